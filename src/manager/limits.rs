//! What one person, place or server may use of what all share.

pub(super) mod attempts;
pub(super) mod budgets;
pub(super) mod invitations;
pub(super) mod pool;
pub(super) mod rate_limit;
