import Testing

@testable import MediaServing

@Suite struct PlaybackPlanTests {
    private static let mp4 = ["mov", "mp4", "m4a", "3gp", "3g2", "mj2"]
    private static let matroska = ["matroska", "webm"]

    private static func avc(_ profile: String = "High", _ format: String = "yuv420p", level: Int = 40) -> MediaStream {
        MediaStream(
            index: 0, kind: .video, codec: "h264", profile: profile, level: level, pixelFormat: format, width: 1920,
            height: 1080)
    }
    private static func video(_ codec: String) -> MediaStream { MediaStream(index: 0, kind: .video, codec: codec) }
    private static func audio(_ codec: String, channels: Int = 2) -> MediaStream {
        MediaStream(index: 1, kind: .audio, codec: codec, profile: codec == "aac" ? "LC" : nil, channels: channels)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let containers: [String]
        let streams: [MediaStream]
        /// The type where it is direct, else "video/audio" of the conversion.
        let chromium: String
        let chromecast: String
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            name: "MP4 H.264 AAC", containers: mp4,
            streams: [avc(), audio("aac")], chromium: "video/mp4", chromecast: "video/mp4"),
        Row(
            name: "MP4 without sound", containers: mp4,
            streams: [avc()], chromium: "video/mp4", chromecast: "video/mp4"),
        Row(
            name: "MP4 H.264 level 5.1", containers: mp4,
            streams: [avc(level: 51), audio("aac")], chromium: "video/mp4", chromecast: "h264/copy"),
        Row(
            name: "MP4 10 bits", containers: mp4,
            streams: [avc("High 10", "yuv420p10le"), audio("aac")], chromium: "h264/copy", chromecast: "h264/copy"),
        Row(
            name: "MP4 4:4:4", containers: mp4,
            streams: [avc("High 4:4:4 Predictive", "yuv444p"), audio("aac")],
            chromium: "h264/copy", chromecast: "h264/copy"),
        Row(
            name: "MP4 HEVC", containers: mp4,
            streams: [video("hevc"), audio("aac")], chromium: "h264/copy", chromecast: "h264/copy"),
        Row(
            name: "MP4 AC-3", containers: mp4,
            streams: [avc(), audio("ac3")], chromium: "copy/aac", chromecast: "copy/aac"),
        Row(
            name: "MP4 Opus", containers: mp4,
            streams: [avc(), audio("opus")], chromium: "video/mp4", chromecast: "copy/aac"),
        Row(
            name: "MKV H.264 AAC", containers: matroska,
            streams: [avc(), audio("aac")], chromium: "copy/copy", chromecast: "copy/copy"),
        Row(
            name: "MKV H.264 AC-3", containers: matroska,
            streams: [avc(), audio("ac3", channels: 6)], chromium: "copy/aac", chromecast: "copy/aac"),
        Row(
            name: "MKV HEVC DTS", containers: matroska,
            streams: [video("hevc"), audio("dts")], chromium: "h264/aac", chromecast: "h264/aac"),
        Row(
            name: "WebM VP9 Opus", containers: matroska,
            streams: [video("vp9"), audio("opus")], chromium: "video/webm", chromecast: "h264/aac"),
        Row(
            name: "WebM VP8 Vorbis", containers: matroska,
            streams: [video("vp8"), audio("vorbis")], chromium: "video/webm", chromecast: "video/webm"),
        Row(
            name: "AVI", containers: ["avi"],
            streams: [video("mpeg4"), audio("mp3")], chromium: "h264/aac", chromecast: "h264/aac"),
        Row(
            name: "TS H.264 AAC", containers: ["mpegts"],
            streams: [avc(), audio("aac")], chromium: "copy/copy", chromecast: "copy/copy"),
        Row(
            name: "5.1 AAC in MKV", containers: matroska,
            streams: [avc(), audio("aac", channels: 6)], chromium: "copy/copy", chromecast: "copy/aac"),
        Row(
            name: "MP3", containers: ["mp3"],
            streams: [audio("mp3")], chromium: "audio/mpeg", chromecast: "audio/mpeg"),
        Row(
            name: "FLAC", containers: ["flac"],
            streams: [audio("flac")], chromium: "audio/flac", chromecast: "audio/flac"),
        Row(name: "M4A", containers: mp4, streams: [audio("aac")], chromium: "audio/mp4", chromecast: "audio/mp4"),
        Row(name: "ALAC", containers: mp4, streams: [audio("alac")], chromium: "/aac", chromecast: "/aac"),
        Row(
            name: "OGG", containers: ["ogg"],
            streams: [audio("vorbis")], chromium: "audio/ogg", chromecast: "audio/ogg"),
        Row(
            name: "WAV", containers: ["wav"],
            streams: [audio("pcm_s16le")], chromium: "audio/wav", chromecast: "audio/wav"),
        Row(name: "WMA", containers: ["asf"], streams: [audio("wmav2")], chromium: "/aac", chromecast: "/aac"),
    ]

    private func shown(_ plan: PlaybackPlan) -> String {
        switch plan {
        case .direct(let type): return type
        case .remux(let conversion), .transcode(let conversion):
            return [
                conversion.videoStream.map { _ in conversion.video.rawValue } ?? "",
                conversion.audioStream.map { _ in conversion.audio.rawValue } ?? "",
            ].joined(separator: "/")
        }
    }

    @Test(arguments: rows) func fileIsPlanned(row: Row) throws {
        let file = MediaFile(path: "film", containers: row.containers, duration: 60, streams: row.streams)
        #expect(shown(try PlaybackPlan.decide(file, for: .chromium)) == row.chromium)
        #expect(shown(try PlaybackPlan.decide(file, for: .chromecast)) == row.chromecast)
    }

    @Test func remuxIsToldFromTranscodeAndTheReasonIsSaid() throws {
        func file(_ streams: [MediaStream]) -> MediaFile {
            MediaFile(path: "film", containers: Self.matroska, duration: 60, streams: streams)
        }
        guard case .remux(let remux) = try PlaybackPlan.decide(file([Self.avc(), Self.audio("aac")]), for: .chromium),
            case .transcode(let sound) = try PlaybackPlan.decide(file([Self.avc(), Self.audio("ac3")]), for: .chromium)
        else { return #expect(Bool(false)) }
        #expect(remux.reason == "its container is matroska")
        #expect(sound.reason == "its sound is ac3")
    }

    @Test func coverArtIsNoPictureAndTheDefaultSoundPlays() throws {
        let cover = MediaStream(index: 1, kind: .video, codec: "mjpeg", isAttachedPicture: true)
        let song = MediaFile(path: "a.mp3", containers: ["mp3"], duration: 9, streams: [Self.audio("mp3"), cover])
        #expect(try PlaybackPlan.decide(song, for: .chromium) == .direct(contentType: "audio/mpeg"))
        var second = Self.audio("ac3")
        second.index = 2
        second.isDefault = true
        let film = MediaFile(
            path: "f", containers: Self.matroska, duration: 9, streams: [Self.avc(), Self.audio("aac"), second])
        #expect(try PlaybackPlan.decide(film, for: .chromium).conversion?.audioStream == 2)
    }

    @Test func picturesAreDirectOrRefused() throws {
        func image(_ container: String, _ codec: String) -> MediaFile {
            MediaFile(path: "a", containers: [container], streams: [Self.video(codec)])
        }
        let photo = try PlaybackPlan.decide(image("jpeg_pipe", "mjpeg"), for: .chromium)
        #expect(photo == .direct(contentType: "image/jpeg"))
        #expect(try PlaybackPlan.decide(image("image2", "png"), for: .chromecast) == .direct(contentType: "image/png"))
        let error = #expect(throws: ServingError.self) {
            try PlaybackPlan.decide(image("tiff_pipe", "tiff"), for: .chromium)
        }
        #expect(error?.code == .notMedia)
    }

    @Test func conversionNeedsALength() {
        let file = MediaFile(path: "f", containers: Self.matroska, streams: [Self.avc(), Self.audio("ac3")])
        let error = #expect(throws: ServingError.self) { try PlaybackPlan.decide(file, for: .chromium) }
        #expect(error?.code == .lengthUnknown)
    }
}

