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
    u64 v220;
    u64 v222;
    u64 v238;
    u64 v240;
    u64 v254;
    u64 v256;
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
    u64 v291;
    u64 v293;
    u64 v295;
    u64 v344;
    u64 v353;
    u64 v422;
    u64 v424;
    u64 v425;
    u64 v426;
    u64 v462;
    u64 v576;
    u64 v577;
    u64 v579;
    u64 v580;
    u64 v581;
    u64 v582;
    u64 v616;
    u64 v617;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    memset((u8 *)v2 + 240, 0, 16);
    memset((u8 *)v2 + 256, 0, 16);
    memset((u8 *)v2 + 424, 0, 16);
    memset((u8 *)v2 + 440, 0, 16);
    memset((u8 *)v2 + 456, 0, 16);
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
    { u64 n254 = v14; u64 n256 = v22; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v13; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
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
    { u64 n254 = v14; u64 n256 = v4; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v28; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v32; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
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
    { u64 n254 = v42; u64 n256 = v48; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v4; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
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
    { u64 n254 = v42; u64 n256 = v4; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v55; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b2:;
    u64 v61 = load_u64((const u8 *)v0 + 64);
    u64 v62 = load_u64((const u8 *)v0 + 72);
    u64 v63 = v61 - v62;
    u64 v64 = 0x14;
    u8 v65 = (u64)v63 < (u64)v64;
    if (v65) { goto b57; } else { goto b58; }
b57:;
    u64 v66 = 0x1;
    { u64 n254 = v42; u64 n256 = v66; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v55; u64 n276 = v4; u64 n278 = v4; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b58:;
    u64 v67 = load_u64((const u8 *)v3 + 8);
    u64 v68 = v67 + v62;
    u64 v69 = load_u64((const u8 *)v68 + 0);
    u64 v70 = load_u64((const u8 *)v68 + 8);
    u32 v71 = load_u32((const u8 *)v68 + 16);
    store_u64((u8 *)v2 + 240, v69);
    store_u64((u8 *)v2 + 248, v70);
    store_u32((u8 *)v2 + 256, v71);
    u64 v72 = 0x14;
    u64 v73 = v62 + v72;
    store_u64((u8 *)v0 + 72, v73);
    u64 v74 = 0x1;
    u8 v75 = load_u8((const u8 *)v2 + 240);
    u64 v76 = v75;
    u64 v77 = 0x38;
    u64 v78 = v76 << (v77 & 63);
    u64 v79 = 0x3c;
    u64 v80 = v78 >> (v79 & 63);
    u64 v81 = 0x4;
    u8 v82 = (u64)v80 == (u64)v81;
    u64 v83 = v82;
    u8 v84 = load_u8((const u8 *)v2 + 240);
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
    { u64 n254 = v42; u64 n256 = v95; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v55; u64 n276 = v4; u64 n278 = v74; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b3:;
    u8 v96 = load_u8((const u8 *)v2 + 240);
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
    { u64 n254 = v42; u64 n256 = v108; u64 n260 = v4; u64 n262 = v4; u64 n264 = v4; u64 n266 = v4; u64 n268 = v4; u64 n270 = v4; u64 n272 = v4; u64 n274 = v55; u64 n276 = v4; u64 n278 = v74; u64 n280 = v4; u64 n282 = v4; u64 n284 = v4; u64 n291 = v4; u64 n293 = v4; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b4:;
    u8 v109 = load_u8((const u8 *)v2 + 240);
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
    store_u64((u8 *)v1 + 448, v120);
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
    u64 v255 = load_u64((const u8 *)v1 + 40);
    u64 v257 = load_u64((const u8 *)v1 + 48);
    u64 v261 = load_u64((const u8 *)v1 + 88);
    u64 v263 = load_u64((const u8 *)v1 + 96);
    u64 v265 = load_u64((const u8 *)v1 + 104);
    u64 v267 = load_u64((const u8 *)v1 + 112);
    u64 v269 = load_u64((const u8 *)v1 + 120);
    u64 v271 = load_u64((const u8 *)v1 + 128);
    u64 v273 = load_u64((const u8 *)v1 + 136);
    u64 v275 = load_u64((const u8 *)v1 + 144);
    u64 v277 = load_u64((const u8 *)v1 + 152);
    u64 v279 = load_u64((const u8 *)v1 + 160);
    u64 v281 = load_u64((const u8 *)v1 + 168);
    u64 v283 = load_u64((const u8 *)v1 + 176);
    u64 v285 = load_u64((const u8 *)v1 + 184);
    u64 v292 = load_u64((const u8 *)v1 + 192);
    u64 v294 = load_u64((const u8 *)v1 + 200);
    { u64 n254 = v255; u64 n256 = v257; u64 n260 = v261; u64 n262 = v263; u64 n264 = v265; u64 n266 = v267; u64 n268 = v269; u64 n270 = v271; u64 n272 = v273; u64 n274 = v275; u64 n276 = v277; u64 n278 = v279; u64 n280 = v281; u64 n282 = v283; u64 n284 = v285; u64 n291 = v292; u64 n293 = v294; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
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
    u16 v159 = load_u16((const u8 *)v2 + 246);
    u16 v160 = __builtin_bswap16(v159);
    u64 v161 = v160;
    u64 v162 = 0x33;
    u64 v163 = v161 << (v162 & 63);
    u64 v164 = 0x33;
    u64 v165 = v163 >> (v164 & 63);
    u8 v166 = load_u8((const u8 *)v2 + 249);
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
    { u64 n220 = v127; u64 n222 = v153; v220 = n220; v222 = n222; goto b9; }
b74:;
    { goto b7; }
b7:;
    u8 v174 = (u64)v165 != (u64)v4;
    if (v174) { goto b75; } else { goto b76; }
b75:;
    { u64 n254 = v125; u64 n256 = v127; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v153; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b76:;
    u64 v175 = 0x11;
    u8 v176 = (u64)v167 == (u64)v175;
    if (v176) { goto b77; } else { goto b78; }
b77:;
    { u64 n238 = v127; u64 n240 = v153; v238 = n238; v240 = n240; goto b8; }
b78:;
    { u64 n254 = v125; u64 n256 = v127; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v153; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b10:;
    store_u64((u8 *)v1 + 184, v153);
    store_u64((u8 *)v1 + 48, v127);
    u64 v177 = load_u64((const u8 *)v3 + 0);
    u32 v178 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v177, 46);
    u32 v179 = 0x45;
    u8 v180 = (u32)v178 == (u32)v179;
    if (v180) { goto b79; } else { goto b80; }
b79:;
    u64 v258 = load_u64((const u8 *)v1 + 48);
    u64 v286 = load_u64((const u8 *)v1 + 184);
    { u64 n254 = v125; u64 n256 = v258; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v286; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b80:;
    u8 v181 = load_u8((const u8 *)v2 + 337);
    u64 v182 = v181;
    u64 v183 = 0x54;
    u8 v184 = (u64)v182 == (u64)v183;
    u64 v185 = v184;
    u8 v186 = (u64)v185 != (u64)v4;
    if (v186) { goto b81; } else { goto b82; }
b81:;
    { goto b11; }
b82:;
    u64 v187 = 0x8;
    u64 v287 = load_u64((const u8 *)v1 + 184);
    { u64 n254 = v125; u64 n256 = v187; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v287; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b11:;
    u8 v188 = load_u8((const u8 *)v2 + 338);
    u64 v189 = v188;
    u64 v190 = 0x38;
    u64 v191 = v189 << (v190 & 63);
    u64 v192 = 0x3c;
    u64 v193 = v191 >> (v192 & 63);
    u64 v194 = 0x1;
    u8 v195 = (u64)v193 == (u64)v194;
    u64 v196 = v195;
    u8 v197 = (u64)v196 != (u64)v4;
    if (v197) { goto b83; } else { goto b84; }
b83:;
    { goto b12; }
b84:;
    u64 v198 = 0x9;
    u64 v288 = load_u64((const u8 *)v1 + 184);
    { u64 n254 = v125; u64 n256 = v198; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v288; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b12:;
    u8 v199 = load_u8((const u8 *)v2 + 338);
    u64 v200 = v199;
    u64 v201 = 0x3c;
    u64 v202 = v200 << (v201 & 63);
    u64 v203 = 0x3c;
    u64 v204 = v202 >> (v203 & 63);
    u64 v205 = 0x6;
    u8 v206 = (u64)v205 <= (u64)v204;
    u64 v207 = v206;
    u64 v208 = 0x7;
    u8 v209 = (u64)v204 <= (u64)v208;
    u64 v210 = v209;
    u64 v211 = v207 & v210;
    u8 v212 = (u64)v211 != (u64)v4;
    if (v212) { goto b85; } else { goto b86; }
b85:;
    { goto b13; }
b86:;
    u64 v213 = 0xa;
    u64 v289 = load_u64((const u8 *)v1 + 184);
    { u64 n254 = v125; u64 n256 = v213; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v289; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b13:;
    u8 v214 = load_u8((const u8 *)v2 + 336);
    u64 v215 = v214;
    u64 v216 = 0x6;
    u8 v217 = (u64)v215 == (u64)v216;
    if (v217) { goto b87; } else { goto b88; }
b87:;
    u64 v221 = load_u64((const u8 *)v1 + 48);
    u64 v223 = load_u64((const u8 *)v1 + 184);
    { u64 n220 = v221; u64 n222 = v223; v220 = n220; v222 = n222; goto b9; }
b88:;
    u64 v218 = 0x11;
    u8 v219 = (u64)v215 == (u64)v218;
    if (v219) { goto b89; } else { goto b90; }
b89:;
    u64 v239 = load_u64((const u8 *)v1 + 48);
    u64 v241 = load_u64((const u8 *)v1 + 184);
    { u64 n238 = v239; u64 n240 = v241; v238 = n238; v240 = n240; goto b8; }
b90:;
    u64 v259 = load_u64((const u8 *)v1 + 48);
    u64 v290 = load_u64((const u8 *)v1 + 184);
    { u64 n254 = v125; u64 n256 = v259; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v290; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b9:;
    u64 v224 = load_u64((const u8 *)v0 + 64);
    u64 v225 = load_u64((const u8 *)v0 + 72);
    u64 v226 = v224 - v225;
    u64 v227 = 0x14;
    u8 v228 = (u64)v226 < (u64)v227;
    if (v228) { goto b91; } else { goto b92; }
b91:;
    u64 v229 = 0x1;
    { u64 n254 = v125; u64 n256 = v229; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v222; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b92:;
    u64 v230 = load_u64((const u8 *)v3 + 8);
    u64 v231 = v230 + v225;
    u64 v232 = load_u64((const u8 *)v231 + 0);
    u64 v233 = load_u64((const u8 *)v231 + 8);
    u32 v234 = load_u32((const u8 *)v231 + 16);
    store_u64((u8 *)v2 + 424, v232);
    store_u64((u8 *)v2 + 432, v233);
    store_u32((u8 *)v2 + 440, v234);
    u64 v235 = 0x14;
    u64 v236 = v225 + v235;
    store_u64((u8 *)v0 + 72, v236);
    u64 v237 = 0x1;
    { u64 n254 = v125; u64 n256 = v220; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v222; u64 n291 = v237; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b8:;
    u64 v242 = load_u64((const u8 *)v0 + 64);
    u64 v243 = load_u64((const u8 *)v0 + 72);
    u64 v244 = v242 - v243;
    u64 v245 = 0x8;
    u8 v246 = (u64)v244 < (u64)v245;
    if (v246) { goto b93; } else { goto b94; }
b93:;
    u64 v247 = 0x1;
    { u64 n254 = v125; u64 n256 = v247; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v240; u64 n291 = v155; u64 n293 = v157; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b94:;
    u64 v248 = load_u64((const u8 *)v3 + 8);
    u64 v249 = v248 + v243;
    u64 v250 = load_u64((const u8 *)v249 + 0);
    store_u64((u8 *)v2 + 456, v250);
    u64 v251 = 0x8;
    u64 v252 = v243 + v251;
    store_u64((u8 *)v0 + 72, v252);
    u64 v253 = 0x1;
    { u64 n254 = v125; u64 n256 = v238; u64 n260 = v129; u64 n262 = v131; u64 n264 = v133; u64 n266 = v135; u64 n268 = v137; u64 n270 = v139; u64 n272 = v141; u64 n274 = v143; u64 n276 = v145; u64 n278 = v147; u64 n280 = v149; u64 n282 = v151; u64 n284 = v240; u64 n291 = v155; u64 n293 = v253; u64 n295 = v39; v254 = n254; v256 = n256; v260 = n260; v262 = n262; v264 = n264; v266 = n266; v268 = n268; v270 = n270; v272 = n272; v274 = n274; v276 = n276; v278 = n278; v280 = n280; v282 = n282; v284 = n284; v291 = n291; v293 = n293; v295 = n295; goto b15; }
b15:;
    u8 v296 = (u64)v278 == (u64)v4;
    if (v296) { goto b95; } else { goto b96; }
b95:;
    { u64 n353 = v4; v353 = n353; goto b16; }
b96:;
    u8 v297 = (u64)v278 == (u64)v4;
    if (v297) { goto b97; } else { goto b98; }
b97:;
    { u64 n353 = v4; v353 = n353; goto b16; }
b98:;
    u32 v298 = load_u32((const u8 *)v2 + 240);
    u64 v299 = v298;
    u64 v300 = v4 + v299;
    u32 v301 = load_u32((const u8 *)v2 + 244);
    u64 v302 = v301;
    u64 v303 = v300 + v302;
    u16 v304 = load_u16((const u8 *)v2 + 248);
    u64 v305 = v304;
    u64 v306 = v303 + v305;
    u64 v307 = v278 ? v306 : v4;
    u64 v308 = v4 + v307;
    u32 v309 = load_u32((const u8 *)v2 + 252);
    u64 v310 = v309;
    u64 v311 = v4 + v310;
    u32 v312 = load_u32((const u8 *)v2 + 256);
    u64 v313 = v312;
    u64 v314 = v311 + v313;
    u64 v315 = v278 ? v314 : v4;
    u64 v316 = v308 + v315;
    u64 v317 = v280 ? v4 : v4;
    u64 v318 = v316 + v317;
    u64 v319 = v4 | v282;
    u64 v320 = 0xffffffff;
    u64 v321 = v318 & v320;
    u64 v322 = 0x20;
    u64 v323 = v318 >> (v322 & 63);
    u64 v324 = v321 + v323;
    u64 v325 = 0xffff;
    u64 v326 = v324 & v325;
    u64 v327 = 0x10;
    u64 v328 = v324 >> (v327 & 63);
    u64 v329 = v326 + v328;
    u64 v330 = 0xffff;
    u64 v331 = v329 & v330;
    u64 v332 = 0x10;
    u64 v333 = v329 >> (v332 & 63);
    u64 v334 = v331 + v333;
    u64 v335 = 0xffff;
    u64 v336 = v334 & v335;
    u64 v337 = 0x10;
    u64 v338 = v334 >> (v337 & 63);
    u64 v339 = v336 + v338;
    u16 v340 = (u16)v339;
    u16 v341 = __builtin_bswap16(v340);
    u16 v342 = ~v341;
    u64 v343 = v342;
    if (v319) { goto b99; } else { u64 n344 = v343; v344 = n344; goto b100; }
b99:;
    store_u64((u8 *)v1 + 160, v278);
    store_u64((u8 *)v1 + 168, v280);
    store_u64((u8 *)v1 + 176, v282);
    u64 v345 = load_u64((const u8 *)v3 + 0);
    u32 v346 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v345, 72);
    u64 v347 = load_u64((const u8 *)v1 + 1392);
    { u64 n344 = v347; v344 = n344; goto b100; }
b100:;
    u16 v348 = load_u16((const u8 *)v2 + 250);
    u16 v349 = __builtin_bswap16(v348);
    u64 v350 = v349;
    u8 v351 = (u64)v344 == (u64)v350;
    if (v351) { goto b101; } else { goto b102; }
b101:;
    { u64 n353 = v4; v353 = n353; goto b16; }
b102:;
    u64 v352 = 0x1;
    { u64 n353 = v352; v353 = n353; goto b16; }
b16:;
    { goto b17; }
b17:;
    u8 v354 = (u64)v272 == (u64)v4;
    if (v354) { goto b103; } else { goto b104; }
b103:;
    { goto b34; }
b104:;
    u16 v355 = load_u16((const u8 *)v2 + 144);
    u16 v356 = __builtin_bswap16(v355);
    u64 v357 = v356;
    u64 v358 = 0xffff;
    u8 v359 = (u64)v357 == (u64)v358;
    if (v359) { goto b105; } else { goto b106; }
b105:;
    { goto b34; }
b106:;
    u64 v360 = 0x1ff;
    u64 v361 = v357 & v360;
    u64 v362 = 0x1ff;
    u8 v363 = (u64)v357 < (u64)v362;
    if (v363) { goto b107; } else { goto b108; }
b107:;
    { u64 n424 = v361; u64 n425 = v4; u64 n426 = v4; v424 = n424; v425 = n425; v426 = n426; goto b18; }
b108:;
    u64 v364 = 0x3;
    { u64 n424 = v361; u64 n425 = v364; u64 n426 = v4; v424 = n424; v425 = n425; v426 = n426; goto b18; }
b34:;
    u64 v365 = 0x1;
    u8 v366 = (u64)v256 != (u64)v365;
    if (v366) { goto b109; } else { goto b110; }
b109:;
    { goto b36; }
b110:;
    u64 v367 = 0x7;
    { u64 n422 = v367; v422 = n422; goto b35; }
b36:;
    u8 v368 = (u64)v278 == (u64)v4;
    if (v368) { goto b111; } else { goto b112; }
b111:;
    { goto b45; }
b112:;
    u64 v369 = 0x7;
    u8 v370 = (u64)v256 != (u64)v369;
    if (v370) { goto b113; } else { goto b114; }
b113:;
    { goto b37; }
b114:;
    u64 v371 = 0x9;
    { u64 n422 = v371; v422 = n422; goto b35; }
b45:;
    u64 v372 = 0x8;
    { u64 n422 = v372; v422 = n422; goto b35; }
b37:;
    u64 v373 = 0x1;
    u8 v374 = (u64)v353 != (u64)v373;
    if (v374) { goto b115; } else { goto b116; }
b115:;
    { goto b38; }
b116:;
    u64 v375 = 0x1;
    { u64 n422 = v375; v422 = n422; goto b35; }
b38:;
    u16 v376 = load_u16((const u8 *)v2 + 242);
    u16 v377 = __builtin_bswap16(v376);
    u64 v378 = v377;
    u64 v379 = 0xe;
    u64 v380 = v378 + v379;
    u8 v381 = (u64)v295 < (u64)v380;
    if (v381) { goto b117; } else { goto b118; }
b117:;
    { goto b39; }
b118:;
    u8 v382 = load_u8((const u8 *)v2 + 240);
    u64 v383 = v382;
    u64 v384 = 0x3c;
    u64 v385 = v383 << (v384 & 63);
    u64 v386 = 0x3c;
    u64 v387 = v385 >> (v386 & 63);
    u64 v388 = 0x2;
    u64 v389 = v387 << (v388 & 63);
    u8 v390 = (u64)v378 >= (u64)v389;
    if (v390) { goto b119; } else { goto b120; }
b119:;
    { goto b40; }
b120:;
    { goto b39; }
b39:;
    u64 v391 = 0x7;
    { u64 n422 = v391; v422 = n422; goto b35; }
b40:;
    u8 v392 = load_u8((const u8 *)v2 + 248);
    u64 v393 = v392;
    u64 v394 = 0x1;
    u8 v395 = (u64)v394 < (u64)v393;
    if (v395) { goto b121; } else { goto b122; }
b121:;
    { goto b41; }
b122:;
    u64 v396 = 0x2;
    { u64 n422 = v396; v422 = n422; goto b35; }
b41:;
    u64 v397 = 0x8;
    u8 v398 = (u64)v256 != (u64)v397;
    if (v398) { goto b123; } else { goto b124; }
b123:;
    { goto b42; }
b124:;
    u64 v399 = 0x4;
    { u64 n422 = v399; v422 = n422; goto b35; }
b42:;
    u64 v400 = 0x9;
    u8 v401 = (u64)v256 != (u64)v400;
    if (v401) { goto b125; } else { goto b126; }
b125:;
    { goto b43; }
b126:;
    u64 v402 = 0x5;
    { u64 n422 = v402; v422 = n422; goto b35; }
b43:;
    u64 v403 = 0xa;
    u8 v404 = (u64)v256 != (u64)v403;
    if (v404) { goto b127; } else { goto b128; }
b127:;
    { goto b44; }
b128:;
    u64 v405 = 0x6;
    { u64 n422 = v405; v422 = n422; goto b35; }
b44:;
    u8 v406 = (u64)v284 == (u64)v4;
    if (v406) { goto b129; } else { goto b130; }
b129:;
    { u64 n422 = v4; v422 = n422; goto b35; }
b130:;
    u16 v407 = load_u16((const u8 *)v2 + 242);
    u16 v408 = __builtin_bswap16(v407);
    u64 v409 = v408;
    u8 v410 = load_u8((const u8 *)v2 + 240);
    u64 v411 = v410;
    u64 v412 = 0x3c;
    u64 v413 = v411 << (v412 & 63);
    u64 v414 = 0x3c;
    u64 v415 = v413 >> (v414 & 63);
    u64 v416 = 0x2;
    u64 v417 = v415 << (v416 & 63);
    u64 v418 = 0x54;
    u64 v419 = v417 + v418;
    u8 v420 = (u64)v409 >= (u64)v419;
    if (v420) { goto b131; } else { goto b132; }
b131:;
    { u64 n422 = v4; v422 = n422; goto b35; }
b132:;
    u64 v421 = 0x7;
    { u64 n422 = v421; v422 = n422; goto b35; }
b35:;
    u64 v423 = 0x1;
    { u64 n424 = v4; u64 n425 = v422; u64 n426 = v423; v424 = n424; v425 = n425; v426 = n426; goto b18; }
b18:;
    u8 v427 = (u64)v425 == (u64)v4;
    if (v427) { goto b133; } else { goto b134; }
b133:;
    { goto b19; }
b134:;
    u64 v428 = load_u64((const u8 *)v3 + 40);
    u64 v429 = 0xffffffff;
    u64 v430 = v425 & v429;
    u64 v431 = 0xa;
    u8 v432 = (u64)v430 < (u64)v431;
    u64 v433 = v432 ? v430 : v4;
    u64 v434 = 0x10;
    u64 v435 = v433 * v434;
    u64 v436 = v428 + v435;
    if (v432) { goto b135; } else { goto b136; }
b135:;
    u64 v437 = 0x1;
    u32 v438 = load_u32((const u8 *)v0 + 84);
    u64 v439 = v438;
    u64 v440 = load_u64((const u8 *)v436 + 0);
    u64 v441 = v440 + v437;
    store_u64((u8 *)v436 + 0, v441);
    u64 v442 = load_u64((const u8 *)v436 + 8);
    u64 v443 = v442 + v439;
    store_u64((u8 *)v436 + 8, v443);
    { goto b136; }
b136:;
    u64 v444 = 0x1ff;
    u8 v445 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v254);
    store_u64((u8 *)v1 + 48, v256);
    store_u64((u8 *)v1 + 56, v353);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v260);
    store_u64((u8 *)v1 + 96, v262);
    store_u64((u8 *)v1 + 104, v264);
    store_u64((u8 *)v1 + 112, v266);
    store_u64((u8 *)v1 + 120, v268);
    store_u64((u8 *)v1 + 128, v270);
    store_u64((u8 *)v1 + 136, v272);
    store_u64((u8 *)v1 + 144, v274);
    store_u64((u8 *)v1 + 152, v276);
    store_u64((u8 *)v1 + 160, v278);
    store_u64((u8 *)v1 + 168, v280);
    store_u64((u8 *)v1 + 176, v282);
    store_u64((u8 *)v1 + 184, v284);
    store_u64((u8 *)v1 + 192, v291);
    store_u64((u8 *)v1 + 200, v293);
    store_u64((u8 *)v1 + 208, v295);
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
    store_u64((u8 *)v1 + 320, v7);
    store_u64((u8 *)v1 + 328, v444);
    store_u64((u8 *)v1 + 336, v10);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v13);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    return v445;
b19:;
    u8 v446 = (u64)v426 == (u64)v4;
    if (v446) { goto b137; } else { goto b138; }
b137:;
    { goto b33; }
b138:;
    u32 v447 = load_u32((const u8 *)v2 + 256);
    u32 v448 = __builtin_bswap32(v447);
    u64 v449 = v448;
    u64 v450 = load_u64((const u8 *)v3 + 48);
    u64 v451 = load_u64((const u8 *)v450 + 0);
    u64 v452 = v449 << (v4 & 63);
    u64 v453 = 0xffffffff;
    u64 v454 = v452 & v453;
    u64 v455 = 0x10;
    u64 v456 = v454 >> (v455 & 63);
    u64 v457 = 0x8;
    u64 v458 = v456 * v457;
    u64 v459 = v451 + v458;
    u32 v460 = load_u32((const u8 *)v459 + 0);
    u64 v461 = v460;
    u64 v463 = 0x80000000;
    u64 v464 = v461 & v463;
    if (v464) { goto b140; } else { u64 n462 = v461; v462 = n462; goto b139; }
b140:;
    u64 v465 = load_u64((const u8 *)v3 + 48);
    u64 v466 = load_u64((const u8 *)v465 + 8);
    u64 v467 = 0x7fffffff;
    u64 v468 = v461 & v467;
    u64 v469 = 0x800;
    u64 v470 = v468 * v469;
    u64 v471 = v466 + v470;
    u64 v472 = 0x8;
    u64 v473 = v454 >> (v472 & 63);
    u64 v474 = 0xff;
    u64 v475 = v473 & v474;
    u64 v476 = 0x8;
    u64 v477 = v475 * v476;
    u64 v478 = v471 + v477;
    u32 v479 = load_u32((const u8 *)v478 + 0);
    u64 v480 = v479;
    u64 v481 = 0x80000000;
    u64 v482 = v480 & v481;
    if (v482) { goto b141; } else { u64 n462 = v480; v462 = n462; goto b139; }
b141:;
    u64 v483 = load_u64((const u8 *)v3 + 48);
    u64 v484 = load_u64((const u8 *)v483 + 8);
    u64 v485 = 0x7fffffff;
    u64 v486 = v480 & v485;
    u64 v487 = 0x800;
    u64 v488 = v486 * v487;
    u64 v489 = v484 + v488;
    u64 v490 = v454 >> (v4 & 63);
    u64 v491 = 0xff;
    u64 v492 = v490 & v491;
    u64 v493 = 0x8;
    u64 v494 = v492 * v493;
    u64 v495 = v489 + v494;
    u32 v496 = load_u32((const u8 *)v495 + 0);
    u64 v497 = v496;
    { u64 n462 = v497; v462 = n462; goto b139; }
b139:;
    u8 v498 = (u64)v462 != (u64)v4;
    u64 v499 = v498;
    u64 v500 = load_u64((const u8 *)v3 + 48);
    u64 v501 = load_u64((const u8 *)v500 + 24);
    u64 v502 = 0x8;
    u64 v503 = v462 * v502;
    u64 v504 = v501 + v503;
    u32 v505 = load_u32((const u8 *)v504 + 0);
    u64 v506 = load_u64((const u8 *)v3 + 48);
    u64 v507 = load_u64((const u8 *)v506 + 32);
    u64 v508 = 0x18;
    u64 v509 = v462 * v508;
    u64 v510 = v507 + v509;
    u32 v511 = 0x5e;
    u8 v512 = (u32)v505 == (u32)v511;
    if (v512) { goto b142; } else { goto b143; }
b142:;
    u64 v513 = load_u64((const u8 *)v510 + 0);
    u64 v514 = 0x1ff;
    u64 v515 = v513 & v514;
    u64 v516 = load_u64((const u8 *)v510 + 8);
    u64 v517 = load_u64((const u8 *)v510 + 16);
    { goto b20; }
b143:;
    u32 v518 = 0x6f;
    u8 v519 = (u32)v505 == (u32)v518;
    if (v519) { goto b144; } else { goto b145; }
b144:;
    { goto b21; }
b145:;
    { goto b22; }
b33:;
    u64 v520 = 0x1;
    { u64 n581 = v424; u64 n582 = v520; v581 = n581; v582 = n582; goto b25; }
b20:;
    u32 v521 = (u32)v516;
    u32 v522 = __builtin_bswap32(v521);
    store_u32((u8 *)v2 + 168, v522);
    u64 v523 = 0x20;
    u64 v524 = v516 >> (v523 & 63);
    u16 v525 = (u16)v524;
    u16 v526 = __builtin_bswap16(v525);
    store_u16((u8 *)v2 + 166, v526);
    u32 v527 = (u32)v517;
    u32 v528 = __builtin_bswap32(v527);
    store_u32((u8 *)v2 + 162, v528);
    u64 v529 = 0x20;
    u64 v530 = v517 >> (v529 & 63);
    u16 v531 = (u16)v530;
    u16 v532 = __builtin_bswap16(v531);
    store_u16((u8 *)v2 + 160, v532);
    u8 v533 = load_u8((const u8 *)v2 + 248);
    u64 v534 = v533;
    u64 v535 = 0xff;
    u64 v536 = v534 + v535;
    u8 v537 = (u8)v536;
    store_u8((u8 *)v2 + 248, v537);
    u16 v538 = load_u16((const u8 *)v2 + 250);
    u16 v539 = __builtin_bswap16(v538);
    u64 v540 = v539;
    u64 v541 = ~v540;
    u64 v542 = 0xffff;
    u64 v543 = v541 & v542;
    u64 v544 = 0xfeff;
    u64 v545 = v543 + v544;
    u64 v546 = 0x10;
    u64 v547 = v545 >> (v546 & 63);
    u64 v548 = ~v540;
    u64 v549 = 0xfeff;
    u64 v550 = v548 + v549;
    u64 v551 = v550 + v547;
    u64 v552 = ~v551;
    u16 v553 = (u16)v552;
    u16 v554 = __builtin_bswap16(v553);
    store_u16((u8 *)v2 + 250, v554);
    u8 v555 = (u64)v499 != (u64)v4;
    if (v555) { goto b146; } else { goto b147; }
b146:;
    { u64 n577 = v515; v577 = n577; goto b32; }
b147:;
    { u64 n576 = v515; v576 = n576; goto b23; }
b21:;
    u64 v556 = load_u64((const u8 *)v3 + 40);
    u64 v557 = 0x3;
    u64 v558 = 0xffffffff;
    u64 v559 = v557 & v558;
    u64 v560 = 0xa;
    u8 v561 = (u64)v559 < (u64)v560;
    u64 v562 = v561 ? v559 : v4;
    u64 v563 = 0x10;
    u64 v564 = v562 * v563;
    u64 v565 = v556 + v564;
    if (v561) { goto b148; } else { goto b149; }
b148:;
    u64 v566 = 0x1;
    u32 v567 = load_u32((const u8 *)v0 + 84);
    u64 v568 = v567;
    u64 v569 = load_u64((const u8 *)v565 + 0);
    u64 v570 = v569 + v566;
    store_u64((u8 *)v565 + 0, v570);
    u64 v571 = load_u64((const u8 *)v565 + 8);
    u64 v572 = v571 + v568;
    store_u64((u8 *)v565 + 8, v572);
    { goto b149; }
b149:;
    u64 v573 = 0x1ff;
    u8 v574 = (u64)v499 != (u64)v4;
    if (v574) { goto b150; } else { goto b151; }
b150:;
    { u64 n577 = v573; v577 = n577; goto b32; }
b151:;
    { u64 n576 = v573; v576 = n576; goto b23; }
b22:;
    u8 v575 = (u64)v499 != (u64)v4;
    if (v575) { goto b152; } else { goto b153; }
b152:;
    { u64 n577 = v424; v577 = n577; goto b32; }
b153:;
    { u64 n576 = v424; v576 = n576; goto b23; }
b23:;
    { u64 n579 = v576; u64 n580 = v4; v579 = n579; v580 = n580; goto b24; }
b32:;
    u64 v578 = 0x1;
    { u64 n579 = v577; u64 n580 = v578; v579 = n579; v580 = n580; goto b24; }
b24:;
    { u64 n581 = v579; u64 n582 = v580; v581 = n581; v582 = n582; goto b25; }
b25:;
    u8 v583 = (u64)v582 == (u64)v4;
    if (v583) { goto b154; } else { goto b155; }
b154:;
    { goto b46; }
b155:;
    u64 v584 = load_u64((const u8 *)v3 + 48);
    u64 v585 = load_u64((const u8 *)v584 + 40);
    u64 v586 = 0x1ff;
    u64 v587 = v581 & v586;
    u64 v588 = 0x4;
    u64 v589 = v587 * v588;
    u64 v590 = v585 + v589;
    u32 v591 = load_u32((const u8 *)v590 + 0);
    u64 v592 = v591;
    u8 v593 = (u64)v592 != (u64)v4;
    u64 v594 = v593;
    u64 v595 = load_u64((const u8 *)v3 + 48);
    u64 v596 = load_u64((const u8 *)v595 + 64);
    u64 v597 = 0x8;
    u64 v598 = v592 * v597;
    u64 v599 = v596 + v598;
    u32 v600 = load_u32((const u8 *)v599 + 0);
    u64 v601 = load_u64((const u8 *)v3 + 48);
    u64 v602 = load_u64((const u8 *)v601 + 72);
    u64 v603 = v592 * v4;
    u64 v604 = v602 + v603;
    u32 v605 = 0x79;
    u8 v606 = (u32)v600 == (u32)v605;
    if (v606) { goto b156; } else { goto b157; }
b156:;
    { goto b26; }
b157:;
    u32 v607 = 0x7b;
    u8 v608 = (u32)v600 == (u32)v607;
    if (v608) { goto b158; } else { goto b159; }
b158:;
    { goto b27; }
b159:;
    { goto b28; }
b46:;
    u8 v609 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v254);
    store_u64((u8 *)v1 + 48, v256);
    store_u64((u8 *)v1 + 56, v353);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v260);
    store_u64((u8 *)v1 + 96, v262);
    store_u64((u8 *)v1 + 104, v264);
    store_u64((u8 *)v1 + 112, v266);
    store_u64((u8 *)v1 + 120, v268);
    store_u64((u8 *)v1 + 128, v270);
    store_u64((u8 *)v1 + 136, v272);
    store_u64((u8 *)v1 + 144, v274);
    store_u64((u8 *)v1 + 152, v276);
    store_u64((u8 *)v1 + 160, v278);
    store_u64((u8 *)v1 + 168, v280);
    store_u64((u8 *)v1 + 176, v282);
    store_u64((u8 *)v1 + 184, v284);
    store_u64((u8 *)v1 + 192, v291);
    store_u64((u8 *)v1 + 200, v293);
    store_u64((u8 *)v1 + 208, v295);
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
    store_u64((u8 *)v1 + 320, v7);
    store_u64((u8 *)v1 + 328, v581);
    store_u64((u8 *)v1 + 336, v10);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v13);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    return v609;
b26:;
    u8 v610 = (u64)v594 != (u64)v4;
    if (v610) { goto b160; } else { goto b161; }
b160:;
    { goto b31; }
b161:;
    { u64 n616 = v4; u64 n617 = v4; v616 = n616; v617 = n617; goto b29; }
b27:;
    u8 v611 = (u64)v594 != (u64)v4;
    if (v611) { goto b162; } else { goto b163; }
b162:;
    { goto b31; }
b163:;
    { u64 n616 = v4; u64 n617 = v4; v616 = n616; v617 = n617; goto b29; }
b28:;
    u8 v612 = (u64)v594 != (u64)v4;
    if (v612) { goto b164; } else { goto b165; }
b164:;
    { goto b31; }
b165:;
    { u64 n616 = v4; u64 n617 = v4; v616 = n616; v617 = n617; goto b29; }
b31:;
    u64 v613 = 0x1;
    u8 v614 = (u64)v284 == (u64)v4;
    if (v614) { goto b166; } else { goto b167; }
b166:;
    { u64 n616 = v613; u64 n617 = v4; v616 = n616; v617 = n617; goto b29; }
b167:;
    u64 v615 = 0x1;
    { u64 n616 = v4; u64 n617 = v615; v616 = n616; v617 = n617; goto b29; }
b29:;
    u8 v618 = (u64)v616 == (u64)v4;
    if (v618) { goto b168; } else { goto b169; }
b168:;
    { goto b30; }
b169:;
    u8 v619 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v254);
    store_u64((u8 *)v1 + 48, v256);
    store_u64((u8 *)v1 + 56, v353);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v260);
    store_u64((u8 *)v1 + 96, v262);
    store_u64((u8 *)v1 + 104, v264);
    store_u64((u8 *)v1 + 112, v266);
    store_u64((u8 *)v1 + 120, v268);
    store_u64((u8 *)v1 + 128, v270);
    store_u64((u8 *)v1 + 136, v272);
    store_u64((u8 *)v1 + 144, v274);
    store_u64((u8 *)v1 + 152, v276);
    store_u64((u8 *)v1 + 160, v278);
    store_u64((u8 *)v1 + 168, v280);
    store_u64((u8 *)v1 + 176, v282);
    store_u64((u8 *)v1 + 184, v284);
    store_u64((u8 *)v1 + 192, v291);
    store_u64((u8 *)v1 + 200, v293);
    store_u64((u8 *)v1 + 208, v295);
    store_u64((u8 *)v1 + 216, v616);
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
    store_u64((u8 *)v1 + 320, v7);
    store_u64((u8 *)v1 + 328, v581);
    store_u64((u8 *)v1 + 336, v10);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v13);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v617);
    return v619;
b30:;
    u64 v620 = load_u64((const u8 *)v3 + 24);
    u64 v621 = 0xffffffff;
    u64 v622 = v581 & v621;
    u64 v623 = 0x200;
    u8 v624 = (u64)v622 < (u64)v623;
    u64 v625 = v624 ? v622 : v4;
    u64 v626 = 0x8;
    u64 v627 = v625 * v626;
    u64 v628 = v620 + v627;
    u64 v629 = load_u64((const u8 *)v628 + 0);
    u64 v630 = v624 ? v629 : v4;
    u64 v631 = v630 + v295;
    u64 v632 = load_u64((const u8 *)v3 + 24);
    u64 v633 = 0xffffffff;
    u64 v634 = v581 & v633;
    u64 v635 = 0x200;
    u8 v636 = (u64)v634 < (u64)v635;
    u64 v637 = v636 ? v634 : v4;
    u64 v638 = 0x8;
    u64 v639 = v637 * v638;
    u64 v640 = v632 + v639;
    if (v636) { goto b170; } else { goto b171; }
b170:;
    store_u64((u8 *)v640 + 0, v631);
    { goto b171; }
b171:;
    u64 v641 = load_u64((const u8 *)v3 + 24);
    u64 v642 = 0xffffffff;
    u64 v643 = v581 & v642;
    u64 v644 = 0x200;
    u8 v645 = (u64)v643 < (u64)v644;
    u64 v646 = v645 ? v643 : v4;
    u64 v647 = 0x8;
    u64 v648 = v646 * v647;
    u64 v649 = v641 + v648;
    u64 v650 = load_u64((const u8 *)v649 + 4096);
    u64 v651 = v645 ? v650 : v4;
    u64 v652 = 0x1;
    u64 v653 = v651 + v652;
    u64 v654 = 0xffffffff;
    u64 v655 = v653 & v654;
    u64 v656 = load_u64((const u8 *)v3 + 24);
    u64 v657 = 0xffffffff;
    u64 v658 = v581 & v657;
    u64 v659 = 0x200;
    u8 v660 = (u64)v658 < (u64)v659;
    u64 v661 = v660 ? v658 : v4;
    u64 v662 = 0x8;
    u64 v663 = v661 * v662;
    u64 v664 = v656 + v663;
    if (v660) { goto b172; } else { goto b173; }
b172:;
    store_u64((u8 *)v664 + 4096, v655);
    { goto b173; }
b173:;
    u8 v665 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v254);
    store_u64((u8 *)v1 + 48, v256);
    store_u64((u8 *)v1 + 56, v353);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v260);
    store_u64((u8 *)v1 + 96, v262);
    store_u64((u8 *)v1 + 104, v264);
    store_u64((u8 *)v1 + 112, v266);
    store_u64((u8 *)v1 + 120, v268);
    store_u64((u8 *)v1 + 128, v270);
    store_u64((u8 *)v1 + 136, v272);
    store_u64((u8 *)v1 + 144, v274);
    store_u64((u8 *)v1 + 152, v276);
    store_u64((u8 *)v1 + 160, v278);
    store_u64((u8 *)v1 + 168, v280);
    store_u64((u8 *)v1 + 176, v282);
    store_u64((u8 *)v1 + 184, v284);
    store_u64((u8 *)v1 + 192, v291);
    store_u64((u8 *)v1 + 200, v293);
    store_u64((u8 *)v1 + 208, v295);
    store_u64((u8 *)v1 + 216, v616);
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
    store_u64((u8 *)v1 + 320, v7);
    store_u64((u8 *)v1 + 328, v581);
    store_u64((u8 *)v1 + 336, v10);
    store_u64((u8 *)v1 + 344, v4);
    store_u64((u8 *)v1 + 352, v13);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v617);
    return v665;
}
bool WAY(again)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    return false;
}
bool WAY(depart)(u8 *state, u8 *slots, u8 *hdr, const u8 *env) {
    u64 v101;
    u64 v102;
    u64 v210;
    u64 v213;
    u64 v217;
    u64 v218;
    u64 v219;
    u64 v221;
    u64 v236;
    u64 v269;
    u64 v453;
    u64 v471;
    u64 v473;
    u64 v475;
    u64 v477;
    u64 v479;
    u64 v514;
    u64 v516;
    u64 v518;
    u64 v606;
    u64 v609;
    u64 v613;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    u64 v5 = load_u64((const u8 *)v0 + 384);
    u64 v6 = 0xffffffffffff;
    u64 v7 = v5 & v6;
    u64 v8 = load_u64((const u8 *)v0 + 416);
    u64 v9 = 0x7ffff;
    u64 v10 = v8 & v9;
    u64 v11 = load_u64((const u8 *)v0 + 376);
    u64 v12 = 0x1ff;
    u64 v13 = v11 & v12;
    u64 v14 = load_u64((const u8 *)v1 + 40);
    u64 v15 = 0xffffffff;
    u64 v16 = v14 & v15;
    { goto b0; }
b0:;
    u64 v17 = load_u64((const u8 *)v1 + 344);
    u64 v18 = 0x2;
    u8 v19 = (u64)v17 != (u64)v18;
    if (v19) { goto b29; } else { goto b30; }
b29:;
    { goto b3; }
b30:;
    u64 v20 = load_u64((const u8 *)v3 + 0);
    u32 v21 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v20, 190);
    u64 v22 = load_u64((const u8 *)v1 + 248);
    u16 v23 = (u16)v22;
    u16 v24 = __builtin_bswap16(v23);
    store_u16((u8 *)v2 + 128, v24);
    u64 v25 = load_u64((const u8 *)v1 + 144);
    u8 v26 = (u64)v25 == (u64)v4;
    if (v26) { goto b31; } else { goto b32; }
b31:;
    { goto b2; }
b32:;
    { goto b1; }
b3:;
    u64 v27 = 0xff;
    u8 v28 = (u64)v13 != (u64)v27;
    if (v28) { goto b33; } else { goto b34; }
b33:;
    { goto b4; }
b34:;
    u64 v29 = load_u64((const u8 *)v3 + 0);
    u32 v30 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v29, 215);
    u64 v31 = load_u64((const u8 *)v1 + 320);
    u64 v32 = 0x1ff;
    u64 v33 = v31 & v32;
    u16 v34 = (u16)v33;
    u16 v35 = __builtin_bswap16(v34);
    store_u16((u8 *)v2 + 128, v35);
    u64 v36 = 0x1ff;
    u64 v37 = v4 & v36;
    u64 v38 = 0x1ff;
    u8 v39 = (u64)v37 == (u64)v38;
    u64 v40 = v39;
    u64 v41 = load_u64((const u8 *)v1 + 0);
    u64 v42 = v40 | v41;
    u64 v43 = load_u64((const u8 *)v1 + 24);
    u64 v44 = v42 | v43;
    if (v44) { goto b35; } else { goto b36; }
