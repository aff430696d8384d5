import Testing

@testable import Casting

@Suite struct TimeTextTests {
    @Test("Times are read as people write them", arguments: [
        ("90", 90.0), ("90.5", 90.5), ("1:30", 90), ("01:02:03", 3723), ("0", 0), ("10:00", 600),
    ])
    func reads(text: String, seconds: Double) {
        #expect(TimeText.parse(text) == seconds)
    }

    @Test("What is no time is nil", arguments: [
        "", ":", "1:", ":30", "1:60", "1:99:00", "abc", "1:2:3:4", "-5", "+5", "1.5:30", "nan", "inf", "0x10:00",
    ])
    func refuses(text: String) {
        #expect(TimeText.parse(text) == nil)
    }

    @Test("Digits without end are no time, not an endless one")
    func endless() {
        #expect(TimeText.parse(String(repeating: "9", count: 400)) == nil)
    }

    @Test("Times are written short", arguments: [
        (0.0, "0:00"), (59.9, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00"), (45_296, "12:34:56"),
    ])
    func writes(seconds: Double, text: String) {
        #expect(TimeText.format(seconds) == text)
    }

    @Test("An unknown or endless time has a placeholder", arguments: [nil, Double.infinity, Double.nan])
    func placeholder(seconds: Double?) {
        #expect(TimeText.format(seconds) == "--:--")
    }
}
