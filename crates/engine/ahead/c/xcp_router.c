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
    u64 v38;
    u64 v39;
    u64 v125;
    u64 v127;
    u64 v129;
    u64 v131;
    u64 v133;
    u64 v135;
    u64 v137;
    u64 v139;
    u64 v141;
    u64 v143;
    u64 v145;
    u64 v147;
    u64 v149;
    u64 v151;
    u64 v153;
    u64 v155;
    u64 v157;
    u64 v230;
    u64 v245;
    u64 v258;
    u64 v260;
    u64 v262;
    u64 v264;
    u64 v266;
    u64 v268;
    u64 v270;
    u64 v272;
    u64 v274;
    u64 v276;
    u64 v278;
    u64 v280;
    u64 v282;
    u64 v284;
    u64 v286;
    u64 v288;
    u64 v290;
    u64 v292;
    u64 v341;
    u64 v350;
    u64 v419;
    u64 v421;
    u64 v422;
    u64 v423;
    u64 v459;
    u64 v573;
    u64 v574;
    u64 v576;
    u64 v577;
    u64 v578;
    u64 v579;
    u64 v613;
    u64 v614;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    memset((u8 *)v2 + 264, 0, 16);
    memset((u8 *)v2 + 280, 0, 16);
    memset((u8 *)v2 + 296, 0, 16);
    memset((u8 *)v2 + 312, 0, 16);
    memset((u8 *)v2 + 328, 0, 16);
    memset((u8 *)v2 + 344, 0, 16);
    memset((u8 *)v2 + 360, 0, 16);
    memset((u8 *)v2 + 376, 0, 16);
    memset((u8 *)v2 + 392, 0, 16);
    memset((u8 *)v2 + 408, 0, 16);
    memset((u8 *)v2 + 424, 0, 16);
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
    u64 v15 = 0xff;
    u8 v16 = (u64)v7 == (u64)v15;
    if (v16) { goto b47; } else { goto b48; }
b47:;
    { goto b14; }
b48:;
    { u64 n38 = v4; u64 n39 = v13; v38 = n38; v39 = n39; goto b1; }
b14:;
    u64 v17 = load_u64((const u8 *)v0 + 64);
    u64 v18 = load_u64((const u8 *)v0 + 72);
    u64 v19 = v17 - v18;
    u64 v20 = 0x2;
    u8 v21 = (u64)v19 < (u64)v20;
    if (v21) { goto b49; } else { goto b50; }
b49:;
    u64 v22 = 0x1;
    { u64 n258 = v14; u64 n260 = v22; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v13; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b50:;
    u64 v23 = load_u64((const u8 *)v3 + 8);
    u64 v24 = v23 + v18;
    u16 v25 = load_u16((const u8 *)v24 + 0);
    store_u16((u8 *)v2 + 144, v25);
    u64 v26 = 0x2;
    u64 v27 = v18 + v26;
    store_u64((u8 *)v0 + 72, v27);
    u64 v28 = 0x1;
    u64 v29 = 0xfffffffe;
    u64 v30 = v13 + v29;
    u64 v31 = 0xffffffff;
    u64 v32 = v30 & v31;
    u16 v33 = load_u16((const u8 *)v2 + 144);
    u16 v34 = __builtin_bswap16(v33);
    u64 v35 = v34;
    u64 v36 = 0xffff;
    u8 v37 = (u64)v35 == (u64)v36;
    if (v37) { goto b51; } else { goto b52; }
b51:;
    { u64 n38 = v28; u64 n39 = v32; v38 = n38; v39 = n39; goto b1; }
b52:;
    { u64 n258 = v14; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v28; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v32; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b1:;
    u64 v40 = 0x2;
    u64 v41 = v14 - v40;
    u64 v42 = v38 ? v41 : v14;
    u64 v43 = load_u64((const u8 *)v0 + 64);
    u64 v44 = load_u64((const u8 *)v0 + 72);
    u64 v45 = v43 - v44;
    u64 v46 = 0xe;
    u8 v47 = (u64)v45 < (u64)v46;
    if (v47) { goto b53; } else { goto b54; }
b53:;
    u64 v48 = 0x1;
    { u64 n258 = v42; u64 n260 = v48; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b54:;
    u64 v49 = load_u64((const u8 *)v3 + 8);
    u64 v50 = v49 + v44;
    u64 v51 = load_u64((const u8 *)v50 + 0);
    u64 v52 = load_u64((const u8 *)v50 + 6);
    store_u64((u8 *)v2 + 160, v51);
    store_u64((u8 *)v2 + 166, v52);
    u64 v53 = 0xe;
    u64 v54 = v44 + v53;
    store_u64((u8 *)v0 + 72, v54);
    u64 v55 = 0x1;
    u16 v56 = load_u16((const u8 *)v2 + 172);
    u16 v57 = __builtin_bswap16(v56);
    u64 v58 = v57;
    u64 v59 = 0x800;
    u8 v60 = (u64)v58 == (u64)v59;
    if (v60) { goto b55; } else { goto b56; }
b55:;
    { goto b2; }
b56:;
    { u64 n258 = v42; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v55; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b2:;
    u64 v61 = load_u64((const u8 *)v0 + 64);
    u64 v62 = load_u64((const u8 *)v0 + 72);
    u64 v63 = v61 - v62;
    u64 v64 = 0x14;
    u8 v65 = (u64)v63 < (u64)v64;
    if (v65) { goto b57; } else { goto b58; }
b57:;
    u64 v66 = 0x1;
    { u64 n258 = v42; u64 n260 = v66; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v55; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b58:;
    u64 v67 = load_u64((const u8 *)v3 + 8);
    u64 v68 = v67 + v62;
    u64 v69 = load_u64((const u8 *)v68 + 0);
    u64 v70 = load_u64((const u8 *)v68 + 8);
    u32 v71 = load_u32((const u8 *)v68 + 16);
    store_u64((u8 *)v2 + 264, v69);
    store_u64((u8 *)v2 + 272, v70);
    store_u32((u8 *)v2 + 280, v71);
    u64 v72 = 0x14;
    u64 v73 = v62 + v72;
    store_u64((u8 *)v0 + 72, v73);
    u64 v74 = 0x1;
    u8 v75 = load_u8((const u8 *)v2 + 264);
    u64 v76 = v75;
    u64 v77 = 0x38;
    u64 v78 = v76 << (v77 & 63);
    u64 v79 = 0x3c;
    u64 v80 = v78 >> (v79 & 63);
    u64 v81 = 0x4;
    u8 v82 = (u64)v80 == (u64)v81;
    u64 v83 = v82;
    u8 v84 = load_u8((const u8 *)v2 + 264);
    u64 v85 = v84;
    u64 v86 = 0x3c;
    u64 v87 = v85 << (v86 & 63);
    u64 v88 = 0x3c;
    u64 v89 = v87 >> (v88 & 63);
    u64 v90 = 0x5;
    u8 v91 = (u64)v90 <= (u64)v89;
    u64 v92 = v91;
    u64 v93 = v83 & v92;
    u8 v94 = (u64)v93 != (u64)v4;
    if (v94) { goto b59; } else { goto b60; }
b59:;
    { goto b3; }
b60:;
    u64 v95 = 0x7;
    { u64 n258 = v42; u64 n260 = v95; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v55; u64 n278 = v4; u64 n280 = v74; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b3:;
    u8 v96 = load_u8((const u8 *)v2 + 264);
    u64 v97 = v96;
    u64 v98 = 0x3c;
    u64 v99 = v97 << (v98 & 63);
    u64 v100 = 0x3c;
    u64 v101 = v99 >> (v100 & 63);
    u64 v102 = 0x5;
    u8 v103 = (u64)v101 == (u64)v102;
    if (v103) { goto b61; } else { goto b62; }
b61:;
    { u64 n125 = v42; u64 n127 = v4; u64 n129 = v4; u64 n131 = v4; u64 n133 = v4; u64 n135 = v4; u64 n137 = v4; u64 n139 = v4; u64 n141 = v4; u64 n143 = v55; u64 n145 = v4; u64 n147 = v74; u64 n149 = v4; u64 n151 = v4; u64 n153 = v4; u64 n155 = v4; u64 n157 = v4; v125 = n125; v127 = n127; v129 = n129; v131 = n131; v133 = n133; v135 = n135; v137 = n137; v139 = n139; v141 = n141; v143 = n143; v145 = n145; v147 = n147; v149 = n149; v151 = n151; v153 = n153; v155 = n155; v157 = n157; goto b5; }
b62:;
    u64 v104 = 0x1;
    u64 v105 = v4 + v104;
    u64 v106 = 0x10000;
    u8 v107 = (u64)v105 < (u64)v106;
    if (v107) { goto b63; } else { goto b64; }
b63:;
    { goto b4; }
b64:;
    u64 v108 = 0x5;
    { u64 n258 = v42; u64 n260 = v108; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v55; u64 n278 = v4; u64 n280 = v74; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b4:;
    u8 v109 = load_u8((const u8 *)v2 + 264);
    u64 v110 = v109;
    u64 v111 = 0x3c;
    u64 v112 = v110 << (v111 & 63);
    u64 v113 = 0x3c;
    u64 v114 = v112 >> (v113 & 63);
    u64 v115 = 0xfffffffb;
    u64 v116 = v114 + v115;
    u64 v117 = 0x5;
    u64 v118 = v116 << (v117 & 63);
    u64 v119 = 0xffffffff;
    u64 v120 = v118 & v119;
    store_u64((u8 *)v1 + 560, v120);
    store_u64((u8 *)v1 + 88, v4);
    store_u64((u8 *)v1 + 96, v4);
    store_u64((u8 *)v1 + 104, v4);
    store_u64((u8 *)v1 + 112, v4);
    store_u64((u8 *)v1 + 120, v4);
    store_u64((u8 *)v1 + 128, v4);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v55);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v74);
    store_u64((u8 *)v1 + 168, v4);
    store_u64((u8 *)v1 + 176, v4);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 40, v42);
    store_u64((u8 *)v1 + 48, v4);
    u64 v121 = load_u64((const u8 *)v3 + 0);
    u32 v122 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v121, 32);
    u32 v123 = 0x45;
    u8 v124 = (u32)v122 == (u32)v123;
    if (v124) { goto b65; } else { goto b66; }
b65:;
    u64 v259 = load_u64((const u8 *)v1 + 40);
    u64 v261 = load_u64((const u8 *)v1 + 48);
    u64 v263 = load_u64((const u8 *)v1 + 88);
    u64 v265 = load_u64((const u8 *)v1 + 96);
    u64 v267 = load_u64((const u8 *)v1 + 104);
    u64 v269 = load_u64((const u8 *)v1 + 112);
    u64 v271 = load_u64((const u8 *)v1 + 120);
    u64 v273 = load_u64((const u8 *)v1 + 128);
    u64 v275 = load_u64((const u8 *)v1 + 136);
    u64 v277 = load_u64((const u8 *)v1 + 144);
    u64 v279 = load_u64((const u8 *)v1 + 152);
    u64 v281 = load_u64((const u8 *)v1 + 160);
    u64 v283 = load_u64((const u8 *)v1 + 168);
    u64 v285 = load_u64((const u8 *)v1 + 176);
    u64 v287 = load_u64((const u8 *)v1 + 184);
    u64 v289 = load_u64((const u8 *)v1 + 192);
    u64 v291 = load_u64((const u8 *)v1 + 200);
    { u64 n258 = v259; u64 n260 = v261; u64 n262 = v263; u64 n264 = v265; u64 n266 = v267; u64 n268 = v269; u64 n270 = v271; u64 n272 = v273; u64 n274 = v275; u64 n276 = v277; u64 n278 = v279; u64 n280 = v281; u64 n282 = v283; u64 n284 = v285; u64 n286 = v287; u64 n288 = v289; u64 n290 = v291; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b66:;
    u64 v126 = load_u64((const u8 *)v1 + 40);
    u64 v128 = load_u64((const u8 *)v1 + 48);
    u64 v130 = load_u64((const u8 *)v1 + 88);
    u64 v132 = load_u64((const u8 *)v1 + 96);
    u64 v134 = load_u64((const u8 *)v1 + 104);
    u64 v136 = load_u64((const u8 *)v1 + 112);
    u64 v138 = load_u64((const u8 *)v1 + 120);
    u64 v140 = load_u64((const u8 *)v1 + 128);
    u64 v142 = load_u64((const u8 *)v1 + 136);
    u64 v144 = load_u64((const u8 *)v1 + 144);
    u64 v146 = load_u64((const u8 *)v1 + 152);
    u64 v148 = load_u64((const u8 *)v1 + 160);
    u64 v150 = load_u64((const u8 *)v1 + 168);
    u64 v152 = load_u64((const u8 *)v1 + 176);
    u64 v154 = load_u64((const u8 *)v1 + 184);
    u64 v156 = load_u64((const u8 *)v1 + 192);
    u64 v158 = load_u64((const u8 *)v1 + 200);
    { u64 n125 = v126; u64 n127 = v128; u64 n129 = v130; u64 n131 = v132; u64 n133 = v134; u64 n135 = v136; u64 n137 = v138; u64 n139 = v140; u64 n141 = v142; u64 n143 = v144; u64 n145 = v146; u64 n147 = v148; u64 n149 = v150; u64 n151 = v152; u64 n153 = v154; u64 n155 = v156; u64 n157 = v158; v125 = n125; v127 = n127; v129 = n129; v131 = n131; v133 = n133; v135 = n135; v137 = n137; v139 = n139; v141 = n141; v143 = n143; v145 = n145; v147 = n147; v149 = n149; v151 = n151; v153 = n153; v155 = n155; v157 = n157; goto b5; }
b5:;
    u16 v159 = load_u16((const u8 *)v2 + 270);
    u16 v160 = __builtin_bswap16(v159);
    u64 v161 = v160;
    u64 v162 = 0x33;
    u64 v163 = v161 << (v162 & 63);
    u64 v164 = 0x33;
    u64 v165 = v163 >> (v164 & 63);
    u8 v166 = load_u8((const u8 *)v2 + 273);
    u64 v167 = v166;
    u8 v168 = (u64)v165 != (u64)v4;
    if (v168) { goto b67; } else { goto b68; }
b67:;
    { goto b6; }
b68:;
    u64 v169 = 0xfd;
    u8 v170 = (u64)v167 == (u64)v169;
    if (v170) { goto b69; } else { goto b70; }
b69:;
    { goto b10; }
b70:;
    { goto b6; }
b6:;
    u8 v171 = (u64)v165 != (u64)v4;
    if (v171) { goto b71; } else { goto b72; }
b71:;
    { goto b7; }
b72:;
    u64 v172 = 0x6;
    u8 v173 = (u64)v167 == (u64)v172;
    if (v173) { goto b73; } else { goto b74; }
b73:;
    { u64 n230 = v153; v230 = n230; goto b9; }
b74:;
    { goto b7; }
b7:;
    u8 v174 = (u64)v165 != (u64)v4;
    if (v174) { goto b75; } else { goto b76; }
b75:;
    { u64 n258 = v125; u64 n260 = v127; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v153; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b76:;
    u64 v175 = 0x11;
    u8 v176 = (u64)v167 == (u64)v175;
    if (v176) { goto b77; } else { goto b78; }
b77:;
    { u64 n245 = v153; v245 = n245; goto b8; }
b78:;
    { u64 n258 = v125; u64 n260 = v127; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v153; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b10:;
    u64 v177 = load_u64((const u8 *)v0 + 64);
    u64 v178 = load_u64((const u8 *)v0 + 72);
    u64 v179 = v177 - v178;
    u64 v180 = 0x14;
    u8 v181 = (u64)v179 < (u64)v180;
    if (v181) { goto b79; } else { goto b80; }
b79:;
    u64 v182 = 0x1;
    { u64 n258 = v125; u64 n260 = v182; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v153; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b80:;
    u64 v183 = load_u64((const u8 *)v3 + 8);
    u64 v184 = v183 + v178;
    u64 v185 = load_u64((const u8 *)v184 + 0);
    u64 v186 = load_u64((const u8 *)v184 + 8);
    u32 v187 = load_u32((const u8 *)v184 + 16);
    store_u64((u8 *)v2 + 360, v185);
    store_u64((u8 *)v2 + 368, v186);
    store_u32((u8 *)v2 + 376, v187);
    u64 v188 = 0x14;
    u64 v189 = v178 + v188;
    store_u64((u8 *)v0 + 72, v189);
    u64 v190 = 0x1;
    u8 v191 = load_u8((const u8 *)v2 + 361);
    u64 v192 = v191;
    u64 v193 = 0x14;
    u8 v194 = (u64)v192 == (u64)v193;
    u64 v195 = v194;
    u8 v196 = (u64)v195 != (u64)v4;
    if (v196) { goto b81; } else { goto b82; }
b81:;
    { goto b11; }
b82:;
    u64 v197 = 0x8;
    { u64 n258 = v125; u64 n260 = v197; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v190; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b11:;
    u8 v198 = load_u8((const u8 *)v2 + 362);
    u64 v199 = v198;
    u64 v200 = 0x38;
    u64 v201 = v199 << (v200 & 63);
    u64 v202 = 0x3c;
    u64 v203 = v201 >> (v202 & 63);
    u64 v204 = 0x1;
    u8 v205 = (u64)v203 == (u64)v204;
    u64 v206 = v205;
    u8 v207 = (u64)v206 != (u64)v4;
    if (v207) { goto b83; } else { goto b84; }
b83:;
    { goto b12; }
b84:;
    u64 v208 = 0x9;
    { u64 n258 = v125; u64 n260 = v208; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v190; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b12:;
    u8 v209 = load_u8((const u8 *)v2 + 362);
    u64 v210 = v209;
    u64 v211 = 0x3c;
    u64 v212 = v210 << (v211 & 63);
    u64 v213 = 0x3c;
    u64 v214 = v212 >> (v213 & 63);
    u64 v215 = 0x1;
    u8 v216 = (u64)v215 <= (u64)v214;
    u64 v217 = v216;
    u64 v218 = 0x3;
    u8 v219 = (u64)v214 <= (u64)v218;
    u64 v220 = v219;
    u64 v221 = v217 & v220;
    u8 v222 = (u64)v221 != (u64)v4;
    if (v222) { goto b85; } else { goto b86; }
b85:;
    { goto b13; }
b86:;
    u64 v223 = 0xa;
    { u64 n258 = v125; u64 n260 = v223; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v190; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b13:;
    u8 v224 = load_u8((const u8 *)v2 + 360);
    u64 v225 = v224;
    u64 v226 = 0x6;
    u8 v227 = (u64)v225 == (u64)v226;
    if (v227) { goto b87; } else { goto b88; }
b87:;
    { u64 n230 = v190; v230 = n230; goto b9; }
b88:;
    u64 v228 = 0x11;
    u8 v229 = (u64)v225 == (u64)v228;
    if (v229) { goto b89; } else { goto b90; }
b89:;
    { u64 n245 = v190; v245 = n245; goto b8; }
b90:;
    { u64 n258 = v125; u64 n260 = v127; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v190; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b9:;
    u64 v231 = load_u64((const u8 *)v0 + 64);
    u64 v232 = load_u64((const u8 *)v0 + 72);
    u64 v233 = v231 - v232;
    u64 v234 = 0x14;
    u8 v235 = (u64)v233 < (u64)v234;
    if (v235) { goto b91; } else { goto b92; }
b91:;
    u64 v236 = 0x1;
    { u64 n258 = v125; u64 n260 = v236; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v230; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b92:;
    u64 v237 = load_u64((const u8 *)v3 + 8);
    u64 v238 = v237 + v232;
    u64 v239 = load_u64((const u8 *)v238 + 0);
    u64 v240 = load_u64((const u8 *)v238 + 8);
    u32 v241 = load_u32((const u8 *)v238 + 16);
    store_u64((u8 *)v2 + 392, v239);
    store_u64((u8 *)v2 + 400, v240);
    store_u32((u8 *)v2 + 408, v241);
    u64 v242 = 0x14;
    u64 v243 = v232 + v242;
    store_u64((u8 *)v0 + 72, v243);
    u64 v244 = 0x1;
    { u64 n258 = v125; u64 n260 = v127; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v230; u64 n288 = v244; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b8:;
    u64 v246 = load_u64((const u8 *)v0 + 64);
    u64 v247 = load_u64((const u8 *)v0 + 72);
    u64 v248 = v246 - v247;
    u64 v249 = 0x8;
    u8 v250 = (u64)v248 < (u64)v249;
    if (v250) { goto b93; } else { goto b94; }
b93:;
    u64 v251 = 0x1;
    { u64 n258 = v125; u64 n260 = v251; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v245; u64 n288 = v155; u64 n290 = v157; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b94:;
    u64 v252 = load_u64((const u8 *)v3 + 8);
    u64 v253 = v252 + v247;
    u64 v254 = load_u64((const u8 *)v253 + 0);
    store_u64((u8 *)v2 + 424, v254);
    u64 v255 = 0x8;
    u64 v256 = v247 + v255;
    store_u64((u8 *)v0 + 72, v256);
    u64 v257 = 0x1;
    { u64 n258 = v125; u64 n260 = v127; u64 n262 = v129; u64 n264 = v131; u64 n266 = v133; u64 n268 = v135; u64 n270 = v137; u64 n272 = v139; u64 n274 = v141; u64 n276 = v143; u64 n278 = v145; u64 n280 = v147; u64 n282 = v149; u64 n284 = v151; u64 n286 = v245; u64 n288 = v155; u64 n290 = v257; u64 n292 = v39; v258 = n258; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; goto b15; }
b15:;
    u8 v293 = (u64)v280 == (u64)v4;
    if (v293) { goto b95; } else { goto b96; }
b95:;
    { u64 n350 = v4; v350 = n350; goto b16; }
b96:;
    u8 v294 = (u64)v280 == (u64)v4;
    if (v294) { goto b97; } else { goto b98; }
b97:;
    { u64 n350 = v4; v350 = n350; goto b16; }
b98:;
    u32 v295 = load_u32((const u8 *)v2 + 264);
    u64 v296 = v295;
    u64 v297 = v4 + v296;
    u32 v298 = load_u32((const u8 *)v2 + 268);
    u64 v299 = v298;
    u64 v300 = v297 + v299;
    u16 v301 = load_u16((const u8 *)v2 + 272);
    u64 v302 = v301;
    u64 v303 = v300 + v302;
    u64 v304 = v280 ? v303 : v4;
    u64 v305 = v4 + v304;
    u32 v306 = load_u32((const u8 *)v2 + 276);
    u64 v307 = v306;
    u64 v308 = v4 + v307;
    u32 v309 = load_u32((const u8 *)v2 + 280);
    u64 v310 = v309;
    u64 v311 = v308 + v310;
    u64 v312 = v280 ? v311 : v4;
    u64 v313 = v305 + v312;
    u64 v314 = v282 ? v4 : v4;
    u64 v315 = v313 + v314;
    u64 v316 = v4 | v284;
    u64 v317 = 0xffffffff;
    u64 v318 = v315 & v317;
    u64 v319 = 0x20;
    u64 v320 = v315 >> (v319 & 63);
    u64 v321 = v318 + v320;
    u64 v322 = 0xffff;
    u64 v323 = v321 & v322;
    u64 v324 = 0x10;
    u64 v325 = v321 >> (v324 & 63);
    u64 v326 = v323 + v325;
    u64 v327 = 0xffff;
    u64 v328 = v326 & v327;
    u64 v329 = 0x10;
    u64 v330 = v326 >> (v329 & 63);
    u64 v331 = v328 + v330;
    u64 v332 = 0xffff;
    u64 v333 = v331 & v332;
    u64 v334 = 0x10;
    u64 v335 = v331 >> (v334 & 63);
    u64 v336 = v333 + v335;
    u16 v337 = (u16)v336;
    u16 v338 = __builtin_bswap16(v337);
    u16 v339 = ~v338;
    u64 v340 = v339;
    if (v316) { goto b99; } else { u64 n341 = v340; v341 = n341; goto b100; }
b99:;
    store_u64((u8 *)v1 + 160, v280);
    store_u64((u8 *)v1 + 168, v282);
    store_u64((u8 *)v1 + 176, v284);
    u64 v342 = load_u64((const u8 *)v3 + 0);
    u32 v343 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v342, 72);
    u64 v344 = load_u64((const u8 *)v1 + 2424);
    { u64 n341 = v344; v341 = n341; goto b100; }
b100:;
    u16 v345 = load_u16((const u8 *)v2 + 274);
    u16 v346 = __builtin_bswap16(v345);
    u64 v347 = v346;
    u8 v348 = (u64)v341 == (u64)v347;
    if (v348) { goto b101; } else { goto b102; }
b101:;
    { u64 n350 = v4; v350 = n350; goto b16; }
b102:;
    u64 v349 = 0x1;
    { u64 n350 = v349; v350 = n350; goto b16; }
b16:;
    { goto b17; }
b17:;
    u8 v351 = (u64)v274 == (u64)v4;
    if (v351) { goto b103; } else { goto b104; }
b103:;
    { goto b34; }
b104:;
    u16 v352 = load_u16((const u8 *)v2 + 144);
    u16 v353 = __builtin_bswap16(v352);
    u64 v354 = v353;
    u64 v355 = 0xffff;
    u8 v356 = (u64)v354 == (u64)v355;
    if (v356) { goto b105; } else { goto b106; }
b105:;
    { goto b34; }
b106:;
    u64 v357 = 0x1ff;
    u64 v358 = v354 & v357;
    u64 v359 = 0x1ff;
    u8 v360 = (u64)v354 < (u64)v359;
    if (v360) { goto b107; } else { goto b108; }
b107:;
    { u64 n421 = v358; u64 n422 = v4; u64 n423 = v4; v421 = n421; v422 = n422; v423 = n423; goto b18; }
b108:;
    u64 v361 = 0x3;
    { u64 n421 = v358; u64 n422 = v361; u64 n423 = v4; v421 = n421; v422 = n422; v423 = n423; goto b18; }
b34:;
    u64 v362 = 0x1;
    u8 v363 = (u64)v260 != (u64)v362;
    if (v363) { goto b109; } else { goto b110; }
b109:;
    { goto b36; }
b110:;
    u64 v364 = 0x7;
    { u64 n419 = v364; v419 = n419; goto b35; }
b36:;
    u8 v365 = (u64)v280 == (u64)v4;
    if (v365) { goto b111; } else { goto b112; }
b111:;
    { goto b45; }
b112:;
    u64 v366 = 0x7;
    u8 v367 = (u64)v260 != (u64)v366;
    if (v367) { goto b113; } else { goto b114; }
b113:;
    { goto b37; }
b114:;
    u64 v368 = 0x9;
    { u64 n419 = v368; v419 = n419; goto b35; }
b45:;
    u64 v369 = 0x8;
    { u64 n419 = v369; v419 = n419; goto b35; }
b37:;
    u64 v370 = 0x1;
    u8 v371 = (u64)v350 != (u64)v370;
    if (v371) { goto b115; } else { goto b116; }
b115:;
    { goto b38; }
b116:;
    u64 v372 = 0x1;
    { u64 n419 = v372; v419 = n419; goto b35; }
b38:;
    u16 v373 = load_u16((const u8 *)v2 + 266);
    u16 v374 = __builtin_bswap16(v373);
    u64 v375 = v374;
    u64 v376 = 0xe;
    u64 v377 = v375 + v376;
    u8 v378 = (u64)v292 < (u64)v377;
    if (v378) { goto b117; } else { goto b118; }
b117:;
    { goto b39; }
b118:;
    u8 v379 = load_u8((const u8 *)v2 + 264);
    u64 v380 = v379;
    u64 v381 = 0x3c;
    u64 v382 = v380 << (v381 & 63);
    u64 v383 = 0x3c;
    u64 v384 = v382 >> (v383 & 63);
    u64 v385 = 0x2;
    u64 v386 = v384 << (v385 & 63);
    u8 v387 = (u64)v375 >= (u64)v386;
    if (v387) { goto b119; } else { goto b120; }
b119:;
    { goto b40; }
b120:;
    { goto b39; }
b39:;
    u64 v388 = 0x7;
    { u64 n419 = v388; v419 = n419; goto b35; }
b40:;
    u8 v389 = load_u8((const u8 *)v2 + 272);
    u64 v390 = v389;
    u64 v391 = 0x1;
    u8 v392 = (u64)v391 < (u64)v390;
    if (v392) { goto b121; } else { goto b122; }
b121:;
    { goto b41; }
b122:;
    u64 v393 = 0x2;
    { u64 n419 = v393; v419 = n419; goto b35; }
b41:;
    u64 v394 = 0x8;
    u8 v395 = (u64)v260 != (u64)v394;
    if (v395) { goto b123; } else { goto b124; }
b123:;
    { goto b42; }
b124:;
    u64 v396 = 0x4;
    { u64 n419 = v396; v419 = n419; goto b35; }
b42:;
    u64 v397 = 0x9;
    u8 v398 = (u64)v260 != (u64)v397;
    if (v398) { goto b125; } else { goto b126; }
b125:;
    { goto b43; }
b126:;
    u64 v399 = 0x5;
    { u64 n419 = v399; v419 = n419; goto b35; }
b43:;
    u64 v400 = 0xa;
    u8 v401 = (u64)v260 != (u64)v400;
    if (v401) { goto b127; } else { goto b128; }
b127:;
    { goto b44; }
b128:;
    u64 v402 = 0x6;
    { u64 n419 = v402; v419 = n419; goto b35; }
b44:;
    u8 v403 = (u64)v286 == (u64)v4;
    if (v403) { goto b129; } else { goto b130; }
b129:;
    { u64 n419 = v4; v419 = n419; goto b35; }
b130:;
    u16 v404 = load_u16((const u8 *)v2 + 266);
    u16 v405 = __builtin_bswap16(v404);
    u64 v406 = v405;
    u8 v407 = load_u8((const u8 *)v2 + 264);
    u64 v408 = v407;
    u64 v409 = 0x3c;
    u64 v410 = v408 << (v409 & 63);
    u64 v411 = 0x3c;
    u64 v412 = v410 >> (v411 & 63);
    u64 v413 = 0x2;
    u64 v414 = v412 << (v413 & 63);
    u64 v415 = 0x14;
    u64 v416 = v414 + v415;
    u8 v417 = (u64)v406 >= (u64)v416;
    if (v417) { goto b131; } else { goto b132; }
b131:;
    { u64 n419 = v4; v419 = n419; goto b35; }
b132:;
    u64 v418 = 0x7;
    { u64 n419 = v418; v419 = n419; goto b35; }
b35:;
    u64 v420 = 0x1;
    { u64 n421 = v4; u64 n422 = v419; u64 n423 = v420; v421 = n421; v422 = n422; v423 = n423; goto b18; }
b18:;
    u8 v424 = (u64)v422 == (u64)v4;
    if (v424) { goto b133; } else { goto b134; }
b133:;
    { goto b19; }
b134:;
    u64 v425 = load_u64((const u8 *)v3 + 40);
    u64 v426 = 0xffffffff;
    u64 v427 = v422 & v426;
    u64 v428 = 0xa;
    u8 v429 = (u64)v427 < (u64)v428;
    u64 v430 = v429 ? v427 : v4;
    u64 v431 = 0x10;
    u64 v432 = v430 * v431;
    u64 v433 = v425 + v432;
    if (v429) { goto b135; } else { goto b136; }
b135:;
    u64 v434 = 0x1;
    u32 v435 = load_u32((const u8 *)v0 + 84);
    u64 v436 = v435;
    u64 v437 = load_u64((const u8 *)v433 + 0);
    u64 v438 = v437 + v434;
    store_u64((u8 *)v433 + 0, v438);
    u64 v439 = load_u64((const u8 *)v433 + 8);
    u64 v440 = v439 + v436;
    store_u64((u8 *)v433 + 8, v440);
    { goto b136; }
b136:;
    u64 v441 = 0x1ff;
    u8 v442 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v258);
    store_u64((u8 *)v1 + 48, v260);
    store_u64((u8 *)v1 + 56, v350);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v262);
    store_u64((u8 *)v1 + 96, v264);
    store_u64((u8 *)v1 + 104, v266);
    store_u64((u8 *)v1 + 112, v268);
    store_u64((u8 *)v1 + 120, v270);
    store_u64((u8 *)v1 + 128, v272);
    store_u64((u8 *)v1 + 136, v274);
    store_u64((u8 *)v1 + 144, v276);
    store_u64((u8 *)v1 + 152, v278);
    store_u64((u8 *)v1 + 160, v280);
    store_u64((u8 *)v1 + 168, v282);
    store_u64((u8 *)v1 + 176, v284);
    store_u64((u8 *)v1 + 184, v286);
    store_u64((u8 *)v1 + 192, v288);
    store_u64((u8 *)v1 + 200, v290);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v292);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v4);
    store_u64((u8 *)v1 + 312, v4);
    store_u64((u8 *)v1 + 320, v4);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v7);
    store_u64((u8 *)v1 + 432, v441);
    store_u64((u8 *)v1 + 440, v10);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v13);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    return v442;
b19:;
    u8 v443 = (u64)v423 == (u64)v4;
    if (v443) { goto b137; } else { goto b138; }
b137:;
    { goto b33; }
b138:;
    u32 v444 = load_u32((const u8 *)v2 + 280);
    u32 v445 = __builtin_bswap32(v444);
    u64 v446 = v445;
    u64 v447 = load_u64((const u8 *)v3 + 48);
    u64 v448 = load_u64((const u8 *)v447 + 0);
    u64 v449 = v446 << (v4 & 63);
    u64 v450 = 0xffffffff;
    u64 v451 = v449 & v450;
    u64 v452 = 0x10;
    u64 v453 = v451 >> (v452 & 63);
    u64 v454 = 0x8;
    u64 v455 = v453 * v454;
    u64 v456 = v448 + v455;
    u32 v457 = load_u32((const u8 *)v456 + 0);
    u64 v458 = v457;
    u64 v460 = 0x80000000;
    u64 v461 = v458 & v460;
    if (v461) { goto b140; } else { u64 n459 = v458; v459 = n459; goto b139; }
b140:;
    u64 v462 = load_u64((const u8 *)v3 + 48);
    u64 v463 = load_u64((const u8 *)v462 + 8);
    u64 v464 = 0x7fffffff;
    u64 v465 = v458 & v464;
    u64 v466 = 0x800;
    u64 v467 = v465 * v466;
    u64 v468 = v463 + v467;
    u64 v469 = 0x8;
    u64 v470 = v451 >> (v469 & 63);
    u64 v471 = 0xff;
    u64 v472 = v470 & v471;
    u64 v473 = 0x8;
    u64 v474 = v472 * v473;
    u64 v475 = v468 + v474;
    u32 v476 = load_u32((const u8 *)v475 + 0);
    u64 v477 = v476;
    u64 v478 = 0x80000000;
    u64 v479 = v477 & v478;
    if (v479) { goto b141; } else { u64 n459 = v477; v459 = n459; goto b139; }
b141:;
    u64 v480 = load_u64((const u8 *)v3 + 48);
    u64 v481 = load_u64((const u8 *)v480 + 8);
    u64 v482 = 0x7fffffff;
    u64 v483 = v477 & v482;
    u64 v484 = 0x800;
    u64 v485 = v483 * v484;
    u64 v486 = v481 + v485;
    u64 v487 = v451 >> (v4 & 63);
    u64 v488 = 0xff;
    u64 v489 = v487 & v488;
    u64 v490 = 0x8;
    u64 v491 = v489 * v490;
    u64 v492 = v486 + v491;
    u32 v493 = load_u32((const u8 *)v492 + 0);
    u64 v494 = v493;
    { u64 n459 = v494; v459 = n459; goto b139; }
b139:;
    u8 v495 = (u64)v459 != (u64)v4;
    u64 v496 = v495;
    u64 v497 = load_u64((const u8 *)v3 + 48);
    u64 v498 = load_u64((const u8 *)v497 + 24);
    u64 v499 = 0x8;
    u64 v500 = v459 * v499;
    u64 v501 = v498 + v500;
    u32 v502 = load_u32((const u8 *)v501 + 0);
    u64 v503 = load_u64((const u8 *)v3 + 48);
    u64 v504 = load_u64((const u8 *)v503 + 32);
    u64 v505 = 0x18;
    u64 v506 = v459 * v505;
    u64 v507 = v504 + v506;
    u32 v508 = 0x5e;
    u8 v509 = (u32)v502 == (u32)v508;
    if (v509) { goto b142; } else { goto b143; }
b142:;
    u64 v510 = load_u64((const u8 *)v507 + 0);
    u64 v511 = 0x1ff;
    u64 v512 = v510 & v511;
    u64 v513 = load_u64((const u8 *)v507 + 8);
    u64 v514 = load_u64((const u8 *)v507 + 16);
    { goto b20; }
b143:;
    u32 v515 = 0x6f;
    u8 v516 = (u32)v502 == (u32)v515;
    if (v516) { goto b144; } else { goto b145; }
b144:;
    { goto b21; }
b145:;
    { goto b22; }
b33:;
    u64 v517 = 0x1;
    { u64 n578 = v421; u64 n579 = v517; v578 = n578; v579 = n579; goto b25; }
b20:;
    u32 v518 = (u32)v513;
    u32 v519 = __builtin_bswap32(v518);
    store_u32((u8 *)v2 + 168, v519);
    u64 v520 = 0x20;
    u64 v521 = v513 >> (v520 & 63);
    u16 v522 = (u16)v521;
    u16 v523 = __builtin_bswap16(v522);
    store_u16((u8 *)v2 + 166, v523);
    u32 v524 = (u32)v514;
    u32 v525 = __builtin_bswap32(v524);
    store_u32((u8 *)v2 + 162, v525);
    u64 v526 = 0x20;
    u64 v527 = v514 >> (v526 & 63);
    u16 v528 = (u16)v527;
    u16 v529 = __builtin_bswap16(v528);
    store_u16((u8 *)v2 + 160, v529);
    u8 v530 = load_u8((const u8 *)v2 + 272);
    u64 v531 = v530;
    u64 v532 = 0xff;
    u64 v533 = v531 + v532;
    u8 v534 = (u8)v533;
    store_u8((u8 *)v2 + 272, v534);
    u16 v535 = load_u16((const u8 *)v2 + 274);
    u16 v536 = __builtin_bswap16(v535);
    u64 v537 = v536;
    u64 v538 = ~v537;
    u64 v539 = 0xffff;
    u64 v540 = v538 & v539;
    u64 v541 = 0xfeff;
    u64 v542 = v540 + v541;
    u64 v543 = 0x10;
    u64 v544 = v542 >> (v543 & 63);
    u64 v545 = ~v537;
    u64 v546 = 0xfeff;
    u64 v547 = v545 + v546;
    u64 v548 = v547 + v544;
    u64 v549 = ~v548;
    u16 v550 = (u16)v549;
    u16 v551 = __builtin_bswap16(v550);
    store_u16((u8 *)v2 + 274, v551);
    u8 v552 = (u64)v496 != (u64)v4;
    if (v552) { goto b146; } else { goto b147; }
b146:;
    { u64 n574 = v512; v574 = n574; goto b32; }
b147:;
    { u64 n573 = v512; v573 = n573; goto b23; }
b21:;
    u64 v553 = load_u64((const u8 *)v3 + 40);
    u64 v554 = 0x3;
    u64 v555 = 0xffffffff;
    u64 v556 = v554 & v555;
    u64 v557 = 0xa;
    u8 v558 = (u64)v556 < (u64)v557;
    u64 v559 = v558 ? v556 : v4;
    u64 v560 = 0x10;
    u64 v561 = v559 * v560;
    u64 v562 = v553 + v561;
    if (v558) { goto b148; } else { goto b149; }
b148:;
    u64 v563 = 0x1;
    u32 v564 = load_u32((const u8 *)v0 + 84);
    u64 v565 = v564;
    u64 v566 = load_u64((const u8 *)v562 + 0);
    u64 v567 = v566 + v563;
    store_u64((u8 *)v562 + 0, v567);
    u64 v568 = load_u64((const u8 *)v562 + 8);
    u64 v569 = v568 + v565;
    store_u64((u8 *)v562 + 8, v569);
    { goto b149; }
b149:;
    u64 v570 = 0x1ff;
    u8 v571 = (u64)v496 != (u64)v4;
    if (v571) { goto b150; } else { goto b151; }
b150:;
    { u64 n574 = v570; v574 = n574; goto b32; }
b151:;
    { u64 n573 = v570; v573 = n573; goto b23; }
b22:;
    u8 v572 = (u64)v496 != (u64)v4;
    if (v572) { goto b152; } else { goto b153; }
b152:;
    { u64 n574 = v421; v574 = n574; goto b32; }
b153:;
    { u64 n573 = v421; v573 = n573; goto b23; }
b23:;
    { u64 n576 = v573; u64 n577 = v4; v576 = n576; v577 = n577; goto b24; }
b32:;
    u64 v575 = 0x1;
    { u64 n576 = v574; u64 n577 = v575; v576 = n576; v577 = n577; goto b24; }
b24:;
    { u64 n578 = v576; u64 n579 = v577; v578 = n578; v579 = n579; goto b25; }
b25:;
    u8 v580 = (u64)v579 == (u64)v4;
    if (v580) { goto b154; } else { goto b155; }
b154:;
    { goto b46; }
b155:;
    u64 v581 = load_u64((const u8 *)v3 + 48);
    u64 v582 = load_u64((const u8 *)v581 + 40);
    u64 v583 = 0x1ff;
    u64 v584 = v578 & v583;
    u64 v585 = 0x4;
    u64 v586 = v584 * v585;
    u64 v587 = v582 + v586;
    u32 v588 = load_u32((const u8 *)v587 + 0);
    u64 v589 = v588;
    u8 v590 = (u64)v589 != (u64)v4;
    u64 v591 = v590;
    u64 v592 = load_u64((const u8 *)v3 + 48);
    u64 v593 = load_u64((const u8 *)v592 + 64);
    u64 v594 = 0x8;
    u64 v595 = v589 * v594;
    u64 v596 = v593 + v595;
    u32 v597 = load_u32((const u8 *)v596 + 0);
    u64 v598 = load_u64((const u8 *)v3 + 48);
    u64 v599 = load_u64((const u8 *)v598 + 72);
    u64 v600 = v589 * v4;
    u64 v601 = v599 + v600;
    u32 v602 = 0x79;
    u8 v603 = (u32)v597 == (u32)v602;
    if (v603) { goto b156; } else { goto b157; }
b156:;
    { goto b26; }
b157:;
    u32 v604 = 0x7b;
    u8 v605 = (u32)v597 == (u32)v604;
    if (v605) { goto b158; } else { goto b159; }
b158:;
    { goto b27; }
b159:;
    { goto b28; }
b46:;
    u8 v606 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v258);
    store_u64((u8 *)v1 + 48, v260);
    store_u64((u8 *)v1 + 56, v350);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v262);
    store_u64((u8 *)v1 + 96, v264);
    store_u64((u8 *)v1 + 104, v266);
    store_u64((u8 *)v1 + 112, v268);
    store_u64((u8 *)v1 + 120, v270);
    store_u64((u8 *)v1 + 128, v272);
    store_u64((u8 *)v1 + 136, v274);
    store_u64((u8 *)v1 + 144, v276);
    store_u64((u8 *)v1 + 152, v278);
    store_u64((u8 *)v1 + 160, v280);
    store_u64((u8 *)v1 + 168, v282);
    store_u64((u8 *)v1 + 176, v284);
    store_u64((u8 *)v1 + 184, v286);
    store_u64((u8 *)v1 + 192, v288);
    store_u64((u8 *)v1 + 200, v290);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v292);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v4);
    store_u64((u8 *)v1 + 312, v4);
    store_u64((u8 *)v1 + 320, v4);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v7);
    store_u64((u8 *)v1 + 432, v578);
    store_u64((u8 *)v1 + 440, v10);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v13);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    return v606;
b26:;
    u8 v607 = (u64)v591 != (u64)v4;
    if (v607) { goto b160; } else { goto b161; }
b160:;
    { goto b31; }
b161:;
    { u64 n613 = v4; u64 n614 = v4; v613 = n613; v614 = n614; goto b29; }
b27:;
    u8 v608 = (u64)v591 != (u64)v4;
    if (v608) { goto b162; } else { goto b163; }
b162:;
    { goto b31; }
b163:;
    { u64 n613 = v4; u64 n614 = v4; v613 = n613; v614 = n614; goto b29; }
b28:;
    u8 v609 = (u64)v591 != (u64)v4;
    if (v609) { goto b164; } else { goto b165; }
b164:;
    { goto b31; }
b165:;
    { u64 n613 = v4; u64 n614 = v4; v613 = n613; v614 = n614; goto b29; }
b31:;
    u64 v610 = 0x1;
    u8 v611 = (u64)v286 == (u64)v4;
    if (v611) { goto b166; } else { goto b167; }
b166:;
    { u64 n613 = v610; u64 n614 = v4; v613 = n613; v614 = n614; goto b29; }
b167:;
    u64 v612 = 0x1;
    { u64 n613 = v4; u64 n614 = v612; v613 = n613; v614 = n614; goto b29; }
b29:;
    u8 v615 = (u64)v613 == (u64)v4;
    if (v615) { goto b168; } else { goto b169; }
b168:;
    { goto b30; }
b169:;
    u8 v616 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v258);
    store_u64((u8 *)v1 + 48, v260);
    store_u64((u8 *)v1 + 56, v350);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v262);
    store_u64((u8 *)v1 + 96, v264);
    store_u64((u8 *)v1 + 104, v266);
    store_u64((u8 *)v1 + 112, v268);
    store_u64((u8 *)v1 + 120, v270);
    store_u64((u8 *)v1 + 128, v272);
    store_u64((u8 *)v1 + 136, v274);
    store_u64((u8 *)v1 + 144, v276);
    store_u64((u8 *)v1 + 152, v278);
    store_u64((u8 *)v1 + 160, v280);
    store_u64((u8 *)v1 + 168, v282);
    store_u64((u8 *)v1 + 176, v284);
    store_u64((u8 *)v1 + 184, v286);
    store_u64((u8 *)v1 + 192, v288);
    store_u64((u8 *)v1 + 200, v290);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v292);
    store_u64((u8 *)v1 + 264, v613);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v4);
    store_u64((u8 *)v1 + 312, v4);
    store_u64((u8 *)v1 + 320, v4);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v7);
    store_u64((u8 *)v1 + 432, v578);
    store_u64((u8 *)v1 + 440, v10);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v13);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v614);
    return v616;
