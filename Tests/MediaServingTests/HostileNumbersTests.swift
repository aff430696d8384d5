import Foundation
import Synchronization
import Testing

@testable import MediaServing

/// Numbers that a film or a subtitle file may say, and what may be made of them.
@Suite struct HostileNumbersTests {
    private func report(_ json: String) throws -> MediaFile {
        try JSONDecoder().decode(ProbeReport.self, from: Data(json.utf8)).mediaFile(path: "x.mkv", size: 1)
    }

    @Test(arguments: ["1e300", "-1e300", "nan", "inf", "-5", "1e12", "x", ""])
    func aTimeThatNoFilmHasCountsAsNone(number: String) throws {
        let file = try report(
            """
            {"format": {"format_name": "matroska,webm", "duration": "\(number)", "start_time": "\(number)"},
             "streams": [{"index": 0, "codec_type": "video", "codec_name": "h264", "avg_frame_rate": "\(number)/1",
                          "r_frame_rate": "2147483647/1"}]}
            """)
        #expect(file.duration == nil)
        #expect(abs(file.startTime) <= 5)
        #expect(file.video?.framesPerSecond == nil)
    }

    /// Names of tags are looked up, and one of them may be as long as the film likes.
    @Test func aTagsMarksAreThoseThatLettersHave() throws {
        let marked = "T" + String(repeating: "\u{301}", count: 60)
        let json = #"{"format": {"tags": {"\#(marked)": "x", "title": "\#(marked)"}}, "streams": []}"#
        let tags = try #require(try ProbeReport.read(Array(json.utf8)).format?.tags)
        #expect(tags.count == 2)
        #expect(tags.allSatisfy { $0.key.unicodeScalars.count <= 31 && $0.value.unicodeScalars.count <= 31 })
    }

    @Test func aFilmOfThousandsOfStreamsIsPlannedInGoodTime() throws {
        let streams = (0..<5_000).map { #"{"index": \#($0), "codec_type": "subtitle", "codec_name": "subrip"}"# }
        let video = #"{"index": 5000, "codec_type": "video", "codec_name": "h264", "width": 2147483647, "height": -9}"#
        let file = try report(
            #"{"format": {"format_name": "matroska,webm", "duration": "5"}, "streams": ["#
                + (streams + [video]).joined(separator: ",") + "]}")
        #expect(file.textSubtitles.count == 5_000)
        _ = try PlaybackPlan.decide(file, for: .chromium)
    }

    @Test(arguments: [1e12, 1e300, Double.infinity, Double.nan, -1, 0])
    func tablesAndPlaylistsAreMadeForAnyLength(duration: Double) {
        for table in [
            SegmentTable.even(duration: duration, framesPerSecond: 25),
            .even(duration: duration, framesPerSecond: 1e-9), .atKeyframes([0, 6, 12, 1e11], duration: duration),
        ] {
            #expect(table.count <= SegmentTable.mostSegments)
            #expect(table.duration <= SegmentTable.longestFilm && table.duration > 0)
            #expect(HLSPlaylist.text(table).utf8.count < 2 << 20)
            #expect((0..<table.count).contains(table.nearest(to: 1e300)))
        }
    }

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

    @Test func soManySubtitlesBesideAFilmAreTakenAndNoMore() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
        let vtt = "WEBVTT\n\n00:00.000 --> 00:01.000\n" + String(repeating: "x", count: 1_000)
        for index in 10..<22 { try folder.write("Film.\(index).vtt", vtt) }
        var options = MediaServingSession.Options(file: film, player: .chromecast, address: "127.0.0.1")
        options.mostSubtitleBytes = 6_500
        let session = try await MediaServingSession.start(options, logger: quiet)
        #expect(session.tracks.count == 7)
        await session.stop()
    }

    @Test func subtitleFilesWithNothingInThemCountToo() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
        for index in 10..<17 { try folder.write("Film.\(index).srt", String(repeating: "\r", count: 1_000)) }
        try folder.write("Film.17.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")
        var options = MediaServingSession.Options(file: film, player: .chromecast, address: "127.0.0.1")
        for (most, tracks) in [(7_001, 1), (7_000, 0)] {
            options.mostSubtitleBytes = most
            let session = try await MediaServingSession.start(options, logger: quiet)
            #expect(session.tracks.count == tracks)
            await session.stop()
        }
    }

    @Test func betweenTwoSubtitleFilesItIsLookedWhetherAnybodyStillWantsThem() async throws {
        let folder = try TestFolder()
        let film = EndlessFilm(folder.path + "/Film.mp4")
        try folder.write("Film.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n")
        var options = MediaServingSession.Options(file: film.path, player: .chromium, address: "127.0.0.1")
        options.examined = film.file
        let start = Task { [options] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MediaServingSession.start(options, logger: quiet)
        }
        await #expect(throws: CancellationError.self) { try await start.value }
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

    @Test func onlySoManyConversionsRunAtOnceAndAllGetTheirTurn() async throws {
        let slots = ConversionSlots(most: 2)
        let seen = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<20 {
                group.addTask {
                    try? await slots.run {
                        seen.enter()
                        defer { seen.leave() }
                        await Task.yield()
                        if index % 3 == 0 { throw CancellationError() }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(seen.most <= 2 && seen.all == 20)
        #expect(await slots.running == 0)
    }

    private final class Counter: Sendable {
        private let state = Mutex((now: 0, most: 0, all: 0))
        var most: Int { state.withLock { $0.most } }
        var all: Int { state.withLock { $0.all } }
        func enter() { state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) } }
        func leave() { state.withLock { $0.now -= 1 } }
    }

    @Test func aSegmentThatWouldFillTheDiskIsGivenUp() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("film.avi", seconds: 8, ["-c:v", "mpeg4", "-c:a", "mp2"])
        let file = try await MediaProbe().examine(film)
        let plan = try PlaybackPlan.decide(file, for: .chromium)
        let hls = try await OnDemandHLS.make(
            file: file, conversion: try #require(plan.conversion), parents: [folder.path], number: 1,
            limits: .init(mostBytesOfOne: 1_000), report: { _ in })
        // Beside the film itself, which is larger, and a program that would run for an hour.
        let error = await #expect(throws: ServingError.self) {
            try await hls.bounded(folder.path) { try await Task.sleep(for: .seconds(3_600)) }
        }
        #expect(error?.description.contains("larger than") == true)
        await hls.stop()
    }
}
