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
    u64 v71;
    u64 v72;
    u64 v73;
    u64 v74;
    u64 v97;
    u64 v173;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
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
    if (v19) { goto b14; } else { goto b15; }
b14:;
    u64 v20 = 0x1;
    { u64 n71 = v20; u64 n72 = v4; u64 n73 = v4; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b15:;
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
    if (v32) { goto b16; } else { goto b17; }
b16:;
    { goto b1; }
b17:;
    { u64 n71 = v4; u64 n72 = v27; u64 n73 = v4; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b1:;
    u64 v33 = load_u64((const u8 *)v0 + 64);
    u64 v34 = load_u64((const u8 *)v0 + 72);
    u64 v35 = v33 - v34;
    u64 v36 = 0x14;
    u8 v37 = (u64)v35 < (u64)v36;
    if (v37) { goto b18; } else { goto b19; }
b18:;
    u64 v38 = 0x1;
    { u64 n71 = v38; u64 n72 = v27; u64 n73 = v4; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b19:;
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
    if (v56) { goto b20; } else { goto b21; }
b20:;
    { u64 n71 = v4; u64 n72 = v27; u64 n73 = v46; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b21:;
    u64 v57 = 0x11;
    u8 v58 = (u64)v54 == (u64)v57;
    if (v58) { goto b22; } else { goto b23; }
b22:;
    { goto b2; }
b23:;
    { u64 n71 = v4; u64 n72 = v27; u64 n73 = v46; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b2:;
    u64 v59 = load_u64((const u8 *)v0 + 64);
    u64 v60 = load_u64((const u8 *)v0 + 72);
    u64 v61 = v59 - v60;
    u64 v62 = 0x8;
    u8 v63 = (u64)v61 < (u64)v62;
    if (v63) { goto b24; } else { goto b25; }
b24:;
    u64 v64 = 0x1;
    { u64 n71 = v64; u64 n72 = v27; u64 n73 = v46; u64 n74 = v4; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b25:;
    u64 v65 = load_u64((const u8 *)v3 + 8);
    u64 v66 = v65 + v60;
    u64 v67 = load_u64((const u8 *)v66 + 0);
    store_u64((u8 *)v2 + 48, v67);
    u64 v68 = 0x8;
    u64 v69 = v60 + v68;
    store_u64((u8 *)v0 + 72, v69);
    u64 v70 = 0x1;
    { u64 n71 = v4; u64 n72 = v27; u64 n73 = v46; u64 n74 = v70; v71 = n71; v72 = n72; v73 = n73; v74 = n74; goto b3; }
b3:;
    { goto b4; }
b4:;
    u8 v75 = (u64)v73 == (u64)v4;
    if (v75) { goto b26; } else { goto b27; }
b26:;
    { goto b5; }
b27:;
    u8 v76 = load_u8((const u8 *)v2 + 24);
    u64 v77 = v76;
    u64 v78 = 0x2;
    u8 v79 = (u64)v77 >= (u64)v78;
    if (v79) { goto b28; } else { goto b29; }
b28:;
    { goto b6; }
b29:;
    { goto b5; }
b5:;
    u64 v80 = 0x1ff;
    u8 v81 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v71);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v72);
    store_u64((u8 *)v1 + 96, v73);
    store_u64((u8 *)v1 + 104, v74);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v80);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v4);
    return v81;
b6:;
    u32 v82 = load_u32((const u8 *)v2 + 32);
    u32 v83 = __builtin_bswap32(v82);
    u64 v84 = v83;
    u64 v85 = load_u64((const u8 *)v3 + 48);
    u64 v86 = load_u64((const u8 *)v85 + 0);
    u64 v87 = v84 << (v4 & 63);
    u64 v88 = 0xffffffff;
    u64 v89 = v87 & v88;
    u64 v90 = 0x10;
    u64 v91 = v89 >> (v90 & 63);
    u64 v92 = 0x8;
    u64 v93 = v91 * v92;
    u64 v94 = v86 + v93;
    u32 v95 = load_u32((const u8 *)v94 + 0);
    u64 v96 = v95;
    u64 v98 = 0x80000000;
    u64 v99 = v96 & v98;
    if (v99) { goto b31; } else { u64 n97 = v96; v97 = n97; goto b30; }
b31:;
    u64 v100 = load_u64((const u8 *)v3 + 48);
    u64 v101 = load_u64((const u8 *)v100 + 8);
    u64 v102 = 0x7fffffff;
    u64 v103 = v96 & v102;
    u64 v104 = 0x800;
    u64 v105 = v103 * v104;
    u64 v106 = v101 + v105;
    u64 v107 = 0x8;
    u64 v108 = v89 >> (v107 & 63);
    u64 v109 = 0xff;
    u64 v110 = v108 & v109;
    u64 v111 = 0x8;
    u64 v112 = v110 * v111;
    u64 v113 = v106 + v112;
    u32 v114 = load_u32((const u8 *)v113 + 0);
    u64 v115 = v114;
    u64 v116 = 0x80000000;
    u64 v117 = v115 & v116;
    if (v117) { goto b32; } else { u64 n97 = v115; v97 = n97; goto b30; }
b32:;
    u64 v118 = load_u64((const u8 *)v3 + 48);
    u64 v119 = load_u64((const u8 *)v118 + 8);
    u64 v120 = 0x7fffffff;
    u64 v121 = v115 & v120;
    u64 v122 = 0x800;
    u64 v123 = v121 * v122;
    u64 v124 = v119 + v123;
    u64 v125 = v89 >> (v4 & 63);
    u64 v126 = 0xff;
    u64 v127 = v125 & v126;
    u64 v128 = 0x8;
    u64 v129 = v127 * v128;
    u64 v130 = v124 + v129;
    u32 v131 = load_u32((const u8 *)v130 + 0);
    u64 v132 = v131;
    { u64 n97 = v132; v97 = n97; goto b30; }
b30:;
    u8 v133 = (u64)v97 != (u64)v4;
    u64 v134 = v133;
    u64 v135 = load_u64((const u8 *)v3 + 48);
    u64 v136 = load_u64((const u8 *)v135 + 24);
    u64 v137 = 0x8;
    u64 v138 = v97 * v137;
    u64 v139 = v136 + v138;
    u32 v140 = load_u32((const u8 *)v139 + 0);
    u64 v141 = load_u64((const u8 *)v3 + 48);
    u64 v142 = load_u64((const u8 *)v141 + 32);
    u64 v143 = 0x18;
    u64 v144 = v97 * v143;
    u64 v145 = v142 + v144;
    u32 v146 = 0x14;
    u8 v147 = (u32)v140 == (u32)v146;
    if (v147) { goto b33; } else { goto b34; }
b33:;
    u64 v148 = load_u64((const u8 *)v145 + 0);
    u64 v149 = 0x1ff;
    u64 v150 = v148 & v149;
    u64 v151 = load_u64((const u8 *)v145 + 8);
    u64 v152 = load_u64((const u8 *)v145 + 16);
    { goto b7; }
b34:;
    u32 v153 = 0x1b;
    u8 v154 = (u32)v140 == (u32)v153;
    if (v154) { goto b35; } else { goto b36; }
b35:;
    { goto b8; }
b36:;
    { u64 n173 = v4; v173 = n173; goto b9; }
b7:;
    u32 v155 = (u32)v152;
    u32 v156 = __builtin_bswap32(v155);
    store_u32((u8 *)v2 + 8, v156);
    u64 v157 = 0x20;
    u64 v158 = v152 >> (v157 & 63);
    u16 v159 = (u16)v158;
    u16 v160 = __builtin_bswap16(v159);
    store_u16((u8 *)v2 + 6, v160);
    u32 v161 = (u32)v151;
    u32 v162 = __builtin_bswap32(v161);
    store_u32((u8 *)v2 + 2, v162);
    u64 v163 = 0x20;
    u64 v164 = v151 >> (v163 & 63);
    u16 v165 = (u16)v164;
    u16 v166 = __builtin_bswap16(v165);
    store_u16((u8 *)v2 + 0, v166);
    u8 v167 = load_u8((const u8 *)v2 + 24);
    u64 v168 = v167;
    u64 v169 = 0xff;
    u64 v170 = v168 + v169;
    u8 v171 = (u8)v170;
    store_u8((u8 *)v2 + 24, v171);
    { u64 n173 = v150; v173 = n173; goto b9; }
b8:;
    u64 v172 = 0x1ff;
    { u64 n173 = v172; v173 = n173; goto b9; }
b9:;
    u8 v174 = (u64)v74 == (u64)v4;
    if (v174) { goto b37; } else { goto b38; }
b37:;
    { goto b13; }
b38:;
    u16 v175 = load_u16((const u8 *)v2 + 50);
    u16 v176 = __builtin_bswap16(v175);
    u64 v177 = v176;
    u32 v178 = load_u32((const u8 *)v2 + 28);
    u32 v179 = __builtin_bswap32(v178);
    u64 v180 = v179;
    store_u64((u8 *)v1 + 440, v177);
    store_u64((u8 *)v1 + 448, v180);
    u64 v181 = load_u64((const u8 *)v3 + 0);
    u32 v182 = (*(helper *const *const *)(env + 56))[1]((void *)v0, (const void *)v181, 1);
    u32 v183 = 0x22;
    u8 v184 = (u32)v182 == (u32)v183;
    if (v184) { goto b39; } else { goto b40; }
b39:;
    { goto b10; }
b40:;
    u32 v185 = 0x24;
    u8 v186 = (u32)v182 == (u32)v185;
    if (v186) { goto b41; } else { goto b42; }
b41:;
    { goto b11; }
b42:;
    { goto b12; }
b13:;
    u8 v187 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v71);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v72);
    store_u64((u8 *)v1 + 96, v73);
    store_u64((u8 *)v1 + 104, v74);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v173);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v4);
    return v187;