b30:;
    u64 v617 = load_u64((const u8 *)v3 + 24);
    u64 v618 = 0xffffffff;
    u64 v619 = v578 & v618;
    u64 v620 = 0x200;
    u8 v621 = (u64)v619 < (u64)v620;
    u64 v622 = v621 ? v619 : v4;
    u64 v623 = 0x8;
    u64 v624 = v622 * v623;
    u64 v625 = v617 + v624;
    u64 v626 = load_u64((const u8 *)v625 + 0);
    u64 v627 = v621 ? v626 : v4;
    u64 v628 = v627 + v292;
    u64 v629 = load_u64((const u8 *)v3 + 24);
    u64 v630 = 0xffffffff;
    u64 v631 = v578 & v630;
    u64 v632 = 0x200;
    u8 v633 = (u64)v631 < (u64)v632;
    u64 v634 = v633 ? v631 : v4;
    u64 v635 = 0x8;
    u64 v636 = v634 * v635;
    u64 v637 = v629 + v636;
    if (v633) { goto b170; } else { goto b171; }
b170:;
    store_u64((u8 *)v637 + 0, v628);
    { goto b171; }
b171:;
    u64 v638 = load_u64((const u8 *)v3 + 24);
    u64 v639 = 0xffffffff;
    u64 v640 = v578 & v639;
    u64 v641 = 0x200;
    u8 v642 = (u64)v640 < (u64)v641;
    u64 v643 = v642 ? v640 : v4;
    u64 v644 = 0x8;
    u64 v645 = v643 * v644;
    u64 v646 = v638 + v645;
    u64 v647 = load_u64((const u8 *)v646 + 4096);
    u64 v648 = v642 ? v647 : v4;
    u64 v649 = 0x1;
    u64 v650 = v648 + v649;
    u64 v651 = 0xffffffff;
    u64 v652 = v650 & v651;
    u64 v653 = load_u64((const u8 *)v3 + 24);
    u64 v654 = 0xffffffff;
    u64 v655 = v578 & v654;
    u64 v656 = 0x200;
    u8 v657 = (u64)v655 < (u64)v656;
    u64 v658 = v657 ? v655 : v4;
    u64 v659 = 0x8;
    u64 v660 = v658 * v659;
    u64 v661 = v653 + v660;
    if (v657) { goto b172; } else { goto b173; }
b172:;
    store_u64((u8 *)v661 + 4096, v652);
    { goto b173; }
b173:;
    u8 v662 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v258);
    store_u64((u8 *)v1 + 48, v260);
    store_u64((u8 *)v1 + 56, v350);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v262);
    store_u64((u8 *)v1 + 96, v264);
    store_u64((u8 *)v1 + 104, v266);
    store_u64((u8 *)v1 + 112, v268);
    store_u64((u8 *)v1 + 120, v270);
    store_u64((u8 *)v1 + 128, v272);
    store_u64((u8 *)v1 + 136, v274);
    store_u64((u8 *)v1 + 144, v276);
    store_u64((u8 *)v1 + 152, v278);
    store_u64((u8 *)v1 + 160, v280);
    store_u64((u8 *)v1 + 168, v282);
    store_u64((u8 *)v1 + 176, v284);
    store_u64((u8 *)v1 + 184, v286);
    store_u64((u8 *)v1 + 192, v288);
    store_u64((u8 *)v1 + 200, v290);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v292);
    store_u64((u8 *)v1 + 264, v613);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v4);
    store_u64((u8 *)v1 + 312, v4);
    store_u64((u8 *)v1 + 320, v4);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v7);
    store_u64((u8 *)v1 + 432, v578);
    store_u64((u8 *)v1 + 440, v10);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v13);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v614);
    return v662;
}
bool WAY(again)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    return false;
}
bool WAY(depart)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v104;
    u64 v105;
    u64 v213;
    u64 v216;
    u64 v220;
    u64 v221;
    u64 v222;
    u64 v224;
    u64 v239;
    u64 v279;
    u64 v292;
    u64 v296;
    u64 v297;
    u64 v298;
    u64 v350;
    u64 v418;
    u64 v419;
    u64 v420;
    u64 v425;
    u64 v427;
    u64 v429;
    u64 v431;
    u64 v433;
    u64 v435;
    u64 v437;
    u64 v439;
    u64 v441;
    u64 v443;
    u64 v445;
    u64 v447;
    u64 v449;
    u64 v451;
    u64 v453;
    u64 v455;
    u64 v459;
    u64 v460;
    u64 v461;
    u64 v462;
    u64 v463;
    u64 v464;
    u64 v465;
    u64 v466;
    u64 v467;
    u64 v468;
    u64 v469;
    u64 v470;
    u64 v471;
    u64 v472;
    u64 v473;
    u64 v474;
    u64 v477;
    u64 v534;
    u64 v535;
    u64 v536;
    u64 v541;
    u64 v543;
    u64 v545;
    u64 v547;
    u64 v549;
    u64 v551;
    u64 v553;
    u64 v555;
    u64 v557;
    u64 v559;
    u64 v561;
    u64 v563;
    u64 v565;
    u64 v567;
    u64 v569;
    u64 v571;
    u64 v573;
    u64 v626;
    u64 v637;
    u64 v641;
    u64 v642;
    u64 v647;
    u64 v648;
    u64 v663;
    u64 v664;
    u64 v665;
    u64 v680;
    u64 v681;
    u64 v682;
    u64 v697;
    u64 v698;
    u64 v699;
    u64 v714;
    u64 v715;
    u64 v716;
    u64 v731;
    u64 v732;
    u64 v733;
    u64 v748;
    u64 v751;
    u64 v752;
    u64 v767;
    u64 v768;
    u64 v769;
    u64 v784;
    u64 v785;
    u64 v786;
    u64 v801;
    u64 v802;
    u64 v803;
    u64 v818;
    u64 v819;
    u64 v820;
    u64 v835;
    u64 v836;
    u64 v837;
    u64 v852;
    u64 v876;
    u64 v877;
    u64 v951;
    u64 v952;
    u64 v953;
    u64 v958;
    u64 v960;
    u64 v962;
    u64 v964;
    u64 v966;
    u64 v968;
    u64 v970;
    u64 v972;
    u64 v974;
    u64 v976;
    u64 v978;
    u64 v980;
    u64 v982;
    u64 v984;
    u64 v986;
    u64 v988;
    u64 v990;
    u64 v992;
    u64 v994;
    u64 v996;
    u64 v998;
    u64 v1000;
    u64 v1002;
    u64 v1022;
    u64 v1023;
    u64 v1024;
    u64 v1025;
    u64 v1026;
    u64 v1027;
    u64 v1028;
    u64 v1029;
    u64 v1030;
    u64 v1031;
    u64 v1032;
    u64 v1033;
    u64 v1034;
    u64 v1035;
    u64 v1036;
    u64 v1037;
    u64 v1038;
    u64 v1039;
    u64 v1040;
    u64 v1041;
    u64 v1042;
    u64 v1047;
    u64 v1048;
    u64 v1063;
    u64 v1064;
    u64 v1065;
    u64 v1080;
    u64 v1081;
    u64 v1082;
    u64 v1097;
    u64 v1098;
    u64 v1099;
    u64 v1114;
    u64 v1115;
    u64 v1116;
    u64 v1131;
    u64 v1132;
    u64 v1133;
    u64 v1148;
    u64 v1151;
    u64 v1152;
    u64 v1167;
    u64 v1168;
    u64 v1169;
    u64 v1184;
    u64 v1185;
    u64 v1186;
    u64 v1201;
    u64 v1202;
    u64 v1203;
    u64 v1218;
    u64 v1219;
    u64 v1220;
    u64 v1235;
    u64 v1236;
    u64 v1237;
    u64 v1252;
    u64 v1276;
    u64 v1277;
    u64 v1351;
    u64 v1352;
    u64 v1353;
    u64 v1358;
    u64 v1360;
    u64 v1362;
    u64 v1364;
    u64 v1366;
    u64 v1368;
    u64 v1370;
    u64 v1372;
    u64 v1374;
    u64 v1376;
    u64 v1378;
    u64 v1380;
    u64 v1382;
    u64 v1384;
    u64 v1386;
    u64 v1388;
    u64 v1390;
    u64 v1392;
    u64 v1394;
    u64 v1396;
    u64 v1398;
    u64 v1400;
    u64 v1402;
    u64 v1404;
    u64 v1424;
    u64 v1425;
    u64 v1426;
    u64 v1427;
    u64 v1428;
    u64 v1429;
    u64 v1430;
    u64 v1431;
    u64 v1432;
    u64 v1433;
    u64 v1434;
    u64 v1435;
    u64 v1436;
    u64 v1437;
    u64 v1438;
    u64 v1439;
    u64 v1440;
    u64 v1441;
    u64 v1442;
    u64 v1443;
    u64 v1444;
    u64 v1445;
    u64 v1499;
    u64 v1500;
    u64 v1501;
    u64 v1506;
    u64 v1508;
    u64 v1510;
    u64 v1512;
    u64 v1514;
    u64 v1516;
    u64 v1518;
    u64 v1520;
    u64 v1522;
    u64 v1524;
    u64 v1526;
    u64 v1528;
    u64 v1530;
    u64 v1532;
    u64 v1534;
    u64 v1536;
    u64 v1538;
    u64 v1540;
    u64 v1542;
    u64 v1544;
    u64 v1546;
    u64 v1548;
    u64 v1555;
    u64 v1694;
    u64 v1696;
    u64 v1698;
    u64 v1700;
    u64 v1702;
    u64 v1704;
    u64 v1706;
    u64 v1708;
    u64 v1710;
    u64 v1712;
    u64 v1714;
    u64 v1716;
    u64 v1718;
    u64 v1719;
    u64 v1720;
    u64 v1721;
    u64 v1722;
    u64 v1723;
    u64 v1724;
    u64 v1725;
    u64 v1878;
    u64 v1884;
    u64 v1897;
    u64 v1963;
    u64 v1965;
    u64 v1992;
    u64 v2027;
    u64 v2042;
    u64 v2062;
    u64 v2063;
    u64 v2070;
    u64 v2104;
    u64 v2170;
    u64 v2172;
    u64 v2199;
    u64 v2244;
    u64 v2245;
    u64 v2252;
    u64 v2258;
    u64 v2260;
    u64 v2262;
    u64 v2263;
    u64 v2264;
    u64 v2268;
    u64 v2271;
    u64 v2371;
    u64 v2373;
    u64 v2375;
    u64 v2377;
    u64 v2379;
    u64 v2381;
    u64 v2383;
    u64 v2385;
    u64 v2387;
    u64 v2389;
    u64 v2391;
    u64 v2392;
    u64 v2494;
    u64 v2502;
    u64 v2511;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    u64 v5 = load_u64((const u8 *)v0 + 384);
    u64 v6 = 0xffffffffffff;
    u64 v7 = v5 & v6;
    u64 v8 = load_u64((const u8 *)v0 + 408);
    u64 v9 = 0xffffffff;
    u64 v10 = v8 & v9;
    u64 v11 = load_u64((const u8 *)v0 + 416);
    u64 v12 = 0x7ffff;
    u64 v13 = v11 & v12;
    u64 v14 = load_u64((const u8 *)v0 + 376);
    u64 v15 = 0x1ff;
    u64 v16 = v14 & v15;
    u64 v17 = load_u64((const u8 *)v1 + 40);
    u64 v18 = 0xffffffff;
    u64 v19 = v17 & v18;
    { goto b0; }
b0:;
    u64 v20 = load_u64((const u8 *)v1 + 448);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b117; } else { goto b118; }
b117:;
    { goto b3; }
b118:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 296);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b119; } else { goto b120; }
b119:;
    { goto b2; }
b120:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b121; } else { goto b122; }
b121:;
    { goto b4; }
b122:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 222);
    u64 v34 = load_u64((const u8 *)v1 + 424);
    u64 v35 = 0x1ff;
    u64 v36 = v34 & v35;
    u16 v37 = (u16)v36;
    u16 v38 = __builtin_bswap16(v37);
    store_u16((u8 *)v2 + 128, v38);
    u64 v39 = 0x1ff;
    u64 v40 = v4 & v39;
    u64 v41 = 0x1ff;
    u8 v42 = (u64)v40 == (u64)v41;
    u64 v43 = v42;
    u64 v44 = load_u64((const u8 *)v1 + 0);
    u64 v45 = v43 | v44;
    u64 v46 = load_u64((const u8 *)v1 + 24);
    u64 v47 = v45 | v46;
    if (v47) { goto b123; } else { goto b124; }
b123:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 456, v19);
    return v48;
b124:;
    u64 v2495 = load_u64((const u8 *)v1 + 184);
    u64 v2503 = load_u64((const u8 *)v1 + 192);
    u64 v2512 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2495; u64 n2502 = v2503; u64 n2511 = v2512; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 264);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b125; } else { goto b126; }
b125:;
    { goto b5; }
b126:;
    u64 v51 = load_u64((const u8 *)v1 + 496);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 != (u64)v52;
    if (v53) { goto b127; } else { goto b128; }
b127:;
    { goto b7; }
b128:;
    { goto b5; }
