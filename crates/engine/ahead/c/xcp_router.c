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
    store_u64((u8 *)v1 + 720, v120);
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
    u64 v344 = load_u64((const u8 *)v1 + 3136);
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
    store_u64((u8 *)v1 + 528, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 544, v4);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v4);
    store_u64((u8 *)v1 + 568, v7);
    store_u64((u8 *)v1 + 576, v441);
    store_u64((u8 *)v1 + 584, v10);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v13);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v4);
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 632, v4);
    store_u64((u8 *)v1 + 640, v4);
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
    store_u64((u8 *)v1 + 528, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 544, v4);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v4);
    store_u64((u8 *)v1 + 568, v7);
    store_u64((u8 *)v1 + 576, v578);
    store_u64((u8 *)v1 + 584, v10);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v13);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v4);
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 632, v4);
    store_u64((u8 *)v1 + 640, v4);
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
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v613);
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
    store_u64((u8 *)v1 + 528, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 544, v4);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v4);
    store_u64((u8 *)v1 + 568, v7);
    store_u64((u8 *)v1 + 576, v578);
    store_u64((u8 *)v1 + 584, v10);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v13);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v4);
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 632, v4);
    store_u64((u8 *)v1 + 640, v614);
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
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v4);
    store_u64((u8 *)v1 + 288, v613);
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
    store_u64((u8 *)v1 + 528, v4);
    store_u64((u8 *)v1 + 536, v4);
    store_u64((u8 *)v1 + 544, v4);
    store_u64((u8 *)v1 + 552, v4);
    store_u64((u8 *)v1 + 560, v4);
    store_u64((u8 *)v1 + 568, v7);
    store_u64((u8 *)v1 + 576, v578);
    store_u64((u8 *)v1 + 584, v10);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v13);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v4);
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 632, v4);
    store_u64((u8 *)v1 + 640, v614);
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
    u64 v396;
    u64 v409;
    u64 v410;
    u64 v441;
    u64 v511;
    u64 v512;
    u64 v513;
    u64 v518;
    u64 v520;
    u64 v522;
    u64 v524;
    u64 v526;
    u64 v528;
    u64 v530;
    u64 v532;
    u64 v534;
    u64 v536;
    u64 v538;
    u64 v540;
    u64 v542;
    u64 v544;
    u64 v546;
    u64 v548;
    u64 v550;
    u64 v552;
    u64 v554;
    u64 v556;
    u64 v558;
    u64 v560;
    u64 v562;
    u64 v564;
    u64 v566;
    u64 v568;
    u64 v572;
    u64 v573;
    u64 v574;
    u64 v575;
    u64 v576;
    u64 v577;
    u64 v578;
    u64 v579;
    u64 v580;
    u64 v581;
    u64 v582;
    u64 v583;
    u64 v584;
    u64 v585;
    u64 v586;
    u64 v587;
    u64 v588;
    u64 v589;
    u64 v590;
    u64 v591;
    u64 v592;
    u64 v593;
    u64 v594;
    u64 v595;
    u64 v596;
    u64 v597;
    u64 v600;
    u64 v669;
    u64 v670;
    u64 v671;
    u64 v676;
    u64 v678;
    u64 v680;
    u64 v682;
    u64 v684;
    u64 v686;
    u64 v688;
    u64 v690;
    u64 v692;
    u64 v694;
    u64 v696;
    u64 v698;
    u64 v700;
    u64 v702;
    u64 v704;
    u64 v706;
    u64 v708;
    u64 v710;
    u64 v712;
    u64 v714;
    u64 v716;
    u64 v718;
    u64 v720;
    u64 v722;
    u64 v724;
    u64 v726;
    u64 v737;
    u64 v747;
    u64 v748;
    u64 v749;
    u64 v750;
    u64 v751;
    u64 v752;
    u64 v753;
    u64 v754;
    u64 v755;
    u64 v756;
    u64 v757;
    u64 v758;
    u64 v759;
    u64 v760;
    u64 v761;
    u64 v762;
    u64 v763;
    u64 v764;
    u64 v765;
    u64 v766;
    u64 v767;
    u64 v768;
    u64 v769;
    u64 v826;
    u64 v827;
    u64 v828;
    u64 v833;
    u64 v835;
    u64 v837;
    u64 v839;
    u64 v841;
    u64 v843;
    u64 v845;
    u64 v847;
    u64 v849;
    u64 v851;
    u64 v853;
    u64 v855;
    u64 v857;
    u64 v859;
    u64 v861;
    u64 v863;
    u64 v865;
    u64 v867;
    u64 v869;
    u64 v871;
    u64 v873;
    u64 v875;
    u64 v877;
    u64 v879;
    u64 v950;
    u64 v959;
    u64 v960;
    u64 v961;
    u64 v964;
    u64 v979;
    u64 v983;
    u64 v984;
    u64 v985;
    u64 v988;
    u64 v999;
    u64 v1003;
    u64 v1004;
    u64 v1009;
    u64 v1010;
    u64 v1025;
    u64 v1026;
    u64 v1027;
    u64 v1042;
    u64 v1043;
    u64 v1044;
    u64 v1059;
    u64 v1060;
    u64 v1061;
    u64 v1076;
    u64 v1077;
    u64 v1078;
    u64 v1093;
    u64 v1094;
    u64 v1095;
    u64 v1110;
    u64 v1113;
    u64 v1114;
    u64 v1129;
    u64 v1130;
    u64 v1131;
    u64 v1146;
    u64 v1147;
    u64 v1148;
    u64 v1163;
    u64 v1164;
    u64 v1165;
    u64 v1180;
    u64 v1181;
    u64 v1182;
    u64 v1197;
    u64 v1198;
    u64 v1199;
    u64 v1214;
    u64 v1238;
    u64 v1239;
    u64 v1313;
    u64 v1314;
    u64 v1315;
    u64 v1320;
    u64 v1322;
    u64 v1324;
    u64 v1326;
    u64 v1328;
    u64 v1330;
    u64 v1332;
    u64 v1334;
    u64 v1336;
    u64 v1338;
    u64 v1340;
    u64 v1342;
    u64 v1344;
    u64 v1346;
    u64 v1348;
    u64 v1350;
    u64 v1352;
    u64 v1354;
    u64 v1356;
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
    u64 v1404;
    u64 v1405;
    u64 v1406;
    u64 v1407;
    u64 v1408;
    u64 v1409;
    u64 v1410;
    u64 v1411;
    u64 v1412;
    u64 v1413;
    u64 v1414;
    u64 v1415;
    u64 v1416;
    u64 v1417;
    u64 v1418;
    u64 v1419;
    u64 v1420;
    u64 v1421;
    u64 v1422;
    u64 v1423;
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
    u64 v1439;
    u64 v1440;
    u64 v1455;
    u64 v1456;
    u64 v1457;
    u64 v1472;
    u64 v1473;
    u64 v1474;
    u64 v1489;
    u64 v1490;
    u64 v1491;
    u64 v1506;
    u64 v1507;
    u64 v1508;
    u64 v1523;
    u64 v1524;
    u64 v1525;
    u64 v1540;
    u64 v1543;
    u64 v1544;
    u64 v1559;
    u64 v1560;
    u64 v1561;
    u64 v1576;
    u64 v1577;
    u64 v1578;
    u64 v1593;
    u64 v1594;
    u64 v1595;
    u64 v1610;
    u64 v1611;
    u64 v1612;
    u64 v1627;
    u64 v1628;
    u64 v1629;
    u64 v1644;
    u64 v1668;
    u64 v1669;
    u64 v1743;
    u64 v1744;
    u64 v1745;
    u64 v1750;
    u64 v1752;
    u64 v1754;
    u64 v1756;
    u64 v1758;
    u64 v1760;
    u64 v1762;
    u64 v1764;
    u64 v1766;
    u64 v1768;
    u64 v1770;
    u64 v1772;
    u64 v1774;
    u64 v1776;
    u64 v1778;
    u64 v1780;
    u64 v1782;
    u64 v1784;
    u64 v1786;
    u64 v1788;
    u64 v1790;
    u64 v1792;
    u64 v1794;
    u64 v1796;
    u64 v1798;
    u64 v1800;
    u64 v1802;
    u64 v1804;
    u64 v1806;
    u64 v1808;
    u64 v1810;
    u64 v1812;
    u64 v1814;
    u64 v1816;
    u64 v1818;
    u64 v1838;
    u64 v1839;
    u64 v1840;
    u64 v1841;
    u64 v1842;
    u64 v1843;
    u64 v1844;
    u64 v1845;
    u64 v1846;
    u64 v1847;
    u64 v1848;
    u64 v1849;
    u64 v1850;
    u64 v1851;
    u64 v1852;
    u64 v1853;
    u64 v1854;
    u64 v1855;
    u64 v1856;
    u64 v1857;
    u64 v1858;
    u64 v1859;
    u64 v1860;
    u64 v1861;
    u64 v1862;
    u64 v1863;
    u64 v1864;
    u64 v1865;
    u64 v1866;
    u64 v1867;
    u64 v1868;
    u64 v1869;
    u64 v1870;
    u64 v1924;
    u64 v1925;
    u64 v1926;
    u64 v1931;
    u64 v1933;
    u64 v1935;
    u64 v1937;
    u64 v1939;
    u64 v1941;
    u64 v1943;
    u64 v1945;
    u64 v1947;
    u64 v1949;
    u64 v1951;
    u64 v1953;
    u64 v1955;
    u64 v1957;
    u64 v1959;
    u64 v1961;
    u64 v1963;
    u64 v1965;
    u64 v1967;
    u64 v1969;
    u64 v1971;
    u64 v1973;
    u64 v1975;
    u64 v1977;
    u64 v1979;
    u64 v1981;
    u64 v1983;
    u64 v1985;
    u64 v1987;
    u64 v1989;
    u64 v1991;
    u64 v1993;
    u64 v1995;
    u64 v2064;
    u64 v2065;
    u64 v2066;
    u64 v2071;
    u64 v2073;
    u64 v2075;
    u64 v2077;
    u64 v2079;
    u64 v2081;
    u64 v2083;
    u64 v2085;
    u64 v2087;
    u64 v2089;
    u64 v2091;
    u64 v2093;
    u64 v2095;
    u64 v2097;
    u64 v2099;
    u64 v2101;
    u64 v2103;
    u64 v2105;
    u64 v2107;
    u64 v2109;
    u64 v2111;
    u64 v2113;
    u64 v2115;
    u64 v2117;
    u64 v2119;
    u64 v2121;
    u64 v2123;
    u64 v2125;
    u64 v2127;
    u64 v2129;
    u64 v2131;
    u64 v2133;
    u64 v2135;
    u64 v2136;
    u64 v2137;
    u64 v2138;
    u64 v2139;
    u64 v2140;
    u64 v2142;
    u64 v2143;
    u64 v2144;
    u64 v2145;
    u64 v2146;
    u64 v2147;
    u64 v2148;
    u64 v2149;
    u64 v2150;
    u64 v2151;
    u64 v2152;
    u64 v2153;
    u64 v2154;
    u64 v2155;
    u64 v2156;
    u64 v2157;
    u64 v2158;
    u64 v2159;
    u64 v2160;
    u64 v2161;
    u64 v2162;
    u64 v2163;
    u64 v2164;
    u64 v2165;
    u64 v2166;
    u64 v2167;
    u64 v2173;
    u64 v2393;
    u64 v2394;
    u64 v2395;
    u64 v2397;
    u64 v2399;
    u64 v2400;
    u64 v2402;
    u64 v2404;
    u64 v2406;
    u64 v2408;
    u64 v2410;
    u64 v2412;
    u64 v2414;
    u64 v2416;
    u64 v2418;
    u64 v2420;
    u64 v2422;
    u64 v2424;
    u64 v2426;
    u64 v2428;
    u64 v2429;
    u64 v2430;
    u64 v2431;
    u64 v2432;
    u64 v2433;
    u64 v2434;
    u64 v2435;
    u64 v2436;
    u64 v2462;
    u64 v2463;
    u64 v2497;
    u64 v2498;
    u64 v2625;
    u64 v2650;
    u64 v2655;
    u64 v2657;
    u64 v2659;
    u64 v2673;
    u64 v2728;
    u64 v2730;
    u64 v2737;
    u64 v2738;
    u64 v2739;
    u64 v2740;
    u64 v2741;
    u64 v2742;
    u64 v2743;
    u64 v2744;
    u64 v2745;
    u64 v2746;
    u64 v2747;
    u64 v2748;
    u64 v2761;
    u64 v2763;
    u64 v2765;
    u64 v2767;
    u64 v2776;
    u64 v2779;
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
    u64 v3080;
    u64 v3081;
    u64 v3082;
    u64 v3083;
    u64 v3084;
    u64 v3093;
    u64 v3099;
    u64 v3112;
    u64 v3178;
    u64 v3180;
    u64 v3207;
    u64 v3245;
    u64 v3247;
    u64 v3248;
    u64 v3250;
    u64 v3275;
    u64 v3290;
    u64 v3296;
    u64 v3334;
    u64 v3335;
    u64 v3342;
    u64 v3376;
    u64 v3442;
    u64 v3444;
    u64 v3471;
    u64 v3516;
    u64 v3517;
    u64 v3524;
    u64 v3530;
    u64 v3532;
    u64 v3534;
    u64 v3535;
    u64 v3536;
    u64 v3540;
    u64 v3543;
    u64 v3614;
    u64 v3618;
    u64 v3622;
    u64 v3722;
    u64 v3761;
    u64 v3764;
    u64 v3767;
    u64 v3769;
    u64 v3772;
    u64 v3775;
    u64 v3778;
    u64 v3781;
    u64 v3784;
    u64 v3787;
    u64 v3789;
    u64 v3791;
    u64 v3793;
    u64 v3795;
    u64 v3797;
    u64 v3799;
    u64 v3801;
    u64 v3803;
    u64 v3805;
    u64 v3807;
    u64 v3808;
    u64 v3920;
    u64 v3931;
    u64 v3942;
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
    u64 v20 = load_u64((const u8 *)v1 + 592);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b190; } else { goto b191; }
b190:;
    { goto b3; }
b191:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 440);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b192; } else { goto b193; }
b192:;
    { goto b2; }
b193:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b194; } else { goto b195; }
b194:;
    { goto b4; }
b195:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 222);
    u64 v34 = load_u64((const u8 *)v1 + 568);
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
    if (v47) { goto b196; } else { goto b197; }
b196:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 600, v19);
    return v48;
b197:;
    u64 v3921 = load_u64((const u8 *)v1 + 184);
    u64 v3932 = load_u64((const u8 *)v1 + 192);
    u64 v3943 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3921; u64 n3931 = v3932; u64 n3942 = v3943; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 288);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b198; } else { goto b199; }
b198:;
    { goto b5; }
b199:;
    u64 v51 = load_u64((const u8 *)v1 + 640);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b200; } else { goto b201; }
b200:;
    { goto b5; }
b201:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b202; } else { goto b203; }
b202:;
    u64 v109 = load_u64((const u8 *)v1 + 264);
    u64 v111 = load_u64((const u8 *)v1 + 272);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b203:;
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
    if (v90) { goto b204; } else { goto b205; }
b204:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b205:;
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
    if (v112) { goto b206; } else { goto b207; }
b206:;
    { goto b8; }
b207:;
    u64 v113 = load_u64((const u8 *)v1 + 640);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b208; } else { goto b209; }
b208:;
    { goto b9; }
b209:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 256);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b210; } else { goto b211; }
b210:;
    { goto b9; }
b211:;
    u64 v119 = 0x14;
    u64 v120 = v7 >> (v119 & 63);
    u64 v121 = 0x1;
    u64 v122 = v120 + v121;
    u64 v123 = 0xff;
    u64 v124 = v122 & v123;
    store_u64((u8 *)v1 + 888, v16);
    store_u64((u8 *)v1 + 896, v108);
    store_u64((u8 *)v1 + 904, v110);
    u64 v125 = load_u64((const u8 *)v3 + 0);
    u32 v126 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v125, 257);
    u64 v127 = 0x10000;
    u8 v128 = (u64)v127 == (u64)v4;
    u64 v129 = v128;
    u64 v130 = 0x1;
    u64 v131 = 0x10000;
    u64 v132 = v129 ? v130 : v131;
    u64 v133 = load_u64((const u8 *)v1 + 3736);
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
    u64 v150 = load_u64((const u8 *)v149 + 4317184);
    u64 v151 = v145 ? v150 : v4;
    u8 v152 = (u64)v151 == (u64)v124;
    if (v152) { goto b212; } else { goto b213; }
b212:;
    { goto b9; }
b213:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b214; } else { goto b215; }
b214:;
    store_u64((u8 *)v161 + 4317184, v124);
    { goto b215; }
b215:;
    u64 v162 = 0x1;
    u64 v163 = v16 << (v162 & 63);
    u64 v164 = load_u64((const u8 *)v1 + 640);
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
    u64 v177 = load_u64((const u8 *)v176 + 4841472);
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
    if (v187) { goto b216; } else { goto b217; }
b216:;
    store_u64((u8 *)v191 + 4841472, v182);
    { goto b217; }
b217:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b218; } else { goto b219; }
b218:;
    { goto b181; }
b219:;
    u64 v233 = load_u64((const u8 *)v1 + 312);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b181:;
    u64 v193 = load_u64((const u8 *)v3 + 48);
    u64 v194 = load_u64((const u8 *)v193 + 320);
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
    u64 v205 = load_u64((const u8 *)v204 + 344);
    u64 v206 = 0x8;
    u64 v207 = v201 * v206;
    u64 v208 = v205 + v207;
    u32 v209 = load_u32((const u8 *)v208 + 0);
    u64 v210 = load_u64((const u8 *)v3 + 48);
    u64 v211 = load_u64((const u8 *)v210 + 352);
    u64 v212 = 0x8;
    u64 v213 = v201 * v212;
    u64 v214 = v211 + v213;
    u32 v215 = 0x4ae;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b220; } else { goto b221; }
b220:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b182; }
b221:;
    u32 v218 = 0x4b1;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b222; } else { goto b223; }
b222:;
    { goto b183; }
b223:;
    { goto b184; }
b182:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b224; } else { goto b225; }
b224:;
    { u64 n226 = v217; v226 = n226; goto b187; }
b225:;
    { u64 n223 = v217; v223 = n223; goto b185; }
b183:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b226; } else { goto b227; }
b226:;
    u64 v227 = load_u64((const u8 *)v1 + 312);
    { u64 n226 = v227; v226 = n226; goto b187; }
b227:;
    u64 v224 = load_u64((const u8 *)v1 + 312);
    { u64 n223 = v224; v223 = n223; goto b185; }
b184:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b228; } else { goto b229; }
b228:;
    u64 v228 = load_u64((const u8 *)v1 + 312);
    { u64 n226 = v228; v226 = n226; goto b187; }
b229:;
    u64 v225 = load_u64((const u8 *)v1 + 312);
    { u64 n223 = v225; v223 = n223; goto b185; }
b185:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b186; }
b187:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b186; }
b186:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b230; } else { goto b231; }
b230:;
    u64 v3762 = load_u64((const u8 *)v1 + 0);
    u64 v3765 = load_u64((const u8 *)v1 + 8);
    u64 v3768 = load_u64((const u8 *)v1 + 280);
    u64 v3770 = load_u64((const u8 *)v1 + 440);
    u64 v3773 = load_u64((const u8 *)v1 + 448);
    u64 v3776 = load_u64((const u8 *)v1 + 456);
    u64 v3779 = load_u64((const u8 *)v1 + 464);
    u64 v3782 = load_u64((const u8 *)v1 + 472);
    u64 v3785 = load_u64((const u8 *)v1 + 480);
    u64 v3788 = load_u64((const u8 *)v1 + 488);
    u64 v3790 = load_u64((const u8 *)v1 + 496);
    u64 v3792 = load_u64((const u8 *)v1 + 504);
    u64 v3794 = load_u64((const u8 *)v1 + 512);
    u64 v3796 = load_u64((const u8 *)v1 + 520);
    u64 v3798 = load_u64((const u8 *)v1 + 528);
    u64 v3800 = load_u64((const u8 *)v1 + 536);
    u64 v3802 = load_u64((const u8 *)v1 + 544);
    u64 v3804 = load_u64((const u8 *)v1 + 552);
    u64 v3806 = load_u64((const u8 *)v1 + 560);
    { u64 n3761 = v3762; u64 n3764 = v3765; u64 n3767 = v3768; u64 n3769 = v3770; u64 n3772 = v3773; u64 n3775 = v3776; u64 n3778 = v3779; u64 n3781 = v3782; u64 n3784 = v3785; u64 n3787 = v3788; u64 n3789 = v3790; u64 n3791 = v3792; u64 n3793 = v3794; u64 n3795 = v3796; u64 n3797 = v3798; u64 n3799 = v3800; u64 n3801 = v3802; u64 n3803 = v3804; u64 n3805 = v3806; u64 n3807 = v4; u64 n3808 = v19; v3761 = n3761; v3764 = n3764; v3767 = n3767; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3787 = n3787; v3789 = n3789; v3791 = n3791; v3793 = n3793; v3795 = n3795; v3797 = n3797; v3799 = n3799; v3801 = n3801; v3803 = n3803; v3805 = n3805; v3807 = n3807; v3808 = n3808; goto b133; }
b231:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b232; } else { goto b233; }
b232:;
    { goto b11; }
b233:;
    u64 v237 = load_u64((const u8 *)v1 + 640);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b234; } else { goto b235; }
b234:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b235:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 4849664);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b236; } else { goto b237; }
b236:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b237:;
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
    if (v288) { goto b238; } else { goto b239; }
b238:;
    { u64 n289 = v277; v289 = n289; goto b13; }
b239:;
    { u64 n289 = v10; v289 = n289; goto b13; }
b13:;
    u8 v290 = (u64)v7 < (u64)v272;
    if (v290) { goto b240; } else { goto b241; }
b240:;
    { u64 n306 = v272; u64 n307 = v289; u64 n308 = v287; v306 = n306; v307 = n307; v308 = n308; goto b15; }
b241:;
    u64 v291 = 0x7d0;
    u64 v292 = 0x8;
    u64 v293 = v282 >> (v292 & 63);
    u8 v294 = (u64)v10 >= (u64)v293;
    if (v294) { goto b242; } else { goto b243; }
b242:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b243:;
    u64 v295 = v293 - v10;
    u64 v296 = 0xffffffff;
    u64 v297 = v295 & v296;
    u64 v298 = 0x1;
    u64 v299 = v297 >> (v298 & 63);
    u64 v300 = 0x7d0;
    u8 v301 = (u64)v300 >= (u64)v299;
    if (v301) { goto b244; } else { goto b245; }
b244:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b245:;
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
    if (v323) { goto b246; } else { goto b247; }
b246:;
    u64 v2396 = load_u64((const u8 *)v1 + 296);
    u64 v2398 = load_u64((const u8 *)v1 + 304);
    u64 v2401 = load_u64((const u8 *)v1 + 320);
    u64 v2403 = load_u64((const u8 *)v1 + 328);
    u64 v2405 = load_u64((const u8 *)v1 + 336);
    u64 v2407 = load_u64((const u8 *)v1 + 344);
    u64 v2409 = load_u64((const u8 *)v1 + 488);
    u64 v2411 = load_u64((const u8 *)v1 + 496);
    u64 v2413 = load_u64((const u8 *)v1 + 504);
    u64 v2415 = load_u64((const u8 *)v1 + 512);
    u64 v2417 = load_u64((const u8 *)v1 + 520);
    u64 v2419 = load_u64((const u8 *)v1 + 528);
    u64 v2421 = load_u64((const u8 *)v1 + 536);
    u64 v2423 = load_u64((const u8 *)v1 + 544);
    u64 v2425 = load_u64((const u8 *)v1 + 552);
    u64 v2427 = load_u64((const u8 *)v1 + 560);
    { u64 n2393 = v108; u64 n2394 = v110; u64 n2395 = v2396; u64 n2397 = v2398; u64 n2399 = v249; u64 n2400 = v2401; u64 n2402 = v2403; u64 n2404 = v2405; u64 n2406 = v2407; u64 n2408 = v2409; u64 n2410 = v2411; u64 n2412 = v2413; u64 n2414 = v2415; u64 n2416 = v2417; u64 n2418 = v2419; u64 n2420 = v2421; u64 n2422 = v2423; u64 n2424 = v2425; u64 n2426 = v2427; u64 n2428 = v4; u64 n2429 = v16; u64 n2430 = v19; u64 n2431 = v7; u64 n2432 = v16; u64 n2433 = v322; u64 n2434 = v7; u64 n2435 = v13; u64 n2436 = v282; v2393 = n2393; v2394 = n2394; v2395 = n2395; v2397 = n2397; v2399 = n2399; v2400 = n2400; v2402 = n2402; v2404 = n2404; v2406 = n2406; v2408 = n2408; v2410 = n2410; v2412 = n2412; v2414 = n2414; v2416 = n2416; v2418 = n2418; v2420 = n2420; v2422 = n2422; v2424 = n2424; v2426 = n2426; v2428 = n2428; v2429 = n2429; v2430 = n2430; v2431 = n2431; v2432 = n2432; v2433 = n2433; v2434 = n2434; v2435 = n2435; v2436 = n2436; goto b107; }
b247:;
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
    u64 v344 = load_u64((const u8 *)v3 + 32);
    u64 v345 = 0x10;
    u64 v346 = v16 * v345;
    u64 v347 = v344 + v346;
    u64 v348 = load_u64((const u8 *)v347 + 1048576);
    u64 v349 = load_u64((const u8 *)v347 + 1048584);
    u64 v350 = load_u64((const u8 *)v3 + 24);
    u64 v351 = 0x8;
    u64 v352 = v16 * v351;
    u64 v353 = v350 + v352;
    u64 v354 = load_u64((const u8 *)v353 + 4284416);
    u64 v355 = load_u64((const u8 *)v3 + 24);
    u64 v356 = 0x8;
    u64 v357 = v16 * v356;
    u64 v358 = v355 + v357;
    u64 v359 = load_u64((const u8 *)v358 + 4288512);
    u64 v360 = load_u64((const u8 *)v3 + 24);
    u64 v361 = 0x8;
    u64 v362 = v16 * v361;
    u64 v363 = v360 + v362;
    u64 v364 = load_u64((const u8 *)v363 + 45056);
    u64 v365 = load_u64((const u8 *)v3 + 24);
    u64 v366 = 0x8;
    u64 v367 = v16 * v366;
    u64 v368 = v365 + v367;
    u64 v369 = load_u64((const u8 *)v368 + 53248);
    u64 v370 = load_u64((const u8 *)v3 + 24);
    u64 v371 = 0x8;
    u64 v372 = v16 * v371;
    u64 v373 = v370 + v372;
    u64 v374 = load_u64((const u8 *)v373 + 57344);
    u64 v375 = load_u64((const u8 *)v3 + 24);
    u64 v376 = 0x8;
    u64 v377 = v16 * v376;
    u64 v378 = v375 + v377;
    u64 v379 = load_u64((const u8 *)v378 + 61440);
    u64 v380 = load_u64((const u8 *)v3 + 24);
    u64 v381 = 0x8;
    u64 v382 = v16 * v381;
    u64 v383 = v380 + v382;
    u64 v384 = load_u64((const u8 *)v383 + 65536);
    u64 v385 = load_u64((const u8 *)v3 + 24);
    u64 v386 = 0x8;
    u64 v387 = v16 * v386;
    u64 v388 = v385 + v387;
    u64 v389 = load_u64((const u8 *)v388 + 4276224);
    u64 v390 = v328 - v389;
    u64 v391 = v7 - v333;
    u64 v392 = 0xffffffffffff;
    u64 v393 = v391 & v392;
    u8 v394 = (u64)v393 != (u64)v4;
    if (v394) { goto b248; } else { goto b249; }
b248:;
    { u64 n396 = v393; v396 = n396; goto b16; }
b249:;
    u64 v395 = 0x1;
    { u64 n396 = v395; v396 = n396; goto b16; }
b16:;
    u64 v397 = v390 - v338;
    u64 v398 = load_u64((const u8 *)v3 + 48);
    u64 v399 = load_u64((const u8 *)v398 + 80);
    u64 v400 = load_u64((const u8 *)v3 + 48);
    u64 v401 = load_u64((const u8 *)v400 + 88);
    u64 v402 = load_u64((const u8 *)v3 + 48);
    u64 v403 = load_u64((const u8 *)v402 + 96);
    u64 v404 = 0x9e3779b97f4a7c15;
    u64 v405 = v16 * v404;
    u64 v406 = 0x20;
    u64 v407 = v405 >> (v406 & 63);
    u64 v408 = v407 & v403;
    { u64 n409 = v408; v409 = n409; goto b250; }
b250:;
    u64 v411 = 0x4;
    u64 v412 = v409 * v411;
    u64 v413 = v399 + v412;
    u32 v414 = load_u32((const u8 *)v413 + 0);
    u64 v415 = v414;
    if (v415) { goto b252; } else { u64 n410 = v415; v410 = n410; goto b251; }
b252:;
    u64 v416 = 0x8;
    u64 v417 = v409 * v416;
    u64 v418 = v401 + v417;
    u64 v419 = load_u64((const u8 *)v418 + 0);
    u8 v420 = (u64)v419 == (u64)v16;
    if (v420) { u64 n410 = v415; v410 = n410; goto b251; } else { goto b253; }
b253:;
    u64 v421 = 0x1;
    u64 v422 = v409 + v421;
    u64 v423 = v422 & v403;
    { u64 n409 = v423; v409 = n409; goto b250; }
b251:;
    u8 v424 = (u64)v410 != (u64)v4;
    u64 v425 = v424;
    u64 v426 = load_u64((const u8 *)v3 + 48);
    u64 v427 = load_u64((const u8 *)v426 + 104);
    u64 v428 = 0x8;
    u64 v429 = v410 * v428;
    u64 v430 = v427 + v429;
    u32 v431 = load_u32((const u8 *)v430 + 0);
    u64 v432 = load_u64((const u8 *)v3 + 48);
    u64 v433 = load_u64((const u8 *)v432 + 112);
    u64 v434 = v410 * v4;
    u64 v435 = v433 + v434;
    u32 v436 = 0x14a;
    u8 v437 = (u32)v431 == (u32)v436;
    if (v437) { goto b254; } else { goto b255; }
b254:;
    { goto b17; }
b255:;
    u32 v438 = 0x14c;
    u8 v439 = (u32)v431 == (u32)v438;
    if (v439) { goto b256; } else { goto b257; }
b256:;
    { goto b18; }
b257:;
    { u64 n441 = v4; v441 = n441; goto b19; }
b17:;
    u64 v440 = 0x1;
    { u64 n441 = v440; v441 = n441; goto b19; }
b18:;
    { u64 n441 = v4; v441 = n441; goto b19; }
b19:;
    u64 v442 = 0xc35000;
    u8 v443 = (u64)v282 != (u64)v442;
    u64 v444 = v443;
    u8 v445 = (u64)v343 == (u64)v4;
    if (v445) { goto b258; } else { goto b259; }
b258:;
    { u64 n572 = v108; u64 n573 = v110; u64 n574 = v396; u64 n575 = v397; u64 n576 = v249; u64 n577 = v359; u64 n578 = v364; u64 n579 = v369; u64 n580 = v4; u64 n581 = v16; u64 n582 = v19; u64 n583 = v7; u64 n584 = v16; u64 n585 = v322; u64 n586 = v444; u64 n587 = v7; u64 n588 = v13; u64 n589 = v390; u64 n590 = v282; u64 n591 = v343; u64 n592 = v354; u64 n593 = v441; u64 n594 = v374; u64 n595 = v379; u64 n596 = v384; u64 n597 = v308; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; v578 = n578; v579 = n579; v580 = n580; v581 = n581; v582 = n582; v583 = n583; v584 = n584; v585 = n585; v586 = n586; v587 = n587; v588 = n588; v589 = n589; v590 = n590; v591 = n591; v592 = n592; v593 = n593; v594 = n594; v595 = n595; v596 = n596; v597 = n597; goto b25; }
b259:;
    u64 v446 = 0x8;
    u64 v447 = v349 << (v446 & 63);
    u64 v448 = 0x38;
    u64 v449 = v348 >> (v448 & 63);
    u64 v450 = 0x8;
    u64 v451 = v348 << (v450 & 63);
    u64 v452 = v447 | v449;
    u64 v453 = v452 >> (v4 & 63);
    u64 v454 = 0xffffffffffffff;
    u64 v455 = v348 & v454;
    u64 v456 = 0x8;
    u64 v457 = v455 << (v456 & 63);
    u64 v458 = v457 | v4;
    u8 v459 = (u64)v453 < (u64)v343;
    if (v459) { goto b260; } else { goto b261; }
b260:;
    { goto b20; }
b261:;
    u64 v460 = 0xffffffffffffffff;
    { u64 n518 = v108; u64 n520 = v110; u64 n522 = v396; u64 n524 = v397; u64 n526 = v249; u64 n528 = v359; u64 n530 = v364; u64 n532 = v369; u64 n534 = v4; u64 n536 = v16; u64 n538 = v19; u64 n540 = v7; u64 n542 = v16; u64 n544 = v322; u64 n546 = v444; u64 n548 = v460; u64 n550 = v7; u64 n552 = v13; u64 n554 = v390; u64 n556 = v343; u64 n558 = v354; u64 n560 = v441; u64 n562 = v374; u64 n564 = v379; u64 n566 = v384; u64 n568 = v308; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; v544 = n544; v546 = n546; v548 = n548; v550 = n550; v552 = n552; v554 = n554; v556 = n556; v558 = n558; v560 = n560; v562 = n562; v564 = n564; v566 = n566; v568 = n568; goto b24; }
b20:;
    store_u64((u8 *)v1 + 264, v108);
    store_u64((u8 *)v1 + 272, v110);
    store_u64((u8 *)v1 + 296, v396);
    store_u64((u8 *)v1 + 304, v397);
    store_u64((u8 *)v1 + 312, v249);
    store_u64((u8 *)v1 + 320, v359);
    store_u64((u8 *)v1 + 336, v364);
    store_u64((u8 *)v1 + 344, v369);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v16);
    store_u64((u8 *)v1 + 600, v19);
    store_u64((u8 *)v1 + 624, v7);
    store_u64((u8 *)v1 + 1568, v16);
    store_u64((u8 *)v1 + 1592, v322);
    store_u64((u8 *)v1 + 1728, v444);
    store_u64((u8 *)v1 + 1736, v4);
    store_u64((u8 *)v1 + 1744, v453);
    store_u64((u8 *)v1 + 1752, v4);
    store_u64((u8 *)v1 + 1760, v458);
    store_u64((u8 *)v1 + 1768, v4);
    store_u64((u8 *)v1 + 2440, v7);
    store_u64((u8 *)v1 + 2456, v13);
    store_u64((u8 *)v1 + 2488, v390);
    store_u64((u8 *)v1 + 2504, v343);
    store_u64((u8 *)v1 + 2528, v354);
    store_u64((u8 *)v1 + 2600, v441);
    store_u64((u8 *)v1 + 2616, v374);
    store_u64((u8 *)v1 + 2624, v379);
    store_u64((u8 *)v1 + 2632, v384);
    store_u64((u8 *)v1 + 2656, v308);
    store_u64((u8 *)v1 + 4176, v4);
    { goto b21; }
b21:;
    u64 v461 = load_u64((const u8 *)v1 + 4176);
    u64 v462 = 0x1;
    u64 v463 = v461 + v462;
    u64 v464 = 0x10000;
    u8 v465 = (u64)v463 < (u64)v464;
    if (v465) { goto b262; } else { goto b263; }
b262:;
    { goto b22; }
b263:;
    u64 v466 = 0x1;
    u64 v467 = 0x1ff;
    u64 v468 = 0x1ff;
    u64 v469 = v467 & v468;
    u64 v470 = 0x1ff;
    u8 v471 = (u64)v469 == (u64)v470;
    u64 v472 = v471;
    u64 v473 = load_u64((const u8 *)v1 + 0);
    u64 v474 = v472 | v473;
    u64 v475 = load_u64((const u8 *)v1 + 24);
    u64 v476 = v474 | v475;
    if (v476) { goto b264; } else { goto b265; }
b264:;
    u8 v477 = 0;
    store_u64((u8 *)v1 + 80, v466);
    store_u64((u8 *)v1 + 576, v467);
    store_u64((u8 *)v1 + 632, v4);
    return v477;
b265:;
    u64 v3922 = load_u64((const u8 *)v1 + 184);
    u64 v3933 = load_u64((const u8 *)v1 + 192);
    u64 v3944 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3922; u64 n3931 = v3933; u64 n3942 = v3944; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b22:;
    u64 v478 = load_u64((const u8 *)v1 + 1768);
    u64 v479 = 0x40;
    u8 v480 = (u64)v478 >= (u64)v479;
    if (v480) { goto b266; } else { goto b267; }
