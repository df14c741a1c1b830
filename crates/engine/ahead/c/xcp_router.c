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
    u64 v406;
    u64 v407;
    u64 v438;
    u64 v508;
    u64 v509;
    u64 v510;
    u64 v515;
    u64 v517;
    u64 v519;
    u64 v521;
    u64 v523;
    u64 v525;
    u64 v527;
    u64 v529;
    u64 v531;
    u64 v533;
    u64 v535;
    u64 v537;
    u64 v539;
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
    u64 v569;
    u64 v570;
    u64 v571;
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
    u64 v597;
    u64 v666;
    u64 v667;
    u64 v668;
    u64 v673;
    u64 v675;
    u64 v677;
    u64 v679;
    u64 v681;
    u64 v683;
    u64 v685;
    u64 v687;
    u64 v689;
    u64 v691;
    u64 v693;
    u64 v695;
    u64 v697;
    u64 v699;
    u64 v701;
    u64 v703;
    u64 v705;
    u64 v707;
    u64 v709;
    u64 v711;
    u64 v713;
    u64 v715;
    u64 v717;
    u64 v719;
    u64 v721;
    u64 v723;
    u64 v734;
    u64 v744;
    u64 v745;
    u64 v746;
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
    u64 v823;
    u64 v824;
    u64 v825;
    u64 v830;
    u64 v832;
    u64 v834;
    u64 v836;
    u64 v838;
    u64 v840;
    u64 v842;
    u64 v844;
    u64 v846;
    u64 v848;
    u64 v850;
    u64 v852;
    u64 v854;
    u64 v856;
    u64 v858;
    u64 v860;
    u64 v862;
    u64 v864;
    u64 v866;
    u64 v868;
    u64 v870;
    u64 v872;
    u64 v874;
    u64 v876;
    u64 v947;
    u64 v956;
    u64 v957;
    u64 v958;
    u64 v961;
    u64 v976;
    u64 v980;
    u64 v981;
    u64 v982;
    u64 v985;
    u64 v996;
    u64 v1000;
    u64 v1001;
    u64 v1006;
    u64 v1007;
    u64 v1022;
    u64 v1023;
    u64 v1024;
    u64 v1039;
    u64 v1040;
    u64 v1041;
    u64 v1056;
    u64 v1057;
    u64 v1058;
    u64 v1073;
    u64 v1074;
    u64 v1075;
    u64 v1090;
    u64 v1091;
    u64 v1092;
    u64 v1107;
    u64 v1110;
    u64 v1111;
    u64 v1126;
    u64 v1127;
    u64 v1128;
    u64 v1143;
    u64 v1144;
    u64 v1145;
    u64 v1160;
    u64 v1161;
    u64 v1162;
    u64 v1177;
    u64 v1178;
    u64 v1179;
    u64 v1194;
    u64 v1195;
    u64 v1196;
    u64 v1211;
    u64 v1235;
    u64 v1236;
    u64 v1310;
    u64 v1311;
    u64 v1312;
    u64 v1317;
    u64 v1319;
    u64 v1321;
    u64 v1323;
    u64 v1325;
    u64 v1327;
    u64 v1329;
    u64 v1331;
    u64 v1333;
    u64 v1335;
    u64 v1337;
    u64 v1339;
    u64 v1341;
    u64 v1343;
    u64 v1345;
    u64 v1347;
    u64 v1349;
    u64 v1351;
    u64 v1353;
    u64 v1355;
    u64 v1357;
    u64 v1359;
    u64 v1361;
    u64 v1363;
    u64 v1365;
    u64 v1367;
    u64 v1369;
    u64 v1371;
    u64 v1373;
    u64 v1375;
    u64 v1377;
    u64 v1379;
    u64 v1381;
    u64 v1401;
    u64 v1402;
    u64 v1403;
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
    u64 v1436;
    u64 v1437;
    u64 v1452;
    u64 v1453;
    u64 v1454;
    u64 v1469;
    u64 v1470;
    u64 v1471;
    u64 v1486;
    u64 v1487;
    u64 v1488;
    u64 v1503;
    u64 v1504;
    u64 v1505;
    u64 v1520;
    u64 v1521;
    u64 v1522;
    u64 v1537;
    u64 v1540;
    u64 v1541;
    u64 v1556;
    u64 v1557;
    u64 v1558;
    u64 v1573;
    u64 v1574;
    u64 v1575;
    u64 v1590;
    u64 v1591;
    u64 v1592;
    u64 v1607;
    u64 v1608;
    u64 v1609;
    u64 v1624;
    u64 v1625;
    u64 v1626;
    u64 v1641;
    u64 v1665;
    u64 v1666;
    u64 v1740;
    u64 v1741;
    u64 v1742;
    u64 v1747;
    u64 v1749;
    u64 v1751;
    u64 v1753;
    u64 v1755;
    u64 v1757;
    u64 v1759;
    u64 v1761;
    u64 v1763;
    u64 v1765;
    u64 v1767;
    u64 v1769;
    u64 v1771;
    u64 v1773;
    u64 v1775;
    u64 v1777;
    u64 v1779;
    u64 v1781;
    u64 v1783;
    u64 v1785;
    u64 v1787;
    u64 v1789;
    u64 v1791;
    u64 v1793;
    u64 v1795;
    u64 v1797;
    u64 v1799;
    u64 v1801;
    u64 v1803;
    u64 v1805;
    u64 v1807;
    u64 v1809;
    u64 v1811;
    u64 v1813;
    u64 v1815;
    u64 v1835;
    u64 v1836;
    u64 v1837;
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
    u64 v1921;
    u64 v1922;
    u64 v1923;
    u64 v1928;
    u64 v1930;
    u64 v1932;
    u64 v1934;
    u64 v1936;
    u64 v1938;
    u64 v1940;
    u64 v1942;
    u64 v1944;
    u64 v1946;
    u64 v1948;
    u64 v1950;
    u64 v1952;
    u64 v1954;
    u64 v1956;
    u64 v1958;
    u64 v1960;
    u64 v1962;
    u64 v1964;
    u64 v1966;
    u64 v1968;
    u64 v1970;
    u64 v1972;
    u64 v1974;
    u64 v1976;
    u64 v1978;
    u64 v1980;
    u64 v1982;
    u64 v1984;
    u64 v1986;
    u64 v1988;
    u64 v1990;
    u64 v1992;
    u64 v2061;
    u64 v2062;
    u64 v2063;
    u64 v2068;
    u64 v2070;
    u64 v2072;
    u64 v2074;
    u64 v2076;
    u64 v2078;
    u64 v2080;
    u64 v2082;
    u64 v2084;
    u64 v2086;
    u64 v2088;
    u64 v2090;
    u64 v2092;
    u64 v2094;
    u64 v2096;
    u64 v2098;
    u64 v2100;
    u64 v2102;
    u64 v2104;
    u64 v2106;
    u64 v2108;
    u64 v2110;
    u64 v2112;
    u64 v2114;
    u64 v2116;
    u64 v2118;
    u64 v2120;
    u64 v2122;
    u64 v2124;
    u64 v2126;
    u64 v2128;
    u64 v2130;
    u64 v2132;
    u64 v2133;
    u64 v2134;
    u64 v2135;
    u64 v2136;
    u64 v2137;
    u64 v2139;
    u64 v2140;
    u64 v2141;
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
    u64 v2170;
    u64 v2390;
    u64 v2391;
    u64 v2392;
    u64 v2394;
    u64 v2396;
    u64 v2397;
    u64 v2399;
    u64 v2401;
    u64 v2403;
    u64 v2405;
    u64 v2407;
    u64 v2409;
    u64 v2411;
    u64 v2413;
    u64 v2415;
    u64 v2417;
    u64 v2419;
    u64 v2421;
    u64 v2423;
    u64 v2425;
    u64 v2426;
    u64 v2427;
    u64 v2428;
    u64 v2429;
    u64 v2430;
    u64 v2431;
    u64 v2432;
    u64 v2433;
    u64 v2459;
    u64 v2460;
    u64 v2494;
    u64 v2495;
    u64 v2622;
    u64 v2647;
    u64 v2652;
    u64 v2654;
    u64 v2656;
    u64 v2670;
    u64 v2725;
    u64 v2727;
    u64 v2734;
    u64 v2735;
    u64 v2736;
    u64 v2737;
    u64 v2738;
    u64 v2739;
    u64 v2740;
    u64 v2741;
    u64 v2742;
    u64 v2743;
    u64 v2744;
    u64 v2745;
    u64 v2758;
    u64 v2760;
    u64 v2762;
    u64 v2764;
    u64 v2773;
    u64 v2776;
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
    u64 v3077;
    u64 v3078;
    u64 v3079;
    u64 v3080;
    u64 v3081;
    u64 v3090;
    u64 v3096;
    u64 v3109;
    u64 v3175;
    u64 v3177;
    u64 v3204;
    u64 v3242;
    u64 v3244;
    u64 v3245;
    u64 v3247;
    u64 v3272;
    u64 v3287;
    u64 v3293;
    u64 v3331;
    u64 v3332;
    u64 v3339;
    u64 v3373;
    u64 v3439;
    u64 v3441;
    u64 v3468;
    u64 v3513;
    u64 v3514;
    u64 v3521;
    u64 v3527;
    u64 v3529;
    u64 v3531;
    u64 v3532;
    u64 v3533;
    u64 v3537;
    u64 v3540;
    u64 v3611;
    u64 v3615;
    u64 v3619;
    u64 v3719;
    u64 v3758;
    u64 v3761;
    u64 v3764;
    u64 v3766;
    u64 v3769;
    u64 v3772;
    u64 v3775;
    u64 v3778;
    u64 v3781;
    u64 v3784;
    u64 v3786;
    u64 v3788;
    u64 v3790;
    u64 v3792;
    u64 v3794;
    u64 v3796;
    u64 v3798;
    u64 v3800;
    u64 v3802;
    u64 v3804;
    u64 v3805;
    u64 v3917;
    u64 v3928;
    u64 v3939;
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
    if (v22) { goto b189; } else { goto b190; }
b189:;
    { goto b3; }
b190:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 440);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b191; } else { goto b192; }
b191:;
    { goto b2; }
b192:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b193; } else { goto b194; }
b193:;
    { goto b4; }
b194:;
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
    if (v47) { goto b195; } else { goto b196; }
b195:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 600, v19);
    return v48;
b196:;
    u64 v3918 = load_u64((const u8 *)v1 + 184);
    u64 v3929 = load_u64((const u8 *)v1 + 192);
    u64 v3940 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3918; u64 n3928 = v3929; u64 n3939 = v3940; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 288);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b197; } else { goto b198; }
b197:;
    { goto b5; }
b198:;
    u64 v51 = load_u64((const u8 *)v1 + 640);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b199; } else { goto b200; }
b199:;
    { goto b5; }
b200:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b201; } else { goto b202; }
b201:;
    u64 v109 = load_u64((const u8 *)v1 + 264);
    u64 v111 = load_u64((const u8 *)v1 + 272);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b202:;
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
    if (v90) { goto b203; } else { goto b204; }
b203:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b204:;
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
    if (v112) { goto b205; } else { goto b206; }
b205:;
    { goto b8; }
b206:;
    u64 v113 = load_u64((const u8 *)v1 + 640);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b207; } else { goto b208; }
b207:;
    { goto b9; }
b208:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 256);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b209; } else { goto b210; }
b209:;
    { goto b9; }
b210:;
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
    if (v152) { goto b211; } else { goto b212; }
b211:;
    { goto b9; }
b212:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b213; } else { goto b214; }
b213:;
    store_u64((u8 *)v161 + 4317184, v124);
    { goto b214; }
b214:;
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
    if (v187) { goto b215; } else { goto b216; }
b215:;
    store_u64((u8 *)v191 + 4841472, v182);
    { goto b216; }
b216:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b217; } else { goto b218; }
b217:;
    { goto b180; }
b218:;
    u64 v233 = load_u64((const u8 *)v1 + 312);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b180:;
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
    u32 v215 = 0x4ac;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b219; } else { goto b220; }
b219:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b181; }
b220:;
    u32 v218 = 0x4af;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b221; } else { goto b222; }
b221:;
    { goto b182; }
b222:;
    { goto b183; }
b181:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b223; } else { goto b224; }
b223:;
    { u64 n226 = v217; v226 = n226; goto b186; }
b224:;
    { u64 n223 = v217; v223 = n223; goto b184; }
b182:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b225; } else { goto b226; }
b225:;
    u64 v227 = load_u64((const u8 *)v1 + 312);
    { u64 n226 = v227; v226 = n226; goto b186; }
b226:;
    u64 v224 = load_u64((const u8 *)v1 + 312);
    { u64 n223 = v224; v223 = n223; goto b184; }
b183:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b227; } else { goto b228; }
b227:;
    u64 v228 = load_u64((const u8 *)v1 + 312);
    { u64 n226 = v228; v226 = n226; goto b186; }
b228:;
    u64 v225 = load_u64((const u8 *)v1 + 312);
    { u64 n223 = v225; v223 = n223; goto b184; }
b184:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b185; }
b186:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b185; }
b185:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b229; } else { goto b230; }
b229:;
    u64 v3759 = load_u64((const u8 *)v1 + 0);
    u64 v3762 = load_u64((const u8 *)v1 + 8);
    u64 v3765 = load_u64((const u8 *)v1 + 280);
    u64 v3767 = load_u64((const u8 *)v1 + 440);
    u64 v3770 = load_u64((const u8 *)v1 + 448);
    u64 v3773 = load_u64((const u8 *)v1 + 456);
    u64 v3776 = load_u64((const u8 *)v1 + 464);
    u64 v3779 = load_u64((const u8 *)v1 + 472);
    u64 v3782 = load_u64((const u8 *)v1 + 480);
    u64 v3785 = load_u64((const u8 *)v1 + 488);
    u64 v3787 = load_u64((const u8 *)v1 + 496);
    u64 v3789 = load_u64((const u8 *)v1 + 504);
    u64 v3791 = load_u64((const u8 *)v1 + 512);
    u64 v3793 = load_u64((const u8 *)v1 + 520);
    u64 v3795 = load_u64((const u8 *)v1 + 528);
    u64 v3797 = load_u64((const u8 *)v1 + 536);
    u64 v3799 = load_u64((const u8 *)v1 + 544);
    u64 v3801 = load_u64((const u8 *)v1 + 552);
    u64 v3803 = load_u64((const u8 *)v1 + 560);
    { u64 n3758 = v3759; u64 n3761 = v3762; u64 n3764 = v3765; u64 n3766 = v3767; u64 n3769 = v3770; u64 n3772 = v3773; u64 n3775 = v3776; u64 n3778 = v3779; u64 n3781 = v3782; u64 n3784 = v3785; u64 n3786 = v3787; u64 n3788 = v3789; u64 n3790 = v3791; u64 n3792 = v3793; u64 n3794 = v3795; u64 n3796 = v3797; u64 n3798 = v3799; u64 n3800 = v3801; u64 n3802 = v3803; u64 n3804 = v4; u64 n3805 = v19; v3758 = n3758; v3761 = n3761; v3764 = n3764; v3766 = n3766; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3786 = n3786; v3788 = n3788; v3790 = n3790; v3792 = n3792; v3794 = n3794; v3796 = n3796; v3798 = n3798; v3800 = n3800; v3802 = n3802; v3804 = n3804; v3805 = n3805; goto b132; }
b230:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b231; } else { goto b232; }
b231:;
    { goto b11; }
b232:;
    u64 v237 = load_u64((const u8 *)v1 + 640);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b233; } else { goto b234; }
b233:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b234:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 4849664);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b235; } else { goto b236; }
b235:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b236:;
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
    if (v288) { goto b237; } else { goto b238; }
b237:;
    { u64 n289 = v277; v289 = n289; goto b13; }
b238:;
    { u64 n289 = v10; v289 = n289; goto b13; }
b13:;
    u8 v290 = (u64)v7 < (u64)v272;
    if (v290) { goto b239; } else { goto b240; }
b239:;
    { u64 n306 = v272; u64 n307 = v289; u64 n308 = v287; v306 = n306; v307 = n307; v308 = n308; goto b15; }
b240:;
    u64 v291 = 0x7d0;
    u64 v292 = 0x8;
    u64 v293 = v282 >> (v292 & 63);
    u8 v294 = (u64)v10 >= (u64)v293;
    if (v294) { goto b241; } else { goto b242; }
b241:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b242:;
    u64 v295 = v293 - v10;
    u64 v296 = 0xffffffff;
    u64 v297 = v295 & v296;
    u64 v298 = 0x1;
    u64 v299 = v297 >> (v298 & 63);
    u64 v300 = 0x7d0;
    u8 v301 = (u64)v300 >= (u64)v299;
    if (v301) { goto b243; } else { goto b244; }
b243:;
    { u64 n302 = v291; v302 = n302; goto b14; }
b244:;
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
    if (v323) { goto b245; } else { goto b246; }
b245:;
    u64 v2393 = load_u64((const u8 *)v1 + 296);
    u64 v2395 = load_u64((const u8 *)v1 + 304);
    u64 v2398 = load_u64((const u8 *)v1 + 320);
    u64 v2400 = load_u64((const u8 *)v1 + 328);
    u64 v2402 = load_u64((const u8 *)v1 + 336);
    u64 v2404 = load_u64((const u8 *)v1 + 344);
    u64 v2406 = load_u64((const u8 *)v1 + 488);
    u64 v2408 = load_u64((const u8 *)v1 + 496);
    u64 v2410 = load_u64((const u8 *)v1 + 504);
    u64 v2412 = load_u64((const u8 *)v1 + 512);
    u64 v2414 = load_u64((const u8 *)v1 + 520);
    u64 v2416 = load_u64((const u8 *)v1 + 528);
    u64 v2418 = load_u64((const u8 *)v1 + 536);
    u64 v2420 = load_u64((const u8 *)v1 + 544);
    u64 v2422 = load_u64((const u8 *)v1 + 552);
    u64 v2424 = load_u64((const u8 *)v1 + 560);
    { u64 n2390 = v108; u64 n2391 = v110; u64 n2392 = v2393; u64 n2394 = v2395; u64 n2396 = v249; u64 n2397 = v2398; u64 n2399 = v2400; u64 n2401 = v2402; u64 n2403 = v2404; u64 n2405 = v2406; u64 n2407 = v2408; u64 n2409 = v2410; u64 n2411 = v2412; u64 n2413 = v2414; u64 n2415 = v2416; u64 n2417 = v2418; u64 n2419 = v2420; u64 n2421 = v2422; u64 n2423 = v2424; u64 n2425 = v4; u64 n2426 = v16; u64 n2427 = v19; u64 n2428 = v7; u64 n2429 = v16; u64 n2430 = v322; u64 n2431 = v7; u64 n2432 = v13; u64 n2433 = v282; v2390 = n2390; v2391 = n2391; v2392 = n2392; v2394 = n2394; v2396 = n2396; v2397 = n2397; v2399 = n2399; v2401 = n2401; v2403 = n2403; v2405 = n2405; v2407 = n2407; v2409 = n2409; v2411 = n2411; v2413 = n2413; v2415 = n2415; v2417 = n2417; v2419 = n2419; v2421 = n2421; v2423 = n2423; v2425 = n2425; v2426 = n2426; v2427 = n2427; v2428 = n2428; v2429 = n2429; v2430 = n2430; v2431 = n2431; v2432 = n2432; v2433 = n2433; goto b106; }
b246:;
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
    u64 v394 = v390 - v338;
    u64 v395 = load_u64((const u8 *)v3 + 48);
    u64 v396 = load_u64((const u8 *)v395 + 80);
    u64 v397 = load_u64((const u8 *)v3 + 48);
    u64 v398 = load_u64((const u8 *)v397 + 88);
    u64 v399 = load_u64((const u8 *)v3 + 48);
    u64 v400 = load_u64((const u8 *)v399 + 96);
    u64 v401 = 0x9e3779b97f4a7c15;
    u64 v402 = v16 * v401;
    u64 v403 = 0x20;
    u64 v404 = v402 >> (v403 & 63);
    u64 v405 = v404 & v400;
    { u64 n406 = v405; v406 = n406; goto b247; }
b247:;
    u64 v408 = 0x4;
    u64 v409 = v406 * v408;
    u64 v410 = v396 + v409;
    u32 v411 = load_u32((const u8 *)v410 + 0);
    u64 v412 = v411;
    if (v412) { goto b249; } else { u64 n407 = v412; v407 = n407; goto b248; }
b249:;
    u64 v413 = 0x8;
    u64 v414 = v406 * v413;
    u64 v415 = v398 + v414;
    u64 v416 = load_u64((const u8 *)v415 + 0);
    u8 v417 = (u64)v416 == (u64)v16;
    if (v417) { u64 n407 = v412; v407 = n407; goto b248; } else { goto b250; }
b250:;
    u64 v418 = 0x1;
    u64 v419 = v406 + v418;
    u64 v420 = v419 & v400;
    { u64 n406 = v420; v406 = n406; goto b247; }
b248:;
    u8 v421 = (u64)v407 != (u64)v4;
    u64 v422 = v421;
    u64 v423 = load_u64((const u8 *)v3 + 48);
    u64 v424 = load_u64((const u8 *)v423 + 104);
    u64 v425 = 0x8;
    u64 v426 = v407 * v425;
    u64 v427 = v424 + v426;
    u32 v428 = load_u32((const u8 *)v427 + 0);
    u64 v429 = load_u64((const u8 *)v3 + 48);
    u64 v430 = load_u64((const u8 *)v429 + 112);
    u64 v431 = v407 * v4;
    u64 v432 = v430 + v431;
    u32 v433 = 0x148;
    u8 v434 = (u32)v428 == (u32)v433;
    if (v434) { goto b251; } else { goto b252; }
b251:;
    { goto b16; }
b252:;
    u32 v435 = 0x14a;
    u8 v436 = (u32)v428 == (u32)v435;
    if (v436) { goto b253; } else { goto b254; }
b253:;
    { goto b17; }
b254:;
    { u64 n438 = v4; v438 = n438; goto b18; }
b16:;
    u64 v437 = 0x1;
    { u64 n438 = v437; v438 = n438; goto b18; }
b17:;
    { u64 n438 = v4; v438 = n438; goto b18; }
b18:;
    u64 v439 = 0xc35000;
    u8 v440 = (u64)v282 != (u64)v439;
    u64 v441 = v440;
    u8 v442 = (u64)v343 == (u64)v4;
    if (v442) { goto b255; } else { goto b256; }
b255:;
    { u64 n569 = v108; u64 n570 = v110; u64 n571 = v393; u64 n572 = v394; u64 n573 = v249; u64 n574 = v359; u64 n575 = v364; u64 n576 = v369; u64 n577 = v4; u64 n578 = v16; u64 n579 = v19; u64 n580 = v7; u64 n581 = v16; u64 n582 = v322; u64 n583 = v441; u64 n584 = v7; u64 n585 = v13; u64 n586 = v390; u64 n587 = v282; u64 n588 = v343; u64 n589 = v354; u64 n590 = v438; u64 n591 = v374; u64 n592 = v379; u64 n593 = v384; u64 n594 = v308; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; v578 = n578; v579 = n579; v580 = n580; v581 = n581; v582 = n582; v583 = n583; v584 = n584; v585 = n585; v586 = n586; v587 = n587; v588 = n588; v589 = n589; v590 = n590; v591 = n591; v592 = n592; v593 = n593; v594 = n594; goto b24; }
b256:;
    u64 v443 = 0x8;
    u64 v444 = v349 << (v443 & 63);
    u64 v445 = 0x38;
    u64 v446 = v348 >> (v445 & 63);
    u64 v447 = 0x8;
    u64 v448 = v348 << (v447 & 63);
    u64 v449 = v444 | v446;
    u64 v450 = v449 >> (v4 & 63);
    u64 v451 = 0xffffffffffffff;
    u64 v452 = v348 & v451;
    u64 v453 = 0x8;
    u64 v454 = v452 << (v453 & 63);
    u64 v455 = v454 | v4;
    u8 v456 = (u64)v450 < (u64)v343;
    if (v456) { goto b257; } else { goto b258; }
b257:;
    { goto b19; }
b258:;
    u64 v457 = 0xffffffffffffffff;
    { u64 n515 = v108; u64 n517 = v110; u64 n519 = v393; u64 n521 = v394; u64 n523 = v249; u64 n525 = v359; u64 n527 = v364; u64 n529 = v369; u64 n531 = v4; u64 n533 = v16; u64 n535 = v19; u64 n537 = v7; u64 n539 = v16; u64 n541 = v322; u64 n543 = v441; u64 n545 = v457; u64 n547 = v7; u64 n549 = v13; u64 n551 = v390; u64 n553 = v343; u64 n555 = v354; u64 n557 = v438; u64 n559 = v374; u64 n561 = v379; u64 n563 = v384; u64 n565 = v308; v515 = n515; v517 = n517; v519 = n519; v521 = n521; v523 = n523; v525 = n525; v527 = n527; v529 = n529; v531 = n531; v533 = n533; v535 = n535; v537 = n537; v539 = n539; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; v551 = n551; v553 = n553; v555 = n555; v557 = n557; v559 = n559; v561 = n561; v563 = n563; v565 = n565; goto b23; }
b19:;
    store_u64((u8 *)v1 + 264, v108);
    store_u64((u8 *)v1 + 272, v110);
    store_u64((u8 *)v1 + 296, v393);
    store_u64((u8 *)v1 + 304, v394);
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
    store_u64((u8 *)v1 + 1728, v441);
    store_u64((u8 *)v1 + 1736, v4);
    store_u64((u8 *)v1 + 1744, v450);
    store_u64((u8 *)v1 + 1752, v4);
    store_u64((u8 *)v1 + 1760, v455);
    store_u64((u8 *)v1 + 1768, v4);
    store_u64((u8 *)v1 + 2440, v7);
    store_u64((u8 *)v1 + 2456, v13);
    store_u64((u8 *)v1 + 2488, v390);
    store_u64((u8 *)v1 + 2504, v343);
    store_u64((u8 *)v1 + 2528, v354);
    store_u64((u8 *)v1 + 2600, v438);
    store_u64((u8 *)v1 + 2616, v374);
    store_u64((u8 *)v1 + 2624, v379);
    store_u64((u8 *)v1 + 2632, v384);
    store_u64((u8 *)v1 + 2656, v308);
    store_u64((u8 *)v1 + 4168, v4);
    { goto b20; }
b20:;
    u64 v458 = load_u64((const u8 *)v1 + 4168);
    u64 v459 = 0x1;
    u64 v460 = v458 + v459;
    u64 v461 = 0x10000;
    u8 v462 = (u64)v460 < (u64)v461;
    if (v462) { goto b259; } else { goto b260; }
b259:;
    { goto b21; }
b260:;
    u64 v463 = 0x1;
    u64 v464 = 0x1ff;
    u64 v465 = 0x1ff;
    u64 v466 = v464 & v465;
    u64 v467 = 0x1ff;
    u8 v468 = (u64)v466 == (u64)v467;
    u64 v469 = v468;
    u64 v470 = load_u64((const u8 *)v1 + 0);
    u64 v471 = v469 | v470;
    u64 v472 = load_u64((const u8 *)v1 + 24);
    u64 v473 = v471 | v472;
    if (v473) { goto b261; } else { goto b262; }
b261:;
    u8 v474 = 0;
    store_u64((u8 *)v1 + 80, v463);
    store_u64((u8 *)v1 + 576, v464);
    store_u64((u8 *)v1 + 632, v4);
    return v474;
b262:;
    u64 v3919 = load_u64((const u8 *)v1 + 184);
    u64 v3930 = load_u64((const u8 *)v1 + 192);
    u64 v3941 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3919; u64 n3928 = v3930; u64 n3939 = v3941; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b21:;
    u64 v475 = load_u64((const u8 *)v1 + 1768);
    u64 v476 = 0x40;
    u8 v477 = (u64)v475 >= (u64)v476;
    if (v477) { goto b263; } else { goto b264; }
b263:;
    u64 v516 = load_u64((const u8 *)v1 + 264);
    u64 v518 = load_u64((const u8 *)v1 + 272);
    u64 v520 = load_u64((const u8 *)v1 + 296);
    u64 v522 = load_u64((const u8 *)v1 + 304);
    u64 v524 = load_u64((const u8 *)v1 + 312);
    u64 v526 = load_u64((const u8 *)v1 + 320);
    u64 v528 = load_u64((const u8 *)v1 + 336);
    u64 v530 = load_u64((const u8 *)v1 + 344);
    u64 v532 = load_u64((const u8 *)v1 + 576);
    u64 v534 = load_u64((const u8 *)v1 + 584);
    u64 v536 = load_u64((const u8 *)v1 + 600);
    u64 v538 = load_u64((const u8 *)v1 + 624);
    u64 v540 = load_u64((const u8 *)v1 + 1568);
    u64 v542 = load_u64((const u8 *)v1 + 1592);
    u64 v544 = load_u64((const u8 *)v1 + 1728);
    u64 v546 = load_u64((const u8 *)v1 + 1736);
    u64 v548 = load_u64((const u8 *)v1 + 2440);
    u64 v550 = load_u64((const u8 *)v1 + 2456);
    u64 v552 = load_u64((const u8 *)v1 + 2488);
    u64 v554 = load_u64((const u8 *)v1 + 2504);
    u64 v556 = load_u64((const u8 *)v1 + 2528);
    u64 v558 = load_u64((const u8 *)v1 + 2600);
    u64 v560 = load_u64((const u8 *)v1 + 2616);
    u64 v562 = load_u64((const u8 *)v1 + 2624);
    u64 v564 = load_u64((const u8 *)v1 + 2632);
    u64 v566 = load_u64((const u8 *)v1 + 2656);
    { u64 n515 = v516; u64 n517 = v518; u64 n519 = v520; u64 n521 = v522; u64 n523 = v524; u64 n525 = v526; u64 n527 = v528; u64 n529 = v530; u64 n531 = v532; u64 n533 = v534; u64 n535 = v536; u64 n537 = v538; u64 n539 = v540; u64 n541 = v542; u64 n543 = v544; u64 n545 = v546; u64 n547 = v548; u64 n549 = v550; u64 n551 = v552; u64 n553 = v554; u64 n555 = v556; u64 n557 = v558; u64 n559 = v560; u64 n561 = v562; u64 n563 = v564; u64 n565 = v566; v515 = n515; v517 = n517; v519 = n519; v521 = n521; v523 = n523; v525 = n525; v527 = n527; v529 = n529; v531 = n531; v533 = n533; v535 = n535; v537 = n537; v539 = n539; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; v551 = n551; v553 = n553; v555 = n555; v557 = n557; v559 = n559; v561 = n561; v563 = n563; v565 = n565; goto b23; }
b264:;
    u64 v478 = load_u64((const u8 *)v1 + 1744);
    u64 v479 = load_u64((const u8 *)v1 + 1752);
    u64 v480 = 0x1;
    u64 v481 = v479 << (v480 & 63);
    u64 v482 = 0x3f;
    u64 v483 = v478 >> (v482 & 63);
    u64 v484 = 0x1;
    u64 v485 = v478 << (v484 & 63);
    u64 v486 = v481 | v483;
    u64 v487 = load_u64((const u8 *)v1 + 1760);
    u64 v488 = 0x3f;
    u64 v489 = v487 >> (v488 & 63);
    u64 v490 = v485 | v489;
    u64 v491 = v486 | v4;
    u64 v492 = 0x1;
    u64 v493 = v487 << (v492 & 63);
    u64 v494 = load_u64((const u8 *)v1 + 1736);
    u64 v495 = 0x1;
    u64 v496 = v494 << (v495 & 63);
    u64 v497 = load_u64((const u8 *)v1 + 2504);
    u128 v498 = (u128)v491 << 64 | v490;
    u128 v499 = (u128)v4 << 64 | v497;
    u8 v500 = (u128)v498 < (u128)v499;
    if (v500) { goto b265; } else { goto b266; }
b265:;
    { u64 n508 = v496; u64 n509 = v490; u64 n510 = v491; v508 = n508; v509 = n509; v510 = n510; goto b22; }
b266:;
    u128 v501 = (u128)v491 << 64 | v490;
    u128 v502 = (u128)v4 << 64 | v497;
    u128 v503 = v501 - v502;
    u64 v504 = (u64)v503;
    u64 v505 = (u64)(v503 >> 64);
    u64 v506 = 0x1;
    u64 v507 = v496 | v506;
    { u64 n508 = v507; u64 n509 = v504; u64 n510 = v505; v508 = n508; v509 = n509; v510 = n510; goto b22; }
b22:;
    u64 v511 = 0x1;
    u64 v512 = v475 + v511;
    u64 v513 = 0xff;
    u64 v514 = v512 & v513;
    store_u64((u8 *)v1 + 1736, v508);
    store_u64((u8 *)v1 + 1744, v509);
    store_u64((u8 *)v1 + 1752, v510);
    store_u64((u8 *)v1 + 1760, v493);
    store_u64((u8 *)v1 + 1768, v514);
    store_u64((u8 *)v1 + 4168, v460);
    { goto b20; }
b23:;
    u64 v567 = 0xffffffff;
    u64 v568 = v545 & v567;
    { u64 n569 = v515; u64 n570 = v517; u64 n571 = v519; u64 n572 = v521; u64 n573 = v523; u64 n574 = v525; u64 n575 = v527; u64 n576 = v529; u64 n577 = v531; u64 n578 = v533; u64 n579 = v535; u64 n580 = v537; u64 n581 = v539; u64 n582 = v541; u64 n583 = v543; u64 n584 = v547; u64 n585 = v549; u64 n586 = v551; u64 n587 = v568; u64 n588 = v553; u64 n589 = v555; u64 n590 = v557; u64 n591 = v559; u64 n592 = v561; u64 n593 = v563; u64 n594 = v565; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; v578 = n578; v579 = n579; v580 = n580; v581 = n581; v582 = n582; v583 = n583; v584 = n584; v585 = n585; v586 = n586; v587 = n587; v588 = n588; v589 = n589; v590 = n590; v591 = n591; v592 = n592; v593 = n593; v594 = n594; goto b24; }
b24:;
    u8 v595 = (u64)v587 != (u64)v4;
    if (v595) { goto b267; } else { goto b268; }
b267:;
    { u64 n597 = v587; v597 = n597; goto b25; }
b268:;
    u64 v596 = 0xc35000;
    { u64 n597 = v596; v597 = n597; goto b25; }
b25:;
    u64 v598 = 0x1;
    u8 v599 = (u64)v590 != (u64)v598;
    if (v599) { goto b269; } else { goto b270; }
b269:;
    { u64 n744 = v569; u64 n745 = v570; u64 n746 = v571; u64 n747 = v572; u64 n748 = v573; u64 n749 = v576; u64 n750 = v577; u64 n751 = v578; u64 n752 = v579; u64 n753 = v580; u64 n754 = v581; u64 n755 = v582; u64 n756 = v584; u64 n757 = v585; u64 n758 = v586; u64 n759 = v597; u64 n760 = v588; u64 n761 = v589; u64 n762 = v590; u64 n763 = v591; u64 n764 = v592; u64 n765 = v593; u64 n766 = v594; v744 = n744; v745 = n745; v746 = n746; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; goto b33; }
b270:;
    u8 v600 = (u64)v574 == (u64)v4;
    if (v600) { goto b271; } else { goto b272; }
b271:;
    { u64 n744 = v569; u64 n745 = v570; u64 n746 = v571; u64 n747 = v572; u64 n748 = v573; u64 n749 = v576; u64 n750 = v577; u64 n751 = v578; u64 n752 = v579; u64 n753 = v580; u64 n754 = v581; u64 n755 = v582; u64 n756 = v584; u64 n757 = v585; u64 n758 = v586; u64 n759 = v597; u64 n760 = v588; u64 n761 = v589; u64 n762 = v590; u64 n763 = v591; u64 n764 = v592; u64 n765 = v593; u64 n766 = v594; v744 = n744; v745 = n745; v746 = n746; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; goto b33; }
