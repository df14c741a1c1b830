//! The engine's instructions: what a program is compiled to at load time.
//!
//! An operand names a 64-bit slot. A wide value (65 to 128 bits) lives in two slots, low word first; its
//! operand names the first. Constants are slots too. Unsigned values are zero-extended, signed ones
//! sign-extended to the slot. One table says of every opcode what it does with its operands; whoever
//! rewrites or translates code asks the table.

/// How many slots a value takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// One slot.
    Narrow,
    /// Two slots.
    Wide,
}

impl Width {
    /// Returns the width of a value of so many bits.
    pub fn for_bits(bits: u32) -> Width {
        if bits > 64 {
            Width::Wide
        } else {
            Width::Narrow
        }
    }

    /// Says how many slots a value takes.
    pub fn count(self) -> u16 {
        match self {
            Width::Narrow => 1,
            Width::Wide => 2,
        }
    }

    /// Returns the slots of a value that begins at `slot`.
    pub fn slots(self, slot: u16) -> std::ops::Range<u16> {
        slot..slot + self.count()
    }
}

/// The role of an operand in an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The operand names no slot: it is a number, a byte of the header area, the index of an object.
    Other,
    /// The opcode reads the slot.
    Reads(Width),
    /// The opcode writes the slot and does not read it.
    Writes(Width),
    /// The opcode may read the slot, write it, or both.
    Updates,
    /// The operand names the instruction to go on at.
    Target,
}

/// The description of an opcode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Info {
    /// The roles of d, a, b and x.
    pub roles: [Role; 4],
    flags: u8,
}

/// `sh` cuts the result.
const CUTS: u8 = 1;
/// The instruction that follows is reached only by jumps.
const STOPS: u8 = 2;
/// The opcode may set the parser error.
const FAILS: u8 = 4;
/// The opcode may read and write any header and any stack.
const HEADERS: u8 = 8;
/// The result depends on more than the values in slots.
const VARIES: u8 = 16;
/// The opcode changes more than the values in slots.
const ACTS: u8 = 32;

macro_rules! role {
    (_) => {
        Role::Other
    };
    (r) => {
        Role::Reads(Width::Narrow)
    };
    (R) => {
        Role::Reads(Width::Wide)
    };
    (w) => {
        Role::Writes(Width::Narrow)
    };
    (W) => {
        Role::Writes(Width::Wide)
    };
    (u) => {
        Role::Updates
    };
    (to) => {
        Role::Target
    };
}

macro_rules! opcodes {
    ($($name:ident $d:tt $a:tt $b:tt $x:tt $($flag:ident)*;)*) => {
        /// The effect of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub(crate) enum Code {
            $($name,)*
        }

        impl Code {
            /// All opcodes.
            #[cfg(test)]
            pub const ALL: &[Code] = &[$(Code::$name),*];
        }

        const TABLE: &[Info] = &[
            $(Info {
                roles: [role!($d), role!($a), role!($b), role!($x)],
                flags: 0 $(| $flag)*,
            },)*
        ];
    };
}

