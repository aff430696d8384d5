import Testing

@testable import Casting

@Suite struct NumberTextTests {
    @Test("Speeds are told in a few digits, whatever a device sends", arguments: [
        (1.0, nil), (1.5, "1.5 times as fast"), (0.75, "0.75 times as fast"), (2, "2 times as fast"),
        (1.004, nil), (0, "standing still"), (1e-300, "standing still"), (-1, "backwards, 1 times as fast"),
        (-1e308, "backwards, very fast"), (1e308, "more than 100 times as fast"),
        (.nan, "at a speed that is no number"), (-.infinity, "at a speed that is no number"),
    ] as [(Double, String?)])
    func speed(rate: Double, text: String?) {
        #expect(NumberText.speed(rate) == text)
    }

    @Test("Volumes are percents, whatever a device sends", arguments: [
        (0.0, "0 %"), (0.355, "36 %"), (1, "100 %"), (-1e308, "0 %"), (1e308, "100 %"), (.infinity, "100 %"),
        (.nan, "-- %"),
    ])
    func percent(level: Double, text: String) {
        #expect(NumberText.percent(level) == text)
    }

    @Test("Sizes have few digits", arguments: [
        1.5, 0, -10, 1e300, -1e300, 1e-300, 0.1 + 0.2, .infinity, .nan, .leastNonzeroMagnitude,
    ])
    func plain(value: Double) {
        #expect(NumberText.plain(value).count <= 24 && !NumberText.plain(value).contains("e+"))
    }

    @Test("A count has no point that says nothing", arguments: [(5.0, "5"), (0.5, "0.5"), (3600, "3600")])
    func count(value: Double, text: String) {
        #expect(NumberText.count(value) == text)
    }
}
