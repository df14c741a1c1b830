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
    store_u64((u8 *)v1 + 464, v120);
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
    u64 v343 = load_u64((const u8 *)v1 + 1760);
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
    store_u64((u8 *)v1 + 328, v7);
    store_u64((u8 *)v1 + 336, v440);
    store_u64((u8 *)v1 + 344, v10);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v13);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
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
    store_u64((u8 *)v1 + 328, v7);
    store_u64((u8 *)v1 + 336, v577);
    store_u64((u8 *)v1 + 344, v10);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v13);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v4);
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
    store_u64((u8 *)v1 + 216, v612);
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
    store_u64((u8 *)v1 + 328, v7);
    store_u64((u8 *)v1 + 336, v577);
    store_u64((u8 *)v1 + 344, v10);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v13);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v613);
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
    store_u64((u8 *)v1 + 216, v612);
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
    store_u64((u8 *)v1 + 328, v7);
    store_u64((u8 *)v1 + 336, v577);
    store_u64((u8 *)v1 + 344, v10);
    store_u64((u8 *)v1 + 352, v4);
    store_u64((u8 *)v1 + 360, v13);
    store_u64((u8 *)v1 + 368, v4);
    store_u64((u8 *)v1 + 376, v4);
    store_u64((u8 *)v1 + 384, v4);
    store_u64((u8 *)v1 + 392, v4);
    store_u64((u8 *)v1 + 400, v613);
    return v661;
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
    u64 v301;
    u64 v369;
    u64 v370;
    u64 v371;
    u64 v376;
    u64 v378;
    u64 v380;
    u64 v382;
    u64 v384;
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
    u64 v426;
    u64 v427;
    u64 v499;
    u64 v500;
    u64 v501;
    u64 v506;
    u64 v508;
    u64 v510;
    u64 v512;
    u64 v514;
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
    u64 v551;
    u64 v552;
    u64 v553;
    u64 v554;
    u64 v555;
    u64 v556;
    u64 v557;
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
    u64 v570;
    u64 v583;
    u64 v664;
    u64 v665;
    u64 v666;
    u64 v671;
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
    u64 v769;
    u64 v770;
    u64 v853;
    u64 v854;
    u64 v855;
    u64 v860;
    u64 v862;
    u64 v864;
    u64 v866;
    u64 v868;
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
    u64 v955;
    u64 v956;
    u64 v957;
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
    u64 v999;
    u64 v1000;
    u64 v1001;
    u64 v1002;
    u64 v1003;
    u64 v1004;
    u64 v1005;
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
    u64 v1019;
    u64 v1021;
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
    u64 v1043;
    u64 v1110;
    u64 v1112;
    u64 v1114;
    u64 v1116;
    u64 v1118;
    u64 v1120;
    u64 v1122;
    u64 v1123;
    u64 v1124;
    u64 v1125;
    u64 v1126;
    u64 v1127;
    u64 v1128;
    u64 v1154;
    u64 v1188;
    u64 v1256;
    u64 v1258;
    u64 v1260;
    u64 v1262;
    u64 v1264;
    u64 v1265;
    u64 v1355;
    u64 v1363;
    u64 v1372;
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
    u64 v20 = load_u64((const u8 *)v1 + 352);
    u64 v21 = 0x2;
    u8 v22 = (u64)v20 != (u64)v21;
    if (v22) { goto b65; } else { goto b66; }
b65:;
    { goto b3; }
b66:;
    u64 v23 = load_u64((const u8 *)v3 + 0);
    u32 v24 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v23, 190);
    u64 v25 = load_u64((const u8 *)v1 + 248);
    u16 v26 = (u16)v25;
    u16 v27 = __builtin_bswap16(v26);
    store_u16((u8 *)v2 + 128, v27);
    u64 v28 = load_u64((const u8 *)v1 + 144);
    u8 v29 = (u64)v28 == (u64)v4;
    if (v29) { goto b67; } else { goto b68; }
b67:;
    { goto b2; }
b68:;
    { goto b1; }
b3:;
    u64 v30 = 0xff;
    u8 v31 = (u64)v16 != (u64)v30;
    if (v31) { goto b69; } else { goto b70; }
b69:;
    { goto b4; }
b70:;
    u64 v32 = load_u64((const u8 *)v3 + 0);
    u32 v33 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v32, 216);
    u64 v34 = load_u64((const u8 *)v1 + 328);
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
    if (v47) { goto b71; } else { goto b72; }
b71:;
    u8 v48 = 0;
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 360, v19);
    return v48;
b72:;
    u64 v1356 = load_u64((const u8 *)v1 + 184);
    u64 v1364 = load_u64((const u8 *)v1 + 192);
    u64 v1373 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1356; u64 n1363 = v1364; u64 n1372 = v1373; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b4:;
    u64 v49 = load_u64((const u8 *)v1 + 216);
    u8 v50 = (u64)v49 != (u64)v4;
    if (v50) { goto b73; } else { goto b74; }
b73:;
    { goto b5; }
b74:;
    u64 v51 = load_u64((const u8 *)v1 + 400);
    u64 v52 = 0x1;
    u8 v53 = (u64)v51 != (u64)v52;
    if (v53) { goto b75; } else { goto b76; }
b75:;
    { goto b7; }
b76:;
    { goto b5; }
b5:;
    u32 v54 = load_u32((const u8 *)v2 + 252);
    u32 v55 = __builtin_bswap32(v54);
    u64 v56 = v55;
    u64 v57 = 0x20;
    u64 v58 = v56 << (v57 & 63);
    u32 v59 = load_u32((const u8 *)v2 + 256);
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
    u16 v70 = load_u16((const u8 *)v2 + 352);
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
    u16 v82 = load_u16((const u8 *)v2 + 354);
    u16 v83 = __builtin_bswap16(v82);
    u64 v84 = v83;
    u64 v85 = v80 | v84;
    u64 v86 = v81 | v4;
    u64 v87 = load_u64((const u8 *)v1 + 200);
    u8 v88 = (u64)v87 == (u64)v4;
    if (v88) { goto b77; } else { goto b78; }
b77:;
    { u64 n104 = v85; u64 n105 = v86; v104 = n104; v105 = n105; goto b6; }
b78:;
    u64 v89 = 0xffffffff00000000;
    u64 v90 = 0xffffffff;
    u64 v91 = v85 & v89;
    u64 v92 = v86 & v90;
    u16 v93 = load_u16((const u8 *)v2 + 384);
    u16 v94 = __builtin_bswap16(v93);
    u64 v95 = v94;
    u64 v96 = 0x10;
    u64 v97 = v95 << (v96 & 63);
    u16 v98 = load_u16((const u8 *)v2 + 386);
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
    if (v108) { goto b79; } else { goto b80; }
b79:;
    { goto b7; }
b80:;
    u64 v109 = 0x14;
    u64 v110 = v7 >> (v109 & 63);
    u64 v111 = 0x1;
    u64 v112 = v110 + v111;
    u64 v113 = 0xff;
    u64 v114 = v112 & v113;
    store_u64((u8 *)v1 + 600, v16);
    store_u64((u8 *)v1 + 608, v104);
    store_u64((u8 *)v1 + 616, v105);
    u64 v115 = load_u64((const u8 *)v3 + 0);
    u32 v116 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v115, 247);
    u64 v117 = 0x10000;
    u8 v118 = (u64)v117 == (u64)v4;
    u64 v119 = v118;
    u64 v120 = 0x1;
    u64 v121 = 0x10000;
    u64 v122 = v119 ? v120 : v121;
    u64 v123 = load_u64((const u8 *)v1 + 2360);
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
    u64 v140 = load_u64((const u8 *)v139 + 40960);
    u64 v141 = v135 ? v140 : v4;
    u8 v142 = (u64)v141 == (u64)v114;
    if (v142) { goto b81; } else { goto b82; }
b81:;
    { goto b7; }
b82:;
    u64 v143 = load_u64((const u8 *)v3 + 24);
    u64 v144 = 0xffffffff;
    u64 v145 = v130 & v144;
    u64 v146 = 0x10000;
    u8 v147 = (u64)v145 < (u64)v146;
    u64 v148 = v147 ? v145 : v4;
    u64 v149 = 0x8;
    u64 v150 = v148 * v149;
    u64 v151 = v143 + v150;
    if (v147) { goto b83; } else { goto b84; }
b83:;
    store_u64((u8 *)v151 + 40960, v114);
    { goto b84; }
b84:;
    u64 v152 = 0x1;
    u64 v153 = v16 << (v152 & 63);
    u64 v154 = load_u64((const u8 *)v1 + 400);
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
    u64 v167 = load_u64((const u8 *)v166 + 565248);
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
    if (v177) { goto b85; } else { goto b86; }
b85:;
    store_u64((u8 *)v181 + 565248, v172);
    { goto b86; }
b86:;
    { goto b7; }
b7:;
    u8 v182 = (u64)v49 == (u64)v4;
    if (v182) { goto b87; } else { goto b88; }
b87:;
    { goto b56; }
b88:;
    u64 v223 = load_u64((const u8 *)v1 + 240);
    { u64 n222 = v223; u64 n224 = v4; v222 = n222; v224 = n224; goto b8; }
b56:;
    u64 v183 = load_u64((const u8 *)v3 + 48);
    u64 v184 = load_u64((const u8 *)v183 + 80);
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
    u64 v195 = load_u64((const u8 *)v194 + 104);
    u64 v196 = 0x8;
    u64 v197 = v191 * v196;
    u64 v198 = v195 + v197;
    u32 v199 = load_u32((const u8 *)v198 + 0);
    u64 v200 = load_u64((const u8 *)v3 + 48);
    u64 v201 = load_u64((const u8 *)v200 + 112);
    u64 v202 = 0x8;
    u64 v203 = v191 * v202;
    u64 v204 = v201 + v203;
    u32 v205 = 0x233;
    u8 v206 = (u32)v199 == (u32)v205;
    if (v206) { goto b89; } else { goto b90; }
b89:;
    u64 v207 = load_u64((const u8 *)v204 + 0);
    { goto b57; }
b90:;
    u32 v208 = 0x236;
    u8 v209 = (u32)v199 == (u32)v208;
    if (v209) { goto b91; } else { goto b92; }
b91:;
    { goto b58; }
b92:;
    { goto b59; }
b57:;
    u8 v210 = (u64)v193 != (u64)v4;
    if (v210) { goto b93; } else { goto b94; }
b93:;
    { u64 n216 = v207; v216 = n216; goto b62; }
b94:;
    { u64 n213 = v207; v213 = n213; goto b60; }
b58:;
    u8 v211 = (u64)v193 != (u64)v4;
    if (v211) { goto b95; } else { goto b96; }
b95:;
    u64 v217 = load_u64((const u8 *)v1 + 240);
    { u64 n216 = v217; v216 = n216; goto b62; }
b96:;
    u64 v214 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v214; v213 = n213; goto b60; }
b59:;
    u8 v212 = (u64)v193 != (u64)v4;
    if (v212) { goto b97; } else { goto b98; }
b97:;
    u64 v218 = load_u64((const u8 *)v1 + 240);
    { u64 n216 = v218; v216 = n216; goto b62; }
b98:;
    u64 v215 = load_u64((const u8 *)v1 + 240);
    { u64 n213 = v215; v213 = n213; goto b60; }
b60:;
    { u64 n220 = v213; u64 n221 = v4; v220 = n220; v221 = n221; goto b61; }
b62:;
    u64 v219 = 0x1;
    { u64 n220 = v216; u64 n221 = v219; v220 = n220; v221 = n221; goto b61; }
b61:;
    { u64 n222 = v220; u64 n224 = v221; v222 = n222; v224 = n224; goto b8; }
b8:;
    u8 v225 = (u64)v224 == (u64)v4;
    if (v225) { goto b99; } else { goto b100; }
b99:;
    u64 v1257 = load_u64((const u8 *)v1 + 296);
    u64 v1259 = load_u64((const u8 *)v1 + 304);
    u64 v1261 = load_u64((const u8 *)v1 + 312);
    u64 v1263 = load_u64((const u8 *)v1 + 320);
    { u64 n1256 = v1257; u64 n1258 = v1259; u64 n1260 = v1261; u64 n1262 = v1263; u64 n1264 = v4; u64 n1265 = v19; v1256 = n1256; v1258 = n1258; v1260 = n1260; v1262 = n1262; v1264 = n1264; v1265 = n1265; goto b63; }
b100:;
    u8 v226 = (u64)v49 != (u64)v4;
    if (v226) { goto b101; } else { goto b102; }
b101:;
    { goto b9; }
b102:;
    u64 v227 = load_u64((const u8 *)v1 + 400);
    u64 v228 = 0x1;
    u8 v229 = (u64)v227 != (u64)v228;
    if (v229) { goto b103; } else { goto b104; }
b103:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b104:;
    { goto b9; }