b266:;
    u64 v519 = load_u64((const u8 *)v1 + 264);
    u64 v521 = load_u64((const u8 *)v1 + 272);
    u64 v523 = load_u64((const u8 *)v1 + 296);
    u64 v525 = load_u64((const u8 *)v1 + 304);
    u64 v527 = load_u64((const u8 *)v1 + 312);
    u64 v529 = load_u64((const u8 *)v1 + 320);
    u64 v531 = load_u64((const u8 *)v1 + 336);
    u64 v533 = load_u64((const u8 *)v1 + 344);
    u64 v535 = load_u64((const u8 *)v1 + 576);
    u64 v537 = load_u64((const u8 *)v1 + 584);
    u64 v539 = load_u64((const u8 *)v1 + 600);
    u64 v541 = load_u64((const u8 *)v1 + 624);
    u64 v543 = load_u64((const u8 *)v1 + 1568);
    u64 v545 = load_u64((const u8 *)v1 + 1592);
    u64 v547 = load_u64((const u8 *)v1 + 1728);
    u64 v549 = load_u64((const u8 *)v1 + 1736);
    u64 v551 = load_u64((const u8 *)v1 + 2440);
    u64 v553 = load_u64((const u8 *)v1 + 2456);
    u64 v555 = load_u64((const u8 *)v1 + 2488);
    u64 v557 = load_u64((const u8 *)v1 + 2504);
    u64 v559 = load_u64((const u8 *)v1 + 2528);
    u64 v561 = load_u64((const u8 *)v1 + 2600);
    u64 v563 = load_u64((const u8 *)v1 + 2616);
    u64 v565 = load_u64((const u8 *)v1 + 2624);
    u64 v567 = load_u64((const u8 *)v1 + 2632);
    u64 v569 = load_u64((const u8 *)v1 + 2656);
    { u64 n518 = v519; u64 n520 = v521; u64 n522 = v523; u64 n524 = v525; u64 n526 = v527; u64 n528 = v529; u64 n530 = v531; u64 n532 = v533; u64 n534 = v535; u64 n536 = v537; u64 n538 = v539; u64 n540 = v541; u64 n542 = v543; u64 n544 = v545; u64 n546 = v547; u64 n548 = v549; u64 n550 = v551; u64 n552 = v553; u64 n554 = v555; u64 n556 = v557; u64 n558 = v559; u64 n560 = v561; u64 n562 = v563; u64 n564 = v565; u64 n566 = v567; u64 n568 = v569; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; v544 = n544; v546 = n546; v548 = n548; v550 = n550; v552 = n552; v554 = n554; v556 = n556; v558 = n558; v560 = n560; v562 = n562; v564 = n564; v566 = n566; v568 = n568; goto b24; }
b267:;
    u64 v481 = load_u64((const u8 *)v1 + 1744);
    u64 v482 = load_u64((const u8 *)v1 + 1752);
    u64 v483 = 0x1;
    u64 v484 = v482 << (v483 & 63);
    u64 v485 = 0x3f;
    u64 v486 = v481 >> (v485 & 63);
    u64 v487 = 0x1;
    u64 v488 = v481 << (v487 & 63);
    u64 v489 = v484 | v486;
    u64 v490 = load_u64((const u8 *)v1 + 1760);
    u64 v491 = 0x3f;
    u64 v492 = v490 >> (v491 & 63);
    u64 v493 = v488 | v492;
    u64 v494 = v489 | v4;
    u64 v495 = 0x1;
    u64 v496 = v490 << (v495 & 63);
    u64 v497 = load_u64((const u8 *)v1 + 1736);
    u64 v498 = 0x1;
    u64 v499 = v497 << (v498 & 63);
    u64 v500 = load_u64((const u8 *)v1 + 2504);
    u128 v501 = (u128)v494 << 64 | v493;
    u128 v502 = (u128)v4 << 64 | v500;
    u8 v503 = (u128)v501 < (u128)v502;
    if (v503) { goto b268; } else { goto b269; }
b268:;
    { u64 n511 = v499; u64 n512 = v493; u64 n513 = v494; v511 = n511; v512 = n512; v513 = n513; goto b23; }
b269:;
    u128 v504 = (u128)v494 << 64 | v493;
    u128 v505 = (u128)v4 << 64 | v500;
    u128 v506 = v504 - v505;
    u64 v507 = (u64)v506;
    u64 v508 = (u64)(v506 >> 64);
    u64 v509 = 0x1;
    u64 v510 = v499 | v509;
    { u64 n511 = v510; u64 n512 = v507; u64 n513 = v508; v511 = n511; v512 = n512; v513 = n513; goto b23; }
b23:;
    u64 v514 = 0x1;
    u64 v515 = v478 + v514;
    u64 v516 = 0xff;
    u64 v517 = v515 & v516;
    store_u64((u8 *)v1 + 1736, v511);
    store_u64((u8 *)v1 + 1744, v512);
    store_u64((u8 *)v1 + 1752, v513);
    store_u64((u8 *)v1 + 1760, v496);
    store_u64((u8 *)v1 + 1768, v517);
    store_u64((u8 *)v1 + 4176, v463);
    { goto b21; }
b24:;
    u64 v570 = 0xffffffff;
    u64 v571 = v548 & v570;
    { u64 n572 = v518; u64 n573 = v520; u64 n574 = v522; u64 n575 = v524; u64 n576 = v526; u64 n577 = v528; u64 n578 = v530; u64 n579 = v532; u64 n580 = v534; u64 n581 = v536; u64 n582 = v538; u64 n583 = v540; u64 n584 = v542; u64 n585 = v544; u64 n586 = v546; u64 n587 = v550; u64 n588 = v552; u64 n589 = v554; u64 n590 = v571; u64 n591 = v556; u64 n592 = v558; u64 n593 = v560; u64 n594 = v562; u64 n595 = v564; u64 n596 = v566; u64 n597 = v568; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; v578 = n578; v579 = n579; v580 = n580; v581 = n581; v582 = n582; v583 = n583; v584 = n584; v585 = n585; v586 = n586; v587 = n587; v588 = n588; v589 = n589; v590 = n590; v591 = n591; v592 = n592; v593 = n593; v594 = n594; v595 = n595; v596 = n596; v597 = n597; goto b25; }
b25:;
    u8 v598 = (u64)v590 != (u64)v4;
    if (v598) { goto b270; } else { goto b271; }
b270:;
    { u64 n600 = v590; v600 = n600; goto b26; }
b271:;
    u64 v599 = 0xc35000;
    { u64 n600 = v599; v600 = n600; goto b26; }
b26:;
    u64 v601 = 0x1;
    u8 v602 = (u64)v593 != (u64)v601;
    if (v602) { goto b272; } else { goto b273; }
b272:;
    { u64 n747 = v572; u64 n748 = v573; u64 n749 = v574; u64 n750 = v575; u64 n751 = v576; u64 n752 = v579; u64 n753 = v580; u64 n754 = v581; u64 n755 = v582; u64 n756 = v583; u64 n757 = v584; u64 n758 = v585; u64 n759 = v587; u64 n760 = v588; u64 n761 = v589; u64 n762 = v600; u64 n763 = v591; u64 n764 = v592; u64 n765 = v593; u64 n766 = v594; u64 n767 = v595; u64 n768 = v596; u64 n769 = v597; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; v767 = n767; v768 = n768; v769 = n769; goto b34; }
b273:;
    u8 v603 = (u64)v577 == (u64)v4;
    if (v603) { goto b274; } else { goto b275; }
b274:;
    { u64 n747 = v572; u64 n748 = v573; u64 n749 = v574; u64 n750 = v575; u64 n751 = v576; u64 n752 = v579; u64 n753 = v580; u64 n754 = v581; u64 n755 = v582; u64 n756 = v583; u64 n757 = v584; u64 n758 = v585; u64 n759 = v587; u64 n760 = v588; u64 n761 = v589; u64 n762 = v600; u64 n763 = v591; u64 n764 = v592; u64 n765 = v593; u64 n766 = v594; u64 n767 = v595; u64 n768 = v596; u64 n769 = v597; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; v767 = n767; v768 = n768; v769 = n769; goto b34; }
b275:;
    u64 v604 = 0xa;
    u64 v605 = v4 << (v604 & 63);
    u64 v606 = 0x36;
    u64 v607 = v577 >> (v606 & 63);
    u64 v608 = 0xa;
    u64 v609 = v577 << (v608 & 63);
    u64 v610 = v605 | v607;
    u64 v611 = v610 >> (v4 & 63);
    u64 v612 = 0x3fffffffffffff;
    u64 v613 = v577 & v612;
    u64 v614 = 0xa;
    u64 v615 = v613 << (v614 & 63);
    u64 v616 = v615 | v4;
    u8 v617 = (u64)v611 < (u64)v592;
    if (v617) { goto b276; } else { goto b277; }
b276:;
    { goto b27; }
b277:;
    u64 v618 = 0xffffffffffffffff;
    { u64 n676 = v572; u64 n678 = v573; u64 n680 = v574; u64 n682 = v575; u64 n684 = v576; u64 n686 = v578; u64 n688 = v579; u64 n690 = v580; u64 n692 = v581; u64 n694 = v582; u64 n696 = v583; u64 n698 = v584; u64 n700 = v585; u64 n702 = v586; u64 n704 = v618; u64 n706 = v587; u64 n708 = v588; u64 n710 = v589; u64 n712 = v600; u64 n714 = v591; u64 n716 = v592; u64 n718 = v593; u64 n720 = v594; u64 n722 = v595; u64 n724 = v596; u64 n726 = v597; v676 = n676; v678 = n678; v680 = n680; v682 = n682; v684 = n684; v686 = n686; v688 = n688; v690 = n690; v692 = n692; v694 = n694; v696 = n696; v698 = n698; v700 = n700; v702 = n702; v704 = n704; v706 = n706; v708 = n708; v710 = n710; v712 = n712; v714 = n714; v716 = n716; v718 = n718; v720 = n720; v722 = n722; v724 = n724; v726 = n726; goto b31; }
b27:;
    store_u64((u8 *)v1 + 264, v572);
    store_u64((u8 *)v1 + 272, v573);
    store_u64((u8 *)v1 + 296, v574);
    store_u64((u8 *)v1 + 304, v575);
    store_u64((u8 *)v1 + 312, v576);
    store_u64((u8 *)v1 + 336, v578);
    store_u64((u8 *)v1 + 344, v579);
    store_u64((u8 *)v1 + 576, v580);
    store_u64((u8 *)v1 + 584, v581);
    store_u64((u8 *)v1 + 600, v582);
    store_u64((u8 *)v1 + 624, v583);
    store_u64((u8 *)v1 + 1568, v584);
    store_u64((u8 *)v1 + 1592, v585);
    store_u64((u8 *)v1 + 1728, v586);
    store_u64((u8 *)v1 + 1776, v4);
    store_u64((u8 *)v1 + 1784, v611);
    store_u64((u8 *)v1 + 1792, v4);
    store_u64((u8 *)v1 + 1800, v616);
    store_u64((u8 *)v1 + 1808, v4);
    store_u64((u8 *)v1 + 2440, v587);
    store_u64((u8 *)v1 + 2456, v588);
    store_u64((u8 *)v1 + 2488, v589);
    store_u64((u8 *)v1 + 2496, v600);
    store_u64((u8 *)v1 + 2504, v591);
    store_u64((u8 *)v1 + 2528, v592);
    store_u64((u8 *)v1 + 2600, v593);
    store_u64((u8 *)v1 + 2616, v594);
    store_u64((u8 *)v1 + 2624, v595);
    store_u64((u8 *)v1 + 2632, v596);
    store_u64((u8 *)v1 + 2656, v597);
    store_u64((u8 *)v1 + 4416, v4);
    { goto b28; }
b28:;
    u64 v619 = load_u64((const u8 *)v1 + 4416);
    u64 v620 = 0x1;
    u64 v621 = v619 + v620;
    u64 v622 = 0x10000;
    u8 v623 = (u64)v621 < (u64)v622;
    if (v623) { goto b278; } else { goto b279; }
b278:;
    { goto b29; }
b279:;
    u64 v624 = 0x1;
    u64 v625 = 0x1ff;
    u64 v626 = 0x1ff;
    u64 v627 = v625 & v626;
    u64 v628 = 0x1ff;
    u8 v629 = (u64)v627 == (u64)v628;
    u64 v630 = v629;
    u64 v631 = load_u64((const u8 *)v1 + 0);
    u64 v632 = v630 | v631;
    u64 v633 = load_u64((const u8 *)v1 + 24);
    u64 v634 = v632 | v633;
    if (v634) { goto b280; } else { goto b281; }
b280:;
    u8 v635 = 0;
    store_u64((u8 *)v1 + 80, v624);
    store_u64((u8 *)v1 + 576, v625);
    store_u64((u8 *)v1 + 632, v4);
    return v635;
b281:;
    u64 v3923 = load_u64((const u8 *)v1 + 184);
    u64 v3934 = load_u64((const u8 *)v1 + 192);
    u64 v3945 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3923; u64 n3931 = v3934; u64 n3942 = v3945; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b29:;
    u64 v636 = load_u64((const u8 *)v1 + 1808);
    u64 v637 = 0x40;
    u8 v638 = (u64)v636 >= (u64)v637;
    if (v638) { goto b282; } else { goto b283; }
b282:;
    u64 v677 = load_u64((const u8 *)v1 + 264);
    u64 v679 = load_u64((const u8 *)v1 + 272);
    u64 v681 = load_u64((const u8 *)v1 + 296);
    u64 v683 = load_u64((const u8 *)v1 + 304);
    u64 v685 = load_u64((const u8 *)v1 + 312);
    u64 v687 = load_u64((const u8 *)v1 + 336);
    u64 v689 = load_u64((const u8 *)v1 + 344);
    u64 v691 = load_u64((const u8 *)v1 + 576);
    u64 v693 = load_u64((const u8 *)v1 + 584);
    u64 v695 = load_u64((const u8 *)v1 + 600);
    u64 v697 = load_u64((const u8 *)v1 + 624);
    u64 v699 = load_u64((const u8 *)v1 + 1568);
    u64 v701 = load_u64((const u8 *)v1 + 1592);
    u64 v703 = load_u64((const u8 *)v1 + 1728);
    u64 v705 = load_u64((const u8 *)v1 + 1776);
    u64 v707 = load_u64((const u8 *)v1 + 2440);
    u64 v709 = load_u64((const u8 *)v1 + 2456);
    u64 v711 = load_u64((const u8 *)v1 + 2488);
    u64 v713 = load_u64((const u8 *)v1 + 2496);
    u64 v715 = load_u64((const u8 *)v1 + 2504);
    u64 v717 = load_u64((const u8 *)v1 + 2528);
    u64 v719 = load_u64((const u8 *)v1 + 2600);
    u64 v721 = load_u64((const u8 *)v1 + 2616);
    u64 v723 = load_u64((const u8 *)v1 + 2624);
    u64 v725 = load_u64((const u8 *)v1 + 2632);
    u64 v727 = load_u64((const u8 *)v1 + 2656);
    { u64 n676 = v677; u64 n678 = v679; u64 n680 = v681; u64 n682 = v683; u64 n684 = v685; u64 n686 = v687; u64 n688 = v689; u64 n690 = v691; u64 n692 = v693; u64 n694 = v695; u64 n696 = v697; u64 n698 = v699; u64 n700 = v701; u64 n702 = v703; u64 n704 = v705; u64 n706 = v707; u64 n708 = v709; u64 n710 = v711; u64 n712 = v713; u64 n714 = v715; u64 n716 = v717; u64 n718 = v719; u64 n720 = v721; u64 n722 = v723; u64 n724 = v725; u64 n726 = v727; v676 = n676; v678 = n678; v680 = n680; v682 = n682; v684 = n684; v686 = n686; v688 = n688; v690 = n690; v692 = n692; v694 = n694; v696 = n696; v698 = n698; v700 = n700; v702 = n702; v704 = n704; v706 = n706; v708 = n708; v710 = n710; v712 = n712; v714 = n714; v716 = n716; v718 = n718; v720 = n720; v722 = n722; v724 = n724; v726 = n726; goto b31; }
b283:;
    u64 v639 = load_u64((const u8 *)v1 + 1784);
    u64 v640 = load_u64((const u8 *)v1 + 1792);
    u64 v641 = 0x1;
    u64 v642 = v640 << (v641 & 63);
    u64 v643 = 0x3f;
    u64 v644 = v639 >> (v643 & 63);
    u64 v645 = 0x1;
    u64 v646 = v639 << (v645 & 63);
    u64 v647 = v642 | v644;
    u64 v648 = load_u64((const u8 *)v1 + 1800);
    u64 v649 = 0x3f;
    u64 v650 = v648 >> (v649 & 63);
    u64 v651 = v646 | v650;
    u64 v652 = v647 | v4;
    u64 v653 = 0x1;
    u64 v654 = v648 << (v653 & 63);
    u64 v655 = load_u64((const u8 *)v1 + 1776);
    u64 v656 = 0x1;
    u64 v657 = v655 << (v656 & 63);
    u64 v658 = load_u64((const u8 *)v1 + 2528);
    u128 v659 = (u128)v652 << 64 | v651;
    u128 v660 = (u128)v4 << 64 | v658;
    u8 v661 = (u128)v659 < (u128)v660;
    if (v661) { goto b284; } else { goto b285; }
b284:;
    { u64 n669 = v657; u64 n670 = v651; u64 n671 = v652; v669 = n669; v670 = n670; v671 = n671; goto b30; }
b285:;
    u128 v662 = (u128)v652 << 64 | v651;
    u128 v663 = (u128)v4 << 64 | v658;
    u128 v664 = v662 - v663;
    u64 v665 = (u64)v664;
    u64 v666 = (u64)(v664 >> 64);
    u64 v667 = 0x1;
    u64 v668 = v657 | v667;
    { u64 n669 = v668; u64 n670 = v665; u64 n671 = v666; v669 = n669; v670 = n670; v671 = n671; goto b30; }
b30:;
    u64 v672 = 0x1;
    u64 v673 = v636 + v672;
    u64 v674 = 0xff;
    u64 v675 = v673 & v674;
    store_u64((u8 *)v1 + 1776, v669);
    store_u64((u8 *)v1 + 1784, v670);
    store_u64((u8 *)v1 + 1792, v671);
    store_u64((u8 *)v1 + 1800, v654);
    store_u64((u8 *)v1 + 1808, v675);
    store_u64((u8 *)v1 + 4416, v621);
    { goto b28; }
b31:;
    u64 v728 = 0x1;
    u8 v729 = (u64)v686 != (u64)v728;
    if (v729) { goto b286; } else { goto b287; }
b286:;
    { goto b32; }
b287:;
    u64 v730 = 0x2;
    u64 v731 = v704 >> (v730 & 63);
    u64 v732 = 0xffffffff;
    u64 v733 = v731 & v732;
    { u64 n737 = v733; v737 = n737; goto b33; }
b32:;
    u8 v734 = (u64)v704 >= (u64)v712;
    if (v734) { goto b288; } else { goto b289; }
b288:;
    { u64 n737 = v712; v737 = n737; goto b33; }
b289:;
    u64 v735 = 0xffffffff;
    u64 v736 = v704 & v735;
    { u64 n737 = v736; v737 = n737; goto b33; }
b33:;
    u8 v738 = (u64)v702 == (u64)v4;
    if (v738) { goto b290; } else { goto b291; }
b290:;
    { u64 n747 = v676; u64 n748 = v678; u64 n749 = v680; u64 n750 = v682; u64 n751 = v684; u64 n752 = v688; u64 n753 = v690; u64 n754 = v692; u64 n755 = v694; u64 n756 = v696; u64 n757 = v698; u64 n758 = v700; u64 n759 = v706; u64 n760 = v708; u64 n761 = v710; u64 n762 = v737; u64 n763 = v714; u64 n764 = v716; u64 n765 = v718; u64 n766 = v720; u64 n767 = v722; u64 n768 = v724; u64 n769 = v726; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; v767 = n767; v768 = n768; v769 = n769; goto b34; }
b291:;
    u64 v739 = 0x9;
    u64 v740 = v680 << (v739 & 63);
    u8 v741 = (u64)v740 >= (u64)v737;
    if (v741) { goto b292; } else { goto b293; }
b292:;
    { u64 n747 = v676; u64 n748 = v678; u64 n749 = v680; u64 n750 = v682; u64 n751 = v684; u64 n752 = v688; u64 n753 = v690; u64 n754 = v692; u64 n755 = v694; u64 n756 = v696; u64 n757 = v698; u64 n758 = v700; u64 n759 = v706; u64 n760 = v708; u64 n761 = v710; u64 n762 = v737; u64 n763 = v714; u64 n764 = v716; u64 n765 = v718; u64 n766 = v720; u64 n767 = v722; u64 n768 = v724; u64 n769 = v726; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; v767 = n767; v768 = n768; v769 = n769; goto b34; }
b293:;
    u64 v742 = 0x7fffff;
    u64 v743 = v680 & v742;
    u64 v744 = 0x9;
    u64 v745 = v743 << (v744 & 63);
    u64 v746 = v745 | v4;
    { u64 n747 = v676; u64 n748 = v678; u64 n749 = v680; u64 n750 = v682; u64 n751 = v684; u64 n752 = v688; u64 n753 = v690; u64 n754 = v692; u64 n755 = v694; u64 n756 = v696; u64 n757 = v698; u64 n758 = v700; u64 n759 = v706; u64 n760 = v708; u64 n761 = v710; u64 n762 = v746; u64 n763 = v714; u64 n764 = v716; u64 n765 = v718; u64 n766 = v720; u64 n767 = v722; u64 n768 = v724; u64 n769 = v726; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; v767 = n767; v768 = n768; v769 = n769; goto b34; }
b34:;
    u64 v770 = v750 * v762;
    u64 v771 = (u64)((u128)v750 * v762 >> 64);
    u64 v772 = v771 >> (v4 & 63);
    u64 v773 = v750 * v762;
    u8 v774 = (u64)v772 < (u64)v749;
    if (v774) { goto b294; } else { goto b295; }
b294:;
    { goto b35; }
b295:;
    u64 v775 = 0xffffffffffffffff;
    { u64 n833 = v747; u64 n835 = v748; u64 n837 = v749; u64 n839 = v750; u64 n841 = v751; u64 n843 = v752; u64 n845 = v753; u64 n847 = v754; u64 n849 = v755; u64 n851 = v756; u64 n853 = v757; u64 n855 = v758; u64 n857 = v775; u64 n859 = v759; u64 n861 = v760; u64 n863 = v761; u64 n865 = v762; u64 n867 = v763; u64 n869 = v764; u64 n871 = v765; u64 n873 = v766; u64 n875 = v767; u64 n877 = v768; u64 n879 = v769; v833 = n833; v835 = n835; v837 = n837; v839 = n839; v841 = n841; v843 = n843; v845 = n845; v847 = n847; v849 = n849; v851 = n851; v853 = n853; v855 = n855; v857 = n857; v859 = n859; v861 = n861; v863 = n863; v865 = n865; v867 = n867; v869 = n869; v871 = n871; v873 = n873; v875 = n875; v877 = n877; v879 = n879; goto b39; }
b35:;
    store_u64((u8 *)v1 + 264, v747);
    store_u64((u8 *)v1 + 272, v748);
    store_u64((u8 *)v1 + 296, v749);
    store_u64((u8 *)v1 + 304, v750);
    store_u64((u8 *)v1 + 312, v751);
    store_u64((u8 *)v1 + 344, v752);
    store_u64((u8 *)v1 + 576, v753);
    store_u64((u8 *)v1 + 584, v754);
    store_u64((u8 *)v1 + 600, v755);
    store_u64((u8 *)v1 + 624, v756);
    store_u64((u8 *)v1 + 1568, v757);
    store_u64((u8 *)v1 + 1592, v758);
    store_u64((u8 *)v1 + 1816, v4);
    store_u64((u8 *)v1 + 1824, v772);
    store_u64((u8 *)v1 + 1832, v4);
    store_u64((u8 *)v1 + 1840, v773);
    store_u64((u8 *)v1 + 1848, v4);
    store_u64((u8 *)v1 + 2440, v759);
    store_u64((u8 *)v1 + 2456, v760);
    store_u64((u8 *)v1 + 2488, v761);
    store_u64((u8 *)v1 + 2496, v762);
    store_u64((u8 *)v1 + 2504, v763);
    store_u64((u8 *)v1 + 2528, v764);
    store_u64((u8 *)v1 + 2600, v765);
    store_u64((u8 *)v1 + 2616, v766);
    store_u64((u8 *)v1 + 2624, v767);
    store_u64((u8 *)v1 + 2632, v768);
    store_u64((u8 *)v1 + 2656, v769);
    store_u64((u8 *)v1 + 4712, v4);
    { goto b36; }
b36:;
    u64 v776 = load_u64((const u8 *)v1 + 4712);
    u64 v777 = 0x1;
    u64 v778 = v776 + v777;
    u64 v779 = 0x10000;
    u8 v780 = (u64)v778 < (u64)v779;
    if (v780) { goto b296; } else { goto b297; }
b296:;
    { goto b37; }
b297:;
    u64 v781 = 0x1;
    u64 v782 = 0x1ff;
    u64 v783 = 0x1ff;
    u64 v784 = v782 & v783;
    u64 v785 = 0x1ff;
    u8 v786 = (u64)v784 == (u64)v785;
    u64 v787 = v786;
    u64 v788 = load_u64((const u8 *)v1 + 0);
    u64 v789 = v787 | v788;
    u64 v790 = load_u64((const u8 *)v1 + 24);
    u64 v791 = v789 | v790;
    if (v791) { goto b298; } else { goto b299; }
b298:;
    u8 v792 = 0;
    store_u64((u8 *)v1 + 80, v781);
    store_u64((u8 *)v1 + 576, v782);
    store_u64((u8 *)v1 + 632, v4);
    return v792;
b299:;
    u64 v3924 = load_u64((const u8 *)v1 + 184);
    u64 v3935 = load_u64((const u8 *)v1 + 192);
    u64 v3946 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3924; u64 n3931 = v3935; u64 n3942 = v3946; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b37:;
    u64 v793 = load_u64((const u8 *)v1 + 1848);
    u64 v794 = 0x40;
    u8 v795 = (u64)v793 >= (u64)v794;
    if (v795) { goto b300; } else { goto b301; }
b300:;
    u64 v834 = load_u64((const u8 *)v1 + 264);
    u64 v836 = load_u64((const u8 *)v1 + 272);
    u64 v838 = load_u64((const u8 *)v1 + 296);
    u64 v840 = load_u64((const u8 *)v1 + 304);
    u64 v842 = load_u64((const u8 *)v1 + 312);
    u64 v844 = load_u64((const u8 *)v1 + 344);
    u64 v846 = load_u64((const u8 *)v1 + 576);
    u64 v848 = load_u64((const u8 *)v1 + 584);
    u64 v850 = load_u64((const u8 *)v1 + 600);
    u64 v852 = load_u64((const u8 *)v1 + 624);
    u64 v854 = load_u64((const u8 *)v1 + 1568);
    u64 v856 = load_u64((const u8 *)v1 + 1592);
    u64 v858 = load_u64((const u8 *)v1 + 1816);
    u64 v860 = load_u64((const u8 *)v1 + 2440);
    u64 v862 = load_u64((const u8 *)v1 + 2456);
    u64 v864 = load_u64((const u8 *)v1 + 2488);
    u64 v866 = load_u64((const u8 *)v1 + 2496);
    u64 v868 = load_u64((const u8 *)v1 + 2504);
    u64 v870 = load_u64((const u8 *)v1 + 2528);
    u64 v872 = load_u64((const u8 *)v1 + 2600);
    u64 v874 = load_u64((const u8 *)v1 + 2616);
    u64 v876 = load_u64((const u8 *)v1 + 2624);
    u64 v878 = load_u64((const u8 *)v1 + 2632);
    u64 v880 = load_u64((const u8 *)v1 + 2656);
    { u64 n833 = v834; u64 n835 = v836; u64 n837 = v838; u64 n839 = v840; u64 n841 = v842; u64 n843 = v844; u64 n845 = v846; u64 n847 = v848; u64 n849 = v850; u64 n851 = v852; u64 n853 = v854; u64 n855 = v856; u64 n857 = v858; u64 n859 = v860; u64 n861 = v862; u64 n863 = v864; u64 n865 = v866; u64 n867 = v868; u64 n869 = v870; u64 n871 = v872; u64 n873 = v874; u64 n875 = v876; u64 n877 = v878; u64 n879 = v880; v833 = n833; v835 = n835; v837 = n837; v839 = n839; v841 = n841; v843 = n843; v845 = n845; v847 = n847; v849 = n849; v851 = n851; v853 = n853; v855 = n855; v857 = n857; v859 = n859; v861 = n861; v863 = n863; v865 = n865; v867 = n867; v869 = n869; v871 = n871; v873 = n873; v875 = n875; v877 = n877; v879 = n879; goto b39; }
b301:;
    u64 v796 = load_u64((const u8 *)v1 + 1824);
    u64 v797 = load_u64((const u8 *)v1 + 1832);
    u64 v798 = 0x1;
    u64 v799 = v797 << (v798 & 63);
    u64 v800 = 0x3f;
    u64 v801 = v796 >> (v800 & 63);
    u64 v802 = 0x1;
    u64 v803 = v796 << (v802 & 63);
    u64 v804 = v799 | v801;
    u64 v805 = load_u64((const u8 *)v1 + 1840);
    u64 v806 = 0x3f;
    u64 v807 = v805 >> (v806 & 63);
    u64 v808 = v803 | v807;
    u64 v809 = v804 | v4;
    u64 v810 = 0x1;
    u64 v811 = v805 << (v810 & 63);
    u64 v812 = load_u64((const u8 *)v1 + 1816);
    u64 v813 = 0x1;
    u64 v814 = v812 << (v813 & 63);
    u64 v815 = load_u64((const u8 *)v1 + 296);
    u128 v816 = (u128)v809 << 64 | v808;
    u128 v817 = (u128)v4 << 64 | v815;
    u8 v818 = (u128)v816 < (u128)v817;
    if (v818) { goto b302; } else { goto b303; }
b302:;
    { u64 n826 = v814; u64 n827 = v808; u64 n828 = v809; v826 = n826; v827 = n827; v828 = n828; goto b38; }
b303:;
    u128 v819 = (u128)v809 << 64 | v808;
    u128 v820 = (u128)v4 << 64 | v815;
    u128 v821 = v819 - v820;
    u64 v822 = (u64)v821;
    u64 v823 = (u64)(v821 >> 64);
    u64 v824 = 0x1;
    u64 v825 = v814 | v824;
    { u64 n826 = v825; u64 n827 = v822; u64 n828 = v823; v826 = n826; v827 = n827; v828 = n828; goto b38; }
b38:;
    u64 v829 = 0x1;
    u64 v830 = v793 + v829;
    u64 v831 = 0xff;
    u64 v832 = v830 & v831;
    store_u64((u8 *)v1 + 1816, v826);
    store_u64((u8 *)v1 + 1824, v827);
    store_u64((u8 *)v1 + 1832, v828);
    store_u64((u8 *)v1 + 1840, v811);
    store_u64((u8 *)v1 + 1848, v832);
    store_u64((u8 *)v1 + 4712, v778);
    { goto b36; }
b39:;
    u64 v881 = v841 * v879;
    u64 v882 = (u64)((u128)v841 * v879 >> 64);
    u64 v883 = 0x14;
    u64 v884 = v881 >> (v883 & 63);
    u64 v885 = 0x2c;
    u64 v886 = v882 << (v885 & 63);
    u64 v887 = v884 | v886;
    u64 v888 = 0x14;
    u64 v889 = v882 >> (v888 & 63);
    u64 v890 = 0x39db;
    u64 v891 = v887 * v890;
    u64 v892 = v841 * v865;
    u64 v893 = (u64)((u128)v841 * v865 >> 64);
    u64 v894 = 0x14;
    u64 v895 = v892 >> (v894 & 63);
    u64 v896 = 0x2c;
    u64 v897 = v893 << (v896 & 63);
    u64 v898 = v895 | v897;
    u64 v899 = 0x14;
    u64 v900 = v893 >> (v899 & 63);
    u128 v901 = (u128)v900 << 64 | v898;
    u128 v902 = (u128)v4 << 64 | v857;
    u128 v903 = v901 - v902;
    u64 v904 = (u64)v903;
    u64 v905 = (u64)(v903 >> 64);
    u64 v906 = 0x6666;
    u128 v907 = (u128)v905 << 64 | v904;
    u128 v908 = (u128)v4 << 64 | v906;
    u128 v909 = v907 * v908;
    u64 v910 = (u64)v909;
    u64 v911 = (u64)(v909 >> 64);
    u64 v912 = 0x8;
    u64 v913 = v910 >> (v912 & 63);
    u64 v914 = 0x38;
    u64 v915 = v911 << (v914 & 63);
    u64 v916 = v913 | v915;
    u64 v917 = 0x8;
    u64 v918 = (int64_t)v911 >> (v917 & 63);
    u64 v919 = v916 - v891;
    u64 v920 = 0x199a;
    u64 v921 = v857 * v920;
    u64 v922 = (u64)((u128)v857 * v920 >> 64);
    u64 v923 = 0x8;
    u64 v924 = v921 >> (v923 & 63);
    u64 v925 = 0x38;
    u64 v926 = v922 << (v925 & 63);
    u64 v927 = v924 | v926;
    u64 v928 = 0x8;
    u64 v929 = v922 >> (v928 & 63);
    u8 v930 = (int64_t)v4 < (int64_t)v843;
    if (v930) { goto b304; } else { goto b305; }
b304:;
    { goto b40; }
b305:;
    u64 v931 = 0x1;
    u8 v932 = (u64)v873 != (u64)v931;
    if (v932) { goto b306; } else { goto b307; }
b306:;
    { goto b176; }
b307:;
    { goto b40; }
b40:;
    u64 v933 = 0x3f;
    u64 v934 = (int64_t)v919 >> (v933 & 63);
    u64 v935 = 0x1;
    u64 v936 = v934 << (v935 & 63);
    u64 v937 = 0x3f;
    u64 v938 = v919 >> (v937 & 63);
    u64 v939 = 0x1;
    u64 v940 = v919 << (v939 & 63);
    u64 v941 = v936 | v938;
    u128 v942 = (u128)v929 << 64 | v927;
    u128 v943 = (u128)v941 << 64 | v940;
    u8 v944 = (__int128)v942 >= (__int128)v943;
    if (v944) { goto b308; } else { goto b309; }
b308:;
    { goto b176; }
b309:;
    u64 v945 = 0x4;
    u64 v946 = v837 << (v945 & 63);
    u64 v947 = v875 + v946;
    { u64 n960 = v947; u64 n961 = v877; v960 = n960; v961 = n961; goto b41; }
b176:;
    u8 v948 = (u64)v837 >= (u64)v875;
    if (v948) { goto b310; } else { goto b311; }
b310:;
    { goto b177; }
b311:;
    u64 v949 = v875 - v837;
    { u64 n950 = v949; v950 = n950; goto b178; }
b177:;
    { u64 n950 = v4; v950 = n950; goto b178; }
b178:;
    u8 v951 = (u64)v843 == (u64)v4;
    if (v951) { goto b312; } else { goto b313; }
b312:;
    { u64 n960 = v950; u64 n961 = v877; v960 = n960; v961 = n961; goto b41; }
b313:;
    u64 v952 = 0x4;
    u64 v953 = v877 >> (v952 & 63);
    u64 v954 = v877 + v953;
    u64 v955 = 0xffffffff;
    u64 v956 = v954 & v955;
    u8 v957 = (u64)v877 == (u64)v4;
    if (v957) { goto b314; } else { goto b315; }
b314:;
    { goto b179; }
b315:;
    u8 v958 = (u64)v865 >= (u64)v956;
    if (v958) { goto b316; } else { goto b317; }
b316:;
    { u64 n959 = v956; v959 = n959; goto b180; }
b317:;
    { goto b179; }
b179:;
    { u64 n959 = v865; v959 = n959; goto b180; }
b180:;
    { u64 n960 = v950; u64 n961 = v959; v960 = n960; v961 = n961; goto b41; }
b41:;
    u8 v962 = (int64_t)v4 >= (int64_t)v843;
    if (v962) { goto b318; } else { goto b319; }
b318:;
    { u64 n964 = v4; v964 = n964; goto b42; }
b319:;
    u64 v963 = 0x1;
    { u64 n964 = v963; v964 = n964; goto b42; }
b42:;
    u64 v965 = 0x8;
    u64 v966 = v961 >> (v965 & 63);
    u64 v967 = 0x9;
    u64 v968 = v966 << (v967 & 63);
    u64 v969 = 0x1;
    u8 v970 = (u64)v871 != (u64)v969;
    if (v970) { goto b320; } else { goto b321; }
b320:;
    { goto b175; }
b321:;
    u8 v971 = (u64)v968 >= (u64)v960;
    if (v971) { goto b322; } else { goto b323; }
b322:;
    { goto b175; }
b323:;
    u64 v972 = 0x1;
    u64 v973 = 0x7;
    u64 v974 = v865 >> (v973 & 63);
    u64 v975 = 0x1fffff;
    u8 v976 = (u64)v975 >= (u64)v974;
    if (v976) { goto b324; } else { goto b325; }
