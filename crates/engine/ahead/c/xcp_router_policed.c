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
    u64 v159;
    u64 v161;
    u64 v163;
    u64 v236;
    u64 v251;
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
    u64 v294;
    u64 v296;
    u64 v298;
    u64 v300;
    u64 v302;
    u64 v304;
    u64 v353;
    u64 v362;
    u64 v431;
    u64 v433;
    u64 v434;
    u64 v435;
    u64 v471;
    u64 v585;
    u64 v586;
    u64 v588;
    u64 v589;
    u64 v590;
    u64 v591;
    u64 v625;
    u64 v626;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    memset((u8 *)v2 + 344, 0, 16);
    memset((u8 *)v2 + 360, 0, 16);
    memset((u8 *)v2 + 376, 0, 16);
    memset((u8 *)v2 + 392, 0, 16);
    memset((u8 *)v2 + 408, 0, 16);
    memset((u8 *)v2 + 424, 0, 16);
    memset((u8 *)v2 + 440, 0, 16);
    memset((u8 *)v2 + 456, 0, 16);
    memset((u8 *)v2 + 472, 0, 16);
    memset((u8 *)v2 + 488, 0, 16);
    memset((u8 *)v2 + 504, 0, 16);
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
    { u64 n264 = v14; u64 n266 = v22; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v4; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v13; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b50:;
    u64 v23 = load_u64((const u8 *)v3 + 8);
    u64 v24 = v23 + v18;
    u16 v25 = load_u16((const u8 *)v24 + 0);
    store_u16((u8 *)v2 + 224, v25);
    u64 v26 = 0x2;
    u64 v27 = v18 + v26;
    store_u64((u8 *)v0 + 72, v27);
    u64 v28 = 0x1;
    u64 v29 = 0xfffffffe;
    u64 v30 = v13 + v29;
    u64 v31 = 0xffffffff;
    u64 v32 = v30 & v31;
    u16 v33 = load_u16((const u8 *)v2 + 224);
    u16 v34 = __builtin_bswap16(v33);
    u64 v35 = v34;
    u64 v36 = 0xffff;
    u8 v37 = (u64)v35 == (u64)v36;
    if (v37) { goto b51; } else { goto b52; }
b51:;
    { u64 n38 = v28; u64 n39 = v32; v38 = n38; v39 = n39; goto b1; }
b52:;
    { u64 n264 = v14; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v28; u64 n288 = v4; u64 n290 = v4; u64 n292 = v4; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v32; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
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
    { u64 n264 = v42; u64 n266 = v48; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v4; u64 n290 = v4; u64 n292 = v4; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b54:;
    u64 v49 = load_u64((const u8 *)v3 + 8);
    u64 v50 = v49 + v44;
    u64 v51 = load_u64((const u8 *)v50 + 0);
    u64 v52 = load_u64((const u8 *)v50 + 6);
    store_u64((u8 *)v2 + 240, v51);
    store_u64((u8 *)v2 + 246, v52);
    u64 v53 = 0xe;
    u64 v54 = v44 + v53;
    store_u64((u8 *)v0 + 72, v54);
    u64 v55 = 0x1;
    u16 v56 = load_u16((const u8 *)v2 + 252);
    u16 v57 = __builtin_bswap16(v56);
    u64 v58 = v57;
    u64 v59 = 0x800;
    u8 v60 = (u64)v58 == (u64)v59;
    if (v60) { goto b55; } else { goto b56; }
b55:;
    { goto b2; }
b56:;
    { u64 n264 = v42; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v55; u64 n290 = v4; u64 n292 = v4; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b2:;
    u64 v61 = load_u64((const u8 *)v0 + 64);
    u64 v62 = load_u64((const u8 *)v0 + 72);
    u64 v63 = v61 - v62;
    u64 v64 = 0x14;
    u8 v65 = (u64)v63 < (u64)v64;
    if (v65) { goto b57; } else { goto b58; }
b57:;
    u64 v66 = 0x1;
    { u64 n264 = v42; u64 n266 = v66; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v55; u64 n290 = v4; u64 n292 = v4; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b58:;
    u64 v67 = load_u64((const u8 *)v3 + 8);
    u64 v68 = v67 + v62;
    u64 v69 = load_u64((const u8 *)v68 + 0);
    u64 v70 = load_u64((const u8 *)v68 + 8);
    u32 v71 = load_u32((const u8 *)v68 + 16);
    store_u64((u8 *)v2 + 344, v69);
    store_u64((u8 *)v2 + 352, v70);
    store_u32((u8 *)v2 + 360, v71);
    u64 v72 = 0x14;
    u64 v73 = v62 + v72;
    store_u64((u8 *)v0 + 72, v73);
    u64 v74 = 0x1;
    u8 v75 = load_u8((const u8 *)v2 + 344);
    u64 v76 = v75;
    u64 v77 = 0x38;
    u64 v78 = v76 << (v77 & 63);
    u64 v79 = 0x3c;
    u64 v80 = v78 >> (v79 & 63);
    u64 v81 = 0x4;
    u8 v82 = (u64)v80 == (u64)v81;
    u64 v83 = v82;
    u8 v84 = load_u8((const u8 *)v2 + 344);
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
    { u64 n264 = v42; u64 n266 = v95; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v55; u64 n290 = v4; u64 n292 = v74; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b3:;
    u8 v96 = load_u8((const u8 *)v2 + 344);
    u64 v97 = v96;
    u64 v98 = 0x3c;
    u64 v99 = v97 << (v98 & 63);
    u64 v100 = 0x3c;
    u64 v101 = v99 >> (v100 & 63);
    u64 v102 = 0x5;
    u8 v103 = (u64)v101 == (u64)v102;
    if (v103) { goto b61; } else { goto b62; }
b61:;
    { u64 n125 = v42; u64 n127 = v4; u64 n129 = v4; u64 n131 = v4; u64 n133 = v4; u64 n135 = v4; u64 n137 = v4; u64 n139 = v4; u64 n141 = v4; u64 n143 = v4; u64 n145 = v4; u64 n147 = v4; u64 n149 = v55; u64 n151 = v4; u64 n153 = v74; u64 n155 = v4; u64 n157 = v4; u64 n159 = v4; u64 n161 = v4; u64 n163 = v4; v125 = n125; v127 = n127; v129 = n129; v131 = n131; v133 = n133; v135 = n135; v137 = n137; v139 = n139; v141 = n141; v143 = n143; v145 = n145; v147 = n147; v149 = n149; v151 = n151; v153 = n153; v155 = n155; v157 = n157; v159 = n159; v161 = n161; v163 = n163; goto b5; }
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
    { u64 n264 = v42; u64 n266 = v108; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n286 = v4; u64 n288 = v55; u64 n290 = v4; u64 n292 = v74; u64 n294 = v4; u64 n296 = v4; u64 n298 = v4; u64 n300 = v4; u64 n302 = v4; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b4:;
    u8 v109 = load_u8((const u8 *)v2 + 344);
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
    store_u64((u8 *)v1 + 800, v120);
    store_u64((u8 *)v1 + 88, v4);
    store_u64((u8 *)v1 + 96, v4);
    store_u64((u8 *)v1 + 104, v4);
    store_u64((u8 *)v1 + 112, v4);
    store_u64((u8 *)v1 + 120, v4);
    store_u64((u8 *)v1 + 128, v4);
    store_u64((u8 *)v1 + 136, v4);
    store_u64((u8 *)v1 + 144, v4);
    store_u64((u8 *)v1 + 152, v4);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 168, v55);
    store_u64((u8 *)v1 + 176, v4);
    store_u64((u8 *)v1 + 184, v74);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 40, v42);
    store_u64((u8 *)v1 + 48, v4);
    u64 v121 = load_u64((const u8 *)v3 + 0);
    u32 v122 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v121, 32);
    u32 v123 = 0x45;
    u8 v124 = (u32)v122 == (u32)v123;
    if (v124) { goto b65; } else { goto b66; }
b65:;
    u64 v265 = load_u64((const u8 *)v1 + 40);
    u64 v267 = load_u64((const u8 *)v1 + 48);
    u64 v269 = load_u64((const u8 *)v1 + 88);
    u64 v271 = load_u64((const u8 *)v1 + 96);
    u64 v273 = load_u64((const u8 *)v1 + 104);
    u64 v275 = load_u64((const u8 *)v1 + 112);
    u64 v277 = load_u64((const u8 *)v1 + 120);
    u64 v279 = load_u64((const u8 *)v1 + 128);
    u64 v281 = load_u64((const u8 *)v1 + 136);
    u64 v283 = load_u64((const u8 *)v1 + 144);
    u64 v285 = load_u64((const u8 *)v1 + 152);
    u64 v287 = load_u64((const u8 *)v1 + 160);
    u64 v289 = load_u64((const u8 *)v1 + 168);
    u64 v291 = load_u64((const u8 *)v1 + 176);
    u64 v293 = load_u64((const u8 *)v1 + 184);
    u64 v295 = load_u64((const u8 *)v1 + 192);
    u64 v297 = load_u64((const u8 *)v1 + 200);
    u64 v299 = load_u64((const u8 *)v1 + 208);
    u64 v301 = load_u64((const u8 *)v1 + 216);
    u64 v303 = load_u64((const u8 *)v1 + 224);
    { u64 n264 = v265; u64 n266 = v267; u64 n268 = v269; u64 n270 = v271; u64 n272 = v273; u64 n274 = v275; u64 n276 = v277; u64 n278 = v279; u64 n280 = v281; u64 n282 = v283; u64 n284 = v285; u64 n286 = v287; u64 n288 = v289; u64 n290 = v291; u64 n292 = v293; u64 n294 = v295; u64 n296 = v297; u64 n298 = v299; u64 n300 = v301; u64 n302 = v303; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
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
    u64 v160 = load_u64((const u8 *)v1 + 208);
    u64 v162 = load_u64((const u8 *)v1 + 216);
    u64 v164 = load_u64((const u8 *)v1 + 224);
    { u64 n125 = v126; u64 n127 = v128; u64 n129 = v130; u64 n131 = v132; u64 n133 = v134; u64 n135 = v136; u64 n137 = v138; u64 n139 = v140; u64 n141 = v142; u64 n143 = v144; u64 n145 = v146; u64 n147 = v148; u64 n149 = v150; u64 n151 = v152; u64 n153 = v154; u64 n155 = v156; u64 n157 = v158; u64 n159 = v160; u64 n161 = v162; u64 n163 = v164; v125 = n125; v127 = n127; v129 = n129; v131 = n131; v133 = n133; v135 = n135; v137 = n137; v139 = n139; v141 = n141; v143 = n143; v145 = n145; v147 = n147; v149 = n149; v151 = n151; v153 = n153; v155 = n155; v157 = n157; v159 = n159; v161 = n161; v163 = n163; goto b5; }
b5:;
    u16 v165 = load_u16((const u8 *)v2 + 350);
    u16 v166 = __builtin_bswap16(v165);
    u64 v167 = v166;
    u64 v168 = 0x33;
    u64 v169 = v167 << (v168 & 63);
    u64 v170 = 0x33;
    u64 v171 = v169 >> (v170 & 63);
    u8 v172 = load_u8((const u8 *)v2 + 353);
    u64 v173 = v172;
    u8 v174 = (u64)v171 != (u64)v4;
    if (v174) { goto b67; } else { goto b68; }
b67:;
    { goto b6; }
b68:;
    u64 v175 = 0xfd;
    u8 v176 = (u64)v173 == (u64)v175;
    if (v176) { goto b69; } else { goto b70; }
b69:;
    { goto b10; }
b70:;
    { goto b6; }
b6:;
    u8 v177 = (u64)v171 != (u64)v4;
    if (v177) { goto b71; } else { goto b72; }
b71:;
    { goto b7; }
b72:;
    u64 v178 = 0x6;
    u8 v179 = (u64)v173 == (u64)v178;
    if (v179) { goto b73; } else { goto b74; }
b73:;
    { u64 n236 = v159; v236 = n236; goto b9; }
b74:;
    { goto b7; }
b7:;
    u8 v180 = (u64)v171 != (u64)v4;
    if (v180) { goto b75; } else { goto b76; }
b75:;
    { u64 n264 = v125; u64 n266 = v127; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v159; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b76:;
    u64 v181 = 0x11;
    u8 v182 = (u64)v173 == (u64)v181;
    if (v182) { goto b77; } else { goto b78; }
b77:;
    { u64 n251 = v159; v251 = n251; goto b8; }
b78:;
    { u64 n264 = v125; u64 n266 = v127; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v159; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b10:;
    u64 v183 = load_u64((const u8 *)v0 + 64);
    u64 v184 = load_u64((const u8 *)v0 + 72);
    u64 v185 = v183 - v184;
    u64 v186 = 0x14;
    u8 v187 = (u64)v185 < (u64)v186;
    if (v187) { goto b79; } else { goto b80; }
b79:;
    u64 v188 = 0x1;
    { u64 n264 = v125; u64 n266 = v188; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v159; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b80:;
    u64 v189 = load_u64((const u8 *)v3 + 8);
    u64 v190 = v189 + v184;
    u64 v191 = load_u64((const u8 *)v190 + 0);
    u64 v192 = load_u64((const u8 *)v190 + 8);
    u32 v193 = load_u32((const u8 *)v190 + 16);
    store_u64((u8 *)v2 + 440, v191);
    store_u64((u8 *)v2 + 448, v192);
    store_u32((u8 *)v2 + 456, v193);
    u64 v194 = 0x14;
    u64 v195 = v184 + v194;
    store_u64((u8 *)v0 + 72, v195);
    u64 v196 = 0x1;
    u8 v197 = load_u8((const u8 *)v2 + 441);
    u64 v198 = v197;
    u64 v199 = 0x14;
    u8 v200 = (u64)v198 == (u64)v199;
    u64 v201 = v200;
    u8 v202 = (u64)v201 != (u64)v4;
    if (v202) { goto b81; } else { goto b82; }
b81:;
    { goto b11; }
b82:;
    u64 v203 = 0x8;
    { u64 n264 = v125; u64 n266 = v203; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v196; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b11:;
    u8 v204 = load_u8((const u8 *)v2 + 442);
    u64 v205 = v204;
    u64 v206 = 0x38;
    u64 v207 = v205 << (v206 & 63);
    u64 v208 = 0x3c;
    u64 v209 = v207 >> (v208 & 63);
    u64 v210 = 0x1;
    u8 v211 = (u64)v209 == (u64)v210;
    u64 v212 = v211;
    u8 v213 = (u64)v212 != (u64)v4;
    if (v213) { goto b83; } else { goto b84; }
b83:;
    { goto b12; }
b84:;
    u64 v214 = 0x9;
    { u64 n264 = v125; u64 n266 = v214; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v196; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b12:;
    u8 v215 = load_u8((const u8 *)v2 + 442);
    u64 v216 = v215;
    u64 v217 = 0x3c;
    u64 v218 = v216 << (v217 & 63);
    u64 v219 = 0x3c;
    u64 v220 = v218 >> (v219 & 63);
    u64 v221 = 0x1;
    u8 v222 = (u64)v221 <= (u64)v220;
    u64 v223 = v222;
    u64 v224 = 0x3;
    u8 v225 = (u64)v220 <= (u64)v224;
    u64 v226 = v225;
    u64 v227 = v223 & v226;
    u8 v228 = (u64)v227 != (u64)v4;
    if (v228) { goto b85; } else { goto b86; }
b85:;
    { goto b13; }
b86:;
    u64 v229 = 0xa;
    { u64 n264 = v125; u64 n266 = v229; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v196; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b13:;
    u8 v230 = load_u8((const u8 *)v2 + 440);
    u64 v231 = v230;
    u64 v232 = 0x6;
    u8 v233 = (u64)v231 == (u64)v232;
    if (v233) { goto b87; } else { goto b88; }
b87:;
    { u64 n236 = v196; v236 = n236; goto b9; }
b88:;
    u64 v234 = 0x11;
    u8 v235 = (u64)v231 == (u64)v234;
    if (v235) { goto b89; } else { goto b90; }
b89:;
    { u64 n251 = v196; v251 = n251; goto b8; }
b90:;
    { u64 n264 = v125; u64 n266 = v127; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v196; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b9:;
    u64 v237 = load_u64((const u8 *)v0 + 64);
    u64 v238 = load_u64((const u8 *)v0 + 72);
    u64 v239 = v237 - v238;
    u64 v240 = 0x14;
    u8 v241 = (u64)v239 < (u64)v240;
    if (v241) { goto b91; } else { goto b92; }
b91:;
    u64 v242 = 0x1;
    { u64 n264 = v125; u64 n266 = v242; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v236; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b92:;
    u64 v243 = load_u64((const u8 *)v3 + 8);
    u64 v244 = v243 + v238;
    u64 v245 = load_u64((const u8 *)v244 + 0);
    u64 v246 = load_u64((const u8 *)v244 + 8);
    u32 v247 = load_u32((const u8 *)v244 + 16);
    store_u64((u8 *)v2 + 472, v245);
    store_u64((u8 *)v2 + 480, v246);
    store_u32((u8 *)v2 + 488, v247);
    u64 v248 = 0x14;
    u64 v249 = v238 + v248;
    store_u64((u8 *)v0 + 72, v249);
    u64 v250 = 0x1;
    { u64 n264 = v125; u64 n266 = v127; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v236; u64 n300 = v250; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b8:;
    u64 v252 = load_u64((const u8 *)v0 + 64);
    u64 v253 = load_u64((const u8 *)v0 + 72);
    u64 v254 = v252 - v253;
    u64 v255 = 0x8;
    u8 v256 = (u64)v254 < (u64)v255;
    if (v256) { goto b93; } else { goto b94; }
b93:;
    u64 v257 = 0x1;
    { u64 n264 = v125; u64 n266 = v257; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v251; u64 n300 = v161; u64 n302 = v163; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b94:;
    u64 v258 = load_u64((const u8 *)v3 + 8);
    u64 v259 = v258 + v253;
    u64 v260 = load_u64((const u8 *)v259 + 0);
    store_u64((u8 *)v2 + 504, v260);
    u64 v261 = 0x8;
    u64 v262 = v253 + v261;
    store_u64((u8 *)v0 + 72, v262);
    u64 v263 = 0x1;
    { u64 n264 = v125; u64 n266 = v127; u64 n268 = v129; u64 n270 = v131; u64 n272 = v133; u64 n274 = v135; u64 n276 = v137; u64 n278 = v139; u64 n280 = v141; u64 n282 = v143; u64 n284 = v145; u64 n286 = v147; u64 n288 = v149; u64 n290 = v151; u64 n292 = v153; u64 n294 = v155; u64 n296 = v157; u64 n298 = v251; u64 n300 = v161; u64 n302 = v263; u64 n304 = v39; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v286 = n286; v288 = n288; v290 = n290; v292 = n292; v294 = n294; v296 = n296; v298 = n298; v300 = n300; v302 = n302; v304 = n304; goto b15; }
b15:;
    u8 v305 = (u64)v292 == (u64)v4;
    if (v305) { goto b95; } else { goto b96; }
b95:;
    { u64 n362 = v4; v362 = n362; goto b16; }
b96:;
    u8 v306 = (u64)v292 == (u64)v4;
    if (v306) { goto b97; } else { goto b98; }
b97:;
    { u64 n362 = v4; v362 = n362; goto b16; }
b98:;
    u32 v307 = load_u32((const u8 *)v2 + 344);
    u64 v308 = v307;
    u64 v309 = v4 + v308;
    u32 v310 = load_u32((const u8 *)v2 + 348);
    u64 v311 = v310;
    u64 v312 = v309 + v311;
    u16 v313 = load_u16((const u8 *)v2 + 352);
    u64 v314 = v313;
    u64 v315 = v312 + v314;
    u64 v316 = v292 ? v315 : v4;
    u64 v317 = v4 + v316;
    u32 v318 = load_u32((const u8 *)v2 + 356);
    u64 v319 = v318;
    u64 v320 = v4 + v319;
    u32 v321 = load_u32((const u8 *)v2 + 360);
    u64 v322 = v321;
    u64 v323 = v320 + v322;
    u64 v324 = v292 ? v323 : v4;
    u64 v325 = v317 + v324;
    u64 v326 = v294 ? v4 : v4;
    u64 v327 = v325 + v326;
    u64 v328 = v4 | v296;
    u64 v329 = 0xffffffff;
    u64 v330 = v327 & v329;
    u64 v331 = 0x20;
    u64 v332 = v327 >> (v331 & 63);
    u64 v333 = v330 + v332;
    u64 v334 = 0xffff;
    u64 v335 = v333 & v334;
    u64 v336 = 0x10;
    u64 v337 = v333 >> (v336 & 63);
    u64 v338 = v335 + v337;
    u64 v339 = 0xffff;
    u64 v340 = v338 & v339;
    u64 v341 = 0x10;
    u64 v342 = v338 >> (v341 & 63);
    u64 v343 = v340 + v342;
    u64 v344 = 0xffff;
    u64 v345 = v343 & v344;
    u64 v346 = 0x10;
    u64 v347 = v343 >> (v346 & 63);
    u64 v348 = v345 + v347;
    u16 v349 = (u16)v348;
    u16 v350 = __builtin_bswap16(v349);
    u16 v351 = ~v350;
    u64 v352 = v351;
    if (v328) { goto b99; } else { u64 n353 = v352; v353 = n353; goto b100; }
b99:;
    store_u64((u8 *)v1 + 184, v292);
    store_u64((u8 *)v1 + 192, v294);
    store_u64((u8 *)v1 + 200, v296);
    u64 v354 = load_u64((const u8 *)v3 + 0);
    u32 v355 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v354, 72);
    u64 v356 = load_u64((const u8 *)v1 + 2712);
    { u64 n353 = v356; v353 = n353; goto b100; }
b100:;
    u16 v357 = load_u16((const u8 *)v2 + 354);
    u16 v358 = __builtin_bswap16(v357);
    u64 v359 = v358;
    u8 v360 = (u64)v353 == (u64)v359;
    if (v360) { goto b101; } else { goto b102; }
b101:;
    { u64 n362 = v4; v362 = n362; goto b16; }
b102:;
    u64 v361 = 0x1;
    { u64 n362 = v361; v362 = n362; goto b16; }
b16:;
    { goto b17; }
b17:;
    u8 v363 = (u64)v286 == (u64)v4;
    if (v363) { goto b103; } else { goto b104; }
b103:;
    { goto b34; }
b104:;
    u16 v364 = load_u16((const u8 *)v2 + 224);
    u16 v365 = __builtin_bswap16(v364);
    u64 v366 = v365;
    u64 v367 = 0xffff;
    u8 v368 = (u64)v366 == (u64)v367;
    if (v368) { goto b105; } else { goto b106; }
b105:;
    { goto b34; }
b106:;
    u64 v369 = 0x1ff;
    u64 v370 = v366 & v369;
    u64 v371 = 0x1ff;
    u8 v372 = (u64)v366 < (u64)v371;
    if (v372) { goto b107; } else { goto b108; }
b107:;
    { u64 n433 = v370; u64 n434 = v4; u64 n435 = v4; v433 = n433; v434 = n434; v435 = n435; goto b18; }
b108:;
    u64 v373 = 0x3;
    { u64 n433 = v370; u64 n434 = v373; u64 n435 = v4; v433 = n433; v434 = n434; v435 = n435; goto b18; }
b34:;
    u64 v374 = 0x1;
    u8 v375 = (u64)v266 != (u64)v374;
    if (v375) { goto b109; } else { goto b110; }
b109:;
    { goto b36; }
b110:;
    u64 v376 = 0x7;
    { u64 n431 = v376; v431 = n431; goto b35; }
b36:;
    u8 v377 = (u64)v292 == (u64)v4;
    if (v377) { goto b111; } else { goto b112; }
b111:;
    { goto b45; }
b112:;
    u64 v378 = 0x7;
    u8 v379 = (u64)v266 != (u64)v378;
    if (v379) { goto b113; } else { goto b114; }
b113:;
    { goto b37; }
b114:;
    u64 v380 = 0x9;
    { u64 n431 = v380; v431 = n431; goto b35; }
b45:;
    u64 v381 = 0x8;
    { u64 n431 = v381; v431 = n431; goto b35; }
b37:;
    u64 v382 = 0x1;
    u8 v383 = (u64)v362 != (u64)v382;
    if (v383) { goto b115; } else { goto b116; }
b115:;
    { goto b38; }
b116:;
    u64 v384 = 0x1;
    { u64 n431 = v384; v431 = n431; goto b35; }
b38:;
    u16 v385 = load_u16((const u8 *)v2 + 346);
    u16 v386 = __builtin_bswap16(v385);
    u64 v387 = v386;
    u64 v388 = 0xe;
    u64 v389 = v387 + v388;
    u8 v390 = (u64)v304 < (u64)v389;
    if (v390) { goto b117; } else { goto b118; }
b117:;
    { goto b39; }
b118:;
    u8 v391 = load_u8((const u8 *)v2 + 344);
    u64 v392 = v391;
    u64 v393 = 0x3c;
    u64 v394 = v392 << (v393 & 63);
    u64 v395 = 0x3c;
    u64 v396 = v394 >> (v395 & 63);
    u64 v397 = 0x2;
    u64 v398 = v396 << (v397 & 63);
    u8 v399 = (u64)v387 >= (u64)v398;
    if (v399) { goto b119; } else { goto b120; }
b119:;
    { goto b40; }
b120:;
    { goto b39; }
b39:;
    u64 v400 = 0x7;
    { u64 n431 = v400; v431 = n431; goto b35; }
b40:;
    u8 v401 = load_u8((const u8 *)v2 + 352);
    u64 v402 = v401;
    u64 v403 = 0x1;
    u8 v404 = (u64)v403 < (u64)v402;
    if (v404) { goto b121; } else { goto b122; }
b121:;
    { goto b41; }
b122:;
    u64 v405 = 0x2;
    { u64 n431 = v405; v431 = n431; goto b35; }
b41:;
    u64 v406 = 0x8;
    u8 v407 = (u64)v266 != (u64)v406;
    if (v407) { goto b123; } else { goto b124; }
b123:;
    { goto b42; }
b124:;
    u64 v408 = 0x4;
    { u64 n431 = v408; v431 = n431; goto b35; }
b42:;
    u64 v409 = 0x9;
    u8 v410 = (u64)v266 != (u64)v409;
    if (v410) { goto b125; } else { goto b126; }
b125:;
    { goto b43; }
b126:;
    u64 v411 = 0x5;
    { u64 n431 = v411; v431 = n431; goto b35; }
b43:;
    u64 v412 = 0xa;
    u8 v413 = (u64)v266 != (u64)v412;
    if (v413) { goto b127; } else { goto b128; }
b127:;
    { goto b44; }
b128:;
    u64 v414 = 0x6;
    { u64 n431 = v414; v431 = n431; goto b35; }
b44:;
    u8 v415 = (u64)v298 == (u64)v4;
    if (v415) { goto b129; } else { goto b130; }
b129:;
    { u64 n431 = v4; v431 = n431; goto b35; }
b130:;
    u16 v416 = load_u16((const u8 *)v2 + 346);
    u16 v417 = __builtin_bswap16(v416);
    u64 v418 = v417;
    u8 v419 = load_u8((const u8 *)v2 + 344);
    u64 v420 = v419;
    u64 v421 = 0x3c;
    u64 v422 = v420 << (v421 & 63);
    u64 v423 = 0x3c;
    u64 v424 = v422 >> (v423 & 63);
    u64 v425 = 0x2;
    u64 v426 = v424 << (v425 & 63);
    u64 v427 = 0x14;
    u64 v428 = v426 + v427;
    u8 v429 = (u64)v418 >= (u64)v428;
    if (v429) { goto b131; } else { goto b132; }
b131:;
    { u64 n431 = v4; v431 = n431; goto b35; }
b132:;
    u64 v430 = 0x7;
    { u64 n431 = v430; v431 = n431; goto b35; }
b35:;
    u64 v432 = 0x1;
    { u64 n433 = v4; u64 n434 = v431; u64 n435 = v432; v433 = n433; v434 = n434; v435 = n435; goto b18; }
b18:;
    u8 v436 = (u64)v434 == (u64)v4;
    if (v436) { goto b133; } else { goto b134; }
b133:;
    { goto b19; }
b134:;
    u64 v437 = load_u64((const u8 *)v3 + 40);
    u64 v438 = 0xffffffff;
    u64 v439 = v434 & v438;
    u64 v440 = 0xa;
    u8 v441 = (u64)v439 < (u64)v440;
    u64 v442 = v441 ? v439 : v4;
    u64 v443 = 0x10;
    u64 v444 = v442 * v443;
    u64 v445 = v437 + v444;
    if (v441) { goto b135; } else { goto b136; }
b135:;
    u64 v446 = 0x1;
    u32 v447 = load_u32((const u8 *)v0 + 84);
    u64 v448 = v447;
    u64 v449 = load_u64((const u8 *)v445 + 0);
    u64 v450 = v449 + v446;
    store_u64((u8 *)v445 + 0, v450);
    u64 v451 = load_u64((const u8 *)v445 + 8);
    u64 v452 = v451 + v448;
    store_u64((u8 *)v445 + 8, v452);
    { goto b136; }
b136:;
    u64 v453 = 0x1ff;
    u8 v454 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v264);
    store_u64((u8 *)v1 + 48, v266);
    store_u64((u8 *)v1 + 56, v362);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v268);
    store_u64((u8 *)v1 + 96, v270);
    store_u64((u8 *)v1 + 104, v272);
    store_u64((u8 *)v1 + 112, v274);
    store_u64((u8 *)v1 + 120, v276);
    store_u64((u8 *)v1 + 128, v278);
    store_u64((u8 *)v1 + 136, v280);
    store_u64((u8 *)v1 + 144, v282);
    store_u64((u8 *)v1 + 152, v284);
    store_u64((u8 *)v1 + 160, v286);
    store_u64((u8 *)v1 + 168, v288);
    store_u64((u8 *)v1 + 176, v290);
    store_u64((u8 *)v1 + 184, v292);
    store_u64((u8 *)v1 + 192, v294);
    store_u64((u8 *)v1 + 200, v296);
    store_u64((u8 *)v1 + 208, v298);
    store_u64((u8 *)v1 + 216, v300);
    store_u64((u8 *)v1 + 224, v302);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v304);
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
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v7);
    store_u64((u8 *)v1 + 624, v453);
    store_u64((u8 *)v1 + 632, v10);
    store_u64((u8 *)v1 + 640, v4);
    store_u64((u8 *)v1 + 648, v13);
    store_u64((u8 *)v1 + 656, v4);
    store_u64((u8 *)v1 + 664, v4);
    store_u64((u8 *)v1 + 672, v4);
    store_u64((u8 *)v1 + 680, v4);
    store_u64((u8 *)v1 + 688, v4);
    return v454;
b19:;
    u8 v455 = (u64)v435 == (u64)v4;
    if (v455) { goto b137; } else { goto b138; }
b137:;
    { goto b33; }
b138:;
    u32 v456 = load_u32((const u8 *)v2 + 360);
    u32 v457 = __builtin_bswap32(v456);
    u64 v458 = v457;
    u64 v459 = load_u64((const u8 *)v3 + 48);
    u64 v460 = load_u64((const u8 *)v459 + 0);
    u64 v461 = v458 << (v4 & 63);
    u64 v462 = 0xffffffff;
    u64 v463 = v461 & v462;
    u64 v464 = 0x10;
    u64 v465 = v463 >> (v464 & 63);
    u64 v466 = 0x8;
    u64 v467 = v465 * v466;
    u64 v468 = v460 + v467;
    u32 v469 = load_u32((const u8 *)v468 + 0);
    u64 v470 = v469;
    u64 v472 = 0x80000000;
    u64 v473 = v470 & v472;
    if (v473) { goto b140; } else { u64 n471 = v470; v471 = n471; goto b139; }
b140:;
    u64 v474 = load_u64((const u8 *)v3 + 48);
    u64 v475 = load_u64((const u8 *)v474 + 8);
    u64 v476 = 0x7fffffff;
    u64 v477 = v470 & v476;
    u64 v478 = 0x800;
    u64 v479 = v477 * v478;
    u64 v480 = v475 + v479;
    u64 v481 = 0x8;
    u64 v482 = v463 >> (v481 & 63);
    u64 v483 = 0xff;
    u64 v484 = v482 & v483;
    u64 v485 = 0x8;
    u64 v486 = v484 * v485;
    u64 v487 = v480 + v486;
    u32 v488 = load_u32((const u8 *)v487 + 0);
    u64 v489 = v488;
    u64 v490 = 0x80000000;
    u64 v491 = v489 & v490;
    if (v491) { goto b141; } else { u64 n471 = v489; v471 = n471; goto b139; }
b141:;
    u64 v492 = load_u64((const u8 *)v3 + 48);
    u64 v493 = load_u64((const u8 *)v492 + 8);
    u64 v494 = 0x7fffffff;
    u64 v495 = v489 & v494;
    u64 v496 = 0x800;
    u64 v497 = v495 * v496;
    u64 v498 = v493 + v497;
    u64 v499 = v463 >> (v4 & 63);
    u64 v500 = 0xff;
    u64 v501 = v499 & v500;
    u64 v502 = 0x8;
    u64 v503 = v501 * v502;
    u64 v504 = v498 + v503;
    u32 v505 = load_u32((const u8 *)v504 + 0);
    u64 v506 = v505;
    { u64 n471 = v506; v471 = n471; goto b139; }
b139:;
    u8 v507 = (u64)v471 != (u64)v4;
    u64 v508 = v507;
    u64 v509 = load_u64((const u8 *)v3 + 48);
    u64 v510 = load_u64((const u8 *)v509 + 24);
    u64 v511 = 0x8;
    u64 v512 = v471 * v511;
    u64 v513 = v510 + v512;
    u32 v514 = load_u32((const u8 *)v513 + 0);
    u64 v515 = load_u64((const u8 *)v3 + 48);
    u64 v516 = load_u64((const u8 *)v515 + 32);
    u64 v517 = 0x18;
    u64 v518 = v471 * v517;
    u64 v519 = v516 + v518;
    u32 v520 = 0x5e;
    u8 v521 = (u32)v514 == (u32)v520;
    if (v521) { goto b142; } else { goto b143; }
b142:;
    u64 v522 = load_u64((const u8 *)v519 + 0);
    u64 v523 = 0x1ff;
    u64 v524 = v522 & v523;
    u64 v525 = load_u64((const u8 *)v519 + 8);
    u64 v526 = load_u64((const u8 *)v519 + 16);
    { goto b20; }
b143:;
    u32 v527 = 0x6f;
    u8 v528 = (u32)v514 == (u32)v527;
    if (v528) { goto b144; } else { goto b145; }
b144:;
    { goto b21; }
b145:;
    { goto b22; }
b33:;
    u64 v529 = 0x1;
    { u64 n590 = v433; u64 n591 = v529; v590 = n590; v591 = n591; goto b25; }
b20:;
    u32 v530 = (u32)v525;
    u32 v531 = __builtin_bswap32(v530);
    store_u32((u8 *)v2 + 248, v531);
    u64 v532 = 0x20;
    u64 v533 = v525 >> (v532 & 63);
    u16 v534 = (u16)v533;
    u16 v535 = __builtin_bswap16(v534);
    store_u16((u8 *)v2 + 246, v535);
    u32 v536 = (u32)v526;
    u32 v537 = __builtin_bswap32(v536);
    store_u32((u8 *)v2 + 242, v537);
    u64 v538 = 0x20;
    u64 v539 = v526 >> (v538 & 63);
    u16 v540 = (u16)v539;
    u16 v541 = __builtin_bswap16(v540);
    store_u16((u8 *)v2 + 240, v541);
    u8 v542 = load_u8((const u8 *)v2 + 352);
    u64 v543 = v542;
    u64 v544 = 0xff;
    u64 v545 = v543 + v544;
    u8 v546 = (u8)v545;
    store_u8((u8 *)v2 + 352, v546);
    u16 v547 = load_u16((const u8 *)v2 + 354);
    u16 v548 = __builtin_bswap16(v547);
    u64 v549 = v548;
    u64 v550 = ~v549;
    u64 v551 = 0xffff;
    u64 v552 = v550 & v551;
    u64 v553 = 0xfeff;
    u64 v554 = v552 + v553;
    u64 v555 = 0x10;
    u64 v556 = v554 >> (v555 & 63);
    u64 v557 = ~v549;
    u64 v558 = 0xfeff;
    u64 v559 = v557 + v558;
    u64 v560 = v559 + v556;
    u64 v561 = ~v560;
    u16 v562 = (u16)v561;
    u16 v563 = __builtin_bswap16(v562);
    store_u16((u8 *)v2 + 354, v563);
    u8 v564 = (u64)v508 != (u64)v4;
    if (v564) { goto b146; } else { goto b147; }
b146:;
    { u64 n586 = v524; v586 = n586; goto b32; }
b147:;
    { u64 n585 = v524; v585 = n585; goto b23; }
b21:;
    u64 v565 = load_u64((const u8 *)v3 + 40);
    u64 v566 = 0x3;
    u64 v567 = 0xffffffff;
    u64 v568 = v566 & v567;
    u64 v569 = 0xa;
    u8 v570 = (u64)v568 < (u64)v569;
    u64 v571 = v570 ? v568 : v4;
    u64 v572 = 0x10;
    u64 v573 = v571 * v572;
    u64 v574 = v565 + v573;
    if (v570) { goto b148; } else { goto b149; }
b148:;
    u64 v575 = 0x1;
    u32 v576 = load_u32((const u8 *)v0 + 84);
    u64 v577 = v576;
    u64 v578 = load_u64((const u8 *)v574 + 0);
    u64 v579 = v578 + v575;
    store_u64((u8 *)v574 + 0, v579);
    u64 v580 = load_u64((const u8 *)v574 + 8);
    u64 v581 = v580 + v577;
    store_u64((u8 *)v574 + 8, v581);
    { goto b149; }
b149:;
    u64 v582 = 0x1ff;
    u8 v583 = (u64)v508 != (u64)v4;
    if (v583) { goto b150; } else { goto b151; }
b150:;
    { u64 n586 = v582; v586 = n586; goto b32; }
b151:;
    { u64 n585 = v582; v585 = n585; goto b23; }
b22:;
    u8 v584 = (u64)v508 != (u64)v4;
    if (v584) { goto b152; } else { goto b153; }
b152:;
    { u64 n586 = v433; v586 = n586; goto b32; }
b153:;
    { u64 n585 = v433; v585 = n585; goto b23; }
b23:;
    { u64 n588 = v585; u64 n589 = v4; v588 = n588; v589 = n589; goto b24; }
b32:;
    u64 v587 = 0x1;
    { u64 n588 = v586; u64 n589 = v587; v588 = n588; v589 = n589; goto b24; }
b24:;
    { u64 n590 = v588; u64 n591 = v589; v590 = n590; v591 = n591; goto b25; }
b25:;
    u8 v592 = (u64)v591 == (u64)v4;
    if (v592) { goto b154; } else { goto b155; }
b154:;
    { goto b46; }
b155:;
    u64 v593 = load_u64((const u8 *)v3 + 48);
    u64 v594 = load_u64((const u8 *)v593 + 40);
    u64 v595 = 0x1ff;
    u64 v596 = v590 & v595;
    u64 v597 = 0x4;
    u64 v598 = v596 * v597;
    u64 v599 = v594 + v598;
    u32 v600 = load_u32((const u8 *)v599 + 0);
    u64 v601 = v600;
    u8 v602 = (u64)v601 != (u64)v4;
    u64 v603 = v602;
    u64 v604 = load_u64((const u8 *)v3 + 48);
    u64 v605 = load_u64((const u8 *)v604 + 64);
    u64 v606 = 0x8;
    u64 v607 = v601 * v606;
    u64 v608 = v605 + v607;
    u32 v609 = load_u32((const u8 *)v608 + 0);
    u64 v610 = load_u64((const u8 *)v3 + 48);
    u64 v611 = load_u64((const u8 *)v610 + 72);
    u64 v612 = v601 * v4;
    u64 v613 = v611 + v612;
    u32 v614 = 0x79;
    u8 v615 = (u32)v609 == (u32)v614;
    if (v615) { goto b156; } else { goto b157; }
b156:;
    { goto b26; }
b157:;
    u32 v616 = 0x7b;
    u8 v617 = (u32)v609 == (u32)v616;
    if (v617) { goto b158; } else { goto b159; }
b158:;
    { goto b27; }
b159:;
    { goto b28; }
b46:;
    u8 v618 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v264);
    store_u64((u8 *)v1 + 48, v266);
    store_u64((u8 *)v1 + 56, v362);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v268);
    store_u64((u8 *)v1 + 96, v270);
    store_u64((u8 *)v1 + 104, v272);
    store_u64((u8 *)v1 + 112, v274);
    store_u64((u8 *)v1 + 120, v276);
    store_u64((u8 *)v1 + 128, v278);
    store_u64((u8 *)v1 + 136, v280);
    store_u64((u8 *)v1 + 144, v282);
    store_u64((u8 *)v1 + 152, v284);
    store_u64((u8 *)v1 + 160, v286);
    store_u64((u8 *)v1 + 168, v288);
    store_u64((u8 *)v1 + 176, v290);
    store_u64((u8 *)v1 + 184, v292);
    store_u64((u8 *)v1 + 192, v294);
    store_u64((u8 *)v1 + 200, v296);
    store_u64((u8 *)v1 + 208, v298);
    store_u64((u8 *)v1 + 216, v300);
    store_u64((u8 *)v1 + 224, v302);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v304);
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
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v7);
    store_u64((u8 *)v1 + 624, v590);
    store_u64((u8 *)v1 + 632, v10);
    store_u64((u8 *)v1 + 640, v4);
    store_u64((u8 *)v1 + 648, v13);
    store_u64((u8 *)v1 + 656, v4);
    store_u64((u8 *)v1 + 664, v4);
    store_u64((u8 *)v1 + 672, v4);
    store_u64((u8 *)v1 + 680, v4);
    store_u64((u8 *)v1 + 688, v4);
    return v618;
b26:;
    u8 v619 = (u64)v603 != (u64)v4;
    if (v619) { goto b160; } else { goto b161; }
b160:;
    { goto b31; }
b161:;
    { u64 n625 = v4; u64 n626 = v4; v625 = n625; v626 = n626; goto b29; }
b27:;
    u8 v620 = (u64)v603 != (u64)v4;
    if (v620) { goto b162; } else { goto b163; }
b162:;
    { goto b31; }
b163:;
    { u64 n625 = v4; u64 n626 = v4; v625 = n625; v626 = n626; goto b29; }
b28:;
    u8 v621 = (u64)v603 != (u64)v4;
    if (v621) { goto b164; } else { goto b165; }
b164:;
    { goto b31; }
b165:;
    { u64 n625 = v4; u64 n626 = v4; v625 = n625; v626 = n626; goto b29; }
b31:;
    u64 v622 = 0x1;
    u8 v623 = (u64)v298 == (u64)v4;
    if (v623) { goto b166; } else { goto b167; }
b166:;
    { u64 n625 = v622; u64 n626 = v4; v625 = n625; v626 = n626; goto b29; }
b167:;
    u64 v624 = 0x1;
    { u64 n625 = v4; u64 n626 = v624; v625 = n625; v626 = n626; goto b29; }
b29:;
    u8 v627 = (u64)v625 == (u64)v4;
    if (v627) { goto b168; } else { goto b169; }
b168:;
    { goto b30; }
b169:;
    u8 v628 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v264);
    store_u64((u8 *)v1 + 48, v266);
    store_u64((u8 *)v1 + 56, v362);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v268);
    store_u64((u8 *)v1 + 96, v270);
    store_u64((u8 *)v1 + 104, v272);
    store_u64((u8 *)v1 + 112, v274);
    store_u64((u8 *)v1 + 120, v276);
    store_u64((u8 *)v1 + 128, v278);
    store_u64((u8 *)v1 + 136, v280);
    store_u64((u8 *)v1 + 144, v282);
    store_u64((u8 *)v1 + 152, v284);
    store_u64((u8 *)v1 + 160, v286);
    store_u64((u8 *)v1 + 168, v288);
    store_u64((u8 *)v1 + 176, v290);
    store_u64((u8 *)v1 + 184, v292);
    store_u64((u8 *)v1 + 192, v294);
    store_u64((u8 *)v1 + 200, v296);
    store_u64((u8 *)v1 + 208, v298);
    store_u64((u8 *)v1 + 216, v300);
    store_u64((u8 *)v1 + 224, v302);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v304);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v625);
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
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v7);
    store_u64((u8 *)v1 + 624, v590);
    store_u64((u8 *)v1 + 632, v10);
    store_u64((u8 *)v1 + 640, v4);
    store_u64((u8 *)v1 + 648, v13);
    store_u64((u8 *)v1 + 656, v4);
    store_u64((u8 *)v1 + 664, v4);
    store_u64((u8 *)v1 + 672, v4);
    store_u64((u8 *)v1 + 680, v4);
    store_u64((u8 *)v1 + 688, v626);
    return v628;
b30:;
    u64 v629 = load_u64((const u8 *)v3 + 24);
    u64 v630 = 0xffffffff;
    u64 v631 = v590 & v630;
    u64 v632 = 0x200;
    u8 v633 = (u64)v631 < (u64)v632;
    u64 v634 = v633 ? v631 : v4;
    u64 v635 = 0x8;
    u64 v636 = v634 * v635;
    u64 v637 = v629 + v636;
    u64 v638 = load_u64((const u8 *)v637 + 0);
    u64 v639 = v633 ? v638 : v4;
    u64 v640 = v639 + v304;
    u64 v641 = load_u64((const u8 *)v3 + 24);
    u64 v642 = 0xffffffff;
    u64 v643 = v590 & v642;
    u64 v644 = 0x200;
    u8 v645 = (u64)v643 < (u64)v644;
    u64 v646 = v645 ? v643 : v4;
    u64 v647 = 0x8;
    u64 v648 = v646 * v647;
    u64 v649 = v641 + v648;
    if (v645) { goto b170; } else { goto b171; }
b170:;
    store_u64((u8 *)v649 + 0, v640);
    { goto b171; }
b171:;
    u64 v650 = load_u64((const u8 *)v3 + 24);
    u64 v651 = 0xffffffff;
    u64 v652 = v590 & v651;
    u64 v653 = 0x200;
    u8 v654 = (u64)v652 < (u64)v653;
    u64 v655 = v654 ? v652 : v4;
    u64 v656 = 0x8;
    u64 v657 = v655 * v656;
    u64 v658 = v650 + v657;
    u64 v659 = load_u64((const u8 *)v658 + 4096);
    u64 v660 = v654 ? v659 : v4;
    u64 v661 = 0x1;
    u64 v662 = v660 + v661;
    u64 v663 = 0xffffffff;
    u64 v664 = v662 & v663;
    u64 v665 = load_u64((const u8 *)v3 + 24);
    u64 v666 = 0xffffffff;
    u64 v667 = v590 & v666;
    u64 v668 = 0x200;
    u8 v669 = (u64)v667 < (u64)v668;
    u64 v670 = v669 ? v667 : v4;
    u64 v671 = 0x8;
    u64 v672 = v670 * v671;
    u64 v673 = v665 + v672;
    if (v669) { goto b172; } else { goto b173; }
b172:;
    store_u64((u8 *)v673 + 4096, v664);
    { goto b173; }
b173:;
    u8 v674 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v264);
    store_u64((u8 *)v1 + 48, v266);
    store_u64((u8 *)v1 + 56, v362);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v268);
    store_u64((u8 *)v1 + 96, v270);
    store_u64((u8 *)v1 + 104, v272);
    store_u64((u8 *)v1 + 112, v274);
    store_u64((u8 *)v1 + 120, v276);
    store_u64((u8 *)v1 + 128, v278);
    store_u64((u8 *)v1 + 136, v280);
    store_u64((u8 *)v1 + 144, v282);
    store_u64((u8 *)v1 + 152, v284);
    store_u64((u8 *)v1 + 160, v286);
    store_u64((u8 *)v1 + 168, v288);
    store_u64((u8 *)v1 + 176, v290);
    store_u64((u8 *)v1 + 184, v292);
    store_u64((u8 *)v1 + 192, v294);
    store_u64((u8 *)v1 + 200, v296);
    store_u64((u8 *)v1 + 208, v298);
    store_u64((u8 *)v1 + 216, v300);
    store_u64((u8 *)v1 + 224, v302);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v4);
    store_u64((u8 *)v1 + 248, v4);
    store_u64((u8 *)v1 + 256, v4);
    store_u64((u8 *)v1 + 264, v4);
    store_u64((u8 *)v1 + 272, v4);
    store_u64((u8 *)v1 + 280, v304);
    store_u64((u8 *)v1 + 288, v4);
    store_u64((u8 *)v1 + 296, v4);
    store_u64((u8 *)v1 + 304, v625);
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
    store_u64((u8 *)v1 + 568, v4);
    store_u64((u8 *)v1 + 576, v4);
    store_u64((u8 *)v1 + 584, v4);
    store_u64((u8 *)v1 + 592, v4);
    store_u64((u8 *)v1 + 600, v4);
    store_u64((u8 *)v1 + 608, v4);
    store_u64((u8 *)v1 + 616, v7);
    store_u64((u8 *)v1 + 624, v590);
    store_u64((u8 *)v1 + 632, v10);
    store_u64((u8 *)v1 + 640, v4);
    store_u64((u8 *)v1 + 648, v13);
    store_u64((u8 *)v1 + 656, v4);
    store_u64((u8 *)v1 + 664, v4);
    store_u64((u8 *)v1 + 672, v4);
    store_u64((u8 *)v1 + 680, v4);
    store_u64((u8 *)v1 + 688, v626);
    return v674;
}
bool WAY(again)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    return false;
}
bool WAY(depart)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v104;
    u64 v105;
    u64 v182;
    u64 v184;
    u64 v217;
    u64 v220;
    u64 v224;
    u64 v225;
    u64 v226;
    u64 v228;
    u64 v243;
    u64 v268;
    u64 v269;
    u64 v303;
    u64 v356;
    u64 v358;
    u64 v360;
    u64 v362;
    u64 v364;
    u64 v366;
    u64 v368;
    u64 v370;
    u64 v402;
    u64 v403;
    u64 v437;
    u64 v438;
    u64 v490;
    u64 v491;
    u64 v617;
    u64 v642;
    u64 v647;
    u64 v649;
    u64 v651;
    u64 v665;
    u64 v720;
    u64 v722;
    u64 v729;
    u64 v730;
    u64 v731;
    u64 v732;
    u64 v733;
    u64 v734;
    u64 v735;
    u64 v736;
    u64 v737;
    u64 v738;
    u64 v739;
    u64 v740;
    u64 v753;
    u64 v755;
    u64 v757;
    u64 v759;
    u64 v768;
    u64 v769;
    u64 v811;
    u64 v812;
    u64 v821;
    u64 v822;
    u64 v823;
    u64 v825;
    u64 v827;
    u64 v829;
    u64 v831;
    u64 v833;
    u64 v835;
    u64 v837;
    u64 v839;
    u64 v841;
    u64 v843;
    u64 v846;
    u64 v847;
    u64 v849;
    u64 v850;
    u64 v877;
    u64 v890;
    u64 v894;
    u64 v895;
    u64 v896;
    u64 v948;
    u64 v953;
    u64 v1023;
    u64 v1024;
    u64 v1025;
    u64 v1030;
    u64 v1032;
    u64 v1034;
    u64 v1036;
    u64 v1038;
    u64 v1040;
    u64 v1042;
    u64 v1044;
    u64 v1046;
    u64 v1048;
    u64 v1050;
    u64 v1052;
    u64 v1054;
    u64 v1056;
    u64 v1058;
    u64 v1060;
    u64 v1062;
    u64 v1064;
    u64 v1066;
    u64 v1068;
    u64 v1070;
    u64 v1072;
    u64 v1074;
    u64 v1076;
    u64 v1078;
    u64 v1080;
    u64 v1082;
    u64 v1084;
    u64 v1086;
    u64 v1088;
    u64 v1090;
    u64 v1092;
    u64 v1094;
    u64 v1096;
    u64 v1098;
    u64 v1100;
    u64 v1102;
    u64 v1104;
    u64 v1106;
    u64 v1108;
    u64 v1110;
    u64 v1112;
    u64 v1114;
    u64 v1118;
    u64 v1119;
    u64 v1120;
    u64 v1121;
    u64 v1122;
    u64 v1123;
    u64 v1124;
    u64 v1125;
    u64 v1126;
    u64 v1127;
    u64 v1128;
    u64 v1129;
    u64 v1130;
    u64 v1131;
    u64 v1132;
    u64 v1133;
    u64 v1134;
    u64 v1135;
    u64 v1136;
    u64 v1137;
    u64 v1138;
    u64 v1139;
    u64 v1140;
    u64 v1141;
    u64 v1142;
    u64 v1143;
    u64 v1144;
    u64 v1145;
    u64 v1146;
    u64 v1147;
    u64 v1148;
    u64 v1149;
    u64 v1150;
    u64 v1151;
    u64 v1152;
    u64 v1153;
    u64 v1154;
    u64 v1155;
    u64 v1156;
    u64 v1157;
    u64 v1158;
    u64 v1159;
    u64 v1160;
    u64 v1163;
    u64 v1232;
    u64 v1233;
    u64 v1234;
    u64 v1239;
    u64 v1241;
    u64 v1243;
    u64 v1245;
    u64 v1247;
    u64 v1249;
    u64 v1251;
    u64 v1253;
    u64 v1255;
    u64 v1257;
    u64 v1259;
    u64 v1261;
    u64 v1263;
    u64 v1265;
    u64 v1267;
    u64 v1269;
    u64 v1271;
    u64 v1273;
    u64 v1275;
    u64 v1277;
    u64 v1279;
    u64 v1281;
    u64 v1283;
    u64 v1285;
    u64 v1287;
    u64 v1289;
    u64 v1291;
    u64 v1293;
    u64 v1295;
    u64 v1297;
    u64 v1299;
    u64 v1301;
    u64 v1303;
    u64 v1305;
    u64 v1307;
    u64 v1309;
    u64 v1311;
    u64 v1313;
    u64 v1315;
    u64 v1317;
    u64 v1319;
    u64 v1321;
    u64 v1323;
    u64 v1325;
    u64 v1336;
    u64 v1346;
    u64 v1347;
    u64 v1348;
    u64 v1349;
    u64 v1350;
    u64 v1351;
    u64 v1352;
    u64 v1353;
    u64 v1354;
    u64 v1355;
    u64 v1356;
    u64 v1357;
    u64 v1358;
    u64 v1359;
    u64 v1360;
    u64 v1361;
    u64 v1362;
    u64 v1363;
    u64 v1364;
    u64 v1365;
    u64 v1366;
    u64 v1367;
    u64 v1368;
    u64 v1369;
    u64 v1370;
    u64 v1371;
    u64 v1372;
    u64 v1373;
    u64 v1374;
    u64 v1375;
    u64 v1376;
    u64 v1377;
    u64 v1378;
    u64 v1379;
    u64 v1380;
    u64 v1381;
    u64 v1382;
    u64 v1383;
    u64 v1384;
    u64 v1385;
    u64 v1386;
    u64 v1443;
    u64 v1444;
    u64 v1445;
    u64 v1450;
    u64 v1452;
    u64 v1454;
    u64 v1456;
    u64 v1458;
    u64 v1460;
    u64 v1462;
    u64 v1464;
    u64 v1466;
    u64 v1468;
    u64 v1470;
    u64 v1472;
    u64 v1474;
    u64 v1476;
    u64 v1478;
    u64 v1480;
    u64 v1482;
    u64 v1484;
    u64 v1486;
    u64 v1488;
    u64 v1490;
    u64 v1492;
    u64 v1494;
    u64 v1496;
    u64 v1498;
    u64 v1500;
    u64 v1502;
    u64 v1504;
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
    u64 v1603;
    u64 v1612;
    u64 v1613;
    u64 v1614;
    u64 v1617;
    u64 v1632;
    u64 v1636;
    u64 v1637;
    u64 v1638;
    u64 v1706;
    u64 v1707;
    u64 v1708;
    u64 v1713;
    u64 v1715;
    u64 v1717;
    u64 v1719;
    u64 v1721;
    u64 v1723;
    u64 v1725;
    u64 v1727;
    u64 v1729;
    u64 v1731;
    u64 v1733;
    u64 v1735;
    u64 v1737;
    u64 v1739;
    u64 v1741;
    u64 v1743;
    u64 v1745;
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
    u64 v1804;
    u64 v1805;
    u64 v1806;
    u64 v1807;
    u64 v1808;
    u64 v1809;
    u64 v1810;
    u64 v1811;
    u64 v1812;
    u64 v1813;
    u64 v1814;
    u64 v1815;
    u64 v1816;
    u64 v1817;
    u64 v1818;
    u64 v1819;
    u64 v1820;
    u64 v1821;
    u64 v1822;
    u64 v1823;
    u64 v1824;
    u64 v1825;
    u64 v1826;
    u64 v1827;
    u64 v1828;
    u64 v1829;
    u64 v1830;
    u64 v1831;
    u64 v1832;
    u64 v1833;
    u64 v1834;
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
    u64 v1851;
    u64 v1862;
    u64 v1866;
    u64 v1867;
    u64 v1872;
    u64 v1873;
    u64 v1888;
    u64 v1889;
    u64 v1890;
    u64 v1905;
    u64 v1906;
    u64 v1907;
    u64 v1922;
    u64 v1923;
    u64 v1924;
    u64 v1939;
    u64 v1940;
    u64 v1941;
    u64 v1956;
    u64 v1957;
    u64 v1958;
    u64 v1973;
    u64 v1976;
    u64 v1977;
    u64 v1992;
    u64 v1993;
    u64 v1994;
    u64 v2009;
    u64 v2010;
    u64 v2011;
    u64 v2026;
    u64 v2027;
    u64 v2028;
    u64 v2043;
    u64 v2044;
    u64 v2045;
    u64 v2060;
    u64 v2061;
    u64 v2062;
    u64 v2077;
    u64 v2101;
    u64 v2102;
    u64 v2176;
    u64 v2177;
    u64 v2178;
    u64 v2183;
    u64 v2185;
    u64 v2187;
    u64 v2189;
    u64 v2191;
    u64 v2193;
    u64 v2195;
    u64 v2197;
    u64 v2199;
    u64 v2201;
    u64 v2203;
    u64 v2205;
    u64 v2207;
    u64 v2209;
    u64 v2211;
    u64 v2213;
    u64 v2215;
    u64 v2217;
    u64 v2219;
    u64 v2221;
    u64 v2223;
    u64 v2225;
    u64 v2227;
    u64 v2229;
    u64 v2231;
    u64 v2233;
    u64 v2235;
    u64 v2237;
    u64 v2239;
    u64 v2241;
    u64 v2243;
    u64 v2245;
    u64 v2247;
    u64 v2249;
    u64 v2251;
    u64 v2253;
    u64 v2255;
    u64 v2257;
    u64 v2259;
    u64 v2261;
    u64 v2263;
    u64 v2265;
    u64 v2267;
    u64 v2269;
    u64 v2271;
    u64 v2273;
    u64 v2275;
    u64 v2277;
    u64 v2279;
    u64 v2281;
    u64 v2301;
    u64 v2302;
    u64 v2303;
    u64 v2304;
    u64 v2305;
    u64 v2306;
    u64 v2307;
    u64 v2308;
    u64 v2309;
    u64 v2310;
    u64 v2311;
    u64 v2312;
    u64 v2313;
    u64 v2314;
    u64 v2315;
    u64 v2316;
    u64 v2317;
    u64 v2318;
    u64 v2319;
    u64 v2320;
    u64 v2321;
    u64 v2322;
    u64 v2323;
    u64 v2324;
    u64 v2325;
    u64 v2326;
    u64 v2327;
    u64 v2328;
    u64 v2329;
    u64 v2330;
    u64 v2331;
    u64 v2332;
    u64 v2333;
    u64 v2334;
    u64 v2335;
    u64 v2336;
    u64 v2337;
    u64 v2338;
    u64 v2339;
    u64 v2340;
    u64 v2341;
    u64 v2342;
    u64 v2343;
    u64 v2344;
    u64 v2345;
    u64 v2346;
    u64 v2347;
    u64 v2348;
    u64 v2353;
    u64 v2354;
    u64 v2369;
    u64 v2370;
    u64 v2371;
    u64 v2386;
    u64 v2387;
    u64 v2388;
    u64 v2403;
    u64 v2404;
    u64 v2405;
    u64 v2420;
    u64 v2421;
    u64 v2422;
    u64 v2437;
    u64 v2438;
    u64 v2439;
    u64 v2454;
    u64 v2457;
    u64 v2458;
    u64 v2473;
    u64 v2474;
    u64 v2475;
    u64 v2490;
    u64 v2491;
    u64 v2492;
    u64 v2507;
    u64 v2508;
    u64 v2509;
    u64 v2524;
    u64 v2525;
    u64 v2526;
    u64 v2541;
    u64 v2542;
    u64 v2543;
    u64 v2558;
    u64 v2582;
    u64 v2583;
    u64 v2657;
    u64 v2658;
    u64 v2659;
    u64 v2664;
    u64 v2666;
    u64 v2668;
    u64 v2670;
    u64 v2672;
    u64 v2674;
    u64 v2676;
    u64 v2678;
    u64 v2680;
    u64 v2682;
    u64 v2684;
    u64 v2686;
    u64 v2688;
    u64 v2690;
    u64 v2692;
    u64 v2694;
    u64 v2696;
    u64 v2698;
    u64 v2700;
    u64 v2702;
    u64 v2704;
    u64 v2706;
    u64 v2708;
    u64 v2710;
    u64 v2712;
    u64 v2714;
    u64 v2716;
    u64 v2718;
    u64 v2720;
    u64 v2722;
    u64 v2724;
    u64 v2726;
    u64 v2728;
    u64 v2730;
    u64 v2732;
    u64 v2734;
    u64 v2736;
    u64 v2738;
    u64 v2740;
    u64 v2742;
    u64 v2744;
    u64 v2746;
    u64 v2748;
    u64 v2750;
    u64 v2752;
    u64 v2754;
    u64 v2756;
    u64 v2758;
    u64 v2760;
    u64 v2762;
    u64 v2764;
    u64 v2784;
    u64 v2785;
    u64 v2786;
    u64 v2787;
    u64 v2788;
    u64 v2789;
    u64 v2790;
    u64 v2791;
    u64 v2792;
    u64 v2793;
    u64 v2794;
    u64 v2795;
    u64 v2796;
    u64 v2797;
    u64 v2798;
    u64 v2799;
    u64 v2800;
    u64 v2801;
    u64 v2802;
    u64 v2803;
    u64 v2804;
    u64 v2805;
    u64 v2806;
    u64 v2807;
    u64 v2808;
    u64 v2809;
    u64 v2810;
    u64 v2811;
    u64 v2812;
    u64 v2813;
    u64 v2814;
    u64 v2815;
    u64 v2816;
    u64 v2817;
    u64 v2818;
    u64 v2819;
    u64 v2820;
    u64 v2821;
    u64 v2822;
    u64 v2823;
    u64 v2824;
    u64 v2825;
    u64 v2826;
    u64 v2827;
    u64 v2828;
    u64 v2829;
    u64 v2830;
    u64 v2831;
    u64 v2832;
    u64 v2886;
    u64 v2887;
    u64 v2888;
    u64 v2893;
    u64 v2895;
    u64 v2897;
    u64 v2899;
    u64 v2901;
    u64 v2903;
    u64 v2905;
    u64 v2907;
    u64 v2909;
    u64 v2911;
    u64 v2913;
    u64 v2915;
    u64 v2917;
    u64 v2919;
    u64 v2921;
    u64 v2923;
    u64 v2925;
    u64 v2927;
    u64 v2929;
    u64 v2931;
    u64 v2933;
    u64 v2935;
    u64 v2937;
    u64 v2939;
    u64 v2941;
    u64 v2943;
    u64 v2945;
    u64 v2947;
    u64 v2949;
    u64 v2951;
    u64 v2953;
    u64 v2955;
    u64 v2957;
    u64 v2959;
    u64 v2961;
    u64 v2963;
    u64 v2965;
    u64 v2967;
    u64 v2969;
    u64 v2971;
    u64 v2973;
    u64 v2975;
    u64 v2977;
    u64 v2979;
    u64 v2981;
    u64 v2983;
    u64 v2985;
    u64 v2987;
    u64 v2989;
    u64 v2996;
    u64 v3135;
    u64 v3136;
    u64 v3137;
    u64 v3139;
    u64 v3141;
    u64 v3142;
    u64 v3143;
    u64 v3144;
    u64 v3145;
    u64 v3146;
    u64 v3147;
    u64 v3148;
    u64 v3149;
    u64 v3150;
    u64 v3151;
    u64 v3152;
    u64 v3153;
    u64 v3154;
    u64 v3155;
    u64 v3156;
    u64 v3157;
    u64 v3158;
    u64 v3159;
    u64 v3160;
    u64 v3162;
    u64 v3164;
    u64 v3166;
    u64 v3168;
    u64 v3170;
    u64 v3172;
    u64 v3174;
    u64 v3176;
    u64 v3178;
    u64 v3180;
    u64 v3181;
    u64 v3182;
    u64 v3183;
    u64 v3184;
    u64 v3185;
    u64 v3186;
    u64 v3187;
    u64 v3188;
    u64 v3189;
    u64 v3190;
    u64 v3191;
    u64 v3192;
    u64 v3193;
    u64 v3194;
    u64 v3347;
    u64 v3353;
    u64 v3362;
    u64 v3375;
    u64 v3441;
    u64 v3443;
    u64 v3470;
    u64 v3508;
    u64 v3511;
    u64 v3512;
    u64 v3513;
    u64 v3538;
    u64 v3553;
    u64 v3559;
    u64 v3579;
    u64 v3580;
    u64 v3587;
    u64 v3621;
    u64 v3687;
    u64 v3689;
    u64 v3716;
    u64 v3761;
    u64 v3762;
    u64 v3769;
    u64 v3775;
    u64 v3777;
    u64 v3779;
    u64 v3780;
    u64 v3781;
    u64 v3785;
    u64 v3788;
    u64 v3843;
    u64 v3844;
    u64 v3853;
    u64 v3869;
    u64 v3873;
    u64 v3877;
    u64 v3977;
    u64 v4114;
    u64 v4116;
    u64 v4118;
    u64 v4120;
    u64 v4122;
    u64 v4124;
    u64 v4126;
    u64 v4128;
    u64 v4130;
    u64 v4132;
    u64 v4134;
    u64 v4135;
    u64 v4136;
    u64 v4239;
    u64 v4249;
    u64 v4260;
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
    u64 v20 = load_u64((const u8 *)v1 + 640);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b199; } else { goto b200; }
b199:;
    { goto b3; }
b200:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 488);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 208, v27);
    u64 v28 = load_u64((const u8 *)v1 + 168);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b201; } else { goto b202; }
b201:;
    { goto b2; }
b202:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b203; } else { goto b204; }
b203:;
    { goto b4; }
b204:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 222);
    u64 v34 = load_u64((const u8 *)v1 + 616);
    u64 v35 = 0x1ff;
    u64 v36 = v34 & v35;
    u16 v37 = (u16)v36;
    u16 v38 = __builtin_bswap16(v37);
    store_u16((u8 *)v2 + 208, v38);
    u64 v39 = 0x1ff;
    u64 v40 = v4 & v39;
    u64 v41 = 0x1ff;
    u8 v42 = (u64)v40 == (u64)v41;
    u64 v43 = v42;
    u64 v44 = load_u64((const u8 *)v1 + 0);
    u64 v45 = v43 | v44;
    u64 v46 = load_u64((const u8 *)v1 + 24);
    u64 v47 = v45 | v46;
    if (v47) { goto b205; } else { goto b206; }
b205:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 648, v19);
    return v48;
b206:;
    u64 v4240 = load_u64((const u8 *)v1 + 208);
    u64 v4250 = load_u64((const u8 *)v1 + 216);
    u64 v4261 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4240; u64 n4249 = v4250; u64 n4260 = v4261; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 304);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b207; } else { goto b208; }
b207:;
    { goto b5; }
b208:;
    u64 v51 = load_u64((const u8 *)v1 + 688);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 != (u64)v52;
    if (v53) { goto b209; } else { goto b210; }
b209:;
    u64 v183 = load_u64((const u8 *)v1 + 288);
    u64 v185 = load_u64((const u8 *)v1 + 296);
    { u64 n182 = v183; u64 n184 = v185; v182 = n182; v184 = n184; goto b7; }
b210:;
    { goto b5; }
b5:;
    u32 v54 = load_u32((const u8 *)v2 + 356);
    u32 v55 = __builtin_bswap32(v54);
    u64 v56 = v55;
    u64 v57 = 0x20;
    u64 v58 = v56 << (v57 & 63);
    u32 v59 = load_u32((const u8 *)v2 + 360);
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
    u16 v70 = load_u16((const u8 *)v2 + 472);
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
    u16 v82 = load_u16((const u8 *)v2 + 474);
    u16 v83 = __builtin_bswap16(v82);
    u64 v84 = v83;
    u64 v85 = v80 | v84;
    u64 v86 = v81 | v4;
    u64 v87 = load_u64((const u8 *)v1 + 224);
    u8 v88 = (u64)v87 == (u64)v4;
    if (v88) { goto b211; } else { goto b212; }
b211:;
    { u64 n104 = v85; u64 n105 = v86; v104 = n104; v105 = n105; goto b6; }
b212:;
    u64 v89 = 0xffffffff00000000;
    u64 v90 = 0xffffffff;
    u64 v91 = v85 & v89;
    u64 v92 = v86 & v90;
    u16 v93 = load_u16((const u8 *)v2 + 504);
    u16 v94 = __builtin_bswap16(v93);
    u64 v95 = v94;
    u64 v96 = 0x10;
    u64 v97 = v95 << (v96 & 63);
    u16 v98 = load_u16((const u8 *)v2 + 506);
    u16 v99 = __builtin_bswap16(v98);
    u64 v100 = v99;
    u64 v101 = v97 | v100;
    u64 v102 = v91 | v101;
    u64 v103 = v92 | v4;
    { u64 n104 = v102; u64 n105 = v103; v104 = n104; v105 = n105; goto b6; }
b6:;
    u64 v106 = load_u64((const u8 *)v1 + 280);
    u64 v107 = 0x80;
    u8 v108 = (u64)v106 < (u64)v107;
    if (v108) { goto b213; } else { goto b214; }
b213:;
    { u64 n182 = v104; u64 n184 = v105; v182 = n182; v184 = n184; goto b7; }
b214:;
    u64 v109 = 0x14;
    u64 v110 = v7 >> (v109 & 63);
    u64 v111 = 0x1;
    u64 v112 = v110 + v111;
    u64 v113 = 0xff;
    u64 v114 = v112 & v113;
    store_u64((u8 *)v1 + 968, v16);
    store_u64((u8 *)v1 + 976, v104);
    store_u64((u8 *)v1 + 984, v105);
    u64 v115 = load_u64((const u8 *)v3 + 0);
    u32 v116 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v115, 254);
    u64 v117 = 0x10000;
    u8 v118 = (u64)v117 == (u64)v4;
    u64 v119 = v118;
    u64 v120 = 0x1;
    u64 v121 = 0x10000;
    u64 v122 = v119 ? v120 : v121;
    u64 v123 = load_u64((const u8 *)v1 + 3312);
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
    u64 v140 = load_u64((const u8 *)v139 + 4317184);
    u64 v141 = v135 ? v140 : v4;
    u8 v142 = (u64)v141 == (u64)v114;
    if (v142) { goto b215; } else { goto b216; }
b215:;
    { u64 n182 = v104; u64 n184 = v105; v182 = n182; v184 = n184; goto b7; }
b216:;
    u64 v143 = load_u64((const u8 *)v3 + 24);
    u64 v144 = 0xffffffff;
    u64 v145 = v130 & v144;
    u64 v146 = 0x10000;
    u8 v147 = (u64)v145 < (u64)v146;
    u64 v148 = v147 ? v145 : v4;
    u64 v149 = 0x8;
    u64 v150 = v148 * v149;
    u64 v151 = v143 + v150;
    if (v147) { goto b217; } else { goto b218; }
b217:;
    store_u64((u8 *)v151 + 4317184, v114);
    { goto b218; }
b218:;
    u64 v152 = 0x1;
    u64 v153 = v16 << (v152 & 63);
    u64 v154 = load_u64((const u8 *)v1 + 688);
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
    u64 v167 = load_u64((const u8 *)v166 + 4841472);
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
    if (v177) { goto b219; } else { goto b220; }
b219:;
    store_u64((u8 *)v181 + 4841472, v172);
    { goto b220; }
b220:;
    { u64 n182 = v104; u64 n184 = v105; v182 = n182; v184 = n184; goto b7; }
b7:;
    u8 v186 = (u64)v49 == (u64)v4;
    if (v186) { goto b221; } else { goto b222; }
b221:;
    { goto b190; }
b222:;
    u64 v227 = load_u64((const u8 *)v1 + 328);
    { u64 n226 = v227; u64 n228 = v4; v226 = n226; v228 = n228; goto b8; }
b190:;
    u64 v187 = load_u64((const u8 *)v3 + 48);
    u64 v188 = load_u64((const u8 *)v187 + 320);
    u64 v189 = 0x1ff;
    u64 v190 = v16 & v189;
    u64 v191 = 0x4;
    u64 v192 = v190 * v191;
    u64 v193 = v188 + v192;
    u32 v194 = load_u32((const u8 *)v193 + 0);
    u64 v195 = v194;
    u8 v196 = (u64)v195 != (u64)v4;
    u64 v197 = v196;
    u64 v198 = load_u64((const u8 *)v3 + 48);
    u64 v199 = load_u64((const u8 *)v198 + 344);
    u64 v200 = 0x8;
    u64 v201 = v195 * v200;
    u64 v202 = v199 + v201;
    u32 v203 = load_u32((const u8 *)v202 + 0);
    u64 v204 = load_u64((const u8 *)v3 + 48);
    u64 v205 = load_u64((const u8 *)v204 + 352);
    u64 v206 = 0x8;
    u64 v207 = v195 * v206;
    u64 v208 = v205 + v207;
    u32 v209 = 0x4d4;
    u8 v210 = (u32)v203 == (u32)v209;
    if (v210) { goto b223; } else { goto b224; }
b223:;
    u64 v211 = load_u64((const u8 *)v208 + 0);
    { goto b191; }
b224:;
    u32 v212 = 0x4d7;
    u8 v213 = (u32)v203 == (u32)v212;
    if (v213) { goto b225; } else { goto b226; }
b225:;
    { goto b192; }
b226:;
    { goto b193; }
b191:;
    u8 v214 = (u64)v197 != (u64)v4;
    if (v214) { goto b227; } else { goto b228; }
b227:;
    { u64 n220 = v211; v220 = n220; goto b196; }
b228:;
    { u64 n217 = v211; v217 = n217; goto b194; }
b192:;
    u8 v215 = (u64)v197 != (u64)v4;
    if (v215) { goto b229; } else { goto b230; }
b229:;
    u64 v221 = load_u64((const u8 *)v1 + 328);
    { u64 n220 = v221; v220 = n220; goto b196; }
b230:;
    u64 v218 = load_u64((const u8 *)v1 + 328);
    { u64 n217 = v218; v217 = n217; goto b194; }
b193:;
    u8 v216 = (u64)v197 != (u64)v4;
    if (v216) { goto b231; } else { goto b232; }
b231:;
    u64 v222 = load_u64((const u8 *)v1 + 328);
    { u64 n220 = v222; v220 = n220; goto b196; }
b232:;
    u64 v219 = load_u64((const u8 *)v1 + 328);
    { u64 n217 = v219; v217 = n217; goto b194; }
b194:;
    { u64 n224 = v217; u64 n225 = v4; v224 = n224; v225 = n225; goto b195; }
b196:;
    u64 v223 = 0x1;
    { u64 n224 = v220; u64 n225 = v223; v224 = n224; v225 = n225; goto b195; }
b195:;
    { u64 n226 = v224; u64 n228 = v225; v226 = n226; v228 = n228; goto b8; }
b8:;
    u8 v229 = (u64)v228 == (u64)v4;
    if (v229) { goto b233; } else { goto b234; }
b233:;
    u64 v4115 = load_u64((const u8 *)v1 + 536);
    u64 v4117 = load_u64((const u8 *)v1 + 544);
    u64 v4119 = load_u64((const u8 *)v1 + 552);
    u64 v4121 = load_u64((const u8 *)v1 + 560);
    u64 v4123 = load_u64((const u8 *)v1 + 568);
    u64 v4125 = load_u64((const u8 *)v1 + 576);
    u64 v4127 = load_u64((const u8 *)v1 + 584);
    u64 v4129 = load_u64((const u8 *)v1 + 592);
    u64 v4131 = load_u64((const u8 *)v1 + 600);
    u64 v4133 = load_u64((const u8 *)v1 + 608);
    u64 v4137 = load_u64((const u8 *)v1 + 680);
    { u64 n4114 = v4115; u64 n4116 = v4117; u64 n4118 = v4119; u64 n4120 = v4121; u64 n4122 = v4123; u64 n4124 = v4125; u64 n4126 = v4127; u64 n4128 = v4129; u64 n4130 = v4131; u64 n4132 = v4133; u64 n4134 = v4; u64 n4135 = v19; u64 n4136 = v4137; v4114 = n4114; v4116 = n4116; v4118 = n4118; v4120 = n4120; v4122 = n4122; v4124 = n4124; v4126 = n4126; v4128 = n4128; v4130 = n4130; v4132 = n4132; v4134 = n4134; v4135 = n4135; v4136 = n4136; goto b197; }
b234:;
    u8 v230 = (u64)v49 != (u64)v4;
    if (v230) { goto b235; } else { goto b236; }
b235:;
    { goto b9; }
b236:;
    u64 v231 = load_u64((const u8 *)v1 + 688);
    u64 v232 = 0x1;
    u8 v233 = (u64)v231 != (u64)v232;
    if (v233) { goto b237; } else { goto b238; }
b237:;
    { u64 n243 = v226; v243 = n243; goto b10; }
b238:;
    { goto b9; }
b9:;
    u64 v234 = load_u64((const u8 *)v3 + 24);
    u64 v235 = 0x8;
    u64 v236 = v16 * v235;
    u64 v237 = v234 + v236;
    u64 v238 = load_u64((const u8 *)v237 + 4849664);
    u8 v239 = (u64)v238 == (u64)v4;
    if (v239) { goto b239; } else { goto b240; }
b239:;
    { u64 n243 = v226; v243 = n243; goto b10; }
b240:;
    u64 v240 = v226 * v238;
    u64 v241 = 0x10;
    u64 v242 = v240 >> (v241 & 63);
    { u64 n243 = v242; v243 = n243; goto b10; }
b10:;
    u64 v244 = load_u64((const u8 *)v3 + 24);
    u64 v245 = 0x8;
    u64 v246 = v16 * v245;
    u64 v247 = v244 + v246;
    u64 v248 = load_u64((const u8 *)v247 + 8192);
    u64 v249 = 0x1;
    u64 v250 = v248 + v249;
    u64 v251 = 0xffffffff;
    u64 v252 = v250 & v251;
    u64 v253 = load_u64((const u8 *)v3 + 24);
    u64 v254 = 0x8;
    u64 v255 = v16 * v254;
    u64 v256 = v253 + v255;
    store_u64((u8 *)v256 + 8192, v252);
    u64 v257 = load_u64((const u8 *)v3 + 48);
    u64 v258 = load_u64((const u8 *)v257 + 80);
    u64 v259 = load_u64((const u8 *)v3 + 48);
    u64 v260 = load_u64((const u8 *)v259 + 88);
    u64 v261 = load_u64((const u8 *)v3 + 48);
    u64 v262 = load_u64((const u8 *)v261 + 96);
    u64 v263 = 0x9e3779b97f4a7c15;
    u64 v264 = v16 * v263;
    u64 v265 = 0x20;
    u64 v266 = v264 >> (v265 & 63);
    u64 v267 = v266 & v262;
    { u64 n268 = v267; v268 = n268; goto b241; }
b241:;
    u64 v270 = 0x4;
    u64 v271 = v268 * v270;
    u64 v272 = v258 + v271;
    u32 v273 = load_u32((const u8 *)v272 + 0);
    u64 v274 = v273;
    if (v274) { goto b243; } else { u64 n269 = v274; v269 = n269; goto b242; }
b243:;
    u64 v275 = 0x8;
    u64 v276 = v268 * v275;
    u64 v277 = v260 + v276;
    u64 v278 = load_u64((const u8 *)v277 + 0);
    u8 v279 = (u64)v278 == (u64)v16;
    if (v279) { u64 n269 = v274; v269 = n269; goto b242; } else { goto b244; }
b244:;
    u64 v280 = 0x1;
    u64 v281 = v268 + v280;
    u64 v282 = v281 & v262;
    { u64 n268 = v282; v268 = n268; goto b241; }
b242:;
    u8 v283 = (u64)v269 != (u64)v4;
    u64 v284 = v283;
    u64 v285 = load_u64((const u8 *)v3 + 48);
    u64 v286 = load_u64((const u8 *)v285 + 104);
    u64 v287 = 0x8;
    u64 v288 = v269 * v287;
    u64 v289 = v286 + v288;
    u32 v290 = load_u32((const u8 *)v289 + 0);
    u64 v291 = load_u64((const u8 *)v3 + 48);
    u64 v292 = load_u64((const u8 *)v291 + 112);
    u64 v293 = v269 * v4;
    u64 v294 = v292 + v293;
    u32 v295 = 0x11d;
    u8 v296 = (u32)v290 == (u32)v295;
    if (v296) { goto b245; } else { goto b246; }
b245:;
    { goto b11; }
b246:;
    u32 v297 = 0x11f;
    u8 v298 = (u32)v290 == (u32)v297;
    if (v298) { goto b247; } else { goto b248; }
b247:;
    { goto b12; }
b248:;
    { goto b13; }
b11:;
    u8 v299 = (u64)v284 != (u64)v4;
    if (v299) { goto b249; } else { goto b250; }
b249:;
    { goto b189; }
b250:;
    { goto b14; }
b12:;
    u8 v300 = (u64)v284 != (u64)v4;
    if (v300) { goto b251; } else { goto b252; }
b251:;
    { goto b189; }
b252:;
    { goto b14; }
b13:;
    u8 v301 = (u64)v284 != (u64)v4;
    if (v301) { goto b253; } else { goto b254; }
b253:;
    { goto b189; }
b254:;
    { goto b14; }
b14:;
    { u64 n303 = v4; v303 = n303; goto b15; }
b189:;
    u64 v302 = 0x1;
    { u64 n303 = v302; v303 = n303; goto b15; }
b15:;
    u64 v304 = load_u64((const u8 *)v3 + 24);
    u64 v305 = 0x8;
    u64 v306 = v16 * v305;
    u64 v307 = v304 + v306;
    u64 v308 = load_u64((const u8 *)v307 + 81920);
    u64 v309 = 0x1;
    u8 v310 = (u64)v308 == (u64)v309;
    u64 v311 = v310;
    u64 v312 = v303 | v311;
    u8 v313 = (u64)v303 != (u64)v4;
    if (v313) { goto b255; } else { goto b256; }
b255:;
    { goto b16; }
b256:;
    u64 v314 = 0x1;
    u8 v315 = (u64)v308 != (u64)v314;
    if (v315) { goto b257; } else { goto b258; }
b257:;
    u64 v357 = load_u64((const u8 *)v1 + 336);
    u64 v359 = load_u64((const u8 *)v1 + 344);
    u64 v361 = load_u64((const u8 *)v1 + 352);
    u64 v363 = load_u64((const u8 *)v1 + 360);
    u64 v365 = load_u64((const u8 *)v1 + 368);
    u64 v367 = load_u64((const u8 *)v1 + 376);
    u64 v369 = load_u64((const u8 *)v1 + 384);
    u64 v371 = load_u64((const u8 *)v1 + 392);
    { u64 n356 = v357; u64 n358 = v359; u64 n360 = v361; u64 n362 = v363; u64 n364 = v365; u64 n366 = v367; u64 n368 = v369; u64 n370 = v371; v356 = n356; v358 = n358; v360 = n360; v362 = n362; v364 = n364; v366 = n366; v368 = n368; v370 = n370; goto b17; }
b258:;
    { goto b16; }
b16:;
    u64 v316 = load_u64((const u8 *)v3 + 24);
    u64 v317 = 0x8;
    u64 v318 = v16 * v317;
    u64 v319 = v316 + v318;
    u64 v320 = load_u64((const u8 *)v319 + 86016);
    u64 v321 = load_u64((const u8 *)v3 + 24);
    u64 v322 = 0x8;
    u64 v323 = v16 * v322;
    u64 v324 = v321 + v323;
    u64 v325 = load_u64((const u8 *)v324 + 90112);
    u64 v326 = load_u64((const u8 *)v3 + 24);
    u64 v327 = 0x8;
    u64 v328 = v16 * v327;
    u64 v329 = v326 + v328;
    u64 v330 = load_u64((const u8 *)v329 + 94208);
    u64 v331 = load_u64((const u8 *)v3 + 24);
    u64 v332 = 0x8;
    u64 v333 = v16 * v332;
    u64 v334 = v331 + v333;
    u64 v335 = load_u64((const u8 *)v334 + 98304);
    u64 v336 = load_u64((const u8 *)v3 + 24);
    u64 v337 = 0x8;
    u64 v338 = v16 * v337;
    u64 v339 = v336 + v338;
    u64 v340 = load_u64((const u8 *)v339 + 102400);
    u64 v341 = load_u64((const u8 *)v3 + 24);
    u64 v342 = 0x8;
    u64 v343 = v16 * v342;
    u64 v344 = v341 + v343;
    u64 v345 = load_u64((const u8 *)v344 + 106496);
    u64 v346 = load_u64((const u8 *)v3 + 24);
    u64 v347 = 0x8;
    u64 v348 = v16 * v347;
    u64 v349 = v346 + v348;
    u64 v350 = load_u64((const u8 *)v349 + 110592);
    u64 v351 = load_u64((const u8 *)v3 + 24);
    u64 v352 = 0x8;
    u64 v353 = v16 * v352;
    u64 v354 = v351 + v353;
    u64 v355 = load_u64((const u8 *)v354 + 114688);
    { u64 n356 = v320; u64 n358 = v325; u64 n360 = v330; u64 n362 = v335; u64 n364 = v340; u64 n366 = v345; u64 n368 = v350; u64 n370 = v355; v356 = n356; v358 = n358; v360 = n360; v362 = n362; v364 = n364; v366 = n366; v368 = n368; v370 = n370; goto b17; }
b17:;
    u64 v372 = load_u64((const u8 *)v3 + 24);
    u64 v373 = 0x8;
    u64 v374 = v16 * v373;
    u64 v375 = v372 + v374;
    u64 v376 = load_u64((const u8 *)v375 + 118784);
    u64 v377 = load_u64((const u8 *)v1 + 208);
    u8 v378 = (u64)v377 == (u64)v4;
    if (v378) { goto b259; } else { goto b260; }
b259:;
    { goto b188; }
b260:;
    u8 v379 = load_u8((const u8 *)v2 + 442);
    u64 v380 = v379;
    u64 v381 = 0x3c;
    u64 v382 = v380 << (v381 & 63);
    u64 v383 = 0x3c;
    u64 v384 = v382 >> (v383 & 63);
    u64 v385 = 0x1;
    u8 v386 = (u64)v384 != (u64)v385;
    if (v386) { goto b261; } else { goto b262; }
b261:;
    { goto b188; }
b262:;
    u32 v387 = load_u32((const u8 *)v2 + 448);
    u32 v388 = __builtin_bswap32(v387);
    u64 v389 = v388;
    u8 v390 = (u64)v389 == (u64)v4;
    if (v390) { goto b263; } else { goto b264; }
b263:;
    { goto b188; }
b264:;
    u64 v391 = load_u64((const u8 *)v3 + 48);
    u64 v392 = load_u64((const u8 *)v391 + 120);
    u64 v393 = load_u64((const u8 *)v3 + 48);
    u64 v394 = load_u64((const u8 *)v393 + 128);
    u64 v395 = load_u64((const u8 *)v3 + 48);
    u64 v396 = load_u64((const u8 *)v395 + 136);
    u64 v397 = 0x9e3779b97f4a7c15;
    u64 v398 = v16 * v397;
    u64 v399 = 0x20;
    u64 v400 = v398 >> (v399 & 63);
    u64 v401 = v400 & v396;
    { u64 n402 = v401; v402 = n402; goto b265; }
b265:;
    u64 v404 = 0x4;
    u64 v405 = v402 * v404;
    u64 v406 = v392 + v405;
    u32 v407 = load_u32((const u8 *)v406 + 0);
    u64 v408 = v407;
    if (v408) { goto b267; } else { u64 n403 = v408; v403 = n403; goto b266; }
b267:;
    u64 v409 = 0x8;
    u64 v410 = v402 * v409;
    u64 v411 = v394 + v410;
    u64 v412 = load_u64((const u8 *)v411 + 0);
    u8 v413 = (u64)v412 == (u64)v16;
    if (v413) { u64 n403 = v408; v403 = n403; goto b266; } else { goto b268; }
b268:;
    u64 v414 = 0x1;
    u64 v415 = v402 + v414;
    u64 v416 = v415 & v396;
    { u64 n402 = v416; v402 = n402; goto b265; }
b266:;
    u8 v417 = (u64)v403 != (u64)v4;
    u64 v418 = v417;
    u64 v419 = load_u64((const u8 *)v3 + 48);
    u64 v420 = load_u64((const u8 *)v419 + 144);
    u64 v421 = 0x8;
    u64 v422 = v403 * v421;
    u64 v423 = v420 + v422;
    u32 v424 = load_u32((const u8 *)v423 + 0);
    u64 v425 = load_u64((const u8 *)v3 + 48);
    u64 v426 = load_u64((const u8 *)v425 + 152);
    u64 v427 = v403 * v4;
    u64 v428 = v426 + v427;
    u32 v429 = 0x139;
    u8 v430 = (u32)v424 == (u32)v429;
    if (v430) { goto b269; } else { goto b270; }
b269:;
    { goto b18; }
b270:;
    u32 v431 = 0x13b;
    u8 v432 = (u32)v424 == (u32)v431;
    if (v432) { goto b271; } else { goto b272; }
b271:;
    { goto b19; }
b272:;
    { goto b20; }
b188:;
    { u64 n438 = v4; v438 = n438; goto b23; }
b18:;
    u8 v433 = (u64)v418 != (u64)v4;
    if (v433) { goto b273; } else { goto b274; }
b273:;
    { goto b187; }
b274:;
    { goto b21; }
b19:;
    u8 v434 = (u64)v418 != (u64)v4;
    if (v434) { goto b275; } else { goto b276; }
b275:;
    { goto b187; }
b276:;
    { goto b21; }
b20:;
    u8 v435 = (u64)v418 != (u64)v4;
    if (v435) { goto b277; } else { goto b278; }
b277:;
    { goto b187; }
b278:;
    { goto b21; }
b21:;
    { u64 n437 = v4; v437 = n437; goto b22; }
b187:;
    u64 v436 = 0x1;
    { u64 n437 = v436; v437 = n437; goto b22; }
b22:;
    { u64 n438 = v437; v438 = n438; goto b23; }
b23:;
    u8 v439 = (u64)v438 == (u64)v4;
    if (v439) { goto b279; } else { goto b280; }
b279:;
    u64 v824 = load_u64((const u8 *)v1 + 400);
    u64 v826 = load_u64((const u8 *)v1 + 408);
    u64 v828 = load_u64((const u8 *)v1 + 416);
    u64 v830 = load_u64((const u8 *)v1 + 424);
    u64 v832 = load_u64((const u8 *)v1 + 432);
    u64 v834 = load_u64((const u8 *)v1 + 440);
    u64 v836 = load_u64((const u8 *)v1 + 448);
    u64 v838 = load_u64((const u8 *)v1 + 456);
    u64 v840 = load_u64((const u8 *)v1 + 464);
    u64 v842 = load_u64((const u8 *)v1 + 472);
    u64 v844 = load_u64((const u8 *)v1 + 480);
    u64 v848 = load_u64((const u8 *)v1 + 680);
    { u64 n821 = v182; u64 n822 = v184; u64 n823 = v824; u64 n825 = v826; u64 n827 = v828; u64 n829 = v830; u64 n831 = v832; u64 n833 = v834; u64 n835 = v836; u64 n837 = v838; u64 n839 = v840; u64 n841 = v842; u64 n843 = v844; u64 n846 = v4; u64 n847 = v848; u64 n849 = v4; u64 n850 = v4; v821 = n821; v822 = n822; v823 = n823; v825 = n825; v827 = n827; v829 = n829; v831 = n831; v833 = n833; v835 = n835; v837 = n837; v839 = n839; v841 = n841; v843 = n843; v846 = n846; v847 = n847; v849 = n849; v850 = n850; goto b39; }
b280:;
    u32 v440 = load_u32((const u8 *)v2 + 356);
    u32 v441 = __builtin_bswap32(v440);
    u64 v442 = v441;
    u64 v443 = 0x20;
    u64 v444 = v442 << (v443 & 63);
    u32 v445 = load_u32((const u8 *)v2 + 360);
    u32 v446 = __builtin_bswap32(v445);
    u64 v447 = v446;
    u64 v448 = v444 | v447;
    u64 v449 = 0x10;
    u64 v450 = v4 << (v449 & 63);
    u64 v451 = 0x30;
    u64 v452 = v448 >> (v451 & 63);
    u64 v453 = 0x10;
    u64 v454 = v448 << (v453 & 63);
    u64 v455 = v450 | v452;
    u16 v456 = load_u16((const u8 *)v2 + 472);
    u16 v457 = __builtin_bswap16(v456);
    u64 v458 = v457;
    u64 v459 = v454 | v458;
    u64 v460 = v455 | v4;
    u64 v461 = 0x10;
    u64 v462 = v460 << (v461 & 63);
    u64 v463 = 0x30;
    u64 v464 = v459 >> (v463 & 63);
    u64 v465 = 0x10;
    u64 v466 = v459 << (v465 & 63);
    u64 v467 = v462 | v464;
    u16 v468 = load_u16((const u8 *)v2 + 474);
    u16 v469 = __builtin_bswap16(v468);
    u64 v470 = v469;
    u64 v471 = v466 | v470;
    u64 v472 = v467 | v4;
    u64 v473 = load_u64((const u8 *)v1 + 224);
    u8 v474 = (u64)v473 == (u64)v4;
    if (v474) { goto b281; } else { goto b282; }
b281:;
    { u64 n490 = v471; u64 n491 = v472; v490 = n490; v491 = n491; goto b24; }
b282:;
    u64 v475 = 0xffffffff00000000;
    u64 v476 = 0xffffffff;
    u64 v477 = v471 & v475;
    u64 v478 = v472 & v476;
    u16 v479 = load_u16((const u8 *)v2 + 504);
    u16 v480 = __builtin_bswap16(v479);
    u64 v481 = v480;
    u64 v482 = 0x10;
    u64 v483 = v481 << (v482 & 63);
    u16 v484 = load_u16((const u8 *)v2 + 506);
    u16 v485 = __builtin_bswap16(v484);
    u64 v486 = v485;
    u64 v487 = v483 | v486;
    u64 v488 = v477 | v487;
    u64 v489 = v478 | v4;
    { u64 n490 = v488; u64 n491 = v489; v490 = n490; v491 = n491; goto b24; }
b24:;
    store_u64((u8 *)v1 + 936, v490);
    store_u64((u8 *)v1 + 944, v491);
    u64 v492 = load_u64((const u8 *)v3 + 0);
    u32 v493 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v492, 344);
    u64 v494 = 0x10000;
    u8 v495 = (u64)v494 == (u64)v4;
    u64 v496 = v495;
    u64 v497 = 0x1;
    u64 v498 = 0x10000;
    u64 v499 = v496 ? v497 : v498;
    u64 v500 = load_u64((const u8 *)v1 + 3832);
    u64 v501 = 0x1;
    u8 v502 = (u64)v499 == (u64)v4;
    u64 v503 = v502 ? v501 : v499;
    u64 v504 = v500 % v503;
    u64 v505 = v504 + v4;
    u64 v506 = 0xffffffff;
    u64 v507 = v505 & v506;
    u64 v508 = load_u64((const u8 *)v3 + 32);
    u64 v509 = 0xffffffff;
    u64 v510 = v507 & v509;
    u64 v511 = 0x10000;
    u8 v512 = (u64)v510 < (u64)v511;
    u64 v513 = v512 ? v510 : v4;
    u64 v514 = 0x10;
    u64 v515 = v513 * v514;
    u64 v516 = v508 + v515;
    u64 v517 = load_u64((const u8 *)v516 + 8192);
    u64 v518 = v512 ? v517 : v4;
    u64 v519 = load_u64((const u8 *)v516 + 8200);
    u64 v520 = v512 ? v519 : v4;
    u64 v521 = load_u64((const u8 *)v3 + 24);
    u64 v522 = 0xffffffff;
    u64 v523 = v507 & v522;
    u64 v524 = 0x10000;
    u8 v525 = (u64)v523 < (u64)v524;
    u64 v526 = v525 ? v523 : v4;
    u64 v527 = 0x8;
    u64 v528 = v526 * v527;
    u64 v529 = v521 + v528;
    u64 v530 = load_u64((const u8 *)v529 + 122880);
    u64 v531 = v525 ? v530 : v4;
    u64 v532 = load_u64((const u8 *)v3 + 24);
    u64 v533 = 0xffffffff;
    u64 v534 = v507 & v533;
    u64 v535 = 0x10000;
    u8 v536 = (u64)v534 < (u64)v535;
    u64 v537 = v536 ? v534 : v4;
    u64 v538 = 0x8;
    u64 v539 = v537 * v538;
    u64 v540 = v532 + v539;
    u64 v541 = load_u64((const u8 *)v540 + 647168);
    u64 v542 = v536 ? v541 : v4;
    u64 v543 = load_u64((const u8 *)v3 + 24);
    u64 v544 = 0xffffffff;
    u64 v545 = v507 & v544;
    u64 v546 = 0x10000;
    u8 v547 = (u64)v545 < (u64)v546;
    u64 v548 = v547 ? v545 : v4;
    u64 v549 = 0x8;
    u64 v550 = v548 * v549;
    u64 v551 = v543 + v550;
    u64 v552 = load_u64((const u8 *)v551 + 1171456);
    u64 v553 = v547 ? v552 : v4;
    u64 v554 = load_u64((const u8 *)v3 + 24);
    u64 v555 = 0xffffffff;
    u64 v556 = v507 & v555;
    u64 v557 = 0x10000;
    u8 v558 = (u64)v556 < (u64)v557;
    u64 v559 = v558 ? v556 : v4;
    u64 v560 = 0x8;
    u64 v561 = v559 * v560;
    u64 v562 = v554 + v561;
    u64 v563 = load_u64((const u8 *)v562 + 1695744);
    u64 v564 = v558 ? v563 : v4;
    u64 v565 = load_u64((const u8 *)v3 + 24);
    u64 v566 = 0xffffffff;
    u64 v567 = v507 & v566;
    u64 v568 = 0x10000;
    u8 v569 = (u64)v567 < (u64)v568;
    u64 v570 = v569 ? v567 : v4;
    u64 v571 = 0x8;
    u64 v572 = v570 * v571;
    u64 v573 = v565 + v572;
    u64 v574 = load_u64((const u8 *)v573 + 2220032);
    u64 v575 = v569 ? v574 : v4;
    u64 v576 = load_u64((const u8 *)v3 + 24);
    u64 v577 = 0xffffffff;
    u64 v578 = v507 & v577;
    u64 v579 = 0x10000;
    u8 v580 = (u64)v578 < (u64)v579;
    u64 v581 = v580 ? v578 : v4;
    u64 v582 = 0x8;
    u64 v583 = v581 * v582;
    u64 v584 = v576 + v583;
    u64 v585 = load_u64((const u8 *)v584 + 2744320);
    u64 v586 = v580 ? v585 : v4;
    u64 v587 = load_u64((const u8 *)v3 + 24);
    u64 v588 = 0xffffffff;
    u64 v589 = v507 & v588;
    u64 v590 = 0x10000;
    u8 v591 = (u64)v589 < (u64)v590;
    u64 v592 = v591 ? v589 : v4;
    u64 v593 = 0x8;
    u64 v594 = v592 * v593;
    u64 v595 = v587 + v594;
    u64 v596 = load_u64((const u8 *)v595 + 3268608);
    u64 v597 = v591 ? v596 : v4;
    u64 v598 = load_u64((const u8 *)v3 + 24);
    u64 v599 = 0xffffffff;
    u64 v600 = v507 & v599;
    u64 v601 = 0x10000;
    u8 v602 = (u64)v600 < (u64)v601;
    u64 v603 = v602 ? v600 : v4;
    u64 v604 = 0x8;
    u64 v605 = v603 * v604;
    u64 v606 = v598 + v605;
    u64 v607 = load_u64((const u8 *)v606 + 3792896);
    u64 v608 = v602 ? v607 : v4;
    u64 v609 = v7 - v531;
    u64 v610 = 0xffffffffffff;
    u64 v611 = v609 & v610;
    u32 v612 = load_u32((const u8 *)v2 + 444);
    u32 v613 = __builtin_bswap32(v612);
    u64 v614 = v613;
    u64 v615 = load_u64((const u8 *)v1 + 280);
    u8 v616 = (u64)v614 >= (u64)v615;
    if (v616) { goto b283; } else { goto b284; }
b283:;
    { u64 n617 = v614; v617 = n617; goto b25; }
b284:;
    { u64 n617 = v615; v617 = n617; goto b25; }
b25:;
    u128 v618 = (u128)v520 << 64 | v518;
    u128 v619 = (u128)v491 << 64 | v490;
    u8 v620 = (u128)v618 == (u128)v619;
    if (v620) { goto b285; } else { goto b286; }
b285:;
    { goto b177; }
b286:;
    u128 v621 = (u128)v520 << 64 | v518;
    u128 v622 = (u128)v4 << 64 | v4;
    u8 v623 = (u128)v621 == (u128)v622;
    if (v623) { goto b287; } else { goto b288; }
b287:;
    { goto b26; }
b288:;
    u64 v624 = 0x1fffff;
    u8 v625 = (u64)v624 >= (u64)v611;
    if (v625) { goto b289; } else { goto b290; }
b289:;
    { u64 n730 = v518; u64 n731 = v520; u64 n732 = v531; u64 n733 = v542; u64 n734 = v553; u64 n735 = v564; u64 n736 = v575; u64 n737 = v586; u64 n738 = v597; u64 n739 = v608; u64 n740 = v4; v730 = n730; v731 = n731; v732 = n732; v733 = n733; v734 = n734; v735 = n735; v736 = n736; v737 = n737; v738 = n738; v739 = n739; v740 = n740; goto b28; }
b290:;
    { goto b26; }
b177:;
    u32 v626 = load_u32((const u8 *)v2 + 448);
    u32 v627 = __builtin_bswap32(v626);
    u64 v628 = v627;
    u8 v629 = (u64)v611 < (u64)v628;
    if (v629) { goto b291; } else { goto b292; }
b291:;
    { goto b185; }
b292:;
    u64 v630 = 0x1;
    u64 v631 = v553 << (v630 & 63);
    u8 v632 = (u64)v631 < (u64)v542;
    u64 v633 = v632;
    u8 v634 = (u64)v575 >= (u64)v586;
    if (v634) { goto b293; } else { goto b294; }
b293:;
    { u64 n647 = v575; v647 = n647; goto b178; }
b294:;
    { u64 n647 = v586; v647 = n647; goto b178; }
b185:;
    u64 v635 = v542 + v615;
    u64 v636 = 0xffffffff;
    u8 v637 = (int64_t)v635 < (int64_t)v4;
    u64 v638 = v637 ? v4 : v635;
    u8 v639 = (int64_t)v638 > (int64_t)v636;
    u64 v640 = v639 ? v636 : v638;
    u8 v641 = (u64)v553 >= (u64)v617;
    if (v641) { goto b295; } else { goto b296; }
b295:;
    { u64 n642 = v553; v642 = n642; goto b186; }
b296:;
    { u64 n642 = v617; v642 = n642; goto b186; }
b186:;
    u64 v643 = 0x1;
    u64 v644 = v642 << (v643 & 63);
    u8 v645 = (u64)v644 < (u64)v640;
    u64 v646 = v645;
    { u64 n730 = v518; u64 n731 = v520; u64 n732 = v531; u64 n733 = v640; u64 n734 = v642; u64 n735 = v564; u64 n736 = v575; u64 n737 = v586; u64 n738 = v597; u64 n739 = v608; u64 n740 = v646; v730 = n730; v731 = n731; v732 = n732; v733 = n733; v734 = n734; v735 = n735; v736 = n736; v737 = n737; v738 = n738; v739 = n739; v740 = n740; goto b28; }
b178:;
    u8 v648 = (u64)v647 >= (u64)v597;
    if (v648) { goto b297; } else { goto b298; }
b297:;
    { u64 n649 = v647; v649 = n649; goto b179; }
b298:;
    { u64 n649 = v597; v649 = n649; goto b179; }
b179:;
    u8 v650 = (u64)v553 >= (u64)v649;
    if (v650) { goto b299; } else { goto b300; }
b299:;
    { u64 n651 = v649; v651 = n651; goto b180; }
b300:;
    { u64 n651 = v553; v651 = n651; goto b180; }
b180:;
    u64 v652 = v608 + v542;
    u64 v653 = 0xffffffff;
    u8 v654 = (int64_t)v652 < (int64_t)v4;
    u64 v655 = v654 ? v4 : v652;
    u8 v656 = (int64_t)v655 > (int64_t)v653;
    u64 v657 = v656 ? v653 : v655;
    u64 v658 = v651 + v651;
    u64 v659 = 0xffffffff;
    u8 v660 = (int64_t)v658 < (int64_t)v4;
    u64 v661 = v660 ? v4 : v658;
    u8 v662 = (int64_t)v661 > (int64_t)v659;
    u64 v663 = v662 ? v659 : v661;
    u8 v664 = (u64)v663 >= (u64)v657;
    if (v664) { goto b301; } else { goto b302; }
b301:;
    { u64 n665 = v657; v665 = n665; goto b181; }
b302:;
    { u64 n665 = v663; v665 = n665; goto b181; }
b181:;
    u64 v666 = 0x4;
    u64 v667 = v651 >> (v666 & 63);
    u64 v668 = v651 + v667;
    u64 v669 = 0xffffffff;
    u8 v670 = (int64_t)v668 < (int64_t)v4;
    u64 v671 = v670 ? v4 : v668;
    u8 v672 = (int64_t)v671 > (int64_t)v669;
    u64 v673 = v672 ? v669 : v671;
    u64 v674 = v665 - v673;
    u64 v675 = 0xffffffff;
    u8 v676 = (int64_t)v674 < (int64_t)v4;
    u64 v677 = v676 ? v4 : v674;
    u8 v678 = (int64_t)v677 > (int64_t)v675;
    u64 v679 = v678 ? v675 : v677;
    u64 v680 = v553 + v553;
    u64 v681 = 0xffffffff;
    u8 v682 = (int64_t)v680 < (int64_t)v4;
    u64 v683 = v682 ? v4 : v680;
    u8 v684 = (int64_t)v683 > (int64_t)v681;
    u64 v685 = v684 ? v681 : v683;
    u64 v686 = v586 - v685;
    u64 v687 = 0xffffffff;
    u8 v688 = (int64_t)v686 < (int64_t)v4;
    u64 v689 = v688 ? v4 : v686;
    u8 v690 = (int64_t)v689 > (int64_t)v687;
    u64 v691 = v690 ? v687 : v689;
    u64 v692 = v575 - v691;
    u64 v693 = 0xffffffff;
    u8 v694 = (int64_t)v692 < (int64_t)v4;
    u64 v695 = v694 ? v4 : v692;
    u8 v696 = (int64_t)v695 > (int64_t)v693;
    u64 v697 = v696 ? v693 : v695;
    u64 v698 = 0x2;
    u64 v699 = v615 << (v698 & 63);
    u32 v700 = load_u32((const u8 *)v2 + 448);
    u32 v701 = __builtin_bswap32(v700);
    u64 v702 = v701;
    u64 v703 = v243 * v702;
    u64 v704 = (u64)((u128)v243 * v702 >> 64);
    u64 v705 = 0x13;
    u64 v706 = v703 >> (v705 & 63);
    u64 v707 = 0x2d;
    u64 v708 = v704 << (v707 & 63);
    u64 v709 = v706 | v708;
    u64 v710 = 0x13;
    u64 v711 = v704 >> (v710 & 63);
    u64 v712 = v709 + v699;
    u8 v713 = (u64)v712 >= (u64)v697;
    if (v713) { goto b303; } else { goto b304; }
b303:;
    { u64 n720 = v697; v720 = n720; goto b182; }
b304:;
    u64 v714 = v243 * v702;
    u64 v715 = 0x13;
    u64 v716 = v714 >> (v715 & 63);
    u64 v717 = v716 + v699;
    u64 v718 = 0xffffffff;
    u64 v719 = v717 & v718;
    { u64 n720 = v719; v720 = n720; goto b182; }
b182:;
    u8 v721 = (u64)v720 >= (u64)v615;
    if (v721) { goto b305; } else { goto b306; }
b305:;
    { u64 n722 = v720; v722 = n722; goto b183; }
b306:;
    { u64 n722 = v615; v722 = n722; goto b183; }
b183:;
    u8 v723 = (u64)v633 == (u64)v4;
    if (v723) { goto b307; } else { goto b308; }
b307:;
    { goto b184; }
b308:;
    u64 v724 = 0x1;
    { u64 n730 = v490; u64 n731 = v491; u64 n732 = v7; u64 n733 = v615; u64 n734 = v617; u64 n735 = v724; u64 n736 = v722; u64 n737 = v722; u64 n738 = v586; u64 n739 = v679; u64 n740 = v633; v730 = n730; v731 = n731; v732 = n732; v733 = n733; v734 = n734; v735 = n735; v736 = n736; v737 = n737; v738 = n738; v739 = n739; v740 = n740; goto b28; }
b184:;
    { u64 n730 = v490; u64 n731 = v491; u64 n732 = v7; u64 n733 = v615; u64 n734 = v617; u64 n735 = v4; u64 n736 = v722; u64 n737 = v722; u64 n738 = v586; u64 n739 = v679; u64 n740 = v633; v730 = n730; v731 = n731; v732 = n732; v733 = n733; v734 = n734; v735 = n735; v736 = n736; v737 = n737; v738 = n738; v739 = n739; v740 = n740; goto b28; }
b26:;
    u64 v725 = 0x1;
    u64 v726 = 0x10000;
    u8 v727 = (u64)v726 >= (u64)v617;
    if (v727) { goto b309; } else { goto b310; }
b309:;
    { u64 n729 = v617; v729 = n729; goto b27; }
b310:;
    u64 v728 = 0x10000;
    { u64 n729 = v728; v729 = n729; goto b27; }
b27:;
    { u64 n730 = v490; u64 n731 = v491; u64 n732 = v7; u64 n733 = v615; u64 n734 = v617; u64 n735 = v725; u64 n736 = v729; u64 n737 = v729; u64 n738 = v729; u64 n739 = v4; u64 n740 = v4; v730 = n730; v731 = n731; v732 = n732; v733 = n733; v734 = n734; v735 = n735; v736 = n736; v737 = n737; v738 = n738; v739 = n739; v740 = n740; goto b28; }
b28:;
    u128 v741 = (u128)v731 << 64 | v730;
    u128 v742 = (u128)v491 << 64 | v490;
    u8 v743 = (u128)v741 != (u128)v742;
    if (v743) { goto b311; } else { goto b312; }
b311:;
    { u64 n768 = v4; u64 n769 = v4; v768 = n768; v769 = n769; goto b35; }
b312:;
    u8 v744 = (u64)v740 == (u64)v4;
    if (v744) { goto b313; } else { goto b314; }
b313:;
    { goto b29; }
b314:;
    u64 v745 = 0x2;
    { u64 n753 = v745; v753 = n753; goto b31; }
b29:;
    u64 v746 = 0x1;
    u8 v747 = (u64)v735 != (u64)v746;
    if (v747) { goto b315; } else { goto b316; }
b315:;
    { goto b30; }
b316:;
    u64 v748 = 0x1;
    { u64 n753 = v748; v753 = n753; goto b31; }
b30:;
    u64 v749 = 0x2;
    u64 v750 = v734 << (v749 & 63);
    u8 v751 = (u64)v750 >= (u64)v736;
    if (v751) { goto b317; } else { goto b318; }
b317:;
    { u64 n753 = v4; v753 = n753; goto b31; }
b318:;
    u64 v752 = 0x3;
    { u64 n753 = v752; v753 = n753; goto b31; }
b31:;
    u8 v754 = (u64)v736 >= (u64)v737;
    if (v754) { goto b319; } else { goto b320; }
b319:;
    { u64 n755 = v736; v755 = n755; goto b32; }
b320:;
    { u64 n755 = v737; v755 = n755; goto b32; }
b32:;
    u8 v756 = (u64)v755 >= (u64)v738;
    if (v756) { goto b321; } else { goto b322; }
b321:;
    { u64 n757 = v755; v757 = n757; goto b33; }
b322:;
    { u64 n757 = v738; v757 = n757; goto b33; }
b33:;
    u8 v758 = (u64)v734 >= (u64)v757;
    if (v758) { goto b323; } else { goto b324; }
b323:;
    { u64 n759 = v757; v759 = n759; goto b34; }
b324:;
    { u64 n759 = v734; v759 = n759; goto b34; }
b34:;
    u64 v760 = v739 + v733;
    u64 v761 = 0x1;
    u64 v762 = v615 << (v761 & 63);
    u64 v763 = 0x1;
    u64 v764 = v759 << (v763 & 63);
    u64 v765 = v764 + v762;
    u8 v766 = (u64)v765 < (u64)v760;
    u64 v767 = v766;
    { u64 n768 = v767; u64 n769 = v753; v768 = n768; v769 = n769; goto b35; }
b35:;
    u8 v770 = (u64)v769 == (u64)v4;
    if (v770) { goto b325; } else { goto b326; }
b325:;
    { goto b36; }
b326:;
    u64 v771 = load_u64((const u8 *)v3 + 40);
    u64 v772 = 0x10;
    u64 v773 = v16 * v772;
    u64 v774 = v771 + v773;
    u64 v775 = 0x1;
    u32 v776 = load_u32((const u8 *)v0 + 84);
    u64 v777 = v776;
    u64 v778 = load_u64((const u8 *)v774 + 160);
    u64 v779 = v778 + v775;
    store_u64((u8 *)v774 + 160, v779);
    u64 v780 = load_u64((const u8 *)v774 + 168);
    u64 v781 = v780 + v777;
    store_u64((u8 *)v774 + 168, v781);
    u64 v782 = load_u64((const u8 *)v3 + 40);
    u64 v783 = 0xffffffff;
    u64 v784 = v769 & v783;
    u64 v785 = 0x4;
    u8 v786 = (u64)v784 < (u64)v785;
    u64 v787 = v786 ? v784 : v4;
    u64 v788 = 0x10;
    u64 v789 = v787 * v788;
    u64 v790 = v782 + v789;
    if (v786) { goto b327; } else { goto b328; }
b327:;
    u64 v791 = 0x1;
    u32 v792 = load_u32((const u8 *)v0 + 84);
    u64 v793 = v792;
    u64 v794 = load_u64((const u8 *)v790 + 8352);
    u64 v795 = v794 + v791;
    store_u64((u8 *)v790 + 8352, v795);
    u64 v796 = load_u64((const u8 *)v790 + 8360);
    u64 v797 = v796 + v793;
    store_u64((u8 *)v790 + 8360, v797);
    { goto b328; }
b328:;
    { goto b36; }
b36:;
    u8 v798 = (u64)v768 == (u64)v4;
    if (v798) { goto b329; } else { goto b330; }
b329:;
    u64 v813 = load_u64((const u8 *)v1 + 680);
    { u64 n811 = v4; u64 n812 = v813; v811 = n811; v812 = n812; goto b37; }
b330:;
    u64 v799 = load_u64((const u8 *)v3 + 40);
    u64 v800 = 0x10;
    u64 v801 = v16 * v800;
    u64 v802 = v799 + v801;
    u64 v803 = 0x1;
    u32 v804 = load_u32((const u8 *)v0 + 84);
    u64 v805 = v804;
    u64 v806 = load_u64((const u8 *)v802 + 8416);
    u64 v807 = v806 + v803;
    store_u64((u8 *)v802 + 8416, v807);
    u64 v808 = load_u64((const u8 *)v802 + 8424);
    u64 v809 = v808 + v805;
    store_u64((u8 *)v802 + 8424, v809);
    u64 v810 = 0x1ff;
    { u64 n811 = v810; u64 n812 = v4; v811 = n811; v812 = n812; goto b37; }
b37:;
    u8 v814 = (u64)v769 != (u64)v4;
    if (v814) { goto b331; } else { goto b332; }
b331:;
    { goto b38; }
b332:;
    u8 v815 = (u64)v768 == (u64)v4;
    if (v815) { goto b333; } else { goto b334; }
b333:;
    u64 v845 = load_u64((const u8 *)v1 + 480);
    { u64 n821 = v490; u64 n822 = v491; u64 n823 = v730; u64 n825 = v731; u64 n827 = v732; u64 n829 = v733; u64 n831 = v734; u64 n833 = v735; u64 n835 = v736; u64 n837 = v737; u64 n839 = v738; u64 n841 = v739; u64 n843 = v845; u64 n846 = v811; u64 n847 = v812; u64 n849 = v768; u64 n850 = v769; v821 = n821; v822 = n822; v823 = n823; v825 = n825; v827 = n827; v829 = n829; v831 = n831; v833 = n833; v835 = n835; v837 = n837; v839 = n839; v841 = n841; v843 = n843; v846 = n846; v847 = n847; v849 = n849; v850 = n850; goto b39; }
b334:;
    { goto b38; }
b38:;
    u32 v816 = load_u32((const u8 *)v2 + 448);
    u32 v817 = __builtin_bswap32(v816);
    u64 v818 = v817;
    u32 v819 = (u32)v4;
    u32 v820 = __builtin_bswap32(v819);
    store_u32((u8 *)v2 + 448, v820);
    { u64 n821 = v490; u64 n822 = v491; u64 n823 = v730; u64 n825 = v731; u64 n827 = v732; u64 n829 = v733; u64 n831 = v734; u64 n833 = v735; u64 n835 = v736; u64 n837 = v737; u64 n839 = v738; u64 n841 = v739; u64 n843 = v818; u64 n846 = v811; u64 n847 = v812; u64 n849 = v768; u64 n850 = v769; v821 = n821; v822 = n822; v823 = n823; v825 = n825; v827 = n827; v829 = n829; v831 = n831; v833 = n833; v835 = n835; v837 = n837; v839 = n839; v841 = n841; v843 = n843; v846 = n846; v847 = n847; v849 = n849; v850 = n850; goto b39; }
b39:;
    u64 v851 = load_u64((const u8 *)v3 + 24);
    u64 v852 = 0x8;
    u64 v853 = v16 * v852;
    u64 v854 = v851 + v853;
    u64 v855 = load_u64((const u8 *)v854 + 16384);
    u64 v856 = load_u64((const u8 *)v3 + 24);
    u64 v857 = 0x8;
    u64 v858 = v16 * v857;
    u64 v859 = v856 + v858;
    u64 v860 = load_u64((const u8 *)v859 + 40960);
    u64 v861 = load_u64((const u8 *)v3 + 24);
    u64 v862 = 0x8;
    u64 v863 = v16 * v862;
    u64 v864 = v861 + v863;
    u64 v865 = load_u64((const u8 *)v864 + 45056);
    u64 v866 = load_u64((const u8 *)v3 + 24);
    u64 v867 = 0x8;
    u64 v868 = v16 * v867;
    u64 v869 = v866 + v868;
    u64 v870 = load_u64((const u8 *)v869 + 24576);
    u64 v871 = load_u64((const u8 *)v3 + 24);
    u64 v872 = 0x8;
    u64 v873 = v16 * v872;
    u64 v874 = v871 + v873;
    u64 v875 = load_u64((const u8 *)v874 + 49152);
    u8 v876 = (u64)v10 >= (u64)v865;
    if (v876) { goto b335; } else { goto b336; }
b335:;
    { u64 n877 = v865; v877 = n877; goto b40; }
b336:;
    { u64 n877 = v10; v877 = n877; goto b40; }
b40:;
    u8 v878 = (u64)v7 < (u64)v860;
    if (v878) { goto b337; } else { goto b338; }
b337:;
    { u64 n894 = v860; u64 n895 = v877; u64 n896 = v875; v894 = n894; v895 = n895; v896 = n896; goto b42; }
b338:;
    u64 v879 = 0x7d0;
    u64 v880 = 0x8;
    u64 v881 = v870 >> (v880 & 63);
    u8 v882 = (u64)v10 >= (u64)v881;
    if (v882) { goto b339; } else { goto b340; }
b339:;
    { u64 n890 = v879; v890 = n890; goto b41; }
b340:;
    u64 v883 = v881 - v10;
    u64 v884 = 0xffffffff;
    u64 v885 = v883 & v884;
    u64 v886 = 0x1;
    u64 v887 = v885 >> (v886 & 63);
    u64 v888 = 0x7d0;
    u8 v889 = (u64)v888 >= (u64)v887;
    if (v889) { goto b341; } else { goto b342; }
b341:;
    { u64 n890 = v879; v890 = n890; goto b41; }
b342:;
    { u64 n890 = v887; v890 = n890; goto b41; }
b41:;
    u64 v891 = v7 + v890;
    u64 v892 = 0xffffffffffff;
    u64 v893 = v891 & v892;
    { u64 n894 = v893; u64 n895 = v10; u64 n896 = v877; v894 = n894; v895 = n895; v896 = n896; goto b42; }
b42:;
    u64 v897 = load_u64((const u8 *)v3 + 24);
    u64 v898 = 0x8;
    u64 v899 = v16 * v898;
    u64 v900 = v897 + v899;
    store_u64((u8 *)v900 + 40960, v894);
    u64 v901 = load_u64((const u8 *)v3 + 24);
    u64 v902 = 0x8;
    u64 v903 = v16 * v902;
    u64 v904 = v901 + v903;
    store_u64((u8 *)v904 + 45056, v895);
    u64 v905 = load_u64((const u8 *)v3 + 24);
    u64 v906 = 0x8;
    u64 v907 = v16 * v906;
    u64 v908 = v905 + v907;
    store_u64((u8 *)v908 + 49152, v896);
    u8 v909 = (u64)v855 <= (u64)v7;
    u64 v910 = v909;
    u8 v911 = (u64)v7 < (u64)v855;
    if (v911) { goto b343; } else { goto b344; }
b343:;
    u64 v3138 = load_u64((const u8 *)v1 + 312);
    u64 v3140 = load_u64((const u8 *)v1 + 320);
    u64 v3161 = load_u64((const u8 *)v1 + 536);
    u64 v3163 = load_u64((const u8 *)v1 + 544);
    u64 v3165 = load_u64((const u8 *)v1 + 552);
    u64 v3167 = load_u64((const u8 *)v1 + 560);
    u64 v3169 = load_u64((const u8 *)v1 + 568);
    u64 v3171 = load_u64((const u8 *)v1 + 576);
    u64 v3173 = load_u64((const u8 *)v1 + 584);
    u64 v3175 = load_u64((const u8 *)v1 + 592);
    u64 v3177 = load_u64((const u8 *)v1 + 600);
    u64 v3179 = load_u64((const u8 *)v1 + 608);
    { u64 n3135 = v821; u64 n3136 = v822; u64 n3137 = v3138; u64 n3139 = v3140; u64 n3141 = v356; u64 n3142 = v358; u64 n3143 = v360; u64 n3144 = v362; u64 n3145 = v364; u64 n3146 = v366; u64 n3147 = v368; u64 n3148 = v370; u64 n3149 = v823; u64 n3150 = v825; u64 n3151 = v827; u64 n3152 = v829; u64 n3153 = v831; u64 n3154 = v833; u64 n3155 = v835; u64 n3156 = v837; u64 n3157 = v839; u64 n3158 = v841; u64 n3159 = v843; u64 n3160 = v3161; u64 n3162 = v3163; u64 n3164 = v3165; u64 n3166 = v3167; u64 n3168 = v3169; u64 n3170 = v3171; u64 n3172 = v3173; u64 n3174 = v3175; u64 n3176 = v3177; u64 n3178 = v3179; u64 n3180 = v846; u64 n3181 = v16; u64 n3182 = v19; u64 n3183 = v847; u64 n3184 = v16; u64 n3185 = v910; u64 n3186 = v438; u64 n3187 = v7; u64 n3188 = v13; u64 n3189 = v870; u64 n3190 = v308; u64 n3191 = v312; u64 n3192 = v849; u64 n3193 = v850; u64 n3194 = v376; v3135 = n3135; v3136 = n3136; v3137 = n3137; v3139 = n3139; v3141 = n3141; v3142 = n3142; v3143 = n3143; v3144 = n3144; v3145 = n3145; v3146 = n3146; v3147 = n3147; v3148 = n3148; v3149 = n3149; v3150 = n3150; v3151 = n3151; v3152 = n3152; v3153 = n3153; v3154 = n3154; v3155 = n3155; v3156 = n3156; v3157 = n3157; v3158 = n3158; v3159 = n3159; v3160 = n3160; v3162 = n3162; v3164 = n3164; v3166 = n3166; v3168 = n3168; v3170 = n3170; v3172 = n3172; v3174 = n3174; v3176 = n3176; v3178 = n3178; v3180 = n3180; v3181 = n3181; v3182 = n3182; v3183 = n3183; v3184 = n3184; v3185 = n3185; v3186 = n3186; v3187 = n3187; v3188 = n3188; v3189 = n3189; v3190 = n3190; v3191 = n3191; v3192 = n3192; v3193 = n3193; v3194 = n3194; goto b132; }
b344:;
    u64 v912 = load_u64((const u8 *)v3 + 24);
    u64 v913 = 0x8;
    u64 v914 = v16 * v913;
    u64 v915 = v912 + v914;
    u64 v916 = load_u64((const u8 *)v915 + 0);
    u64 v917 = load_u64((const u8 *)v3 + 24);
    u64 v918 = 0x8;
    u64 v919 = v16 * v918;
    u64 v920 = v917 + v919;
    u64 v921 = load_u64((const u8 *)v920 + 12288);
    u64 v922 = load_u64((const u8 *)v3 + 24);
    u64 v923 = 0x8;
    u64 v924 = v16 * v923;
    u64 v925 = v922 + v924;
    u64 v926 = load_u64((const u8 *)v925 + 20480);
    u64 v927 = load_u64((const u8 *)v3 + 24);
    u64 v928 = 0x8;
    u64 v929 = v16 * v928;
    u64 v930 = v927 + v929;
    u64 v931 = load_u64((const u8 *)v930 + 53248);
    u64 v932 = load_u64((const u8 *)v3 + 32);
    u64 v933 = 0x10;
    u64 v934 = v16 * v933;
    u64 v935 = v932 + v934;
    u64 v936 = load_u64((const u8 *)v935 + 0);
    u64 v937 = load_u64((const u8 *)v935 + 8);
    u64 v938 = load_u64((const u8 *)v3 + 24);
    u64 v939 = 0x8;
    u64 v940 = v16 * v939;
    u64 v941 = v938 + v940;
    u64 v942 = load_u64((const u8 *)v941 + 57344);
    u64 v943 = v7 - v921;
    u64 v944 = 0xffffffffffff;
    u64 v945 = v943 & v944;
    u8 v946 = (u64)v945 != (u64)v4;
    if (v946) { goto b345; } else { goto b346; }
b345:;
    { u64 n948 = v945; v948 = n948; goto b43; }
b346:;
    u64 v947 = 0x1;
    { u64 n948 = v947; v948 = n948; goto b43; }
b43:;
    u64 v949 = v916 - v926;
    u64 v950 = v949 - v376;
    u8 v951 = (u64)v303 == (u64)v4;
    if (v951) { goto b347; } else { goto b348; }
b347:;
    { u64 n953 = v4; v953 = n953; goto b44; }
b348:;
    u64 v952 = 0x1;
    { u64 n953 = v952; v953 = n953; goto b44; }
b44:;
    u64 v954 = 0xc35000;
    u8 v955 = (u64)v870 == (u64)v954;
    u64 v956 = v955;
    u8 v957 = (u64)v931 == (u64)v4;
    if (v957) { goto b349; } else { goto b350; }
b349:;
    { u64 n1118 = v821; u64 n1119 = v822; u64 n1120 = v948; u64 n1121 = v950; u64 n1122 = v243; u64 n1123 = v356; u64 n1124 = v360; u64 n1125 = v362; u64 n1126 = v364; u64 n1127 = v366; u64 n1128 = v368; u64 n1129 = v370; u64 n1130 = v823; u64 n1131 = v825; u64 n1132 = v827; u64 n1133 = v829; u64 n1134 = v831; u64 n1135 = v833; u64 n1136 = v835; u64 n1137 = v837; u64 n1138 = v839; u64 n1139 = v841; u64 n1140 = v843; u64 n1141 = v846; u64 n1142 = v16; u64 n1143 = v19; u64 n1144 = v847; u64 n1145 = v16; u64 n1146 = v910; u64 n1147 = v438; u64 n1148 = v956; u64 n1149 = v7; u64 n1150 = v13; u64 n1151 = v916; u64 n1152 = v870; u64 n1153 = v931; u64 n1154 = v942; u64 n1155 = v896; u64 n1156 = v953; u64 n1157 = v312; u64 n1158 = v849; u64 n1159 = v850; u64 n1160 = v4; v1118 = n1118; v1119 = n1119; v1120 = n1120; v1121 = n1121; v1122 = n1122; v1123 = n1123; v1124 = n1124; v1125 = n1125; v1126 = n1126; v1127 = n1127; v1128 = n1128; v1129 = n1129; v1130 = n1130; v1131 = n1131; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; v1136 = n1136; v1137 = n1137; v1138 = n1138; v1139 = n1139; v1140 = n1140; v1141 = n1141; v1142 = n1142; v1143 = n1143; v1144 = n1144; v1145 = n1145; v1146 = n1146; v1147 = n1147; v1148 = n1148; v1149 = n1149; v1150 = n1150; v1151 = n1151; v1152 = n1152; v1153 = n1153; v1154 = n1154; v1155 = n1155; v1156 = n1156; v1157 = n1157; v1158 = n1158; v1159 = n1159; v1160 = n1160; goto b50; }
b350:;
    u64 v958 = 0x8;
    u64 v959 = v937 << (v958 & 63);
    u64 v960 = 0x38;
    u64 v961 = v936 >> (v960 & 63);
    u64 v962 = 0x8;
    u64 v963 = v936 << (v962 & 63);
    u64 v964 = v959 | v961;
    u64 v965 = v964 >> (v4 & 63);
    u64 v966 = 0xffffffffffffff;
    u64 v967 = v936 & v966;
    u64 v968 = 0x8;
    u64 v969 = v967 << (v968 & 63);
    u64 v970 = v969 | v4;
    u8 v971 = (u64)v965 < (u64)v931;
    if (v971) { goto b351; } else { goto b352; }
b351:;
    { goto b45; }
b352:;
    u64 v972 = 0xffffffffffffffff;
    { u64 n1030 = v821; u64 n1032 = v822; u64 n1034 = v948; u64 n1036 = v950; u64 n1038 = v243; u64 n1040 = v356; u64 n1042 = v360; u64 n1044 = v362; u64 n1046 = v364; u64 n1048 = v366; u64 n1050 = v368; u64 n1052 = v370; u64 n1054 = v823; u64 n1056 = v825; u64 n1058 = v827; u64 n1060 = v829; u64 n1062 = v831; u64 n1064 = v833; u64 n1066 = v835; u64 n1068 = v837; u64 n1070 = v839; u64 n1072 = v841; u64 n1074 = v843; u64 n1076 = v846; u64 n1078 = v16; u64 n1080 = v19; u64 n1082 = v847; u64 n1084 = v16; u64 n1086 = v910; u64 n1088 = v438; u64 n1090 = v956; u64 n1092 = v972; u64 n1094 = v7; u64 n1096 = v13; u64 n1098 = v916; u64 n1100 = v931; u64 n1102 = v942; u64 n1104 = v896; u64 n1106 = v953; u64 n1108 = v312; u64 n1110 = v849; u64 n1112 = v850; u64 n1114 = v4; v1030 = n1030; v1032 = n1032; v1034 = n1034; v1036 = n1036; v1038 = n1038; v1040 = n1040; v1042 = n1042; v1044 = n1044; v1046 = n1046; v1048 = n1048; v1050 = n1050; v1052 = n1052; v1054 = n1054; v1056 = n1056; v1058 = n1058; v1060 = n1060; v1062 = n1062; v1064 = n1064; v1066 = n1066; v1068 = n1068; v1070 = n1070; v1072 = n1072; v1074 = n1074; v1076 = n1076; v1078 = n1078; v1080 = n1080; v1082 = n1082; v1084 = n1084; v1086 = n1086; v1088 = n1088; v1090 = n1090; v1092 = n1092; v1094 = n1094; v1096 = n1096; v1098 = n1098; v1100 = n1100; v1102 = n1102; v1104 = n1104; v1106 = n1106; v1108 = n1108; v1110 = n1110; v1112 = n1112; v1114 = n1114; goto b49; }
b45:;
    store_u64((u8 *)v1 + 288, v821);
    store_u64((u8 *)v1 + 296, v822);
    store_u64((u8 *)v1 + 312, v948);
    store_u64((u8 *)v1 + 320, v950);
    store_u64((u8 *)v1 + 328, v243);
    store_u64((u8 *)v1 + 336, v356);
    store_u64((u8 *)v1 + 352, v360);
    store_u64((u8 *)v1 + 360, v362);
    store_u64((u8 *)v1 + 368, v364);
    store_u64((u8 *)v1 + 376, v366);
    store_u64((u8 *)v1 + 384, v368);
    store_u64((u8 *)v1 + 392, v370);
    store_u64((u8 *)v1 + 400, v823);
    store_u64((u8 *)v1 + 408, v825);
    store_u64((u8 *)v1 + 416, v827);
    store_u64((u8 *)v1 + 424, v829);
    store_u64((u8 *)v1 + 432, v831);
    store_u64((u8 *)v1 + 440, v833);
    store_u64((u8 *)v1 + 448, v835);
    store_u64((u8 *)v1 + 456, v837);
    store_u64((u8 *)v1 + 464, v839);
    store_u64((u8 *)v1 + 472, v841);
    store_u64((u8 *)v1 + 480, v843);
    store_u64((u8 *)v1 + 624, v846);
    store_u64((u8 *)v1 + 632, v16);
    store_u64((u8 *)v1 + 648, v19);
    store_u64((u8 *)v1 + 680, v847);
    store_u64((u8 *)v1 + 1152, v16);
    store_u64((u8 *)v1 + 1176, v910);
    store_u64((u8 *)v1 + 1256, v438);
    store_u64((u8 *)v1 + 1344, v956);
    store_u64((u8 *)v1 + 1352, v4);
    store_u64((u8 *)v1 + 1360, v965);
    store_u64((u8 *)v1 + 1368, v4);
    store_u64((u8 *)v1 + 1376, v970);
    store_u64((u8 *)v1 + 1384, v4);
    store_u64((u8 *)v1 + 1992, v7);
    store_u64((u8 *)v1 + 2008, v13);
    store_u64((u8 *)v1 + 2040, v916);
    store_u64((u8 *)v1 + 2056, v931);
    store_u64((u8 *)v1 + 2080, v942);
    store_u64((u8 *)v1 + 2168, v896);
    store_u64((u8 *)v1 + 2248, v953);
    store_u64((u8 *)v1 + 2264, v312);
    store_u64((u8 *)v1 + 2280, v849);
    store_u64((u8 *)v1 + 2288, v850);
    store_u64((u8 *)v1 + 2296, v4);
    store_u64((u8 *)v1 + 4272, v4);
    { goto b46; }
b46:;
    u64 v973 = load_u64((const u8 *)v1 + 4272);
    u64 v974 = 0x1;
    u64 v975 = v973 + v974;
    u64 v976 = 0x10000;
    u8 v977 = (u64)v975 < (u64)v976;
    if (v977) { goto b353; } else { goto b354; }
b353:;
    { goto b47; }
b354:;
    u64 v978 = 0x1;
    u64 v979 = 0x1ff;
    u64 v980 = 0x1ff;
    u64 v981 = v979 & v980;
    u64 v982 = 0x1ff;
    u8 v983 = (u64)v981 == (u64)v982;
    u64 v984 = v983;
    u64 v985 = load_u64((const u8 *)v1 + 0);
    u64 v986 = v984 | v985;
    u64 v987 = load_u64((const u8 *)v1 + 24);
    u64 v988 = v986 | v987;
    if (v988) { goto b355; } else { goto b356; }
b355:;
    u8 v989 = 0;
    store_u64((u8 *)v1 + 80, v978);
    store_u64((u8 *)v1 + 624, v979);
    store_u64((u8 *)v1 + 680, v4);
    return v989;
b356:;
    u64 v4241 = load_u64((const u8 *)v1 + 208);
    u64 v4251 = load_u64((const u8 *)v1 + 216);
    u64 v4262 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4241; u64 n4249 = v4251; u64 n4260 = v4262; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b47:;
    u64 v990 = load_u64((const u8 *)v1 + 1384);
    u64 v991 = 0x40;
    u8 v992 = (u64)v990 >= (u64)v991;
    if (v992) { goto b357; } else { goto b358; }
b357:;
    u64 v1031 = load_u64((const u8 *)v1 + 288);
    u64 v1033 = load_u64((const u8 *)v1 + 296);
    u64 v1035 = load_u64((const u8 *)v1 + 312);
    u64 v1037 = load_u64((const u8 *)v1 + 320);
    u64 v1039 = load_u64((const u8 *)v1 + 328);
    u64 v1041 = load_u64((const u8 *)v1 + 336);
    u64 v1043 = load_u64((const u8 *)v1 + 352);
    u64 v1045 = load_u64((const u8 *)v1 + 360);
    u64 v1047 = load_u64((const u8 *)v1 + 368);
    u64 v1049 = load_u64((const u8 *)v1 + 376);
    u64 v1051 = load_u64((const u8 *)v1 + 384);
    u64 v1053 = load_u64((const u8 *)v1 + 392);
    u64 v1055 = load_u64((const u8 *)v1 + 400);
    u64 v1057 = load_u64((const u8 *)v1 + 408);
    u64 v1059 = load_u64((const u8 *)v1 + 416);
    u64 v1061 = load_u64((const u8 *)v1 + 424);
    u64 v1063 = load_u64((const u8 *)v1 + 432);
    u64 v1065 = load_u64((const u8 *)v1 + 440);
    u64 v1067 = load_u64((const u8 *)v1 + 448);
    u64 v1069 = load_u64((const u8 *)v1 + 456);
    u64 v1071 = load_u64((const u8 *)v1 + 464);
    u64 v1073 = load_u64((const u8 *)v1 + 472);
    u64 v1075 = load_u64((const u8 *)v1 + 480);
    u64 v1077 = load_u64((const u8 *)v1 + 624);
    u64 v1079 = load_u64((const u8 *)v1 + 632);
    u64 v1081 = load_u64((const u8 *)v1 + 648);
    u64 v1083 = load_u64((const u8 *)v1 + 680);
    u64 v1085 = load_u64((const u8 *)v1 + 1152);
    u64 v1087 = load_u64((const u8 *)v1 + 1176);
    u64 v1089 = load_u64((const u8 *)v1 + 1256);
    u64 v1091 = load_u64((const u8 *)v1 + 1344);
    u64 v1093 = load_u64((const u8 *)v1 + 1352);
    u64 v1095 = load_u64((const u8 *)v1 + 1992);
    u64 v1097 = load_u64((const u8 *)v1 + 2008);
    u64 v1099 = load_u64((const u8 *)v1 + 2040);
    u64 v1101 = load_u64((const u8 *)v1 + 2056);
    u64 v1103 = load_u64((const u8 *)v1 + 2080);
    u64 v1105 = load_u64((const u8 *)v1 + 2168);
    u64 v1107 = load_u64((const u8 *)v1 + 2248);
    u64 v1109 = load_u64((const u8 *)v1 + 2264);
    u64 v1111 = load_u64((const u8 *)v1 + 2280);
    u64 v1113 = load_u64((const u8 *)v1 + 2288);
    u64 v1115 = load_u64((const u8 *)v1 + 2296);
    { u64 n1030 = v1031; u64 n1032 = v1033; u64 n1034 = v1035; u64 n1036 = v1037; u64 n1038 = v1039; u64 n1040 = v1041; u64 n1042 = v1043; u64 n1044 = v1045; u64 n1046 = v1047; u64 n1048 = v1049; u64 n1050 = v1051; u64 n1052 = v1053; u64 n1054 = v1055; u64 n1056 = v1057; u64 n1058 = v1059; u64 n1060 = v1061; u64 n1062 = v1063; u64 n1064 = v1065; u64 n1066 = v1067; u64 n1068 = v1069; u64 n1070 = v1071; u64 n1072 = v1073; u64 n1074 = v1075; u64 n1076 = v1077; u64 n1078 = v1079; u64 n1080 = v1081; u64 n1082 = v1083; u64 n1084 = v1085; u64 n1086 = v1087; u64 n1088 = v1089; u64 n1090 = v1091; u64 n1092 = v1093; u64 n1094 = v1095; u64 n1096 = v1097; u64 n1098 = v1099; u64 n1100 = v1101; u64 n1102 = v1103; u64 n1104 = v1105; u64 n1106 = v1107; u64 n1108 = v1109; u64 n1110 = v1111; u64 n1112 = v1113; u64 n1114 = v1115; v1030 = n1030; v1032 = n1032; v1034 = n1034; v1036 = n1036; v1038 = n1038; v1040 = n1040; v1042 = n1042; v1044 = n1044; v1046 = n1046; v1048 = n1048; v1050 = n1050; v1052 = n1052; v1054 = n1054; v1056 = n1056; v1058 = n1058; v1060 = n1060; v1062 = n1062; v1064 = n1064; v1066 = n1066; v1068 = n1068; v1070 = n1070; v1072 = n1072; v1074 = n1074; v1076 = n1076; v1078 = n1078; v1080 = n1080; v1082 = n1082; v1084 = n1084; v1086 = n1086; v1088 = n1088; v1090 = n1090; v1092 = n1092; v1094 = n1094; v1096 = n1096; v1098 = n1098; v1100 = n1100; v1102 = n1102; v1104 = n1104; v1106 = n1106; v1108 = n1108; v1110 = n1110; v1112 = n1112; v1114 = n1114; goto b49; }
b358:;
    u64 v993 = load_u64((const u8 *)v1 + 1360);
    u64 v994 = load_u64((const u8 *)v1 + 1368);
    u64 v995 = 0x1;
    u64 v996 = v994 << (v995 & 63);
    u64 v997 = 0x3f;
    u64 v998 = v993 >> (v997 & 63);
    u64 v999 = 0x1;
    u64 v1000 = v993 << (v999 & 63);
    u64 v1001 = v996 | v998;
    u64 v1002 = load_u64((const u8 *)v1 + 1376);
    u64 v1003 = 0x3f;
    u64 v1004 = v1002 >> (v1003 & 63);
    u64 v1005 = v1000 | v1004;
    u64 v1006 = v1001 | v4;
    u64 v1007 = 0x1;
    u64 v1008 = v1002 << (v1007 & 63);
    u64 v1009 = load_u64((const u8 *)v1 + 1352);
    u64 v1010 = 0x1;
    u64 v1011 = v1009 << (v1010 & 63);
    u64 v1012 = load_u64((const u8 *)v1 + 2056);
    u128 v1013 = (u128)v1006 << 64 | v1005;
    u128 v1014 = (u128)v4 << 64 | v1012;
    u8 v1015 = (u128)v1013 < (u128)v1014;
    if (v1015) { goto b359; } else { goto b360; }
b359:;
    { u64 n1023 = v1011; u64 n1024 = v1005; u64 n1025 = v1006; v1023 = n1023; v1024 = n1024; v1025 = n1025; goto b48; }
b360:;
    u128 v1016 = (u128)v1006 << 64 | v1005;
    u128 v1017 = (u128)v4 << 64 | v1012;
    u128 v1018 = v1016 - v1017;
    u64 v1019 = (u64)v1018;
    u64 v1020 = (u64)(v1018 >> 64);
    u64 v1021 = 0x1;
    u64 v1022 = v1011 | v1021;
    { u64 n1023 = v1022; u64 n1024 = v1019; u64 n1025 = v1020; v1023 = n1023; v1024 = n1024; v1025 = n1025; goto b48; }
b48:;
    u64 v1026 = 0x1;
    u64 v1027 = v990 + v1026;
    u64 v1028 = 0xff;
    u64 v1029 = v1027 & v1028;
    store_u64((u8 *)v1 + 1352, v1023);
    store_u64((u8 *)v1 + 1360, v1024);
    store_u64((u8 *)v1 + 1368, v1025);
    store_u64((u8 *)v1 + 1376, v1008);
    store_u64((u8 *)v1 + 1384, v1029);
    store_u64((u8 *)v1 + 4272, v975);
    { goto b46; }
b49:;
    u64 v1116 = 0xffffffff;
    u64 v1117 = v1092 & v1116;
    { u64 n1118 = v1030; u64 n1119 = v1032; u64 n1120 = v1034; u64 n1121 = v1036; u64 n1122 = v1038; u64 n1123 = v1040; u64 n1124 = v1042; u64 n1125 = v1044; u64 n1126 = v1046; u64 n1127 = v1048; u64 n1128 = v1050; u64 n1129 = v1052; u64 n1130 = v1054; u64 n1131 = v1056; u64 n1132 = v1058; u64 n1133 = v1060; u64 n1134 = v1062; u64 n1135 = v1064; u64 n1136 = v1066; u64 n1137 = v1068; u64 n1138 = v1070; u64 n1139 = v1072; u64 n1140 = v1074; u64 n1141 = v1076; u64 n1142 = v1078; u64 n1143 = v1080; u64 n1144 = v1082; u64 n1145 = v1084; u64 n1146 = v1086; u64 n1147 = v1088; u64 n1148 = v1090; u64 n1149 = v1094; u64 n1150 = v1096; u64 n1151 = v1098; u64 n1152 = v1117; u64 n1153 = v1100; u64 n1154 = v1102; u64 n1155 = v1104; u64 n1156 = v1106; u64 n1157 = v1108; u64 n1158 = v1110; u64 n1159 = v1112; u64 n1160 = v1114; v1118 = n1118; v1119 = n1119; v1120 = n1120; v1121 = n1121; v1122 = n1122; v1123 = n1123; v1124 = n1124; v1125 = n1125; v1126 = n1126; v1127 = n1127; v1128 = n1128; v1129 = n1129; v1130 = n1130; v1131 = n1131; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; v1136 = n1136; v1137 = n1137; v1138 = n1138; v1139 = n1139; v1140 = n1140; v1141 = n1141; v1142 = n1142; v1143 = n1143; v1144 = n1144; v1145 = n1145; v1146 = n1146; v1147 = n1147; v1148 = n1148; v1149 = n1149; v1150 = n1150; v1151 = n1151; v1152 = n1152; v1153 = n1153; v1154 = n1154; v1155 = n1155; v1156 = n1156; v1157 = n1157; v1158 = n1158; v1159 = n1159; v1160 = n1160; goto b50; }
b50:;
    u8 v1161 = (u64)v1152 != (u64)v4;
    if (v1161) { goto b361; } else { goto b362; }
b361:;
    { u64 n1163 = v1152; v1163 = n1163; goto b51; }
b362:;
    u64 v1162 = 0xc35000;
    { u64 n1163 = v1162; v1163 = n1163; goto b51; }
b51:;
    u64 v1164 = 0x1;
    u8 v1165 = (u64)v1156 != (u64)v1164;
    if (v1165) { goto b363; } else { goto b364; }
b363:;
    { u64 n1346 = v1118; u64 n1347 = v1119; u64 n1348 = v1120; u64 n1349 = v1121; u64 n1350 = v1122; u64 n1351 = v1124; u64 n1352 = v1125; u64 n1353 = v1126; u64 n1354 = v1127; u64 n1355 = v1128; u64 n1356 = v1129; u64 n1357 = v1130; u64 n1358 = v1131; u64 n1359 = v1132; u64 n1360 = v1133; u64 n1361 = v1134; u64 n1362 = v1135; u64 n1363 = v1136; u64 n1364 = v1137; u64 n1365 = v1138; u64 n1366 = v1139; u64 n1367 = v1140; u64 n1368 = v1141; u64 n1369 = v1142; u64 n1370 = v1143; u64 n1371 = v1144; u64 n1372 = v1145; u64 n1373 = v1146; u64 n1374 = v1147; u64 n1375 = v1149; u64 n1376 = v1150; u64 n1377 = v1151; u64 n1378 = v1163; u64 n1379 = v1153; u64 n1380 = v1154; u64 n1381 = v1155; u64 n1382 = v1156; u64 n1383 = v1157; u64 n1384 = v1158; u64 n1385 = v1159; u64 n1386 = v1160; v1346 = n1346; v1347 = n1347; v1348 = n1348; v1349 = n1349; v1350 = n1350; v1351 = n1351; v1352 = n1352; v1353 = n1353; v1354 = n1354; v1355 = n1355; v1356 = n1356; v1357 = n1357; v1358 = n1358; v1359 = n1359; v1360 = n1360; v1361 = n1361; v1362 = n1362; v1363 = n1363; v1364 = n1364; v1365 = n1365; v1366 = n1366; v1367 = n1367; v1368 = n1368; v1369 = n1369; v1370 = n1370; v1371 = n1371; v1372 = n1372; v1373 = n1373; v1374 = n1374; v1375 = n1375; v1376 = n1376; v1377 = n1377; v1378 = n1378; v1379 = n1379; v1380 = n1380; v1381 = n1381; v1382 = n1382; v1383 = n1383; v1384 = n1384; v1385 = n1385; v1386 = n1386; goto b59; }
b364:;
    u8 v1166 = (u64)v1128 == (u64)v4;
    if (v1166) { goto b365; } else { goto b366; }
b365:;
    { u64 n1346 = v1118; u64 n1347 = v1119; u64 n1348 = v1120; u64 n1349 = v1121; u64 n1350 = v1122; u64 n1351 = v1124; u64 n1352 = v1125; u64 n1353 = v1126; u64 n1354 = v1127; u64 n1355 = v1128; u64 n1356 = v1129; u64 n1357 = v1130; u64 n1358 = v1131; u64 n1359 = v1132; u64 n1360 = v1133; u64 n1361 = v1134; u64 n1362 = v1135; u64 n1363 = v1136; u64 n1364 = v1137; u64 n1365 = v1138; u64 n1366 = v1139; u64 n1367 = v1140; u64 n1368 = v1141; u64 n1369 = v1142; u64 n1370 = v1143; u64 n1371 = v1144; u64 n1372 = v1145; u64 n1373 = v1146; u64 n1374 = v1147; u64 n1375 = v1149; u64 n1376 = v1150; u64 n1377 = v1151; u64 n1378 = v1163; u64 n1379 = v1153; u64 n1380 = v1154; u64 n1381 = v1155; u64 n1382 = v1156; u64 n1383 = v1157; u64 n1384 = v1158; u64 n1385 = v1159; u64 n1386 = v1160; v1346 = n1346; v1347 = n1347; v1348 = n1348; v1349 = n1349; v1350 = n1350; v1351 = n1351; v1352 = n1352; v1353 = n1353; v1354 = n1354; v1355 = n1355; v1356 = n1356; v1357 = n1357; v1358 = n1358; v1359 = n1359; v1360 = n1360; v1361 = n1361; v1362 = n1362; v1363 = n1363; v1364 = n1364; v1365 = n1365; v1366 = n1366; v1367 = n1367; v1368 = n1368; v1369 = n1369; v1370 = n1370; v1371 = n1371; v1372 = n1372; v1373 = n1373; v1374 = n1374; v1375 = n1375; v1376 = n1376; v1377 = n1377; v1378 = n1378; v1379 = n1379; v1380 = n1380; v1381 = n1381; v1382 = n1382; v1383 = n1383; v1384 = n1384; v1385 = n1385; v1386 = n1386; goto b59; }
b366:;
    u64 v1167 = 0xa;
    u64 v1168 = v4 << (v1167 & 63);
    u64 v1169 = 0x36;
    u64 v1170 = v1128 >> (v1169 & 63);
    u64 v1171 = 0xa;
    u64 v1172 = v1128 << (v1171 & 63);
    u64 v1173 = v1168 | v1170;
    u64 v1174 = v1173 >> (v4 & 63);
    u64 v1175 = 0x3fffffffffffff;
    u64 v1176 = v1128 & v1175;
    u64 v1177 = 0xa;
    u64 v1178 = v1176 << (v1177 & 63);
    u64 v1179 = v1178 | v4;
    u8 v1180 = (u64)v1174 < (u64)v1154;
    if (v1180) { goto b367; } else { goto b368; }
b367:;
    { goto b52; }
b368:;
    u64 v1181 = 0xffffffffffffffff;
    { u64 n1239 = v1118; u64 n1241 = v1119; u64 n1243 = v1120; u64 n1245 = v1121; u64 n1247 = v1122; u64 n1249 = v1123; u64 n1251 = v1124; u64 n1253 = v1125; u64 n1255 = v1126; u64 n1257 = v1127; u64 n1259 = v1128; u64 n1261 = v1129; u64 n1263 = v1130; u64 n1265 = v1131; u64 n1267 = v1132; u64 n1269 = v1133; u64 n1271 = v1134; u64 n1273 = v1135; u64 n1275 = v1136; u64 n1277 = v1137; u64 n1279 = v1138; u64 n1281 = v1139; u64 n1283 = v1140; u64 n1285 = v1141; u64 n1287 = v1142; u64 n1289 = v1143; u64 n1291 = v1144; u64 n1293 = v1145; u64 n1295 = v1146; u64 n1297 = v1147; u64 n1299 = v1148; u64 n1301 = v1181; u64 n1303 = v1149; u64 n1305 = v1150; u64 n1307 = v1151; u64 n1309 = v1163; u64 n1311 = v1153; u64 n1313 = v1154; u64 n1315 = v1155; u64 n1317 = v1156; u64 n1319 = v1157; u64 n1321 = v1158; u64 n1323 = v1159; u64 n1325 = v1160; v1239 = n1239; v1241 = n1241; v1243 = n1243; v1245 = n1245; v1247 = n1247; v1249 = n1249; v1251 = n1251; v1253 = n1253; v1255 = n1255; v1257 = n1257; v1259 = n1259; v1261 = n1261; v1263 = n1263; v1265 = n1265; v1267 = n1267; v1269 = n1269; v1271 = n1271; v1273 = n1273; v1275 = n1275; v1277 = n1277; v1279 = n1279; v1281 = n1281; v1283 = n1283; v1285 = n1285; v1287 = n1287; v1289 = n1289; v1291 = n1291; v1293 = n1293; v1295 = n1295; v1297 = n1297; v1299 = n1299; v1301 = n1301; v1303 = n1303; v1305 = n1305; v1307 = n1307; v1309 = n1309; v1311 = n1311; v1313 = n1313; v1315 = n1315; v1317 = n1317; v1319 = n1319; v1321 = n1321; v1323 = n1323; v1325 = n1325; goto b56; }
b52:;
    store_u64((u8 *)v1 + 288, v1118);
    store_u64((u8 *)v1 + 296, v1119);
    store_u64((u8 *)v1 + 312, v1120);
    store_u64((u8 *)v1 + 320, v1121);
    store_u64((u8 *)v1 + 328, v1122);
    store_u64((u8 *)v1 + 336, v1123);
    store_u64((u8 *)v1 + 352, v1124);
    store_u64((u8 *)v1 + 360, v1125);
    store_u64((u8 *)v1 + 368, v1126);
    store_u64((u8 *)v1 + 376, v1127);
    store_u64((u8 *)v1 + 384, v1128);
    store_u64((u8 *)v1 + 392, v1129);
    store_u64((u8 *)v1 + 400, v1130);
    store_u64((u8 *)v1 + 408, v1131);
    store_u64((u8 *)v1 + 416, v1132);
    store_u64((u8 *)v1 + 424, v1133);
    store_u64((u8 *)v1 + 432, v1134);
    store_u64((u8 *)v1 + 440, v1135);
    store_u64((u8 *)v1 + 448, v1136);
    store_u64((u8 *)v1 + 456, v1137);
    store_u64((u8 *)v1 + 464, v1138);
    store_u64((u8 *)v1 + 472, v1139);
    store_u64((u8 *)v1 + 480, v1140);
    store_u64((u8 *)v1 + 624, v1141);
    store_u64((u8 *)v1 + 632, v1142);
    store_u64((u8 *)v1 + 648, v1143);
    store_u64((u8 *)v1 + 680, v1144);
    store_u64((u8 *)v1 + 1152, v1145);
    store_u64((u8 *)v1 + 1176, v1146);
    store_u64((u8 *)v1 + 1256, v1147);
    store_u64((u8 *)v1 + 1344, v1148);
    store_u64((u8 *)v1 + 1392, v4);
    store_u64((u8 *)v1 + 1400, v1174);
    store_u64((u8 *)v1 + 1408, v4);
    store_u64((u8 *)v1 + 1416, v1179);
    store_u64((u8 *)v1 + 1424, v4);
    store_u64((u8 *)v1 + 1992, v1149);
    store_u64((u8 *)v1 + 2008, v1150);
    store_u64((u8 *)v1 + 2040, v1151);
    store_u64((u8 *)v1 + 2048, v1163);
    store_u64((u8 *)v1 + 2056, v1153);
    store_u64((u8 *)v1 + 2080, v1154);
    store_u64((u8 *)v1 + 2168, v1155);
    store_u64((u8 *)v1 + 2248, v1156);
    store_u64((u8 *)v1 + 2264, v1157);
    store_u64((u8 *)v1 + 2280, v1158);
    store_u64((u8 *)v1 + 2288, v1159);
    store_u64((u8 *)v1 + 2296, v1160);
    store_u64((u8 *)v1 + 4512, v4);
    { goto b53; }
b53:;
    u64 v1182 = load_u64((const u8 *)v1 + 4512);
    u64 v1183 = 0x1;
    u64 v1184 = v1182 + v1183;
    u64 v1185 = 0x10000;
    u8 v1186 = (u64)v1184 < (u64)v1185;
    if (v1186) { goto b369; } else { goto b370; }
b369:;
    { goto b54; }
b370:;
    u64 v1187 = 0x1;
    u64 v1188 = 0x1ff;
    u64 v1189 = 0x1ff;
    u64 v1190 = v1188 & v1189;
    u64 v1191 = 0x1ff;
    u8 v1192 = (u64)v1190 == (u64)v1191;
    u64 v1193 = v1192;
    u64 v1194 = load_u64((const u8 *)v1 + 0);
    u64 v1195 = v1193 | v1194;
    u64 v1196 = load_u64((const u8 *)v1 + 24);
    u64 v1197 = v1195 | v1196;
    if (v1197) { goto b371; } else { goto b372; }
b371:;
    u8 v1198 = 0;
    store_u64((u8 *)v1 + 80, v1187);
    store_u64((u8 *)v1 + 624, v1188);
    store_u64((u8 *)v1 + 680, v4);
    return v1198;
b372:;
    u64 v4242 = load_u64((const u8 *)v1 + 208);
    u64 v4252 = load_u64((const u8 *)v1 + 216);
    u64 v4263 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4242; u64 n4249 = v4252; u64 n4260 = v4263; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b54:;
    u64 v1199 = load_u64((const u8 *)v1 + 1424);
    u64 v1200 = 0x40;
    u8 v1201 = (u64)v1199 >= (u64)v1200;
    if (v1201) { goto b373; } else { goto b374; }
b373:;
    u64 v1240 = load_u64((const u8 *)v1 + 288);
    u64 v1242 = load_u64((const u8 *)v1 + 296);
    u64 v1244 = load_u64((const u8 *)v1 + 312);
    u64 v1246 = load_u64((const u8 *)v1 + 320);
    u64 v1248 = load_u64((const u8 *)v1 + 328);
    u64 v1250 = load_u64((const u8 *)v1 + 336);
    u64 v1252 = load_u64((const u8 *)v1 + 352);
    u64 v1254 = load_u64((const u8 *)v1 + 360);
    u64 v1256 = load_u64((const u8 *)v1 + 368);
    u64 v1258 = load_u64((const u8 *)v1 + 376);
    u64 v1260 = load_u64((const u8 *)v1 + 384);
    u64 v1262 = load_u64((const u8 *)v1 + 392);
    u64 v1264 = load_u64((const u8 *)v1 + 400);
    u64 v1266 = load_u64((const u8 *)v1 + 408);
    u64 v1268 = load_u64((const u8 *)v1 + 416);
    u64 v1270 = load_u64((const u8 *)v1 + 424);
    u64 v1272 = load_u64((const u8 *)v1 + 432);
    u64 v1274 = load_u64((const u8 *)v1 + 440);
    u64 v1276 = load_u64((const u8 *)v1 + 448);
    u64 v1278 = load_u64((const u8 *)v1 + 456);
    u64 v1280 = load_u64((const u8 *)v1 + 464);
    u64 v1282 = load_u64((const u8 *)v1 + 472);
    u64 v1284 = load_u64((const u8 *)v1 + 480);
    u64 v1286 = load_u64((const u8 *)v1 + 624);
    u64 v1288 = load_u64((const u8 *)v1 + 632);
    u64 v1290 = load_u64((const u8 *)v1 + 648);
    u64 v1292 = load_u64((const u8 *)v1 + 680);
    u64 v1294 = load_u64((const u8 *)v1 + 1152);
    u64 v1296 = load_u64((const u8 *)v1 + 1176);
    u64 v1298 = load_u64((const u8 *)v1 + 1256);
    u64 v1300 = load_u64((const u8 *)v1 + 1344);
    u64 v1302 = load_u64((const u8 *)v1 + 1392);
    u64 v1304 = load_u64((const u8 *)v1 + 1992);
    u64 v1306 = load_u64((const u8 *)v1 + 2008);
    u64 v1308 = load_u64((const u8 *)v1 + 2040);
    u64 v1310 = load_u64((const u8 *)v1 + 2048);
    u64 v1312 = load_u64((const u8 *)v1 + 2056);
    u64 v1314 = load_u64((const u8 *)v1 + 2080);
    u64 v1316 = load_u64((const u8 *)v1 + 2168);
    u64 v1318 = load_u64((const u8 *)v1 + 2248);
    u64 v1320 = load_u64((const u8 *)v1 + 2264);
    u64 v1322 = load_u64((const u8 *)v1 + 2280);
    u64 v1324 = load_u64((const u8 *)v1 + 2288);
    u64 v1326 = load_u64((const u8 *)v1 + 2296);
    { u64 n1239 = v1240; u64 n1241 = v1242; u64 n1243 = v1244; u64 n1245 = v1246; u64 n1247 = v1248; u64 n1249 = v1250; u64 n1251 = v1252; u64 n1253 = v1254; u64 n1255 = v1256; u64 n1257 = v1258; u64 n1259 = v1260; u64 n1261 = v1262; u64 n1263 = v1264; u64 n1265 = v1266; u64 n1267 = v1268; u64 n1269 = v1270; u64 n1271 = v1272; u64 n1273 = v1274; u64 n1275 = v1276; u64 n1277 = v1278; u64 n1279 = v1280; u64 n1281 = v1282; u64 n1283 = v1284; u64 n1285 = v1286; u64 n1287 = v1288; u64 n1289 = v1290; u64 n1291 = v1292; u64 n1293 = v1294; u64 n1295 = v1296; u64 n1297 = v1298; u64 n1299 = v1300; u64 n1301 = v1302; u64 n1303 = v1304; u64 n1305 = v1306; u64 n1307 = v1308; u64 n1309 = v1310; u64 n1311 = v1312; u64 n1313 = v1314; u64 n1315 = v1316; u64 n1317 = v1318; u64 n1319 = v1320; u64 n1321 = v1322; u64 n1323 = v1324; u64 n1325 = v1326; v1239 = n1239; v1241 = n1241; v1243 = n1243; v1245 = n1245; v1247 = n1247; v1249 = n1249; v1251 = n1251; v1253 = n1253; v1255 = n1255; v1257 = n1257; v1259 = n1259; v1261 = n1261; v1263 = n1263; v1265 = n1265; v1267 = n1267; v1269 = n1269; v1271 = n1271; v1273 = n1273; v1275 = n1275; v1277 = n1277; v1279 = n1279; v1281 = n1281; v1283 = n1283; v1285 = n1285; v1287 = n1287; v1289 = n1289; v1291 = n1291; v1293 = n1293; v1295 = n1295; v1297 = n1297; v1299 = n1299; v1301 = n1301; v1303 = n1303; v1305 = n1305; v1307 = n1307; v1309 = n1309; v1311 = n1311; v1313 = n1313; v1315 = n1315; v1317 = n1317; v1319 = n1319; v1321 = n1321; v1323 = n1323; v1325 = n1325; goto b56; }
b374:;
    u64 v1202 = load_u64((const u8 *)v1 + 1400);
    u64 v1203 = load_u64((const u8 *)v1 + 1408);
    u64 v1204 = 0x1;
    u64 v1205 = v1203 << (v1204 & 63);
    u64 v1206 = 0x3f;
    u64 v1207 = v1202 >> (v1206 & 63);
    u64 v1208 = 0x1;
    u64 v1209 = v1202 << (v1208 & 63);
    u64 v1210 = v1205 | v1207;
    u64 v1211 = load_u64((const u8 *)v1 + 1416);
    u64 v1212 = 0x3f;
    u64 v1213 = v1211 >> (v1212 & 63);
    u64 v1214 = v1209 | v1213;
    u64 v1215 = v1210 | v4;
    u64 v1216 = 0x1;
    u64 v1217 = v1211 << (v1216 & 63);
    u64 v1218 = load_u64((const u8 *)v1 + 1392);
    u64 v1219 = 0x1;
    u64 v1220 = v1218 << (v1219 & 63);
    u64 v1221 = load_u64((const u8 *)v1 + 2080);
    u128 v1222 = (u128)v1215 << 64 | v1214;
    u128 v1223 = (u128)v4 << 64 | v1221;
    u8 v1224 = (u128)v1222 < (u128)v1223;
    if (v1224) { goto b375; } else { goto b376; }
b375:;
    { u64 n1232 = v1220; u64 n1233 = v1214; u64 n1234 = v1215; v1232 = n1232; v1233 = n1233; v1234 = n1234; goto b55; }
b376:;
    u128 v1225 = (u128)v1215 << 64 | v1214;
    u128 v1226 = (u128)v4 << 64 | v1221;
    u128 v1227 = v1225 - v1226;
    u64 v1228 = (u64)v1227;
    u64 v1229 = (u64)(v1227 >> 64);
    u64 v1230 = 0x1;
    u64 v1231 = v1220 | v1230;
    { u64 n1232 = v1231; u64 n1233 = v1228; u64 n1234 = v1229; v1232 = n1232; v1233 = n1233; v1234 = n1234; goto b55; }
b55:;
    u64 v1235 = 0x1;
    u64 v1236 = v1199 + v1235;
    u64 v1237 = 0xff;
    u64 v1238 = v1236 & v1237;
    store_u64((u8 *)v1 + 1392, v1232);
    store_u64((u8 *)v1 + 1400, v1233);
    store_u64((u8 *)v1 + 1408, v1234);
    store_u64((u8 *)v1 + 1416, v1217);
    store_u64((u8 *)v1 + 1424, v1238);
    store_u64((u8 *)v1 + 4512, v1184);
    { goto b53; }
b56:;
    u64 v1327 = 0x1;
    u8 v1328 = (u64)v1249 != (u64)v1327;
    if (v1328) { goto b377; } else { goto b378; }
b377:;
    { goto b57; }
b378:;
    u64 v1329 = 0x2;
    u64 v1330 = v1301 >> (v1329 & 63);
    u64 v1331 = 0xffffffff;
    u64 v1332 = v1330 & v1331;
    { u64 n1336 = v1332; v1336 = n1336; goto b58; }
b57:;
    u8 v1333 = (u64)v1301 >= (u64)v1309;
    if (v1333) { goto b379; } else { goto b380; }
b379:;
    { u64 n1336 = v1309; v1336 = n1336; goto b58; }
b380:;
    u64 v1334 = 0xffffffff;
    u64 v1335 = v1301 & v1334;
    { u64 n1336 = v1335; v1336 = n1336; goto b58; }
b58:;
    u8 v1337 = (u64)v1299 == (u64)v4;
    if (v1337) { goto b381; } else { goto b382; }
b381:;
    { goto b176; }
b382:;
    { u64 n1346 = v1239; u64 n1347 = v1241; u64 n1348 = v1243; u64 n1349 = v1245; u64 n1350 = v1247; u64 n1351 = v1251; u64 n1352 = v1253; u64 n1353 = v1255; u64 n1354 = v1257; u64 n1355 = v1259; u64 n1356 = v1261; u64 n1357 = v1263; u64 n1358 = v1265; u64 n1359 = v1267; u64 n1360 = v1269; u64 n1361 = v1271; u64 n1362 = v1273; u64 n1363 = v1275; u64 n1364 = v1277; u64 n1365 = v1279; u64 n1366 = v1281; u64 n1367 = v1283; u64 n1368 = v1285; u64 n1369 = v1287; u64 n1370 = v1289; u64 n1371 = v1291; u64 n1372 = v1293; u64 n1373 = v1295; u64 n1374 = v1297; u64 n1375 = v1303; u64 n1376 = v1305; u64 n1377 = v1307; u64 n1378 = v1336; u64 n1379 = v1311; u64 n1380 = v1313; u64 n1381 = v1315; u64 n1382 = v1317; u64 n1383 = v1319; u64 n1384 = v1321; u64 n1385 = v1323; u64 n1386 = v1325; v1346 = n1346; v1347 = n1347; v1348 = n1348; v1349 = n1349; v1350 = n1350; v1351 = n1351; v1352 = n1352; v1353 = n1353; v1354 = n1354; v1355 = n1355; v1356 = n1356; v1357 = n1357; v1358 = n1358; v1359 = n1359; v1360 = n1360; v1361 = n1361; v1362 = n1362; v1363 = n1363; v1364 = n1364; v1365 = n1365; v1366 = n1366; v1367 = n1367; v1368 = n1368; v1369 = n1369; v1370 = n1370; v1371 = n1371; v1372 = n1372; v1373 = n1373; v1374 = n1374; v1375 = n1375; v1376 = n1376; v1377 = n1377; v1378 = n1378; v1379 = n1379; v1380 = n1380; v1381 = n1381; v1382 = n1382; v1383 = n1383; v1384 = n1384; v1385 = n1385; v1386 = n1386; goto b59; }
b176:;
    u64 v1338 = 0x9;
    u64 v1339 = v1243 << (v1338 & 63);
    u8 v1340 = (u64)v1339 >= (u64)v1336;
    if (v1340) { goto b383; } else { goto b384; }
b383:;
    { u64 n1346 = v1239; u64 n1347 = v1241; u64 n1348 = v1243; u64 n1349 = v1245; u64 n1350 = v1247; u64 n1351 = v1251; u64 n1352 = v1253; u64 n1353 = v1255; u64 n1354 = v1257; u64 n1355 = v1259; u64 n1356 = v1261; u64 n1357 = v1263; u64 n1358 = v1265; u64 n1359 = v1267; u64 n1360 = v1269; u64 n1361 = v1271; u64 n1362 = v1273; u64 n1363 = v1275; u64 n1364 = v1277; u64 n1365 = v1279; u64 n1366 = v1281; u64 n1367 = v1283; u64 n1368 = v1285; u64 n1369 = v1287; u64 n1370 = v1289; u64 n1371 = v1291; u64 n1372 = v1293; u64 n1373 = v1295; u64 n1374 = v1297; u64 n1375 = v1303; u64 n1376 = v1305; u64 n1377 = v1307; u64 n1378 = v1336; u64 n1379 = v1311; u64 n1380 = v1313; u64 n1381 = v1315; u64 n1382 = v1317; u64 n1383 = v1319; u64 n1384 = v1321; u64 n1385 = v1323; u64 n1386 = v1325; v1346 = n1346; v1347 = n1347; v1348 = n1348; v1349 = n1349; v1350 = n1350; v1351 = n1351; v1352 = n1352; v1353 = n1353; v1354 = n1354; v1355 = n1355; v1356 = n1356; v1357 = n1357; v1358 = n1358; v1359 = n1359; v1360 = n1360; v1361 = n1361; v1362 = n1362; v1363 = n1363; v1364 = n1364; v1365 = n1365; v1366 = n1366; v1367 = n1367; v1368 = n1368; v1369 = n1369; v1370 = n1370; v1371 = n1371; v1372 = n1372; v1373 = n1373; v1374 = n1374; v1375 = n1375; v1376 = n1376; v1377 = n1377; v1378 = n1378; v1379 = n1379; v1380 = n1380; v1381 = n1381; v1382 = n1382; v1383 = n1383; v1384 = n1384; v1385 = n1385; v1386 = n1386; goto b59; }
b384:;
    u64 v1341 = 0x7fffff;
    u64 v1342 = v1243 & v1341;
    u64 v1343 = 0x9;
    u64 v1344 = v1342 << (v1343 & 63);
    u64 v1345 = v1344 | v4;
    { u64 n1346 = v1239; u64 n1347 = v1241; u64 n1348 = v1243; u64 n1349 = v1245; u64 n1350 = v1247; u64 n1351 = v1251; u64 n1352 = v1253; u64 n1353 = v1255; u64 n1354 = v1257; u64 n1355 = v1259; u64 n1356 = v1261; u64 n1357 = v1263; u64 n1358 = v1265; u64 n1359 = v1267; u64 n1360 = v1269; u64 n1361 = v1271; u64 n1362 = v1273; u64 n1363 = v1275; u64 n1364 = v1277; u64 n1365 = v1279; u64 n1366 = v1281; u64 n1367 = v1283; u64 n1368 = v1285; u64 n1369 = v1287; u64 n1370 = v1289; u64 n1371 = v1291; u64 n1372 = v1293; u64 n1373 = v1295; u64 n1374 = v1297; u64 n1375 = v1303; u64 n1376 = v1305; u64 n1377 = v1307; u64 n1378 = v1345; u64 n1379 = v1311; u64 n1380 = v1313; u64 n1381 = v1315; u64 n1382 = v1317; u64 n1383 = v1319; u64 n1384 = v1321; u64 n1385 = v1323; u64 n1386 = v1325; v1346 = n1346; v1347 = n1347; v1348 = n1348; v1349 = n1349; v1350 = n1350; v1351 = n1351; v1352 = n1352; v1353 = n1353; v1354 = n1354; v1355 = n1355; v1356 = n1356; v1357 = n1357; v1358 = n1358; v1359 = n1359; v1360 = n1360; v1361 = n1361; v1362 = n1362; v1363 = n1363; v1364 = n1364; v1365 = n1365; v1366 = n1366; v1367 = n1367; v1368 = n1368; v1369 = n1369; v1370 = n1370; v1371 = n1371; v1372 = n1372; v1373 = n1373; v1374 = n1374; v1375 = n1375; v1376 = n1376; v1377 = n1377; v1378 = n1378; v1379 = n1379; v1380 = n1380; v1381 = n1381; v1382 = n1382; v1383 = n1383; v1384 = n1384; v1385 = n1385; v1386 = n1386; goto b59; }
b59:;
    u64 v1387 = v1349 * v1378;
    u64 v1388 = (u64)((u128)v1349 * v1378 >> 64);
    u64 v1389 = v1388 >> (v4 & 63);
    u64 v1390 = v1349 * v1378;
    u8 v1391 = (u64)v1389 < (u64)v1348;
    if (v1391) { goto b385; } else { goto b386; }
b385:;
    { goto b60; }
b386:;
    u64 v1392 = 0xffffffffffffffff;
    { u64 n1450 = v1346; u64 n1452 = v1347; u64 n1454 = v1348; u64 n1456 = v1349; u64 n1458 = v1350; u64 n1460 = v1351; u64 n1462 = v1352; u64 n1464 = v1353; u64 n1466 = v1354; u64 n1468 = v1355; u64 n1470 = v1356; u64 n1472 = v1357; u64 n1474 = v1358; u64 n1476 = v1359; u64 n1478 = v1360; u64 n1480 = v1361; u64 n1482 = v1362; u64 n1484 = v1363; u64 n1486 = v1364; u64 n1488 = v1365; u64 n1490 = v1366; u64 n1492 = v1367; u64 n1494 = v1368; u64 n1496 = v1369; u64 n1498 = v1370; u64 n1500 = v1371; u64 n1502 = v1372; u64 n1504 = v1373; u64 n1506 = v1374; u64 n1508 = v1392; u64 n1510 = v1375; u64 n1512 = v1376; u64 n1514 = v1377; u64 n1516 = v1378; u64 n1518 = v1379; u64 n1520 = v1380; u64 n1522 = v1381; u64 n1524 = v1382; u64 n1526 = v1383; u64 n1528 = v1384; u64 n1530 = v1385; u64 n1532 = v1386; v1450 = n1450; v1452 = n1452; v1454 = n1454; v1456 = n1456; v1458 = n1458; v1460 = n1460; v1462 = n1462; v1464 = n1464; v1466 = n1466; v1468 = n1468; v1470 = n1470; v1472 = n1472; v1474 = n1474; v1476 = n1476; v1478 = n1478; v1480 = n1480; v1482 = n1482; v1484 = n1484; v1486 = n1486; v1488 = n1488; v1490 = n1490; v1492 = n1492; v1494 = n1494; v1496 = n1496; v1498 = n1498; v1500 = n1500; v1502 = n1502; v1504 = n1504; v1506 = n1506; v1508 = n1508; v1510 = n1510; v1512 = n1512; v1514 = n1514; v1516 = n1516; v1518 = n1518; v1520 = n1520; v1522 = n1522; v1524 = n1524; v1526 = n1526; v1528 = n1528; v1530 = n1530; v1532 = n1532; goto b64; }
b60:;
    store_u64((u8 *)v1 + 288, v1346);
    store_u64((u8 *)v1 + 296, v1347);
    store_u64((u8 *)v1 + 312, v1348);
    store_u64((u8 *)v1 + 320, v1349);
    store_u64((u8 *)v1 + 328, v1350);
    store_u64((u8 *)v1 + 352, v1351);
    store_u64((u8 *)v1 + 360, v1352);
    store_u64((u8 *)v1 + 368, v1353);
    store_u64((u8 *)v1 + 376, v1354);
    store_u64((u8 *)v1 + 384, v1355);
    store_u64((u8 *)v1 + 392, v1356);
    store_u64((u8 *)v1 + 400, v1357);
    store_u64((u8 *)v1 + 408, v1358);
    store_u64((u8 *)v1 + 416, v1359);
    store_u64((u8 *)v1 + 424, v1360);
    store_u64((u8 *)v1 + 432, v1361);
    store_u64((u8 *)v1 + 440, v1362);
    store_u64((u8 *)v1 + 448, v1363);
    store_u64((u8 *)v1 + 456, v1364);
    store_u64((u8 *)v1 + 464, v1365);
    store_u64((u8 *)v1 + 472, v1366);
    store_u64((u8 *)v1 + 480, v1367);
    store_u64((u8 *)v1 + 624, v1368);
    store_u64((u8 *)v1 + 632, v1369);
    store_u64((u8 *)v1 + 648, v1370);
    store_u64((u8 *)v1 + 680, v1371);
    store_u64((u8 *)v1 + 1152, v1372);
    store_u64((u8 *)v1 + 1176, v1373);
    store_u64((u8 *)v1 + 1256, v1374);
    store_u64((u8 *)v1 + 1440, v4);
    store_u64((u8 *)v1 + 1448, v1389);
    store_u64((u8 *)v1 + 1456, v4);
    store_u64((u8 *)v1 + 1464, v1390);
    store_u64((u8 *)v1 + 1472, v4);
    store_u64((u8 *)v1 + 1992, v1375);
    store_u64((u8 *)v1 + 2008, v1376);
    store_u64((u8 *)v1 + 2040, v1377);
    store_u64((u8 *)v1 + 2048, v1378);
    store_u64((u8 *)v1 + 2056, v1379);
    store_u64((u8 *)v1 + 2080, v1380);
    store_u64((u8 *)v1 + 2168, v1381);
    store_u64((u8 *)v1 + 2248, v1382);
    store_u64((u8 *)v1 + 2264, v1383);
    store_u64((u8 *)v1 + 2280, v1384);
    store_u64((u8 *)v1 + 2288, v1385);
    store_u64((u8 *)v1 + 2296, v1386);
    store_u64((u8 *)v1 + 4776, v4);
    { goto b61; }
b61:;
    u64 v1393 = load_u64((const u8 *)v1 + 4776);
    u64 v1394 = 0x1;
    u64 v1395 = v1393 + v1394;
    u64 v1396 = 0x10000;
    u8 v1397 = (u64)v1395 < (u64)v1396;
    if (v1397) { goto b387; } else { goto b388; }
b387:;
    { goto b62; }
b388:;
    u64 v1398 = 0x1;
    u64 v1399 = 0x1ff;
    u64 v1400 = 0x1ff;
    u64 v1401 = v1399 & v1400;
    u64 v1402 = 0x1ff;
    u8 v1403 = (u64)v1401 == (u64)v1402;
    u64 v1404 = v1403;
    u64 v1405 = load_u64((const u8 *)v1 + 0);
    u64 v1406 = v1404 | v1405;
    u64 v1407 = load_u64((const u8 *)v1 + 24);
    u64 v1408 = v1406 | v1407;
    if (v1408) { goto b389; } else { goto b390; }
b389:;
    u8 v1409 = 0;
    store_u64((u8 *)v1 + 80, v1398);
    store_u64((u8 *)v1 + 624, v1399);
    store_u64((u8 *)v1 + 680, v4);
    return v1409;
b390:;
    u64 v4243 = load_u64((const u8 *)v1 + 208);
    u64 v4253 = load_u64((const u8 *)v1 + 216);
    u64 v4264 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4243; u64 n4249 = v4253; u64 n4260 = v4264; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b62:;
    u64 v1410 = load_u64((const u8 *)v1 + 1472);
    u64 v1411 = 0x40;
    u8 v1412 = (u64)v1410 >= (u64)v1411;
    if (v1412) { goto b391; } else { goto b392; }
b391:;
    u64 v1451 = load_u64((const u8 *)v1 + 288);
    u64 v1453 = load_u64((const u8 *)v1 + 296);
    u64 v1455 = load_u64((const u8 *)v1 + 312);
    u64 v1457 = load_u64((const u8 *)v1 + 320);
    u64 v1459 = load_u64((const u8 *)v1 + 328);
    u64 v1461 = load_u64((const u8 *)v1 + 352);
    u64 v1463 = load_u64((const u8 *)v1 + 360);
    u64 v1465 = load_u64((const u8 *)v1 + 368);
    u64 v1467 = load_u64((const u8 *)v1 + 376);
    u64 v1469 = load_u64((const u8 *)v1 + 384);
    u64 v1471 = load_u64((const u8 *)v1 + 392);
    u64 v1473 = load_u64((const u8 *)v1 + 400);
    u64 v1475 = load_u64((const u8 *)v1 + 408);
    u64 v1477 = load_u64((const u8 *)v1 + 416);
    u64 v1479 = load_u64((const u8 *)v1 + 424);
    u64 v1481 = load_u64((const u8 *)v1 + 432);
    u64 v1483 = load_u64((const u8 *)v1 + 440);
    u64 v1485 = load_u64((const u8 *)v1 + 448);
    u64 v1487 = load_u64((const u8 *)v1 + 456);
    u64 v1489 = load_u64((const u8 *)v1 + 464);
    u64 v1491 = load_u64((const u8 *)v1 + 472);
    u64 v1493 = load_u64((const u8 *)v1 + 480);
    u64 v1495 = load_u64((const u8 *)v1 + 624);
    u64 v1497 = load_u64((const u8 *)v1 + 632);
    u64 v1499 = load_u64((const u8 *)v1 + 648);
    u64 v1501 = load_u64((const u8 *)v1 + 680);
    u64 v1503 = load_u64((const u8 *)v1 + 1152);
    u64 v1505 = load_u64((const u8 *)v1 + 1176);
    u64 v1507 = load_u64((const u8 *)v1 + 1256);
    u64 v1509 = load_u64((const u8 *)v1 + 1440);
    u64 v1511 = load_u64((const u8 *)v1 + 1992);
    u64 v1513 = load_u64((const u8 *)v1 + 2008);
    u64 v1515 = load_u64((const u8 *)v1 + 2040);
    u64 v1517 = load_u64((const u8 *)v1 + 2048);
    u64 v1519 = load_u64((const u8 *)v1 + 2056);
    u64 v1521 = load_u64((const u8 *)v1 + 2080);
    u64 v1523 = load_u64((const u8 *)v1 + 2168);
    u64 v1525 = load_u64((const u8 *)v1 + 2248);
    u64 v1527 = load_u64((const u8 *)v1 + 2264);
    u64 v1529 = load_u64((const u8 *)v1 + 2280);
    u64 v1531 = load_u64((const u8 *)v1 + 2288);
    u64 v1533 = load_u64((const u8 *)v1 + 2296);
    { u64 n1450 = v1451; u64 n1452 = v1453; u64 n1454 = v1455; u64 n1456 = v1457; u64 n1458 = v1459; u64 n1460 = v1461; u64 n1462 = v1463; u64 n1464 = v1465; u64 n1466 = v1467; u64 n1468 = v1469; u64 n1470 = v1471; u64 n1472 = v1473; u64 n1474 = v1475; u64 n1476 = v1477; u64 n1478 = v1479; u64 n1480 = v1481; u64 n1482 = v1483; u64 n1484 = v1485; u64 n1486 = v1487; u64 n1488 = v1489; u64 n1490 = v1491; u64 n1492 = v1493; u64 n1494 = v1495; u64 n1496 = v1497; u64 n1498 = v1499; u64 n1500 = v1501; u64 n1502 = v1503; u64 n1504 = v1505; u64 n1506 = v1507; u64 n1508 = v1509; u64 n1510 = v1511; u64 n1512 = v1513; u64 n1514 = v1515; u64 n1516 = v1517; u64 n1518 = v1519; u64 n1520 = v1521; u64 n1522 = v1523; u64 n1524 = v1525; u64 n1526 = v1527; u64 n1528 = v1529; u64 n1530 = v1531; u64 n1532 = v1533; v1450 = n1450; v1452 = n1452; v1454 = n1454; v1456 = n1456; v1458 = n1458; v1460 = n1460; v1462 = n1462; v1464 = n1464; v1466 = n1466; v1468 = n1468; v1470 = n1470; v1472 = n1472; v1474 = n1474; v1476 = n1476; v1478 = n1478; v1480 = n1480; v1482 = n1482; v1484 = n1484; v1486 = n1486; v1488 = n1488; v1490 = n1490; v1492 = n1492; v1494 = n1494; v1496 = n1496; v1498 = n1498; v1500 = n1500; v1502 = n1502; v1504 = n1504; v1506 = n1506; v1508 = n1508; v1510 = n1510; v1512 = n1512; v1514 = n1514; v1516 = n1516; v1518 = n1518; v1520 = n1520; v1522 = n1522; v1524 = n1524; v1526 = n1526; v1528 = n1528; v1530 = n1530; v1532 = n1532; goto b64; }
b392:;
    u64 v1413 = load_u64((const u8 *)v1 + 1448);
    u64 v1414 = load_u64((const u8 *)v1 + 1456);
    u64 v1415 = 0x1;
    u64 v1416 = v1414 << (v1415 & 63);
    u64 v1417 = 0x3f;
    u64 v1418 = v1413 >> (v1417 & 63);
    u64 v1419 = 0x1;
    u64 v1420 = v1413 << (v1419 & 63);
    u64 v1421 = v1416 | v1418;
    u64 v1422 = load_u64((const u8 *)v1 + 1464);
    u64 v1423 = 0x3f;
    u64 v1424 = v1422 >> (v1423 & 63);
    u64 v1425 = v1420 | v1424;
    u64 v1426 = v1421 | v4;
    u64 v1427 = 0x1;
    u64 v1428 = v1422 << (v1427 & 63);
    u64 v1429 = load_u64((const u8 *)v1 + 1440);
    u64 v1430 = 0x1;
    u64 v1431 = v1429 << (v1430 & 63);
    u64 v1432 = load_u64((const u8 *)v1 + 312);
    u128 v1433 = (u128)v1426 << 64 | v1425;
    u128 v1434 = (u128)v4 << 64 | v1432;
    u8 v1435 = (u128)v1433 < (u128)v1434;
    if (v1435) { goto b393; } else { goto b394; }
b393:;
    { u64 n1443 = v1431; u64 n1444 = v1425; u64 n1445 = v1426; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b63; }
b394:;
    u128 v1436 = (u128)v1426 << 64 | v1425;
    u128 v1437 = (u128)v4 << 64 | v1432;
    u128 v1438 = v1436 - v1437;
    u64 v1439 = (u64)v1438;
    u64 v1440 = (u64)(v1438 >> 64);
    u64 v1441 = 0x1;
    u64 v1442 = v1431 | v1441;
    { u64 n1443 = v1442; u64 n1444 = v1439; u64 n1445 = v1440; v1443 = n1443; v1444 = n1444; v1445 = n1445; goto b63; }
b63:;
    u64 v1446 = 0x1;
    u64 v1447 = v1410 + v1446;
    u64 v1448 = 0xff;
    u64 v1449 = v1447 & v1448;
    store_u64((u8 *)v1 + 1440, v1443);
    store_u64((u8 *)v1 + 1448, v1444);
    store_u64((u8 *)v1 + 1456, v1445);
    store_u64((u8 *)v1 + 1464, v1428);
    store_u64((u8 *)v1 + 1472, v1449);
    store_u64((u8 *)v1 + 4776, v1395);
    { goto b61; }
b64:;
    u64 v1534 = v1458 * v1522;
    u64 v1535 = (u64)((u128)v1458 * v1522 >> 64);
    u64 v1536 = 0x14;
    u64 v1537 = v1534 >> (v1536 & 63);
    u64 v1538 = 0x2c;
    u64 v1539 = v1535 << (v1538 & 63);
    u64 v1540 = v1537 | v1539;
    u64 v1541 = 0x14;
    u64 v1542 = v1535 >> (v1541 & 63);
    u64 v1543 = 0x39db;
    u64 v1544 = v1540 * v1543;
    u64 v1545 = v1458 * v1516;
    u64 v1546 = (u64)((u128)v1458 * v1516 >> 64);
    u64 v1547 = 0x14;
    u64 v1548 = v1545 >> (v1547 & 63);
    u64 v1549 = 0x2c;
    u64 v1550 = v1546 << (v1549 & 63);
    u64 v1551 = v1548 | v1550;
    u64 v1552 = 0x14;
    u64 v1553 = v1546 >> (v1552 & 63);
    u128 v1554 = (u128)v1553 << 64 | v1551;
    u128 v1555 = (u128)v4 << 64 | v1508;
    u128 v1556 = v1554 - v1555;
    u64 v1557 = (u64)v1556;
    u64 v1558 = (u64)(v1556 >> 64);
    u64 v1559 = 0x6666;
    u128 v1560 = (u128)v1558 << 64 | v1557;
    u128 v1561 = (u128)v4 << 64 | v1559;
    u128 v1562 = v1560 * v1561;
    u64 v1563 = (u64)v1562;
    u64 v1564 = (u64)(v1562 >> 64);
    u64 v1565 = 0x8;
    u64 v1566 = v1563 >> (v1565 & 63);
    u64 v1567 = 0x38;
    u64 v1568 = v1564 << (v1567 & 63);
    u64 v1569 = v1566 | v1568;
    u64 v1570 = 0x8;
    u64 v1571 = (int64_t)v1564 >> (v1570 & 63);
    u64 v1572 = v1569 - v1544;
    u64 v1573 = 0x199a;
    u64 v1574 = v1508 * v1573;
    u64 v1575 = (u64)((u128)v1508 * v1573 >> 64);
    u64 v1576 = 0x8;
    u64 v1577 = v1574 >> (v1576 & 63);
    u64 v1578 = 0x38;
    u64 v1579 = v1575 << (v1578 & 63);
    u64 v1580 = v1577 | v1579;
    u64 v1581 = 0x8;
    u64 v1582 = v1575 >> (v1581 & 63);
    u8 v1583 = (int64_t)v4 < (int64_t)v1460;
    if (v1583) { goto b395; } else { goto b396; }
b395:;
    { goto b65; }
b396:;
    u64 v1584 = 0x1;
    u8 v1585 = (u64)v1462 != (u64)v1584;
    if (v1585) { goto b397; } else { goto b398; }
b397:;
    { goto b171; }
b398:;
    { goto b65; }
b65:;
    u64 v1586 = 0x3f;
    u64 v1587 = (int64_t)v1572 >> (v1586 & 63);
    u64 v1588 = 0x1;
    u64 v1589 = v1587 << (v1588 & 63);
    u64 v1590 = 0x3f;
    u64 v1591 = v1572 >> (v1590 & 63);
    u64 v1592 = 0x1;
    u64 v1593 = v1572 << (v1592 & 63);
    u64 v1594 = v1589 | v1591;
    u128 v1595 = (u128)v1582 << 64 | v1580;
    u128 v1596 = (u128)v1594 << 64 | v1593;
    u8 v1597 = (__int128)v1595 >= (__int128)v1596;
    if (v1597) { goto b399; } else { goto b400; }
b399:;
    { goto b171; }
b400:;
    u64 v1598 = 0x4;
    u64 v1599 = v1454 << (v1598 & 63);
    u64 v1600 = v1464 + v1599;
    { u64 n1613 = v1600; u64 n1614 = v1466; v1613 = n1613; v1614 = n1614; goto b66; }
b171:;
    u8 v1601 = (u64)v1454 >= (u64)v1464;
    if (v1601) { goto b401; } else { goto b402; }
b401:;
    { goto b172; }
b402:;
    u64 v1602 = v1464 - v1454;
    { u64 n1603 = v1602; v1603 = n1603; goto b173; }
b172:;
    { u64 n1603 = v4; v1603 = n1603; goto b173; }
b173:;
    u8 v1604 = (u64)v1460 == (u64)v4;
    if (v1604) { goto b403; } else { goto b404; }
b403:;
    { u64 n1613 = v1603; u64 n1614 = v1466; v1613 = n1613; v1614 = n1614; goto b66; }
b404:;
    u64 v1605 = 0x4;
    u64 v1606 = v1466 >> (v1605 & 63);
    u64 v1607 = v1466 + v1606;
    u64 v1608 = 0xffffffff;
    u64 v1609 = v1607 & v1608;
    u8 v1610 = (u64)v1466 == (u64)v4;
    if (v1610) { goto b405; } else { goto b406; }
b405:;
    { goto b174; }
b406:;
    u8 v1611 = (u64)v1516 >= (u64)v1609;
    if (v1611) { goto b407; } else { goto b408; }
b407:;
    { u64 n1612 = v1609; v1612 = n1612; goto b175; }
b408:;
    { goto b174; }
b174:;
    { u64 n1612 = v1516; v1612 = n1612; goto b175; }
b175:;
    { u64 n1613 = v1603; u64 n1614 = v1612; v1613 = n1613; v1614 = n1614; goto b66; }
b66:;
    u8 v1615 = (int64_t)v4 >= (int64_t)v1460;
    if (v1615) { goto b409; } else { goto b410; }
b409:;
    { u64 n1617 = v4; v1617 = n1617; goto b67; }
b410:;
    u64 v1616 = 0x1;
    { u64 n1617 = v1616; v1617 = n1617; goto b67; }
b67:;
    u64 v1618 = 0x8;
    u64 v1619 = v1614 >> (v1618 & 63);
    u64 v1620 = 0x9;
    u64 v1621 = v1619 << (v1620 & 63);
    u64 v1622 = 0x1;
    u8 v1623 = (u64)v1524 != (u64)v1622;
    if (v1623) { goto b411; } else { goto b412; }
b411:;
    { goto b170; }
b412:;
    u8 v1624 = (u64)v1621 >= (u64)v1613;
    if (v1624) { goto b413; } else { goto b414; }
b413:;
    { goto b170; }
b414:;
    u64 v1625 = 0x1;
    u64 v1626 = 0x7;
    u64 v1627 = v1516 >> (v1626 & 63);
    u64 v1628 = 0x1fffff;
    u8 v1629 = (u64)v1628 >= (u64)v1627;
    if (v1629) { goto b415; } else { goto b416; }
b415:;
    { u64 n1632 = v1627; v1632 = n1632; goto b68; }
b416:;
    u64 v1630 = 0x1fffff;
    { u64 n1632 = v1630; v1632 = n1632; goto b68; }
b170:;
    u64 v1631 = 0x1fffff;
    { u64 n1636 = v4; u64 n1637 = v1631; u64 n1638 = v1613; v1636 = n1636; v1637 = n1637; v1638 = n1638; goto b69; }
b68:;
    u64 v1633 = 0x1;
    u64 v1634 = v1621 << (v1633 & 63);
    u8 v1635 = (u64)v1634 >= (u64)v1613;
    if (v1635) { goto b417; } else { goto b418; }
b417:;
    { u64 n1636 = v1625; u64 n1637 = v1632; u64 n1638 = v1613; v1636 = n1636; v1637 = n1637; v1638 = n1638; goto b69; }
b418:;
    { u64 n1636 = v1625; u64 n1637 = v1632; u64 n1638 = v1634; v1636 = n1636; v1637 = n1637; v1638 = n1638; goto b69; }
b69:;
    u64 v1639 = 0x1;
    u8 v1640 = (u64)v1524 != (u64)v1639;
    if (v1640) { goto b419; } else { goto b420; }
b419:;
    { u64 n1803 = v1450; u64 n1804 = v1452; u64 n1805 = v1454; u64 n1806 = v1456; u64 n1807 = v1458; u64 n1808 = v1636; u64 n1809 = v1637; u64 n1810 = v4; u64 n1811 = v1617; u64 n1812 = v1638; u64 n1813 = v1614; u64 n1814 = v1468; u64 n1815 = v1470; u64 n1816 = v1472; u64 n1817 = v1474; u64 n1818 = v1476; u64 n1819 = v1478; u64 n1820 = v1480; u64 n1821 = v1482; u64 n1822 = v1484; u64 n1823 = v1486; u64 n1824 = v1488; u64 n1825 = v1490; u64 n1826 = v1492; u64 n1827 = v1494; u64 n1828 = v1496; u64 n1829 = v1498; u64 n1830 = v1500; u64 n1831 = v1502; u64 n1832 = v1504; u64 n1833 = v1506; u64 n1834 = v1510; u64 n1835 = v1512; u64 n1836 = v1514; u64 n1837 = v1516; u64 n1838 = v1518; u64 n1839 = v1520; u64 n1840 = v1522; u64 n1841 = v1572; u64 n1842 = v1580; u64 n1843 = v1582; u64 n1844 = v1524; u64 n1845 = v1526; u64 n1846 = v1528; u64 n1847 = v1530; u64 n1848 = v1532; v1803 = n1803; v1804 = n1804; v1805 = n1805; v1806 = n1806; v1807 = n1807; v1808 = n1808; v1809 = n1809; v1810 = n1810; v1811 = n1811; v1812 = n1812; v1813 = n1813; v1814 = n1814; v1815 = n1815; v1816 = n1816; v1817 = n1817; v1818 = n1818; v1819 = n1819; v1820 = n1820; v1821 = n1821; v1822 = n1822; v1823 = n1823; v1824 = n1824; v1825 = n1825; v1826 = n1826; v1827 = n1827; v1828 = n1828; v1829 = n1829; v1830 = n1830; v1831 = n1831; v1832 = n1832; v1833 = n1833; v1834 = n1834; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; goto b75; }
b420:;
    u64 v1641 = 0xa;
    u64 v1642 = v4 << (v1641 & 63);
    u64 v1643 = 0x36;
    u64 v1644 = v1518 >> (v1643 & 63);
    u64 v1645 = 0xa;
    u64 v1646 = v1518 << (v1645 & 63);
    u64 v1647 = v1642 | v1644;
    u64 v1648 = v1647 >> (v4 & 63);
    u64 v1649 = 0x3fffffffffffff;
    u64 v1650 = v1518 & v1649;
    u64 v1651 = 0xa;
    u64 v1652 = v1650 << (v1651 & 63);
    u64 v1653 = v1652 | v4;
    u8 v1654 = (u64)v1648 < (u64)v1520;
    if (v1654) { goto b421; } else { goto b422; }
b421:;
    { goto b70; }
b422:;
    u64 v1655 = 0xffffffffffffffff;
    { u64 n1713 = v1450; u64 n1715 = v1452; u64 n1717 = v1454; u64 n1719 = v1456; u64 n1721 = v1458; u64 n1723 = v1636; u64 n1725 = v1637; u64 n1727 = v4; u64 n1729 = v1617; u64 n1731 = v1638; u64 n1733 = v1614; u64 n1735 = v1472; u64 n1737 = v1474; u64 n1739 = v1476; u64 n1741 = v1478; u64 n1743 = v1480; u64 n1745 = v1482; u64 n1747 = v1484; u64 n1749 = v1486; u64 n1751 = v1488; u64 n1753 = v1490; u64 n1755 = v1492; u64 n1757 = v1494; u64 n1759 = v1496; u64 n1761 = v1498; u64 n1763 = v1500; u64 n1765 = v1502; u64 n1767 = v1504; u64 n1769 = v1506; u64 n1771 = v1655; u64 n1773 = v1510; u64 n1775 = v1512; u64 n1777 = v1514; u64 n1779 = v1516; u64 n1781 = v1518; u64 n1783 = v1520; u64 n1785 = v1522; u64 n1787 = v1572; u64 n1789 = v1580; u64 n1791 = v1582; u64 n1793 = v1524; u64 n1795 = v1526; u64 n1797 = v1528; u64 n1799 = v1530; u64 n1801 = v1532; v1713 = n1713; v1715 = n1715; v1717 = n1717; v1719 = n1719; v1721 = n1721; v1723 = n1723; v1725 = n1725; v1727 = n1727; v1729 = n1729; v1731 = n1731; v1733 = n1733; v1735 = n1735; v1737 = n1737; v1739 = n1739; v1741 = n1741; v1743 = n1743; v1745 = n1745; v1747 = n1747; v1749 = n1749; v1751 = n1751; v1753 = n1753; v1755 = n1755; v1757 = n1757; v1759 = n1759; v1761 = n1761; v1763 = n1763; v1765 = n1765; v1767 = n1767; v1769 = n1769; v1771 = n1771; v1773 = n1773; v1775 = n1775; v1777 = n1777; v1779 = n1779; v1781 = n1781; v1783 = n1783; v1785 = n1785; v1787 = n1787; v1789 = n1789; v1791 = n1791; v1793 = n1793; v1795 = n1795; v1797 = n1797; v1799 = n1799; v1801 = n1801; goto b74; }
b70:;
    store_u64((u8 *)v1 + 288, v1450);
    store_u64((u8 *)v1 + 296, v1452);
    store_u64((u8 *)v1 + 312, v1454);
    store_u64((u8 *)v1 + 320, v1456);
    store_u64((u8 *)v1 + 328, v1458);
    store_u64((u8 *)v1 + 336, v1636);
    store_u64((u8 *)v1 + 344, v1637);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v1617);
    store_u64((u8 *)v1 + 368, v1638);
    store_u64((u8 *)v1 + 376, v1614);
    store_u64((u8 *)v1 + 400, v1472);
    store_u64((u8 *)v1 + 408, v1474);
    store_u64((u8 *)v1 + 416, v1476);
    store_u64((u8 *)v1 + 424, v1478);
    store_u64((u8 *)v1 + 432, v1480);
    store_u64((u8 *)v1 + 440, v1482);
    store_u64((u8 *)v1 + 448, v1484);
    store_u64((u8 *)v1 + 456, v1486);
    store_u64((u8 *)v1 + 464, v1488);
    store_u64((u8 *)v1 + 472, v1490);
    store_u64((u8 *)v1 + 480, v1492);
    store_u64((u8 *)v1 + 624, v1494);
    store_u64((u8 *)v1 + 632, v1496);
    store_u64((u8 *)v1 + 648, v1498);
    store_u64((u8 *)v1 + 680, v1500);
    store_u64((u8 *)v1 + 1152, v1502);
    store_u64((u8 *)v1 + 1176, v1504);
    store_u64((u8 *)v1 + 1256, v1506);
    store_u64((u8 *)v1 + 1496, v4);
    store_u64((u8 *)v1 + 1504, v1648);
    store_u64((u8 *)v1 + 1512, v4);
    store_u64((u8 *)v1 + 1520, v1653);
    store_u64((u8 *)v1 + 1528, v4);
    store_u64((u8 *)v1 + 1992, v1510);
    store_u64((u8 *)v1 + 2008, v1512);
    store_u64((u8 *)v1 + 2040, v1514);
    store_u64((u8 *)v1 + 2048, v1516);
    store_u64((u8 *)v1 + 2056, v1518);
    store_u64((u8 *)v1 + 2080, v1520);
    store_u64((u8 *)v1 + 2168, v1522);
    store_u64((u8 *)v1 + 2176, v1572);
    store_u64((u8 *)v1 + 2184, v1580);
    store_u64((u8 *)v1 + 2192, v1582);
    store_u64((u8 *)v1 + 2248, v1524);
    store_u64((u8 *)v1 + 2264, v1526);
    store_u64((u8 *)v1 + 2280, v1528);
    store_u64((u8 *)v1 + 2288, v1530);
    store_u64((u8 *)v1 + 2296, v1532);
    store_u64((u8 *)v1 + 5304, v4);
    { goto b71; }
b71:;
    u64 v1656 = load_u64((const u8 *)v1 + 5304);
    u64 v1657 = 0x1;
    u64 v1658 = v1656 + v1657;
    u64 v1659 = 0x10000;
    u8 v1660 = (u64)v1658 < (u64)v1659;
    if (v1660) { goto b423; } else { goto b424; }
b423:;
    { goto b72; }
b424:;
    u64 v1661 = 0x1;
    u64 v1662 = 0x1ff;
    u64 v1663 = 0x1ff;
    u64 v1664 = v1662 & v1663;
    u64 v1665 = 0x1ff;
    u8 v1666 = (u64)v1664 == (u64)v1665;
    u64 v1667 = v1666;
    u64 v1668 = load_u64((const u8 *)v1 + 0);
    u64 v1669 = v1667 | v1668;
    u64 v1670 = load_u64((const u8 *)v1 + 24);
    u64 v1671 = v1669 | v1670;
    if (v1671) { goto b425; } else { goto b426; }
b425:;
    u8 v1672 = 0;
    store_u64((u8 *)v1 + 80, v1661);
    store_u64((u8 *)v1 + 624, v1662);
    store_u64((u8 *)v1 + 680, v4);
    return v1672;
b426:;
    u64 v4244 = load_u64((const u8 *)v1 + 208);
    u64 v4254 = load_u64((const u8 *)v1 + 216);
    u64 v4265 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4244; u64 n4249 = v4254; u64 n4260 = v4265; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b72:;
    u64 v1673 = load_u64((const u8 *)v1 + 1528);
    u64 v1674 = 0x40;
    u8 v1675 = (u64)v1673 >= (u64)v1674;
    if (v1675) { goto b427; } else { goto b428; }
b427:;
    u64 v1714 = load_u64((const u8 *)v1 + 288);
    u64 v1716 = load_u64((const u8 *)v1 + 296);
    u64 v1718 = load_u64((const u8 *)v1 + 312);
    u64 v1720 = load_u64((const u8 *)v1 + 320);
    u64 v1722 = load_u64((const u8 *)v1 + 328);
    u64 v1724 = load_u64((const u8 *)v1 + 336);
    u64 v1726 = load_u64((const u8 *)v1 + 344);
    u64 v1728 = load_u64((const u8 *)v1 + 352);
    u64 v1730 = load_u64((const u8 *)v1 + 360);
    u64 v1732 = load_u64((const u8 *)v1 + 368);
    u64 v1734 = load_u64((const u8 *)v1 + 376);
    u64 v1736 = load_u64((const u8 *)v1 + 400);
    u64 v1738 = load_u64((const u8 *)v1 + 408);
    u64 v1740 = load_u64((const u8 *)v1 + 416);
    u64 v1742 = load_u64((const u8 *)v1 + 424);
    u64 v1744 = load_u64((const u8 *)v1 + 432);
    u64 v1746 = load_u64((const u8 *)v1 + 440);
    u64 v1748 = load_u64((const u8 *)v1 + 448);
    u64 v1750 = load_u64((const u8 *)v1 + 456);
    u64 v1752 = load_u64((const u8 *)v1 + 464);
    u64 v1754 = load_u64((const u8 *)v1 + 472);
    u64 v1756 = load_u64((const u8 *)v1 + 480);
    u64 v1758 = load_u64((const u8 *)v1 + 624);
    u64 v1760 = load_u64((const u8 *)v1 + 632);
    u64 v1762 = load_u64((const u8 *)v1 + 648);
    u64 v1764 = load_u64((const u8 *)v1 + 680);
    u64 v1766 = load_u64((const u8 *)v1 + 1152);
    u64 v1768 = load_u64((const u8 *)v1 + 1176);
    u64 v1770 = load_u64((const u8 *)v1 + 1256);
    u64 v1772 = load_u64((const u8 *)v1 + 1496);
    u64 v1774 = load_u64((const u8 *)v1 + 1992);
    u64 v1776 = load_u64((const u8 *)v1 + 2008);
    u64 v1778 = load_u64((const u8 *)v1 + 2040);
    u64 v1780 = load_u64((const u8 *)v1 + 2048);
    u64 v1782 = load_u64((const u8 *)v1 + 2056);
    u64 v1784 = load_u64((const u8 *)v1 + 2080);
    u64 v1786 = load_u64((const u8 *)v1 + 2168);
    u64 v1788 = load_u64((const u8 *)v1 + 2176);
    u64 v1790 = load_u64((const u8 *)v1 + 2184);
    u64 v1792 = load_u64((const u8 *)v1 + 2192);
    u64 v1794 = load_u64((const u8 *)v1 + 2248);
    u64 v1796 = load_u64((const u8 *)v1 + 2264);
    u64 v1798 = load_u64((const u8 *)v1 + 2280);
    u64 v1800 = load_u64((const u8 *)v1 + 2288);
    u64 v1802 = load_u64((const u8 *)v1 + 2296);
    { u64 n1713 = v1714; u64 n1715 = v1716; u64 n1717 = v1718; u64 n1719 = v1720; u64 n1721 = v1722; u64 n1723 = v1724; u64 n1725 = v1726; u64 n1727 = v1728; u64 n1729 = v1730; u64 n1731 = v1732; u64 n1733 = v1734; u64 n1735 = v1736; u64 n1737 = v1738; u64 n1739 = v1740; u64 n1741 = v1742; u64 n1743 = v1744; u64 n1745 = v1746; u64 n1747 = v1748; u64 n1749 = v1750; u64 n1751 = v1752; u64 n1753 = v1754; u64 n1755 = v1756; u64 n1757 = v1758; u64 n1759 = v1760; u64 n1761 = v1762; u64 n1763 = v1764; u64 n1765 = v1766; u64 n1767 = v1768; u64 n1769 = v1770; u64 n1771 = v1772; u64 n1773 = v1774; u64 n1775 = v1776; u64 n1777 = v1778; u64 n1779 = v1780; u64 n1781 = v1782; u64 n1783 = v1784; u64 n1785 = v1786; u64 n1787 = v1788; u64 n1789 = v1790; u64 n1791 = v1792; u64 n1793 = v1794; u64 n1795 = v1796; u64 n1797 = v1798; u64 n1799 = v1800; u64 n1801 = v1802; v1713 = n1713; v1715 = n1715; v1717 = n1717; v1719 = n1719; v1721 = n1721; v1723 = n1723; v1725 = n1725; v1727 = n1727; v1729 = n1729; v1731 = n1731; v1733 = n1733; v1735 = n1735; v1737 = n1737; v1739 = n1739; v1741 = n1741; v1743 = n1743; v1745 = n1745; v1747 = n1747; v1749 = n1749; v1751 = n1751; v1753 = n1753; v1755 = n1755; v1757 = n1757; v1759 = n1759; v1761 = n1761; v1763 = n1763; v1765 = n1765; v1767 = n1767; v1769 = n1769; v1771 = n1771; v1773 = n1773; v1775 = n1775; v1777 = n1777; v1779 = n1779; v1781 = n1781; v1783 = n1783; v1785 = n1785; v1787 = n1787; v1789 = n1789; v1791 = n1791; v1793 = n1793; v1795 = n1795; v1797 = n1797; v1799 = n1799; v1801 = n1801; goto b74; }
b428:;
    u64 v1676 = load_u64((const u8 *)v1 + 1504);
    u64 v1677 = load_u64((const u8 *)v1 + 1512);
    u64 v1678 = 0x1;
    u64 v1679 = v1677 << (v1678 & 63);
    u64 v1680 = 0x3f;
    u64 v1681 = v1676 >> (v1680 & 63);
    u64 v1682 = 0x1;
    u64 v1683 = v1676 << (v1682 & 63);
    u64 v1684 = v1679 | v1681;
    u64 v1685 = load_u64((const u8 *)v1 + 1520);
    u64 v1686 = 0x3f;
    u64 v1687 = v1685 >> (v1686 & 63);
    u64 v1688 = v1683 | v1687;
    u64 v1689 = v1684 | v4;
    u64 v1690 = 0x1;
    u64 v1691 = v1685 << (v1690 & 63);
    u64 v1692 = load_u64((const u8 *)v1 + 1496);
    u64 v1693 = 0x1;
    u64 v1694 = v1692 << (v1693 & 63);
    u64 v1695 = load_u64((const u8 *)v1 + 2080);
    u128 v1696 = (u128)v1689 << 64 | v1688;
    u128 v1697 = (u128)v4 << 64 | v1695;
    u8 v1698 = (u128)v1696 < (u128)v1697;
    if (v1698) { goto b429; } else { goto b430; }
b429:;
    { u64 n1706 = v1694; u64 n1707 = v1688; u64 n1708 = v1689; v1706 = n1706; v1707 = n1707; v1708 = n1708; goto b73; }
b430:;
    u128 v1699 = (u128)v1689 << 64 | v1688;
    u128 v1700 = (u128)v4 << 64 | v1695;
    u128 v1701 = v1699 - v1700;
    u64 v1702 = (u64)v1701;
    u64 v1703 = (u64)(v1701 >> 64);
    u64 v1704 = 0x1;
    u64 v1705 = v1694 | v1704;
    { u64 n1706 = v1705; u64 n1707 = v1702; u64 n1708 = v1703; v1706 = n1706; v1707 = n1707; v1708 = n1708; goto b73; }
b73:;
    u64 v1709 = 0x1;
    u64 v1710 = v1673 + v1709;
    u64 v1711 = 0xff;
    u64 v1712 = v1710 & v1711;
    store_u64((u8 *)v1 + 1496, v1706);
    store_u64((u8 *)v1 + 1504, v1707);
    store_u64((u8 *)v1 + 1512, v1708);
    store_u64((u8 *)v1 + 1520, v1691);
    store_u64((u8 *)v1 + 1528, v1712);
    store_u64((u8 *)v1 + 5304, v1658);
    { goto b71; }
b74:;
    { u64 n1803 = v1713; u64 n1804 = v1715; u64 n1805 = v1717; u64 n1806 = v1719; u64 n1807 = v1721; u64 n1808 = v1723; u64 n1809 = v1725; u64 n1810 = v1727; u64 n1811 = v1729; u64 n1812 = v1731; u64 n1813 = v1733; u64 n1814 = v4; u64 n1815 = v1771; u64 n1816 = v1735; u64 n1817 = v1737; u64 n1818 = v1739; u64 n1819 = v1741; u64 n1820 = v1743; u64 n1821 = v1745; u64 n1822 = v1747; u64 n1823 = v1749; u64 n1824 = v1751; u64 n1825 = v1753; u64 n1826 = v1755; u64 n1827 = v1757; u64 n1828 = v1759; u64 n1829 = v1761; u64 n1830 = v1763; u64 n1831 = v1765; u64 n1832 = v1767; u64 n1833 = v1769; u64 n1834 = v1773; u64 n1835 = v1775; u64 n1836 = v1777; u64 n1837 = v1779; u64 n1838 = v1781; u64 n1839 = v1783; u64 n1840 = v1785; u64 n1841 = v1787; u64 n1842 = v1789; u64 n1843 = v1791; u64 n1844 = v1793; u64 n1845 = v1795; u64 n1846 = v1797; u64 n1847 = v1799; u64 n1848 = v1801; v1803 = n1803; v1804 = n1804; v1805 = n1805; v1806 = n1806; v1807 = n1807; v1808 = n1808; v1809 = n1809; v1810 = n1810; v1811 = n1811; v1812 = n1812; v1813 = n1813; v1814 = n1814; v1815 = n1815; v1816 = n1816; v1817 = n1817; v1818 = n1818; v1819 = n1819; v1820 = n1820; v1821 = n1821; v1822 = n1822; v1823 = n1823; v1824 = n1824; v1825 = n1825; v1826 = n1826; v1827 = n1827; v1828 = n1828; v1829 = n1829; v1830 = n1830; v1831 = n1831; v1832 = n1832; v1833 = n1833; v1834 = n1834; v1835 = n1835; v1836 = n1836; v1837 = n1837; v1838 = n1838; v1839 = n1839; v1840 = n1840; v1841 = n1841; v1842 = n1842; v1843 = n1843; v1844 = n1844; v1845 = n1845; v1846 = n1846; v1847 = n1847; v1848 = n1848; goto b75; }
b75:;
    u8 v1849 = (int64_t)v1841 >= (int64_t)v4;
    if (v1849) { goto b431; } else { goto b432; }
b431:;
    { u64 n1851 = v1841; v1851 = n1851; goto b76; }
b432:;
    u64 v1850 = v4 - v1841;
    { u64 n1851 = v1850; v1851 = n1851; goto b76; }
b76:;
    u64 v1852 = 0x3f;
    u64 v1853 = (int64_t)v1851 >> (v1852 & 63);
    u128 v1854 = (u128)v1843 << 64 | v1842;
    u128 v1855 = (u128)v1853 << 64 | v1851;
    u128 v1856 = v1854 - v1855;
    u64 v1857 = (u64)v1856;
    u64 v1858 = (u64)(v1856 >> 64);
    u128 v1859 = (u128)v1858 << 64 | v1857;
    u128 v1860 = (u128)v4 << 64 | v4;
    u8 v1861 = (__int128)v1859 >= (__int128)v1860;
    if (v1861) { goto b433; } else { goto b434; }
b433:;
    { u64 n1862 = v1857; v1862 = n1862; goto b77; }
b434:;
    { u64 n1862 = v4; v1862 = n1862; goto b77; }
b77:;
    u8 v1863 = (int64_t)v4 >= (int64_t)v1841;
    if (v1863) { goto b435; } else { goto b436; }
b435:;
    { goto b78; }
b436:;
    u64 v1864 = v1862 + v1851;
    { u64 n1866 = v1864; u64 n1867 = v1862; v1866 = n1866; v1867 = n1867; goto b79; }
b78:;
    u64 v1865 = v1862 + v1851;
    { u64 n1866 = v1862; u64 n1867 = v1865; v1866 = n1866; v1867 = n1867; goto b79; }
b79:;
    u8 v1868 = (u64)v1866 == (u64)v4;
    if (v1868) { goto b437; } else { goto b438; }
b437:;
    { u64 n2301 = v1803; u64 n2302 = v1804; u64 n2303 = v1805; u64 n2304 = v1806; u64 n2305 = v1807; u64 n2306 = v1808; u64 n2307 = v1809; u64 n2308 = v1810; u64 n2309 = v1811; u64 n2310 = v1812; u64 n2311 = v1813; u64 n2312 = v1814; u64 n2313 = v1815; u64 n2314 = v1816; u64 n2315 = v1817; u64 n2316 = v1818; u64 n2317 = v1819; u64 n2318 = v1820; u64 n2319 = v1821; u64 n2320 = v1822; u64 n2321 = v1823; u64 n2322 = v1824; u64 n2323 = v1825; u64 n2324 = v1826; u64 n2325 = v1827; u64 n2326 = v1828; u64 n2327 = v1829; u64 n2328 = v1830; u64 n2329 = v1831; u64 n2330 = v1832; u64 n2331 = v1833; u64 n2332 = v4; u64 n2333 = v4; u64 n2334 = v1834; u64 n2335 = v1835; u64 n2336 = v1836; u64 n2337 = v1837; u64 n2338 = v1839; u64 n2339 = v1866; u64 n2340 = v1867; u64 n2341 = v1840; u64 n2342 = v1841; u64 n2343 = v1844; u64 n2344 = v1845; u64 n2345 = v1846; u64 n2346 = v1847; u64 n2347 = v1848; u64 n2348 = v4; v2301 = n2301; v2302 = n2302; v2303 = n2303; v2304 = n2304; v2305 = n2305; v2306 = n2306; v2307 = n2307; v2308 = n2308; v2309 = n2309; v2310 = n2310; v2311 = n2311; v2312 = n2312; v2313 = n2313; v2314 = n2314; v2315 = n2315; v2316 = n2316; v2317 = n2317; v2318 = n2318; v2319 = n2319; v2320 = n2320; v2321 = n2321; v2322 = n2322; v2323 = n2323; v2324 = n2324; v2325 = n2325; v2326 = n2326; v2327 = n2327; v2328 = n2328; v2329 = n2329; v2330 = n2330; v2331 = n2331; v2332 = n2332; v2333 = n2333; v2334 = n2334; v2335 = n2335; v2336 = n2336; v2337 = n2337; v2338 = n2338; v2339 = n2339; v2340 = n2340; v2341 = n2341; v2342 = n2342; v2343 = n2343; v2344 = n2344; v2345 = n2345; v2346 = n2346; v2347 = n2347; v2348 = n2348; goto b102; }
b438:;
    u8 v1869 = (u64)v1838 == (u64)v4;
    if (v1869) { goto b439; } else { goto b440; }
b439:;
    { u64 n2301 = v1803; u64 n2302 = v1804; u64 n2303 = v1805; u64 n2304 = v1806; u64 n2305 = v1807; u64 n2306 = v1808; u64 n2307 = v1809; u64 n2308 = v1810; u64 n2309 = v1811; u64 n2310 = v1812; u64 n2311 = v1813; u64 n2312 = v1814; u64 n2313 = v1815; u64 n2314 = v1816; u64 n2315 = v1817; u64 n2316 = v1818; u64 n2317 = v1819; u64 n2318 = v1820; u64 n2319 = v1821; u64 n2320 = v1822; u64 n2321 = v1823; u64 n2322 = v1824; u64 n2323 = v1825; u64 n2324 = v1826; u64 n2325 = v1827; u64 n2326 = v1828; u64 n2327 = v1829; u64 n2328 = v1830; u64 n2329 = v1831; u64 n2330 = v1832; u64 n2331 = v1833; u64 n2332 = v4; u64 n2333 = v4; u64 n2334 = v1834; u64 n2335 = v1835; u64 n2336 = v1836; u64 n2337 = v1837; u64 n2338 = v1839; u64 n2339 = v1866; u64 n2340 = v1867; u64 n2341 = v1840; u64 n2342 = v1841; u64 n2343 = v1844; u64 n2344 = v1845; u64 n2345 = v1846; u64 n2346 = v1847; u64 n2347 = v1848; u64 n2348 = v4; v2301 = n2301; v2302 = n2302; v2303 = n2303; v2304 = n2304; v2305 = n2305; v2306 = n2306; v2307 = n2307; v2308 = n2308; v2309 = n2309; v2310 = n2310; v2311 = n2311; v2312 = n2312; v2313 = n2313; v2314 = n2314; v2315 = n2315; v2316 = n2316; v2317 = n2317; v2318 = n2318; v2319 = n2319; v2320 = n2320; v2321 = n2321; v2322 = n2322; v2323 = n2323; v2324 = n2324; v2325 = n2325; v2326 = n2326; v2327 = n2327; v2328 = n2328; v2329 = n2329; v2330 = n2330; v2331 = n2331; v2332 = n2332; v2333 = n2333; v2334 = n2334; v2335 = n2335; v2336 = n2336; v2337 = n2337; v2338 = n2338; v2339 = n2339; v2340 = n2340; v2341 = n2341; v2342 = n2342; v2343 = n2343; v2344 = n2344; v2345 = n2345; v2346 = n2346; v2347 = n2347; v2348 = n2348; goto b102; }
b440:;
    u8 v1870 = (u64)v4 == (u64)v4;
    if (v1870) { goto b441; } else { goto b442; }
b441:;
    { u64 n1872 = v4; u64 n1873 = v1866; v1872 = n1872; v1873 = n1873; goto b80; }
b442:;
    u64 v1871 = 0x40;
    { u64 n1872 = v1871; u64 n1873 = v4; v1872 = n1872; v1873 = n1873; goto b80; }
b80:;
    u64 v1874 = 0x20;
    u64 v1875 = v1873 >> (v1874 & 63);
    u64 v1876 = 0x20;
    u64 v1877 = v4 << (v1876 & 63);
    u64 v1878 = v1875 | v1877;
    u64 v1879 = 0x20;
    u64 v1880 = v4 >> (v1879 & 63);
    u64 v1881 = 0xffffffff;
    u64 v1882 = v1878 & v1881;
    u8 v1883 = (u64)v1882 == (u64)v4;
    if (v1883) { goto b443; } else { goto b444; }
b443:;
    { u64 n1888 = v1872; u64 n1889 = v1873; u64 n1890 = v4; v1888 = n1888; v1889 = n1889; v1890 = n1890; goto b81; }
b444:;
    u64 v1884 = 0x20;
    u64 v1885 = v1872 + v1884;
    u64 v1886 = 0xff;
    u64 v1887 = v1885 & v1886;
    { u64 n1888 = v1887; u64 n1889 = v1878; u64 n1890 = v1880; v1888 = n1888; v1889 = n1889; v1890 = n1890; goto b81; }
b81:;
    u64 v1891 = 0x10;
    u64 v1892 = v1889 >> (v1891 & 63);
    u64 v1893 = 0x30;
    u64 v1894 = v1890 << (v1893 & 63);
    u64 v1895 = v1892 | v1894;
    u64 v1896 = 0x10;
    u64 v1897 = v1890 >> (v1896 & 63);
    u64 v1898 = 0xffff;
    u64 v1899 = v1895 & v1898;
    u8 v1900 = (u64)v1899 == (u64)v4;
    if (v1900) { goto b445; } else { goto b446; }
b445:;
    { u64 n1905 = v1888; u64 n1906 = v1889; u64 n1907 = v1890; v1905 = n1905; v1906 = n1906; v1907 = n1907; goto b82; }
b446:;
    u64 v1901 = 0x10;
    u64 v1902 = v1888 + v1901;
    u64 v1903 = 0xff;
    u64 v1904 = v1902 & v1903;
    { u64 n1905 = v1904; u64 n1906 = v1895; u64 n1907 = v1897; v1905 = n1905; v1906 = n1906; v1907 = n1907; goto b82; }
b82:;
    u64 v1908 = 0x8;
    u64 v1909 = v1906 >> (v1908 & 63);
    u64 v1910 = 0x38;
    u64 v1911 = v1907 << (v1910 & 63);
    u64 v1912 = v1909 | v1911;
    u64 v1913 = 0x8;
    u64 v1914 = v1907 >> (v1913 & 63);
    u64 v1915 = 0xff;
    u64 v1916 = v1912 & v1915;
    u8 v1917 = (u64)v1916 == (u64)v4;
    if (v1917) { goto b447; } else { goto b448; }
b447:;
    { u64 n1922 = v1905; u64 n1923 = v1906; u64 n1924 = v1907; v1922 = n1922; v1923 = n1923; v1924 = n1924; goto b83; }
b448:;
    u64 v1918 = 0x8;
    u64 v1919 = v1905 + v1918;
    u64 v1920 = 0xff;
    u64 v1921 = v1919 & v1920;
    { u64 n1922 = v1921; u64 n1923 = v1912; u64 n1924 = v1914; v1922 = n1922; v1923 = n1923; v1924 = n1924; goto b83; }
b83:;
    u64 v1925 = 0x4;
    u64 v1926 = v1923 >> (v1925 & 63);
    u64 v1927 = 0x3c;
    u64 v1928 = v1924 << (v1927 & 63);
    u64 v1929 = v1926 | v1928;
    u64 v1930 = 0x4;
    u64 v1931 = v1924 >> (v1930 & 63);
    u64 v1932 = 0xf;
    u64 v1933 = v1929 & v1932;
    u8 v1934 = (u64)v1933 == (u64)v4;
    if (v1934) { goto b449; } else { goto b450; }
b449:;
    { u64 n1939 = v1922; u64 n1940 = v1923; u64 n1941 = v1924; v1939 = n1939; v1940 = n1940; v1941 = n1941; goto b84; }
b450:;
    u64 v1935 = 0x4;
    u64 v1936 = v1922 + v1935;
    u64 v1937 = 0xff;
    u64 v1938 = v1936 & v1937;
    { u64 n1939 = v1938; u64 n1940 = v1929; u64 n1941 = v1931; v1939 = n1939; v1940 = n1940; v1941 = n1941; goto b84; }
b84:;
    u64 v1942 = 0x2;
    u64 v1943 = v1940 >> (v1942 & 63);
    u64 v1944 = 0x3e;
    u64 v1945 = v1941 << (v1944 & 63);
    u64 v1946 = v1943 | v1945;
    u64 v1947 = 0x2;
    u64 v1948 = v1941 >> (v1947 & 63);
    u64 v1949 = 0x3;
    u64 v1950 = v1946 & v1949;
    u8 v1951 = (u64)v1950 == (u64)v4;
    if (v1951) { goto b451; } else { goto b452; }
b451:;
    { u64 n1956 = v1939; u64 n1957 = v1940; u64 n1958 = v1941; v1956 = n1956; v1957 = n1957; v1958 = n1958; goto b85; }
b452:;
    u64 v1952 = 0x2;
    u64 v1953 = v1939 + v1952;
    u64 v1954 = 0xff;
    u64 v1955 = v1953 & v1954;
    { u64 n1956 = v1955; u64 n1957 = v1946; u64 n1958 = v1948; v1956 = n1956; v1957 = n1957; v1958 = n1958; goto b85; }
b85:;
    u64 v1959 = 0x1;
    u64 v1960 = v1957 >> (v1959 & 63);
    u64 v1961 = 0x3f;
    u64 v1962 = v1958 << (v1961 & 63);
    u64 v1963 = v1960 | v1962;
    u64 v1964 = 0x1;
    u64 v1965 = v1958 >> (v1964 & 63);
    u64 v1966 = 0x1;
    u64 v1967 = v1963 & v1966;
    u8 v1968 = (u64)v1967 == (u64)v4;
    if (v1968) { goto b453; } else { goto b454; }
b453:;
    { u64 n1973 = v1956; v1973 = n1973; goto b86; }
b454:;
    u64 v1969 = 0x1;
    u64 v1970 = v1956 + v1969;
    u64 v1971 = 0xff;
    u64 v1972 = v1970 & v1971;
    { u64 n1973 = v1972; v1973 = n1973; goto b86; }
b86:;
    u8 v1974 = (u64)v4 == (u64)v4;
    if (v1974) { goto b455; } else { goto b456; }
b455:;
    { u64 n1976 = v4; u64 n1977 = v1838; v1976 = n1976; v1977 = n1977; goto b87; }
b456:;
    u64 v1975 = 0x40;
    { u64 n1976 = v1975; u64 n1977 = v4; v1976 = n1976; v1977 = n1977; goto b87; }
b87:;
    u64 v1978 = 0x20;
    u64 v1979 = v1977 >> (v1978 & 63);
    u64 v1980 = 0x20;
    u64 v1981 = v4 << (v1980 & 63);
    u64 v1982 = v1979 | v1981;
    u64 v1983 = 0x20;
    u64 v1984 = v4 >> (v1983 & 63);
    u64 v1985 = 0xffffffff;
    u64 v1986 = v1982 & v1985;
    u8 v1987 = (u64)v1986 == (u64)v4;
    if (v1987) { goto b457; } else { goto b458; }
b457:;
    { u64 n1992 = v1976; u64 n1993 = v1977; u64 n1994 = v4; v1992 = n1992; v1993 = n1993; v1994 = n1994; goto b88; }
b458:;
    u64 v1988 = 0x20;
    u64 v1989 = v1976 + v1988;
    u64 v1990 = 0xff;
    u64 v1991 = v1989 & v1990;
    { u64 n1992 = v1991; u64 n1993 = v1982; u64 n1994 = v1984; v1992 = n1992; v1993 = n1993; v1994 = n1994; goto b88; }
b88:;
    u64 v1995 = 0x10;
    u64 v1996 = v1993 >> (v1995 & 63);
    u64 v1997 = 0x30;
    u64 v1998 = v1994 << (v1997 & 63);
    u64 v1999 = v1996 | v1998;
    u64 v2000 = 0x10;
    u64 v2001 = v1994 >> (v2000 & 63);
    u64 v2002 = 0xffff;
    u64 v2003 = v1999 & v2002;
    u8 v2004 = (u64)v2003 == (u64)v4;
    if (v2004) { goto b459; } else { goto b460; }
b459:;
    { u64 n2009 = v1992; u64 n2010 = v1993; u64 n2011 = v1994; v2009 = n2009; v2010 = n2010; v2011 = n2011; goto b89; }
b460:;
    u64 v2005 = 0x10;
    u64 v2006 = v1992 + v2005;
    u64 v2007 = 0xff;
    u64 v2008 = v2006 & v2007;
    { u64 n2009 = v2008; u64 n2010 = v1999; u64 n2011 = v2001; v2009 = n2009; v2010 = n2010; v2011 = n2011; goto b89; }
b89:;
    u64 v2012 = 0x8;
    u64 v2013 = v2010 >> (v2012 & 63);
    u64 v2014 = 0x38;
    u64 v2015 = v2011 << (v2014 & 63);
    u64 v2016 = v2013 | v2015;
    u64 v2017 = 0x8;
    u64 v2018 = v2011 >> (v2017 & 63);
    u64 v2019 = 0xff;
    u64 v2020 = v2016 & v2019;
    u8 v2021 = (u64)v2020 == (u64)v4;
    if (v2021) { goto b461; } else { goto b462; }
b461:;
    { u64 n2026 = v2009; u64 n2027 = v2010; u64 n2028 = v2011; v2026 = n2026; v2027 = n2027; v2028 = n2028; goto b90; }
b462:;
    u64 v2022 = 0x8;
    u64 v2023 = v2009 + v2022;
    u64 v2024 = 0xff;
    u64 v2025 = v2023 & v2024;
    { u64 n2026 = v2025; u64 n2027 = v2016; u64 n2028 = v2018; v2026 = n2026; v2027 = n2027; v2028 = n2028; goto b90; }
b90:;
    u64 v2029 = 0x4;
    u64 v2030 = v2027 >> (v2029 & 63);
    u64 v2031 = 0x3c;
    u64 v2032 = v2028 << (v2031 & 63);
    u64 v2033 = v2030 | v2032;
    u64 v2034 = 0x4;
    u64 v2035 = v2028 >> (v2034 & 63);
    u64 v2036 = 0xf;
    u64 v2037 = v2033 & v2036;
    u8 v2038 = (u64)v2037 == (u64)v4;
    if (v2038) { goto b463; } else { goto b464; }
b463:;
    { u64 n2043 = v2026; u64 n2044 = v2027; u64 n2045 = v2028; v2043 = n2043; v2044 = n2044; v2045 = n2045; goto b91; }
b464:;
    u64 v2039 = 0x4;
    u64 v2040 = v2026 + v2039;
    u64 v2041 = 0xff;
    u64 v2042 = v2040 & v2041;
    { u64 n2043 = v2042; u64 n2044 = v2033; u64 n2045 = v2035; v2043 = n2043; v2044 = n2044; v2045 = n2045; goto b91; }
b91:;
    u64 v2046 = 0x2;
    u64 v2047 = v2044 >> (v2046 & 63);
    u64 v2048 = 0x3e;
    u64 v2049 = v2045 << (v2048 & 63);
    u64 v2050 = v2047 | v2049;
    u64 v2051 = 0x2;
    u64 v2052 = v2045 >> (v2051 & 63);
    u64 v2053 = 0x3;
    u64 v2054 = v2050 & v2053;
    u8 v2055 = (u64)v2054 == (u64)v4;
    if (v2055) { goto b465; } else { goto b466; }
b465:;
    { u64 n2060 = v2043; u64 n2061 = v2044; u64 n2062 = v2045; v2060 = n2060; v2061 = n2061; v2062 = n2062; goto b92; }
b466:;
    u64 v2056 = 0x2;
    u64 v2057 = v2043 + v2056;
    u64 v2058 = 0xff;
    u64 v2059 = v2057 & v2058;
    { u64 n2060 = v2059; u64 n2061 = v2050; u64 n2062 = v2052; v2060 = n2060; v2061 = n2061; v2062 = n2062; goto b92; }
b92:;
    u64 v2063 = 0x1;
    u64 v2064 = v2061 >> (v2063 & 63);
    u64 v2065 = 0x3f;
    u64 v2066 = v2062 << (v2065 & 63);
    u64 v2067 = v2064 | v2066;
    u64 v2068 = 0x1;
    u64 v2069 = v2062 >> (v2068 & 63);
    u64 v2070 = 0x1;
    u64 v2071 = v2067 & v2070;
    u8 v2072 = (u64)v2071 == (u64)v4;
    if (v2072) { goto b467; } else { goto b468; }
b467:;
    { u64 n2077 = v2060; v2077 = n2077; goto b93; }
b468:;
    u64 v2073 = 0x1;
    u64 v2074 = v2060 + v2073;
    u64 v2075 = 0xff;
    u64 v2076 = v2074 & v2075;
    { u64 n2077 = v2076; v2077 = n2077; goto b93; }
b93:;
    u64 v2078 = 0x1f;
    u8 v2079 = (u64)v2078 >= (u64)v2077;
    if (v2079) { goto b469; } else { goto b470; }
b469:;
    { goto b94; }
b470:;
    u64 v2080 = 0xe1;
    u64 v2081 = v2077 + v2080;
    u64 v2082 = 0xff;
    u64 v2083 = v2081 & v2082;
    u64 v2084 = 0x40;
    u8 v2085 = (u64)v2083 < (u64)v2084;
    u64 v2086 = v1838 >> (v2083 & 63);
    u64 v2087 = v2085 ? v2086 : v4;
    { u64 n2101 = v2087; u64 n2102 = v4; v2101 = n2101; v2102 = n2102; goto b95; }
b94:;
    u64 v2088 = 0x1f;
    u64 v2089 = v2088 - v2077;
    u64 v2090 = 0xff;
    u64 v2091 = v2089 & v2090;
    u128 v2092 = (u128)v4 << 64 | v1838;
    u64 v2093 = 0x80;
    u8 v2094 = (u64)v2091 < (u64)v2093;
    u64 v2095 = v2094 ? v2091 : v4;
    u128 v2096 = v2092 << (v2095 & 127);
    u64 v2097 = (u64)v2096;
    u64 v2098 = (u64)(v2096 >> 64);
    u64 v2099 = v2094 ? v2097 : v4;
    u64 v2100 = v2094 ? v2098 : v4;
    { u64 n2101 = v2099; u64 n2102 = v2100; v2101 = n2101; v2102 = n2102; goto b95; }
b95:;
    u64 v2103 = 0x3f;
    u64 v2104 = v2103 - v1973;
    u64 v2105 = 0xff;
    u64 v2106 = v2104 & v2105;
    u128 v2107 = (u128)v4 << 64 | v1866;
    u64 v2108 = 0x80;
    u8 v2109 = (u64)v2106 < (u64)v2108;
    u64 v2110 = v2109 ? v2106 : v4;
    u128 v2111 = v2107 << (v2110 & 127);
    u64 v2112 = (u64)v2111;
    u64 v2113 = (u64)(v2111 >> 64);
    u64 v2114 = v2109 ? v2112 : v4;
    u64 v2115 = v2109 ? v2113 : v4;
    u64 v2116 = v2115 >> (v4 & 63);
    u64 v2117 = 0x40;
    u8 v2118 = (u64)v2106 < (u64)v2117;
    u64 v2119 = v1866 << (v2106 & 63);
    u64 v2120 = v2118 ? v2119 : v4;
    u128 v2121 = (u128)v4 << 64 | v2116;
    u128 v2122 = (u128)v2102 << 64 | v2101;
    u8 v2123 = (u128)v2121 < (u128)v2122;
    if (v2123) { goto b471; } else { goto b472; }
b471:;
    { goto b96; }
b472:;
    u64 v2124 = 0xffffffffffffffff;
    { u64 n2183 = v1803; u64 n2185 = v1804; u64 n2187 = v1805; u64 n2189 = v1806; u64 n2191 = v1807; u64 n2193 = v1808; u64 n2195 = v1809; u64 n2197 = v1810; u64 n2199 = v1811; u64 n2201 = v1812; u64 n2203 = v1813; u64 n2205 = v1814; u64 n2207 = v1815; u64 n2209 = v1816; u64 n2211 = v1817; u64 n2213 = v1818; u64 n2215 = v1819; u64 n2217 = v1820; u64 n2219 = v1821; u64 n2221 = v1822; u64 n2223 = v1823; u64 n2225 = v1824; u64 n2227 = v1825; u64 n2229 = v1826; u64 n2231 = v1827; u64 n2233 = v1828; u64 n2235 = v1829; u64 n2237 = v1830; u64 n2239 = v1831; u64 n2241 = v1832; u64 n2243 = v1833; u64 n2245 = v4; u64 n2247 = v1973; u64 n2249 = v2077; u64 n2251 = v2124; u64 n2253 = v1834; u64 n2255 = v1835; u64 n2257 = v1836; u64 n2259 = v1837; u64 n2261 = v1839; u64 n2263 = v1866; u64 n2265 = v1867; u64 n2267 = v1840; u64 n2269 = v1841; u64 n2271 = v1844; u64 n2273 = v1845; u64 n2275 = v1846; u64 n2277 = v1847; u64 n2279 = v1848; u64 n2281 = v4; v2183 = n2183; v2185 = n2185; v2187 = n2187; v2189 = n2189; v2191 = n2191; v2193 = n2193; v2195 = n2195; v2197 = n2197; v2199 = n2199; v2201 = n2201; v2203 = n2203; v2205 = n2205; v2207 = n2207; v2209 = n2209; v2211 = n2211; v2213 = n2213; v2215 = n2215; v2217 = n2217; v2219 = n2219; v2221 = n2221; v2223 = n2223; v2225 = n2225; v2227 = n2227; v2229 = n2229; v2231 = n2231; v2233 = n2233; v2235 = n2235; v2237 = n2237; v2239 = n2239; v2241 = n2241; v2243 = n2243; v2245 = n2245; v2247 = n2247; v2249 = n2249; v2251 = n2251; v2253 = n2253; v2255 = n2255; v2257 = n2257; v2259 = n2259; v2261 = n2261; v2263 = n2263; v2265 = n2265; v2267 = n2267; v2269 = n2269; v2271 = n2271; v2273 = n2273; v2275 = n2275; v2277 = n2277; v2279 = n2279; v2281 = n2281; goto b100; }
b96:;
    store_u64((u8 *)v1 + 288, v1803);
    store_u64((u8 *)v1 + 296, v1804);
    store_u64((u8 *)v1 + 312, v1805);
    store_u64((u8 *)v1 + 320, v1806);
    store_u64((u8 *)v1 + 328, v1807);
    store_u64((u8 *)v1 + 336, v1808);
    store_u64((u8 *)v1 + 344, v1809);
    store_u64((u8 *)v1 + 352, v1810);
    store_u64((u8 *)v1 + 360, v1811);
    store_u64((u8 *)v1 + 368, v1812);
    store_u64((u8 *)v1 + 376, v1813);
    store_u64((u8 *)v1 + 384, v1814);
    store_u64((u8 *)v1 + 392, v1815);
    store_u64((u8 *)v1 + 400, v1816);
    store_u64((u8 *)v1 + 408, v1817);
    store_u64((u8 *)v1 + 416, v1818);
    store_u64((u8 *)v1 + 424, v1819);
    store_u64((u8 *)v1 + 432, v1820);
    store_u64((u8 *)v1 + 440, v1821);
    store_u64((u8 *)v1 + 448, v1822);
    store_u64((u8 *)v1 + 456, v1823);
    store_u64((u8 *)v1 + 464, v1824);
    store_u64((u8 *)v1 + 472, v1825);
    store_u64((u8 *)v1 + 480, v1826);
    store_u64((u8 *)v1 + 624, v1827);
    store_u64((u8 *)v1 + 632, v1828);
    store_u64((u8 *)v1 + 648, v1829);
    store_u64((u8 *)v1 + 680, v1830);
    store_u64((u8 *)v1 + 1152, v1831);
    store_u64((u8 *)v1 + 1176, v1832);
    store_u64((u8 *)v1 + 1256, v1833);
    store_u64((u8 *)v1 + 1568, v4);
    store_u64((u8 *)v1 + 1576, v2101);
    store_u64((u8 *)v1 + 1584, v2102);
    store_u64((u8 *)v1 + 1592, v1973);
    store_u64((u8 *)v1 + 1616, v2077);
    store_u64((u8 *)v1 + 1640, v4);
    store_u64((u8 *)v1 + 1648, v2116);
    store_u64((u8 *)v1 + 1656, v4);
    store_u64((u8 *)v1 + 1664, v2120);
    store_u64((u8 *)v1 + 1672, v4);
    store_u64((u8 *)v1 + 1992, v1834);
    store_u64((u8 *)v1 + 2008, v1835);
    store_u64((u8 *)v1 + 2040, v1836);
    store_u64((u8 *)v1 + 2048, v1837);
    store_u64((u8 *)v1 + 2080, v1839);
    store_u64((u8 *)v1 + 2128, v1866);
    store_u64((u8 *)v1 + 2136, v1867);
    store_u64((u8 *)v1 + 2168, v1840);
    store_u64((u8 *)v1 + 2176, v1841);
    store_u64((u8 *)v1 + 2248, v1844);
    store_u64((u8 *)v1 + 2264, v1845);
    store_u64((u8 *)v1 + 2280, v1846);
    store_u64((u8 *)v1 + 2288, v1847);
    store_u64((u8 *)v1 + 2296, v1848);
    store_u64((u8 *)v1 + 5704, v4);
    { goto b97; }
b97:;
    u64 v2125 = load_u64((const u8 *)v1 + 5704);
    u64 v2126 = 0x1;
    u64 v2127 = v2125 + v2126;
    u64 v2128 = 0x10000;
    u8 v2129 = (u64)v2127 < (u64)v2128;
    if (v2129) { goto b473; } else { goto b474; }
b473:;
    { goto b98; }
b474:;
    u64 v2130 = 0x1;
    u64 v2131 = 0x1ff;
    u64 v2132 = 0x1ff;
    u64 v2133 = v2131 & v2132;
    u64 v2134 = 0x1ff;
    u8 v2135 = (u64)v2133 == (u64)v2134;
    u64 v2136 = v2135;
    u64 v2137 = load_u64((const u8 *)v1 + 0);
    u64 v2138 = v2136 | v2137;
    u64 v2139 = load_u64((const u8 *)v1 + 24);
    u64 v2140 = v2138 | v2139;
    if (v2140) { goto b475; } else { goto b476; }
b475:;
    u8 v2141 = 0;
    store_u64((u8 *)v1 + 80, v2130);
    store_u64((u8 *)v1 + 624, v2131);
    store_u64((u8 *)v1 + 680, v4);
    return v2141;
b476:;
    u64 v4245 = load_u64((const u8 *)v1 + 208);
    u64 v4255 = load_u64((const u8 *)v1 + 216);
    u64 v4266 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4245; u64 n4249 = v4255; u64 n4260 = v4266; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b98:;
    u64 v2142 = load_u64((const u8 *)v1 + 1672);
    u64 v2143 = 0x40;
    u8 v2144 = (u64)v2142 >= (u64)v2143;
    if (v2144) { goto b477; } else { goto b478; }
b477:;
    u64 v2184 = load_u64((const u8 *)v1 + 288);
    u64 v2186 = load_u64((const u8 *)v1 + 296);
    u64 v2188 = load_u64((const u8 *)v1 + 312);
    u64 v2190 = load_u64((const u8 *)v1 + 320);
    u64 v2192 = load_u64((const u8 *)v1 + 328);
    u64 v2194 = load_u64((const u8 *)v1 + 336);
    u64 v2196 = load_u64((const u8 *)v1 + 344);
    u64 v2198 = load_u64((const u8 *)v1 + 352);
    u64 v2200 = load_u64((const u8 *)v1 + 360);
    u64 v2202 = load_u64((const u8 *)v1 + 368);
    u64 v2204 = load_u64((const u8 *)v1 + 376);
    u64 v2206 = load_u64((const u8 *)v1 + 384);
    u64 v2208 = load_u64((const u8 *)v1 + 392);
    u64 v2210 = load_u64((const u8 *)v1 + 400);
    u64 v2212 = load_u64((const u8 *)v1 + 408);
    u64 v2214 = load_u64((const u8 *)v1 + 416);
    u64 v2216 = load_u64((const u8 *)v1 + 424);
    u64 v2218 = load_u64((const u8 *)v1 + 432);
    u64 v2220 = load_u64((const u8 *)v1 + 440);
    u64 v2222 = load_u64((const u8 *)v1 + 448);
    u64 v2224 = load_u64((const u8 *)v1 + 456);
    u64 v2226 = load_u64((const u8 *)v1 + 464);
    u64 v2228 = load_u64((const u8 *)v1 + 472);
    u64 v2230 = load_u64((const u8 *)v1 + 480);
    u64 v2232 = load_u64((const u8 *)v1 + 624);
    u64 v2234 = load_u64((const u8 *)v1 + 632);
    u64 v2236 = load_u64((const u8 *)v1 + 648);
    u64 v2238 = load_u64((const u8 *)v1 + 680);
    u64 v2240 = load_u64((const u8 *)v1 + 1152);
    u64 v2242 = load_u64((const u8 *)v1 + 1176);
    u64 v2244 = load_u64((const u8 *)v1 + 1256);
    u64 v2246 = load_u64((const u8 *)v1 + 1568);
    u64 v2248 = load_u64((const u8 *)v1 + 1592);
    u64 v2250 = load_u64((const u8 *)v1 + 1616);
    u64 v2252 = load_u64((const u8 *)v1 + 1640);
    u64 v2254 = load_u64((const u8 *)v1 + 1992);
    u64 v2256 = load_u64((const u8 *)v1 + 2008);
    u64 v2258 = load_u64((const u8 *)v1 + 2040);
    u64 v2260 = load_u64((const u8 *)v1 + 2048);
    u64 v2262 = load_u64((const u8 *)v1 + 2080);
    u64 v2264 = load_u64((const u8 *)v1 + 2128);
    u64 v2266 = load_u64((const u8 *)v1 + 2136);
    u64 v2268 = load_u64((const u8 *)v1 + 2168);
    u64 v2270 = load_u64((const u8 *)v1 + 2176);
    u64 v2272 = load_u64((const u8 *)v1 + 2248);
    u64 v2274 = load_u64((const u8 *)v1 + 2264);
    u64 v2276 = load_u64((const u8 *)v1 + 2280);
    u64 v2278 = load_u64((const u8 *)v1 + 2288);
    u64 v2280 = load_u64((const u8 *)v1 + 2296);
    { u64 n2183 = v2184; u64 n2185 = v2186; u64 n2187 = v2188; u64 n2189 = v2190; u64 n2191 = v2192; u64 n2193 = v2194; u64 n2195 = v2196; u64 n2197 = v2198; u64 n2199 = v2200; u64 n2201 = v2202; u64 n2203 = v2204; u64 n2205 = v2206; u64 n2207 = v2208; u64 n2209 = v2210; u64 n2211 = v2212; u64 n2213 = v2214; u64 n2215 = v2216; u64 n2217 = v2218; u64 n2219 = v2220; u64 n2221 = v2222; u64 n2223 = v2224; u64 n2225 = v2226; u64 n2227 = v2228; u64 n2229 = v2230; u64 n2231 = v2232; u64 n2233 = v2234; u64 n2235 = v2236; u64 n2237 = v2238; u64 n2239 = v2240; u64 n2241 = v2242; u64 n2243 = v2244; u64 n2245 = v2246; u64 n2247 = v2248; u64 n2249 = v2250; u64 n2251 = v2252; u64 n2253 = v2254; u64 n2255 = v2256; u64 n2257 = v2258; u64 n2259 = v2260; u64 n2261 = v2262; u64 n2263 = v2264; u64 n2265 = v2266; u64 n2267 = v2268; u64 n2269 = v2270; u64 n2271 = v2272; u64 n2273 = v2274; u64 n2275 = v2276; u64 n2277 = v2278; u64 n2279 = v2280; u64 n2281 = v2127; v2183 = n2183; v2185 = n2185; v2187 = n2187; v2189 = n2189; v2191 = n2191; v2193 = n2193; v2195 = n2195; v2197 = n2197; v2199 = n2199; v2201 = n2201; v2203 = n2203; v2205 = n2205; v2207 = n2207; v2209 = n2209; v2211 = n2211; v2213 = n2213; v2215 = n2215; v2217 = n2217; v2219 = n2219; v2221 = n2221; v2223 = n2223; v2225 = n2225; v2227 = n2227; v2229 = n2229; v2231 = n2231; v2233 = n2233; v2235 = n2235; v2237 = n2237; v2239 = n2239; v2241 = n2241; v2243 = n2243; v2245 = n2245; v2247 = n2247; v2249 = n2249; v2251 = n2251; v2253 = n2253; v2255 = n2255; v2257 = n2257; v2259 = n2259; v2261 = n2261; v2263 = n2263; v2265 = n2265; v2267 = n2267; v2269 = n2269; v2271 = n2271; v2273 = n2273; v2275 = n2275; v2277 = n2277; v2279 = n2279; v2281 = n2281; goto b100; }
b478:;
    u64 v2145 = load_u64((const u8 *)v1 + 1648);
    u64 v2146 = load_u64((const u8 *)v1 + 1656);
    u64 v2147 = 0x1;
    u64 v2148 = v2146 << (v2147 & 63);
    u64 v2149 = 0x3f;
    u64 v2150 = v2145 >> (v2149 & 63);
    u64 v2151 = 0x1;
    u64 v2152 = v2145 << (v2151 & 63);
    u64 v2153 = v2148 | v2150;
    u64 v2154 = load_u64((const u8 *)v1 + 1664);
    u64 v2155 = 0x3f;
    u64 v2156 = v2154 >> (v2155 & 63);
    u64 v2157 = v2152 | v2156;
    u64 v2158 = v2153 | v4;
    u64 v2159 = 0x1;
    u64 v2160 = v2154 << (v2159 & 63);
    u64 v2161 = load_u64((const u8 *)v1 + 1640);
    u64 v2162 = 0x1;
    u64 v2163 = v2161 << (v2162 & 63);
    u128 v2164 = (u128)v2158 << 64 | v2157;
    u64 v2165 = load_u64((const u8 *)v1 + 1576);
    u64 v2166 = load_u64((const u8 *)v1 + 1584);
    u128 v2167 = (u128)v2166 << 64 | v2165;
    u8 v2168 = (u128)v2164 < (u128)v2167;
    if (v2168) { goto b479; } else { goto b480; }
b479:;
    { u64 n2176 = v2163; u64 n2177 = v2157; u64 n2178 = v2158; v2176 = n2176; v2177 = n2177; v2178 = n2178; goto b99; }
b480:;
    u128 v2169 = (u128)v2158 << 64 | v2157;
    u128 v2170 = (u128)v2166 << 64 | v2165;
    u128 v2171 = v2169 - v2170;
    u64 v2172 = (u64)v2171;
    u64 v2173 = (u64)(v2171 >> 64);
    u64 v2174 = 0x1;
    u64 v2175 = v2163 | v2174;
    { u64 n2176 = v2175; u64 n2177 = v2172; u64 n2178 = v2173; v2176 = n2176; v2177 = n2177; v2178 = n2178; goto b99; }
b99:;
    u64 v2179 = 0x1;
    u64 v2180 = v2142 + v2179;
    u64 v2181 = 0xff;
    u64 v2182 = v2180 & v2181;
    store_u64((u8 *)v1 + 1640, v2176);
    store_u64((u8 *)v1 + 1648, v2177);
    store_u64((u8 *)v1 + 1656, v2178);
    store_u64((u8 *)v1 + 1664, v2160);
    store_u64((u8 *)v1 + 1672, v2182);
    store_u64((u8 *)v1 + 5704, v2127);
    { goto b97; }
b100:;
    u64 v2282 = 0x20;
    u64 v2283 = v2249 + v2282;
    u64 v2284 = 0xff;
    u64 v2285 = v2283 & v2284;
    u8 v2286 = (u64)v2285 < (u64)v2247;
    if (v2286) { goto b481; } else { goto b482; }
b481:;
    { goto b101; }
b482:;
    u64 v2287 = 0x20;
    u64 v2288 = v2249 + v2287;
    u64 v2289 = v2288 - v2247;
    u64 v2290 = 0xff;
    u64 v2291 = v2289 & v2290;
    { u64 n2301 = v2183; u64 n2302 = v2185; u64 n2303 = v2187; u64 n2304 = v2189; u64 n2305 = v2191; u64 n2306 = v2193; u64 n2307 = v2195; u64 n2308 = v2197; u64 n2309 = v2199; u64 n2310 = v2201; u64 n2311 = v2203; u64 n2312 = v2205; u64 n2313 = v2207; u64 n2314 = v2209; u64 n2315 = v2211; u64 n2316 = v2213; u64 n2317 = v2215; u64 n2318 = v2217; u64 n2319 = v2219; u64 n2320 = v2221; u64 n2321 = v2223; u64 n2322 = v2225; u64 n2323 = v2227; u64 n2324 = v2229; u64 n2325 = v2231; u64 n2326 = v2233; u64 n2327 = v2235; u64 n2328 = v2237; u64 n2329 = v2239; u64 n2330 = v2241; u64 n2331 = v2243; u64 n2332 = v2251; u64 n2333 = v2291; u64 n2334 = v2253; u64 n2335 = v2255; u64 n2336 = v2257; u64 n2337 = v2259; u64 n2338 = v2261; u64 n2339 = v2263; u64 n2340 = v2265; u64 n2341 = v2267; u64 n2342 = v2269; u64 n2343 = v2271; u64 n2344 = v2273; u64 n2345 = v2275; u64 n2346 = v2277; u64 n2347 = v2279; u64 n2348 = v2281; v2301 = n2301; v2302 = n2302; v2303 = n2303; v2304 = n2304; v2305 = n2305; v2306 = n2306; v2307 = n2307; v2308 = n2308; v2309 = n2309; v2310 = n2310; v2311 = n2311; v2312 = n2312; v2313 = n2313; v2314 = n2314; v2315 = n2315; v2316 = n2316; v2317 = n2317; v2318 = n2318; v2319 = n2319; v2320 = n2320; v2321 = n2321; v2322 = n2322; v2323 = n2323; v2324 = n2324; v2325 = n2325; v2326 = n2326; v2327 = n2327; v2328 = n2328; v2329 = n2329; v2330 = n2330; v2331 = n2331; v2332 = n2332; v2333 = n2333; v2334 = n2334; v2335 = n2335; v2336 = n2336; v2337 = n2337; v2338 = n2338; v2339 = n2339; v2340 = n2340; v2341 = n2341; v2342 = n2342; v2343 = n2343; v2344 = n2344; v2345 = n2345; v2346 = n2346; v2347 = n2347; v2348 = n2348; goto b102; }
b101:;
    u64 v2292 = 0xe0;
    u64 v2293 = v2247 + v2292;
    u64 v2294 = v2293 - v2249;
    u64 v2295 = 0xff;
    u64 v2296 = v2294 & v2295;
    u64 v2297 = 0x40;
    u8 v2298 = (u64)v2296 < (u64)v2297;
    u64 v2299 = v2251 << (v2296 & 63);
    u64 v2300 = v2298 ? v2299 : v4;
    { u64 n2301 = v2183; u64 n2302 = v2185; u64 n2303 = v2187; u64 n2304 = v2189; u64 n2305 = v2191; u64 n2306 = v2193; u64 n2307 = v2195; u64 n2308 = v2197; u64 n2309 = v2199; u64 n2310 = v2201; u64 n2311 = v2203; u64 n2312 = v2205; u64 n2313 = v2207; u64 n2314 = v2209; u64 n2315 = v2211; u64 n2316 = v2213; u64 n2317 = v2215; u64 n2318 = v2217; u64 n2319 = v2219; u64 n2320 = v2221; u64 n2321 = v2223; u64 n2322 = v2225; u64 n2323 = v2227; u64 n2324 = v2229; u64 n2325 = v2231; u64 n2326 = v2233; u64 n2327 = v2235; u64 n2328 = v2237; u64 n2329 = v2239; u64 n2330 = v2241; u64 n2331 = v2243; u64 n2332 = v2300; u64 n2333 = v2245; u64 n2334 = v2253; u64 n2335 = v2255; u64 n2336 = v2257; u64 n2337 = v2259; u64 n2338 = v2261; u64 n2339 = v2263; u64 n2340 = v2265; u64 n2341 = v2267; u64 n2342 = v2269; u64 n2343 = v2271; u64 n2344 = v2273; u64 n2345 = v2275; u64 n2346 = v2277; u64 n2347 = v2279; u64 n2348 = v2281; v2301 = n2301; v2302 = n2302; v2303 = n2303; v2304 = n2304; v2305 = n2305; v2306 = n2306; v2307 = n2307; v2308 = n2308; v2309 = n2309; v2310 = n2310; v2311 = n2311; v2312 = n2312; v2313 = n2313; v2314 = n2314; v2315 = n2315; v2316 = n2316; v2317 = n2317; v2318 = n2318; v2319 = n2319; v2320 = n2320; v2321 = n2321; v2322 = n2322; v2323 = n2323; v2324 = n2324; v2325 = n2325; v2326 = n2326; v2327 = n2327; v2328 = n2328; v2329 = n2329; v2330 = n2330; v2331 = n2331; v2332 = n2332; v2333 = n2333; v2334 = n2334; v2335 = n2335; v2336 = n2336; v2337 = n2337; v2338 = n2338; v2339 = n2339; v2340 = n2340; v2341 = n2341; v2342 = n2342; v2343 = n2343; v2344 = n2344; v2345 = n2345; v2346 = n2346; v2347 = n2347; v2348 = n2348; goto b102; }
b102:;
    u8 v2349 = (u64)v2340 == (u64)v4;
    if (v2349) { goto b483; } else { goto b484; }
b483:;
    { u64 n2784 = v2301; u64 n2785 = v2302; u64 n2786 = v2303; u64 n2787 = v2304; u64 n2788 = v2305; u64 n2789 = v2306; u64 n2790 = v2307; u64 n2791 = v2308; u64 n2792 = v2309; u64 n2793 = v2310; u64 n2794 = v2311; u64 n2795 = v2312; u64 n2796 = v2313; u64 n2797 = v2314; u64 n2798 = v2315; u64 n2799 = v2316; u64 n2800 = v2317; u64 n2801 = v2318; u64 n2802 = v2319; u64 n2803 = v2320; u64 n2804 = v2321; u64 n2805 = v2322; u64 n2806 = v2323; u64 n2807 = v2324; u64 n2808 = v2325; u64 n2809 = v2326; u64 n2810 = v2327; u64 n2811 = v2328; u64 n2812 = v2329; u64 n2813 = v2330; u64 n2814 = v2331; u64 n2815 = v4; u64 n2816 = v4; u64 n2817 = v2334; u64 n2818 = v2335; u64 n2819 = v2336; u64 n2820 = v2337; u64 n2821 = v2332; u64 n2822 = v2333; u64 n2823 = v2339; u64 n2824 = v2340; u64 n2825 = v2341; u64 n2826 = v2342; u64 n2827 = v2343; u64 n2828 = v2344; u64 n2829 = v2345; u64 n2830 = v2346; u64 n2831 = v2347; u64 n2832 = v2348; v2784 = n2784; v2785 = n2785; v2786 = n2786; v2787 = n2787; v2788 = n2788; v2789 = n2789; v2790 = n2790; v2791 = n2791; v2792 = n2792; v2793 = n2793; v2794 = n2794; v2795 = n2795; v2796 = n2796; v2797 = n2797; v2798 = n2798; v2799 = n2799; v2800 = n2800; v2801 = n2801; v2802 = n2802; v2803 = n2803; v2804 = n2804; v2805 = n2805; v2806 = n2806; v2807 = n2807; v2808 = n2808; v2809 = n2809; v2810 = n2810; v2811 = n2811; v2812 = n2812; v2813 = n2813; v2814 = n2814; v2815 = n2815; v2816 = n2816; v2817 = n2817; v2818 = n2818; v2819 = n2819; v2820 = n2820; v2821 = n2821; v2822 = n2822; v2823 = n2823; v2824 = n2824; v2825 = n2825; v2826 = n2826; v2827 = n2827; v2828 = n2828; v2829 = n2829; v2830 = n2830; v2831 = n2831; v2832 = n2832; goto b125; }
b484:;
    u8 v2350 = (u64)v2338 == (u64)v4;
    if (v2350) { goto b485; } else { goto b486; }
b485:;
    { u64 n2784 = v2301; u64 n2785 = v2302; u64 n2786 = v2303; u64 n2787 = v2304; u64 n2788 = v2305; u64 n2789 = v2306; u64 n2790 = v2307; u64 n2791 = v2308; u64 n2792 = v2309; u64 n2793 = v2310; u64 n2794 = v2311; u64 n2795 = v2312; u64 n2796 = v2313; u64 n2797 = v2314; u64 n2798 = v2315; u64 n2799 = v2316; u64 n2800 = v2317; u64 n2801 = v2318; u64 n2802 = v2319; u64 n2803 = v2320; u64 n2804 = v2321; u64 n2805 = v2322; u64 n2806 = v2323; u64 n2807 = v2324; u64 n2808 = v2325; u64 n2809 = v2326; u64 n2810 = v2327; u64 n2811 = v2328; u64 n2812 = v2329; u64 n2813 = v2330; u64 n2814 = v2331; u64 n2815 = v4; u64 n2816 = v4; u64 n2817 = v2334; u64 n2818 = v2335; u64 n2819 = v2336; u64 n2820 = v2337; u64 n2821 = v2332; u64 n2822 = v2333; u64 n2823 = v2339; u64 n2824 = v2340; u64 n2825 = v2341; u64 n2826 = v2342; u64 n2827 = v2343; u64 n2828 = v2344; u64 n2829 = v2345; u64 n2830 = v2346; u64 n2831 = v2347; u64 n2832 = v2348; v2784 = n2784; v2785 = n2785; v2786 = n2786; v2787 = n2787; v2788 = n2788; v2789 = n2789; v2790 = n2790; v2791 = n2791; v2792 = n2792; v2793 = n2793; v2794 = n2794; v2795 = n2795; v2796 = n2796; v2797 = n2797; v2798 = n2798; v2799 = n2799; v2800 = n2800; v2801 = n2801; v2802 = n2802; v2803 = n2803; v2804 = n2804; v2805 = n2805; v2806 = n2806; v2807 = n2807; v2808 = n2808; v2809 = n2809; v2810 = n2810; v2811 = n2811; v2812 = n2812; v2813 = n2813; v2814 = n2814; v2815 = n2815; v2816 = n2816; v2817 = n2817; v2818 = n2818; v2819 = n2819; v2820 = n2820; v2821 = n2821; v2822 = n2822; v2823 = n2823; v2824 = n2824; v2825 = n2825; v2826 = n2826; v2827 = n2827; v2828 = n2828; v2829 = n2829; v2830 = n2830; v2831 = n2831; v2832 = n2832; goto b125; }
b486:;
    u8 v2351 = (u64)v4 == (u64)v4;
    if (v2351) { goto b487; } else { goto b488; }
b487:;
    { u64 n2353 = v4; u64 n2354 = v2340; v2353 = n2353; v2354 = n2354; goto b103; }
b488:;
    u64 v2352 = 0x40;
    { u64 n2353 = v2352; u64 n2354 = v4; v2353 = n2353; v2354 = n2354; goto b103; }
b103:;
    u64 v2355 = 0x20;
    u64 v2356 = v2354 >> (v2355 & 63);
    u64 v2357 = 0x20;
    u64 v2358 = v4 << (v2357 & 63);
    u64 v2359 = v2356 | v2358;
    u64 v2360 = 0x20;
    u64 v2361 = v4 >> (v2360 & 63);
    u64 v2362 = 0xffffffff;
    u64 v2363 = v2359 & v2362;
    u8 v2364 = (u64)v2363 == (u64)v4;
    if (v2364) { goto b489; } else { goto b490; }
b489:;
    { u64 n2369 = v2353; u64 n2370 = v2354; u64 n2371 = v4; v2369 = n2369; v2370 = n2370; v2371 = n2371; goto b104; }
b490:;
    u64 v2365 = 0x20;
    u64 v2366 = v2353 + v2365;
    u64 v2367 = 0xff;
    u64 v2368 = v2366 & v2367;
    { u64 n2369 = v2368; u64 n2370 = v2359; u64 n2371 = v2361; v2369 = n2369; v2370 = n2370; v2371 = n2371; goto b104; }
b104:;
    u64 v2372 = 0x10;
    u64 v2373 = v2370 >> (v2372 & 63);
    u64 v2374 = 0x30;
    u64 v2375 = v2371 << (v2374 & 63);
    u64 v2376 = v2373 | v2375;
    u64 v2377 = 0x10;
    u64 v2378 = v2371 >> (v2377 & 63);
    u64 v2379 = 0xffff;
    u64 v2380 = v2376 & v2379;
    u8 v2381 = (u64)v2380 == (u64)v4;
    if (v2381) { goto b491; } else { goto b492; }
b491:;
    { u64 n2386 = v2369; u64 n2387 = v2370; u64 n2388 = v2371; v2386 = n2386; v2387 = n2387; v2388 = n2388; goto b105; }
b492:;
    u64 v2382 = 0x10;
    u64 v2383 = v2369 + v2382;
    u64 v2384 = 0xff;
    u64 v2385 = v2383 & v2384;
    { u64 n2386 = v2385; u64 n2387 = v2376; u64 n2388 = v2378; v2386 = n2386; v2387 = n2387; v2388 = n2388; goto b105; }
b105:;
    u64 v2389 = 0x8;
    u64 v2390 = v2387 >> (v2389 & 63);
    u64 v2391 = 0x38;
    u64 v2392 = v2388 << (v2391 & 63);
    u64 v2393 = v2390 | v2392;
    u64 v2394 = 0x8;
    u64 v2395 = v2388 >> (v2394 & 63);
    u64 v2396 = 0xff;
    u64 v2397 = v2393 & v2396;
    u8 v2398 = (u64)v2397 == (u64)v4;
    if (v2398) { goto b493; } else { goto b494; }
b493:;
    { u64 n2403 = v2386; u64 n2404 = v2387; u64 n2405 = v2388; v2403 = n2403; v2404 = n2404; v2405 = n2405; goto b106; }
b494:;
    u64 v2399 = 0x8;
    u64 v2400 = v2386 + v2399;
    u64 v2401 = 0xff;
    u64 v2402 = v2400 & v2401;
    { u64 n2403 = v2402; u64 n2404 = v2393; u64 n2405 = v2395; v2403 = n2403; v2404 = n2404; v2405 = n2405; goto b106; }
b106:;
    u64 v2406 = 0x4;
    u64 v2407 = v2404 >> (v2406 & 63);
    u64 v2408 = 0x3c;
    u64 v2409 = v2405 << (v2408 & 63);
    u64 v2410 = v2407 | v2409;
    u64 v2411 = 0x4;
    u64 v2412 = v2405 >> (v2411 & 63);
    u64 v2413 = 0xf;
    u64 v2414 = v2410 & v2413;
    u8 v2415 = (u64)v2414 == (u64)v4;
    if (v2415) { goto b495; } else { goto b496; }
b495:;
    { u64 n2420 = v2403; u64 n2421 = v2404; u64 n2422 = v2405; v2420 = n2420; v2421 = n2421; v2422 = n2422; goto b107; }
b496:;
    u64 v2416 = 0x4;
    u64 v2417 = v2403 + v2416;
    u64 v2418 = 0xff;
    u64 v2419 = v2417 & v2418;
    { u64 n2420 = v2419; u64 n2421 = v2410; u64 n2422 = v2412; v2420 = n2420; v2421 = n2421; v2422 = n2422; goto b107; }
b107:;
    u64 v2423 = 0x2;
    u64 v2424 = v2421 >> (v2423 & 63);
    u64 v2425 = 0x3e;
    u64 v2426 = v2422 << (v2425 & 63);
    u64 v2427 = v2424 | v2426;
    u64 v2428 = 0x2;
    u64 v2429 = v2422 >> (v2428 & 63);
    u64 v2430 = 0x3;
    u64 v2431 = v2427 & v2430;
    u8 v2432 = (u64)v2431 == (u64)v4;
    if (v2432) { goto b497; } else { goto b498; }
b497:;
    { u64 n2437 = v2420; u64 n2438 = v2421; u64 n2439 = v2422; v2437 = n2437; v2438 = n2438; v2439 = n2439; goto b108; }
b498:;
    u64 v2433 = 0x2;
    u64 v2434 = v2420 + v2433;
    u64 v2435 = 0xff;
    u64 v2436 = v2434 & v2435;
    { u64 n2437 = v2436; u64 n2438 = v2427; u64 n2439 = v2429; v2437 = n2437; v2438 = n2438; v2439 = n2439; goto b108; }
b108:;
    u64 v2440 = 0x1;
    u64 v2441 = v2438 >> (v2440 & 63);
    u64 v2442 = 0x3f;
    u64 v2443 = v2439 << (v2442 & 63);
    u64 v2444 = v2441 | v2443;
    u64 v2445 = 0x1;
    u64 v2446 = v2439 >> (v2445 & 63);
    u64 v2447 = 0x1;
    u64 v2448 = v2444 & v2447;
    u8 v2449 = (u64)v2448 == (u64)v4;
    if (v2449) { goto b499; } else { goto b500; }
b499:;
    { u64 n2454 = v2437; v2454 = n2454; goto b109; }
b500:;
    u64 v2450 = 0x1;
    u64 v2451 = v2437 + v2450;
    u64 v2452 = 0xff;
    u64 v2453 = v2451 & v2452;
    { u64 n2454 = v2453; v2454 = n2454; goto b109; }
b109:;
    u8 v2455 = (u64)v4 == (u64)v4;
    if (v2455) { goto b501; } else { goto b502; }
b501:;
    { u64 n2457 = v4; u64 n2458 = v2338; v2457 = n2457; v2458 = n2458; goto b110; }
b502:;
    u64 v2456 = 0x40;
    { u64 n2457 = v2456; u64 n2458 = v4; v2457 = n2457; v2458 = n2458; goto b110; }
b110:;
    u64 v2459 = 0x20;
    u64 v2460 = v2458 >> (v2459 & 63);
    u64 v2461 = 0x20;
    u64 v2462 = v4 << (v2461 & 63);
    u64 v2463 = v2460 | v2462;
    u64 v2464 = 0x20;
    u64 v2465 = v4 >> (v2464 & 63);
    u64 v2466 = 0xffffffff;
    u64 v2467 = v2463 & v2466;
    u8 v2468 = (u64)v2467 == (u64)v4;
    if (v2468) { goto b503; } else { goto b504; }
b503:;
    { u64 n2473 = v2457; u64 n2474 = v2458; u64 n2475 = v4; v2473 = n2473; v2474 = n2474; v2475 = n2475; goto b111; }
b504:;
    u64 v2469 = 0x20;
    u64 v2470 = v2457 + v2469;
    u64 v2471 = 0xff;
    u64 v2472 = v2470 & v2471;
    { u64 n2473 = v2472; u64 n2474 = v2463; u64 n2475 = v2465; v2473 = n2473; v2474 = n2474; v2475 = n2475; goto b111; }
b111:;
    u64 v2476 = 0x10;
    u64 v2477 = v2474 >> (v2476 & 63);
    u64 v2478 = 0x30;
    u64 v2479 = v2475 << (v2478 & 63);
    u64 v2480 = v2477 | v2479;
    u64 v2481 = 0x10;
    u64 v2482 = v2475 >> (v2481 & 63);
    u64 v2483 = 0xffff;
    u64 v2484 = v2480 & v2483;
    u8 v2485 = (u64)v2484 == (u64)v4;
    if (v2485) { goto b505; } else { goto b506; }
b505:;
    { u64 n2490 = v2473; u64 n2491 = v2474; u64 n2492 = v2475; v2490 = n2490; v2491 = n2491; v2492 = n2492; goto b112; }
b506:;
    u64 v2486 = 0x10;
    u64 v2487 = v2473 + v2486;
    u64 v2488 = 0xff;
    u64 v2489 = v2487 & v2488;
    { u64 n2490 = v2489; u64 n2491 = v2480; u64 n2492 = v2482; v2490 = n2490; v2491 = n2491; v2492 = n2492; goto b112; }
b112:;
    u64 v2493 = 0x8;
    u64 v2494 = v2491 >> (v2493 & 63);
    u64 v2495 = 0x38;
    u64 v2496 = v2492 << (v2495 & 63);
    u64 v2497 = v2494 | v2496;
    u64 v2498 = 0x8;
    u64 v2499 = v2492 >> (v2498 & 63);
    u64 v2500 = 0xff;
    u64 v2501 = v2497 & v2500;
    u8 v2502 = (u64)v2501 == (u64)v4;
    if (v2502) { goto b507; } else { goto b508; }
b507:;
    { u64 n2507 = v2490; u64 n2508 = v2491; u64 n2509 = v2492; v2507 = n2507; v2508 = n2508; v2509 = n2509; goto b113; }
b508:;
    u64 v2503 = 0x8;
    u64 v2504 = v2490 + v2503;
    u64 v2505 = 0xff;
    u64 v2506 = v2504 & v2505;
    { u64 n2507 = v2506; u64 n2508 = v2497; u64 n2509 = v2499; v2507 = n2507; v2508 = n2508; v2509 = n2509; goto b113; }
b113:;
    u64 v2510 = 0x4;
    u64 v2511 = v2508 >> (v2510 & 63);
    u64 v2512 = 0x3c;
    u64 v2513 = v2509 << (v2512 & 63);
    u64 v2514 = v2511 | v2513;
    u64 v2515 = 0x4;
    u64 v2516 = v2509 >> (v2515 & 63);
    u64 v2517 = 0xf;
    u64 v2518 = v2514 & v2517;
    u8 v2519 = (u64)v2518 == (u64)v4;
    if (v2519) { goto b509; } else { goto b510; }
b509:;
    { u64 n2524 = v2507; u64 n2525 = v2508; u64 n2526 = v2509; v2524 = n2524; v2525 = n2525; v2526 = n2526; goto b114; }
b510:;
    u64 v2520 = 0x4;
    u64 v2521 = v2507 + v2520;
    u64 v2522 = 0xff;
    u64 v2523 = v2521 & v2522;
    { u64 n2524 = v2523; u64 n2525 = v2514; u64 n2526 = v2516; v2524 = n2524; v2525 = n2525; v2526 = n2526; goto b114; }
b114:;
    u64 v2527 = 0x2;
    u64 v2528 = v2525 >> (v2527 & 63);
    u64 v2529 = 0x3e;
    u64 v2530 = v2526 << (v2529 & 63);
    u64 v2531 = v2528 | v2530;
    u64 v2532 = 0x2;
    u64 v2533 = v2526 >> (v2532 & 63);
    u64 v2534 = 0x3;
    u64 v2535 = v2531 & v2534;
    u8 v2536 = (u64)v2535 == (u64)v4;
    if (v2536) { goto b511; } else { goto b512; }
b511:;
    { u64 n2541 = v2524; u64 n2542 = v2525; u64 n2543 = v2526; v2541 = n2541; v2542 = n2542; v2543 = n2543; goto b115; }
b512:;
    u64 v2537 = 0x2;
    u64 v2538 = v2524 + v2537;
    u64 v2539 = 0xff;
    u64 v2540 = v2538 & v2539;
    { u64 n2541 = v2540; u64 n2542 = v2531; u64 n2543 = v2533; v2541 = n2541; v2542 = n2542; v2543 = n2543; goto b115; }
b115:;
    u64 v2544 = 0x1;
    u64 v2545 = v2542 >> (v2544 & 63);
    u64 v2546 = 0x3f;
    u64 v2547 = v2543 << (v2546 & 63);
    u64 v2548 = v2545 | v2547;
    u64 v2549 = 0x1;
    u64 v2550 = v2543 >> (v2549 & 63);
    u64 v2551 = 0x1;
    u64 v2552 = v2548 & v2551;
    u8 v2553 = (u64)v2552 == (u64)v4;
    if (v2553) { goto b513; } else { goto b514; }
b513:;
    { u64 n2558 = v2541; v2558 = n2558; goto b116; }
b514:;
    u64 v2554 = 0x1;
    u64 v2555 = v2541 + v2554;
    u64 v2556 = 0xff;
    u64 v2557 = v2555 & v2556;
    { u64 n2558 = v2557; v2558 = n2558; goto b116; }
b116:;
    u64 v2559 = 0x1f;
    u8 v2560 = (u64)v2559 >= (u64)v2558;
    if (v2560) { goto b515; } else { goto b516; }
b515:;
    { goto b117; }
b516:;
    u64 v2561 = 0xe1;
    u64 v2562 = v2558 + v2561;
    u64 v2563 = 0xff;
    u64 v2564 = v2562 & v2563;
    u64 v2565 = 0x40;
    u8 v2566 = (u64)v2564 < (u64)v2565;
    u64 v2567 = v2338 >> (v2564 & 63);
    u64 v2568 = v2566 ? v2567 : v4;
    { u64 n2582 = v2568; u64 n2583 = v4; v2582 = n2582; v2583 = n2583; goto b118; }
b117:;
    u64 v2569 = 0x1f;
    u64 v2570 = v2569 - v2558;
    u64 v2571 = 0xff;
    u64 v2572 = v2570 & v2571;
    u128 v2573 = (u128)v4 << 64 | v2338;
    u64 v2574 = 0x80;
    u8 v2575 = (u64)v2572 < (u64)v2574;
    u64 v2576 = v2575 ? v2572 : v4;
    u128 v2577 = v2573 << (v2576 & 127);
    u64 v2578 = (u64)v2577;
    u64 v2579 = (u64)(v2577 >> 64);
    u64 v2580 = v2575 ? v2578 : v4;
    u64 v2581 = v2575 ? v2579 : v4;
    { u64 n2582 = v2580; u64 n2583 = v2581; v2582 = n2582; v2583 = n2583; goto b118; }
b118:;
    u64 v2584 = 0x3f;
    u64 v2585 = v2584 - v2454;
    u64 v2586 = 0xff;
    u64 v2587 = v2585 & v2586;
    u128 v2588 = (u128)v4 << 64 | v2340;
    u64 v2589 = 0x80;
    u8 v2590 = (u64)v2587 < (u64)v2589;
    u64 v2591 = v2590 ? v2587 : v4;
    u128 v2592 = v2588 << (v2591 & 127);
    u64 v2593 = (u64)v2592;
    u64 v2594 = (u64)(v2592 >> 64);
    u64 v2595 = v2590 ? v2593 : v4;
    u64 v2596 = v2590 ? v2594 : v4;
    u64 v2597 = v2596 >> (v4 & 63);
    u64 v2598 = 0x40;
    u8 v2599 = (u64)v2587 < (u64)v2598;
    u64 v2600 = v2340 << (v2587 & 63);
    u64 v2601 = v2599 ? v2600 : v4;
    u128 v2602 = (u128)v4 << 64 | v2597;
    u128 v2603 = (u128)v2583 << 64 | v2582;
    u8 v2604 = (u128)v2602 < (u128)v2603;
    if (v2604) { goto b517; } else { goto b518; }
b517:;
    { goto b119; }
b518:;
    u64 v2605 = 0xffffffffffffffff;
    { u64 n2664 = v2301; u64 n2666 = v2302; u64 n2668 = v2303; u64 n2670 = v2304; u64 n2672 = v2305; u64 n2674 = v2306; u64 n2676 = v2307; u64 n2678 = v2308; u64 n2680 = v2309; u64 n2682 = v2310; u64 n2684 = v2311; u64 n2686 = v2312; u64 n2688 = v2313; u64 n2690 = v2314; u64 n2692 = v2315; u64 n2694 = v2316; u64 n2696 = v2317; u64 n2698 = v2318; u64 n2700 = v2319; u64 n2702 = v2320; u64 n2704 = v2321; u64 n2706 = v2322; u64 n2708 = v2323; u64 n2710 = v2324; u64 n2712 = v2325; u64 n2714 = v2326; u64 n2716 = v2327; u64 n2718 = v2328; u64 n2720 = v2329; u64 n2722 = v2330; u64 n2724 = v2331; u64 n2726 = v4; u64 n2728 = v2454; u64 n2730 = v2558; u64 n2732 = v2605; u64 n2734 = v2334; u64 n2736 = v2335; u64 n2738 = v2336; u64 n2740 = v2337; u64 n2742 = v2332; u64 n2744 = v2333; u64 n2746 = v2339; u64 n2748 = v2340; u64 n2750 = v2341; u64 n2752 = v2342; u64 n2754 = v2343; u64 n2756 = v2344; u64 n2758 = v2345; u64 n2760 = v2346; u64 n2762 = v2347; u64 n2764 = v2348; v2664 = n2664; v2666 = n2666; v2668 = n2668; v2670 = n2670; v2672 = n2672; v2674 = n2674; v2676 = n2676; v2678 = n2678; v2680 = n2680; v2682 = n2682; v2684 = n2684; v2686 = n2686; v2688 = n2688; v2690 = n2690; v2692 = n2692; v2694 = n2694; v2696 = n2696; v2698 = n2698; v2700 = n2700; v2702 = n2702; v2704 = n2704; v2706 = n2706; v2708 = n2708; v2710 = n2710; v2712 = n2712; v2714 = n2714; v2716 = n2716; v2718 = n2718; v2720 = n2720; v2722 = n2722; v2724 = n2724; v2726 = n2726; v2728 = n2728; v2730 = n2730; v2732 = n2732; v2734 = n2734; v2736 = n2736; v2738 = n2738; v2740 = n2740; v2742 = n2742; v2744 = n2744; v2746 = n2746; v2748 = n2748; v2750 = n2750; v2752 = n2752; v2754 = n2754; v2756 = n2756; v2758 = n2758; v2760 = n2760; v2762 = n2762; v2764 = n2764; goto b123; }
b119:;
    store_u64((u8 *)v1 + 288, v2301);
    store_u64((u8 *)v1 + 296, v2302);
    store_u64((u8 *)v1 + 312, v2303);
    store_u64((u8 *)v1 + 320, v2304);
    store_u64((u8 *)v1 + 328, v2305);
    store_u64((u8 *)v1 + 336, v2306);
    store_u64((u8 *)v1 + 344, v2307);
    store_u64((u8 *)v1 + 352, v2308);
    store_u64((u8 *)v1 + 360, v2309);
    store_u64((u8 *)v1 + 368, v2310);
    store_u64((u8 *)v1 + 376, v2311);
    store_u64((u8 *)v1 + 384, v2312);
    store_u64((u8 *)v1 + 392, v2313);
    store_u64((u8 *)v1 + 400, v2314);
    store_u64((u8 *)v1 + 408, v2315);
    store_u64((u8 *)v1 + 416, v2316);
    store_u64((u8 *)v1 + 424, v2317);
    store_u64((u8 *)v1 + 432, v2318);
    store_u64((u8 *)v1 + 440, v2319);
    store_u64((u8 *)v1 + 448, v2320);
    store_u64((u8 *)v1 + 456, v2321);
    store_u64((u8 *)v1 + 464, v2322);
    store_u64((u8 *)v1 + 472, v2323);
    store_u64((u8 *)v1 + 480, v2324);
    store_u64((u8 *)v1 + 624, v2325);
    store_u64((u8 *)v1 + 632, v2326);
    store_u64((u8 *)v1 + 648, v2327);
    store_u64((u8 *)v1 + 680, v2328);
    store_u64((u8 *)v1 + 1152, v2329);
    store_u64((u8 *)v1 + 1176, v2330);
    store_u64((u8 *)v1 + 1256, v2331);
    store_u64((u8 *)v1 + 1688, v4);
    store_u64((u8 *)v1 + 1696, v2582);
    store_u64((u8 *)v1 + 1704, v2583);
    store_u64((u8 *)v1 + 1712, v2454);
    store_u64((u8 *)v1 + 1736, v2558);
    store_u64((u8 *)v1 + 1760, v4);
    store_u64((u8 *)v1 + 1768, v2597);
    store_u64((u8 *)v1 + 1776, v4);
    store_u64((u8 *)v1 + 1784, v2601);
    store_u64((u8 *)v1 + 1792, v4);
    store_u64((u8 *)v1 + 1992, v2334);
    store_u64((u8 *)v1 + 2008, v2335);
    store_u64((u8 *)v1 + 2040, v2336);
    store_u64((u8 *)v1 + 2048, v2337);
    store_u64((u8 *)v1 + 2096, v2332);
    store_u64((u8 *)v1 + 2104, v2333);
    store_u64((u8 *)v1 + 2128, v2339);
    store_u64((u8 *)v1 + 2136, v2340);
    store_u64((u8 *)v1 + 2168, v2341);
    store_u64((u8 *)v1 + 2176, v2342);
    store_u64((u8 *)v1 + 2248, v2343);
    store_u64((u8 *)v1 + 2264, v2344);
    store_u64((u8 *)v1 + 2280, v2345);
    store_u64((u8 *)v1 + 2288, v2346);
    store_u64((u8 *)v1 + 2296, v2347);
    store_u64((u8 *)v1 + 5704, v2348);
    { goto b120; }
b120:;
    u64 v2606 = load_u64((const u8 *)v1 + 5704);
    u64 v2607 = 0x1;
    u64 v2608 = v2606 + v2607;
    u64 v2609 = 0x10000;
    u8 v2610 = (u64)v2608 < (u64)v2609;
    if (v2610) { goto b519; } else { goto b520; }
b519:;
    { goto b121; }
b520:;
    u64 v2611 = 0x1;
    u64 v2612 = 0x1ff;
    u64 v2613 = 0x1ff;
    u64 v2614 = v2612 & v2613;
    u64 v2615 = 0x1ff;
    u8 v2616 = (u64)v2614 == (u64)v2615;
    u64 v2617 = v2616;
    u64 v2618 = load_u64((const u8 *)v1 + 0);
    u64 v2619 = v2617 | v2618;
    u64 v2620 = load_u64((const u8 *)v1 + 24);
    u64 v2621 = v2619 | v2620;
    if (v2621) { goto b521; } else { goto b522; }
b521:;
    u8 v2622 = 0;
    store_u64((u8 *)v1 + 80, v2611);
    store_u64((u8 *)v1 + 624, v2612);
    store_u64((u8 *)v1 + 680, v4);
    return v2622;
b522:;
    u64 v4246 = load_u64((const u8 *)v1 + 208);
    u64 v4256 = load_u64((const u8 *)v1 + 216);
    u64 v4267 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4246; u64 n4249 = v4256; u64 n4260 = v4267; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b121:;
    u64 v2623 = load_u64((const u8 *)v1 + 1792);
    u64 v2624 = 0x40;
    u8 v2625 = (u64)v2623 >= (u64)v2624;
    if (v2625) { goto b523; } else { goto b524; }
b523:;
    u64 v2665 = load_u64((const u8 *)v1 + 288);
    u64 v2667 = load_u64((const u8 *)v1 + 296);
    u64 v2669 = load_u64((const u8 *)v1 + 312);
    u64 v2671 = load_u64((const u8 *)v1 + 320);
    u64 v2673 = load_u64((const u8 *)v1 + 328);
    u64 v2675 = load_u64((const u8 *)v1 + 336);
    u64 v2677 = load_u64((const u8 *)v1 + 344);
    u64 v2679 = load_u64((const u8 *)v1 + 352);
    u64 v2681 = load_u64((const u8 *)v1 + 360);
    u64 v2683 = load_u64((const u8 *)v1 + 368);
    u64 v2685 = load_u64((const u8 *)v1 + 376);
    u64 v2687 = load_u64((const u8 *)v1 + 384);
    u64 v2689 = load_u64((const u8 *)v1 + 392);
    u64 v2691 = load_u64((const u8 *)v1 + 400);
    u64 v2693 = load_u64((const u8 *)v1 + 408);
    u64 v2695 = load_u64((const u8 *)v1 + 416);
    u64 v2697 = load_u64((const u8 *)v1 + 424);
    u64 v2699 = load_u64((const u8 *)v1 + 432);
    u64 v2701 = load_u64((const u8 *)v1 + 440);
    u64 v2703 = load_u64((const u8 *)v1 + 448);
    u64 v2705 = load_u64((const u8 *)v1 + 456);
    u64 v2707 = load_u64((const u8 *)v1 + 464);
    u64 v2709 = load_u64((const u8 *)v1 + 472);
    u64 v2711 = load_u64((const u8 *)v1 + 480);
    u64 v2713 = load_u64((const u8 *)v1 + 624);
    u64 v2715 = load_u64((const u8 *)v1 + 632);
    u64 v2717 = load_u64((const u8 *)v1 + 648);
    u64 v2719 = load_u64((const u8 *)v1 + 680);
    u64 v2721 = load_u64((const u8 *)v1 + 1152);
    u64 v2723 = load_u64((const u8 *)v1 + 1176);
    u64 v2725 = load_u64((const u8 *)v1 + 1256);
    u64 v2727 = load_u64((const u8 *)v1 + 1688);
    u64 v2729 = load_u64((const u8 *)v1 + 1712);
    u64 v2731 = load_u64((const u8 *)v1 + 1736);
    u64 v2733 = load_u64((const u8 *)v1 + 1760);
    u64 v2735 = load_u64((const u8 *)v1 + 1992);
    u64 v2737 = load_u64((const u8 *)v1 + 2008);
    u64 v2739 = load_u64((const u8 *)v1 + 2040);
    u64 v2741 = load_u64((const u8 *)v1 + 2048);
    u64 v2743 = load_u64((const u8 *)v1 + 2096);
    u64 v2745 = load_u64((const u8 *)v1 + 2104);
    u64 v2747 = load_u64((const u8 *)v1 + 2128);
    u64 v2749 = load_u64((const u8 *)v1 + 2136);
    u64 v2751 = load_u64((const u8 *)v1 + 2168);
    u64 v2753 = load_u64((const u8 *)v1 + 2176);
    u64 v2755 = load_u64((const u8 *)v1 + 2248);
    u64 v2757 = load_u64((const u8 *)v1 + 2264);
    u64 v2759 = load_u64((const u8 *)v1 + 2280);
    u64 v2761 = load_u64((const u8 *)v1 + 2288);
    u64 v2763 = load_u64((const u8 *)v1 + 2296);
    { u64 n2664 = v2665; u64 n2666 = v2667; u64 n2668 = v2669; u64 n2670 = v2671; u64 n2672 = v2673; u64 n2674 = v2675; u64 n2676 = v2677; u64 n2678 = v2679; u64 n2680 = v2681; u64 n2682 = v2683; u64 n2684 = v2685; u64 n2686 = v2687; u64 n2688 = v2689; u64 n2690 = v2691; u64 n2692 = v2693; u64 n2694 = v2695; u64 n2696 = v2697; u64 n2698 = v2699; u64 n2700 = v2701; u64 n2702 = v2703; u64 n2704 = v2705; u64 n2706 = v2707; u64 n2708 = v2709; u64 n2710 = v2711; u64 n2712 = v2713; u64 n2714 = v2715; u64 n2716 = v2717; u64 n2718 = v2719; u64 n2720 = v2721; u64 n2722 = v2723; u64 n2724 = v2725; u64 n2726 = v2727; u64 n2728 = v2729; u64 n2730 = v2731; u64 n2732 = v2733; u64 n2734 = v2735; u64 n2736 = v2737; u64 n2738 = v2739; u64 n2740 = v2741; u64 n2742 = v2743; u64 n2744 = v2745; u64 n2746 = v2747; u64 n2748 = v2749; u64 n2750 = v2751; u64 n2752 = v2753; u64 n2754 = v2755; u64 n2756 = v2757; u64 n2758 = v2759; u64 n2760 = v2761; u64 n2762 = v2763; u64 n2764 = v2608; v2664 = n2664; v2666 = n2666; v2668 = n2668; v2670 = n2670; v2672 = n2672; v2674 = n2674; v2676 = n2676; v2678 = n2678; v2680 = n2680; v2682 = n2682; v2684 = n2684; v2686 = n2686; v2688 = n2688; v2690 = n2690; v2692 = n2692; v2694 = n2694; v2696 = n2696; v2698 = n2698; v2700 = n2700; v2702 = n2702; v2704 = n2704; v2706 = n2706; v2708 = n2708; v2710 = n2710; v2712 = n2712; v2714 = n2714; v2716 = n2716; v2718 = n2718; v2720 = n2720; v2722 = n2722; v2724 = n2724; v2726 = n2726; v2728 = n2728; v2730 = n2730; v2732 = n2732; v2734 = n2734; v2736 = n2736; v2738 = n2738; v2740 = n2740; v2742 = n2742; v2744 = n2744; v2746 = n2746; v2748 = n2748; v2750 = n2750; v2752 = n2752; v2754 = n2754; v2756 = n2756; v2758 = n2758; v2760 = n2760; v2762 = n2762; v2764 = n2764; goto b123; }
b524:;
    u64 v2626 = load_u64((const u8 *)v1 + 1768);
    u64 v2627 = load_u64((const u8 *)v1 + 1776);
    u64 v2628 = 0x1;
    u64 v2629 = v2627 << (v2628 & 63);
    u64 v2630 = 0x3f;
    u64 v2631 = v2626 >> (v2630 & 63);
    u64 v2632 = 0x1;
    u64 v2633 = v2626 << (v2632 & 63);
    u64 v2634 = v2629 | v2631;
    u64 v2635 = load_u64((const u8 *)v1 + 1784);
    u64 v2636 = 0x3f;
    u64 v2637 = v2635 >> (v2636 & 63);
    u64 v2638 = v2633 | v2637;
    u64 v2639 = v2634 | v4;
    u64 v2640 = 0x1;
    u64 v2641 = v2635 << (v2640 & 63);
    u64 v2642 = load_u64((const u8 *)v1 + 1760);
    u64 v2643 = 0x1;
    u64 v2644 = v2642 << (v2643 & 63);
    u128 v2645 = (u128)v2639 << 64 | v2638;
    u64 v2646 = load_u64((const u8 *)v1 + 1696);
    u64 v2647 = load_u64((const u8 *)v1 + 1704);
    u128 v2648 = (u128)v2647 << 64 | v2646;
    u8 v2649 = (u128)v2645 < (u128)v2648;
    if (v2649) { goto b525; } else { goto b526; }
b525:;
    { u64 n2657 = v2644; u64 n2658 = v2638; u64 n2659 = v2639; v2657 = n2657; v2658 = n2658; v2659 = n2659; goto b122; }
b526:;
    u128 v2650 = (u128)v2639 << 64 | v2638;
    u128 v2651 = (u128)v2647 << 64 | v2646;
    u128 v2652 = v2650 - v2651;
    u64 v2653 = (u64)v2652;
    u64 v2654 = (u64)(v2652 >> 64);
    u64 v2655 = 0x1;
    u64 v2656 = v2644 | v2655;
    { u64 n2657 = v2656; u64 n2658 = v2653; u64 n2659 = v2654; v2657 = n2657; v2658 = n2658; v2659 = n2659; goto b122; }
b122:;
    u64 v2660 = 0x1;
    u64 v2661 = v2623 + v2660;
    u64 v2662 = 0xff;
    u64 v2663 = v2661 & v2662;
    store_u64((u8 *)v1 + 1760, v2657);
    store_u64((u8 *)v1 + 1768, v2658);
    store_u64((u8 *)v1 + 1776, v2659);
    store_u64((u8 *)v1 + 1784, v2641);
    store_u64((u8 *)v1 + 1792, v2663);
    store_u64((u8 *)v1 + 5704, v2608);
    { goto b120; }
b123:;
    u64 v2765 = 0x20;
    u64 v2766 = v2730 + v2765;
    u64 v2767 = 0xff;
    u64 v2768 = v2766 & v2767;
    u8 v2769 = (u64)v2768 < (u64)v2728;
    if (v2769) { goto b527; } else { goto b528; }
b527:;
    { goto b124; }
b528:;
    u64 v2770 = 0x20;
    u64 v2771 = v2730 + v2770;
    u64 v2772 = v2771 - v2728;
    u64 v2773 = 0xff;
    u64 v2774 = v2772 & v2773;
    { u64 n2784 = v2664; u64 n2785 = v2666; u64 n2786 = v2668; u64 n2787 = v2670; u64 n2788 = v2672; u64 n2789 = v2674; u64 n2790 = v2676; u64 n2791 = v2678; u64 n2792 = v2680; u64 n2793 = v2682; u64 n2794 = v2684; u64 n2795 = v2686; u64 n2796 = v2688; u64 n2797 = v2690; u64 n2798 = v2692; u64 n2799 = v2694; u64 n2800 = v2696; u64 n2801 = v2698; u64 n2802 = v2700; u64 n2803 = v2702; u64 n2804 = v2704; u64 n2805 = v2706; u64 n2806 = v2708; u64 n2807 = v2710; u64 n2808 = v2712; u64 n2809 = v2714; u64 n2810 = v2716; u64 n2811 = v2718; u64 n2812 = v2720; u64 n2813 = v2722; u64 n2814 = v2724; u64 n2815 = v2732; u64 n2816 = v2774; u64 n2817 = v2734; u64 n2818 = v2736; u64 n2819 = v2738; u64 n2820 = v2740; u64 n2821 = v2742; u64 n2822 = v2744; u64 n2823 = v2746; u64 n2824 = v2748; u64 n2825 = v2750; u64 n2826 = v2752; u64 n2827 = v2754; u64 n2828 = v2756; u64 n2829 = v2758; u64 n2830 = v2760; u64 n2831 = v2762; u64 n2832 = v2764; v2784 = n2784; v2785 = n2785; v2786 = n2786; v2787 = n2787; v2788 = n2788; v2789 = n2789; v2790 = n2790; v2791 = n2791; v2792 = n2792; v2793 = n2793; v2794 = n2794; v2795 = n2795; v2796 = n2796; v2797 = n2797; v2798 = n2798; v2799 = n2799; v2800 = n2800; v2801 = n2801; v2802 = n2802; v2803 = n2803; v2804 = n2804; v2805 = n2805; v2806 = n2806; v2807 = n2807; v2808 = n2808; v2809 = n2809; v2810 = n2810; v2811 = n2811; v2812 = n2812; v2813 = n2813; v2814 = n2814; v2815 = n2815; v2816 = n2816; v2817 = n2817; v2818 = n2818; v2819 = n2819; v2820 = n2820; v2821 = n2821; v2822 = n2822; v2823 = n2823; v2824 = n2824; v2825 = n2825; v2826 = n2826; v2827 = n2827; v2828 = n2828; v2829 = n2829; v2830 = n2830; v2831 = n2831; v2832 = n2832; goto b125; }
b124:;
    u64 v2775 = 0xe0;
    u64 v2776 = v2728 + v2775;
    u64 v2777 = v2776 - v2730;
    u64 v2778 = 0xff;
    u64 v2779 = v2777 & v2778;
    u64 v2780 = 0x40;
    u8 v2781 = (u64)v2779 < (u64)v2780;
    u64 v2782 = v2732 << (v2779 & 63);
    u64 v2783 = v2781 ? v2782 : v4;
    { u64 n2784 = v2664; u64 n2785 = v2666; u64 n2786 = v2668; u64 n2787 = v2670; u64 n2788 = v2672; u64 n2789 = v2674; u64 n2790 = v2676; u64 n2791 = v2678; u64 n2792 = v2680; u64 n2793 = v2682; u64 n2794 = v2684; u64 n2795 = v2686; u64 n2796 = v2688; u64 n2797 = v2690; u64 n2798 = v2692; u64 n2799 = v2694; u64 n2800 = v2696; u64 n2801 = v2698; u64 n2802 = v2700; u64 n2803 = v2702; u64 n2804 = v2704; u64 n2805 = v2706; u64 n2806 = v2708; u64 n2807 = v2710; u64 n2808 = v2712; u64 n2809 = v2714; u64 n2810 = v2716; u64 n2811 = v2718; u64 n2812 = v2720; u64 n2813 = v2722; u64 n2814 = v2724; u64 n2815 = v2783; u64 n2816 = v2726; u64 n2817 = v2734; u64 n2818 = v2736; u64 n2819 = v2738; u64 n2820 = v2740; u64 n2821 = v2742; u64 n2822 = v2744; u64 n2823 = v2746; u64 n2824 = v2748; u64 n2825 = v2750; u64 n2826 = v2752; u64 n2827 = v2754; u64 n2828 = v2756; u64 n2829 = v2758; u64 n2830 = v2760; u64 n2831 = v2762; u64 n2832 = v2764; v2784 = n2784; v2785 = n2785; v2786 = n2786; v2787 = n2787; v2788 = n2788; v2789 = n2789; v2790 = n2790; v2791 = n2791; v2792 = n2792; v2793 = n2793; v2794 = n2794; v2795 = n2795; v2796 = n2796; v2797 = n2797; v2798 = n2798; v2799 = n2799; v2800 = n2800; v2801 = n2801; v2802 = n2802; v2803 = n2803; v2804 = n2804; v2805 = n2805; v2806 = n2806; v2807 = n2807; v2808 = n2808; v2809 = n2809; v2810 = n2810; v2811 = n2811; v2812 = n2812; v2813 = n2813; v2814 = n2814; v2815 = n2815; v2816 = n2816; v2817 = n2817; v2818 = n2818; v2819 = n2819; v2820 = n2820; v2821 = n2821; v2822 = n2822; v2823 = n2823; v2824 = n2824; v2825 = n2825; v2826 = n2826; v2827 = n2827; v2828 = n2828; v2829 = n2829; v2830 = n2830; v2831 = n2831; v2832 = n2832; goto b125; }
b125:;
    u64 v2833 = 0x8000000000000;
    u8 v2834 = (u64)v4 < (u64)v2820;
    if (v2834) { goto b529; } else { goto b530; }
b529:;
    { goto b126; }
b530:;
    u64 v2835 = 0xffffffffffffffff;
    { u64 n2893 = v2784; u64 n2895 = v2785; u64 n2897 = v2786; u64 n2899 = v2787; u64 n2901 = v2788; u64 n2903 = v2789; u64 n2905 = v2790; u64 n2907 = v2791; u64 n2909 = v2792; u64 n2911 = v2793; u64 n2913 = v2794; u64 n2915 = v2795; u64 n2917 = v2796; u64 n2919 = v2797; u64 n2921 = v2798; u64 n2923 = v2799; u64 n2925 = v2800; u64 n2927 = v2801; u64 n2929 = v2802; u64 n2931 = v2803; u64 n2933 = v2804; u64 n2935 = v2805; u64 n2937 = v2806; u64 n2939 = v2807; u64 n2941 = v2808; u64 n2943 = v2809; u64 n2945 = v2810; u64 n2947 = v2811; u64 n2949 = v2812; u64 n2951 = v2813; u64 n2953 = v2814; u64 n2955 = v2835; u64 n2957 = v2817; u64 n2959 = v2818; u64 n2961 = v2819; u64 n2963 = v2820; u64 n2965 = v2821; u64 n2967 = v2822; u64 n2969 = v2815; u64 n2971 = v2816; u64 n2973 = v2823; u64 n2975 = v2824; u64 n2977 = v2825; u64 n2979 = v2826; u64 n2981 = v2827; u64 n2983 = v2828; u64 n2985 = v2829; u64 n2987 = v2830; u64 n2989 = v2831; v2893 = n2893; v2895 = n2895; v2897 = n2897; v2899 = n2899; v2901 = n2901; v2903 = n2903; v2905 = n2905; v2907 = n2907; v2909 = n2909; v2911 = n2911; v2913 = n2913; v2915 = n2915; v2917 = n2917; v2919 = n2919; v2921 = n2921; v2923 = n2923; v2925 = n2925; v2927 = n2927; v2929 = n2929; v2931 = n2931; v2933 = n2933; v2935 = n2935; v2937 = n2937; v2939 = n2939; v2941 = n2941; v2943 = n2943; v2945 = n2945; v2947 = n2947; v2949 = n2949; v2951 = n2951; v2953 = n2953; v2955 = n2955; v2957 = n2957; v2959 = n2959; v2961 = n2961; v2963 = n2963; v2965 = n2965; v2967 = n2967; v2969 = n2969; v2971 = n2971; v2973 = n2973; v2975 = n2975; v2977 = n2977; v2979 = n2979; v2981 = n2981; v2983 = n2983; v2985 = n2985; v2987 = n2987; v2989 = n2989; goto b130; }
b126:;
    store_u64((u8 *)v1 + 288, v2784);
    store_u64((u8 *)v1 + 296, v2785);
    store_u64((u8 *)v1 + 312, v2786);
    store_u64((u8 *)v1 + 320, v2787);
    store_u64((u8 *)v1 + 328, v2788);
    store_u64((u8 *)v1 + 336, v2789);
    store_u64((u8 *)v1 + 344, v2790);
    store_u64((u8 *)v1 + 352, v2791);
    store_u64((u8 *)v1 + 360, v2792);
    store_u64((u8 *)v1 + 368, v2793);
    store_u64((u8 *)v1 + 376, v2794);
    store_u64((u8 *)v1 + 384, v2795);
    store_u64((u8 *)v1 + 392, v2796);
    store_u64((u8 *)v1 + 400, v2797);
    store_u64((u8 *)v1 + 408, v2798);
    store_u64((u8 *)v1 + 416, v2799);
    store_u64((u8 *)v1 + 424, v2800);
    store_u64((u8 *)v1 + 432, v2801);
    store_u64((u8 *)v1 + 440, v2802);
    store_u64((u8 *)v1 + 448, v2803);
    store_u64((u8 *)v1 + 456, v2804);
    store_u64((u8 *)v1 + 464, v2805);
    store_u64((u8 *)v1 + 472, v2806);
    store_u64((u8 *)v1 + 480, v2807);
    store_u64((u8 *)v1 + 624, v2808);
    store_u64((u8 *)v1 + 632, v2809);
    store_u64((u8 *)v1 + 648, v2810);
    store_u64((u8 *)v1 + 680, v2811);
    store_u64((u8 *)v1 + 1152, v2812);
    store_u64((u8 *)v1 + 1176, v2813);
    store_u64((u8 *)v1 + 1256, v2814);
    store_u64((u8 *)v1 + 1800, v4);
    store_u64((u8 *)v1 + 1808, v4);
    store_u64((u8 *)v1 + 1816, v4);
    store_u64((u8 *)v1 + 1824, v2833);
    store_u64((u8 *)v1 + 1832, v4);
    store_u64((u8 *)v1 + 1992, v2817);
    store_u64((u8 *)v1 + 2008, v2818);
    store_u64((u8 *)v1 + 2040, v2819);
    store_u64((u8 *)v1 + 2048, v2820);
    store_u64((u8 *)v1 + 2096, v2821);
    store_u64((u8 *)v1 + 2104, v2822);
    store_u64((u8 *)v1 + 2112, v2815);
    store_u64((u8 *)v1 + 2120, v2816);
    store_u64((u8 *)v1 + 2128, v2823);
    store_u64((u8 *)v1 + 2136, v2824);
    store_u64((u8 *)v1 + 2168, v2825);
    store_u64((u8 *)v1 + 2176, v2826);
    store_u64((u8 *)v1 + 2248, v2827);
    store_u64((u8 *)v1 + 2264, v2828);
    store_u64((u8 *)v1 + 2280, v2829);
    store_u64((u8 *)v1 + 2288, v2830);
    store_u64((u8 *)v1 + 2296, v2831);
    store_u64((u8 *)v1 + 5704, v2832);
    { goto b127; }
b127:;
    u64 v2836 = load_u64((const u8 *)v1 + 5704);
    u64 v2837 = 0x1;
    u64 v2838 = v2836 + v2837;
    u64 v2839 = 0x10000;
    u8 v2840 = (u64)v2838 < (u64)v2839;
    if (v2840) { goto b531; } else { goto b532; }
b531:;
    { goto b128; }
b532:;
    u64 v2841 = 0x1;
    u64 v2842 = 0x1ff;
    u64 v2843 = 0x1ff;
    u64 v2844 = v2842 & v2843;
    u64 v2845 = 0x1ff;
    u8 v2846 = (u64)v2844 == (u64)v2845;
    u64 v2847 = v2846;
    u64 v2848 = load_u64((const u8 *)v1 + 0);
    u64 v2849 = v2847 | v2848;
    u64 v2850 = load_u64((const u8 *)v1 + 24);
    u64 v2851 = v2849 | v2850;
    if (v2851) { goto b533; } else { goto b534; }
b533:;
    u8 v2852 = 0;
    store_u64((u8 *)v1 + 80, v2841);
    store_u64((u8 *)v1 + 624, v2842);
    store_u64((u8 *)v1 + 680, v4);
    return v2852;
b534:;
    u64 v4247 = load_u64((const u8 *)v1 + 208);
    u64 v4257 = load_u64((const u8 *)v1 + 216);
    u64 v4268 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4247; u64 n4249 = v4257; u64 n4260 = v4268; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b128:;
    u64 v2853 = load_u64((const u8 *)v1 + 1832);
    u64 v2854 = 0x40;
    u8 v2855 = (u64)v2853 >= (u64)v2854;
    if (v2855) { goto b535; } else { goto b536; }
b535:;
    u64 v2894 = load_u64((const u8 *)v1 + 288);
    u64 v2896 = load_u64((const u8 *)v1 + 296);
    u64 v2898 = load_u64((const u8 *)v1 + 312);
    u64 v2900 = load_u64((const u8 *)v1 + 320);
    u64 v2902 = load_u64((const u8 *)v1 + 328);
    u64 v2904 = load_u64((const u8 *)v1 + 336);
    u64 v2906 = load_u64((const u8 *)v1 + 344);
    u64 v2908 = load_u64((const u8 *)v1 + 352);
    u64 v2910 = load_u64((const u8 *)v1 + 360);
    u64 v2912 = load_u64((const u8 *)v1 + 368);
    u64 v2914 = load_u64((const u8 *)v1 + 376);
    u64 v2916 = load_u64((const u8 *)v1 + 384);
    u64 v2918 = load_u64((const u8 *)v1 + 392);
    u64 v2920 = load_u64((const u8 *)v1 + 400);
    u64 v2922 = load_u64((const u8 *)v1 + 408);
    u64 v2924 = load_u64((const u8 *)v1 + 416);
    u64 v2926 = load_u64((const u8 *)v1 + 424);
    u64 v2928 = load_u64((const u8 *)v1 + 432);
    u64 v2930 = load_u64((const u8 *)v1 + 440);
    u64 v2932 = load_u64((const u8 *)v1 + 448);
    u64 v2934 = load_u64((const u8 *)v1 + 456);
    u64 v2936 = load_u64((const u8 *)v1 + 464);
    u64 v2938 = load_u64((const u8 *)v1 + 472);
    u64 v2940 = load_u64((const u8 *)v1 + 480);
    u64 v2942 = load_u64((const u8 *)v1 + 624);
    u64 v2944 = load_u64((const u8 *)v1 + 632);
    u64 v2946 = load_u64((const u8 *)v1 + 648);
    u64 v2948 = load_u64((const u8 *)v1 + 680);
    u64 v2950 = load_u64((const u8 *)v1 + 1152);
    u64 v2952 = load_u64((const u8 *)v1 + 1176);
    u64 v2954 = load_u64((const u8 *)v1 + 1256);
    u64 v2956 = load_u64((const u8 *)v1 + 1800);
    u64 v2958 = load_u64((const u8 *)v1 + 1992);
    u64 v2960 = load_u64((const u8 *)v1 + 2008);
    u64 v2962 = load_u64((const u8 *)v1 + 2040);
    u64 v2964 = load_u64((const u8 *)v1 + 2048);
    u64 v2966 = load_u64((const u8 *)v1 + 2096);
    u64 v2968 = load_u64((const u8 *)v1 + 2104);
    u64 v2970 = load_u64((const u8 *)v1 + 2112);
    u64 v2972 = load_u64((const u8 *)v1 + 2120);
    u64 v2974 = load_u64((const u8 *)v1 + 2128);
    u64 v2976 = load_u64((const u8 *)v1 + 2136);
    u64 v2978 = load_u64((const u8 *)v1 + 2168);
    u64 v2980 = load_u64((const u8 *)v1 + 2176);
    u64 v2982 = load_u64((const u8 *)v1 + 2248);
    u64 v2984 = load_u64((const u8 *)v1 + 2264);
    u64 v2986 = load_u64((const u8 *)v1 + 2280);
    u64 v2988 = load_u64((const u8 *)v1 + 2288);
    u64 v2990 = load_u64((const u8 *)v1 + 2296);
    { u64 n2893 = v2894; u64 n2895 = v2896; u64 n2897 = v2898; u64 n2899 = v2900; u64 n2901 = v2902; u64 n2903 = v2904; u64 n2905 = v2906; u64 n2907 = v2908; u64 n2909 = v2910; u64 n2911 = v2912; u64 n2913 = v2914; u64 n2915 = v2916; u64 n2917 = v2918; u64 n2919 = v2920; u64 n2921 = v2922; u64 n2923 = v2924; u64 n2925 = v2926; u64 n2927 = v2928; u64 n2929 = v2930; u64 n2931 = v2932; u64 n2933 = v2934; u64 n2935 = v2936; u64 n2937 = v2938; u64 n2939 = v2940; u64 n2941 = v2942; u64 n2943 = v2944; u64 n2945 = v2946; u64 n2947 = v2948; u64 n2949 = v2950; u64 n2951 = v2952; u64 n2953 = v2954; u64 n2955 = v2956; u64 n2957 = v2958; u64 n2959 = v2960; u64 n2961 = v2962; u64 n2963 = v2964; u64 n2965 = v2966; u64 n2967 = v2968; u64 n2969 = v2970; u64 n2971 = v2972; u64 n2973 = v2974; u64 n2975 = v2976; u64 n2977 = v2978; u64 n2979 = v2980; u64 n2981 = v2982; u64 n2983 = v2984; u64 n2985 = v2986; u64 n2987 = v2988; u64 n2989 = v2990; v2893 = n2893; v2895 = n2895; v2897 = n2897; v2899 = n2899; v2901 = n2901; v2903 = n2903; v2905 = n2905; v2907 = n2907; v2909 = n2909; v2911 = n2911; v2913 = n2913; v2915 = n2915; v2917 = n2917; v2919 = n2919; v2921 = n2921; v2923 = n2923; v2925 = n2925; v2927 = n2927; v2929 = n2929; v2931 = n2931; v2933 = n2933; v2935 = n2935; v2937 = n2937; v2939 = n2939; v2941 = n2941; v2943 = n2943; v2945 = n2945; v2947 = n2947; v2949 = n2949; v2951 = n2951; v2953 = n2953; v2955 = n2955; v2957 = n2957; v2959 = n2959; v2961 = n2961; v2963 = n2963; v2965 = n2965; v2967 = n2967; v2969 = n2969; v2971 = n2971; v2973 = n2973; v2975 = n2975; v2977 = n2977; v2979 = n2979; v2981 = n2981; v2983 = n2983; v2985 = n2985; v2987 = n2987; v2989 = n2989; goto b130; }
b536:;
    u64 v2856 = load_u64((const u8 *)v1 + 1808);
    u64 v2857 = load_u64((const u8 *)v1 + 1816);
    u64 v2858 = 0x1;
    u64 v2859 = v2857 << (v2858 & 63);
    u64 v2860 = 0x3f;
    u64 v2861 = v2856 >> (v2860 & 63);
    u64 v2862 = 0x1;
    u64 v2863 = v2856 << (v2862 & 63);
    u64 v2864 = v2859 | v2861;
    u64 v2865 = load_u64((const u8 *)v1 + 1824);
    u64 v2866 = 0x3f;
    u64 v2867 = v2865 >> (v2866 & 63);
    u64 v2868 = v2863 | v2867;
    u64 v2869 = v2864 | v4;
    u64 v2870 = 0x1;
    u64 v2871 = v2865 << (v2870 & 63);
    u64 v2872 = load_u64((const u8 *)v1 + 1800);
    u64 v2873 = 0x1;
    u64 v2874 = v2872 << (v2873 & 63);
    u64 v2875 = load_u64((const u8 *)v1 + 2048);
    u128 v2876 = (u128)v2869 << 64 | v2868;
    u128 v2877 = (u128)v4 << 64 | v2875;
    u8 v2878 = (u128)v2876 < (u128)v2877;
    if (v2878) { goto b537; } else { goto b538; }
b537:;
    { u64 n2886 = v2874; u64 n2887 = v2868; u64 n2888 = v2869; v2886 = n2886; v2887 = n2887; v2888 = n2888; goto b129; }
b538:;
    u128 v2879 = (u128)v2869 << 64 | v2868;
    u128 v2880 = (u128)v4 << 64 | v2875;
    u128 v2881 = v2879 - v2880;
    u64 v2882 = (u64)v2881;
    u64 v2883 = (u64)(v2881 >> 64);
    u64 v2884 = 0x1;
    u64 v2885 = v2874 | v2884;
    { u64 n2886 = v2885; u64 n2887 = v2882; u64 n2888 = v2883; v2886 = n2886; v2887 = n2887; v2888 = n2888; goto b129; }
b129:;
    u64 v2889 = 0x1;
    u64 v2890 = v2853 + v2889;
    u64 v2891 = 0xff;
    u64 v2892 = v2890 & v2891;
    store_u64((u8 *)v1 + 1800, v2886);
    store_u64((u8 *)v1 + 1808, v2887);
    store_u64((u8 *)v1 + 1816, v2888);
    store_u64((u8 *)v1 + 1824, v2871);
    store_u64((u8 *)v1 + 1832, v2892);
    store_u64((u8 *)v1 + 5704, v2838);
    { goto b127; }
b130:;
    u64 v2991 = 0x8;
    u64 v2992 = v2963 >> (v2991 & 63);
    u64 v2993 = 0x1388;
    u8 v2994 = (u64)v2992 >= (u64)v2993;
    if (v2994) { goto b539; } else { goto b540; }
b539:;
    { u64 n2996 = v2992; v2996 = n2996; goto b131; }
b540:;
    u64 v2995 = 0x1388;
    { u64 n2996 = v2995; v2996 = n2996; goto b131; }
b131:;
    u64 v2997 = v2957 + v2996;
    u64 v2998 = 0xffffffffffff;
    u64 v2999 = v2997 & v2998;
    u64 v3000 = load_u64((const u8 *)v3 + 24);
    u64 v3001 = 0xffffffff;
    u64 v3002 = v2949 & v3001;
    u64 v3003 = 0x200;
    u8 v3004 = (u64)v3002 < (u64)v3003;
    u64 v3005 = v3004 ? v3002 : v4;
    u64 v3006 = 0x8;
    u64 v3007 = v3005 * v3006;
    u64 v3008 = v3000 + v3007;
    if (v3004) { goto b541; } else { goto b542; }
b541:;
    store_u64((u8 *)v3008 + 12288, v2957);
    { goto b542; }
b542:;
    u64 v3009 = load_u64((const u8 *)v3 + 24);
    u64 v3010 = 0xffffffff;
    u64 v3011 = v2949 & v3010;
    u64 v3012 = 0x200;
    u8 v3013 = (u64)v3011 < (u64)v3012;
    u64 v3014 = v3013 ? v3011 : v4;
    u64 v3015 = 0x8;
    u64 v3016 = v3014 * v3015;
    u64 v3017 = v3009 + v3016;
    if (v3013) { goto b543; } else { goto b544; }
b543:;
    store_u64((u8 *)v3017 + 16384, v2999);
    { goto b544; }
b544:;
    u64 v3018 = load_u64((const u8 *)v3 + 24);
    u64 v3019 = 0xffffffff;
    u64 v3020 = v2949 & v3019;
    u64 v3021 = 0x200;
    u8 v3022 = (u64)v3020 < (u64)v3021;
    u64 v3023 = v3022 ? v3020 : v4;
    u64 v3024 = 0x8;
    u64 v3025 = v3023 * v3024;
    u64 v3026 = v3018 + v3025;
    if (v3022) { goto b545; } else { goto b546; }
b545:;
    store_u64((u8 *)v3026 + 20480, v2961);
    { goto b546; }
b546:;
    u64 v3027 = load_u64((const u8 *)v3 + 24);
    u64 v3028 = 0xffffffff;
    u64 v3029 = v2949 & v3028;
    u64 v3030 = 0x200;
    u8 v3031 = (u64)v3029 < (u64)v3030;
    u64 v3032 = v3031 ? v3029 : v4;
    u64 v3033 = 0x8;
    u64 v3034 = v3032 * v3033;
    u64 v3035 = v3027 + v3034;
    if (v3031) { goto b547; } else { goto b548; }
b547:;
    store_u64((u8 *)v3035 + 53248, v4);
    { goto b548; }
b548:;
    u64 v3036 = load_u64((const u8 *)v3 + 32);
    u64 v3037 = 0xffffffff;
    u64 v3038 = v2949 & v3037;
    u64 v3039 = 0x200;
    u8 v3040 = (u64)v3038 < (u64)v3039;
    u64 v3041 = v3040 ? v3038 : v4;
    u64 v3042 = 0x10;
    u64 v3043 = v3041 * v3042;
    u64 v3044 = v3036 + v3043;
    if (v3040) { goto b549; } else { goto b550; }
b549:;
    store_u64((u8 *)v3044 + 0, v4);
    store_u64((u8 *)v3044 + 8, v4);
    { goto b550; }
b550:;
    u64 v3045 = load_u64((const u8 *)v3 + 24);
    u64 v3046 = 0xffffffff;
    u64 v3047 = v2949 & v3046;
    u64 v3048 = 0x200;
    u8 v3049 = (u64)v3047 < (u64)v3048;
    u64 v3050 = v3049 ? v3047 : v4;
    u64 v3051 = 0x8;
    u64 v3052 = v3050 * v3051;
    u64 v3053 = v3045 + v3052;
    if (v3049) { goto b551; } else { goto b552; }
b551:;
    store_u64((u8 *)v3053 + 57344, v4);
    { goto b552; }
b552:;
    u64 v3054 = load_u64((const u8 *)v3 + 24);
    u64 v3055 = 0xffffffff;
    u64 v3056 = v2949 & v3055;
    u64 v3057 = 0x200;
    u8 v3058 = (u64)v3056 < (u64)v3057;
    u64 v3059 = v3058 ? v3056 : v4;
    u64 v3060 = 0x8;
    u64 v3061 = v3059 * v3060;
    u64 v3062 = v3054 + v3061;
    if (v3058) { goto b553; } else { goto b554; }
b553:;
    store_u64((u8 *)v3062 + 61440, v2955);
    { goto b554; }
b554:;
    u64 v3063 = load_u64((const u8 *)v3 + 24);
    u64 v3064 = 0xffffffff;
    u64 v3065 = v2949 & v3064;
    u64 v3066 = 0x200;
    u8 v3067 = (u64)v3065 < (u64)v3066;
    u64 v3068 = v3067 ? v3065 : v4;
    u64 v3069 = 0x8;
    u64 v3070 = v3068 * v3069;
    u64 v3071 = v3063 + v3070;
    if (v3067) { goto b555; } else { goto b556; }
b555:;
    store_u64((u8 *)v3071 + 24576, v2963);
    { goto b556; }
b556:;
    u64 v3072 = load_u64((const u8 *)v3 + 24);
    u64 v3073 = 0xffffffff;
    u64 v3074 = v2949 & v3073;
    u64 v3075 = 0x200;
    u8 v3076 = (u64)v3074 < (u64)v3075;
    u64 v3077 = v3076 ? v3074 : v4;
    u64 v3078 = 0x8;
    u64 v3079 = v3077 * v3078;
    u64 v3080 = v3072 + v3079;
    if (v3076) { goto b557; } else { goto b558; }
b557:;
    store_u64((u8 *)v3080 + 65536, v2965);
    { goto b558; }
b558:;
    u64 v3081 = load_u64((const u8 *)v3 + 24);
    u64 v3082 = 0xffffffff;
    u64 v3083 = v2949 & v3082;
    u64 v3084 = 0x200;
    u8 v3085 = (u64)v3083 < (u64)v3084;
    u64 v3086 = v3085 ? v3083 : v4;
    u64 v3087 = 0x8;
    u64 v3088 = v3086 * v3087;
    u64 v3089 = v3081 + v3088;
    if (v3085) { goto b559; } else { goto b560; }
b559:;
    store_u64((u8 *)v3089 + 69632, v2967);
    { goto b560; }
b560:;
    u64 v3090 = load_u64((const u8 *)v3 + 24);
    u64 v3091 = 0xffffffff;
    u64 v3092 = v2949 & v3091;
    u64 v3093 = 0x200;
    u8 v3094 = (u64)v3092 < (u64)v3093;
    u64 v3095 = v3094 ? v3092 : v4;
    u64 v3096 = 0x8;
    u64 v3097 = v3095 * v3096;
    u64 v3098 = v3090 + v3097;
    if (v3094) { goto b561; } else { goto b562; }
b561:;
    store_u64((u8 *)v3098 + 73728, v2969);
    { goto b562; }
b562:;
    u64 v3099 = load_u64((const u8 *)v3 + 24);
    u64 v3100 = 0xffffffff;
    u64 v3101 = v2949 & v3100;
    u64 v3102 = 0x200;
    u8 v3103 = (u64)v3101 < (u64)v3102;
    u64 v3104 = v3103 ? v3101 : v4;
    u64 v3105 = 0x8;
    u64 v3106 = v3104 * v3105;
    u64 v3107 = v3099 + v3106;
    if (v3103) { goto b563; } else { goto b564; }
b563:;
    store_u64((u8 *)v3107 + 77824, v2971);
    { goto b564; }
b564:;
    u64 v3108 = load_u64((const u8 *)v3 + 24);
    u64 v3109 = 0xffffffff;
    u64 v3110 = v2949 & v3109;
    u64 v3111 = 0x200;
    u8 v3112 = (u64)v3110 < (u64)v3111;
    u64 v3113 = v3112 ? v3110 : v4;
    u64 v3114 = 0x8;
    u64 v3115 = v3113 * v3114;
    u64 v3116 = v3108 + v3115;
    if (v3112) { goto b565; } else { goto b566; }
b565:;
    store_u64((u8 *)v3116 + 28672, v2973);
    { goto b566; }
b566:;
    u64 v3117 = load_u64((const u8 *)v3 + 24);
    u64 v3118 = 0xffffffff;
    u64 v3119 = v2949 & v3118;
    u64 v3120 = 0x200;
    u8 v3121 = (u64)v3119 < (u64)v3120;
    u64 v3122 = v3121 ? v3119 : v4;
    u64 v3123 = 0x8;
    u64 v3124 = v3122 * v3123;
    u64 v3125 = v3117 + v3124;
    if (v3121) { goto b567; } else { goto b568; }
b567:;
    store_u64((u8 *)v3125 + 32768, v2975);
    { goto b568; }
b568:;
    u64 v3126 = v2901 * v2977;
    u64 v3127 = (u64)((u128)v2901 * v2977 >> 64);
    u64 v3128 = 0x14;
    u64 v3129 = v3126 >> (v3128 & 63);
    u64 v3130 = 0x2c;
    u64 v3131 = v3127 << (v3130 & 63);
    u64 v3132 = v3129 | v3131;
    u64 v3133 = 0x14;
    u64 v3134 = v3127 >> (v3133 & 63);
    { u64 n3135 = v2893; u64 n3136 = v2895; u64 n3137 = v2897; u64 n3139 = v2899; u64 n3141 = v2903; u64 n3142 = v2905; u64 n3143 = v2907; u64 n3144 = v2909; u64 n3145 = v2911; u64 n3146 = v2913; u64 n3147 = v2915; u64 n3148 = v2917; u64 n3149 = v2919; u64 n3150 = v2921; u64 n3151 = v2923; u64 n3152 = v2925; u64 n3153 = v2927; u64 n3154 = v2929; u64 n3155 = v2931; u64 n3156 = v2933; u64 n3157 = v2935; u64 n3158 = v2937; u64 n3159 = v2939; u64 n3160 = v2901; u64 n3162 = v3132; u64 n3164 = v2963; u64 n3166 = v2979; u64 n3168 = v2973; u64 n3170 = v2975; u64 n3172 = v2965; u64 n3174 = v2967; u64 n3176 = v2969; u64 n3178 = v2971; u64 n3180 = v2941; u64 n3181 = v2943; u64 n3182 = v2945; u64 n3183 = v2947; u64 n3184 = v2949; u64 n3185 = v2951; u64 n3186 = v2953; u64 n3187 = v2957; u64 n3188 = v2959; u64 n3189 = v2963; u64 n3190 = v2981; u64 n3191 = v2983; u64 n3192 = v2985; u64 n3193 = v2987; u64 n3194 = v2989; v3135 = n3135; v3136 = n3136; v3137 = n3137; v3139 = n3139; v3141 = n3141; v3142 = n3142; v3143 = n3143; v3144 = n3144; v3145 = n3145; v3146 = n3146; v3147 = n3147; v3148 = n3148; v3149 = n3149; v3150 = n3150; v3151 = n3151; v3152 = n3152; v3153 = n3153; v3154 = n3154; v3155 = n3155; v3156 = n3156; v3157 = n3157; v3158 = n3158; v3159 = n3159; v3160 = n3160; v3162 = n3162; v3164 = n3164; v3166 = n3166; v3168 = n3168; v3170 = n3170; v3172 = n3172; v3174 = n3174; v3176 = n3176; v3178 = n3178; v3180 = n3180; v3181 = n3181; v3182 = n3182; v3183 = n3183; v3184 = n3184; v3185 = n3185; v3186 = n3186; v3187 = n3187; v3188 = n3188; v3189 = n3189; v3190 = n3190; v3191 = n3191; v3192 = n3192; v3193 = n3193; v3194 = n3194; goto b132; }
b132:;
    u64 v3195 = load_u64((const u8 *)v1 + 208);
    u8 v3196 = (u64)v3195 == (u64)v4;
    if (v3196) { goto b569; } else { goto b570; }
b569:;
    { u64 n3843 = v3143; u64 n3844 = v3147; v3843 = n3843; v3844 = n3844; goto b133; }
b570:;
    u8 v3197 = load_u8((const u8 *)v2 + 442);
    u64 v3198 = v3197;
    u64 v3199 = 0x3c;
    u64 v3200 = v3198 << (v3199 & 63);
    u64 v3201 = 0x3c;
    u64 v3202 = v3200 >> (v3201 & 63);
    u64 v3203 = 0x1;
    u8 v3204 = (u64)v3202 != (u64)v3203;
    if (v3204) { goto b571; } else { goto b572; }
b571:;
    { u64 n3843 = v3143; u64 n3844 = v3147; v3843 = n3843; v3844 = n3844; goto b133; }
b572:;
    u32 v3205 = load_u32((const u8 *)v2 + 448);
    u32 v3206 = __builtin_bswap32(v3205);
    u64 v3207 = v3206;
    u8 v3208 = (u64)v3207 != (u64)v4;
    if (v3208) { goto b573; } else { goto b574; }
b573:;
    { goto b142; }
b574:;
    u32 v3209 = load_u32((const u8 *)v2 + 452);
    u32 v3210 = __builtin_bswap32(v3209);
    u64 v3211 = v3210;
    u64 v3212 = 0x20;
    u64 v3213 = v3211 << (v3212 & 63);
    u64 v3214 = 0x20;
    u64 v3215 = (int64_t)v3213 >> (v3214 & 63);
    u8 v3216 = (int64_t)v4 >= (int64_t)v3215;
    if (v3216) { goto b575; } else { goto b576; }
b575:;
    { u64 n3843 = v3143; u64 n3844 = v3147; v3843 = n3843; v3844 = n3844; goto b133; }
b576:;
    u32 v3217 = (u32)v4;
    u32 v3218 = __builtin_bswap32(v3217);
    store_u32((u8 *)v2 + 452, v3218);
    { u64 n3843 = v3143; u64 n3844 = v3147; v3843 = n3843; v3844 = n3844; goto b133; }
b142:;
    u64 v3219 = load_u64((const u8 *)v3 + 24);
    u64 v3220 = 0xffffffff;
    u64 v3221 = v3184 & v3220;
    u64 v3222 = 0x200;
    u8 v3223 = (u64)v3221 < (u64)v3222;
    u64 v3224 = v3223 ? v3221 : v4;
    u64 v3225 = 0x8;
    u64 v3226 = v3224 * v3225;
    u64 v3227 = v3219 + v3226;
    u64 v3228 = load_u64((const u8 *)v3227 + 53248);
    u64 v3229 = v3223 ? v3228 : v4;
    u64 v3230 = load_u64((const u8 *)v3 + 32);
    u64 v3231 = 0xffffffff;
    u64 v3232 = v3184 & v3231;
    u64 v3233 = 0x200;
    u8 v3234 = (u64)v3232 < (u64)v3233;
    u64 v3235 = v3234 ? v3232 : v4;
    u64 v3236 = 0x10;
    u64 v3237 = v3235 * v3236;
    u64 v3238 = v3230 + v3237;
    u64 v3239 = load_u64((const u8 *)v3238 + 0);
    u64 v3240 = v3234 ? v3239 : v4;
    u64 v3241 = load_u64((const u8 *)v3238 + 8);
    u64 v3242 = v3234 ? v3241 : v4;
    u64 v3243 = load_u64((const u8 *)v3 + 24);
    u64 v3244 = 0xffffffff;
    u64 v3245 = v3184 & v3244;
    u64 v3246 = 0x200;
    u8 v3247 = (u64)v3245 < (u64)v3246;
    u64 v3248 = v3247 ? v3245 : v4;
    u64 v3249 = 0x8;
    u64 v3250 = v3248 * v3249;
    u64 v3251 = v3243 + v3250;
    u64 v3252 = load_u64((const u8 *)v3251 + 57344);
    u64 v3253 = v3247 ? v3252 : v4;
    u64 v3254 = load_u64((const u8 *)v3 + 24);
    u64 v3255 = 0xffffffff;
    u64 v3256 = v3184 & v3255;
    u64 v3257 = 0x200;
    u8 v3258 = (u64)v3256 < (u64)v3257;
    u64 v3259 = v3258 ? v3256 : v4;
    u64 v3260 = 0x8;
    u64 v3261 = v3259 * v3260;
    u64 v3262 = v3254 + v3261;
    u64 v3263 = load_u64((const u8 *)v3262 + 28672);
    u64 v3264 = v3258 ? v3263 : v4;
    u64 v3265 = load_u64((const u8 *)v3 + 24);
    u64 v3266 = 0xffffffff;
    u64 v3267 = v3184 & v3266;
    u64 v3268 = 0x200;
    u8 v3269 = (u64)v3267 < (u64)v3268;
    u64 v3270 = v3269 ? v3267 : v4;
    u64 v3271 = 0x8;
    u64 v3272 = v3270 * v3271;
    u64 v3273 = v3265 + v3272;
    u64 v3274 = load_u64((const u8 *)v3273 + 32768);
    u64 v3275 = v3269 ? v3274 : v4;
    u64 v3276 = load_u64((const u8 *)v3 + 24);
    u64 v3277 = 0xffffffff;
    u64 v3278 = v3184 & v3277;
    u64 v3279 = 0x200;
    u8 v3280 = (u64)v3278 < (u64)v3279;
    u64 v3281 = v3280 ? v3278 : v4;
    u64 v3282 = 0x8;
    u64 v3283 = v3281 * v3282;
    u64 v3284 = v3276 + v3283;
    u64 v3285 = load_u64((const u8 *)v3284 + 36864);
    u64 v3286 = v3280 ? v3285 : v4;
    u64 v3287 = load_u64((const u8 *)v3 + 24);
    u64 v3288 = 0xffffffff;
    u64 v3289 = v3184 & v3288;
    u64 v3290 = 0x200;
    u8 v3291 = (u64)v3289 < (u64)v3290;
    u64 v3292 = v3291 ? v3289 : v4;
    u64 v3293 = 0x8;
    u64 v3294 = v3292 * v3293;
    u64 v3295 = v3287 + v3294;
    u64 v3296 = load_u64((const u8 *)v3295 + 61440);
    u64 v3297 = v3291 ? v3296 : v4;
    u64 v3298 = load_u64((const u8 *)v3 + 24);
    u64 v3299 = 0xffffffff;
    u64 v3300 = v3184 & v3299;
    u64 v3301 = 0x200;
    u8 v3302 = (u64)v3300 < (u64)v3301;
    u64 v3303 = v3302 ? v3300 : v4;
    u64 v3304 = 0x8;
    u64 v3305 = v3303 * v3304;
    u64 v3306 = v3298 + v3305;
    u64 v3307 = load_u64((const u8 *)v3306 + 65536);
    u64 v3308 = v3302 ? v3307 : v4;
    u64 v3309 = load_u64((const u8 *)v3 + 24);
    u64 v3310 = 0xffffffff;
    u64 v3311 = v3184 & v3310;
    u64 v3312 = 0x200;
    u8 v3313 = (u64)v3311 < (u64)v3312;
    u64 v3314 = v3313 ? v3311 : v4;
    u64 v3315 = 0x8;
    u64 v3316 = v3314 * v3315;
    u64 v3317 = v3309 + v3316;
    u64 v3318 = load_u64((const u8 *)v3317 + 69632);
    u64 v3319 = v3313 ? v3318 : v4;
    u64 v3320 = load_u64((const u8 *)v3 + 24);
    u64 v3321 = 0xffffffff;
    u64 v3322 = v3184 & v3321;
    u64 v3323 = 0x200;
    u8 v3324 = (u64)v3322 < (u64)v3323;
    u64 v3325 = v3324 ? v3322 : v4;
    u64 v3326 = 0x8;
    u64 v3327 = v3325 * v3326;
    u64 v3328 = v3320 + v3327;
    u64 v3329 = load_u64((const u8 *)v3328 + 73728);
    u64 v3330 = v3324 ? v3329 : v4;
    u64 v3331 = load_u64((const u8 *)v3 + 24);
    u64 v3332 = 0xffffffff;
    u64 v3333 = v3184 & v3332;
    u64 v3334 = 0x200;
    u8 v3335 = (u64)v3333 < (u64)v3334;
    u64 v3336 = v3335 ? v3333 : v4;
    u64 v3337 = 0x8;
    u64 v3338 = v3336 * v3337;
    u64 v3339 = v3331 + v3338;
    u64 v3340 = load_u64((const u8 *)v3339 + 77824);
    u64 v3341 = v3335 ? v3340 : v4;
    u64 v3342 = 0x1fffff;
    u64 v3343 = v3207 & v3342;
    u64 v3344 = 0x1fffff;
    u8 v3345 = (u64)v3344 >= (u64)v3207;
    if (v3345) { goto b577; } else { goto b578; }
b577:;
    { u64 n3347 = v3343; v3347 = n3347; goto b143; }
b578:;
    u64 v3346 = 0x1fffff;
    { u64 n3347 = v3346; v3347 = n3347; goto b143; }
b143:;
    u32 v3348 = load_u32((const u8 *)v2 + 444);
    u32 v3349 = __builtin_bswap32(v3348);
    u64 v3350 = v3349;
    u64 v3351 = load_u64((const u8 *)v1 + 280);
    u8 v3352 = (u64)v3350 >= (u64)v3351;
    if (v3352) { goto b579; } else { goto b580; }
b579:;
    { u64 n3353 = v3350; v3353 = n3353; goto b144; }
b580:;
    { u64 n3353 = v3351; v3353 = n3353; goto b144; }
b144:;
    u64 v3354 = 0x1;
    u8 v3355 = (u64)v3190 != (u64)v3354;
    if (v3355) { goto b581; } else { goto b582; }
b581:;
    { u64 n3362 = v3347; v3362 = n3362; goto b145; }
b582:;
    u32 v3356 = load_u32((const u8 *)v2 + 448);
    u32 v3357 = __builtin_bswap32(v3356);
    u64 v3358 = v3357;
    u8 v3359 = (u64)v3142 >= (u64)v3358;
    if (v3359) { goto b583; } else { goto b584; }
b583:;
    { u64 n3362 = v3347; v3362 = n3362; goto b145; }
b584:;
    u64 v3360 = 0x1fffff;
    u64 v3361 = v3142 & v3360;
    { u64 n3362 = v3361; v3362 = n3362; goto b145; }
b145:;
    u64 v3363 = load_u64((const u8 *)v3 + 48);
    u64 v3364 = load_u64((const u8 *)v3363 + 160);
    u64 v3365 = v3353 << (v4 & 63);
    u64 v3366 = 0xffffffff;
    u64 v3367 = v3365 & v3366;
    u64 v3368 = 0x10;
    u64 v3369 = v3367 >> (v3368 & 63);
    u64 v3370 = 0x8;
    u64 v3371 = v3369 * v3370;
    u64 v3372 = v3364 + v3371;
    u32 v3373 = load_u32((const u8 *)v3372 + 0);
    u64 v3374 = v3373;
    u64 v3376 = 0x80000000;
    u64 v3377 = v3374 & v3376;
    if (v3377) { goto b586; } else { u64 n3375 = v3374; v3375 = n3375; goto b585; }
b586:;
    u64 v3378 = load_u64((const u8 *)v3 + 48);
    u64 v3379 = load_u64((const u8 *)v3378 + 168);
    u64 v3380 = 0x7fffffff;
    u64 v3381 = v3374 & v3380;
    u64 v3382 = 0x800;
    u64 v3383 = v3381 * v3382;
    u64 v3384 = v3379 + v3383;
    u64 v3385 = 0x8;
    u64 v3386 = v3367 >> (v3385 & 63);
    u64 v3387 = 0xff;
    u64 v3388 = v3386 & v3387;
    u64 v3389 = 0x8;
    u64 v3390 = v3388 * v3389;
    u64 v3391 = v3384 + v3390;
    u32 v3392 = load_u32((const u8 *)v3391 + 0);
    u64 v3393 = v3392;
    u64 v3394 = 0x80000000;
    u64 v3395 = v3393 & v3394;
    if (v3395) { goto b587; } else { u64 n3375 = v3393; v3375 = n3375; goto b585; }
b587:;
    u64 v3396 = load_u64((const u8 *)v3 + 48);
    u64 v3397 = load_u64((const u8 *)v3396 + 168);
    u64 v3398 = 0x7fffffff;
    u64 v3399 = v3393 & v3398;
    u64 v3400 = 0x800;
    u64 v3401 = v3399 * v3400;
    u64 v3402 = v3397 + v3401;
    u64 v3403 = v3367 >> (v4 & 63);
    u64 v3404 = 0xff;
    u64 v3405 = v3403 & v3404;
    u64 v3406 = 0x8;
    u64 v3407 = v3405 * v3406;
    u64 v3408 = v3402 + v3407;
    u32 v3409 = load_u32((const u8 *)v3408 + 0);
    u64 v3410 = v3409;
    { u64 n3375 = v3410; v3375 = n3375; goto b585; }
b585:;
    u8 v3411 = (u64)v3375 != (u64)v4;
    u64 v3412 = v3411;
    u64 v3413 = load_u64((const u8 *)v3 + 48);
    u64 v3414 = load_u64((const u8 *)v3413 + 184);
    u64 v3415 = 0x8;
    u64 v3416 = v3375 * v3415;
    u64 v3417 = v3414 + v3416;
    u32 v3418 = load_u32((const u8 *)v3417 + 0);
    u64 v3419 = load_u64((const u8 *)v3 + 48);
    u64 v3420 = load_u64((const u8 *)v3419 + 192);
    u64 v3421 = 0x8;
    u64 v3422 = v3375 * v3421;
    u64 v3423 = v3420 + v3422;
    u32 v3424 = 0x407;
    u8 v3425 = (u32)v3418 == (u32)v3424;
    if (v3425) { goto b588; } else { goto b589; }
b588:;
    u64 v3426 = load_u64((const u8 *)v3423 + 0);
    u64 v3427 = 0xff;
    u64 v3428 = v3426 & v3427;
    { goto b146; }
b589:;
    u64 v3442 = load_u64((const u8 *)v1 + 240);
    u64 v3444 = load_u64((const u8 *)v1 + 248);
    { u64 n3441 = v3442; u64 n3443 = v3444; v3441 = n3441; v3443 = n3443; goto b147; }
b146:;
    u64 v3429 = 0x1f;
    u64 v3430 = v3429 - v3428;
    u64 v3431 = 0xff;
    u64 v3432 = v3430 & v3431;
    u64 v3433 = 0x40;
    u8 v3434 = (u64)v3432 < (u64)v3433;
    u64 v3435 = v3353 << (v3432 & 63);
    u64 v3436 = v3434 ? v3435 : v4;
    u64 v3437 = 0x17;
    u64 v3438 = v3436 >> (v3437 & 63);
    u64 v3439 = 0xff;
    u64 v3440 = v3438 & v3439;
    { u64 n3441 = v3428; u64 n3443 = v3440; v3441 = n3441; v3443 = n3443; goto b147; }
b147:;
    u64 v3445 = load_u64((const u8 *)v3 + 48);
    u64 v3446 = load_u64((const u8 *)v3445 + 200);
    u64 v3447 = 0xff;
    u64 v3448 = v3443 & v3447;
    u64 v3449 = 0x4;
    u64 v3450 = v3448 * v3449;
    u64 v3451 = v3446 + v3450;
    u32 v3452 = load_u32((const u8 *)v3451 + 0);
    u64 v3453 = v3452;
    u8 v3454 = (u64)v3453 != (u64)v4;
    u64 v3455 = v3454;
    u64 v3456 = load_u64((const u8 *)v3 + 48);
    u64 v3457 = load_u64((const u8 *)v3456 + 224);
    u64 v3458 = 0x8;
    u64 v3459 = v3453 * v3458;
    u64 v3460 = v3457 + v3459;
    u32 v3461 = load_u32((const u8 *)v3460 + 0);
    u64 v3462 = load_u64((const u8 *)v3 + 48);
    u64 v3463 = load_u64((const u8 *)v3462 + 232);
    u64 v3464 = 0x8;
    u64 v3465 = v3453 * v3464;
    u64 v3466 = v3463 + v3465;
    u32 v3467 = 0x40d;
    u8 v3468 = (u32)v3461 == (u32)v3467;
    if (v3468) { goto b590; } else { goto b591; }
b590:;
    u64 v3469 = load_u64((const u8 *)v3466 + 0);
    { goto b148; }
b591:;
    u64 v3471 = load_u64((const u8 *)v1 + 232);
    { u64 n3470 = v3471; v3470 = n3470; goto b149; }
b148:;
    { u64 n3470 = v3469; v3470 = n3470; goto b149; }
b149:;
    u64 v3472 = v3362 * v3351;
    u64 v3473 = v3472 * v3470;
    u64 v3474 = 0x4;
    u64 v3475 = v3473 << (v3474 & 63);
    u64 v3476 = 0x40;
    u8 v3477 = (u64)v3441 < (u64)v3476;
    u64 v3478 = v3475 >> (v3441 & 63);
    u64 v3479 = v3477 ? v3478 : v4;
    u64 v3480 = v3362 * v3297;
    u64 v3481 = 0x1;
    u8 v3482 = (u64)v3190 != (u64)v3481;
    if (v3482) { goto b592; } else { goto b593; }
b592:;
    { u64 n3511 = v3147; u64 n3512 = v4; u64 n3513 = v3479; v3511 = n3511; v3512 = n3512; v3513 = n3513; goto b151; }
b593:;
    u64 v3483 = 0x8;
    u64 v3484 = v4 << (v3483 & 63);
    u64 v3485 = 0x38;
    u64 v3486 = v3479 >> (v3485 & 63);
    u64 v3487 = 0x8;
    u64 v3488 = v3479 << (v3487 & 63);
    u64 v3489 = v3484 | v3486;
    u64 v3490 = v3148 * v3351;
    u64 v3491 = (u64)((u128)v3148 * v3351 >> 64);
    u128 v3492 = (u128)v3491 << 64 | v3490;
    u128 v3493 = (u128)v3489 << 64 | v3488;
    u8 v3494 = (u128)v3492 < (u128)v3493;
    u64 v3495 = v3494;
    u128 v3496 = (u128)v3491 << 64 | v3490;
    u128 v3497 = (u128)v3489 << 64 | v3488;
    u8 v3498 = (u128)v3496 >= (u128)v3497;
    if (v3498) { goto b594; } else { goto b595; }
b594:;
    { u64 n3508 = v3479; v3508 = n3508; goto b150; }
b595:;
    u64 v3499 = 0x1;
    u8 v3500 = (u64)v3141 != (u64)v3499;
    if (v3500) { goto b596; } else { goto b597; }
b596:;
    { u64 n3508 = v3479; v3508 = n3508; goto b150; }
b597:;
    u64 v3501 = 0x8;
    u64 v3502 = v3490 >> (v3501 & 63);
    u64 v3503 = 0x38;
    u64 v3504 = v3491 << (v3503 & 63);
    u64 v3505 = v3502 | v3504;
    u64 v3506 = 0x8;
    u64 v3507 = v3491 >> (v3506 & 63);
    { u64 n3508 = v3505; v3508 = n3508; goto b150; }
b150:;
    u64 v3509 = v3362 * v3351;
    u64 v3510 = v3147 + v3509;
    { u64 n3511 = v3510; u64 n3512 = v3495; u64 n3513 = v3508; v3511 = n3511; v3512 = n3512; v3513 = n3513; goto b151; }
b151:;
    u64 v3514 = v3229 + v3513;
    u64 v3515 = v3513 * v3362;
    u128 v3516 = (u128)v3242 << 64 | v3240;
    u128 v3517 = (u128)v4 << 64 | v3515;
    u128 v3518 = v3516 + v3517;
    u64 v3519 = (u64)v3518;
    u64 v3520 = (u64)(v3518 >> 64);
    u64 v3521 = 0xffffffff;
    u64 v3522 = v3520 & v3521;
    u64 v3523 = v3253 + v3351;
    u64 v3524 = v3308 * v3513;
    u64 v3525 = (u64)((u128)v3308 * v3513 >> 64);
    u128 v3526 = (u128)v3525 << 64 | v3524;
    u64 v3527 = 0x80;
    u8 v3528 = (u64)v3319 < (u64)v3527;
    u64 v3529 = v3528 ? v3319 : v4;
    u128 v3530 = v3526 >> (v3529 & 127);
    u64 v3531 = (u64)v3530;
    u64 v3532 = (u64)(v3530 >> 64);
    u64 v3533 = v3528 ? v3531 : v4;
    u64 v3534 = v3528 ? v3532 : v4;
    u128 v3535 = (u128)v4 << 64 | v3264;
    u128 v3536 = (u128)v3534 << 64 | v3533;
    u8 v3537 = (u128)v3535 >= (u128)v3536;
    if (v3537) { goto b598; } else { goto b599; }
b598:;
    { u64 n3538 = v3533; v3538 = n3538; goto b152; }
b599:;
    { u64 n3538 = v3264; v3538 = n3538; goto b152; }
b152:;
    u64 v3539 = v3330 * v3351;
    u64 v3540 = (u64)((u128)v3330 * v3351 >> 64);
    u128 v3541 = (u128)v3540 << 64 | v3539;
    u64 v3542 = 0x80;
    u8 v3543 = (u64)v3341 < (u64)v3542;
    u64 v3544 = v3543 ? v3341 : v4;
    u128 v3545 = v3541 >> (v3544 & 127);
    u64 v3546 = (u64)v3545;
    u64 v3547 = (u64)(v3545 >> 64);
    u64 v3548 = v3543 ? v3546 : v4;
    u64 v3549 = v3543 ? v3547 : v4;
    u128 v3550 = (u128)v4 << 64 | v3275;
    u128 v3551 = (u128)v3549 << 64 | v3548;
    u8 v3552 = (u128)v3550 >= (u128)v3551;
    if (v3552) { goto b600; } else { goto b601; }
b600:;
    { u64 n3553 = v3548; v3553 = n3553; goto b153; }
b601:;
    { u64 n3553 = v3275; v3553 = n3553; goto b153; }
b153:;
    u64 v3554 = 0x1;
    u8 v3555 = (u64)v3190 != (u64)v3554;
    if (v3555) { goto b602; } else { goto b603; }
b602:;
    { u64 n3559 = v3143; v3559 = n3559; goto b155; }
b603:;
    u8 v3556 = (u64)v3512 == (u64)v4;
    if (v3556) { goto b604; } else { goto b605; }
b604:;
    { goto b154; }
b605:;
    u64 v3557 = v3143 + v3538;
    { u64 n3559 = v3557; v3559 = n3559; goto b155; }
b154:;
    u64 v3558 = v3143 - v3538;
    { u64 n3559 = v3558; v3559 = n3559; goto b155; }
b155:;
    u64 v3560 = v3538 - v3553;
    u64 v3561 = 0x3f;
    u64 v3562 = (int64_t)v3560 >> (v3561 & 63);
    u128 v3563 = (u128)v3562 << 64 | v3560;
    u128 v3564 = (u128)v4 << 64 | v3480;
    u128 v3565 = v3563 * v3564;
    u64 v3566 = (u64)v3565;
    u64 v3567 = (u64)(v3565 >> 64);
    u64 v3568 = 0x2b;
    u64 v3569 = v3566 >> (v3568 & 63);
    u64 v3570 = 0x15;
    u64 v3571 = v3567 << (v3570 & 63);
    u64 v3572 = v3569 | v3571;
    u64 v3573 = 0x2b;
    u64 v3574 = (int64_t)v3567 >> (v3573 & 63);
    u64 v3575 = 0x7fffffff0000;
    u128 v3576 = (u128)v4 << 64 | v3575;
    u128 v3577 = (u128)v3574 << 64 | v3572;
    u8 v3578 = (__int128)v3576 >= (__int128)v3577;
    if (v3578) { goto b606; } else { goto b607; }
b606:;
    { u64 n3579 = v3572; u64 n3580 = v3574; v3579 = n3579; v3580 = n3580; goto b156; }
b607:;
    { u64 n3579 = v3575; u64 n3580 = v4; v3579 = n3579; v3580 = n3580; goto b156; }
b156:;
    u64 v3581 = 0xffff800000010000;
    u64 v3582 = 0x3f;
    u64 v3583 = (int64_t)v3581 >> (v3582 & 63);
    u128 v3584 = (u128)v3580 << 64 | v3579;
    u128 v3585 = (u128)v3583 << 64 | v3581;
    u8 v3586 = (__int128)v3584 >= (__int128)v3585;
    if (v3586) { goto b608; } else { goto b609; }
b608:;
    { u64 n3587 = v3579; v3587 = n3587; goto b157; }
b609:;
    { u64 n3587 = v3581; v3587 = n3587; goto b157; }
b157:;
    u64 v3588 = v3587 << (v4 & 63);
    u64 v3589 = (int64_t)v3588 >> (v4 & 63);
    u64 v3590 = v3589 + v3286;
    u32 v3591 = load_u32((const u8 *)v2 + 452);
    u32 v3592 = __builtin_bswap32(v3591);
    u64 v3593 = v3592;
    u64 v3594 = 0x20;
    u64 v3595 = v3593 << (v3594 & 63);
    u64 v3596 = 0x20;
    u64 v3597 = (int64_t)v3595 >> (v3596 & 63);
    u64 v3598 = 0x10;
    u64 v3599 = 0x40;
    u8 v3600 = (u64)v3598 < (u64)v3599;
    u64 v3601 = 0x3f;
    u64 v3602 = v3600 ? v3598 : v3601;
    u64 v3603 = (int64_t)v3590 >> (v3602 & 63);
    u8 v3604 = (int64_t)v3603 >= (int64_t)v3597;
    if (v3604) { goto b610; } else { goto b611; }
b610:;
    { goto b161; }
b611:;
    u32 v3605 = (u32)v3603;
    u32 v3606 = __builtin_bswap32(v3605);
    store_u32((u8 *)v2 + 452, v3606);
    u64 v3607 = 0xffff;
    u64 v3608 = v3590 & v3607;
    { u64 n3779 = v3538; u64 n3780 = v3553; u64 n3781 = v3608; v3779 = n3779; v3780 = n3780; v3781 = n3781; goto b158; }
b161:;
    u64 v3609 = load_u64((const u8 *)v3 + 48);
    u64 v3610 = load_u64((const u8 *)v3609 + 240);
    u64 v3611 = v3362 << (v4 & 63);
    u64 v3612 = 0xffffffff;
    u64 v3613 = v3611 & v3612;
    u64 v3614 = 0x10;
    u64 v3615 = v3613 >> (v3614 & 63);
    u64 v3616 = 0x8;
    u64 v3617 = v3615 * v3616;
    u64 v3618 = v3610 + v3617;
    u32 v3619 = load_u32((const u8 *)v3618 + 0);
    u64 v3620 = v3619;
    u64 v3622 = 0x80000000;
    u64 v3623 = v3620 & v3622;
    if (v3623) { goto b613; } else { u64 n3621 = v3620; v3621 = n3621; goto b612; }
b613:;
    u64 v3624 = load_u64((const u8 *)v3 + 48);
    u64 v3625 = load_u64((const u8 *)v3624 + 248);
    u64 v3626 = 0x7fffffff;
    u64 v3627 = v3620 & v3626;
    u64 v3628 = 0x800;
    u64 v3629 = v3627 * v3628;
    u64 v3630 = v3625 + v3629;
    u64 v3631 = 0x8;
    u64 v3632 = v3613 >> (v3631 & 63);
    u64 v3633 = 0xff;
    u64 v3634 = v3632 & v3633;
    u64 v3635 = 0x8;
    u64 v3636 = v3634 * v3635;
    u64 v3637 = v3630 + v3636;
    u32 v3638 = load_u32((const u8 *)v3637 + 0);
    u64 v3639 = v3638;
    u64 v3640 = 0x80000000;
    u64 v3641 = v3639 & v3640;
    if (v3641) { goto b614; } else { u64 n3621 = v3639; v3621 = n3621; goto b612; }
b614:;
    u64 v3642 = load_u64((const u8 *)v3 + 48);
    u64 v3643 = load_u64((const u8 *)v3642 + 248);
    u64 v3644 = 0x7fffffff;
    u64 v3645 = v3639 & v3644;
    u64 v3646 = 0x800;
    u64 v3647 = v3645 * v3646;
    u64 v3648 = v3643 + v3647;
    u64 v3649 = v3613 >> (v4 & 63);
    u64 v3650 = 0xff;
    u64 v3651 = v3649 & v3650;
    u64 v3652 = 0x8;
    u64 v3653 = v3651 * v3652;
    u64 v3654 = v3648 + v3653;
    u32 v3655 = load_u32((const u8 *)v3654 + 0);
    u64 v3656 = v3655;
    { u64 n3621 = v3656; v3621 = n3621; goto b612; }
b612:;
    u8 v3657 = (u64)v3621 != (u64)v4;
    u64 v3658 = v3657;
    u64 v3659 = load_u64((const u8 *)v3 + 48);
    u64 v3660 = load_u64((const u8 *)v3659 + 264);
    u64 v3661 = 0x8;
    u64 v3662 = v3621 * v3661;
    u64 v3663 = v3660 + v3662;
    u32 v3664 = load_u32((const u8 *)v3663 + 0);
    u64 v3665 = load_u64((const u8 *)v3 + 48);
    u64 v3666 = load_u64((const u8 *)v3665 + 272);
    u64 v3667 = 0x8;
    u64 v3668 = v3621 * v3667;
    u64 v3669 = v3666 + v3668;
    u32 v3670 = 0x459;
    u8 v3671 = (u32)v3664 == (u32)v3670;
    if (v3671) { goto b615; } else { goto b616; }
b615:;
    u64 v3672 = load_u64((const u8 *)v3669 + 0);
    u64 v3673 = 0xff;
    u64 v3674 = v3672 & v3673;
    { goto b162; }
b616:;
    u64 v3688 = load_u64((const u8 *)v1 + 264);
    u64 v3690 = load_u64((const u8 *)v1 + 272);
    { u64 n3687 = v3688; u64 n3689 = v3690; v3687 = n3687; v3689 = n3689; goto b163; }
b162:;
    u64 v3675 = 0x1f;
    u64 v3676 = v3675 - v3674;
    u64 v3677 = 0xff;
    u64 v3678 = v3676 & v3677;
    u64 v3679 = 0x40;
    u8 v3680 = (u64)v3678 < (u64)v3679;
    u64 v3681 = v3362 << (v3678 & 63);
    u64 v3682 = v3680 ? v3681 : v4;
    u64 v3683 = 0x17;
    u64 v3684 = v3682 >> (v3683 & 63);
    u64 v3685 = 0xff;
    u64 v3686 = v3684 & v3685;
    { u64 n3687 = v3674; u64 n3689 = v3686; v3687 = n3687; v3689 = n3689; goto b163; }
b163:;
    u64 v3691 = load_u64((const u8 *)v3 + 48);
    u64 v3692 = load_u64((const u8 *)v3691 + 280);
    u64 v3693 = 0xff;
    u64 v3694 = v3689 & v3693;
    u64 v3695 = 0x4;
    u64 v3696 = v3694 * v3695;
    u64 v3697 = v3692 + v3696;
    u32 v3698 = load_u32((const u8 *)v3697 + 0);
    u64 v3699 = v3698;
    u8 v3700 = (u64)v3699 != (u64)v4;
    u64 v3701 = v3700;
    u64 v3702 = load_u64((const u8 *)v3 + 48);
    u64 v3703 = load_u64((const u8 *)v3702 + 304);
    u64 v3704 = 0x8;
    u64 v3705 = v3699 * v3704;
    u64 v3706 = v3703 + v3705;
    u32 v3707 = load_u32((const u8 *)v3706 + 0);
    u64 v3708 = load_u64((const u8 *)v3 + 48);
    u64 v3709 = load_u64((const u8 *)v3708 + 312);
    u64 v3710 = 0x8;
    u64 v3711 = v3699 * v3710;
    u64 v3712 = v3709 + v3711;
    u32 v3713 = 0x45f;
    u8 v3714 = (u32)v3707 == (u32)v3713;
    if (v3714) { goto b617; } else { goto b618; }
b617:;
    u64 v3715 = load_u64((const u8 *)v3712 + 0);
    { goto b164; }
b618:;
    u64 v3717 = load_u64((const u8 *)v1 + 256);
    { u64 n3716 = v3717; v3716 = n3716; goto b165; }
b164:;
    { u64 n3716 = v3715; v3716 = n3716; goto b165; }
b165:;
    u32 v3718 = load_u32((const u8 *)v2 + 452);
    u32 v3719 = __builtin_bswap32(v3718);
    u64 v3720 = v3719;
    u64 v3721 = 0x20;
    u64 v3722 = v3720 << (v3721 & 63);
    u64 v3723 = 0x20;
    u64 v3724 = (int64_t)v3722 >> (v3723 & 63);
    u64 v3725 = 0x3f;
    u64 v3726 = (int64_t)v3724 >> (v3725 & 63);
    u128 v3727 = (u128)v3726 << 64 | v3724;
    u128 v3728 = (u128)v4 << 64 | v3189;
    u128 v3729 = v3727 * v3728;
    u64 v3730 = (u64)v3729;
    u64 v3731 = (u64)(v3729 >> 64);
    u128 v3732 = (u128)v3731 << 64 | v3730;
    u128 v3733 = (u128)v4 << 64 | v3716;
    u128 v3734 = v3732 * v3733;
    u64 v3735 = (u64)v3734;
    u64 v3736 = (u64)(v3734 >> 64);
    u64 v3737 = 0x8;
    u64 v3738 = v3687 + v3737;
    u64 v3739 = 0xff;
    u64 v3740 = v3738 & v3739;
    u128 v3741 = (u128)v3736 << 64 | v3735;
    u64 v3742 = 0x80;
    u8 v3743 = (u64)v3740 < (u64)v3742;
    u64 v3744 = 0x7f;
    u64 v3745 = v3743 ? v3740 : v3744;
    u128 v3746 = (__int128)v3741 >> (v3745 & 127);
    u64 v3747 = (u64)v3746;
    u64 v3748 = (u64)(v3746 >> 64);
    u128 v3749 = (u128)v3736 << 64 | v3735;
    u64 v3750 = 0x80;
    u8 v3751 = (u64)v3740 < (u64)v3750;
    u64 v3752 = 0x7f;
    u64 v3753 = v3751 ? v3740 : v3752;
    u128 v3754 = (__int128)v3749 >> (v3753 & 127);
    u64 v3755 = (u64)v3754;
    u64 v3756 = (u64)(v3754 >> 64);
    u64 v3757 = 0x2000000000000000;
    u128 v3758 = (u128)v4 << 64 | v3757;
    u128 v3759 = (u128)v3756 << 64 | v3755;
    u8 v3760 = (__int128)v3758 >= (__int128)v3759;
    if (v3760) { goto b619; } else { goto b620; }
b619:;
    { u64 n3761 = v3747; u64 n3762 = v3748; v3761 = n3761; v3762 = n3762; goto b166; }
b620:;
    { u64 n3761 = v3757; u64 n3762 = v4; v3761 = n3761; v3762 = n3762; goto b166; }
b166:;
    u64 v3763 = 0xe000000000000000;
    u64 v3764 = 0x3f;
    u64 v3765 = (int64_t)v3763 >> (v3764 & 63);
    u128 v3766 = (u128)v3762 << 64 | v3761;
    u128 v3767 = (u128)v3765 << 64 | v3763;
    u8 v3768 = (__int128)v3766 >= (__int128)v3767;
    if (v3768) { goto b621; } else { goto b622; }
b621:;
    { u64 n3769 = v3761; v3769 = n3769; goto b167; }
b622:;
    { u64 n3769 = v3763; v3769 = n3769; goto b167; }
b167:;
    u64 v3770 = v3769 << (v4 & 63);
    u64 v3771 = (int64_t)v3770 >> (v4 & 63);
    u8 v3772 = (int64_t)v3771 >= (int64_t)v3560;
    if (v3772) { goto b623; } else { goto b624; }
b623:;
    { u64 n3775 = v3553; v3775 = n3775; goto b168; }
b624:;
    u64 v3773 = v3560 - v3771;
    u64 v3774 = v3553 + v3773;
    { u64 n3775 = v3774; v3775 = n3775; goto b168; }
b168:;
    u8 v3776 = (int64_t)v3275 >= (int64_t)v3775;
    if (v3776) { goto b625; } else { goto b626; }
b625:;
    { u64 n3777 = v3775; v3777 = n3777; goto b169; }
b626:;
    { u64 n3777 = v3275; v3777 = n3777; goto b169; }
b169:;
    u64 v3778 = v3771 + v3777;
    { u64 n3779 = v3778; u64 n3780 = v3777; u64 n3781 = v3286; v3779 = n3779; v3780 = n3780; v3781 = n3781; goto b158; }
b158:;
    u64 v3782 = v3264 - v3779;
    u64 v3783 = v3275 - v3780;
    u8 v3784 = (int64_t)v3782 >= (int64_t)v4;
    if (v3784) { goto b627; } else { goto b628; }
b627:;
    { u64 n3785 = v3782; v3785 = n3785; goto b159; }
b628:;
    { u64 n3785 = v4; v3785 = n3785; goto b159; }
b159:;
    u64 v3786 = v3275 - v3780;
    u8 v3787 = (int64_t)v3786 >= (int64_t)v4;
    if (v3787) { goto b629; } else { goto b630; }
b629:;
    { u64 n3788 = v3783; v3788 = n3788; goto b160; }
b630:;
    { u64 n3788 = v4; v3788 = n3788; goto b160; }
b160:;
    u64 v3789 = load_u64((const u8 *)v3 + 24);
    u64 v3790 = 0xffffffff;
    u64 v3791 = v3184 & v3790;
    u64 v3792 = 0x200;
    u8 v3793 = (u64)v3791 < (u64)v3792;
    u64 v3794 = v3793 ? v3791 : v4;
    u64 v3795 = 0x8;
    u64 v3796 = v3794 * v3795;
    u64 v3797 = v3789 + v3796;
    if (v3793) { goto b631; } else { goto b632; }
b631:;
    store_u64((u8 *)v3797 + 53248, v3514);
    { goto b632; }
b632:;
    u64 v3798 = load_u64((const u8 *)v3 + 32);
    u64 v3799 = 0xffffffff;
    u64 v3800 = v3184 & v3799;
    u64 v3801 = 0x200;
    u8 v3802 = (u64)v3800 < (u64)v3801;
    u64 v3803 = v3802 ? v3800 : v4;
    u64 v3804 = 0x10;
    u64 v3805 = v3803 * v3804;
    u64 v3806 = v3798 + v3805;
    if (v3802) { goto b633; } else { goto b634; }
b633:;
    store_u64((u8 *)v3806 + 0, v3519);
    store_u64((u8 *)v3806 + 8, v3522);
    { goto b634; }
b634:;
    u64 v3807 = load_u64((const u8 *)v3 + 24);
    u64 v3808 = 0xffffffff;
    u64 v3809 = v3184 & v3808;
    u64 v3810 = 0x200;
    u8 v3811 = (u64)v3809 < (u64)v3810;
    u64 v3812 = v3811 ? v3809 : v4;
    u64 v3813 = 0x8;
    u64 v3814 = v3812 * v3813;
    u64 v3815 = v3807 + v3814;
    if (v3811) { goto b635; } else { goto b636; }
b635:;
    store_u64((u8 *)v3815 + 57344, v3523);
    { goto b636; }
b636:;
    u64 v3816 = load_u64((const u8 *)v3 + 24);
    u64 v3817 = 0xffffffff;
    u64 v3818 = v3184 & v3817;
    u64 v3819 = 0x200;
    u8 v3820 = (u64)v3818 < (u64)v3819;
    u64 v3821 = v3820 ? v3818 : v4;
    u64 v3822 = 0x8;
    u64 v3823 = v3821 * v3822;
    u64 v3824 = v3816 + v3823;
    if (v3820) { goto b637; } else { goto b638; }
b637:;
    store_u64((u8 *)v3824 + 28672, v3785);
    { goto b638; }
b638:;
    u64 v3825 = load_u64((const u8 *)v3 + 24);
    u64 v3826 = 0xffffffff;
    u64 v3827 = v3184 & v3826;
    u64 v3828 = 0x200;
    u8 v3829 = (u64)v3827 < (u64)v3828;
    u64 v3830 = v3829 ? v3827 : v4;
    u64 v3831 = 0x8;
    u64 v3832 = v3830 * v3831;
    u64 v3833 = v3825 + v3832;
    if (v3829) { goto b639; } else { goto b640; }
b639:;
    store_u64((u8 *)v3833 + 32768, v3788);
    { goto b640; }
b640:;
    u64 v3834 = load_u64((const u8 *)v3 + 24);
    u64 v3835 = 0xffffffff;
    u64 v3836 = v3184 & v3835;
    u64 v3837 = 0x200;
    u8 v3838 = (u64)v3836 < (u64)v3837;
    u64 v3839 = v3838 ? v3836 : v4;
    u64 v3840 = 0x8;
    u64 v3841 = v3839 * v3840;
    u64 v3842 = v3834 + v3841;
    if (v3838) { goto b641; } else { goto b642; }
b641:;
    store_u64((u8 *)v3842 + 36864, v3781);
    { goto b642; }
b642:;
    { u64 n3843 = v3559; u64 n3844 = v3511; v3843 = n3843; v3844 = n3844; goto b133; }
b133:;
    u8 v3845 = (u64)v3186 == (u64)v4;
    if (v3845) { goto b643; } else { goto b644; }
b643:;
    { u64 n3977 = v3194; v3977 = n3977; goto b140; }
b644:;
    u8 v3846 = (u64)v3193 != (u64)v4;
    if (v3846) { goto b645; } else { goto b646; }
b645:;
    { goto b134; }
b646:;
    u8 v3847 = (u64)v3192 == (u64)v4;
    if (v3847) { goto b647; } else { goto b648; }
b647:;
    { goto b135; }
b648:;
    { goto b134; }
b134:;
    u32 v3848 = (u32)v3159;
    u32 v3849 = __builtin_bswap32(v3848);
    store_u32((u8 *)v2 + 448, v3849);
    { goto b135; }
b135:;
    u8 v3850 = (u64)v3192 == (u64)v4;
    if (v3850) { goto b649; } else { goto b650; }
b649:;
    { u64 n3853 = v3194; v3853 = n3853; goto b136; }
b650:;
    u64 v3851 = load_u64((const u8 *)v1 + 280);
    u64 v3852 = v3194 + v3851;
    { u64 n3853 = v3852; v3853 = n3853; goto b136; }
b136:;
    u32 v3854 = load_u32((const u8 *)v2 + 452);
    u32 v3855 = __builtin_bswap32(v3854);
    u64 v3856 = v3855;
    u64 v3857 = 0x20;
    u64 v3858 = v3856 << (v3857 & 63);
    u64 v3859 = 0x20;
    u64 v3860 = (int64_t)v3858 >> (v3859 & 63);
    u8 v3861 = (int64_t)v3860 >= (int64_t)v4;
    if (v3861) { goto b651; } else { goto b652; }
b651:;
    { u64 n3869 = v3860; v3869 = n3869; goto b137; }
b652:;
    u64 v3862 = 0x3;
    u64 v3863 = 0x40;
    u8 v3864 = (u64)v3862 < (u64)v3863;
    u64 v3865 = 0x3f;
    u64 v3866 = v3864 ? v3862 : v3865;
    u64 v3867 = (int64_t)v3860 >> (v3866 & 63);
    u64 v3868 = v3860 - v3867;
    { u64 n3869 = v3868; v3869 = n3869; goto b137; }
b137:;
    u64 v3870 = v3869 + v3155;
    u64 v3871 = load_u64((const u8 *)v1 + 280);
    u8 v3872 = (int64_t)v3870 >= (int64_t)v3871;
    if (v3872) { goto b653; } else { goto b654; }
b653:;
    { u64 n3873 = v3870; v3873 = n3873; goto b138; }
b654:;
    { u64 n3873 = v3871; v3873 = n3873; goto b138; }
b138:;
    u64 v3874 = 0xffffffff;
    u8 v3875 = (int64_t)v3874 >= (int64_t)v3873;
    if (v3875) { goto b655; } else { goto b656; }
b655:;
    { u64 n3877 = v3873; v3877 = n3877; goto b139; }
b656:;
    u64 v3876 = 0xffffffff;
    { u64 n3877 = v3876; v3877 = n3877; goto b139; }
b139:;
    u64 v3878 = 0xffffffff;
    u64 v3879 = v3877 & v3878;
    store_u64((u8 *)v1 + 952, v3135);
    store_u64((u8 *)v1 + 960, v3136);
    u64 v3880 = load_u64((const u8 *)v3 + 0);
    u32 v3881 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v3880, 968);
    u64 v3882 = 0x10000;
    u8 v3883 = (u64)v3882 == (u64)v4;
    u64 v3884 = v3883;
    u64 v3885 = 0x1;
    u64 v3886 = 0x10000;
    u64 v3887 = v3884 ? v3885 : v3886;
    u64 v3888 = load_u64((const u8 *)v1 + 7808);
    u64 v3889 = 0x1;
    u8 v3890 = (u64)v3887 == (u64)v4;
    u64 v3891 = v3890 ? v3889 : v3887;
    u64 v3892 = v3888 % v3891;
    u64 v3893 = v3892 + v4;
    u64 v3894 = 0xffffffff;
    u64 v3895 = v3893 & v3894;
    u64 v3896 = load_u64((const u8 *)v3 + 32);
    u64 v3897 = 0xffffffff;
    u64 v3898 = v3895 & v3897;
    u64 v3899 = 0x10000;
    u8 v3900 = (u64)v3898 < (u64)v3899;
    u64 v3901 = v3900 ? v3898 : v4;
    u64 v3902 = 0x10;
    u64 v3903 = v3901 * v3902;
    u64 v3904 = v3896 + v3903;
    if (v3900) { goto b657; } else { goto b658; }
b657:;
    store_u64((u8 *)v3904 + 8192, v3149);
    store_u64((u8 *)v3904 + 8200, v3150);
    { goto b658; }
b658:;
    u64 v3905 = load_u64((const u8 *)v3 + 24);
    u64 v3906 = 0xffffffff;
    u64 v3907 = v3895 & v3906;
    u64 v3908 = 0x10000;
    u8 v3909 = (u64)v3907 < (u64)v3908;
    u64 v3910 = v3909 ? v3907 : v4;
    u64 v3911 = 0x8;
    u64 v3912 = v3910 * v3911;
    u64 v3913 = v3905 + v3912;
    if (v3909) { goto b659; } else { goto b660; }
b659:;
    store_u64((u8 *)v3913 + 122880, v3151);
    { goto b660; }
b660:;
    u64 v3914 = load_u64((const u8 *)v3 + 24);
    u64 v3915 = 0xffffffff;
    u64 v3916 = v3895 & v3915;
    u64 v3917 = 0x10000;
    u8 v3918 = (u64)v3916 < (u64)v3917;
    u64 v3919 = v3918 ? v3916 : v4;
    u64 v3920 = 0x8;
    u64 v3921 = v3919 * v3920;
    u64 v3922 = v3914 + v3921;
    if (v3918) { goto b661; } else { goto b662; }
b661:;
    store_u64((u8 *)v3922 + 647168, v3152);
    { goto b662; }
b662:;
    u64 v3923 = load_u64((const u8 *)v3 + 24);
    u64 v3924 = 0xffffffff;
    u64 v3925 = v3895 & v3924;
    u64 v3926 = 0x10000;
    u8 v3927 = (u64)v3925 < (u64)v3926;
    u64 v3928 = v3927 ? v3925 : v4;
    u64 v3929 = 0x8;
    u64 v3930 = v3928 * v3929;
    u64 v3931 = v3923 + v3930;
    if (v3927) { goto b663; } else { goto b664; }
b663:;
    store_u64((u8 *)v3931 + 1171456, v3153);
    { goto b664; }
b664:;
    u64 v3932 = load_u64((const u8 *)v3 + 24);
    u64 v3933 = 0xffffffff;
    u64 v3934 = v3895 & v3933;
    u64 v3935 = 0x10000;
    u8 v3936 = (u64)v3934 < (u64)v3935;
    u64 v3937 = v3936 ? v3934 : v4;
    u64 v3938 = 0x8;
    u64 v3939 = v3937 * v3938;
    u64 v3940 = v3932 + v3939;
    if (v3936) { goto b665; } else { goto b666; }
b665:;
    store_u64((u8 *)v3940 + 1695744, v3154);
    { goto b666; }
b666:;
    u64 v3941 = load_u64((const u8 *)v3 + 24);
    u64 v3942 = 0xffffffff;
    u64 v3943 = v3895 & v3942;
    u64 v3944 = 0x10000;
    u8 v3945 = (u64)v3943 < (u64)v3944;
    u64 v3946 = v3945 ? v3943 : v4;
    u64 v3947 = 0x8;
    u64 v3948 = v3946 * v3947;
    u64 v3949 = v3941 + v3948;
    if (v3945) { goto b667; } else { goto b668; }
b667:;
    store_u64((u8 *)v3949 + 2220032, v3879);
    { goto b668; }
b668:;
    u64 v3950 = load_u64((const u8 *)v3 + 24);
    u64 v3951 = 0xffffffff;
    u64 v3952 = v3895 & v3951;
    u64 v3953 = 0x10000;
    u8 v3954 = (u64)v3952 < (u64)v3953;
    u64 v3955 = v3954 ? v3952 : v4;
    u64 v3956 = 0x8;
    u64 v3957 = v3955 * v3956;
    u64 v3958 = v3950 + v3957;
    if (v3954) { goto b669; } else { goto b670; }
b669:;
    store_u64((u8 *)v3958 + 2744320, v3156);
    { goto b670; }
b670:;
    u64 v3959 = load_u64((const u8 *)v3 + 24);
    u64 v3960 = 0xffffffff;
    u64 v3961 = v3895 & v3960;
    u64 v3962 = 0x10000;
    u8 v3963 = (u64)v3961 < (u64)v3962;
    u64 v3964 = v3963 ? v3961 : v4;
    u64 v3965 = 0x8;
    u64 v3966 = v3964 * v3965;
    u64 v3967 = v3959 + v3966;
    if (v3963) { goto b671; } else { goto b672; }
b671:;
    store_u64((u8 *)v3967 + 3268608, v3157);
    { goto b672; }
b672:;
    u64 v3968 = load_u64((const u8 *)v3 + 24);
    u64 v3969 = 0xffffffff;
    u64 v3970 = v3895 & v3969;
    u64 v3971 = 0x10000;
    u8 v3972 = (u64)v3970 < (u64)v3971;
    u64 v3973 = v3972 ? v3970 : v4;
    u64 v3974 = 0x8;
    u64 v3975 = v3973 * v3974;
    u64 v3976 = v3968 + v3975;
    if (v3972) { goto b673; } else { goto b674; }
b673:;
    store_u64((u8 *)v3976 + 3792896, v3158);
    { goto b674; }
b674:;
    { u64 n3977 = v3853; v3977 = n3977; goto b140; }
b140:;
    u64 v3978 = load_u64((const u8 *)v3 + 24);
    u64 v3979 = 0xffffffff;
    u64 v3980 = v3184 & v3979;
    u64 v3981 = 0x200;
    u8 v3982 = (u64)v3980 < (u64)v3981;
    u64 v3983 = v3982 ? v3980 : v4;
    u64 v3984 = 0x8;
    u64 v3985 = v3983 * v3984;
    u64 v3986 = v3978 + v3985;
    if (v3982) { goto b675; } else { goto b676; }
b675:;
    store_u64((u8 *)v3986 + 118784, v3977);
    { goto b676; }
b676:;
    u8 v3987 = (u64)v3191 == (u64)v4;
    if (v3987) { goto b677; } else { goto b678; }
b677:;
    { goto b141; }
b678:;
    u64 v3988 = load_u64((const u8 *)v3 + 24);
    u64 v3989 = 0xffffffff;
    u64 v3990 = v3184 & v3989;
    u64 v3991 = 0x200;
    u8 v3992 = (u64)v3990 < (u64)v3991;
    u64 v3993 = v3992 ? v3990 : v4;
    u64 v3994 = 0x8;
    u64 v3995 = v3993 * v3994;
    u64 v3996 = v3988 + v3995;
    if (v3992) { goto b679; } else { goto b680; }
b679:;
    store_u64((u8 *)v3996 + 81920, v3190);
    { goto b680; }
b680:;
    u64 v3997 = load_u64((const u8 *)v3 + 24);
    u64 v3998 = 0xffffffff;
    u64 v3999 = v3184 & v3998;
    u64 v4000 = 0x200;
    u8 v4001 = (u64)v3999 < (u64)v4000;
    u64 v4002 = v4001 ? v3999 : v4;
    u64 v4003 = 0x8;
    u64 v4004 = v4002 * v4003;
    u64 v4005 = v3997 + v4004;
    if (v4001) { goto b681; } else { goto b682; }
b681:;
    store_u64((u8 *)v4005 + 86016, v3141);
    { goto b682; }
b682:;
    u64 v4006 = load_u64((const u8 *)v3 + 24);
    u64 v4007 = 0xffffffff;
    u64 v4008 = v3184 & v4007;
    u64 v4009 = 0x200;
    u8 v4010 = (u64)v4008 < (u64)v4009;
    u64 v4011 = v4010 ? v4008 : v4;
    u64 v4012 = 0x8;
    u64 v4013 = v4011 * v4012;
    u64 v4014 = v4006 + v4013;
    if (v4010) { goto b683; } else { goto b684; }
b683:;
    store_u64((u8 *)v4014 + 90112, v3142);
    { goto b684; }
b684:;
    u64 v4015 = load_u64((const u8 *)v3 + 24);
    u64 v4016 = 0xffffffff;
    u64 v4017 = v3184 & v4016;
    u64 v4018 = 0x200;
    u8 v4019 = (u64)v4017 < (u64)v4018;
    u64 v4020 = v4019 ? v4017 : v4;
    u64 v4021 = 0x8;
    u64 v4022 = v4020 * v4021;
    u64 v4023 = v4015 + v4022;
    if (v4019) { goto b685; } else { goto b686; }
b685:;
    store_u64((u8 *)v4023 + 94208, v3843);
    { goto b686; }
b686:;
    u64 v4024 = load_u64((const u8 *)v3 + 24);
    u64 v4025 = 0xffffffff;
    u64 v4026 = v3184 & v4025;
    u64 v4027 = 0x200;
    u8 v4028 = (u64)v4026 < (u64)v4027;
    u64 v4029 = v4028 ? v4026 : v4;
    u64 v4030 = 0x8;
    u64 v4031 = v4029 * v4030;
    u64 v4032 = v4024 + v4031;
    if (v4028) { goto b687; } else { goto b688; }
b687:;
    store_u64((u8 *)v4032 + 98304, v3144);
    { goto b688; }
b688:;
    u64 v4033 = load_u64((const u8 *)v3 + 24);
    u64 v4034 = 0xffffffff;
    u64 v4035 = v3184 & v4034;
    u64 v4036 = 0x200;
    u8 v4037 = (u64)v4035 < (u64)v4036;
    u64 v4038 = v4037 ? v4035 : v4;
    u64 v4039 = 0x8;
    u64 v4040 = v4038 * v4039;
    u64 v4041 = v4033 + v4040;
    if (v4037) { goto b689; } else { goto b690; }
b689:;
    store_u64((u8 *)v4041 + 102400, v3145);
    { goto b690; }
b690:;
    u64 v4042 = load_u64((const u8 *)v3 + 24);
    u64 v4043 = 0xffffffff;
    u64 v4044 = v3184 & v4043;
    u64 v4045 = 0x200;
    u8 v4046 = (u64)v4044 < (u64)v4045;
    u64 v4047 = v4046 ? v4044 : v4;
    u64 v4048 = 0x8;
    u64 v4049 = v4047 * v4048;
    u64 v4050 = v4042 + v4049;
    if (v4046) { goto b691; } else { goto b692; }
b691:;
    store_u64((u8 *)v4050 + 106496, v3146);
    { goto b692; }
b692:;
    u64 v4051 = load_u64((const u8 *)v3 + 24);
    u64 v4052 = 0xffffffff;
    u64 v4053 = v3184 & v4052;
    u64 v4054 = 0x200;
    u8 v4055 = (u64)v4053 < (u64)v4054;
    u64 v4056 = v4055 ? v4053 : v4;
    u64 v4057 = 0x8;
    u64 v4058 = v4056 * v4057;
    u64 v4059 = v4051 + v4058;
    if (v4055) { goto b693; } else { goto b694; }
b693:;
    store_u64((u8 *)v4059 + 110592, v3844);
    { goto b694; }
b694:;
    u64 v4060 = load_u64((const u8 *)v3 + 24);
    u64 v4061 = 0xffffffff;
    u64 v4062 = v3184 & v4061;
    u64 v4063 = 0x200;
    u8 v4064 = (u64)v4062 < (u64)v4063;
    u64 v4065 = v4064 ? v4062 : v4;
    u64 v4066 = 0x8;
    u64 v4067 = v4065 * v4066;
    u64 v4068 = v4060 + v4067;
    if (v4064) { goto b695; } else { goto b696; }
b695:;
    store_u64((u8 *)v4068 + 114688, v3148);
    { goto b696; }
b696:;
    { goto b141; }
b141:;
    u8 v4069 = (u64)v3185 == (u64)v4;
    if (v4069) { goto b697; } else { goto b698; }
b697:;
    { u64 n4114 = v3160; u64 n4116 = v3162; u64 n4118 = v3164; u64 n4120 = v3166; u64 n4122 = v3168; u64 n4124 = v3170; u64 n4126 = v3172; u64 n4128 = v3174; u64 n4130 = v3176; u64 n4132 = v3178; u64 n4134 = v3180; u64 n4135 = v3182; u64 n4136 = v3183; v4114 = n4114; v4116 = n4116; v4118 = n4118; v4120 = n4120; v4122 = n4122; v4124 = n4124; v4126 = n4126; v4128 = n4128; v4130 = n4130; v4132 = n4132; v4134 = n4134; v4135 = n4135; v4136 = n4136; goto b197; }
b698:;
    u64 v4070 = load_u64((const u8 *)v3 + 24);
    u64 v4071 = 0xffffffff;
    u64 v4072 = v3184 & v4071;
    u64 v4073 = 0x200;
    u8 v4074 = (u64)v4072 < (u64)v4073;
    u64 v4075 = v4074 ? v4072 : v4;
    u64 v4076 = 0x8;
    u64 v4077 = v4075 * v4076;
    u64 v4078 = v4070 + v4077;
    u64 v4079 = load_u64((const u8 *)v4078 + 4096);
    u64 v4080 = v4074 ? v4079 : v4;
    u64 v4081 = load_u64((const u8 *)v3 + 24);
    u64 v4082 = 0xffffffff;
    u64 v4083 = v3184 & v4082;
    u64 v4084 = 0x200;
    u8 v4085 = (u64)v4083 < (u64)v4084;
    u64 v4086 = v4085 ? v4083 : v4;
    u64 v4087 = 0x8;
    u64 v4088 = v4086 * v4087;
    u64 v4089 = v4081 + v4088;
    u64 v4090 = load_u64((const u8 *)v4089 + 8192);
    u64 v4091 = v4085 ? v4090 : v4;
    u64 v4092 = v4080 - v4091;
    u64 v4093 = v4092 - v3188;
    u64 v4094 = 0xffffffff;
    u64 v4095 = v4093 & v4094;
    u64 v4096 = load_u64((const u8 *)v1 + 616);
    u64 v4097 = 0x1ff;
    u64 v4098 = v4096 & v4097;
    u64 v4099 = 0xffffffff;
    u64 v4100 = v3137 & v4099;
    u64 v4101 = 0x1;
    u64 v4102 = 0x8000;
    u64 v4103 = v4101 | v4102;
    u64 v4104 = 0x1;
    u64 v4105 = 0x1ff;
    u64 v4106 = v3180 & v4105;
    u64 v4107 = 0x1ff;
    u8 v4108 = (u64)v4106 == (u64)v4107;
    u64 v4109 = v4108;
    u64 v4110 = v4109 | v4103;
    u64 v4111 = load_u64((const u8 *)v1 + 24);
    u64 v4112 = v4110 | v4111;
    if (v4112) { goto b699; } else { goto b700; }
b699:;
    u8 v4113 = 0;
    store_u64((u8 *)v1 + 0, v4103);
    store_u64((u8 *)v1 + 8, v4104);
    store_u64((u8 *)v1 + 488, v4098);
    store_u64((u8 *)v1 + 496, v3181);
    store_u64((u8 *)v1 + 504, v3187);
    store_u64((u8 *)v1 + 512, v4100);
    store_u64((u8 *)v1 + 520, v3139);
    store_u64((u8 *)v1 + 528, v4095);
    store_u64((u8 *)v1 + 536, v3160);
    store_u64((u8 *)v1 + 544, v3162);
    store_u64((u8 *)v1 + 552, v3164);
    store_u64((u8 *)v1 + 560, v3166);
    store_u64((u8 *)v1 + 568, v3168);
    store_u64((u8 *)v1 + 576, v3170);
    store_u64((u8 *)v1 + 584, v3172);
    store_u64((u8 *)v1 + 592, v3174);
    store_u64((u8 *)v1 + 600, v3176);
    store_u64((u8 *)v1 + 608, v3178);
    store_u64((u8 *)v1 + 624, v3180);
    store_u64((u8 *)v1 + 648, v3182);
    store_u64((u8 *)v1 + 680, v3183);
    return v4113;
b700:;
    u64 v4258 = load_u64((const u8 *)v1 + 216);
    u64 v4269 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v3195; u64 n4249 = v4258; u64 n4260 = v4269; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b197:;
    u64 v4138 = 0x1ff;
    u64 v4139 = v4134 & v4138;
    u64 v4140 = 0x1ff;
    u8 v4141 = (u64)v4139 == (u64)v4140;
    u64 v4142 = v4141;
    u64 v4143 = load_u64((const u8 *)v1 + 0);
    u64 v4144 = v4142 | v4143;
    u64 v4145 = load_u64((const u8 *)v1 + 24);
    u64 v4146 = v4144 | v4145;
    if (v4146) { goto b701; } else { goto b702; }
b701:;
    u8 v4147 = 0;
    store_u64((u8 *)v1 + 536, v4114);
    store_u64((u8 *)v1 + 544, v4116);
    store_u64((u8 *)v1 + 552, v4118);
    store_u64((u8 *)v1 + 560, v4120);
    store_u64((u8 *)v1 + 568, v4122);
    store_u64((u8 *)v1 + 576, v4124);
    store_u64((u8 *)v1 + 584, v4126);
    store_u64((u8 *)v1 + 592, v4128);
    store_u64((u8 *)v1 + 600, v4130);
    store_u64((u8 *)v1 + 608, v4132);
    store_u64((u8 *)v1 + 624, v4134);
    store_u64((u8 *)v1 + 648, v4135);
    store_u64((u8 *)v1 + 680, v4136);
    return v4147;
b702:;
    u64 v4248 = load_u64((const u8 *)v1 + 208);
    u64 v4259 = load_u64((const u8 *)v1 + 216);
    u64 v4270 = load_u64((const u8 *)v1 + 224);
    { u64 n4239 = v4248; u64 n4249 = v4259; u64 n4260 = v4270; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b2:;
    u64 v4148 = load_u64((const u8 *)v3 + 0);
    u32 v4149 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4148, 217);
    u32 v4150 = (u32)v4;
    u32 v4151 = __builtin_bswap32(v4150);
    store_u32((u8 *)v2 + 242, v4151);
    u64 v4152 = 0x20;
    u64 v4153 = v4 >> (v4152 & 63);
    u16 v4154 = (u16)v4153;
    u16 v4155 = __builtin_bswap16(v4154);
    store_u16((u8 *)v2 + 240, v4155);
    u32 v4156 = (u32)v4;
    u32 v4157 = __builtin_bswap32(v4156);
    store_u32((u8 *)v2 + 248, v4157);
    u64 v4158 = 0x20;
    u64 v4159 = v4 >> (v4158 & 63);
    u16 v4160 = (u16)v4159;
    u16 v4161 = __builtin_bswap16(v4160);
    store_u16((u8 *)v2 + 246, v4161);
    { goto b1; }
b1:;
    u64 v4162 = 0x88b5;
    u16 v4163 = (u16)v4162;
    u16 v4164 = __builtin_bswap16(v4163);
    store_u16((u8 *)v2 + 252, v4164);
    u64 v4165 = load_u64((const u8 *)v3 + 0);
    u32 v4166 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4165, 194);
    u64 v4167 = load_u64((const u8 *)v1 + 496);
    u16 v4168 = (u16)v4167;
    u16 v4169 = __builtin_bswap16(v4168);
    store_u16((u8 *)v2 + 256, v4169);
    u64 v4170 = load_u64((const u8 *)v1 + 504);
    u32 v4171 = (u32)v4170;
    u32 v4172 = __builtin_bswap32(v4171);
    store_u32((u8 *)v2 + 260, v4172);
    u64 v4173 = 0x20;
    u64 v4174 = v4170 >> (v4173 & 63);
    u16 v4175 = (u16)v4174;
    u16 v4176 = __builtin_bswap16(v4175);
    store_u16((u8 *)v2 + 258, v4176);
    u64 v4177 = load_u64((const u8 *)v1 + 512);
    u32 v4178 = (u32)v4177;
    u32 v4179 = __builtin_bswap32(v4178);
    store_u32((u8 *)v2 + 264, v4179);
    u64 v4180 = load_u64((const u8 *)v1 + 520);
    u64 v4181 = __builtin_bswap64(v4180);
    store_u64((u8 *)v2 + 276, v4181);
    u64 v4182 = load_u64((const u8 *)v1 + 528);
    u32 v4183 = (u32)v4182;
    u32 v4184 = __builtin_bswap32(v4183);
    store_u32((u8 *)v2 + 338, v4184);
    u64 v4185 = load_u64((const u8 *)v1 + 184);
    u64 v4186 = load_u64((const u8 *)v1 + 40);
    u64 v4187 = 0x14;
    u64 v4188 = v4186 - v4187;
    u64 v4189 = v4185 ? v4188 : v4186;
    u64 v4190 = load_u64((const u8 *)v1 + 192);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 40, v4189);
    u64 v4191 = load_u64((const u8 *)v3 + 0);
    u32 v4192 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4191, 201);
    u64 v4193 = load_u64((const u8 *)v1 + 208);
    u64 v4194 = load_u64((const u8 *)v1 + 40);
    u64 v4195 = 0x14;
    u64 v4196 = v4194 - v4195;
    u64 v4197 = v4193 ? v4196 : v4194;
    u64 v4198 = load_u64((const u8 *)v1 + 216);
    u64 v4199 = 0x14;
    u64 v4200 = v4197 - v4199;
    u64 v4201 = v4198 ? v4200 : v4197;
    u64 v4202 = load_u64((const u8 *)v1 + 224);
    u64 v4203 = 0x8;
    u64 v4204 = v4201 - v4203;
    u64 v4205 = v4202 ? v4204 : v4201;
    u64 v4206 = load_u64((const u8 *)v1 + 536);
    u64 v4207 = __builtin_bswap64(v4206);
    store_u64((u8 *)v2 + 268, v4207);
    u64 v4208 = load_u64((const u8 *)v1 + 544);
    u64 v4209 = __builtin_bswap64(v4208);
    store_u64((u8 *)v2 + 284, v4209);
    u64 v4210 = load_u64((const u8 *)v1 + 552);
    u32 v4211 = (u32)v4210;
    u32 v4212 = __builtin_bswap32(v4211);
    store_u32((u8 *)v2 + 292, v4212);
    u64 v4213 = load_u64((const u8 *)v1 + 560);
    u64 v4214 = __builtin_bswap64(v4213);
    store_u64((u8 *)v2 + 296, v4214);
    u64 v4215 = load_u64((const u8 *)v1 + 568);
    u64 v4216 = __builtin_bswap64(v4215);
    store_u64((u8 *)v2 + 304, v4216);
    u64 v4217 = load_u64((const u8 *)v1 + 576);
    u64 v4218 = __builtin_bswap64(v4217);
    store_u64((u8 *)v2 + 312, v4218);
    u64 v4219 = load_u64((const u8 *)v1 + 584);
    u64 v4220 = __builtin_bswap64(v4219);
    store_u64((u8 *)v2 + 320, v4220);
    u64 v4221 = load_u64((const u8 *)v1 + 592);
    u8 v4222 = (u8)v4221;
    store_u8((u8 *)v2 + 328, v4222);
    u64 v4223 = load_u64((const u8 *)v1 + 600);
    u64 v4224 = __builtin_bswap64(v4223);
    store_u64((u8 *)v2 + 329, v4224);
    u64 v4225 = load_u64((const u8 *)v1 + 608);
    u8 v4226 = (u8)v4225;
    store_u8((u8 *)v2 + 337, v4226);
    u64 v4227 = load_u64((const u8 *)v3 + 0);
    u32 v4228 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4227, 215);
    u64 v4229 = 0x1ff;
    u64 v4230 = v4 & v4229;
    u64 v4231 = 0x1ff;
    u8 v4232 = (u64)v4230 == (u64)v4231;
    u64 v4233 = v4232;
    u64 v4234 = load_u64((const u8 *)v1 + 0);
    u64 v4235 = v4233 | v4234;
    u64 v4236 = load_u64((const u8 *)v1 + 24);
    u64 v4237 = v4235 | v4236;
    if (v4237) { goto b703; } else { goto b704; }
b703:;
    u8 v4238 = 0;
    store_u64((u8 *)v1 + 40, v4205);
    store_u64((u8 *)v1 + 208, v4);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 624, v4);
    store_u64((u8 *)v1 + 648, v19);
    return v4238;
b704:;
    { u64 n4239 = v4; u64 n4249 = v4; u64 n4260 = v4; v4239 = n4239; v4249 = n4249; v4260 = n4260; goto b198; }
b198:;
    u64 v4271 = load_u64((const u8 *)v1 + 152);
    if (v4271) { goto b705; } else { goto b706; }
b705:;
    u64 v4272 = load_u64((const u8 *)v3 + 16);
    u64 v4273 = load_u64((const u8 *)v0 + 440);
    u64 v4274 = v4272 + v4273;
    u16 v4275 = load_u16((const u8 *)v2 + 208);
    store_u16((u8 *)v4274 + 0, v4275);
    u64 v4276 = 0x2;
    u64 v4277 = v4273 + v4276;
    store_u64((u8 *)v0 + 440, v4277);
    { goto b706; }
b706:;
    u64 v4278 = load_u64((const u8 *)v1 + 168);
    if (v4278) { goto b707; } else { goto b708; }
b707:;
    u64 v4279 = load_u64((const u8 *)v3 + 16);
    u64 v4280 = load_u64((const u8 *)v0 + 440);
    u64 v4281 = v4279 + v4280;
    u64 v4282 = load_u64((const u8 *)v2 + 240);
    u64 v4283 = load_u64((const u8 *)v2 + 246);
    store_u64((u8 *)v4281 + 0, v4282);
    store_u64((u8 *)v4281 + 6, v4283);
    u64 v4284 = 0xe;
    u64 v4285 = v4280 + v4284;
    store_u64((u8 *)v0 + 440, v4285);
    { goto b708; }
b708:;
    u64 v4286 = load_u64((const u8 *)v1 + 176);
    if (v4286) { goto b709; } else { goto b710; }
b709:;
    u64 v4287 = load_u64((const u8 *)v3 + 0);
    u32 v4288 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4287, 1250);
    { goto b710; }
b710:;
    u64 v4289 = load_u64((const u8 *)v1 + 184);
    if (v4289) { goto b711; } else { goto b712; }
b711:;
    u64 v4290 = load_u64((const u8 *)v3 + 16);
    u64 v4291 = load_u64((const u8 *)v0 + 440);
    u64 v4292 = v4290 + v4291;
    u64 v4293 = load_u64((const u8 *)v2 + 344);
    u64 v4294 = load_u64((const u8 *)v2 + 352);
    u32 v4295 = load_u32((const u8 *)v2 + 360);
    store_u64((u8 *)v4292 + 0, v4293);
    store_u64((u8 *)v4292 + 8, v4294);
    store_u32((u8 *)v4292 + 16, v4295);
    u64 v4296 = 0x14;
    u64 v4297 = v4291 + v4296;
    store_u64((u8 *)v0 + 440, v4297);
    { goto b712; }
b712:;
    u64 v4298 = load_u64((const u8 *)v1 + 192);
    if (v4298) { goto b713; } else { goto b714; }
b713:;
    u64 v4299 = load_u64((const u8 *)v3 + 0);
    u32 v4300 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v4299, 1252);
    { goto b714; }
b714:;
    if (v4239) { goto b715; } else { goto b716; }
b715:;
    u64 v4301 = load_u64((const u8 *)v3 + 16);
    u64 v4302 = load_u64((const u8 *)v0 + 440);
    u64 v4303 = v4301 + v4302;
    u64 v4304 = load_u64((const u8 *)v2 + 440);
    u64 v4305 = load_u64((const u8 *)v2 + 448);
    u32 v4306 = load_u32((const u8 *)v2 + 456);
    store_u64((u8 *)v4303 + 0, v4304);
    store_u64((u8 *)v4303 + 8, v4305);
    store_u32((u8 *)v4303 + 16, v4306);
    u64 v4307 = 0x14;
    u64 v4308 = v4302 + v4307;
    store_u64((u8 *)v0 + 440, v4308);
    { goto b716; }
b716:;
    if (v4249) { goto b717; } else { goto b718; }
b717:;
    u64 v4309 = load_u64((const u8 *)v3 + 16);
    u64 v4310 = load_u64((const u8 *)v0 + 440);
    u64 v4311 = v4309 + v4310;
    u64 v4312 = load_u64((const u8 *)v2 + 472);
    u64 v4313 = load_u64((const u8 *)v2 + 480);
    u32 v4314 = load_u32((const u8 *)v2 + 488);
    store_u64((u8 *)v4311 + 0, v4312);
    store_u64((u8 *)v4311 + 8, v4313);
    store_u32((u8 *)v4311 + 16, v4314);
    u64 v4315 = 0x14;
    u64 v4316 = v4310 + v4315;
    store_u64((u8 *)v0 + 440, v4316);
    { goto b718; }
b718:;
    if (v4260) { goto b719; } else { goto b720; }
b719:;
    u64 v4317 = load_u64((const u8 *)v3 + 16);
    u64 v4318 = load_u64((const u8 *)v0 + 440);
    u64 v4319 = v4317 + v4318;
    u64 v4320 = load_u64((const u8 *)v2 + 504);
    store_u64((u8 *)v4319 + 0, v4320);
    u64 v4321 = 0x8;
    u64 v4322 = v4318 + v4321;
    store_u64((u8 *)v0 + 440, v4322);
    { goto b720; }
b720:;
    u8 v4323 = 1;
    return v4323;
}
bool WAY(deparse)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    { goto b0; }
b0:;
    u64 v5 = load_u64((const u8 *)v1 + 152);
    if (v5) { goto b1; } else { goto b2; }
b1:;
    u64 v6 = load_u64((const u8 *)v3 + 16);
    u64 v7 = load_u64((const u8 *)v0 + 440);
    u64 v8 = v6 + v7;
    u16 v9 = load_u16((const u8 *)v2 + 208);
    store_u16((u8 *)v8 + 0, v9);
    u64 v10 = 0x2;
    u64 v11 = v7 + v10;
    store_u64((u8 *)v0 + 440, v11);
    { goto b2; }
b2:;
    u64 v12 = load_u64((const u8 *)v1 + 168);
    if (v12) { goto b3; } else { goto b4; }
b3:;
    u64 v13 = load_u64((const u8 *)v3 + 16);
    u64 v14 = load_u64((const u8 *)v0 + 440);
    u64 v15 = v13 + v14;
    u64 v16 = load_u64((const u8 *)v2 + 240);
    u64 v17 = load_u64((const u8 *)v2 + 246);
    store_u64((u8 *)v15 + 0, v16);
    store_u64((u8 *)v15 + 6, v17);
    u64 v18 = 0xe;
    u64 v19 = v14 + v18;
    store_u64((u8 *)v0 + 440, v19);
    { goto b4; }
b4:;
    u64 v20 = load_u64((const u8 *)v1 + 176);
    if (v20) { goto b5; } else { goto b6; }
b5:;
    u64 v21 = load_u64((const u8 *)v3 + 0);
    u32 v22 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v21, 1250);
    { goto b6; }
b6:;
    u64 v23 = load_u64((const u8 *)v1 + 184);
    if (v23) { goto b7; } else { goto b8; }
b7:;
    u64 v24 = load_u64((const u8 *)v3 + 16);
    u64 v25 = load_u64((const u8 *)v0 + 440);
    u64 v26 = v24 + v25;
    u64 v27 = load_u64((const u8 *)v2 + 344);
    u64 v28 = load_u64((const u8 *)v2 + 352);
    u32 v29 = load_u32((const u8 *)v2 + 360);
    store_u64((u8 *)v26 + 0, v27);
    store_u64((u8 *)v26 + 8, v28);
    store_u32((u8 *)v26 + 16, v29);
    u64 v30 = 0x14;
    u64 v31 = v25 + v30;
    store_u64((u8 *)v0 + 440, v31);
    { goto b8; }
b8:;
    u64 v32 = load_u64((const u8 *)v1 + 192);
    if (v32) { goto b9; } else { goto b10; }
b9:;
    u64 v33 = load_u64((const u8 *)v3 + 0);
    u32 v34 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v33, 1252);
    { goto b10; }
b10:;
    u64 v35 = load_u64((const u8 *)v1 + 208);
    if (v35) { goto b11; } else { goto b12; }
b11:;
    u64 v36 = load_u64((const u8 *)v3 + 16);
    u64 v37 = load_u64((const u8 *)v0 + 440);
    u64 v38 = v36 + v37;
    u64 v39 = load_u64((const u8 *)v2 + 440);
    u64 v40 = load_u64((const u8 *)v2 + 448);
    u32 v41 = load_u32((const u8 *)v2 + 456);
    store_u64((u8 *)v38 + 0, v39);
    store_u64((u8 *)v38 + 8, v40);
    store_u32((u8 *)v38 + 16, v41);
    u64 v42 = 0x14;
    u64 v43 = v37 + v42;
    store_u64((u8 *)v0 + 440, v43);
    { goto b12; }
b12:;
    u64 v44 = load_u64((const u8 *)v1 + 216);
    if (v44) { goto b13; } else { goto b14; }
b13:;
    u64 v45 = load_u64((const u8 *)v3 + 16);
    u64 v46 = load_u64((const u8 *)v0 + 440);
    u64 v47 = v45 + v46;
    u64 v48 = load_u64((const u8 *)v2 + 472);
    u64 v49 = load_u64((const u8 *)v2 + 480);
    u32 v50 = load_u32((const u8 *)v2 + 488);
    store_u64((u8 *)v47 + 0, v48);
    store_u64((u8 *)v47 + 8, v49);
    store_u32((u8 *)v47 + 16, v50);
    u64 v51 = 0x14;
    u64 v52 = v46 + v51;
    store_u64((u8 *)v0 + 440, v52);
    { goto b14; }
b14:;
    u64 v53 = load_u64((const u8 *)v1 + 224);
    if (v53) { goto b15; } else { goto b16; }
b15:;
    u64 v54 = load_u64((const u8 *)v3 + 16);
    u64 v55 = load_u64((const u8 *)v0 + 440);
    u64 v56 = v54 + v55;
    u64 v57 = load_u64((const u8 *)v2 + 504);
    store_u64((u8 *)v56 + 0, v57);
    u64 v58 = 0x8;
    u64 v59 = v55 + v58;
    store_u64((u8 *)v0 + 440, v59);
    { goto b16; }
b16:;
    u8 v60 = 1;
    return v60;
}