@Suite struct SegmentTableTests {
    @Test func evenCutsCoverTheFilm() {
        let table = SegmentTable.even(duration: 20, framesPerSecond: 25)
        #expect(table.boundaries == [0, 5.99, 11.99, 17.99, 20])
        #expect(table.count == 4)
        #expect(SegmentTable.even(duration: 3, framesPerSecond: nil).boundaries == [0, 3])
        #expect(SegmentTable.even(duration: 12.5, framesPerSecond: nil).boundaries == [0, 6, 12.5])
        #expect(SegmentTable.even(duration: 1e9, framesPerSecond: nil).count == SegmentTable.mostSegments)
    }

    @Test func keyframeCutsAreAtKeyframesAndNotTooClose() {
        let table = SegmentTable.atKeyframes([12.1, 0, 2, 5.9, 6.5, 29.5, 40], duration: 30)
        #expect(table.boundaries == [0, 5.9, 12.1, 30])
        #expect(SegmentTable.atKeyframes([0], duration: 9).boundaries == [0, 9])
    }

    @Test func timeFindsTheSegmentWhoseStartIsNearest() {
        let table = SegmentTable.even(duration: 30, framesPerSecond: nil)
        for (time, index) in [(-5.0, 0), (0, 0), (2.9, 0), (3.1, 1), (6, 1), (23.9, 4), (1000, 4)] {
            #expect(table.nearest(to: time) == index)
        }
    }