b324:;
    { u64 n979 = v974; v979 = n979; goto b43; }
b325:;
    u64 v977 = 0x1fffff;
    { u64 n979 = v977; v979 = n979; goto b43; }
b175:;
    u64 v978 = 0x1fffff;
    { u64 n983 = v4; u64 n984 = v978; u64 n985 = v960; v983 = n983; v984 = n984; v985 = n985; goto b44; }
b43:;
    u64 v980 = 0x1;
    u64 v981 = v968 << (v980 & 63);
    u8 v982 = (u64)v981 >= (u64)v960;
    if (v982) { goto b326; } else { goto b327; }
b326:;
    { u64 n983 = v972; u64 n984 = v979; u64 n985 = v960; v983 = n983; v984 = n984; v985 = n985; goto b44; }
b327:;
    { u64 n983 = v972; u64 n984 = v979; u64 n985 = v981; v983 = n983; v984 = n984; v985 = n985; goto b44; }
b44:;
    u8 v986 = (int64_t)v919 >= (int64_t)v4;
    if (v986) { goto b328; } else { goto b329; }
b328:;
    { u64 n988 = v919; v988 = n988; goto b45; }
b329:;
    u64 v987 = v4 - v919;
    { u64 n988 = v987; v988 = n988; goto b45; }
b45:;
    u64 v989 = 0x3f;
    u64 v990 = (int64_t)v988 >> (v989 & 63);
    u128 v991 = (u128)v929 << 64 | v927;
    u128 v992 = (u128)v990 << 64 | v988;
    u128 v993 = v991 - v992;
    u64 v994 = (u64)v993;
    u64 v995 = (u64)(v993 >> 64);
    u128 v996 = (u128)v995 << 64 | v994;
    u128 v997 = (u128)v4 << 64 | v4;
    u8 v998 = (__int128)v996 >= (__int128)v997;
    if (v998) { goto b330; } else { goto b331; }
b330:;
    { u64 n999 = v994; v999 = n999; goto b46; }
b331:;
    { u64 n999 = v4; v999 = n999; goto b46; }
b46:;
    u8 v1000 = (int64_t)v4 >= (int64_t)v919;
    if (v1000) { goto b332; } else { goto b333; }
b332:;
    { goto b47; }
b333:;
    u64 v1001 = v999 + v988;
    { u64 n1003 = v1001; u64 n1004 = v999; v1003 = n1003; v1004 = n1004; goto b48; }
b47:;
    u64 v1002 = v999 + v988;
    { u64 n1003 = v999; u64 n1004 = v1002; v1003 = n1003; v1004 = n1004; goto b48; }
b48:;
    u8 v1005 = (u64)v1003 == (u64)v4;
    if (v1005) { goto b334; } else { goto b335; }
b334:;
    { u64 n1404 = v833; u64 n1405 = v835; u64 n1406 = v837; u64 n1407 = v839; u64 n1408 = v841; u64 n1409 = v983; u64 n1410 = v4; u64 n1411 = v845; u64 n1412 = v847; u64 n1413 = v849; u64 n1414 = v851; u64 n1415 = v853; u64 n1416 = v855; u64 n1417 = v4; u64 n1418 = v4; u64 n1419 = v859; u64 n1420 = v861; u64 n1421 = v863; u64 n1422 = v865; u64 n1423 = v867; u64 n1424 = v869; u64 n1425 = v1003; u64 n1426 = v1004; u64 n1427 = v871; u64 n1428 = v984; u64 n1429 = v964; u64 n1430 = v985; u64 n1431 = v961; u64 n1432 = v879; u64 n1433 = v919; u64 n1434 = v4; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; goto b71; }
b335:;
    u8 v1006 = (u64)v867 == (u64)v4;
    if (v1006) { goto b336; } else { goto b337; }
b336:;
    { u64 n1404 = v833; u64 n1405 = v835; u64 n1406 = v837; u64 n1407 = v839; u64 n1408 = v841; u64 n1409 = v983; u64 n1410 = v4; u64 n1411 = v845; u64 n1412 = v847; u64 n1413 = v849; u64 n1414 = v851; u64 n1415 = v853; u64 n1416 = v855; u64 n1417 = v4; u64 n1418 = v4; u64 n1419 = v859; u64 n1420 = v861; u64 n1421 = v863; u64 n1422 = v865; u64 n1423 = v867; u64 n1424 = v869; u64 n1425 = v1003; u64 n1426 = v1004; u64 n1427 = v871; u64 n1428 = v984; u64 n1429 = v964; u64 n1430 = v985; u64 n1431 = v961; u64 n1432 = v879; u64 n1433 = v919; u64 n1434 = v4; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; goto b71; }
b337:;
    u8 v1007 = (u64)v4 == (u64)v4;
    if (v1007) { goto b338; } else { goto b339; }
b338:;
    { u64 n1009 = v4; u64 n1010 = v1003; v1009 = n1009; v1010 = n1010; goto b49; }
b339:;
    u64 v1008 = 0x40;
    { u64 n1009 = v1008; u64 n1010 = v4; v1009 = n1009; v1010 = n1010; goto b49; }
b49:;
    u64 v1011 = 0x20;
    u64 v1012 = v1010 >> (v1011 & 63);
    u64 v1013 = 0x20;
    u64 v1014 = v4 << (v1013 & 63);
    u64 v1015 = v1012 | v1014;
    u64 v1016 = 0x20;
    u64 v1017 = v4 >> (v1016 & 63);
    u64 v1018 = 0xffffffff;
    u64 v1019 = v1015 & v1018;
    u8 v1020 = (u64)v1019 == (u64)v4;
    if (v1020) { goto b340; } else { goto b341; }
b340:;
    { u64 n1025 = v1009; u64 n1026 = v1010; u64 n1027 = v4; v1025 = n1025; v1026 = n1026; v1027 = n1027; goto b50; }
b341:;
    u64 v1021 = 0x20;
    u64 v1022 = v1009 + v1021;
    u64 v1023 = 0xff;
    u64 v1024 = v1022 & v1023;
    { u64 n1025 = v1024; u64 n1026 = v1015; u64 n1027 = v1017; v1025 = n1025; v1026 = n1026; v1027 = n1027; goto b50; }
b50:;
    u64 v1028 = 0x10;
    u64 v1029 = v1026 >> (v1028 & 63);
    u64 v1030 = 0x30;
    u64 v1031 = v1027 << (v1030 & 63);
    u64 v1032 = v1029 | v1031;
    u64 v1033 = 0x10;
    u64 v1034 = v1027 >> (v1033 & 63);
    u64 v1035 = 0xffff;
    u64 v1036 = v1032 & v1035;
    u8 v1037 = (u64)v1036 == (u64)v4;
    if (v1037) { goto b342; } else { goto b343; }
b342:;
    { u64 n1042 = v1025; u64 n1043 = v1026; u64 n1044 = v1027; v1042 = n1042; v1043 = n1043; v1044 = n1044; goto b51; }
b343:;
    u64 v1038 = 0x10;
    u64 v1039 = v1025 + v1038;
    u64 v1040 = 0xff;
    u64 v1041 = v1039 & v1040;
    { u64 n1042 = v1041; u64 n1043 = v1032; u64 n1044 = v1034; v1042 = n1042; v1043 = n1043; v1044 = n1044; goto b51; }
b51:;
    u64 v1045 = 0x8;
    u64 v1046 = v1043 >> (v1045 & 63);
    u64 v1047 = 0x38;
    u64 v1048 = v1044 << (v1047 & 63);
    u64 v1049 = v1046 | v1048;
    u64 v1050 = 0x8;
    u64 v1051 = v1044 >> (v1050 & 63);
    u64 v1052 = 0xff;
    u64 v1053 = v1049 & v1052;
    u8 v1054 = (u64)v1053 == (u64)v4;
    if (v1054) { goto b344; } else { goto b345; }
b344:;
    { u64 n1059 = v1042; u64 n1060 = v1043; u64 n1061 = v1044; v1059 = n1059; v1060 = n1060; v1061 = n1061; goto b52; }
b345:;
    u64 v1055 = 0x8;
    u64 v1056 = v1042 + v1055;
    u64 v1057 = 0xff;
    u64 v1058 = v1056 & v1057;
    { u64 n1059 = v1058; u64 n1060 = v1049; u64 n1061 = v1051; v1059 = n1059; v1060 = n1060; v1061 = n1061; goto b52; }
b52:;
    u64 v1062 = 0x4;
    u64 v1063 = v1060 >> (v1062 & 63);
    u64 v1064 = 0x3c;
    u64 v1065 = v1061 << (v1064 & 63);
    u64 v1066 = v1063 | v1065;
    u64 v1067 = 0x4;
    u64 v1068 = v1061 >> (v1067 & 63);
    u64 v1069 = 0xf;
    u64 v1070 = v1066 & v1069;
    u8 v1071 = (u64)v1070 == (u64)v4;
    if (v1071) { goto b346; } else { goto b347; }
b346:;
    { u64 n1076 = v1059; u64 n1077 = v1060; u64 n1078 = v1061; v1076 = n1076; v1077 = n1077; v1078 = n1078; goto b53; }
b347:;
    u64 v1072 = 0x4;
    u64 v1073 = v1059 + v1072;
    u64 v1074 = 0xff;
    u64 v1075 = v1073 & v1074;
    { u64 n1076 = v1075; u64 n1077 = v1066; u64 n1078 = v1068; v1076 = n1076; v1077 = n1077; v1078 = n1078; goto b53; }
b53:;
    u64 v1079 = 0x2;
    u64 v1080 = v1077 >> (v1079 & 63);
    u64 v1081 = 0x3e;
    u64 v1082 = v1078 << (v1081 & 63);
    u64 v1083 = v1080 | v1082;
    u64 v1084 = 0x2;
    u64 v1085 = v1078 >> (v1084 & 63);
    u64 v1086 = 0x3;
    u64 v1087 = v1083 & v1086;
    u8 v1088 = (u64)v1087 == (u64)v4;
    if (v1088) { goto b348; } else { goto b349; }
b348:;
    { u64 n1093 = v1076; u64 n1094 = v1077; u64 n1095 = v1078; v1093 = n1093; v1094 = n1094; v1095 = n1095; goto b54; }
b349:;
    u64 v1089 = 0x2;
    u64 v1090 = v1076 + v1089;
    u64 v1091 = 0xff;
    u64 v1092 = v1090 & v1091;
    { u64 n1093 = v1092; u64 n1094 = v1083; u64 n1095 = v1085; v1093 = n1093; v1094 = n1094; v1095 = n1095; goto b54; }
b54:;
    u64 v1096 = 0x1;
    u64 v1097 = v1094 >> (v1096 & 63);
    u64 v1098 = 0x3f;
    u64 v1099 = v1095 << (v1098 & 63);
    u64 v1100 = v1097 | v1099;
    u64 v1101 = 0x1;
    u64 v1102 = v1095 >> (v1101 & 63);
    u64 v1103 = 0x1;
    u64 v1104 = v1100 & v1103;
    u8 v1105 = (u64)v1104 == (u64)v4;
    if (v1105) { goto b350; } else { goto b351; }
b350:;
    { u64 n1110 = v1093; v1110 = n1110; goto b55; }
b351:;
    u64 v1106 = 0x1;
    u64 v1107 = v1093 + v1106;
    u64 v1108 = 0xff;
    u64 v1109 = v1107 & v1108;
    { u64 n1110 = v1109; v1110 = n1110; goto b55; }
b55:;
    u8 v1111 = (u64)v4 == (u64)v4;
    if (v1111) { goto b352; } else { goto b353; }
b352:;
    { u64 n1113 = v4; u64 n1114 = v867; v1113 = n1113; v1114 = n1114; goto b56; }
b353:;
    u64 v1112 = 0x40;
    { u64 n1113 = v1112; u64 n1114 = v4; v1113 = n1113; v1114 = n1114; goto b56; }
b56:;
    u64 v1115 = 0x20;
    u64 v1116 = v1114 >> (v1115 & 63);
    u64 v1117 = 0x20;
    u64 v1118 = v4 << (v1117 & 63);
    u64 v1119 = v1116 | v1118;
    u64 v1120 = 0x20;
    u64 v1121 = v4 >> (v1120 & 63);
    u64 v1122 = 0xffffffff;
    u64 v1123 = v1119 & v1122;
    u8 v1124 = (u64)v1123 == (u64)v4;
    if (v1124) { goto b354; } else { goto b355; }
b354:;
    { u64 n1129 = v1113; u64 n1130 = v1114; u64 n1131 = v4; v1129 = n1129; v1130 = n1130; v1131 = n1131; goto b57; }
b355:;
    u64 v1125 = 0x20;
    u64 v1126 = v1113 + v1125;
    u64 v1127 = 0xff;
    u64 v1128 = v1126 & v1127;
    { u64 n1129 = v1128; u64 n1130 = v1119; u64 n1131 = v1121; v1129 = n1129; v1130 = n1130; v1131 = n1131; goto b57; }
b57:;
    u64 v1132 = 0x10;
    u64 v1133 = v1130 >> (v1132 & 63);
    u64 v1134 = 0x30;
    u64 v1135 = v1131 << (v1134 & 63);
    u64 v1136 = v1133 | v1135;
    u64 v1137 = 0x10;
    u64 v1138 = v1131 >> (v1137 & 63);
    u64 v1139 = 0xffff;
    u64 v1140 = v1136 & v1139;
    u8 v1141 = (u64)v1140 == (u64)v4;
    if (v1141) { goto b356; } else { goto b357; }
b356:;
    { u64 n1146 = v1129; u64 n1147 = v1130; u64 n1148 = v1131; v1146 = n1146; v1147 = n1147; v1148 = n1148; goto b58; }
b357:;
    u64 v1142 = 0x10;
    u64 v1143 = v1129 + v1142;
    u64 v1144 = 0xff;
    u64 v1145 = v1143 & v1144;
    { u64 n1146 = v1145; u64 n1147 = v1136; u64 n1148 = v1138; v1146 = n1146; v1147 = n1147; v1148 = n1148; goto b58; }
b58:;
    u64 v1149 = 0x8;
    u64 v1150 = v1147 >> (v1149 & 63);
    u64 v1151 = 0x38;
    u64 v1152 = v1148 << (v1151 & 63);
    u64 v1153 = v1150 | v1152;
    u64 v1154 = 0x8;
    u64 v1155 = v1148 >> (v1154 & 63);
    u64 v1156 = 0xff;
    u64 v1157 = v1153 & v1156;
    u8 v1158 = (u64)v1157 == (u64)v4;
    if (v1158) { goto b358; } else { goto b359; }
b358:;
    { u64 n1163 = v1146; u64 n1164 = v1147; u64 n1165 = v1148; v1163 = n1163; v1164 = n1164; v1165 = n1165; goto b59; }
b359:;
    u64 v1159 = 0x8;
    u64 v1160 = v1146 + v1159;
    u64 v1161 = 0xff;
    u64 v1162 = v1160 & v1161;
    { u64 n1163 = v1162; u64 n1164 = v1153; u64 n1165 = v1155; v1163 = n1163; v1164 = n1164; v1165 = n1165; goto b59; }
b59:;
    u64 v1166 = 0x4;
    u64 v1167 = v1164 >> (v1166 & 63);
    u64 v1168 = 0x3c;
    u64 v1169 = v1165 << (v1168 & 63);
    u64 v1170 = v1167 | v1169;
    u64 v1171 = 0x4;
    u64 v1172 = v1165 >> (v1171 & 63);
    u64 v1173 = 0xf;
    u64 v1174 = v1170 & v1173;
    u8 v1175 = (u64)v1174 == (u64)v4;
    if (v1175) { goto b360; } else { goto b361; }
b360:;
    { u64 n1180 = v1163; u64 n1181 = v1164; u64 n1182 = v1165; v1180 = n1180; v1181 = n1181; v1182 = n1182; goto b60; }
b361:;
    u64 v1176 = 0x4;
    u64 v1177 = v1163 + v1176;
    u64 v1178 = 0xff;
    u64 v1179 = v1177 & v1178;
    { u64 n1180 = v1179; u64 n1181 = v1170; u64 n1182 = v1172; v1180 = n1180; v1181 = n1181; v1182 = n1182; goto b60; }
b60:;
    u64 v1183 = 0x2;
    u64 v1184 = v1181 >> (v1183 & 63);
    u64 v1185 = 0x3e;
    u64 v1186 = v1182 << (v1185 & 63);
    u64 v1187 = v1184 | v1186;
    u64 v1188 = 0x2;
    u64 v1189 = v1182 >> (v1188 & 63);
    u64 v1190 = 0x3;
    u64 v1191 = v1187 & v1190;
    u8 v1192 = (u64)v1191 == (u64)v4;
    if (v1192) { goto b362; } else { goto b363; }
b362:;
    { u64 n1197 = v1180; u64 n1198 = v1181; u64 n1199 = v1182; v1197 = n1197; v1198 = n1198; v1199 = n1199; goto b61; }
b363:;
    u64 v1193 = 0x2;
    u64 v1194 = v1180 + v1193;
    u64 v1195 = 0xff;
    u64 v1196 = v1194 & v1195;
    { u64 n1197 = v1196; u64 n1198 = v1187; u64 n1199 = v1189; v1197 = n1197; v1198 = n1198; v1199 = n1199; goto b61; }
b61:;
    u64 v1200 = 0x1;
    u64 v1201 = v1198 >> (v1200 & 63);
    u64 v1202 = 0x3f;
    u64 v1203 = v1199 << (v1202 & 63);
    u64 v1204 = v1201 | v1203;
    u64 v1205 = 0x1;
    u64 v1206 = v1199 >> (v1205 & 63);
    u64 v1207 = 0x1;
    u64 v1208 = v1204 & v1207;
    u8 v1209 = (u64)v1208 == (u64)v4;
    if (v1209) { goto b364; } else { goto b365; }
b364:;
    { u64 n1214 = v1197; v1214 = n1214; goto b62; }
b365:;
    u64 v1210 = 0x1;
    u64 v1211 = v1197 + v1210;
    u64 v1212 = 0xff;
    u64 v1213 = v1211 & v1212;
    { u64 n1214 = v1213; v1214 = n1214; goto b62; }
b62:;
    u64 v1215 = 0x1f;
    u8 v1216 = (u64)v1215 >= (u64)v1214;
    if (v1216) { goto b366; } else { goto b367; }
b366:;
    { goto b63; }
b367:;
    u64 v1217 = 0xe1;
    u64 v1218 = v1214 + v1217;
    u64 v1219 = 0xff;
    u64 v1220 = v1218 & v1219;
    u64 v1221 = 0x40;
    u8 v1222 = (u64)v1220 < (u64)v1221;
    u64 v1223 = v867 >> (v1220 & 63);
    u64 v1224 = v1222 ? v1223 : v4;
    { u64 n1238 = v1224; u64 n1239 = v4; v1238 = n1238; v1239 = n1239; goto b64; }
b63:;
    u64 v1225 = 0x1f;
    u64 v1226 = v1225 - v1214;
    u64 v1227 = 0xff;
    u64 v1228 = v1226 & v1227;
    u128 v1229 = (u128)v4 << 64 | v867;
    u64 v1230 = 0x80;
    u8 v1231 = (u64)v1228 < (u64)v1230;
    u64 v1232 = v1231 ? v1228 : v4;
    u128 v1233 = v1229 << (v1232 & 127);
    u64 v1234 = (u64)v1233;
    u64 v1235 = (u64)(v1233 >> 64);
    u64 v1236 = v1231 ? v1234 : v4;
    u64 v1237 = v1231 ? v1235 : v4;
    { u64 n1238 = v1236; u64 n1239 = v1237; v1238 = n1238; v1239 = n1239; goto b64; }
b64:;
    u64 v1240 = 0x3f;
    u64 v1241 = v1240 - v1110;
    u64 v1242 = 0xff;
    u64 v1243 = v1241 & v1242;
    u128 v1244 = (u128)v4 << 64 | v1003;
    u64 v1245 = 0x80;
    u8 v1246 = (u64)v1243 < (u64)v1245;
    u64 v1247 = v1246 ? v1243 : v4;
    u128 v1248 = v1244 << (v1247 & 127);
    u64 v1249 = (u64)v1248;
    u64 v1250 = (u64)(v1248 >> 64);
    u64 v1251 = v1246 ? v1249 : v4;
    u64 v1252 = v1246 ? v1250 : v4;
    u64 v1253 = v1252 >> (v4 & 63);
    u64 v1254 = 0x40;
    u8 v1255 = (u64)v1243 < (u64)v1254;
    u64 v1256 = v1003 << (v1243 & 63);
    u64 v1257 = v1255 ? v1256 : v4;
    u128 v1258 = (u128)v4 << 64 | v1253;
    u128 v1259 = (u128)v1239 << 64 | v1238;
    u8 v1260 = (u128)v1258 < (u128)v1259;
    if (v1260) { goto b368; } else { goto b369; }
b368:;
    { goto b65; }
b369:;
    u64 v1261 = 0xffffffffffffffff;
    { u64 n1320 = v833; u64 n1322 = v835; u64 n1324 = v837; u64 n1326 = v839; u64 n1328 = v841; u64 n1330 = v983; u64 n1332 = v4; u64 n1334 = v845; u64 n1336 = v847; u64 n1338 = v849; u64 n1340 = v851; u64 n1342 = v853; u64 n1344 = v855; u64 n1346 = v4; u64 n1348 = v1110; u64 n1350 = v1214; u64 n1352 = v1261; u64 n1354 = v859; u64 n1356 = v861; u64 n1358 = v863; u64 n1360 = v865; u64 n1362 = v867; u64 n1364 = v869; u64 n1366 = v1003; u64 n1368 = v1004; u64 n1370 = v871; u64 n1372 = v984; u64 n1374 = v964; u64 n1376 = v985; u64 n1378 = v961; u64 n1380 = v879; u64 n1382 = v919; u64 n1384 = v4; v1320 = n1320; v1322 = n1322; v1324 = n1324; v1326 = n1326; v1328 = n1328; v1330 = n1330; v1332 = n1332; v1334 = n1334; v1336 = n1336; v1338 = n1338; v1340 = n1340; v1342 = n1342; v1344 = n1344; v1346 = n1346; v1348 = n1348; v1350 = n1350; v1352 = n1352; v1354 = n1354; v1356 = n1356; v1358 = n1358; v1360 = n1360; v1362 = n1362; v1364 = n1364; v1366 = n1366; v1368 = n1368; v1370 = n1370; v1372 = n1372; v1374 = n1374; v1376 = n1376; v1378 = n1378; v1380 = n1380; v1382 = n1382; v1384 = n1384; goto b69; }
b65:;
    store_u64((u8 *)v1 + 264, v833);
    store_u64((u8 *)v1 + 272, v835);
    store_u64((u8 *)v1 + 296, v837);
    store_u64((u8 *)v1 + 304, v839);
    store_u64((u8 *)v1 + 312, v841);
    store_u64((u8 *)v1 + 336, v983);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 576, v845);
    store_u64((u8 *)v1 + 584, v847);
    store_u64((u8 *)v1 + 600, v849);
    store_u64((u8 *)v1 + 624, v851);
    store_u64((u8 *)v1 + 1568, v853);
    store_u64((u8 *)v1 + 1592, v855);
    store_u64((u8 *)v1 + 1888, v4);
    store_u64((u8 *)v1 + 1896, v1238);
    store_u64((u8 *)v1 + 1904, v1239);
    store_u64((u8 *)v1 + 1912, v1110);
    store_u64((u8 *)v1 + 1936, v1214);
    store_u64((u8 *)v1 + 1960, v4);
    store_u64((u8 *)v1 + 1968, v1253);
    store_u64((u8 *)v1 + 1976, v4);
    store_u64((u8 *)v1 + 1984, v1257);
    store_u64((u8 *)v1 + 1992, v4);
    store_u64((u8 *)v1 + 2440, v859);
    store_u64((u8 *)v1 + 2456, v861);
    store_u64((u8 *)v1 + 2488, v863);
    store_u64((u8 *)v1 + 2496, v865);
    store_u64((u8 *)v1 + 2504, v867);
    store_u64((u8 *)v1 + 2528, v869);
    store_u64((u8 *)v1 + 2576, v1003);
    store_u64((u8 *)v1 + 2584, v1004);
    store_u64((u8 *)v1 + 2600, v871);
    store_u64((u8 *)v1 + 2608, v984);
    store_u64((u8 *)v1 + 2616, v964);
    store_u64((u8 *)v1 + 2624, v985);
    store_u64((u8 *)v1 + 2632, v961);
    store_u64((u8 *)v1 + 2656, v879);
    store_u64((u8 *)v1 + 2664, v919);
    store_u64((u8 *)v1 + 5400, v4);
    { goto b66; }
b66:;
    u64 v1262 = load_u64((const u8 *)v1 + 5400);
    u64 v1263 = 0x1;
    u64 v1264 = v1262 + v1263;
    u64 v1265 = 0x10000;
    u8 v1266 = (u64)v1264 < (u64)v1265;
    if (v1266) { goto b370; } else { goto b371; }
b370:;
    { goto b67; }
b371:;
    u64 v1267 = 0x1;
    u64 v1268 = 0x1ff;
    u64 v1269 = 0x1ff;
    u64 v1270 = v1268 & v1269;
    u64 v1271 = 0x1ff;
    u8 v1272 = (u64)v1270 == (u64)v1271;
    u64 v1273 = v1272;
    u64 v1274 = load_u64((const u8 *)v1 + 0);
    u64 v1275 = v1273 | v1274;
    u64 v1276 = load_u64((const u8 *)v1 + 24);
    u64 v1277 = v1275 | v1276;
    if (v1277) { goto b372; } else { goto b373; }
b372:;
    u8 v1278 = 0;
    store_u64((u8 *)v1 + 80, v1267);
    store_u64((u8 *)v1 + 576, v1268);
    store_u64((u8 *)v1 + 632, v4);
    return v1278;
b373:;
    u64 v3925 = load_u64((const u8 *)v1 + 184);
    u64 v3936 = load_u64((const u8 *)v1 + 192);
    u64 v3947 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3925; u64 n3931 = v3936; u64 n3942 = v3947; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b67:;
    u64 v1279 = load_u64((const u8 *)v1 + 1992);
    u64 v1280 = 0x40;
    u8 v1281 = (u64)v1279 >= (u64)v1280;
    if (v1281) { goto b374; } else { goto b375; }
b374:;
    u64 v1321 = load_u64((const u8 *)v1 + 264);
    u64 v1323 = load_u64((const u8 *)v1 + 272);
    u64 v1325 = load_u64((const u8 *)v1 + 296);
    u64 v1327 = load_u64((const u8 *)v1 + 304);
    u64 v1329 = load_u64((const u8 *)v1 + 312);
    u64 v1331 = load_u64((const u8 *)v1 + 336);
    u64 v1333 = load_u64((const u8 *)v1 + 344);
    u64 v1335 = load_u64((const u8 *)v1 + 576);
    u64 v1337 = load_u64((const u8 *)v1 + 584);
    u64 v1339 = load_u64((const u8 *)v1 + 600);
    u64 v1341 = load_u64((const u8 *)v1 + 624);
    u64 v1343 = load_u64((const u8 *)v1 + 1568);
    u64 v1345 = load_u64((const u8 *)v1 + 1592);
    u64 v1347 = load_u64((const u8 *)v1 + 1888);
    u64 v1349 = load_u64((const u8 *)v1 + 1912);
    u64 v1351 = load_u64((const u8 *)v1 + 1936);
    u64 v1353 = load_u64((const u8 *)v1 + 1960);
    u64 v1355 = load_u64((const u8 *)v1 + 2440);
    u64 v1357 = load_u64((const u8 *)v1 + 2456);
    u64 v1359 = load_u64((const u8 *)v1 + 2488);
    u64 v1361 = load_u64((const u8 *)v1 + 2496);
    u64 v1363 = load_u64((const u8 *)v1 + 2504);
    u64 v1365 = load_u64((const u8 *)v1 + 2528);
    u64 v1367 = load_u64((const u8 *)v1 + 2576);
    u64 v1369 = load_u64((const u8 *)v1 + 2584);
    u64 v1371 = load_u64((const u8 *)v1 + 2600);
    u64 v1373 = load_u64((const u8 *)v1 + 2608);
    u64 v1375 = load_u64((const u8 *)v1 + 2616);
    u64 v1377 = load_u64((const u8 *)v1 + 2624);
    u64 v1379 = load_u64((const u8 *)v1 + 2632);
    u64 v1381 = load_u64((const u8 *)v1 + 2656);
    u64 v1383 = load_u64((const u8 *)v1 + 2664);
    { u64 n1320 = v1321; u64 n1322 = v1323; u64 n1324 = v1325; u64 n1326 = v1327; u64 n1328 = v1329; u64 n1330 = v1331; u64 n1332 = v1333; u64 n1334 = v1335; u64 n1336 = v1337; u64 n1338 = v1339; u64 n1340 = v1341; u64 n1342 = v1343; u64 n1344 = v1345; u64 n1346 = v1347; u64 n1348 = v1349; u64 n1350 = v1351; u64 n1352 = v1353; u64 n1354 = v1355; u64 n1356 = v1357; u64 n1358 = v1359; u64 n1360 = v1361; u64 n1362 = v1363; u64 n1364 = v1365; u64 n1366 = v1367; u64 n1368 = v1369; u64 n1370 = v1371; u64 n1372 = v1373; u64 n1374 = v1375; u64 n1376 = v1377; u64 n1378 = v1379; u64 n1380 = v1381; u64 n1382 = v1383; u64 n1384 = v1264; v1320 = n1320; v1322 = n1322; v1324 = n1324; v1326 = n1326; v1328 = n1328; v1330 = n1330; v1332 = n1332; v1334 = n1334; v1336 = n1336; v1338 = n1338; v1340 = n1340; v1342 = n1342; v1344 = n1344; v1346 = n1346; v1348 = n1348; v1350 = n1350; v1352 = n1352; v1354 = n1354; v1356 = n1356; v1358 = n1358; v1360 = n1360; v1362 = n1362; v1364 = n1364; v1366 = n1366; v1368 = n1368; v1370 = n1370; v1372 = n1372; v1374 = n1374; v1376 = n1376; v1378 = n1378; v1380 = n1380; v1382 = n1382; v1384 = n1384; goto b69; }
b375:;
    u64 v1282 = load_u64((const u8 *)v1 + 1968);
    u64 v1283 = load_u64((const u8 *)v1 + 1976);
    u64 v1284 = 0x1;
    u64 v1285 = v1283 << (v1284 & 63);
    u64 v1286 = 0x3f;
    u64 v1287 = v1282 >> (v1286 & 63);
    u64 v1288 = 0x1;
    u64 v1289 = v1282 << (v1288 & 63);
    u64 v1290 = v1285 | v1287;
    u64 v1291 = load_u64((const u8 *)v1 + 1984);
    u64 v1292 = 0x3f;
    u64 v1293 = v1291 >> (v1292 & 63);
    u64 v1294 = v1289 | v1293;
    u64 v1295 = v1290 | v4;
    u64 v1296 = 0x1;
    u64 v1297 = v1291 << (v1296 & 63);
    u64 v1298 = load_u64((const u8 *)v1 + 1960);
    u64 v1299 = 0x1;
    u64 v1300 = v1298 << (v1299 & 63);
    u128 v1301 = (u128)v1295 << 64 | v1294;
    u64 v1302 = load_u64((const u8 *)v1 + 1896);
    u64 v1303 = load_u64((const u8 *)v1 + 1904);
    u128 v1304 = (u128)v1303 << 64 | v1302;
    u8 v1305 = (u128)v1301 < (u128)v1304;
    if (v1305) { goto b376; } else { goto b377; }
b376:;
    { u64 n1313 = v1300; u64 n1314 = v1294; u64 n1315 = v1295; v1313 = n1313; v1314 = n1314; v1315 = n1315; goto b68; }
b377:;
    u128 v1306 = (u128)v1295 << 64 | v1294;
    u128 v1307 = (u128)v1303 << 64 | v1302;
    u128 v1308 = v1306 - v1307;
    u64 v1309 = (u64)v1308;
    u64 v1310 = (u64)(v1308 >> 64);
    u64 v1311 = 0x1;
    u64 v1312 = v1300 | v1311;
    { u64 n1313 = v1312; u64 n1314 = v1309; u64 n1315 = v1310; v1313 = n1313; v1314 = n1314; v1315 = n1315; goto b68; }
b68:;
    u64 v1316 = 0x1;
    u64 v1317 = v1279 + v1316;
    u64 v1318 = 0xff;
    u64 v1319 = v1317 & v1318;
    store_u64((u8 *)v1 + 1960, v1313);
    store_u64((u8 *)v1 + 1968, v1314);
    store_u64((u8 *)v1 + 1976, v1315);
    store_u64((u8 *)v1 + 1984, v1297);
    store_u64((u8 *)v1 + 1992, v1319);
    store_u64((u8 *)v1 + 5400, v1264);
    { goto b66; }
b69:;
    u64 v1385 = 0x20;
    u64 v1386 = v1350 + v1385;
    u64 v1387 = 0xff;
    u64 v1388 = v1386 & v1387;
    u8 v1389 = (u64)v1388 < (u64)v1348;
    if (v1389) { goto b378; } else { goto b379; }
b378:;
    { goto b70; }
b379:;
    u64 v1390 = 0x20;
    u64 v1391 = v1350 + v1390;
    u64 v1392 = v1391 - v1348;
    u64 v1393 = 0xff;
    u64 v1394 = v1392 & v1393;
    { u64 n1404 = v1320; u64 n1405 = v1322; u64 n1406 = v1324; u64 n1407 = v1326; u64 n1408 = v1328; u64 n1409 = v1330; u64 n1410 = v1332; u64 n1411 = v1334; u64 n1412 = v1336; u64 n1413 = v1338; u64 n1414 = v1340; u64 n1415 = v1342; u64 n1416 = v1344; u64 n1417 = v1352; u64 n1418 = v1394; u64 n1419 = v1354; u64 n1420 = v1356; u64 n1421 = v1358; u64 n1422 = v1360; u64 n1423 = v1362; u64 n1424 = v1364; u64 n1425 = v1366; u64 n1426 = v1368; u64 n1427 = v1370; u64 n1428 = v1372; u64 n1429 = v1374; u64 n1430 = v1376; u64 n1431 = v1378; u64 n1432 = v1380; u64 n1433 = v1382; u64 n1434 = v1384; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; goto b71; }
b70:;
    u64 v1395 = 0xe0;
    u64 v1396 = v1348 + v1395;
    u64 v1397 = v1396 - v1350;
    u64 v1398 = 0xff;
    u64 v1399 = v1397 & v1398;
    u64 v1400 = 0x40;
    u8 v1401 = (u64)v1399 < (u64)v1400;
    u64 v1402 = v1352 << (v1399 & 63);
    u64 v1403 = v1401 ? v1402 : v4;
    { u64 n1404 = v1320; u64 n1405 = v1322; u64 n1406 = v1324; u64 n1407 = v1326; u64 n1408 = v1328; u64 n1409 = v1330; u64 n1410 = v1332; u64 n1411 = v1334; u64 n1412 = v1336; u64 n1413 = v1338; u64 n1414 = v1340; u64 n1415 = v1342; u64 n1416 = v1344; u64 n1417 = v1403; u64 n1418 = v1346; u64 n1419 = v1354; u64 n1420 = v1356; u64 n1421 = v1358; u64 n1422 = v1360; u64 n1423 = v1362; u64 n1424 = v1364; u64 n1425 = v1366; u64 n1426 = v1368; u64 n1427 = v1370; u64 n1428 = v1372; u64 n1429 = v1374; u64 n1430 = v1376; u64 n1431 = v1378; u64 n1432 = v1380; u64 n1433 = v1382; u64 n1434 = v1384; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; v1432 = n1432; v1433 = n1433; v1434 = n1434; goto b71; }
b71:;
    u8 v1435 = (u64)v1426 == (u64)v4;
    if (v1435) { goto b380; } else { goto b381; }
b380:;
    { u64 n1838 = v1404; u64 n1839 = v1405; u64 n1840 = v1406; u64 n1841 = v1407; u64 n1842 = v1408; u64 n1843 = v1409; u64 n1844 = v1410; u64 n1845 = v1411; u64 n1846 = v1412; u64 n1847 = v1413; u64 n1848 = v1414; u64 n1849 = v1415; u64 n1850 = v1416; u64 n1851 = v4; u64 n1852 = v4; u64 n1853 = v1419; u64 n1854 = v1420; u64 n1855 = v1421; u64 n1856 = v1422; u64 n1857 = v1423; u64 n1858 = v1424; u64 n1859 = v1417; u64 n1860 = v1418; u64 n1861 = v1425; u64 n1862 = v1426; u64 n1863 = v1427; u64 n1864 = v1428; u64 n1865 = v1429; u64 n1866 = v1430; u64 n1867 = v1431; u64 n1868 = v1432; u64 n1869 = v1433; u64 n1870 = v1434; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; v1868 = n1868; v1869 = n1869; v1870 = n1870; goto b94; }
b381:;
    u8 v1436 = (u64)v1424 == (u64)v4;
    if (v1436) { goto b382; } else { goto b383; }
