mod conversations;
mod talk;