// The columns are the opcode, the roles of its operands d, a, b and x, flags, and the opcode's
// effect. `role!` above explains the letters: capitals stand for wide values. There, d, a, b, sh
// and x are the operands themselves, and [n] is the value in slot n. The word "cut" keeps the low
// 64 - sh bits of a narrow value and the low 128 - sh bits of a wide one. Bytes are those of the
// header area unless the packet is named. The wide form of an opcode does what the narrow one does.
opcodes! {
    End          _ _ _ _   STOPS;          // ends the section
    Jmp          _ _ _ to  STOPS;          // goes to x
    BrZ          _ r _ to;                 // goes to x if [a] is 0
    BrNz         _ r _ to;                 // goes to x if [a] is not 0
    BrEq         _ r r to;                 // goes to x if [a] = [b]
    BrNe         _ r r to;                 // goes to x if [a] differs from [b]
    BrLt         _ r r to;                 // goes to x if [a] < [b], both unsigned
    BrGe         _ r r to;                 // goes to x if [a] >= [b], both unsigned
    BrLtS        _ r r to;                 // goes to x if [a] < [b], both signed
    BrGeS        _ r r to;                 // goes to x if [a] >= [b], both signed
    BrEqW        _ R R to;
    BrNeW        _ R R to;
    BrLtW        _ R R to;
    BrGeW        _ R R to;
    BrLtSW       _ R R to;
    BrGeSW       _ R R to;

    Mov          w r _ _   CUTS;           // [d] = [a], cut
    Add          w r r _   CUTS;           // [d] = [a] + [b], cut
    Sub          w r r _   CUTS;           // [d] = [a] - [b], cut
    Mul          w r r _   CUTS;           // [d] = [a] * [b], cut
    And          w r r _   CUTS;           // [d] = [a] & [b], cut
    Or           w r r _   CUTS;           // [d] = [a] | [b], cut
    Xor          w r r _   CUTS;           // [d] = [a] ^ [b], cut
    Not          w r _ _   CUTS;           // [d] = ![a], cut
    Shl          w r r _   CUTS;           // [d] = [a] << [b], cut; a shift by the whole width or more gives 0
    Shr          w r r _   CUTS;           // [d] = [a] >> [b], cut, likewise
    Sar          w r r _;                  // [d] = [a] >> [b], signed; a shift by the whole width or more leaves the sign
    ShlI         w r _ _   CUTS;           // [d] = [a] << x, cut; x is below 64
    ShrI         w r _ _   CUTS;           // [d] = [a] >> x, cut; x is below 64
    Div          w r r _;                  // [d] = [a] / [b], unsigned; division by 0 gives 0
    Mod          w r r _;                  // [d] = [a] % [b], unsigned; division by 0 gives 0
    Sext         w r _ _;                  // [d] = [a], cut, then sign-extended
    SatU         w r _ _;                  // [d] = [a], signed, limited to what x bits hold unsigned
    SatS         w r _ _;                  // [d] = [a], signed, limited to what x bits hold signed
    Eq           w r r _;                  // [d] = 1 if [a] = [b], otherwise 0
    Ne           w r r _;                  // [d] = 1 if [a] differs from [b], otherwise 0
    Lt           w r r _;                  // [d] = 1 if [a] < [b], both unsigned, otherwise 0
    Le           w r r _;                  // [d] = 1 if [a] <= [b], both unsigned, otherwise 0
    LtS          w r r _;                  // [d] = 1 if [a] < [b], both signed, otherwise 0
    LeS          w r r _;                  // [d] = 1 if [a] <= [b], both signed, otherwise 0
    Select       w r r r;                  // [d] = [a] if [x] is not 0, otherwise [b]

    MovW         W R _ _   CUTS;
    AddW         W R R _   CUTS;
    SubW         W R R _   CUTS;
    MulW         W R R _   CUTS;
    AndW         W R R _   CUTS;
    OrW          W R R _   CUTS;
    XorW         W R R _   CUTS;
    NotW         W R _ _   CUTS;
    ShlW         W R r _   CUTS;
    ShrW         W R r _   CUTS;
    SarW         W R r _;
    DivW         W R R _;
    ModW         W R R _;
    SextW        W R _ _;
    SatUW        W R _ _;
    SatSW        W R _ _;
    EqW          w R R _;
    NeW          w R R _;
    LtW          w R R _;
    LeW          w R R _;
    LtSW         w R R _;
    LeSW         w R R _;
    SelectW      W R R r;
    Widen        W r _ _;                  // [d] = [a], zero-extended
    WidenS       W r _ _;                  // [d] = [a], sign-extended
    MulX         W r r _;                  // [d] = [a] * [b], both unsigned
    ShrX         w R _ _   CUTS;           // [d] = [a] >> x, cut

    Ld8          w _ _ _   VARIES;         // [d] = the byte at a
    Ld16         w _ _ _   VARIES;         // [d] = the 2 bytes at a, big-endian
    Ld32         w _ _ _   VARIES;         // [d] = the 4 bytes at a, big-endian
    Ld64         w _ _ _   VARIES;         // [d] = the 8 bytes at a, big-endian
    Ld           w _ _ _   VARIES;         // [d] = the 8 bytes at a, << b, then >> sh
    LdS          w _ _ _   VARIES;         // [d] = the 8 bytes at a, << b, then >> sh signed
    LdX          w _ _ _   VARIES;         // [d] = the 16 bytes at a, << b, then >> sh
    LdW          W _ _ _   VARIES;         // [d] = the 16 bytes at a, << b, then >> sh
    LdSW         W _ _ _   VARIES;         // [d] = the 16 bytes at a, << b, then >> sh signed
    St8          _ r _ _   ACTS;           // the byte at d = [a]
    St16         _ r _ _   ACTS;           // the 2 bytes at d = [a], big-endian
    St32         _ r _ _   ACTS;           // the 4 bytes at d = [a], big-endian
    St64         _ r _ _   ACTS;           // the 8 bytes at d = [a], big-endian
    St           _ r _ _   ACTS;           // x bits of the 16 bytes at d, of which sh follow, = [a]
    StW          _ R _ _   ACTS;
    CopyBytes    _ _ _ _   ACTS;           // the x bytes at d = the x bytes at a
    EqBytes      w _ _ _   VARIES;         // [d] = 1 if the x bytes at a equal those at b, otherwise 0

    Extract      u _ _ to  FAILS ACTS;     // the b bytes at a = the next of the packet, [d] = 1; goes to x if too few are left
    ExtractVl    _ r _ to  FAILS HEADERS;  // extracts header d with a variable part of [a] bits; goes to x on an error
    ExtractStack _ r _ to  FAILS HEADERS;  // extracts the next header of stack d, as ExtractVl if b is 1; goes to x on an error
    Advance      _ r _ to  FAILS ACTS;     // skips [a] bits of the packet; goes to x on an error
    Need         _ _ _ to  FAILS;          // goes to x, with an error, if fewer than a bytes of the packet are left
    Look         w _ _ _   VARIES;         // [d] = the packet's 16 bytes a bytes ahead, << b, then >> sh
    LookW        W _ _ _   VARIES;
    Fail         _ r _ to  FAILS STOPS;    // goes to x with the error [a]
    BrNotInSet   _ _ _ to;                 // goes to x unless value set a holds the key in the b slots from d

    CopyHdr      _ _ _ _   HEADERS;        // header d = header a
    AddHdr       _ _ _ _   HEADERS;        // makes header a, whose validity is [d], valid, and all 0 if it was not
    RemoveHdr    _ _ _ _   HEADERS;        // makes header a, whose validity is [d], invalid
    EqHdr        w _ _ _   HEADERS;        // [d] = 1 if header a equals header b, otherwise 0
    CopyVl       _ _ _ _   HEADERS;        // the variable part of header d = that of header a
    EqVl         w _ _ _   HEADERS;        // [d] = 1 if the variable parts of headers a and b are equal, otherwise 0
    Push         _ _ r _   HEADERS;        // shifts stack a by [b] elements towards its end
    Pop          _ _ r _   HEADERS;        // shifts stack a by [b] elements towards its beginning
    CopyStack    _ _ _ _   HEADERS;        // stack d = stack a
    LdDyn        w r _ _   HEADERS;        // [d] = field x of header [a] of stack b
    StDyn        r r _ _   HEADERS;        // field x of header [a] of stack b = [d]
    ValidDyn     w r _ _   HEADERS;        // [d] = the validity of header [a] of stack b
    SetDyn       _ r _ _   HEADERS;        // makes header [a] of stack b valid if x is 1, otherwise invalid

    Apply        _ _ _ _   STOPS ACTS;     // looks table a up and goes to the action found
    RegRd        w r _ _   VARIES;         // [d] = cell [a] of register array x
    RegRdW       W r _ _   VARIES;
    RegWr        r r _ _   ACTS;           // cell [a] of register array x = [d]
    RegWrW       R r _ _   ACTS;
    Count        _ r _ _   ACTS;           // counts the packet at cell [a] of counter array x
    Meter        w r _ _   VARIES ACTS;    // [d] = the colour that cell [a] of meter array x gives the packet
    Calc         w _ _ _   VARIES;         // [d] = the result of calculation x
    CalcNext     w _ _ _   VARIES ACTS;    // [d] = the result of calculation x, which counts its calls
    Random       u r r _   VARIES ACTS;    // [d] = a random number from [a] to [b]; [d] stays if [a] > [b]
    Log          _ _ _ _   ACTS;           // records log message x, whose values are in the b slots from d
    Assert       _ r _ _   ACTS;           // records that assertion x failed if [a] is 0
    Truncate     _ r _ _   ACTS;           // truncates the packet to [a] bytes
    Emit         r _ _ _   ACTS;           // appends the b bytes at a to the packet if [d] is not 0
    EmitVl       r _ _ _   ACTS;           // appends header a to the packet if [d] is not 0
}

