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
    store_u64((u8 *)v1 + 512, v120);
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
    u64 v344 = load_u64((const u8 *)v1 + 2816);
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
    store_u64((u8 *)v1 + 376, v7);
    store_u64((u8 *)v1 + 384, v441);
    store_u64((u8 *)v1 + 392, v10);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v13);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
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
    store_u64((u8 *)v1 + 376, v7);
    store_u64((u8 *)v1 + 384, v578);
    store_u64((u8 *)v1 + 392, v10);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v13);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v4);
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
    store_u64((u8 *)v1 + 216, v613);
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
    store_u64((u8 *)v1 + 376, v7);
    store_u64((u8 *)v1 + 384, v578);
    store_u64((u8 *)v1 + 392, v10);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v13);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v614);
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
    store_u64((u8 *)v1 + 216, v613);
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
    store_u64((u8 *)v1 + 376, v7);
    store_u64((u8 *)v1 + 384, v578);
    store_u64((u8 *)v1 + 392, v10);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v13);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    store_u64((u8 *)v1 + 432, v4);
    store_u64((u8 *)v1 + 440, v4);
    store_u64((u8 *)v1 + 448, v614);
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
    u64 v376;
    u64 v391;
    u64 v392;
    u64 v402;
    u64 v403;
    u64 v413;
    u64 v414;
    u64 v424;
    u64 v425;
    u64 v435;
    u64 v436;
    u64 v446;
    u64 v447;
    u64 v484;
    u64 v493;
    u64 v494;
    u64 v504;
    u64 v505;
    u64 v515;
    u64 v516;
    u64 v526;
    u64 v527;
    u64 v537;
    u64 v538;
    u64 v548;
    u64 v549;
    u64 v586;
    u64 v598;
    u64 v601;
    u64 v684;
    u64 v695;
    u64 v696;
    u64 v706;
    u64 v707;
    u64 v717;
    u64 v718;
    u64 v728;
    u64 v729;
    u64 v739;
    u64 v740;
    u64 v750;
    u64 v751;
    u64 v788;
    u64 v797;
    u64 v798;
    u64 v808;
    u64 v809;
    u64 v819;
    u64 v820;
    u64 v830;
    u64 v831;
    u64 v841;
    u64 v842;
    u64 v852;
    u64 v853;
    u64 v890;
    u64 v899;
    u64 v900;
    u64 v910;
    u64 v911;
    u64 v921;
    u64 v922;
    u64 v932;
    u64 v933;
    u64 v943;
    u64 v944;
    u64 v954;
    u64 v955;
    u64 v992;
    u64 v999;
    u64 v1000;
    u64 v1010;
    u64 v1011;
    u64 v1021;
    u64 v1022;
    u64 v1032;
    u64 v1033;
    u64 v1043;
    u64 v1044;
    u64 v1054;
    u64 v1055;
    u64 v1092;
    u64 v1181;
    u64 v1265;
    u64 v1349;
    u64 v1356;
    u64 v1367;
    u64 v1371;
    u64 v1372;
    u64 v1384;
    u64 v1385;
    u64 v1395;
    u64 v1396;
    u64 v1406;
    u64 v1407;
    u64 v1417;
    u64 v1418;
    u64 v1428;
    u64 v1429;
    u64 v1439;
    u64 v1440;
    u64 v1477;
    u64 v1486;
    u64 v1487;
    u64 v1497;
    u64 v1498;
    u64 v1508;
    u64 v1509;
    u64 v1519;
    u64 v1520;
    u64 v1530;
    u64 v1531;
    u64 v1541;
    u64 v1542;
    u64 v1579;
    u64 v1588;
    u64 v1589;
    u64 v1599;
    u64 v1600;
    u64 v1610;
    u64 v1611;
    u64 v1621;
    u64 v1622;
    u64 v1632;
    u64 v1633;
    u64 v1643;
    u64 v1644;
    u64 v1681;
    u64 v1690;
    u64 v1691;
    u64 v1701;
    u64 v1702;
    u64 v1712;
    u64 v1713;
    u64 v1723;
    u64 v1724;
    u64 v1734;
    u64 v1735;
    u64 v1745;
    u64 v1746;
    u64 v1783;
    u64 v1792;
    u64 v1793;
    u64 v1803;
    u64 v1804;
    u64 v1814;
    u64 v1815;
    u64 v1825;
    u64 v1826;
    u64 v1836;
    u64 v1837;
    u64 v1847;
    u64 v1848;
    u64 v1885;
    u64 v1916;
    u64 v1917;
    u64 v1918;
    u64 v1919;
    u64 v1946;
    u64 v1947;
    u64 v2024;
    u64 v2025;
    u64 v2044;
    u64 v2045;
    u64 v2122;
    u64 v2123;
    u64 v2129;
    u64 v2210;
    u64 v2212;
    u64 v2214;
    u64 v2216;
    u64 v2218;
    u64 v2220;
    u64 v2222;
    u64 v2224;
    u64 v2226;
    u64 v2228;
    u64 v2230;
    u64 v2232;
    u64 v2338;
    u64 v2344;
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
    u64 v2406;
    u64 v2407;
    u64 v2444;
    u64 v2451;
    u64 v2452;
    u64 v2462;
    u64 v2463;
    u64 v2473;
    u64 v2474;
    u64 v2484;
    u64 v2485;
    u64 v2495;
    u64 v2496;
    u64 v2506;
    u64 v2507;
    u64 v2544;
    u64 v2551;
    u64 v2552;
    u64 v2562;
    u64 v2563;
    u64 v2573;
    u64 v2574;
    u64 v2584;
    u64 v2585;
    u64 v2595;
    u64 v2596;
    u64 v2606;
    u64 v2607;
    u64 v2644;
    u64 v2739;
    u64 v2824;
    u64 v2827;
    u64 v2830;
    u64 v2836;
    u64 v2840;
    u64 v2923;
    u64 v3005;
    u64 v3007;
    u64 v3009;
    u64 v3013;
    u64 v3022;
    u64 v3023;
    u64 v3033;
    u64 v3034;
    u64 v3044;
    u64 v3045;
    u64 v3055;
    u64 v3056;
    u64 v3066;
    u64 v3067;
    u64 v3077;
    u64 v3078;
    u64 v3115;
    u64 v3197;
    u64 v3201;
    u64 v3204;
    u64 v3228;
    u64 v3237;
    u64 v3238;
    u64 v3248;
    u64 v3249;
    u64 v3259;
    u64 v3260;
    u64 v3270;
    u64 v3271;
    u64 v3281;
    u64 v3282;
    u64 v3292;
    u64 v3293;
    u64 v3330;
    u64 v3413;
    u64 v3417;
    u64 v3429;
    u64 v3433;
    u64 v3435;
    u64 v3437;
    u64 v3438;
    u64 v3439;
    u64 v3443;
    u64 v3446;
    u64 v3504;
    u64 v3506;
    u64 v3508;
    u64 v3510;
    u64 v3512;
    u64 v3514;
    u64 v3516;
    u64 v3518;
    u64 v3520;
    u64 v3522;
    u64 v3625;
    u64 v3628;
    u64 v3632;
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
    u64 v20 = load_u64((const u8 *)v1 + 400);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b358; } else { goto b359; }
b358:;
    { goto b3; }
b359:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 248);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b360; } else { goto b361; }
b360:;
    { goto b2; }
b361:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b362; } else { goto b363; }
b362:;
    { goto b4; }
b363:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 222);
    u64 v34 = load_u64((const u8 *)v1 + 376);
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
    if (v47) { goto b364; } else { goto b365; }
b364:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 408, v19);
    return v48;
b365:;
    u64 v3626 = load_u64((const u8 *)v1 + 184);
    u64 v3629 = load_u64((const u8 *)v1 + 192);
    u64 v3633 = load_u64((const u8 *)v1 + 200);
    { u64 n3625 = v3626; u64 n3628 = v3629; u64 n3632 = v3633; v3625 = n3625; v3628 = n3628; v3632 = n3632; goto b357; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 216);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b366; } else { goto b367; }
b366:;
    { goto b5; }
b367:;
    u64 v51 = load_u64((const u8 *)v1 + 448);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 != (u64)v52;
    if (v53) { goto b368; } else { goto b369; }
b368:;
    { goto b7; }
b369:;
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
    if (v88) { goto b370; } else { goto b371; }
b370:;
    { u64 n104 = v85; u64 n105 = v86; v104 = n104; v105 = n105; goto b6; }
b371:;
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
    u64 v106 = load_u64((const u8 *)v1 + 208);
    u64 v107 = 0x80;
    u8 v108 = (u64)v106 < (u64)v107;
    if (v108) { goto b372; } else { goto b373; }
b372:;
    { goto b7; }
b373:;
    u64 v109 = 0x14;
    u64 v110 = v7 >> (v109 & 63);
    u64 v111 = 0x1;
    u64 v112 = v110 + v111;
    u64 v113 = 0xff;
    u64 v114 = v112 & v113;
    store_u64((u8 *)v1 + 648, v16);
    store_u64((u8 *)v1 + 656, v104);
    store_u64((u8 *)v1 + 664, v105);
    u64 v115 = load_u64((const u8 *)v3 + 0);
    u32 v116 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v115, 253);
    u64 v117 = 0x10000;
    u8 v118 = (u64)v117 == (u64)v4;
    u64 v119 = v118;
    u64 v120 = 0x1;
    u64 v121 = 0x10000;
    u64 v122 = v119 ? v120 : v121;
    u64 v123 = load_u64((const u8 *)v1 + 3416);
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
    u64 v140 = load_u64((const u8 *)v139 + 86016);
    u64 v141 = v135 ? v140 : v4;
    u8 v142 = (u64)v141 == (u64)v114;
    if (v142) { goto b374; } else { goto b375; }
b374:;
    { goto b7; }
b375:;
    u64 v143 = load_u64((const u8 *)v3 + 24);
    u64 v144 = 0xffffffff;
    u64 v145 = v130 & v144;
    u64 v146 = 0x10000;
    u8 v147 = (u64)v145 < (u64)v146;
    u64 v148 = v147 ? v145 : v4;
    u64 v149 = 0x8;
    u64 v150 = v148 * v149;
    u64 v151 = v143 + v150;
    if (v147) { goto b376; } else { goto b377; }
b376:;
    store_u64((u8 *)v151 + 86016, v114);
    { goto b377; }
b377:;
    u64 v152 = 0x1;
    u64 v153 = v16 << (v152 & 63);
    u64 v154 = load_u64((const u8 *)v1 + 448);
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
    u64 v167 = load_u64((const u8 *)v166 + 610304);
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
    if (v177) { goto b378; } else { goto b379; }
b378:;
    store_u64((u8 *)v181 + 610304, v172);
    { goto b379; }
b379:;
    { goto b7; }
b7:;
    u8 v182 = (u64)v49 == (u64)v4;
    if (v182) { goto b380; } else { goto b381; }
b380:;
    { goto b349; }
b381:;
    u64 v223 = load_u64((const u8 *)v1 + 240);
    { u64 n222 = v223; u64 n224 = v4; v222 = n222; v224 = n224; goto b8; }
b349:;
    u64 v183 = load_u64((const u8 *)v3 + 48);
    u64 v184 = load_u64((const u8 *)v183 + 1200);
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
    u64 v195 = load_u64((const u8 *)v194 + 1224);
    u64 v196 = 0x8;
    u64 v197 = v191 * v196;
    u64 v198 = v195 + v197;
    u32 v199 = load_u32((const u8 *)v198 + 0);
    u64 v200 = load_u64((const u8 *)v3 + 48);
    u64 v201 = load_u64((const u8 *)v200 + 1232);
    u64 v202 = 0x8;
    u64 v203 = v191 * v202;
    u64 v204 = v201 + v203;
    u32 v205 = 0x5c1;
    u8 v206 = (u32)v199 == (u32)v205;
    if (v206) { goto b382; } else { goto b383; }
b382:;
    u64 v207 = load_u64((const u8 *)v204 + 0);
    { goto b350; }
b383:;
    u32 v208 = 0x5c4;
    u8 v209 = (u32)v199 == (u32)v208;
    if (v209) { goto b384; } else { goto b385; }
b384:;
    { goto b351; }
b385:;
    { goto b352; }
b350:;
    u8 v210 = (u64)v193 != (u64)v4;
    if (v210) { goto b386; } else { goto b387; }
b386:;
    { u64 n216 = v207; v216 = n216; goto b355; }
b387:;
    { u64 n213 = v207; v213 = n213; goto b353; }
b351:;
    u8 v211 = (u64)v193 != (u64)v4;
    if (v211) { goto b388; } else { goto b389; }
b388:;
    u64 v217 = load_u64((const u8 *)v1 + 240);
    { u64 n216 = v217; v216 = n216; goto b355; }
b389:;
    u64 v214 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v214; v213 = n213; goto b353; }
b352:;
    u8 v212 = (u64)v193 != (u64)v4;
    if (v212) { goto b390; } else { goto b391; }
b390:;
    u64 v218 = load_u64((const u8 *)v1 + 240);
    { u64 n216 = v218; v216 = n216; goto b355; }
b391:;
    u64 v215 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v215; v213 = n213; goto b353; }
b353:;
    { u64 n220 = v213; u64 n221 = v4; v220 = n220; v221 = n221; goto b354; }
b355:;
    u64 v219 = 0x1;
    { u64 n220 = v216; u64 n221 = v219; v220 = n220; v221 = n221; goto b354; }
b354:;
    { u64 n222 = v220; u64 n224 = v221; v222 = n222; v224 = n224; goto b8; }
b8:;
    u8 v225 = (u64)v224 == (u64)v4;
    if (v225) { goto b392; } else { goto b393; }
b392:;
    u64 v3505 = load_u64((const u8 *)v1 + 296);
    u64 v3507 = load_u64((const u8 *)v1 + 304);
    u64 v3509 = load_u64((const u8 *)v1 + 312);
    u64 v3511 = load_u64((const u8 *)v1 + 320);
    u64 v3513 = load_u64((const u8 *)v1 + 328);
    u64 v3515 = load_u64((const u8 *)v1 + 336);
    u64 v3517 = load_u64((const u8 *)v1 + 344);
    u64 v3519 = load_u64((const u8 *)v1 + 352);
    u64 v3521 = load_u64((const u8 *)v1 + 360);
    u64 v3523 = load_u64((const u8 *)v1 + 368);
    { u64 n3504 = v3505; u64 n3506 = v3507; u64 n3508 = v3509; u64 n3510 = v3511; u64 n3512 = v3513; u64 n3514 = v3515; u64 n3516 = v3517; u64 n3518 = v3519; u64 n3520 = v3521; u64 n3522 = v3523; v3504 = n3504; v3506 = n3506; v3508 = n3508; v3510 = n3510; v3512 = n3512; v3514 = n3514; v3516 = n3516; v3518 = n3518; v3520 = n3520; v3522 = n3522; goto b356; }
b393:;
    u8 v226 = (u64)v49 != (u64)v4;
    if (v226) { goto b394; } else { goto b395; }
b394:;
    { goto b9; }
b395:;
    u64 v227 = load_u64((const u8 *)v1 + 448);
    u64 v228 = 0x1;
    u8 v229 = (u64)v227 != (u64)v228;
    if (v229) { goto b396; } else { goto b397; }
b396:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b397:;
    { goto b9; }
b9:;
    u64 v230 = load_u64((const u8 *)v3 + 24);
    u64 v231 = 0x8;
    u64 v232 = v16 * v231;
    u64 v233 = v230 + v232;
    u64 v234 = load_u64((const u8 *)v233 + 618496);
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b398; } else { goto b399; }
b398:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b399:;
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
    if (v278) { goto b400; } else { goto b401; }
b400:;
    { u64 n279 = v267; v279 = n279; goto b11; }
b401:;
    { u64 n279 = v10; v279 = n279; goto b11; }
b11:;
    u8 v280 = (u64)v7 < (u64)v262;
    if (v280) { goto b402; } else { goto b403; }
b402:;
    { u64 n296 = v262; u64 n297 = v279; u64 n298 = v277; v296 = n296; v297 = n297; v298 = n298; goto b13; }
b403:;
    u64 v281 = 0x7d0;
    u64 v282 = 0x8;
    u64 v283 = v272 >> (v282 & 63);
    u8 v284 = (u64)v10 >= (u64)v283;
    if (v284) { goto b404; } else { goto b405; }
b404:;
    { u64 n292 = v281; v292 = n292; goto b12; }
b405:;
    u64 v285 = v283 - v10;
    u64 v286 = 0xffffffff;
    u64 v287 = v285 & v286;
    u64 v288 = 0x1;
    u64 v289 = v287 >> (v288 & 63);
    u64 v290 = 0x7d0;
    u8 v291 = (u64)v290 >= (u64)v289;
    if (v291) { goto b406; } else { goto b407; }
b406:;
    { u64 n292 = v281; v292 = n292; goto b12; }
b407:;
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
    if (v313) { goto b408; } else { goto b409; }
b408:;
    u64 v2211 = load_u64((const u8 *)v1 + 224);
    u64 v2213 = load_u64((const u8 *)v1 + 232);
    u64 v2215 = load_u64((const u8 *)v1 + 296);
    u64 v2217 = load_u64((const u8 *)v1 + 304);
    u64 v2219 = load_u64((const u8 *)v1 + 312);
    u64 v2221 = load_u64((const u8 *)v1 + 320);
    u64 v2223 = load_u64((const u8 *)v1 + 328);
    u64 v2225 = load_u64((const u8 *)v1 + 336);
    u64 v2227 = load_u64((const u8 *)v1 + 344);
    u64 v2229 = load_u64((const u8 *)v1 + 352);
    u64 v2231 = load_u64((const u8 *)v1 + 360);
    u64 v2233 = load_u64((const u8 *)v1 + 368);
    { u64 n2210 = v2211; u64 n2212 = v2213; u64 n2214 = v2215; u64 n2216 = v2217; u64 n2218 = v2219; u64 n2220 = v2221; u64 n2222 = v2223; u64 n2224 = v2225; u64 n2226 = v2227; u64 n2228 = v2229; u64 n2230 = v2231; u64 n2232 = v2233; v2210 = n2210; v2212 = n2212; v2214 = n2214; v2216 = n2216; v2218 = n2218; v2220 = n2220; v2222 = n2222; v2224 = n2224; v2226 = n2226; v2228 = n2228; v2230 = n2230; v2232 = n2232; goto b145; }
b409:;
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
    u64 v334 = load_u64((const u8 *)v3 + 24);
    u64 v335 = 0x8;
    u64 v336 = v16 * v335;
    u64 v337 = v334 + v336;
    u64 v338 = load_u64((const u8 *)v337 + 57344);
    u64 v339 = load_u64((const u8 *)v3 + 24);
    u64 v340 = 0x8;
    u64 v341 = v16 * v340;
    u64 v342 = v339 + v341;
    u64 v343 = load_u64((const u8 *)v342 + 61440);
    u64 v344 = load_u64((const u8 *)v3 + 24);
    u64 v345 = 0x8;
    u64 v346 = v16 * v345;
    u64 v347 = v344 + v346;
    u64 v348 = load_u64((const u8 *)v347 + 65536);
    u64 v349 = 0x20;
    u64 v350 = v348 << (v349 & 63);
    u64 v351 = 0x20;
    u64 v352 = (int64_t)v350 >> (v351 & 63);
    u64 v353 = load_u64((const u8 *)v3 + 24);
    u64 v354 = 0x8;
    u64 v355 = v16 * v354;
    u64 v356 = v353 + v355;
    u64 v357 = load_u64((const u8 *)v356 + 69632);
    u64 v358 = 0x20;
    u64 v359 = v357 << (v358 & 63);
    u64 v360 = 0x20;
    u64 v361 = (int64_t)v359 >> (v360 & 63);
    u64 v362 = load_u64((const u8 *)v3 + 24);
    u64 v363 = 0x8;
    u64 v364 = v16 * v363;
    u64 v365 = v362 + v364;
    u64 v366 = load_u64((const u8 *)v365 + 73728);
    u64 v367 = 0x20;
    u64 v368 = v366 << (v367 & 63);
    u64 v369 = 0x20;
    u64 v370 = (int64_t)v368 >> (v369 & 63);
    u64 v371 = v7 - v323;
    u64 v372 = 0xffffffffffff;
    u64 v373 = v371 & v372;
    u8 v374 = (u64)v373 != (u64)v4;
    if (v374) { goto b410; } else { goto b411; }
b410:;
    { u64 n376 = v373; v376 = n376; goto b14; }
b411:;
    u64 v375 = 0x1;
    { u64 n376 = v375; v376 = n376; goto b14; }
b14:;
    u64 v377 = v318 - v328;
    u8 v378 = (u64)v333 == (u64)v4;
    if (v378) { goto b412; } else { goto b413; }
b412:;
    { u64 n598 = v370; v598 = n598; goto b45; }
b413:;
    u64 v379 = 0x4000000000000000;
    u8 v380 = (u64)v333 == (u64)v379;
    if (v380) { goto b414; } else { goto b415; }
b414:;
    { u64 n598 = v370; v598 = n598; goto b45; }
b415:;
    u64 v381 = 0x4000000000000000;
    u8 v382 = (u64)v338 == (u64)v381;
    if (v382) { goto b416; } else { goto b417; }
b416:;
    { u64 n598 = v370; v598 = n598; goto b45; }
b417:;
    u64 v383 = 0xfffffffff0000000;
    u8 v384 = (u64)v333 == (u64)v4;
    if (v384) { goto b418; } else { goto b419; }
b418:;
    { u64 n484 = v383; v484 = n484; goto b29; }
b419:;
    u64 v385 = 0x20;
    u64 v386 = v333 >> (v385 & 63);
    u8 v387 = (u64)v386 == (u64)v4;
    if (v387) { goto b420; } else { goto b421; }
b420:;
    { goto b15; }
b421:;
    u64 v388 = 0x20;
    { u64 n391 = v388; u64 n392 = v333; v391 = n391; v392 = n392; goto b16; }
b15:;
    u64 v389 = 0x20;
    u64 v390 = v333 << (v389 & 63);
    { u64 n391 = v4; u64 n392 = v390; v391 = n391; v392 = n392; goto b16; }
b16:;
    u64 v393 = 0x30;
    u64 v394 = v392 >> (v393 & 63);
    u8 v395 = (u64)v394 == (u64)v4;
    if (v395) { goto b422; } else { goto b423; }
b422:;
    { goto b17; }
b423:;
    u64 v396 = 0x10;
    u64 v397 = v391 + v396;
    u64 v398 = 0xff;
    u64 v399 = v397 & v398;
    { u64 n402 = v399; u64 n403 = v392; v402 = n402; v403 = n403; goto b18; }
b17:;
    u64 v400 = 0x10;
    u64 v401 = v392 << (v400 & 63);
    { u64 n402 = v391; u64 n403 = v401; v402 = n402; v403 = n403; goto b18; }
b18:;
    u64 v404 = 0x38;
    u64 v405 = v403 >> (v404 & 63);
    u8 v406 = (u64)v405 == (u64)v4;
    if (v406) { goto b424; } else { goto b425; }
b424:;
    { goto b19; }
b425:;
    u64 v407 = 0x8;
    u64 v408 = v402 + v407;
    u64 v409 = 0xff;
    u64 v410 = v408 & v409;
    { u64 n413 = v410; u64 n414 = v403; v413 = n413; v414 = n414; goto b20; }
b19:;
    u64 v411 = 0x8;
    u64 v412 = v403 << (v411 & 63);
    { u64 n413 = v402; u64 n414 = v412; v413 = n413; v414 = n414; goto b20; }
b20:;
    u64 v415 = 0x3c;
    u64 v416 = v414 >> (v415 & 63);
    u8 v417 = (u64)v416 == (u64)v4;
    if (v417) { goto b426; } else { goto b427; }
b426:;
    { goto b21; }
b427:;
    u64 v418 = 0x4;
    u64 v419 = v413 + v418;
    u64 v420 = 0xff;
    u64 v421 = v419 & v420;
    { u64 n424 = v421; u64 n425 = v414; v424 = n424; v425 = n425; goto b22; }
b21:;
    u64 v422 = 0x4;
    u64 v423 = v414 << (v422 & 63);
    { u64 n424 = v413; u64 n425 = v423; v424 = n424; v425 = n425; goto b22; }
b22:;
    u64 v426 = 0x3e;
    u64 v427 = v425 >> (v426 & 63);
    u8 v428 = (u64)v427 == (u64)v4;
    if (v428) { goto b428; } else { goto b429; }
b428:;
    { goto b23; }
b429:;
    u64 v429 = 0x2;
    u64 v430 = v424 + v429;
    u64 v431 = 0xff;
    u64 v432 = v430 & v431;
    { u64 n435 = v432; u64 n436 = v425; v435 = n435; v436 = n436; goto b24; }
b23:;
    u64 v433 = 0x2;
    u64 v434 = v425 << (v433 & 63);
    { u64 n435 = v424; u64 n436 = v434; v435 = n435; v436 = n436; goto b24; }
b24:;
    u64 v437 = 0x3f;
    u64 v438 = v436 >> (v437 & 63);
    u8 v439 = (u64)v438 == (u64)v4;
    if (v439) { goto b430; } else { goto b431; }
b430:;
    { goto b25; }
b431:;
    u64 v440 = 0x1;
    u64 v441 = v435 + v440;
    u64 v442 = 0xff;
    u64 v443 = v441 & v442;
    { u64 n446 = v443; u64 n447 = v436; v446 = n446; v447 = n447; goto b26; }
b25:;
    u64 v444 = 0x1;
    u64 v445 = v436 << (v444 & 63);
    { u64 n446 = v435; u64 n447 = v445; v446 = n446; v447 = n447; goto b26; }
b26:;
    u64 v448 = 0x38;
    u64 v449 = v447 >> (v448 & 63);
    u64 v450 = 0x7f;
    u64 v451 = v449 & v450;
    u64 v452 = load_u64((const u8 *)v3 + 48);
    u64 v453 = load_u64((const u8 *)v452 + 80);
    u64 v454 = 0x7f;
    u64 v455 = v451 & v454;
    u64 v456 = 0x4;
    u64 v457 = v455 * v456;
    u64 v458 = v453 + v457;
    u32 v459 = load_u32((const u8 *)v458 + 0);
    u64 v460 = v459;
    u8 v461 = (u64)v460 != (u64)v4;
    u64 v462 = v461;
    u64 v463 = load_u64((const u8 *)v3 + 48);
    u64 v464 = load_u64((const u8 *)v463 + 104);
    u64 v465 = 0x8;
    u64 v466 = v460 * v465;
    u64 v467 = v464 + v466;
    u32 v468 = load_u32((const u8 *)v467 + 0);
    u64 v469 = load_u64((const u8 *)v3 + 48);
    u64 v470 = load_u64((const u8 *)v469 + 112);
    u64 v471 = 0x8;
    u64 v472 = v460 * v471;
    u64 v473 = v470 + v472;
    u32 v474 = 0x169;
    u8 v475 = (u32)v468 == (u32)v474;
    if (v475) { goto b432; } else { goto b433; }
b432:;
    u64 v476 = load_u64((const u8 *)v473 + 0);
    u64 v477 = 0xffff;
    u64 v478 = v476 & v477;
    { goto b27; }
b433:;
    u32 v479 = 0x16c;
    u8 v480 = (u32)v468 == (u32)v479;
    if (v480) { goto b434; } else { goto b435; }
b434:;
    { goto b28; }
b435:;
    { u64 n484 = v383; v484 = n484; goto b29; }
b27:;
    u64 v481 = 0x10;
    u64 v482 = v446 << (v481 & 63);
    u64 v483 = v482 | v478;
    { u64 n484 = v483; v484 = n484; goto b29; }
b28:;
    { u64 n484 = v383; v484 = n484; goto b29; }
b29:;
    u64 v485 = 0xfffffffff0000000;
    u8 v486 = (u64)v338 == (u64)v4;
    if (v486) { goto b436; } else { goto b437; }
b436:;
    { u64 n586 = v485; v586 = n586; goto b44; }
b437:;
    u64 v487 = 0x20;
    u64 v488 = v338 >> (v487 & 63);
    u8 v489 = (u64)v488 == (u64)v4;
    if (v489) { goto b438; } else { goto b439; }
b438:;
    { goto b30; }
b439:;
    u64 v490 = 0x20;
    { u64 n493 = v490; u64 n494 = v338; v493 = n493; v494 = n494; goto b31; }
b30:;
    u64 v491 = 0x20;
    u64 v492 = v338 << (v491 & 63);
    { u64 n493 = v4; u64 n494 = v492; v493 = n493; v494 = n494; goto b31; }
b31:;
    u64 v495 = 0x30;
    u64 v496 = v494 >> (v495 & 63);
    u8 v497 = (u64)v496 == (u64)v4;
    if (v497) { goto b440; } else { goto b441; }
b440:;
    { goto b32; }
b441:;
    u64 v498 = 0x10;
    u64 v499 = v493 + v498;
    u64 v500 = 0xff;
    u64 v501 = v499 & v500;
    { u64 n504 = v501; u64 n505 = v494; v504 = n504; v505 = n505; goto b33; }
b32:;
    u64 v502 = 0x10;
    u64 v503 = v494 << (v502 & 63);
    { u64 n504 = v493; u64 n505 = v503; v504 = n504; v505 = n505; goto b33; }
b33:;
    u64 v506 = 0x38;
    u64 v507 = v505 >> (v506 & 63);
    u8 v508 = (u64)v507 == (u64)v4;
    if (v508) { goto b442; } else { goto b443; }
b442:;
    { goto b34; }
b443:;
    u64 v509 = 0x8;
    u64 v510 = v504 + v509;
    u64 v511 = 0xff;
    u64 v512 = v510 & v511;
    { u64 n515 = v512; u64 n516 = v505; v515 = n515; v516 = n516; goto b35; }
b34:;
    u64 v513 = 0x8;
    u64 v514 = v505 << (v513 & 63);
    { u64 n515 = v504; u64 n516 = v514; v515 = n515; v516 = n516; goto b35; }
b35:;
    u64 v517 = 0x3c;
    u64 v518 = v516 >> (v517 & 63);
    u8 v519 = (u64)v518 == (u64)v4;
    if (v519) { goto b444; } else { goto b445; }