b382:;
    { u64 n1838 = v1404; u64 n1839 = v1405; u64 n1840 = v1406; u64 n1841 = v1407; u64 n1842 = v1408; u64 n1843 = v1409; u64 n1844 = v1410; u64 n1845 = v1411; u64 n1846 = v1412; u64 n1847 = v1413; u64 n1848 = v1414; u64 n1849 = v1415; u64 n1850 = v1416; u64 n1851 = v4; u64 n1852 = v4; u64 n1853 = v1419; u64 n1854 = v1420; u64 n1855 = v1421; u64 n1856 = v1422; u64 n1857 = v1423; u64 n1858 = v1424; u64 n1859 = v1417; u64 n1860 = v1418; u64 n1861 = v1425; u64 n1862 = v1426; u64 n1863 = v1427; u64 n1864 = v1428; u64 n1865 = v1429; u64 n1866 = v1430; u64 n1867 = v1431; u64 n1868 = v1432; u64 n1869 = v1433; u64 n1870 = v1434; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; v1868 = n1868; v1869 = n1869; v1870 = n1870; goto b94; }
b383:;
    u8 v1437 = (u64)v4 == (u64)v4;
    if (v1437) { goto b384; } else { goto b385; }
b384:;
    { u64 n1439 = v4; u64 n1440 = v1426; v1439 = n1439; v1440 = n1440; goto b72; }
b385:;
    u64 v1438 = 0x40;
    { u64 n1439 = v1438; u64 n1440 = v4; v1439 = n1439; v1440 = n1440; goto b72; }
b72:;
    u64 v1441 = 0x20;
    u64 v1442 = v1440 >> (v1441 & 63);
    u64 v1443 = 0x20;
    u64 v1444 = v4 << (v1443 & 63);
    u64 v1445 = v1442 | v1444;
    u64 v1446 = 0x20;
    u64 v1447 = v4 >> (v1446 & 63);
    u64 v1448 = 0xffffffff;
    u64 v1449 = v1445 & v1448;
    u8 v1450 = (u64)v1449 == (u64)v4;
    if (v1450) { goto b386; } else { goto b387; }
b386:;
    { u64 n1455 = v1439; u64 n1456 = v1440; u64 n1457 = v4; v1455 = n1455; v1456 = n1456; v1457 = n1457; goto b73; }
b387:;
    u64 v1451 = 0x20;
    u64 v1452 = v1439 + v1451;
    u64 v1453 = 0xff;
    u64 v1454 = v1452 & v1453;
    { u64 n1455 = v1454; u64 n1456 = v1445; u64 n1457 = v1447; v1455 = n1455; v1456 = n1456; v1457 = n1457; goto b73; }
b73:;
    u64 v1458 = 0x10;
    u64 v1459 = v1456 >> (v1458 & 63);
    u64 v1460 = 0x30;
    u64 v1461 = v1457 << (v1460 & 63);
    u64 v1462 = v1459 | v1461;
    u64 v1463 = 0x10;
    u64 v1464 = v1457 >> (v1463 & 63);
    u64 v1465 = 0xffff;
    u64 v1466 = v1462 & v1465;
    u8 v1467 = (u64)v1466 == (u64)v4;
    if (v1467) { goto b388; } else { goto b389; }
b388:;
    { u64 n1472 = v1455; u64 n1473 = v1456; u64 n1474 = v1457; v1472 = n1472; v1473 = n1473; v1474 = n1474; goto b74; }
b389:;
    u64 v1468 = 0x10;
    u64 v1469 = v1455 + v1468;
    u64 v1470 = 0xff;
    u64 v1471 = v1469 & v1470;
    { u64 n1472 = v1471; u64 n1473 = v1462; u64 n1474 = v1464; v1472 = n1472; v1473 = n1473; v1474 = n1474; goto b74; }
b74:;
    u64 v1475 = 0x8;
    u64 v1476 = v1473 >> (v1475 & 63);
    u64 v1477 = 0x38;
    u64 v1478 = v1474 << (v1477 & 63);
    u64 v1479 = v1476 | v1478;
    u64 v1480 = 0x8;
    u64 v1481 = v1474 >> (v1480 & 63);
    u64 v1482 = 0xff;
    u64 v1483 = v1479 & v1482;
    u8 v1484 = (u64)v1483 == (u64)v4;
    if (v1484) { goto b390; } else { goto b391; }
b390:;
    { u64 n1489 = v1472; u64 n1490 = v1473; u64 n1491 = v1474; v1489 = n1489; v1490 = n1490; v1491 = n1491; goto b75; }
b391:;
    u64 v1485 = 0x8;
    u64 v1486 = v1472 + v1485;
    u64 v1487 = 0xff;
    u64 v1488 = v1486 & v1487;
    { u64 n1489 = v1488; u64 n1490 = v1479; u64 n1491 = v1481; v1489 = n1489; v1490 = n1490; v1491 = n1491; goto b75; }
b75:;
    u64 v1492 = 0x4;
    u64 v1493 = v1490 >> (v1492 & 63);
    u64 v1494 = 0x3c;
    u64 v1495 = v1491 << (v1494 & 63);
    u64 v1496 = v1493 | v1495;
    u64 v1497 = 0x4;
    u64 v1498 = v1491 >> (v1497 & 63);
    u64 v1499 = 0xf;
    u64 v1500 = v1496 & v1499;
    u8 v1501 = (u64)v1500 == (u64)v4;
    if (v1501) { goto b392; } else { goto b393; }
b392:;
    { u64 n1506 = v1489; u64 n1507 = v1490; u64 n1508 = v1491; v1506 = n1506; v1507 = n1507; v1508 = n1508; goto b76; }
b393:;
    u64 v1502 = 0x4;
    u64 v1503 = v1489 + v1502;
    u64 v1504 = 0xff;
    u64 v1505 = v1503 & v1504;
    { u64 n1506 = v1505; u64 n1507 = v1496; u64 n1508 = v1498; v1506 = n1506; v1507 = n1507; v1508 = n1508; goto b76; }
b76:;
    u64 v1509 = 0x2;
    u64 v1510 = v1507 >> (v1509 & 63);
    u64 v1511 = 0x3e;
    u64 v1512 = v1508 << (v1511 & 63);
    u64 v1513 = v1510 | v1512;
    u64 v1514 = 0x2;
    u64 v1515 = v1508 >> (v1514 & 63);
    u64 v1516 = 0x3;
    u64 v1517 = v1513 & v1516;
    u8 v1518 = (u64)v1517 == (u64)v4;
    if (v1518) { goto b394; } else { goto b395; }
b394:;
    { u64 n1523 = v1506; u64 n1524 = v1507; u64 n1525 = v1508; v1523 = n1523; v1524 = n1524; v1525 = n1525; goto b77; }
b395:;
    u64 v1519 = 0x2;
    u64 v1520 = v1506 + v1519;
    u64 v1521 = 0xff;
    u64 v1522 = v1520 & v1521;
    { u64 n1523 = v1522; u64 n1524 = v1513; u64 n1525 = v1515; v1523 = n1523; v1524 = n1524; v1525 = n1525; goto b77; }
b77:;
    u64 v1526 = 0x1;
    u64 v1527 = v1524 >> (v1526 & 63);
    u64 v1528 = 0x3f;
    u64 v1529 = v1525 << (v1528 & 63);
    u64 v1530 = v1527 | v1529;
    u64 v1531 = 0x1;
    u64 v1532 = v1525 >> (v1531 & 63);
    u64 v1533 = 0x1;
    u64 v1534 = v1530 & v1533;
    u8 v1535 = (u64)v1534 == (u64)v4;
    if (v1535) { goto b396; } else { goto b397; }
b396:;
    { u64 n1540 = v1523; v1540 = n1540; goto b78; }
b397:;
    u64 v1536 = 0x1;
    u64 v1537 = v1523 + v1536;
    u64 v1538 = 0xff;
    u64 v1539 = v1537 & v1538;
    { u64 n1540 = v1539; v1540 = n1540; goto b78; }
b78:;
    u8 v1541 = (u64)v4 == (u64)v4;
    if (v1541) { goto b398; } else { goto b399; }
b398:;
    { u64 n1543 = v4; u64 n1544 = v1424; v1543 = n1543; v1544 = n1544; goto b79; }
b399:;
    u64 v1542 = 0x40;
    { u64 n1543 = v1542; u64 n1544 = v4; v1543 = n1543; v1544 = n1544; goto b79; }
b79:;
    u64 v1545 = 0x20;
    u64 v1546 = v1544 >> (v1545 & 63);
    u64 v1547 = 0x20;
    u64 v1548 = v4 << (v1547 & 63);
    u64 v1549 = v1546 | v1548;
    u64 v1550 = 0x20;
    u64 v1551 = v4 >> (v1550 & 63);
    u64 v1552 = 0xffffffff;
    u64 v1553 = v1549 & v1552;
    u8 v1554 = (u64)v1553 == (u64)v4;
    if (v1554) { goto b400; } else { goto b401; }
b400:;
    { u64 n1559 = v1543; u64 n1560 = v1544; u64 n1561 = v4; v1559 = n1559; v1560 = n1560; v1561 = n1561; goto b80; }
b401:;
    u64 v1555 = 0x20;
    u64 v1556 = v1543 + v1555;
    u64 v1557 = 0xff;
    u64 v1558 = v1556 & v1557;
    { u64 n1559 = v1558; u64 n1560 = v1549; u64 n1561 = v1551; v1559 = n1559; v1560 = n1560; v1561 = n1561; goto b80; }
b80:;
    u64 v1562 = 0x10;
    u64 v1563 = v1560 >> (v1562 & 63);
    u64 v1564 = 0x30;
    u64 v1565 = v1561 << (v1564 & 63);
    u64 v1566 = v1563 | v1565;
    u64 v1567 = 0x10;
    u64 v1568 = v1561 >> (v1567 & 63);
    u64 v1569 = 0xffff;
    u64 v1570 = v1566 & v1569;
    u8 v1571 = (u64)v1570 == (u64)v4;
    if (v1571) { goto b402; } else { goto b403; }
b402:;
    { u64 n1576 = v1559; u64 n1577 = v1560; u64 n1578 = v1561; v1576 = n1576; v1577 = n1577; v1578 = n1578; goto b81; }
b403:;
    u64 v1572 = 0x10;
    u64 v1573 = v1559 + v1572;
    u64 v1574 = 0xff;
    u64 v1575 = v1573 & v1574;
    { u64 n1576 = v1575; u64 n1577 = v1566; u64 n1578 = v1568; v1576 = n1576; v1577 = n1577; v1578 = n1578; goto b81; }
b81:;
    u64 v1579 = 0x8;
    u64 v1580 = v1577 >> (v1579 & 63);
    u64 v1581 = 0x38;
    u64 v1582 = v1578 << (v1581 & 63);
    u64 v1583 = v1580 | v1582;
    u64 v1584 = 0x8;
    u64 v1585 = v1578 >> (v1584 & 63);
    u64 v1586 = 0xff;
    u64 v1587 = v1583 & v1586;
    u8 v1588 = (u64)v1587 == (u64)v4;
    if (v1588) { goto b404; } else { goto b405; }
b404:;
    { u64 n1593 = v1576; u64 n1594 = v1577; u64 n1595 = v1578; v1593 = n1593; v1594 = n1594; v1595 = n1595; goto b82; }
b405:;
    u64 v1589 = 0x8;
    u64 v1590 = v1576 + v1589;
    u64 v1591 = 0xff;
    u64 v1592 = v1590 & v1591;
    { u64 n1593 = v1592; u64 n1594 = v1583; u64 n1595 = v1585; v1593 = n1593; v1594 = n1594; v1595 = n1595; goto b82; }
b82:;
    u64 v1596 = 0x4;
    u64 v1597 = v1594 >> (v1596 & 63);
    u64 v1598 = 0x3c;
    u64 v1599 = v1595 << (v1598 & 63);
    u64 v1600 = v1597 | v1599;
    u64 v1601 = 0x4;
    u64 v1602 = v1595 >> (v1601 & 63);
    u64 v1603 = 0xf;
    u64 v1604 = v1600 & v1603;
    u8 v1605 = (u64)v1604 == (u64)v4;
    if (v1605) { goto b406; } else { goto b407; }
b406:;
    { u64 n1610 = v1593; u64 n1611 = v1594; u64 n1612 = v1595; v1610 = n1610; v1611 = n1611; v1612 = n1612; goto b83; }
b407:;
    u64 v1606 = 0x4;
    u64 v1607 = v1593 + v1606;
    u64 v1608 = 0xff;
    u64 v1609 = v1607 & v1608;
    { u64 n1610 = v1609; u64 n1611 = v1600; u64 n1612 = v1602; v1610 = n1610; v1611 = n1611; v1612 = n1612; goto b83; }
b83:;
    u64 v1613 = 0x2;
    u64 v1614 = v1611 >> (v1613 & 63);
    u64 v1615 = 0x3e;
    u64 v1616 = v1612 << (v1615 & 63);
    u64 v1617 = v1614 | v1616;
    u64 v1618 = 0x2;
    u64 v1619 = v1612 >> (v1618 & 63);
    u64 v1620 = 0x3;
    u64 v1621 = v1617 & v1620;
    u8 v1622 = (u64)v1621 == (u64)v4;
    if (v1622) { goto b408; } else { goto b409; }
b408:;
    { u64 n1627 = v1610; u64 n1628 = v1611; u64 n1629 = v1612; v1627 = n1627; v1628 = n1628; v1629 = n1629; goto b84; }
b409:;
    u64 v1623 = 0x2;
    u64 v1624 = v1610 + v1623;
    u64 v1625 = 0xff;
    u64 v1626 = v1624 & v1625;
    { u64 n1627 = v1626; u64 n1628 = v1617; u64 n1629 = v1619; v1627 = n1627; v1628 = n1628; v1629 = n1629; goto b84; }
b84:;
    u64 v1630 = 0x1;
    u64 v1631 = v1628 >> (v1630 & 63);
    u64 v1632 = 0x3f;
    u64 v1633 = v1629 << (v1632 & 63);
    u64 v1634 = v1631 | v1633;
    u64 v1635 = 0x1;
    u64 v1636 = v1629 >> (v1635 & 63);
    u64 v1637 = 0x1;
    u64 v1638 = v1634 & v1637;
    u8 v1639 = (u64)v1638 == (u64)v4;
    if (v1639) { goto b410; } else { goto b411; }
b410:;
    { u64 n1644 = v1627; v1644 = n1644; goto b85; }
b411:;
    u64 v1640 = 0x1;
    u64 v1641 = v1627 + v1640;
    u64 v1642 = 0xff;
    u64 v1643 = v1641 & v1642;
    { u64 n1644 = v1643; v1644 = n1644; goto b85; }
b85:;
    u64 v1645 = 0x1f;
    u8 v1646 = (u64)v1645 >= (u64)v1644;
    if (v1646) { goto b412; } else { goto b413; }
b412:;
    { goto b86; }
b413:;
    u64 v1647 = 0xe1;
    u64 v1648 = v1644 + v1647;
    u64 v1649 = 0xff;
    u64 v1650 = v1648 & v1649;
    u64 v1651 = 0x40;
    u8 v1652 = (u64)v1650 < (u64)v1651;
    u64 v1653 = v1424 >> (v1650 & 63);
    u64 v1654 = v1652 ? v1653 : v4;
    { u64 n1668 = v1654; u64 n1669 = v4; v1668 = n1668; v1669 = n1669; goto b87; }
b86:;
    u64 v1655 = 0x1f;
    u64 v1656 = v1655 - v1644;
    u64 v1657 = 0xff;
    u64 v1658 = v1656 & v1657;
    u128 v1659 = (u128)v4 << 64 | v1424;
    u64 v1660 = 0x80;
    u8 v1661 = (u64)v1658 < (u64)v1660;
    u64 v1662 = v1661 ? v1658 : v4;
    u128 v1663 = v1659 << (v1662 & 127);
    u64 v1664 = (u64)v1663;
    u64 v1665 = (u64)(v1663 >> 64);
    u64 v1666 = v1661 ? v1664 : v4;
    u64 v1667 = v1661 ? v1665 : v4;
    { u64 n1668 = v1666; u64 n1669 = v1667; v1668 = n1668; v1669 = n1669; goto b87; }
b87:;
    u64 v1670 = 0x3f;
    u64 v1671 = v1670 - v1540;
    u64 v1672 = 0xff;
    u64 v1673 = v1671 & v1672;
    u128 v1674 = (u128)v4 << 64 | v1426;
    u64 v1675 = 0x80;
    u8 v1676 = (u64)v1673 < (u64)v1675;
    u64 v1677 = v1676 ? v1673 : v4;
    u128 v1678 = v1674 << (v1677 & 127);
    u64 v1679 = (u64)v1678;
    u64 v1680 = (u64)(v1678 >> 64);
    u64 v1681 = v1676 ? v1679 : v4;
    u64 v1682 = v1676 ? v1680 : v4;
    u64 v1683 = v1682 >> (v4 & 63);
    u64 v1684 = 0x40;
    u8 v1685 = (u64)v1673 < (u64)v1684;
    u64 v1686 = v1426 << (v1673 & 63);
    u64 v1687 = v1685 ? v1686 : v4;
    u128 v1688 = (u128)v4 << 64 | v1683;
    u128 v1689 = (u128)v1669 << 64 | v1668;
    u8 v1690 = (u128)v1688 < (u128)v1689;
    if (v1690) { goto b414; } else { goto b415; }
b414:;
    { goto b88; }
b415:;
    u64 v1691 = 0xffffffffffffffff;
    { u64 n1750 = v1404; u64 n1752 = v1405; u64 n1754 = v1406; u64 n1756 = v1407; u64 n1758 = v1408; u64 n1760 = v1409; u64 n1762 = v1410; u64 n1764 = v1411; u64 n1766 = v1412; u64 n1768 = v1413; u64 n1770 = v1414; u64 n1772 = v1415; u64 n1774 = v1416; u64 n1776 = v4; u64 n1778 = v1540; u64 n1780 = v1644; u64 n1782 = v1691; u64 n1784 = v1419; u64 n1786 = v1420; u64 n1788 = v1421; u64 n1790 = v1422; u64 n1792 = v1423; u64 n1794 = v1424; u64 n1796 = v1417; u64 n1798 = v1418; u64 n1800 = v1425; u64 n1802 = v1426; u64 n1804 = v1427; u64 n1806 = v1428; u64 n1808 = v1429; u64 n1810 = v1430; u64 n1812 = v1431; u64 n1814 = v1432; u64 n1816 = v1433; u64 n1818 = v1434; v1750 = n1750; v1752 = n1752; v1754 = n1754; v1756 = n1756; v1758 = n1758; v1760 = n1760; v1762 = n1762; v1764 = n1764; v1766 = n1766; v1768 = n1768; v1770 = n1770; v1772 = n1772; v1774 = n1774; v1776 = n1776; v1778 = n1778; v1780 = n1780; v1782 = n1782; v1784 = n1784; v1786 = n1786; v1788 = n1788; v1790 = n1790; v1792 = n1792; v1794 = n1794; v1796 = n1796; v1798 = n1798; v1800 = n1800; v1802 = n1802; v1804 = n1804; v1806 = n1806; v1808 = n1808; v1810 = n1810; v1812 = n1812; v1814 = n1814; v1816 = n1816; v1818 = n1818; goto b92; }
b88:;
    store_u64((u8 *)v1 + 264, v1404);
    store_u64((u8 *)v1 + 272, v1405);
    store_u64((u8 *)v1 + 296, v1406);
    store_u64((u8 *)v1 + 304, v1407);
    store_u64((u8 *)v1 + 312, v1408);
    store_u64((u8 *)v1 + 336, v1409);
    store_u64((u8 *)v1 + 344, v1410);
    store_u64((u8 *)v1 + 576, v1411);
    store_u64((u8 *)v1 + 584, v1412);
    store_u64((u8 *)v1 + 600, v1413);
    store_u64((u8 *)v1 + 624, v1414);
    store_u64((u8 *)v1 + 1568, v1415);
    store_u64((u8 *)v1 + 1592, v1416);
    store_u64((u8 *)v1 + 2008, v4);
    store_u64((u8 *)v1 + 2016, v1668);
    store_u64((u8 *)v1 + 2024, v1669);
    store_u64((u8 *)v1 + 2032, v1540);
    store_u64((u8 *)v1 + 2056, v1644);
    store_u64((u8 *)v1 + 2080, v4);
    store_u64((u8 *)v1 + 2088, v1683);
    store_u64((u8 *)v1 + 2096, v4);
    store_u64((u8 *)v1 + 2104, v1687);
    store_u64((u8 *)v1 + 2112, v4);
    store_u64((u8 *)v1 + 2440, v1419);
    store_u64((u8 *)v1 + 2456, v1420);
    store_u64((u8 *)v1 + 2488, v1421);
    store_u64((u8 *)v1 + 2496, v1422);
    store_u64((u8 *)v1 + 2504, v1423);
    store_u64((u8 *)v1 + 2528, v1424);
    store_u64((u8 *)v1 + 2544, v1417);
    store_u64((u8 *)v1 + 2552, v1418);
    store_u64((u8 *)v1 + 2576, v1425);
    store_u64((u8 *)v1 + 2584, v1426);
    store_u64((u8 *)v1 + 2600, v1427);
    store_u64((u8 *)v1 + 2608, v1428);
    store_u64((u8 *)v1 + 2616, v1429);
    store_u64((u8 *)v1 + 2624, v1430);
    store_u64((u8 *)v1 + 2632, v1431);
    store_u64((u8 *)v1 + 2656, v1432);
    store_u64((u8 *)v1 + 2664, v1433);
    store_u64((u8 *)v1 + 5400, v1434);
    { goto b89; }
b89:;
    u64 v1692 = load_u64((const u8 *)v1 + 5400);
    u64 v1693 = 0x1;
    u64 v1694 = v1692 + v1693;
    u64 v1695 = 0x10000;
    u8 v1696 = (u64)v1694 < (u64)v1695;
    if (v1696) { goto b416; } else { goto b417; }
b416:;
    { goto b90; }
b417:;
    u64 v1697 = 0x1;
    u64 v1698 = 0x1ff;
    u64 v1699 = 0x1ff;
    u64 v1700 = v1698 & v1699;
    u64 v1701 = 0x1ff;
    u8 v1702 = (u64)v1700 == (u64)v1701;
    u64 v1703 = v1702;
    u64 v1704 = load_u64((const u8 *)v1 + 0);
    u64 v1705 = v1703 | v1704;
    u64 v1706 = load_u64((const u8 *)v1 + 24);
    u64 v1707 = v1705 | v1706;
    if (v1707) { goto b418; } else { goto b419; }
b418:;
    u8 v1708 = 0;
    store_u64((u8 *)v1 + 80, v1697);
    store_u64((u8 *)v1 + 576, v1698);
    store_u64((u8 *)v1 + 632, v4);
    return v1708;
b419:;
    u64 v3926 = load_u64((const u8 *)v1 + 184);
    u64 v3937 = load_u64((const u8 *)v1 + 192);
    u64 v3948 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3926; u64 n3931 = v3937; u64 n3942 = v3948; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b90:;
    u64 v1709 = load_u64((const u8 *)v1 + 2112);
    u64 v1710 = 0x40;
    u8 v1711 = (u64)v1709 >= (u64)v1710;
    if (v1711) { goto b420; } else { goto b421; }
b420:;
    u64 v1751 = load_u64((const u8 *)v1 + 264);
    u64 v1753 = load_u64((const u8 *)v1 + 272);
    u64 v1755 = load_u64((const u8 *)v1 + 296);
    u64 v1757 = load_u64((const u8 *)v1 + 304);
    u64 v1759 = load_u64((const u8 *)v1 + 312);
    u64 v1761 = load_u64((const u8 *)v1 + 336);
    u64 v1763 = load_u64((const u8 *)v1 + 344);
    u64 v1765 = load_u64((const u8 *)v1 + 576);
    u64 v1767 = load_u64((const u8 *)v1 + 584);
    u64 v1769 = load_u64((const u8 *)v1 + 600);
    u64 v1771 = load_u64((const u8 *)v1 + 624);
    u64 v1773 = load_u64((const u8 *)v1 + 1568);
    u64 v1775 = load_u64((const u8 *)v1 + 1592);
    u64 v1777 = load_u64((const u8 *)v1 + 2008);
    u64 v1779 = load_u64((const u8 *)v1 + 2032);
    u64 v1781 = load_u64((const u8 *)v1 + 2056);
    u64 v1783 = load_u64((const u8 *)v1 + 2080);
    u64 v1785 = load_u64((const u8 *)v1 + 2440);
    u64 v1787 = load_u64((const u8 *)v1 + 2456);
    u64 v1789 = load_u64((const u8 *)v1 + 2488);
    u64 v1791 = load_u64((const u8 *)v1 + 2496);
    u64 v1793 = load_u64((const u8 *)v1 + 2504);
    u64 v1795 = load_u64((const u8 *)v1 + 2528);
    u64 v1797 = load_u64((const u8 *)v1 + 2544);
    u64 v1799 = load_u64((const u8 *)v1 + 2552);
    u64 v1801 = load_u64((const u8 *)v1 + 2576);
    u64 v1803 = load_u64((const u8 *)v1 + 2584);
    u64 v1805 = load_u64((const u8 *)v1 + 2600);
    u64 v1807 = load_u64((const u8 *)v1 + 2608);
    u64 v1809 = load_u64((const u8 *)v1 + 2616);
    u64 v1811 = load_u64((const u8 *)v1 + 2624);
    u64 v1813 = load_u64((const u8 *)v1 + 2632);
    u64 v1815 = load_u64((const u8 *)v1 + 2656);
    u64 v1817 = load_u64((const u8 *)v1 + 2664);
    { u64 n1750 = v1751; u64 n1752 = v1753; u64 n1754 = v1755; u64 n1756 = v1757; u64 n1758 = v1759; u64 n1760 = v1761; u64 n1762 = v1763; u64 n1764 = v1765; u64 n1766 = v1767; u64 n1768 = v1769; u64 n1770 = v1771; u64 n1772 = v1773; u64 n1774 = v1775; u64 n1776 = v1777; u64 n1778 = v1779; u64 n1780 = v1781; u64 n1782 = v1783; u64 n1784 = v1785; u64 n1786 = v1787; u64 n1788 = v1789; u64 n1790 = v1791; u64 n1792 = v1793; u64 n1794 = v1795; u64 n1796 = v1797; u64 n1798 = v1799; u64 n1800 = v1801; u64 n1802 = v1803; u64 n1804 = v1805; u64 n1806 = v1807; u64 n1808 = v1809; u64 n1810 = v1811; u64 n1812 = v1813; u64 n1814 = v1815; u64 n1816 = v1817; u64 n1818 = v1694; v1750 = n1750; v1752 = n1752; v1754 = n1754; v1756 = n1756; v1758 = n1758; v1760 = n1760; v1762 = n1762; v1764 = n1764; v1766 = n1766; v1768 = n1768; v1770 = n1770; v1772 = n1772; v1774 = n1774; v1776 = n1776; v1778 = n1778; v1780 = n1780; v1782 = n1782; v1784 = n1784; v1786 = n1786; v1788 = n1788; v1790 = n1790; v1792 = n1792; v1794 = n1794; v1796 = n1796; v1798 = n1798; v1800 = n1800; v1802 = n1802; v1804 = n1804; v1806 = n1806; v1808 = n1808; v1810 = n1810; v1812 = n1812; v1814 = n1814; v1816 = n1816; v1818 = n1818; goto b92; }
b421:;
    u64 v1712 = load_u64((const u8 *)v1 + 2088);
    u64 v1713 = load_u64((const u8 *)v1 + 2096);
    u64 v1714 = 0x1;
    u64 v1715 = v1713 << (v1714 & 63);
    u64 v1716 = 0x3f;
    u64 v1717 = v1712 >> (v1716 & 63);
    u64 v1718 = 0x1;
    u64 v1719 = v1712 << (v1718 & 63);
    u64 v1720 = v1715 | v1717;
    u64 v1721 = load_u64((const u8 *)v1 + 2104);
    u64 v1722 = 0x3f;
    u64 v1723 = v1721 >> (v1722 & 63);
    u64 v1724 = v1719 | v1723;
    u64 v1725 = v1720 | v4;
    u64 v1726 = 0x1;
    u64 v1727 = v1721 << (v1726 & 63);
    u64 v1728 = load_u64((const u8 *)v1 + 2080);
    u64 v1729 = 0x1;
    u64 v1730 = v1728 << (v1729 & 63);
    u128 v1731 = (u128)v1725 << 64 | v1724;
    u64 v1732 = load_u64((const u8 *)v1 + 2016);
    u64 v1733 = load_u64((const u8 *)v1 + 2024);
    u128 v1734 = (u128)v1733 << 64 | v1732;
    u8 v1735 = (u128)v1731 < (u128)v1734;
    if (v1735) { goto b422; } else { goto b423; }
b422:;
    { u64 n1743 = v1730; u64 n1744 = v1724; u64 n1745 = v1725; v1743 = n1743; v1744 = n1744; v1745 = n1745; goto b91; }
b423:;
    u128 v1736 = (u128)v1725 << 64 | v1724;
    u128 v1737 = (u128)v1733 << 64 | v1732;
    u128 v1738 = v1736 - v1737;
    u64 v1739 = (u64)v1738;
    u64 v1740 = (u64)(v1738 >> 64);
    u64 v1741 = 0x1;
    u64 v1742 = v1730 | v1741;
    { u64 n1743 = v1742; u64 n1744 = v1739; u64 n1745 = v1740; v1743 = n1743; v1744 = n1744; v1745 = n1745; goto b91; }
b91:;
    u64 v1746 = 0x1;
    u64 v1747 = v1709 + v1746;
    u64 v1748 = 0xff;
    u64 v1749 = v1747 & v1748;
    store_u64((u8 *)v1 + 2080, v1743);
    store_u64((u8 *)v1 + 2088, v1744);
    store_u64((u8 *)v1 + 2096, v1745);
    store_u64((u8 *)v1 + 2104, v1727);
    store_u64((u8 *)v1 + 2112, v1749);
    store_u64((u8 *)v1 + 5400, v1694);
    { goto b89; }
b92:;
    u64 v1819 = 0x20;
    u64 v1820 = v1780 + v1819;
    u64 v1821 = 0xff;
    u64 v1822 = v1820 & v1821;
    u8 v1823 = (u64)v1822 < (u64)v1778;
    if (v1823) { goto b424; } else { goto b425; }
b424:;
    { goto b93; }
b425:;
    u64 v1824 = 0x20;
    u64 v1825 = v1780 + v1824;
    u64 v1826 = v1825 - v1778;
    u64 v1827 = 0xff;
    u64 v1828 = v1826 & v1827;
    { u64 n1838 = v1750; u64 n1839 = v1752; u64 n1840 = v1754; u64 n1841 = v1756; u64 n1842 = v1758; u64 n1843 = v1760; u64 n1844 = v1762; u64 n1845 = v1764; u64 n1846 = v1766; u64 n1847 = v1768; u64 n1848 = v1770; u64 n1849 = v1772; u64 n1850 = v1774; u64 n1851 = v1782; u64 n1852 = v1828; u64 n1853 = v1784; u64 n1854 = v1786; u64 n1855 = v1788; u64 n1856 = v1790; u64 n1857 = v1792; u64 n1858 = v1794; u64 n1859 = v1796; u64 n1860 = v1798; u64 n1861 = v1800; u64 n1862 = v1802; u64 n1863 = v1804; u64 n1864 = v1806; u64 n1865 = v1808; u64 n1866 = v1810; u64 n1867 = v1812; u64 n1868 = v1814; u64 n1869 = v1816; u64 n1870 = v1818; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; v1868 = n1868; v1869 = n1869; v1870 = n1870; goto b94; }
b93:;
    u64 v1829 = 0xe0;
    u64 v1830 = v1778 + v1829;
    u64 v1831 = v1830 - v1780;
    u64 v1832 = 0xff;
    u64 v1833 = v1831 & v1832;
    u64 v1834 = 0x40;
    u8 v1835 = (u64)v1833 < (u64)v1834;
    u64 v1836 = v1782 << (v1833 & 63);
    u64 v1837 = v1835 ? v1836 : v4;
    { u64 n1838 = v1750; u64 n1839 = v1752; u64 n1840 = v1754; u64 n1841 = v1756; u64 n1842 = v1758; u64 n1843 = v1760; u64 n1844 = v1762; u64 n1845 = v1764; u64 n1846 = v1766; u64 n1847 = v1768; u64 n1848 = v1770; u64 n1849 = v1772; u64 n1850 = v1774; u64 n1851 = v1837; u64 n1852 = v1776; u64 n1853 = v1784; u64 n1854 = v1786; u64 n1855 = v1788; u64 n1856 = v1790; u64 n1857 = v1792; u64 n1858 = v1794; u64 n1859 = v1796; u64 n1860 = v1798; u64 n1861 = v1800; u64 n1862 = v1802; u64 n1863 = v1804; u64 n1864 = v1806; u64 n1865 = v1808; u64 n1866 = v1810; u64 n1867 = v1812; u64 n1868 = v1814; u64 n1869 = v1816; u64 n1870 = v1818; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; v1868 = n1868; v1869 = n1869; v1870 = n1870; goto b94; }
b94:;
    u64 v1871 = 0x8000000000000;
    u8 v1872 = (u64)v4 < (u64)v1856;
    if (v1872) { goto b426; } else { goto b427; }
b426:;
    { goto b95; }
b427:;
    u64 v1873 = 0xffffffffffffffff;
    { u64 n1931 = v1838; u64 n1933 = v1839; u64 n1935 = v1840; u64 n1937 = v1841; u64 n1939 = v1842; u64 n1941 = v1843; u64 n1943 = v1844; u64 n1945 = v1845; u64 n1947 = v1846; u64 n1949 = v1847; u64 n1951 = v1848; u64 n1953 = v1849; u64 n1955 = v1850; u64 n1957 = v1873; u64 n1959 = v1853; u64 n1961 = v1854; u64 n1963 = v1855; u64 n1965 = v1856; u64 n1967 = v1857; u64 n1969 = v1858; u64 n1971 = v1859; u64 n1973 = v1860; u64 n1975 = v1851; u64 n1977 = v1852; u64 n1979 = v1861; u64 n1981 = v1862; u64 n1983 = v1863; u64 n1985 = v1864; u64 n1987 = v1865; u64 n1989 = v1866; u64 n1991 = v1867; u64 n1993 = v1868; u64 n1995 = v1869; v1931 = n1931; v1933 = n1933; v1935 = n1935; v1937 = n1937; v1939 = n1939; v1941 = n1941; v1943 = n1943; v1945 = n1945; v1947 = n1947; v1949 = n1949; v1951 = n1951; v1953 = n1953; v1955 = n1955; v1957 = n1957; v1959 = n1959; v1961 = n1961; v1963 = n1963; v1965 = n1965; v1967 = n1967; v1969 = n1969; v1971 = n1971; v1973 = n1973; v1975 = n1975; v1977 = n1977; v1979 = n1979; v1981 = n1981; v1983 = n1983; v1985 = n1985; v1987 = n1987; v1989 = n1989; v1991 = n1991; v1993 = n1993; v1995 = n1995; goto b99; }
b95:;
    store_u64((u8 *)v1 + 264, v1838);
    store_u64((u8 *)v1 + 272, v1839);
    store_u64((u8 *)v1 + 296, v1840);
    store_u64((u8 *)v1 + 304, v1841);
    store_u64((u8 *)v1 + 312, v1842);
    store_u64((u8 *)v1 + 336, v1843);
    store_u64((u8 *)v1 + 344, v1844);
    store_u64((u8 *)v1 + 576, v1845);
    store_u64((u8 *)v1 + 584, v1846);
    store_u64((u8 *)v1 + 600, v1847);
    store_u64((u8 *)v1 + 624, v1848);
    store_u64((u8 *)v1 + 1568, v1849);
    store_u64((u8 *)v1 + 1592, v1850);
    store_u64((u8 *)v1 + 2120, v4);
    store_u64((u8 *)v1 + 2128, v4);
    store_u64((u8 *)v1 + 2136, v4);
    store_u64((u8 *)v1 + 2144, v1871);
    store_u64((u8 *)v1 + 2152, v4);
    store_u64((u8 *)v1 + 2440, v1853);
    store_u64((u8 *)v1 + 2456, v1854);
    store_u64((u8 *)v1 + 2488, v1855);
    store_u64((u8 *)v1 + 2496, v1856);
    store_u64((u8 *)v1 + 2504, v1857);
    store_u64((u8 *)v1 + 2528, v1858);
    store_u64((u8 *)v1 + 2544, v1859);
    store_u64((u8 *)v1 + 2552, v1860);
    store_u64((u8 *)v1 + 2560, v1851);
    store_u64((u8 *)v1 + 2568, v1852);
    store_u64((u8 *)v1 + 2576, v1861);
    store_u64((u8 *)v1 + 2584, v1862);
    store_u64((u8 *)v1 + 2600, v1863);
    store_u64((u8 *)v1 + 2608, v1864);
    store_u64((u8 *)v1 + 2616, v1865);
    store_u64((u8 *)v1 + 2624, v1866);
    store_u64((u8 *)v1 + 2632, v1867);
    store_u64((u8 *)v1 + 2656, v1868);
    store_u64((u8 *)v1 + 2664, v1869);
    store_u64((u8 *)v1 + 5400, v1870);
    { goto b96; }
