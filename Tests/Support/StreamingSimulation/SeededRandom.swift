/// A random source with a seed, so that each run is the same (SplitMix64, public domain, by S. Vigna).
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// 0 up to, but not, 1.
    package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    package mutating func chance(_ probability: Double) -> Bool { probability > 0 && fraction() < probability }

    package mutating func duration(upTo limit: Duration) -> Duration {
        limit > .zero ? .nanoseconds(Int64(fraction() * Double(limit / .nanoseconds(1)))) : .zero
    }
}
