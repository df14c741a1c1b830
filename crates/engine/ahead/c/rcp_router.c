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
    u64 v229;
    u64 v244;
    u64 v257;
    u64 v259;
    u64 v261;
    u64 v263;
    u64 v265;
    u64 v267;
    u64 v269;
    u64 v271;
    u64 v273;
    u64 v275;
    u64 v277;
    u64 v279;
    u64 v281;
    u64 v283;
    u64 v285;
    u64 v287;
    u64 v289;
    u64 v291;
    u64 v340;
    u64 v349;
    u64 v418;
    u64 v420;
    u64 v421;
    u64 v422;
    u64 v458;
    u64 v572;
    u64 v573;
    u64 v575;
    u64 v576;
    u64 v577;
    u64 v578;
    u64 v612;
    u64 v613;
    u64 v0 = (u64)state;
    u64 v1 = (u64)slots;
    u64 v2 = (u64)hdr;
    u64 v3 = (u64)env;
    u64 v4 = 0x0;
    memset((u8 *)v2 + 240, 0, 16);
    memset((u8 *)v2 + 256, 0, 16);
    memset((u8 *)v2 + 272, 0, 16);
    memset((u8 *)v2 + 288, 0, 16);
    memset((u8 *)v2 + 304, 0, 16);
    memset((u8 *)v2 + 320, 0, 16);
    memset((u8 *)v2 + 336, 0, 16);
    memset((u8 *)v2 + 352, 0, 16);
    memset((u8 *)v2 + 368, 0, 16);
    memset((u8 *)v2 + 384, 0, 16);
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
    { u64 n257 = v14; u64 n259 = v22; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v4; u64 n277 = v4; u64 n279 = v4; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v13; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n257 = v14; u64 n259 = v4; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v28; u64 n275 = v4; u64 n277 = v4; u64 n279 = v4; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v32; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n257 = v42; u64 n259 = v48; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v4; u64 n277 = v4; u64 n279 = v4; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n257 = v42; u64 n259 = v4; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v55; u64 n277 = v4; u64 n279 = v4; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b2:;
    u64 v61 = load_u64((const u8 *)v0 + 64);
    u64 v62 = load_u64((const u8 *)v0 + 72);
    u64 v63 = v61 - v62;
    u64 v64 = 0x14;
    u8 v65 = (u64)v63 < (u64)v64;
    if (v65) { goto b57; } else { goto b58; }
b57:;
    u64 v66 = 0x1;
    { u64 n257 = v42; u64 n259 = v66; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v55; u64 n277 = v4; u64 n279 = v4; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n257 = v42; u64 n259 = v95; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v55; u64 n277 = v4; u64 n279 = v74; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n257 = v42; u64 n259 = v108; u64 n261 = v4; u64 n263 = v4; u64 n265 = v4; u64 n267 = v4; u64 n269 = v4; u64 n271 = v4; u64 n273 = v4; u64 n275 = v55; u64 n277 = v4; u64 n279 = v74; u64 n281 = v4; u64 n283 = v4; u64 n285 = v4; u64 n287 = v4; u64 n289 = v4; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    store_u64((u8 *)v1 + 504, v120);
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
    u64 v258 = load_u64((const u8 *)v1 + 40);
    u64 v260 = load_u64((const u8 *)v1 + 48);
    u64 v262 = load_u64((const u8 *)v1 + 88);
    u64 v264 = load_u64((const u8 *)v1 + 96);
    u64 v266 = load_u64((const u8 *)v1 + 104);
    u64 v268 = load_u64((const u8 *)v1 + 112);
    u64 v270 = load_u64((const u8 *)v1 + 120);
    u64 v272 = load_u64((const u8 *)v1 + 128);
    u64 v274 = load_u64((const u8 *)v1 + 136);
    u64 v276 = load_u64((const u8 *)v1 + 144);
    u64 v278 = load_u64((const u8 *)v1 + 152);
    u64 v280 = load_u64((const u8 *)v1 + 160);
    u64 v282 = load_u64((const u8 *)v1 + 168);
    u64 v284 = load_u64((const u8 *)v1 + 176);
    u64 v286 = load_u64((const u8 *)v1 + 184);
    u64 v288 = load_u64((const u8 *)v1 + 192);
    u64 v290 = load_u64((const u8 *)v1 + 200);
    { u64 n257 = v258; u64 n259 = v260; u64 n261 = v262; u64 n263 = v264; u64 n265 = v266; u64 n267 = v268; u64 n269 = v270; u64 n271 = v272; u64 n273 = v274; u64 n275 = v276; u64 n277 = v278; u64 n279 = v280; u64 n281 = v282; u64 n283 = v284; u64 n285 = v286; u64 n287 = v288; u64 n289 = v290; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
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
    { u64 n229 = v153; v229 = n229; goto b9; }
b74:;
    { goto b7; }
b7:;
    u8 v174 = (u64)v165 != (u64)v4;
    if (v174) { goto b75; } else { goto b76; }
b75:;
    { u64 n257 = v125; u64 n259 = v127; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v153; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b76:;
    u64 v175 = 0x11;
    u8 v176 = (u64)v167 == (u64)v175;
    if (v176) { goto b77; } else { goto b78; }
b77:;
    { u64 n244 = v153; v244 = n244; goto b8; }
b78:;
    { u64 n257 = v125; u64 n259 = v127; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v153; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b10:;
    u64 v177 = load_u64((const u8 *)v0 + 64);
    u64 v178 = load_u64((const u8 *)v0 + 72);
    u64 v179 = v177 - v178;
    u64 v180 = 0x10;
    u8 v181 = (u64)v179 < (u64)v180;
    if (v181) { goto b79; } else { goto b80; }
b79:;
    u64 v182 = 0x1;
    { u64 n257 = v125; u64 n259 = v182; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v153; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b80:;
    u64 v183 = load_u64((const u8 *)v3 + 8);
    u64 v184 = v183 + v178;
    u64 v185 = load_u64((const u8 *)v184 + 0);
    u64 v186 = load_u64((const u8 *)v184 + 8);
    store_u64((u8 *)v2 + 336, v185);
    store_u64((u8 *)v2 + 344, v186);
    u64 v187 = 0x10;
    u64 v188 = v178 + v187;
    store_u64((u8 *)v0 + 72, v188);
    u64 v189 = 0x1;
    u8 v190 = load_u8((const u8 *)v2 + 337);
    u64 v191 = v190;
    u64 v192 = 0x10;
    u8 v193 = (u64)v191 == (u64)v192;
    u64 v194 = v193;
    u8 v195 = (u64)v194 != (u64)v4;
    if (v195) { goto b81; } else { goto b82; }
b81:;
    { goto b11; }
b82:;
    u64 v196 = 0x8;
    { u64 n257 = v125; u64 n259 = v196; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v189; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b11:;
    u8 v197 = load_u8((const u8 *)v2 + 338);
    u64 v198 = v197;
    u64 v199 = 0x38;
    u64 v200 = v198 << (v199 & 63);
    u64 v201 = 0x3c;
    u64 v202 = v200 >> (v201 & 63);
    u64 v203 = 0x1;
    u8 v204 = (u64)v202 == (u64)v203;
    u64 v205 = v204;
    u8 v206 = (u64)v205 != (u64)v4;
    if (v206) { goto b83; } else { goto b84; }
b83:;
    { goto b12; }
b84:;
    u64 v207 = 0x9;
    { u64 n257 = v125; u64 n259 = v207; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v189; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b12:;
    u8 v208 = load_u8((const u8 *)v2 + 338);
    u64 v209 = v208;
    u64 v210 = 0x3c;
    u64 v211 = v209 << (v210 & 63);
    u64 v212 = 0x3c;
    u64 v213 = v211 >> (v212 & 63);
    u64 v214 = 0x4;
    u8 v215 = (u64)v214 <= (u64)v213;
    u64 v216 = v215;
    u64 v217 = 0x5;
    u8 v218 = (u64)v213 <= (u64)v217;
    u64 v219 = v218;
    u64 v220 = v216 & v219;
    u8 v221 = (u64)v220 != (u64)v4;
    if (v221) { goto b85; } else { goto b86; }
b85:;
    { goto b13; }
b86:;
    u64 v222 = 0xa;
    { u64 n257 = v125; u64 n259 = v222; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v189; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b13:;
    u8 v223 = load_u8((const u8 *)v2 + 336);
    u64 v224 = v223;
    u64 v225 = 0x6;
    u8 v226 = (u64)v224 == (u64)v225;
    if (v226) { goto b87; } else { goto b88; }
b87:;
    { u64 n229 = v189; v229 = n229; goto b9; }
b88:;
    u64 v227 = 0x11;
    u8 v228 = (u64)v224 == (u64)v227;
    if (v228) { goto b89; } else { goto b90; }
b89:;
    { u64 n244 = v189; v244 = n244; goto b8; }
b90:;
    { u64 n257 = v125; u64 n259 = v127; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v189; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b9:;
    u64 v230 = load_u64((const u8 *)v0 + 64);
    u64 v231 = load_u64((const u8 *)v0 + 72);
    u64 v232 = v230 - v231;
    u64 v233 = 0x14;
    u8 v234 = (u64)v232 < (u64)v233;
    if (v234) { goto b91; } else { goto b92; }
b91:;
    u64 v235 = 0x1;
    { u64 n257 = v125; u64 n259 = v235; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v229; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b92:;
    u64 v236 = load_u64((const u8 *)v3 + 8);
    u64 v237 = v236 + v231;
    u64 v238 = load_u64((const u8 *)v237 + 0);
    u64 v239 = load_u64((const u8 *)v237 + 8);
    u32 v240 = load_u32((const u8 *)v237 + 16);
    store_u64((u8 *)v2 + 352, v238);
    store_u64((u8 *)v2 + 360, v239);
    store_u32((u8 *)v2 + 368, v240);
    u64 v241 = 0x14;
    u64 v242 = v231 + v241;
    store_u64((u8 *)v0 + 72, v242);
    u64 v243 = 0x1;
    { u64 n257 = v125; u64 n259 = v127; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v229; u64 n287 = v243; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b8:;
    u64 v245 = load_u64((const u8 *)v0 + 64);
    u64 v246 = load_u64((const u8 *)v0 + 72);
    u64 v247 = v245 - v246;
    u64 v248 = 0x8;
    u8 v249 = (u64)v247 < (u64)v248;
    if (v249) { goto b93; } else { goto b94; }
b93:;
    u64 v250 = 0x1;
    { u64 n257 = v125; u64 n259 = v250; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v244; u64 n287 = v155; u64 n289 = v157; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b94:;
    u64 v251 = load_u64((const u8 *)v3 + 8);
    u64 v252 = v251 + v246;
    u64 v253 = load_u64((const u8 *)v252 + 0);
    store_u64((u8 *)v2 + 384, v253);
    u64 v254 = 0x8;
    u64 v255 = v246 + v254;
    store_u64((u8 *)v0 + 72, v255);
    u64 v256 = 0x1;
    { u64 n257 = v125; u64 n259 = v127; u64 n261 = v129; u64 n263 = v131; u64 n265 = v133; u64 n267 = v135; u64 n269 = v137; u64 n271 = v139; u64 n273 = v141; u64 n275 = v143; u64 n277 = v145; u64 n279 = v147; u64 n281 = v149; u64 n283 = v151; u64 n285 = v244; u64 n287 = v155; u64 n289 = v256; u64 n291 = v39; v257 = n257; v259 = n259; v261 = n261; v263 = n263; v265 = n265; v267 = n267; v269 = n269; v271 = n271; v273 = n273; v275 = n275; v277 = n277; v279 = n279; v281 = n281; v283 = n283; v285 = n285; v287 = n287; v289 = n289; v291 = n291; goto b15; }
b15:;
    u8 v292 = (u64)v279 == (u64)v4;
    if (v292) { goto b95; } else { goto b96; }
b95:;
    { u64 n349 = v4; v349 = n349; goto b16; }
b96:;
    u8 v293 = (u64)v279 == (u64)v4;
    if (v293) { goto b97; } else { goto b98; }
b97:;
    { u64 n349 = v4; v349 = n349; goto b16; }
b98:;
    u32 v294 = load_u32((const u8 *)v2 + 240);
    u64 v295 = v294;
    u64 v296 = v4 + v295;
    u32 v297 = load_u32((const u8 *)v2 + 244);
    u64 v298 = v297;
    u64 v299 = v296 + v298;
    u16 v300 = load_u16((const u8 *)v2 + 248);
    u64 v301 = v300;
    u64 v302 = v299 + v301;
    u64 v303 = v279 ? v302 : v4;
    u64 v304 = v4 + v303;
    u32 v305 = load_u32((const u8 *)v2 + 252);
    u64 v306 = v305;
    u64 v307 = v4 + v306;
    u32 v308 = load_u32((const u8 *)v2 + 256);
    u64 v309 = v308;
    u64 v310 = v307 + v309;
    u64 v311 = v279 ? v310 : v4;
    u64 v312 = v304 + v311;
    u64 v313 = v281 ? v4 : v4;
    u64 v314 = v312 + v313;
    u64 v315 = v4 | v283;
    u64 v316 = 0xffffffff;
    u64 v317 = v314 & v316;
    u64 v318 = 0x20;
    u64 v319 = v314 >> (v318 & 63);
    u64 v320 = v317 + v319;
    u64 v321 = 0xffff;
    u64 v322 = v320 & v321;
    u64 v323 = 0x10;
    u64 v324 = v320 >> (v323 & 63);
    u64 v325 = v322 + v324;
    u64 v326 = 0xffff;
    u64 v327 = v325 & v326;
    u64 v328 = 0x10;
    u64 v329 = v325 >> (v328 & 63);
    u64 v330 = v327 + v329;
    u64 v331 = 0xffff;
    u64 v332 = v330 & v331;
    u64 v333 = 0x10;
    u64 v334 = v330 >> (v333 & 63);
    u64 v335 = v332 + v334;
    u16 v336 = (u16)v335;
    u16 v337 = __builtin_bswap16(v336);
    u16 v338 = ~v337;
    u64 v339 = v338;
    if (v315) { goto b99; } else { u64 n340 = v339; v340 = n340; goto b100; }
b99:;
    store_u64((u8 *)v1 + 160, v279);
    store_u64((u8 *)v1 + 168, v281);
    store_u64((u8 *)v1 + 176, v283);
    u64 v341 = load_u64((const u8 *)v3 + 0);
    u32 v342 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v341, 72);
    u64 v343 = load_u64((const u8 *)v1 + 1784);
    { u64 n340 = v343; v340 = n340; goto b100; }
b100:;
    u16 v344 = load_u16((const u8 *)v2 + 250);
    u16 v345 = __builtin_bswap16(v344);
    u64 v346 = v345;
    u8 v347 = (u64)v340 == (u64)v346;
    if (v347) { goto b101; } else { goto b102; }
b101:;
    { u64 n349 = v4; v349 = n349; goto b16; }
b102:;
    u64 v348 = 0x1;
    { u64 n349 = v348; v349 = n349; goto b16; }
b16:;
    { goto b17; }
b17:;
    u8 v350 = (u64)v273 == (u64)v4;
    if (v350) { goto b103; } else { goto b104; }
b103:;
    { goto b34; }
b104:;
    u16 v351 = load_u16((const u8 *)v2 + 144);
    u16 v352 = __builtin_bswap16(v351);
    u64 v353 = v352;
    u64 v354 = 0xffff;
    u8 v355 = (u64)v353 == (u64)v354;
    if (v355) { goto b105; } else { goto b106; }
b105:;
    { goto b34; }
b106:;
    u64 v356 = 0x1ff;
    u64 v357 = v353 & v356;
    u64 v358 = 0x1ff;
    u8 v359 = (u64)v353 < (u64)v358;
    if (v359) { goto b107; } else { goto b108; }
b107:;
    { u64 n420 = v357; u64 n421 = v4; u64 n422 = v4; v420 = n420; v421 = n421; v422 = n422; goto b18; }
b108:;
    u64 v360 = 0x3;
    { u64 n420 = v357; u64 n421 = v360; u64 n422 = v4; v420 = n420; v421 = n421; v422 = n422; goto b18; }
b34:;
    u64 v361 = 0x1;
    u8 v362 = (u64)v259 != (u64)v361;
    if (v362) { goto b109; } else { goto b110; }
b109:;
    { goto b36; }
b110:;
    u64 v363 = 0x7;
    { u64 n418 = v363; v418 = n418; goto b35; }
b36:;
    u8 v364 = (u64)v279 == (u64)v4;
    if (v364) { goto b111; } else { goto b112; }
b111:;
    { goto b45; }
b112:;
    u64 v365 = 0x7;
    u8 v366 = (u64)v259 != (u64)v365;
    if (v366) { goto b113; } else { goto b114; }
b113:;
    { goto b37; }
b114:;
    u64 v367 = 0x9;
    { u64 n418 = v367; v418 = n418; goto b35; }
b45:;
    u64 v368 = 0x8;
    { u64 n418 = v368; v418 = n418; goto b35; }
b37:;
    u64 v369 = 0x1;
    u8 v370 = (u64)v349 != (u64)v369;
    if (v370) { goto b115; } else { goto b116; }
b115:;
    { goto b38; }
b116:;
    u64 v371 = 0x1;
    { u64 n418 = v371; v418 = n418; goto b35; }
b38:;
    u16 v372 = load_u16((const u8 *)v2 + 242);
    u16 v373 = __builtin_bswap16(v372);
    u64 v374 = v373;
    u64 v375 = 0xe;
    u64 v376 = v374 + v375;
    u8 v377 = (u64)v291 < (u64)v376;
    if (v377) { goto b117; } else { goto b118; }
b117:;
    { goto b39; }
b118:;
    u8 v378 = load_u8((const u8 *)v2 + 240);
    u64 v379 = v378;
    u64 v380 = 0x3c;
    u64 v381 = v379 << (v380 & 63);
    u64 v382 = 0x3c;
    u64 v383 = v381 >> (v382 & 63);
    u64 v384 = 0x2;
    u64 v385 = v383 << (v384 & 63);
    u8 v386 = (u64)v374 >= (u64)v385;
    if (v386) { goto b119; } else { goto b120; }
b119:;
    { goto b40; }
b120:;
    { goto b39; }
b39:;
    u64 v387 = 0x7;
    { u64 n418 = v387; v418 = n418; goto b35; }
b40:;
    u8 v388 = load_u8((const u8 *)v2 + 248);
    u64 v389 = v388;
    u64 v390 = 0x1;
    u8 v391 = (u64)v390 < (u64)v389;
    if (v391) { goto b121; } else { goto b122; }
b121:;
    { goto b41; }
b122:;
    u64 v392 = 0x2;
    { u64 n418 = v392; v418 = n418; goto b35; }
b41:;
    u64 v393 = 0x8;
    u8 v394 = (u64)v259 != (u64)v393;
    if (v394) { goto b123; } else { goto b124; }
b123:;
    { goto b42; }
b124:;
    u64 v395 = 0x4;
    { u64 n418 = v395; v418 = n418; goto b35; }
b42:;
    u64 v396 = 0x9;
    u8 v397 = (u64)v259 != (u64)v396;
    if (v397) { goto b125; } else { goto b126; }
b125:;
    { goto b43; }
b126:;
    u64 v398 = 0x5;
    { u64 n418 = v398; v418 = n418; goto b35; }
b43:;
    u64 v399 = 0xa;
    u8 v400 = (u64)v259 != (u64)v399;
    if (v400) { goto b127; } else { goto b128; }
b127:;
    { goto b44; }
b128:;
    u64 v401 = 0x6;
    { u64 n418 = v401; v418 = n418; goto b35; }
b44:;
    u8 v402 = (u64)v285 == (u64)v4;
    if (v402) { goto b129; } else { goto b130; }
b129:;
    { u64 n418 = v4; v418 = n418; goto b35; }
b130:;
    u16 v403 = load_u16((const u8 *)v2 + 242);
    u16 v404 = __builtin_bswap16(v403);
    u64 v405 = v404;
    u8 v406 = load_u8((const u8 *)v2 + 240);
    u64 v407 = v406;
    u64 v408 = 0x3c;
    u64 v409 = v407 << (v408 & 63);
    u64 v410 = 0x3c;
    u64 v411 = v409 >> (v410 & 63);
    u64 v412 = 0x2;
    u64 v413 = v411 << (v412 & 63);
    u64 v414 = 0x10;
    u64 v415 = v413 + v414;
    u8 v416 = (u64)v405 >= (u64)v415;
    if (v416) { goto b131; } else { goto b132; }
b131:;
    { u64 n418 = v4; v418 = n418; goto b35; }
b132:;
    u64 v417 = 0x7;
    { u64 n418 = v417; v418 = n418; goto b35; }
b35:;
    u64 v419 = 0x1;
    { u64 n420 = v4; u64 n421 = v418; u64 n422 = v419; v420 = n420; v421 = n421; v422 = n422; goto b18; }
b18:;
    u8 v423 = (u64)v421 == (u64)v4;
    if (v423) { goto b133; } else { goto b134; }
b133:;
    { goto b19; }
b134:;
    u64 v424 = load_u64((const u8 *)v3 + 40);
    u64 v425 = 0xffffffff;
    u64 v426 = v421 & v425;
    u64 v427 = 0xa;
    u8 v428 = (u64)v426 < (u64)v427;
    u64 v429 = v428 ? v426 : v4;
    u64 v430 = 0x10;
    u64 v431 = v429 * v430;
    u64 v432 = v424 + v431;
    if (v428) { goto b135; } else { goto b136; }
b135:;
    u64 v433 = 0x1;
    u32 v434 = load_u32((const u8 *)v0 + 84);
    u64 v435 = v434;
    u64 v436 = load_u64((const u8 *)v432 + 0);
    u64 v437 = v436 + v433;
    store_u64((u8 *)v432 + 0, v437);
    u64 v438 = load_u64((const u8 *)v432 + 8);
    u64 v439 = v438 + v435;
    store_u64((u8 *)v432 + 8, v439);
    { goto b136; }
b136:;
    u64 v440 = 0x1ff;
    u8 v441 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v257);
    store_u64((u8 *)v1 + 48, v259);
    store_u64((u8 *)v1 + 56, v349);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v261);
    store_u64((u8 *)v1 + 96, v263);
    store_u64((u8 *)v1 + 104, v265);
    store_u64((u8 *)v1 + 112, v267);
    store_u64((u8 *)v1 + 120, v269);
    store_u64((u8 *)v1 + 128, v271);
    store_u64((u8 *)v1 + 136, v273);
    store_u64((u8 *)v1 + 144, v275);
    store_u64((u8 *)v1 + 152, v277);
    store_u64((u8 *)v1 + 160, v279);
    store_u64((u8 *)v1 + 168, v281);
    store_u64((u8 *)v1 + 176, v283);
    store_u64((u8 *)v1 + 184, v285);
    store_u64((u8 *)v1 + 192, v287);
    store_u64((u8 *)v1 + 200, v289);
    store_u64((u8 *)v1 + 208, v291);
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
    store_u64((u8 *)v1 + 352, v7);
    store_u64((u8 *)v1 + 360, v440);
    store_u64((u8 *)v1 + 368, v10);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v13);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    return v441;
b19:;
    u8 v442 = (u64)v422 == (u64)v4;
    if (v442) { goto b137; } else { goto b138; }
b137:;
    { goto b33; }
b138:;
    u32 v443 = load_u32((const u8 *)v2 + 256);
    u32 v444 = __builtin_bswap32(v443);
    u64 v445 = v444;
    u64 v446 = load_u64((const u8 *)v3 + 48);
    u64 v447 = load_u64((const u8 *)v446 + 0);
    u64 v448 = v445 << (v4 & 63);
    u64 v449 = 0xffffffff;
    u64 v450 = v448 & v449;
    u64 v451 = 0x10;
    u64 v452 = v450 >> (v451 & 63);
    u64 v453 = 0x8;
    u64 v454 = v452 * v453;
    u64 v455 = v447 + v454;
    u32 v456 = load_u32((const u8 *)v455 + 0);
    u64 v457 = v456;
    u64 v459 = 0x80000000;
    u64 v460 = v457 & v459;
    if (v460) { goto b140; } else { u64 n458 = v457; v458 = n458; goto b139; }
b140:;
    u64 v461 = load_u64((const u8 *)v3 + 48);
    u64 v462 = load_u64((const u8 *)v461 + 8);
    u64 v463 = 0x7fffffff;
    u64 v464 = v457 & v463;
    u64 v465 = 0x800;
    u64 v466 = v464 * v465;
    u64 v467 = v462 + v466;
    u64 v468 = 0x8;
    u64 v469 = v450 >> (v468 & 63);
    u64 v470 = 0xff;
    u64 v471 = v469 & v470;
    u64 v472 = 0x8;
    u64 v473 = v471 * v472;
    u64 v474 = v467 + v473;
    u32 v475 = load_u32((const u8 *)v474 + 0);
    u64 v476 = v475;
    u64 v477 = 0x80000000;
    u64 v478 = v476 & v477;
    if (v478) { goto b141; } else { u64 n458 = v476; v458 = n458; goto b139; }
b141:;
    u64 v479 = load_u64((const u8 *)v3 + 48);
    u64 v480 = load_u64((const u8 *)v479 + 8);
    u64 v481 = 0x7fffffff;
    u64 v482 = v476 & v481;
    u64 v483 = 0x800;
    u64 v484 = v482 * v483;
    u64 v485 = v480 + v484;
    u64 v486 = v450 >> (v4 & 63);
    u64 v487 = 0xff;
    u64 v488 = v486 & v487;
    u64 v489 = 0x8;
    u64 v490 = v488 * v489;
    u64 v491 = v485 + v490;
    u32 v492 = load_u32((const u8 *)v491 + 0);
    u64 v493 = v492;
    { u64 n458 = v493; v458 = n458; goto b139; }
b139:;
    u8 v494 = (u64)v458 != (u64)v4;
    u64 v495 = v494;
    u64 v496 = load_u64((const u8 *)v3 + 48);
    u64 v497 = load_u64((const u8 *)v496 + 24);
    u64 v498 = 0x8;
    u64 v499 = v458 * v498;
    u64 v500 = v497 + v499;
    u32 v501 = load_u32((const u8 *)v500 + 0);
    u64 v502 = load_u64((const u8 *)v3 + 48);
    u64 v503 = load_u64((const u8 *)v502 + 32);
    u64 v504 = 0x18;
    u64 v505 = v458 * v504;
    u64 v506 = v503 + v505;
    u32 v507 = 0x5e;
    u8 v508 = (u32)v501 == (u32)v507;
    if (v508) { goto b142; } else { goto b143; }
b142:;
    u64 v509 = load_u64((const u8 *)v506 + 0);
    u64 v510 = 0x1ff;
    u64 v511 = v509 & v510;
    u64 v512 = load_u64((const u8 *)v506 + 8);
    u64 v513 = load_u64((const u8 *)v506 + 16);
    { goto b20; }
b143:;
    u32 v514 = 0x6f;
    u8 v515 = (u32)v501 == (u32)v514;
    if (v515) { goto b144; } else { goto b145; }
b144:;
    { goto b21; }
b145:;
    { goto b22; }
b33:;
    u64 v516 = 0x1;
    { u64 n577 = v420; u64 n578 = v516; v577 = n577; v578 = n578; goto b25; }
b20:;
    u32 v517 = (u32)v512;
    u32 v518 = __builtin_bswap32(v517);
    store_u32((u8 *)v2 + 168, v518);
    u64 v519 = 0x20;
    u64 v520 = v512 >> (v519 & 63);
    u16 v521 = (u16)v520;
    u16 v522 = __builtin_bswap16(v521);
    store_u16((u8 *)v2 + 166, v522);
    u32 v523 = (u32)v513;
    u32 v524 = __builtin_bswap32(v523);
    store_u32((u8 *)v2 + 162, v524);
    u64 v525 = 0x20;
    u64 v526 = v513 >> (v525 & 63);
    u16 v527 = (u16)v526;
    u16 v528 = __builtin_bswap16(v527);
    store_u16((u8 *)v2 + 160, v528);
    u8 v529 = load_u8((const u8 *)v2 + 248);
    u64 v530 = v529;
    u64 v531 = 0xff;
    u64 v532 = v530 + v531;
    u8 v533 = (u8)v532;
    store_u8((u8 *)v2 + 248, v533);
    u16 v534 = load_u16((const u8 *)v2 + 250);
    u16 v535 = __builtin_bswap16(v534);
    u64 v536 = v535;
    u64 v537 = ~v536;
    u64 v538 = 0xffff;
    u64 v539 = v537 & v538;
    u64 v540 = 0xfeff;
    u64 v541 = v539 + v540;
    u64 v542 = 0x10;
    u64 v543 = v541 >> (v542 & 63);
    u64 v544 = ~v536;
    u64 v545 = 0xfeff;
    u64 v546 = v544 + v545;
    u64 v547 = v546 + v543;
    u64 v548 = ~v547;
    u16 v549 = (u16)v548;
    u16 v550 = __builtin_bswap16(v549);
    store_u16((u8 *)v2 + 250, v550);
    u8 v551 = (u64)v495 != (u64)v4;
    if (v551) { goto b146; } else { goto b147; }
b146:;
    { u64 n573 = v511; v573 = n573; goto b32; }
b147:;
    { u64 n572 = v511; v572 = n572; goto b23; }
b21:;
    u64 v552 = load_u64((const u8 *)v3 + 40);
    u64 v553 = 0x3;
    u64 v554 = 0xffffffff;
    u64 v555 = v553 & v554;
    u64 v556 = 0xa;
    u8 v557 = (u64)v555 < (u64)v556;
    u64 v558 = v557 ? v555 : v4;
    u64 v559 = 0x10;
    u64 v560 = v558 * v559;
    u64 v561 = v552 + v560;
    if (v557) { goto b148; } else { goto b149; }
b148:;
    u64 v562 = 0x1;
    u32 v563 = load_u32((const u8 *)v0 + 84);
    u64 v564 = v563;
    u64 v565 = load_u64((const u8 *)v561 + 0);
    u64 v566 = v565 + v562;
    store_u64((u8 *)v561 + 0, v566);
    u64 v567 = load_u64((const u8 *)v561 + 8);
    u64 v568 = v567 + v564;
    store_u64((u8 *)v561 + 8, v568);
    { goto b149; }
b149:;
    u64 v569 = 0x1ff;
    u8 v570 = (u64)v495 != (u64)v4;
    if (v570) { goto b150; } else { goto b151; }
b150:;
    { u64 n573 = v569; v573 = n573; goto b32; }
b151:;
    { u64 n572 = v569; v572 = n572; goto b23; }
b22:;
    u8 v571 = (u64)v495 != (u64)v4;
    if (v571) { goto b152; } else { goto b153; }
b152:;
    { u64 n573 = v420; v573 = n573; goto b32; }
b153:;
    { u64 n572 = v420; v572 = n572; goto b23; }
b23:;
    { u64 n575 = v572; u64 n576 = v4; v575 = n575; v576 = n576; goto b24; }
b32:;
    u64 v574 = 0x1;
    { u64 n575 = v573; u64 n576 = v574; v575 = n575; v576 = n576; goto b24; }
b24:;
    { u64 n577 = v575; u64 n578 = v576; v577 = n577; v578 = n578; goto b25; }
b25:;
    u8 v579 = (u64)v578 == (u64)v4;
    if (v579) { goto b154; } else { goto b155; }
b154:;
    { goto b46; }
b155:;
    u64 v580 = load_u64((const u8 *)v3 + 48);
    u64 v581 = load_u64((const u8 *)v580 + 40);
    u64 v582 = 0x1ff;
    u64 v583 = v577 & v582;
    u64 v584 = 0x4;
    u64 v585 = v583 * v584;
    u64 v586 = v581 + v585;
    u32 v587 = load_u32((const u8 *)v586 + 0);
    u64 v588 = v587;
    u8 v589 = (u64)v588 != (u64)v4;
    u64 v590 = v589;
    u64 v591 = load_u64((const u8 *)v3 + 48);
    u64 v592 = load_u64((const u8 *)v591 + 64);
    u64 v593 = 0x8;
    u64 v594 = v588 * v593;
    u64 v595 = v592 + v594;
    u32 v596 = load_u32((const u8 *)v595 + 0);
    u64 v597 = load_u64((const u8 *)v3 + 48);
    u64 v598 = load_u64((const u8 *)v597 + 72);
    u64 v599 = v588 * v4;
    u64 v600 = v598 + v599;
    u32 v601 = 0x79;
    u8 v602 = (u32)v596 == (u32)v601;
    if (v602) { goto b156; } else { goto b157; }
b156:;
    { goto b26; }
b157:;
    u32 v603 = 0x7b;
    u8 v604 = (u32)v596 == (u32)v603;
    if (v604) { goto b158; } else { goto b159; }
b158:;
    { goto b27; }
b159:;
    { goto b28; }
b46:;
    u8 v605 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v257);
    store_u64((u8 *)v1 + 48, v259);
    store_u64((u8 *)v1 + 56, v349);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v261);
    store_u64((u8 *)v1 + 96, v263);
    store_u64((u8 *)v1 + 104, v265);
    store_u64((u8 *)v1 + 112, v267);
    store_u64((u8 *)v1 + 120, v269);
    store_u64((u8 *)v1 + 128, v271);
    store_u64((u8 *)v1 + 136, v273);
    store_u64((u8 *)v1 + 144, v275);
    store_u64((u8 *)v1 + 152, v277);
    store_u64((u8 *)v1 + 160, v279);
    store_u64((u8 *)v1 + 168, v281);
    store_u64((u8 *)v1 + 176, v283);
    store_u64((u8 *)v1 + 184, v285);
    store_u64((u8 *)v1 + 192, v287);
    store_u64((u8 *)v1 + 200, v289);
    store_u64((u8 *)v1 + 208, v291);
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
    store_u64((u8 *)v1 + 352, v7);
    store_u64((u8 *)v1 + 360, v577);
    store_u64((u8 *)v1 + 368, v10);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v13);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v4);
    return v605;
b26:;
    u8 v606 = (u64)v590 != (u64)v4;
    if (v606) { goto b160; } else { goto b161; }
b160:;
    { goto b31; }
b161:;
    { u64 n612 = v4; u64 n613 = v4; v612 = n612; v613 = n613; goto b29; }
b27:;
    u8 v607 = (u64)v590 != (u64)v4;
    if (v607) { goto b162; } else { goto b163; }
b162:;
    { goto b31; }
b163:;
    { u64 n612 = v4; u64 n613 = v4; v612 = n612; v613 = n613; goto b29; }
b28:;
    u8 v608 = (u64)v590 != (u64)v4;
    if (v608) { goto b164; } else { goto b165; }
b164:;
    { goto b31; }
b165:;
    { u64 n612 = v4; u64 n613 = v4; v612 = n612; v613 = n613; goto b29; }
b31:;
    u64 v609 = 0x1;
    u8 v610 = (u64)v285 == (u64)v4;
    if (v610) { goto b166; } else { goto b167; }
b166:;
    { u64 n612 = v609; u64 n613 = v4; v612 = n612; v613 = n613; goto b29; }
b167:;
    u64 v611 = 0x1;
    { u64 n612 = v4; u64 n613 = v611; v612 = n612; v613 = n613; goto b29; }
b29:;
    u8 v614 = (u64)v612 == (u64)v4;
    if (v614) { goto b168; } else { goto b169; }
b168:;
    { goto b30; }
b169:;
    u8 v615 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v257);
    store_u64((u8 *)v1 + 48, v259);
    store_u64((u8 *)v1 + 56, v349);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v261);
    store_u64((u8 *)v1 + 96, v263);
    store_u64((u8 *)v1 + 104, v265);
    store_u64((u8 *)v1 + 112, v267);
    store_u64((u8 *)v1 + 120, v269);
    store_u64((u8 *)v1 + 128, v271);
    store_u64((u8 *)v1 + 136, v273);
    store_u64((u8 *)v1 + 144, v275);
    store_u64((u8 *)v1 + 152, v277);
    store_u64((u8 *)v1 + 160, v279);
    store_u64((u8 *)v1 + 168, v281);
    store_u64((u8 *)v1 + 176, v283);
    store_u64((u8 *)v1 + 184, v285);
    store_u64((u8 *)v1 + 192, v287);
    store_u64((u8 *)v1 + 200, v289);
    store_u64((u8 *)v1 + 208, v291);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v612);
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
    store_u64((u8 *)v1 + 352, v7);
    store_u64((u8 *)v1 + 360, v577);
    store_u64((u8 *)v1 + 368, v10);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v13);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v613);
    return v615;
