//! Machine code by cranelift, when a program is loaded.

use std::mem::ManuallyDrop;

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, AliasRegion, AliasRegionData, Block, BlockArg, Function, Inst, InstBuilder,
    MemFlagsData, SigRef, Signature, Type, Value, types,
};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module, default_libcall_names};

use super::emit::{Binary, Emit, Memory, Relation, Ty};
use super::translate::{self, Arguments, Part};
use super::{HELPERS, Helper, Run, is_small};
use crate::code::bytecode::{Bytecode, EntryPoint};
use crate::code::flow::{Packets, liveness};

/// The memory that a program's code is in.
pub(super) struct Code {
    module: ManuallyDrop<JITModule>,
}

// SAFETY: after `finalize_definitions` the module is only kept to be freed; the code is immutable.
unsafe impl Send for Code {}
// SAFETY: likewise.
unsafe impl Sync for Code {}

impl Drop for Code {
    fn drop(&mut self) {
        // SAFETY: it is taken once, here; no code runs, since running borrows the `Native` that has this.
        unsafe { ManuallyDrop::take(&mut self.module).free_memory() }
    }
}

/// Translates a program; there is nothing if the machine or the program does not allow it.
pub(super) fn compile(p: &Bytecode) -> Option<(Code, [Run; 4])> {
    if !is_small(p) {
        return None;
    }
    let mut flags = settings::builder();
    let verify = if cfg!(debug_assertions) {
        "true"
    } else {
        "false"
    };
    for (name, value) in [
        ("opt_level", "speed"),
        ("is_pic", "false"),
        ("use_colocated_libcalls", "false"),
        ("enable_verifier", verify),
    ] {
        flags.set(name, value).ok()?;
    }
    let isa = cranelift_native::builder().ok()?;
    let isa = isa.finish(settings::Flags::new(flags)).ok()?;
    let mut module = JITModule::new(JITBuilder::with_isa(isa, default_libcall_names()));
    let ids = define(p, &mut module).filter(|_| module.finalize_definitions().is_ok());
    let Some(ids) = ids else {
        // SAFETY: nothing of this module was ever run.
        unsafe { module.free_memory() };
        return None;
    };
    let functions = ids.map(|id| {
        let code = module.get_finalized_function(id);
        // SAFETY: the function was declared with this signature and the platform's C convention.
        unsafe { std::mem::transmute::<*const u8, Run>(code) }
    });
    let module = ManuallyDrop::new(module);
    Some((Code { module }, functions))
}

fn define(p: &Bytecode, module: &mut JITModule) -> Option<[FuncId; 4]> {
    let live = liveness(p, Packets::All);
    let mut signature = module.make_signature();
    signature.params = vec![AbiParam::new(types::I64); 4];
    signature.returns = vec![AbiParam::new(types::I8)];
    let mut helper = module.make_signature();
    helper.params = [types::I64, types::I64, types::I32]
        .map(AbiParam::new)
        .to_vec();
    helper.returns = vec![AbiParam::new(types::I32)];
    let mut builder = FunctionBuilderContext::new();
    let mut context = module.make_context();
    let mut ids = Vec::new();
    for entry in EntryPoint::ALL {
        let Some(part) = Part::new(p, &live, entry) else {
            ids.push(ids[EntryPoint::Arrive as usize]);
            continue;
        };
        let name = format!("{entry:?}");
        let id = module.declare_function(&name, Linkage::Local, &signature);
        let id = id.ok()?;
        context.func.signature = signature.clone();
        let config = module.target_config();
        function(&part, &mut context.func, &mut builder, &helper, config);
        module.define_function(id, &mut context).ok()?;
        module.clear_context(&mut context);
        ids.push(id);
    }
    ids.try_into().ok()
}

