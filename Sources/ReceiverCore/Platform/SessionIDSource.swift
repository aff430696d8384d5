/// Makes application session ids. They have the form of version 4 UUIDs and come from a key that is random for each
/// start of the receiver.
///
/// They distinguish sessions, also across restarts. They are not secret: any sender may read them in the status.
struct SessionIDSource: Equatable, Sendable {
    private var state: UInt64

    init(key: UInt64) {
        state = key
    }

    mutating func next() -> String {
        let high = step(), low = step()
        let version = (high & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
        let variant = (low & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
        let digits = Array(Self.hex(version) + Self.hex(variant))
        return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]]
            .map { String($0) }.joined(separator: "-")
    }

    /// SplitMix64. Each state gives a different number, so no id occurs twice in one run.
    private mutating func step() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