b30:;
    u64 v616 = load_u64((const u8 *)v3 + 24);
    u64 v617 = 0xffffffff;
    u64 v618 = v577 & v617;
    u64 v619 = 0x200;
    u8 v620 = (u64)v618 < (u64)v619;
    u64 v621 = v620 ? v618 : v4;
    u64 v622 = 0x8;
    u64 v623 = v621 * v622;
    u64 v624 = v616 + v623;
    u64 v625 = load_u64((const u8 *)v624 + 0);
    u64 v626 = v620 ? v625 : v4;
    u64 v627 = v626 + v291;
    u64 v628 = load_u64((const u8 *)v3 + 24);
    u64 v629 = 0xffffffff;
    u64 v630 = v577 & v629;
    u64 v631 = 0x200;
    u8 v632 = (u64)v630 < (u64)v631;
    u64 v633 = v632 ? v630 : v4;
    u64 v634 = 0x8;
    u64 v635 = v633 * v634;
    u64 v636 = v628 + v635;
    if (v632) { goto b170; } else { goto b171; }
b170:;
    store_u64((u8 *)v636 + 0, v627);
    { goto b171; }
b171:;
    u64 v637 = load_u64((const u8 *)v3 + 24);
    u64 v638 = 0xffffffff;
    u64 v639 = v577 & v638;
    u64 v640 = 0x200;
    u8 v641 = (u64)v639 < (u64)v640;
    u64 v642 = v641 ? v639 : v4;
    u64 v643 = 0x8;
    u64 v644 = v642 * v643;
    u64 v645 = v637 + v644;
    u64 v646 = load_u64((const u8 *)v645 + 4096);
    u64 v647 = v641 ? v646 : v4;
    u64 v648 = 0x1;
    u64 v649 = v647 + v648;
    u64 v650 = 0xffffffff;
    u64 v651 = v649 & v650;
    u64 v652 = load_u64((const u8 *)v3 + 24);
    u64 v653 = 0xffffffff;
    u64 v654 = v577 & v653;
    u64 v655 = 0x200;
    u8 v656 = (u64)v654 < (u64)v655;
    u64 v657 = v656 ? v654 : v4;
    u64 v658 = 0x8;
    u64 v659 = v657 * v658;
    u64 v660 = v652 + v659;
    if (v656) { goto b172; } else { goto b173; }
