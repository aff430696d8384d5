/// The hash FNV-1a with 64 bits (Fowler, Noll, Vo). It spreads names and tags; anyone can find two texts with the same
/// hash.
package enum FNV1a {
    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { hash(bytes, from: 0xCBF2_9CE4_8422_2325) }

    /// Returns a file name for a content or an address: two hashes with different start values, in hexadecimal digits.
    package static func name(of bytes: some Sequence<UInt8>) -> String {
        String(hash(bytes), radix: 16) + String(hash(bytes, from: 0x9E37_79B9_7F4A_7C15), radix: 16)
    }

    private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
