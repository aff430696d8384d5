import CastWire
import Testing

@testable import MulticastDNS

@Suite struct JitterTests {
    @Test("MulticastDNS, which imports no other module, has a copy of SplitMix64")
    func theCopyGivesTheSameNumbers() {
        var (copy, original) = (Jitter(seed: 7), SplitMix64(seed: 7))
        let (copied, made) = ((1...100).map { _ in copy.next() }, (1...100).map { _ in original.next() })
        #expect(copied == made)
    }
}
