import Foundation
import SenderScripts
import Testing

@testable import ServingCore

@Suite struct SubtitleFormatTests {
    private func convert(_ text: String, rate: Double? = nil) throws -> String {
        try SubtitleConverter.webVTT(Array(text.utf8), name: "film.srt", framesPerSecond: rate)
    }

    @Test func subRipBecomesWebVTT() throws {
        let text = """
            1\r
            00:00:01,000 --> 00:00:02,500\r
            Hello <i>there</i>\r
            <font color="#ff0000">second</font> & <b>last\r
            \r
            2\r
            00:01:02,005 --> 01:00:03,000 X1:40 X2:600\r
            3 < 5 > 2\r
            """
        #expect(
            try convert(text) == """
                WEBVTT

                00:00:01.000 --> 00:00:02.500
                Hello <i>there</i>
                second &amp; <b>last</b>

                00:01:02.005 --> 00:01:05.005
                3 &lt; 5 &gt; 2

                """)
    }

    /// Such a file took longer than anybody waits, each letter of it being held against brackets.
    @Test func marksThatNoLetterHasAreLeftOut() throws {
        let marks = String(repeating: "\u{301}", count: 30)
        let text = "1\n00:00:01,000 --> 00:00:02,000\na\(marks)\(marks)\(marks)b\n"
        #expect(try convert(text).unicodeScalars.filter { $0 == "\u{301}" }.count == 30)
        #expect(try convert(text).unicodeScalars.contains("b"))
        #expect(try convert("WEBVTT\n\n" + text).unicodeScalars.filter { $0 == "\u{301}" }.count == 30)
    }

    @Test func subRipWithoutEmptyLinesOrNumbersIsRead() throws {
        let text = "1\n00:00:01,000 --> 00:00:02,000\none\n2\n00:00:03,0 --> 0:00:04.5\ntwo\n0:00:05 --> 0:00:06\nthree"
        let vtt = try convert(text)
        #expect(vtt.contains("00:00:01.000 --> 00:00:02.000\none\n\n"))
        #expect(vtt.contains("00:00:03.000 --> 00:00:04.500\ntwo\n\n"))
        #expect(vtt.contains("00:00:05.000 --> 00:00:06.000\nthree\n"))
    }

    @Test func placesAndCrossedTagsAreMended() throws {
        let text = "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>a<b>b</i>c</b> {not a code}\n"
        let vtt = try convert(text)
        #expect(vtt.contains("--> 00:00:02.000 line:0\n<i>a<b>b</b></i><b>c</b> {not a code}\n"))
    }

    @Test func brokenTimesAreMendedAndEmptyEntriesLeftOut() throws {
        let text = """
            1
            00:00:05,000 --> 00:00:04,000
            backwards

            2
            00:00:06,000 --> 99:00:00,000
            endless

            3
            00:00:01,000 --> 00:00:02,000

            4
            xx:00:01,000 --> 00:00:02,000
            no time

            5
            00:00:02,000 --> 00:00:03,000
            first in time
            """
        let vtt = try convert(text)
        #expect(
            vtt == """
                WEBVTT

                00:00:02.000 --> 00:00:03.000
                first in time

                00:00:05.000 --> 00:00:06.000
                backwards

                00:00:06.000 --> 00:00:09.000
                endless

                """)
    }

    @Test func advancedSubStationKeepsStyleAndPlaceAndDropsDrawings() throws {
        let text = """
            [Script Info]
            Title: x
            [Events]
            Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
            Dialogue: 0,0:00:01.50,0:00:03.00,Default,,0,0,0,,{\\i1\\c&HFF&}Oh, no{\\i0}\\Nsecond & <last>
            Dialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,{\\an7}up
            Dialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0{\\p0}
            Comment: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,not said
            """
        #expect(
            try convert(text) == """
                WEBVTT

                00:00:01.500 --> 00:00:03.000
                <i>Oh, no</i>
                second &amp; &lt;last&gt;

                00:00:04.000 --> 00:00:05.000 line:0 position:0% align:start
                up

                """)
    }

    @Test func drawingsAreLeftOutAndTheTextBesideThemIsKept() {
        let drawing = "m 0 0 l 100 0 100 100 0 100"
        for codes in ["\\p1", "\\an7\\pos(320,50)\\p1", "\\fad(30,30)\\p4\\bord0"] {
            #expect(CueText.advancedSubStation("{\(codes)}\(drawing){\\p0}").text == "")
            #expect(CueText.advancedSubStation("a {\(codes)}\(drawing){\\p0}b").text == "a b")
        }
        #expect(CueText.advancedSubStation("{\\pos(1,2)}a{\\p0}\\hb{\\pbo3}").text == "a b")
        #expect(CueText.subRip("{\\p1}\(drawing){\\p0}a").text == "a")
    }

    @Test func aTrackInAFilmIsReadLikeTheSameFile() throws {
        func track(_ codec: String, _ answer: String) throws -> String {
            let question = TrackQuestion(MediaStream(index: 2, kind: .subtitle, codec: codec))
            return String(decoding: try question.webVTT(Array(answer.utf8)), as: UTF8.self)
        }
        let events = "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,{\\an8}a\\hb\n"
        #expect(try track("ass", events) == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0\na b\n")
        #expect(try track("subrip", "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}a\n").contains(" line:0\na\n"))
        #expect(try track("mov_text", "WEBVTT\n\nas it is") == "WEBVTT\n\nas it is")
        #expect(try track("ass", "[Events]\n") == "WEBVTT\n")
    }

    @Test func substationAlphaHasItsOwnFields() throws {
        let text = """
            [Script Info]
            [Events]
            Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
            Dialogue: Marked=0,0:00:01.00,0:00:02.00,D,N,0,0,0,,text
            """
        #expect(try convert(text).contains("00:00:01.000 --> 00:00:02.000\ntext\n"))
    }

    @Test func microDVDTakesTheRateFromItselfElseFromTheFilm() throws {
        let stated = "{1}{1}25.000\n{25}{50}one|two\n{50}{75}{y:i}slanted|plain\n{75}{100}/also slanted\n"
        let vtt = try convert(stated, rate: 50)
        #expect(vtt.contains("00:00:01.000 --> 00:00:02.000\none\ntwo\n"))
        #expect(vtt.contains("00:00:02.000 --> 00:00:03.000\n<i>slanted</i>\nplain\n"))
        #expect(vtt.contains("00:00:03.000 --> 00:00:04.000\n<i>also slanted</i>\n"))
        #expect(try convert("{50}{100}x", rate: 50).contains("00:00:01.000 --> 00:00:02.000"))
        #expect(try convert("{24}{48}x").contains("00:00:01.001 --> 00:00:02.002"))
    }

    @Test func webVTTPassesThrough() throws {
        let text = "\u{FEFF}WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<v Ann>hi\r\n"
        #expect(try convert(text) == "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>hi\n\n")
    }

    @Test func whatIsNoSubtitleFileIsRefusedWithTheFlagsName() throws {
        for text in ["", "hello\nworld", "1\n00:00:01,000 --> 00:00:02,000\n\n"] {
            let error = #expect(throws: ServingError.self) { try convert(text) }
            #expect(error?.code == .subtitlesUnknownFormat)
            #expect(error?.description.contains("--subtitles") == true)
        }
    }

    @Test func aMicroDVDEntryWithoutEndIsShownUntilTheNextButNotForLong() throws {
        let vtt = try convert("{25}{}one\n{50}{}two\n", rate: 25)
        #expect(vtt.contains("00:00:01.000 --> 00:00:02.000\none\n"))
        #expect(vtt.contains("00:00:02.000 --> 00:00:05.000\ntwo\n"))
    }

    @Test func unpartneredBracketsAreTextAndTakeNoLongerThanOtherText() throws {
        let brackets = String(repeating: "{<", count: 900)
        let cue = "00:00:01,000 --> 00:00:02,000\n\(brackets) {a} <b>c</b>\n\n"
        let vtt = try convert(String(repeating: cue, count: 400))
        let shown = String(repeating: "{&lt;", count: 900)
        #expect(vtt.contains("\n\(shown) {a} <b>c</b>\n"))
        #expect(CueText.subRip("a } b > {c} {\\i1}d{\\i0} < e").text == "a } b &gt; {c} <i>d</i> &lt; e")
    }

    @Test func hostileFilesAreBounded() throws {
        let many = (0..<20_500).map { "{\($0)}{\($0 + 1)}x" }.joined(separator: "\n")
        #expect(try convert(many, rate: 25).components(separatedBy: "-->").count - 1 == SubtitleLimits.cues)
        let long = "1\n00:00:01,000 --> 00:00:02,000\n" + String(repeating: "<i>", count: 100_000)
        #expect(try convert(long).utf8.count < 100)
        let numbers =
            "1\n99999999999999:00:00,000 --> 99999999999999:00:01,000\nx\n2\n9999:59:59,999 --> 9999:59:59,999\ny"
        #expect(try convert(numbers).contains("100:00:00.000 --> 100:00:03.000\ny"))
    }

    @Test(arguments: 0..<40) func noisyTextNeverTraps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "{", "}", "\\", "<", ">", "i", "/", "an8", "-->", "\n", "00:00:01,000", " --> ", "|", "{1}{2}", "Dialogue:",
            ",", "p1", "&",
        ]
        let text = (0..<300).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        for head in ["", "[Events]\n", "{1}{1}0\n", "1\n00:00:01,000 --> 00:00:02,000\n"] {
            let vtt = try? convert(head + text)
            #expect(vtt == nil || vtt?.hasPrefix("WEBVTT") == true)
        }
    }
}