b9:;
    u64 v230 = load_u64((const u8 *)v3 + 24);
    u64 v231 = 0x8;
    u64 v232 = v16 * v231;
    u64 v233 = v230 + v232;
    u64 v234 = load_u64((const u8 *)v233 + 573440);
    u8 v235 = (u64)v234 == (u64)v4;
    if (v235) { goto b105; } else { goto b106; }
b105:;
    { u64 n239 = v222; v239 = n239; goto b10; }
b106:;
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
    u8 v258 = (u64)v257 <= (u64)v7;
    u64 v259 = v258;
    u8 v260 = (u64)v7 < (u64)v257;
    if (v260) { goto b107; } else { goto b108; }
b107:;
    u64 v1111 = load_u64((const u8 *)v1 + 224);
    u64 v1113 = load_u64((const u8 *)v1 + 232);
    u64 v1115 = load_u64((const u8 *)v1 + 296);
    u64 v1117 = load_u64((const u8 *)v1 + 304);
    u64 v1119 = load_u64((const u8 *)v1 + 312);
    u64 v1121 = load_u64((const u8 *)v1 + 320);
    { u64 n1110 = v1111; u64 n1112 = v1113; u64 n1114 = v1115; u64 n1116 = v1117; u64 n1118 = v1119; u64 n1120 = v1121; u64 n1122 = v4; u64 n1123 = v16; u64 n1124 = v19; u64 n1125 = v7; u64 n1126 = v16; u64 n1127 = v259; u64 n1128 = v13; v1110 = n1110; v1112 = n1112; v1114 = n1114; v1116 = n1116; v1118 = n1118; v1120 = n1120; v1122 = n1122; v1123 = n1123; v1124 = n1124; v1125 = n1125; v1126 = n1126; v1127 = n1127; v1128 = n1128; goto b28; }
b108:;
    u64 v261 = load_u64((const u8 *)v3 + 24);
    u64 v262 = 0x8;
    u64 v263 = v16 * v262;
    u64 v264 = v261 + v263;
    u64 v265 = load_u64((const u8 *)v264 + 0);
    u64 v266 = load_u64((const u8 *)v3 + 24);
    u64 v267 = 0x8;
    u64 v268 = v16 * v267;
    u64 v269 = v266 + v268;
    u64 v270 = load_u64((const u8 *)v269 + 12288);
    u64 v271 = load_u64((const u8 *)v3 + 24);
    u64 v272 = 0x8;
    u64 v273 = v16 * v272;
    u64 v274 = v271 + v273;
    u64 v275 = load_u64((const u8 *)v274 + 20480);
    u64 v276 = load_u64((const u8 *)v3 + 24);
    u64 v277 = 0x8;
    u64 v278 = v16 * v277;
    u64 v279 = v276 + v278;
    u64 v280 = load_u64((const u8 *)v279 + 32768);
    u64 v281 = load_u64((const u8 *)v3 + 24);
    u64 v282 = 0x8;
    u64 v283 = v16 * v282;
    u64 v284 = v281 + v283;
    u64 v285 = load_u64((const u8 *)v284 + 36864);
    u64 v286 = load_u64((const u8 *)v3 + 24);
    u64 v287 = 0x8;
    u64 v288 = v16 * v287;
    u64 v289 = v286 + v288;
    u64 v290 = load_u64((const u8 *)v289 + 24576);
    u64 v291 = load_u64((const u8 *)v3 + 24);
    u64 v292 = 0x8;
    u64 v293 = v16 * v292;
    u64 v294 = v291 + v293;
    u64 v295 = load_u64((const u8 *)v294 + 28672);
    u64 v296 = v7 - v270;
    u64 v297 = 0xffffffffffff;
    u64 v298 = v296 & v297;
    u8 v299 = (u64)v298 != (u64)v4;
    if (v299) { goto b109; } else { goto b110; }
b109:;
    { u64 n301 = v298; v301 = n301; goto b11; }
b110:;
    u64 v300 = 0x1;
    { u64 n301 = v300; v301 = n301; goto b11; }
b11:;
    u64 v302 = v265 - v275;
    u8 v303 = (u64)v285 == (u64)v4;
    if (v303) { goto b111; } else { goto b112; }
b111:;
    { u64 n551 = v301; u64 n552 = v302; u64 n553 = v239; u64 n554 = v4; u64 n555 = v16; u64 n556 = v19; u64 n557 = v7; u64 n558 = v16; u64 n559 = v259; u64 n560 = v7; u64 n561 = v10; u64 n562 = v13; u64 n563 = v265; u64 n564 = v290; u64 n565 = v295; u64 n566 = v280; u64 n567 = v285; v551 = n551; v552 = n552; v553 = n553; v554 = n554; v555 = n555; v556 = n556; v557 = n557; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; goto b18; }
b112:;
    u64 v304 = 0x8;
    u64 v305 = v4 << (v304 & 63);
    u64 v306 = 0x38;
    u64 v307 = v280 >> (v306 & 63);
    u64 v308 = 0x8;
    u64 v309 = v280 << (v308 & 63);
    u64 v310 = v305 | v307;
    u64 v311 = v310 >> (v4 & 63);
    u64 v312 = 0xffffffffffffff;
    u64 v313 = v280 & v312;
    u64 v314 = 0x8;
    u64 v315 = v313 << (v314 & 63);
    u64 v316 = v315 | v4;
    u8 v317 = (u64)v311 < (u64)v285;
    if (v317) { goto b113; } else { goto b114; }
b113:;
    { goto b12; }
b114:;
    u64 v318 = 0xffffffffffffffff;
    { u64 n376 = v301; u64 n378 = v302; u64 n380 = v239; u64 n382 = v4; u64 n384 = v16; u64 n386 = v19; u64 n388 = v7; u64 n390 = v16; u64 n392 = v259; u64 n394 = v318; u64 n396 = v7; u64 n398 = v10; u64 n400 = v13; u64 n402 = v265; u64 n404 = v290; u64 n406 = v295; v376 = n376; v378 = n378; v380 = n380; v382 = n382; v384 = n384; v386 = n386; v388 = n388; v390 = n390; v392 = n392; v394 = n394; v396 = n396; v398 = n398; v400 = n400; v402 = n402; v404 = n404; v406 = n406; goto b16; }
b12:;
    store_u64((u8 *)v1 + 224, v301);
    store_u64((u8 *)v1 + 232, v302);
    store_u64((u8 *)v1 + 240, v239);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 344, v16);
    store_u64((u8 *)v1 + 360, v19);
    store_u64((u8 *)v1 + 384, v7);
    store_u64((u8 *)v1 + 840, v16);
    store_u64((u8 *)v1 + 864, v259);
    store_u64((u8 *)v1 + 992, v4);
    store_u64((u8 *)v1 + 1000, v311);
    store_u64((u8 *)v1 + 1008, v4);
    store_u64((u8 *)v1 + 1016, v316);
    store_u64((u8 *)v1 + 1024, v4);
    store_u64((u8 *)v1 + 1248, v7);
    store_u64((u8 *)v1 + 1256, v10);
    store_u64((u8 *)v1 + 1264, v13);
    store_u64((u8 *)v1 + 1312, v265);
    store_u64((u8 *)v1 + 1320, v290);
    store_u64((u8 *)v1 + 1328, v295);
    store_u64((u8 *)v1 + 1344, v285);
    store_u64((u8 *)v1 + 2608, v4);
    { goto b13; }
b13:;
    u64 v319 = load_u64((const u8 *)v1 + 2608);
    u64 v320 = 0x1;
    u64 v321 = v319 + v320;
    u64 v322 = 0x10000;
    u8 v323 = (u64)v321 < (u64)v322;
    if (v323) { goto b115; } else { goto b116; }
b115:;
    { goto b14; }
b116:;
    u64 v324 = 0x1;
    u64 v325 = 0x1ff;
    u64 v326 = 0x1ff;
    u64 v327 = v325 & v326;
    u64 v328 = 0x1ff;
    u8 v329 = (u64)v327 == (u64)v328;
    u64 v330 = v329;
    u64 v331 = load_u64((const u8 *)v1 + 0);
    u64 v332 = v330 | v331;
    u64 v333 = load_u64((const u8 *)v1 + 24);
    u64 v334 = v332 | v333;
    if (v334) { goto b117; } else { goto b118; }
b117:;
    u8 v335 = 0;
    store_u64((u8 *)v1 + 80, v324);
    store_u64((u8 *)v1 + 336, v325);
    store_u64((u8 *)v1 + 392, v4);
    return v335;
b118:;
    u64 v1357 = load_u64((const u8 *)v1 + 184);
    u64 v1365 = load_u64((const u8 *)v1 + 192);
    u64 v1374 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1357; u64 n1363 = v1365; u64 n1372 = v1374; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b14:;
    u64 v336 = load_u64((const u8 *)v1 + 1024);
    u64 v337 = 0x40;
    u8 v338 = (u64)v336 >= (u64)v337;
    if (v338) { goto b119; } else { goto b120; }
b119:;
    u64 v377 = load_u64((const u8 *)v1 + 224);
    u64 v379 = load_u64((const u8 *)v1 + 232);
    u64 v381 = load_u64((const u8 *)v1 + 240);
    u64 v383 = load_u64((const u8 *)v1 + 336);
    u64 v385 = load_u64((const u8 *)v1 + 344);
    u64 v387 = load_u64((const u8 *)v1 + 360);
    u64 v389 = load_u64((const u8 *)v1 + 384);
    u64 v391 = load_u64((const u8 *)v1 + 840);
    u64 v393 = load_u64((const u8 *)v1 + 864);
    u64 v395 = load_u64((const u8 *)v1 + 992);
    u64 v397 = load_u64((const u8 *)v1 + 1248);
    u64 v399 = load_u64((const u8 *)v1 + 1256);
    u64 v401 = load_u64((const u8 *)v1 + 1264);
    u64 v403 = load_u64((const u8 *)v1 + 1312);
    u64 v405 = load_u64((const u8 *)v1 + 1320);
    u64 v407 = load_u64((const u8 *)v1 + 1328);
    { u64 n376 = v377; u64 n378 = v379; u64 n380 = v381; u64 n382 = v383; u64 n384 = v385; u64 n386 = v387; u64 n388 = v389; u64 n390 = v391; u64 n392 = v393; u64 n394 = v395; u64 n396 = v397; u64 n398 = v399; u64 n400 = v401; u64 n402 = v403; u64 n404 = v405; u64 n406 = v407; v376 = n376; v378 = n378; v380 = n380; v382 = n382; v384 = n384; v386 = n386; v388 = n388; v390 = n390; v392 = n392; v394 = n394; v396 = n396; v398 = n398; v400 = n400; v402 = n402; v404 = n404; v406 = n406; goto b16; }
b120:;
    u64 v339 = load_u64((const u8 *)v1 + 1000);
    u64 v340 = load_u64((const u8 *)v1 + 1008);
    u64 v341 = 0x1;
    u64 v342 = v340 << (v341 & 63);
    u64 v343 = 0x3f;
    u64 v344 = v339 >> (v343 & 63);
    u64 v345 = 0x1;
    u64 v346 = v339 << (v345 & 63);
    u64 v347 = v342 | v344;
    u64 v348 = load_u64((const u8 *)v1 + 1016);
    u64 v349 = 0x3f;
    u64 v350 = v348 >> (v349 & 63);
    u64 v351 = v346 | v350;
    u64 v352 = v347 | v4;
    u64 v353 = 0x1;
    u64 v354 = v348 << (v353 & 63);
    u64 v355 = load_u64((const u8 *)v1 + 992);
    u64 v356 = 0x1;
    u64 v357 = v355 << (v356 & 63);
    u64 v358 = load_u64((const u8 *)v1 + 1344);
    u128 v359 = (u128)v352 << 64 | v351;
    u128 v360 = (u128)v4 << 64 | v358;
    u8 v361 = (u128)v359 < (u128)v360;
    if (v361) { goto b121; } else { goto b122; }
b121:;
    { u64 n369 = v357; u64 n370 = v351; u64 n371 = v352; v369 = n369; v370 = n370; v371 = n371; goto b15; }
b122:;
    u128 v362 = (u128)v352 << 64 | v351;
    u128 v363 = (u128)v4 << 64 | v358;
    u128 v364 = v362 - v363;
    u64 v365 = (u64)v364;
    u64 v366 = (u64)(v364 >> 64);
    u64 v367 = 0x1;
    u64 v368 = v357 | v367;
    { u64 n369 = v368; u64 n370 = v365; u64 n371 = v366; v369 = n369; v370 = n370; v371 = n371; goto b15; }
b15:;
    u64 v372 = 0x1;
    u64 v373 = v336 + v372;
    u64 v374 = 0xff;
    u64 v375 = v373 & v374;
    store_u64((u8 *)v1 + 992, v369);
    store_u64((u8 *)v1 + 1000, v370);
    store_u64((u8 *)v1 + 1008, v371);
    store_u64((u8 *)v1 + 1016, v354);
    store_u64((u8 *)v1 + 1024, v375);
    store_u64((u8 *)v1 + 2608, v321);
    { goto b13; }