b272:;
    u64 v601 = 0xa;
    u64 v602 = v4 << (v601 & 63);
    u64 v603 = 0x36;
    u64 v604 = v574 >> (v603 & 63);
    u64 v605 = 0xa;
    u64 v606 = v574 << (v605 & 63);
    u64 v607 = v602 | v604;
    u64 v608 = v607 >> (v4 & 63);
    u64 v609 = 0x3fffffffffffff;
    u64 v610 = v574 & v609;
    u64 v611 = 0xa;
    u64 v612 = v610 << (v611 & 63);
    u64 v613 = v612 | v4;
    u8 v614 = (u64)v608 < (u64)v589;
    if (v614) { goto b273; } else { goto b274; }
b273:;
    { goto b26; }
b274:;
    u64 v615 = 0xffffffffffffffff;
    { u64 n673 = v569; u64 n675 = v570; u64 n677 = v571; u64 n679 = v572; u64 n681 = v573; u64 n683 = v575; u64 n685 = v576; u64 n687 = v577; u64 n689 = v578; u64 n691 = v579; u64 n693 = v580; u64 n695 = v581; u64 n697 = v582; u64 n699 = v583; u64 n701 = v615; u64 n703 = v584; u64 n705 = v585; u64 n707 = v586; u64 n709 = v597; u64 n711 = v588; u64 n713 = v589; u64 n715 = v590; u64 n717 = v591; u64 n719 = v592; u64 n721 = v593; u64 n723 = v594; v673 = n673; v675 = n675; v677 = n677; v679 = n679; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; v711 = n711; v713 = n713; v715 = n715; v717 = n717; v719 = n719; v721 = n721; v723 = n723; goto b30; }
b26:;
    store_u64((u8 *)v1 + 264, v569);
    store_u64((u8 *)v1 + 272, v570);
    store_u64((u8 *)v1 + 296, v571);
    store_u64((u8 *)v1 + 304, v572);
    store_u64((u8 *)v1 + 312, v573);
    store_u64((u8 *)v1 + 336, v575);
    store_u64((u8 *)v1 + 344, v576);
    store_u64((u8 *)v1 + 576, v577);
    store_u64((u8 *)v1 + 584, v578);
    store_u64((u8 *)v1 + 600, v579);
    store_u64((u8 *)v1 + 624, v580);
    store_u64((u8 *)v1 + 1568, v581);
    store_u64((u8 *)v1 + 1592, v582);
    store_u64((u8 *)v1 + 1728, v583);
    store_u64((u8 *)v1 + 1776, v4);
    store_u64((u8 *)v1 + 1784, v608);
    store_u64((u8 *)v1 + 1792, v4);
    store_u64((u8 *)v1 + 1800, v613);
    store_u64((u8 *)v1 + 1808, v4);
    store_u64((u8 *)v1 + 2440, v584);
    store_u64((u8 *)v1 + 2456, v585);
    store_u64((u8 *)v1 + 2488, v586);
    store_u64((u8 *)v1 + 2496, v597);
    store_u64((u8 *)v1 + 2504, v588);
    store_u64((u8 *)v1 + 2528, v589);
    store_u64((u8 *)v1 + 2600, v590);
    store_u64((u8 *)v1 + 2616, v591);
    store_u64((u8 *)v1 + 2624, v592);
    store_u64((u8 *)v1 + 2632, v593);
    store_u64((u8 *)v1 + 2656, v594);
    store_u64((u8 *)v1 + 4408, v4);
    { goto b27; }
b27:;
    u64 v616 = load_u64((const u8 *)v1 + 4408);
    u64 v617 = 0x1;
    u64 v618 = v616 + v617;
    u64 v619 = 0x10000;
    u8 v620 = (u64)v618 < (u64)v619;
    if (v620) { goto b275; } else { goto b276; }
b275:;
    { goto b28; }
b276:;
    u64 v621 = 0x1;
    u64 v622 = 0x1ff;
    u64 v623 = 0x1ff;
    u64 v624 = v622 & v623;
    u64 v625 = 0x1ff;
    u8 v626 = (u64)v624 == (u64)v625;
    u64 v627 = v626;
    u64 v628 = load_u64((const u8 *)v1 + 0);
    u64 v629 = v627 | v628;
    u64 v630 = load_u64((const u8 *)v1 + 24);
    u64 v631 = v629 | v630;
    if (v631) { goto b277; } else { goto b278; }
b277:;
    u8 v632 = 0;
    store_u64((u8 *)v1 + 80, v621);
    store_u64((u8 *)v1 + 576, v622);
    store_u64((u8 *)v1 + 632, v4);
    return v632;
b278:;
    u64 v3920 = load_u64((const u8 *)v1 + 184);
    u64 v3931 = load_u64((const u8 *)v1 + 192);
    u64 v3942 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3920; u64 n3928 = v3931; u64 n3939 = v3942; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b28:;
    u64 v633 = load_u64((const u8 *)v1 + 1808);
    u64 v634 = 0x40;
    u8 v635 = (u64)v633 >= (u64)v634;
    if (v635) { goto b279; } else { goto b280; }
b279:;
    u64 v674 = load_u64((const u8 *)v1 + 264);
    u64 v676 = load_u64((const u8 *)v1 + 272);
    u64 v678 = load_u64((const u8 *)v1 + 296);
    u64 v680 = load_u64((const u8 *)v1 + 304);
    u64 v682 = load_u64((const u8 *)v1 + 312);
    u64 v684 = load_u64((const u8 *)v1 + 336);
    u64 v686 = load_u64((const u8 *)v1 + 344);
    u64 v688 = load_u64((const u8 *)v1 + 576);
    u64 v690 = load_u64((const u8 *)v1 + 584);
    u64 v692 = load_u64((const u8 *)v1 + 600);
    u64 v694 = load_u64((const u8 *)v1 + 624);
    u64 v696 = load_u64((const u8 *)v1 + 1568);
    u64 v698 = load_u64((const u8 *)v1 + 1592);
    u64 v700 = load_u64((const u8 *)v1 + 1728);
    u64 v702 = load_u64((const u8 *)v1 + 1776);
    u64 v704 = load_u64((const u8 *)v1 + 2440);
    u64 v706 = load_u64((const u8 *)v1 + 2456);
    u64 v708 = load_u64((const u8 *)v1 + 2488);
    u64 v710 = load_u64((const u8 *)v1 + 2496);
    u64 v712 = load_u64((const u8 *)v1 + 2504);
    u64 v714 = load_u64((const u8 *)v1 + 2528);
    u64 v716 = load_u64((const u8 *)v1 + 2600);
    u64 v718 = load_u64((const u8 *)v1 + 2616);
    u64 v720 = load_u64((const u8 *)v1 + 2624);
    u64 v722 = load_u64((const u8 *)v1 + 2632);
    u64 v724 = load_u64((const u8 *)v1 + 2656);
    { u64 n673 = v674; u64 n675 = v676; u64 n677 = v678; u64 n679 = v680; u64 n681 = v682; u64 n683 = v684; u64 n685 = v686; u64 n687 = v688; u64 n689 = v690; u64 n691 = v692; u64 n693 = v694; u64 n695 = v696; u64 n697 = v698; u64 n699 = v700; u64 n701 = v702; u64 n703 = v704; u64 n705 = v706; u64 n707 = v708; u64 n709 = v710; u64 n711 = v712; u64 n713 = v714; u64 n715 = v716; u64 n717 = v718; u64 n719 = v720; u64 n721 = v722; u64 n723 = v724; v673 = n673; v675 = n675; v677 = n677; v679 = n679; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; v711 = n711; v713 = n713; v715 = n715; v717 = n717; v719 = n719; v721 = n721; v723 = n723; goto b30; }
b280:;
    u64 v636 = load_u64((const u8 *)v1 + 1784);
    u64 v637 = load_u64((const u8 *)v1 + 1792);
    u64 v638 = 0x1;
    u64 v639 = v637 << (v638 & 63);
    u64 v640 = 0x3f;
    u64 v641 = v636 >> (v640 & 63);
    u64 v642 = 0x1;
    u64 v643 = v636 << (v642 & 63);
    u64 v644 = v639 | v641;
    u64 v645 = load_u64((const u8 *)v1 + 1800);
    u64 v646 = 0x3f;
    u64 v647 = v645 >> (v646 & 63);
    u64 v648 = v643 | v647;
    u64 v649 = v644 | v4;
    u64 v650 = 0x1;
    u64 v651 = v645 << (v650 & 63);
    u64 v652 = load_u64((const u8 *)v1 + 1776);
    u64 v653 = 0x1;
    u64 v654 = v652 << (v653 & 63);
    u64 v655 = load_u64((const u8 *)v1 + 2528);
    u128 v656 = (u128)v649 << 64 | v648;
    u128 v657 = (u128)v4 << 64 | v655;
    u8 v658 = (u128)v656 < (u128)v657;
    if (v658) { goto b281; } else { goto b282; }
b281:;
    { u64 n666 = v654; u64 n667 = v648; u64 n668 = v649; v666 = n666; v667 = n667; v668 = n668; goto b29; }
b282:;
    u128 v659 = (u128)v649 << 64 | v648;
    u128 v660 = (u128)v4 << 64 | v655;
    u128 v661 = v659 - v660;
    u64 v662 = (u64)v661;
    u64 v663 = (u64)(v661 >> 64);
    u64 v664 = 0x1;
    u64 v665 = v654 | v664;
    { u64 n666 = v665; u64 n667 = v662; u64 n668 = v663; v666 = n666; v667 = n667; v668 = n668; goto b29; }
b29:;
    u64 v669 = 0x1;
    u64 v670 = v633 + v669;
    u64 v671 = 0xff;
    u64 v672 = v670 & v671;
    store_u64((u8 *)v1 + 1776, v666);
    store_u64((u8 *)v1 + 1784, v667);
    store_u64((u8 *)v1 + 1792, v668);
    store_u64((u8 *)v1 + 1800, v651);
    store_u64((u8 *)v1 + 1808, v672);
    store_u64((u8 *)v1 + 4408, v618);
    { goto b27; }
b30:;
    u64 v725 = 0x1;
    u8 v726 = (u64)v683 != (u64)v725;
    if (v726) { goto b283; } else { goto b284; }
b283:;
    { goto b31; }
b284:;
    u64 v727 = 0x2;
    u64 v728 = v701 >> (v727 & 63);
    u64 v729 = 0xffffffff;
    u64 v730 = v728 & v729;
    { u64 n734 = v730; v734 = n734; goto b32; }
b31:;
    u8 v731 = (u64)v701 >= (u64)v709;
    if (v731) { goto b285; } else { goto b286; }
b285:;
    { u64 n734 = v709; v734 = n734; goto b32; }
b286:;
    u64 v732 = 0xffffffff;
    u64 v733 = v701 & v732;
    { u64 n734 = v733; v734 = n734; goto b32; }
b32:;
    u8 v735 = (u64)v699 == (u64)v4;
    if (v735) { goto b287; } else { goto b288; }
b287:;
    { u64 n744 = v673; u64 n745 = v675; u64 n746 = v677; u64 n747 = v679; u64 n748 = v681; u64 n749 = v685; u64 n750 = v687; u64 n751 = v689; u64 n752 = v691; u64 n753 = v693; u64 n754 = v695; u64 n755 = v697; u64 n756 = v703; u64 n757 = v705; u64 n758 = v707; u64 n759 = v734; u64 n760 = v711; u64 n761 = v713; u64 n762 = v715; u64 n763 = v717; u64 n764 = v719; u64 n765 = v721; u64 n766 = v723; v744 = n744; v745 = n745; v746 = n746; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; goto b33; }
b288:;
    u64 v736 = 0x9;
    u64 v737 = v677 << (v736 & 63);
    u8 v738 = (u64)v737 >= (u64)v734;
    if (v738) { goto b289; } else { goto b290; }
b289:;
    { u64 n744 = v673; u64 n745 = v675; u64 n746 = v677; u64 n747 = v679; u64 n748 = v681; u64 n749 = v685; u64 n750 = v687; u64 n751 = v689; u64 n752 = v691; u64 n753 = v693; u64 n754 = v695; u64 n755 = v697; u64 n756 = v703; u64 n757 = v705; u64 n758 = v707; u64 n759 = v734; u64 n760 = v711; u64 n761 = v713; u64 n762 = v715; u64 n763 = v717; u64 n764 = v719; u64 n765 = v721; u64 n766 = v723; v744 = n744; v745 = n745; v746 = n746; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; goto b33; }
b290:;
    u64 v739 = 0x7fffff;
    u64 v740 = v677 & v739;
    u64 v741 = 0x9;
    u64 v742 = v740 << (v741 & 63);
    u64 v743 = v742 | v4;
    { u64 n744 = v673; u64 n745 = v675; u64 n746 = v677; u64 n747 = v679; u64 n748 = v681; u64 n749 = v685; u64 n750 = v687; u64 n751 = v689; u64 n752 = v691; u64 n753 = v693; u64 n754 = v695; u64 n755 = v697; u64 n756 = v703; u64 n757 = v705; u64 n758 = v707; u64 n759 = v743; u64 n760 = v711; u64 n761 = v713; u64 n762 = v715; u64 n763 = v717; u64 n764 = v719; u64 n765 = v721; u64 n766 = v723; v744 = n744; v745 = n745; v746 = n746; v747 = n747; v748 = n748; v749 = n749; v750 = n750; v751 = n751; v752 = n752; v753 = n753; v754 = n754; v755 = n755; v756 = n756; v757 = n757; v758 = n758; v759 = n759; v760 = n760; v761 = n761; v762 = n762; v763 = n763; v764 = n764; v765 = n765; v766 = n766; goto b33; }
b33:;
    u64 v767 = v747 * v759;
    u64 v768 = (u64)((u128)v747 * v759 >> 64);
    u64 v769 = v768 >> (v4 & 63);
    u64 v770 = v747 * v759;
    u8 v771 = (u64)v769 < (u64)v746;
    if (v771) { goto b291; } else { goto b292; }
b291:;
    { goto b34; }
b292:;
    u64 v772 = 0xffffffffffffffff;
    { u64 n830 = v744; u64 n832 = v745; u64 n834 = v746; u64 n836 = v747; u64 n838 = v748; u64 n840 = v749; u64 n842 = v750; u64 n844 = v751; u64 n846 = v752; u64 n848 = v753; u64 n850 = v754; u64 n852 = v755; u64 n854 = v772; u64 n856 = v756; u64 n858 = v757; u64 n860 = v758; u64 n862 = v759; u64 n864 = v760; u64 n866 = v761; u64 n868 = v762; u64 n870 = v763; u64 n872 = v764; u64 n874 = v765; u64 n876 = v766; v830 = n830; v832 = n832; v834 = n834; v836 = n836; v838 = n838; v840 = n840; v842 = n842; v844 = n844; v846 = n846; v848 = n848; v850 = n850; v852 = n852; v854 = n854; v856 = n856; v858 = n858; v860 = n860; v862 = n862; v864 = n864; v866 = n866; v868 = n868; v870 = n870; v872 = n872; v874 = n874; v876 = n876; goto b38; }
b34:;
    store_u64((u8 *)v1 + 264, v744);
    store_u64((u8 *)v1 + 272, v745);
    store_u64((u8 *)v1 + 296, v746);
    store_u64((u8 *)v1 + 304, v747);
    store_u64((u8 *)v1 + 312, v748);
    store_u64((u8 *)v1 + 344, v749);
    store_u64((u8 *)v1 + 576, v750);
    store_u64((u8 *)v1 + 584, v751);
    store_u64((u8 *)v1 + 600, v752);
    store_u64((u8 *)v1 + 624, v753);
    store_u64((u8 *)v1 + 1568, v754);
    store_u64((u8 *)v1 + 1592, v755);
    store_u64((u8 *)v1 + 1816, v4);
    store_u64((u8 *)v1 + 1824, v769);
    store_u64((u8 *)v1 + 1832, v4);
    store_u64((u8 *)v1 + 1840, v770);
    store_u64((u8 *)v1 + 1848, v4);
    store_u64((u8 *)v1 + 2440, v756);
    store_u64((u8 *)v1 + 2456, v757);
    store_u64((u8 *)v1 + 2488, v758);
    store_u64((u8 *)v1 + 2496, v759);
    store_u64((u8 *)v1 + 2504, v760);
    store_u64((u8 *)v1 + 2528, v761);
    store_u64((u8 *)v1 + 2600, v762);
    store_u64((u8 *)v1 + 2616, v763);
    store_u64((u8 *)v1 + 2624, v764);
    store_u64((u8 *)v1 + 2632, v765);
    store_u64((u8 *)v1 + 2656, v766);
    store_u64((u8 *)v1 + 4704, v4);
    { goto b35; }
b35:;
    u64 v773 = load_u64((const u8 *)v1 + 4704);
    u64 v774 = 0x1;
    u64 v775 = v773 + v774;
    u64 v776 = 0x10000;
    u8 v777 = (u64)v775 < (u64)v776;
    if (v777) { goto b293; } else { goto b294; }
b293:;
    { goto b36; }
b294:;
    u64 v778 = 0x1;
    u64 v779 = 0x1ff;
    u64 v780 = 0x1ff;
    u64 v781 = v779 & v780;
    u64 v782 = 0x1ff;
    u8 v783 = (u64)v781 == (u64)v782;
    u64 v784 = v783;
    u64 v785 = load_u64((const u8 *)v1 + 0);
    u64 v786 = v784 | v785;
    u64 v787 = load_u64((const u8 *)v1 + 24);
    u64 v788 = v786 | v787;
    if (v788) { goto b295; } else { goto b296; }
b295:;
    u8 v789 = 0;
    store_u64((u8 *)v1 + 80, v778);
    store_u64((u8 *)v1 + 576, v779);
    store_u64((u8 *)v1 + 632, v4);
    return v789;
b296:;
    u64 v3921 = load_u64((const u8 *)v1 + 184);
    u64 v3932 = load_u64((const u8 *)v1 + 192);
    u64 v3943 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3921; u64 n3928 = v3932; u64 n3939 = v3943; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b36:;
    u64 v790 = load_u64((const u8 *)v1 + 1848);
    u64 v791 = 0x40;
    u8 v792 = (u64)v790 >= (u64)v791;
    if (v792) { goto b297; } else { goto b298; }
b297:;
    u64 v831 = load_u64((const u8 *)v1 + 264);
    u64 v833 = load_u64((const u8 *)v1 + 272);
    u64 v835 = load_u64((const u8 *)v1 + 296);
    u64 v837 = load_u64((const u8 *)v1 + 304);
    u64 v839 = load_u64((const u8 *)v1 + 312);
    u64 v841 = load_u64((const u8 *)v1 + 344);
    u64 v843 = load_u64((const u8 *)v1 + 576);
    u64 v845 = load_u64((const u8 *)v1 + 584);
    u64 v847 = load_u64((const u8 *)v1 + 600);
    u64 v849 = load_u64((const u8 *)v1 + 624);
    u64 v851 = load_u64((const u8 *)v1 + 1568);
    u64 v853 = load_u64((const u8 *)v1 + 1592);
    u64 v855 = load_u64((const u8 *)v1 + 1816);
    u64 v857 = load_u64((const u8 *)v1 + 2440);
    u64 v859 = load_u64((const u8 *)v1 + 2456);
    u64 v861 = load_u64((const u8 *)v1 + 2488);
    u64 v863 = load_u64((const u8 *)v1 + 2496);
    u64 v865 = load_u64((const u8 *)v1 + 2504);
    u64 v867 = load_u64((const u8 *)v1 + 2528);
    u64 v869 = load_u64((const u8 *)v1 + 2600);
    u64 v871 = load_u64((const u8 *)v1 + 2616);
    u64 v873 = load_u64((const u8 *)v1 + 2624);
    u64 v875 = load_u64((const u8 *)v1 + 2632);
    u64 v877 = load_u64((const u8 *)v1 + 2656);
    { u64 n830 = v831; u64 n832 = v833; u64 n834 = v835; u64 n836 = v837; u64 n838 = v839; u64 n840 = v841; u64 n842 = v843; u64 n844 = v845; u64 n846 = v847; u64 n848 = v849; u64 n850 = v851; u64 n852 = v853; u64 n854 = v855; u64 n856 = v857; u64 n858 = v859; u64 n860 = v861; u64 n862 = v863; u64 n864 = v865; u64 n866 = v867; u64 n868 = v869; u64 n870 = v871; u64 n872 = v873; u64 n874 = v875; u64 n876 = v877; v830 = n830; v832 = n832; v834 = n834; v836 = n836; v838 = n838; v840 = n840; v842 = n842; v844 = n844; v846 = n846; v848 = n848; v850 = n850; v852 = n852; v854 = n854; v856 = n856; v858 = n858; v860 = n860; v862 = n862; v864 = n864; v866 = n866; v868 = n868; v870 = n870; v872 = n872; v874 = n874; v876 = n876; goto b38; }
b298:;
    u64 v793 = load_u64((const u8 *)v1 + 1824);
    u64 v794 = load_u64((const u8 *)v1 + 1832);
    u64 v795 = 0x1;
    u64 v796 = v794 << (v795 & 63);
    u64 v797 = 0x3f;
    u64 v798 = v793 >> (v797 & 63);
    u64 v799 = 0x1;
    u64 v800 = v793 << (v799 & 63);
    u64 v801 = v796 | v798;
    u64 v802 = load_u64((const u8 *)v1 + 1840);
    u64 v803 = 0x3f;
    u64 v804 = v802 >> (v803 & 63);
    u64 v805 = v800 | v804;
    u64 v806 = v801 | v4;
    u64 v807 = 0x1;
    u64 v808 = v802 << (v807 & 63);
    u64 v809 = load_u64((const u8 *)v1 + 1816);
    u64 v810 = 0x1;
    u64 v811 = v809 << (v810 & 63);
    u64 v812 = load_u64((const u8 *)v1 + 296);
    u128 v813 = (u128)v806 << 64 | v805;
    u128 v814 = (u128)v4 << 64 | v812;
    u8 v815 = (u128)v813 < (u128)v814;
    if (v815) { goto b299; } else { goto b300; }
b299:;
    { u64 n823 = v811; u64 n824 = v805; u64 n825 = v806; v823 = n823; v824 = n824; v825 = n825; goto b37; }
b300:;
    u128 v816 = (u128)v806 << 64 | v805;
    u128 v817 = (u128)v4 << 64 | v812;
    u128 v818 = v816 - v817;
    u64 v819 = (u64)v818;
    u64 v820 = (u64)(v818 >> 64);
    u64 v821 = 0x1;
    u64 v822 = v811 | v821;
    { u64 n823 = v822; u64 n824 = v819; u64 n825 = v820; v823 = n823; v824 = n824; v825 = n825; goto b37; }
b37:;
    u64 v826 = 0x1;
    u64 v827 = v790 + v826;
    u64 v828 = 0xff;
    u64 v829 = v827 & v828;
    store_u64((u8 *)v1 + 1816, v823);
    store_u64((u8 *)v1 + 1824, v824);
    store_u64((u8 *)v1 + 1832, v825);
    store_u64((u8 *)v1 + 1840, v808);
    store_u64((u8 *)v1 + 1848, v829);
    store_u64((u8 *)v1 + 4704, v775);
    { goto b35; }
b38:;
    u64 v878 = v838 * v876;
    u64 v879 = (u64)((u128)v838 * v876 >> 64);
    u64 v880 = 0x14;
    u64 v881 = v878 >> (v880 & 63);
    u64 v882 = 0x2c;
    u64 v883 = v879 << (v882 & 63);
    u64 v884 = v881 | v883;
    u64 v885 = 0x14;
    u64 v886 = v879 >> (v885 & 63);
    u64 v887 = 0x39db;
    u64 v888 = v884 * v887;
    u64 v889 = v838 * v862;
    u64 v890 = (u64)((u128)v838 * v862 >> 64);
    u64 v891 = 0x14;
    u64 v892 = v889 >> (v891 & 63);
    u64 v893 = 0x2c;
    u64 v894 = v890 << (v893 & 63);
    u64 v895 = v892 | v894;
    u64 v896 = 0x14;
    u64 v897 = v890 >> (v896 & 63);
    u128 v898 = (u128)v897 << 64 | v895;
    u128 v899 = (u128)v4 << 64 | v854;
    u128 v900 = v898 - v899;
    u64 v901 = (u64)v900;
    u64 v902 = (u64)(v900 >> 64);
    u64 v903 = 0x6666;
    u128 v904 = (u128)v902 << 64 | v901;
    u128 v905 = (u128)v4 << 64 | v903;
    u128 v906 = v904 * v905;
    u64 v907 = (u64)v906;
    u64 v908 = (u64)(v906 >> 64);
    u64 v909 = 0x8;
    u64 v910 = v907 >> (v909 & 63);
    u64 v911 = 0x38;
    u64 v912 = v908 << (v911 & 63);
    u64 v913 = v910 | v912;
    u64 v914 = 0x8;
    u64 v915 = (int64_t)v908 >> (v914 & 63);
    u64 v916 = v913 - v888;
    u64 v917 = 0x199a;
    u64 v918 = v854 * v917;
    u64 v919 = (u64)((u128)v854 * v917 >> 64);
    u64 v920 = 0x8;
    u64 v921 = v918 >> (v920 & 63);
    u64 v922 = 0x38;
    u64 v923 = v919 << (v922 & 63);
    u64 v924 = v921 | v923;
    u64 v925 = 0x8;
    u64 v926 = v919 >> (v925 & 63);
    u8 v927 = (int64_t)v4 < (int64_t)v840;
    if (v927) { goto b301; } else { goto b302; }
b301:;
    { goto b39; }
b302:;
    u64 v928 = 0x1;
    u8 v929 = (u64)v870 != (u64)v928;
    if (v929) { goto b303; } else { goto b304; }
b303:;
    { goto b175; }
b304:;
    { goto b39; }
b39:;
    u64 v930 = 0x3f;
    u64 v931 = (int64_t)v916 >> (v930 & 63);
    u64 v932 = 0x1;
    u64 v933 = v931 << (v932 & 63);
    u64 v934 = 0x3f;
    u64 v935 = v916 >> (v934 & 63);
    u64 v936 = 0x1;
    u64 v937 = v916 << (v936 & 63);
    u64 v938 = v933 | v935;
    u128 v939 = (u128)v926 << 64 | v924;
    u128 v940 = (u128)v938 << 64 | v937;
    u8 v941 = (__int128)v939 >= (__int128)v940;
    if (v941) { goto b305; } else { goto b306; }
b305:;
    { goto b175; }
b306:;
    u64 v942 = 0x4;
    u64 v943 = v834 << (v942 & 63);
    u64 v944 = v872 + v943;
    { u64 n957 = v944; u64 n958 = v874; v957 = n957; v958 = n958; goto b40; }
b175:;
    u8 v945 = (u64)v834 >= (u64)v872;
    if (v945) { goto b307; } else { goto b308; }
b307:;
    { goto b176; }
b308:;
    u64 v946 = v872 - v834;
    { u64 n947 = v946; v947 = n947; goto b177; }
b176:;
    { u64 n947 = v4; v947 = n947; goto b177; }
b177:;
    u8 v948 = (u64)v840 == (u64)v4;
    if (v948) { goto b309; } else { goto b310; }
b309:;
    { u64 n957 = v947; u64 n958 = v874; v957 = n957; v958 = n958; goto b40; }
b310:;
    u64 v949 = 0x4;
    u64 v950 = v874 >> (v949 & 63);
    u64 v951 = v874 + v950;
    u64 v952 = 0xffffffff;
    u64 v953 = v951 & v952;
    u8 v954 = (u64)v874 == (u64)v4;
    if (v954) { goto b311; } else { goto b312; }
b311:;
    { goto b178; }
b312:;
    u8 v955 = (u64)v862 >= (u64)v953;
    if (v955) { goto b313; } else { goto b314; }
b313:;
    { u64 n956 = v953; v956 = n956; goto b179; }
b314:;
    { goto b178; }
b178:;
    { u64 n956 = v862; v956 = n956; goto b179; }
b179:;
    { u64 n957 = v947; u64 n958 = v956; v957 = n957; v958 = n958; goto b40; }
b40:;
    u8 v959 = (int64_t)v4 >= (int64_t)v840;
    if (v959) { goto b315; } else { goto b316; }
b315:;
    { u64 n961 = v4; v961 = n961; goto b41; }
b316:;
    u64 v960 = 0x1;
    { u64 n961 = v960; v961 = n961; goto b41; }
b41:;
    u64 v962 = 0x8;
    u64 v963 = v958 >> (v962 & 63);
    u64 v964 = 0x9;
    u64 v965 = v963 << (v964 & 63);
    u64 v966 = 0x1;
    u8 v967 = (u64)v868 != (u64)v966;
    if (v967) { goto b317; } else { goto b318; }
b317:;
    { goto b174; }
b318:;
    u8 v968 = (u64)v965 >= (u64)v957;
    if (v968) { goto b319; } else { goto b320; }
b319:;
    { goto b174; }
b320:;
    u64 v969 = 0x1;
    u64 v970 = 0x7;
    u64 v971 = v862 >> (v970 & 63);
    u64 v972 = 0x1fffff;
    u8 v973 = (u64)v972 >= (u64)v971;
    if (v973) { goto b321; } else { goto b322; }
b321:;
    { u64 n976 = v971; v976 = n976; goto b42; }
b322:;
    u64 v974 = 0x1fffff;
    { u64 n976 = v974; v976 = n976; goto b42; }
b174:;
    u64 v975 = 0x1fffff;
    { u64 n980 = v4; u64 n981 = v975; u64 n982 = v957; v980 = n980; v981 = n981; v982 = n982; goto b43; }
b42:;
    u64 v977 = 0x1;
    u64 v978 = v965 << (v977 & 63);
    u8 v979 = (u64)v978 >= (u64)v957;
    if (v979) { goto b323; } else { goto b324; }
b323:;
    { u64 n980 = v969; u64 n981 = v976; u64 n982 = v957; v980 = n980; v981 = n981; v982 = n982; goto b43; }
b324:;
    { u64 n980 = v969; u64 n981 = v976; u64 n982 = v978; v980 = n980; v981 = n981; v982 = n982; goto b43; }
b43:;
    u8 v983 = (int64_t)v916 >= (int64_t)v4;
    if (v983) { goto b325; } else { goto b326; }
b325:;
    { u64 n985 = v916; v985 = n985; goto b44; }
b326:;
    u64 v984 = v4 - v916;
    { u64 n985 = v984; v985 = n985; goto b44; }
b44:;
    u64 v986 = 0x3f;
    u64 v987 = (int64_t)v985 >> (v986 & 63);
    u128 v988 = (u128)v926 << 64 | v924;
    u128 v989 = (u128)v987 << 64 | v985;
    u128 v990 = v988 - v989;
    u64 v991 = (u64)v990;
    u64 v992 = (u64)(v990 >> 64);
    u128 v993 = (u128)v992 << 64 | v991;
    u128 v994 = (u128)v4 << 64 | v4;
    u8 v995 = (__int128)v993 >= (__int128)v994;
    if (v995) { goto b327; } else { goto b328; }
b327:;
    { u64 n996 = v991; v996 = n996; goto b45; }
b328:;
    { u64 n996 = v4; v996 = n996; goto b45; }
b45:;
    u8 v997 = (int64_t)v4 >= (int64_t)v916;
    if (v997) { goto b329; } else { goto b330; }
b329:;
    { goto b46; }
b330:;
    u64 v998 = v996 + v985;
    { u64 n1000 = v998; u64 n1001 = v996; v1000 = n1000; v1001 = n1001; goto b47; }
b46:;
    u64 v999 = v996 + v985;
    { u64 n1000 = v996; u64 n1001 = v999; v1000 = n1000; v1001 = n1001; goto b47; }
b47:;
    u8 v1002 = (u64)v1000 == (u64)v4;
    if (v1002) { goto b331; } else { goto b332; }
b331:;
    { u64 n1401 = v830; u64 n1402 = v832; u64 n1403 = v834; u64 n1404 = v836; u64 n1405 = v838; u64 n1406 = v980; u64 n1407 = v4; u64 n1408 = v842; u64 n1409 = v844; u64 n1410 = v846; u64 n1411 = v848; u64 n1412 = v850; u64 n1413 = v852; u64 n1414 = v4; u64 n1415 = v4; u64 n1416 = v856; u64 n1417 = v858; u64 n1418 = v860; u64 n1419 = v862; u64 n1420 = v864; u64 n1421 = v866; u64 n1422 = v1000; u64 n1423 = v1001; u64 n1424 = v868; u64 n1425 = v981; u64 n1426 = v961; u64 n1427 = v982; u64 n1428 = v958; u64 n1429 = v876; u64 n1430 = v916; u64 n1431 = v4; v1401 = n1401; v1402 = n1402; v1403 = n1403; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; goto b70; }
b332:;
    u8 v1003 = (u64)v864 == (u64)v4;
    if (v1003) { goto b333; } else { goto b334; }
b333:;
    { u64 n1401 = v830; u64 n1402 = v832; u64 n1403 = v834; u64 n1404 = v836; u64 n1405 = v838; u64 n1406 = v980; u64 n1407 = v4; u64 n1408 = v842; u64 n1409 = v844; u64 n1410 = v846; u64 n1411 = v848; u64 n1412 = v850; u64 n1413 = v852; u64 n1414 = v4; u64 n1415 = v4; u64 n1416 = v856; u64 n1417 = v858; u64 n1418 = v860; u64 n1419 = v862; u64 n1420 = v864; u64 n1421 = v866; u64 n1422 = v1000; u64 n1423 = v1001; u64 n1424 = v868; u64 n1425 = v981; u64 n1426 = v961; u64 n1427 = v982; u64 n1428 = v958; u64 n1429 = v876; u64 n1430 = v916; u64 n1431 = v4; v1401 = n1401; v1402 = n1402; v1403 = n1403; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; goto b70; }
b334:;
    u8 v1004 = (u64)v4 == (u64)v4;
    if (v1004) { goto b335; } else { goto b336; }
b335:;
    { u64 n1006 = v4; u64 n1007 = v1000; v1006 = n1006; v1007 = n1007; goto b48; }
b336:;
    u64 v1005 = 0x40;
    { u64 n1006 = v1005; u64 n1007 = v4; v1006 = n1006; v1007 = n1007; goto b48; }
b48:;
    u64 v1008 = 0x20;
    u64 v1009 = v1007 >> (v1008 & 63);
    u64 v1010 = 0x20;
    u64 v1011 = v4 << (v1010 & 63);
    u64 v1012 = v1009 | v1011;
    u64 v1013 = 0x20;
    u64 v1014 = v4 >> (v1013 & 63);
    u64 v1015 = 0xffffffff;
    u64 v1016 = v1012 & v1015;
    u8 v1017 = (u64)v1016 == (u64)v4;
    if (v1017) { goto b337; } else { goto b338; }
b337:;
    { u64 n1022 = v1006; u64 n1023 = v1007; u64 n1024 = v4; v1022 = n1022; v1023 = n1023; v1024 = n1024; goto b49; }
b338:;
    u64 v1018 = 0x20;
    u64 v1019 = v1006 + v1018;
    u64 v1020 = 0xff;
    u64 v1021 = v1019 & v1020;
    { u64 n1022 = v1021; u64 n1023 = v1012; u64 n1024 = v1014; v1022 = n1022; v1023 = n1023; v1024 = n1024; goto b49; }
b49:;
    u64 v1025 = 0x10;
    u64 v1026 = v1023 >> (v1025 & 63);
    u64 v1027 = 0x30;
    u64 v1028 = v1024 << (v1027 & 63);
    u64 v1029 = v1026 | v1028;
    u64 v1030 = 0x10;
    u64 v1031 = v1024 >> (v1030 & 63);
    u64 v1032 = 0xffff;
    u64 v1033 = v1029 & v1032;
    u8 v1034 = (u64)v1033 == (u64)v4;
    if (v1034) { goto b339; } else { goto b340; }
b339:;
    { u64 n1039 = v1022; u64 n1040 = v1023; u64 n1041 = v1024; v1039 = n1039; v1040 = n1040; v1041 = n1041; goto b50; }
b340:;
    u64 v1035 = 0x10;
    u64 v1036 = v1022 + v1035;
    u64 v1037 = 0xff;
    u64 v1038 = v1036 & v1037;
    { u64 n1039 = v1038; u64 n1040 = v1029; u64 n1041 = v1031; v1039 = n1039; v1040 = n1040; v1041 = n1041; goto b50; }