impl Code {
    pub fn info(self) -> &'static Info {
        &TABLE[self as usize]
    }

    fn has(self, flag: u8) -> bool {
        self.info().flags & flag != 0
    }

    /// Says whether the instruction that follows is reached only by jumps.
    pub fn stops(self) -> bool {
        self.has(STOPS)
    }

    /// Says whether the parser error may be set.
    pub fn fails(self) -> bool {
        self.has(FAILS)
    }

    /// Says whether any header and any stack may be read and written.
    pub fn touches_headers(self) -> bool {
        self.has(HEADERS)
    }

    /// Says whether `sh` cuts the result, so that a cut that follows can be folded into it.
    pub fn cuts(self) -> bool {
        self.has(CUTS)
    }

    /// Returns the width of the result in d, if there is one; another slot can then be given for it.
    pub fn result(self) -> Option<Width> {
        match self.info().roles[0] {
            Role::Writes(width) => Some(width),
            _ => None,
        }
    }

    /// Says whether the opcode only writes its result, so that it can go if that is not read.
    pub fn only_computes(self) -> bool {
        self.result().is_some() && !self.has(ACTS | HEADERS)
    }

    /// Says whether the result depends on the values in slots alone.
    pub fn is_repeatable(self) -> bool {
        self.only_computes() && !self.has(VARIES)
    }
}