b444:;
    { goto b36; }
b445:;
    u64 v520 = 0x4;
    u64 v521 = v515 + v520;
    u64 v522 = 0xff;
    u64 v523 = v521 & v522;
    { u64 n526 = v523; u64 n527 = v516; v526 = n526; v527 = n527; goto b37; }
b36:;
    u64 v524 = 0x4;
    u64 v525 = v516 << (v524 & 63);
    { u64 n526 = v515; u64 n527 = v525; v526 = n526; v527 = n527; goto b37; }
b37:;
    u64 v528 = 0x3e;
    u64 v529 = v527 >> (v528 & 63);
    u8 v530 = (u64)v529 == (u64)v4;
    if (v530) { goto b446; } else { goto b447; }
b446:;
    { goto b38; }
b447:;
    u64 v531 = 0x2;
    u64 v532 = v526 + v531;
    u64 v533 = 0xff;
    u64 v534 = v532 & v533;
    { u64 n537 = v534; u64 n538 = v527; v537 = n537; v538 = n538; goto b39; }
b38:;
    u64 v535 = 0x2;
    u64 v536 = v527 << (v535 & 63);
    { u64 n537 = v526; u64 n538 = v536; v537 = n537; v538 = n538; goto b39; }
b39:;
    u64 v539 = 0x3f;
    u64 v540 = v538 >> (v539 & 63);
    u8 v541 = (u64)v540 == (u64)v4;
    if (v541) { goto b448; } else { goto b449; }
b448:;
    { goto b40; }
b449:;
    u64 v542 = 0x1;
    u64 v543 = v537 + v542;
    u64 v544 = 0xff;
    u64 v545 = v543 & v544;
    { u64 n548 = v545; u64 n549 = v538; v548 = n548; v549 = n549; goto b41; }
b40:;
    u64 v546 = 0x1;
    u64 v547 = v538 << (v546 & 63);
    { u64 n548 = v537; u64 n549 = v547; v548 = n548; v549 = n549; goto b41; }
b41:;
    u64 v550 = 0x38;
    u64 v551 = v549 >> (v550 & 63);
    u64 v552 = 0x7f;
    u64 v553 = v551 & v552;
    u64 v554 = load_u64((const u8 *)v3 + 48);
    u64 v555 = load_u64((const u8 *)v554 + 120);
    u64 v556 = 0x7f;
    u64 v557 = v553 & v556;
    u64 v558 = 0x4;
    u64 v559 = v557 * v558;
    u64 v560 = v555 + v559;
    u32 v561 = load_u32((const u8 *)v560 + 0);
    u64 v562 = v561;
    u8 v563 = (u64)v562 != (u64)v4;
    u64 v564 = v563;
    u64 v565 = load_u64((const u8 *)v3 + 48);
    u64 v566 = load_u64((const u8 *)v565 + 144);
    u64 v567 = 0x8;
    u64 v568 = v562 * v567;
    u64 v569 = v566 + v568;
    u32 v570 = load_u32((const u8 *)v569 + 0);
    u64 v571 = load_u64((const u8 *)v3 + 48);
    u64 v572 = load_u64((const u8 *)v571 + 152);
    u64 v573 = 0x8;
    u64 v574 = v562 * v573;
    u64 v575 = v572 + v574;
    u32 v576 = 0x191;
    u8 v577 = (u32)v570 == (u32)v576;
    if (v577) { goto b450; } else { goto b451; }
b450:;
    u64 v578 = load_u64((const u8 *)v575 + 0);
    u64 v579 = 0xffff;
    u64 v580 = v578 & v579;
    { goto b42; }
b451:;
    u32 v581 = 0x194;
    u8 v582 = (u32)v570 == (u32)v581;
    if (v582) { goto b452; } else { goto b453; }
b452:;
    { goto b43; }
b453:;
    { u64 n586 = v485; v586 = n586; goto b44; }
b42:;
    u64 v583 = 0x10;
    u64 v584 = v548 << (v583 & 63);
    u64 v585 = v584 | v580;
    { u64 n586 = v585; v586 = n586; goto b44; }
b43:;
    { u64 n586 = v485; v586 = n586; goto b44; }
b44:;
    u64 v587 = v586 + v361;
    u64 v588 = 0xc0000;
    u64 v589 = v587 + v588;
    u64 v590 = v589 - v484;
    u64 v591 = v590 - v352;
    u64 v592 = 0xa0000;
    u64 v593 = v591 + v592;
    u64 v594 = 0x20;
    u64 v595 = v593 << (v594 & 63);
    u64 v596 = 0x20;
    u64 v597 = (int64_t)v595 >> (v596 & 63);
    { u64 n598 = v597; v598 = n598; goto b45; }
b45:;
    u8 v599 = (u64)v598 != (u64)v4;
    if (v599) { goto b454; } else { goto b455; }
b454:;
    { u64 n601 = v598; v601 = n601; goto b46; }
b455:;
    u64 v600 = 0xf9c11;
    { u64 n601 = v600; v601 = n601; goto b46; }
b46:;
    u64 v602 = 0x80000;
    u64 v603 = v601 + v602;
    u64 v604 = 0x20;
    u64 v605 = v603 << (v604 & 63);
    u64 v606 = 0x20;
    u64 v607 = (int64_t)v605 >> (v606 & 63);
    u64 v608 = 0x10;
    u64 v609 = 0x40;
    u8 v610 = (u64)v608 < (u64)v609;
    u64 v611 = 0x3f;
    u64 v612 = v610 ? v608 : v611;
    u64 v613 = (int64_t)v607 >> (v612 & 63);
    u64 v614 = 0x8;
    u64 v615 = 0x40;
    u8 v616 = (u64)v614 < (u64)v615;
    u64 v617 = 0x3f;
    u64 v618 = v616 ? v614 : v617;
    u64 v619 = (int64_t)v603 >> (v618 & 63);
    u64 v620 = 0xff;
    u64 v621 = v619 & v620;
    u64 v622 = load_u64((const u8 *)v3 + 48);
    u64 v623 = load_u64((const u8 *)v622 + 160);
    u64 v624 = 0xff;
    u64 v625 = v621 & v624;
    u64 v626 = 0x4;
    u64 v627 = v625 * v626;
    u64 v628 = v623 + v627;
    u32 v629 = load_u32((const u8 *)v628 + 0);
    u64 v630 = v629;
    u8 v631 = (u64)v630 != (u64)v4;
    u64 v632 = v631;
    u64 v633 = load_u64((const u8 *)v3 + 48);
    u64 v634 = load_u64((const u8 *)v633 + 184);
    u64 v635 = 0x8;
    u64 v636 = v630 * v635;
    u64 v637 = v634 + v636;
    u32 v638 = load_u32((const u8 *)v637 + 0);
    u64 v639 = load_u64((const u8 *)v3 + 48);
    u64 v640 = load_u64((const u8 *)v639 + 192);
    u64 v641 = 0x8;
    u64 v642 = v630 * v641;
    u64 v643 = v640 + v642;
    u32 v644 = 0x1a4;
    u8 v645 = (u32)v638 == (u32)v644;
    if (v645) { goto b456; } else { goto b457; }
b456:;
    u64 v646 = load_u64((const u8 *)v643 + 0);
    { goto b47; }
b457:;
    u32 v647 = 0x1b4;
    u8 v648 = (u32)v638 == (u32)v647;
    if (v648) { goto b458; } else { goto b459; }
b458:;
    { goto b50; }
b459:;
    { u64 n684 = v4; v684 = n684; goto b51; }
b47:;
    u64 v649 = 0x3e;
    u8 v650 = (int64_t)v613 < (int64_t)v649;
    if (v650) { goto b460; } else { goto b461; }
b460:;
    { goto b48; }
b461:;
    u64 v651 = 0x4000000000000000;
    { u64 n684 = v651; v684 = n684; goto b51; }
b48:;
    u64 v652 = 0x10;
    u8 v653 = (int64_t)v613 < (int64_t)v652;
    if (v653) { goto b462; } else { goto b463; }
b462:;
    { goto b49; }
b463:;
    u64 v654 = 0xfffffffffffffff0;
    u64 v655 = v613 + v654;
    u64 v656 = 0xff;
    u64 v657 = v655 & v656;
    u64 v658 = 0x40;
    u8 v659 = (u64)v657 < (u64)v658;
    u64 v660 = v646 << (v657 & 63);
    u64 v661 = v659 ? v660 : v4;
    { u64 n684 = v661; v684 = n684; goto b51; }
b49:;
    u64 v662 = 0xffffffffffffffff;
    u8 v663 = (int64_t)v613 < (int64_t)v662;
    if (v663) { goto b464; } else { goto b465; }
b464:;
    { u64 n684 = v4; v684 = n684; goto b51; }
b465:;
    u64 v664 = 0x10;
    u64 v665 = v664 - v613;
    u64 v666 = 0xff;
    u64 v667 = v665 + v666;
    u64 v668 = 0xff;
    u64 v669 = v667 & v668;
    u64 v670 = 0x1;
    u64 v671 = 0x40;
    u8 v672 = (u64)v669 < (u64)v671;
    u64 v673 = v670 << (v669 & 63);
    u64 v674 = v672 ? v673 : v4;
    u64 v675 = v646 + v674;
    u64 v676 = 0x10;
    u64 v677 = v676 - v613;
    u64 v678 = 0xff;
    u64 v679 = v677 & v678;
    u64 v680 = 0x40;
    u8 v681 = (u64)v679 < (u64)v680;
    u64 v682 = v675 >> (v679 & 63);
    u64 v683 = v681 ? v682 : v4;
    { u64 n684 = v683; v684 = n684; goto b51; }
b50:;
    { u64 n684 = v4; v684 = n684; goto b51; }
b51:;
    u64 v685 = 0xffffffff;
    u64 v686 = v684 & v685;
    u64 v687 = 0xfffffffff0000000;
    u8 v688 = (u64)v239 == (u64)v4;
    if (v688) { goto b466; } else { goto b467; }
b466:;
    { u64 n788 = v687; v788 = n788; goto b66; }
b467:;
    u64 v689 = 0x20;
    u64 v690 = v239 >> (v689 & 63);
    u8 v691 = (u64)v690 == (u64)v4;
    if (v691) { goto b468; } else { goto b469; }
b468:;
    { goto b52; }
b469:;
    u64 v692 = 0x20;
    { u64 n695 = v692; u64 n696 = v239; v695 = n695; v696 = n696; goto b53; }
b52:;
    u64 v693 = 0x20;
    u64 v694 = v239 << (v693 & 63);
    { u64 n695 = v4; u64 n696 = v694; v695 = n695; v696 = n696; goto b53; }
b53:;
    u64 v697 = 0x30;
    u64 v698 = v696 >> (v697 & 63);
    u8 v699 = (u64)v698 == (u64)v4;
    if (v699) { goto b470; } else { goto b471; }
b470:;
    { goto b54; }
b471:;
    u64 v700 = 0x10;
    u64 v701 = v695 + v700;
    u64 v702 = 0xff;
    u64 v703 = v701 & v702;
    { u64 n706 = v703; u64 n707 = v696; v706 = n706; v707 = n707; goto b55; }
b54:;
    u64 v704 = 0x10;
    u64 v705 = v696 << (v704 & 63);
    { u64 n706 = v695; u64 n707 = v705; v706 = n706; v707 = n707; goto b55; }
b55:;
    u64 v708 = 0x38;
    u64 v709 = v707 >> (v708 & 63);
    u8 v710 = (u64)v709 == (u64)v4;
    if (v710) { goto b472; } else { goto b473; }
b472:;
    { goto b56; }
b473:;
    u64 v711 = 0x8;
    u64 v712 = v706 + v711;
    u64 v713 = 0xff;
    u64 v714 = v712 & v713;
    { u64 n717 = v714; u64 n718 = v707; v717 = n717; v718 = n718; goto b57; }
b56:;
    u64 v715 = 0x8;
    u64 v716 = v707 << (v715 & 63);
    { u64 n717 = v706; u64 n718 = v716; v717 = n717; v718 = n718; goto b57; }
b57:;
    u64 v719 = 0x3c;
    u64 v720 = v718 >> (v719 & 63);
    u8 v721 = (u64)v720 == (u64)v4;
    if (v721) { goto b474; } else { goto b475; }
b474:;
    { goto b58; }
b475:;
    u64 v722 = 0x4;
    u64 v723 = v717 + v722;
    u64 v724 = 0xff;
    u64 v725 = v723 & v724;
    { u64 n728 = v725; u64 n729 = v718; v728 = n728; v729 = n729; goto b59; }
b58:;
    u64 v726 = 0x4;
    u64 v727 = v718 << (v726 & 63);
    { u64 n728 = v717; u64 n729 = v727; v728 = n728; v729 = n729; goto b59; }
b59:;
    u64 v730 = 0x3e;
    u64 v731 = v729 >> (v730 & 63);
    u8 v732 = (u64)v731 == (u64)v4;
    if (v732) { goto b476; } else { goto b477; }
b476:;
    { goto b60; }
b477:;
    u64 v733 = 0x2;
    u64 v734 = v728 + v733;
    u64 v735 = 0xff;
    u64 v736 = v734 & v735;
    { u64 n739 = v736; u64 n740 = v729; v739 = n739; v740 = n740; goto b61; }
b60:;
    u64 v737 = 0x2;
    u64 v738 = v729 << (v737 & 63);
    { u64 n739 = v728; u64 n740 = v738; v739 = n739; v740 = n740; goto b61; }
b61:;
    u64 v741 = 0x3f;
    u64 v742 = v740 >> (v741 & 63);
    u8 v743 = (u64)v742 == (u64)v4;
    if (v743) { goto b478; } else { goto b479; }
b478:;
    { goto b62; }
b479:;
    u64 v744 = 0x1;
    u64 v745 = v739 + v744;
    u64 v746 = 0xff;
    u64 v747 = v745 & v746;
    { u64 n750 = v747; u64 n751 = v740; v750 = n750; v751 = n751; goto b63; }
b62:;
    u64 v748 = 0x1;
    u64 v749 = v740 << (v748 & 63);
    { u64 n750 = v739; u64 n751 = v749; v750 = n750; v751 = n751; goto b63; }
b63:;
    u64 v752 = 0x38;
    u64 v753 = v751 >> (v752 & 63);
    u64 v754 = 0x7f;
    u64 v755 = v753 & v754;
    u64 v756 = load_u64((const u8 *)v3 + 48);
    u64 v757 = load_u64((const u8 *)v756 + 200);
    u64 v758 = 0x7f;
    u64 v759 = v755 & v758;
    u64 v760 = 0x4;
    u64 v761 = v759 * v760;
    u64 v762 = v757 + v761;
    u32 v763 = load_u32((const u8 *)v762 + 0);
    u64 v764 = v763;
    u8 v765 = (u64)v764 != (u64)v4;
    u64 v766 = v765;
    u64 v767 = load_u64((const u8 *)v3 + 48);
    u64 v768 = load_u64((const u8 *)v767 + 224);
    u64 v769 = 0x8;
    u64 v770 = v764 * v769;
    u64 v771 = v768 + v770;
    u32 v772 = load_u32((const u8 *)v771 + 0);
    u64 v773 = load_u64((const u8 *)v3 + 48);
    u64 v774 = load_u64((const u8 *)v773 + 232);
    u64 v775 = 0x8;
    u64 v776 = v764 * v775;
    u64 v777 = v774 + v776;
    u32 v778 = 0x1da;
    u8 v779 = (u32)v772 == (u32)v778;
    if (v779) { goto b480; } else { goto b481; }
b480:;
    u64 v780 = load_u64((const u8 *)v777 + 0);
    u64 v781 = 0xffff;
    u64 v782 = v780 & v781;
    { goto b64; }
b481:;
    u32 v783 = 0x1dd;
    u8 v784 = (u32)v772 == (u32)v783;
    if (v784) { goto b482; } else { goto b483; }
b482:;
    { goto b65; }
b483:;
    { u64 n788 = v687; v788 = n788; goto b66; }
b64:;
    u64 v785 = 0x10;
    u64 v786 = v750 << (v785 & 63);
    u64 v787 = v786 | v782;
    { u64 n788 = v787; v788 = n788; goto b66; }
b65:;
    { u64 n788 = v687; v788 = n788; goto b66; }
b66:;
    u64 v789 = 0xfffffffff0000000;
    u8 v790 = (u64)v377 == (u64)v4;
    if (v790) { goto b484; } else { goto b485; }
b484:;
    { u64 n890 = v789; v890 = n890; goto b81; }
b485:;
    u64 v791 = 0x20;
    u64 v792 = v377 >> (v791 & 63);
    u8 v793 = (u64)v792 == (u64)v4;
    if (v793) { goto b486; } else { goto b487; }
b486:;
    { goto b67; }
b487:;
    u64 v794 = 0x20;
    { u64 n797 = v794; u64 n798 = v377; v797 = n797; v798 = n798; goto b68; }
b67:;
    u64 v795 = 0x20;
    u64 v796 = v377 << (v795 & 63);
    { u64 n797 = v4; u64 n798 = v796; v797 = n797; v798 = n798; goto b68; }
b68:;
    u64 v799 = 0x30;
    u64 v800 = v798 >> (v799 & 63);
    u8 v801 = (u64)v800 == (u64)v4;
    if (v801) { goto b488; } else { goto b489; }
b488:;
    { goto b69; }
b489:;
    u64 v802 = 0x10;
    u64 v803 = v797 + v802;
    u64 v804 = 0xff;
    u64 v805 = v803 & v804;
    { u64 n808 = v805; u64 n809 = v798; v808 = n808; v809 = n809; goto b70; }
b69:;
    u64 v806 = 0x10;
    u64 v807 = v798 << (v806 & 63);
    { u64 n808 = v797; u64 n809 = v807; v808 = n808; v809 = n809; goto b70; }
b70:;
    u64 v810 = 0x38;
    u64 v811 = v809 >> (v810 & 63);
    u8 v812 = (u64)v811 == (u64)v4;
    if (v812) { goto b490; } else { goto b491; }
b490:;
    { goto b71; }
b491:;
    u64 v813 = 0x8;
    u64 v814 = v808 + v813;
    u64 v815 = 0xff;
    u64 v816 = v814 & v815;
    { u64 n819 = v816; u64 n820 = v809; v819 = n819; v820 = n820; goto b72; }
b71:;
    u64 v817 = 0x8;
    u64 v818 = v809 << (v817 & 63);
    { u64 n819 = v808; u64 n820 = v818; v819 = n819; v820 = n820; goto b72; }
b72:;
    u64 v821 = 0x3c;
    u64 v822 = v820 >> (v821 & 63);
    u8 v823 = (u64)v822 == (u64)v4;
    if (v823) { goto b492; } else { goto b493; }
b492:;
    { goto b73; }
b493:;
    u64 v824 = 0x4;
    u64 v825 = v819 + v824;
    u64 v826 = 0xff;
    u64 v827 = v825 & v826;
    { u64 n830 = v827; u64 n831 = v820; v830 = n830; v831 = n831; goto b74; }
b73:;
    u64 v828 = 0x4;
    u64 v829 = v820 << (v828 & 63);
    { u64 n830 = v819; u64 n831 = v829; v830 = n830; v831 = n831; goto b74; }
b74:;
    u64 v832 = 0x3e;
    u64 v833 = v831 >> (v832 & 63);
    u8 v834 = (u64)v833 == (u64)v4;
    if (v834) { goto b494; } else { goto b495; }
b494:;
    { goto b75; }
b495:;
    u64 v835 = 0x2;
    u64 v836 = v830 + v835;
    u64 v837 = 0xff;
    u64 v838 = v836 & v837;
    { u64 n841 = v838; u64 n842 = v831; v841 = n841; v842 = n842; goto b76; }
b75:;
    u64 v839 = 0x2;
    u64 v840 = v831 << (v839 & 63);
    { u64 n841 = v830; u64 n842 = v840; v841 = n841; v842 = n842; goto b76; }
b76:;
    u64 v843 = 0x3f;
    u64 v844 = v842 >> (v843 & 63);
    u8 v845 = (u64)v844 == (u64)v4;
    if (v845) { goto b496; } else { goto b497; }
b496:;
    { goto b77; }
b497:;
    u64 v846 = 0x1;
    u64 v847 = v841 + v846;
    u64 v848 = 0xff;
    u64 v849 = v847 & v848;
    { u64 n852 = v849; u64 n853 = v842; v852 = n852; v853 = n853; goto b78; }
b77:;
    u64 v850 = 0x1;
    u64 v851 = v842 << (v850 & 63);
    { u64 n852 = v841; u64 n853 = v851; v852 = n852; v853 = n853; goto b78; }
b78:;
    u64 v854 = 0x38;
    u64 v855 = v853 >> (v854 & 63);
    u64 v856 = 0x7f;
    u64 v857 = v855 & v856;
    u64 v858 = load_u64((const u8 *)v3 + 48);
    u64 v859 = load_u64((const u8 *)v858 + 240);
    u64 v860 = 0x7f;
    u64 v861 = v857 & v860;
    u64 v862 = 0x4;
    u64 v863 = v861 * v862;
    u64 v864 = v859 + v863;
    u32 v865 = load_u32((const u8 *)v864 + 0);
    u64 v866 = v865;
    u8 v867 = (u64)v866 != (u64)v4;
    u64 v868 = v867;
    u64 v869 = load_u64((const u8 *)v3 + 48);
    u64 v870 = load_u64((const u8 *)v869 + 264);
    u64 v871 = 0x8;
    u64 v872 = v866 * v871;
    u64 v873 = v870 + v872;
    u32 v874 = load_u32((const u8 *)v873 + 0);
    u64 v875 = load_u64((const u8 *)v3 + 48);
    u64 v876 = load_u64((const u8 *)v875 + 272);
    u64 v877 = 0x8;
    u64 v878 = v866 * v877;
    u64 v879 = v876 + v878;
    u32 v880 = 0x202;
    u8 v881 = (u32)v874 == (u32)v880;
    if (v881) { goto b498; } else { goto b499; }
b498:;
    u64 v882 = load_u64((const u8 *)v879 + 0);
    u64 v883 = 0xffff;
    u64 v884 = v882 & v883;
    { goto b79; }
b499:;
    u32 v885 = 0x205;
    u8 v886 = (u32)v874 == (u32)v885;
    if (v886) { goto b500; } else { goto b501; }
b500:;
    { goto b80; }
b501:;
    { u64 n890 = v789; v890 = n890; goto b81; }
b79:;
    u64 v887 = 0x10;
    u64 v888 = v852 << (v887 & 63);
    u64 v889 = v888 | v884;
    { u64 n890 = v889; v890 = n890; goto b81; }
b80:;
    { u64 n890 = v789; v890 = n890; goto b81; }
b81:;
    u64 v891 = 0xfffffffff0000000;
    u8 v892 = (u64)v376 == (u64)v4;
    if (v892) { goto b502; } else { goto b503; }
b502:;
    { u64 n992 = v891; v992 = n992; goto b96; }
b503:;
    u64 v893 = 0x20;
    u64 v894 = v376 >> (v893 & 63);
    u8 v895 = (u64)v894 == (u64)v4;
    if (v895) { goto b504; } else { goto b505; }
b504:;
    { goto b82; }
b505:;
    u64 v896 = 0x20;
    { u64 n899 = v896; u64 n900 = v376; v899 = n899; v900 = n900; goto b83; }
b82:;
    u64 v897 = 0x20;
    u64 v898 = v376 << (v897 & 63);
    { u64 n899 = v4; u64 n900 = v898; v899 = n899; v900 = n900; goto b83; }
b83:;
    u64 v901 = 0x30;
    u64 v902 = v900 >> (v901 & 63);
    u8 v903 = (u64)v902 == (u64)v4;
    if (v903) { goto b506; } else { goto b507; }
b506:;
    { goto b84; }
b507:;
    u64 v904 = 0x10;
    u64 v905 = v899 + v904;
    u64 v906 = 0xff;
    u64 v907 = v905 & v906;
    { u64 n910 = v907; u64 n911 = v900; v910 = n910; v911 = n911; goto b85; }
b84:;
    u64 v908 = 0x10;
    u64 v909 = v900 << (v908 & 63);
    { u64 n910 = v899; u64 n911 = v909; v910 = n910; v911 = n911; goto b85; }
b85:;
    u64 v912 = 0x38;
    u64 v913 = v911 >> (v912 & 63);
    u8 v914 = (u64)v913 == (u64)v4;
    if (v914) { goto b508; } else { goto b509; }
b508:;
    { goto b86; }
b509:;
    u64 v915 = 0x8;
    u64 v916 = v910 + v915;
    u64 v917 = 0xff;
    u64 v918 = v916 & v917;
    { u64 n921 = v918; u64 n922 = v911; v921 = n921; v922 = n922; goto b87; }
b86:;
    u64 v919 = 0x8;
    u64 v920 = v911 << (v919 & 63);
    { u64 n921 = v910; u64 n922 = v920; v921 = n921; v922 = n922; goto b87; }
b87:;
    u64 v923 = 0x3c;
    u64 v924 = v922 >> (v923 & 63);
    u8 v925 = (u64)v924 == (u64)v4;
    if (v925) { goto b510; } else { goto b511; }
b510:;
    { goto b88; }
b511:;
    u64 v926 = 0x4;
    u64 v927 = v921 + v926;
    u64 v928 = 0xff;
    u64 v929 = v927 & v928;
    { u64 n932 = v929; u64 n933 = v922; v932 = n932; v933 = n933; goto b89; }
b88:;
    u64 v930 = 0x4;
    u64 v931 = v922 << (v930 & 63);
    { u64 n932 = v921; u64 n933 = v931; v932 = n932; v933 = n933; goto b89; }
b89:;
    u64 v934 = 0x3e;
    u64 v935 = v933 >> (v934 & 63);
    u8 v936 = (u64)v935 == (u64)v4;
    if (v936) { goto b512; } else { goto b513; }
b512:;
    { goto b90; }
b513:;
    u64 v937 = 0x2;
    u64 v938 = v932 + v937;
    u64 v939 = 0xff;
    u64 v940 = v938 & v939;
    { u64 n943 = v940; u64 n944 = v933; v943 = n943; v944 = n944; goto b91; }
b90:;
    u64 v941 = 0x2;
    u64 v942 = v933 << (v941 & 63);
    { u64 n943 = v932; u64 n944 = v942; v943 = n943; v944 = n944; goto b91; }
b91:;
    u64 v945 = 0x3f;
    u64 v946 = v944 >> (v945 & 63);
    u8 v947 = (u64)v946 == (u64)v4;
    if (v947) { goto b514; } else { goto b515; }
b514:;
    { goto b92; }
b515:;
    u64 v948 = 0x1;
    u64 v949 = v943 + v948;
    u64 v950 = 0xff;
    u64 v951 = v949 & v950;
    { u64 n954 = v951; u64 n955 = v944; v954 = n954; v955 = n955; goto b93; }
b92:;
    u64 v952 = 0x1;
    u64 v953 = v944 << (v952 & 63);
    { u64 n954 = v943; u64 n955 = v953; v954 = n954; v955 = n955; goto b93; }
b93:;
    u64 v956 = 0x38;
    u64 v957 = v955 >> (v956 & 63);
    u64 v958 = 0x7f;
    u64 v959 = v957 & v958;
    u64 v960 = load_u64((const u8 *)v3 + 48);
    u64 v961 = load_u64((const u8 *)v960 + 280);
    u64 v962 = 0x7f;
    u64 v963 = v959 & v962;
    u64 v964 = 0x4;
    u64 v965 = v963 * v964;
    u64 v966 = v961 + v965;
    u32 v967 = load_u32((const u8 *)v966 + 0);
    u64 v968 = v967;
    u8 v969 = (u64)v968 != (u64)v4;
    u64 v970 = v969;
    u64 v971 = load_u64((const u8 *)v3 + 48);
    u64 v972 = load_u64((const u8 *)v971 + 304);
    u64 v973 = 0x8;
    u64 v974 = v968 * v973;
    u64 v975 = v972 + v974;
    u32 v976 = load_u32((const u8 *)v975 + 0);
    u64 v977 = load_u64((const u8 *)v3 + 48);
    u64 v978 = load_u64((const u8 *)v977 + 312);
    u64 v979 = 0x8;
    u64 v980 = v968 * v979;
    u64 v981 = v978 + v980;
    u32 v982 = 0x22a;
    u8 v983 = (u32)v976 == (u32)v982;
    if (v983) { goto b516; } else { goto b517; }
b516:;
    u64 v984 = load_u64((const u8 *)v981 + 0);
    u64 v985 = 0xffff;
    u64 v986 = v984 & v985;
    { goto b94; }
b517:;
    u32 v987 = 0x22d;
    u8 v988 = (u32)v976 == (u32)v987;
    if (v988) { goto b518; } else { goto b519; }
b518:;
    { goto b95; }
b519:;
    { u64 n992 = v891; v992 = n992; goto b96; }
b94:;
    u64 v989 = 0x10;
    u64 v990 = v954 << (v989 & 63);
    u64 v991 = v990 | v986;
    { u64 n992 = v991; v992 = n992; goto b96; }
b95:;
    { u64 n992 = v891; v992 = n992; goto b96; }
b96:;
    u64 v993 = 0xfffffffff0000000;
    u8 v994 = (u64)v298 == (u64)v4;
    if (v994) { goto b520; } else { goto b521; }
b520:;
    { u64 n1092 = v993; v1092 = n1092; goto b111; }
b521:;
    u8 v995 = (u64)v4 == (u64)v4;
    if (v995) { goto b522; } else { goto b523; }
b522:;
    { goto b97; }
b523:;
    u64 v996 = 0x20;
    { u64 n999 = v996; u64 n1000 = v298; v999 = n999; v1000 = n1000; goto b98; }
b97:;
    u64 v997 = 0x20;
    u64 v998 = v298 << (v997 & 63);
    { u64 n999 = v4; u64 n1000 = v998; v999 = n999; v1000 = n1000; goto b98; }
b98:;
    u64 v1001 = 0x30;
    u64 v1002 = v1000 >> (v1001 & 63);
    u8 v1003 = (u64)v1002 == (u64)v4;
    if (v1003) { goto b524; } else { goto b525; }
b524:;
    { goto b99; }