b16:;
    u64 v408 = 0x30d4000;
    u8 v409 = (u64)v406 == (u64)v408;
    if (v409) { goto b123; } else { goto b124; }
b123:;
    { goto b17; }
b124:;
    u64 v410 = 0x8;
    u64 v411 = v376 << (v410 & 63);
    u8 v412 = (u64)v411 < (u64)v406;
    if (v412) { goto b125; } else { goto b126; }
b125:;
    { goto b48; }
b126:;
    { goto b17; }
b17:;
    u64 v413 = 0xffffffff;
    u64 v414 = v394 & v413;
    { u64 n551 = v376; u64 n552 = v378; u64 n553 = v380; u64 n554 = v382; u64 n555 = v384; u64 n556 = v386; u64 n557 = v388; u64 n558 = v390; u64 n559 = v392; u64 n560 = v396; u64 n561 = v398; u64 n562 = v400; u64 n563 = v402; u64 n564 = v404; u64 n565 = v414; u64 n566 = v4; u64 n567 = v4; v551 = n551; v552 = n552; v553 = n553; v554 = n554; v555 = n555; v556 = n556; v557 = n557; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; goto b18; }
b48:;
    u128 v415 = (u128)v4 << 64 | v394;
    u128 v416 = (u128)v4 << 64 | v406;
    u128 v417 = v415 - v416;
    u64 v418 = (u64)v417;
    u64 v419 = (u64)(v417 >> 64);
    u8 v420 = (u64)v394 >= (u64)v406;
    if (v420) { goto b127; } else { goto b128; }
b127:;
    { u64 n426 = v418; u64 n427 = v419; v426 = n426; v427 = n427; goto b49; }
b128:;
    u128 v421 = (u128)v4 << 64 | v406;
    u128 v422 = (u128)v4 << 64 | v394;
    u128 v423 = v421 - v422;
    u64 v424 = (u64)v423;
    u64 v425 = (u64)(v423 >> 64);
    { u64 n426 = v424; u64 n427 = v425; v426 = n426; v427 = n427; goto b49; }
b49:;
    u128 v428 = (u128)v427 << 64 | v426;
    u128 v429 = (u128)v4 << 64 | v376;
    u128 v430 = v428 * v429;
    u64 v431 = (u64)v430;
    u64 v432 = (u64)(v430 >> 64);
    u64 v433 = 0x8;
    u64 v434 = v432 << (v433 & 63);
    u64 v435 = 0x38;
    u64 v436 = v431 >> (v435 & 63);
    u64 v437 = 0x8;
    u64 v438 = v431 << (v437 & 63);
    u64 v439 = v434 | v436;
    u64 v440 = v439 >> (v4 & 63);
    u64 v441 = v426 * v376;
    u64 v442 = 0xffffffffffffff;
    u64 v443 = v441 & v442;
    u64 v444 = 0x8;
    u64 v445 = v443 << (v444 & 63);
    u64 v446 = v445 | v4;
    u8 v447 = (u64)v440 < (u64)v406;
    if (v447) { goto b129; } else { goto b130; }
b129:;
    { goto b50; }
b130:;
    u64 v448 = 0xffffffffffffffff;
    { u64 n506 = v376; u64 n508 = v378; u64 n510 = v380; u64 n512 = v382; u64 n514 = v384; u64 n516 = v386; u64 n518 = v388; u64 n520 = v390; u64 n522 = v392; u64 n524 = v394; u64 n526 = v448; u64 n528 = v396; u64 n530 = v398; u64 n532 = v400; u64 n534 = v402; u64 n536 = v404; u64 n538 = v406; u64 n540 = v4; u64 n542 = v4; v506 = n506; v508 = n508; v510 = n510; v512 = n512; v514 = n514; v516 = n516; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; goto b54; }
b50:;
    store_u64((u8 *)v1 + 224, v376);
    store_u64((u8 *)v1 + 232, v378);
    store_u64((u8 *)v1 + 240, v380);
    store_u64((u8 *)v1 + 336, v382);
    store_u64((u8 *)v1 + 344, v384);
    store_u64((u8 *)v1 + 360, v386);
    store_u64((u8 *)v1 + 384, v388);
    store_u64((u8 *)v1 + 840, v390);
    store_u64((u8 *)v1 + 864, v392);
    store_u64((u8 *)v1 + 968, v394);
    store_u64((u8 *)v1 + 1032, v4);
    store_u64((u8 *)v1 + 1040, v440);
    store_u64((u8 *)v1 + 1048, v4);
    store_u64((u8 *)v1 + 1056, v446);
    store_u64((u8 *)v1 + 1064, v4);
    store_u64((u8 *)v1 + 1248, v396);
    store_u64((u8 *)v1 + 1256, v398);
    store_u64((u8 *)v1 + 1264, v400);
    store_u64((u8 *)v1 + 1312, v402);
    store_u64((u8 *)v1 + 1320, v404);
    store_u64((u8 *)v1 + 1328, v406);
    store_u64((u8 *)v1 + 1336, v4);
    store_u64((u8 *)v1 + 1344, v4);
    store_u64((u8 *)v1 + 4672, v4);
    { goto b51; }
b51:;
    u64 v449 = load_u64((const u8 *)v1 + 4672);
    u64 v450 = 0x1;
    u64 v451 = v449 + v450;
    u64 v452 = 0x10000;
    u8 v453 = (u64)v451 < (u64)v452;
    if (v453) { goto b131; } else { goto b132; }
b131:;
    { goto b52; }
b132:;
    u64 v454 = 0x1;
    u64 v455 = 0x1ff;
    u64 v456 = 0x1ff;
    u64 v457 = v455 & v456;
    u64 v458 = 0x1ff;
    u8 v459 = (u64)v457 == (u64)v458;
    u64 v460 = v459;
    u64 v461 = load_u64((const u8 *)v1 + 0);
    u64 v462 = v460 | v461;
    u64 v463 = load_u64((const u8 *)v1 + 24);
    u64 v464 = v462 | v463;
    if (v464) { goto b133; } else { goto b134; }
b133:;
    u8 v465 = 0;
    store_u64((u8 *)v1 + 80, v454);
    store_u64((u8 *)v1 + 336, v455);
    store_u64((u8 *)v1 + 392, v4);
    return v465;
b134:;
    u64 v1358 = load_u64((const u8 *)v1 + 184);
    u64 v1366 = load_u64((const u8 *)v1 + 192);
    u64 v1375 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1358; u64 n1363 = v1366; u64 n1372 = v1375; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b52:;
    u64 v466 = load_u64((const u8 *)v1 + 1064);
    u64 v467 = 0x40;
    u8 v468 = (u64)v466 >= (u64)v467;
    if (v468) { goto b135; } else { goto b136; }
b135:;
    u64 v507 = load_u64((const u8 *)v1 + 224);
    u64 v509 = load_u64((const u8 *)v1 + 232);
    u64 v511 = load_u64((const u8 *)v1 + 240);
    u64 v513 = load_u64((const u8 *)v1 + 336);
    u64 v515 = load_u64((const u8 *)v1 + 344);
    u64 v517 = load_u64((const u8 *)v1 + 360);
    u64 v519 = load_u64((const u8 *)v1 + 384);
    u64 v521 = load_u64((const u8 *)v1 + 840);
    u64 v523 = load_u64((const u8 *)v1 + 864);
    u64 v525 = load_u64((const u8 *)v1 + 968);
    u64 v527 = load_u64((const u8 *)v1 + 1032);
    u64 v529 = load_u64((const u8 *)v1 + 1248);
    u64 v531 = load_u64((const u8 *)v1 + 1256);
    u64 v533 = load_u64((const u8 *)v1 + 1264);
    u64 v535 = load_u64((const u8 *)v1 + 1312);
    u64 v537 = load_u64((const u8 *)v1 + 1320);
    u64 v539 = load_u64((const u8 *)v1 + 1328);
    u64 v541 = load_u64((const u8 *)v1 + 1336);
    u64 v543 = load_u64((const u8 *)v1 + 1344);
    { u64 n506 = v507; u64 n508 = v509; u64 n510 = v511; u64 n512 = v513; u64 n514 = v515; u64 n516 = v517; u64 n518 = v519; u64 n520 = v521; u64 n522 = v523; u64 n524 = v525; u64 n526 = v527; u64 n528 = v529; u64 n530 = v531; u64 n532 = v533; u64 n534 = v535; u64 n536 = v537; u64 n538 = v539; u64 n540 = v541; u64 n542 = v543; v506 = n506; v508 = n508; v510 = n510; v512 = n512; v514 = n514; v516 = n516; v518 = n518; v520 = n520; v522 = n522; v524 = n524; v526 = n526; v528 = n528; v530 = n530; v532 = n532; v534 = n534; v536 = n536; v538 = n538; v540 = n540; v542 = n542; goto b54; }
b136:;
    u64 v469 = load_u64((const u8 *)v1 + 1040);
    u64 v470 = load_u64((const u8 *)v1 + 1048);
    u64 v471 = 0x1;
    u64 v472 = v470 << (v471 & 63);
    u64 v473 = 0x3f;
    u64 v474 = v469 >> (v473 & 63);
    u64 v475 = 0x1;
    u64 v476 = v469 << (v475 & 63);
    u64 v477 = v472 | v474;
    u64 v478 = load_u64((const u8 *)v1 + 1056);
    u64 v479 = 0x3f;
    u64 v480 = v478 >> (v479 & 63);
    u64 v481 = v476 | v480;
    u64 v482 = v477 | v4;
    u64 v483 = 0x1;
    u64 v484 = v478 << (v483 & 63);
    u64 v485 = load_u64((const u8 *)v1 + 1032);
    u64 v486 = 0x1;
    u64 v487 = v485 << (v486 & 63);
    u64 v488 = load_u64((const u8 *)v1 + 1328);
    u128 v489 = (u128)v482 << 64 | v481;
    u128 v490 = (u128)v4 << 64 | v488;
    u8 v491 = (u128)v489 < (u128)v490;
    if (v491) { goto b137; } else { goto b138; }
b137:;
    { u64 n499 = v487; u64 n500 = v481; u64 n501 = v482; v499 = n499; v500 = n500; v501 = n501; goto b53; }
b138:;
    u128 v492 = (u128)v482 << 64 | v481;
    u128 v493 = (u128)v4 << 64 | v488;
    u128 v494 = v492 - v493;
    u64 v495 = (u64)v494;
    u64 v496 = (u64)(v494 >> 64);
    u64 v497 = 0x1;
    u64 v498 = v487 | v497;
    { u64 n499 = v498; u64 n500 = v495; u64 n501 = v496; v499 = n499; v500 = n500; v501 = n501; goto b53; }
b53:;
    u64 v502 = 0x1;
    u64 v503 = v466 + v502;
    u64 v504 = 0xff;
    u64 v505 = v503 & v504;
    store_u64((u8 *)v1 + 1032, v499);
    store_u64((u8 *)v1 + 1040, v500);
    store_u64((u8 *)v1 + 1048, v501);
    store_u64((u8 *)v1 + 1056, v484);
    store_u64((u8 *)v1 + 1064, v505);
    store_u64((u8 *)v1 + 4672, v451);
    { goto b51; }
b54:;
    u8 v544 = (u64)v524 >= (u64)v538;
    if (v544) { goto b139; } else { goto b140; }
b139:;
    { goto b55; }
b140:;
    u64 v545 = v538 - v526;
    u64 v546 = 0xffffffff;
    u64 v547 = v545 & v546;
    { u64 n551 = v506; u64 n552 = v508; u64 n553 = v510; u64 n554 = v512; u64 n555 = v514; u64 n556 = v516; u64 n557 = v518; u64 n558 = v520; u64 n559 = v522; u64 n560 = v528; u64 n561 = v530; u64 n562 = v532; u64 n563 = v534; u64 n564 = v536; u64 n565 = v547; u64 n566 = v540; u64 n567 = v542; v551 = n551; v552 = n552; v553 = n553; v554 = n554; v555 = n555; v556 = n556; v557 = n557; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; goto b18; }
b55:;
    u64 v548 = v538 + v526;
    u64 v549 = 0xffffffff;
    u64 v550 = v548 & v549;
    { u64 n551 = v506; u64 n552 = v508; u64 n553 = v510; u64 n554 = v512; u64 n555 = v514; u64 n556 = v516; u64 n557 = v518; u64 n558 = v520; u64 n559 = v522; u64 n560 = v528; u64 n561 = v530; u64 n562 = v532; u64 n563 = v534; u64 n564 = v536; u64 n565 = v550; u64 n566 = v540; u64 n567 = v542; v551 = n551; v552 = n552; v553 = n553; v554 = n554; v555 = n555; v556 = n556; v557 = n557; v558 = n558; v559 = n559; v560 = n560; v561 = n561; v562 = n562; v563 = n563; v564 = n564; v565 = n565; v566 = n566; v567 = n567; goto b18; }
b18:;
    u8 v568 = (u64)v565 != (u64)v4;
    if (v568) { goto b141; } else { goto b142; }