b10:;
    u64 v188 = load_u64((const u8 *)v3 + 40);
    u64 v189 = load_u64((const u8 *)v1 + 464);
    u64 v190 = 0xffffffff;
    u64 v191 = v189 & v190;
    u64 v192 = 0x2;
    u8 v193 = (u64)v191 < (u64)v192;
    u64 v194 = v193 ? v191 : v4;
    u64 v195 = 0x10;
    u64 v196 = v194 * v195;
    u64 v197 = v188 + v196;
    if (v193) { goto b43; } else { goto b44; }
b43:;
    u64 v198 = 0x1;
    u32 v199 = load_u32((const u8 *)v0 + 84);
    u64 v200 = v199;
    u64 v201 = load_u64((const u8 *)v197 + 0);
    u64 v202 = v201 + v198;
    store_u64((u8 *)v197 + 0, v202);
    u64 v203 = load_u64((const u8 *)v197 + 8);
    u64 v204 = v203 + v200;
    store_u64((u8 *)v197 + 8, v204);
    { goto b44; }
b44:;
    u8 v205 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v71);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v72);
    store_u64((u8 *)v1 + 96, v73);
    store_u64((u8 *)v1 + 104, v74);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v173);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v4);
    return v205;
b11:;
    u64 v206 = 0x1ff;
    u8 v207 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v71);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v72);
    store_u64((u8 *)v1 + 96, v73);
    store_u64((u8 *)v1 + 104, v74);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v206);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v4);
    return v207;