b525:;
    u64 v1004 = 0x10;
    u64 v1005 = v999 + v1004;
    u64 v1006 = 0xff;
    u64 v1007 = v1005 & v1006;
    { u64 n1010 = v1007; u64 n1011 = v1000; v1010 = n1010; v1011 = n1011; goto b100; }
b99:;
    u64 v1008 = 0x10;
    u64 v1009 = v1000 << (v1008 & 63);
    { u64 n1010 = v999; u64 n1011 = v1009; v1010 = n1010; v1011 = n1011; goto b100; }
b100:;
    u64 v1012 = 0x38;
    u64 v1013 = v1011 >> (v1012 & 63);
    u8 v1014 = (u64)v1013 == (u64)v4;
    if (v1014) { goto b526; } else { goto b527; }
b526:;
    { goto b101; }
b527:;
    u64 v1015 = 0x8;
    u64 v1016 = v1010 + v1015;
    u64 v1017 = 0xff;
    u64 v1018 = v1016 & v1017;
    { u64 n1021 = v1018; u64 n1022 = v1011; v1021 = n1021; v1022 = n1022; goto b102; }
b101:;
    u64 v1019 = 0x8;
    u64 v1020 = v1011 << (v1019 & 63);
    { u64 n1021 = v1010; u64 n1022 = v1020; v1021 = n1021; v1022 = n1022; goto b102; }
b102:;
    u64 v1023 = 0x3c;
    u64 v1024 = v1022 >> (v1023 & 63);
    u8 v1025 = (u64)v1024 == (u64)v4;
    if (v1025) { goto b528; } else { goto b529; }
b528:;
    { goto b103; }
b529:;
    u64 v1026 = 0x4;
    u64 v1027 = v1021 + v1026;
    u64 v1028 = 0xff;
    u64 v1029 = v1027 & v1028;
    { u64 n1032 = v1029; u64 n1033 = v1022; v1032 = n1032; v1033 = n1033; goto b104; }
b103:;
    u64 v1030 = 0x4;
    u64 v1031 = v1022 << (v1030 & 63);
    { u64 n1032 = v1021; u64 n1033 = v1031; v1032 = n1032; v1033 = n1033; goto b104; }
b104:;
    u64 v1034 = 0x3e;
    u64 v1035 = v1033 >> (v1034 & 63);
    u8 v1036 = (u64)v1035 == (u64)v4;
    if (v1036) { goto b530; } else { goto b531; }
b530:;
    { goto b105; }
b531:;
    u64 v1037 = 0x2;
    u64 v1038 = v1032 + v1037;
    u64 v1039 = 0xff;
    u64 v1040 = v1038 & v1039;
    { u64 n1043 = v1040; u64 n1044 = v1033; v1043 = n1043; v1044 = n1044; goto b106; }
b105:;
    u64 v1041 = 0x2;
    u64 v1042 = v1033 << (v1041 & 63);
    { u64 n1043 = v1032; u64 n1044 = v1042; v1043 = n1043; v1044 = n1044; goto b106; }
b106:;
    u64 v1045 = 0x3f;
    u64 v1046 = v1044 >> (v1045 & 63);
    u8 v1047 = (u64)v1046 == (u64)v4;
    if (v1047) { goto b532; } else { goto b533; }
b532:;
    { goto b107; }
b533:;
    u64 v1048 = 0x1;
    u64 v1049 = v1043 + v1048;
    u64 v1050 = 0xff;
    u64 v1051 = v1049 & v1050;
    { u64 n1054 = v1051; u64 n1055 = v1044; v1054 = n1054; v1055 = n1055; goto b108; }
b107:;
    u64 v1052 = 0x1;
    u64 v1053 = v1044 << (v1052 & 63);
    { u64 n1054 = v1043; u64 n1055 = v1053; v1054 = n1054; v1055 = n1055; goto b108; }
b108:;
    u64 v1056 = 0x38;
    u64 v1057 = v1055 >> (v1056 & 63);
    u64 v1058 = 0x7f;
    u64 v1059 = v1057 & v1058;
    u64 v1060 = load_u64((const u8 *)v3 + 48);
    u64 v1061 = load_u64((const u8 *)v1060 + 320);
    u64 v1062 = 0x7f;
    u64 v1063 = v1059 & v1062;
    u64 v1064 = 0x4;
    u64 v1065 = v1063 * v1064;
    u64 v1066 = v1061 + v1065;
    u32 v1067 = load_u32((const u8 *)v1066 + 0);
    u64 v1068 = v1067;
    u8 v1069 = (u64)v1068 != (u64)v4;
    u64 v1070 = v1069;
    u64 v1071 = load_u64((const u8 *)v3 + 48);
    u64 v1072 = load_u64((const u8 *)v1071 + 344);
    u64 v1073 = 0x8;
    u64 v1074 = v1068 * v1073;
    u64 v1075 = v1072 + v1074;
    u32 v1076 = load_u32((const u8 *)v1075 + 0);
    u64 v1077 = load_u64((const u8 *)v3 + 48);
    u64 v1078 = load_u64((const u8 *)v1077 + 352);
    u64 v1079 = 0x8;
    u64 v1080 = v1068 * v1079;
    u64 v1081 = v1078 + v1080;
    u32 v1082 = 0x251;
    u8 v1083 = (u32)v1076 == (u32)v1082;
    if (v1083) { goto b534; } else { goto b535; }
b534:;
    u64 v1084 = load_u64((const u8 *)v1081 + 0);
    u64 v1085 = 0xffff;
    u64 v1086 = v1084 & v1085;
    { goto b109; }
b535:;
    u32 v1087 = 0x254;
    u8 v1088 = (u32)v1076 == (u32)v1087;
    if (v1088) { goto b536; } else { goto b537; }
b536:;
    { goto b110; }
b537:;
    { u64 n1092 = v993; v1092 = n1092; goto b111; }
b109:;
    u64 v1089 = 0x10;
    u64 v1090 = v1054 << (v1089 & 63);
    u64 v1091 = v1090 | v1086;
    { u64 n1092 = v1091; v1092 = n1092; goto b111; }
b110:;
    { u64 n1092 = v993; v1092 = n1092; goto b111; }
b111:;
    u64 v1093 = v890 + v601;
    u64 v1094 = v1093 - v992;
    u64 v1095 = 0x20;
    u64 v1096 = v1094 << (v1095 & 63);
    u64 v1097 = 0x20;
    u64 v1098 = (int64_t)v1096 >> (v1097 & 63);
    u64 v1099 = 0xead96;
    u64 v1100 = v1098 + v1099;
    u64 v1101 = 0x20;
    u64 v1102 = v1100 << (v1101 & 63);
    u64 v1103 = 0x20;
    u64 v1104 = (int64_t)v1102 >> (v1103 & 63);
    u64 v1105 = 0x10;
    u64 v1106 = 0x40;
    u8 v1107 = (u64)v1105 < (u64)v1106;
    u64 v1108 = 0x3f;
    u64 v1109 = v1107 ? v1105 : v1108;
    u64 v1110 = (int64_t)v1104 >> (v1109 & 63);
    u64 v1111 = 0x8;
    u64 v1112 = 0x40;
    u8 v1113 = (u64)v1111 < (u64)v1112;
    u64 v1114 = 0x3f;
    u64 v1115 = v1113 ? v1111 : v1114;
    u64 v1116 = (int64_t)v1100 >> (v1115 & 63);
    u64 v1117 = 0xff;
    u64 v1118 = v1116 & v1117;
    u64 v1119 = load_u64((const u8 *)v3 + 48);
    u64 v1120 = load_u64((const u8 *)v1119 + 360);
    u64 v1121 = 0xff;
    u64 v1122 = v1118 & v1121;
    u64 v1123 = 0x4;
    u64 v1124 = v1122 * v1123;
    u64 v1125 = v1120 + v1124;
    u32 v1126 = load_u32((const u8 *)v1125 + 0);
    u64 v1127 = v1126;
    u8 v1128 = (u64)v1127 != (u64)v4;
    u64 v1129 = v1128;
    u64 v1130 = load_u64((const u8 *)v3 + 48);
    u64 v1131 = load_u64((const u8 *)v1130 + 384);
    u64 v1132 = 0x8;
    u64 v1133 = v1127 * v1132;
    u64 v1134 = v1131 + v1133;
    u32 v1135 = load_u32((const u8 *)v1134 + 0);
    u64 v1136 = load_u64((const u8 *)v3 + 48);
    u64 v1137 = load_u64((const u8 *)v1136 + 392);
    u64 v1138 = 0x8;
    u64 v1139 = v1127 * v1138;
    u64 v1140 = v1137 + v1139;
    u32 v1141 = 0x25f;
    u8 v1142 = (u32)v1135 == (u32)v1141;
    if (v1142) { goto b538; } else { goto b539; }
b538:;
    u64 v1143 = load_u64((const u8 *)v1140 + 0);
    { goto b112; }
b539:;
    u32 v1144 = 0x26f;
    u8 v1145 = (u32)v1135 == (u32)v1144;
    if (v1145) { goto b540; } else { goto b541; }
b540:;
    { goto b115; }
b541:;
    { u64 n1181 = v4; v1181 = n1181; goto b116; }
b112:;
    u64 v1146 = 0x3e;
    u8 v1147 = (int64_t)v1110 < (int64_t)v1146;
    if (v1147) { goto b542; } else { goto b543; }
b542:;
    { goto b113; }
b543:;
    u64 v1148 = 0x4000000000000000;
    { u64 n1181 = v1148; v1181 = n1181; goto b116; }
b113:;
    u64 v1149 = 0x10;
    u8 v1150 = (int64_t)v1110 < (int64_t)v1149;
    if (v1150) { goto b544; } else { goto b545; }
b544:;
    { goto b114; }
b545:;
    u64 v1151 = 0xfffffffffffffff0;
    u64 v1152 = v1110 + v1151;
    u64 v1153 = 0xff;
    u64 v1154 = v1152 & v1153;
    u64 v1155 = 0x40;
    u8 v1156 = (u64)v1154 < (u64)v1155;
    u64 v1157 = v1143 << (v1154 & 63);
    u64 v1158 = v1156 ? v1157 : v4;
    { u64 n1181 = v1158; v1181 = n1181; goto b116; }
b114:;
    u64 v1159 = 0xffffffffffffffff;
    u8 v1160 = (int64_t)v1110 < (int64_t)v1159;
    if (v1160) { goto b546; } else { goto b547; }
b546:;
    { u64 n1181 = v4; v1181 = n1181; goto b116; }
b547:;
    u64 v1161 = 0x10;
    u64 v1162 = v1161 - v1110;
    u64 v1163 = 0xff;
    u64 v1164 = v1162 + v1163;
    u64 v1165 = 0xff;
    u64 v1166 = v1164 & v1165;
    u64 v1167 = 0x1;
    u64 v1168 = 0x40;
    u8 v1169 = (u64)v1166 < (u64)v1168;
    u64 v1170 = v1167 << (v1166 & 63);
    u64 v1171 = v1169 ? v1170 : v4;
    u64 v1172 = v1143 + v1171;
    u64 v1173 = 0x10;
    u64 v1174 = v1173 - v1110;
    u64 v1175 = 0xff;
    u64 v1176 = v1174 & v1175;
    u64 v1177 = 0x40;
    u8 v1178 = (u64)v1176 < (u64)v1177;
    u64 v1179 = v1172 >> (v1176 & 63);
    u64 v1180 = v1178 ? v1179 : v4;
    { u64 n1181 = v1180; v1181 = n1181; goto b116; }
b115:;
    { u64 n1181 = v4; v1181 = n1181; goto b116; }
b116:;
    u64 v1182 = v788 + v601;
    u64 v1183 = 0xfffffffffffaad96;
    u64 v1184 = v1182 + v1183;
    u64 v1185 = 0x20;
    u64 v1186 = v1184 << (v1185 & 63);
    u64 v1187 = 0x20;
    u64 v1188 = (int64_t)v1186 >> (v1187 & 63);
    u64 v1189 = 0x10;
    u64 v1190 = 0x40;
    u8 v1191 = (u64)v1189 < (u64)v1190;
    u64 v1192 = 0x3f;
    u64 v1193 = v1191 ? v1189 : v1192;
    u64 v1194 = (int64_t)v1188 >> (v1193 & 63);
    u64 v1195 = 0x8;
    u64 v1196 = 0x40;
    u8 v1197 = (u64)v1195 < (u64)v1196;
    u64 v1198 = 0x3f;
    u64 v1199 = v1197 ? v1195 : v1198;
    u64 v1200 = (int64_t)v1184 >> (v1199 & 63);
    u64 v1201 = 0xff;
    u64 v1202 = v1200 & v1201;
    u64 v1203 = load_u64((const u8 *)v3 + 48);
    u64 v1204 = load_u64((const u8 *)v1203 + 400);
    u64 v1205 = 0xff;
    u64 v1206 = v1202 & v1205;
    u64 v1207 = 0x4;
    u64 v1208 = v1206 * v1207;
    u64 v1209 = v1204 + v1208;
    u32 v1210 = load_u32((const u8 *)v1209 + 0);
    u64 v1211 = v1210;
    u8 v1212 = (u64)v1211 != (u64)v4;
    u64 v1213 = v1212;
    u64 v1214 = load_u64((const u8 *)v3 + 48);
    u64 v1215 = load_u64((const u8 *)v1214 + 424);
    u64 v1216 = 0x8;
    u64 v1217 = v1211 * v1216;
    u64 v1218 = v1215 + v1217;
    u32 v1219 = load_u32((const u8 *)v1218 + 0);
    u64 v1220 = load_u64((const u8 *)v3 + 48);
    u64 v1221 = load_u64((const u8 *)v1220 + 432);
    u64 v1222 = 0x8;
    u64 v1223 = v1211 * v1222;
    u64 v1224 = v1221 + v1223;
    u32 v1225 = 0x278;
    u8 v1226 = (u32)v1219 == (u32)v1225;
    if (v1226) { goto b548; } else { goto b549; }
b548:;
    u64 v1227 = load_u64((const u8 *)v1224 + 0);
    { goto b117; }
b549:;
    u32 v1228 = 0x288;
    u8 v1229 = (u32)v1219 == (u32)v1228;
    if (v1229) { goto b550; } else { goto b551; }
b550:;
    { goto b120; }
b551:;
    { u64 n1265 = v4; v1265 = n1265; goto b121; }
b117:;
    u64 v1230 = 0x3e;
    u8 v1231 = (int64_t)v1194 < (int64_t)v1230;
    if (v1231) { goto b552; } else { goto b553; }
b552:;
    { goto b118; }
b553:;
    u64 v1232 = 0x4000000000000000;
    { u64 n1265 = v1232; v1265 = n1265; goto b121; }
b118:;
    u64 v1233 = 0x10;
    u8 v1234 = (int64_t)v1194 < (int64_t)v1233;
    if (v1234) { goto b554; } else { goto b555; }
b554:;
    { goto b119; }
b555:;
    u64 v1235 = 0xfffffffffffffff0;
    u64 v1236 = v1194 + v1235;
    u64 v1237 = 0xff;
    u64 v1238 = v1236 & v1237;
    u64 v1239 = 0x40;
    u8 v1240 = (u64)v1238 < (u64)v1239;
    u64 v1241 = v1227 << (v1238 & 63);
    u64 v1242 = v1240 ? v1241 : v4;
    { u64 n1265 = v1242; v1265 = n1265; goto b121; }
b119:;
    u64 v1243 = 0xffffffffffffffff;
    u8 v1244 = (int64_t)v1194 < (int64_t)v1243;
    if (v1244) { goto b556; } else { goto b557; }
b556:;
    { u64 n1265 = v4; v1265 = n1265; goto b121; }
b557:;
    u64 v1245 = 0x10;
    u64 v1246 = v1245 - v1194;
    u64 v1247 = 0xff;
    u64 v1248 = v1246 + v1247;
    u64 v1249 = 0xff;
    u64 v1250 = v1248 & v1249;
    u64 v1251 = 0x1;
    u64 v1252 = 0x40;
    u8 v1253 = (u64)v1250 < (u64)v1252;
    u64 v1254 = v1251 << (v1250 & 63);
    u64 v1255 = v1253 ? v1254 : v4;
    u64 v1256 = v1227 + v1255;
    u64 v1257 = 0x10;
    u64 v1258 = v1257 - v1194;
    u64 v1259 = 0xff;
    u64 v1260 = v1258 & v1259;
    u64 v1261 = 0x40;
    u8 v1262 = (u64)v1260 < (u64)v1261;
    u64 v1263 = v1256 >> (v1260 & 63);
    u64 v1264 = v1262 ? v1263 : v4;
    { u64 n1265 = v1264; v1265 = n1265; goto b121; }
b120:;
    { u64 n1265 = v4; v1265 = n1265; goto b121; }
b121:;
    u64 v1266 = v788 + v1092;
    u64 v1267 = 0xfffffffffff9daba;
    u64 v1268 = v1266 + v1267;
    u64 v1269 = 0x20;
    u64 v1270 = v1268 << (v1269 & 63);
    u64 v1271 = 0x20;
    u64 v1272 = (int64_t)v1270 >> (v1271 & 63);
    u64 v1273 = 0x10;
    u64 v1274 = 0x40;
    u8 v1275 = (u64)v1273 < (u64)v1274;
    u64 v1276 = 0x3f;
    u64 v1277 = v1275 ? v1273 : v1276;
    u64 v1278 = (int64_t)v1272 >> (v1277 & 63);
    u64 v1279 = 0x8;
    u64 v1280 = 0x40;
    u8 v1281 = (u64)v1279 < (u64)v1280;
    u64 v1282 = 0x3f;
    u64 v1283 = v1281 ? v1279 : v1282;
    u64 v1284 = (int64_t)v1268 >> (v1283 & 63);
    u64 v1285 = 0xff;
    u64 v1286 = v1284 & v1285;
    u64 v1287 = load_u64((const u8 *)v3 + 48);
    u64 v1288 = load_u64((const u8 *)v1287 + 440);
    u64 v1289 = 0xff;
    u64 v1290 = v1286 & v1289;
    u64 v1291 = 0x4;
    u64 v1292 = v1290 * v1291;
    u64 v1293 = v1288 + v1292;
    u32 v1294 = load_u32((const u8 *)v1293 + 0);
    u64 v1295 = v1294;
    u8 v1296 = (u64)v1295 != (u64)v4;
    u64 v1297 = v1296;
    u64 v1298 = load_u64((const u8 *)v3 + 48);
    u64 v1299 = load_u64((const u8 *)v1298 + 464);
    u64 v1300 = 0x8;
    u64 v1301 = v1295 * v1300;
    u64 v1302 = v1299 + v1301;
    u32 v1303 = load_u32((const u8 *)v1302 + 0);
    u64 v1304 = load_u64((const u8 *)v3 + 48);
    u64 v1305 = load_u64((const u8 *)v1304 + 472);
    u64 v1306 = 0x8;
    u64 v1307 = v1295 * v1306;
    u64 v1308 = v1305 + v1307;
    u32 v1309 = 0x291;
    u8 v1310 = (u32)v1303 == (u32)v1309;
    if (v1310) { goto b558; } else { goto b559; }
b558:;
    u64 v1311 = load_u64((const u8 *)v1308 + 0);
    { goto b122; }
b559:;
    u32 v1312 = 0x2a1;
    u8 v1313 = (u32)v1303 == (u32)v1312;
    if (v1313) { goto b560; } else { goto b561; }
b560:;
    { goto b125; }
b561:;
    { u64 n1349 = v4; v1349 = n1349; goto b126; }
b122:;
    u64 v1314 = 0x3e;
    u8 v1315 = (int64_t)v1278 < (int64_t)v1314;
    if (v1315) { goto b562; } else { goto b563; }
b562:;
    { goto b123; }
b563:;
    u64 v1316 = 0x4000000000000000;
    { u64 n1349 = v1316; v1349 = n1349; goto b126; }
b123:;
    u64 v1317 = 0x10;
    u8 v1318 = (int64_t)v1278 < (int64_t)v1317;
    if (v1318) { goto b564; } else { goto b565; }
b564:;
    { goto b124; }
b565:;
    u64 v1319 = 0xfffffffffffffff0;
    u64 v1320 = v1278 + v1319;
    u64 v1321 = 0xff;
    u64 v1322 = v1320 & v1321;
    u64 v1323 = 0x40;
    u8 v1324 = (u64)v1322 < (u64)v1323;
    u64 v1325 = v1311 << (v1322 & 63);
    u64 v1326 = v1324 ? v1325 : v4;
    { u64 n1349 = v1326; v1349 = n1349; goto b126; }
b124:;
    u64 v1327 = 0xffffffffffffffff;
    u8 v1328 = (int64_t)v1278 < (int64_t)v1327;
    if (v1328) { goto b566; } else { goto b567; }
b566:;
    { u64 n1349 = v4; v1349 = n1349; goto b126; }
b567:;
    u64 v1329 = 0x10;
    u64 v1330 = v1329 - v1278;
    u64 v1331 = 0xff;
    u64 v1332 = v1330 + v1331;
    u64 v1333 = 0xff;
    u64 v1334 = v1332 & v1333;
    u64 v1335 = 0x1;
    u64 v1336 = 0x40;
    u8 v1337 = (u64)v1334 < (u64)v1336;
    u64 v1338 = v1335 << (v1334 & 63);
    u64 v1339 = v1337 ? v1338 : v4;
    u64 v1340 = v1311 + v1339;
    u64 v1341 = 0x10;
    u64 v1342 = v1341 - v1278;
    u64 v1343 = 0xff;
    u64 v1344 = v1342 & v1343;
    u64 v1345 = 0x40;
    u8 v1346 = (u64)v1344 < (u64)v1345;
    u64 v1347 = v1340 >> (v1344 & 63);
    u64 v1348 = v1346 ? v1347 : v4;
    { u64 n1349 = v1348; v1349 = n1349; goto b126; }
b125:;
    { u64 n1349 = v4; v1349 = n1349; goto b126; }
b126:;
    u64 v1350 = v1265 - v1181;
    u64 v1351 = v1350 - v1349;
    u64 v1352 = 0x2;
    u64 v1353 = v1181 >> (v1352 & 63);
    u8 v1354 = (int64_t)v1351 >= (int64_t)v4;
    if (v1354) { goto b568; } else { goto b569; }
b568:;
    { u64 n1356 = v1351; v1356 = n1356; goto b127; }
b569:;
    u64 v1355 = v4 - v1351;
    { u64 n1356 = v1355; v1356 = n1356; goto b127; }
b127:;
    u64 v1357 = 0x3f;
    u64 v1358 = (int64_t)v1356 >> (v1357 & 63);
    u128 v1359 = (u128)v4 << 64 | v1353;
    u128 v1360 = (u128)v1358 << 64 | v1356;
    u128 v1361 = v1359 - v1360;
    u64 v1362 = (u64)v1361;
    u64 v1363 = (u64)(v1361 >> 64);
    u128 v1364 = (u128)v1363 << 64 | v1362;
    u128 v1365 = (u128)v4 << 64 | v4;
    u8 v1366 = (__int128)v1364 >= (__int128)v1365;
    if (v1366) { goto b570; } else { goto b571; }
b570:;
    { u64 n1367 = v1362; v1367 = n1367; goto b128; }
b571:;
    { u64 n1367 = v4; v1367 = n1367; goto b128; }
b128:;
    u8 v1368 = (int64_t)v4 >= (int64_t)v1351;
    if (v1368) { goto b572; } else { goto b573; }
b572:;
    { goto b129; }
b573:;
    u64 v1369 = v1367 + v1356;
    { u64 n1371 = v1369; u64 n1372 = v1367; v1371 = n1371; v1372 = n1372; goto b130; }
b129:;
    u64 v1370 = v1367 + v1356;
    { u64 n1371 = v1367; u64 n1372 = v1370; v1371 = n1371; v1372 = n1372; goto b130; }
b130:;
    u8 v1373 = (u64)v333 != (u64)v4;
    if (v1373) { goto b574; } else { goto b575; }
b574:;
    { goto b273; }
b575:;
    u64 v1374 = 0xfffffffff0000000;
    u64 v1375 = 0xfffffffff0000000;
    { u64 n1916 = v352; u64 n1917 = v361; u64 n1918 = v1374; u64 n1919 = v1375; v1916 = n1916; v1917 = n1917; v1918 = n1918; v1919 = n1919; goto b131; }
b273:;
    u64 v1376 = 0xfffffffff0000000;
    u8 v1377 = (u64)v333 == (u64)v4;
    if (v1377) { goto b576; } else { goto b577; }
b576:;
    { u64 n1477 = v1376; v1477 = n1477; goto b288; }
b577:;
    u64 v1378 = 0x20;
    u64 v1379 = v333 >> (v1378 & 63);
    u8 v1380 = (u64)v1379 == (u64)v4;
    if (v1380) { goto b578; } else { goto b579; }
b578:;
    { goto b274; }
b579:;
    u64 v1381 = 0x20;
    { u64 n1384 = v1381; u64 n1385 = v333; v1384 = n1384; v1385 = n1385; goto b275; }
b274:;
    u64 v1382 = 0x20;
    u64 v1383 = v333 << (v1382 & 63);
    { u64 n1384 = v4; u64 n1385 = v1383; v1384 = n1384; v1385 = n1385; goto b275; }
b275:;
    u64 v1386 = 0x30;
    u64 v1387 = v1385 >> (v1386 & 63);
    u8 v1388 = (u64)v1387 == (u64)v4;
    if (v1388) { goto b580; } else { goto b581; }
b580:;
    { goto b276; }
b581:;
    u64 v1389 = 0x10;
    u64 v1390 = v1384 + v1389;
    u64 v1391 = 0xff;
    u64 v1392 = v1390 & v1391;
    { u64 n1395 = v1392; u64 n1396 = v1385; v1395 = n1395; v1396 = n1396; goto b277; }
b276:;
    u64 v1393 = 0x10;
    u64 v1394 = v1385 << (v1393 & 63);
    { u64 n1395 = v1384; u64 n1396 = v1394; v1395 = n1395; v1396 = n1396; goto b277; }
b277:;
    u64 v1397 = 0x38;
    u64 v1398 = v1396 >> (v1397 & 63);
    u8 v1399 = (u64)v1398 == (u64)v4;
    if (v1399) { goto b582; } else { goto b583; }
b582:;
    { goto b278; }
b583:;
    u64 v1400 = 0x8;
    u64 v1401 = v1395 + v1400;
    u64 v1402 = 0xff;
    u64 v1403 = v1401 & v1402;
    { u64 n1406 = v1403; u64 n1407 = v1396; v1406 = n1406; v1407 = n1407; goto b279; }
b278:;
    u64 v1404 = 0x8;
    u64 v1405 = v1396 << (v1404 & 63);
    { u64 n1406 = v1395; u64 n1407 = v1405; v1406 = n1406; v1407 = n1407; goto b279; }
b279:;
    u64 v1408 = 0x3c;
    u64 v1409 = v1407 >> (v1408 & 63);
    u8 v1410 = (u64)v1409 == (u64)v4;
    if (v1410) { goto b584; } else { goto b585; }
b584:;
    { goto b280; }
b585:;
    u64 v1411 = 0x4;
    u64 v1412 = v1406 + v1411;
    u64 v1413 = 0xff;
    u64 v1414 = v1412 & v1413;
    { u64 n1417 = v1414; u64 n1418 = v1407; v1417 = n1417; v1418 = n1418; goto b281; }
b280:;
    u64 v1415 = 0x4;
    u64 v1416 = v1407 << (v1415 & 63);
    { u64 n1417 = v1406; u64 n1418 = v1416; v1417 = n1417; v1418 = n1418; goto b281; }
b281:;
    u64 v1419 = 0x3e;
    u64 v1420 = v1418 >> (v1419 & 63);
    u8 v1421 = (u64)v1420 == (u64)v4;
    if (v1421) { goto b586; } else { goto b587; }
b586:;
    { goto b282; }
b587:;
    u64 v1422 = 0x2;
    u64 v1423 = v1417 + v1422;
    u64 v1424 = 0xff;
    u64 v1425 = v1423 & v1424;
    { u64 n1428 = v1425; u64 n1429 = v1418; v1428 = n1428; v1429 = n1429; goto b283; }
b282:;
    u64 v1426 = 0x2;
    u64 v1427 = v1418 << (v1426 & 63);
    { u64 n1428 = v1417; u64 n1429 = v1427; v1428 = n1428; v1429 = n1429; goto b283; }
b283:;
    u64 v1430 = 0x3f;
    u64 v1431 = v1429 >> (v1430 & 63);
    u8 v1432 = (u64)v1431 == (u64)v4;
    if (v1432) { goto b588; } else { goto b589; }
b588:;
    { goto b284; }
b589:;
    u64 v1433 = 0x1;
    u64 v1434 = v1428 + v1433;
    u64 v1435 = 0xff;
    u64 v1436 = v1434 & v1435;
    { u64 n1439 = v1436; u64 n1440 = v1429; v1439 = n1439; v1440 = n1440; goto b285; }
b284:;
    u64 v1437 = 0x1;
    u64 v1438 = v1429 << (v1437 & 63);
    { u64 n1439 = v1428; u64 n1440 = v1438; v1439 = n1439; v1440 = n1440; goto b285; }
b285:;
    u64 v1441 = 0x38;
    u64 v1442 = v1440 >> (v1441 & 63);
    u64 v1443 = 0x7f;
    u64 v1444 = v1442 & v1443;
    u64 v1445 = load_u64((const u8 *)v3 + 48);
    u64 v1446 = load_u64((const u8 *)v1445 + 1000);
    u64 v1447 = 0x7f;
    u64 v1448 = v1444 & v1447;
    u64 v1449 = 0x4;
    u64 v1450 = v1448 * v1449;
    u64 v1451 = v1446 + v1450;
    u32 v1452 = load_u32((const u8 *)v1451 + 0);
    u64 v1453 = v1452;
    u8 v1454 = (u64)v1453 != (u64)v4;
    u64 v1455 = v1454;
    u64 v1456 = load_u64((const u8 *)v3 + 48);
    u64 v1457 = load_u64((const u8 *)v1456 + 1024);
    u64 v1458 = 0x8;
    u64 v1459 = v1453 * v1458;
    u64 v1460 = v1457 + v1459;
    u32 v1461 = load_u32((const u8 *)v1460 + 0);
    u64 v1462 = load_u64((const u8 *)v3 + 48);
    u64 v1463 = load_u64((const u8 *)v1462 + 1032);
    u64 v1464 = 0x8;
    u64 v1465 = v1453 * v1464;
    u64 v1466 = v1463 + v1465;
    u32 v1467 = 0x50f;
    u8 v1468 = (u32)v1461 == (u32)v1467;
    if (v1468) { goto b590; } else { goto b591; }