b172:;
    store_u64((u8 *)v660 + 4096, v651);
    { goto b173; }
b173:;
    u8 v661 = (u64)v4 == (u64)v4;
    store_u64((u8 *)v1 + 0, v4);
    store_u64((u8 *)v1 + 8, v4);
    store_u64((u8 *)v1 + 16, v4);
    store_u64((u8 *)v1 + 24, v4);
    store_u64((u8 *)v1 + 32, v4);
    store_u64((u8 *)v1 + 40, v257);
    store_u64((u8 *)v1 + 48, v259);
    store_u64((u8 *)v1 + 56, v349);
    store_u64((u8 *)v1 + 64, v4);
    store_u64((u8 *)v1 + 72, v4);
    store_u64((u8 *)v1 + 80, v4);
    store_u64((u8 *)v1 + 88, v261);
    store_u64((u8 *)v1 + 96, v263);
    store_u64((u8 *)v1 + 104, v265);
    store_u64((u8 *)v1 + 112, v267);
    store_u64((u8 *)v1 + 120, v269);
    store_u64((u8 *)v1 + 128, v271);
    store_u64((u8 *)v1 + 136, v273);
    store_u64((u8 *)v1 + 144, v275);
    store_u64((u8 *)v1 + 152, v277);
    store_u64((u8 *)v1 + 160, v279);
    store_u64((u8 *)v1 + 168, v281);
    store_u64((u8 *)v1 + 176, v283);
    store_u64((u8 *)v1 + 184, v285);
    store_u64((u8 *)v1 + 192, v287);
    store_u64((u8 *)v1 + 200, v289);
    store_u64((u8 *)v1 + 208, v291);
    store_u64((u8 *)v1 + 216, v4);
    store_u64((u8 *)v1 + 224, v4);
    store_u64((u8 *)v1 + 232, v4);
    store_u64((u8 *)v1 + 240, v612);
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
    store_u64((u8 *)v1 + 352, v7);
    store_u64((u8 *)v1 + 360, v577);
    store_u64((u8 *)v1 + 368, v10);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v13);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
    store_u64((u8 *)v1 + 408, v4);
    store_u64((u8 *)v1 + 416, v4);
    store_u64((u8 *)v1 + 424, v613);
    return v661;
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
    u64 v376;
    u64 v377;
    u64 v378;
    u64 v383;
    u64 v385;
    u64 v387;
    u64 v389;
    u64 v391;
    u64 v393;
    u64 v395;
    u64 v397;
    u64 v399;
    u64 v401;
    u64 v403;
    u64 v405;
    u64 v407;
    u64 v409;
    u64 v411;
    u64 v413;
    u64 v433;
    u64 v434;
    u64 v506;
    u64 v507;
    u64 v508;
    u64 v513;
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
    u64 v558;
    u64 v559;
    u64 v560;
    u64 v561;
    u64 v562;
    u64 v563;
    u64 v564;
    u64 v565;
    u64 v566;
    u64 v567;
    u64 v568;
    u64 v569;
    u64 v570;
    u64 v571;
    u64 v572;
    u64 v573;
    u64 v574;
    u64 v577;
    u64 v590;
    u64 v671;
    u64 v672;
    u64 v673;
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
    u64 v776;
    u64 v777;
    u64 v860;
    u64 v861;
    u64 v862;
    u64 v867;
    u64 v869;
    u64 v871;
    u64 v873;
    u64 v875;
    u64 v877;
    u64 v879;
    u64 v881;
    u64 v883;
    u64 v885;
    u64 v887;
    u64 v889;
    u64 v891;
    u64 v893;
    u64 v895;
    u64 v897;
    u64 v899;
    u64 v901;
    u64 v962;
    u64 v963;
    u64 v964;
    u64 v969;
    u64 v971;
    u64 v973;
    u64 v975;
    u64 v977;
    u64 v979;
    u64 v981;
    u64 v983;
    u64 v985;
    u64 v987;
    u64 v989;
    u64 v991;
    u64 v993;
    u64 v995;
    u64 v997;
    u64 v999;
    u64 v1001;
    u64 v1003;
    u64 v1006;
    u64 v1007;
    u64 v1008;
    u64 v1009;
    u64 v1010;
    u64 v1011;
    u64 v1012;
    u64 v1013;
    u64 v1014;
    u64 v1015;
    u64 v1016;
    u64 v1017;
    u64 v1018;
    u64 v1019;
    u64 v1020;
    u64 v1021;
    u64 v1022;
    u64 v1026;
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
    u64 v1043;
    u64 v1044;
    u64 v1050;
    u64 v1117;
    u64 v1119;
    u64 v1121;
    u64 v1123;
    u64 v1125;
    u64 v1127;
    u64 v1129;
    u64 v1130;
    u64 v1131;
    u64 v1132;
    u64 v1133;
    u64 v1134;
    u64 v1135;
    u64 v1161;
    u64 v1195;
    u64 v1254;
    u64 v1257;
    u64 v1260;
    u64 v1263;
    u64 v1266;
    u64 v1269;
    u64 v1272;
    u64 v1275;
    u64 v1278;
    u64 v1280;
    u64 v1282;
    u64 v1284;
    u64 v1286;
    u64 v1287;
    u64 v1388;
    u64 v1397;
    u64 v1406;
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
    u64 v20 = load_u64((const u8 *)v1 + 376);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b67; } else { goto b68; }
b67:;
    { goto b3; }
b68:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 272);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b69; } else { goto b70; }
b69:;
    { goto b2; }
b70:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b71; } else { goto b72; }
b71:;
    { goto b4; }
b72:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 216);
    u64 v34 = load_u64((const u8 *)v1 + 352);
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
    if (v47) { goto b73; } else { goto b74; }
b73:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 384, v19);
    return v48;
b74:;
    u64 v1389 = load_u64((const u8 *)v1 + 184);
    u64 v1398 = load_u64((const u8 *)v1 + 192);
    u64 v1407 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1389; u64 n1397 = v1398; u64 n1406 = v1407; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 240);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b75; } else { goto b76; }
b75:;
    { goto b5; }
b76:;
    u64 v51 = load_u64((const u8 *)v1 + 424);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b77; } else { goto b78; }
b77:;
    { goto b5; }
b78:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b79; } else { goto b80; }
b79:;
    u64 v109 = load_u64((const u8 *)v1 + 216);
    u64 v111 = load_u64((const u8 *)v1 + 224);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b80:;
    { goto b5; }
b5:;
    u32 v56 = load_u32((const u8 *)v2 + 252);
    u32 v57 = __builtin_bswap32(v56);
    u64 v58 = v57;
    u64 v59 = 0x20;
    u64 v60 = v58 << (v59 & 63);
    u32 v61 = load_u32((const u8 *)v2 + 256);
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
    u16 v72 = load_u16((const u8 *)v2 + 352);
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
    u16 v84 = load_u16((const u8 *)v2 + 354);
    u16 v85 = __builtin_bswap16(v84);
    u64 v86 = v85;
    u64 v87 = v82 | v86;
    u64 v88 = v83 | v4;
    u64 v89 = load_u64((const u8 *)v1 + 200);
    u8 v90 = (u64)v89 == (u64)v4;
    if (v90) { goto b81; } else { goto b82; }
b81:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b82:;
    u64 v91 = 0xffffffff00000000;
    u64 v92 = 0xffffffff;
    u64 v93 = v87 & v91;
    u64 v94 = v88 & v92;
    u16 v95 = load_u16((const u8 *)v2 + 384);
    u16 v96 = __builtin_bswap16(v95);
    u64 v97 = v96;
    u64 v98 = 0x10;
    u64 v99 = v97 << (v98 & 63);
    u16 v100 = load_u16((const u8 *)v2 + 386);
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
    if (v112) { goto b83; } else { goto b84; }
b83:;
    { goto b8; }
b84:;
    u64 v113 = load_u64((const u8 *)v1 + 424);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b85; } else { goto b86; }
b85:;
    { goto b9; }
b86:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 208);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b87; } else { goto b88; }
b87:;
    { goto b9; }
b88:;
    u64 v119 = 0x14;
    u64 v120 = v7 >> (v119 & 63);
    u64 v121 = 0x1;
    u64 v122 = v120 + v121;
    u64 v123 = 0xff;
    u64 v124 = v122 & v123;
    store_u64((u8 *)v1 + 640, v16);
    store_u64((u8 *)v1 + 648, v108);
    store_u64((u8 *)v1 + 656, v110);
    u64 v125 = load_u64((const u8 *)v3 + 0);
    u32 v126 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v125, 251);
    u64 v127 = 0x10000;
    u8 v128 = (u64)v127 == (u64)v4;
    u64 v129 = v128;
    u64 v130 = 0x1;
    u64 v131 = 0x10000;
    u64 v132 = v129 ? v130 : v131;
    u64 v133 = load_u64((const u8 *)v1 + 2384);
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
    u64 v150 = load_u64((const u8 *)v149 + 40960);
    u64 v151 = v145 ? v150 : v4;
    u8 v152 = (u64)v151 == (u64)v124;
    if (v152) { goto b89; } else { goto b90; }
b89:;
    { goto b9; }
b90:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b91; } else { goto b92; }
b91:;
    store_u64((u8 *)v161 + 40960, v124);
    { goto b92; }
b92:;
    u64 v162 = 0x1;
    u64 v163 = v16 << (v162 & 63);
    u64 v164 = load_u64((const u8 *)v1 + 424);
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
    u64 v177 = load_u64((const u8 *)v176 + 565248);
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
    if (v187) { goto b93; } else { goto b94; }
b93:;
    store_u64((u8 *)v191 + 565248, v182);
    { goto b94; }
b94:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b95; } else { goto b96; }
b95:;
    { goto b58; }
b96:;
    u64 v233 = load_u64((const u8 *)v1 + 264);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b58:;
    u64 v193 = load_u64((const u8 *)v3 + 48);
    u64 v194 = load_u64((const u8 *)v193 + 80);
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
    u64 v205 = load_u64((const u8 *)v204 + 104);
    u64 v206 = 0x8;
    u64 v207 = v201 * v206;
    u64 v208 = v205 + v207;
    u32 v209 = load_u32((const u8 *)v208 + 0);
    u64 v210 = load_u64((const u8 *)v3 + 48);
    u64 v211 = load_u64((const u8 *)v210 + 112);
    u64 v212 = 0x8;
    u64 v213 = v201 * v212;
    u64 v214 = v211 + v213;
    u32 v215 = 0x238;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b97; } else { goto b98; }
b97:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b59; }
b98:;
    u32 v218 = 0x23b;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b99; } else { goto b100; }
b99:;
    { goto b60; }
b100:;
    { goto b61; }
b59:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b101; } else { goto b102; }
b101:;
    { u64 n226 = v217; v226 = n226; goto b64; }
b102:;
    { u64 n223 = v217; v223 = n223; goto b62; }
b60:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b103; } else { goto b104; }
b103:;
    u64 v227 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v227; v226 = n226; goto b64; }
b104:;
    u64 v224 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v224; v223 = n223; goto b62; }
b61:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b105; } else { goto b106; }
b105:;
    u64 v228 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v228; v226 = n226; goto b64; }
b106:;
    u64 v225 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v225; v223 = n223; goto b62; }
b62:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b63; }
b64:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b63; }
b63:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b107; } else { goto b108; }
b107:;
    u64 v1255 = load_u64((const u8 *)v1 + 0);
    u64 v1258 = load_u64((const u8 *)v1 + 8);
    u64 v1261 = load_u64((const u8 *)v1 + 272);
    u64 v1264 = load_u64((const u8 *)v1 + 280);
    u64 v1267 = load_u64((const u8 *)v1 + 288);
    u64 v1270 = load_u64((const u8 *)v1 + 296);
    u64 v1273 = load_u64((const u8 *)v1 + 304);
    u64 v1276 = load_u64((const u8 *)v1 + 312);
    u64 v1279 = load_u64((const u8 *)v1 + 320);
    u64 v1281 = load_u64((const u8 *)v1 + 328);
    u64 v1283 = load_u64((const u8 *)v1 + 336);
    u64 v1285 = load_u64((const u8 *)v1 + 344);
    { u64 n1254 = v1255; u64 n1257 = v1258; u64 n1260 = v1261; u64 n1263 = v1264; u64 n1266 = v1267; u64 n1269 = v1270; u64 n1272 = v1273; u64 n1275 = v1276; u64 n1278 = v1279; u64 n1280 = v1281; u64 n1282 = v1283; u64 n1284 = v1285; u64 n1286 = v4; u64 n1287 = v19; v1254 = n1254; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1280 = n1280; v1282 = n1282; v1284 = n1284; v1286 = n1286; v1287 = n1287; goto b34; }
b108:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b109; } else { goto b110; }
b109:;
    { goto b11; }
b110:;
    u64 v237 = load_u64((const u8 *)v1 + 424);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b111; } else { goto b112; }
b111:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b112:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 573440);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b113; } else { goto b114; }
b113:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b114:;
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
    u8 v268 = (u64)v267 <= (u64)v7;
    u64 v269 = v268;
    u8 v270 = (u64)v7 < (u64)v267;
    if (v270) { goto b115; } else { goto b116; }
b115:;
    u64 v1118 = load_u64((const u8 *)v1 + 248);
    u64 v1120 = load_u64((const u8 *)v1 + 256);
    u64 v1122 = load_u64((const u8 *)v1 + 320);
    u64 v1124 = load_u64((const u8 *)v1 + 328);
    u64 v1126 = load_u64((const u8 *)v1 + 336);
    u64 v1128 = load_u64((const u8 *)v1 + 344);
    { u64 n1117 = v1118; u64 n1119 = v1120; u64 n1121 = v1122; u64 n1123 = v1124; u64 n1125 = v1126; u64 n1127 = v1128; u64 n1129 = v4; u64 n1130 = v16; u64 n1131 = v19; u64 n1132 = v7; u64 n1133 = v16; u64 n1134 = v269; u64 n1135 = v13; v1117 = n1117; v1119 = n1119; v1121 = n1121; v1123 = n1123; v1125 = n1125; v1127 = n1127; v1129 = n1129; v1130 = n1130; v1131 = n1131; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; goto b29; }
b116:;
    u64 v271 = load_u64((const u8 *)v3 + 24);
    u64 v272 = 0x8;
    u64 v273 = v16 * v272;
    u64 v274 = v271 + v273;
    u64 v275 = load_u64((const u8 *)v274 + 0);
    u64 v276 = load_u64((const u8 *)v3 + 24);
    u64 v277 = 0x8;
    u64 v278 = v16 * v277;
    u64 v279 = v276 + v278;
    u64 v280 = load_u64((const u8 *)v279 + 12288);
    u64 v281 = load_u64((const u8 *)v3 + 24);
    u64 v282 = 0x8;
    u64 v283 = v16 * v282;
    u64 v284 = v281 + v283;
    u64 v285 = load_u64((const u8 *)v284 + 20480);
    u64 v286 = load_u64((const u8 *)v3 + 24);
    u64 v287 = 0x8;
    u64 v288 = v16 * v287;
    u64 v289 = v286 + v288;
    u64 v290 = load_u64((const u8 *)v289 + 32768);
    u64 v291 = load_u64((const u8 *)v3 + 24);
    u64 v292 = 0x8;
    u64 v293 = v16 * v292;
    u64 v294 = v291 + v293;
    u64 v295 = load_u64((const u8 *)v294 + 36864);
    u64 v296 = load_u64((const u8 *)v3 + 24);
    u64 v297 = 0x8;
    u64 v298 = v16 * v297;
    u64 v299 = v296 + v298;
    u64 v300 = load_u64((const u8 *)v299 + 24576);
    u64 v301 = load_u64((const u8 *)v3 + 24);
    u64 v302 = 0x8;
    u64 v303 = v16 * v302;
    u64 v304 = v301 + v303;
    u64 v305 = load_u64((const u8 *)v304 + 28672);
    u64 v306 = v7 - v280;
    u64 v307 = 0xffffffffffff;
    u64 v308 = v306 & v307;
    u64 v309 = v275 - v285;
    u8 v310 = (u64)v295 == (u64)v4;
    if (v310) { goto b117; } else { goto b118; }
