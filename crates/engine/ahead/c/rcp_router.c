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
    u64 v311;
    u64 v379;
    u64 v380;
    u64 v381;
    u64 v386;
    u64 v388;
    u64 v390;
    u64 v392;
    u64 v394;
    u64 v396;
    u64 v398;
    u64 v400;
    u64 v402;
    u64 v404;
    u64 v406;
    u64 v408;
    u64 v410;
    u64 v412;
    u64 v414;
    u64 v416;
    u64 v436;
    u64 v437;
    u64 v509;
    u64 v510;
    u64 v511;
    u64 v516;
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
    u64 v575;
    u64 v576;
    u64 v577;
    u64 v580;
    u64 v593;
    u64 v674;
    u64 v675;
    u64 v676;
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
    u64 v779;
    u64 v780;
    u64 v863;
    u64 v864;
    u64 v865;
    u64 v870;
    u64 v872;
    u64 v874;
    u64 v876;
    u64 v878;
    u64 v880;
    u64 v882;
    u64 v884;
    u64 v886;
    u64 v888;
    u64 v890;
    u64 v892;
    u64 v894;
    u64 v896;
    u64 v898;
    u64 v900;
    u64 v902;
    u64 v904;
    u64 v965;
    u64 v966;
    u64 v967;
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
    u64 v1004;
    u64 v1006;
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
    u64 v1023;
    u64 v1024;
    u64 v1025;
    u64 v1029;
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
    u64 v1045;
    u64 v1046;
    u64 v1047;
    u64 v1053;
    u64 v1120;
    u64 v1122;
    u64 v1124;
    u64 v1126;
    u64 v1128;
    u64 v1130;
    u64 v1132;
    u64 v1133;
    u64 v1134;
    u64 v1135;
    u64 v1136;
    u64 v1137;
    u64 v1138;
    u64 v1164;
    u64 v1198;
    u64 v1257;
    u64 v1260;
    u64 v1263;
    u64 v1266;
    u64 v1269;
    u64 v1272;
    u64 v1275;
    u64 v1278;
    u64 v1281;
    u64 v1283;
    u64 v1285;
    u64 v1287;
    u64 v1289;
    u64 v1290;
    u64 v1391;
    u64 v1400;
    u64 v1409;
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
    if (v22) { goto b68; } else { goto b69; }
b68:;
    { goto b3; }
b69:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 272);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b70; } else { goto b71; }
b70:;
    { goto b2; }
b71:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b72; } else { goto b73; }
b72:;
    { goto b4; }
b73:;
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
    if (v47) { goto b74; } else { goto b75; }
b74:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 384, v19);
    return v48;
b75:;
    u64 v1392 = load_u64((const u8 *)v1 + 184);
    u64 v1401 = load_u64((const u8 *)v1 + 192);
    u64 v1410 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1392; u64 n1400 = v1401; u64 n1409 = v1410; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 240);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b76; } else { goto b77; }
b76:;
    { goto b5; }
b77:;
    u64 v51 = load_u64((const u8 *)v1 + 424);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 == (u64)v52;
    if (v53) { goto b78; } else { goto b79; }
b78:;
    { goto b5; }
b79:;
    u64 v54 = load_u64((const u8 *)v1 + 184);
    u8 v55 = (u64)v54 == (u64)v4;
    if (v55) { goto b80; } else { goto b81; }
b80:;
    u64 v109 = load_u64((const u8 *)v1 + 216);
    u64 v111 = load_u64((const u8 *)v1 + 224);
    { u64 n108 = v109; u64 n110 = v111; v108 = n108; v110 = n110; goto b7; }
b81:;
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
    if (v90) { goto b82; } else { goto b83; }
b82:;
    { u64 n106 = v87; u64 n107 = v88; v106 = n106; v107 = n107; goto b6; }
b83:;
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
    if (v112) { goto b84; } else { goto b85; }
b84:;
    { goto b8; }
b85:;
    u64 v113 = load_u64((const u8 *)v1 + 424);
    u64 v114 = 0x1;
    u8 v115 = (u64)v113 != (u64)v114;
    if (v115) { goto b86; } else { goto b87; }
b86:;
    { goto b9; }
b87:;
    { goto b8; }
b8:;
    u64 v116 = load_u64((const u8 *)v1 + 208);
    u64 v117 = 0x80;
    u8 v118 = (u64)v116 < (u64)v117;
    if (v118) { goto b88; } else { goto b89; }
b88:;
    { goto b9; }
b89:;
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
    if (v152) { goto b90; } else { goto b91; }
b90:;
    { goto b9; }
b91:;
    u64 v153 = load_u64((const u8 *)v3 + 24);
    u64 v154 = 0xffffffff;
    u64 v155 = v140 & v154;
    u64 v156 = 0x10000;
    u8 v157 = (u64)v155 < (u64)v156;
    u64 v158 = v157 ? v155 : v4;
    u64 v159 = 0x8;
    u64 v160 = v158 * v159;
    u64 v161 = v153 + v160;
    if (v157) { goto b92; } else { goto b93; }
b92:;
    store_u64((u8 *)v161 + 40960, v124);
    { goto b93; }
b93:;
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
    if (v187) { goto b94; } else { goto b95; }
b94:;
    store_u64((u8 *)v191 + 565248, v182);
    { goto b95; }
b95:;
    { goto b9; }
b9:;
    u8 v192 = (u64)v49 == (u64)v4;
    if (v192) { goto b96; } else { goto b97; }
b96:;
    { goto b59; }
b97:;
    u64 v233 = load_u64((const u8 *)v1 + 264);
    { u64 n232 = v233; u64 n234 = v4; v232 = n232; v234 = n234; goto b10; }
b59:;
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
    u32 v215 = 0x23a;
    u8 v216 = (u32)v209 == (u32)v215;
    if (v216) { goto b98; } else { goto b99; }
b98:;
    u64 v217 = load_u64((const u8 *)v214 + 0);
    { goto b60; }
b99:;
    u32 v218 = 0x23d;
    u8 v219 = (u32)v209 == (u32)v218;
    if (v219) { goto b100; } else { goto b101; }
b100:;
    { goto b61; }
b101:;
    { goto b62; }
b60:;
    u8 v220 = (u64)v203 != (u64)v4;
    if (v220) { goto b102; } else { goto b103; }
b102:;
    { u64 n226 = v217; v226 = n226; goto b65; }
b103:;
    { u64 n223 = v217; v223 = n223; goto b63; }
b61:;
    u8 v221 = (u64)v203 != (u64)v4;
    if (v221) { goto b104; } else { goto b105; }
b104:;
    u64 v227 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v227; v226 = n226; goto b65; }
b105:;
    u64 v224 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v224; v223 = n223; goto b63; }
b62:;
    u8 v222 = (u64)v203 != (u64)v4;
    if (v222) { goto b106; } else { goto b107; }
b106:;
    u64 v228 = load_u64((const u8 *)v1 + 264);
    { u64 n226 = v228; v226 = n226; goto b65; }
b107:;
    u64 v225 = load_u64((const u8 *)v1 + 264);
    { u64 n223 = v225; v223 = n223; goto b63; }
b63:;
    { u64 n230 = v223; u64 n231 = v4; v230 = n230; v231 = n231; goto b64; }
b65:;
    u64 v229 = 0x1;
    { u64 n230 = v226; u64 n231 = v229; v230 = n230; v231 = n231; goto b64; }
b64:;
    { u64 n232 = v230; u64 n234 = v231; v232 = n232; v234 = n234; goto b10; }
b10:;
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b108; } else { goto b109; }
b108:;
    u64 v1258 = load_u64((const u8 *)v1 + 0);
    u64 v1261 = load_u64((const u8 *)v1 + 8);
    u64 v1264 = load_u64((const u8 *)v1 + 272);
    u64 v1267 = load_u64((const u8 *)v1 + 280);
    u64 v1270 = load_u64((const u8 *)v1 + 288);
    u64 v1273 = load_u64((const u8 *)v1 + 296);
    u64 v1276 = load_u64((const u8 *)v1 + 304);
    u64 v1279 = load_u64((const u8 *)v1 + 312);
    u64 v1282 = load_u64((const u8 *)v1 + 320);
    u64 v1284 = load_u64((const u8 *)v1 + 328);
    u64 v1286 = load_u64((const u8 *)v1 + 336);
    u64 v1288 = load_u64((const u8 *)v1 + 344);
    { u64 n1257 = v1258; u64 n1260 = v1261; u64 n1263 = v1264; u64 n1266 = v1267; u64 n1269 = v1270; u64 n1272 = v1273; u64 n1275 = v1276; u64 n1278 = v1279; u64 n1281 = v1282; u64 n1283 = v1284; u64 n1285 = v1286; u64 n1287 = v1288; u64 n1289 = v4; u64 n1290 = v19; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1281 = n1281; v1283 = n1283; v1285 = n1285; v1287 = n1287; v1289 = n1289; v1290 = n1290; goto b35; }
b109:;
    u8 v236 = (u64)v49 != (u64)v4;
    if (v236) { goto b110; } else { goto b111; }
b110:;
    { goto b11; }
b111:;
    u64 v237 = load_u64((const u8 *)v1 + 424);
    u64 v238 = 0x1;
    u8 v239 = (u64)v237 != (u64)v238;
    if (v239) { goto b112; } else { goto b113; }
b112:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b113:;
    { goto b11; }
b11:;
    u64 v240 = load_u64((const u8 *)v3 + 24);
    u64 v241 = 0x8;
    u64 v242 = v16 * v241;
    u64 v243 = v240 + v242;
    u64 v244 = load_u64((const u8 *)v243 + 573440);
    u8 v245 = (u64)v244 == (u64)v4;
    if (v245) { goto b114; } else { goto b115; }
b114:;
    { u64 n249 = v232; v249 = n249; goto b12; }
b115:;
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
    if (v270) { goto b116; } else { goto b117; }
b116:;
    u64 v1121 = load_u64((const u8 *)v1 + 248);
    u64 v1123 = load_u64((const u8 *)v1 + 256);
    u64 v1125 = load_u64((const u8 *)v1 + 320);
    u64 v1127 = load_u64((const u8 *)v1 + 328);
    u64 v1129 = load_u64((const u8 *)v1 + 336);
    u64 v1131 = load_u64((const u8 *)v1 + 344);
    { u64 n1120 = v1121; u64 n1122 = v1123; u64 n1124 = v1125; u64 n1126 = v1127; u64 n1128 = v1129; u64 n1130 = v1131; u64 n1132 = v4; u64 n1133 = v16; u64 n1134 = v19; u64 n1135 = v7; u64 n1136 = v16; u64 n1137 = v269; u64 n1138 = v13; v1120 = n1120; v1122 = n1122; v1124 = n1124; v1126 = n1126; v1128 = n1128; v1130 = n1130; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; v1136 = n1136; v1137 = n1137; v1138 = n1138; goto b30; }
b117:;
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
    u8 v309 = (u64)v308 != (u64)v4;
    if (v309) { goto b118; } else { goto b119; }
b118:;
    { u64 n311 = v308; v311 = n311; goto b13; }
b119:;
    u64 v310 = 0x1;
    { u64 n311 = v310; v311 = n311; goto b13; }
b13:;
    u64 v312 = v275 - v285;
    u8 v313 = (u64)v295 == (u64)v4;
    if (v313) { goto b120; } else { goto b121; }
b120:;
    { u64 n561 = v311; u64 n562 = v312; u64 n563 = v249; u64 n564 = v4; u64 n565 = v16; u64 n566 = v19; u64 n567 = v7; u64 n568 = v16; u64 n569 = v269; u64 n570 = v7; u64 n571 = v10; u64 n572 = v13; u64 n573 = v275; u64 n574 = v300; u64 n575 = v305; u64 n576 = v290; u64 n577 = v295; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; goto b20; }
b121:;
    u64 v314 = 0x8;
    u64 v315 = v4 << (v314 & 63);
    u64 v316 = 0x38;
    u64 v317 = v290 >> (v316 & 63);
    u64 v318 = 0x8;
    u64 v319 = v290 << (v318 & 63);
    u64 v320 = v315 | v317;
    u64 v321 = v320 >> (v4 & 63);
    u64 v322 = 0xffffffffffffff;
    u64 v323 = v290 & v322;
    u64 v324 = 0x8;
    u64 v325 = v323 << (v324 & 63);
    u64 v326 = v325 | v4;
    u8 v327 = (u64)v321 < (u64)v295;
    if (v327) { goto b122; } else { goto b123; }