b590:;
    u64 v1469 = load_u64((const u8 *)v1466 + 0);
    u64 v1470 = 0xffff;
    u64 v1471 = v1469 & v1470;
    { goto b286; }
b591:;
    u32 v1472 = 0x512;
    u8 v1473 = (u32)v1461 == (u32)v1472;
    if (v1473) { goto b592; } else { goto b593; }
b592:;
    { goto b287; }
b593:;
    { u64 n1477 = v1376; v1477 = n1477; goto b288; }
b286:;
    u64 v1474 = 0x10;
    u64 v1475 = v1439 << (v1474 & 63);
    u64 v1476 = v1475 | v1471;
    { u64 n1477 = v1476; v1477 = n1477; goto b288; }
b287:;
    { u64 n1477 = v1376; v1477 = n1477; goto b288; }
b288:;
    u64 v1478 = 0xfffffffff0000000;
    u8 v1479 = (u64)v338 == (u64)v4;
    if (v1479) { goto b594; } else { goto b595; }
b594:;
    { u64 n1579 = v1478; v1579 = n1579; goto b303; }
b595:;
    u64 v1480 = 0x20;
    u64 v1481 = v338 >> (v1480 & 63);
    u8 v1482 = (u64)v1481 == (u64)v4;
    if (v1482) { goto b596; } else { goto b597; }
b596:;
    { goto b289; }
b597:;
    u64 v1483 = 0x20;
    { u64 n1486 = v1483; u64 n1487 = v338; v1486 = n1486; v1487 = n1487; goto b290; }
b289:;
    u64 v1484 = 0x20;
    u64 v1485 = v338 << (v1484 & 63);
    { u64 n1486 = v4; u64 n1487 = v1485; v1486 = n1486; v1487 = n1487; goto b290; }
b290:;
    u64 v1488 = 0x30;
    u64 v1489 = v1487 >> (v1488 & 63);
    u8 v1490 = (u64)v1489 == (u64)v4;
    if (v1490) { goto b598; } else { goto b599; }
b598:;
    { goto b291; }
b599:;
    u64 v1491 = 0x10;
    u64 v1492 = v1486 + v1491;
    u64 v1493 = 0xff;
    u64 v1494 = v1492 & v1493;
    { u64 n1497 = v1494; u64 n1498 = v1487; v1497 = n1497; v1498 = n1498; goto b292; }
b291:;
    u64 v1495 = 0x10;
    u64 v1496 = v1487 << (v1495 & 63);
    { u64 n1497 = v1486; u64 n1498 = v1496; v1497 = n1497; v1498 = n1498; goto b292; }
b292:;
    u64 v1499 = 0x38;
    u64 v1500 = v1498 >> (v1499 & 63);
    u8 v1501 = (u64)v1500 == (u64)v4;
    if (v1501) { goto b600; } else { goto b601; }
b600:;
    { goto b293; }
b601:;
    u64 v1502 = 0x8;
    u64 v1503 = v1497 + v1502;
    u64 v1504 = 0xff;
    u64 v1505 = v1503 & v1504;
    { u64 n1508 = v1505; u64 n1509 = v1498; v1508 = n1508; v1509 = n1509; goto b294; }
b293:;
    u64 v1506 = 0x8;
    u64 v1507 = v1498 << (v1506 & 63);
    { u64 n1508 = v1497; u64 n1509 = v1507; v1508 = n1508; v1509 = n1509; goto b294; }
b294:;
    u64 v1510 = 0x3c;
    u64 v1511 = v1509 >> (v1510 & 63);
    u8 v1512 = (u64)v1511 == (u64)v4;
    if (v1512) { goto b602; } else { goto b603; }
b602:;
    { goto b295; }
b603:;
    u64 v1513 = 0x4;
    u64 v1514 = v1508 + v1513;
    u64 v1515 = 0xff;
    u64 v1516 = v1514 & v1515;
    { u64 n1519 = v1516; u64 n1520 = v1509; v1519 = n1519; v1520 = n1520; goto b296; }
b295:;
    u64 v1517 = 0x4;
    u64 v1518 = v1509 << (v1517 & 63);
    { u64 n1519 = v1508; u64 n1520 = v1518; v1519 = n1519; v1520 = n1520; goto b296; }
b296:;
    u64 v1521 = 0x3e;
    u64 v1522 = v1520 >> (v1521 & 63);
    u8 v1523 = (u64)v1522 == (u64)v4;
    if (v1523) { goto b604; } else { goto b605; }
b604:;
    { goto b297; }
b605:;
    u64 v1524 = 0x2;
    u64 v1525 = v1519 + v1524;
    u64 v1526 = 0xff;
    u64 v1527 = v1525 & v1526;
    { u64 n1530 = v1527; u64 n1531 = v1520; v1530 = n1530; v1531 = n1531; goto b298; }
b297:;
    u64 v1528 = 0x2;
    u64 v1529 = v1520 << (v1528 & 63);
    { u64 n1530 = v1519; u64 n1531 = v1529; v1530 = n1530; v1531 = n1531; goto b298; }
b298:;
    u64 v1532 = 0x3f;
    u64 v1533 = v1531 >> (v1532 & 63);
    u8 v1534 = (u64)v1533 == (u64)v4;
    if (v1534) { goto b606; } else { goto b607; }
b606:;
    { goto b299; }
b607:;
    u64 v1535 = 0x1;
    u64 v1536 = v1530 + v1535;
    u64 v1537 = 0xff;
    u64 v1538 = v1536 & v1537;
    { u64 n1541 = v1538; u64 n1542 = v1531; v1541 = n1541; v1542 = n1542; goto b300; }
b299:;
    u64 v1539 = 0x1;
    u64 v1540 = v1531 << (v1539 & 63);
    { u64 n1541 = v1530; u64 n1542 = v1540; v1541 = n1541; v1542 = n1542; goto b300; }
b300:;
    u64 v1543 = 0x38;
    u64 v1544 = v1542 >> (v1543 & 63);
    u64 v1545 = 0x7f;
    u64 v1546 = v1544 & v1545;
    u64 v1547 = load_u64((const u8 *)v3 + 48);
    u64 v1548 = load_u64((const u8 *)v1547 + 1040);
    u64 v1549 = 0x7f;
    u64 v1550 = v1546 & v1549;
    u64 v1551 = 0x4;
    u64 v1552 = v1550 * v1551;
    u64 v1553 = v1548 + v1552;
    u32 v1554 = load_u32((const u8 *)v1553 + 0);
    u64 v1555 = v1554;
    u8 v1556 = (u64)v1555 != (u64)v4;
    u64 v1557 = v1556;
    u64 v1558 = load_u64((const u8 *)v3 + 48);
    u64 v1559 = load_u64((const u8 *)v1558 + 1064);
    u64 v1560 = 0x8;
    u64 v1561 = v1555 * v1560;
    u64 v1562 = v1559 + v1561;
    u32 v1563 = load_u32((const u8 *)v1562 + 0);
    u64 v1564 = load_u64((const u8 *)v3 + 48);
    u64 v1565 = load_u64((const u8 *)v1564 + 1072);
    u64 v1566 = 0x8;
    u64 v1567 = v1555 * v1566;
    u64 v1568 = v1565 + v1567;
    u32 v1569 = 0x537;
    u8 v1570 = (u32)v1563 == (u32)v1569;
    if (v1570) { goto b608; } else { goto b609; }
b608:;
    u64 v1571 = load_u64((const u8 *)v1568 + 0);
    u64 v1572 = 0xffff;
    u64 v1573 = v1571 & v1572;
    { goto b301; }
b609:;
    u32 v1574 = 0x53a;
    u8 v1575 = (u32)v1563 == (u32)v1574;
    if (v1575) { goto b610; } else { goto b611; }
b610:;
    { goto b302; }
b611:;
    { u64 n1579 = v1478; v1579 = n1579; goto b303; }
b301:;
    u64 v1576 = 0x10;
    u64 v1577 = v1541 << (v1576 & 63);
    u64 v1578 = v1577 | v1573;
    { u64 n1579 = v1578; v1579 = n1579; goto b303; }
b302:;
    { u64 n1579 = v1478; v1579 = n1579; goto b303; }
b303:;
    u64 v1580 = 0xfffffffff0000000;
    u8 v1581 = (u64)v343 == (u64)v4;
    if (v1581) { goto b612; } else { goto b613; }
b612:;
    { u64 n1681 = v1580; v1681 = n1681; goto b318; }
b613:;
    u64 v1582 = 0x20;
    u64 v1583 = v343 >> (v1582 & 63);
    u8 v1584 = (u64)v1583 == (u64)v4;
    if (v1584) { goto b614; } else { goto b615; }
b614:;
    { goto b304; }
b615:;
    u64 v1585 = 0x20;
    { u64 n1588 = v1585; u64 n1589 = v343; v1588 = n1588; v1589 = n1589; goto b305; }
b304:;
    u64 v1586 = 0x20;
    u64 v1587 = v343 << (v1586 & 63);
    { u64 n1588 = v4; u64 n1589 = v1587; v1588 = n1588; v1589 = n1589; goto b305; }
b305:;
    u64 v1590 = 0x30;
    u64 v1591 = v1589 >> (v1590 & 63);
    u8 v1592 = (u64)v1591 == (u64)v4;
    if (v1592) { goto b616; } else { goto b617; }
b616:;
    { goto b306; }
b617:;
    u64 v1593 = 0x10;
    u64 v1594 = v1588 + v1593;
    u64 v1595 = 0xff;
    u64 v1596 = v1594 & v1595;
    { u64 n1599 = v1596; u64 n1600 = v1589; v1599 = n1599; v1600 = n1600; goto b307; }
b306:;
    u64 v1597 = 0x10;
    u64 v1598 = v1589 << (v1597 & 63);
    { u64 n1599 = v1588; u64 n1600 = v1598; v1599 = n1599; v1600 = n1600; goto b307; }
b307:;
    u64 v1601 = 0x38;
    u64 v1602 = v1600 >> (v1601 & 63);
    u8 v1603 = (u64)v1602 == (u64)v4;
    if (v1603) { goto b618; } else { goto b619; }
b618:;
    { goto b308; }
b619:;
    u64 v1604 = 0x8;
    u64 v1605 = v1599 + v1604;
    u64 v1606 = 0xff;
    u64 v1607 = v1605 & v1606;
    { u64 n1610 = v1607; u64 n1611 = v1600; v1610 = n1610; v1611 = n1611; goto b309; }
b308:;
    u64 v1608 = 0x8;
    u64 v1609 = v1600 << (v1608 & 63);
    { u64 n1610 = v1599; u64 n1611 = v1609; v1610 = n1610; v1611 = n1611; goto b309; }
b309:;
    u64 v1612 = 0x3c;
    u64 v1613 = v1611 >> (v1612 & 63);
    u8 v1614 = (u64)v1613 == (u64)v4;
    if (v1614) { goto b620; } else { goto b621; }
b620:;
    { goto b310; }
b621:;
    u64 v1615 = 0x4;
    u64 v1616 = v1610 + v1615;
    u64 v1617 = 0xff;
    u64 v1618 = v1616 & v1617;
    { u64 n1621 = v1618; u64 n1622 = v1611; v1621 = n1621; v1622 = n1622; goto b311; }
b310:;
    u64 v1619 = 0x4;
    u64 v1620 = v1611 << (v1619 & 63);
    { u64 n1621 = v1610; u64 n1622 = v1620; v1621 = n1621; v1622 = n1622; goto b311; }
b311:;
    u64 v1623 = 0x3e;
    u64 v1624 = v1622 >> (v1623 & 63);
    u8 v1625 = (u64)v1624 == (u64)v4;
    if (v1625) { goto b622; } else { goto b623; }
b622:;
    { goto b312; }
b623:;
    u64 v1626 = 0x2;
    u64 v1627 = v1621 + v1626;
    u64 v1628 = 0xff;
    u64 v1629 = v1627 & v1628;
    { u64 n1632 = v1629; u64 n1633 = v1622; v1632 = n1632; v1633 = n1633; goto b313; }
b312:;
    u64 v1630 = 0x2;
    u64 v1631 = v1622 << (v1630 & 63);
    { u64 n1632 = v1621; u64 n1633 = v1631; v1632 = n1632; v1633 = n1633; goto b313; }
b313:;
    u64 v1634 = 0x3f;
    u64 v1635 = v1633 >> (v1634 & 63);
    u8 v1636 = (u64)v1635 == (u64)v4;
    if (v1636) { goto b624; } else { goto b625; }
b624:;
    { goto b314; }
b625:;
    u64 v1637 = 0x1;
    u64 v1638 = v1632 + v1637;
    u64 v1639 = 0xff;
    u64 v1640 = v1638 & v1639;
    { u64 n1643 = v1640; u64 n1644 = v1633; v1643 = n1643; v1644 = n1644; goto b315; }
b314:;
    u64 v1641 = 0x1;
    u64 v1642 = v1633 << (v1641 & 63);
    { u64 n1643 = v1632; u64 n1644 = v1642; v1643 = n1643; v1644 = n1644; goto b315; }
b315:;
    u64 v1645 = 0x38;
    u64 v1646 = v1644 >> (v1645 & 63);
    u64 v1647 = 0x7f;
    u64 v1648 = v1646 & v1647;
    u64 v1649 = load_u64((const u8 *)v3 + 48);
    u64 v1650 = load_u64((const u8 *)v1649 + 1080);
    u64 v1651 = 0x7f;
    u64 v1652 = v1648 & v1651;
    u64 v1653 = 0x4;
    u64 v1654 = v1652 * v1653;
    u64 v1655 = v1650 + v1654;
    u32 v1656 = load_u32((const u8 *)v1655 + 0);
    u64 v1657 = v1656;
    u8 v1658 = (u64)v1657 != (u64)v4;
    u64 v1659 = v1658;
    u64 v1660 = load_u64((const u8 *)v3 + 48);
    u64 v1661 = load_u64((const u8 *)v1660 + 1104);
    u64 v1662 = 0x8;
    u64 v1663 = v1657 * v1662;
    u64 v1664 = v1661 + v1663;
    u32 v1665 = load_u32((const u8 *)v1664 + 0);
    u64 v1666 = load_u64((const u8 *)v3 + 48);
    u64 v1667 = load_u64((const u8 *)v1666 + 1112);
    u64 v1668 = 0x8;
    u64 v1669 = v1657 * v1668;
    u64 v1670 = v1667 + v1669;
    u32 v1671 = 0x55f;
    u8 v1672 = (u32)v1665 == (u32)v1671;
    if (v1672) { goto b626; } else { goto b627; }
b626:;
    u64 v1673 = load_u64((const u8 *)v1670 + 0);
    u64 v1674 = 0xffff;
    u64 v1675 = v1673 & v1674;
    { goto b316; }
b627:;
    u32 v1676 = 0x562;
    u8 v1677 = (u32)v1665 == (u32)v1676;
    if (v1677) { goto b628; } else { goto b629; }
b628:;
    { goto b317; }
b629:;
    { u64 n1681 = v1580; v1681 = n1681; goto b318; }
b316:;
    u64 v1678 = 0x10;
    u64 v1679 = v1643 << (v1678 & 63);
    u64 v1680 = v1679 | v1675;
    { u64 n1681 = v1680; v1681 = n1681; goto b318; }
b317:;
    { u64 n1681 = v1580; v1681 = n1681; goto b318; }
b318:;
    u64 v1682 = 0xfffffffff0000000;
    u8 v1683 = (u64)v1371 == (u64)v4;
    if (v1683) { goto b630; } else { goto b631; }
b630:;
    { u64 n1783 = v1682; v1783 = n1783; goto b333; }
b631:;
    u64 v1684 = 0x20;
    u64 v1685 = v1371 >> (v1684 & 63);
    u8 v1686 = (u64)v1685 == (u64)v4;
    if (v1686) { goto b632; } else { goto b633; }
b632:;
    { goto b319; }
b633:;
    u64 v1687 = 0x20;
    { u64 n1690 = v1687; u64 n1691 = v1371; v1690 = n1690; v1691 = n1691; goto b320; }
b319:;
    u64 v1688 = 0x20;
    u64 v1689 = v1371 << (v1688 & 63);
    { u64 n1690 = v4; u64 n1691 = v1689; v1690 = n1690; v1691 = n1691; goto b320; }
b320:;
    u64 v1692 = 0x30;
    u64 v1693 = v1691 >> (v1692 & 63);
    u8 v1694 = (u64)v1693 == (u64)v4;
    if (v1694) { goto b634; } else { goto b635; }
b634:;
    { goto b321; }
b635:;
    u64 v1695 = 0x10;
    u64 v1696 = v1690 + v1695;
    u64 v1697 = 0xff;
    u64 v1698 = v1696 & v1697;
    { u64 n1701 = v1698; u64 n1702 = v1691; v1701 = n1701; v1702 = n1702; goto b322; }
b321:;
    u64 v1699 = 0x10;
    u64 v1700 = v1691 << (v1699 & 63);
    { u64 n1701 = v1690; u64 n1702 = v1700; v1701 = n1701; v1702 = n1702; goto b322; }
b322:;
    u64 v1703 = 0x38;
    u64 v1704 = v1702 >> (v1703 & 63);
    u8 v1705 = (u64)v1704 == (u64)v4;
    if (v1705) { goto b636; } else { goto b637; }
b636:;
    { goto b323; }
b637:;
    u64 v1706 = 0x8;
    u64 v1707 = v1701 + v1706;
    u64 v1708 = 0xff;
    u64 v1709 = v1707 & v1708;
    { u64 n1712 = v1709; u64 n1713 = v1702; v1712 = n1712; v1713 = n1713; goto b324; }
b323:;
    u64 v1710 = 0x8;
    u64 v1711 = v1702 << (v1710 & 63);
    { u64 n1712 = v1701; u64 n1713 = v1711; v1712 = n1712; v1713 = n1713; goto b324; }
b324:;
    u64 v1714 = 0x3c;
    u64 v1715 = v1713 >> (v1714 & 63);
    u8 v1716 = (u64)v1715 == (u64)v4;
    if (v1716) { goto b638; } else { goto b639; }
b638:;
    { goto b325; }
b639:;
    u64 v1717 = 0x4;
    u64 v1718 = v1712 + v1717;
    u64 v1719 = 0xff;
    u64 v1720 = v1718 & v1719;
    { u64 n1723 = v1720; u64 n1724 = v1713; v1723 = n1723; v1724 = n1724; goto b326; }
b325:;
    u64 v1721 = 0x4;
    u64 v1722 = v1713 << (v1721 & 63);
    { u64 n1723 = v1712; u64 n1724 = v1722; v1723 = n1723; v1724 = n1724; goto b326; }
b326:;
    u64 v1725 = 0x3e;
    u64 v1726 = v1724 >> (v1725 & 63);
    u8 v1727 = (u64)v1726 == (u64)v4;
    if (v1727) { goto b640; } else { goto b641; }
b640:;
    { goto b327; }
b641:;
    u64 v1728 = 0x2;
    u64 v1729 = v1723 + v1728;
    u64 v1730 = 0xff;
    u64 v1731 = v1729 & v1730;
    { u64 n1734 = v1731; u64 n1735 = v1724; v1734 = n1734; v1735 = n1735; goto b328; }
b327:;
    u64 v1732 = 0x2;
    u64 v1733 = v1724 << (v1732 & 63);
    { u64 n1734 = v1723; u64 n1735 = v1733; v1734 = n1734; v1735 = n1735; goto b328; }
b328:;
    u64 v1736 = 0x3f;
    u64 v1737 = v1735 >> (v1736 & 63);
    u8 v1738 = (u64)v1737 == (u64)v4;
    if (v1738) { goto b642; } else { goto b643; }
b642:;
    { goto b329; }
b643:;
    u64 v1739 = 0x1;
    u64 v1740 = v1734 + v1739;
    u64 v1741 = 0xff;
    u64 v1742 = v1740 & v1741;
    { u64 n1745 = v1742; u64 n1746 = v1735; v1745 = n1745; v1746 = n1746; goto b330; }
b329:;
    u64 v1743 = 0x1;
    u64 v1744 = v1735 << (v1743 & 63);
    { u64 n1745 = v1734; u64 n1746 = v1744; v1745 = n1745; v1746 = n1746; goto b330; }
b330:;
    u64 v1747 = 0x38;
    u64 v1748 = v1746 >> (v1747 & 63);
    u64 v1749 = 0x7f;
    u64 v1750 = v1748 & v1749;
    u64 v1751 = load_u64((const u8 *)v3 + 48);
    u64 v1752 = load_u64((const u8 *)v1751 + 1120);
    u64 v1753 = 0x7f;
    u64 v1754 = v1750 & v1753;
    u64 v1755 = 0x4;
    u64 v1756 = v1754 * v1755;
    u64 v1757 = v1752 + v1756;
    u32 v1758 = load_u32((const u8 *)v1757 + 0);
    u64 v1759 = v1758;
    u8 v1760 = (u64)v1759 != (u64)v4;
    u64 v1761 = v1760;
    u64 v1762 = load_u64((const u8 *)v3 + 48);
    u64 v1763 = load_u64((const u8 *)v1762 + 1144);
    u64 v1764 = 0x8;
    u64 v1765 = v1759 * v1764;
    u64 v1766 = v1763 + v1765;
    u32 v1767 = load_u32((const u8 *)v1766 + 0);
    u64 v1768 = load_u64((const u8 *)v3 + 48);
    u64 v1769 = load_u64((const u8 *)v1768 + 1152);
    u64 v1770 = 0x8;
    u64 v1771 = v1759 * v1770;
    u64 v1772 = v1769 + v1771;
    u32 v1773 = 0x587;
    u8 v1774 = (u32)v1767 == (u32)v1773;
    if (v1774) { goto b644; } else { goto b645; }
b644:;
    u64 v1775 = load_u64((const u8 *)v1772 + 0);
    u64 v1776 = 0xffff;
    u64 v1777 = v1775 & v1776;
    { goto b331; }
b645:;
    u32 v1778 = 0x58a;
    u8 v1779 = (u32)v1767 == (u32)v1778;
    if (v1779) { goto b646; } else { goto b647; }
b646:;
    { goto b332; }
b647:;
    { u64 n1783 = v1682; v1783 = n1783; goto b333; }
b331:;
    u64 v1780 = 0x10;
    u64 v1781 = v1745 << (v1780 & 63);
    u64 v1782 = v1781 | v1777;
    { u64 n1783 = v1782; v1783 = n1783; goto b333; }
b332:;
    { u64 n1783 = v1682; v1783 = n1783; goto b333; }
b333:;
    u64 v1784 = 0xfffffffff0000000;
    u8 v1785 = (u64)v1372 == (u64)v4;
    if (v1785) { goto b648; } else { goto b649; }
b648:;
    { u64 n1885 = v1784; v1885 = n1885; goto b348; }
b649:;
    u64 v1786 = 0x20;
    u64 v1787 = v1372 >> (v1786 & 63);
    u8 v1788 = (u64)v1787 == (u64)v4;
    if (v1788) { goto b650; } else { goto b651; }
b650:;
    { goto b334; }
b651:;
    u64 v1789 = 0x20;
    { u64 n1792 = v1789; u64 n1793 = v1372; v1792 = n1792; v1793 = n1793; goto b335; }
b334:;
    u64 v1790 = 0x20;
    u64 v1791 = v1372 << (v1790 & 63);
    { u64 n1792 = v4; u64 n1793 = v1791; v1792 = n1792; v1793 = n1793; goto b335; }
b335:;
    u64 v1794 = 0x30;
    u64 v1795 = v1793 >> (v1794 & 63);
    u8 v1796 = (u64)v1795 == (u64)v4;
    if (v1796) { goto b652; } else { goto b653; }
b652:;
    { goto b336; }
b653:;
    u64 v1797 = 0x10;
    u64 v1798 = v1792 + v1797;
    u64 v1799 = 0xff;
    u64 v1800 = v1798 & v1799;
    { u64 n1803 = v1800; u64 n1804 = v1793; v1803 = n1803; v1804 = n1804; goto b337; }
b336:;
    u64 v1801 = 0x10;
    u64 v1802 = v1793 << (v1801 & 63);
    { u64 n1803 = v1792; u64 n1804 = v1802; v1803 = n1803; v1804 = n1804; goto b337; }
b337:;
    u64 v1805 = 0x38;
    u64 v1806 = v1804 >> (v1805 & 63);
    u8 v1807 = (u64)v1806 == (u64)v4;
    if (v1807) { goto b654; } else { goto b655; }
b654:;
    { goto b338; }
b655:;
    u64 v1808 = 0x8;
    u64 v1809 = v1803 + v1808;
    u64 v1810 = 0xff;
    u64 v1811 = v1809 & v1810;
    { u64 n1814 = v1811; u64 n1815 = v1804; v1814 = n1814; v1815 = n1815; goto b339; }
b338:;
    u64 v1812 = 0x8;
    u64 v1813 = v1804 << (v1812 & 63);
    { u64 n1814 = v1803; u64 n1815 = v1813; v1814 = n1814; v1815 = n1815; goto b339; }
b339:;
    u64 v1816 = 0x3c;
    u64 v1817 = v1815 >> (v1816 & 63);
    u8 v1818 = (u64)v1817 == (u64)v4;
    if (v1818) { goto b656; } else { goto b657; }
b656:;
    { goto b340; }
b657:;
    u64 v1819 = 0x4;
    u64 v1820 = v1814 + v1819;
    u64 v1821 = 0xff;
    u64 v1822 = v1820 & v1821;
    { u64 n1825 = v1822; u64 n1826 = v1815; v1825 = n1825; v1826 = n1826; goto b341; }
b340:;
    u64 v1823 = 0x4;
    u64 v1824 = v1815 << (v1823 & 63);
    { u64 n1825 = v1814; u64 n1826 = v1824; v1825 = n1825; v1826 = n1826; goto b341; }
b341:;
    u64 v1827 = 0x3e;
    u64 v1828 = v1826 >> (v1827 & 63);
    u8 v1829 = (u64)v1828 == (u64)v4;
    if (v1829) { goto b658; } else { goto b659; }
b658:;
    { goto b342; }
b659:;
    u64 v1830 = 0x2;
    u64 v1831 = v1825 + v1830;
    u64 v1832 = 0xff;
    u64 v1833 = v1831 & v1832;
    { u64 n1836 = v1833; u64 n1837 = v1826; v1836 = n1836; v1837 = n1837; goto b343; }
b342:;
    u64 v1834 = 0x2;
    u64 v1835 = v1826 << (v1834 & 63);
    { u64 n1836 = v1825; u64 n1837 = v1835; v1836 = n1836; v1837 = n1837; goto b343; }
b343:;
    u64 v1838 = 0x3f;
    u64 v1839 = v1837 >> (v1838 & 63);
    u8 v1840 = (u64)v1839 == (u64)v4;
    if (v1840) { goto b660; } else { goto b661; }
b660:;
    { goto b344; }
b661:;
    u64 v1841 = 0x1;
    u64 v1842 = v1836 + v1841;
    u64 v1843 = 0xff;
    u64 v1844 = v1842 & v1843;
    { u64 n1847 = v1844; u64 n1848 = v1837; v1847 = n1847; v1848 = n1848; goto b345; }
b344:;
    u64 v1845 = 0x1;
    u64 v1846 = v1837 << (v1845 & 63);
    { u64 n1847 = v1836; u64 n1848 = v1846; v1847 = n1847; v1848 = n1848; goto b345; }
b345:;
    u64 v1849 = 0x38;
    u64 v1850 = v1848 >> (v1849 & 63);
    u64 v1851 = 0x7f;
    u64 v1852 = v1850 & v1851;
    u64 v1853 = load_u64((const u8 *)v3 + 48);
    u64 v1854 = load_u64((const u8 *)v1853 + 1160);
    u64 v1855 = 0x7f;
    u64 v1856 = v1852 & v1855;
    u64 v1857 = 0x4;
    u64 v1858 = v1856 * v1857;
    u64 v1859 = v1854 + v1858;
    u32 v1860 = load_u32((const u8 *)v1859 + 0);
    u64 v1861 = v1860;
    u8 v1862 = (u64)v1861 != (u64)v4;
    u64 v1863 = v1862;
    u64 v1864 = load_u64((const u8 *)v3 + 48);
    u64 v1865 = load_u64((const u8 *)v1864 + 1184);
    u64 v1866 = 0x8;
    u64 v1867 = v1861 * v1866;
    u64 v1868 = v1865 + v1867;
    u32 v1869 = load_u32((const u8 *)v1868 + 0);
    u64 v1870 = load_u64((const u8 *)v3 + 48);
    u64 v1871 = load_u64((const u8 *)v1870 + 1192);
    u64 v1872 = 0x8;
    u64 v1873 = v1861 * v1872;
    u64 v1874 = v1871 + v1873;
    u32 v1875 = 0x5af;
    u8 v1876 = (u32)v1869 == (u32)v1875;
    if (v1876) { goto b662; } else { goto b663; }
b662:;
    u64 v1877 = load_u64((const u8 *)v1874 + 0);
    u64 v1878 = 0xffff;
    u64 v1879 = v1877 & v1878;
    { goto b346; }
b663:;
    u32 v1880 = 0x5b2;
    u8 v1881 = (u32)v1869 == (u32)v1880;
    if (v1881) { goto b664; } else { goto b665; }
b664:;
    { goto b347; }
b665:;
    { u64 n1885 = v1784; v1885 = n1885; goto b348; }
b346:;
    u64 v1882 = 0x10;
    u64 v1883 = v1847 << (v1882 & 63);
    u64 v1884 = v1883 | v1879;
    { u64 n1885 = v1884; v1885 = n1885; goto b348; }
b347:;
    { u64 n1885 = v1784; v1885 = n1885; goto b348; }