b50:;
    u64 v1042 = 0x8;
    u64 v1043 = v1040 >> (v1042 & 63);
    u64 v1044 = 0x38;
    u64 v1045 = v1041 << (v1044 & 63);
    u64 v1046 = v1043 | v1045;
    u64 v1047 = 0x8;
    u64 v1048 = v1041 >> (v1047 & 63);
    u64 v1049 = 0xff;
    u64 v1050 = v1046 & v1049;
    u8 v1051 = (u64)v1050 == (u64)v4;
    if (v1051) { goto b341; } else { goto b342; }
b341:;
    { u64 n1056 = v1039; u64 n1057 = v1040; u64 n1058 = v1041; v1056 = n1056; v1057 = n1057; v1058 = n1058; goto b51; }
b342:;
    u64 v1052 = 0x8;
    u64 v1053 = v1039 + v1052;
    u64 v1054 = 0xff;
    u64 v1055 = v1053 & v1054;
    { u64 n1056 = v1055; u64 n1057 = v1046; u64 n1058 = v1048; v1056 = n1056; v1057 = n1057; v1058 = n1058; goto b51; }
b51:;
    u64 v1059 = 0x4;
    u64 v1060 = v1057 >> (v1059 & 63);
    u64 v1061 = 0x3c;
    u64 v1062 = v1058 << (v1061 & 63);
    u64 v1063 = v1060 | v1062;
    u64 v1064 = 0x4;
    u64 v1065 = v1058 >> (v1064 & 63);
    u64 v1066 = 0xf;
    u64 v1067 = v1063 & v1066;
    u8 v1068 = (u64)v1067 == (u64)v4;
    if (v1068) { goto b343; } else { goto b344; }
b343:;
    { u64 n1073 = v1056; u64 n1074 = v1057; u64 n1075 = v1058; v1073 = n1073; v1074 = n1074; v1075 = n1075; goto b52; }
b344:;
    u64 v1069 = 0x4;
    u64 v1070 = v1056 + v1069;
    u64 v1071 = 0xff;
    u64 v1072 = v1070 & v1071;
    { u64 n1073 = v1072; u64 n1074 = v1063; u64 n1075 = v1065; v1073 = n1073; v1074 = n1074; v1075 = n1075; goto b52; }
b52:;
    u64 v1076 = 0x2;
    u64 v1077 = v1074 >> (v1076 & 63);
    u64 v1078 = 0x3e;
    u64 v1079 = v1075 << (v1078 & 63);
    u64 v1080 = v1077 | v1079;
    u64 v1081 = 0x2;
    u64 v1082 = v1075 >> (v1081 & 63);
    u64 v1083 = 0x3;
    u64 v1084 = v1080 & v1083;
    u8 v1085 = (u64)v1084 == (u64)v4;
    if (v1085) { goto b345; } else { goto b346; }
b345:;
    { u64 n1090 = v1073; u64 n1091 = v1074; u64 n1092 = v1075; v1090 = n1090; v1091 = n1091; v1092 = n1092; goto b53; }
b346:;
    u64 v1086 = 0x2;
    u64 v1087 = v1073 + v1086;
    u64 v1088 = 0xff;
    u64 v1089 = v1087 & v1088;
    { u64 n1090 = v1089; u64 n1091 = v1080; u64 n1092 = v1082; v1090 = n1090; v1091 = n1091; v1092 = n1092; goto b53; }
b53:;
    u64 v1093 = 0x1;
    u64 v1094 = v1091 >> (v1093 & 63);
    u64 v1095 = 0x3f;
    u64 v1096 = v1092 << (v1095 & 63);
    u64 v1097 = v1094 | v1096;
    u64 v1098 = 0x1;
    u64 v1099 = v1092 >> (v1098 & 63);
    u64 v1100 = 0x1;
    u64 v1101 = v1097 & v1100;
    u8 v1102 = (u64)v1101 == (u64)v4;
    if (v1102) { goto b347; } else { goto b348; }
b347:;
    { u64 n1107 = v1090; v1107 = n1107; goto b54; }
b348:;
    u64 v1103 = 0x1;
    u64 v1104 = v1090 + v1103;
    u64 v1105 = 0xff;
    u64 v1106 = v1104 & v1105;
    { u64 n1107 = v1106; v1107 = n1107; goto b54; }
b54:;
    u8 v1108 = (u64)v4 == (u64)v4;
    if (v1108) { goto b349; } else { goto b350; }
b349:;
    { u64 n1110 = v4; u64 n1111 = v864; v1110 = n1110; v1111 = n1111; goto b55; }
b350:;
    u64 v1109 = 0x40;
    { u64 n1110 = v1109; u64 n1111 = v4; v1110 = n1110; v1111 = n1111; goto b55; }
b55:;
    u64 v1112 = 0x20;
    u64 v1113 = v1111 >> (v1112 & 63);
    u64 v1114 = 0x20;
    u64 v1115 = v4 << (v1114 & 63);
    u64 v1116 = v1113 | v1115;
    u64 v1117 = 0x20;
    u64 v1118 = v4 >> (v1117 & 63);
    u64 v1119 = 0xffffffff;
    u64 v1120 = v1116 & v1119;
    u8 v1121 = (u64)v1120 == (u64)v4;
    if (v1121) { goto b351; } else { goto b352; }
b351:;
    { u64 n1126 = v1110; u64 n1127 = v1111; u64 n1128 = v4; v1126 = n1126; v1127 = n1127; v1128 = n1128; goto b56; }
b352:;
    u64 v1122 = 0x20;
    u64 v1123 = v1110 + v1122;
    u64 v1124 = 0xff;
    u64 v1125 = v1123 & v1124;
    { u64 n1126 = v1125; u64 n1127 = v1116; u64 n1128 = v1118; v1126 = n1126; v1127 = n1127; v1128 = n1128; goto b56; }
b56:;
    u64 v1129 = 0x10;
    u64 v1130 = v1127 >> (v1129 & 63);
    u64 v1131 = 0x30;
    u64 v1132 = v1128 << (v1131 & 63);
    u64 v1133 = v1130 | v1132;
    u64 v1134 = 0x10;
    u64 v1135 = v1128 >> (v1134 & 63);
    u64 v1136 = 0xffff;
    u64 v1137 = v1133 & v1136;
    u8 v1138 = (u64)v1137 == (u64)v4;
    if (v1138) { goto b353; } else { goto b354; }
b353:;
    { u64 n1143 = v1126; u64 n1144 = v1127; u64 n1145 = v1128; v1143 = n1143; v1144 = n1144; v1145 = n1145; goto b57; }
b354:;
    u64 v1139 = 0x10;
    u64 v1140 = v1126 + v1139;
    u64 v1141 = 0xff;
    u64 v1142 = v1140 & v1141;
    { u64 n1143 = v1142; u64 n1144 = v1133; u64 n1145 = v1135; v1143 = n1143; v1144 = n1144; v1145 = n1145; goto b57; }
b57:;
    u64 v1146 = 0x8;
    u64 v1147 = v1144 >> (v1146 & 63);
    u64 v1148 = 0x38;
    u64 v1149 = v1145 << (v1148 & 63);
    u64 v1150 = v1147 | v1149;
    u64 v1151 = 0x8;
    u64 v1152 = v1145 >> (v1151 & 63);
    u64 v1153 = 0xff;
    u64 v1154 = v1150 & v1153;
    u8 v1155 = (u64)v1154 == (u64)v4;
    if (v1155) { goto b355; } else { goto b356; }
b355:;
    { u64 n1160 = v1143; u64 n1161 = v1144; u64 n1162 = v1145; v1160 = n1160; v1161 = n1161; v1162 = n1162; goto b58; }
b356:;
    u64 v1156 = 0x8;
    u64 v1157 = v1143 + v1156;
    u64 v1158 = 0xff;
    u64 v1159 = v1157 & v1158;
    { u64 n1160 = v1159; u64 n1161 = v1150; u64 n1162 = v1152; v1160 = n1160; v1161 = n1161; v1162 = n1162; goto b58; }
b58:;
    u64 v1163 = 0x4;
    u64 v1164 = v1161 >> (v1163 & 63);
    u64 v1165 = 0x3c;
    u64 v1166 = v1162 << (v1165 & 63);
    u64 v1167 = v1164 | v1166;
    u64 v1168 = 0x4;
    u64 v1169 = v1162 >> (v1168 & 63);
    u64 v1170 = 0xf;
    u64 v1171 = v1167 & v1170;
    u8 v1172 = (u64)v1171 == (u64)v4;
    if (v1172) { goto b357; } else { goto b358; }
b357:;
    { u64 n1177 = v1160; u64 n1178 = v1161; u64 n1179 = v1162; v1177 = n1177; v1178 = n1178; v1179 = n1179; goto b59; }
b358:;
    u64 v1173 = 0x4;
    u64 v1174 = v1160 + v1173;
    u64 v1175 = 0xff;
    u64 v1176 = v1174 & v1175;
    { u64 n1177 = v1176; u64 n1178 = v1167; u64 n1179 = v1169; v1177 = n1177; v1178 = n1178; v1179 = n1179; goto b59; }
b59:;
    u64 v1180 = 0x2;
    u64 v1181 = v1178 >> (v1180 & 63);
    u64 v1182 = 0x3e;
    u64 v1183 = v1179 << (v1182 & 63);
    u64 v1184 = v1181 | v1183;
    u64 v1185 = 0x2;
    u64 v1186 = v1179 >> (v1185 & 63);
    u64 v1187 = 0x3;
    u64 v1188 = v1184 & v1187;
    u8 v1189 = (u64)v1188 == (u64)v4;
    if (v1189) { goto b359; } else { goto b360; }
b359:;
    { u64 n1194 = v1177; u64 n1195 = v1178; u64 n1196 = v1179; v1194 = n1194; v1195 = n1195; v1196 = n1196; goto b60; }
b360:;
    u64 v1190 = 0x2;
    u64 v1191 = v1177 + v1190;
    u64 v1192 = 0xff;
    u64 v1193 = v1191 & v1192;
    { u64 n1194 = v1193; u64 n1195 = v1184; u64 n1196 = v1186; v1194 = n1194; v1195 = n1195; v1196 = n1196; goto b60; }
b60:;
    u64 v1197 = 0x1;
    u64 v1198 = v1195 >> (v1197 & 63);
    u64 v1199 = 0x3f;
    u64 v1200 = v1196 << (v1199 & 63);
    u64 v1201 = v1198 | v1200;
    u64 v1202 = 0x1;
    u64 v1203 = v1196 >> (v1202 & 63);
    u64 v1204 = 0x1;
    u64 v1205 = v1201 & v1204;
    u8 v1206 = (u64)v1205 == (u64)v4;
    if (v1206) { goto b361; } else { goto b362; }
b361:;
    { u64 n1211 = v1194; v1211 = n1211; goto b61; }
b362:;
    u64 v1207 = 0x1;
    u64 v1208 = v1194 + v1207;
    u64 v1209 = 0xff;
    u64 v1210 = v1208 & v1209;
    { u64 n1211 = v1210; v1211 = n1211; goto b61; }
b61:;
    u64 v1212 = 0x1f;
    u8 v1213 = (u64)v1212 >= (u64)v1211;
    if (v1213) { goto b363; } else { goto b364; }
b363:;
    { goto b62; }
b364:;
    u64 v1214 = 0xe1;
    u64 v1215 = v1211 + v1214;
    u64 v1216 = 0xff;
    u64 v1217 = v1215 & v1216;
    u64 v1218 = 0x40;
    u8 v1219 = (u64)v1217 < (u64)v1218;
    u64 v1220 = v864 >> (v1217 & 63);
    u64 v1221 = v1219 ? v1220 : v4;
    { u64 n1235 = v1221; u64 n1236 = v4; v1235 = n1235; v1236 = n1236; goto b63; }
b62:;
    u64 v1222 = 0x1f;
    u64 v1223 = v1222 - v1211;
    u64 v1224 = 0xff;
    u64 v1225 = v1223 & v1224;
    u128 v1226 = (u128)v4 << 64 | v864;
    u64 v1227 = 0x80;
    u8 v1228 = (u64)v1225 < (u64)v1227;
    u64 v1229 = v1228 ? v1225 : v4;
    u128 v1230 = v1226 << (v1229 & 127);
    u64 v1231 = (u64)v1230;
    u64 v1232 = (u64)(v1230 >> 64);
    u64 v1233 = v1228 ? v1231 : v4;
    u64 v1234 = v1228 ? v1232 : v4;
    { u64 n1235 = v1233; u64 n1236 = v1234; v1235 = n1235; v1236 = n1236; goto b63; }
b63:;
    u64 v1237 = 0x3f;
    u64 v1238 = v1237 - v1107;
    u64 v1239 = 0xff;
    u64 v1240 = v1238 & v1239;
    u128 v1241 = (u128)v4 << 64 | v1000;
    u64 v1242 = 0x80;
    u8 v1243 = (u64)v1240 < (u64)v1242;
    u64 v1244 = v1243 ? v1240 : v4;
    u128 v1245 = v1241 << (v1244 & 127);
    u64 v1246 = (u64)v1245;
    u64 v1247 = (u64)(v1245 >> 64);
    u64 v1248 = v1243 ? v1246 : v4;
    u64 v1249 = v1243 ? v1247 : v4;
    u64 v1250 = v1249 >> (v4 & 63);
    u64 v1251 = 0x40;
    u8 v1252 = (u64)v1240 < (u64)v1251;
    u64 v1253 = v1000 << (v1240 & 63);
    u64 v1254 = v1252 ? v1253 : v4;
    u128 v1255 = (u128)v4 << 64 | v1250;
    u128 v1256 = (u128)v1236 << 64 | v1235;
    u8 v1257 = (u128)v1255 < (u128)v1256;
    if (v1257) { goto b365; } else { goto b366; }
b365:;
    { goto b64; }
b366:;
    u64 v1258 = 0xffffffffffffffff;
    { u64 n1317 = v830; u64 n1319 = v832; u64 n1321 = v834; u64 n1323 = v836; u64 n1325 = v838; u64 n1327 = v980; u64 n1329 = v4; u64 n1331 = v842; u64 n1333 = v844; u64 n1335 = v846; u64 n1337 = v848; u64 n1339 = v850; u64 n1341 = v852; u64 n1343 = v4; u64 n1345 = v1107; u64 n1347 = v1211; u64 n1349 = v1258; u64 n1351 = v856; u64 n1353 = v858; u64 n1355 = v860; u64 n1357 = v862; u64 n1359 = v864; u64 n1361 = v866; u64 n1363 = v1000; u64 n1365 = v1001; u64 n1367 = v868; u64 n1369 = v981; u64 n1371 = v961; u64 n1373 = v982; u64 n1375 = v958; u64 n1377 = v876; u64 n1379 = v916; u64 n1381 = v4; v1317 = n1317; v1319 = n1319; v1321 = n1321; v1323 = n1323; v1325 = n1325; v1327 = n1327; v1329 = n1329; v1331 = n1331; v1333 = n1333; v1335 = n1335; v1337 = n1337; v1339 = n1339; v1341 = n1341; v1343 = n1343; v1345 = n1345; v1347 = n1347; v1349 = n1349; v1351 = n1351; v1353 = n1353; v1355 = n1355; v1357 = n1357; v1359 = n1359; v1361 = n1361; v1363 = n1363; v1365 = n1365; v1367 = n1367; v1369 = n1369; v1371 = n1371; v1373 = n1373; v1375 = n1375; v1377 = n1377; v1379 = n1379; v1381 = n1381; goto b68; }
b64:;
    store_u64((u8 *)v1 + 264, v830);
    store_u64((u8 *)v1 + 272, v832);
    store_u64((u8 *)v1 + 296, v834);
    store_u64((u8 *)v1 + 304, v836);
    store_u64((u8 *)v1 + 312, v838);
    store_u64((u8 *)v1 + 336, v980);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 576, v842);
    store_u64((u8 *)v1 + 584, v844);
    store_u64((u8 *)v1 + 600, v846);
    store_u64((u8 *)v1 + 624, v848);
    store_u64((u8 *)v1 + 1568, v850);
    store_u64((u8 *)v1 + 1592, v852);
    store_u64((u8 *)v1 + 1888, v4);
    store_u64((u8 *)v1 + 1896, v1235);
    store_u64((u8 *)v1 + 1904, v1236);
    store_u64((u8 *)v1 + 1912, v1107);
    store_u64((u8 *)v1 + 1936, v1211);
    store_u64((u8 *)v1 + 1960, v4);
    store_u64((u8 *)v1 + 1968, v1250);
    store_u64((u8 *)v1 + 1976, v4);
    store_u64((u8 *)v1 + 1984, v1254);
    store_u64((u8 *)v1 + 1992, v4);
    store_u64((u8 *)v1 + 2440, v856);
    store_u64((u8 *)v1 + 2456, v858);
    store_u64((u8 *)v1 + 2488, v860);
    store_u64((u8 *)v1 + 2496, v862);
    store_u64((u8 *)v1 + 2504, v864);
    store_u64((u8 *)v1 + 2528, v866);
    store_u64((u8 *)v1 + 2576, v1000);
    store_u64((u8 *)v1 + 2584, v1001);
    store_u64((u8 *)v1 + 2600, v868);
    store_u64((u8 *)v1 + 2608, v981);
    store_u64((u8 *)v1 + 2616, v961);
    store_u64((u8 *)v1 + 2624, v982);
    store_u64((u8 *)v1 + 2632, v958);
    store_u64((u8 *)v1 + 2656, v876);
    store_u64((u8 *)v1 + 2664, v916);
    store_u64((u8 *)v1 + 5392, v4);
    { goto b65; }
b65:;
    u64 v1259 = load_u64((const u8 *)v1 + 5392);
    u64 v1260 = 0x1;
    u64 v1261 = v1259 + v1260;
    u64 v1262 = 0x10000;
    u8 v1263 = (u64)v1261 < (u64)v1262;
    if (v1263) { goto b367; } else { goto b368; }
b367:;
    { goto b66; }
b368:;
    u64 v1264 = 0x1;
    u64 v1265 = 0x1ff;
    u64 v1266 = 0x1ff;
    u64 v1267 = v1265 & v1266;
    u64 v1268 = 0x1ff;
    u8 v1269 = (u64)v1267 == (u64)v1268;
    u64 v1270 = v1269;
    u64 v1271 = load_u64((const u8 *)v1 + 0);
    u64 v1272 = v1270 | v1271;
    u64 v1273 = load_u64((const u8 *)v1 + 24);
    u64 v1274 = v1272 | v1273;
    if (v1274) { goto b369; } else { goto b370; }
b369:;
    u8 v1275 = 0;
    store_u64((u8 *)v1 + 80, v1264);
    store_u64((u8 *)v1 + 576, v1265);
    store_u64((u8 *)v1 + 632, v4);
    return v1275;
b370:;
    u64 v3922 = load_u64((const u8 *)v1 + 184);
    u64 v3933 = load_u64((const u8 *)v1 + 192);
    u64 v3944 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3922; u64 n3928 = v3933; u64 n3939 = v3944; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b66:;
    u64 v1276 = load_u64((const u8 *)v1 + 1992);
    u64 v1277 = 0x40;
    u8 v1278 = (u64)v1276 >= (u64)v1277;
    if (v1278) { goto b371; } else { goto b372; }
b371:;
    u64 v1318 = load_u64((const u8 *)v1 + 264);
    u64 v1320 = load_u64((const u8 *)v1 + 272);
    u64 v1322 = load_u64((const u8 *)v1 + 296);
    u64 v1324 = load_u64((const u8 *)v1 + 304);
    u64 v1326 = load_u64((const u8 *)v1 + 312);
    u64 v1328 = load_u64((const u8 *)v1 + 336);
    u64 v1330 = load_u64((const u8 *)v1 + 344);
    u64 v1332 = load_u64((const u8 *)v1 + 576);
    u64 v1334 = load_u64((const u8 *)v1 + 584);
    u64 v1336 = load_u64((const u8 *)v1 + 600);
    u64 v1338 = load_u64((const u8 *)v1 + 624);
    u64 v1340 = load_u64((const u8 *)v1 + 1568);
    u64 v1342 = load_u64((const u8 *)v1 + 1592);
    u64 v1344 = load_u64((const u8 *)v1 + 1888);
    u64 v1346 = load_u64((const u8 *)v1 + 1912);
    u64 v1348 = load_u64((const u8 *)v1 + 1936);
    u64 v1350 = load_u64((const u8 *)v1 + 1960);
    u64 v1352 = load_u64((const u8 *)v1 + 2440);
    u64 v1354 = load_u64((const u8 *)v1 + 2456);
    u64 v1356 = load_u64((const u8 *)v1 + 2488);
    u64 v1358 = load_u64((const u8 *)v1 + 2496);
    u64 v1360 = load_u64((const u8 *)v1 + 2504);
    u64 v1362 = load_u64((const u8 *)v1 + 2528);
    u64 v1364 = load_u64((const u8 *)v1 + 2576);
    u64 v1366 = load_u64((const u8 *)v1 + 2584);
    u64 v1368 = load_u64((const u8 *)v1 + 2600);
    u64 v1370 = load_u64((const u8 *)v1 + 2608);
    u64 v1372 = load_u64((const u8 *)v1 + 2616);
    u64 v1374 = load_u64((const u8 *)v1 + 2624);
    u64 v1376 = load_u64((const u8 *)v1 + 2632);
    u64 v1378 = load_u64((const u8 *)v1 + 2656);
    u64 v1380 = load_u64((const u8 *)v1 + 2664);
    { u64 n1317 = v1318; u64 n1319 = v1320; u64 n1321 = v1322; u64 n1323 = v1324; u64 n1325 = v1326; u64 n1327 = v1328; u64 n1329 = v1330; u64 n1331 = v1332; u64 n1333 = v1334; u64 n1335 = v1336; u64 n1337 = v1338; u64 n1339 = v1340; u64 n1341 = v1342; u64 n1343 = v1344; u64 n1345 = v1346; u64 n1347 = v1348; u64 n1349 = v1350; u64 n1351 = v1352; u64 n1353 = v1354; u64 n1355 = v1356; u64 n1357 = v1358; u64 n1359 = v1360; u64 n1361 = v1362; u64 n1363 = v1364; u64 n1365 = v1366; u64 n1367 = v1368; u64 n1369 = v1370; u64 n1371 = v1372; u64 n1373 = v1374; u64 n1375 = v1376; u64 n1377 = v1378; u64 n1379 = v1380; u64 n1381 = v1261; v1317 = n1317; v1319 = n1319; v1321 = n1321; v1323 = n1323; v1325 = n1325; v1327 = n1327; v1329 = n1329; v1331 = n1331; v1333 = n1333; v1335 = n1335; v1337 = n1337; v1339 = n1339; v1341 = n1341; v1343 = n1343; v1345 = n1345; v1347 = n1347; v1349 = n1349; v1351 = n1351; v1353 = n1353; v1355 = n1355; v1357 = n1357; v1359 = n1359; v1361 = n1361; v1363 = n1363; v1365 = n1365; v1367 = n1367; v1369 = n1369; v1371 = n1371; v1373 = n1373; v1375 = n1375; v1377 = n1377; v1379 = n1379; v1381 = n1381; goto b68; }
b372:;
    u64 v1279 = load_u64((const u8 *)v1 + 1968);
    u64 v1280 = load_u64((const u8 *)v1 + 1976);
    u64 v1281 = 0x1;
    u64 v1282 = v1280 << (v1281 & 63);
    u64 v1283 = 0x3f;
    u64 v1284 = v1279 >> (v1283 & 63);
    u64 v1285 = 0x1;
    u64 v1286 = v1279 << (v1285 & 63);
    u64 v1287 = v1282 | v1284;
    u64 v1288 = load_u64((const u8 *)v1 + 1984);
    u64 v1289 = 0x3f;
    u64 v1290 = v1288 >> (v1289 & 63);
    u64 v1291 = v1286 | v1290;
    u64 v1292 = v1287 | v4;
    u64 v1293 = 0x1;
    u64 v1294 = v1288 << (v1293 & 63);
    u64 v1295 = load_u64((const u8 *)v1 + 1960);
    u64 v1296 = 0x1;
    u64 v1297 = v1295 << (v1296 & 63);
    u128 v1298 = (u128)v1292 << 64 | v1291;
    u64 v1299 = load_u64((const u8 *)v1 + 1896);
    u64 v1300 = load_u64((const u8 *)v1 + 1904);
    u128 v1301 = (u128)v1300 << 64 | v1299;
    u8 v1302 = (u128)v1298 < (u128)v1301;
    if (v1302) { goto b373; } else { goto b374; }
b373:;
    { u64 n1310 = v1297; u64 n1311 = v1291; u64 n1312 = v1292; v1310 = n1310; v1311 = n1311; v1312 = n1312; goto b67; }
b374:;
    u128 v1303 = (u128)v1292 << 64 | v1291;
    u128 v1304 = (u128)v1300 << 64 | v1299;
    u128 v1305 = v1303 - v1304;
    u64 v1306 = (u64)v1305;
    u64 v1307 = (u64)(v1305 >> 64);
    u64 v1308 = 0x1;
    u64 v1309 = v1297 | v1308;
    { u64 n1310 = v1309; u64 n1311 = v1306; u64 n1312 = v1307; v1310 = n1310; v1311 = n1311; v1312 = n1312; goto b67; }
b67:;
    u64 v1313 = 0x1;
    u64 v1314 = v1276 + v1313;
    u64 v1315 = 0xff;
    u64 v1316 = v1314 & v1315;
    store_u64((u8 *)v1 + 1960, v1310);
    store_u64((u8 *)v1 + 1968, v1311);
    store_u64((u8 *)v1 + 1976, v1312);
    store_u64((u8 *)v1 + 1984, v1294);
    store_u64((u8 *)v1 + 1992, v1316);
    store_u64((u8 *)v1 + 5392, v1261);
    { goto b65; }
b68:;
    u64 v1382 = 0x20;
    u64 v1383 = v1347 + v1382;
    u64 v1384 = 0xff;
    u64 v1385 = v1383 & v1384;
    u8 v1386 = (u64)v1385 < (u64)v1345;
    if (v1386) { goto b375; } else { goto b376; }
b375:;
    { goto b69; }
b376:;
    u64 v1387 = 0x20;
    u64 v1388 = v1347 + v1387;
    u64 v1389 = v1388 - v1345;
    u64 v1390 = 0xff;
    u64 v1391 = v1389 & v1390;
    { u64 n1401 = v1317; u64 n1402 = v1319; u64 n1403 = v1321; u64 n1404 = v1323; u64 n1405 = v1325; u64 n1406 = v1327; u64 n1407 = v1329; u64 n1408 = v1331; u64 n1409 = v1333; u64 n1410 = v1335; u64 n1411 = v1337; u64 n1412 = v1339; u64 n1413 = v1341; u64 n1414 = v1349; u64 n1415 = v1391; u64 n1416 = v1351; u64 n1417 = v1353; u64 n1418 = v1355; u64 n1419 = v1357; u64 n1420 = v1359; u64 n1421 = v1361; u64 n1422 = v1363; u64 n1423 = v1365; u64 n1424 = v1367; u64 n1425 = v1369; u64 n1426 = v1371; u64 n1427 = v1373; u64 n1428 = v1375; u64 n1429 = v1377; u64 n1430 = v1379; u64 n1431 = v1381; v1401 = n1401; v1402 = n1402; v1403 = n1403; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; goto b70; }
b69:;
    u64 v1392 = 0xe0;
    u64 v1393 = v1345 + v1392;
    u64 v1394 = v1393 - v1347;
    u64 v1395 = 0xff;
    u64 v1396 = v1394 & v1395;
    u64 v1397 = 0x40;
    u8 v1398 = (u64)v1396 < (u64)v1397;
    u64 v1399 = v1349 << (v1396 & 63);
    u64 v1400 = v1398 ? v1399 : v4;
    { u64 n1401 = v1317; u64 n1402 = v1319; u64 n1403 = v1321; u64 n1404 = v1323; u64 n1405 = v1325; u64 n1406 = v1327; u64 n1407 = v1329; u64 n1408 = v1331; u64 n1409 = v1333; u64 n1410 = v1335; u64 n1411 = v1337; u64 n1412 = v1339; u64 n1413 = v1341; u64 n1414 = v1400; u64 n1415 = v1343; u64 n1416 = v1351; u64 n1417 = v1353; u64 n1418 = v1355; u64 n1419 = v1357; u64 n1420 = v1359; u64 n1421 = v1361; u64 n1422 = v1363; u64 n1423 = v1365; u64 n1424 = v1367; u64 n1425 = v1369; u64 n1426 = v1371; u64 n1427 = v1373; u64 n1428 = v1375; u64 n1429 = v1377; u64 n1430 = v1379; u64 n1431 = v1381; v1401 = n1401; v1402 = n1402; v1403 = n1403; v1404 = n1404; v1405 = n1405; v1406 = n1406; v1407 = n1407; v1408 = n1408; v1409 = n1409; v1410 = n1410; v1411 = n1411; v1412 = n1412; v1413 = n1413; v1414 = n1414; v1415 = n1415; v1416 = n1416; v1417 = n1417; v1418 = n1418; v1419 = n1419; v1420 = n1420; v1421 = n1421; v1422 = n1422; v1423 = n1423; v1424 = n1424; v1425 = n1425; v1426 = n1426; v1427 = n1427; v1428 = n1428; v1429 = n1429; v1430 = n1430; v1431 = n1431; goto b70; }
b70:;
    u8 v1432 = (u64)v1423 == (u64)v4;
    if (v1432) { goto b377; } else { goto b378; }
b377:;
    { u64 n1835 = v1401; u64 n1836 = v1402; u64 n1837 = v1403; u64 n1838 = v1404; u64 n1839 = v1405; u64 n1840 = v1406; u64 n1841 = v1407; u64 n1842 = v1408; u64 n1843 = v1409; u64 n1844 = v1410; u64 n1845 = v1411; u64 n1846 = v1412; u64 n1847 = v1413; u64 n1848 = v4; u64 n1849 = v4; u64 n1850 = v1416; u64 n1851 = v1417; u64 n1852 = v1418; u64 n1853 = v1419; u64 n1854 = v1420; u64 n1855 = v1421; u64 n1856 = v1414; u64 n1857 = v1415; u64 n1858 = v1422; u64 n1859 = v1423; u64 n1860 = v1424; u64 n1861 = v1425; u64 n1862 = v1426; u64 n1863 = v1427; u64 n1864 = v1428; u64 n1865 = v1429; u64 n1866 = v1430; u64 n1867 = v1431; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; goto b93; }
b378:;
    u8 v1433 = (u64)v1421 == (u64)v4;
    if (v1433) { goto b379; } else { goto b380; }
b379:;
    { u64 n1835 = v1401; u64 n1836 = v1402; u64 n1837 = v1403; u64 n1838 = v1404; u64 n1839 = v1405; u64 n1840 = v1406; u64 n1841 = v1407; u64 n1842 = v1408; u64 n1843 = v1409; u64 n1844 = v1410; u64 n1845 = v1411; u64 n1846 = v1412; u64 n1847 = v1413; u64 n1848 = v4; u64 n1849 = v4; u64 n1850 = v1416; u64 n1851 = v1417; u64 n1852 = v1418; u64 n1853 = v1419; u64 n1854 = v1420; u64 n1855 = v1421; u64 n1856 = v1414; u64 n1857 = v1415; u64 n1858 = v1422; u64 n1859 = v1423; u64 n1860 = v1424; u64 n1861 = v1425; u64 n1862 = v1426; u64 n1863 = v1427; u64 n1864 = v1428; u64 n1865 = v1429; u64 n1866 = v1430; u64 n1867 = v1431; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; goto b93; }
b380:;
    u8 v1434 = (u64)v4 == (u64)v4;
    if (v1434) { goto b381; } else { goto b382; }
b381:;
    { u64 n1436 = v4; u64 n1437 = v1423; v1436 = n1436; v1437 = n1437; goto b71; }
b382:;
    u64 v1435 = 0x40;
    { u64 n1436 = v1435; u64 n1437 = v4; v1436 = n1436; v1437 = n1437; goto b71; }
b71:;
    u64 v1438 = 0x20;
    u64 v1439 = v1437 >> (v1438 & 63);
    u64 v1440 = 0x20;
    u64 v1441 = v4 << (v1440 & 63);
    u64 v1442 = v1439 | v1441;
    u64 v1443 = 0x20;
    u64 v1444 = v4 >> (v1443 & 63);
    u64 v1445 = 0xffffffff;
    u64 v1446 = v1442 & v1445;
    u8 v1447 = (u64)v1446 == (u64)v4;
    if (v1447) { goto b383; } else { goto b384; }
b383:;
    { u64 n1452 = v1436; u64 n1453 = v1437; u64 n1454 = v4; v1452 = n1452; v1453 = n1453; v1454 = n1454; goto b72; }
b384:;
    u64 v1448 = 0x20;
    u64 v1449 = v1436 + v1448;
    u64 v1450 = 0xff;
    u64 v1451 = v1449 & v1450;
    { u64 n1452 = v1451; u64 n1453 = v1442; u64 n1454 = v1444; v1452 = n1452; v1453 = n1453; v1454 = n1454; goto b72; }
b72:;
    u64 v1455 = 0x10;
    u64 v1456 = v1453 >> (v1455 & 63);
    u64 v1457 = 0x30;
    u64 v1458 = v1454 << (v1457 & 63);
    u64 v1459 = v1456 | v1458;
    u64 v1460 = 0x10;
    u64 v1461 = v1454 >> (v1460 & 63);
    u64 v1462 = 0xffff;
    u64 v1463 = v1459 & v1462;
    u8 v1464 = (u64)v1463 == (u64)v4;
    if (v1464) { goto b385; } else { goto b386; }
b385:;
    { u64 n1469 = v1452; u64 n1470 = v1453; u64 n1471 = v1454; v1469 = n1469; v1470 = n1470; v1471 = n1471; goto b73; }
b386:;
    u64 v1465 = 0x10;
    u64 v1466 = v1452 + v1465;
    u64 v1467 = 0xff;
    u64 v1468 = v1466 & v1467;
    { u64 n1469 = v1468; u64 n1470 = v1459; u64 n1471 = v1461; v1469 = n1469; v1470 = n1470; v1471 = n1471; goto b73; }
b73:;
    u64 v1472 = 0x8;
    u64 v1473 = v1470 >> (v1472 & 63);
    u64 v1474 = 0x38;
    u64 v1475 = v1471 << (v1474 & 63);
    u64 v1476 = v1473 | v1475;
    u64 v1477 = 0x8;
    u64 v1478 = v1471 >> (v1477 & 63);
    u64 v1479 = 0xff;
    u64 v1480 = v1476 & v1479;
    u8 v1481 = (u64)v1480 == (u64)v4;
    if (v1481) { goto b387; } else { goto b388; }
b387:;
    { u64 n1486 = v1469; u64 n1487 = v1470; u64 n1488 = v1471; v1486 = n1486; v1487 = n1487; v1488 = n1488; goto b74; }
b388:;
    u64 v1482 = 0x8;
    u64 v1483 = v1469 + v1482;
    u64 v1484 = 0xff;
    u64 v1485 = v1483 & v1484;
    { u64 n1486 = v1485; u64 n1487 = v1476; u64 n1488 = v1478; v1486 = n1486; v1487 = n1487; v1488 = n1488; goto b74; }
b74:;
    u64 v1489 = 0x4;
    u64 v1490 = v1487 >> (v1489 & 63);
    u64 v1491 = 0x3c;
    u64 v1492 = v1488 << (v1491 & 63);
    u64 v1493 = v1490 | v1492;
    u64 v1494 = 0x4;
    u64 v1495 = v1488 >> (v1494 & 63);
    u64 v1496 = 0xf;
    u64 v1497 = v1493 & v1496;
    u8 v1498 = (u64)v1497 == (u64)v4;
    if (v1498) { goto b389; } else { goto b390; }
b389:;
    { u64 n1503 = v1486; u64 n1504 = v1487; u64 n1505 = v1488; v1503 = n1503; v1504 = n1504; v1505 = n1505; goto b75; }
