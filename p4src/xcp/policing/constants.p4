/*
 * Made by compile.py from program.toml: change that file.
 */
#ifndef XCPR_XCP_POLICING_CONSTANTS_P4
#define XCPR_XCP_POLICING_CONSTANTS_P4

#define VIOLATION_NONE 0
#define VIOLATION_UNPROVEN 1
#define VIOLATION_EXCEEDED 2
#define VIOLATION_UNUSED 3
#define VIOLATIONS 4

#endif
