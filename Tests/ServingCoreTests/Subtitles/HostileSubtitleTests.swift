import Foundation
import Testing

@testable import ServingCore

/// Numbers that a subtitle file may say, and what may be made of them.
@Suite struct HostileSubtitleTests {
    @Test(arguments: [0, -1, 1e-300, Double.nan, Double.infinity, 1e300])
    func aFilmsRateMakesNoTimeOfAMicroDVDFileATrap(rate: Double) throws {
        let text = "{0}{999999999}one|two\n{999999998}{999999999}last\n{1000000000000000000}{1}never\n"
        let written = try SubtitleConverter.webVTT(Array(text.utf8), name: "x.sub", framesPerSecond: rate)
        #expect(written.contains("one\ntwo"))
        #expect(!written.contains("never"))
    }

    @Test(arguments: [
        "99999999999999999999:00:00,000 --> 00:00:01,000", "00:00:00,000 --> 9999:9999:9999,999",
        "-1:00:00,000 --> 00:00:01,000", "00:00:01,000 --> 00:00:00,99999999999999999999",
    ])
    func timesOfSubRipBeyondAllBoundsAreNone(line: String) throws {
        let text = "1\n\(line)\nodd\n\n2\n00:00:01,000 --> 00:00:02,000\nplain\n"
        let written = try SubtitleConverter.webVTT(Array(text.utf8), name: "x.srt")
        #expect(written.contains("plain"))
    }

    /// How long a subtitle file takes that is made of so many repetitions; the least of some, so that a busy machine
    /// is no matter.
    private func time(_ part: String, _ count: Int, head: String) -> Duration {
        let bytes = Array((head + String(repeating: part, count: count)).utf8)
        let clock = ContinuousClock()
        return (0..<3).map { _ in clock.measure { _ = try? SubtitleConverter.webVTT(bytes, name: "x") } }.min() ?? .zero
    }

    @Test(arguments: [
        ("{0}{9}", "|"), ("{0}{9}", "{y:i}x|"), ("{0}{9}", "|{y:i}{y:b}{y:u}x"), ("{0}{9}", "{Y:i"), ("{0}{9}", "x"),
        ("1\n00:00:01,000 --> 00:00:02,000\n", "<i>"), ("1\n00:00:01,000 --> 00:00:02,000\n", "{\\i1"),
        ("1\n00:00:01,000 --> 00:00:02,000\n", "-->"), ("1\n00:00:01,000 --> 00:00:02,000\n", "x\n"),
        ("1\n00:00:01,000 --> 00:00:02,000\n", "1\n00:00:01,000 --> 00:00:02,000\nx\n"),
        ("[Events]\nDialogue: 0,0:00:00.00,0:00:01.00,,,0,0,0,,", "{\\i1}"),
        ("[Events]\nDialogue: 0,0:00:00.00,0:00:01.00,,,0,0,0,,", "{"), ("[Events]\n", "Format: text,text\n"),
        ("{0}{9}x\n", "\u{E9}\u{301}"),
    ])
    func subtitlesTakeTimeInProportionToTheirLength(head: String, part: String) {
        let count = 30_000 / part.utf8.count
        let (short, long) = (time(part, count, head: head), time(part, count * 8, head: head))
        // Eight times as long; quadratic would be 64. What takes next to no time says nothing.
        #expect(long < short * 32 || long < .milliseconds(200), "\(short) and \(long)")
    }

    @Test func subtitlesOfManyLinesInOneCueTakeNoLongerForWhatFollows() throws {
        // A style on each of three hundred lines, before a megabyte that is not shown, and without one.
        let rest = String(repeating: "x", count: 1 << 20)
        let styled = time(rest, 1, head: "{0}{9}" + String(repeating: "{y:i}|", count: 300))
        let plain = time(rest, 1, head: "{0}{9}" + String(repeating: "{z:i}|", count: 300))
        // It was 35 times as long.
        #expect(styled < plain * 10, "\(styled) and \(plain)")
    }

    @Test func ofAFileOfLineEndsTheFirstSoManyLinesAreLookedAt() throws {
        let text = "1\n00:00:01,000 --> 00:00:02,000\nHello\n\n"
        for end in ["\r", "\n", "\r\n"] {
            let ends = String(repeating: end, count: SubtitleLimits.lines + 10)
            #expect(SubtitleLines.split(text + ends).count == SubtitleLimits.lines)
            let written = try SubtitleConverter.webVTT(Array((text + ends + text).utf8), name: "a.srt")
            #expect(written == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n")
        }
    }

    @Test func linesEndAsUnixDOSAndOldMacsEndThem() {
        #expect(SubtitleLines.split("\u{FEFF}a\nb\r\nc\rd\n\re\u{2028}f\u{C}g") == [
            "a", "b", "c", "d", "", "e\u{2028}f\u{C}g",
        ])
        #expect(SubtitleLines.split("a\n") == ["a", ""])
        #expect(SubtitleLines.split("") == [""])
        #expect(SubtitleLines.split("\u{FEFF}") == [""])
        #expect(SubtitleLines.split("a\r") == ["a", ""])
    }
}