b390:;
    u64 v1499 = 0x4;
    u64 v1500 = v1486 + v1499;
    u64 v1501 = 0xff;
    u64 v1502 = v1500 & v1501;
    { u64 n1503 = v1502; u64 n1504 = v1493; u64 n1505 = v1495; v1503 = n1503; v1504 = n1504; v1505 = n1505; goto b75; }
b75:;
    u64 v1506 = 0x2;
    u64 v1507 = v1504 >> (v1506 & 63);
    u64 v1508 = 0x3e;
    u64 v1509 = v1505 << (v1508 & 63);
    u64 v1510 = v1507 | v1509;
    u64 v1511 = 0x2;
    u64 v1512 = v1505 >> (v1511 & 63);
    u64 v1513 = 0x3;
    u64 v1514 = v1510 & v1513;
    u8 v1515 = (u64)v1514 == (u64)v4;
    if (v1515) { goto b391; } else { goto b392; }
b391:;
    { u64 n1520 = v1503; u64 n1521 = v1504; u64 n1522 = v1505; v1520 = n1520; v1521 = n1521; v1522 = n1522; goto b76; }
b392:;
    u64 v1516 = 0x2;
    u64 v1517 = v1503 + v1516;
    u64 v1518 = 0xff;
    u64 v1519 = v1517 & v1518;
    { u64 n1520 = v1519; u64 n1521 = v1510; u64 n1522 = v1512; v1520 = n1520; v1521 = n1521; v1522 = n1522; goto b76; }
b76:;
    u64 v1523 = 0x1;
    u64 v1524 = v1521 >> (v1523 & 63);
    u64 v1525 = 0x3f;
    u64 v1526 = v1522 << (v1525 & 63);
    u64 v1527 = v1524 | v1526;
    u64 v1528 = 0x1;
    u64 v1529 = v1522 >> (v1528 & 63);
    u64 v1530 = 0x1;
    u64 v1531 = v1527 & v1530;
    u8 v1532 = (u64)v1531 == (u64)v4;
    if (v1532) { goto b393; } else { goto b394; }
b393:;
    { u64 n1537 = v1520; v1537 = n1537; goto b77; }
b394:;
    u64 v1533 = 0x1;
    u64 v1534 = v1520 + v1533;
    u64 v1535 = 0xff;
    u64 v1536 = v1534 & v1535;
    { u64 n1537 = v1536; v1537 = n1537; goto b77; }
b77:;
    u8 v1538 = (u64)v4 == (u64)v4;
    if (v1538) { goto b395; } else { goto b396; }
b395:;
    { u64 n1540 = v4; u64 n1541 = v1421; v1540 = n1540; v1541 = n1541; goto b78; }
b396:;
    u64 v1539 = 0x40;
    { u64 n1540 = v1539; u64 n1541 = v4; v1540 = n1540; v1541 = n1541; goto b78; }
b78:;
    u64 v1542 = 0x20;
    u64 v1543 = v1541 >> (v1542 & 63);
    u64 v1544 = 0x20;
    u64 v1545 = v4 << (v1544 & 63);
    u64 v1546 = v1543 | v1545;
    u64 v1547 = 0x20;
    u64 v1548 = v4 >> (v1547 & 63);
    u64 v1549 = 0xffffffff;
    u64 v1550 = v1546 & v1549;
    u8 v1551 = (u64)v1550 == (u64)v4;
    if (v1551) { goto b397; } else { goto b398; }
b397:;
    { u64 n1556 = v1540; u64 n1557 = v1541; u64 n1558 = v4; v1556 = n1556; v1557 = n1557; v1558 = n1558; goto b79; }
b398:;
    u64 v1552 = 0x20;
    u64 v1553 = v1540 + v1552;
    u64 v1554 = 0xff;
    u64 v1555 = v1553 & v1554;
    { u64 n1556 = v1555; u64 n1557 = v1546; u64 n1558 = v1548; v1556 = n1556; v1557 = n1557; v1558 = n1558; goto b79; }
b79:;
    u64 v1559 = 0x10;
    u64 v1560 = v1557 >> (v1559 & 63);
    u64 v1561 = 0x30;
    u64 v1562 = v1558 << (v1561 & 63);
    u64 v1563 = v1560 | v1562;
    u64 v1564 = 0x10;
    u64 v1565 = v1558 >> (v1564 & 63);
    u64 v1566 = 0xffff;
    u64 v1567 = v1563 & v1566;
    u8 v1568 = (u64)v1567 == (u64)v4;
    if (v1568) { goto b399; } else { goto b400; }
b399:;
    { u64 n1573 = v1556; u64 n1574 = v1557; u64 n1575 = v1558; v1573 = n1573; v1574 = n1574; v1575 = n1575; goto b80; }
b400:;
    u64 v1569 = 0x10;
    u64 v1570 = v1556 + v1569;
    u64 v1571 = 0xff;
    u64 v1572 = v1570 & v1571;
    { u64 n1573 = v1572; u64 n1574 = v1563; u64 n1575 = v1565; v1573 = n1573; v1574 = n1574; v1575 = n1575; goto b80; }
b80:;
    u64 v1576 = 0x8;
    u64 v1577 = v1574 >> (v1576 & 63);
    u64 v1578 = 0x38;
    u64 v1579 = v1575 << (v1578 & 63);
    u64 v1580 = v1577 | v1579;
    u64 v1581 = 0x8;
    u64 v1582 = v1575 >> (v1581 & 63);
    u64 v1583 = 0xff;
    u64 v1584 = v1580 & v1583;
    u8 v1585 = (u64)v1584 == (u64)v4;
    if (v1585) { goto b401; } else { goto b402; }
b401:;
    { u64 n1590 = v1573; u64 n1591 = v1574; u64 n1592 = v1575; v1590 = n1590; v1591 = n1591; v1592 = n1592; goto b81; }
b402:;
    u64 v1586 = 0x8;
    u64 v1587 = v1573 + v1586;
    u64 v1588 = 0xff;
    u64 v1589 = v1587 & v1588;
    { u64 n1590 = v1589; u64 n1591 = v1580; u64 n1592 = v1582; v1590 = n1590; v1591 = n1591; v1592 = n1592; goto b81; }
b81:;
    u64 v1593 = 0x4;
    u64 v1594 = v1591 >> (v1593 & 63);
    u64 v1595 = 0x3c;
    u64 v1596 = v1592 << (v1595 & 63);
    u64 v1597 = v1594 | v1596;
    u64 v1598 = 0x4;
    u64 v1599 = v1592 >> (v1598 & 63);
    u64 v1600 = 0xf;
    u64 v1601 = v1597 & v1600;
    u8 v1602 = (u64)v1601 == (u64)v4;
    if (v1602) { goto b403; } else { goto b404; }
b403:;
    { u64 n1607 = v1590; u64 n1608 = v1591; u64 n1609 = v1592; v1607 = n1607; v1608 = n1608; v1609 = n1609; goto b82; }
b404:;
    u64 v1603 = 0x4;
    u64 v1604 = v1590 + v1603;
    u64 v1605 = 0xff;
    u64 v1606 = v1604 & v1605;
    { u64 n1607 = v1606; u64 n1608 = v1597; u64 n1609 = v1599; v1607 = n1607; v1608 = n1608; v1609 = n1609; goto b82; }
b82:;
    u64 v1610 = 0x2;
    u64 v1611 = v1608 >> (v1610 & 63);
    u64 v1612 = 0x3e;
    u64 v1613 = v1609 << (v1612 & 63);
    u64 v1614 = v1611 | v1613;
    u64 v1615 = 0x2;
    u64 v1616 = v1609 >> (v1615 & 63);
    u64 v1617 = 0x3;
    u64 v1618 = v1614 & v1617;
    u8 v1619 = (u64)v1618 == (u64)v4;
    if (v1619) { goto b405; } else { goto b406; }
b405:;
    { u64 n1624 = v1607; u64 n1625 = v1608; u64 n1626 = v1609; v1624 = n1624; v1625 = n1625; v1626 = n1626; goto b83; }
b406:;
    u64 v1620 = 0x2;
    u64 v1621 = v1607 + v1620;
    u64 v1622 = 0xff;
    u64 v1623 = v1621 & v1622;
    { u64 n1624 = v1623; u64 n1625 = v1614; u64 n1626 = v1616; v1624 = n1624; v1625 = n1625; v1626 = n1626; goto b83; }
b83:;
    u64 v1627 = 0x1;
    u64 v1628 = v1625 >> (v1627 & 63);
    u64 v1629 = 0x3f;
    u64 v1630 = v1626 << (v1629 & 63);
    u64 v1631 = v1628 | v1630;
    u64 v1632 = 0x1;
    u64 v1633 = v1626 >> (v1632 & 63);
    u64 v1634 = 0x1;
    u64 v1635 = v1631 & v1634;
    u8 v1636 = (u64)v1635 == (u64)v4;
    if (v1636) { goto b407; } else { goto b408; }
b407:;
    { u64 n1641 = v1624; v1641 = n1641; goto b84; }
b408:;
    u64 v1637 = 0x1;
    u64 v1638 = v1624 + v1637;
    u64 v1639 = 0xff;
    u64 v1640 = v1638 & v1639;
    { u64 n1641 = v1640; v1641 = n1641; goto b84; }
b84:;
    u64 v1642 = 0x1f;
    u8 v1643 = (u64)v1642 >= (u64)v1641;
    if (v1643) { goto b409; } else { goto b410; }
b409:;
    { goto b85; }
b410:;
    u64 v1644 = 0xe1;
    u64 v1645 = v1641 + v1644;
    u64 v1646 = 0xff;
    u64 v1647 = v1645 & v1646;
    u64 v1648 = 0x40;
    u8 v1649 = (u64)v1647 < (u64)v1648;
    u64 v1650 = v1421 >> (v1647 & 63);
    u64 v1651 = v1649 ? v1650 : v4;
    { u64 n1665 = v1651; u64 n1666 = v4; v1665 = n1665; v1666 = n1666; goto b86; }
b85:;
    u64 v1652 = 0x1f;
    u64 v1653 = v1652 - v1641;
    u64 v1654 = 0xff;
    u64 v1655 = v1653 & v1654;
    u128 v1656 = (u128)v4 << 64 | v1421;
    u64 v1657 = 0x80;
    u8 v1658 = (u64)v1655 < (u64)v1657;
    u64 v1659 = v1658 ? v1655 : v4;
    u128 v1660 = v1656 << (v1659 & 127);
    u64 v1661 = (u64)v1660;
    u64 v1662 = (u64)(v1660 >> 64);
    u64 v1663 = v1658 ? v1661 : v4;
    u64 v1664 = v1658 ? v1662 : v4;
    { u64 n1665 = v1663; u64 n1666 = v1664; v1665 = n1665; v1666 = n1666; goto b86; }
b86:;
    u64 v1667 = 0x3f;
    u64 v1668 = v1667 - v1537;
    u64 v1669 = 0xff;
    u64 v1670 = v1668 & v1669;
    u128 v1671 = (u128)v4 << 64 | v1423;
    u64 v1672 = 0x80;
    u8 v1673 = (u64)v1670 < (u64)v1672;
    u64 v1674 = v1673 ? v1670 : v4;
    u128 v1675 = v1671 << (v1674 & 127);
    u64 v1676 = (u64)v1675;
    u64 v1677 = (u64)(v1675 >> 64);
    u64 v1678 = v1673 ? v1676 : v4;
    u64 v1679 = v1673 ? v1677 : v4;
    u64 v1680 = v1679 >> (v4 & 63);
    u64 v1681 = 0x40;
    u8 v1682 = (u64)v1670 < (u64)v1681;
    u64 v1683 = v1423 << (v1670 & 63);
    u64 v1684 = v1682 ? v1683 : v4;
    u128 v1685 = (u128)v4 << 64 | v1680;
    u128 v1686 = (u128)v1666 << 64 | v1665;
    u8 v1687 = (u128)v1685 < (u128)v1686;
    if (v1687) { goto b411; } else { goto b412; }
b411:;
    { goto b87; }
b412:;
    u64 v1688 = 0xffffffffffffffff;
    { u64 n1747 = v1401; u64 n1749 = v1402; u64 n1751 = v1403; u64 n1753 = v1404; u64 n1755 = v1405; u64 n1757 = v1406; u64 n1759 = v1407; u64 n1761 = v1408; u64 n1763 = v1409; u64 n1765 = v1410; u64 n1767 = v1411; u64 n1769 = v1412; u64 n1771 = v1413; u64 n1773 = v4; u64 n1775 = v1537; u64 n1777 = v1641; u64 n1779 = v1688; u64 n1781 = v1416; u64 n1783 = v1417; u64 n1785 = v1418; u64 n1787 = v1419; u64 n1789 = v1420; u64 n1791 = v1421; u64 n1793 = v1414; u64 n1795 = v1415; u64 n1797 = v1422; u64 n1799 = v1423; u64 n1801 = v1424; u64 n1803 = v1425; u64 n1805 = v1426; u64 n1807 = v1427; u64 n1809 = v1428; u64 n1811 = v1429; u64 n1813 = v1430; u64 n1815 = v1431; v1747 = n1747; v1749 = n1749; v1751 = n1751; v1753 = n1753; v1755 = n1755; v1757 = n1757; v1759 = n1759; v1761 = n1761; v1763 = n1763; v1765 = n1765; v1767 = n1767; v1769 = n1769; v1771 = n1771; v1773 = n1773; v1775 = n1775; v1777 = n1777; v1779 = n1779; v1781 = n1781; v1783 = n1783; v1785 = n1785; v1787 = n1787; v1789 = n1789; v1791 = n1791; v1793 = n1793; v1795 = n1795; v1797 = n1797; v1799 = n1799; v1801 = n1801; v1803 = n1803; v1805 = n1805; v1807 = n1807; v1809 = n1809; v1811 = n1811; v1813 = n1813; v1815 = n1815; goto b91; }
b87:;
    store_u64((u8 *)v1 + 264, v1401);
    store_u64((u8 *)v1 + 272, v1402);
    store_u64((u8 *)v1 + 296, v1403);
    store_u64((u8 *)v1 + 304, v1404);
    store_u64((u8 *)v1 + 312, v1405);
    store_u64((u8 *)v1 + 336, v1406);
    store_u64((u8 *)v1 + 344, v1407);
    store_u64((u8 *)v1 + 576, v1408);
    store_u64((u8 *)v1 + 584, v1409);
    store_u64((u8 *)v1 + 600, v1410);
    store_u64((u8 *)v1 + 624, v1411);
    store_u64((u8 *)v1 + 1568, v1412);
    store_u64((u8 *)v1 + 1592, v1413);
    store_u64((u8 *)v1 + 2008, v4);
    store_u64((u8 *)v1 + 2016, v1665);
    store_u64((u8 *)v1 + 2024, v1666);
    store_u64((u8 *)v1 + 2032, v1537);
    store_u64((u8 *)v1 + 2056, v1641);
    store_u64((u8 *)v1 + 2080, v4);
    store_u64((u8 *)v1 + 2088, v1680);
    store_u64((u8 *)v1 + 2096, v4);
    store_u64((u8 *)v1 + 2104, v1684);
    store_u64((u8 *)v1 + 2112, v4);
    store_u64((u8 *)v1 + 2440, v1416);
    store_u64((u8 *)v1 + 2456, v1417);
    store_u64((u8 *)v1 + 2488, v1418);
    store_u64((u8 *)v1 + 2496, v1419);
    store_u64((u8 *)v1 + 2504, v1420);
    store_u64((u8 *)v1 + 2528, v1421);
    store_u64((u8 *)v1 + 2544, v1414);
    store_u64((u8 *)v1 + 2552, v1415);
    store_u64((u8 *)v1 + 2576, v1422);
    store_u64((u8 *)v1 + 2584, v1423);
    store_u64((u8 *)v1 + 2600, v1424);
    store_u64((u8 *)v1 + 2608, v1425);
    store_u64((u8 *)v1 + 2616, v1426);
    store_u64((u8 *)v1 + 2624, v1427);
    store_u64((u8 *)v1 + 2632, v1428);
    store_u64((u8 *)v1 + 2656, v1429);
    store_u64((u8 *)v1 + 2664, v1430);
    store_u64((u8 *)v1 + 5392, v1431);
    { goto b88; }
b88:;
    u64 v1689 = load_u64((const u8 *)v1 + 5392);
    u64 v1690 = 0x1;
    u64 v1691 = v1689 + v1690;
    u64 v1692 = 0x10000;
    u8 v1693 = (u64)v1691 < (u64)v1692;
    if (v1693) { goto b413; } else { goto b414; }
b413:;
    { goto b89; }
b414:;
    u64 v1694 = 0x1;
    u64 v1695 = 0x1ff;
    u64 v1696 = 0x1ff;
    u64 v1697 = v1695 & v1696;
    u64 v1698 = 0x1ff;
    u8 v1699 = (u64)v1697 == (u64)v1698;
    u64 v1700 = v1699;
    u64 v1701 = load_u64((const u8 *)v1 + 0);
    u64 v1702 = v1700 | v1701;
    u64 v1703 = load_u64((const u8 *)v1 + 24);
    u64 v1704 = v1702 | v1703;
    if (v1704) { goto b415; } else { goto b416; }
b415:;
    u8 v1705 = 0;
    store_u64((u8 *)v1 + 80, v1694);
    store_u64((u8 *)v1 + 576, v1695);
    store_u64((u8 *)v1 + 632, v4);
    return v1705;
b416:;
    u64 v3923 = load_u64((const u8 *)v1 + 184);
    u64 v3934 = load_u64((const u8 *)v1 + 192);
    u64 v3945 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3923; u64 n3928 = v3934; u64 n3939 = v3945; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b89:;
    u64 v1706 = load_u64((const u8 *)v1 + 2112);
    u64 v1707 = 0x40;
    u8 v1708 = (u64)v1706 >= (u64)v1707;
    if (v1708) { goto b417; } else { goto b418; }
b417:;
    u64 v1748 = load_u64((const u8 *)v1 + 264);
    u64 v1750 = load_u64((const u8 *)v1 + 272);
    u64 v1752 = load_u64((const u8 *)v1 + 296);
    u64 v1754 = load_u64((const u8 *)v1 + 304);
    u64 v1756 = load_u64((const u8 *)v1 + 312);
    u64 v1758 = load_u64((const u8 *)v1 + 336);
    u64 v1760 = load_u64((const u8 *)v1 + 344);
    u64 v1762 = load_u64((const u8 *)v1 + 576);
    u64 v1764 = load_u64((const u8 *)v1 + 584);
    u64 v1766 = load_u64((const u8 *)v1 + 600);
    u64 v1768 = load_u64((const u8 *)v1 + 624);
    u64 v1770 = load_u64((const u8 *)v1 + 1568);
    u64 v1772 = load_u64((const u8 *)v1 + 1592);
    u64 v1774 = load_u64((const u8 *)v1 + 2008);
    u64 v1776 = load_u64((const u8 *)v1 + 2032);
    u64 v1778 = load_u64((const u8 *)v1 + 2056);
    u64 v1780 = load_u64((const u8 *)v1 + 2080);
    u64 v1782 = load_u64((const u8 *)v1 + 2440);
    u64 v1784 = load_u64((const u8 *)v1 + 2456);
    u64 v1786 = load_u64((const u8 *)v1 + 2488);
    u64 v1788 = load_u64((const u8 *)v1 + 2496);
    u64 v1790 = load_u64((const u8 *)v1 + 2504);
    u64 v1792 = load_u64((const u8 *)v1 + 2528);
    u64 v1794 = load_u64((const u8 *)v1 + 2544);
    u64 v1796 = load_u64((const u8 *)v1 + 2552);
    u64 v1798 = load_u64((const u8 *)v1 + 2576);
    u64 v1800 = load_u64((const u8 *)v1 + 2584);
    u64 v1802 = load_u64((const u8 *)v1 + 2600);
    u64 v1804 = load_u64((const u8 *)v1 + 2608);
    u64 v1806 = load_u64((const u8 *)v1 + 2616);
    u64 v1808 = load_u64((const u8 *)v1 + 2624);
    u64 v1810 = load_u64((const u8 *)v1 + 2632);
    u64 v1812 = load_u64((const u8 *)v1 + 2656);
    u64 v1814 = load_u64((const u8 *)v1 + 2664);
    { u64 n1747 = v1748; u64 n1749 = v1750; u64 n1751 = v1752; u64 n1753 = v1754; u64 n1755 = v1756; u64 n1757 = v1758; u64 n1759 = v1760; u64 n1761 = v1762; u64 n1763 = v1764; u64 n1765 = v1766; u64 n1767 = v1768; u64 n1769 = v1770; u64 n1771 = v1772; u64 n1773 = v1774; u64 n1775 = v1776; u64 n1777 = v1778; u64 n1779 = v1780; u64 n1781 = v1782; u64 n1783 = v1784; u64 n1785 = v1786; u64 n1787 = v1788; u64 n1789 = v1790; u64 n1791 = v1792; u64 n1793 = v1794; u64 n1795 = v1796; u64 n1797 = v1798; u64 n1799 = v1800; u64 n1801 = v1802; u64 n1803 = v1804; u64 n1805 = v1806; u64 n1807 = v1808; u64 n1809 = v1810; u64 n1811 = v1812; u64 n1813 = v1814; u64 n1815 = v1691; v1747 = n1747; v1749 = n1749; v1751 = n1751; v1753 = n1753; v1755 = n1755; v1757 = n1757; v1759 = n1759; v1761 = n1761; v1763 = n1763; v1765 = n1765; v1767 = n1767; v1769 = n1769; v1771 = n1771; v1773 = n1773; v1775 = n1775; v1777 = n1777; v1779 = n1779; v1781 = n1781; v1783 = n1783; v1785 = n1785; v1787 = n1787; v1789 = n1789; v1791 = n1791; v1793 = n1793; v1795 = n1795; v1797 = n1797; v1799 = n1799; v1801 = n1801; v1803 = n1803; v1805 = n1805; v1807 = n1807; v1809 = n1809; v1811 = n1811; v1813 = n1813; v1815 = n1815; goto b91; }
b418:;
    u64 v1709 = load_u64((const u8 *)v1 + 2088);
    u64 v1710 = load_u64((const u8 *)v1 + 2096);
    u64 v1711 = 0x1;
    u64 v1712 = v1710 << (v1711 & 63);
    u64 v1713 = 0x3f;
    u64 v1714 = v1709 >> (v1713 & 63);
    u64 v1715 = 0x1;
    u64 v1716 = v1709 << (v1715 & 63);
    u64 v1717 = v1712 | v1714;
    u64 v1718 = load_u64((const u8 *)v1 + 2104);
    u64 v1719 = 0x3f;
    u64 v1720 = v1718 >> (v1719 & 63);
    u64 v1721 = v1716 | v1720;
    u64 v1722 = v1717 | v4;
    u64 v1723 = 0x1;
    u64 v1724 = v1718 << (v1723 & 63);
    u64 v1725 = load_u64((const u8 *)v1 + 2080);
    u64 v1726 = 0x1;
    u64 v1727 = v1725 << (v1726 & 63);
    u128 v1728 = (u128)v1722 << 64 | v1721;
    u64 v1729 = load_u64((const u8 *)v1 + 2016);
    u64 v1730 = load_u64((const u8 *)v1 + 2024);
    u128 v1731 = (u128)v1730 << 64 | v1729;
    u8 v1732 = (u128)v1728 < (u128)v1731;
    if (v1732) { goto b419; } else { goto b420; }
b419:;
    { u64 n1740 = v1727; u64 n1741 = v1721; u64 n1742 = v1722; v1740 = n1740; v1741 = n1741; v1742 = n1742; goto b90; }
b420:;
    u128 v1733 = (u128)v1722 << 64 | v1721;
    u128 v1734 = (u128)v1730 << 64 | v1729;
    u128 v1735 = v1733 - v1734;
    u64 v1736 = (u64)v1735;
    u64 v1737 = (u64)(v1735 >> 64);
    u64 v1738 = 0x1;
    u64 v1739 = v1727 | v1738;
    { u64 n1740 = v1739; u64 n1741 = v1736; u64 n1742 = v1737; v1740 = n1740; v1741 = n1741; v1742 = n1742; goto b90; }
b90:;
    u64 v1743 = 0x1;
    u64 v1744 = v1706 + v1743;
    u64 v1745 = 0xff;
    u64 v1746 = v1744 & v1745;
    store_u64((u8 *)v1 + 2080, v1740);
    store_u64((u8 *)v1 + 2088, v1741);
    store_u64((u8 *)v1 + 2096, v1742);
    store_u64((u8 *)v1 + 2104, v1724);
    store_u64((u8 *)v1 + 2112, v1746);
    store_u64((u8 *)v1 + 5392, v1691);
    { goto b88; }
b91:;
    u64 v1816 = 0x20;
    u64 v1817 = v1777 + v1816;
    u64 v1818 = 0xff;
    u64 v1819 = v1817 & v1818;
    u8 v1820 = (u64)v1819 < (u64)v1775;
    if (v1820) { goto b421; } else { goto b422; }
b421:;
    { goto b92; }
b422:;
    u64 v1821 = 0x20;
    u64 v1822 = v1777 + v1821;
    u64 v1823 = v1822 - v1775;
    u64 v1824 = 0xff;
    u64 v1825 = v1823 & v1824;
    { u64 n1835 = v1747; u64 n1836 = v1749; u64 n1837 = v1751; u64 n1838 = v1753; u64 n1839 = v1755; u64 n1840 = v1757; u64 n1841 = v1759; u64 n1842 = v1761; u64 n1843 = v1763; u64 n1844 = v1765; u64 n1845 = v1767; u64 n1846 = v1769; u64 n1847 = v1771; u64 n1848 = v1779; u64 n1849 = v1825; u64 n1850 = v1781; u64 n1851 = v1783; u64 n1852 = v1785; u64 n1853 = v1787; u64 n1854 = v1789; u64 n1855 = v1791; u64 n1856 = v1793; u64 n1857 = v1795; u64 n1858 = v1797; u64 n1859 = v1799; u64 n1860 = v1801; u64 n1861 = v1803; u64 n1862 = v1805; u64 n1863 = v1807; u64 n1864 = v1809; u64 n1865 = v1811; u64 n1866 = v1813; u64 n1867 = v1815; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; goto b93; }
b92:;
    u64 v1826 = 0xe0;
    u64 v1827 = v1775 + v1826;
    u64 v1828 = v1827 - v1777;
    u64 v1829 = 0xff;
    u64 v1830 = v1828 & v1829;
    u64 v1831 = 0x40;
    u8 v1832 = (u64)v1830 < (u64)v1831;
    u64 v1833 = v1779 << (v1830 & 63);
    u64 v1834 = v1832 ? v1833 : v4;
    { u64 n1835 = v1747; u64 n1836 = v1749; u64 n1837 = v1751; u64 n1838 = v1753; u64 n1839 = v1755; u64 n1840 = v1757; u64 n1841 = v1759; u64 n1842 = v1761; u64 n1843 = v1763; u64 n1844 = v1765; u64 n1845 = v1767; u64 n1846 = v1769; u64 n1847 = v1771; u64 n1848 = v1834; u64 n1849 = v1773; u64 n1850 = v1781; u64 n1851 = v1783; u64 n1852 = v1785; u64 n1853 = v1787; u64 n1854 = v1789; u64 n1855 = v1791; u64 n1856 = v1793; u64 n1857 = v1795; u64 n1858 = v1797; u64 n1859 = v1799; u64 n1860 = v1801; u64 n1861 = v1803; u64 n1862 = v1805; u64 n1863 = v1807; u64 n1864 = v1809; u64 n1865 = v1811; u64 n1866 = v1813; u64 n1867 = v1815; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; v1849 = n1849; v1850 = n1850; v1851 = n1851; v1852 = n1852; v1853 = n1853; v1854 = n1854; v1855 = n1855; v1856 = n1856; v1857 = n1857; v1858 = n1858; v1859 = n1859; v1860 = n1860; v1861 = n1861; v1862 = n1862; v1863 = n1863; v1864 = n1864; v1865 = n1865; v1866 = n1866; v1867 = n1867; goto b93; }
b93:;
    u64 v1868 = 0x8000000000000;
    u8 v1869 = (u64)v4 < (u64)v1853;
    if (v1869) { goto b423; } else { goto b424; }
b423:;
    { goto b94; }
b424:;
    u64 v1870 = 0xffffffffffffffff;
    { u64 n1928 = v1835; u64 n1930 = v1836; u64 n1932 = v1837; u64 n1934 = v1838; u64 n1936 = v1839; u64 n1938 = v1840; u64 n1940 = v1841; u64 n1942 = v1842; u64 n1944 = v1843; u64 n1946 = v1844; u64 n1948 = v1845; u64 n1950 = v1846; u64 n1952 = v1847; u64 n1954 = v1870; u64 n1956 = v1850; u64 n1958 = v1851; u64 n1960 = v1852; u64 n1962 = v1853; u64 n1964 = v1854; u64 n1966 = v1855; u64 n1968 = v1856; u64 n1970 = v1857; u64 n1972 = v1848; u64 n1974 = v1849; u64 n1976 = v1858; u64 n1978 = v1859; u64 n1980 = v1860; u64 n1982 = v1861; u64 n1984 = v1862; u64 n1986 = v1863; u64 n1988 = v1864; u64 n1990 = v1865; u64 n1992 = v1866; v1928 = n1928; v1930 = n1930; v1932 = n1932; v1934 = n1934; v1936 = n1936; v1938 = n1938; v1940 = n1940; v1942 = n1942; v1944 = n1944; v1946 = n1946; v1948 = n1948; v1950 = n1950; v1952 = n1952; v1954 = n1954; v1956 = n1956; v1958 = n1958; v1960 = n1960; v1962 = n1962; v1964 = n1964; v1966 = n1966; v1968 = n1968; v1970 = n1970; v1972 = n1972; v1974 = n1974; v1976 = n1976; v1978 = n1978; v1980 = n1980; v1982 = n1982; v1984 = n1984; v1986 = n1986; v1988 = n1988; v1990 = n1990; v1992 = n1992; goto b98; }
b94:;
    store_u64((u8 *)v1 + 264, v1835);
    store_u64((u8 *)v1 + 272, v1836);
    store_u64((u8 *)v1 + 296, v1837);
    store_u64((u8 *)v1 + 304, v1838);
    store_u64((u8 *)v1 + 312, v1839);
    store_u64((u8 *)v1 + 336, v1840);
    store_u64((u8 *)v1 + 344, v1841);
    store_u64((u8 *)v1 + 576, v1842);
    store_u64((u8 *)v1 + 584, v1843);
    store_u64((u8 *)v1 + 600, v1844);
    store_u64((u8 *)v1 + 624, v1845);
    store_u64((u8 *)v1 + 1568, v1846);
    store_u64((u8 *)v1 + 1592, v1847);
    store_u64((u8 *)v1 + 2120, v4);
    store_u64((u8 *)v1 + 2128, v4);
    store_u64((u8 *)v1 + 2136, v4);
    store_u64((u8 *)v1 + 2144, v1868);
    store_u64((u8 *)v1 + 2152, v4);
    store_u64((u8 *)v1 + 2440, v1850);
    store_u64((u8 *)v1 + 2456, v1851);
    store_u64((u8 *)v1 + 2488, v1852);
    store_u64((u8 *)v1 + 2496, v1853);
    store_u64((u8 *)v1 + 2504, v1854);
    store_u64((u8 *)v1 + 2528, v1855);
    store_u64((u8 *)v1 + 2544, v1856);
    store_u64((u8 *)v1 + 2552, v1857);
    store_u64((u8 *)v1 + 2560, v1848);
    store_u64((u8 *)v1 + 2568, v1849);
    store_u64((u8 *)v1 + 2576, v1858);
    store_u64((u8 *)v1 + 2584, v1859);
    store_u64((u8 *)v1 + 2600, v1860);
    store_u64((u8 *)v1 + 2608, v1861);
    store_u64((u8 *)v1 + 2616, v1862);
    store_u64((u8 *)v1 + 2624, v1863);
    store_u64((u8 *)v1 + 2632, v1864);
    store_u64((u8 *)v1 + 2656, v1865);
    store_u64((u8 *)v1 + 2664, v1866);
    store_u64((u8 *)v1 + 5392, v1867);
    { goto b95; }
b95:;
    u64 v1871 = load_u64((const u8 *)v1 + 5392);
    u64 v1872 = 0x1;
    u64 v1873 = v1871 + v1872;
    u64 v1874 = 0x10000;
    u8 v1875 = (u64)v1873 < (u64)v1874;
    if (v1875) { goto b425; } else { goto b426; }
b425:;
    { goto b96; }
b426:;
    u64 v1876 = 0x1;
    u64 v1877 = 0x1ff;
    u64 v1878 = 0x1ff;
    u64 v1879 = v1877 & v1878;
    u64 v1880 = 0x1ff;
    u8 v1881 = (u64)v1879 == (u64)v1880;
    u64 v1882 = v1881;
    u64 v1883 = load_u64((const u8 *)v1 + 0);
    u64 v1884 = v1882 | v1883;
    u64 v1885 = load_u64((const u8 *)v1 + 24);
    u64 v1886 = v1884 | v1885;
    if (v1886) { goto b427; } else { goto b428; }
b427:;
    u8 v1887 = 0;
    store_u64((u8 *)v1 + 80, v1876);
    store_u64((u8 *)v1 + 576, v1877);
    store_u64((u8 *)v1 + 632, v4);
    return v1887;
b428:;
    u64 v3924 = load_u64((const u8 *)v1 + 184);
    u64 v3935 = load_u64((const u8 *)v1 + 192);
    u64 v3946 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3924; u64 n3928 = v3935; u64 n3939 = v3946; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b96:;
    u64 v1888 = load_u64((const u8 *)v1 + 2152);
    u64 v1889 = 0x40;
    u8 v1890 = (u64)v1888 >= (u64)v1889;
    if (v1890) { goto b429; } else { goto b430; }
b429:;
    u64 v1929 = load_u64((const u8 *)v1 + 264);
    u64 v1931 = load_u64((const u8 *)v1 + 272);
    u64 v1933 = load_u64((const u8 *)v1 + 296);
    u64 v1935 = load_u64((const u8 *)v1 + 304);
    u64 v1937 = load_u64((const u8 *)v1 + 312);
    u64 v1939 = load_u64((const u8 *)v1 + 336);
    u64 v1941 = load_u64((const u8 *)v1 + 344);
    u64 v1943 = load_u64((const u8 *)v1 + 576);
    u64 v1945 = load_u64((const u8 *)v1 + 584);
    u64 v1947 = load_u64((const u8 *)v1 + 600);
    u64 v1949 = load_u64((const u8 *)v1 + 624);
    u64 v1951 = load_u64((const u8 *)v1 + 1568);
    u64 v1953 = load_u64((const u8 *)v1 + 1592);
    u64 v1955 = load_u64((const u8 *)v1 + 2120);
    u64 v1957 = load_u64((const u8 *)v1 + 2440);
    u64 v1959 = load_u64((const u8 *)v1 + 2456);
    u64 v1961 = load_u64((const u8 *)v1 + 2488);
    u64 v1963 = load_u64((const u8 *)v1 + 2496);
    u64 v1965 = load_u64((const u8 *)v1 + 2504);
    u64 v1967 = load_u64((const u8 *)v1 + 2528);
    u64 v1969 = load_u64((const u8 *)v1 + 2544);
    u64 v1971 = load_u64((const u8 *)v1 + 2552);
    u64 v1973 = load_u64((const u8 *)v1 + 2560);
    u64 v1975 = load_u64((const u8 *)v1 + 2568);
    u64 v1977 = load_u64((const u8 *)v1 + 2576);
    u64 v1979 = load_u64((const u8 *)v1 + 2584);
    u64 v1981 = load_u64((const u8 *)v1 + 2600);
    u64 v1983 = load_u64((const u8 *)v1 + 2608);
    u64 v1985 = load_u64((const u8 *)v1 + 2616);
    u64 v1987 = load_u64((const u8 *)v1 + 2624);
    u64 v1989 = load_u64((const u8 *)v1 + 2632);
    u64 v1991 = load_u64((const u8 *)v1 + 2656);
    u64 v1993 = load_u64((const u8 *)v1 + 2664);
    { u64 n1928 = v1929; u64 n1930 = v1931; u64 n1932 = v1933; u64 n1934 = v1935; u64 n1936 = v1937; u64 n1938 = v1939; u64 n1940 = v1941; u64 n1942 = v1943; u64 n1944 = v1945; u64 n1946 = v1947; u64 n1948 = v1949; u64 n1950 = v1951; u64 n1952 = v1953; u64 n1954 = v1955; u64 n1956 = v1957; u64 n1958 = v1959; u64 n1960 = v1961; u64 n1962 = v1963; u64 n1964 = v1965; u64 n1966 = v1967; u64 n1968 = v1969; u64 n1970 = v1971; u64 n1972 = v1973; u64 n1974 = v1975; u64 n1976 = v1977; u64 n1978 = v1979; u64 n1980 = v1981; u64 n1982 = v1983; u64 n1984 = v1985; u64 n1986 = v1987; u64 n1988 = v1989; u64 n1990 = v1991; u64 n1992 = v1993; v1928 = n1928; v1930 = n1930; v1932 = n1932; v1934 = n1934; v1936 = n1936; v1938 = n1938; v1940 = n1940; v1942 = n1942; v1944 = n1944; v1946 = n1946; v1948 = n1948; v1950 = n1950; v1952 = n1952; v1954 = n1954; v1956 = n1956; v1958 = n1958; v1960 = n1960; v1962 = n1962; v1964 = n1964; v1966 = n1966; v1968 = n1968; v1970 = n1970; v1972 = n1972; v1974 = n1974; v1976 = n1976; v1978 = n1978; v1980 = n1980; v1982 = n1982; v1984 = n1984; v1986 = n1986; v1988 = n1988; v1990 = n1990; v1992 = n1992; goto b98; }