b5:;
    u32 v54 = load_u32((const u8 *)v2 + 276);
    u32 v55 = __builtin_bswap32(v54);
    u64 v56 = v55;
    u64 v57 = 0x20;
    u64 v58 = v56 << (v57 & 63);
    u32 v59 = load_u32((const u8 *)v2 + 280);
    u32 v60 = __builtin_bswap32(v59);
    u64 v61 = v60;
    u64 v62 = v58 | v61;
    u64 v63 = 0x10;
    u64 v64 = v4 << (v63 & 63);
    u64 v65 = 0x30;
    u64 v66 = v62 >> (v65 & 63);
    u64 v67 = 0x10;
    u64 v68 = v62 << (v67 & 63);
    u64 v69 = v64 | v66;
    u16 v70 = load_u16((const u8 *)v2 + 392);
    u16 v71 = __builtin_bswap16(v70);
    u64 v72 = v71;
    u64 v73 = v68 | v72;
    u64 v74 = v69 | v4;
    u64 v75 = 0x10;
    u64 v76 = v74 << (v75 & 63);
    u64 v77 = 0x30;
    u64 v78 = v73 >> (v77 & 63);
    u64 v79 = 0x10;
    u64 v80 = v73 << (v79 & 63);
    u64 v81 = v76 | v78;
    u16 v82 = load_u16((const u8 *)v2 + 394);
    u16 v83 = __builtin_bswap16(v82);
    u64 v84 = v83;
    u64 v85 = v80 | v84;
    u64 v86 = v81 | v4;
    u64 v87 = load_u64((const u8 *)v1 + 200);
    u8 v88 = (u64)v87 == (u64)v4;
    if (v88) { goto b129; } else { goto b130; }
b129:;
    { u64 n104 = v85; u64 n105 = v86; v104 = n104; v105 = n105; goto b6; }
b130:;
    u64 v89 = 0xffffffff00000000;
    u64 v90 = 0xffffffff;
    u64 v91 = v85 & v89;
    u64 v92 = v86 & v90;
    u16 v93 = load_u16((const u8 *)v2 + 424);
    u16 v94 = __builtin_bswap16(v93);
    u64 v95 = v94;
    u64 v96 = 0x10;
    u64 v97 = v95 << (v96 & 63);
    u16 v98 = load_u16((const u8 *)v2 + 426);
    u16 v99 = __builtin_bswap16(v98);
    u64 v100 = v99;
    u64 v101 = v97 | v100;
    u64 v102 = v91 | v101;
    u64 v103 = v92 | v4;
    { u64 n104 = v102; u64 n105 = v103; v104 = n104; v105 = n105; goto b6; }
b6:;
    u64 v106 = load_u64((const u8 *)v1 + 256);
    u64 v107 = 0x80;
    u8 v108 = (u64)v106 < (u64)v107;
    if (v108) { goto b131; } else { goto b132; }
b131:;
    { goto b7; }
b132:;
    u64 v109 = 0x14;
    u64 v110 = v7 >> (v109 & 63);
    u64 v111 = 0x1;
    u64 v112 = v110 + v111;
    u64 v113 = 0xff;
    u64 v114 = v112 & v113;
    store_u64((u8 *)v1 + 696, v16);
    store_u64((u8 *)v1 + 704, v104);
    store_u64((u8 *)v1 + 712, v105);
    u64 v115 = load_u64((const u8 *)v3 + 0);
    u32 v116 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v115, 253);
    u64 v117 = 0x10000;
    u8 v118 = (u64)v117 == (u64)v4;
    u64 v119 = v118;
    u64 v120 = 0x1;
    u64 v121 = 0x10000;
    u64 v122 = v119 ? v120 : v121;
    u64 v123 = load_u64((const u8 *)v1 + 3024);
    u64 v124 = 0x1;
    u8 v125 = (u64)v122 == (u64)v4;
    u64 v126 = v125 ? v124 : v122;
    u64 v127 = v123 % v126;
    u64 v128 = v127 + v4;
    u64 v129 = 0xffffffff;
    u64 v130 = v128 & v129;
    u64 v131 = load_u64((const u8 *)v3 + 24);
    u64 v132 = 0xffffffff;
    u64 v133 = v130 & v132;
    u64 v134 = 0x10000;
    u8 v135 = (u64)v133 < (u64)v134;
    u64 v136 = v135 ? v133 : v4;
    u64 v137 = 0x8;
    u64 v138 = v136 * v137;
    u64 v139 = v131 + v138;
    u64 v140 = load_u64((const u8 *)v139 + 81920);
    u64 v141 = v135 ? v140 : v4;
    u8 v142 = (u64)v141 == (u64)v114;
    if (v142) { goto b133; } else { goto b134; }
b133:;
    { goto b7; }
b134:;
    u64 v143 = load_u64((const u8 *)v3 + 24);
    u64 v144 = 0xffffffff;
    u64 v145 = v130 & v144;
    u64 v146 = 0x10000;
    u8 v147 = (u64)v145 < (u64)v146;
    u64 v148 = v147 ? v145 : v4;
    u64 v149 = 0x8;
    u64 v150 = v148 * v149;
    u64 v151 = v143 + v150;
    if (v147) { goto b135; } else { goto b136; }
b135:;
    store_u64((u8 *)v151 + 81920, v114);
    { goto b136; }
b136:;
    u64 v152 = 0x1;
    u64 v153 = v16 << (v152 & 63);
    u64 v154 = load_u64((const u8 *)v1 + 496);
    u64 v155 = 0x1;
    u64 v156 = v154 & v155;
    u64 v157 = v153 | v156;
    u64 v158 = load_u64((const u8 *)v3 + 24);
    u64 v159 = 0xffffffff;
    u64 v160 = v157 & v159;
    u64 v161 = 0x400;
    u8 v162 = (u64)v160 < (u64)v161;
    u64 v163 = v162 ? v160 : v4;
    u64 v164 = 0x8;
    u64 v165 = v163 * v164;
    u64 v166 = v158 + v165;
    u64 v167 = load_u64((const u8 *)v166 + 606208);
    u64 v168 = v162 ? v167 : v4;
    u64 v169 = 0x1;
    u64 v170 = v168 + v169;
    u64 v171 = 0xffffffff;
    u64 v172 = v170 & v171;
    u64 v173 = load_u64((const u8 *)v3 + 24);
    u64 v174 = 0xffffffff;
    u64 v175 = v157 & v174;
    u64 v176 = 0x400;
    u8 v177 = (u64)v175 < (u64)v176;
    u64 v178 = v177 ? v175 : v4;
    u64 v179 = 0x8;
    u64 v180 = v178 * v179;
    u64 v181 = v173 + v180;
    if (v177) { goto b137; } else { goto b138; }
b137:;
    store_u64((u8 *)v181 + 606208, v172);
    { goto b138; }
b138:;
    { goto b7; }
b7:;
    u8 v182 = (u64)v49 == (u64)v4;
    if (v182) { goto b139; } else { goto b140; }
b139:;
    { goto b108; }
b140:;
    u64 v223 = load_u64((const u8 *)v1 + 288);
    { u64 n222 = v223; u64 n224 = v4; v222 = n222; v224 = n224; goto b8; }
b108:;
    u64 v183 = load_u64((const u8 *)v3 + 48);
    u64 v184 = load_u64((const u8 *)v183 + 240);
    u64 v185 = 0x1ff;
    u64 v186 = v16 & v185;
    u64 v187 = 0x4;
    u64 v188 = v186 * v187;
    u64 v189 = v184 + v188;
    u32 v190 = load_u32((const u8 *)v189 + 0);
    u64 v191 = v190;
    u8 v192 = (u64)v191 != (u64)v4;
    u64 v193 = v192;
    u64 v194 = load_u64((const u8 *)v3 + 48);
    u64 v195 = load_u64((const u8 *)v194 + 264);
    u64 v196 = 0x8;
    u64 v197 = v191 * v196;
    u64 v198 = v195 + v197;
    u32 v199 = load_u32((const u8 *)v198 + 0);
    u64 v200 = load_u64((const u8 *)v3 + 48);
    u64 v201 = load_u64((const u8 *)v200 + 272);
    u64 v202 = 0x8;
    u64 v203 = v191 * v202;
    u64 v204 = v201 + v203;
    u32 v205 = 0x352;
    u8 v206 = (u32)v199 == (u32)v205;
    if (v206) { goto b141; } else { goto b142; }
b141:;
    u64 v207 = load_u64((const u8 *)v204 + 0);
    { goto b109; }
b142:;
    u32 v208 = 0x355;
    u8 v209 = (u32)v199 == (u32)v208;
    if (v209) { goto b143; } else { goto b144; }
b143:;
    { goto b110; }
b144:;
    { goto b111; }
b109:;
    u8 v210 = (u64)v193 != (u64)v4;
    if (v210) { goto b145; } else { goto b146; }
b145:;
    { u64 n216 = v207; v216 = n216; goto b114; }
b146:;
    { u64 n213 = v207; v213 = n213; goto b112; }
b110:;
    u8 v211 = (u64)v193 != (u64)v4;
    if (v211) { goto b147; } else { goto b148; }
b147:;
    u64 v217 = load_u64((const u8 *)v1 + 288);
    { u64 n216 = v217; v216 = n216; goto b114; }
b148:;
    u64 v214 = load_u64((const u8 *)v1 + 288);
    { u64 n213 = v214; v213 = n213; goto b112; }
b111:;
    u8 v212 = (u64)v193 != (u64)v4;
    if (v212) { goto b149; } else { goto b150; }
b149:;
    u64 v218 = load_u64((const u8 *)v1 + 288);
    { u64 n216 = v218; v216 = n216; goto b114; }
b150:;
    u64 v215 = load_u64((const u8 *)v1 + 288);
    { u64 n213 = v215; v213 = n213; goto b112; }
b112:;
    { u64 n220 = v213; u64 n221 = v4; v220 = n220; v221 = n221; goto b113; }
b114:;
    u64 v219 = 0x1;
    { u64 n220 = v216; u64 n221 = v219; v220 = n220; v221 = n221; goto b113; }
b113:;
    { u64 n222 = v220; u64 n224 = v221; v222 = n222; v224 = n224; goto b8; }
b8:;
    u8 v225 = (u64)v224 == (u64)v4;
    if (v225) { goto b151; } else { goto b152; }
b151:;
    u64 v2372 = load_u64((const u8 *)v1 + 344);
    u64 v2374 = load_u64((const u8 *)v1 + 352);
    u64 v2376 = load_u64((const u8 *)v1 + 360);
    u64 v2378 = load_u64((const u8 *)v1 + 368);
    u64 v2380 = load_u64((const u8 *)v1 + 376);
    u64 v2382 = load_u64((const u8 *)v1 + 384);
    u64 v2384 = load_u64((const u8 *)v1 + 392);
    u64 v2386 = load_u64((const u8 *)v1 + 400);
    u64 v2388 = load_u64((const u8 *)v1 + 408);
    u64 v2390 = load_u64((const u8 *)v1 + 416);
    { u64 n2371 = v2372; u64 n2373 = v2374; u64 n2375 = v2376; u64 n2377 = v2378; u64 n2379 = v2380; u64 n2381 = v2382; u64 n2383 = v2384; u64 n2385 = v2386; u64 n2387 = v2388; u64 n2389 = v2390; u64 n2391 = v4; u64 n2392 = v19; v2371 = n2371; v2373 = n2373; v2375 = n2375; v2377 = n2377; v2379 = n2379; v2381 = n2381; v2383 = n2383; v2385 = n2385; v2387 = n2387; v2389 = n2389; v2391 = n2391; v2392 = n2392; goto b115; }
b152:;
    u8 v226 = (u64)v49 != (u64)v4;
    if (v226) { goto b153; } else { goto b154; }
b153:;
    { goto b9; }
b154:;
    u64 v227 = load_u64((const u8 *)v1 + 496);
    u64 v228 = 0x1;
    u8 v229 = (u64)v227 != (u64)v228;
    if (v229) { goto b155; } else { goto b156; }
b155:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b156:;
    { goto b9; }
b9:;
    u64 v230 = load_u64((const u8 *)v3 + 24);
    u64 v231 = 0x8;
    u64 v232 = v16 * v231;
    u64 v233 = v230 + v232;
    u64 v234 = load_u64((const u8 *)v233 + 614400);
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b157; } else { goto b158; }
b157:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b158:;
    u64 v236 = v222 * v234;
    u64 v237 = 0x10;
    u64 v238 = v236 >> (v237 & 63);
    { u64 n239 = v238; v239 = n239; goto b10; }
b10:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 8192);
    u64 v245 = 0x1;
    u64 v246 = v244 + v245;
    u64 v247 = 0xffffffff;
    u64 v248 = v246 & v247;
    u64 v249 = load_u64((const u8 *)v3 + 24);
    u64 v250 = 0x8;
    u64 v251 = v16 * v250;
    u64 v252 = v249 + v251;
    store_u64((u8 *)v252 + 8192, v248);
    u64 v253 = load_u64((const u8 *)v3 + 24);
    u64 v254 = 0x8;
    u64 v255 = v16 * v254;
    u64 v256 = v253 + v255;
    u64 v257 = load_u64((const u8 *)v256 + 16384);
    u64 v258 = load_u64((const u8 *)v3 + 24);
    u64 v259 = 0x8;
    u64 v260 = v16 * v259;
    u64 v261 = v258 + v260;
    u64 v262 = load_u64((const u8 *)v261 + 40960);
    u64 v263 = load_u64((const u8 *)v3 + 24);
    u64 v264 = 0x8;
    u64 v265 = v16 * v264;
    u64 v266 = v263 + v265;
    u64 v267 = load_u64((const u8 *)v266 + 45056);
    u64 v268 = load_u64((const u8 *)v3 + 24);
    u64 v269 = 0x8;
    u64 v270 = v16 * v269;
    u64 v271 = v268 + v270;
    u64 v272 = load_u64((const u8 *)v271 + 24576);
    u64 v273 = load_u64((const u8 *)v3 + 24);
    u64 v274 = 0x8;
    u64 v275 = v16 * v274;
    u64 v276 = v273 + v275;
    u64 v277 = load_u64((const u8 *)v276 + 49152);
    u8 v278 = (u64)v10 >= (u64)v267;
    if (v278) { goto b159; } else { goto b160; }
b159:;
    { u64 n279 = v267; v279 = n279; goto b11; }
b160:;
    { u64 n279 = v10; v279 = n279; goto b11; }
b11:;
    u8 v280 = (u64)v7 < (u64)v262;
    if (v280) { goto b161; } else { goto b162; }
b161:;
    { u64 n296 = v262; u64 n297 = v279; u64 n298 = v277; v296 = n296; v297 = n297; v298 = n298; goto b13; }
b162:;
    u64 v281 = 0x7d0;
    u64 v282 = 0x8;
    u64 v283 = v272 >> (v282 & 63);
    u8 v284 = (u64)v10 >= (u64)v283;
    if (v284) { goto b163; } else { goto b164; }
b163:;
    { u64 n292 = v281; v292 = n292; goto b12; }
b164:;
    u64 v285 = v283 - v10;
    u64 v286 = 0xffffffff;
    u64 v287 = v285 & v286;
    u64 v288 = 0x1;
    u64 v289 = v287 >> (v288 & 63);
    u64 v290 = 0x7d0;
    u8 v291 = (u64)v290 >= (u64)v289;
    if (v291) { goto b165; } else { goto b166; }
b165:;
    { u64 n292 = v281; v292 = n292; goto b12; }
b166:;
    { u64 n292 = v289; v292 = n292; goto b12; }
b12:;
    u64 v293 = v7 + v292;
    u64 v294 = 0xffffffffffff;
    u64 v295 = v293 & v294;
    { u64 n296 = v295; u64 n297 = v10; u64 n298 = v279; v296 = n296; v297 = n297; v298 = n298; goto b13; }
b13:;
    u64 v299 = load_u64((const u8 *)v3 + 24);
    u64 v300 = 0x8;
    u64 v301 = v16 * v300;
    u64 v302 = v299 + v301;
    store_u64((u8 *)v302 + 40960, v296);
    u64 v303 = load_u64((const u8 *)v3 + 24);
    u64 v304 = 0x8;
    u64 v305 = v16 * v304;
    u64 v306 = v303 + v305;
    store_u64((u8 *)v306 + 45056, v297);
    u64 v307 = load_u64((const u8 *)v3 + 24);
    u64 v308 = 0x8;
    u64 v309 = v16 * v308;
    u64 v310 = v307 + v309;
    store_u64((u8 *)v310 + 49152, v298);
    u8 v311 = (u64)v257 <= (u64)v7;
    u64 v312 = v311;
    u8 v313 = (u64)v7 < (u64)v257;
    if (v313) { goto b167; } else { goto b168; }
b167:;
    u64 v1695 = load_u64((const u8 *)v1 + 272);
    u64 v1697 = load_u64((const u8 *)v1 + 280);
    u64 v1699 = load_u64((const u8 *)v1 + 344);
    u64 v1701 = load_u64((const u8 *)v1 + 352);
    u64 v1703 = load_u64((const u8 *)v1 + 360);
    u64 v1705 = load_u64((const u8 *)v1 + 368);
    u64 v1707 = load_u64((const u8 *)v1 + 376);
    u64 v1709 = load_u64((const u8 *)v1 + 384);
    u64 v1711 = load_u64((const u8 *)v1 + 392);
    u64 v1713 = load_u64((const u8 *)v1 + 400);
    u64 v1715 = load_u64((const u8 *)v1 + 408);
    u64 v1717 = load_u64((const u8 *)v1 + 416);
    { u64 n1694 = v1695; u64 n1696 = v1697; u64 n1698 = v1699; u64 n1700 = v1701; u64 n1702 = v1703; u64 n1704 = v1705; u64 n1706 = v1707; u64 n1708 = v1709; u64 n1710 = v1711; u64 n1712 = v1713; u64 n1714 = v1715; u64 n1716 = v1717; u64 n1718 = v4; u64 n1719 = v16; u64 n1720 = v19; u64 n1721 = v7; u64 n1722 = v16; u64 n1723 = v312; u64 n1724 = v13; u64 n1725 = v272; v1694 = n1694; v1696 = n1696; v1698 = n1698; v1700 = n1700; v1702 = n1702; v1704 = n1704; v1706 = n1706; v1708 = n1708; v1710 = n1710; v1712 = n1712; v1714 = n1714; v1716 = n1716; v1718 = n1718; v1719 = n1719; v1720 = n1720; v1721 = n1721; v1722 = n1722; v1723 = n1723; v1724 = n1724; v1725 = n1725; goto b83; }
b168:;
    u64 v314 = load_u64((const u8 *)v3 + 24);
    u64 v315 = 0x8;
    u64 v316 = v16 * v315;
    u64 v317 = v314 + v316;
    u64 v318 = load_u64((const u8 *)v317 + 0);
    u64 v319 = load_u64((const u8 *)v3 + 24);
    u64 v320 = 0x8;
    u64 v321 = v16 * v320;
    u64 v322 = v319 + v321;
    u64 v323 = load_u64((const u8 *)v322 + 12288);
    u64 v324 = load_u64((const u8 *)v3 + 24);
    u64 v325 = 0x8;
    u64 v326 = v16 * v325;
    u64 v327 = v324 + v326;
    u64 v328 = load_u64((const u8 *)v327 + 20480);
    u64 v329 = load_u64((const u8 *)v3 + 24);
    u64 v330 = 0x8;
    u64 v331 = v16 * v330;
    u64 v332 = v329 + v331;
    u64 v333 = load_u64((const u8 *)v332 + 53248);
    u64 v334 = load_u64((const u8 *)v3 + 32);
    u64 v335 = 0x10;
    u64 v336 = v16 * v335;
    u64 v337 = v334 + v336;
    u64 v338 = load_u64((const u8 *)v337 + 0);
    u64 v339 = load_u64((const u8 *)v337 + 8);
    u64 v340 = load_u64((const u8 *)v3 + 24);
    u64 v341 = 0x8;
    u64 v342 = v16 * v341;
    u64 v343 = v340 + v342;
    u64 v344 = load_u64((const u8 *)v343 + 57344);
    u64 v345 = v7 - v323;
    u64 v346 = 0xffffffffffff;
    u64 v347 = v345 & v346;
    u8 v348 = (u64)v347 != (u64)v4;
    if (v348) { goto b169; } else { goto b170; }
b169:;
    { u64 n350 = v347; v350 = n350; goto b14; }
b170:;
    u64 v349 = 0x1;
    { u64 n350 = v349; v350 = n350; goto b14; }
b14:;
    u64 v351 = v318 - v328;
    u8 v352 = (u64)v333 == (u64)v4;
    if (v352) { goto b171; } else { goto b172; }
b171:;
    { u64 n459 = v350; u64 n460 = v351; u64 n461 = v239; u64 n462 = v4; u64 n463 = v16; u64 n464 = v19; u64 n465 = v7; u64 n466 = v16; u64 n467 = v312; u64 n468 = v7; u64 n469 = v13; u64 n470 = v318; u64 n471 = v272; u64 n472 = v333; u64 n473 = v344; u64 n474 = v298; v459 = n459; v460 = n460; v461 = n461; v462 = n462; v463 = n463; v464 = n464; v465 = n465; v466 = n466; v467 = n467; v468 = n468; v469 = n469; v470 = n470; v471 = n471; v472 = n472; v473 = n473; v474 = n474; goto b20; }
b172:;
    u64 v353 = 0x8;
    u64 v354 = v339 << (v353 & 63);
    u64 v355 = 0x38;
    u64 v356 = v338 >> (v355 & 63);
    u64 v357 = 0x8;
    u64 v358 = v338 << (v357 & 63);
    u64 v359 = v354 | v356;
    u64 v360 = v359 >> (v4 & 63);
    u64 v361 = 0xffffffffffffff;
    u64 v362 = v338 & v361;
    u64 v363 = 0x8;
    u64 v364 = v362 << (v363 & 63);
    u64 v365 = v364 | v4;
    u8 v366 = (u64)v360 < (u64)v333;
    if (v366) { goto b173; } else { goto b174; }
b173:;
    { goto b15; }
b174:;
    u64 v367 = 0xffffffffffffffff;
    { u64 n425 = v350; u64 n427 = v351; u64 n429 = v239; u64 n431 = v4; u64 n433 = v16; u64 n435 = v19; u64 n437 = v7; u64 n439 = v16; u64 n441 = v312; u64 n443 = v367; u64 n445 = v7; u64 n447 = v13; u64 n449 = v318; u64 n451 = v333; u64 n453 = v344; u64 n455 = v298; v425 = n425; v427 = n427; v429 = n429; v431 = n431; v433 = n433; v435 = n435; v437 = n437; v439 = n439; v441 = n441; v443 = n443; v445 = n445; v447 = n447; v449 = n449; v451 = n451; v453 = n453; v455 = n455; goto b19; }
b15:;
    store_u64((u8 *)v1 + 272, v350);
    store_u64((u8 *)v1 + 280, v351);
    store_u64((u8 *)v1 + 288, v239);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v16);
    store_u64((u8 *)v1 + 456, v19);
    store_u64((u8 *)v1 + 480, v7);
    store_u64((u8 *)v1 + 1136, v16);
    store_u64((u8 *)v1 + 1160, v312);
    store_u64((u8 *)v1 + 1256, v4);
    store_u64((u8 *)v1 + 1264, v360);
    store_u64((u8 *)v1 + 1272, v4);
    store_u64((u8 *)v1 + 1280, v365);
    store_u64((u8 *)v1 + 1288, v4);
    store_u64((u8 *)v1 + 1744, v7);
    store_u64((u8 *)v1 + 1760, v13);
    store_u64((u8 *)v1 + 1808, v318);
    store_u64((u8 *)v1 + 1824, v333);
    store_u64((u8 *)v1 + 1848, v344);
    store_u64((u8 *)v1 + 1936, v298);
    store_u64((u8 *)v1 + 3376, v4);
    { goto b16; }
b16:;
    u64 v368 = load_u64((const u8 *)v1 + 3376);
    u64 v369 = 0x1;
    u64 v370 = v368 + v369;
    u64 v371 = 0x10000;
    u8 v372 = (u64)v370 < (u64)v371;
    if (v372) { goto b175; } else { goto b176; }
b175:;
    { goto b17; }
b176:;
    u64 v373 = 0x1;
    u64 v374 = 0x1ff;
    u64 v375 = 0x1ff;
    u64 v376 = v374 & v375;
    u64 v377 = 0x1ff;
    u8 v378 = (u64)v376 == (u64)v377;
    u64 v379 = v378;
    u64 v380 = load_u64((const u8 *)v1 + 0);
    u64 v381 = v379 | v380;
    u64 v382 = load_u64((const u8 *)v1 + 24);
    u64 v383 = v381 | v382;
    if (v383) { goto b177; } else { goto b178; }
b177:;
    u8 v384 = 0;
    store_u64((u8 *)v1 + 80, v373);
    store_u64((u8 *)v1 + 432, v374);
    store_u64((u8 *)v1 + 488, v4);
    return v384;
b178:;
    u64 v2496 = load_u64((const u8 *)v1 + 184);
    u64 v2504 = load_u64((const u8 *)v1 + 192);
    u64 v2513 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2496; u64 n2502 = v2504; u64 n2511 = v2513; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b17:;
    u64 v385 = load_u64((const u8 *)v1 + 1288);
    u64 v386 = 0x40;
    u8 v387 = (u64)v385 >= (u64)v386;
    if (v387) { goto b179; } else { goto b180; }
b179:;
    u64 v426 = load_u64((const u8 *)v1 + 272);
    u64 v428 = load_u64((const u8 *)v1 + 280);
    u64 v430 = load_u64((const u8 *)v1 + 288);
    u64 v432 = load_u64((const u8 *)v1 + 432);
    u64 v434 = load_u64((const u8 *)v1 + 440);
    u64 v436 = load_u64((const u8 *)v1 + 456);
    u64 v438 = load_u64((const u8 *)v1 + 480);
    u64 v440 = load_u64((const u8 *)v1 + 1136);
    u64 v442 = load_u64((const u8 *)v1 + 1160);
    u64 v444 = load_u64((const u8 *)v1 + 1256);
    u64 v446 = load_u64((const u8 *)v1 + 1744);
    u64 v448 = load_u64((const u8 *)v1 + 1760);
    u64 v450 = load_u64((const u8 *)v1 + 1808);
    u64 v452 = load_u64((const u8 *)v1 + 1824);
    u64 v454 = load_u64((const u8 *)v1 + 1848);
    u64 v456 = load_u64((const u8 *)v1 + 1936);
    { u64 n425 = v426; u64 n427 = v428; u64 n429 = v430; u64 n431 = v432; u64 n433 = v434; u64 n435 = v436; u64 n437 = v438; u64 n439 = v440; u64 n441 = v442; u64 n443 = v444; u64 n445 = v446; u64 n447 = v448; u64 n449 = v450; u64 n451 = v452; u64 n453 = v454; u64 n455 = v456; v425 = n425; v427 = n427; v429 = n429; v431 = n431; v433 = n433; v435 = n435; v437 = n437; v439 = n439; v441 = n441; v443 = n443; v445 = n445; v447 = n447; v449 = n449; v451 = n451; v453 = n453; v455 = n455; goto b19; }
b180:;
    u64 v388 = load_u64((const u8 *)v1 + 1264);
    u64 v389 = load_u64((const u8 *)v1 + 1272);
    u64 v390 = 0x1;
    u64 v391 = v389 << (v390 & 63);
    u64 v392 = 0x3f;
    u64 v393 = v388 >> (v392 & 63);
    u64 v394 = 0x1;
    u64 v395 = v388 << (v394 & 63);
    u64 v396 = v391 | v393;
    u64 v397 = load_u64((const u8 *)v1 + 1280);
    u64 v398 = 0x3f;
    u64 v399 = v397 >> (v398 & 63);
    u64 v400 = v395 | v399;
    u64 v401 = v396 | v4;
    u64 v402 = 0x1;
    u64 v403 = v397 << (v402 & 63);
    u64 v404 = load_u64((const u8 *)v1 + 1256);
    u64 v405 = 0x1;
    u64 v406 = v404 << (v405 & 63);
    u64 v407 = load_u64((const u8 *)v1 + 1824);
    u128 v408 = (u128)v401 << 64 | v400;
    u128 v409 = (u128)v4 << 64 | v407;
    u8 v410 = (u128)v408 < (u128)v409;
    if (v410) { goto b181; } else { goto b182; }
b181:;
    { u64 n418 = v406; u64 n419 = v400; u64 n420 = v401; v418 = n418; v419 = n419; v420 = n420; goto b18; }
b182:;
    u128 v411 = (u128)v401 << 64 | v400;
    u128 v412 = (u128)v4 << 64 | v407;
    u128 v413 = v411 - v412;
    u64 v414 = (u64)v413;
    u64 v415 = (u64)(v413 >> 64);
    u64 v416 = 0x1;
    u64 v417 = v406 | v416;
    { u64 n418 = v417; u64 n419 = v414; u64 n420 = v415; v418 = n418; v419 = n419; v420 = n420; goto b18; }
b18:;
    u64 v421 = 0x1;
    u64 v422 = v385 + v421;
    u64 v423 = 0xff;
    u64 v424 = v422 & v423;
    store_u64((u8 *)v1 + 1256, v418);
    store_u64((u8 *)v1 + 1264, v419);
    store_u64((u8 *)v1 + 1272, v420);
    store_u64((u8 *)v1 + 1280, v403);
    store_u64((u8 *)v1 + 1288, v424);
    store_u64((u8 *)v1 + 3376, v370);
    { goto b16; }
b19:;
    u64 v457 = 0xffffffff;
    u64 v458 = v443 & v457;
    { u64 n459 = v425; u64 n460 = v427; u64 n461 = v429; u64 n462 = v431; u64 n463 = v433; u64 n464 = v435; u64 n465 = v437; u64 n466 = v439; u64 n467 = v441; u64 n468 = v445; u64 n469 = v447; u64 n470 = v449; u64 n471 = v458; u64 n472 = v451; u64 n473 = v453; u64 n474 = v455; v459 = n459; v460 = n460; v461 = n461; v462 = n462; v463 = n463; v464 = n464; v465 = n465; v466 = n466; v467 = n467; v468 = n468; v469 = n469; v470 = n470; v471 = n471; v472 = n472; v473 = n473; v474 = n474; goto b20; }
