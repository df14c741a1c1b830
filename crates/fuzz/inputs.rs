//! The inputs of a corpus: a line of hexadecimal digits each.

/// Reads a corpus.
pub fn inputs(corpus: &str) -> impl Iterator<Item = Vec<u8>> {
    corpus.lines().map(|line| {
        let digits = |place: usize| u8::from_str_radix(&line[place..place + 2], 16);
        let bytes: Result<_, _> = (0..line.len()).step_by(2).map(digits).collect();
        bytes.expect("hexadecimal digits")
    })
}
