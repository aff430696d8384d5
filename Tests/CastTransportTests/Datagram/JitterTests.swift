import CastWire
import Testing

@testable import MulticastDNS

@Suite struct JitterTests {
    @Test("MulticastDNS, which imports no other module, has a copy of SplitMix64")
    func theCopyGivesTheSameNumbers() {
        var (copy, original) = (Jitter(seed: 7), SplitMix64(seed: 7))
        for _ in 1...100 { #expect(copy.next() == original.next()) }
    }
}
