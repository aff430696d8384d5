/// A generator that uses the environment's randomness, which tests replace with a seeded one.
struct InjectedGenerator: RandomNumberGenerator {
    let source: @Sendable () -> UInt64

    mutating func next() -> UInt64 { source() }
}