b141:;
    { u64 n570 = v565; v570 = n570; goto b19; }
b142:;
    u64 v569 = 0x30d4000;
    { u64 n570 = v569; v570 = n570; goto b19; }
b19:;
    u64 v571 = v553 * v561;
    u64 v572 = (u64)((u128)v553 * v561 >> 64);
    u64 v573 = 0x14;
    u64 v574 = v571 >> (v573 & 63);
    u64 v575 = 0x2c;
    u64 v576 = v572 << (v575 & 63);
    u64 v577 = v574 | v576;
    u64 v578 = 0x14;
    u64 v579 = v572 >> (v578 & 63);
    u64 v580 = 0x1fffff;
    u8 v581 = (u64)v580 >= (u64)v551;
    if (v581) { goto b143; } else { goto b144; }
b143:;
    { u64 n583 = v551; v583 = n583; goto b20; }
b144:;
    u64 v582 = 0x1fffff;
    { u64 n583 = v582; v583 = n583; goto b20; }
b20:;
    u64 v584 = v553 * v561;
    u64 v585 = (u64)((u128)v553 * v561 >> 64);
    u64 v586 = 0x14;
    u64 v587 = v584 >> (v586 & 63);
    u64 v588 = 0x2c;
    u64 v589 = v585 << (v588 & 63);
    u64 v590 = v587 | v589;
    u64 v591 = 0x14;
    u64 v592 = v585 >> (v591 & 63);
    u128 v593 = (u128)v4 << 64 | v590;
    u128 v594 = (u128)v4 << 64 | v583;
    u128 v595 = v593 * v594;
    u64 v596 = (u64)v595;
    u64 v597 = (u64)(v595 >> 64);
    u64 v598 = 0x8;
    u64 v599 = v597 << (v598 & 63);
    u64 v600 = 0x38;
    u64 v601 = v596 >> (v600 & 63);
    u64 v602 = 0x8;
    u64 v603 = v596 << (v602 & 63);
    u64 v604 = v599 | v601;
    u64 v605 = v604 >> (v4 & 63);
    u64 v606 = v590 * v583;
    u64 v607 = 0xffffffffffffff;
    u64 v608 = v606 & v607;
    u64 v609 = 0x8;
    u64 v610 = v608 << (v609 & 63);
    u64 v611 = v610 | v4;
    u8 v612 = (u64)v605 < (u64)v570;
    if (v612) { goto b145; } else { goto b146; }
b145:;
    { goto b21; }
b146:;
    u64 v613 = 0xffffffffffffffff;
    { u64 n671 = v551; u64 n673 = v552; u64 n675 = v553; u64 n677 = v554; u64 n679 = v555; u64 n681 = v556; u64 n683 = v557; u64 n685 = v558; u64 n687 = v559; u64 n689 = v583; u64 n691 = v4; u64 n693 = v613; u64 n695 = v560; u64 n697 = v562; u64 n699 = v563; u64 n701 = v564; u64 n703 = v570; u64 n705 = v566; u64 n707 = v567; u64 n709 = v577; v671 = n671; v673 = n673; v675 = n675; v677 = n677; v679 = n679; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; goto b25; }
b21:;
    store_u64((u8 *)v1 + 224, v551);
    store_u64((u8 *)v1 + 232, v552);
    store_u64((u8 *)v1 + 240, v553);
    store_u64((u8 *)v1 + 336, v554);
    store_u64((u8 *)v1 + 344, v555);
    store_u64((u8 *)v1 + 360, v556);
    store_u64((u8 *)v1 + 384, v557);
    store_u64((u8 *)v1 + 840, v558);
    store_u64((u8 *)v1 + 864, v559);
    store_u64((u8 *)v1 + 1072, v583);
    store_u64((u8 *)v1 + 1080, v4);
    store_u64((u8 *)v1 + 1128, v4);
    store_u64((u8 *)v1 + 1136, v605);
    store_u64((u8 *)v1 + 1144, v4);
    store_u64((u8 *)v1 + 1152, v611);
    store_u64((u8 *)v1 + 1160, v4);
    store_u64((u8 *)v1 + 1248, v560);
    store_u64((u8 *)v1 + 1264, v562);
    store_u64((u8 *)v1 + 1312, v563);
    store_u64((u8 *)v1 + 1320, v564);
    store_u64((u8 *)v1 + 1328, v570);
    store_u64((u8 *)v1 + 1336, v566);
    store_u64((u8 *)v1 + 1344, v567);
    store_u64((u8 *)v1 + 1352, v577);
    store_u64((u8 *)v1 + 2896, v4);
    { goto b22; }
b22:;
    u64 v614 = load_u64((const u8 *)v1 + 2896);
    u64 v615 = 0x1;
    u64 v616 = v614 + v615;
    u64 v617 = 0x10000;
    u8 v618 = (u64)v616 < (u64)v617;
    if (v618) { goto b147; } else { goto b148; }
b147:;
    { goto b23; }
b148:;
    u64 v619 = 0x1;
    u64 v620 = 0x1ff;
    u64 v621 = 0x1ff;
    u64 v622 = v620 & v621;
    u64 v623 = 0x1ff;
    u8 v624 = (u64)v622 == (u64)v623;
    u64 v625 = v624;
    u64 v626 = load_u64((const u8 *)v1 + 0);
    u64 v627 = v625 | v626;
    u64 v628 = load_u64((const u8 *)v1 + 24);
    u64 v629 = v627 | v628;
    if (v629) { goto b149; } else { goto b150; }
b149:;
    u8 v630 = 0;
    store_u64((u8 *)v1 + 80, v619);
    store_u64((u8 *)v1 + 336, v620);
    store_u64((u8 *)v1 + 392, v4);
    return v630;
b150:;
    u64 v1359 = load_u64((const u8 *)v1 + 184);
    u64 v1367 = load_u64((const u8 *)v1 + 192);
    u64 v1376 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1359; u64 n1363 = v1367; u64 n1372 = v1376; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b23:;
    u64 v631 = load_u64((const u8 *)v1 + 1160);
    u64 v632 = 0x40;
    u8 v633 = (u64)v631 >= (u64)v632;
    if (v633) { goto b151; } else { goto b152; }
b151:;
    u64 v672 = load_u64((const u8 *)v1 + 224);
    u64 v674 = load_u64((const u8 *)v1 + 232);
    u64 v676 = load_u64((const u8 *)v1 + 240);
    u64 v678 = load_u64((const u8 *)v1 + 336);
    u64 v680 = load_u64((const u8 *)v1 + 344);
    u64 v682 = load_u64((const u8 *)v1 + 360);
    u64 v684 = load_u64((const u8 *)v1 + 384);
    u64 v686 = load_u64((const u8 *)v1 + 840);
    u64 v688 = load_u64((const u8 *)v1 + 864);
    u64 v690 = load_u64((const u8 *)v1 + 1072);
    u64 v692 = load_u64((const u8 *)v1 + 1080);
    u64 v694 = load_u64((const u8 *)v1 + 1128);
    u64 v696 = load_u64((const u8 *)v1 + 1248);
    u64 v698 = load_u64((const u8 *)v1 + 1264);
    u64 v700 = load_u64((const u8 *)v1 + 1312);
    u64 v702 = load_u64((const u8 *)v1 + 1320);
    u64 v704 = load_u64((const u8 *)v1 + 1328);
    u64 v706 = load_u64((const u8 *)v1 + 1336);
    u64 v708 = load_u64((const u8 *)v1 + 1344);
    u64 v710 = load_u64((const u8 *)v1 + 1352);
    { u64 n671 = v672; u64 n673 = v674; u64 n675 = v676; u64 n677 = v678; u64 n679 = v680; u64 n681 = v682; u64 n683 = v684; u64 n685 = v686; u64 n687 = v688; u64 n689 = v690; u64 n691 = v692; u64 n693 = v694; u64 n695 = v696; u64 n697 = v698; u64 n699 = v700; u64 n701 = v702; u64 n703 = v704; u64 n705 = v706; u64 n707 = v708; u64 n709 = v710; v671 = n671; v673 = n673; v675 = n675; v677 = n677; v679 = n679; v681 = n681; v683 = n683; v685 = n685; v687 = n687; v689 = n689; v691 = n691; v693 = n693; v695 = n695; v697 = n697; v699 = n699; v701 = n701; v703 = n703; v705 = n705; v707 = n707; v709 = n709; goto b25; }
b152:;
    u64 v634 = load_u64((const u8 *)v1 + 1136);
    u64 v635 = load_u64((const u8 *)v1 + 1144);
    u64 v636 = 0x1;
    u64 v637 = v635 << (v636 & 63);
    u64 v638 = 0x3f;
    u64 v639 = v634 >> (v638 & 63);
    u64 v640 = 0x1;
    u64 v641 = v634 << (v640 & 63);
    u64 v642 = v637 | v639;
    u64 v643 = load_u64((const u8 *)v1 + 1152);
    u64 v644 = 0x3f;
    u64 v645 = v643 >> (v644 & 63);
    u64 v646 = v641 | v645;
    u64 v647 = v642 | v4;
    u64 v648 = 0x1;
    u64 v649 = v643 << (v648 & 63);
    u64 v650 = load_u64((const u8 *)v1 + 1128);
    u64 v651 = 0x1;
    u64 v652 = v650 << (v651 & 63);
    u64 v653 = load_u64((const u8 *)v1 + 1328);
    u128 v654 = (u128)v647 << 64 | v646;
    u128 v655 = (u128)v4 << 64 | v653;
    u8 v656 = (u128)v654 < (u128)v655;
    if (v656) { goto b153; } else { goto b154; }
b153:;
    { u64 n664 = v652; u64 n665 = v646; u64 n666 = v647; v664 = n664; v665 = n665; v666 = n666; goto b24; }
b154:;
    u128 v657 = (u128)v647 << 64 | v646;
    u128 v658 = (u128)v4 << 64 | v653;
    u128 v659 = v657 - v658;
    u64 v660 = (u64)v659;
    u64 v661 = (u64)(v659 >> 64);
    u64 v662 = 0x1;
    u64 v663 = v652 | v662;
    { u64 n664 = v663; u64 n665 = v660; u64 n666 = v661; v664 = n664; v665 = n665; v666 = n666; goto b24; }
b24:;
    u64 v667 = 0x1;
    u64 v668 = v631 + v667;
    u64 v669 = 0xff;
    u64 v670 = v668 & v669;
    store_u64((u8 *)v1 + 1128, v664);
    store_u64((u8 *)v1 + 1136, v665);
    store_u64((u8 *)v1 + 1144, v666);
    store_u64((u8 *)v1 + 1152, v649);
    store_u64((u8 *)v1 + 1160, v670);
    store_u64((u8 *)v1 + 2896, v616);
    { goto b22; }
b25:;
    u8 v711 = (u64)v701 != (u64)v4;
    if (v711) { goto b155; } else { goto b156; }
b155:;
    { goto b33; }
b156:;
    u64 v712 = 0xccd;
    u64 v713 = v675 * v712;
    { u64 n1021 = v671; u64 n1022 = v673; u64 n1023 = v675; u64 n1024 = v677; u64 n1025 = v679; u64 n1026 = v681; u64 n1027 = v683; u64 n1028 = v685; u64 n1029 = v687; u64 n1030 = v695; u64 n1031 = v697; u64 n1032 = v699; u64 n1033 = v713; u64 n1034 = v703; u64 n1035 = v705; u64 n1036 = v707; u64 n1037 = v709; v1021 = n1021; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; goto b26; }
b33:;
    u64 v714 = v675 * v703;
    u64 v715 = (u64)((u128)v675 * v703 >> 64);
    u64 v716 = 0x14;
    u64 v717 = v714 >> (v716 & 63);
    u64 v718 = 0x2c;
    u64 v719 = v715 << (v718 & 63);
    u64 v720 = v717 | v719;
    u64 v721 = 0x14;
    u64 v722 = v715 >> (v721 & 63);
    u64 v723 = 0x8;
    u64 v724 = v722 << (v723 & 63);
    u64 v725 = 0x38;
    u64 v726 = v720 >> (v725 & 63);
    u64 v727 = 0x8;
    u64 v728 = v720 << (v727 & 63);
    u64 v729 = v724 | v726;
    u64 v730 = 0x39db;
    u64 v731 = v693 * v730;
    u64 v732 = (u64)((u128)v693 * v730 >> 64);
    u128 v733 = (u128)v4 << 64 | v675;
    u128 v734 = (u128)v691 << 64 | v689;
    u128 v735 = v733 * v734;
    u64 v736 = (u64)v735;
    u64 v737 = (u64)(v735 >> 64);
    u64 v738 = 0x14;
    u64 v739 = v736 >> (v738 & 63);
    u64 v740 = 0x2c;
    u64 v741 = v737 << (v740 & 63);
    u64 v742 = v739 | v741;
    u64 v743 = 0x14;
    u64 v744 = v737 >> (v743 & 63);
    u128 v745 = (u128)v744 << 64 | v742;
    u128 v746 = (u128)v4 << 64 | v673;
    u128 v747 = v745 - v746;
    u64 v748 = (u64)v747;
    u64 v749 = (u64)(v747 >> 64);
    u64 v750 = 0x6666;
    u128 v751 = (u128)v749 << 64 | v748;
    u128 v752 = (u128)v4 << 64 | v750;
    u128 v753 = v751 * v752;
    u64 v754 = (u64)v753;
    u64 v755 = (u64)(v753 >> 64);
    u128 v756 = (u128)v755 << 64 | v754;
    u128 v757 = (u128)v732 << 64 | v731;
    u128 v758 = v756 - v757;
    u64 v759 = (u64)v758;
    u64 v760 = (u64)(v758 >> 64);
    u128 v761 = (u128)v4 << 64 | v4;
    u128 v762 = (u128)v729 << 64 | v728;
    u128 v763 = v761 - v762;
    u64 v764 = (u64)v763;
    u64 v765 = (u64)(v763 >> 64);
    u128 v766 = (u128)v760 << 64 | v759;
    u128 v767 = (u128)v765 << 64 | v764;
    u8 v768 = (__int128)v766 >= (__int128)v767;
    if (v768) { goto b157; } else { goto b158; }