b348:;
    u64 v1886 = v1477 + v352;
    u64 v1887 = 0x20;
    u64 v1888 = v1886 << (v1887 & 63);
    u64 v1889 = 0x20;
    u64 v1890 = (int64_t)v1888 >> (v1889 & 63);
    u64 v1891 = 0xa0000;
    u64 v1892 = v1783 + v1891;
    u64 v1893 = v1892 - v1890;
    u64 v1894 = 0x20;
    u64 v1895 = v1893 << (v1894 & 63);
    u64 v1896 = 0x20;
    u64 v1897 = (int64_t)v1895 >> (v1896 & 63);
    u64 v1898 = v1885 - v1681;
    u64 v1899 = 0x20;
    u64 v1900 = v1898 << (v1899 & 63);
    u64 v1901 = 0x20;
    u64 v1902 = (int64_t)v1900 >> (v1901 & 63);
    u64 v1903 = 0xffffffffffe50000;
    u64 v1904 = v1890 + v1903;
    u64 v1905 = 0x20;
    u64 v1906 = v1904 << (v1905 & 63);
    u64 v1907 = 0x20;
    u64 v1908 = (int64_t)v1906 >> (v1907 & 63);
    u64 v1909 = v361 + v1579;
    u64 v1910 = 0xffffffffffe50000;
    u64 v1911 = v1909 + v1910;
    u64 v1912 = 0x20;
    u64 v1913 = v1911 << (v1912 & 63);
    u64 v1914 = 0x20;
    u64 v1915 = (int64_t)v1913 >> (v1914 & 63);
    { u64 n1916 = v1908; u64 n1917 = v1915; u64 n1918 = v1897; u64 n1919 = v1902; v1916 = n1916; v1917 = n1917; v1918 = n1918; v1919 = n1919; goto b131; }
b131:;
    u64 v1920 = 0xffffffffffec0000;
    u64 v1921 = v1918 + v1920;
    u64 v1922 = 0x20;
    u64 v1923 = v1921 << (v1922 & 63);
    u64 v1924 = 0x20;
    u64 v1925 = (int64_t)v1923 >> (v1924 & 63);
    u64 v1926 = 0xfffffffff8000000;
    u8 v1927 = (int64_t)v1926 >= (int64_t)v1925;
    if (v1927) { goto b666; } else { goto b667; }
b666:;
    { u64 n2024 = v4; u64 n2025 = v4; v2024 = n2024; v2025 = n2025; goto b137; }
b667:;
    u64 v1928 = 0x1e0000;
    u8 v1929 = (int64_t)v1925 >= (int64_t)v1928;
    if (v1929) { goto b668; } else { goto b669; }
b668:;
    { u64 n1946 = v1925; u64 n1947 = v4; v1946 = n1946; v1947 = n1947; goto b132; }
b669:;
    u64 v1930 = 0x10;
    u64 v1931 = 0x40;
    u8 v1932 = (u64)v1930 < (u64)v1931;
    u64 v1933 = 0x3f;
    u64 v1934 = v1932 ? v1930 : v1933;
    u64 v1935 = (int64_t)v1921 >> (v1934 & 63);
    u64 v1936 = 0x1e;
    u64 v1937 = v1936 - v1935;
    u64 v1938 = 0xff;
    u64 v1939 = v1937 & v1938;
    u64 v1940 = 0xffffffffffec0000;
    u64 v1941 = v1918 + v1940;
    u64 v1942 = 0xffff;
    u64 v1943 = v1941 & v1942;
    u64 v1944 = 0x1e0000;
    u64 v1945 = v1943 + v1944;
    { u64 n1946 = v1945; u64 n1947 = v1939; v1946 = n1946; v1947 = n1947; goto b132; }
b132:;
    u64 v1948 = 0x10;
    u64 v1949 = 0x40;
    u8 v1950 = (u64)v1948 < (u64)v1949;
    u64 v1951 = 0x3f;
    u64 v1952 = v1950 ? v1948 : v1951;
    u64 v1953 = (int64_t)v1946 >> (v1952 & 63);
    u64 v1954 = 0x8;
    u64 v1955 = 0x40;
    u8 v1956 = (u64)v1954 < (u64)v1955;
    u64 v1957 = 0x3f;
    u64 v1958 = v1956 ? v1954 : v1957;
    u64 v1959 = (int64_t)v1946 >> (v1958 & 63);
    u64 v1960 = 0xff;
    u64 v1961 = v1959 & v1960;
    u64 v1962 = load_u64((const u8 *)v3 + 48);
    u64 v1963 = load_u64((const u8 *)v1962 + 480);
    u64 v1964 = 0xff;
    u64 v1965 = v1961 & v1964;
    u64 v1966 = 0x4;
    u64 v1967 = v1965 * v1966;
    u64 v1968 = v1963 + v1967;
    u32 v1969 = load_u32((const u8 *)v1968 + 0);
    u64 v1970 = v1969;
    u8 v1971 = (u64)v1970 != (u64)v4;
    u64 v1972 = v1971;
    u64 v1973 = load_u64((const u8 *)v3 + 48);
    u64 v1974 = load_u64((const u8 *)v1973 + 504);
    u64 v1975 = 0x8;
    u64 v1976 = v1970 * v1975;
    u64 v1977 = v1974 + v1976;
    u32 v1978 = load_u32((const u8 *)v1977 + 0);
    u64 v1979 = load_u64((const u8 *)v3 + 48);
    u64 v1980 = load_u64((const u8 *)v1979 + 512);
    u64 v1981 = 0x8;
    u64 v1982 = v1970 * v1981;
    u64 v1983 = v1980 + v1982;
    u32 v1984 = 0x2c9;
    u8 v1985 = (u32)v1978 == (u32)v1984;
    if (v1985) { goto b670; } else { goto b671; }
b670:;
    u64 v1986 = load_u64((const u8 *)v1983 + 0);
    { goto b133; }
b671:;
    u32 v1987 = 0x2d9;
    u8 v1988 = (u32)v1978 == (u32)v1987;
    if (v1988) { goto b672; } else { goto b673; }
b672:;
    { goto b136; }
