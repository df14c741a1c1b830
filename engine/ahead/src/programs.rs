/// The programs, as p4c's output in `p4src/compiled` is named.
pub const PROGRAMS: [&str; 6] = [
    "xcp_router",
    "xcp_router_table",
    "rcp_router",
    "hpcc_router",
    "counting_router",
    "ecmp_router",
];