b122:;
    { goto b14; }
b123:;
    u64 v328 = 0xffffffffffffffff;
    { u64 n386 = v311; u64 n388 = v312; u64 n390 = v249; u64 n392 = v4; u64 n394 = v16; u64 n396 = v19; u64 n398 = v7; u64 n400 = v16; u64 n402 = v269; u64 n404 = v328; u64 n406 = v7; u64 n408 = v10; u64 n410 = v13; u64 n412 = v275; u64 n414 = v300; u64 n416 = v305; v386 = n386; v388 = n388; v390 = n390; v392 = n392; v394 = n394; v396 = n396; v398 = n398; v400 = n400; v402 = n402; v404 = n404; v406 = n406; v408 = n408; v410 = n410; v412 = n412; v414 = n414; v416 = n416; goto b18; }
b14:;
    store_u64((u8 *)v1 + 248, v311);
    store_u64((u8 *)v1 + 256, v312);
    store_u64((u8 *)v1 + 264, v249);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 368, v16);
    store_u64((u8 *)v1 + 384, v19);
    store_u64((u8 *)v1 + 408, v7);
    store_u64((u8 *)v1 + 880, v16);
    store_u64((u8 *)v1 + 904, v269);
    store_u64((u8 *)v1 + 1032, v4);
    store_u64((u8 *)v1 + 1040, v321);
    store_u64((u8 *)v1 + 1048, v4);
    store_u64((u8 *)v1 + 1056, v326);
    store_u64((u8 *)v1 + 1064, v4);
    store_u64((u8 *)v1 + 1288, v7);
    store_u64((u8 *)v1 + 1296, v10);
    store_u64((u8 *)v1 + 1304, v13);
    store_u64((u8 *)v1 + 1336, v275);
    store_u64((u8 *)v1 + 1344, v300);
    store_u64((u8 *)v1 + 1352, v305);
    store_u64((u8 *)v1 + 1368, v295);
    store_u64((u8 *)v1 + 2632, v4);
    { goto b15; }
b15:;
    u64 v329 = load_u64((const u8 *)v1 + 2632);
    u64 v330 = 0x1;
    u64 v331 = v329 + v330;
    u64 v332 = 0x10000;
    u8 v333 = (u64)v331 < (u64)v332;
    if (v333) { goto b124; } else { goto b125; }
b124:;
    { goto b16; }
b125:;
    u64 v334 = 0x1;
    u64 v335 = 0x1ff;
    u64 v336 = 0x1ff;
    u64 v337 = v335 & v336;
    u64 v338 = 0x1ff;
    u8 v339 = (u64)v337 == (u64)v338;
    u64 v340 = v339;
    u64 v341 = load_u64((const u8 *)v1 + 0);
    u64 v342 = v340 | v341;
    u64 v343 = load_u64((const u8 *)v1 + 24);
    u64 v344 = v342 | v343;
    if (v344) { goto b126; } else { goto b127; }
b126:;
    u8 v345 = 0;
    store_u64((u8 *)v1 + 80, v334);
    store_u64((u8 *)v1 + 360, v335);
    store_u64((u8 *)v1 + 416, v4);
    return v345;
b127:;
    u64 v1393 = load_u64((const u8 *)v1 + 184);
    u64 v1402 = load_u64((const u8 *)v1 + 192);
    u64 v1411 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1393; u64 n1400 = v1402; u64 n1409 = v1411; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b16:;
    u64 v346 = load_u64((const u8 *)v1 + 1064);
    u64 v347 = 0x40;
    u8 v348 = (u64)v346 >= (u64)v347;
    if (v348) { goto b128; } else { goto b129; }
b128:;
    u64 v387 = load_u64((const u8 *)v1 + 248);
    u64 v389 = load_u64((const u8 *)v1 + 256);
    u64 v391 = load_u64((const u8 *)v1 + 264);
    u64 v393 = load_u64((const u8 *)v1 + 360);
    u64 v395 = load_u64((const u8 *)v1 + 368);
    u64 v397 = load_u64((const u8 *)v1 + 384);
    u64 v399 = load_u64((const u8 *)v1 + 408);
    u64 v401 = load_u64((const u8 *)v1 + 880);
    u64 v403 = load_u64((const u8 *)v1 + 904);
    u64 v405 = load_u64((const u8 *)v1 + 1032);
    u64 v407 = load_u64((const u8 *)v1 + 1288);
    u64 v409 = load_u64((const u8 *)v1 + 1296);
    u64 v411 = load_u64((const u8 *)v1 + 1304);
    u64 v413 = load_u64((const u8 *)v1 + 1336);
    u64 v415 = load_u64((const u8 *)v1 + 1344);
    u64 v417 = load_u64((const u8 *)v1 + 1352);
    { u64 n386 = v387; u64 n388 = v389; u64 n390 = v391; u64 n392 = v393; u64 n394 = v395; u64 n396 = v397; u64 n398 = v399; u64 n400 = v401; u64 n402 = v403; u64 n404 = v405; u64 n406 = v407; u64 n408 = v409; u64 n410 = v411; u64 n412 = v413; u64 n414 = v415; u64 n416 = v417; v386 = n386; v388 = n388; v390 = n390; v392 = n392; v394 = n394; v396 = n396; v398 = n398; v400 = n400; v402 = n402; v404 = n404; v406 = n406; v408 = n408; v410 = n410; v412 = n412; v414 = n414; v416 = n416; goto b18; }
b129:;
    u64 v349 = load_u64((const u8 *)v1 + 1040);
    u64 v350 = load_u64((const u8 *)v1 + 1048);
    u64 v351 = 0x1;
    u64 v352 = v350 << (v351 & 63);
    u64 v353 = 0x3f;
    u64 v354 = v349 >> (v353 & 63);
    u64 v355 = 0x1;
    u64 v356 = v349 << (v355 & 63);
    u64 v357 = v352 | v354;
    u64 v358 = load_u64((const u8 *)v1 + 1056);
    u64 v359 = 0x3f;
    u64 v360 = v358 >> (v359 & 63);
    u64 v361 = v356 | v360;
    u64 v362 = v357 | v4;
    u64 v363 = 0x1;
    u64 v364 = v358 << (v363 & 63);
    u64 v365 = load_u64((const u8 *)v1 + 1032);
    u64 v366 = 0x1;
    u64 v367 = v365 << (v366 & 63);
    u64 v368 = load_u64((const u8 *)v1 + 1368);
    u128 v369 = (u128)v362 << 64 | v361;
    u128 v370 = (u128)v4 << 64 | v368;
    u8 v371 = (u128)v369 < (u128)v370;
    if (v371) { goto b130; } else { goto b131; }
b130:;
    { u64 n379 = v367; u64 n380 = v361; u64 n381 = v362; v379 = n379; v380 = n380; v381 = n381; goto b17; }
b131:;
    u128 v372 = (u128)v362 << 64 | v361;
    u128 v373 = (u128)v4 << 64 | v368;
    u128 v374 = v372 - v373;
    u64 v375 = (u64)v374;
    u64 v376 = (u64)(v374 >> 64);
    u64 v377 = 0x1;
    u64 v378 = v367 | v377;
    { u64 n379 = v378; u64 n380 = v375; u64 n381 = v376; v379 = n379; v380 = n380; v381 = n381; goto b17; }
b17:;
    u64 v382 = 0x1;
    u64 v383 = v346 + v382;
    u64 v384 = 0xff;
    u64 v385 = v383 & v384;
    store_u64((u8 *)v1 + 1032, v379);
    store_u64((u8 *)v1 + 1040, v380);
    store_u64((u8 *)v1 + 1048, v381);
    store_u64((u8 *)v1 + 1056, v364);
    store_u64((u8 *)v1 + 1064, v385);
    store_u64((u8 *)v1 + 2632, v331);
    { goto b15; }
b18:;
    u64 v418 = 0x30d4000;
    u8 v419 = (u64)v416 == (u64)v418;
    if (v419) { goto b132; } else { goto b133; }
b132:;
    { goto b19; }
b133:;
    u64 v420 = 0x8;
    u64 v421 = v386 << (v420 & 63);
    u8 v422 = (u64)v421 < (u64)v416;
    if (v422) { goto b134; } else { goto b135; }
b134:;
    { goto b51; }
b135:;
    { goto b19; }
b19:;
    u64 v423 = 0xffffffff;
    u64 v424 = v404 & v423;
    { u64 n561 = v386; u64 n562 = v388; u64 n563 = v390; u64 n564 = v392; u64 n565 = v394; u64 n566 = v396; u64 n567 = v398; u64 n568 = v400; u64 n569 = v402; u64 n570 = v406; u64 n571 = v408; u64 n572 = v410; u64 n573 = v412; u64 n574 = v414; u64 n575 = v424; u64 n576 = v4; u64 n577 = v4; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; goto b20; }
b51:;
    u128 v425 = (u128)v4 << 64 | v404;
    u128 v426 = (u128)v4 << 64 | v416;
    u128 v427 = v425 - v426;
    u64 v428 = (u64)v427;
    u64 v429 = (u64)(v427 >> 64);
    u8 v430 = (u64)v404 >= (u64)v416;
    if (v430) { goto b136; } else { goto b137; }
b136:;
    { u64 n436 = v428; u64 n437 = v429; v436 = n436; v437 = n437; goto b52; }
b137:;
    u128 v431 = (u128)v4 << 64 | v416;
    u128 v432 = (u128)v4 << 64 | v404;
    u128 v433 = v431 - v432;
    u64 v434 = (u64)v433;
    u64 v435 = (u64)(v433 >> 64);
    { u64 n436 = v434; u64 n437 = v435; v436 = n436; v437 = n437; goto b52; }
b52:;
    u128 v438 = (u128)v437 << 64 | v436;
    u128 v439 = (u128)v4 << 64 | v386;
    u128 v440 = v438 * v439;
    u64 v441 = (u64)v440;
    u64 v442 = (u64)(v440 >> 64);
    u64 v443 = 0x8;
    u64 v444 = v442 << (v443 & 63);
    u64 v445 = 0x38;
    u64 v446 = v441 >> (v445 & 63);
    u64 v447 = 0x8;
    u64 v448 = v441 << (v447 & 63);
    u64 v449 = v444 | v446;
    u64 v450 = v449 >> (v4 & 63);
    u64 v451 = v436 * v386;
    u64 v452 = 0xffffffffffffff;
    u64 v453 = v451 & v452;
    u64 v454 = 0x8;
    u64 v455 = v453 << (v454 & 63);
    u64 v456 = v455 | v4;
    u8 v457 = (u64)v450 < (u64)v416;
    if (v457) { goto b138; } else { goto b139; }
b138:;
    { goto b53; }
b139:;
    u64 v458 = 0xffffffffffffffff;
    { u64 n516 = v386; u64 n518 = v388; u64 n520 = v390; u64 n522 = v392; u64 n524 = v394; u64 n526 = v396; u64 n528 = v398; u64 n530 = v400; u64 n532 = v402; u64 n534 = v404; u64 n536 = v458; u64 n538 = v406; u64 n540 = v408; u64 n542 = v410; u64 n544 = v412; u64 n546 = v414; u64 n548 = v416; u64 n550 = v4; u64 n552 = v4; v516 = n516; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; v544 = n544; v546 = n546; v548 = n548; v550 = n550; v552 = n552; goto b57; }
b53:;
    store_u64((u8 *)v1 + 248, v386);
    store_u64((u8 *)v1 + 256, v388);
    store_u64((u8 *)v1 + 264, v390);
    store_u64((u8 *)v1 + 360, v392);
    store_u64((u8 *)v1 + 368, v394);
    store_u64((u8 *)v1 + 384, v396);
    store_u64((u8 *)v1 + 408, v398);
    store_u64((u8 *)v1 + 880, v400);
    store_u64((u8 *)v1 + 904, v402);
    store_u64((u8 *)v1 + 1008, v404);
    store_u64((u8 *)v1 + 1072, v4);
    store_u64((u8 *)v1 + 1080, v450);
    store_u64((u8 *)v1 + 1088, v4);
    store_u64((u8 *)v1 + 1096, v456);
    store_u64((u8 *)v1 + 1104, v4);
    store_u64((u8 *)v1 + 1288, v406);
    store_u64((u8 *)v1 + 1296, v408);
    store_u64((u8 *)v1 + 1304, v410);
    store_u64((u8 *)v1 + 1336, v412);
    store_u64((u8 *)v1 + 1344, v414);
    store_u64((u8 *)v1 + 1352, v416);
    store_u64((u8 *)v1 + 1360, v4);
    store_u64((u8 *)v1 + 1368, v4);
    store_u64((u8 *)v1 + 4696, v4);
    { goto b54; }
