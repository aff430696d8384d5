import CastWire
import Testing

@Suite struct SplitMix64Tests {
    /// The numbers of the published C program (https://prng.di.unimi.it/splitmix64.c).
    @Test func theNumbersAreThePublishedOnes() {
        var generator = SplitMix64(seed: 0)
        #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
        #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
        #expect(generator.next() == 0x06C4_5D18_8009_454F)
    }
}
