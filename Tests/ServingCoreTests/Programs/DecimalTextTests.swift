import Foundation
import SenderScripts
import Testing

@testable import ServingCore

@Suite struct DecimalTextTests {
    @Test(arguments: [
        0, -0.0, 0.5, 1.5, 2.5, 0.0005, 0.0015, 0.0025, 1.0005, 1.0015, 6.006, 1e-9, -1e-9, 0.999_999_9, 9.999_999_5,
        1_000_000, 86_410.123_456_5, -5, -0.000_000_5, 0.125, 0.062_5, 0.031_25, 1.000_000_5, 123_456.789_012_345,
    ])
    func numbersAreAsPrintfWritesThem(value: Double) {
        #expect(DecimalText.of(value, places: 6) == String(format: "%.6f", value))
        #expect(DecimalText.of(value, places: 3) == String(format: "%.3f", value))
    }

    @Test func soAreManyOfAllSizes() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let size = pow(10, Double.random(in: -8...6, using: &generator))
            let value = Double.random(in: -size...size, using: &generator)
            #expect(DecimalText.of(value, places: 6) == String(format: "%.6f", value))
            let half = (value * 1_000).rounded() / 1_000 + 0.000_5
            #expect(DecimalText.of(half, places: 3) == String(format: "%.3f", half))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func beyondThatNothingTraps(value: Double) {
        #expect(!DecimalText.of(value, places: 6).isEmpty)
    }
}
