import CastWire

/// Makes application session ids. They have the form of version 4 UUIDs and come from a key that is random for each
/// start of the receiver.
///
/// They distinguish sessions, also across restarts. They are not secret: any sender may read them in the status.
struct SessionIDSource: Equatable, Sendable {
    private var numbers: SplitMix64

    init(key: UInt64) {
        numbers = SplitMix64(seed: key)
    }

    mutating func next() -> String {
        let high = numbers.next(), low = numbers.next()
        let version = (high & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
        let variant = (low & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
        let digits = Array(Self.hex(version) + Self.hex(variant))
        return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]]
            .map { String($0) }.joined(separator: "-")
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
