import Testing

@testable import marquee

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

@Suite struct CommandTargetTests {
    @Test("A seek target is absolute, or relative with a sign")
    func seekTargets() throws {
        let absolute = try #require(SeekCommand.target(of: "1:30"))
        #expect(absolute == (90, false))
        let forward = try #require(SeekCommand.target(of: "+30"))
        #expect(forward == (30, true))
        let back = try #require(SeekCommand.target(of: "-1:00"))
        #expect(back == (-60, true))
        #expect(SeekCommand.target(of: "soon") == nil)
        #expect(SeekCommand.target(of: "+-3") == nil)
    }

    @Test("A volume is 0 to 100, or a step that stops at the ends")
    func volumes() {
        #expect(VolumeCommand.target(of: "40", from: 0) == 0.4)
        #expect(VolumeCommand.target(of: "40%", from: 0) == 0.4)
        #expect(VolumeCommand.target(of: "+50", from: 0.8) == 1)
        #expect(VolumeCommand.target(of: "-50", from: 0.2) == 0)
        #expect(VolumeCommand.target(of: "101", from: 0.5) == nil)
        #expect(VolumeCommand.target(of: "loud", from: 0.5) == nil)
        #expect(VolumeCommand.target(of: "nan", from: 0.5) == nil)
    }

    @Test("Arrow keys arrive as escape sequences, other keys as themselves")
    func keys() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(" q".utf8)[...]) == [.character(" "), .character("q")])
        #expect(
            decoder.decode(Array("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D".utf8)[...]) == [.up, .down, .right, .left])
        #expect(decoder.decode([0x1B]) == [.escape])
        #expect(decoder.decode([0x1B, 0x5B]) == [])
    }
}