b430:;
    u64 v1891 = load_u64((const u8 *)v1 + 2128);
    u64 v1892 = load_u64((const u8 *)v1 + 2136);
    u64 v1893 = 0x1;
    u64 v1894 = v1892 << (v1893 & 63);
    u64 v1895 = 0x3f;
    u64 v1896 = v1891 >> (v1895 & 63);
    u64 v1897 = 0x1;
    u64 v1898 = v1891 << (v1897 & 63);
    u64 v1899 = v1894 | v1896;
    u64 v1900 = load_u64((const u8 *)v1 + 2144);
    u64 v1901 = 0x3f;
    u64 v1902 = v1900 >> (v1901 & 63);
    u64 v1903 = v1898 | v1902;
    u64 v1904 = v1899 | v4;
    u64 v1905 = 0x1;
    u64 v1906 = v1900 << (v1905 & 63);
    u64 v1907 = load_u64((const u8 *)v1 + 2120);
    u64 v1908 = 0x1;
    u64 v1909 = v1907 << (v1908 & 63);
    u64 v1910 = load_u64((const u8 *)v1 + 2496);
    u128 v1911 = (u128)v1904 << 64 | v1903;
    u128 v1912 = (u128)v4 << 64 | v1910;
    u8 v1913 = (u128)v1911 < (u128)v1912;
    if (v1913) { goto b431; } else { goto b432; }
b431:;
    { u64 n1921 = v1909; u64 n1922 = v1903; u64 n1923 = v1904; v1921 = n1921; v1922 = n1922; v1923 = n1923; goto b97; }
b432:;
    u128 v1914 = (u128)v1904 << 64 | v1903;
    u128 v1915 = (u128)v4 << 64 | v1910;
    u128 v1916 = v1914 - v1915;
    u64 v1917 = (u64)v1916;
    u64 v1918 = (u64)(v1916 >> 64);
    u64 v1919 = 0x1;
    u64 v1920 = v1909 | v1919;
    { u64 n1921 = v1920; u64 n1922 = v1917; u64 n1923 = v1918; v1921 = n1921; v1922 = n1922; v1923 = n1923; goto b97; }
b97:;
    u64 v1924 = 0x1;
    u64 v1925 = v1888 + v1924;
    u64 v1926 = 0xff;
    u64 v1927 = v1925 & v1926;
    store_u64((u8 *)v1 + 2120, v1921);
    store_u64((u8 *)v1 + 2128, v1922);
    store_u64((u8 *)v1 + 2136, v1923);
    store_u64((u8 *)v1 + 2144, v1906);
    store_u64((u8 *)v1 + 2152, v1927);
    store_u64((u8 *)v1 + 5392, v1873);
    { goto b95; }
b98:;
    u64 v1994 = 0x1;
    u8 v1995 = (u64)v1980 != (u64)v1994;
    if (v1995) { goto b433; } else { goto b434; }
b433:;
    u64 v2138 = load_u64((const u8 *)v1 + 328);
    { u64 n2132 = v1928; u64 n2133 = v1930; u64 n2134 = v1932; u64 n2135 = v1934; u64 n2136 = v1936; u64 n2137 = v2138; u64 n2139 = v1938; u64 n2140 = v1940; u64 n2141 = v1942; u64 n2142 = v1944; u64 n2143 = v1946; u64 n2144 = v1948; u64 n2145 = v1950; u64 n2146 = v1952; u64 n2147 = v1956; u64 n2148 = v1958; u64 n2149 = v1960; u64 n2150 = v1962; u64 n2151 = v1954; u64 n2152 = v1968; u64 n2153 = v1970; u64 n2154 = v1972; u64 n2155 = v1974; u64 n2156 = v1976; u64 n2157 = v1978; u64 n2158 = v1980; u64 n2159 = v1982; u64 n2160 = v1984; u64 n2161 = v1986; u64 n2162 = v1988; u64 n2163 = v1990; u64 n2164 = v1992; v2132 = n2132; v2133 = n2133; v2134 = n2134; v2135 = n2135; v2136 = n2136; v2137 = n2137; v2139 = n2139; v2140 = n2140; v2141 = n2141; v2142 = n2142; v2143 = n2143; v2144 = n2144; v2145 = n2145; v2146 = n2146; v2147 = n2147; v2148 = n2148; v2149 = n2149; v2150 = n2150; v2151 = n2151; v2152 = n2152; v2153 = n2153; v2154 = n2154; v2155 = n2155; v2156 = n2156; v2157 = n2157; v2158 = n2158; v2159 = n2159; v2160 = n2160; v2161 = n2161; v2162 = n2162; v2163 = n2163; v2164 = n2164; goto b104; }
b434:;
    u64 v1996 = 0xa;
    u64 v1997 = v4 << (v1996 & 63);
    u64 v1998 = 0x36;
    u64 v1999 = v1964 >> (v1998 & 63);
    u64 v2000 = 0xa;
    u64 v2001 = v1964 << (v2000 & 63);
    u64 v2002 = v1997 | v1999;
    u64 v2003 = v2002 >> (v4 & 63);
    u64 v2004 = 0x3fffffffffffff;
    u64 v2005 = v1964 & v2004;
    u64 v2006 = 0xa;
    u64 v2007 = v2005 << (v2006 & 63);
    u64 v2008 = v2007 | v4;
    u8 v2009 = (u64)v2003 < (u64)v1966;
    if (v2009) { goto b435; } else { goto b436; }
b435:;
    { goto b99; }
b436:;
    u64 v2010 = 0xffffffffffffffff;
    { u64 n2068 = v1928; u64 n2070 = v1930; u64 n2072 = v1932; u64 n2074 = v1934; u64 n2076 = v1936; u64 n2078 = v1938; u64 n2080 = v1940; u64 n2082 = v1942; u64 n2084 = v1944; u64 n2086 = v1946; u64 n2088 = v1948; u64 n2090 = v1950; u64 n2092 = v1952; u64 n2094 = v2010; u64 n2096 = v1956; u64 n2098 = v1958; u64 n2100 = v1960; u64 n2102 = v1962; u64 n2104 = v1954; u64 n2106 = v1968; u64 n2108 = v1970; u64 n2110 = v1972; u64 n2112 = v1974; u64 n2114 = v1976; u64 n2116 = v1978; u64 n2118 = v1980; u64 n2120 = v1982; u64 n2122 = v1984; u64 n2124 = v1986; u64 n2126 = v1988; u64 n2128 = v1990; u64 n2130 = v1992; v2068 = n2068; v2070 = n2070; v2072 = n2072; v2074 = n2074; v2076 = n2076; v2078 = n2078; v2080 = n2080; v2082 = n2082; v2084 = n2084; v2086 = n2086; v2088 = n2088; v2090 = n2090; v2092 = n2092; v2094 = n2094; v2096 = n2096; v2098 = n2098; v2100 = n2100; v2102 = n2102; v2104 = n2104; v2106 = n2106; v2108 = n2108; v2110 = n2110; v2112 = n2112; v2114 = n2114; v2116 = n2116; v2118 = n2118; v2120 = n2120; v2122 = n2122; v2124 = n2124; v2126 = n2126; v2128 = n2128; v2130 = n2130; goto b103; }
b99:;
    store_u64((u8 *)v1 + 264, v1928);
    store_u64((u8 *)v1 + 272, v1930);
    store_u64((u8 *)v1 + 296, v1932);
    store_u64((u8 *)v1 + 304, v1934);
    store_u64((u8 *)v1 + 312, v1936);
    store_u64((u8 *)v1 + 336, v1938);
    store_u64((u8 *)v1 + 344, v1940);
    store_u64((u8 *)v1 + 576, v1942);
    store_u64((u8 *)v1 + 584, v1944);
    store_u64((u8 *)v1 + 600, v1946);
    store_u64((u8 *)v1 + 624, v1948);
    store_u64((u8 *)v1 + 1568, v1950);
    store_u64((u8 *)v1 + 1592, v1952);
    store_u64((u8 *)v1 + 2160, v4);
    store_u64((u8 *)v1 + 2168, v2003);
    store_u64((u8 *)v1 + 2176, v4);
    store_u64((u8 *)v1 + 2184, v2008);
    store_u64((u8 *)v1 + 2192, v4);
    store_u64((u8 *)v1 + 2440, v1956);
    store_u64((u8 *)v1 + 2456, v1958);
    store_u64((u8 *)v1 + 2488, v1960);
    store_u64((u8 *)v1 + 2496, v1962);
    store_u64((u8 *)v1 + 2528, v1966);
    store_u64((u8 *)v1 + 2536, v1954);
    store_u64((u8 *)v1 + 2544, v1968);
    store_u64((u8 *)v1 + 2552, v1970);
    store_u64((u8 *)v1 + 2560, v1972);
    store_u64((u8 *)v1 + 2568, v1974);
    store_u64((u8 *)v1 + 2576, v1976);
    store_u64((u8 *)v1 + 2584, v1978);
    store_u64((u8 *)v1 + 2600, v1980);
    store_u64((u8 *)v1 + 2608, v1982);
    store_u64((u8 *)v1 + 2616, v1984);
    store_u64((u8 *)v1 + 2624, v1986);
    store_u64((u8 *)v1 + 2632, v1988);
    store_u64((u8 *)v1 + 2656, v1990);
    store_u64((u8 *)v1 + 2664, v1992);
    store_u64((u8 *)v1 + 7344, v4);
    { goto b100; }
b100:;
    u64 v2011 = load_u64((const u8 *)v1 + 7344);
    u64 v2012 = 0x1;
    u64 v2013 = v2011 + v2012;
    u64 v2014 = 0x10000;
    u8 v2015 = (u64)v2013 < (u64)v2014;
    if (v2015) { goto b437; } else { goto b438; }
b437:;
    { goto b101; }
b438:;
    u64 v2016 = 0x1;
    u64 v2017 = 0x1ff;
    u64 v2018 = 0x1ff;
    u64 v2019 = v2017 & v2018;
    u64 v2020 = 0x1ff;
    u8 v2021 = (u64)v2019 == (u64)v2020;
    u64 v2022 = v2021;
    u64 v2023 = load_u64((const u8 *)v1 + 0);
    u64 v2024 = v2022 | v2023;
    u64 v2025 = load_u64((const u8 *)v1 + 24);
    u64 v2026 = v2024 | v2025;
    if (v2026) { goto b439; } else { goto b440; }
b439:;
    u8 v2027 = 0;
    store_u64((u8 *)v1 + 80, v2016);
    store_u64((u8 *)v1 + 576, v2017);
    store_u64((u8 *)v1 + 632, v4);
    return v2027;
b440:;
    u64 v3925 = load_u64((const u8 *)v1 + 184);
    u64 v3936 = load_u64((const u8 *)v1 + 192);
    u64 v3947 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3925; u64 n3928 = v3936; u64 n3939 = v3947; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b101:;
    u64 v2028 = load_u64((const u8 *)v1 + 2192);
    u64 v2029 = 0x40;
    u8 v2030 = (u64)v2028 >= (u64)v2029;
    if (v2030) { goto b441; } else { goto b442; }
b441:;
    u64 v2069 = load_u64((const u8 *)v1 + 264);
    u64 v2071 = load_u64((const u8 *)v1 + 272);
    u64 v2073 = load_u64((const u8 *)v1 + 296);
    u64 v2075 = load_u64((const u8 *)v1 + 304);
    u64 v2077 = load_u64((const u8 *)v1 + 312);
    u64 v2079 = load_u64((const u8 *)v1 + 336);
    u64 v2081 = load_u64((const u8 *)v1 + 344);
    u64 v2083 = load_u64((const u8 *)v1 + 576);
    u64 v2085 = load_u64((const u8 *)v1 + 584);
    u64 v2087 = load_u64((const u8 *)v1 + 600);
    u64 v2089 = load_u64((const u8 *)v1 + 624);
    u64 v2091 = load_u64((const u8 *)v1 + 1568);
    u64 v2093 = load_u64((const u8 *)v1 + 1592);
    u64 v2095 = load_u64((const u8 *)v1 + 2160);
    u64 v2097 = load_u64((const u8 *)v1 + 2440);
    u64 v2099 = load_u64((const u8 *)v1 + 2456);
    u64 v2101 = load_u64((const u8 *)v1 + 2488);
    u64 v2103 = load_u64((const u8 *)v1 + 2496);
    u64 v2105 = load_u64((const u8 *)v1 + 2536);
    u64 v2107 = load_u64((const u8 *)v1 + 2544);
    u64 v2109 = load_u64((const u8 *)v1 + 2552);
    u64 v2111 = load_u64((const u8 *)v1 + 2560);
    u64 v2113 = load_u64((const u8 *)v1 + 2568);
    u64 v2115 = load_u64((const u8 *)v1 + 2576);
    u64 v2117 = load_u64((const u8 *)v1 + 2584);
    u64 v2119 = load_u64((const u8 *)v1 + 2600);
    u64 v2121 = load_u64((const u8 *)v1 + 2608);
    u64 v2123 = load_u64((const u8 *)v1 + 2616);
    u64 v2125 = load_u64((const u8 *)v1 + 2624);
    u64 v2127 = load_u64((const u8 *)v1 + 2632);
    u64 v2129 = load_u64((const u8 *)v1 + 2656);
    u64 v2131 = load_u64((const u8 *)v1 + 2664);
    { u64 n2068 = v2069; u64 n2070 = v2071; u64 n2072 = v2073; u64 n2074 = v2075; u64 n2076 = v2077; u64 n2078 = v2079; u64 n2080 = v2081; u64 n2082 = v2083; u64 n2084 = v2085; u64 n2086 = v2087; u64 n2088 = v2089; u64 n2090 = v2091; u64 n2092 = v2093; u64 n2094 = v2095; u64 n2096 = v2097; u64 n2098 = v2099; u64 n2100 = v2101; u64 n2102 = v2103; u64 n2104 = v2105; u64 n2106 = v2107; u64 n2108 = v2109; u64 n2110 = v2111; u64 n2112 = v2113; u64 n2114 = v2115; u64 n2116 = v2117; u64 n2118 = v2119; u64 n2120 = v2121; u64 n2122 = v2123; u64 n2124 = v2125; u64 n2126 = v2127; u64 n2128 = v2129; u64 n2130 = v2131; v2068 = n2068; v2070 = n2070; v2072 = n2072; v2074 = n2074; v2076 = n2076; v2078 = n2078; v2080 = n2080; v2082 = n2082; v2084 = n2084; v2086 = n2086; v2088 = n2088; v2090 = n2090; v2092 = n2092; v2094 = n2094; v2096 = n2096; v2098 = n2098; v2100 = n2100; v2102 = n2102; v2104 = n2104; v2106 = n2106; v2108 = n2108; v2110 = n2110; v2112 = n2112; v2114 = n2114; v2116 = n2116; v2118 = n2118; v2120 = n2120; v2122 = n2122; v2124 = n2124; v2126 = n2126; v2128 = n2128; v2130 = n2130; goto b103; }
b442:;
    u64 v2031 = load_u64((const u8 *)v1 + 2168);
    u64 v2032 = load_u64((const u8 *)v1 + 2176);
    u64 v2033 = 0x1;
    u64 v2034 = v2032 << (v2033 & 63);
    u64 v2035 = 0x3f;
    u64 v2036 = v2031 >> (v2035 & 63);
    u64 v2037 = 0x1;
    u64 v2038 = v2031 << (v2037 & 63);
    u64 v2039 = v2034 | v2036;
    u64 v2040 = load_u64((const u8 *)v1 + 2184);
    u64 v2041 = 0x3f;
    u64 v2042 = v2040 >> (v2041 & 63);
    u64 v2043 = v2038 | v2042;
    u64 v2044 = v2039 | v4;
    u64 v2045 = 0x1;
    u64 v2046 = v2040 << (v2045 & 63);
    u64 v2047 = load_u64((const u8 *)v1 + 2160);
    u64 v2048 = 0x1;
    u64 v2049 = v2047 << (v2048 & 63);
    u64 v2050 = load_u64((const u8 *)v1 + 2528);
    u128 v2051 = (u128)v2044 << 64 | v2043;
    u128 v2052 = (u128)v4 << 64 | v2050;
    u8 v2053 = (u128)v2051 < (u128)v2052;
    if (v2053) { goto b443; } else { goto b444; }
b443:;
    { u64 n2061 = v2049; u64 n2062 = v2043; u64 n2063 = v2044; v2061 = n2061; v2062 = n2062; v2063 = n2063; goto b102; }
b444:;
    u128 v2054 = (u128)v2044 << 64 | v2043;
    u128 v2055 = (u128)v4 << 64 | v2050;
    u128 v2056 = v2054 - v2055;
    u64 v2057 = (u64)v2056;
    u64 v2058 = (u64)(v2056 >> 64);
    u64 v2059 = 0x1;
    u64 v2060 = v2049 | v2059;
    { u64 n2061 = v2060; u64 n2062 = v2057; u64 n2063 = v2058; v2061 = n2061; v2062 = n2062; v2063 = n2063; goto b102; }
b102:;
    u64 v2064 = 0x1;
    u64 v2065 = v2028 + v2064;
    u64 v2066 = 0xff;
    u64 v2067 = v2065 & v2066;
    store_u64((u8 *)v1 + 2160, v2061);
    store_u64((u8 *)v1 + 2168, v2062);
    store_u64((u8 *)v1 + 2176, v2063);
    store_u64((u8 *)v1 + 2184, v2046);
    store_u64((u8 *)v1 + 2192, v2067);
    store_u64((u8 *)v1 + 7344, v2013);
    { goto b100; }
b103:;
    { u64 n2132 = v2068; u64 n2133 = v2070; u64 n2134 = v2072; u64 n2135 = v2074; u64 n2136 = v2076; u64 n2137 = v2094; u64 n2139 = v2078; u64 n2140 = v2080; u64 n2141 = v2082; u64 n2142 = v2084; u64 n2143 = v2086; u64 n2144 = v2088; u64 n2145 = v2090; u64 n2146 = v2092; u64 n2147 = v2096; u64 n2148 = v2098; u64 n2149 = v2100; u64 n2150 = v2102; u64 n2151 = v2104; u64 n2152 = v2106; u64 n2153 = v2108; u64 n2154 = v2110; u64 n2155 = v2112; u64 n2156 = v2114; u64 n2157 = v2116; u64 n2158 = v2118; u64 n2159 = v2120; u64 n2160 = v2122; u64 n2161 = v2124; u64 n2162 = v2126; u64 n2163 = v2128; u64 n2164 = v2130; v2132 = n2132; v2133 = n2133; v2134 = n2134; v2135 = n2135; v2136 = n2136; v2137 = n2137; v2139 = n2139; v2140 = n2140; v2141 = n2141; v2142 = n2142; v2143 = n2143; v2144 = n2144; v2145 = n2145; v2146 = n2146; v2147 = n2147; v2148 = n2148; v2149 = n2149; v2150 = n2150; v2151 = n2151; v2152 = n2152; v2153 = n2153; v2154 = n2154; v2155 = n2155; v2156 = n2156; v2157 = n2157; v2158 = n2158; v2159 = n2159; v2160 = n2160; v2161 = n2161; v2162 = n2162; v2163 = n2163; v2164 = n2164; goto b104; }
b104:;
    u64 v2165 = 0x8;
    u64 v2166 = v2150 >> (v2165 & 63);
    u64 v2167 = 0x1388;
    u8 v2168 = (u64)v2166 >= (u64)v2167;
    if (v2168) { goto b445; } else { goto b446; }
b445:;
    { u64 n2170 = v2166; v2170 = n2170; goto b105; }
b446:;
    u64 v2169 = 0x1388;
    { u64 n2170 = v2169; v2170 = n2170; goto b105; }
b105:;
    u64 v2171 = v2147 + v2170;
    u64 v2172 = 0xffffffffffff;
    u64 v2173 = v2171 & v2172;
    u64 v2174 = load_u64((const u8 *)v3 + 24);
    u64 v2175 = 0xffffffff;
    u64 v2176 = v2142 & v2175;
    u64 v2177 = 0x200;
    u8 v2178 = (u64)v2176 < (u64)v2177;
    u64 v2179 = v2178 ? v2176 : v4;
    u64 v2180 = 0x8;
    u64 v2181 = v2179 * v2180;
    u64 v2182 = v2174 + v2181;
    if (v2178) { goto b447; } else { goto b448; }
b447:;
    store_u64((u8 *)v2182 + 12288, v2147);
    { goto b448; }
b448:;
    u64 v2183 = load_u64((const u8 *)v3 + 24);
    u64 v2184 = 0xffffffff;
    u64 v2185 = v2142 & v2184;
    u64 v2186 = 0x200;
    u8 v2187 = (u64)v2185 < (u64)v2186;
    u64 v2188 = v2187 ? v2185 : v4;
    u64 v2189 = 0x8;
    u64 v2190 = v2188 * v2189;
    u64 v2191 = v2183 + v2190;
    if (v2187) { goto b449; } else { goto b450; }
b449:;
    store_u64((u8 *)v2191 + 16384, v2173);
    { goto b450; }
b450:;
    u64 v2192 = load_u64((const u8 *)v3 + 24);
    u64 v2193 = 0xffffffff;
    u64 v2194 = v2142 & v2193;
    u64 v2195 = 0x200;
    u8 v2196 = (u64)v2194 < (u64)v2195;
    u64 v2197 = v2196 ? v2194 : v4;
    u64 v2198 = 0x8;
    u64 v2199 = v2197 * v2198;
    u64 v2200 = v2192 + v2199;
    if (v2196) { goto b451; } else { goto b452; }
b451:;
    store_u64((u8 *)v2200 + 20480, v2149);
    { goto b452; }
b452:;
    u64 v2201 = load_u64((const u8 *)v3 + 24);
    u64 v2202 = 0xffffffff;
    u64 v2203 = v2142 & v2202;
    u64 v2204 = 0x200;
    u8 v2205 = (u64)v2203 < (u64)v2204;
    u64 v2206 = v2205 ? v2203 : v4;
    u64 v2207 = 0x8;
    u64 v2208 = v2206 * v2207;
    u64 v2209 = v2201 + v2208;
    if (v2205) { goto b453; } else { goto b454; }
b453:;
    store_u64((u8 *)v2209 + 4280320, v4);
    { goto b454; }
b454:;
    u64 v2210 = load_u64((const u8 *)v3 + 32);
    u64 v2211 = 0xffffffff;
    u64 v2212 = v2142 & v2211;
    u64 v2213 = 0x200;
    u8 v2214 = (u64)v2212 < (u64)v2213;
    u64 v2215 = v2214 ? v2212 : v4;
    u64 v2216 = 0x10;
    u64 v2217 = v2215 * v2216;
    u64 v2218 = v2210 + v2217;
    if (v2214) { goto b455; } else { goto b456; }
b455:;
    store_u64((u8 *)v2218 + 1048576, v4);
    store_u64((u8 *)v2218 + 1048584, v4);
    { goto b456; }
b456:;
    u64 v2219 = load_u64((const u8 *)v3 + 24);
    u64 v2220 = 0xffffffff;
    u64 v2221 = v2142 & v2220;
    u64 v2222 = 0x200;
    u8 v2223 = (u64)v2221 < (u64)v2222;
    u64 v2224 = v2223 ? v2221 : v4;
    u64 v2225 = 0x8;
    u64 v2226 = v2224 * v2225;
    u64 v2227 = v2219 + v2226;
    if (v2223) { goto b457; } else { goto b458; }
b457:;
    store_u64((u8 *)v2227 + 4284416, v4);
    { goto b458; }
b458:;
    u64 v2228 = load_u64((const u8 *)v3 + 24);
    u64 v2229 = 0xffffffff;
    u64 v2230 = v2142 & v2229;
    u64 v2231 = 0x200;
    u8 v2232 = (u64)v2230 < (u64)v2231;
    u64 v2233 = v2232 ? v2230 : v4;
    u64 v2234 = 0x8;
    u64 v2235 = v2233 * v2234;
    u64 v2236 = v2228 + v2235;
    if (v2232) { goto b459; } else { goto b460; }
b459:;
    store_u64((u8 *)v2236 + 40960, v2158);
    { goto b460; }
b460:;
    u64 v2237 = load_u64((const u8 *)v3 + 24);
    u64 v2238 = 0xffffffff;
    u64 v2239 = v2142 & v2238;
    u64 v2240 = 0x200;
    u8 v2241 = (u64)v2239 < (u64)v2240;
    u64 v2242 = v2241 ? v2239 : v4;
    u64 v2243 = 0x8;
    u64 v2244 = v2242 * v2243;
    u64 v2245 = v2237 + v2244;
    if (v2241) { goto b461; } else { goto b462; }
b461:;
    store_u64((u8 *)v2245 + 45056, v2139);
    { goto b462; }
b462:;
    u64 v2246 = load_u64((const u8 *)v3 + 24);
    u64 v2247 = 0xffffffff;
    u64 v2248 = v2142 & v2247;
    u64 v2249 = 0x200;
    u8 v2250 = (u64)v2248 < (u64)v2249;
    u64 v2251 = v2250 ? v2248 : v4;
    u64 v2252 = 0x8;
    u64 v2253 = v2251 * v2252;
    u64 v2254 = v2246 + v2253;
    if (v2250) { goto b463; } else { goto b464; }
b463:;
    store_u64((u8 *)v2254 + 49152, v2159);
    { goto b464; }
b464:;
    u64 v2255 = load_u64((const u8 *)v3 + 24);
    u64 v2256 = 0xffffffff;
    u64 v2257 = v2142 & v2256;
    u64 v2258 = 0x200;
    u8 v2259 = (u64)v2257 < (u64)v2258;
    u64 v2260 = v2259 ? v2257 : v4;
    u64 v2261 = 0x8;
    u64 v2262 = v2260 * v2261;
    u64 v2263 = v2255 + v2262;
    if (v2259) { goto b465; } else { goto b466; }
b465:;
    store_u64((u8 *)v2263 + 53248, v2140);
    { goto b466; }
b466:;
    u64 v2264 = load_u64((const u8 *)v3 + 24);
    u64 v2265 = 0xffffffff;
    u64 v2266 = v2142 & v2265;
    u64 v2267 = 0x200;
    u8 v2268 = (u64)v2266 < (u64)v2267;
    u64 v2269 = v2268 ? v2266 : v4;
    u64 v2270 = 0x8;
    u64 v2271 = v2269 * v2270;
    u64 v2272 = v2264 + v2271;
    if (v2268) { goto b467; } else { goto b468; }
b467:;
    store_u64((u8 *)v2272 + 57344, v2160);
    { goto b468; }
b468:;
    u64 v2273 = load_u64((const u8 *)v3 + 24);
    u64 v2274 = 0xffffffff;
    u64 v2275 = v2142 & v2274;
    u64 v2276 = 0x200;
    u8 v2277 = (u64)v2275 < (u64)v2276;
    u64 v2278 = v2277 ? v2275 : v4;
    u64 v2279 = 0x8;
    u64 v2280 = v2278 * v2279;
    u64 v2281 = v2273 + v2280;
    if (v2277) { goto b469; } else { goto b470; }
b469:;
    store_u64((u8 *)v2281 + 61440, v2161);
    { goto b470; }
b470:;
    u64 v2282 = load_u64((const u8 *)v3 + 24);
    u64 v2283 = 0xffffffff;
    u64 v2284 = v2142 & v2283;
    u64 v2285 = 0x200;
    u8 v2286 = (u64)v2284 < (u64)v2285;
    u64 v2287 = v2286 ? v2284 : v4;
    u64 v2288 = 0x8;
    u64 v2289 = v2287 * v2288;
    u64 v2290 = v2282 + v2289;
    if (v2286) { goto b471; } else { goto b472; }
b471:;
    store_u64((u8 *)v2290 + 65536, v2162);
    { goto b472; }
b472:;
    u64 v2291 = load_u64((const u8 *)v3 + 24);
    u64 v2292 = 0xffffffff;
    u64 v2293 = v2142 & v2292;
    u64 v2294 = 0x200;
    u8 v2295 = (u64)v2293 < (u64)v2294;
    u64 v2296 = v2295 ? v2293 : v4;
    u64 v2297 = 0x8;
    u64 v2298 = v2296 * v2297;
    u64 v2299 = v2291 + v2298;
    if (v2295) { goto b473; } else { goto b474; }
b473:;
    store_u64((u8 *)v2299 + 4288512, v4);
    { goto b474; }
b474:;
    u64 v2300 = load_u64((const u8 *)v3 + 24);
    u64 v2301 = 0xffffffff;
    u64 v2302 = v2142 & v2301;
    u64 v2303 = 0x200;
    u8 v2304 = (u64)v2302 < (u64)v2303;
    u64 v2305 = v2304 ? v2302 : v4;
    u64 v2306 = 0x8;
    u64 v2307 = v2305 * v2306;
    u64 v2308 = v2300 + v2307;
    if (v2304) { goto b475; } else { goto b476; }
b475:;
    store_u64((u8 *)v2308 + 4292608, v2151);
    { goto b476; }
b476:;
    u64 v2309 = load_u64((const u8 *)v3 + 24);
    u64 v2310 = 0xffffffff;
    u64 v2311 = v2142 & v2310;
    u64 v2312 = 0x200;
    u8 v2313 = (u64)v2311 < (u64)v2312;
    u64 v2314 = v2313 ? v2311 : v4;
    u64 v2315 = 0x8;
    u64 v2316 = v2314 * v2315;
    u64 v2317 = v2309 + v2316;
    if (v2313) { goto b477; } else { goto b478; }
b477:;
    store_u64((u8 *)v2317 + 4296704, v2137);
    { goto b478; }
b478:;
    u64 v2318 = load_u64((const u8 *)v3 + 24);
    u64 v2319 = 0xffffffff;
    u64 v2320 = v2142 & v2319;
    u64 v2321 = 0x200;
    u8 v2322 = (u64)v2320 < (u64)v2321;
    u64 v2323 = v2322 ? v2320 : v4;
    u64 v2324 = 0x8;
    u64 v2325 = v2323 * v2324;
    u64 v2326 = v2318 + v2325;
    if (v2322) { goto b479; } else { goto b480; }
b479:;
    store_u64((u8 *)v2326 + 24576, v2150);
    { goto b480; }
b480:;
    u64 v2327 = load_u64((const u8 *)v3 + 24);
    u64 v2328 = 0xffffffff;
    u64 v2329 = v2142 & v2328;
    u64 v2330 = 0x200;
    u8 v2331 = (u64)v2329 < (u64)v2330;
    u64 v2332 = v2331 ? v2329 : v4;
    u64 v2333 = 0x8;
    u64 v2334 = v2332 * v2333;
    u64 v2335 = v2327 + v2334;
    if (v2331) { goto b481; } else { goto b482; }
b481:;
    store_u64((u8 *)v2335 + 4300800, v2152);
    { goto b482; }
b482:;
    u64 v2336 = load_u64((const u8 *)v3 + 24);
    u64 v2337 = 0xffffffff;
    u64 v2338 = v2142 & v2337;
    u64 v2339 = 0x200;
    u8 v2340 = (u64)v2338 < (u64)v2339;
    u64 v2341 = v2340 ? v2338 : v4;
    u64 v2342 = 0x8;
    u64 v2343 = v2341 * v2342;
    u64 v2344 = v2336 + v2343;
    if (v2340) { goto b483; } else { goto b484; }
b483:;
    store_u64((u8 *)v2344 + 4304896, v2153);
    { goto b484; }
b484:;
    u64 v2345 = load_u64((const u8 *)v3 + 24);
    u64 v2346 = 0xffffffff;
    u64 v2347 = v2142 & v2346;
    u64 v2348 = 0x200;
    u8 v2349 = (u64)v2347 < (u64)v2348;
    u64 v2350 = v2349 ? v2347 : v4;
    u64 v2351 = 0x8;
    u64 v2352 = v2350 * v2351;
    u64 v2353 = v2345 + v2352;
    if (v2349) { goto b485; } else { goto b486; }
b485:;
    store_u64((u8 *)v2353 + 4308992, v2154);
    { goto b486; }
b486:;
    u64 v2354 = load_u64((const u8 *)v3 + 24);
    u64 v2355 = 0xffffffff;
    u64 v2356 = v2142 & v2355;
    u64 v2357 = 0x200;
    u8 v2358 = (u64)v2356 < (u64)v2357;
    u64 v2359 = v2358 ? v2356 : v4;
    u64 v2360 = 0x8;
    u64 v2361 = v2359 * v2360;
    u64 v2362 = v2354 + v2361;
    if (v2358) { goto b487; } else { goto b488; }
b487:;
    store_u64((u8 *)v2362 + 4313088, v2155);
    { goto b488; }
b488:;
    u64 v2363 = load_u64((const u8 *)v3 + 24);
    u64 v2364 = 0xffffffff;
    u64 v2365 = v2142 & v2364;
    u64 v2366 = 0x200;
    u8 v2367 = (u64)v2365 < (u64)v2366;
    u64 v2368 = v2367 ? v2365 : v4;
    u64 v2369 = 0x8;
    u64 v2370 = v2368 * v2369;
    u64 v2371 = v2363 + v2370;
    if (v2367) { goto b489; } else { goto b490; }
b489:;
    store_u64((u8 *)v2371 + 28672, v2156);
    { goto b490; }
b490:;
    u64 v2372 = load_u64((const u8 *)v3 + 24);
    u64 v2373 = 0xffffffff;
    u64 v2374 = v2142 & v2373;
    u64 v2375 = 0x200;
    u8 v2376 = (u64)v2374 < (u64)v2375;
    u64 v2377 = v2376 ? v2374 : v4;
    u64 v2378 = 0x8;
    u64 v2379 = v2377 * v2378;
    u64 v2380 = v2372 + v2379;
    if (v2376) { goto b491; } else { goto b492; }
b491:;
    store_u64((u8 *)v2380 + 32768, v2157);
    { goto b492; }