b54:;
    u64 v459 = load_u64((const u8 *)v1 + 4696);
    u64 v460 = 0x1;
    u64 v461 = v459 + v460;
    u64 v462 = 0x10000;
    u8 v463 = (u64)v461 < (u64)v462;
    if (v463) { goto b140; } else { goto b141; }
b140:;
    { goto b55; }
b141:;
    u64 v464 = 0x1;
    u64 v465 = 0x1ff;
    u64 v466 = 0x1ff;
    u64 v467 = v465 & v466;
    u64 v468 = 0x1ff;
    u8 v469 = (u64)v467 == (u64)v468;
    u64 v470 = v469;
    u64 v471 = load_u64((const u8 *)v1 + 0);
    u64 v472 = v470 | v471;
    u64 v473 = load_u64((const u8 *)v1 + 24);
    u64 v474 = v472 | v473;
    if (v474) { goto b142; } else { goto b143; }
b142:;
    u8 v475 = 0;
    store_u64((u8 *)v1 + 80, v464);
    store_u64((u8 *)v1 + 360, v465);
    store_u64((u8 *)v1 + 416, v4);
    return v475;
b143:;
    u64 v1394 = load_u64((const u8 *)v1 + 184);
    u64 v1403 = load_u64((const u8 *)v1 + 192);
    u64 v1412 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1394; u64 n1400 = v1403; u64 n1409 = v1412; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b55:;
    u64 v476 = load_u64((const u8 *)v1 + 1104);
    u64 v477 = 0x40;
    u8 v478 = (u64)v476 >= (u64)v477;
    if (v478) { goto b144; } else { goto b145; }
b144:;
    u64 v517 = load_u64((const u8 *)v1 + 248);
    u64 v519 = load_u64((const u8 *)v1 + 256);
    u64 v521 = load_u64((const u8 *)v1 + 264);
    u64 v523 = load_u64((const u8 *)v1 + 360);
    u64 v525 = load_u64((const u8 *)v1 + 368);
    u64 v527 = load_u64((const u8 *)v1 + 384);
    u64 v529 = load_u64((const u8 *)v1 + 408);
    u64 v531 = load_u64((const u8 *)v1 + 880);
    u64 v533 = load_u64((const u8 *)v1 + 904);
    u64 v535 = load_u64((const u8 *)v1 + 1008);
    u64 v537 = load_u64((const u8 *)v1 + 1072);
    u64 v539 = load_u64((const u8 *)v1 + 1288);
    u64 v541 = load_u64((const u8 *)v1 + 1296);
    u64 v543 = load_u64((const u8 *)v1 + 1304);
    u64 v545 = load_u64((const u8 *)v1 + 1336);
    u64 v547 = load_u64((const u8 *)v1 + 1344);
    u64 v549 = load_u64((const u8 *)v1 + 1352);
    u64 v551 = load_u64((const u8 *)v1 + 1360);
    u64 v553 = load_u64((const u8 *)v1 + 1368);
    { u64 n516 = v517; u64 n518 = v519; u64 n520 = v521; u64 n522 = v523; u64 n524 = v525; u64 n526 = v527; u64 n528 = v529; u64 n530 = v531; u64 n532 = v533; u64 n534 = v535; u64 n536 = v537; u64 n538 = v539; u64 n540 = v541; u64 n542 = v543; u64 n544 = v545; u64 n546 = v547; u64 n548 = v549; u64 n550 = v551; u64 n552 = v553; v516 = n516; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; v544 = n544; v546 = n546; v548 = n548; v550 = n550; v552 = n552; goto b57; }
b145:;
    u64 v479 = load_u64((const u8 *)v1 + 1080);
    u64 v480 = load_u64((const u8 *)v1 + 1088);
    u64 v481 = 0x1;
    u64 v482 = v480 << (v481 & 63);
    u64 v483 = 0x3f;
    u64 v484 = v479 >> (v483 & 63);
    u64 v485 = 0x1;
    u64 v486 = v479 << (v485 & 63);
    u64 v487 = v482 | v484;
    u64 v488 = load_u64((const u8 *)v1 + 1096);
    u64 v489 = 0x3f;
    u64 v490 = v488 >> (v489 & 63);
    u64 v491 = v486 | v490;
    u64 v492 = v487 | v4;
    u64 v493 = 0x1;
    u64 v494 = v488 << (v493 & 63);
    u64 v495 = load_u64((const u8 *)v1 + 1072);
    u64 v496 = 0x1;
    u64 v497 = v495 << (v496 & 63);
    u64 v498 = load_u64((const u8 *)v1 + 1352);
    u128 v499 = (u128)v492 << 64 | v491;
    u128 v500 = (u128)v4 << 64 | v498;
    u8 v501 = (u128)v499 < (u128)v500;
    if (v501) { goto b146; } else { goto b147; }
b146:;
    { u64 n509 = v497; u64 n510 = v491; u64 n511 = v492; v509 = n509; v510 = n510; v511 = n511; goto b56; }
b147:;
    u128 v502 = (u128)v492 << 64 | v491;
    u128 v503 = (u128)v4 << 64 | v498;
    u128 v504 = v502 - v503;
    u64 v505 = (u64)v504;
    u64 v506 = (u64)(v504 >> 64);
    u64 v507 = 0x1;
    u64 v508 = v497 | v507;
    { u64 n509 = v508; u64 n510 = v505; u64 n511 = v506; v509 = n509; v510 = n510; v511 = n511; goto b56; }
b56:;
    u64 v512 = 0x1;
    u64 v513 = v476 + v512;
    u64 v514 = 0xff;
    u64 v515 = v513 & v514;
    store_u64((u8 *)v1 + 1072, v509);
    store_u64((u8 *)v1 + 1080, v510);
    store_u64((u8 *)v1 + 1088, v511);
    store_u64((u8 *)v1 + 1096, v494);
    store_u64((u8 *)v1 + 1104, v515);
    store_u64((u8 *)v1 + 4696, v461);
    { goto b54; }
b57:;
    u8 v554 = (u64)v534 >= (u64)v548;
    if (v554) { goto b148; } else { goto b149; }
b148:;
    { goto b58; }
b149:;
    u64 v555 = v548 - v536;
    u64 v556 = 0xffffffff;
    u64 v557 = v555 & v556;
    { u64 n561 = v516; u64 n562 = v518; u64 n563 = v520; u64 n564 = v522; u64 n565 = v524; u64 n566 = v526; u64 n567 = v528; u64 n568 = v530; u64 n569 = v532; u64 n570 = v538; u64 n571 = v540; u64 n572 = v542; u64 n573 = v544; u64 n574 = v546; u64 n575 = v557; u64 n576 = v550; u64 n577 = v552; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; goto b20; }
b58:;
    u64 v558 = v548 + v536;
    u64 v559 = 0xffffffff;
    u64 v560 = v558 & v559;
    { u64 n561 = v516; u64 n562 = v518; u64 n563 = v520; u64 n564 = v522; u64 n565 = v524; u64 n566 = v526; u64 n567 = v528; u64 n568 = v530; u64 n569 = v532; u64 n570 = v538; u64 n571 = v540; u64 n572 = v542; u64 n573 = v544; u64 n574 = v546; u64 n575 = v560; u64 n576 = v550; u64 n577 = v552; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; v568 = n568; v569 = n569; v570 = n570; v571 = n571; v572 = n572; v573 = n573; v574 = n574; v575 = n575; v576 = n576; v577 = n577; goto b20; }
b20:;
    u8 v578 = (u64)v575 != (u64)v4;
    if (v578) { goto b150; } else { goto b151; }
b150:;
    { u64 n580 = v575; v580 = n580; goto b21; }
b151:;
    u64 v579 = 0x30d4000;
    { u64 n580 = v579; v580 = n580; goto b21; }
b21:;
    u64 v581 = v563 * v571;
    u64 v582 = (u64)((u128)v563 * v571 >> 64);
    u64 v583 = 0x14;
    u64 v584 = v581 >> (v583 & 63);
    u64 v585 = 0x2c;
    u64 v586 = v582 << (v585 & 63);
    u64 v587 = v584 | v586;
    u64 v588 = 0x14;
    u64 v589 = v582 >> (v588 & 63);
    u64 v590 = 0x1fffff;
    u8 v591 = (u64)v590 >= (u64)v561;
    if (v591) { goto b152; } else { goto b153; }
b152:;
    { u64 n593 = v561; v593 = n593; goto b22; }
b153:;
    u64 v592 = 0x1fffff;
    { u64 n593 = v592; v593 = n593; goto b22; }
b22:;
    u64 v594 = v563 * v571;
    u64 v595 = (u64)((u128)v563 * v571 >> 64);
    u64 v596 = 0x14;
    u64 v597 = v594 >> (v596 & 63);
    u64 v598 = 0x2c;
    u64 v599 = v595 << (v598 & 63);
    u64 v600 = v597 | v599;
    u64 v601 = 0x14;
    u64 v602 = v595 >> (v601 & 63);
    u128 v603 = (u128)v4 << 64 | v600;
    u128 v604 = (u128)v4 << 64 | v593;
    u128 v605 = v603 * v604;
    u64 v606 = (u64)v605;
    u64 v607 = (u64)(v605 >> 64);
    u64 v608 = 0x8;
    u64 v609 = v607 << (v608 & 63);
    u64 v610 = 0x38;
    u64 v611 = v606 >> (v610 & 63);
    u64 v612 = 0x8;
    u64 v613 = v606 << (v612 & 63);
    u64 v614 = v609 | v611;
    u64 v615 = v614 >> (v4 & 63);
    u64 v616 = v600 * v593;
    u64 v617 = 0xffffffffffffff;
    u64 v618 = v616 & v617;
    u64 v619 = 0x8;
    u64 v620 = v618 << (v619 & 63);
    u64 v621 = v620 | v4;
    u8 v622 = (u64)v615 < (u64)v580;
    if (v622) { goto b154; } else { goto b155; }
b154:;
    { goto b23; }
b155:;
    u64 v623 = 0xffffffffffffffff;
    { u64 n681 = v561; u64 n683 = v562; u64 n685 = v563; u64 n687 = v564; u64 n689 = v565; u64 n691 = v566; u64 n693 = v567; u64 n695 = v568; u64 n697 = v569; u64 n699 = v593; u64 n701 = v4; u64 n703 = v623; u64 n705 = v570; u64 n707 = v572; u64 n709 = v573; u64 n711 = v574; u64 n713 = v580; u64 n715 = v576; u64 n717 = v577; u64 n719 = v587; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; v711 = n711; v713 = n713; v715 = n715; v717 = n717; v719 = n719; goto b27; }
b23:;
    store_u64((u8 *)v1 + 248, v561);
    store_u64((u8 *)v1 + 256, v562);
    store_u64((u8 *)v1 + 264, v563);
    store_u64((u8 *)v1 + 360, v564);
    store_u64((u8 *)v1 + 368, v565);
    store_u64((u8 *)v1 + 384, v566);
    store_u64((u8 *)v1 + 408, v567);
    store_u64((u8 *)v1 + 880, v568);
    store_u64((u8 *)v1 + 904, v569);
    store_u64((u8 *)v1 + 1112, v593);
    store_u64((u8 *)v1 + 1120, v4);
    store_u64((u8 *)v1 + 1168, v4);
    store_u64((u8 *)v1 + 1176, v615);
    store_u64((u8 *)v1 + 1184, v4);
    store_u64((u8 *)v1 + 1192, v621);
    store_u64((u8 *)v1 + 1200, v4);
    store_u64((u8 *)v1 + 1288, v570);
    store_u64((u8 *)v1 + 1304, v572);
    store_u64((u8 *)v1 + 1336, v573);
    store_u64((u8 *)v1 + 1344, v574);
    store_u64((u8 *)v1 + 1352, v580);
    store_u64((u8 *)v1 + 1360, v576);
    store_u64((u8 *)v1 + 1368, v577);
    store_u64((u8 *)v1 + 1376, v587);
    store_u64((u8 *)v1 + 2920, v4);
    { goto b24; }