b20:;
    u8 v475 = (u64)v471 != (u64)v4;
    if (v475) { goto b183; } else { goto b184; }
b183:;
    { u64 n477 = v471; v477 = n477; goto b21; }
b184:;
    u64 v476 = 0xc35000;
    { u64 n477 = v476; v477 = n477; goto b21; }
b21:;
    u64 v478 = v460 * v477;
    u64 v479 = (u64)((u128)v460 * v477 >> 64);
    u64 v480 = v479 >> (v4 & 63);
    u64 v481 = v460 * v477;
    u8 v482 = (u64)v480 < (u64)v459;
    if (v482) { goto b185; } else { goto b186; }
b185:;
    { goto b22; }
b186:;
    u64 v483 = 0xffffffffffffffff;
    { u64 n541 = v459; u64 n543 = v460; u64 n545 = v461; u64 n547 = v462; u64 n549 = v463; u64 n551 = v464; u64 n553 = v465; u64 n555 = v466; u64 n557 = v467; u64 n559 = v483; u64 n561 = v468; u64 n563 = v469; u64 n565 = v470; u64 n567 = v477; u64 n569 = v472; u64 n571 = v473; u64 n573 = v474; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; v551 = n551; v553 = n553; v555 = n555; v557 = n557; v559 = n559; v561 = n561; v563 = n563; v565 = n565; v567 = n567; v569 = n569; v571 = n571; v573 = n573; goto b26; }
b22:;
    store_u64((u8 *)v1 + 272, v459);
    store_u64((u8 *)v1 + 280, v460);
    store_u64((u8 *)v1 + 288, v461);
    store_u64((u8 *)v1 + 432, v462);
    store_u64((u8 *)v1 + 440, v463);
    store_u64((u8 *)v1 + 456, v464);
    store_u64((u8 *)v1 + 480, v465);
    store_u64((u8 *)v1 + 1136, v466);
    store_u64((u8 *)v1 + 1160, v467);
    store_u64((u8 *)v1 + 1304, v4);
    store_u64((u8 *)v1 + 1312, v480);
    store_u64((u8 *)v1 + 1320, v4);
    store_u64((u8 *)v1 + 1328, v481);
    store_u64((u8 *)v1 + 1336, v4);
    store_u64((u8 *)v1 + 1744, v468);
    store_u64((u8 *)v1 + 1760, v469);
    store_u64((u8 *)v1 + 1808, v470);
    store_u64((u8 *)v1 + 1816, v477);
    store_u64((u8 *)v1 + 1824, v472);
    store_u64((u8 *)v1 + 1848, v473);
    store_u64((u8 *)v1 + 1936, v474);
    store_u64((u8 *)v1 + 3624, v4);
    { goto b23; }
b23:;
    u64 v484 = load_u64((const u8 *)v1 + 3624);
    u64 v485 = 0x1;
    u64 v486 = v484 + v485;
    u64 v487 = 0x10000;
    u8 v488 = (u64)v486 < (u64)v487;
    if (v488) { goto b187; } else { goto b188; }
b187:;
    { goto b24; }
b188:;
    u64 v489 = 0x1;
    u64 v490 = 0x1ff;
    u64 v491 = 0x1ff;
    u64 v492 = v490 & v491;
    u64 v493 = 0x1ff;
    u8 v494 = (u64)v492 == (u64)v493;
    u64 v495 = v494;
    u64 v496 = load_u64((const u8 *)v1 + 0);
    u64 v497 = v495 | v496;
    u64 v498 = load_u64((const u8 *)v1 + 24);
    u64 v499 = v497 | v498;
    if (v499) { goto b189; } else { goto b190; }
b189:;
    u8 v500 = 0;
    store_u64((u8 *)v1 + 80, v489);
    store_u64((u8 *)v1 + 432, v490);
    store_u64((u8 *)v1 + 488, v4);
    return v500;
b190:;
    u64 v2497 = load_u64((const u8 *)v1 + 184);
    u64 v2505 = load_u64((const u8 *)v1 + 192);
    u64 v2514 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2497; u64 n2502 = v2505; u64 n2511 = v2514; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b24:;
    u64 v501 = load_u64((const u8 *)v1 + 1336);
    u64 v502 = 0x40;
    u8 v503 = (u64)v501 >= (u64)v502;
    if (v503) { goto b191; } else { goto b192; }
b191:;
    u64 v542 = load_u64((const u8 *)v1 + 272);
    u64 v544 = load_u64((const u8 *)v1 + 280);
    u64 v546 = load_u64((const u8 *)v1 + 288);
    u64 v548 = load_u64((const u8 *)v1 + 432);
    u64 v550 = load_u64((const u8 *)v1 + 440);
    u64 v552 = load_u64((const u8 *)v1 + 456);
    u64 v554 = load_u64((const u8 *)v1 + 480);
    u64 v556 = load_u64((const u8 *)v1 + 1136);
    u64 v558 = load_u64((const u8 *)v1 + 1160);
    u64 v560 = load_u64((const u8 *)v1 + 1304);
    u64 v562 = load_u64((const u8 *)v1 + 1744);
    u64 v564 = load_u64((const u8 *)v1 + 1760);
    u64 v566 = load_u64((const u8 *)v1 + 1808);
    u64 v568 = load_u64((const u8 *)v1 + 1816);
    u64 v570 = load_u64((const u8 *)v1 + 1824);
    u64 v572 = load_u64((const u8 *)v1 + 1848);
    u64 v574 = load_u64((const u8 *)v1 + 1936);
    { u64 n541 = v542; u64 n543 = v544; u64 n545 = v546; u64 n547 = v548; u64 n549 = v550; u64 n551 = v552; u64 n553 = v554; u64 n555 = v556; u64 n557 = v558; u64 n559 = v560; u64 n561 = v562; u64 n563 = v564; u64 n565 = v566; u64 n567 = v568; u64 n569 = v570; u64 n571 = v572; u64 n573 = v574; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; v551 = n551; v553 = n553; v555 = n555; v557 = n557; v559 = n559; v561 = n561; v563 = n563; v565 = n565; v567 = n567; v569 = n569; v571 = n571; v573 = n573; goto b26; }
b192:;
    u64 v504 = load_u64((const u8 *)v1 + 1312);
    u64 v505 = load_u64((const u8 *)v1 + 1320);
    u64 v506 = 0x1;
    u64 v507 = v505 << (v506 & 63);
    u64 v508 = 0x3f;
    u64 v509 = v504 >> (v508 & 63);
    u64 v510 = 0x1;
    u64 v511 = v504 << (v510 & 63);
    u64 v512 = v507 | v509;
    u64 v513 = load_u64((const u8 *)v1 + 1328);
    u64 v514 = 0x3f;
    u64 v515 = v513 >> (v514 & 63);
    u64 v516 = v511 | v515;
    u64 v517 = v512 | v4;
    u64 v518 = 0x1;
    u64 v519 = v513 << (v518 & 63);
    u64 v520 = load_u64((const u8 *)v1 + 1304);
    u64 v521 = 0x1;
    u64 v522 = v520 << (v521 & 63);
    u64 v523 = load_u64((const u8 *)v1 + 272);
    u128 v524 = (u128)v517 << 64 | v516;
    u128 v525 = (u128)v4 << 64 | v523;
    u8 v526 = (u128)v524 < (u128)v525;
    if (v526) { goto b193; } else { goto b194; }
b193:;
    { u64 n534 = v522; u64 n535 = v516; u64 n536 = v517; v534 = n534; v535 = n535; v536 = n536; goto b25; }
b194:;
    u128 v527 = (u128)v517 << 64 | v516;
    u128 v528 = (u128)v4 << 64 | v523;
    u128 v529 = v527 - v528;
    u64 v530 = (u64)v529;
    u64 v531 = (u64)(v529 >> 64);
    u64 v532 = 0x1;
    u64 v533 = v522 | v532;
    { u64 n534 = v533; u64 n535 = v530; u64 n536 = v531; v534 = n534; v535 = n535; v536 = n536; goto b25; }
b25:;
    u64 v537 = 0x1;
    u64 v538 = v501 + v537;
    u64 v539 = 0xff;
    u64 v540 = v538 & v539;
    store_u64((u8 *)v1 + 1304, v534);
    store_u64((u8 *)v1 + 1312, v535);
    store_u64((u8 *)v1 + 1320, v536);
    store_u64((u8 *)v1 + 1328, v519);
    store_u64((u8 *)v1 + 1336, v540);
    store_u64((u8 *)v1 + 3624, v486);
    { goto b23; }
b26:;
    u64 v575 = v545 * v573;
    u64 v576 = (u64)((u128)v545 * v573 >> 64);
    u64 v577 = 0x14;
    u64 v578 = v575 >> (v577 & 63);
    u64 v579 = 0x2c;
    u64 v580 = v576 << (v579 & 63);
    u64 v581 = v578 | v580;
    u64 v582 = 0x14;
    u64 v583 = v576 >> (v582 & 63);
    u64 v584 = 0x39db;
    u64 v585 = v581 * v584;
    u64 v586 = v545 * v567;
    u64 v587 = (u64)((u128)v545 * v567 >> 64);
    u64 v588 = 0x14;
    u64 v589 = v586 >> (v588 & 63);
    u64 v590 = 0x2c;
    u64 v591 = v587 << (v590 & 63);
    u64 v592 = v589 | v591;
    u64 v593 = 0x14;
    u64 v594 = v587 >> (v593 & 63);
    u128 v595 = (u128)v594 << 64 | v592;
    u128 v596 = (u128)v4 << 64 | v559;
    u128 v597 = v595 - v596;
    u64 v598 = (u64)v597;
    u64 v599 = (u64)(v597 >> 64);
    u64 v600 = 0x6666;
    u128 v601 = (u128)v599 << 64 | v598;
    u128 v602 = (u128)v4 << 64 | v600;
    u128 v603 = v601 * v602;
    u64 v604 = (u64)v603;
    u64 v605 = (u64)(v603 >> 64);
    u64 v606 = 0x8;
    u64 v607 = v604 >> (v606 & 63);
    u64 v608 = 0x38;
    u64 v609 = v605 << (v608 & 63);
    u64 v610 = v607 | v609;
    u64 v611 = 0x8;
    u64 v612 = (int64_t)v605 >> (v611 & 63);
    u64 v613 = v610 - v585;
    u64 v614 = 0x199a;
    u64 v615 = v559 * v614;
    u64 v616 = (u64)((u128)v559 * v614 >> 64);
    u64 v617 = 0x8;
    u64 v618 = v615 >> (v617 & 63);
    u64 v619 = 0x38;
    u64 v620 = v616 << (v619 & 63);
    u64 v621 = v618 | v620;
    u64 v622 = 0x8;
    u64 v623 = v616 >> (v622 & 63);
    u8 v624 = (int64_t)v613 >= (int64_t)v4;
    if (v624) { goto b195; } else { goto b196; }
b195:;
    { u64 n626 = v613; v626 = n626; goto b27; }
b196:;
    u64 v625 = v4 - v613;
    { u64 n626 = v625; v626 = n626; goto b27; }
b27:;
    u64 v627 = 0x3f;
    u64 v628 = (int64_t)v626 >> (v627 & 63);
    u128 v629 = (u128)v623 << 64 | v621;
    u128 v630 = (u128)v628 << 64 | v626;
    u128 v631 = v629 - v630;
    u64 v632 = (u64)v631;
    u64 v633 = (u64)(v631 >> 64);
    u128 v634 = (u128)v633 << 64 | v632;
    u128 v635 = (u128)v4 << 64 | v4;
    u8 v636 = (__int128)v634 >= (__int128)v635;
    if (v636) { goto b197; } else { goto b198; }
b197:;
    { u64 n637 = v632; v637 = n637; goto b28; }
b198:;
    { u64 n637 = v4; v637 = n637; goto b28; }
b28:;
    u8 v638 = (int64_t)v4 >= (int64_t)v613;
    if (v638) { goto b199; } else { goto b200; }
b199:;
    { goto b29; }
b200:;
    u64 v639 = v637 + v626;
    { u64 n641 = v639; u64 n642 = v637; v641 = n641; v642 = n642; goto b30; }
b29:;
    u64 v640 = v637 + v626;
    { u64 n641 = v637; u64 n642 = v640; v641 = n641; v642 = n642; goto b30; }
b30:;
    u8 v643 = (u64)v641 == (u64)v4;
    if (v643) { goto b201; } else { goto b202; }
b201:;
    { u64 n1022 = v541; u64 n1023 = v543; u64 n1024 = v545; u64 n1025 = v547; u64 n1026 = v549; u64 n1027 = v551; u64 n1028 = v553; u64 n1029 = v555; u64 n1030 = v557; u64 n1031 = v4; u64 n1032 = v4; u64 n1033 = v561; u64 n1034 = v563; u64 n1035 = v565; u64 n1036 = v567; u64 n1037 = v571; u64 n1038 = v641; u64 n1039 = v642; u64 n1040 = v573; u64 n1041 = v613; u64 n1042 = v4; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; goto b53; }
b202:;
    u8 v644 = (u64)v569 == (u64)v4;
    if (v644) { goto b203; } else { goto b204; }
b203:;
    { u64 n1022 = v541; u64 n1023 = v543; u64 n1024 = v545; u64 n1025 = v547; u64 n1026 = v549; u64 n1027 = v551; u64 n1028 = v553; u64 n1029 = v555; u64 n1030 = v557; u64 n1031 = v4; u64 n1032 = v4; u64 n1033 = v561; u64 n1034 = v563; u64 n1035 = v565; u64 n1036 = v567; u64 n1037 = v571; u64 n1038 = v641; u64 n1039 = v642; u64 n1040 = v573; u64 n1041 = v613; u64 n1042 = v4; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; goto b53; }
b204:;
    u8 v645 = (u64)v4 == (u64)v4;
    if (v645) { goto b205; } else { goto b206; }
b205:;
    { u64 n647 = v4; u64 n648 = v641; v647 = n647; v648 = n648; goto b31; }
b206:;
    u64 v646 = 0x40;
    { u64 n647 = v646; u64 n648 = v4; v647 = n647; v648 = n648; goto b31; }
b31:;
    u64 v649 = 0x20;
    u64 v650 = v648 >> (v649 & 63);
    u64 v651 = 0x20;
    u64 v652 = v4 << (v651 & 63);
    u64 v653 = v650 | v652;
    u64 v654 = 0x20;
    u64 v655 = v4 >> (v654 & 63);
    u64 v656 = 0xffffffff;
    u64 v657 = v653 & v656;
    u8 v658 = (u64)v657 == (u64)v4;
    if (v658) { goto b207; } else { goto b208; }
b207:;
    { u64 n663 = v647; u64 n664 = v648; u64 n665 = v4; v663 = n663; v664 = n664; v665 = n665; goto b32; }
b208:;
    u64 v659 = 0x20;
    u64 v660 = v647 + v659;
    u64 v661 = 0xff;
    u64 v662 = v660 & v661;
    { u64 n663 = v662; u64 n664 = v653; u64 n665 = v655; v663 = n663; v664 = n664; v665 = n665; goto b32; }
b32:;
    u64 v666 = 0x10;
    u64 v667 = v664 >> (v666 & 63);
    u64 v668 = 0x30;
    u64 v669 = v665 << (v668 & 63);
    u64 v670 = v667 | v669;
    u64 v671 = 0x10;
    u64 v672 = v665 >> (v671 & 63);
    u64 v673 = 0xffff;
    u64 v674 = v670 & v673;
    u8 v675 = (u64)v674 == (u64)v4;
    if (v675) { goto b209; } else { goto b210; }
b209:;
    { u64 n680 = v663; u64 n681 = v664; u64 n682 = v665; v680 = n680; v681 = n681; v682 = n682; goto b33; }
b210:;
    u64 v676 = 0x10;
    u64 v677 = v663 + v676;
    u64 v678 = 0xff;
    u64 v679 = v677 & v678;
    { u64 n680 = v679; u64 n681 = v670; u64 n682 = v672; v680 = n680; v681 = n681; v682 = n682; goto b33; }
b33:;
    u64 v683 = 0x8;
    u64 v684 = v681 >> (v683 & 63);
    u64 v685 = 0x38;
    u64 v686 = v682 << (v685 & 63);
    u64 v687 = v684 | v686;
    u64 v688 = 0x8;
    u64 v689 = v682 >> (v688 & 63);
    u64 v690 = 0xff;
    u64 v691 = v687 & v690;
    u8 v692 = (u64)v691 == (u64)v4;
    if (v692) { goto b211; } else { goto b212; }
b211:;
    { u64 n697 = v680; u64 n698 = v681; u64 n699 = v682; v697 = n697; v698 = n698; v699 = n699; goto b34; }
b212:;
    u64 v693 = 0x8;
    u64 v694 = v680 + v693;
    u64 v695 = 0xff;
    u64 v696 = v694 & v695;
    { u64 n697 = v696; u64 n698 = v687; u64 n699 = v689; v697 = n697; v698 = n698; v699 = n699; goto b34; }
b34:;
    u64 v700 = 0x4;
    u64 v701 = v698 >> (v700 & 63);
    u64 v702 = 0x3c;
    u64 v703 = v699 << (v702 & 63);
    u64 v704 = v701 | v703;
    u64 v705 = 0x4;
    u64 v706 = v699 >> (v705 & 63);
    u64 v707 = 0xf;
    u64 v708 = v704 & v707;
    u8 v709 = (u64)v708 == (u64)v4;
    if (v709) { goto b213; } else { goto b214; }
b213:;
    { u64 n714 = v697; u64 n715 = v698; u64 n716 = v699; v714 = n714; v715 = n715; v716 = n716; goto b35; }
b214:;
    u64 v710 = 0x4;
    u64 v711 = v697 + v710;
    u64 v712 = 0xff;
    u64 v713 = v711 & v712;
    { u64 n714 = v713; u64 n715 = v704; u64 n716 = v706; v714 = n714; v715 = n715; v716 = n716; goto b35; }
b35:;
    u64 v717 = 0x2;
    u64 v718 = v715 >> (v717 & 63);
    u64 v719 = 0x3e;
    u64 v720 = v716 << (v719 & 63);
    u64 v721 = v718 | v720;
    u64 v722 = 0x2;
    u64 v723 = v716 >> (v722 & 63);
    u64 v724 = 0x3;
    u64 v725 = v721 & v724;
    u8 v726 = (u64)v725 == (u64)v4;
    if (v726) { goto b215; } else { goto b216; }
b215:;
    { u64 n731 = v714; u64 n732 = v715; u64 n733 = v716; v731 = n731; v732 = n732; v733 = n733; goto b36; }
b216:;
    u64 v727 = 0x2;
    u64 v728 = v714 + v727;
    u64 v729 = 0xff;
    u64 v730 = v728 & v729;
    { u64 n731 = v730; u64 n732 = v721; u64 n733 = v723; v731 = n731; v732 = n732; v733 = n733; goto b36; }
b36:;
    u64 v734 = 0x1;
    u64 v735 = v732 >> (v734 & 63);
    u64 v736 = 0x3f;
    u64 v737 = v733 << (v736 & 63);
    u64 v738 = v735 | v737;
    u64 v739 = 0x1;
    u64 v740 = v733 >> (v739 & 63);
    u64 v741 = 0x1;
    u64 v742 = v738 & v741;
    u8 v743 = (u64)v742 == (u64)v4;
    if (v743) { goto b217; } else { goto b218; }
b217:;
    { u64 n748 = v731; v748 = n748; goto b37; }
b218:;
    u64 v744 = 0x1;
    u64 v745 = v731 + v744;
    u64 v746 = 0xff;
    u64 v747 = v745 & v746;
    { u64 n748 = v747; v748 = n748; goto b37; }
b37:;
    u8 v749 = (u64)v4 == (u64)v4;
    if (v749) { goto b219; } else { goto b220; }
b219:;
    { u64 n751 = v4; u64 n752 = v569; v751 = n751; v752 = n752; goto b38; }
b220:;
    u64 v750 = 0x40;
    { u64 n751 = v750; u64 n752 = v4; v751 = n751; v752 = n752; goto b38; }
b38:;
    u64 v753 = 0x20;
    u64 v754 = v752 >> (v753 & 63);
    u64 v755 = 0x20;
    u64 v756 = v4 << (v755 & 63);
    u64 v757 = v754 | v756;
    u64 v758 = 0x20;
    u64 v759 = v4 >> (v758 & 63);
    u64 v760 = 0xffffffff;
    u64 v761 = v757 & v760;
    u8 v762 = (u64)v761 == (u64)v4;
    if (v762) { goto b221; } else { goto b222; }
b221:;
    { u64 n767 = v751; u64 n768 = v752; u64 n769 = v4; v767 = n767; v768 = n768; v769 = n769; goto b39; }
b222:;
    u64 v763 = 0x20;
    u64 v764 = v751 + v763;
    u64 v765 = 0xff;
    u64 v766 = v764 & v765;
    { u64 n767 = v766; u64 n768 = v757; u64 n769 = v759; v767 = n767; v768 = n768; v769 = n769; goto b39; }
b39:;
    u64 v770 = 0x10;
    u64 v771 = v768 >> (v770 & 63);
    u64 v772 = 0x30;
    u64 v773 = v769 << (v772 & 63);
    u64 v774 = v771 | v773;
    u64 v775 = 0x10;
    u64 v776 = v769 >> (v775 & 63);
    u64 v777 = 0xffff;
    u64 v778 = v774 & v777;
    u8 v779 = (u64)v778 == (u64)v4;
    if (v779) { goto b223; } else { goto b224; }
b223:;
    { u64 n784 = v767; u64 n785 = v768; u64 n786 = v769; v784 = n784; v785 = n785; v786 = n786; goto b40; }
b224:;
    u64 v780 = 0x10;
    u64 v781 = v767 + v780;
    u64 v782 = 0xff;
    u64 v783 = v781 & v782;
    { u64 n784 = v783; u64 n785 = v774; u64 n786 = v776; v784 = n784; v785 = n785; v786 = n786; goto b40; }
b40:;
    u64 v787 = 0x8;
    u64 v788 = v785 >> (v787 & 63);
    u64 v789 = 0x38;
    u64 v790 = v786 << (v789 & 63);
    u64 v791 = v788 | v790;
    u64 v792 = 0x8;
    u64 v793 = v786 >> (v792 & 63);
    u64 v794 = 0xff;
    u64 v795 = v791 & v794;
    u8 v796 = (u64)v795 == (u64)v4;
    if (v796) { goto b225; } else { goto b226; }
b225:;
    { u64 n801 = v784; u64 n802 = v785; u64 n803 = v786; v801 = n801; v802 = n802; v803 = n803; goto b41; }
b226:;
    u64 v797 = 0x8;
    u64 v798 = v784 + v797;
    u64 v799 = 0xff;
    u64 v800 = v798 & v799;
    { u64 n801 = v800; u64 n802 = v791; u64 n803 = v793; v801 = n801; v802 = n802; v803 = n803; goto b41; }
b41:;
    u64 v804 = 0x4;
    u64 v805 = v802 >> (v804 & 63);
    u64 v806 = 0x3c;
    u64 v807 = v803 << (v806 & 63);
    u64 v808 = v805 | v807;
    u64 v809 = 0x4;
    u64 v810 = v803 >> (v809 & 63);
    u64 v811 = 0xf;
    u64 v812 = v808 & v811;
    u8 v813 = (u64)v812 == (u64)v4;
    if (v813) { goto b227; } else { goto b228; }
b227:;
    { u64 n818 = v801; u64 n819 = v802; u64 n820 = v803; v818 = n818; v819 = n819; v820 = n820; goto b42; }
b228:;
    u64 v814 = 0x4;
    u64 v815 = v801 + v814;
    u64 v816 = 0xff;
    u64 v817 = v815 & v816;
    { u64 n818 = v817; u64 n819 = v808; u64 n820 = v810; v818 = n818; v819 = n819; v820 = n820; goto b42; }
b42:;
    u64 v821 = 0x2;
    u64 v822 = v819 >> (v821 & 63);
    u64 v823 = 0x3e;
    u64 v824 = v820 << (v823 & 63);
    u64 v825 = v822 | v824;
    u64 v826 = 0x2;
    u64 v827 = v820 >> (v826 & 63);
    u64 v828 = 0x3;
    u64 v829 = v825 & v828;
    u8 v830 = (u64)v829 == (u64)v4;
    if (v830) { goto b229; } else { goto b230; }
b229:;
    { u64 n835 = v818; u64 n836 = v819; u64 n837 = v820; v835 = n835; v836 = n836; v837 = n837; goto b43; }
b230:;
    u64 v831 = 0x2;
    u64 v832 = v818 + v831;
    u64 v833 = 0xff;
    u64 v834 = v832 & v833;
    { u64 n835 = v834; u64 n836 = v825; u64 n837 = v827; v835 = n835; v836 = n836; v837 = n837; goto b43; }
b43:;
    u64 v838 = 0x1;
    u64 v839 = v836 >> (v838 & 63);
    u64 v840 = 0x3f;
    u64 v841 = v837 << (v840 & 63);
    u64 v842 = v839 | v841;
    u64 v843 = 0x1;
    u64 v844 = v837 >> (v843 & 63);
    u64 v845 = 0x1;
    u64 v846 = v842 & v845;
    u8 v847 = (u64)v846 == (u64)v4;
    if (v847) { goto b231; } else { goto b232; }
b231:;
    { u64 n852 = v835; v852 = n852; goto b44; }
b232:;
    u64 v848 = 0x1;
    u64 v849 = v835 + v848;
    u64 v850 = 0xff;
    u64 v851 = v849 & v850;
    { u64 n852 = v851; v852 = n852; goto b44; }
b44:;
    u64 v853 = 0x1f;
    u8 v854 = (u64)v853 >= (u64)v852;
    if (v854) { goto b233; } else { goto b234; }
b233:;
    { goto b45; }
b234:;
    u64 v855 = 0xe1;
    u64 v856 = v852 + v855;
    u64 v857 = 0xff;
    u64 v858 = v856 & v857;
    u64 v859 = 0x40;
    u8 v860 = (u64)v858 < (u64)v859;
    u64 v861 = v569 >> (v858 & 63);
    u64 v862 = v860 ? v861 : v4;
    { u64 n876 = v862; u64 n877 = v4; v876 = n876; v877 = n877; goto b46; }
b45:;
    u64 v863 = 0x1f;
    u64 v864 = v863 - v852;
    u64 v865 = 0xff;
    u64 v866 = v864 & v865;
    u128 v867 = (u128)v4 << 64 | v569;
    u64 v868 = 0x80;
    u8 v869 = (u64)v866 < (u64)v868;
    u64 v870 = v869 ? v866 : v4;
    u128 v871 = v867 << (v870 & 127);
    u64 v872 = (u64)v871;
    u64 v873 = (u64)(v871 >> 64);
    u64 v874 = v869 ? v872 : v4;
    u64 v875 = v869 ? v873 : v4;
    { u64 n876 = v874; u64 n877 = v875; v876 = n876; v877 = n877; goto b46; }
b46:;
    u64 v878 = 0x3f;
    u64 v879 = v878 - v748;
    u64 v880 = 0xff;
    u64 v881 = v879 & v880;
    u128 v882 = (u128)v4 << 64 | v641;
    u64 v883 = 0x80;
    u8 v884 = (u64)v881 < (u64)v883;
    u64 v885 = v884 ? v881 : v4;
    u128 v886 = v882 << (v885 & 127);
    u64 v887 = (u64)v886;
    u64 v888 = (u64)(v886 >> 64);
    u64 v889 = v884 ? v887 : v4;
    u64 v890 = v884 ? v888 : v4;
    u64 v891 = v890 >> (v4 & 63);
    u64 v892 = 0x40;
    u8 v893 = (u64)v881 < (u64)v892;
    u64 v894 = v641 << (v881 & 63);
    u64 v895 = v893 ? v894 : v4;
    u128 v896 = (u128)v4 << 64 | v891;
    u128 v897 = (u128)v877 << 64 | v876;
    u8 v898 = (u128)v896 < (u128)v897;
    if (v898) { goto b235; } else { goto b236; }
b235:;
    { goto b47; }
b236:;
    u64 v899 = 0xffffffffffffffff;
    { u64 n958 = v541; u64 n960 = v543; u64 n962 = v545; u64 n964 = v547; u64 n966 = v549; u64 n968 = v551; u64 n970 = v553; u64 n972 = v555; u64 n974 = v557; u64 n976 = v4; u64 n978 = v748; u64 n980 = v852; u64 n982 = v899; u64 n984 = v561; u64 n986 = v563; u64 n988 = v565; u64 n990 = v567; u64 n992 = v571; u64 n994 = v641; u64 n996 = v642; u64 n998 = v573; u64 n1000 = v613; u64 n1002 = v4; v958 = n958; v960 = n960; v962 = n962; v964 = n964; v966 = n966; v968 = n968; v970 = n970; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; v998 = n998; v1000 = n1000; v1002 = n1002; goto b51; }
b47:;
    store_u64((u8 *)v1 + 272, v541);
    store_u64((u8 *)v1 + 280, v543);
    store_u64((u8 *)v1 + 288, v545);
    store_u64((u8 *)v1 + 432, v547);
    store_u64((u8 *)v1 + 440, v549);
    store_u64((u8 *)v1 + 456, v551);
    store_u64((u8 *)v1 + 480, v553);
    store_u64((u8 *)v1 + 1136, v555);
    store_u64((u8 *)v1 + 1160, v557);
    store_u64((u8 *)v1 + 1376, v4);
    store_u64((u8 *)v1 + 1384, v876);
    store_u64((u8 *)v1 + 1392, v877);
    store_u64((u8 *)v1 + 1400, v748);
    store_u64((u8 *)v1 + 1424, v852);
    store_u64((u8 *)v1 + 1448, v4);
    store_u64((u8 *)v1 + 1456, v891);
    store_u64((u8 *)v1 + 1464, v4);
    store_u64((u8 *)v1 + 1472, v895);
    store_u64((u8 *)v1 + 1480, v4);
    store_u64((u8 *)v1 + 1744, v561);
    store_u64((u8 *)v1 + 1760, v563);
    store_u64((u8 *)v1 + 1808, v565);
    store_u64((u8 *)v1 + 1816, v567);
    store_u64((u8 *)v1 + 1848, v571);
    store_u64((u8 *)v1 + 1896, v641);
    store_u64((u8 *)v1 + 1904, v642);
    store_u64((u8 *)v1 + 1936, v573);
    store_u64((u8 *)v1 + 1944, v613);
    store_u64((u8 *)v1 + 4192, v4);
    { goto b48; }