b35:;
    u8 v45 = 0;
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 352, v16);
    return v45;
b36:;
    u64 v607 = load_u64((const u8 *)v1 + 184);
    u64 v610 = load_u64((const u8 *)v1 + 192);
    u64 v614 = load_u64((const u8 *)v1 + 200);
    { u64 n606 = v607; u64 n609 = v610; u64 n613 = v614; v606 = n606; v609 = n609; v613 = n613; goto b28; }
b4:;
    u64 v46 = load_u64((const u8 *)v1 + 216);
    u8 v47 = (u64)v46 != (u64)v4;
    if (v47) { goto b37; } else { goto b38; }
b37:;
    { goto b5; }
b38:;
    u64 v48 = load_u64((const u8 *)v1 + 384);
    u64 v49 = 0x1;
    u8 v50 = (u64)v48 != (u64)v49;
    if (v50) { goto b39; } else { goto b40; }
b39:;
    { goto b7; }
b40:;
    { goto b5; }
b5:;
    u32 v51 = load_u32((const u8 *)v2 + 252);
    u32 v52 = __builtin_bswap32(v51);
    u64 v53 = v52;
    u64 v54 = 0x20;
    u64 v55 = v53 << (v54 & 63);
    u32 v56 = load_u32((const u8 *)v2 + 256);
    u32 v57 = __builtin_bswap32(v56);
    u64 v58 = v57;
    u64 v59 = v55 | v58;
    u64 v60 = 0x10;
    u64 v61 = v4 << (v60 & 63);
    u64 v62 = 0x30;
    u64 v63 = v59 >> (v62 & 63);
    u64 v64 = 0x10;
    u64 v65 = v59 << (v64 & 63);
    u64 v66 = v61 | v63;
    u16 v67 = load_u16((const u8 *)v2 + 424);
    u16 v68 = __builtin_bswap16(v67);
    u64 v69 = v68;
    u64 v70 = v65 | v69;
    u64 v71 = v66 | v4;
    u64 v72 = 0x10;
    u64 v73 = v71 << (v72 & 63);
    u64 v74 = 0x30;
    u64 v75 = v70 >> (v74 & 63);
    u64 v76 = 0x10;
    u64 v77 = v70 << (v76 & 63);
    u64 v78 = v73 | v75;
    u16 v79 = load_u16((const u8 *)v2 + 426);
    u16 v80 = __builtin_bswap16(v79);
    u64 v81 = v80;
    u64 v82 = v77 | v81;
    u64 v83 = v78 | v4;
    u64 v84 = load_u64((const u8 *)v1 + 200);
    u8 v85 = (u64)v84 == (u64)v4;
    if (v85) { goto b41; } else { goto b42; }