b24:;
    u64 v624 = load_u64((const u8 *)v1 + 2920);
    u64 v625 = 0x1;
    u64 v626 = v624 + v625;
    u64 v627 = 0x10000;
    u8 v628 = (u64)v626 < (u64)v627;
    if (v628) { goto b156; } else { goto b157; }
b156:;
    { goto b25; }
b157:;
    u64 v629 = 0x1;
    u64 v630 = 0x1ff;
    u64 v631 = 0x1ff;
    u64 v632 = v630 & v631;
    u64 v633 = 0x1ff;
    u8 v634 = (u64)v632 == (u64)v633;
    u64 v635 = v634;
    u64 v636 = load_u64((const u8 *)v1 + 0);
    u64 v637 = v635 | v636;
    u64 v638 = load_u64((const u8 *)v1 + 24);
    u64 v639 = v637 | v638;
    if (v639) { goto b158; } else { goto b159; }
b158:;
    u8 v640 = 0;
    store_u64((u8 *)v1 + 80, v629);
    store_u64((u8 *)v1 + 360, v630);
    store_u64((u8 *)v1 + 416, v4);
    return v640;
b159:;
    u64 v1395 = load_u64((const u8 *)v1 + 184);
    u64 v1404 = load_u64((const u8 *)v1 + 192);
    u64 v1413 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1395; u64 n1400 = v1404; u64 n1409 = v1413; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b25:;
    u64 v641 = load_u64((const u8 *)v1 + 1200);
    u64 v642 = 0x40;
    u8 v643 = (u64)v641 >= (u64)v642;
    if (v643) { goto b160; } else { goto b161; }
b160:;
    u64 v682 = load_u64((const u8 *)v1 + 248);
    u64 v684 = load_u64((const u8 *)v1 + 256);
    u64 v686 = load_u64((const u8 *)v1 + 264);
    u64 v688 = load_u64((const u8 *)v1 + 360);
    u64 v690 = load_u64((const u8 *)v1 + 368);
    u64 v692 = load_u64((const u8 *)v1 + 384);
    u64 v694 = load_u64((const u8 *)v1 + 408);
    u64 v696 = load_u64((const u8 *)v1 + 880);
    u64 v698 = load_u64((const u8 *)v1 + 904);
    u64 v700 = load_u64((const u8 *)v1 + 1112);
    u64 v702 = load_u64((const u8 *)v1 + 1120);
    u64 v704 = load_u64((const u8 *)v1 + 1168);
    u64 v706 = load_u64((const u8 *)v1 + 1288);
    u64 v708 = load_u64((const u8 *)v1 + 1304);
    u64 v710 = load_u64((const u8 *)v1 + 1336);
    u64 v712 = load_u64((const u8 *)v1 + 1344);
    u64 v714 = load_u64((const u8 *)v1 + 1352);
    u64 v716 = load_u64((const u8 *)v1 + 1360);
    u64 v718 = load_u64((const u8 *)v1 + 1368);
    u64 v720 = load_u64((const u8 *)v1 + 1376);
    { u64 n681 = v682; u64 n683 = v684; u64 n685 = v686; u64 n687 = v688; u64 n689 = v690; u64 n691 = v692; u64 n693 = v694; u64 n695 = v696; u64 n697 = v698; u64 n699 = v700; u64 n701 = v702; u64 n703 = v704; u64 n705 = v706; u64 n707 = v708; u64 n709 = v710; u64 n711 = v712; u64 n713 = v714; u64 n715 = v716; u64 n717 = v718; u64 n719 = v720; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; v711 = n711; v713 = n713; v715 = n715; v717 = n717; v719 = n719; goto b27; }
b161:;
    u64 v644 = load_u64((const u8 *)v1 + 1176);
    u64 v645 = load_u64((const u8 *)v1 + 1184);
    u64 v646 = 0x1;
    u64 v647 = v645 << (v646 & 63);
    u64 v648 = 0x3f;
    u64 v649 = v644 >> (v648 & 63);
    u64 v650 = 0x1;
    u64 v651 = v644 << (v650 & 63);
    u64 v652 = v647 | v649;
    u64 v653 = load_u64((const u8 *)v1 + 1192);
    u64 v654 = 0x3f;
    u64 v655 = v653 >> (v654 & 63);
    u64 v656 = v651 | v655;
    u64 v657 = v652 | v4;
    u64 v658 = 0x1;
    u64 v659 = v653 << (v658 & 63);
    u64 v660 = load_u64((const u8 *)v1 + 1168);
    u64 v661 = 0x1;
    u64 v662 = v660 << (v661 & 63);
    u64 v663 = load_u64((const u8 *)v1 + 1352);
    u128 v664 = (u128)v657 << 64 | v656;
    u128 v665 = (u128)v4 << 64 | v663;
    u8 v666 = (u128)v664 < (u128)v665;
    if (v666) { goto b162; } else { goto b163; }
b162:;
    { u64 n674 = v662; u64 n675 = v656; u64 n676 = v657; v674 = n674; v675 = n675; v676 = n676; goto b26; }
b163:;
    u128 v667 = (u128)v657 << 64 | v656;
    u128 v668 = (u128)v4 << 64 | v663;
    u128 v669 = v667 - v668;
    u64 v670 = (u64)v669;
    u64 v671 = (u64)(v669 >> 64);
    u64 v672 = 0x1;
    u64 v673 = v662 | v672;
    { u64 n674 = v673; u64 n675 = v670; u64 n676 = v671; v674 = n674; v675 = n675; v676 = n676; goto b26; }
b26:;
    u64 v677 = 0x1;
    u64 v678 = v641 + v677;
    u64 v679 = 0xff;
    u64 v680 = v678 & v679;
    store_u64((u8 *)v1 + 1168, v674);
    store_u64((u8 *)v1 + 1176, v675);
    store_u64((u8 *)v1 + 1184, v676);
    store_u64((u8 *)v1 + 1192, v659);
    store_u64((u8 *)v1 + 1200, v680);
    store_u64((u8 *)v1 + 2920, v626);
    { goto b24; }
b27:;
    u8 v721 = (u64)v711 != (u64)v4;
    if (v721) { goto b164; } else { goto b165; }
b164:;
    { goto b36; }
b165:;
    u64 v722 = 0xccd;
    u64 v723 = v685 * v722;
    { u64 n1031 = v681; u64 n1032 = v683; u64 n1033 = v685; u64 n1034 = v687; u64 n1035 = v689; u64 n1036 = v691; u64 n1037 = v693; u64 n1038 = v695; u64 n1039 = v697; u64 n1040 = v705; u64 n1041 = v707; u64 n1042 = v709; u64 n1043 = v723; u64 n1044 = v713; u64 n1045 = v715; u64 n1046 = v717; u64 n1047 = v719; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; v1045 = n1045; v1046 = n1046; v1047 = n1047; goto b28; }
b36:;
    u64 v724 = v685 * v713;
    u64 v725 = (u64)((u128)v685 * v713 >> 64);
    u64 v726 = 0x14;
    u64 v727 = v724 >> (v726 & 63);
    u64 v728 = 0x2c;
    u64 v729 = v725 << (v728 & 63);
    u64 v730 = v727 | v729;
    u64 v731 = 0x14;
    u64 v732 = v725 >> (v731 & 63);
    u64 v733 = 0x8;
    u64 v734 = v732 << (v733 & 63);
    u64 v735 = 0x38;
    u64 v736 = v730 >> (v735 & 63);
    u64 v737 = 0x8;
    u64 v738 = v730 << (v737 & 63);
    u64 v739 = v734 | v736;
    u64 v740 = 0x39db;
    u64 v741 = v703 * v740;
    u64 v742 = (u64)((u128)v703 * v740 >> 64);
    u128 v743 = (u128)v4 << 64 | v685;
    u128 v744 = (u128)v701 << 64 | v699;
    u128 v745 = v743 * v744;
    u64 v746 = (u64)v745;
    u64 v747 = (u64)(v745 >> 64);
    u64 v748 = 0x14;
    u64 v749 = v746 >> (v748 & 63);
    u64 v750 = 0x2c;
    u64 v751 = v747 << (v750 & 63);
    u64 v752 = v749 | v751;
    u64 v753 = 0x14;
    u64 v754 = v747 >> (v753 & 63);
    u128 v755 = (u128)v754 << 64 | v752;
    u128 v756 = (u128)v4 << 64 | v683;
    u128 v757 = v755 - v756;
    u64 v758 = (u64)v757;
    u64 v759 = (u64)(v757 >> 64);
    u64 v760 = 0x6666;
    u128 v761 = (u128)v759 << 64 | v758;
    u128 v762 = (u128)v4 << 64 | v760;
    u128 v763 = v761 * v762;
    u64 v764 = (u64)v763;
    u64 v765 = (u64)(v763 >> 64);
    u128 v766 = (u128)v765 << 64 | v764;
    u128 v767 = (u128)v742 << 64 | v741;
    u128 v768 = v766 - v767;
    u64 v769 = (u64)v768;
    u64 v770 = (u64)(v768 >> 64);
    u128 v771 = (u128)v4 << 64 | v4;
    u128 v772 = (u128)v739 << 64 | v738;
    u128 v773 = v771 - v772;
    u64 v774 = (u64)v773;
    u64 v775 = (u64)(v773 >> 64);
    u128 v776 = (u128)v770 << 64 | v769;
    u128 v777 = (u128)v775 << 64 | v774;
    u8 v778 = (__int128)v776 >= (__int128)v777;
    if (v778) { goto b166; } else { goto b167; }
b166:;
    { u64 n779 = v769; u64 n780 = v770; v779 = n779; v780 = n780; goto b37; }
b167:;
    { u64 n779 = v774; u64 n780 = v775; v779 = n779; v780 = n780; goto b37; }
b37:;
    u128 v781 = (u128)v780 << 64 | v779;
    u128 v782 = (u128)v4 << 64 | v4;
    u8 v783 = (__int128)v781 >= (__int128)v782;
    if (v783) { goto b168; } else { goto b169; }
b168:;
    { goto b43; }
b169:;
    u128 v784 = (u128)v4 << 64 | v4;
    u128 v785 = (u128)v780 << 64 | v779;
    u128 v786 = v784 - v785;
    u64 v787 = (u64)v786;
    u64 v788 = (u64)(v786 >> 64);
    u128 v789 = (u128)v4 << 64 | v711;
    u128 v790 = (u128)v788 << 64 | v787;
    u128 v791 = v789 * v790;
    u64 v792 = (u64)v791;
    u64 v793 = (u64)(v791 >> 64);
    u64 v794 = v793 >> (v4 & 63);
    u64 v795 = v4 - v779;
    u64 v796 = v711 * v795;
    u128 v797 = (u128)v4 << 64 | v794;
    u128 v798 = (u128)v739 << 64 | v738;
    u8 v799 = (u128)v797 < (u128)v798;
    if (v799) { goto b170; } else { goto b171; }
b170:;
    { goto b38; }
b171:;
    u64 v800 = 0xffffffffffffffff;
    { u64 n972 = v681; u64 n974 = v683; u64 n976 = v685; u64 n978 = v687; u64 n980 = v689; u64 n982 = v691; u64 n984 = v693; u64 n986 = v695; u64 n988 = v697; u64 n990 = v800; u64 n992 = v705; u64 n994 = v707; u64 n996 = v709; u64 n998 = v711; u64 n1000 = v713; u64 n1002 = v715; u64 n1004 = v717; u64 n1006 = v719; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; v998 = n998; v1000 = n1000; v1002 = n1002; v1004 = n1004; v1006 = n1006; goto b42; }
b43:;
    u128 v801 = (u128)v4 << 64 | v711;
    u128 v802 = (u128)v780 << 64 | v779;
    u128 v803 = v801 * v802;
    u64 v804 = (u64)v803;
    u64 v805 = (u64)(v803 >> 64);
    u64 v806 = v805 >> (v4 & 63);
    u64 v807 = v711 * v779;
    u128 v808 = (u128)v4 << 64 | v806;
    u128 v809 = (u128)v739 << 64 | v738;
    u8 v810 = (u128)v808 < (u128)v809;
    if (v810) { goto b172; } else { goto b173; }