b48:;
    u64 v900 = load_u64((const u8 *)v1 + 4192);
    u64 v901 = 0x1;
    u64 v902 = v900 + v901;
    u64 v903 = 0x10000;
    u8 v904 = (u64)v902 < (u64)v903;
    if (v904) { goto b237; } else { goto b238; }
b237:;
    { goto b49; }
b238:;
    u64 v905 = 0x1;
    u64 v906 = 0x1ff;
    u64 v907 = 0x1ff;
    u64 v908 = v906 & v907;
    u64 v909 = 0x1ff;
    u8 v910 = (u64)v908 == (u64)v909;
    u64 v911 = v910;
    u64 v912 = load_u64((const u8 *)v1 + 0);
    u64 v913 = v911 | v912;
    u64 v914 = load_u64((const u8 *)v1 + 24);
    u64 v915 = v913 | v914;
    if (v915) { goto b239; } else { goto b240; }
b239:;
    u8 v916 = 0;
    store_u64((u8 *)v1 + 80, v905);
    store_u64((u8 *)v1 + 432, v906);
    store_u64((u8 *)v1 + 488, v4);
    return v916;
b240:;
    u64 v2498 = load_u64((const u8 *)v1 + 184);
    u64 v2506 = load_u64((const u8 *)v1 + 192);
    u64 v2515 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2498; u64 n2502 = v2506; u64 n2511 = v2515; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b49:;
    u64 v917 = load_u64((const u8 *)v1 + 1480);
    u64 v918 = 0x40;
    u8 v919 = (u64)v917 >= (u64)v918;
    if (v919) { goto b241; } else { goto b242; }
b241:;
    u64 v959 = load_u64((const u8 *)v1 + 272);
    u64 v961 = load_u64((const u8 *)v1 + 280);
    u64 v963 = load_u64((const u8 *)v1 + 288);
    u64 v965 = load_u64((const u8 *)v1 + 432);
    u64 v967 = load_u64((const u8 *)v1 + 440);
    u64 v969 = load_u64((const u8 *)v1 + 456);
    u64 v971 = load_u64((const u8 *)v1 + 480);
    u64 v973 = load_u64((const u8 *)v1 + 1136);
    u64 v975 = load_u64((const u8 *)v1 + 1160);
    u64 v977 = load_u64((const u8 *)v1 + 1376);
    u64 v979 = load_u64((const u8 *)v1 + 1400);
    u64 v981 = load_u64((const u8 *)v1 + 1424);
    u64 v983 = load_u64((const u8 *)v1 + 1448);
    u64 v985 = load_u64((const u8 *)v1 + 1744);
    u64 v987 = load_u64((const u8 *)v1 + 1760);
    u64 v989 = load_u64((const u8 *)v1 + 1808);
    u64 v991 = load_u64((const u8 *)v1 + 1816);
    u64 v993 = load_u64((const u8 *)v1 + 1848);
    u64 v995 = load_u64((const u8 *)v1 + 1896);
    u64 v997 = load_u64((const u8 *)v1 + 1904);
    u64 v999 = load_u64((const u8 *)v1 + 1936);
    u64 v1001 = load_u64((const u8 *)v1 + 1944);
    { u64 n958 = v959; u64 n960 = v961; u64 n962 = v963; u64 n964 = v965; u64 n966 = v967; u64 n968 = v969; u64 n970 = v971; u64 n972 = v973; u64 n974 = v975; u64 n976 = v977; u64 n978 = v979; u64 n980 = v981; u64 n982 = v983; u64 n984 = v985; u64 n986 = v987; u64 n988 = v989; u64 n990 = v991; u64 n992 = v993; u64 n994 = v995; u64 n996 = v997; u64 n998 = v999; u64 n1000 = v1001; u64 n1002 = v902; v958 = n958; v960 = n960; v962 = n962; v964 = n964; v966 = n966; v968 = n968; v970 = n970; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; v998 = n998; v1000 = n1000; v1002 = n1002; goto b51; }
b242:;
    u64 v920 = load_u64((const u8 *)v1 + 1456);
    u64 v921 = load_u64((const u8 *)v1 + 1464);
    u64 v922 = 0x1;
    u64 v923 = v921 << (v922 & 63);
    u64 v924 = 0x3f;
    u64 v925 = v920 >> (v924 & 63);
    u64 v926 = 0x1;
    u64 v927 = v920 << (v926 & 63);
    u64 v928 = v923 | v925;
    u64 v929 = load_u64((const u8 *)v1 + 1472);
    u64 v930 = 0x3f;
    u64 v931 = v929 >> (v930 & 63);
    u64 v932 = v927 | v931;
    u64 v933 = v928 | v4;
    u64 v934 = 0x1;
    u64 v935 = v929 << (v934 & 63);
    u64 v936 = load_u64((const u8 *)v1 + 1448);
    u64 v937 = 0x1;
    u64 v938 = v936 << (v937 & 63);
    u128 v939 = (u128)v933 << 64 | v932;
    u64 v940 = load_u64((const u8 *)v1 + 1384);
    u64 v941 = load_u64((const u8 *)v1 + 1392);
    u128 v942 = (u128)v941 << 64 | v940;
    u8 v943 = (u128)v939 < (u128)v942;
    if (v943) { goto b243; } else { goto b244; }
b243:;
    { u64 n951 = v938; u64 n952 = v932; u64 n953 = v933; v951 = n951; v952 = n952; v953 = n953; goto b50; }
b244:;
    u128 v944 = (u128)v933 << 64 | v932;
    u128 v945 = (u128)v941 << 64 | v940;
    u128 v946 = v944 - v945;
    u64 v947 = (u64)v946;
    u64 v948 = (u64)(v946 >> 64);
    u64 v949 = 0x1;
    u64 v950 = v938 | v949;
    { u64 n951 = v950; u64 n952 = v947; u64 n953 = v948; v951 = n951; v952 = n952; v953 = n953; goto b50; }
b50:;
    u64 v954 = 0x1;
    u64 v955 = v917 + v954;
    u64 v956 = 0xff;
    u64 v957 = v955 & v956;
    store_u64((u8 *)v1 + 1448, v951);
    store_u64((u8 *)v1 + 1456, v952);
    store_u64((u8 *)v1 + 1464, v953);
    store_u64((u8 *)v1 + 1472, v935);
    store_u64((u8 *)v1 + 1480, v957);
    store_u64((u8 *)v1 + 4192, v902);
    { goto b48; }
b51:;
    u64 v1003 = 0x20;
    u64 v1004 = v980 + v1003;
    u64 v1005 = 0xff;
    u64 v1006 = v1004 & v1005;
    u8 v1007 = (u64)v1006 < (u64)v978;
    if (v1007) { goto b245; } else { goto b246; }
b245:;
    { goto b52; }
b246:;
    u64 v1008 = 0x20;
    u64 v1009 = v980 + v1008;
    u64 v1010 = v1009 - v978;
    u64 v1011 = 0xff;
    u64 v1012 = v1010 & v1011;
    { u64 n1022 = v958; u64 n1023 = v960; u64 n1024 = v962; u64 n1025 = v964; u64 n1026 = v966; u64 n1027 = v968; u64 n1028 = v970; u64 n1029 = v972; u64 n1030 = v974; u64 n1031 = v982; u64 n1032 = v1012; u64 n1033 = v984; u64 n1034 = v986; u64 n1035 = v988; u64 n1036 = v990; u64 n1037 = v992; u64 n1038 = v994; u64 n1039 = v996; u64 n1040 = v998; u64 n1041 = v1000; u64 n1042 = v1002; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; goto b53; }
b52:;
    u64 v1013 = 0xe0;
    u64 v1014 = v978 + v1013;
    u64 v1015 = v1014 - v980;
    u64 v1016 = 0xff;
    u64 v1017 = v1015 & v1016;
    u64 v1018 = 0x40;
    u8 v1019 = (u64)v1017 < (u64)v1018;
    u64 v1020 = v982 << (v1017 & 63);
    u64 v1021 = v1019 ? v1020 : v4;
    { u64 n1022 = v958; u64 n1023 = v960; u64 n1024 = v962; u64 n1025 = v964; u64 n1026 = v966; u64 n1027 = v968; u64 n1028 = v970; u64 n1029 = v972; u64 n1030 = v974; u64 n1031 = v1021; u64 n1032 = v976; u64 n1033 = v984; u64 n1034 = v986; u64 n1035 = v988; u64 n1036 = v990; u64 n1037 = v992; u64 n1038 = v994; u64 n1039 = v996; u64 n1040 = v998; u64 n1041 = v1000; u64 n1042 = v1002; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; goto b53; }
b53:;
    u8 v1043 = (u64)v1039 == (u64)v4;
    if (v1043) { goto b247; } else { goto b248; }
b247:;
    { u64 n1424 = v1022; u64 n1425 = v1023; u64 n1426 = v1024; u64 n1427 = v1025; u64 n1428 = v1026; u64 n1429 = v1027; u64 n1430 = v1028; u64 n1431 = v1029; u64 n1432 = v1030; u64 n1433 = v4; u64 n1434 = v4; u64 n1435 = v1033; u64 n1436 = v1034; u64 n1437 = v1035; u64 n1438 = v1036; u64 n1439 = v1031; u64 n1440 = v1032; u64 n1441 = v1038; u64 n1442 = v1039; u64 n1443 = v1040; u64 n1444 = v1041; u64 n1445 = v1042; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; v1435 = n1435; v1436 = n1436; v1437 = n1437; v1438 = n1438; v1439 = n1439; v1440 = n1440; v1441 = n1441; v1442 = n1442; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b76; }
b248:;
    u8 v1044 = (u64)v1037 == (u64)v4;
    if (v1044) { goto b249; } else { goto b250; }
b249:;
    { u64 n1424 = v1022; u64 n1425 = v1023; u64 n1426 = v1024; u64 n1427 = v1025; u64 n1428 = v1026; u64 n1429 = v1027; u64 n1430 = v1028; u64 n1431 = v1029; u64 n1432 = v1030; u64 n1433 = v4; u64 n1434 = v4; u64 n1435 = v1033; u64 n1436 = v1034; u64 n1437 = v1035; u64 n1438 = v1036; u64 n1439 = v1031; u64 n1440 = v1032; u64 n1441 = v1038; u64 n1442 = v1039; u64 n1443 = v1040; u64 n1444 = v1041; u64 n1445 = v1042; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; v1435 = n1435; v1436 = n1436; v1437 = n1437; v1438 = n1438; v1439 = n1439; v1440 = n1440; v1441 = n1441; v1442 = n1442; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b76; }
b250:;
    u8 v1045 = (u64)v4 == (u64)v4;
    if (v1045) { goto b251; } else { goto b252; }
b251:;
    { u64 n1047 = v4; u64 n1048 = v1039; v1047 = n1047; v1048 = n1048; goto b54; }
b252:;
    u64 v1046 = 0x40;
    { u64 n1047 = v1046; u64 n1048 = v4; v1047 = n1047; v1048 = n1048; goto b54; }
b54:;
    u64 v1049 = 0x20;
    u64 v1050 = v1048 >> (v1049 & 63);
    u64 v1051 = 0x20;
    u64 v1052 = v4 << (v1051 & 63);
    u64 v1053 = v1050 | v1052;
    u64 v1054 = 0x20;
    u64 v1055 = v4 >> (v1054 & 63);
    u64 v1056 = 0xffffffff;
    u64 v1057 = v1053 & v1056;
    u8 v1058 = (u64)v1057 == (u64)v4;
    if (v1058) { goto b253; } else { goto b254; }
b253:;
    { u64 n1063 = v1047; u64 n1064 = v1048; u64 n1065 = v4; v1063 = n1063; v1064 = n1064; v1065 = n1065; goto b55; }
b254:;
    u64 v1059 = 0x20;
    u64 v1060 = v1047 + v1059;
    u64 v1061 = 0xff;
    u64 v1062 = v1060 & v1061;
    { u64 n1063 = v1062; u64 n1064 = v1053; u64 n1065 = v1055; v1063 = n1063; v1064 = n1064; v1065 = n1065; goto b55; }
b55:;
    u64 v1066 = 0x10;
    u64 v1067 = v1064 >> (v1066 & 63);
    u64 v1068 = 0x30;
    u64 v1069 = v1065 << (v1068 & 63);
    u64 v1070 = v1067 | v1069;
    u64 v1071 = 0x10;
    u64 v1072 = v1065 >> (v1071 & 63);
    u64 v1073 = 0xffff;
    u64 v1074 = v1070 & v1073;
    u8 v1075 = (u64)v1074 == (u64)v4;
    if (v1075) { goto b255; } else { goto b256; }
b255:;
    { u64 n1080 = v1063; u64 n1081 = v1064; u64 n1082 = v1065; v1080 = n1080; v1081 = n1081; v1082 = n1082; goto b56; }
b256:;
    u64 v1076 = 0x10;
    u64 v1077 = v1063 + v1076;
    u64 v1078 = 0xff;
    u64 v1079 = v1077 & v1078;
    { u64 n1080 = v1079; u64 n1081 = v1070; u64 n1082 = v1072; v1080 = n1080; v1081 = n1081; v1082 = n1082; goto b56; }
b56:;
    u64 v1083 = 0x8;
    u64 v1084 = v1081 >> (v1083 & 63);
    u64 v1085 = 0x38;
    u64 v1086 = v1082 << (v1085 & 63);
    u64 v1087 = v1084 | v1086;
    u64 v1088 = 0x8;
    u64 v1089 = v1082 >> (v1088 & 63);
    u64 v1090 = 0xff;
    u64 v1091 = v1087 & v1090;
    u8 v1092 = (u64)v1091 == (u64)v4;
    if (v1092) { goto b257; } else { goto b258; }
b257:;
    { u64 n1097 = v1080; u64 n1098 = v1081; u64 n1099 = v1082; v1097 = n1097; v1098 = n1098; v1099 = n1099; goto b57; }
b258:;
    u64 v1093 = 0x8;
    u64 v1094 = v1080 + v1093;
    u64 v1095 = 0xff;
    u64 v1096 = v1094 & v1095;
    { u64 n1097 = v1096; u64 n1098 = v1087; u64 n1099 = v1089; v1097 = n1097; v1098 = n1098; v1099 = n1099; goto b57; }
b57:;
    u64 v1100 = 0x4;
    u64 v1101 = v1098 >> (v1100 & 63);
    u64 v1102 = 0x3c;
    u64 v1103 = v1099 << (v1102 & 63);
    u64 v1104 = v1101 | v1103;
    u64 v1105 = 0x4;
    u64 v1106 = v1099 >> (v1105 & 63);
    u64 v1107 = 0xf;
    u64 v1108 = v1104 & v1107;
    u8 v1109 = (u64)v1108 == (u64)v4;
    if (v1109) { goto b259; } else { goto b260; }
b259:;
    { u64 n1114 = v1097; u64 n1115 = v1098; u64 n1116 = v1099; v1114 = n1114; v1115 = n1115; v1116 = n1116; goto b58; }
b260:;
    u64 v1110 = 0x4;
    u64 v1111 = v1097 + v1110;
    u64 v1112 = 0xff;
    u64 v1113 = v1111 & v1112;
    { u64 n1114 = v1113; u64 n1115 = v1104; u64 n1116 = v1106; v1114 = n1114; v1115 = n1115; v1116 = n1116; goto b58; }
b58:;
    u64 v1117 = 0x2;
    u64 v1118 = v1115 >> (v1117 & 63);
    u64 v1119 = 0x3e;
    u64 v1120 = v1116 << (v1119 & 63);
    u64 v1121 = v1118 | v1120;
    u64 v1122 = 0x2;
    u64 v1123 = v1116 >> (v1122 & 63);
    u64 v1124 = 0x3;
    u64 v1125 = v1121 & v1124;
    u8 v1126 = (u64)v1125 == (u64)v4;
    if (v1126) { goto b261; } else { goto b262; }
b261:;
    { u64 n1131 = v1114; u64 n1132 = v1115; u64 n1133 = v1116; v1131 = n1131; v1132 = n1132; v1133 = n1133; goto b59; }
b262:;
    u64 v1127 = 0x2;
    u64 v1128 = v1114 + v1127;
    u64 v1129 = 0xff;
    u64 v1130 = v1128 & v1129;
    { u64 n1131 = v1130; u64 n1132 = v1121; u64 n1133 = v1123; v1131 = n1131; v1132 = n1132; v1133 = n1133; goto b59; }
b59:;
    u64 v1134 = 0x1;
    u64 v1135 = v1132 >> (v1134 & 63);
    u64 v1136 = 0x3f;
    u64 v1137 = v1133 << (v1136 & 63);
    u64 v1138 = v1135 | v1137;
    u64 v1139 = 0x1;
    u64 v1140 = v1133 >> (v1139 & 63);
    u64 v1141 = 0x1;
    u64 v1142 = v1138 & v1141;
    u8 v1143 = (u64)v1142 == (u64)v4;
    if (v1143) { goto b263; } else { goto b264; }
b263:;
    { u64 n1148 = v1131; v1148 = n1148; goto b60; }
b264:;
    u64 v1144 = 0x1;
    u64 v1145 = v1131 + v1144;
    u64 v1146 = 0xff;
    u64 v1147 = v1145 & v1146;
    { u64 n1148 = v1147; v1148 = n1148; goto b60; }
b60:;
    u8 v1149 = (u64)v4 == (u64)v4;
    if (v1149) { goto b265; } else { goto b266; }
b265:;
    { u64 n1151 = v4; u64 n1152 = v1037; v1151 = n1151; v1152 = n1152; goto b61; }
b266:;
    u64 v1150 = 0x40;
    { u64 n1151 = v1150; u64 n1152 = v4; v1151 = n1151; v1152 = n1152; goto b61; }
b61:;
    u64 v1153 = 0x20;
    u64 v1154 = v1152 >> (v1153 & 63);
    u64 v1155 = 0x20;
    u64 v1156 = v4 << (v1155 & 63);
    u64 v1157 = v1154 | v1156;
    u64 v1158 = 0x20;
    u64 v1159 = v4 >> (v1158 & 63);
    u64 v1160 = 0xffffffff;
    u64 v1161 = v1157 & v1160;
    u8 v1162 = (u64)v1161 == (u64)v4;
    if (v1162) { goto b267; } else { goto b268; }
b267:;
    { u64 n1167 = v1151; u64 n1168 = v1152; u64 n1169 = v4; v1167 = n1167; v1168 = n1168; v1169 = n1169; goto b62; }
b268:;
    u64 v1163 = 0x20;
    u64 v1164 = v1151 + v1163;
    u64 v1165 = 0xff;
    u64 v1166 = v1164 & v1165;
    { u64 n1167 = v1166; u64 n1168 = v1157; u64 n1169 = v1159; v1167 = n1167; v1168 = n1168; v1169 = n1169; goto b62; }
b62:;
    u64 v1170 = 0x10;
    u64 v1171 = v1168 >> (v1170 & 63);
    u64 v1172 = 0x30;
    u64 v1173 = v1169 << (v1172 & 63);
    u64 v1174 = v1171 | v1173;
    u64 v1175 = 0x10;
    u64 v1176 = v1169 >> (v1175 & 63);
    u64 v1177 = 0xffff;
    u64 v1178 = v1174 & v1177;
    u8 v1179 = (u64)v1178 == (u64)v4;
    if (v1179) { goto b269; } else { goto b270; }
b269:;
    { u64 n1184 = v1167; u64 n1185 = v1168; u64 n1186 = v1169; v1184 = n1184; v1185 = n1185; v1186 = n1186; goto b63; }
b270:;
    u64 v1180 = 0x10;
    u64 v1181 = v1167 + v1180;
    u64 v1182 = 0xff;
    u64 v1183 = v1181 & v1182;
    { u64 n1184 = v1183; u64 n1185 = v1174; u64 n1186 = v1176; v1184 = n1184; v1185 = n1185; v1186 = n1186; goto b63; }
b63:;
    u64 v1187 = 0x8;
    u64 v1188 = v1185 >> (v1187 & 63);
    u64 v1189 = 0x38;
    u64 v1190 = v1186 << (v1189 & 63);
    u64 v1191 = v1188 | v1190;
    u64 v1192 = 0x8;
    u64 v1193 = v1186 >> (v1192 & 63);
    u64 v1194 = 0xff;
    u64 v1195 = v1191 & v1194;
    u8 v1196 = (u64)v1195 == (u64)v4;
    if (v1196) { goto b271; } else { goto b272; }
b271:;
    { u64 n1201 = v1184; u64 n1202 = v1185; u64 n1203 = v1186; v1201 = n1201; v1202 = n1202; v1203 = n1203; goto b64; }
b272:;
    u64 v1197 = 0x8;
    u64 v1198 = v1184 + v1197;
    u64 v1199 = 0xff;
    u64 v1200 = v1198 & v1199;
    { u64 n1201 = v1200; u64 n1202 = v1191; u64 n1203 = v1193; v1201 = n1201; v1202 = n1202; v1203 = n1203; goto b64; }
b64:;
    u64 v1204 = 0x4;
    u64 v1205 = v1202 >> (v1204 & 63);
    u64 v1206 = 0x3c;
    u64 v1207 = v1203 << (v1206 & 63);
    u64 v1208 = v1205 | v1207;
    u64 v1209 = 0x4;
    u64 v1210 = v1203 >> (v1209 & 63);
    u64 v1211 = 0xf;
    u64 v1212 = v1208 & v1211;
    u8 v1213 = (u64)v1212 == (u64)v4;
    if (v1213) { goto b273; } else { goto b274; }
b273:;
    { u64 n1218 = v1201; u64 n1219 = v1202; u64 n1220 = v1203; v1218 = n1218; v1219 = n1219; v1220 = n1220; goto b65; }
b274:;
    u64 v1214 = 0x4;
    u64 v1215 = v1201 + v1214;
    u64 v1216 = 0xff;
    u64 v1217 = v1215 & v1216;
    { u64 n1218 = v1217; u64 n1219 = v1208; u64 n1220 = v1210; v1218 = n1218; v1219 = n1219; v1220 = n1220; goto b65; }
b65:;
    u64 v1221 = 0x2;
    u64 v1222 = v1219 >> (v1221 & 63);
    u64 v1223 = 0x3e;
    u64 v1224 = v1220 << (v1223 & 63);
    u64 v1225 = v1222 | v1224;
    u64 v1226 = 0x2;
    u64 v1227 = v1220 >> (v1226 & 63);
    u64 v1228 = 0x3;
    u64 v1229 = v1225 & v1228;
    u8 v1230 = (u64)v1229 == (u64)v4;
    if (v1230) { goto b275; } else { goto b276; }
b275:;
    { u64 n1235 = v1218; u64 n1236 = v1219; u64 n1237 = v1220; v1235 = n1235; v1236 = n1236; v1237 = n1237; goto b66; }
b276:;
    u64 v1231 = 0x2;
    u64 v1232 = v1218 + v1231;
    u64 v1233 = 0xff;
    u64 v1234 = v1232 & v1233;
    { u64 n1235 = v1234; u64 n1236 = v1225; u64 n1237 = v1227; v1235 = n1235; v1236 = n1236; v1237 = n1237; goto b66; }
b66:;
    u64 v1238 = 0x1;
    u64 v1239 = v1236 >> (v1238 & 63);
    u64 v1240 = 0x3f;
    u64 v1241 = v1237 << (v1240 & 63);
    u64 v1242 = v1239 | v1241;
    u64 v1243 = 0x1;
    u64 v1244 = v1237 >> (v1243 & 63);
    u64 v1245 = 0x1;
    u64 v1246 = v1242 & v1245;
    u8 v1247 = (u64)v1246 == (u64)v4;
    if (v1247) { goto b277; } else { goto b278; }
b277:;
    { u64 n1252 = v1235; v1252 = n1252; goto b67; }
b278:;
    u64 v1248 = 0x1;
    u64 v1249 = v1235 + v1248;
    u64 v1250 = 0xff;
    u64 v1251 = v1249 & v1250;
    { u64 n1252 = v1251; v1252 = n1252; goto b67; }
b67:;
    u64 v1253 = 0x1f;
    u8 v1254 = (u64)v1253 >= (u64)v1252;
    if (v1254) { goto b279; } else { goto b280; }
b279:;
    { goto b68; }
b280:;
    u64 v1255 = 0xe1;
    u64 v1256 = v1252 + v1255;
    u64 v1257 = 0xff;
    u64 v1258 = v1256 & v1257;
    u64 v1259 = 0x40;
    u8 v1260 = (u64)v1258 < (u64)v1259;
    u64 v1261 = v1037 >> (v1258 & 63);
    u64 v1262 = v1260 ? v1261 : v4;
    { u64 n1276 = v1262; u64 n1277 = v4; v1276 = n1276; v1277 = n1277; goto b69; }
b68:;
    u64 v1263 = 0x1f;
    u64 v1264 = v1263 - v1252;
    u64 v1265 = 0xff;
    u64 v1266 = v1264 & v1265;
    u128 v1267 = (u128)v4 << 64 | v1037;
    u64 v1268 = 0x80;
    u8 v1269 = (u64)v1266 < (u64)v1268;
    u64 v1270 = v1269 ? v1266 : v4;
    u128 v1271 = v1267 << (v1270 & 127);
    u64 v1272 = (u64)v1271;
    u64 v1273 = (u64)(v1271 >> 64);
    u64 v1274 = v1269 ? v1272 : v4;
    u64 v1275 = v1269 ? v1273 : v4;
    { u64 n1276 = v1274; u64 n1277 = v1275; v1276 = n1276; v1277 = n1277; goto b69; }
b69:;
    u64 v1278 = 0x3f;
    u64 v1279 = v1278 - v1148;
    u64 v1280 = 0xff;
    u64 v1281 = v1279 & v1280;
    u128 v1282 = (u128)v4 << 64 | v1039;
    u64 v1283 = 0x80;
    u8 v1284 = (u64)v1281 < (u64)v1283;
    u64 v1285 = v1284 ? v1281 : v4;
    u128 v1286 = v1282 << (v1285 & 127);
    u64 v1287 = (u64)v1286;
    u64 v1288 = (u64)(v1286 >> 64);
    u64 v1289 = v1284 ? v1287 : v4;
    u64 v1290 = v1284 ? v1288 : v4;
    u64 v1291 = v1290 >> (v4 & 63);
    u64 v1292 = 0x40;
    u8 v1293 = (u64)v1281 < (u64)v1292;
    u64 v1294 = v1039 << (v1281 & 63);
    u64 v1295 = v1293 ? v1294 : v4;
    u128 v1296 = (u128)v4 << 64 | v1291;
    u128 v1297 = (u128)v1277 << 64 | v1276;
    u8 v1298 = (u128)v1296 < (u128)v1297;
    if (v1298) { goto b281; } else { goto b282; }
b281:;
    { goto b70; }
b282:;
    u64 v1299 = 0xffffffffffffffff;
    { u64 n1358 = v1022; u64 n1360 = v1023; u64 n1362 = v1024; u64 n1364 = v1025; u64 n1366 = v1026; u64 n1368 = v1027; u64 n1370 = v1028; u64 n1372 = v1029; u64 n1374 = v1030; u64 n1376 = v4; u64 n1378 = v1148; u64 n1380 = v1252; u64 n1382 = v1299; u64 n1384 = v1033; u64 n1386 = v1034; u64 n1388 = v1035; u64 n1390 = v1036; u64 n1392 = v1031; u64 n1394 = v1032; u64 n1396 = v1038; u64 n1398 = v1039; u64 n1400 = v1040; u64 n1402 = v1041; u64 n1404 = v1042; v1358 = n1358; v1360 = n1360; v1362 = n1362; v1364 = n1364; v1366 = n1366; v1368 = n1368; v1370 = n1370; v1372 = n1372; v1374 = n1374; v1376 = n1376; v1378 = n1378; v1380 = n1380; v1382 = n1382; v1384 = n1384; v1386 = n1386; v1388 = n1388; v1390 = n1390; v1392 = n1392; v1394 = n1394; v1396 = n1396; v1398 = n1398; v1400 = n1400; v1402 = n1402; v1404 = n1404; goto b74; }
b70:;
    store_u64((u8 *)v1 + 272, v1022);
    store_u64((u8 *)v1 + 280, v1023);
    store_u64((u8 *)v1 + 288, v1024);
    store_u64((u8 *)v1 + 432, v1025);
    store_u64((u8 *)v1 + 440, v1026);
    store_u64((u8 *)v1 + 456, v1027);
    store_u64((u8 *)v1 + 480, v1028);
    store_u64((u8 *)v1 + 1136, v1029);
    store_u64((u8 *)v1 + 1160, v1030);
    store_u64((u8 *)v1 + 1496, v4);
    store_u64((u8 *)v1 + 1504, v1276);
    store_u64((u8 *)v1 + 1512, v1277);
    store_u64((u8 *)v1 + 1520, v1148);
    store_u64((u8 *)v1 + 1544, v1252);
    store_u64((u8 *)v1 + 1568, v4);
    store_u64((u8 *)v1 + 1576, v1291);
    store_u64((u8 *)v1 + 1584, v4);
    store_u64((u8 *)v1 + 1592, v1295);
    store_u64((u8 *)v1 + 1600, v4);
    store_u64((u8 *)v1 + 1744, v1033);
    store_u64((u8 *)v1 + 1760, v1034);
    store_u64((u8 *)v1 + 1808, v1035);
    store_u64((u8 *)v1 + 1816, v1036);
    store_u64((u8 *)v1 + 1864, v1031);
    store_u64((u8 *)v1 + 1872, v1032);
    store_u64((u8 *)v1 + 1896, v1038);
    store_u64((u8 *)v1 + 1904, v1039);
    store_u64((u8 *)v1 + 1936, v1040);
    store_u64((u8 *)v1 + 1944, v1041);
    store_u64((u8 *)v1 + 4192, v1042);
    { goto b71; }
