#include <stdbool.h>
#include <stdint.h>
#include <string.h>
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned __int128 u128;
typedef u32 helper(void *, const void *, u32);
#define ACCESS(T) \
    static inline T load_##T(const u8 *at) { T v; memcpy(&v, at, sizeof v); return v; } \
    static inline void store_##T(u8 *at, T v) { memcpy(at, &v, sizeof v); }
ACCESS(u8)
ACCESS(u16)
ACCESS(u32)
ACCESS(u64)
bool WAY(arrive)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v75;
    u64 v76;
    u64 v77;
    u64 v78;
    u64 v93;
    u64 v94;
    u64 v170;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    memset((u8 *)v2 + 0, 0, 16);
    memset((u8 *)v2 + 16, 0, 16);
    memset((u8 *)v2 + 32, 0, 16);
    memset((u8 *)v2 + 48, 0, 16);
    u64 v5 = load_u64((const u8 *)v0 + 344);
    u64 v6 = 0x1ff;
    u64 v7 = v5 & v6;
    u64 v8 = load_u64((const u8 *)v0 + 352);
    u64 v9 = 0x1ff;
    u64 v10 = v8 & v9;
    u64 v11 = load_u64((const u8 *)v0 + 368);
    u64 v12 = 0xffffffff;
    u64 v13 = v11 & v12;
    u64 v14 = load_u64((const u8 *)v0 + 368);
    { goto b0; }
b0:;
    u64 v15 = load_u64((const u8 *)v0 + 64);
    u64 v16 = load_u64((const u8 *)v0 + 72);
    u64 v17 = v15 - v16;
    u64 v18 = 0xe;
    u8 v19 = (u64)v17 < (u64)v18;
    if (v19) { goto b15; } else { goto b16; }