b41:;
    { u64 n101 = v82; u64 n102 = v83; v101 = n101; v102 = n102; goto b6; }
b42:;
    u64 v86 = 0xffffffff00000000;
    u64 v87 = 0xffffffff;
    u64 v88 = v82 & v86;
    u64 v89 = v83 & v87;
    u16 v90 = load_u16((const u8 *)v2 + 456);
    u16 v91 = __builtin_bswap16(v90);
    u64 v92 = v91;
    u64 v93 = 0x10;
    u64 v94 = v92 << (v93 & 63);
    u16 v95 = load_u16((const u8 *)v2 + 458);
    u16 v96 = __builtin_bswap16(v95);
    u64 v97 = v96;
    u64 v98 = v94 | v97;
    u64 v99 = v88 | v98;
    u64 v100 = v89 | v4;
    { u64 n101 = v99; u64 n102 = v100; v101 = n101; v102 = n102; goto b6; }
b6:;
    u64 v103 = load_u64((const u8 *)v1 + 208);
    u64 v104 = 0x80;
    u8 v105 = (u64)v103 < (u64)v104;
    if (v105) { goto b43; } else { goto b44; }
b43:;
    { goto b7; }
b44:;
    u64 v106 = 0x14;
    u64 v107 = v7 >> (v106 & 63);
    u64 v108 = 0x1;
    u64 v109 = v107 + v108;
    u64 v110 = 0xff;
    u64 v111 = v109 & v110;
    store_u64((u8 *)v1 + 584, v13);
    store_u64((u8 *)v1 + 592, v101);
    store_u64((u8 *)v1 + 600, v102);
    u64 v112 = load_u64((const u8 *)v3 + 0);
    u32 v113 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v112, 246);
    u64 v114 = 0x10000;
    u8 v115 = (u64)v114 == (u64)v4;
    u64 v116 = v115;
    u64 v117 = 0x1;
    u64 v118 = 0x10000;
    u64 v119 = v116 ? v117 : v118;
    u64 v120 = load_u64((const u8 *)v1 + 2000);
    u64 v121 = 0x1;
    u8 v122 = (u64)v119 == (u64)v4;
    u64 v123 = v122 ? v121 : v119;
    u64 v124 = v120 % v123;
    u64 v125 = v124 + v4;
    u64 v126 = 0xffffffff;
    u64 v127 = v125 & v126;
    u64 v128 = load_u64((const u8 *)v3 + 24);
    u64 v129 = 0xffffffff;
    u64 v130 = v127 & v129;
    u64 v131 = 0x10000;
    u8 v132 = (u64)v130 < (u64)v131;
    u64 v133 = v132 ? v130 : v4;
    u64 v134 = 0x8;
    u64 v135 = v133 * v134;
    u64 v136 = v128 + v135;
    u64 v137 = load_u64((const u8 *)v136 + 32768);
    u64 v138 = v132 ? v137 : v4;
    u8 v139 = (u64)v138 == (u64)v111;
    if (v139) { goto b45; } else { goto b46; }
