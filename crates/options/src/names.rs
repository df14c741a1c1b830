//! Names that parse into enums: a name that is not listed is refused with the list of those that are.

use std::fmt;

/// A name that none of the allowed ones matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The kind of name that was expected, e.g. `transport`.
    pub kind: &'static str,
    /// The name as written by the user.
    pub name: String,
    /// The names that are allowed, without aliases.
    pub allowed: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown {} `{}`: allowed are {}",
            self.kind,
            self.name,
            self.allowed.join(", ")
        )
    }
}

impl std::error::Error for UnknownName {}

/// An enum whose values have names.
pub trait Named: Copy + 'static {
    /// Every value, the default first.
    const ALL: &'static [Self];
    /// The name of each, with a line of help.
    const NAMES: &'static [(&'static str, &'static str)];
}

/// An enum with a line for each value, the default first: its name, aliases, a line of help. Before the help may stand in
/// parentheses what the value is made of; `method -> Type` behind the enum's name says how to get at it.
#[macro_export]
macro_rules! named {
    (
        $(#[$doc:meta])* $kind:literal $name:ident: $method:ident -> $parts:ty {
            $( $(#[$variant_doc:meta])* $variant:ident = $text:literal $(| $alias:literal)* ($value:expr): $help:literal, )+
        }
    ) => {
        $crate::names::named! {
            $(#[$doc])* $kind $name {
                $( $(#[$variant_doc])* $variant = $text $(| $alias)*: $help, )+
            }
        }

        impl $name {
            /// Returns the parts that stand behind the name.
            pub(crate) fn $method(self) -> $parts {
                match self { $( $name::$variant => $value, )+ }
            }
        }
    };
    (
        $(#[$doc:meta])* $kind:literal $name:ident {
            $( $(#[$variant_doc:meta])* $variant:ident = $text:literal $(| $alias:literal)*: $help:literal, )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$variant_doc])* #[doc = $help] $variant, )+
        }

        impl $name {
            /// Every value, in the order of help texts.
            pub const ALL: &'static [$name] = &[$( $name::$variant, )+];

            /// Returns the name.
            pub const fn name(self) -> &'static str {
                match self { $( $name::$variant => $text, )+ }
            }

            /// Returns other names that parse as well.
            pub const fn aliases(self) -> &'static [&'static str] {
                match self { $( $name::$variant => &[$( $alias, )*], )+ }
            }

            /// Returns one line for help texts.
            pub const fn help(self) -> &'static str {
                match self { $( $name::$variant => $help, )+ }
            }
        }

        impl $crate::names::Named for $name {
            const ALL: &'static [$name] = $name::ALL;
            const NAMES: &'static [(&'static str, &'static str)] = &[$( ($text, $help), )+];
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::names::UnknownName;

            fn from_str(text: &str) -> Result<$name, $crate::names::UnknownName> {
                let lower = text.to_ascii_lowercase();
                $name::ALL
                    .iter()
                    .copied()
                    .find(|v| v.name() == lower || v.aliases().contains(&lower.as_str()))
                    .ok_or_else(|| $crate::names::UnknownName {
                        kind: $kind,
                        name: text.to_owned(),
                        allowed: $name::ALL.iter().map(|v| v.name()).collect(),
                    })
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub use named;