b117:;
    { u64 n558 = v308; u64 n559 = v309; u64 n560 = v249; u64 n561 = v4; u64 n562 = v16; u64 n563 = v19; u64 n564 = v7; u64 n565 = v16; u64 n566 = v269; u64 n567 = v7; u64 n568 = v10; u64 n569 = v13; u64 n570 = v275; u64 n571 = v300; u64 n572 = v305; u64 n573 = v290; u64 n574 = v295; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; goto b19; }
b118:;
    u64 v311 = 0x8;
    u64 v312 = v4 << (v311 & 63);
    u64 v313 = 0x38;
    u64 v314 = v290 >> (v313 & 63);
    u64 v315 = 0x8;
    u64 v316 = v290 << (v315 & 63);
    u64 v317 = v312 | v314;
    u64 v318 = v317 >> (v4 & 63);
    u64 v319 = 0xffffffffffffff;
    u64 v320 = v290 & v319;
    u64 v321 = 0x8;
    u64 v322 = v320 << (v321 & 63);
    u64 v323 = v322 | v4;
    u8 v324 = (u64)v318 < (u64)v295;
    if (v324) { goto b119; } else { goto b120; }
b119:;
    { goto b13; }
b120:;
    u64 v325 = 0xffffffffffffffff;
    { u64 n383 = v308; u64 n385 = v309; u64 n387 = v249; u64 n389 = v4; u64 n391 = v16; u64 n393 = v19; u64 n395 = v7; u64 n397 = v16; u64 n399 = v269; u64 n401 = v325; u64 n403 = v7; u64 n405 = v10; u64 n407 = v13; u64 n409 = v275; u64 n411 = v300; u64 n413 = v305; v383 = n383; v385 = n385; v387 = n387; v389 = n389; v391 = n391; v393 = n393; v395 = n395; v397 = n397; v399 = n399; v401 = n401; v403 = n403; v405 = n405; v407 = n407; v409 = n409; v411 = n411; v413 = n413; goto b17; }
b13:;
    store_u64((u8 *)v1 + 248, v308);
    store_u64((u8 *)v1 + 256, v309);
    store_u64((u8 *)v1 + 264, v249);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v16);
    store_u64((u8 *)v1 + 384, v19);
    store_u64((u8 *)v1 + 408, v7);
    store_u64((u8 *)v1 + 880, v16);
    store_u64((u8 *)v1 + 904, v269);
    store_u64((u8 *)v1 + 1032, v4);
    store_u64((u8 *)v1 + 1040, v318);
    store_u64((u8 *)v1 + 1048, v4);
    store_u64((u8 *)v1 + 1056, v323);
    store_u64((u8 *)v1 + 1064, v4);
    store_u64((u8 *)v1 + 1288, v7);
    store_u64((u8 *)v1 + 1296, v10);
    store_u64((u8 *)v1 + 1304, v13);
    store_u64((u8 *)v1 + 1336, v275);
    store_u64((u8 *)v1 + 1344, v300);
    store_u64((u8 *)v1 + 1352, v305);
    store_u64((u8 *)v1 + 1368, v295);
    store_u64((u8 *)v1 + 2624, v4);
    { goto b14; }
b14:;
    u64 v326 = load_u64((const u8 *)v1 + 2624);
    u64 v327 = 0x1;
    u64 v328 = v326 + v327;
    u64 v329 = 0x10000;
    u8 v330 = (u64)v328 < (u64)v329;
    if (v330) { goto b121; } else { goto b122; }
b121:;
    { goto b15; }
b122:;
    u64 v331 = 0x1;
    u64 v332 = 0x1ff;
    u64 v333 = 0x1ff;
    u64 v334 = v332 & v333;
    u64 v335 = 0x1ff;
    u8 v336 = (u64)v334 == (u64)v335;
    u64 v337 = v336;
    u64 v338 = load_u64((const u8 *)v1 + 0);
    u64 v339 = v337 | v338;
    u64 v340 = load_u64((const u8 *)v1 + 24);
    u64 v341 = v339 | v340;
    if (v341) { goto b123; } else { goto b124; }
b123:;
    u8 v342 = 0;
    store_u64((u8 *)v1 + 80, v331);
    store_u64((u8 *)v1 + 360, v332);
    store_u64((u8 *)v1 + 416, v4);
    return v342;
b124:;
    u64 v1390 = load_u64((const u8 *)v1 + 184);
    u64 v1399 = load_u64((const u8 *)v1 + 192);
    u64 v1408 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1390; u64 n1397 = v1399; u64 n1406 = v1408; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b15:;
    u64 v343 = load_u64((const u8 *)v1 + 1064);
    u64 v344 = 0x40;
    u8 v345 = (u64)v343 >= (u64)v344;
    if (v345) { goto b125; } else { goto b126; }
b125:;
    u64 v384 = load_u64((const u8 *)v1 + 248);
    u64 v386 = load_u64((const u8 *)v1 + 256);
    u64 v388 = load_u64((const u8 *)v1 + 264);
    u64 v390 = load_u64((const u8 *)v1 + 360);
    u64 v392 = load_u64((const u8 *)v1 + 368);
    u64 v394 = load_u64((const u8 *)v1 + 384);
    u64 v396 = load_u64((const u8 *)v1 + 408);
    u64 v398 = load_u64((const u8 *)v1 + 880);
    u64 v400 = load_u64((const u8 *)v1 + 904);
    u64 v402 = load_u64((const u8 *)v1 + 1032);
    u64 v404 = load_u64((const u8 *)v1 + 1288);
    u64 v406 = load_u64((const u8 *)v1 + 1296);
    u64 v408 = load_u64((const u8 *)v1 + 1304);
    u64 v410 = load_u64((const u8 *)v1 + 1336);
    u64 v412 = load_u64((const u8 *)v1 + 1344);
    u64 v414 = load_u64((const u8 *)v1 + 1352);
    { u64 n383 = v384; u64 n385 = v386; u64 n387 = v388; u64 n389 = v390; u64 n391 = v392; u64 n393 = v394; u64 n395 = v396; u64 n397 = v398; u64 n399 = v400; u64 n401 = v402; u64 n403 = v404; u64 n405 = v406; u64 n407 = v408; u64 n409 = v410; u64 n411 = v412; u64 n413 = v414; v383 = n383; v385 = n385; v387 = n387; v389 = n389; v391 = n391; v393 = n393; v395 = n395; v397 = n397; v399 = n399; v401 = n401; v403 = n403; v405 = n405; v407 = n407; v409 = n409; v411 = n411; v413 = n413; goto b17; }
b126:;
    u64 v346 = load_u64((const u8 *)v1 + 1040);
    u64 v347 = load_u64((const u8 *)v1 + 1048);
    u64 v348 = 0x1;
    u64 v349 = v347 << (v348 & 63);
    u64 v350 = 0x3f;
    u64 v351 = v346 >> (v350 & 63);
    u64 v352 = 0x1;
    u64 v353 = v346 << (v352 & 63);
    u64 v354 = v349 | v351;
    u64 v355 = load_u64((const u8 *)v1 + 1056);
    u64 v356 = 0x3f;
    u64 v357 = v355 >> (v356 & 63);
    u64 v358 = v353 | v357;
    u64 v359 = v354 | v4;
    u64 v360 = 0x1;
    u64 v361 = v355 << (v360 & 63);
    u64 v362 = load_u64((const u8 *)v1 + 1032);
    u64 v363 = 0x1;
    u64 v364 = v362 << (v363 & 63);
    u64 v365 = load_u64((const u8 *)v1 + 1368);
    u128 v366 = (u128)v359 << 64 | v358;
    u128 v367 = (u128)v4 << 64 | v365;
    u8 v368 = (u128)v366 < (u128)v367;
    if (v368) { goto b127; } else { goto b128; }
b127:;
    { u64 n376 = v364; u64 n377 = v358; u64 n378 = v359; v376 = n376; v377 = n377; v378 = n378; goto b16; }
b128:;
    u128 v369 = (u128)v359 << 64 | v358;
    u128 v370 = (u128)v4 << 64 | v365;
    u128 v371 = v369 - v370;
    u64 v372 = (u64)v371;
    u64 v373 = (u64)(v371 >> 64);
    u64 v374 = 0x1;
    u64 v375 = v364 | v374;
    { u64 n376 = v375; u64 n377 = v372; u64 n378 = v373; v376 = n376; v377 = n377; v378 = n378; goto b16; }
b16:;
    u64 v379 = 0x1;
    u64 v380 = v343 + v379;
    u64 v381 = 0xff;
    u64 v382 = v380 & v381;
    store_u64((u8 *)v1 + 1032, v376);
    store_u64((u8 *)v1 + 1040, v377);
    store_u64((u8 *)v1 + 1048, v378);
    store_u64((u8 *)v1 + 1056, v361);
    store_u64((u8 *)v1 + 1064, v382);
    store_u64((u8 *)v1 + 2624, v328);
    { goto b14; }
b17:;
    u64 v415 = 0x30d4000;
    u8 v416 = (u64)v413 == (u64)v415;
    if (v416) { goto b129; } else { goto b130; }
b129:;
    { goto b18; }
b130:;
    u64 v417 = 0x8;
    u64 v418 = v383 << (v417 & 63);
    u8 v419 = (u64)v418 < (u64)v413;
    if (v419) { goto b131; } else { goto b132; }
b131:;
    { goto b50; }
b132:;
    { goto b18; }
b18:;
    u64 v420 = 0xffffffff;
    u64 v421 = v401 & v420;
    { u64 n558 = v383; u64 n559 = v385; u64 n560 = v387; u64 n561 = v389; u64 n562 = v391; u64 n563 = v393; u64 n564 = v395; u64 n565 = v397; u64 n566 = v399; u64 n567 = v403; u64 n568 = v405; u64 n569 = v407; u64 n570 = v409; u64 n571 = v411; u64 n572 = v421; u64 n573 = v4; u64 n574 = v4; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; goto b19; }
b50:;
    u128 v422 = (u128)v4 << 64 | v401;
    u128 v423 = (u128)v4 << 64 | v413;
    u128 v424 = v422 - v423;
    u64 v425 = (u64)v424;
    u64 v426 = (u64)(v424 >> 64);
    u8 v427 = (u64)v401 >= (u64)v413;
    if (v427) { goto b133; } else { goto b134; }
b133:;
    { u64 n433 = v425; u64 n434 = v426; v433 = n433; v434 = n434; goto b51; }
b134:;
    u128 v428 = (u128)v4 << 64 | v413;
    u128 v429 = (u128)v4 << 64 | v401;
    u128 v430 = v428 - v429;
    u64 v431 = (u64)v430;
    u64 v432 = (u64)(v430 >> 64);
    { u64 n433 = v431; u64 n434 = v432; v433 = n433; v434 = n434; goto b51; }
b51:;
    u128 v435 = (u128)v434 << 64 | v433;
    u128 v436 = (u128)v4 << 64 | v383;
    u128 v437 = v435 * v436;
    u64 v438 = (u64)v437;
    u64 v439 = (u64)(v437 >> 64);
    u64 v440 = 0x8;
    u64 v441 = v439 << (v440 & 63);
    u64 v442 = 0x38;
    u64 v443 = v438 >> (v442 & 63);
    u64 v444 = 0x8;
    u64 v445 = v438 << (v444 & 63);
    u64 v446 = v441 | v443;
    u64 v447 = v446 >> (v4 & 63);
    u64 v448 = v433 * v383;
    u64 v449 = 0xffffffffffffff;
    u64 v450 = v448 & v449;
    u64 v451 = 0x8;
    u64 v452 = v450 << (v451 & 63);
    u64 v453 = v452 | v4;
    u8 v454 = (u64)v447 < (u64)v413;
    if (v454) { goto b135; } else { goto b136; }
b135:;
    { goto b52; }
b136:;
    u64 v455 = 0xffffffffffffffff;
    { u64 n513 = v383; u64 n515 = v385; u64 n517 = v387; u64 n519 = v389; u64 n521 = v391; u64 n523 = v393; u64 n525 = v395; u64 n527 = v397; u64 n529 = v399; u64 n531 = v401; u64 n533 = v455; u64 n535 = v403; u64 n537 = v405; u64 n539 = v407; u64 n541 = v409; u64 n543 = v411; u64 n545 = v413; u64 n547 = v4; u64 n549 = v4; v513 = n513; v515 = n515; v517 = n517; v519 = n519; v521 = n521; v523 = n523; v525 = n525; v527 = n527; v529 = n529; v531 = n531; v533 = n533; v535 = n535; v537 = n537; v539 = n539; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; goto b56; }
b52:;
    store_u64((u8 *)v1 + 248, v383);
    store_u64((u8 *)v1 + 256, v385);
    store_u64((u8 *)v1 + 264, v387);
    store_u64((u8 *)v1 + 360, v389);
    store_u64((u8 *)v1 + 368, v391);
    store_u64((u8 *)v1 + 384, v393);
    store_u64((u8 *)v1 + 408, v395);
    store_u64((u8 *)v1 + 880, v397);
    store_u64((u8 *)v1 + 904, v399);
    store_u64((u8 *)v1 + 1008, v401);
    store_u64((u8 *)v1 + 1072, v4);
    store_u64((u8 *)v1 + 1080, v447);
    store_u64((u8 *)v1 + 1088, v4);
    store_u64((u8 *)v1 + 1096, v453);
    store_u64((u8 *)v1 + 1104, v4);
    store_u64((u8 *)v1 + 1288, v403);
    store_u64((u8 *)v1 + 1296, v405);
    store_u64((u8 *)v1 + 1304, v407);
    store_u64((u8 *)v1 + 1336, v409);
    store_u64((u8 *)v1 + 1344, v411);
    store_u64((u8 *)v1 + 1352, v413);
    store_u64((u8 *)v1 + 1360, v4);
    store_u64((u8 *)v1 + 1368, v4);
    store_u64((u8 *)v1 + 4688, v4);
    { goto b53; }
b53:;
    u64 v456 = load_u64((const u8 *)v1 + 4688);
    u64 v457 = 0x1;
    u64 v458 = v456 + v457;
    u64 v459 = 0x10000;
    u8 v460 = (u64)v458 < (u64)v459;
    if (v460) { goto b137; } else { goto b138; }
b137:;
    { goto b54; }
b138:;
    u64 v461 = 0x1;
    u64 v462 = 0x1ff;
    u64 v463 = 0x1ff;
    u64 v464 = v462 & v463;
    u64 v465 = 0x1ff;
    u8 v466 = (u64)v464 == (u64)v465;
    u64 v467 = v466;
    u64 v468 = load_u64((const u8 *)v1 + 0);
    u64 v469 = v467 | v468;
    u64 v470 = load_u64((const u8 *)v1 + 24);
    u64 v471 = v469 | v470;
    if (v471) { goto b139; } else { goto b140; }
b139:;
    u8 v472 = 0;
    store_u64((u8 *)v1 + 80, v461);
    store_u64((u8 *)v1 + 360, v462);
    store_u64((u8 *)v1 + 416, v4);
    return v472;
b140:;
    u64 v1391 = load_u64((const u8 *)v1 + 184);
    u64 v1400 = load_u64((const u8 *)v1 + 192);
    u64 v1409 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1391; u64 n1397 = v1400; u64 n1406 = v1409; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b54:;
    u64 v473 = load_u64((const u8 *)v1 + 1104);
    u64 v474 = 0x40;
    u8 v475 = (u64)v473 >= (u64)v474;
    if (v475) { goto b141; } else { goto b142; }
b141:;
    u64 v514 = load_u64((const u8 *)v1 + 248);
    u64 v516 = load_u64((const u8 *)v1 + 256);
    u64 v518 = load_u64((const u8 *)v1 + 264);
    u64 v520 = load_u64((const u8 *)v1 + 360);
    u64 v522 = load_u64((const u8 *)v1 + 368);
    u64 v524 = load_u64((const u8 *)v1 + 384);
    u64 v526 = load_u64((const u8 *)v1 + 408);
    u64 v528 = load_u64((const u8 *)v1 + 880);
    u64 v530 = load_u64((const u8 *)v1 + 904);
    u64 v532 = load_u64((const u8 *)v1 + 1008);
    u64 v534 = load_u64((const u8 *)v1 + 1072);
    u64 v536 = load_u64((const u8 *)v1 + 1288);
    u64 v538 = load_u64((const u8 *)v1 + 1296);
    u64 v540 = load_u64((const u8 *)v1 + 1304);
    u64 v542 = load_u64((const u8 *)v1 + 1336);
    u64 v544 = load_u64((const u8 *)v1 + 1344);
    u64 v546 = load_u64((const u8 *)v1 + 1352);
    u64 v548 = load_u64((const u8 *)v1 + 1360);
    u64 v550 = load_u64((const u8 *)v1 + 1368);
    { u64 n513 = v514; u64 n515 = v516; u64 n517 = v518; u64 n519 = v520; u64 n521 = v522; u64 n523 = v524; u64 n525 = v526; u64 n527 = v528; u64 n529 = v530; u64 n531 = v532; u64 n533 = v534; u64 n535 = v536; u64 n537 = v538; u64 n539 = v540; u64 n541 = v542; u64 n543 = v544; u64 n545 = v546; u64 n547 = v548; u64 n549 = v550; v513 = n513; v515 = n515; v517 = n517; v519 = n519; v521 = n521; v523 = n523; v525 = n525; v527 = n527; v529 = n529; v531 = n531; v533 = n533; v535 = n535; v537 = n537; v539 = n539; v541 = n541; v543 = n543; v545 = n545; v547 = n547; v549 = n549; goto b56; }