b96:;
    u64 v1874 = load_u64((const u8 *)v1 + 5400);
    u64 v1875 = 0x1;
    u64 v1876 = v1874 + v1875;
    u64 v1877 = 0x10000;
    u8 v1878 = (u64)v1876 < (u64)v1877;
    if (v1878) { goto b428; } else { goto b429; }
b428:;
    { goto b97; }
b429:;
    u64 v1879 = 0x1;
    u64 v1880 = 0x1ff;
    u64 v1881 = 0x1ff;
    u64 v1882 = v1880 & v1881;
    u64 v1883 = 0x1ff;
    u8 v1884 = (u64)v1882 == (u64)v1883;
    u64 v1885 = v1884;
    u64 v1886 = load_u64((const u8 *)v1 + 0);
    u64 v1887 = v1885 | v1886;
    u64 v1888 = load_u64((const u8 *)v1 + 24);
    u64 v1889 = v1887 | v1888;
    if (v1889) { goto b430; } else { goto b431; }
b430:;
    u8 v1890 = 0;
    store_u64((u8 *)v1 + 80, v1879);
    store_u64((u8 *)v1 + 576, v1880);
    store_u64((u8 *)v1 + 632, v4);
    return v1890;
b431:;
    u64 v3927 = load_u64((const u8 *)v1 + 184);
    u64 v3938 = load_u64((const u8 *)v1 + 192);
    u64 v3949 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3927; u64 n3931 = v3938; u64 n3942 = v3949; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b97:;
    u64 v1891 = load_u64((const u8 *)v1 + 2152);
    u64 v1892 = 0x40;
    u8 v1893 = (u64)v1891 >= (u64)v1892;
    if (v1893) { goto b432; } else { goto b433; }
b432:;
    u64 v1932 = load_u64((const u8 *)v1 + 264);
    u64 v1934 = load_u64((const u8 *)v1 + 272);
    u64 v1936 = load_u64((const u8 *)v1 + 296);
    u64 v1938 = load_u64((const u8 *)v1 + 304);
    u64 v1940 = load_u64((const u8 *)v1 + 312);
    u64 v1942 = load_u64((const u8 *)v1 + 336);
    u64 v1944 = load_u64((const u8 *)v1 + 344);
    u64 v1946 = load_u64((const u8 *)v1 + 576);
    u64 v1948 = load_u64((const u8 *)v1 + 584);
    u64 v1950 = load_u64((const u8 *)v1 + 600);
    u64 v1952 = load_u64((const u8 *)v1 + 624);
    u64 v1954 = load_u64((const u8 *)v1 + 1568);
    u64 v1956 = load_u64((const u8 *)v1 + 1592);
    u64 v1958 = load_u64((const u8 *)v1 + 2120);
    u64 v1960 = load_u64((const u8 *)v1 + 2440);
    u64 v1962 = load_u64((const u8 *)v1 + 2456);
    u64 v1964 = load_u64((const u8 *)v1 + 2488);
    u64 v1966 = load_u64((const u8 *)v1 + 2496);
    u64 v1968 = load_u64((const u8 *)v1 + 2504);
    u64 v1970 = load_u64((const u8 *)v1 + 2528);
    u64 v1972 = load_u64((const u8 *)v1 + 2544);
    u64 v1974 = load_u64((const u8 *)v1 + 2552);
    u64 v1976 = load_u64((const u8 *)v1 + 2560);
    u64 v1978 = load_u64((const u8 *)v1 + 2568);
    u64 v1980 = load_u64((const u8 *)v1 + 2576);
    u64 v1982 = load_u64((const u8 *)v1 + 2584);
    u64 v1984 = load_u64((const u8 *)v1 + 2600);
    u64 v1986 = load_u64((const u8 *)v1 + 2608);
    u64 v1988 = load_u64((const u8 *)v1 + 2616);
    u64 v1990 = load_u64((const u8 *)v1 + 2624);
    u64 v1992 = load_u64((const u8 *)v1 + 2632);
    u64 v1994 = load_u64((const u8 *)v1 + 2656);
    u64 v1996 = load_u64((const u8 *)v1 + 2664);
    { u64 n1931 = v1932; u64 n1933 = v1934; u64 n1935 = v1936; u64 n1937 = v1938; u64 n1939 = v1940; u64 n1941 = v1942; u64 n1943 = v1944; u64 n1945 = v1946; u64 n1947 = v1948; u64 n1949 = v1950; u64 n1951 = v1952; u64 n1953 = v1954; u64 n1955 = v1956; u64 n1957 = v1958; u64 n1959 = v1960; u64 n1961 = v1962; u64 n1963 = v1964; u64 n1965 = v1966; u64 n1967 = v1968; u64 n1969 = v1970; u64 n1971 = v1972; u64 n1973 = v1974; u64 n1975 = v1976; u64 n1977 = v1978; u64 n1979 = v1980; u64 n1981 = v1982; u64 n1983 = v1984; u64 n1985 = v1986; u64 n1987 = v1988; u64 n1989 = v1990; u64 n1991 = v1992; u64 n1993 = v1994; u64 n1995 = v1996; v1931 = n1931; v1933 = n1933; v1935 = n1935; v1937 = n1937; v1939 = n1939; v1941 = n1941; v1943 = n1943; v1945 = n1945; v1947 = n1947; v1949 = n1949; v1951 = n1951; v1953 = n1953; v1955 = n1955; v1957 = n1957; v1959 = n1959; v1961 = n1961; v1963 = n1963; v1965 = n1965; v1967 = n1967; v1969 = n1969; v1971 = n1971; v1973 = n1973; v1975 = n1975; v1977 = n1977; v1979 = n1979; v1981 = n1981; v1983 = n1983; v1985 = n1985; v1987 = n1987; v1989 = n1989; v1991 = n1991; v1993 = n1993; v1995 = n1995; goto b99; }
b433:;
    u64 v1894 = load_u64((const u8 *)v1 + 2128);
    u64 v1895 = load_u64((const u8 *)v1 + 2136);
    u64 v1896 = 0x1;
    u64 v1897 = v1895 << (v1896 & 63);
    u64 v1898 = 0x3f;
    u64 v1899 = v1894 >> (v1898 & 63);
    u64 v1900 = 0x1;
    u64 v1901 = v1894 << (v1900 & 63);
    u64 v1902 = v1897 | v1899;
    u64 v1903 = load_u64((const u8 *)v1 + 2144);
    u64 v1904 = 0x3f;
    u64 v1905 = v1903 >> (v1904 & 63);
    u64 v1906 = v1901 | v1905;
    u64 v1907 = v1902 | v4;
    u64 v1908 = 0x1;
    u64 v1909 = v1903 << (v1908 & 63);
    u64 v1910 = load_u64((const u8 *)v1 + 2120);
    u64 v1911 = 0x1;
    u64 v1912 = v1910 << (v1911 & 63);
    u64 v1913 = load_u64((const u8 *)v1 + 2496);
    u128 v1914 = (u128)v1907 << 64 | v1906;
    u128 v1915 = (u128)v4 << 64 | v1913;
    u8 v1916 = (u128)v1914 < (u128)v1915;
    if (v1916) { goto b434; } else { goto b435; }
b434:;
    { u64 n1924 = v1912; u64 n1925 = v1906; u64 n1926 = v1907; v1924 = n1924; v1925 = n1925; v1926 = n1926; goto b98; }
b435:;
    u128 v1917 = (u128)v1907 << 64 | v1906;
    u128 v1918 = (u128)v4 << 64 | v1913;
    u128 v1919 = v1917 - v1918;
    u64 v1920 = (u64)v1919;
    u64 v1921 = (u64)(v1919 >> 64);
    u64 v1922 = 0x1;
    u64 v1923 = v1912 | v1922;
    { u64 n1924 = v1923; u64 n1925 = v1920; u64 n1926 = v1921; v1924 = n1924; v1925 = n1925; v1926 = n1926; goto b98; }
b98:;
    u64 v1927 = 0x1;
    u64 v1928 = v1891 + v1927;
    u64 v1929 = 0xff;
    u64 v1930 = v1928 & v1929;
    store_u64((u8 *)v1 + 2120, v1924);
    store_u64((u8 *)v1 + 2128, v1925);
    store_u64((u8 *)v1 + 2136, v1926);
    store_u64((u8 *)v1 + 2144, v1909);
    store_u64((u8 *)v1 + 2152, v1930);
    store_u64((u8 *)v1 + 5400, v1876);
    { goto b96; }
b99:;
    u64 v1997 = 0x1;
    u8 v1998 = (u64)v1983 != (u64)v1997;
    if (v1998) { goto b436; } else { goto b437; }
b436:;
    u64 v2141 = load_u64((const u8 *)v1 + 328);
    { u64 n2135 = v1931; u64 n2136 = v1933; u64 n2137 = v1935; u64 n2138 = v1937; u64 n2139 = v1939; u64 n2140 = v2141; u64 n2142 = v1941; u64 n2143 = v1943; u64 n2144 = v1945; u64 n2145 = v1947; u64 n2146 = v1949; u64 n2147 = v1951; u64 n2148 = v1953; u64 n2149 = v1955; u64 n2150 = v1959; u64 n2151 = v1961; u64 n2152 = v1963; u64 n2153 = v1965; u64 n2154 = v1957; u64 n2155 = v1971; u64 n2156 = v1973; u64 n2157 = v1975; u64 n2158 = v1977; u64 n2159 = v1979; u64 n2160 = v1981; u64 n2161 = v1983; u64 n2162 = v1985; u64 n2163 = v1987; u64 n2164 = v1989; u64 n2165 = v1991; u64 n2166 = v1993; u64 n2167 = v1995; v2135 = n2135; v2136 = n2136; v2137 = n2137; v2138 = n2138; v2139 = n2139; v2140 = n2140; v2142 = n2142; v2143 = n2143; v2144 = n2144; v2145 = n2145; v2146 = n2146; v2147 = n2147; v2148 = n2148; v2149 = n2149; v2150 = n2150; v2151 = n2151; v2152 = n2152; v2153 = n2153; v2154 = n2154; v2155 = n2155; v2156 = n2156; v2157 = n2157; v2158 = n2158; v2159 = n2159; v2160 = n2160; v2161 = n2161; v2162 = n2162; v2163 = n2163; v2164 = n2164; v2165 = n2165; v2166 = n2166; v2167 = n2167; goto b105; }
b437:;
    u64 v1999 = 0xa;
    u64 v2000 = v4 << (v1999 & 63);
    u64 v2001 = 0x36;
    u64 v2002 = v1967 >> (v2001 & 63);
    u64 v2003 = 0xa;
    u64 v2004 = v1967 << (v2003 & 63);
    u64 v2005 = v2000 | v2002;
    u64 v2006 = v2005 >> (v4 & 63);
    u64 v2007 = 0x3fffffffffffff;
    u64 v2008 = v1967 & v2007;
    u64 v2009 = 0xa;
    u64 v2010 = v2008 << (v2009 & 63);
    u64 v2011 = v2010 | v4;
    u8 v2012 = (u64)v2006 < (u64)v1969;
    if (v2012) { goto b438; } else { goto b439; }
b438:;
    { goto b100; }
b439:;
    u64 v2013 = 0xffffffffffffffff;
    { u64 n2071 = v1931; u64 n2073 = v1933; u64 n2075 = v1935; u64 n2077 = v1937; u64 n2079 = v1939; u64 n2081 = v1941; u64 n2083 = v1943; u64 n2085 = v1945; u64 n2087 = v1947; u64 n2089 = v1949; u64 n2091 = v1951; u64 n2093 = v1953; u64 n2095 = v1955; u64 n2097 = v2013; u64 n2099 = v1959; u64 n2101 = v1961; u64 n2103 = v1963; u64 n2105 = v1965; u64 n2107 = v1957; u64 n2109 = v1971; u64 n2111 = v1973; u64 n2113 = v1975; u64 n2115 = v1977; u64 n2117 = v1979; u64 n2119 = v1981; u64 n2121 = v1983; u64 n2123 = v1985; u64 n2125 = v1987; u64 n2127 = v1989; u64 n2129 = v1991; u64 n2131 = v1993; u64 n2133 = v1995; v2071 = n2071; v2073 = n2073; v2075 = n2075; v2077 = n2077; v2079 = n2079; v2081 = n2081; v2083 = n2083; v2085 = n2085; v2087 = n2087; v2089 = n2089; v2091 = n2091; v2093 = n2093; v2095 = n2095; v2097 = n2097; v2099 = n2099; v2101 = n2101; v2103 = n2103; v2105 = n2105; v2107 = n2107; v2109 = n2109; v2111 = n2111; v2113 = n2113; v2115 = n2115; v2117 = n2117; v2119 = n2119; v2121 = n2121; v2123 = n2123; v2125 = n2125; v2127 = n2127; v2129 = n2129; v2131 = n2131; v2133 = n2133; goto b104; }
b100:;
    store_u64((u8 *)v1 + 264, v1931);
    store_u64((u8 *)v1 + 272, v1933);
    store_u64((u8 *)v1 + 296, v1935);
    store_u64((u8 *)v1 + 304, v1937);
    store_u64((u8 *)v1 + 312, v1939);
    store_u64((u8 *)v1 + 336, v1941);
    store_u64((u8 *)v1 + 344, v1943);
    store_u64((u8 *)v1 + 576, v1945);
    store_u64((u8 *)v1 + 584, v1947);
    store_u64((u8 *)v1 + 600, v1949);
    store_u64((u8 *)v1 + 624, v1951);
    store_u64((u8 *)v1 + 1568, v1953);
    store_u64((u8 *)v1 + 1592, v1955);
    store_u64((u8 *)v1 + 2160, v4);
    store_u64((u8 *)v1 + 2168, v2006);
    store_u64((u8 *)v1 + 2176, v4);
    store_u64((u8 *)v1 + 2184, v2011);
    store_u64((u8 *)v1 + 2192, v4);
    store_u64((u8 *)v1 + 2440, v1959);
    store_u64((u8 *)v1 + 2456, v1961);
    store_u64((u8 *)v1 + 2488, v1963);
    store_u64((u8 *)v1 + 2496, v1965);
    store_u64((u8 *)v1 + 2528, v1969);
    store_u64((u8 *)v1 + 2536, v1957);
    store_u64((u8 *)v1 + 2544, v1971);
    store_u64((u8 *)v1 + 2552, v1973);
    store_u64((u8 *)v1 + 2560, v1975);
    store_u64((u8 *)v1 + 2568, v1977);
    store_u64((u8 *)v1 + 2576, v1979);
    store_u64((u8 *)v1 + 2584, v1981);
    store_u64((u8 *)v1 + 2600, v1983);
    store_u64((u8 *)v1 + 2608, v1985);
    store_u64((u8 *)v1 + 2616, v1987);
    store_u64((u8 *)v1 + 2624, v1989);
    store_u64((u8 *)v1 + 2632, v1991);
    store_u64((u8 *)v1 + 2656, v1993);
    store_u64((u8 *)v1 + 2664, v1995);
    store_u64((u8 *)v1 + 7352, v4);
    { goto b101; }
b101:;
    u64 v2014 = load_u64((const u8 *)v1 + 7352);
    u64 v2015 = 0x1;
    u64 v2016 = v2014 + v2015;
    u64 v2017 = 0x10000;
    u8 v2018 = (u64)v2016 < (u64)v2017;
    if (v2018) { goto b440; } else { goto b441; }
b440:;
    { goto b102; }
b441:;
    u64 v2019 = 0x1;
    u64 v2020 = 0x1ff;
    u64 v2021 = 0x1ff;
    u64 v2022 = v2020 & v2021;
    u64 v2023 = 0x1ff;
    u8 v2024 = (u64)v2022 == (u64)v2023;
    u64 v2025 = v2024;
    u64 v2026 = load_u64((const u8 *)v1 + 0);
    u64 v2027 = v2025 | v2026;
    u64 v2028 = load_u64((const u8 *)v1 + 24);
    u64 v2029 = v2027 | v2028;
    if (v2029) { goto b442; } else { goto b443; }
b442:;
    u8 v2030 = 0;
    store_u64((u8 *)v1 + 80, v2019);
    store_u64((u8 *)v1 + 576, v2020);
    store_u64((u8 *)v1 + 632, v4);
    return v2030;
b443:;
    u64 v3928 = load_u64((const u8 *)v1 + 184);
    u64 v3939 = load_u64((const u8 *)v1 + 192);
    u64 v3950 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3928; u64 n3931 = v3939; u64 n3942 = v3950; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b102:;
    u64 v2031 = load_u64((const u8 *)v1 + 2192);
    u64 v2032 = 0x40;
    u8 v2033 = (u64)v2031 >= (u64)v2032;
    if (v2033) { goto b444; } else { goto b445; }
b444:;
    u64 v2072 = load_u64((const u8 *)v1 + 264);
    u64 v2074 = load_u64((const u8 *)v1 + 272);
    u64 v2076 = load_u64((const u8 *)v1 + 296);
    u64 v2078 = load_u64((const u8 *)v1 + 304);
    u64 v2080 = load_u64((const u8 *)v1 + 312);
    u64 v2082 = load_u64((const u8 *)v1 + 336);
    u64 v2084 = load_u64((const u8 *)v1 + 344);
    u64 v2086 = load_u64((const u8 *)v1 + 576);
    u64 v2088 = load_u64((const u8 *)v1 + 584);
    u64 v2090 = load_u64((const u8 *)v1 + 600);
    u64 v2092 = load_u64((const u8 *)v1 + 624);
    u64 v2094 = load_u64((const u8 *)v1 + 1568);
    u64 v2096 = load_u64((const u8 *)v1 + 1592);
    u64 v2098 = load_u64((const u8 *)v1 + 2160);
    u64 v2100 = load_u64((const u8 *)v1 + 2440);
    u64 v2102 = load_u64((const u8 *)v1 + 2456);
    u64 v2104 = load_u64((const u8 *)v1 + 2488);
    u64 v2106 = load_u64((const u8 *)v1 + 2496);
    u64 v2108 = load_u64((const u8 *)v1 + 2536);
    u64 v2110 = load_u64((const u8 *)v1 + 2544);
    u64 v2112 = load_u64((const u8 *)v1 + 2552);
    u64 v2114 = load_u64((const u8 *)v1 + 2560);
    u64 v2116 = load_u64((const u8 *)v1 + 2568);
    u64 v2118 = load_u64((const u8 *)v1 + 2576);
    u64 v2120 = load_u64((const u8 *)v1 + 2584);
    u64 v2122 = load_u64((const u8 *)v1 + 2600);
    u64 v2124 = load_u64((const u8 *)v1 + 2608);
    u64 v2126 = load_u64((const u8 *)v1 + 2616);
    u64 v2128 = load_u64((const u8 *)v1 + 2624);
    u64 v2130 = load_u64((const u8 *)v1 + 2632);
    u64 v2132 = load_u64((const u8 *)v1 + 2656);
    u64 v2134 = load_u64((const u8 *)v1 + 2664);
    { u64 n2071 = v2072; u64 n2073 = v2074; u64 n2075 = v2076; u64 n2077 = v2078; u64 n2079 = v2080; u64 n2081 = v2082; u64 n2083 = v2084; u64 n2085 = v2086; u64 n2087 = v2088; u64 n2089 = v2090; u64 n2091 = v2092; u64 n2093 = v2094; u64 n2095 = v2096; u64 n2097 = v2098; u64 n2099 = v2100; u64 n2101 = v2102; u64 n2103 = v2104; u64 n2105 = v2106; u64 n2107 = v2108; u64 n2109 = v2110; u64 n2111 = v2112; u64 n2113 = v2114; u64 n2115 = v2116; u64 n2117 = v2118; u64 n2119 = v2120; u64 n2121 = v2122; u64 n2123 = v2124; u64 n2125 = v2126; u64 n2127 = v2128; u64 n2129 = v2130; u64 n2131 = v2132; u64 n2133 = v2134; v2071 = n2071; v2073 = n2073; v2075 = n2075; v2077 = n2077; v2079 = n2079; v2081 = n2081; v2083 = n2083; v2085 = n2085; v2087 = n2087; v2089 = n2089; v2091 = n2091; v2093 = n2093; v2095 = n2095; v2097 = n2097; v2099 = n2099; v2101 = n2101; v2103 = n2103; v2105 = n2105; v2107 = n2107; v2109 = n2109; v2111 = n2111; v2113 = n2113; v2115 = n2115; v2117 = n2117; v2119 = n2119; v2121 = n2121; v2123 = n2123; v2125 = n2125; v2127 = n2127; v2129 = n2129; v2131 = n2131; v2133 = n2133; goto b104; }
b445:;
    u64 v2034 = load_u64((const u8 *)v1 + 2168);
    u64 v2035 = load_u64((const u8 *)v1 + 2176);
    u64 v2036 = 0x1;
    u64 v2037 = v2035 << (v2036 & 63);
    u64 v2038 = 0x3f;
    u64 v2039 = v2034 >> (v2038 & 63);
    u64 v2040 = 0x1;
    u64 v2041 = v2034 << (v2040 & 63);
    u64 v2042 = v2037 | v2039;
    u64 v2043 = load_u64((const u8 *)v1 + 2184);
    u64 v2044 = 0x3f;
    u64 v2045 = v2043 >> (v2044 & 63);
    u64 v2046 = v2041 | v2045;
    u64 v2047 = v2042 | v4;
    u64 v2048 = 0x1;
    u64 v2049 = v2043 << (v2048 & 63);
    u64 v2050 = load_u64((const u8 *)v1 + 2160);
    u64 v2051 = 0x1;
    u64 v2052 = v2050 << (v2051 & 63);
    u64 v2053 = load_u64((const u8 *)v1 + 2528);
    u128 v2054 = (u128)v2047 << 64 | v2046;
    u128 v2055 = (u128)v4 << 64 | v2053;
    u8 v2056 = (u128)v2054 < (u128)v2055;
    if (v2056) { goto b446; } else { goto b447; }
b446:;
    { u64 n2064 = v2052; u64 n2065 = v2046; u64 n2066 = v2047; v2064 = n2064; v2065 = n2065; v2066 = n2066; goto b103; }
b447:;
    u128 v2057 = (u128)v2047 << 64 | v2046;
    u128 v2058 = (u128)v4 << 64 | v2053;
    u128 v2059 = v2057 - v2058;
    u64 v2060 = (u64)v2059;
    u64 v2061 = (u64)(v2059 >> 64);
    u64 v2062 = 0x1;
    u64 v2063 = v2052 | v2062;
    { u64 n2064 = v2063; u64 n2065 = v2060; u64 n2066 = v2061; v2064 = n2064; v2065 = n2065; v2066 = n2066; goto b103; }
b103:;
    u64 v2067 = 0x1;
    u64 v2068 = v2031 + v2067;
    u64 v2069 = 0xff;
    u64 v2070 = v2068 & v2069;
    store_u64((u8 *)v1 + 2160, v2064);
    store_u64((u8 *)v1 + 2168, v2065);
    store_u64((u8 *)v1 + 2176, v2066);
    store_u64((u8 *)v1 + 2184, v2049);
    store_u64((u8 *)v1 + 2192, v2070);
    store_u64((u8 *)v1 + 7352, v2016);
    { goto b101; }
b104:;
    { u64 n2135 = v2071; u64 n2136 = v2073; u64 n2137 = v2075; u64 n2138 = v2077; u64 n2139 = v2079; u64 n2140 = v2097; u64 n2142 = v2081; u64 n2143 = v2083; u64 n2144 = v2085; u64 n2145 = v2087; u64 n2146 = v2089; u64 n2147 = v2091; u64 n2148 = v2093; u64 n2149 = v2095; u64 n2150 = v2099; u64 n2151 = v2101; u64 n2152 = v2103; u64 n2153 = v2105; u64 n2154 = v2107; u64 n2155 = v2109; u64 n2156 = v2111; u64 n2157 = v2113; u64 n2158 = v2115; u64 n2159 = v2117; u64 n2160 = v2119; u64 n2161 = v2121; u64 n2162 = v2123; u64 n2163 = v2125; u64 n2164 = v2127; u64 n2165 = v2129; u64 n2166 = v2131; u64 n2167 = v2133; v2135 = n2135; v2136 = n2136; v2137 = n2137; v2138 = n2138; v2139 = n2139; v2140 = n2140; v2142 = n2142; v2143 = n2143; v2144 = n2144; v2145 = n2145; v2146 = n2146; v2147 = n2147; v2148 = n2148; v2149 = n2149; v2150 = n2150; v2151 = n2151; v2152 = n2152; v2153 = n2153; v2154 = n2154; v2155 = n2155; v2156 = n2156; v2157 = n2157; v2158 = n2158; v2159 = n2159; v2160 = n2160; v2161 = n2161; v2162 = n2162; v2163 = n2163; v2164 = n2164; v2165 = n2165; v2166 = n2166; v2167 = n2167; goto b105; }
b105:;
    u64 v2168 = 0x8;
    u64 v2169 = v2153 >> (v2168 & 63);
    u64 v2170 = 0x1388;
    u8 v2171 = (u64)v2169 >= (u64)v2170;
    if (v2171) { goto b448; } else { goto b449; }
b448:;
    { u64 n2173 = v2169; v2173 = n2173; goto b106; }
b449:;
    u64 v2172 = 0x1388;
    { u64 n2173 = v2172; v2173 = n2173; goto b106; }
b106:;
    u64 v2174 = v2150 + v2173;
    u64 v2175 = 0xffffffffffff;
    u64 v2176 = v2174 & v2175;
    u64 v2177 = load_u64((const u8 *)v3 + 24);
    u64 v2178 = 0xffffffff;
    u64 v2179 = v2145 & v2178;
    u64 v2180 = 0x200;
    u8 v2181 = (u64)v2179 < (u64)v2180;
    u64 v2182 = v2181 ? v2179 : v4;
    u64 v2183 = 0x8;
    u64 v2184 = v2182 * v2183;
    u64 v2185 = v2177 + v2184;
    if (v2181) { goto b450; } else { goto b451; }
b450:;
    store_u64((u8 *)v2185 + 12288, v2150);
    { goto b451; }
b451:;
    u64 v2186 = load_u64((const u8 *)v3 + 24);
    u64 v2187 = 0xffffffff;
    u64 v2188 = v2145 & v2187;
    u64 v2189 = 0x200;
    u8 v2190 = (u64)v2188 < (u64)v2189;
    u64 v2191 = v2190 ? v2188 : v4;
    u64 v2192 = 0x8;
    u64 v2193 = v2191 * v2192;
    u64 v2194 = v2186 + v2193;
    if (v2190) { goto b452; } else { goto b453; }
b452:;
    store_u64((u8 *)v2194 + 16384, v2176);
    { goto b453; }
b453:;
    u64 v2195 = load_u64((const u8 *)v3 + 24);
    u64 v2196 = 0xffffffff;
    u64 v2197 = v2145 & v2196;
    u64 v2198 = 0x200;
    u8 v2199 = (u64)v2197 < (u64)v2198;
    u64 v2200 = v2199 ? v2197 : v4;
    u64 v2201 = 0x8;
    u64 v2202 = v2200 * v2201;
    u64 v2203 = v2195 + v2202;
    if (v2199) { goto b454; } else { goto b455; }
b454:;
    store_u64((u8 *)v2203 + 20480, v2152);
    { goto b455; }
b455:;
    u64 v2204 = load_u64((const u8 *)v3 + 24);
    u64 v2205 = 0xffffffff;
    u64 v2206 = v2145 & v2205;
    u64 v2207 = 0x200;
    u8 v2208 = (u64)v2206 < (u64)v2207;
    u64 v2209 = v2208 ? v2206 : v4;
    u64 v2210 = 0x8;
    u64 v2211 = v2209 * v2210;
    u64 v2212 = v2204 + v2211;
    if (v2208) { goto b456; } else { goto b457; }
b456:;
    store_u64((u8 *)v2212 + 4280320, v4);
    { goto b457; }
b457:;
    u64 v2213 = load_u64((const u8 *)v3 + 32);
    u64 v2214 = 0xffffffff;
    u64 v2215 = v2145 & v2214;
    u64 v2216 = 0x200;
    u8 v2217 = (u64)v2215 < (u64)v2216;
    u64 v2218 = v2217 ? v2215 : v4;
    u64 v2219 = 0x10;
    u64 v2220 = v2218 * v2219;
    u64 v2221 = v2213 + v2220;
    if (v2217) { goto b458; } else { goto b459; }
b458:;
    store_u64((u8 *)v2221 + 1048576, v4);
    store_u64((u8 *)v2221 + 1048584, v4);
    { goto b459; }
b459:;
    u64 v2222 = load_u64((const u8 *)v3 + 24);
    u64 v2223 = 0xffffffff;
    u64 v2224 = v2145 & v2223;
    u64 v2225 = 0x200;
    u8 v2226 = (u64)v2224 < (u64)v2225;
    u64 v2227 = v2226 ? v2224 : v4;
    u64 v2228 = 0x8;
    u64 v2229 = v2227 * v2228;
    u64 v2230 = v2222 + v2229;
    if (v2226) { goto b460; } else { goto b461; }
b460:;
    store_u64((u8 *)v2230 + 4284416, v4);
    { goto b461; }
b461:;
    u64 v2231 = load_u64((const u8 *)v3 + 24);
    u64 v2232 = 0xffffffff;
    u64 v2233 = v2145 & v2232;
    u64 v2234 = 0x200;
    u8 v2235 = (u64)v2233 < (u64)v2234;
    u64 v2236 = v2235 ? v2233 : v4;
    u64 v2237 = 0x8;
    u64 v2238 = v2236 * v2237;
    u64 v2239 = v2231 + v2238;
    if (v2235) { goto b462; } else { goto b463; }
b462:;
    store_u64((u8 *)v2239 + 40960, v2161);
    { goto b463; }
b463:;
    u64 v2240 = load_u64((const u8 *)v3 + 24);
    u64 v2241 = 0xffffffff;
    u64 v2242 = v2145 & v2241;
    u64 v2243 = 0x200;
    u8 v2244 = (u64)v2242 < (u64)v2243;
    u64 v2245 = v2244 ? v2242 : v4;
    u64 v2246 = 0x8;
    u64 v2247 = v2245 * v2246;
    u64 v2248 = v2240 + v2247;
    if (v2244) { goto b464; } else { goto b465; }
b464:;
    store_u64((u8 *)v2248 + 45056, v2142);
    { goto b465; }
b465:;
    u64 v2249 = load_u64((const u8 *)v3 + 24);
    u64 v2250 = 0xffffffff;
    u64 v2251 = v2145 & v2250;
    u64 v2252 = 0x200;
    u8 v2253 = (u64)v2251 < (u64)v2252;
    u64 v2254 = v2253 ? v2251 : v4;
    u64 v2255 = 0x8;
    u64 v2256 = v2254 * v2255;
    u64 v2257 = v2249 + v2256;
    if (v2253) { goto b466; } else { goto b467; }
b466:;
    store_u64((u8 *)v2257 + 49152, v2162);
    { goto b467; }
b467:;
    u64 v2258 = load_u64((const u8 *)v3 + 24);
    u64 v2259 = 0xffffffff;
    u64 v2260 = v2145 & v2259;
    u64 v2261 = 0x200;
    u8 v2262 = (u64)v2260 < (u64)v2261;
    u64 v2263 = v2262 ? v2260 : v4;
    u64 v2264 = 0x8;
    u64 v2265 = v2263 * v2264;
    u64 v2266 = v2258 + v2265;
    if (v2262) { goto b468; } else { goto b469; }
b468:;
    store_u64((u8 *)v2266 + 53248, v2143);
    { goto b469; }
b469:;
    u64 v2267 = load_u64((const u8 *)v3 + 24);
    u64 v2268 = 0xffffffff;
    u64 v2269 = v2145 & v2268;
    u64 v2270 = 0x200;
    u8 v2271 = (u64)v2269 < (u64)v2270;
    u64 v2272 = v2271 ? v2269 : v4;
    u64 v2273 = 0x8;
    u64 v2274 = v2272 * v2273;
    u64 v2275 = v2267 + v2274;
    if (v2271) { goto b470; } else { goto b471; }
b470:;
    store_u64((u8 *)v2275 + 57344, v2163);
    { goto b471; }
b471:;
    u64 v2276 = load_u64((const u8 *)v3 + 24);
    u64 v2277 = 0xffffffff;
    u64 v2278 = v2145 & v2277;
    u64 v2279 = 0x200;
    u8 v2280 = (u64)v2278 < (u64)v2279;
    u64 v2281 = v2280 ? v2278 : v4;
    u64 v2282 = 0x8;
    u64 v2283 = v2281 * v2282;
    u64 v2284 = v2276 + v2283;
    if (v2280) { goto b472; } else { goto b473; }
b472:;
    store_u64((u8 *)v2284 + 61440, v2164);
    { goto b473; }
b473:;
    u64 v2285 = load_u64((const u8 *)v3 + 24);
    u64 v2286 = 0xffffffff;
    u64 v2287 = v2145 & v2286;
    u64 v2288 = 0x200;
    u8 v2289 = (u64)v2287 < (u64)v2288;
    u64 v2290 = v2289 ? v2287 : v4;
    u64 v2291 = 0x8;
    u64 v2292 = v2290 * v2291;
    u64 v2293 = v2285 + v2292;
    if (v2289) { goto b474; } else { goto b475; }
b474:;
    store_u64((u8 *)v2293 + 65536, v2165);
    { goto b475; }
b475:;
    u64 v2294 = load_u64((const u8 *)v3 + 24);
    u64 v2295 = 0xffffffff;
    u64 v2296 = v2145 & v2295;
    u64 v2297 = 0x200;
    u8 v2298 = (u64)v2296 < (u64)v2297;
    u64 v2299 = v2298 ? v2296 : v4;
    u64 v2300 = 0x8;
    u64 v2301 = v2299 * v2300;
    u64 v2302 = v2294 + v2301;
    if (v2298) { goto b476; } else { goto b477; }
b476:;
    store_u64((u8 *)v2302 + 4288512, v4);
    { goto b477; }
b477:;
    u64 v2303 = load_u64((const u8 *)v3 + 24);
    u64 v2304 = 0xffffffff;
    u64 v2305 = v2145 & v2304;
    u64 v2306 = 0x200;
    u8 v2307 = (u64)v2305 < (u64)v2306;
    u64 v2308 = v2307 ? v2305 : v4;
    u64 v2309 = 0x8;
    u64 v2310 = v2308 * v2309;
    u64 v2311 = v2303 + v2310;
    if (v2307) { goto b478; } else { goto b479; }
b478:;
    store_u64((u8 *)v2311 + 4292608, v2154);
    { goto b479; }
b479:;
    u64 v2312 = load_u64((const u8 *)v3 + 24);
    u64 v2313 = 0xffffffff;
    u64 v2314 = v2145 & v2313;
    u64 v2315 = 0x200;
    u8 v2316 = (u64)v2314 < (u64)v2315;
    u64 v2317 = v2316 ? v2314 : v4;
    u64 v2318 = 0x8;
    u64 v2319 = v2317 * v2318;
    u64 v2320 = v2312 + v2319;
    if (v2316) { goto b480; } else { goto b481; }
b480:;
    store_u64((u8 *)v2320 + 4296704, v2140);
    { goto b481; }
b481:;
    u64 v2321 = load_u64((const u8 *)v3 + 24);
    u64 v2322 = 0xffffffff;
    u64 v2323 = v2145 & v2322;
    u64 v2324 = 0x200;
    u8 v2325 = (u64)v2323 < (u64)v2324;
    u64 v2326 = v2325 ? v2323 : v4;
    u64 v2327 = 0x8;
    u64 v2328 = v2326 * v2327;
    u64 v2329 = v2321 + v2328;
    if (v2325) { goto b482; } else { goto b483; }
b482:;
    store_u64((u8 *)v2329 + 24576, v2153);
    { goto b483; }
b483:;
    u64 v2330 = load_u64((const u8 *)v3 + 24);
    u64 v2331 = 0xffffffff;
    u64 v2332 = v2145 & v2331;
    u64 v2333 = 0x200;
    u8 v2334 = (u64)v2332 < (u64)v2333;
    u64 v2335 = v2334 ? v2332 : v4;
    u64 v2336 = 0x8;
    u64 v2337 = v2335 * v2336;
    u64 v2338 = v2330 + v2337;
    if (v2334) { goto b484; } else { goto b485; }
b484:;
    store_u64((u8 *)v2338 + 4300800, v2155);
    { goto b485; }
b485:;
    u64 v2339 = load_u64((const u8 *)v3 + 24);
    u64 v2340 = 0xffffffff;
    u64 v2341 = v2145 & v2340;
    u64 v2342 = 0x200;
    u8 v2343 = (u64)v2341 < (u64)v2342;
    u64 v2344 = v2343 ? v2341 : v4;
    u64 v2345 = 0x8;
    u64 v2346 = v2344 * v2345;
    u64 v2347 = v2339 + v2346;
    if (v2343) { goto b486; } else { goto b487; }