b172:;
    { goto b44; }
b173:;
    u64 v811 = 0xffffffffffffffff;
    { u64 n870 = v681; u64 n872 = v683; u64 n874 = v685; u64 n876 = v687; u64 n878 = v689; u64 n880 = v691; u64 n882 = v693; u64 n884 = v695; u64 n886 = v697; u64 n888 = v811; u64 n890 = v705; u64 n892 = v707; u64 n894 = v709; u64 n896 = v711; u64 n898 = v713; u64 n900 = v715; u64 n902 = v717; u64 n904 = v719; v870 = n870; v872 = n872; v874 = n874; v876 = n876; v878 = n878; v880 = n880; v882 = n882; v884 = n884; v886 = n886; v888 = n888; v890 = n890; v892 = n892; v894 = n894; v896 = n896; v898 = n898; v900 = n900; v902 = n902; v904 = n904; goto b48; }
b44:;
    store_u64((u8 *)v1 + 248, v681);
    store_u64((u8 *)v1 + 256, v683);
    store_u64((u8 *)v1 + 264, v685);
    store_u64((u8 *)v1 + 360, v687);
    store_u64((u8 *)v1 + 368, v689);
    store_u64((u8 *)v1 + 384, v691);
    store_u64((u8 *)v1 + 408, v693);
    store_u64((u8 *)v1 + 880, v695);
    store_u64((u8 *)v1 + 904, v697);
    store_u64((u8 *)v1 + 1128, v738);
    store_u64((u8 *)v1 + 1136, v739);
    store_u64((u8 *)v1 + 1248, v4);
    store_u64((u8 *)v1 + 1256, v806);
    store_u64((u8 *)v1 + 1264, v4);
    store_u64((u8 *)v1 + 1272, v807);
    store_u64((u8 *)v1 + 1280, v4);
    store_u64((u8 *)v1 + 1288, v705);
    store_u64((u8 *)v1 + 1304, v707);
    store_u64((u8 *)v1 + 1336, v709);
    store_u64((u8 *)v1 + 1344, v711);
    store_u64((u8 *)v1 + 1352, v713);
    store_u64((u8 *)v1 + 1360, v715);
    store_u64((u8 *)v1 + 1368, v717);
    store_u64((u8 *)v1 + 1376, v719);
    store_u64((u8 *)v1 + 4096, v4);
    { goto b45; }
b45:;
    u64 v812 = load_u64((const u8 *)v1 + 4096);
    u64 v813 = 0x1;
    u64 v814 = v812 + v813;
    u64 v815 = 0x10000;
    u8 v816 = (u64)v814 < (u64)v815;
    if (v816) { goto b174; } else { goto b175; }
b174:;
    { goto b46; }
b175:;
    u64 v817 = 0x1;
    u64 v818 = 0x1ff;
    u64 v819 = 0x1ff;
    u64 v820 = v818 & v819;
    u64 v821 = 0x1ff;
    u8 v822 = (u64)v820 == (u64)v821;
    u64 v823 = v822;
    u64 v824 = load_u64((const u8 *)v1 + 0);
    u64 v825 = v823 | v824;
    u64 v826 = load_u64((const u8 *)v1 + 24);
    u64 v827 = v825 | v826;
    if (v827) { goto b176; } else { goto b177; }
b176:;
    u8 v828 = 0;
    store_u64((u8 *)v1 + 80, v817);
    store_u64((u8 *)v1 + 360, v818);
    store_u64((u8 *)v1 + 416, v4);
    return v828;
b177:;
    u64 v1396 = load_u64((const u8 *)v1 + 184);
    u64 v1405 = load_u64((const u8 *)v1 + 192);
    u64 v1414 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1396; u64 n1400 = v1405; u64 n1409 = v1414; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b46:;
    u64 v829 = load_u64((const u8 *)v1 + 1280);
    u64 v830 = 0x40;
    u8 v831 = (u64)v829 >= (u64)v830;
    if (v831) { goto b178; } else { goto b179; }
b178:;
    u64 v871 = load_u64((const u8 *)v1 + 248);
    u64 v873 = load_u64((const u8 *)v1 + 256);
    u64 v875 = load_u64((const u8 *)v1 + 264);
    u64 v877 = load_u64((const u8 *)v1 + 360);
    u64 v879 = load_u64((const u8 *)v1 + 368);
    u64 v881 = load_u64((const u8 *)v1 + 384);
    u64 v883 = load_u64((const u8 *)v1 + 408);
    u64 v885 = load_u64((const u8 *)v1 + 880);
    u64 v887 = load_u64((const u8 *)v1 + 904);
    u64 v889 = load_u64((const u8 *)v1 + 1248);
    u64 v891 = load_u64((const u8 *)v1 + 1288);
    u64 v893 = load_u64((const u8 *)v1 + 1304);
    u64 v895 = load_u64((const u8 *)v1 + 1336);
    u64 v897 = load_u64((const u8 *)v1 + 1344);
    u64 v899 = load_u64((const u8 *)v1 + 1352);
    u64 v901 = load_u64((const u8 *)v1 + 1360);
    u64 v903 = load_u64((const u8 *)v1 + 1368);
    u64 v905 = load_u64((const u8 *)v1 + 1376);
    { u64 n870 = v871; u64 n872 = v873; u64 n874 = v875; u64 n876 = v877; u64 n878 = v879; u64 n880 = v881; u64 n882 = v883; u64 n884 = v885; u64 n886 = v887; u64 n888 = v889; u64 n890 = v891; u64 n892 = v893; u64 n894 = v895; u64 n896 = v897; u64 n898 = v899; u64 n900 = v901; u64 n902 = v903; u64 n904 = v905; v870 = n870; v872 = n872; v874 = n874; v876 = n876; v878 = n878; v880 = n880; v882 = n882; v884 = n884; v886 = n886; v888 = n888; v890 = n890; v892 = n892; v894 = n894; v896 = n896; v898 = n898; v900 = n900; v902 = n902; v904 = n904; goto b48; }
b179:;
    u64 v832 = load_u64((const u8 *)v1 + 1256);
    u64 v833 = load_u64((const u8 *)v1 + 1264);
    u64 v834 = 0x1;
    u64 v835 = v833 << (v834 & 63);
    u64 v836 = 0x3f;
    u64 v837 = v832 >> (v836 & 63);
    u64 v838 = 0x1;
    u64 v839 = v832 << (v838 & 63);
    u64 v840 = v835 | v837;
    u64 v841 = load_u64((const u8 *)v1 + 1272);
    u64 v842 = 0x3f;
    u64 v843 = v841 >> (v842 & 63);
    u64 v844 = v839 | v843;
    u64 v845 = v840 | v4;
    u64 v846 = 0x1;
    u64 v847 = v841 << (v846 & 63);
    u64 v848 = load_u64((const u8 *)v1 + 1248);
    u64 v849 = 0x1;
    u64 v850 = v848 << (v849 & 63);
    u128 v851 = (u128)v845 << 64 | v844;
    u64 v852 = load_u64((const u8 *)v1 + 1128);
    u64 v853 = load_u64((const u8 *)v1 + 1136);
    u128 v854 = (u128)v853 << 64 | v852;
    u8 v855 = (u128)v851 < (u128)v854;
    if (v855) { goto b180; } else { goto b181; }
b180:;
    { u64 n863 = v850; u64 n864 = v844; u64 n865 = v845; v863 = n863; v864 = n864; v865 = n865; goto b47; }
b181:;
    u128 v856 = (u128)v845 << 64 | v844;
    u128 v857 = (u128)v853 << 64 | v852;
    u128 v858 = v856 - v857;
    u64 v859 = (u64)v858;
    u64 v860 = (u64)(v858 >> 64);
    u64 v861 = 0x1;
    u64 v862 = v850 | v861;
    { u64 n863 = v862; u64 n864 = v859; u64 n865 = v860; v863 = n863; v864 = n864; v865 = n865; goto b47; }
b47:;
    u64 v866 = 0x1;
    u64 v867 = v829 + v866;
    u64 v868 = 0xff;
    u64 v869 = v867 & v868;
    store_u64((u8 *)v1 + 1248, v863);
    store_u64((u8 *)v1 + 1256, v864);
    store_u64((u8 *)v1 + 1264, v865);
    store_u64((u8 *)v1 + 1272, v847);
    store_u64((u8 *)v1 + 1280, v869);
    store_u64((u8 *)v1 + 4096, v814);
    { goto b45; }
b48:;
    u128 v906 = (u128)v4 << 64 | v896;
    u128 v907 = (u128)v4 << 64 | v888;
    u128 v908 = v906 + v907;
    u64 v909 = (u64)v908;
    u64 v910 = (u64)(v908 >> 64);
    store_u64((u8 *)v1 + 4648, v909);
    store_u64((u8 *)v1 + 4656, v910);
    u64 v911 = load_u64((const u8 *)v3 + 0);
    u32 v912 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v911, 518);
    u64 v913 = load_u64((const u8 *)v1 + 4664);
    { u64 n1009 = v870; u64 n1010 = v872; u64 n1011 = v874; u64 n1012 = v876; u64 n1013 = v878; u64 n1014 = v880; u64 n1015 = v882; u64 n1016 = v884; u64 n1017 = v886; u64 n1018 = v890; u64 n1019 = v892; u64 n1020 = v894; u64 n1021 = v913; u64 n1022 = v898; u64 n1023 = v900; u64 n1024 = v902; u64 n1025 = v904; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; v1016 = n1016; v1017 = n1017; v1018 = n1018; v1019 = n1019; v1020 = n1020; v1021 = n1021; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; goto b49; }
b38:;
    store_u64((u8 *)v1 + 248, v681);
    store_u64((u8 *)v1 + 256, v683);
    store_u64((u8 *)v1 + 264, v685);
    store_u64((u8 *)v1 + 360, v687);
    store_u64((u8 *)v1 + 368, v689);
    store_u64((u8 *)v1 + 384, v691);
    store_u64((u8 *)v1 + 408, v693);
    store_u64((u8 *)v1 + 880, v695);
    store_u64((u8 *)v1 + 904, v697);
    store_u64((u8 *)v1 + 1128, v738);
    store_u64((u8 *)v1 + 1136, v739);
    store_u64((u8 *)v1 + 1208, v4);
    store_u64((u8 *)v1 + 1216, v794);
    store_u64((u8 *)v1 + 1224, v4);
    store_u64((u8 *)v1 + 1232, v796);
    store_u64((u8 *)v1 + 1240, v4);
    store_u64((u8 *)v1 + 1288, v705);
    store_u64((u8 *)v1 + 1304, v707);
    store_u64((u8 *)v1 + 1336, v709);
    store_u64((u8 *)v1 + 1344, v711);
    store_u64((u8 *)v1 + 1352, v713);
    store_u64((u8 *)v1 + 1360, v715);
    store_u64((u8 *)v1 + 1368, v717);
    store_u64((u8 *)v1 + 1376, v719);
    store_u64((u8 *)v1 + 4096, v4);
    { goto b39; }
b39:;
    u64 v914 = load_u64((const u8 *)v1 + 4096);
    u64 v915 = 0x1;
    u64 v916 = v914 + v915;
    u64 v917 = 0x10000;
    u8 v918 = (u64)v916 < (u64)v917;
    if (v918) { goto b182; } else { goto b183; }
b182:;
    { goto b40; }
b183:;
    u64 v919 = 0x1;
    u64 v920 = 0x1ff;
    u64 v921 = 0x1ff;
    u64 v922 = v920 & v921;
    u64 v923 = 0x1ff;
    u8 v924 = (u64)v922 == (u64)v923;
    u64 v925 = v924;
    u64 v926 = load_u64((const u8 *)v1 + 0);
    u64 v927 = v925 | v926;
    u64 v928 = load_u64((const u8 *)v1 + 24);
    u64 v929 = v927 | v928;
    if (v929) { goto b184; } else { goto b185; }
b184:;
    u8 v930 = 0;
    store_u64((u8 *)v1 + 80, v919);
    store_u64((u8 *)v1 + 360, v920);
    store_u64((u8 *)v1 + 416, v4);
    return v930;
