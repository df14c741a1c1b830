/*
 * The arithmetic of the two controllers: exact, or that of a switch that can't multiply. The controls
 * have the same names and parameters; state is kept in other registers.
 */
#ifndef XCPR_V1MODEL_ARITHMETIC_P4
#define XCPR_V1MODEL_ARITHMETIC_P4

#ifdef TABLE_ARITHMETIC
#include "../common/table_efficiency_controller.p4"
#include "../common/table_fairness_controller.p4"
#include "table_registers.p4"
#define LOAD_INTERVAL LoadScaledInterval
#define STORE_INTERVAL StoreScaledInterval
#define LOAD_SHARES LoadScaledShares
#define STORE_SHARES StoreScaledShares
#else
#include "../common/efficiency_controller.p4"
#include "../common/fairness_controller.p4"
#include "registers.p4"
#define LOAD_INTERVAL LoadInterval
#define STORE_INTERVAL StoreInterval
#define LOAD_SHARES LoadShares
#define STORE_SHARES StoreShares
#endif

#endif