b157:;
    { u64 n769 = v759; u64 n770 = v760; v769 = n769; v770 = n770; goto b34; }
b158:;
    { u64 n769 = v764; u64 n770 = v765; v769 = n769; v770 = n770; goto b34; }
b34:;
    u128 v771 = (u128)v770 << 64 | v769;
    u128 v772 = (u128)v4 << 64 | v4;
    u8 v773 = (__int128)v771 >= (__int128)v772;
    if (v773) { goto b159; } else { goto b160; }
b159:;
    { goto b40; }
b160:;
    u128 v774 = (u128)v4 << 64 | v4;
    u128 v775 = (u128)v770 << 64 | v769;
    u128 v776 = v774 - v775;
    u64 v777 = (u64)v776;
    u64 v778 = (u64)(v776 >> 64);
    u128 v779 = (u128)v4 << 64 | v701;
    u128 v780 = (u128)v778 << 64 | v777;
    u128 v781 = v779 * v780;
    u64 v782 = (u64)v781;
    u64 v783 = (u64)(v781 >> 64);
    u64 v784 = v783 >> (v4 & 63);
    u64 v785 = v4 - v769;
    u64 v786 = v701 * v785;
    u128 v787 = (u128)v4 << 64 | v784;
    u128 v788 = (u128)v729 << 64 | v728;
    u8 v789 = (u128)v787 < (u128)v788;
    if (v789) { goto b161; } else { goto b162; }
b161:;
    { goto b35; }
b162:;
    u64 v790 = 0xffffffffffffffff;
    { u64 n962 = v671; u64 n964 = v673; u64 n966 = v675; u64 n968 = v677; u64 n970 = v679; u64 n972 = v681; u64 n974 = v683; u64 n976 = v685; u64 n978 = v687; u64 n980 = v790; u64 n982 = v695; u64 n984 = v697; u64 n986 = v699; u64 n988 = v701; u64 n990 = v703; u64 n992 = v705; u64 n994 = v707; u64 n996 = v709; v962 = n962; v964 = n964; v966 = n966; v968 = n968; v970 = n970; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; goto b39; }
b40:;
    u128 v791 = (u128)v4 << 64 | v701;
    u128 v792 = (u128)v770 << 64 | v769;
    u128 v793 = v791 * v792;
    u64 v794 = (u64)v793;
    u64 v795 = (u64)(v793 >> 64);
    u64 v796 = v795 >> (v4 & 63);
    u64 v797 = v701 * v769;
    u128 v798 = (u128)v4 << 64 | v796;
    u128 v799 = (u128)v729 << 64 | v728;
    u8 v800 = (u128)v798 < (u128)v799;
    if (v800) { goto b163; } else { goto b164; }
b163:;
    { goto b41; }
b164:;
    u64 v801 = 0xffffffffffffffff;
    { u64 n860 = v671; u64 n862 = v673; u64 n864 = v675; u64 n866 = v677; u64 n868 = v679; u64 n870 = v681; u64 n872 = v683; u64 n874 = v685; u64 n876 = v687; u64 n878 = v801; u64 n880 = v695; u64 n882 = v697; u64 n884 = v699; u64 n886 = v701; u64 n888 = v703; u64 n890 = v705; u64 n892 = v707; u64 n894 = v709; v860 = n860; v862 = n862; v864 = n864; v866 = n866; v868 = n868; v870 = n870; v872 = n872; v874 = n874; v876 = n876; v878 = n878; v880 = n880; v882 = n882; v884 = n884; v886 = n886; v888 = n888; v890 = n890; v892 = n892; v894 = n894; goto b45; }
b41:;
    store_u64((u8 *)v1 + 224, v671);
    store_u64((u8 *)v1 + 232, v673);
    store_u64((u8 *)v1 + 240, v675);
    store_u64((u8 *)v1 + 336, v677);
    store_u64((u8 *)v1 + 344, v679);
    store_u64((u8 *)v1 + 360, v681);
    store_u64((u8 *)v1 + 384, v683);
    store_u64((u8 *)v1 + 840, v685);
    store_u64((u8 *)v1 + 864, v687);
    store_u64((u8 *)v1 + 1088, v728);
    store_u64((u8 *)v1 + 1096, v729);
    store_u64((u8 *)v1 + 1208, v4);
    store_u64((u8 *)v1 + 1216, v796);
    store_u64((u8 *)v1 + 1224, v4);
    store_u64((u8 *)v1 + 1232, v797);
    store_u64((u8 *)v1 + 1240, v4);
    store_u64((u8 *)v1 + 1248, v695);
    store_u64((u8 *)v1 + 1264, v697);
    store_u64((u8 *)v1 + 1312, v699);
    store_u64((u8 *)v1 + 1320, v701);
    store_u64((u8 *)v1 + 1328, v703);
    store_u64((u8 *)v1 + 1336, v705);
    store_u64((u8 *)v1 + 1344, v707);
    store_u64((u8 *)v1 + 1352, v709);
    store_u64((u8 *)v1 + 4072, v4);
    { goto b42; }
b42:;
    u64 v802 = load_u64((const u8 *)v1 + 4072);
    u64 v803 = 0x1;
    u64 v804 = v802 + v803;
    u64 v805 = 0x10000;
    u8 v806 = (u64)v804 < (u64)v805;
    if (v806) { goto b165; } else { goto b166; }
b165:;
    { goto b43; }
b166:;
    u64 v807 = 0x1;
    u64 v808 = 0x1ff;
    u64 v809 = 0x1ff;
    u64 v810 = v808 & v809;
    u64 v811 = 0x1ff;
    u8 v812 = (u64)v810 == (u64)v811;
    u64 v813 = v812;
    u64 v814 = load_u64((const u8 *)v1 + 0);
    u64 v815 = v813 | v814;
    u64 v816 = load_u64((const u8 *)v1 + 24);
    u64 v817 = v815 | v816;
    if (v817) { goto b167; } else { goto b168; }
b167:;
    u8 v818 = 0;
    store_u64((u8 *)v1 + 80, v807);
    store_u64((u8 *)v1 + 336, v808);
    store_u64((u8 *)v1 + 392, v4);
    return v818;
b168:;
    u64 v1360 = load_u64((const u8 *)v1 + 184);
    u64 v1368 = load_u64((const u8 *)v1 + 192);
    u64 v1377 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1360; u64 n1363 = v1368; u64 n1372 = v1377; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b43:;
    u64 v819 = load_u64((const u8 *)v1 + 1240);
    u64 v820 = 0x40;
    u8 v821 = (u64)v819 >= (u64)v820;
    if (v821) { goto b169; } else { goto b170; }
b169:;
    u64 v861 = load_u64((const u8 *)v1 + 224);
    u64 v863 = load_u64((const u8 *)v1 + 232);
    u64 v865 = load_u64((const u8 *)v1 + 240);
    u64 v867 = load_u64((const u8 *)v1 + 336);
    u64 v869 = load_u64((const u8 *)v1 + 344);
    u64 v871 = load_u64((const u8 *)v1 + 360);
    u64 v873 = load_u64((const u8 *)v1 + 384);
    u64 v875 = load_u64((const u8 *)v1 + 840);
    u64 v877 = load_u64((const u8 *)v1 + 864);
    u64 v879 = load_u64((const u8 *)v1 + 1208);
    u64 v881 = load_u64((const u8 *)v1 + 1248);
    u64 v883 = load_u64((const u8 *)v1 + 1264);
    u64 v885 = load_u64((const u8 *)v1 + 1312);
    u64 v887 = load_u64((const u8 *)v1 + 1320);
    u64 v889 = load_u64((const u8 *)v1 + 1328);
    u64 v891 = load_u64((const u8 *)v1 + 1336);
    u64 v893 = load_u64((const u8 *)v1 + 1344);
    u64 v895 = load_u64((const u8 *)v1 + 1352);
    { u64 n860 = v861; u64 n862 = v863; u64 n864 = v865; u64 n866 = v867; u64 n868 = v869; u64 n870 = v871; u64 n872 = v873; u64 n874 = v875; u64 n876 = v877; u64 n878 = v879; u64 n880 = v881; u64 n882 = v883; u64 n884 = v885; u64 n886 = v887; u64 n888 = v889; u64 n890 = v891; u64 n892 = v893; u64 n894 = v895; v860 = n860; v862 = n862; v864 = n864; v866 = n866; v868 = n868; v870 = n870; v872 = n872; v874 = n874; v876 = n876; v878 = n878; v880 = n880; v882 = n882; v884 = n884; v886 = n886; v888 = n888; v890 = n890; v892 = n892; v894 = n894; goto b45; }
b170:;
    u64 v822 = load_u64((const u8 *)v1 + 1216);
    u64 v823 = load_u64((const u8 *)v1 + 1224);
    u64 v824 = 0x1;
    u64 v825 = v823 << (v824 & 63);
    u64 v826 = 0x3f;
    u64 v827 = v822 >> (v826 & 63);
    u64 v828 = 0x1;
    u64 v829 = v822 << (v828 & 63);
    u64 v830 = v825 | v827;
    u64 v831 = load_u64((const u8 *)v1 + 1232);
    u64 v832 = 0x3f;
    u64 v833 = v831 >> (v832 & 63);
    u64 v834 = v829 | v833;
    u64 v835 = v830 | v4;
    u64 v836 = 0x1;
    u64 v837 = v831 << (v836 & 63);
    u64 v838 = load_u64((const u8 *)v1 + 1208);
    u64 v839 = 0x1;
    u64 v840 = v838 << (v839 & 63);
    u128 v841 = (u128)v835 << 64 | v834;
    u64 v842 = load_u64((const u8 *)v1 + 1088);
    u64 v843 = load_u64((const u8 *)v1 + 1096);
    u128 v844 = (u128)v843 << 64 | v842;
    u8 v845 = (u128)v841 < (u128)v844;
    if (v845) { goto b171; } else { goto b172; }
b171:;
    { u64 n853 = v840; u64 n854 = v834; u64 n855 = v835; v853 = n853; v854 = n854; v855 = n855; goto b44; }
b172:;
    u128 v846 = (u128)v835 << 64 | v834;
    u128 v847 = (u128)v843 << 64 | v842;
    u128 v848 = v846 - v847;
    u64 v849 = (u64)v848;
    u64 v850 = (u64)(v848 >> 64);
    u64 v851 = 0x1;
    u64 v852 = v840 | v851;
    { u64 n853 = v852; u64 n854 = v849; u64 n855 = v850; v853 = n853; v854 = n854; v855 = n855; goto b44; }
b44:;
    u64 v856 = 0x1;
    u64 v857 = v819 + v856;
    u64 v858 = 0xff;
    u64 v859 = v857 & v858;
    store_u64((u8 *)v1 + 1208, v853);
    store_u64((u8 *)v1 + 1216, v854);
    store_u64((u8 *)v1 + 1224, v855);
    store_u64((u8 *)v1 + 1232, v837);
    store_u64((u8 *)v1 + 1240, v859);
    store_u64((u8 *)v1 + 4072, v804);
    { goto b42; }
b45:;
    u128 v896 = (u128)v4 << 64 | v886;
    u128 v897 = (u128)v4 << 64 | v878;
    u128 v898 = v896 + v897;
    u64 v899 = (u64)v898;
    u64 v900 = (u64)(v898 >> 64);
    store_u64((u8 *)v1 + 4624, v899);
    store_u64((u8 *)v1 + 4632, v900);
    u64 v901 = load_u64((const u8 *)v3 + 0);
    u32 v902 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v901, 511);
    u64 v903 = load_u64((const u8 *)v1 + 4640);
    { u64 n999 = v860; u64 n1000 = v862; u64 n1001 = v864; u64 n1002 = v866; u64 n1003 = v868; u64 n1004 = v870; u64 n1005 = v872; u64 n1006 = v874; u64 n1007 = v876; u64 n1008 = v880; u64 n1009 = v882; u64 n1010 = v884; u64 n1011 = v903; u64 n1012 = v888; u64 n1013 = v890; u64 n1014 = v892; u64 n1015 = v894; v999 = n999; v1000 = n1000; v1001 = n1001; v1002 = n1002; v1003 = n1003; v1004 = n1004; v1005 = n1005; v1006 = n1006; v1007 = n1007; v1008 = n1008; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; goto b46; }