b185:;
    u64 v1397 = load_u64((const u8 *)v1 + 184);
    u64 v1406 = load_u64((const u8 *)v1 + 192);
    u64 v1415 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1397; u64 n1400 = v1406; u64 n1409 = v1415; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b40:;
    u64 v931 = load_u64((const u8 *)v1 + 1240);
    u64 v932 = 0x40;
    u8 v933 = (u64)v931 >= (u64)v932;
    if (v933) { goto b186; } else { goto b187; }
b186:;
    u64 v973 = load_u64((const u8 *)v1 + 248);
    u64 v975 = load_u64((const u8 *)v1 + 256);
    u64 v977 = load_u64((const u8 *)v1 + 264);
    u64 v979 = load_u64((const u8 *)v1 + 360);
    u64 v981 = load_u64((const u8 *)v1 + 368);
    u64 v983 = load_u64((const u8 *)v1 + 384);
    u64 v985 = load_u64((const u8 *)v1 + 408);
    u64 v987 = load_u64((const u8 *)v1 + 880);
    u64 v989 = load_u64((const u8 *)v1 + 904);
    u64 v991 = load_u64((const u8 *)v1 + 1208);
    u64 v993 = load_u64((const u8 *)v1 + 1288);
    u64 v995 = load_u64((const u8 *)v1 + 1304);
    u64 v997 = load_u64((const u8 *)v1 + 1336);
    u64 v999 = load_u64((const u8 *)v1 + 1344);
    u64 v1001 = load_u64((const u8 *)v1 + 1352);
    u64 v1003 = load_u64((const u8 *)v1 + 1360);
    u64 v1005 = load_u64((const u8 *)v1 + 1368);
    u64 v1007 = load_u64((const u8 *)v1 + 1376);
    { u64 n972 = v973; u64 n974 = v975; u64 n976 = v977; u64 n978 = v979; u64 n980 = v981; u64 n982 = v983; u64 n984 = v985; u64 n986 = v987; u64 n988 = v989; u64 n990 = v991; u64 n992 = v993; u64 n994 = v995; u64 n996 = v997; u64 n998 = v999; u64 n1000 = v1001; u64 n1002 = v1003; u64 n1004 = v1005; u64 n1006 = v1007; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; v998 = n998; v1000 = n1000; v1002 = n1002; v1004 = n1004; v1006 = n1006; goto b42; }
b187:;
    u64 v934 = load_u64((const u8 *)v1 + 1216);
    u64 v935 = load_u64((const u8 *)v1 + 1224);
    u64 v936 = 0x1;
    u64 v937 = v935 << (v936 & 63);
    u64 v938 = 0x3f;
    u64 v939 = v934 >> (v938 & 63);
    u64 v940 = 0x1;
    u64 v941 = v934 << (v940 & 63);
    u64 v942 = v937 | v939;
    u64 v943 = load_u64((const u8 *)v1 + 1232);
    u64 v944 = 0x3f;
    u64 v945 = v943 >> (v944 & 63);
    u64 v946 = v941 | v945;
    u64 v947 = v942 | v4;
    u64 v948 = 0x1;
    u64 v949 = v943 << (v948 & 63);
    u64 v950 = load_u64((const u8 *)v1 + 1208);
    u64 v951 = 0x1;
    u64 v952 = v950 << (v951 & 63);
    u128 v953 = (u128)v947 << 64 | v946;
    u64 v954 = load_u64((const u8 *)v1 + 1128);
    u64 v955 = load_u64((const u8 *)v1 + 1136);
    u128 v956 = (u128)v955 << 64 | v954;
    u8 v957 = (u128)v953 < (u128)v956;
    if (v957) { goto b188; } else { goto b189; }
b188:;
    { u64 n965 = v952; u64 n966 = v946; u64 n967 = v947; v965 = n965; v966 = n966; v967 = n967; goto b41; }
b189:;
    u128 v958 = (u128)v947 << 64 | v946;
    u128 v959 = (u128)v955 << 64 | v954;
    u128 v960 = v958 - v959;
    u64 v961 = (u64)v960;
    u64 v962 = (u64)(v960 >> 64);
    u64 v963 = 0x1;
    u64 v964 = v952 | v963;
    { u64 n965 = v964; u64 n966 = v961; u64 n967 = v962; v965 = n965; v966 = n966; v967 = n967; goto b41; }
b41:;
    u64 v968 = 0x1;
    u64 v969 = v931 + v968;
    u64 v970 = 0xff;
    u64 v971 = v969 & v970;
    store_u64((u8 *)v1 + 1208, v965);
    store_u64((u8 *)v1 + 1216, v966);
    store_u64((u8 *)v1 + 1224, v967);
    store_u64((u8 *)v1 + 1232, v949);
    store_u64((u8 *)v1 + 1240, v971);
    store_u64((u8 *)v1 + 4096, v916);
    { goto b39; }
b42:;
    u64 v1008 = v998 - v990;
    { u64 n1009 = v972; u64 n1010 = v974; u64 n1011 = v976; u64 n1012 = v978; u64 n1013 = v980; u64 n1014 = v982; u64 n1015 = v984; u64 n1016 = v986; u64 n1017 = v988; u64 n1018 = v992; u64 n1019 = v994; u64 n1020 = v996; u64 n1021 = v1008; u64 n1022 = v1000; u64 n1023 = v1002; u64 n1024 = v1004; u64 n1025 = v1006; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; v1016 = n1016; v1017 = n1017; v1018 = n1018; v1019 = n1019; v1020 = n1020; v1021 = n1021; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; goto b49; }
b49:;
    u64 v1026 = 0x10;
    u64 v1027 = v1011 << (v1026 & 63);
    u8 v1028 = (u64)v1027 >= (u64)v1021;
    if (v1028) { goto b190; } else { goto b191; }
b190:;
    { u64 n1029 = v1021; v1029 = n1029; goto b50; }
b191:;
    { u64 n1029 = v1027; v1029 = n1029; goto b50; }
b50:;
    u8 v1030 = (u64)v1029 >= (u64)v1011;
    if (v1030) { goto b192; } else { goto b193; }
b192:;
    { u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1011; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; u64 n1038 = v1016; u64 n1039 = v1017; u64 n1040 = v1018; u64 n1041 = v1019; u64 n1042 = v1020; u64 n1043 = v1029; u64 n1044 = v1022; u64 n1045 = v1023; u64 n1046 = v1024; u64 n1047 = v1025; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; v1045 = n1045; v1046 = n1046; v1047 = n1047; goto b28; }
b193:;
    { u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1011; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; u64 n1038 = v1016; u64 n1039 = v1017; u64 n1040 = v1018; u64 n1041 = v1019; u64 n1042 = v1020; u64 n1043 = v1011; u64 n1044 = v1022; u64 n1045 = v1023; u64 n1046 = v1024; u64 n1047 = v1025; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; v1038 = n1038; v1039 = n1039; v1040 = n1040; v1041 = n1041; v1042 = n1042; v1043 = n1043; v1044 = n1044; v1045 = n1045; v1046 = n1046; v1047 = n1047; goto b28; }
b28:;
    u64 v1048 = 0x8;
    u64 v1049 = v1044 >> (v1048 & 63);
    u64 v1050 = 0x2710;
    u8 v1051 = (u64)v1050 >= (u64)v1049;
    if (v1051) { goto b194; } else { goto b195; }
b194:;
    { u64 n1053 = v1049; v1053 = n1053; goto b29; }
b195:;
    u64 v1052 = 0x2710;
    { u64 n1053 = v1052; v1053 = n1053; goto b29; }
b29:;
    u64 v1054 = v1040 + v1053;
    u64 v1055 = 0xffffffffffff;
    u64 v1056 = v1054 & v1055;
    u64 v1057 = load_u64((const u8 *)v3 + 24);
    u64 v1058 = 0xffffffff;
    u64 v1059 = v1035 & v1058;
    u64 v1060 = 0x200;
    u8 v1061 = (u64)v1059 < (u64)v1060;
    u64 v1062 = v1061 ? v1059 : v4;
    u64 v1063 = 0x8;
    u64 v1064 = v1062 * v1063;
    u64 v1065 = v1057 + v1064;
    if (v1061) { goto b196; } else { goto b197; }
b196:;
    store_u64((u8 *)v1065 + 12288, v1040);
    { goto b197; }
b197:;
    u64 v1066 = load_u64((const u8 *)v3 + 24);
    u64 v1067 = 0xffffffff;
    u64 v1068 = v1035 & v1067;
    u64 v1069 = 0x200;
    u8 v1070 = (u64)v1068 < (u64)v1069;
    u64 v1071 = v1070 ? v1068 : v4;
    u64 v1072 = 0x8;
    u64 v1073 = v1071 * v1072;
    u64 v1074 = v1066 + v1073;
    if (v1070) { goto b198; } else { goto b199; }
b198:;
    store_u64((u8 *)v1074 + 16384, v1056);
    { goto b199; }
b199:;
    u64 v1075 = load_u64((const u8 *)v3 + 24);
    u64 v1076 = 0xffffffff;
    u64 v1077 = v1035 & v1076;
    u64 v1078 = 0x200;
    u8 v1079 = (u64)v1077 < (u64)v1078;
    u64 v1080 = v1079 ? v1077 : v4;
    u64 v1081 = 0x8;
    u64 v1082 = v1080 * v1081;
    u64 v1083 = v1075 + v1082;
    if (v1079) { goto b200; } else { goto b201; }
b200:;
    store_u64((u8 *)v1083 + 20480, v1042);
    { goto b201; }
b201:;
    u64 v1084 = load_u64((const u8 *)v3 + 24);
    u64 v1085 = 0xffffffff;
    u64 v1086 = v1035 & v1085;
    u64 v1087 = 0x200;
    u8 v1088 = (u64)v1086 < (u64)v1087;
    u64 v1089 = v1088 ? v1086 : v4;
    u64 v1090 = 0x8;
    u64 v1091 = v1089 * v1090;
    u64 v1092 = v1084 + v1091;
    if (v1088) { goto b202; } else { goto b203; }
b202:;
    store_u64((u8 *)v1092 + 32768, v1045);
    { goto b203; }
b203:;
    u64 v1093 = load_u64((const u8 *)v3 + 24);
    u64 v1094 = 0xffffffff;
    u64 v1095 = v1035 & v1094;
    u64 v1096 = 0x200;
    u8 v1097 = (u64)v1095 < (u64)v1096;
    u64 v1098 = v1097 ? v1095 : v4;
    u64 v1099 = 0x8;
    u64 v1100 = v1098 * v1099;
    u64 v1101 = v1093 + v1100;
    if (v1097) { goto b204; } else { goto b205; }
b204:;
    store_u64((u8 *)v1101 + 36864, v1046);
    { goto b205; }
b205:;
    u64 v1102 = load_u64((const u8 *)v3 + 24);
    u64 v1103 = 0xffffffff;
    u64 v1104 = v1035 & v1103;
    u64 v1105 = 0x200;
    u8 v1106 = (u64)v1104 < (u64)v1105;
    u64 v1107 = v1106 ? v1104 : v4;
    u64 v1108 = 0x8;
    u64 v1109 = v1107 * v1108;
    u64 v1110 = v1102 + v1109;
    if (v1106) { goto b206; } else { goto b207; }
b206:;
    store_u64((u8 *)v1110 + 24576, v1043);
    { goto b207; }
b207:;
    u64 v1111 = load_u64((const u8 *)v3 + 24);
    u64 v1112 = 0xffffffff;
    u64 v1113 = v1035 & v1112;
    u64 v1114 = 0x200;
    u8 v1115 = (u64)v1113 < (u64)v1114;
    u64 v1116 = v1115 ? v1113 : v4;
    u64 v1117 = 0x8;
    u64 v1118 = v1116 * v1117;
    u64 v1119 = v1111 + v1118;
    if (v1115) { goto b208; } else { goto b209; }
b208:;
    store_u64((u8 *)v1119 + 28672, v1044);
    { goto b209; }
b209:;
    { u64 n1120 = v1031; u64 n1122 = v1032; u64 n1124 = v1033; u64 n1126 = v1047; u64 n1128 = v1044; u64 n1130 = v1043; u64 n1132 = v1034; u64 n1133 = v1035; u64 n1134 = v1036; u64 n1135 = v1037; u64 n1136 = v1038; u64 n1137 = v1039; u64 n1138 = v1041; v1120 = n1120; v1122 = n1122; v1124 = n1124; v1126 = n1126; v1128 = n1128; v1130 = n1130; v1132 = n1132; v1133 = n1133; v1134 = n1134; v1135 = n1135; v1136 = n1136; v1137 = n1137; v1138 = n1138; goto b30; }