b142:;
    u64 v476 = load_u64((const u8 *)v1 + 1080);
    u64 v477 = load_u64((const u8 *)v1 + 1088);
    u64 v478 = 0x1;
    u64 v479 = v477 << (v478 & 63);
    u64 v480 = 0x3f;
    u64 v481 = v476 >> (v480 & 63);
    u64 v482 = 0x1;
    u64 v483 = v476 << (v482 & 63);
    u64 v484 = v479 | v481;
    u64 v485 = load_u64((const u8 *)v1 + 1096);
    u64 v486 = 0x3f;
    u64 v487 = v485 >> (v486 & 63);
    u64 v488 = v483 | v487;
    u64 v489 = v484 | v4;
    u64 v490 = 0x1;
    u64 v491 = v485 << (v490 & 63);
    u64 v492 = load_u64((const u8 *)v1 + 1072);
    u64 v493 = 0x1;
    u64 v494 = v492 << (v493 & 63);
    u64 v495 = load_u64((const u8 *)v1 + 1352);
    u128 v496 = (u128)v489 << 64 | v488;
    u128 v497 = (u128)v4 << 64 | v495;
    u8 v498 = (u128)v496 < (u128)v497;
    if (v498) { goto b143; } else { goto b144; }
b143:;
    { u64 n506 = v494; u64 n507 = v488; u64 n508 = v489; v506 = n506; v507 = n507; v508 = n508; goto b55; }
b144:;
    u128 v499 = (u128)v489 << 64 | v488;
    u128 v500 = (u128)v4 << 64 | v495;
    u128 v501 = v499 - v500;
    u64 v502 = (u64)v501;
    u64 v503 = (u64)(v501 >> 64);
    u64 v504 = 0x1;
    u64 v505 = v494 | v504;
    { u64 n506 = v505; u64 n507 = v502; u64 n508 = v503; v506 = n506; v507 = n507; v508 = n508; goto b55; }
b55:;
    u64 v509 = 0x1;
    u64 v510 = v473 + v509;
    u64 v511 = 0xff;
    u64 v512 = v510 & v511;
    store_u64((u8 *)v1 + 1072, v506);
    store_u64((u8 *)v1 + 1080, v507);
    store_u64((u8 *)v1 + 1088, v508);
    store_u64((u8 *)v1 + 1096, v491);
    store_u64((u8 *)v1 + 1104, v512);
    store_u64((u8 *)v1 + 4688, v458);
    { goto b53; }
b56:;
    u8 v551 = (u64)v531 >= (u64)v545;
    if (v551) { goto b145; } else { goto b146; }
b145:;
    { goto b57; }
b146:;
    u64 v552 = v545 - v533;
    u64 v553 = 0xffffffff;
    u64 v554 = v552 & v553;
    { u64 n558 = v513; u64 n559 = v515; u64 n560 = v517; u64 n561 = v519; u64 n562 = v521; u64 n563 = v523; u64 n564 = v525; u64 n565 = v527; u64 n566 = v529; u64 n567 = v535; u64 n568 = v537; u64 n569 = v539; u64 n570 = v541; u64 n571 = v543; u64 n572 = v554; u64 n573 = v547; u64 n574 = v549; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; goto b19; }
b57:;
    u64 v555 = v545 + v533;
    u64 v556 = 0xffffffff;
    u64 v557 = v555 & v556;
    { u64 n558 = v513; u64 n559 = v515; u64 n560 = v517; u64 n561 = v519; u64 n562 = v521; u64 n563 = v523; u64 n564 = v525; u64 n565 = v527; u64 n566 = v529; u64 n567 = v535; u64 n568 = v537; u64 n569 = v539; u64 n570 = v541; u64 n571 = v543; u64 n572 = v557; u64 n573 = v547; u64 n574 = v549; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; goto b19; }
b19:;
    u8 v575 = (u64)v572 != (u64)v4;
    if (v575) { goto b147; } else { goto b148; }
b147:;
    { u64 n577 = v572; v577 = n577; goto b20; }
b148:;
    u64 v576 = 0x30d4000;
    { u64 n577 = v576; v577 = n577; goto b20; }
b20:;
    u64 v578 = v560 * v568;
    u64 v579 = (u64)((u128)v560 * v568 >> 64);
    u64 v580 = 0x14;
    u64 v581 = v578 >> (v580 & 63);
    u64 v582 = 0x2c;
    u64 v583 = v579 << (v582 & 63);
    u64 v584 = v581 | v583;
    u64 v585 = 0x14;
    u64 v586 = v579 >> (v585 & 63);
    u64 v587 = 0x1fffff;
    u8 v588 = (u64)v587 >= (u64)v558;
    if (v588) { goto b149; } else { goto b150; }
b149:;
    { u64 n590 = v558; v590 = n590; goto b21; }
b150:;
    u64 v589 = 0x1fffff;
    { u64 n590 = v589; v590 = n590; goto b21; }
b21:;
    u64 v591 = v560 * v568;
    u64 v592 = (u64)((u128)v560 * v568 >> 64);
    u64 v593 = 0x14;
    u64 v594 = v591 >> (v593 & 63);
    u64 v595 = 0x2c;
    u64 v596 = v592 << (v595 & 63);
    u64 v597 = v594 | v596;
    u64 v598 = 0x14;
    u64 v599 = v592 >> (v598 & 63);
    u128 v600 = (u128)v4 << 64 | v597;
    u128 v601 = (u128)v4 << 64 | v590;
    u128 v602 = v600 * v601;
    u64 v603 = (u64)v602;
    u64 v604 = (u64)(v602 >> 64);
    u64 v605 = 0x8;
    u64 v606 = v604 << (v605 & 63);
    u64 v607 = 0x38;
    u64 v608 = v603 >> (v607 & 63);
    u64 v609 = 0x8;
    u64 v610 = v603 << (v609 & 63);
    u64 v611 = v606 | v608;
    u64 v612 = v611 >> (v4 & 63);
    u64 v613 = v597 * v590;
    u64 v614 = 0xffffffffffffff;
    u64 v615 = v613 & v614;
    u64 v616 = 0x8;
    u64 v617 = v615 << (v616 & 63);
    u64 v618 = v617 | v4;
    u8 v619 = (u64)v612 < (u64)v577;
    if (v619) { goto b151; } else { goto b152; }
b151:;
    { goto b22; }
b152:;
    u64 v620 = 0xffffffffffffffff;
    { u64 n678 = v558; u64 n680 = v559; u64 n682 = v560; u64 n684 = v561; u64 n686 = v562; u64 n688 = v563; u64 n690 = v564; u64 n692 = v565; u64 n694 = v566; u64 n696 = v590; u64 n698 = v4; u64 n700 = v620; u64 n702 = v567; u64 n704 = v569; u64 n706 = v570; u64 n708 = v571; u64 n710 = v577; u64 n712 = v573; u64 n714 = v574; u64 n716 = v584; v678 = n678; v680 = n680; v682 = n682; v684 = n684; v686 = n686; v688 = n688; v690 = n690; v692 = n692; v694 = n694; v696 = n696; v698 = n698; v700 = n700; v702 = n702; v704 = n704; v706 = n706; v708 = n708; v710 = n710; v712 = n712; v714 = n714; v716 = n716; goto b26; }
b22:;
    store_u64((u8 *)v1 + 248, v558);
    store_u64((u8 *)v1 + 256, v559);
    store_u64((u8 *)v1 + 264, v560);
    store_u64((u8 *)v1 + 360, v561);
    store_u64((u8 *)v1 + 368, v562);
    store_u64((u8 *)v1 + 384, v563);
    store_u64((u8 *)v1 + 408, v564);
    store_u64((u8 *)v1 + 880, v565);
    store_u64((u8 *)v1 + 904, v566);
    store_u64((u8 *)v1 + 1112, v590);
    store_u64((u8 *)v1 + 1120, v4);
    store_u64((u8 *)v1 + 1168, v4);
    store_u64((u8 *)v1 + 1176, v612);
    store_u64((u8 *)v1 + 1184, v4);
    store_u64((u8 *)v1 + 1192, v618);
    store_u64((u8 *)v1 + 1200, v4);
    store_u64((u8 *)v1 + 1288, v567);
    store_u64((u8 *)v1 + 1304, v569);
    store_u64((u8 *)v1 + 1336, v570);
    store_u64((u8 *)v1 + 1344, v571);
    store_u64((u8 *)v1 + 1352, v577);
    store_u64((u8 *)v1 + 1360, v573);
    store_u64((u8 *)v1 + 1368, v574);
    store_u64((u8 *)v1 + 1376, v584);
    store_u64((u8 *)v1 + 2912, v4);
    { goto b23; }
b23:;
    u64 v621 = load_u64((const u8 *)v1 + 2912);
    u64 v622 = 0x1;
    u64 v623 = v621 + v622;
    u64 v624 = 0x10000;
    u8 v625 = (u64)v623 < (u64)v624;
    if (v625) { goto b153; } else { goto b154; }
b153:;
    { goto b24; }
b154:;
    u64 v626 = 0x1;
    u64 v627 = 0x1ff;
    u64 v628 = 0x1ff;
    u64 v629 = v627 & v628;
    u64 v630 = 0x1ff;
    u8 v631 = (u64)v629 == (u64)v630;
    u64 v632 = v631;
    u64 v633 = load_u64((const u8 *)v1 + 0);
    u64 v634 = v632 | v633;
    u64 v635 = load_u64((const u8 *)v1 + 24);
    u64 v636 = v634 | v635;
    if (v636) { goto b155; } else { goto b156; }
b155:;
    u8 v637 = 0;
    store_u64((u8 *)v1 + 80, v626);
    store_u64((u8 *)v1 + 360, v627);
    store_u64((u8 *)v1 + 416, v4);
    return v637;
b156:;
    u64 v1392 = load_u64((const u8 *)v1 + 184);
    u64 v1401 = load_u64((const u8 *)v1 + 192);
    u64 v1410 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1392; u64 n1397 = v1401; u64 n1406 = v1410; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b24:;
    u64 v638 = load_u64((const u8 *)v1 + 1200);
    u64 v639 = 0x40;
    u8 v640 = (u64)v638 >= (u64)v639;
    if (v640) { goto b157; } else { goto b158; }
b157:;
    u64 v679 = load_u64((const u8 *)v1 + 248);
    u64 v681 = load_u64((const u8 *)v1 + 256);
    u64 v683 = load_u64((const u8 *)v1 + 264);
    u64 v685 = load_u64((const u8 *)v1 + 360);
    u64 v687 = load_u64((const u8 *)v1 + 368);
    u64 v689 = load_u64((const u8 *)v1 + 384);
    u64 v691 = load_u64((const u8 *)v1 + 408);
    u64 v693 = load_u64((const u8 *)v1 + 880);
    u64 v695 = load_u64((const u8 *)v1 + 904);
    u64 v697 = load_u64((const u8 *)v1 + 1112);
    u64 v699 = load_u64((const u8 *)v1 + 1120);
    u64 v701 = load_u64((const u8 *)v1 + 1168);
    u64 v703 = load_u64((const u8 *)v1 + 1288);
    u64 v705 = load_u64((const u8 *)v1 + 1304);
    u64 v707 = load_u64((const u8 *)v1 + 1336);
    u64 v709 = load_u64((const u8 *)v1 + 1344);
    u64 v711 = load_u64((const u8 *)v1 + 1352);
    u64 v713 = load_u64((const u8 *)v1 + 1360);
    u64 v715 = load_u64((const u8 *)v1 + 1368);
    u64 v717 = load_u64((const u8 *)v1 + 1376);
    { u64 n678 = v679; u64 n680 = v681; u64 n682 = v683; u64 n684 = v685; u64 n686 = v687; u64 n688 = v689; u64 n690 = v691; u64 n692 = v693; u64 n694 = v695; u64 n696 = v697; u64 n698 = v699; u64 n700 = v701; u64 n702 = v703; u64 n704 = v705; u64 n706 = v707; u64 n708 = v709; u64 n710 = v711; u64 n712 = v713; u64 n714 = v715; u64 n716 = v717; v678 = n678; v680 = n680; v682 = n682; v684 = n684; v686 = n686; v688 = n688; v690 = n690; v692 = n692; v694 = n694; v696 = n696; v698 = n698; v700 = n700; v702 = n702; v704 = n704; v706 = n706; v708 = n708; v710 = n710; v712 = n712; v714 = n714; v716 = n716; goto b26; }
b158:;
    u64 v641 = load_u64((const u8 *)v1 + 1176);
    u64 v642 = load_u64((const u8 *)v1 + 1184);
    u64 v643 = 0x1;
    u64 v644 = v642 << (v643 & 63);
    u64 v645 = 0x3f;
    u64 v646 = v641 >> (v645 & 63);
    u64 v647 = 0x1;
    u64 v648 = v641 << (v647 & 63);
    u64 v649 = v644 | v646;
    u64 v650 = load_u64((const u8 *)v1 + 1192);
    u64 v651 = 0x3f;
    u64 v652 = v650 >> (v651 & 63);
    u64 v653 = v648 | v652;
    u64 v654 = v649 | v4;
    u64 v655 = 0x1;
    u64 v656 = v650 << (v655 & 63);
    u64 v657 = load_u64((const u8 *)v1 + 1168);
    u64 v658 = 0x1;
    u64 v659 = v657 << (v658 & 63);
    u64 v660 = load_u64((const u8 *)v1 + 1352);
    u128 v661 = (u128)v654 << 64 | v653;
    u128 v662 = (u128)v4 << 64 | v660;
    u8 v663 = (u128)v661 < (u128)v662;
    if (v663) { goto b159; } else { goto b160; }
b159:;
    { u64 n671 = v659; u64 n672 = v653; u64 n673 = v654; v671 = n671; v672 = n672; v673 = n673; goto b25; }
b160:;
    u128 v664 = (u128)v654 << 64 | v653;
    u128 v665 = (u128)v4 << 64 | v660;
    u128 v666 = v664 - v665;
    u64 v667 = (u64)v666;
    u64 v668 = (u64)(v666 >> 64);
    u64 v669 = 0x1;
    u64 v670 = v659 | v669;
    { u64 n671 = v670; u64 n672 = v667; u64 n673 = v668; v671 = n671; v672 = n672; v673 = n673; goto b25; }
b25:;
    u64 v674 = 0x1;
    u64 v675 = v638 + v674;
    u64 v676 = 0xff;
    u64 v677 = v675 & v676;
    store_u64((u8 *)v1 + 1168, v671);
    store_u64((u8 *)v1 + 1176, v672);
    store_u64((u8 *)v1 + 1184, v673);
    store_u64((u8 *)v1 + 1192, v656);
    store_u64((u8 *)v1 + 1200, v677);
    store_u64((u8 *)v1 + 2912, v623);
    { goto b23; }
b26:;
    u8 v718 = (u64)v708 != (u64)v4;
    if (v718) { goto b161; } else { goto b162; }
b161:;
    { goto b35; }
b162:;
    u64 v719 = 0xccd;
    u64 v720 = v682 * v719;
    { u64 n1028 = v678; u64 n1029 = v680; u64 n1030 = v682; u64 n1031 = v684; u64 n1032 = v686; u64 n1033 = v688; u64 n1034 = v690; u64 n1035 = v692; u64 n1036 = v694; u64 n1037 = v702; u64 n1038 = v704; u64 n1039 = v706; u64 n1040 = v720; u64 n1041 = v710; u64 n1042 = v712; u64 n1043 = v714; u64 n1044 = v716; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; goto b27; }
b35:;
    u64 v721 = v682 * v710;
    u64 v722 = (u64)((u128)v682 * v710 >> 64);
    u64 v723 = 0x14;
    u64 v724 = v721 >> (v723 & 63);
    u64 v725 = 0x2c;
    u64 v726 = v722 << (v725 & 63);
    u64 v727 = v724 | v726;
    u64 v728 = 0x14;
    u64 v729 = v722 >> (v728 & 63);
    u64 v730 = 0x8;
    u64 v731 = v729 << (v730 & 63);
    u64 v732 = 0x38;
    u64 v733 = v727 >> (v732 & 63);
    u64 v734 = 0x8;
    u64 v735 = v727 << (v734 & 63);
    u64 v736 = v731 | v733;
    u64 v737 = 0x39db;
    u64 v738 = v700 * v737;
    u64 v739 = (u64)((u128)v700 * v737 >> 64);
    u128 v740 = (u128)v4 << 64 | v682;
    u128 v741 = (u128)v698 << 64 | v696;
    u128 v742 = v740 * v741;
    u64 v743 = (u64)v742;
    u64 v744 = (u64)(v742 >> 64);
    u64 v745 = 0x14;
    u64 v746 = v743 >> (v745 & 63);
    u64 v747 = 0x2c;
    u64 v748 = v744 << (v747 & 63);
    u64 v749 = v746 | v748;
    u64 v750 = 0x14;
    u64 v751 = v744 >> (v750 & 63);
    u128 v752 = (u128)v751 << 64 | v749;
    u128 v753 = (u128)v4 << 64 | v680;
    u128 v754 = v752 - v753;
    u64 v755 = (u64)v754;
    u64 v756 = (u64)(v754 >> 64);
    u64 v757 = 0x6666;
    u128 v758 = (u128)v756 << 64 | v755;
    u128 v759 = (u128)v4 << 64 | v757;
    u128 v760 = v758 * v759;
    u64 v761 = (u64)v760;
    u64 v762 = (u64)(v760 >> 64);
    u128 v763 = (u128)v762 << 64 | v761;
    u128 v764 = (u128)v739 << 64 | v738;
    u128 v765 = v763 - v764;
    u64 v766 = (u64)v765;
    u64 v767 = (u64)(v765 >> 64);
    u128 v768 = (u128)v4 << 64 | v4;
    u128 v769 = (u128)v736 << 64 | v735;
    u128 v770 = v768 - v769;
    u64 v771 = (u64)v770;
    u64 v772 = (u64)(v770 >> 64);
    u128 v773 = (u128)v767 << 64 | v766;
    u128 v774 = (u128)v772 << 64 | v771;
    u8 v775 = (__int128)v773 >= (__int128)v774;
    if (v775) { goto b163; } else { goto b164; }
b163:;
    { u64 n776 = v766; u64 n777 = v767; v776 = n776; v777 = n777; goto b36; }
b164:;
    { u64 n776 = v771; u64 n777 = v772; v776 = n776; v777 = n777; goto b36; }
b36:;
    u128 v778 = (u128)v777 << 64 | v776;
    u128 v779 = (u128)v4 << 64 | v4;
    u8 v780 = (__int128)v778 >= (__int128)v779;
    if (v780) { goto b165; } else { goto b166; }