b45:;
    { goto b7; }
b46:;
    u64 v140 = load_u64((const u8 *)v3 + 24);
    u64 v141 = 0xffffffff;
    u64 v142 = v127 & v141;
    u64 v143 = 0x10000;
    u8 v144 = (u64)v142 < (u64)v143;
    u64 v145 = v144 ? v142 : v4;
    u64 v146 = 0x8;
    u64 v147 = v145 * v146;
    u64 v148 = v140 + v147;
    if (v144) { goto b47; } else { goto b48; }
b47:;
    store_u64((u8 *)v148 + 32768, v111);
    { goto b48; }
b48:;
    u64 v149 = 0x1;
    u64 v150 = v13 << (v149 & 63);
    u64 v151 = load_u64((const u8 *)v1 + 384);
    u64 v152 = 0x1;
    u64 v153 = v151 & v152;
    u64 v154 = v150 | v153;
    u64 v155 = load_u64((const u8 *)v3 + 24);
    u64 v156 = 0xffffffff;
    u64 v157 = v154 & v156;
    u64 v158 = 0x400;
    u8 v159 = (u64)v157 < (u64)v158;
    u64 v160 = v159 ? v157 : v4;
    u64 v161 = 0x8;
    u64 v162 = v160 * v161;
    u64 v163 = v155 + v162;
    u64 v164 = load_u64((const u8 *)v163 + 557056);
    u64 v165 = v159 ? v164 : v4;
    u64 v166 = 0x1;
    u64 v167 = v165 + v166;
    u64 v168 = 0xffffffff;
    u64 v169 = v167 & v168;
    u64 v170 = load_u64((const u8 *)v3 + 24);
    u64 v171 = 0xffffffff;
    u64 v172 = v154 & v171;
    u64 v173 = 0x400;
    u8 v174 = (u64)v172 < (u64)v173;
    u64 v175 = v174 ? v172 : v4;
    u64 v176 = 0x8;
    u64 v177 = v175 * v176;
    u64 v178 = v170 + v177;
    if (v174) { goto b49; } else { goto b50; }