b35:;
    store_u64((u8 *)v1 + 224, v671);
    store_u64((u8 *)v1 + 232, v673);
    store_u64((u8 *)v1 + 240, v675);
    store_u64((u8 *)v1 + 336, v677);
    store_u64((u8 *)v1 + 344, v679);
    store_u64((u8 *)v1 + 360, v681);
    store_u64((u8 *)v1 + 384, v683);
    store_u64((u8 *)v1 + 840, v685);
    store_u64((u8 *)v1 + 864, v687);
    store_u64((u8 *)v1 + 1088, v728);
    store_u64((u8 *)v1 + 1096, v729);
    store_u64((u8 *)v1 + 1168, v4);
    store_u64((u8 *)v1 + 1176, v784);
    store_u64((u8 *)v1 + 1184, v4);
    store_u64((u8 *)v1 + 1192, v786);
    store_u64((u8 *)v1 + 1200, v4);
    store_u64((u8 *)v1 + 1248, v695);
    store_u64((u8 *)v1 + 1264, v697);
    store_u64((u8 *)v1 + 1312, v699);
    store_u64((u8 *)v1 + 1320, v701);
    store_u64((u8 *)v1 + 1328, v703);
    store_u64((u8 *)v1 + 1336, v705);
    store_u64((u8 *)v1 + 1344, v707);
    store_u64((u8 *)v1 + 1352, v709);
    store_u64((u8 *)v1 + 4072, v4);
    { goto b36; }
b36:;
    u64 v904 = load_u64((const u8 *)v1 + 4072);
    u64 v905 = 0x1;
    u64 v906 = v904 + v905;
    u64 v907 = 0x10000;
    u8 v908 = (u64)v906 < (u64)v907;
    if (v908) { goto b173; } else { goto b174; }
b173:;
    { goto b37; }
b174:;
    u64 v909 = 0x1;
    u64 v910 = 0x1ff;
    u64 v911 = 0x1ff;
    u64 v912 = v910 & v911;
    u64 v913 = 0x1ff;
    u8 v914 = (u64)v912 == (u64)v913;
    u64 v915 = v914;
    u64 v916 = load_u64((const u8 *)v1 + 0);
    u64 v917 = v915 | v916;
    u64 v918 = load_u64((const u8 *)v1 + 24);
    u64 v919 = v917 | v918;
    if (v919) { goto b175; } else { goto b176; }
b175:;
    u8 v920 = 0;
    store_u64((u8 *)v1 + 80, v909);
    store_u64((u8 *)v1 + 336, v910);
    store_u64((u8 *)v1 + 392, v4);
    return v920;
b176:;
    u64 v1361 = load_u64((const u8 *)v1 + 184);
    u64 v1369 = load_u64((const u8 *)v1 + 192);
    u64 v1378 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1361; u64 n1363 = v1369; u64 n1372 = v1378; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b37:;
    u64 v921 = load_u64((const u8 *)v1 + 1200);
    u64 v922 = 0x40;
    u8 v923 = (u64)v921 >= (u64)v922;
    if (v923) { goto b177; } else { goto b178; }
b177:;
    u64 v963 = load_u64((const u8 *)v1 + 224);
    u64 v965 = load_u64((const u8 *)v1 + 232);
    u64 v967 = load_u64((const u8 *)v1 + 240);
    u64 v969 = load_u64((const u8 *)v1 + 336);
    u64 v971 = load_u64((const u8 *)v1 + 344);
    u64 v973 = load_u64((const u8 *)v1 + 360);
    u64 v975 = load_u64((const u8 *)v1 + 384);
    u64 v977 = load_u64((const u8 *)v1 + 840);
    u64 v979 = load_u64((const u8 *)v1 + 864);
    u64 v981 = load_u64((const u8 *)v1 + 1168);
    u64 v983 = load_u64((const u8 *)v1 + 1248);
    u64 v985 = load_u64((const u8 *)v1 + 1264);
    u64 v987 = load_u64((const u8 *)v1 + 1312);
    u64 v989 = load_u64((const u8 *)v1 + 1320);
    u64 v991 = load_u64((const u8 *)v1 + 1328);
    u64 v993 = load_u64((const u8 *)v1 + 1336);
    u64 v995 = load_u64((const u8 *)v1 + 1344);
    u64 v997 = load_u64((const u8 *)v1 + 1352);
    { u64 n962 = v963; u64 n964 = v965; u64 n966 = v967; u64 n968 = v969; u64 n970 = v971; u64 n972 = v973; u64 n974 = v975; u64 n976 = v977; u64 n978 = v979; u64 n980 = v981; u64 n982 = v983; u64 n984 = v985; u64 n986 = v987; u64 n988 = v989; u64 n990 = v991; u64 n992 = v993; u64 n994 = v995; u64 n996 = v997; v962 = n962; v964 = n964; v966 = n966; v968 = n968; v970 = n970; v972 = n972; v974 = n974; v976 = n976; v978 = n978; v980 = n980; v982 = n982; v984 = n984; v986 = n986; v988 = n988; v990 = n990; v992 = n992; v994 = n994; v996 = n996; goto b39; }
b178:;
    u64 v924 = load_u64((const u8 *)v1 + 1176);
    u64 v925 = load_u64((const u8 *)v1 + 1184);
    u64 v926 = 0x1;
    u64 v927 = v925 << (v926 & 63);
    u64 v928 = 0x3f;
    u64 v929 = v924 >> (v928 & 63);
    u64 v930 = 0x1;
    u64 v931 = v924 << (v930 & 63);
    u64 v932 = v927 | v929;
    u64 v933 = load_u64((const u8 *)v1 + 1192);
    u64 v934 = 0x3f;
    u64 v935 = v933 >> (v934 & 63);
    u64 v936 = v931 | v935;
    u64 v937 = v932 | v4;
    u64 v938 = 0x1;
    u64 v939 = v933 << (v938 & 63);
    u64 v940 = load_u64((const u8 *)v1 + 1168);
    u64 v941 = 0x1;
    u64 v942 = v940 << (v941 & 63);
    u128 v943 = (u128)v937 << 64 | v936;
    u64 v944 = load_u64((const u8 *)v1 + 1088);
    u64 v945 = load_u64((const u8 *)v1 + 1096);
    u128 v946 = (u128)v945 << 64 | v944;
    u8 v947 = (u128)v943 < (u128)v946;
    if (v947) { goto b179; } else { goto b180; }
b179:;
    { u64 n955 = v942; u64 n956 = v936; u64 n957 = v937; v955 = n955; v956 = n956; v957 = n957; goto b38; }
b180:;
    u128 v948 = (u128)v937 << 64 | v936;
    u128 v949 = (u128)v945 << 64 | v944;
    u128 v950 = v948 - v949;
    u64 v951 = (u64)v950;
    u64 v952 = (u64)(v950 >> 64);
    u64 v953 = 0x1;
    u64 v954 = v942 | v953;
    { u64 n955 = v954; u64 n956 = v951; u64 n957 = v952; v955 = n955; v956 = n956; v957 = n957; goto b38; }
b38:;
    u64 v958 = 0x1;
    u64 v959 = v921 + v958;
    u64 v960 = 0xff;
    u64 v961 = v959 & v960;
    store_u64((u8 *)v1 + 1168, v955);
    store_u64((u8 *)v1 + 1176, v956);
    store_u64((u8 *)v1 + 1184, v957);
    store_u64((u8 *)v1 + 1192, v939);
    store_u64((u8 *)v1 + 1200, v961);
    store_u64((u8 *)v1 + 4072, v906);
    { goto b36; }
b39:;
    u64 v998 = v988 - v980;
    { u64 n999 = v962; u64 n1000 = v964; u64 n1001 = v966; u64 n1002 = v968; u64 n1003 = v970; u64 n1004 = v972; u64 n1005 = v974; u64 n1006 = v976; u64 n1007 = v978; u64 n1008 = v982; u64 n1009 = v984; u64 n1010 = v986; u64 n1011 = v998; u64 n1012 = v990; u64 n1013 = v992; u64 n1014 = v994; u64 n1015 = v996; v999 = n999; v1000 = n1000; v1001 = n1001; v1002 = n1002; v1003 = n1003; v1004 = n1004; v1005 = n1005; v1006 = n1006; v1007 = n1007; v1008 = n1008; v1009 = n1009; v1010 = n1010; v1011 = n1011; v1012 = n1012; v1013 = n1013; v1014 = n1014; v1015 = n1015; goto b46; }
b46:;
    u64 v1016 = 0x10;
    u64 v1017 = v1001 << (v1016 & 63);
    u8 v1018 = (u64)v1017 >= (u64)v1011;
    if (v1018) { goto b181; } else { goto b182; }
b181:;
    { u64 n1019 = v1011; v1019 = n1019; goto b47; }
b182:;
    { u64 n1019 = v1017; v1019 = n1019; goto b47; }
b47:;
    u8 v1020 = (u64)v1019 >= (u64)v1001;
    if (v1020) { goto b183; } else { goto b184; }
b183:;
    { u64 n1021 = v999; u64 n1022 = v1000; u64 n1023 = v1001; u64 n1024 = v1002; u64 n1025 = v1003; u64 n1026 = v1004; u64 n1027 = v1005; u64 n1028 = v1006; u64 n1029 = v1007; u64 n1030 = v1008; u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1019; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; v1021 = n1021; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; goto b26; }
b184:;
    { u64 n1021 = v999; u64 n1022 = v1000; u64 n1023 = v1001; u64 n1024 = v1002; u64 n1025 = v1003; u64 n1026 = v1004; u64 n1027 = v1005; u64 n1028 = v1006; u64 n1029 = v1007; u64 n1030 = v1008; u64 n1031 = v1009; u64 n1032 = v1010; u64 n1033 = v1001; u64 n1034 = v1012; u64 n1035 = v1013; u64 n1036 = v1014; u64 n1037 = v1015; v1021 = n1021; v1022 = n1022; v1023 = n1023; v1024 = n1024; v1025 = n1025; v1026 = n1026; v1027 = n1027; v1028 = n1028; v1029 = n1029; v1030 = n1030; v1031 = n1031; v1032 = n1032; v1033 = n1033; v1034 = n1034; v1035 = n1035; v1036 = n1036; v1037 = n1037; goto b26; }
b26:;
    u64 v1038 = 0x8;
    u64 v1039 = v1034 >> (v1038 & 63);
    u64 v1040 = 0x2710;
    u8 v1041 = (u64)v1040 >= (u64)v1039;
    if (v1041) { goto b185; } else { goto b186; }
b185:;
    { u64 n1043 = v1039; v1043 = n1043; goto b27; }
b186:;
    u64 v1042 = 0x2710;
    { u64 n1043 = v1042; v1043 = n1043; goto b27; }
b27:;
    u64 v1044 = v1030 + v1043;
    u64 v1045 = 0xffffffffffff;
    u64 v1046 = v1044 & v1045;
    u64 v1047 = load_u64((const u8 *)v3 + 24);
    u64 v1048 = 0xffffffff;
    u64 v1049 = v1025 & v1048;
    u64 v1050 = 0x200;
    u8 v1051 = (u64)v1049 < (u64)v1050;
    u64 v1052 = v1051 ? v1049 : v4;
    u64 v1053 = 0x8;
    u64 v1054 = v1052 * v1053;
    u64 v1055 = v1047 + v1054;
    if (v1051) { goto b187; } else { goto b188; }
b187:;
    store_u64((u8 *)v1055 + 12288, v1030);
    { goto b188; }
b188:;
    u64 v1056 = load_u64((const u8 *)v3 + 24);
    u64 v1057 = 0xffffffff;
    u64 v1058 = v1025 & v1057;
    u64 v1059 = 0x200;
    u8 v1060 = (u64)v1058 < (u64)v1059;
    u64 v1061 = v1060 ? v1058 : v4;
    u64 v1062 = 0x8;
    u64 v1063 = v1061 * v1062;
    u64 v1064 = v1056 + v1063;
    if (v1060) { goto b189; } else { goto b190; }
b189:;
    store_u64((u8 *)v1064 + 16384, v1046);
    { goto b190; }
b190:;
    u64 v1065 = load_u64((const u8 *)v3 + 24);
    u64 v1066 = 0xffffffff;
    u64 v1067 = v1025 & v1066;
    u64 v1068 = 0x200;
    u8 v1069 = (u64)v1067 < (u64)v1068;
    u64 v1070 = v1069 ? v1067 : v4;
    u64 v1071 = 0x8;
    u64 v1072 = v1070 * v1071;
    u64 v1073 = v1065 + v1072;
    if (v1069) { goto b191; } else { goto b192; }