b492:;
    u64 v2381 = v2136 * v2163;
    u64 v2382 = (u64)((u128)v2136 * v2163 >> 64);
    u64 v2383 = 0x14;
    u64 v2384 = v2381 >> (v2383 & 63);
    u64 v2385 = 0x2c;
    u64 v2386 = v2382 << (v2385 & 63);
    u64 v2387 = v2384 | v2386;
    u64 v2388 = 0x14;
    u64 v2389 = v2382 >> (v2388 & 63);
    { u64 n2390 = v2132; u64 n2391 = v2133; u64 n2392 = v2134; u64 n2394 = v2135; u64 n2396 = v2136; u64 n2397 = v4; u64 n2399 = v2137; u64 n2401 = v2139; u64 n2403 = v2140; u64 n2405 = v2136; u64 n2407 = v2387; u64 n2409 = v2150; u64 n2411 = v2164; u64 n2413 = v2156; u64 n2415 = v2157; u64 n2417 = v2152; u64 n2419 = v2153; u64 n2421 = v2154; u64 n2423 = v2155; u64 n2425 = v2141; u64 n2426 = v2142; u64 n2427 = v2143; u64 n2428 = v2144; u64 n2429 = v2145; u64 n2430 = v2146; u64 n2431 = v2147; u64 n2432 = v2148; u64 n2433 = v2150; v2390 = n2390; v2391 = n2391; v2392 = n2392; v2394 = n2394; v2396 = n2396; v2397 = n2397; v2399 = n2399; v2401 = n2401; v2403 = n2403; v2405 = n2405; v2407 = n2407; v2409 = n2409; v2411 = n2411; v2413 = n2413; v2415 = n2415; v2417 = n2417; v2419 = n2419; v2421 = n2421; v2423 = n2423; v2425 = n2425; v2426 = n2426; v2427 = n2427; v2428 = n2428; v2429 = n2429; v2430 = n2430; v2431 = n2431; v2432 = n2432; v2433 = n2433; goto b106; }
b106:;
    u64 v2434 = load_u64((const u8 *)v1 + 184);
    u8 v2435 = (u64)v2434 == (u64)v4;
    if (v2435) { goto b493; } else { goto b494; }
b493:;
    u64 v3720 = load_u64((const u8 *)v1 + 280);
    { u64 n3719 = v3720; v3719 = n3719; goto b131; }
b494:;
    u8 v2436 = load_u8((const u8 *)v2 + 362);
    u64 v2437 = v2436;
    u64 v2438 = 0x3c;
    u64 v2439 = v2437 << (v2438 & 63);
    u64 v2440 = 0x3c;
    u64 v2441 = v2439 >> (v2440 & 63);
    u64 v2442 = 0x1;
    u8 v2443 = (u64)v2441 != (u64)v2442;
    if (v2443) { goto b495; } else { goto b496; }
b495:;
    u64 v3721 = load_u64((const u8 *)v1 + 280);
    { u64 n3719 = v3721; v3719 = n3719; goto b131; }
b496:;
    u32 v2444 = load_u32((const u8 *)v2 + 368);
    u32 v2445 = __builtin_bswap32(v2444);
    u64 v2446 = v2445;
    u8 v2447 = (u64)v2446 == (u64)v4;
    if (v2447) { goto b497; } else { goto b498; }
b497:;
    { goto b173; }
b498:;
    u64 v2448 = load_u64((const u8 *)v3 + 48);
    u64 v2449 = load_u64((const u8 *)v2448 + 120);
    u64 v2450 = load_u64((const u8 *)v3 + 48);
    u64 v2451 = load_u64((const u8 *)v2450 + 128);
    u64 v2452 = load_u64((const u8 *)v3 + 48);
    u64 v2453 = load_u64((const u8 *)v2452 + 136);
    u64 v2454 = 0x9e3779b97f4a7c15;
    u64 v2455 = v2429 * v2454;
    u64 v2456 = 0x20;
    u64 v2457 = v2455 >> (v2456 & 63);
    u64 v2458 = v2457 & v2453;
    { u64 n2459 = v2458; v2459 = n2459; goto b499; }
b499:;
    u64 v2461 = 0x4;
    u64 v2462 = v2459 * v2461;
    u64 v2463 = v2449 + v2462;
    u32 v2464 = load_u32((const u8 *)v2463 + 0);
    u64 v2465 = v2464;
    if (v2465) { goto b501; } else { u64 n2460 = v2465; v2460 = n2460; goto b500; }
b501:;
    u64 v2466 = 0x8;
    u64 v2467 = v2459 * v2466;
    u64 v2468 = v2451 + v2467;
    u64 v2469 = load_u64((const u8 *)v2468 + 0);
    u8 v2470 = (u64)v2469 == (u64)v2429;
    if (v2470) { u64 n2460 = v2465; v2460 = n2460; goto b500; } else { goto b502; }
b502:;
    u64 v2471 = 0x1;
    u64 v2472 = v2459 + v2471;
    u64 v2473 = v2472 & v2453;
    { u64 n2459 = v2473; v2459 = n2459; goto b499; }
b500:;
    u8 v2474 = (u64)v2460 != (u64)v4;
    u64 v2475 = v2474;
    u64 v2476 = load_u64((const u8 *)v3 + 48);
    u64 v2477 = load_u64((const u8 *)v2476 + 144);
    u64 v2478 = 0x8;
    u64 v2479 = v2460 * v2478;
    u64 v2480 = v2477 + v2479;
    u32 v2481 = load_u32((const u8 *)v2480 + 0);
    u64 v2482 = load_u64((const u8 *)v3 + 48);
    u64 v2483 = load_u64((const u8 *)v2482 + 152);
    u64 v2484 = v2460 * v4;
    u64 v2485 = v2483 + v2484;
    u32 v2486 = 0x34b;
    u8 v2487 = (u32)v2481 == (u32)v2486;
    if (v2487) { goto b503; } else { goto b504; }
b503:;
    { goto b107; }
b504:;
    u32 v2488 = 0x34d;
    u8 v2489 = (u32)v2481 == (u32)v2488;
    if (v2489) { goto b505; } else { goto b506; }
b505:;
    { goto b108; }
b506:;
    { goto b109; }
b173:;
    { u64 n2495 = v4; v2495 = n2495; goto b112; }
b107:;
    u8 v2490 = (u64)v2475 != (u64)v4;
    if (v2490) { goto b507; } else { goto b508; }
b507:;
    { goto b172; }
b508:;
    { goto b110; }
b108:;
    u8 v2491 = (u64)v2475 != (u64)v4;
    if (v2491) { goto b509; } else { goto b510; }
b509:;
    { goto b172; }
b510:;
    { goto b110; }
b109:;
    u8 v2492 = (u64)v2475 != (u64)v4;
    if (v2492) { goto b511; } else { goto b512; }
b511:;
    { goto b172; }
b512:;
    { goto b110; }
b110:;
    { u64 n2494 = v4; v2494 = n2494; goto b111; }
b172:;
    u64 v2493 = 0x1;
    { u64 n2494 = v2493; v2494 = n2494; goto b111; }
b111:;
    { u64 n2495 = v2494; v2495 = n2495; goto b112; }
b112:;
    u8 v2496 = (u64)v2495 == (u64)v4;
    if (v2496) { goto b513; } else { goto b514; }
b513:;
    u64 v2774 = load_u64((const u8 *)v1 + 280);
    u64 v2777 = load_u64((const u8 *)v1 + 360);
    u64 v2779 = load_u64((const u8 *)v1 + 368);
    u64 v2781 = load_u64((const u8 *)v1 + 376);
    u64 v2783 = load_u64((const u8 *)v1 + 384);
    u64 v2785 = load_u64((const u8 *)v1 + 392);
    u64 v2787 = load_u64((const u8 *)v1 + 400);
    u64 v2789 = load_u64((const u8 *)v1 + 408);
    u64 v2791 = load_u64((const u8 *)v1 + 416);
    u64 v2793 = load_u64((const u8 *)v1 + 424);
    u64 v2795 = load_u64((const u8 *)v1 + 432);
    { u64 n2773 = v2774; u64 n2776 = v2777; u64 n2778 = v2779; u64 n2780 = v2781; u64 n2782 = v2783; u64 n2784 = v2785; u64 n2786 = v2787; u64 n2788 = v2789; u64 n2790 = v2791; u64 n2792 = v2793; u64 n2794 = v2795; u64 n2796 = v4; v2773 = n2773; v2776 = n2776; v2778 = n2778; v2780 = n2780; v2782 = n2782; v2784 = n2784; v2786 = n2786; v2788 = n2788; v2790 = n2790; v2792 = n2792; v2794 = n2794; v2796 = n2796; goto b123; }
b514:;
    store_u64((u8 *)v1 + 856, v2390);
    store_u64((u8 *)v1 + 864, v2391);
    u64 v2497 = load_u64((const u8 *)v3 + 0);
    u32 v2498 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v2497, 852);
    u64 v2499 = 0x10000;
    u8 v2500 = (u64)v2499 == (u64)v4;
    u64 v2501 = v2500;
    u64 v2502 = 0x1;
    u64 v2503 = 0x10000;
    u64 v2504 = v2501 ? v2502 : v2503;
    u64 v2505 = load_u64((const u8 *)v1 + 7688);
    u64 v2506 = 0x1;
    u8 v2507 = (u64)v2504 == (u64)v4;
    u64 v2508 = v2507 ? v2506 : v2504;
    u64 v2509 = v2505 % v2508;
    u64 v2510 = v2509 + v4;
    u64 v2511 = 0xffffffff;
    u64 v2512 = v2510 & v2511;
    u64 v2513 = load_u64((const u8 *)v3 + 32);
    u64 v2514 = 0xffffffff;
    u64 v2515 = v2512 & v2514;
    u64 v2516 = 0x10000;
    u8 v2517 = (u64)v2515 < (u64)v2516;
    u64 v2518 = v2517 ? v2515 : v4;
    u64 v2519 = 0x10;
    u64 v2520 = v2518 * v2519;
    u64 v2521 = v2513 + v2520;
    u64 v2522 = load_u64((const u8 *)v2521 + 0);
    u64 v2523 = v2517 ? v2522 : v4;
    u64 v2524 = load_u64((const u8 *)v2521 + 8);
    u64 v2525 = v2517 ? v2524 : v4;
    u64 v2526 = load_u64((const u8 *)v3 + 24);
    u64 v2527 = 0xffffffff;
    u64 v2528 = v2512 & v2527;
    u64 v2529 = 0x10000;
    u8 v2530 = (u64)v2528 < (u64)v2529;
    u64 v2531 = v2530 ? v2528 : v4;
    u64 v2532 = 0x8;
    u64 v2533 = v2531 * v2532;
    u64 v2534 = v2526 + v2533;
    u64 v2535 = load_u64((const u8 *)v2534 + 81920);
    u64 v2536 = v2530 ? v2535 : v4;
    u64 v2537 = load_u64((const u8 *)v3 + 24);
    u64 v2538 = 0xffffffff;
    u64 v2539 = v2512 & v2538;
    u64 v2540 = 0x10000;
    u8 v2541 = (u64)v2539 < (u64)v2540;
    u64 v2542 = v2541 ? v2539 : v4;
    u64 v2543 = 0x8;
    u64 v2544 = v2542 * v2543;
    u64 v2545 = v2537 + v2544;
    u64 v2546 = load_u64((const u8 *)v2545 + 606208);
    u64 v2547 = v2541 ? v2546 : v4;
    u64 v2548 = load_u64((const u8 *)v3 + 24);
    u64 v2549 = 0xffffffff;
    u64 v2550 = v2512 & v2549;
    u64 v2551 = 0x10000;
    u8 v2552 = (u64)v2550 < (u64)v2551;
    u64 v2553 = v2552 ? v2550 : v4;
    u64 v2554 = 0x8;
    u64 v2555 = v2553 * v2554;
    u64 v2556 = v2548 + v2555;
    u64 v2557 = load_u64((const u8 *)v2556 + 1130496);
    u64 v2558 = v2552 ? v2557 : v4;
    u64 v2559 = load_u64((const u8 *)v3 + 24);
    u64 v2560 = 0xffffffff;
    u64 v2561 = v2512 & v2560;
    u64 v2562 = 0x10000;
    u8 v2563 = (u64)v2561 < (u64)v2562;
    u64 v2564 = v2563 ? v2561 : v4;
    u64 v2565 = 0x8;
    u64 v2566 = v2564 * v2565;
    u64 v2567 = v2559 + v2566;
    u64 v2568 = load_u64((const u8 *)v2567 + 1654784);
    u64 v2569 = v2563 ? v2568 : v4;
    u64 v2570 = load_u64((const u8 *)v3 + 24);
    u64 v2571 = 0xffffffff;
    u64 v2572 = v2512 & v2571;
    u64 v2573 = 0x10000;
    u8 v2574 = (u64)v2572 < (u64)v2573;
    u64 v2575 = v2574 ? v2572 : v4;
    u64 v2576 = 0x8;
    u64 v2577 = v2575 * v2576;
    u64 v2578 = v2570 + v2577;
    u64 v2579 = load_u64((const u8 *)v2578 + 2179072);
    u64 v2580 = v2574 ? v2579 : v4;
    u64 v2581 = load_u64((const u8 *)v3 + 24);
    u64 v2582 = 0xffffffff;
    u64 v2583 = v2512 & v2582;
    u64 v2584 = 0x10000;
    u8 v2585 = (u64)v2583 < (u64)v2584;
    u64 v2586 = v2585 ? v2583 : v4;
    u64 v2587 = 0x8;
    u64 v2588 = v2586 * v2587;
    u64 v2589 = v2581 + v2588;
    u64 v2590 = load_u64((const u8 *)v2589 + 2703360);
    u64 v2591 = v2585 ? v2590 : v4;
    u64 v2592 = load_u64((const u8 *)v3 + 24);
    u64 v2593 = 0xffffffff;
    u64 v2594 = v2512 & v2593;
    u64 v2595 = 0x10000;
    u8 v2596 = (u64)v2594 < (u64)v2595;
    u64 v2597 = v2596 ? v2594 : v4;
    u64 v2598 = 0x8;
    u64 v2599 = v2597 * v2598;
    u64 v2600 = v2592 + v2599;
    u64 v2601 = load_u64((const u8 *)v2600 + 3227648);
    u64 v2602 = v2596 ? v2601 : v4;
    u64 v2603 = load_u64((const u8 *)v3 + 24);
    u64 v2604 = 0xffffffff;
    u64 v2605 = v2512 & v2604;
    u64 v2606 = 0x10000;
    u8 v2607 = (u64)v2605 < (u64)v2606;
    u64 v2608 = v2607 ? v2605 : v4;
    u64 v2609 = 0x8;
    u64 v2610 = v2608 * v2609;
    u64 v2611 = v2603 + v2610;
    u64 v2612 = load_u64((const u8 *)v2611 + 3751936);
    u64 v2613 = v2607 ? v2612 : v4;
    u64 v2614 = v2431 - v2536;
    u64 v2615 = 0xffffffffffff;
    u64 v2616 = v2614 & v2615;
    u32 v2617 = load_u32((const u8 *)v2 + 364);
    u32 v2618 = __builtin_bswap32(v2617);
    u64 v2619 = v2618;
    u64 v2620 = load_u64((const u8 *)v1 + 256);
    u8 v2621 = (u64)v2619 >= (u64)v2620;
    if (v2621) { goto b515; } else { goto b516; }
b515:;
    { u64 n2622 = v2619; v2622 = n2622; goto b113; }
b516:;
    { u64 n2622 = v2620; v2622 = n2622; goto b113; }
b113:;
    u128 v2623 = (u128)v2525 << 64 | v2523;
    u128 v2624 = (u128)v2391 << 64 | v2390;
    u8 v2625 = (u128)v2623 == (u128)v2624;
    if (v2625) { goto b517; } else { goto b518; }
b517:;
    { goto b162; }
b518:;
    u128 v2626 = (u128)v2525 << 64 | v2523;
    u128 v2627 = (u128)v4 << 64 | v4;
    u8 v2628 = (u128)v2626 == (u128)v2627;
    if (v2628) { goto b519; } else { goto b520; }
b519:;
    { goto b114; }
b520:;
    u64 v2629 = 0x1fffff;
    u8 v2630 = (u64)v2629 >= (u64)v2616;
    if (v2630) { goto b521; } else { goto b522; }
b521:;
    { u64 n2735 = v2523; u64 n2736 = v2525; u64 n2737 = v2536; u64 n2738 = v2547; u64 n2739 = v2558; u64 n2740 = v2569; u64 n2741 = v2580; u64 n2742 = v2591; u64 n2743 = v2602; u64 n2744 = v2613; u64 n2745 = v4; v2735 = n2735; v2736 = n2736; v2737 = n2737; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; goto b116; }
b522:;
    { goto b114; }
b162:;
    u32 v2631 = load_u32((const u8 *)v2 + 368);
    u32 v2632 = __builtin_bswap32(v2631);
    u64 v2633 = v2632;
    u8 v2634 = (u64)v2616 < (u64)v2633;
    if (v2634) { goto b523; } else { goto b524; }
b523:;
    { goto b170; }
b524:;
    u64 v2635 = 0x1;
    u64 v2636 = v2558 << (v2635 & 63);
    u8 v2637 = (u64)v2636 < (u64)v2547;
    u64 v2638 = v2637;
    u8 v2639 = (u64)v2580 >= (u64)v2591;
    if (v2639) { goto b525; } else { goto b526; }
b525:;
    { u64 n2652 = v2580; v2652 = n2652; goto b163; }
b526:;
    { u64 n2652 = v2591; v2652 = n2652; goto b163; }
b170:;
    u64 v2640 = v2547 + v2620;
    u64 v2641 = 0xffffffff;
    u8 v2642 = (int64_t)v2640 < (int64_t)v4;
    u64 v2643 = v2642 ? v4 : v2640;
    u8 v2644 = (int64_t)v2643 > (int64_t)v2641;
    u64 v2645 = v2644 ? v2641 : v2643;
    u8 v2646 = (u64)v2558 >= (u64)v2622;
    if (v2646) { goto b527; } else { goto b528; }
b527:;
    { u64 n2647 = v2558; v2647 = n2647; goto b171; }
b528:;
    { u64 n2647 = v2622; v2647 = n2647; goto b171; }
b171:;
    u64 v2648 = 0x1;
    u64 v2649 = v2647 << (v2648 & 63);
    u8 v2650 = (u64)v2649 < (u64)v2645;
    u64 v2651 = v2650;
    { u64 n2735 = v2523; u64 n2736 = v2525; u64 n2737 = v2536; u64 n2738 = v2645; u64 n2739 = v2647; u64 n2740 = v2569; u64 n2741 = v2580; u64 n2742 = v2591; u64 n2743 = v2602; u64 n2744 = v2613; u64 n2745 = v2651; v2735 = n2735; v2736 = n2736; v2737 = n2737; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; goto b116; }
b163:;
    u8 v2653 = (u64)v2652 >= (u64)v2602;
    if (v2653) { goto b529; } else { goto b530; }
b529:;
    { u64 n2654 = v2652; v2654 = n2654; goto b164; }
b530:;
    { u64 n2654 = v2602; v2654 = n2654; goto b164; }
b164:;
    u8 v2655 = (u64)v2558 >= (u64)v2654;
    if (v2655) { goto b531; } else { goto b532; }
b531:;
    { u64 n2656 = v2654; v2656 = n2656; goto b165; }
b532:;
    { u64 n2656 = v2558; v2656 = n2656; goto b165; }
b165:;
    u64 v2657 = v2613 + v2547;
    u64 v2658 = 0xffffffff;
    u8 v2659 = (int64_t)v2657 < (int64_t)v4;
    u64 v2660 = v2659 ? v4 : v2657;
    u8 v2661 = (int64_t)v2660 > (int64_t)v2658;
    u64 v2662 = v2661 ? v2658 : v2660;
    u64 v2663 = v2656 + v2656;
    u64 v2664 = 0xffffffff;
    u8 v2665 = (int64_t)v2663 < (int64_t)v4;
    u64 v2666 = v2665 ? v4 : v2663;
    u8 v2667 = (int64_t)v2666 > (int64_t)v2664;
    u64 v2668 = v2667 ? v2664 : v2666;
    u8 v2669 = (u64)v2668 >= (u64)v2662;
    if (v2669) { goto b533; } else { goto b534; }
b533:;
    { u64 n2670 = v2662; v2670 = n2670; goto b166; }
b534:;
    { u64 n2670 = v2668; v2670 = n2670; goto b166; }
b166:;
    u64 v2671 = 0x4;
    u64 v2672 = v2656 >> (v2671 & 63);
    u64 v2673 = v2656 + v2672;
    u64 v2674 = 0xffffffff;
    u8 v2675 = (int64_t)v2673 < (int64_t)v4;
    u64 v2676 = v2675 ? v4 : v2673;
    u8 v2677 = (int64_t)v2676 > (int64_t)v2674;
    u64 v2678 = v2677 ? v2674 : v2676;
    u64 v2679 = v2670 - v2678;
    u64 v2680 = 0xffffffff;
    u8 v2681 = (int64_t)v2679 < (int64_t)v4;
    u64 v2682 = v2681 ? v4 : v2679;
    u8 v2683 = (int64_t)v2682 > (int64_t)v2680;
    u64 v2684 = v2683 ? v2680 : v2682;
    u64 v2685 = v2558 + v2558;
    u64 v2686 = 0xffffffff;
    u8 v2687 = (int64_t)v2685 < (int64_t)v4;
    u64 v2688 = v2687 ? v4 : v2685;
    u8 v2689 = (int64_t)v2688 > (int64_t)v2686;
    u64 v2690 = v2689 ? v2686 : v2688;
    u64 v2691 = v2591 - v2690;
    u64 v2692 = 0xffffffff;
    u8 v2693 = (int64_t)v2691 < (int64_t)v4;
    u64 v2694 = v2693 ? v4 : v2691;
    u8 v2695 = (int64_t)v2694 > (int64_t)v2692;
    u64 v2696 = v2695 ? v2692 : v2694;
    u64 v2697 = v2580 - v2696;
    u64 v2698 = 0xffffffff;
    u8 v2699 = (int64_t)v2697 < (int64_t)v4;
    u64 v2700 = v2699 ? v4 : v2697;
    u8 v2701 = (int64_t)v2700 > (int64_t)v2698;
    u64 v2702 = v2701 ? v2698 : v2700;
    u64 v2703 = 0x2;
    u64 v2704 = v2620 << (v2703 & 63);
    u32 v2705 = load_u32((const u8 *)v2 + 368);
    u32 v2706 = __builtin_bswap32(v2705);
    u64 v2707 = v2706;
    u64 v2708 = v2396 * v2707;
    u64 v2709 = (u64)((u128)v2396 * v2707 >> 64);
    u64 v2710 = 0x13;
    u64 v2711 = v2708 >> (v2710 & 63);
    u64 v2712 = 0x2d;
    u64 v2713 = v2709 << (v2712 & 63);
    u64 v2714 = v2711 | v2713;
    u64 v2715 = 0x13;
    u64 v2716 = v2709 >> (v2715 & 63);
    u64 v2717 = v2714 + v2704;
    u8 v2718 = (u64)v2717 >= (u64)v2702;
    if (v2718) { goto b535; } else { goto b536; }
b535:;
    { u64 n2725 = v2702; v2725 = n2725; goto b167; }
b536:;
    u64 v2719 = v2396 * v2707;
    u64 v2720 = 0x13;
    u64 v2721 = v2719 >> (v2720 & 63);
    u64 v2722 = v2721 + v2704;
    u64 v2723 = 0xffffffff;
    u64 v2724 = v2722 & v2723;
    { u64 n2725 = v2724; v2725 = n2725; goto b167; }
b167:;
    u8 v2726 = (u64)v2725 >= (u64)v2620;
    if (v2726) { goto b537; } else { goto b538; }
b537:;
    { u64 n2727 = v2725; v2727 = n2727; goto b168; }
b538:;
    { u64 n2727 = v2620; v2727 = n2727; goto b168; }
b168:;
    u8 v2728 = (u64)v2638 == (u64)v4;
    if (v2728) { goto b539; } else { goto b540; }
b539:;
    { goto b169; }
b540:;
    u64 v2729 = 0x1;
    { u64 n2735 = v2390; u64 n2736 = v2391; u64 n2737 = v2431; u64 n2738 = v2620; u64 n2739 = v2622; u64 n2740 = v2729; u64 n2741 = v2727; u64 n2742 = v2727; u64 n2743 = v2591; u64 n2744 = v2684; u64 n2745 = v2638; v2735 = n2735; v2736 = n2736; v2737 = n2737; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; goto b116; }
b169:;
    { u64 n2735 = v2390; u64 n2736 = v2391; u64 n2737 = v2431; u64 n2738 = v2620; u64 n2739 = v2622; u64 n2740 = v4; u64 n2741 = v2727; u64 n2742 = v2727; u64 n2743 = v2591; u64 n2744 = v2684; u64 n2745 = v2638; v2735 = n2735; v2736 = n2736; v2737 = n2737; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; goto b116; }
b114:;
    u64 v2730 = 0x1;
    u64 v2731 = 0x10000;
    u8 v2732 = (u64)v2731 >= (u64)v2622;
    if (v2732) { goto b541; } else { goto b542; }
b541:;
    { u64 n2734 = v2622; v2734 = n2734; goto b115; }
b542:;
    u64 v2733 = 0x10000;
    { u64 n2734 = v2733; v2734 = n2734; goto b115; }
b115:;
    { u64 n2735 = v2390; u64 n2736 = v2391; u64 n2737 = v2431; u64 n2738 = v2620; u64 n2739 = v2622; u64 n2740 = v2730; u64 n2741 = v2734; u64 n2742 = v2734; u64 n2743 = v2734; u64 n2744 = v4; u64 n2745 = v4; v2735 = n2735; v2736 = n2736; v2737 = n2737; v2738 = n2738; v2739 = n2739; v2740 = n2740; v2741 = n2741; v2742 = n2742; v2743 = n2743; v2744 = n2744; v2745 = n2745; goto b116; }
b116:;
    u128 v2746 = (u128)v2736 << 64 | v2735;
    u128 v2747 = (u128)v2391 << 64 | v2390;
    u8 v2748 = (u128)v2746 != (u128)v2747;
    if (v2748) { goto b543; } else { goto b544; }
b543:;
    u64 v2775 = load_u64((const u8 *)v1 + 280);
    { u64 n2773 = v2775; u64 n2776 = v2735; u64 n2778 = v2736; u64 n2780 = v2737; u64 n2782 = v2738; u64 n2784 = v2739; u64 n2786 = v2740; u64 n2788 = v2741; u64 n2790 = v2742; u64 n2792 = v2743; u64 n2794 = v2744; u64 n2796 = v4; v2773 = n2773; v2776 = n2776; v2778 = n2778; v2780 = n2780; v2782 = n2782; v2784 = n2784; v2786 = n2786; v2788 = n2788; v2790 = n2790; v2792 = n2792; v2794 = n2794; v2796 = n2796; goto b123; }
b544:;
    u8 v2749 = (u64)v2745 == (u64)v4;
    if (v2749) { goto b545; } else { goto b546; }
b545:;
    { goto b117; }
b546:;
    u64 v2750 = 0x2;
    { u64 n2758 = v2750; v2758 = n2758; goto b119; }
b117:;
    u64 v2751 = 0x1;
    u8 v2752 = (u64)v2740 != (u64)v2751;
    if (v2752) { goto b547; } else { goto b548; }
b547:;
    { goto b118; }
b548:;
    u64 v2753 = 0x1;
    { u64 n2758 = v2753; v2758 = n2758; goto b119; }
b118:;
    u64 v2754 = 0x2;
    u64 v2755 = v2739 << (v2754 & 63);
    u8 v2756 = (u64)v2755 >= (u64)v2741;
    if (v2756) { goto b549; } else { goto b550; }
b549:;
    { u64 n2758 = v4; v2758 = n2758; goto b119; }
b550:;
    u64 v2757 = 0x3;
    { u64 n2758 = v2757; v2758 = n2758; goto b119; }
b119:;
    u8 v2759 = (u64)v2741 >= (u64)v2742;
    if (v2759) { goto b551; } else { goto b552; }
b551:;
    { u64 n2760 = v2741; v2760 = n2760; goto b120; }
b552:;
    { u64 n2760 = v2742; v2760 = n2760; goto b120; }
b120:;
    u8 v2761 = (u64)v2760 >= (u64)v2743;
    if (v2761) { goto b553; } else { goto b554; }
b553:;
    { u64 n2762 = v2760; v2762 = n2762; goto b121; }
b554:;
    { u64 n2762 = v2743; v2762 = n2762; goto b121; }
b121:;
    u8 v2763 = (u64)v2739 >= (u64)v2762;
    if (v2763) { goto b555; } else { goto b556; }
b555:;
    { u64 n2764 = v2762; v2764 = n2764; goto b122; }
b556:;
    { u64 n2764 = v2739; v2764 = n2764; goto b122; }
b122:;
    u64 v2765 = v2744 + v2738;
    u64 v2766 = 0x1;
    u64 v2767 = v2620 << (v2766 & 63);
    u64 v2768 = 0x1;
    u64 v2769 = v2764 << (v2768 & 63);
    u64 v2770 = v2769 + v2767;
    u8 v2771 = (u64)v2770 < (u64)v2765;
    u64 v2772 = v2771;
    { u64 n2773 = v2772; u64 n2776 = v2735; u64 n2778 = v2736; u64 n2780 = v2737; u64 n2782 = v2738; u64 n2784 = v2739; u64 n2786 = v2740; u64 n2788 = v2741; u64 n2790 = v2742; u64 n2792 = v2743; u64 n2794 = v2744; u64 n2796 = v2758; v2773 = n2773; v2776 = n2776; v2778 = n2778; v2780 = n2780; v2782 = n2782; v2784 = n2784; v2786 = n2786; v2788 = n2788; v2790 = n2790; v2792 = n2792; v2794 = n2794; v2796 = n2796; goto b123; }
b123:;
    u8 v2797 = (u64)v2796 == (u64)v4;
    if (v2797) { goto b557; } else { goto b558; }
b557:;
    { goto b124; }
b558:;
    u64 v2798 = load_u64((const u8 *)v3 + 40);
    u64 v2799 = 0xffffffff;
    u64 v2800 = v2426 & v2799;
    u64 v2801 = 0x200;
    u8 v2802 = (u64)v2800 < (u64)v2801;
    u64 v2803 = v2802 ? v2800 : v4;
    u64 v2804 = 0x10;
    u64 v2805 = v2803 * v2804;
    u64 v2806 = v2798 + v2805;
    if (v2802) { goto b559; } else { goto b560; }
b559:;
    u64 v2807 = 0x1;
    u32 v2808 = load_u32((const u8 *)v0 + 84);
    u64 v2809 = v2808;
    u64 v2810 = load_u64((const u8 *)v2806 + 160);
    u64 v2811 = v2810 + v2807;
    store_u64((u8 *)v2806 + 160, v2811);
    u64 v2812 = load_u64((const u8 *)v2806 + 168);
    u64 v2813 = v2812 + v2809;
    store_u64((u8 *)v2806 + 168, v2813);
    { goto b560; }
b560:;
    u64 v2814 = load_u64((const u8 *)v3 + 40);
    u64 v2815 = 0xffffffff;
    u64 v2816 = v2796 & v2815;
    u64 v2817 = 0x4;
    u8 v2818 = (u64)v2816 < (u64)v2817;
    u64 v2819 = v2818 ? v2816 : v4;
    u64 v2820 = 0x10;
    u64 v2821 = v2819 * v2820;
    u64 v2822 = v2814 + v2821;
    if (v2818) { goto b561; } else { goto b562; }
b561:;
    u64 v2823 = 0x1;
    u32 v2824 = load_u32((const u8 *)v0 + 84);
    u64 v2825 = v2824;
    u64 v2826 = load_u64((const u8 *)v2822 + 8352);
    u64 v2827 = v2826 + v2823;
    store_u64((u8 *)v2822 + 8352, v2827);
    u64 v2828 = load_u64((const u8 *)v2822 + 8360);
    u64 v2829 = v2828 + v2825;
    store_u64((u8 *)v2822 + 8360, v2829);
    { goto b562; }
b562:;
    { goto b124; }
b124:;
    u8 v2830 = (u64)v2773 == (u64)v4;
    if (v2830) { goto b563; } else { goto b564; }
b563:;
    { goto b125; }
b564:;
    u64 v2831 = load_u64((const u8 *)v3 + 40);
    u64 v2832 = 0xffffffff;
    u64 v2833 = v2426 & v2832;
    u64 v2834 = 0x200;
    u8 v2835 = (u64)v2833 < (u64)v2834;
    u64 v2836 = v2835 ? v2833 : v4;
    u64 v2837 = 0x10;
    u64 v2838 = v2836 * v2837;
    u64 v2839 = v2831 + v2838;
    if (v2835) { goto b565; } else { goto b566; }
b565:;
    u64 v2840 = 0x1;
    u32 v2841 = load_u32((const u8 *)v0 + 84);
    u64 v2842 = v2841;
    u64 v2843 = load_u64((const u8 *)v2839 + 8416);
    u64 v2844 = v2843 + v2840;
    store_u64((u8 *)v2839 + 8416, v2844);
    u64 v2845 = load_u64((const u8 *)v2839 + 8424);
    u64 v2846 = v2845 + v2842;
    store_u64((u8 *)v2839 + 8424, v2846);
    { goto b566; }
b566:;
    u64 v2847 = load_u64((const u8 *)v3 + 24);
    u64 v2848 = 0xffffffff;
    u64 v2849 = v2426 & v2848;
    u64 v2850 = 0x200;
    u8 v2851 = (u64)v2849 < (u64)v2850;
    u64 v2852 = v2851 ? v2849 : v4;
    u64 v2853 = 0x8;
    u64 v2854 = v2852 * v2853;
    u64 v2855 = v2847 + v2854;
    u64 v2856 = load_u64((const u8 *)v2855 + 4276224);
    u64 v2857 = v2851 ? v2856 : v4;
    u64 v2858 = load_u64((const u8 *)v1 + 256);
    u64 v2859 = v2857 + v2858;
    u64 v2860 = load_u64((const u8 *)v3 + 24);
    u64 v2861 = 0xffffffff;
    u64 v2862 = v2426 & v2861;
    u64 v2863 = 0x200;
    u8 v2864 = (u64)v2862 < (u64)v2863;
    u64 v2865 = v2864 ? v2862 : v4;
    u64 v2866 = 0x8;
    u64 v2867 = v2865 * v2866;
    u64 v2868 = v2860 + v2867;
    if (v2864) { goto b567; } else { goto b568; }
b567:;
    store_u64((u8 *)v2868 + 4276224, v2859);
    { goto b568; }
b568:;
    { goto b125; }
b125:;
    u32 v2869 = load_u32((const u8 *)v2 + 368);
    u32 v2870 = __builtin_bswap32(v2869);
    u64 v2871 = v2870;
    u8 v2872 = (u64)v2871 == (u64)v4;
    if (v2872) { goto b569; } else { goto b570; }
b569:;
    { goto b126; }
b570:;
    u8 v2873 = (u64)v2796 != (u64)v4;
    if (v2873) { goto b571; } else { goto b572; }
b571:;
    { goto b126; }
b572:;
    u8 v2874 = (u64)v2773 == (u64)v4;
    if (v2874) { goto b573; } else { goto b574; }
b573:;
    { goto b133; }
b574:;
    { goto b126; }
b126:;
    u32 v2875 = load_u32((const u8 *)v2 + 372);
    u32 v2876 = __builtin_bswap32(v2875);
    u64 v2877 = v2876;
    u64 v2878 = 0x20;
    u64 v2879 = v2877 << (v2878 & 63);
    u64 v2880 = 0x20;
    u64 v2881 = (int64_t)v2879 >> (v2880 & 63);
    u8 v2882 = (int64_t)v4 >= (int64_t)v2881;
    if (v2882) { goto b575; } else { goto b576; }
b575:;
    { goto b127; }
b576:;
    u32 v2883 = (u32)v4;
    u32 v2884 = __builtin_bswap32(v2883);
    store_u32((u8 *)v2 + 372, v2884);
    { goto b127; }