b165:;
    { goto b42; }
b166:;
    u128 v781 = (u128)v4 << 64 | v4;
    u128 v782 = (u128)v777 << 64 | v776;
    u128 v783 = v781 - v782;
    u64 v784 = (u64)v783;
    u64 v785 = (u64)(v783 >> 64);
    u128 v786 = (u128)v4 << 64 | v708;
    u128 v787 = (u128)v785 << 64 | v784;
    u128 v788 = v786 * v787;
    u64 v789 = (u64)v788;
    u64 v790 = (u64)(v788 >> 64);
    u64 v791 = v790 >> (v4 & 63);
    u64 v792 = v4 - v776;
    u64 v793 = v708 * v792;
    u128 v794 = (u128)v4 << 64 | v791;
    u128 v795 = (u128)v736 << 64 | v735;
    u8 v796 = (u128)v794 < (u128)v795;
    if (v796) { goto b167; } else { goto b168; }
b167:;
    { goto b37; }
b168:;
    u64 v797 = 0xffffffffffffffff;
    { u64 n969 = v678; u64 n971 = v680; u64 n973 = v682; u64 n975 = v684; u64 n977 = v686; u64 n979 = v688; u64 n981 = v690; u64 n983 = v692; u64 n985 = v694; u64 n987 = v797; u64 n989 = v702; u64 n991 = v704; u64 n993 = v706; u64 n995 = v708; u64 n997 = v710; u64 n999 = v712; u64 n1001 = v714; u64 n1003 = v716; v969 = n969; v971 = n971; v973 = n973; v975 = n975; v977 = n977; v979 = n979; v981 = n981; v983 = n983; v985 = n985; v987 = n987; v989 = n989; v991 = n991; v993 = n993; v995 = n995; v997 = n997; v999 = n999; v1001 = n1001; v1003 = n1003; goto b41; }
b42:;
    u128 v798 = (u128)v4 << 64 | v708;
    u128 v799 = (u128)v777 << 64 | v776;
    u128 v800 = v798 * v799;
    u64 v801 = (u64)v800;
    u64 v802 = (u64)(v800 >> 64);
    u64 v803 = v802 >> (v4 & 63);
    u64 v804 = v708 * v776;
    u128 v805 = (u128)v4 << 64 | v803;
    u128 v806 = (u128)v736 << 64 | v735;
    u8 v807 = (u128)v805 < (u128)v806;
    if (v807) { goto b169; } else { goto b170; }
b169:;
    { goto b43; }
b170:;
    u64 v808 = 0xffffffffffffffff;
    { u64 n867 = v678; u64 n869 = v680; u64 n871 = v682; u64 n873 = v684; u64 n875 = v686; u64 n877 = v688; u64 n879 = v690; u64 n881 = v692; u64 n883 = v694; u64 n885 = v808; u64 n887 = v702; u64 n889 = v704; u64 n891 = v706; u64 n893 = v708; u64 n895 = v710; u64 n897 = v712; u64 n899 = v714; u64 n901 = v716; v867 = n867; v869 = n869; v871 = n871; v873 = n873; v875 = n875; v877 = n877; v879 = n879; v881 = n881; v883 = n883; v885 = n885; v887 = n887; v889 = n889; v891 = n891; v893 = n893; v895 = n895; v897 = n897; v899 = n899; v901 = n901; goto b47; }
b43:;
    store_u64((u8 *)v1 + 248, v678);
    store_u64((u8 *)v1 + 256, v680);
    store_u64((u8 *)v1 + 264, v682);
    store_u64((u8 *)v1 + 360, v684);
    store_u64((u8 *)v1 + 368, v686);
    store_u64((u8 *)v1 + 384, v688);
    store_u64((u8 *)v1 + 408, v690);
    store_u64((u8 *)v1 + 880, v692);
    store_u64((u8 *)v1 + 904, v694);
    store_u64((u8 *)v1 + 1128, v735);
    store_u64((u8 *)v1 + 1136, v736);
    store_u64((u8 *)v1 + 1248, v4);
    store_u64((u8 *)v1 + 1256, v803);
    store_u64((u8 *)v1 + 1264, v4);
    store_u64((u8 *)v1 + 1272, v804);
    store_u64((u8 *)v1 + 1280, v4);
    store_u64((u8 *)v1 + 1288, v702);
    store_u64((u8 *)v1 + 1304, v704);
    store_u64((u8 *)v1 + 1336, v706);
    store_u64((u8 *)v1 + 1344, v708);
    store_u64((u8 *)v1 + 1352, v710);
    store_u64((u8 *)v1 + 1360, v712);
    store_u64((u8 *)v1 + 1368, v714);
    store_u64((u8 *)v1 + 1376, v716);
    store_u64((u8 *)v1 + 4088, v4);
    { goto b44; }
b44:;
    u64 v809 = load_u64((const u8 *)v1 + 4088);
    u64 v810 = 0x1;
    u64 v811 = v809 + v810;
    u64 v812 = 0x10000;
    u8 v813 = (u64)v811 < (u64)v812;
    if (v813) { goto b171; } else { goto b172; }
b171:;
    { goto b45; }
b172:;
    u64 v814 = 0x1;
    u64 v815 = 0x1ff;
    u64 v816 = 0x1ff;
    u64 v817 = v815 & v816;
    u64 v818 = 0x1ff;
    u8 v819 = (u64)v817 == (u64)v818;
    u64 v820 = v819;
    u64 v821 = load_u64((const u8 *)v1 + 0);
    u64 v822 = v820 | v821;
    u64 v823 = load_u64((const u8 *)v1 + 24);
    u64 v824 = v822 | v823;
    if (v824) { goto b173; } else { goto b174; }
b173:;
    u8 v825 = 0;
    store_u64((u8 *)v1 + 80, v814);
    store_u64((u8 *)v1 + 360, v815);
    store_u64((u8 *)v1 + 416, v4);
    return v825;
b174:;
    u64 v1393 = load_u64((const u8 *)v1 + 184);
    u64 v1402 = load_u64((const u8 *)v1 + 192);
    u64 v1411 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1393; u64 n1397 = v1402; u64 n1406 = v1411; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b45:;
    u64 v826 = load_u64((const u8 *)v1 + 1280);
    u64 v827 = 0x40;
    u8 v828 = (u64)v826 >= (u64)v827;
    if (v828) { goto b175; } else { goto b176; }
b175:;
    u64 v868 = load_u64((const u8 *)v1 + 248);
    u64 v870 = load_u64((const u8 *)v1 + 256);
    u64 v872 = load_u64((const u8 *)v1 + 264);
    u64 v874 = load_u64((const u8 *)v1 + 360);
    u64 v876 = load_u64((const u8 *)v1 + 368);
    u64 v878 = load_u64((const u8 *)v1 + 384);
    u64 v880 = load_u64((const u8 *)v1 + 408);
    u64 v882 = load_u64((const u8 *)v1 + 880);
    u64 v884 = load_u64((const u8 *)v1 + 904);
    u64 v886 = load_u64((const u8 *)v1 + 1248);
    u64 v888 = load_u64((const u8 *)v1 + 1288);
    u64 v890 = load_u64((const u8 *)v1 + 1304);
    u64 v892 = load_u64((const u8 *)v1 + 1336);
    u64 v894 = load_u64((const u8 *)v1 + 1344);
    u64 v896 = load_u64((const u8 *)v1 + 1352);
    u64 v898 = load_u64((const u8 *)v1 + 1360);
    u64 v900 = load_u64((const u8 *)v1 + 1368);
    u64 v902 = load_u64((const u8 *)v1 + 1376);
    { u64 n867 = v868; u64 n869 = v870; u64 n871 = v872; u64 n873 = v874; u64 n875 = v876; u64 n877 = v878; u64 n879 = v880; u64 n881 = v882; u64 n883 = v884; u64 n885 = v886; u64 n887 = v888; u64 n889 = v890; u64 n891 = v892; u64 n893 = v894; u64 n895 = v896; u64 n897 = v898; u64 n899 = v900; u64 n901 = v902; v867 = n867; v869 = n869; v871 = n871; v873 = n873; v875 = n875; v877 = n877; v879 = n879; v881 = n881; v883 = n883; v885 = n885; v887 = n887; v889 = n889; v891 = n891; v893 = n893; v895 = n895; v897 = n897; v899 = n899; v901 = n901; goto b47; }
b176:;
    u64 v829 = load_u64((const u8 *)v1 + 1256);
    u64 v830 = load_u64((const u8 *)v1 + 1264);
    u64 v831 = 0x1;
    u64 v832 = v830 << (v831 & 63);
    u64 v833 = 0x3f;
    u64 v834 = v829 >> (v833 & 63);
    u64 v835 = 0x1;
    u64 v836 = v829 << (v835 & 63);
    u64 v837 = v832 | v834;
    u64 v838 = load_u64((const u8 *)v1 + 1272);
    u64 v839 = 0x3f;
    u64 v840 = v838 >> (v839 & 63);
    u64 v841 = v836 | v840;
    u64 v842 = v837 | v4;
    u64 v843 = 0x1;
    u64 v844 = v838 << (v843 & 63);
    u64 v845 = load_u64((const u8 *)v1 + 1248);
    u64 v846 = 0x1;
    u64 v847 = v845 << (v846 & 63);
    u128 v848 = (u128)v842 << 64 | v841;
    u64 v849 = load_u64((const u8 *)v1 + 1128);
    u64 v850 = load_u64((const u8 *)v1 + 1136);
    u128 v851 = (u128)v850 << 64 | v849;
    u8 v852 = (u128)v848 < (u128)v851;
    if (v852) { goto b177; } else { goto b178; }
b177:;
    { u64 n860 = v847; u64 n861 = v841; u64 n862 = v842; v860 = n860; v861 = n861; v862 = n862; goto b46; }
b178:;
    u128 v853 = (u128)v842 << 64 | v841;
    u128 v854 = (u128)v850 << 64 | v849;
    u128 v855 = v853 - v854;
    u64 v856 = (u64)v855;
    u64 v857 = (u64)(v855 >> 64);
    u64 v858 = 0x1;
    u64 v859 = v847 | v858;
    { u64 n860 = v859; u64 n861 = v856; u64 n862 = v857; v860 = n860; v861 = n861; v862 = n862; goto b46; }
b46:;
    u64 v863 = 0x1;
    u64 v864 = v826 + v863;
    u64 v865 = 0xff;
    u64 v866 = v864 & v865;
    store_u64((u8 *)v1 + 1248, v860);
    store_u64((u8 *)v1 + 1256, v861);
    store_u64((u8 *)v1 + 1264, v862);
    store_u64((u8 *)v1 + 1272, v844);
    store_u64((u8 *)v1 + 1280, v866);
    store_u64((u8 *)v1 + 4088, v811);
    { goto b44; }
b47:;
    u128 v903 = (u128)v4 << 64 | v893;
    u128 v904 = (u128)v4 << 64 | v885;
    u128 v905 = v903 + v904;
    u64 v906 = (u64)v905;
    u64 v907 = (u64)(v905 >> 64);
    store_u64((u8 *)v1 + 4640, v906);
    store_u64((u8 *)v1 + 4648, v907);
    u64 v908 = load_u64((const u8 *)v3 + 0);
    u32 v909 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v908, 516);
    u64 v910 = load_u64((const u8 *)v1 + 4656);
    { u64 n1006 = v867; u64 n1007 = v869; u64 n1008 = v871; u64 n1009 = v873; u64 n1010 = v875; u64 n1011 = v877; u64 n1012 = v879; u64 n1013 = v881; u64 n1014 = v883; u64 n1015 = v887; u64 n1016 = v889; u64 n1017 = v891; u64 n1018 = v910; u64 n1019 = v895; u64 n1020 = v897; u64 n1021 = v899; u64 n1022 = v901; v1006 = n1006; v1007 = n1007; v1008 = n1008; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; v1016 = n1016; v1017 = n1017; v1018 = n1018; v1019 = n1019; v1020 = n1020; v1021 = n1021; v1022 = n1022; goto b48; }
b37:;
    store_u64((u8 *)v1 + 248, v678);
    store_u64((u8 *)v1 + 256, v680);
    store_u64((u8 *)v1 + 264, v682);
    store_u64((u8 *)v1 + 360, v684);
    store_u64((u8 *)v1 + 368, v686);
    store_u64((u8 *)v1 + 384, v688);
    store_u64((u8 *)v1 + 408, v690);
    store_u64((u8 *)v1 + 880, v692);
    store_u64((u8 *)v1 + 904, v694);
    store_u64((u8 *)v1 + 1128, v735);
    store_u64((u8 *)v1 + 1136, v736);
    store_u64((u8 *)v1 + 1208, v4);
    store_u64((u8 *)v1 + 1216, v791);
    store_u64((u8 *)v1 + 1224, v4);
    store_u64((u8 *)v1 + 1232, v793);
    store_u64((u8 *)v1 + 1240, v4);
    store_u64((u8 *)v1 + 1288, v702);
    store_u64((u8 *)v1 + 1304, v704);
    store_u64((u8 *)v1 + 1336, v706);
    store_u64((u8 *)v1 + 1344, v708);
    store_u64((u8 *)v1 + 1352, v710);
    store_u64((u8 *)v1 + 1360, v712);
    store_u64((u8 *)v1 + 1368, v714);
    store_u64((u8 *)v1 + 1376, v716);
    store_u64((u8 *)v1 + 4088, v4);
    { goto b38; }
b38:;
    u64 v911 = load_u64((const u8 *)v1 + 4088);
    u64 v912 = 0x1;
    u64 v913 = v911 + v912;
    u64 v914 = 0x10000;
    u8 v915 = (u64)v913 < (u64)v914;
    if (v915) { goto b179; } else { goto b180; }
b179:;
    { goto b39; }
b180:;
    u64 v916 = 0x1;
    u64 v917 = 0x1ff;
    u64 v918 = 0x1ff;
    u64 v919 = v917 & v918;
    u64 v920 = 0x1ff;
    u8 v921 = (u64)v919 == (u64)v920;
    u64 v922 = v921;
    u64 v923 = load_u64((const u8 *)v1 + 0);
    u64 v924 = v922 | v923;
    u64 v925 = load_u64((const u8 *)v1 + 24);
    u64 v926 = v924 | v925;
    if (v926) { goto b181; } else { goto b182; }
b181:;
    u8 v927 = 0;
    store_u64((u8 *)v1 + 80, v916);
    store_u64((u8 *)v1 + 360, v917);
    store_u64((u8 *)v1 + 416, v4);
    return v927;
b182:;
    u64 v1394 = load_u64((const u8 *)v1 + 184);
    u64 v1403 = load_u64((const u8 *)v1 + 192);
    u64 v1412 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1394; u64 n1397 = v1403; u64 n1406 = v1412; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b39:;
    u64 v928 = load_u64((const u8 *)v1 + 1240);
    u64 v929 = 0x40;
    u8 v930 = (u64)v928 >= (u64)v929;
    if (v930) { goto b183; } else { goto b184; }
b183:;
    u64 v970 = load_u64((const u8 *)v1 + 248);
    u64 v972 = load_u64((const u8 *)v1 + 256);
    u64 v974 = load_u64((const u8 *)v1 + 264);
    u64 v976 = load_u64((const u8 *)v1 + 360);
    u64 v978 = load_u64((const u8 *)v1 + 368);
    u64 v980 = load_u64((const u8 *)v1 + 384);
    u64 v982 = load_u64((const u8 *)v1 + 408);
    u64 v984 = load_u64((const u8 *)v1 + 880);
    u64 v986 = load_u64((const u8 *)v1 + 904);
    u64 v988 = load_u64((const u8 *)v1 + 1208);
    u64 v990 = load_u64((const u8 *)v1 + 1288);
    u64 v992 = load_u64((const u8 *)v1 + 1304);
    u64 v994 = load_u64((const u8 *)v1 + 1336);
    u64 v996 = load_u64((const u8 *)v1 + 1344);
    u64 v998 = load_u64((const u8 *)v1 + 1352);
    u64 v1000 = load_u64((const u8 *)v1 + 1360);
    u64 v1002 = load_u64((const u8 *)v1 + 1368);
    u64 v1004 = load_u64((const u8 *)v1 + 1376);
    { u64 n969 = v970; u64 n971 = v972; u64 n973 = v974; u64 n975 = v976; u64 n977 = v978; u64 n979 = v980; u64 n981 = v982; u64 n983 = v984; u64 n985 = v986; u64 n987 = v988; u64 n989 = v990; u64 n991 = v992; u64 n993 = v994; u64 n995 = v996; u64 n997 = v998; u64 n999 = v1000; u64 n1001 = v1002; u64 n1003 = v1004; v969 = n969; v971 = n971; v973 = n973; v975 = n975; v977 = n977; v979 = n979; v981 = n981; v983 = n983; v985 = n985; v987 = n987; v989 = n989; v991 = n991; v993 = n993; v995 = n995; v997 = n997; v999 = n999; v1001 = n1001; v1003 = n1003; goto b41; }
b184:;
    u64 v931 = load_u64((const u8 *)v1 + 1216);
    u64 v932 = load_u64((const u8 *)v1 + 1224);
    u64 v933 = 0x1;
    u64 v934 = v932 << (v933 & 63);
    u64 v935 = 0x3f;
    u64 v936 = v931 >> (v935 & 63);
    u64 v937 = 0x1;
    u64 v938 = v931 << (v937 & 63);
    u64 v939 = v934 | v936;
    u64 v940 = load_u64((const u8 *)v1 + 1232);
    u64 v941 = 0x3f;
    u64 v942 = v940 >> (v941 & 63);
    u64 v943 = v938 | v942;
    u64 v944 = v939 | v4;
    u64 v945 = 0x1;
    u64 v946 = v940 << (v945 & 63);
    u64 v947 = load_u64((const u8 *)v1 + 1208);
    u64 v948 = 0x1;
    u64 v949 = v947 << (v948 & 63);
    u128 v950 = (u128)v944 << 64 | v943;
    u64 v951 = load_u64((const u8 *)v1 + 1128);
    u64 v952 = load_u64((const u8 *)v1 + 1136);
    u128 v953 = (u128)v952 << 64 | v951;
    u8 v954 = (u128)v950 < (u128)v953;
    if (v954) { goto b185; } else { goto b186; }
