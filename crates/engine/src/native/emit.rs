//! The operations of a back end, on values and in blocks.
//!
//! [`super::translate`] walks a program once, for every back end alike: [`super::cranelift`] makes machine code of it when the
//! program is loaded, [`super::c`] makes C that is compiled ahead.

use super::Helper;

/// Kinds of memory that never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Memory {
    Slots,
    Headers,
    Packet,
    State,
    Cells,
    Tables,
    Env,
}

/// A type of values: an unsigned integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    I8,
    I16,
    I32,
    I64,
    I128,
}

impl Ty {
    /// Returns the bytes of a value.
    pub fn bytes(self) -> usize {
        1 << self as usize
    }

    /// Returns the narrowest type of at least so many bytes, 8 at most.
    pub fn for_bytes(bytes: usize) -> Ty {
        match bytes {
            1 => Ty::I8,
            2 => Ty::I16,
            3..=4 => Ty::I32,
            _ => Ty::I64,
        }
    }
}

/// A relation of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    Equal,
    Differs,
    Below,
    AtMost,
    AtLeast,
    /// Signed.
    Less,
    /// Signed.
    LessOrEqual,
    /// Signed.
    GreaterOrEqual,
    /// Signed.
    Greater,
}

/// An operation on two values of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    Add,
    Sub,
    Mul,
    /// The upper half of the product.
    MulHigh,
    /// Unsigned; the divisor is never 0.
    Div,
    /// Likewise.
    Rem,
    And,
    Or,
    Xor,
    /// Shifts are by a 64-bit value; its bits beyond the width of what is shifted don't count.
    Shl,
    Shr,
    /// Signed.
    Sar,
}

/// A back end. Values have the type of their operands where nothing else is said; an access to memory never traps.
pub(super) trait Emit {
    type Value: Copy + Ord;
    type Block: Copy;
    /// The end of a block that goes on at another one, to which arguments can still be added.
    type Jump: Copy;

    /// Returns the bytes of a value.
    fn bytes(&self, a: Self::Value) -> usize;
    /// Makes a number of 64 bits.
    fn int(&mut self, v: u64) -> Self::Value;
    /// Makes a number of 32 bits.
    fn number(&mut self, v: u32) -> Self::Value;
    /// Makes a condition: 1 or 0.
    fn boolean(&mut self, v: bool) -> Self::Value;
    fn binary(&mut self, op: Binary, a: Self::Value, b: Self::Value) -> Self::Value;
    fn not(&mut self, a: Self::Value) -> Self::Value;
    /// Puts the bytes in reverse order.
    fn swap(&mut self, a: Self::Value) -> Self::Value;
    /// Zero-extends to 64 bits.
    fn extend(&mut self, a: Self::Value) -> Self::Value;
    /// Cuts to the low bits.
    fn reduce(&mut self, ty: Ty, a: Self::Value) -> Self::Value;
    /// Makes 128 bits of a low and a high word.
    fn join(&mut self, low: Self::Value, high: Self::Value) -> Self::Value;
    /// Returns the low and the high word.
    fn split(&mut self, a: Self::Value) -> (Self::Value, Self::Value);
    /// Makes a condition: 1 or 0.
    fn compare(&mut self, relation: Relation, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Chooses `a` if the condition is not 0, otherwise `b`.
    fn select(&mut self, condition: Self::Value, a: Self::Value, b: Self::Value) -> Self::Value;

    fn load(&mut self, memory: Memory, ty: Ty, at: Self::Value, offset: usize) -> Self::Value;
    fn store(&mut self, memory: Memory, value: Self::Value, at: Self::Value, offset: usize);
    /// Writes 16 bytes of 0.
    fn clear(&mut self, memory: Memory, at: Self::Value, offset: usize);
    /// Calls a helper and returns the 32 bits that it returns.
    fn call(
        &mut self,
        helper: Helper,
        state: Self::Value,
        program: Self::Value,
        operand: usize,
    ) -> Self::Value;

    /// Makes a block that is not begun yet.
    fn block(&mut self) -> Self::Block;
    /// Adds a parameter of 64 bits of a block that is not begun yet.
    fn parameter(&mut self, block: Self::Block) -> Self::Value;
    /// Begins the block, to which all that follows belongs.
    fn begin(&mut self, block: Self::Block);
    /// Ends the block.
    fn jump(&mut self, to: Self::Block, arguments: &[Self::Value]) -> Self::Jump;
    /// Ends the block: goes on at `yes` if the condition is not 0, otherwise at `no`.
    fn branch(
        &mut self,
        condition: Self::Value,
        yes: (Self::Block, &[Self::Value]),
        no: (Self::Block, &[Self::Value]),
    );
    /// Loads 64 bits before a jump that ended a block.
    fn load_before(
        &mut self,
        jump: Self::Jump,
        memory: Memory,
        at: Self::Value,
        offset: usize,
    ) -> Self::Value;
    /// Adds an argument, for the parameter that the block got last.
    fn append(&mut self, jump: Self::Jump, argument: Self::Value);
    /// Ends the function.
    fn end(&mut self, result: Self::Value);
}
