//! C, to be compiled ahead. One function an entry point, over the pointers that [`super::Native::run`] gives.
//!
//! A value is a variable that is set once; a block is a label, and its parameters are variables that each jump to it
//! sets. The compiler must not reason by types (`-fno-strict-aliasing`): memory is bytes here.

use std::fmt::Write;
use std::mem::offset_of;

use super::ahead::ENTRY_POINTS;
use super::emit::{Binary, Emit, Memory, Relation, Ty};
use super::translate::{self, Arguments, Part};
use super::{Env, Helper, is_small};
use crate::code::bytecode::{Bytecode, EntryPoint};
use crate::code::flow::{Packets, liveness};

/// The text before the functions: types, and accesses to memory that may be unaligned.
const HEAD: &str = "\
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned __int128 u128;
typedef u32 helper(void *, const void *, u32);
#define ACCESS(T) \\
    static inline T load_##T(const u8 *at) { T v; memcpy(&v, at, sizeof v); return v; } \\
    static inline void store_##T(u8 *at, T v) { memcpy(at, &v, sizeof v); }
ACCESS(u8)
ACCESS(u16)
ACCESS(u32)
ACCESS(u64)
";

/// Writes the functions of a program's entry points, named `WAY(arrive)` and so on. `WAY` is defined where they are compiled.
pub(super) fn text(p: &Bytecode) -> Option<String> {
    // Places in memory are those of such a machine.
    let known = cfg!(all(target_pointer_width = "64", target_endian = "little"));
    if !known || !is_small(p) {
        return None;
    }
    let live = liveness(p, Packets::All);
    let mut text = String::from(HEAD);
    for (entry, name) in EntryPoint::ALL.into_iter().zip(ENTRY_POINTS) {
        let _ = writeln!(
            text,
            "bool WAY({name})(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {{"
        );
        let Some(part) = Part::new(p, &live, entry) else {
            text += "    return false;\n}\n";
            continue;
        };
        let mut c = C::default();
        let [state, slots, hdr, env] = ["state", "slots", "hdr", "env"].map(|name| {
            let address = format!("(u64){name}");
            c.set(Ty::I64, &address)
        });
        let zero = c.int(0);
        let given = Arguments {
            state,
            slots,
            hdr,
            env,
            zero,
        };
        text += &translate::function(&part, c, given).finish();
        text += "}\n";
    }
    Some(text)
}

/// A piece of a function.
enum Piece {
    Text(String),
    /// The text before a jump, the label, and its arguments.
    Jump(String, usize, Vec<usize>),
}

/// A function in the making.
#[derive(Default)]
pub(super) struct C {
    pieces: Vec<Piece>,
    /// By value.
    types: Vec<Ty>,
    /// The parameters of each block.
    blocks: Vec<Vec<usize>>,
    /// All of them.
    parameters: Vec<usize>,
}

fn name(ty: Ty) -> &'static str {
    match ty {
        Ty::I8 => "u8",
        Ty::I16 => "u16",
        Ty::I32 => "u32",
        Ty::I64 => "u64",
        Ty::I128 => "u128",
    }
}

fn signed(ty: Ty) -> &'static str {
    match ty {
        Ty::I8 => "int8_t",
        Ty::I16 => "int16_t",
        Ty::I32 => "int32_t",
        Ty::I64 => "int64_t",
        Ty::I128 => "__int128",
    }
}

impl C {
    fn value(&mut self, ty: Ty) -> usize {
        self.types.push(ty);
        self.types.len() - 1
    }

    fn line(&mut self, line: &str) {
        self.pieces.push(Piece::Text(format!("    {line}\n")));
    }

    /// Makes a value that an expression gives.
    fn set(&mut self, ty: Ty, expression: &str) -> usize {
        let v = self.value(ty);
        self.line(&format!("{} v{v} = {expression};", name(ty)));
        v
    }

    /// Returns the statement that goes to a block.
    fn jump_to(&self, block: usize, arguments: &[usize]) -> String {
        let parameters = &self.blocks[block];
        assert_eq!(parameters.len(), arguments.len(), "each parameter is set");
        let mut text = String::new();
        // An argument may be a parameter: all are read before one is set.
        for (p, a) in parameters.iter().zip(arguments) {
            let _ = write!(text, "u64 n{p} = v{a}; ");
        }
        for p in parameters {
            let _ = write!(text, "v{p} = n{p}; ");
        }
        format!("{{ {text}goto b{block}; }}")
    }

    fn finish(self) -> String {
        let mut text = String::new();
        for p in &self.parameters {
            let _ = writeln!(text, "    u64 v{p};");
        }
        for piece in &self.pieces {
            match piece {
                Piece::Text(line) => text += line,
                Piece::Jump(before, to, arguments) => {
                    let _ = writeln!(text, "{before}    {}", self.jump_to(*to, arguments));
                }
            }
        }
        text
    }
}

impl Emit for C {
    type Value = usize;
    type Block = usize;
    type Jump = usize;

    fn bytes(&self, a: usize) -> usize {
        self.types[a].bytes()
    }

    fn int(&mut self, v: u64) -> usize {
        self.set(Ty::I64, &format!("{v:#x}"))
    }

    fn number(&mut self, v: u32) -> usize {
        self.set(Ty::I32, &format!("{v:#x}"))
    }

    fn boolean(&mut self, v: bool) -> usize {
        self.set(Ty::I8, if v { "1" } else { "0" })
    }

