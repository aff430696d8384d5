import Testing

@testable import marquee

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