b486:;
    store_u64((u8 *)v2347 + 4304896, v2156);
    { goto b487; }
b487:;
    u64 v2348 = load_u64((const u8 *)v3 + 24);
    u64 v2349 = 0xffffffff;
    u64 v2350 = v2145 & v2349;
    u64 v2351 = 0x200;
    u8 v2352 = (u64)v2350 < (u64)v2351;
    u64 v2353 = v2352 ? v2350 : v4;
    u64 v2354 = 0x8;
    u64 v2355 = v2353 * v2354;
    u64 v2356 = v2348 + v2355;
    if (v2352) { goto b488; } else { goto b489; }
b488:;
    store_u64((u8 *)v2356 + 4308992, v2157);
    { goto b489; }
b489:;
    u64 v2357 = load_u64((const u8 *)v3 + 24);
    u64 v2358 = 0xffffffff;
    u64 v2359 = v2145 & v2358;
    u64 v2360 = 0x200;
    u8 v2361 = (u64)v2359 < (u64)v2360;
    u64 v2362 = v2361 ? v2359 : v4;
    u64 v2363 = 0x8;
    u64 v2364 = v2362 * v2363;
    u64 v2365 = v2357 + v2364;
    if (v2361) { goto b490; } else { goto b491; }
b490:;
    store_u64((u8 *)v2365 + 4313088, v2158);
    { goto b491; }
b491:;
    u64 v2366 = load_u64((const u8 *)v3 + 24);
    u64 v2367 = 0xffffffff;
    u64 v2368 = v2145 & v2367;
    u64 v2369 = 0x200;
    u8 v2370 = (u64)v2368 < (u64)v2369;
    u64 v2371 = v2370 ? v2368 : v4;
    u64 v2372 = 0x8;
    u64 v2373 = v2371 * v2372;
    u64 v2374 = v2366 + v2373;
    if (v2370) { goto b492; } else { goto b493; }
b492:;
    store_u64((u8 *)v2374 + 28672, v2159);
    { goto b493; }
b493:;
    u64 v2375 = load_u64((const u8 *)v3 + 24);
    u64 v2376 = 0xffffffff;
    u64 v2377 = v2145 & v2376;
    u64 v2378 = 0x200;
    u8 v2379 = (u64)v2377 < (u64)v2378;
    u64 v2380 = v2379 ? v2377 : v4;
    u64 v2381 = 0x8;
    u64 v2382 = v2380 * v2381;
    u64 v2383 = v2375 + v2382;
    if (v2379) { goto b494; } else { goto b495; }
b494:;
    store_u64((u8 *)v2383 + 32768, v2160);
    { goto b495; }
b495:;
    u64 v2384 = v2139 * v2166;
    u64 v2385 = (u64)((u128)v2139 * v2166 >> 64);
    u64 v2386 = 0x14;
    u64 v2387 = v2384 >> (v2386 & 63);
    u64 v2388 = 0x2c;
    u64 v2389 = v2385 << (v2388 & 63);
    u64 v2390 = v2387 | v2389;
    u64 v2391 = 0x14;
    u64 v2392 = v2385 >> (v2391 & 63);
    { u64 n2393 = v2135; u64 n2394 = v2136; u64 n2395 = v2137; u64 n2397 = v2138; u64 n2399 = v2139; u64 n2400 = v4; u64 n2402 = v2140; u64 n2404 = v2142; u64 n2406 = v2143; u64 n2408 = v2139; u64 n2410 = v2390; u64 n2412 = v2153; u64 n2414 = v2167; u64 n2416 = v2159; u64 n2418 = v2160; u64 n2420 = v2155; u64 n2422 = v2156; u64 n2424 = v2157; u64 n2426 = v2158; u64 n2428 = v2144; u64 n2429 = v2145; u64 n2430 = v2146; u64 n2431 = v2147; u64 n2432 = v2148; u64 n2433 = v2149; u64 n2434 = v2150; u64 n2435 = v2151; u64 n2436 = v2153; v2393 = n2393; v2394 = n2394; v2395 = n2395; v2397 = n2397; v2399 = n2399; v2400 = n2400; v2402 = n2402; v2404 = n2404; v2406 = n2406; v2408 = n2408; v2410 = n2410; v2412 = n2412; v2414 = n2414; v2416 = n2416; v2418 = n2418; v2420 = n2420; v2422 = n2422; v2424 = n2424; v2426 = n2426; v2428 = n2428; v2429 = n2429; v2430 = n2430; v2431 = n2431; v2432 = n2432; v2433 = n2433; v2434 = n2434; v2435 = n2435; v2436 = n2436; goto b107; }
b107:;
    u64 v2437 = load_u64((const u8 *)v1 + 184);
    u8 v2438 = (u64)v2437 == (u64)v4;
    if (v2438) { goto b496; } else { goto b497; }
b496:;
    u64 v3723 = load_u64((const u8 *)v1 + 280);
    { u64 n3722 = v3723; v3722 = n3722; goto b132; }
b497:;
    u8 v2439 = load_u8((const u8 *)v2 + 362);
    u64 v2440 = v2439;
    u64 v2441 = 0x3c;
    u64 v2442 = v2440 << (v2441 & 63);
    u64 v2443 = 0x3c;
    u64 v2444 = v2442 >> (v2443 & 63);
    u64 v2445 = 0x1;
    u8 v2446 = (u64)v2444 != (u64)v2445;
    if (v2446) { goto b498; } else { goto b499; }
b498:;
    u64 v3724 = load_u64((const u8 *)v1 + 280);
    { u64 n3722 = v3724; v3722 = n3722; goto b132; }
b499:;
    u32 v2447 = load_u32((const u8 *)v2 + 368);
    u32 v2448 = __builtin_bswap32(v2447);
    u64 v2449 = v2448;
    u8 v2450 = (u64)v2449 == (u64)v4;
    if (v2450) { goto b500; } else { goto b501; }
b500:;
    { goto b174; }
b501:;
    u64 v2451 = load_u64((const u8 *)v3 + 48);
    u64 v2452 = load_u64((const u8 *)v2451 + 120);
    u64 v2453 = load_u64((const u8 *)v3 + 48);
    u64 v2454 = load_u64((const u8 *)v2453 + 128);
    u64 v2455 = load_u64((const u8 *)v3 + 48);
    u64 v2456 = load_u64((const u8 *)v2455 + 136);
    u64 v2457 = 0x9e3779b97f4a7c15;
    u64 v2458 = v2432 * v2457;
    u64 v2459 = 0x20;
    u64 v2460 = v2458 >> (v2459 & 63);
    u64 v2461 = v2460 & v2456;
    { u64 n2462 = v2461; v2462 = n2462; goto b502; }
b502:;
    u64 v2464 = 0x4;
    u64 v2465 = v2462 * v2464;
    u64 v2466 = v2452 + v2465;
    u32 v2467 = load_u32((const u8 *)v2466 + 0);
    u64 v2468 = v2467;
    if (v2468) { goto b504; } else { u64 n2463 = v2468; v2463 = n2463; goto b503; }
b504:;
    u64 v2469 = 0x8;
    u64 v2470 = v2462 * v2469;
    u64 v2471 = v2454 + v2470;
    u64 v2472 = load_u64((const u8 *)v2471 + 0);
    u8 v2473 = (u64)v2472 == (u64)v2432;
    if (v2473) { u64 n2463 = v2468; v2463 = n2463; goto b503; } else { goto b505; }
b505:;
    u64 v2474 = 0x1;
    u64 v2475 = v2462 + v2474;
    u64 v2476 = v2475 & v2456;
    { u64 n2462 = v2476; v2462 = n2462; goto b502; }
b503:;
    u8 v2477 = (u64)v2463 != (u64)v4;
    u64 v2478 = v2477;
    u64 v2479 = load_u64((const u8 *)v3 + 48);
    u64 v2480 = load_u64((const u8 *)v2479 + 144);
    u64 v2481 = 0x8;
    u64 v2482 = v2463 * v2481;
    u64 v2483 = v2480 + v2482;
    u32 v2484 = load_u32((const u8 *)v2483 + 0);
    u64 v2485 = load_u64((const u8 *)v3 + 48);
    u64 v2486 = load_u64((const u8 *)v2485 + 152);
    u64 v2487 = v2463 * v4;
    u64 v2488 = v2486 + v2487;
    u32 v2489 = 0x34d;
    u8 v2490 = (u32)v2484 == (u32)v2489;
    if (v2490) { goto b506; } else { goto b507; }
b506:;
    { goto b108; }
b507:;
    u32 v2491 = 0x34f;
    u8 v2492 = (u32)v2484 == (u32)v2491;
    if (v2492) { goto b508; } else { goto b509; }
b508:;
    { goto b109; }
b509:;
    { goto b110; }
b174:;
    { u64 n2498 = v4; v2498 = n2498; goto b113; }
b108:;
    u8 v2493 = (u64)v2478 != (u64)v4;
    if (v2493) { goto b510; } else { goto b511; }
b510:;
    { goto b173; }
b511:;
    { goto b111; }
b109:;
    u8 v2494 = (u64)v2478 != (u64)v4;
    if (v2494) { goto b512; } else { goto b513; }
b512:;
    { goto b173; }
b513:;
    { goto b111; }
b110:;
    u8 v2495 = (u64)v2478 != (u64)v4;
    if (v2495) { goto b514; } else { goto b515; }
b514:;
    { goto b173; }
b515:;
    { goto b111; }
b111:;
    { u64 n2497 = v4; v2497 = n2497; goto b112; }
b173:;
    u64 v2496 = 0x1;
    { u64 n2497 = v2496; v2497 = n2497; goto b112; }
b112:;
    { u64 n2498 = v2497; v2498 = n2498; goto b113; }
b113:;
    u8 v2499 = (u64)v2498 == (u64)v4;
    if (v2499) { goto b516; } else { goto b517; }
b516:;
    u64 v2777 = load_u64((const u8 *)v1 + 280);
    u64 v2780 = load_u64((const u8 *)v1 + 360);
    u64 v2782 = load_u64((const u8 *)v1 + 368);
    u64 v2784 = load_u64((const u8 *)v1 + 376);
    u64 v2786 = load_u64((const u8 *)v1 + 384);
    u64 v2788 = load_u64((const u8 *)v1 + 392);
    u64 v2790 = load_u64((const u8 *)v1 + 400);
    u64 v2792 = load_u64((const u8 *)v1 + 408);
    u64 v2794 = load_u64((const u8 *)v1 + 416);
    u64 v2796 = load_u64((const u8 *)v1 + 424);
    u64 v2798 = load_u64((const u8 *)v1 + 432);
    { u64 n2776 = v2777; u64 n2779 = v2780; u64 n2781 = v2782; u64 n2783 = v2784; u64 n2785 = v2786; u64 n2787 = v2788; u64 n2789 = v2790; u64 n2791 = v2792; u64 n2793 = v2794; u64 n2795 = v2796; u64 n2797 = v2798; u64 n2799 = v4; v2776 = n2776; v2779 = n2779; v2781 = n2781; v2783 = n2783; v2785 = n2785; v2787 = n2787; v2789 = n2789; v2791 = n2791; v2793 = n2793; v2795 = n2795; v2797 = n2797; v2799 = n2799; goto b124; }
b517:;
    store_u64((u8 *)v1 + 856, v2393);
    store_u64((u8 *)v1 + 864, v2394);
    u64 v2500 = load_u64((const u8 *)v3 + 0);
    u32 v2501 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2500, 854);
    u64 v2502 = 0x10000;
    u8 v2503 = (u64)v2502 == (u64)v4;
    u64 v2504 = v2503;
    u64 v2505 = 0x1;
    u64 v2506 = 0x10000;
    u64 v2507 = v2504 ? v2505 : v2506;
    u64 v2508 = load_u64((const u8 *)v1 + 7696);
    u64 v2509 = 0x1;
    u8 v2510 = (u64)v2507 == (u64)v4;
    u64 v2511 = v2510 ? v2509 : v2507;
    u64 v2512 = v2508 % v2511;
    u64 v2513 = v2512 + v4;
    u64 v2514 = 0xffffffff;
    u64 v2515 = v2513 & v2514;
    u64 v2516 = load_u64((const u8 *)v3 + 32);
    u64 v2517 = 0xffffffff;
    u64 v2518 = v2515 & v2517;
    u64 v2519 = 0x10000;
    u8 v2520 = (u64)v2518 < (u64)v2519;
    u64 v2521 = v2520 ? v2518 : v4;
    u64 v2522 = 0x10;
    u64 v2523 = v2521 * v2522;
    u64 v2524 = v2516 + v2523;
    u64 v2525 = load_u64((const u8 *)v2524 + 0);
    u64 v2526 = v2520 ? v2525 : v4;
    u64 v2527 = load_u64((const u8 *)v2524 + 8);
    u64 v2528 = v2520 ? v2527 : v4;
    u64 v2529 = load_u64((const u8 *)v3 + 24);
    u64 v2530 = 0xffffffff;
    u64 v2531 = v2515 & v2530;
    u64 v2532 = 0x10000;
    u8 v2533 = (u64)v2531 < (u64)v2532;
    u64 v2534 = v2533 ? v2531 : v4;
    u64 v2535 = 0x8;
    u64 v2536 = v2534 * v2535;
    u64 v2537 = v2529 + v2536;
    u64 v2538 = load_u64((const u8 *)v2537 + 81920);
    u64 v2539 = v2533 ? v2538 : v4;
    u64 v2540 = load_u64((const u8 *)v3 + 24);
    u64 v2541 = 0xffffffff;
    u64 v2542 = v2515 & v2541;
    u64 v2543 = 0x10000;
    u8 v2544 = (u64)v2542 < (u64)v2543;
    u64 v2545 = v2544 ? v2542 : v4;
    u64 v2546 = 0x8;
    u64 v2547 = v2545 * v2546;
    u64 v2548 = v2540 + v2547;
    u64 v2549 = load_u64((const u8 *)v2548 + 606208);
    u64 v2550 = v2544 ? v2549 : v4;
    u64 v2551 = load_u64((const u8 *)v3 + 24);
    u64 v2552 = 0xffffffff;
    u64 v2553 = v2515 & v2552;
    u64 v2554 = 0x10000;
    u8 v2555 = (u64)v2553 < (u64)v2554;
    u64 v2556 = v2555 ? v2553 : v4;
    u64 v2557 = 0x8;
    u64 v2558 = v2556 * v2557;
    u64 v2559 = v2551 + v2558;
    u64 v2560 = load_u64((const u8 *)v2559 + 1130496);
    u64 v2561 = v2555 ? v2560 : v4;
    u64 v2562 = load_u64((const u8 *)v3 + 24);
    u64 v2563 = 0xffffffff;
    u64 v2564 = v2515 & v2563;
    u64 v2565 = 0x10000;
    u8 v2566 = (u64)v2564 < (u64)v2565;
    u64 v2567 = v2566 ? v2564 : v4;
    u64 v2568 = 0x8;
    u64 v2569 = v2567 * v2568;
    u64 v2570 = v2562 + v2569;
    u64 v2571 = load_u64((const u8 *)v2570 + 1654784);
    u64 v2572 = v2566 ? v2571 : v4;
    u64 v2573 = load_u64((const u8 *)v3 + 24);
    u64 v2574 = 0xffffffff;
    u64 v2575 = v2515 & v2574;
    u64 v2576 = 0x10000;
    u8 v2577 = (u64)v2575 < (u64)v2576;
    u64 v2578 = v2577 ? v2575 : v4;
    u64 v2579 = 0x8;
    u64 v2580 = v2578 * v2579;
    u64 v2581 = v2573 + v2580;
    u64 v2582 = load_u64((const u8 *)v2581 + 2179072);
    u64 v2583 = v2577 ? v2582 : v4;
    u64 v2584 = load_u64((const u8 *)v3 + 24);
    u64 v2585 = 0xffffffff;
    u64 v2586 = v2515 & v2585;
    u64 v2587 = 0x10000;
    u8 v2588 = (u64)v2586 < (u64)v2587;
    u64 v2589 = v2588 ? v2586 : v4;
    u64 v2590 = 0x8;
    u64 v2591 = v2589 * v2590;
    u64 v2592 = v2584 + v2591;
    u64 v2593 = load_u64((const u8 *)v2592 + 2703360);
    u64 v2594 = v2588 ? v2593 : v4;
    u64 v2595 = load_u64((const u8 *)v3 + 24);
    u64 v2596 = 0xffffffff;
    u64 v2597 = v2515 & v2596;
    u64 v2598 = 0x10000;
    u8 v2599 = (u64)v2597 < (u64)v2598;
    u64 v2600 = v2599 ? v2597 : v4;
    u64 v2601 = 0x8;
    u64 v2602 = v2600 * v2601;
    u64 v2603 = v2595 + v2602;
    u64 v2604 = load_u64((const u8 *)v2603 + 3227648);
    u64 v2605 = v2599 ? v2604 : v4;
    u64 v2606 = load_u64((const u8 *)v3 + 24);
    u64 v2607 = 0xffffffff;
    u64 v2608 = v2515 & v2607;
    u64 v2609 = 0x10000;
    u8 v2610 = (u64)v2608 < (u64)v2609;
    u64 v2611 = v2610 ? v2608 : v4;
    u64 v2612 = 0x8;
    u64 v2613 = v2611 * v2612;
    u64 v2614 = v2606 + v2613;
    u64 v2615 = load_u64((const u8 *)v2614 + 3751936);
    u64 v2616 = v2610 ? v2615 : v4;
    u64 v2617 = v2434 - v2539;
    u64 v2618 = 0xffffffffffff;
    u64 v2619 = v2617 & v2618;
    u32 v2620 = load_u32((const u8 *)v2 + 364);
    u32 v2621 = __builtin_bswap32(v2620);
    u64 v2622 = v2621;
    u64 v2623 = load_u64((const u8 *)v1 + 256);
    u8 v2624 = (u64)v2622 >= (u64)v2623;
    if (v2624) { goto b518; } else { goto b519; }
b518:;
    { u64 n2625 = v2622; v2625 = n2625; goto b114; }
b519:;
    { u64 n2625 = v2623; v2625 = n2625; goto b114; }
b114:;
    u128 v2626 = (u128)v2528 << 64 | v2526;
    u128 v2627 = (u128)v2394 << 64 | v2393;
    u8 v2628 = (u128)v2626 == (u128)v2627;
    if (v2628) { goto b520; } else { goto b521; }
b520:;
    { goto b163; }
b521:;
    u128 v2629 = (u128)v2528 << 64 | v2526;
    u128 v2630 = (u128)v4 << 64 | v4;
    u8 v2631 = (u128)v2629 == (u128)v2630;
    if (v2631) { goto b522; } else { goto b523; }
b522:;
    { goto b115; }
b523:;
    u64 v2632 = 0x1fffff;
    u8 v2633 = (u64)v2632 >= (u64)v2619;
    if (v2633) { goto b524; } else { goto b525; }
b524:;
    { u64 n2738 = v2526; u64 n2739 = v2528; u64 n2740 = v2539; u64 n2741 = v2550; u64 n2742 = v2561; u64 n2743 = v2572; u64 n2744 = v2583; u64 n2745 = v2594; u64 n2746 = v2605; u64 n2747 = v2616; u64 n2748 = v4; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; v2746 = n2746; v2747 = n2747; v2748 = n2748; goto b117; }
b525:;
    { goto b115; }
b163:;
    u32 v2634 = load_u32((const u8 *)v2 + 368);
    u32 v2635 = __builtin_bswap32(v2634);
    u64 v2636 = v2635;
    u8 v2637 = (u64)v2619 < (u64)v2636;
    if (v2637) { goto b526; } else { goto b527; }
b526:;
    { goto b171; }
b527:;
    u64 v2638 = 0x1;
    u64 v2639 = v2561 << (v2638 & 63);
    u8 v2640 = (u64)v2639 < (u64)v2550;
    u64 v2641 = v2640;
    u8 v2642 = (u64)v2583 >= (u64)v2594;
    if (v2642) { goto b528; } else { goto b529; }
b528:;
    { u64 n2655 = v2583; v2655 = n2655; goto b164; }
b529:;
    { u64 n2655 = v2594; v2655 = n2655; goto b164; }
b171:;
    u64 v2643 = v2550 + v2623;
    u64 v2644 = 0xffffffff;
    u8 v2645 = (int64_t)v2643 < (int64_t)v4;
    u64 v2646 = v2645 ? v4 : v2643;
    u8 v2647 = (int64_t)v2646 > (int64_t)v2644;
    u64 v2648 = v2647 ? v2644 : v2646;
    u8 v2649 = (u64)v2561 >= (u64)v2625;
    if (v2649) { goto b530; } else { goto b531; }
b530:;
    { u64 n2650 = v2561; v2650 = n2650; goto b172; }
b531:;
    { u64 n2650 = v2625; v2650 = n2650; goto b172; }
b172:;
    u64 v2651 = 0x1;
    u64 v2652 = v2650 << (v2651 & 63);
    u8 v2653 = (u64)v2652 < (u64)v2648;
    u64 v2654 = v2653;
    { u64 n2738 = v2526; u64 n2739 = v2528; u64 n2740 = v2539; u64 n2741 = v2648; u64 n2742 = v2650; u64 n2743 = v2572; u64 n2744 = v2583; u64 n2745 = v2594; u64 n2746 = v2605; u64 n2747 = v2616; u64 n2748 = v2654; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; v2746 = n2746; v2747 = n2747; v2748 = n2748; goto b117; }
b164:;
    u8 v2656 = (u64)v2655 >= (u64)v2605;
    if (v2656) { goto b532; } else { goto b533; }
b532:;
    { u64 n2657 = v2655; v2657 = n2657; goto b165; }
b533:;
    { u64 n2657 = v2605; v2657 = n2657; goto b165; }
b165:;
    u8 v2658 = (u64)v2561 >= (u64)v2657;
    if (v2658) { goto b534; } else { goto b535; }
b534:;
    { u64 n2659 = v2657; v2659 = n2659; goto b166; }
b535:;
    { u64 n2659 = v2561; v2659 = n2659; goto b166; }
b166:;
    u64 v2660 = v2616 + v2550;
    u64 v2661 = 0xffffffff;
    u8 v2662 = (int64_t)v2660 < (int64_t)v4;
    u64 v2663 = v2662 ? v4 : v2660;
    u8 v2664 = (int64_t)v2663 > (int64_t)v2661;
    u64 v2665 = v2664 ? v2661 : v2663;
    u64 v2666 = v2659 + v2659;
    u64 v2667 = 0xffffffff;
    u8 v2668 = (int64_t)v2666 < (int64_t)v4;
    u64 v2669 = v2668 ? v4 : v2666;
    u8 v2670 = (int64_t)v2669 > (int64_t)v2667;
    u64 v2671 = v2670 ? v2667 : v2669;
    u8 v2672 = (u64)v2671 >= (u64)v2665;
    if (v2672) { goto b536; } else { goto b537; }
b536:;
    { u64 n2673 = v2665; v2673 = n2673; goto b167; }
b537:;
    { u64 n2673 = v2671; v2673 = n2673; goto b167; }
b167:;
    u64 v2674 = 0x4;
    u64 v2675 = v2659 >> (v2674 & 63);
    u64 v2676 = v2659 + v2675;
    u64 v2677 = 0xffffffff;
    u8 v2678 = (int64_t)v2676 < (int64_t)v4;
    u64 v2679 = v2678 ? v4 : v2676;
    u8 v2680 = (int64_t)v2679 > (int64_t)v2677;
    u64 v2681 = v2680 ? v2677 : v2679;
    u64 v2682 = v2673 - v2681;
    u64 v2683 = 0xffffffff;
    u8 v2684 = (int64_t)v2682 < (int64_t)v4;
    u64 v2685 = v2684 ? v4 : v2682;
    u8 v2686 = (int64_t)v2685 > (int64_t)v2683;
    u64 v2687 = v2686 ? v2683 : v2685;
    u64 v2688 = v2561 + v2561;
    u64 v2689 = 0xffffffff;
    u8 v2690 = (int64_t)v2688 < (int64_t)v4;
    u64 v2691 = v2690 ? v4 : v2688;
    u8 v2692 = (int64_t)v2691 > (int64_t)v2689;
    u64 v2693 = v2692 ? v2689 : v2691;
    u64 v2694 = v2594 - v2693;
    u64 v2695 = 0xffffffff;
    u8 v2696 = (int64_t)v2694 < (int64_t)v4;
    u64 v2697 = v2696 ? v4 : v2694;
    u8 v2698 = (int64_t)v2697 > (int64_t)v2695;
    u64 v2699 = v2698 ? v2695 : v2697;
    u64 v2700 = v2583 - v2699;
    u64 v2701 = 0xffffffff;
    u8 v2702 = (int64_t)v2700 < (int64_t)v4;
    u64 v2703 = v2702 ? v4 : v2700;
    u8 v2704 = (int64_t)v2703 > (int64_t)v2701;
    u64 v2705 = v2704 ? v2701 : v2703;
    u64 v2706 = 0x2;
    u64 v2707 = v2623 << (v2706 & 63);
    u32 v2708 = load_u32((const u8 *)v2 + 368);
    u32 v2709 = __builtin_bswap32(v2708);
    u64 v2710 = v2709;
    u64 v2711 = v2399 * v2710;
    u64 v2712 = (u64)((u128)v2399 * v2710 >> 64);
    u64 v2713 = 0x13;
    u64 v2714 = v2711 >> (v2713 & 63);
    u64 v2715 = 0x2d;
    u64 v2716 = v2712 << (v2715 & 63);
    u64 v2717 = v2714 | v2716;
    u64 v2718 = 0x13;
    u64 v2719 = v2712 >> (v2718 & 63);
    u64 v2720 = v2717 + v2707;
    u8 v2721 = (u64)v2720 >= (u64)v2705;
    if (v2721) { goto b538; } else { goto b539; }
b538:;
    { u64 n2728 = v2705; v2728 = n2728; goto b168; }
b539:;
    u64 v2722 = v2399 * v2710;
    u64 v2723 = 0x13;
    u64 v2724 = v2722 >> (v2723 & 63);
    u64 v2725 = v2724 + v2707;
    u64 v2726 = 0xffffffff;
    u64 v2727 = v2725 & v2726;
    { u64 n2728 = v2727; v2728 = n2728; goto b168; }
b168:;
    u8 v2729 = (u64)v2728 >= (u64)v2623;
    if (v2729) { goto b540; } else { goto b541; }
b540:;
    { u64 n2730 = v2728; v2730 = n2730; goto b169; }
b541:;
    { u64 n2730 = v2623; v2730 = n2730; goto b169; }
b169:;
    u8 v2731 = (u64)v2641 == (u64)v4;
    if (v2731) { goto b542; } else { goto b543; }
b542:;
    { goto b170; }
b543:;
    u64 v2732 = 0x1;
    { u64 n2738 = v2393; u64 n2739 = v2394; u64 n2740 = v2434; u64 n2741 = v2623; u64 n2742 = v2625; u64 n2743 = v2732; u64 n2744 = v2730; u64 n2745 = v2730; u64 n2746 = v2594; u64 n2747 = v2687; u64 n2748 = v2641; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; v2746 = n2746; v2747 = n2747; v2748 = n2748; goto b117; }
b170:;
    { u64 n2738 = v2393; u64 n2739 = v2394; u64 n2740 = v2434; u64 n2741 = v2623; u64 n2742 = v2625; u64 n2743 = v4; u64 n2744 = v2730; u64 n2745 = v2730; u64 n2746 = v2594; u64 n2747 = v2687; u64 n2748 = v2641; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; v2746 = n2746; v2747 = n2747; v2748 = n2748; goto b117; }
b115:;
    u64 v2733 = 0x1;
    u64 v2734 = 0x10000;
    u8 v2735 = (u64)v2734 >= (u64)v2625;
    if (v2735) { goto b544; } else { goto b545; }
b544:;
    { u64 n2737 = v2625; v2737 = n2737; goto b116; }
b545:;
    u64 v2736 = 0x10000;
    { u64 n2737 = v2736; v2737 = n2737; goto b116; }
b116:;
    { u64 n2738 = v2393; u64 n2739 = v2394; u64 n2740 = v2434; u64 n2741 = v2623; u64 n2742 = v2625; u64 n2743 = v2733; u64 n2744 = v2737; u64 n2745 = v2737; u64 n2746 = v2737; u64 n2747 = v4; u64 n2748 = v4; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; v2746 = n2746; v2747 = n2747; v2748 = n2748; goto b117; }
b117:;
    u128 v2749 = (u128)v2739 << 64 | v2738;
    u128 v2750 = (u128)v2394 << 64 | v2393;
    u8 v2751 = (u128)v2749 != (u128)v2750;
    if (v2751) { goto b546; } else { goto b547; }
b546:;
    u64 v2778 = load_u64((const u8 *)v1 + 280);
    { u64 n2776 = v2778; u64 n2779 = v2738; u64 n2781 = v2739; u64 n2783 = v2740; u64 n2785 = v2741; u64 n2787 = v2742; u64 n2789 = v2743; u64 n2791 = v2744; u64 n2793 = v2745; u64 n2795 = v2746; u64 n2797 = v2747; u64 n2799 = v4; v2776 = n2776; v2779 = n2779; v2781 = n2781; v2783 = n2783; v2785 = n2785; v2787 = n2787; v2789 = n2789; v2791 = n2791; v2793 = n2793; v2795 = n2795; v2797 = n2797; v2799 = n2799; goto b124; }
b547:;
    u8 v2752 = (u64)v2748 == (u64)v4;
    if (v2752) { goto b548; } else { goto b549; }
b548:;
    { goto b118; }
b549:;
    u64 v2753 = 0x2;
    { u64 n2761 = v2753; v2761 = n2761; goto b120; }
b118:;
    u64 v2754 = 0x1;
    u8 v2755 = (u64)v2743 != (u64)v2754;
    if (v2755) { goto b550; } else { goto b551; }
b550:;
    { goto b119; }
b551:;
    u64 v2756 = 0x1;
    { u64 n2761 = v2756; v2761 = n2761; goto b120; }
b119:;
    u64 v2757 = 0x2;
    u64 v2758 = v2742 << (v2757 & 63);
    u8 v2759 = (u64)v2758 >= (u64)v2744;
    if (v2759) { goto b552; } else { goto b553; }
b552:;
    { u64 n2761 = v4; v2761 = n2761; goto b120; }
b553:;
    u64 v2760 = 0x3;
    { u64 n2761 = v2760; v2761 = n2761; goto b120; }
b120:;
    u8 v2762 = (u64)v2744 >= (u64)v2745;
    if (v2762) { goto b554; } else { goto b555; }
b554:;
    { u64 n2763 = v2744; v2763 = n2763; goto b121; }
b555:;
    { u64 n2763 = v2745; v2763 = n2763; goto b121; }
b121:;
    u8 v2764 = (u64)v2763 >= (u64)v2746;
    if (v2764) { goto b556; } else { goto b557; }
b556:;
    { u64 n2765 = v2763; v2765 = n2765; goto b122; }
b557:;
    { u64 n2765 = v2746; v2765 = n2765; goto b122; }
b122:;
    u8 v2766 = (u64)v2742 >= (u64)v2765;
    if (v2766) { goto b558; } else { goto b559; }
b558:;
    { u64 n2767 = v2765; v2767 = n2767; goto b123; }
b559:;
    { u64 n2767 = v2742; v2767 = n2767; goto b123; }
b123:;
    u64 v2768 = v2747 + v2741;
    u64 v2769 = 0x1;
    u64 v2770 = v2623 << (v2769 & 63);
    u64 v2771 = 0x1;
    u64 v2772 = v2767 << (v2771 & 63);
    u64 v2773 = v2772 + v2770;
    u8 v2774 = (u64)v2773 < (u64)v2768;
    u64 v2775 = v2774;
    { u64 n2776 = v2775; u64 n2779 = v2738; u64 n2781 = v2739; u64 n2783 = v2740; u64 n2785 = v2741; u64 n2787 = v2742; u64 n2789 = v2743; u64 n2791 = v2744; u64 n2793 = v2745; u64 n2795 = v2746; u64 n2797 = v2747; u64 n2799 = v2761; v2776 = n2776; v2779 = n2779; v2781 = n2781; v2783 = n2783; v2785 = n2785; v2787 = n2787; v2789 = n2789; v2791 = n2791; v2793 = n2793; v2795 = n2795; v2797 = n2797; v2799 = n2799; goto b124; }
b124:;
    u8 v2800 = (u64)v2799 == (u64)v4;
    if (v2800) { goto b560; } else { goto b561; }
b560:;
    { goto b125; }
b561:;
    u64 v2801 = load_u64((const u8 *)v3 + 40);
    u64 v2802 = 0xffffffff;
    u64 v2803 = v2429 & v2802;
    u64 v2804 = 0x200;
    u8 v2805 = (u64)v2803 < (u64)v2804;
    u64 v2806 = v2805 ? v2803 : v4;
    u64 v2807 = 0x10;
    u64 v2808 = v2806 * v2807;
    u64 v2809 = v2801 + v2808;
    if (v2805) { goto b562; } else { goto b563; }
b562:;
    u64 v2810 = 0x1;
    u32 v2811 = load_u32((const u8 *)v0 + 84);
    u64 v2812 = v2811;
    u64 v2813 = load_u64((const u8 *)v2809 + 160);
    u64 v2814 = v2813 + v2810;
    store_u64((u8 *)v2809 + 160, v2814);
    u64 v2815 = load_u64((const u8 *)v2809 + 168);
    u64 v2816 = v2815 + v2812;
    store_u64((u8 *)v2809 + 168, v2816);
    { goto b563; }
b563:;
    u64 v2817 = load_u64((const u8 *)v3 + 40);
    u64 v2818 = 0xffffffff;
    u64 v2819 = v2799 & v2818;
    u64 v2820 = 0x4;
    u8 v2821 = (u64)v2819 < (u64)v2820;
    u64 v2822 = v2821 ? v2819 : v4;
    u64 v2823 = 0x10;
    u64 v2824 = v2822 * v2823;
    u64 v2825 = v2817 + v2824;
    if (v2821) { goto b564; } else { goto b565; }
b564:;
    u64 v2826 = 0x1;
    u32 v2827 = load_u32((const u8 *)v0 + 84);
    u64 v2828 = v2827;
    u64 v2829 = load_u64((const u8 *)v2825 + 8352);
    u64 v2830 = v2829 + v2826;
    store_u64((u8 *)v2825 + 8352, v2830);
    u64 v2831 = load_u64((const u8 *)v2825 + 8360);
    u64 v2832 = v2831 + v2828;
    store_u64((u8 *)v2825 + 8360, v2832);
    { goto b565; }
b565:;
    { goto b125; }
b125:;
    u8 v2833 = (u64)v2776 == (u64)v4;
    if (v2833) { goto b566; } else { goto b567; }
b566:;
    { goto b126; }
b567:;
    u64 v2834 = load_u64((const u8 *)v3 + 40);
    u64 v2835 = 0xffffffff;
    u64 v2836 = v2429 & v2835;
    u64 v2837 = 0x200;
    u8 v2838 = (u64)v2836 < (u64)v2837;
    u64 v2839 = v2838 ? v2836 : v4;
    u64 v2840 = 0x10;
    u64 v2841 = v2839 * v2840;
    u64 v2842 = v2834 + v2841;
    if (v2838) { goto b568; } else { goto b569; }
b568:;
    u64 v2843 = 0x1;
    u32 v2844 = load_u32((const u8 *)v0 + 84);
    u64 v2845 = v2844;
    u64 v2846 = load_u64((const u8 *)v2842 + 8416);
    u64 v2847 = v2846 + v2843;
    store_u64((u8 *)v2842 + 8416, v2847);
    u64 v2848 = load_u64((const u8 *)v2842 + 8424);
    u64 v2849 = v2848 + v2845;
    store_u64((u8 *)v2842 + 8424, v2849);
    { goto b569; }
b569:;
    u64 v2850 = load_u64((const u8 *)v3 + 24);
    u64 v2851 = 0xffffffff;
    u64 v2852 = v2429 & v2851;
    u64 v2853 = 0x200;
    u8 v2854 = (u64)v2852 < (u64)v2853;
    u64 v2855 = v2854 ? v2852 : v4;
    u64 v2856 = 0x8;
    u64 v2857 = v2855 * v2856;
    u64 v2858 = v2850 + v2857;
    u64 v2859 = load_u64((const u8 *)v2858 + 4276224);
    u64 v2860 = v2854 ? v2859 : v4;
    u64 v2861 = load_u64((const u8 *)v1 + 256);
    u64 v2862 = v2860 + v2861;
    u64 v2863 = load_u64((const u8 *)v3 + 24);
    u64 v2864 = 0xffffffff;
    u64 v2865 = v2429 & v2864;
    u64 v2866 = 0x200;
    u8 v2867 = (u64)v2865 < (u64)v2866;
    u64 v2868 = v2867 ? v2865 : v4;
    u64 v2869 = 0x8;
    u64 v2870 = v2868 * v2869;
    u64 v2871 = v2863 + v2870;
    if (v2867) { goto b570; } else { goto b571; }