/// Translates a part of a program into `func`, whose signature is set.
fn function(
    part: &Part<'_>,
    func: &mut Function,
    context: &mut FunctionBuilderContext,
    helper: &Signature,
    config: TargetFrontendConfig,
) {
    let mut f = FunctionBuilder::new(func, context);
    let helper = f.import_signature(helper.clone());
    let regions = (0..=Memory::Env as u32).map(|user_id| {
        f.func.dfg.alias_regions.insert(AliasRegionData {
            user_id,
            description: "".into(),
        })
    });
    let regions = regions.collect();
    let entry = f.create_block();
    f.append_block_params_for_function_params(entry);
    f.switch_to_block(entry);
    let &[state, slots, hdr, env] = f.block_params(entry) else {
        unreachable!("the signature has four parameters")
    };
    let zero = f.ins().iconst(types::I64, 0);
    let given = Arguments {
        state,
        slots,
        hdr,
        env,
        zero,
    };
    let emit = Cranelift { f, regions, helper };
    let Cranelift { mut f, .. } = translate::function(part, emit, given);
    f.seal_all_blocks();
    f.finalize(config);
}

/// A function in the making.
struct Cranelift<'f> {
    f: FunctionBuilder<'f>,
    regions: Vec<AliasRegion>,
    helper: SigRef,
}

fn ty(ty: Ty) -> Type {
    match ty {
        Ty::I8 => types::I8,
        Ty::I16 => types::I16,
        Ty::I32 => types::I32,
        Ty::I64 => types::I64,
        Ty::I128 => types::I128,
    }
}

fn arguments(values: &[Value]) -> Vec<BlockArg> {
    values.iter().map(|v| BlockArg::Value(*v)).collect()
}

impl Cranelift<'_> {
    fn flags(&self, memory: Memory) -> MemFlagsData {
        // Accesses never trap; the module's text says why.
        let flags = match memory {
            Memory::Headers | Memory::Packet => MemFlagsData::new().with_notrap(),
            Memory::Env => MemFlagsData::trusted().with_readonly().with_can_move(),
            _ => MemFlagsData::trusted(),
        };
        flags.with_alias_region(Some(self.regions[memory as usize]))
    }
}