b673:;
    { u64 n2024 = v4; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b133:;
    u64 v1989 = 0x3e;
    u8 v1990 = (int64_t)v1953 < (int64_t)v1989;
    if (v1990) { goto b674; } else { goto b675; }
b674:;
    { goto b134; }
b675:;
    u64 v1991 = 0x4000000000000000;
    { u64 n2024 = v1991; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b134:;
    u64 v1992 = 0x10;
    u8 v1993 = (int64_t)v1953 < (int64_t)v1992;
    if (v1993) { goto b676; } else { goto b677; }
b676:;
    { goto b135; }
b677:;
    u64 v1994 = 0xfffffffffffffff0;
    u64 v1995 = v1953 + v1994;
    u64 v1996 = 0xff;
    u64 v1997 = v1995 & v1996;
    u64 v1998 = 0x40;
    u8 v1999 = (u64)v1997 < (u64)v1998;
    u64 v2000 = v1986 << (v1997 & 63);
    u64 v2001 = v1999 ? v2000 : v4;
    { u64 n2024 = v2001; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b135:;
    u64 v2002 = 0xffffffffffffffff;
    u8 v2003 = (int64_t)v1953 < (int64_t)v2002;
    if (v2003) { goto b678; } else { goto b679; }
b678:;
    { u64 n2024 = v4; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b679:;
    u64 v2004 = 0x10;
    u64 v2005 = v2004 - v1953;
    u64 v2006 = 0xff;
    u64 v2007 = v2005 + v2006;
    u64 v2008 = 0xff;
    u64 v2009 = v2007 & v2008;
    u64 v2010 = 0x1;
    u64 v2011 = 0x40;
    u8 v2012 = (u64)v2009 < (u64)v2011;
    u64 v2013 = v2010 << (v2009 & 63);
    u64 v2014 = v2012 ? v2013 : v4;
    u64 v2015 = v1986 + v2014;
    u64 v2016 = 0x10;
    u64 v2017 = v2016 - v1953;
    u64 v2018 = 0xff;
    u64 v2019 = v2017 & v2018;
    u64 v2020 = 0x40;
    u8 v2021 = (u64)v2019 < (u64)v2020;
    u64 v2022 = v2015 >> (v2019 & 63);
    u64 v2023 = v2021 ? v2022 : v4;
    { u64 n2024 = v2023; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b136:;
    { u64 n2024 = v4; u64 n2025 = v1947; v2024 = n2024; v2025 = n2025; goto b137; }
b137:;
    u64 v2026 = 0xfffffffff8000000;
    u8 v2027 = (int64_t)v2026 >= (int64_t)v1919;
    if (v2027) { goto b680; } else { goto b681; }
b680:;
    { u64 n2122 = v4; u64 n2123 = v4; v2122 = n2122; v2123 = n2123; goto b143; }
b681:;
    u64 v2028 = 0x1e0000;
    u8 v2029 = (int64_t)v1919 >= (int64_t)v2028;
    if (v2029) { goto b682; } else { goto b683; }
b682:;
    { u64 n2044 = v1919; u64 n2045 = v4; v2044 = n2044; v2045 = n2045; goto b138; }
b683:;
    u64 v2030 = 0x10;
    u64 v2031 = 0x40;
    u8 v2032 = (u64)v2030 < (u64)v2031;
    u64 v2033 = 0x3f;
    u64 v2034 = v2032 ? v2030 : v2033;
    u64 v2035 = (int64_t)v1919 >> (v2034 & 63);
    u64 v2036 = 0x1e;
    u64 v2037 = v2036 - v2035;
    u64 v2038 = 0xff;
    u64 v2039 = v2037 & v2038;
    u64 v2040 = 0xffff;
    u64 v2041 = v1919 & v2040;
    u64 v2042 = 0x1e0000;
    u64 v2043 = v2041 + v2042;
    { u64 n2044 = v2043; u64 n2045 = v2039; v2044 = n2044; v2045 = n2045; goto b138; }
b138:;
    u64 v2046 = 0x10;
    u64 v2047 = 0x40;
    u8 v2048 = (u64)v2046 < (u64)v2047;
    u64 v2049 = 0x3f;
    u64 v2050 = v2048 ? v2046 : v2049;
    u64 v2051 = (int64_t)v2044 >> (v2050 & 63);
    u64 v2052 = 0x8;
    u64 v2053 = 0x40;
    u8 v2054 = (u64)v2052 < (u64)v2053;
    u64 v2055 = 0x3f;
    u64 v2056 = v2054 ? v2052 : v2055;
    u64 v2057 = (int64_t)v2044 >> (v2056 & 63);
    u64 v2058 = 0xff;
    u64 v2059 = v2057 & v2058;
    u64 v2060 = load_u64((const u8 *)v3 + 48);
    u64 v2061 = load_u64((const u8 *)v2060 + 520);
    u64 v2062 = 0xff;
    u64 v2063 = v2059 & v2062;
    u64 v2064 = 0x4;
    u64 v2065 = v2063 * v2064;
    u64 v2066 = v2061 + v2065;
    u32 v2067 = load_u32((const u8 *)v2066 + 0);
    u64 v2068 = v2067;
    u8 v2069 = (u64)v2068 != (u64)v4;
    u64 v2070 = v2069;
    u64 v2071 = load_u64((const u8 *)v3 + 48);
    u64 v2072 = load_u64((const u8 *)v2071 + 544);
    u64 v2073 = 0x8;
    u64 v2074 = v2068 * v2073;
    u64 v2075 = v2072 + v2074;
    u32 v2076 = load_u32((const u8 *)v2075 + 0);
    u64 v2077 = load_u64((const u8 *)v3 + 48);
    u64 v2078 = load_u64((const u8 *)v2077 + 552);
    u64 v2079 = 0x8;
    u64 v2080 = v2068 * v2079;
    u64 v2081 = v2078 + v2080;
    u32 v2082 = 0x2e9;
    u8 v2083 = (u32)v2076 == (u32)v2082;
    if (v2083) { goto b684; } else { goto b685; }
b684:;
    u64 v2084 = load_u64((const u8 *)v2081 + 0);
    { goto b139; }
b685:;
    u32 v2085 = 0x2f9;
    u8 v2086 = (u32)v2076 == (u32)v2085;
    if (v2086) { goto b686; } else { goto b687; }
b686:;
    { goto b142; }
b687:;
    { u64 n2122 = v4; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b139:;
    u64 v2087 = 0x3e;
    u8 v2088 = (int64_t)v2051 < (int64_t)v2087;
    if (v2088) { goto b688; } else { goto b689; }
b688:;
    { goto b140; }
b689:;
    u64 v2089 = 0x4000000000000000;
    { u64 n2122 = v2089; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b140:;
    u64 v2090 = 0x10;
    u8 v2091 = (int64_t)v2051 < (int64_t)v2090;
    if (v2091) { goto b690; } else { goto b691; }
b690:;
    { goto b141; }
b691:;
    u64 v2092 = 0xfffffffffffffff0;
    u64 v2093 = v2051 + v2092;
    u64 v2094 = 0xff;
    u64 v2095 = v2093 & v2094;
    u64 v2096 = 0x40;
    u8 v2097 = (u64)v2095 < (u64)v2096;
    u64 v2098 = v2084 << (v2095 & 63);
    u64 v2099 = v2097 ? v2098 : v4;
    { u64 n2122 = v2099; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b141:;
    u64 v2100 = 0xffffffffffffffff;
    u8 v2101 = (int64_t)v2051 < (int64_t)v2100;
    if (v2101) { goto b692; } else { goto b693; }
b692:;
    { u64 n2122 = v4; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b693:;
    u64 v2102 = 0x10;
    u64 v2103 = v2102 - v2051;
    u64 v2104 = 0xff;
    u64 v2105 = v2103 + v2104;
    u64 v2106 = 0xff;
    u64 v2107 = v2105 & v2106;
    u64 v2108 = 0x1;
    u64 v2109 = 0x40;
    u8 v2110 = (u64)v2107 < (u64)v2109;
    u64 v2111 = v2108 << (v2107 & 63);
    u64 v2112 = v2110 ? v2111 : v4;
    u64 v2113 = v2084 + v2112;
    u64 v2114 = 0x10;
    u64 v2115 = v2114 - v2051;
    u64 v2116 = 0xff;
    u64 v2117 = v2115 & v2116;
    u64 v2118 = 0x40;
    u8 v2119 = (u64)v2117 < (u64)v2118;
    u64 v2120 = v2113 >> (v2117 & 63);
    u64 v2121 = v2119 ? v2120 : v4;
    { u64 n2122 = v2121; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b142:;
    { u64 n2122 = v4; u64 n2123 = v2045; v2122 = n2122; v2123 = n2123; goto b143; }
b143:;
    u64 v2124 = 0x8;
    u64 v2125 = v686 >> (v2124 & 63);
    u64 v2126 = 0x1388;
    u8 v2127 = (u64)v2125 >= (u64)v2126;
    if (v2127) { goto b694; } else { goto b695; }
b694:;
    { u64 n2129 = v2125; v2129 = n2129; goto b144; }
b695:;
    u64 v2128 = 0x1388;
    { u64 n2129 = v2128; v2129 = n2129; goto b144; }
b144:;
    u64 v2130 = v7 + v2129;
    u64 v2131 = 0xffffffffffff;
    u64 v2132 = v2130 & v2131;
    u64 v2133 = load_u64((const u8 *)v3 + 24);
    u64 v2134 = 0x8;
    u64 v2135 = v16 * v2134;
    u64 v2136 = v2133 + v2135;
    store_u64((u8 *)v2136 + 12288, v7);
    u64 v2137 = load_u64((const u8 *)v3 + 24);
    u64 v2138 = 0x8;
    u64 v2139 = v16 * v2138;
    u64 v2140 = v2137 + v2139;
    store_u64((u8 *)v2140 + 16384, v2132);
    u64 v2141 = load_u64((const u8 *)v3 + 24);
    u64 v2142 = 0x8;
    u64 v2143 = v16 * v2142;
    u64 v2144 = v2141 + v2143;
    store_u64((u8 *)v2144 + 20480, v318);
    u64 v2145 = load_u64((const u8 *)v3 + 24);
    u64 v2146 = 0x8;
    u64 v2147 = v16 * v2146;
    u64 v2148 = v2145 + v2147;
    store_u64((u8 *)v2148 + 53248, v4);
    u64 v2149 = load_u64((const u8 *)v3 + 24);
    u64 v2150 = 0x8;
    u64 v2151 = v16 * v2150;
    u64 v2152 = v2149 + v2151;
    store_u64((u8 *)v2152 + 57344, v4);
    u64 v2153 = load_u64((const u8 *)v3 + 24);
    u64 v2154 = 0x8;
    u64 v2155 = v16 * v2154;
    u64 v2156 = v2153 + v2155;
    store_u64((u8 *)v2156 + 61440, v4);
    u64 v2157 = 0xffffffff;
    u64 v2158 = v684 & v2157;
    u64 v2159 = load_u64((const u8 *)v3 + 24);
    u64 v2160 = 0x8;
    u64 v2161 = v16 * v2160;
    u64 v2162 = v2159 + v2161;
    store_u64((u8 *)v2162 + 24576, v2158);
    u64 v2163 = 0xffffffff;
    u64 v2164 = v601 & v2163;
    u64 v2165 = load_u64((const u8 *)v3 + 24);
    u64 v2166 = 0x8;
    u64 v2167 = v16 * v2166;
    u64 v2168 = v2165 + v2167;
    store_u64((u8 *)v2168 + 73728, v2164);
    u64 v2169 = 0xffffffff;
    u64 v2170 = v1918 & v2169;
    u64 v2171 = load_u64((const u8 *)v3 + 24);
    u64 v2172 = 0x8;
    u64 v2173 = v16 * v2172;
    u64 v2174 = v2171 + v2173;
    store_u64((u8 *)v2174 + 77824, v2170);
    u64 v2175 = 0xffffffff;
    u64 v2176 = v1919 & v2175;
    u64 v2177 = load_u64((const u8 *)v3 + 24);
    u64 v2178 = 0x8;
    u64 v2179 = v16 * v2178;
    u64 v2180 = v2177 + v2179;
    store_u64((u8 *)v2180 + 81920, v2176);
    u64 v2181 = 0xffffffff;
    u64 v2182 = v1916 & v2181;
    u64 v2183 = load_u64((const u8 *)v3 + 24);
    u64 v2184 = 0x8;
    u64 v2185 = v16 * v2184;
    u64 v2186 = v2183 + v2185;
    store_u64((u8 *)v2186 + 65536, v2182);
    u64 v2187 = 0xffffffff;
    u64 v2188 = v1917 & v2187;
    u64 v2189 = load_u64((const u8 *)v3 + 24);
    u64 v2190 = 0x8;
    u64 v2191 = v16 * v2190;
    u64 v2192 = v2189 + v2191;
    store_u64((u8 *)v2192 + 69632, v2188);
    u64 v2193 = load_u64((const u8 *)v3 + 24);
    u64 v2194 = 0x8;
    u64 v2195 = v16 * v2194;
    u64 v2196 = v2193 + v2195;
    store_u64((u8 *)v2196 + 28672, v1371);
    u64 v2197 = load_u64((const u8 *)v3 + 24);
    u64 v2198 = 0x8;
    u64 v2199 = v16 * v2198;
    u64 v2200 = v2197 + v2199;
    store_u64((u8 *)v2200 + 32768, v1372);
    u64 v2201 = v239 * v298;
    u64 v2202 = (u64)((u128)v239 * v298 >> 64);
    u64 v2203 = 0x14;
    u64 v2204 = v2201 >> (v2203 & 63);
    u64 v2205 = 0x2c;
    u64 v2206 = v2202 << (v2205 & 63);
    u64 v2207 = v2204 | v2206;
    u64 v2208 = 0x14;
    u64 v2209 = v2202 >> (v2208 & 63);
    { u64 n2210 = v376; u64 n2212 = v377; u64 n2214 = v239; u64 n2216 = v2207; u64 n2218 = v2158; u64 n2220 = v1351; u64 n2222 = v1371; u64 n2224 = v1372; u64 n2226 = v2024; u64 n2228 = v2025; u64 n2230 = v2122; u64 n2232 = v2123; v2210 = n2210; v2212 = n2212; v2214 = n2214; v2216 = n2216; v2218 = n2218; v2220 = n2220; v2222 = n2222; v2224 = n2224; v2226 = n2226; v2228 = n2228; v2230 = n2230; v2232 = n2232; goto b145; }
b145:;
    u64 v2234 = load_u64((const u8 *)v1 + 184);
    u8 v2235 = (u64)v2234 == (u64)v4;
    if (v2235) { goto b696; } else { goto b697; }
b696:;
    { goto b146; }
b697:;
    u8 v2236 = load_u8((const u8 *)v2 + 362);
    u64 v2237 = v2236;
    u64 v2238 = 0x3c;
    u64 v2239 = v2237 << (v2238 & 63);
    u64 v2240 = 0x3c;
    u64 v2241 = v2239 >> (v2240 & 63);
    u64 v2242 = 0x1;
    u8 v2243 = (u64)v2241 != (u64)v2242;
    if (v2243) { goto b698; } else { goto b699; }
b698:;
    { goto b146; }
b699:;
    u32 v2244 = load_u32((const u8 *)v2 + 368);
    u32 v2245 = __builtin_bswap32(v2244);
    u64 v2246 = v2245;
    u8 v2247 = (u64)v2246 != (u64)v4;
    if (v2247) { goto b700; } else { goto b701; }
b700:;
    { goto b147; }
b701:;
    u32 v2248 = load_u32((const u8 *)v2 + 372);
    u32 v2249 = __builtin_bswap32(v2248);
    u64 v2250 = v2249;
    u64 v2251 = 0x20;
    u64 v2252 = v2250 << (v2251 & 63);
    u64 v2253 = 0x20;
    u64 v2254 = (int64_t)v2252 >> (v2253 & 63);
    u8 v2255 = (int64_t)v4 >= (int64_t)v2254;
    if (v2255) { goto b702; } else { goto b703; }
b702:;
    { goto b146; }
b703:;
    u32 v2256 = (u32)v4;
    u32 v2257 = __builtin_bswap32(v2256);
    store_u32((u8 *)v2 + 372, v2257);
    { goto b146; }
b147:;
    u64 v2258 = load_u64((const u8 *)v3 + 24);
    u64 v2259 = 0x8;
    u64 v2260 = v16 * v2259;
    u64 v2261 = v2258 + v2260;
    u64 v2262 = load_u64((const u8 *)v2261 + 53248);
    u64 v2263 = load_u64((const u8 *)v3 + 24);
    u64 v2264 = 0x8;
    u64 v2265 = v16 * v2264;
    u64 v2266 = v2263 + v2265;
    u64 v2267 = load_u64((const u8 *)v2266 + 57344);
    u64 v2268 = load_u64((const u8 *)v3 + 24);
    u64 v2269 = 0x8;
    u64 v2270 = v16 * v2269;
    u64 v2271 = v2268 + v2270;
    u64 v2272 = load_u64((const u8 *)v2271 + 61440);
    u64 v2273 = load_u64((const u8 *)v3 + 24);
    u64 v2274 = 0x8;
    u64 v2275 = v16 * v2274;
    u64 v2276 = v2273 + v2275;
    u64 v2277 = load_u64((const u8 *)v2276 + 65536);
    u64 v2278 = 0x20;
    u64 v2279 = v2277 << (v2278 & 63);
    u64 v2280 = 0x20;
    u64 v2281 = (int64_t)v2279 >> (v2280 & 63);
    u64 v2282 = load_u64((const u8 *)v3 + 24);
    u64 v2283 = 0x8;
    u64 v2284 = v16 * v2283;
    u64 v2285 = v2282 + v2284;
    u64 v2286 = load_u64((const u8 *)v2285 + 69632);
    u64 v2287 = 0x20;
    u64 v2288 = v2286 << (v2287 & 63);
    u64 v2289 = 0x20;
    u64 v2290 = (int64_t)v2288 >> (v2289 & 63);
    u64 v2291 = load_u64((const u8 *)v3 + 24);
    u64 v2292 = 0x8;
    u64 v2293 = v16 * v2292;
    u64 v2294 = v2291 + v2293;
    u64 v2295 = load_u64((const u8 *)v2294 + 28672);
    u64 v2296 = load_u64((const u8 *)v3 + 24);
    u64 v2297 = 0x8;
    u64 v2298 = v16 * v2297;
    u64 v2299 = v2296 + v2298;
    u64 v2300 = load_u64((const u8 *)v2299 + 32768);
    u64 v2301 = load_u64((const u8 *)v3 + 24);
    u64 v2302 = 0x8;
    u64 v2303 = v16 * v2302;
    u64 v2304 = v2301 + v2303;
    u64 v2305 = load_u64((const u8 *)v2304 + 36864);
    u64 v2306 = load_u64((const u8 *)v3 + 24);
    u64 v2307 = 0x8;
    u64 v2308 = v16 * v2307;
    u64 v2309 = v2306 + v2308;
    u64 v2310 = load_u64((const u8 *)v2309 + 73728);
    u64 v2311 = 0x20;
    u64 v2312 = v2310 << (v2311 & 63);
    u64 v2313 = 0x20;
    u64 v2314 = (int64_t)v2312 >> (v2313 & 63);
    u64 v2315 = load_u64((const u8 *)v3 + 24);
    u64 v2316 = 0x8;
    u64 v2317 = v16 * v2316;
    u64 v2318 = v2315 + v2317;
    u64 v2319 = load_u64((const u8 *)v2318 + 77824);
    u64 v2320 = 0x20;
    u64 v2321 = v2319 << (v2320 & 63);
    u64 v2322 = 0x20;
    u64 v2323 = (int64_t)v2321 >> (v2322 & 63);
    u64 v2324 = load_u64((const u8 *)v3 + 24);
    u64 v2325 = 0x8;
    u64 v2326 = v16 * v2325;
    u64 v2327 = v2324 + v2326;
    u64 v2328 = load_u64((const u8 *)v2327 + 81920);
    u64 v2329 = 0x20;
    u64 v2330 = v2328 << (v2329 & 63);
    u64 v2331 = 0x20;
    u64 v2332 = (int64_t)v2330 >> (v2331 & 63);
    u64 v2333 = 0x1fffff;
    u64 v2334 = v2246 & v2333;
    u64 v2335 = 0x1fffff;
    u8 v2336 = (u64)v2335 >= (u64)v2246;
    if (v2336) { goto b704; } else { goto b705; }
b704:;
    { u64 n2338 = v2334; v2338 = n2338; goto b148; }
b705:;
    u64 v2337 = 0x1fffff;
    { u64 n2338 = v2337; v2338 = n2338; goto b148; }
b148:;
    u32 v2339 = load_u32((const u8 *)v2 + 364);
    u32 v2340 = __builtin_bswap32(v2339);
    u64 v2341 = v2340;
    u64 v2342 = load_u64((const u8 *)v1 + 208);
    u8 v2343 = (u64)v2341 >= (u64)v2342;
    if (v2343) { goto b706; } else { goto b707; }
b706:;
    { u64 n2344 = v2341; v2344 = n2344; goto b149; }
b707:;
    { u64 n2344 = v2342; v2344 = n2344; goto b149; }
b149:;
    u64 v2345 = 0xfffffffff0000000;
    u8 v2346 = (u64)v2338 == (u64)v4;
    if (v2346) { goto b708; } else { goto b709; }
b708:;
    { u64 n2444 = v2345; v2444 = n2444; goto b164; }
b709:;
    u8 v2347 = (u64)v4 == (u64)v4;
    if (v2347) { goto b710; } else { goto b711; }
b710:;
    { goto b150; }
b711:;
    u64 v2348 = 0x20;
    { u64 n2351 = v2348; u64 n2352 = v2338; v2351 = n2351; v2352 = n2352; goto b151; }
b150:;
    u64 v2349 = 0x20;
    u64 v2350 = v2338 << (v2349 & 63);
    { u64 n2351 = v4; u64 n2352 = v2350; v2351 = n2351; v2352 = n2352; goto b151; }
b151:;
    u64 v2353 = 0x30;
    u64 v2354 = v2352 >> (v2353 & 63);
    u8 v2355 = (u64)v2354 == (u64)v4;
    if (v2355) { goto b712; } else { goto b713; }
b712:;
    { goto b152; }
b713:;
    u64 v2356 = 0x10;
    u64 v2357 = v2351 + v2356;
    u64 v2358 = 0xff;
    u64 v2359 = v2357 & v2358;
    { u64 n2362 = v2359; u64 n2363 = v2352; v2362 = n2362; v2363 = n2363; goto b153; }
b152:;
    u64 v2360 = 0x10;
    u64 v2361 = v2352 << (v2360 & 63);
    { u64 n2362 = v2351; u64 n2363 = v2361; v2362 = n2362; v2363 = n2363; goto b153; }
b153:;
    u64 v2364 = 0x38;
    u64 v2365 = v2363 >> (v2364 & 63);
    u8 v2366 = (u64)v2365 == (u64)v4;
    if (v2366) { goto b714; } else { goto b715; }
b714:;
    { goto b154; }
b715:;
    u64 v2367 = 0x8;
    u64 v2368 = v2362 + v2367;
    u64 v2369 = 0xff;
    u64 v2370 = v2368 & v2369;
    { u64 n2373 = v2370; u64 n2374 = v2363; v2373 = n2373; v2374 = n2374; goto b155; }
b154:;
    u64 v2371 = 0x8;
    u64 v2372 = v2363 << (v2371 & 63);
    { u64 n2373 = v2362; u64 n2374 = v2372; v2373 = n2373; v2374 = n2374; goto b155; }
b155:;
    u64 v2375 = 0x3c;
    u64 v2376 = v2374 >> (v2375 & 63);
    u8 v2377 = (u64)v2376 == (u64)v4;
    if (v2377) { goto b716; } else { goto b717; }
b716:;
    { goto b156; }
b717:;
    u64 v2378 = 0x4;
    u64 v2379 = v2373 + v2378;
    u64 v2380 = 0xff;
    u64 v2381 = v2379 & v2380;
    { u64 n2384 = v2381; u64 n2385 = v2374; v2384 = n2384; v2385 = n2385; goto b157; }
b156:;
    u64 v2382 = 0x4;
    u64 v2383 = v2374 << (v2382 & 63);
    { u64 n2384 = v2373; u64 n2385 = v2383; v2384 = n2384; v2385 = n2385; goto b157; }
b157:;
    u64 v2386 = 0x3e;
    u64 v2387 = v2385 >> (v2386 & 63);
    u8 v2388 = (u64)v2387 == (u64)v4;
    if (v2388) { goto b718; } else { goto b719; }
b718:;
    { goto b158; }
b719:;
    u64 v2389 = 0x2;
    u64 v2390 = v2384 + v2389;
    u64 v2391 = 0xff;
    u64 v2392 = v2390 & v2391;
    { u64 n2395 = v2392; u64 n2396 = v2385; v2395 = n2395; v2396 = n2396; goto b159; }
b158:;
    u64 v2393 = 0x2;
    u64 v2394 = v2385 << (v2393 & 63);
    { u64 n2395 = v2384; u64 n2396 = v2394; v2395 = n2395; v2396 = n2396; goto b159; }
b159:;
    u64 v2397 = 0x3f;
    u64 v2398 = v2396 >> (v2397 & 63);
    u8 v2399 = (u64)v2398 == (u64)v4;
    if (v2399) { goto b720; } else { goto b721; }
b720:;
    { goto b160; }
b721:;
    u64 v2400 = 0x1;
    u64 v2401 = v2395 + v2400;
    u64 v2402 = 0xff;
    u64 v2403 = v2401 & v2402;
    { u64 n2406 = v2403; u64 n2407 = v2396; v2406 = n2406; v2407 = n2407; goto b161; }
b160:;
    u64 v2404 = 0x1;
    u64 v2405 = v2396 << (v2404 & 63);
    { u64 n2406 = v2395; u64 n2407 = v2405; v2406 = n2406; v2407 = n2407; goto b161; }
b161:;
    u64 v2408 = 0x38;
    u64 v2409 = v2407 >> (v2408 & 63);
    u64 v2410 = 0x7f;
    u64 v2411 = v2409 & v2410;
    u64 v2412 = load_u64((const u8 *)v3 + 48);
    u64 v2413 = load_u64((const u8 *)v2412 + 560);
    u64 v2414 = 0x7f;
    u64 v2415 = v2411 & v2414;
    u64 v2416 = 0x4;
    u64 v2417 = v2415 * v2416;
    u64 v2418 = v2413 + v2417;
    u32 v2419 = load_u32((const u8 *)v2418 + 0);
    u64 v2420 = v2419;
    u8 v2421 = (u64)v2420 != (u64)v4;
    u64 v2422 = v2421;
    u64 v2423 = load_u64((const u8 *)v3 + 48);
    u64 v2424 = load_u64((const u8 *)v2423 + 584);
    u64 v2425 = 0x8;
    u64 v2426 = v2420 * v2425;
    u64 v2427 = v2424 + v2426;
    u32 v2428 = load_u32((const u8 *)v2427 + 0);
    u64 v2429 = load_u64((const u8 *)v3 + 48);
    u64 v2430 = load_u64((const u8 *)v2429 + 592);
    u64 v2431 = 0x8;
    u64 v2432 = v2420 * v2431;
    u64 v2433 = v2430 + v2432;
    u32 v2434 = 0x371;
    u8 v2435 = (u32)v2428 == (u32)v2434;
    if (v2435) { goto b722; } else { goto b723; }
b722:;
    u64 v2436 = load_u64((const u8 *)v2433 + 0);
    u64 v2437 = 0xffff;
    u64 v2438 = v2436 & v2437;
    { goto b162; }
b723:;
    u32 v2439 = 0x374;
    u8 v2440 = (u32)v2428 == (u32)v2439;
    if (v2440) { goto b724; } else { goto b725; }
b724:;
    { goto b163; }
b725:;
    { u64 n2444 = v2345; v2444 = n2444; goto b164; }
b162:;
    u64 v2441 = 0x10;
    u64 v2442 = v2406 << (v2441 & 63);
    u64 v2443 = v2442 | v2438;
    { u64 n2444 = v2443; v2444 = n2444; goto b164; }
b163:;
    { u64 n2444 = v2345; v2444 = n2444; goto b164; }
b164:;
    u64 v2445 = 0xfffffffff0000000;
    u8 v2446 = (u64)v2342 == (u64)v4;
    if (v2446) { goto b726; } else { goto b727; }
b726:;
    { u64 n2544 = v2445; v2544 = n2544; goto b179; }
b727:;
    u8 v2447 = (u64)v4 == (u64)v4;
    if (v2447) { goto b728; } else { goto b729; }
b728:;
    { goto b165; }
b729:;
    u64 v2448 = 0x20;
    { u64 n2451 = v2448; u64 n2452 = v2342; v2451 = n2451; v2452 = n2452; goto b166; }
b165:;
    u64 v2449 = 0x20;
    u64 v2450 = v2342 << (v2449 & 63);
    { u64 n2451 = v4; u64 n2452 = v2450; v2451 = n2451; v2452 = n2452; goto b166; }
b166:;
    u64 v2453 = 0x30;
    u64 v2454 = v2452 >> (v2453 & 63);
    u8 v2455 = (u64)v2454 == (u64)v4;
    if (v2455) { goto b730; } else { goto b731; }
b730:;
    { goto b167; }
b731:;
    u64 v2456 = 0x10;
    u64 v2457 = v2451 + v2456;
    u64 v2458 = 0xff;
    u64 v2459 = v2457 & v2458;
    { u64 n2462 = v2459; u64 n2463 = v2452; v2462 = n2462; v2463 = n2463; goto b168; }
b167:;
    u64 v2460 = 0x10;
    u64 v2461 = v2452 << (v2460 & 63);
    { u64 n2462 = v2451; u64 n2463 = v2461; v2462 = n2462; v2463 = n2463; goto b168; }
b168:;
    u64 v2464 = 0x38;
    u64 v2465 = v2463 >> (v2464 & 63);
    u8 v2466 = (u64)v2465 == (u64)v4;
    if (v2466) { goto b732; } else { goto b733; }
b732:;
    { goto b169; }
b733:;
    u64 v2467 = 0x8;
    u64 v2468 = v2462 + v2467;
    u64 v2469 = 0xff;
    u64 v2470 = v2468 & v2469;
    { u64 n2473 = v2470; u64 n2474 = v2463; v2473 = n2473; v2474 = n2474; goto b170; }
b169:;
    u64 v2471 = 0x8;
    u64 v2472 = v2463 << (v2471 & 63);
    { u64 n2473 = v2462; u64 n2474 = v2472; v2473 = n2473; v2474 = n2474; goto b170; }
b170:;
    u64 v2475 = 0x3c;
    u64 v2476 = v2474 >> (v2475 & 63);
    u8 v2477 = (u64)v2476 == (u64)v4;
    if (v2477) { goto b734; } else { goto b735; }
b734:;
    { goto b171; }
b735:;
    u64 v2478 = 0x4;
    u64 v2479 = v2473 + v2478;
    u64 v2480 = 0xff;
    u64 v2481 = v2479 & v2480;
    { u64 n2484 = v2481; u64 n2485 = v2474; v2484 = n2484; v2485 = n2485; goto b172; }
b171:;
    u64 v2482 = 0x4;
    u64 v2483 = v2474 << (v2482 & 63);
    { u64 n2484 = v2473; u64 n2485 = v2483; v2484 = n2484; v2485 = n2485; goto b172; }
b172:;
    u64 v2486 = 0x3e;
    u64 v2487 = v2485 >> (v2486 & 63);
    u8 v2488 = (u64)v2487 == (u64)v4;
    if (v2488) { goto b736; } else { goto b737; }
b736:;
    { goto b173; }
b737:;
    u64 v2489 = 0x2;
    u64 v2490 = v2484 + v2489;
    u64 v2491 = 0xff;
    u64 v2492 = v2490 & v2491;
    { u64 n2495 = v2492; u64 n2496 = v2485; v2495 = n2495; v2496 = n2496; goto b174; }
b173:;
    u64 v2493 = 0x2;
    u64 v2494 = v2485 << (v2493 & 63);
    { u64 n2495 = v2484; u64 n2496 = v2494; v2495 = n2495; v2496 = n2496; goto b174; }
b174:;
    u64 v2497 = 0x3f;
    u64 v2498 = v2496 >> (v2497 & 63);
    u8 v2499 = (u64)v2498 == (u64)v4;
    if (v2499) { goto b738; } else { goto b739; }
b738:;
    { goto b175; }
b739:;
    u64 v2500 = 0x1;
    u64 v2501 = v2495 + v2500;
    u64 v2502 = 0xff;
    u64 v2503 = v2501 & v2502;
    { u64 n2506 = v2503; u64 n2507 = v2496; v2506 = n2506; v2507 = n2507; goto b176; }
b175:;
    u64 v2504 = 0x1;
    u64 v2505 = v2496 << (v2504 & 63);
    { u64 n2506 = v2495; u64 n2507 = v2505; v2506 = n2506; v2507 = n2507; goto b176; }
b176:;
    u64 v2508 = 0x38;
    u64 v2509 = v2507 >> (v2508 & 63);
    u64 v2510 = 0x7f;
    u64 v2511 = v2509 & v2510;
    u64 v2512 = load_u64((const u8 *)v3 + 48);
    u64 v2513 = load_u64((const u8 *)v2512 + 600);
    u64 v2514 = 0x7f;
    u64 v2515 = v2511 & v2514;
    u64 v2516 = 0x4;
    u64 v2517 = v2515 * v2516;
    u64 v2518 = v2513 + v2517;
    u32 v2519 = load_u32((const u8 *)v2518 + 0);
    u64 v2520 = v2519;
    u8 v2521 = (u64)v2520 != (u64)v4;
    u64 v2522 = v2521;
    u64 v2523 = load_u64((const u8 *)v3 + 48);
    u64 v2524 = load_u64((const u8 *)v2523 + 624);
    u64 v2525 = 0x8;
    u64 v2526 = v2520 * v2525;
    u64 v2527 = v2524 + v2526;
    u32 v2528 = load_u32((const u8 *)v2527 + 0);
    u64 v2529 = load_u64((const u8 *)v3 + 48);
    u64 v2530 = load_u64((const u8 *)v2529 + 632);
    u64 v2531 = 0x8;
    u64 v2532 = v2520 * v2531;
    u64 v2533 = v2530 + v2532;
    u32 v2534 = 0x398;
    u8 v2535 = (u32)v2528 == (u32)v2534;
    if (v2535) { goto b740; } else { goto b741; }
b740:;
    u64 v2536 = load_u64((const u8 *)v2533 + 0);
    u64 v2537 = 0xffff;
    u64 v2538 = v2536 & v2537;
    { goto b177; }
b741:;
    u32 v2539 = 0x39b;
    u8 v2540 = (u32)v2528 == (u32)v2539;
    if (v2540) { goto b742; } else { goto b743; }
b742:;
    { goto b178; }
b743:;
    { u64 n2544 = v2445; v2544 = n2544; goto b179; }
b177:;
    u64 v2541 = 0x10;
    u64 v2542 = v2506 << (v2541 & 63);
    u64 v2543 = v2542 | v2538;
    { u64 n2544 = v2543; v2544 = n2544; goto b179; }
b178:;
    { u64 n2544 = v2445; v2544 = n2544; goto b179; }
b179:;
    u64 v2545 = 0xfffffffff0000000;
    u8 v2546 = (u64)v2344 == (u64)v4;
    if (v2546) { goto b744; } else { goto b745; }
b744:;
    { u64 n2644 = v2545; v2644 = n2644; goto b194; }
b745:;
    u8 v2547 = (u64)v4 == (u64)v4;
    if (v2547) { goto b746; } else { goto b747; }
b746:;
    { goto b180; }
b747:;
    u64 v2548 = 0x20;
    { u64 n2551 = v2548; u64 n2552 = v2344; v2551 = n2551; v2552 = n2552; goto b181; }
b180:;
    u64 v2549 = 0x20;
    u64 v2550 = v2344 << (v2549 & 63);
    { u64 n2551 = v4; u64 n2552 = v2550; v2551 = n2551; v2552 = n2552; goto b181; }
b181:;
    u64 v2553 = 0x30;
    u64 v2554 = v2552 >> (v2553 & 63);
    u8 v2555 = (u64)v2554 == (u64)v4;
    if (v2555) { goto b748; } else { goto b749; }
b748:;
    { goto b182; }
b749:;
    u64 v2556 = 0x10;
    u64 v2557 = v2551 + v2556;
    u64 v2558 = 0xff;
    u64 v2559 = v2557 & v2558;
    { u64 n2562 = v2559; u64 n2563 = v2552; v2562 = n2562; v2563 = n2563; goto b183; }
b182:;
    u64 v2560 = 0x10;
    u64 v2561 = v2552 << (v2560 & 63);
    { u64 n2562 = v2551; u64 n2563 = v2561; v2562 = n2562; v2563 = n2563; goto b183; }
b183:;
    u64 v2564 = 0x38;
    u64 v2565 = v2563 >> (v2564 & 63);
    u8 v2566 = (u64)v2565 == (u64)v4;
    if (v2566) { goto b750; } else { goto b751; }
b750:;
    { goto b184; }
b751:;
    u64 v2567 = 0x8;
    u64 v2568 = v2562 + v2567;
    u64 v2569 = 0xff;
    u64 v2570 = v2568 & v2569;
    { u64 n2573 = v2570; u64 n2574 = v2563; v2573 = n2573; v2574 = n2574; goto b185; }
b184:;
    u64 v2571 = 0x8;
    u64 v2572 = v2563 << (v2571 & 63);
    { u64 n2573 = v2562; u64 n2574 = v2572; v2573 = n2573; v2574 = n2574; goto b185; }
b185:;
    u64 v2575 = 0x3c;
    u64 v2576 = v2574 >> (v2575 & 63);
    u8 v2577 = (u64)v2576 == (u64)v4;
    if (v2577) { goto b752; } else { goto b753; }
b752:;
    { goto b186; }
b753:;
    u64 v2578 = 0x4;
    u64 v2579 = v2573 + v2578;
    u64 v2580 = 0xff;
    u64 v2581 = v2579 & v2580;
    { u64 n2584 = v2581; u64 n2585 = v2574; v2584 = n2584; v2585 = n2585; goto b187; }
b186:;
    u64 v2582 = 0x4;
    u64 v2583 = v2574 << (v2582 & 63);
    { u64 n2584 = v2573; u64 n2585 = v2583; v2584 = n2584; v2585 = n2585; goto b187; }
b187:;
    u64 v2586 = 0x3e;
    u64 v2587 = v2585 >> (v2586 & 63);
    u8 v2588 = (u64)v2587 == (u64)v4;
    if (v2588) { goto b754; } else { goto b755; }
b754:;
    { goto b188; }
b755:;
    u64 v2589 = 0x2;
    u64 v2590 = v2584 + v2589;
    u64 v2591 = 0xff;
    u64 v2592 = v2590 & v2591;
    { u64 n2595 = v2592; u64 n2596 = v2585; v2595 = n2595; v2596 = n2596; goto b189; }
b188:;
    u64 v2593 = 0x2;
    u64 v2594 = v2585 << (v2593 & 63);
    { u64 n2595 = v2584; u64 n2596 = v2594; v2595 = n2595; v2596 = n2596; goto b189; }
b189:;
    u64 v2597 = 0x3f;
    u64 v2598 = v2596 >> (v2597 & 63);
    u8 v2599 = (u64)v2598 == (u64)v4;
    if (v2599) { goto b756; } else { goto b757; }
b756:;
    { goto b190; }
b757:;
    u64 v2600 = 0x1;
    u64 v2601 = v2595 + v2600;
    u64 v2602 = 0xff;
    u64 v2603 = v2601 & v2602;
    { u64 n2606 = v2603; u64 n2607 = v2596; v2606 = n2606; v2607 = n2607; goto b191; }
b190:;
    u64 v2604 = 0x1;
    u64 v2605 = v2596 << (v2604 & 63);
    { u64 n2606 = v2595; u64 n2607 = v2605; v2606 = n2606; v2607 = n2607; goto b191; }
b191:;
    u64 v2608 = 0x38;
    u64 v2609 = v2607 >> (v2608 & 63);
    u64 v2610 = 0x7f;
    u64 v2611 = v2609 & v2610;
    u64 v2612 = load_u64((const u8 *)v3 + 48);
    u64 v2613 = load_u64((const u8 *)v2612 + 640);
    u64 v2614 = 0x7f;
    u64 v2615 = v2611 & v2614;
    u64 v2616 = 0x4;
    u64 v2617 = v2615 * v2616;
    u64 v2618 = v2613 + v2617;
    u32 v2619 = load_u32((const u8 *)v2618 + 0);
    u64 v2620 = v2619;
    u8 v2621 = (u64)v2620 != (u64)v4;
    u64 v2622 = v2621;
    u64 v2623 = load_u64((const u8 *)v3 + 48);
    u64 v2624 = load_u64((const u8 *)v2623 + 664);
    u64 v2625 = 0x8;
    u64 v2626 = v2620 * v2625;
    u64 v2627 = v2624 + v2626;
    u32 v2628 = load_u32((const u8 *)v2627 + 0);
    u64 v2629 = load_u64((const u8 *)v3 + 48);
    u64 v2630 = load_u64((const u8 *)v2629 + 672);
    u64 v2631 = 0x8;
    u64 v2632 = v2620 * v2631;
    u64 v2633 = v2630 + v2632;
    u32 v2634 = 0x3bf;
    u8 v2635 = (u32)v2628 == (u32)v2634;
    if (v2635) { goto b758; } else { goto b759; }
b758:;
    u64 v2636 = load_u64((const u8 *)v2633 + 0);
    u64 v2637 = 0xffff;
    u64 v2638 = v2636 & v2637;
    { goto b192; }
b759:;
    u32 v2639 = 0x3c2;
    u8 v2640 = (u32)v2628 == (u32)v2639;
    if (v2640) { goto b760; } else { goto b761; }
b760:;
    { goto b193; }
b761:;
    { u64 n2644 = v2545; v2644 = n2644; goto b194; }
b192:;
    u64 v2641 = 0x10;
    u64 v2642 = v2606 << (v2641 & 63);
    u64 v2643 = v2642 | v2638;
    { u64 n2644 = v2643; v2644 = n2644; goto b194; }
b193:;
    { u64 n2644 = v2545; v2644 = n2644; goto b194; }
b194:;
    u64 v2645 = v2444 + v2544;
    u64 v2646 = v2645 - v2644;
    u64 v2647 = 0x20;
    u64 v2648 = v2646 << (v2647 & 63);
    u64 v2649 = 0x20;
    u64 v2650 = (int64_t)v2648 >> (v2649 & 63);
    u64 v2651 = v2444 - v2314;
    u64 v2652 = 0x20;
    u64 v2653 = v2651 << (v2652 & 63);
    u64 v2654 = 0x20;
    u64 v2655 = (int64_t)v2653 >> (v2654 & 63);
    u64 v2656 = 0xa0000;
    u64 v2657 = v2650 + v2656;
    u64 v2658 = v2657 - v2281;
    u64 v2659 = 0x20;
    u64 v2660 = v2658 << (v2659 & 63);
    u64 v2661 = 0x20;
    u64 v2662 = (int64_t)v2660 >> (v2661 & 63);
    u64 v2663 = 0x10;
    u64 v2664 = 0x40;
    u8 v2665 = (u64)v2663 < (u64)v2664;
    u64 v2666 = 0x3f;
    u64 v2667 = v2665 ? v2663 : v2666;
    u64 v2668 = (int64_t)v2662 >> (v2667 & 63);
    u64 v2669 = 0x8;
    u64 v2670 = 0x40;
    u8 v2671 = (u64)v2669 < (u64)v2670;
    u64 v2672 = 0x3f;
    u64 v2673 = v2671 ? v2669 : v2672;
    u64 v2674 = (int64_t)v2658 >> (v2673 & 63);
    u64 v2675 = 0xff;
    u64 v2676 = v2674 & v2675;
    u64 v2677 = load_u64((const u8 *)v3 + 48);
    u64 v2678 = load_u64((const u8 *)v2677 + 680);
    u64 v2679 = 0xff;
    u64 v2680 = v2676 & v2679;
    u64 v2681 = 0x4;
    u64 v2682 = v2680 * v2681;
    u64 v2683 = v2678 + v2682;
    u32 v2684 = load_u32((const u8 *)v2683 + 0);
    u64 v2685 = v2684;
    u8 v2686 = (u64)v2685 != (u64)v4;
    u64 v2687 = v2686;
    u64 v2688 = load_u64((const u8 *)v3 + 48);
    u64 v2689 = load_u64((const u8 *)v2688 + 704);
    u64 v2690 = 0x8;
    u64 v2691 = v2685 * v2690;
    u64 v2692 = v2689 + v2691;
    u32 v2693 = load_u32((const u8 *)v2692 + 0);
    u64 v2694 = load_u64((const u8 *)v3 + 48);
    u64 v2695 = load_u64((const u8 *)v2694 + 712);
    u64 v2696 = 0x8;
    u64 v2697 = v2685 * v2696;
    u64 v2698 = v2695 + v2697;
    u32 v2699 = 0x3d0;
    u8 v2700 = (u32)v2693 == (u32)v2699;
    if (v2700) { goto b762; } else { goto b763; }
b762:;
    u64 v2701 = load_u64((const u8 *)v2698 + 0);
    { goto b195; }
b763:;
    u32 v2702 = 0x3e0;
    u8 v2703 = (u32)v2693 == (u32)v2702;
    if (v2703) { goto b764; } else { goto b765; }
b764:;
    { goto b198; }
b765:;
    { u64 n2739 = v4; v2739 = n2739; goto b199; }
b195:;
    u64 v2704 = 0x3e;
    u8 v2705 = (int64_t)v2668 < (int64_t)v2704;
    if (v2705) { goto b766; } else { goto b767; }
b766:;
    { goto b196; }
b767:;
    u64 v2706 = 0x4000000000000000;
    { u64 n2739 = v2706; v2739 = n2739; goto b199; }
b196:;
    u64 v2707 = 0x10;
    u8 v2708 = (int64_t)v2668 < (int64_t)v2707;
    if (v2708) { goto b768; } else { goto b769; }
b768:;
    { goto b197; }
b769:;
    u64 v2709 = 0xfffffffffffffff0;
    u64 v2710 = v2668 + v2709;
    u64 v2711 = 0xff;
    u64 v2712 = v2710 & v2711;
    u64 v2713 = 0x40;
    u8 v2714 = (u64)v2712 < (u64)v2713;
    u64 v2715 = v2701 << (v2712 & 63);
    u64 v2716 = v2714 ? v2715 : v4;
    { u64 n2739 = v2716; v2739 = n2739; goto b199; }
b197:;
    u64 v2717 = 0xffffffffffffffff;
    u8 v2718 = (int64_t)v2668 < (int64_t)v2717;
    if (v2718) { goto b770; } else { goto b771; }
b770:;
    { u64 n2739 = v4; v2739 = n2739; goto b199; }
b771:;
    u64 v2719 = 0x10;
    u64 v2720 = v2719 - v2668;
    u64 v2721 = 0xff;
    u64 v2722 = v2720 + v2721;
    u64 v2723 = 0xff;
    u64 v2724 = v2722 & v2723;
    u64 v2725 = 0x1;
    u64 v2726 = 0x40;
    u8 v2727 = (u64)v2724 < (u64)v2726;
    u64 v2728 = v2725 << (v2724 & 63);
    u64 v2729 = v2727 ? v2728 : v4;
    u64 v2730 = v2701 + v2729;
    u64 v2731 = 0x10;
    u64 v2732 = v2731 - v2668;
    u64 v2733 = 0xff;
    u64 v2734 = v2732 & v2733;
    u64 v2735 = 0x40;
    u8 v2736 = (u64)v2734 < (u64)v2735;
    u64 v2737 = v2730 >> (v2734 & 63);
    u64 v2738 = v2736 ? v2737 : v4;
    { u64 n2739 = v2738; v2739 = n2739; goto b199; }
b198:;
    { u64 n2739 = v4; v2739 = n2739; goto b199; }
b199:;
    u64 v2740 = v2650 + v2444;
    u64 v2741 = 0xfffffffffff40000;
    u64 v2742 = v2740 + v2741;
    u64 v2743 = v2742 - v2290;
    u64 v2744 = 0x20;
    u64 v2745 = v2743 << (v2744 & 63);
    u64 v2746 = 0x20;
    u64 v2747 = (int64_t)v2745 >> (v2746 & 63);
    u64 v2748 = 0x10;
    u64 v2749 = 0x40;
    u8 v2750 = (u64)v2748 < (u64)v2749;
    u64 v2751 = 0x3f;
    u64 v2752 = v2750 ? v2748 : v2751;
    u64 v2753 = (int64_t)v2747 >> (v2752 & 63);
    u64 v2754 = 0x8;
    u64 v2755 = 0x40;
    u8 v2756 = (u64)v2754 < (u64)v2755;
    u64 v2757 = 0x3f;
    u64 v2758 = v2756 ? v2754 : v2757;
    u64 v2759 = (int64_t)v2743 >> (v2758 & 63);
    u64 v2760 = 0xff;
    u64 v2761 = v2759 & v2760;
    u64 v2762 = load_u64((const u8 *)v3 + 48);
    u64 v2763 = load_u64((const u8 *)v2762 + 720);
    u64 v2764 = 0xff;
    u64 v2765 = v2761 & v2764;
    u64 v2766 = 0x4;
    u64 v2767 = v2765 * v2766;
    u64 v2768 = v2763 + v2767;
    u32 v2769 = load_u32((const u8 *)v2768 + 0);
    u64 v2770 = v2769;
    u8 v2771 = (u64)v2770 != (u64)v4;
    u64 v2772 = v2771;
    u64 v2773 = load_u64((const u8 *)v3 + 48);
    u64 v2774 = load_u64((const u8 *)v2773 + 744);
    u64 v2775 = 0x8;
    u64 v2776 = v2770 * v2775;
    u64 v2777 = v2774 + v2776;
    u32 v2778 = load_u32((const u8 *)v2777 + 0);
    u64 v2779 = load_u64((const u8 *)v3 + 48);
    u64 v2780 = load_u64((const u8 *)v2779 + 752);
    u64 v2781 = 0x8;
    u64 v2782 = v2770 * v2781;
    u64 v2783 = v2780 + v2782;
    u32 v2784 = 0x3ea;
    u8 v2785 = (u32)v2778 == (u32)v2784;
    if (v2785) { goto b772; } else { goto b773; }
b772:;
    u64 v2786 = load_u64((const u8 *)v2783 + 0);
    { goto b200; }
b773:;
    u32 v2787 = 0x3fa;
    u8 v2788 = (u32)v2778 == (u32)v2787;
    if (v2788) { goto b774; } else { goto b775; }
b774:;
    { goto b203; }
b775:;
    { u64 n2824 = v4; v2824 = n2824; goto b204; }
b200:;
    u64 v2789 = 0x3e;
    u8 v2790 = (int64_t)v2753 < (int64_t)v2789;
    if (v2790) { goto b776; } else { goto b777; }
b776:;
    { goto b201; }
b777:;
    u64 v2791 = 0x4000000000000000;
    { u64 n2824 = v2791; v2824 = n2824; goto b204; }
b201:;
    u64 v2792 = 0x10;
    u8 v2793 = (int64_t)v2753 < (int64_t)v2792;
    if (v2793) { goto b778; } else { goto b779; }
b778:;
    { goto b202; }
b779:;
    u64 v2794 = 0xfffffffffffffff0;
    u64 v2795 = v2753 + v2794;
    u64 v2796 = 0xff;
    u64 v2797 = v2795 & v2796;
    u64 v2798 = 0x40;
    u8 v2799 = (u64)v2797 < (u64)v2798;
    u64 v2800 = v2786 << (v2797 & 63);
    u64 v2801 = v2799 ? v2800 : v4;
    { u64 n2824 = v2801; v2824 = n2824; goto b204; }
b202:;
    u64 v2802 = 0xffffffffffffffff;
    u8 v2803 = (int64_t)v2753 < (int64_t)v2802;
    if (v2803) { goto b780; } else { goto b781; }
b780:;
    { u64 n2824 = v4; v2824 = n2824; goto b204; }
b781:;
    u64 v2804 = 0x10;
    u64 v2805 = v2804 - v2753;
    u64 v2806 = 0xff;
    u64 v2807 = v2805 + v2806;
    u64 v2808 = 0xff;
    u64 v2809 = v2807 & v2808;
    u64 v2810 = 0x1;
    u64 v2811 = 0x40;
    u8 v2812 = (u64)v2809 < (u64)v2811;
    u64 v2813 = v2810 << (v2809 & 63);
    u64 v2814 = v2812 ? v2813 : v4;
    u64 v2815 = v2786 + v2814;
    u64 v2816 = 0x10;
    u64 v2817 = v2816 - v2753;
    u64 v2818 = 0xff;
    u64 v2819 = v2817 & v2818;
    u64 v2820 = 0x40;
    u8 v2821 = (u64)v2819 < (u64)v2820;
    u64 v2822 = v2815 >> (v2819 & 63);
    u64 v2823 = v2821 ? v2822 : v4;
    { u64 n2824 = v2823; v2824 = n2824; goto b204; }
b203:;
    { u64 n2824 = v4; v2824 = n2824; goto b204; }
b204:;
    u8 v2825 = (u64)v2739 != (u64)v4;
    if (v2825) { goto b782; } else { goto b783; }
b782:;
    { u64 n2827 = v2739; v2827 = n2827; goto b205; }
b783:;
    u64 v2826 = 0x1;
    { u64 n2827 = v2826; v2827 = n2827; goto b205; }
b205:;
    u8 v2828 = (u64)v2824 != (u64)v4;
    if (v2828) { goto b784; } else { goto b785; }
b784:;
    { u64 n2830 = v2824; v2830 = n2830; goto b206; }
b785:;
    u64 v2829 = 0x1;
    { u64 n2830 = v2829; v2830 = n2830; goto b206; }
b206:;
    u64 v2831 = v2262 + v2827;
    u64 v2832 = v2267 + v2830;
    u64 v2833 = 0x4000000000000000;
    u8 v2834 = (u64)v2833 >= (u64)v2831;
    if (v2834) { goto b786; } else { goto b787; }
b786:;
    { u64 n2836 = v2831; v2836 = n2836; goto b207; }
b787:;
    u64 v2835 = 0x4000000000000000;
    { u64 n2836 = v2835; v2836 = n2836; goto b207; }
b207:;
    u64 v2837 = 0x4000000000000000;
    u8 v2838 = (u64)v2837 >= (u64)v2832;
    if (v2838) { goto b788; } else { goto b789; }
b788:;
    { u64 n2840 = v2832; v2840 = n2840; goto b208; }
b789:;
    u64 v2839 = 0x4000000000000000;
    { u64 n2840 = v2839; v2840 = n2840; goto b208; }
b208:;
    u64 v2841 = v2272 + v2342;
    u64 v2842 = v2323 + v2650;
    u64 v2843 = 0x20;
    u64 v2844 = v2842 << (v2843 & 63);
    u64 v2845 = 0x20;
    u64 v2846 = (int64_t)v2844 >> (v2845 & 63);
    u64 v2847 = 0x10;
    u64 v2848 = 0x40;
    u8 v2849 = (u64)v2847 < (u64)v2848;
    u64 v2850 = 0x3f;
    u64 v2851 = v2849 ? v2847 : v2850;
    u64 v2852 = (int64_t)v2846 >> (v2851 & 63);
    u64 v2853 = 0x8;
    u64 v2854 = 0x40;
    u8 v2855 = (u64)v2853 < (u64)v2854;
    u64 v2856 = 0x3f;
    u64 v2857 = v2855 ? v2853 : v2856;
    u64 v2858 = (int64_t)v2842 >> (v2857 & 63);
    u64 v2859 = 0xff;
    u64 v2860 = v2858 & v2859;
    u64 v2861 = load_u64((const u8 *)v3 + 48);
    u64 v2862 = load_u64((const u8 *)v2861 + 760);
    u64 v2863 = 0xff;
    u64 v2864 = v2860 & v2863;
    u64 v2865 = 0x4;
    u64 v2866 = v2864 * v2865;
    u64 v2867 = v2862 + v2866;
    u32 v2868 = load_u32((const u8 *)v2867 + 0);
    u64 v2869 = v2868;
    u8 v2870 = (u64)v2869 != (u64)v4;
    u64 v2871 = v2870;
    u64 v2872 = load_u64((const u8 *)v3 + 48);
    u64 v2873 = load_u64((const u8 *)v2872 + 784);
    u64 v2874 = 0x8;
    u64 v2875 = v2869 * v2874;
    u64 v2876 = v2873 + v2875;
    u32 v2877 = load_u32((const u8 *)v2876 + 0);
    u64 v2878 = load_u64((const u8 *)v3 + 48);
    u64 v2879 = load_u64((const u8 *)v2878 + 792);
    u64 v2880 = 0x8;
    u64 v2881 = v2869 * v2880;
    u64 v2882 = v2879 + v2881;
    u32 v2883 = 0x40d;
    u8 v2884 = (u32)v2877 == (u32)v2883;
    if (v2884) { goto b790; } else { goto b791; }
b790:;
    u64 v2885 = load_u64((const u8 *)v2882 + 0);
    { goto b209; }
b791:;
    u32 v2886 = 0x41d;
    u8 v2887 = (u32)v2877 == (u32)v2886;
    if (v2887) { goto b792; } else { goto b793; }
b792:;
    { goto b212; }
b793:;
    { u64 n2923 = v4; v2923 = n2923; goto b213; }
b209:;
    u64 v2888 = 0x3e;
    u8 v2889 = (int64_t)v2852 < (int64_t)v2888;
    if (v2889) { goto b794; } else { goto b795; }
b794:;
    { goto b210; }
b795:;
    u64 v2890 = 0x4000000000000000;
    { u64 n2923 = v2890; v2923 = n2923; goto b213; }
b210:;
    u64 v2891 = 0x10;
    u8 v2892 = (int64_t)v2852 < (int64_t)v2891;
    if (v2892) { goto b796; } else { goto b797; }
b796:;
    { goto b211; }
b797:;
    u64 v2893 = 0xfffffffffffffff0;
    u64 v2894 = v2852 + v2893;
    u64 v2895 = 0xff;
    u64 v2896 = v2894 & v2895;
    u64 v2897 = 0x40;
    u8 v2898 = (u64)v2896 < (u64)v2897;
    u64 v2899 = v2885 << (v2896 & 63);
    u64 v2900 = v2898 ? v2899 : v4;
    { u64 n2923 = v2900; v2923 = n2923; goto b213; }
b211:;
    u64 v2901 = 0xffffffffffffffff;
    u8 v2902 = (int64_t)v2852 < (int64_t)v2901;
    if (v2902) { goto b798; } else { goto b799; }
b798:;
    { u64 n2923 = v4; v2923 = n2923; goto b213; }
b799:;
    u64 v2903 = 0x10;
    u64 v2904 = v2903 - v2852;
    u64 v2905 = 0xff;
    u64 v2906 = v2904 + v2905;
    u64 v2907 = 0xff;
    u64 v2908 = v2906 & v2907;
    u64 v2909 = 0x1;
    u64 v2910 = 0x40;
    u8 v2911 = (u64)v2908 < (u64)v2910;
    u64 v2912 = v2909 << (v2908 & 63);
    u64 v2913 = v2911 ? v2912 : v4;
    u64 v2914 = v2885 + v2913;
    u64 v2915 = 0x10;
    u64 v2916 = v2915 - v2852;
    u64 v2917 = 0xff;
    u64 v2918 = v2916 & v2917;
    u64 v2919 = 0x40;
    u8 v2920 = (u64)v2918 < (u64)v2919;
    u64 v2921 = v2914 >> (v2918 & 63);
    u64 v2922 = v2920 ? v2921 : v4;
    { u64 n2923 = v2922; v2923 = n2923; goto b213; }
b212:;
    { u64 n2923 = v4; v2923 = n2923; goto b213; }
b213:;
    u64 v2924 = v2332 + v2544;
    u64 v2925 = 0x20;
    u64 v2926 = v2924 << (v2925 & 63);
    u64 v2927 = 0x20;
    u64 v2928 = (int64_t)v2926 >> (v2927 & 63);
    u64 v2929 = 0x10;
    u64 v2930 = 0x40;
    u8 v2931 = (u64)v2929 < (u64)v2930;
    u64 v2932 = 0x3f;
    u64 v2933 = v2931 ? v2929 : v2932;
    u64 v2934 = (int64_t)v2928 >> (v2933 & 63);
    u64 v2935 = 0x8;
    u64 v2936 = 0x40;
    u8 v2937 = (u64)v2935 < (u64)v2936;
    u64 v2938 = 0x3f;
    u64 v2939 = v2937 ? v2935 : v2938;
    u64 v2940 = (int64_t)v2924 >> (v2939 & 63);
    u64 v2941 = 0xff;
    u64 v2942 = v2940 & v2941;
    u64 v2943 = load_u64((const u8 *)v3 + 48);
    u64 v2944 = load_u64((const u8 *)v2943 + 800);
    u64 v2945 = 0xff;
    u64 v2946 = v2942 & v2945;
    u64 v2947 = 0x4;
    u64 v2948 = v2946 * v2947;
    u64 v2949 = v2944 + v2948;
    u32 v2950 = load_u32((const u8 *)v2949 + 0);
    u64 v2951 = v2950;
    u8 v2952 = (u64)v2951 != (u64)v4;
    u64 v2953 = v2952;
    u64 v2954 = load_u64((const u8 *)v3 + 48);
    u64 v2955 = load_u64((const u8 *)v2954 + 824);
    u64 v2956 = 0x8;
    u64 v2957 = v2951 * v2956;
    u64 v2958 = v2955 + v2957;
    u32 v2959 = load_u32((const u8 *)v2958 + 0);
    u64 v2960 = load_u64((const u8 *)v3 + 48);
    u64 v2961 = load_u64((const u8 *)v2960 + 832);
    u64 v2962 = 0x8;
    u64 v2963 = v2951 * v2962;
    u64 v2964 = v2961 + v2963;
    u32 v2965 = 0x425;
    u8 v2966 = (u32)v2959 == (u32)v2965;
    if (v2966) { goto b800; } else { goto b801; }
b800:;
    u64 v2967 = load_u64((const u8 *)v2964 + 0);
    { goto b214; }
b801:;
    u32 v2968 = 0x435;
    u8 v2969 = (u32)v2959 == (u32)v2968;
    if (v2969) { goto b802; } else { goto b803; }
b802:;
    { goto b217; }
b803:;
    { u64 n3005 = v4; v3005 = n3005; goto b218; }
b214:;
    u64 v2970 = 0x3e;
    u8 v2971 = (int64_t)v2934 < (int64_t)v2970;
    if (v2971) { goto b804; } else { goto b805; }
b804:;
    { goto b215; }
b805:;
    u64 v2972 = 0x4000000000000000;
    { u64 n3005 = v2972; v3005 = n3005; goto b218; }
b215:;
    u64 v2973 = 0x10;
    u8 v2974 = (int64_t)v2934 < (int64_t)v2973;
    if (v2974) { goto b806; } else { goto b807; }
b806:;
    { goto b216; }
b807:;
    u64 v2975 = 0xfffffffffffffff0;
    u64 v2976 = v2934 + v2975;
    u64 v2977 = 0xff;
    u64 v2978 = v2976 & v2977;
    u64 v2979 = 0x40;
    u8 v2980 = (u64)v2978 < (u64)v2979;
    u64 v2981 = v2967 << (v2978 & 63);
    u64 v2982 = v2980 ? v2981 : v4;
    { u64 n3005 = v2982; v3005 = n3005; goto b218; }
b216:;
    u64 v2983 = 0xffffffffffffffff;
    u8 v2984 = (int64_t)v2934 < (int64_t)v2983;
    if (v2984) { goto b808; } else { goto b809; }
b808:;
    { u64 n3005 = v4; v3005 = n3005; goto b218; }
b809:;
    u64 v2985 = 0x10;
    u64 v2986 = v2985 - v2934;
    u64 v2987 = 0xff;
    u64 v2988 = v2986 + v2987;
    u64 v2989 = 0xff;
    u64 v2990 = v2988 & v2989;
    u64 v2991 = 0x1;
    u64 v2992 = 0x40;
    u8 v2993 = (u64)v2990 < (u64)v2992;
    u64 v2994 = v2991 << (v2990 & 63);
    u64 v2995 = v2993 ? v2994 : v4;
    u64 v2996 = v2967 + v2995;
    u64 v2997 = 0x10;
    u64 v2998 = v2997 - v2934;
    u64 v2999 = 0xff;
    u64 v3000 = v2998 & v2999;
    u64 v3001 = 0x40;
    u8 v3002 = (u64)v3000 < (u64)v3001;
    u64 v3003 = v2996 >> (v3000 & 63);
    u64 v3004 = v3002 ? v3003 : v4;
    { u64 n3005 = v3004; v3005 = n3005; goto b218; }
b217:;
    { u64 n3005 = v4; v3005 = n3005; goto b218; }
b218:;
    u8 v3006 = (u64)v2295 >= (u64)v2923;
    if (v3006) { goto b810; } else { goto b811; }
b810:;
    { u64 n3007 = v2923; v3007 = n3007; goto b219; }
b811:;
    { u64 n3007 = v2295; v3007 = n3007; goto b219; }
b219:;
    u8 v3008 = (u64)v2300 >= (u64)v3005;
    if (v3008) { goto b812; } else { goto b813; }
b812:;
    { u64 n3009 = v3005; v3009 = n3009; goto b220; }
b813:;
    { u64 n3009 = v2300; v3009 = n3009; goto b220; }
b220:;
    u64 v3010 = v3007 - v3009;
    u8 v3011 = (int64_t)v3010 >= (int64_t)v4;
    if (v3011) { goto b814; } else { goto b815; }
b814:;
    { u64 n3013 = v3010; v3013 = n3013; goto b221; }
b815:;
    u64 v3012 = v4 - v3010;
    { u64 n3013 = v3012; v3013 = n3013; goto b221; }
b221:;
    u64 v3014 = 0xfffffffff0000000;
    u8 v3015 = (u64)v3013 == (u64)v4;
    if (v3015) { goto b816; } else { goto b817; }
b816:;
    { u64 n3115 = v3014; v3115 = n3115; goto b236; }
b817:;
    u64 v3016 = 0x20;
    u64 v3017 = v3013 >> (v3016 & 63);
    u8 v3018 = (u64)v3017 == (u64)v4;
    if (v3018) { goto b818; } else { goto b819; }
b818:;
    { goto b222; }
b819:;
    u64 v3019 = 0x20;
    { u64 n3022 = v3019; u64 n3023 = v3013; v3022 = n3022; v3023 = n3023; goto b223; }
b222:;
    u64 v3020 = 0x20;
    u64 v3021 = v3013 << (v3020 & 63);
    { u64 n3022 = v4; u64 n3023 = v3021; v3022 = n3022; v3023 = n3023; goto b223; }
b223:;
    u64 v3024 = 0x30;
    u64 v3025 = v3023 >> (v3024 & 63);
    u8 v3026 = (u64)v3025 == (u64)v4;
    if (v3026) { goto b820; } else { goto b821; }
b820:;
    { goto b224; }
b821:;
    u64 v3027 = 0x10;
    u64 v3028 = v3022 + v3027;
    u64 v3029 = 0xff;
    u64 v3030 = v3028 & v3029;
    { u64 n3033 = v3030; u64 n3034 = v3023; v3033 = n3033; v3034 = n3034; goto b225; }
b224:;
    u64 v3031 = 0x10;
    u64 v3032 = v3023 << (v3031 & 63);
    { u64 n3033 = v3022; u64 n3034 = v3032; v3033 = n3033; v3034 = n3034; goto b225; }
b225:;
    u64 v3035 = 0x38;
    u64 v3036 = v3034 >> (v3035 & 63);
    u8 v3037 = (u64)v3036 == (u64)v4;
    if (v3037) { goto b822; } else { goto b823; }
b822:;
    { goto b226; }
b823:;
    u64 v3038 = 0x8;
    u64 v3039 = v3033 + v3038;
    u64 v3040 = 0xff;
    u64 v3041 = v3039 & v3040;
    { u64 n3044 = v3041; u64 n3045 = v3034; v3044 = n3044; v3045 = n3045; goto b227; }
b226:;
    u64 v3042 = 0x8;
    u64 v3043 = v3034 << (v3042 & 63);
    { u64 n3044 = v3033; u64 n3045 = v3043; v3044 = n3044; v3045 = n3045; goto b227; }
b227:;
    u64 v3046 = 0x3c;
    u64 v3047 = v3045 >> (v3046 & 63);
    u8 v3048 = (u64)v3047 == (u64)v4;
    if (v3048) { goto b824; } else { goto b825; }
b824:;
    { goto b228; }
b825:;
    u64 v3049 = 0x4;
    u64 v3050 = v3044 + v3049;
    u64 v3051 = 0xff;
    u64 v3052 = v3050 & v3051;
    { u64 n3055 = v3052; u64 n3056 = v3045; v3055 = n3055; v3056 = n3056; goto b229; }
b228:;
    u64 v3053 = 0x4;
    u64 v3054 = v3045 << (v3053 & 63);
    { u64 n3055 = v3044; u64 n3056 = v3054; v3055 = n3055; v3056 = n3056; goto b229; }
b229:;
    u64 v3057 = 0x3e;
    u64 v3058 = v3056 >> (v3057 & 63);
    u8 v3059 = (u64)v3058 == (u64)v4;
    if (v3059) { goto b826; } else { goto b827; }
b826:;
    { goto b230; }
b827:;
    u64 v3060 = 0x2;
    u64 v3061 = v3055 + v3060;
    u64 v3062 = 0xff;
    u64 v3063 = v3061 & v3062;
    { u64 n3066 = v3063; u64 n3067 = v3056; v3066 = n3066; v3067 = n3067; goto b231; }
b230:;
    u64 v3064 = 0x2;
    u64 v3065 = v3056 << (v3064 & 63);
    { u64 n3066 = v3055; u64 n3067 = v3065; v3066 = n3066; v3067 = n3067; goto b231; }
b231:;
    u64 v3068 = 0x3f;
    u64 v3069 = v3067 >> (v3068 & 63);
    u8 v3070 = (u64)v3069 == (u64)v4;
    if (v3070) { goto b828; } else { goto b829; }
b828:;
    { goto b232; }
b829:;
    u64 v3071 = 0x1;
    u64 v3072 = v3066 + v3071;
    u64 v3073 = 0xff;
    u64 v3074 = v3072 & v3073;
    { u64 n3077 = v3074; u64 n3078 = v3067; v3077 = n3077; v3078 = n3078; goto b233; }
b232:;
    u64 v3075 = 0x1;
    u64 v3076 = v3067 << (v3075 & 63);
    { u64 n3077 = v3066; u64 n3078 = v3076; v3077 = n3077; v3078 = n3078; goto b233; }
b233:;
    u64 v3079 = 0x38;
    u64 v3080 = v3078 >> (v3079 & 63);
    u64 v3081 = 0x7f;
    u64 v3082 = v3080 & v3081;
    u64 v3083 = load_u64((const u8 *)v3 + 48);
    u64 v3084 = load_u64((const u8 *)v3083 + 840);
    u64 v3085 = 0x7f;
    u64 v3086 = v3082 & v3085;
    u64 v3087 = 0x4;
    u64 v3088 = v3086 * v3087;
    u64 v3089 = v3084 + v3088;
    u32 v3090 = load_u32((const u8 *)v3089 + 0);
    u64 v3091 = v3090;
    u8 v3092 = (u64)v3091 != (u64)v4;
    u64 v3093 = v3092;
    u64 v3094 = load_u64((const u8 *)v3 + 48);
    u64 v3095 = load_u64((const u8 *)v3094 + 864);
    u64 v3096 = 0x8;
    u64 v3097 = v3091 * v3096;
    u64 v3098 = v3095 + v3097;
    u32 v3099 = load_u32((const u8 *)v3098 + 0);
    u64 v3100 = load_u64((const u8 *)v3 + 48);
    u64 v3101 = load_u64((const u8 *)v3100 + 872);
    u64 v3102 = 0x8;
    u64 v3103 = v3091 * v3102;
    u64 v3104 = v3101 + v3103;
    u32 v3105 = 0x464;
    u8 v3106 = (u32)v3099 == (u32)v3105;
    if (v3106) { goto b830; } else { goto b831; }
b830:;
    u64 v3107 = load_u64((const u8 *)v3104 + 0);
    u64 v3108 = 0xffff;
    u64 v3109 = v3107 & v3108;
    { goto b234; }
b831:;
    u32 v3110 = 0x467;
    u8 v3111 = (u32)v3099 == (u32)v3110;
    if (v3111) { goto b832; } else { goto b833; }
b832:;
    { goto b235; }
b833:;
    { u64 n3115 = v3014; v3115 = n3115; goto b236; }
b234:;
    u64 v3112 = 0x10;
    u64 v3113 = v3077 << (v3112 & 63);
    u64 v3114 = v3113 | v3109;
    { u64 n3115 = v3114; v3115 = n3115; goto b236; }
b235:;
    { u64 n3115 = v3014; v3115 = n3115; goto b236; }
b236:;
    u64 v3116 = v3115 + v2655;
    u64 v3117 = 0x20;
    u64 v3118 = v3116 << (v3117 & 63);
    u64 v3119 = 0x20;
    u64 v3120 = (int64_t)v3118 >> (v3119 & 63);
    u64 v3121 = 0x10;
    u64 v3122 = 0x40;
    u8 v3123 = (u64)v3121 < (u64)v3122;
    u64 v3124 = 0x3f;
    u64 v3125 = v3123 ? v3121 : v3124;
    u64 v3126 = (int64_t)v3120 >> (v3125 & 63);
    u64 v3127 = 0x8;
    u64 v3128 = 0x40;
    u8 v3129 = (u64)v3127 < (u64)v3128;
    u64 v3130 = 0x3f;
    u64 v3131 = v3129 ? v3127 : v3130;
    u64 v3132 = (int64_t)v3116 >> (v3131 & 63);
    u64 v3133 = 0xff;
    u64 v3134 = v3132 & v3133;
    u64 v3135 = load_u64((const u8 *)v3 + 48);
    u64 v3136 = load_u64((const u8 *)v3135 + 880);
    u64 v3137 = 0xff;
    u64 v3138 = v3134 & v3137;
    u64 v3139 = 0x4;
    u64 v3140 = v3138 * v3139;
    u64 v3141 = v3136 + v3140;
    u32 v3142 = load_u32((const u8 *)v3141 + 0);
    u64 v3143 = v3142;
    u8 v3144 = (u64)v3143 != (u64)v4;
    u64 v3145 = v3144;
    u64 v3146 = load_u64((const u8 *)v3 + 48);
    u64 v3147 = load_u64((const u8 *)v3146 + 904);
    u64 v3148 = 0x8;
    u64 v3149 = v3143 * v3148;
    u64 v3150 = v3147 + v3149;
    u32 v3151 = load_u32((const u8 *)v3150 + 0);
    u64 v3152 = load_u64((const u8 *)v3 + 48);
    u64 v3153 = load_u64((const u8 *)v3152 + 912);
    u64 v3154 = 0x8;
    u64 v3155 = v3143 * v3154;
    u64 v3156 = v3153 + v3155;
    u32 v3157 = 0x46f;
    u8 v3158 = (u32)v3151 == (u32)v3157;
    if (v3158) { goto b834; } else { goto b835; }
b834:;
    u64 v3159 = load_u64((const u8 *)v3156 + 0);
    { goto b237; }
b835:;
    u32 v3160 = 0x47f;
    u8 v3161 = (u32)v3151 == (u32)v3160;
    if (v3161) { goto b836; } else { goto b837; }
b836:;
    { goto b240; }
b837:;
    { u64 n3197 = v4; v3197 = n3197; goto b241; }
b237:;
    u64 v3162 = 0x3e;
    u8 v3163 = (int64_t)v3126 < (int64_t)v3162;
    if (v3163) { goto b838; } else { goto b839; }
b838:;
    { goto b238; }
b839:;
    u64 v3164 = 0x4000000000000000;
    { u64 n3197 = v3164; v3197 = n3197; goto b241; }
b238:;
    u64 v3165 = 0x10;
    u8 v3166 = (int64_t)v3126 < (int64_t)v3165;
    if (v3166) { goto b840; } else { goto b841; }
b840:;
    { goto b239; }
b841:;
    u64 v3167 = 0xfffffffffffffff0;
    u64 v3168 = v3126 + v3167;
    u64 v3169 = 0xff;
    u64 v3170 = v3168 & v3169;
    u64 v3171 = 0x40;
    u8 v3172 = (u64)v3170 < (u64)v3171;
    u64 v3173 = v3159 << (v3170 & 63);
    u64 v3174 = v3172 ? v3173 : v4;
    { u64 n3197 = v3174; v3197 = n3197; goto b241; }
b239:;
    u64 v3175 = 0xffffffffffffffff;
    u8 v3176 = (int64_t)v3126 < (int64_t)v3175;
    if (v3176) { goto b842; } else { goto b843; }
b842:;
    { u64 n3197 = v4; v3197 = n3197; goto b241; }
b843:;
    u64 v3177 = 0x10;
    u64 v3178 = v3177 - v3126;
    u64 v3179 = 0xff;
    u64 v3180 = v3178 + v3179;
    u64 v3181 = 0xff;
    u64 v3182 = v3180 & v3181;
    u64 v3183 = 0x1;
    u64 v3184 = 0x40;
    u8 v3185 = (u64)v3182 < (u64)v3184;
    u64 v3186 = v3183 << (v3182 & 63);
    u64 v3187 = v3185 ? v3186 : v4;
    u64 v3188 = v3159 + v3187;
    u64 v3189 = 0x10;
    u64 v3190 = v3189 - v3126;
    u64 v3191 = 0xff;
    u64 v3192 = v3190 & v3191;
    u64 v3193 = 0x40;
    u8 v3194 = (u64)v3192 < (u64)v3193;
    u64 v3195 = v3188 >> (v3192 & 63);
    u64 v3196 = v3194 ? v3195 : v4;
    { u64 n3197 = v3196; v3197 = n3197; goto b241; }
b240:;
    { u64 n3197 = v4; v3197 = n3197; goto b241; }
b241:;
    u64 v3198 = 0x7fffffff0000;
    u8 v3199 = (u64)v3198 >= (u64)v3197;
    if (v3199) { goto b844; } else { goto b845; }
b844:;
    { u64 n3201 = v3197; v3201 = n3201; goto b242; }
b845:;
    u64 v3200 = 0x7fffffff0000;
    { u64 n3201 = v3200; v3201 = n3201; goto b242; }
b242:;
    u8 v3202 = (int64_t)v3010 >= (int64_t)v4;
    if (v3202) { goto b846; } else { goto b847; }
b846:;
    { u64 n3204 = v3201; v3204 = n3204; goto b243; }
b847:;
    u64 v3203 = v4 - v3201;
    { u64 n3204 = v3203; v3204 = n3204; goto b243; }
b243:;
    u64 v3205 = v3204 + v2305;
    u32 v3206 = load_u32((const u8 *)v2 + 372);
    u32 v3207 = __builtin_bswap32(v3206);
    u64 v3208 = v3207;
    u64 v3209 = 0x20;
    u64 v3210 = v3208 << (v3209 & 63);
    u64 v3211 = 0x20;
    u64 v3212 = (int64_t)v3210 >> (v3211 & 63);
    u64 v3213 = 0x10;
    u64 v3214 = 0x40;
    u8 v3215 = (u64)v3213 < (u64)v3214;
    u64 v3216 = 0x3f;
    u64 v3217 = v3215 ? v3213 : v3216;
    u64 v3218 = (int64_t)v3205 >> (v3217 & 63);
    u8 v3219 = (int64_t)v3218 >= (int64_t)v3212;
    if (v3219) { goto b848; } else { goto b849; }
b848:;
    { goto b247; }
b849:;
    u32 v3220 = (u32)v3218;
    u32 v3221 = __builtin_bswap32(v3220);
    store_u32((u8 *)v2 + 372, v3221);
    u64 v3222 = 0xffff;
    u64 v3223 = v3205 & v3222;
    { u64 n3437 = v3007; u64 n3438 = v3009; u64 n3439 = v3223; v3437 = n3437; v3438 = n3438; v3439 = n3439; goto b244; }
b247:;
    u64 v3224 = 0x10;
    u64 v3225 = v3212 << (v3224 & 63);
    u8 v3226 = (int64_t)v3225 >= (int64_t)v4;
    if (v3226) { goto b850; } else { goto b851; }
b850:;
    { u64 n3228 = v3225; v3228 = n3228; goto b248; }
b851:;
    u64 v3227 = v4 - v3225;
    { u64 n3228 = v3227; v3228 = n3228; goto b248; }
b248:;
    u64 v3229 = 0xfffffffff0000000;
    u8 v3230 = (u64)v3228 == (u64)v4;
    if (v3230) { goto b852; } else { goto b853; }
b852:;
    { u64 n3330 = v3229; v3330 = n3330; goto b263; }
b853:;
    u64 v3231 = 0x20;
    u64 v3232 = v3228 >> (v3231 & 63);
    u8 v3233 = (u64)v3232 == (u64)v4;
    if (v3233) { goto b854; } else { goto b855; }
b854:;
    { goto b249; }
b855:;
    u64 v3234 = 0x20;
    { u64 n3237 = v3234; u64 n3238 = v3228; v3237 = n3237; v3238 = n3238; goto b250; }
b249:;
    u64 v3235 = 0x20;
    u64 v3236 = v3228 << (v3235 & 63);
    { u64 n3237 = v4; u64 n3238 = v3236; v3237 = n3237; v3238 = n3238; goto b250; }
b250:;
    u64 v3239 = 0x30;
    u64 v3240 = v3238 >> (v3239 & 63);
    u8 v3241 = (u64)v3240 == (u64)v4;
    if (v3241) { goto b856; } else { goto b857; }
b856:;
    { goto b251; }
b857:;
    u64 v3242 = 0x10;
    u64 v3243 = v3237 + v3242;
    u64 v3244 = 0xff;
    u64 v3245 = v3243 & v3244;
    { u64 n3248 = v3245; u64 n3249 = v3238; v3248 = n3248; v3249 = n3249; goto b252; }
b251:;
    u64 v3246 = 0x10;
    u64 v3247 = v3238 << (v3246 & 63);
    { u64 n3248 = v3237; u64 n3249 = v3247; v3248 = n3248; v3249 = n3249; goto b252; }
b252:;
    u64 v3250 = 0x38;
    u64 v3251 = v3249 >> (v3250 & 63);
    u8 v3252 = (u64)v3251 == (u64)v4;
    if (v3252) { goto b858; } else { goto b859; }
b858:;
    { goto b253; }
b859:;
    u64 v3253 = 0x8;
    u64 v3254 = v3248 + v3253;
    u64 v3255 = 0xff;
    u64 v3256 = v3254 & v3255;
    { u64 n3259 = v3256; u64 n3260 = v3249; v3259 = n3259; v3260 = n3260; goto b254; }
b253:;
    u64 v3257 = 0x8;
    u64 v3258 = v3249 << (v3257 & 63);
    { u64 n3259 = v3248; u64 n3260 = v3258; v3259 = n3259; v3260 = n3260; goto b254; }
b254:;
    u64 v3261 = 0x3c;
    u64 v3262 = v3260 >> (v3261 & 63);
    u8 v3263 = (u64)v3262 == (u64)v4;
    if (v3263) { goto b860; } else { goto b861; }
b860:;
    { goto b255; }
b861:;
    u64 v3264 = 0x4;
    u64 v3265 = v3259 + v3264;
    u64 v3266 = 0xff;
    u64 v3267 = v3265 & v3266;
    { u64 n3270 = v3267; u64 n3271 = v3260; v3270 = n3270; v3271 = n3271; goto b256; }
b255:;
    u64 v3268 = 0x4;
    u64 v3269 = v3260 << (v3268 & 63);
    { u64 n3270 = v3259; u64 n3271 = v3269; v3270 = n3270; v3271 = n3271; goto b256; }
b256:;
    u64 v3272 = 0x3e;
    u64 v3273 = v3271 >> (v3272 & 63);
    u8 v3274 = (u64)v3273 == (u64)v4;
    if (v3274) { goto b862; } else { goto b863; }
b862:;
    { goto b257; }
b863:;
    u64 v3275 = 0x2;
    u64 v3276 = v3270 + v3275;
    u64 v3277 = 0xff;
    u64 v3278 = v3276 & v3277;
    { u64 n3281 = v3278; u64 n3282 = v3271; v3281 = n3281; v3282 = n3282; goto b258; }
b257:;
    u64 v3279 = 0x2;
    u64 v3280 = v3271 << (v3279 & 63);
    { u64 n3281 = v3270; u64 n3282 = v3280; v3281 = n3281; v3282 = n3282; goto b258; }
b258:;
    u64 v3283 = 0x3f;
    u64 v3284 = v3282 >> (v3283 & 63);
    u8 v3285 = (u64)v3284 == (u64)v4;
    if (v3285) { goto b864; } else { goto b865; }
b864:;
    { goto b259; }
b865:;
    u64 v3286 = 0x1;
    u64 v3287 = v3281 + v3286;
    u64 v3288 = 0xff;
    u64 v3289 = v3287 & v3288;
    { u64 n3292 = v3289; u64 n3293 = v3282; v3292 = n3292; v3293 = n3293; goto b260; }
b259:;
    u64 v3290 = 0x1;
    u64 v3291 = v3282 << (v3290 & 63);
    { u64 n3292 = v3281; u64 n3293 = v3291; v3292 = n3292; v3293 = n3293; goto b260; }
b260:;
    u64 v3294 = 0x38;
    u64 v3295 = v3293 >> (v3294 & 63);
    u64 v3296 = 0x7f;
    u64 v3297 = v3295 & v3296;
    u64 v3298 = load_u64((const u8 *)v3 + 48);
    u64 v3299 = load_u64((const u8 *)v3298 + 920);
    u64 v3300 = 0x7f;
    u64 v3301 = v3297 & v3300;
    u64 v3302 = 0x4;
    u64 v3303 = v3301 * v3302;
    u64 v3304 = v3299 + v3303;
    u32 v3305 = load_u32((const u8 *)v3304 + 0);
    u64 v3306 = v3305;
    u8 v3307 = (u64)v3306 != (u64)v4;
    u64 v3308 = v3307;
    u64 v3309 = load_u64((const u8 *)v3 + 48);
    u64 v3310 = load_u64((const u8 *)v3309 + 944);
    u64 v3311 = 0x8;
    u64 v3312 = v3306 * v3311;
    u64 v3313 = v3310 + v3312;
    u32 v3314 = load_u32((const u8 *)v3313 + 0);
    u64 v3315 = load_u64((const u8 *)v3 + 48);
    u64 v3316 = load_u64((const u8 *)v3315 + 952);
    u64 v3317 = 0x8;
    u64 v3318 = v3306 * v3317;
    u64 v3319 = v3316 + v3318;
    u32 v3320 = 0x4c0;
    u8 v3321 = (u32)v3314 == (u32)v3320;
    if (v3321) { goto b866; } else { goto b867; }
b866:;
    u64 v3322 = load_u64((const u8 *)v3319 + 0);
    u64 v3323 = 0xffff;
    u64 v3324 = v3322 & v3323;
    { goto b261; }
b867:;
    u32 v3325 = 0x4c3;
    u8 v3326 = (u32)v3314 == (u32)v3325;
    if (v3326) { goto b868; } else { goto b869; }
b868:;
    { goto b262; }
b869:;
    { u64 n3330 = v3229; v3330 = n3330; goto b263; }
b261:;
    u64 v3327 = 0x10;
    u64 v3328 = v3292 << (v3327 & 63);
    u64 v3329 = v3328 | v3324;
    { u64 n3330 = v3329; v3330 = n3330; goto b263; }
b262:;
    { u64 n3330 = v3229; v3330 = n3330; goto b263; }
b263:;
    u64 v3331 = v4 - v2655;
    u64 v3332 = v3330 + v3331;
    u64 v3333 = 0x20;
    u64 v3334 = v3332 << (v3333 & 63);
    u64 v3335 = 0x20;
    u64 v3336 = (int64_t)v3334 >> (v3335 & 63);
    u64 v3337 = 0x10;
    u64 v3338 = 0x40;
    u8 v3339 = (u64)v3337 < (u64)v3338;
    u64 v3340 = 0x3f;
    u64 v3341 = v3339 ? v3337 : v3340;
    u64 v3342 = (int64_t)v3336 >> (v3341 & 63);
    u64 v3343 = 0x8;
    u64 v3344 = 0x40;
    u8 v3345 = (u64)v3343 < (u64)v3344;
    u64 v3346 = 0x3f;
    u64 v3347 = v3345 ? v3343 : v3346;
    u64 v3348 = (int64_t)v3332 >> (v3347 & 63);
    u64 v3349 = 0xff;
    u64 v3350 = v3348 & v3349;
    u64 v3351 = load_u64((const u8 *)v3 + 48);
    u64 v3352 = load_u64((const u8 *)v3351 + 960);
    u64 v3353 = 0xff;
    u64 v3354 = v3350 & v3353;
    u64 v3355 = 0x4;
    u64 v3356 = v3354 * v3355;
    u64 v3357 = v3352 + v3356;
    u32 v3358 = load_u32((const u8 *)v3357 + 0);
    u64 v3359 = v3358;
    u8 v3360 = (u64)v3359 != (u64)v4;
    u64 v3361 = v3360;
    u64 v3362 = load_u64((const u8 *)v3 + 48);
    u64 v3363 = load_u64((const u8 *)v3362 + 984);
    u64 v3364 = 0x8;
    u64 v3365 = v3359 * v3364;
    u64 v3366 = v3363 + v3365;
    u32 v3367 = load_u32((const u8 *)v3366 + 0);
    u64 v3368 = load_u64((const u8 *)v3 + 48);
    u64 v3369 = load_u64((const u8 *)v3368 + 992);
    u64 v3370 = 0x8;
    u64 v3371 = v3359 * v3370;
    u64 v3372 = v3369 + v3371;
    u32 v3373 = 0x4cc;
    u8 v3374 = (u32)v3367 == (u32)v3373;
    if (v3374) { goto b870; } else { goto b871; }
b870:;
    u64 v3375 = load_u64((const u8 *)v3372 + 0);
    { goto b264; }
b871:;
    u32 v3376 = 0x4dc;
    u8 v3377 = (u32)v3367 == (u32)v3376;
    if (v3377) { goto b872; } else { goto b873; }
b872:;
    { goto b267; }
b873:;
    { u64 n3413 = v4; v3413 = n3413; goto b268; }
b264:;
    u64 v3378 = 0x3e;
    u8 v3379 = (int64_t)v3342 < (int64_t)v3378;
    if (v3379) { goto b874; } else { goto b875; }
b874:;
    { goto b265; }
b875:;
    u64 v3380 = 0x4000000000000000;
    { u64 n3413 = v3380; v3413 = n3413; goto b268; }
b265:;
    u64 v3381 = 0x10;
    u8 v3382 = (int64_t)v3342 < (int64_t)v3381;
    if (v3382) { goto b876; } else { goto b877; }
b876:;
    { goto b266; }
b877:;
    u64 v3383 = 0xfffffffffffffff0;
    u64 v3384 = v3342 + v3383;
    u64 v3385 = 0xff;
    u64 v3386 = v3384 & v3385;
    u64 v3387 = 0x40;
    u8 v3388 = (u64)v3386 < (u64)v3387;
    u64 v3389 = v3375 << (v3386 & 63);
    u64 v3390 = v3388 ? v3389 : v4;
    { u64 n3413 = v3390; v3413 = n3413; goto b268; }
b266:;
    u64 v3391 = 0xffffffffffffffff;
    u8 v3392 = (int64_t)v3342 < (int64_t)v3391;
    if (v3392) { goto b878; } else { goto b879; }
b878:;
    { u64 n3413 = v4; v3413 = n3413; goto b268; }
b879:;
    u64 v3393 = 0x10;
    u64 v3394 = v3393 - v3342;
    u64 v3395 = 0xff;
    u64 v3396 = v3394 + v3395;
    u64 v3397 = 0xff;
    u64 v3398 = v3396 & v3397;
    u64 v3399 = 0x1;
    u64 v3400 = 0x40;
    u8 v3401 = (u64)v3398 < (u64)v3400;
    u64 v3402 = v3399 << (v3398 & 63);
    u64 v3403 = v3401 ? v3402 : v4;
    u64 v3404 = v3375 + v3403;
    u64 v3405 = 0x10;
    u64 v3406 = v3405 - v3342;
    u64 v3407 = 0xff;
    u64 v3408 = v3406 & v3407;
    u64 v3409 = 0x40;
    u8 v3410 = (u64)v3408 < (u64)v3409;
    u64 v3411 = v3404 >> (v3408 & 63);
    u64 v3412 = v3410 ? v3411 : v4;
    { u64 n3413 = v3412; v3413 = n3413; goto b268; }
b267:;
    { u64 n3413 = v4; v3413 = n3413; goto b268; }
b268:;
    u64 v3414 = 0x2000000000000000;
    u8 v3415 = (u64)v3414 >= (u64)v3413;
    if (v3415) { goto b880; } else { goto b881; }
b880:;
    { u64 n3417 = v3413; v3417 = n3417; goto b269; }
b881:;
    u64 v3416 = 0x2000000000000000;
    { u64 n3417 = v3416; v3417 = n3417; goto b269; }
b269:;
    u32 v3418 = load_u32((const u8 *)v2 + 372);
    u32 v3419 = __builtin_bswap32(v3418);
    u64 v3420 = v3419;
    u64 v3421 = 0x20;
    u64 v3422 = v3420 << (v3421 & 63);
    u64 v3423 = 0x20;
    u64 v3424 = (int64_t)v3422 >> (v3423 & 63);
    u64 v3425 = 0x10;
    u64 v3426 = v3424 << (v3425 & 63);
    u8 v3427 = (int64_t)v3426 >= (int64_t)v4;
    if (v3427) { goto b882; } else { goto b883; }
b882:;
    { u64 n3429 = v3417; v3429 = n3429; goto b270; }
b883:;
    u64 v3428 = v4 - v3417;
    { u64 n3429 = v3428; v3429 = n3429; goto b270; }
b270:;
    u8 v3430 = (int64_t)v3429 >= (int64_t)v3010;
    if (v3430) { goto b884; } else { goto b885; }
b884:;
    { u64 n3433 = v3009; v3433 = n3433; goto b271; }
b885:;
    u64 v3431 = v3010 - v3429;
    u64 v3432 = v3009 + v3431;
    { u64 n3433 = v3432; v3433 = n3433; goto b271; }
b271:;
    u8 v3434 = (int64_t)v2300 >= (int64_t)v3433;
    if (v3434) { goto b886; } else { goto b887; }
b886:;
    { u64 n3435 = v3433; v3435 = n3435; goto b272; }
b887:;
    { u64 n3435 = v2300; v3435 = n3435; goto b272; }
b272:;
    u64 v3436 = v3429 + v3435;
    { u64 n3437 = v3436; u64 n3438 = v3435; u64 n3439 = v2305; v3437 = n3437; v3438 = n3438; v3439 = n3439; goto b244; }
b244:;
    u64 v3440 = v2295 - v3437;
    u64 v3441 = v2300 - v3438;
    u8 v3442 = (int64_t)v3440 >= (int64_t)v4;
    if (v3442) { goto b888; } else { goto b889; }
b888:;
    { u64 n3443 = v3440; v3443 = n3443; goto b245; }
b889:;
    { u64 n3443 = v4; v3443 = n3443; goto b245; }
b245:;
    u64 v3444 = v2300 - v3438;
    u8 v3445 = (int64_t)v3444 >= (int64_t)v4;
    if (v3445) { goto b890; } else { goto b891; }
b890:;
    { u64 n3446 = v3441; v3446 = n3446; goto b246; }
b891:;
    { u64 n3446 = v4; v3446 = n3446; goto b246; }
b246:;
    u64 v3447 = load_u64((const u8 *)v3 + 24);
    u64 v3448 = 0x8;
    u64 v3449 = v16 * v3448;
    u64 v3450 = v3447 + v3449;
    store_u64((u8 *)v3450 + 53248, v2836);
    u64 v3451 = load_u64((const u8 *)v3 + 24);
    u64 v3452 = 0x8;
    u64 v3453 = v16 * v3452;
    u64 v3454 = v3451 + v3453;
    store_u64((u8 *)v3454 + 57344, v2840);
    u64 v3455 = load_u64((const u8 *)v3 + 24);
    u64 v3456 = 0x8;
    u64 v3457 = v16 * v3456;
    u64 v3458 = v3455 + v3457;
    store_u64((u8 *)v3458 + 61440, v2841);
    u64 v3459 = load_u64((const u8 *)v3 + 24);
    u64 v3460 = 0x8;
    u64 v3461 = v16 * v3460;
    u64 v3462 = v3459 + v3461;
    store_u64((u8 *)v3462 + 28672, v3443);
    u64 v3463 = load_u64((const u8 *)v3 + 24);
    u64 v3464 = 0x8;
    u64 v3465 = v16 * v3464;
    u64 v3466 = v3463 + v3465;
    store_u64((u8 *)v3466 + 32768, v3446);
    u64 v3467 = load_u64((const u8 *)v3 + 24);
    u64 v3468 = 0x8;
    u64 v3469 = v16 * v3468;
    u64 v3470 = v3467 + v3469;
    store_u64((u8 *)v3470 + 36864, v3439);
    { goto b146; }
b146:;
    u8 v3471 = (u64)v312 == (u64)v4;
    if (v3471) { goto b892; } else { goto b893; }
b892:;
    { u64 n3504 = v2214; u64 n3506 = v2216; u64 n3508 = v2218; u64 n3510 = v2220; u64 n3512 = v2222; u64 n3514 = v2224; u64 n3516 = v2226; u64 n3518 = v2228; u64 n3520 = v2230; u64 n3522 = v2232; v3504 = n3504; v3506 = n3506; v3508 = n3508; v3510 = n3510; v3512 = n3512; v3514 = n3514; v3516 = n3516; v3518 = n3518; v3520 = n3520; v3522 = n3522; goto b356; }
b893:;
    u64 v3472 = load_u64((const u8 *)v3 + 24);
    u64 v3473 = 0x8;
    u64 v3474 = v16 * v3473;
    u64 v3475 = v3472 + v3474;
    u64 v3476 = load_u64((const u8 *)v3475 + 4096);
    u64 v3477 = load_u64((const u8 *)v3 + 24);
    u64 v3478 = 0x8;
    u64 v3479 = v16 * v3478;
    u64 v3480 = v3477 + v3479;
    u64 v3481 = load_u64((const u8 *)v3480 + 8192);
    u64 v3482 = v3476 - v3481;
    u64 v3483 = v3482 - v13;
    u64 v3484 = 0xffffffff;
    u64 v3485 = v3483 & v3484;
    u64 v3486 = load_u64((const u8 *)v1 + 376);
    u64 v3487 = 0x1ff;
    u64 v3488 = v3486 & v3487;
    u64 v3489 = 0xffffffff;
    u64 v3490 = v2210 & v3489;
    u64 v3491 = 0x1;
    u64 v3492 = 0x8000;
    u64 v3493 = v3491 | v3492;
    u64 v3494 = 0x1;
    u64 v3495 = 0x1ff;
    u64 v3496 = v4 & v3495;
    u64 v3497 = 0x1ff;
    u8 v3498 = (u64)v3496 == (u64)v3497;
    u64 v3499 = v3498;
    u64 v3500 = v3499 | v3493;
    u64 v3501 = load_u64((const u8 *)v1 + 24);
    u64 v3502 = v3500 | v3501;
    if (v3502) { goto b894; } else { goto b895; }
b894:;
    u8 v3503 = 0;
    store_u64((u8 *)v1 + 0, v3493);
    store_u64((u8 *)v1 + 8, v3494);
    store_u64((u8 *)v1 + 248, v3488);
    store_u64((u8 *)v1 + 256, v16);
    store_u64((u8 *)v1 + 264, v7);
    store_u64((u8 *)v1 + 272, v3490);
    store_u64((u8 *)v1 + 280, v2212);
    store_u64((u8 *)v1 + 288, v3485);
    store_u64((u8 *)v1 + 296, v2214);
    store_u64((u8 *)v1 + 304, v2216);
    store_u64((u8 *)v1 + 312, v2218);
    store_u64((u8 *)v1 + 320, v2220);
    store_u64((u8 *)v1 + 328, v2222);
    store_u64((u8 *)v1 + 336, v2224);
    store_u64((u8 *)v1 + 344, v2226);
    store_u64((u8 *)v1 + 352, v2228);
    store_u64((u8 *)v1 + 360, v2230);
    store_u64((u8 *)v1 + 368, v2232);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 408, v19);
    return v3503;
b895:;
    u64 v3630 = load_u64((const u8 *)v1 + 192);
    u64 v3634 = load_u64((const u8 *)v1 + 200);
    { u64 n3625 = v2234; u64 n3628 = v3630; u64 n3632 = v3634; v3625 = n3625; v3628 = n3628; v3632 = n3632; goto b357; }
b356:;
    u64 v3524 = 0x1ff;
    u64 v3525 = v4 & v3524;
    u64 v3526 = 0x1ff;
    u8 v3527 = (u64)v3525 == (u64)v3526;
    u64 v3528 = v3527;
    u64 v3529 = load_u64((const u8 *)v1 + 0);
    u64 v3530 = v3528 | v3529;
    u64 v3531 = load_u64((const u8 *)v1 + 24);
    u64 v3532 = v3530 | v3531;
    if (v3532) { goto b896; } else { goto b897; }
b896:;
    u8 v3533 = 0;
    store_u64((u8 *)v1 + 296, v3504);
    store_u64((u8 *)v1 + 304, v3506);
    store_u64((u8 *)v1 + 312, v3508);
    store_u64((u8 *)v1 + 320, v3510);
    store_u64((u8 *)v1 + 328, v3512);
    store_u64((u8 *)v1 + 336, v3514);
    store_u64((u8 *)v1 + 344, v3516);
    store_u64((u8 *)v1 + 352, v3518);
    store_u64((u8 *)v1 + 360, v3520);
    store_u64((u8 *)v1 + 368, v3522);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 408, v19);
    return v3533;
b897:;
    u64 v3627 = load_u64((const u8 *)v1 + 184);
    u64 v3631 = load_u64((const u8 *)v1 + 192);
    u64 v3635 = load_u64((const u8 *)v1 + 200);
    { u64 n3625 = v3627; u64 n3628 = v3631; u64 n3632 = v3635; v3625 = n3625; v3628 = n3628; v3632 = n3632; goto b357; }
b2:;
    u64 v3534 = load_u64((const u8 *)v3 + 0);
    u32 v3535 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3534, 217);
    u32 v3536 = (u32)v4;
    u32 v3537 = __builtin_bswap32(v3536);
    store_u32((u8 *)v2 + 162, v3537);
    u64 v3538 = 0x20;
    u64 v3539 = v4 >> (v3538 & 63);
    u16 v3540 = (u16)v3539;
    u16 v3541 = __builtin_bswap16(v3540);
    store_u16((u8 *)v2 + 160, v3541);
    u32 v3542 = (u32)v4;
    u32 v3543 = __builtin_bswap32(v3542);
    store_u32((u8 *)v2 + 168, v3543);
    u64 v3544 = 0x20;
    u64 v3545 = v4 >> (v3544 & 63);
    u16 v3546 = (u16)v3545;
    u16 v3547 = __builtin_bswap16(v3546);
    store_u16((u8 *)v2 + 166, v3547);
    { goto b1; }
b1:;
    u64 v3548 = 0x88b5;
    u16 v3549 = (u16)v3548;
    u16 v3550 = __builtin_bswap16(v3549);
    store_u16((u8 *)v2 + 172, v3550);
    u64 v3551 = load_u64((const u8 *)v3 + 0);
    u32 v3552 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3551, 194);
    u64 v3553 = load_u64((const u8 *)v1 + 256);
    u16 v3554 = (u16)v3553;
    u16 v3555 = __builtin_bswap16(v3554);
    store_u16((u8 *)v2 + 176, v3555);
    u64 v3556 = load_u64((const u8 *)v1 + 264);
    u32 v3557 = (u32)v3556;
    u32 v3558 = __builtin_bswap32(v3557);
    store_u32((u8 *)v2 + 180, v3558);
    u64 v3559 = 0x20;
    u64 v3560 = v3556 >> (v3559 & 63);
    u16 v3561 = (u16)v3560;
    u16 v3562 = __builtin_bswap16(v3561);
    store_u16((u8 *)v2 + 178, v3562);
    u64 v3563 = load_u64((const u8 *)v1 + 272);
    u32 v3564 = (u32)v3563;
    u32 v3565 = __builtin_bswap32(v3564);
    store_u32((u8 *)v2 + 184, v3565);
    u64 v3566 = load_u64((const u8 *)v1 + 280);
    u64 v3567 = __builtin_bswap64(v3566);
    store_u64((u8 *)v2 + 196, v3567);
    u64 v3568 = load_u64((const u8 *)v1 + 288);
    u32 v3569 = (u32)v3568;
    u32 v3570 = __builtin_bswap32(v3569);
    store_u32((u8 *)v2 + 258, v3570);
    u64 v3571 = load_u64((const u8 *)v1 + 160);
    u64 v3572 = load_u64((const u8 *)v1 + 40);
    u64 v3573 = 0x14;
    u64 v3574 = v3572 - v3573;
    u64 v3575 = v3571 ? v3574 : v3572;
    u64 v3576 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v3575);
    u64 v3577 = load_u64((const u8 *)v3 + 0);
    u32 v3578 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3577, 201);
    u64 v3579 = load_u64((const u8 *)v1 + 184);
    u64 v3580 = load_u64((const u8 *)v1 + 40);
    u64 v3581 = 0x14;
    u64 v3582 = v3580 - v3581;
    u64 v3583 = v3579 ? v3582 : v3580;
    u64 v3584 = load_u64((const u8 *)v1 + 192);
    u64 v3585 = 0x14;
    u64 v3586 = v3583 - v3585;
    u64 v3587 = v3584 ? v3586 : v3583;
    u64 v3588 = load_u64((const u8 *)v1 + 200);
    u64 v3589 = 0x8;
    u64 v3590 = v3587 - v3589;
    u64 v3591 = v3588 ? v3590 : v3587;
    u64 v3592 = load_u64((const u8 *)v1 + 296);
    u64 v3593 = __builtin_bswap64(v3592);
    store_u64((u8 *)v2 + 188, v3593);
    u64 v3594 = load_u64((const u8 *)v1 + 304);
    u64 v3595 = __builtin_bswap64(v3594);
    store_u64((u8 *)v2 + 204, v3595);
    u64 v3596 = load_u64((const u8 *)v1 + 312);
    u32 v3597 = (u32)v3596;
    u32 v3598 = __builtin_bswap32(v3597);
    store_u32((u8 *)v2 + 212, v3598);
    u64 v3599 = load_u64((const u8 *)v1 + 320);
    u64 v3600 = __builtin_bswap64(v3599);
    store_u64((u8 *)v2 + 216, v3600);
    u64 v3601 = load_u64((const u8 *)v1 + 328);
    u64 v3602 = __builtin_bswap64(v3601);
    store_u64((u8 *)v2 + 224, v3602);
    u64 v3603 = load_u64((const u8 *)v1 + 336);
    u64 v3604 = __builtin_bswap64(v3603);
    store_u64((u8 *)v2 + 232, v3604);
    u64 v3605 = load_u64((const u8 *)v1 + 344);
    u64 v3606 = __builtin_bswap64(v3605);
    store_u64((u8 *)v2 + 240, v3606);
    u64 v3607 = load_u64((const u8 *)v1 + 352);
    u8 v3608 = (u8)v3607;
    store_u8((u8 *)v2 + 248, v3608);
    u64 v3609 = load_u64((const u8 *)v1 + 360);
    u64 v3610 = __builtin_bswap64(v3609);
    store_u64((u8 *)v2 + 249, v3610);
    u64 v3611 = load_u64((const u8 *)v1 + 368);
    u8 v3612 = (u8)v3611;
    store_u8((u8 *)v2 + 257, v3612);
    u64 v3613 = load_u64((const u8 *)v3 + 0);
    u32 v3614 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3613, 215);
    u64 v3615 = 0x1ff;
    u64 v3616 = v4 & v3615;
    u64 v3617 = 0x1ff;
    u8 v3618 = (u64)v3616 == (u64)v3617;
    u64 v3619 = v3618;
    u64 v3620 = load_u64((const u8 *)v1 + 0);
    u64 v3621 = v3619 | v3620;
    u64 v3622 = load_u64((const u8 *)v1 + 24);
    u64 v3623 = v3621 | v3622;
    if (v3623) { goto b898; } else { goto b899; }
b898:;
    u8 v3624 = 0;
    store_u64((u8 *)v1 + 40, v3591);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 408, v19);
    return v3624;
b899:;
    { u64 n3625 = v4; u64 n3628 = v4; u64 n3632 = v4; v3625 = n3625; v3628 = n3628; v3632 = n3632; goto b357; }
b357:;
    u64 v3636 = load_u64((const u8 *)v1 + 128);
    if (v3636) { goto b900; } else { goto b901; }
b900:;
    u64 v3637 = load_u64((const u8 *)v3 + 16);
    u64 v3638 = load_u64((const u8 *)v0 + 440);
    u64 v3639 = v3637 + v3638;
    u16 v3640 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v3639 + 0, v3640);
    u64 v3641 = 0x2;
    u64 v3642 = v3638 + v3641;
    store_u64((u8 *)v0 + 440, v3642);
    { goto b901; }
b901:;
    u64 v3643 = load_u64((const u8 *)v1 + 144);
    if (v3643) { goto b902; } else { goto b903; }
b902:;
    u64 v3644 = load_u64((const u8 *)v3 + 16);
    u64 v3645 = load_u64((const u8 *)v0 + 440);
    u64 v3646 = v3644 + v3645;
    u64 v3647 = load_u64((const u8 *)v2 + 160);
    u64 v3648 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v3646 + 0, v3647);
    store_u64((u8 *)v3646 + 6, v3648);
    u64 v3649 = 0xe;
    u64 v3650 = v3645 + v3649;
    store_u64((u8 *)v0 + 440, v3650);
    { goto b903; }