b49:;
    store_u64((u8 *)v178 + 557056, v169);
    { goto b50; }
b50:;
    { goto b7; }
b7:;
    u8 v179 = (u64)v46 == (u64)v4;
    if (v179) { goto b51; } else { goto b52; }
b51:;
    { goto b20; }
b52:;
    u64 v220 = load_u64((const u8 *)v1 + 240);
    { u64 n219 = v220; u64 n221 = v4; v219 = n219; v221 = n221; goto b8; }
b20:;
    u64 v180 = load_u64((const u8 *)v3 + 48);
    u64 v181 = load_u64((const u8 *)v180 + 80);
    u64 v182 = 0x1ff;
    u64 v183 = v13 & v182;
    u64 v184 = 0x4;
    u64 v185 = v183 * v184;
    u64 v186 = v181 + v185;
    u32 v187 = load_u32((const u8 *)v186 + 0);
    u64 v188 = v187;
    u8 v189 = (u64)v188 != (u64)v4;
    u64 v190 = v189;
    u64 v191 = load_u64((const u8 *)v3 + 48);
    u64 v192 = load_u64((const u8 *)v191 + 104);
    u64 v193 = 0x8;
    u64 v194 = v188 * v193;
    u64 v195 = v192 + v194;
    u32 v196 = load_u32((const u8 *)v195 + 0);
    u64 v197 = load_u64((const u8 *)v3 + 48);
    u64 v198 = load_u64((const u8 *)v197 + 112);
    u64 v199 = 0x8;
    u64 v200 = v188 * v199;
    u64 v201 = v198 + v200;
    u32 v202 = 0x168;
    u8 v203 = (u32)v196 == (u32)v202;
    if (v203) { goto b53; } else { goto b54; }
b53:;
    u64 v204 = load_u64((const u8 *)v201 + 0);
    { goto b21; }
b54:;
    u32 v205 = 0x16b;
    u8 v206 = (u32)v196 == (u32)v205;
    if (v206) { goto b55; } else { goto b56; }
b55:;
    { goto b22; }
b56:;
    { goto b23; }
b21:;
    u8 v207 = (u64)v190 != (u64)v4;
    if (v207) { goto b57; } else { goto b58; }
b57:;
    { u64 n213 = v204; v213 = n213; goto b26; }
b58:;
    { u64 n210 = v204; v210 = n210; goto b24; }
b22:;
    u8 v208 = (u64)v190 != (u64)v4;
    if (v208) { goto b59; } else { goto b60; }
b59:;
    u64 v214 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v214; v213 = n213; goto b26; }
b60:;
    u64 v211 = load_u64((const u8 *)v1 + 240);
    { u64 n210 = v211; v210 = n210; goto b24; }
b23:;
    u8 v209 = (u64)v190 != (u64)v4;
    if (v209) { goto b61; } else { goto b62; }
b61:;
    u64 v215 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v215; v213 = n213; goto b26; }
b62:;
    u64 v212 = load_u64((const u8 *)v1 + 240);
    { u64 n210 = v212; v210 = n210; goto b24; }
b24:;
    { u64 n217 = v210; u64 n218 = v4; v217 = n217; v218 = n218; goto b25; }
b26:;
    u64 v216 = 0x1;
    { u64 n217 = v213; u64 n218 = v216; v217 = n217; v218 = n218; goto b25; }
