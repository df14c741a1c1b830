//! Attacks by hosts, for tests of what routers bear. No honest flow has a part of it.

pub mod misreporting;