b15:;
    u64 v20 = 0x1;
    { u64 n75 = v20; u64 n76 = v4; u64 n77 = v4; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b16:;
    u64 v21 = load_u64((const u8 *)v3 + 8);
    u64 v22 = v21 + v16;
    u64 v23 = load_u64((const u8 *)v22 + 0);
    u64 v24 = load_u64((const u8 *)v22 + 6);
    store_u64((u8 *)v2 + 0, v23);
    store_u64((u8 *)v2 + 6, v24);
    u64 v25 = 0xe;
    u64 v26 = v16 + v25;
    store_u64((u8 *)v0 + 72, v26);
    u64 v27 = 0x1;
    u16 v28 = load_u16((const u8 *)v2 + 12);
    u16 v29 = __builtin_bswap16(v28);
    u64 v30 = v29;
    u64 v31 = 0x800;
    u8 v32 = (u64)v30 == (u64)v31;
    if (v32) { goto b17; } else { goto b18; }
b17:;
    { goto b1; }
b18:;
    { u64 n75 = v4; u64 n76 = v27; u64 n77 = v4; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b1:;
    u64 v33 = load_u64((const u8 *)v0 + 64);
    u64 v34 = load_u64((const u8 *)v0 + 72);
    u64 v35 = v33 - v34;
    u64 v36 = 0x14;
    u8 v37 = (u64)v35 < (u64)v36;
    if (v37) { goto b19; } else { goto b20; }
b19:;
    u64 v38 = 0x1;
    { u64 n75 = v38; u64 n76 = v27; u64 n77 = v4; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b20:;
    u64 v39 = load_u64((const u8 *)v3 + 8);
    u64 v40 = v39 + v34;
    u64 v41 = load_u64((const u8 *)v40 + 0);
    u64 v42 = load_u64((const u8 *)v40 + 8);
    u32 v43 = load_u32((const u8 *)v40 + 16);
    store_u64((u8 *)v2 + 16, v41);
    store_u64((u8 *)v2 + 24, v42);
    store_u32((u8 *)v2 + 32, v43);
    u64 v44 = 0x14;
    u64 v45 = v34 + v44;
    store_u64((u8 *)v0 + 72, v45);
    u64 v46 = 0x1;
    u8 v47 = load_u8((const u8 *)v2 + 16);
    u64 v48 = v47;
    u64 v49 = 0x3c;
    u64 v50 = v48 << (v49 & 63);
    u64 v51 = 0x3c;
    u64 v52 = v50 >> (v51 & 63);
    u8 v53 = load_u8((const u8 *)v2 + 25);
    u64 v54 = v53;
    u64 v55 = 0x5;
    u8 v56 = (u64)v52 != (u64)v55;
    if (v56) { goto b21; } else { goto b22; }
b21:;
    { goto b2; }
b22:;
    u64 v57 = 0x6;
    u8 v58 = (u64)v54 == (u64)v57;
    if (v58) { goto b23; } else { goto b24; }
b23:;
    { goto b3; }
b24:;
    { goto b2; }
b2:;
    u64 v59 = 0x5;
    u8 v60 = (u64)v52 != (u64)v59;
    if (v60) { goto b25; } else { goto b26; }
b25:;
    { u64 n75 = v4; u64 n76 = v27; u64 n77 = v46; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b26:;
    u64 v61 = 0x11;
    u8 v62 = (u64)v54 == (u64)v61;
    if (v62) { goto b27; } else { goto b28; }
b27:;
    { goto b3; }
b28:;
    { u64 n75 = v4; u64 n76 = v27; u64 n77 = v46; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b3:;
    u64 v63 = load_u64((const u8 *)v0 + 64);
    u64 v64 = load_u64((const u8 *)v0 + 72);
    u64 v65 = v63 - v64;
    u64 v66 = 0x4;
    u8 v67 = (u64)v65 < (u64)v66;
    if (v67) { goto b29; } else { goto b30; }
b29:;
    u64 v68 = 0x1;
    { u64 n75 = v68; u64 n76 = v27; u64 n77 = v46; u64 n78 = v4; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b30:;
    u64 v69 = load_u64((const u8 *)v3 + 8);
    u64 v70 = v69 + v64;
    u32 v71 = load_u32((const u8 *)v70 + 0);
    store_u32((u8 *)v2 + 48, v71);
    u64 v72 = 0x4;
    u64 v73 = v64 + v72;
    store_u64((u8 *)v0 + 72, v73);
    u64 v74 = 0x1;
    { u64 n75 = v4; u64 n76 = v27; u64 n77 = v46; u64 n78 = v74; v75 = n75; v76 = n76; v77 = n77; v78 = n78; goto b4; }
b4:;
    { goto b5; }
b5:;
    u8 v79 = (u64)v77 == (u64)v4;
    if (v79) { goto b31; } else { goto b32; }
b31:;
    { goto b6; }
b32:;
    u8 v80 = load_u8((const u8 *)v2 + 24);
    u64 v81 = v80;
    u64 v82 = 0x2;
    u8 v83 = (u64)v81 >= (u64)v82;
    if (v83) { goto b33; } else { goto b34; }
b33:;
    { goto b7; }
b34:;
    { goto b6; }
b6:;
    u64 v84 = 0x1ff;
    u8 v85 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v75);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v76);
    store_u64((u8 *)v1 + 96, v77);
    store_u64((u8 *)v1 + 104, v78);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v84);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    return v85;
b7:;
    u8 v86 = (u64)v78 == (u64)v4;
    if (v86) { goto b35; } else { goto b36; }
b35:;
    { u64 n93 = v4; u64 n94 = v4; v93 = n93; v94 = n94; goto b8; }
b36:;
    u16 v87 = load_u16((const u8 *)v2 + 48);
    u16 v88 = __builtin_bswap16(v87);
    u64 v89 = v88;
    u16 v90 = load_u16((const u8 *)v2 + 50);
    u16 v91 = __builtin_bswap16(v90);
    u64 v92 = v91;
    { u64 n93 = v89; u64 n94 = v92; v93 = n93; v94 = n94; goto b8; }
b8:;
    u32 v95 = load_u32((const u8 *)v2 + 28);
    u32 v96 = __builtin_bswap32(v95);
    u64 v97 = v96;
    u32 v98 = load_u32((const u8 *)v2 + 32);
    u32 v99 = __builtin_bswap32(v98);
    u64 v100 = v99;
    u8 v101 = load_u8((const u8 *)v2 + 25);
    u64 v102 = v101;
    store_u64((u8 *)v1 + 168, v97);
    store_u64((u8 *)v1 + 176, v100);
    store_u64((u8 *)v1 + 184, v102);
    store_u64((u8 *)v1 + 192, v93);
    store_u64((u8 *)v1 + 200, v94);
    u64 v103 = load_u64((const u8 *)v3 + 0);
    u32 v104 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v103, 35);
    u64 v105 = 0xffffffff;
    u8 v106 = (u64)v105 == (u64)v4;
    u64 v107 = v106;
    u64 v108 = 0x1;
    u64 v109 = 0xffffffff;
    u64 v110 = v107 ? v108 : v109;
    u64 v111 = load_u64((const u8 *)v1 + 480);
    u64 v112 = 0x1;
    u8 v113 = (u64)v110 == (u64)v4;
    u64 v114 = v113 ? v112 : v110;
    u64 v115 = v111 % v114;
    u64 v116 = v115 + v4;
    u64 v117 = 0xffffffff;
    u64 v118 = v116 & v117;
    u64 v119 = load_u64((const u8 *)v2 + 0);
    u64 v120 = __builtin_bswap64(v119);
    u64 v121 = v120 << (v4 & 63);
    u64 v122 = 0x10;
    u64 v123 = v121 >> (v122 & 63);
    u64 v124 = v118 ^ v123;
    u64 v125 = 0x9e3779b1;
    u64 v126 = v124 * v125;
    u64 v127 = 0xffffffff;
    u64 v128 = v126 & v127;
    u64 v129 = 0x18;
    u64 v130 = v128 >> (v129 & 63);
    store_u64((u8 *)v1 + 448, v100);
    store_u64((u8 *)v1 + 232, v130);
    u64 v131 = load_u64((const u8 *)v3 + 0);
    u32 v132 = (*(helper *const *const *)(env + 56))[1]((void *)v0, (const void *)v131, 0);
    u32 v133 = 0x2e;
    u8 v134 = (u32)v132 == (u32)v133;
    if (v134) { goto b37; } else { goto b38; }
b37:;
    { goto b9; }
b38:;
    u32 v135 = 0x36;
    u8 v136 = (u32)v132 == (u32)v135;
    if (v136) { goto b39; } else { goto b40; }
b39:;
    { goto b10; }
b40:;
    u32 v137 = 0x3a;
    u8 v138 = (u32)v132 == (u32)v137;
    if (v138) { goto b41; } else { goto b42; }
b41:;
    { goto b11; }
b42:;
    { goto b12; }
b9:;
    u64 v139 = load_u64((const u8 *)v1 + 576);
    u64 v140 = load_u64((const u8 *)v1 + 592);
    u32 v141 = (u32)v140;
    u32 v142 = __builtin_bswap32(v141);
    store_u32((u8 *)v2 + 8, v142);
    u64 v143 = 0x20;
    u64 v144 = v140 >> (v143 & 63);
    u16 v145 = (u16)v144;
    u16 v146 = __builtin_bswap16(v145);
    store_u16((u8 *)v2 + 6, v146);
    u64 v147 = load_u64((const u8 *)v1 + 584);
    u32 v148 = (u32)v147;
    u32 v149 = __builtin_bswap32(v148);
    store_u32((u8 *)v2 + 2, v149);
    u64 v150 = 0x20;
    u64 v151 = v147 >> (v150 & 63);
    u16 v152 = (u16)v151;
    u16 v153 = __builtin_bswap16(v152);
    store_u16((u8 *)v2 + 0, v153);
    u8 v154 = load_u8((const u8 *)v2 + 24);
    u64 v155 = v154;
    u64 v156 = 0xff;
    u64 v157 = v155 + v156;
    u8 v158 = (u8)v157;
    store_u8((u8 *)v2 + 24, v158);
    u64 v159 = load_u64((const u8 *)v1 + 568);
    u8 v160 = (u64)v159 != (u64)v4;
    if (v160) { goto b43; } else { goto b44; }
b43:;
    { u64 n170 = v139; v170 = n170; goto b14; }
b44:;
    { goto b13; }
b10:;
    u64 v161 = 0x1ff;
    u64 v162 = load_u64((const u8 *)v1 + 568);
    u8 v163 = (u64)v162 != (u64)v4;
    if (v163) { goto b45; } else { goto b46; }
b45:;
    { u64 n170 = v161; v170 = n170; goto b14; }
b46:;
    { goto b13; }
b11:;
    u64 v164 = load_u64((const u8 *)v1 + 568);
    u8 v165 = (u64)v164 != (u64)v4;
    if (v165) { goto b47; } else { goto b48; }
b47:;
    { u64 n170 = v4; v170 = n170; goto b14; }
b48:;
    { goto b13; }
b12:;
    u64 v166 = load_u64((const u8 *)v1 + 568);
    u8 v167 = (u64)v166 != (u64)v4;
    if (v167) { goto b49; } else { goto b50; }
b49:;
    { u64 n170 = v4; v170 = n170; goto b14; }
b50:;
    { goto b13; }
b13:;
    u64 v168 = 0x1ff;
    u8 v169 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v75);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v76);
    store_u64((u8 *)v1 + 96, v77);
    store_u64((u8 *)v1 + 104, v78);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v168);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    return v169;