b30:;
    u64 v1139 = load_u64((const u8 *)v1 + 184);
    u8 v1140 = (u64)v1139 == (u64)v4;
    if (v1140) { goto b210; } else { goto b211; }
b210:;
    { goto b34; }
b211:;
    u8 v1141 = load_u8((const u8 *)v2 + 338);
    u64 v1142 = v1141;
    u64 v1143 = 0x3c;
    u64 v1144 = v1142 << (v1143 & 63);
    u64 v1145 = 0x3c;
    u64 v1146 = v1144 >> (v1145 & 63);
    u64 v1147 = 0x4;
    u8 v1148 = (u64)v1146 != (u64)v1147;
    if (v1148) { goto b212; } else { goto b213; }
b212:;
    { goto b34; }
b213:;
    u64 v1149 = load_u64((const u8 *)v3 + 24);
    u64 v1150 = 0xffffffff;
    u64 v1151 = v1133 & v1150;
    u64 v1152 = 0x200;
    u8 v1153 = (u64)v1151 < (u64)v1152;
    u64 v1154 = v1153 ? v1151 : v4;
    u64 v1155 = 0x8;
    u64 v1156 = v1154 * v1155;
    u64 v1157 = v1149 + v1156;
    u64 v1158 = load_u64((const u8 *)v1157 + 24576);
    u64 v1159 = v1153 ? v1158 : v4;
    u64 v1160 = 0x10;
    u64 v1161 = v1159 >> (v1160 & 63);
    u8 v1162 = (u64)v1161 != (u64)v4;
    if (v1162) { goto b214; } else { goto b215; }
b214:;
    { u64 n1164 = v1161; v1164 = n1164; goto b31; }
b215:;
    u64 v1163 = 0x1;
    { u64 n1164 = v1163; v1164 = n1164; goto b31; }
b31:;
    u64 v1165 = load_u64((const u8 *)v2 + 344);
    u64 v1166 = __builtin_bswap64(v1165);
    u8 v1167 = (u64)v1164 >= (u64)v1166;
    if (v1167) { goto b216; } else { goto b217; }
b216:;
    { goto b32; }
b217:;
    u64 v1168 = __builtin_bswap64(v1164);
    store_u64((u8 *)v2 + 344, v1168);
    { goto b32; }
b32:;
    u32 v1169 = load_u32((const u8 *)v2 + 340);
    u32 v1170 = __builtin_bswap32(v1169);
    u64 v1171 = v1170;
    u8 v1172 = (u64)v1171 == (u64)v4;
    if (v1172) { goto b218; } else { goto b219; }
b218:;
    { goto b34; }
b219:;
    u64 v1173 = load_u64((const u8 *)v3 + 24);
    u64 v1174 = 0xffffffff;
    u64 v1175 = v1133 & v1174;
    u64 v1176 = 0x200;
    u8 v1177 = (u64)v1175 < (u64)v1176;
    u64 v1178 = v1177 ? v1175 : v4;
    u64 v1179 = 0x8;
    u64 v1180 = v1178 * v1179;
    u64 v1181 = v1173 + v1180;
    u64 v1182 = load_u64((const u8 *)v1181 + 32768);
    u64 v1183 = v1177 ? v1182 : v4;
    u64 v1184 = load_u64((const u8 *)v3 + 24);
    u64 v1185 = 0xffffffff;
    u64 v1186 = v1133 & v1185;
    u64 v1187 = 0x200;
    u8 v1188 = (u64)v1186 < (u64)v1187;
    u64 v1189 = v1188 ? v1186 : v4;
    u64 v1190 = 0x8;
    u64 v1191 = v1189 * v1190;
    u64 v1192 = v1184 + v1191;
    u64 v1193 = load_u64((const u8 *)v1192 + 36864);
    u64 v1194 = v1188 ? v1193 : v4;
    u64 v1195 = 0x1fffff;
    u8 v1196 = (u64)v1195 >= (u64)v1171;
    if (v1196) { goto b220; } else { goto b221; }
b220:;
    { u64 n1198 = v1171; v1198 = n1198; goto b33; }
b221:;
    u64 v1197 = 0x1fffff;
    { u64 n1198 = v1197; v1198 = n1198; goto b33; }
b33:;
    u64 v1199 = load_u64((const u8 *)v1 + 208);
    u64 v1200 = v1198 * v1199;
    u64 v1201 = v1183 + v1200;
    u64 v1202 = v1194 + v1199;
    u64 v1203 = load_u64((const u8 *)v3 + 24);
    u64 v1204 = 0xffffffff;
    u64 v1205 = v1133 & v1204;
    u64 v1206 = 0x200;
    u8 v1207 = (u64)v1205 < (u64)v1206;
    u64 v1208 = v1207 ? v1205 : v4;
    u64 v1209 = 0x8;
    u64 v1210 = v1208 * v1209;
    u64 v1211 = v1203 + v1210;
    if (v1207) { goto b222; } else { goto b223; }
b222:;
    store_u64((u8 *)v1211 + 32768, v1201);
    { goto b223; }
b223:;
    u64 v1212 = load_u64((const u8 *)v3 + 24);
    u64 v1213 = 0xffffffff;
    u64 v1214 = v1133 & v1213;
    u64 v1215 = 0x200;
    u8 v1216 = (u64)v1214 < (u64)v1215;
    u64 v1217 = v1216 ? v1214 : v4;
    u64 v1218 = 0x8;
    u64 v1219 = v1217 * v1218;
    u64 v1220 = v1212 + v1219;
    if (v1216) { goto b224; } else { goto b225; }
b224:;
    store_u64((u8 *)v1220 + 36864, v1202);
    { goto b225; }
b225:;
    { goto b34; }
b34:;
    u8 v1221 = (u64)v1137 == (u64)v4;
    if (v1221) { goto b226; } else { goto b227; }
b226:;
    u64 v1259 = load_u64((const u8 *)v1 + 0);
    u64 v1262 = load_u64((const u8 *)v1 + 8);
    u64 v1265 = load_u64((const u8 *)v1 + 272);
    u64 v1268 = load_u64((const u8 *)v1 + 280);
    u64 v1271 = load_u64((const u8 *)v1 + 288);
    u64 v1274 = load_u64((const u8 *)v1 + 296);
    u64 v1277 = load_u64((const u8 *)v1 + 304);
    u64 v1280 = load_u64((const u8 *)v1 + 312);
    { u64 n1257 = v1259; u64 n1260 = v1262; u64 n1263 = v1265; u64 n1266 = v1268; u64 n1269 = v1271; u64 n1272 = v1274; u64 n1275 = v1277; u64 n1278 = v1280; u64 n1281 = v1124; u64 n1283 = v1126; u64 n1285 = v1128; u64 n1287 = v1130; u64 n1289 = v1132; u64 n1290 = v1134; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1281 = n1281; v1283 = n1283; v1285 = n1285; v1287 = n1287; v1289 = n1289; v1290 = n1290; goto b35; }
b227:;
    u64 v1222 = load_u64((const u8 *)v3 + 24);
    u64 v1223 = 0xffffffff;
    u64 v1224 = v1136 & v1223;
    u64 v1225 = 0x200;
    u8 v1226 = (u64)v1224 < (u64)v1225;
    u64 v1227 = v1226 ? v1224 : v4;
    u64 v1228 = 0x8;
    u64 v1229 = v1227 * v1228;
    u64 v1230 = v1222 + v1229;
    u64 v1231 = load_u64((const u8 *)v1230 + 4096);
    u64 v1232 = v1226 ? v1231 : v4;
    u64 v1233 = load_u64((const u8 *)v3 + 24);
    u64 v1234 = 0xffffffff;
    u64 v1235 = v1136 & v1234;
    u64 v1236 = 0x200;
    u8 v1237 = (u64)v1235 < (u64)v1236;
    u64 v1238 = v1237 ? v1235 : v4;
    u64 v1239 = 0x8;
    u64 v1240 = v1238 * v1239;
    u64 v1241 = v1233 + v1240;
    u64 v1242 = load_u64((const u8 *)v1241 + 8192);
    u64 v1243 = v1237 ? v1242 : v4;
    u64 v1244 = v1232 - v1243;
    u64 v1245 = v1244 - v1138;
    u64 v1246 = 0xffffffff;
    u64 v1247 = v1245 & v1246;
    u64 v1248 = load_u64((const u8 *)v1 + 352);
    u64 v1249 = 0x1ff;
    u64 v1250 = v1248 & v1249;
    u64 v1251 = 0xffffffff;
    u64 v1252 = v1120 & v1251;
    u64 v1253 = 0x1;
    u64 v1254 = 0x8000;
    u64 v1255 = v1253 | v1254;
    u64 v1256 = 0x1;
    { u64 n1257 = v1255; u64 n1260 = v1256; u64 n1263 = v1250; u64 n1266 = v1133; u64 n1269 = v1135; u64 n1272 = v1252; u64 n1275 = v1122; u64 n1278 = v1247; u64 n1281 = v1124; u64 n1283 = v1126; u64 n1285 = v1128; u64 n1287 = v1130; u64 n1289 = v1132; u64 n1290 = v1134; v1257 = n1257; v1260 = n1260; v1263 = n1263; v1266 = n1266; v1269 = n1269; v1272 = n1272; v1275 = n1275; v1278 = n1278; v1281 = n1281; v1283 = n1283; v1285 = n1285; v1287 = n1287; v1289 = n1289; v1290 = n1290; goto b35; }
b35:;
    u64 v1291 = load_u64((const u8 *)v1 + 232);
    u8 v1292 = (u64)v1291 == (u64)v4;
    if (v1292) { goto b228; } else { goto b229; }
b228:;
    { goto b66; }
b229:;
    u64 v1293 = 0x1ff;
    u64 v1294 = 0x1ff;
    u64 v1295 = v1293 & v1294;
    u64 v1296 = 0x1ff;
    u8 v1297 = (u64)v1295 == (u64)v1296;
    u64 v1298 = v1297;
    u64 v1299 = v1298 | v1257;
    u64 v1300 = load_u64((const u8 *)v1 + 24);
    u64 v1301 = v1299 | v1300;
    if (v1301) { goto b230; } else { goto b231; }
b230:;
    u8 v1302 = 0;
    store_u64((u8 *)v1 + 0, v1257);
    store_u64((u8 *)v1 + 8, v1260);
    store_u64((u8 *)v1 + 272, v1263);
    store_u64((u8 *)v1 + 280, v1266);
    store_u64((u8 *)v1 + 288, v1269);
    store_u64((u8 *)v1 + 296, v1272);
    store_u64((u8 *)v1 + 304, v1275);
    store_u64((u8 *)v1 + 312, v1278);
    store_u64((u8 *)v1 + 320, v1281);
    store_u64((u8 *)v1 + 328, v1283);
    store_u64((u8 *)v1 + 336, v1285);
    store_u64((u8 *)v1 + 344, v1287);
    store_u64((u8 *)v1 + 360, v1293);
    store_u64((u8 *)v1 + 384, v1290);
    store_u64((u8 *)v1 + 416, v4);
    return v1302;
b231:;
    u64 v1398 = load_u64((const u8 *)v1 + 184);
    u64 v1407 = load_u64((const u8 *)v1 + 192);
    u64 v1416 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1398; u64 n1400 = v1407; u64 n1409 = v1416; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b66:;
    u64 v1303 = 0x1ff;
    u64 v1304 = v1289 & v1303;
    u64 v1305 = 0x1ff;
    u8 v1306 = (u64)v1304 == (u64)v1305;
    u64 v1307 = v1306;
    u64 v1308 = v1307 | v1257;
    u64 v1309 = load_u64((const u8 *)v1 + 24);
    u64 v1310 = v1308 | v1309;
    if (v1310) { goto b232; } else { goto b233; }