b12:;
    u8 v208 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v14);
    store_u64((u8 *)v1 + 48, v71);
    store_u64((u8 *)v1 + 56, v4);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v72);
    store_u64((u8 *)v1 + 96, v73);
    store_u64((u8 *)v1 + 104, v74);
    store_u64((u8 *)v1 + 112, v7);
    store_u64((u8 *)v1 + 120, v173);
    store_u64((u8 *)v1 + 128, v10);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v13);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v4);
    return v208;
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
    u64 v5 = load_u64((const u8 *)v0 + 416);
    u64 v6 = 0x7ffff;
    u64 v7 = v5 & v6;
    u64 v8 = load_u64((const u8 *)v0 + 376);
    u64 v9 = 0x1ff;
    u64 v10 = v8 & v9;
    u64 v11 = load_u64((const u8 *)v1 + 40);
    u64 v12 = 0xffffffff;
    u64 v13 = v11 & v12;
    { goto b0; }
b0:;
    u64 v14 = load_u64((const u8 *)v3 + 40);
    u64 v15 = 0xffffffff;
    u64 v16 = v10 & v15;
    u64 v17 = 0x20;
    u8 v18 = (u64)v16 < (u64)v17;
    u64 v19 = v18 ? v16 : v4;
    u64 v20 = 0x10;
    u64 v21 = v19 * v20;
    u64 v22 = v14 + v21;
    if (v18) { goto b4; } else { goto b5; }