b25:;
    { u64 n219 = v217; u64 n221 = v218; v219 = n219; v221 = n221; goto b8; }
b8:;
    u8 v222 = (u64)v221 == (u64)v4;
    if (v222) { goto b63; } else { goto b64; }
b63:;
    u64 v515 = load_u64((const u8 *)v1 + 296);
    u64 v517 = load_u64((const u8 *)v1 + 304);
    u64 v519 = load_u64((const u8 *)v1 + 312);
    { u64 n514 = v515; u64 n516 = v517; u64 n518 = v519; v514 = n514; v516 = n516; v518 = n518; goto b27; }
b64:;
    u8 v223 = (u64)v46 != (u64)v4;
    if (v223) { goto b65; } else { goto b66; }
b65:;
    { goto b9; }
b66:;
    u64 v224 = load_u64((const u8 *)v1 + 384);
    u64 v225 = 0x1;
    u8 v226 = (u64)v224 != (u64)v225;
    if (v226) { goto b67; } else { goto b68; }
b67:;
    { u64 n236 = v219; v236 = n236; goto b10; }
b68:;
    { goto b9; }
b9:;
    u64 v227 = load_u64((const u8 *)v3 + 24);
    u64 v228 = 0x8;
    u64 v229 = v13 * v228;
    u64 v230 = v227 + v229;
    u64 v231 = load_u64((const u8 *)v230 + 565248);
    u8 v232 = (u64)v231 == (u64)v4;
    if (v232) { goto b69; } else { goto b70; }
b69:;
    { u64 n236 = v219; v236 = n236; goto b10; }
b70:;
    u64 v233 = v219 * v231;
    u64 v234 = 0x10;
    u64 v235 = v233 >> (v234 & 63);
    { u64 n236 = v235; v236 = n236; goto b10; }
b10:;
    u64 v237 = load_u64((const u8 *)v3 + 24);
    u64 v238 = 0x8;
    u64 v239 = v13 * v238;
    u64 v240 = v237 + v239;
    u64 v241 = load_u64((const u8 *)v240 + 8192);
    u64 v242 = 0x1;
    u64 v243 = v241 + v242;
    u64 v244 = 0xffffffff;
    u64 v245 = v243 & v244;
    u64 v246 = load_u64((const u8 *)v3 + 24);
    u64 v247 = 0x8;
    u64 v248 = v13 * v247;
    u64 v249 = v246 + v248;
    store_u64((u8 *)v249 + 8192, v245);
    u64 v250 = load_u64((const u8 *)v3 + 24);
    u64 v251 = 0x8;
    u64 v252 = v13 * v251;
    u64 v253 = v250 + v252;
    u64 v254 = load_u64((const u8 *)v253 + 0);
    u64 v255 = load_u64((const u8 *)v3 + 24);
    u64 v256 = 0x8;
    u64 v257 = v13 * v256;
    u64 v258 = v255 + v257;
    u64 v259 = load_u64((const u8 *)v258 + 24576);
    u64 v260 = load_u64((const u8 *)v3 + 24);
    u64 v261 = 0x8;
    u64 v262 = v13 * v261;
    u64 v263 = v260 + v262;
    u64 v264 = load_u64((const u8 *)v263 + 28672);
    u64 v265 = load_u64((const u8 *)v1 + 208);
    u64 v266 = v259 + v265;
    u8 v267 = (u64)v10 != (u64)v4;
    if (v267) { goto b71; } else { goto b72; }
b71:;
    { u64 n269 = v264; v269 = n269; goto b11; }
b72:;
    u64 v268 = v254 - v266;
    { u64 n269 = v268; v269 = n269; goto b11; }
b11:;
    u64 v270 = v254 - v266;
    u128 v271 = (u128)v4 << 64 | v270;
    u128 v272 = (u128)v4 << 64 | v269;
    u128 v273 = v271 - v272;
    u64 v274 = (u64)v273;
    u64 v275 = (u64)(v273 >> 64);
    store_u64((u8 *)v1 + 2232, v274);
    store_u64((u8 *)v1 + 2240, v275);
    u64 v276 = load_u64((const u8 *)v3 + 0);
    u32 v277 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v276, 285);
    u64 v278 = load_u64((const u8 *)v1 + 2248);
    u64 v279 = load_u64((const u8 *)v3 + 24);
    u64 v280 = 0x8;
    u64 v281 = v13 * v280;
    u64 v282 = v279 + v281;
    store_u64((u8 *)v282 + 24576, v266);
    u64 v283 = load_u64((const u8 *)v3 + 24);
    u64 v284 = 0x8;
    u64 v285 = v13 * v284;
    u64 v286 = v283 + v285;
    store_u64((u8 *)v286 + 28672, v269);
    u64 v287 = load_u64((const u8 *)v1 + 184);
    u8 v288 = (u64)v287 == (u64)v4;
    if (v288) { goto b73; } else { goto b74; }
b73:;
    { goto b17; }
b74:;
    u8 v289 = load_u8((const u8 *)v2 + 338);
    u64 v290 = v289;
    u64 v291 = 0x3c;
    u64 v292 = v290 << (v291 & 63);
    u64 v293 = 0x3c;
    u64 v294 = v292 >> (v293 & 63);
    u64 v295 = 0x6;
    u8 v296 = (u64)v294 != (u64)v295;
    if (v296) { goto b75; } else { goto b76; }
b75:;
    { goto b17; }
b76:;
    u64 v297 = 0xffffffffff;
    u64 v298 = v236 & v297;
    u64 v299 = 0x18;
    u64 v300 = v298 << (v299 & 63);
    u64 v301 = 0xffffff;
    u64 v302 = v7 & v301;
    u64 v303 = v300 | v302;
    u64 v304 = 0x20;
    u64 v305 = v4 << (v304 & 63);
    u64 v306 = 0x20;
    u64 v307 = v303 >> (v306 & 63);
    u64 v308 = 0x20;
    u64 v309 = v303 << (v308 & 63);
    u64 v310 = v305 | v307;
    u64 v311 = 0xffffffff;
    u64 v312 = v266 & v311;
    u64 v313 = v309 | v312;
    u64 v314 = v310 | v4;
    u64 v315 = 0x20;
    u64 v316 = v314 << (v315 & 63);
    u64 v317 = 0x20;
    u64 v318 = v313 >> (v317 & 63);
    u64 v319 = 0x20;
    u64 v320 = v313 << (v319 & 63);
    u64 v321 = v316 | v318;
    u64 v322 = 0xffffffff;
    u64 v323 = v278 & v322;
    u64 v324 = v320 | v323;
    u64 v325 = v321 | v4;
    u8 v326 = load_u8((const u8 *)v2 + 339);
    u64 v327 = v326;
    u8 v328 = (u64)v327 != (u64)v4;
    if (v328) { goto b77; } else { goto b78; }
b77:;
    { goto b12; }
b78:;
    u64 v329 = load_u64((const u8 *)v2 + 340);
    u64 v330 = __builtin_bswap64(v329);
    u64 v331 = 0xffffffffffffffff;
    u64 v332 = v330 & v4;
    u64 v333 = v325 & v331;
    u64 v334 = v332 | v333;
    u64 v335 = __builtin_bswap64(v334);
    store_u64((u8 *)v2 + 340, v335);
    u64 v336 = load_u64((const u8 *)v2 + 348);
    u64 v337 = __builtin_bswap64(v336);
    u64 v338 = 0xffffffffffffffff;
    u64 v339 = v337 & v4;
    u64 v340 = v324 & v338;
    u64 v341 = v339 | v340;
    u64 v342 = __builtin_bswap64(v341);
    store_u64((u8 *)v2 + 348, v342);
    { goto b16; }
b12:;
    u8 v343 = load_u8((const u8 *)v2 + 339);
    u64 v344 = v343;
    u64 v345 = 0x1;
    u8 v346 = (u64)v344 != (u64)v345;
    if (v346) { goto b79; } else { goto b80; }
b79:;
    { goto b13; }
b80:;
    u64 v347 = load_u64((const u8 *)v2 + 356);
    u64 v348 = __builtin_bswap64(v347);
    u64 v349 = 0xffffffffffffffff;
    u64 v350 = v348 & v4;
    u64 v351 = v325 & v349;
    u64 v352 = v350 | v351;
    u64 v353 = __builtin_bswap64(v352);
    store_u64((u8 *)v2 + 356, v353);
    u64 v354 = load_u64((const u8 *)v2 + 364);
    u64 v355 = __builtin_bswap64(v354);
    u64 v356 = 0xffffffffffffffff;
    u64 v357 = v355 & v4;
    u64 v358 = v324 & v356;
    u64 v359 = v357 | v358;
    u64 v360 = __builtin_bswap64(v359);
    store_u64((u8 *)v2 + 364, v360);
    { goto b16; }
b13:;
    u8 v361 = load_u8((const u8 *)v2 + 339);
    u64 v362 = v361;
    u64 v363 = 0x2;
    u8 v364 = (u64)v362 != (u64)v363;
    if (v364) { goto b81; } else { goto b82; }
b81:;
    { goto b14; }
b82:;
    u64 v365 = load_u64((const u8 *)v2 + 372);
    u64 v366 = __builtin_bswap64(v365);
    u64 v367 = 0xffffffffffffffff;
    u64 v368 = v366 & v4;
    u64 v369 = v325 & v367;
    u64 v370 = v368 | v369;
    u64 v371 = __builtin_bswap64(v370);
    store_u64((u8 *)v2 + 372, v371);
    u64 v372 = load_u64((const u8 *)v2 + 380);
    u64 v373 = __builtin_bswap64(v372);
    u64 v374 = 0xffffffffffffffff;
    u64 v375 = v373 & v4;
    u64 v376 = v324 & v374;
    u64 v377 = v375 | v376;
    u64 v378 = __builtin_bswap64(v377);
    store_u64((u8 *)v2 + 380, v378);
    { goto b16; }
b14:;
    u8 v379 = load_u8((const u8 *)v2 + 339);
    u64 v380 = v379;
    u64 v381 = 0x3;
    u8 v382 = (u64)v380 != (u64)v381;
    if (v382) { goto b83; } else { goto b84; }
b83:;
    { goto b15; }
b84:;
    u64 v383 = load_u64((const u8 *)v2 + 388);
    u64 v384 = __builtin_bswap64(v383);
    u64 v385 = 0xffffffffffffffff;
    u64 v386 = v384 & v4;
    u64 v387 = v325 & v385;
    u64 v388 = v386 | v387;
    u64 v389 = __builtin_bswap64(v388);
    store_u64((u8 *)v2 + 388, v389);
    u64 v390 = load_u64((const u8 *)v2 + 396);
    u64 v391 = __builtin_bswap64(v390);
    u64 v392 = 0xffffffffffffffff;
    u64 v393 = v391 & v4;
    u64 v394 = v324 & v392;
    u64 v395 = v393 | v394;
    u64 v396 = __builtin_bswap64(v395);
    store_u64((u8 *)v2 + 396, v396);
    { goto b16; }
b15:;
    u8 v397 = load_u8((const u8 *)v2 + 339);
    u64 v398 = v397;
    u64 v399 = 0x4;
    u8 v400 = (u64)v398 != (u64)v399;
    if (v400) { goto b85; } else { goto b86; }