b14:;
    u8 v171 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v75);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v76);
    store_u64((u8 *)v1 + 96, v77);
    store_u64((u8 *)v1 + 104, v78);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v170);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    return v171;
}
bool WAY(again)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    return false;
}
bool WAY(depart)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    u64 v5 = load_u64((const u8 *)v0 + 376);
    u64 v6 = 0x1ff;
    u64 v7 = v5 & v6;
    u64 v8 = load_u64((const u8 *)v1 + 40);
    u64 v9 = 0xffffffff;
    u64 v10 = v8 & v9;
    { goto b0; }
b0:;
    u64 v11 = load_u64((const u8 *)v3 + 40);
    u64 v12 = 0xffffffff;
    u64 v13 = v7 & v12;
    u64 v14 = 0x20;
    u8 v15 = (u64)v13 < (u64)v14;
    u64 v16 = v15 ? v13 : v4;
    u64 v17 = 0x10;
    u64 v18 = v16 * v17;
    u64 v19 = v11 + v18;
    if (v15) { goto b3; } else { goto b4; }
b3:;
    u64 v20 = 0x1;
    u32 v21 = load_u32((const u8 *)v0 + 84);
    u64 v22 = v21;
    u64 v23 = load_u64((const u8 *)v19 + 0);
    u64 v24 = v23 + v20;
    store_u64((u8 *)v19 + 0, v24);
    u64 v25 = load_u64((const u8 *)v19 + 8);
    u64 v26 = v25 + v22;
    store_u64((u8 *)v19 + 8, v26);
    { goto b4; }