b570:;
    store_u64((u8 *)v2871 + 4276224, v2862);
    { goto b571; }
b571:;
    { goto b126; }
b126:;
    u32 v2872 = load_u32((const u8 *)v2 + 368);
    u32 v2873 = __builtin_bswap32(v2872);
    u64 v2874 = v2873;
    u8 v2875 = (u64)v2874 == (u64)v4;
    if (v2875) { goto b572; } else { goto b573; }
b572:;
    { goto b127; }
b573:;
    u8 v2876 = (u64)v2799 != (u64)v4;
    if (v2876) { goto b574; } else { goto b575; }
b574:;
    { goto b127; }
b575:;
    u8 v2877 = (u64)v2776 == (u64)v4;
    if (v2877) { goto b576; } else { goto b577; }
b576:;
    { goto b134; }
b577:;
    { goto b127; }
b127:;
    u32 v2878 = load_u32((const u8 *)v2 + 372);
    u32 v2879 = __builtin_bswap32(v2878);
    u64 v2880 = v2879;
    u64 v2881 = 0x20;
    u64 v2882 = v2880 << (v2881 & 63);
    u64 v2883 = 0x20;
    u64 v2884 = (int64_t)v2882 >> (v2883 & 63);
    u8 v2885 = (int64_t)v4 >= (int64_t)v2884;
    if (v2885) { goto b578; } else { goto b579; }
b578:;
    { goto b128; }
b579:;
    u32 v2886 = (u32)v4;
    u32 v2887 = __builtin_bswap32(v2886);
    store_u32((u8 *)v2 + 372, v2887);
    { goto b128; }
b134:;
    u64 v2888 = load_u64((const u8 *)v3 + 24);
    u64 v2889 = 0xffffffff;
    u64 v2890 = v2429 & v2889;
    u64 v2891 = 0x200;
    u8 v2892 = (u64)v2890 < (u64)v2891;
    u64 v2893 = v2892 ? v2890 : v4;
    u64 v2894 = 0x8;
    u64 v2895 = v2893 * v2894;
    u64 v2896 = v2888 + v2895;
    u64 v2897 = load_u64((const u8 *)v2896 + 4280320);
    u64 v2898 = v2892 ? v2897 : v4;
    u64 v2899 = load_u64((const u8 *)v3 + 32);
    u64 v2900 = 0xffffffff;
    u64 v2901 = v2429 & v2900;
    u64 v2902 = 0x200;
    u8 v2903 = (u64)v2901 < (u64)v2902;
    u64 v2904 = v2903 ? v2901 : v4;
    u64 v2905 = 0x10;
    u64 v2906 = v2904 * v2905;
    u64 v2907 = v2899 + v2906;
    u64 v2908 = load_u64((const u8 *)v2907 + 1048576);
    u64 v2909 = v2903 ? v2908 : v4;
    u64 v2910 = load_u64((const u8 *)v2907 + 1048584);
    u64 v2911 = v2903 ? v2910 : v4;
    u64 v2912 = load_u64((const u8 *)v3 + 24);
    u64 v2913 = 0xffffffff;
    u64 v2914 = v2429 & v2913;
    u64 v2915 = 0x200;
    u8 v2916 = (u64)v2914 < (u64)v2915;
    u64 v2917 = v2916 ? v2914 : v4;
    u64 v2918 = 0x8;
    u64 v2919 = v2917 * v2918;
    u64 v2920 = v2912 + v2919;
    u64 v2921 = load_u64((const u8 *)v2920 + 4284416);
    u64 v2922 = v2916 ? v2921 : v4;
    u64 v2923 = load_u64((const u8 *)v3 + 24);
    u64 v2924 = 0xffffffff;
    u64 v2925 = v2429 & v2924;
    u64 v2926 = 0x200;
    u8 v2927 = (u64)v2925 < (u64)v2926;
    u64 v2928 = v2927 ? v2925 : v4;
    u64 v2929 = 0x8;
    u64 v2930 = v2928 * v2929;
    u64 v2931 = v2923 + v2930;
    u64 v2932 = load_u64((const u8 *)v2931 + 28672);
    u64 v2933 = v2927 ? v2932 : v4;
    u64 v2934 = load_u64((const u8 *)v3 + 24);
    u64 v2935 = 0xffffffff;
    u64 v2936 = v2429 & v2935;
    u64 v2937 = 0x200;
    u8 v2938 = (u64)v2936 < (u64)v2937;
    u64 v2939 = v2938 ? v2936 : v4;
    u64 v2940 = 0x8;
    u64 v2941 = v2939 * v2940;
    u64 v2942 = v2934 + v2941;
    u64 v2943 = load_u64((const u8 *)v2942 + 32768);
    u64 v2944 = v2938 ? v2943 : v4;
    u64 v2945 = load_u64((const u8 *)v3 + 24);
    u64 v2946 = 0xffffffff;
    u64 v2947 = v2429 & v2946;
    u64 v2948 = 0x200;
    u8 v2949 = (u64)v2947 < (u64)v2948;
    u64 v2950 = v2949 ? v2947 : v4;
    u64 v2951 = 0x8;
    u64 v2952 = v2950 * v2951;
    u64 v2953 = v2945 + v2952;
    u64 v2954 = load_u64((const u8 *)v2953 + 36864);
    u64 v2955 = v2949 ? v2954 : v4;
    u64 v2956 = load_u64((const u8 *)v3 + 24);
    u64 v2957 = 0xffffffff;
    u64 v2958 = v2429 & v2957;
    u64 v2959 = 0x200;
    u8 v2960 = (u64)v2958 < (u64)v2959;
    u64 v2961 = v2960 ? v2958 : v4;
    u64 v2962 = 0x8;
    u64 v2963 = v2961 * v2962;
    u64 v2964 = v2956 + v2963;
    u64 v2965 = load_u64((const u8 *)v2964 + 40960);
    u64 v2966 = v2960 ? v2965 : v4;
    u64 v2967 = 0x1fffff;
    u64 v2968 = load_u64((const u8 *)v3 + 24);
    u64 v2969 = 0xffffffff;
    u64 v2970 = v2429 & v2969;
    u64 v2971 = 0x200;
    u8 v2972 = (u64)v2970 < (u64)v2971;
    u64 v2973 = v2972 ? v2970 : v4;
    u64 v2974 = 0x8;
    u64 v2975 = v2973 * v2974;
    u64 v2976 = v2968 + v2975;
    u64 v2977 = load_u64((const u8 *)v2976 + 4292608);
    u64 v2978 = v2972 ? v2977 : v4;
    u64 v2979 = load_u64((const u8 *)v3 + 24);
    u64 v2980 = 0xffffffff;
    u64 v2981 = v2429 & v2980;
    u64 v2982 = 0x200;
    u8 v2983 = (u64)v2981 < (u64)v2982;
    u64 v2984 = v2983 ? v2981 : v4;
    u64 v2985 = 0x8;
    u64 v2986 = v2984 * v2985;
    u64 v2987 = v2979 + v2986;
    u64 v2988 = load_u64((const u8 *)v2987 + 4300800);
    u64 v2989 = v2983 ? v2988 : v4;
    u64 v2990 = load_u64((const u8 *)v3 + 24);
    u64 v2991 = 0xffffffff;
    u64 v2992 = v2429 & v2991;
    u64 v2993 = 0x200;
    u8 v2994 = (u64)v2992 < (u64)v2993;
    u64 v2995 = v2994 ? v2992 : v4;
    u64 v2996 = 0x8;
    u64 v2997 = v2995 * v2996;
    u64 v2998 = v2990 + v2997;
    u64 v2999 = load_u64((const u8 *)v2998 + 4304896);
    u64 v3000 = v2994 ? v2999 : v4;
    u64 v3001 = load_u64((const u8 *)v3 + 24);
    u64 v3002 = 0xffffffff;
    u64 v3003 = v2429 & v3002;
    u64 v3004 = 0x200;
    u8 v3005 = (u64)v3003 < (u64)v3004;
    u64 v3006 = v3005 ? v3003 : v4;
    u64 v3007 = 0x8;
    u64 v3008 = v3006 * v3007;
    u64 v3009 = v3001 + v3008;
    u64 v3010 = load_u64((const u8 *)v3009 + 4308992);
    u64 v3011 = v3005 ? v3010 : v4;
    u64 v3012 = load_u64((const u8 *)v3 + 24);
    u64 v3013 = 0xffffffff;
    u64 v3014 = v2429 & v3013;
    u64 v3015 = 0x200;
    u8 v3016 = (u64)v3014 < (u64)v3015;
    u64 v3017 = v3016 ? v3014 : v4;
    u64 v3018 = 0x8;
    u64 v3019 = v3017 * v3018;
    u64 v3020 = v3012 + v3019;
    u64 v3021 = load_u64((const u8 *)v3020 + 4313088);
    u64 v3022 = v3016 ? v3021 : v4;
    u64 v3023 = 0x1;
    u8 v3024 = (u64)v2966 != (u64)v3023;
    if (v3024) { goto b580; } else { goto b581; }
b580:;
    { u64 n3080 = v2400; u64 n3081 = v2402; u64 n3082 = v2404; u64 n3083 = v2406; u64 n3084 = v2967; v3080 = n3080; v3081 = n3081; v3082 = n3082; v3083 = n3083; v3084 = n3084; goto b135; }
b581:;
    u64 v3025 = load_u64((const u8 *)v3 + 24);
    u64 v3026 = 0xffffffff;
    u64 v3027 = v2429 & v3026;
    u64 v3028 = 0x200;
    u8 v3029 = (u64)v3027 < (u64)v3028;
    u64 v3030 = v3029 ? v3027 : v4;
    u64 v3031 = 0x8;
    u64 v3032 = v3030 * v3031;
    u64 v3033 = v3025 + v3032;
    u64 v3034 = load_u64((const u8 *)v3033 + 45056);
    u64 v3035 = v3029 ? v3034 : v4;
    u64 v3036 = load_u64((const u8 *)v3 + 24);
    u64 v3037 = 0xffffffff;
    u64 v3038 = v2429 & v3037;
    u64 v3039 = 0x200;
    u8 v3040 = (u64)v3038 < (u64)v3039;
    u64 v3041 = v3040 ? v3038 : v4;
    u64 v3042 = 0x8;
    u64 v3043 = v3041 * v3042;
    u64 v3044 = v3036 + v3043;
    u64 v3045 = load_u64((const u8 *)v3044 + 49152);
    u64 v3046 = v3040 ? v3045 : v4;
    u64 v3047 = load_u64((const u8 *)v3 + 24);
    u64 v3048 = 0xffffffff;
    u64 v3049 = v2429 & v3048;
    u64 v3050 = 0x200;
    u8 v3051 = (u64)v3049 < (u64)v3050;
    u64 v3052 = v3051 ? v3049 : v4;
    u64 v3053 = 0x8;
    u64 v3054 = v3052 * v3053;
    u64 v3055 = v3047 + v3054;
    u64 v3056 = load_u64((const u8 *)v3055 + 53248);
    u64 v3057 = v3051 ? v3056 : v4;
    u64 v3058 = load_u64((const u8 *)v3 + 24);
    u64 v3059 = 0xffffffff;
    u64 v3060 = v2429 & v3059;
    u64 v3061 = 0x200;
    u8 v3062 = (u64)v3060 < (u64)v3061;
    u64 v3063 = v3062 ? v3060 : v4;
    u64 v3064 = 0x8;
    u64 v3065 = v3063 * v3064;
    u64 v3066 = v3058 + v3065;
    u64 v3067 = load_u64((const u8 *)v3066 + 4288512);
    u64 v3068 = v3062 ? v3067 : v4;
    u64 v3069 = load_u64((const u8 *)v3 + 24);
    u64 v3070 = 0xffffffff;
    u64 v3071 = v2429 & v3070;
    u64 v3072 = 0x200;
    u8 v3073 = (u64)v3071 < (u64)v3072;
    u64 v3074 = v3073 ? v3071 : v4;
    u64 v3075 = 0x8;
    u64 v3076 = v3074 * v3075;
    u64 v3077 = v3069 + v3076;
    u64 v3078 = load_u64((const u8 *)v3077 + 4296704);
    u64 v3079 = v3073 ? v3078 : v4;
    { u64 n3080 = v3068; u64 n3081 = v3079; u64 n3082 = v3035; u64 n3083 = v3057; u64 n3084 = v3046; v3080 = n3080; v3081 = n3081; v3082 = n3082; v3083 = n3083; v3084 = n3084; goto b135; }
b135:;
    u32 v3085 = load_u32((const u8 *)v2 + 368);
    u32 v3086 = __builtin_bswap32(v3085);
    u64 v3087 = v3086;
    u64 v3088 = 0x1fffff;
    u64 v3089 = v3087 & v3088;
    u8 v3090 = (u64)v3084 >= (u64)v3087;
    if (v3090) { goto b582; } else { goto b583; }
b582:;
    { u64 n3093 = v3089; v3093 = n3093; goto b136; }
b583:;
    u64 v3091 = 0x1fffff;
    u64 v3092 = v3084 & v3091;
    { u64 n3093 = v3092; v3093 = n3093; goto b136; }
b136:;
    u32 v3094 = load_u32((const u8 *)v2 + 364);
    u32 v3095 = __builtin_bswap32(v3094);
    u64 v3096 = v3095;
    u64 v3097 = load_u64((const u8 *)v1 + 256);
    u8 v3098 = (u64)v3096 >= (u64)v3097;
    if (v3098) { goto b584; } else { goto b585; }
b584:;
    { u64 n3099 = v3096; v3099 = n3099; goto b137; }
b585:;
    { u64 n3099 = v3097; v3099 = n3099; goto b137; }
b137:;
    u64 v3100 = load_u64((const u8 *)v3 + 48);
    u64 v3101 = load_u64((const u8 *)v3100 + 160);
    u64 v3102 = v3099 << (v4 & 63);
    u64 v3103 = 0xffffffff;
    u64 v3104 = v3102 & v3103;
    u64 v3105 = 0x10;
    u64 v3106 = v3104 >> (v3105 & 63);
    u64 v3107 = 0x8;
    u64 v3108 = v3106 * v3107;
    u64 v3109 = v3101 + v3108;
    u32 v3110 = load_u32((const u8 *)v3109 + 0);
    u64 v3111 = v3110;
    u64 v3113 = 0x80000000;
    u64 v3114 = v3111 & v3113;
    if (v3114) { goto b587; } else { u64 n3112 = v3111; v3112 = n3112; goto b586; }
b587:;
    u64 v3115 = load_u64((const u8 *)v3 + 48);
    u64 v3116 = load_u64((const u8 *)v3115 + 168);
    u64 v3117 = 0x7fffffff;
    u64 v3118 = v3111 & v3117;
    u64 v3119 = 0x800;
    u64 v3120 = v3118 * v3119;
    u64 v3121 = v3116 + v3120;
    u64 v3122 = 0x8;
    u64 v3123 = v3104 >> (v3122 & 63);
    u64 v3124 = 0xff;
    u64 v3125 = v3123 & v3124;
    u64 v3126 = 0x8;
    u64 v3127 = v3125 * v3126;
    u64 v3128 = v3121 + v3127;
    u32 v3129 = load_u32((const u8 *)v3128 + 0);
    u64 v3130 = v3129;
    u64 v3131 = 0x80000000;
    u64 v3132 = v3130 & v3131;
    if (v3132) { goto b588; } else { u64 n3112 = v3130; v3112 = n3112; goto b586; }
b588:;
    u64 v3133 = load_u64((const u8 *)v3 + 48);
    u64 v3134 = load_u64((const u8 *)v3133 + 168);
    u64 v3135 = 0x7fffffff;
    u64 v3136 = v3130 & v3135;
    u64 v3137 = 0x800;
    u64 v3138 = v3136 * v3137;
    u64 v3139 = v3134 + v3138;
    u64 v3140 = v3104 >> (v4 & 63);
    u64 v3141 = 0xff;
    u64 v3142 = v3140 & v3141;
    u64 v3143 = 0x8;
    u64 v3144 = v3142 * v3143;
    u64 v3145 = v3139 + v3144;
    u32 v3146 = load_u32((const u8 *)v3145 + 0);
    u64 v3147 = v3146;
    { u64 n3112 = v3147; v3112 = n3112; goto b586; }
b586:;
    u8 v3148 = (u64)v3112 != (u64)v4;
    u64 v3149 = v3148;
    u64 v3150 = load_u64((const u8 *)v3 + 48);
    u64 v3151 = load_u64((const u8 *)v3150 + 184);
    u64 v3152 = 0x8;
    u64 v3153 = v3112 * v3152;
    u64 v3154 = v3151 + v3153;
    u32 v3155 = load_u32((const u8 *)v3154 + 0);
    u64 v3156 = load_u64((const u8 *)v3 + 48);
    u64 v3157 = load_u64((const u8 *)v3156 + 192);
    u64 v3158 = 0x8;
    u64 v3159 = v3112 * v3158;
    u64 v3160 = v3157 + v3159;
    u32 v3161 = 0x3e8;
    u8 v3162 = (u32)v3155 == (u32)v3161;
    if (v3162) { goto b589; } else { goto b590; }
b589:;
    u64 v3163 = load_u64((const u8 *)v3160 + 0);
    u64 v3164 = 0xff;
    u64 v3165 = v3163 & v3164;
    { goto b138; }
b590:;
    u64 v3179 = load_u64((const u8 *)v1 + 216);
    u64 v3181 = load_u64((const u8 *)v1 + 224);
    { u64 n3178 = v3179; u64 n3180 = v3181; v3178 = n3178; v3180 = n3180; goto b139; }
b138:;
    u64 v3166 = 0x1f;
    u64 v3167 = v3166 - v3165;
    u64 v3168 = 0xff;
    u64 v3169 = v3167 & v3168;
    u64 v3170 = 0x40;
    u8 v3171 = (u64)v3169 < (u64)v3170;
    u64 v3172 = v3099 << (v3169 & 63);
    u64 v3173 = v3171 ? v3172 : v4;
    u64 v3174 = 0x17;
    u64 v3175 = v3173 >> (v3174 & 63);
    u64 v3176 = 0xff;
    u64 v3177 = v3175 & v3176;
    { u64 n3178 = v3165; u64 n3180 = v3177; v3178 = n3178; v3180 = n3180; goto b139; }
b139:;
    u64 v3182 = load_u64((const u8 *)v3 + 48);
    u64 v3183 = load_u64((const u8 *)v3182 + 200);
    u64 v3184 = 0xff;
    u64 v3185 = v3180 & v3184;
    u64 v3186 = 0x4;
    u64 v3187 = v3185 * v3186;
    u64 v3188 = v3183 + v3187;
    u32 v3189 = load_u32((const u8 *)v3188 + 0);
    u64 v3190 = v3189;
    u8 v3191 = (u64)v3190 != (u64)v4;
    u64 v3192 = v3191;
    u64 v3193 = load_u64((const u8 *)v3 + 48);
    u64 v3194 = load_u64((const u8 *)v3193 + 224);
    u64 v3195 = 0x8;
    u64 v3196 = v3190 * v3195;
    u64 v3197 = v3194 + v3196;
    u32 v3198 = load_u32((const u8 *)v3197 + 0);
    u64 v3199 = load_u64((const u8 *)v3 + 48);
    u64 v3200 = load_u64((const u8 *)v3199 + 232);
    u64 v3201 = 0x8;
    u64 v3202 = v3190 * v3201;
    u64 v3203 = v3200 + v3202;
    u32 v3204 = 0x3ee;
    u8 v3205 = (u32)v3198 == (u32)v3204;
    if (v3205) { goto b591; } else { goto b592; }
b591:;
    u64 v3206 = load_u64((const u8 *)v3203 + 0);
    { goto b140; }
b592:;
    u64 v3208 = load_u64((const u8 *)v1 + 208);
    { u64 n3207 = v3208; v3207 = n3207; goto b141; }
b140:;
    { u64 n3207 = v3206; v3207 = n3207; goto b141; }
b141:;
    u64 v3209 = v3093 * v3097;
    u64 v3210 = v3209 * v3207;
    u64 v3211 = 0x4;
    u64 v3212 = v3210 << (v3211 & 63);
    u64 v3213 = 0x40;
    u8 v3214 = (u64)v3178 < (u64)v3213;
    u64 v3215 = v3212 >> (v3178 & 63);
    u64 v3216 = v3214 ? v3215 : v4;
    u64 v3217 = v3093 * v2978;
    u64 v3218 = 0x1;
    u8 v3219 = (u64)v2966 != (u64)v3218;
    if (v3219) { goto b593; } else { goto b594; }
b593:;
    u64 v3249 = load_u64((const u8 *)v1 + 352);
    { u64 n3247 = v3080; u64 n3248 = v3249; u64 n3250 = v3216; v3247 = n3247; v3248 = n3248; v3250 = n3250; goto b143; }
b594:;
    u64 v3220 = 0x8;
    u64 v3221 = v4 << (v3220 & 63);
    u64 v3222 = 0x38;
    u64 v3223 = v3216 >> (v3222 & 63);
    u64 v3224 = 0x8;
    u64 v3225 = v3216 << (v3224 & 63);
    u64 v3226 = v3221 | v3223;
    u64 v3227 = v3081 * v3097;
    u64 v3228 = (u64)((u128)v3081 * v3097 >> 64);
    u128 v3229 = (u128)v3228 << 64 | v3227;
    u128 v3230 = (u128)v3226 << 64 | v3225;
    u8 v3231 = (u128)v3229 < (u128)v3230;
    u64 v3232 = v3231;
    u128 v3233 = (u128)v3228 << 64 | v3227;
    u128 v3234 = (u128)v3226 << 64 | v3225;
    u8 v3235 = (u128)v3233 >= (u128)v3234;
    if (v3235) { goto b595; } else { goto b596; }
b595:;
    { u64 n3245 = v3216; v3245 = n3245; goto b142; }
b596:;
    u64 v3236 = 0x1;
    u8 v3237 = (u64)v3082 != (u64)v3236;
    if (v3237) { goto b597; } else { goto b598; }
b597:;
    { u64 n3245 = v3216; v3245 = n3245; goto b142; }
b598:;
    u64 v3238 = 0x8;
    u64 v3239 = v3227 >> (v3238 & 63);
    u64 v3240 = 0x38;
    u64 v3241 = v3228 << (v3240 & 63);
    u64 v3242 = v3239 | v3241;
    u64 v3243 = 0x8;
    u64 v3244 = v3228 >> (v3243 & 63);
    { u64 n3245 = v3242; v3245 = n3245; goto b142; }
b142:;
    u64 v3246 = v3080 + v3209;
    { u64 n3247 = v3246; u64 n3248 = v3232; u64 n3250 = v3245; v3247 = n3247; v3248 = n3248; v3250 = n3250; goto b143; }
b143:;
    u64 v3251 = v2898 + v3250;
    u64 v3252 = v3250 * v3093;
    u128 v3253 = (u128)v2911 << 64 | v2909;
    u128 v3254 = (u128)v4 << 64 | v3252;
    u128 v3255 = v3253 + v3254;
    u64 v3256 = (u64)v3255;
    u64 v3257 = (u64)(v3255 >> 64);
    u64 v3258 = 0xffffffff;
    u64 v3259 = v3257 & v3258;
    u64 v3260 = v2922 + v3097;
    u64 v3261 = v2989 * v3250;
    u64 v3262 = (u64)((u128)v2989 * v3250 >> 64);
    u128 v3263 = (u128)v3262 << 64 | v3261;
    u64 v3264 = 0x80;
    u8 v3265 = (u64)v3000 < (u64)v3264;
    u64 v3266 = v3265 ? v3000 : v4;
    u128 v3267 = v3263 >> (v3266 & 127);
    u64 v3268 = (u64)v3267;
    u64 v3269 = (u64)(v3267 >> 64);
    u64 v3270 = v3265 ? v3268 : v4;
    u64 v3271 = v3265 ? v3269 : v4;
    u128 v3272 = (u128)v4 << 64 | v2933;
    u128 v3273 = (u128)v3271 << 64 | v3270;
    u8 v3274 = (u128)v3272 >= (u128)v3273;
    if (v3274) { goto b599; } else { goto b600; }
b599:;
    { u64 n3275 = v3270; v3275 = n3275; goto b144; }
b600:;
    { u64 n3275 = v2933; v3275 = n3275; goto b144; }
b144:;
    u64 v3276 = v3011 * v3097;
    u64 v3277 = (u64)((u128)v3011 * v3097 >> 64);
    u128 v3278 = (u128)v3277 << 64 | v3276;
    u64 v3279 = 0x80;
    u8 v3280 = (u64)v3022 < (u64)v3279;
    u64 v3281 = v3280 ? v3022 : v4;
    u128 v3282 = v3278 >> (v3281 & 127);
    u64 v3283 = (u64)v3282;
    u64 v3284 = (u64)(v3282 >> 64);
    u64 v3285 = v3280 ? v3283 : v4;
    u64 v3286 = v3280 ? v3284 : v4;
    u128 v3287 = (u128)v4 << 64 | v2944;
    u128 v3288 = (u128)v3286 << 64 | v3285;
    u8 v3289 = (u128)v3287 >= (u128)v3288;
    if (v3289) { goto b601; } else { goto b602; }
b601:;
    { u64 n3290 = v3285; v3290 = n3290; goto b145; }
b602:;
    { u64 n3290 = v2944; v3290 = n3290; goto b145; }
b145:;
    u64 v3291 = 0x1;
    u8 v3292 = (u64)v2966 != (u64)v3291;
    if (v3292) { goto b603; } else { goto b604; }
b603:;
    { goto b148; }
b604:;
    u8 v3293 = (u64)v3248 == (u64)v4;
    if (v3293) { goto b605; } else { goto b606; }
b605:;
    { goto b146; }
b606:;
    u64 v3294 = v3083 + v3275;
    { u64 n3296 = v3294; v3296 = n3296; goto b147; }
b146:;
    u64 v3295 = v3083 - v3275;
    { u64 n3296 = v3295; v3296 = n3296; goto b147; }
b147:;
    u64 v3297 = load_u64((const u8 *)v3 + 24);
    u64 v3298 = 0xffffffff;
    u64 v3299 = v2429 & v3298;
    u64 v3300 = 0x200;
    u8 v3301 = (u64)v3299 < (u64)v3300;
    u64 v3302 = v3301 ? v3299 : v4;
    u64 v3303 = 0x8;
    u64 v3304 = v3302 * v3303;
    u64 v3305 = v3297 + v3304;
    if (v3301) { goto b607; } else { goto b608; }
b607:;
    store_u64((u8 *)v3305 + 53248, v3296);
    { goto b608; }
b608:;
    u64 v3306 = load_u64((const u8 *)v3 + 24);
    u64 v3307 = 0xffffffff;
    u64 v3308 = v2429 & v3307;
    u64 v3309 = 0x200;
    u8 v3310 = (u64)v3308 < (u64)v3309;
    u64 v3311 = v3310 ? v3308 : v4;
    u64 v3312 = 0x8;
    u64 v3313 = v3311 * v3312;
    u64 v3314 = v3306 + v3313;
    if (v3310) { goto b609; } else { goto b610; }
b609:;
    store_u64((u8 *)v3314 + 4288512, v3247);
    { goto b610; }
b610:;
    { goto b148; }
b148:;
    u64 v3315 = v3275 - v3290;
    u64 v3316 = 0x3f;
    u64 v3317 = (int64_t)v3315 >> (v3316 & 63);
    u128 v3318 = (u128)v3317 << 64 | v3315;
    u128 v3319 = (u128)v4 << 64 | v3217;
    u128 v3320 = v3318 * v3319;
    u64 v3321 = (u64)v3320;
    u64 v3322 = (u64)(v3320 >> 64);
    u64 v3323 = 0x2b;
    u64 v3324 = v3321 >> (v3323 & 63);
    u64 v3325 = 0x15;
    u64 v3326 = v3322 << (v3325 & 63);
    u64 v3327 = v3324 | v3326;
    u64 v3328 = 0x2b;
    u64 v3329 = (int64_t)v3322 >> (v3328 & 63);
    u64 v3330 = 0x7fffffff0000;
    u128 v3331 = (u128)v4 << 64 | v3330;
    u128 v3332 = (u128)v3329 << 64 | v3327;
    u8 v3333 = (__int128)v3331 >= (__int128)v3332;
    if (v3333) { goto b611; } else { goto b612; }
b611:;
    { u64 n3334 = v3327; u64 n3335 = v3329; v3334 = n3334; v3335 = n3335; goto b149; }
b612:;
    { u64 n3334 = v3330; u64 n3335 = v4; v3334 = n3334; v3335 = n3335; goto b149; }
b149:;
    u64 v3336 = 0xffff800000010000;
    u64 v3337 = 0x3f;
    u64 v3338 = (int64_t)v3336 >> (v3337 & 63);
    u128 v3339 = (u128)v3335 << 64 | v3334;
    u128 v3340 = (u128)v3338 << 64 | v3336;
    u8 v3341 = (__int128)v3339 >= (__int128)v3340;
    if (v3341) { goto b613; } else { goto b614; }
b613:;
    { u64 n3342 = v3334; v3342 = n3342; goto b150; }
b614:;
    { u64 n3342 = v3336; v3342 = n3342; goto b150; }
b150:;
    u64 v3343 = v3342 << (v4 & 63);
    u64 v3344 = (int64_t)v3343 >> (v4 & 63);
    u64 v3345 = v3344 + v2955;
    u32 v3346 = load_u32((const u8 *)v2 + 372);
    u32 v3347 = __builtin_bswap32(v3346);
    u64 v3348 = v3347;
    u64 v3349 = 0x20;
    u64 v3350 = v3348 << (v3349 & 63);
    u64 v3351 = 0x20;
    u64 v3352 = (int64_t)v3350 >> (v3351 & 63);
    u64 v3353 = 0x10;
    u64 v3354 = 0x40;
    u8 v3355 = (u64)v3353 < (u64)v3354;
    u64 v3356 = 0x3f;
    u64 v3357 = v3355 ? v3353 : v3356;
    u64 v3358 = (int64_t)v3345 >> (v3357 & 63);
    u8 v3359 = (int64_t)v3358 >= (int64_t)v3352;
    if (v3359) { goto b615; } else { goto b616; }
b615:;
    { goto b154; }
b616:;
    u32 v3360 = (u32)v3358;
    u32 v3361 = __builtin_bswap32(v3360);
    store_u32((u8 *)v2 + 372, v3361);
    u64 v3362 = 0xffff;
    u64 v3363 = v3345 & v3362;
    { u64 n3534 = v3275; u64 n3535 = v3290; u64 n3536 = v3363; v3534 = n3534; v3535 = n3535; v3536 = n3536; goto b151; }
b154:;
    u64 v3364 = load_u64((const u8 *)v3 + 48);
    u64 v3365 = load_u64((const u8 *)v3364 + 240);
    u64 v3366 = v3093 << (v4 & 63);
    u64 v3367 = 0xffffffff;
    u64 v3368 = v3366 & v3367;
    u64 v3369 = 0x10;
    u64 v3370 = v3368 >> (v3369 & 63);
    u64 v3371 = 0x8;
    u64 v3372 = v3370 * v3371;
    u64 v3373 = v3365 + v3372;
    u32 v3374 = load_u32((const u8 *)v3373 + 0);
    u64 v3375 = v3374;
    u64 v3377 = 0x80000000;
    u64 v3378 = v3375 & v3377;
    if (v3378) { goto b618; } else { u64 n3376 = v3375; v3376 = n3376; goto b617; }
b618:;
    u64 v3379 = load_u64((const u8 *)v3 + 48);
    u64 v3380 = load_u64((const u8 *)v3379 + 248);
    u64 v3381 = 0x7fffffff;
    u64 v3382 = v3375 & v3381;
    u64 v3383 = 0x800;
    u64 v3384 = v3382 * v3383;
    u64 v3385 = v3380 + v3384;
    u64 v3386 = 0x8;
    u64 v3387 = v3368 >> (v3386 & 63);
    u64 v3388 = 0xff;
    u64 v3389 = v3387 & v3388;
    u64 v3390 = 0x8;
    u64 v3391 = v3389 * v3390;
    u64 v3392 = v3385 + v3391;
    u32 v3393 = load_u32((const u8 *)v3392 + 0);
    u64 v3394 = v3393;
    u64 v3395 = 0x80000000;
    u64 v3396 = v3394 & v3395;
    if (v3396) { goto b619; } else { u64 n3376 = v3394; v3376 = n3376; goto b617; }
b619:;
    u64 v3397 = load_u64((const u8 *)v3 + 48);
    u64 v3398 = load_u64((const u8 *)v3397 + 248);
    u64 v3399 = 0x7fffffff;
    u64 v3400 = v3394 & v3399;
    u64 v3401 = 0x800;
    u64 v3402 = v3400 * v3401;
    u64 v3403 = v3398 + v3402;
    u64 v3404 = v3368 >> (v4 & 63);
    u64 v3405 = 0xff;
    u64 v3406 = v3404 & v3405;
    u64 v3407 = 0x8;
    u64 v3408 = v3406 * v3407;
    u64 v3409 = v3403 + v3408;
    u32 v3410 = load_u32((const u8 *)v3409 + 0);
    u64 v3411 = v3410;
    { u64 n3376 = v3411; v3376 = n3376; goto b617; }
b617:;
    u8 v3412 = (u64)v3376 != (u64)v4;
    u64 v3413 = v3412;
    u64 v3414 = load_u64((const u8 *)v3 + 48);
    u64 v3415 = load_u64((const u8 *)v3414 + 264);
    u64 v3416 = 0x8;
    u64 v3417 = v3376 * v3416;
    u64 v3418 = v3415 + v3417;
    u32 v3419 = load_u32((const u8 *)v3418 + 0);
    u64 v3420 = load_u64((const u8 *)v3 + 48);
    u64 v3421 = load_u64((const u8 *)v3420 + 272);
    u64 v3422 = 0x8;
    u64 v3423 = v3376 * v3422;
    u64 v3424 = v3421 + v3423;
    u32 v3425 = 0x43b;
    u8 v3426 = (u32)v3419 == (u32)v3425;
    if (v3426) { goto b620; } else { goto b621; }
b620:;
    u64 v3427 = load_u64((const u8 *)v3424 + 0);
    u64 v3428 = 0xff;
    u64 v3429 = v3427 & v3428;
    { goto b155; }
b621:;
    u64 v3443 = load_u64((const u8 *)v1 + 240);
    u64 v3445 = load_u64((const u8 *)v1 + 248);
    { u64 n3442 = v3443; u64 n3444 = v3445; v3442 = n3442; v3444 = n3444; goto b156; }
b155:;
    u64 v3430 = 0x1f;
    u64 v3431 = v3430 - v3429;
    u64 v3432 = 0xff;
    u64 v3433 = v3431 & v3432;
    u64 v3434 = 0x40;
    u8 v3435 = (u64)v3433 < (u64)v3434;
    u64 v3436 = v3093 << (v3433 & 63);
    u64 v3437 = v3435 ? v3436 : v4;
    u64 v3438 = 0x17;
    u64 v3439 = v3437 >> (v3438 & 63);
    u64 v3440 = 0xff;
    u64 v3441 = v3439 & v3440;
    { u64 n3442 = v3429; u64 n3444 = v3441; v3442 = n3442; v3444 = n3444; goto b156; }
b156:;
    u64 v3446 = load_u64((const u8 *)v3 + 48);
    u64 v3447 = load_u64((const u8 *)v3446 + 280);
    u64 v3448 = 0xff;
    u64 v3449 = v3444 & v3448;
    u64 v3450 = 0x4;
    u64 v3451 = v3449 * v3450;
    u64 v3452 = v3447 + v3451;
    u32 v3453 = load_u32((const u8 *)v3452 + 0);
    u64 v3454 = v3453;
    u8 v3455 = (u64)v3454 != (u64)v4;
    u64 v3456 = v3455;
    u64 v3457 = load_u64((const u8 *)v3 + 48);
    u64 v3458 = load_u64((const u8 *)v3457 + 304);
    u64 v3459 = 0x8;
    u64 v3460 = v3454 * v3459;
    u64 v3461 = v3458 + v3460;
    u32 v3462 = load_u32((const u8 *)v3461 + 0);
    u64 v3463 = load_u64((const u8 *)v3 + 48);
    u64 v3464 = load_u64((const u8 *)v3463 + 312);
    u64 v3465 = 0x8;
    u64 v3466 = v3454 * v3465;
    u64 v3467 = v3464 + v3466;
    u32 v3468 = 0x441;
    u8 v3469 = (u32)v3462 == (u32)v3468;
    if (v3469) { goto b622; } else { goto b623; }
b622:;
    u64 v3470 = load_u64((const u8 *)v3467 + 0);
    { goto b157; }
b623:;
    u64 v3472 = load_u64((const u8 *)v1 + 232);
    { u64 n3471 = v3472; v3471 = n3471; goto b158; }
b157:;
    { u64 n3471 = v3470; v3471 = n3471; goto b158; }