impl Emit for Cranelift<'_> {
    type Value = Value;
    type Block = Block;
    type Jump = Inst;

    fn bytes(&self, a: Value) -> usize {
        self.f.func.dfg.value_type(a).bytes() as usize
    }

    fn int(&mut self, v: u64) -> Value {
        self.f.ins().iconst(types::I64, v as i64)
    }

    fn number(&mut self, v: u32) -> Value {
        self.f.ins().iconst(types::I32, i64::from(v))
    }

    fn boolean(&mut self, v: bool) -> Value {
        self.f.ins().iconst(types::I8, i64::from(v))
    }

    fn binary(&mut self, op: Binary, a: Value, b: Value) -> Value {
        let ins = self.f.ins();
        match op {
            Binary::Add => ins.iadd(a, b),
            Binary::Sub => ins.isub(a, b),
            Binary::Mul => ins.imul(a, b),
            Binary::MulHigh => ins.umulhi(a, b),
            Binary::Div => ins.udiv(a, b),
            Binary::Rem => ins.urem(a, b),
            Binary::And => ins.band(a, b),
            Binary::Or => ins.bor(a, b),
            Binary::Xor => ins.bxor(a, b),
            Binary::Shl => ins.ishl(a, b),
            Binary::Shr => ins.ushr(a, b),
            Binary::Sar => ins.sshr(a, b),
        }
    }

    fn not(&mut self, a: Value) -> Value {
        self.f.ins().bnot(a)
    }

    fn swap(&mut self, a: Value) -> Value {
        self.f.ins().bswap(a)
    }

    fn extend(&mut self, a: Value) -> Value {
        self.f.ins().uextend(types::I64, a)
    }

    fn reduce(&mut self, to: Ty, a: Value) -> Value {
        self.f.ins().ireduce(ty(to), a)
    }

    fn join(&mut self, low: Value, high: Value) -> Value {
        self.f.ins().iconcat(low, high)
    }

    fn split(&mut self, a: Value) -> (Value, Value) {
        self.f.ins().isplit(a)
    }

    fn compare(&mut self, relation: Relation, a: Value, b: Value) -> Value {
        let cc = match relation {
            Relation::Equal => IntCC::Equal,
            Relation::Differs => IntCC::NotEqual,
            Relation::Below => IntCC::UnsignedLessThan,
            Relation::AtMost => IntCC::UnsignedLessThanOrEqual,
            Relation::AtLeast => IntCC::UnsignedGreaterThanOrEqual,
            Relation::Less => IntCC::SignedLessThan,
            Relation::LessOrEqual => IntCC::SignedLessThanOrEqual,
            Relation::GreaterOrEqual => IntCC::SignedGreaterThanOrEqual,
            Relation::Greater => IntCC::SignedGreaterThan,
        };
        self.f.ins().icmp(cc, a, b)
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.f.ins().select(condition, a, b)
    }

    fn load(&mut self, memory: Memory, of: Ty, at: Value, offset: usize) -> Value {
        let flags = self.flags(memory);
        self.f.ins().load(ty(of), flags, at, offset as i32)
    }

    fn store(&mut self, memory: Memory, value: Value, at: Value, offset: usize) {
        let flags = self.flags(memory);
        self.f.ins().store(flags, value, at, offset as i32);
    }

    fn clear(&mut self, memory: Memory, at: Value, offset: usize) {
        let zero = self.f.ins().iconst(types::I64, 0);
        let zeros = self.f.ins().splat(types::I64X2, zero);
        self.store(memory, zeros, at, offset);
    }

    fn call(&mut self, helper: Helper, state: Value, program: Value, operand: usize) -> Value {
        let callee = self.int(HELPERS[helper as usize] as usize as u64);
        let operand = self.f.ins().iconst(types::I32, operand as i64);
        let args = [state, program, operand];
        let call = self.f.ins().call_indirect(self.helper, callee, &args);
        self.f.inst_results(call)[0]
    }

    fn block(&mut self) -> Block {
        self.f.create_block()
    }

    fn parameter(&mut self, block: Block) -> Value {
        self.f.append_block_param(block, types::I64)
    }

    fn begin(&mut self, block: Block) {
        self.f.switch_to_block(block);
    }

    fn jump(&mut self, to: Block, values: &[Value]) -> Inst {
        self.f.ins().jump(to, &arguments(values))
    }

    fn branch(&mut self, condition: Value, yes: (Block, &[Value]), no: (Block, &[Value])) {
        let (then, otherwise) = (arguments(yes.1), arguments(no.1));
        self.f.ins().brif(condition, yes.0, &then, no.0, &otherwise);
    }

    fn load_before(&mut self, jump: Inst, memory: Memory, at: Value, offset: usize) -> Value {
        let flags = self.flags(memory);
        let mut before = FuncCursor::new(self.f.func).at_inst(jump);
        before.ins().load(types::I64, flags, at, offset as i32)
    }

    fn append(&mut self, jump: Inst, argument: Value) {
        let dfg = &mut self.f.func.dfg;
        let to =
            dfg.insts[jump].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
        for to in to {
            to.append_argument(argument, &mut dfg.value_lists);
        }
    }

    fn end(&mut self, result: Value) {
        self.f.ins().return_(&[result]);
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::super::{Native, run_catching_panics};
    use crate::code::bytecode::EntryPoint;
    use crate::exec::{SLACK, State};
    use crate::load;

    const CONSTRUCTS: &str = include_str!("../../tests/fixtures/constructs.json");

    #[test]
    fn helper_panic_resumes_after_native_code_returns() {
        let p = load::from_json(CONSTRUCTS).expect("the fixture loads");
        let native = Native::new(&p).expect("it can be translated");
        let mut s = State::new(&p);
        s.packet.pkt = vec![0; 80 + SLACK];
        s.out = vec![0; p.emitted + SLACK];
        // SAFETY: the pointers are to values that live.
        let next = unsafe {
            run_catching_panics(
                &raw mut s,
                &raw const p,
                |_| 7,
                |_, _| panic!("planted {}", 1),
            )
        };
        assert_eq!((next, s.panicked.as_deref()), (7, Some("planted 1")));
        let run = AssertUnwindSafe(|| native.run(&p, &mut s, EntryPoint::Arrive));
        let panic = catch_unwind(run).expect_err("it goes on");
        assert_eq!(panic.downcast_ref::<String>().unwrap(), "planted 1");
        assert_eq!(s.panicked, None);
    }
}