b71:;
    u64 v1300 = load_u64((const u8 *)v1 + 4192);
    u64 v1301 = 0x1;
    u64 v1302 = v1300 + v1301;
    u64 v1303 = 0x10000;
    u8 v1304 = (u64)v1302 < (u64)v1303;
    if (v1304) { goto b283; } else { goto b284; }
b283:;
    { goto b72; }
b284:;
    u64 v1305 = 0x1;
    u64 v1306 = 0x1ff;
    u64 v1307 = 0x1ff;
    u64 v1308 = v1306 & v1307;
    u64 v1309 = 0x1ff;
    u8 v1310 = (u64)v1308 == (u64)v1309;
    u64 v1311 = v1310;
    u64 v1312 = load_u64((const u8 *)v1 + 0);
    u64 v1313 = v1311 | v1312;
    u64 v1314 = load_u64((const u8 *)v1 + 24);
    u64 v1315 = v1313 | v1314;
    if (v1315) { goto b285; } else { goto b286; }
b285:;
    u8 v1316 = 0;
    store_u64((u8 *)v1 + 80, v1305);
    store_u64((u8 *)v1 + 432, v1306);
    store_u64((u8 *)v1 + 488, v4);
    return v1316;
b286:;
    u64 v2499 = load_u64((const u8 *)v1 + 184);
    u64 v2507 = load_u64((const u8 *)v1 + 192);
    u64 v2516 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2499; u64 n2502 = v2507; u64 n2511 = v2516; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b72:;
    u64 v1317 = load_u64((const u8 *)v1 + 1600);
    u64 v1318 = 0x40;
    u8 v1319 = (u64)v1317 >= (u64)v1318;
    if (v1319) { goto b287; } else { goto b288; }
b287:;
    u64 v1359 = load_u64((const u8 *)v1 + 272);
    u64 v1361 = load_u64((const u8 *)v1 + 280);
    u64 v1363 = load_u64((const u8 *)v1 + 288);
    u64 v1365 = load_u64((const u8 *)v1 + 432);
    u64 v1367 = load_u64((const u8 *)v1 + 440);
    u64 v1369 = load_u64((const u8 *)v1 + 456);
    u64 v1371 = load_u64((const u8 *)v1 + 480);
    u64 v1373 = load_u64((const u8 *)v1 + 1136);
    u64 v1375 = load_u64((const u8 *)v1 + 1160);
    u64 v1377 = load_u64((const u8 *)v1 + 1496);
    u64 v1379 = load_u64((const u8 *)v1 + 1520);
    u64 v1381 = load_u64((const u8 *)v1 + 1544);
    u64 v1383 = load_u64((const u8 *)v1 + 1568);
    u64 v1385 = load_u64((const u8 *)v1 + 1744);
    u64 v1387 = load_u64((const u8 *)v1 + 1760);
    u64 v1389 = load_u64((const u8 *)v1 + 1808);
    u64 v1391 = load_u64((const u8 *)v1 + 1816);
    u64 v1393 = load_u64((const u8 *)v1 + 1864);
    u64 v1395 = load_u64((const u8 *)v1 + 1872);
    u64 v1397 = load_u64((const u8 *)v1 + 1896);
    u64 v1399 = load_u64((const u8 *)v1 + 1904);
    u64 v1401 = load_u64((const u8 *)v1 + 1936);
    u64 v1403 = load_u64((const u8 *)v1 + 1944);
    { u64 n1358 = v1359; u64 n1360 = v1361; u64 n1362 = v1363; u64 n1364 = v1365; u64 n1366 = v1367; u64 n1368 = v1369; u64 n1370 = v1371; u64 n1372 = v1373; u64 n1374 = v1375; u64 n1376 = v1377; u64 n1378 = v1379; u64 n1380 = v1381; u64 n1382 = v1383; u64 n1384 = v1385; u64 n1386 = v1387; u64 n1388 = v1389; u64 n1390 = v1391; u64 n1392 = v1393; u64 n1394 = v1395; u64 n1396 = v1397; u64 n1398 = v1399; u64 n1400 = v1401; u64 n1402 = v1403; u64 n1404 = v1302; v1358 = n1358; v1360 = n1360; v1362 = n1362; v1364 = n1364; v1366 = n1366; v1368 = n1368; v1370 = n1370; v1372 = n1372; v1374 = n1374; v1376 = n1376; v1378 = n1378; v1380 = n1380; v1382 = n1382; v1384 = n1384; v1386 = n1386; v1388 = n1388; v1390 = n1390; v1392 = n1392; v1394 = n1394; v1396 = n1396; v1398 = n1398; v1400 = n1400; v1402 = n1402; v1404 = n1404; goto b74; }
b288:;
    u64 v1320 = load_u64((const u8 *)v1 + 1576);
    u64 v1321 = load_u64((const u8 *)v1 + 1584);
    u64 v1322 = 0x1;
    u64 v1323 = v1321 << (v1322 & 63);
    u64 v1324 = 0x3f;
    u64 v1325 = v1320 >> (v1324 & 63);
    u64 v1326 = 0x1;
    u64 v1327 = v1320 << (v1326 & 63);
    u64 v1328 = v1323 | v1325;
    u64 v1329 = load_u64((const u8 *)v1 + 1592);
    u64 v1330 = 0x3f;
    u64 v1331 = v1329 >> (v1330 & 63);
    u64 v1332 = v1327 | v1331;
    u64 v1333 = v1328 | v4;
    u64 v1334 = 0x1;
    u64 v1335 = v1329 << (v1334 & 63);
    u64 v1336 = load_u64((const u8 *)v1 + 1568);
    u64 v1337 = 0x1;
    u64 v1338 = v1336 << (v1337 & 63);
    u128 v1339 = (u128)v1333 << 64 | v1332;
    u64 v1340 = load_u64((const u8 *)v1 + 1504);
    u64 v1341 = load_u64((const u8 *)v1 + 1512);
    u128 v1342 = (u128)v1341 << 64 | v1340;
    u8 v1343 = (u128)v1339 < (u128)v1342;
    if (v1343) { goto b289; } else { goto b290; }
b289:;
    { u64 n1351 = v1338; u64 n1352 = v1332; u64 n1353 = v1333; v1351 = n1351; v1352 = n1352; v1353 = n1353; goto b73; }
b290:;
    u128 v1344 = (u128)v1333 << 64 | v1332;
    u128 v1345 = (u128)v1341 << 64 | v1340;
    u128 v1346 = v1344 - v1345;
    u64 v1347 = (u64)v1346;
    u64 v1348 = (u64)(v1346 >> 64);
    u64 v1349 = 0x1;
    u64 v1350 = v1338 | v1349;
    { u64 n1351 = v1350; u64 n1352 = v1347; u64 n1353 = v1348; v1351 = n1351; v1352 = n1352; v1353 = n1353; goto b73; }
b73:;
    u64 v1354 = 0x1;
    u64 v1355 = v1317 + v1354;
    u64 v1356 = 0xff;
    u64 v1357 = v1355 & v1356;
    store_u64((u8 *)v1 + 1568, v1351);
    store_u64((u8 *)v1 + 1576, v1352);
    store_u64((u8 *)v1 + 1584, v1353);
    store_u64((u8 *)v1 + 1592, v1335);
    store_u64((u8 *)v1 + 1600, v1357);
    store_u64((u8 *)v1 + 4192, v1302);
    { goto b71; }
b74:;
    u64 v1405 = 0x20;
    u64 v1406 = v1380 + v1405;
    u64 v1407 = 0xff;
    u64 v1408 = v1406 & v1407;
    u8 v1409 = (u64)v1408 < (u64)v1378;
    if (v1409) { goto b291; } else { goto b292; }
b291:;
    { goto b75; }
b292:;
    u64 v1410 = 0x20;
    u64 v1411 = v1380 + v1410;
    u64 v1412 = v1411 - v1378;
    u64 v1413 = 0xff;
    u64 v1414 = v1412 & v1413;
    { u64 n1424 = v1358; u64 n1425 = v1360; u64 n1426 = v1362; u64 n1427 = v1364; u64 n1428 = v1366; u64 n1429 = v1368; u64 n1430 = v1370; u64 n1431 = v1372; u64 n1432 = v1374; u64 n1433 = v1382; u64 n1434 = v1414; u64 n1435 = v1384; u64 n1436 = v1386; u64 n1437 = v1388; u64 n1438 = v1390; u64 n1439 = v1392; u64 n1440 = v1394; u64 n1441 = v1396; u64 n1442 = v1398; u64 n1443 = v1400; u64 n1444 = v1402; u64 n1445 = v1404; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; v1435 = n1435; v1436 = n1436; v1437 = n1437; v1438 = n1438; v1439 = n1439; v1440 = n1440; v1441 = n1441; v1442 = n1442; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b76; }
b75:;
    u64 v1415 = 0xe0;
    u64 v1416 = v1378 + v1415;
    u64 v1417 = v1416 - v1380;
    u64 v1418 = 0xff;
    u64 v1419 = v1417 & v1418;
    u64 v1420 = 0x40;
    u8 v1421 = (u64)v1419 < (u64)v1420;
    u64 v1422 = v1382 << (v1419 & 63);
    u64 v1423 = v1421 ? v1422 : v4;
    { u64 n1424 = v1358; u64 n1425 = v1360; u64 n1426 = v1362; u64 n1427 = v1364; u64 n1428 = v1366; u64 n1429 = v1368; u64 n1430 = v1370; u64 n1431 = v1372; u64 n1432 = v1374; u64 n1433 = v1423; u64 n1434 = v1376; u64 n1435 = v1384; u64 n1436 = v1386; u64 n1437 = v1388; u64 n1438 = v1390; u64 n1439 = v1392; u64 n1440 = v1394; u64 n1441 = v1396; u64 n1442 = v1398; u64 n1443 = v1400; u64 n1444 = v1402; u64 n1445 = v1404; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; v1435 = n1435; v1436 = n1436; v1437 = n1437; v1438 = n1438; v1439 = n1439; v1440 = n1440; v1441 = n1441; v1442 = n1442; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b76; }
b76:;
    u64 v1446 = 0x8000000000000;
    u8 v1447 = (u64)v4 < (u64)v1438;
    if (v1447) { goto b293; } else { goto b294; }
b293:;
    { goto b77; }
b294:;
    u64 v1448 = 0xffffffffffffffff;
    { u64 n1506 = v1424; u64 n1508 = v1425; u64 n1510 = v1426; u64 n1512 = v1427; u64 n1514 = v1428; u64 n1516 = v1429; u64 n1518 = v1430; u64 n1520 = v1431; u64 n1522 = v1432; u64 n1524 = v1448; u64 n1526 = v1435; u64 n1528 = v1436; u64 n1530 = v1437; u64 n1532 = v1438; u64 n1534 = v1439; u64 n1536 = v1440; u64 n1538 = v1433; u64 n1540 = v1434; u64 n1542 = v1441; u64 n1544 = v1442; u64 n1546 = v1443; u64 n1548 = v1444; v1506 = n1506; v1508 = n1508; v1510 = n1510; v1512 = n1512; v1514 = n1514; v1516 = n1516; v1518 = n1518; v1520 = n1520; v1522 = n1522; v1524 = n1524; v1526 = n1526; v1528 = n1528; v1530 = n1530; v1532 = n1532; v1534 = n1534; v1536 = n1536; v1538 = n1538; v1540 = n1540; v1542 = n1542; v1544 = n1544; v1546 = n1546; v1548 = n1548; goto b81; }
b77:;
    store_u64((u8 *)v1 + 272, v1424);
    store_u64((u8 *)v1 + 280, v1425);
    store_u64((u8 *)v1 + 288, v1426);
    store_u64((u8 *)v1 + 432, v1427);
    store_u64((u8 *)v1 + 440, v1428);
    store_u64((u8 *)v1 + 456, v1429);
    store_u64((u8 *)v1 + 480, v1430);
    store_u64((u8 *)v1 + 1136, v1431);
    store_u64((u8 *)v1 + 1160, v1432);
    store_u64((u8 *)v1 + 1608, v4);
    store_u64((u8 *)v1 + 1616, v4);
    store_u64((u8 *)v1 + 1624, v4);
    store_u64((u8 *)v1 + 1632, v1446);
    store_u64((u8 *)v1 + 1640, v4);
    store_u64((u8 *)v1 + 1744, v1435);
    store_u64((u8 *)v1 + 1760, v1436);
    store_u64((u8 *)v1 + 1808, v1437);
    store_u64((u8 *)v1 + 1816, v1438);
    store_u64((u8 *)v1 + 1864, v1439);
    store_u64((u8 *)v1 + 1872, v1440);
    store_u64((u8 *)v1 + 1880, v1433);
    store_u64((u8 *)v1 + 1888, v1434);
    store_u64((u8 *)v1 + 1896, v1441);
    store_u64((u8 *)v1 + 1904, v1442);
    store_u64((u8 *)v1 + 1936, v1443);
    store_u64((u8 *)v1 + 1944, v1444);
    store_u64((u8 *)v1 + 4192, v1445);
    { goto b78; }
b78:;
    u64 v1449 = load_u64((const u8 *)v1 + 4192);
    u64 v1450 = 0x1;
    u64 v1451 = v1449 + v1450;
    u64 v1452 = 0x10000;
    u8 v1453 = (u64)v1451 < (u64)v1452;
    if (v1453) { goto b295; } else { goto b296; }
b295:;
    { goto b79; }
b296:;
    u64 v1454 = 0x1;
    u64 v1455 = 0x1ff;
    u64 v1456 = 0x1ff;
    u64 v1457 = v1455 & v1456;
    u64 v1458 = 0x1ff;
    u8 v1459 = (u64)v1457 == (u64)v1458;
    u64 v1460 = v1459;
    u64 v1461 = load_u64((const u8 *)v1 + 0);
    u64 v1462 = v1460 | v1461;
    u64 v1463 = load_u64((const u8 *)v1 + 24);
    u64 v1464 = v1462 | v1463;
    if (v1464) { goto b297; } else { goto b298; }
b297:;
    u8 v1465 = 0;
    store_u64((u8 *)v1 + 80, v1454);
    store_u64((u8 *)v1 + 432, v1455);
    store_u64((u8 *)v1 + 488, v4);
    return v1465;
b298:;
    u64 v2500 = load_u64((const u8 *)v1 + 184);
    u64 v2508 = load_u64((const u8 *)v1 + 192);
    u64 v2517 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2500; u64 n2502 = v2508; u64 n2511 = v2517; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b79:;
    u64 v1466 = load_u64((const u8 *)v1 + 1640);
    u64 v1467 = 0x40;
    u8 v1468 = (u64)v1466 >= (u64)v1467;
    if (v1468) { goto b299; } else { goto b300; }
b299:;
    u64 v1507 = load_u64((const u8 *)v1 + 272);
    u64 v1509 = load_u64((const u8 *)v1 + 280);
    u64 v1511 = load_u64((const u8 *)v1 + 288);
    u64 v1513 = load_u64((const u8 *)v1 + 432);
    u64 v1515 = load_u64((const u8 *)v1 + 440);
    u64 v1517 = load_u64((const u8 *)v1 + 456);
    u64 v1519 = load_u64((const u8 *)v1 + 480);
    u64 v1521 = load_u64((const u8 *)v1 + 1136);
    u64 v1523 = load_u64((const u8 *)v1 + 1160);
    u64 v1525 = load_u64((const u8 *)v1 + 1608);
    u64 v1527 = load_u64((const u8 *)v1 + 1744);
    u64 v1529 = load_u64((const u8 *)v1 + 1760);
    u64 v1531 = load_u64((const u8 *)v1 + 1808);
    u64 v1533 = load_u64((const u8 *)v1 + 1816);
    u64 v1535 = load_u64((const u8 *)v1 + 1864);
    u64 v1537 = load_u64((const u8 *)v1 + 1872);
    u64 v1539 = load_u64((const u8 *)v1 + 1880);
    u64 v1541 = load_u64((const u8 *)v1 + 1888);
    u64 v1543 = load_u64((const u8 *)v1 + 1896);
    u64 v1545 = load_u64((const u8 *)v1 + 1904);
    u64 v1547 = load_u64((const u8 *)v1 + 1936);
    u64 v1549 = load_u64((const u8 *)v1 + 1944);
    { u64 n1506 = v1507; u64 n1508 = v1509; u64 n1510 = v1511; u64 n1512 = v1513; u64 n1514 = v1515; u64 n1516 = v1517; u64 n1518 = v1519; u64 n1520 = v1521; u64 n1522 = v1523; u64 n1524 = v1525; u64 n1526 = v1527; u64 n1528 = v1529; u64 n1530 = v1531; u64 n1532 = v1533; u64 n1534 = v1535; u64 n1536 = v1537; u64 n1538 = v1539; u64 n1540 = v1541; u64 n1542 = v1543; u64 n1544 = v1545; u64 n1546 = v1547; u64 n1548 = v1549; v1506 = n1506; v1508 = n1508; v1510 = n1510; v1512 = n1512; v1514 = n1514; v1516 = n1516; v1518 = n1518; v1520 = n1520; v1522 = n1522; v1524 = n1524; v1526 = n1526; v1528 = n1528; v1530 = n1530; v1532 = n1532; v1534 = n1534; v1536 = n1536; v1538 = n1538; v1540 = n1540; v1542 = n1542; v1544 = n1544; v1546 = n1546; v1548 = n1548; goto b81; }
b300:;
    u64 v1469 = load_u64((const u8 *)v1 + 1616);
    u64 v1470 = load_u64((const u8 *)v1 + 1624);
    u64 v1471 = 0x1;
    u64 v1472 = v1470 << (v1471 & 63);
    u64 v1473 = 0x3f;
    u64 v1474 = v1469 >> (v1473 & 63);
    u64 v1475 = 0x1;
    u64 v1476 = v1469 << (v1475 & 63);
    u64 v1477 = v1472 | v1474;
    u64 v1478 = load_u64((const u8 *)v1 + 1632);
    u64 v1479 = 0x3f;
    u64 v1480 = v1478 >> (v1479 & 63);
    u64 v1481 = v1476 | v1480;
    u64 v1482 = v1477 | v4;
    u64 v1483 = 0x1;
    u64 v1484 = v1478 << (v1483 & 63);
    u64 v1485 = load_u64((const u8 *)v1 + 1608);
    u64 v1486 = 0x1;
    u64 v1487 = v1485 << (v1486 & 63);
    u64 v1488 = load_u64((const u8 *)v1 + 1816);
    u128 v1489 = (u128)v1482 << 64 | v1481;
    u128 v1490 = (u128)v4 << 64 | v1488;
    u8 v1491 = (u128)v1489 < (u128)v1490;
    if (v1491) { goto b301; } else { goto b302; }
b301:;
    { u64 n1499 = v1487; u64 n1500 = v1481; u64 n1501 = v1482; v1499 = n1499; v1500 = n1500; v1501 = n1501; goto b80; }
b302:;
    u128 v1492 = (u128)v1482 << 64 | v1481;
    u128 v1493 = (u128)v4 << 64 | v1488;
    u128 v1494 = v1492 - v1493;
    u64 v1495 = (u64)v1494;
    u64 v1496 = (u64)(v1494 >> 64);
    u64 v1497 = 0x1;
    u64 v1498 = v1487 | v1497;
    { u64 n1499 = v1498; u64 n1500 = v1495; u64 n1501 = v1496; v1499 = n1499; v1500 = n1500; v1501 = n1501; goto b80; }
b80:;
    u64 v1502 = 0x1;
    u64 v1503 = v1466 + v1502;
    u64 v1504 = 0xff;
    u64 v1505 = v1503 & v1504;
    store_u64((u8 *)v1 + 1608, v1499);
    store_u64((u8 *)v1 + 1616, v1500);
    store_u64((u8 *)v1 + 1624, v1501);
    store_u64((u8 *)v1 + 1632, v1484);
    store_u64((u8 *)v1 + 1640, v1505);
    store_u64((u8 *)v1 + 4192, v1451);
    { goto b78; }
b81:;
    u64 v1550 = 0x8;
    u64 v1551 = v1532 >> (v1550 & 63);
    u64 v1552 = 0x1388;
    u8 v1553 = (u64)v1551 >= (u64)v1552;
    if (v1553) { goto b303; } else { goto b304; }
b303:;
    { u64 n1555 = v1551; v1555 = n1555; goto b82; }
b304:;
    u64 v1554 = 0x1388;
    { u64 n1555 = v1554; v1555 = n1555; goto b82; }
b82:;
    u64 v1556 = v1526 + v1555;
    u64 v1557 = 0xffffffffffff;
    u64 v1558 = v1556 & v1557;
    u64 v1559 = load_u64((const u8 *)v3 + 24);
    u64 v1560 = 0xffffffff;
    u64 v1561 = v1514 & v1560;
    u64 v1562 = 0x200;
    u8 v1563 = (u64)v1561 < (u64)v1562;
    u64 v1564 = v1563 ? v1561 : v4;
    u64 v1565 = 0x8;
    u64 v1566 = v1564 * v1565;
    u64 v1567 = v1559 + v1566;
    if (v1563) { goto b305; } else { goto b306; }
b305:;
    store_u64((u8 *)v1567 + 12288, v1526);
    { goto b306; }
b306:;
    u64 v1568 = load_u64((const u8 *)v3 + 24);
    u64 v1569 = 0xffffffff;
    u64 v1570 = v1514 & v1569;
    u64 v1571 = 0x200;
    u8 v1572 = (u64)v1570 < (u64)v1571;
    u64 v1573 = v1572 ? v1570 : v4;
    u64 v1574 = 0x8;
    u64 v1575 = v1573 * v1574;
    u64 v1576 = v1568 + v1575;
    if (v1572) { goto b307; } else { goto b308; }
b307:;
    store_u64((u8 *)v1576 + 16384, v1558);
    { goto b308; }
b308:;
    u64 v1577 = load_u64((const u8 *)v3 + 24);
    u64 v1578 = 0xffffffff;
    u64 v1579 = v1514 & v1578;
    u64 v1580 = 0x200;
    u8 v1581 = (u64)v1579 < (u64)v1580;
    u64 v1582 = v1581 ? v1579 : v4;
    u64 v1583 = 0x8;
    u64 v1584 = v1582 * v1583;
    u64 v1585 = v1577 + v1584;
    if (v1581) { goto b309; } else { goto b310; }
b309:;
    store_u64((u8 *)v1585 + 20480, v1530);
    { goto b310; }
b310:;
    u64 v1586 = load_u64((const u8 *)v3 + 24);
    u64 v1587 = 0xffffffff;
    u64 v1588 = v1514 & v1587;
    u64 v1589 = 0x200;
    u8 v1590 = (u64)v1588 < (u64)v1589;
    u64 v1591 = v1590 ? v1588 : v4;
    u64 v1592 = 0x8;
    u64 v1593 = v1591 * v1592;
    u64 v1594 = v1586 + v1593;
    if (v1590) { goto b311; } else { goto b312; }
b311:;
    store_u64((u8 *)v1594 + 53248, v4);
    { goto b312; }
b312:;
    u64 v1595 = load_u64((const u8 *)v3 + 32);
    u64 v1596 = 0xffffffff;
    u64 v1597 = v1514 & v1596;
    u64 v1598 = 0x200;
    u8 v1599 = (u64)v1597 < (u64)v1598;
    u64 v1600 = v1599 ? v1597 : v4;
    u64 v1601 = 0x10;
    u64 v1602 = v1600 * v1601;
    u64 v1603 = v1595 + v1602;
    if (v1599) { goto b313; } else { goto b314; }
b313:;
    store_u64((u8 *)v1603 + 0, v4);
    store_u64((u8 *)v1603 + 8, v4);
    { goto b314; }
b314:;
    u64 v1604 = load_u64((const u8 *)v3 + 24);
    u64 v1605 = 0xffffffff;
    u64 v1606 = v1514 & v1605;
    u64 v1607 = 0x200;
    u8 v1608 = (u64)v1606 < (u64)v1607;
    u64 v1609 = v1608 ? v1606 : v4;
    u64 v1610 = 0x8;
    u64 v1611 = v1609 * v1610;
    u64 v1612 = v1604 + v1611;
    if (v1608) { goto b315; } else { goto b316; }
b315:;
    store_u64((u8 *)v1612 + 57344, v4);
    { goto b316; }
b316:;
    u64 v1613 = load_u64((const u8 *)v3 + 24);
    u64 v1614 = 0xffffffff;
    u64 v1615 = v1514 & v1614;
    u64 v1616 = 0x200;
    u8 v1617 = (u64)v1615 < (u64)v1616;
    u64 v1618 = v1617 ? v1615 : v4;
    u64 v1619 = 0x8;
    u64 v1620 = v1618 * v1619;
    u64 v1621 = v1613 + v1620;
    if (v1617) { goto b317; } else { goto b318; }
b317:;
    store_u64((u8 *)v1621 + 61440, v1524);
    { goto b318; }
b318:;
    u64 v1622 = load_u64((const u8 *)v3 + 24);
    u64 v1623 = 0xffffffff;
    u64 v1624 = v1514 & v1623;
    u64 v1625 = 0x200;
    u8 v1626 = (u64)v1624 < (u64)v1625;
    u64 v1627 = v1626 ? v1624 : v4;
    u64 v1628 = 0x8;
    u64 v1629 = v1627 * v1628;
    u64 v1630 = v1622 + v1629;
    if (v1626) { goto b319; } else { goto b320; }
b319:;
    store_u64((u8 *)v1630 + 24576, v1532);
    { goto b320; }
b320:;
    u64 v1631 = load_u64((const u8 *)v3 + 24);
    u64 v1632 = 0xffffffff;
    u64 v1633 = v1514 & v1632;
    u64 v1634 = 0x200;
    u8 v1635 = (u64)v1633 < (u64)v1634;
    u64 v1636 = v1635 ? v1633 : v4;
    u64 v1637 = 0x8;
    u64 v1638 = v1636 * v1637;
    u64 v1639 = v1631 + v1638;
    if (v1635) { goto b321; } else { goto b322; }
b321:;
    store_u64((u8 *)v1639 + 65536, v1534);
    { goto b322; }
b322:;
    u64 v1640 = load_u64((const u8 *)v3 + 24);
    u64 v1641 = 0xffffffff;
    u64 v1642 = v1514 & v1641;
    u64 v1643 = 0x200;
    u8 v1644 = (u64)v1642 < (u64)v1643;
    u64 v1645 = v1644 ? v1642 : v4;
    u64 v1646 = 0x8;
    u64 v1647 = v1645 * v1646;
    u64 v1648 = v1640 + v1647;
    if (v1644) { goto b323; } else { goto b324; }
b323:;
    store_u64((u8 *)v1648 + 69632, v1536);
    { goto b324; }
b324:;
    u64 v1649 = load_u64((const u8 *)v3 + 24);
    u64 v1650 = 0xffffffff;
    u64 v1651 = v1514 & v1650;
    u64 v1652 = 0x200;
    u8 v1653 = (u64)v1651 < (u64)v1652;
    u64 v1654 = v1653 ? v1651 : v4;
    u64 v1655 = 0x8;
    u64 v1656 = v1654 * v1655;
    u64 v1657 = v1649 + v1656;
    if (v1653) { goto b325; } else { goto b326; }
b325:;
    store_u64((u8 *)v1657 + 73728, v1538);
    { goto b326; }
b326:;
    u64 v1658 = load_u64((const u8 *)v3 + 24);
    u64 v1659 = 0xffffffff;
    u64 v1660 = v1514 & v1659;
    u64 v1661 = 0x200;
    u8 v1662 = (u64)v1660 < (u64)v1661;
    u64 v1663 = v1662 ? v1660 : v4;
    u64 v1664 = 0x8;
    u64 v1665 = v1663 * v1664;
    u64 v1666 = v1658 + v1665;
    if (v1662) { goto b327; } else { goto b328; }
b327:;
    store_u64((u8 *)v1666 + 77824, v1540);
    { goto b328; }
b328:;
    u64 v1667 = load_u64((const u8 *)v3 + 24);
    u64 v1668 = 0xffffffff;
    u64 v1669 = v1514 & v1668;
    u64 v1670 = 0x200;
    u8 v1671 = (u64)v1669 < (u64)v1670;
    u64 v1672 = v1671 ? v1669 : v4;
    u64 v1673 = 0x8;
    u64 v1674 = v1672 * v1673;
    u64 v1675 = v1667 + v1674;
    if (v1671) { goto b329; } else { goto b330; }
b329:;
    store_u64((u8 *)v1675 + 28672, v1542);
    { goto b330; }
b330:;
    u64 v1676 = load_u64((const u8 *)v3 + 24);
    u64 v1677 = 0xffffffff;
    u64 v1678 = v1514 & v1677;
    u64 v1679 = 0x200;
    u8 v1680 = (u64)v1678 < (u64)v1679;
    u64 v1681 = v1680 ? v1678 : v4;
    u64 v1682 = 0x8;
    u64 v1683 = v1681 * v1682;
    u64 v1684 = v1676 + v1683;
    if (v1680) { goto b331; } else { goto b332; }
b331:;
    store_u64((u8 *)v1684 + 32768, v1544);
    { goto b332; }
