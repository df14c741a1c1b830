//! A program's own diagnostics, by BMv2's primitives: `log_msg`, `assert` and `assume`.
//!
//! BMv2 ends when an assertion fails (`src/bm_sim/core/primitives.cpp`). Here the packet is dropped and the failure
//! recorded: the caller of the engine decides whether it goes on.

/// Log messages that are retained until they are taken; further ones are counted alone.
pub const MAX_LOG_MESSAGES: usize = 100;

/// One message of `log_msg`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogMessage {
    /// The program's clock, microseconds.
    pub time_us: u64,
    /// The text, with the values in decimal.
    pub text: String,
    /// File and line of the P4 source; empty where the program does not say.
    pub source: String,
}

/// An assertion that did not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssertFailure {
    /// The program's clock, microseconds.
    pub time_us: u64,
    /// `assert` or `assume`.
    pub kind: &'static str,
    /// The expression, as the P4 source or the JSON has it.
    pub expression: String,
    /// File and line of the P4 source; empty where the program does not say.
    pub source: String,
    /// The control in which it failed: `parser`, `ingress` or `egress`.
    pub control: &'static str,
    /// The port by which the packet came; in egress the one by which it was to leave.
    pub port: u64,
    /// The packet as it came; in egress its headers as they were then, and its payload.
    pub bytes: Vec<u8>,
}

impl AssertFailure {
    /// Describes the place of the assertion, and what it demands.
    pub fn describe(&self) -> String {
        let place = match self.source.is_empty() {
            true => String::new(),
            false => format!("{}: ", self.source),
        };
        format!("{place}{} failed: {}", self.kind, self.expression)
    }
}

/// The diagnostics of a switch.
#[derive(Debug, Default)]
pub(crate) struct Diagnostics {
    /// Messages since the switch was made.
    pub logged: u64,
    /// The first of them that were not taken yet.
    pub messages: Vec<LogMessage>,
    /// Assertions that failed since the switch was made.
    pub failed: u64,
    /// The first of them that was not taken yet.
    pub failure: Option<AssertFailure>,
}

/// A call of `log_msg` in a program.
#[derive(Debug, Clone, Default)]
pub(crate) struct LogCall {
    /// The text before each value, and the text behind the last.
    pub texts: Vec<String>,
    /// Whether each value is signed, and whether it takes two slots.
    pub values: Vec<(bool, bool)>,
    pub source: String,
}

impl LogCall {
    /// Parses BMv2's format: `{}` stands for a value, `\\{` and `\\}` for braces. Text between the braces has no
    /// effect. Returns nothing if a brace is not closed.
    pub fn parse_format(format: &str) -> Option<Vec<String>> {
        let (mut texts, mut text) = (Vec::new(), String::new());
        let mut chars = format.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '\\' if matches!(chars.peek(), Some('{' | '}')) => text.extend(chars.next()),
                '{' => {
                    loop {
                        match chars.next()? {
                            '}' => break,
                            '\\' => {
                                chars.next_if_eq(&'}');
                            }
                            _ => {}
                        }
                    }
                    texts.push(std::mem::take(&mut text));
                }
                c => text.push(c),
            }
        }
        texts.push(text);
        Some(texts)
    }

    /// Writes the message with the values in these slots.
    pub fn format(&self, mut words: &[u64]) -> String {
        let mut texts = self.texts.iter();
        let mut text = texts.next().cloned().unwrap_or_default();
        for ((signed, wide), after) in self.values.iter().zip(texts) {
            let (own, rest) = words.split_at(1 + usize::from(*wide));
            words = rest;
            let low = u128::from(own[0]);
            text += &match (own.get(1), signed) {
                (None, false) => low.to_string(),
                (None, true) => (own[0] as i64).to_string(),
                (Some(high), false) => (u128::from(*high) << 64 | low).to_string(),
                (Some(high), true) => ((u128::from(*high) << 64 | low) as i128).to_string(),
            };
            text += after;
        }
        text
    }
}

/// A call of `assert` or `assume` in a program.
#[derive(Debug, Clone, Default)]
pub(crate) struct AssertCall {
    pub kind: &'static str,
    pub expression: String,
    pub source: String,
    pub control: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_format_parses_placeholders_as_bmv2_does() {
        let parse = |format| LogCall::parse_format(format);
        let texts = |all: &[&str]| Some(all.iter().map(|t| (*t).to_owned()).collect());
        assert_eq!(parse("TTL {} of {}"), texts(&["TTL ", " of ", ""]));
        assert_eq!(parse("{}"), texts(&["", ""]));
        assert_eq!(parse(r"\{{x}\}"), texts(&["{", "}"]));
        assert_eq!(parse("none"), texts(&["none"]));
        assert_eq!(parse("open {"), None);
    }

    #[test]
    fn log_values_are_formatted_in_decimal() {
        let call = LogCall {
            texts: ["a ", ", b ", ", c ", "."].map(str::to_owned).to_vec(),
            values: vec![(false, false), (true, false), (false, true)],
            source: String::new(),
        };
        assert_eq!(
            call.format(&[7, u64::MAX, 1, 1]),
            "a 7, b -1, c 18446744073709551617."
        );
    }
}
