import Foundation
import Testing

@testable import MediaServing
@testable import ServingCore

/// Films that ffmpeg makes on purpose, cut into segments by real ffmpeg. Each segment is decoded alone.
@Suite struct OddSegmentsTests {
    private static let avc = ["-c:v", "libx264", "-preset", "ultrafast"]

    struct Film: Sendable, CustomTestStringConvertible {
        let name: String
        let options: [String]
        var seconds = 14
        /// Pictures that a cut may cost.
        var lost = 0
        var testDescription: String { name }
    }

    private static let films = [
        Film(
            name: "open.mkv",
            options: avc + ["-bf", "3", "-x264-params", "open-gop=1:keyint=50:min-keyint=50:scenecut=0", "-c:a", "ac3"],
            seconds: 32, lost: 3),
        Film(
            name: "open.ts",
            options: avc + ["-bf", "3", "-x264-params", "open-gop=1:keyint=50:min-keyint=50:scenecut=0", "-c:a", "ac3"],
            seconds: 32, lost: 3),
        Film(
            name: "delimited.mkv",
            options: avc + ["-bf", "3", "-c:a", "ac3", "-x264-params", "aud=1:open-gop=1:keyint=50:min-keyint=50:scenecut=0"],
            seconds: 32, lost: 3),
        Film(name: "closed.ts", options: avc + ["-bf", "2", "-g", "50", "-c:a", "mp2"], seconds: 32),
        Film(name: "long groups.ts", options: avc + ["-bf", "2", "-g", "125", "-c:a", "mp2"], seconds: 32),
        Film(
            name: "open hevc.mkv",
            options: ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:keyint=50:open-gop=1",
                "-c:a", "aac"]),
        Film(name: "mpeg2.mpg", options: ["-c:v", "mpeg2video", "-bf", "2", "-g", "15", "-c:a", "mp2"]),
        Film(
            name: "interlaced.ts",
            options: avc + ["-flags", "+ildct+ilme", "-bf", "2", "-g", "250", "-sc_threshold", "0", "-c:a", "mp2"],
            seconds: 20),
        Film(
            name: "long groups hevc.ts",
            options: [
                "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:scenecut=0", "-c:a",
                "aac",
            ], seconds: 20),
        Film(
            name: "long groups.mpg", options: ["-c:v", "mpeg2video", "-bf", "2", "-g", "100", "-c:a", "mp2"],
            seconds: 20),
        Film(name: "vp9.mkv", options: ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-g", "60", "-c:a", "ac3"]),
    ]

    private func segments(_ path: String, in folder: TestFolder) async throws -> OnDemandHLS {
        let file = try await MediaProbe().examine(path)
        let conversion = try #require(try PlaybackPlan.decide(file, for: .chromium).conversion)
        return try await OnDemandHLS.make(
            file: file, conversion: conversion, parents: [folder.path], number: 1, report: { _ in })
    }

    /// When each picture of a segment that is decoded alone is shown, in seconds from the film's start.
    private func pictures(_ path: String) async throws -> [Double] {
        let answer = try await MediaProgram.ffprobe.output(
            [
                "-v", "error", "-select_streams", "v", "-show_entries", "frame=best_effort_timestamp_time", "-of",
                "csv=p=0", path,
            ], limit: 1 << 20, within: .seconds(30))
        let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
        return lines.compactMap { Double($0.prefix { $0 != "," }) }.map { $0 - SegmentCommand.offset }.sorted()
    }

    /// Whether the first picture of a segment is the one of this number of the source of all films.
    private func shows(_ path: String, picture: Int) async throws -> Bool {
        let source = "testsrc=size=320x180:rate=25,select=gte(n\\,\(picture))"
        let (one, other) = (try await small(["-i", path]), try await small(["-f", "lavfi", "-i", source]))
        guard one.count == other.count, !one.isEmpty else { return false }
        let differences = zip(one, other).map { abs(Int($0) - Int($1)) }
        return differences.reduce(0, +) < 6 * one.count
    }

