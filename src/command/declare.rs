//! Declares commands: each once, with its names, its options and the types of its arguments. From that follow the table of
//! commands, the typed commands, how they are read and how they are written.

/// Declares the commands. A row is `Kind { argument: Type = option, .. } => "name".what_else();`, or `Kind(Type) => ..` if the
/// arguments are a type of their own, or `Kind => ..` without any.
macro_rules! commands {
    ($(
        $(#[$doc:meta])*
        $kind:ident
        $(($arguments:ty))?
        $({ $($(#[$argument_doc:meta])* $argument:ident: $type:ty = $option:expr),* $(,)? })?
        => $name:literal $(.$method:ident($($parameter:expr),*))*;
    )*) => {
        /// The kinds of command. The manager has one handler for each.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum CommandKind {
            $($kind,)*
        }

        /// A command and its arguments.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Command {
            $($(#[$doc])* $kind $(($arguments))? $({ $($(#[$argument_doc])* $argument: $type),* })?,)*
        }

        /// All commands, in the order in which the help lists them.
        pub const COMMANDS: &[CommandSpec] = &[$(
            CommandSpec::new(CommandKind::$kind, $name)
                $(.with(<$arguments as Arguments>::OPTIONS))?
                $(.with(&[$($option),*]))?
                $(.$method($($parameter),*))*,
        )*];

        impl Command {
            /// Returns the kind of this command, which names its row in the table.
            #[must_use]
            pub fn kind(&self) -> CommandKind {
                match self {
                    $(Command::$kind { .. } => CommandKind::$kind,)*
                }
            }

            /// Returns the command of this row of the table with the arguments among `values`.
            fn read(spec: &'static CommandSpec, values: &Values) -> Result<Command, ParseError> {
                Ok(match spec.kind {
                    $(CommandKind::$kind => Command::$kind
                        $((<$arguments as Arguments>::read(values)?))?
                        $({ $($argument: values.argument(&$option)?),* })?,)*
                })
            }

            fn write_arguments(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match self {
                    $(
                        $(Command::$kind(arguments) => <$arguments as Arguments>::write(arguments, f)?,)?
                        $(Command::$kind { $($argument),* } => { $(write_argument(f, &$option, $argument)?;)* })?
                    )*
                    // The others have none.
                    _ => {}
                }
                Ok(())
            }
        }
    };
}
pub(super) use commands;

/// Declares the arguments of a command as a type of their own, in the order in which they are written.
macro_rules! arguments {
    (
        $(#[$doc:meta])*
        pub struct $name:ident {
            $($(#[$argument_doc:meta])* pub $argument:ident: $type:ty = $option:expr,)*
        }
    ) => {
        $(#[$doc])*
        pub struct $name {
            $($(#[$argument_doc])* pub $argument: $type,)*
        }

        impl $crate::command::argument::Arguments for $name {
            const OPTIONS: &'static [$crate::command::OptionSpec] = &[$($option),*];

            fn read(values: &$crate::command::values::Values) -> Result<$name, $crate::command::ParseError> {
                Ok($name { $($argument: values.argument(&$option)?,)* })
            }

            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $($crate::command::argument::write_argument(f, &$option, &self.$argument)?;)*
                Ok(())
            }
        }
    };
}
pub(super) use arguments;