    fn binary(&mut self, op: Binary, a: usize, b: usize) -> usize {
        let ty = self.types[a];
        let most = ty.bytes() * 8 - 1;
        let expression = match op {
            Binary::Add => format!("v{a} + v{b}"),
            Binary::Sub => format!("v{a} - v{b}"),
            Binary::Mul => format!("v{a} * v{b}"),
            Binary::MulHigh => format!("(u64)((u128)v{a} * v{b} >> 64)"),
            Binary::Div => format!("v{a} / v{b}"),
            Binary::Rem => format!("v{a} % v{b}"),
            Binary::And => format!("v{a} & v{b}"),
            Binary::Or => format!("v{a} | v{b}"),
            Binary::Xor => format!("v{a} ^ v{b}"),
            Binary::Shl => format!("v{a} << (v{b} & {most})"),
            Binary::Shr => format!("v{a} >> (v{b} & {most})"),
            Binary::Sar => format!("({})v{a} >> (v{b} & {most})", signed(ty)),
        };
        self.set(ty, &expression)
    }

    fn not(&mut self, a: usize) -> usize {
        self.set(self.types[a], &format!("~v{a}"))
    }

    fn swap(&mut self, a: usize) -> usize {
        let ty = self.types[a];
        self.set(ty, &format!("__builtin_bswap{}(v{a})", ty.bytes() * 8))
    }

    fn extend(&mut self, a: usize) -> usize {
        self.set(Ty::I64, &format!("v{a}"))
    }

    fn reduce(&mut self, ty: Ty, a: usize) -> usize {
        self.set(ty, &format!("({})v{a}", name(ty)))
    }

    fn join(&mut self, low: usize, high: usize) -> usize {
        self.set(Ty::I128, &format!("(u128)v{high} << 64 | v{low}"))
    }

    fn split(&mut self, a: usize) -> (usize, usize) {
        let low = self.set(Ty::I64, &format!("(u64)v{a}"));
        (low, self.set(Ty::I64, &format!("(u64)(v{a} >> 64)")))
    }

    fn compare(&mut self, relation: Relation, a: usize, b: usize) -> usize {
        let (sign, is_signed) = match relation {
            Relation::Equal => ("==", false),
            Relation::Differs => ("!=", false),
            Relation::Below => ("<", false),
            Relation::AtMost => ("<=", false),
            Relation::AtLeast => (">=", false),
            Relation::Less => ("<", true),
            Relation::LessOrEqual => ("<=", true),
            Relation::GreaterOrEqual => (">=", true),
            Relation::Greater => (">", true),
        };
        let to = if is_signed {
            signed(self.types[a])
        } else {
            name(self.types[a])
        };
        self.set(Ty::I8, &format!("({to})v{a} {sign} ({to})v{b}"))
    }

    fn select(&mut self, condition: usize, a: usize, b: usize) -> usize {
        self.set(self.types[a], &format!("v{condition} ? v{a} : v{b}"))
    }

    fn load(&mut self, _: Memory, ty: Ty, at: usize, offset: usize) -> usize {
        let of = name(ty);
        self.set(ty, &format!("load_{of}((const u8 *)v{at} + {offset})"))
    }

    fn store(&mut self, _: Memory, value: usize, at: usize, offset: usize) {
        let of = name(self.types[value]);
        self.line(&format!("store_{of}((u8 *)v{at} + {offset}, v{value});"));
    }

    fn clear(&mut self, _: Memory, at: usize, offset: usize) {
        self.line(&format!("memset((u8 *)v{at} + {offset}, 0, 16);"));
    }

    fn call(&mut self, helper: Helper, state: usize, program: usize, operand: usize) -> usize {
        let helpers = offset_of!(Env, helpers);
        let callee = format!(
            "(*(helper *const *const *)(env + {helpers}))[{}]",
            helper as usize
        );
        self.set(
            Ty::I32,
            &format!("{callee}((void *)v{state}, (const void *)v{program}, {operand})"),
        )
    }

    fn block(&mut self) -> usize {
        self.blocks.push(Vec::new());
        self.blocks.len() - 1
    }

    fn parameter(&mut self, block: usize) -> usize {
        let v = self.value(Ty::I64);
        self.blocks[block].push(v);
        self.parameters.push(v);
        v
    }

    fn begin(&mut self, block: usize) {
        self.pieces.push(Piece::Text(format!("b{block}:;\n")));
    }

    fn jump(&mut self, to: usize, arguments: &[usize]) -> usize {
        self.pieces
            .push(Piece::Jump(String::new(), to, arguments.to_vec()));
        self.pieces.len() - 1
    }

    fn branch(&mut self, condition: usize, yes: (usize, &[usize]), no: (usize, &[usize])) {
        let (then, otherwise) = (self.jump_to(yes.0, yes.1), self.jump_to(no.0, no.1));
        self.line(&format!("if (v{condition}) {then} else {otherwise}"));
    }

    fn load_before(&mut self, jump: usize, _: Memory, at: usize, offset: usize) -> usize {
        let v = self.value(Ty::I64);
        if let Piece::Jump(before, ..) = &mut self.pieces[jump] {
            let _ = writeln!(
                before,
                "    u64 v{v} = load_u64((const u8 *)v{at} + {offset});"
            );
        }
        v
    }

    fn append(&mut self, jump: usize, argument: usize) {
        if let Piece::Jump(_, _, arguments) = &mut self.pieces[jump] {
            arguments.push(argument);
        }
    }

    fn end(&mut self, result: usize) {
        self.line(&format!("return v{result};"));
    }
}