    /// A film's first picture, 32 by 18 grey points of it.
    private func small(_ input: [String]) async throws -> [UInt8] {
        try await MediaProgram.ffmpeg.output(
            ["-nostdin", "-v", "error"] + input
                + ["-vf", "scale=32:18", "-pix_fmt", "gray", "-frames:v", "1", "-f", "rawvideo", "pipe:1"],
            limit: 1 << 20, within: .seconds(30))
    }

    @Test(arguments: films)
    func everySegmentCanBeDecodedFromItsFirstByte(film: Film) async throws {
        let folder = try TestFolder()
        let hls = try await segments(
            try await folder.film(film.name, seconds: film.seconds, film.options), in: folder)
        #expect(hls.table.count > 1)
        var count = 0
        var next: Double?
        // From the end, so that each is the first of a run.
        for index in (0..<hls.table.count).reversed() {
            let path = try await hls.segment(index)
            let times = try await pictures(path)
            let first = try #require(times.first, "segment \(index) has no picture")
            #expect(abs(first - hls.table.start(index)) < 0.06, "segment \(index) begins at \(first)")
            #expect(
                try await shows(path, picture: Int((first * 25).rounded())), "segment \(index) shows something else")
            count += times.count
            let sounds = try await packetTimes(path, "a")
            if let next { try continues(sounds, next, index) }
            next = sounds.first
        }
        let all = film.seconds * 25
        #expect((all - film.lost * (hls.table.count - 1) - 1...all + 1).contains(count), "\(count) of \(all) pictures")
        await hls.stop()
    }

    /// More than a packet's length away counts as a gap, and so does any step back.
    private func continues(_ sounds: [Double], _ next: Double, _ index: Int) throws {
        let step = next - (try #require(sounds.last))
        #expect(step > 0 && step < 2 * 1024 / 48_000, "the sound steps by \(step) behind segment \(index)")
    }

    /// Slide shows: each picture stays for longer than a segment, and key frames are far apart.
    @Test(arguments: [("slides.ts", 6), ("slides.mkv", 15), ("slides.mov", 10)])
    func aSegmentBeginsWithThePictureThatIsShownThen(name: String, seconds: Int) async throws {
        let folder = try TestFolder()
        let choice = ["-vf", "select='not(mod(n,\(seconds * 25)))'", "-r", "1/\(seconds)"]
        let options = Self.avc + choice + ["-bf", "2", "-c:a", "ac3", "-max_interleave_delta", "0"]
        let hls = try await segments(try await folder.film(name, seconds: 60, options), in: folder)
        #expect(abs(hls.table.duration - 60) < 0.3)
        for index in (0..<hls.table.count).reversed() {
            let path = try await hls.segment(index)
            let times = try await pictures(path)
            let first = try #require(times.first, "segment \(index) has no picture")
            #expect(abs(first - hls.table.start(index)) < 0.06, "segment \(index) begins at \(first)")
            #expect(abs(Double(times.count) / 10 - hls.table.length(index)) < 0.25, "\(times.count) in \(index)")
            let shown = Int(first + 0.06) / seconds * seconds * 25
            #expect(try await shows(path, picture: shown), "segment \(index) shows something else")
        }
        await hls.stop()
    }

    /// Some seconds without any picture, and some without sound.
    @Test(arguments: ["ts", "mkv"]) func aSegmentWithinAGapHasAPictureAndSound(container: String) async throws {
        let folder = try TestFolder()
        let gaps = ["-vf", "select='lt(t,8)+gt(t,20)'", "-fps_mode", "passthrough", "-af", "aselect='lt(t,24)+gt(t,31)'"]
        let options = gaps + Self.avc + ["-g", "50", "-c:a", "aac"]
        let hls = try await segments(
            try await folder.film("gap.\(container)", seconds: 38, options), in: folder)
        for index in (0..<hls.table.count).reversed() {
            let path = try await hls.segment(index)
            let times = try await pictures(path)
            let first = try #require(times.first, "segment \(index) has no picture")
            #expect(abs(first - hls.table.start(index)) < 0.06, "segment \(index) begins at \(first)")
            #expect(!zip(times, times.dropFirst()).contains { $1 - $0 > 0.1 }, "a gap in the pictures of \(index)")
            let sounds = try await packetTimes(path, "a")
            #expect(!zip(sounds, sounds.dropFirst()).contains { $1 - $0 > 0.03 }, "a gap in the sound of \(index)")
        }
        await hls.stop()
    }

    /// A white picture of 4:3, then one of 16:9 with as many points.
    @Test func aStreamThatChangesItsShapeIsNotSqueezed() async throws {
        let folder = try TestFolder()
        var both: [UInt8] = []
        for (shape, begin) in [("4/3", "0"), ("16/9", "3")] {
            both += try await MediaProgram.ffmpeg.output(
                [
                    "-nostdin", "-v", "error", "-f", "lavfi", "-t", begin == "0" ? "3" : "9", "-i",
                    "color=white:size=720x576:rate=25,setdar=\(shape)", "-f", "lavfi", "-t", begin == "0" ? "3" : "9",
                    "-i", "sine", "-c:v", "mpeg2video", "-c:a", "mp2", "-output_ts_offset", begin, "-f", "mpegts",
                    "pipe:1",
                ], limit: 8 << 20, within: .seconds(30))
        }
        let hls = try await segments(try folder.write("both.ts", both), in: folder)
        let last = try await hls.segment(hls.table.count - 1)
        let shown = try await MediaProgram.ffmpeg.output(
            [
                "-nostdin", "-v", "error", "-i", last, "-vf", "scale=w=iw*sar:h=ih,scale=w=1:h=48", "-pix_fmt", "gray",
                "-frames:v", "1", "-f", "rawvideo", "pipe:1",
            ], limit: 1 << 20, within: .seconds(30))
        // The picture is three quarters as high as the screen of 4:3.
        let bars = shown.map { $0 < 128 }
        #expect(bars == (0..<48).map { !(6..<42).contains($0) }, "\(shown)")
        await hls.stop()
    }

    /// A song with its cover as a picture, and a film whose picture ends long before its sound.
    @Test(arguments: [("0.04", "song.mkv"), ("0.04", "song.mp4"), ("4", "film.mkv")])
    func aPictureThatEndsStaysAsLongAsTheSound(length: String, name: String) async throws {
        let folder = try TestFolder()
        let path = folder.path + "/" + name
        _ = try await MediaProgram.ffmpeg.output(
            [
                "-nostdin", "-v", "error", "-f", "lavfi", "-t", length, "-i", "testsrc=size=320x180:rate=25", "-f",
                "lavfi", "-t", "28", "-i", "sine",
            ] + Self.avc + ["-pix_fmt", "yuv420p", "-c:a", "ac3", path], limit: 1 << 10, within: .seconds(30))
        let hls = try await segments(path, in: folder)
        #expect(hls.table.count > 3)
        for index in (0..<hls.table.count).reversed() {
            let times = try await pictures(try await hls.segment(index))
            let (first, last) = (try #require(times.first), try #require(times.last))
            #expect(abs(first - hls.table.start(index)) < 0.06 && last > hls.table.boundaries[index + 1] - 0.1)
        }
        await hls.stop()
    }

    /// A recording that was begun amid a group of pictures: up to the first one that can be decoded, that one stands.
    @Test(arguments: [
        ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:scenecut=0:keyint=100"],
        ["-c:v", "mpeg2video", "-bf", "2", "-g", "100"],
    ])
    func whatBeginsAmidPicturesAndIsEncodedBeginsWithAStill(options: [String]) async throws {
        let folder = try TestFolder()
        let whole = try await folder.film("whole.ts", seconds: 14, options + ["-c:a", "mp2"])
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: whole)))
        let cut = try folder.write("cut.ts", Array(bytes.dropFirst(bytes.count / 188 / 8 * 188)))
        let file = try await MediaProbe().examine(cut)
        let source = try await packetTimes(whole, "v").min() ?? 0
        let keys = try await MediaProgram.ffprobe.output(
            [
                "-v", "fatal", "-select_streams", "v", "-skip_frame", "nokey", "-show_entries",
                "frame=best_effort_timestamp_time", "-of", "csv=p=0", cut,
            ], limit: 1 << 20, within: .seconds(30))
        let times = String(decoding: keys, as: UTF8.self).split { $0 == "\n" || $0 == "," }.compactMap { Double($0) }
        let group = try #require(times.first)
        #expect(group - file.startTime > 0.5)
        let hls = try await segments(cut, in: folder)
        for index in (0..<hls.table.count).reversed() {
            let path = try await hls.segment(index)
            let first = try #require(try await pictures(path).first)
            #expect(abs(first - hls.table.start(index)) < 0.1, "segment \(index) begins at \(first)")
            let shown = max(group, first + file.startTime) - source
            #expect(try await shows(path, picture: Int((shown * 25).rounded())), "segment \(index)")
        }
        await hls.stop()
    }

    @Test func whatAnEditListCutsOffIsNotShown() async throws {
        let folder = try TestFolder()
        let whole = try await folder.film(
            "whole.mov", seconds: 12, Self.avc + ["-g", "100", "-sc_threshold", "0", "-c:a", "pcm_s16le"])
        let cut = folder.path + "/cut.mov"
        _ = try await MediaProgram.ffmpeg.output(
            ["-nostdin", "-v", "error", "-y", "-ss", "3.4", "-i", whole, "-c", "copy", cut], limit: 1 << 20,
            within: .seconds(30))
        let hls = try await segments(cut, in: folder)
        let times = try await pictures(try await hls.segment(0))
        #expect(abs(try #require(times.first)) < 0.03)
        #expect(abs(hls.table.duration - 8.6) < 0.1)
        await hls.stop()
    }

    @Test(arguments: [
        ("ts", avc + ["-g", "50", "-c:a", "aac"]), ("vob", ["-c:v", "mpeg2video", "-bf", "2", "-c:a", "ac3"]),
    ])
    func twoRecordingsInOneFileAreOneFilm(container: String, options: [String]) async throws {
        let folder = try TestFolder()
        let first = try await folder.film("a.\(container)", seconds: 8, options)
        let second = try await folder.film("b.\(container)", seconds: 9, options)
        let both = try folder.write(
            "both.\(container)",
            try [first, second].flatMap { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let file = try await MediaProbe().examine(both)
        #expect(abs(try #require(file.duration) - 17) < 0.2)
        let hls = try await segments(both, in: folder)
        var count = 0
        for index in 0..<hls.table.count {
            let times = try await pictures(try await hls.segment(index))
            #expect(abs(try #require(times.first) - hls.table.start(index)) < 0.06)
            count += times.count
        }
        #expect((423...427).contains(count))
        let joint = try #require(hls.table.joints.first)
        let before = try await packetTimes(try await hls.segment(joint - 1), "a")
        let after = try await packetTimes(try await hls.segment(joint), "a")
        try continues(before, try #require(after.first), joint - 1)
        await hls.stop()
    }

    @Test func recordingsThatHaveOtherStreamsAreOneFilmToo() async throws {
        let folder = try TestFolder()
        let first = try await folder.film("a.ts", seconds: 7, Self.avc + ["-g", "50", "-c:a", "aac"])
        let second = try await folder.film("b.ts", seconds: 7, ["-c:v", "mpeg2video", "-an"])
        let both = try folder.write(
            "both.ts", try [first, second].flatMap { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) })
        let hls = try await segments(both, in: folder)
        for index in 0..<hls.table.count {
            let path = try await hls.segment(index)
            #expect(abs(try #require(try await pictures(path).first) - hls.table.start(index)) < 0.1)
            #expect(try await packetTimes(path, "a").count > 20, "segment \(index) has no sound")
        }
        await hls.stop()
    }

    @Test(arguments: ["mkv", "mp4", "mov", "nut", "ts"])
    func aFilmWhoseClockBeginsLaterIsNoLongerForThat(container: String) async throws {
        let folder = try TestFolder()
        let late = try await folder.film(
            "late.\(container)", seconds: 5, Self.avc + ["-c:a", "ac3", "-muxdelay", "0", "-output_ts_offset", "10"])
        let file = try await MediaProbe().examine(late)
        #expect(abs(file.startTime - 10) < 0.1)
        #expect(abs(try #require(file.duration) - 5) < 0.1)
    }

    // ffprobe makes 12.07 s of the file's bytes and the sound's bit rate.
    @Test func theLengthOfAFilmWithoutAnEndIsMeasured() async throws {
        let folder = try TestFolder()
        let live = try await folder.film(
            "live.mkv", seconds: 6,
            ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-c:a", "ac3", "-live", "1"])
        let file = try await MediaProbe().examine(live)
        #expect(file.isOpenEnded)
        #expect(abs(try #require(file.duration) - 6) < 0.1)
    }

    // As a browser's MediaRecorder writes it: without a length and without cues.
    @Test func aFilmWithoutCuesIsServedWithSome() async throws {
        let folder = try TestFolder()
        let recorded = try await folder.film(
            "recorded.webm", seconds: 12,
            ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "16", "-g", "50", "-c:a", "libopus", "-live", "1"])
        // Nobody writes to it any more.
        let long = Date(timeIntervalSince1970: 0)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: recorded)
        let session = try await MediaServingSession.start(
            .init(file: recorded, player: .chromium, address: "127.0.0.1"), logger: quiet)
        #expect(session.plan.isDirect && session.remarks == [] && session.remarkAtEnd() == nil)
        #expect(abs(try #require(session.duration) - 12) < 0.1)
        let http = RawHTTP(port: session.server.port)
        let path = session.saved.content.text
        let whole = try await http.request("GET", path).body
        let served = try folder.write("served.webm", whole)
        let answer = try await MediaProgram.ffprobe.output(
            [
                "-v", "error", "-select_streams", "v", "-read_intervals", "8.1%+#1", "-show_entries",
                "packet=pts_time:format=duration", "-of", "csv=p=0", served,
            ], limit: 1 << 16, within: .seconds(30))
        let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        #expect(lines.count == 2 && abs(lines[0] - 8) < 0.02 && abs(lines[1] - 12) < 0.1, "\(lines)")
        // Parts before, across and behind the place where the file's own bytes begin.
        for range in [0...99, 100...9_000, 9_000...20_000] {
            let part = try await http.request(
                "GET", path, ["Range": "bytes=\(range.lowerBound)-\(range.upperBound)"])
            #expect(part.status == 206 && part.body == Array(whole[range]))
            #expect(part.fields["content-range"]?.hasSuffix("/\(whole.count)") == true)
        }
        await session.stop()
    }

    // A program that opens the file for each piece, and had closed it when the cast began.
    @Test func whatIsAddedToAFileWhileItPlaysIsToldAtTheEnd() async throws {
        let folder = try TestFolder()
        let path = try await folder.film("a.mp4", seconds: 1, ["-c:v", "libx264", "-c:a", "aac"])
        var options = MediaServingSession.Options(file: path, player: .chromecast, address: "127.0.0.1")
        options.convertsAhead = false
        let session = try await MediaServingSession.start(options, logger: quiet)
        #expect(session.remarks == [] && session.remarkAtEnd() == nil)
        let writer = try #require(FileHandle(forWritingAtPath: path))
        try writer.seekToEnd()
        try writer.write(contentsOf: [1, 2, 3])
        try writer.close()
        #expect(session.remarkAtEnd()?.hasPrefix("\"a.mp4\" was still being written while it played") == true)
        await session.stop()
    }

    @Test func aFileThatSomebodyWritesIsTold() async throws {
        let folder = try TestFolder()
        let path = try folder.write("a.ts", "x")
        #expect(await GrowingFile.isWritten(path, known: 1) == false)
        #expect(await GrowingFile.isWritten(path, known: 0), "it has grown since it was looked at")
        let writer = try #require(FileHandle(forWritingAtPath: path))
        #expect(await GrowingFile.isWritten(path, known: 1))
        try writer.close()
        #expect(await GrowingFile.isWritten(folder.path + "/none", known: 0) == false)
    }
}