b332:;
    u64 v1685 = v1510 * v1546;
    u64 v1686 = (u64)((u128)v1510 * v1546 >> 64);
    u64 v1687 = 0x14;
    u64 v1688 = v1685 >> (v1687 & 63);
    u64 v1689 = 0x2c;
    u64 v1690 = v1686 << (v1689 & 63);
    u64 v1691 = v1688 | v1690;
    u64 v1692 = 0x14;
    u64 v1693 = v1686 >> (v1692 & 63);
    { u64 n1694 = v1506; u64 n1696 = v1508; u64 n1698 = v1510; u64 n1700 = v1691; u64 n1702 = v1532; u64 n1704 = v1548; u64 n1706 = v1542; u64 n1708 = v1544; u64 n1710 = v1534; u64 n1712 = v1536; u64 n1714 = v1538; u64 n1716 = v1540; u64 n1718 = v1512; u64 n1719 = v1514; u64 n1720 = v1516; u64 n1721 = v1518; u64 n1722 = v1520; u64 n1723 = v1522; u64 n1724 = v1528; u64 n1725 = v1532; v1694 = n1694; v1696 = n1696; v1698 = n1698; v1700 = n1700; v1702 = n1702; v1704 = n1704; v1706 = n1706; v1708 = n1708; v1710 = n1710; v1712 = n1712; v1714 = n1714; v1716 = n1716; v1718 = n1718; v1719 = n1719; v1720 = n1720; v1721 = n1721; v1722 = n1722; v1723 = n1723; v1724 = n1724; v1725 = n1725; goto b83; }
b83:;
    u64 v1726 = load_u64((const u8 *)v1 + 184);
    u8 v1727 = (u64)v1726 == (u64)v4;
    if (v1727) { goto b333; } else { goto b334; }
b333:;
    { goto b84; }
b334:;
    u8 v1728 = load_u8((const u8 *)v2 + 362);
    u64 v1729 = v1728;
    u64 v1730 = 0x3c;
    u64 v1731 = v1729 << (v1730 & 63);
    u64 v1732 = 0x3c;
    u64 v1733 = v1731 >> (v1732 & 63);
    u64 v1734 = 0x1;
    u8 v1735 = (u64)v1733 != (u64)v1734;
    if (v1735) { goto b335; } else { goto b336; }
b335:;
    { goto b84; }
b336:;
    u32 v1736 = load_u32((const u8 *)v2 + 368);
    u32 v1737 = __builtin_bswap32(v1736);
    u64 v1738 = v1737;
    u8 v1739 = (u64)v1738 != (u64)v4;
    if (v1739) { goto b337; } else { goto b338; }
b337:;
    { goto b85; }
b338:;
    u32 v1740 = load_u32((const u8 *)v2 + 372);
    u32 v1741 = __builtin_bswap32(v1740);
    u64 v1742 = v1741;
    u64 v1743 = 0x20;
    u64 v1744 = v1742 << (v1743 & 63);
    u64 v1745 = 0x20;
    u64 v1746 = (int64_t)v1744 >> (v1745 & 63);
    u8 v1747 = (int64_t)v4 >= (int64_t)v1746;
    if (v1747) { goto b339; } else { goto b340; }
b339:;
    { goto b84; }
b340:;
    u32 v1748 = (u32)v4;
    u32 v1749 = __builtin_bswap32(v1748);
    store_u32((u8 *)v2 + 372, v1749);
    { goto b84; }
b85:;
    u64 v1750 = load_u64((const u8 *)v3 + 24);
    u64 v1751 = 0xffffffff;
    u64 v1752 = v1719 & v1751;
    u64 v1753 = 0x200;
    u8 v1754 = (u64)v1752 < (u64)v1753;
    u64 v1755 = v1754 ? v1752 : v4;
    u64 v1756 = 0x8;
    u64 v1757 = v1755 * v1756;
    u64 v1758 = v1750 + v1757;
    u64 v1759 = load_u64((const u8 *)v1758 + 53248);
    u64 v1760 = v1754 ? v1759 : v4;
    u64 v1761 = load_u64((const u8 *)v3 + 32);
    u64 v1762 = 0xffffffff;
    u64 v1763 = v1719 & v1762;
    u64 v1764 = 0x200;
    u8 v1765 = (u64)v1763 < (u64)v1764;
    u64 v1766 = v1765 ? v1763 : v4;
    u64 v1767 = 0x10;
    u64 v1768 = v1766 * v1767;
    u64 v1769 = v1761 + v1768;
    u64 v1770 = load_u64((const u8 *)v1769 + 0);
    u64 v1771 = v1765 ? v1770 : v4;
    u64 v1772 = load_u64((const u8 *)v1769 + 8);
    u64 v1773 = v1765 ? v1772 : v4;
    u64 v1774 = load_u64((const u8 *)v3 + 24);
    u64 v1775 = 0xffffffff;
    u64 v1776 = v1719 & v1775;
    u64 v1777 = 0x200;
    u8 v1778 = (u64)v1776 < (u64)v1777;
    u64 v1779 = v1778 ? v1776 : v4;
    u64 v1780 = 0x8;
    u64 v1781 = v1779 * v1780;
    u64 v1782 = v1774 + v1781;
    u64 v1783 = load_u64((const u8 *)v1782 + 57344);
    u64 v1784 = v1778 ? v1783 : v4;
    u64 v1785 = load_u64((const u8 *)v3 + 24);
    u64 v1786 = 0xffffffff;
    u64 v1787 = v1719 & v1786;
    u64 v1788 = 0x200;
    u8 v1789 = (u64)v1787 < (u64)v1788;
    u64 v1790 = v1789 ? v1787 : v4;
    u64 v1791 = 0x8;
    u64 v1792 = v1790 * v1791;
    u64 v1793 = v1785 + v1792;
    u64 v1794 = load_u64((const u8 *)v1793 + 28672);
    u64 v1795 = v1789 ? v1794 : v4;
    u64 v1796 = load_u64((const u8 *)v3 + 24);
    u64 v1797 = 0xffffffff;
    u64 v1798 = v1719 & v1797;
    u64 v1799 = 0x200;
    u8 v1800 = (u64)v1798 < (u64)v1799;
    u64 v1801 = v1800 ? v1798 : v4;
    u64 v1802 = 0x8;
    u64 v1803 = v1801 * v1802;
    u64 v1804 = v1796 + v1803;
    u64 v1805 = load_u64((const u8 *)v1804 + 32768);
    u64 v1806 = v1800 ? v1805 : v4;
    u64 v1807 = load_u64((const u8 *)v3 + 24);
    u64 v1808 = 0xffffffff;
    u64 v1809 = v1719 & v1808;
    u64 v1810 = 0x200;
    u8 v1811 = (u64)v1809 < (u64)v1810;
    u64 v1812 = v1811 ? v1809 : v4;
    u64 v1813 = 0x8;
    u64 v1814 = v1812 * v1813;
    u64 v1815 = v1807 + v1814;
    u64 v1816 = load_u64((const u8 *)v1815 + 36864);
    u64 v1817 = v1811 ? v1816 : v4;
    u64 v1818 = load_u64((const u8 *)v3 + 24);
    u64 v1819 = 0xffffffff;
    u64 v1820 = v1719 & v1819;
    u64 v1821 = 0x200;
    u8 v1822 = (u64)v1820 < (u64)v1821;
    u64 v1823 = v1822 ? v1820 : v4;
    u64 v1824 = 0x8;
    u64 v1825 = v1823 * v1824;
    u64 v1826 = v1818 + v1825;
    u64 v1827 = load_u64((const u8 *)v1826 + 61440);
    u64 v1828 = v1822 ? v1827 : v4;
    u64 v1829 = load_u64((const u8 *)v3 + 24);
    u64 v1830 = 0xffffffff;
    u64 v1831 = v1719 & v1830;
    u64 v1832 = 0x200;
    u8 v1833 = (u64)v1831 < (u64)v1832;
    u64 v1834 = v1833 ? v1831 : v4;
    u64 v1835 = 0x8;
    u64 v1836 = v1834 * v1835;
    u64 v1837 = v1829 + v1836;
    u64 v1838 = load_u64((const u8 *)v1837 + 65536);
    u64 v1839 = v1833 ? v1838 : v4;
    u64 v1840 = load_u64((const u8 *)v3 + 24);
    u64 v1841 = 0xffffffff;
    u64 v1842 = v1719 & v1841;
    u64 v1843 = 0x200;
    u8 v1844 = (u64)v1842 < (u64)v1843;
    u64 v1845 = v1844 ? v1842 : v4;
    u64 v1846 = 0x8;
    u64 v1847 = v1845 * v1846;
    u64 v1848 = v1840 + v1847;
    u64 v1849 = load_u64((const u8 *)v1848 + 69632);
    u64 v1850 = v1844 ? v1849 : v4;
    u64 v1851 = load_u64((const u8 *)v3 + 24);
    u64 v1852 = 0xffffffff;
    u64 v1853 = v1719 & v1852;
    u64 v1854 = 0x200;
    u8 v1855 = (u64)v1853 < (u64)v1854;
    u64 v1856 = v1855 ? v1853 : v4;
    u64 v1857 = 0x8;
    u64 v1858 = v1856 * v1857;
    u64 v1859 = v1851 + v1858;
    u64 v1860 = load_u64((const u8 *)v1859 + 73728);
    u64 v1861 = v1855 ? v1860 : v4;
    u64 v1862 = load_u64((const u8 *)v3 + 24);
    u64 v1863 = 0xffffffff;
    u64 v1864 = v1719 & v1863;
    u64 v1865 = 0x200;
    u8 v1866 = (u64)v1864 < (u64)v1865;
    u64 v1867 = v1866 ? v1864 : v4;
    u64 v1868 = 0x8;
    u64 v1869 = v1867 * v1868;
    u64 v1870 = v1862 + v1869;
    u64 v1871 = load_u64((const u8 *)v1870 + 77824);
    u64 v1872 = v1866 ? v1871 : v4;
    u64 v1873 = 0x1fffff;
    u64 v1874 = v1738 & v1873;
    u64 v1875 = 0x1fffff;
    u8 v1876 = (u64)v1875 >= (u64)v1738;
    if (v1876) { goto b341; } else { goto b342; }
b341:;
    { u64 n1878 = v1874; v1878 = n1878; goto b86; }
b342:;
    u64 v1877 = 0x1fffff;
    { u64 n1878 = v1877; v1878 = n1878; goto b86; }
b86:;
    u32 v1879 = load_u32((const u8 *)v2 + 364);
    u32 v1880 = __builtin_bswap32(v1879);
    u64 v1881 = v1880;
    u64 v1882 = load_u64((const u8 *)v1 + 256);
    u8 v1883 = (u64)v1881 >= (u64)v1882;
    if (v1883) { goto b343; } else { goto b344; }
b343:;
    { u64 n1884 = v1881; v1884 = n1884; goto b87; }
b344:;
    { u64 n1884 = v1882; v1884 = n1884; goto b87; }
b87:;
    u64 v1885 = load_u64((const u8 *)v3 + 48);
    u64 v1886 = load_u64((const u8 *)v1885 + 80);
    u64 v1887 = v1884 << (v4 & 63);
    u64 v1888 = 0xffffffff;
    u64 v1889 = v1887 & v1888;
    u64 v1890 = 0x10;
    u64 v1891 = v1889 >> (v1890 & 63);
    u64 v1892 = 0x8;
    u64 v1893 = v1891 * v1892;
    u64 v1894 = v1886 + v1893;
    u32 v1895 = load_u32((const u8 *)v1894 + 0);
    u64 v1896 = v1895;
    u64 v1898 = 0x80000000;
    u64 v1899 = v1896 & v1898;
    if (v1899) { goto b346; } else { u64 n1897 = v1896; v1897 = n1897; goto b345; }
b346:;
    u64 v1900 = load_u64((const u8 *)v3 + 48);
    u64 v1901 = load_u64((const u8 *)v1900 + 88);
    u64 v1902 = 0x7fffffff;
    u64 v1903 = v1896 & v1902;
    u64 v1904 = 0x800;
    u64 v1905 = v1903 * v1904;
    u64 v1906 = v1901 + v1905;
    u64 v1907 = 0x8;
    u64 v1908 = v1889 >> (v1907 & 63);
    u64 v1909 = 0xff;
    u64 v1910 = v1908 & v1909;
    u64 v1911 = 0x8;
    u64 v1912 = v1910 * v1911;
    u64 v1913 = v1906 + v1912;
    u32 v1914 = load_u32((const u8 *)v1913 + 0);
    u64 v1915 = v1914;
    u64 v1916 = 0x80000000;
    u64 v1917 = v1915 & v1916;
    if (v1917) { goto b347; } else { u64 n1897 = v1915; v1897 = n1897; goto b345; }
b347:;
    u64 v1918 = load_u64((const u8 *)v3 + 48);
    u64 v1919 = load_u64((const u8 *)v1918 + 88);
    u64 v1920 = 0x7fffffff;
    u64 v1921 = v1915 & v1920;
    u64 v1922 = 0x800;
    u64 v1923 = v1921 * v1922;
    u64 v1924 = v1919 + v1923;
    u64 v1925 = v1889 >> (v4 & 63);
    u64 v1926 = 0xff;
    u64 v1927 = v1925 & v1926;
    u64 v1928 = 0x8;
    u64 v1929 = v1927 * v1928;
    u64 v1930 = v1924 + v1929;
    u32 v1931 = load_u32((const u8 *)v1930 + 0);
    u64 v1932 = v1931;
    { u64 n1897 = v1932; v1897 = n1897; goto b345; }
b345:;
    u8 v1933 = (u64)v1897 != (u64)v4;
    u64 v1934 = v1933;
    u64 v1935 = load_u64((const u8 *)v3 + 48);
    u64 v1936 = load_u64((const u8 *)v1935 + 104);
    u64 v1937 = 0x8;
    u64 v1938 = v1897 * v1937;
    u64 v1939 = v1936 + v1938;
    u32 v1940 = load_u32((const u8 *)v1939 + 0);
    u64 v1941 = load_u64((const u8 *)v3 + 48);
    u64 v1942 = load_u64((const u8 *)v1941 + 112);
    u64 v1943 = 0x8;
    u64 v1944 = v1897 * v1943;
    u64 v1945 = v1942 + v1944;
    u32 v1946 = 0x2ee;
    u8 v1947 = (u32)v1940 == (u32)v1946;
    if (v1947) { goto b348; } else { goto b349; }
b348:;
    u64 v1948 = load_u64((const u8 *)v1945 + 0);
    u64 v1949 = 0xff;
    u64 v1950 = v1948 & v1949;
    { goto b88; }
b349:;
    u64 v1964 = load_u64((const u8 *)v1 + 216);
    u64 v1966 = load_u64((const u8 *)v1 + 224);
    { u64 n1963 = v1964; u64 n1965 = v1966; v1963 = n1963; v1965 = n1965; goto b89; }
b88:;
    u64 v1951 = 0x1f;
    u64 v1952 = v1951 - v1950;
    u64 v1953 = 0xff;
    u64 v1954 = v1952 & v1953;
    u64 v1955 = 0x40;
    u8 v1956 = (u64)v1954 < (u64)v1955;
    u64 v1957 = v1884 << (v1954 & 63);
    u64 v1958 = v1956 ? v1957 : v4;
    u64 v1959 = 0x17;
    u64 v1960 = v1958 >> (v1959 & 63);
    u64 v1961 = 0xff;
    u64 v1962 = v1960 & v1961;
    { u64 n1963 = v1950; u64 n1965 = v1962; v1963 = n1963; v1965 = n1965; goto b89; }
b89:;
    u64 v1967 = load_u64((const u8 *)v3 + 48);
    u64 v1968 = load_u64((const u8 *)v1967 + 120);
    u64 v1969 = 0xff;
    u64 v1970 = v1965 & v1969;
    u64 v1971 = 0x4;
    u64 v1972 = v1970 * v1971;
    u64 v1973 = v1968 + v1972;
    u32 v1974 = load_u32((const u8 *)v1973 + 0);
    u64 v1975 = v1974;
    u8 v1976 = (u64)v1975 != (u64)v4;
    u64 v1977 = v1976;
    u64 v1978 = load_u64((const u8 *)v3 + 48);
    u64 v1979 = load_u64((const u8 *)v1978 + 144);
    u64 v1980 = 0x8;
    u64 v1981 = v1975 * v1980;
    u64 v1982 = v1979 + v1981;
    u32 v1983 = load_u32((const u8 *)v1982 + 0);
    u64 v1984 = load_u64((const u8 *)v3 + 48);
    u64 v1985 = load_u64((const u8 *)v1984 + 152);
    u64 v1986 = 0x8;
    u64 v1987 = v1975 * v1986;
    u64 v1988 = v1985 + v1987;
    u32 v1989 = 0x2f4;
    u8 v1990 = (u32)v1983 == (u32)v1989;
    if (v1990) { goto b350; } else { goto b351; }
b350:;
    u64 v1991 = load_u64((const u8 *)v1988 + 0);
    { goto b90; }
b351:;
    u64 v1993 = load_u64((const u8 *)v1 + 208);
    { u64 n1992 = v1993; v1992 = n1992; goto b91; }
b90:;
    { u64 n1992 = v1991; v1992 = n1992; goto b91; }
b91:;
    u64 v1994 = v1878 * v1882;
    u64 v1995 = v1994 * v1992;
    u64 v1996 = 0x4;
    u64 v1997 = v1995 << (v1996 & 63);
    u64 v1998 = 0x40;
    u8 v1999 = (u64)v1963 < (u64)v1998;
    u64 v2000 = v1997 >> (v1963 & 63);
    u64 v2001 = v1999 ? v2000 : v4;
    u64 v2002 = v1878 * v1828;
    u64 v2003 = v1760 + v2001;
    u64 v2004 = v2001 * v1878;
    u128 v2005 = (u128)v1773 << 64 | v1771;
    u128 v2006 = (u128)v4 << 64 | v2004;
    u128 v2007 = v2005 + v2006;
    u64 v2008 = (u64)v2007;
    u64 v2009 = (u64)(v2007 >> 64);
    u64 v2010 = 0xffffffff;
    u64 v2011 = v2009 & v2010;
    u64 v2012 = v1784 + v1882;
    u64 v2013 = v1839 * v2001;
    u64 v2014 = (u64)((u128)v1839 * v2001 >> 64);
    u128 v2015 = (u128)v2014 << 64 | v2013;
    u64 v2016 = 0x80;
    u8 v2017 = (u64)v1850 < (u64)v2016;
    u64 v2018 = v2017 ? v1850 : v4;
    u128 v2019 = v2015 >> (v2018 & 127);
    u64 v2020 = (u64)v2019;
    u64 v2021 = (u64)(v2019 >> 64);
    u64 v2022 = v2017 ? v2020 : v4;
    u64 v2023 = v2017 ? v2021 : v4;
    u128 v2024 = (u128)v4 << 64 | v1795;
    u128 v2025 = (u128)v2023 << 64 | v2022;
    u8 v2026 = (u128)v2024 >= (u128)v2025;
    if (v2026) { goto b352; } else { goto b353; }
b352:;
    { u64 n2027 = v2022; v2027 = n2027; goto b92; }
b353:;
    { u64 n2027 = v1795; v2027 = n2027; goto b92; }
b92:;
    u64 v2028 = v1861 * v1882;
    u64 v2029 = (u64)((u128)v1861 * v1882 >> 64);
    u128 v2030 = (u128)v2029 << 64 | v2028;
    u64 v2031 = 0x80;
    u8 v2032 = (u64)v1872 < (u64)v2031;
    u64 v2033 = v2032 ? v1872 : v4;
    u128 v2034 = v2030 >> (v2033 & 127);
    u64 v2035 = (u64)v2034;
    u64 v2036 = (u64)(v2034 >> 64);
    u64 v2037 = v2032 ? v2035 : v4;
    u64 v2038 = v2032 ? v2036 : v4;
    u128 v2039 = (u128)v4 << 64 | v1806;
    u128 v2040 = (u128)v2038 << 64 | v2037;
    u8 v2041 = (u128)v2039 >= (u128)v2040;
    if (v2041) { goto b354; } else { goto b355; }
b354:;
    { u64 n2042 = v2037; v2042 = n2042; goto b93; }
b355:;
    { u64 n2042 = v1806; v2042 = n2042; goto b93; }
b93:;
    u64 v2043 = v2027 - v2042;
    u64 v2044 = 0x3f;
    u64 v2045 = (int64_t)v2043 >> (v2044 & 63);
    u128 v2046 = (u128)v2045 << 64 | v2043;
    u128 v2047 = (u128)v4 << 64 | v2002;
    u128 v2048 = v2046 * v2047;
    u64 v2049 = (u64)v2048;
    u64 v2050 = (u64)(v2048 >> 64);
    u64 v2051 = 0x2b;
    u64 v2052 = v2049 >> (v2051 & 63);
    u64 v2053 = 0x15;
    u64 v2054 = v2050 << (v2053 & 63);
    u64 v2055 = v2052 | v2054;
    u64 v2056 = 0x2b;
    u64 v2057 = (int64_t)v2050 >> (v2056 & 63);
    u64 v2058 = 0x7fffffff0000;
    u128 v2059 = (u128)v4 << 64 | v2058;
    u128 v2060 = (u128)v2057 << 64 | v2055;
    u8 v2061 = (__int128)v2059 >= (__int128)v2060;
    if (v2061) { goto b356; } else { goto b357; }
b356:;
    { u64 n2062 = v2055; u64 n2063 = v2057; v2062 = n2062; v2063 = n2063; goto b94; }
b357:;
    { u64 n2062 = v2058; u64 n2063 = v4; v2062 = n2062; v2063 = n2063; goto b94; }
b94:;
    u64 v2064 = 0xffff800000010000;
    u64 v2065 = 0x3f;
    u64 v2066 = (int64_t)v2064 >> (v2065 & 63);
    u128 v2067 = (u128)v2063 << 64 | v2062;
    u128 v2068 = (u128)v2066 << 64 | v2064;
    u8 v2069 = (__int128)v2067 >= (__int128)v2068;
    if (v2069) { goto b358; } else { goto b359; }
b358:;
    { u64 n2070 = v2062; v2070 = n2070; goto b95; }
b359:;
    { u64 n2070 = v2064; v2070 = n2070; goto b95; }
b95:;
    u64 v2071 = v2070 << (v4 & 63);
    u64 v2072 = (int64_t)v2071 >> (v4 & 63);
    u64 v2073 = v2072 + v1817;
    u32 v2074 = load_u32((const u8 *)v2 + 372);
    u32 v2075 = __builtin_bswap32(v2074);
    u64 v2076 = v2075;
    u64 v2077 = 0x20;
    u64 v2078 = v2076 << (v2077 & 63);
    u64 v2079 = 0x20;
    u64 v2080 = (int64_t)v2078 >> (v2079 & 63);
    u64 v2081 = 0x10;
    u64 v2082 = 0x40;
    u8 v2083 = (u64)v2081 < (u64)v2082;
    u64 v2084 = 0x3f;
    u64 v2085 = v2083 ? v2081 : v2084;
    u64 v2086 = (int64_t)v2073 >> (v2085 & 63);
    u8 v2087 = (int64_t)v2086 >= (int64_t)v2080;
    if (v2087) { goto b360; } else { goto b361; }
b360:;
    { goto b99; }
b361:;
    u32 v2088 = (u32)v2086;
    u32 v2089 = __builtin_bswap32(v2088);
    store_u32((u8 *)v2 + 372, v2089);
    u64 v2090 = 0xffff;
    u64 v2091 = v2073 & v2090;
    { u64 n2262 = v2027; u64 n2263 = v2042; u64 n2264 = v2091; v2262 = n2262; v2263 = n2263; v2264 = n2264; goto b96; }
b99:;
    u64 v2092 = load_u64((const u8 *)v3 + 48);
    u64 v2093 = load_u64((const u8 *)v2092 + 160);
    u64 v2094 = v1878 << (v4 & 63);
    u64 v2095 = 0xffffffff;
    u64 v2096 = v2094 & v2095;
    u64 v2097 = 0x10;
    u64 v2098 = v2096 >> (v2097 & 63);
    u64 v2099 = 0x8;
    u64 v2100 = v2098 * v2099;
    u64 v2101 = v2093 + v2100;
    u32 v2102 = load_u32((const u8 *)v2101 + 0);
    u64 v2103 = v2102;
    u64 v2105 = 0x80000000;
    u64 v2106 = v2103 & v2105;
    if (v2106) { goto b363; } else { u64 n2104 = v2103; v2104 = n2104; goto b362; }
b363:;
    u64 v2107 = load_u64((const u8 *)v3 + 48);
    u64 v2108 = load_u64((const u8 *)v2107 + 168);
    u64 v2109 = 0x7fffffff;
    u64 v2110 = v2103 & v2109;
    u64 v2111 = 0x800;
    u64 v2112 = v2110 * v2111;
    u64 v2113 = v2108 + v2112;
    u64 v2114 = 0x8;
    u64 v2115 = v2096 >> (v2114 & 63);
    u64 v2116 = 0xff;
    u64 v2117 = v2115 & v2116;
    u64 v2118 = 0x8;
    u64 v2119 = v2117 * v2118;
    u64 v2120 = v2113 + v2119;
    u32 v2121 = load_u32((const u8 *)v2120 + 0);
    u64 v2122 = v2121;
    u64 v2123 = 0x80000000;
    u64 v2124 = v2122 & v2123;
    if (v2124) { goto b364; } else { u64 n2104 = v2122; v2104 = n2104; goto b362; }
b364:;
    u64 v2125 = load_u64((const u8 *)v3 + 48);
    u64 v2126 = load_u64((const u8 *)v2125 + 168);
    u64 v2127 = 0x7fffffff;
    u64 v2128 = v2122 & v2127;
    u64 v2129 = 0x800;
    u64 v2130 = v2128 * v2129;
    u64 v2131 = v2126 + v2130;
    u64 v2132 = v2096 >> (v4 & 63);
    u64 v2133 = 0xff;
    u64 v2134 = v2132 & v2133;
    u64 v2135 = 0x8;
    u64 v2136 = v2134 * v2135;
    u64 v2137 = v2131 + v2136;
    u32 v2138 = load_u32((const u8 *)v2137 + 0);
    u64 v2139 = v2138;
    { u64 n2104 = v2139; v2104 = n2104; goto b362; }
b362:;
    u8 v2140 = (u64)v2104 != (u64)v4;
    u64 v2141 = v2140;
    u64 v2142 = load_u64((const u8 *)v3 + 48);
    u64 v2143 = load_u64((const u8 *)v2142 + 184);
    u64 v2144 = 0x8;
    u64 v2145 = v2104 * v2144;
    u64 v2146 = v2143 + v2145;
    u32 v2147 = load_u32((const u8 *)v2146 + 0);
    u64 v2148 = load_u64((const u8 *)v3 + 48);
    u64 v2149 = load_u64((const u8 *)v2148 + 192);
    u64 v2150 = 0x8;
    u64 v2151 = v2104 * v2150;
    u64 v2152 = v2149 + v2151;
    u32 v2153 = 0x330;
    u8 v2154 = (u32)v2147 == (u32)v2153;
    if (v2154) { goto b365; } else { goto b366; }
b365:;
    u64 v2155 = load_u64((const u8 *)v2152 + 0);
    u64 v2156 = 0xff;
    u64 v2157 = v2155 & v2156;
    { goto b100; }
b366:;
    u64 v2171 = load_u64((const u8 *)v1 + 240);
    u64 v2173 = load_u64((const u8 *)v1 + 248);
    { u64 n2170 = v2171; u64 n2172 = v2173; v2170 = n2170; v2172 = n2172; goto b101; }
b100:;
    u64 v2158 = 0x1f;
    u64 v2159 = v2158 - v2157;
    u64 v2160 = 0xff;
    u64 v2161 = v2159 & v2160;
    u64 v2162 = 0x40;
    u8 v2163 = (u64)v2161 < (u64)v2162;
    u64 v2164 = v1878 << (v2161 & 63);
    u64 v2165 = v2163 ? v2164 : v4;
    u64 v2166 = 0x17;
    u64 v2167 = v2165 >> (v2166 & 63);
    u64 v2168 = 0xff;
    u64 v2169 = v2167 & v2168;
    { u64 n2170 = v2157; u64 n2172 = v2169; v2170 = n2170; v2172 = n2172; goto b101; }
b101:;
    u64 v2174 = load_u64((const u8 *)v3 + 48);
    u64 v2175 = load_u64((const u8 *)v2174 + 200);
    u64 v2176 = 0xff;
    u64 v2177 = v2172 & v2176;
    u64 v2178 = 0x4;
    u64 v2179 = v2177 * v2178;
    u64 v2180 = v2175 + v2179;
    u32 v2181 = load_u32((const u8 *)v2180 + 0);
    u64 v2182 = v2181;
    u8 v2183 = (u64)v2182 != (u64)v4;
    u64 v2184 = v2183;
    u64 v2185 = load_u64((const u8 *)v3 + 48);
    u64 v2186 = load_u64((const u8 *)v2185 + 224);
    u64 v2187 = 0x8;
    u64 v2188 = v2182 * v2187;
    u64 v2189 = v2186 + v2188;
    u32 v2190 = load_u32((const u8 *)v2189 + 0);
    u64 v2191 = load_u64((const u8 *)v3 + 48);
    u64 v2192 = load_u64((const u8 *)v2191 + 232);
    u64 v2193 = 0x8;
    u64 v2194 = v2182 * v2193;
    u64 v2195 = v2192 + v2194;
    u32 v2196 = 0x336;
    u8 v2197 = (u32)v2190 == (u32)v2196;
    if (v2197) { goto b367; } else { goto b368; }
b367:;
    u64 v2198 = load_u64((const u8 *)v2195 + 0);
    { goto b102; }
b368:;
    u64 v2200 = load_u64((const u8 *)v1 + 232);
    { u64 n2199 = v2200; v2199 = n2199; goto b103; }
b102:;
    { u64 n2199 = v2198; v2199 = n2199; goto b103; }