b133:;
    u64 v2885 = load_u64((const u8 *)v3 + 24);
    u64 v2886 = 0xffffffff;
    u64 v2887 = v2426 & v2886;
    u64 v2888 = 0x200;
    u8 v2889 = (u64)v2887 < (u64)v2888;
    u64 v2890 = v2889 ? v2887 : v4;
    u64 v2891 = 0x8;
    u64 v2892 = v2890 * v2891;
    u64 v2893 = v2885 + v2892;
    u64 v2894 = load_u64((const u8 *)v2893 + 4280320);
    u64 v2895 = v2889 ? v2894 : v4;
    u64 v2896 = load_u64((const u8 *)v3 + 32);
    u64 v2897 = 0xffffffff;
    u64 v2898 = v2426 & v2897;
    u64 v2899 = 0x200;
    u8 v2900 = (u64)v2898 < (u64)v2899;
    u64 v2901 = v2900 ? v2898 : v4;
    u64 v2902 = 0x10;
    u64 v2903 = v2901 * v2902;
    u64 v2904 = v2896 + v2903;
    u64 v2905 = load_u64((const u8 *)v2904 + 1048576);
    u64 v2906 = v2900 ? v2905 : v4;
    u64 v2907 = load_u64((const u8 *)v2904 + 1048584);
    u64 v2908 = v2900 ? v2907 : v4;
    u64 v2909 = load_u64((const u8 *)v3 + 24);
    u64 v2910 = 0xffffffff;
    u64 v2911 = v2426 & v2910;
    u64 v2912 = 0x200;
    u8 v2913 = (u64)v2911 < (u64)v2912;
    u64 v2914 = v2913 ? v2911 : v4;
    u64 v2915 = 0x8;
    u64 v2916 = v2914 * v2915;
    u64 v2917 = v2909 + v2916;
    u64 v2918 = load_u64((const u8 *)v2917 + 4284416);
    u64 v2919 = v2913 ? v2918 : v4;
    u64 v2920 = load_u64((const u8 *)v3 + 24);
    u64 v2921 = 0xffffffff;
    u64 v2922 = v2426 & v2921;
    u64 v2923 = 0x200;
    u8 v2924 = (u64)v2922 < (u64)v2923;
    u64 v2925 = v2924 ? v2922 : v4;
    u64 v2926 = 0x8;
    u64 v2927 = v2925 * v2926;
    u64 v2928 = v2920 + v2927;
    u64 v2929 = load_u64((const u8 *)v2928 + 28672);
    u64 v2930 = v2924 ? v2929 : v4;
    u64 v2931 = load_u64((const u8 *)v3 + 24);
    u64 v2932 = 0xffffffff;
    u64 v2933 = v2426 & v2932;
    u64 v2934 = 0x200;
    u8 v2935 = (u64)v2933 < (u64)v2934;
    u64 v2936 = v2935 ? v2933 : v4;
    u64 v2937 = 0x8;
    u64 v2938 = v2936 * v2937;
    u64 v2939 = v2931 + v2938;
    u64 v2940 = load_u64((const u8 *)v2939 + 32768);
    u64 v2941 = v2935 ? v2940 : v4;
    u64 v2942 = load_u64((const u8 *)v3 + 24);
    u64 v2943 = 0xffffffff;
    u64 v2944 = v2426 & v2943;
    u64 v2945 = 0x200;
    u8 v2946 = (u64)v2944 < (u64)v2945;
    u64 v2947 = v2946 ? v2944 : v4;
    u64 v2948 = 0x8;
    u64 v2949 = v2947 * v2948;
    u64 v2950 = v2942 + v2949;
    u64 v2951 = load_u64((const u8 *)v2950 + 36864);
    u64 v2952 = v2946 ? v2951 : v4;
    u64 v2953 = load_u64((const u8 *)v3 + 24);
    u64 v2954 = 0xffffffff;
    u64 v2955 = v2426 & v2954;
    u64 v2956 = 0x200;
    u8 v2957 = (u64)v2955 < (u64)v2956;
    u64 v2958 = v2957 ? v2955 : v4;
    u64 v2959 = 0x8;
    u64 v2960 = v2958 * v2959;
    u64 v2961 = v2953 + v2960;
    u64 v2962 = load_u64((const u8 *)v2961 + 40960);
    u64 v2963 = v2957 ? v2962 : v4;
    u64 v2964 = 0x1fffff;
    u64 v2965 = load_u64((const u8 *)v3 + 24);
    u64 v2966 = 0xffffffff;
    u64 v2967 = v2426 & v2966;
    u64 v2968 = 0x200;
    u8 v2969 = (u64)v2967 < (u64)v2968;
    u64 v2970 = v2969 ? v2967 : v4;
    u64 v2971 = 0x8;
    u64 v2972 = v2970 * v2971;
    u64 v2973 = v2965 + v2972;
    u64 v2974 = load_u64((const u8 *)v2973 + 4292608);
    u64 v2975 = v2969 ? v2974 : v4;
    u64 v2976 = load_u64((const u8 *)v3 + 24);
    u64 v2977 = 0xffffffff;
    u64 v2978 = v2426 & v2977;
    u64 v2979 = 0x200;
    u8 v2980 = (u64)v2978 < (u64)v2979;
    u64 v2981 = v2980 ? v2978 : v4;
    u64 v2982 = 0x8;
    u64 v2983 = v2981 * v2982;
    u64 v2984 = v2976 + v2983;
    u64 v2985 = load_u64((const u8 *)v2984 + 4300800);
    u64 v2986 = v2980 ? v2985 : v4;
    u64 v2987 = load_u64((const u8 *)v3 + 24);
    u64 v2988 = 0xffffffff;
    u64 v2989 = v2426 & v2988;
    u64 v2990 = 0x200;
    u8 v2991 = (u64)v2989 < (u64)v2990;
    u64 v2992 = v2991 ? v2989 : v4;
    u64 v2993 = 0x8;
    u64 v2994 = v2992 * v2993;
    u64 v2995 = v2987 + v2994;
    u64 v2996 = load_u64((const u8 *)v2995 + 4304896);
    u64 v2997 = v2991 ? v2996 : v4;
    u64 v2998 = load_u64((const u8 *)v3 + 24);
    u64 v2999 = 0xffffffff;
    u64 v3000 = v2426 & v2999;
    u64 v3001 = 0x200;
    u8 v3002 = (u64)v3000 < (u64)v3001;
    u64 v3003 = v3002 ? v3000 : v4;
    u64 v3004 = 0x8;
    u64 v3005 = v3003 * v3004;
    u64 v3006 = v2998 + v3005;
    u64 v3007 = load_u64((const u8 *)v3006 + 4308992);
    u64 v3008 = v3002 ? v3007 : v4;
    u64 v3009 = load_u64((const u8 *)v3 + 24);
    u64 v3010 = 0xffffffff;
    u64 v3011 = v2426 & v3010;
    u64 v3012 = 0x200;
    u8 v3013 = (u64)v3011 < (u64)v3012;
    u64 v3014 = v3013 ? v3011 : v4;
    u64 v3015 = 0x8;
    u64 v3016 = v3014 * v3015;
    u64 v3017 = v3009 + v3016;
    u64 v3018 = load_u64((const u8 *)v3017 + 4313088);
    u64 v3019 = v3013 ? v3018 : v4;
    u64 v3020 = 0x1;
    u8 v3021 = (u64)v2963 != (u64)v3020;
    if (v3021) { goto b577; } else { goto b578; }
b577:;
    { u64 n3077 = v2397; u64 n3078 = v2399; u64 n3079 = v2401; u64 n3080 = v2403; u64 n3081 = v2964; v3077 = n3077; v3078 = n3078; v3079 = n3079; v3080 = n3080; v3081 = n3081; goto b134; }
b578:;
    u64 v3022 = load_u64((const u8 *)v3 + 24);
    u64 v3023 = 0xffffffff;
    u64 v3024 = v2426 & v3023;
    u64 v3025 = 0x200;
    u8 v3026 = (u64)v3024 < (u64)v3025;
    u64 v3027 = v3026 ? v3024 : v4;
    u64 v3028 = 0x8;
    u64 v3029 = v3027 * v3028;
    u64 v3030 = v3022 + v3029;
    u64 v3031 = load_u64((const u8 *)v3030 + 45056);
    u64 v3032 = v3026 ? v3031 : v4;
    u64 v3033 = load_u64((const u8 *)v3 + 24);
    u64 v3034 = 0xffffffff;
    u64 v3035 = v2426 & v3034;
    u64 v3036 = 0x200;
    u8 v3037 = (u64)v3035 < (u64)v3036;
    u64 v3038 = v3037 ? v3035 : v4;
    u64 v3039 = 0x8;
    u64 v3040 = v3038 * v3039;
    u64 v3041 = v3033 + v3040;
    u64 v3042 = load_u64((const u8 *)v3041 + 49152);
    u64 v3043 = v3037 ? v3042 : v4;
    u64 v3044 = load_u64((const u8 *)v3 + 24);
    u64 v3045 = 0xffffffff;
    u64 v3046 = v2426 & v3045;
    u64 v3047 = 0x200;
    u8 v3048 = (u64)v3046 < (u64)v3047;
    u64 v3049 = v3048 ? v3046 : v4;
    u64 v3050 = 0x8;
    u64 v3051 = v3049 * v3050;
    u64 v3052 = v3044 + v3051;
    u64 v3053 = load_u64((const u8 *)v3052 + 53248);
    u64 v3054 = v3048 ? v3053 : v4;
    u64 v3055 = load_u64((const u8 *)v3 + 24);
    u64 v3056 = 0xffffffff;
    u64 v3057 = v2426 & v3056;
    u64 v3058 = 0x200;
    u8 v3059 = (u64)v3057 < (u64)v3058;
    u64 v3060 = v3059 ? v3057 : v4;
    u64 v3061 = 0x8;
    u64 v3062 = v3060 * v3061;
    u64 v3063 = v3055 + v3062;
    u64 v3064 = load_u64((const u8 *)v3063 + 4288512);
    u64 v3065 = v3059 ? v3064 : v4;
    u64 v3066 = load_u64((const u8 *)v3 + 24);
    u64 v3067 = 0xffffffff;
    u64 v3068 = v2426 & v3067;
    u64 v3069 = 0x200;
    u8 v3070 = (u64)v3068 < (u64)v3069;
    u64 v3071 = v3070 ? v3068 : v4;
    u64 v3072 = 0x8;
    u64 v3073 = v3071 * v3072;
    u64 v3074 = v3066 + v3073;
    u64 v3075 = load_u64((const u8 *)v3074 + 4296704);
    u64 v3076 = v3070 ? v3075 : v4;
    { u64 n3077 = v3065; u64 n3078 = v3076; u64 n3079 = v3032; u64 n3080 = v3054; u64 n3081 = v3043; v3077 = n3077; v3078 = n3078; v3079 = n3079; v3080 = n3080; v3081 = n3081; goto b134; }
b134:;
    u32 v3082 = load_u32((const u8 *)v2 + 368);
    u32 v3083 = __builtin_bswap32(v3082);
    u64 v3084 = v3083;
    u64 v3085 = 0x1fffff;
    u64 v3086 = v3084 & v3085;
    u8 v3087 = (u64)v3081 >= (u64)v3084;
    if (v3087) { goto b579; } else { goto b580; }
b579:;
    { u64 n3090 = v3086; v3090 = n3090; goto b135; }
b580:;
    u64 v3088 = 0x1fffff;
    u64 v3089 = v3081 & v3088;
    { u64 n3090 = v3089; v3090 = n3090; goto b135; }
b135:;
    u32 v3091 = load_u32((const u8 *)v2 + 364);
    u32 v3092 = __builtin_bswap32(v3091);
    u64 v3093 = v3092;
    u64 v3094 = load_u64((const u8 *)v1 + 256);
    u8 v3095 = (u64)v3093 >= (u64)v3094;
    if (v3095) { goto b581; } else { goto b582; }
b581:;
    { u64 n3096 = v3093; v3096 = n3096; goto b136; }
b582:;
    { u64 n3096 = v3094; v3096 = n3096; goto b136; }
b136:;
    u64 v3097 = load_u64((const u8 *)v3 + 48);
    u64 v3098 = load_u64((const u8 *)v3097 + 160);
    u64 v3099 = v3096 << (v4 & 63);
    u64 v3100 = 0xffffffff;
    u64 v3101 = v3099 & v3100;
    u64 v3102 = 0x10;
    u64 v3103 = v3101 >> (v3102 & 63);
    u64 v3104 = 0x8;
    u64 v3105 = v3103 * v3104;
    u64 v3106 = v3098 + v3105;
    u32 v3107 = load_u32((const u8 *)v3106 + 0);
    u64 v3108 = v3107;
    u64 v3110 = 0x80000000;
    u64 v3111 = v3108 & v3110;
    if (v3111) { goto b584; } else { u64 n3109 = v3108; v3109 = n3109; goto b583; }
b584:;
    u64 v3112 = load_u64((const u8 *)v3 + 48);
    u64 v3113 = load_u64((const u8 *)v3112 + 168);
    u64 v3114 = 0x7fffffff;
    u64 v3115 = v3108 & v3114;
    u64 v3116 = 0x800;
    u64 v3117 = v3115 * v3116;
    u64 v3118 = v3113 + v3117;
    u64 v3119 = 0x8;
    u64 v3120 = v3101 >> (v3119 & 63);
    u64 v3121 = 0xff;
    u64 v3122 = v3120 & v3121;
    u64 v3123 = 0x8;
    u64 v3124 = v3122 * v3123;
    u64 v3125 = v3118 + v3124;
    u32 v3126 = load_u32((const u8 *)v3125 + 0);
    u64 v3127 = v3126;
    u64 v3128 = 0x80000000;
    u64 v3129 = v3127 & v3128;
    if (v3129) { goto b585; } else { u64 n3109 = v3127; v3109 = n3109; goto b583; }
b585:;
    u64 v3130 = load_u64((const u8 *)v3 + 48);
    u64 v3131 = load_u64((const u8 *)v3130 + 168);
    u64 v3132 = 0x7fffffff;
    u64 v3133 = v3127 & v3132;
    u64 v3134 = 0x800;
    u64 v3135 = v3133 * v3134;
    u64 v3136 = v3131 + v3135;
    u64 v3137 = v3101 >> (v4 & 63);
    u64 v3138 = 0xff;
    u64 v3139 = v3137 & v3138;
    u64 v3140 = 0x8;
    u64 v3141 = v3139 * v3140;
    u64 v3142 = v3136 + v3141;
    u32 v3143 = load_u32((const u8 *)v3142 + 0);
    u64 v3144 = v3143;
    { u64 n3109 = v3144; v3109 = n3109; goto b583; }
b583:;
    u8 v3145 = (u64)v3109 != (u64)v4;
    u64 v3146 = v3145;
    u64 v3147 = load_u64((const u8 *)v3 + 48);
    u64 v3148 = load_u64((const u8 *)v3147 + 184);
    u64 v3149 = 0x8;
    u64 v3150 = v3109 * v3149;
    u64 v3151 = v3148 + v3150;
    u32 v3152 = load_u32((const u8 *)v3151 + 0);
    u64 v3153 = load_u64((const u8 *)v3 + 48);
    u64 v3154 = load_u64((const u8 *)v3153 + 192);
    u64 v3155 = 0x8;
    u64 v3156 = v3109 * v3155;
    u64 v3157 = v3154 + v3156;
    u32 v3158 = 0x3e6;
    u8 v3159 = (u32)v3152 == (u32)v3158;
    if (v3159) { goto b586; } else { goto b587; }
b586:;
    u64 v3160 = load_u64((const u8 *)v3157 + 0);
    u64 v3161 = 0xff;
    u64 v3162 = v3160 & v3161;
    { goto b137; }
b587:;
    u64 v3176 = load_u64((const u8 *)v1 + 216);
    u64 v3178 = load_u64((const u8 *)v1 + 224);
    { u64 n3175 = v3176; u64 n3177 = v3178; v3175 = n3175; v3177 = n3177; goto b138; }
b137:;
    u64 v3163 = 0x1f;
    u64 v3164 = v3163 - v3162;
    u64 v3165 = 0xff;
    u64 v3166 = v3164 & v3165;
    u64 v3167 = 0x40;
    u8 v3168 = (u64)v3166 < (u64)v3167;
    u64 v3169 = v3096 << (v3166 & 63);
    u64 v3170 = v3168 ? v3169 : v4;
    u64 v3171 = 0x17;
    u64 v3172 = v3170 >> (v3171 & 63);
    u64 v3173 = 0xff;
    u64 v3174 = v3172 & v3173;
    { u64 n3175 = v3162; u64 n3177 = v3174; v3175 = n3175; v3177 = n3177; goto b138; }
b138:;
    u64 v3179 = load_u64((const u8 *)v3 + 48);
    u64 v3180 = load_u64((const u8 *)v3179 + 200);
    u64 v3181 = 0xff;
    u64 v3182 = v3177 & v3181;
    u64 v3183 = 0x4;
    u64 v3184 = v3182 * v3183;
    u64 v3185 = v3180 + v3184;
    u32 v3186 = load_u32((const u8 *)v3185 + 0);
    u64 v3187 = v3186;
    u8 v3188 = (u64)v3187 != (u64)v4;
    u64 v3189 = v3188;
    u64 v3190 = load_u64((const u8 *)v3 + 48);
    u64 v3191 = load_u64((const u8 *)v3190 + 224);
    u64 v3192 = 0x8;
    u64 v3193 = v3187 * v3192;
    u64 v3194 = v3191 + v3193;
    u32 v3195 = load_u32((const u8 *)v3194 + 0);
    u64 v3196 = load_u64((const u8 *)v3 + 48);
    u64 v3197 = load_u64((const u8 *)v3196 + 232);
    u64 v3198 = 0x8;
    u64 v3199 = v3187 * v3198;
    u64 v3200 = v3197 + v3199;
    u32 v3201 = 0x3ec;
    u8 v3202 = (u32)v3195 == (u32)v3201;
    if (v3202) { goto b588; } else { goto b589; }
b588:;
    u64 v3203 = load_u64((const u8 *)v3200 + 0);
    { goto b139; }
b589:;
    u64 v3205 = load_u64((const u8 *)v1 + 208);
    { u64 n3204 = v3205; v3204 = n3204; goto b140; }
b139:;
    { u64 n3204 = v3203; v3204 = n3204; goto b140; }
b140:;
    u64 v3206 = v3090 * v3094;
    u64 v3207 = v3206 * v3204;
    u64 v3208 = 0x4;
    u64 v3209 = v3207 << (v3208 & 63);
    u64 v3210 = 0x40;
    u8 v3211 = (u64)v3175 < (u64)v3210;
    u64 v3212 = v3209 >> (v3175 & 63);
    u64 v3213 = v3211 ? v3212 : v4;
    u64 v3214 = v3090 * v2975;
    u64 v3215 = 0x1;
    u8 v3216 = (u64)v2963 != (u64)v3215;
    if (v3216) { goto b590; } else { goto b591; }
b590:;
    u64 v3246 = load_u64((const u8 *)v1 + 352);
    { u64 n3244 = v3077; u64 n3245 = v3246; u64 n3247 = v3213; v3244 = n3244; v3245 = n3245; v3247 = n3247; goto b142; }
b591:;
    u64 v3217 = 0x8;
    u64 v3218 = v4 << (v3217 & 63);
    u64 v3219 = 0x38;
    u64 v3220 = v3213 >> (v3219 & 63);
    u64 v3221 = 0x8;
    u64 v3222 = v3213 << (v3221 & 63);
    u64 v3223 = v3218 | v3220;
    u64 v3224 = v3078 * v3094;
    u64 v3225 = (u64)((u128)v3078 * v3094 >> 64);
    u128 v3226 = (u128)v3225 << 64 | v3224;
    u128 v3227 = (u128)v3223 << 64 | v3222;
    u8 v3228 = (u128)v3226 < (u128)v3227;
    u64 v3229 = v3228;
    u128 v3230 = (u128)v3225 << 64 | v3224;
    u128 v3231 = (u128)v3223 << 64 | v3222;
    u8 v3232 = (u128)v3230 >= (u128)v3231;
    if (v3232) { goto b592; } else { goto b593; }
b592:;
    { u64 n3242 = v3213; v3242 = n3242; goto b141; }
b593:;
    u64 v3233 = 0x1;
    u8 v3234 = (u64)v3079 != (u64)v3233;
    if (v3234) { goto b594; } else { goto b595; }
b594:;
    { u64 n3242 = v3213; v3242 = n3242; goto b141; }
b595:;
    u64 v3235 = 0x8;
    u64 v3236 = v3224 >> (v3235 & 63);
    u64 v3237 = 0x38;
    u64 v3238 = v3225 << (v3237 & 63);
    u64 v3239 = v3236 | v3238;
    u64 v3240 = 0x8;
    u64 v3241 = v3225 >> (v3240 & 63);
    { u64 n3242 = v3239; v3242 = n3242; goto b141; }
b141:;
    u64 v3243 = v3077 + v3206;
    { u64 n3244 = v3243; u64 n3245 = v3229; u64 n3247 = v3242; v3244 = n3244; v3245 = n3245; v3247 = n3247; goto b142; }
b142:;
    u64 v3248 = v2895 + v3247;
    u64 v3249 = v3247 * v3090;
    u128 v3250 = (u128)v2908 << 64 | v2906;
    u128 v3251 = (u128)v4 << 64 | v3249;
    u128 v3252 = v3250 + v3251;
    u64 v3253 = (u64)v3252;
    u64 v3254 = (u64)(v3252 >> 64);
    u64 v3255 = 0xffffffff;
    u64 v3256 = v3254 & v3255;
    u64 v3257 = v2919 + v3094;
    u64 v3258 = v2986 * v3247;
    u64 v3259 = (u64)((u128)v2986 * v3247 >> 64);
    u128 v3260 = (u128)v3259 << 64 | v3258;
    u64 v3261 = 0x80;
    u8 v3262 = (u64)v2997 < (u64)v3261;
    u64 v3263 = v3262 ? v2997 : v4;
    u128 v3264 = v3260 >> (v3263 & 127);
    u64 v3265 = (u64)v3264;
    u64 v3266 = (u64)(v3264 >> 64);
    u64 v3267 = v3262 ? v3265 : v4;
    u64 v3268 = v3262 ? v3266 : v4;
    u128 v3269 = (u128)v4 << 64 | v2930;
    u128 v3270 = (u128)v3268 << 64 | v3267;
    u8 v3271 = (u128)v3269 >= (u128)v3270;
    if (v3271) { goto b596; } else { goto b597; }
b596:;
    { u64 n3272 = v3267; v3272 = n3272; goto b143; }
b597:;
    { u64 n3272 = v2930; v3272 = n3272; goto b143; }
b143:;
    u64 v3273 = v3008 * v3094;
    u64 v3274 = (u64)((u128)v3008 * v3094 >> 64);
    u128 v3275 = (u128)v3274 << 64 | v3273;
    u64 v3276 = 0x80;
    u8 v3277 = (u64)v3019 < (u64)v3276;
    u64 v3278 = v3277 ? v3019 : v4;
    u128 v3279 = v3275 >> (v3278 & 127);
    u64 v3280 = (u64)v3279;
    u64 v3281 = (u64)(v3279 >> 64);
    u64 v3282 = v3277 ? v3280 : v4;
    u64 v3283 = v3277 ? v3281 : v4;
    u128 v3284 = (u128)v4 << 64 | v2941;
    u128 v3285 = (u128)v3283 << 64 | v3282;
    u8 v3286 = (u128)v3284 >= (u128)v3285;
    if (v3286) { goto b598; } else { goto b599; }
b598:;
    { u64 n3287 = v3282; v3287 = n3287; goto b144; }
b599:;
    { u64 n3287 = v2941; v3287 = n3287; goto b144; }
b144:;
    u64 v3288 = 0x1;
    u8 v3289 = (u64)v2963 != (u64)v3288;
    if (v3289) { goto b600; } else { goto b601; }
b600:;
    { goto b147; }
b601:;
    u8 v3290 = (u64)v3245 == (u64)v4;
    if (v3290) { goto b602; } else { goto b603; }
b602:;
    { goto b145; }
b603:;
    u64 v3291 = v3080 + v3272;
    { u64 n3293 = v3291; v3293 = n3293; goto b146; }
b145:;
    u64 v3292 = v3080 - v3272;
    { u64 n3293 = v3292; v3293 = n3293; goto b146; }
b146:;
    u64 v3294 = load_u64((const u8 *)v3 + 24);
    u64 v3295 = 0xffffffff;
    u64 v3296 = v2426 & v3295;
    u64 v3297 = 0x200;
    u8 v3298 = (u64)v3296 < (u64)v3297;
    u64 v3299 = v3298 ? v3296 : v4;
    u64 v3300 = 0x8;
    u64 v3301 = v3299 * v3300;
    u64 v3302 = v3294 + v3301;
    if (v3298) { goto b604; } else { goto b605; }
b604:;
    store_u64((u8 *)v3302 + 53248, v3293);
    { goto b605; }
b605:;
    u64 v3303 = load_u64((const u8 *)v3 + 24);
    u64 v3304 = 0xffffffff;
    u64 v3305 = v2426 & v3304;
    u64 v3306 = 0x200;
    u8 v3307 = (u64)v3305 < (u64)v3306;
    u64 v3308 = v3307 ? v3305 : v4;
    u64 v3309 = 0x8;
    u64 v3310 = v3308 * v3309;
    u64 v3311 = v3303 + v3310;
    if (v3307) { goto b606; } else { goto b607; }
b606:;
    store_u64((u8 *)v3311 + 4288512, v3244);
    { goto b607; }
b607:;
    { goto b147; }
b147:;
    u64 v3312 = v3272 - v3287;
    u64 v3313 = 0x3f;
    u64 v3314 = (int64_t)v3312 >> (v3313 & 63);
    u128 v3315 = (u128)v3314 << 64 | v3312;
    u128 v3316 = (u128)v4 << 64 | v3214;
    u128 v3317 = v3315 * v3316;
    u64 v3318 = (u64)v3317;
    u64 v3319 = (u64)(v3317 >> 64);
    u64 v3320 = 0x2b;
    u64 v3321 = v3318 >> (v3320 & 63);
    u64 v3322 = 0x15;
    u64 v3323 = v3319 << (v3322 & 63);
    u64 v3324 = v3321 | v3323;
    u64 v3325 = 0x2b;
    u64 v3326 = (int64_t)v3319 >> (v3325 & 63);
    u64 v3327 = 0x7fffffff0000;
    u128 v3328 = (u128)v4 << 64 | v3327;
    u128 v3329 = (u128)v3326 << 64 | v3324;
    u8 v3330 = (__int128)v3328 >= (__int128)v3329;
    if (v3330) { goto b608; } else { goto b609; }
b608:;
    { u64 n3331 = v3324; u64 n3332 = v3326; v3331 = n3331; v3332 = n3332; goto b148; }
b609:;
    { u64 n3331 = v3327; u64 n3332 = v4; v3331 = n3331; v3332 = n3332; goto b148; }
b148:;
    u64 v3333 = 0xffff800000010000;
    u64 v3334 = 0x3f;
    u64 v3335 = (int64_t)v3333 >> (v3334 & 63);
    u128 v3336 = (u128)v3332 << 64 | v3331;
    u128 v3337 = (u128)v3335 << 64 | v3333;
    u8 v3338 = (__int128)v3336 >= (__int128)v3337;
    if (v3338) { goto b610; } else { goto b611; }
b610:;
    { u64 n3339 = v3331; v3339 = n3339; goto b149; }
b611:;
    { u64 n3339 = v3333; v3339 = n3339; goto b149; }
b149:;
    u64 v3340 = v3339 << (v4 & 63);
    u64 v3341 = (int64_t)v3340 >> (v4 & 63);
    u64 v3342 = v3341 + v2952;
    u32 v3343 = load_u32((const u8 *)v2 + 372);
    u32 v3344 = __builtin_bswap32(v3343);
    u64 v3345 = v3344;
    u64 v3346 = 0x20;
    u64 v3347 = v3345 << (v3346 & 63);
    u64 v3348 = 0x20;
    u64 v3349 = (int64_t)v3347 >> (v3348 & 63);
    u64 v3350 = 0x10;
    u64 v3351 = 0x40;
    u8 v3352 = (u64)v3350 < (u64)v3351;
    u64 v3353 = 0x3f;
    u64 v3354 = v3352 ? v3350 : v3353;
    u64 v3355 = (int64_t)v3342 >> (v3354 & 63);
    u8 v3356 = (int64_t)v3355 >= (int64_t)v3349;
    if (v3356) { goto b612; } else { goto b613; }
b612:;
    { goto b153; }
b613:;
    u32 v3357 = (u32)v3355;
    u32 v3358 = __builtin_bswap32(v3357);
    store_u32((u8 *)v2 + 372, v3358);
    u64 v3359 = 0xffff;
    u64 v3360 = v3342 & v3359;
    { u64 n3531 = v3272; u64 n3532 = v3287; u64 n3533 = v3360; v3531 = n3531; v3532 = n3532; v3533 = n3533; goto b150; }
b153:;
    u64 v3361 = load_u64((const u8 *)v3 + 48);
    u64 v3362 = load_u64((const u8 *)v3361 + 240);
    u64 v3363 = v3090 << (v4 & 63);
    u64 v3364 = 0xffffffff;
    u64 v3365 = v3363 & v3364;
    u64 v3366 = 0x10;
    u64 v3367 = v3365 >> (v3366 & 63);
    u64 v3368 = 0x8;
    u64 v3369 = v3367 * v3368;
    u64 v3370 = v3362 + v3369;
    u32 v3371 = load_u32((const u8 *)v3370 + 0);
    u64 v3372 = v3371;
    u64 v3374 = 0x80000000;
    u64 v3375 = v3372 & v3374;
    if (v3375) { goto b615; } else { u64 n3373 = v3372; v3373 = n3373; goto b614; }
b615:;
    u64 v3376 = load_u64((const u8 *)v3 + 48);
    u64 v3377 = load_u64((const u8 *)v3376 + 248);
    u64 v3378 = 0x7fffffff;
    u64 v3379 = v3372 & v3378;
    u64 v3380 = 0x800;
    u64 v3381 = v3379 * v3380;
    u64 v3382 = v3377 + v3381;
    u64 v3383 = 0x8;
    u64 v3384 = v3365 >> (v3383 & 63);
    u64 v3385 = 0xff;
    u64 v3386 = v3384 & v3385;
    u64 v3387 = 0x8;
    u64 v3388 = v3386 * v3387;
    u64 v3389 = v3382 + v3388;
    u32 v3390 = load_u32((const u8 *)v3389 + 0);
    u64 v3391 = v3390;
    u64 v3392 = 0x80000000;
    u64 v3393 = v3391 & v3392;
    if (v3393) { goto b616; } else { u64 n3373 = v3391; v3373 = n3373; goto b614; }
b616:;
    u64 v3394 = load_u64((const u8 *)v3 + 48);
    u64 v3395 = load_u64((const u8 *)v3394 + 248);
    u64 v3396 = 0x7fffffff;
    u64 v3397 = v3391 & v3396;
    u64 v3398 = 0x800;
    u64 v3399 = v3397 * v3398;
    u64 v3400 = v3395 + v3399;
    u64 v3401 = v3365 >> (v4 & 63);
    u64 v3402 = 0xff;
    u64 v3403 = v3401 & v3402;
    u64 v3404 = 0x8;
    u64 v3405 = v3403 * v3404;
    u64 v3406 = v3400 + v3405;
    u32 v3407 = load_u32((const u8 *)v3406 + 0);
    u64 v3408 = v3407;
    { u64 n3373 = v3408; v3373 = n3373; goto b614; }
b614:;
    u8 v3409 = (u64)v3373 != (u64)v4;
    u64 v3410 = v3409;
    u64 v3411 = load_u64((const u8 *)v3 + 48);
    u64 v3412 = load_u64((const u8 *)v3411 + 264);
    u64 v3413 = 0x8;
    u64 v3414 = v3373 * v3413;
    u64 v3415 = v3412 + v3414;
    u32 v3416 = load_u32((const u8 *)v3415 + 0);
    u64 v3417 = load_u64((const u8 *)v3 + 48);
    u64 v3418 = load_u64((const u8 *)v3417 + 272);
    u64 v3419 = 0x8;
    u64 v3420 = v3373 * v3419;
    u64 v3421 = v3418 + v3420;
    u32 v3422 = 0x439;
    u8 v3423 = (u32)v3416 == (u32)v3422;
    if (v3423) { goto b617; } else { goto b618; }
b617:;
    u64 v3424 = load_u64((const u8 *)v3421 + 0);
    u64 v3425 = 0xff;
    u64 v3426 = v3424 & v3425;
    { goto b154; }
b618:;
    u64 v3440 = load_u64((const u8 *)v1 + 240);
    u64 v3442 = load_u64((const u8 *)v1 + 248);
    { u64 n3439 = v3440; u64 n3441 = v3442; v3439 = n3439; v3441 = n3441; goto b155; }
b154:;
    u64 v3427 = 0x1f;
    u64 v3428 = v3427 - v3426;
    u64 v3429 = 0xff;
    u64 v3430 = v3428 & v3429;
    u64 v3431 = 0x40;
    u8 v3432 = (u64)v3430 < (u64)v3431;
    u64 v3433 = v3090 << (v3430 & 63);
    u64 v3434 = v3432 ? v3433 : v4;
    u64 v3435 = 0x17;
    u64 v3436 = v3434 >> (v3435 & 63);
    u64 v3437 = 0xff;
    u64 v3438 = v3436 & v3437;
    { u64 n3439 = v3426; u64 n3441 = v3438; v3439 = n3439; v3441 = n3441; goto b155; }
b155:;
    u64 v3443 = load_u64((const u8 *)v3 + 48);
    u64 v3444 = load_u64((const u8 *)v3443 + 280);
    u64 v3445 = 0xff;
    u64 v3446 = v3441 & v3445;
    u64 v3447 = 0x4;
    u64 v3448 = v3446 * v3447;
    u64 v3449 = v3444 + v3448;
    u32 v3450 = load_u32((const u8 *)v3449 + 0);
    u64 v3451 = v3450;
    u8 v3452 = (u64)v3451 != (u64)v4;
    u64 v3453 = v3452;
    u64 v3454 = load_u64((const u8 *)v3 + 48);
    u64 v3455 = load_u64((const u8 *)v3454 + 304);
    u64 v3456 = 0x8;
    u64 v3457 = v3451 * v3456;
    u64 v3458 = v3455 + v3457;
    u32 v3459 = load_u32((const u8 *)v3458 + 0);
    u64 v3460 = load_u64((const u8 *)v3 + 48);
    u64 v3461 = load_u64((const u8 *)v3460 + 312);
    u64 v3462 = 0x8;
    u64 v3463 = v3451 * v3462;
    u64 v3464 = v3461 + v3463;
    u32 v3465 = 0x43f;
    u8 v3466 = (u32)v3459 == (u32)v3465;
    if (v3466) { goto b619; } else { goto b620; }
b619:;
    u64 v3467 = load_u64((const u8 *)v3464 + 0);
    { goto b156; }
b620:;
    u64 v3469 = load_u64((const u8 *)v1 + 232);
    { u64 n3468 = v3469; v3468 = n3468; goto b157; }
b156:;
    { u64 n3468 = v3467; v3468 = n3468; goto b157; }
