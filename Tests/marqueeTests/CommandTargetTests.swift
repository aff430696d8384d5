import ArgumentParser
import Testing

@testable import marquee

@Suite struct CommandTargetTests {
    @Test("What is missing on a line, or is wrong, is said with what would be right", arguments: [
        (["seek"], "give a time: 90, 1:30"), (["seek", "soon"], "\"soon\" is not a time; write 90, 1:30"),
        (["queue", "jump"], "give the id of a queue item; `marquee queue` lists"),
        (["queue", "remove"], "give the ids of queue items"), (["queue", "move"], "give the ids of queue items"),
        (["queue", "add"], "give at least one URL"),
        (["rate", "9"], "\"9\" is not a playback rate; write 0.5 to 2"), (["rate", "fast"], "0.5 to 2"),
        (["volume", "loud"], "\"loud\" is not a volume; write 0 to 100"), (["tracks", "on"], "give a track"),
        (["style", "--color", "pink-ish"], "\"pink-ish\" is no colour; write #RRGGBB"),
        (["remote", "--guest", "TV", "--for", "3"], "\"3\" is not a lifetime of a guest link; write 90m, 3h"),
        (["demo", "--picture", "demo.jpg"], "PNG"), (["demo", "--picture", "/no/such/demo.png"], "/no/such"),
        (["receiver", "--player", "clock,prob"], "'clock-probe'"),
    ])
    func mistakes(line: [String], words: String) {
        do {
            _ = try Marquee.parseAsRoot(line)
            Issue.record("taken")
        } catch {
            #expect(Marquee.fullMessage(for: error).contains(words), "\(Marquee.fullMessage(for: error))")
            #expect(!Marquee.exitCode(for: error).isSuccess)
        }
    }

    @Test("A player's name has no comma in it; the one that it had is taken still", arguments: [
        "clock,probe", "clock-probe",
    ])
    func players(name: String) throws {
        let command = try #require(try Marquee.parseAsRoot(["receiver", "--player", name]) as? ReceiverCommand)
        #expect(command.player == .clockProbe)
        let help = Marquee.helpMessage(for: ReceiverCommand.self, columns: 500)
        #expect(help.contains("browser, clock, clock-probe, page"))
        #expect(help.contains("~/.local/state/marquee/receiver"))
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
