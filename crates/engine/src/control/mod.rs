//! The control plane: what changes a switch between packets.

mod engine;
mod entries;
mod hashes;
mod objects;

use crate::code::bytecode::ActionInfo;
use crate::error::ControlError;

type Res<T> = Result<T, ControlError>;

fn find<'a, T>(
    list: &'a [T],
    name: &str,
    of: impl Fn(&'a T) -> &'a str,
    kind: &'static str,
) -> Res<usize> {
    list.iter()
        .position(|x| of(x) == name)
        .ok_or_else(|| ControlError::Unknown {
            kind,
            name: name.into(),
            existing: list.iter().map(of).collect::<Vec<_>>().join(", "),
        })
}

/// Returns the parameters in the order of the action, as words.
fn param_words(place: &str, a: &ActionInfo, params: &[(String, u128)]) -> Res<Vec<u64>> {
    let error = |problem: String| ControlError::Action {
        place: place.into(),
        action: a.name.clone(),
        problem,
    };
    let known = || {
        a.params
            .iter()
            .map(|p| p.0.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    if let Some((n, _)) = params
        .iter()
        .find(|(n, _)| !a.params.iter().any(|p| p.0 == *n))
    {
        return Err(error(format!("no parameter {n:?}; it has: {}", known())));
    }
    let mut out = Vec::new();
    for (name, width) in &a.params {
        let mut given = params.iter().filter(|p| p.0 == *name);
        let (Some((_, v)), None) = (given.next(), given.next()) else {
            return Err(error(format!(
                "parameter {name:?} must be given once; it has: {}",
                known()
            )));
        };
        if *width < 128 && v >> width != 0 {
            return Err(error(format!(
                "parameter {name:?} = {v:#x} does not fit {width} bits"
            )));
        }
        out.push(*v as u64);
        if *width > 64 {
            out.push((v >> 64) as u64);
        }
    }
    Ok(out)
}
