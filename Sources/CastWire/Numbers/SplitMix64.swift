/// The generator SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014): the same
/// numbers for the same seed on every machine, and no number twice in one run. The numbers are not secret.
///
/// MulticastDNS has a copy (`Jitter`), because it imports no other module; a test compares their numbers.
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    /// The difference between two states. It is odd, so all states occur.
    package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= Self.step
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