b185:;
    { u64 n962 = v949; u64 n963 = v943; u64 n964 = v944; v962 = n962; v963 = n963; v964 = n964; goto b40; }
b186:;
    u128 v955 = (u128)v944 << 64 | v943;
    u128 v956 = (u128)v952 << 64 | v951;
    u128 v957 = v955 - v956;
    u64 v958 = (u64)v957;
    u64 v959 = (u64)(v957 >> 64);
    u64 v960 = 0x1;
    u64 v961 = v949 | v960;
    { u64 n962 = v961; u64 n963 = v958; u64 n964 = v959; v962 = n962; v963 = n963; v964 = n964; goto b40; }
b40:;
    u64 v965 = 0x1;
    u64 v966 = v928 + v965;
    u64 v967 = 0xff;
    u64 v968 = v966 & v967;
    store_u64((u8 *)v1 + 1208, v962);
    store_u64((u8 *)v1 + 1216, v963);
    store_u64((u8 *)v1 + 1224, v964);
    store_u64((u8 *)v1 + 1232, v946);
    store_u64((u8 *)v1 + 1240, v968);
    store_u64((u8 *)v1 + 4088, v913);
    { goto b38; }
b41:;
    u64 v1005 = v995 - v987;
    { u64 n1006 = v969; u64 n1007 = v971; u64 n1008 = v973; u64 n1009 = v975; u64 n1010 = v977; u64 n1011 = v979; u64 n1012 = v981; u64 n1013 = v983; u64 n1014 = v985; u64 n1015 = v989; u64 n1016 = v991; u64 n1017 = v993; u64 n1018 = v1005; u64 n1019 = v997; u64 n1020 = v999; u64 n1021 = v1001; u64 n1022 = v1003; v1006 = n1006; v1007 = n1007; v1008 = n1008; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; v1016 = n1016; v1017 = n1017; v1018 = n1018; v1019 = n1019; v1020 = n1020; v1021 = n1021; v1022 = n1022; goto b48; }
b48:;
    u64 v1023 = 0x10;
    u64 v1024 = v1008 << (v1023 & 63);
    u8 v1025 = (u64)v1024 >= (u64)v1018;
    if (v1025) { goto b187; } else { goto b188; }
b187:;
    { u64 n1026 = v1018; v1026 = n1026; goto b49; }
b188:;
    { u64 n1026 = v1024; v1026 = n1026; goto b49; }
b49:;
    u8 v1027 = (u64)v1026 >= (u64)v1008;
    if (v1027) { goto b189; } else { goto b190; }
b189:;
    { u64 n1028 = v1006; u64 n1029 = v1007; u64 n1030 = v1008; u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1011; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; u64 n1038 = v1016; u64 n1039 = v1017; u64 n1040 = v1026; u64 n1041 = v1019; u64 n1042 = v1020; u64 n1043 = v1021; u64 n1044 = v1022; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; goto b27; }
b190:;
    { u64 n1028 = v1006; u64 n1029 = v1007; u64 n1030 = v1008; u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1011; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; u64 n1038 = v1016; u64 n1039 = v1017; u64 n1040 = v1008; u64 n1041 = v1019; u64 n1042 = v1020; u64 n1043 = v1021; u64 n1044 = v1022; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; goto b27; }
b27:;
    u64 v1045 = 0x8;
    u64 v1046 = v1041 >> (v1045 & 63);
    u64 v1047 = 0x2710;
    u8 v1048 = (u64)v1047 >= (u64)v1046;
    if (v1048) { goto b191; } else { goto b192; }
b191:;
    { u64 n1050 = v1046; v1050 = n1050; goto b28; }
b192:;
    u64 v1049 = 0x2710;
    { u64 n1050 = v1049; v1050 = n1050; goto b28; }
b28:;
    u64 v1051 = v1037 + v1050;
    u64 v1052 = 0xffffffffffff;
    u64 v1053 = v1051 & v1052;
    u64 v1054 = load_u64((const u8 *)v3 + 24);
    u64 v1055 = 0xffffffff;
    u64 v1056 = v1032 & v1055;
    u64 v1057 = 0x200;
    u8 v1058 = (u64)v1056 < (u64)v1057;
    u64 v1059 = v1058 ? v1056 : v4;
    u64 v1060 = 0x8;
    u64 v1061 = v1059 * v1060;
    u64 v1062 = v1054 + v1061;
    if (v1058) { goto b193; } else { goto b194; }
b193:;
    store_u64((u8 *)v1062 + 12288, v1037);
    { goto b194; }
b194:;
    u64 v1063 = load_u64((const u8 *)v3 + 24);
    u64 v1064 = 0xffffffff;
    u64 v1065 = v1032 & v1064;
    u64 v1066 = 0x200;
    u8 v1067 = (u64)v1065 < (u64)v1066;
    u64 v1068 = v1067 ? v1065 : v4;
    u64 v1069 = 0x8;
    u64 v1070 = v1068 * v1069;
    u64 v1071 = v1063 + v1070;
    if (v1067) { goto b195; } else { goto b196; }
b195:;
    store_u64((u8 *)v1071 + 16384, v1053);
    { goto b196; }
b196:;
    u64 v1072 = load_u64((const u8 *)v3 + 24);
    u64 v1073 = 0xffffffff;
    u64 v1074 = v1032 & v1073;
    u64 v1075 = 0x200;
    u8 v1076 = (u64)v1074 < (u64)v1075;
    u64 v1077 = v1076 ? v1074 : v4;
    u64 v1078 = 0x8;
    u64 v1079 = v1077 * v1078;
    u64 v1080 = v1072 + v1079;
    if (v1076) { goto b197; } else { goto b198; }
b197:;
    store_u64((u8 *)v1080 + 20480, v1039);
    { goto b198; }
b198:;
    u64 v1081 = load_u64((const u8 *)v3 + 24);
    u64 v1082 = 0xffffffff;
    u64 v1083 = v1032 & v1082;
    u64 v1084 = 0x200;
    u8 v1085 = (u64)v1083 < (u64)v1084;
    u64 v1086 = v1085 ? v1083 : v4;
    u64 v1087 = 0x8;
    u64 v1088 = v1086 * v1087;
    u64 v1089 = v1081 + v1088;
    if (v1085) { goto b199; } else { goto b200; }
b199:;
    store_u64((u8 *)v1089 + 32768, v1042);
    { goto b200; }
b200:;
    u64 v1090 = load_u64((const u8 *)v3 + 24);
    u64 v1091 = 0xffffffff;
    u64 v1092 = v1032 & v1091;
    u64 v1093 = 0x200;
    u8 v1094 = (u64)v1092 < (u64)v1093;
    u64 v1095 = v1094 ? v1092 : v4;
    u64 v1096 = 0x8;
    u64 v1097 = v1095 * v1096;
    u64 v1098 = v1090 + v1097;
    if (v1094) { goto b201; } else { goto b202; }
b201:;
    store_u64((u8 *)v1098 + 36864, v1043);
    { goto b202; }
b202:;
    u64 v1099 = load_u64((const u8 *)v3 + 24);
    u64 v1100 = 0xffffffff;
    u64 v1101 = v1032 & v1100;
    u64 v1102 = 0x200;
    u8 v1103 = (u64)v1101 < (u64)v1102;
    u64 v1104 = v1103 ? v1101 : v4;
    u64 v1105 = 0x8;
    u64 v1106 = v1104 * v1105;
    u64 v1107 = v1099 + v1106;
    if (v1103) { goto b203; } else { goto b204; }
b203:;
    store_u64((u8 *)v1107 + 24576, v1040);
    { goto b204; }
b204:;
    u64 v1108 = load_u64((const u8 *)v3 + 24);
    u64 v1109 = 0xffffffff;
    u64 v1110 = v1032 & v1109;
    u64 v1111 = 0x200;
    u8 v1112 = (u64)v1110 < (u64)v1111;
    u64 v1113 = v1112 ? v1110 : v4;
    u64 v1114 = 0x8;
    u64 v1115 = v1113 * v1114;
    u64 v1116 = v1108 + v1115;
    if (v1112) { goto b205; } else { goto b206; }
b205:;
    store_u64((u8 *)v1116 + 28672, v1041);
    { goto b206; }
b206:;
    { u64 n1117 = v1028; u64 n1119 = v1029; u64 n1121 = v1030; u64 n1123 = v1044; u64 n1125 = v1041; u64 n1127 = v1040; u64 n1129 = v1031; u64 n1130 = v1032; u64 n1131 = v1033; u64 n1132 = v1034; u64 n1133 = v1035; u64 n1134 = v1036; u64 n1135 = v1038; v1117 = n1117; v1119 = n1119; v1121 = n1121; v1123 = n1123; v1125 = n1125; v1127 = n1127; v1129 = n1129; v1130 = n1130; v1131 = n1131; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; goto b29; }
b29:;
    u64 v1136 = load_u64((const u8 *)v1 + 184);
    u8 v1137 = (u64)v1136 == (u64)v4;
    if (v1137) { goto b207; } else { goto b208; }
b207:;
    { goto b33; }
b208:;
    u8 v1138 = load_u8((const u8 *)v2 + 338);
    u64 v1139 = v1138;
    u64 v1140 = 0x3c;
    u64 v1141 = v1139 << (v1140 & 63);
    u64 v1142 = 0x3c;
    u64 v1143 = v1141 >> (v1142 & 63);
    u64 v1144 = 0x4;
    u8 v1145 = (u64)v1143 != (u64)v1144;
    if (v1145) { goto b209; } else { goto b210; }
b209:;
    { goto b33; }
b210:;
    u64 v1146 = load_u64((const u8 *)v3 + 24);
    u64 v1147 = 0xffffffff;
    u64 v1148 = v1130 & v1147;
    u64 v1149 = 0x200;
    u8 v1150 = (u64)v1148 < (u64)v1149;
    u64 v1151 = v1150 ? v1148 : v4;
    u64 v1152 = 0x8;
    u64 v1153 = v1151 * v1152;
    u64 v1154 = v1146 + v1153;
    u64 v1155 = load_u64((const u8 *)v1154 + 24576);
    u64 v1156 = v1150 ? v1155 : v4;
    u64 v1157 = 0x10;
    u64 v1158 = v1156 >> (v1157 & 63);
    u8 v1159 = (u64)v1158 != (u64)v4;
    if (v1159) { goto b211; } else { goto b212; }
b211:;
    { u64 n1161 = v1158; v1161 = n1161; goto b30; }
b212:;
    u64 v1160 = 0x1;
    { u64 n1161 = v1160; v1161 = n1161; goto b30; }
b30:;
    u64 v1162 = load_u64((const u8 *)v2 + 344);
    u64 v1163 = __builtin_bswap64(v1162);
    u8 v1164 = (u64)v1161 >= (u64)v1163;
    if (v1164) { goto b213; } else { goto b214; }
b213:;
    { goto b31; }
b214:;
    u64 v1165 = __builtin_bswap64(v1161);
    store_u64((u8 *)v2 + 344, v1165);
    { goto b31; }
b31:;
    u32 v1166 = load_u32((const u8 *)v2 + 340);
    u32 v1167 = __builtin_bswap32(v1166);
    u64 v1168 = v1167;
    u8 v1169 = (u64)v1168 == (u64)v4;
    if (v1169) { goto b215; } else { goto b216; }
b215:;
    { goto b33; }
b216:;
    u64 v1170 = load_u64((const u8 *)v3 + 24);
    u64 v1171 = 0xffffffff;
    u64 v1172 = v1130 & v1171;
    u64 v1173 = 0x200;
    u8 v1174 = (u64)v1172 < (u64)v1173;
    u64 v1175 = v1174 ? v1172 : v4;
    u64 v1176 = 0x8;
    u64 v1177 = v1175 * v1176;
    u64 v1178 = v1170 + v1177;
    u64 v1179 = load_u64((const u8 *)v1178 + 32768);
    u64 v1180 = v1174 ? v1179 : v4;
    u64 v1181 = load_u64((const u8 *)v3 + 24);
    u64 v1182 = 0xffffffff;
    u64 v1183 = v1130 & v1182;
    u64 v1184 = 0x200;
    u8 v1185 = (u64)v1183 < (u64)v1184;
    u64 v1186 = v1185 ? v1183 : v4;
    u64 v1187 = 0x8;
    u64 v1188 = v1186 * v1187;
    u64 v1189 = v1181 + v1188;
    u64 v1190 = load_u64((const u8 *)v1189 + 36864);
    u64 v1191 = v1185 ? v1190 : v4;
    u64 v1192 = 0x1fffff;
    u8 v1193 = (u64)v1192 >= (u64)v1168;
    if (v1193) { goto b217; } else { goto b218; }
b217:;
    { u64 n1195 = v1168; v1195 = n1195; goto b32; }
b218:;
    u64 v1194 = 0x1fffff;
    { u64 n1195 = v1194; v1195 = n1195; goto b32; }
b32:;
    u64 v1196 = load_u64((const u8 *)v1 + 208);
    u64 v1197 = v1195 * v1196;
    u64 v1198 = v1180 + v1197;
    u64 v1199 = v1191 + v1196;
    u64 v1200 = load_u64((const u8 *)v3 + 24);
    u64 v1201 = 0xffffffff;
    u64 v1202 = v1130 & v1201;
    u64 v1203 = 0x200;
    u8 v1204 = (u64)v1202 < (u64)v1203;
    u64 v1205 = v1204 ? v1202 : v4;
    u64 v1206 = 0x8;
    u64 v1207 = v1205 * v1206;
    u64 v1208 = v1200 + v1207;
    if (v1204) { goto b219; } else { goto b220; }
b219:;
    store_u64((u8 *)v1208 + 32768, v1198);
    { goto b220; }
b220:;
    u64 v1209 = load_u64((const u8 *)v3 + 24);
    u64 v1210 = 0xffffffff;
    u64 v1211 = v1130 & v1210;
    u64 v1212 = 0x200;
    u8 v1213 = (u64)v1211 < (u64)v1212;
    u64 v1214 = v1213 ? v1211 : v4;
    u64 v1215 = 0x8;
    u64 v1216 = v1214 * v1215;
    u64 v1217 = v1209 + v1216;
    if (v1213) { goto b221; } else { goto b222; }
b221:;
    store_u64((u8 *)v1217 + 36864, v1199);
    { goto b222; }
b222:;
    { goto b33; }
b33:;
    u8 v1218 = (u64)v1134 == (u64)v4;
    if (v1218) { goto b223; } else { goto b224; }
b223:;
    u64 v1256 = load_u64((const u8 *)v1 + 0);
    u64 v1259 = load_u64((const u8 *)v1 + 8);
    u64 v1262 = load_u64((const u8 *)v1 + 272);
    u64 v1265 = load_u64((const u8 *)v1 + 280);
    u64 v1268 = load_u64((const u8 *)v1 + 288);
    u64 v1271 = load_u64((const u8 *)v1 + 296);
    u64 v1274 = load_u64((const u8 *)v1 + 304);
    u64 v1277 = load_u64((const u8 *)v1 + 312);
    { u64 n1254 = v1256; u64 n1257 = v1259; u64 n1260 = v1262; u64 n1263 = v1265; u64 n1266 = v1268; u64 n1269 = v1271; u64 n1272 = v1274; u64 n1275 = v1277; u64 n1278 = v1121; u64 n1280 = v1123; u64 n1282 = v1125; u64 n1284 = v1127; u64 n1286 = v1129; u64 n1287 = v1131; v1254 = n1254; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1280 = n1280; v1282 = n1282; v1284 = n1284; v1286 = n1286; v1287 = n1287; goto b34; }
b224:;
    u64 v1219 = load_u64((const u8 *)v3 + 24);
    u64 v1220 = 0xffffffff;
    u64 v1221 = v1133 & v1220;
    u64 v1222 = 0x200;
    u8 v1223 = (u64)v1221 < (u64)v1222;
    u64 v1224 = v1223 ? v1221 : v4;
    u64 v1225 = 0x8;
    u64 v1226 = v1224 * v1225;
    u64 v1227 = v1219 + v1226;
    u64 v1228 = load_u64((const u8 *)v1227 + 4096);
    u64 v1229 = v1223 ? v1228 : v4;
    u64 v1230 = load_u64((const u8 *)v3 + 24);
    u64 v1231 = 0xffffffff;
    u64 v1232 = v1133 & v1231;
    u64 v1233 = 0x200;
    u8 v1234 = (u64)v1232 < (u64)v1233;
    u64 v1235 = v1234 ? v1232 : v4;
    u64 v1236 = 0x8;
    u64 v1237 = v1235 * v1236;
    u64 v1238 = v1230 + v1237;
    u64 v1239 = load_u64((const u8 *)v1238 + 8192);
    u64 v1240 = v1234 ? v1239 : v4;
    u64 v1241 = v1229 - v1240;
    u64 v1242 = v1241 - v1135;
    u64 v1243 = 0xffffffff;
    u64 v1244 = v1242 & v1243;
    u64 v1245 = load_u64((const u8 *)v1 + 352);
    u64 v1246 = 0x1ff;
    u64 v1247 = v1245 & v1246;
    u64 v1248 = 0xffffffff;
    u64 v1249 = v1117 & v1248;
    u64 v1250 = 0x1;
    u64 v1251 = 0x8000;
    u64 v1252 = v1250 | v1251;
    u64 v1253 = 0x1;
    { u64 n1254 = v1252; u64 n1257 = v1253; u64 n1260 = v1247; u64 n1263 = v1130; u64 n1266 = v1132; u64 n1269 = v1249; u64 n1272 = v1119; u64 n1275 = v1244; u64 n1278 = v1121; u64 n1280 = v1123; u64 n1282 = v1125; u64 n1284 = v1127; u64 n1286 = v1129; u64 n1287 = v1131; v1254 = n1254; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1280 = n1280; v1282 = n1282; v1284 = n1284; v1286 = n1286; v1287 = n1287; goto b34; }
b34:;
    u64 v1288 = load_u64((const u8 *)v1 + 232);
    u8 v1289 = (u64)v1288 == (u64)v4;
    if (v1289) { goto b225; } else { goto b226; }
b225:;
    { goto b65; }