b85:;
    { goto b16; }
b86:;
    u64 v401 = load_u64((const u8 *)v2 + 404);
    u64 v402 = __builtin_bswap64(v401);
    u64 v403 = 0xffffffffffffffff;
    u64 v404 = v402 & v4;
    u64 v405 = v325 & v403;
    u64 v406 = v404 | v405;
    u64 v407 = __builtin_bswap64(v406);
    store_u64((u8 *)v2 + 404, v407);
    u64 v408 = load_u64((const u8 *)v2 + 412);
    u64 v409 = __builtin_bswap64(v408);
    u64 v410 = 0xffffffffffffffff;
    u64 v411 = v409 & v4;
    u64 v412 = v324 & v410;
    u64 v413 = v411 | v412;
    u64 v414 = __builtin_bswap64(v413);
    store_u64((u8 *)v2 + 412, v414);
    { goto b16; }
b16:;
    u8 v415 = load_u8((const u8 *)v2 + 339);
    u64 v416 = v415;
    u64 v417 = 0x1;
    u64 v418 = v416 + v417;
    u64 v419 = 0xff;
    u8 v420 = (int64_t)v418 < (int64_t)v4;
    u64 v421 = v420 ? v4 : v418;
    u8 v422 = (int64_t)v421 > (int64_t)v419;
    u64 v423 = v422 ? v419 : v421;
    u8 v424 = (u8)v423;
    store_u8((u8 *)v2 + 339, v424);
    { goto b17; }
b17:;
    u64 v425 = load_u64((const u8 *)v3 + 24);
    u64 v426 = 0x8;
    u64 v427 = v13 * v426;
    u64 v428 = v425 + v427;
    u64 v429 = load_u64((const u8 *)v428 + 16384);
    u8 v430 = (u64)v429 <= (u64)v7;
    u64 v431 = v430;
    u8 v432 = (u64)v7 < (u64)v429;
    if (v432) { goto b87; } else { goto b88; }
b87:;
    u64 v472 = load_u64((const u8 *)v1 + 224);
    u64 v474 = load_u64((const u8 *)v1 + 232);
    u64 v476 = load_u64((const u8 *)v1 + 296);
    u64 v478 = load_u64((const u8 *)v1 + 304);
    u64 v480 = load_u64((const u8 *)v1 + 312);
    { u64 n471 = v472; u64 n473 = v474; u64 n475 = v476; u64 n477 = v478; u64 n479 = v480; v471 = n471; v473 = n473; v475 = n475; v477 = n477; v479 = n479; goto b19; }
b88:;
    u64 v433 = load_u64((const u8 *)v3 + 24);
    u64 v434 = 0x8;
    u64 v435 = v13 * v434;
    u64 v436 = v433 + v435;
    u64 v437 = load_u64((const u8 *)v436 + 0);
    u64 v438 = load_u64((const u8 *)v3 + 24);
    u64 v439 = 0x8;
    u64 v440 = v13 * v439;
    u64 v441 = v438 + v440;
    u64 v442 = load_u64((const u8 *)v441 + 12288);
    u64 v443 = load_u64((const u8 *)v3 + 24);
    u64 v444 = 0x8;
    u64 v445 = v13 * v444;
    u64 v446 = v443 + v445;
    u64 v447 = load_u64((const u8 *)v446 + 20480);
    u64 v448 = v7 - v442;
    u64 v449 = 0xffffffffffff;
    u64 v450 = v448 & v449;
    u8 v451 = (u64)v450 != (u64)v4;
    if (v451) { goto b89; } else { goto b90; }
b89:;
    { u64 n453 = v450; v453 = n453; goto b18; }
b90:;
    u64 v452 = 0x1;
    { u64 n453 = v452; v453 = n453; goto b18; }
b18:;
    u64 v454 = v437 - v447;
    u64 v455 = 0x2710;
    u64 v456 = v7 + v455;
    u64 v457 = 0xffffffffffff;
    u64 v458 = v456 & v457;
    u64 v459 = load_u64((const u8 *)v3 + 24);
    u64 v460 = 0x8;
    u64 v461 = v13 * v460;
    u64 v462 = v459 + v461;
    store_u64((u8 *)v462 + 12288, v7);
    u64 v463 = load_u64((const u8 *)v3 + 24);
    u64 v464 = 0x8;
    u64 v465 = v13 * v464;
    u64 v466 = v463 + v465;
    store_u64((u8 *)v466 + 16384, v458);
    u64 v467 = load_u64((const u8 *)v3 + 24);
    u64 v468 = 0x8;
    u64 v469 = v13 * v468;
    u64 v470 = v467 + v469;
    store_u64((u8 *)v470 + 20480, v437);
    { u64 n471 = v453; u64 n473 = v454; u64 n475 = v236; u64 n477 = v278; u64 n479 = v266; v471 = n471; v473 = n473; v475 = n475; v477 = n477; v479 = n479; goto b19; }
b19:;
    u8 v481 = (u64)v431 == (u64)v4;
    if (v481) { goto b91; } else { goto b92; }
b91:;
    { u64 n514 = v475; u64 n516 = v477; u64 n518 = v479; v514 = n514; v516 = n516; v518 = n518; goto b27; }
b92:;
    u64 v482 = load_u64((const u8 *)v3 + 24);
    u64 v483 = 0x8;
    u64 v484 = v13 * v483;
    u64 v485 = v482 + v484;
    u64 v486 = load_u64((const u8 *)v485 + 4096);
    u64 v487 = load_u64((const u8 *)v3 + 24);
    u64 v488 = 0x8;
    u64 v489 = v13 * v488;
    u64 v490 = v487 + v489;
    u64 v491 = load_u64((const u8 *)v490 + 8192);
    u64 v492 = v486 - v491;
    u64 v493 = v492 - v10;
    u64 v494 = 0xffffffff;
    u64 v495 = v493 & v494;
    u64 v496 = load_u64((const u8 *)v1 + 320);
    u64 v497 = 0x1ff;
    u64 v498 = v496 & v497;
    u64 v499 = 0xffffffff;
    u64 v500 = v471 & v499;
    u64 v501 = 0x1;
    u64 v502 = 0x8000;
    u64 v503 = v501 | v502;
    u64 v504 = 0x1;
    u64 v505 = 0x1ff;
    u64 v506 = v4 & v505;
    u64 v507 = 0x1ff;
    u8 v508 = (u64)v506 == (u64)v507;
    u64 v509 = v508;
    u64 v510 = v509 | v503;
    u64 v511 = load_u64((const u8 *)v1 + 24);
    u64 v512 = v510 | v511;
    if (v512) { goto b93; } else { goto b94; }
b93:;
    u8 v513 = 0;
    store_u64((u8 *)v1 + 0, v503);
    store_u64((u8 *)v1 + 8, v504);
    store_u64((u8 *)v1 + 248, v498);
    store_u64((u8 *)v1 + 256, v13);
    store_u64((u8 *)v1 + 264, v7);
    store_u64((u8 *)v1 + 272, v500);
    store_u64((u8 *)v1 + 280, v473);
    store_u64((u8 *)v1 + 288, v495);
    store_u64((u8 *)v1 + 296, v475);
    store_u64((u8 *)v1 + 304, v477);
    store_u64((u8 *)v1 + 312, v479);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 352, v16);
    return v513;
b94:;
    u64 v611 = load_u64((const u8 *)v1 + 192);
    u64 v615 = load_u64((const u8 *)v1 + 200);
    { u64 n606 = v287; u64 n609 = v611; u64 n613 = v615; v606 = n606; v609 = n609; v613 = n613; goto b28; }
b27:;
    u64 v520 = 0x1ff;
    u64 v521 = v4 & v520;
    u64 v522 = 0x1ff;
    u8 v523 = (u64)v521 == (u64)v522;
    u64 v524 = v523;
    u64 v525 = load_u64((const u8 *)v1 + 0);
    u64 v526 = v524 | v525;
    u64 v527 = load_u64((const u8 *)v1 + 24);
    u64 v528 = v526 | v527;
    if (v528) { goto b95; } else { goto b96; }
b95:;
    u8 v529 = 0;
    store_u64((u8 *)v1 + 296, v514);
    store_u64((u8 *)v1 + 304, v516);
    store_u64((u8 *)v1 + 312, v518);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 352, v16);
    return v529;
b96:;
    u64 v608 = load_u64((const u8 *)v1 + 184);
    u64 v612 = load_u64((const u8 *)v1 + 192);
    u64 v616 = load_u64((const u8 *)v1 + 200);
    { u64 n606 = v608; u64 n609 = v612; u64 n613 = v616; v606 = n606; v609 = n609; v613 = n613; goto b28; }
b2:;
    u64 v530 = load_u64((const u8 *)v3 + 0);
    u32 v531 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v530, 210);
    u32 v532 = (u32)v4;
    u32 v533 = __builtin_bswap32(v532);
    store_u32((u8 *)v2 + 162, v533);
    u64 v534 = 0x20;
    u64 v535 = v4 >> (v534 & 63);
    u16 v536 = (u16)v535;
    u16 v537 = __builtin_bswap16(v536);
    store_u16((u8 *)v2 + 160, v537);
    u32 v538 = (u32)v4;
    u32 v539 = __builtin_bswap32(v538);
    store_u32((u8 *)v2 + 168, v539);
    u64 v540 = 0x20;
    u64 v541 = v4 >> (v540 & 63);
    u16 v542 = (u16)v541;
    u16 v543 = __builtin_bswap16(v542);
    store_u16((u8 *)v2 + 166, v543);
    { goto b1; }