b903:;
    u64 v3651 = load_u64((const u8 *)v1 + 152);
    if (v3651) { goto b904; } else { goto b905; }
b904:;
    u64 v3652 = load_u64((const u8 *)v3 + 0);
    u32 v3653 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3652, 1487);
    { goto b905; }
b905:;
    u64 v3654 = load_u64((const u8 *)v1 + 160);
    if (v3654) { goto b906; } else { goto b907; }
b906:;
    u64 v3655 = load_u64((const u8 *)v3 + 16);
    u64 v3656 = load_u64((const u8 *)v0 + 440);
    u64 v3657 = v3655 + v3656;
    u64 v3658 = load_u64((const u8 *)v2 + 264);
    u64 v3659 = load_u64((const u8 *)v2 + 272);
    u32 v3660 = load_u32((const u8 *)v2 + 280);
    store_u64((u8 *)v3657 + 0, v3658);
    store_u64((u8 *)v3657 + 8, v3659);
    store_u32((u8 *)v3657 + 16, v3660);
    u64 v3661 = 0x14;
    u64 v3662 = v3656 + v3661;
    store_u64((u8 *)v0 + 440, v3662);
    { goto b907; }
b907:;
    u64 v3663 = load_u64((const u8 *)v1 + 168);
    if (v3663) { goto b908; } else { goto b909; }