b191:;
    store_u64((u8 *)v1073 + 20480, v1032);
    { goto b192; }
b192:;
    u64 v1074 = load_u64((const u8 *)v3 + 24);
    u64 v1075 = 0xffffffff;
    u64 v1076 = v1025 & v1075;
    u64 v1077 = 0x200;
    u8 v1078 = (u64)v1076 < (u64)v1077;
    u64 v1079 = v1078 ? v1076 : v4;
    u64 v1080 = 0x8;
    u64 v1081 = v1079 * v1080;
    u64 v1082 = v1074 + v1081;
    if (v1078) { goto b193; } else { goto b194; }
b193:;
    store_u64((u8 *)v1082 + 32768, v1035);
    { goto b194; }
b194:;
    u64 v1083 = load_u64((const u8 *)v3 + 24);
    u64 v1084 = 0xffffffff;
    u64 v1085 = v1025 & v1084;
    u64 v1086 = 0x200;
    u8 v1087 = (u64)v1085 < (u64)v1086;
    u64 v1088 = v1087 ? v1085 : v4;
    u64 v1089 = 0x8;
    u64 v1090 = v1088 * v1089;
    u64 v1091 = v1083 + v1090;
    if (v1087) { goto b195; } else { goto b196; }
b195:;
    store_u64((u8 *)v1091 + 36864, v1036);
    { goto b196; }
b196:;
    u64 v1092 = load_u64((const u8 *)v3 + 24);
    u64 v1093 = 0xffffffff;
    u64 v1094 = v1025 & v1093;
    u64 v1095 = 0x200;
    u8 v1096 = (u64)v1094 < (u64)v1095;
    u64 v1097 = v1096 ? v1094 : v4;
    u64 v1098 = 0x8;
    u64 v1099 = v1097 * v1098;
    u64 v1100 = v1092 + v1099;
    if (v1096) { goto b197; } else { goto b198; }
b197:;
    store_u64((u8 *)v1100 + 24576, v1033);
    { goto b198; }
b198:;
    u64 v1101 = load_u64((const u8 *)v3 + 24);
    u64 v1102 = 0xffffffff;
    u64 v1103 = v1025 & v1102;
    u64 v1104 = 0x200;
    u8 v1105 = (u64)v1103 < (u64)v1104;
    u64 v1106 = v1105 ? v1103 : v4;
    u64 v1107 = 0x8;
    u64 v1108 = v1106 * v1107;
    u64 v1109 = v1101 + v1108;
    if (v1105) { goto b199; } else { goto b200; }
b199:;
    store_u64((u8 *)v1109 + 28672, v1034);
    { goto b200; }
b200:;
    { u64 n1110 = v1021; u64 n1112 = v1022; u64 n1114 = v1023; u64 n1116 = v1037; u64 n1118 = v1034; u64 n1120 = v1033; u64 n1122 = v1024; u64 n1123 = v1025; u64 n1124 = v1026; u64 n1125 = v1027; u64 n1126 = v1028; u64 n1127 = v1029; u64 n1128 = v1031; v1110 = n1110; v1112 = n1112; v1114 = n1114; v1116 = n1116; v1118 = n1118; v1120 = n1120; v1122 = n1122; v1123 = n1123; v1124 = n1124; v1125 = n1125; v1126 = n1126; v1127 = n1127; v1128 = n1128; goto b28; }
b28:;
    u64 v1129 = load_u64((const u8 *)v1 + 184);
    u8 v1130 = (u64)v1129 == (u64)v4;
    if (v1130) { goto b201; } else { goto b202; }
b201:;
    { goto b32; }
b202:;
    u8 v1131 = load_u8((const u8 *)v2 + 338);
    u64 v1132 = v1131;
    u64 v1133 = 0x3c;
    u64 v1134 = v1132 << (v1133 & 63);
    u64 v1135 = 0x3c;
    u64 v1136 = v1134 >> (v1135 & 63);
    u64 v1137 = 0x4;
    u8 v1138 = (u64)v1136 != (u64)v1137;
    if (v1138) { goto b203; } else { goto b204; }
b203:;
    { goto b32; }
b204:;
    u64 v1139 = load_u64((const u8 *)v3 + 24);
    u64 v1140 = 0xffffffff;
    u64 v1141 = v1123 & v1140;
    u64 v1142 = 0x200;
    u8 v1143 = (u64)v1141 < (u64)v1142;
    u64 v1144 = v1143 ? v1141 : v4;
    u64 v1145 = 0x8;
    u64 v1146 = v1144 * v1145;
    u64 v1147 = v1139 + v1146;
    u64 v1148 = load_u64((const u8 *)v1147 + 24576);
    u64 v1149 = v1143 ? v1148 : v4;
    u64 v1150 = 0x10;
    u64 v1151 = v1149 >> (v1150 & 63);
    u8 v1152 = (u64)v1151 != (u64)v4;
    if (v1152) { goto b205; } else { goto b206; }
b205:;
    { u64 n1154 = v1151; v1154 = n1154; goto b29; }
b206:;
    u64 v1153 = 0x1;
    { u64 n1154 = v1153; v1154 = n1154; goto b29; }
b29:;
    u64 v1155 = load_u64((const u8 *)v2 + 344);
    u64 v1156 = __builtin_bswap64(v1155);
    u8 v1157 = (u64)v1154 >= (u64)v1156;
    if (v1157) { goto b207; } else { goto b208; }
b207:;
    { goto b30; }
b208:;
    u64 v1158 = __builtin_bswap64(v1154);
    store_u64((u8 *)v2 + 344, v1158);
    { goto b30; }
b30:;
    u32 v1159 = load_u32((const u8 *)v2 + 340);
    u32 v1160 = __builtin_bswap32(v1159);
    u64 v1161 = v1160;
    u8 v1162 = (u64)v1161 == (u64)v4;
    if (v1162) { goto b209; } else { goto b210; }
b209:;
    { goto b32; }
b210:;
    u64 v1163 = load_u64((const u8 *)v3 + 24);
    u64 v1164 = 0xffffffff;
    u64 v1165 = v1123 & v1164;
    u64 v1166 = 0x200;
    u8 v1167 = (u64)v1165 < (u64)v1166;
    u64 v1168 = v1167 ? v1165 : v4;
    u64 v1169 = 0x8;
    u64 v1170 = v1168 * v1169;
    u64 v1171 = v1163 + v1170;
    u64 v1172 = load_u64((const u8 *)v1171 + 32768);
    u64 v1173 = v1167 ? v1172 : v4;
    u64 v1174 = load_u64((const u8 *)v3 + 24);
    u64 v1175 = 0xffffffff;
    u64 v1176 = v1123 & v1175;
    u64 v1177 = 0x200;
    u8 v1178 = (u64)v1176 < (u64)v1177;
    u64 v1179 = v1178 ? v1176 : v4;
    u64 v1180 = 0x8;
    u64 v1181 = v1179 * v1180;
    u64 v1182 = v1174 + v1181;
    u64 v1183 = load_u64((const u8 *)v1182 + 36864);
    u64 v1184 = v1178 ? v1183 : v4;
    u64 v1185 = 0x1fffff;
    u8 v1186 = (u64)v1185 >= (u64)v1161;
    if (v1186) { goto b211; } else { goto b212; }
b211:;
    { u64 n1188 = v1161; v1188 = n1188; goto b31; }
b212:;
    u64 v1187 = 0x1fffff;
    { u64 n1188 = v1187; v1188 = n1188; goto b31; }
b31:;
    u64 v1189 = load_u64((const u8 *)v1 + 208);
    u64 v1190 = v1188 * v1189;
    u64 v1191 = v1173 + v1190;
    u64 v1192 = v1184 + v1189;
    u64 v1193 = load_u64((const u8 *)v3 + 24);
    u64 v1194 = 0xffffffff;
    u64 v1195 = v1123 & v1194;
    u64 v1196 = 0x200;
    u8 v1197 = (u64)v1195 < (u64)v1196;
    u64 v1198 = v1197 ? v1195 : v4;
    u64 v1199 = 0x8;
    u64 v1200 = v1198 * v1199;
    u64 v1201 = v1193 + v1200;
    if (v1197) { goto b213; } else { goto b214; }
b213:;
    store_u64((u8 *)v1201 + 32768, v1191);
    { goto b214; }
b214:;
    u64 v1202 = load_u64((const u8 *)v3 + 24);
    u64 v1203 = 0xffffffff;
    u64 v1204 = v1123 & v1203;
    u64 v1205 = 0x200;
    u8 v1206 = (u64)v1204 < (u64)v1205;
    u64 v1207 = v1206 ? v1204 : v4;
    u64 v1208 = 0x8;
    u64 v1209 = v1207 * v1208;
    u64 v1210 = v1202 + v1209;
    if (v1206) { goto b215; } else { goto b216; }
b215:;
    store_u64((u8 *)v1210 + 36864, v1192);
    { goto b216; }
b216:;
    { goto b32; }
b32:;
    u8 v1211 = (u64)v1127 == (u64)v4;
    if (v1211) { goto b217; } else { goto b218; }
b217:;
    { u64 n1256 = v1114; u64 n1258 = v1116; u64 n1260 = v1118; u64 n1262 = v1120; u64 n1264 = v1122; u64 n1265 = v1124; v1256 = n1256; v1258 = n1258; v1260 = n1260; v1262 = n1262; v1264 = n1264; v1265 = n1265; goto b63; }
b218:;
    u64 v1212 = load_u64((const u8 *)v3 + 24);
    u64 v1213 = 0xffffffff;
    u64 v1214 = v1126 & v1213;
    u64 v1215 = 0x200;
    u8 v1216 = (u64)v1214 < (u64)v1215;
    u64 v1217 = v1216 ? v1214 : v4;
    u64 v1218 = 0x8;
    u64 v1219 = v1217 * v1218;
    u64 v1220 = v1212 + v1219;
    u64 v1221 = load_u64((const u8 *)v1220 + 4096);
    u64 v1222 = v1216 ? v1221 : v4;
    u64 v1223 = load_u64((const u8 *)v3 + 24);
    u64 v1224 = 0xffffffff;
    u64 v1225 = v1126 & v1224;
    u64 v1226 = 0x200;
    u8 v1227 = (u64)v1225 < (u64)v1226;
    u64 v1228 = v1227 ? v1225 : v4;
    u64 v1229 = 0x8;
    u64 v1230 = v1228 * v1229;
    u64 v1231 = v1223 + v1230;
    u64 v1232 = load_u64((const u8 *)v1231 + 8192);
    u64 v1233 = v1227 ? v1232 : v4;
    u64 v1234 = v1222 - v1233;
    u64 v1235 = v1234 - v1128;
    u64 v1236 = 0xffffffff;
    u64 v1237 = v1235 & v1236;
    u64 v1238 = load_u64((const u8 *)v1 + 328);
    u64 v1239 = 0x1ff;
    u64 v1240 = v1238 & v1239;
    u64 v1241 = 0xffffffff;
    u64 v1242 = v1110 & v1241;
    u64 v1243 = 0x1;
    u64 v1244 = 0x8000;
    u64 v1245 = v1243 | v1244;
    u64 v1246 = 0x1;
    u64 v1247 = 0x1ff;
    u64 v1248 = v1122 & v1247;
    u64 v1249 = 0x1ff;
    u8 v1250 = (u64)v1248 == (u64)v1249;
    u64 v1251 = v1250;
    u64 v1252 = v1251 | v1245;
    u64 v1253 = load_u64((const u8 *)v1 + 24);
    u64 v1254 = v1252 | v1253;
    if (v1254) { goto b219; } else { goto b220; }
b219:;
    u8 v1255 = 0;
    store_u64((u8 *)v1 + 0, v1245);
    store_u64((u8 *)v1 + 8, v1246);
    store_u64((u8 *)v1 + 248, v1240);
    store_u64((u8 *)v1 + 256, v1123);
    store_u64((u8 *)v1 + 264, v1125);
    store_u64((u8 *)v1 + 272, v1242);
    store_u64((u8 *)v1 + 280, v1112);
    store_u64((u8 *)v1 + 288, v1237);
    store_u64((u8 *)v1 + 296, v1114);
    store_u64((u8 *)v1 + 304, v1116);
    store_u64((u8 *)v1 + 312, v1118);
    store_u64((u8 *)v1 + 320, v1120);
    store_u64((u8 *)v1 + 336, v1122);
    store_u64((u8 *)v1 + 360, v1124);
    return v1255;
b220:;
    u64 v1370 = load_u64((const u8 *)v1 + 192);
    u64 v1379 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1129; u64 n1363 = v1370; u64 n1372 = v1379; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b63:;
    u64 v1266 = 0x1ff;
    u64 v1267 = v1264 & v1266;
    u64 v1268 = 0x1ff;
    u8 v1269 = (u64)v1267 == (u64)v1268;
    u64 v1270 = v1269;
    u64 v1271 = load_u64((const u8 *)v1 + 0);
    u64 v1272 = v1270 | v1271;
    u64 v1273 = load_u64((const u8 *)v1 + 24);
    u64 v1274 = v1272 | v1273;
    if (v1274) { goto b221; } else { goto b222; }