b4:;
    u64 v27 = 0x1ff;
    u64 v28 = v4 & v27;
    u64 v29 = 0x1ff;
    u8 v30 = (u64)v28 == (u64)v29;
    u64 v31 = v30;
    u64 v32 = load_u64((const u8 *)v1 + 0);
    u64 v33 = v31 | v32;
    u64 v34 = load_u64((const u8 *)v1 + 24);
    u64 v35 = v33 | v34;
    if (v35) { goto b5; } else { goto b6; }
b5:;
    u8 v36 = 0;
    store_u64((u8 *)v1 + 120, v4);
    store_u64((u8 *)v1 + 144, v10);
    return v36;
b6:;
    { goto b1; }
b1:;
    u64 v37 = load_u64((const u8 *)v1 + 96);
    u8 v38 = (u64)v37 == (u64)v4;
    if (v38) { goto b7; } else { goto b8; }
b7:;
    { goto b2; }
b8:;
    u32 v39 = load_u32((const u8 *)v2 + 16);
    u64 v40 = v39;
    u64 v41 = v4 + v40;
    u32 v42 = load_u32((const u8 *)v2 + 20);
    u64 v43 = v42;
    u64 v44 = v41 + v43;
    u16 v45 = load_u16((const u8 *)v2 + 24);
    u64 v46 = v45;
    u64 v47 = v44 + v46;
    u64 v48 = v37 ? v47 : v4;
    u64 v49 = v4 + v48;
    u32 v50 = load_u32((const u8 *)v2 + 28);
    u64 v51 = v50;
    u64 v52 = v4 + v51;
    u32 v53 = load_u32((const u8 *)v2 + 32);
    u64 v54 = v53;
    u64 v55 = v52 + v54;
    u64 v56 = v37 ? v55 : v4;
    u64 v57 = v49 + v56;
    u64 v58 = 0xffffffff;
    u64 v59 = v57 & v58;
    u64 v60 = 0x20;
    u64 v61 = v57 >> (v60 & 63);
    u64 v62 = v59 + v61;
    u64 v63 = 0xffff;
    u64 v64 = v62 & v63;
    u64 v65 = 0x10;
    u64 v66 = v62 >> (v65 & 63);
    u64 v67 = v64 + v66;
    u64 v68 = 0xffff;
    u64 v69 = v67 & v68;
    u64 v70 = 0x10;
    u64 v71 = v67 >> (v70 & 63);
    u64 v72 = v69 + v71;
    u64 v73 = 0xffff;
    u64 v74 = v72 & v73;
    u64 v75 = 0x10;
    u64 v76 = v72 >> (v75 & 63);
    u64 v77 = v74 + v76;
    u16 v78 = (u16)v77;
    u16 v79 = __builtin_bswap16(v78);
    u16 v80 = ~v79;
    u64 v81 = v80;
    u16 v82 = (u16)v81;
    u16 v83 = __builtin_bswap16(v82);
    store_u16((u8 *)v2 + 26, v83);
    { goto b2; }