/// One instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let (sh, x) = (0, 0);
        Op {
            code,
            sh,
            d,
            a,
            b,
            x,
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

    /// Makes a copy of the value in slot a to slot d.
    pub fn copy(width: Width, d: u16, a: u16) -> Op {
        let code = match width {
            Width::Narrow => Code::Mov,
            Width::Wide => Code::MovW,
        };
        Op::new(code, d, a, 0)
    }

    /// Returns the width of the value that the instruction copies from slot a to slot d, if it does only that.
    pub fn copies(&self) -> Option<Width> {
        matches!(self.code, Code::Mov | Code::MovW if self.sh == 0).then(|| self.code.result())?
    }

    /// Says whether `x` is the instruction to go on at.
    pub fn jumps(&self) -> bool {
        self.code.info().roles[3] == Role::Target
    }

    /// Returns the operands that name slots, each with its role.
    pub fn slots(&self) -> impl Iterator<Item = (u16, Role)> {
        let operands = [self.d, self.a, self.b, self.x as u16];
        operands.into_iter().zip(self.code.info().roles)
    }

    /// Renames the slots that the instruction reads.
    pub fn rename(&mut self, new: impl Fn(u16, Width) -> u16) {
        let [d, a, b, x] = self.code.info().roles;
        for (slot, role) in [(&mut self.d, d), (&mut self.a, a), (&mut self.b, b)] {
            if let Role::Reads(width) = role {
                *slot = new(*slot, width);
            }
        }
        if let Role::Reads(width) = x {
            self.x = new(self.x as u16, width).into();
        }
    }
}
