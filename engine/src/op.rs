//! The engine's instructions: what a program is compiled to at load time.
//!
//! An operand is the index of a 64-bit slot. A wide value (65 to 128 bits) lives in two slots, low
//! word first; its operand is the first. Constants are slots too. Unsigned values are zero-extended,
//! signed ones sign-extended to the slot. `sh` cuts a result to its low `64 - sh` (wide: `128 - sh`)
//! bits. `x` is a branch target, or the index of an object.

/// What an instruction does; `d`, `a`, `b`, `sh`, `x` are those of [`Op`], `[n]` is slot n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Code {
    /// The pipeline, parser or deparser is done.
    End,
    /// To x.
    Jmp,
    /// To x if [a] is 0 / is not 0 / relates to [b]: equal, unsigned, signed, and the wide forms.
    BrZ,
    BrNz,
    BrEq,
    BrNe,
    BrLt,
    BrGe,
    BrLtS,
    BrGeS,
    BrEqW,
    BrNeW,
    BrLtW,
    BrGeW,
    BrLtSW,
    BrGeSW,
    /// [d] = [a], cut.
    Mov,
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    /// [d] = ![a], cut.
    Not,
    /// Shift by [b]; 64 and more shifts everything out.
    Shl,
    Shr,
    Sar,
    /// Shift by x (below 64), then cut.
    ShlI,
    ShrI,
    /// Unsigned; division by 0 gives 0.
    Div,
    Mod,
    /// [d] = the low 64 - sh bits of [a], sign-extended.
    Sext,
    /// [d] = [a] as a signed number, limited to x bits unsigned / signed.
    SatU,
    SatS,
    /// [d] = 1 if [a] relates to [b], else 0.
    Eq,
    Ne,
    Lt,
    Le,
    LtS,
    LeS,
    /// [d] = [a] if [x] is not 0, else [b].
    Select,
    /// The wide forms.
    MovW,
    AddW,
    SubW,
    MulW,
    AndW,
    OrW,
    XorW,
    NotW,
    ShlW,
    ShrW,
    SarW,
    DivW,
    ModW,
    SextW,
    SatUW,
    SatSW,
    EqW,
    LtW,
    LeW,
    LtSW,
    LeSW,
    SelectW,
    /// Wide [d] = narrow [a], zero- or sign-extended.
    Widen,
    WidenS,
    /// Wide [d] = [a] * [b], both narrow and unsigned.
    MulX,
    /// Narrow [d] = (wide [a] >> x), cut.
    ShrX,
    /// Header bytes at a, big-endian: whole 1, 2, 4, 8 bytes.
    Ld8,
    Ld16,
    Ld32,
    Ld64,
    /// The 64 bits at byte a, shifted left by b, then right by sh (LdS: arithmetic).
    Ld,
    LdS,
    /// The 128 bits at byte a likewise, to a narrow / wide / signed wide slot.
    LdX,
    LdW,
    LdSW,
    /// [a] to the header bytes at d.
    St8,
    St16,
    St32,
    St64,
    /// The low x bits of [a] to the 128 bits at byte d, shifted left by sh; StW from a wide slot.
    St,
    StW,
    /// x bytes of the header area from a to d; [d] = are x bytes at a and b equal.
    CopyBytes,
    EqBytes,
    /// Fixed header of b bytes at a from the packet, validity slot d; too short: error, to x.
    Extract,
    /// Header d, its variable part [a] bits long; error: to x.
    ExtractVl,
    /// Next element of stack d (variable part [a] bits if b is 1); error: to x.
    ExtractStack,
    /// Skips [a] bits; error: to x.
    Advance,
    /// Checks that a bytes are left; error: to x.
    Need,
    /// [d] = (128 bits of the packet at byte a << b) >> sh from the read position; x = 1: wide.
    Look,
    /// To x, with the parser error [a].
    Fail,
    /// To x unless value set a holds the key in b slots from d.
    BrNotInSet,
    /// Header d = header a.
    CopyHdr,
    /// Header a, whose validity is [d], becomes valid (zeroed if it was not) / invalid.
    AddHdr,
    RemoveHdr,
    /// [d] = are headers a and b equal.
    EqHdr,
    /// Stack a: shift by [b].
    Push,
    Pop,
    /// Stack d = stack a.
    CopyStack,
    /// [d] = field x of element [a] of stack b; wide form.
    LdDyn,
    /// Field x of element [a] of stack b = [d].
    StDyn,
    /// [d] = validity of element [a] of stack b.
    ValidDyn,
    /// Element [a] of stack b becomes valid (x = 1) or invalid.
    SetDyn,
    /// Looks table a up and goes on at the action found.
    Apply,
    /// Register array x, index [a]: [d] = cell, cell = [d]; wide forms.
    RegRd,
    RegWr,
    RegRdW,
    RegWrW,
    /// Counter array x, index [a].
    Count,
    /// Meter array x, index [a], colour to [d].
    Meter,
    /// [d] = calculation x.
    Calc,
    /// [d] = a random number from [a] to [b].
    Random,
    /// Truncates the packet to [a] bytes.
    Truncate,
    /// Appends header of b bytes at a if [d] is not 0; EmitVl: header a.
    Emit,
    EmitVl,
}

