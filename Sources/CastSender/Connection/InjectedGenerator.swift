/// A generator that draws from the environment's randomness, which tests replace by a seeded one.
struct InjectedGenerator: RandomNumberGenerator {
    let source: @Sendable () -> UInt64

    mutating func next() -> UInt64 { source() }
}
