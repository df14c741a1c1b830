#include <core.p4>
#include <v1model.p4>

header first_t {
    bit<4> items;
    bit<4> either;
    bit<8> long;
    bit<16> check;
    bit<31> f0;
    int<100> f1;
    bit<65> f2;
    bit<24> f3;
    bit<4> rest;
}
header item_t {
    bit<8> more;
    bit<8> f0;
    bit<24> f1;
}
header left_t {
    int<24> f0;
    bit<16> f1;
}
header right_t {
    int<63> f0;
    int<7> f1;
    bit<2> rest;
}
header long_t {
    int<65> f0;
    bit<1> f1;
    bit<1> f2;
    bit<16> f3;
    bit<5> rest;
    varbit<64> rest_of_it;
}

header_union either_t {
    left_t  left;
    right_t right;
}
struct headers_t {
    first_t  first;
    item_t[3] items;
    either_t either;
    long_t   long;
    long_t   spare;
}
struct meta_t {
    bit<12> m0;
    bit<32> m1;
    bit<16> m2;
    int<16> m3;
    bit<16> m4;
    bit<63> m5;
}

parser P(packet_in packet, out headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    state start {
        packet.extract(hdr.first);
        transition select(hdr.first.items) {
            0: either;
            default: items;
        }
    }
    state items {
        packet.extract(hdr.items.next);
        transition select(hdr.items.last.more) {
            1: items;
            default: either;
        }
    }
    state either {
        transition select(hdr.first.either) {
            1: left;
            2: right;
            default: long;
        }
    }
    state left {
        packet.extract(hdr.either.left);
        transition long;
    }
    state right {
        packet.extract(hdr.either.right);
        transition long;
    }
    state long {
        transition select(hdr.first.long) {
            0: accept;
            default: varbits;
        }
    }
    state varbits {
        packet.extract(hdr.long, (bit<32>)hdr.first.long * 8);
        transition accept;
    }
}

control V(inout headers_t hdr, inout meta_t meta) { apply { } }