b158:;
    u32 v3473 = load_u32((const u8 *)v2 + 372);
    u32 v3474 = __builtin_bswap32(v3473);
    u64 v3475 = v3474;
    u64 v3476 = 0x20;
    u64 v3477 = v3475 << (v3476 & 63);
    u64 v3478 = 0x20;
    u64 v3479 = (int64_t)v3477 >> (v3478 & 63);
    u64 v3480 = 0x3f;
    u64 v3481 = (int64_t)v3479 >> (v3480 & 63);
    u128 v3482 = (u128)v3481 << 64 | v3479;
    u128 v3483 = (u128)v4 << 64 | v2436;
    u128 v3484 = v3482 * v3483;
    u64 v3485 = (u64)v3484;
    u64 v3486 = (u64)(v3484 >> 64);
    u128 v3487 = (u128)v3486 << 64 | v3485;
    u128 v3488 = (u128)v4 << 64 | v3471;
    u128 v3489 = v3487 * v3488;
    u64 v3490 = (u64)v3489;
    u64 v3491 = (u64)(v3489 >> 64);
    u64 v3492 = 0x8;
    u64 v3493 = v3442 + v3492;
    u64 v3494 = 0xff;
    u64 v3495 = v3493 & v3494;
    u128 v3496 = (u128)v3491 << 64 | v3490;
    u64 v3497 = 0x80;
    u8 v3498 = (u64)v3495 < (u64)v3497;
    u64 v3499 = 0x7f;
    u64 v3500 = v3498 ? v3495 : v3499;
    u128 v3501 = (__int128)v3496 >> (v3500 & 127);
    u64 v3502 = (u64)v3501;
    u64 v3503 = (u64)(v3501 >> 64);
    u128 v3504 = (u128)v3491 << 64 | v3490;
    u64 v3505 = 0x80;
    u8 v3506 = (u64)v3495 < (u64)v3505;
    u64 v3507 = 0x7f;
    u64 v3508 = v3506 ? v3495 : v3507;
    u128 v3509 = (__int128)v3504 >> (v3508 & 127);
    u64 v3510 = (u64)v3509;
    u64 v3511 = (u64)(v3509 >> 64);
    u64 v3512 = 0x2000000000000000;
    u128 v3513 = (u128)v4 << 64 | v3512;
    u128 v3514 = (u128)v3511 << 64 | v3510;
    u8 v3515 = (__int128)v3513 >= (__int128)v3514;
    if (v3515) { goto b624; } else { goto b625; }
b624:;
    { u64 n3516 = v3502; u64 n3517 = v3503; v3516 = n3516; v3517 = n3517; goto b159; }
b625:;
    { u64 n3516 = v3512; u64 n3517 = v4; v3516 = n3516; v3517 = n3517; goto b159; }
b159:;
    u64 v3518 = 0xe000000000000000;
    u64 v3519 = 0x3f;
    u64 v3520 = (int64_t)v3518 >> (v3519 & 63);
    u128 v3521 = (u128)v3517 << 64 | v3516;
    u128 v3522 = (u128)v3520 << 64 | v3518;
    u8 v3523 = (__int128)v3521 >= (__int128)v3522;
    if (v3523) { goto b626; } else { goto b627; }
b626:;
    { u64 n3524 = v3516; v3524 = n3524; goto b160; }
b627:;
    { u64 n3524 = v3518; v3524 = n3524; goto b160; }
b160:;
    u64 v3525 = v3524 << (v4 & 63);
    u64 v3526 = (int64_t)v3525 >> (v4 & 63);
    u8 v3527 = (int64_t)v3526 >= (int64_t)v3315;
    if (v3527) { goto b628; } else { goto b629; }
b628:;
    { u64 n3530 = v3290; v3530 = n3530; goto b161; }
b629:;
    u64 v3528 = v3315 - v3526;
    u64 v3529 = v3290 + v3528;
    { u64 n3530 = v3529; v3530 = n3530; goto b161; }
b161:;
    u8 v3531 = (int64_t)v2944 >= (int64_t)v3530;
    if (v3531) { goto b630; } else { goto b631; }
b630:;
    { u64 n3532 = v3530; v3532 = n3532; goto b162; }
b631:;
    { u64 n3532 = v2944; v3532 = n3532; goto b162; }
b162:;
    u64 v3533 = v3526 + v3532;
    { u64 n3534 = v3533; u64 n3535 = v3532; u64 n3536 = v2955; v3534 = n3534; v3535 = n3535; v3536 = n3536; goto b151; }
b151:;
    u64 v3537 = v2933 - v3534;
    u64 v3538 = v2944 - v3535;
    u8 v3539 = (int64_t)v3537 >= (int64_t)v4;
    if (v3539) { goto b632; } else { goto b633; }
b632:;
    { u64 n3540 = v3537; v3540 = n3540; goto b152; }
b633:;
    { u64 n3540 = v4; v3540 = n3540; goto b152; }
b152:;
    u64 v3541 = v2944 - v3535;
    u8 v3542 = (int64_t)v3541 >= (int64_t)v4;
    if (v3542) { goto b634; } else { goto b635; }
b634:;
    { u64 n3543 = v3538; v3543 = n3543; goto b153; }
b635:;
    { u64 n3543 = v4; v3543 = n3543; goto b153; }
b153:;
    u64 v3544 = load_u64((const u8 *)v3 + 24);
    u64 v3545 = 0xffffffff;
    u64 v3546 = v2429 & v3545;
    u64 v3547 = 0x200;
    u8 v3548 = (u64)v3546 < (u64)v3547;
    u64 v3549 = v3548 ? v3546 : v4;
    u64 v3550 = 0x8;
    u64 v3551 = v3549 * v3550;
    u64 v3552 = v3544 + v3551;
    if (v3548) { goto b636; } else { goto b637; }
b636:;
    store_u64((u8 *)v3552 + 4280320, v3251);
    { goto b637; }
b637:;
    u64 v3553 = load_u64((const u8 *)v3 + 32);
    u64 v3554 = 0xffffffff;
    u64 v3555 = v2429 & v3554;
    u64 v3556 = 0x200;
    u8 v3557 = (u64)v3555 < (u64)v3556;
    u64 v3558 = v3557 ? v3555 : v4;
    u64 v3559 = 0x10;
    u64 v3560 = v3558 * v3559;
    u64 v3561 = v3553 + v3560;
    if (v3557) { goto b638; } else { goto b639; }
b638:;
    store_u64((u8 *)v3561 + 1048576, v3256);
    store_u64((u8 *)v3561 + 1048584, v3259);
    { goto b639; }
b639:;
    u64 v3562 = load_u64((const u8 *)v3 + 24);
    u64 v3563 = 0xffffffff;
    u64 v3564 = v2429 & v3563;
    u64 v3565 = 0x200;
    u8 v3566 = (u64)v3564 < (u64)v3565;
    u64 v3567 = v3566 ? v3564 : v4;
    u64 v3568 = 0x8;
    u64 v3569 = v3567 * v3568;
    u64 v3570 = v3562 + v3569;
    if (v3566) { goto b640; } else { goto b641; }
b640:;
    store_u64((u8 *)v3570 + 4284416, v3260);
    { goto b641; }
b641:;
    u64 v3571 = load_u64((const u8 *)v3 + 24);
    u64 v3572 = 0xffffffff;
    u64 v3573 = v2429 & v3572;
    u64 v3574 = 0x200;
    u8 v3575 = (u64)v3573 < (u64)v3574;
    u64 v3576 = v3575 ? v3573 : v4;
    u64 v3577 = 0x8;
    u64 v3578 = v3576 * v3577;
    u64 v3579 = v3571 + v3578;
    if (v3575) { goto b642; } else { goto b643; }
b642:;
    store_u64((u8 *)v3579 + 28672, v3540);
    { goto b643; }
b643:;
    u64 v3580 = load_u64((const u8 *)v3 + 24);
    u64 v3581 = 0xffffffff;
    u64 v3582 = v2429 & v3581;
    u64 v3583 = 0x200;
    u8 v3584 = (u64)v3582 < (u64)v3583;
    u64 v3585 = v3584 ? v3582 : v4;
    u64 v3586 = 0x8;
    u64 v3587 = v3585 * v3586;
    u64 v3588 = v3580 + v3587;
    if (v3584) { goto b644; } else { goto b645; }
b644:;
    store_u64((u8 *)v3588 + 32768, v3543);
    { goto b645; }
b645:;
    u64 v3589 = load_u64((const u8 *)v3 + 24);
    u64 v3590 = 0xffffffff;
    u64 v3591 = v2429 & v3590;
    u64 v3592 = 0x200;
    u8 v3593 = (u64)v3591 < (u64)v3592;
    u64 v3594 = v3593 ? v3591 : v4;
    u64 v3595 = 0x8;
    u64 v3596 = v3594 * v3595;
    u64 v3597 = v3589 + v3596;
    if (v3593) { goto b646; } else { goto b647; }
b646:;
    store_u64((u8 *)v3597 + 36864, v3536);
    { goto b647; }
b647:;
    { goto b128; }
b128:;
    u8 v3598 = (u64)v2498 == (u64)v4;
    if (v3598) { goto b648; } else { goto b649; }
b648:;
    { u64 n3722 = v2776; v3722 = n3722; goto b132; }
b649:;
    u32 v3599 = load_u32((const u8 *)v2 + 372);
    u32 v3600 = __builtin_bswap32(v3599);
    u64 v3601 = v3600;
    u64 v3602 = 0x20;
    u64 v3603 = v3601 << (v3602 & 63);
    u64 v3604 = 0x20;
    u64 v3605 = (int64_t)v3603 >> (v3604 & 63);
    u8 v3606 = (int64_t)v3605 >= (int64_t)v4;
    if (v3606) { goto b650; } else { goto b651; }
b650:;
    { u64 n3614 = v3605; v3614 = n3614; goto b129; }
b651:;
    u64 v3607 = 0x3;
    u64 v3608 = 0x40;
    u8 v3609 = (u64)v3607 < (u64)v3608;
    u64 v3610 = 0x3f;
    u64 v3611 = v3609 ? v3607 : v3610;
    u64 v3612 = (int64_t)v3605 >> (v3611 & 63);
    u64 v3613 = v3605 - v3612;
    { u64 n3614 = v3613; v3614 = n3614; goto b129; }
b129:;
    u64 v3615 = v3614 + v2791;
    u64 v3616 = load_u64((const u8 *)v1 + 256);
    u8 v3617 = (int64_t)v3615 >= (int64_t)v3616;
    if (v3617) { goto b652; } else { goto b653; }
b652:;
    { u64 n3618 = v3615; v3618 = n3618; goto b130; }
b653:;
    { u64 n3618 = v3616; v3618 = n3618; goto b130; }
b130:;
    u64 v3619 = 0xffffffff;
    u8 v3620 = (int64_t)v3619 >= (int64_t)v3618;
    if (v3620) { goto b654; } else { goto b655; }
b654:;
    { u64 n3622 = v3618; v3622 = n3622; goto b131; }
b655:;
    u64 v3621 = 0xffffffff;
    { u64 n3622 = v3621; v3622 = n3622; goto b131; }
b131:;
    u64 v3623 = 0xffffffff;
    u64 v3624 = v3622 & v3623;
    store_u64((u8 *)v1 + 872, v2393);
    store_u64((u8 *)v1 + 880, v2394);
    u64 v3625 = load_u64((const u8 *)v3 + 0);
    u32 v3626 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3625, 941);
    u64 v3627 = 0x10000;
    u8 v3628 = (u64)v3627 == (u64)v4;
    u64 v3629 = v3628;
    u64 v3630 = 0x1;
    u64 v3631 = 0x10000;
    u64 v3632 = v3629 ? v3630 : v3631;
    u64 v3633 = load_u64((const u8 *)v1 + 7976);
    u64 v3634 = 0x1;
    u8 v3635 = (u64)v3632 == (u64)v4;
    u64 v3636 = v3635 ? v3634 : v3632;
    u64 v3637 = v3633 % v3636;
    u64 v3638 = v3637 + v4;
    u64 v3639 = 0xffffffff;
    u64 v3640 = v3638 & v3639;
    u64 v3641 = load_u64((const u8 *)v3 + 32);
    u64 v3642 = 0xffffffff;
    u64 v3643 = v3640 & v3642;
    u64 v3644 = 0x10000;
    u8 v3645 = (u64)v3643 < (u64)v3644;
    u64 v3646 = v3645 ? v3643 : v4;
    u64 v3647 = 0x10;
    u64 v3648 = v3646 * v3647;
    u64 v3649 = v3641 + v3648;
    if (v3645) { goto b656; } else { goto b657; }
b656:;
    store_u64((u8 *)v3649 + 0, v2779);
    store_u64((u8 *)v3649 + 8, v2781);
    { goto b657; }
b657:;
    u64 v3650 = load_u64((const u8 *)v3 + 24);
    u64 v3651 = 0xffffffff;
    u64 v3652 = v3640 & v3651;
    u64 v3653 = 0x10000;
    u8 v3654 = (u64)v3652 < (u64)v3653;
    u64 v3655 = v3654 ? v3652 : v4;
    u64 v3656 = 0x8;
    u64 v3657 = v3655 * v3656;
    u64 v3658 = v3650 + v3657;
    if (v3654) { goto b658; } else { goto b659; }
b658:;
    store_u64((u8 *)v3658 + 81920, v2783);
    { goto b659; }
b659:;
    u64 v3659 = load_u64((const u8 *)v3 + 24);
    u64 v3660 = 0xffffffff;
    u64 v3661 = v3640 & v3660;
    u64 v3662 = 0x10000;
    u8 v3663 = (u64)v3661 < (u64)v3662;
    u64 v3664 = v3663 ? v3661 : v4;
    u64 v3665 = 0x8;
    u64 v3666 = v3664 * v3665;
    u64 v3667 = v3659 + v3666;
    if (v3663) { goto b660; } else { goto b661; }
b660:;
    store_u64((u8 *)v3667 + 606208, v2785);
    { goto b661; }
b661:;
    u64 v3668 = load_u64((const u8 *)v3 + 24);
    u64 v3669 = 0xffffffff;
    u64 v3670 = v3640 & v3669;
    u64 v3671 = 0x10000;
    u8 v3672 = (u64)v3670 < (u64)v3671;
    u64 v3673 = v3672 ? v3670 : v4;
    u64 v3674 = 0x8;
    u64 v3675 = v3673 * v3674;
    u64 v3676 = v3668 + v3675;
    if (v3672) { goto b662; } else { goto b663; }
b662:;
    store_u64((u8 *)v3676 + 1130496, v2787);
    { goto b663; }
b663:;
    u64 v3677 = load_u64((const u8 *)v3 + 24);
    u64 v3678 = 0xffffffff;
    u64 v3679 = v3640 & v3678;
    u64 v3680 = 0x10000;
    u8 v3681 = (u64)v3679 < (u64)v3680;
    u64 v3682 = v3681 ? v3679 : v4;
    u64 v3683 = 0x8;
    u64 v3684 = v3682 * v3683;
    u64 v3685 = v3677 + v3684;
    if (v3681) { goto b664; } else { goto b665; }
b664:;
    store_u64((u8 *)v3685 + 1654784, v2789);
    { goto b665; }
b665:;
    u64 v3686 = load_u64((const u8 *)v3 + 24);
    u64 v3687 = 0xffffffff;
    u64 v3688 = v3640 & v3687;
    u64 v3689 = 0x10000;
    u8 v3690 = (u64)v3688 < (u64)v3689;
    u64 v3691 = v3690 ? v3688 : v4;
    u64 v3692 = 0x8;
    u64 v3693 = v3691 * v3692;
    u64 v3694 = v3686 + v3693;
    if (v3690) { goto b666; } else { goto b667; }
b666:;
    store_u64((u8 *)v3694 + 2179072, v3624);
    { goto b667; }
b667:;
    u64 v3695 = load_u64((const u8 *)v3 + 24);
    u64 v3696 = 0xffffffff;
    u64 v3697 = v3640 & v3696;
    u64 v3698 = 0x10000;
    u8 v3699 = (u64)v3697 < (u64)v3698;
    u64 v3700 = v3699 ? v3697 : v4;
    u64 v3701 = 0x8;
    u64 v3702 = v3700 * v3701;
    u64 v3703 = v3695 + v3702;
    if (v3699) { goto b668; } else { goto b669; }
b668:;
    store_u64((u8 *)v3703 + 2703360, v2793);
    { goto b669; }
b669:;
    u64 v3704 = load_u64((const u8 *)v3 + 24);
    u64 v3705 = 0xffffffff;
    u64 v3706 = v3640 & v3705;
    u64 v3707 = 0x10000;
    u8 v3708 = (u64)v3706 < (u64)v3707;
    u64 v3709 = v3708 ? v3706 : v4;
    u64 v3710 = 0x8;
    u64 v3711 = v3709 * v3710;
    u64 v3712 = v3704 + v3711;
    if (v3708) { goto b670; } else { goto b671; }
b670:;
    store_u64((u8 *)v3712 + 3227648, v2795);
    { goto b671; }
b671:;
    u64 v3713 = load_u64((const u8 *)v3 + 24);
    u64 v3714 = 0xffffffff;
    u64 v3715 = v3640 & v3714;
    u64 v3716 = 0x10000;
    u8 v3717 = (u64)v3715 < (u64)v3716;
    u64 v3718 = v3717 ? v3715 : v4;
    u64 v3719 = 0x8;
    u64 v3720 = v3718 * v3719;
    u64 v3721 = v3713 + v3720;
    if (v3717) { goto b672; } else { goto b673; }
b672:;
    store_u64((u8 *)v3721 + 3751936, v2797);
    { goto b673; }
b673:;
    { u64 n3722 = v2776; v3722 = n3722; goto b132; }
b132:;
    u8 v3725 = (u64)v2433 == (u64)v4;
    if (v3725) { goto b674; } else { goto b675; }
b674:;
    u64 v3763 = load_u64((const u8 *)v1 + 0);
    u64 v3766 = load_u64((const u8 *)v1 + 8);
    u64 v3771 = load_u64((const u8 *)v1 + 440);
    u64 v3774 = load_u64((const u8 *)v1 + 448);
    u64 v3777 = load_u64((const u8 *)v1 + 456);
    u64 v3780 = load_u64((const u8 *)v1 + 464);
    u64 v3783 = load_u64((const u8 *)v1 + 472);
    u64 v3786 = load_u64((const u8 *)v1 + 480);
    { u64 n3761 = v3763; u64 n3764 = v3766; u64 n3767 = v3722; u64 n3769 = v3771; u64 n3772 = v3774; u64 n3775 = v3777; u64 n3778 = v3780; u64 n3781 = v3783; u64 n3784 = v3786; u64 n3787 = v2408; u64 n3789 = v2410; u64 n3791 = v2412; u64 n3793 = v2414; u64 n3795 = v2416; u64 n3797 = v2418; u64 n3799 = v2420; u64 n3801 = v2422; u64 n3803 = v2424; u64 n3805 = v2426; u64 n3807 = v2428; u64 n3808 = v2430; v3761 = n3761; v3764 = n3764; v3767 = n3767; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3787 = n3787; v3789 = n3789; v3791 = n3791; v3793 = n3793; v3795 = n3795; v3797 = n3797; v3799 = n3799; v3801 = n3801; v3803 = n3803; v3805 = n3805; v3807 = n3807; v3808 = n3808; goto b133; }
b675:;
    u64 v3726 = load_u64((const u8 *)v3 + 24);
    u64 v3727 = 0xffffffff;
    u64 v3728 = v2432 & v3727;
    u64 v3729 = 0x200;
    u8 v3730 = (u64)v3728 < (u64)v3729;
    u64 v3731 = v3730 ? v3728 : v4;
    u64 v3732 = 0x8;
    u64 v3733 = v3731 * v3732;
    u64 v3734 = v3726 + v3733;
    u64 v3735 = load_u64((const u8 *)v3734 + 4096);
    u64 v3736 = v3730 ? v3735 : v4;
    u64 v3737 = load_u64((const u8 *)v3 + 24);
    u64 v3738 = 0xffffffff;
    u64 v3739 = v2432 & v3738;
    u64 v3740 = 0x200;
    u8 v3741 = (u64)v3739 < (u64)v3740;
    u64 v3742 = v3741 ? v3739 : v4;
    u64 v3743 = 0x8;
    u64 v3744 = v3742 * v3743;
    u64 v3745 = v3737 + v3744;
    u64 v3746 = load_u64((const u8 *)v3745 + 8192);
    u64 v3747 = v3741 ? v3746 : v4;
    u64 v3748 = v3736 - v3747;
    u64 v3749 = v3748 - v2435;
    u64 v3750 = 0xffffffff;
    u64 v3751 = v3749 & v3750;
    u64 v3752 = load_u64((const u8 *)v1 + 568);
    u64 v3753 = 0x1ff;
    u64 v3754 = v3752 & v3753;
    u64 v3755 = 0xffffffff;
    u64 v3756 = v2395 & v3755;
    u64 v3757 = 0x1;
    u64 v3758 = 0x8000;
    u64 v3759 = v3757 | v3758;
    u64 v3760 = 0x1;
    { u64 n3761 = v3759; u64 n3764 = v3760; u64 n3767 = v3722; u64 n3769 = v3754; u64 n3772 = v2429; u64 n3775 = v2431; u64 n3778 = v3756; u64 n3781 = v2397; u64 n3784 = v3751; u64 n3787 = v2408; u64 n3789 = v2410; u64 n3791 = v2412; u64 n3793 = v2414; u64 n3795 = v2416; u64 n3797 = v2418; u64 n3799 = v2420; u64 n3801 = v2422; u64 n3803 = v2424; u64 n3805 = v2426; u64 n3807 = v2428; u64 n3808 = v2430; v3761 = n3761; v3764 = n3764; v3767 = n3767; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3787 = n3787; v3789 = n3789; v3791 = n3791; v3793 = n3793; v3795 = n3795; v3797 = n3797; v3799 = n3799; v3801 = n3801; v3803 = n3803; v3805 = n3805; v3807 = n3807; v3808 = n3808; goto b133; }
b133:;
    u8 v3809 = (u64)v3767 == (u64)v4;
    if (v3809) { goto b676; } else { goto b677; }
b676:;
    { goto b188; }
b677:;
    u64 v3810 = 0x1ff;
    u64 v3811 = 0x1ff;
    u64 v3812 = v3810 & v3811;
    u64 v3813 = 0x1ff;
    u8 v3814 = (u64)v3812 == (u64)v3813;
    u64 v3815 = v3814;
    u64 v3816 = v3815 | v3761;
    u64 v3817 = load_u64((const u8 *)v1 + 24);
    u64 v3818 = v3816 | v3817;
    if (v3818) { goto b678; } else { goto b679; }
b678:;
    u8 v3819 = 0;
    store_u64((u8 *)v1 + 0, v3761);
    store_u64((u8 *)v1 + 8, v3764);
    store_u64((u8 *)v1 + 440, v3769);
    store_u64((u8 *)v1 + 448, v3772);
    store_u64((u8 *)v1 + 456, v3775);
    store_u64((u8 *)v1 + 464, v3778);
    store_u64((u8 *)v1 + 472, v3781);
    store_u64((u8 *)v1 + 480, v3784);
    store_u64((u8 *)v1 + 488, v3787);
    store_u64((u8 *)v1 + 496, v3789);
    store_u64((u8 *)v1 + 504, v3791);
    store_u64((u8 *)v1 + 512, v3793);
    store_u64((u8 *)v1 + 520, v3795);
    store_u64((u8 *)v1 + 528, v3797);
    store_u64((u8 *)v1 + 536, v3799);
    store_u64((u8 *)v1 + 544, v3801);
    store_u64((u8 *)v1 + 552, v3803);
    store_u64((u8 *)v1 + 560, v3805);
    store_u64((u8 *)v1 + 576, v3810);
    store_u64((u8 *)v1 + 600, v3808);
    store_u64((u8 *)v1 + 632, v4);
    return v3819;
b679:;
    u64 v3929 = load_u64((const u8 *)v1 + 184);
    u64 v3940 = load_u64((const u8 *)v1 + 192);
    u64 v3951 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3929; u64 n3931 = v3940; u64 n3942 = v3951; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b188:;
    u64 v3820 = 0x1ff;
    u64 v3821 = v3807 & v3820;
    u64 v3822 = 0x1ff;
    u8 v3823 = (u64)v3821 == (u64)v3822;
    u64 v3824 = v3823;
    u64 v3825 = v3824 | v3761;
    u64 v3826 = load_u64((const u8 *)v1 + 24);
    u64 v3827 = v3825 | v3826;
    if (v3827) { goto b680; } else { goto b681; }
b680:;
    u8 v3828 = 0;
    store_u64((u8 *)v1 + 0, v3761);
    store_u64((u8 *)v1 + 8, v3764);
    store_u64((u8 *)v1 + 440, v3769);
    store_u64((u8 *)v1 + 448, v3772);
    store_u64((u8 *)v1 + 456, v3775);
    store_u64((u8 *)v1 + 464, v3778);
    store_u64((u8 *)v1 + 472, v3781);
    store_u64((u8 *)v1 + 480, v3784);
    store_u64((u8 *)v1 + 488, v3787);
    store_u64((u8 *)v1 + 496, v3789);
    store_u64((u8 *)v1 + 504, v3791);
    store_u64((u8 *)v1 + 512, v3793);
    store_u64((u8 *)v1 + 520, v3795);
    store_u64((u8 *)v1 + 528, v3797);
    store_u64((u8 *)v1 + 536, v3799);
    store_u64((u8 *)v1 + 544, v3801);
    store_u64((u8 *)v1 + 552, v3803);
    store_u64((u8 *)v1 + 560, v3805);
    store_u64((u8 *)v1 + 576, v3807);
    store_u64((u8 *)v1 + 600, v3808);
    return v3828;
b681:;
    u64 v3930 = load_u64((const u8 *)v1 + 184);
    u64 v3941 = load_u64((const u8 *)v1 + 192);
    u64 v3952 = load_u64((const u8 *)v1 + 200);
    { u64 n3920 = v3930; u64 n3931 = v3941; u64 n3942 = v3952; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b2:;
    u64 v3829 = load_u64((const u8 *)v3 + 0);
    u32 v3830 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3829, 217);
    u32 v3831 = (u32)v4;
    u32 v3832 = __builtin_bswap32(v3831);
    store_u32((u8 *)v2 + 162, v3832);
    u64 v3833 = 0x20;
    u64 v3834 = v4 >> (v3833 & 63);
    u16 v3835 = (u16)v3834;
    u16 v3836 = __builtin_bswap16(v3835);
    store_u16((u8 *)v2 + 160, v3836);
    u32 v3837 = (u32)v4;
    u32 v3838 = __builtin_bswap32(v3837);
    store_u32((u8 *)v2 + 168, v3838);
    u64 v3839 = 0x20;
    u64 v3840 = v4 >> (v3839 & 63);
    u16 v3841 = (u16)v3840;
    u16 v3842 = __builtin_bswap16(v3841);
    store_u16((u8 *)v2 + 166, v3842);
    { goto b1; }
b1:;
    u64 v3843 = 0x88b5;
    u16 v3844 = (u16)v3843;
    u16 v3845 = __builtin_bswap16(v3844);
    store_u16((u8 *)v2 + 172, v3845);
    u64 v3846 = load_u64((const u8 *)v3 + 0);
    u32 v3847 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3846, 194);
    u64 v3848 = load_u64((const u8 *)v1 + 448);
    u16 v3849 = (u16)v3848;
    u16 v3850 = __builtin_bswap16(v3849);
    store_u16((u8 *)v2 + 176, v3850);
    u64 v3851 = load_u64((const u8 *)v1 + 456);
    u32 v3852 = (u32)v3851;
    u32 v3853 = __builtin_bswap32(v3852);
    store_u32((u8 *)v2 + 180, v3853);
    u64 v3854 = 0x20;
    u64 v3855 = v3851 >> (v3854 & 63);
    u16 v3856 = (u16)v3855;
    u16 v3857 = __builtin_bswap16(v3856);
    store_u16((u8 *)v2 + 178, v3857);
    u64 v3858 = load_u64((const u8 *)v1 + 464);
    u32 v3859 = (u32)v3858;
    u32 v3860 = __builtin_bswap32(v3859);
    store_u32((u8 *)v2 + 184, v3860);
    u64 v3861 = load_u64((const u8 *)v1 + 472);
    u64 v3862 = __builtin_bswap64(v3861);
    store_u64((u8 *)v2 + 196, v3862);
    u64 v3863 = load_u64((const u8 *)v1 + 480);
    u32 v3864 = (u32)v3863;
    u32 v3865 = __builtin_bswap32(v3864);
    store_u32((u8 *)v2 + 258, v3865);
    u64 v3866 = load_u64((const u8 *)v1 + 160);
    u64 v3867 = load_u64((const u8 *)v1 + 40);
    u64 v3868 = 0x14;
    u64 v3869 = v3867 - v3868;
    u64 v3870 = v3866 ? v3869 : v3867;
    u64 v3871 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v3870);
    u64 v3872 = load_u64((const u8 *)v3 + 0);
    u32 v3873 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3872, 201);
    u64 v3874 = load_u64((const u8 *)v1 + 184);
    u64 v3875 = load_u64((const u8 *)v1 + 40);
    u64 v3876 = 0x14;
    u64 v3877 = v3875 - v3876;
    u64 v3878 = v3874 ? v3877 : v3875;
    u64 v3879 = load_u64((const u8 *)v1 + 192);
    u64 v3880 = 0x14;
    u64 v3881 = v3878 - v3880;
    u64 v3882 = v3879 ? v3881 : v3878;
    u64 v3883 = load_u64((const u8 *)v1 + 200);
    u64 v3884 = 0x8;
    u64 v3885 = v3882 - v3884;
    u64 v3886 = v3883 ? v3885 : v3882;
    u64 v3887 = load_u64((const u8 *)v1 + 488);
    u64 v3888 = __builtin_bswap64(v3887);
    store_u64((u8 *)v2 + 188, v3888);
    u64 v3889 = load_u64((const u8 *)v1 + 496);
    u64 v3890 = __builtin_bswap64(v3889);
    store_u64((u8 *)v2 + 204, v3890);
    u64 v3891 = load_u64((const u8 *)v1 + 504);
    u32 v3892 = (u32)v3891;
    u32 v3893 = __builtin_bswap32(v3892);
    store_u32((u8 *)v2 + 212, v3893);
    u64 v3894 = load_u64((const u8 *)v1 + 512);
    u64 v3895 = __builtin_bswap64(v3894);
    store_u64((u8 *)v2 + 216, v3895);
    u64 v3896 = load_u64((const u8 *)v1 + 520);
    u64 v3897 = __builtin_bswap64(v3896);
    store_u64((u8 *)v2 + 224, v3897);
    u64 v3898 = load_u64((const u8 *)v1 + 528);
    u64 v3899 = __builtin_bswap64(v3898);
    store_u64((u8 *)v2 + 232, v3899);
    u64 v3900 = load_u64((const u8 *)v1 + 536);
    u64 v3901 = __builtin_bswap64(v3900);
    store_u64((u8 *)v2 + 240, v3901);
    u64 v3902 = load_u64((const u8 *)v1 + 544);
    u8 v3903 = (u8)v3902;
    store_u8((u8 *)v2 + 248, v3903);
    u64 v3904 = load_u64((const u8 *)v1 + 552);
    u64 v3905 = __builtin_bswap64(v3904);
    store_u64((u8 *)v2 + 249, v3905);
    u64 v3906 = load_u64((const u8 *)v1 + 560);
    u8 v3907 = (u8)v3906;
    store_u8((u8 *)v2 + 257, v3907);
    u64 v3908 = load_u64((const u8 *)v3 + 0);
    u32 v3909 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3908, 215);
    u64 v3910 = 0x1ff;
    u64 v3911 = v4 & v3910;
    u64 v3912 = 0x1ff;
    u8 v3913 = (u64)v3911 == (u64)v3912;
    u64 v3914 = v3913;
    u64 v3915 = load_u64((const u8 *)v1 + 0);
    u64 v3916 = v3914 | v3915;
    u64 v3917 = load_u64((const u8 *)v1 + 24);
    u64 v3918 = v3916 | v3917;
    if (v3918) { goto b682; } else { goto b683; }
b682:;
    u8 v3919 = 0;
    store_u64((u8 *)v1 + 40, v3886);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 600, v19);
    return v3919;
b683:;
    { u64 n3920 = v4; u64 n3931 = v4; u64 n3942 = v4; v3920 = n3920; v3931 = n3931; v3942 = n3942; goto b189; }
b189:;
    u64 v3953 = load_u64((const u8 *)v1 + 128);
    if (v3953) { goto b684; } else { goto b685; }
b684:;
    u64 v3954 = load_u64((const u8 *)v3 + 16);
    u64 v3955 = load_u64((const u8 *)v0 + 440);
    u64 v3956 = v3954 + v3955;
    u16 v3957 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v3956 + 0, v3957);
    u64 v3958 = 0x2;
    u64 v3959 = v3955 + v3958;
    store_u64((u8 *)v0 + 440, v3959);
    { goto b685; }
b685:;
    u64 v3960 = load_u64((const u8 *)v1 + 144);
    if (v3960) { goto b686; } else { goto b687; }
b686:;
    u64 v3961 = load_u64((const u8 *)v3 + 16);
    u64 v3962 = load_u64((const u8 *)v0 + 440);
    u64 v3963 = v3961 + v3962;
    u64 v3964 = load_u64((const u8 *)v2 + 160);
    u64 v3965 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v3963 + 0, v3964);
    store_u64((u8 *)v3963 + 6, v3965);
    u64 v3966 = 0xe;
    u64 v3967 = v3962 + v3966;
    store_u64((u8 *)v0 + 440, v3967);
    { goto b687; }
b687:;
    u64 v3968 = load_u64((const u8 *)v1 + 152);
    if (v3968) { goto b688; } else { goto b689; }
b688:;
    u64 v3969 = load_u64((const u8 *)v3 + 0);
    u32 v3970 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3969, 1212);
    { goto b689; }
b689:;
    u64 v3971 = load_u64((const u8 *)v1 + 160);
    if (v3971) { goto b690; } else { goto b691; }
b690:;
    u64 v3972 = load_u64((const u8 *)v3 + 16);
    u64 v3973 = load_u64((const u8 *)v0 + 440);
    u64 v3974 = v3972 + v3973;
    u64 v3975 = load_u64((const u8 *)v2 + 264);
    u64 v3976 = load_u64((const u8 *)v2 + 272);
    u32 v3977 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v3974 + 0, v3975);
    store_u64((u8 *)v3974 + 8, v3976);
    store_u32((u8 *)v3974 + 16, v3977);
    u64 v3978 = 0x14;
    u64 v3979 = v3973 + v3978;
    store_u64((u8 *)v0 + 440, v3979);
    { goto b691; }
b691:;
    u64 v3980 = load_u64((const u8 *)v1 + 168);
    if (v3980) { goto b692; } else { goto b693; }
b692:;
    u64 v3981 = load_u64((const u8 *)v3 + 0);
    u32 v3982 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3981, 1214);
    { goto b693; }
b693:;
    if (v3920) { goto b694; } else { goto b695; }
b694:;
    u64 v3983 = load_u64((const u8 *)v3 + 16);
    u64 v3984 = load_u64((const u8 *)v0 + 440);
    u64 v3985 = v3983 + v3984;
    u64 v3986 = load_u64((const u8 *)v2 + 360);
    u64 v3987 = load_u64((const u8 *)v2 + 368);
    u32 v3988 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v3985 + 0, v3986);
    store_u64((u8 *)v3985 + 8, v3987);
    store_u32((u8 *)v3985 + 16, v3988);
    u64 v3989 = 0x14;
    u64 v3990 = v3984 + v3989;
    store_u64((u8 *)v0 + 440, v3990);
    { goto b695; }
b695:;
    if (v3931) { goto b696; } else { goto b697; }
b696:;
    u64 v3991 = load_u64((const u8 *)v3 + 16);
    u64 v3992 = load_u64((const u8 *)v0 + 440);
    u64 v3993 = v3991 + v3992;
    u64 v3994 = load_u64((const u8 *)v2 + 392);
    u64 v3995 = load_u64((const u8 *)v2 + 400);
    u32 v3996 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v3993 + 0, v3994);
    store_u64((u8 *)v3993 + 8, v3995);
    store_u32((u8 *)v3993 + 16, v3996);
    u64 v3997 = 0x14;
    u64 v3998 = v3992 + v3997;
    store_u64((u8 *)v0 + 440, v3998);
    { goto b697; }
b697:;
    if (v3942) { goto b698; } else { goto b699; }
b698:;
    u64 v3999 = load_u64((const u8 *)v3 + 16);
    u64 v4000 = load_u64((const u8 *)v0 + 440);
    u64 v4001 = v3999 + v4000;
    u64 v4002 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v4001 + 0, v4002);
    u64 v4003 = 0x8;
    u64 v4004 = v4000 + v4003;
    store_u64((u8 *)v0 + 440, v4004);
    { goto b699; }
b699:;
    u8 v4005 = 1;
    return v4005;
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
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1212);
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
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1214);
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