b2:;
    u64 v84 = load_u64((const u8 *)v1 + 88);
    if (v84) { goto b9; } else { goto b10; }
b9:;
    u64 v85 = load_u64((const u8 *)v3 + 16);
    u64 v86 = load_u64((const u8 *)v0 + 440);
    u64 v87 = v85 + v86;
    u64 v88 = load_u64((const u8 *)v2 + 0);
    u64 v89 = load_u64((const u8 *)v2 + 6);
    store_u64((u8 *)v87 + 0, v88);
    store_u64((u8 *)v87 + 6, v89);
    u64 v90 = 0xe;
    u64 v91 = v86 + v90;
    store_u64((u8 *)v0 + 440, v91);
    { goto b10; }
b10:;
    if (v37) { goto b11; } else { goto b12; }
b11:;
    u64 v92 = load_u64((const u8 *)v3 + 16);
    u64 v93 = load_u64((const u8 *)v0 + 440);
    u64 v94 = v92 + v93;
    u64 v95 = load_u64((const u8 *)v2 + 16);
    u64 v96 = load_u64((const u8 *)v2 + 24);
    u32 v97 = load_u32((const u8 *)v2 + 32);
    store_u64((u8 *)v94 + 0, v95);
    store_u64((u8 *)v94 + 8, v96);
    store_u32((u8 *)v94 + 16, v97);
    u64 v98 = 0x14;
    u64 v99 = v93 + v98;
    store_u64((u8 *)v0 + 440, v99);
    { goto b12; }
b12:;
    u64 v100 = load_u64((const u8 *)v1 + 104);
    if (v100) { goto b13; } else { goto b14; }
b13:;
    u64 v101 = load_u64((const u8 *)v3 + 16);
    u64 v102 = load_u64((const u8 *)v0 + 440);
    u64 v103 = v101 + v102;
    u32 v104 = load_u32((const u8 *)v2 + 48);
    store_u32((u8 *)v103 + 0, v104);
    u64 v105 = 0x4;
    u64 v106 = v102 + v105;
    store_u64((u8 *)v0 + 440, v106);
    { goto b14; }
b14:;
    u8 v107 = 1;
    return v107;
}
bool WAY(deparse)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    { goto b0; }
b0:;
    u64 v5 = load_u64((const u8 *)v1 + 96);
    u8 v6 = (u64)v5 == (u64)v4;
    if (v6) { goto b2; } else { goto b3; }
b2:;
    { goto b1; }
