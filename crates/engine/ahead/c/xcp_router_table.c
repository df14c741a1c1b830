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
    u64 v441;
    u64 v442;
    u64 v473;
    u64 v485;
    u64 v486;
    u64 v496;
    u64 v497;
    u64 v507;
    u64 v508;
    u64 v518;
    u64 v519;
    u64 v529;
    u64 v530;
    u64 v540;
    u64 v541;
    u64 v578;
    u64 v592;
    u64 v593;
    u64 v603;
    u64 v604;
    u64 v614;
    u64 v615;
    u64 v625;
    u64 v626;
    u64 v636;
    u64 v637;
    u64 v647;
    u64 v648;
    u64 v685;
    u64 v694;
    u64 v695;
    u64 v705;
    u64 v706;
    u64 v716;
    u64 v717;
    u64 v727;
    u64 v728;
    u64 v738;
    u64 v739;
    u64 v749;
    u64 v750;
    u64 v787;
    u64 v812;
    u64 v813;
    u64 v823;
    u64 v824;
    u64 v834;
    u64 v835;
    u64 v845;
    u64 v846;
    u64 v856;
    u64 v857;
    u64 v867;
    u64 v868;
    u64 v905;
    u64 v914;
    u64 v915;
    u64 v925;
    u64 v926;
    u64 v936;
    u64 v937;
    u64 v947;
    u64 v948;
    u64 v958;
    u64 v959;
    u64 v969;
    u64 v970;
    u64 v1007;
    u64 v1033;
    u64 v1042;
    u64 v1045;
    u64 v1128;
    u64 v1139;
    u64 v1140;
    u64 v1150;
    u64 v1151;
    u64 v1161;
    u64 v1162;
    u64 v1172;
    u64 v1173;
    u64 v1183;
    u64 v1184;
    u64 v1194;
    u64 v1195;
    u64 v1232;
    u64 v1241;
    u64 v1242;
    u64 v1252;
    u64 v1253;
    u64 v1263;
    u64 v1264;
    u64 v1274;
    u64 v1275;
    u64 v1285;
    u64 v1286;
    u64 v1296;
    u64 v1297;
    u64 v1334;
    u64 v1341;
    u64 v1342;
    u64 v1352;
    u64 v1353;
    u64 v1363;
    u64 v1364;
    u64 v1374;
    u64 v1375;
    u64 v1385;
    u64 v1386;
    u64 v1396;
    u64 v1397;
    u64 v1434;
    u64 v1523;
    u64 v1607;
    u64 v1691;
    u64 v1716;
    u64 v1725;
    u64 v1726;
    u64 v1727;
    u64 v1730;
    u64 v1745;
    u64 v1749;
    u64 v1750;
    u64 v1751;
    u64 v1754;
    u64 v1765;
    u64 v1769;
    u64 v1770;
    u64 v1783;
    u64 v1784;
    u64 v1794;
    u64 v1795;
    u64 v1805;
    u64 v1806;
    u64 v1816;
    u64 v1817;
    u64 v1827;
    u64 v1828;
    u64 v1838;
    u64 v1839;
    u64 v1876;
    u64 v1885;
    u64 v1886;
    u64 v1896;
    u64 v1897;
    u64 v1907;
    u64 v1908;
    u64 v1918;
    u64 v1919;
    u64 v1929;
    u64 v1930;
    u64 v1940;
    u64 v1941;
    u64 v1978;
    u64 v1987;
    u64 v1988;
    u64 v1998;
    u64 v1999;
    u64 v2009;
    u64 v2010;
    u64 v2020;
    u64 v2021;
    u64 v2031;
    u64 v2032;
    u64 v2042;
    u64 v2043;
    u64 v2080;
    u64 v2089;
    u64 v2090;
    u64 v2100;
    u64 v2101;
    u64 v2111;
    u64 v2112;
    u64 v2122;
    u64 v2123;
    u64 v2133;
    u64 v2134;
    u64 v2144;
    u64 v2145;
    u64 v2182;
    u64 v2191;
    u64 v2192;
    u64 v2202;
    u64 v2203;
    u64 v2213;
    u64 v2214;
    u64 v2224;
    u64 v2225;
    u64 v2235;
    u64 v2236;
    u64 v2246;
    u64 v2247;
    u64 v2284;
    u64 v2314;
    u64 v2337;
    u64 v2338;
    u64 v2348;
    u64 v2349;
    u64 v2359;
    u64 v2360;
    u64 v2370;
    u64 v2371;
    u64 v2381;
    u64 v2382;
    u64 v2392;
    u64 v2393;
    u64 v2430;
    u64 v2438;
    u64 v2439;
    u64 v2440;
    u64 v2441;
    u64 v2442;
    u64 v2443;
    u64 v2470;
    u64 v2471;
    u64 v2548;
    u64 v2549;
    u64 v2568;
    u64 v2569;
    u64 v2646;
    u64 v2647;
    u64 v2653;
    u64 v2778;
    u64 v2780;
    u64 v2782;
    u64 v2784;
    u64 v2786;
    u64 v2788;
    u64 v2790;
    u64 v2792;
    u64 v2794;
    u64 v2796;
    u64 v2798;
    u64 v2800;
    u64 v2802;
    u64 v2804;
    u64 v2806;
    u64 v2808;
    u64 v2810;
    u64 v2837;
    u64 v2838;
    u64 v2872;
    u64 v2873;
    u64 v3000;
    u64 v3025;
    u64 v3030;
    u64 v3032;
    u64 v3034;
    u64 v3048;
    u64 v3103;
    u64 v3105;
    u64 v3112;
    u64 v3113;
    u64 v3114;
    u64 v3115;
    u64 v3116;
    u64 v3117;
    u64 v3118;
    u64 v3119;
    u64 v3120;
    u64 v3121;
    u64 v3122;
    u64 v3123;
    u64 v3136;
    u64 v3138;
    u64 v3140;
    u64 v3142;
    u64 v3151;
    u64 v3154;
    u64 v3156;
    u64 v3158;
    u64 v3160;
    u64 v3162;
    u64 v3164;
    u64 v3166;
    u64 v3168;
    u64 v3170;
    u64 v3172;
    u64 v3174;
    u64 v3363;
    u64 v3364;
    u64 v3365;
    u64 v3366;
    u64 v3367;
    u64 v3368;
    u64 v3377;
    u64 v3383;
    u64 v3390;
    u64 v3391;
    u64 v3401;
    u64 v3402;
    u64 v3412;
    u64 v3413;
    u64 v3423;
    u64 v3424;
    u64 v3434;
    u64 v3435;
    u64 v3445;
    u64 v3446;
    u64 v3483;
    u64 v3490;
    u64 v3491;
    u64 v3501;
    u64 v3502;
    u64 v3512;
    u64 v3513;
    u64 v3523;
    u64 v3524;
    u64 v3534;
    u64 v3535;
    u64 v3545;
    u64 v3546;
    u64 v3583;
    u64 v3590;
    u64 v3591;
    u64 v3601;
    u64 v3602;
    u64 v3612;
    u64 v3613;
    u64 v3623;
    u64 v3624;
    u64 v3634;
    u64 v3635;
    u64 v3645;
    u64 v3646;
    u64 v3683;
    u64 v3707;
    u64 v3792;
    u64 v3795;
    u64 v3800;
    u64 v3801;
    u64 v3803;
    u64 v3887;
    u64 v3972;
    u64 v3975;
    u64 v3978;
    u64 v3984;
    u64 v3988;
    u64 v4071;
    u64 v4153;
    u64 v4155;
    u64 v4157;
    u64 v4163;
    u64 v4175;
    u64 v4184;
    u64 v4185;
    u64 v4195;
    u64 v4196;
    u64 v4206;
    u64 v4207;
    u64 v4217;
    u64 v4218;
    u64 v4228;
    u64 v4229;
    u64 v4239;
    u64 v4240;
    u64 v4277;
    u64 v4359;
    u64 v4363;
    u64 v4366;
    u64 v4390;
    u64 v4399;
    u64 v4400;
    u64 v4410;
    u64 v4411;
    u64 v4421;
    u64 v4422;
    u64 v4432;
    u64 v4433;
    u64 v4443;
    u64 v4444;
    u64 v4454;
    u64 v4455;
    u64 v4492;
    u64 v4575;
    u64 v4579;
    u64 v4591;
    u64 v4595;
    u64 v4597;
    u64 v4599;
    u64 v4600;
    u64 v4601;
    u64 v4605;
    u64 v4608;
    u64 v4649;
    u64 v4653;
    u64 v4657;
    u64 v4757;
    u64 v4784;
    u64 v4787;
    u64 v4790;
    u64 v4792;
    u64 v4795;
    u64 v4798;
    u64 v4801;
    u64 v4804;
    u64 v4807;
    u64 v4810;
    u64 v4812;
    u64 v4814;
    u64 v4816;
    u64 v4818;
    u64 v4820;
    u64 v4822;
    u64 v4824;
    u64 v4826;
    u64 v4828;
    u64 v4941;
    u64 v4945;
    u64 v4949;
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
    if (v22) { goto b470; } else { goto b471; }
b470:;
    { goto b3; }
b471:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 400);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b472; } else { goto b473; }
b472:;
    { goto b2; }
b473:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b474; } else { goto b475; }
b474:;
    { goto b4; }
b475:;
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
    if (v47) { goto b476; } else { goto b477; }
b476:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v48;
b477:;
    u64 v4942 = load_u64((const u8 *)v1 + 184);
    u64 v4946 = load_u64((const u8 *)v1 + 192);
    u64 v4950 = load_u64((const u8 *)v1 + 200);
    { u64 n4941 = v4942; u64 n4945 = v4946; u64 n4949 = v4950; v4941 = n4941; v4945 = n4945; v4949 = n4949; goto b469; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 240);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b478; } else { goto b479; }
b478:;
    { goto b5; }
b479:;
    u64 v51 = load_u64((const u8 *)v1 + 600);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b480; } else { goto b481; }
b480:;
    { goto b5; }
b481:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b482; } else { goto b483; }
b482:;
    u64 v109 = load_u64((const u8 *)v1 + 216);
    u64 v111 = load_u64((const u8 *)v1 + 224);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b483:;
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
    if (v90) { goto b484; } else { goto b485; }
b484:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b485:;
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
    if (v112) { goto b486; } else { goto b487; }
b486:;
    { goto b8; }
b487:;
    u64 v113 = load_u64((const u8 *)v1 + 600);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b488; } else { goto b489; }
b488:;
    { goto b9; }
b489:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 208);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b490; } else { goto b491; }
b490:;
    { goto b9; }
b491:;
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
    if (v152) { goto b492; } else { goto b493; }
b492:;
    { goto b9; }
b493:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b494; } else { goto b495; }
b494:;
    store_u64((u8 *)v161 + 4325376, v124);
    { goto b495; }
b495:;
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
    if (v187) { goto b496; } else { goto b497; }
b496:;
    store_u64((u8 *)v191 + 4849664, v182);
    { goto b497; }
b497:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b498; } else { goto b499; }
b498:;
    { goto b461; }
b499:;
    u64 v233 = load_u64((const u8 *)v1 + 264);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b461:;
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
    u32 v215 = 0x78a;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b500; } else { goto b501; }
b500:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b462; }
b501:;
    u32 v218 = 0x78d;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b502; } else { goto b503; }
b502:;
    { goto b463; }
b503:;
    { goto b464; }
b462:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b504; } else { goto b505; }
b504:;
    { u64 n226 = v217; v226 = n226; goto b467; }
b505:;
    { u64 n223 = v217; v223 = n223; goto b465; }
b463:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b506; } else { goto b507; }
b506:;
    u64 v227 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v227; v226 = n226; goto b467; }
b507:;
    u64 v224 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v224; v223 = n223; goto b465; }
b464:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b508; } else { goto b509; }
b508:;
    u64 v228 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v228; v226 = n226; goto b467; }
b509:;
    u64 v225 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v225; v223 = n223; goto b465; }
b465:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b466; }
b467:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b466; }
b466:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b510; } else { goto b511; }
b510:;
    u64 v4785 = load_u64((const u8 *)v1 + 0);
    u64 v4788 = load_u64((const u8 *)v1 + 8);
    u64 v4791 = load_u64((const u8 *)v1 + 232);
    u64 v4793 = load_u64((const u8 *)v1 + 400);
    u64 v4796 = load_u64((const u8 *)v1 + 408);
    u64 v4799 = load_u64((const u8 *)v1 + 416);
    u64 v4802 = load_u64((const u8 *)v1 + 424);
    u64 v4805 = load_u64((const u8 *)v1 + 432);
    u64 v4808 = load_u64((const u8 *)v1 + 440);
    u64 v4811 = load_u64((const u8 *)v1 + 448);
    u64 v4813 = load_u64((const u8 *)v1 + 456);
    u64 v4815 = load_u64((const u8 *)v1 + 464);
    u64 v4817 = load_u64((const u8 *)v1 + 472);
    u64 v4819 = load_u64((const u8 *)v1 + 480);
    u64 v4821 = load_u64((const u8 *)v1 + 488);
    u64 v4823 = load_u64((const u8 *)v1 + 496);
    u64 v4825 = load_u64((const u8 *)v1 + 504);
    u64 v4827 = load_u64((const u8 *)v1 + 512);
    u64 v4829 = load_u64((const u8 *)v1 + 520);
    { u64 n4784 = v4785; u64 n4787 = v4788; u64 n4790 = v4791; u64 n4792 = v4793; u64 n4795 = v4796; u64 n4798 = v4799; u64 n4801 = v4802; u64 n4804 = v4805; u64 n4807 = v4808; u64 n4810 = v4811; u64 n4812 = v4813; u64 n4814 = v4815; u64 n4816 = v4817; u64 n4818 = v4819; u64 n4820 = v4821; u64 n4822 = v4823; u64 n4824 = v4825; u64 n4826 = v4827; u64 n4828 = v4829; v4784 = n4784; v4787 = n4787; v4790 = n4790; v4792 = n4792; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4812 = n4812; v4814 = n4814; v4816 = n4816; v4818 = n4818; v4820 = n4820; v4822 = n4822; v4824 = n4824; v4826 = n4826; v4828 = n4828; goto b212; }
b511:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b512; } else { goto b513; }
b512:;
    { goto b11; }
b513:;
    u64 v237 = load_u64((const u8 *)v1 + 600);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b514; } else { goto b515; }
b514:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b515:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 4857856);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b516; } else { goto b517; }
b516:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b517:;
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
    if (v288) { goto b518; } else { goto b519; }
b518:;
    { u64 n289 = v277; v289 = n289; goto b13; }
b519:;
    { u64 n289 = v10; v289 = n289; goto b13; }
b13:;
    u8 v290 = (u64)v7 < (u64)v272;
    if (v290) { goto b520; } else { goto b521; }
b520:;
    { u64 n306 = v272; u64 n307 = v289; u64 n308 = v287; v306 = n306; v307 = n307; v308 = n308; goto b15; }
b521:;
    u64 v291 = 0x7d0;
    u64 v292 = 0x8;
    u64 v293 = v282 >> (v292 & 63);
    u8 v294 = (u64)v10 >= (u64)v293;
    if (v294) { goto b522; } else { goto b523; }
b522:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b523:;
    u64 v295 = v293 - v10;
    u64 v296 = 0xffffffff;
    u64 v297 = v295 & v296;
    u64 v298 = 0x1;
    u64 v299 = v297 >> (v298 & 63);
    u64 v300 = 0x7d0;
    u8 v301 = (u64)v300 >= (u64)v299;
    if (v301) { goto b524; } else { goto b525; }
b524:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b525:;
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
    if (v323) { goto b526; } else { goto b527; }
b526:;
    u64 v2779 = load_u64((const u8 *)v1 + 248);
    u64 v2781 = load_u64((const u8 *)v1 + 256);
    u64 v2783 = load_u64((const u8 *)v1 + 272);
    u64 v2785 = load_u64((const u8 *)v1 + 280);
    u64 v2787 = load_u64((const u8 *)v1 + 288);
    u64 v2789 = load_u64((const u8 *)v1 + 296);
    u64 v2791 = load_u64((const u8 *)v1 + 304);
    u64 v2793 = load_u64((const u8 *)v1 + 448);
    u64 v2795 = load_u64((const u8 *)v1 + 456);
    u64 v2797 = load_u64((const u8 *)v1 + 464);
    u64 v2799 = load_u64((const u8 *)v1 + 472);
    u64 v2801 = load_u64((const u8 *)v1 + 480);
    u64 v2803 = load_u64((const u8 *)v1 + 488);
    u64 v2805 = load_u64((const u8 *)v1 + 496);
    u64 v2807 = load_u64((const u8 *)v1 + 504);
    u64 v2809 = load_u64((const u8 *)v1 + 512);
    u64 v2811 = load_u64((const u8 *)v1 + 520);
    { u64 n2778 = v2779; u64 n2780 = v2781; u64 n2782 = v2783; u64 n2784 = v2785; u64 n2786 = v2787; u64 n2788 = v2789; u64 n2790 = v2791; u64 n2792 = v2793; u64 n2794 = v2795; u64 n2796 = v2797; u64 n2798 = v2799; u64 n2800 = v2801; u64 n2802 = v2803; u64 n2804 = v2805; u64 n2806 = v2807; u64 n2808 = v2809; u64 n2810 = v2811; v2778 = n2778; v2780 = n2780; v2782 = n2782; v2784 = n2784; v2786 = n2786; v2788 = n2788; v2790 = n2790; v2792 = n2792; v2794 = n2794; v2796 = n2796; v2798 = n2798; v2800 = n2800; v2802 = n2802; v2804 = n2804; v2806 = n2806; v2808 = n2808; v2810 = n2810; goto b186; }
b527:;
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
    u64 v429 = v425 - v338;
    u64 v430 = load_u64((const u8 *)v3 + 48);
    u64 v431 = load_u64((const u8 *)v430 + 80);
    u64 v432 = load_u64((const u8 *)v3 + 48);
    u64 v433 = load_u64((const u8 *)v432 + 88);
    u64 v434 = load_u64((const u8 *)v3 + 48);
    u64 v435 = load_u64((const u8 *)v434 + 96);
    u64 v436 = 0x9e3779b97f4a7c15;
    u64 v437 = v16 * v436;
    u64 v438 = 0x20;
    u64 v439 = v437 >> (v438 & 63);
    u64 v440 = v439 & v435;
    { u64 n441 = v440; v441 = n441; goto b528; }
b528:;
    u64 v443 = 0x4;
    u64 v444 = v441 * v443;
    u64 v445 = v431 + v444;
    u32 v446 = load_u32((const u8 *)v445 + 0);
    u64 v447 = v446;
    if (v447) { goto b530; } else { u64 n442 = v447; v442 = n442; goto b529; }
b530:;
    u64 v448 = 0x8;
    u64 v449 = v441 * v448;
    u64 v450 = v433 + v449;
    u64 v451 = load_u64((const u8 *)v450 + 0);
    u8 v452 = (u64)v451 == (u64)v16;
    if (v452) { u64 n442 = v447; v442 = n442; goto b529; } else { goto b531; }
b531:;
    u64 v453 = 0x1;
    u64 v454 = v441 + v453;
    u64 v455 = v454 & v435;
    { u64 n441 = v455; v441 = n441; goto b528; }
b529:;
    u8 v456 = (u64)v442 != (u64)v4;
    u64 v457 = v456;
    u64 v458 = load_u64((const u8 *)v3 + 48);
    u64 v459 = load_u64((const u8 *)v458 + 104);
    u64 v460 = 0x8;
    u64 v461 = v442 * v460;
    u64 v462 = v459 + v461;
    u32 v463 = load_u32((const u8 *)v462 + 0);
    u64 v464 = load_u64((const u8 *)v3 + 48);
    u64 v465 = load_u64((const u8 *)v464 + 112);
    u64 v466 = v442 * v4;
    u64 v467 = v465 + v466;
    u32 v468 = 0x150;
    u8 v469 = (u32)v463 == (u32)v468;
    if (v469) { goto b532; } else { goto b533; }
b532:;
    { goto b16; }
b533:;
    u32 v470 = 0x152;
    u8 v471 = (u32)v463 == (u32)v470;
    if (v471) { goto b534; } else { goto b535; }
b534:;
    { goto b17; }
b535:;
    { u64 n473 = v4; v473 = n473; goto b18; }
b16:;
    u64 v472 = 0x1;
    { u64 n473 = v472; v473 = n473; goto b18; }
b17:;
    { u64 n473 = v4; v473 = n473; goto b18; }
b18:;
    u64 v474 = 0xf9c11;
    u8 v475 = (u64)v419 != (u64)v474;
    u64 v476 = v475;
    u64 v477 = 0xfffffffff0000000;
    u8 v478 = (u64)v428 == (u64)v4;
    if (v478) { goto b536; } else { goto b537; }
b536:;
    { u64 n578 = v477; v578 = n578; goto b33; }
b537:;
    u64 v479 = 0x20;
    u64 v480 = v428 >> (v479 & 63);
    u8 v481 = (u64)v480 == (u64)v4;
    if (v481) { goto b538; } else { goto b539; }
b538:;
    { goto b19; }
b539:;
    u64 v482 = 0x20;
    { u64 n485 = v482; u64 n486 = v428; v485 = n485; v486 = n486; goto b20; }
b19:;
    u64 v483 = 0x20;
    u64 v484 = v428 << (v483 & 63);
    { u64 n485 = v4; u64 n486 = v484; v485 = n485; v486 = n486; goto b20; }
b20:;
    u64 v487 = 0x30;
    u64 v488 = v486 >> (v487 & 63);
    u8 v489 = (u64)v488 == (u64)v4;
    if (v489) { goto b540; } else { goto b541; }
b540:;
    { goto b21; }
b541:;
    u64 v490 = 0x10;
    u64 v491 = v485 + v490;
    u64 v492 = 0xff;
    u64 v493 = v491 & v492;
    { u64 n496 = v493; u64 n497 = v486; v496 = n496; v497 = n497; goto b22; }
b21:;
    u64 v494 = 0x10;
    u64 v495 = v486 << (v494 & 63);
    { u64 n496 = v485; u64 n497 = v495; v496 = n496; v497 = n497; goto b22; }
b22:;
    u64 v498 = 0x38;
    u64 v499 = v497 >> (v498 & 63);
    u8 v500 = (u64)v499 == (u64)v4;
    if (v500) { goto b542; } else { goto b543; }
b542:;
    { goto b23; }
b543:;
    u64 v501 = 0x8;
    u64 v502 = v496 + v501;
    u64 v503 = 0xff;
    u64 v504 = v502 & v503;
    { u64 n507 = v504; u64 n508 = v497; v507 = n507; v508 = n508; goto b24; }
b23:;
    u64 v505 = 0x8;
    u64 v506 = v497 << (v505 & 63);
    { u64 n507 = v496; u64 n508 = v506; v507 = n507; v508 = n508; goto b24; }
b24:;
    u64 v509 = 0x3c;
    u64 v510 = v508 >> (v509 & 63);
    u8 v511 = (u64)v510 == (u64)v4;
    if (v511) { goto b544; } else { goto b545; }
b544:;
    { goto b25; }
b545:;
    u64 v512 = 0x4;
    u64 v513 = v507 + v512;
    u64 v514 = 0xff;
    u64 v515 = v513 & v514;
    { u64 n518 = v515; u64 n519 = v508; v518 = n518; v519 = n519; goto b26; }
b25:;
    u64 v516 = 0x4;
    u64 v517 = v508 << (v516 & 63);
    { u64 n518 = v507; u64 n519 = v517; v518 = n518; v519 = n519; goto b26; }
b26:;
    u64 v520 = 0x3e;
    u64 v521 = v519 >> (v520 & 63);
    u8 v522 = (u64)v521 == (u64)v4;
    if (v522) { goto b546; } else { goto b547; }
b546:;
    { goto b27; }
b547:;
    u64 v523 = 0x2;
    u64 v524 = v518 + v523;
    u64 v525 = 0xff;
    u64 v526 = v524 & v525;
    { u64 n529 = v526; u64 n530 = v519; v529 = n529; v530 = n530; goto b28; }
b27:;
    u64 v527 = 0x2;
    u64 v528 = v519 << (v527 & 63);
    { u64 n529 = v518; u64 n530 = v528; v529 = n529; v530 = n530; goto b28; }
b28:;
    u64 v531 = 0x3f;
    u64 v532 = v530 >> (v531 & 63);
    u8 v533 = (u64)v532 == (u64)v4;
    if (v533) { goto b548; } else { goto b549; }
b548:;
    { goto b29; }
b549:;
    u64 v534 = 0x1;
    u64 v535 = v529 + v534;
    u64 v536 = 0xff;
    u64 v537 = v535 & v536;
    { u64 n540 = v537; u64 n541 = v530; v540 = n540; v541 = n541; goto b30; }
b29:;
    u64 v538 = 0x1;
    u64 v539 = v530 << (v538 & 63);
    { u64 n540 = v529; u64 n541 = v539; v540 = n540; v541 = n541; goto b30; }
b30:;
    u64 v542 = 0x38;
    u64 v543 = v541 >> (v542 & 63);
    u64 v544 = 0x7f;
    u64 v545 = v543 & v544;
    u64 v546 = load_u64((const u8 *)v3 + 48);
    u64 v547 = load_u64((const u8 *)v546 + 120);
    u64 v548 = 0x7f;
    u64 v549 = v545 & v548;
    u64 v550 = 0x4;
    u64 v551 = v549 * v550;
    u64 v552 = v547 + v551;
    u32 v553 = load_u32((const u8 *)v552 + 0);
    u64 v554 = v553;
    u8 v555 = (u64)v554 != (u64)v4;
    u64 v556 = v555;
    u64 v557 = load_u64((const u8 *)v3 + 48);
    u64 v558 = load_u64((const u8 *)v557 + 144);
    u64 v559 = 0x8;
    u64 v560 = v554 * v559;
    u64 v561 = v558 + v560;
    u32 v562 = load_u32((const u8 *)v561 + 0);
    u64 v563 = load_u64((const u8 *)v3 + 48);
    u64 v564 = load_u64((const u8 *)v563 + 152);
    u64 v565 = 0x8;
    u64 v566 = v554 * v565;
    u64 v567 = v564 + v566;
    u32 v568 = 0x178;
    u8 v569 = (u32)v562 == (u32)v568;
    if (v569) { goto b550; } else { goto b551; }
b550:;
    u64 v570 = load_u64((const u8 *)v567 + 0);
    u64 v571 = 0xffff;
    u64 v572 = v570 & v571;
    { goto b31; }
b551:;
    u32 v573 = 0x17b;
    u8 v574 = (u32)v562 == (u32)v573;
    if (v574) { goto b552; } else { goto b553; }
b552:;
    { goto b32; }
b553:;
    { u64 n578 = v477; v578 = n578; goto b33; }
b31:;
    u64 v575 = 0x10;
    u64 v576 = v540 << (v575 & 63);
    u64 v577 = v576 | v572;
    { u64 n578 = v577; v578 = n578; goto b33; }
b32:;
    { u64 n578 = v477; v578 = n578; goto b33; }
b33:;
    u8 v579 = (u64)v343 == (u64)v4;
    if (v579) { goto b554; } else { goto b555; }
b554:;
    { u64 n1042 = v419; v1042 = n1042; goto b96; }
b555:;
    u64 v580 = 0x4000000000000000;
    u8 v581 = (u64)v343 == (u64)v580;
    if (v581) { goto b556; } else { goto b557; }
b556:;
    { u64 n1042 = v419; v1042 = n1042; goto b96; }
b557:;
    u64 v582 = 0x4000000000000000;
    u8 v583 = (u64)v348 == (u64)v582;
    if (v583) { goto b558; } else { goto b559; }
b558:;
    { u64 n1042 = v419; v1042 = n1042; goto b96; }
b559:;
    u64 v584 = 0xfffffffff0000000;
    u8 v585 = (u64)v343 == (u64)v4;
    if (v585) { goto b560; } else { goto b561; }
b560:;
    { u64 n685 = v584; v685 = n685; goto b48; }
b561:;
    u64 v586 = 0x20;
    u64 v587 = v343 >> (v586 & 63);
    u8 v588 = (u64)v587 == (u64)v4;
    if (v588) { goto b562; } else { goto b563; }
b562:;
    { goto b34; }
b563:;
    u64 v589 = 0x20;
    { u64 n592 = v589; u64 n593 = v343; v592 = n592; v593 = n593; goto b35; }
b34:;
    u64 v590 = 0x20;
    u64 v591 = v343 << (v590 & 63);
    { u64 n592 = v4; u64 n593 = v591; v592 = n592; v593 = n593; goto b35; }
b35:;
    u64 v594 = 0x30;
    u64 v595 = v593 >> (v594 & 63);
    u8 v596 = (u64)v595 == (u64)v4;
    if (v596) { goto b564; } else { goto b565; }
b564:;
    { goto b36; }
b565:;
    u64 v597 = 0x10;
    u64 v598 = v592 + v597;
    u64 v599 = 0xff;
    u64 v600 = v598 & v599;
    { u64 n603 = v600; u64 n604 = v593; v603 = n603; v604 = n604; goto b37; }
b36:;
    u64 v601 = 0x10;
    u64 v602 = v593 << (v601 & 63);
    { u64 n603 = v592; u64 n604 = v602; v603 = n603; v604 = n604; goto b37; }
b37:;
    u64 v605 = 0x38;
    u64 v606 = v604 >> (v605 & 63);
    u8 v607 = (u64)v606 == (u64)v4;
    if (v607) { goto b566; } else { goto b567; }
b566:;
    { goto b38; }
b567:;
    u64 v608 = 0x8;
    u64 v609 = v603 + v608;
    u64 v610 = 0xff;
    u64 v611 = v609 & v610;
    { u64 n614 = v611; u64 n615 = v604; v614 = n614; v615 = n615; goto b39; }
b38:;
    u64 v612 = 0x8;
    u64 v613 = v604 << (v612 & 63);
    { u64 n614 = v603; u64 n615 = v613; v614 = n614; v615 = n615; goto b39; }
b39:;
    u64 v616 = 0x3c;
    u64 v617 = v615 >> (v616 & 63);
    u8 v618 = (u64)v617 == (u64)v4;
    if (v618) { goto b568; } else { goto b569; }
b568:;
    { goto b40; }
b569:;
    u64 v619 = 0x4;
    u64 v620 = v614 + v619;
    u64 v621 = 0xff;
    u64 v622 = v620 & v621;
    { u64 n625 = v622; u64 n626 = v615; v625 = n625; v626 = n626; goto b41; }
b40:;
    u64 v623 = 0x4;
    u64 v624 = v615 << (v623 & 63);
    { u64 n625 = v614; u64 n626 = v624; v625 = n625; v626 = n626; goto b41; }
b41:;
    u64 v627 = 0x3e;
    u64 v628 = v626 >> (v627 & 63);
    u8 v629 = (u64)v628 == (u64)v4;
    if (v629) { goto b570; } else { goto b571; }
b570:;
    { goto b42; }
b571:;
    u64 v630 = 0x2;
    u64 v631 = v625 + v630;
    u64 v632 = 0xff;
    u64 v633 = v631 & v632;
    { u64 n636 = v633; u64 n637 = v626; v636 = n636; v637 = n637; goto b43; }
b42:;
    u64 v634 = 0x2;
    u64 v635 = v626 << (v634 & 63);
    { u64 n636 = v625; u64 n637 = v635; v636 = n636; v637 = n637; goto b43; }
b43:;
    u64 v638 = 0x3f;
    u64 v639 = v637 >> (v638 & 63);
    u8 v640 = (u64)v639 == (u64)v4;
    if (v640) { goto b572; } else { goto b573; }
b572:;
    { goto b44; }
b573:;
    u64 v641 = 0x1;
    u64 v642 = v636 + v641;
    u64 v643 = 0xff;
    u64 v644 = v642 & v643;
    { u64 n647 = v644; u64 n648 = v637; v647 = n647; v648 = n648; goto b45; }
b44:;
    u64 v645 = 0x1;
    u64 v646 = v637 << (v645 & 63);
    { u64 n647 = v636; u64 n648 = v646; v647 = n647; v648 = n648; goto b45; }
b45:;
    u64 v649 = 0x38;
    u64 v650 = v648 >> (v649 & 63);
    u64 v651 = 0x7f;
    u64 v652 = v650 & v651;
    u64 v653 = load_u64((const u8 *)v3 + 48);
    u64 v654 = load_u64((const u8 *)v653 + 160);
    u64 v655 = 0x7f;
    u64 v656 = v652 & v655;
    u64 v657 = 0x4;
    u64 v658 = v656 * v657;
    u64 v659 = v654 + v658;
    u32 v660 = load_u32((const u8 *)v659 + 0);
    u64 v661 = v660;
    u8 v662 = (u64)v661 != (u64)v4;
    u64 v663 = v662;
    u64 v664 = load_u64((const u8 *)v3 + 48);
    u64 v665 = load_u64((const u8 *)v664 + 184);
    u64 v666 = 0x8;
    u64 v667 = v661 * v666;
    u64 v668 = v665 + v667;
    u32 v669 = load_u32((const u8 *)v668 + 0);
    u64 v670 = load_u64((const u8 *)v3 + 48);
    u64 v671 = load_u64((const u8 *)v670 + 192);
    u64 v672 = 0x8;
    u64 v673 = v661 * v672;
    u64 v674 = v671 + v673;
    u32 v675 = 0x1a3;
    u8 v676 = (u32)v669 == (u32)v675;
    if (v676) { goto b574; } else { goto b575; }
b574:;
    u64 v677 = load_u64((const u8 *)v674 + 0);
    u64 v678 = 0xffff;
    u64 v679 = v677 & v678;
    { goto b46; }
b575:;
    u32 v680 = 0x1a6;
    u8 v681 = (u32)v669 == (u32)v680;
    if (v681) { goto b576; } else { goto b577; }
b576:;
    { goto b47; }
b577:;
    { u64 n685 = v584; v685 = n685; goto b48; }
b46:;
    u64 v682 = 0x10;
    u64 v683 = v647 << (v682 & 63);
    u64 v684 = v683 | v679;
    { u64 n685 = v684; v685 = n685; goto b48; }
b47:;
    { u64 n685 = v584; v685 = n685; goto b48; }
b48:;
    u64 v686 = 0xfffffffff0000000;
    u8 v687 = (u64)v348 == (u64)v4;
    if (v687) { goto b578; } else { goto b579; }
b578:;
    { u64 n787 = v686; v787 = n787; goto b63; }
b579:;
    u64 v688 = 0x20;
    u64 v689 = v348 >> (v688 & 63);
    u8 v690 = (u64)v689 == (u64)v4;
    if (v690) { goto b580; } else { goto b581; }
b580:;
    { goto b49; }
b581:;
    u64 v691 = 0x20;
    { u64 n694 = v691; u64 n695 = v348; v694 = n694; v695 = n695; goto b50; }
b49:;
    u64 v692 = 0x20;
    u64 v693 = v348 << (v692 & 63);
    { u64 n694 = v4; u64 n695 = v693; v694 = n694; v695 = n695; goto b50; }
b50:;
    u64 v696 = 0x30;
    u64 v697 = v695 >> (v696 & 63);
    u8 v698 = (u64)v697 == (u64)v4;
    if (v698) { goto b582; } else { goto b583; }
b582:;
    { goto b51; }
b583:;
    u64 v699 = 0x10;
    u64 v700 = v694 + v699;
    u64 v701 = 0xff;
    u64 v702 = v700 & v701;
    { u64 n705 = v702; u64 n706 = v695; v705 = n705; v706 = n706; goto b52; }
b51:;
    u64 v703 = 0x10;
    u64 v704 = v695 << (v703 & 63);
    { u64 n705 = v694; u64 n706 = v704; v705 = n705; v706 = n706; goto b52; }
b52:;
    u64 v707 = 0x38;
    u64 v708 = v706 >> (v707 & 63);
    u8 v709 = (u64)v708 == (u64)v4;
    if (v709) { goto b584; } else { goto b585; }
b584:;
    { goto b53; }
b585:;
    u64 v710 = 0x8;
    u64 v711 = v705 + v710;
    u64 v712 = 0xff;
    u64 v713 = v711 & v712;
    { u64 n716 = v713; u64 n717 = v706; v716 = n716; v717 = n717; goto b54; }
b53:;
    u64 v714 = 0x8;
    u64 v715 = v706 << (v714 & 63);
    { u64 n716 = v705; u64 n717 = v715; v716 = n716; v717 = n717; goto b54; }
b54:;
    u64 v718 = 0x3c;
    u64 v719 = v717 >> (v718 & 63);
    u8 v720 = (u64)v719 == (u64)v4;
    if (v720) { goto b586; } else { goto b587; }
b586:;
    { goto b55; }
b587:;
    u64 v721 = 0x4;
    u64 v722 = v716 + v721;
    u64 v723 = 0xff;
    u64 v724 = v722 & v723;
    { u64 n727 = v724; u64 n728 = v717; v727 = n727; v728 = n728; goto b56; }
b55:;
    u64 v725 = 0x4;
    u64 v726 = v717 << (v725 & 63);
    { u64 n727 = v716; u64 n728 = v726; v727 = n727; v728 = n728; goto b56; }
b56:;
    u64 v729 = 0x3e;
    u64 v730 = v728 >> (v729 & 63);
    u8 v731 = (u64)v730 == (u64)v4;
    if (v731) { goto b588; } else { goto b589; }
b588:;
    { goto b57; }
b589:;
    u64 v732 = 0x2;
    u64 v733 = v727 + v732;
    u64 v734 = 0xff;
    u64 v735 = v733 & v734;
    { u64 n738 = v735; u64 n739 = v728; v738 = n738; v739 = n739; goto b58; }
b57:;
    u64 v736 = 0x2;
    u64 v737 = v728 << (v736 & 63);
    { u64 n738 = v727; u64 n739 = v737; v738 = n738; v739 = n739; goto b58; }
b58:;
    u64 v740 = 0x3f;
    u64 v741 = v739 >> (v740 & 63);
    u8 v742 = (u64)v741 == (u64)v4;
    if (v742) { goto b590; } else { goto b591; }
b590:;
    { goto b59; }
b591:;
    u64 v743 = 0x1;
    u64 v744 = v738 + v743;
    u64 v745 = 0xff;
    u64 v746 = v744 & v745;
    { u64 n749 = v746; u64 n750 = v739; v749 = n749; v750 = n750; goto b60; }
b59:;
    u64 v747 = 0x1;
    u64 v748 = v739 << (v747 & 63);
    { u64 n749 = v738; u64 n750 = v748; v749 = n749; v750 = n750; goto b60; }
b60:;
    u64 v751 = 0x38;
    u64 v752 = v750 >> (v751 & 63);
    u64 v753 = 0x7f;
    u64 v754 = v752 & v753;
    u64 v755 = load_u64((const u8 *)v3 + 48);
    u64 v756 = load_u64((const u8 *)v755 + 200);
    u64 v757 = 0x7f;
    u64 v758 = v754 & v757;
    u64 v759 = 0x4;
    u64 v760 = v758 * v759;
    u64 v761 = v756 + v760;
    u32 v762 = load_u32((const u8 *)v761 + 0);
    u64 v763 = v762;
    u8 v764 = (u64)v763 != (u64)v4;
    u64 v765 = v764;
    u64 v766 = load_u64((const u8 *)v3 + 48);
    u64 v767 = load_u64((const u8 *)v766 + 224);
    u64 v768 = 0x8;
    u64 v769 = v763 * v768;
    u64 v770 = v767 + v769;
    u32 v771 = load_u32((const u8 *)v770 + 0);
    u64 v772 = load_u64((const u8 *)v3 + 48);
    u64 v773 = load_u64((const u8 *)v772 + 232);
    u64 v774 = 0x8;
    u64 v775 = v763 * v774;
    u64 v776 = v773 + v775;
    u32 v777 = 0x1cb;
    u8 v778 = (u32)v771 == (u32)v777;
    if (v778) { goto b592; } else { goto b593; }
b592:;
    u64 v779 = load_u64((const u8 *)v776 + 0);
    u64 v780 = 0xffff;
    u64 v781 = v779 & v780;
    { goto b61; }
b593:;
    u32 v782 = 0x1ce;
    u8 v783 = (u32)v771 == (u32)v782;
    if (v783) { goto b594; } else { goto b595; }
b594:;
    { goto b62; }
b595:;
    { u64 n787 = v686; v787 = n787; goto b63; }
b61:;
    u64 v784 = 0x10;
    u64 v785 = v749 << (v784 & 63);
    u64 v786 = v785 | v781;
    { u64 n787 = v786; v787 = n787; goto b63; }
b62:;
    { u64 n787 = v686; v787 = n787; goto b63; }
b63:;
    u64 v788 = v787 + v371;
    u64 v789 = 0xc0000;
    u64 v790 = v788 + v789;
    u64 v791 = v790 - v685;
    u64 v792 = v791 - v362;
    u64 v793 = 0xa0000;
    u64 v794 = v792 + v793;
    u64 v795 = 0x20;
    u64 v796 = v794 << (v795 & 63);
    u64 v797 = 0x20;
    u64 v798 = (int64_t)v796 >> (v797 & 63);
    u64 v799 = 0x1;
    u8 v800 = (u64)v473 != (u64)v799;
    if (v800) { goto b596; } else { goto b597; }
b596:;
    { u64 n1042 = v798; v1042 = n1042; goto b96; }
b597:;
    u8 v801 = (u64)v401 == (u64)v4;
    if (v801) { goto b598; } else { goto b599; }
b598:;
    { u64 n1042 = v798; v1042 = n1042; goto b96; }
b599:;
    u64 v802 = 0x4000000000000000;
    u8 v803 = (u64)v401 == (u64)v802;
    if (v803) { goto b600; } else { goto b601; }
b600:;
    { u64 n1033 = v798; v1033 = n1033; goto b95; }
b601:;
    u64 v804 = 0xfffffffff0000000;
    u8 v805 = (u64)v401 == (u64)v4;
    if (v805) { goto b602; } else { goto b603; }
b602:;
    { u64 n905 = v804; v905 = n905; goto b78; }
b603:;
    u64 v806 = 0x20;
    u64 v807 = v401 >> (v806 & 63);
    u8 v808 = (u64)v807 == (u64)v4;
    if (v808) { goto b604; } else { goto b605; }
b604:;
    { goto b64; }
b605:;
    u64 v809 = 0x20;
    { u64 n812 = v809; u64 n813 = v401; v812 = n812; v813 = n813; goto b65; }
b64:;
    u64 v810 = 0x20;
    u64 v811 = v401 << (v810 & 63);
    { u64 n812 = v4; u64 n813 = v811; v812 = n812; v813 = n813; goto b65; }
b65:;
    u64 v814 = 0x30;
    u64 v815 = v813 >> (v814 & 63);
    u8 v816 = (u64)v815 == (u64)v4;
    if (v816) { goto b606; } else { goto b607; }
b606:;
    { goto b66; }
b607:;
    u64 v817 = 0x10;
    u64 v818 = v812 + v817;
    u64 v819 = 0xff;
    u64 v820 = v818 & v819;
    { u64 n823 = v820; u64 n824 = v813; v823 = n823; v824 = n824; goto b67; }
b66:;
    u64 v821 = 0x10;
    u64 v822 = v813 << (v821 & 63);
    { u64 n823 = v812; u64 n824 = v822; v823 = n823; v824 = n824; goto b67; }
b67:;
    u64 v825 = 0x38;
    u64 v826 = v824 >> (v825 & 63);
    u8 v827 = (u64)v826 == (u64)v4;
    if (v827) { goto b608; } else { goto b609; }
b608:;
    { goto b68; }
b609:;
    u64 v828 = 0x8;
    u64 v829 = v823 + v828;
    u64 v830 = 0xff;
    u64 v831 = v829 & v830;
    { u64 n834 = v831; u64 n835 = v824; v834 = n834; v835 = n835; goto b69; }
b68:;
    u64 v832 = 0x8;
    u64 v833 = v824 << (v832 & 63);
    { u64 n834 = v823; u64 n835 = v833; v834 = n834; v835 = n835; goto b69; }
b69:;
    u64 v836 = 0x3c;
    u64 v837 = v835 >> (v836 & 63);
    u8 v838 = (u64)v837 == (u64)v4;
    if (v838) { goto b610; } else { goto b611; }
b610:;
    { goto b70; }
b611:;
    u64 v839 = 0x4;
    u64 v840 = v834 + v839;
    u64 v841 = 0xff;
    u64 v842 = v840 & v841;
    { u64 n845 = v842; u64 n846 = v835; v845 = n845; v846 = n846; goto b71; }
b70:;
    u64 v843 = 0x4;
    u64 v844 = v835 << (v843 & 63);
    { u64 n845 = v834; u64 n846 = v844; v845 = n845; v846 = n846; goto b71; }
b71:;
    u64 v847 = 0x3e;
    u64 v848 = v846 >> (v847 & 63);
    u8 v849 = (u64)v848 == (u64)v4;
    if (v849) { goto b612; } else { goto b613; }
b612:;
    { goto b72; }
b613:;
    u64 v850 = 0x2;
    u64 v851 = v845 + v850;
    u64 v852 = 0xff;
    u64 v853 = v851 & v852;
    { u64 n856 = v853; u64 n857 = v846; v856 = n856; v857 = n857; goto b73; }
b72:;
    u64 v854 = 0x2;
    u64 v855 = v846 << (v854 & 63);
    { u64 n856 = v845; u64 n857 = v855; v856 = n856; v857 = n857; goto b73; }
b73:;
    u64 v858 = 0x3f;
    u64 v859 = v857 >> (v858 & 63);
    u8 v860 = (u64)v859 == (u64)v4;
    if (v860) { goto b614; } else { goto b615; }
b614:;
    { goto b74; }
b615:;
    u64 v861 = 0x1;
    u64 v862 = v856 + v861;
    u64 v863 = 0xff;
    u64 v864 = v862 & v863;
    { u64 n867 = v864; u64 n868 = v857; v867 = n867; v868 = n868; goto b75; }
b74:;
    u64 v865 = 0x1;
    u64 v866 = v857 << (v865 & 63);
    { u64 n867 = v856; u64 n868 = v866; v867 = n867; v868 = n868; goto b75; }
b75:;
    u64 v869 = 0x38;
    u64 v870 = v868 >> (v869 & 63);
    u64 v871 = 0x7f;
    u64 v872 = v870 & v871;
    u64 v873 = load_u64((const u8 *)v3 + 48);
    u64 v874 = load_u64((const u8 *)v873 + 240);
    u64 v875 = 0x7f;
    u64 v876 = v872 & v875;
    u64 v877 = 0x4;
    u64 v878 = v876 * v877;
    u64 v879 = v874 + v878;
    u32 v880 = load_u32((const u8 *)v879 + 0);
    u64 v881 = v880;
    u8 v882 = (u64)v881 != (u64)v4;
    u64 v883 = v882;
    u64 v884 = load_u64((const u8 *)v3 + 48);
    u64 v885 = load_u64((const u8 *)v884 + 264);
    u64 v886 = 0x8;
    u64 v887 = v881 * v886;
    u64 v888 = v885 + v887;
    u32 v889 = load_u32((const u8 *)v888 + 0);
    u64 v890 = load_u64((const u8 *)v3 + 48);
    u64 v891 = load_u64((const u8 *)v890 + 272);
    u64 v892 = 0x8;
    u64 v893 = v881 * v892;
    u64 v894 = v891 + v893;
    u32 v895 = 0x1fc;
    u8 v896 = (u32)v889 == (u32)v895;
    if (v896) { goto b616; } else { goto b617; }
b616:;
    u64 v897 = load_u64((const u8 *)v894 + 0);
    u64 v898 = 0xffff;
    u64 v899 = v897 & v898;
    { goto b76; }
b617:;
    u32 v900 = 0x1ff;
    u8 v901 = (u32)v889 == (u32)v900;
    if (v901) { goto b618; } else { goto b619; }
b618:;
    { goto b77; }
b619:;
    { u64 n905 = v804; v905 = n905; goto b78; }
b76:;
    u64 v902 = 0x10;
    u64 v903 = v867 << (v902 & 63);
    u64 v904 = v903 | v899;
    { u64 n905 = v904; v905 = n905; goto b78; }
b77:;
    { u64 n905 = v804; v905 = n905; goto b78; }
b78:;
    u64 v906 = 0xfffffffff0000000;
    u8 v907 = (u64)v353 == (u64)v4;
    if (v907) { goto b620; } else { goto b621; }
b620:;
    { u64 n1007 = v906; v1007 = n1007; goto b93; }
b621:;
    u64 v908 = 0x20;
    u64 v909 = v353 >> (v908 & 63);
    u8 v910 = (u64)v909 == (u64)v4;
    if (v910) { goto b622; } else { goto b623; }
b622:;
    { goto b79; }
b623:;
    u64 v911 = 0x20;
    { u64 n914 = v911; u64 n915 = v353; v914 = n914; v915 = n915; goto b80; }
b79:;
    u64 v912 = 0x20;
    u64 v913 = v353 << (v912 & 63);
    { u64 n914 = v4; u64 n915 = v913; v914 = n914; v915 = n915; goto b80; }
b80:;
    u64 v916 = 0x30;
    u64 v917 = v915 >> (v916 & 63);
    u8 v918 = (u64)v917 == (u64)v4;
    if (v918) { goto b624; } else { goto b625; }
b624:;
    { goto b81; }
b625:;
    u64 v919 = 0x10;
    u64 v920 = v914 + v919;
    u64 v921 = 0xff;
    u64 v922 = v920 & v921;
    { u64 n925 = v922; u64 n926 = v915; v925 = n925; v926 = n926; goto b82; }
b81:;
    u64 v923 = 0x10;
    u64 v924 = v915 << (v923 & 63);
    { u64 n925 = v914; u64 n926 = v924; v925 = n925; v926 = n926; goto b82; }
b82:;
    u64 v927 = 0x38;
    u64 v928 = v926 >> (v927 & 63);
    u8 v929 = (u64)v928 == (u64)v4;
    if (v929) { goto b626; } else { goto b627; }
b626:;
    { goto b83; }
b627:;
    u64 v930 = 0x8;
    u64 v931 = v925 + v930;
    u64 v932 = 0xff;
    u64 v933 = v931 & v932;
    { u64 n936 = v933; u64 n937 = v926; v936 = n936; v937 = n937; goto b84; }
b83:;
    u64 v934 = 0x8;
    u64 v935 = v926 << (v934 & 63);
    { u64 n936 = v925; u64 n937 = v935; v936 = n936; v937 = n937; goto b84; }
b84:;
    u64 v938 = 0x3c;
    u64 v939 = v937 >> (v938 & 63);
    u8 v940 = (u64)v939 == (u64)v4;
    if (v940) { goto b628; } else { goto b629; }
b628:;
    { goto b85; }
b629:;
    u64 v941 = 0x4;
    u64 v942 = v936 + v941;
    u64 v943 = 0xff;
    u64 v944 = v942 & v943;
    { u64 n947 = v944; u64 n948 = v937; v947 = n947; v948 = n948; goto b86; }
b85:;
    u64 v945 = 0x4;
    u64 v946 = v937 << (v945 & 63);
    { u64 n947 = v936; u64 n948 = v946; v947 = n947; v948 = n948; goto b86; }
b86:;
    u64 v949 = 0x3e;
    u64 v950 = v948 >> (v949 & 63);
    u8 v951 = (u64)v950 == (u64)v4;
    if (v951) { goto b630; } else { goto b631; }
b630:;
    { goto b87; }
b631:;
    u64 v952 = 0x2;
    u64 v953 = v947 + v952;
    u64 v954 = 0xff;
    u64 v955 = v953 & v954;
    { u64 n958 = v955; u64 n959 = v948; v958 = n958; v959 = n959; goto b88; }
b87:;
    u64 v956 = 0x2;
    u64 v957 = v948 << (v956 & 63);
    { u64 n958 = v947; u64 n959 = v957; v958 = n958; v959 = n959; goto b88; }
b88:;
    u64 v960 = 0x3f;
    u64 v961 = v959 >> (v960 & 63);
    u8 v962 = (u64)v961 == (u64)v4;
    if (v962) { goto b632; } else { goto b633; }
b632:;
    { goto b89; }
b633:;
    u64 v963 = 0x1;
    u64 v964 = v958 + v963;
    u64 v965 = 0xff;
    u64 v966 = v964 & v965;
    { u64 n969 = v966; u64 n970 = v959; v969 = n969; v970 = n970; goto b90; }
b89:;
    u64 v967 = 0x1;
    u64 v968 = v959 << (v967 & 63);
    { u64 n969 = v958; u64 n970 = v968; v969 = n969; v970 = n970; goto b90; }
b90:;
    u64 v971 = 0x38;
    u64 v972 = v970 >> (v971 & 63);
    u64 v973 = 0x7f;
    u64 v974 = v972 & v973;
    u64 v975 = load_u64((const u8 *)v3 + 48);
    u64 v976 = load_u64((const u8 *)v975 + 280);
    u64 v977 = 0x7f;
    u64 v978 = v974 & v977;
    u64 v979 = 0x4;
    u64 v980 = v978 * v979;
    u64 v981 = v976 + v980;
    u32 v982 = load_u32((const u8 *)v981 + 0);
    u64 v983 = v982;
    u8 v984 = (u64)v983 != (u64)v4;
    u64 v985 = v984;
    u64 v986 = load_u64((const u8 *)v3 + 48);
    u64 v987 = load_u64((const u8 *)v986 + 304);
    u64 v988 = 0x8;
    u64 v989 = v983 * v988;
    u64 v990 = v987 + v989;
    u32 v991 = load_u32((const u8 *)v990 + 0);
    u64 v992 = load_u64((const u8 *)v3 + 48);
    u64 v993 = load_u64((const u8 *)v992 + 312);
    u64 v994 = 0x8;
    u64 v995 = v983 * v994;
    u64 v996 = v993 + v995;
    u32 v997 = 0x224;
    u8 v998 = (u32)v991 == (u32)v997;
    if (v998) { goto b634; } else { goto b635; }
b634:;
    u64 v999 = load_u64((const u8 *)v996 + 0);
    u64 v1000 = 0xffff;
    u64 v1001 = v999 & v1000;
    { goto b91; }
b635:;
    u32 v1002 = 0x227;
    u8 v1003 = (u32)v991 == (u32)v1002;
    if (v1003) { goto b636; } else { goto b637; }
b636:;
    { goto b92; }
b637:;
    { u64 n1007 = v906; v1007 = n1007; goto b93; }
b91:;
    u64 v1004 = 0x10;
    u64 v1005 = v969 << (v1004 & 63);
    u64 v1006 = v1005 | v1001;
    { u64 n1007 = v1006; v1007 = n1007; goto b93; }
b92:;
    { u64 n1007 = v906; v1007 = n1007; goto b93; }
b93:;
    u64 v1008 = 0x1;
    u8 v1009 = (u64)v376 != (u64)v1008;
    if (v1009) { goto b638; } else { goto b639; }
b638:;
    { goto b94; }
b639:;
    u64 v1010 = v905 + v410;
    u64 v1011 = 0xc0000;
    u64 v1012 = v1010 + v1011;
    u64 v1013 = v1012 - v1007;
    u64 v1014 = 0x20000;
    u64 v1015 = v1013 + v1014;
    u64 v1016 = 0xfffffffffffe0000;
    u64 v1017 = v1015 + v1016;
    u64 v1018 = 0x20;
    u64 v1019 = v1017 << (v1018 & 63);
    u64 v1020 = 0x20;
    u64 v1021 = (int64_t)v1019 >> (v1020 & 63);
    { u64 n1033 = v1021; v1033 = n1033; goto b95; }
b94:;
    u64 v1022 = v905 + v410;
    u64 v1023 = 0xc0000;
    u64 v1024 = v1022 + v1023;
    u64 v1025 = v1024 - v1007;
    u64 v1026 = 0x20000;
    u64 v1027 = v1025 + v1026;
    u64 v1028 = 0x20;
    u64 v1029 = v1027 << (v1028 & 63);
    u64 v1030 = 0x20;
    u64 v1031 = (int64_t)v1029 >> (v1030 & 63);
    u8 v1032 = (int64_t)v1031 >= (int64_t)v798;
    if (v1032) { goto b640; } else { goto b641; }
b640:;
    { u64 n1033 = v798; v1033 = n1033; goto b95; }
b641:;
    { u64 n1033 = v1031; v1033 = n1033; goto b95; }
b95:;
    u8 v1034 = (u64)v476 == (u64)v4;
    if (v1034) { goto b642; } else { goto b643; }
b642:;
    { u64 n1042 = v1033; v1042 = n1042; goto b96; }
b643:;
    u64 v1035 = 0x10000;
    u64 v1036 = v578 + v1035;
    u64 v1037 = 0x20;
    u64 v1038 = v1036 << (v1037 & 63);
    u64 v1039 = 0x20;
    u64 v1040 = (int64_t)v1038 >> (v1039 & 63);
    u8 v1041 = (int64_t)v1040 >= (int64_t)v1033;
    if (v1041) { goto b644; } else { goto b645; }
b644:;
    { u64 n1042 = v1033; v1042 = n1042; goto b96; }
b645:;
    { u64 n1042 = v1040; v1042 = n1042; goto b96; }
b96:;
    u8 v1043 = (u64)v1042 != (u64)v4;
    if (v1043) { goto b646; } else { goto b647; }
b646:;
    { u64 n1045 = v1042; v1045 = n1045; goto b97; }
b647:;
    u64 v1044 = 0xf9c11;
    { u64 n1045 = v1044; v1045 = n1045; goto b97; }
b97:;
    u64 v1046 = 0x80000;
    u64 v1047 = v1045 + v1046;
    u64 v1048 = 0x20;
    u64 v1049 = v1047 << (v1048 & 63);
    u64 v1050 = 0x20;
    u64 v1051 = (int64_t)v1049 >> (v1050 & 63);
    u64 v1052 = 0x10;
    u64 v1053 = 0x40;
    u8 v1054 = (u64)v1052 < (u64)v1053;
    u64 v1055 = 0x3f;
    u64 v1056 = v1054 ? v1052 : v1055;
    u64 v1057 = (int64_t)v1051 >> (v1056 & 63);
    u64 v1058 = 0x8;
    u64 v1059 = 0x40;
    u8 v1060 = (u64)v1058 < (u64)v1059;
    u64 v1061 = 0x3f;
    u64 v1062 = v1060 ? v1058 : v1061;
    u64 v1063 = (int64_t)v1047 >> (v1062 & 63);
    u64 v1064 = 0xff;
    u64 v1065 = v1063 & v1064;
    u64 v1066 = load_u64((const u8 *)v3 + 48);
    u64 v1067 = load_u64((const u8 *)v1066 + 320);
    u64 v1068 = 0xff;
    u64 v1069 = v1065 & v1068;
    u64 v1070 = 0x4;
    u64 v1071 = v1069 * v1070;
    u64 v1072 = v1067 + v1071;
    u32 v1073 = load_u32((const u8 *)v1072 + 0);
    u64 v1074 = v1073;
    u8 v1075 = (u64)v1074 != (u64)v4;
    u64 v1076 = v1075;
    u64 v1077 = load_u64((const u8 *)v3 + 48);
    u64 v1078 = load_u64((const u8 *)v1077 + 344);
    u64 v1079 = 0x8;
    u64 v1080 = v1074 * v1079;
    u64 v1081 = v1078 + v1080;
    u32 v1082 = load_u32((const u8 *)v1081 + 0);
    u64 v1083 = load_u64((const u8 *)v3 + 48);
    u64 v1084 = load_u64((const u8 *)v1083 + 352);
    u64 v1085 = 0x8;
    u64 v1086 = v1074 * v1085;
    u64 v1087 = v1084 + v1086;
    u32 v1088 = 0x245;
    u8 v1089 = (u32)v1082 == (u32)v1088;
    if (v1089) { goto b648; } else { goto b649; }
b648:;
    u64 v1090 = load_u64((const u8 *)v1087 + 0);
    { goto b98; }
b649:;
    u32 v1091 = 0x255;
    u8 v1092 = (u32)v1082 == (u32)v1091;
    if (v1092) { goto b650; } else { goto b651; }
b650:;
    { goto b101; }
b651:;
    { u64 n1128 = v4; v1128 = n1128; goto b102; }
b98:;
    u64 v1093 = 0x3e;
    u8 v1094 = (int64_t)v1057 < (int64_t)v1093;
    if (v1094) { goto b652; } else { goto b653; }
b652:;
    { goto b99; }
b653:;
    u64 v1095 = 0x4000000000000000;
    { u64 n1128 = v1095; v1128 = n1128; goto b102; }
b99:;
    u64 v1096 = 0x10;
    u8 v1097 = (int64_t)v1057 < (int64_t)v1096;
    if (v1097) { goto b654; } else { goto b655; }
b654:;
    { goto b100; }
b655:;
    u64 v1098 = 0xfffffffffffffff0;
    u64 v1099 = v1057 + v1098;
    u64 v1100 = 0xff;
    u64 v1101 = v1099 & v1100;
    u64 v1102 = 0x40;
    u8 v1103 = (u64)v1101 < (u64)v1102;
    u64 v1104 = v1090 << (v1101 & 63);
    u64 v1105 = v1103 ? v1104 : v4;
    { u64 n1128 = v1105; v1128 = n1128; goto b102; }
b100:;
    u64 v1106 = 0xffffffffffffffff;
    u8 v1107 = (int64_t)v1057 < (int64_t)v1106;
    if (v1107) { goto b656; } else { goto b657; }
b656:;
    { u64 n1128 = v4; v1128 = n1128; goto b102; }
b657:;
    u64 v1108 = 0x10;
    u64 v1109 = v1108 - v1057;
    u64 v1110 = 0xff;
    u64 v1111 = v1109 + v1110;
    u64 v1112 = 0xff;
    u64 v1113 = v1111 & v1112;
    u64 v1114 = 0x1;
    u64 v1115 = 0x40;
    u8 v1116 = (u64)v1113 < (u64)v1115;
    u64 v1117 = v1114 << (v1113 & 63);
    u64 v1118 = v1116 ? v1117 : v4;
    u64 v1119 = v1090 + v1118;
    u64 v1120 = 0x10;
    u64 v1121 = v1120 - v1057;
    u64 v1122 = 0xff;
    u64 v1123 = v1121 & v1122;
    u64 v1124 = 0x40;
    u8 v1125 = (u64)v1123 < (u64)v1124;
    u64 v1126 = v1119 >> (v1123 & 63);
    u64 v1127 = v1125 ? v1126 : v4;
    { u64 n1128 = v1127; v1128 = n1128; goto b102; }
b101:;
    { u64 n1128 = v4; v1128 = n1128; goto b102; }
b102:;
    u64 v1129 = 0xffffffff;
    u64 v1130 = v1128 & v1129;
    u64 v1131 = 0xfffffffff0000000;
    u8 v1132 = (u64)v249 == (u64)v4;
    if (v1132) { goto b658; } else { goto b659; }
b658:;
    { u64 n1232 = v1131; v1232 = n1232; goto b117; }
b659:;
    u64 v1133 = 0x20;
    u64 v1134 = v249 >> (v1133 & 63);
    u8 v1135 = (u64)v1134 == (u64)v4;
    if (v1135) { goto b660; } else { goto b661; }
b660:;
    { goto b103; }
b661:;
    u64 v1136 = 0x20;
    { u64 n1139 = v1136; u64 n1140 = v249; v1139 = n1139; v1140 = n1140; goto b104; }
b103:;
    u64 v1137 = 0x20;
    u64 v1138 = v249 << (v1137 & 63);
    { u64 n1139 = v4; u64 n1140 = v1138; v1139 = n1139; v1140 = n1140; goto b104; }
b104:;
    u64 v1141 = 0x30;
    u64 v1142 = v1140 >> (v1141 & 63);
    u8 v1143 = (u64)v1142 == (u64)v4;
    if (v1143) { goto b662; } else { goto b663; }
b662:;
    { goto b105; }
b663:;
    u64 v1144 = 0x10;
    u64 v1145 = v1139 + v1144;
    u64 v1146 = 0xff;
    u64 v1147 = v1145 & v1146;
    { u64 n1150 = v1147; u64 n1151 = v1140; v1150 = n1150; v1151 = n1151; goto b106; }
b105:;
    u64 v1148 = 0x10;
    u64 v1149 = v1140 << (v1148 & 63);
    { u64 n1150 = v1139; u64 n1151 = v1149; v1150 = n1150; v1151 = n1151; goto b106; }
b106:;
    u64 v1152 = 0x38;
    u64 v1153 = v1151 >> (v1152 & 63);
    u8 v1154 = (u64)v1153 == (u64)v4;
    if (v1154) { goto b664; } else { goto b665; }
b664:;
    { goto b107; }
b665:;
    u64 v1155 = 0x8;
    u64 v1156 = v1150 + v1155;
    u64 v1157 = 0xff;
    u64 v1158 = v1156 & v1157;
    { u64 n1161 = v1158; u64 n1162 = v1151; v1161 = n1161; v1162 = n1162; goto b108; }
b107:;
    u64 v1159 = 0x8;
    u64 v1160 = v1151 << (v1159 & 63);
    { u64 n1161 = v1150; u64 n1162 = v1160; v1161 = n1161; v1162 = n1162; goto b108; }
b108:;
    u64 v1163 = 0x3c;
    u64 v1164 = v1162 >> (v1163 & 63);
    u8 v1165 = (u64)v1164 == (u64)v4;
    if (v1165) { goto b666; } else { goto b667; }
b666:;
    { goto b109; }
b667:;
    u64 v1166 = 0x4;
    u64 v1167 = v1161 + v1166;
    u64 v1168 = 0xff;
    u64 v1169 = v1167 & v1168;
    { u64 n1172 = v1169; u64 n1173 = v1162; v1172 = n1172; v1173 = n1173; goto b110; }
b109:;
    u64 v1170 = 0x4;
    u64 v1171 = v1162 << (v1170 & 63);
    { u64 n1172 = v1161; u64 n1173 = v1171; v1172 = n1172; v1173 = n1173; goto b110; }
b110:;
    u64 v1174 = 0x3e;
    u64 v1175 = v1173 >> (v1174 & 63);
    u8 v1176 = (u64)v1175 == (u64)v4;
    if (v1176) { goto b668; } else { goto b669; }
b668:;
    { goto b111; }
b669:;
    u64 v1177 = 0x2;
    u64 v1178 = v1172 + v1177;
    u64 v1179 = 0xff;
    u64 v1180 = v1178 & v1179;
    { u64 n1183 = v1180; u64 n1184 = v1173; v1183 = n1183; v1184 = n1184; goto b112; }
b111:;
    u64 v1181 = 0x2;
    u64 v1182 = v1173 << (v1181 & 63);
    { u64 n1183 = v1172; u64 n1184 = v1182; v1183 = n1183; v1184 = n1184; goto b112; }
b112:;
    u64 v1185 = 0x3f;
    u64 v1186 = v1184 >> (v1185 & 63);
    u8 v1187 = (u64)v1186 == (u64)v4;
    if (v1187) { goto b670; } else { goto b671; }
b670:;
    { goto b113; }
b671:;
    u64 v1188 = 0x1;
    u64 v1189 = v1183 + v1188;
    u64 v1190 = 0xff;
    u64 v1191 = v1189 & v1190;
    { u64 n1194 = v1191; u64 n1195 = v1184; v1194 = n1194; v1195 = n1195; goto b114; }
b113:;
    u64 v1192 = 0x1;
    u64 v1193 = v1184 << (v1192 & 63);
    { u64 n1194 = v1183; u64 n1195 = v1193; v1194 = n1194; v1195 = n1195; goto b114; }
b114:;
    u64 v1196 = 0x38;
    u64 v1197 = v1195 >> (v1196 & 63);
    u64 v1198 = 0x7f;
    u64 v1199 = v1197 & v1198;
    u64 v1200 = load_u64((const u8 *)v3 + 48);
    u64 v1201 = load_u64((const u8 *)v1200 + 360);
    u64 v1202 = 0x7f;
    u64 v1203 = v1199 & v1202;
    u64 v1204 = 0x4;
    u64 v1205 = v1203 * v1204;
    u64 v1206 = v1201 + v1205;
    u32 v1207 = load_u32((const u8 *)v1206 + 0);
    u64 v1208 = v1207;
    u8 v1209 = (u64)v1208 != (u64)v4;
    u64 v1210 = v1209;
    u64 v1211 = load_u64((const u8 *)v3 + 48);
    u64 v1212 = load_u64((const u8 *)v1211 + 384);
    u64 v1213 = 0x8;
    u64 v1214 = v1208 * v1213;
    u64 v1215 = v1212 + v1214;
    u32 v1216 = load_u32((const u8 *)v1215 + 0);
    u64 v1217 = load_u64((const u8 *)v3 + 48);
    u64 v1218 = load_u64((const u8 *)v1217 + 392);
    u64 v1219 = 0x8;
    u64 v1220 = v1208 * v1219;
    u64 v1221 = v1218 + v1220;
    u32 v1222 = 0x27b;
    u8 v1223 = (u32)v1216 == (u32)v1222;
    if (v1223) { goto b672; } else { goto b673; }
b672:;
    u64 v1224 = load_u64((const u8 *)v1221 + 0);
    u64 v1225 = 0xffff;
    u64 v1226 = v1224 & v1225;
    { goto b115; }
b673:;
    u32 v1227 = 0x27e;
    u8 v1228 = (u32)v1216 == (u32)v1227;
    if (v1228) { goto b674; } else { goto b675; }
b674:;
    { goto b116; }
b675:;
    { u64 n1232 = v1131; v1232 = n1232; goto b117; }
b115:;
    u64 v1229 = 0x10;
    u64 v1230 = v1194 << (v1229 & 63);
    u64 v1231 = v1230 | v1226;
    { u64 n1232 = v1231; v1232 = n1232; goto b117; }
b116:;
    { u64 n1232 = v1131; v1232 = n1232; goto b117; }
b117:;
    u64 v1233 = 0xfffffffff0000000;
    u8 v1234 = (u64)v429 == (u64)v4;
    if (v1234) { goto b676; } else { goto b677; }
b676:;
    { u64 n1334 = v1233; v1334 = n1334; goto b132; }
b677:;
    u64 v1235 = 0x20;
    u64 v1236 = v429 >> (v1235 & 63);
    u8 v1237 = (u64)v1236 == (u64)v4;
    if (v1237) { goto b678; } else { goto b679; }
b678:;
    { goto b118; }
b679:;
    u64 v1238 = 0x20;
    { u64 n1241 = v1238; u64 n1242 = v429; v1241 = n1241; v1242 = n1242; goto b119; }
b118:;
    u64 v1239 = 0x20;
    u64 v1240 = v429 << (v1239 & 63);
    { u64 n1241 = v4; u64 n1242 = v1240; v1241 = n1241; v1242 = n1242; goto b119; }
b119:;
    u64 v1243 = 0x30;
    u64 v1244 = v1242 >> (v1243 & 63);
    u8 v1245 = (u64)v1244 == (u64)v4;
    if (v1245) { goto b680; } else { goto b681; }
b680:;
    { goto b120; }
b681:;
    u64 v1246 = 0x10;
    u64 v1247 = v1241 + v1246;
    u64 v1248 = 0xff;
    u64 v1249 = v1247 & v1248;
    { u64 n1252 = v1249; u64 n1253 = v1242; v1252 = n1252; v1253 = n1253; goto b121; }
b120:;
    u64 v1250 = 0x10;
    u64 v1251 = v1242 << (v1250 & 63);
    { u64 n1252 = v1241; u64 n1253 = v1251; v1252 = n1252; v1253 = n1253; goto b121; }
b121:;
    u64 v1254 = 0x38;
    u64 v1255 = v1253 >> (v1254 & 63);
    u8 v1256 = (u64)v1255 == (u64)v4;
    if (v1256) { goto b682; } else { goto b683; }
b682:;
    { goto b122; }
b683:;
    u64 v1257 = 0x8;
    u64 v1258 = v1252 + v1257;
    u64 v1259 = 0xff;
    u64 v1260 = v1258 & v1259;
    { u64 n1263 = v1260; u64 n1264 = v1253; v1263 = n1263; v1264 = n1264; goto b123; }
b122:;
    u64 v1261 = 0x8;
    u64 v1262 = v1253 << (v1261 & 63);
    { u64 n1263 = v1252; u64 n1264 = v1262; v1263 = n1263; v1264 = n1264; goto b123; }
b123:;
    u64 v1265 = 0x3c;
    u64 v1266 = v1264 >> (v1265 & 63);
    u8 v1267 = (u64)v1266 == (u64)v4;
    if (v1267) { goto b684; } else { goto b685; }
b684:;
    { goto b124; }
b685:;
    u64 v1268 = 0x4;
    u64 v1269 = v1263 + v1268;
    u64 v1270 = 0xff;
    u64 v1271 = v1269 & v1270;
    { u64 n1274 = v1271; u64 n1275 = v1264; v1274 = n1274; v1275 = n1275; goto b125; }
b124:;
    u64 v1272 = 0x4;
    u64 v1273 = v1264 << (v1272 & 63);
    { u64 n1274 = v1263; u64 n1275 = v1273; v1274 = n1274; v1275 = n1275; goto b125; }
b125:;
    u64 v1276 = 0x3e;
    u64 v1277 = v1275 >> (v1276 & 63);
    u8 v1278 = (u64)v1277 == (u64)v4;
    if (v1278) { goto b686; } else { goto b687; }
b686:;
    { goto b126; }
b687:;
    u64 v1279 = 0x2;
    u64 v1280 = v1274 + v1279;
    u64 v1281 = 0xff;
    u64 v1282 = v1280 & v1281;
    { u64 n1285 = v1282; u64 n1286 = v1275; v1285 = n1285; v1286 = n1286; goto b127; }
b126:;
    u64 v1283 = 0x2;
    u64 v1284 = v1275 << (v1283 & 63);
    { u64 n1285 = v1274; u64 n1286 = v1284; v1285 = n1285; v1286 = n1286; goto b127; }
b127:;
    u64 v1287 = 0x3f;
    u64 v1288 = v1286 >> (v1287 & 63);
    u8 v1289 = (u64)v1288 == (u64)v4;
    if (v1289) { goto b688; } else { goto b689; }
b688:;
    { goto b128; }
b689:;
    u64 v1290 = 0x1;
    u64 v1291 = v1285 + v1290;
    u64 v1292 = 0xff;
    u64 v1293 = v1291 & v1292;
    { u64 n1296 = v1293; u64 n1297 = v1286; v1296 = n1296; v1297 = n1297; goto b129; }
b128:;
    u64 v1294 = 0x1;
    u64 v1295 = v1286 << (v1294 & 63);
    { u64 n1296 = v1285; u64 n1297 = v1295; v1296 = n1296; v1297 = n1297; goto b129; }
b129:;
    u64 v1298 = 0x38;
    u64 v1299 = v1297 >> (v1298 & 63);
    u64 v1300 = 0x7f;
    u64 v1301 = v1299 & v1300;
    u64 v1302 = load_u64((const u8 *)v3 + 48);
    u64 v1303 = load_u64((const u8 *)v1302 + 400);
    u64 v1304 = 0x7f;
    u64 v1305 = v1301 & v1304;
    u64 v1306 = 0x4;
    u64 v1307 = v1305 * v1306;
    u64 v1308 = v1303 + v1307;
    u32 v1309 = load_u32((const u8 *)v1308 + 0);
    u64 v1310 = v1309;
    u8 v1311 = (u64)v1310 != (u64)v4;
    u64 v1312 = v1311;
    u64 v1313 = load_u64((const u8 *)v3 + 48);
    u64 v1314 = load_u64((const u8 *)v1313 + 424);
    u64 v1315 = 0x8;
    u64 v1316 = v1310 * v1315;
    u64 v1317 = v1314 + v1316;
    u32 v1318 = load_u32((const u8 *)v1317 + 0);
    u64 v1319 = load_u64((const u8 *)v3 + 48);
    u64 v1320 = load_u64((const u8 *)v1319 + 432);
    u64 v1321 = 0x8;
    u64 v1322 = v1310 * v1321;
    u64 v1323 = v1320 + v1322;
    u32 v1324 = 0x2a3;
    u8 v1325 = (u32)v1318 == (u32)v1324;
    if (v1325) { goto b690; } else { goto b691; }
b690:;
    u64 v1326 = load_u64((const u8 *)v1323 + 0);
    u64 v1327 = 0xffff;
    u64 v1328 = v1326 & v1327;
    { goto b130; }
b691:;
    u32 v1329 = 0x2a6;
    u8 v1330 = (u32)v1318 == (u32)v1329;
    if (v1330) { goto b692; } else { goto b693; }
b692:;
    { goto b131; }
b693:;
    { u64 n1334 = v1233; v1334 = n1334; goto b132; }
b130:;
    u64 v1331 = 0x10;
    u64 v1332 = v1296 << (v1331 & 63);
    u64 v1333 = v1332 | v1328;
    { u64 n1334 = v1333; v1334 = n1334; goto b132; }
b131:;
    { u64 n1334 = v1233; v1334 = n1334; goto b132; }
b132:;
    u64 v1335 = 0xfffffffff0000000;
    u8 v1336 = (u64)v308 == (u64)v4;
    if (v1336) { goto b694; } else { goto b695; }
b694:;
    { u64 n1434 = v1335; v1434 = n1434; goto b147; }
b695:;
    u8 v1337 = (u64)v4 == (u64)v4;
    if (v1337) { goto b696; } else { goto b697; }
b696:;
    { goto b133; }
b697:;
    u64 v1338 = 0x20;
    { u64 n1341 = v1338; u64 n1342 = v308; v1341 = n1341; v1342 = n1342; goto b134; }
b133:;
    u64 v1339 = 0x20;
    u64 v1340 = v308 << (v1339 & 63);
    { u64 n1341 = v4; u64 n1342 = v1340; v1341 = n1341; v1342 = n1342; goto b134; }
b134:;
    u64 v1343 = 0x30;
    u64 v1344 = v1342 >> (v1343 & 63);
    u8 v1345 = (u64)v1344 == (u64)v4;
    if (v1345) { goto b698; } else { goto b699; }
b698:;
    { goto b135; }
b699:;
    u64 v1346 = 0x10;
    u64 v1347 = v1341 + v1346;
    u64 v1348 = 0xff;
    u64 v1349 = v1347 & v1348;
    { u64 n1352 = v1349; u64 n1353 = v1342; v1352 = n1352; v1353 = n1353; goto b136; }
b135:;
    u64 v1350 = 0x10;
    u64 v1351 = v1342 << (v1350 & 63);
    { u64 n1352 = v1341; u64 n1353 = v1351; v1352 = n1352; v1353 = n1353; goto b136; }
b136:;
    u64 v1354 = 0x38;
    u64 v1355 = v1353 >> (v1354 & 63);
    u8 v1356 = (u64)v1355 == (u64)v4;
    if (v1356) { goto b700; } else { goto b701; }
b700:;
    { goto b137; }
b701:;
    u64 v1357 = 0x8;
    u64 v1358 = v1352 + v1357;
    u64 v1359 = 0xff;
    u64 v1360 = v1358 & v1359;
    { u64 n1363 = v1360; u64 n1364 = v1353; v1363 = n1363; v1364 = n1364; goto b138; }
b137:;
    u64 v1361 = 0x8;
    u64 v1362 = v1353 << (v1361 & 63);
    { u64 n1363 = v1352; u64 n1364 = v1362; v1363 = n1363; v1364 = n1364; goto b138; }
b138:;
    u64 v1365 = 0x3c;
    u64 v1366 = v1364 >> (v1365 & 63);
    u8 v1367 = (u64)v1366 == (u64)v4;
    if (v1367) { goto b702; } else { goto b703; }
b702:;
    { goto b139; }
b703:;
    u64 v1368 = 0x4;
    u64 v1369 = v1363 + v1368;
    u64 v1370 = 0xff;
    u64 v1371 = v1369 & v1370;
    { u64 n1374 = v1371; u64 n1375 = v1364; v1374 = n1374; v1375 = n1375; goto b140; }
b139:;
    u64 v1372 = 0x4;
    u64 v1373 = v1364 << (v1372 & 63);
    { u64 n1374 = v1363; u64 n1375 = v1373; v1374 = n1374; v1375 = n1375; goto b140; }
b140:;
    u64 v1376 = 0x3e;
    u64 v1377 = v1375 >> (v1376 & 63);
    u8 v1378 = (u64)v1377 == (u64)v4;
    if (v1378) { goto b704; } else { goto b705; }
b704:;
    { goto b141; }
b705:;
    u64 v1379 = 0x2;
    u64 v1380 = v1374 + v1379;
    u64 v1381 = 0xff;
    u64 v1382 = v1380 & v1381;
    { u64 n1385 = v1382; u64 n1386 = v1375; v1385 = n1385; v1386 = n1386; goto b142; }
b141:;
    u64 v1383 = 0x2;
    u64 v1384 = v1375 << (v1383 & 63);
    { u64 n1385 = v1374; u64 n1386 = v1384; v1385 = n1385; v1386 = n1386; goto b142; }
b142:;
    u64 v1387 = 0x3f;
    u64 v1388 = v1386 >> (v1387 & 63);
    u8 v1389 = (u64)v1388 == (u64)v4;
    if (v1389) { goto b706; } else { goto b707; }
b706:;
    { goto b143; }
b707:;
    u64 v1390 = 0x1;
    u64 v1391 = v1385 + v1390;
    u64 v1392 = 0xff;
    u64 v1393 = v1391 & v1392;
    { u64 n1396 = v1393; u64 n1397 = v1386; v1396 = n1396; v1397 = n1397; goto b144; }
b143:;
    u64 v1394 = 0x1;
    u64 v1395 = v1386 << (v1394 & 63);
    { u64 n1396 = v1385; u64 n1397 = v1395; v1396 = n1396; v1397 = n1397; goto b144; }
b144:;
    u64 v1398 = 0x38;
    u64 v1399 = v1397 >> (v1398 & 63);
    u64 v1400 = 0x7f;
    u64 v1401 = v1399 & v1400;
    u64 v1402 = load_u64((const u8 *)v3 + 48);
    u64 v1403 = load_u64((const u8 *)v1402 + 440);
    u64 v1404 = 0x7f;
    u64 v1405 = v1401 & v1404;
    u64 v1406 = 0x4;
    u64 v1407 = v1405 * v1406;
    u64 v1408 = v1403 + v1407;
    u32 v1409 = load_u32((const u8 *)v1408 + 0);
    u64 v1410 = v1409;
    u8 v1411 = (u64)v1410 != (u64)v4;
    u64 v1412 = v1411;
    u64 v1413 = load_u64((const u8 *)v3 + 48);
    u64 v1414 = load_u64((const u8 *)v1413 + 464);
    u64 v1415 = 0x8;
    u64 v1416 = v1410 * v1415;
    u64 v1417 = v1414 + v1416;
    u32 v1418 = load_u32((const u8 *)v1417 + 0);
    u64 v1419 = load_u64((const u8 *)v3 + 48);
    u64 v1420 = load_u64((const u8 *)v1419 + 472);
    u64 v1421 = 0x8;
    u64 v1422 = v1410 * v1421;
    u64 v1423 = v1420 + v1422;
    u32 v1424 = 0x2ca;
    u8 v1425 = (u32)v1418 == (u32)v1424;
    if (v1425) { goto b708; } else { goto b709; }
b708:;
    u64 v1426 = load_u64((const u8 *)v1423 + 0);
    u64 v1427 = 0xffff;
    u64 v1428 = v1426 & v1427;
    { goto b145; }
b709:;
    u32 v1429 = 0x2cd;
    u8 v1430 = (u32)v1418 == (u32)v1429;
    if (v1430) { goto b710; } else { goto b711; }
b710:;
    { goto b146; }
b711:;
    { u64 n1434 = v1335; v1434 = n1434; goto b147; }
b145:;
    u64 v1431 = 0x10;
    u64 v1432 = v1396 << (v1431 & 63);
    u64 v1433 = v1432 | v1428;
    { u64 n1434 = v1433; v1434 = n1434; goto b147; }
b146:;
    { u64 n1434 = v1335; v1434 = n1434; goto b147; }
b147:;
    u64 v1435 = v1334 + v1045;
    u64 v1436 = v1435 - v578;
    u64 v1437 = 0x20;
    u64 v1438 = v1436 << (v1437 & 63);
    u64 v1439 = 0x20;
    u64 v1440 = (int64_t)v1438 >> (v1439 & 63);
    u64 v1441 = 0xead96;
    u64 v1442 = v1440 + v1441;
    u64 v1443 = 0x20;
    u64 v1444 = v1442 << (v1443 & 63);
    u64 v1445 = 0x20;
    u64 v1446 = (int64_t)v1444 >> (v1445 & 63);
    u64 v1447 = 0x10;
    u64 v1448 = 0x40;
    u8 v1449 = (u64)v1447 < (u64)v1448;
    u64 v1450 = 0x3f;
    u64 v1451 = v1449 ? v1447 : v1450;
    u64 v1452 = (int64_t)v1446 >> (v1451 & 63);
    u64 v1453 = 0x8;
    u64 v1454 = 0x40;
    u8 v1455 = (u64)v1453 < (u64)v1454;
    u64 v1456 = 0x3f;
    u64 v1457 = v1455 ? v1453 : v1456;
    u64 v1458 = (int64_t)v1442 >> (v1457 & 63);
    u64 v1459 = 0xff;
    u64 v1460 = v1458 & v1459;
    u64 v1461 = load_u64((const u8 *)v3 + 48);
    u64 v1462 = load_u64((const u8 *)v1461 + 480);
    u64 v1463 = 0xff;
    u64 v1464 = v1460 & v1463;
    u64 v1465 = 0x4;
    u64 v1466 = v1464 * v1465;
    u64 v1467 = v1462 + v1466;
    u32 v1468 = load_u32((const u8 *)v1467 + 0);
    u64 v1469 = v1468;
    u8 v1470 = (u64)v1469 != (u64)v4;
    u64 v1471 = v1470;
    u64 v1472 = load_u64((const u8 *)v3 + 48);
    u64 v1473 = load_u64((const u8 *)v1472 + 504);
    u64 v1474 = 0x8;
    u64 v1475 = v1469 * v1474;
    u64 v1476 = v1473 + v1475;
    u32 v1477 = load_u32((const u8 *)v1476 + 0);
    u64 v1478 = load_u64((const u8 *)v3 + 48);
    u64 v1479 = load_u64((const u8 *)v1478 + 512);
    u64 v1480 = 0x8;
    u64 v1481 = v1469 * v1480;
    u64 v1482 = v1479 + v1481;
    u32 v1483 = 0x2d8;
    u8 v1484 = (u32)v1477 == (u32)v1483;
    if (v1484) { goto b712; } else { goto b713; }
b712:;
    u64 v1485 = load_u64((const u8 *)v1482 + 0);
    { goto b148; }
b713:;
    u32 v1486 = 0x2e8;
    u8 v1487 = (u32)v1477 == (u32)v1486;
    if (v1487) { goto b714; } else { goto b715; }
b714:;
    { goto b151; }
b715:;
    { u64 n1523 = v4; v1523 = n1523; goto b152; }
b148:;
    u64 v1488 = 0x3e;
    u8 v1489 = (int64_t)v1452 < (int64_t)v1488;
    if (v1489) { goto b716; } else { goto b717; }
b716:;
    { goto b149; }
b717:;
    u64 v1490 = 0x4000000000000000;
    { u64 n1523 = v1490; v1523 = n1523; goto b152; }
b149:;
    u64 v1491 = 0x10;
    u8 v1492 = (int64_t)v1452 < (int64_t)v1491;
    if (v1492) { goto b718; } else { goto b719; }
b718:;
    { goto b150; }
b719:;
    u64 v1493 = 0xfffffffffffffff0;
    u64 v1494 = v1452 + v1493;
    u64 v1495 = 0xff;
    u64 v1496 = v1494 & v1495;
    u64 v1497 = 0x40;
    u8 v1498 = (u64)v1496 < (u64)v1497;
    u64 v1499 = v1485 << (v1496 & 63);
    u64 v1500 = v1498 ? v1499 : v4;
    { u64 n1523 = v1500; v1523 = n1523; goto b152; }
b150:;
    u64 v1501 = 0xffffffffffffffff;
    u8 v1502 = (int64_t)v1452 < (int64_t)v1501;
    if (v1502) { goto b720; } else { goto b721; }
b720:;
    { u64 n1523 = v4; v1523 = n1523; goto b152; }
b721:;
    u64 v1503 = 0x10;
    u64 v1504 = v1503 - v1452;
    u64 v1505 = 0xff;
    u64 v1506 = v1504 + v1505;
    u64 v1507 = 0xff;
    u64 v1508 = v1506 & v1507;
    u64 v1509 = 0x1;
    u64 v1510 = 0x40;
    u8 v1511 = (u64)v1508 < (u64)v1510;
    u64 v1512 = v1509 << (v1508 & 63);
    u64 v1513 = v1511 ? v1512 : v4;
    u64 v1514 = v1485 + v1513;
    u64 v1515 = 0x10;
    u64 v1516 = v1515 - v1452;
    u64 v1517 = 0xff;
    u64 v1518 = v1516 & v1517;
    u64 v1519 = 0x40;
    u8 v1520 = (u64)v1518 < (u64)v1519;
    u64 v1521 = v1514 >> (v1518 & 63);
    u64 v1522 = v1520 ? v1521 : v4;
    { u64 n1523 = v1522; v1523 = n1523; goto b152; }
b151:;
    { u64 n1523 = v4; v1523 = n1523; goto b152; }
b152:;
    u64 v1524 = v1232 + v1045;
    u64 v1525 = 0xfffffffffffaad96;
    u64 v1526 = v1524 + v1525;
    u64 v1527 = 0x20;
    u64 v1528 = v1526 << (v1527 & 63);
    u64 v1529 = 0x20;
    u64 v1530 = (int64_t)v1528 >> (v1529 & 63);
    u64 v1531 = 0x10;
    u64 v1532 = 0x40;
    u8 v1533 = (u64)v1531 < (u64)v1532;
    u64 v1534 = 0x3f;
    u64 v1535 = v1533 ? v1531 : v1534;
    u64 v1536 = (int64_t)v1530 >> (v1535 & 63);
    u64 v1537 = 0x8;
    u64 v1538 = 0x40;
    u8 v1539 = (u64)v1537 < (u64)v1538;
    u64 v1540 = 0x3f;
    u64 v1541 = v1539 ? v1537 : v1540;
    u64 v1542 = (int64_t)v1526 >> (v1541 & 63);
    u64 v1543 = 0xff;
    u64 v1544 = v1542 & v1543;
    u64 v1545 = load_u64((const u8 *)v3 + 48);
    u64 v1546 = load_u64((const u8 *)v1545 + 520);
    u64 v1547 = 0xff;
    u64 v1548 = v1544 & v1547;
    u64 v1549 = 0x4;
    u64 v1550 = v1548 * v1549;
    u64 v1551 = v1546 + v1550;
    u32 v1552 = load_u32((const u8 *)v1551 + 0);
    u64 v1553 = v1552;
    u8 v1554 = (u64)v1553 != (u64)v4;
    u64 v1555 = v1554;
    u64 v1556 = load_u64((const u8 *)v3 + 48);
    u64 v1557 = load_u64((const u8 *)v1556 + 544);
    u64 v1558 = 0x8;
    u64 v1559 = v1553 * v1558;
    u64 v1560 = v1557 + v1559;
    u32 v1561 = load_u32((const u8 *)v1560 + 0);
    u64 v1562 = load_u64((const u8 *)v3 + 48);
    u64 v1563 = load_u64((const u8 *)v1562 + 552);
    u64 v1564 = 0x8;
    u64 v1565 = v1553 * v1564;
    u64 v1566 = v1563 + v1565;
    u32 v1567 = 0x2f1;
    u8 v1568 = (u32)v1561 == (u32)v1567;
    if (v1568) { goto b722; } else { goto b723; }
b722:;
    u64 v1569 = load_u64((const u8 *)v1566 + 0);
    { goto b153; }
b723:;
    u32 v1570 = 0x301;
    u8 v1571 = (u32)v1561 == (u32)v1570;
    if (v1571) { goto b724; } else { goto b725; }
b724:;
    { goto b156; }
b725:;
    { u64 n1607 = v4; v1607 = n1607; goto b157; }
b153:;
    u64 v1572 = 0x3e;
    u8 v1573 = (int64_t)v1536 < (int64_t)v1572;
    if (v1573) { goto b726; } else { goto b727; }
b726:;
    { goto b154; }
b727:;
    u64 v1574 = 0x4000000000000000;
    { u64 n1607 = v1574; v1607 = n1607; goto b157; }
b154:;
    u64 v1575 = 0x10;
    u8 v1576 = (int64_t)v1536 < (int64_t)v1575;
    if (v1576) { goto b728; } else { goto b729; }
b728:;
    { goto b155; }
b729:;
    u64 v1577 = 0xfffffffffffffff0;
    u64 v1578 = v1536 + v1577;
    u64 v1579 = 0xff;
    u64 v1580 = v1578 & v1579;
    u64 v1581 = 0x40;
    u8 v1582 = (u64)v1580 < (u64)v1581;
    u64 v1583 = v1569 << (v1580 & 63);
    u64 v1584 = v1582 ? v1583 : v4;
    { u64 n1607 = v1584; v1607 = n1607; goto b157; }
b155:;
    u64 v1585 = 0xffffffffffffffff;
    u8 v1586 = (int64_t)v1536 < (int64_t)v1585;
    if (v1586) { goto b730; } else { goto b731; }
b730:;
    { u64 n1607 = v4; v1607 = n1607; goto b157; }
b731:;
    u64 v1587 = 0x10;
    u64 v1588 = v1587 - v1536;
    u64 v1589 = 0xff;
    u64 v1590 = v1588 + v1589;
    u64 v1591 = 0xff;
    u64 v1592 = v1590 & v1591;
    u64 v1593 = 0x1;
    u64 v1594 = 0x40;
    u8 v1595 = (u64)v1592 < (u64)v1594;
    u64 v1596 = v1593 << (v1592 & 63);
    u64 v1597 = v1595 ? v1596 : v4;
    u64 v1598 = v1569 + v1597;
    u64 v1599 = 0x10;
    u64 v1600 = v1599 - v1536;
    u64 v1601 = 0xff;
    u64 v1602 = v1600 & v1601;
    u64 v1603 = 0x40;
    u8 v1604 = (u64)v1602 < (u64)v1603;
    u64 v1605 = v1598 >> (v1602 & 63);
    u64 v1606 = v1604 ? v1605 : v4;
    { u64 n1607 = v1606; v1607 = n1607; goto b157; }
b156:;
    { u64 n1607 = v4; v1607 = n1607; goto b157; }
b157:;
    u64 v1608 = v1232 + v1434;
    u64 v1609 = 0xfffffffffff9daba;
    u64 v1610 = v1608 + v1609;
    u64 v1611 = 0x20;
    u64 v1612 = v1610 << (v1611 & 63);
    u64 v1613 = 0x20;
    u64 v1614 = (int64_t)v1612 >> (v1613 & 63);
    u64 v1615 = 0x10;
    u64 v1616 = 0x40;
    u8 v1617 = (u64)v1615 < (u64)v1616;
    u64 v1618 = 0x3f;
    u64 v1619 = v1617 ? v1615 : v1618;
    u64 v1620 = (int64_t)v1614 >> (v1619 & 63);
    u64 v1621 = 0x8;
    u64 v1622 = 0x40;
    u8 v1623 = (u64)v1621 < (u64)v1622;
    u64 v1624 = 0x3f;
    u64 v1625 = v1623 ? v1621 : v1624;
    u64 v1626 = (int64_t)v1610 >> (v1625 & 63);
    u64 v1627 = 0xff;
    u64 v1628 = v1626 & v1627;
    u64 v1629 = load_u64((const u8 *)v3 + 48);
    u64 v1630 = load_u64((const u8 *)v1629 + 560);
    u64 v1631 = 0xff;
    u64 v1632 = v1628 & v1631;
    u64 v1633 = 0x4;
    u64 v1634 = v1632 * v1633;
    u64 v1635 = v1630 + v1634;
    u32 v1636 = load_u32((const u8 *)v1635 + 0);
    u64 v1637 = v1636;
    u8 v1638 = (u64)v1637 != (u64)v4;
    u64 v1639 = v1638;
    u64 v1640 = load_u64((const u8 *)v3 + 48);
    u64 v1641 = load_u64((const u8 *)v1640 + 584);
    u64 v1642 = 0x8;
    u64 v1643 = v1637 * v1642;
    u64 v1644 = v1641 + v1643;
    u32 v1645 = load_u32((const u8 *)v1644 + 0);
    u64 v1646 = load_u64((const u8 *)v3 + 48);
    u64 v1647 = load_u64((const u8 *)v1646 + 592);
    u64 v1648 = 0x8;
    u64 v1649 = v1637 * v1648;
    u64 v1650 = v1647 + v1649;
    u32 v1651 = 0x30a;
    u8 v1652 = (u32)v1645 == (u32)v1651;
    if (v1652) { goto b732; } else { goto b733; }
b732:;
    u64 v1653 = load_u64((const u8 *)v1650 + 0);
    { goto b158; }
b733:;
    u32 v1654 = 0x31a;
    u8 v1655 = (u32)v1645 == (u32)v1654;
    if (v1655) { goto b734; } else { goto b735; }
b734:;
    { goto b161; }
b735:;
    { u64 n1691 = v4; v1691 = n1691; goto b162; }
b158:;
    u64 v1656 = 0x3e;
    u8 v1657 = (int64_t)v1620 < (int64_t)v1656;
    if (v1657) { goto b736; } else { goto b737; }
b736:;
    { goto b159; }
b737:;
    u64 v1658 = 0x4000000000000000;
    { u64 n1691 = v1658; v1691 = n1691; goto b162; }
b159:;
    u64 v1659 = 0x10;
    u8 v1660 = (int64_t)v1620 < (int64_t)v1659;
    if (v1660) { goto b738; } else { goto b739; }
b738:;
    { goto b160; }
b739:;
    u64 v1661 = 0xfffffffffffffff0;
    u64 v1662 = v1620 + v1661;
    u64 v1663 = 0xff;
    u64 v1664 = v1662 & v1663;
    u64 v1665 = 0x40;
    u8 v1666 = (u64)v1664 < (u64)v1665;
    u64 v1667 = v1653 << (v1664 & 63);
    u64 v1668 = v1666 ? v1667 : v4;
    { u64 n1691 = v1668; v1691 = n1691; goto b162; }
b160:;
    u64 v1669 = 0xffffffffffffffff;
    u8 v1670 = (int64_t)v1620 < (int64_t)v1669;
    if (v1670) { goto b740; } else { goto b741; }
b740:;
    { u64 n1691 = v4; v1691 = n1691; goto b162; }
b741:;
    u64 v1671 = 0x10;
    u64 v1672 = v1671 - v1620;
    u64 v1673 = 0xff;
    u64 v1674 = v1672 + v1673;
    u64 v1675 = 0xff;
    u64 v1676 = v1674 & v1675;
    u64 v1677 = 0x1;
    u64 v1678 = 0x40;
    u8 v1679 = (u64)v1676 < (u64)v1678;
    u64 v1680 = v1677 << (v1676 & 63);
    u64 v1681 = v1679 ? v1680 : v4;
    u64 v1682 = v1653 + v1681;
    u64 v1683 = 0x10;
    u64 v1684 = v1683 - v1620;
    u64 v1685 = 0xff;
    u64 v1686 = v1684 & v1685;
    u64 v1687 = 0x40;
    u8 v1688 = (u64)v1686 < (u64)v1687;
    u64 v1689 = v1682 >> (v1686 & 63);
    u64 v1690 = v1688 ? v1689 : v4;
    { u64 n1691 = v1690; v1691 = n1691; goto b162; }
b161:;
    { u64 n1691 = v4; v1691 = n1691; goto b162; }
b162:;
    u64 v1692 = v1607 - v1523;
    u64 v1693 = v1692 - v1691;
    u64 v1694 = 0x2;
    u64 v1695 = v1523 >> (v1694 & 63);
    u8 v1696 = (int64_t)v4 < (int64_t)v381;
    if (v1696) { goto b742; } else { goto b743; }
b742:;
    { goto b163; }
b743:;
    u64 v1697 = 0x1;
    u8 v1698 = (u64)v386 != (u64)v1697;
    if (v1698) { goto b744; } else { goto b745; }
b744:;
    { goto b456; }
b745:;
    { goto b163; }
b163:;
    u64 v1699 = 0x3f;
    u64 v1700 = (int64_t)v1693 >> (v1699 & 63);
    u64 v1701 = 0x1;
    u64 v1702 = v1700 << (v1701 & 63);
    u64 v1703 = 0x3f;
    u64 v1704 = v1693 >> (v1703 & 63);
    u64 v1705 = 0x1;
    u64 v1706 = v1693 << (v1705 & 63);
    u64 v1707 = v1702 | v1704;
    u128 v1708 = (u128)v4 << 64 | v1695;
    u128 v1709 = (u128)v1707 << 64 | v1706;
    u8 v1710 = (__int128)v1708 >= (__int128)v1709;
    if (v1710) { goto b746; } else { goto b747; }
b746:;
    { goto b456; }
b747:;
    u64 v1711 = 0x4;
    u64 v1712 = v428 << (v1711 & 63);
    u64 v1713 = v391 + v1712;
    { u64 n1726 = v1713; u64 n1727 = v396; v1726 = n1726; v1727 = n1727; goto b164; }
b456:;
    u8 v1714 = (u64)v428 >= (u64)v391;
    if (v1714) { goto b748; } else { goto b749; }
b748:;
    { goto b457; }
b749:;
    u64 v1715 = v391 - v428;
    { u64 n1716 = v1715; v1716 = n1716; goto b458; }
b457:;
    { u64 n1716 = v4; v1716 = n1716; goto b458; }
b458:;
    u8 v1717 = (u64)v381 == (u64)v4;
    if (v1717) { goto b750; } else { goto b751; }
b750:;
    { u64 n1726 = v1716; u64 n1727 = v396; v1726 = n1726; v1727 = n1727; goto b164; }
b751:;
    u64 v1718 = 0x4;
    u64 v1719 = v396 >> (v1718 & 63);
    u64 v1720 = v396 + v1719;
    u64 v1721 = 0xffffffff;
    u64 v1722 = v1720 & v1721;
    u8 v1723 = (u64)v396 == (u64)v4;
    if (v1723) { goto b752; } else { goto b753; }
b752:;
    { goto b459; }
b753:;
    u8 v1724 = (u64)v1130 >= (u64)v1722;
    if (v1724) { goto b754; } else { goto b755; }
b754:;
    { u64 n1725 = v1722; v1725 = n1725; goto b460; }
b755:;
    { goto b459; }
b459:;
    { u64 n1725 = v1130; v1725 = n1725; goto b460; }
b460:;
    { u64 n1726 = v1716; u64 n1727 = v1725; v1726 = n1726; v1727 = n1727; goto b164; }
b164:;
    u8 v1728 = (int64_t)v4 >= (int64_t)v381;
    if (v1728) { goto b756; } else { goto b757; }
b756:;
    { u64 n1730 = v4; v1730 = n1730; goto b165; }
b757:;
    u64 v1729 = 0x1;
    { u64 n1730 = v1729; v1730 = n1730; goto b165; }
b165:;
    u64 v1731 = 0x8;
    u64 v1732 = v1727 >> (v1731 & 63);
    u64 v1733 = 0x9;
    u64 v1734 = v1732 << (v1733 & 63);
    u64 v1735 = 0x1;
    u8 v1736 = (u64)v473 != (u64)v1735;
    if (v1736) { goto b758; } else { goto b759; }
b758:;
    { goto b455; }
b759:;
    u8 v1737 = (u64)v1734 >= (u64)v1726;
    if (v1737) { goto b760; } else { goto b761; }
b760:;
    { goto b455; }
b761:;
    u64 v1738 = 0x1;
    u64 v1739 = 0x7;
    u64 v1740 = v1130 >> (v1739 & 63);
    u64 v1741 = 0x1fffff;
    u8 v1742 = (u64)v1741 >= (u64)v1740;
    if (v1742) { goto b762; } else { goto b763; }
b762:;
    { u64 n1745 = v1740; v1745 = n1745; goto b166; }
b763:;
    u64 v1743 = 0x1fffff;
    { u64 n1745 = v1743; v1745 = n1745; goto b166; }
b455:;
    u64 v1744 = 0x1fffff;
    { u64 n1749 = v4; u64 n1750 = v1744; u64 n1751 = v1726; v1749 = n1749; v1750 = n1750; v1751 = n1751; goto b167; }
b166:;
    u64 v1746 = 0x1;
    u64 v1747 = v1734 << (v1746 & 63);
    u8 v1748 = (u64)v1747 >= (u64)v1726;
    if (v1748) { goto b764; } else { goto b765; }
b764:;
    { u64 n1749 = v1738; u64 n1750 = v1745; u64 n1751 = v1726; v1749 = n1749; v1750 = n1750; v1751 = n1751; goto b167; }
b765:;
    { u64 n1749 = v1738; u64 n1750 = v1745; u64 n1751 = v1747; v1749 = n1749; v1750 = n1750; v1751 = n1751; goto b167; }
b167:;
    u8 v1752 = (int64_t)v1693 >= (int64_t)v4;
    if (v1752) { goto b766; } else { goto b767; }
b766:;
    { u64 n1754 = v1693; v1754 = n1754; goto b168; }
b767:;
    u64 v1753 = v4 - v1693;
    { u64 n1754 = v1753; v1754 = n1754; goto b168; }
b168:;
    u64 v1755 = 0x3f;
    u64 v1756 = (int64_t)v1754 >> (v1755 & 63);
    u128 v1757 = (u128)v4 << 64 | v1695;
    u128 v1758 = (u128)v1756 << 64 | v1754;
    u128 v1759 = v1757 - v1758;
    u64 v1760 = (u64)v1759;
    u64 v1761 = (u64)(v1759 >> 64);
    u128 v1762 = (u128)v1761 << 64 | v1760;
    u128 v1763 = (u128)v4 << 64 | v4;
    u8 v1764 = (__int128)v1762 >= (__int128)v1763;
    if (v1764) { goto b768; } else { goto b769; }
b768:;
    { u64 n1765 = v1760; v1765 = n1765; goto b169; }
b769:;
    { u64 n1765 = v4; v1765 = n1765; goto b169; }
b169:;
    u8 v1766 = (int64_t)v4 >= (int64_t)v1693;
    if (v1766) { goto b770; } else { goto b771; }
b770:;
    { goto b170; }
b771:;
    u64 v1767 = v1765 + v1754;
    { u64 n1769 = v1767; u64 n1770 = v1765; v1769 = n1769; v1770 = n1770; goto b171; }
b170:;
    u64 v1768 = v1765 + v1754;
    { u64 n1769 = v1765; u64 n1770 = v1768; v1769 = n1769; v1770 = n1770; goto b171; }
b171:;
    u8 v1771 = (u64)v343 != (u64)v4;
    if (v1771) { goto b772; } else { goto b773; }
b772:;
    { goto b363; }
b773:;
    u64 v1772 = 0xfffffffff0000000;
    u64 v1773 = 0xfffffffff0000000;
    u64 v1774 = 0x8000000;
    { u64 n2438 = v410; u64 n2439 = v1774; u64 n2440 = v362; u64 n2441 = v371; u64 n2442 = v1772; u64 n2443 = v1773; v2438 = n2438; v2439 = n2439; v2440 = n2440; v2441 = n2441; v2442 = n2442; v2443 = n2443; goto b172; }
b363:;
    u64 v1775 = 0xfffffffff0000000;
    u8 v1776 = (u64)v343 == (u64)v4;
    if (v1776) { goto b774; } else { goto b775; }
b774:;
    { u64 n1876 = v1775; v1876 = n1876; goto b378; }
b775:;
    u64 v1777 = 0x20;
    u64 v1778 = v343 >> (v1777 & 63);
    u8 v1779 = (u64)v1778 == (u64)v4;
    if (v1779) { goto b776; } else { goto b777; }
b776:;
    { goto b364; }
b777:;
    u64 v1780 = 0x20;
    { u64 n1783 = v1780; u64 n1784 = v343; v1783 = n1783; v1784 = n1784; goto b365; }
b364:;
    u64 v1781 = 0x20;
    u64 v1782 = v343 << (v1781 & 63);
    { u64 n1783 = v4; u64 n1784 = v1782; v1783 = n1783; v1784 = n1784; goto b365; }
b365:;
    u64 v1785 = 0x30;
    u64 v1786 = v1784 >> (v1785 & 63);
    u8 v1787 = (u64)v1786 == (u64)v4;
    if (v1787) { goto b778; } else { goto b779; }
b778:;
    { goto b366; }
b779:;
    u64 v1788 = 0x10;
    u64 v1789 = v1783 + v1788;
    u64 v1790 = 0xff;
    u64 v1791 = v1789 & v1790;
    { u64 n1794 = v1791; u64 n1795 = v1784; v1794 = n1794; v1795 = n1795; goto b367; }
b366:;
    u64 v1792 = 0x10;
    u64 v1793 = v1784 << (v1792 & 63);
    { u64 n1794 = v1783; u64 n1795 = v1793; v1794 = n1794; v1795 = n1795; goto b367; }
b367:;
    u64 v1796 = 0x38;
    u64 v1797 = v1795 >> (v1796 & 63);
    u8 v1798 = (u64)v1797 == (u64)v4;
    if (v1798) { goto b780; } else { goto b781; }
b780:;
    { goto b368; }
b781:;
    u64 v1799 = 0x8;
    u64 v1800 = v1794 + v1799;
    u64 v1801 = 0xff;
    u64 v1802 = v1800 & v1801;
    { u64 n1805 = v1802; u64 n1806 = v1795; v1805 = n1805; v1806 = n1806; goto b369; }
b368:;
    u64 v1803 = 0x8;
    u64 v1804 = v1795 << (v1803 & 63);
    { u64 n1805 = v1794; u64 n1806 = v1804; v1805 = n1805; v1806 = n1806; goto b369; }
b369:;
    u64 v1807 = 0x3c;
    u64 v1808 = v1806 >> (v1807 & 63);
    u8 v1809 = (u64)v1808 == (u64)v4;
    if (v1809) { goto b782; } else { goto b783; }
b782:;
    { goto b370; }
b783:;
    u64 v1810 = 0x4;
    u64 v1811 = v1805 + v1810;
    u64 v1812 = 0xff;
    u64 v1813 = v1811 & v1812;
    { u64 n1816 = v1813; u64 n1817 = v1806; v1816 = n1816; v1817 = n1817; goto b371; }
b370:;
    u64 v1814 = 0x4;
    u64 v1815 = v1806 << (v1814 & 63);
    { u64 n1816 = v1805; u64 n1817 = v1815; v1816 = n1816; v1817 = n1817; goto b371; }
b371:;
    u64 v1818 = 0x3e;
    u64 v1819 = v1817 >> (v1818 & 63);
    u8 v1820 = (u64)v1819 == (u64)v4;
    if (v1820) { goto b784; } else { goto b785; }
b784:;
    { goto b372; }
b785:;
    u64 v1821 = 0x2;
    u64 v1822 = v1816 + v1821;
    u64 v1823 = 0xff;
    u64 v1824 = v1822 & v1823;
    { u64 n1827 = v1824; u64 n1828 = v1817; v1827 = n1827; v1828 = n1828; goto b373; }
b372:;
    u64 v1825 = 0x2;
    u64 v1826 = v1817 << (v1825 & 63);
    { u64 n1827 = v1816; u64 n1828 = v1826; v1827 = n1827; v1828 = n1828; goto b373; }
b373:;
    u64 v1829 = 0x3f;
    u64 v1830 = v1828 >> (v1829 & 63);
    u8 v1831 = (u64)v1830 == (u64)v4;
    if (v1831) { goto b786; } else { goto b787; }
b786:;
    { goto b374; }
b787:;
    u64 v1832 = 0x1;
    u64 v1833 = v1827 + v1832;
    u64 v1834 = 0xff;
    u64 v1835 = v1833 & v1834;
    { u64 n1838 = v1835; u64 n1839 = v1828; v1838 = n1838; v1839 = n1839; goto b375; }
b374:;
    u64 v1836 = 0x1;
    u64 v1837 = v1828 << (v1836 & 63);
    { u64 n1838 = v1827; u64 n1839 = v1837; v1838 = n1838; v1839 = n1839; goto b375; }
b375:;
    u64 v1840 = 0x38;
    u64 v1841 = v1839 >> (v1840 & 63);
    u64 v1842 = 0x7f;
    u64 v1843 = v1841 & v1842;
    u64 v1844 = load_u64((const u8 *)v3 + 48);
    u64 v1845 = load_u64((const u8 *)v1844 + 1200);
    u64 v1846 = 0x7f;
    u64 v1847 = v1843 & v1846;
    u64 v1848 = 0x4;
    u64 v1849 = v1847 * v1848;
    u64 v1850 = v1845 + v1849;
    u32 v1851 = load_u32((const u8 *)v1850 + 0);
    u64 v1852 = v1851;
    u8 v1853 = (u64)v1852 != (u64)v4;
    u64 v1854 = v1853;
    u64 v1855 = load_u64((const u8 *)v3 + 48);
    u64 v1856 = load_u64((const u8 *)v1855 + 1224);
    u64 v1857 = 0x8;
    u64 v1858 = v1852 * v1857;
    u64 v1859 = v1856 + v1858;
    u32 v1860 = load_u32((const u8 *)v1859 + 0);
    u64 v1861 = load_u64((const u8 *)v3 + 48);
    u64 v1862 = load_u64((const u8 *)v1861 + 1232);
    u64 v1863 = 0x8;
    u64 v1864 = v1852 * v1863;
    u64 v1865 = v1862 + v1864;
    u32 v1866 = 0x697;
    u8 v1867 = (u32)v1860 == (u32)v1866;
    if (v1867) { goto b788; } else { goto b789; }
b788:;
    u64 v1868 = load_u64((const u8 *)v1865 + 0);
    u64 v1869 = 0xffff;
    u64 v1870 = v1868 & v1869;
    { goto b376; }
b789:;
    u32 v1871 = 0x69a;
    u8 v1872 = (u32)v1860 == (u32)v1871;
    if (v1872) { goto b790; } else { goto b791; }
b790:;
    { goto b377; }
b791:;
    { u64 n1876 = v1775; v1876 = n1876; goto b378; }
b376:;
    u64 v1873 = 0x10;
    u64 v1874 = v1838 << (v1873 & 63);
    u64 v1875 = v1874 | v1870;
    { u64 n1876 = v1875; v1876 = n1876; goto b378; }
b377:;
    { u64 n1876 = v1775; v1876 = n1876; goto b378; }
b378:;
    u64 v1877 = 0xfffffffff0000000;
    u8 v1878 = (u64)v348 == (u64)v4;
    if (v1878) { goto b792; } else { goto b793; }
b792:;
    { u64 n1978 = v1877; v1978 = n1978; goto b393; }
b793:;
    u64 v1879 = 0x20;
    u64 v1880 = v348 >> (v1879 & 63);
    u8 v1881 = (u64)v1880 == (u64)v4;
    if (v1881) { goto b794; } else { goto b795; }
b794:;
    { goto b379; }
b795:;
    u64 v1882 = 0x20;
    { u64 n1885 = v1882; u64 n1886 = v348; v1885 = n1885; v1886 = n1886; goto b380; }
b379:;
    u64 v1883 = 0x20;
    u64 v1884 = v348 << (v1883 & 63);
    { u64 n1885 = v4; u64 n1886 = v1884; v1885 = n1885; v1886 = n1886; goto b380; }
b380:;
    u64 v1887 = 0x30;
    u64 v1888 = v1886 >> (v1887 & 63);
    u8 v1889 = (u64)v1888 == (u64)v4;
    if (v1889) { goto b796; } else { goto b797; }
b796:;
    { goto b381; }
b797:;
    u64 v1890 = 0x10;
    u64 v1891 = v1885 + v1890;
    u64 v1892 = 0xff;
    u64 v1893 = v1891 & v1892;
    { u64 n1896 = v1893; u64 n1897 = v1886; v1896 = n1896; v1897 = n1897; goto b382; }
b381:;
    u64 v1894 = 0x10;
    u64 v1895 = v1886 << (v1894 & 63);
    { u64 n1896 = v1885; u64 n1897 = v1895; v1896 = n1896; v1897 = n1897; goto b382; }
b382:;
    u64 v1898 = 0x38;
    u64 v1899 = v1897 >> (v1898 & 63);
    u8 v1900 = (u64)v1899 == (u64)v4;
    if (v1900) { goto b798; } else { goto b799; }
b798:;
    { goto b383; }
b799:;
    u64 v1901 = 0x8;
    u64 v1902 = v1896 + v1901;
    u64 v1903 = 0xff;
    u64 v1904 = v1902 & v1903;
    { u64 n1907 = v1904; u64 n1908 = v1897; v1907 = n1907; v1908 = n1908; goto b384; }
b383:;
    u64 v1905 = 0x8;
    u64 v1906 = v1897 << (v1905 & 63);
    { u64 n1907 = v1896; u64 n1908 = v1906; v1907 = n1907; v1908 = n1908; goto b384; }
b384:;
    u64 v1909 = 0x3c;
    u64 v1910 = v1908 >> (v1909 & 63);
    u8 v1911 = (u64)v1910 == (u64)v4;
    if (v1911) { goto b800; } else { goto b801; }
b800:;
    { goto b385; }
b801:;
    u64 v1912 = 0x4;
    u64 v1913 = v1907 + v1912;
    u64 v1914 = 0xff;
    u64 v1915 = v1913 & v1914;
    { u64 n1918 = v1915; u64 n1919 = v1908; v1918 = n1918; v1919 = n1919; goto b386; }
b385:;
    u64 v1916 = 0x4;
    u64 v1917 = v1908 << (v1916 & 63);
    { u64 n1918 = v1907; u64 n1919 = v1917; v1918 = n1918; v1919 = n1919; goto b386; }
b386:;
    u64 v1920 = 0x3e;
    u64 v1921 = v1919 >> (v1920 & 63);
    u8 v1922 = (u64)v1921 == (u64)v4;
    if (v1922) { goto b802; } else { goto b803; }
b802:;
    { goto b387; }
b803:;
    u64 v1923 = 0x2;
    u64 v1924 = v1918 + v1923;
    u64 v1925 = 0xff;
    u64 v1926 = v1924 & v1925;
    { u64 n1929 = v1926; u64 n1930 = v1919; v1929 = n1929; v1930 = n1930; goto b388; }
b387:;
    u64 v1927 = 0x2;
    u64 v1928 = v1919 << (v1927 & 63);
    { u64 n1929 = v1918; u64 n1930 = v1928; v1929 = n1929; v1930 = n1930; goto b388; }
b388:;
    u64 v1931 = 0x3f;
    u64 v1932 = v1930 >> (v1931 & 63);
    u8 v1933 = (u64)v1932 == (u64)v4;
    if (v1933) { goto b804; } else { goto b805; }
b804:;
    { goto b389; }
b805:;
    u64 v1934 = 0x1;
    u64 v1935 = v1929 + v1934;
    u64 v1936 = 0xff;
    u64 v1937 = v1935 & v1936;
    { u64 n1940 = v1937; u64 n1941 = v1930; v1940 = n1940; v1941 = n1941; goto b390; }
b389:;
    u64 v1938 = 0x1;
    u64 v1939 = v1930 << (v1938 & 63);
    { u64 n1940 = v1929; u64 n1941 = v1939; v1940 = n1940; v1941 = n1941; goto b390; }
b390:;
    u64 v1942 = 0x38;
    u64 v1943 = v1941 >> (v1942 & 63);
    u64 v1944 = 0x7f;
    u64 v1945 = v1943 & v1944;
    u64 v1946 = load_u64((const u8 *)v3 + 48);
    u64 v1947 = load_u64((const u8 *)v1946 + 1240);
    u64 v1948 = 0x7f;
    u64 v1949 = v1945 & v1948;
    u64 v1950 = 0x4;
    u64 v1951 = v1949 * v1950;
    u64 v1952 = v1947 + v1951;
    u32 v1953 = load_u32((const u8 *)v1952 + 0);
    u64 v1954 = v1953;
    u8 v1955 = (u64)v1954 != (u64)v4;
    u64 v1956 = v1955;
    u64 v1957 = load_u64((const u8 *)v3 + 48);
    u64 v1958 = load_u64((const u8 *)v1957 + 1264);
    u64 v1959 = 0x8;
    u64 v1960 = v1954 * v1959;
    u64 v1961 = v1958 + v1960;
    u32 v1962 = load_u32((const u8 *)v1961 + 0);
    u64 v1963 = load_u64((const u8 *)v3 + 48);
    u64 v1964 = load_u64((const u8 *)v1963 + 1272);
    u64 v1965 = 0x8;
    u64 v1966 = v1954 * v1965;
    u64 v1967 = v1964 + v1966;
    u32 v1968 = 0x6bf;
    u8 v1969 = (u32)v1962 == (u32)v1968;
    if (v1969) { goto b806; } else { goto b807; }
b806:;
    u64 v1970 = load_u64((const u8 *)v1967 + 0);
    u64 v1971 = 0xffff;
    u64 v1972 = v1970 & v1971;
    { goto b391; }
b807:;
    u32 v1973 = 0x6c2;
    u8 v1974 = (u32)v1962 == (u32)v1973;
    if (v1974) { goto b808; } else { goto b809; }
b808:;
    { goto b392; }
b809:;
    { u64 n1978 = v1877; v1978 = n1978; goto b393; }
b391:;
    u64 v1975 = 0x10;
    u64 v1976 = v1940 << (v1975 & 63);
    u64 v1977 = v1976 | v1972;
    { u64 n1978 = v1977; v1978 = n1978; goto b393; }
b392:;
    { u64 n1978 = v1877; v1978 = n1978; goto b393; }
b393:;
    u64 v1979 = 0xfffffffff0000000;
    u8 v1980 = (u64)v353 == (u64)v4;
    if (v1980) { goto b810; } else { goto b811; }
b810:;
    { u64 n2080 = v1979; v2080 = n2080; goto b408; }
b811:;
    u64 v1981 = 0x20;
    u64 v1982 = v353 >> (v1981 & 63);
    u8 v1983 = (u64)v1982 == (u64)v4;
    if (v1983) { goto b812; } else { goto b813; }
b812:;
    { goto b394; }
b813:;
    u64 v1984 = 0x20;
    { u64 n1987 = v1984; u64 n1988 = v353; v1987 = n1987; v1988 = n1988; goto b395; }
b394:;
    u64 v1985 = 0x20;
    u64 v1986 = v353 << (v1985 & 63);
    { u64 n1987 = v4; u64 n1988 = v1986; v1987 = n1987; v1988 = n1988; goto b395; }
b395:;
    u64 v1989 = 0x30;
    u64 v1990 = v1988 >> (v1989 & 63);
    u8 v1991 = (u64)v1990 == (u64)v4;
    if (v1991) { goto b814; } else { goto b815; }
b814:;
    { goto b396; }
b815:;
    u64 v1992 = 0x10;
    u64 v1993 = v1987 + v1992;
    u64 v1994 = 0xff;
    u64 v1995 = v1993 & v1994;
    { u64 n1998 = v1995; u64 n1999 = v1988; v1998 = n1998; v1999 = n1999; goto b397; }
b396:;
    u64 v1996 = 0x10;
    u64 v1997 = v1988 << (v1996 & 63);
    { u64 n1998 = v1987; u64 n1999 = v1997; v1998 = n1998; v1999 = n1999; goto b397; }
b397:;
    u64 v2000 = 0x38;
    u64 v2001 = v1999 >> (v2000 & 63);
    u8 v2002 = (u64)v2001 == (u64)v4;
    if (v2002) { goto b816; } else { goto b817; }
b816:;
    { goto b398; }
b817:;
    u64 v2003 = 0x8;
    u64 v2004 = v1998 + v2003;
    u64 v2005 = 0xff;
    u64 v2006 = v2004 & v2005;
    { u64 n2009 = v2006; u64 n2010 = v1999; v2009 = n2009; v2010 = n2010; goto b399; }
b398:;
    u64 v2007 = 0x8;
    u64 v2008 = v1999 << (v2007 & 63);
    { u64 n2009 = v1998; u64 n2010 = v2008; v2009 = n2009; v2010 = n2010; goto b399; }
b399:;
    u64 v2011 = 0x3c;
    u64 v2012 = v2010 >> (v2011 & 63);
    u8 v2013 = (u64)v2012 == (u64)v4;
    if (v2013) { goto b818; } else { goto b819; }
b818:;
    { goto b400; }
b819:;
    u64 v2014 = 0x4;
    u64 v2015 = v2009 + v2014;
    u64 v2016 = 0xff;
    u64 v2017 = v2015 & v2016;
    { u64 n2020 = v2017; u64 n2021 = v2010; v2020 = n2020; v2021 = n2021; goto b401; }
b400:;
    u64 v2018 = 0x4;
    u64 v2019 = v2010 << (v2018 & 63);
    { u64 n2020 = v2009; u64 n2021 = v2019; v2020 = n2020; v2021 = n2021; goto b401; }
b401:;
    u64 v2022 = 0x3e;
    u64 v2023 = v2021 >> (v2022 & 63);
    u8 v2024 = (u64)v2023 == (u64)v4;
    if (v2024) { goto b820; } else { goto b821; }
b820:;
    { goto b402; }
b821:;
    u64 v2025 = 0x2;
    u64 v2026 = v2020 + v2025;
    u64 v2027 = 0xff;
    u64 v2028 = v2026 & v2027;
    { u64 n2031 = v2028; u64 n2032 = v2021; v2031 = n2031; v2032 = n2032; goto b403; }
b402:;
    u64 v2029 = 0x2;
    u64 v2030 = v2021 << (v2029 & 63);
    { u64 n2031 = v2020; u64 n2032 = v2030; v2031 = n2031; v2032 = n2032; goto b403; }
b403:;
    u64 v2033 = 0x3f;
    u64 v2034 = v2032 >> (v2033 & 63);
    u8 v2035 = (u64)v2034 == (u64)v4;
    if (v2035) { goto b822; } else { goto b823; }
b822:;
    { goto b404; }
b823:;
    u64 v2036 = 0x1;
    u64 v2037 = v2031 + v2036;
    u64 v2038 = 0xff;
    u64 v2039 = v2037 & v2038;
    { u64 n2042 = v2039; u64 n2043 = v2032; v2042 = n2042; v2043 = n2043; goto b405; }
b404:;
    u64 v2040 = 0x1;
    u64 v2041 = v2032 << (v2040 & 63);
    { u64 n2042 = v2031; u64 n2043 = v2041; v2042 = n2042; v2043 = n2043; goto b405; }
b405:;
    u64 v2044 = 0x38;
    u64 v2045 = v2043 >> (v2044 & 63);
    u64 v2046 = 0x7f;
    u64 v2047 = v2045 & v2046;
    u64 v2048 = load_u64((const u8 *)v3 + 48);
    u64 v2049 = load_u64((const u8 *)v2048 + 1280);
    u64 v2050 = 0x7f;
    u64 v2051 = v2047 & v2050;
    u64 v2052 = 0x4;
    u64 v2053 = v2051 * v2052;
    u64 v2054 = v2049 + v2053;
    u32 v2055 = load_u32((const u8 *)v2054 + 0);
    u64 v2056 = v2055;
    u8 v2057 = (u64)v2056 != (u64)v4;
    u64 v2058 = v2057;
    u64 v2059 = load_u64((const u8 *)v3 + 48);
    u64 v2060 = load_u64((const u8 *)v2059 + 1304);
    u64 v2061 = 0x8;
    u64 v2062 = v2056 * v2061;
    u64 v2063 = v2060 + v2062;
    u32 v2064 = load_u32((const u8 *)v2063 + 0);
    u64 v2065 = load_u64((const u8 *)v3 + 48);
    u64 v2066 = load_u64((const u8 *)v2065 + 1312);
    u64 v2067 = 0x8;
    u64 v2068 = v2056 * v2067;
    u64 v2069 = v2066 + v2068;
    u32 v2070 = 0x6e7;
    u8 v2071 = (u32)v2064 == (u32)v2070;
    if (v2071) { goto b824; } else { goto b825; }
b824:;
    u64 v2072 = load_u64((const u8 *)v2069 + 0);
    u64 v2073 = 0xffff;
    u64 v2074 = v2072 & v2073;
    { goto b406; }
b825:;
    u32 v2075 = 0x6ea;
    u8 v2076 = (u32)v2064 == (u32)v2075;
    if (v2076) { goto b826; } else { goto b827; }
b826:;
    { goto b407; }
b827:;
    { u64 n2080 = v1979; v2080 = n2080; goto b408; }
b406:;
    u64 v2077 = 0x10;
    u64 v2078 = v2042 << (v2077 & 63);
    u64 v2079 = v2078 | v2074;
    { u64 n2080 = v2079; v2080 = n2080; goto b408; }
b407:;
    { u64 n2080 = v1979; v2080 = n2080; goto b408; }
b408:;
    u64 v2081 = 0xfffffffff0000000;
    u8 v2082 = (u64)v1769 == (u64)v4;
    if (v2082) { goto b828; } else { goto b829; }
b828:;
    { u64 n2182 = v2081; v2182 = n2182; goto b423; }
b829:;
    u64 v2083 = 0x20;
    u64 v2084 = v1769 >> (v2083 & 63);
    u8 v2085 = (u64)v2084 == (u64)v4;
    if (v2085) { goto b830; } else { goto b831; }
b830:;
    { goto b409; }
b831:;
    u64 v2086 = 0x20;
    { u64 n2089 = v2086; u64 n2090 = v1769; v2089 = n2089; v2090 = n2090; goto b410; }
b409:;
    u64 v2087 = 0x20;
    u64 v2088 = v1769 << (v2087 & 63);
    { u64 n2089 = v4; u64 n2090 = v2088; v2089 = n2089; v2090 = n2090; goto b410; }
b410:;
    u64 v2091 = 0x30;
    u64 v2092 = v2090 >> (v2091 & 63);
    u8 v2093 = (u64)v2092 == (u64)v4;
    if (v2093) { goto b832; } else { goto b833; }
b832:;
    { goto b411; }
b833:;
    u64 v2094 = 0x10;
    u64 v2095 = v2089 + v2094;
    u64 v2096 = 0xff;
    u64 v2097 = v2095 & v2096;
    { u64 n2100 = v2097; u64 n2101 = v2090; v2100 = n2100; v2101 = n2101; goto b412; }
b411:;
    u64 v2098 = 0x10;
    u64 v2099 = v2090 << (v2098 & 63);
    { u64 n2100 = v2089; u64 n2101 = v2099; v2100 = n2100; v2101 = n2101; goto b412; }
b412:;
    u64 v2102 = 0x38;
    u64 v2103 = v2101 >> (v2102 & 63);
    u8 v2104 = (u64)v2103 == (u64)v4;
    if (v2104) { goto b834; } else { goto b835; }
b834:;
    { goto b413; }
b835:;
    u64 v2105 = 0x8;
    u64 v2106 = v2100 + v2105;
    u64 v2107 = 0xff;
    u64 v2108 = v2106 & v2107;
    { u64 n2111 = v2108; u64 n2112 = v2101; v2111 = n2111; v2112 = n2112; goto b414; }
b413:;
    u64 v2109 = 0x8;
    u64 v2110 = v2101 << (v2109 & 63);
    { u64 n2111 = v2100; u64 n2112 = v2110; v2111 = n2111; v2112 = n2112; goto b414; }
b414:;
    u64 v2113 = 0x3c;
    u64 v2114 = v2112 >> (v2113 & 63);
    u8 v2115 = (u64)v2114 == (u64)v4;
    if (v2115) { goto b836; } else { goto b837; }
b836:;
    { goto b415; }
b837:;
    u64 v2116 = 0x4;
    u64 v2117 = v2111 + v2116;
    u64 v2118 = 0xff;
    u64 v2119 = v2117 & v2118;
    { u64 n2122 = v2119; u64 n2123 = v2112; v2122 = n2122; v2123 = n2123; goto b416; }
b415:;
    u64 v2120 = 0x4;
    u64 v2121 = v2112 << (v2120 & 63);
    { u64 n2122 = v2111; u64 n2123 = v2121; v2122 = n2122; v2123 = n2123; goto b416; }
b416:;
    u64 v2124 = 0x3e;
    u64 v2125 = v2123 >> (v2124 & 63);
    u8 v2126 = (u64)v2125 == (u64)v4;
    if (v2126) { goto b838; } else { goto b839; }
b838:;
    { goto b417; }
b839:;
    u64 v2127 = 0x2;
    u64 v2128 = v2122 + v2127;
    u64 v2129 = 0xff;
    u64 v2130 = v2128 & v2129;
    { u64 n2133 = v2130; u64 n2134 = v2123; v2133 = n2133; v2134 = n2134; goto b418; }
b417:;
    u64 v2131 = 0x2;
    u64 v2132 = v2123 << (v2131 & 63);
    { u64 n2133 = v2122; u64 n2134 = v2132; v2133 = n2133; v2134 = n2134; goto b418; }
b418:;
    u64 v2135 = 0x3f;
    u64 v2136 = v2134 >> (v2135 & 63);
    u8 v2137 = (u64)v2136 == (u64)v4;
    if (v2137) { goto b840; } else { goto b841; }
b840:;
    { goto b419; }
b841:;
    u64 v2138 = 0x1;
    u64 v2139 = v2133 + v2138;
    u64 v2140 = 0xff;
    u64 v2141 = v2139 & v2140;
    { u64 n2144 = v2141; u64 n2145 = v2134; v2144 = n2144; v2145 = n2145; goto b420; }
b419:;
    u64 v2142 = 0x1;
    u64 v2143 = v2134 << (v2142 & 63);
    { u64 n2144 = v2133; u64 n2145 = v2143; v2144 = n2144; v2145 = n2145; goto b420; }
b420:;
    u64 v2146 = 0x38;
    u64 v2147 = v2145 >> (v2146 & 63);
    u64 v2148 = 0x7f;
    u64 v2149 = v2147 & v2148;
    u64 v2150 = load_u64((const u8 *)v3 + 48);
    u64 v2151 = load_u64((const u8 *)v2150 + 1320);
    u64 v2152 = 0x7f;
    u64 v2153 = v2149 & v2152;
    u64 v2154 = 0x4;
    u64 v2155 = v2153 * v2154;
    u64 v2156 = v2151 + v2155;
    u32 v2157 = load_u32((const u8 *)v2156 + 0);
    u64 v2158 = v2157;
    u8 v2159 = (u64)v2158 != (u64)v4;
    u64 v2160 = v2159;
    u64 v2161 = load_u64((const u8 *)v3 + 48);
    u64 v2162 = load_u64((const u8 *)v2161 + 1344);
    u64 v2163 = 0x8;
    u64 v2164 = v2158 * v2163;
    u64 v2165 = v2162 + v2164;
    u32 v2166 = load_u32((const u8 *)v2165 + 0);
    u64 v2167 = load_u64((const u8 *)v3 + 48);
    u64 v2168 = load_u64((const u8 *)v2167 + 1352);
    u64 v2169 = 0x8;
    u64 v2170 = v2158 * v2169;
    u64 v2171 = v2168 + v2170;
    u32 v2172 = 0x70f;
    u8 v2173 = (u32)v2166 == (u32)v2172;
    if (v2173) { goto b842; } else { goto b843; }
b842:;
    u64 v2174 = load_u64((const u8 *)v2171 + 0);
    u64 v2175 = 0xffff;
    u64 v2176 = v2174 & v2175;
    { goto b421; }
b843:;
    u32 v2177 = 0x712;
    u8 v2178 = (u32)v2166 == (u32)v2177;
    if (v2178) { goto b844; } else { goto b845; }
b844:;
    { goto b422; }
b845:;
    { u64 n2182 = v2081; v2182 = n2182; goto b423; }
b421:;
    u64 v2179 = 0x10;
    u64 v2180 = v2144 << (v2179 & 63);
    u64 v2181 = v2180 | v2176;
    { u64 n2182 = v2181; v2182 = n2182; goto b423; }
b422:;
    { u64 n2182 = v2081; v2182 = n2182; goto b423; }
b423:;
    u64 v2183 = 0xfffffffff0000000;
    u8 v2184 = (u64)v1770 == (u64)v4;
    if (v2184) { goto b846; } else { goto b847; }
b846:;
    { u64 n2284 = v2183; v2284 = n2284; goto b438; }
b847:;
    u64 v2185 = 0x20;
    u64 v2186 = v1770 >> (v2185 & 63);
    u8 v2187 = (u64)v2186 == (u64)v4;
    if (v2187) { goto b848; } else { goto b849; }
b848:;
    { goto b424; }
b849:;
    u64 v2188 = 0x20;
    { u64 n2191 = v2188; u64 n2192 = v1770; v2191 = n2191; v2192 = n2192; goto b425; }
b424:;
    u64 v2189 = 0x20;
    u64 v2190 = v1770 << (v2189 & 63);
    { u64 n2191 = v4; u64 n2192 = v2190; v2191 = n2191; v2192 = n2192; goto b425; }
b425:;
    u64 v2193 = 0x30;
    u64 v2194 = v2192 >> (v2193 & 63);
    u8 v2195 = (u64)v2194 == (u64)v4;
    if (v2195) { goto b850; } else { goto b851; }
b850:;
    { goto b426; }
b851:;
    u64 v2196 = 0x10;
    u64 v2197 = v2191 + v2196;
    u64 v2198 = 0xff;
    u64 v2199 = v2197 & v2198;
    { u64 n2202 = v2199; u64 n2203 = v2192; v2202 = n2202; v2203 = n2203; goto b427; }
b426:;
    u64 v2200 = 0x10;
    u64 v2201 = v2192 << (v2200 & 63);
    { u64 n2202 = v2191; u64 n2203 = v2201; v2202 = n2202; v2203 = n2203; goto b427; }
b427:;
    u64 v2204 = 0x38;
    u64 v2205 = v2203 >> (v2204 & 63);
    u8 v2206 = (u64)v2205 == (u64)v4;
    if (v2206) { goto b852; } else { goto b853; }
b852:;
    { goto b428; }
b853:;
    u64 v2207 = 0x8;
    u64 v2208 = v2202 + v2207;
    u64 v2209 = 0xff;
    u64 v2210 = v2208 & v2209;
    { u64 n2213 = v2210; u64 n2214 = v2203; v2213 = n2213; v2214 = n2214; goto b429; }
b428:;
    u64 v2211 = 0x8;
    u64 v2212 = v2203 << (v2211 & 63);
    { u64 n2213 = v2202; u64 n2214 = v2212; v2213 = n2213; v2214 = n2214; goto b429; }
b429:;
    u64 v2215 = 0x3c;
    u64 v2216 = v2214 >> (v2215 & 63);
    u8 v2217 = (u64)v2216 == (u64)v4;
    if (v2217) { goto b854; } else { goto b855; }
b854:;
    { goto b430; }
b855:;
    u64 v2218 = 0x4;
    u64 v2219 = v2213 + v2218;
    u64 v2220 = 0xff;
    u64 v2221 = v2219 & v2220;
    { u64 n2224 = v2221; u64 n2225 = v2214; v2224 = n2224; v2225 = n2225; goto b431; }
b430:;
    u64 v2222 = 0x4;
    u64 v2223 = v2214 << (v2222 & 63);
    { u64 n2224 = v2213; u64 n2225 = v2223; v2224 = n2224; v2225 = n2225; goto b431; }
b431:;
    u64 v2226 = 0x3e;
    u64 v2227 = v2225 >> (v2226 & 63);
    u8 v2228 = (u64)v2227 == (u64)v4;
    if (v2228) { goto b856; } else { goto b857; }
b856:;
    { goto b432; }
b857:;
    u64 v2229 = 0x2;
    u64 v2230 = v2224 + v2229;
    u64 v2231 = 0xff;
    u64 v2232 = v2230 & v2231;
    { u64 n2235 = v2232; u64 n2236 = v2225; v2235 = n2235; v2236 = n2236; goto b433; }
b432:;
    u64 v2233 = 0x2;
    u64 v2234 = v2225 << (v2233 & 63);
    { u64 n2235 = v2224; u64 n2236 = v2234; v2235 = n2235; v2236 = n2236; goto b433; }
b433:;
    u64 v2237 = 0x3f;
    u64 v2238 = v2236 >> (v2237 & 63);
    u8 v2239 = (u64)v2238 == (u64)v4;
    if (v2239) { goto b858; } else { goto b859; }
b858:;
    { goto b434; }
b859:;
    u64 v2240 = 0x1;
    u64 v2241 = v2235 + v2240;
    u64 v2242 = 0xff;
    u64 v2243 = v2241 & v2242;
    { u64 n2246 = v2243; u64 n2247 = v2236; v2246 = n2246; v2247 = n2247; goto b435; }
b434:;
    u64 v2244 = 0x1;
    u64 v2245 = v2236 << (v2244 & 63);
    { u64 n2246 = v2235; u64 n2247 = v2245; v2246 = n2246; v2247 = n2247; goto b435; }
b435:;
    u64 v2248 = 0x38;
    u64 v2249 = v2247 >> (v2248 & 63);
    u64 v2250 = 0x7f;
    u64 v2251 = v2249 & v2250;
    u64 v2252 = load_u64((const u8 *)v3 + 48);
    u64 v2253 = load_u64((const u8 *)v2252 + 1360);
    u64 v2254 = 0x7f;
    u64 v2255 = v2251 & v2254;
    u64 v2256 = 0x4;
    u64 v2257 = v2255 * v2256;
    u64 v2258 = v2253 + v2257;
    u32 v2259 = load_u32((const u8 *)v2258 + 0);
    u64 v2260 = v2259;
    u8 v2261 = (u64)v2260 != (u64)v4;
    u64 v2262 = v2261;
    u64 v2263 = load_u64((const u8 *)v3 + 48);
    u64 v2264 = load_u64((const u8 *)v2263 + 1384);
    u64 v2265 = 0x8;
    u64 v2266 = v2260 * v2265;
    u64 v2267 = v2264 + v2266;
    u32 v2268 = load_u32((const u8 *)v2267 + 0);
    u64 v2269 = load_u64((const u8 *)v3 + 48);
    u64 v2270 = load_u64((const u8 *)v2269 + 1392);
    u64 v2271 = 0x8;
    u64 v2272 = v2260 * v2271;
    u64 v2273 = v2270 + v2272;
    u32 v2274 = 0x737;
    u8 v2275 = (u32)v2268 == (u32)v2274;
    if (v2275) { goto b860; } else { goto b861; }
b860:;
    u64 v2276 = load_u64((const u8 *)v2273 + 0);
    u64 v2277 = 0xffff;
    u64 v2278 = v2276 & v2277;
    { goto b436; }
b861:;
    u32 v2279 = 0x73a;
    u8 v2280 = (u32)v2268 == (u32)v2279;
    if (v2280) { goto b862; } else { goto b863; }
b862:;
    { goto b437; }
b863:;
    { u64 n2284 = v2183; v2284 = n2284; goto b438; }
b436:;
    u64 v2281 = 0x10;
    u64 v2282 = v2246 << (v2281 & 63);
    u64 v2283 = v2282 | v2278;
    { u64 n2284 = v2283; v2284 = n2284; goto b438; }
b437:;
    { u64 n2284 = v2183; v2284 = n2284; goto b438; }
b438:;
    u64 v2285 = v1876 + v362;
    u64 v2286 = 0x20;
    u64 v2287 = v2285 << (v2286 & 63);
    u64 v2288 = 0x20;
    u64 v2289 = (int64_t)v2287 >> (v2288 & 63);
    u64 v2290 = 0xa0000;
    u64 v2291 = v2182 + v2290;
    u64 v2292 = v2291 - v2289;
    u64 v2293 = 0x20;
    u64 v2294 = v2292 << (v2293 & 63);
    u64 v2295 = 0x20;
    u64 v2296 = (int64_t)v2294 >> (v2295 & 63);
    u64 v2297 = v2284 - v2080;
    u64 v2298 = 0x20;
    u64 v2299 = v2297 << (v2298 & 63);
    u64 v2300 = 0x20;
    u64 v2301 = (int64_t)v2299 >> (v2300 & 63);
    u64 v2302 = 0xfffffffffff60000;
    u64 v2303 = v2289 + v2302;
    u64 v2304 = v2303 - v2080;
    u64 v2305 = 0x20000;
    u64 v2306 = v2304 + v2305;
    u64 v2307 = 0x20;
    u64 v2308 = v2306 << (v2307 & 63);
    u64 v2309 = 0x20;
    u64 v2310 = (int64_t)v2308 >> (v2309 & 63);
    u64 v2311 = 0x4000000000000000;
    u8 v2312 = (u64)v343 != (u64)v2311;
    if (v2312) { goto b864; } else { goto b865; }
b864:;
    { u64 n2314 = v2310; v2314 = n2314; goto b439; }
b865:;
    u64 v2313 = 0x8000000;
    { u64 n2314 = v2313; v2314 = n2314; goto b439; }
b439:;
    u64 v2315 = 0xffffffffffe50000;
    u64 v2316 = v2289 + v2315;
    u64 v2317 = 0x20;
    u64 v2318 = v2316 << (v2317 & 63);
    u64 v2319 = 0x20;
    u64 v2320 = (int64_t)v2318 >> (v2319 & 63);
    u64 v2321 = v371 + v1978;
    u64 v2322 = 0xffffffffffe50000;
    u64 v2323 = v2321 + v2322;
    u64 v2324 = 0x20;
    u64 v2325 = v2323 << (v2324 & 63);
    u64 v2326 = 0x20;
    u64 v2327 = (int64_t)v2325 >> (v2326 & 63);
    u8 v2328 = (u64)v401 == (u64)v4;
    if (v2328) { goto b866; } else { goto b867; }
b866:;
    { u64 n2438 = v410; u64 n2439 = v2314; u64 n2440 = v2320; u64 n2441 = v2327; u64 n2442 = v2296; u64 n2443 = v2301; v2438 = n2438; v2439 = n2439; v2440 = n2440; v2441 = n2441; v2442 = n2442; v2443 = n2443; goto b172; }
b867:;
    u64 v2329 = 0xfffffffff0000000;
    u8 v2330 = (u64)v401 == (u64)v4;
    if (v2330) { goto b868; } else { goto b869; }
b868:;
    { u64 n2430 = v2329; v2430 = n2430; goto b454; }
b869:;
    u64 v2331 = 0x20;
    u64 v2332 = v401 >> (v2331 & 63);
    u8 v2333 = (u64)v2332 == (u64)v4;
    if (v2333) { goto b870; } else { goto b871; }
b870:;
    { goto b440; }
b871:;
    u64 v2334 = 0x20;
    { u64 n2337 = v2334; u64 n2338 = v401; v2337 = n2337; v2338 = n2338; goto b441; }
b440:;
    u64 v2335 = 0x20;
    u64 v2336 = v401 << (v2335 & 63);
    { u64 n2337 = v4; u64 n2338 = v2336; v2337 = n2337; v2338 = n2338; goto b441; }
b441:;
    u64 v2339 = 0x30;
    u64 v2340 = v2338 >> (v2339 & 63);
    u8 v2341 = (u64)v2340 == (u64)v4;
    if (v2341) { goto b872; } else { goto b873; }
b872:;
    { goto b442; }
b873:;
    u64 v2342 = 0x10;
    u64 v2343 = v2337 + v2342;
    u64 v2344 = 0xff;
    u64 v2345 = v2343 & v2344;
    { u64 n2348 = v2345; u64 n2349 = v2338; v2348 = n2348; v2349 = n2349; goto b443; }
b442:;
    u64 v2346 = 0x10;
    u64 v2347 = v2338 << (v2346 & 63);
    { u64 n2348 = v2337; u64 n2349 = v2347; v2348 = n2348; v2349 = n2349; goto b443; }
b443:;
    u64 v2350 = 0x38;
    u64 v2351 = v2349 >> (v2350 & 63);
    u8 v2352 = (u64)v2351 == (u64)v4;
    if (v2352) { goto b874; } else { goto b875; }
b874:;
    { goto b444; }
b875:;
    u64 v2353 = 0x8;
    u64 v2354 = v2348 + v2353;
    u64 v2355 = 0xff;
    u64 v2356 = v2354 & v2355;
    { u64 n2359 = v2356; u64 n2360 = v2349; v2359 = n2359; v2360 = n2360; goto b445; }
b444:;
    u64 v2357 = 0x8;
    u64 v2358 = v2349 << (v2357 & 63);
    { u64 n2359 = v2348; u64 n2360 = v2358; v2359 = n2359; v2360 = n2360; goto b445; }
b445:;
    u64 v2361 = 0x3c;
    u64 v2362 = v2360 >> (v2361 & 63);
    u8 v2363 = (u64)v2362 == (u64)v4;
    if (v2363) { goto b876; } else { goto b877; }
b876:;
    { goto b446; }
b877:;
    u64 v2364 = 0x4;
    u64 v2365 = v2359 + v2364;
    u64 v2366 = 0xff;
    u64 v2367 = v2365 & v2366;
    { u64 n2370 = v2367; u64 n2371 = v2360; v2370 = n2370; v2371 = n2371; goto b447; }
b446:;
    u64 v2368 = 0x4;
    u64 v2369 = v2360 << (v2368 & 63);
    { u64 n2370 = v2359; u64 n2371 = v2369; v2370 = n2370; v2371 = n2371; goto b447; }
b447:;
    u64 v2372 = 0x3e;
    u64 v2373 = v2371 >> (v2372 & 63);
    u8 v2374 = (u64)v2373 == (u64)v4;
    if (v2374) { goto b878; } else { goto b879; }
b878:;
    { goto b448; }
b879:;
    u64 v2375 = 0x2;
    u64 v2376 = v2370 + v2375;
    u64 v2377 = 0xff;
    u64 v2378 = v2376 & v2377;
    { u64 n2381 = v2378; u64 n2382 = v2371; v2381 = n2381; v2382 = n2382; goto b449; }
b448:;
    u64 v2379 = 0x2;
    u64 v2380 = v2371 << (v2379 & 63);
    { u64 n2381 = v2370; u64 n2382 = v2380; v2381 = n2381; v2382 = n2382; goto b449; }
b449:;
    u64 v2383 = 0x3f;
    u64 v2384 = v2382 >> (v2383 & 63);
    u8 v2385 = (u64)v2384 == (u64)v4;
    if (v2385) { goto b880; } else { goto b881; }
b880:;
    { goto b450; }
b881:;
    u64 v2386 = 0x1;
    u64 v2387 = v2381 + v2386;
    u64 v2388 = 0xff;
    u64 v2389 = v2387 & v2388;
    { u64 n2392 = v2389; u64 n2393 = v2382; v2392 = n2392; v2393 = n2393; goto b451; }
b450:;
    u64 v2390 = 0x1;
    u64 v2391 = v2382 << (v2390 & 63);
    { u64 n2392 = v2381; u64 n2393 = v2391; v2392 = n2392; v2393 = n2393; goto b451; }
b451:;
    u64 v2394 = 0x38;
    u64 v2395 = v2393 >> (v2394 & 63);
    u64 v2396 = 0x7f;
    u64 v2397 = v2395 & v2396;
    u64 v2398 = load_u64((const u8 *)v3 + 48);
    u64 v2399 = load_u64((const u8 *)v2398 + 1400);
    u64 v2400 = 0x7f;
    u64 v2401 = v2397 & v2400;
    u64 v2402 = 0x4;
    u64 v2403 = v2401 * v2402;
    u64 v2404 = v2399 + v2403;
    u32 v2405 = load_u32((const u8 *)v2404 + 0);
    u64 v2406 = v2405;
    u8 v2407 = (u64)v2406 != (u64)v4;
    u64 v2408 = v2407;
    u64 v2409 = load_u64((const u8 *)v3 + 48);
    u64 v2410 = load_u64((const u8 *)v2409 + 1424);
    u64 v2411 = 0x8;
    u64 v2412 = v2406 * v2411;
    u64 v2413 = v2410 + v2412;
    u32 v2414 = load_u32((const u8 *)v2413 + 0);
    u64 v2415 = load_u64((const u8 *)v3 + 48);
    u64 v2416 = load_u64((const u8 *)v2415 + 1432);
    u64 v2417 = 0x8;
    u64 v2418 = v2406 * v2417;
    u64 v2419 = v2416 + v2418;
    u32 v2420 = 0x772;
    u8 v2421 = (u32)v2414 == (u32)v2420;
    if (v2421) { goto b882; } else { goto b883; }
b882:;
    u64 v2422 = load_u64((const u8 *)v2419 + 0);
    u64 v2423 = 0xffff;
    u64 v2424 = v2422 & v2423;
    { goto b452; }
b883:;
    u32 v2425 = 0x775;
    u8 v2426 = (u32)v2414 == (u32)v2425;
    if (v2426) { goto b884; } else { goto b885; }
b884:;
    { goto b453; }
b885:;
    { u64 n2430 = v2329; v2430 = n2430; goto b454; }
b452:;
    u64 v2427 = 0x10;
    u64 v2428 = v2392 << (v2427 & 63);
    u64 v2429 = v2428 | v2424;
    { u64 n2430 = v2429; v2430 = n2430; goto b454; }
b453:;
    { u64 n2430 = v2329; v2430 = n2430; goto b454; }
b454:;
    u64 v2431 = v410 + v2430;
    u64 v2432 = 0xffffffffffe50000;
    u64 v2433 = v2431 + v2432;
    u64 v2434 = 0x20;
    u64 v2435 = v2433 << (v2434 & 63);
    u64 v2436 = 0x20;
    u64 v2437 = (int64_t)v2435 >> (v2436 & 63);
    { u64 n2438 = v2437; u64 n2439 = v2314; u64 n2440 = v2320; u64 n2441 = v2327; u64 n2442 = v2296; u64 n2443 = v2301; v2438 = n2438; v2439 = n2439; v2440 = n2440; v2441 = n2441; v2442 = n2442; v2443 = n2443; goto b172; }
b172:;
    u64 v2444 = 0xffffffffffec0000;
    u64 v2445 = v2442 + v2444;
    u64 v2446 = 0x20;
    u64 v2447 = v2445 << (v2446 & 63);
    u64 v2448 = 0x20;
    u64 v2449 = (int64_t)v2447 >> (v2448 & 63);
    u64 v2450 = 0xfffffffff8000000;
    u8 v2451 = (int64_t)v2450 >= (int64_t)v2449;
    if (v2451) { goto b886; } else { goto b887; }
b886:;
    { u64 n2548 = v4; u64 n2549 = v4; v2548 = n2548; v2549 = n2549; goto b178; }
b887:;
    u64 v2452 = 0x1e0000;
    u8 v2453 = (int64_t)v2449 >= (int64_t)v2452;
    if (v2453) { goto b888; } else { goto b889; }
b888:;
    { u64 n2470 = v2449; u64 n2471 = v4; v2470 = n2470; v2471 = n2471; goto b173; }
b889:;
    u64 v2454 = 0x10;
    u64 v2455 = 0x40;
    u8 v2456 = (u64)v2454 < (u64)v2455;
    u64 v2457 = 0x3f;
    u64 v2458 = v2456 ? v2454 : v2457;
    u64 v2459 = (int64_t)v2445 >> (v2458 & 63);
    u64 v2460 = 0x1e;
    u64 v2461 = v2460 - v2459;
    u64 v2462 = 0xff;
    u64 v2463 = v2461 & v2462;
    u64 v2464 = 0xffffffffffec0000;
    u64 v2465 = v2442 + v2464;
    u64 v2466 = 0xffff;
    u64 v2467 = v2465 & v2466;
    u64 v2468 = 0x1e0000;
    u64 v2469 = v2467 + v2468;
    { u64 n2470 = v2469; u64 n2471 = v2463; v2470 = n2470; v2471 = n2471; goto b173; }
b173:;
    u64 v2472 = 0x10;
    u64 v2473 = 0x40;
    u8 v2474 = (u64)v2472 < (u64)v2473;
    u64 v2475 = 0x3f;
    u64 v2476 = v2474 ? v2472 : v2475;
    u64 v2477 = (int64_t)v2470 >> (v2476 & 63);
    u64 v2478 = 0x8;
    u64 v2479 = 0x40;
    u8 v2480 = (u64)v2478 < (u64)v2479;
    u64 v2481 = 0x3f;
    u64 v2482 = v2480 ? v2478 : v2481;
    u64 v2483 = (int64_t)v2470 >> (v2482 & 63);
    u64 v2484 = 0xff;
    u64 v2485 = v2483 & v2484;
    u64 v2486 = load_u64((const u8 *)v3 + 48);
    u64 v2487 = load_u64((const u8 *)v2486 + 600);
    u64 v2488 = 0xff;
    u64 v2489 = v2485 & v2488;
    u64 v2490 = 0x4;
    u64 v2491 = v2489 * v2490;
    u64 v2492 = v2487 + v2491;
    u32 v2493 = load_u32((const u8 *)v2492 + 0);
    u64 v2494 = v2493;
    u8 v2495 = (u64)v2494 != (u64)v4;
    u64 v2496 = v2495;
    u64 v2497 = load_u64((const u8 *)v3 + 48);
    u64 v2498 = load_u64((const u8 *)v2497 + 624);
    u64 v2499 = 0x8;
    u64 v2500 = v2494 * v2499;
    u64 v2501 = v2498 + v2500;
    u32 v2502 = load_u32((const u8 *)v2501 + 0);
    u64 v2503 = load_u64((const u8 *)v3 + 48);
    u64 v2504 = load_u64((const u8 *)v2503 + 632);
    u64 v2505 = 0x8;
    u64 v2506 = v2494 * v2505;
    u64 v2507 = v2504 + v2506;
    u32 v2508 = 0x359;
    u8 v2509 = (u32)v2502 == (u32)v2508;
    if (v2509) { goto b890; } else { goto b891; }
b890:;
    u64 v2510 = load_u64((const u8 *)v2507 + 0);
    { goto b174; }
b891:;
    u32 v2511 = 0x369;
    u8 v2512 = (u32)v2502 == (u32)v2511;
    if (v2512) { goto b892; } else { goto b893; }
b892:;
    { goto b177; }
b893:;
    { u64 n2548 = v4; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b174:;
    u64 v2513 = 0x3e;
    u8 v2514 = (int64_t)v2477 < (int64_t)v2513;
    if (v2514) { goto b894; } else { goto b895; }
b894:;
    { goto b175; }
b895:;
    u64 v2515 = 0x4000000000000000;
    { u64 n2548 = v2515; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b175:;
    u64 v2516 = 0x10;
    u8 v2517 = (int64_t)v2477 < (int64_t)v2516;
    if (v2517) { goto b896; } else { goto b897; }
b896:;
    { goto b176; }
b897:;
    u64 v2518 = 0xfffffffffffffff0;
    u64 v2519 = v2477 + v2518;
    u64 v2520 = 0xff;
    u64 v2521 = v2519 & v2520;
    u64 v2522 = 0x40;
    u8 v2523 = (u64)v2521 < (u64)v2522;
    u64 v2524 = v2510 << (v2521 & 63);
    u64 v2525 = v2523 ? v2524 : v4;
    { u64 n2548 = v2525; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b176:;
    u64 v2526 = 0xffffffffffffffff;
    u8 v2527 = (int64_t)v2477 < (int64_t)v2526;
    if (v2527) { goto b898; } else { goto b899; }
b898:;
    { u64 n2548 = v4; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b899:;
    u64 v2528 = 0x10;
    u64 v2529 = v2528 - v2477;
    u64 v2530 = 0xff;
    u64 v2531 = v2529 + v2530;
    u64 v2532 = 0xff;
    u64 v2533 = v2531 & v2532;
    u64 v2534 = 0x1;
    u64 v2535 = 0x40;
    u8 v2536 = (u64)v2533 < (u64)v2535;
    u64 v2537 = v2534 << (v2533 & 63);
    u64 v2538 = v2536 ? v2537 : v4;
    u64 v2539 = v2510 + v2538;
    u64 v2540 = 0x10;
    u64 v2541 = v2540 - v2477;
    u64 v2542 = 0xff;
    u64 v2543 = v2541 & v2542;
    u64 v2544 = 0x40;
    u8 v2545 = (u64)v2543 < (u64)v2544;
    u64 v2546 = v2539 >> (v2543 & 63);
    u64 v2547 = v2545 ? v2546 : v4;
    { u64 n2548 = v2547; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b177:;
    { u64 n2548 = v4; u64 n2549 = v2471; v2548 = n2548; v2549 = n2549; goto b178; }
b178:;
    u64 v2550 = 0xfffffffff8000000;
    u8 v2551 = (int64_t)v2550 >= (int64_t)v2443;
    if (v2551) { goto b900; } else { goto b901; }
b900:;
    { u64 n2646 = v4; u64 n2647 = v4; v2646 = n2646; v2647 = n2647; goto b184; }
b901:;
    u64 v2552 = 0x1e0000;
    u8 v2553 = (int64_t)v2443 >= (int64_t)v2552;
    if (v2553) { goto b902; } else { goto b903; }
b902:;
    { u64 n2568 = v2443; u64 n2569 = v4; v2568 = n2568; v2569 = n2569; goto b179; }
b903:;
    u64 v2554 = 0x10;
    u64 v2555 = 0x40;
    u8 v2556 = (u64)v2554 < (u64)v2555;
    u64 v2557 = 0x3f;
    u64 v2558 = v2556 ? v2554 : v2557;
    u64 v2559 = (int64_t)v2443 >> (v2558 & 63);
    u64 v2560 = 0x1e;
    u64 v2561 = v2560 - v2559;
    u64 v2562 = 0xff;
    u64 v2563 = v2561 & v2562;
    u64 v2564 = 0xffff;
    u64 v2565 = v2443 & v2564;
    u64 v2566 = 0x1e0000;
    u64 v2567 = v2565 + v2566;
    { u64 n2568 = v2567; u64 n2569 = v2563; v2568 = n2568; v2569 = n2569; goto b179; }
b179:;
    u64 v2570 = 0x10;
    u64 v2571 = 0x40;
    u8 v2572 = (u64)v2570 < (u64)v2571;
    u64 v2573 = 0x3f;
    u64 v2574 = v2572 ? v2570 : v2573;
    u64 v2575 = (int64_t)v2568 >> (v2574 & 63);
    u64 v2576 = 0x8;
    u64 v2577 = 0x40;
    u8 v2578 = (u64)v2576 < (u64)v2577;
    u64 v2579 = 0x3f;
    u64 v2580 = v2578 ? v2576 : v2579;
    u64 v2581 = (int64_t)v2568 >> (v2580 & 63);
    u64 v2582 = 0xff;
    u64 v2583 = v2581 & v2582;
    u64 v2584 = load_u64((const u8 *)v3 + 48);
    u64 v2585 = load_u64((const u8 *)v2584 + 640);
    u64 v2586 = 0xff;
    u64 v2587 = v2583 & v2586;
    u64 v2588 = 0x4;
    u64 v2589 = v2587 * v2588;
    u64 v2590 = v2585 + v2589;
    u32 v2591 = load_u32((const u8 *)v2590 + 0);
    u64 v2592 = v2591;
    u8 v2593 = (u64)v2592 != (u64)v4;
    u64 v2594 = v2593;
    u64 v2595 = load_u64((const u8 *)v3 + 48);
    u64 v2596 = load_u64((const u8 *)v2595 + 664);
    u64 v2597 = 0x8;
    u64 v2598 = v2592 * v2597;
    u64 v2599 = v2596 + v2598;
    u32 v2600 = load_u32((const u8 *)v2599 + 0);
    u64 v2601 = load_u64((const u8 *)v3 + 48);
    u64 v2602 = load_u64((const u8 *)v2601 + 672);
    u64 v2603 = 0x8;
    u64 v2604 = v2592 * v2603;
    u64 v2605 = v2602 + v2604;
    u32 v2606 = 0x379;
    u8 v2607 = (u32)v2600 == (u32)v2606;
    if (v2607) { goto b904; } else { goto b905; }
b904:;
    u64 v2608 = load_u64((const u8 *)v2605 + 0);
    { goto b180; }
b905:;
    u32 v2609 = 0x389;
    u8 v2610 = (u32)v2600 == (u32)v2609;
    if (v2610) { goto b906; } else { goto b907; }
b906:;
    { goto b183; }
b907:;
    { u64 n2646 = v4; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b180:;
    u64 v2611 = 0x3e;
    u8 v2612 = (int64_t)v2575 < (int64_t)v2611;
    if (v2612) { goto b908; } else { goto b909; }
b908:;
    { goto b181; }
b909:;
    u64 v2613 = 0x4000000000000000;
    { u64 n2646 = v2613; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b181:;
    u64 v2614 = 0x10;
    u8 v2615 = (int64_t)v2575 < (int64_t)v2614;
    if (v2615) { goto b910; } else { goto b911; }
b910:;
    { goto b182; }
b911:;
    u64 v2616 = 0xfffffffffffffff0;
    u64 v2617 = v2575 + v2616;
    u64 v2618 = 0xff;
    u64 v2619 = v2617 & v2618;
    u64 v2620 = 0x40;
    u8 v2621 = (u64)v2619 < (u64)v2620;
    u64 v2622 = v2608 << (v2619 & 63);
    u64 v2623 = v2621 ? v2622 : v4;
    { u64 n2646 = v2623; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b182:;
    u64 v2624 = 0xffffffffffffffff;
    u8 v2625 = (int64_t)v2575 < (int64_t)v2624;
    if (v2625) { goto b912; } else { goto b913; }
b912:;
    { u64 n2646 = v4; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b913:;
    u64 v2626 = 0x10;
    u64 v2627 = v2626 - v2575;
    u64 v2628 = 0xff;
    u64 v2629 = v2627 + v2628;
    u64 v2630 = 0xff;
    u64 v2631 = v2629 & v2630;
    u64 v2632 = 0x1;
    u64 v2633 = 0x40;
    u8 v2634 = (u64)v2631 < (u64)v2633;
    u64 v2635 = v2632 << (v2631 & 63);
    u64 v2636 = v2634 ? v2635 : v4;
    u64 v2637 = v2608 + v2636;
    u64 v2638 = 0x10;
    u64 v2639 = v2638 - v2575;
    u64 v2640 = 0xff;
    u64 v2641 = v2639 & v2640;
    u64 v2642 = 0x40;
    u8 v2643 = (u64)v2641 < (u64)v2642;
    u64 v2644 = v2637 >> (v2641 & 63);
    u64 v2645 = v2643 ? v2644 : v4;
    { u64 n2646 = v2645; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b183:;
    { u64 n2646 = v4; u64 n2647 = v2569; v2646 = n2646; v2647 = n2647; goto b184; }
b184:;
    u64 v2648 = 0x8;
    u64 v2649 = v1130 >> (v2648 & 63);
    u64 v2650 = 0x1388;
    u8 v2651 = (u64)v2649 >= (u64)v2650;
    if (v2651) { goto b914; } else { goto b915; }
b914:;
    { u64 n2653 = v2649; v2653 = n2653; goto b185; }
b915:;
    u64 v2652 = 0x1388;
    { u64 n2653 = v2652; v2653 = n2653; goto b185; }
b185:;
    u64 v2654 = v7 + v2653;
    u64 v2655 = 0xffffffffffff;
    u64 v2656 = v2654 & v2655;
    u64 v2657 = load_u64((const u8 *)v3 + 24);
    u64 v2658 = 0x8;
    u64 v2659 = v16 * v2658;
    u64 v2660 = v2657 + v2659;
    store_u64((u8 *)v2660 + 12288, v7);
    u64 v2661 = load_u64((const u8 *)v3 + 24);
    u64 v2662 = 0x8;
    u64 v2663 = v16 * v2662;
    u64 v2664 = v2661 + v2663;
    store_u64((u8 *)v2664 + 16384, v2656);
    u64 v2665 = load_u64((const u8 *)v3 + 24);
    u64 v2666 = 0x8;
    u64 v2667 = v16 * v2666;
    u64 v2668 = v2665 + v2667;
    store_u64((u8 *)v2668 + 20480, v425);
    u64 v2669 = load_u64((const u8 *)v3 + 24);
    u64 v2670 = 0x8;
    u64 v2671 = v16 * v2670;
    u64 v2672 = v2669 + v2671;
    store_u64((u8 *)v2672 + 4280320, v4);
    u64 v2673 = load_u64((const u8 *)v3 + 24);
    u64 v2674 = 0x8;
    u64 v2675 = v16 * v2674;
    u64 v2676 = v2673 + v2675;
    store_u64((u8 *)v2676 + 4284416, v4);
    u64 v2677 = load_u64((const u8 *)v3 + 24);
    u64 v2678 = 0x8;
    u64 v2679 = v16 * v2678;
    u64 v2680 = v2677 + v2679;
    store_u64((u8 *)v2680 + 4288512, v4);
    u64 v2681 = load_u64((const u8 *)v3 + 24);
    u64 v2682 = 0x8;
    u64 v2683 = v16 * v2682;
    u64 v2684 = v2681 + v2683;
    store_u64((u8 *)v2684 + 40960, v473);
    u64 v2685 = load_u64((const u8 *)v3 + 24);
    u64 v2686 = 0x8;
    u64 v2687 = v16 * v2686;
    u64 v2688 = v2685 + v2687;
    store_u64((u8 *)v2688 + 45056, v1749);
    u64 v2689 = load_u64((const u8 *)v3 + 24);
    u64 v2690 = 0x8;
    u64 v2691 = v16 * v2690;
    u64 v2692 = v2689 + v2691;
    store_u64((u8 *)v2692 + 49152, v1750);
    u64 v2693 = load_u64((const u8 *)v3 + 24);
    u64 v2694 = 0x8;
    u64 v2695 = v16 * v2694;
    u64 v2696 = v2693 + v2695;
    store_u64((u8 *)v2696 + 53248, v4);
    u64 v2697 = load_u64((const u8 *)v3 + 24);
    u64 v2698 = 0x8;
    u64 v2699 = v16 * v2698;
    u64 v2700 = v2697 + v2699;
    store_u64((u8 *)v2700 + 57344, v1730);
    u64 v2701 = load_u64((const u8 *)v3 + 24);
    u64 v2702 = 0x8;
    u64 v2703 = v16 * v2702;
    u64 v2704 = v2701 + v2703;
    store_u64((u8 *)v2704 + 61440, v1751);
    u64 v2705 = load_u64((const u8 *)v3 + 24);
    u64 v2706 = 0x8;
    u64 v2707 = v16 * v2706;
    u64 v2708 = v2705 + v2707;
    store_u64((u8 *)v2708 + 65536, v1727);
    u64 v2709 = load_u64((const u8 *)v3 + 24);
    u64 v2710 = 0x8;
    u64 v2711 = v16 * v2710;
    u64 v2712 = v2709 + v2711;
    store_u64((u8 *)v2712 + 4292608, v4);
    u64 v2713 = 0xffffffff;
    u64 v2714 = v1128 & v2713;
    u64 v2715 = load_u64((const u8 *)v3 + 24);
    u64 v2716 = 0x8;
    u64 v2717 = v16 * v2716;
    u64 v2718 = v2715 + v2717;
    store_u64((u8 *)v2718 + 24576, v2714);
    u64 v2719 = 0xffffffff;
    u64 v2720 = v1045 & v2719;
    u64 v2721 = load_u64((const u8 *)v3 + 24);
    u64 v2722 = 0x8;
    u64 v2723 = v16 * v2722;
    u64 v2724 = v2721 + v2723;
    store_u64((u8 *)v2724 + 4308992, v2720);
    u64 v2725 = 0xffffffff;
    u64 v2726 = v2442 & v2725;
    u64 v2727 = load_u64((const u8 *)v3 + 24);
    u64 v2728 = 0x8;
    u64 v2729 = v16 * v2728;
    u64 v2730 = v2727 + v2729;
    store_u64((u8 *)v2730 + 4313088, v2726);
    u64 v2731 = 0xffffffff;
    u64 v2732 = v2443 & v2731;
    u64 v2733 = load_u64((const u8 *)v3 + 24);
    u64 v2734 = 0x8;
    u64 v2735 = v16 * v2734;
    u64 v2736 = v2733 + v2735;
    store_u64((u8 *)v2736 + 4317184, v2732);
    u64 v2737 = 0xffffffff;
    u64 v2738 = v2439 & v2737;
    u64 v2739 = load_u64((const u8 *)v3 + 24);
    u64 v2740 = 0x8;
    u64 v2741 = v16 * v2740;
    u64 v2742 = v2739 + v2741;
    store_u64((u8 *)v2742 + 4321280, v2738);
    u64 v2743 = 0xffffffff;
    u64 v2744 = v2440 & v2743;
    u64 v2745 = load_u64((const u8 *)v3 + 24);
    u64 v2746 = 0x8;
    u64 v2747 = v16 * v2746;
    u64 v2748 = v2745 + v2747;
    store_u64((u8 *)v2748 + 4296704, v2744);
    u64 v2749 = 0xffffffff;
    u64 v2750 = v2441 & v2749;
    u64 v2751 = load_u64((const u8 *)v3 + 24);
    u64 v2752 = 0x8;
    u64 v2753 = v16 * v2752;
    u64 v2754 = v2751 + v2753;
    store_u64((u8 *)v2754 + 4300800, v2750);
    u64 v2755 = 0xffffffff;
    u64 v2756 = v2438 & v2755;
    u64 v2757 = load_u64((const u8 *)v3 + 24);
    u64 v2758 = 0x8;
    u64 v2759 = v16 * v2758;
    u64 v2760 = v2757 + v2759;
    store_u64((u8 *)v2760 + 4304896, v2756);
    u64 v2761 = load_u64((const u8 *)v3 + 24);
    u64 v2762 = 0x8;
    u64 v2763 = v16 * v2762;
    u64 v2764 = v2761 + v2763;
    store_u64((u8 *)v2764 + 28672, v1769);
    u64 v2765 = load_u64((const u8 *)v3 + 24);
    u64 v2766 = 0x8;
    u64 v2767 = v16 * v2766;
    u64 v2768 = v2765 + v2767;
    store_u64((u8 *)v2768 + 32768, v1770);
    u64 v2769 = v249 * v308;
    u64 v2770 = (u64)((u128)v249 * v308 >> 64);
    u64 v2771 = 0x14;
    u64 v2772 = v2769 >> (v2771 & 63);
    u64 v2773 = 0x2c;
    u64 v2774 = v2770 << (v2773 & 63);
    u64 v2775 = v2772 | v2774;
    u64 v2776 = 0x14;
    u64 v2777 = v2770 >> (v2776 & 63);
    { u64 n2778 = v428; u64 n2780 = v429; u64 n2782 = v4; u64 n2784 = v2438; u64 n2786 = v2439; u64 n2788 = v1749; u64 n2790 = v4; u64 n2792 = v249; u64 n2794 = v2775; u64 n2796 = v2714; u64 n2798 = v1693; u64 n2800 = v1769; u64 n2802 = v1770; u64 n2804 = v2548; u64 n2806 = v2549; u64 n2808 = v2646; u64 n2810 = v2647; v2778 = n2778; v2780 = n2780; v2782 = n2782; v2784 = n2784; v2786 = n2786; v2788 = n2788; v2790 = n2790; v2792 = n2792; v2794 = n2794; v2796 = n2796; v2798 = n2798; v2800 = n2800; v2802 = n2802; v2804 = n2804; v2806 = n2806; v2808 = n2808; v2810 = n2810; goto b186; }
b186:;
    u64 v2812 = load_u64((const u8 *)v1 + 184);
    u8 v2813 = (u64)v2812 == (u64)v4;
    if (v2813) { goto b916; } else { goto b917; }
b916:;
    u64 v4758 = load_u64((const u8 *)v1 + 232);
    { u64 n4757 = v4758; v4757 = n4757; goto b211; }
b917:;
    u8 v2814 = load_u8((const u8 *)v2 + 362);
    u64 v2815 = v2814;
    u64 v2816 = 0x3c;
    u64 v2817 = v2815 << (v2816 & 63);
    u64 v2818 = 0x3c;
    u64 v2819 = v2817 >> (v2818 & 63);
    u64 v2820 = 0x1;
    u8 v2821 = (u64)v2819 != (u64)v2820;
    if (v2821) { goto b918; } else { goto b919; }
b918:;
    u64 v4759 = load_u64((const u8 *)v1 + 232);
    { u64 n4757 = v4759; v4757 = n4757; goto b211; }
b919:;
    u32 v2822 = load_u32((const u8 *)v2 + 368);
    u32 v2823 = __builtin_bswap32(v2822);
    u64 v2824 = v2823;
    u8 v2825 = (u64)v2824 == (u64)v4;
    if (v2825) { goto b920; } else { goto b921; }
b920:;
    { goto b362; }
b921:;
    u64 v2826 = load_u64((const u8 *)v3 + 48);
    u64 v2827 = load_u64((const u8 *)v2826 + 680);
    u64 v2828 = load_u64((const u8 *)v3 + 48);
    u64 v2829 = load_u64((const u8 *)v2828 + 688);
    u64 v2830 = load_u64((const u8 *)v3 + 48);
    u64 v2831 = load_u64((const u8 *)v2830 + 696);
    u64 v2832 = 0x9e3779b97f4a7c15;
    u64 v2833 = v16 * v2832;
    u64 v2834 = 0x20;
    u64 v2835 = v2833 >> (v2834 & 63);
    u64 v2836 = v2835 & v2831;
    { u64 n2837 = v2836; v2837 = n2837; goto b922; }
b922:;
    u64 v2839 = 0x4;
    u64 v2840 = v2837 * v2839;
    u64 v2841 = v2827 + v2840;
    u32 v2842 = load_u32((const u8 *)v2841 + 0);
    u64 v2843 = v2842;
    if (v2843) { goto b924; } else { u64 n2838 = v2843; v2838 = n2838; goto b923; }
b924:;
    u64 v2844 = 0x8;
    u64 v2845 = v2837 * v2844;
    u64 v2846 = v2829 + v2845;
    u64 v2847 = load_u64((const u8 *)v2846 + 0);
    u8 v2848 = (u64)v2847 == (u64)v16;
    if (v2848) { u64 n2838 = v2843; v2838 = n2838; goto b923; } else { goto b925; }
b925:;
    u64 v2849 = 0x1;
    u64 v2850 = v2837 + v2849;
    u64 v2851 = v2850 & v2831;
    { u64 n2837 = v2851; v2837 = n2837; goto b922; }
b923:;
    u8 v2852 = (u64)v2838 != (u64)v4;
    u64 v2853 = v2852;
    u64 v2854 = load_u64((const u8 *)v3 + 48);
    u64 v2855 = load_u64((const u8 *)v2854 + 704);
    u64 v2856 = 0x8;
    u64 v2857 = v2838 * v2856;
    u64 v2858 = v2855 + v2857;
    u32 v2859 = load_u32((const u8 *)v2858 + 0);
    u64 v2860 = load_u64((const u8 *)v3 + 48);
    u64 v2861 = load_u64((const u8 *)v2860 + 712);
    u64 v2862 = v2838 * v4;
    u64 v2863 = v2861 + v2862;
    u32 v2864 = 0x3c5;
    u8 v2865 = (u32)v2859 == (u32)v2864;
    if (v2865) { goto b926; } else { goto b927; }
b926:;
    { goto b187; }
b927:;
    u32 v2866 = 0x3c7;
    u8 v2867 = (u32)v2859 == (u32)v2866;
    if (v2867) { goto b928; } else { goto b929; }
b928:;
    { goto b188; }
b929:;
    { goto b189; }
b362:;
    { u64 n2873 = v4; v2873 = n2873; goto b192; }
b187:;
    u8 v2868 = (u64)v2853 != (u64)v4;
    if (v2868) { goto b930; } else { goto b931; }
b930:;
    { goto b361; }
b931:;
    { goto b190; }
b188:;
    u8 v2869 = (u64)v2853 != (u64)v4;
    if (v2869) { goto b932; } else { goto b933; }
b932:;
    { goto b361; }
b933:;
    { goto b190; }
b189:;
    u8 v2870 = (u64)v2853 != (u64)v4;
    if (v2870) { goto b934; } else { goto b935; }
b934:;
    { goto b361; }
b935:;
    { goto b190; }
b190:;
    { u64 n2872 = v4; v2872 = n2872; goto b191; }
b361:;
    u64 v2871 = 0x1;
    { u64 n2872 = v2871; v2872 = n2872; goto b191; }
b191:;
    { u64 n2873 = v2872; v2873 = n2873; goto b192; }
b192:;
    u8 v2874 = (u64)v2873 == (u64)v4;
    if (v2874) { goto b936; } else { goto b937; }
b936:;
    u64 v3152 = load_u64((const u8 *)v1 + 232);
    u64 v3155 = load_u64((const u8 *)v1 + 320);
    u64 v3157 = load_u64((const u8 *)v1 + 328);
    u64 v3159 = load_u64((const u8 *)v1 + 336);
    u64 v3161 = load_u64((const u8 *)v1 + 344);
    u64 v3163 = load_u64((const u8 *)v1 + 352);
    u64 v3165 = load_u64((const u8 *)v1 + 360);
    u64 v3167 = load_u64((const u8 *)v1 + 368);
    u64 v3169 = load_u64((const u8 *)v1 + 376);
    u64 v3171 = load_u64((const u8 *)v1 + 384);
    u64 v3173 = load_u64((const u8 *)v1 + 392);
    { u64 n3151 = v3152; u64 n3154 = v3155; u64 n3156 = v3157; u64 n3158 = v3159; u64 n3160 = v3161; u64 n3162 = v3163; u64 n3164 = v3165; u64 n3166 = v3167; u64 n3168 = v3169; u64 n3170 = v3171; u64 n3172 = v3173; u64 n3174 = v4; v3151 = n3151; v3154 = n3154; v3156 = n3156; v3158 = n3158; v3160 = n3160; v3162 = n3162; v3164 = n3164; v3166 = n3166; v3168 = n3168; v3170 = n3170; v3172 = n3172; v3174 = n3174; goto b203; }
b937:;
    store_u64((u8 *)v1 + 816, v108);
    store_u64((u8 *)v1 + 824, v110);
    u64 v2875 = load_u64((const u8 *)v3 + 0);
    u32 v2876 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2875, 974);
    u64 v2877 = 0x10000;
    u8 v2878 = (u64)v2877 == (u64)v4;
    u64 v2879 = v2878;
    u64 v2880 = 0x1;
    u64 v2881 = 0x10000;
    u64 v2882 = v2879 ? v2880 : v2881;
    u64 v2883 = load_u64((const u8 *)v1 + 7800);
    u64 v2884 = 0x1;
    u8 v2885 = (u64)v2882 == (u64)v4;
    u64 v2886 = v2885 ? v2884 : v2882;
    u64 v2887 = v2883 % v2886;
    u64 v2888 = v2887 + v4;
    u64 v2889 = 0xffffffff;
    u64 v2890 = v2888 & v2889;
    u64 v2891 = load_u64((const u8 *)v3 + 32);
    u64 v2892 = 0xffffffff;
    u64 v2893 = v2890 & v2892;
    u64 v2894 = 0x10000;
    u8 v2895 = (u64)v2893 < (u64)v2894;
    u64 v2896 = v2895 ? v2893 : v4;
    u64 v2897 = 0x10;
    u64 v2898 = v2896 * v2897;
    u64 v2899 = v2891 + v2898;
    u64 v2900 = load_u64((const u8 *)v2899 + 0);
    u64 v2901 = v2895 ? v2900 : v4;
    u64 v2902 = load_u64((const u8 *)v2899 + 8);
    u64 v2903 = v2895 ? v2902 : v4;
    u64 v2904 = load_u64((const u8 *)v3 + 24);
    u64 v2905 = 0xffffffff;
    u64 v2906 = v2890 & v2905;
    u64 v2907 = 0x10000;
    u8 v2908 = (u64)v2906 < (u64)v2907;
    u64 v2909 = v2908 ? v2906 : v4;
    u64 v2910 = 0x8;
    u64 v2911 = v2909 * v2910;
    u64 v2912 = v2904 + v2911;
    u64 v2913 = load_u64((const u8 *)v2912 + 81920);
    u64 v2914 = v2908 ? v2913 : v4;
    u64 v2915 = load_u64((const u8 *)v3 + 24);
    u64 v2916 = 0xffffffff;
    u64 v2917 = v2890 & v2916;
    u64 v2918 = 0x10000;
    u8 v2919 = (u64)v2917 < (u64)v2918;
    u64 v2920 = v2919 ? v2917 : v4;
    u64 v2921 = 0x8;
    u64 v2922 = v2920 * v2921;
    u64 v2923 = v2915 + v2922;
    u64 v2924 = load_u64((const u8 *)v2923 + 606208);
    u64 v2925 = v2919 ? v2924 : v4;
    u64 v2926 = load_u64((const u8 *)v3 + 24);
    u64 v2927 = 0xffffffff;
    u64 v2928 = v2890 & v2927;
    u64 v2929 = 0x10000;
    u8 v2930 = (u64)v2928 < (u64)v2929;
    u64 v2931 = v2930 ? v2928 : v4;
    u64 v2932 = 0x8;
    u64 v2933 = v2931 * v2932;
    u64 v2934 = v2926 + v2933;
    u64 v2935 = load_u64((const u8 *)v2934 + 1130496);
    u64 v2936 = v2930 ? v2935 : v4;
    u64 v2937 = load_u64((const u8 *)v3 + 24);
    u64 v2938 = 0xffffffff;
    u64 v2939 = v2890 & v2938;
    u64 v2940 = 0x10000;
    u8 v2941 = (u64)v2939 < (u64)v2940;
    u64 v2942 = v2941 ? v2939 : v4;
    u64 v2943 = 0x8;
    u64 v2944 = v2942 * v2943;
    u64 v2945 = v2937 + v2944;
    u64 v2946 = load_u64((const u8 *)v2945 + 1654784);
    u64 v2947 = v2941 ? v2946 : v4;
    u64 v2948 = load_u64((const u8 *)v3 + 24);
    u64 v2949 = 0xffffffff;
    u64 v2950 = v2890 & v2949;
    u64 v2951 = 0x10000;
    u8 v2952 = (u64)v2950 < (u64)v2951;
    u64 v2953 = v2952 ? v2950 : v4;
    u64 v2954 = 0x8;
    u64 v2955 = v2953 * v2954;
    u64 v2956 = v2948 + v2955;
    u64 v2957 = load_u64((const u8 *)v2956 + 2179072);
    u64 v2958 = v2952 ? v2957 : v4;
    u64 v2959 = load_u64((const u8 *)v3 + 24);
    u64 v2960 = 0xffffffff;
    u64 v2961 = v2890 & v2960;
    u64 v2962 = 0x10000;
    u8 v2963 = (u64)v2961 < (u64)v2962;
    u64 v2964 = v2963 ? v2961 : v4;
    u64 v2965 = 0x8;
    u64 v2966 = v2964 * v2965;
    u64 v2967 = v2959 + v2966;
    u64 v2968 = load_u64((const u8 *)v2967 + 2703360);
    u64 v2969 = v2963 ? v2968 : v4;
    u64 v2970 = load_u64((const u8 *)v3 + 24);
    u64 v2971 = 0xffffffff;
    u64 v2972 = v2890 & v2971;
    u64 v2973 = 0x10000;
    u8 v2974 = (u64)v2972 < (u64)v2973;
    u64 v2975 = v2974 ? v2972 : v4;
    u64 v2976 = 0x8;
    u64 v2977 = v2975 * v2976;
    u64 v2978 = v2970 + v2977;
    u64 v2979 = load_u64((const u8 *)v2978 + 3227648);
    u64 v2980 = v2974 ? v2979 : v4;
    u64 v2981 = load_u64((const u8 *)v3 + 24);
    u64 v2982 = 0xffffffff;
    u64 v2983 = v2890 & v2982;
    u64 v2984 = 0x10000;
    u8 v2985 = (u64)v2983 < (u64)v2984;
    u64 v2986 = v2985 ? v2983 : v4;
    u64 v2987 = 0x8;
    u64 v2988 = v2986 * v2987;
    u64 v2989 = v2981 + v2988;
    u64 v2990 = load_u64((const u8 *)v2989 + 3751936);
    u64 v2991 = v2985 ? v2990 : v4;
    u64 v2992 = v7 - v2914;
    u64 v2993 = 0xffffffffffff;
    u64 v2994 = v2992 & v2993;
    u32 v2995 = load_u32((const u8 *)v2 + 364);
    u32 v2996 = __builtin_bswap32(v2995);
    u64 v2997 = v2996;
    u64 v2998 = load_u64((const u8 *)v1 + 208);
    u8 v2999 = (u64)v2997 >= (u64)v2998;
    if (v2999) { goto b938; } else { goto b939; }
b938:;
    { u64 n3000 = v2997; v3000 = n3000; goto b193; }
b939:;
    { u64 n3000 = v2998; v3000 = n3000; goto b193; }
b193:;
    u128 v3001 = (u128)v2903 << 64 | v2901;
    u128 v3002 = (u128)v110 << 64 | v108;
    u8 v3003 = (u128)v3001 == (u128)v3002;
    if (v3003) { goto b940; } else { goto b941; }
b940:;
    { goto b351; }
b941:;
    u128 v3004 = (u128)v2903 << 64 | v2901;
    u128 v3005 = (u128)v4 << 64 | v4;
    u8 v3006 = (u128)v3004 == (u128)v3005;
    if (v3006) { goto b942; } else { goto b943; }
b942:;
    { goto b194; }
b943:;
    u64 v3007 = 0x1fffff;
    u8 v3008 = (u64)v3007 >= (u64)v2994;
    if (v3008) { goto b944; } else { goto b945; }
b944:;
    { u64 n3113 = v2901; u64 n3114 = v2903; u64 n3115 = v2914; u64 n3116 = v2925; u64 n3117 = v2936; u64 n3118 = v2947; u64 n3119 = v2958; u64 n3120 = v2969; u64 n3121 = v2980; u64 n3122 = v2991; u64 n3123 = v4; v3113 = n3113; v3114 = n3114; v3115 = n3115; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; goto b196; }
b945:;
    { goto b194; }
b351:;
    u32 v3009 = load_u32((const u8 *)v2 + 368);
    u32 v3010 = __builtin_bswap32(v3009);
    u64 v3011 = v3010;
    u8 v3012 = (u64)v2994 < (u64)v3011;
    if (v3012) { goto b946; } else { goto b947; }
b946:;
    { goto b359; }
b947:;
    u64 v3013 = 0x1;
    u64 v3014 = v2936 << (v3013 & 63);
    u8 v3015 = (u64)v3014 < (u64)v2925;
    u64 v3016 = v3015;
    u8 v3017 = (u64)v2958 >= (u64)v2969;
    if (v3017) { goto b948; } else { goto b949; }
b948:;
    { u64 n3030 = v2958; v3030 = n3030; goto b352; }
b949:;
    { u64 n3030 = v2969; v3030 = n3030; goto b352; }
b359:;
    u64 v3018 = v2925 + v2998;
    u64 v3019 = 0xffffffff;
    u8 v3020 = (int64_t)v3018 < (int64_t)v4;
    u64 v3021 = v3020 ? v4 : v3018;
    u8 v3022 = (int64_t)v3021 > (int64_t)v3019;
    u64 v3023 = v3022 ? v3019 : v3021;
    u8 v3024 = (u64)v2936 >= (u64)v3000;
    if (v3024) { goto b950; } else { goto b951; }
b950:;
    { u64 n3025 = v2936; v3025 = n3025; goto b360; }
b951:;
    { u64 n3025 = v3000; v3025 = n3025; goto b360; }
b360:;
    u64 v3026 = 0x1;
    u64 v3027 = v3025 << (v3026 & 63);
    u8 v3028 = (u64)v3027 < (u64)v3023;
    u64 v3029 = v3028;
    { u64 n3113 = v2901; u64 n3114 = v2903; u64 n3115 = v2914; u64 n3116 = v3023; u64 n3117 = v3025; u64 n3118 = v2947; u64 n3119 = v2958; u64 n3120 = v2969; u64 n3121 = v2980; u64 n3122 = v2991; u64 n3123 = v3029; v3113 = n3113; v3114 = n3114; v3115 = n3115; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; goto b196; }
b352:;
    u8 v3031 = (u64)v3030 >= (u64)v2980;
    if (v3031) { goto b952; } else { goto b953; }
b952:;
    { u64 n3032 = v3030; v3032 = n3032; goto b353; }
b953:;
    { u64 n3032 = v2980; v3032 = n3032; goto b353; }
b353:;
    u8 v3033 = (u64)v2936 >= (u64)v3032;
    if (v3033) { goto b954; } else { goto b955; }
b954:;
    { u64 n3034 = v3032; v3034 = n3034; goto b354; }
b955:;
    { u64 n3034 = v2936; v3034 = n3034; goto b354; }
b354:;
    u64 v3035 = v2991 + v2925;
    u64 v3036 = 0xffffffff;
    u8 v3037 = (int64_t)v3035 < (int64_t)v4;
    u64 v3038 = v3037 ? v4 : v3035;
    u8 v3039 = (int64_t)v3038 > (int64_t)v3036;
    u64 v3040 = v3039 ? v3036 : v3038;
    u64 v3041 = v3034 + v3034;
    u64 v3042 = 0xffffffff;
    u8 v3043 = (int64_t)v3041 < (int64_t)v4;
    u64 v3044 = v3043 ? v4 : v3041;
    u8 v3045 = (int64_t)v3044 > (int64_t)v3042;
    u64 v3046 = v3045 ? v3042 : v3044;
    u8 v3047 = (u64)v3046 >= (u64)v3040;
    if (v3047) { goto b956; } else { goto b957; }
b956:;
    { u64 n3048 = v3040; v3048 = n3048; goto b355; }
b957:;
    { u64 n3048 = v3046; v3048 = n3048; goto b355; }
b355:;
    u64 v3049 = 0x4;
    u64 v3050 = v3034 >> (v3049 & 63);
    u64 v3051 = v3034 + v3050;
    u64 v3052 = 0xffffffff;
    u8 v3053 = (int64_t)v3051 < (int64_t)v4;
    u64 v3054 = v3053 ? v4 : v3051;
    u8 v3055 = (int64_t)v3054 > (int64_t)v3052;
    u64 v3056 = v3055 ? v3052 : v3054;
    u64 v3057 = v3048 - v3056;
    u64 v3058 = 0xffffffff;
    u8 v3059 = (int64_t)v3057 < (int64_t)v4;
    u64 v3060 = v3059 ? v4 : v3057;
    u8 v3061 = (int64_t)v3060 > (int64_t)v3058;
    u64 v3062 = v3061 ? v3058 : v3060;
    u64 v3063 = v2936 + v2936;
    u64 v3064 = 0xffffffff;
    u8 v3065 = (int64_t)v3063 < (int64_t)v4;
    u64 v3066 = v3065 ? v4 : v3063;
    u8 v3067 = (int64_t)v3066 > (int64_t)v3064;
    u64 v3068 = v3067 ? v3064 : v3066;
    u64 v3069 = v2969 - v3068;
    u64 v3070 = 0xffffffff;
    u8 v3071 = (int64_t)v3069 < (int64_t)v4;
    u64 v3072 = v3071 ? v4 : v3069;
    u8 v3073 = (int64_t)v3072 > (int64_t)v3070;
    u64 v3074 = v3073 ? v3070 : v3072;
    u64 v3075 = v2958 - v3074;
    u64 v3076 = 0xffffffff;
    u8 v3077 = (int64_t)v3075 < (int64_t)v4;
    u64 v3078 = v3077 ? v4 : v3075;
    u8 v3079 = (int64_t)v3078 > (int64_t)v3076;
    u64 v3080 = v3079 ? v3076 : v3078;
    u64 v3081 = 0x2;
    u64 v3082 = v2998 << (v3081 & 63);
    u32 v3083 = load_u32((const u8 *)v2 + 368);
    u32 v3084 = __builtin_bswap32(v3083);
    u64 v3085 = v3084;
    u64 v3086 = v249 * v3085;
    u64 v3087 = (u64)((u128)v249 * v3085 >> 64);
    u64 v3088 = 0x13;
    u64 v3089 = v3086 >> (v3088 & 63);
    u64 v3090 = 0x2d;
    u64 v3091 = v3087 << (v3090 & 63);
    u64 v3092 = v3089 | v3091;
    u64 v3093 = 0x13;
    u64 v3094 = v3087 >> (v3093 & 63);
    u64 v3095 = v3092 + v3082;
    u8 v3096 = (u64)v3095 >= (u64)v3080;
    if (v3096) { goto b958; } else { goto b959; }
b958:;
    { u64 n3103 = v3080; v3103 = n3103; goto b356; }
b959:;
    u64 v3097 = v249 * v3085;
    u64 v3098 = 0x13;
    u64 v3099 = v3097 >> (v3098 & 63);
    u64 v3100 = v3099 + v3082;
    u64 v3101 = 0xffffffff;
    u64 v3102 = v3100 & v3101;
    { u64 n3103 = v3102; v3103 = n3103; goto b356; }
b356:;
    u8 v3104 = (u64)v3103 >= (u64)v2998;
    if (v3104) { goto b960; } else { goto b961; }
b960:;
    { u64 n3105 = v3103; v3105 = n3105; goto b357; }
b961:;
    { u64 n3105 = v2998; v3105 = n3105; goto b357; }
b357:;
    u8 v3106 = (u64)v3016 == (u64)v4;
    if (v3106) { goto b962; } else { goto b963; }
b962:;
    { goto b358; }
b963:;
    u64 v3107 = 0x1;
    { u64 n3113 = v108; u64 n3114 = v110; u64 n3115 = v7; u64 n3116 = v2998; u64 n3117 = v3000; u64 n3118 = v3107; u64 n3119 = v3105; u64 n3120 = v3105; u64 n3121 = v2969; u64 n3122 = v3062; u64 n3123 = v3016; v3113 = n3113; v3114 = n3114; v3115 = n3115; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; goto b196; }
b358:;
    { u64 n3113 = v108; u64 n3114 = v110; u64 n3115 = v7; u64 n3116 = v2998; u64 n3117 = v3000; u64 n3118 = v4; u64 n3119 = v3105; u64 n3120 = v3105; u64 n3121 = v2969; u64 n3122 = v3062; u64 n3123 = v3016; v3113 = n3113; v3114 = n3114; v3115 = n3115; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; goto b196; }
b194:;
    u64 v3108 = 0x1;
    u64 v3109 = 0x10000;
    u8 v3110 = (u64)v3109 >= (u64)v3000;
    if (v3110) { goto b964; } else { goto b965; }
b964:;
    { u64 n3112 = v3000; v3112 = n3112; goto b195; }
b965:;
    u64 v3111 = 0x10000;
    { u64 n3112 = v3111; v3112 = n3112; goto b195; }
b195:;
    { u64 n3113 = v108; u64 n3114 = v110; u64 n3115 = v7; u64 n3116 = v2998; u64 n3117 = v3000; u64 n3118 = v3108; u64 n3119 = v3112; u64 n3120 = v3112; u64 n3121 = v3112; u64 n3122 = v4; u64 n3123 = v4; v3113 = n3113; v3114 = n3114; v3115 = n3115; v3116 = n3116; v3117 = n3117; v3118 = n3118; v3119 = n3119; v3120 = n3120; v3121 = n3121; v3122 = n3122; v3123 = n3123; goto b196; }
b196:;
    u128 v3124 = (u128)v3114 << 64 | v3113;
    u128 v3125 = (u128)v110 << 64 | v108;
    u8 v3126 = (u128)v3124 != (u128)v3125;
    if (v3126) { goto b966; } else { goto b967; }
b966:;
    u64 v3153 = load_u64((const u8 *)v1 + 232);
    { u64 n3151 = v3153; u64 n3154 = v3113; u64 n3156 = v3114; u64 n3158 = v3115; u64 n3160 = v3116; u64 n3162 = v3117; u64 n3164 = v3118; u64 n3166 = v3119; u64 n3168 = v3120; u64 n3170 = v3121; u64 n3172 = v3122; u64 n3174 = v4; v3151 = n3151; v3154 = n3154; v3156 = n3156; v3158 = n3158; v3160 = n3160; v3162 = n3162; v3164 = n3164; v3166 = n3166; v3168 = n3168; v3170 = n3170; v3172 = n3172; v3174 = n3174; goto b203; }
b967:;
    u8 v3127 = (u64)v3123 == (u64)v4;
    if (v3127) { goto b968; } else { goto b969; }
b968:;
    { goto b197; }
b969:;
    u64 v3128 = 0x2;
    { u64 n3136 = v3128; v3136 = n3136; goto b199; }
b197:;
    u64 v3129 = 0x1;
    u8 v3130 = (u64)v3118 != (u64)v3129;
    if (v3130) { goto b970; } else { goto b971; }
b970:;
    { goto b198; }
b971:;
    u64 v3131 = 0x1;
    { u64 n3136 = v3131; v3136 = n3136; goto b199; }
b198:;
    u64 v3132 = 0x2;
    u64 v3133 = v3117 << (v3132 & 63);
    u8 v3134 = (u64)v3133 >= (u64)v3119;
    if (v3134) { goto b972; } else { goto b973; }
b972:;
    { u64 n3136 = v4; v3136 = n3136; goto b199; }
b973:;
    u64 v3135 = 0x3;
    { u64 n3136 = v3135; v3136 = n3136; goto b199; }
b199:;
    u8 v3137 = (u64)v3119 >= (u64)v3120;
    if (v3137) { goto b974; } else { goto b975; }
b974:;
    { u64 n3138 = v3119; v3138 = n3138; goto b200; }
b975:;
    { u64 n3138 = v3120; v3138 = n3138; goto b200; }
b200:;
    u8 v3139 = (u64)v3138 >= (u64)v3121;
    if (v3139) { goto b976; } else { goto b977; }
b976:;
    { u64 n3140 = v3138; v3140 = n3140; goto b201; }
b977:;
    { u64 n3140 = v3121; v3140 = n3140; goto b201; }
b201:;
    u8 v3141 = (u64)v3117 >= (u64)v3140;
    if (v3141) { goto b978; } else { goto b979; }
b978:;
    { u64 n3142 = v3140; v3142 = n3142; goto b202; }
b979:;
    { u64 n3142 = v3117; v3142 = n3142; goto b202; }
b202:;
    u64 v3143 = v3122 + v3116;
    u64 v3144 = 0x1;
    u64 v3145 = v2998 << (v3144 & 63);
    u64 v3146 = 0x1;
    u64 v3147 = v3142 << (v3146 & 63);
    u64 v3148 = v3147 + v3145;
    u8 v3149 = (u64)v3148 < (u64)v3143;
    u64 v3150 = v3149;
    { u64 n3151 = v3150; u64 n3154 = v3113; u64 n3156 = v3114; u64 n3158 = v3115; u64 n3160 = v3116; u64 n3162 = v3117; u64 n3164 = v3118; u64 n3166 = v3119; u64 n3168 = v3120; u64 n3170 = v3121; u64 n3172 = v3122; u64 n3174 = v3136; v3151 = n3151; v3154 = n3154; v3156 = n3156; v3158 = n3158; v3160 = n3160; v3162 = n3162; v3164 = n3164; v3166 = n3166; v3168 = n3168; v3170 = n3170; v3172 = n3172; v3174 = n3174; goto b203; }
b203:;
    u8 v3175 = (u64)v3174 == (u64)v4;
    if (v3175) { goto b980; } else { goto b981; }
b980:;
    { goto b204; }
b981:;
    u64 v3176 = load_u64((const u8 *)v3 + 40);
    u64 v3177 = 0x10;
    u64 v3178 = v16 * v3177;
    u64 v3179 = v3176 + v3178;
    u64 v3180 = 0x1;
    u32 v3181 = load_u32((const u8 *)v0 + 84);
    u64 v3182 = v3181;
    u64 v3183 = load_u64((const u8 *)v3179 + 160);
    u64 v3184 = v3183 + v3180;
    store_u64((u8 *)v3179 + 160, v3184);
    u64 v3185 = load_u64((const u8 *)v3179 + 168);
    u64 v3186 = v3185 + v3182;
    store_u64((u8 *)v3179 + 168, v3186);
    u64 v3187 = load_u64((const u8 *)v3 + 40);
    u64 v3188 = 0xffffffff;
    u64 v3189 = v3174 & v3188;
    u64 v3190 = 0x4;
    u8 v3191 = (u64)v3189 < (u64)v3190;
    u64 v3192 = v3191 ? v3189 : v4;
    u64 v3193 = 0x10;
    u64 v3194 = v3192 * v3193;
    u64 v3195 = v3187 + v3194;
    if (v3191) { goto b982; } else { goto b983; }
b982:;
    u64 v3196 = 0x1;
    u32 v3197 = load_u32((const u8 *)v0 + 84);
    u64 v3198 = v3197;
    u64 v3199 = load_u64((const u8 *)v3195 + 8352);
    u64 v3200 = v3199 + v3196;
    store_u64((u8 *)v3195 + 8352, v3200);
    u64 v3201 = load_u64((const u8 *)v3195 + 8360);
    u64 v3202 = v3201 + v3198;
    store_u64((u8 *)v3195 + 8360, v3202);
    { goto b983; }
b983:;
    { goto b204; }
b204:;
    u8 v3203 = (u64)v3151 == (u64)v4;
    if (v3203) { goto b984; } else { goto b985; }
b984:;
    { goto b205; }
b985:;
    u64 v3204 = load_u64((const u8 *)v3 + 40);
    u64 v3205 = 0x10;
    u64 v3206 = v16 * v3205;
    u64 v3207 = v3204 + v3206;
    u64 v3208 = 0x1;
    u32 v3209 = load_u32((const u8 *)v0 + 84);
    u64 v3210 = v3209;
    u64 v3211 = load_u64((const u8 *)v3207 + 8416);
    u64 v3212 = v3211 + v3208;
    store_u64((u8 *)v3207 + 8416, v3212);
    u64 v3213 = load_u64((const u8 *)v3207 + 8424);
    u64 v3214 = v3213 + v3210;
    store_u64((u8 *)v3207 + 8424, v3214);
    u64 v3215 = load_u64((const u8 *)v3 + 24);
    u64 v3216 = 0x8;
    u64 v3217 = v16 * v3216;
    u64 v3218 = v3215 + v3217;
    u64 v3219 = load_u64((const u8 *)v3218 + 4276224);
    u64 v3220 = load_u64((const u8 *)v1 + 208);
    u64 v3221 = v3219 + v3220;
    u64 v3222 = load_u64((const u8 *)v3 + 24);
    u64 v3223 = 0x8;
    u64 v3224 = v16 * v3223;
    u64 v3225 = v3222 + v3224;
    store_u64((u8 *)v3225 + 4276224, v3221);
    { goto b205; }
b205:;
    u32 v3226 = load_u32((const u8 *)v2 + 368);
    u32 v3227 = __builtin_bswap32(v3226);
    u64 v3228 = v3227;
    u8 v3229 = (u64)v3228 == (u64)v4;
    if (v3229) { goto b986; } else { goto b987; }
b986:;
    { goto b206; }
b987:;
    u8 v3230 = (u64)v3174 != (u64)v4;
    if (v3230) { goto b988; } else { goto b989; }
b988:;
    { goto b206; }
b989:;
    u8 v3231 = (u64)v3151 == (u64)v4;
    if (v3231) { goto b990; } else { goto b991; }
b990:;
    { goto b213; }
b991:;
    { goto b206; }
b206:;
    u32 v3232 = load_u32((const u8 *)v2 + 372);
    u32 v3233 = __builtin_bswap32(v3232);
    u64 v3234 = v3233;
    u64 v3235 = 0x20;
    u64 v3236 = v3234 << (v3235 & 63);
    u64 v3237 = 0x20;
    u64 v3238 = (int64_t)v3236 >> (v3237 & 63);
    u8 v3239 = (int64_t)v4 >= (int64_t)v3238;
    if (v3239) { goto b992; } else { goto b993; }
b992:;
    { goto b207; }
b993:;
    u32 v3240 = (u32)v4;
    u32 v3241 = __builtin_bswap32(v3240);
    store_u32((u8 *)v2 + 372, v3241);
    { goto b207; }
b213:;
    u64 v3242 = load_u64((const u8 *)v3 + 24);
    u64 v3243 = 0x8;
    u64 v3244 = v16 * v3243;
    u64 v3245 = v3242 + v3244;
    u64 v3246 = load_u64((const u8 *)v3245 + 4280320);
    u64 v3247 = load_u64((const u8 *)v3 + 24);
    u64 v3248 = 0x8;
    u64 v3249 = v16 * v3248;
    u64 v3250 = v3247 + v3249;
    u64 v3251 = load_u64((const u8 *)v3250 + 4284416);
    u64 v3252 = load_u64((const u8 *)v3 + 24);
    u64 v3253 = 0x8;
    u64 v3254 = v16 * v3253;
    u64 v3255 = v3252 + v3254;
    u64 v3256 = load_u64((const u8 *)v3255 + 4288512);
    u64 v3257 = load_u64((const u8 *)v3 + 24);
    u64 v3258 = 0x8;
    u64 v3259 = v16 * v3258;
    u64 v3260 = v3257 + v3259;
    u64 v3261 = load_u64((const u8 *)v3260 + 4296704);
    u64 v3262 = 0x20;
    u64 v3263 = v3261 << (v3262 & 63);
    u64 v3264 = 0x20;
    u64 v3265 = (int64_t)v3263 >> (v3264 & 63);
    u64 v3266 = load_u64((const u8 *)v3 + 24);
    u64 v3267 = 0x8;
    u64 v3268 = v16 * v3267;
    u64 v3269 = v3266 + v3268;
    u64 v3270 = load_u64((const u8 *)v3269 + 4300800);
    u64 v3271 = 0x20;
    u64 v3272 = v3270 << (v3271 & 63);
    u64 v3273 = 0x20;
    u64 v3274 = (int64_t)v3272 >> (v3273 & 63);
    u64 v3275 = load_u64((const u8 *)v3 + 24);
    u64 v3276 = 0x8;
    u64 v3277 = v16 * v3276;
    u64 v3278 = v3275 + v3277;
    u64 v3279 = load_u64((const u8 *)v3278 + 28672);
    u64 v3280 = load_u64((const u8 *)v3 + 24);
    u64 v3281 = 0x8;
    u64 v3282 = v16 * v3281;
    u64 v3283 = v3280 + v3282;
    u64 v3284 = load_u64((const u8 *)v3283 + 32768);
    u64 v3285 = load_u64((const u8 *)v3 + 24);
    u64 v3286 = 0x8;
    u64 v3287 = v16 * v3286;
    u64 v3288 = v3285 + v3287;
    u64 v3289 = load_u64((const u8 *)v3288 + 36864);
    u64 v3290 = load_u64((const u8 *)v3 + 24);
    u64 v3291 = 0x8;
    u64 v3292 = v16 * v3291;
    u64 v3293 = v3290 + v3292;
    u64 v3294 = load_u64((const u8 *)v3293 + 40960);
    u64 v3295 = 0x1fffff;
    u64 v3296 = load_u64((const u8 *)v3 + 24);
    u64 v3297 = 0x8;
    u64 v3298 = v16 * v3297;
    u64 v3299 = v3296 + v3298;
    u64 v3300 = load_u64((const u8 *)v3299 + 4308992);
    u64 v3301 = 0x20;
    u64 v3302 = v3300 << (v3301 & 63);
    u64 v3303 = 0x20;
    u64 v3304 = (int64_t)v3302 >> (v3303 & 63);
    u64 v3305 = load_u64((const u8 *)v3 + 24);
    u64 v3306 = 0x8;
    u64 v3307 = v16 * v3306;
    u64 v3308 = v3305 + v3307;
    u64 v3309 = load_u64((const u8 *)v3308 + 4313088);
    u64 v3310 = 0x20;
    u64 v3311 = v3309 << (v3310 & 63);
    u64 v3312 = 0x20;
    u64 v3313 = (int64_t)v3311 >> (v3312 & 63);
    u64 v3314 = load_u64((const u8 *)v3 + 24);
    u64 v3315 = 0x8;
    u64 v3316 = v16 * v3315;
    u64 v3317 = v3314 + v3316;
    u64 v3318 = load_u64((const u8 *)v3317 + 4317184);
    u64 v3319 = 0x20;
    u64 v3320 = v3318 << (v3319 & 63);
    u64 v3321 = 0x20;
    u64 v3322 = (int64_t)v3320 >> (v3321 & 63);
    u64 v3323 = 0x1;
    u8 v3324 = (u64)v3294 != (u64)v3323;
    if (v3324) { goto b994; } else { goto b995; }
b994:;
    { u64 n3363 = v2782; u64 n3364 = v2784; u64 n3365 = v2786; u64 n3366 = v2788; u64 n3367 = v2790; u64 n3368 = v3295; v3363 = n3363; v3364 = n3364; v3365 = n3365; v3366 = n3366; v3367 = n3367; v3368 = n3368; goto b214; }
b995:;
    u64 v3325 = load_u64((const u8 *)v3 + 24);
    u64 v3326 = 0x8;
    u64 v3327 = v16 * v3326;
    u64 v3328 = v3325 + v3327;
    u64 v3329 = load_u64((const u8 *)v3328 + 45056);
    u64 v3330 = load_u64((const u8 *)v3 + 24);
    u64 v3331 = 0x8;
    u64 v3332 = v16 * v3331;
    u64 v3333 = v3330 + v3332;
    u64 v3334 = load_u64((const u8 *)v3333 + 49152);
    u64 v3335 = load_u64((const u8 *)v3 + 24);
    u64 v3336 = 0x8;
    u64 v3337 = v16 * v3336;
    u64 v3338 = v3335 + v3337;
    u64 v3339 = load_u64((const u8 *)v3338 + 53248);
    u64 v3340 = load_u64((const u8 *)v3 + 24);
    u64 v3341 = 0x8;
    u64 v3342 = v16 * v3341;
    u64 v3343 = v3340 + v3342;
    u64 v3344 = load_u64((const u8 *)v3343 + 4292608);
    u64 v3345 = load_u64((const u8 *)v3 + 24);
    u64 v3346 = 0x8;
    u64 v3347 = v16 * v3346;
    u64 v3348 = v3345 + v3347;
    u64 v3349 = load_u64((const u8 *)v3348 + 4304896);
    u64 v3350 = 0x20;
    u64 v3351 = v3349 << (v3350 & 63);
    u64 v3352 = 0x20;
    u64 v3353 = (int64_t)v3351 >> (v3352 & 63);
    u64 v3354 = load_u64((const u8 *)v3 + 24);
    u64 v3355 = 0x8;
    u64 v3356 = v16 * v3355;
    u64 v3357 = v3354 + v3356;
    u64 v3358 = load_u64((const u8 *)v3357 + 4321280);
    u64 v3359 = 0x20;
    u64 v3360 = v3358 << (v3359 & 63);
    u64 v3361 = 0x20;
    u64 v3362 = (int64_t)v3360 >> (v3361 & 63);
    { u64 n3363 = v3344; u64 n3364 = v3353; u64 n3365 = v3362; u64 n3366 = v3329; u64 n3367 = v3339; u64 n3368 = v3334; v3363 = n3363; v3364 = n3364; v3365 = n3365; v3366 = n3366; v3367 = n3367; v3368 = n3368; goto b214; }
b214:;
    u32 v3369 = load_u32((const u8 *)v2 + 368);
    u32 v3370 = __builtin_bswap32(v3369);
    u64 v3371 = v3370;
    u64 v3372 = 0x1fffff;
    u64 v3373 = v3371 & v3372;
    u8 v3374 = (u64)v3368 >= (u64)v3371;
    if (v3374) { goto b996; } else { goto b997; }
b996:;
    { u64 n3377 = v3373; v3377 = n3377; goto b215; }
b997:;
    u64 v3375 = 0x1fffff;
    u64 v3376 = v3368 & v3375;
    { u64 n3377 = v3376; v3377 = n3377; goto b215; }
b215:;
    u32 v3378 = load_u32((const u8 *)v2 + 364);
    u32 v3379 = __builtin_bswap32(v3378);
    u64 v3380 = v3379;
    u64 v3381 = load_u64((const u8 *)v1 + 208);
    u8 v3382 = (u64)v3380 >= (u64)v3381;
    if (v3382) { goto b998; } else { goto b999; }
b998:;
    { u64 n3383 = v3380; v3383 = n3383; goto b216; }
b999:;
    { u64 n3383 = v3381; v3383 = n3383; goto b216; }
b216:;
    u64 v3384 = 0xfffffffff0000000;
    u8 v3385 = (u64)v3377 == (u64)v4;
    if (v3385) { goto b1000; } else { goto b1001; }
b1000:;
    { u64 n3483 = v3384; v3483 = n3483; goto b231; }
b1001:;
    u8 v3386 = (u64)v4 == (u64)v4;
    if (v3386) { goto b1002; } else { goto b1003; }
b1002:;
    { goto b217; }
b1003:;
    u64 v3387 = 0x20;
    { u64 n3390 = v3387; u64 n3391 = v3377; v3390 = n3390; v3391 = n3391; goto b218; }
b217:;
    u64 v3388 = 0x20;
    u64 v3389 = v3377 << (v3388 & 63);
    { u64 n3390 = v4; u64 n3391 = v3389; v3390 = n3390; v3391 = n3391; goto b218; }
b218:;
    u64 v3392 = 0x30;
    u64 v3393 = v3391 >> (v3392 & 63);
    u8 v3394 = (u64)v3393 == (u64)v4;
    if (v3394) { goto b1004; } else { goto b1005; }
b1004:;
    { goto b219; }
b1005:;
    u64 v3395 = 0x10;
    u64 v3396 = v3390 + v3395;
    u64 v3397 = 0xff;
    u64 v3398 = v3396 & v3397;
    { u64 n3401 = v3398; u64 n3402 = v3391; v3401 = n3401; v3402 = n3402; goto b220; }
b219:;
    u64 v3399 = 0x10;
    u64 v3400 = v3391 << (v3399 & 63);
    { u64 n3401 = v3390; u64 n3402 = v3400; v3401 = n3401; v3402 = n3402; goto b220; }
b220:;
    u64 v3403 = 0x38;
    u64 v3404 = v3402 >> (v3403 & 63);
    u8 v3405 = (u64)v3404 == (u64)v4;
    if (v3405) { goto b1006; } else { goto b1007; }
b1006:;
    { goto b221; }
b1007:;
    u64 v3406 = 0x8;
    u64 v3407 = v3401 + v3406;
    u64 v3408 = 0xff;
    u64 v3409 = v3407 & v3408;
    { u64 n3412 = v3409; u64 n3413 = v3402; v3412 = n3412; v3413 = n3413; goto b222; }
b221:;
    u64 v3410 = 0x8;
    u64 v3411 = v3402 << (v3410 & 63);
    { u64 n3412 = v3401; u64 n3413 = v3411; v3412 = n3412; v3413 = n3413; goto b222; }
b222:;
    u64 v3414 = 0x3c;
    u64 v3415 = v3413 >> (v3414 & 63);
    u8 v3416 = (u64)v3415 == (u64)v4;
    if (v3416) { goto b1008; } else { goto b1009; }
b1008:;
    { goto b223; }
b1009:;
    u64 v3417 = 0x4;
    u64 v3418 = v3412 + v3417;
    u64 v3419 = 0xff;
    u64 v3420 = v3418 & v3419;
    { u64 n3423 = v3420; u64 n3424 = v3413; v3423 = n3423; v3424 = n3424; goto b224; }
b223:;
    u64 v3421 = 0x4;
    u64 v3422 = v3413 << (v3421 & 63);
    { u64 n3423 = v3412; u64 n3424 = v3422; v3423 = n3423; v3424 = n3424; goto b224; }
b224:;
    u64 v3425 = 0x3e;
    u64 v3426 = v3424 >> (v3425 & 63);
    u8 v3427 = (u64)v3426 == (u64)v4;
    if (v3427) { goto b1010; } else { goto b1011; }
b1010:;
    { goto b225; }
b1011:;
    u64 v3428 = 0x2;
    u64 v3429 = v3423 + v3428;
    u64 v3430 = 0xff;
    u64 v3431 = v3429 & v3430;
    { u64 n3434 = v3431; u64 n3435 = v3424; v3434 = n3434; v3435 = n3435; goto b226; }
b225:;
    u64 v3432 = 0x2;
    u64 v3433 = v3424 << (v3432 & 63);
    { u64 n3434 = v3423; u64 n3435 = v3433; v3434 = n3434; v3435 = n3435; goto b226; }
b226:;
    u64 v3436 = 0x3f;
    u64 v3437 = v3435 >> (v3436 & 63);
    u8 v3438 = (u64)v3437 == (u64)v4;
    if (v3438) { goto b1012; } else { goto b1013; }
b1012:;
    { goto b227; }
b1013:;
    u64 v3439 = 0x1;
    u64 v3440 = v3434 + v3439;
    u64 v3441 = 0xff;
    u64 v3442 = v3440 & v3441;
    { u64 n3445 = v3442; u64 n3446 = v3435; v3445 = n3445; v3446 = n3446; goto b228; }
b227:;
    u64 v3443 = 0x1;
    u64 v3444 = v3435 << (v3443 & 63);
    { u64 n3445 = v3434; u64 n3446 = v3444; v3445 = n3445; v3446 = n3446; goto b228; }
b228:;
    u64 v3447 = 0x38;
    u64 v3448 = v3446 >> (v3447 & 63);
    u64 v3449 = 0x7f;
    u64 v3450 = v3448 & v3449;
    u64 v3451 = load_u64((const u8 *)v3 + 48);
    u64 v3452 = load_u64((const u8 *)v3451 + 720);
    u64 v3453 = 0x7f;
    u64 v3454 = v3450 & v3453;
    u64 v3455 = 0x4;
    u64 v3456 = v3454 * v3455;
    u64 v3457 = v3452 + v3456;
    u32 v3458 = load_u32((const u8 *)v3457 + 0);
    u64 v3459 = v3458;
    u8 v3460 = (u64)v3459 != (u64)v4;
    u64 v3461 = v3460;
    u64 v3462 = load_u64((const u8 *)v3 + 48);
    u64 v3463 = load_u64((const u8 *)v3462 + 744);
    u64 v3464 = 0x8;
    u64 v3465 = v3459 * v3464;
    u64 v3466 = v3463 + v3465;
    u32 v3467 = load_u32((const u8 *)v3466 + 0);
    u64 v3468 = load_u64((const u8 *)v3 + 48);
    u64 v3469 = load_u64((const u8 *)v3468 + 752);
    u64 v3470 = 0x8;
    u64 v3471 = v3459 * v3470;
    u64 v3472 = v3469 + v3471;
    u32 v3473 = 0x48a;
    u8 v3474 = (u32)v3467 == (u32)v3473;
    if (v3474) { goto b1014; } else { goto b1015; }
b1014:;
    u64 v3475 = load_u64((const u8 *)v3472 + 0);
    u64 v3476 = 0xffff;
    u64 v3477 = v3475 & v3476;
    { goto b229; }
b1015:;
    u32 v3478 = 0x48d;
    u8 v3479 = (u32)v3467 == (u32)v3478;
    if (v3479) { goto b1016; } else { goto b1017; }
b1016:;
    { goto b230; }
b1017:;
    { u64 n3483 = v3384; v3483 = n3483; goto b231; }
b229:;
    u64 v3480 = 0x10;
    u64 v3481 = v3445 << (v3480 & 63);
    u64 v3482 = v3481 | v3477;
    { u64 n3483 = v3482; v3483 = n3483; goto b231; }
b230:;
    { u64 n3483 = v3384; v3483 = n3483; goto b231; }
b231:;
    u64 v3484 = 0xfffffffff0000000;
    u8 v3485 = (u64)v3381 == (u64)v4;
    if (v3485) { goto b1018; } else { goto b1019; }
b1018:;
    { u64 n3583 = v3484; v3583 = n3583; goto b246; }
b1019:;
    u8 v3486 = (u64)v4 == (u64)v4;
    if (v3486) { goto b1020; } else { goto b1021; }
b1020:;
    { goto b232; }
b1021:;
    u64 v3487 = 0x20;
    { u64 n3490 = v3487; u64 n3491 = v3381; v3490 = n3490; v3491 = n3491; goto b233; }
b232:;
    u64 v3488 = 0x20;
    u64 v3489 = v3381 << (v3488 & 63);
    { u64 n3490 = v4; u64 n3491 = v3489; v3490 = n3490; v3491 = n3491; goto b233; }
b233:;
    u64 v3492 = 0x30;
    u64 v3493 = v3491 >> (v3492 & 63);
    u8 v3494 = (u64)v3493 == (u64)v4;
    if (v3494) { goto b1022; } else { goto b1023; }
b1022:;
    { goto b234; }
b1023:;
    u64 v3495 = 0x10;
    u64 v3496 = v3490 + v3495;
    u64 v3497 = 0xff;
    u64 v3498 = v3496 & v3497;
    { u64 n3501 = v3498; u64 n3502 = v3491; v3501 = n3501; v3502 = n3502; goto b235; }
b234:;
    u64 v3499 = 0x10;
    u64 v3500 = v3491 << (v3499 & 63);
    { u64 n3501 = v3490; u64 n3502 = v3500; v3501 = n3501; v3502 = n3502; goto b235; }
b235:;
    u64 v3503 = 0x38;
    u64 v3504 = v3502 >> (v3503 & 63);
    u8 v3505 = (u64)v3504 == (u64)v4;
    if (v3505) { goto b1024; } else { goto b1025; }
b1024:;
    { goto b236; }
b1025:;
    u64 v3506 = 0x8;
    u64 v3507 = v3501 + v3506;
    u64 v3508 = 0xff;
    u64 v3509 = v3507 & v3508;
    { u64 n3512 = v3509; u64 n3513 = v3502; v3512 = n3512; v3513 = n3513; goto b237; }
b236:;
    u64 v3510 = 0x8;
    u64 v3511 = v3502 << (v3510 & 63);
    { u64 n3512 = v3501; u64 n3513 = v3511; v3512 = n3512; v3513 = n3513; goto b237; }
b237:;
    u64 v3514 = 0x3c;
    u64 v3515 = v3513 >> (v3514 & 63);
    u8 v3516 = (u64)v3515 == (u64)v4;
    if (v3516) { goto b1026; } else { goto b1027; }
b1026:;
    { goto b238; }
b1027:;
    u64 v3517 = 0x4;
    u64 v3518 = v3512 + v3517;
    u64 v3519 = 0xff;
    u64 v3520 = v3518 & v3519;
    { u64 n3523 = v3520; u64 n3524 = v3513; v3523 = n3523; v3524 = n3524; goto b239; }
b238:;
    u64 v3521 = 0x4;
    u64 v3522 = v3513 << (v3521 & 63);
    { u64 n3523 = v3512; u64 n3524 = v3522; v3523 = n3523; v3524 = n3524; goto b239; }
b239:;
    u64 v3525 = 0x3e;
    u64 v3526 = v3524 >> (v3525 & 63);
    u8 v3527 = (u64)v3526 == (u64)v4;
    if (v3527) { goto b1028; } else { goto b1029; }
b1028:;
    { goto b240; }
b1029:;
    u64 v3528 = 0x2;
    u64 v3529 = v3523 + v3528;
    u64 v3530 = 0xff;
    u64 v3531 = v3529 & v3530;
    { u64 n3534 = v3531; u64 n3535 = v3524; v3534 = n3534; v3535 = n3535; goto b241; }
b240:;
    u64 v3532 = 0x2;
    u64 v3533 = v3524 << (v3532 & 63);
    { u64 n3534 = v3523; u64 n3535 = v3533; v3534 = n3534; v3535 = n3535; goto b241; }
b241:;
    u64 v3536 = 0x3f;
    u64 v3537 = v3535 >> (v3536 & 63);
    u8 v3538 = (u64)v3537 == (u64)v4;
    if (v3538) { goto b1030; } else { goto b1031; }
b1030:;
    { goto b242; }
b1031:;
    u64 v3539 = 0x1;
    u64 v3540 = v3534 + v3539;
    u64 v3541 = 0xff;
    u64 v3542 = v3540 & v3541;
    { u64 n3545 = v3542; u64 n3546 = v3535; v3545 = n3545; v3546 = n3546; goto b243; }
b242:;
    u64 v3543 = 0x1;
    u64 v3544 = v3535 << (v3543 & 63);
    { u64 n3545 = v3534; u64 n3546 = v3544; v3545 = n3545; v3546 = n3546; goto b243; }
b243:;
    u64 v3547 = 0x38;
    u64 v3548 = v3546 >> (v3547 & 63);
    u64 v3549 = 0x7f;
    u64 v3550 = v3548 & v3549;
    u64 v3551 = load_u64((const u8 *)v3 + 48);
    u64 v3552 = load_u64((const u8 *)v3551 + 760);
    u64 v3553 = 0x7f;
    u64 v3554 = v3550 & v3553;
    u64 v3555 = 0x4;
    u64 v3556 = v3554 * v3555;
    u64 v3557 = v3552 + v3556;
    u32 v3558 = load_u32((const u8 *)v3557 + 0);
    u64 v3559 = v3558;
    u8 v3560 = (u64)v3559 != (u64)v4;
    u64 v3561 = v3560;
    u64 v3562 = load_u64((const u8 *)v3 + 48);
    u64 v3563 = load_u64((const u8 *)v3562 + 784);
    u64 v3564 = 0x8;
    u64 v3565 = v3559 * v3564;
    u64 v3566 = v3563 + v3565;
    u32 v3567 = load_u32((const u8 *)v3566 + 0);
    u64 v3568 = load_u64((const u8 *)v3 + 48);
    u64 v3569 = load_u64((const u8 *)v3568 + 792);
    u64 v3570 = 0x8;
    u64 v3571 = v3559 * v3570;
    u64 v3572 = v3569 + v3571;
    u32 v3573 = 0x4b1;
    u8 v3574 = (u32)v3567 == (u32)v3573;
    if (v3574) { goto b1032; } else { goto b1033; }
b1032:;
    u64 v3575 = load_u64((const u8 *)v3572 + 0);
    u64 v3576 = 0xffff;
    u64 v3577 = v3575 & v3576;
    { goto b244; }
b1033:;
    u32 v3578 = 0x4b4;
    u8 v3579 = (u32)v3567 == (u32)v3578;
    if (v3579) { goto b1034; } else { goto b1035; }
b1034:;
    { goto b245; }
b1035:;
    { u64 n3583 = v3484; v3583 = n3583; goto b246; }
b244:;
    u64 v3580 = 0x10;
    u64 v3581 = v3545 << (v3580 & 63);
    u64 v3582 = v3581 | v3577;
    { u64 n3583 = v3582; v3583 = n3583; goto b246; }
b245:;
    { u64 n3583 = v3484; v3583 = n3583; goto b246; }
b246:;
    u64 v3584 = 0xfffffffff0000000;
    u8 v3585 = (u64)v3383 == (u64)v4;
    if (v3585) { goto b1036; } else { goto b1037; }
b1036:;
    { u64 n3683 = v3584; v3683 = n3683; goto b261; }
b1037:;
    u8 v3586 = (u64)v4 == (u64)v4;
    if (v3586) { goto b1038; } else { goto b1039; }
b1038:;
    { goto b247; }
b1039:;
    u64 v3587 = 0x20;
    { u64 n3590 = v3587; u64 n3591 = v3383; v3590 = n3590; v3591 = n3591; goto b248; }
b247:;
    u64 v3588 = 0x20;
    u64 v3589 = v3383 << (v3588 & 63);
    { u64 n3590 = v4; u64 n3591 = v3589; v3590 = n3590; v3591 = n3591; goto b248; }
b248:;
    u64 v3592 = 0x30;
    u64 v3593 = v3591 >> (v3592 & 63);
    u8 v3594 = (u64)v3593 == (u64)v4;
    if (v3594) { goto b1040; } else { goto b1041; }
b1040:;
    { goto b249; }
b1041:;
    u64 v3595 = 0x10;
    u64 v3596 = v3590 + v3595;
    u64 v3597 = 0xff;
    u64 v3598 = v3596 & v3597;
    { u64 n3601 = v3598; u64 n3602 = v3591; v3601 = n3601; v3602 = n3602; goto b250; }
b249:;
    u64 v3599 = 0x10;
    u64 v3600 = v3591 << (v3599 & 63);
    { u64 n3601 = v3590; u64 n3602 = v3600; v3601 = n3601; v3602 = n3602; goto b250; }
b250:;
    u64 v3603 = 0x38;
    u64 v3604 = v3602 >> (v3603 & 63);
    u8 v3605 = (u64)v3604 == (u64)v4;
    if (v3605) { goto b1042; } else { goto b1043; }
b1042:;
    { goto b251; }
b1043:;
    u64 v3606 = 0x8;
    u64 v3607 = v3601 + v3606;
    u64 v3608 = 0xff;
    u64 v3609 = v3607 & v3608;
    { u64 n3612 = v3609; u64 n3613 = v3602; v3612 = n3612; v3613 = n3613; goto b252; }
b251:;
    u64 v3610 = 0x8;
    u64 v3611 = v3602 << (v3610 & 63);
    { u64 n3612 = v3601; u64 n3613 = v3611; v3612 = n3612; v3613 = n3613; goto b252; }
b252:;
    u64 v3614 = 0x3c;
    u64 v3615 = v3613 >> (v3614 & 63);
    u8 v3616 = (u64)v3615 == (u64)v4;
    if (v3616) { goto b1044; } else { goto b1045; }
b1044:;
    { goto b253; }
b1045:;
    u64 v3617 = 0x4;
    u64 v3618 = v3612 + v3617;
    u64 v3619 = 0xff;
    u64 v3620 = v3618 & v3619;
    { u64 n3623 = v3620; u64 n3624 = v3613; v3623 = n3623; v3624 = n3624; goto b254; }
b253:;
    u64 v3621 = 0x4;
    u64 v3622 = v3613 << (v3621 & 63);
    { u64 n3623 = v3612; u64 n3624 = v3622; v3623 = n3623; v3624 = n3624; goto b254; }
b254:;
    u64 v3625 = 0x3e;
    u64 v3626 = v3624 >> (v3625 & 63);
    u8 v3627 = (u64)v3626 == (u64)v4;
    if (v3627) { goto b1046; } else { goto b1047; }
b1046:;
    { goto b255; }
b1047:;
    u64 v3628 = 0x2;
    u64 v3629 = v3623 + v3628;
    u64 v3630 = 0xff;
    u64 v3631 = v3629 & v3630;
    { u64 n3634 = v3631; u64 n3635 = v3624; v3634 = n3634; v3635 = n3635; goto b256; }
b255:;
    u64 v3632 = 0x2;
    u64 v3633 = v3624 << (v3632 & 63);
    { u64 n3634 = v3623; u64 n3635 = v3633; v3634 = n3634; v3635 = n3635; goto b256; }
b256:;
    u64 v3636 = 0x3f;
    u64 v3637 = v3635 >> (v3636 & 63);
    u8 v3638 = (u64)v3637 == (u64)v4;
    if (v3638) { goto b1048; } else { goto b1049; }
b1048:;
    { goto b257; }
b1049:;
    u64 v3639 = 0x1;
    u64 v3640 = v3634 + v3639;
    u64 v3641 = 0xff;
    u64 v3642 = v3640 & v3641;
    { u64 n3645 = v3642; u64 n3646 = v3635; v3645 = n3645; v3646 = n3646; goto b258; }
b257:;
    u64 v3643 = 0x1;
    u64 v3644 = v3635 << (v3643 & 63);
    { u64 n3645 = v3634; u64 n3646 = v3644; v3645 = n3645; v3646 = n3646; goto b258; }
b258:;
    u64 v3647 = 0x38;
    u64 v3648 = v3646 >> (v3647 & 63);
    u64 v3649 = 0x7f;
    u64 v3650 = v3648 & v3649;
    u64 v3651 = load_u64((const u8 *)v3 + 48);
    u64 v3652 = load_u64((const u8 *)v3651 + 800);
    u64 v3653 = 0x7f;
    u64 v3654 = v3650 & v3653;
    u64 v3655 = 0x4;
    u64 v3656 = v3654 * v3655;
    u64 v3657 = v3652 + v3656;
    u32 v3658 = load_u32((const u8 *)v3657 + 0);
    u64 v3659 = v3658;
    u8 v3660 = (u64)v3659 != (u64)v4;
    u64 v3661 = v3660;
    u64 v3662 = load_u64((const u8 *)v3 + 48);
    u64 v3663 = load_u64((const u8 *)v3662 + 824);
    u64 v3664 = 0x8;
    u64 v3665 = v3659 * v3664;
    u64 v3666 = v3663 + v3665;
    u32 v3667 = load_u32((const u8 *)v3666 + 0);
    u64 v3668 = load_u64((const u8 *)v3 + 48);
    u64 v3669 = load_u64((const u8 *)v3668 + 832);
    u64 v3670 = 0x8;
    u64 v3671 = v3659 * v3670;
    u64 v3672 = v3669 + v3671;
    u32 v3673 = 0x4d8;
    u8 v3674 = (u32)v3667 == (u32)v3673;
    if (v3674) { goto b1050; } else { goto b1051; }
b1050:;
    u64 v3675 = load_u64((const u8 *)v3672 + 0);
    u64 v3676 = 0xffff;
    u64 v3677 = v3675 & v3676;
    { goto b259; }
b1051:;
    u32 v3678 = 0x4db;
    u8 v3679 = (u32)v3667 == (u32)v3678;
    if (v3679) { goto b1052; } else { goto b1053; }
b1052:;
    { goto b260; }
b1053:;
    { u64 n3683 = v3584; v3683 = n3683; goto b261; }
b259:;
    u64 v3680 = 0x10;
    u64 v3681 = v3645 << (v3680 & 63);
    u64 v3682 = v3681 | v3677;
    { u64 n3683 = v3682; v3683 = n3683; goto b261; }
b260:;
    { u64 n3683 = v3584; v3683 = n3683; goto b261; }
b261:;
    u64 v3684 = v3483 + v3583;
    u64 v3685 = v3684 - v3683;
    u64 v3686 = 0x20;
    u64 v3687 = v3685 << (v3686 & 63);
    u64 v3688 = 0x20;
    u64 v3689 = (int64_t)v3687 >> (v3688 & 63);
    u64 v3690 = v3483 - v3304;
    u64 v3691 = 0x20;
    u64 v3692 = v3690 << (v3691 & 63);
    u64 v3693 = 0x20;
    u64 v3694 = (int64_t)v3692 >> (v3693 & 63);
    u64 v3695 = 0x1;
    u8 v3696 = (u64)v3294 != (u64)v3695;
    if (v3696) { goto b1054; } else { goto b1055; }
b1054:;
    u64 v3802 = load_u64((const u8 *)v1 + 312);
    { u64 n3800 = v3363; u64 n3801 = v3802; u64 n3803 = v3689; v3800 = n3800; v3801 = n3801; v3803 = n3803; goto b269; }
b1055:;
    u64 v3697 = v3583 + v3365;
    u64 v3698 = 0x20;
    u64 v3699 = v3697 << (v3698 & 63);
    u64 v3700 = 0x20;
    u64 v3701 = (int64_t)v3699 >> (v3700 & 63);
    u8 v3702 = (int64_t)v3701 < (int64_t)v3689;
    u64 v3703 = v3702;
    u8 v3704 = (int64_t)v3701 >= (int64_t)v3689;
    if (v3704) { goto b1056; } else { goto b1057; }
b1056:;
    { u64 n3707 = v3689; v3707 = n3707; goto b262; }
b1057:;
    u64 v3705 = 0x1;
    u8 v3706 = (u64)v3366 != (u64)v3705;
    if (v3706) { goto b1058; } else { goto b1059; }
b1058:;
    { u64 n3707 = v3689; v3707 = n3707; goto b262; }
b1059:;
    { u64 n3707 = v3701; v3707 = n3707; goto b262; }
b262:;
    u64 v3708 = v3483 + v3583;
    u64 v3709 = 0xfffffffffff40000;
    u64 v3710 = v3708 + v3709;
    u64 v3711 = v3710 - v3364;
    u64 v3712 = 0x20;
    u64 v3713 = v3711 << (v3712 & 63);
    u64 v3714 = 0x20;
    u64 v3715 = (int64_t)v3713 >> (v3714 & 63);
    u64 v3716 = 0x10;
    u64 v3717 = 0x40;
    u8 v3718 = (u64)v3716 < (u64)v3717;
    u64 v3719 = 0x3f;
    u64 v3720 = v3718 ? v3716 : v3719;
    u64 v3721 = (int64_t)v3715 >> (v3720 & 63);
    u64 v3722 = 0x8;
    u64 v3723 = 0x40;
    u8 v3724 = (u64)v3722 < (u64)v3723;
    u64 v3725 = 0x3f;
    u64 v3726 = v3724 ? v3722 : v3725;
    u64 v3727 = (int64_t)v3711 >> (v3726 & 63);
    u64 v3728 = 0xff;
    u64 v3729 = v3727 & v3728;
    u64 v3730 = load_u64((const u8 *)v3 + 48);
    u64 v3731 = load_u64((const u8 *)v3730 + 840);
    u64 v3732 = 0xff;
    u64 v3733 = v3729 & v3732;
    u64 v3734 = 0x4;
    u64 v3735 = v3733 * v3734;
    u64 v3736 = v3731 + v3735;
    u32 v3737 = load_u32((const u8 *)v3736 + 0);
    u64 v3738 = v3737;
    u8 v3739 = (u64)v3738 != (u64)v4;
    u64 v3740 = v3739;
    u64 v3741 = load_u64((const u8 *)v3 + 48);
    u64 v3742 = load_u64((const u8 *)v3741 + 864);
    u64 v3743 = 0x8;
    u64 v3744 = v3738 * v3743;
    u64 v3745 = v3742 + v3744;
    u32 v3746 = load_u32((const u8 *)v3745 + 0);
    u64 v3747 = load_u64((const u8 *)v3 + 48);
    u64 v3748 = load_u64((const u8 *)v3747 + 872);
    u64 v3749 = 0x8;
    u64 v3750 = v3738 * v3749;
    u64 v3751 = v3748 + v3750;
    u32 v3752 = 0x4f1;
    u8 v3753 = (u32)v3746 == (u32)v3752;
    if (v3753) { goto b1060; } else { goto b1061; }
b1060:;
    u64 v3754 = load_u64((const u8 *)v3751 + 0);
    { goto b263; }
b1061:;
    u32 v3755 = 0x501;
    u8 v3756 = (u32)v3746 == (u32)v3755;
    if (v3756) { goto b1062; } else { goto b1063; }
b1062:;
    { goto b266; }
b1063:;
    { u64 n3792 = v4; v3792 = n3792; goto b267; }
b263:;
    u64 v3757 = 0x3e;
    u8 v3758 = (int64_t)v3721 < (int64_t)v3757;
    if (v3758) { goto b1064; } else { goto b1065; }
b1064:;
    { goto b264; }
b1065:;
    u64 v3759 = 0x4000000000000000;
    { u64 n3792 = v3759; v3792 = n3792; goto b267; }
b264:;
    u64 v3760 = 0x10;
    u8 v3761 = (int64_t)v3721 < (int64_t)v3760;
    if (v3761) { goto b1066; } else { goto b1067; }
b1066:;
    { goto b265; }
b1067:;
    u64 v3762 = 0xfffffffffffffff0;
    u64 v3763 = v3721 + v3762;
    u64 v3764 = 0xff;
    u64 v3765 = v3763 & v3764;
    u64 v3766 = 0x40;
    u8 v3767 = (u64)v3765 < (u64)v3766;
    u64 v3768 = v3754 << (v3765 & 63);
    u64 v3769 = v3767 ? v3768 : v4;
    { u64 n3792 = v3769; v3792 = n3792; goto b267; }
b265:;
    u64 v3770 = 0xffffffffffffffff;
    u8 v3771 = (int64_t)v3721 < (int64_t)v3770;
    if (v3771) { goto b1068; } else { goto b1069; }
b1068:;
    { u64 n3792 = v4; v3792 = n3792; goto b267; }
b1069:;
    u64 v3772 = 0x10;
    u64 v3773 = v3772 - v3721;
    u64 v3774 = 0xff;
    u64 v3775 = v3773 + v3774;
    u64 v3776 = 0xff;
    u64 v3777 = v3775 & v3776;
    u64 v3778 = 0x1;
    u64 v3779 = 0x40;
    u8 v3780 = (u64)v3777 < (u64)v3779;
    u64 v3781 = v3778 << (v3777 & 63);
    u64 v3782 = v3780 ? v3781 : v4;
    u64 v3783 = v3754 + v3782;
    u64 v3784 = 0x10;
    u64 v3785 = v3784 - v3721;
    u64 v3786 = 0xff;
    u64 v3787 = v3785 & v3786;
    u64 v3788 = 0x40;
    u8 v3789 = (u64)v3787 < (u64)v3788;
    u64 v3790 = v3783 >> (v3787 & 63);
    u64 v3791 = v3789 ? v3790 : v4;
    { u64 n3792 = v3791; v3792 = n3792; goto b267; }
b266:;
    { u64 n3792 = v4; v3792 = n3792; goto b267; }
b267:;
    u8 v3793 = (u64)v3792 != (u64)v4;
    if (v3793) { goto b1070; } else { goto b1071; }
b1070:;
    { u64 n3795 = v3792; v3795 = n3795; goto b268; }
b1071:;
    u64 v3794 = 0x1;
    { u64 n3795 = v3794; v3795 = n3795; goto b268; }
b268:;
    u64 v3796 = v3363 + v3795;
    u64 v3797 = 0x4000000000000000;
    u8 v3798 = (u64)v3797 >= (u64)v3796;
    if (v3798) { goto b1072; } else { goto b1073; }
b1072:;
    { u64 n3800 = v3796; u64 n3801 = v3703; u64 n3803 = v3707; v3800 = n3800; v3801 = n3801; v3803 = n3803; goto b269; }
b1073:;
    u64 v3799 = 0x4000000000000000;
    { u64 n3800 = v3799; u64 n3801 = v3703; u64 n3803 = v3707; v3800 = n3800; v3801 = n3801; v3803 = n3803; goto b269; }
b269:;
    u64 v3804 = 0xa0000;
    u64 v3805 = v3803 + v3804;
    u64 v3806 = v3805 - v3265;
    u64 v3807 = 0x20;
    u64 v3808 = v3806 << (v3807 & 63);
    u64 v3809 = 0x20;
    u64 v3810 = (int64_t)v3808 >> (v3809 & 63);
    u64 v3811 = 0x10;
    u64 v3812 = 0x40;
    u8 v3813 = (u64)v3811 < (u64)v3812;
    u64 v3814 = 0x3f;
    u64 v3815 = v3813 ? v3811 : v3814;
    u64 v3816 = (int64_t)v3810 >> (v3815 & 63);
    u64 v3817 = 0x8;
    u64 v3818 = 0x40;
    u8 v3819 = (u64)v3817 < (u64)v3818;
    u64 v3820 = 0x3f;
    u64 v3821 = v3819 ? v3817 : v3820;
    u64 v3822 = (int64_t)v3806 >> (v3821 & 63);
    u64 v3823 = 0xff;
    u64 v3824 = v3822 & v3823;
    u64 v3825 = load_u64((const u8 *)v3 + 48);
    u64 v3826 = load_u64((const u8 *)v3825 + 880);
    u64 v3827 = 0xff;
    u64 v3828 = v3824 & v3827;
    u64 v3829 = 0x4;
    u64 v3830 = v3828 * v3829;
    u64 v3831 = v3826 + v3830;
    u32 v3832 = load_u32((const u8 *)v3831 + 0);
    u64 v3833 = v3832;
    u8 v3834 = (u64)v3833 != (u64)v4;
    u64 v3835 = v3834;
    u64 v3836 = load_u64((const u8 *)v3 + 48);
    u64 v3837 = load_u64((const u8 *)v3836 + 904);
    u64 v3838 = 0x8;
    u64 v3839 = v3833 * v3838;
    u64 v3840 = v3837 + v3839;
    u32 v3841 = load_u32((const u8 *)v3840 + 0);
    u64 v3842 = load_u64((const u8 *)v3 + 48);
    u64 v3843 = load_u64((const u8 *)v3842 + 912);
    u64 v3844 = 0x8;
    u64 v3845 = v3833 * v3844;
    u64 v3846 = v3843 + v3845;
    u32 v3847 = 0x50f;
    u8 v3848 = (u32)v3841 == (u32)v3847;
    if (v3848) { goto b1074; } else { goto b1075; }
b1074:;
    u64 v3849 = load_u64((const u8 *)v3846 + 0);
    { goto b270; }
b1075:;
    u32 v3850 = 0x51f;
    u8 v3851 = (u32)v3841 == (u32)v3850;
    if (v3851) { goto b1076; } else { goto b1077; }
b1076:;
    { goto b273; }
b1077:;
    { u64 n3887 = v4; v3887 = n3887; goto b274; }
b270:;
    u64 v3852 = 0x3e;
    u8 v3853 = (int64_t)v3816 < (int64_t)v3852;
    if (v3853) { goto b1078; } else { goto b1079; }
b1078:;
    { goto b271; }
b1079:;
    u64 v3854 = 0x4000000000000000;
    { u64 n3887 = v3854; v3887 = n3887; goto b274; }
b271:;
    u64 v3855 = 0x10;
    u8 v3856 = (int64_t)v3816 < (int64_t)v3855;
    if (v3856) { goto b1080; } else { goto b1081; }
b1080:;
    { goto b272; }
b1081:;
    u64 v3857 = 0xfffffffffffffff0;
    u64 v3858 = v3816 + v3857;
    u64 v3859 = 0xff;
    u64 v3860 = v3858 & v3859;
    u64 v3861 = 0x40;
    u8 v3862 = (u64)v3860 < (u64)v3861;
    u64 v3863 = v3849 << (v3860 & 63);
    u64 v3864 = v3862 ? v3863 : v4;
    { u64 n3887 = v3864; v3887 = n3887; goto b274; }
b272:;
    u64 v3865 = 0xffffffffffffffff;
    u8 v3866 = (int64_t)v3816 < (int64_t)v3865;
    if (v3866) { goto b1082; } else { goto b1083; }
b1082:;
    { u64 n3887 = v4; v3887 = n3887; goto b274; }
b1083:;
    u64 v3867 = 0x10;
    u64 v3868 = v3867 - v3816;
    u64 v3869 = 0xff;
    u64 v3870 = v3868 + v3869;
    u64 v3871 = 0xff;
    u64 v3872 = v3870 & v3871;
    u64 v3873 = 0x1;
    u64 v3874 = 0x40;
    u8 v3875 = (u64)v3872 < (u64)v3874;
    u64 v3876 = v3873 << (v3872 & 63);
    u64 v3877 = v3875 ? v3876 : v4;
    u64 v3878 = v3849 + v3877;
    u64 v3879 = 0x10;
    u64 v3880 = v3879 - v3816;
    u64 v3881 = 0xff;
    u64 v3882 = v3880 & v3881;
    u64 v3883 = 0x40;
    u8 v3884 = (u64)v3882 < (u64)v3883;
    u64 v3885 = v3878 >> (v3882 & 63);
    u64 v3886 = v3884 ? v3885 : v4;
    { u64 n3887 = v3886; v3887 = n3887; goto b274; }
b273:;
    { u64 n3887 = v4; v3887 = n3887; goto b274; }
b274:;
    u64 v3888 = v3803 + v3483;
    u64 v3889 = 0xfffffffffff40000;
    u64 v3890 = v3888 + v3889;
    u64 v3891 = v3890 - v3274;
    u64 v3892 = 0x20;
    u64 v3893 = v3891 << (v3892 & 63);
    u64 v3894 = 0x20;
    u64 v3895 = (int64_t)v3893 >> (v3894 & 63);
    u64 v3896 = 0x10;
    u64 v3897 = 0x40;
    u8 v3898 = (u64)v3896 < (u64)v3897;
    u64 v3899 = 0x3f;
    u64 v3900 = v3898 ? v3896 : v3899;
    u64 v3901 = (int64_t)v3895 >> (v3900 & 63);
    u64 v3902 = 0x8;
    u64 v3903 = 0x40;
    u8 v3904 = (u64)v3902 < (u64)v3903;
    u64 v3905 = 0x3f;
    u64 v3906 = v3904 ? v3902 : v3905;
    u64 v3907 = (int64_t)v3891 >> (v3906 & 63);
    u64 v3908 = 0xff;
    u64 v3909 = v3907 & v3908;
    u64 v3910 = load_u64((const u8 *)v3 + 48);
    u64 v3911 = load_u64((const u8 *)v3910 + 920);
    u64 v3912 = 0xff;
    u64 v3913 = v3909 & v3912;
    u64 v3914 = 0x4;
    u64 v3915 = v3913 * v3914;
    u64 v3916 = v3911 + v3915;
    u32 v3917 = load_u32((const u8 *)v3916 + 0);
    u64 v3918 = v3917;
    u8 v3919 = (u64)v3918 != (u64)v4;
    u64 v3920 = v3919;
    u64 v3921 = load_u64((const u8 *)v3 + 48);
    u64 v3922 = load_u64((const u8 *)v3921 + 944);
    u64 v3923 = 0x8;
    u64 v3924 = v3918 * v3923;
    u64 v3925 = v3922 + v3924;
    u32 v3926 = load_u32((const u8 *)v3925 + 0);
    u64 v3927 = load_u64((const u8 *)v3 + 48);
    u64 v3928 = load_u64((const u8 *)v3927 + 952);
    u64 v3929 = 0x8;
    u64 v3930 = v3918 * v3929;
    u64 v3931 = v3928 + v3930;
    u32 v3932 = 0x529;
    u8 v3933 = (u32)v3926 == (u32)v3932;
    if (v3933) { goto b1084; } else { goto b1085; }
b1084:;
    u64 v3934 = load_u64((const u8 *)v3931 + 0);
    { goto b275; }
b1085:;
    u32 v3935 = 0x539;
    u8 v3936 = (u32)v3926 == (u32)v3935;
    if (v3936) { goto b1086; } else { goto b1087; }
b1086:;
    { goto b278; }
b1087:;
    { u64 n3972 = v4; v3972 = n3972; goto b279; }
b275:;
    u64 v3937 = 0x3e;
    u8 v3938 = (int64_t)v3901 < (int64_t)v3937;
    if (v3938) { goto b1088; } else { goto b1089; }
b1088:;
    { goto b276; }
b1089:;
    u64 v3939 = 0x4000000000000000;
    { u64 n3972 = v3939; v3972 = n3972; goto b279; }
b276:;
    u64 v3940 = 0x10;
    u8 v3941 = (int64_t)v3901 < (int64_t)v3940;
    if (v3941) { goto b1090; } else { goto b1091; }
b1090:;
    { goto b277; }
b1091:;
    u64 v3942 = 0xfffffffffffffff0;
    u64 v3943 = v3901 + v3942;
    u64 v3944 = 0xff;
    u64 v3945 = v3943 & v3944;
    u64 v3946 = 0x40;
    u8 v3947 = (u64)v3945 < (u64)v3946;
    u64 v3948 = v3934 << (v3945 & 63);
    u64 v3949 = v3947 ? v3948 : v4;
    { u64 n3972 = v3949; v3972 = n3972; goto b279; }
b277:;
    u64 v3950 = 0xffffffffffffffff;
    u8 v3951 = (int64_t)v3901 < (int64_t)v3950;
    if (v3951) { goto b1092; } else { goto b1093; }
b1092:;
    { u64 n3972 = v4; v3972 = n3972; goto b279; }
b1093:;
    u64 v3952 = 0x10;
    u64 v3953 = v3952 - v3901;
    u64 v3954 = 0xff;
    u64 v3955 = v3953 + v3954;
    u64 v3956 = 0xff;
    u64 v3957 = v3955 & v3956;
    u64 v3958 = 0x1;
    u64 v3959 = 0x40;
    u8 v3960 = (u64)v3957 < (u64)v3959;
    u64 v3961 = v3958 << (v3957 & 63);
    u64 v3962 = v3960 ? v3961 : v4;
    u64 v3963 = v3934 + v3962;
    u64 v3964 = 0x10;
    u64 v3965 = v3964 - v3901;
    u64 v3966 = 0xff;
    u64 v3967 = v3965 & v3966;
    u64 v3968 = 0x40;
    u8 v3969 = (u64)v3967 < (u64)v3968;
    u64 v3970 = v3963 >> (v3967 & 63);
    u64 v3971 = v3969 ? v3970 : v4;
    { u64 n3972 = v3971; v3972 = n3972; goto b279; }
b278:;
    { u64 n3972 = v4; v3972 = n3972; goto b279; }
b279:;
    u8 v3973 = (u64)v3887 != (u64)v4;
    if (v3973) { goto b1094; } else { goto b1095; }
b1094:;
    { u64 n3975 = v3887; v3975 = n3975; goto b280; }
b1095:;
    u64 v3974 = 0x1;
    { u64 n3975 = v3974; v3975 = n3975; goto b280; }
b280:;
    u8 v3976 = (u64)v3972 != (u64)v4;
    if (v3976) { goto b1096; } else { goto b1097; }
b1096:;
    { u64 n3978 = v3972; v3978 = n3978; goto b281; }
b1097:;
    u64 v3977 = 0x1;
    { u64 n3978 = v3977; v3978 = n3978; goto b281; }
b281:;
    u64 v3979 = v3246 + v3975;
    u64 v3980 = v3251 + v3978;
    u64 v3981 = 0x4000000000000000;
    u8 v3982 = (u64)v3981 >= (u64)v3979;
    if (v3982) { goto b1098; } else { goto b1099; }
b1098:;
    { u64 n3984 = v3979; v3984 = n3984; goto b282; }
b1099:;
    u64 v3983 = 0x4000000000000000;
    { u64 n3984 = v3983; v3984 = n3984; goto b282; }
b282:;
    u64 v3985 = 0x4000000000000000;
    u8 v3986 = (u64)v3985 >= (u64)v3980;
    if (v3986) { goto b1100; } else { goto b1101; }
b1100:;
    { u64 n3988 = v3980; v3988 = n3988; goto b283; }
b1101:;
    u64 v3987 = 0x4000000000000000;
    { u64 n3988 = v3987; v3988 = n3988; goto b283; }
b283:;
    u64 v3989 = v3256 + v3381;
    u64 v3990 = v3313 + v3803;
    u64 v3991 = 0x20;
    u64 v3992 = v3990 << (v3991 & 63);
    u64 v3993 = 0x20;
    u64 v3994 = (int64_t)v3992 >> (v3993 & 63);
    u64 v3995 = 0x10;
    u64 v3996 = 0x40;
    u8 v3997 = (u64)v3995 < (u64)v3996;
    u64 v3998 = 0x3f;
    u64 v3999 = v3997 ? v3995 : v3998;
    u64 v4000 = (int64_t)v3994 >> (v3999 & 63);
    u64 v4001 = 0x8;
    u64 v4002 = 0x40;
    u8 v4003 = (u64)v4001 < (u64)v4002;
    u64 v4004 = 0x3f;
    u64 v4005 = v4003 ? v4001 : v4004;
    u64 v4006 = (int64_t)v3990 >> (v4005 & 63);
    u64 v4007 = 0xff;
    u64 v4008 = v4006 & v4007;
    u64 v4009 = load_u64((const u8 *)v3 + 48);
    u64 v4010 = load_u64((const u8 *)v4009 + 960);
    u64 v4011 = 0xff;
    u64 v4012 = v4008 & v4011;
    u64 v4013 = 0x4;
    u64 v4014 = v4012 * v4013;
    u64 v4015 = v4010 + v4014;
    u32 v4016 = load_u32((const u8 *)v4015 + 0);
    u64 v4017 = v4016;
    u8 v4018 = (u64)v4017 != (u64)v4;
    u64 v4019 = v4018;
    u64 v4020 = load_u64((const u8 *)v3 + 48);
    u64 v4021 = load_u64((const u8 *)v4020 + 984);
    u64 v4022 = 0x8;
    u64 v4023 = v4017 * v4022;
    u64 v4024 = v4021 + v4023;
    u32 v4025 = load_u32((const u8 *)v4024 + 0);
    u64 v4026 = load_u64((const u8 *)v3 + 48);
    u64 v4027 = load_u64((const u8 *)v4026 + 992);
    u64 v4028 = 0x8;
    u64 v4029 = v4017 * v4028;
    u64 v4030 = v4027 + v4029;
    u32 v4031 = 0x54c;
    u8 v4032 = (u32)v4025 == (u32)v4031;
    if (v4032) { goto b1102; } else { goto b1103; }
b1102:;
    u64 v4033 = load_u64((const u8 *)v4030 + 0);
    { goto b284; }
b1103:;
    u32 v4034 = 0x55c;
    u8 v4035 = (u32)v4025 == (u32)v4034;
    if (v4035) { goto b1104; } else { goto b1105; }
b1104:;
    { goto b287; }
b1105:;
    { u64 n4071 = v4; v4071 = n4071; goto b288; }
b284:;
    u64 v4036 = 0x3e;
    u8 v4037 = (int64_t)v4000 < (int64_t)v4036;
    if (v4037) { goto b1106; } else { goto b1107; }
b1106:;
    { goto b285; }
b1107:;
    u64 v4038 = 0x4000000000000000;
    { u64 n4071 = v4038; v4071 = n4071; goto b288; }
b285:;
    u64 v4039 = 0x10;
    u8 v4040 = (int64_t)v4000 < (int64_t)v4039;
    if (v4040) { goto b1108; } else { goto b1109; }
b1108:;
    { goto b286; }
b1109:;
    u64 v4041 = 0xfffffffffffffff0;
    u64 v4042 = v4000 + v4041;
    u64 v4043 = 0xff;
    u64 v4044 = v4042 & v4043;
    u64 v4045 = 0x40;
    u8 v4046 = (u64)v4044 < (u64)v4045;
    u64 v4047 = v4033 << (v4044 & 63);
    u64 v4048 = v4046 ? v4047 : v4;
    { u64 n4071 = v4048; v4071 = n4071; goto b288; }
b286:;
    u64 v4049 = 0xffffffffffffffff;
    u8 v4050 = (int64_t)v4000 < (int64_t)v4049;
    if (v4050) { goto b1110; } else { goto b1111; }
b1110:;
    { u64 n4071 = v4; v4071 = n4071; goto b288; }
b1111:;
    u64 v4051 = 0x10;
    u64 v4052 = v4051 - v4000;
    u64 v4053 = 0xff;
    u64 v4054 = v4052 + v4053;
    u64 v4055 = 0xff;
    u64 v4056 = v4054 & v4055;
    u64 v4057 = 0x1;
    u64 v4058 = 0x40;
    u8 v4059 = (u64)v4056 < (u64)v4058;
    u64 v4060 = v4057 << (v4056 & 63);
    u64 v4061 = v4059 ? v4060 : v4;
    u64 v4062 = v4033 + v4061;
    u64 v4063 = 0x10;
    u64 v4064 = v4063 - v4000;
    u64 v4065 = 0xff;
    u64 v4066 = v4064 & v4065;
    u64 v4067 = 0x40;
    u8 v4068 = (u64)v4066 < (u64)v4067;
    u64 v4069 = v4062 >> (v4066 & 63);
    u64 v4070 = v4068 ? v4069 : v4;
    { u64 n4071 = v4070; v4071 = n4071; goto b288; }
b287:;
    { u64 n4071 = v4; v4071 = n4071; goto b288; }
b288:;
    u64 v4072 = v3322 + v3583;
    u64 v4073 = 0x20;
    u64 v4074 = v4072 << (v4073 & 63);
    u64 v4075 = 0x20;
    u64 v4076 = (int64_t)v4074 >> (v4075 & 63);
    u64 v4077 = 0x10;
    u64 v4078 = 0x40;
    u8 v4079 = (u64)v4077 < (u64)v4078;
    u64 v4080 = 0x3f;
    u64 v4081 = v4079 ? v4077 : v4080;
    u64 v4082 = (int64_t)v4076 >> (v4081 & 63);
    u64 v4083 = 0x8;
    u64 v4084 = 0x40;
    u8 v4085 = (u64)v4083 < (u64)v4084;
    u64 v4086 = 0x3f;
    u64 v4087 = v4085 ? v4083 : v4086;
    u64 v4088 = (int64_t)v4072 >> (v4087 & 63);
    u64 v4089 = 0xff;
    u64 v4090 = v4088 & v4089;
    u64 v4091 = load_u64((const u8 *)v3 + 48);
    u64 v4092 = load_u64((const u8 *)v4091 + 1000);
    u64 v4093 = 0xff;
    u64 v4094 = v4090 & v4093;
    u64 v4095 = 0x4;
    u64 v4096 = v4094 * v4095;
    u64 v4097 = v4092 + v4096;
    u32 v4098 = load_u32((const u8 *)v4097 + 0);
    u64 v4099 = v4098;
    u8 v4100 = (u64)v4099 != (u64)v4;
    u64 v4101 = v4100;
    u64 v4102 = load_u64((const u8 *)v3 + 48);
    u64 v4103 = load_u64((const u8 *)v4102 + 1024);
    u64 v4104 = 0x8;
    u64 v4105 = v4099 * v4104;
    u64 v4106 = v4103 + v4105;
    u32 v4107 = load_u32((const u8 *)v4106 + 0);
    u64 v4108 = load_u64((const u8 *)v3 + 48);
    u64 v4109 = load_u64((const u8 *)v4108 + 1032);
    u64 v4110 = 0x8;
    u64 v4111 = v4099 * v4110;
    u64 v4112 = v4109 + v4111;
    u32 v4113 = 0x564;
    u8 v4114 = (u32)v4107 == (u32)v4113;
    if (v4114) { goto b1112; } else { goto b1113; }
b1112:;
    u64 v4115 = load_u64((const u8 *)v4112 + 0);
    { goto b289; }
b1113:;
    u32 v4116 = 0x574;
    u8 v4117 = (u32)v4107 == (u32)v4116;
    if (v4117) { goto b1114; } else { goto b1115; }
b1114:;
    { goto b292; }
b1115:;
    { u64 n4153 = v4; v4153 = n4153; goto b293; }
b289:;
    u64 v4118 = 0x3e;
    u8 v4119 = (int64_t)v4082 < (int64_t)v4118;
    if (v4119) { goto b1116; } else { goto b1117; }
b1116:;
    { goto b290; }
b1117:;
    u64 v4120 = 0x4000000000000000;
    { u64 n4153 = v4120; v4153 = n4153; goto b293; }
b290:;
    u64 v4121 = 0x10;
    u8 v4122 = (int64_t)v4082 < (int64_t)v4121;
    if (v4122) { goto b1118; } else { goto b1119; }
b1118:;
    { goto b291; }
b1119:;
    u64 v4123 = 0xfffffffffffffff0;
    u64 v4124 = v4082 + v4123;
    u64 v4125 = 0xff;
    u64 v4126 = v4124 & v4125;
    u64 v4127 = 0x40;
    u8 v4128 = (u64)v4126 < (u64)v4127;
    u64 v4129 = v4115 << (v4126 & 63);
    u64 v4130 = v4128 ? v4129 : v4;
    { u64 n4153 = v4130; v4153 = n4153; goto b293; }
b291:;
    u64 v4131 = 0xffffffffffffffff;
    u8 v4132 = (int64_t)v4082 < (int64_t)v4131;
    if (v4132) { goto b1120; } else { goto b1121; }
b1120:;
    { u64 n4153 = v4; v4153 = n4153; goto b293; }
b1121:;
    u64 v4133 = 0x10;
    u64 v4134 = v4133 - v4082;
    u64 v4135 = 0xff;
    u64 v4136 = v4134 + v4135;
    u64 v4137 = 0xff;
    u64 v4138 = v4136 & v4137;
    u64 v4139 = 0x1;
    u64 v4140 = 0x40;
    u8 v4141 = (u64)v4138 < (u64)v4140;
    u64 v4142 = v4139 << (v4138 & 63);
    u64 v4143 = v4141 ? v4142 : v4;
    u64 v4144 = v4115 + v4143;
    u64 v4145 = 0x10;
    u64 v4146 = v4145 - v4082;
    u64 v4147 = 0xff;
    u64 v4148 = v4146 & v4147;
    u64 v4149 = 0x40;
    u8 v4150 = (u64)v4148 < (u64)v4149;
    u64 v4151 = v4144 >> (v4148 & 63);
    u64 v4152 = v4150 ? v4151 : v4;
    { u64 n4153 = v4152; v4153 = n4153; goto b293; }
b292:;
    { u64 n4153 = v4; v4153 = n4153; goto b293; }
b293:;
    u8 v4154 = (u64)v3279 >= (u64)v4071;
    if (v4154) { goto b1122; } else { goto b1123; }
b1122:;
    { u64 n4155 = v4071; v4155 = n4155; goto b294; }
b1123:;
    { u64 n4155 = v3279; v4155 = n4155; goto b294; }
b294:;
    u8 v4156 = (u64)v3284 >= (u64)v4153;
    if (v4156) { goto b1124; } else { goto b1125; }
b1124:;
    { u64 n4157 = v4153; v4157 = n4157; goto b295; }
b1125:;
    { u64 n4157 = v3284; v4157 = n4157; goto b295; }
b295:;
    u64 v4158 = 0x1;
    u8 v4159 = (u64)v3294 != (u64)v4158;
    if (v4159) { goto b1126; } else { goto b1127; }
b1126:;
    { goto b298; }
b1127:;
    u8 v4160 = (u64)v3801 == (u64)v4;
    if (v4160) { goto b1128; } else { goto b1129; }
b1128:;
    { goto b296; }
b1129:;
    u64 v4161 = v3367 + v4155;
    { u64 n4163 = v4161; v4163 = n4163; goto b297; }
b296:;
    u64 v4162 = v3367 - v4155;
    { u64 n4163 = v4162; v4163 = n4163; goto b297; }
b297:;
    u64 v4164 = load_u64((const u8 *)v3 + 24);
    u64 v4165 = 0x8;
    u64 v4166 = v16 * v4165;
    u64 v4167 = v4164 + v4166;
    store_u64((u8 *)v4167 + 53248, v4163);
    u64 v4168 = load_u64((const u8 *)v3 + 24);
    u64 v4169 = 0x8;
    u64 v4170 = v16 * v4169;
    u64 v4171 = v4168 + v4170;
    store_u64((u8 *)v4171 + 4292608, v3800);
    { goto b298; }
b298:;
    u64 v4172 = v4155 - v4157;
    u8 v4173 = (int64_t)v4172 >= (int64_t)v4;
    if (v4173) { goto b1130; } else { goto b1131; }
b1130:;
    { u64 n4175 = v4172; v4175 = n4175; goto b299; }
b1131:;
    u64 v4174 = v4 - v4172;
    { u64 n4175 = v4174; v4175 = n4175; goto b299; }
b299:;
    u64 v4176 = 0xfffffffff0000000;
    u8 v4177 = (u64)v4175 == (u64)v4;
    if (v4177) { goto b1132; } else { goto b1133; }
b1132:;
    { u64 n4277 = v4176; v4277 = n4277; goto b314; }
b1133:;
    u64 v4178 = 0x20;
    u64 v4179 = v4175 >> (v4178 & 63);
    u8 v4180 = (u64)v4179 == (u64)v4;
    if (v4180) { goto b1134; } else { goto b1135; }
b1134:;
    { goto b300; }
b1135:;
    u64 v4181 = 0x20;
    { u64 n4184 = v4181; u64 n4185 = v4175; v4184 = n4184; v4185 = n4185; goto b301; }
b300:;
    u64 v4182 = 0x20;
    u64 v4183 = v4175 << (v4182 & 63);
    { u64 n4184 = v4; u64 n4185 = v4183; v4184 = n4184; v4185 = n4185; goto b301; }
b301:;
    u64 v4186 = 0x30;
    u64 v4187 = v4185 >> (v4186 & 63);
    u8 v4188 = (u64)v4187 == (u64)v4;
    if (v4188) { goto b1136; } else { goto b1137; }
b1136:;
    { goto b302; }
b1137:;
    u64 v4189 = 0x10;
    u64 v4190 = v4184 + v4189;
    u64 v4191 = 0xff;
    u64 v4192 = v4190 & v4191;
    { u64 n4195 = v4192; u64 n4196 = v4185; v4195 = n4195; v4196 = n4196; goto b303; }
b302:;
    u64 v4193 = 0x10;
    u64 v4194 = v4185 << (v4193 & 63);
    { u64 n4195 = v4184; u64 n4196 = v4194; v4195 = n4195; v4196 = n4196; goto b303; }
b303:;
    u64 v4197 = 0x38;
    u64 v4198 = v4196 >> (v4197 & 63);
    u8 v4199 = (u64)v4198 == (u64)v4;
    if (v4199) { goto b1138; } else { goto b1139; }
b1138:;
    { goto b304; }
b1139:;
    u64 v4200 = 0x8;
    u64 v4201 = v4195 + v4200;
    u64 v4202 = 0xff;
    u64 v4203 = v4201 & v4202;
    { u64 n4206 = v4203; u64 n4207 = v4196; v4206 = n4206; v4207 = n4207; goto b305; }
b304:;
    u64 v4204 = 0x8;
    u64 v4205 = v4196 << (v4204 & 63);
    { u64 n4206 = v4195; u64 n4207 = v4205; v4206 = n4206; v4207 = n4207; goto b305; }
b305:;
    u64 v4208 = 0x3c;
    u64 v4209 = v4207 >> (v4208 & 63);
    u8 v4210 = (u64)v4209 == (u64)v4;
    if (v4210) { goto b1140; } else { goto b1141; }
b1140:;
    { goto b306; }
b1141:;
    u64 v4211 = 0x4;
    u64 v4212 = v4206 + v4211;
    u64 v4213 = 0xff;
    u64 v4214 = v4212 & v4213;
    { u64 n4217 = v4214; u64 n4218 = v4207; v4217 = n4217; v4218 = n4218; goto b307; }
b306:;
    u64 v4215 = 0x4;
    u64 v4216 = v4207 << (v4215 & 63);
    { u64 n4217 = v4206; u64 n4218 = v4216; v4217 = n4217; v4218 = n4218; goto b307; }
b307:;
    u64 v4219 = 0x3e;
    u64 v4220 = v4218 >> (v4219 & 63);
    u8 v4221 = (u64)v4220 == (u64)v4;
    if (v4221) { goto b1142; } else { goto b1143; }
b1142:;
    { goto b308; }
b1143:;
    u64 v4222 = 0x2;
    u64 v4223 = v4217 + v4222;
    u64 v4224 = 0xff;
    u64 v4225 = v4223 & v4224;
    { u64 n4228 = v4225; u64 n4229 = v4218; v4228 = n4228; v4229 = n4229; goto b309; }
b308:;
    u64 v4226 = 0x2;
    u64 v4227 = v4218 << (v4226 & 63);
    { u64 n4228 = v4217; u64 n4229 = v4227; v4228 = n4228; v4229 = n4229; goto b309; }
b309:;
    u64 v4230 = 0x3f;
    u64 v4231 = v4229 >> (v4230 & 63);
    u8 v4232 = (u64)v4231 == (u64)v4;
    if (v4232) { goto b1144; } else { goto b1145; }
b1144:;
    { goto b310; }
b1145:;
    u64 v4233 = 0x1;
    u64 v4234 = v4228 + v4233;
    u64 v4235 = 0xff;
    u64 v4236 = v4234 & v4235;
    { u64 n4239 = v4236; u64 n4240 = v4229; v4239 = n4239; v4240 = n4240; goto b311; }
b310:;
    u64 v4237 = 0x1;
    u64 v4238 = v4229 << (v4237 & 63);
    { u64 n4239 = v4228; u64 n4240 = v4238; v4239 = n4239; v4240 = n4240; goto b311; }
b311:;
    u64 v4241 = 0x38;
    u64 v4242 = v4240 >> (v4241 & 63);
    u64 v4243 = 0x7f;
    u64 v4244 = v4242 & v4243;
    u64 v4245 = load_u64((const u8 *)v3 + 48);
    u64 v4246 = load_u64((const u8 *)v4245 + 1040);
    u64 v4247 = 0x7f;
    u64 v4248 = v4244 & v4247;
    u64 v4249 = 0x4;
    u64 v4250 = v4248 * v4249;
    u64 v4251 = v4246 + v4250;
    u32 v4252 = load_u32((const u8 *)v4251 + 0);
    u64 v4253 = v4252;
    u8 v4254 = (u64)v4253 != (u64)v4;
    u64 v4255 = v4254;
    u64 v4256 = load_u64((const u8 *)v3 + 48);
    u64 v4257 = load_u64((const u8 *)v4256 + 1064);
    u64 v4258 = 0x8;
    u64 v4259 = v4253 * v4258;
    u64 v4260 = v4257 + v4259;
    u32 v4261 = load_u32((const u8 *)v4260 + 0);
    u64 v4262 = load_u64((const u8 *)v3 + 48);
    u64 v4263 = load_u64((const u8 *)v4262 + 1072);
    u64 v4264 = 0x8;
    u64 v4265 = v4253 * v4264;
    u64 v4266 = v4263 + v4265;
    u32 v4267 = 0x5aa;
    u8 v4268 = (u32)v4261 == (u32)v4267;
    if (v4268) { goto b1146; } else { goto b1147; }
b1146:;
    u64 v4269 = load_u64((const u8 *)v4266 + 0);
    u64 v4270 = 0xffff;
    u64 v4271 = v4269 & v4270;
    { goto b312; }
b1147:;
    u32 v4272 = 0x5ad;
    u8 v4273 = (u32)v4261 == (u32)v4272;
    if (v4273) { goto b1148; } else { goto b1149; }
b1148:;
    { goto b313; }
b1149:;
    { u64 n4277 = v4176; v4277 = n4277; goto b314; }
b312:;
    u64 v4274 = 0x10;
    u64 v4275 = v4239 << (v4274 & 63);
    u64 v4276 = v4275 | v4271;
    { u64 n4277 = v4276; v4277 = n4277; goto b314; }
b313:;
    { u64 n4277 = v4176; v4277 = n4277; goto b314; }
b314:;
    u64 v4278 = v4277 + v3694;
    u64 v4279 = 0x20;
    u64 v4280 = v4278 << (v4279 & 63);
    u64 v4281 = 0x20;
    u64 v4282 = (int64_t)v4280 >> (v4281 & 63);
    u64 v4283 = 0x10;
    u64 v4284 = 0x40;
    u8 v4285 = (u64)v4283 < (u64)v4284;
    u64 v4286 = 0x3f;
    u64 v4287 = v4285 ? v4283 : v4286;
    u64 v4288 = (int64_t)v4282 >> (v4287 & 63);
    u64 v4289 = 0x8;
    u64 v4290 = 0x40;
    u8 v4291 = (u64)v4289 < (u64)v4290;
    u64 v4292 = 0x3f;
    u64 v4293 = v4291 ? v4289 : v4292;
    u64 v4294 = (int64_t)v4278 >> (v4293 & 63);
    u64 v4295 = 0xff;
    u64 v4296 = v4294 & v4295;
    u64 v4297 = load_u64((const u8 *)v3 + 48);
    u64 v4298 = load_u64((const u8 *)v4297 + 1080);
    u64 v4299 = 0xff;
    u64 v4300 = v4296 & v4299;
    u64 v4301 = 0x4;
    u64 v4302 = v4300 * v4301;
    u64 v4303 = v4298 + v4302;
    u32 v4304 = load_u32((const u8 *)v4303 + 0);
    u64 v4305 = v4304;
    u8 v4306 = (u64)v4305 != (u64)v4;
    u64 v4307 = v4306;
    u64 v4308 = load_u64((const u8 *)v3 + 48);
    u64 v4309 = load_u64((const u8 *)v4308 + 1104);
    u64 v4310 = 0x8;
    u64 v4311 = v4305 * v4310;
    u64 v4312 = v4309 + v4311;
    u32 v4313 = load_u32((const u8 *)v4312 + 0);
    u64 v4314 = load_u64((const u8 *)v3 + 48);
    u64 v4315 = load_u64((const u8 *)v4314 + 1112);
    u64 v4316 = 0x8;
    u64 v4317 = v4305 * v4316;
    u64 v4318 = v4315 + v4317;
    u32 v4319 = 0x5b5;
    u8 v4320 = (u32)v4313 == (u32)v4319;
    if (v4320) { goto b1150; } else { goto b1151; }
b1150:;
    u64 v4321 = load_u64((const u8 *)v4318 + 0);
    { goto b315; }
b1151:;
    u32 v4322 = 0x5c5;
    u8 v4323 = (u32)v4313 == (u32)v4322;
    if (v4323) { goto b1152; } else { goto b1153; }
b1152:;
    { goto b318; }
b1153:;
    { u64 n4359 = v4; v4359 = n4359; goto b319; }
b315:;
    u64 v4324 = 0x3e;
    u8 v4325 = (int64_t)v4288 < (int64_t)v4324;
    if (v4325) { goto b1154; } else { goto b1155; }
b1154:;
    { goto b316; }
b1155:;
    u64 v4326 = 0x4000000000000000;
    { u64 n4359 = v4326; v4359 = n4359; goto b319; }
b316:;
    u64 v4327 = 0x10;
    u8 v4328 = (int64_t)v4288 < (int64_t)v4327;
    if (v4328) { goto b1156; } else { goto b1157; }
b1156:;
    { goto b317; }
b1157:;
    u64 v4329 = 0xfffffffffffffff0;
    u64 v4330 = v4288 + v4329;
    u64 v4331 = 0xff;
    u64 v4332 = v4330 & v4331;
    u64 v4333 = 0x40;
    u8 v4334 = (u64)v4332 < (u64)v4333;
    u64 v4335 = v4321 << (v4332 & 63);
    u64 v4336 = v4334 ? v4335 : v4;
    { u64 n4359 = v4336; v4359 = n4359; goto b319; }
b317:;
    u64 v4337 = 0xffffffffffffffff;
    u8 v4338 = (int64_t)v4288 < (int64_t)v4337;
    if (v4338) { goto b1158; } else { goto b1159; }
b1158:;
    { u64 n4359 = v4; v4359 = n4359; goto b319; }
b1159:;
    u64 v4339 = 0x10;
    u64 v4340 = v4339 - v4288;
    u64 v4341 = 0xff;
    u64 v4342 = v4340 + v4341;
    u64 v4343 = 0xff;
    u64 v4344 = v4342 & v4343;
    u64 v4345 = 0x1;
    u64 v4346 = 0x40;
    u8 v4347 = (u64)v4344 < (u64)v4346;
    u64 v4348 = v4345 << (v4344 & 63);
    u64 v4349 = v4347 ? v4348 : v4;
    u64 v4350 = v4321 + v4349;
    u64 v4351 = 0x10;
    u64 v4352 = v4351 - v4288;
    u64 v4353 = 0xff;
    u64 v4354 = v4352 & v4353;
    u64 v4355 = 0x40;
    u8 v4356 = (u64)v4354 < (u64)v4355;
    u64 v4357 = v4350 >> (v4354 & 63);
    u64 v4358 = v4356 ? v4357 : v4;
    { u64 n4359 = v4358; v4359 = n4359; goto b319; }
b318:;
    { u64 n4359 = v4; v4359 = n4359; goto b319; }
b319:;
    u64 v4360 = 0x7fffffff0000;
    u8 v4361 = (u64)v4360 >= (u64)v4359;
    if (v4361) { goto b1160; } else { goto b1161; }
b1160:;
    { u64 n4363 = v4359; v4363 = n4363; goto b320; }
b1161:;
    u64 v4362 = 0x7fffffff0000;
    { u64 n4363 = v4362; v4363 = n4363; goto b320; }
b320:;
    u8 v4364 = (int64_t)v4172 >= (int64_t)v4;
    if (v4364) { goto b1162; } else { goto b1163; }
b1162:;
    { u64 n4366 = v4363; v4366 = n4366; goto b321; }
b1163:;
    u64 v4365 = v4 - v4363;
    { u64 n4366 = v4365; v4366 = n4366; goto b321; }
b321:;
    u64 v4367 = v4366 + v3289;
    u32 v4368 = load_u32((const u8 *)v2 + 372);
    u32 v4369 = __builtin_bswap32(v4368);
    u64 v4370 = v4369;
    u64 v4371 = 0x20;
    u64 v4372 = v4370 << (v4371 & 63);
    u64 v4373 = 0x20;
    u64 v4374 = (int64_t)v4372 >> (v4373 & 63);
    u64 v4375 = 0x10;
    u64 v4376 = 0x40;
    u8 v4377 = (u64)v4375 < (u64)v4376;
    u64 v4378 = 0x3f;
    u64 v4379 = v4377 ? v4375 : v4378;
    u64 v4380 = (int64_t)v4367 >> (v4379 & 63);
    u8 v4381 = (int64_t)v4380 >= (int64_t)v4374;
    if (v4381) { goto b1164; } else { goto b1165; }
b1164:;
    { goto b325; }
b1165:;
    u32 v4382 = (u32)v4380;
    u32 v4383 = __builtin_bswap32(v4382);
    store_u32((u8 *)v2 + 372, v4383);
    u64 v4384 = 0xffff;
    u64 v4385 = v4367 & v4384;
    { u64 n4599 = v4155; u64 n4600 = v4157; u64 n4601 = v4385; v4599 = n4599; v4600 = n4600; v4601 = n4601; goto b322; }
b325:;
    u64 v4386 = 0x10;
    u64 v4387 = v4374 << (v4386 & 63);
    u8 v4388 = (int64_t)v4387 >= (int64_t)v4;
    if (v4388) { goto b1166; } else { goto b1167; }
b1166:;
    { u64 n4390 = v4387; v4390 = n4390; goto b326; }
b1167:;
    u64 v4389 = v4 - v4387;
    { u64 n4390 = v4389; v4390 = n4390; goto b326; }
b326:;
    u64 v4391 = 0xfffffffff0000000;
    u8 v4392 = (u64)v4390 == (u64)v4;
    if (v4392) { goto b1168; } else { goto b1169; }
b1168:;
    { u64 n4492 = v4391; v4492 = n4492; goto b341; }
b1169:;
    u64 v4393 = 0x20;
    u64 v4394 = v4390 >> (v4393 & 63);
    u8 v4395 = (u64)v4394 == (u64)v4;
    if (v4395) { goto b1170; } else { goto b1171; }
b1170:;
    { goto b327; }
b1171:;
    u64 v4396 = 0x20;
    { u64 n4399 = v4396; u64 n4400 = v4390; v4399 = n4399; v4400 = n4400; goto b328; }
b327:;
    u64 v4397 = 0x20;
    u64 v4398 = v4390 << (v4397 & 63);
    { u64 n4399 = v4; u64 n4400 = v4398; v4399 = n4399; v4400 = n4400; goto b328; }
b328:;
    u64 v4401 = 0x30;
    u64 v4402 = v4400 >> (v4401 & 63);
    u8 v4403 = (u64)v4402 == (u64)v4;
    if (v4403) { goto b1172; } else { goto b1173; }
b1172:;
    { goto b329; }
b1173:;
    u64 v4404 = 0x10;
    u64 v4405 = v4399 + v4404;
    u64 v4406 = 0xff;
    u64 v4407 = v4405 & v4406;
    { u64 n4410 = v4407; u64 n4411 = v4400; v4410 = n4410; v4411 = n4411; goto b330; }
b329:;
    u64 v4408 = 0x10;
    u64 v4409 = v4400 << (v4408 & 63);
    { u64 n4410 = v4399; u64 n4411 = v4409; v4410 = n4410; v4411 = n4411; goto b330; }
b330:;
    u64 v4412 = 0x38;
    u64 v4413 = v4411 >> (v4412 & 63);
    u8 v4414 = (u64)v4413 == (u64)v4;
    if (v4414) { goto b1174; } else { goto b1175; }
b1174:;
    { goto b331; }
b1175:;
    u64 v4415 = 0x8;
    u64 v4416 = v4410 + v4415;
    u64 v4417 = 0xff;
    u64 v4418 = v4416 & v4417;
    { u64 n4421 = v4418; u64 n4422 = v4411; v4421 = n4421; v4422 = n4422; goto b332; }
b331:;
    u64 v4419 = 0x8;
    u64 v4420 = v4411 << (v4419 & 63);
    { u64 n4421 = v4410; u64 n4422 = v4420; v4421 = n4421; v4422 = n4422; goto b332; }
b332:;
    u64 v4423 = 0x3c;
    u64 v4424 = v4422 >> (v4423 & 63);
    u8 v4425 = (u64)v4424 == (u64)v4;
    if (v4425) { goto b1176; } else { goto b1177; }
b1176:;
    { goto b333; }
b1177:;
    u64 v4426 = 0x4;
    u64 v4427 = v4421 + v4426;
    u64 v4428 = 0xff;
    u64 v4429 = v4427 & v4428;
    { u64 n4432 = v4429; u64 n4433 = v4422; v4432 = n4432; v4433 = n4433; goto b334; }
b333:;
    u64 v4430 = 0x4;
    u64 v4431 = v4422 << (v4430 & 63);
    { u64 n4432 = v4421; u64 n4433 = v4431; v4432 = n4432; v4433 = n4433; goto b334; }
b334:;
    u64 v4434 = 0x3e;
    u64 v4435 = v4433 >> (v4434 & 63);
    u8 v4436 = (u64)v4435 == (u64)v4;
    if (v4436) { goto b1178; } else { goto b1179; }
b1178:;
    { goto b335; }
b1179:;
    u64 v4437 = 0x2;
    u64 v4438 = v4432 + v4437;
    u64 v4439 = 0xff;
    u64 v4440 = v4438 & v4439;
    { u64 n4443 = v4440; u64 n4444 = v4433; v4443 = n4443; v4444 = n4444; goto b336; }
b335:;
    u64 v4441 = 0x2;
    u64 v4442 = v4433 << (v4441 & 63);
    { u64 n4443 = v4432; u64 n4444 = v4442; v4443 = n4443; v4444 = n4444; goto b336; }
b336:;
    u64 v4445 = 0x3f;
    u64 v4446 = v4444 >> (v4445 & 63);
    u8 v4447 = (u64)v4446 == (u64)v4;
    if (v4447) { goto b1180; } else { goto b1181; }
b1180:;
    { goto b337; }
b1181:;
    u64 v4448 = 0x1;
    u64 v4449 = v4443 + v4448;
    u64 v4450 = 0xff;
    u64 v4451 = v4449 & v4450;
    { u64 n4454 = v4451; u64 n4455 = v4444; v4454 = n4454; v4455 = n4455; goto b338; }
b337:;
    u64 v4452 = 0x1;
    u64 v4453 = v4444 << (v4452 & 63);
    { u64 n4454 = v4443; u64 n4455 = v4453; v4454 = n4454; v4455 = n4455; goto b338; }
b338:;
    u64 v4456 = 0x38;
    u64 v4457 = v4455 >> (v4456 & 63);
    u64 v4458 = 0x7f;
    u64 v4459 = v4457 & v4458;
    u64 v4460 = load_u64((const u8 *)v3 + 48);
    u64 v4461 = load_u64((const u8 *)v4460 + 1120);
    u64 v4462 = 0x7f;
    u64 v4463 = v4459 & v4462;
    u64 v4464 = 0x4;
    u64 v4465 = v4463 * v4464;
    u64 v4466 = v4461 + v4465;
    u32 v4467 = load_u32((const u8 *)v4466 + 0);
    u64 v4468 = v4467;
    u8 v4469 = (u64)v4468 != (u64)v4;
    u64 v4470 = v4469;
    u64 v4471 = load_u64((const u8 *)v3 + 48);
    u64 v4472 = load_u64((const u8 *)v4471 + 1144);
    u64 v4473 = 0x8;
    u64 v4474 = v4468 * v4473;
    u64 v4475 = v4472 + v4474;
    u32 v4476 = load_u32((const u8 *)v4475 + 0);
    u64 v4477 = load_u64((const u8 *)v3 + 48);
    u64 v4478 = load_u64((const u8 *)v4477 + 1152);
    u64 v4479 = 0x8;
    u64 v4480 = v4468 * v4479;
    u64 v4481 = v4478 + v4480;
    u32 v4482 = 0x606;
    u8 v4483 = (u32)v4476 == (u32)v4482;
    if (v4483) { goto b1182; } else { goto b1183; }
b1182:;
    u64 v4484 = load_u64((const u8 *)v4481 + 0);
    u64 v4485 = 0xffff;
    u64 v4486 = v4484 & v4485;
    { goto b339; }
b1183:;
    u32 v4487 = 0x609;
    u8 v4488 = (u32)v4476 == (u32)v4487;
    if (v4488) { goto b1184; } else { goto b1185; }
b1184:;
    { goto b340; }
b1185:;
    { u64 n4492 = v4391; v4492 = n4492; goto b341; }
b339:;
    u64 v4489 = 0x10;
    u64 v4490 = v4454 << (v4489 & 63);
    u64 v4491 = v4490 | v4486;
    { u64 n4492 = v4491; v4492 = n4492; goto b341; }
b340:;
    { u64 n4492 = v4391; v4492 = n4492; goto b341; }
b341:;
    u64 v4493 = v4 - v3694;
    u64 v4494 = v4492 + v4493;
    u64 v4495 = 0x20;
    u64 v4496 = v4494 << (v4495 & 63);
    u64 v4497 = 0x20;
    u64 v4498 = (int64_t)v4496 >> (v4497 & 63);
    u64 v4499 = 0x10;
    u64 v4500 = 0x40;
    u8 v4501 = (u64)v4499 < (u64)v4500;
    u64 v4502 = 0x3f;
    u64 v4503 = v4501 ? v4499 : v4502;
    u64 v4504 = (int64_t)v4498 >> (v4503 & 63);
    u64 v4505 = 0x8;
    u64 v4506 = 0x40;
    u8 v4507 = (u64)v4505 < (u64)v4506;
    u64 v4508 = 0x3f;
    u64 v4509 = v4507 ? v4505 : v4508;
    u64 v4510 = (int64_t)v4494 >> (v4509 & 63);
    u64 v4511 = 0xff;
    u64 v4512 = v4510 & v4511;
    u64 v4513 = load_u64((const u8 *)v3 + 48);
    u64 v4514 = load_u64((const u8 *)v4513 + 1160);
    u64 v4515 = 0xff;
    u64 v4516 = v4512 & v4515;
    u64 v4517 = 0x4;
    u64 v4518 = v4516 * v4517;
    u64 v4519 = v4514 + v4518;
    u32 v4520 = load_u32((const u8 *)v4519 + 0);
    u64 v4521 = v4520;
    u8 v4522 = (u64)v4521 != (u64)v4;
    u64 v4523 = v4522;
    u64 v4524 = load_u64((const u8 *)v3 + 48);
    u64 v4525 = load_u64((const u8 *)v4524 + 1184);
    u64 v4526 = 0x8;
    u64 v4527 = v4521 * v4526;
    u64 v4528 = v4525 + v4527;
    u32 v4529 = load_u32((const u8 *)v4528 + 0);
    u64 v4530 = load_u64((const u8 *)v3 + 48);
    u64 v4531 = load_u64((const u8 *)v4530 + 1192);
    u64 v4532 = 0x8;
    u64 v4533 = v4521 * v4532;
    u64 v4534 = v4531 + v4533;
    u32 v4535 = 0x612;
    u8 v4536 = (u32)v4529 == (u32)v4535;
    if (v4536) { goto b1186; } else { goto b1187; }
b1186:;
    u64 v4537 = load_u64((const u8 *)v4534 + 0);
    { goto b342; }
b1187:;
    u32 v4538 = 0x622;
    u8 v4539 = (u32)v4529 == (u32)v4538;
    if (v4539) { goto b1188; } else { goto b1189; }
b1188:;
    { goto b345; }
b1189:;
    { u64 n4575 = v4; v4575 = n4575; goto b346; }
b342:;
    u64 v4540 = 0x3e;
    u8 v4541 = (int64_t)v4504 < (int64_t)v4540;
    if (v4541) { goto b1190; } else { goto b1191; }
b1190:;
    { goto b343; }
b1191:;
    u64 v4542 = 0x4000000000000000;
    { u64 n4575 = v4542; v4575 = n4575; goto b346; }
b343:;
    u64 v4543 = 0x10;
    u8 v4544 = (int64_t)v4504 < (int64_t)v4543;
    if (v4544) { goto b1192; } else { goto b1193; }
b1192:;
    { goto b344; }
b1193:;
    u64 v4545 = 0xfffffffffffffff0;
    u64 v4546 = v4504 + v4545;
    u64 v4547 = 0xff;
    u64 v4548 = v4546 & v4547;
    u64 v4549 = 0x40;
    u8 v4550 = (u64)v4548 < (u64)v4549;
    u64 v4551 = v4537 << (v4548 & 63);
    u64 v4552 = v4550 ? v4551 : v4;
    { u64 n4575 = v4552; v4575 = n4575; goto b346; }
b344:;
    u64 v4553 = 0xffffffffffffffff;
    u8 v4554 = (int64_t)v4504 < (int64_t)v4553;
    if (v4554) { goto b1194; } else { goto b1195; }
b1194:;
    { u64 n4575 = v4; v4575 = n4575; goto b346; }
b1195:;
    u64 v4555 = 0x10;
    u64 v4556 = v4555 - v4504;
    u64 v4557 = 0xff;
    u64 v4558 = v4556 + v4557;
    u64 v4559 = 0xff;
    u64 v4560 = v4558 & v4559;
    u64 v4561 = 0x1;
    u64 v4562 = 0x40;
    u8 v4563 = (u64)v4560 < (u64)v4562;
    u64 v4564 = v4561 << (v4560 & 63);
    u64 v4565 = v4563 ? v4564 : v4;
    u64 v4566 = v4537 + v4565;
    u64 v4567 = 0x10;
    u64 v4568 = v4567 - v4504;
    u64 v4569 = 0xff;
    u64 v4570 = v4568 & v4569;
    u64 v4571 = 0x40;
    u8 v4572 = (u64)v4570 < (u64)v4571;
    u64 v4573 = v4566 >> (v4570 & 63);
    u64 v4574 = v4572 ? v4573 : v4;
    { u64 n4575 = v4574; v4575 = n4575; goto b346; }
b345:;
    { u64 n4575 = v4; v4575 = n4575; goto b346; }
b346:;
    u64 v4576 = 0x2000000000000000;
    u8 v4577 = (u64)v4576 >= (u64)v4575;
    if (v4577) { goto b1196; } else { goto b1197; }
b1196:;
    { u64 n4579 = v4575; v4579 = n4579; goto b347; }
b1197:;
    u64 v4578 = 0x2000000000000000;
    { u64 n4579 = v4578; v4579 = n4579; goto b347; }
b347:;
    u32 v4580 = load_u32((const u8 *)v2 + 372);
    u32 v4581 = __builtin_bswap32(v4580);
    u64 v4582 = v4581;
    u64 v4583 = 0x20;
    u64 v4584 = v4582 << (v4583 & 63);
    u64 v4585 = 0x20;
    u64 v4586 = (int64_t)v4584 >> (v4585 & 63);
    u64 v4587 = 0x10;
    u64 v4588 = v4586 << (v4587 & 63);
    u8 v4589 = (int64_t)v4588 >= (int64_t)v4;
    if (v4589) { goto b1198; } else { goto b1199; }
b1198:;
    { u64 n4591 = v4579; v4591 = n4591; goto b348; }
b1199:;
    u64 v4590 = v4 - v4579;
    { u64 n4591 = v4590; v4591 = n4591; goto b348; }
b348:;
    u8 v4592 = (int64_t)v4591 >= (int64_t)v4172;
    if (v4592) { goto b1200; } else { goto b1201; }
b1200:;
    { u64 n4595 = v4157; v4595 = n4595; goto b349; }
b1201:;
    u64 v4593 = v4172 - v4591;
    u64 v4594 = v4157 + v4593;
    { u64 n4595 = v4594; v4595 = n4595; goto b349; }
b349:;
    u8 v4596 = (int64_t)v3284 >= (int64_t)v4595;
    if (v4596) { goto b1202; } else { goto b1203; }
b1202:;
    { u64 n4597 = v4595; v4597 = n4597; goto b350; }
b1203:;
    { u64 n4597 = v3284; v4597 = n4597; goto b350; }
b350:;
    u64 v4598 = v4591 + v4597;
    { u64 n4599 = v4598; u64 n4600 = v4597; u64 n4601 = v3289; v4599 = n4599; v4600 = n4600; v4601 = n4601; goto b322; }
b322:;
    u64 v4602 = v3279 - v4599;
    u64 v4603 = v3284 - v4600;
    u8 v4604 = (int64_t)v4602 >= (int64_t)v4;
    if (v4604) { goto b1204; } else { goto b1205; }
b1204:;
    { u64 n4605 = v4602; v4605 = n4605; goto b323; }
b1205:;
    { u64 n4605 = v4; v4605 = n4605; goto b323; }
b323:;
    u64 v4606 = v3284 - v4600;
    u8 v4607 = (int64_t)v4606 >= (int64_t)v4;
    if (v4607) { goto b1206; } else { goto b1207; }
b1206:;
    { u64 n4608 = v4603; v4608 = n4608; goto b324; }
b1207:;
    { u64 n4608 = v4; v4608 = n4608; goto b324; }
b324:;
    u64 v4609 = load_u64((const u8 *)v3 + 24);
    u64 v4610 = 0x8;
    u64 v4611 = v16 * v4610;
    u64 v4612 = v4609 + v4611;
    store_u64((u8 *)v4612 + 4280320, v3984);
    u64 v4613 = load_u64((const u8 *)v3 + 24);
    u64 v4614 = 0x8;
    u64 v4615 = v16 * v4614;
    u64 v4616 = v4613 + v4615;
    store_u64((u8 *)v4616 + 4284416, v3988);
    u64 v4617 = load_u64((const u8 *)v3 + 24);
    u64 v4618 = 0x8;
    u64 v4619 = v16 * v4618;
    u64 v4620 = v4617 + v4619;
    store_u64((u8 *)v4620 + 4288512, v3989);
    u64 v4621 = load_u64((const u8 *)v3 + 24);
    u64 v4622 = 0x8;
    u64 v4623 = v16 * v4622;
    u64 v4624 = v4621 + v4623;
    store_u64((u8 *)v4624 + 28672, v4605);
    u64 v4625 = load_u64((const u8 *)v3 + 24);
    u64 v4626 = 0x8;
    u64 v4627 = v16 * v4626;
    u64 v4628 = v4625 + v4627;
    store_u64((u8 *)v4628 + 32768, v4608);
    u64 v4629 = load_u64((const u8 *)v3 + 24);
    u64 v4630 = 0x8;
    u64 v4631 = v16 * v4630;
    u64 v4632 = v4629 + v4631;
    store_u64((u8 *)v4632 + 36864, v4601);
    { goto b207; }
b207:;
    u8 v4633 = (u64)v2873 == (u64)v4;
    if (v4633) { goto b1208; } else { goto b1209; }
b1208:;
    { u64 n4757 = v3151; v4757 = n4757; goto b211; }
b1209:;
    u32 v4634 = load_u32((const u8 *)v2 + 372);
    u32 v4635 = __builtin_bswap32(v4634);
    u64 v4636 = v4635;
    u64 v4637 = 0x20;
    u64 v4638 = v4636 << (v4637 & 63);
    u64 v4639 = 0x20;
    u64 v4640 = (int64_t)v4638 >> (v4639 & 63);
    u8 v4641 = (int64_t)v4640 >= (int64_t)v4;
    if (v4641) { goto b1210; } else { goto b1211; }
b1210:;
    { u64 n4649 = v4640; v4649 = n4649; goto b208; }
b1211:;
    u64 v4642 = 0x3;
    u64 v4643 = 0x40;
    u8 v4644 = (u64)v4642 < (u64)v4643;
    u64 v4645 = 0x3f;
    u64 v4646 = v4644 ? v4642 : v4645;
    u64 v4647 = (int64_t)v4640 >> (v4646 & 63);
    u64 v4648 = v4640 - v4647;
    { u64 n4649 = v4648; v4649 = n4649; goto b208; }
b208:;
    u64 v4650 = v4649 + v3166;
    u64 v4651 = load_u64((const u8 *)v1 + 208);
    u8 v4652 = (int64_t)v4650 >= (int64_t)v4651;
    if (v4652) { goto b1212; } else { goto b1213; }
b1212:;
    { u64 n4653 = v4650; v4653 = n4653; goto b209; }
b1213:;
    { u64 n4653 = v4651; v4653 = n4653; goto b209; }
b209:;
    u64 v4654 = 0xffffffff;
    u8 v4655 = (int64_t)v4654 >= (int64_t)v4653;
    if (v4655) { goto b1214; } else { goto b1215; }
b1214:;
    { u64 n4657 = v4653; v4657 = n4657; goto b210; }
b1215:;
    u64 v4656 = 0xffffffff;
    { u64 n4657 = v4656; v4657 = n4657; goto b210; }
b210:;
    u64 v4658 = 0xffffffff;
    u64 v4659 = v4657 & v4658;
    store_u64((u8 *)v1 + 832, v108);
    store_u64((u8 *)v1 + 840, v110);
    u64 v4660 = load_u64((const u8 *)v3 + 0);
    u32 v4661 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4660, 1061);
    u64 v4662 = 0x10000;
    u8 v4663 = (u64)v4662 == (u64)v4;
    u64 v4664 = v4663;
    u64 v4665 = 0x1;
    u64 v4666 = 0x10000;
    u64 v4667 = v4664 ? v4665 : v4666;
    u64 v4668 = load_u64((const u8 *)v1 + 8080);
    u64 v4669 = 0x1;
    u8 v4670 = (u64)v4667 == (u64)v4;
    u64 v4671 = v4670 ? v4669 : v4667;
    u64 v4672 = v4668 % v4671;
    u64 v4673 = v4672 + v4;
    u64 v4674 = 0xffffffff;
    u64 v4675 = v4673 & v4674;
    u64 v4676 = load_u64((const u8 *)v3 + 32);
    u64 v4677 = 0xffffffff;
    u64 v4678 = v4675 & v4677;
    u64 v4679 = 0x10000;
    u8 v4680 = (u64)v4678 < (u64)v4679;
    u64 v4681 = v4680 ? v4678 : v4;
    u64 v4682 = 0x10;
    u64 v4683 = v4681 * v4682;
    u64 v4684 = v4676 + v4683;
    if (v4680) { goto b1216; } else { goto b1217; }
b1216:;
    store_u64((u8 *)v4684 + 0, v3154);
    store_u64((u8 *)v4684 + 8, v3156);
    { goto b1217; }
b1217:;
    u64 v4685 = load_u64((const u8 *)v3 + 24);
    u64 v4686 = 0xffffffff;
    u64 v4687 = v4675 & v4686;
    u64 v4688 = 0x10000;
    u8 v4689 = (u64)v4687 < (u64)v4688;
    u64 v4690 = v4689 ? v4687 : v4;
    u64 v4691 = 0x8;
    u64 v4692 = v4690 * v4691;
    u64 v4693 = v4685 + v4692;
    if (v4689) { goto b1218; } else { goto b1219; }
b1218:;
    store_u64((u8 *)v4693 + 81920, v3158);
    { goto b1219; }
b1219:;
    u64 v4694 = load_u64((const u8 *)v3 + 24);
    u64 v4695 = 0xffffffff;
    u64 v4696 = v4675 & v4695;
    u64 v4697 = 0x10000;
    u8 v4698 = (u64)v4696 < (u64)v4697;
    u64 v4699 = v4698 ? v4696 : v4;
    u64 v4700 = 0x8;
    u64 v4701 = v4699 * v4700;
    u64 v4702 = v4694 + v4701;
    if (v4698) { goto b1220; } else { goto b1221; }
b1220:;
    store_u64((u8 *)v4702 + 606208, v3160);
    { goto b1221; }
b1221:;
    u64 v4703 = load_u64((const u8 *)v3 + 24);
    u64 v4704 = 0xffffffff;
    u64 v4705 = v4675 & v4704;
    u64 v4706 = 0x10000;
    u8 v4707 = (u64)v4705 < (u64)v4706;
    u64 v4708 = v4707 ? v4705 : v4;
    u64 v4709 = 0x8;
    u64 v4710 = v4708 * v4709;
    u64 v4711 = v4703 + v4710;
    if (v4707) { goto b1222; } else { goto b1223; }
b1222:;
    store_u64((u8 *)v4711 + 1130496, v3162);
    { goto b1223; }
b1223:;
    u64 v4712 = load_u64((const u8 *)v3 + 24);
    u64 v4713 = 0xffffffff;
    u64 v4714 = v4675 & v4713;
    u64 v4715 = 0x10000;
    u8 v4716 = (u64)v4714 < (u64)v4715;
    u64 v4717 = v4716 ? v4714 : v4;
    u64 v4718 = 0x8;
    u64 v4719 = v4717 * v4718;
    u64 v4720 = v4712 + v4719;
    if (v4716) { goto b1224; } else { goto b1225; }
b1224:;
    store_u64((u8 *)v4720 + 1654784, v3164);
    { goto b1225; }
b1225:;
    u64 v4721 = load_u64((const u8 *)v3 + 24);
    u64 v4722 = 0xffffffff;
    u64 v4723 = v4675 & v4722;
    u64 v4724 = 0x10000;
    u8 v4725 = (u64)v4723 < (u64)v4724;
    u64 v4726 = v4725 ? v4723 : v4;
    u64 v4727 = 0x8;
    u64 v4728 = v4726 * v4727;
    u64 v4729 = v4721 + v4728;
    if (v4725) { goto b1226; } else { goto b1227; }
b1226:;
    store_u64((u8 *)v4729 + 2179072, v4659);
    { goto b1227; }
b1227:;
    u64 v4730 = load_u64((const u8 *)v3 + 24);
    u64 v4731 = 0xffffffff;
    u64 v4732 = v4675 & v4731;
    u64 v4733 = 0x10000;
    u8 v4734 = (u64)v4732 < (u64)v4733;
    u64 v4735 = v4734 ? v4732 : v4;
    u64 v4736 = 0x8;
    u64 v4737 = v4735 * v4736;
    u64 v4738 = v4730 + v4737;
    if (v4734) { goto b1228; } else { goto b1229; }
b1228:;
    store_u64((u8 *)v4738 + 2703360, v3168);
    { goto b1229; }
b1229:;
    u64 v4739 = load_u64((const u8 *)v3 + 24);
    u64 v4740 = 0xffffffff;
    u64 v4741 = v4675 & v4740;
    u64 v4742 = 0x10000;
    u8 v4743 = (u64)v4741 < (u64)v4742;
    u64 v4744 = v4743 ? v4741 : v4;
    u64 v4745 = 0x8;
    u64 v4746 = v4744 * v4745;
    u64 v4747 = v4739 + v4746;
    if (v4743) { goto b1230; } else { goto b1231; }
b1230:;
    store_u64((u8 *)v4747 + 3227648, v3170);
    { goto b1231; }
b1231:;
    u64 v4748 = load_u64((const u8 *)v3 + 24);
    u64 v4749 = 0xffffffff;
    u64 v4750 = v4675 & v4749;
    u64 v4751 = 0x10000;
    u8 v4752 = (u64)v4750 < (u64)v4751;
    u64 v4753 = v4752 ? v4750 : v4;
    u64 v4754 = 0x8;
    u64 v4755 = v4753 * v4754;
    u64 v4756 = v4748 + v4755;
    if (v4752) { goto b1232; } else { goto b1233; }
b1232:;
    store_u64((u8 *)v4756 + 3751936, v3172);
    { goto b1233; }
b1233:;
    { u64 n4757 = v3151; v4757 = n4757; goto b211; }
b211:;
    u8 v4760 = (u64)v322 == (u64)v4;
    if (v4760) { goto b1234; } else { goto b1235; }
b1234:;
    u64 v4786 = load_u64((const u8 *)v1 + 0);
    u64 v4789 = load_u64((const u8 *)v1 + 8);
    u64 v4794 = load_u64((const u8 *)v1 + 400);
    u64 v4797 = load_u64((const u8 *)v1 + 408);
    u64 v4800 = load_u64((const u8 *)v1 + 416);
    u64 v4803 = load_u64((const u8 *)v1 + 424);
    u64 v4806 = load_u64((const u8 *)v1 + 432);
    u64 v4809 = load_u64((const u8 *)v1 + 440);
    { u64 n4784 = v4786; u64 n4787 = v4789; u64 n4790 = v4757; u64 n4792 = v4794; u64 n4795 = v4797; u64 n4798 = v4800; u64 n4801 = v4803; u64 n4804 = v4806; u64 n4807 = v4809; u64 n4810 = v2792; u64 n4812 = v2794; u64 n4814 = v2796; u64 n4816 = v2798; u64 n4818 = v2800; u64 n4820 = v2802; u64 n4822 = v2804; u64 n4824 = v2806; u64 n4826 = v2808; u64 n4828 = v2810; v4784 = n4784; v4787 = n4787; v4790 = n4790; v4792 = n4792; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4812 = n4812; v4814 = n4814; v4816 = n4816; v4818 = n4818; v4820 = n4820; v4822 = n4822; v4824 = n4824; v4826 = n4826; v4828 = n4828; goto b212; }
b1235:;
    u64 v4761 = load_u64((const u8 *)v3 + 24);
    u64 v4762 = 0x8;
    u64 v4763 = v16 * v4762;
    u64 v4764 = v4761 + v4763;
    u64 v4765 = load_u64((const u8 *)v4764 + 4096);
    u64 v4766 = load_u64((const u8 *)v3 + 24);
    u64 v4767 = 0x8;
    u64 v4768 = v16 * v4767;
    u64 v4769 = v4766 + v4768;
    u64 v4770 = load_u64((const u8 *)v4769 + 8192);
    u64 v4771 = v4765 - v4770;
    u64 v4772 = v4771 - v13;
    u64 v4773 = 0xffffffff;
    u64 v4774 = v4772 & v4773;
    u64 v4775 = load_u64((const u8 *)v1 + 528);
    u64 v4776 = 0x1ff;
    u64 v4777 = v4775 & v4776;
    u64 v4778 = 0xffffffff;
    u64 v4779 = v2778 & v4778;
    u64 v4780 = 0x1;
    u64 v4781 = 0x8000;
    u64 v4782 = v4780 | v4781;
    u64 v4783 = 0x1;
    { u64 n4784 = v4782; u64 n4787 = v4783; u64 n4790 = v4757; u64 n4792 = v4777; u64 n4795 = v16; u64 n4798 = v7; u64 n4801 = v4779; u64 n4804 = v2780; u64 n4807 = v4774; u64 n4810 = v2792; u64 n4812 = v2794; u64 n4814 = v2796; u64 n4816 = v2798; u64 n4818 = v2800; u64 n4820 = v2802; u64 n4822 = v2804; u64 n4824 = v2806; u64 n4826 = v2808; u64 n4828 = v2810; v4784 = n4784; v4787 = n4787; v4790 = n4790; v4792 = n4792; v4795 = n4795; v4798 = n4798; v4801 = n4801; v4804 = n4804; v4807 = n4807; v4810 = n4810; v4812 = n4812; v4814 = n4814; v4816 = n4816; v4818 = n4818; v4820 = n4820; v4822 = n4822; v4824 = n4824; v4826 = n4826; v4828 = n4828; goto b212; }
b212:;
    u8 v4830 = (u64)v4790 == (u64)v4;
    if (v4830) { goto b1236; } else { goto b1237; }
b1236:;
    { goto b468; }
b1237:;
    u64 v4831 = 0x1ff;
    u64 v4832 = 0x1ff;
    u64 v4833 = v4831 & v4832;
    u64 v4834 = 0x1ff;
    u8 v4835 = (u64)v4833 == (u64)v4834;
    u64 v4836 = v4835;
    u64 v4837 = v4836 | v4784;
    u64 v4838 = load_u64((const u8 *)v1 + 24);
    u64 v4839 = v4837 | v4838;
    if (v4839) { goto b1238; } else { goto b1239; }
b1238:;
    u8 v4840 = 0;
    store_u64((u8 *)v1 + 0, v4784);
    store_u64((u8 *)v1 + 8, v4787);
    store_u64((u8 *)v1 + 400, v4792);
    store_u64((u8 *)v1 + 408, v4795);
    store_u64((u8 *)v1 + 416, v4798);
    store_u64((u8 *)v1 + 424, v4801);
    store_u64((u8 *)v1 + 432, v4804);
    store_u64((u8 *)v1 + 440, v4807);
    store_u64((u8 *)v1 + 448, v4810);
    store_u64((u8 *)v1 + 456, v4812);
    store_u64((u8 *)v1 + 464, v4814);
    store_u64((u8 *)v1 + 472, v4816);
    store_u64((u8 *)v1 + 480, v4818);
    store_u64((u8 *)v1 + 488, v4820);
    store_u64((u8 *)v1 + 496, v4822);
    store_u64((u8 *)v1 + 504, v4824);
    store_u64((u8 *)v1 + 512, v4826);
    store_u64((u8 *)v1 + 520, v4828);
    store_u64((u8 *)v1 + 536, v4831);
    store_u64((u8 *)v1 + 560, v19);
    store_u64((u8 *)v1 + 592, v4);
    return v4840;
b1239:;
    u64 v4943 = load_u64((const u8 *)v1 + 184);
    u64 v4947 = load_u64((const u8 *)v1 + 192);
    u64 v4951 = load_u64((const u8 *)v1 + 200);
    { u64 n4941 = v4943; u64 n4945 = v4947; u64 n4949 = v4951; v4941 = n4941; v4945 = n4945; v4949 = n4949; goto b469; }
b468:;
    u64 v4841 = 0x1ff;
    u64 v4842 = v4 & v4841;
    u64 v4843 = 0x1ff;
    u8 v4844 = (u64)v4842 == (u64)v4843;
    u64 v4845 = v4844;
    u64 v4846 = v4845 | v4784;
    u64 v4847 = load_u64((const u8 *)v1 + 24);
    u64 v4848 = v4846 | v4847;
    if (v4848) { goto b1240; } else { goto b1241; }
b1240:;
    u8 v4849 = 0;
    store_u64((u8 *)v1 + 0, v4784);
    store_u64((u8 *)v1 + 8, v4787);
    store_u64((u8 *)v1 + 400, v4792);
    store_u64((u8 *)v1 + 408, v4795);
    store_u64((u8 *)v1 + 416, v4798);
    store_u64((u8 *)v1 + 424, v4801);
    store_u64((u8 *)v1 + 432, v4804);
    store_u64((u8 *)v1 + 440, v4807);
    store_u64((u8 *)v1 + 448, v4810);
    store_u64((u8 *)v1 + 456, v4812);
    store_u64((u8 *)v1 + 464, v4814);
    store_u64((u8 *)v1 + 472, v4816);
    store_u64((u8 *)v1 + 480, v4818);
    store_u64((u8 *)v1 + 488, v4820);
    store_u64((u8 *)v1 + 496, v4822);
    store_u64((u8 *)v1 + 504, v4824);
    store_u64((u8 *)v1 + 512, v4826);
    store_u64((u8 *)v1 + 520, v4828);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v4849;
b1241:;
    u64 v4944 = load_u64((const u8 *)v1 + 184);
    u64 v4948 = load_u64((const u8 *)v1 + 192);
    u64 v4952 = load_u64((const u8 *)v1 + 200);
    { u64 n4941 = v4944; u64 n4945 = v4948; u64 n4949 = v4952; v4941 = n4941; v4945 = n4945; v4949 = n4949; goto b469; }
b2:;
    u64 v4850 = load_u64((const u8 *)v3 + 0);
    u32 v4851 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4850, 217);
    u32 v4852 = (u32)v4;
    u32 v4853 = __builtin_bswap32(v4852);
    store_u32((u8 *)v2 + 162, v4853);
    u64 v4854 = 0x20;
    u64 v4855 = v4 >> (v4854 & 63);
    u16 v4856 = (u16)v4855;
    u16 v4857 = __builtin_bswap16(v4856);
    store_u16((u8 *)v2 + 160, v4857);
    u32 v4858 = (u32)v4;
    u32 v4859 = __builtin_bswap32(v4858);
    store_u32((u8 *)v2 + 168, v4859);
    u64 v4860 = 0x20;
    u64 v4861 = v4 >> (v4860 & 63);
    u16 v4862 = (u16)v4861;
    u16 v4863 = __builtin_bswap16(v4862);
    store_u16((u8 *)v2 + 166, v4863);
    { goto b1; }
b1:;
    u64 v4864 = 0x88b5;
    u16 v4865 = (u16)v4864;
    u16 v4866 = __builtin_bswap16(v4865);
    store_u16((u8 *)v2 + 172, v4866);
    u64 v4867 = load_u64((const u8 *)v3 + 0);
    u32 v4868 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4867, 194);
    u64 v4869 = load_u64((const u8 *)v1 + 408);
    u16 v4870 = (u16)v4869;
    u16 v4871 = __builtin_bswap16(v4870);
    store_u16((u8 *)v2 + 176, v4871);
    u64 v4872 = load_u64((const u8 *)v1 + 416);
    u32 v4873 = (u32)v4872;
    u32 v4874 = __builtin_bswap32(v4873);
    store_u32((u8 *)v2 + 180, v4874);
    u64 v4875 = 0x20;
    u64 v4876 = v4872 >> (v4875 & 63);
    u16 v4877 = (u16)v4876;
    u16 v4878 = __builtin_bswap16(v4877);
    store_u16((u8 *)v2 + 178, v4878);
    u64 v4879 = load_u64((const u8 *)v1 + 424);
    u32 v4880 = (u32)v4879;
    u32 v4881 = __builtin_bswap32(v4880);
    store_u32((u8 *)v2 + 184, v4881);
    u64 v4882 = load_u64((const u8 *)v1 + 432);
    u64 v4883 = __builtin_bswap64(v4882);
    store_u64((u8 *)v2 + 196, v4883);
    u64 v4884 = load_u64((const u8 *)v1 + 440);
    u32 v4885 = (u32)v4884;
    u32 v4886 = __builtin_bswap32(v4885);
    store_u32((u8 *)v2 + 258, v4886);
    u64 v4887 = load_u64((const u8 *)v1 + 160);
    u64 v4888 = load_u64((const u8 *)v1 + 40);
    u64 v4889 = 0x14;
    u64 v4890 = v4888 - v4889;
    u64 v4891 = v4887 ? v4890 : v4888;
    u64 v4892 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v4891);
    u64 v4893 = load_u64((const u8 *)v3 + 0);
    u32 v4894 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4893, 201);
    u64 v4895 = load_u64((const u8 *)v1 + 184);
    u64 v4896 = load_u64((const u8 *)v1 + 40);
    u64 v4897 = 0x14;
    u64 v4898 = v4896 - v4897;
    u64 v4899 = v4895 ? v4898 : v4896;
    u64 v4900 = load_u64((const u8 *)v1 + 192);
    u64 v4901 = 0x14;
    u64 v4902 = v4899 - v4901;
    u64 v4903 = v4900 ? v4902 : v4899;
    u64 v4904 = load_u64((const u8 *)v1 + 200);
    u64 v4905 = 0x8;
    u64 v4906 = v4903 - v4905;
    u64 v4907 = v4904 ? v4906 : v4903;
    u64 v4908 = load_u64((const u8 *)v1 + 448);
    u64 v4909 = __builtin_bswap64(v4908);
    store_u64((u8 *)v2 + 188, v4909);
    u64 v4910 = load_u64((const u8 *)v1 + 456);
    u64 v4911 = __builtin_bswap64(v4910);
    store_u64((u8 *)v2 + 204, v4911);
    u64 v4912 = load_u64((const u8 *)v1 + 464);
    u32 v4913 = (u32)v4912;
    u32 v4914 = __builtin_bswap32(v4913);
    store_u32((u8 *)v2 + 212, v4914);
    u64 v4915 = load_u64((const u8 *)v1 + 472);
    u64 v4916 = __builtin_bswap64(v4915);
    store_u64((u8 *)v2 + 216, v4916);
    u64 v4917 = load_u64((const u8 *)v1 + 480);
    u64 v4918 = __builtin_bswap64(v4917);
    store_u64((u8 *)v2 + 224, v4918);
    u64 v4919 = load_u64((const u8 *)v1 + 488);
    u64 v4920 = __builtin_bswap64(v4919);
    store_u64((u8 *)v2 + 232, v4920);
    u64 v4921 = load_u64((const u8 *)v1 + 496);
    u64 v4922 = __builtin_bswap64(v4921);
    store_u64((u8 *)v2 + 240, v4922);
    u64 v4923 = load_u64((const u8 *)v1 + 504);
    u8 v4924 = (u8)v4923;
    store_u8((u8 *)v2 + 248, v4924);
    u64 v4925 = load_u64((const u8 *)v1 + 512);
    u64 v4926 = __builtin_bswap64(v4925);
    store_u64((u8 *)v2 + 249, v4926);
    u64 v4927 = load_u64((const u8 *)v1 + 520);
    u8 v4928 = (u8)v4927;
    store_u8((u8 *)v2 + 257, v4928);
    u64 v4929 = load_u64((const u8 *)v3 + 0);
    u32 v4930 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4929, 215);
    u64 v4931 = 0x1ff;
    u64 v4932 = v4 & v4931;
    u64 v4933 = 0x1ff;
    u8 v4934 = (u64)v4932 == (u64)v4933;
    u64 v4935 = v4934;
    u64 v4936 = load_u64((const u8 *)v1 + 0);
    u64 v4937 = v4935 | v4936;
    u64 v4938 = load_u64((const u8 *)v1 + 24);
    u64 v4939 = v4937 | v4938;
    if (v4939) { goto b1242; } else { goto b1243; }
b1242:;
    u8 v4940 = 0;
    store_u64((u8 *)v1 + 40, v4907);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 560, v19);
    return v4940;
b1243:;
    { u64 n4941 = v4; u64 n4945 = v4; u64 n4949 = v4; v4941 = n4941; v4945 = n4945; v4949 = n4949; goto b469; }
b469:;
    u64 v4953 = load_u64((const u8 *)v1 + 128);
    if (v4953) { goto b1244; } else { goto b1245; }
b1244:;
    u64 v4954 = load_u64((const u8 *)v3 + 16);
    u64 v4955 = load_u64((const u8 *)v0 + 440);
    u64 v4956 = v4954 + v4955;
    u16 v4957 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v4956 + 0, v4957);
    u64 v4958 = 0x2;
    u64 v4959 = v4955 + v4958;
    store_u64((u8 *)v0 + 440, v4959);
    { goto b1245; }
b1245:;
    u64 v4960 = load_u64((const u8 *)v1 + 144);
    if (v4960) { goto b1246; } else { goto b1247; }
b1246:;
    u64 v4961 = load_u64((const u8 *)v3 + 16);
    u64 v4962 = load_u64((const u8 *)v0 + 440);
    u64 v4963 = v4961 + v4962;
    u64 v4964 = load_u64((const u8 *)v2 + 160);
    u64 v4965 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v4963 + 0, v4964);
    store_u64((u8 *)v4963 + 6, v4965);
    u64 v4966 = 0xe;
    u64 v4967 = v4962 + v4966;
    store_u64((u8 *)v0 + 440, v4967);
    { goto b1247; }
b1247:;
    u64 v4968 = load_u64((const u8 *)v1 + 152);
    if (v4968) { goto b1248; } else { goto b1249; }
b1248:;
    u64 v4969 = load_u64((const u8 *)v3 + 0);
    u32 v4970 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4969, 1944);
    { goto b1249; }
b1249:;
    u64 v4971 = load_u64((const u8 *)v1 + 160);
    if (v4971) { goto b1250; } else { goto b1251; }
b1250:;
    u64 v4972 = load_u64((const u8 *)v3 + 16);
    u64 v4973 = load_u64((const u8 *)v0 + 440);
    u64 v4974 = v4972 + v4973;
    u64 v4975 = load_u64((const u8 *)v2 + 264);
    u64 v4976 = load_u64((const u8 *)v2 + 272);
    u32 v4977 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v4974 + 0, v4975);
    store_u64((u8 *)v4974 + 8, v4976);
    store_u32((u8 *)v4974 + 16, v4977);
    u64 v4978 = 0x14;
    u64 v4979 = v4973 + v4978;
    store_u64((u8 *)v0 + 440, v4979);
    { goto b1251; }
b1251:;
    u64 v4980 = load_u64((const u8 *)v1 + 168);
    if (v4980) { goto b1252; } else { goto b1253; }
b1252:;
    u64 v4981 = load_u64((const u8 *)v3 + 0);
    u32 v4982 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4981, 1946);
    { goto b1253; }
b1253:;
    if (v4941) { goto b1254; } else { goto b1255; }
b1254:;
    u64 v4983 = load_u64((const u8 *)v3 + 16);
    u64 v4984 = load_u64((const u8 *)v0 + 440);
    u64 v4985 = v4983 + v4984;
    u64 v4986 = load_u64((const u8 *)v2 + 360);
    u64 v4987 = load_u64((const u8 *)v2 + 368);
    u32 v4988 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v4985 + 0, v4986);
    store_u64((u8 *)v4985 + 8, v4987);
    store_u32((u8 *)v4985 + 16, v4988);
    u64 v4989 = 0x14;
    u64 v4990 = v4984 + v4989;
    store_u64((u8 *)v0 + 440, v4990);
    { goto b1255; }
b1255:;
    if (v4945) { goto b1256; } else { goto b1257; }
b1256:;
    u64 v4991 = load_u64((const u8 *)v3 + 16);
    u64 v4992 = load_u64((const u8 *)v0 + 440);
    u64 v4993 = v4991 + v4992;
    u64 v4994 = load_u64((const u8 *)v2 + 392);
    u64 v4995 = load_u64((const u8 *)v2 + 400);
    u32 v4996 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v4993 + 0, v4994);
    store_u64((u8 *)v4993 + 8, v4995);
    store_u32((u8 *)v4993 + 16, v4996);
    u64 v4997 = 0x14;
    u64 v4998 = v4992 + v4997;
    store_u64((u8 *)v0 + 440, v4998);
    { goto b1257; }
b1257:;
    if (v4949) { goto b1258; } else { goto b1259; }
b1258:;
    u64 v4999 = load_u64((const u8 *)v3 + 16);
    u64 v5000 = load_u64((const u8 *)v0 + 440);
    u64 v5001 = v4999 + v5000;
    u64 v5002 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v5001 + 0, v5002);
    u64 v5003 = 0x8;
    u64 v5004 = v5000 + v5003;
    store_u64((u8 *)v0 + 440, v5004);
    { goto b1259; }
b1259:;
    u8 v5005 = 1;
    return v5005;
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
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1944);
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
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1946);
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