b4:;
    u64 v23 = 0x1;
    u32 v24 = load_u32((const u8 *)v0 + 84);
    u64 v25 = v24;
    u64 v26 = load_u64((const u8 *)v22 + 32);
    u64 v27 = v26 + v23;
    store_u64((u8 *)v22 + 32, v27);
    u64 v28 = load_u64((const u8 *)v22 + 40);
    u64 v29 = v28 + v25;
    store_u64((u8 *)v22 + 40, v29);
    { goto b5; }
b5:;
    u64 v30 = load_u64((const u8 *)v3 + 24);
    u64 v31 = 0xffffffff;
    u64 v32 = v10 & v31;
    u64 v33 = 0x20;
    u8 v34 = (u64)v32 < (u64)v33;
    u64 v35 = v34 ? v32 : v4;
    u64 v36 = 0x8;
    u64 v37 = v35 * v36;
    u64 v38 = v30 + v37;
    u64 v39 = load_u64((const u8 *)v38 + 0);
    u64 v40 = v34 ? v39 : v4;
    u8 v41 = (u64)v40 >= (u64)v7;
    if (v41) { goto b6; } else { goto b7; }
b6:;
    { goto b1; }
b7:;
    u64 v42 = load_u64((const u8 *)v3 + 24);
    u64 v43 = 0xffffffff;
    u64 v44 = v10 & v43;
    u64 v45 = 0x20;
    u8 v46 = (u64)v44 < (u64)v45;
    u64 v47 = v46 ? v44 : v4;
    u64 v48 = 0x8;
    u64 v49 = v47 * v48;
    u64 v50 = v42 + v49;
    if (v46) { goto b8; } else { goto b9; }
b8:;
    store_u64((u8 *)v50 + 0, v7);
    { goto b9; }
b9:;
    u64 v51 = 0x1ff;
    u64 v52 = v4 & v51;
    u64 v53 = 0x1ff;
    u8 v54 = (u64)v52 == (u64)v53;
    u64 v55 = v54;
    u64 v56 = load_u64((const u8 *)v1 + 0);
    u64 v57 = v55 | v56;
    u64 v58 = load_u64((const u8 *)v1 + 24);
    u64 v59 = v57 | v58;
    if (v59) { goto b10; } else { goto b11; }
b10:;
    u8 v60 = 0;
    store_u64((u8 *)v1 + 120, v4);
    store_u64((u8 *)v1 + 144, v13);
    return v60;
b11:;
    { goto b2; }
b1:;
    u64 v61 = 0x1ff;
    u64 v62 = v4 & v61;
    u64 v63 = 0x1ff;
    u8 v64 = (u64)v62 == (u64)v63;
    u64 v65 = v64;
    u64 v66 = load_u64((const u8 *)v1 + 0);
    u64 v67 = v65 | v66;
    u64 v68 = load_u64((const u8 *)v1 + 24);
    u64 v69 = v67 | v68;
    if (v69) { goto b12; } else { goto b13; }
b12:;
    u8 v70 = 0;
    store_u64((u8 *)v1 + 120, v4);
    store_u64((u8 *)v1 + 144, v13);
    return v70;
b13:;
    { goto b2; }
b2:;
    u64 v71 = load_u64((const u8 *)v1 + 96);
    u8 v72 = (u64)v71 == (u64)v4;
    if (v72) { goto b14; } else { goto b15; }
b14:;
    { goto b3; }