b226:;
    u64 v1290 = 0x1ff;
    u64 v1291 = 0x1ff;
    u64 v1292 = v1290 & v1291;
    u64 v1293 = 0x1ff;
    u8 v1294 = (u64)v1292 == (u64)v1293;
    u64 v1295 = v1294;
    u64 v1296 = v1295 | v1254;
    u64 v1297 = load_u64((const u8 *)v1 + 24);
    u64 v1298 = v1296 | v1297;
    if (v1298) { goto b227; } else { goto b228; }
b227:;
    u8 v1299 = 0;
    store_u64((u8 *)v1 + 0, v1254);
    store_u64((u8 *)v1 + 8, v1257);
    store_u64((u8 *)v1 + 272, v1260);
    store_u64((u8 *)v1 + 280, v1263);
    store_u64((u8 *)v1 + 288, v1266);
    store_u64((u8 *)v1 + 296, v1269);
    store_u64((u8 *)v1 + 304, v1272);
    store_u64((u8 *)v1 + 312, v1275);
    store_u64((u8 *)v1 + 320, v1278);
    store_u64((u8 *)v1 + 328, v1280);
    store_u64((u8 *)v1 + 336, v1282);
    store_u64((u8 *)v1 + 344, v1284);
    store_u64((u8 *)v1 + 360, v1290);
    store_u64((u8 *)v1 + 384, v1287);
    store_u64((u8 *)v1 + 416, v4);
    return v1299;
b228:;
    u64 v1395 = load_u64((const u8 *)v1 + 184);
    u64 v1404 = load_u64((const u8 *)v1 + 192);
    u64 v1413 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1395; u64 n1397 = v1404; u64 n1406 = v1413; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b65:;
    u64 v1300 = 0x1ff;
    u64 v1301 = v1286 & v1300;
    u64 v1302 = 0x1ff;
    u8 v1303 = (u64)v1301 == (u64)v1302;
    u64 v1304 = v1303;
    u64 v1305 = v1304 | v1254;
    u64 v1306 = load_u64((const u8 *)v1 + 24);
    u64 v1307 = v1305 | v1306;
    if (v1307) { goto b229; } else { goto b230; }
b229:;
    u8 v1308 = 0;
    store_u64((u8 *)v1 + 0, v1254);
    store_u64((u8 *)v1 + 8, v1257);
    store_u64((u8 *)v1 + 272, v1260);
    store_u64((u8 *)v1 + 280, v1263);
    store_u64((u8 *)v1 + 288, v1266);
    store_u64((u8 *)v1 + 296, v1269);
    store_u64((u8 *)v1 + 304, v1272);
    store_u64((u8 *)v1 + 312, v1275);
    store_u64((u8 *)v1 + 320, v1278);
    store_u64((u8 *)v1 + 328, v1280);
    store_u64((u8 *)v1 + 336, v1282);
    store_u64((u8 *)v1 + 344, v1284);
    store_u64((u8 *)v1 + 360, v1286);
    store_u64((u8 *)v1 + 384, v1287);
    return v1308;
b230:;
    u64 v1396 = load_u64((const u8 *)v1 + 184);
    u64 v1405 = load_u64((const u8 *)v1 + 192);
    u64 v1414 = load_u64((const u8 *)v1 + 200);
    { u64 n1388 = v1396; u64 n1397 = v1405; u64 n1406 = v1414; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b2:;
    u64 v1309 = load_u64((const u8 *)v3 + 0);
    u32 v1310 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1309, 211);
    u32 v1311 = (u32)v4;
    u32 v1312 = __builtin_bswap32(v1311);
    store_u32((u8 *)v2 + 162, v1312);
    u64 v1313 = 0x20;
    u64 v1314 = v4 >> (v1313 & 63);
    u16 v1315 = (u16)v1314;
    u16 v1316 = __builtin_bswap16(v1315);
    store_u16((u8 *)v2 + 160, v1316);
    u32 v1317 = (u32)v4;
    u32 v1318 = __builtin_bswap32(v1317);
    store_u32((u8 *)v2 + 168, v1318);
    u64 v1319 = 0x20;
    u64 v1320 = v4 >> (v1319 & 63);
    u16 v1321 = (u16)v1320;
    u16 v1322 = __builtin_bswap16(v1321);
    store_u16((u8 *)v2 + 166, v1322);
    { goto b1; }
b1:;
    u64 v1323 = 0x88b5;
    u16 v1324 = (u16)v1323;
    u16 v1325 = __builtin_bswap16(v1324);
    store_u16((u8 *)v2 + 172, v1325);
    u64 v1326 = load_u64((const u8 *)v3 + 0);
    u32 v1327 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1326, 194);
    u64 v1328 = load_u64((const u8 *)v1 + 280);
    u16 v1329 = (u16)v1328;
    u16 v1330 = __builtin_bswap16(v1329);
    store_u16((u8 *)v2 + 176, v1330);
    u64 v1331 = load_u64((const u8 *)v1 + 288);
    u32 v1332 = (u32)v1331;
    u32 v1333 = __builtin_bswap32(v1332);
    store_u32((u8 *)v2 + 180, v1333);
    u64 v1334 = 0x20;
    u64 v1335 = v1331 >> (v1334 & 63);
    u16 v1336 = (u16)v1335;
    u16 v1337 = __builtin_bswap16(v1336);
    store_u16((u8 *)v2 + 178, v1337);
    u64 v1338 = load_u64((const u8 *)v1 + 296);
    u32 v1339 = (u32)v1338;
    u32 v1340 = __builtin_bswap32(v1339);
    store_u32((u8 *)v2 + 184, v1340);
    u64 v1341 = load_u64((const u8 *)v1 + 304);
    u64 v1342 = __builtin_bswap64(v1341);
    store_u64((u8 *)v2 + 196, v1342);
    u64 v1343 = load_u64((const u8 *)v1 + 312);
    u32 v1344 = (u32)v1343;
    u32 v1345 = __builtin_bswap32(v1344);
    store_u32((u8 *)v2 + 224, v1345);
    u64 v1346 = load_u64((const u8 *)v1 + 160);
    u64 v1347 = load_u64((const u8 *)v1 + 40);
    u64 v1348 = 0x14;
    u64 v1349 = v1347 - v1348;
    u64 v1350 = v1346 ? v1349 : v1347;
    u64 v1351 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v1350);
    u64 v1352 = load_u64((const u8 *)v3 + 0);
    u32 v1353 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1352, 201);
    u64 v1354 = load_u64((const u8 *)v1 + 184);
    u64 v1355 = load_u64((const u8 *)v1 + 40);
    u64 v1356 = 0x10;
    u64 v1357 = v1355 - v1356;
    u64 v1358 = v1354 ? v1357 : v1355;
    u64 v1359 = load_u64((const u8 *)v1 + 192);
    u64 v1360 = 0x14;
    u64 v1361 = v1358 - v1360;
    u64 v1362 = v1359 ? v1361 : v1358;
    u64 v1363 = load_u64((const u8 *)v1 + 200);
    u64 v1364 = 0x8;
    u64 v1365 = v1362 - v1364;
    u64 v1366 = v1363 ? v1365 : v1362;
    u64 v1367 = load_u64((const u8 *)v1 + 320);
    u64 v1368 = __builtin_bswap64(v1367);
    store_u64((u8 *)v2 + 188, v1368);
    u64 v1369 = load_u64((const u8 *)v1 + 328);
    u64 v1370 = __builtin_bswap64(v1369);
    store_u64((u8 *)v2 + 204, v1370);
    u64 v1371 = load_u64((const u8 *)v1 + 336);
    u32 v1372 = (u32)v1371;
    u32 v1373 = __builtin_bswap32(v1372);
    store_u32((u8 *)v2 + 212, v1373);
    u64 v1374 = load_u64((const u8 *)v1 + 344);
    u64 v1375 = __builtin_bswap64(v1374);
    store_u64((u8 *)v2 + 216, v1375);
    u64 v1376 = load_u64((const u8 *)v3 + 0);
    u32 v1377 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1376, 209);
    u64 v1378 = 0x1ff;
    u64 v1379 = v4 & v1378;
    u64 v1380 = 0x1ff;
    u8 v1381 = (u64)v1379 == (u64)v1380;
    u64 v1382 = v1381;
    u64 v1383 = load_u64((const u8 *)v1 + 0);
    u64 v1384 = v1382 | v1383;
    u64 v1385 = load_u64((const u8 *)v1 + 24);
    u64 v1386 = v1384 | v1385;
    if (v1386) { goto b231; } else { goto b232; }
b231:;
    u8 v1387 = 0;
    store_u64((u8 *)v1 + 40, v1366);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 384, v19);
    return v1387;
b232:;
    { u64 n1388 = v4; u64 n1397 = v4; u64 n1406 = v4; v1388 = n1388; v1397 = n1397; v1406 = n1406; goto b66; }
b66:;
    u64 v1415 = load_u64((const u8 *)v1 + 128);
    if (v1415) { goto b233; } else { goto b234; }
b233:;
    u64 v1416 = load_u64((const u8 *)v3 + 16);
    u64 v1417 = load_u64((const u8 *)v0 + 440);
    u64 v1418 = v1416 + v1417;
    u16 v1419 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v1418 + 0, v1419);
    u64 v1420 = 0x2;
    u64 v1421 = v1417 + v1420;
    store_u64((u8 *)v0 + 440, v1421);
    { goto b234; }
b234:;
    u64 v1422 = load_u64((const u8 *)v1 + 144);
    if (v1422) { goto b235; } else { goto b236; }
b235:;
    u64 v1423 = load_u64((const u8 *)v3 + 16);
    u64 v1424 = load_u64((const u8 *)v0 + 440);
    u64 v1425 = v1423 + v1424;
    u64 v1426 = load_u64((const u8 *)v2 + 160);
    u64 v1427 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v1425 + 0, v1426);
    store_u64((u8 *)v1425 + 6, v1427);
    u64 v1428 = 0xe;
    u64 v1429 = v1424 + v1428;
    store_u64((u8 *)v0 + 440, v1429);
    { goto b236; }
b236:;
    u64 v1430 = load_u64((const u8 *)v1 + 152);
    if (v1430) { goto b237; } else { goto b238; }
b237:;
    u64 v1431 = load_u64((const u8 *)v3 + 16);
    u64 v1432 = load_u64((const u8 *)v0 + 440);
    u64 v1433 = v1431 + v1432;
    u64 v1434 = load_u64((const u8 *)v2 + 176);
    u64 v1435 = load_u64((const u8 *)v2 + 184);
    u64 v1436 = load_u64((const u8 *)v2 + 192);
    u64 v1437 = load_u64((const u8 *)v2 + 200);
    u64 v1438 = load_u64((const u8 *)v2 + 208);
    u64 v1439 = load_u64((const u8 *)v2 + 216);
    u32 v1440 = load_u32((const u8 *)v2 + 224);
    store_u64((u8 *)v1433 + 0, v1434);
    store_u64((u8 *)v1433 + 8, v1435);
    store_u64((u8 *)v1433 + 16, v1436);
    store_u64((u8 *)v1433 + 24, v1437);
    store_u64((u8 *)v1433 + 32, v1438);
    store_u64((u8 *)v1433 + 40, v1439);
    store_u32((u8 *)v1433 + 48, v1440);
    u64 v1441 = 0x34;
    u64 v1442 = v1432 + v1441;
    store_u64((u8 *)v0 + 440, v1442);
    { goto b238; }
b238:;
    u64 v1443 = load_u64((const u8 *)v1 + 160);
    if (v1443) { goto b239; } else { goto b240; }
b239:;
    u64 v1444 = load_u64((const u8 *)v3 + 16);
    u64 v1445 = load_u64((const u8 *)v0 + 440);
    u64 v1446 = v1444 + v1445;
    u64 v1447 = load_u64((const u8 *)v2 + 240);
    u64 v1448 = load_u64((const u8 *)v2 + 248);
    u32 v1449 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v1446 + 0, v1447);
    store_u64((u8 *)v1446 + 8, v1448);
    store_u32((u8 *)v1446 + 16, v1449);
    u64 v1450 = 0x14;
    u64 v1451 = v1445 + v1450;
    store_u64((u8 *)v0 + 440, v1451);
    { goto b240; }
b240:;
    u64 v1452 = load_u64((const u8 *)v1 + 168);
    if (v1452) { goto b241; } else { goto b242; }
b241:;
    u64 v1453 = load_u64((const u8 *)v3 + 0);
    u32 v1454 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1453, 584);
    { goto b242; }
b242:;
    if (v1388) { goto b243; } else { goto b244; }
b243:;
    u64 v1455 = load_u64((const u8 *)v3 + 16);
    u64 v1456 = load_u64((const u8 *)v0 + 440);
    u64 v1457 = v1455 + v1456;
    u64 v1458 = load_u64((const u8 *)v2 + 336);
    u64 v1459 = load_u64((const u8 *)v2 + 344);
    store_u64((u8 *)v1457 + 0, v1458);
    store_u64((u8 *)v1457 + 8, v1459);
    u64 v1460 = 0x10;
    u64 v1461 = v1456 + v1460;
    store_u64((u8 *)v0 + 440, v1461);
    { goto b244; }
b244:;
    if (v1397) { goto b245; } else { goto b246; }
b245:;
    u64 v1462 = load_u64((const u8 *)v3 + 16);
    u64 v1463 = load_u64((const u8 *)v0 + 440);
    u64 v1464 = v1462 + v1463;
    u64 v1465 = load_u64((const u8 *)v2 + 352);
    u64 v1466 = load_u64((const u8 *)v2 + 360);
    u32 v1467 = load_u32((const u8 *)v2 + 368);
    store_u64((u8 *)v1464 + 0, v1465);
    store_u64((u8 *)v1464 + 8, v1466);
    store_u32((u8 *)v1464 + 16, v1467);
    u64 v1468 = 0x14;
    u64 v1469 = v1463 + v1468;
    store_u64((u8 *)v0 + 440, v1469);
    { goto b246; }
b246:;
    if (v1406) { goto b247; } else { goto b248; }
b247:;
    u64 v1470 = load_u64((const u8 *)v3 + 16);
    u64 v1471 = load_u64((const u8 *)v0 + 440);
    u64 v1472 = v1470 + v1471;
    u64 v1473 = load_u64((const u8 *)v2 + 384);
    store_u64((u8 *)v1472 + 0, v1473);
    u64 v1474 = 0x8;
    u64 v1475 = v1471 + v1474;
    store_u64((u8 *)v0 + 440, v1475);
    { goto b248; }
b248:;
    u8 v1476 = 1;
    return v1476;
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
    u32 v30 = load_u32((const u8 *)v2 + 224);
    store_u64((u8 *)v23 + 0, v24);
    store_u64((u8 *)v23 + 8, v25);
    store_u64((u8 *)v23 + 16, v26);
    store_u64((u8 *)v23 + 24, v27);
    store_u64((u8 *)v23 + 32, v28);
    store_u64((u8 *)v23 + 40, v29);
    store_u32((u8 *)v23 + 48, v30);
    u64 v31 = 0x34;
    u64 v32 = v22 + v31;
    store_u64((u8 *)v0 + 440, v32);
    { goto b6; }
b6:;
    u64 v33 = load_u64((const u8 *)v1 + 160);
    if (v33) { goto b7; } else { goto b8; }
b7:;
    u64 v34 = load_u64((const u8 *)v3 + 16);
    u64 v35 = load_u64((const u8 *)v0 + 440);
    u64 v36 = v34 + v35;
    u64 v37 = load_u64((const u8 *)v2 + 240);
    u64 v38 = load_u64((const u8 *)v2 + 248);
    u32 v39 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v36 + 0, v37);
    store_u64((u8 *)v36 + 8, v38);
    store_u32((u8 *)v36 + 16, v39);
    u64 v40 = 0x14;
    u64 v41 = v35 + v40;
    store_u64((u8 *)v0 + 440, v41);
    { goto b8; }
b8:;
    u64 v42 = load_u64((const u8 *)v1 + 168);
    if (v42) { goto b9; } else { goto b10; }
b9:;
    u64 v43 = load_u64((const u8 *)v3 + 0);
    u32 v44 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v43, 584);
    { goto b10; }
b10:;
    u64 v45 = load_u64((const u8 *)v1 + 184);
    if (v45) { goto b11; } else { goto b12; }
b11:;
    u64 v46 = load_u64((const u8 *)v3 + 16);
    u64 v47 = load_u64((const u8 *)v0 + 440);
    u64 v48 = v46 + v47;
    u64 v49 = load_u64((const u8 *)v2 + 336);
    u64 v50 = load_u64((const u8 *)v2 + 344);
    store_u64((u8 *)v48 + 0, v49);
    store_u64((u8 *)v48 + 8, v50);
    u64 v51 = 0x10;
    u64 v52 = v47 + v51;
    store_u64((u8 *)v0 + 440, v52);
    { goto b12; }
b12:;
    u64 v53 = load_u64((const u8 *)v1 + 192);
    if (v53) { goto b13; } else { goto b14; }
b13:;
    u64 v54 = load_u64((const u8 *)v3 + 16);
    u64 v55 = load_u64((const u8 *)v0 + 440);
    u64 v56 = v54 + v55;
    u64 v57 = load_u64((const u8 *)v2 + 352);
    u64 v58 = load_u64((const u8 *)v2 + 360);
    u32 v59 = load_u32((const u8 *)v2 + 368);
    store_u64((u8 *)v56 + 0, v57);
    store_u64((u8 *)v56 + 8, v58);
    store_u32((u8 *)v56 + 16, v59);
    u64 v60 = 0x14;
    u64 v61 = v55 + v60;
    store_u64((u8 *)v0 + 440, v61);
    { goto b14; }
b14:;
    u64 v62 = load_u64((const u8 *)v1 + 200);
    if (v62) { goto b15; } else { goto b16; }
b15:;
    u64 v63 = load_u64((const u8 *)v3 + 16);
    u64 v64 = load_u64((const u8 *)v0 + 440);
    u64 v65 = v63 + v64;
    u64 v66 = load_u64((const u8 *)v2 + 384);
    store_u64((u8 *)v65 + 0, v66);
    u64 v67 = 0x8;
    u64 v68 = v64 + v67;
    store_u64((u8 *)v0 + 440, v68);
    { goto b16; }
b16:;
    u8 v69 = 1;
    return v69;
}