/// One instruction; see [`Code`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Op {
    pub code: Code,
    pub sh: u8,
    pub d: u16,
    pub a: u16,
    pub b: u16,
    pub x: u32,
}

impl Op {
    pub fn new(code: Code, d: u16, a: u16, b: u16) -> Op {
        Op {
            code,
            sh: 0,
            d,
            a,
            b,
            x: 0,
        }
    }
    pub fn x(mut self, x: u32) -> Op {
        self.x = x;
        self
    }
    pub fn sh(mut self, sh: u32) -> Op {
        self.sh = sh as u8;
        self
    }
    /// Whether `x` is a branch target.
    pub fn jumps(&self) -> bool {
        use Code::*;
        matches!(
            self.code,
            Jmp | BrZ
                | BrNz
                | BrEq
                | BrNe
                | BrLt
                | BrGe
                | BrLtS
                | BrGeS
                | BrEqW
                | BrNeW
                | BrLtW
                | BrGeW
                | BrLtSW
                | BrGeSW
                | Extract
                | ExtractVl
                | ExtractStack
                | Advance
                | Need
                | Fail
                | BrNotInSet
        )
    }
    /// Whether `sh` cuts the result, so that a following cut can be folded into it.
    pub fn cuts(&self) -> bool {
        use Code::*;
        matches!(
            self.code,
            Mov | Add
                | Sub
                | Mul
                | And
                | Or
                | Xor
                | Not
                | Shl
                | Shr
                | ShlI
                | ShrI
                | MovW
                | AddW
                | SubW
                | MulW
                | AndW
                | OrW
                | XorW
                | NotW
                | ShlW
                | ShrW
                | ShrX
        )
    }
    /// Whether `d` is a result slot, so that a following move can be folded into it.
    pub fn has_result(&self) -> bool {
        use Code::*;
        self.cuts()
            || matches!(
                self.code,
                Sar | Div
                    | Mod
                    | Sext
                    | SatU
                    | SatS
                    | Eq
                    | Ne
                    | Lt
                    | Le
                    | LtS
                    | LeS
                    | Select
                    | SarW
                    | DivW
                    | ModW
                    | SextW
                    | SatUW
                    | SatSW
                    | EqW
                    | LtW
                    | LeW
                    | LtSW
                    | LeSW
                    | SelectW
                    | Widen
                    | WidenS
                    | MulX
                    | Ld8
                    | Ld16
                    | Ld32
                    | Ld64
                    | Ld
                    | LdS
                    | LdX
                    | LdW
                    | LdSW
                    | EqBytes
                    | Look
                    | EqHdr
                    | LdDyn
                    | ValidDyn
                    | RegRd
                    | RegRdW
                    | Calc
                    | Random
            )
    }
}