control I(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<48>>(4) r0;
    register<bit<64>>(4) r1;
    action i0_0(bit<100> given) {
        meta.m1 = ((bit<100>)hdr.first.f1)[41:10];
    }
    action i0_1(bit<64> given) {
        meta.m1 = (bit<32>)((int<32>)(((int<1>)(((int<12>)(((~12w1) + (hdr.first.f2[40:29] >> hdr.first.f3[8:6]))) < (int<12>)((bit<12>)((int<12>)((bit<12>)meta.m4) + (int<12>)((bit<12>)((int<12>)((bit<12>)hdr.first.f2) + (int<12>)(hdr.first.f2[48:37]))))) ? (bit<1>)((int<1>)(1w1) >> (bit<3>)meta.m2) : (hdr.first.f3[21:21] |+| (bit<1>)meta.m5))) == (int<1>)((((((bit<44>)((int<44>)((bit<44>)meta.m2) >> (bit<3>)meta.m4) ++ ((int<64>)(((96w76124869205182491416864595409) >= (((bit<96>)((int<96>)(96w1) >> meta.m0[6:4]) - (((32w4294967295 |-| ((bit<32>)meta.m5 | 32w4294967295))) <= (((~32w3343128065) |-| (bit<32>)((int<32>)((bit<32>)hdr.first.rest) >> (bit<3>)((bit<16>)meta.m3)))) ? (bit<96>)meta.m1 : (bit<96>)meta.m0))) ? (((bit<96>)hdr.first.f2) <= ((bit<96>)((int<96>)((bit<96>)((int<96>)((bit<96>)meta.m0) >> 3w7)) + (int<96>)(((bit<96>)hdr.first.f0 + (bit<96>)given)))) ? 64w1 : (bit<64>)meta.m1) : ((bit<64>)given >> 3w1))) >= (int<64>)((hdr.first.f2[64:1] << (hdr.first.f3[15:13] |+| hdr.first.f3[13:11]))) ? (bit<19>)meta.m0 : 19w1))) <= (((int<24>)(((meta.m5[55:24]) < ((bit<32>)hdr.first.rest) ? (bit<24>)meta.m1 : (((bit<100>)hdr.first.f1)[56:41] ++ 8w0))) >= (int<24>)((bit<24>)((int<24>)(24w15972605) >> (~(bit<3>)meta.m1))) ? (~63w9223372036854775807) : (((bit<33>)((int<33>)((bit<33>)((int<33>)((bit<33>)hdr.first.rest) |+| (int<33>)((bit<33>)meta.m5))) >> (~hdr.first.f0[3:1]))) <= ((bit<33>)meta.m0) ? (bit<63>)((bit<100>)hdr.first.f1) : (bit<63>)hdr.first.f0))) ? (bit<1>)hdr.first.f3 : ((bit<100>)hdr.first.f1)[19:19]) |+| ((bit<100>)hdr.first.f1)[32:32])) ? ((bit<32>)hdr.first.rest << 3w0) : (bit<32>)((int<32>)((bit<32>)meta.m0) + (int<32>)((bit<32>)((bit<100>)hdr.first.f1))))) >> meta.m5[45:43]);
    }
    table i0 {
        key = {
            hdr.first.f0: ternary;
            meta.m2: ternary;
        }
        actions = {
            i0_0;
            i0_1;
        }
        const entries = {
            (0 &&& 1, 1 &&& 1): i0_0(0);
            (1387003055 &&& 2147483647, 0 &&& 29690): i0_0(0);
            (1957802919 &&& 2147483647, 1 &&& 1): i0_0(1);
        }
        const default_action = i0_0(0);
    }
    apply {
        if (hdr.first.isValid()) {
            if ((int<31>)(((bit<31>)((int<31>)(31w2147483647) |+| (int<31>)((bit<31>)meta.m2)) & (31w0 >> (bit<3>)meta.m0))) > (int<31>)((bit<31>)((int<31>)(((bit<31>)meta.m2 | (bit<31>)((bit<16>)meta.m3))) >> ((bit<100>)hdr.first.f1)[47:45]))) {
                meta.m4 = ((bit<16>)((int<16>)((meta.m1[31:16] | (bit<16>)meta.m2)) * (int<16>)((meta.m5[20:5] |+| (bit<16>)meta.m4))) |-| 16w64664);
            }
            else {
                meta.m0 = (bit<12>)((int<12>)(((hdr.first.rest[3:3] * (bit<1>)meta.m2) ++ (hdr.first.f0[23:13] >> 3w6))) * (int<12>)((bit<12>)hdr.first.f3));
            }
            hash(hdr.first.f3, HashAlgorithm.xor16, 16w0, { hdr.first.f0, hdr.first.f3 }, 32w1000);
            if (hdr.either.left.isValid()) {
                meta.m4 = (((meta.m1[17:16] ++ hdr.first.f2[63:50]) >> ((bit<3>)meta.m5 ^ ((bit<100>)hdr.first.f1)[90:88])) |-| (bit<16>)((int<16>)(((bit<16>)hdr.either.left.f1 * (bit<16>)meta.m4)) |+| (int<16>)((bit<16>)((int<16>)((bit<16>)hdr.first.rest) * (int<16>)(hdr.first.f0[20:5])))));
            }
            i0.apply();
            bit<48> held0;
            r0.read(held0, (bit<32>)((bit<2>)hdr.first.f2));
            meta.m0 = (~(((bit<10>)hdr.first.rest + meta.m0[10:1]) ++ (((bit<16>)meta.m3)[9:8] ^ hdr.first.f2[41:40])));
            r0.write((bit<32>)((bit<2>)hdr.first.f2), (((~(bit<48>)((bit<100>)hdr.first.f1)) >> (bit<3>)((int<3>)((bit<3>)meta.m2) >> (bit<3>)meta.m4)) |+| (((bit<48>)meta.m4 |-| (bit<48>)meta.m2) << ((bit<3>)hdr.first.f3 |-| 3w1))));
            std.egress_spec = (bit<9>)(2w3);
            hdr.first.f0 = ((bit<31>)((int<31>)(((bit<31>)meta.m5 - (bit<31>)((bit<16>)meta.m3))) - (int<31>)((meta.m5[36:6] & (bit<31>)meta.m2))) |+| ((bit<31>)((int<31>)((bit<31>)meta.m0) |-| (int<31>)((bit<31>)meta.m4)) << 3w7));
            hdr.first.f1 = (int<100>)(((int<1>)(((1w1 << meta.m4[13:11]) << (bit<3>)((int<3>)(meta.m0[9:7]) >> (bit<3>)((bit<16>)meta.m3)))) > (int<1>)(1w1) ? (23w7134575 ++ (~(bit<77>)meta.m0)) : (~(bit<100>)((int<100>)((bit<100>)meta.m1) - (int<100>)((bit<100>)meta.m1)))));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control E(inout headers_t hdr, inout meta_t meta, inout standard_metadata_t std) {
    register<bit<48>>(4) r0;
    register<bit<64>>(4) r1;
    apply {
        if (hdr.first.isValid()) {
            hash(hdr.first.f0, HashAlgorithm.identity, 16w0, { meta.m4, hdr.first.f0 }, 32w1000);
            if (hdr.long.isValid()) {
                hdr.long.f0 = (int<65>)((bit<65>)((int<65>)(((16w11112 ++ 49w1) >> ((bit<2>)hdr.long.f1 ++ (bit<1>)((bit<16>)meta.m3)))) >> (((bit<3>)meta.m0 | (bit<3>)hdr.long.rest) >> ((bit<3>)hdr.long.f2 * (bit<3>)meta.m0))));
            }
            hash(meta.m5, HashAlgorithm.crc32, 16w0, { meta.m5, meta.m1 }, 32w7);
            meta.m5 = (bit<63>)((int<63>)(((~63w9223372036854775807) * (~(bit<63>)meta.m1))) >> (~(bit<3>)((int<3>)((bit<3>)meta.m0) >> (bit<3>)hdr.first.rest)));
            if (hdr.long.isValid()) {
                meta.m4 = (bit<16>)((int<16>)(((bit<65>)hdr.long.f0)[21:6]) - (int<16>)(((meta.m5[10:4]) > ((bit<7>)((int<7>)((bit<7>)((int<7>)(((bit<100>)hdr.first.f1)[41:35]) >> 3w7)) >> 3w7)) ? ((bit<16>)hdr.first.rest << (bit<3>)hdr.first.rest) : (bit<16>)meta.m2)));
            }
            hdr.items.push_front(3);
            hdr.first.f0 = ((((((bit<64>)((int<64>)((bit<64>)meta.m1) >> (3w0 |-| (bit<3>)meta.m1))) == ((~(bit<64>)meta.m0)) ? (bit<96>)meta.m1 : (bit<96>)meta.m0) |+| ((bit<46>)meta.m0 ++ 50w218241112033763))) > ((bit<96>)meta.m2) ? (14w12629 ++ ((bit<17>)((bit<16>)meta.m3) ^ (bit<17>)((bit<16>)meta.m3))) : (bit<31>)((int<31>)((bit<31>)meta.m1) >> (bit<3>)((bit<16>)meta.m3)));
            hdr.first.f1 = (int<100>)((bit<100>)((bit<16>)meta.m3));
        }
        else {
            mark_to_drop(std);
        }
    }
}

control C(inout headers_t hdr, inout meta_t meta) {
    apply {
        update_checksum(hdr.first.isValid(), { hdr.first.f3 }, hdr.first.check, HashAlgorithm.csum16);
    }
}

control D(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