b103:;
    u32 v2201 = load_u32((const u8 *)v2 + 372);
    u32 v2202 = __builtin_bswap32(v2201);
    u64 v2203 = v2202;
    u64 v2204 = 0x20;
    u64 v2205 = v2203 << (v2204 & 63);
    u64 v2206 = 0x20;
    u64 v2207 = (int64_t)v2205 >> (v2206 & 63);
    u64 v2208 = 0x3f;
    u64 v2209 = (int64_t)v2207 >> (v2208 & 63);
    u128 v2210 = (u128)v2209 << 64 | v2207;
    u128 v2211 = (u128)v4 << 64 | v1725;
    u128 v2212 = v2210 * v2211;
    u64 v2213 = (u64)v2212;
    u64 v2214 = (u64)(v2212 >> 64);
    u128 v2215 = (u128)v2214 << 64 | v2213;
    u128 v2216 = (u128)v4 << 64 | v2199;
    u128 v2217 = v2215 * v2216;
    u64 v2218 = (u64)v2217;
    u64 v2219 = (u64)(v2217 >> 64);
    u64 v2220 = 0x8;
    u64 v2221 = v2170 + v2220;
    u64 v2222 = 0xff;
    u64 v2223 = v2221 & v2222;
    u128 v2224 = (u128)v2219 << 64 | v2218;
    u64 v2225 = 0x80;
    u8 v2226 = (u64)v2223 < (u64)v2225;
    u64 v2227 = 0x7f;
    u64 v2228 = v2226 ? v2223 : v2227;
    u128 v2229 = (__int128)v2224 >> (v2228 & 127);
    u64 v2230 = (u64)v2229;
    u64 v2231 = (u64)(v2229 >> 64);
    u128 v2232 = (u128)v2219 << 64 | v2218;
    u64 v2233 = 0x80;
    u8 v2234 = (u64)v2223 < (u64)v2233;
    u64 v2235 = 0x7f;
    u64 v2236 = v2234 ? v2223 : v2235;
    u128 v2237 = (__int128)v2232 >> (v2236 & 127);
    u64 v2238 = (u64)v2237;
    u64 v2239 = (u64)(v2237 >> 64);
    u64 v2240 = 0x2000000000000000;
    u128 v2241 = (u128)v4 << 64 | v2240;
    u128 v2242 = (u128)v2239 << 64 | v2238;
    u8 v2243 = (__int128)v2241 >= (__int128)v2242;
    if (v2243) { goto b369; } else { goto b370; }
b369:;
    { u64 n2244 = v2230; u64 n2245 = v2231; v2244 = n2244; v2245 = n2245; goto b104; }
b370:;
    { u64 n2244 = v2240; u64 n2245 = v4; v2244 = n2244; v2245 = n2245; goto b104; }
b104:;
    u64 v2246 = 0xe000000000000000;
    u64 v2247 = 0x3f;
    u64 v2248 = (int64_t)v2246 >> (v2247 & 63);
    u128 v2249 = (u128)v2245 << 64 | v2244;
    u128 v2250 = (u128)v2248 << 64 | v2246;
    u8 v2251 = (__int128)v2249 >= (__int128)v2250;
    if (v2251) { goto b371; } else { goto b372; }
b371:;
    { u64 n2252 = v2244; v2252 = n2252; goto b105; }
b372:;
    { u64 n2252 = v2246; v2252 = n2252; goto b105; }
b105:;
    u64 v2253 = v2252 << (v4 & 63);
    u64 v2254 = (int64_t)v2253 >> (v4 & 63);
    u8 v2255 = (int64_t)v2254 >= (int64_t)v2043;
    if (v2255) { goto b373; } else { goto b374; }
b373:;
    { u64 n2258 = v2042; v2258 = n2258; goto b106; }
b374:;
    u64 v2256 = v2043 - v2254;
    u64 v2257 = v2042 + v2256;
    { u64 n2258 = v2257; v2258 = n2258; goto b106; }
b106:;
    u8 v2259 = (int64_t)v1806 >= (int64_t)v2258;
    if (v2259) { goto b375; } else { goto b376; }
b375:;
    { u64 n2260 = v2258; v2260 = n2260; goto b107; }
b376:;
    { u64 n2260 = v1806; v2260 = n2260; goto b107; }
b107:;
    u64 v2261 = v2254 + v2260;
    { u64 n2262 = v2261; u64 n2263 = v2260; u64 n2264 = v1817; v2262 = n2262; v2263 = n2263; v2264 = n2264; goto b96; }
b96:;
    u64 v2265 = v1795 - v2262;
    u64 v2266 = v1806 - v2263;
    u8 v2267 = (int64_t)v2265 >= (int64_t)v4;
    if (v2267) { goto b377; } else { goto b378; }
b377:;
    { u64 n2268 = v2265; v2268 = n2268; goto b97; }
b378:;
    { u64 n2268 = v4; v2268 = n2268; goto b97; }
b97:;
    u64 v2269 = v1806 - v2263;
    u8 v2270 = (int64_t)v2269 >= (int64_t)v4;
    if (v2270) { goto b379; } else { goto b380; }
b379:;
    { u64 n2271 = v2266; v2271 = n2271; goto b98; }
b380:;
    { u64 n2271 = v4; v2271 = n2271; goto b98; }
b98:;
    u64 v2272 = load_u64((const u8 *)v3 + 24);
    u64 v2273 = 0xffffffff;
    u64 v2274 = v1719 & v2273;
    u64 v2275 = 0x200;
    u8 v2276 = (u64)v2274 < (u64)v2275;
    u64 v2277 = v2276 ? v2274 : v4;
    u64 v2278 = 0x8;
    u64 v2279 = v2277 * v2278;
    u64 v2280 = v2272 + v2279;
    if (v2276) { goto b381; } else { goto b382; }
b381:;
    store_u64((u8 *)v2280 + 53248, v2003);
    { goto b382; }
b382:;
    u64 v2281 = load_u64((const u8 *)v3 + 32);
    u64 v2282 = 0xffffffff;
    u64 v2283 = v1719 & v2282;
    u64 v2284 = 0x200;
    u8 v2285 = (u64)v2283 < (u64)v2284;
    u64 v2286 = v2285 ? v2283 : v4;
    u64 v2287 = 0x10;
    u64 v2288 = v2286 * v2287;
    u64 v2289 = v2281 + v2288;
    if (v2285) { goto b383; } else { goto b384; }
b383:;
    store_u64((u8 *)v2289 + 0, v2008);
    store_u64((u8 *)v2289 + 8, v2011);
    { goto b384; }
b384:;
    u64 v2290 = load_u64((const u8 *)v3 + 24);
    u64 v2291 = 0xffffffff;
    u64 v2292 = v1719 & v2291;
    u64 v2293 = 0x200;
    u8 v2294 = (u64)v2292 < (u64)v2293;
    u64 v2295 = v2294 ? v2292 : v4;
    u64 v2296 = 0x8;
    u64 v2297 = v2295 * v2296;
    u64 v2298 = v2290 + v2297;
    if (v2294) { goto b385; } else { goto b386; }
b385:;
    store_u64((u8 *)v2298 + 57344, v2012);
    { goto b386; }
b386:;
    u64 v2299 = load_u64((const u8 *)v3 + 24);
    u64 v2300 = 0xffffffff;
    u64 v2301 = v1719 & v2300;
    u64 v2302 = 0x200;
    u8 v2303 = (u64)v2301 < (u64)v2302;
    u64 v2304 = v2303 ? v2301 : v4;
    u64 v2305 = 0x8;
    u64 v2306 = v2304 * v2305;
    u64 v2307 = v2299 + v2306;
    if (v2303) { goto b387; } else { goto b388; }
b387:;
    store_u64((u8 *)v2307 + 28672, v2268);
    { goto b388; }
b388:;
    u64 v2308 = load_u64((const u8 *)v3 + 24);
    u64 v2309 = 0xffffffff;
    u64 v2310 = v1719 & v2309;
    u64 v2311 = 0x200;
    u8 v2312 = (u64)v2310 < (u64)v2311;
    u64 v2313 = v2312 ? v2310 : v4;
    u64 v2314 = 0x8;
    u64 v2315 = v2313 * v2314;
    u64 v2316 = v2308 + v2315;
    if (v2312) { goto b389; } else { goto b390; }
b389:;
    store_u64((u8 *)v2316 + 32768, v2271);
    { goto b390; }
b390:;
    u64 v2317 = load_u64((const u8 *)v3 + 24);
    u64 v2318 = 0xffffffff;
    u64 v2319 = v1719 & v2318;
    u64 v2320 = 0x200;
    u8 v2321 = (u64)v2319 < (u64)v2320;
    u64 v2322 = v2321 ? v2319 : v4;
    u64 v2323 = 0x8;
    u64 v2324 = v2322 * v2323;
    u64 v2325 = v2317 + v2324;
    if (v2321) { goto b391; } else { goto b392; }
b391:;
    store_u64((u8 *)v2325 + 36864, v2264);
    { goto b392; }
b392:;
    { goto b84; }
b84:;
    u8 v2326 = (u64)v1723 == (u64)v4;
    if (v2326) { goto b393; } else { goto b394; }
b393:;
    { u64 n2371 = v1698; u64 n2373 = v1700; u64 n2375 = v1702; u64 n2377 = v1704; u64 n2379 = v1706; u64 n2381 = v1708; u64 n2383 = v1710; u64 n2385 = v1712; u64 n2387 = v1714; u64 n2389 = v1716; u64 n2391 = v1718; u64 n2392 = v1720; v2371 = n2371; v2373 = n2373; v2375 = n2375; v2377 = n2377; v2379 = n2379; v2381 = n2381; v2383 = n2383; v2385 = n2385; v2387 = n2387; v2389 = n2389; v2391 = n2391; v2392 = n2392; goto b115; }
b394:;
    u64 v2327 = load_u64((const u8 *)v3 + 24);
    u64 v2328 = 0xffffffff;
    u64 v2329 = v1722 & v2328;
    u64 v2330 = 0x200;
    u8 v2331 = (u64)v2329 < (u64)v2330;
    u64 v2332 = v2331 ? v2329 : v4;
    u64 v2333 = 0x8;
    u64 v2334 = v2332 * v2333;
    u64 v2335 = v2327 + v2334;
    u64 v2336 = load_u64((const u8 *)v2335 + 4096);
    u64 v2337 = v2331 ? v2336 : v4;
    u64 v2338 = load_u64((const u8 *)v3 + 24);
    u64 v2339 = 0xffffffff;
    u64 v2340 = v1722 & v2339;
    u64 v2341 = 0x200;
    u8 v2342 = (u64)v2340 < (u64)v2341;
    u64 v2343 = v2342 ? v2340 : v4;
    u64 v2344 = 0x8;
    u64 v2345 = v2343 * v2344;
    u64 v2346 = v2338 + v2345;
    u64 v2347 = load_u64((const u8 *)v2346 + 8192);
    u64 v2348 = v2342 ? v2347 : v4;
    u64 v2349 = v2337 - v2348;
    u64 v2350 = v2349 - v1724;
    u64 v2351 = 0xffffffff;
    u64 v2352 = v2350 & v2351;
    u64 v2353 = load_u64((const u8 *)v1 + 424);
    u64 v2354 = 0x1ff;
    u64 v2355 = v2353 & v2354;
    u64 v2356 = 0xffffffff;
    u64 v2357 = v1694 & v2356;
    u64 v2358 = 0x1;
    u64 v2359 = 0x8000;
    u64 v2360 = v2358 | v2359;
    u64 v2361 = 0x1;
    u64 v2362 = 0x1ff;
    u64 v2363 = v1718 & v2362;
    u64 v2364 = 0x1ff;
    u8 v2365 = (u64)v2363 == (u64)v2364;
    u64 v2366 = v2365;
    u64 v2367 = v2366 | v2360;
    u64 v2368 = load_u64((const u8 *)v1 + 24);
    u64 v2369 = v2367 | v2368;
    if (v2369) { goto b395; } else { goto b396; }
b395:;
    u8 v2370 = 0;
    store_u64((u8 *)v1 + 0, v2360);
    store_u64((u8 *)v1 + 8, v2361);
    store_u64((u8 *)v1 + 296, v2355);
    store_u64((u8 *)v1 + 304, v1719);
    store_u64((u8 *)v1 + 312, v1721);
    store_u64((u8 *)v1 + 320, v2357);
    store_u64((u8 *)v1 + 328, v1696);
    store_u64((u8 *)v1 + 336, v2352);
    store_u64((u8 *)v1 + 344, v1698);
    store_u64((u8 *)v1 + 352, v1700);
    store_u64((u8 *)v1 + 360, v1702);
    store_u64((u8 *)v1 + 368, v1704);
    store_u64((u8 *)v1 + 376, v1706);
    store_u64((u8 *)v1 + 384, v1708);
    store_u64((u8 *)v1 + 392, v1710);
    store_u64((u8 *)v1 + 400, v1712);
    store_u64((u8 *)v1 + 408, v1714);
    store_u64((u8 *)v1 + 416, v1716);
    store_u64((u8 *)v1 + 432, v1718);
    store_u64((u8 *)v1 + 456, v1720);
    return v2370;
b396:;
    u64 v2509 = load_u64((const u8 *)v1 + 192);
    u64 v2518 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v1726; u64 n2502 = v2509; u64 n2511 = v2518; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b115:;
    u64 v2393 = 0x1ff;
    u64 v2394 = v2391 & v2393;
    u64 v2395 = 0x1ff;
    u8 v2396 = (u64)v2394 == (u64)v2395;
    u64 v2397 = v2396;
    u64 v2398 = load_u64((const u8 *)v1 + 0);
    u64 v2399 = v2397 | v2398;
    u64 v2400 = load_u64((const u8 *)v1 + 24);
    u64 v2401 = v2399 | v2400;
    if (v2401) { goto b397; } else { goto b398; }
b397:;
    u8 v2402 = 0;
    store_u64((u8 *)v1 + 344, v2371);
    store_u64((u8 *)v1 + 352, v2373);
    store_u64((u8 *)v1 + 360, v2375);
    store_u64((u8 *)v1 + 368, v2377);
    store_u64((u8 *)v1 + 376, v2379);
    store_u64((u8 *)v1 + 384, v2381);
    store_u64((u8 *)v1 + 392, v2383);
    store_u64((u8 *)v1 + 400, v2385);
    store_u64((u8 *)v1 + 408, v2387);
    store_u64((u8 *)v1 + 416, v2389);
    store_u64((u8 *)v1 + 432, v2391);
    store_u64((u8 *)v1 + 456, v2392);
    return v2402;
b398:;
    u64 v2501 = load_u64((const u8 *)v1 + 184);
    u64 v2510 = load_u64((const u8 *)v1 + 192);
    u64 v2519 = load_u64((const u8 *)v1 + 200);
    { u64 n2494 = v2501; u64 n2502 = v2510; u64 n2511 = v2519; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b2:;
    u64 v2403 = load_u64((const u8 *)v3 + 0);
    u32 v2404 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2403, 217);
    u32 v2405 = (u32)v4;
    u32 v2406 = __builtin_bswap32(v2405);
    store_u32((u8 *)v2 + 162, v2406);
    u64 v2407 = 0x20;
    u64 v2408 = v4 >> (v2407 & 63);
    u16 v2409 = (u16)v2408;
    u16 v2410 = __builtin_bswap16(v2409);
    store_u16((u8 *)v2 + 160, v2410);
    u32 v2411 = (u32)v4;
    u32 v2412 = __builtin_bswap32(v2411);
    store_u32((u8 *)v2 + 168, v2412);
    u64 v2413 = 0x20;
    u64 v2414 = v4 >> (v2413 & 63);
    u16 v2415 = (u16)v2414;
    u16 v2416 = __builtin_bswap16(v2415);
    store_u16((u8 *)v2 + 166, v2416);
    { goto b1; }
b1:;
    u64 v2417 = 0x88b5;
    u16 v2418 = (u16)v2417;
    u16 v2419 = __builtin_bswap16(v2418);
    store_u16((u8 *)v2 + 172, v2419);
    u64 v2420 = load_u64((const u8 *)v3 + 0);
    u32 v2421 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2420, 194);
    u64 v2422 = load_u64((const u8 *)v1 + 304);
    u16 v2423 = (u16)v2422;
    u16 v2424 = __builtin_bswap16(v2423);
    store_u16((u8 *)v2 + 176, v2424);
    u64 v2425 = load_u64((const u8 *)v1 + 312);
    u32 v2426 = (u32)v2425;
    u32 v2427 = __builtin_bswap32(v2426);
    store_u32((u8 *)v2 + 180, v2427);
    u64 v2428 = 0x20;
    u64 v2429 = v2425 >> (v2428 & 63);
    u16 v2430 = (u16)v2429;
    u16 v2431 = __builtin_bswap16(v2430);
    store_u16((u8 *)v2 + 178, v2431);
    u64 v2432 = load_u64((const u8 *)v1 + 320);
    u32 v2433 = (u32)v2432;
    u32 v2434 = __builtin_bswap32(v2433);
    store_u32((u8 *)v2 + 184, v2434);
    u64 v2435 = load_u64((const u8 *)v1 + 328);
    u64 v2436 = __builtin_bswap64(v2435);
    store_u64((u8 *)v2 + 196, v2436);
    u64 v2437 = load_u64((const u8 *)v1 + 336);
    u32 v2438 = (u32)v2437;
    u32 v2439 = __builtin_bswap32(v2438);
    store_u32((u8 *)v2 + 258, v2439);
    u64 v2440 = load_u64((const u8 *)v1 + 160);
    u64 v2441 = load_u64((const u8 *)v1 + 40);
    u64 v2442 = 0x14;
    u64 v2443 = v2441 - v2442;
    u64 v2444 = v2440 ? v2443 : v2441;
    u64 v2445 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v2444);
    u64 v2446 = load_u64((const u8 *)v3 + 0);
    u32 v2447 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2446, 201);
    u64 v2448 = load_u64((const u8 *)v1 + 184);
    u64 v2449 = load_u64((const u8 *)v1 + 40);
    u64 v2450 = 0x14;
    u64 v2451 = v2449 - v2450;
    u64 v2452 = v2448 ? v2451 : v2449;
    u64 v2453 = load_u64((const u8 *)v1 + 192);
    u64 v2454 = 0x14;
    u64 v2455 = v2452 - v2454;
    u64 v2456 = v2453 ? v2455 : v2452;
    u64 v2457 = load_u64((const u8 *)v1 + 200);
    u64 v2458 = 0x8;
    u64 v2459 = v2456 - v2458;
    u64 v2460 = v2457 ? v2459 : v2456;
    u64 v2461 = load_u64((const u8 *)v1 + 344);
    u64 v2462 = __builtin_bswap64(v2461);
    store_u64((u8 *)v2 + 188, v2462);
    u64 v2463 = load_u64((const u8 *)v1 + 352);
    u64 v2464 = __builtin_bswap64(v2463);
    store_u64((u8 *)v2 + 204, v2464);
    u64 v2465 = load_u64((const u8 *)v1 + 360);
    u32 v2466 = (u32)v2465;
    u32 v2467 = __builtin_bswap32(v2466);
    store_u32((u8 *)v2 + 212, v2467);
    u64 v2468 = load_u64((const u8 *)v1 + 368);
    u64 v2469 = __builtin_bswap64(v2468);
    store_u64((u8 *)v2 + 216, v2469);
    u64 v2470 = load_u64((const u8 *)v1 + 376);
    u64 v2471 = __builtin_bswap64(v2470);
    store_u64((u8 *)v2 + 224, v2471);
    u64 v2472 = load_u64((const u8 *)v1 + 384);
    u64 v2473 = __builtin_bswap64(v2472);
    store_u64((u8 *)v2 + 232, v2473);
    u64 v2474 = load_u64((const u8 *)v1 + 392);
    u64 v2475 = __builtin_bswap64(v2474);
    store_u64((u8 *)v2 + 240, v2475);
    u64 v2476 = load_u64((const u8 *)v1 + 400);
    u8 v2477 = (u8)v2476;
    store_u8((u8 *)v2 + 248, v2477);
    u64 v2478 = load_u64((const u8 *)v1 + 408);
    u64 v2479 = __builtin_bswap64(v2478);
    store_u64((u8 *)v2 + 249, v2479);
    u64 v2480 = load_u64((const u8 *)v1 + 416);
    u8 v2481 = (u8)v2480;
    store_u8((u8 *)v2 + 257, v2481);
    u64 v2482 = load_u64((const u8 *)v3 + 0);
    u32 v2483 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2482, 215);
    u64 v2484 = 0x1ff;
    u64 v2485 = v4 & v2484;
    u64 v2486 = 0x1ff;
    u8 v2487 = (u64)v2485 == (u64)v2486;
    u64 v2488 = v2487;
    u64 v2489 = load_u64((const u8 *)v1 + 0);
    u64 v2490 = v2488 | v2489;
    u64 v2491 = load_u64((const u8 *)v1 + 24);
    u64 v2492 = v2490 | v2491;
    if (v2492) { goto b399; } else { goto b400; }
b399:;
    u8 v2493 = 0;
    store_u64((u8 *)v1 + 40, v2460);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 456, v19);
    return v2493;
b400:;
    { u64 n2494 = v4; u64 n2502 = v4; u64 n2511 = v4; v2494 = n2494; v2502 = n2502; v2511 = n2511; goto b116; }
b116:;
    u64 v2520 = load_u64((const u8 *)v1 + 128);
    if (v2520) { goto b401; } else { goto b402; }
b401:;
    u64 v2521 = load_u64((const u8 *)v3 + 16);
    u64 v2522 = load_u64((const u8 *)v0 + 440);
    u64 v2523 = v2521 + v2522;
    u16 v2524 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v2523 + 0, v2524);
    u64 v2525 = 0x2;
    u64 v2526 = v2522 + v2525;
    store_u64((u8 *)v0 + 440, v2526);
    { goto b402; }
b402:;
    u64 v2527 = load_u64((const u8 *)v1 + 144);
    if (v2527) { goto b403; } else { goto b404; }
b403:;
    u64 v2528 = load_u64((const u8 *)v3 + 16);
    u64 v2529 = load_u64((const u8 *)v0 + 440);
    u64 v2530 = v2528 + v2529;
    u64 v2531 = load_u64((const u8 *)v2 + 160);
    u64 v2532 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v2530 + 0, v2531);
    store_u64((u8 *)v2530 + 6, v2532);
    u64 v2533 = 0xe;
    u64 v2534 = v2529 + v2533;
    store_u64((u8 *)v0 + 440, v2534);
    { goto b404; }
b404:;
    u64 v2535 = load_u64((const u8 *)v1 + 152);
    if (v2535) { goto b405; } else { goto b406; }
b405:;
    u64 v2536 = load_u64((const u8 *)v3 + 0);
    u32 v2537 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2536, 864);
    { goto b406; }
b406:;
    u64 v2538 = load_u64((const u8 *)v1 + 160);
    if (v2538) { goto b407; } else { goto b408; }
b407:;
    u64 v2539 = load_u64((const u8 *)v3 + 16);
    u64 v2540 = load_u64((const u8 *)v0 + 440);
    u64 v2541 = v2539 + v2540;
    u64 v2542 = load_u64((const u8 *)v2 + 264);
    u64 v2543 = load_u64((const u8 *)v2 + 272);
    u32 v2544 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v2541 + 0, v2542);
    store_u64((u8 *)v2541 + 8, v2543);
    store_u32((u8 *)v2541 + 16, v2544);
    u64 v2545 = 0x14;
    u64 v2546 = v2540 + v2545;
    store_u64((u8 *)v0 + 440, v2546);
    { goto b408; }
b408:;
    u64 v2547 = load_u64((const u8 *)v1 + 168);
    if (v2547) { goto b409; } else { goto b410; }
b409:;
    u64 v2548 = load_u64((const u8 *)v3 + 0);
    u32 v2549 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2548, 866);
    { goto b410; }
b410:;
    if (v2494) { goto b411; } else { goto b412; }
b411:;
    u64 v2550 = load_u64((const u8 *)v3 + 16);
    u64 v2551 = load_u64((const u8 *)v0 + 440);
    u64 v2552 = v2550 + v2551;
    u64 v2553 = load_u64((const u8 *)v2 + 360);
    u64 v2554 = load_u64((const u8 *)v2 + 368);
    u32 v2555 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v2552 + 0, v2553);
    store_u64((u8 *)v2552 + 8, v2554);
    store_u32((u8 *)v2552 + 16, v2555);
    u64 v2556 = 0x14;
    u64 v2557 = v2551 + v2556;
    store_u64((u8 *)v0 + 440, v2557);
    { goto b412; }
b412:;
    if (v2502) { goto b413; } else { goto b414; }
b413:;
    u64 v2558 = load_u64((const u8 *)v3 + 16);
    u64 v2559 = load_u64((const u8 *)v0 + 440);
    u64 v2560 = v2558 + v2559;
    u64 v2561 = load_u64((const u8 *)v2 + 392);
    u64 v2562 = load_u64((const u8 *)v2 + 400);
    u32 v2563 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v2560 + 0, v2561);
    store_u64((u8 *)v2560 + 8, v2562);
    store_u32((u8 *)v2560 + 16, v2563);
    u64 v2564 = 0x14;
    u64 v2565 = v2559 + v2564;
    store_u64((u8 *)v0 + 440, v2565);
    { goto b414; }
b414:;
    if (v2511) { goto b415; } else { goto b416; }
b415:;
    u64 v2566 = load_u64((const u8 *)v3 + 16);
    u64 v2567 = load_u64((const u8 *)v0 + 440);
    u64 v2568 = v2566 + v2567;
    u64 v2569 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v2568 + 0, v2569);
    u64 v2570 = 0x8;
    u64 v2571 = v2567 + v2570;
    store_u64((u8 *)v0 + 440, v2571);
    { goto b416; }
b416:;
    u8 v2572 = 1;
    return v2572;
}
bool WAY(deparse)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    { goto b0; }
b0:;
    u64 v5 = load_u64((const u8 *)v1 + 128);
    if (v5) { goto b1; } else { goto b2; }
b1:;
    u64 v6 = load_u64((const u8 *)v3 + 16);
    u64 v7 = load_u64((const u8 *)v0 + 440);
    u64 v8 = v6 + v7;
    u16 v9 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v8 + 0, v9);
    u64 v10 = 0x2;
    u64 v11 = v7 + v10;
    store_u64((u8 *)v0 + 440, v11);
    { goto b2; }
b2:;
    u64 v12 = load_u64((const u8 *)v1 + 144);
    if (v12) { goto b3; } else { goto b4; }
b3:;
    u64 v13 = load_u64((const u8 *)v3 + 16);
    u64 v14 = load_u64((const u8 *)v0 + 440);
    u64 v15 = v13 + v14;
    u64 v16 = load_u64((const u8 *)v2 + 160);
    u64 v17 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v15 + 0, v16);
    store_u64((u8 *)v15 + 6, v17);
    u64 v18 = 0xe;
    u64 v19 = v14 + v18;
    store_u64((u8 *)v0 + 440, v19);
    { goto b4; }
b4:;
    u64 v20 = load_u64((const u8 *)v1 + 152);
    if (v20) { goto b5; } else { goto b6; }
b5:;
    u64 v21 = load_u64((const u8 *)v3 + 0);
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 864);
    { goto b6; }
b6:;
    u64 v23 = load_u64((const u8 *)v1 + 160);
    if (v23) { goto b7; } else { goto b8; }
b7:;
    u64 v24 = load_u64((const u8 *)v3 + 16);
    u64 v25 = load_u64((const u8 *)v0 + 440);
    u64 v26 = v24 + v25;
    u64 v27 = load_u64((const u8 *)v2 + 264);
    u64 v28 = load_u64((const u8 *)v2 + 272);
    u32 v29 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v26 + 0, v27);
    store_u64((u8 *)v26 + 8, v28);
    store_u32((u8 *)v26 + 16, v29);
    u64 v30 = 0x14;
    u64 v31 = v25 + v30;
    store_u64((u8 *)v0 + 440, v31);
    { goto b8; }
b8:;
    u64 v32 = load_u64((const u8 *)v1 + 168);
    if (v32) { goto b9; } else { goto b10; }
b9:;
    u64 v33 = load_u64((const u8 *)v3 + 0);
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 866);
    { goto b10; }
b10:;
    u64 v35 = load_u64((const u8 *)v1 + 184);
    if (v35) { goto b11; } else { goto b12; }
b11:;
    u64 v36 = load_u64((const u8 *)v3 + 16);
    u64 v37 = load_u64((const u8 *)v0 + 440);
    u64 v38 = v36 + v37;
    u64 v39 = load_u64((const u8 *)v2 + 360);
    u64 v40 = load_u64((const u8 *)v2 + 368);
    u32 v41 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v38 + 0, v39);
    store_u64((u8 *)v38 + 8, v40);
    store_u32((u8 *)v38 + 16, v41);
    u64 v42 = 0x14;
    u64 v43 = v37 + v42;
    store_u64((u8 *)v0 + 440, v43);
    { goto b12; }
b12:;
    u64 v44 = load_u64((const u8 *)v1 + 192);
    if (v44) { goto b13; } else { goto b14; }
b13:;
    u64 v45 = load_u64((const u8 *)v3 + 16);
    u64 v46 = load_u64((const u8 *)v0 + 440);
    u64 v47 = v45 + v46;
    u64 v48 = load_u64((const u8 *)v2 + 392);
    u64 v49 = load_u64((const u8 *)v2 + 400);
    u32 v50 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v47 + 0, v48);
    store_u64((u8 *)v47 + 8, v49);
    store_u32((u8 *)v47 + 16, v50);
    u64 v51 = 0x14;
    u64 v52 = v46 + v51;
    store_u64((u8 *)v0 + 440, v52);
    { goto b14; }
b14:;
    u64 v53 = load_u64((const u8 *)v1 + 200);
    if (v53) { goto b15; } else { goto b16; }
b15:;
    u64 v54 = load_u64((const u8 *)v3 + 16);
    u64 v55 = load_u64((const u8 *)v0 + 440);
    u64 v56 = v54 + v55;
    u64 v57 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v56 + 0, v57);
    u64 v58 = 0x8;
    u64 v59 = v55 + v58;
    store_u64((u8 *)v0 + 440, v59);
    { goto b16; }
b16:;
    u8 v60 = 1;
    return v60;
}