b232:;
    u8 v1311 = 0;
    store_u64((u8 *)v1 + 0, v1257);
    store_u64((u8 *)v1 + 8, v1260);
    store_u64((u8 *)v1 + 272, v1263);
    store_u64((u8 *)v1 + 280, v1266);
    store_u64((u8 *)v1 + 288, v1269);
    store_u64((u8 *)v1 + 296, v1272);
    store_u64((u8 *)v1 + 304, v1275);
    store_u64((u8 *)v1 + 312, v1278);
    store_u64((u8 *)v1 + 320, v1281);
    store_u64((u8 *)v1 + 328, v1283);
    store_u64((u8 *)v1 + 336, v1285);
    store_u64((u8 *)v1 + 344, v1287);
    store_u64((u8 *)v1 + 360, v1289);
    store_u64((u8 *)v1 + 384, v1290);
    return v1311;
b233:;
    u64 v1399 = load_u64((const u8 *)v1 + 184);
    u64 v1408 = load_u64((const u8 *)v1 + 192);
    u64 v1417 = load_u64((const u8 *)v1 + 200);
    { u64 n1391 = v1399; u64 n1400 = v1408; u64 n1409 = v1417; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b2:;
    u64 v1312 = load_u64((const u8 *)v3 + 0);
    u32 v1313 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1312, 211);
    u32 v1314 = (u32)v4;
    u32 v1315 = __builtin_bswap32(v1314);
    store_u32((u8 *)v2 + 162, v1315);
    u64 v1316 = 0x20;
    u64 v1317 = v4 >> (v1316 & 63);
    u16 v1318 = (u16)v1317;
    u16 v1319 = __builtin_bswap16(v1318);
    store_u16((u8 *)v2 + 160, v1319);
    u32 v1320 = (u32)v4;
    u32 v1321 = __builtin_bswap32(v1320);
    store_u32((u8 *)v2 + 168, v1321);
    u64 v1322 = 0x20;
    u64 v1323 = v4 >> (v1322 & 63);
    u16 v1324 = (u16)v1323;
    u16 v1325 = __builtin_bswap16(v1324);
    store_u16((u8 *)v2 + 166, v1325);
    { goto b1; }
b1:;
    u64 v1326 = 0x88b5;
    u16 v1327 = (u16)v1326;
    u16 v1328 = __builtin_bswap16(v1327);
    store_u16((u8 *)v2 + 172, v1328);
    u64 v1329 = load_u64((const u8 *)v3 + 0);
    u32 v1330 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1329, 194);
    u64 v1331 = load_u64((const u8 *)v1 + 280);
    u16 v1332 = (u16)v1331;
    u16 v1333 = __builtin_bswap16(v1332);
    store_u16((u8 *)v2 + 176, v1333);
    u64 v1334 = load_u64((const u8 *)v1 + 288);
    u32 v1335 = (u32)v1334;
    u32 v1336 = __builtin_bswap32(v1335);
    store_u32((u8 *)v2 + 180, v1336);
    u64 v1337 = 0x20;
    u64 v1338 = v1334 >> (v1337 & 63);
    u16 v1339 = (u16)v1338;
    u16 v1340 = __builtin_bswap16(v1339);
    store_u16((u8 *)v2 + 178, v1340);
    u64 v1341 = load_u64((const u8 *)v1 + 296);
    u32 v1342 = (u32)v1341;
    u32 v1343 = __builtin_bswap32(v1342);
    store_u32((u8 *)v2 + 184, v1343);
    u64 v1344 = load_u64((const u8 *)v1 + 304);
    u64 v1345 = __builtin_bswap64(v1344);
    store_u64((u8 *)v2 + 196, v1345);
    u64 v1346 = load_u64((const u8 *)v1 + 312);
    u32 v1347 = (u32)v1346;
    u32 v1348 = __builtin_bswap32(v1347);
    store_u32((u8 *)v2 + 224, v1348);
    u64 v1349 = load_u64((const u8 *)v1 + 160);
    u64 v1350 = load_u64((const u8 *)v1 + 40);
    u64 v1351 = 0x14;
    u64 v1352 = v1350 - v1351;
    u64 v1353 = v1349 ? v1352 : v1350;
    u64 v1354 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v1353);
    u64 v1355 = load_u64((const u8 *)v3 + 0);
    u32 v1356 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1355, 201);
    u64 v1357 = load_u64((const u8 *)v1 + 184);
    u64 v1358 = load_u64((const u8 *)v1 + 40);
    u64 v1359 = 0x10;
    u64 v1360 = v1358 - v1359;
    u64 v1361 = v1357 ? v1360 : v1358;
    u64 v1362 = load_u64((const u8 *)v1 + 192);
    u64 v1363 = 0x14;
    u64 v1364 = v1361 - v1363;
    u64 v1365 = v1362 ? v1364 : v1361;
    u64 v1366 = load_u64((const u8 *)v1 + 200);
    u64 v1367 = 0x8;
    u64 v1368 = v1365 - v1367;
    u64 v1369 = v1366 ? v1368 : v1365;
    u64 v1370 = load_u64((const u8 *)v1 + 320);
    u64 v1371 = __builtin_bswap64(v1370);
    store_u64((u8 *)v2 + 188, v1371);
    u64 v1372 = load_u64((const u8 *)v1 + 328);
    u64 v1373 = __builtin_bswap64(v1372);
    store_u64((u8 *)v2 + 204, v1373);
    u64 v1374 = load_u64((const u8 *)v1 + 336);
    u32 v1375 = (u32)v1374;
    u32 v1376 = __builtin_bswap32(v1375);
    store_u32((u8 *)v2 + 212, v1376);
    u64 v1377 = load_u64((const u8 *)v1 + 344);
    u64 v1378 = __builtin_bswap64(v1377);
    store_u64((u8 *)v2 + 216, v1378);
    u64 v1379 = load_u64((const u8 *)v3 + 0);
    u32 v1380 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1379, 209);
    u64 v1381 = 0x1ff;
    u64 v1382 = v4 & v1381;
    u64 v1383 = 0x1ff;
    u8 v1384 = (u64)v1382 == (u64)v1383;
    u64 v1385 = v1384;
    u64 v1386 = load_u64((const u8 *)v1 + 0);
    u64 v1387 = v1385 | v1386;
    u64 v1388 = load_u64((const u8 *)v1 + 24);
    u64 v1389 = v1387 | v1388;
    if (v1389) { goto b234; } else { goto b235; }
b234:;
    u8 v1390 = 0;
    store_u64((u8 *)v1 + 40, v1369);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 360, v4);
    store_u64((u8 *)v1 + 384, v19);
    return v1390;
b235:;
    { u64 n1391 = v4; u64 n1400 = v4; u64 n1409 = v4; v1391 = n1391; v1400 = n1400; v1409 = n1409; goto b67; }
b67:;
    u64 v1418 = load_u64((const u8 *)v1 + 128);
    if (v1418) { goto b236; } else { goto b237; }
b236:;
    u64 v1419 = load_u64((const u8 *)v3 + 16);
    u64 v1420 = load_u64((const u8 *)v0 + 440);
    u64 v1421 = v1419 + v1420;
    u16 v1422 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v1421 + 0, v1422);
    u64 v1423 = 0x2;
    u64 v1424 = v1420 + v1423;
    store_u64((u8 *)v0 + 440, v1424);
    { goto b237; }
b237:;
    u64 v1425 = load_u64((const u8 *)v1 + 144);
    if (v1425) { goto b238; } else { goto b239; }
b238:;
    u64 v1426 = load_u64((const u8 *)v3 + 16);
    u64 v1427 = load_u64((const u8 *)v0 + 440);
    u64 v1428 = v1426 + v1427;
    u64 v1429 = load_u64((const u8 *)v2 + 160);
    u64 v1430 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v1428 + 0, v1429);
    store_u64((u8 *)v1428 + 6, v1430);
    u64 v1431 = 0xe;
    u64 v1432 = v1427 + v1431;
    store_u64((u8 *)v0 + 440, v1432);
    { goto b239; }
b239:;
    u64 v1433 = load_u64((const u8 *)v1 + 152);
    if (v1433) { goto b240; } else { goto b241; }
b240:;
    u64 v1434 = load_u64((const u8 *)v3 + 16);
    u64 v1435 = load_u64((const u8 *)v0 + 440);
    u64 v1436 = v1434 + v1435;
    u64 v1437 = load_u64((const u8 *)v2 + 176);
    u64 v1438 = load_u64((const u8 *)v2 + 184);
    u64 v1439 = load_u64((const u8 *)v2 + 192);
    u64 v1440 = load_u64((const u8 *)v2 + 200);
    u64 v1441 = load_u64((const u8 *)v2 + 208);
    u64 v1442 = load_u64((const u8 *)v2 + 216);
    u32 v1443 = load_u32((const u8 *)v2 + 224);
    store_u64((u8 *)v1436 + 0, v1437);
    store_u64((u8 *)v1436 + 8, v1438);
    store_u64((u8 *)v1436 + 16, v1439);
    store_u64((u8 *)v1436 + 24, v1440);
    store_u64((u8 *)v1436 + 32, v1441);
    store_u64((u8 *)v1436 + 40, v1442);
    store_u32((u8 *)v1436 + 48, v1443);
    u64 v1444 = 0x34;
    u64 v1445 = v1435 + v1444;
    store_u64((u8 *)v0 + 440, v1445);
    { goto b241; }
b241:;
    u64 v1446 = load_u64((const u8 *)v1 + 160);
    if (v1446) { goto b242; } else { goto b243; }
b242:;
    u64 v1447 = load_u64((const u8 *)v3 + 16);
    u64 v1448 = load_u64((const u8 *)v0 + 440);
    u64 v1449 = v1447 + v1448;
    u64 v1450 = load_u64((const u8 *)v2 + 240);
    u64 v1451 = load_u64((const u8 *)v2 + 248);
    u32 v1452 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v1449 + 0, v1450);
    store_u64((u8 *)v1449 + 8, v1451);
    store_u32((u8 *)v1449 + 16, v1452);
    u64 v1453 = 0x14;
    u64 v1454 = v1448 + v1453;
    store_u64((u8 *)v0 + 440, v1454);
    { goto b243; }
b243:;
    u64 v1455 = load_u64((const u8 *)v1 + 168);
    if (v1455) { goto b244; } else { goto b245; }
b244:;
    u64 v1456 = load_u64((const u8 *)v3 + 0);
    u32 v1457 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1456, 586);
    { goto b245; }
b245:;
    if (v1391) { goto b246; } else { goto b247; }
b246:;
    u64 v1458 = load_u64((const u8 *)v3 + 16);
    u64 v1459 = load_u64((const u8 *)v0 + 440);
    u64 v1460 = v1458 + v1459;
    u64 v1461 = load_u64((const u8 *)v2 + 336);
    u64 v1462 = load_u64((const u8 *)v2 + 344);
    store_u64((u8 *)v1460 + 0, v1461);
    store_u64((u8 *)v1460 + 8, v1462);
    u64 v1463 = 0x10;
    u64 v1464 = v1459 + v1463;
    store_u64((u8 *)v0 + 440, v1464);
    { goto b247; }
b247:;
    if (v1400) { goto b248; } else { goto b249; }
b248:;
    u64 v1465 = load_u64((const u8 *)v3 + 16);
    u64 v1466 = load_u64((const u8 *)v0 + 440);
    u64 v1467 = v1465 + v1466;
    u64 v1468 = load_u64((const u8 *)v2 + 352);
    u64 v1469 = load_u64((const u8 *)v2 + 360);
    u32 v1470 = load_u32((const u8 *)v2 + 368);
    store_u64((u8 *)v1467 + 0, v1468);
    store_u64((u8 *)v1467 + 8, v1469);
    store_u32((u8 *)v1467 + 16, v1470);
    u64 v1471 = 0x14;
    u64 v1472 = v1466 + v1471;
    store_u64((u8 *)v0 + 440, v1472);
    { goto b249; }
b249:;
    if (v1409) { goto b250; } else { goto b251; }
b250:;
    u64 v1473 = load_u64((const u8 *)v3 + 16);
    u64 v1474 = load_u64((const u8 *)v0 + 440);
    u64 v1475 = v1473 + v1474;
    u64 v1476 = load_u64((const u8 *)v2 + 384);
    store_u64((u8 *)v1475 + 0, v1476);
    u64 v1477 = 0x8;
    u64 v1478 = v1474 + v1477;
    store_u64((u8 *)v0 + 440, v1478);
    { goto b251; }
b251:;
    u8 v1479 = 1;
    return v1479;
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
    u32 v44 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v43, 586);
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