b908:;
    u64 v3664 = load_u64((const u8 *)v3 + 0);
    u32 v3665 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3664, 1489);
    { goto b909; }
b909:;
    if (v3625) { goto b910; } else { goto b911; }
b910:;
    u64 v3666 = load_u64((const u8 *)v3 + 16);
    u64 v3667 = load_u64((const u8 *)v0 + 440);
    u64 v3668 = v3666 + v3667;
    u64 v3669 = load_u64((const u8 *)v2 + 360);
    u64 v3670 = load_u64((const u8 *)v2 + 368);
    u32 v3671 = load_u32((const u8 *)v2 + 376);
    store_u64((u8 *)v3668 + 0, v3669);
    store_u64((u8 *)v3668 + 8, v3670);
    store_u32((u8 *)v3668 + 16, v3671);
    u64 v3672 = 0x14;
    u64 v3673 = v3667 + v3672;
    store_u64((u8 *)v0 + 440, v3673);
    { goto b911; }
b911:;
    if (v3628) { goto b912; } else { goto b913; }
b912:;
    u64 v3674 = load_u64((const u8 *)v3 + 16);
    u64 v3675 = load_u64((const u8 *)v0 + 440);
    u64 v3676 = v3674 + v3675;
    u64 v3677 = load_u64((const u8 *)v2 + 392);
    u64 v3678 = load_u64((const u8 *)v2 + 400);
    u32 v3679 = load_u32((const u8 *)v2 + 408);
    store_u64((u8 *)v3676 + 0, v3677);
    store_u64((u8 *)v3676 + 8, v3678);
    store_u32((u8 *)v3676 + 16, v3679);
    u64 v3680 = 0x14;
    u64 v3681 = v3675 + v3680;
    store_u64((u8 *)v0 + 440, v3681);
    { goto b913; }
b913:;
    if (v3632) { goto b914; } else { goto b915; }
b914:;
    u64 v3682 = load_u64((const u8 *)v3 + 16);
    u64 v3683 = load_u64((const u8 *)v0 + 440);
    u64 v3684 = v3682 + v3683;
    u64 v3685 = load_u64((const u8 *)v2 + 424);
    store_u64((u8 *)v3684 + 0, v3685);
    u64 v3686 = 0x8;
    u64 v3687 = v3683 + v3686;
    store_u64((u8 *)v0 + 440, v3687);
    { goto b915; }
b915:;
    u8 v3688 = 1;
    return v3688;
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
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1487);
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
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1489);
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