b15:;
    u32 v73 = load_u32((const u8 *)v2 + 16);
    u64 v74 = v73;
    u64 v75 = v4 + v74;
    u32 v76 = load_u32((const u8 *)v2 + 20);
    u64 v77 = v76;
    u64 v78 = v75 + v77;
    u16 v79 = load_u16((const u8 *)v2 + 24);
    u64 v80 = v79;
    u64 v81 = v78 + v80;
    u64 v82 = v71 ? v81 : v4;
    u64 v83 = v4 + v82;
    u32 v84 = load_u32((const u8 *)v2 + 28);
    u64 v85 = v84;
    u64 v86 = v4 + v85;
    u32 v87 = load_u32((const u8 *)v2 + 32);
    u64 v88 = v87;
    u64 v89 = v86 + v88;
    u64 v90 = v71 ? v89 : v4;
    u64 v91 = v83 + v90;
    u64 v92 = 0xffffffff;
    u64 v93 = v91 & v92;
    u64 v94 = 0x20;
    u64 v95 = v91 >> (v94 & 63);
    u64 v96 = v93 + v95;
    u64 v97 = 0xffff;
    u64 v98 = v96 & v97;
    u64 v99 = 0x10;
    u64 v100 = v96 >> (v99 & 63);
    u64 v101 = v98 + v100;
    u64 v102 = 0xffff;
    u64 v103 = v101 & v102;
    u64 v104 = 0x10;
    u64 v105 = v101 >> (v104 & 63);
    u64 v106 = v103 + v105;
    u64 v107 = 0xffff;
    u64 v108 = v106 & v107;
    u64 v109 = 0x10;
    u64 v110 = v106 >> (v109 & 63);
    u64 v111 = v108 + v110;
    u16 v112 = (u16)v111;
    u16 v113 = __builtin_bswap16(v112);
    u16 v114 = ~v113;
    u64 v115 = v114;
    u16 v116 = (u16)v115;
    u16 v117 = __builtin_bswap16(v116);
    store_u16((u8 *)v2 + 26, v117);
    { goto b3; }
b3:;
    u64 v118 = load_u64((const u8 *)v1 + 88);
    if (v118) { goto b16; } else { goto b17; }
b16:;
    u64 v119 = load_u64((const u8 *)v3 + 16);
    u64 v120 = load_u64((const u8 *)v0 + 440);
    u64 v121 = v119 + v120;
    u64 v122 = load_u64((const u8 *)v2 + 0);
    u64 v123 = load_u64((const u8 *)v2 + 6);
    store_u64((u8 *)v121 + 0, v122);
    store_u64((u8 *)v121 + 6, v123);
    u64 v124 = 0xe;
    u64 v125 = v120 + v124;
    store_u64((u8 *)v0 + 440, v125);
    { goto b17; }
b17:;
    if (v71) { goto b18; } else { goto b19; }
b18:;
    u64 v126 = load_u64((const u8 *)v3 + 16);
    u64 v127 = load_u64((const u8 *)v0 + 440);
    u64 v128 = v126 + v127;
    u64 v129 = load_u64((const u8 *)v2 + 16);
    u64 v130 = load_u64((const u8 *)v2 + 24);
    u32 v131 = load_u32((const u8 *)v2 + 32);
    store_u64((u8 *)v128 + 0, v129);
    store_u64((u8 *)v128 + 8, v130);
    store_u32((u8 *)v128 + 16, v131);
    u64 v132 = 0x14;
    u64 v133 = v127 + v132;
    store_u64((u8 *)v0 + 440, v133);
    { goto b19; }
b19:;
    u64 v134 = load_u64((const u8 *)v1 + 104);
    if (v134) { goto b20; } else { goto b21; }
b20:;
    u64 v135 = load_u64((const u8 *)v3 + 16);
    u64 v136 = load_u64((const u8 *)v0 + 440);
    u64 v137 = v135 + v136;
    u64 v138 = load_u64((const u8 *)v2 + 48);
    store_u64((u8 *)v137 + 0, v138);
    u64 v139 = 0x8;
    u64 v140 = v136 + v139;
    store_u64((u8 *)v0 + 440, v140);
    { goto b21; }
b21:;
    u8 v141 = 1;
    return v141;
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
    u64 v72 = load_u64((const u8 *)v2 + 48);
    store_u64((u8 *)v71 + 0, v72);
    u64 v73 = 0x8;
    u64 v74 = v70 + v73;
    store_u64((u8 *)v0 + 440, v74);
    { goto b9; }
b9:;
    u8 v75 = 1;
    return v75;
}
