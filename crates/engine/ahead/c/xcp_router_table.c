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
    store_u64((u8 *)v1 + 680, v120);
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
    u64 v344 = load_u64((const u8 *)v1 + 3584);
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
    store_u64((u8 *)v1 + 208, v292);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
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
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v4);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    store_u64((u8 *)v1 + 504, v4);
    store_u64((u8 *)v1 + 512, v4);
    store_u64((u8 *)v1 + 520, v4);
    store_u64((u8 *)v1 + 528, v7);
    store_u64((u8 *)v1 + 536, v441);
    store_u64((u8 *)v1 + 544, v10);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v13);
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
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
    store_u64((u8 *)v1 + 208, v292);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
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
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v4);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    store_u64((u8 *)v1 + 504, v4);
    store_u64((u8 *)v1 + 512, v4);
    store_u64((u8 *)v1 + 520, v4);
    store_u64((u8 *)v1 + 528, v7);
    store_u64((u8 *)v1 + 536, v578);
    store_u64((u8 *)v1 + 544, v10);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v13);
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
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
    store_u64((u8 *)v1 + 208, v292);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v613);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
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
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v4);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    store_u64((u8 *)v1 + 504, v4);
    store_u64((u8 *)v1 + 512, v4);
    store_u64((u8 *)v1 + 520, v4);
    store_u64((u8 *)v1 + 528, v7);
    store_u64((u8 *)v1 + 536, v578);
    store_u64((u8 *)v1 + 544, v10);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v13);
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v614);
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
    store_u64((u8 *)v1 + 208, v292);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v613);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
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
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
    store_u64((u8 *)v1 + 456, v4);
    store_u64((u8 *)v1 + 464, v4);
    store_u64((u8 *)v1 + 472, v4);
    store_u64((u8 *)v1 + 480, v4);
    store_u64((u8 *)v1 + 488, v4);
    store_u64((u8 *)v1 + 496, v4);
    store_u64((u8 *)v1 + 504, v4);
    store_u64((u8 *)v1 + 512, v4);
    store_u64((u8 *)v1 + 520, v4);
    store_u64((u8 *)v1 + 528, v7);
    store_u64((u8 *)v1 + 536, v578);
    store_u64((u8 *)v1 + 544, v10);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v13);
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v614);
    return v662;
}
bool WAY(again)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    return false;
}
bool WAY(depart)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v106;
    u64 v107;
    u64 v108;
    u64 v110;
    u64 v223;
    u64 v226;
    u64 v230;
    u64 v231;
    u64 v232;
    u64 v234;
    u64 v249;
    u64 v289;
    u64 v302;
    u64 v306;
    u64 v307;
    u64 v308;
    u64 v431;
    u64 v444;
    u64 v445;
    u64 v476;
    u64 v488;
    u64 v489;
    u64 v499;
    u64 v500;
    u64 v510;
    u64 v511;
    u64 v521;
    u64 v522;
    u64 v532;
    u64 v533;
    u64 v543;
    u64 v544;
    u64 v581;
    u64 v595;
    u64 v596;
    u64 v606;
    u64 v607;
    u64 v617;
    u64 v618;
    u64 v628;
    u64 v629;
    u64 v639;
    u64 v640;
    u64 v650;
    u64 v651;
    u64 v688;
    u64 v697;
    u64 v698;
    u64 v708;
    u64 v709;
    u64 v719;
    u64 v720;
    u64 v730;
    u64 v731;
    u64 v741;
    u64 v742;
    u64 v752;
    u64 v753;
    u64 v790;
    u64 v815;
    u64 v816;
    u64 v826;
    u64 v827;
    u64 v837;
    u64 v838;
    u64 v848;
    u64 v849;
    u64 v859;
    u64 v860;
    u64 v870;
    u64 v871;
    u64 v908;
    u64 v917;
    u64 v918;
    u64 v928;
    u64 v929;
    u64 v939;
    u64 v940;
    u64 v950;
    u64 v951;
    u64 v961;
    u64 v962;
    u64 v972;
    u64 v973;
    u64 v1010;
    u64 v1036;
    u64 v1045;
    u64 v1048;
    u64 v1131;
    u64 v1142;
    u64 v1143;
    u64 v1153;
    u64 v1154;
    u64 v1164;
    u64 v1165;
    u64 v1175;
    u64 v1176;
    u64 v1186;
    u64 v1187;
    u64 v1197;
    u64 v1198;
    u64 v1235;
    u64 v1244;
    u64 v1245;
    u64 v1255;
    u64 v1256;
    u64 v1266;
    u64 v1267;
    u64 v1277;
    u64 v1278;
    u64 v1288;
    u64 v1289;
    u64 v1299;
    u64 v1300;
    u64 v1337;
    u64 v1344;
    u64 v1345;
    u64 v1355;
    u64 v1356;
    u64 v1366;
    u64 v1367;
    u64 v1377;
    u64 v1378;
    u64 v1388;
    u64 v1389;
    u64 v1399;
    u64 v1400;
    u64 v1437;
    u64 v1526;
    u64 v1610;
    u64 v1694;
    u64 v1719;
    u64 v1728;
    u64 v1729;
    u64 v1730;
    u64 v1733;
    u64 v1748;
    u64 v1752;
    u64 v1753;
    u64 v1754;
    u64 v1757;
    u64 v1768;
    u64 v1772;
    u64 v1773;
    u64 v1786;
    u64 v1787;
    u64 v1797;
    u64 v1798;
    u64 v1808;
    u64 v1809;
    u64 v1819;
    u64 v1820;
    u64 v1830;
    u64 v1831;
    u64 v1841;
    u64 v1842;
    u64 v1879;
    u64 v1888;
    u64 v1889;
    u64 v1899;
    u64 v1900;
    u64 v1910;
    u64 v1911;
    u64 v1921;
    u64 v1922;
    u64 v1932;
    u64 v1933;
    u64 v1943;
    u64 v1944;
    u64 v1981;
    u64 v1990;
    u64 v1991;
    u64 v2001;
    u64 v2002;
    u64 v2012;
    u64 v2013;
    u64 v2023;
    u64 v2024;
    u64 v2034;
    u64 v2035;
    u64 v2045;
    u64 v2046;
    u64 v2083;
    u64 v2092;
    u64 v2093;
    u64 v2103;
    u64 v2104;
    u64 v2114;
    u64 v2115;
    u64 v2125;
    u64 v2126;
    u64 v2136;
    u64 v2137;
    u64 v2147;
    u64 v2148;
    u64 v2185;
    u64 v2194;
    u64 v2195;
    u64 v2205;
    u64 v2206;
    u64 v2216;
    u64 v2217;
    u64 v2227;
    u64 v2228;
    u64 v2238;
    u64 v2239;
    u64 v2249;
    u64 v2250;
    u64 v2287;
    u64 v2317;
    u64 v2340;
    u64 v2341;
    u64 v2351;
    u64 v2352;
    u64 v2362;
    u64 v2363;
    u64 v2373;
    u64 v2374;
    u64 v2384;
    u64 v2385;
    u64 v2395;
    u64 v2396;
    u64 v2433;
    u64 v2441;
    u64 v2442;
    u64 v2443;
    u64 v2444;
    u64 v2445;
    u64 v2446;
    u64 v2473;
    u64 v2474;
    u64 v2551;
    u64 v2552;
    u64 v2571;
    u64 v2572;
    u64 v2649;
    u64 v2650;
    u64 v2656;
    u64 v2781;
    u64 v2783;
    u64 v2785;
    u64 v2787;
    u64 v2789;
    u64 v2791;
    u64 v2793;
    u64 v2795;
    u64 v2797;
    u64 v2799;
    u64 v2801;
    u64 v2803;
    u64 v2805;
    u64 v2807;
    u64 v2809;
    u64 v2811;
    u64 v2813;
    u64 v2840;
    u64 v2841;
    u64 v2875;
    u64 v2876;
    u64 v3003;
    u64 v3028;
    u64 v3033;
    u64 v3035;
    u64 v3037;
    u64 v3051;
    u64 v3106;
    u64 v3108;
    u64 v3115;
    u64 v3116;
    u64 v3117;
    u64 v3118;
    u64 v3119;
    u64 v3120;
    u64 v3121;
    u64 v3122;
    u64 v3123;
    u64 v3124;
    u64 v3125;
    u64 v3126;
    u64 v3139;
    u64 v3141;
    u64 v3143;
    u64 v3145;
    u64 v3154;
    u64 v3157;
    u64 v3159;
    u64 v3161;
    u64 v3163;
    u64 v3165;
    u64 v3167;
    u64 v3169;
    u64 v3171;
    u64 v3173;
    u64 v3175;
    u64 v3177;
    u64 v3366;
    u64 v3367;
    u64 v3368;
    u64 v3369;
    u64 v3370;
    u64 v3371;
    u64 v3380;
    u64 v3386;
    u64 v3393;
    u64 v3394;
    u64 v3404;
    u64 v3405;
    u64 v3415;
    u64 v3416;
    u64 v3426;
    u64 v3427;
    u64 v3437;
    u64 v3438;
    u64 v3448;
    u64 v3449;
    u64 v3486;
    u64 v3493;
    u64 v3494;
    u64 v3504;
    u64 v3505;
    u64 v3515;
    u64 v3516;
    u64 v3526;
    u64 v3527;
    u64 v3537;
    u64 v3538;
    u64 v3548;
    u64 v3549;
    u64 v3586;
    u64 v3593;
    u64 v3594;
    u64 v3604;
    u64 v3605;
    u64 v3615;
    u64 v3616;
    u64 v3626;
    u64 v3627;
    u64 v3637;
    u64 v3638;
    u64 v3648;
    u64 v3649;
    u64 v3686;
    u64 v3710;
    u64 v3795;
    u64 v3798;
    u64 v3803;
    u64 v3804;
    u64 v3806;
    u64 v3890;
    u64 v3975;
    u64 v3978;
    u64 v3981;
    u64 v3987;
    u64 v3991;
    u64 v4074;
    u64 v4156;
    u64 v4158;
    u64 v4160;
    u64 v4166;
    u64 v4178;
    u64 v4187;
    u64 v4188;
    u64 v4198;
    u64 v4199;
    u64 v4209;
    u64 v4210;
    u64 v4220;
    u64 v4221;
    u64 v4231;
    u64 v4232;
    u64 v4242;
    u64 v4243;
    u64 v4280;
    u64 v4362;
    u64 v4366;
    u64 v4369;
    u64 v4393;
    u64 v4402;
    u64 v4403;
    u64 v4413;
    u64 v4414;
    u64 v4424;
    u64 v4425;
    u64 v4435;
    u64 v4436;
    u64 v4446;
    u64 v4447;
    u64 v4457;
    u64 v4458;
    u64 v4495;
    u64 v4578;
    u64 v4582;
    u64 v4594;
    u64 v4598;
    u64 v4600;
    u64 v4602;
    u64 v4603;
    u64 v4604;
    u64 v4608;
    u64 v4611;
    u64 v4652;
    u64 v4656;
    u64 v4660;
    u64 v4760;
    u64 v4787;
    u64 v4790;
    u64 v4793;
    u64 v4795;
    u64 v4798;
    u64 v4801;
    u64 v4804;
    u64 v4807;
    u64 v4810;
    u64 v4813;
    u64 v4815;
    u64 v4817;
    u64 v4819;
    u64 v4821;
    u64 v4823;
    u64 v4825;
    u64 v4827;
    u64 v4829;
    u64 v4831;
    u64 v4944;
    u64 v4948;
    u64 v4952;
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
    u64 v20 = load_u64((const u8 *)v1 + 552);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b471; } else { goto b472; }
b471:;
    { goto b3; }
b472:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 400);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b473; } else { goto b474; }
b473:;
    { goto b2; }
b474:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b475; } else { goto b476; }
b475:;
    { goto b4; }
b476:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 222);
    u64 v34 = load_u64((const u8 *)v1 + 528);
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
    if (v47) { goto b477; } else { goto b478; }
b477:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v48;
b478:;
    u64 v4945 = load_u64((const u8 *)v1 + 184);
    u64 v4949 = load_u64((const u8 *)v1 + 192);
    u64 v4953 = load_u64((const u8 *)v1 + 200);
    { u64 n4944 = v4945; u64 n4948 = v4949; u64 n4952 = v4953; v4944 = n4944; v4948 = n4948; v4952 = n4952; goto b470; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 240);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b479; } else { goto b480; }
b479:;
    { goto b5; }
b480:;
    u64 v51 = load_u64((const u8 *)v1 + 600);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b481; } else { goto b482; }
b481:;
    { goto b5; }
b482:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b483; } else { goto b484; }
b483:;
    u64 v109 = load_u64((const u8 *)v1 + 216);
    u64 v111 = load_u64((const u8 *)v1 + 224);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b484:;
    { goto b5; }
b5:;
    u32 v56 = load_u32((const u8 *)v2 + 276);
    u32 v57 = __builtin_bswap32(v56);
    u64 v58 = v57;
    u64 v59 = 0x20;
    u64 v60 = v58 << (v59 & 63);
    u32 v61 = load_u32((const u8 *)v2 + 280);
    u32 v62 = __builtin_bswap32(v61);
    u64 v63 = v62;
    u64 v64 = v60 | v63;
    u64 v65 = 0x10;
    u64 v66 = v4 << (v65 & 63);
    u64 v67 = 0x30;
    u64 v68 = v64 >> (v67 & 63);
    u64 v69 = 0x10;
    u64 v70 = v64 << (v69 & 63);
    u64 v71 = v66 | v68;
    u16 v72 = load_u16((const u8 *)v2 + 392);
    u16 v73 = __builtin_bswap16(v72);
    u64 v74 = v73;
    u64 v75 = v70 | v74;
    u64 v76 = v71 | v4;
    u64 v77 = 0x10;
    u64 v78 = v76 << (v77 & 63);
    u64 v79 = 0x30;
    u64 v80 = v75 >> (v79 & 63);
    u64 v81 = 0x10;
    u64 v82 = v75 << (v81 & 63);
    u64 v83 = v78 | v80;
    u16 v84 = load_u16((const u8 *)v2 + 394);
    u16 v85 = __builtin_bswap16(v84);
    u64 v86 = v85;
    u64 v87 = v82 | v86;
    u64 v88 = v83 | v4;
    u64 v89 = load_u64((const u8 *)v1 + 200);
    u8 v90 = (u64)v89 == (u64)v4;
    if (v90) { goto b485; } else { goto b486; }
b485:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b486:;
    u64 v91 = 0xffffffff00000000;
    u64 v92 = 0xffffffff;
    u64 v93 = v87 & v91;
    u64 v94 = v88 & v92;
    u16 v95 = load_u16((const u8 *)v2 + 424);
    u16 v96 = __builtin_bswap16(v95);
    u64 v97 = v96;
    u64 v98 = 0x10;
    u64 v99 = v97 << (v98 & 63);
    u16 v100 = load_u16((const u8 *)v2 + 426);
    u16 v101 = __builtin_bswap16(v100);
    u64 v102 = v101;
    u64 v103 = v99 | v102;
    u64 v104 = v93 | v103;
    u64 v105 = v94 | v4;
    { u64 n106 = v104; u64 n107 = v105; v106 = n106; v107 = n107; goto b6; }
b6:;
    { u64 n108 = v106; u64 n110 = v107; v108 = n108; v110 = n110; goto b7; }
b7:;
    u8 v112 = (u64)v49 != (u64)v4;
    if (v112) { goto b487; } else { goto b488; }
b487:;
    { goto b8; }
b488:;
    u64 v113 = load_u64((const u8 *)v1 + 600);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b489; } else { goto b490; }
b489:;
    { goto b9; }
b490:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 208);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b491; } else { goto b492; }
b491:;
    { goto b9; }
b492:;
    u64 v119 = 0x14;
    u64 v120 = v7 >> (v119 & 63);
    u64 v121 = 0x1;
    u64 v122 = v120 + v121;
    u64 v123 = 0xff;
    u64 v124 = v122 & v123;
    store_u64((u8 *)v1 + 848, v16);
    store_u64((u8 *)v1 + 856, v108);
    store_u64((u8 *)v1 + 864, v110);
    u64 v125 = load_u64((const u8 *)v3 + 0);
    u32 v126 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v125, 257);
    u64 v127 = 0x10000;
    u8 v128 = (u64)v127 == (u64)v4;
    u64 v129 = v128;
    u64 v130 = 0x1;
    u64 v131 = 0x10000;
    u64 v132 = v129 ? v130 : v131;
    u64 v133 = load_u64((const u8 *)v1 + 4184);
    u64 v134 = 0x1;
    u8 v135 = (u64)v132 == (u64)v4;
    u64 v136 = v135 ? v134 : v132;
    u64 v137 = v133 % v136;
    u64 v138 = v137 + v4;
    u64 v139 = 0xffffffff;
    u64 v140 = v138 & v139;
    u64 v141 = load_u64((const u8 *)v3 + 24);
    u64 v142 = 0xffffffff;
    u64 v143 = v140 & v142;
    u64 v144 = 0x10000;
    u8 v145 = (u64)v143 < (u64)v144;
    u64 v146 = v145 ? v143 : v4;
    u64 v147 = 0x8;
    u64 v148 = v146 * v147;
    u64 v149 = v141 + v148;
    u64 v150 = load_u64((const u8 *)v149 + 4325376);
    u64 v151 = v145 ? v150 : v4;
    u8 v152 = (u64)v151 == (u64)v124;
    if (v152) { goto b493; } else { goto b494; }
b493:;
    { goto b9; }
b494:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b495; } else { goto b496; }
b495:;
    store_u64((u8 *)v161 + 4325376, v124);
    { goto b496; }
b496:;
    u64 v162 = 0x1;
    u64 v163 = v16 << (v162 & 63);
    u64 v164 = load_u64((const u8 *)v1 + 600);
    u64 v165 = 0x1;
    u64 v166 = v164 & v165;
    u64 v167 = v163 | v166;
    u64 v168 = load_u64((const u8 *)v3 + 24);
    u64 v169 = 0xffffffff;
    u64 v170 = v167 & v169;
    u64 v171 = 0x400;
    u8 v172 = (u64)v170 < (u64)v171;
    u64 v173 = v172 ? v170 : v4;
    u64 v174 = 0x8;
    u64 v175 = v173 * v174;
    u64 v176 = v168 + v175;
    u64 v177 = load_u64((const u8 *)v176 + 4849664);
    u64 v178 = v172 ? v177 : v4;
    u64 v179 = 0x1;
    u64 v180 = v178 + v179;
    u64 v181 = 0xffffffff;
    u64 v182 = v180 & v181;
    u64 v183 = load_u64((const u8 *)v3 + 24);
    u64 v184 = 0xffffffff;
    u64 v185 = v167 & v184;
    u64 v186 = 0x400;
    u8 v187 = (u64)v185 < (u64)v186;
    u64 v188 = v187 ? v185 : v4;
    u64 v189 = 0x8;
    u64 v190 = v188 * v189;
    u64 v191 = v183 + v190;
    if (v187) { goto b497; } else { goto b498; }
b497:;
    store_u64((u8 *)v191 + 4849664, v182);
    { goto b498; }
b498:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b499; } else { goto b500; }
b499:;
    { goto b462; }
b500:;
    u64 v233 = load_u64((const u8 *)v1 + 264);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b462:;
    u64 v193 = load_u64((const u8 *)v3 + 48);
    u64 v194 = load_u64((const u8 *)v193 + 1440);
    u64 v195 = 0x1ff;
    u64 v196 = v16 & v195;
    u64 v197 = 0x4;
    u64 v198 = v196 * v197;
    u64 v199 = v194 + v198;
    u32 v200 = load_u32((const u8 *)v199 + 0);
    u64 v201 = v200;
    u8 v202 = (u64)v201 != (u64)v4;
    u64 v203 = v202;
    u64 v204 = load_u64((const u8 *)v3 + 48);
    u64 v205 = load_u64((const u8 *)v204 + 1464);
    u64 v206 = 0x8;
    u64 v207 = v201 * v206;
    u64 v208 = v205 + v207;
    u32 v209 = load_u32((const u8 *)v208 + 0);
    u64 v210 = load_u64((const u8 *)v3 + 48);
    u64 v211 = load_u64((const u8 *)v210 + 1472);
    u64 v212 = 0x8;
    u64 v213 = v201 * v212;
    u64 v214 = v211 + v213;
    u32 v215 = 0x78c;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b501; } else { goto b502; }
b501:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b463; }
b502:;
    u32 v218 = 0x78f;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b503; } else { goto b504; }
b503:;
    { goto b464; }
b504:;
    { goto b465; }
b463:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b505; } else { goto b506; }
b505:;
    { u64 n226 = v217; v226 = n226; goto b468; }
b506:;
    { u64 n223 = v217; v223 = n223; goto b466; }
b464:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b507; } else { goto b508; }
b507:;
    u64 v227 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v227; v226 = n226; goto b468; }
b508:;
    u64 v224 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v224; v223 = n223; goto b466; }
b465:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b509; } else { goto b510; }
b509:;
    u64 v228 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v228; v226 = n226; goto b468; }
b510:;
    u64 v225 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v225; v223 = n223; goto b466; }
b466:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b467; }
b468:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b467; }
b467:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b511; } else { goto b512; }
b511:;
    u64 v4788 = load_u64((const u8 *)v1 + 0);
    u64 v4791 = load_u64((const u8 *)v1 + 8);
    u64 v4794 = load_u64((const u8 *)v1 + 232);
    u64 v4796 = load_u64((const u8 *)v1 + 400);
    u64 v4799 = load_u64((const u8 *)v1 + 408);
    u64 v4802 = load_u64((const u8 *)v1 + 416);
    u64 v4805 = load_u64((const u8 *)v1 + 424);
    u64 v4808 = load_u64((const u8 *)v1 + 432);
    u64 v4811 = load_u64((const u8 *)v1 + 440);
    u64 v4814 = load_u64((const u8 *)v1 + 448);
    u64 v4816 = load_u64((const u8 *)v1 + 456);
    u64 v4818 = load_u64((const u8 *)v1 + 464);
    u64 v4820 = load_u64((const u8 *)v1 + 472);
    u64 v4822 = load_u64((const u8 *)v1 + 480);
    u64 v4824 = load_u64((const u8 *)v1 + 488);
    u64 v4826 = load_u64((const u8 *)v1 + 496);
    u64 v4828 = load_u64((const u8 *)v1 + 504);
    u64 v4830 = load_u64((const u8 *)v1 + 512);
    u64 v4832 = load_u64((const u8 *)v1 + 520);
    { u64 n4787 = v4788; u64 n4790 = v4791; u64 n4793 = v4794; u64 n4795 = v4796; u64 n4798 = v4799; u64 n4801 = v4802; u64 n4804 = v4805; u64 n4807 = v4808; u64 n4810 = v4811; u64 n4813 = v4814; u64 n4815 = v4816; u64 n4817 = v4818; u64 n4819 = v4820; u64 n4821 = v4822; u64 n4823 = v4824; u64 n4825 = v4826; u64 n4827 = v4828; u64 n4829 = v4830; u64 n4831 = v4832; v4787 = n4787; v4790 = n4790; v4793 = n4793; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4813 = n4813; v4815 = n4815; v4817 = n4817; v4819 = n4819; v4821 = n4821; v4823 = n4823; v4825 = n4825; v4827 = n4827; v4829 = n4829; v4831 = n4831; goto b213; }
b512:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b513; } else { goto b514; }
b513:;
    { goto b11; }
b514:;
    u64 v237 = load_u64((const u8 *)v1 + 600);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b515; } else { goto b516; }
b515:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b516:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 4857856);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b517; } else { goto b518; }
b517:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b518:;
    u64 v246 = v232 * v244;
    u64 v247 = 0x10;
    u64 v248 = v246 >> (v247 & 63);
    { u64 n249 = v248; v249 = n249; goto b12; }
b12:;
    u64 v250 = load_u64((const u8 *)v3 + 24);
    u64 v251 = 0x8;
    u64 v252 = v16 * v251;
    u64 v253 = v250 + v252;
    u64 v254 = load_u64((const u8 *)v253 + 8192);
    u64 v255 = 0x1;
    u64 v256 = v254 + v255;
    u64 v257 = 0xffffffff;
    u64 v258 = v256 & v257;
    u64 v259 = load_u64((const u8 *)v3 + 24);
    u64 v260 = 0x8;
    u64 v261 = v16 * v260;
    u64 v262 = v259 + v261;
    store_u64((u8 *)v262 + 8192, v258);
    u64 v263 = load_u64((const u8 *)v3 + 24);
    u64 v264 = 0x8;
    u64 v265 = v16 * v264;
    u64 v266 = v263 + v265;
    u64 v267 = load_u64((const u8 *)v266 + 16384);
    u64 v268 = load_u64((const u8 *)v3 + 24);
    u64 v269 = 0x8;
    u64 v270 = v16 * v269;
    u64 v271 = v268 + v270;
    u64 v272 = load_u64((const u8 *)v271 + 69632);
    u64 v273 = load_u64((const u8 *)v3 + 24);
    u64 v274 = 0x8;
    u64 v275 = v16 * v274;
    u64 v276 = v273 + v275;
    u64 v277 = load_u64((const u8 *)v276 + 73728);
    u64 v278 = load_u64((const u8 *)v3 + 24);
    u64 v279 = 0x8;
    u64 v280 = v16 * v279;
    u64 v281 = v278 + v280;
    u64 v282 = load_u64((const u8 *)v281 + 24576);
    u64 v283 = load_u64((const u8 *)v3 + 24);
    u64 v284 = 0x8;
    u64 v285 = v16 * v284;
    u64 v286 = v283 + v285;
    u64 v287 = load_u64((const u8 *)v286 + 77824);
    u8 v288 = (u64)v10 >= (u64)v277;
    if (v288) { goto b519; } else { goto b520; }
b519:;
    { u64 n289 = v277; v289 = n289; goto b13; }
b520:;
    { u64 n289 = v10; v289 = n289; goto b13; }
b13:;
    u8 v290 = (u64)v7 < (u64)v272;
    if (v290) { goto b521; } else { goto b522; }
b521:;
    { u64 n306 = v272; u64 n307 = v289; u64 n308 = v287; v306 = n306; v307 = n307; v308 = n308; goto b15; }
b522:;
    u64 v291 = 0x7d0;
    u64 v292 = 0x8;
    u64 v293 = v282 >> (v292 & 63);
    u8 v294 = (u64)v10 >= (u64)v293;
    if (v294) { goto b523; } else { goto b524; }
b523:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b524:;
    u64 v295 = v293 - v10;
    u64 v296 = 0xffffffff;
    u64 v297 = v295 & v296;
    u64 v298 = 0x1;
    u64 v299 = v297 >> (v298 & 63);
    u64 v300 = 0x7d0;
    u8 v301 = (u64)v300 >= (u64)v299;
    if (v301) { goto b525; } else { goto b526; }
b525:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b526:;
    { u64 n302 = v299; v302 = n302; goto b14; }
b14:;
    u64 v303 = v7 + v302;
    u64 v304 = 0xffffffffffff;
    u64 v305 = v303 & v304;
    { u64 n306 = v305; u64 n307 = v10; u64 n308 = v289; v306 = n306; v307 = n307; v308 = n308; goto b15; }
b15:;
    u64 v309 = load_u64((const u8 *)v3 + 24);
    u64 v310 = 0x8;
    u64 v311 = v16 * v310;
    u64 v312 = v309 + v311;
    store_u64((u8 *)v312 + 69632, v306);
    u64 v313 = load_u64((const u8 *)v3 + 24);
    u64 v314 = 0x8;
    u64 v315 = v16 * v314;
    u64 v316 = v313 + v315;
    store_u64((u8 *)v316 + 73728, v307);
    u64 v317 = load_u64((const u8 *)v3 + 24);
    u64 v318 = 0x8;
    u64 v319 = v16 * v318;
    u64 v320 = v317 + v319;
    store_u64((u8 *)v320 + 77824, v308);
    u8 v321 = (u64)v267 <= (u64)v7;
    u64 v322 = v321;
    u8 v323 = (u64)v7 < (u64)v267;
    if (v323) { goto b527; } else { goto b528; }
b527:;
    u64 v2782 = load_u64((const u8 *)v1 + 248);
    u64 v2784 = load_u64((const u8 *)v1 + 256);
    u64 v2786 = load_u64((const u8 *)v1 + 272);
    u64 v2788 = load_u64((const u8 *)v1 + 280);
    u64 v2790 = load_u64((const u8 *)v1 + 288);
    u64 v2792 = load_u64((const u8 *)v1 + 296);
    u64 v2794 = load_u64((const u8 *)v1 + 304);
    u64 v2796 = load_u64((const u8 *)v1 + 448);
    u64 v2798 = load_u64((const u8 *)v1 + 456);
    u64 v2800 = load_u64((const u8 *)v1 + 464);
    u64 v2802 = load_u64((const u8 *)v1 + 472);
    u64 v2804 = load_u64((const u8 *)v1 + 480);
    u64 v2806 = load_u64((const u8 *)v1 + 488);
    u64 v2808 = load_u64((const u8 *)v1 + 496);
    u64 v2810 = load_u64((const u8 *)v1 + 504);
    u64 v2812 = load_u64((const u8 *)v1 + 512);
    u64 v2814 = load_u64((const u8 *)v1 + 520);
    { u64 n2781 = v2782; u64 n2783 = v2784; u64 n2785 = v2786; u64 n2787 = v2788; u64 n2789 = v2790; u64 n2791 = v2792; u64 n2793 = v2794; u64 n2795 = v2796; u64 n2797 = v2798; u64 n2799 = v2800; u64 n2801 = v2802; u64 n2803 = v2804; u64 n2805 = v2806; u64 n2807 = v2808; u64 n2809 = v2810; u64 n2811 = v2812; u64 n2813 = v2814; v2781 = n2781; v2783 = n2783; v2785 = n2785; v2787 = n2787; v2789 = n2789; v2791 = n2791; v2793 = n2793; v2795 = n2795; v2797 = n2797; v2799 = n2799; v2801 = n2801; v2803 = n2803; v2805 = n2805; v2807 = n2807; v2809 = n2809; v2811 = n2811; v2813 = n2813; goto b187; }
b528:;
    u64 v324 = load_u64((const u8 *)v3 + 24);
    u64 v325 = 0x8;
    u64 v326 = v16 * v325;
    u64 v327 = v324 + v326;
    u64 v328 = load_u64((const u8 *)v327 + 0);
    u64 v329 = load_u64((const u8 *)v3 + 24);
    u64 v330 = 0x8;
    u64 v331 = v16 * v330;
    u64 v332 = v329 + v331;
    u64 v333 = load_u64((const u8 *)v332 + 12288);
    u64 v334 = load_u64((const u8 *)v3 + 24);
    u64 v335 = 0x8;
    u64 v336 = v16 * v335;
    u64 v337 = v334 + v336;
    u64 v338 = load_u64((const u8 *)v337 + 20480);
    u64 v339 = load_u64((const u8 *)v3 + 24);
    u64 v340 = 0x8;
    u64 v341 = v16 * v340;
    u64 v342 = v339 + v341;
    u64 v343 = load_u64((const u8 *)v342 + 4280320);
    u64 v344 = load_u64((const u8 *)v3 + 24);
    u64 v345 = 0x8;
    u64 v346 = v16 * v345;
    u64 v347 = v344 + v346;
    u64 v348 = load_u64((const u8 *)v347 + 4284416);
    u64 v349 = load_u64((const u8 *)v3 + 24);
    u64 v350 = 0x8;
    u64 v351 = v16 * v350;
    u64 v352 = v349 + v351;
    u64 v353 = load_u64((const u8 *)v352 + 4288512);
    u64 v354 = load_u64((const u8 *)v3 + 24);
    u64 v355 = 0x8;
    u64 v356 = v16 * v355;
    u64 v357 = v354 + v356;
    u64 v358 = load_u64((const u8 *)v357 + 4296704);
    u64 v359 = 0x20;
    u64 v360 = v358 << (v359 & 63);
    u64 v361 = 0x20;
    u64 v362 = (int64_t)v360 >> (v361 & 63);
    u64 v363 = load_u64((const u8 *)v3 + 24);
    u64 v364 = 0x8;
    u64 v365 = v16 * v364;
    u64 v366 = v363 + v365;
    u64 v367 = load_u64((const u8 *)v366 + 4300800);
    u64 v368 = 0x20;
    u64 v369 = v367 << (v368 & 63);
    u64 v370 = 0x20;
    u64 v371 = (int64_t)v369 >> (v370 & 63);
    u64 v372 = load_u64((const u8 *)v3 + 24);
    u64 v373 = 0x8;
    u64 v374 = v16 * v373;
    u64 v375 = v372 + v374;
    u64 v376 = load_u64((const u8 *)v375 + 45056);
    u64 v377 = load_u64((const u8 *)v3 + 24);
    u64 v378 = 0x8;
    u64 v379 = v16 * v378;
    u64 v380 = v377 + v379;
    u64 v381 = load_u64((const u8 *)v380 + 53248);
    u64 v382 = load_u64((const u8 *)v3 + 24);
    u64 v383 = 0x8;
    u64 v384 = v16 * v383;
    u64 v385 = v382 + v384;
    u64 v386 = load_u64((const u8 *)v385 + 57344);
    u64 v387 = load_u64((const u8 *)v3 + 24);
    u64 v388 = 0x8;
    u64 v389 = v16 * v388;
    u64 v390 = v387 + v389;
    u64 v391 = load_u64((const u8 *)v390 + 61440);
    u64 v392 = load_u64((const u8 *)v3 + 24);
    u64 v393 = 0x8;
    u64 v394 = v16 * v393;
    u64 v395 = v392 + v394;
    u64 v396 = load_u64((const u8 *)v395 + 65536);
    u64 v397 = load_u64((const u8 *)v3 + 24);
    u64 v398 = 0x8;
    u64 v399 = v16 * v398;
    u64 v400 = v397 + v399;
    u64 v401 = load_u64((const u8 *)v400 + 4292608);
    u64 v402 = load_u64((const u8 *)v3 + 24);
    u64 v403 = 0x8;
    u64 v404 = v16 * v403;
    u64 v405 = v402 + v404;
    u64 v406 = load_u64((const u8 *)v405 + 4304896);
    u64 v407 = 0x20;
    u64 v408 = v406 << (v407 & 63);
    u64 v409 = 0x20;
    u64 v410 = (int64_t)v408 >> (v409 & 63);
    u64 v411 = load_u64((const u8 *)v3 + 24);
    u64 v412 = 0x8;
    u64 v413 = v16 * v412;
    u64 v414 = v411 + v413;
    u64 v415 = load_u64((const u8 *)v414 + 4308992);
    u64 v416 = 0x20;
    u64 v417 = v415 << (v416 & 63);
    u64 v418 = 0x20;
    u64 v419 = (int64_t)v417 >> (v418 & 63);
    u64 v420 = load_u64((const u8 *)v3 + 24);
    u64 v421 = 0x8;
    u64 v422 = v16 * v421;
    u64 v423 = v420 + v422;
    u64 v424 = load_u64((const u8 *)v423 + 4276224);
    u64 v425 = v328 - v424;
    u64 v426 = v7 - v333;
    u64 v427 = 0xffffffffffff;
    u64 v428 = v426 & v427;
    u8 v429 = (u64)v428 != (u64)v4;
    if (v429) { goto b529; } else { goto b530; }
b529:;
    { u64 n431 = v428; v431 = n431; goto b16; }
b530:;
    u64 v430 = 0x1;
    { u64 n431 = v430; v431 = n431; goto b16; }
b16:;
    u64 v432 = v425 - v338;
    u64 v433 = load_u64((const u8 *)v3 + 48);
    u64 v434 = load_u64((const u8 *)v433 + 80);
    u64 v435 = load_u64((const u8 *)v3 + 48);
    u64 v436 = load_u64((const u8 *)v435 + 88);
    u64 v437 = load_u64((const u8 *)v3 + 48);
    u64 v438 = load_u64((const u8 *)v437 + 96);
    u64 v439 = 0x9e3779b97f4a7c15;
    u64 v440 = v16 * v439;
    u64 v441 = 0x20;
    u64 v442 = v440 >> (v441 & 63);
    u64 v443 = v442 & v438;
    { u64 n444 = v443; v444 = n444; goto b531; }
b531:;
    u64 v446 = 0x4;
    u64 v447 = v444 * v446;
    u64 v448 = v434 + v447;
    u32 v449 = load_u32((const u8 *)v448 + 0);
    u64 v450 = v449;
    if (v450) { goto b533; } else { u64 n445 = v450; v445 = n445; goto b532; }
b533:;
    u64 v451 = 0x8;
    u64 v452 = v444 * v451;
    u64 v453 = v436 + v452;
    u64 v454 = load_u64((const u8 *)v453 + 0);
    u8 v455 = (u64)v454 == (u64)v16;
    if (v455) { u64 n445 = v450; v445 = n445; goto b532; } else { goto b534; }
b534:;
    u64 v456 = 0x1;
    u64 v457 = v444 + v456;
    u64 v458 = v457 & v438;
    { u64 n444 = v458; v444 = n444; goto b531; }
b532:;
    u8 v459 = (u64)v445 != (u64)v4;
    u64 v460 = v459;
    u64 v461 = load_u64((const u8 *)v3 + 48);
    u64 v462 = load_u64((const u8 *)v461 + 104);
    u64 v463 = 0x8;
    u64 v464 = v445 * v463;
    u64 v465 = v462 + v464;
    u32 v466 = load_u32((const u8 *)v465 + 0);
    u64 v467 = load_u64((const u8 *)v3 + 48);
    u64 v468 = load_u64((const u8 *)v467 + 112);
    u64 v469 = v445 * v4;
    u64 v470 = v468 + v469;
    u32 v471 = 0x152;
    u8 v472 = (u32)v466 == (u32)v471;
    if (v472) { goto b535; } else { goto b536; }
b535:;
    { goto b17; }
b536:;
    u32 v473 = 0x154;
    u8 v474 = (u32)v466 == (u32)v473;
    if (v474) { goto b537; } else { goto b538; }
b537:;
    { goto b18; }
b538:;
    { u64 n476 = v4; v476 = n476; goto b19; }
b17:;
    u64 v475 = 0x1;
    { u64 n476 = v475; v476 = n476; goto b19; }
b18:;
    { u64 n476 = v4; v476 = n476; goto b19; }
b19:;
    u64 v477 = 0xf9c11;
    u8 v478 = (u64)v419 != (u64)v477;
    u64 v479 = v478;
    u64 v480 = 0xfffffffff0000000;
    u8 v481 = (u64)v431 == (u64)v4;
    if (v481) { goto b539; } else { goto b540; }
b539:;
    { u64 n581 = v480; v581 = n581; goto b34; }
b540:;
    u64 v482 = 0x20;
    u64 v483 = v431 >> (v482 & 63);
    u8 v484 = (u64)v483 == (u64)v4;
    if (v484) { goto b541; } else { goto b542; }
b541:;
    { goto b20; }
b542:;
    u64 v485 = 0x20;
    { u64 n488 = v485; u64 n489 = v431; v488 = n488; v489 = n489; goto b21; }
b20:;
    u64 v486 = 0x20;
    u64 v487 = v431 << (v486 & 63);
    { u64 n488 = v4; u64 n489 = v487; v488 = n488; v489 = n489; goto b21; }
b21:;
    u64 v490 = 0x30;
    u64 v491 = v489 >> (v490 & 63);
    u8 v492 = (u64)v491 == (u64)v4;
    if (v492) { goto b543; } else { goto b544; }
b543:;
    { goto b22; }
b544:;
    u64 v493 = 0x10;
    u64 v494 = v488 + v493;
    u64 v495 = 0xff;
    u64 v496 = v494 & v495;
    { u64 n499 = v496; u64 n500 = v489; v499 = n499; v500 = n500; goto b23; }
b22:;
    u64 v497 = 0x10;
    u64 v498 = v489 << (v497 & 63);
    { u64 n499 = v488; u64 n500 = v498; v499 = n499; v500 = n500; goto b23; }
b23:;
    u64 v501 = 0x38;
    u64 v502 = v500 >> (v501 & 63);
    u8 v503 = (u64)v502 == (u64)v4;
    if (v503) { goto b545; } else { goto b546; }
b545:;
    { goto b24; }
b546:;
    u64 v504 = 0x8;
    u64 v505 = v499 + v504;
    u64 v506 = 0xff;
    u64 v507 = v505 & v506;
    { u64 n510 = v507; u64 n511 = v500; v510 = n510; v511 = n511; goto b25; }
b24:;
    u64 v508 = 0x8;
    u64 v509 = v500 << (v508 & 63);
    { u64 n510 = v499; u64 n511 = v509; v510 = n510; v511 = n511; goto b25; }
b25:;
    u64 v512 = 0x3c;
    u64 v513 = v511 >> (v512 & 63);
    u8 v514 = (u64)v513 == (u64)v4;
    if (v514) { goto b547; } else { goto b548; }
b547:;
    { goto b26; }
b548:;
    u64 v515 = 0x4;
    u64 v516 = v510 + v515;
    u64 v517 = 0xff;
    u64 v518 = v516 & v517;
    { u64 n521 = v518; u64 n522 = v511; v521 = n521; v522 = n522; goto b27; }
b26:;
    u64 v519 = 0x4;
    u64 v520 = v511 << (v519 & 63);
    { u64 n521 = v510; u64 n522 = v520; v521 = n521; v522 = n522; goto b27; }
b27:;
    u64 v523 = 0x3e;
    u64 v524 = v522 >> (v523 & 63);
    u8 v525 = (u64)v524 == (u64)v4;
    if (v525) { goto b549; } else { goto b550; }
b549:;
    { goto b28; }
b550:;
    u64 v526 = 0x2;
    u64 v527 = v521 + v526;
    u64 v528 = 0xff;
    u64 v529 = v527 & v528;
    { u64 n532 = v529; u64 n533 = v522; v532 = n532; v533 = n533; goto b29; }
b28:;
    u64 v530 = 0x2;
    u64 v531 = v522 << (v530 & 63);
    { u64 n532 = v521; u64 n533 = v531; v532 = n532; v533 = n533; goto b29; }
b29:;
    u64 v534 = 0x3f;
    u64 v535 = v533 >> (v534 & 63);
    u8 v536 = (u64)v535 == (u64)v4;
    if (v536) { goto b551; } else { goto b552; }
b551:;
    { goto b30; }
b552:;
    u64 v537 = 0x1;
    u64 v538 = v532 + v537;
    u64 v539 = 0xff;
    u64 v540 = v538 & v539;
    { u64 n543 = v540; u64 n544 = v533; v543 = n543; v544 = n544; goto b31; }
b30:;
    u64 v541 = 0x1;
    u64 v542 = v533 << (v541 & 63);
    { u64 n543 = v532; u64 n544 = v542; v543 = n543; v544 = n544; goto b31; }
b31:;
    u64 v545 = 0x38;
    u64 v546 = v544 >> (v545 & 63);
    u64 v547 = 0x7f;
    u64 v548 = v546 & v547;
    u64 v549 = load_u64((const u8 *)v3 + 48);
    u64 v550 = load_u64((const u8 *)v549 + 120);
    u64 v551 = 0x7f;
    u64 v552 = v548 & v551;
    u64 v553 = 0x4;
    u64 v554 = v552 * v553;
    u64 v555 = v550 + v554;
    u32 v556 = load_u32((const u8 *)v555 + 0);
    u64 v557 = v556;
    u8 v558 = (u64)v557 != (u64)v4;
    u64 v559 = v558;
    u64 v560 = load_u64((const u8 *)v3 + 48);
    u64 v561 = load_u64((const u8 *)v560 + 144);
    u64 v562 = 0x8;
    u64 v563 = v557 * v562;
    u64 v564 = v561 + v563;
    u32 v565 = load_u32((const u8 *)v564 + 0);
    u64 v566 = load_u64((const u8 *)v3 + 48);
    u64 v567 = load_u64((const u8 *)v566 + 152);
    u64 v568 = 0x8;
    u64 v569 = v557 * v568;
    u64 v570 = v567 + v569;
    u32 v571 = 0x17a;
    u8 v572 = (u32)v565 == (u32)v571;
    if (v572) { goto b553; } else { goto b554; }
b553:;
    u64 v573 = load_u64((const u8 *)v570 + 0);
    u64 v574 = 0xffff;
    u64 v575 = v573 & v574;
    { goto b32; }
b554:;
    u32 v576 = 0x17d;
    u8 v577 = (u32)v565 == (u32)v576;
    if (v577) { goto b555; } else { goto b556; }
b555:;
    { goto b33; }
b556:;
    { u64 n581 = v480; v581 = n581; goto b34; }
b32:;
    u64 v578 = 0x10;
    u64 v579 = v543 << (v578 & 63);
    u64 v580 = v579 | v575;
    { u64 n581 = v580; v581 = n581; goto b34; }
b33:;
    { u64 n581 = v480; v581 = n581; goto b34; }
b34:;
    u8 v582 = (u64)v343 == (u64)v4;
    if (v582) { goto b557; } else { goto b558; }
b557:;
    { u64 n1045 = v419; v1045 = n1045; goto b97; }
b558:;
    u64 v583 = 0x4000000000000000;
    u8 v584 = (u64)v343 == (u64)v583;
    if (v584) { goto b559; } else { goto b560; }
b559:;
    { u64 n1045 = v419; v1045 = n1045; goto b97; }
b560:;
    u64 v585 = 0x4000000000000000;
    u8 v586 = (u64)v348 == (u64)v585;
    if (v586) { goto b561; } else { goto b562; }
b561:;
    { u64 n1045 = v419; v1045 = n1045; goto b97; }
b562:;
    u64 v587 = 0xfffffffff0000000;
    u8 v588 = (u64)v343 == (u64)v4;
    if (v588) { goto b563; } else { goto b564; }
b563:;
    { u64 n688 = v587; v688 = n688; goto b49; }
b564:;
    u64 v589 = 0x20;
    u64 v590 = v343 >> (v589 & 63);
    u8 v591 = (u64)v590 == (u64)v4;
    if (v591) { goto b565; } else { goto b566; }
b565:;
    { goto b35; }
b566:;
    u64 v592 = 0x20;
    { u64 n595 = v592; u64 n596 = v343; v595 = n595; v596 = n596; goto b36; }
b35:;
    u64 v593 = 0x20;
    u64 v594 = v343 << (v593 & 63);
    { u64 n595 = v4; u64 n596 = v594; v595 = n595; v596 = n596; goto b36; }
b36:;
    u64 v597 = 0x30;
    u64 v598 = v596 >> (v597 & 63);
    u8 v599 = (u64)v598 == (u64)v4;
    if (v599) { goto b567; } else { goto b568; }
b567:;
    { goto b37; }
b568:;
    u64 v600 = 0x10;
    u64 v601 = v595 + v600;
    u64 v602 = 0xff;
    u64 v603 = v601 & v602;
    { u64 n606 = v603; u64 n607 = v596; v606 = n606; v607 = n607; goto b38; }
b37:;
    u64 v604 = 0x10;
    u64 v605 = v596 << (v604 & 63);
    { u64 n606 = v595; u64 n607 = v605; v606 = n606; v607 = n607; goto b38; }
b38:;
    u64 v608 = 0x38;
    u64 v609 = v607 >> (v608 & 63);
    u8 v610 = (u64)v609 == (u64)v4;
    if (v610) { goto b569; } else { goto b570; }
b569:;
    { goto b39; }
b570:;
    u64 v611 = 0x8;
    u64 v612 = v606 + v611;
    u64 v613 = 0xff;
    u64 v614 = v612 & v613;
    { u64 n617 = v614; u64 n618 = v607; v617 = n617; v618 = n618; goto b40; }
b39:;
    u64 v615 = 0x8;
    u64 v616 = v607 << (v615 & 63);
    { u64 n617 = v606; u64 n618 = v616; v617 = n617; v618 = n618; goto b40; }
b40:;
    u64 v619 = 0x3c;
    u64 v620 = v618 >> (v619 & 63);
    u8 v621 = (u64)v620 == (u64)v4;
    if (v621) { goto b571; } else { goto b572; }
b571:;
    { goto b41; }
b572:;
    u64 v622 = 0x4;
    u64 v623 = v617 + v622;
    u64 v624 = 0xff;
    u64 v625 = v623 & v624;
    { u64 n628 = v625; u64 n629 = v618; v628 = n628; v629 = n629; goto b42; }
b41:;
    u64 v626 = 0x4;
    u64 v627 = v618 << (v626 & 63);
    { u64 n628 = v617; u64 n629 = v627; v628 = n628; v629 = n629; goto b42; }
b42:;
    u64 v630 = 0x3e;
    u64 v631 = v629 >> (v630 & 63);
    u8 v632 = (u64)v631 == (u64)v4;
    if (v632) { goto b573; } else { goto b574; }
b573:;
    { goto b43; }
b574:;
    u64 v633 = 0x2;
    u64 v634 = v628 + v633;
    u64 v635 = 0xff;
    u64 v636 = v634 & v635;
    { u64 n639 = v636; u64 n640 = v629; v639 = n639; v640 = n640; goto b44; }
b43:;
    u64 v637 = 0x2;
    u64 v638 = v629 << (v637 & 63);
    { u64 n639 = v628; u64 n640 = v638; v639 = n639; v640 = n640; goto b44; }
b44:;
    u64 v641 = 0x3f;
    u64 v642 = v640 >> (v641 & 63);
    u8 v643 = (u64)v642 == (u64)v4;
    if (v643) { goto b575; } else { goto b576; }
b575:;
    { goto b45; }
b576:;
    u64 v644 = 0x1;
    u64 v645 = v639 + v644;
    u64 v646 = 0xff;
    u64 v647 = v645 & v646;
    { u64 n650 = v647; u64 n651 = v640; v650 = n650; v651 = n651; goto b46; }
b45:;
    u64 v648 = 0x1;
    u64 v649 = v640 << (v648 & 63);
    { u64 n650 = v639; u64 n651 = v649; v650 = n650; v651 = n651; goto b46; }
b46:;
    u64 v652 = 0x38;
    u64 v653 = v651 >> (v652 & 63);
    u64 v654 = 0x7f;
    u64 v655 = v653 & v654;
    u64 v656 = load_u64((const u8 *)v3 + 48);
    u64 v657 = load_u64((const u8 *)v656 + 160);
    u64 v658 = 0x7f;
    u64 v659 = v655 & v658;
    u64 v660 = 0x4;
    u64 v661 = v659 * v660;
    u64 v662 = v657 + v661;
    u32 v663 = load_u32((const u8 *)v662 + 0);
    u64 v664 = v663;
    u8 v665 = (u64)v664 != (u64)v4;
    u64 v666 = v665;
    u64 v667 = load_u64((const u8 *)v3 + 48);
    u64 v668 = load_u64((const u8 *)v667 + 184);
    u64 v669 = 0x8;
    u64 v670 = v664 * v669;
    u64 v671 = v668 + v670;
    u32 v672 = load_u32((const u8 *)v671 + 0);
    u64 v673 = load_u64((const u8 *)v3 + 48);
    u64 v674 = load_u64((const u8 *)v673 + 192);
    u64 v675 = 0x8;
    u64 v676 = v664 * v675;
    u64 v677 = v674 + v676;
    u32 v678 = 0x1a5;
    u8 v679 = (u32)v672 == (u32)v678;
    if (v679) { goto b577; } else { goto b578; }
b577:;
    u64 v680 = load_u64((const u8 *)v677 + 0);
    u64 v681 = 0xffff;
    u64 v682 = v680 & v681;
    { goto b47; }
b578:;
    u32 v683 = 0x1a8;
    u8 v684 = (u32)v672 == (u32)v683;
    if (v684) { goto b579; } else { goto b580; }
b579:;
    { goto b48; }
b580:;
    { u64 n688 = v587; v688 = n688; goto b49; }
b47:;
    u64 v685 = 0x10;
    u64 v686 = v650 << (v685 & 63);
    u64 v687 = v686 | v682;
    { u64 n688 = v687; v688 = n688; goto b49; }
b48:;
    { u64 n688 = v587; v688 = n688; goto b49; }
b49:;
    u64 v689 = 0xfffffffff0000000;
    u8 v690 = (u64)v348 == (u64)v4;
    if (v690) { goto b581; } else { goto b582; }
b581:;
    { u64 n790 = v689; v790 = n790; goto b64; }
b582:;
    u64 v691 = 0x20;
    u64 v692 = v348 >> (v691 & 63);
    u8 v693 = (u64)v692 == (u64)v4;
    if (v693) { goto b583; } else { goto b584; }
b583:;
    { goto b50; }
b584:;
    u64 v694 = 0x20;
    { u64 n697 = v694; u64 n698 = v348; v697 = n697; v698 = n698; goto b51; }
b50:;
    u64 v695 = 0x20;
    u64 v696 = v348 << (v695 & 63);
    { u64 n697 = v4; u64 n698 = v696; v697 = n697; v698 = n698; goto b51; }
b51:;
    u64 v699 = 0x30;
    u64 v700 = v698 >> (v699 & 63);
    u8 v701 = (u64)v700 == (u64)v4;
    if (v701) { goto b585; } else { goto b586; }
b585:;
    { goto b52; }
b586:;
    u64 v702 = 0x10;
    u64 v703 = v697 + v702;
    u64 v704 = 0xff;
    u64 v705 = v703 & v704;
    { u64 n708 = v705; u64 n709 = v698; v708 = n708; v709 = n709; goto b53; }
b52:;
    u64 v706 = 0x10;
    u64 v707 = v698 << (v706 & 63);
    { u64 n708 = v697; u64 n709 = v707; v708 = n708; v709 = n709; goto b53; }
b53:;
    u64 v710 = 0x38;
    u64 v711 = v709 >> (v710 & 63);
    u8 v712 = (u64)v711 == (u64)v4;
    if (v712) { goto b587; } else { goto b588; }
b587:;
    { goto b54; }
b588:;
    u64 v713 = 0x8;
    u64 v714 = v708 + v713;
    u64 v715 = 0xff;
    u64 v716 = v714 & v715;
    { u64 n719 = v716; u64 n720 = v709; v719 = n719; v720 = n720; goto b55; }
b54:;
    u64 v717 = 0x8;
    u64 v718 = v709 << (v717 & 63);
    { u64 n719 = v708; u64 n720 = v718; v719 = n719; v720 = n720; goto b55; }
b55:;
    u64 v721 = 0x3c;
    u64 v722 = v720 >> (v721 & 63);
    u8 v723 = (u64)v722 == (u64)v4;
    if (v723) { goto b589; } else { goto b590; }
b589:;
    { goto b56; }
b590:;
    u64 v724 = 0x4;
    u64 v725 = v719 + v724;
    u64 v726 = 0xff;
    u64 v727 = v725 & v726;
    { u64 n730 = v727; u64 n731 = v720; v730 = n730; v731 = n731; goto b57; }
b56:;
    u64 v728 = 0x4;
    u64 v729 = v720 << (v728 & 63);
    { u64 n730 = v719; u64 n731 = v729; v730 = n730; v731 = n731; goto b57; }
b57:;
    u64 v732 = 0x3e;
    u64 v733 = v731 >> (v732 & 63);
    u8 v734 = (u64)v733 == (u64)v4;
    if (v734) { goto b591; } else { goto b592; }
b591:;
    { goto b58; }
b592:;
    u64 v735 = 0x2;
    u64 v736 = v730 + v735;
    u64 v737 = 0xff;
    u64 v738 = v736 & v737;
    { u64 n741 = v738; u64 n742 = v731; v741 = n741; v742 = n742; goto b59; }
b58:;
    u64 v739 = 0x2;
    u64 v740 = v731 << (v739 & 63);
    { u64 n741 = v730; u64 n742 = v740; v741 = n741; v742 = n742; goto b59; }
b59:;
    u64 v743 = 0x3f;
    u64 v744 = v742 >> (v743 & 63);
    u8 v745 = (u64)v744 == (u64)v4;
    if (v745) { goto b593; } else { goto b594; }
b593:;
    { goto b60; }
b594:;
    u64 v746 = 0x1;
    u64 v747 = v741 + v746;
    u64 v748 = 0xff;
    u64 v749 = v747 & v748;
    { u64 n752 = v749; u64 n753 = v742; v752 = n752; v753 = n753; goto b61; }
b60:;
    u64 v750 = 0x1;
    u64 v751 = v742 << (v750 & 63);
    { u64 n752 = v741; u64 n753 = v751; v752 = n752; v753 = n753; goto b61; }
b61:;
    u64 v754 = 0x38;
    u64 v755 = v753 >> (v754 & 63);
    u64 v756 = 0x7f;
    u64 v757 = v755 & v756;
    u64 v758 = load_u64((const u8 *)v3 + 48);
    u64 v759 = load_u64((const u8 *)v758 + 200);
    u64 v760 = 0x7f;
    u64 v761 = v757 & v760;
    u64 v762 = 0x4;
    u64 v763 = v761 * v762;
    u64 v764 = v759 + v763;
    u32 v765 = load_u32((const u8 *)v764 + 0);
    u64 v766 = v765;
    u8 v767 = (u64)v766 != (u64)v4;
    u64 v768 = v767;
    u64 v769 = load_u64((const u8 *)v3 + 48);
    u64 v770 = load_u64((const u8 *)v769 + 224);
    u64 v771 = 0x8;
    u64 v772 = v766 * v771;
    u64 v773 = v770 + v772;
    u32 v774 = load_u32((const u8 *)v773 + 0);
    u64 v775 = load_u64((const u8 *)v3 + 48);
    u64 v776 = load_u64((const u8 *)v775 + 232);
    u64 v777 = 0x8;
    u64 v778 = v766 * v777;
    u64 v779 = v776 + v778;
    u32 v780 = 0x1cd;
    u8 v781 = (u32)v774 == (u32)v780;
    if (v781) { goto b595; } else { goto b596; }
b595:;
    u64 v782 = load_u64((const u8 *)v779 + 0);
    u64 v783 = 0xffff;
    u64 v784 = v782 & v783;
    { goto b62; }
b596:;
    u32 v785 = 0x1d0;
    u8 v786 = (u32)v774 == (u32)v785;
    if (v786) { goto b597; } else { goto b598; }
b597:;
    { goto b63; }
b598:;
    { u64 n790 = v689; v790 = n790; goto b64; }
b62:;
    u64 v787 = 0x10;
    u64 v788 = v752 << (v787 & 63);
    u64 v789 = v788 | v784;
    { u64 n790 = v789; v790 = n790; goto b64; }
b63:;
    { u64 n790 = v689; v790 = n790; goto b64; }
b64:;
    u64 v791 = v790 + v371;
    u64 v792 = 0xc0000;
    u64 v793 = v791 + v792;
    u64 v794 = v793 - v688;
    u64 v795 = v794 - v362;
    u64 v796 = 0xa0000;
    u64 v797 = v795 + v796;
    u64 v798 = 0x20;
    u64 v799 = v797 << (v798 & 63);
    u64 v800 = 0x20;
    u64 v801 = (int64_t)v799 >> (v800 & 63);
    u64 v802 = 0x1;
    u8 v803 = (u64)v476 != (u64)v802;
    if (v803) { goto b599; } else { goto b600; }
b599:;
    { u64 n1045 = v801; v1045 = n1045; goto b97; }
b600:;
    u8 v804 = (u64)v401 == (u64)v4;
    if (v804) { goto b601; } else { goto b602; }
b601:;
    { u64 n1045 = v801; v1045 = n1045; goto b97; }
b602:;
    u64 v805 = 0x4000000000000000;
    u8 v806 = (u64)v401 == (u64)v805;
    if (v806) { goto b603; } else { goto b604; }
b603:;
    { u64 n1036 = v801; v1036 = n1036; goto b96; }
b604:;
    u64 v807 = 0xfffffffff0000000;
    u8 v808 = (u64)v401 == (u64)v4;
    if (v808) { goto b605; } else { goto b606; }
b605:;
    { u64 n908 = v807; v908 = n908; goto b79; }
b606:;
    u64 v809 = 0x20;
    u64 v810 = v401 >> (v809 & 63);
    u8 v811 = (u64)v810 == (u64)v4;
    if (v811) { goto b607; } else { goto b608; }
b607:;
    { goto b65; }
b608:;
    u64 v812 = 0x20;
    { u64 n815 = v812; u64 n816 = v401; v815 = n815; v816 = n816; goto b66; }
b65:;
    u64 v813 = 0x20;
    u64 v814 = v401 << (v813 & 63);
    { u64 n815 = v4; u64 n816 = v814; v815 = n815; v816 = n816; goto b66; }
b66:;
    u64 v817 = 0x30;
    u64 v818 = v816 >> (v817 & 63);
    u8 v819 = (u64)v818 == (u64)v4;
    if (v819) { goto b609; } else { goto b610; }
b609:;
    { goto b67; }
b610:;
    u64 v820 = 0x10;
    u64 v821 = v815 + v820;
    u64 v822 = 0xff;
    u64 v823 = v821 & v822;
    { u64 n826 = v823; u64 n827 = v816; v826 = n826; v827 = n827; goto b68; }
b67:;
    u64 v824 = 0x10;
    u64 v825 = v816 << (v824 & 63);
    { u64 n826 = v815; u64 n827 = v825; v826 = n826; v827 = n827; goto b68; }
b68:;
    u64 v828 = 0x38;
    u64 v829 = v827 >> (v828 & 63);
    u8 v830 = (u64)v829 == (u64)v4;
    if (v830) { goto b611; } else { goto b612; }
b611:;
    { goto b69; }
b612:;
    u64 v831 = 0x8;
    u64 v832 = v826 + v831;
    u64 v833 = 0xff;
    u64 v834 = v832 & v833;
    { u64 n837 = v834; u64 n838 = v827; v837 = n837; v838 = n838; goto b70; }
b69:;
    u64 v835 = 0x8;
    u64 v836 = v827 << (v835 & 63);
    { u64 n837 = v826; u64 n838 = v836; v837 = n837; v838 = n838; goto b70; }
b70:;
    u64 v839 = 0x3c;
    u64 v840 = v838 >> (v839 & 63);
    u8 v841 = (u64)v840 == (u64)v4;
    if (v841) { goto b613; } else { goto b614; }
b613:;
    { goto b71; }
b614:;
    u64 v842 = 0x4;
    u64 v843 = v837 + v842;
    u64 v844 = 0xff;
    u64 v845 = v843 & v844;
    { u64 n848 = v845; u64 n849 = v838; v848 = n848; v849 = n849; goto b72; }
b71:;
    u64 v846 = 0x4;
    u64 v847 = v838 << (v846 & 63);
    { u64 n848 = v837; u64 n849 = v847; v848 = n848; v849 = n849; goto b72; }
b72:;
    u64 v850 = 0x3e;
    u64 v851 = v849 >> (v850 & 63);
    u8 v852 = (u64)v851 == (u64)v4;
    if (v852) { goto b615; } else { goto b616; }
b615:;
    { goto b73; }
b616:;
    u64 v853 = 0x2;
    u64 v854 = v848 + v853;
    u64 v855 = 0xff;
    u64 v856 = v854 & v855;
    { u64 n859 = v856; u64 n860 = v849; v859 = n859; v860 = n860; goto b74; }
b73:;
    u64 v857 = 0x2;
    u64 v858 = v849 << (v857 & 63);
    { u64 n859 = v848; u64 n860 = v858; v859 = n859; v860 = n860; goto b74; }
b74:;
    u64 v861 = 0x3f;
    u64 v862 = v860 >> (v861 & 63);
    u8 v863 = (u64)v862 == (u64)v4;
    if (v863) { goto b617; } else { goto b618; }
b617:;
    { goto b75; }
b618:;
    u64 v864 = 0x1;
    u64 v865 = v859 + v864;
    u64 v866 = 0xff;
    u64 v867 = v865 & v866;
    { u64 n870 = v867; u64 n871 = v860; v870 = n870; v871 = n871; goto b76; }
b75:;
    u64 v868 = 0x1;
    u64 v869 = v860 << (v868 & 63);
    { u64 n870 = v859; u64 n871 = v869; v870 = n870; v871 = n871; goto b76; }
b76:;
    u64 v872 = 0x38;
    u64 v873 = v871 >> (v872 & 63);
    u64 v874 = 0x7f;
    u64 v875 = v873 & v874;
    u64 v876 = load_u64((const u8 *)v3 + 48);
    u64 v877 = load_u64((const u8 *)v876 + 240);
    u64 v878 = 0x7f;
    u64 v879 = v875 & v878;
    u64 v880 = 0x4;
    u64 v881 = v879 * v880;
    u64 v882 = v877 + v881;
    u32 v883 = load_u32((const u8 *)v882 + 0);
    u64 v884 = v883;
    u8 v885 = (u64)v884 != (u64)v4;
    u64 v886 = v885;
    u64 v887 = load_u64((const u8 *)v3 + 48);
    u64 v888 = load_u64((const u8 *)v887 + 264);
    u64 v889 = 0x8;
    u64 v890 = v884 * v889;
    u64 v891 = v888 + v890;
    u32 v892 = load_u32((const u8 *)v891 + 0);
    u64 v893 = load_u64((const u8 *)v3 + 48);
    u64 v894 = load_u64((const u8 *)v893 + 272);
    u64 v895 = 0x8;
    u64 v896 = v884 * v895;
    u64 v897 = v894 + v896;
    u32 v898 = 0x1fe;
    u8 v899 = (u32)v892 == (u32)v898;
    if (v899) { goto b619; } else { goto b620; }
b619:;
    u64 v900 = load_u64((const u8 *)v897 + 0);
    u64 v901 = 0xffff;
    u64 v902 = v900 & v901;
    { goto b77; }
b620:;
    u32 v903 = 0x201;
    u8 v904 = (u32)v892 == (u32)v903;
    if (v904) { goto b621; } else { goto b622; }
b621:;
    { goto b78; }
b622:;
    { u64 n908 = v807; v908 = n908; goto b79; }
b77:;
    u64 v905 = 0x10;
    u64 v906 = v870 << (v905 & 63);
    u64 v907 = v906 | v902;
    { u64 n908 = v907; v908 = n908; goto b79; }
b78:;
    { u64 n908 = v807; v908 = n908; goto b79; }
b79:;
    u64 v909 = 0xfffffffff0000000;
    u8 v910 = (u64)v353 == (u64)v4;
    if (v910) { goto b623; } else { goto b624; }
b623:;
    { u64 n1010 = v909; v1010 = n1010; goto b94; }
b624:;
    u64 v911 = 0x20;
    u64 v912 = v353 >> (v911 & 63);
    u8 v913 = (u64)v912 == (u64)v4;
    if (v913) { goto b625; } else { goto b626; }
b625:;
    { goto b80; }
b626:;
    u64 v914 = 0x20;
    { u64 n917 = v914; u64 n918 = v353; v917 = n917; v918 = n918; goto b81; }
b80:;
    u64 v915 = 0x20;
    u64 v916 = v353 << (v915 & 63);
    { u64 n917 = v4; u64 n918 = v916; v917 = n917; v918 = n918; goto b81; }
b81:;
    u64 v919 = 0x30;
    u64 v920 = v918 >> (v919 & 63);
    u8 v921 = (u64)v920 == (u64)v4;
    if (v921) { goto b627; } else { goto b628; }
b627:;
    { goto b82; }
b628:;
    u64 v922 = 0x10;
    u64 v923 = v917 + v922;
    u64 v924 = 0xff;
    u64 v925 = v923 & v924;
    { u64 n928 = v925; u64 n929 = v918; v928 = n928; v929 = n929; goto b83; }
b82:;
    u64 v926 = 0x10;
    u64 v927 = v918 << (v926 & 63);
    { u64 n928 = v917; u64 n929 = v927; v928 = n928; v929 = n929; goto b83; }
b83:;
    u64 v930 = 0x38;
    u64 v931 = v929 >> (v930 & 63);
    u8 v932 = (u64)v931 == (u64)v4;
    if (v932) { goto b629; } else { goto b630; }
b629:;
    { goto b84; }
b630:;
    u64 v933 = 0x8;
    u64 v934 = v928 + v933;
    u64 v935 = 0xff;
    u64 v936 = v934 & v935;
    { u64 n939 = v936; u64 n940 = v929; v939 = n939; v940 = n940; goto b85; }
b84:;
    u64 v937 = 0x8;
    u64 v938 = v929 << (v937 & 63);
    { u64 n939 = v928; u64 n940 = v938; v939 = n939; v940 = n940; goto b85; }
b85:;
    u64 v941 = 0x3c;
    u64 v942 = v940 >> (v941 & 63);
    u8 v943 = (u64)v942 == (u64)v4;
    if (v943) { goto b631; } else { goto b632; }
b631:;
    { goto b86; }
b632:;
    u64 v944 = 0x4;
    u64 v945 = v939 + v944;
    u64 v946 = 0xff;
    u64 v947 = v945 & v946;
    { u64 n950 = v947; u64 n951 = v940; v950 = n950; v951 = n951; goto b87; }
b86:;
    u64 v948 = 0x4;
    u64 v949 = v940 << (v948 & 63);
    { u64 n950 = v939; u64 n951 = v949; v950 = n950; v951 = n951; goto b87; }
b87:;
    u64 v952 = 0x3e;
    u64 v953 = v951 >> (v952 & 63);
    u8 v954 = (u64)v953 == (u64)v4;
    if (v954) { goto b633; } else { goto b634; }
b633:;
    { goto b88; }
b634:;
    u64 v955 = 0x2;
    u64 v956 = v950 + v955;
    u64 v957 = 0xff;
    u64 v958 = v956 & v957;
    { u64 n961 = v958; u64 n962 = v951; v961 = n961; v962 = n962; goto b89; }
b88:;
    u64 v959 = 0x2;
    u64 v960 = v951 << (v959 & 63);
    { u64 n961 = v950; u64 n962 = v960; v961 = n961; v962 = n962; goto b89; }
b89:;
    u64 v963 = 0x3f;
    u64 v964 = v962 >> (v963 & 63);
    u8 v965 = (u64)v964 == (u64)v4;
    if (v965) { goto b635; } else { goto b636; }
b635:;
    { goto b90; }
b636:;
    u64 v966 = 0x1;
    u64 v967 = v961 + v966;
    u64 v968 = 0xff;
    u64 v969 = v967 & v968;
    { u64 n972 = v969; u64 n973 = v962; v972 = n972; v973 = n973; goto b91; }
b90:;
    u64 v970 = 0x1;
    u64 v971 = v962 << (v970 & 63);
    { u64 n972 = v961; u64 n973 = v971; v972 = n972; v973 = n973; goto b91; }
b91:;
    u64 v974 = 0x38;
    u64 v975 = v973 >> (v974 & 63);
    u64 v976 = 0x7f;
    u64 v977 = v975 & v976;
    u64 v978 = load_u64((const u8 *)v3 + 48);
    u64 v979 = load_u64((const u8 *)v978 + 280);
    u64 v980 = 0x7f;
    u64 v981 = v977 & v980;
    u64 v982 = 0x4;
    u64 v983 = v981 * v982;
    u64 v984 = v979 + v983;
    u32 v985 = load_u32((const u8 *)v984 + 0);
    u64 v986 = v985;
    u8 v987 = (u64)v986 != (u64)v4;
    u64 v988 = v987;
    u64 v989 = load_u64((const u8 *)v3 + 48);
    u64 v990 = load_u64((const u8 *)v989 + 304);
    u64 v991 = 0x8;
    u64 v992 = v986 * v991;
    u64 v993 = v990 + v992;
    u32 v994 = load_u32((const u8 *)v993 + 0);
    u64 v995 = load_u64((const u8 *)v3 + 48);
    u64 v996 = load_u64((const u8 *)v995 + 312);
    u64 v997 = 0x8;
    u64 v998 = v986 * v997;
    u64 v999 = v996 + v998;
    u32 v1000 = 0x226;
    u8 v1001 = (u32)v994 == (u32)v1000;
    if (v1001) { goto b637; } else { goto b638; }
b637:;
    u64 v1002 = load_u64((const u8 *)v999 + 0);
    u64 v1003 = 0xffff;
    u64 v1004 = v1002 & v1003;
    { goto b92; }
b638:;
    u32 v1005 = 0x229;
    u8 v1006 = (u32)v994 == (u32)v1005;
    if (v1006) { goto b639; } else { goto b640; }
b639:;
    { goto b93; }
b640:;
    { u64 n1010 = v909; v1010 = n1010; goto b94; }
b92:;
    u64 v1007 = 0x10;
    u64 v1008 = v972 << (v1007 & 63);
    u64 v1009 = v1008 | v1004;
    { u64 n1010 = v1009; v1010 = n1010; goto b94; }
b93:;
    { u64 n1010 = v909; v1010 = n1010; goto b94; }
b94:;
    u64 v1011 = 0x1;
    u8 v1012 = (u64)v376 != (u64)v1011;
    if (v1012) { goto b641; } else { goto b642; }
b641:;
    { goto b95; }
b642:;
    u64 v1013 = v908 + v410;
    u64 v1014 = 0xc0000;
    u64 v1015 = v1013 + v1014;
    u64 v1016 = v1015 - v1010;
    u64 v1017 = 0x20000;
    u64 v1018 = v1016 + v1017;
    u64 v1019 = 0xfffffffffffe0000;
    u64 v1020 = v1018 + v1019;
    u64 v1021 = 0x20;
    u64 v1022 = v1020 << (v1021 & 63);
    u64 v1023 = 0x20;
    u64 v1024 = (int64_t)v1022 >> (v1023 & 63);
    { u64 n1036 = v1024; v1036 = n1036; goto b96; }
b95:;
    u64 v1025 = v908 + v410;
    u64 v1026 = 0xc0000;
    u64 v1027 = v1025 + v1026;
    u64 v1028 = v1027 - v1010;
    u64 v1029 = 0x20000;
    u64 v1030 = v1028 + v1029;
    u64 v1031 = 0x20;
    u64 v1032 = v1030 << (v1031 & 63);
    u64 v1033 = 0x20;
    u64 v1034 = (int64_t)v1032 >> (v1033 & 63);
    u8 v1035 = (int64_t)v1034 >= (int64_t)v801;
    if (v1035) { goto b643; } else { goto b644; }
b643:;
    { u64 n1036 = v801; v1036 = n1036; goto b96; }
b644:;
    { u64 n1036 = v1034; v1036 = n1036; goto b96; }
b96:;
    u8 v1037 = (u64)v479 == (u64)v4;
    if (v1037) { goto b645; } else { goto b646; }
b645:;
    { u64 n1045 = v1036; v1045 = n1045; goto b97; }
b646:;
    u64 v1038 = 0x10000;
    u64 v1039 = v581 + v1038;
    u64 v1040 = 0x20;
    u64 v1041 = v1039 << (v1040 & 63);
    u64 v1042 = 0x20;
    u64 v1043 = (int64_t)v1041 >> (v1042 & 63);
    u8 v1044 = (int64_t)v1043 >= (int64_t)v1036;
    if (v1044) { goto b647; } else { goto b648; }
b647:;
    { u64 n1045 = v1036; v1045 = n1045; goto b97; }
b648:;
    { u64 n1045 = v1043; v1045 = n1045; goto b97; }
b97:;
    u8 v1046 = (u64)v1045 != (u64)v4;
    if (v1046) { goto b649; } else { goto b650; }
b649:;
    { u64 n1048 = v1045; v1048 = n1048; goto b98; }
b650:;
    u64 v1047 = 0xf9c11;
    { u64 n1048 = v1047; v1048 = n1048; goto b98; }
b98:;
    u64 v1049 = 0x80000;
    u64 v1050 = v1048 + v1049;
    u64 v1051 = 0x20;
    u64 v1052 = v1050 << (v1051 & 63);
    u64 v1053 = 0x20;
    u64 v1054 = (int64_t)v1052 >> (v1053 & 63);
    u64 v1055 = 0x10;
    u64 v1056 = 0x40;
    u8 v1057 = (u64)v1055 < (u64)v1056;
    u64 v1058 = 0x3f;
    u64 v1059 = v1057 ? v1055 : v1058;
    u64 v1060 = (int64_t)v1054 >> (v1059 & 63);
    u64 v1061 = 0x8;
    u64 v1062 = 0x40;
    u8 v1063 = (u64)v1061 < (u64)v1062;
    u64 v1064 = 0x3f;
    u64 v1065 = v1063 ? v1061 : v1064;
    u64 v1066 = (int64_t)v1050 >> (v1065 & 63);
    u64 v1067 = 0xff;
    u64 v1068 = v1066 & v1067;
    u64 v1069 = load_u64((const u8 *)v3 + 48);
    u64 v1070 = load_u64((const u8 *)v1069 + 320);
    u64 v1071 = 0xff;
    u64 v1072 = v1068 & v1071;
    u64 v1073 = 0x4;
    u64 v1074 = v1072 * v1073;
    u64 v1075 = v1070 + v1074;
    u32 v1076 = load_u32((const u8 *)v1075 + 0);
    u64 v1077 = v1076;
    u8 v1078 = (u64)v1077 != (u64)v4;
    u64 v1079 = v1078;
    u64 v1080 = load_u64((const u8 *)v3 + 48);
    u64 v1081 = load_u64((const u8 *)v1080 + 344);
    u64 v1082 = 0x8;
    u64 v1083 = v1077 * v1082;
    u64 v1084 = v1081 + v1083;
    u32 v1085 = load_u32((const u8 *)v1084 + 0);
    u64 v1086 = load_u64((const u8 *)v3 + 48);
    u64 v1087 = load_u64((const u8 *)v1086 + 352);
    u64 v1088 = 0x8;
    u64 v1089 = v1077 * v1088;
    u64 v1090 = v1087 + v1089;
    u32 v1091 = 0x247;
    u8 v1092 = (u32)v1085 == (u32)v1091;
    if (v1092) { goto b651; } else { goto b652; }
b651:;
    u64 v1093 = load_u64((const u8 *)v1090 + 0);
    { goto b99; }
b652:;
    u32 v1094 = 0x257;
    u8 v1095 = (u32)v1085 == (u32)v1094;
    if (v1095) { goto b653; } else { goto b654; }
b653:;
    { goto b102; }
b654:;
    { u64 n1131 = v4; v1131 = n1131; goto b103; }
b99:;
    u64 v1096 = 0x3e;
    u8 v1097 = (int64_t)v1060 < (int64_t)v1096;
    if (v1097) { goto b655; } else { goto b656; }
b655:;
    { goto b100; }
b656:;
    u64 v1098 = 0x4000000000000000;
    { u64 n1131 = v1098; v1131 = n1131; goto b103; }
b100:;
    u64 v1099 = 0x10;
    u8 v1100 = (int64_t)v1060 < (int64_t)v1099;
    if (v1100) { goto b657; } else { goto b658; }
b657:;
    { goto b101; }
b658:;
    u64 v1101 = 0xfffffffffffffff0;
    u64 v1102 = v1060 + v1101;
    u64 v1103 = 0xff;
    u64 v1104 = v1102 & v1103;
    u64 v1105 = 0x40;
    u8 v1106 = (u64)v1104 < (u64)v1105;
    u64 v1107 = v1093 << (v1104 & 63);
    u64 v1108 = v1106 ? v1107 : v4;
    { u64 n1131 = v1108; v1131 = n1131; goto b103; }
b101:;
    u64 v1109 = 0xffffffffffffffff;
    u8 v1110 = (int64_t)v1060 < (int64_t)v1109;
    if (v1110) { goto b659; } else { goto b660; }
b659:;
    { u64 n1131 = v4; v1131 = n1131; goto b103; }
b660:;
    u64 v1111 = 0x10;
    u64 v1112 = v1111 - v1060;
    u64 v1113 = 0xff;
    u64 v1114 = v1112 + v1113;
    u64 v1115 = 0xff;
    u64 v1116 = v1114 & v1115;
    u64 v1117 = 0x1;
    u64 v1118 = 0x40;
    u8 v1119 = (u64)v1116 < (u64)v1118;
    u64 v1120 = v1117 << (v1116 & 63);
    u64 v1121 = v1119 ? v1120 : v4;
    u64 v1122 = v1093 + v1121;
    u64 v1123 = 0x10;
    u64 v1124 = v1123 - v1060;
    u64 v1125 = 0xff;
    u64 v1126 = v1124 & v1125;
    u64 v1127 = 0x40;
    u8 v1128 = (u64)v1126 < (u64)v1127;
    u64 v1129 = v1122 >> (v1126 & 63);
    u64 v1130 = v1128 ? v1129 : v4;
    { u64 n1131 = v1130; v1131 = n1131; goto b103; }
b102:;
    { u64 n1131 = v4; v1131 = n1131; goto b103; }
b103:;
    u64 v1132 = 0xffffffff;
    u64 v1133 = v1131 & v1132;
    u64 v1134 = 0xfffffffff0000000;
    u8 v1135 = (u64)v249 == (u64)v4;
    if (v1135) { goto b661; } else { goto b662; }
b661:;
    { u64 n1235 = v1134; v1235 = n1235; goto b118; }
b662:;
    u64 v1136 = 0x20;
    u64 v1137 = v249 >> (v1136 & 63);
    u8 v1138 = (u64)v1137 == (u64)v4;
    if (v1138) { goto b663; } else { goto b664; }
b663:;
    { goto b104; }
b664:;
    u64 v1139 = 0x20;
    { u64 n1142 = v1139; u64 n1143 = v249; v1142 = n1142; v1143 = n1143; goto b105; }
b104:;
    u64 v1140 = 0x20;
    u64 v1141 = v249 << (v1140 & 63);
    { u64 n1142 = v4; u64 n1143 = v1141; v1142 = n1142; v1143 = n1143; goto b105; }
b105:;
    u64 v1144 = 0x30;
    u64 v1145 = v1143 >> (v1144 & 63);
    u8 v1146 = (u64)v1145 == (u64)v4;
    if (v1146) { goto b665; } else { goto b666; }
b665:;
    { goto b106; }
b666:;
    u64 v1147 = 0x10;
    u64 v1148 = v1142 + v1147;
    u64 v1149 = 0xff;
    u64 v1150 = v1148 & v1149;
    { u64 n1153 = v1150; u64 n1154 = v1143; v1153 = n1153; v1154 = n1154; goto b107; }
b106:;
    u64 v1151 = 0x10;
    u64 v1152 = v1143 << (v1151 & 63);
    { u64 n1153 = v1142; u64 n1154 = v1152; v1153 = n1153; v1154 = n1154; goto b107; }
b107:;
    u64 v1155 = 0x38;
    u64 v1156 = v1154 >> (v1155 & 63);
    u8 v1157 = (u64)v1156 == (u64)v4;
    if (v1157) { goto b667; } else { goto b668; }
b667:;
    { goto b108; }
b668:;
    u64 v1158 = 0x8;
    u64 v1159 = v1153 + v1158;
    u64 v1160 = 0xff;
    u64 v1161 = v1159 & v1160;
    { u64 n1164 = v1161; u64 n1165 = v1154; v1164 = n1164; v1165 = n1165; goto b109; }
b108:;
    u64 v1162 = 0x8;
    u64 v1163 = v1154 << (v1162 & 63);
    { u64 n1164 = v1153; u64 n1165 = v1163; v1164 = n1164; v1165 = n1165; goto b109; }
b109:;
    u64 v1166 = 0x3c;
    u64 v1167 = v1165 >> (v1166 & 63);
    u8 v1168 = (u64)v1167 == (u64)v4;
    if (v1168) { goto b669; } else { goto b670; }
b669:;
    { goto b110; }
b670:;
    u64 v1169 = 0x4;
    u64 v1170 = v1164 + v1169;
    u64 v1171 = 0xff;
    u64 v1172 = v1170 & v1171;
    { u64 n1175 = v1172; u64 n1176 = v1165; v1175 = n1175; v1176 = n1176; goto b111; }
b110:;
    u64 v1173 = 0x4;
    u64 v1174 = v1165 << (v1173 & 63);
    { u64 n1175 = v1164; u64 n1176 = v1174; v1175 = n1175; v1176 = n1176; goto b111; }
b111:;
    u64 v1177 = 0x3e;
    u64 v1178 = v1176 >> (v1177 & 63);
    u8 v1179 = (u64)v1178 == (u64)v4;
    if (v1179) { goto b671; } else { goto b672; }
b671:;
    { goto b112; }
b672:;
    u64 v1180 = 0x2;
    u64 v1181 = v1175 + v1180;
    u64 v1182 = 0xff;
    u64 v1183 = v1181 & v1182;
    { u64 n1186 = v1183; u64 n1187 = v1176; v1186 = n1186; v1187 = n1187; goto b113; }
b112:;
    u64 v1184 = 0x2;
    u64 v1185 = v1176 << (v1184 & 63);
    { u64 n1186 = v1175; u64 n1187 = v1185; v1186 = n1186; v1187 = n1187; goto b113; }
b113:;
    u64 v1188 = 0x3f;
    u64 v1189 = v1187 >> (v1188 & 63);
    u8 v1190 = (u64)v1189 == (u64)v4;
    if (v1190) { goto b673; } else { goto b674; }
b673:;
    { goto b114; }
b674:;
    u64 v1191 = 0x1;
    u64 v1192 = v1186 + v1191;
    u64 v1193 = 0xff;
    u64 v1194 = v1192 & v1193;
    { u64 n1197 = v1194; u64 n1198 = v1187; v1197 = n1197; v1198 = n1198; goto b115; }
b114:;
    u64 v1195 = 0x1;
    u64 v1196 = v1187 << (v1195 & 63);
    { u64 n1197 = v1186; u64 n1198 = v1196; v1197 = n1197; v1198 = n1198; goto b115; }
b115:;
    u64 v1199 = 0x38;
    u64 v1200 = v1198 >> (v1199 & 63);
    u64 v1201 = 0x7f;
    u64 v1202 = v1200 & v1201;
    u64 v1203 = load_u64((const u8 *)v3 + 48);
    u64 v1204 = load_u64((const u8 *)v1203 + 360);
    u64 v1205 = 0x7f;
    u64 v1206 = v1202 & v1205;
    u64 v1207 = 0x4;
    u64 v1208 = v1206 * v1207;
    u64 v1209 = v1204 + v1208;
    u32 v1210 = load_u32((const u8 *)v1209 + 0);
    u64 v1211 = v1210;
    u8 v1212 = (u64)v1211 != (u64)v4;
    u64 v1213 = v1212;
    u64 v1214 = load_u64((const u8 *)v3 + 48);
    u64 v1215 = load_u64((const u8 *)v1214 + 384);
    u64 v1216 = 0x8;
    u64 v1217 = v1211 * v1216;
    u64 v1218 = v1215 + v1217;
    u32 v1219 = load_u32((const u8 *)v1218 + 0);
    u64 v1220 = load_u64((const u8 *)v3 + 48);
    u64 v1221 = load_u64((const u8 *)v1220 + 392);
    u64 v1222 = 0x8;
    u64 v1223 = v1211 * v1222;
    u64 v1224 = v1221 + v1223;
    u32 v1225 = 0x27d;
    u8 v1226 = (u32)v1219 == (u32)v1225;
    if (v1226) { goto b675; } else { goto b676; }
b675:;
    u64 v1227 = load_u64((const u8 *)v1224 + 0);
    u64 v1228 = 0xffff;
    u64 v1229 = v1227 & v1228;
    { goto b116; }
b676:;
    u32 v1230 = 0x280;
    u8 v1231 = (u32)v1219 == (u32)v1230;
    if (v1231) { goto b677; } else { goto b678; }
b677:;
    { goto b117; }
b678:;
    { u64 n1235 = v1134; v1235 = n1235; goto b118; }
b116:;
    u64 v1232 = 0x10;
    u64 v1233 = v1197 << (v1232 & 63);
    u64 v1234 = v1233 | v1229;
    { u64 n1235 = v1234; v1235 = n1235; goto b118; }
b117:;
    { u64 n1235 = v1134; v1235 = n1235; goto b118; }
b118:;
    u64 v1236 = 0xfffffffff0000000;
    u8 v1237 = (u64)v432 == (u64)v4;
    if (v1237) { goto b679; } else { goto b680; }
b679:;
    { u64 n1337 = v1236; v1337 = n1337; goto b133; }
b680:;
    u64 v1238 = 0x20;
    u64 v1239 = v432 >> (v1238 & 63);
    u8 v1240 = (u64)v1239 == (u64)v4;
    if (v1240) { goto b681; } else { goto b682; }
b681:;
    { goto b119; }
b682:;
    u64 v1241 = 0x20;
    { u64 n1244 = v1241; u64 n1245 = v432; v1244 = n1244; v1245 = n1245; goto b120; }
b119:;
    u64 v1242 = 0x20;
    u64 v1243 = v432 << (v1242 & 63);
    { u64 n1244 = v4; u64 n1245 = v1243; v1244 = n1244; v1245 = n1245; goto b120; }
b120:;
    u64 v1246 = 0x30;
    u64 v1247 = v1245 >> (v1246 & 63);
    u8 v1248 = (u64)v1247 == (u64)v4;
    if (v1248) { goto b683; } else { goto b684; }
b683:;
    { goto b121; }
b684:;
    u64 v1249 = 0x10;
    u64 v1250 = v1244 + v1249;
    u64 v1251 = 0xff;
    u64 v1252 = v1250 & v1251;
    { u64 n1255 = v1252; u64 n1256 = v1245; v1255 = n1255; v1256 = n1256; goto b122; }
b121:;
    u64 v1253 = 0x10;
    u64 v1254 = v1245 << (v1253 & 63);
    { u64 n1255 = v1244; u64 n1256 = v1254; v1255 = n1255; v1256 = n1256; goto b122; }
b122:;
    u64 v1257 = 0x38;
    u64 v1258 = v1256 >> (v1257 & 63);
    u8 v1259 = (u64)v1258 == (u64)v4;
    if (v1259) { goto b685; } else { goto b686; }
b685:;
    { goto b123; }
b686:;
    u64 v1260 = 0x8;
    u64 v1261 = v1255 + v1260;
    u64 v1262 = 0xff;
    u64 v1263 = v1261 & v1262;
    { u64 n1266 = v1263; u64 n1267 = v1256; v1266 = n1266; v1267 = n1267; goto b124; }
b123:;
    u64 v1264 = 0x8;
    u64 v1265 = v1256 << (v1264 & 63);
    { u64 n1266 = v1255; u64 n1267 = v1265; v1266 = n1266; v1267 = n1267; goto b124; }
b124:;
    u64 v1268 = 0x3c;
    u64 v1269 = v1267 >> (v1268 & 63);
    u8 v1270 = (u64)v1269 == (u64)v4;
    if (v1270) { goto b687; } else { goto b688; }
b687:;
    { goto b125; }
b688:;
    u64 v1271 = 0x4;
    u64 v1272 = v1266 + v1271;
    u64 v1273 = 0xff;
    u64 v1274 = v1272 & v1273;
    { u64 n1277 = v1274; u64 n1278 = v1267; v1277 = n1277; v1278 = n1278; goto b126; }
b125:;
    u64 v1275 = 0x4;
    u64 v1276 = v1267 << (v1275 & 63);
    { u64 n1277 = v1266; u64 n1278 = v1276; v1277 = n1277; v1278 = n1278; goto b126; }
b126:;
    u64 v1279 = 0x3e;
    u64 v1280 = v1278 >> (v1279 & 63);
    u8 v1281 = (u64)v1280 == (u64)v4;
    if (v1281) { goto b689; } else { goto b690; }
b689:;
    { goto b127; }
b690:;
    u64 v1282 = 0x2;
    u64 v1283 = v1277 + v1282;
    u64 v1284 = 0xff;
    u64 v1285 = v1283 & v1284;
    { u64 n1288 = v1285; u64 n1289 = v1278; v1288 = n1288; v1289 = n1289; goto b128; }
b127:;
    u64 v1286 = 0x2;
    u64 v1287 = v1278 << (v1286 & 63);
    { u64 n1288 = v1277; u64 n1289 = v1287; v1288 = n1288; v1289 = n1289; goto b128; }
b128:;
    u64 v1290 = 0x3f;
    u64 v1291 = v1289 >> (v1290 & 63);
    u8 v1292 = (u64)v1291 == (u64)v4;
    if (v1292) { goto b691; } else { goto b692; }
b691:;
    { goto b129; }
b692:;
    u64 v1293 = 0x1;
    u64 v1294 = v1288 + v1293;
    u64 v1295 = 0xff;
    u64 v1296 = v1294 & v1295;
    { u64 n1299 = v1296; u64 n1300 = v1289; v1299 = n1299; v1300 = n1300; goto b130; }
b129:;
    u64 v1297 = 0x1;
    u64 v1298 = v1289 << (v1297 & 63);
    { u64 n1299 = v1288; u64 n1300 = v1298; v1299 = n1299; v1300 = n1300; goto b130; }
b130:;
    u64 v1301 = 0x38;
    u64 v1302 = v1300 >> (v1301 & 63);
    u64 v1303 = 0x7f;
    u64 v1304 = v1302 & v1303;
    u64 v1305 = load_u64((const u8 *)v3 + 48);
    u64 v1306 = load_u64((const u8 *)v1305 + 400);
    u64 v1307 = 0x7f;
    u64 v1308 = v1304 & v1307;
    u64 v1309 = 0x4;
    u64 v1310 = v1308 * v1309;
    u64 v1311 = v1306 + v1310;
    u32 v1312 = load_u32((const u8 *)v1311 + 0);
    u64 v1313 = v1312;
    u8 v1314 = (u64)v1313 != (u64)v4;
    u64 v1315 = v1314;
    u64 v1316 = load_u64((const u8 *)v3 + 48);
    u64 v1317 = load_u64((const u8 *)v1316 + 424);
    u64 v1318 = 0x8;
    u64 v1319 = v1313 * v1318;
    u64 v1320 = v1317 + v1319;
    u32 v1321 = load_u32((const u8 *)v1320 + 0);
    u64 v1322 = load_u64((const u8 *)v3 + 48);
    u64 v1323 = load_u64((const u8 *)v1322 + 432);
    u64 v1324 = 0x8;
    u64 v1325 = v1313 * v1324;
    u64 v1326 = v1323 + v1325;
    u32 v1327 = 0x2a5;
    u8 v1328 = (u32)v1321 == (u32)v1327;
    if (v1328) { goto b693; } else { goto b694; }
b693:;
    u64 v1329 = load_u64((const u8 *)v1326 + 0);
    u64 v1330 = 0xffff;
    u64 v1331 = v1329 & v1330;
    { goto b131; }
b694:;
    u32 v1332 = 0x2a8;
    u8 v1333 = (u32)v1321 == (u32)v1332;
    if (v1333) { goto b695; } else { goto b696; }
b695:;
    { goto b132; }
b696:;
    { u64 n1337 = v1236; v1337 = n1337; goto b133; }
b131:;
    u64 v1334 = 0x10;
    u64 v1335 = v1299 << (v1334 & 63);
    u64 v1336 = v1335 | v1331;
    { u64 n1337 = v1336; v1337 = n1337; goto b133; }
b132:;
    { u64 n1337 = v1236; v1337 = n1337; goto b133; }
b133:;
    u64 v1338 = 0xfffffffff0000000;
    u8 v1339 = (u64)v308 == (u64)v4;
    if (v1339) { goto b697; } else { goto b698; }
b697:;
    { u64 n1437 = v1338; v1437 = n1437; goto b148; }
b698:;
    u8 v1340 = (u64)v4 == (u64)v4;
    if (v1340) { goto b699; } else { goto b700; }
b699:;
    { goto b134; }
b700:;
    u64 v1341 = 0x20;
    { u64 n1344 = v1341; u64 n1345 = v308; v1344 = n1344; v1345 = n1345; goto b135; }
b134:;
    u64 v1342 = 0x20;
    u64 v1343 = v308 << (v1342 & 63);
    { u64 n1344 = v4; u64 n1345 = v1343; v1344 = n1344; v1345 = n1345; goto b135; }
b135:;
    u64 v1346 = 0x30;
    u64 v1347 = v1345 >> (v1346 & 63);
    u8 v1348 = (u64)v1347 == (u64)v4;
    if (v1348) { goto b701; } else { goto b702; }
b701:;
    { goto b136; }
b702:;
    u64 v1349 = 0x10;
    u64 v1350 = v1344 + v1349;
    u64 v1351 = 0xff;
    u64 v1352 = v1350 & v1351;
    { u64 n1355 = v1352; u64 n1356 = v1345; v1355 = n1355; v1356 = n1356; goto b137; }
b136:;
    u64 v1353 = 0x10;
    u64 v1354 = v1345 << (v1353 & 63);
    { u64 n1355 = v1344; u64 n1356 = v1354; v1355 = n1355; v1356 = n1356; goto b137; }
b137:;
    u64 v1357 = 0x38;
    u64 v1358 = v1356 >> (v1357 & 63);
    u8 v1359 = (u64)v1358 == (u64)v4;
    if (v1359) { goto b703; } else { goto b704; }
b703:;
    { goto b138; }
b704:;
    u64 v1360 = 0x8;
    u64 v1361 = v1355 + v1360;
    u64 v1362 = 0xff;
    u64 v1363 = v1361 & v1362;
    { u64 n1366 = v1363; u64 n1367 = v1356; v1366 = n1366; v1367 = n1367; goto b139; }
b138:;
    u64 v1364 = 0x8;
    u64 v1365 = v1356 << (v1364 & 63);
    { u64 n1366 = v1355; u64 n1367 = v1365; v1366 = n1366; v1367 = n1367; goto b139; }
b139:;
    u64 v1368 = 0x3c;
    u64 v1369 = v1367 >> (v1368 & 63);
    u8 v1370 = (u64)v1369 == (u64)v4;
    if (v1370) { goto b705; } else { goto b706; }
b705:;
    { goto b140; }
b706:;
    u64 v1371 = 0x4;
    u64 v1372 = v1366 + v1371;
    u64 v1373 = 0xff;
    u64 v1374 = v1372 & v1373;
    { u64 n1377 = v1374; u64 n1378 = v1367; v1377 = n1377; v1378 = n1378; goto b141; }
b140:;
    u64 v1375 = 0x4;
    u64 v1376 = v1367 << (v1375 & 63);
    { u64 n1377 = v1366; u64 n1378 = v1376; v1377 = n1377; v1378 = n1378; goto b141; }
b141:;
    u64 v1379 = 0x3e;
    u64 v1380 = v1378 >> (v1379 & 63);
    u8 v1381 = (u64)v1380 == (u64)v4;
    if (v1381) { goto b707; } else { goto b708; }
b707:;
    { goto b142; }
b708:;
    u64 v1382 = 0x2;
    u64 v1383 = v1377 + v1382;
    u64 v1384 = 0xff;
    u64 v1385 = v1383 & v1384;
    { u64 n1388 = v1385; u64 n1389 = v1378; v1388 = n1388; v1389 = n1389; goto b143; }
b142:;
    u64 v1386 = 0x2;
    u64 v1387 = v1378 << (v1386 & 63);
    { u64 n1388 = v1377; u64 n1389 = v1387; v1388 = n1388; v1389 = n1389; goto b143; }
b143:;
    u64 v1390 = 0x3f;
    u64 v1391 = v1389 >> (v1390 & 63);
    u8 v1392 = (u64)v1391 == (u64)v4;
    if (v1392) { goto b709; } else { goto b710; }
b709:;
    { goto b144; }
b710:;
    u64 v1393 = 0x1;
    u64 v1394 = v1388 + v1393;
    u64 v1395 = 0xff;
    u64 v1396 = v1394 & v1395;
    { u64 n1399 = v1396; u64 n1400 = v1389; v1399 = n1399; v1400 = n1400; goto b145; }
b144:;
    u64 v1397 = 0x1;
    u64 v1398 = v1389 << (v1397 & 63);
    { u64 n1399 = v1388; u64 n1400 = v1398; v1399 = n1399; v1400 = n1400; goto b145; }
b145:;
    u64 v1401 = 0x38;
    u64 v1402 = v1400 >> (v1401 & 63);
    u64 v1403 = 0x7f;
    u64 v1404 = v1402 & v1403;
    u64 v1405 = load_u64((const u8 *)v3 + 48);
    u64 v1406 = load_u64((const u8 *)v1405 + 440);
    u64 v1407 = 0x7f;
    u64 v1408 = v1404 & v1407;
    u64 v1409 = 0x4;
    u64 v1410 = v1408 * v1409;
    u64 v1411 = v1406 + v1410;
    u32 v1412 = load_u32((const u8 *)v1411 + 0);
    u64 v1413 = v1412;
    u8 v1414 = (u64)v1413 != (u64)v4;
    u64 v1415 = v1414;
    u64 v1416 = load_u64((const u8 *)v3 + 48);
    u64 v1417 = load_u64((const u8 *)v1416 + 464);
    u64 v1418 = 0x8;
    u64 v1419 = v1413 * v1418;
    u64 v1420 = v1417 + v1419;
    u32 v1421 = load_u32((const u8 *)v1420 + 0);
    u64 v1422 = load_u64((const u8 *)v3 + 48);
    u64 v1423 = load_u64((const u8 *)v1422 + 472);
    u64 v1424 = 0x8;
    u64 v1425 = v1413 * v1424;
    u64 v1426 = v1423 + v1425;
    u32 v1427 = 0x2cc;
    u8 v1428 = (u32)v1421 == (u32)v1427;
    if (v1428) { goto b711; } else { goto b712; }
b711:;
    u64 v1429 = load_u64((const u8 *)v1426 + 0);
    u64 v1430 = 0xffff;
    u64 v1431 = v1429 & v1430;
    { goto b146; }
b712:;
    u32 v1432 = 0x2cf;
    u8 v1433 = (u32)v1421 == (u32)v1432;
    if (v1433) { goto b713; } else { goto b714; }
b713:;
    { goto b147; }
b714:;
    { u64 n1437 = v1338; v1437 = n1437; goto b148; }
b146:;
    u64 v1434 = 0x10;
    u64 v1435 = v1399 << (v1434 & 63);
    u64 v1436 = v1435 | v1431;
    { u64 n1437 = v1436; v1437 = n1437; goto b148; }
b147:;
    { u64 n1437 = v1338; v1437 = n1437; goto b148; }
b148:;
    u64 v1438 = v1337 + v1048;
    u64 v1439 = v1438 - v581;
    u64 v1440 = 0x20;
    u64 v1441 = v1439 << (v1440 & 63);
    u64 v1442 = 0x20;
    u64 v1443 = (int64_t)v1441 >> (v1442 & 63);
    u64 v1444 = 0xead96;
    u64 v1445 = v1443 + v1444;
    u64 v1446 = 0x20;
    u64 v1447 = v1445 << (v1446 & 63);
    u64 v1448 = 0x20;
    u64 v1449 = (int64_t)v1447 >> (v1448 & 63);
    u64 v1450 = 0x10;
    u64 v1451 = 0x40;
    u8 v1452 = (u64)v1450 < (u64)v1451;
    u64 v1453 = 0x3f;
    u64 v1454 = v1452 ? v1450 : v1453;
    u64 v1455 = (int64_t)v1449 >> (v1454 & 63);
    u64 v1456 = 0x8;
    u64 v1457 = 0x40;
    u8 v1458 = (u64)v1456 < (u64)v1457;
    u64 v1459 = 0x3f;
    u64 v1460 = v1458 ? v1456 : v1459;
    u64 v1461 = (int64_t)v1445 >> (v1460 & 63);
    u64 v1462 = 0xff;
    u64 v1463 = v1461 & v1462;
    u64 v1464 = load_u64((const u8 *)v3 + 48);
    u64 v1465 = load_u64((const u8 *)v1464 + 480);
    u64 v1466 = 0xff;
    u64 v1467 = v1463 & v1466;
    u64 v1468 = 0x4;
    u64 v1469 = v1467 * v1468;
    u64 v1470 = v1465 + v1469;
    u32 v1471 = load_u32((const u8 *)v1470 + 0);
    u64 v1472 = v1471;
    u8 v1473 = (u64)v1472 != (u64)v4;
    u64 v1474 = v1473;
    u64 v1475 = load_u64((const u8 *)v3 + 48);
    u64 v1476 = load_u64((const u8 *)v1475 + 504);
    u64 v1477 = 0x8;
    u64 v1478 = v1472 * v1477;
    u64 v1479 = v1476 + v1478;
    u32 v1480 = load_u32((const u8 *)v1479 + 0);
    u64 v1481 = load_u64((const u8 *)v3 + 48);
    u64 v1482 = load_u64((const u8 *)v1481 + 512);
    u64 v1483 = 0x8;
    u64 v1484 = v1472 * v1483;
    u64 v1485 = v1482 + v1484;
    u32 v1486 = 0x2da;
    u8 v1487 = (u32)v1480 == (u32)v1486;
    if (v1487) { goto b715; } else { goto b716; }
b715:;
    u64 v1488 = load_u64((const u8 *)v1485 + 0);
    { goto b149; }
b716:;
    u32 v1489 = 0x2ea;
    u8 v1490 = (u32)v1480 == (u32)v1489;
    if (v1490) { goto b717; } else { goto b718; }
b717:;
    { goto b152; }
b718:;
    { u64 n1526 = v4; v1526 = n1526; goto b153; }
b149:;
    u64 v1491 = 0x3e;
    u8 v1492 = (int64_t)v1455 < (int64_t)v1491;
    if (v1492) { goto b719; } else { goto b720; }
b719:;
    { goto b150; }
b720:;
    u64 v1493 = 0x4000000000000000;
    { u64 n1526 = v1493; v1526 = n1526; goto b153; }
b150:;
    u64 v1494 = 0x10;
    u8 v1495 = (int64_t)v1455 < (int64_t)v1494;
    if (v1495) { goto b721; } else { goto b722; }
b721:;
    { goto b151; }
b722:;
    u64 v1496 = 0xfffffffffffffff0;
    u64 v1497 = v1455 + v1496;
    u64 v1498 = 0xff;
    u64 v1499 = v1497 & v1498;
    u64 v1500 = 0x40;
    u8 v1501 = (u64)v1499 < (u64)v1500;
    u64 v1502 = v1488 << (v1499 & 63);
    u64 v1503 = v1501 ? v1502 : v4;
    { u64 n1526 = v1503; v1526 = n1526; goto b153; }
b151:;
    u64 v1504 = 0xffffffffffffffff;
    u8 v1505 = (int64_t)v1455 < (int64_t)v1504;
    if (v1505) { goto b723; } else { goto b724; }
b723:;
    { u64 n1526 = v4; v1526 = n1526; goto b153; }
b724:;
    u64 v1506 = 0x10;
    u64 v1507 = v1506 - v1455;
    u64 v1508 = 0xff;
    u64 v1509 = v1507 + v1508;
    u64 v1510 = 0xff;
    u64 v1511 = v1509 & v1510;
    u64 v1512 = 0x1;
    u64 v1513 = 0x40;
    u8 v1514 = (u64)v1511 < (u64)v1513;
    u64 v1515 = v1512 << (v1511 & 63);
    u64 v1516 = v1514 ? v1515 : v4;
    u64 v1517 = v1488 + v1516;
    u64 v1518 = 0x10;
    u64 v1519 = v1518 - v1455;
    u64 v1520 = 0xff;
    u64 v1521 = v1519 & v1520;
    u64 v1522 = 0x40;
    u8 v1523 = (u64)v1521 < (u64)v1522;
    u64 v1524 = v1517 >> (v1521 & 63);
    u64 v1525 = v1523 ? v1524 : v4;
    { u64 n1526 = v1525; v1526 = n1526; goto b153; }
b152:;
    { u64 n1526 = v4; v1526 = n1526; goto b153; }
b153:;
    u64 v1527 = v1235 + v1048;
    u64 v1528 = 0xfffffffffffaad96;
    u64 v1529 = v1527 + v1528;
    u64 v1530 = 0x20;
    u64 v1531 = v1529 << (v1530 & 63);
    u64 v1532 = 0x20;
    u64 v1533 = (int64_t)v1531 >> (v1532 & 63);
    u64 v1534 = 0x10;
    u64 v1535 = 0x40;
    u8 v1536 = (u64)v1534 < (u64)v1535;
    u64 v1537 = 0x3f;
    u64 v1538 = v1536 ? v1534 : v1537;
    u64 v1539 = (int64_t)v1533 >> (v1538 & 63);
    u64 v1540 = 0x8;
    u64 v1541 = 0x40;
    u8 v1542 = (u64)v1540 < (u64)v1541;
    u64 v1543 = 0x3f;
    u64 v1544 = v1542 ? v1540 : v1543;
    u64 v1545 = (int64_t)v1529 >> (v1544 & 63);
    u64 v1546 = 0xff;
    u64 v1547 = v1545 & v1546;
    u64 v1548 = load_u64((const u8 *)v3 + 48);
    u64 v1549 = load_u64((const u8 *)v1548 + 520);
    u64 v1550 = 0xff;
    u64 v1551 = v1547 & v1550;
    u64 v1552 = 0x4;
    u64 v1553 = v1551 * v1552;
    u64 v1554 = v1549 + v1553;
    u32 v1555 = load_u32((const u8 *)v1554 + 0);
    u64 v1556 = v1555;
    u8 v1557 = (u64)v1556 != (u64)v4;
    u64 v1558 = v1557;
    u64 v1559 = load_u64((const u8 *)v3 + 48);
    u64 v1560 = load_u64((const u8 *)v1559 + 544);
    u64 v1561 = 0x8;
    u64 v1562 = v1556 * v1561;
    u64 v1563 = v1560 + v1562;
    u32 v1564 = load_u32((const u8 *)v1563 + 0);
    u64 v1565 = load_u64((const u8 *)v3 + 48);
    u64 v1566 = load_u64((const u8 *)v1565 + 552);
    u64 v1567 = 0x8;
    u64 v1568 = v1556 * v1567;
    u64 v1569 = v1566 + v1568;
    u32 v1570 = 0x2f3;
    u8 v1571 = (u32)v1564 == (u32)v1570;
    if (v1571) { goto b725; } else { goto b726; }
b725:;
    u64 v1572 = load_u64((const u8 *)v1569 + 0);
    { goto b154; }
b726:;
    u32 v1573 = 0x303;
    u8 v1574 = (u32)v1564 == (u32)v1573;
    if (v1574) { goto b727; } else { goto b728; }
b727:;
    { goto b157; }
b728:;
    { u64 n1610 = v4; v1610 = n1610; goto b158; }
b154:;
    u64 v1575 = 0x3e;
    u8 v1576 = (int64_t)v1539 < (int64_t)v1575;
    if (v1576) { goto b729; } else { goto b730; }
b729:;
    { goto b155; }
b730:;
    u64 v1577 = 0x4000000000000000;
    { u64 n1610 = v1577; v1610 = n1610; goto b158; }
b155:;
    u64 v1578 = 0x10;
    u8 v1579 = (int64_t)v1539 < (int64_t)v1578;
    if (v1579) { goto b731; } else { goto b732; }
b731:;
    { goto b156; }
b732:;
    u64 v1580 = 0xfffffffffffffff0;
    u64 v1581 = v1539 + v1580;
    u64 v1582 = 0xff;
    u64 v1583 = v1581 & v1582;
    u64 v1584 = 0x40;
    u8 v1585 = (u64)v1583 < (u64)v1584;
    u64 v1586 = v1572 << (v1583 & 63);
    u64 v1587 = v1585 ? v1586 : v4;
    { u64 n1610 = v1587; v1610 = n1610; goto b158; }
b156:;
    u64 v1588 = 0xffffffffffffffff;
    u8 v1589 = (int64_t)v1539 < (int64_t)v1588;
    if (v1589) { goto b733; } else { goto b734; }
b733:;
    { u64 n1610 = v4; v1610 = n1610; goto b158; }
b734:;
    u64 v1590 = 0x10;
    u64 v1591 = v1590 - v1539;
    u64 v1592 = 0xff;
    u64 v1593 = v1591 + v1592;
    u64 v1594 = 0xff;
    u64 v1595 = v1593 & v1594;
    u64 v1596 = 0x1;
    u64 v1597 = 0x40;
    u8 v1598 = (u64)v1595 < (u64)v1597;
    u64 v1599 = v1596 << (v1595 & 63);
    u64 v1600 = v1598 ? v1599 : v4;
    u64 v1601 = v1572 + v1600;
    u64 v1602 = 0x10;
    u64 v1603 = v1602 - v1539;
    u64 v1604 = 0xff;
    u64 v1605 = v1603 & v1604;
    u64 v1606 = 0x40;
    u8 v1607 = (u64)v1605 < (u64)v1606;
    u64 v1608 = v1601 >> (v1605 & 63);
    u64 v1609 = v1607 ? v1608 : v4;
    { u64 n1610 = v1609; v1610 = n1610; goto b158; }
b157:;
    { u64 n1610 = v4; v1610 = n1610; goto b158; }
b158:;
    u64 v1611 = v1235 + v1437;
    u64 v1612 = 0xfffffffffff9daba;
    u64 v1613 = v1611 + v1612;
    u64 v1614 = 0x20;
    u64 v1615 = v1613 << (v1614 & 63);
    u64 v1616 = 0x20;
    u64 v1617 = (int64_t)v1615 >> (v1616 & 63);
    u64 v1618 = 0x10;
    u64 v1619 = 0x40;
    u8 v1620 = (u64)v1618 < (u64)v1619;
    u64 v1621 = 0x3f;
    u64 v1622 = v1620 ? v1618 : v1621;
    u64 v1623 = (int64_t)v1617 >> (v1622 & 63);
    u64 v1624 = 0x8;
    u64 v1625 = 0x40;
    u8 v1626 = (u64)v1624 < (u64)v1625;
    u64 v1627 = 0x3f;
    u64 v1628 = v1626 ? v1624 : v1627;
    u64 v1629 = (int64_t)v1613 >> (v1628 & 63);
    u64 v1630 = 0xff;
    u64 v1631 = v1629 & v1630;
    u64 v1632 = load_u64((const u8 *)v3 + 48);
    u64 v1633 = load_u64((const u8 *)v1632 + 560);
    u64 v1634 = 0xff;
    u64 v1635 = v1631 & v1634;
    u64 v1636 = 0x4;
    u64 v1637 = v1635 * v1636;
    u64 v1638 = v1633 + v1637;
    u32 v1639 = load_u32((const u8 *)v1638 + 0);
    u64 v1640 = v1639;
    u8 v1641 = (u64)v1640 != (u64)v4;
    u64 v1642 = v1641;
    u64 v1643 = load_u64((const u8 *)v3 + 48);
    u64 v1644 = load_u64((const u8 *)v1643 + 584);
    u64 v1645 = 0x8;
    u64 v1646 = v1640 * v1645;
    u64 v1647 = v1644 + v1646;
    u32 v1648 = load_u32((const u8 *)v1647 + 0);
    u64 v1649 = load_u64((const u8 *)v3 + 48);
    u64 v1650 = load_u64((const u8 *)v1649 + 592);
    u64 v1651 = 0x8;
    u64 v1652 = v1640 * v1651;
    u64 v1653 = v1650 + v1652;
    u32 v1654 = 0x30c;
    u8 v1655 = (u32)v1648 == (u32)v1654;
    if (v1655) { goto b735; } else { goto b736; }
b735:;
    u64 v1656 = load_u64((const u8 *)v1653 + 0);
    { goto b159; }
b736:;
    u32 v1657 = 0x31c;
    u8 v1658 = (u32)v1648 == (u32)v1657;
    if (v1658) { goto b737; } else { goto b738; }
b737:;
    { goto b162; }
b738:;
    { u64 n1694 = v4; v1694 = n1694; goto b163; }
b159:;
    u64 v1659 = 0x3e;
    u8 v1660 = (int64_t)v1623 < (int64_t)v1659;
    if (v1660) { goto b739; } else { goto b740; }
b739:;
    { goto b160; }
b740:;
    u64 v1661 = 0x4000000000000000;
    { u64 n1694 = v1661; v1694 = n1694; goto b163; }
b160:;
    u64 v1662 = 0x10;
    u8 v1663 = (int64_t)v1623 < (int64_t)v1662;
    if (v1663) { goto b741; } else { goto b742; }
b741:;
    { goto b161; }
b742:;
    u64 v1664 = 0xfffffffffffffff0;
    u64 v1665 = v1623 + v1664;
    u64 v1666 = 0xff;
    u64 v1667 = v1665 & v1666;
    u64 v1668 = 0x40;
    u8 v1669 = (u64)v1667 < (u64)v1668;
    u64 v1670 = v1656 << (v1667 & 63);
    u64 v1671 = v1669 ? v1670 : v4;
    { u64 n1694 = v1671; v1694 = n1694; goto b163; }
b161:;
    u64 v1672 = 0xffffffffffffffff;
    u8 v1673 = (int64_t)v1623 < (int64_t)v1672;
    if (v1673) { goto b743; } else { goto b744; }
b743:;
    { u64 n1694 = v4; v1694 = n1694; goto b163; }
b744:;
    u64 v1674 = 0x10;
    u64 v1675 = v1674 - v1623;
    u64 v1676 = 0xff;
    u64 v1677 = v1675 + v1676;
    u64 v1678 = 0xff;
    u64 v1679 = v1677 & v1678;
    u64 v1680 = 0x1;
    u64 v1681 = 0x40;
    u8 v1682 = (u64)v1679 < (u64)v1681;
    u64 v1683 = v1680 << (v1679 & 63);
    u64 v1684 = v1682 ? v1683 : v4;
    u64 v1685 = v1656 + v1684;
    u64 v1686 = 0x10;
    u64 v1687 = v1686 - v1623;
    u64 v1688 = 0xff;
    u64 v1689 = v1687 & v1688;
    u64 v1690 = 0x40;
    u8 v1691 = (u64)v1689 < (u64)v1690;
    u64 v1692 = v1685 >> (v1689 & 63);
    u64 v1693 = v1691 ? v1692 : v4;
    { u64 n1694 = v1693; v1694 = n1694; goto b163; }
b162:;
    { u64 n1694 = v4; v1694 = n1694; goto b163; }
b163:;
    u64 v1695 = v1610 - v1526;
    u64 v1696 = v1695 - v1694;
    u64 v1697 = 0x2;
    u64 v1698 = v1526 >> (v1697 & 63);
    u8 v1699 = (int64_t)v4 < (int64_t)v381;
    if (v1699) { goto b745; } else { goto b746; }
b745:;
    { goto b164; }
b746:;
    u64 v1700 = 0x1;
    u8 v1701 = (u64)v386 != (u64)v1700;
    if (v1701) { goto b747; } else { goto b748; }
b747:;
    { goto b457; }
b748:;
    { goto b164; }
b164:;
    u64 v1702 = 0x3f;
    u64 v1703 = (int64_t)v1696 >> (v1702 & 63);
    u64 v1704 = 0x1;
    u64 v1705 = v1703 << (v1704 & 63);
    u64 v1706 = 0x3f;
    u64 v1707 = v1696 >> (v1706 & 63);
    u64 v1708 = 0x1;
    u64 v1709 = v1696 << (v1708 & 63);
    u64 v1710 = v1705 | v1707;
    u128 v1711 = (u128)v4 << 64 | v1698;
    u128 v1712 = (u128)v1710 << 64 | v1709;
    u8 v1713 = (__int128)v1711 >= (__int128)v1712;
    if (v1713) { goto b749; } else { goto b750; }
b749:;
    { goto b457; }
b750:;
    u64 v1714 = 0x4;
    u64 v1715 = v431 << (v1714 & 63);
    u64 v1716 = v391 + v1715;
    { u64 n1729 = v1716; u64 n1730 = v396; v1729 = n1729; v1730 = n1730; goto b165; }
b457:;
    u8 v1717 = (u64)v431 >= (u64)v391;
    if (v1717) { goto b751; } else { goto b752; }
b751:;
    { goto b458; }
b752:;
    u64 v1718 = v391 - v431;
    { u64 n1719 = v1718; v1719 = n1719; goto b459; }
b458:;
    { u64 n1719 = v4; v1719 = n1719; goto b459; }
b459:;
    u8 v1720 = (u64)v381 == (u64)v4;
    if (v1720) { goto b753; } else { goto b754; }
b753:;
    { u64 n1729 = v1719; u64 n1730 = v396; v1729 = n1729; v1730 = n1730; goto b165; }
b754:;
    u64 v1721 = 0x4;
    u64 v1722 = v396 >> (v1721 & 63);
    u64 v1723 = v396 + v1722;
    u64 v1724 = 0xffffffff;
    u64 v1725 = v1723 & v1724;
    u8 v1726 = (u64)v396 == (u64)v4;
    if (v1726) { goto b755; } else { goto b756; }
b755:;
    { goto b460; }
b756:;
    u8 v1727 = (u64)v1133 >= (u64)v1725;
    if (v1727) { goto b757; } else { goto b758; }
b757:;
    { u64 n1728 = v1725; v1728 = n1728; goto b461; }
b758:;
    { goto b460; }
b460:;
    { u64 n1728 = v1133; v1728 = n1728; goto b461; }
b461:;
    { u64 n1729 = v1719; u64 n1730 = v1728; v1729 = n1729; v1730 = n1730; goto b165; }
b165:;
    u8 v1731 = (int64_t)v4 >= (int64_t)v381;
    if (v1731) { goto b759; } else { goto b760; }
b759:;
    { u64 n1733 = v4; v1733 = n1733; goto b166; }
b760:;
    u64 v1732 = 0x1;
    { u64 n1733 = v1732; v1733 = n1733; goto b166; }
b166:;
    u64 v1734 = 0x8;
    u64 v1735 = v1730 >> (v1734 & 63);
    u64 v1736 = 0x9;
    u64 v1737 = v1735 << (v1736 & 63);
    u64 v1738 = 0x1;
    u8 v1739 = (u64)v476 != (u64)v1738;
    if (v1739) { goto b761; } else { goto b762; }
b761:;
    { goto b456; }
b762:;
    u8 v1740 = (u64)v1737 >= (u64)v1729;
    if (v1740) { goto b763; } else { goto b764; }
b763:;
    { goto b456; }
b764:;
    u64 v1741 = 0x1;
    u64 v1742 = 0x7;
    u64 v1743 = v1133 >> (v1742 & 63);
    u64 v1744 = 0x1fffff;
    u8 v1745 = (u64)v1744 >= (u64)v1743;
    if (v1745) { goto b765; } else { goto b766; }
b765:;
    { u64 n1748 = v1743; v1748 = n1748; goto b167; }
b766:;
    u64 v1746 = 0x1fffff;
    { u64 n1748 = v1746; v1748 = n1748; goto b167; }
b456:;
    u64 v1747 = 0x1fffff;
    { u64 n1752 = v4; u64 n1753 = v1747; u64 n1754 = v1729; v1752 = n1752; v1753 = n1753; v1754 = n1754; goto b168; }
b167:;
    u64 v1749 = 0x1;
    u64 v1750 = v1737 << (v1749 & 63);
    u8 v1751 = (u64)v1750 >= (u64)v1729;
    if (v1751) { goto b767; } else { goto b768; }
b767:;
    { u64 n1752 = v1741; u64 n1753 = v1748; u64 n1754 = v1729; v1752 = n1752; v1753 = n1753; v1754 = n1754; goto b168; }
b768:;
    { u64 n1752 = v1741; u64 n1753 = v1748; u64 n1754 = v1750; v1752 = n1752; v1753 = n1753; v1754 = n1754; goto b168; }
b168:;
    u8 v1755 = (int64_t)v1696 >= (int64_t)v4;
    if (v1755) { goto b769; } else { goto b770; }
b769:;
    { u64 n1757 = v1696; v1757 = n1757; goto b169; }
b770:;
    u64 v1756 = v4 - v1696;
    { u64 n1757 = v1756; v1757 = n1757; goto b169; }
b169:;
    u64 v1758 = 0x3f;
    u64 v1759 = (int64_t)v1757 >> (v1758 & 63);
    u128 v1760 = (u128)v4 << 64 | v1698;
    u128 v1761 = (u128)v1759 << 64 | v1757;
    u128 v1762 = v1760 - v1761;
    u64 v1763 = (u64)v1762;
    u64 v1764 = (u64)(v1762 >> 64);
    u128 v1765 = (u128)v1764 << 64 | v1763;
    u128 v1766 = (u128)v4 << 64 | v4;
    u8 v1767 = (__int128)v1765 >= (__int128)v1766;
    if (v1767) { goto b771; } else { goto b772; }
b771:;
    { u64 n1768 = v1763; v1768 = n1768; goto b170; }
b772:;
    { u64 n1768 = v4; v1768 = n1768; goto b170; }
b170:;
    u8 v1769 = (int64_t)v4 >= (int64_t)v1696;
    if (v1769) { goto b773; } else { goto b774; }
b773:;
    { goto b171; }
b774:;
    u64 v1770 = v1768 + v1757;
    { u64 n1772 = v1770; u64 n1773 = v1768; v1772 = n1772; v1773 = n1773; goto b172; }
b171:;
    u64 v1771 = v1768 + v1757;
    { u64 n1772 = v1768; u64 n1773 = v1771; v1772 = n1772; v1773 = n1773; goto b172; }
b172:;
    u8 v1774 = (u64)v343 != (u64)v4;
    if (v1774) { goto b775; } else { goto b776; }
b775:;
    { goto b364; }
b776:;
    u64 v1775 = 0xfffffffff0000000;
    u64 v1776 = 0xfffffffff0000000;
    u64 v1777 = 0x8000000;
    { u64 n2441 = v410; u64 n2442 = v1777; u64 n2443 = v362; u64 n2444 = v371; u64 n2445 = v1775; u64 n2446 = v1776; v2441 = n2441; v2442 = n2442; v2443 = n2443; v2444 = n2444; v2445 = n2445; v2446 = n2446; goto b173; }
b364:;
    u64 v1778 = 0xfffffffff0000000;
    u8 v1779 = (u64)v343 == (u64)v4;
    if (v1779) { goto b777; } else { goto b778; }
b777:;
    { u64 n1879 = v1778; v1879 = n1879; goto b379; }
b778:;
    u64 v1780 = 0x20;
    u64 v1781 = v343 >> (v1780 & 63);
    u8 v1782 = (u64)v1781 == (u64)v4;
    if (v1782) { goto b779; } else { goto b780; }
b779:;
    { goto b365; }
b780:;
    u64 v1783 = 0x20;
    { u64 n1786 = v1783; u64 n1787 = v343; v1786 = n1786; v1787 = n1787; goto b366; }
b365:;
    u64 v1784 = 0x20;
    u64 v1785 = v343 << (v1784 & 63);
    { u64 n1786 = v4; u64 n1787 = v1785; v1786 = n1786; v1787 = n1787; goto b366; }
b366:;
    u64 v1788 = 0x30;
    u64 v1789 = v1787 >> (v1788 & 63);
    u8 v1790 = (u64)v1789 == (u64)v4;
    if (v1790) { goto b781; } else { goto b782; }
b781:;
    { goto b367; }
b782:;
    u64 v1791 = 0x10;
    u64 v1792 = v1786 + v1791;
    u64 v1793 = 0xff;
    u64 v1794 = v1792 & v1793;
    { u64 n1797 = v1794; u64 n1798 = v1787; v1797 = n1797; v1798 = n1798; goto b368; }
b367:;
    u64 v1795 = 0x10;
    u64 v1796 = v1787 << (v1795 & 63);
    { u64 n1797 = v1786; u64 n1798 = v1796; v1797 = n1797; v1798 = n1798; goto b368; }
b368:;
    u64 v1799 = 0x38;
    u64 v1800 = v1798 >> (v1799 & 63);
    u8 v1801 = (u64)v1800 == (u64)v4;
    if (v1801) { goto b783; } else { goto b784; }
b783:;
    { goto b369; }
b784:;
    u64 v1802 = 0x8;
    u64 v1803 = v1797 + v1802;
    u64 v1804 = 0xff;
    u64 v1805 = v1803 & v1804;
    { u64 n1808 = v1805; u64 n1809 = v1798; v1808 = n1808; v1809 = n1809; goto b370; }
b369:;
    u64 v1806 = 0x8;
    u64 v1807 = v1798 << (v1806 & 63);
    { u64 n1808 = v1797; u64 n1809 = v1807; v1808 = n1808; v1809 = n1809; goto b370; }
b370:;
    u64 v1810 = 0x3c;
    u64 v1811 = v1809 >> (v1810 & 63);
    u8 v1812 = (u64)v1811 == (u64)v4;
    if (v1812) { goto b785; } else { goto b786; }
b785:;
    { goto b371; }
b786:;
    u64 v1813 = 0x4;
    u64 v1814 = v1808 + v1813;
    u64 v1815 = 0xff;
    u64 v1816 = v1814 & v1815;
    { u64 n1819 = v1816; u64 n1820 = v1809; v1819 = n1819; v1820 = n1820; goto b372; }
b371:;
    u64 v1817 = 0x4;
    u64 v1818 = v1809 << (v1817 & 63);
    { u64 n1819 = v1808; u64 n1820 = v1818; v1819 = n1819; v1820 = n1820; goto b372; }
b372:;
    u64 v1821 = 0x3e;
    u64 v1822 = v1820 >> (v1821 & 63);
    u8 v1823 = (u64)v1822 == (u64)v4;
    if (v1823) { goto b787; } else { goto b788; }
b787:;
    { goto b373; }
b788:;
    u64 v1824 = 0x2;
    u64 v1825 = v1819 + v1824;
    u64 v1826 = 0xff;
    u64 v1827 = v1825 & v1826;
    { u64 n1830 = v1827; u64 n1831 = v1820; v1830 = n1830; v1831 = n1831; goto b374; }
b373:;
    u64 v1828 = 0x2;
    u64 v1829 = v1820 << (v1828 & 63);
    { u64 n1830 = v1819; u64 n1831 = v1829; v1830 = n1830; v1831 = n1831; goto b374; }
b374:;
    u64 v1832 = 0x3f;
    u64 v1833 = v1831 >> (v1832 & 63);
    u8 v1834 = (u64)v1833 == (u64)v4;
    if (v1834) { goto b789; } else { goto b790; }
b789:;
    { goto b375; }
b790:;
    u64 v1835 = 0x1;
    u64 v1836 = v1830 + v1835;
    u64 v1837 = 0xff;
    u64 v1838 = v1836 & v1837;
    { u64 n1841 = v1838; u64 n1842 = v1831; v1841 = n1841; v1842 = n1842; goto b376; }
b375:;
    u64 v1839 = 0x1;
    u64 v1840 = v1831 << (v1839 & 63);
    { u64 n1841 = v1830; u64 n1842 = v1840; v1841 = n1841; v1842 = n1842; goto b376; }
b376:;
    u64 v1843 = 0x38;
    u64 v1844 = v1842 >> (v1843 & 63);
    u64 v1845 = 0x7f;
    u64 v1846 = v1844 & v1845;
    u64 v1847 = load_u64((const u8 *)v3 + 48);
    u64 v1848 = load_u64((const u8 *)v1847 + 1200);
    u64 v1849 = 0x7f;
    u64 v1850 = v1846 & v1849;
    u64 v1851 = 0x4;
    u64 v1852 = v1850 * v1851;
    u64 v1853 = v1848 + v1852;
    u32 v1854 = load_u32((const u8 *)v1853 + 0);
    u64 v1855 = v1854;
    u8 v1856 = (u64)v1855 != (u64)v4;
    u64 v1857 = v1856;
    u64 v1858 = load_u64((const u8 *)v3 + 48);
    u64 v1859 = load_u64((const u8 *)v1858 + 1224);
    u64 v1860 = 0x8;
    u64 v1861 = v1855 * v1860;
    u64 v1862 = v1859 + v1861;
    u32 v1863 = load_u32((const u8 *)v1862 + 0);
    u64 v1864 = load_u64((const u8 *)v3 + 48);
    u64 v1865 = load_u64((const u8 *)v1864 + 1232);
    u64 v1866 = 0x8;
    u64 v1867 = v1855 * v1866;
    u64 v1868 = v1865 + v1867;
    u32 v1869 = 0x699;
    u8 v1870 = (u32)v1863 == (u32)v1869;
    if (v1870) { goto b791; } else { goto b792; }
b791:;
    u64 v1871 = load_u64((const u8 *)v1868 + 0);
    u64 v1872 = 0xffff;
    u64 v1873 = v1871 & v1872;
    { goto b377; }
b792:;
    u32 v1874 = 0x69c;
    u8 v1875 = (u32)v1863 == (u32)v1874;
    if (v1875) { goto b793; } else { goto b794; }
b793:;
    { goto b378; }
b794:;
    { u64 n1879 = v1778; v1879 = n1879; goto b379; }
b377:;
    u64 v1876 = 0x10;
    u64 v1877 = v1841 << (v1876 & 63);
    u64 v1878 = v1877 | v1873;
    { u64 n1879 = v1878; v1879 = n1879; goto b379; }
b378:;
    { u64 n1879 = v1778; v1879 = n1879; goto b379; }
b379:;
    u64 v1880 = 0xfffffffff0000000;
    u8 v1881 = (u64)v348 == (u64)v4;
    if (v1881) { goto b795; } else { goto b796; }
b795:;
    { u64 n1981 = v1880; v1981 = n1981; goto b394; }
b796:;
    u64 v1882 = 0x20;
    u64 v1883 = v348 >> (v1882 & 63);
    u8 v1884 = (u64)v1883 == (u64)v4;
    if (v1884) { goto b797; } else { goto b798; }
b797:;
    { goto b380; }
b798:;
    u64 v1885 = 0x20;
    { u64 n1888 = v1885; u64 n1889 = v348; v1888 = n1888; v1889 = n1889; goto b381; }
b380:;
    u64 v1886 = 0x20;
    u64 v1887 = v348 << (v1886 & 63);
    { u64 n1888 = v4; u64 n1889 = v1887; v1888 = n1888; v1889 = n1889; goto b381; }
b381:;
    u64 v1890 = 0x30;
    u64 v1891 = v1889 >> (v1890 & 63);
    u8 v1892 = (u64)v1891 == (u64)v4;
    if (v1892) { goto b799; } else { goto b800; }
b799:;
    { goto b382; }
b800:;
    u64 v1893 = 0x10;
    u64 v1894 = v1888 + v1893;
    u64 v1895 = 0xff;
    u64 v1896 = v1894 & v1895;
    { u64 n1899 = v1896; u64 n1900 = v1889; v1899 = n1899; v1900 = n1900; goto b383; }
b382:;
    u64 v1897 = 0x10;
    u64 v1898 = v1889 << (v1897 & 63);
    { u64 n1899 = v1888; u64 n1900 = v1898; v1899 = n1899; v1900 = n1900; goto b383; }
b383:;
    u64 v1901 = 0x38;
    u64 v1902 = v1900 >> (v1901 & 63);
    u8 v1903 = (u64)v1902 == (u64)v4;
    if (v1903) { goto b801; } else { goto b802; }
b801:;
    { goto b384; }
b802:;
    u64 v1904 = 0x8;
    u64 v1905 = v1899 + v1904;
    u64 v1906 = 0xff;
    u64 v1907 = v1905 & v1906;
    { u64 n1910 = v1907; u64 n1911 = v1900; v1910 = n1910; v1911 = n1911; goto b385; }
b384:;
    u64 v1908 = 0x8;
    u64 v1909 = v1900 << (v1908 & 63);
    { u64 n1910 = v1899; u64 n1911 = v1909; v1910 = n1910; v1911 = n1911; goto b385; }
b385:;
    u64 v1912 = 0x3c;
    u64 v1913 = v1911 >> (v1912 & 63);
    u8 v1914 = (u64)v1913 == (u64)v4;
    if (v1914) { goto b803; } else { goto b804; }
b803:;
    { goto b386; }
b804:;
    u64 v1915 = 0x4;
    u64 v1916 = v1910 + v1915;
    u64 v1917 = 0xff;
    u64 v1918 = v1916 & v1917;
    { u64 n1921 = v1918; u64 n1922 = v1911; v1921 = n1921; v1922 = n1922; goto b387; }
b386:;
    u64 v1919 = 0x4;
    u64 v1920 = v1911 << (v1919 & 63);
    { u64 n1921 = v1910; u64 n1922 = v1920; v1921 = n1921; v1922 = n1922; goto b387; }
b387:;
    u64 v1923 = 0x3e;
    u64 v1924 = v1922 >> (v1923 & 63);
    u8 v1925 = (u64)v1924 == (u64)v4;
    if (v1925) { goto b805; } else { goto b806; }
b805:;
    { goto b388; }
b806:;
    u64 v1926 = 0x2;
    u64 v1927 = v1921 + v1926;
    u64 v1928 = 0xff;
    u64 v1929 = v1927 & v1928;
    { u64 n1932 = v1929; u64 n1933 = v1922; v1932 = n1932; v1933 = n1933; goto b389; }
b388:;
    u64 v1930 = 0x2;
    u64 v1931 = v1922 << (v1930 & 63);
    { u64 n1932 = v1921; u64 n1933 = v1931; v1932 = n1932; v1933 = n1933; goto b389; }
b389:;
    u64 v1934 = 0x3f;
    u64 v1935 = v1933 >> (v1934 & 63);
    u8 v1936 = (u64)v1935 == (u64)v4;
    if (v1936) { goto b807; } else { goto b808; }
b807:;
    { goto b390; }
b808:;
    u64 v1937 = 0x1;
    u64 v1938 = v1932 + v1937;
    u64 v1939 = 0xff;
    u64 v1940 = v1938 & v1939;
    { u64 n1943 = v1940; u64 n1944 = v1933; v1943 = n1943; v1944 = n1944; goto b391; }
b390:;
    u64 v1941 = 0x1;
    u64 v1942 = v1933 << (v1941 & 63);
    { u64 n1943 = v1932; u64 n1944 = v1942; v1943 = n1943; v1944 = n1944; goto b391; }
b391:;
    u64 v1945 = 0x38;
    u64 v1946 = v1944 >> (v1945 & 63);
    u64 v1947 = 0x7f;
    u64 v1948 = v1946 & v1947;
    u64 v1949 = load_u64((const u8 *)v3 + 48);
    u64 v1950 = load_u64((const u8 *)v1949 + 1240);
    u64 v1951 = 0x7f;
    u64 v1952 = v1948 & v1951;
    u64 v1953 = 0x4;
    u64 v1954 = v1952 * v1953;
    u64 v1955 = v1950 + v1954;
    u32 v1956 = load_u32((const u8 *)v1955 + 0);
    u64 v1957 = v1956;
    u8 v1958 = (u64)v1957 != (u64)v4;
    u64 v1959 = v1958;
    u64 v1960 = load_u64((const u8 *)v3 + 48);
    u64 v1961 = load_u64((const u8 *)v1960 + 1264);
    u64 v1962 = 0x8;
    u64 v1963 = v1957 * v1962;
    u64 v1964 = v1961 + v1963;
    u32 v1965 = load_u32((const u8 *)v1964 + 0);
    u64 v1966 = load_u64((const u8 *)v3 + 48);
    u64 v1967 = load_u64((const u8 *)v1966 + 1272);
    u64 v1968 = 0x8;
    u64 v1969 = v1957 * v1968;
    u64 v1970 = v1967 + v1969;
    u32 v1971 = 0x6c1;
    u8 v1972 = (u32)v1965 == (u32)v1971;
    if (v1972) { goto b809; } else { goto b810; }
b809:;
    u64 v1973 = load_u64((const u8 *)v1970 + 0);
    u64 v1974 = 0xffff;
    u64 v1975 = v1973 & v1974;
    { goto b392; }
b810:;
    u32 v1976 = 0x6c4;
    u8 v1977 = (u32)v1965 == (u32)v1976;
    if (v1977) { goto b811; } else { goto b812; }
b811:;
    { goto b393; }
b812:;
    { u64 n1981 = v1880; v1981 = n1981; goto b394; }
b392:;
    u64 v1978 = 0x10;
    u64 v1979 = v1943 << (v1978 & 63);
    u64 v1980 = v1979 | v1975;
    { u64 n1981 = v1980; v1981 = n1981; goto b394; }
b393:;
    { u64 n1981 = v1880; v1981 = n1981; goto b394; }
b394:;
    u64 v1982 = 0xfffffffff0000000;
    u8 v1983 = (u64)v353 == (u64)v4;
    if (v1983) { goto b813; } else { goto b814; }
b813:;
    { u64 n2083 = v1982; v2083 = n2083; goto b409; }
b814:;
    u64 v1984 = 0x20;
    u64 v1985 = v353 >> (v1984 & 63);
    u8 v1986 = (u64)v1985 == (u64)v4;
    if (v1986) { goto b815; } else { goto b816; }
b815:;
    { goto b395; }
b816:;
    u64 v1987 = 0x20;
    { u64 n1990 = v1987; u64 n1991 = v353; v1990 = n1990; v1991 = n1991; goto b396; }
b395:;
    u64 v1988 = 0x20;
    u64 v1989 = v353 << (v1988 & 63);
    { u64 n1990 = v4; u64 n1991 = v1989; v1990 = n1990; v1991 = n1991; goto b396; }
b396:;
    u64 v1992 = 0x30;
    u64 v1993 = v1991 >> (v1992 & 63);
    u8 v1994 = (u64)v1993 == (u64)v4;
    if (v1994) { goto b817; } else { goto b818; }
b817:;
    { goto b397; }
b818:;
    u64 v1995 = 0x10;
    u64 v1996 = v1990 + v1995;
    u64 v1997 = 0xff;
    u64 v1998 = v1996 & v1997;
    { u64 n2001 = v1998; u64 n2002 = v1991; v2001 = n2001; v2002 = n2002; goto b398; }
b397:;
    u64 v1999 = 0x10;
    u64 v2000 = v1991 << (v1999 & 63);
    { u64 n2001 = v1990; u64 n2002 = v2000; v2001 = n2001; v2002 = n2002; goto b398; }
b398:;
    u64 v2003 = 0x38;
    u64 v2004 = v2002 >> (v2003 & 63);
    u8 v2005 = (u64)v2004 == (u64)v4;
    if (v2005) { goto b819; } else { goto b820; }
b819:;
    { goto b399; }
b820:;
    u64 v2006 = 0x8;
    u64 v2007 = v2001 + v2006;
    u64 v2008 = 0xff;
    u64 v2009 = v2007 & v2008;
    { u64 n2012 = v2009; u64 n2013 = v2002; v2012 = n2012; v2013 = n2013; goto b400; }
b399:;
    u64 v2010 = 0x8;
    u64 v2011 = v2002 << (v2010 & 63);
    { u64 n2012 = v2001; u64 n2013 = v2011; v2012 = n2012; v2013 = n2013; goto b400; }
b400:;
    u64 v2014 = 0x3c;
    u64 v2015 = v2013 >> (v2014 & 63);
    u8 v2016 = (u64)v2015 == (u64)v4;
    if (v2016) { goto b821; } else { goto b822; }
b821:;
    { goto b401; }
b822:;
    u64 v2017 = 0x4;
    u64 v2018 = v2012 + v2017;
    u64 v2019 = 0xff;
    u64 v2020 = v2018 & v2019;
    { u64 n2023 = v2020; u64 n2024 = v2013; v2023 = n2023; v2024 = n2024; goto b402; }
b401:;
    u64 v2021 = 0x4;
    u64 v2022 = v2013 << (v2021 & 63);
    { u64 n2023 = v2012; u64 n2024 = v2022; v2023 = n2023; v2024 = n2024; goto b402; }
b402:;
    u64 v2025 = 0x3e;
    u64 v2026 = v2024 >> (v2025 & 63);
    u8 v2027 = (u64)v2026 == (u64)v4;
    if (v2027) { goto b823; } else { goto b824; }
b823:;
    { goto b403; }
b824:;
    u64 v2028 = 0x2;
    u64 v2029 = v2023 + v2028;
    u64 v2030 = 0xff;
    u64 v2031 = v2029 & v2030;
    { u64 n2034 = v2031; u64 n2035 = v2024; v2034 = n2034; v2035 = n2035; goto b404; }
b403:;
    u64 v2032 = 0x2;
    u64 v2033 = v2024 << (v2032 & 63);
    { u64 n2034 = v2023; u64 n2035 = v2033; v2034 = n2034; v2035 = n2035; goto b404; }
b404:;
    u64 v2036 = 0x3f;
    u64 v2037 = v2035 >> (v2036 & 63);
    u8 v2038 = (u64)v2037 == (u64)v4;
    if (v2038) { goto b825; } else { goto b826; }
b825:;
    { goto b405; }
b826:;
    u64 v2039 = 0x1;
    u64 v2040 = v2034 + v2039;
    u64 v2041 = 0xff;
    u64 v2042 = v2040 & v2041;
    { u64 n2045 = v2042; u64 n2046 = v2035; v2045 = n2045; v2046 = n2046; goto b406; }
b405:;
    u64 v2043 = 0x1;
    u64 v2044 = v2035 << (v2043 & 63);
    { u64 n2045 = v2034; u64 n2046 = v2044; v2045 = n2045; v2046 = n2046; goto b406; }
b406:;
    u64 v2047 = 0x38;
    u64 v2048 = v2046 >> (v2047 & 63);
    u64 v2049 = 0x7f;
    u64 v2050 = v2048 & v2049;
    u64 v2051 = load_u64((const u8 *)v3 + 48);
    u64 v2052 = load_u64((const u8 *)v2051 + 1280);
    u64 v2053 = 0x7f;
    u64 v2054 = v2050 & v2053;
    u64 v2055 = 0x4;
    u64 v2056 = v2054 * v2055;
    u64 v2057 = v2052 + v2056;
    u32 v2058 = load_u32((const u8 *)v2057 + 0);
    u64 v2059 = v2058;
    u8 v2060 = (u64)v2059 != (u64)v4;
    u64 v2061 = v2060;
    u64 v2062 = load_u64((const u8 *)v3 + 48);
    u64 v2063 = load_u64((const u8 *)v2062 + 1304);
    u64 v2064 = 0x8;
    u64 v2065 = v2059 * v2064;
    u64 v2066 = v2063 + v2065;
    u32 v2067 = load_u32((const u8 *)v2066 + 0);
    u64 v2068 = load_u64((const u8 *)v3 + 48);
    u64 v2069 = load_u64((const u8 *)v2068 + 1312);
    u64 v2070 = 0x8;
    u64 v2071 = v2059 * v2070;
    u64 v2072 = v2069 + v2071;
    u32 v2073 = 0x6e9;
    u8 v2074 = (u32)v2067 == (u32)v2073;
    if (v2074) { goto b827; } else { goto b828; }
b827:;
    u64 v2075 = load_u64((const u8 *)v2072 + 0);
    u64 v2076 = 0xffff;
    u64 v2077 = v2075 & v2076;
    { goto b407; }
b828:;
    u32 v2078 = 0x6ec;
    u8 v2079 = (u32)v2067 == (u32)v2078;
    if (v2079) { goto b829; } else { goto b830; }
b829:;
    { goto b408; }
b830:;
    { u64 n2083 = v1982; v2083 = n2083; goto b409; }
b407:;
    u64 v2080 = 0x10;
    u64 v2081 = v2045 << (v2080 & 63);
    u64 v2082 = v2081 | v2077;
    { u64 n2083 = v2082; v2083 = n2083; goto b409; }
b408:;
    { u64 n2083 = v1982; v2083 = n2083; goto b409; }
b409:;
    u64 v2084 = 0xfffffffff0000000;
    u8 v2085 = (u64)v1772 == (u64)v4;
    if (v2085) { goto b831; } else { goto b832; }
b831:;
    { u64 n2185 = v2084; v2185 = n2185; goto b424; }
b832:;
    u64 v2086 = 0x20;
    u64 v2087 = v1772 >> (v2086 & 63);
    u8 v2088 = (u64)v2087 == (u64)v4;
    if (v2088) { goto b833; } else { goto b834; }
b833:;
    { goto b410; }
b834:;
    u64 v2089 = 0x20;
    { u64 n2092 = v2089; u64 n2093 = v1772; v2092 = n2092; v2093 = n2093; goto b411; }
b410:;
    u64 v2090 = 0x20;
    u64 v2091 = v1772 << (v2090 & 63);
    { u64 n2092 = v4; u64 n2093 = v2091; v2092 = n2092; v2093 = n2093; goto b411; }
b411:;
    u64 v2094 = 0x30;
    u64 v2095 = v2093 >> (v2094 & 63);
    u8 v2096 = (u64)v2095 == (u64)v4;
    if (v2096) { goto b835; } else { goto b836; }
b835:;
    { goto b412; }
b836:;
    u64 v2097 = 0x10;
    u64 v2098 = v2092 + v2097;
    u64 v2099 = 0xff;
    u64 v2100 = v2098 & v2099;
    { u64 n2103 = v2100; u64 n2104 = v2093; v2103 = n2103; v2104 = n2104; goto b413; }
b412:;
    u64 v2101 = 0x10;
    u64 v2102 = v2093 << (v2101 & 63);
    { u64 n2103 = v2092; u64 n2104 = v2102; v2103 = n2103; v2104 = n2104; goto b413; }
b413:;
    u64 v2105 = 0x38;
    u64 v2106 = v2104 >> (v2105 & 63);
    u8 v2107 = (u64)v2106 == (u64)v4;
    if (v2107) { goto b837; } else { goto b838; }
b837:;
    { goto b414; }
b838:;
    u64 v2108 = 0x8;
    u64 v2109 = v2103 + v2108;
    u64 v2110 = 0xff;
    u64 v2111 = v2109 & v2110;
    { u64 n2114 = v2111; u64 n2115 = v2104; v2114 = n2114; v2115 = n2115; goto b415; }
b414:;
    u64 v2112 = 0x8;
    u64 v2113 = v2104 << (v2112 & 63);
    { u64 n2114 = v2103; u64 n2115 = v2113; v2114 = n2114; v2115 = n2115; goto b415; }
b415:;
    u64 v2116 = 0x3c;
    u64 v2117 = v2115 >> (v2116 & 63);
    u8 v2118 = (u64)v2117 == (u64)v4;
    if (v2118) { goto b839; } else { goto b840; }
b839:;
    { goto b416; }
b840:;
    u64 v2119 = 0x4;
    u64 v2120 = v2114 + v2119;
    u64 v2121 = 0xff;
    u64 v2122 = v2120 & v2121;
    { u64 n2125 = v2122; u64 n2126 = v2115; v2125 = n2125; v2126 = n2126; goto b417; }
b416:;
    u64 v2123 = 0x4;
    u64 v2124 = v2115 << (v2123 & 63);
    { u64 n2125 = v2114; u64 n2126 = v2124; v2125 = n2125; v2126 = n2126; goto b417; }
b417:;
    u64 v2127 = 0x3e;
    u64 v2128 = v2126 >> (v2127 & 63);
    u8 v2129 = (u64)v2128 == (u64)v4;
    if (v2129) { goto b841; } else { goto b842; }
b841:;
    { goto b418; }
b842:;
    u64 v2130 = 0x2;
    u64 v2131 = v2125 + v2130;
    u64 v2132 = 0xff;
    u64 v2133 = v2131 & v2132;
    { u64 n2136 = v2133; u64 n2137 = v2126; v2136 = n2136; v2137 = n2137; goto b419; }
b418:;
    u64 v2134 = 0x2;
    u64 v2135 = v2126 << (v2134 & 63);
    { u64 n2136 = v2125; u64 n2137 = v2135; v2136 = n2136; v2137 = n2137; goto b419; }
b419:;
    u64 v2138 = 0x3f;
    u64 v2139 = v2137 >> (v2138 & 63);
    u8 v2140 = (u64)v2139 == (u64)v4;
    if (v2140) { goto b843; } else { goto b844; }
b843:;
    { goto b420; }
b844:;
    u64 v2141 = 0x1;
    u64 v2142 = v2136 + v2141;
    u64 v2143 = 0xff;
    u64 v2144 = v2142 & v2143;
    { u64 n2147 = v2144; u64 n2148 = v2137; v2147 = n2147; v2148 = n2148; goto b421; }
b420:;
    u64 v2145 = 0x1;
    u64 v2146 = v2137 << (v2145 & 63);
    { u64 n2147 = v2136; u64 n2148 = v2146; v2147 = n2147; v2148 = n2148; goto b421; }
b421:;
    u64 v2149 = 0x38;
    u64 v2150 = v2148 >> (v2149 & 63);
    u64 v2151 = 0x7f;
    u64 v2152 = v2150 & v2151;
    u64 v2153 = load_u64((const u8 *)v3 + 48);
    u64 v2154 = load_u64((const u8 *)v2153 + 1320);
    u64 v2155 = 0x7f;
    u64 v2156 = v2152 & v2155;
    u64 v2157 = 0x4;
    u64 v2158 = v2156 * v2157;
    u64 v2159 = v2154 + v2158;
    u32 v2160 = load_u32((const u8 *)v2159 + 0);
    u64 v2161 = v2160;
    u8 v2162 = (u64)v2161 != (u64)v4;
    u64 v2163 = v2162;
    u64 v2164 = load_u64((const u8 *)v3 + 48);
    u64 v2165 = load_u64((const u8 *)v2164 + 1344);
    u64 v2166 = 0x8;
    u64 v2167 = v2161 * v2166;
    u64 v2168 = v2165 + v2167;
    u32 v2169 = load_u32((const u8 *)v2168 + 0);
    u64 v2170 = load_u64((const u8 *)v3 + 48);
    u64 v2171 = load_u64((const u8 *)v2170 + 1352);
    u64 v2172 = 0x8;
    u64 v2173 = v2161 * v2172;
    u64 v2174 = v2171 + v2173;
    u32 v2175 = 0x711;
    u8 v2176 = (u32)v2169 == (u32)v2175;
    if (v2176) { goto b845; } else { goto b846; }
b845:;
    u64 v2177 = load_u64((const u8 *)v2174 + 0);
    u64 v2178 = 0xffff;
    u64 v2179 = v2177 & v2178;
    { goto b422; }
b846:;
    u32 v2180 = 0x714;
    u8 v2181 = (u32)v2169 == (u32)v2180;
    if (v2181) { goto b847; } else { goto b848; }
b847:;
    { goto b423; }
b848:;
    { u64 n2185 = v2084; v2185 = n2185; goto b424; }
b422:;
    u64 v2182 = 0x10;
    u64 v2183 = v2147 << (v2182 & 63);
    u64 v2184 = v2183 | v2179;
    { u64 n2185 = v2184; v2185 = n2185; goto b424; }
b423:;
    { u64 n2185 = v2084; v2185 = n2185; goto b424; }
b424:;
    u64 v2186 = 0xfffffffff0000000;
    u8 v2187 = (u64)v1773 == (u64)v4;
    if (v2187) { goto b849; } else { goto b850; }
b849:;
    { u64 n2287 = v2186; v2287 = n2287; goto b439; }
b850:;
    u64 v2188 = 0x20;
    u64 v2189 = v1773 >> (v2188 & 63);
    u8 v2190 = (u64)v2189 == (u64)v4;
    if (v2190) { goto b851; } else { goto b852; }
b851:;
    { goto b425; }
b852:;
    u64 v2191 = 0x20;
    { u64 n2194 = v2191; u64 n2195 = v1773; v2194 = n2194; v2195 = n2195; goto b426; }
b425:;
    u64 v2192 = 0x20;
    u64 v2193 = v1773 << (v2192 & 63);
    { u64 n2194 = v4; u64 n2195 = v2193; v2194 = n2194; v2195 = n2195; goto b426; }
b426:;
    u64 v2196 = 0x30;
    u64 v2197 = v2195 >> (v2196 & 63);
    u8 v2198 = (u64)v2197 == (u64)v4;
    if (v2198) { goto b853; } else { goto b854; }
b853:;
    { goto b427; }
b854:;
    u64 v2199 = 0x10;
    u64 v2200 = v2194 + v2199;
    u64 v2201 = 0xff;
    u64 v2202 = v2200 & v2201;
    { u64 n2205 = v2202; u64 n2206 = v2195; v2205 = n2205; v2206 = n2206; goto b428; }
b427:;
    u64 v2203 = 0x10;
    u64 v2204 = v2195 << (v2203 & 63);
    { u64 n2205 = v2194; u64 n2206 = v2204; v2205 = n2205; v2206 = n2206; goto b428; }
b428:;
    u64 v2207 = 0x38;
    u64 v2208 = v2206 >> (v2207 & 63);
    u8 v2209 = (u64)v2208 == (u64)v4;
    if (v2209) { goto b855; } else { goto b856; }
b855:;
    { goto b429; }
b856:;
    u64 v2210 = 0x8;
    u64 v2211 = v2205 + v2210;
    u64 v2212 = 0xff;
    u64 v2213 = v2211 & v2212;
    { u64 n2216 = v2213; u64 n2217 = v2206; v2216 = n2216; v2217 = n2217; goto b430; }
b429:;
    u64 v2214 = 0x8;
    u64 v2215 = v2206 << (v2214 & 63);
    { u64 n2216 = v2205; u64 n2217 = v2215; v2216 = n2216; v2217 = n2217; goto b430; }
b430:;
    u64 v2218 = 0x3c;
    u64 v2219 = v2217 >> (v2218 & 63);
    u8 v2220 = (u64)v2219 == (u64)v4;
    if (v2220) { goto b857; } else { goto b858; }
b857:;
    { goto b431; }
b858:;
    u64 v2221 = 0x4;
    u64 v2222 = v2216 + v2221;
    u64 v2223 = 0xff;
    u64 v2224 = v2222 & v2223;
    { u64 n2227 = v2224; u64 n2228 = v2217; v2227 = n2227; v2228 = n2228; goto b432; }
b431:;
    u64 v2225 = 0x4;
    u64 v2226 = v2217 << (v2225 & 63);
    { u64 n2227 = v2216; u64 n2228 = v2226; v2227 = n2227; v2228 = n2228; goto b432; }
b432:;
    u64 v2229 = 0x3e;
    u64 v2230 = v2228 >> (v2229 & 63);
    u8 v2231 = (u64)v2230 == (u64)v4;
    if (v2231) { goto b859; } else { goto b860; }
b859:;
    { goto b433; }
b860:;
    u64 v2232 = 0x2;
    u64 v2233 = v2227 + v2232;
    u64 v2234 = 0xff;
    u64 v2235 = v2233 & v2234;
    { u64 n2238 = v2235; u64 n2239 = v2228; v2238 = n2238; v2239 = n2239; goto b434; }
b433:;
    u64 v2236 = 0x2;
    u64 v2237 = v2228 << (v2236 & 63);
    { u64 n2238 = v2227; u64 n2239 = v2237; v2238 = n2238; v2239 = n2239; goto b434; }
b434:;
    u64 v2240 = 0x3f;
    u64 v2241 = v2239 >> (v2240 & 63);
    u8 v2242 = (u64)v2241 == (u64)v4;
    if (v2242) { goto b861; } else { goto b862; }
b861:;
    { goto b435; }
b862:;
    u64 v2243 = 0x1;
    u64 v2244 = v2238 + v2243;
    u64 v2245 = 0xff;
    u64 v2246 = v2244 & v2245;
    { u64 n2249 = v2246; u64 n2250 = v2239; v2249 = n2249; v2250 = n2250; goto b436; }
b435:;
    u64 v2247 = 0x1;
    u64 v2248 = v2239 << (v2247 & 63);
    { u64 n2249 = v2238; u64 n2250 = v2248; v2249 = n2249; v2250 = n2250; goto b436; }
b436:;
    u64 v2251 = 0x38;
    u64 v2252 = v2250 >> (v2251 & 63);
    u64 v2253 = 0x7f;
    u64 v2254 = v2252 & v2253;
    u64 v2255 = load_u64((const u8 *)v3 + 48);
    u64 v2256 = load_u64((const u8 *)v2255 + 1360);
    u64 v2257 = 0x7f;
    u64 v2258 = v2254 & v2257;
    u64 v2259 = 0x4;
    u64 v2260 = v2258 * v2259;
    u64 v2261 = v2256 + v2260;
    u32 v2262 = load_u32((const u8 *)v2261 + 0);
    u64 v2263 = v2262;
    u8 v2264 = (u64)v2263 != (u64)v4;
    u64 v2265 = v2264;
    u64 v2266 = load_u64((const u8 *)v3 + 48);
    u64 v2267 = load_u64((const u8 *)v2266 + 1384);
    u64 v2268 = 0x8;
    u64 v2269 = v2263 * v2268;
    u64 v2270 = v2267 + v2269;
    u32 v2271 = load_u32((const u8 *)v2270 + 0);
    u64 v2272 = load_u64((const u8 *)v3 + 48);
    u64 v2273 = load_u64((const u8 *)v2272 + 1392);
    u64 v2274 = 0x8;
    u64 v2275 = v2263 * v2274;
    u64 v2276 = v2273 + v2275;
    u32 v2277 = 0x739;
    u8 v2278 = (u32)v2271 == (u32)v2277;
    if (v2278) { goto b863; } else { goto b864; }
b863:;
    u64 v2279 = load_u64((const u8 *)v2276 + 0);
    u64 v2280 = 0xffff;
    u64 v2281 = v2279 & v2280;
    { goto b437; }
b864:;
    u32 v2282 = 0x73c;
    u8 v2283 = (u32)v2271 == (u32)v2282;
    if (v2283) { goto b865; } else { goto b866; }
b865:;
    { goto b438; }
b866:;
    { u64 n2287 = v2186; v2287 = n2287; goto b439; }
b437:;
    u64 v2284 = 0x10;
    u64 v2285 = v2249 << (v2284 & 63);
    u64 v2286 = v2285 | v2281;
    { u64 n2287 = v2286; v2287 = n2287; goto b439; }
b438:;
    { u64 n2287 = v2186; v2287 = n2287; goto b439; }
b439:;
    u64 v2288 = v1879 + v362;
    u64 v2289 = 0x20;
    u64 v2290 = v2288 << (v2289 & 63);
    u64 v2291 = 0x20;
    u64 v2292 = (int64_t)v2290 >> (v2291 & 63);
    u64 v2293 = 0xa0000;
    u64 v2294 = v2185 + v2293;
    u64 v2295 = v2294 - v2292;
    u64 v2296 = 0x20;
    u64 v2297 = v2295 << (v2296 & 63);
    u64 v2298 = 0x20;
    u64 v2299 = (int64_t)v2297 >> (v2298 & 63);
    u64 v2300 = v2287 - v2083;
    u64 v2301 = 0x20;
    u64 v2302 = v2300 << (v2301 & 63);
    u64 v2303 = 0x20;
    u64 v2304 = (int64_t)v2302 >> (v2303 & 63);
    u64 v2305 = 0xfffffffffff60000;
    u64 v2306 = v2292 + v2305;
    u64 v2307 = v2306 - v2083;
    u64 v2308 = 0x20000;
    u64 v2309 = v2307 + v2308;
    u64 v2310 = 0x20;
    u64 v2311 = v2309 << (v2310 & 63);
    u64 v2312 = 0x20;
    u64 v2313 = (int64_t)v2311 >> (v2312 & 63);
    u64 v2314 = 0x4000000000000000;
    u8 v2315 = (u64)v343 != (u64)v2314;
    if (v2315) { goto b867; } else { goto b868; }
b867:;
    { u64 n2317 = v2313; v2317 = n2317; goto b440; }
b868:;
    u64 v2316 = 0x8000000;
    { u64 n2317 = v2316; v2317 = n2317; goto b440; }
b440:;
    u64 v2318 = 0xffffffffffe50000;
    u64 v2319 = v2292 + v2318;
    u64 v2320 = 0x20;
    u64 v2321 = v2319 << (v2320 & 63);
    u64 v2322 = 0x20;
    u64 v2323 = (int64_t)v2321 >> (v2322 & 63);
    u64 v2324 = v371 + v1981;
    u64 v2325 = 0xffffffffffe50000;
    u64 v2326 = v2324 + v2325;
    u64 v2327 = 0x20;
    u64 v2328 = v2326 << (v2327 & 63);
    u64 v2329 = 0x20;
    u64 v2330 = (int64_t)v2328 >> (v2329 & 63);
    u8 v2331 = (u64)v401 == (u64)v4;
    if (v2331) { goto b869; } else { goto b870; }
b869:;
    { u64 n2441 = v410; u64 n2442 = v2317; u64 n2443 = v2323; u64 n2444 = v2330; u64 n2445 = v2299; u64 n2446 = v2304; v2441 = n2441; v2442 = n2442; v2443 = n2443; v2444 = n2444; v2445 = n2445; v2446 = n2446; goto b173; }
b870:;
    u64 v2332 = 0xfffffffff0000000;
    u8 v2333 = (u64)v401 == (u64)v4;
    if (v2333) { goto b871; } else { goto b872; }
b871:;
    { u64 n2433 = v2332; v2433 = n2433; goto b455; }
b872:;
    u64 v2334 = 0x20;
    u64 v2335 = v401 >> (v2334 & 63);
    u8 v2336 = (u64)v2335 == (u64)v4;
    if (v2336) { goto b873; } else { goto b874; }
b873:;
    { goto b441; }
b874:;
    u64 v2337 = 0x20;
    { u64 n2340 = v2337; u64 n2341 = v401; v2340 = n2340; v2341 = n2341; goto b442; }
b441:;
    u64 v2338 = 0x20;
    u64 v2339 = v401 << (v2338 & 63);
    { u64 n2340 = v4; u64 n2341 = v2339; v2340 = n2340; v2341 = n2341; goto b442; }
b442:;
    u64 v2342 = 0x30;
    u64 v2343 = v2341 >> (v2342 & 63);
    u8 v2344 = (u64)v2343 == (u64)v4;
    if (v2344) { goto b875; } else { goto b876; }
b875:;
    { goto b443; }
b876:;
    u64 v2345 = 0x10;
    u64 v2346 = v2340 + v2345;
    u64 v2347 = 0xff;
    u64 v2348 = v2346 & v2347;
    { u64 n2351 = v2348; u64 n2352 = v2341; v2351 = n2351; v2352 = n2352; goto b444; }
b443:;
    u64 v2349 = 0x10;
    u64 v2350 = v2341 << (v2349 & 63);
    { u64 n2351 = v2340; u64 n2352 = v2350; v2351 = n2351; v2352 = n2352; goto b444; }
b444:;
    u64 v2353 = 0x38;
    u64 v2354 = v2352 >> (v2353 & 63);
    u8 v2355 = (u64)v2354 == (u64)v4;
    if (v2355) { goto b877; } else { goto b878; }
b877:;
    { goto b445; }
b878:;
    u64 v2356 = 0x8;
    u64 v2357 = v2351 + v2356;
    u64 v2358 = 0xff;
    u64 v2359 = v2357 & v2358;
    { u64 n2362 = v2359; u64 n2363 = v2352; v2362 = n2362; v2363 = n2363; goto b446; }
b445:;
    u64 v2360 = 0x8;
    u64 v2361 = v2352 << (v2360 & 63);
    { u64 n2362 = v2351; u64 n2363 = v2361; v2362 = n2362; v2363 = n2363; goto b446; }
b446:;
    u64 v2364 = 0x3c;
    u64 v2365 = v2363 >> (v2364 & 63);
    u8 v2366 = (u64)v2365 == (u64)v4;
    if (v2366) { goto b879; } else { goto b880; }
b879:;
    { goto b447; }
b880:;
    u64 v2367 = 0x4;
    u64 v2368 = v2362 + v2367;
    u64 v2369 = 0xff;
    u64 v2370 = v2368 & v2369;
    { u64 n2373 = v2370; u64 n2374 = v2363; v2373 = n2373; v2374 = n2374; goto b448; }
b447:;
    u64 v2371 = 0x4;
    u64 v2372 = v2363 << (v2371 & 63);
    { u64 n2373 = v2362; u64 n2374 = v2372; v2373 = n2373; v2374 = n2374; goto b448; }
b448:;
    u64 v2375 = 0x3e;
    u64 v2376 = v2374 >> (v2375 & 63);
    u8 v2377 = (u64)v2376 == (u64)v4;
    if (v2377) { goto b881; } else { goto b882; }
b881:;
    { goto b449; }
b882:;
    u64 v2378 = 0x2;
    u64 v2379 = v2373 + v2378;
    u64 v2380 = 0xff;
    u64 v2381 = v2379 & v2380;
    { u64 n2384 = v2381; u64 n2385 = v2374; v2384 = n2384; v2385 = n2385; goto b450; }
b449:;
    u64 v2382 = 0x2;
    u64 v2383 = v2374 << (v2382 & 63);
    { u64 n2384 = v2373; u64 n2385 = v2383; v2384 = n2384; v2385 = n2385; goto b450; }
b450:;
    u64 v2386 = 0x3f;
    u64 v2387 = v2385 >> (v2386 & 63);
    u8 v2388 = (u64)v2387 == (u64)v4;
    if (v2388) { goto b883; } else { goto b884; }
b883:;
    { goto b451; }
b884:;
    u64 v2389 = 0x1;
    u64 v2390 = v2384 + v2389;
    u64 v2391 = 0xff;
    u64 v2392 = v2390 & v2391;
    { u64 n2395 = v2392; u64 n2396 = v2385; v2395 = n2395; v2396 = n2396; goto b452; }
b451:;
    u64 v2393 = 0x1;
    u64 v2394 = v2385 << (v2393 & 63);
    { u64 n2395 = v2384; u64 n2396 = v2394; v2395 = n2395; v2396 = n2396; goto b452; }
b452:;
    u64 v2397 = 0x38;
    u64 v2398 = v2396 >> (v2397 & 63);
    u64 v2399 = 0x7f;
    u64 v2400 = v2398 & v2399;
    u64 v2401 = load_u64((const u8 *)v3 + 48);
    u64 v2402 = load_u64((const u8 *)v2401 + 1400);
    u64 v2403 = 0x7f;
    u64 v2404 = v2400 & v2403;
    u64 v2405 = 0x4;
    u64 v2406 = v2404 * v2405;
    u64 v2407 = v2402 + v2406;
    u32 v2408 = load_u32((const u8 *)v2407 + 0);
    u64 v2409 = v2408;
    u8 v2410 = (u64)v2409 != (u64)v4;
    u64 v2411 = v2410;
    u64 v2412 = load_u64((const u8 *)v3 + 48);
    u64 v2413 = load_u64((const u8 *)v2412 + 1424);
    u64 v2414 = 0x8;
    u64 v2415 = v2409 * v2414;
    u64 v2416 = v2413 + v2415;
    u32 v2417 = load_u32((const u8 *)v2416 + 0);
    u64 v2418 = load_u64((const u8 *)v3 + 48);
    u64 v2419 = load_u64((const u8 *)v2418 + 1432);
    u64 v2420 = 0x8;
    u64 v2421 = v2409 * v2420;
    u64 v2422 = v2419 + v2421;
    u32 v2423 = 0x774;
    u8 v2424 = (u32)v2417 == (u32)v2423;
    if (v2424) { goto b885; } else { goto b886; }
b885:;
    u64 v2425 = load_u64((const u8 *)v2422 + 0);
    u64 v2426 = 0xffff;
    u64 v2427 = v2425 & v2426;
    { goto b453; }
b886:;
    u32 v2428 = 0x777;
    u8 v2429 = (u32)v2417 == (u32)v2428;
    if (v2429) { goto b887; } else { goto b888; }
b887:;
    { goto b454; }
b888:;
    { u64 n2433 = v2332; v2433 = n2433; goto b455; }
b453:;
    u64 v2430 = 0x10;
    u64 v2431 = v2395 << (v2430 & 63);
    u64 v2432 = v2431 | v2427;
    { u64 n2433 = v2432; v2433 = n2433; goto b455; }
b454:;
    { u64 n2433 = v2332; v2433 = n2433; goto b455; }
b455:;
    u64 v2434 = v410 + v2433;
    u64 v2435 = 0xffffffffffe50000;
    u64 v2436 = v2434 + v2435;
    u64 v2437 = 0x20;
    u64 v2438 = v2436 << (v2437 & 63);
    u64 v2439 = 0x20;
    u64 v2440 = (int64_t)v2438 >> (v2439 & 63);
    { u64 n2441 = v2440; u64 n2442 = v2317; u64 n2443 = v2323; u64 n2444 = v2330; u64 n2445 = v2299; u64 n2446 = v2304; v2441 = n2441; v2442 = n2442; v2443 = n2443; v2444 = n2444; v2445 = n2445; v2446 = n2446; goto b173; }
b173:;
    u64 v2447 = 0xffffffffffec0000;
    u64 v2448 = v2445 + v2447;
    u64 v2449 = 0x20;
    u64 v2450 = v2448 << (v2449 & 63);
    u64 v2451 = 0x20;
    u64 v2452 = (int64_t)v2450 >> (v2451 & 63);
    u64 v2453 = 0xfffffffff8000000;
    u8 v2454 = (int64_t)v2453 >= (int64_t)v2452;
    if (v2454) { goto b889; } else { goto b890; }
b889:;
    { u64 n2551 = v4; u64 n2552 = v4; v2551 = n2551; v2552 = n2552; goto b179; }
b890:;
    u64 v2455 = 0x1e0000;
    u8 v2456 = (int64_t)v2452 >= (int64_t)v2455;
    if (v2456) { goto b891; } else { goto b892; }
b891:;
    { u64 n2473 = v2452; u64 n2474 = v4; v2473 = n2473; v2474 = n2474; goto b174; }
b892:;
    u64 v2457 = 0x10;
    u64 v2458 = 0x40;
    u8 v2459 = (u64)v2457 < (u64)v2458;
    u64 v2460 = 0x3f;
    u64 v2461 = v2459 ? v2457 : v2460;
    u64 v2462 = (int64_t)v2448 >> (v2461 & 63);
    u64 v2463 = 0x1e;
    u64 v2464 = v2463 - v2462;
    u64 v2465 = 0xff;
    u64 v2466 = v2464 & v2465;
    u64 v2467 = 0xffffffffffec0000;
    u64 v2468 = v2445 + v2467;
    u64 v2469 = 0xffff;
    u64 v2470 = v2468 & v2469;
    u64 v2471 = 0x1e0000;
    u64 v2472 = v2470 + v2471;
    { u64 n2473 = v2472; u64 n2474 = v2466; v2473 = n2473; v2474 = n2474; goto b174; }
b174:;
    u64 v2475 = 0x10;
    u64 v2476 = 0x40;
    u8 v2477 = (u64)v2475 < (u64)v2476;
    u64 v2478 = 0x3f;
    u64 v2479 = v2477 ? v2475 : v2478;
    u64 v2480 = (int64_t)v2473 >> (v2479 & 63);
    u64 v2481 = 0x8;
    u64 v2482 = 0x40;
    u8 v2483 = (u64)v2481 < (u64)v2482;
    u64 v2484 = 0x3f;
    u64 v2485 = v2483 ? v2481 : v2484;
    u64 v2486 = (int64_t)v2473 >> (v2485 & 63);
    u64 v2487 = 0xff;
    u64 v2488 = v2486 & v2487;
    u64 v2489 = load_u64((const u8 *)v3 + 48);
    u64 v2490 = load_u64((const u8 *)v2489 + 600);
    u64 v2491 = 0xff;
    u64 v2492 = v2488 & v2491;
    u64 v2493 = 0x4;
    u64 v2494 = v2492 * v2493;
    u64 v2495 = v2490 + v2494;
    u32 v2496 = load_u32((const u8 *)v2495 + 0);
    u64 v2497 = v2496;
    u8 v2498 = (u64)v2497 != (u64)v4;
    u64 v2499 = v2498;
    u64 v2500 = load_u64((const u8 *)v3 + 48);
    u64 v2501 = load_u64((const u8 *)v2500 + 624);
    u64 v2502 = 0x8;
    u64 v2503 = v2497 * v2502;
    u64 v2504 = v2501 + v2503;
    u32 v2505 = load_u32((const u8 *)v2504 + 0);
    u64 v2506 = load_u64((const u8 *)v3 + 48);
    u64 v2507 = load_u64((const u8 *)v2506 + 632);
    u64 v2508 = 0x8;
    u64 v2509 = v2497 * v2508;
    u64 v2510 = v2507 + v2509;
    u32 v2511 = 0x35b;
    u8 v2512 = (u32)v2505 == (u32)v2511;
    if (v2512) { goto b893; } else { goto b894; }
b893:;
    u64 v2513 = load_u64((const u8 *)v2510 + 0);
    { goto b175; }
b894:;
    u32 v2514 = 0x36b;
    u8 v2515 = (u32)v2505 == (u32)v2514;
    if (v2515) { goto b895; } else { goto b896; }
b895:;
    { goto b178; }
b896:;
    { u64 n2551 = v4; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b175:;
    u64 v2516 = 0x3e;
    u8 v2517 = (int64_t)v2480 < (int64_t)v2516;
    if (v2517) { goto b897; } else { goto b898; }
b897:;
    { goto b176; }
b898:;
    u64 v2518 = 0x4000000000000000;
    { u64 n2551 = v2518; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b176:;
    u64 v2519 = 0x10;
    u8 v2520 = (int64_t)v2480 < (int64_t)v2519;
    if (v2520) { goto b899; } else { goto b900; }
b899:;
    { goto b177; }
b900:;
    u64 v2521 = 0xfffffffffffffff0;
    u64 v2522 = v2480 + v2521;
    u64 v2523 = 0xff;
    u64 v2524 = v2522 & v2523;
    u64 v2525 = 0x40;
    u8 v2526 = (u64)v2524 < (u64)v2525;
    u64 v2527 = v2513 << (v2524 & 63);
    u64 v2528 = v2526 ? v2527 : v4;
    { u64 n2551 = v2528; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b177:;
    u64 v2529 = 0xffffffffffffffff;
    u8 v2530 = (int64_t)v2480 < (int64_t)v2529;
    if (v2530) { goto b901; } else { goto b902; }
b901:;
    { u64 n2551 = v4; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b902:;
    u64 v2531 = 0x10;
    u64 v2532 = v2531 - v2480;
    u64 v2533 = 0xff;
    u64 v2534 = v2532 + v2533;
    u64 v2535 = 0xff;
    u64 v2536 = v2534 & v2535;
    u64 v2537 = 0x1;
    u64 v2538 = 0x40;
    u8 v2539 = (u64)v2536 < (u64)v2538;
    u64 v2540 = v2537 << (v2536 & 63);
    u64 v2541 = v2539 ? v2540 : v4;
    u64 v2542 = v2513 + v2541;
    u64 v2543 = 0x10;
    u64 v2544 = v2543 - v2480;
    u64 v2545 = 0xff;
    u64 v2546 = v2544 & v2545;
    u64 v2547 = 0x40;
    u8 v2548 = (u64)v2546 < (u64)v2547;
    u64 v2549 = v2542 >> (v2546 & 63);
    u64 v2550 = v2548 ? v2549 : v4;
    { u64 n2551 = v2550; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b178:;
    { u64 n2551 = v4; u64 n2552 = v2474; v2551 = n2551; v2552 = n2552; goto b179; }
b179:;
    u64 v2553 = 0xfffffffff8000000;
    u8 v2554 = (int64_t)v2553 >= (int64_t)v2446;
    if (v2554) { goto b903; } else { goto b904; }
b903:;
    { u64 n2649 = v4; u64 n2650 = v4; v2649 = n2649; v2650 = n2650; goto b185; }
b904:;
    u64 v2555 = 0x1e0000;
    u8 v2556 = (int64_t)v2446 >= (int64_t)v2555;
    if (v2556) { goto b905; } else { goto b906; }
b905:;
    { u64 n2571 = v2446; u64 n2572 = v4; v2571 = n2571; v2572 = n2572; goto b180; }
b906:;
    u64 v2557 = 0x10;
    u64 v2558 = 0x40;
    u8 v2559 = (u64)v2557 < (u64)v2558;
    u64 v2560 = 0x3f;
    u64 v2561 = v2559 ? v2557 : v2560;
    u64 v2562 = (int64_t)v2446 >> (v2561 & 63);
    u64 v2563 = 0x1e;
    u64 v2564 = v2563 - v2562;
    u64 v2565 = 0xff;
    u64 v2566 = v2564 & v2565;
    u64 v2567 = 0xffff;
    u64 v2568 = v2446 & v2567;
    u64 v2569 = 0x1e0000;
    u64 v2570 = v2568 + v2569;
    { u64 n2571 = v2570; u64 n2572 = v2566; v2571 = n2571; v2572 = n2572; goto b180; }
b180:;
    u64 v2573 = 0x10;
    u64 v2574 = 0x40;
    u8 v2575 = (u64)v2573 < (u64)v2574;
    u64 v2576 = 0x3f;
    u64 v2577 = v2575 ? v2573 : v2576;
    u64 v2578 = (int64_t)v2571 >> (v2577 & 63);
    u64 v2579 = 0x8;
    u64 v2580 = 0x40;
    u8 v2581 = (u64)v2579 < (u64)v2580;
    u64 v2582 = 0x3f;
    u64 v2583 = v2581 ? v2579 : v2582;
    u64 v2584 = (int64_t)v2571 >> (v2583 & 63);
    u64 v2585 = 0xff;
    u64 v2586 = v2584 & v2585;
    u64 v2587 = load_u64((const u8 *)v3 + 48);
    u64 v2588 = load_u64((const u8 *)v2587 + 640);
    u64 v2589 = 0xff;
    u64 v2590 = v2586 & v2589;
    u64 v2591 = 0x4;
    u64 v2592 = v2590 * v2591;
    u64 v2593 = v2588 + v2592;
    u32 v2594 = load_u32((const u8 *)v2593 + 0);
    u64 v2595 = v2594;
    u8 v2596 = (u64)v2595 != (u64)v4;
    u64 v2597 = v2596;
    u64 v2598 = load_u64((const u8 *)v3 + 48);
    u64 v2599 = load_u64((const u8 *)v2598 + 664);
    u64 v2600 = 0x8;
    u64 v2601 = v2595 * v2600;
    u64 v2602 = v2599 + v2601;
    u32 v2603 = load_u32((const u8 *)v2602 + 0);
    u64 v2604 = load_u64((const u8 *)v3 + 48);
    u64 v2605 = load_u64((const u8 *)v2604 + 672);
    u64 v2606 = 0x8;
    u64 v2607 = v2595 * v2606;
    u64 v2608 = v2605 + v2607;
    u32 v2609 = 0x37b;
    u8 v2610 = (u32)v2603 == (u32)v2609;
    if (v2610) { goto b907; } else { goto b908; }
b907:;
    u64 v2611 = load_u64((const u8 *)v2608 + 0);
    { goto b181; }
b908:;
    u32 v2612 = 0x38b;
    u8 v2613 = (u32)v2603 == (u32)v2612;
    if (v2613) { goto b909; } else { goto b910; }
b909:;
    { goto b184; }
b910:;
    { u64 n2649 = v4; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b181:;
    u64 v2614 = 0x3e;
    u8 v2615 = (int64_t)v2578 < (int64_t)v2614;
    if (v2615) { goto b911; } else { goto b912; }
b911:;
    { goto b182; }
b912:;
    u64 v2616 = 0x4000000000000000;
    { u64 n2649 = v2616; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b182:;
    u64 v2617 = 0x10;
    u8 v2618 = (int64_t)v2578 < (int64_t)v2617;
    if (v2618) { goto b913; } else { goto b914; }
b913:;
    { goto b183; }
b914:;
    u64 v2619 = 0xfffffffffffffff0;
    u64 v2620 = v2578 + v2619;
    u64 v2621 = 0xff;
    u64 v2622 = v2620 & v2621;
    u64 v2623 = 0x40;
    u8 v2624 = (u64)v2622 < (u64)v2623;
    u64 v2625 = v2611 << (v2622 & 63);
    u64 v2626 = v2624 ? v2625 : v4;
    { u64 n2649 = v2626; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b183:;
    u64 v2627 = 0xffffffffffffffff;
    u8 v2628 = (int64_t)v2578 < (int64_t)v2627;
    if (v2628) { goto b915; } else { goto b916; }
b915:;
    { u64 n2649 = v4; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b916:;
    u64 v2629 = 0x10;
    u64 v2630 = v2629 - v2578;
    u64 v2631 = 0xff;
    u64 v2632 = v2630 + v2631;
    u64 v2633 = 0xff;
    u64 v2634 = v2632 & v2633;
    u64 v2635 = 0x1;
    u64 v2636 = 0x40;
    u8 v2637 = (u64)v2634 < (u64)v2636;
    u64 v2638 = v2635 << (v2634 & 63);
    u64 v2639 = v2637 ? v2638 : v4;
    u64 v2640 = v2611 + v2639;
    u64 v2641 = 0x10;
    u64 v2642 = v2641 - v2578;
    u64 v2643 = 0xff;
    u64 v2644 = v2642 & v2643;
    u64 v2645 = 0x40;
    u8 v2646 = (u64)v2644 < (u64)v2645;
    u64 v2647 = v2640 >> (v2644 & 63);
    u64 v2648 = v2646 ? v2647 : v4;
    { u64 n2649 = v2648; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b184:;
    { u64 n2649 = v4; u64 n2650 = v2572; v2649 = n2649; v2650 = n2650; goto b185; }
b185:;
    u64 v2651 = 0x8;
    u64 v2652 = v1133 >> (v2651 & 63);
    u64 v2653 = 0x1388;
    u8 v2654 = (u64)v2652 >= (u64)v2653;
    if (v2654) { goto b917; } else { goto b918; }
b917:;
    { u64 n2656 = v2652; v2656 = n2656; goto b186; }
b918:;
    u64 v2655 = 0x1388;
    { u64 n2656 = v2655; v2656 = n2656; goto b186; }
b186:;
    u64 v2657 = v7 + v2656;
    u64 v2658 = 0xffffffffffff;
    u64 v2659 = v2657 & v2658;
    u64 v2660 = load_u64((const u8 *)v3 + 24);
    u64 v2661 = 0x8;
    u64 v2662 = v16 * v2661;
    u64 v2663 = v2660 + v2662;
    store_u64((u8 *)v2663 + 12288, v7);
    u64 v2664 = load_u64((const u8 *)v3 + 24);
    u64 v2665 = 0x8;
    u64 v2666 = v16 * v2665;
    u64 v2667 = v2664 + v2666;
    store_u64((u8 *)v2667 + 16384, v2659);
    u64 v2668 = load_u64((const u8 *)v3 + 24);
    u64 v2669 = 0x8;
    u64 v2670 = v16 * v2669;
    u64 v2671 = v2668 + v2670;
    store_u64((u8 *)v2671 + 20480, v425);
    u64 v2672 = load_u64((const u8 *)v3 + 24);
    u64 v2673 = 0x8;
    u64 v2674 = v16 * v2673;
    u64 v2675 = v2672 + v2674;
    store_u64((u8 *)v2675 + 4280320, v4);
    u64 v2676 = load_u64((const u8 *)v3 + 24);
    u64 v2677 = 0x8;
    u64 v2678 = v16 * v2677;
    u64 v2679 = v2676 + v2678;
    store_u64((u8 *)v2679 + 4284416, v4);
    u64 v2680 = load_u64((const u8 *)v3 + 24);
    u64 v2681 = 0x8;
    u64 v2682 = v16 * v2681;
    u64 v2683 = v2680 + v2682;
    store_u64((u8 *)v2683 + 4288512, v4);
    u64 v2684 = load_u64((const u8 *)v3 + 24);
    u64 v2685 = 0x8;
    u64 v2686 = v16 * v2685;
    u64 v2687 = v2684 + v2686;
    store_u64((u8 *)v2687 + 40960, v476);
    u64 v2688 = load_u64((const u8 *)v3 + 24);
    u64 v2689 = 0x8;
    u64 v2690 = v16 * v2689;
    u64 v2691 = v2688 + v2690;
    store_u64((u8 *)v2691 + 45056, v1752);
    u64 v2692 = load_u64((const u8 *)v3 + 24);
    u64 v2693 = 0x8;
    u64 v2694 = v16 * v2693;
    u64 v2695 = v2692 + v2694;
    store_u64((u8 *)v2695 + 49152, v1753);
    u64 v2696 = load_u64((const u8 *)v3 + 24);
    u64 v2697 = 0x8;
    u64 v2698 = v16 * v2697;
    u64 v2699 = v2696 + v2698;
    store_u64((u8 *)v2699 + 53248, v4);
    u64 v2700 = load_u64((const u8 *)v3 + 24);
    u64 v2701 = 0x8;
    u64 v2702 = v16 * v2701;
    u64 v2703 = v2700 + v2702;
    store_u64((u8 *)v2703 + 57344, v1733);
    u64 v2704 = load_u64((const u8 *)v3 + 24);
    u64 v2705 = 0x8;
    u64 v2706 = v16 * v2705;
    u64 v2707 = v2704 + v2706;
    store_u64((u8 *)v2707 + 61440, v1754);
    u64 v2708 = load_u64((const u8 *)v3 + 24);
    u64 v2709 = 0x8;
    u64 v2710 = v16 * v2709;
    u64 v2711 = v2708 + v2710;
    store_u64((u8 *)v2711 + 65536, v1730);
    u64 v2712 = load_u64((const u8 *)v3 + 24);
    u64 v2713 = 0x8;
    u64 v2714 = v16 * v2713;
    u64 v2715 = v2712 + v2714;
    store_u64((u8 *)v2715 + 4292608, v4);
    u64 v2716 = 0xffffffff;
    u64 v2717 = v1131 & v2716;
    u64 v2718 = load_u64((const u8 *)v3 + 24);
    u64 v2719 = 0x8;
    u64 v2720 = v16 * v2719;
    u64 v2721 = v2718 + v2720;
    store_u64((u8 *)v2721 + 24576, v2717);
    u64 v2722 = 0xffffffff;
    u64 v2723 = v1048 & v2722;
    u64 v2724 = load_u64((const u8 *)v3 + 24);
    u64 v2725 = 0x8;
    u64 v2726 = v16 * v2725;
    u64 v2727 = v2724 + v2726;
    store_u64((u8 *)v2727 + 4308992, v2723);
    u64 v2728 = 0xffffffff;
    u64 v2729 = v2445 & v2728;
    u64 v2730 = load_u64((const u8 *)v3 + 24);
    u64 v2731 = 0x8;
    u64 v2732 = v16 * v2731;
    u64 v2733 = v2730 + v2732;
    store_u64((u8 *)v2733 + 4313088, v2729);
    u64 v2734 = 0xffffffff;
    u64 v2735 = v2446 & v2734;
    u64 v2736 = load_u64((const u8 *)v3 + 24);
    u64 v2737 = 0x8;
    u64 v2738 = v16 * v2737;
    u64 v2739 = v2736 + v2738;
    store_u64((u8 *)v2739 + 4317184, v2735);
    u64 v2740 = 0xffffffff;
    u64 v2741 = v2442 & v2740;
    u64 v2742 = load_u64((const u8 *)v3 + 24);
    u64 v2743 = 0x8;
    u64 v2744 = v16 * v2743;
    u64 v2745 = v2742 + v2744;
    store_u64((u8 *)v2745 + 4321280, v2741);
    u64 v2746 = 0xffffffff;
    u64 v2747 = v2443 & v2746;
    u64 v2748 = load_u64((const u8 *)v3 + 24);
    u64 v2749 = 0x8;
    u64 v2750 = v16 * v2749;
    u64 v2751 = v2748 + v2750;
    store_u64((u8 *)v2751 + 4296704, v2747);
    u64 v2752 = 0xffffffff;
    u64 v2753 = v2444 & v2752;
    u64 v2754 = load_u64((const u8 *)v3 + 24);
    u64 v2755 = 0x8;
    u64 v2756 = v16 * v2755;
    u64 v2757 = v2754 + v2756;
    store_u64((u8 *)v2757 + 4300800, v2753);
    u64 v2758 = 0xffffffff;
    u64 v2759 = v2441 & v2758;
    u64 v2760 = load_u64((const u8 *)v3 + 24);
    u64 v2761 = 0x8;
    u64 v2762 = v16 * v2761;
    u64 v2763 = v2760 + v2762;
    store_u64((u8 *)v2763 + 4304896, v2759);
    u64 v2764 = load_u64((const u8 *)v3 + 24);
    u64 v2765 = 0x8;
    u64 v2766 = v16 * v2765;
    u64 v2767 = v2764 + v2766;
    store_u64((u8 *)v2767 + 28672, v1772);
    u64 v2768 = load_u64((const u8 *)v3 + 24);
    u64 v2769 = 0x8;
    u64 v2770 = v16 * v2769;
    u64 v2771 = v2768 + v2770;
    store_u64((u8 *)v2771 + 32768, v1773);
    u64 v2772 = v249 * v308;
    u64 v2773 = (u64)((u128)v249 * v308 >> 64);
    u64 v2774 = 0x14;
    u64 v2775 = v2772 >> (v2774 & 63);
    u64 v2776 = 0x2c;
    u64 v2777 = v2773 << (v2776 & 63);
    u64 v2778 = v2775 | v2777;
    u64 v2779 = 0x14;
    u64 v2780 = v2773 >> (v2779 & 63);
    { u64 n2781 = v431; u64 n2783 = v432; u64 n2785 = v4; u64 n2787 = v2441; u64 n2789 = v2442; u64 n2791 = v1752; u64 n2793 = v4; u64 n2795 = v249; u64 n2797 = v2778; u64 n2799 = v2717; u64 n2801 = v1696; u64 n2803 = v1772; u64 n2805 = v1773; u64 n2807 = v2551; u64 n2809 = v2552; u64 n2811 = v2649; u64 n2813 = v2650; v2781 = n2781; v2783 = n2783; v2785 = n2785; v2787 = n2787; v2789 = n2789; v2791 = n2791; v2793 = n2793; v2795 = n2795; v2797 = n2797; v2799 = n2799; v2801 = n2801; v2803 = n2803; v2805 = n2805; v2807 = n2807; v2809 = n2809; v2811 = n2811; v2813 = n2813; goto b187; }
b187:;
    u64 v2815 = load_u64((const u8 *)v1 + 184);
    u8 v2816 = (u64)v2815 == (u64)v4;
    if (v2816) { goto b919; } else { goto b920; }
b919:;
    u64 v4761 = load_u64((const u8 *)v1 + 232);
    { u64 n4760 = v4761; v4760 = n4760; goto b212; }
b920:;
    u8 v2817 = load_u8((const u8 *)v2 + 362);
    u64 v2818 = v2817;
    u64 v2819 = 0x3c;
    u64 v2820 = v2818 << (v2819 & 63);
    u64 v2821 = 0x3c;
    u64 v2822 = v2820 >> (v2821 & 63);
    u64 v2823 = 0x1;
    u8 v2824 = (u64)v2822 != (u64)v2823;
    if (v2824) { goto b921; } else { goto b922; }
b921:;
    u64 v4762 = load_u64((const u8 *)v1 + 232);
    { u64 n4760 = v4762; v4760 = n4760; goto b212; }
b922:;
    u32 v2825 = load_u32((const u8 *)v2 + 368);
    u32 v2826 = __builtin_bswap32(v2825);
    u64 v2827 = v2826;
    u8 v2828 = (u64)v2827 == (u64)v4;
    if (v2828) { goto b923; } else { goto b924; }
b923:;
    { goto b363; }
b924:;
    u64 v2829 = load_u64((const u8 *)v3 + 48);
    u64 v2830 = load_u64((const u8 *)v2829 + 680);
    u64 v2831 = load_u64((const u8 *)v3 + 48);
    u64 v2832 = load_u64((const u8 *)v2831 + 688);
    u64 v2833 = load_u64((const u8 *)v3 + 48);
    u64 v2834 = load_u64((const u8 *)v2833 + 696);
    u64 v2835 = 0x9e3779b97f4a7c15;
    u64 v2836 = v16 * v2835;
    u64 v2837 = 0x20;
    u64 v2838 = v2836 >> (v2837 & 63);
    u64 v2839 = v2838 & v2834;
    { u64 n2840 = v2839; v2840 = n2840; goto b925; }
b925:;
    u64 v2842 = 0x4;
    u64 v2843 = v2840 * v2842;
    u64 v2844 = v2830 + v2843;
    u32 v2845 = load_u32((const u8 *)v2844 + 0);
    u64 v2846 = v2845;
    if (v2846) { goto b927; } else { u64 n2841 = v2846; v2841 = n2841; goto b926; }
b927:;
    u64 v2847 = 0x8;
    u64 v2848 = v2840 * v2847;
    u64 v2849 = v2832 + v2848;
    u64 v2850 = load_u64((const u8 *)v2849 + 0);
    u8 v2851 = (u64)v2850 == (u64)v16;
    if (v2851) { u64 n2841 = v2846; v2841 = n2841; goto b926; } else { goto b928; }
b928:;
    u64 v2852 = 0x1;
    u64 v2853 = v2840 + v2852;
    u64 v2854 = v2853 & v2834;
    { u64 n2840 = v2854; v2840 = n2840; goto b925; }
b926:;
    u8 v2855 = (u64)v2841 != (u64)v4;
    u64 v2856 = v2855;
    u64 v2857 = load_u64((const u8 *)v3 + 48);
    u64 v2858 = load_u64((const u8 *)v2857 + 704);
    u64 v2859 = 0x8;
    u64 v2860 = v2841 * v2859;
    u64 v2861 = v2858 + v2860;
    u32 v2862 = load_u32((const u8 *)v2861 + 0);
    u64 v2863 = load_u64((const u8 *)v3 + 48);
    u64 v2864 = load_u64((const u8 *)v2863 + 712);
    u64 v2865 = v2841 * v4;
    u64 v2866 = v2864 + v2865;
    u32 v2867 = 0x3c7;
    u8 v2868 = (u32)v2862 == (u32)v2867;
    if (v2868) { goto b929; } else { goto b930; }
b929:;
    { goto b188; }
b930:;
    u32 v2869 = 0x3c9;
    u8 v2870 = (u32)v2862 == (u32)v2869;
    if (v2870) { goto b931; } else { goto b932; }
b931:;
    { goto b189; }
b932:;
    { goto b190; }
b363:;
    { u64 n2876 = v4; v2876 = n2876; goto b193; }
b188:;
    u8 v2871 = (u64)v2856 != (u64)v4;
    if (v2871) { goto b933; } else { goto b934; }
b933:;
    { goto b362; }
b934:;
    { goto b191; }
b189:;
    u8 v2872 = (u64)v2856 != (u64)v4;
    if (v2872) { goto b935; } else { goto b936; }
b935:;
    { goto b362; }
b936:;
    { goto b191; }
b190:;
    u8 v2873 = (u64)v2856 != (u64)v4;
    if (v2873) { goto b937; } else { goto b938; }
b937:;
    { goto b362; }
b938:;
    { goto b191; }
b191:;
    { u64 n2875 = v4; v2875 = n2875; goto b192; }
b362:;
    u64 v2874 = 0x1;
    { u64 n2875 = v2874; v2875 = n2875; goto b192; }
b192:;
    { u64 n2876 = v2875; v2876 = n2876; goto b193; }
b193:;
    u8 v2877 = (u64)v2876 == (u64)v4;
    if (v2877) { goto b939; } else { goto b940; }
b939:;
    u64 v3155 = load_u64((const u8 *)v1 + 232);
    u64 v3158 = load_u64((const u8 *)v1 + 320);
    u64 v3160 = load_u64((const u8 *)v1 + 328);
    u64 v3162 = load_u64((const u8 *)v1 + 336);
    u64 v3164 = load_u64((const u8 *)v1 + 344);
    u64 v3166 = load_u64((const u8 *)v1 + 352);
    u64 v3168 = load_u64((const u8 *)v1 + 360);
    u64 v3170 = load_u64((const u8 *)v1 + 368);
    u64 v3172 = load_u64((const u8 *)v1 + 376);
    u64 v3174 = load_u64((const u8 *)v1 + 384);
    u64 v3176 = load_u64((const u8 *)v1 + 392);
    { u64 n3154 = v3155; u64 n3157 = v3158; u64 n3159 = v3160; u64 n3161 = v3162; u64 n3163 = v3164; u64 n3165 = v3166; u64 n3167 = v3168; u64 n3169 = v3170; u64 n3171 = v3172; u64 n3173 = v3174; u64 n3175 = v3176; u64 n3177 = v4; v3154 = n3154; v3157 = n3157; v3159 = n3159; v3161 = n3161; v3163 = n3163; v3165 = n3165; v3167 = n3167; v3169 = n3169; v3171 = n3171; v3173 = n3173; v3175 = n3175; v3177 = n3177; goto b204; }
b940:;
    store_u64((u8 *)v1 + 816, v108);
    store_u64((u8 *)v1 + 824, v110);
    u64 v2878 = load_u64((const u8 *)v3 + 0);
    u32 v2879 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2878, 976);
    u64 v2880 = 0x10000;
    u8 v2881 = (u64)v2880 == (u64)v4;
    u64 v2882 = v2881;
    u64 v2883 = 0x1;
    u64 v2884 = 0x10000;
    u64 v2885 = v2882 ? v2883 : v2884;
    u64 v2886 = load_u64((const u8 *)v1 + 7808);
    u64 v2887 = 0x1;
    u8 v2888 = (u64)v2885 == (u64)v4;
    u64 v2889 = v2888 ? v2887 : v2885;
    u64 v2890 = v2886 % v2889;
    u64 v2891 = v2890 + v4;
    u64 v2892 = 0xffffffff;
    u64 v2893 = v2891 & v2892;
    u64 v2894 = load_u64((const u8 *)v3 + 32);
    u64 v2895 = 0xffffffff;
    u64 v2896 = v2893 & v2895;
    u64 v2897 = 0x10000;
    u8 v2898 = (u64)v2896 < (u64)v2897;
    u64 v2899 = v2898 ? v2896 : v4;
    u64 v2900 = 0x10;
    u64 v2901 = v2899 * v2900;
    u64 v2902 = v2894 + v2901;
    u64 v2903 = load_u64((const u8 *)v2902 + 0);
    u64 v2904 = v2898 ? v2903 : v4;
    u64 v2905 = load_u64((const u8 *)v2902 + 8);
    u64 v2906 = v2898 ? v2905 : v4;
    u64 v2907 = load_u64((const u8 *)v3 + 24);
    u64 v2908 = 0xffffffff;
    u64 v2909 = v2893 & v2908;
    u64 v2910 = 0x10000;
    u8 v2911 = (u64)v2909 < (u64)v2910;
    u64 v2912 = v2911 ? v2909 : v4;
    u64 v2913 = 0x8;
    u64 v2914 = v2912 * v2913;
    u64 v2915 = v2907 + v2914;
    u64 v2916 = load_u64((const u8 *)v2915 + 81920);
    u64 v2917 = v2911 ? v2916 : v4;
    u64 v2918 = load_u64((const u8 *)v3 + 24);
    u64 v2919 = 0xffffffff;
    u64 v2920 = v2893 & v2919;
    u64 v2921 = 0x10000;
    u8 v2922 = (u64)v2920 < (u64)v2921;
    u64 v2923 = v2922 ? v2920 : v4;
    u64 v2924 = 0x8;
    u64 v2925 = v2923 * v2924;
    u64 v2926 = v2918 + v2925;
    u64 v2927 = load_u64((const u8 *)v2926 + 606208);
    u64 v2928 = v2922 ? v2927 : v4;
    u64 v2929 = load_u64((const u8 *)v3 + 24);
    u64 v2930 = 0xffffffff;
    u64 v2931 = v2893 & v2930;
    u64 v2932 = 0x10000;
    u8 v2933 = (u64)v2931 < (u64)v2932;
    u64 v2934 = v2933 ? v2931 : v4;
    u64 v2935 = 0x8;
    u64 v2936 = v2934 * v2935;
    u64 v2937 = v2929 + v2936;
    u64 v2938 = load_u64((const u8 *)v2937 + 1130496);
    u64 v2939 = v2933 ? v2938 : v4;
    u64 v2940 = load_u64((const u8 *)v3 + 24);
    u64 v2941 = 0xffffffff;
    u64 v2942 = v2893 & v2941;
    u64 v2943 = 0x10000;
    u8 v2944 = (u64)v2942 < (u64)v2943;
    u64 v2945 = v2944 ? v2942 : v4;
    u64 v2946 = 0x8;
    u64 v2947 = v2945 * v2946;
    u64 v2948 = v2940 + v2947;
    u64 v2949 = load_u64((const u8 *)v2948 + 1654784);
    u64 v2950 = v2944 ? v2949 : v4;
    u64 v2951 = load_u64((const u8 *)v3 + 24);
    u64 v2952 = 0xffffffff;
    u64 v2953 = v2893 & v2952;
    u64 v2954 = 0x10000;
    u8 v2955 = (u64)v2953 < (u64)v2954;
    u64 v2956 = v2955 ? v2953 : v4;
    u64 v2957 = 0x8;
    u64 v2958 = v2956 * v2957;
    u64 v2959 = v2951 + v2958;
    u64 v2960 = load_u64((const u8 *)v2959 + 2179072);
    u64 v2961 = v2955 ? v2960 : v4;
    u64 v2962 = load_u64((const u8 *)v3 + 24);
    u64 v2963 = 0xffffffff;
    u64 v2964 = v2893 & v2963;
    u64 v2965 = 0x10000;
    u8 v2966 = (u64)v2964 < (u64)v2965;
    u64 v2967 = v2966 ? v2964 : v4;
    u64 v2968 = 0x8;
    u64 v2969 = v2967 * v2968;
    u64 v2970 = v2962 + v2969;
    u64 v2971 = load_u64((const u8 *)v2970 + 2703360);
    u64 v2972 = v2966 ? v2971 : v4;
    u64 v2973 = load_u64((const u8 *)v3 + 24);
    u64 v2974 = 0xffffffff;
    u64 v2975 = v2893 & v2974;
    u64 v2976 = 0x10000;
    u8 v2977 = (u64)v2975 < (u64)v2976;
    u64 v2978 = v2977 ? v2975 : v4;
    u64 v2979 = 0x8;
    u64 v2980 = v2978 * v2979;
    u64 v2981 = v2973 + v2980;
    u64 v2982 = load_u64((const u8 *)v2981 + 3227648);
    u64 v2983 = v2977 ? v2982 : v4;
    u64 v2984 = load_u64((const u8 *)v3 + 24);
    u64 v2985 = 0xffffffff;
    u64 v2986 = v2893 & v2985;
    u64 v2987 = 0x10000;
    u8 v2988 = (u64)v2986 < (u64)v2987;
    u64 v2989 = v2988 ? v2986 : v4;
    u64 v2990 = 0x8;
    u64 v2991 = v2989 * v2990;
    u64 v2992 = v2984 + v2991;
    u64 v2993 = load_u64((const u8 *)v2992 + 3751936);
    u64 v2994 = v2988 ? v2993 : v4;
    u64 v2995 = v7 - v2917;
    u64 v2996 = 0xffffffffffff;
    u64 v2997 = v2995 & v2996;
    u32 v2998 = load_u32((const u8 *)v2 + 364);
    u32 v2999 = __builtin_bswap32(v2998);
    u64 v3000 = v2999;
    u64 v3001 = load_u64((const u8 *)v1 + 208);
    u8 v3002 = (u64)v3000 >= (u64)v3001;
    if (v3002) { goto b941; } else { goto b942; }
b941:;
    { u64 n3003 = v3000; v3003 = n3003; goto b194; }
b942:;
    { u64 n3003 = v3001; v3003 = n3003; goto b194; }
b194:;
    u128 v3004 = (u128)v2906 << 64 | v2904;
    u128 v3005 = (u128)v110 << 64 | v108;
    u8 v3006 = (u128)v3004 == (u128)v3005;
    if (v3006) { goto b943; } else { goto b944; }
b943:;
    { goto b352; }
b944:;
    u128 v3007 = (u128)v2906 << 64 | v2904;
    u128 v3008 = (u128)v4 << 64 | v4;
    u8 v3009 = (u128)v3007 == (u128)v3008;
    if (v3009) { goto b945; } else { goto b946; }
b945:;
    { goto b195; }
b946:;
    u64 v3010 = 0x1fffff;
    u8 v3011 = (u64)v3010 >= (u64)v2997;
    if (v3011) { goto b947; } else { goto b948; }
b947:;
    { u64 n3116 = v2904; u64 n3117 = v2906; u64 n3118 = v2917; u64 n3119 = v2928; u64 n3120 = v2939; u64 n3121 = v2950; u64 n3122 = v2961; u64 n3123 = v2972; u64 n3124 = v2983; u64 n3125 = v2994; u64 n3126 = v4; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; v3124 = n3124; v3125 = n3125; v3126 = n3126; goto b197; }
b948:;
    { goto b195; }
b352:;
    u32 v3012 = load_u32((const u8 *)v2 + 368);
    u32 v3013 = __builtin_bswap32(v3012);
    u64 v3014 = v3013;
    u8 v3015 = (u64)v2997 < (u64)v3014;
    if (v3015) { goto b949; } else { goto b950; }
b949:;
    { goto b360; }
b950:;
    u64 v3016 = 0x1;
    u64 v3017 = v2939 << (v3016 & 63);
    u8 v3018 = (u64)v3017 < (u64)v2928;
    u64 v3019 = v3018;
    u8 v3020 = (u64)v2961 >= (u64)v2972;
    if (v3020) { goto b951; } else { goto b952; }
b951:;
    { u64 n3033 = v2961; v3033 = n3033; goto b353; }
b952:;
    { u64 n3033 = v2972; v3033 = n3033; goto b353; }
b360:;
    u64 v3021 = v2928 + v3001;
    u64 v3022 = 0xffffffff;
    u8 v3023 = (int64_t)v3021 < (int64_t)v4;
    u64 v3024 = v3023 ? v4 : v3021;
    u8 v3025 = (int64_t)v3024 > (int64_t)v3022;
    u64 v3026 = v3025 ? v3022 : v3024;
    u8 v3027 = (u64)v2939 >= (u64)v3003;
    if (v3027) { goto b953; } else { goto b954; }
b953:;
    { u64 n3028 = v2939; v3028 = n3028; goto b361; }
b954:;
    { u64 n3028 = v3003; v3028 = n3028; goto b361; }
b361:;
    u64 v3029 = 0x1;
    u64 v3030 = v3028 << (v3029 & 63);
    u8 v3031 = (u64)v3030 < (u64)v3026;
    u64 v3032 = v3031;
    { u64 n3116 = v2904; u64 n3117 = v2906; u64 n3118 = v2917; u64 n3119 = v3026; u64 n3120 = v3028; u64 n3121 = v2950; u64 n3122 = v2961; u64 n3123 = v2972; u64 n3124 = v2983; u64 n3125 = v2994; u64 n3126 = v3032; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; v3124 = n3124; v3125 = n3125; v3126 = n3126; goto b197; }
b353:;
    u8 v3034 = (u64)v3033 >= (u64)v2983;
    if (v3034) { goto b955; } else { goto b956; }
b955:;
    { u64 n3035 = v3033; v3035 = n3035; goto b354; }
b956:;
    { u64 n3035 = v2983; v3035 = n3035; goto b354; }
b354:;
    u8 v3036 = (u64)v2939 >= (u64)v3035;
    if (v3036) { goto b957; } else { goto b958; }
b957:;
    { u64 n3037 = v3035; v3037 = n3037; goto b355; }
b958:;
    { u64 n3037 = v2939; v3037 = n3037; goto b355; }
b355:;
    u64 v3038 = v2994 + v2928;
    u64 v3039 = 0xffffffff;
    u8 v3040 = (int64_t)v3038 < (int64_t)v4;
    u64 v3041 = v3040 ? v4 : v3038;
    u8 v3042 = (int64_t)v3041 > (int64_t)v3039;
    u64 v3043 = v3042 ? v3039 : v3041;
    u64 v3044 = v3037 + v3037;
    u64 v3045 = 0xffffffff;
    u8 v3046 = (int64_t)v3044 < (int64_t)v4;
    u64 v3047 = v3046 ? v4 : v3044;
    u8 v3048 = (int64_t)v3047 > (int64_t)v3045;
    u64 v3049 = v3048 ? v3045 : v3047;
    u8 v3050 = (u64)v3049 >= (u64)v3043;
    if (v3050) { goto b959; } else { goto b960; }
b959:;
    { u64 n3051 = v3043; v3051 = n3051; goto b356; }
b960:;
    { u64 n3051 = v3049; v3051 = n3051; goto b356; }
b356:;
    u64 v3052 = 0x4;
    u64 v3053 = v3037 >> (v3052 & 63);
    u64 v3054 = v3037 + v3053;
    u64 v3055 = 0xffffffff;
    u8 v3056 = (int64_t)v3054 < (int64_t)v4;
    u64 v3057 = v3056 ? v4 : v3054;
    u8 v3058 = (int64_t)v3057 > (int64_t)v3055;
    u64 v3059 = v3058 ? v3055 : v3057;
    u64 v3060 = v3051 - v3059;
    u64 v3061 = 0xffffffff;
    u8 v3062 = (int64_t)v3060 < (int64_t)v4;
    u64 v3063 = v3062 ? v4 : v3060;
    u8 v3064 = (int64_t)v3063 > (int64_t)v3061;
    u64 v3065 = v3064 ? v3061 : v3063;
    u64 v3066 = v2939 + v2939;
    u64 v3067 = 0xffffffff;
    u8 v3068 = (int64_t)v3066 < (int64_t)v4;
    u64 v3069 = v3068 ? v4 : v3066;
    u8 v3070 = (int64_t)v3069 > (int64_t)v3067;
    u64 v3071 = v3070 ? v3067 : v3069;
    u64 v3072 = v2972 - v3071;
    u64 v3073 = 0xffffffff;
    u8 v3074 = (int64_t)v3072 < (int64_t)v4;
    u64 v3075 = v3074 ? v4 : v3072;
    u8 v3076 = (int64_t)v3075 > (int64_t)v3073;
    u64 v3077 = v3076 ? v3073 : v3075;
    u64 v3078 = v2961 - v3077;
    u64 v3079 = 0xffffffff;
    u8 v3080 = (int64_t)v3078 < (int64_t)v4;
    u64 v3081 = v3080 ? v4 : v3078;
    u8 v3082 = (int64_t)v3081 > (int64_t)v3079;
    u64 v3083 = v3082 ? v3079 : v3081;
    u64 v3084 = 0x2;
    u64 v3085 = v3001 << (v3084 & 63);
    u32 v3086 = load_u32((const u8 *)v2 + 368);
    u32 v3087 = __builtin_bswap32(v3086);
    u64 v3088 = v3087;
    u64 v3089 = v249 * v3088;
    u64 v3090 = (u64)((u128)v249 * v3088 >> 64);
    u64 v3091 = 0x13;
    u64 v3092 = v3089 >> (v3091 & 63);
    u64 v3093 = 0x2d;
    u64 v3094 = v3090 << (v3093 & 63);
    u64 v3095 = v3092 | v3094;
    u64 v3096 = 0x13;
    u64 v3097 = v3090 >> (v3096 & 63);
    u64 v3098 = v3095 + v3085;
    u8 v3099 = (u64)v3098 >= (u64)v3083;
    if (v3099) { goto b961; } else { goto b962; }
b961:;
    { u64 n3106 = v3083; v3106 = n3106; goto b357; }
b962:;
    u64 v3100 = v249 * v3088;
    u64 v3101 = 0x13;
    u64 v3102 = v3100 >> (v3101 & 63);
    u64 v3103 = v3102 + v3085;
    u64 v3104 = 0xffffffff;
    u64 v3105 = v3103 & v3104;
    { u64 n3106 = v3105; v3106 = n3106; goto b357; }
b357:;
    u8 v3107 = (u64)v3106 >= (u64)v3001;
    if (v3107) { goto b963; } else { goto b964; }
b963:;
    { u64 n3108 = v3106; v3108 = n3108; goto b358; }
b964:;
    { u64 n3108 = v3001; v3108 = n3108; goto b358; }
b358:;
    u8 v3109 = (u64)v3019 == (u64)v4;
    if (v3109) { goto b965; } else { goto b966; }
b965:;
    { goto b359; }
b966:;
    u64 v3110 = 0x1;
    { u64 n3116 = v108; u64 n3117 = v110; u64 n3118 = v7; u64 n3119 = v3001; u64 n3120 = v3003; u64 n3121 = v3110; u64 n3122 = v3108; u64 n3123 = v3108; u64 n3124 = v2972; u64 n3125 = v3065; u64 n3126 = v3019; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; v3124 = n3124; v3125 = n3125; v3126 = n3126; goto b197; }
b359:;
    { u64 n3116 = v108; u64 n3117 = v110; u64 n3118 = v7; u64 n3119 = v3001; u64 n3120 = v3003; u64 n3121 = v4; u64 n3122 = v3108; u64 n3123 = v3108; u64 n3124 = v2972; u64 n3125 = v3065; u64 n3126 = v3019; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; v3124 = n3124; v3125 = n3125; v3126 = n3126; goto b197; }
b195:;
    u64 v3111 = 0x1;
    u64 v3112 = 0x10000;
    u8 v3113 = (u64)v3112 >= (u64)v3003;
    if (v3113) { goto b967; } else { goto b968; }
b967:;
    { u64 n3115 = v3003; v3115 = n3115; goto b196; }
b968:;
    u64 v3114 = 0x10000;
    { u64 n3115 = v3114; v3115 = n3115; goto b196; }
b196:;
    { u64 n3116 = v108; u64 n3117 = v110; u64 n3118 = v7; u64 n3119 = v3001; u64 n3120 = v3003; u64 n3121 = v3111; u64 n3122 = v3115; u64 n3123 = v3115; u64 n3124 = v3115; u64 n3125 = v4; u64 n3126 = v4; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; v3124 = n3124; v3125 = n3125; v3126 = n3126; goto b197; }
b197:;
    u128 v3127 = (u128)v3117 << 64 | v3116;
    u128 v3128 = (u128)v110 << 64 | v108;
    u8 v3129 = (u128)v3127 != (u128)v3128;
    if (v3129) { goto b969; } else { goto b970; }
b969:;
    u64 v3156 = load_u64((const u8 *)v1 + 232);
    { u64 n3154 = v3156; u64 n3157 = v3116; u64 n3159 = v3117; u64 n3161 = v3118; u64 n3163 = v3119; u64 n3165 = v3120; u64 n3167 = v3121; u64 n3169 = v3122; u64 n3171 = v3123; u64 n3173 = v3124; u64 n3175 = v3125; u64 n3177 = v4; v3154 = n3154; v3157 = n3157; v3159 = n3159; v3161 = n3161; v3163 = n3163; v3165 = n3165; v3167 = n3167; v3169 = n3169; v3171 = n3171; v3173 = n3173; v3175 = n3175; v3177 = n3177; goto b204; }
b970:;
    u8 v3130 = (u64)v3126 == (u64)v4;
    if (v3130) { goto b971; } else { goto b972; }
b971:;
    { goto b198; }
b972:;
    u64 v3131 = 0x2;
    { u64 n3139 = v3131; v3139 = n3139; goto b200; }
b198:;
    u64 v3132 = 0x1;
    u8 v3133 = (u64)v3121 != (u64)v3132;
    if (v3133) { goto b973; } else { goto b974; }
b973:;
    { goto b199; }
b974:;
    u64 v3134 = 0x1;
    { u64 n3139 = v3134; v3139 = n3139; goto b200; }
b199:;
    u64 v3135 = 0x2;
    u64 v3136 = v3120 << (v3135 & 63);
    u8 v3137 = (u64)v3136 >= (u64)v3122;
    if (v3137) { goto b975; } else { goto b976; }
b975:;
    { u64 n3139 = v4; v3139 = n3139; goto b200; }
b976:;
    u64 v3138 = 0x3;
    { u64 n3139 = v3138; v3139 = n3139; goto b200; }
b200:;
    u8 v3140 = (u64)v3122 >= (u64)v3123;
    if (v3140) { goto b977; } else { goto b978; }
b977:;
    { u64 n3141 = v3122; v3141 = n3141; goto b201; }
b978:;
    { u64 n3141 = v3123; v3141 = n3141; goto b201; }
b201:;
    u8 v3142 = (u64)v3141 >= (u64)v3124;
    if (v3142) { goto b979; } else { goto b980; }
b979:;
    { u64 n3143 = v3141; v3143 = n3143; goto b202; }
b980:;
    { u64 n3143 = v3124; v3143 = n3143; goto b202; }
b202:;
    u8 v3144 = (u64)v3120 >= (u64)v3143;
    if (v3144) { goto b981; } else { goto b982; }
b981:;
    { u64 n3145 = v3143; v3145 = n3145; goto b203; }
b982:;
    { u64 n3145 = v3120; v3145 = n3145; goto b203; }
b203:;
    u64 v3146 = v3125 + v3119;
    u64 v3147 = 0x1;
    u64 v3148 = v3001 << (v3147 & 63);
    u64 v3149 = 0x1;
    u64 v3150 = v3145 << (v3149 & 63);
    u64 v3151 = v3150 + v3148;
    u8 v3152 = (u64)v3151 < (u64)v3146;
    u64 v3153 = v3152;
    { u64 n3154 = v3153; u64 n3157 = v3116; u64 n3159 = v3117; u64 n3161 = v3118; u64 n3163 = v3119; u64 n3165 = v3120; u64 n3167 = v3121; u64 n3169 = v3122; u64 n3171 = v3123; u64 n3173 = v3124; u64 n3175 = v3125; u64 n3177 = v3139; v3154 = n3154; v3157 = n3157; v3159 = n3159; v3161 = n3161; v3163 = n3163; v3165 = n3165; v3167 = n3167; v3169 = n3169; v3171 = n3171; v3173 = n3173; v3175 = n3175; v3177 = n3177; goto b204; }
b204:;
    u8 v3178 = (u64)v3177 == (u64)v4;
    if (v3178) { goto b983; } else { goto b984; }
b983:;
    { goto b205; }
b984:;
    u64 v3179 = load_u64((const u8 *)v3 + 40);
    u64 v3180 = 0x10;
    u64 v3181 = v16 * v3180;
    u64 v3182 = v3179 + v3181;
    u64 v3183 = 0x1;
    u32 v3184 = load_u32((const u8 *)v0 + 84);
    u64 v3185 = v3184;
    u64 v3186 = load_u64((const u8 *)v3182 + 160);
    u64 v3187 = v3186 + v3183;
    store_u64((u8 *)v3182 + 160, v3187);
    u64 v3188 = load_u64((const u8 *)v3182 + 168);
    u64 v3189 = v3188 + v3185;
    store_u64((u8 *)v3182 + 168, v3189);
    u64 v3190 = load_u64((const u8 *)v3 + 40);
    u64 v3191 = 0xffffffff;
    u64 v3192 = v3177 & v3191;
    u64 v3193 = 0x4;
    u8 v3194 = (u64)v3192 < (u64)v3193;
    u64 v3195 = v3194 ? v3192 : v4;
    u64 v3196 = 0x10;
    u64 v3197 = v3195 * v3196;
    u64 v3198 = v3190 + v3197;
    if (v3194) { goto b985; } else { goto b986; }
b985:;
    u64 v3199 = 0x1;
    u32 v3200 = load_u32((const u8 *)v0 + 84);
    u64 v3201 = v3200;
    u64 v3202 = load_u64((const u8 *)v3198 + 8352);
    u64 v3203 = v3202 + v3199;
    store_u64((u8 *)v3198 + 8352, v3203);
    u64 v3204 = load_u64((const u8 *)v3198 + 8360);
    u64 v3205 = v3204 + v3201;
    store_u64((u8 *)v3198 + 8360, v3205);
    { goto b986; }
b986:;
    { goto b205; }
b205:;
    u8 v3206 = (u64)v3154 == (u64)v4;
    if (v3206) { goto b987; } else { goto b988; }
b987:;
    { goto b206; }
b988:;
    u64 v3207 = load_u64((const u8 *)v3 + 40);
    u64 v3208 = 0x10;
    u64 v3209 = v16 * v3208;
    u64 v3210 = v3207 + v3209;
    u64 v3211 = 0x1;
    u32 v3212 = load_u32((const u8 *)v0 + 84);
    u64 v3213 = v3212;
    u64 v3214 = load_u64((const u8 *)v3210 + 8416);
    u64 v3215 = v3214 + v3211;
    store_u64((u8 *)v3210 + 8416, v3215);
    u64 v3216 = load_u64((const u8 *)v3210 + 8424);
    u64 v3217 = v3216 + v3213;
    store_u64((u8 *)v3210 + 8424, v3217);
    u64 v3218 = load_u64((const u8 *)v3 + 24);
    u64 v3219 = 0x8;
    u64 v3220 = v16 * v3219;
    u64 v3221 = v3218 + v3220;
    u64 v3222 = load_u64((const u8 *)v3221 + 4276224);
    u64 v3223 = load_u64((const u8 *)v1 + 208);
    u64 v3224 = v3222 + v3223;
    u64 v3225 = load_u64((const u8 *)v3 + 24);
    u64 v3226 = 0x8;
    u64 v3227 = v16 * v3226;
    u64 v3228 = v3225 + v3227;
    store_u64((u8 *)v3228 + 4276224, v3224);
    { goto b206; }
b206:;
    u32 v3229 = load_u32((const u8 *)v2 + 368);
    u32 v3230 = __builtin_bswap32(v3229);
    u64 v3231 = v3230;
    u8 v3232 = (u64)v3231 == (u64)v4;
    if (v3232) { goto b989; } else { goto b990; }
b989:;
    { goto b207; }
b990:;
    u8 v3233 = (u64)v3177 != (u64)v4;
    if (v3233) { goto b991; } else { goto b992; }
b991:;
    { goto b207; }
b992:;
    u8 v3234 = (u64)v3154 == (u64)v4;
    if (v3234) { goto b993; } else { goto b994; }
b993:;
    { goto b214; }
b994:;
    { goto b207; }
b207:;
    u32 v3235 = load_u32((const u8 *)v2 + 372);
    u32 v3236 = __builtin_bswap32(v3235);
    u64 v3237 = v3236;
    u64 v3238 = 0x20;
    u64 v3239 = v3237 << (v3238 & 63);
    u64 v3240 = 0x20;
    u64 v3241 = (int64_t)v3239 >> (v3240 & 63);
    u8 v3242 = (int64_t)v4 >= (int64_t)v3241;
    if (v3242) { goto b995; } else { goto b996; }
b995:;
    { goto b208; }
b996:;
    u32 v3243 = (u32)v4;
    u32 v3244 = __builtin_bswap32(v3243);
    store_u32((u8 *)v2 + 372, v3244);
    { goto b208; }
b214:;
    u64 v3245 = load_u64((const u8 *)v3 + 24);
    u64 v3246 = 0x8;
    u64 v3247 = v16 * v3246;
    u64 v3248 = v3245 + v3247;
    u64 v3249 = load_u64((const u8 *)v3248 + 4280320);
    u64 v3250 = load_u64((const u8 *)v3 + 24);
    u64 v3251 = 0x8;
    u64 v3252 = v16 * v3251;
    u64 v3253 = v3250 + v3252;
    u64 v3254 = load_u64((const u8 *)v3253 + 4284416);
    u64 v3255 = load_u64((const u8 *)v3 + 24);
    u64 v3256 = 0x8;
    u64 v3257 = v16 * v3256;
    u64 v3258 = v3255 + v3257;
    u64 v3259 = load_u64((const u8 *)v3258 + 4288512);
    u64 v3260 = load_u64((const u8 *)v3 + 24);
    u64 v3261 = 0x8;
    u64 v3262 = v16 * v3261;
    u64 v3263 = v3260 + v3262;
    u64 v3264 = load_u64((const u8 *)v3263 + 4296704);
    u64 v3265 = 0x20;
    u64 v3266 = v3264 << (v3265 & 63);
    u64 v3267 = 0x20;
    u64 v3268 = (int64_t)v3266 >> (v3267 & 63);
    u64 v3269 = load_u64((const u8 *)v3 + 24);
    u64 v3270 = 0x8;
    u64 v3271 = v16 * v3270;
    u64 v3272 = v3269 + v3271;
    u64 v3273 = load_u64((const u8 *)v3272 + 4300800);
    u64 v3274 = 0x20;
    u64 v3275 = v3273 << (v3274 & 63);
    u64 v3276 = 0x20;
    u64 v3277 = (int64_t)v3275 >> (v3276 & 63);
    u64 v3278 = load_u64((const u8 *)v3 + 24);
    u64 v3279 = 0x8;
    u64 v3280 = v16 * v3279;
    u64 v3281 = v3278 + v3280;
    u64 v3282 = load_u64((const u8 *)v3281 + 28672);
    u64 v3283 = load_u64((const u8 *)v3 + 24);
    u64 v3284 = 0x8;
    u64 v3285 = v16 * v3284;
    u64 v3286 = v3283 + v3285;
    u64 v3287 = load_u64((const u8 *)v3286 + 32768);
    u64 v3288 = load_u64((const u8 *)v3 + 24);
    u64 v3289 = 0x8;
    u64 v3290 = v16 * v3289;
    u64 v3291 = v3288 + v3290;
    u64 v3292 = load_u64((const u8 *)v3291 + 36864);
    u64 v3293 = load_u64((const u8 *)v3 + 24);
    u64 v3294 = 0x8;
    u64 v3295 = v16 * v3294;
    u64 v3296 = v3293 + v3295;
    u64 v3297 = load_u64((const u8 *)v3296 + 40960);
    u64 v3298 = 0x1fffff;
    u64 v3299 = load_u64((const u8 *)v3 + 24);
    u64 v3300 = 0x8;
    u64 v3301 = v16 * v3300;
    u64 v3302 = v3299 + v3301;
    u64 v3303 = load_u64((const u8 *)v3302 + 4308992);
    u64 v3304 = 0x20;
    u64 v3305 = v3303 << (v3304 & 63);
    u64 v3306 = 0x20;
    u64 v3307 = (int64_t)v3305 >> (v3306 & 63);
    u64 v3308 = load_u64((const u8 *)v3 + 24);
    u64 v3309 = 0x8;
    u64 v3310 = v16 * v3309;
    u64 v3311 = v3308 + v3310;
    u64 v3312 = load_u64((const u8 *)v3311 + 4313088);
    u64 v3313 = 0x20;
    u64 v3314 = v3312 << (v3313 & 63);
    u64 v3315 = 0x20;
    u64 v3316 = (int64_t)v3314 >> (v3315 & 63);
    u64 v3317 = load_u64((const u8 *)v3 + 24);
    u64 v3318 = 0x8;
    u64 v3319 = v16 * v3318;
    u64 v3320 = v3317 + v3319;
    u64 v3321 = load_u64((const u8 *)v3320 + 4317184);
    u64 v3322 = 0x20;
    u64 v3323 = v3321 << (v3322 & 63);
    u64 v3324 = 0x20;
    u64 v3325 = (int64_t)v3323 >> (v3324 & 63);
    u64 v3326 = 0x1;
    u8 v3327 = (u64)v3297 != (u64)v3326;
    if (v3327) { goto b997; } else { goto b998; }
b997:;
    { u64 n3366 = v2785; u64 n3367 = v2787; u64 n3368 = v2789; u64 n3369 = v2791; u64 n3370 = v2793; u64 n3371 = v3298; v3366 = n3366; v3367 = n3367; v3368 = n3368; v3369 = n3369; v3370 = n3370; v3371 = n3371; goto b215; }
b998:;
    u64 v3328 = load_u64((const u8 *)v3 + 24);
    u64 v3329 = 0x8;
    u64 v3330 = v16 * v3329;
    u64 v3331 = v3328 + v3330;
    u64 v3332 = load_u64((const u8 *)v3331 + 45056);
    u64 v3333 = load_u64((const u8 *)v3 + 24);
    u64 v3334 = 0x8;
    u64 v3335 = v16 * v3334;
    u64 v3336 = v3333 + v3335;
    u64 v3337 = load_u64((const u8 *)v3336 + 49152);
    u64 v3338 = load_u64((const u8 *)v3 + 24);
    u64 v3339 = 0x8;
    u64 v3340 = v16 * v3339;
    u64 v3341 = v3338 + v3340;
    u64 v3342 = load_u64((const u8 *)v3341 + 53248);
    u64 v3343 = load_u64((const u8 *)v3 + 24);
    u64 v3344 = 0x8;
    u64 v3345 = v16 * v3344;
    u64 v3346 = v3343 + v3345;
    u64 v3347 = load_u64((const u8 *)v3346 + 4292608);
    u64 v3348 = load_u64((const u8 *)v3 + 24);
    u64 v3349 = 0x8;
    u64 v3350 = v16 * v3349;
    u64 v3351 = v3348 + v3350;
    u64 v3352 = load_u64((const u8 *)v3351 + 4304896);
    u64 v3353 = 0x20;
    u64 v3354 = v3352 << (v3353 & 63);
    u64 v3355 = 0x20;
    u64 v3356 = (int64_t)v3354 >> (v3355 & 63);
    u64 v3357 = load_u64((const u8 *)v3 + 24);
    u64 v3358 = 0x8;
    u64 v3359 = v16 * v3358;
    u64 v3360 = v3357 + v3359;
    u64 v3361 = load_u64((const u8 *)v3360 + 4321280);
    u64 v3362 = 0x20;
    u64 v3363 = v3361 << (v3362 & 63);
    u64 v3364 = 0x20;
    u64 v3365 = (int64_t)v3363 >> (v3364 & 63);
    { u64 n3366 = v3347; u64 n3367 = v3356; u64 n3368 = v3365; u64 n3369 = v3332; u64 n3370 = v3342; u64 n3371 = v3337; v3366 = n3366; v3367 = n3367; v3368 = n3368; v3369 = n3369; v3370 = n3370; v3371 = n3371; goto b215; }
b215:;
    u32 v3372 = load_u32((const u8 *)v2 + 368);
    u32 v3373 = __builtin_bswap32(v3372);
    u64 v3374 = v3373;
    u64 v3375 = 0x1fffff;
    u64 v3376 = v3374 & v3375;
    u8 v3377 = (u64)v3371 >= (u64)v3374;
    if (v3377) { goto b999; } else { goto b1000; }
b999:;
    { u64 n3380 = v3376; v3380 = n3380; goto b216; }
b1000:;
    u64 v3378 = 0x1fffff;
    u64 v3379 = v3371 & v3378;
    { u64 n3380 = v3379; v3380 = n3380; goto b216; }
b216:;
    u32 v3381 = load_u32((const u8 *)v2 + 364);
    u32 v3382 = __builtin_bswap32(v3381);
    u64 v3383 = v3382;
    u64 v3384 = load_u64((const u8 *)v1 + 208);
    u8 v3385 = (u64)v3383 >= (u64)v3384;
    if (v3385) { goto b1001; } else { goto b1002; }
b1001:;
    { u64 n3386 = v3383; v3386 = n3386; goto b217; }
b1002:;
    { u64 n3386 = v3384; v3386 = n3386; goto b217; }
b217:;
    u64 v3387 = 0xfffffffff0000000;
    u8 v3388 = (u64)v3380 == (u64)v4;
    if (v3388) { goto b1003; } else { goto b1004; }
b1003:;
    { u64 n3486 = v3387; v3486 = n3486; goto b232; }
b1004:;
    u8 v3389 = (u64)v4 == (u64)v4;
    if (v3389) { goto b1005; } else { goto b1006; }
b1005:;
    { goto b218; }
b1006:;
    u64 v3390 = 0x20;
    { u64 n3393 = v3390; u64 n3394 = v3380; v3393 = n3393; v3394 = n3394; goto b219; }
b218:;
    u64 v3391 = 0x20;
    u64 v3392 = v3380 << (v3391 & 63);
    { u64 n3393 = v4; u64 n3394 = v3392; v3393 = n3393; v3394 = n3394; goto b219; }
b219:;
    u64 v3395 = 0x30;
    u64 v3396 = v3394 >> (v3395 & 63);
    u8 v3397 = (u64)v3396 == (u64)v4;
    if (v3397) { goto b1007; } else { goto b1008; }
b1007:;
    { goto b220; }
b1008:;
    u64 v3398 = 0x10;
    u64 v3399 = v3393 + v3398;
    u64 v3400 = 0xff;
    u64 v3401 = v3399 & v3400;
    { u64 n3404 = v3401; u64 n3405 = v3394; v3404 = n3404; v3405 = n3405; goto b221; }
b220:;
    u64 v3402 = 0x10;
    u64 v3403 = v3394 << (v3402 & 63);
    { u64 n3404 = v3393; u64 n3405 = v3403; v3404 = n3404; v3405 = n3405; goto b221; }
b221:;
    u64 v3406 = 0x38;
    u64 v3407 = v3405 >> (v3406 & 63);
    u8 v3408 = (u64)v3407 == (u64)v4;
    if (v3408) { goto b1009; } else { goto b1010; }
b1009:;
    { goto b222; }
b1010:;
    u64 v3409 = 0x8;
    u64 v3410 = v3404 + v3409;
    u64 v3411 = 0xff;
    u64 v3412 = v3410 & v3411;
    { u64 n3415 = v3412; u64 n3416 = v3405; v3415 = n3415; v3416 = n3416; goto b223; }
b222:;
    u64 v3413 = 0x8;
    u64 v3414 = v3405 << (v3413 & 63);
    { u64 n3415 = v3404; u64 n3416 = v3414; v3415 = n3415; v3416 = n3416; goto b223; }
b223:;
    u64 v3417 = 0x3c;
    u64 v3418 = v3416 >> (v3417 & 63);
    u8 v3419 = (u64)v3418 == (u64)v4;
    if (v3419) { goto b1011; } else { goto b1012; }
b1011:;
    { goto b224; }
b1012:;
    u64 v3420 = 0x4;
    u64 v3421 = v3415 + v3420;
    u64 v3422 = 0xff;
    u64 v3423 = v3421 & v3422;
    { u64 n3426 = v3423; u64 n3427 = v3416; v3426 = n3426; v3427 = n3427; goto b225; }
b224:;
    u64 v3424 = 0x4;
    u64 v3425 = v3416 << (v3424 & 63);
    { u64 n3426 = v3415; u64 n3427 = v3425; v3426 = n3426; v3427 = n3427; goto b225; }
b225:;
    u64 v3428 = 0x3e;
    u64 v3429 = v3427 >> (v3428 & 63);
    u8 v3430 = (u64)v3429 == (u64)v4;
    if (v3430) { goto b1013; } else { goto b1014; }
b1013:;
    { goto b226; }
b1014:;
    u64 v3431 = 0x2;
    u64 v3432 = v3426 + v3431;
    u64 v3433 = 0xff;
    u64 v3434 = v3432 & v3433;
    { u64 n3437 = v3434; u64 n3438 = v3427; v3437 = n3437; v3438 = n3438; goto b227; }
b226:;
    u64 v3435 = 0x2;
    u64 v3436 = v3427 << (v3435 & 63);
    { u64 n3437 = v3426; u64 n3438 = v3436; v3437 = n3437; v3438 = n3438; goto b227; }
b227:;
    u64 v3439 = 0x3f;
    u64 v3440 = v3438 >> (v3439 & 63);
    u8 v3441 = (u64)v3440 == (u64)v4;
    if (v3441) { goto b1015; } else { goto b1016; }
b1015:;
    { goto b228; }
b1016:;
    u64 v3442 = 0x1;
    u64 v3443 = v3437 + v3442;
    u64 v3444 = 0xff;
    u64 v3445 = v3443 & v3444;
    { u64 n3448 = v3445; u64 n3449 = v3438; v3448 = n3448; v3449 = n3449; goto b229; }
b228:;
    u64 v3446 = 0x1;
    u64 v3447 = v3438 << (v3446 & 63);
    { u64 n3448 = v3437; u64 n3449 = v3447; v3448 = n3448; v3449 = n3449; goto b229; }
b229:;
    u64 v3450 = 0x38;
    u64 v3451 = v3449 >> (v3450 & 63);
    u64 v3452 = 0x7f;
    u64 v3453 = v3451 & v3452;
    u64 v3454 = load_u64((const u8 *)v3 + 48);
    u64 v3455 = load_u64((const u8 *)v3454 + 720);
    u64 v3456 = 0x7f;
    u64 v3457 = v3453 & v3456;
    u64 v3458 = 0x4;
    u64 v3459 = v3457 * v3458;
    u64 v3460 = v3455 + v3459;
    u32 v3461 = load_u32((const u8 *)v3460 + 0);
    u64 v3462 = v3461;
    u8 v3463 = (u64)v3462 != (u64)v4;
    u64 v3464 = v3463;
    u64 v3465 = load_u64((const u8 *)v3 + 48);
    u64 v3466 = load_u64((const u8 *)v3465 + 744);
    u64 v3467 = 0x8;
    u64 v3468 = v3462 * v3467;
    u64 v3469 = v3466 + v3468;
    u32 v3470 = load_u32((const u8 *)v3469 + 0);
    u64 v3471 = load_u64((const u8 *)v3 + 48);
    u64 v3472 = load_u64((const u8 *)v3471 + 752);
    u64 v3473 = 0x8;
    u64 v3474 = v3462 * v3473;
    u64 v3475 = v3472 + v3474;
    u32 v3476 = 0x48c;
    u8 v3477 = (u32)v3470 == (u32)v3476;
    if (v3477) { goto b1017; } else { goto b1018; }
b1017:;
    u64 v3478 = load_u64((const u8 *)v3475 + 0);
    u64 v3479 = 0xffff;
    u64 v3480 = v3478 & v3479;
    { goto b230; }
b1018:;
    u32 v3481 = 0x48f;
    u8 v3482 = (u32)v3470 == (u32)v3481;
    if (v3482) { goto b1019; } else { goto b1020; }
b1019:;
    { goto b231; }
b1020:;
    { u64 n3486 = v3387; v3486 = n3486; goto b232; }
b230:;
    u64 v3483 = 0x10;
    u64 v3484 = v3448 << (v3483 & 63);
    u64 v3485 = v3484 | v3480;
    { u64 n3486 = v3485; v3486 = n3486; goto b232; }
b231:;
    { u64 n3486 = v3387; v3486 = n3486; goto b232; }
b232:;
    u64 v3487 = 0xfffffffff0000000;
    u8 v3488 = (u64)v3384 == (u64)v4;
    if (v3488) { goto b1021; } else { goto b1022; }
b1021:;
    { u64 n3586 = v3487; v3586 = n3586; goto b247; }
b1022:;
    u8 v3489 = (u64)v4 == (u64)v4;
    if (v3489) { goto b1023; } else { goto b1024; }
b1023:;
    { goto b233; }
b1024:;
    u64 v3490 = 0x20;
    { u64 n3493 = v3490; u64 n3494 = v3384; v3493 = n3493; v3494 = n3494; goto b234; }
b233:;
    u64 v3491 = 0x20;
    u64 v3492 = v3384 << (v3491 & 63);
    { u64 n3493 = v4; u64 n3494 = v3492; v3493 = n3493; v3494 = n3494; goto b234; }
b234:;
    u64 v3495 = 0x30;
    u64 v3496 = v3494 >> (v3495 & 63);
    u8 v3497 = (u64)v3496 == (u64)v4;
    if (v3497) { goto b1025; } else { goto b1026; }
b1025:;
    { goto b235; }
b1026:;
    u64 v3498 = 0x10;
    u64 v3499 = v3493 + v3498;
    u64 v3500 = 0xff;
    u64 v3501 = v3499 & v3500;
    { u64 n3504 = v3501; u64 n3505 = v3494; v3504 = n3504; v3505 = n3505; goto b236; }
b235:;
    u64 v3502 = 0x10;
    u64 v3503 = v3494 << (v3502 & 63);
    { u64 n3504 = v3493; u64 n3505 = v3503; v3504 = n3504; v3505 = n3505; goto b236; }
b236:;
    u64 v3506 = 0x38;
    u64 v3507 = v3505 >> (v3506 & 63);
    u8 v3508 = (u64)v3507 == (u64)v4;
    if (v3508) { goto b1027; } else { goto b1028; }
b1027:;
    { goto b237; }
b1028:;
    u64 v3509 = 0x8;
    u64 v3510 = v3504 + v3509;
    u64 v3511 = 0xff;
    u64 v3512 = v3510 & v3511;
    { u64 n3515 = v3512; u64 n3516 = v3505; v3515 = n3515; v3516 = n3516; goto b238; }
b237:;
    u64 v3513 = 0x8;
    u64 v3514 = v3505 << (v3513 & 63);
    { u64 n3515 = v3504; u64 n3516 = v3514; v3515 = n3515; v3516 = n3516; goto b238; }
b238:;
    u64 v3517 = 0x3c;
    u64 v3518 = v3516 >> (v3517 & 63);
    u8 v3519 = (u64)v3518 == (u64)v4;
    if (v3519) { goto b1029; } else { goto b1030; }
b1029:;
    { goto b239; }
b1030:;
    u64 v3520 = 0x4;
    u64 v3521 = v3515 + v3520;
    u64 v3522 = 0xff;
    u64 v3523 = v3521 & v3522;
    { u64 n3526 = v3523; u64 n3527 = v3516; v3526 = n3526; v3527 = n3527; goto b240; }
b239:;
    u64 v3524 = 0x4;
    u64 v3525 = v3516 << (v3524 & 63);
    { u64 n3526 = v3515; u64 n3527 = v3525; v3526 = n3526; v3527 = n3527; goto b240; }
b240:;
    u64 v3528 = 0x3e;
    u64 v3529 = v3527 >> (v3528 & 63);
    u8 v3530 = (u64)v3529 == (u64)v4;
    if (v3530) { goto b1031; } else { goto b1032; }
b1031:;
    { goto b241; }
b1032:;
    u64 v3531 = 0x2;
    u64 v3532 = v3526 + v3531;
    u64 v3533 = 0xff;
    u64 v3534 = v3532 & v3533;
    { u64 n3537 = v3534; u64 n3538 = v3527; v3537 = n3537; v3538 = n3538; goto b242; }
b241:;
    u64 v3535 = 0x2;
    u64 v3536 = v3527 << (v3535 & 63);
    { u64 n3537 = v3526; u64 n3538 = v3536; v3537 = n3537; v3538 = n3538; goto b242; }
b242:;
    u64 v3539 = 0x3f;
    u64 v3540 = v3538 >> (v3539 & 63);
    u8 v3541 = (u64)v3540 == (u64)v4;
    if (v3541) { goto b1033; } else { goto b1034; }
b1033:;
    { goto b243; }
b1034:;
    u64 v3542 = 0x1;
    u64 v3543 = v3537 + v3542;
    u64 v3544 = 0xff;
    u64 v3545 = v3543 & v3544;
    { u64 n3548 = v3545; u64 n3549 = v3538; v3548 = n3548; v3549 = n3549; goto b244; }
b243:;
    u64 v3546 = 0x1;
    u64 v3547 = v3538 << (v3546 & 63);
    { u64 n3548 = v3537; u64 n3549 = v3547; v3548 = n3548; v3549 = n3549; goto b244; }
b244:;
    u64 v3550 = 0x38;
    u64 v3551 = v3549 >> (v3550 & 63);
    u64 v3552 = 0x7f;
    u64 v3553 = v3551 & v3552;
    u64 v3554 = load_u64((const u8 *)v3 + 48);
    u64 v3555 = load_u64((const u8 *)v3554 + 760);
    u64 v3556 = 0x7f;
    u64 v3557 = v3553 & v3556;
    u64 v3558 = 0x4;
    u64 v3559 = v3557 * v3558;
    u64 v3560 = v3555 + v3559;
    u32 v3561 = load_u32((const u8 *)v3560 + 0);
    u64 v3562 = v3561;
    u8 v3563 = (u64)v3562 != (u64)v4;
    u64 v3564 = v3563;
    u64 v3565 = load_u64((const u8 *)v3 + 48);
    u64 v3566 = load_u64((const u8 *)v3565 + 784);
    u64 v3567 = 0x8;
    u64 v3568 = v3562 * v3567;
    u64 v3569 = v3566 + v3568;
    u32 v3570 = load_u32((const u8 *)v3569 + 0);
    u64 v3571 = load_u64((const u8 *)v3 + 48);
    u64 v3572 = load_u64((const u8 *)v3571 + 792);
    u64 v3573 = 0x8;
    u64 v3574 = v3562 * v3573;
    u64 v3575 = v3572 + v3574;
    u32 v3576 = 0x4b3;
    u8 v3577 = (u32)v3570 == (u32)v3576;
    if (v3577) { goto b1035; } else { goto b1036; }
b1035:;
    u64 v3578 = load_u64((const u8 *)v3575 + 0);
    u64 v3579 = 0xffff;
    u64 v3580 = v3578 & v3579;
    { goto b245; }
b1036:;
    u32 v3581 = 0x4b6;
    u8 v3582 = (u32)v3570 == (u32)v3581;
    if (v3582) { goto b1037; } else { goto b1038; }
b1037:;
    { goto b246; }
b1038:;
    { u64 n3586 = v3487; v3586 = n3586; goto b247; }
b245:;
    u64 v3583 = 0x10;
    u64 v3584 = v3548 << (v3583 & 63);
    u64 v3585 = v3584 | v3580;
    { u64 n3586 = v3585; v3586 = n3586; goto b247; }
b246:;
    { u64 n3586 = v3487; v3586 = n3586; goto b247; }
b247:;
    u64 v3587 = 0xfffffffff0000000;
    u8 v3588 = (u64)v3386 == (u64)v4;
    if (v3588) { goto b1039; } else { goto b1040; }
b1039:;
    { u64 n3686 = v3587; v3686 = n3686; goto b262; }
b1040:;
    u8 v3589 = (u64)v4 == (u64)v4;
    if (v3589) { goto b1041; } else { goto b1042; }
b1041:;
    { goto b248; }
b1042:;
    u64 v3590 = 0x20;
    { u64 n3593 = v3590; u64 n3594 = v3386; v3593 = n3593; v3594 = n3594; goto b249; }
b248:;
    u64 v3591 = 0x20;
    u64 v3592 = v3386 << (v3591 & 63);
    { u64 n3593 = v4; u64 n3594 = v3592; v3593 = n3593; v3594 = n3594; goto b249; }
b249:;
    u64 v3595 = 0x30;
    u64 v3596 = v3594 >> (v3595 & 63);
    u8 v3597 = (u64)v3596 == (u64)v4;
    if (v3597) { goto b1043; } else { goto b1044; }
b1043:;
    { goto b250; }
b1044:;
    u64 v3598 = 0x10;
    u64 v3599 = v3593 + v3598;
    u64 v3600 = 0xff;
    u64 v3601 = v3599 & v3600;
    { u64 n3604 = v3601; u64 n3605 = v3594; v3604 = n3604; v3605 = n3605; goto b251; }
b250:;
    u64 v3602 = 0x10;
    u64 v3603 = v3594 << (v3602 & 63);
    { u64 n3604 = v3593; u64 n3605 = v3603; v3604 = n3604; v3605 = n3605; goto b251; }
b251:;
    u64 v3606 = 0x38;
    u64 v3607 = v3605 >> (v3606 & 63);
    u8 v3608 = (u64)v3607 == (u64)v4;
    if (v3608) { goto b1045; } else { goto b1046; }
b1045:;
    { goto b252; }
b1046:;
    u64 v3609 = 0x8;
    u64 v3610 = v3604 + v3609;
    u64 v3611 = 0xff;
    u64 v3612 = v3610 & v3611;
    { u64 n3615 = v3612; u64 n3616 = v3605; v3615 = n3615; v3616 = n3616; goto b253; }
b252:;
    u64 v3613 = 0x8;
    u64 v3614 = v3605 << (v3613 & 63);
    { u64 n3615 = v3604; u64 n3616 = v3614; v3615 = n3615; v3616 = n3616; goto b253; }
b253:;
    u64 v3617 = 0x3c;
    u64 v3618 = v3616 >> (v3617 & 63);
    u8 v3619 = (u64)v3618 == (u64)v4;
    if (v3619) { goto b1047; } else { goto b1048; }
b1047:;
    { goto b254; }
b1048:;
    u64 v3620 = 0x4;
    u64 v3621 = v3615 + v3620;
    u64 v3622 = 0xff;
    u64 v3623 = v3621 & v3622;
    { u64 n3626 = v3623; u64 n3627 = v3616; v3626 = n3626; v3627 = n3627; goto b255; }
b254:;
    u64 v3624 = 0x4;
    u64 v3625 = v3616 << (v3624 & 63);
    { u64 n3626 = v3615; u64 n3627 = v3625; v3626 = n3626; v3627 = n3627; goto b255; }
b255:;
    u64 v3628 = 0x3e;
    u64 v3629 = v3627 >> (v3628 & 63);
    u8 v3630 = (u64)v3629 == (u64)v4;
    if (v3630) { goto b1049; } else { goto b1050; }
b1049:;
    { goto b256; }
b1050:;
    u64 v3631 = 0x2;
    u64 v3632 = v3626 + v3631;
    u64 v3633 = 0xff;
    u64 v3634 = v3632 & v3633;
    { u64 n3637 = v3634; u64 n3638 = v3627; v3637 = n3637; v3638 = n3638; goto b257; }
b256:;
    u64 v3635 = 0x2;
    u64 v3636 = v3627 << (v3635 & 63);
    { u64 n3637 = v3626; u64 n3638 = v3636; v3637 = n3637; v3638 = n3638; goto b257; }
b257:;
    u64 v3639 = 0x3f;
    u64 v3640 = v3638 >> (v3639 & 63);
    u8 v3641 = (u64)v3640 == (u64)v4;
    if (v3641) { goto b1051; } else { goto b1052; }
b1051:;
    { goto b258; }
b1052:;
    u64 v3642 = 0x1;
    u64 v3643 = v3637 + v3642;
    u64 v3644 = 0xff;
    u64 v3645 = v3643 & v3644;
    { u64 n3648 = v3645; u64 n3649 = v3638; v3648 = n3648; v3649 = n3649; goto b259; }
b258:;
    u64 v3646 = 0x1;
    u64 v3647 = v3638 << (v3646 & 63);
    { u64 n3648 = v3637; u64 n3649 = v3647; v3648 = n3648; v3649 = n3649; goto b259; }
b259:;
    u64 v3650 = 0x38;
    u64 v3651 = v3649 >> (v3650 & 63);
    u64 v3652 = 0x7f;
    u64 v3653 = v3651 & v3652;
    u64 v3654 = load_u64((const u8 *)v3 + 48);
    u64 v3655 = load_u64((const u8 *)v3654 + 800);
    u64 v3656 = 0x7f;
    u64 v3657 = v3653 & v3656;
    u64 v3658 = 0x4;
    u64 v3659 = v3657 * v3658;
    u64 v3660 = v3655 + v3659;
    u32 v3661 = load_u32((const u8 *)v3660 + 0);
    u64 v3662 = v3661;
    u8 v3663 = (u64)v3662 != (u64)v4;
    u64 v3664 = v3663;
    u64 v3665 = load_u64((const u8 *)v3 + 48);
    u64 v3666 = load_u64((const u8 *)v3665 + 824);
    u64 v3667 = 0x8;
    u64 v3668 = v3662 * v3667;
    u64 v3669 = v3666 + v3668;
    u32 v3670 = load_u32((const u8 *)v3669 + 0);
    u64 v3671 = load_u64((const u8 *)v3 + 48);
    u64 v3672 = load_u64((const u8 *)v3671 + 832);
    u64 v3673 = 0x8;
    u64 v3674 = v3662 * v3673;
    u64 v3675 = v3672 + v3674;
    u32 v3676 = 0x4da;
    u8 v3677 = (u32)v3670 == (u32)v3676;
    if (v3677) { goto b1053; } else { goto b1054; }
b1053:;
    u64 v3678 = load_u64((const u8 *)v3675 + 0);
    u64 v3679 = 0xffff;
    u64 v3680 = v3678 & v3679;
    { goto b260; }
b1054:;
    u32 v3681 = 0x4dd;
    u8 v3682 = (u32)v3670 == (u32)v3681;
    if (v3682) { goto b1055; } else { goto b1056; }
b1055:;
    { goto b261; }
b1056:;
    { u64 n3686 = v3587; v3686 = n3686; goto b262; }
b260:;
    u64 v3683 = 0x10;
    u64 v3684 = v3648 << (v3683 & 63);
    u64 v3685 = v3684 | v3680;
    { u64 n3686 = v3685; v3686 = n3686; goto b262; }
b261:;
    { u64 n3686 = v3587; v3686 = n3686; goto b262; }
b262:;
    u64 v3687 = v3486 + v3586;
    u64 v3688 = v3687 - v3686;
    u64 v3689 = 0x20;
    u64 v3690 = v3688 << (v3689 & 63);
    u64 v3691 = 0x20;
    u64 v3692 = (int64_t)v3690 >> (v3691 & 63);
    u64 v3693 = v3486 - v3307;
    u64 v3694 = 0x20;
    u64 v3695 = v3693 << (v3694 & 63);
    u64 v3696 = 0x20;
    u64 v3697 = (int64_t)v3695 >> (v3696 & 63);
    u64 v3698 = 0x1;
    u8 v3699 = (u64)v3297 != (u64)v3698;
    if (v3699) { goto b1057; } else { goto b1058; }
b1057:;
    u64 v3805 = load_u64((const u8 *)v1 + 312);
    { u64 n3803 = v3366; u64 n3804 = v3805; u64 n3806 = v3692; v3803 = n3803; v3804 = n3804; v3806 = n3806; goto b270; }
b1058:;
    u64 v3700 = v3586 + v3368;
    u64 v3701 = 0x20;
    u64 v3702 = v3700 << (v3701 & 63);
    u64 v3703 = 0x20;
    u64 v3704 = (int64_t)v3702 >> (v3703 & 63);
    u8 v3705 = (int64_t)v3704 < (int64_t)v3692;
    u64 v3706 = v3705;
    u8 v3707 = (int64_t)v3704 >= (int64_t)v3692;
    if (v3707) { goto b1059; } else { goto b1060; }
b1059:;
    { u64 n3710 = v3692; v3710 = n3710; goto b263; }
b1060:;
    u64 v3708 = 0x1;
    u8 v3709 = (u64)v3369 != (u64)v3708;
    if (v3709) { goto b1061; } else { goto b1062; }
b1061:;
    { u64 n3710 = v3692; v3710 = n3710; goto b263; }
b1062:;
    { u64 n3710 = v3704; v3710 = n3710; goto b263; }
b263:;
    u64 v3711 = v3486 + v3586;
    u64 v3712 = 0xfffffffffff40000;
    u64 v3713 = v3711 + v3712;
    u64 v3714 = v3713 - v3367;
    u64 v3715 = 0x20;
    u64 v3716 = v3714 << (v3715 & 63);
    u64 v3717 = 0x20;
    u64 v3718 = (int64_t)v3716 >> (v3717 & 63);
    u64 v3719 = 0x10;
    u64 v3720 = 0x40;
    u8 v3721 = (u64)v3719 < (u64)v3720;
    u64 v3722 = 0x3f;
    u64 v3723 = v3721 ? v3719 : v3722;
    u64 v3724 = (int64_t)v3718 >> (v3723 & 63);
    u64 v3725 = 0x8;
    u64 v3726 = 0x40;
    u8 v3727 = (u64)v3725 < (u64)v3726;
    u64 v3728 = 0x3f;
    u64 v3729 = v3727 ? v3725 : v3728;
    u64 v3730 = (int64_t)v3714 >> (v3729 & 63);
    u64 v3731 = 0xff;
    u64 v3732 = v3730 & v3731;
    u64 v3733 = load_u64((const u8 *)v3 + 48);
    u64 v3734 = load_u64((const u8 *)v3733 + 840);
    u64 v3735 = 0xff;
    u64 v3736 = v3732 & v3735;
    u64 v3737 = 0x4;
    u64 v3738 = v3736 * v3737;
    u64 v3739 = v3734 + v3738;
    u32 v3740 = load_u32((const u8 *)v3739 + 0);
    u64 v3741 = v3740;
    u8 v3742 = (u64)v3741 != (u64)v4;
    u64 v3743 = v3742;
    u64 v3744 = load_u64((const u8 *)v3 + 48);
    u64 v3745 = load_u64((const u8 *)v3744 + 864);
    u64 v3746 = 0x8;
    u64 v3747 = v3741 * v3746;
    u64 v3748 = v3745 + v3747;
    u32 v3749 = load_u32((const u8 *)v3748 + 0);
    u64 v3750 = load_u64((const u8 *)v3 + 48);
    u64 v3751 = load_u64((const u8 *)v3750 + 872);
    u64 v3752 = 0x8;
    u64 v3753 = v3741 * v3752;
    u64 v3754 = v3751 + v3753;
    u32 v3755 = 0x4f3;
    u8 v3756 = (u32)v3749 == (u32)v3755;
    if (v3756) { goto b1063; } else { goto b1064; }
b1063:;
    u64 v3757 = load_u64((const u8 *)v3754 + 0);
    { goto b264; }
b1064:;
    u32 v3758 = 0x503;
    u8 v3759 = (u32)v3749 == (u32)v3758;
    if (v3759) { goto b1065; } else { goto b1066; }
b1065:;
    { goto b267; }
b1066:;
    { u64 n3795 = v4; v3795 = n3795; goto b268; }
b264:;
    u64 v3760 = 0x3e;
    u8 v3761 = (int64_t)v3724 < (int64_t)v3760;
    if (v3761) { goto b1067; } else { goto b1068; }
b1067:;
    { goto b265; }
b1068:;
    u64 v3762 = 0x4000000000000000;
    { u64 n3795 = v3762; v3795 = n3795; goto b268; }
b265:;
    u64 v3763 = 0x10;
    u8 v3764 = (int64_t)v3724 < (int64_t)v3763;
    if (v3764) { goto b1069; } else { goto b1070; }
b1069:;
    { goto b266; }
b1070:;
    u64 v3765 = 0xfffffffffffffff0;
    u64 v3766 = v3724 + v3765;
    u64 v3767 = 0xff;
    u64 v3768 = v3766 & v3767;
    u64 v3769 = 0x40;
    u8 v3770 = (u64)v3768 < (u64)v3769;
    u64 v3771 = v3757 << (v3768 & 63);
    u64 v3772 = v3770 ? v3771 : v4;
    { u64 n3795 = v3772; v3795 = n3795; goto b268; }
b266:;
    u64 v3773 = 0xffffffffffffffff;
    u8 v3774 = (int64_t)v3724 < (int64_t)v3773;
    if (v3774) { goto b1071; } else { goto b1072; }
b1071:;
    { u64 n3795 = v4; v3795 = n3795; goto b268; }
b1072:;
    u64 v3775 = 0x10;
    u64 v3776 = v3775 - v3724;
    u64 v3777 = 0xff;
    u64 v3778 = v3776 + v3777;
    u64 v3779 = 0xff;
    u64 v3780 = v3778 & v3779;
    u64 v3781 = 0x1;
    u64 v3782 = 0x40;
    u8 v3783 = (u64)v3780 < (u64)v3782;
    u64 v3784 = v3781 << (v3780 & 63);
    u64 v3785 = v3783 ? v3784 : v4;
    u64 v3786 = v3757 + v3785;
    u64 v3787 = 0x10;
    u64 v3788 = v3787 - v3724;
    u64 v3789 = 0xff;
    u64 v3790 = v3788 & v3789;
    u64 v3791 = 0x40;
    u8 v3792 = (u64)v3790 < (u64)v3791;
    u64 v3793 = v3786 >> (v3790 & 63);
    u64 v3794 = v3792 ? v3793 : v4;
    { u64 n3795 = v3794; v3795 = n3795; goto b268; }
b267:;
    { u64 n3795 = v4; v3795 = n3795; goto b268; }
b268:;
    u8 v3796 = (u64)v3795 != (u64)v4;
    if (v3796) { goto b1073; } else { goto b1074; }
b1073:;
    { u64 n3798 = v3795; v3798 = n3798; goto b269; }
b1074:;
    u64 v3797 = 0x1;
    { u64 n3798 = v3797; v3798 = n3798; goto b269; }
b269:;
    u64 v3799 = v3366 + v3798;
    u64 v3800 = 0x4000000000000000;
    u8 v3801 = (u64)v3800 >= (u64)v3799;
    if (v3801) { goto b1075; } else { goto b1076; }
b1075:;
    { u64 n3803 = v3799; u64 n3804 = v3706; u64 n3806 = v3710; v3803 = n3803; v3804 = n3804; v3806 = n3806; goto b270; }
b1076:;
    u64 v3802 = 0x4000000000000000;
    { u64 n3803 = v3802; u64 n3804 = v3706; u64 n3806 = v3710; v3803 = n3803; v3804 = n3804; v3806 = n3806; goto b270; }
b270:;
    u64 v3807 = 0xa0000;
    u64 v3808 = v3806 + v3807;
    u64 v3809 = v3808 - v3268;
    u64 v3810 = 0x20;
    u64 v3811 = v3809 << (v3810 & 63);
    u64 v3812 = 0x20;
    u64 v3813 = (int64_t)v3811 >> (v3812 & 63);
    u64 v3814 = 0x10;
    u64 v3815 = 0x40;
    u8 v3816 = (u64)v3814 < (u64)v3815;
    u64 v3817 = 0x3f;
    u64 v3818 = v3816 ? v3814 : v3817;
    u64 v3819 = (int64_t)v3813 >> (v3818 & 63);
    u64 v3820 = 0x8;
    u64 v3821 = 0x40;
    u8 v3822 = (u64)v3820 < (u64)v3821;
    u64 v3823 = 0x3f;
    u64 v3824 = v3822 ? v3820 : v3823;
    u64 v3825 = (int64_t)v3809 >> (v3824 & 63);
    u64 v3826 = 0xff;
    u64 v3827 = v3825 & v3826;
    u64 v3828 = load_u64((const u8 *)v3 + 48);
    u64 v3829 = load_u64((const u8 *)v3828 + 880);
    u64 v3830 = 0xff;
    u64 v3831 = v3827 & v3830;
    u64 v3832 = 0x4;
    u64 v3833 = v3831 * v3832;
    u64 v3834 = v3829 + v3833;
    u32 v3835 = load_u32((const u8 *)v3834 + 0);
    u64 v3836 = v3835;
    u8 v3837 = (u64)v3836 != (u64)v4;
    u64 v3838 = v3837;
    u64 v3839 = load_u64((const u8 *)v3 + 48);
    u64 v3840 = load_u64((const u8 *)v3839 + 904);
    u64 v3841 = 0x8;
    u64 v3842 = v3836 * v3841;
    u64 v3843 = v3840 + v3842;
    u32 v3844 = load_u32((const u8 *)v3843 + 0);
    u64 v3845 = load_u64((const u8 *)v3 + 48);
    u64 v3846 = load_u64((const u8 *)v3845 + 912);
    u64 v3847 = 0x8;
    u64 v3848 = v3836 * v3847;
    u64 v3849 = v3846 + v3848;
    u32 v3850 = 0x511;
    u8 v3851 = (u32)v3844 == (u32)v3850;
    if (v3851) { goto b1077; } else { goto b1078; }
b1077:;
    u64 v3852 = load_u64((const u8 *)v3849 + 0);
    { goto b271; }
b1078:;
    u32 v3853 = 0x521;
    u8 v3854 = (u32)v3844 == (u32)v3853;
    if (v3854) { goto b1079; } else { goto b1080; }
b1079:;
    { goto b274; }
b1080:;
    { u64 n3890 = v4; v3890 = n3890; goto b275; }
b271:;
    u64 v3855 = 0x3e;
    u8 v3856 = (int64_t)v3819 < (int64_t)v3855;
    if (v3856) { goto b1081; } else { goto b1082; }
b1081:;
    { goto b272; }
b1082:;
    u64 v3857 = 0x4000000000000000;
    { u64 n3890 = v3857; v3890 = n3890; goto b275; }
b272:;
    u64 v3858 = 0x10;
    u8 v3859 = (int64_t)v3819 < (int64_t)v3858;
    if (v3859) { goto b1083; } else { goto b1084; }
b1083:;
    { goto b273; }
b1084:;
    u64 v3860 = 0xfffffffffffffff0;
    u64 v3861 = v3819 + v3860;
    u64 v3862 = 0xff;
    u64 v3863 = v3861 & v3862;
    u64 v3864 = 0x40;
    u8 v3865 = (u64)v3863 < (u64)v3864;
    u64 v3866 = v3852 << (v3863 & 63);
    u64 v3867 = v3865 ? v3866 : v4;
    { u64 n3890 = v3867; v3890 = n3890; goto b275; }
b273:;
    u64 v3868 = 0xffffffffffffffff;
    u8 v3869 = (int64_t)v3819 < (int64_t)v3868;
    if (v3869) { goto b1085; } else { goto b1086; }
b1085:;
    { u64 n3890 = v4; v3890 = n3890; goto b275; }
b1086:;
    u64 v3870 = 0x10;
    u64 v3871 = v3870 - v3819;
    u64 v3872 = 0xff;
    u64 v3873 = v3871 + v3872;
    u64 v3874 = 0xff;
    u64 v3875 = v3873 & v3874;
    u64 v3876 = 0x1;
    u64 v3877 = 0x40;
    u8 v3878 = (u64)v3875 < (u64)v3877;
    u64 v3879 = v3876 << (v3875 & 63);
    u64 v3880 = v3878 ? v3879 : v4;
    u64 v3881 = v3852 + v3880;
    u64 v3882 = 0x10;
    u64 v3883 = v3882 - v3819;
    u64 v3884 = 0xff;
    u64 v3885 = v3883 & v3884;
    u64 v3886 = 0x40;
    u8 v3887 = (u64)v3885 < (u64)v3886;
    u64 v3888 = v3881 >> (v3885 & 63);
    u64 v3889 = v3887 ? v3888 : v4;
    { u64 n3890 = v3889; v3890 = n3890; goto b275; }
b274:;
    { u64 n3890 = v4; v3890 = n3890; goto b275; }
b275:;
    u64 v3891 = v3806 + v3486;
    u64 v3892 = 0xfffffffffff40000;
    u64 v3893 = v3891 + v3892;
    u64 v3894 = v3893 - v3277;
    u64 v3895 = 0x20;
    u64 v3896 = v3894 << (v3895 & 63);
    u64 v3897 = 0x20;
    u64 v3898 = (int64_t)v3896 >> (v3897 & 63);
    u64 v3899 = 0x10;
    u64 v3900 = 0x40;
    u8 v3901 = (u64)v3899 < (u64)v3900;
    u64 v3902 = 0x3f;
    u64 v3903 = v3901 ? v3899 : v3902;
    u64 v3904 = (int64_t)v3898 >> (v3903 & 63);
    u64 v3905 = 0x8;
    u64 v3906 = 0x40;
    u8 v3907 = (u64)v3905 < (u64)v3906;
    u64 v3908 = 0x3f;
    u64 v3909 = v3907 ? v3905 : v3908;
    u64 v3910 = (int64_t)v3894 >> (v3909 & 63);
    u64 v3911 = 0xff;
    u64 v3912 = v3910 & v3911;
    u64 v3913 = load_u64((const u8 *)v3 + 48);
    u64 v3914 = load_u64((const u8 *)v3913 + 920);
    u64 v3915 = 0xff;
    u64 v3916 = v3912 & v3915;
    u64 v3917 = 0x4;
    u64 v3918 = v3916 * v3917;
    u64 v3919 = v3914 + v3918;
    u32 v3920 = load_u32((const u8 *)v3919 + 0);
    u64 v3921 = v3920;
    u8 v3922 = (u64)v3921 != (u64)v4;
    u64 v3923 = v3922;
    u64 v3924 = load_u64((const u8 *)v3 + 48);
    u64 v3925 = load_u64((const u8 *)v3924 + 944);
    u64 v3926 = 0x8;
    u64 v3927 = v3921 * v3926;
    u64 v3928 = v3925 + v3927;
    u32 v3929 = load_u32((const u8 *)v3928 + 0);
    u64 v3930 = load_u64((const u8 *)v3 + 48);
    u64 v3931 = load_u64((const u8 *)v3930 + 952);
    u64 v3932 = 0x8;
    u64 v3933 = v3921 * v3932;
    u64 v3934 = v3931 + v3933;
    u32 v3935 = 0x52b;
    u8 v3936 = (u32)v3929 == (u32)v3935;
    if (v3936) { goto b1087; } else { goto b1088; }
b1087:;
    u64 v3937 = load_u64((const u8 *)v3934 + 0);
    { goto b276; }
b1088:;
    u32 v3938 = 0x53b;
    u8 v3939 = (u32)v3929 == (u32)v3938;
    if (v3939) { goto b1089; } else { goto b1090; }
b1089:;
    { goto b279; }
b1090:;
    { u64 n3975 = v4; v3975 = n3975; goto b280; }
b276:;
    u64 v3940 = 0x3e;
    u8 v3941 = (int64_t)v3904 < (int64_t)v3940;
    if (v3941) { goto b1091; } else { goto b1092; }
b1091:;
    { goto b277; }
b1092:;
    u64 v3942 = 0x4000000000000000;
    { u64 n3975 = v3942; v3975 = n3975; goto b280; }
b277:;
    u64 v3943 = 0x10;
    u8 v3944 = (int64_t)v3904 < (int64_t)v3943;
    if (v3944) { goto b1093; } else { goto b1094; }
b1093:;
    { goto b278; }
b1094:;
    u64 v3945 = 0xfffffffffffffff0;
    u64 v3946 = v3904 + v3945;
    u64 v3947 = 0xff;
    u64 v3948 = v3946 & v3947;
    u64 v3949 = 0x40;
    u8 v3950 = (u64)v3948 < (u64)v3949;
    u64 v3951 = v3937 << (v3948 & 63);
    u64 v3952 = v3950 ? v3951 : v4;
    { u64 n3975 = v3952; v3975 = n3975; goto b280; }
b278:;
    u64 v3953 = 0xffffffffffffffff;
    u8 v3954 = (int64_t)v3904 < (int64_t)v3953;
    if (v3954) { goto b1095; } else { goto b1096; }
b1095:;
    { u64 n3975 = v4; v3975 = n3975; goto b280; }
b1096:;
    u64 v3955 = 0x10;
    u64 v3956 = v3955 - v3904;
    u64 v3957 = 0xff;
    u64 v3958 = v3956 + v3957;
    u64 v3959 = 0xff;
    u64 v3960 = v3958 & v3959;
    u64 v3961 = 0x1;
    u64 v3962 = 0x40;
    u8 v3963 = (u64)v3960 < (u64)v3962;
    u64 v3964 = v3961 << (v3960 & 63);
    u64 v3965 = v3963 ? v3964 : v4;
    u64 v3966 = v3937 + v3965;
    u64 v3967 = 0x10;
    u64 v3968 = v3967 - v3904;
    u64 v3969 = 0xff;
    u64 v3970 = v3968 & v3969;
    u64 v3971 = 0x40;
    u8 v3972 = (u64)v3970 < (u64)v3971;
    u64 v3973 = v3966 >> (v3970 & 63);
    u64 v3974 = v3972 ? v3973 : v4;
    { u64 n3975 = v3974; v3975 = n3975; goto b280; }
b279:;
    { u64 n3975 = v4; v3975 = n3975; goto b280; }
b280:;
    u8 v3976 = (u64)v3890 != (u64)v4;
    if (v3976) { goto b1097; } else { goto b1098; }
b1097:;
    { u64 n3978 = v3890; v3978 = n3978; goto b281; }
b1098:;
    u64 v3977 = 0x1;
    { u64 n3978 = v3977; v3978 = n3978; goto b281; }
b281:;
    u8 v3979 = (u64)v3975 != (u64)v4;
    if (v3979) { goto b1099; } else { goto b1100; }
b1099:;
    { u64 n3981 = v3975; v3981 = n3981; goto b282; }
b1100:;
    u64 v3980 = 0x1;
    { u64 n3981 = v3980; v3981 = n3981; goto b282; }
b282:;
    u64 v3982 = v3249 + v3978;
    u64 v3983 = v3254 + v3981;
    u64 v3984 = 0x4000000000000000;
    u8 v3985 = (u64)v3984 >= (u64)v3982;
    if (v3985) { goto b1101; } else { goto b1102; }
b1101:;
    { u64 n3987 = v3982; v3987 = n3987; goto b283; }
b1102:;
    u64 v3986 = 0x4000000000000000;
    { u64 n3987 = v3986; v3987 = n3987; goto b283; }
b283:;
    u64 v3988 = 0x4000000000000000;
    u8 v3989 = (u64)v3988 >= (u64)v3983;
    if (v3989) { goto b1103; } else { goto b1104; }
b1103:;
    { u64 n3991 = v3983; v3991 = n3991; goto b284; }
b1104:;
    u64 v3990 = 0x4000000000000000;
    { u64 n3991 = v3990; v3991 = n3991; goto b284; }
b284:;
    u64 v3992 = v3259 + v3384;
    u64 v3993 = v3316 + v3806;
    u64 v3994 = 0x20;
    u64 v3995 = v3993 << (v3994 & 63);
    u64 v3996 = 0x20;
    u64 v3997 = (int64_t)v3995 >> (v3996 & 63);
    u64 v3998 = 0x10;
    u64 v3999 = 0x40;
    u8 v4000 = (u64)v3998 < (u64)v3999;
    u64 v4001 = 0x3f;
    u64 v4002 = v4000 ? v3998 : v4001;
    u64 v4003 = (int64_t)v3997 >> (v4002 & 63);
    u64 v4004 = 0x8;
    u64 v4005 = 0x40;
    u8 v4006 = (u64)v4004 < (u64)v4005;
    u64 v4007 = 0x3f;
    u64 v4008 = v4006 ? v4004 : v4007;
    u64 v4009 = (int64_t)v3993 >> (v4008 & 63);
    u64 v4010 = 0xff;
    u64 v4011 = v4009 & v4010;
    u64 v4012 = load_u64((const u8 *)v3 + 48);
    u64 v4013 = load_u64((const u8 *)v4012 + 960);
    u64 v4014 = 0xff;
    u64 v4015 = v4011 & v4014;
    u64 v4016 = 0x4;
    u64 v4017 = v4015 * v4016;
    u64 v4018 = v4013 + v4017;
    u32 v4019 = load_u32((const u8 *)v4018 + 0);
    u64 v4020 = v4019;
    u8 v4021 = (u64)v4020 != (u64)v4;
    u64 v4022 = v4021;
    u64 v4023 = load_u64((const u8 *)v3 + 48);
    u64 v4024 = load_u64((const u8 *)v4023 + 984);
    u64 v4025 = 0x8;
    u64 v4026 = v4020 * v4025;
    u64 v4027 = v4024 + v4026;
    u32 v4028 = load_u32((const u8 *)v4027 + 0);
    u64 v4029 = load_u64((const u8 *)v3 + 48);
    u64 v4030 = load_u64((const u8 *)v4029 + 992);
    u64 v4031 = 0x8;
    u64 v4032 = v4020 * v4031;
    u64 v4033 = v4030 + v4032;
    u32 v4034 = 0x54e;
    u8 v4035 = (u32)v4028 == (u32)v4034;
    if (v4035) { goto b1105; } else { goto b1106; }
b1105:;
    u64 v4036 = load_u64((const u8 *)v4033 + 0);
    { goto b285; }
b1106:;
    u32 v4037 = 0x55e;
    u8 v4038 = (u32)v4028 == (u32)v4037;
    if (v4038) { goto b1107; } else { goto b1108; }
b1107:;
    { goto b288; }
b1108:;
    { u64 n4074 = v4; v4074 = n4074; goto b289; }
b285:;
    u64 v4039 = 0x3e;
    u8 v4040 = (int64_t)v4003 < (int64_t)v4039;
    if (v4040) { goto b1109; } else { goto b1110; }
b1109:;
    { goto b286; }
b1110:;
    u64 v4041 = 0x4000000000000000;
    { u64 n4074 = v4041; v4074 = n4074; goto b289; }
b286:;
    u64 v4042 = 0x10;
    u8 v4043 = (int64_t)v4003 < (int64_t)v4042;
    if (v4043) { goto b1111; } else { goto b1112; }
b1111:;
    { goto b287; }
b1112:;
    u64 v4044 = 0xfffffffffffffff0;
    u64 v4045 = v4003 + v4044;
    u64 v4046 = 0xff;
    u64 v4047 = v4045 & v4046;
    u64 v4048 = 0x40;
    u8 v4049 = (u64)v4047 < (u64)v4048;
    u64 v4050 = v4036 << (v4047 & 63);
    u64 v4051 = v4049 ? v4050 : v4;
    { u64 n4074 = v4051; v4074 = n4074; goto b289; }
b287:;
    u64 v4052 = 0xffffffffffffffff;
    u8 v4053 = (int64_t)v4003 < (int64_t)v4052;
    if (v4053) { goto b1113; } else { goto b1114; }
b1113:;
    { u64 n4074 = v4; v4074 = n4074; goto b289; }
b1114:;
    u64 v4054 = 0x10;
    u64 v4055 = v4054 - v4003;
    u64 v4056 = 0xff;
    u64 v4057 = v4055 + v4056;
    u64 v4058 = 0xff;
    u64 v4059 = v4057 & v4058;
    u64 v4060 = 0x1;
    u64 v4061 = 0x40;
    u8 v4062 = (u64)v4059 < (u64)v4061;
    u64 v4063 = v4060 << (v4059 & 63);
    u64 v4064 = v4062 ? v4063 : v4;
    u64 v4065 = v4036 + v4064;
    u64 v4066 = 0x10;
    u64 v4067 = v4066 - v4003;
    u64 v4068 = 0xff;
    u64 v4069 = v4067 & v4068;
    u64 v4070 = 0x40;
    u8 v4071 = (u64)v4069 < (u64)v4070;
    u64 v4072 = v4065 >> (v4069 & 63);
    u64 v4073 = v4071 ? v4072 : v4;
    { u64 n4074 = v4073; v4074 = n4074; goto b289; }
b288:;
    { u64 n4074 = v4; v4074 = n4074; goto b289; }
b289:;
    u64 v4075 = v3325 + v3586;
    u64 v4076 = 0x20;
    u64 v4077 = v4075 << (v4076 & 63);
    u64 v4078 = 0x20;
    u64 v4079 = (int64_t)v4077 >> (v4078 & 63);
    u64 v4080 = 0x10;
    u64 v4081 = 0x40;
    u8 v4082 = (u64)v4080 < (u64)v4081;
    u64 v4083 = 0x3f;
    u64 v4084 = v4082 ? v4080 : v4083;
    u64 v4085 = (int64_t)v4079 >> (v4084 & 63);
    u64 v4086 = 0x8;
    u64 v4087 = 0x40;
    u8 v4088 = (u64)v4086 < (u64)v4087;
    u64 v4089 = 0x3f;
    u64 v4090 = v4088 ? v4086 : v4089;
    u64 v4091 = (int64_t)v4075 >> (v4090 & 63);
    u64 v4092 = 0xff;
    u64 v4093 = v4091 & v4092;
    u64 v4094 = load_u64((const u8 *)v3 + 48);
    u64 v4095 = load_u64((const u8 *)v4094 + 1000);
    u64 v4096 = 0xff;
    u64 v4097 = v4093 & v4096;
    u64 v4098 = 0x4;
    u64 v4099 = v4097 * v4098;
    u64 v4100 = v4095 + v4099;
    u32 v4101 = load_u32((const u8 *)v4100 + 0);
    u64 v4102 = v4101;
    u8 v4103 = (u64)v4102 != (u64)v4;
    u64 v4104 = v4103;
    u64 v4105 = load_u64((const u8 *)v3 + 48);
    u64 v4106 = load_u64((const u8 *)v4105 + 1024);
    u64 v4107 = 0x8;
    u64 v4108 = v4102 * v4107;
    u64 v4109 = v4106 + v4108;
    u32 v4110 = load_u32((const u8 *)v4109 + 0);
    u64 v4111 = load_u64((const u8 *)v3 + 48);
    u64 v4112 = load_u64((const u8 *)v4111 + 1032);
    u64 v4113 = 0x8;
    u64 v4114 = v4102 * v4113;
    u64 v4115 = v4112 + v4114;
    u32 v4116 = 0x566;
    u8 v4117 = (u32)v4110 == (u32)v4116;
    if (v4117) { goto b1115; } else { goto b1116; }
b1115:;
    u64 v4118 = load_u64((const u8 *)v4115 + 0);
    { goto b290; }
b1116:;
    u32 v4119 = 0x576;
    u8 v4120 = (u32)v4110 == (u32)v4119;
    if (v4120) { goto b1117; } else { goto b1118; }
b1117:;
    { goto b293; }
b1118:;
    { u64 n4156 = v4; v4156 = n4156; goto b294; }
b290:;
    u64 v4121 = 0x3e;
    u8 v4122 = (int64_t)v4085 < (int64_t)v4121;
    if (v4122) { goto b1119; } else { goto b1120; }
b1119:;
    { goto b291; }
b1120:;
    u64 v4123 = 0x4000000000000000;
    { u64 n4156 = v4123; v4156 = n4156; goto b294; }
b291:;
    u64 v4124 = 0x10;
    u8 v4125 = (int64_t)v4085 < (int64_t)v4124;
    if (v4125) { goto b1121; } else { goto b1122; }
b1121:;
    { goto b292; }
b1122:;
    u64 v4126 = 0xfffffffffffffff0;
    u64 v4127 = v4085 + v4126;
    u64 v4128 = 0xff;
    u64 v4129 = v4127 & v4128;
    u64 v4130 = 0x40;
    u8 v4131 = (u64)v4129 < (u64)v4130;
    u64 v4132 = v4118 << (v4129 & 63);
    u64 v4133 = v4131 ? v4132 : v4;
    { u64 n4156 = v4133; v4156 = n4156; goto b294; }
b292:;
    u64 v4134 = 0xffffffffffffffff;
    u8 v4135 = (int64_t)v4085 < (int64_t)v4134;
    if (v4135) { goto b1123; } else { goto b1124; }
b1123:;
    { u64 n4156 = v4; v4156 = n4156; goto b294; }
b1124:;
    u64 v4136 = 0x10;
    u64 v4137 = v4136 - v4085;
    u64 v4138 = 0xff;
    u64 v4139 = v4137 + v4138;
    u64 v4140 = 0xff;
    u64 v4141 = v4139 & v4140;
    u64 v4142 = 0x1;
    u64 v4143 = 0x40;
    u8 v4144 = (u64)v4141 < (u64)v4143;
    u64 v4145 = v4142 << (v4141 & 63);
    u64 v4146 = v4144 ? v4145 : v4;
    u64 v4147 = v4118 + v4146;
    u64 v4148 = 0x10;
    u64 v4149 = v4148 - v4085;
    u64 v4150 = 0xff;
    u64 v4151 = v4149 & v4150;
    u64 v4152 = 0x40;
    u8 v4153 = (u64)v4151 < (u64)v4152;
    u64 v4154 = v4147 >> (v4151 & 63);
    u64 v4155 = v4153 ? v4154 : v4;
    { u64 n4156 = v4155; v4156 = n4156; goto b294; }
b293:;
    { u64 n4156 = v4; v4156 = n4156; goto b294; }
b294:;
    u8 v4157 = (u64)v3282 >= (u64)v4074;
    if (v4157) { goto b1125; } else { goto b1126; }
b1125:;
    { u64 n4158 = v4074; v4158 = n4158; goto b295; }
b1126:;
    { u64 n4158 = v3282; v4158 = n4158; goto b295; }
b295:;
    u8 v4159 = (u64)v3287 >= (u64)v4156;
    if (v4159) { goto b1127; } else { goto b1128; }
b1127:;
    { u64 n4160 = v4156; v4160 = n4160; goto b296; }
b1128:;
    { u64 n4160 = v3287; v4160 = n4160; goto b296; }
b296:;
    u64 v4161 = 0x1;
    u8 v4162 = (u64)v3297 != (u64)v4161;
    if (v4162) { goto b1129; } else { goto b1130; }
b1129:;
    { goto b299; }
b1130:;
    u8 v4163 = (u64)v3804 == (u64)v4;
    if (v4163) { goto b1131; } else { goto b1132; }
b1131:;
    { goto b297; }
b1132:;
    u64 v4164 = v3370 + v4158;
    { u64 n4166 = v4164; v4166 = n4166; goto b298; }
b297:;
    u64 v4165 = v3370 - v4158;
    { u64 n4166 = v4165; v4166 = n4166; goto b298; }
b298:;
    u64 v4167 = load_u64((const u8 *)v3 + 24);
    u64 v4168 = 0x8;
    u64 v4169 = v16 * v4168;
    u64 v4170 = v4167 + v4169;
    store_u64((u8 *)v4170 + 53248, v4166);
    u64 v4171 = load_u64((const u8 *)v3 + 24);
    u64 v4172 = 0x8;
    u64 v4173 = v16 * v4172;
    u64 v4174 = v4171 + v4173;
    store_u64((u8 *)v4174 + 4292608, v3803);
    { goto b299; }
b299:;
    u64 v4175 = v4158 - v4160;
    u8 v4176 = (int64_t)v4175 >= (int64_t)v4;
    if (v4176) { goto b1133; } else { goto b1134; }
b1133:;
    { u64 n4178 = v4175; v4178 = n4178; goto b300; }
b1134:;
    u64 v4177 = v4 - v4175;
    { u64 n4178 = v4177; v4178 = n4178; goto b300; }
b300:;
    u64 v4179 = 0xfffffffff0000000;
    u8 v4180 = (u64)v4178 == (u64)v4;
    if (v4180) { goto b1135; } else { goto b1136; }
b1135:;
    { u64 n4280 = v4179; v4280 = n4280; goto b315; }
b1136:;
    u64 v4181 = 0x20;
    u64 v4182 = v4178 >> (v4181 & 63);
    u8 v4183 = (u64)v4182 == (u64)v4;
    if (v4183) { goto b1137; } else { goto b1138; }
b1137:;
    { goto b301; }
b1138:;
    u64 v4184 = 0x20;
    { u64 n4187 = v4184; u64 n4188 = v4178; v4187 = n4187; v4188 = n4188; goto b302; }
b301:;
    u64 v4185 = 0x20;
    u64 v4186 = v4178 << (v4185 & 63);
    { u64 n4187 = v4; u64 n4188 = v4186; v4187 = n4187; v4188 = n4188; goto b302; }
b302:;
    u64 v4189 = 0x30;
    u64 v4190 = v4188 >> (v4189 & 63);
    u8 v4191 = (u64)v4190 == (u64)v4;
    if (v4191) { goto b1139; } else { goto b1140; }
b1139:;
    { goto b303; }
b1140:;
    u64 v4192 = 0x10;
    u64 v4193 = v4187 + v4192;
    u64 v4194 = 0xff;
    u64 v4195 = v4193 & v4194;
    { u64 n4198 = v4195; u64 n4199 = v4188; v4198 = n4198; v4199 = n4199; goto b304; }
b303:;
    u64 v4196 = 0x10;
    u64 v4197 = v4188 << (v4196 & 63);
    { u64 n4198 = v4187; u64 n4199 = v4197; v4198 = n4198; v4199 = n4199; goto b304; }
b304:;
    u64 v4200 = 0x38;
    u64 v4201 = v4199 >> (v4200 & 63);
    u8 v4202 = (u64)v4201 == (u64)v4;
    if (v4202) { goto b1141; } else { goto b1142; }
b1141:;
    { goto b305; }
b1142:;
    u64 v4203 = 0x8;
    u64 v4204 = v4198 + v4203;
    u64 v4205 = 0xff;
    u64 v4206 = v4204 & v4205;
    { u64 n4209 = v4206; u64 n4210 = v4199; v4209 = n4209; v4210 = n4210; goto b306; }
b305:;
    u64 v4207 = 0x8;
    u64 v4208 = v4199 << (v4207 & 63);
    { u64 n4209 = v4198; u64 n4210 = v4208; v4209 = n4209; v4210 = n4210; goto b306; }
b306:;
    u64 v4211 = 0x3c;
    u64 v4212 = v4210 >> (v4211 & 63);
    u8 v4213 = (u64)v4212 == (u64)v4;
    if (v4213) { goto b1143; } else { goto b1144; }
b1143:;
    { goto b307; }
b1144:;
    u64 v4214 = 0x4;
    u64 v4215 = v4209 + v4214;
    u64 v4216 = 0xff;
    u64 v4217 = v4215 & v4216;
    { u64 n4220 = v4217; u64 n4221 = v4210; v4220 = n4220; v4221 = n4221; goto b308; }
b307:;
    u64 v4218 = 0x4;
    u64 v4219 = v4210 << (v4218 & 63);
    { u64 n4220 = v4209; u64 n4221 = v4219; v4220 = n4220; v4221 = n4221; goto b308; }
b308:;
    u64 v4222 = 0x3e;
    u64 v4223 = v4221 >> (v4222 & 63);
    u8 v4224 = (u64)v4223 == (u64)v4;
    if (v4224) { goto b1145; } else { goto b1146; }
b1145:;
    { goto b309; }
b1146:;
    u64 v4225 = 0x2;
    u64 v4226 = v4220 + v4225;
    u64 v4227 = 0xff;
    u64 v4228 = v4226 & v4227;
    { u64 n4231 = v4228; u64 n4232 = v4221; v4231 = n4231; v4232 = n4232; goto b310; }
b309:;
    u64 v4229 = 0x2;
    u64 v4230 = v4221 << (v4229 & 63);
    { u64 n4231 = v4220; u64 n4232 = v4230; v4231 = n4231; v4232 = n4232; goto b310; }
b310:;
    u64 v4233 = 0x3f;
    u64 v4234 = v4232 >> (v4233 & 63);
    u8 v4235 = (u64)v4234 == (u64)v4;
    if (v4235) { goto b1147; } else { goto b1148; }
b1147:;
    { goto b311; }
b1148:;
    u64 v4236 = 0x1;
    u64 v4237 = v4231 + v4236;
    u64 v4238 = 0xff;
    u64 v4239 = v4237 & v4238;
    { u64 n4242 = v4239; u64 n4243 = v4232; v4242 = n4242; v4243 = n4243; goto b312; }
b311:;
    u64 v4240 = 0x1;
    u64 v4241 = v4232 << (v4240 & 63);
    { u64 n4242 = v4231; u64 n4243 = v4241; v4242 = n4242; v4243 = n4243; goto b312; }
b312:;
    u64 v4244 = 0x38;
    u64 v4245 = v4243 >> (v4244 & 63);
    u64 v4246 = 0x7f;
    u64 v4247 = v4245 & v4246;
    u64 v4248 = load_u64((const u8 *)v3 + 48);
    u64 v4249 = load_u64((const u8 *)v4248 + 1040);
    u64 v4250 = 0x7f;
    u64 v4251 = v4247 & v4250;
    u64 v4252 = 0x4;
    u64 v4253 = v4251 * v4252;
    u64 v4254 = v4249 + v4253;
    u32 v4255 = load_u32((const u8 *)v4254 + 0);
    u64 v4256 = v4255;
    u8 v4257 = (u64)v4256 != (u64)v4;
    u64 v4258 = v4257;
    u64 v4259 = load_u64((const u8 *)v3 + 48);
    u64 v4260 = load_u64((const u8 *)v4259 + 1064);
    u64 v4261 = 0x8;
    u64 v4262 = v4256 * v4261;
    u64 v4263 = v4260 + v4262;
    u32 v4264 = load_u32((const u8 *)v4263 + 0);
    u64 v4265 = load_u64((const u8 *)v3 + 48);
    u64 v4266 = load_u64((const u8 *)v4265 + 1072);
    u64 v4267 = 0x8;
    u64 v4268 = v4256 * v4267;
    u64 v4269 = v4266 + v4268;
    u32 v4270 = 0x5ac;
    u8 v4271 = (u32)v4264 == (u32)v4270;
    if (v4271) { goto b1149; } else { goto b1150; }
b1149:;
    u64 v4272 = load_u64((const u8 *)v4269 + 0);
    u64 v4273 = 0xffff;
    u64 v4274 = v4272 & v4273;
    { goto b313; }
b1150:;
    u32 v4275 = 0x5af;
    u8 v4276 = (u32)v4264 == (u32)v4275;
    if (v4276) { goto b1151; } else { goto b1152; }
b1151:;
    { goto b314; }
b1152:;
    { u64 n4280 = v4179; v4280 = n4280; goto b315; }
b313:;
    u64 v4277 = 0x10;
    u64 v4278 = v4242 << (v4277 & 63);
    u64 v4279 = v4278 | v4274;
    { u64 n4280 = v4279; v4280 = n4280; goto b315; }
b314:;
    { u64 n4280 = v4179; v4280 = n4280; goto b315; }
b315:;
    u64 v4281 = v4280 + v3697;
    u64 v4282 = 0x20;
    u64 v4283 = v4281 << (v4282 & 63);
    u64 v4284 = 0x20;
    u64 v4285 = (int64_t)v4283 >> (v4284 & 63);
    u64 v4286 = 0x10;
    u64 v4287 = 0x40;
    u8 v4288 = (u64)v4286 < (u64)v4287;
    u64 v4289 = 0x3f;
    u64 v4290 = v4288 ? v4286 : v4289;
    u64 v4291 = (int64_t)v4285 >> (v4290 & 63);
    u64 v4292 = 0x8;
    u64 v4293 = 0x40;
    u8 v4294 = (u64)v4292 < (u64)v4293;
    u64 v4295 = 0x3f;
    u64 v4296 = v4294 ? v4292 : v4295;
    u64 v4297 = (int64_t)v4281 >> (v4296 & 63);
    u64 v4298 = 0xff;
    u64 v4299 = v4297 & v4298;
    u64 v4300 = load_u64((const u8 *)v3 + 48);
    u64 v4301 = load_u64((const u8 *)v4300 + 1080);
    u64 v4302 = 0xff;
    u64 v4303 = v4299 & v4302;
    u64 v4304 = 0x4;
    u64 v4305 = v4303 * v4304;
    u64 v4306 = v4301 + v4305;
    u32 v4307 = load_u32((const u8 *)v4306 + 0);
    u64 v4308 = v4307;
    u8 v4309 = (u64)v4308 != (u64)v4;
    u64 v4310 = v4309;
    u64 v4311 = load_u64((const u8 *)v3 + 48);
    u64 v4312 = load_u64((const u8 *)v4311 + 1104);
    u64 v4313 = 0x8;
    u64 v4314 = v4308 * v4313;
    u64 v4315 = v4312 + v4314;
    u32 v4316 = load_u32((const u8 *)v4315 + 0);
    u64 v4317 = load_u64((const u8 *)v3 + 48);
    u64 v4318 = load_u64((const u8 *)v4317 + 1112);
    u64 v4319 = 0x8;
    u64 v4320 = v4308 * v4319;
    u64 v4321 = v4318 + v4320;
    u32 v4322 = 0x5b7;
    u8 v4323 = (u32)v4316 == (u32)v4322;
    if (v4323) { goto b1153; } else { goto b1154; }
b1153:;
    u64 v4324 = load_u64((const u8 *)v4321 + 0);
    { goto b316; }
b1154:;
    u32 v4325 = 0x5c7;
    u8 v4326 = (u32)v4316 == (u32)v4325;
    if (v4326) { goto b1155; } else { goto b1156; }
b1155:;
    { goto b319; }
b1156:;
    { u64 n4362 = v4; v4362 = n4362; goto b320; }
b316:;
    u64 v4327 = 0x3e;
    u8 v4328 = (int64_t)v4291 < (int64_t)v4327;
    if (v4328) { goto b1157; } else { goto b1158; }
b1157:;
    { goto b317; }
b1158:;
    u64 v4329 = 0x4000000000000000;
    { u64 n4362 = v4329; v4362 = n4362; goto b320; }
b317:;
    u64 v4330 = 0x10;
    u8 v4331 = (int64_t)v4291 < (int64_t)v4330;
    if (v4331) { goto b1159; } else { goto b1160; }
b1159:;
    { goto b318; }
b1160:;
    u64 v4332 = 0xfffffffffffffff0;
    u64 v4333 = v4291 + v4332;
    u64 v4334 = 0xff;
    u64 v4335 = v4333 & v4334;
    u64 v4336 = 0x40;
    u8 v4337 = (u64)v4335 < (u64)v4336;
    u64 v4338 = v4324 << (v4335 & 63);
    u64 v4339 = v4337 ? v4338 : v4;
    { u64 n4362 = v4339; v4362 = n4362; goto b320; }
b318:;
    u64 v4340 = 0xffffffffffffffff;
    u8 v4341 = (int64_t)v4291 < (int64_t)v4340;
    if (v4341) { goto b1161; } else { goto b1162; }
b1161:;
    { u64 n4362 = v4; v4362 = n4362; goto b320; }
b1162:;
    u64 v4342 = 0x10;
    u64 v4343 = v4342 - v4291;
    u64 v4344 = 0xff;
    u64 v4345 = v4343 + v4344;
    u64 v4346 = 0xff;
    u64 v4347 = v4345 & v4346;
    u64 v4348 = 0x1;
    u64 v4349 = 0x40;
    u8 v4350 = (u64)v4347 < (u64)v4349;
    u64 v4351 = v4348 << (v4347 & 63);
    u64 v4352 = v4350 ? v4351 : v4;
    u64 v4353 = v4324 + v4352;
    u64 v4354 = 0x10;
    u64 v4355 = v4354 - v4291;
    u64 v4356 = 0xff;
    u64 v4357 = v4355 & v4356;
    u64 v4358 = 0x40;
    u8 v4359 = (u64)v4357 < (u64)v4358;
    u64 v4360 = v4353 >> (v4357 & 63);
    u64 v4361 = v4359 ? v4360 : v4;
    { u64 n4362 = v4361; v4362 = n4362; goto b320; }
b319:;
    { u64 n4362 = v4; v4362 = n4362; goto b320; }
b320:;
    u64 v4363 = 0x7fffffff0000;
    u8 v4364 = (u64)v4363 >= (u64)v4362;
    if (v4364) { goto b1163; } else { goto b1164; }
b1163:;
    { u64 n4366 = v4362; v4366 = n4366; goto b321; }
b1164:;
    u64 v4365 = 0x7fffffff0000;
    { u64 n4366 = v4365; v4366 = n4366; goto b321; }
b321:;
    u8 v4367 = (int64_t)v4175 >= (int64_t)v4;
    if (v4367) { goto b1165; } else { goto b1166; }
b1165:;
    { u64 n4369 = v4366; v4369 = n4369; goto b322; }
b1166:;
    u64 v4368 = v4 - v4366;
    { u64 n4369 = v4368; v4369 = n4369; goto b322; }
b322:;
    u64 v4370 = v4369 + v3292;
    u32 v4371 = load_u32((const u8 *)v2 + 372);
    u32 v4372 = __builtin_bswap32(v4371);
    u64 v4373 = v4372;
    u64 v4374 = 0x20;
    u64 v4375 = v4373 << (v4374 & 63);
    u64 v4376 = 0x20;
    u64 v4377 = (int64_t)v4375 >> (v4376 & 63);
    u64 v4378 = 0x10;
    u64 v4379 = 0x40;
    u8 v4380 = (u64)v4378 < (u64)v4379;
    u64 v4381 = 0x3f;
    u64 v4382 = v4380 ? v4378 : v4381;
    u64 v4383 = (int64_t)v4370 >> (v4382 & 63);
    u8 v4384 = (int64_t)v4383 >= (int64_t)v4377;
    if (v4384) { goto b1167; } else { goto b1168; }
b1167:;
    { goto b326; }
b1168:;
    u32 v4385 = (u32)v4383;
    u32 v4386 = __builtin_bswap32(v4385);
    store_u32((u8 *)v2 + 372, v4386);
    u64 v4387 = 0xffff;
    u64 v4388 = v4370 & v4387;
    { u64 n4602 = v4158; u64 n4603 = v4160; u64 n4604 = v4388; v4602 = n4602; v4603 = n4603; v4604 = n4604; goto b323; }
b326:;
    u64 v4389 = 0x10;
    u64 v4390 = v4377 << (v4389 & 63);
    u8 v4391 = (int64_t)v4390 >= (int64_t)v4;
    if (v4391) { goto b1169; } else { goto b1170; }
b1169:;
    { u64 n4393 = v4390; v4393 = n4393; goto b327; }
b1170:;
    u64 v4392 = v4 - v4390;
    { u64 n4393 = v4392; v4393 = n4393; goto b327; }
b327:;
    u64 v4394 = 0xfffffffff0000000;
    u8 v4395 = (u64)v4393 == (u64)v4;
    if (v4395) { goto b1171; } else { goto b1172; }
b1171:;
    { u64 n4495 = v4394; v4495 = n4495; goto b342; }
b1172:;
    u64 v4396 = 0x20;
    u64 v4397 = v4393 >> (v4396 & 63);
    u8 v4398 = (u64)v4397 == (u64)v4;
    if (v4398) { goto b1173; } else { goto b1174; }
b1173:;
    { goto b328; }
b1174:;
    u64 v4399 = 0x20;
    { u64 n4402 = v4399; u64 n4403 = v4393; v4402 = n4402; v4403 = n4403; goto b329; }
b328:;
    u64 v4400 = 0x20;
    u64 v4401 = v4393 << (v4400 & 63);
    { u64 n4402 = v4; u64 n4403 = v4401; v4402 = n4402; v4403 = n4403; goto b329; }
b329:;
    u64 v4404 = 0x30;
    u64 v4405 = v4403 >> (v4404 & 63);
    u8 v4406 = (u64)v4405 == (u64)v4;
    if (v4406) { goto b1175; } else { goto b1176; }
b1175:;
    { goto b330; }
b1176:;
    u64 v4407 = 0x10;
    u64 v4408 = v4402 + v4407;
    u64 v4409 = 0xff;
    u64 v4410 = v4408 & v4409;
    { u64 n4413 = v4410; u64 n4414 = v4403; v4413 = n4413; v4414 = n4414; goto b331; }
b330:;
    u64 v4411 = 0x10;
    u64 v4412 = v4403 << (v4411 & 63);
    { u64 n4413 = v4402; u64 n4414 = v4412; v4413 = n4413; v4414 = n4414; goto b331; }
b331:;
    u64 v4415 = 0x38;
    u64 v4416 = v4414 >> (v4415 & 63);
    u8 v4417 = (u64)v4416 == (u64)v4;
    if (v4417) { goto b1177; } else { goto b1178; }
b1177:;
    { goto b332; }
b1178:;
    u64 v4418 = 0x8;
    u64 v4419 = v4413 + v4418;
    u64 v4420 = 0xff;
    u64 v4421 = v4419 & v4420;
    { u64 n4424 = v4421; u64 n4425 = v4414; v4424 = n4424; v4425 = n4425; goto b333; }
b332:;
    u64 v4422 = 0x8;
    u64 v4423 = v4414 << (v4422 & 63);
    { u64 n4424 = v4413; u64 n4425 = v4423; v4424 = n4424; v4425 = n4425; goto b333; }
b333:;
    u64 v4426 = 0x3c;
    u64 v4427 = v4425 >> (v4426 & 63);
    u8 v4428 = (u64)v4427 == (u64)v4;
    if (v4428) { goto b1179; } else { goto b1180; }
b1179:;
    { goto b334; }
b1180:;
    u64 v4429 = 0x4;
    u64 v4430 = v4424 + v4429;
    u64 v4431 = 0xff;
    u64 v4432 = v4430 & v4431;
    { u64 n4435 = v4432; u64 n4436 = v4425; v4435 = n4435; v4436 = n4436; goto b335; }
b334:;
    u64 v4433 = 0x4;
    u64 v4434 = v4425 << (v4433 & 63);
    { u64 n4435 = v4424; u64 n4436 = v4434; v4435 = n4435; v4436 = n4436; goto b335; }
b335:;
    u64 v4437 = 0x3e;
    u64 v4438 = v4436 >> (v4437 & 63);
    u8 v4439 = (u64)v4438 == (u64)v4;
    if (v4439) { goto b1181; } else { goto b1182; }
b1181:;
    { goto b336; }
b1182:;
    u64 v4440 = 0x2;
    u64 v4441 = v4435 + v4440;
    u64 v4442 = 0xff;
    u64 v4443 = v4441 & v4442;
    { u64 n4446 = v4443; u64 n4447 = v4436; v4446 = n4446; v4447 = n4447; goto b337; }
b336:;
    u64 v4444 = 0x2;
    u64 v4445 = v4436 << (v4444 & 63);
    { u64 n4446 = v4435; u64 n4447 = v4445; v4446 = n4446; v4447 = n4447; goto b337; }
b337:;
    u64 v4448 = 0x3f;
    u64 v4449 = v4447 >> (v4448 & 63);
    u8 v4450 = (u64)v4449 == (u64)v4;
    if (v4450) { goto b1183; } else { goto b1184; }
b1183:;
    { goto b338; }
b1184:;
    u64 v4451 = 0x1;
    u64 v4452 = v4446 + v4451;
    u64 v4453 = 0xff;
    u64 v4454 = v4452 & v4453;
    { u64 n4457 = v4454; u64 n4458 = v4447; v4457 = n4457; v4458 = n4458; goto b339; }
b338:;
    u64 v4455 = 0x1;
    u64 v4456 = v4447 << (v4455 & 63);
    { u64 n4457 = v4446; u64 n4458 = v4456; v4457 = n4457; v4458 = n4458; goto b339; }
b339:;
    u64 v4459 = 0x38;
    u64 v4460 = v4458 >> (v4459 & 63);
    u64 v4461 = 0x7f;
    u64 v4462 = v4460 & v4461;
    u64 v4463 = load_u64((const u8 *)v3 + 48);
    u64 v4464 = load_u64((const u8 *)v4463 + 1120);
    u64 v4465 = 0x7f;
    u64 v4466 = v4462 & v4465;
    u64 v4467 = 0x4;
    u64 v4468 = v4466 * v4467;
    u64 v4469 = v4464 + v4468;
    u32 v4470 = load_u32((const u8 *)v4469 + 0);
    u64 v4471 = v4470;
    u8 v4472 = (u64)v4471 != (u64)v4;
    u64 v4473 = v4472;
    u64 v4474 = load_u64((const u8 *)v3 + 48);
    u64 v4475 = load_u64((const u8 *)v4474 + 1144);
    u64 v4476 = 0x8;
    u64 v4477 = v4471 * v4476;
    u64 v4478 = v4475 + v4477;
    u32 v4479 = load_u32((const u8 *)v4478 + 0);
    u64 v4480 = load_u64((const u8 *)v3 + 48);
    u64 v4481 = load_u64((const u8 *)v4480 + 1152);
    u64 v4482 = 0x8;
    u64 v4483 = v4471 * v4482;
    u64 v4484 = v4481 + v4483;
    u32 v4485 = 0x608;
    u8 v4486 = (u32)v4479 == (u32)v4485;
    if (v4486) { goto b1185; } else { goto b1186; }
b1185:;
    u64 v4487 = load_u64((const u8 *)v4484 + 0);
    u64 v4488 = 0xffff;
    u64 v4489 = v4487 & v4488;
    { goto b340; }
b1186:;
    u32 v4490 = 0x60b;
    u8 v4491 = (u32)v4479 == (u32)v4490;
    if (v4491) { goto b1187; } else { goto b1188; }
b1187:;
    { goto b341; }
b1188:;
    { u64 n4495 = v4394; v4495 = n4495; goto b342; }
b340:;
    u64 v4492 = 0x10;
    u64 v4493 = v4457 << (v4492 & 63);
    u64 v4494 = v4493 | v4489;
    { u64 n4495 = v4494; v4495 = n4495; goto b342; }
b341:;
    { u64 n4495 = v4394; v4495 = n4495; goto b342; }
b342:;
    u64 v4496 = v4 - v3697;
    u64 v4497 = v4495 + v4496;
    u64 v4498 = 0x20;
    u64 v4499 = v4497 << (v4498 & 63);
    u64 v4500 = 0x20;
    u64 v4501 = (int64_t)v4499 >> (v4500 & 63);
    u64 v4502 = 0x10;
    u64 v4503 = 0x40;
    u8 v4504 = (u64)v4502 < (u64)v4503;
    u64 v4505 = 0x3f;
    u64 v4506 = v4504 ? v4502 : v4505;
    u64 v4507 = (int64_t)v4501 >> (v4506 & 63);
    u64 v4508 = 0x8;
    u64 v4509 = 0x40;
    u8 v4510 = (u64)v4508 < (u64)v4509;
    u64 v4511 = 0x3f;
    u64 v4512 = v4510 ? v4508 : v4511;
    u64 v4513 = (int64_t)v4497 >> (v4512 & 63);
    u64 v4514 = 0xff;
    u64 v4515 = v4513 & v4514;
    u64 v4516 = load_u64((const u8 *)v3 + 48);
    u64 v4517 = load_u64((const u8 *)v4516 + 1160);
    u64 v4518 = 0xff;
    u64 v4519 = v4515 & v4518;
    u64 v4520 = 0x4;
    u64 v4521 = v4519 * v4520;
    u64 v4522 = v4517 + v4521;
    u32 v4523 = load_u32((const u8 *)v4522 + 0);
    u64 v4524 = v4523;
    u8 v4525 = (u64)v4524 != (u64)v4;
    u64 v4526 = v4525;
    u64 v4527 = load_u64((const u8 *)v3 + 48);
    u64 v4528 = load_u64((const u8 *)v4527 + 1184);
    u64 v4529 = 0x8;
    u64 v4530 = v4524 * v4529;
    u64 v4531 = v4528 + v4530;
    u32 v4532 = load_u32((const u8 *)v4531 + 0);
    u64 v4533 = load_u64((const u8 *)v3 + 48);
    u64 v4534 = load_u64((const u8 *)v4533 + 1192);
    u64 v4535 = 0x8;
    u64 v4536 = v4524 * v4535;
    u64 v4537 = v4534 + v4536;
    u32 v4538 = 0x614;
    u8 v4539 = (u32)v4532 == (u32)v4538;
    if (v4539) { goto b1189; } else { goto b1190; }
b1189:;
    u64 v4540 = load_u64((const u8 *)v4537 + 0);
    { goto b343; }
b1190:;
    u32 v4541 = 0x624;
    u8 v4542 = (u32)v4532 == (u32)v4541;
    if (v4542) { goto b1191; } else { goto b1192; }
b1191:;
    { goto b346; }
b1192:;
    { u64 n4578 = v4; v4578 = n4578; goto b347; }
b343:;
    u64 v4543 = 0x3e;
    u8 v4544 = (int64_t)v4507 < (int64_t)v4543;
    if (v4544) { goto b1193; } else { goto b1194; }
b1193:;
    { goto b344; }
b1194:;
    u64 v4545 = 0x4000000000000000;
    { u64 n4578 = v4545; v4578 = n4578; goto b347; }
b344:;
    u64 v4546 = 0x10;
    u8 v4547 = (int64_t)v4507 < (int64_t)v4546;
    if (v4547) { goto b1195; } else { goto b1196; }
b1195:;
    { goto b345; }
b1196:;
    u64 v4548 = 0xfffffffffffffff0;
    u64 v4549 = v4507 + v4548;
    u64 v4550 = 0xff;
    u64 v4551 = v4549 & v4550;
    u64 v4552 = 0x40;
    u8 v4553 = (u64)v4551 < (u64)v4552;
    u64 v4554 = v4540 << (v4551 & 63);
    u64 v4555 = v4553 ? v4554 : v4;
    { u64 n4578 = v4555; v4578 = n4578; goto b347; }
b345:;
    u64 v4556 = 0xffffffffffffffff;
    u8 v4557 = (int64_t)v4507 < (int64_t)v4556;
    if (v4557) { goto b1197; } else { goto b1198; }
b1197:;
    { u64 n4578 = v4; v4578 = n4578; goto b347; }
b1198:;
    u64 v4558 = 0x10;
    u64 v4559 = v4558 - v4507;
    u64 v4560 = 0xff;
    u64 v4561 = v4559 + v4560;
    u64 v4562 = 0xff;
    u64 v4563 = v4561 & v4562;
    u64 v4564 = 0x1;
    u64 v4565 = 0x40;
    u8 v4566 = (u64)v4563 < (u64)v4565;
    u64 v4567 = v4564 << (v4563 & 63);
    u64 v4568 = v4566 ? v4567 : v4;
    u64 v4569 = v4540 + v4568;
    u64 v4570 = 0x10;
    u64 v4571 = v4570 - v4507;
    u64 v4572 = 0xff;
    u64 v4573 = v4571 & v4572;
    u64 v4574 = 0x40;
    u8 v4575 = (u64)v4573 < (u64)v4574;
    u64 v4576 = v4569 >> (v4573 & 63);
    u64 v4577 = v4575 ? v4576 : v4;
    { u64 n4578 = v4577; v4578 = n4578; goto b347; }
b346:;
    { u64 n4578 = v4; v4578 = n4578; goto b347; }
b347:;
    u64 v4579 = 0x2000000000000000;
    u8 v4580 = (u64)v4579 >= (u64)v4578;
    if (v4580) { goto b1199; } else { goto b1200; }
b1199:;
    { u64 n4582 = v4578; v4582 = n4582; goto b348; }
b1200:;
    u64 v4581 = 0x2000000000000000;
    { u64 n4582 = v4581; v4582 = n4582; goto b348; }
b348:;
    u32 v4583 = load_u32((const u8 *)v2 + 372);
    u32 v4584 = __builtin_bswap32(v4583);
    u64 v4585 = v4584;
    u64 v4586 = 0x20;
    u64 v4587 = v4585 << (v4586 & 63);
    u64 v4588 = 0x20;
    u64 v4589 = (int64_t)v4587 >> (v4588 & 63);
    u64 v4590 = 0x10;
    u64 v4591 = v4589 << (v4590 & 63);
    u8 v4592 = (int64_t)v4591 >= (int64_t)v4;
    if (v4592) { goto b1201; } else { goto b1202; }
b1201:;
    { u64 n4594 = v4582; v4594 = n4594; goto b349; }
b1202:;
    u64 v4593 = v4 - v4582;
    { u64 n4594 = v4593; v4594 = n4594; goto b349; }
b349:;
    u8 v4595 = (int64_t)v4594 >= (int64_t)v4175;
    if (v4595) { goto b1203; } else { goto b1204; }
b1203:;
    { u64 n4598 = v4160; v4598 = n4598; goto b350; }
b1204:;
    u64 v4596 = v4175 - v4594;
    u64 v4597 = v4160 + v4596;
    { u64 n4598 = v4597; v4598 = n4598; goto b350; }
b350:;
    u8 v4599 = (int64_t)v3287 >= (int64_t)v4598;
    if (v4599) { goto b1205; } else { goto b1206; }
b1205:;
    { u64 n4600 = v4598; v4600 = n4600; goto b351; }
b1206:;
    { u64 n4600 = v3287; v4600 = n4600; goto b351; }
b351:;
    u64 v4601 = v4594 + v4600;
    { u64 n4602 = v4601; u64 n4603 = v4600; u64 n4604 = v3292; v4602 = n4602; v4603 = n4603; v4604 = n4604; goto b323; }
b323:;
    u64 v4605 = v3282 - v4602;
    u64 v4606 = v3287 - v4603;
    u8 v4607 = (int64_t)v4605 >= (int64_t)v4;
    if (v4607) { goto b1207; } else { goto b1208; }
b1207:;
    { u64 n4608 = v4605; v4608 = n4608; goto b324; }
b1208:;
    { u64 n4608 = v4; v4608 = n4608; goto b324; }
b324:;
    u64 v4609 = v3287 - v4603;
    u8 v4610 = (int64_t)v4609 >= (int64_t)v4;
    if (v4610) { goto b1209; } else { goto b1210; }
b1209:;
    { u64 n4611 = v4606; v4611 = n4611; goto b325; }
b1210:;
    { u64 n4611 = v4; v4611 = n4611; goto b325; }
b325:;
    u64 v4612 = load_u64((const u8 *)v3 + 24);
    u64 v4613 = 0x8;
    u64 v4614 = v16 * v4613;
    u64 v4615 = v4612 + v4614;
    store_u64((u8 *)v4615 + 4280320, v3987);
    u64 v4616 = load_u64((const u8 *)v3 + 24);
    u64 v4617 = 0x8;
    u64 v4618 = v16 * v4617;
    u64 v4619 = v4616 + v4618;
    store_u64((u8 *)v4619 + 4284416, v3991);
    u64 v4620 = load_u64((const u8 *)v3 + 24);
    u64 v4621 = 0x8;
    u64 v4622 = v16 * v4621;
    u64 v4623 = v4620 + v4622;
    store_u64((u8 *)v4623 + 4288512, v3992);
    u64 v4624 = load_u64((const u8 *)v3 + 24);
    u64 v4625 = 0x8;
    u64 v4626 = v16 * v4625;
    u64 v4627 = v4624 + v4626;
    store_u64((u8 *)v4627 + 28672, v4608);
    u64 v4628 = load_u64((const u8 *)v3 + 24);
    u64 v4629 = 0x8;
    u64 v4630 = v16 * v4629;
    u64 v4631 = v4628 + v4630;
    store_u64((u8 *)v4631 + 32768, v4611);
    u64 v4632 = load_u64((const u8 *)v3 + 24);
    u64 v4633 = 0x8;
    u64 v4634 = v16 * v4633;
    u64 v4635 = v4632 + v4634;
    store_u64((u8 *)v4635 + 36864, v4604);
    { goto b208; }
b208:;
    u8 v4636 = (u64)v2876 == (u64)v4;
    if (v4636) { goto b1211; } else { goto b1212; }
b1211:;
    { u64 n4760 = v3154; v4760 = n4760; goto b212; }
b1212:;
    u32 v4637 = load_u32((const u8 *)v2 + 372);
    u32 v4638 = __builtin_bswap32(v4637);
    u64 v4639 = v4638;
    u64 v4640 = 0x20;
    u64 v4641 = v4639 << (v4640 & 63);
    u64 v4642 = 0x20;
    u64 v4643 = (int64_t)v4641 >> (v4642 & 63);
    u8 v4644 = (int64_t)v4643 >= (int64_t)v4;
    if (v4644) { goto b1213; } else { goto b1214; }
b1213:;
    { u64 n4652 = v4643; v4652 = n4652; goto b209; }
b1214:;
    u64 v4645 = 0x3;
    u64 v4646 = 0x40;
    u8 v4647 = (u64)v4645 < (u64)v4646;
    u64 v4648 = 0x3f;
    u64 v4649 = v4647 ? v4645 : v4648;
    u64 v4650 = (int64_t)v4643 >> (v4649 & 63);
    u64 v4651 = v4643 - v4650;
    { u64 n4652 = v4651; v4652 = n4652; goto b209; }
b209:;
    u64 v4653 = v4652 + v3169;
    u64 v4654 = load_u64((const u8 *)v1 + 208);
    u8 v4655 = (int64_t)v4653 >= (int64_t)v4654;
    if (v4655) { goto b1215; } else { goto b1216; }
b1215:;
    { u64 n4656 = v4653; v4656 = n4656; goto b210; }
b1216:;
    { u64 n4656 = v4654; v4656 = n4656; goto b210; }
b210:;
    u64 v4657 = 0xffffffff;
    u8 v4658 = (int64_t)v4657 >= (int64_t)v4656;
    if (v4658) { goto b1217; } else { goto b1218; }
b1217:;
    { u64 n4660 = v4656; v4660 = n4660; goto b211; }
b1218:;
    u64 v4659 = 0xffffffff;
    { u64 n4660 = v4659; v4660 = n4660; goto b211; }
b211:;
    u64 v4661 = 0xffffffff;
    u64 v4662 = v4660 & v4661;
    store_u64((u8 *)v1 + 832, v108);
    store_u64((u8 *)v1 + 840, v110);
    u64 v4663 = load_u64((const u8 *)v3 + 0);
    u32 v4664 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4663, 1063);
    u64 v4665 = 0x10000;
    u8 v4666 = (u64)v4665 == (u64)v4;
    u64 v4667 = v4666;
    u64 v4668 = 0x1;
    u64 v4669 = 0x10000;
    u64 v4670 = v4667 ? v4668 : v4669;
    u64 v4671 = load_u64((const u8 *)v1 + 8088);
    u64 v4672 = 0x1;
    u8 v4673 = (u64)v4670 == (u64)v4;
    u64 v4674 = v4673 ? v4672 : v4670;
    u64 v4675 = v4671 % v4674;
    u64 v4676 = v4675 + v4;
    u64 v4677 = 0xffffffff;
    u64 v4678 = v4676 & v4677;
    u64 v4679 = load_u64((const u8 *)v3 + 32);
    u64 v4680 = 0xffffffff;
    u64 v4681 = v4678 & v4680;
    u64 v4682 = 0x10000;
    u8 v4683 = (u64)v4681 < (u64)v4682;
    u64 v4684 = v4683 ? v4681 : v4;
    u64 v4685 = 0x10;
    u64 v4686 = v4684 * v4685;
    u64 v4687 = v4679 + v4686;
    if (v4683) { goto b1219; } else { goto b1220; }
b1219:;
    store_u64((u8 *)v4687 + 0, v3157);
    store_u64((u8 *)v4687 + 8, v3159);
    { goto b1220; }
b1220:;
    u64 v4688 = load_u64((const u8 *)v3 + 24);
    u64 v4689 = 0xffffffff;
    u64 v4690 = v4678 & v4689;
    u64 v4691 = 0x10000;
    u8 v4692 = (u64)v4690 < (u64)v4691;
    u64 v4693 = v4692 ? v4690 : v4;
    u64 v4694 = 0x8;
    u64 v4695 = v4693 * v4694;
    u64 v4696 = v4688 + v4695;
    if (v4692) { goto b1221; } else { goto b1222; }
b1221:;
    store_u64((u8 *)v4696 + 81920, v3161);
    { goto b1222; }
b1222:;
    u64 v4697 = load_u64((const u8 *)v3 + 24);
    u64 v4698 = 0xffffffff;
    u64 v4699 = v4678 & v4698;
    u64 v4700 = 0x10000;
    u8 v4701 = (u64)v4699 < (u64)v4700;
    u64 v4702 = v4701 ? v4699 : v4;
    u64 v4703 = 0x8;
    u64 v4704 = v4702 * v4703;
    u64 v4705 = v4697 + v4704;
    if (v4701) { goto b1223; } else { goto b1224; }
b1223:;
    store_u64((u8 *)v4705 + 606208, v3163);
    { goto b1224; }
b1224:;
    u64 v4706 = load_u64((const u8 *)v3 + 24);
    u64 v4707 = 0xffffffff;
    u64 v4708 = v4678 & v4707;
    u64 v4709 = 0x10000;
    u8 v4710 = (u64)v4708 < (u64)v4709;
    u64 v4711 = v4710 ? v4708 : v4;
    u64 v4712 = 0x8;
    u64 v4713 = v4711 * v4712;
    u64 v4714 = v4706 + v4713;
    if (v4710) { goto b1225; } else { goto b1226; }
b1225:;
    store_u64((u8 *)v4714 + 1130496, v3165);
    { goto b1226; }
b1226:;
    u64 v4715 = load_u64((const u8 *)v3 + 24);
    u64 v4716 = 0xffffffff;
    u64 v4717 = v4678 & v4716;
    u64 v4718 = 0x10000;
    u8 v4719 = (u64)v4717 < (u64)v4718;
    u64 v4720 = v4719 ? v4717 : v4;
    u64 v4721 = 0x8;
    u64 v4722 = v4720 * v4721;
    u64 v4723 = v4715 + v4722;
    if (v4719) { goto b1227; } else { goto b1228; }
b1227:;
    store_u64((u8 *)v4723 + 1654784, v3167);
    { goto b1228; }
b1228:;
    u64 v4724 = load_u64((const u8 *)v3 + 24);
    u64 v4725 = 0xffffffff;
    u64 v4726 = v4678 & v4725;
    u64 v4727 = 0x10000;
    u8 v4728 = (u64)v4726 < (u64)v4727;
    u64 v4729 = v4728 ? v4726 : v4;
    u64 v4730 = 0x8;
    u64 v4731 = v4729 * v4730;
    u64 v4732 = v4724 + v4731;
    if (v4728) { goto b1229; } else { goto b1230; }
b1229:;
    store_u64((u8 *)v4732 + 2179072, v4662);
    { goto b1230; }
b1230:;
    u64 v4733 = load_u64((const u8 *)v3 + 24);
    u64 v4734 = 0xffffffff;
    u64 v4735 = v4678 & v4734;
    u64 v4736 = 0x10000;
    u8 v4737 = (u64)v4735 < (u64)v4736;
    u64 v4738 = v4737 ? v4735 : v4;
    u64 v4739 = 0x8;
    u64 v4740 = v4738 * v4739;
    u64 v4741 = v4733 + v4740;
    if (v4737) { goto b1231; } else { goto b1232; }
b1231:;
    store_u64((u8 *)v4741 + 2703360, v3171);
    { goto b1232; }
b1232:;
    u64 v4742 = load_u64((const u8 *)v3 + 24);
    u64 v4743 = 0xffffffff;
    u64 v4744 = v4678 & v4743;
    u64 v4745 = 0x10000;
    u8 v4746 = (u64)v4744 < (u64)v4745;
    u64 v4747 = v4746 ? v4744 : v4;
    u64 v4748 = 0x8;
    u64 v4749 = v4747 * v4748;
    u64 v4750 = v4742 + v4749;
    if (v4746) { goto b1233; } else { goto b1234; }
b1233:;
    store_u64((u8 *)v4750 + 3227648, v3173);
    { goto b1234; }
b1234:;
    u64 v4751 = load_u64((const u8 *)v3 + 24);
    u64 v4752 = 0xffffffff;
    u64 v4753 = v4678 & v4752;
    u64 v4754 = 0x10000;
    u8 v4755 = (u64)v4753 < (u64)v4754;
    u64 v4756 = v4755 ? v4753 : v4;
    u64 v4757 = 0x8;
    u64 v4758 = v4756 * v4757;
    u64 v4759 = v4751 + v4758;
    if (v4755) { goto b1235; } else { goto b1236; }
b1235:;
    store_u64((u8 *)v4759 + 3751936, v3175);
    { goto b1236; }
b1236:;
    { u64 n4760 = v3154; v4760 = n4760; goto b212; }
b212:;
    u8 v4763 = (u64)v322 == (u64)v4;
    if (v4763) { goto b1237; } else { goto b1238; }
b1237:;
    u64 v4789 = load_u64((const u8 *)v1 + 0);
    u64 v4792 = load_u64((const u8 *)v1 + 8);
    u64 v4797 = load_u64((const u8 *)v1 + 400);
    u64 v4800 = load_u64((const u8 *)v1 + 408);
    u64 v4803 = load_u64((const u8 *)v1 + 416);
    u64 v4806 = load_u64((const u8 *)v1 + 424);
    u64 v4809 = load_u64((const u8 *)v1 + 432);
    u64 v4812 = load_u64((const u8 *)v1 + 440);
    { u64 n4787 = v4789; u64 n4790 = v4792; u64 n4793 = v4760; u64 n4795 = v4797; u64 n4798 = v4800; u64 n4801 = v4803; u64 n4804 = v4806; u64 n4807 = v4809; u64 n4810 = v4812; u64 n4813 = v2795; u64 n4815 = v2797; u64 n4817 = v2799; u64 n4819 = v2801; u64 n4821 = v2803; u64 n4823 = v2805; u64 n4825 = v2807; u64 n4827 = v2809; u64 n4829 = v2811; u64 n4831 = v2813; v4787 = n4787; v4790 = n4790; v4793 = n4793; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4813 = n4813; v4815 = n4815; v4817 = n4817; v4819 = n4819; v4821 = n4821; v4823 = n4823; v4825 = n4825; v4827 = n4827; v4829 = n4829; v4831 = n4831; goto b213; }
b1238:;
    u64 v4764 = load_u64((const u8 *)v3 + 24);
    u64 v4765 = 0x8;
    u64 v4766 = v16 * v4765;
    u64 v4767 = v4764 + v4766;
    u64 v4768 = load_u64((const u8 *)v4767 + 4096);
    u64 v4769 = load_u64((const u8 *)v3 + 24);
    u64 v4770 = 0x8;
    u64 v4771 = v16 * v4770;
    u64 v4772 = v4769 + v4771;
    u64 v4773 = load_u64((const u8 *)v4772 + 8192);
    u64 v4774 = v4768 - v4773;
    u64 v4775 = v4774 - v13;
    u64 v4776 = 0xffffffff;
    u64 v4777 = v4775 & v4776;
    u64 v4778 = load_u64((const u8 *)v1 + 528);
    u64 v4779 = 0x1ff;
    u64 v4780 = v4778 & v4779;
    u64 v4781 = 0xffffffff;
    u64 v4782 = v2781 & v4781;
    u64 v4783 = 0x1;
    u64 v4784 = 0x8000;
    u64 v4785 = v4783 | v4784;
    u64 v4786 = 0x1;
    { u64 n4787 = v4785; u64 n4790 = v4786; u64 n4793 = v4760; u64 n4795 = v4780; u64 n4798 = v16; u64 n4801 = v7; u64 n4804 = v4782; u64 n4807 = v2783; u64 n4810 = v4777; u64 n4813 = v2795; u64 n4815 = v2797; u64 n4817 = v2799; u64 n4819 = v2801; u64 n4821 = v2803; u64 n4823 = v2805; u64 n4825 = v2807; u64 n4827 = v2809; u64 n4829 = v2811; u64 n4831 = v2813; v4787 = n4787; v4790 = n4790; v4793 = n4793; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4813 = n4813; v4815 = n4815; v4817 = n4817; v4819 = n4819; v4821 = n4821; v4823 = n4823; v4825 = n4825; v4827 = n4827; v4829 = n4829; v4831 = n4831; goto b213; }
b213:;
    u8 v4833 = (u64)v4793 == (u64)v4;
    if (v4833) { goto b1239; } else { goto b1240; }
b1239:;
    { goto b469; }
b1240:;
    u64 v4834 = 0x1ff;
    u64 v4835 = 0x1ff;
    u64 v4836 = v4834 & v4835;
    u64 v4837 = 0x1ff;
    u8 v4838 = (u64)v4836 == (u64)v4837;
    u64 v4839 = v4838;
    u64 v4840 = v4839 | v4787;
    u64 v4841 = load_u64((const u8 *)v1 + 24);
    u64 v4842 = v4840 | v4841;
    if (v4842) { goto b1241; } else { goto b1242; }
b1241:;
    u8 v4843 = 0;
    store_u64((u8 *)v1 + 0, v4787);
    store_u64((u8 *)v1 + 8, v4790);
    store_u64((u8 *)v1 + 400, v4795);
    store_u64((u8 *)v1 + 408, v4798);
    store_u64((u8 *)v1 + 416, v4801);
    store_u64((u8 *)v1 + 424, v4804);
    store_u64((u8 *)v1 + 432, v4807);
    store_u64((u8 *)v1 + 440, v4810);
    store_u64((u8 *)v1 + 448, v4813);
    store_u64((u8 *)v1 + 456, v4815);
    store_u64((u8 *)v1 + 464, v4817);
    store_u64((u8 *)v1 + 472, v4819);
    store_u64((u8 *)v1 + 480, v4821);
    store_u64((u8 *)v1 + 488, v4823);
    store_u64((u8 *)v1 + 496, v4825);
    store_u64((u8 *)v1 + 504, v4827);
    store_u64((u8 *)v1 + 512, v4829);
    store_u64((u8 *)v1 + 520, v4831);
    store_u64((u8 *)v1 + 536, v4834);
    store_u64((u8 *)v1 + 560, v19);
    store_u64((u8 *)v1 + 592, v4);
    return v4843;
b1242:;
    u64 v4946 = load_u64((const u8 *)v1 + 184);
    u64 v4950 = load_u64((const u8 *)v1 + 192);
    u64 v4954 = load_u64((const u8 *)v1 + 200);
    { u64 n4944 = v4946; u64 n4948 = v4950; u64 n4952 = v4954; v4944 = n4944; v4948 = n4948; v4952 = n4952; goto b470; }
b469:;
    u64 v4844 = 0x1ff;
    u64 v4845 = v4 & v4844;
    u64 v4846 = 0x1ff;
    u8 v4847 = (u64)v4845 == (u64)v4846;
    u64 v4848 = v4847;
    u64 v4849 = v4848 | v4787;
    u64 v4850 = load_u64((const u8 *)v1 + 24);
    u64 v4851 = v4849 | v4850;
    if (v4851) { goto b1243; } else { goto b1244; }
b1243:;
    u8 v4852 = 0;
    store_u64((u8 *)v1 + 0, v4787);
    store_u64((u8 *)v1 + 8, v4790);
    store_u64((u8 *)v1 + 400, v4795);
    store_u64((u8 *)v1 + 408, v4798);
    store_u64((u8 *)v1 + 416, v4801);
    store_u64((u8 *)v1 + 424, v4804);
    store_u64((u8 *)v1 + 432, v4807);
    store_u64((u8 *)v1 + 440, v4810);
    store_u64((u8 *)v1 + 448, v4813);
    store_u64((u8 *)v1 + 456, v4815);
    store_u64((u8 *)v1 + 464, v4817);
    store_u64((u8 *)v1 + 472, v4819);
    store_u64((u8 *)v1 + 480, v4821);
    store_u64((u8 *)v1 + 488, v4823);
    store_u64((u8 *)v1 + 496, v4825);
    store_u64((u8 *)v1 + 504, v4827);
    store_u64((u8 *)v1 + 512, v4829);
    store_u64((u8 *)v1 + 520, v4831);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v4852;
b1244:;
    u64 v4947 = load_u64((const u8 *)v1 + 184);
    u64 v4951 = load_u64((const u8 *)v1 + 192);
    u64 v4955 = load_u64((const u8 *)v1 + 200);
    { u64 n4944 = v4947; u64 n4948 = v4951; u64 n4952 = v4955; v4944 = n4944; v4948 = n4948; v4952 = n4952; goto b470; }
b2:;
    u64 v4853 = load_u64((const u8 *)v3 + 0);
    u32 v4854 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4853, 217);
    u32 v4855 = (u32)v4;
    u32 v4856 = __builtin_bswap32(v4855);
    store_u32((u8 *)v2 + 162, v4856);
    u64 v4857 = 0x20;
    u64 v4858 = v4 >> (v4857 & 63);
    u16 v4859 = (u16)v4858;
    u16 v4860 = __builtin_bswap16(v4859);
    store_u16((u8 *)v2 + 160, v4860);
    u32 v4861 = (u32)v4;
    u32 v4862 = __builtin_bswap32(v4861);
    store_u32((u8 *)v2 + 168, v4862);
    u64 v4863 = 0x20;
    u64 v4864 = v4 >> (v4863 & 63);
    u16 v4865 = (u16)v4864;
    u16 v4866 = __builtin_bswap16(v4865);
    store_u16((u8 *)v2 + 166, v4866);
    { goto b1; }
b1:;
    u64 v4867 = 0x88b5;
    u16 v4868 = (u16)v4867;
    u16 v4869 = __builtin_bswap16(v4868);
    store_u16((u8 *)v2 + 172, v4869);
    u64 v4870 = load_u64((const u8 *)v3 + 0);
    u32 v4871 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4870, 194);
    u64 v4872 = load_u64((const u8 *)v1 + 408);
    u16 v4873 = (u16)v4872;
    u16 v4874 = __builtin_bswap16(v4873);
    store_u16((u8 *)v2 + 176, v4874);
    u64 v4875 = load_u64((const u8 *)v1 + 416);
    u32 v4876 = (u32)v4875;
    u32 v4877 = __builtin_bswap32(v4876);
    store_u32((u8 *)v2 + 180, v4877);
    u64 v4878 = 0x20;
    u64 v4879 = v4875 >> (v4878 & 63);
    u16 v4880 = (u16)v4879;
    u16 v4881 = __builtin_bswap16(v4880);
    store_u16((u8 *)v2 + 178, v4881);
    u64 v4882 = load_u64((const u8 *)v1 + 424);
    u32 v4883 = (u32)v4882;
    u32 v4884 = __builtin_bswap32(v4883);
    store_u32((u8 *)v2 + 184, v4884);
    u64 v4885 = load_u64((const u8 *)v1 + 432);
    u64 v4886 = __builtin_bswap64(v4885);
    store_u64((u8 *)v2 + 196, v4886);
    u64 v4887 = load_u64((const u8 *)v1 + 440);
    u32 v4888 = (u32)v4887;
    u32 v4889 = __builtin_bswap32(v4888);
    store_u32((u8 *)v2 + 258, v4889);
    u64 v4890 = load_u64((const u8 *)v1 + 160);
    u64 v4891 = load_u64((const u8 *)v1 + 40);
    u64 v4892 = 0x14;
    u64 v4893 = v4891 - v4892;
    u64 v4894 = v4890 ? v4893 : v4891;
    u64 v4895 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v4894);
    u64 v4896 = load_u64((const u8 *)v3 + 0);
    u32 v4897 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4896, 201);
    u64 v4898 = load_u64((const u8 *)v1 + 184);
    u64 v4899 = load_u64((const u8 *)v1 + 40);
    u64 v4900 = 0x14;
    u64 v4901 = v4899 - v4900;
    u64 v4902 = v4898 ? v4901 : v4899;
    u64 v4903 = load_u64((const u8 *)v1 + 192);
    u64 v4904 = 0x14;
    u64 v4905 = v4902 - v4904;
    u64 v4906 = v4903 ? v4905 : v4902;
    u64 v4907 = load_u64((const u8 *)v1 + 200);
    u64 v4908 = 0x8;
    u64 v4909 = v4906 - v4908;
    u64 v4910 = v4907 ? v4909 : v4906;
    u64 v4911 = load_u64((const u8 *)v1 + 448);
    u64 v4912 = __builtin_bswap64(v4911);
    store_u64((u8 *)v2 + 188, v4912);
    u64 v4913 = load_u64((const u8 *)v1 + 456);
    u64 v4914 = __builtin_bswap64(v4913);
    store_u64((u8 *)v2 + 204, v4914);
    u64 v4915 = load_u64((const u8 *)v1 + 464);
    u32 v4916 = (u32)v4915;
    u32 v4917 = __builtin_bswap32(v4916);
    store_u32((u8 *)v2 + 212, v4917);
    u64 v4918 = load_u64((const u8 *)v1 + 472);
    u64 v4919 = __builtin_bswap64(v4918);
    store_u64((u8 *)v2 + 216, v4919);
    u64 v4920 = load_u64((const u8 *)v1 + 480);
    u64 v4921 = __builtin_bswap64(v4920);
    store_u64((u8 *)v2 + 224, v4921);
    u64 v4922 = load_u64((const u8 *)v1 + 488);
    u64 v4923 = __builtin_bswap64(v4922);
    store_u64((u8 *)v2 + 232, v4923);
    u64 v4924 = load_u64((const u8 *)v1 + 496);
    u64 v4925 = __builtin_bswap64(v4924);
    store_u64((u8 *)v2 + 240, v4925);
    u64 v4926 = load_u64((const u8 *)v1 + 504);
    u8 v4927 = (u8)v4926;
    store_u8((u8 *)v2 + 248, v4927);
    u64 v4928 = load_u64((const u8 *)v1 + 512);
    u64 v4929 = __builtin_bswap64(v4928);
    store_u64((u8 *)v2 + 249, v4929);
    u64 v4930 = load_u64((const u8 *)v1 + 520);
    u8 v4931 = (u8)v4930;
    store_u8((u8 *)v2 + 257, v4931);
    u64 v4932 = load_u64((const u8 *)v3 + 0);
    u32 v4933 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4932, 215);
    u64 v4934 = 0x1ff;
    u64 v4935 = v4 & v4934;
    u64 v4936 = 0x1ff;
    u8 v4937 = (u64)v4935 == (u64)v4936;
    u64 v4938 = v4937;
    u64 v4939 = load_u64((const u8 *)v1 + 0);
    u64 v4940 = v4938 | v4939;
    u64 v4941 = load_u64((const u8 *)v1 + 24);
    u64 v4942 = v4940 | v4941;
    if (v4942) { goto b1245; } else { goto b1246; }
b1245:;
    u8 v4943 = 0;
    store_u64((u8 *)v1 + 40, v4910);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v4943;
b1246:;
    { u64 n4944 = v4; u64 n4948 = v4; u64 n4952 = v4; v4944 = n4944; v4948 = n4948; v4952 = n4952; goto b470; }
b470:;
    u64 v4956 = load_u64((const u8 *)v1 + 128);
    if (v4956) { goto b1247; } else { goto b1248; }
b1247:;
    u64 v4957 = load_u64((const u8 *)v3 + 16);
    u64 v4958 = load_u64((const u8 *)v0 + 440);
    u64 v4959 = v4957 + v4958;
    u16 v4960 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v4959 + 0, v4960);
    u64 v4961 = 0x2;
    u64 v4962 = v4958 + v4961;
    store_u64((u8 *)v0 + 440, v4962);
    { goto b1248; }
b1248:;
    u64 v4963 = load_u64((const u8 *)v1 + 144);
    if (v4963) { goto b1249; } else { goto b1250; }
b1249:;
    u64 v4964 = load_u64((const u8 *)v3 + 16);
    u64 v4965 = load_u64((const u8 *)v0 + 440);
    u64 v4966 = v4964 + v4965;
    u64 v4967 = load_u64((const u8 *)v2 + 160);
    u64 v4968 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v4966 + 0, v4967);
    store_u64((u8 *)v4966 + 6, v4968);
    u64 v4969 = 0xe;
    u64 v4970 = v4965 + v4969;
    store_u64((u8 *)v0 + 440, v4970);
    { goto b1250; }
b1250:;
    u64 v4971 = load_u64((const u8 *)v1 + 152);
    if (v4971) { goto b1251; } else { goto b1252; }
b1251:;
    u64 v4972 = load_u64((const u8 *)v3 + 0);
    u32 v4973 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4972, 1946);
    { goto b1252; }
b1252:;
    u64 v4974 = load_u64((const u8 *)v1 + 160);
    if (v4974) { goto b1253; } else { goto b1254; }
b1253:;
    u64 v4975 = load_u64((const u8 *)v3 + 16);
    u64 v4976 = load_u64((const u8 *)v0 + 440);
    u64 v4977 = v4975 + v4976;
    u64 v4978 = load_u64((const u8 *)v2 + 264);
    u64 v4979 = load_u64((const u8 *)v2 + 272);
    u32 v4980 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v4977 + 0, v4978);
    store_u64((u8 *)v4977 + 8, v4979);
    store_u32((u8 *)v4977 + 16, v4980);
    u64 v4981 = 0x14;
    u64 v4982 = v4976 + v4981;
    store_u64((u8 *)v0 + 440, v4982);
    { goto b1254; }
b1254:;
    u64 v4983 = load_u64((const u8 *)v1 + 168);
    if (v4983) { goto b1255; } else { goto b1256; }
b1255:;
    u64 v4984 = load_u64((const u8 *)v3 + 0);
    u32 v4985 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4984, 1948);
    { goto b1256; }
b1256:;
    if (v4944) { goto b1257; } else { goto b1258; }
b1257:;
    u64 v4986 = load_u64((const u8 *)v3 + 16);
    u64 v4987 = load_u64((const u8 *)v0 + 440);
    u64 v4988 = v4986 + v4987;
    u64 v4989 = load_u64((const u8 *)v2 + 360);
    u64 v4990 = load_u64((const u8 *)v2 + 368);
    u32 v4991 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v4988 + 0, v4989);
    store_u64((u8 *)v4988 + 8, v4990);
    store_u32((u8 *)v4988 + 16, v4991);
    u64 v4992 = 0x14;
    u64 v4993 = v4987 + v4992;
    store_u64((u8 *)v0 + 440, v4993);
    { goto b1258; }
b1258:;
    if (v4948) { goto b1259; } else { goto b1260; }
b1259:;
    u64 v4994 = load_u64((const u8 *)v3 + 16);
    u64 v4995 = load_u64((const u8 *)v0 + 440);
    u64 v4996 = v4994 + v4995;
    u64 v4997 = load_u64((const u8 *)v2 + 392);
    u64 v4998 = load_u64((const u8 *)v2 + 400);
    u32 v4999 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v4996 + 0, v4997);
    store_u64((u8 *)v4996 + 8, v4998);
    store_u32((u8 *)v4996 + 16, v4999);
    u64 v5000 = 0x14;
    u64 v5001 = v4995 + v5000;
    store_u64((u8 *)v0 + 440, v5001);
    { goto b1260; }
b1260:;
    if (v4952) { goto b1261; } else { goto b1262; }
b1261:;
    u64 v5002 = load_u64((const u8 *)v3 + 16);
    u64 v5003 = load_u64((const u8 *)v0 + 440);
    u64 v5004 = v5002 + v5003;
    u64 v5005 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v5004 + 0, v5005);
    u64 v5006 = 0x8;
    u64 v5007 = v5003 + v5006;
    store_u64((u8 *)v0 + 440, v5007);
    { goto b1262; }
b1262:;
    u8 v5008 = 1;
    return v5008;
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
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1946);
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
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1948);
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
