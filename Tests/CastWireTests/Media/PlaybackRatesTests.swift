import CastWire
import Testing

@Suite struct PlaybackRatesTests {
    @Test("A rate is brought into the range that receivers accept", arguments: [
        (0.25, 0.5), (0.5, 0.5), (1.1, 1.1), (2, 2), (4, 2), (.infinity, nil), (.nan, nil), (0, nil), (-1, nil),
    ] as [(Double, Double?)])
    func nearest(rate: Double, expected: Double?) {
        #expect(PlaybackRates.nearest(rate) == expected)
    }

    @Test func theMenuSpansTheWholeRangeInOrder() {
        #expect(PlaybackRates.menu.first == PlaybackRates.range.lowerBound)
        #expect(PlaybackRates.menu.last == PlaybackRates.range.upperBound)
        #expect(PlaybackRates.menu == PlaybackRates.menu.sorted() && PlaybackRates.menu.contains(1))
    }
}