b3:;
    u32 v7 = load_u32((const u8 *)v2 + 16);
    u64 v8 = v7;
    u64 v9 = v4 + v8;
    u32 v10 = load_u32((const u8 *)v2 + 20);
    u64 v11 = v10;
    u64 v12 = v9 + v11;
    u16 v13 = load_u16((const u8 *)v2 + 24);
    u64 v14 = v13;
    u64 v15 = v12 + v14;
    u64 v16 = v5 ? v15 : v4;
    u64 v17 = v4 + v16;
    u32 v18 = load_u32((const u8 *)v2 + 28);
    u64 v19 = v18;
    u64 v20 = v4 + v19;
    u32 v21 = load_u32((const u8 *)v2 + 32);
    u64 v22 = v21;
    u64 v23 = v20 + v22;
    u64 v24 = v5 ? v23 : v4;
    u64 v25 = v17 + v24;
    u64 v26 = 0xffffffff;
    u64 v27 = v25 & v26;
    u64 v28 = 0x20;
    u64 v29 = v25 >> (v28 & 63);
    u64 v30 = v27 + v29;
    u64 v31 = 0xffff;
    u64 v32 = v30 & v31;
    u64 v33 = 0x10;
    u64 v34 = v30 >> (v33 & 63);
    u64 v35 = v32 + v34;
    u64 v36 = 0xffff;
    u64 v37 = v35 & v36;
    u64 v38 = 0x10;
    u64 v39 = v35 >> (v38 & 63);
    u64 v40 = v37 + v39;
    u64 v41 = 0xffff;
    u64 v42 = v40 & v41;
    u64 v43 = 0x10;
    u64 v44 = v40 >> (v43 & 63);
    u64 v45 = v42 + v44;
    u16 v46 = (u16)v45;
    u16 v47 = __builtin_bswap16(v46);
    u16 v48 = ~v47;
    u64 v49 = v48;
    u16 v50 = (u16)v49;
    u16 v51 = __builtin_bswap16(v50);
    store_u16((u8 *)v2 + 26, v51);
    { goto b1; }
b1:;
    u64 v52 = load_u64((const u8 *)v1 + 88);
    if (v52) { goto b4; } else { goto b5; }
b4:;
    u64 v53 = load_u64((const u8 *)v3 + 16);
    u64 v54 = load_u64((const u8 *)v0 + 440);
    u64 v55 = v53 + v54;
    u64 v56 = load_u64((const u8 *)v2 + 0);
    u64 v57 = load_u64((const u8 *)v2 + 6);
    store_u64((u8 *)v55 + 0, v56);
    store_u64((u8 *)v55 + 6, v57);
    u64 v58 = 0xe;
    u64 v59 = v54 + v58;
    store_u64((u8 *)v0 + 440, v59);
    { goto b5; }
b5:;
    if (v5) { goto b6; } else { goto b7; }
b6:;
    u64 v60 = load_u64((const u8 *)v3 + 16);
    u64 v61 = load_u64((const u8 *)v0 + 440);
    u64 v62 = v60 + v61;
    u64 v63 = load_u64((const u8 *)v2 + 16);
    u64 v64 = load_u64((const u8 *)v2 + 24);
    u32 v65 = load_u32((const u8 *)v2 + 32);
    store_u64((u8 *)v62 + 0, v63);
    store_u64((u8 *)v62 + 8, v64);
    store_u32((u8 *)v62 + 16, v65);
    u64 v66 = 0x14;
    u64 v67 = v61 + v66;
    store_u64((u8 *)v0 + 440, v67);
    { goto b7; }
b7:;
    u64 v68 = load_u64((const u8 *)v1 + 104);
    if (v68) { goto b8; } else { goto b9; }
b8:;
    u64 v69 = load_u64((const u8 *)v3 + 16);
    u64 v70 = load_u64((const u8 *)v0 + 440);
    u64 v71 = v69 + v70;
    u32 v72 = load_u32((const u8 *)v2 + 48);
    store_u32((u8 *)v71 + 0, v72);
    u64 v73 = 0x4;
    u64 v74 = v70 + v73;
    store_u64((u8 *)v0 + 440, v74);
    { goto b9; }
b9:;
    u8 v75 = 1;
    return v75;
}