b157:;
    u32 v3470 = load_u32((const u8 *)v2 + 372);
    u32 v3471 = __builtin_bswap32(v3470);
    u64 v3472 = v3471;
    u64 v3473 = 0x20;
    u64 v3474 = v3472 << (v3473 & 63);
    u64 v3475 = 0x20;
    u64 v3476 = (int64_t)v3474 >> (v3475 & 63);
    u64 v3477 = 0x3f;
    u64 v3478 = (int64_t)v3476 >> (v3477 & 63);
    u128 v3479 = (u128)v3478 << 64 | v3476;
    u128 v3480 = (u128)v4 << 64 | v2433;
    u128 v3481 = v3479 * v3480;
    u64 v3482 = (u64)v3481;
    u64 v3483 = (u64)(v3481 >> 64);
    u128 v3484 = (u128)v3483 << 64 | v3482;
    u128 v3485 = (u128)v4 << 64 | v3468;
    u128 v3486 = v3484 * v3485;
    u64 v3487 = (u64)v3486;
    u64 v3488 = (u64)(v3486 >> 64);
    u64 v3489 = 0x8;
    u64 v3490 = v3439 + v3489;
    u64 v3491 = 0xff;
    u64 v3492 = v3490 & v3491;
    u128 v3493 = (u128)v3488 << 64 | v3487;
    u64 v3494 = 0x80;
    u8 v3495 = (u64)v3492 < (u64)v3494;
    u64 v3496 = 0x7f;
    u64 v3497 = v3495 ? v3492 : v3496;
    u128 v3498 = (__int128)v3493 >> (v3497 & 127);
    u64 v3499 = (u64)v3498;
    u64 v3500 = (u64)(v3498 >> 64);
    u128 v3501 = (u128)v3488 << 64 | v3487;
    u64 v3502 = 0x80;
    u8 v3503 = (u64)v3492 < (u64)v3502;
    u64 v3504 = 0x7f;
    u64 v3505 = v3503 ? v3492 : v3504;
    u128 v3506 = (__int128)v3501 >> (v3505 & 127);
    u64 v3507 = (u64)v3506;
    u64 v3508 = (u64)(v3506 >> 64);
    u64 v3509 = 0x2000000000000000;
    u128 v3510 = (u128)v4 << 64 | v3509;
    u128 v3511 = (u128)v3508 << 64 | v3507;
    u8 v3512 = (__int128)v3510 >= (__int128)v3511;
    if (v3512) { goto b621; } else { goto b622; }
b621:;
    { u64 n3513 = v3499; u64 n3514 = v3500; v3513 = n3513; v3514 = n3514; goto b158; }
b622:;
    { u64 n3513 = v3509; u64 n3514 = v4; v3513 = n3513; v3514 = n3514; goto b158; }
b158:;
    u64 v3515 = 0xe000000000000000;
    u64 v3516 = 0x3f;
    u64 v3517 = (int64_t)v3515 >> (v3516 & 63);
    u128 v3518 = (u128)v3514 << 64 | v3513;
    u128 v3519 = (u128)v3517 << 64 | v3515;
    u8 v3520 = (__int128)v3518 >= (__int128)v3519;
    if (v3520) { goto b623; } else { goto b624; }
b623:;
    { u64 n3521 = v3513; v3521 = n3521; goto b159; }
b624:;
    { u64 n3521 = v3515; v3521 = n3521; goto b159; }
b159:;
    u64 v3522 = v3521 << (v4 & 63);
    u64 v3523 = (int64_t)v3522 >> (v4 & 63);
    u8 v3524 = (int64_t)v3523 >= (int64_t)v3312;
    if (v3524) { goto b625; } else { goto b626; }
b625:;
    { u64 n3527 = v3287; v3527 = n3527; goto b160; }
b626:;
    u64 v3525 = v3312 - v3523;
    u64 v3526 = v3287 + v3525;
    { u64 n3527 = v3526; v3527 = n3527; goto b160; }
b160:;
    u8 v3528 = (int64_t)v2941 >= (int64_t)v3527;
    if (v3528) { goto b627; } else { goto b628; }
b627:;
    { u64 n3529 = v3527; v3529 = n3529; goto b161; }
b628:;
    { u64 n3529 = v2941; v3529 = n3529; goto b161; }
b161:;
    u64 v3530 = v3523 + v3529;
    { u64 n3531 = v3530; u64 n3532 = v3529; u64 n3533 = v2952; v3531 = n3531; v3532 = n3532; v3533 = n3533; goto b150; }
b150:;
    u64 v3534 = v2930 - v3531;
    u64 v3535 = v2941 - v3532;
    u8 v3536 = (int64_t)v3534 >= (int64_t)v4;
    if (v3536) { goto b629; } else { goto b630; }
b629:;
    { u64 n3537 = v3534; v3537 = n3537; goto b151; }
b630:;
    { u64 n3537 = v4; v3537 = n3537; goto b151; }
b151:;
    u64 v3538 = v2941 - v3532;
    u8 v3539 = (int64_t)v3538 >= (int64_t)v4;
    if (v3539) { goto b631; } else { goto b632; }
b631:;
    { u64 n3540 = v3535; v3540 = n3540; goto b152; }
b632:;
    { u64 n3540 = v4; v3540 = n3540; goto b152; }
b152:;
    u64 v3541 = load_u64((const u8 *)v3 + 24);
    u64 v3542 = 0xffffffff;
    u64 v3543 = v2426 & v3542;
    u64 v3544 = 0x200;
    u8 v3545 = (u64)v3543 < (u64)v3544;
    u64 v3546 = v3545 ? v3543 : v4;
    u64 v3547 = 0x8;
    u64 v3548 = v3546 * v3547;
    u64 v3549 = v3541 + v3548;
    if (v3545) { goto b633; } else { goto b634; }
b633:;
    store_u64((u8 *)v3549 + 4280320, v3248);
    { goto b634; }
b634:;
    u64 v3550 = load_u64((const u8 *)v3 + 32);
    u64 v3551 = 0xffffffff;
    u64 v3552 = v2426 & v3551;
    u64 v3553 = 0x200;
    u8 v3554 = (u64)v3552 < (u64)v3553;
    u64 v3555 = v3554 ? v3552 : v4;
    u64 v3556 = 0x10;
    u64 v3557 = v3555 * v3556;
    u64 v3558 = v3550 + v3557;
    if (v3554) { goto b635; } else { goto b636; }
b635:;
    store_u64((u8 *)v3558 + 1048576, v3253);
    store_u64((u8 *)v3558 + 1048584, v3256);
    { goto b636; }
b636:;
    u64 v3559 = load_u64((const u8 *)v3 + 24);
    u64 v3560 = 0xffffffff;
    u64 v3561 = v2426 & v3560;
    u64 v3562 = 0x200;
    u8 v3563 = (u64)v3561 < (u64)v3562;
    u64 v3564 = v3563 ? v3561 : v4;
    u64 v3565 = 0x8;
    u64 v3566 = v3564 * v3565;
    u64 v3567 = v3559 + v3566;
    if (v3563) { goto b637; } else { goto b638; }
b637:;
    store_u64((u8 *)v3567 + 4284416, v3257);
    { goto b638; }
b638:;
    u64 v3568 = load_u64((const u8 *)v3 + 24);
    u64 v3569 = 0xffffffff;
    u64 v3570 = v2426 & v3569;
    u64 v3571 = 0x200;
    u8 v3572 = (u64)v3570 < (u64)v3571;
    u64 v3573 = v3572 ? v3570 : v4;
    u64 v3574 = 0x8;
    u64 v3575 = v3573 * v3574;
    u64 v3576 = v3568 + v3575;
    if (v3572) { goto b639; } else { goto b640; }
b639:;
    store_u64((u8 *)v3576 + 28672, v3537);
    { goto b640; }
b640:;
    u64 v3577 = load_u64((const u8 *)v3 + 24);
    u64 v3578 = 0xffffffff;
    u64 v3579 = v2426 & v3578;
    u64 v3580 = 0x200;
    u8 v3581 = (u64)v3579 < (u64)v3580;
    u64 v3582 = v3581 ? v3579 : v4;
    u64 v3583 = 0x8;
    u64 v3584 = v3582 * v3583;
    u64 v3585 = v3577 + v3584;
    if (v3581) { goto b641; } else { goto b642; }
b641:;
    store_u64((u8 *)v3585 + 32768, v3540);
    { goto b642; }
b642:;
    u64 v3586 = load_u64((const u8 *)v3 + 24);
    u64 v3587 = 0xffffffff;
    u64 v3588 = v2426 & v3587;
    u64 v3589 = 0x200;
    u8 v3590 = (u64)v3588 < (u64)v3589;
    u64 v3591 = v3590 ? v3588 : v4;
    u64 v3592 = 0x8;
    u64 v3593 = v3591 * v3592;
    u64 v3594 = v3586 + v3593;
    if (v3590) { goto b643; } else { goto b644; }
b643:;
    store_u64((u8 *)v3594 + 36864, v3533);
    { goto b644; }
b644:;
    { goto b127; }
b127:;
    u8 v3595 = (u64)v2495 == (u64)v4;
    if (v3595) { goto b645; } else { goto b646; }
b645:;
    { u64 n3719 = v2773; v3719 = n3719; goto b131; }
b646:;
    u32 v3596 = load_u32((const u8 *)v2 + 372);
    u32 v3597 = __builtin_bswap32(v3596);
    u64 v3598 = v3597;
    u64 v3599 = 0x20;
    u64 v3600 = v3598 << (v3599 & 63);
    u64 v3601 = 0x20;
    u64 v3602 = (int64_t)v3600 >> (v3601 & 63);
    u8 v3603 = (int64_t)v3602 >= (int64_t)v4;
    if (v3603) { goto b647; } else { goto b648; }
b647:;
    { u64 n3611 = v3602; v3611 = n3611; goto b128; }
b648:;
    u64 v3604 = 0x3;
    u64 v3605 = 0x40;
    u8 v3606 = (u64)v3604 < (u64)v3605;
    u64 v3607 = 0x3f;
    u64 v3608 = v3606 ? v3604 : v3607;
    u64 v3609 = (int64_t)v3602 >> (v3608 & 63);
    u64 v3610 = v3602 - v3609;
    { u64 n3611 = v3610; v3611 = n3611; goto b128; }
b128:;
    u64 v3612 = v3611 + v2788;
    u64 v3613 = load_u64((const u8 *)v1 + 256);
    u8 v3614 = (int64_t)v3612 >= (int64_t)v3613;
    if (v3614) { goto b649; } else { goto b650; }
b649:;
    { u64 n3615 = v3612; v3615 = n3615; goto b129; }
b650:;
    { u64 n3615 = v3613; v3615 = n3615; goto b129; }
b129:;
    u64 v3616 = 0xffffffff;
    u8 v3617 = (int64_t)v3616 >= (int64_t)v3615;
    if (v3617) { goto b651; } else { goto b652; }
b651:;
    { u64 n3619 = v3615; v3619 = n3619; goto b130; }
b652:;
    u64 v3618 = 0xffffffff;
    { u64 n3619 = v3618; v3619 = n3619; goto b130; }
b130:;
    u64 v3620 = 0xffffffff;
    u64 v3621 = v3619 & v3620;
    store_u64((u8 *)v1 + 872, v2390);
    store_u64((u8 *)v1 + 880, v2391);
    u64 v3622 = load_u64((const u8 *)v3 + 0);
    u32 v3623 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3622, 939);
    u64 v3624 = 0x10000;
    u8 v3625 = (u64)v3624 == (u64)v4;
    u64 v3626 = v3625;
    u64 v3627 = 0x1;
    u64 v3628 = 0x10000;
    u64 v3629 = v3626 ? v3627 : v3628;
    u64 v3630 = load_u64((const u8 *)v1 + 7968);
    u64 v3631 = 0x1;
    u8 v3632 = (u64)v3629 == (u64)v4;
    u64 v3633 = v3632 ? v3631 : v3629;
    u64 v3634 = v3630 % v3633;
    u64 v3635 = v3634 + v4;
    u64 v3636 = 0xffffffff;
    u64 v3637 = v3635 & v3636;
    u64 v3638 = load_u64((const u8 *)v3 + 32);
    u64 v3639 = 0xffffffff;
    u64 v3640 = v3637 & v3639;
    u64 v3641 = 0x10000;
    u8 v3642 = (u64)v3640 < (u64)v3641;
    u64 v3643 = v3642 ? v3640 : v4;
    u64 v3644 = 0x10;
    u64 v3645 = v3643 * v3644;
    u64 v3646 = v3638 + v3645;
    if (v3642) { goto b653; } else { goto b654; }
b653:;
    store_u64((u8 *)v3646 + 0, v2776);
    store_u64((u8 *)v3646 + 8, v2778);
    { goto b654; }
b654:;
    u64 v3647 = load_u64((const u8 *)v3 + 24);
    u64 v3648 = 0xffffffff;
    u64 v3649 = v3637 & v3648;
    u64 v3650 = 0x10000;
    u8 v3651 = (u64)v3649 < (u64)v3650;
    u64 v3652 = v3651 ? v3649 : v4;
    u64 v3653 = 0x8;
    u64 v3654 = v3652 * v3653;
    u64 v3655 = v3647 + v3654;
    if (v3651) { goto b655; } else { goto b656; }
b655:;
    store_u64((u8 *)v3655 + 81920, v2780);
    { goto b656; }
b656:;
    u64 v3656 = load_u64((const u8 *)v3 + 24);
    u64 v3657 = 0xffffffff;
    u64 v3658 = v3637 & v3657;
    u64 v3659 = 0x10000;
    u8 v3660 = (u64)v3658 < (u64)v3659;
    u64 v3661 = v3660 ? v3658 : v4;
    u64 v3662 = 0x8;
    u64 v3663 = v3661 * v3662;
    u64 v3664 = v3656 + v3663;
    if (v3660) { goto b657; } else { goto b658; }
b657:;
    store_u64((u8 *)v3664 + 606208, v2782);
    { goto b658; }
b658:;
    u64 v3665 = load_u64((const u8 *)v3 + 24);
    u64 v3666 = 0xffffffff;
    u64 v3667 = v3637 & v3666;
    u64 v3668 = 0x10000;
    u8 v3669 = (u64)v3667 < (u64)v3668;
    u64 v3670 = v3669 ? v3667 : v4;
    u64 v3671 = 0x8;
    u64 v3672 = v3670 * v3671;
    u64 v3673 = v3665 + v3672;
    if (v3669) { goto b659; } else { goto b660; }
b659:;
    store_u64((u8 *)v3673 + 1130496, v2784);
    { goto b660; }
b660:;
    u64 v3674 = load_u64((const u8 *)v3 + 24);
    u64 v3675 = 0xffffffff;
    u64 v3676 = v3637 & v3675;
    u64 v3677 = 0x10000;
    u8 v3678 = (u64)v3676 < (u64)v3677;
    u64 v3679 = v3678 ? v3676 : v4;
    u64 v3680 = 0x8;
    u64 v3681 = v3679 * v3680;
    u64 v3682 = v3674 + v3681;
    if (v3678) { goto b661; } else { goto b662; }
b661:;
    store_u64((u8 *)v3682 + 1654784, v2786);
    { goto b662; }
b662:;
    u64 v3683 = load_u64((const u8 *)v3 + 24);
    u64 v3684 = 0xffffffff;
    u64 v3685 = v3637 & v3684;
    u64 v3686 = 0x10000;
    u8 v3687 = (u64)v3685 < (u64)v3686;
    u64 v3688 = v3687 ? v3685 : v4;
    u64 v3689 = 0x8;
    u64 v3690 = v3688 * v3689;
    u64 v3691 = v3683 + v3690;
    if (v3687) { goto b663; } else { goto b664; }
b663:;
    store_u64((u8 *)v3691 + 2179072, v3621);
    { goto b664; }
b664:;
    u64 v3692 = load_u64((const u8 *)v3 + 24);
    u64 v3693 = 0xffffffff;
    u64 v3694 = v3637 & v3693;
    u64 v3695 = 0x10000;
    u8 v3696 = (u64)v3694 < (u64)v3695;
    u64 v3697 = v3696 ? v3694 : v4;
    u64 v3698 = 0x8;
    u64 v3699 = v3697 * v3698;
    u64 v3700 = v3692 + v3699;
    if (v3696) { goto b665; } else { goto b666; }
b665:;
    store_u64((u8 *)v3700 + 2703360, v2790);
    { goto b666; }
b666:;
    u64 v3701 = load_u64((const u8 *)v3 + 24);
    u64 v3702 = 0xffffffff;
    u64 v3703 = v3637 & v3702;
    u64 v3704 = 0x10000;
    u8 v3705 = (u64)v3703 < (u64)v3704;
    u64 v3706 = v3705 ? v3703 : v4;
    u64 v3707 = 0x8;
    u64 v3708 = v3706 * v3707;
    u64 v3709 = v3701 + v3708;
    if (v3705) { goto b667; } else { goto b668; }
b667:;
    store_u64((u8 *)v3709 + 3227648, v2792);
    { goto b668; }
b668:;
    u64 v3710 = load_u64((const u8 *)v3 + 24);
    u64 v3711 = 0xffffffff;
    u64 v3712 = v3637 & v3711;
    u64 v3713 = 0x10000;
    u8 v3714 = (u64)v3712 < (u64)v3713;
    u64 v3715 = v3714 ? v3712 : v4;
    u64 v3716 = 0x8;
    u64 v3717 = v3715 * v3716;
    u64 v3718 = v3710 + v3717;
    if (v3714) { goto b669; } else { goto b670; }
b669:;
    store_u64((u8 *)v3718 + 3751936, v2794);
    { goto b670; }
b670:;
    { u64 n3719 = v2773; v3719 = n3719; goto b131; }
b131:;
    u8 v3722 = (u64)v2430 == (u64)v4;
    if (v3722) { goto b671; } else { goto b672; }
b671:;
    u64 v3760 = load_u64((const u8 *)v1 + 0);
    u64 v3763 = load_u64((const u8 *)v1 + 8);
    u64 v3768 = load_u64((const u8 *)v1 + 440);
    u64 v3771 = load_u64((const u8 *)v1 + 448);
    u64 v3774 = load_u64((const u8 *)v1 + 456);
    u64 v3777 = load_u64((const u8 *)v1 + 464);
    u64 v3780 = load_u64((const u8 *)v1 + 472);
    u64 v3783 = load_u64((const u8 *)v1 + 480);
    { u64 n3758 = v3760; u64 n3761 = v3763; u64 n3764 = v3719; u64 n3766 = v3768; u64 n3769 = v3771; u64 n3772 = v3774; u64 n3775 = v3777; u64 n3778 = v3780; u64 n3781 = v3783; u64 n3784 = v2405; u64 n3786 = v2407; u64 n3788 = v2409; u64 n3790 = v2411; u64 n3792 = v2413; u64 n3794 = v2415; u64 n3796 = v2417; u64 n3798 = v2419; u64 n3800 = v2421; u64 n3802 = v2423; u64 n3804 = v2425; u64 n3805 = v2427; v3758 = n3758; v3761 = n3761; v3764 = n3764; v3766 = n3766; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3786 = n3786; v3788 = n3788; v3790 = n3790; v3792 = n3792; v3794 = n3794; v3796 = n3796; v3798 = n3798; v3800 = n3800; v3802 = n3802; v3804 = n3804; v3805 = n3805; goto b132; }
b672:;
    u64 v3723 = load_u64((const u8 *)v3 + 24);
    u64 v3724 = 0xffffffff;
    u64 v3725 = v2429 & v3724;
    u64 v3726 = 0x200;
    u8 v3727 = (u64)v3725 < (u64)v3726;
    u64 v3728 = v3727 ? v3725 : v4;
    u64 v3729 = 0x8;
    u64 v3730 = v3728 * v3729;
    u64 v3731 = v3723 + v3730;
    u64 v3732 = load_u64((const u8 *)v3731 + 4096);
    u64 v3733 = v3727 ? v3732 : v4;
    u64 v3734 = load_u64((const u8 *)v3 + 24);
    u64 v3735 = 0xffffffff;
    u64 v3736 = v2429 & v3735;
    u64 v3737 = 0x200;
    u8 v3738 = (u64)v3736 < (u64)v3737;
    u64 v3739 = v3738 ? v3736 : v4;
    u64 v3740 = 0x8;
    u64 v3741 = v3739 * v3740;
    u64 v3742 = v3734 + v3741;
    u64 v3743 = load_u64((const u8 *)v3742 + 8192);
    u64 v3744 = v3738 ? v3743 : v4;
    u64 v3745 = v3733 - v3744;
    u64 v3746 = v3745 - v2432;
    u64 v3747 = 0xffffffff;
    u64 v3748 = v3746 & v3747;
    u64 v3749 = load_u64((const u8 *)v1 + 568);
    u64 v3750 = 0x1ff;
    u64 v3751 = v3749 & v3750;
    u64 v3752 = 0xffffffff;
    u64 v3753 = v2392 & v3752;
    u64 v3754 = 0x1;
    u64 v3755 = 0x8000;
    u64 v3756 = v3754 | v3755;
    u64 v3757 = 0x1;
    { u64 n3758 = v3756; u64 n3761 = v3757; u64 n3764 = v3719; u64 n3766 = v3751; u64 n3769 = v2426; u64 n3772 = v2428; u64 n3775 = v3753; u64 n3778 = v2394; u64 n3781 = v3748; u64 n3784 = v2405; u64 n3786 = v2407; u64 n3788 = v2409; u64 n3790 = v2411; u64 n3792 = v2413; u64 n3794 = v2415; u64 n3796 = v2417; u64 n3798 = v2419; u64 n3800 = v2421; u64 n3802 = v2423; u64 n3804 = v2425; u64 n3805 = v2427; v3758 = n3758; v3761 = n3761; v3764 = n3764; v3766 = n3766; v3769 = n3769; v3772 = n3772; v3775 = n3775; v3778 = n3778; v3781 = n3781; v3784 = n3784; v3786 = n3786; v3788 = n3788; v3790 = n3790; v3792 = n3792; v3794 = n3794; v3796 = n3796; v3798 = n3798; v3800 = n3800; v3802 = n3802; v3804 = n3804; v3805 = n3805; goto b132; }
b132:;
    u8 v3806 = (u64)v3764 == (u64)v4;
    if (v3806) { goto b673; } else { goto b674; }
b673:;
    { goto b187; }
b674:;
    u64 v3807 = 0x1ff;
    u64 v3808 = 0x1ff;
    u64 v3809 = v3807 & v3808;
    u64 v3810 = 0x1ff;
    u8 v3811 = (u64)v3809 == (u64)v3810;
    u64 v3812 = v3811;
    u64 v3813 = v3812 | v3758;
    u64 v3814 = load_u64((const u8 *)v1 + 24);
    u64 v3815 = v3813 | v3814;
    if (v3815) { goto b675; } else { goto b676; }
b675:;
    u8 v3816 = 0;
    store_u64((u8 *)v1 + 0, v3758);
    store_u64((u8 *)v1 + 8, v3761);
    store_u64((u8 *)v1 + 440, v3766);
    store_u64((u8 *)v1 + 448, v3769);
    store_u64((u8 *)v1 + 456, v3772);
    store_u64((u8 *)v1 + 464, v3775);
    store_u64((u8 *)v1 + 472, v3778);
    store_u64((u8 *)v1 + 480, v3781);
    store_u64((u8 *)v1 + 488, v3784);
    store_u64((u8 *)v1 + 496, v3786);
    store_u64((u8 *)v1 + 504, v3788);
    store_u64((u8 *)v1 + 512, v3790);
    store_u64((u8 *)v1 + 520, v3792);
    store_u64((u8 *)v1 + 528, v3794);
    store_u64((u8 *)v1 + 536, v3796);
    store_u64((u8 *)v1 + 544, v3798);
    store_u64((u8 *)v1 + 552, v3800);
    store_u64((u8 *)v1 + 560, v3802);
    store_u64((u8 *)v1 + 576, v3807);
    store_u64((u8 *)v1 + 600, v3805);
    store_u64((u8 *)v1 + 632, v4);
    return v3816;
b676:;
    u64 v3926 = load_u64((const u8 *)v1 + 184);
    u64 v3937 = load_u64((const u8 *)v1 + 192);
    u64 v3948 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3926; u64 n3928 = v3937; u64 n3939 = v3948; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b187:;
    u64 v3817 = 0x1ff;
    u64 v3818 = v3804 & v3817;
    u64 v3819 = 0x1ff;
    u8 v3820 = (u64)v3818 == (u64)v3819;
    u64 v3821 = v3820;
    u64 v3822 = v3821 | v3758;
    u64 v3823 = load_u64((const u8 *)v1 + 24);
    u64 v3824 = v3822 | v3823;
    if (v3824) { goto b677; } else { goto b678; }
b677:;
    u8 v3825 = 0;
    store_u64((u8 *)v1 + 0, v3758);
    store_u64((u8 *)v1 + 8, v3761);
    store_u64((u8 *)v1 + 440, v3766);
    store_u64((u8 *)v1 + 448, v3769);
    store_u64((u8 *)v1 + 456, v3772);
    store_u64((u8 *)v1 + 464, v3775);
    store_u64((u8 *)v1 + 472, v3778);
    store_u64((u8 *)v1 + 480, v3781);
    store_u64((u8 *)v1 + 488, v3784);
    store_u64((u8 *)v1 + 496, v3786);
    store_u64((u8 *)v1 + 504, v3788);
    store_u64((u8 *)v1 + 512, v3790);
    store_u64((u8 *)v1 + 520, v3792);
    store_u64((u8 *)v1 + 528, v3794);
    store_u64((u8 *)v1 + 536, v3796);
    store_u64((u8 *)v1 + 544, v3798);
    store_u64((u8 *)v1 + 552, v3800);
    store_u64((u8 *)v1 + 560, v3802);
    store_u64((u8 *)v1 + 576, v3804);
    store_u64((u8 *)v1 + 600, v3805);
    return v3825;
b678:;
    u64 v3927 = load_u64((const u8 *)v1 + 184);
    u64 v3938 = load_u64((const u8 *)v1 + 192);
    u64 v3949 = load_u64((const u8 *)v1 + 200);
    { u64 n3917 = v3927; u64 n3928 = v3938; u64 n3939 = v3949; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b2:;
    u64 v3826 = load_u64((const u8 *)v3 + 0);
    u32 v3827 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3826, 217);
    u32 v3828 = (u32)v4;
    u32 v3829 = __builtin_bswap32(v3828);
    store_u32((u8 *)v2 + 162, v3829);
    u64 v3830 = 0x20;
    u64 v3831 = v4 >> (v3830 & 63);
    u16 v3832 = (u16)v3831;
    u16 v3833 = __builtin_bswap16(v3832);
    store_u16((u8 *)v2 + 160, v3833);
    u32 v3834 = (u32)v4;
    u32 v3835 = __builtin_bswap32(v3834);
    store_u32((u8 *)v2 + 168, v3835);
    u64 v3836 = 0x20;
    u64 v3837 = v4 >> (v3836 & 63);
    u16 v3838 = (u16)v3837;
    u16 v3839 = __builtin_bswap16(v3838);
    store_u16((u8 *)v2 + 166, v3839);
    { goto b1; }
b1:;
    u64 v3840 = 0x88b5;
    u16 v3841 = (u16)v3840;
    u16 v3842 = __builtin_bswap16(v3841);
    store_u16((u8 *)v2 + 172, v3842);
    u64 v3843 = load_u64((const u8 *)v3 + 0);
    u32 v3844 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3843, 194);
    u64 v3845 = load_u64((const u8 *)v1 + 448);
    u16 v3846 = (u16)v3845;
    u16 v3847 = __builtin_bswap16(v3846);
    store_u16((u8 *)v2 + 176, v3847);
    u64 v3848 = load_u64((const u8 *)v1 + 456);
    u32 v3849 = (u32)v3848;
    u32 v3850 = __builtin_bswap32(v3849);
    store_u32((u8 *)v2 + 180, v3850);
    u64 v3851 = 0x20;
    u64 v3852 = v3848 >> (v3851 & 63);
    u16 v3853 = (u16)v3852;
    u16 v3854 = __builtin_bswap16(v3853);
    store_u16((u8 *)v2 + 178, v3854);
    u64 v3855 = load_u64((const u8 *)v1 + 464);
    u32 v3856 = (u32)v3855;
    u32 v3857 = __builtin_bswap32(v3856);
    store_u32((u8 *)v2 + 184, v3857);
    u64 v3858 = load_u64((const u8 *)v1 + 472);
    u64 v3859 = __builtin_bswap64(v3858);
    store_u64((u8 *)v2 + 196, v3859);
    u64 v3860 = load_u64((const u8 *)v1 + 480);
    u32 v3861 = (u32)v3860;
    u32 v3862 = __builtin_bswap32(v3861);
    store_u32((u8 *)v2 + 258, v3862);
    u64 v3863 = load_u64((const u8 *)v1 + 160);
    u64 v3864 = load_u64((const u8 *)v1 + 40);
    u64 v3865 = 0x14;
    u64 v3866 = v3864 - v3865;
    u64 v3867 = v3863 ? v3866 : v3864;
    u64 v3868 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v3867);
    u64 v3869 = load_u64((const u8 *)v3 + 0);
    u32 v3870 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3869, 201);
    u64 v3871 = load_u64((const u8 *)v1 + 184);
    u64 v3872 = load_u64((const u8 *)v1 + 40);
    u64 v3873 = 0x14;
    u64 v3874 = v3872 - v3873;
    u64 v3875 = v3871 ? v3874 : v3872;
    u64 v3876 = load_u64((const u8 *)v1 + 192);
    u64 v3877 = 0x14;
    u64 v3878 = v3875 - v3877;
    u64 v3879 = v3876 ? v3878 : v3875;
    u64 v3880 = load_u64((const u8 *)v1 + 200);
    u64 v3881 = 0x8;
    u64 v3882 = v3879 - v3881;
    u64 v3883 = v3880 ? v3882 : v3879;
    u64 v3884 = load_u64((const u8 *)v1 + 488);
    u64 v3885 = __builtin_bswap64(v3884);
    store_u64((u8 *)v2 + 188, v3885);
    u64 v3886 = load_u64((const u8 *)v1 + 496);
    u64 v3887 = __builtin_bswap64(v3886);
    store_u64((u8 *)v2 + 204, v3887);
    u64 v3888 = load_u64((const u8 *)v1 + 504);
    u32 v3889 = (u32)v3888;
    u32 v3890 = __builtin_bswap32(v3889);
    store_u32((u8 *)v2 + 212, v3890);
    u64 v3891 = load_u64((const u8 *)v1 + 512);
    u64 v3892 = __builtin_bswap64(v3891);
    store_u64((u8 *)v2 + 216, v3892);
    u64 v3893 = load_u64((const u8 *)v1 + 520);
    u64 v3894 = __builtin_bswap64(v3893);
    store_u64((u8 *)v2 + 224, v3894);
    u64 v3895 = load_u64((const u8 *)v1 + 528);
    u64 v3896 = __builtin_bswap64(v3895);
    store_u64((u8 *)v2 + 232, v3896);
    u64 v3897 = load_u64((const u8 *)v1 + 536);
    u64 v3898 = __builtin_bswap64(v3897);
    store_u64((u8 *)v2 + 240, v3898);
    u64 v3899 = load_u64((const u8 *)v1 + 544);
    u8 v3900 = (u8)v3899;
    store_u8((u8 *)v2 + 248, v3900);
    u64 v3901 = load_u64((const u8 *)v1 + 552);
    u64 v3902 = __builtin_bswap64(v3901);
    store_u64((u8 *)v2 + 249, v3902);
    u64 v3903 = load_u64((const u8 *)v1 + 560);
    u8 v3904 = (u8)v3903;
    store_u8((u8 *)v2 + 257, v3904);
    u64 v3905 = load_u64((const u8 *)v3 + 0);
    u32 v3906 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3905, 215);
    u64 v3907 = 0x1ff;
    u64 v3908 = v4 & v3907;
    u64 v3909 = 0x1ff;
    u8 v3910 = (u64)v3908 == (u64)v3909;
    u64 v3911 = v3910;
    u64 v3912 = load_u64((const u8 *)v1 + 0);
    u64 v3913 = v3911 | v3912;
    u64 v3914 = load_u64((const u8 *)v1 + 24);
    u64 v3915 = v3913 | v3914;
    if (v3915) { goto b679; } else { goto b680; }
b679:;
    u8 v3916 = 0;
    store_u64((u8 *)v1 + 40, v3883);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 600, v19);
    return v3916;
b680:;
    { u64 n3917 = v4; u64 n3928 = v4; u64 n3939 = v4; v3917 = n3917; v3928 = n3928; v3939 = n3939; goto b188; }
b188:;
    u64 v3950 = load_u64((const u8 *)v1 + 128);
    if (v3950) { goto b681; } else { goto b682; }
b681:;
    u64 v3951 = load_u64((const u8 *)v3 + 16);
    u64 v3952 = load_u64((const u8 *)v0 + 440);
    u64 v3953 = v3951 + v3952;
    u16 v3954 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v3953 + 0, v3954);
    u64 v3955 = 0x2;
    u64 v3956 = v3952 + v3955;
    store_u64((u8 *)v0 + 440, v3956);
    { goto b682; }
b682:;
    u64 v3957 = load_u64((const u8 *)v1 + 144);
    if (v3957) { goto b683; } else { goto b684; }
b683:;
    u64 v3958 = load_u64((const u8 *)v3 + 16);
    u64 v3959 = load_u64((const u8 *)v0 + 440);
    u64 v3960 = v3958 + v3959;
    u64 v3961 = load_u64((const u8 *)v2 + 160);
    u64 v3962 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v3960 + 0, v3961);
    store_u64((u8 *)v3960 + 6, v3962);
    u64 v3963 = 0xe;
    u64 v3964 = v3959 + v3963;
    store_u64((u8 *)v0 + 440, v3964);
    { goto b684; }
b684:;
    u64 v3965 = load_u64((const u8 *)v1 + 152);
    if (v3965) { goto b685; } else { goto b686; }
b685:;
    u64 v3966 = load_u64((const u8 *)v3 + 0);
    u32 v3967 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3966, 1210);
    { goto b686; }
b686:;
    u64 v3968 = load_u64((const u8 *)v1 + 160);
    if (v3968) { goto b687; } else { goto b688; }
b687:;
    u64 v3969 = load_u64((const u8 *)v3 + 16);
    u64 v3970 = load_u64((const u8 *)v0 + 440);
    u64 v3971 = v3969 + v3970;
    u64 v3972 = load_u64((const u8 *)v2 + 264);
    u64 v3973 = load_u64((const u8 *)v2 + 272);
    u32 v3974 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v3971 + 0, v3972);
    store_u64((u8 *)v3971 + 8, v3973);
    store_u32((u8 *)v3971 + 16, v3974);
    u64 v3975 = 0x14;
    u64 v3976 = v3970 + v3975;
    store_u64((u8 *)v0 + 440, v3976);
    { goto b688; }
b688:;
    u64 v3977 = load_u64((const u8 *)v1 + 168);
    if (v3977) { goto b689; } else { goto b690; }
b689:;
    u64 v3978 = load_u64((const u8 *)v3 + 0);
    u32 v3979 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3978, 1212);
    { goto b690; }
b690:;
    if (v3917) { goto b691; } else { goto b692; }
b691:;
    u64 v3980 = load_u64((const u8 *)v3 + 16);
    u64 v3981 = load_u64((const u8 *)v0 + 440);
    u64 v3982 = v3980 + v3981;
    u64 v3983 = load_u64((const u8 *)v2 + 360);
    u64 v3984 = load_u64((const u8 *)v2 + 368);
    u32 v3985 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v3982 + 0, v3983);
    store_u64((u8 *)v3982 + 8, v3984);
    store_u32((u8 *)v3982 + 16, v3985);
    u64 v3986 = 0x14;
    u64 v3987 = v3981 + v3986;
    store_u64((u8 *)v0 + 440, v3987);
    { goto b692; }
b692:;
    if (v3928) { goto b693; } else { goto b694; }
b693:;
    u64 v3988 = load_u64((const u8 *)v3 + 16);
    u64 v3989 = load_u64((const u8 *)v0 + 440);
    u64 v3990 = v3988 + v3989;
    u64 v3991 = load_u64((const u8 *)v2 + 392);
    u64 v3992 = load_u64((const u8 *)v2 + 400);
    u32 v3993 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v3990 + 0, v3991);
    store_u64((u8 *)v3990 + 8, v3992);
    store_u32((u8 *)v3990 + 16, v3993);
    u64 v3994 = 0x14;
    u64 v3995 = v3989 + v3994;
    store_u64((u8 *)v0 + 440, v3995);
    { goto b694; }
b694:;
    if (v3939) { goto b695; } else { goto b696; }
b695:;
    u64 v3996 = load_u64((const u8 *)v3 + 16);
    u64 v3997 = load_u64((const u8 *)v0 + 440);
    u64 v3998 = v3996 + v3997;
    u64 v3999 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v3998 + 0, v3999);
    u64 v4000 = 0x8;
    u64 v4001 = v3997 + v4000;
    store_u64((u8 *)v0 + 440, v4001);
    { goto b696; }
b696:;
    u8 v4002 = 1;
    return v4002;
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
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1210);
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
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1212);
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