b221:;
    u8 v1275 = 0;
    store_u64((u8 *)v1 + 296, v1256);
    store_u64((u8 *)v1 + 304, v1258);
    store_u64((u8 *)v1 + 312, v1260);
    store_u64((u8 *)v1 + 320, v1262);
    store_u64((u8 *)v1 + 336, v1264);
    store_u64((u8 *)v1 + 360, v1265);
    return v1275;
b222:;
    u64 v1362 = load_u64((const u8 *)v1 + 184);
    u64 v1371 = load_u64((const u8 *)v1 + 192);
    u64 v1380 = load_u64((const u8 *)v1 + 200);
    { u64 n1355 = v1362; u64 n1363 = v1371; u64 n1372 = v1380; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b2:;
    u64 v1276 = load_u64((const u8 *)v3 + 0);
    u32 v1277 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1276, 211);
    u32 v1278 = (u32)v4;
    u32 v1279 = __builtin_bswap32(v1278);
    store_u32((u8 *)v2 + 162, v1279);
    u64 v1280 = 0x20;
    u64 v1281 = v4 >> (v1280 & 63);
    u16 v1282 = (u16)v1281;
    u16 v1283 = __builtin_bswap16(v1282);
    store_u16((u8 *)v2 + 160, v1283);
    u32 v1284 = (u32)v4;
    u32 v1285 = __builtin_bswap32(v1284);
    store_u32((u8 *)v2 + 168, v1285);
    u64 v1286 = 0x20;
    u64 v1287 = v4 >> (v1286 & 63);
    u16 v1288 = (u16)v1287;
    u16 v1289 = __builtin_bswap16(v1288);
    store_u16((u8 *)v2 + 166, v1289);
    { goto b1; }
b1:;
    u64 v1290 = 0x88b5;
    u16 v1291 = (u16)v1290;
    u16 v1292 = __builtin_bswap16(v1291);
    store_u16((u8 *)v2 + 172, v1292);
    u64 v1293 = load_u64((const u8 *)v3 + 0);
    u32 v1294 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1293, 194);
    u64 v1295 = load_u64((const u8 *)v1 + 256);
    u16 v1296 = (u16)v1295;
    u16 v1297 = __builtin_bswap16(v1296);
    store_u16((u8 *)v2 + 176, v1297);
    u64 v1298 = load_u64((const u8 *)v1 + 264);
    u32 v1299 = (u32)v1298;
    u32 v1300 = __builtin_bswap32(v1299);
    store_u32((u8 *)v2 + 180, v1300);
    u64 v1301 = 0x20;
    u64 v1302 = v1298 >> (v1301 & 63);
    u16 v1303 = (u16)v1302;
    u16 v1304 = __builtin_bswap16(v1303);
    store_u16((u8 *)v2 + 178, v1304);
    u64 v1305 = load_u64((const u8 *)v1 + 272);
    u32 v1306 = (u32)v1305;
    u32 v1307 = __builtin_bswap32(v1306);
    store_u32((u8 *)v2 + 184, v1307);
    u64 v1308 = load_u64((const u8 *)v1 + 280);
    u64 v1309 = __builtin_bswap64(v1308);
    store_u64((u8 *)v2 + 196, v1309);
    u64 v1310 = load_u64((const u8 *)v1 + 288);
    u32 v1311 = (u32)v1310;
    u32 v1312 = __builtin_bswap32(v1311);
    store_u32((u8 *)v2 + 224, v1312);
    u64 v1313 = load_u64((const u8 *)v1 + 160);
    u64 v1314 = load_u64((const u8 *)v1 + 40);
    u64 v1315 = 0x14;
    u64 v1316 = v1314 - v1315;
    u64 v1317 = v1313 ? v1316 : v1314;
    u64 v1318 = load_u64((const u8 *)v1 + 168);
    store_u64((u8 *)v1 + 160, v4);
    store_u64((u8 *)v1 + 40, v1317);
    u64 v1319 = load_u64((const u8 *)v3 + 0);
    u32 v1320 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1319, 201);
    u64 v1321 = load_u64((const u8 *)v1 + 184);
    u64 v1322 = load_u64((const u8 *)v1 + 40);
    u64 v1323 = 0x10;
    u64 v1324 = v1322 - v1323;
    u64 v1325 = v1321 ? v1324 : v1322;
    u64 v1326 = load_u64((const u8 *)v1 + 192);
    u64 v1327 = 0x14;
    u64 v1328 = v1325 - v1327;
    u64 v1329 = v1326 ? v1328 : v1325;
    u64 v1330 = load_u64((const u8 *)v1 + 200);
    u64 v1331 = 0x8;
    u64 v1332 = v1329 - v1331;
    u64 v1333 = v1330 ? v1332 : v1329;
    u64 v1334 = load_u64((const u8 *)v1 + 296);
    u64 v1335 = __builtin_bswap64(v1334);
    store_u64((u8 *)v2 + 188, v1335);
    u64 v1336 = load_u64((const u8 *)v1 + 304);
    u64 v1337 = __builtin_bswap64(v1336);
    store_u64((u8 *)v2 + 204, v1337);
    u64 v1338 = load_u64((const u8 *)v1 + 312);
    u32 v1339 = (u32)v1338;
    u32 v1340 = __builtin_bswap32(v1339);
    store_u32((u8 *)v2 + 212, v1340);
    u64 v1341 = load_u64((const u8 *)v1 + 320);
    u64 v1342 = __builtin_bswap64(v1341);
    store_u64((u8 *)v2 + 216, v1342);
    u64 v1343 = load_u64((const u8 *)v3 + 0);
    u32 v1344 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1343, 209);
    u64 v1345 = 0x1ff;
    u64 v1346 = v4 & v1345;
    u64 v1347 = 0x1ff;
    u8 v1348 = (u64)v1346 == (u64)v1347;
    u64 v1349 = v1348;
    u64 v1350 = load_u64((const u8 *)v1 + 0);
    u64 v1351 = v1349 | v1350;
    u64 v1352 = load_u64((const u8 *)v1 + 24);
    u64 v1353 = v1351 | v1352;
    if (v1353) { goto b223; } else { goto b224; }
b223:;
    u8 v1354 = 0;
    store_u64((u8 *)v1 + 40, v1333);
    store_u64((u8 *)v1 + 184, v4);
    store_u64((u8 *)v1 + 192, v4);
    store_u64((u8 *)v1 + 200, v4);
    store_u64((u8 *)v1 + 336, v4);
    store_u64((u8 *)v1 + 360, v19);
    return v1354;
b224:;
    { u64 n1355 = v4; u64 n1363 = v4; u64 n1372 = v4; v1355 = n1355; v1363 = n1363; v1372 = n1372; goto b64; }
b64:;
    u64 v1381 = load_u64((const u8 *)v1 + 128);
    if (v1381) { goto b225; } else { goto b226; }
b225:;
    u64 v1382 = load_u64((const u8 *)v3 + 16);
    u64 v1383 = load_u64((const u8 *)v0 + 440);
    u64 v1384 = v1382 + v1383;
    u16 v1385 = load_u16((const u8 *)v2 + 128);
    store_u16((u8 *)v1384 + 0, v1385);
    u64 v1386 = 0x2;
    u64 v1387 = v1383 + v1386;
    store_u64((u8 *)v0 + 440, v1387);
    { goto b226; }
b226:;
    u64 v1388 = load_u64((const u8 *)v1 + 144);
    if (v1388) { goto b227; } else { goto b228; }
b227:;
    u64 v1389 = load_u64((const u8 *)v3 + 16);
    u64 v1390 = load_u64((const u8 *)v0 + 440);
    u64 v1391 = v1389 + v1390;
    u64 v1392 = load_u64((const u8 *)v2 + 160);
    u64 v1393 = load_u64((const u8 *)v2 + 166);
    store_u64((u8 *)v1391 + 0, v1392);
    store_u64((u8 *)v1391 + 6, v1393);
    u64 v1394 = 0xe;
    u64 v1395 = v1390 + v1394;
    store_u64((u8 *)v0 + 440, v1395);
    { goto b228; }
b228:;
    u64 v1396 = load_u64((const u8 *)v1 + 152);
    if (v1396) { goto b229; } else { goto b230; }
b229:;
    u64 v1397 = load_u64((const u8 *)v3 + 16);
    u64 v1398 = load_u64((const u8 *)v0 + 440);
    u64 v1399 = v1397 + v1398;
    u64 v1400 = load_u64((const u8 *)v2 + 176);
    u64 v1401 = load_u64((const u8 *)v2 + 184);
    u64 v1402 = load_u64((const u8 *)v2 + 192);
    u64 v1403 = load_u64((const u8 *)v2 + 200);
    u64 v1404 = load_u64((const u8 *)v2 + 208);
    u64 v1405 = load_u64((const u8 *)v2 + 216);
    u32 v1406 = load_u32((const u8 *)v2 + 224);
    store_u64((u8 *)v1399 + 0, v1400);
    store_u64((u8 *)v1399 + 8, v1401);
    store_u64((u8 *)v1399 + 16, v1402);
    store_u64((u8 *)v1399 + 24, v1403);
    store_u64((u8 *)v1399 + 32, v1404);
    store_u64((u8 *)v1399 + 40, v1405);
    store_u32((u8 *)v1399 + 48, v1406);
    u64 v1407 = 0x34;
    u64 v1408 = v1398 + v1407;
    store_u64((u8 *)v0 + 440, v1408);
    { goto b230; }
b230:;
    u64 v1409 = load_u64((const u8 *)v1 + 160);
    if (v1409) { goto b231; } else { goto b232; }
b231:;
    u64 v1410 = load_u64((const u8 *)v3 + 16);
    u64 v1411 = load_u64((const u8 *)v0 + 440);
    u64 v1412 = v1410 + v1411;
    u64 v1413 = load_u64((const u8 *)v2 + 240);
    u64 v1414 = load_u64((const u8 *)v2 + 248);
    u32 v1415 = load_u32((const u8 *)v2 + 256);
    store_u64((u8 *)v1412 + 0, v1413);
    store_u64((u8 *)v1412 + 8, v1414);
    store_u32((u8 *)v1412 + 16, v1415);
    u64 v1416 = 0x14;
    u64 v1417 = v1411 + v1416;
    store_u64((u8 *)v0 + 440, v1417);
    { goto b232; }
b232:;
    u64 v1418 = load_u64((const u8 *)v1 + 168);
    if (v1418) { goto b233; } else { goto b234; }
b233:;
    u64 v1419 = load_u64((const u8 *)v3 + 0);
    u32 v1420 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v1419, 579);
    { goto b234; }
b234:;
    if (v1355) { goto b235; } else { goto b236; }
b235:;
    u64 v1421 = load_u64((const u8 *)v3 + 16);
    u64 v1422 = load_u64((const u8 *)v0 + 440);
    u64 v1423 = v1421 + v1422;
    u64 v1424 = load_u64((const u8 *)v2 + 336);
    u64 v1425 = load_u64((const u8 *)v2 + 344);
    store_u64((u8 *)v1423 + 0, v1424);
    store_u64((u8 *)v1423 + 8, v1425);
    u64 v1426 = 0x10;
    u64 v1427 = v1422 + v1426;
    store_u64((u8 *)v0 + 440, v1427);
    { goto b236; }
b236:;
    if (v1363) { goto b237; } else { goto b238; }
b237:;
    u64 v1428 = load_u64((const u8 *)v3 + 16);
    u64 v1429 = load_u64((const u8 *)v0 + 440);
    u64 v1430 = v1428 + v1429;
    u64 v1431 = load_u64((const u8 *)v2 + 352);
    u64 v1432 = load_u64((const u8 *)v2 + 360);
    u32 v1433 = load_u32((const u8 *)v2 + 368);
    store_u64((u8 *)v1430 + 0, v1431);
    store_u64((u8 *)v1430 + 8, v1432);
    store_u32((u8 *)v1430 + 16, v1433);
    u64 v1434 = 0x14;
    u64 v1435 = v1429 + v1434;
    store_u64((u8 *)v0 + 440, v1435);
    { goto b238; }
b238:;
    if (v1372) { goto b239; } else { goto b240; }
b239:;
    u64 v1436 = load_u64((const u8 *)v3 + 16);
    u64 v1437 = load_u64((const u8 *)v0 + 440);
    u64 v1438 = v1436 + v1437;
    u64 v1439 = load_u64((const u8 *)v2 + 384);
    store_u64((u8 *)v1438 + 0, v1439);
    u64 v1440 = 0x8;
    u64 v1441 = v1437 + v1440;
    store_u64((u8 *)v0 + 440, v1441);
    { goto b240; }
b240:;
    u8 v1442 = 1;
    return v1442;
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
    u32 v44 = (*(helper *const *const *)(env + 56))[0]((void *)v0, (const void *)v43, 579);
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