    @Test func playlistIsCompleteAndNamesCanBeReadBack() {
        let text = HLSPlaylist.text(SegmentTable.even(duration: 12.5, framesPerSecond: nil))
        #expect(
            text == """
                #EXTM3U
                #EXT-X-VERSION:3
                #EXT-X-TARGETDURATION:7
                #EXT-X-MEDIA-SEQUENCE:0
                #EXT-X-PLAYLIST-TYPE:VOD
                #EXT-X-INDEPENDENT-SEGMENTS
                #EXTINF:6.000000,
                0.ts
                #EXTINF:6.500000,
                1.ts
                #EXT-X-ENDLIST

                """)
        #expect(HLSPlaylist.segmentIndex(HLSPlaylist.segmentName(12)) == 12)
        for name in ["index.m3u8", ".ts", "-1.ts", "1a.ts", "1.ts.ts", "99999999999999.ts", "../1.ts"] {
            #expect(HLSPlaylist.segmentIndex(name) == nil)
        }
    }
}

@Suite struct SegmentScheduleTests {
    private typealias ID = SegmentSchedule.RunID
    private let first = ID(number: 1)
    private let second = ID(number: 2)

    @Test func aRunGoesAheadIsHeldAndGoesOnWhenThePlayerComesNearer() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(0) == [])
        #expect(schedule.finished(0, bytes: 5, by: first) == [.deliver(0)])
        #expect(schedule.finished(1, bytes: 5, by: first) == [])
        #expect(schedule.finished(2, bytes: 5, by: first) == [.pause(first)])
        #expect(schedule.runs[first]?.isPaused == true)
        #expect(schedule.asked(1) == [.deliver(1), .resume(first)])
        #expect(schedule.finished(3, bytes: 5, by: first) == [.pause(first)])
        #expect(schedule.asked(5) == [.resume(first)])
        #expect(schedule.finished(4, bytes: 5, by: first) == [])
        #expect(schedule.finished(5, bytes: 5, by: first) == [.deliver(5)])
        #expect(schedule.wanted.isEmpty)
    }

    @Test func aSeekTakesASecondRunAndTheNewestWishTheOldestRun() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.start(second, first: 50)])
        #expect(schedule.asked(90) == [.stop(first), .start(ID(number: 3), first: 90)])
        #expect(schedule.wanted.keys.sorted() == [0, 50, 90])
        let third = ID(number: 3)
        #expect(schedule.finished(90, bytes: 1, by: third) == [.deliver(90)])
        #expect(schedule.finished(91, bytes: 1, by: third) == [])
        #expect(
            schedule.finished(92, bytes: 1, by: third) == [
                .pause(third), .stop(third), .start(ID(number: 4), first: 0),
            ])
        #expect(schedule.runs.keys.map(\.number).sorted() == [2, 4])
    }

    @Test func theRunOfWhoeverHungUpGivesWayToWhoeverWaits() {
        var schedule = SegmentSchedule(count: 100, limits: .init(runs: 1))
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.stop(first), .start(second, first: 50)])
        #expect(schedule.abandoned(50) == [.stop(second), .start(ID(number: 3), first: 0)])
        #expect(schedule.abandoned(50) == [])
        #expect(schedule.wanted.keys.sorted() == [0])
    }

    @Test func aRunThatAnotherWaitsForTooIsNotForsaken() {
        var schedule = SegmentSchedule(count: 100, limits: .init(runs: 1))
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.stop(first), .start(second, first: 50)])
        #expect(schedule.asked(51) == [])
        #expect(schedule.abandoned(50) == [])
        #expect(schedule.runs.keys.map(\.number) == [2])
    }

    @Test func whoeverAsksForEverNewSegmentsAndHangsUpKeepsNobodyWaiting() {
        var schedule = SegmentSchedule(count: 1000)
        _ = schedule.asked(0)
        for index in 1..<40 {
            _ = schedule.asked(index * 20)
            if index > 4 { _ = schedule.abandoned((index - 4) * 20) }
        }
        for index in 36..<40 { _ = schedule.abandoned(index * 20) }
        let run = schedule.runs.first { $0.value.next == 0 }
        // The run that it has by then is the second, and it had that before the end of the others.
        #expect(run.map { $0.key.number < 45 } == true)
        _ = schedule.asked(900)
        _ = schedule.asked(940)
        _ = schedule.asked(980)
        #expect(schedule.runs[run?.key ?? first]?.next == 0)
    }

    @Test func fourTimesAsManyWishesDoNotCostSixteenTimesAsMuch() {
        func cost(_ count: Int) -> Duration {
            var schedule = SegmentSchedule(count: 20_000)
            for index in [0, 20, 40, 60] { _ = schedule.asked(index) }
            // Two that have lost their runs get them back, so that the others all wait.
            for index in [40, 60] { _ = schedule.abandoned(index) }
            for index in 5..<count { _ = schedule.asked(index * 20) }
            return (0..<5).map { _ in ContinuousClock().measure { _ = schedule.asked(0) } }.min() ?? .zero
        }
        let (few, many) = (cost(150), cost(600))
        #expect(many < few * 10, "\(few) and \(many)")
    }

    @Test func aRunStopsWhereTheRestIsMade() {
        var schedule = SegmentSchedule(count: 100)
        #expect(schedule.asked(10) == [.start(first, first: 10)])
        #expect(schedule.finished(10, bytes: 1, by: first) == [.deliver(10)])
        #expect(schedule.asked(9) == [.start(second, first: 9)])
        #expect(schedule.finished(9, bytes: 1, by: second) == [.deliver(9), .stop(second)])
        #expect(schedule.asked(9) == [.deliver(9)])
    }

    @Test func aFailureIsToldToThoseWhoWaitForItAlone() {
        var schedule = SegmentSchedule(count: 100)
        let error = ServingError(.programFailed, "no")
        #expect(schedule.asked(0) == [.start(first, first: 0)])
        #expect(schedule.asked(50) == [.start(second, first: 50)])
        #expect(schedule.asked(2) == [])
        #expect(schedule.ended(first, error) == [.fail(0, error), .fail(2, error)])
        #expect(schedule.wanted.keys.sorted() == [50])
        #expect(schedule.ended(first, error) == [])
        #expect(schedule.asked(0) == [.start(ID(number: 3), first: 0)])
    }

    @Test func aFilmThatEndsBeforeItsLengthFailsWhatIsBeyond() {
        var schedule = SegmentSchedule(count: 10)
        #expect(schedule.asked(8) == [.start(first, first: 8)])
        #expect(schedule.asked(9) == [])
        #expect(schedule.finished(8, bytes: 1, by: first) == [.deliver(8)])
        #expect(schedule.ended(first, nil) == [.fail(9, nil)])
        #expect(schedule.asked(10) == [.fail(10, nil)])
        #expect(schedule.asked(-1) == [.fail(-1, nil)])
    }

    @Test func oldSegmentsMakeRoom() {
        var schedule = SegmentSchedule(count: 100, limits: .init(readAhead: 50, mostKept: 3, mostBytes: 1000))
        _ = schedule.asked(0)
        for index in 0..<3 { _ = schedule.finished(index, bytes: 10, by: first) }
        #expect(schedule.asked(0) == [.deliver(0)])
        #expect(schedule.finished(3, bytes: 10, by: first) == [.discard(1)])
        #expect(schedule.finished(4, bytes: 990, by: first) == [.discard(2), .discard(0)])
        #expect(schedule.made.keys.sorted() == [3, 4])
    }

    @Test func skippedSegmentsAreFailedAndLateOnesIgnored() {
        var schedule = SegmentSchedule(count: 100)
        _ = schedule.asked(4)
        _ = schedule.asked(5)
        #expect(schedule.finished(6, bytes: 1, by: first) == [.fail(4, nil), .fail(5, nil)])
        #expect(schedule.wanted.isEmpty)
        #expect(schedule.finished(5, bytes: 1, by: first) == [])
        #expect(schedule.finished(9, bytes: 1, by: ID(number: 77)) == [])
    }
}
