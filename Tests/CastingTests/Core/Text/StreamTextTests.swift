import Testing

@testable import Casting

@Suite struct StreamTextTests {
    @Test("A film of few pictures has no rate of 0", arguments: [
        (0.0, "0 fps"), (0.02, "<0.1 fps"), (0.33, "0.3 fps"), (1, "1 fps"), (9.96, "10 fps"), (23.976, "24 fps"),
    ])
    func fewPictures(rate: Double, text: String) {
        #expect(StreamText.rate(rate) == text)
    }

    @Test(
        "Bitrates are written short",
        arguments: [
            (0, "0 kbit/s"), (499_600, "500 kbit/s"), (999_499, "999 kbit/s"), (1_000_000, "1.0 Mbit/s"),
            (2_449_999, "2.4 Mbit/s"), (12_050_000, "12.1 Mbit/s"),
        ])
    func bitRates(bits: Int, text: String) {
        #expect(StreamText.bitRate(bits) == text)
    }

    @Test(
        "Shares are written with a tenth below ten per cent",
        arguments: [
            (0, "0 %"), (0.0052, "0.5 %"), (0.02, "2 %"), (0.123, "12 %"), (1, "100 %"), (3, "100 %"),
            (Double.nan, "0 %"),
            (-1, "0 %"),
        ])
    func shares(share: Double, text: String) {
        #expect(StreamText.percent(share) == text)
    }

    @Test(
        "Times are written with a tenth below ten milliseconds",
        arguments: [
            (0, "0 ms"), (0.44, "0.4 ms"), (7, "7 ms"), (12.6, "13 ms"), (400, "400 ms"), (Double.infinity, "-- ms"),
            (-1, "-- ms"),
        ])
    func times(value: Double, text: String) {
        #expect(StreamText.milliseconds(value) == text)
    }
}