b1:;
    u64 v544 = 0x88b5;
    u16 v545 = (u16)v544;
    u16 v546 = __builtin_bswap16(v545);
    store_u16((u8 *)v2 + 172, v546);
    u64 v547 = load_u64((const u8 *)v3 + 0);
    u32 v548 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v547, 194);
    u64 v549 = load_u64((const u8 *)v1 + 256);
    u16 v550 = (u16)v549;
    u16 v551 = __builtin_bswap16(v550);
    store_u16((u8 *)v2 + 176, v551);
    u64 v552 = load_u64((const u8 *)v1 + 264);
    u32 v553 = (u32)v552;
    u32 v554 = __builtin_bswap32(v553);
    store_u32((u8 *)v2 + 180, v554);
    u64 v555 = 0x20;
    u64 v556 = v552 >> (v555 & 63);
    u16 v557 = (u16)v556;
    u16 v558 = __builtin_bswap16(v557);
    store_u16((u8 *)v2 + 178, v558);
    u64 v559 = load_u64((const u8 *)v1 + 272);
    u32 v560 = (u32)v559;
    u32 v561 = __builtin_bswap32(v560);
    store_u32((u8 *)v2 + 184, v561);
    u64 v562 = load_u64((const u8 *)v1 + 280);
    u64 v563 = __builtin_bswap64(v562);
    store_u64((u8 *)v2 + 196, v563);
    u64 v564 = load_u64((const u8 *)v1 + 288);
    u32 v565 = (u32)v564;
    u32 v566 = __builtin_bswap32(v565);
    store_u32((u8 *)v2 + 220, v566);
    u64 v567 = load_u64((const u8 *)v1 + 160);
    u64 v568 = load_u64((const u8 *)v1 + 40);
    u64 v569 = 0x14;
    u64 v570 = v568 - v569;
    u64 v571 = v567 ? v570 : v568;
    u64 v572 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v571);
    u64 v573 = load_u64((const u8 *)v3 + 0);
    u32 v574 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v573, 201);
    u64 v575 = load_u64((const u8 *)v1 + 184);
    u64 v576 = load_u64((const u8 *)v1 + 40);
    u64 v577 = 0x54;
    u64 v578 = v576 - v577;
    u64 v579 = v575 ? v578 : v576;
    u64 v580 = load_u64((const u8 *)v1 + 192);
    u64 v581 = 0x14;
    u64 v582 = v579 - v581;
    u64 v583 = v580 ? v582 : v579;
    u64 v584 = load_u64((const u8 *)v1 + 200);
    u64 v585 = 0x8;
    u64 v586 = v583 - v585;
    u64 v587 = v584 ? v586 : v583;
    u64 v588 = load_u64((const u8 *)v1 + 296);
    u64 v589 = __builtin_bswap64(v588);
    store_u64((u8 *)v2 + 188, v589);
    u64 v590 = load_u64((const u8 *)v1 + 304);
    u64 v591 = __builtin_bswap64(v590);
    store_u64((u8 *)v2 + 204, v591);
    u64 v592 = load_u64((const u8 *)v1 + 312);
    u64 v593 = __builtin_bswap64(v592);
    store_u64((u8 *)v2 + 212, v593);
    u64 v594 = load_u64((const u8 *)v3 + 0);
    u32 v595 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v594, 208);
    u64 v596 = 0x1ff;
    u64 v597 = v4 & v596;
    u64 v598 = 0x1ff;
    u8 v599 = (u64)v597 == (u64)v598;
    u64 v600 = v599;
    u64 v601 = load_u64((const u8 *)v1 + 0);
    u64 v602 = v600 | v601;
    u64 v603 = load_u64((const u8 *)v1 + 24);
    u64 v604 = v602 | v603;
    if (v604) { goto b97; } else { goto b98; }
b97:;
    u8 v605 = 0;
    store_u64((u8 *)v1 + 40, v587);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 328, v4);
    store_u64((u8 *)v1 + 352, v16);
    return v605;
b98:;
    { u64 n606 = v4; u64 n609 = v4; u64 n613 = v4; v606 = n606; v609 = n609; v613 = n613; goto b28; }
b28:;
    u64 v617 = load_u64((const u8 *)v1 + 128);
    if (v617) { goto b99; } else { goto b100; }
b99:;
    u64 v618 = load_u64((const u8 *)v3 + 16);
    u64 v619 = load_u64((const u8 *)v0 + 440);
    u64 v620 = v618 + v619;
    u16 v621 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v620 + 0, v621);
    u64 v622 = 0x2;
    u64 v623 = v619 + v622;
    store_u64((u8 *)v0 + 440, v623);
    { goto b100; }
b100:;
    u64 v624 = load_u64((const u8 *)v1 + 144);
    if (v624) { goto b101; } else { goto b102; }
b101:;
    u64 v625 = load_u64((const u8 *)v3 + 16);
    u64 v626 = load_u64((const u8 *)v0 + 440);
    u64 v627 = v625 + v626;
    u64 v628 = load_u64((const u8 *)v2 + 160);
    u64 v629 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v627 + 0, v628);
    store_u64((u8 *)v627 + 6, v629);
    u64 v630 = 0xe;
    u64 v631 = v626 + v630;
    store_u64((u8 *)v0 + 440, v631);
    { goto b102; }
b102:;
    u64 v632 = load_u64((const u8 *)v1 + 152);
    if (v632) { goto b103; } else { goto b104; }
b103:;
    u64 v633 = load_u64((const u8 *)v3 + 16);
    u64 v634 = load_u64((const u8 *)v0 + 440);
    u64 v635 = v633 + v634;
    u64 v636 = load_u64((const u8 *)v2 + 176);
    u64 v637 = load_u64((const u8 *)v2 + 184);
    u64 v638 = load_u64((const u8 *)v2 + 192);
    u64 v639 = load_u64((const u8 *)v2 + 200);
    u64 v640 = load_u64((const u8 *)v2 + 208);
    u64 v641 = load_u64((const u8 *)v2 + 216);
    store_u64((u8 *)v635 + 0, v636);
    store_u64((u8 *)v635 + 8, v637);
    store_u64((u8 *)v635 + 16, v638);
    store_u64((u8 *)v635 + 24, v639);
    store_u64((u8 *)v635 + 32, v640);
    store_u64((u8 *)v635 + 40, v641);
    u64 v642 = 0x30;
    u64 v643 = v634 + v642;
    store_u64((u8 *)v0 + 440, v643);
    { goto b104; }
b104:;
    u64 v644 = load_u64((const u8 *)v1 + 160);
    if (v644) { goto b105; } else { goto b106; }
b105:;
    u64 v645 = load_u64((const u8 *)v3 + 16);
    u64 v646 = load_u64((const u8 *)v0 + 440);
    u64 v647 = v645 + v646;
    u64 v648 = load_u64((const u8 *)v2 + 240);
    u64 v649 = load_u64((const u8 *)v2 + 248);
    u32 v650 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v647 + 0, v648);
    store_u64((u8 *)v647 + 8, v649);
    store_u32((u8 *)v647 + 16, v650);
    u64 v651 = 0x14;
    u64 v652 = v646 + v651;
    store_u64((u8 *)v0 + 440, v652);
    { goto b106; }
b106:;
    u64 v653 = load_u64((const u8 *)v1 + 168);
    if (v653) { goto b107; } else { goto b108; }
b107:;
    u64 v654 = load_u64((const u8 *)v3 + 0);
    u32 v655 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v654, 376);
    { goto b108; }
b108:;
    if (v606) { goto b109; } else { goto b110; }
b109:;
    store_u64((u8 *)v1 + 184, v606);
    u64 v656 = load_u64((const u8 *)v3 + 0);
    u32 v657 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v656, 377);
    { goto b110; }
b110:;
    if (v609) { goto b111; } else { goto b112; }
b111:;
    u64 v658 = load_u64((const u8 *)v3 + 16);
    u64 v659 = load_u64((const u8 *)v0 + 440);
    u64 v660 = v658 + v659;
    u64 v661 = load_u64((const u8 *)v2 + 424);
    u64 v662 = load_u64((const u8 *)v2 + 432);
    u32 v663 = load_u32((const u8 *)v2 + 440);
    store_u64((u8 *)v660 + 0, v661);
    store_u64((u8 *)v660 + 8, v662);
    store_u32((u8 *)v660 + 16, v663);
    u64 v664 = 0x14;
    u64 v665 = v659 + v664;
    store_u64((u8 *)v0 + 440, v665);
    { goto b112; }
b112:;
    if (v613) { goto b113; } else { goto b114; }
b113:;
    u64 v666 = load_u64((const u8 *)v3 + 16);
    u64 v667 = load_u64((const u8 *)v0 + 440);
    u64 v668 = v666 + v667;
    u64 v669 = load_u64((const u8 *)v2 + 456);
    store_u64((u8 *)v668 + 0, v669);
    u64 v670 = 0x8;
    u64 v671 = v667 + v670;
    store_u64((u8 *)v0 + 440, v671);
    { goto b114; }
b114:;
    u8 v672 = 1;
    return v672;
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
    u64 v21 = load_u64((const u8 *)v3 + 16);
    u64 v22 = load_u64((const u8 *)v0 + 440);
    u64 v23 = v21 + v22;
    u64 v24 = load_u64((const u8 *)v2 + 176);
    u64 v25 = load_u64((const u8 *)v2 + 184);
    u64 v26 = load_u64((const u8 *)v2 + 192);
    u64 v27 = load_u64((const u8 *)v2 + 200);
    u64 v28 = load_u64((const u8 *)v2 + 208);
    u64 v29 = load_u64((const u8 *)v2 + 216);
    store_u64((u8 *)v23 + 0, v24);
    store_u64((u8 *)v23 + 8, v25);
    store_u64((u8 *)v23 + 16, v26);
    store_u64((u8 *)v23 + 24, v27);
    store_u64((u8 *)v23 + 32, v28);
    store_u64((u8 *)v23 + 40, v29);
    u64 v30 = 0x30;
    u64 v31 = v22 + v30;
    store_u64((u8 *)v0 + 440, v31);
    { goto b6; }
b6:;
    u64 v32 = load_u64((const u8 *)v1 + 160);
    if (v32) { goto b7; } else { goto b8; }
b7:;
    u64 v33 = load_u64((const u8 *)v3 + 16);
    u64 v34 = load_u64((const u8 *)v0 + 440);
    u64 v35 = v33 + v34;
    u64 v36 = load_u64((const u8 *)v2 + 240);
    u64 v37 = load_u64((const u8 *)v2 + 248);
    u32 v38 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v35 + 0, v36);
    store_u64((u8 *)v35 + 8, v37);
    store_u32((u8 *)v35 + 16, v38);
    u64 v39 = 0x14;
    u64 v40 = v34 + v39;
    store_u64((u8 *)v0 + 440, v40);
    { goto b8; }
b8:;
    u64 v41 = load_u64((const u8 *)v1 + 168);
    if (v41) { goto b9; } else { goto b10; }
b9:;
    u64 v42 = load_u64((const u8 *)v3 + 0);
    u32 v43 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v42, 376);
    { goto b10; }
b10:;
    u64 v44 = load_u64((const u8 *)v1 + 184);
    if (v44) { goto b11; } else { goto b12; }
b11:;
    u64 v45 = load_u64((const u8 *)v3 + 0);
    u32 v46 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v45, 377);
    { goto b12; }
b12:;
    u64 v47 = load_u64((const u8 *)v1 + 192);
    if (v47) { goto b13; } else { goto b14; }
b13:;
    u64 v48 = load_u64((const u8 *)v3 + 16);
    u64 v49 = load_u64((const u8 *)v0 + 440);
    u64 v50 = v48 + v49;
    u64 v51 = load_u64((const u8 *)v2 + 424);
    u64 v52 = load_u64((const u8 *)v2 + 432);
    u32 v53 = load_u32((const u8 *)v2 + 440);
    store_u64((u8 *)v50 + 0, v51);
    store_u64((u8 *)v50 + 8, v52);
    store_u32((u8 *)v50 + 16, v53);
    u64 v54 = 0x14;
    u64 v55 = v49 + v54;
    store_u64((u8 *)v0 + 440, v55);
    { goto b14; }
b14:;
    u64 v56 = load_u64((const u8 *)v1 + 200);
    if (v56) { goto b15; } else { goto b16; }
b15:;
    u64 v57 = load_u64((const u8 *)v3 + 16);
    u64 v58 = load_u64((const u8 *)v0 + 440);
    u64 v59 = v57 + v58;
    u64 v60 = load_u64((const u8 *)v2 + 456);
    store_u64((u8 *)v59 + 0, v60);
    u64 v61 = 0x8;
    u64 v62 = v58 + v61;
    store_u64((u8 *)v0 + 440, v62);
    { goto b16; }
b16:;
    u8 v63 = 1;
    return v63;
}
