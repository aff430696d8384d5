import Testing

@testable import ServingCore

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
        case .picture(let picture): return picture.contentType
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

    @Test func picturesAreDirectOrConverted() throws {
        func image(_ container: String, _ codec: String) -> MediaFile {
            MediaFile(path: "a", containers: [container], streams: [Self.video(codec)])
        }
        let photo = try PlaybackPlan.decide(image("jpeg_pipe", "mjpeg"), for: .chromium)
        #expect(photo == .direct(contentType: "image/jpeg"))
        #expect(try PlaybackPlan.decide(image("image2", "png"), for: .chromecast) == .direct(contentType: "image/png"))
        var turned = image("webp_pipe", "webp")
        #expect(try PlaybackPlan.decide(turned, for: .chromium) == .direct(contentType: "image/webp"))
        turned.streams[0].form.isTurned = true
        #expect(try !PlaybackPlan.decide(turned, for: .chromium).isDirect)
        let scan = try PlaybackPlan.decide(image("tiff_pipe", "tiff"), for: .chromium)
        #expect(!scan.isDirect && scan.conversion == nil, "it is a picture's conversion, and no film's")
    }

    private func plan(
        _ streams: [MediaStream], in containers: [String] = matroska, startTime: Double = 0,
        for player: PlayerCapabilities = .chromium, _ change: (inout MediaFile) -> Void = { _ in }
    ) throws -> PlaybackPlan {
        var file = MediaFile(
            path: "f", containers: containers, duration: 60, startTime: startTime, streams: streams)
        change(&file)
        return try PlaybackPlan.decide(file, for: player)
    }

    @Test func aPictureOfFieldsIsMadeOneOfFrames() throws {
        var fields = Self.avc()
        fields.form.isInterlaced = true
        for containers in [Self.mp4, Self.matroska] {
            let conversion = try #require(try plan([fields, Self.audio("aac")], in: containers).conversion)
            #expect(conversion.video == .h264 && conversion.audio == .copy)
            #expect(conversion.reason == "its picture is h264 (High, interlaced)")
        }
    }

    @Test(arguments: [\PictureForm.isTurned, \.isStereo])
    func whatOnlyTheContainerSaysOfAPictureIsNotLost(field: WritableKeyPath<PictureForm, Bool> & Sendable) throws {
        var picture = Self.avc()
        picture.form[keyPath: field] = true
        #expect(try plan([picture, Self.audio("aac")], in: Self.mp4) == .direct(contentType: "video/mp4"))
        #expect(try plan([picture, Self.audio("ac3")], in: Self.mp4).conversion?.video == .h264)
    }

    @Test func aCroppedPictureIsEncodedAnewWhereverItIs() throws {
        var picture = Self.video("vp9")
        picture.form.crop = .init(left: 8)
        #expect(try plan([picture, Self.audio("opus")]).conversion?.video == .h264)
    }

    @Test func whatAnEditListJoinsIsEncodedAnew() throws {
        var file = MediaFile(
            path: "x.mp4", containers: Self.mp4, duration: 60, streams: [Self.avc(), Self.audio("aac")])
        #expect(try PlaybackPlan.decide(file, for: .chromium).isDirect)
        file.isJoined = true
        let conversion = try #require(try PlaybackPlan.decide(file, for: .chromium).conversion)
        #expect(conversion.video == .h264 && conversion.audio == .aac)
        #expect(conversion.reason.hasSuffix("it is cut by an edit list"))
    }

    @Test func aClockThatBeginsLateIsSetToZero() throws {
        #expect(try plan([Self.avc(), Self.audio("aac")], in: Self.mp4, startTime: 10).conversion?.video == .copy)
        #expect(try plan([Self.avc(), Self.audio("aac")], in: Self.mp4, startTime: 0.1).conversion == nil)
    }

    @Test func streamsThatBeginLateOrEndEarlyAreFilledUp() throws {
        var late = Self.audio("aac")
        late.startTime = 3
        #expect(try plan([Self.avc(), late]).conversion?.audio == .aac)
        var short = Self.audio("aac")
        short.duration = 50
        #expect(try plan([Self.avc(), short]).conversion?.audio == .aac)
        var picture = Self.avc()
        picture.startTime = 3
        #expect(try plan([picture, Self.audio("aac")]).conversion?.video == .h264)
        // After a seek to sound without a picture a browser plays nothing.
        var over = Self.avc()
        over.duration = 56
        #expect(try plan([over, Self.audio("aac")]).conversion?.video == .h264)
        over.duration = 58.5
        #expect(try plan([over, Self.audio("aac")]).conversion?.video == .copy)
    }

    @Test func subtitlesThatArePicturesAreDrawnOnRequest() throws {
        let file = MediaFile(
            path: "f", containers: Self.mp4, duration: 60, streams: [Self.avc(), Self.audio("aac")])
        let conversion = try PlaybackPlan.decide(file, for: .chromium, burning: 2).conversion
        #expect(conversion?.video == .h264 && conversion?.burnedSubtitles == 2)
        #expect(conversion?.reason == "its subtitles are drawn into the picture")
    }

    @Test func severalRecordingsAreNeverGivenAsTheyAre() throws {
        let recording = MediaFile(path: "f", containers: ["mp4"], duration: 30, streams: [Self.avc()])
        let parts = [FilmPart(start: 0, file: recording), FilmPart(start: 30, file: recording)]
        #expect(try plan([Self.avc()], in: Self.mp4) { $0.parts = parts }.conversion?.video == .copy)
    }

    @Test func whatOneRecordingNeedsIsDoneToAll() throws {
        var first = MediaFile(path: "f", containers: ["mpegts"], duration: 30, streams: [Self.avc(), Self.audio("aac")])
        first.bytes = 0..<9
        var other = first
        other.streams = [Self.video("mpeg2video"), Self.audio("aac")]
        var mute = first
        mute.streams = [Self.avc()]
        func conversion(_ second: MediaFile) throws -> PlaybackPlan.Conversion? {
            try plan(first.streams, in: ["mpegts"]) {
                $0.parts = [FilmPart(start: 0, file: first), FilmPart(start: 30, file: second)]
            }.conversion
        }
        #expect(try conversion(first)?.video == .copy && conversion(first)?.audio == .copy)
        #expect(try conversion(other)?.video == .h264)
        #expect(try conversion(mute)?.audio == .aac && conversion(mute)?.video == .copy)
    }

    // ffmpeg writes raw pictures, which have no times, into MP4 alone.
    @Test(arguments: [(matroska, "NEW.mkv"), (["hevc"], "NEW.mp4"), (["mpegvideo"], "NEW.mp4")])
    func conversionNeedsALength(containers: [String], advice: String) {
        let file = MediaFile(path: "f", containers: containers, streams: [Self.avc(), Self.audio("ac3")])
        let error = #expect(throws: ServingError.self) { try PlaybackPlan.decide(file, for: .chromium) }
        #expect(error?.code == .lengthUnknown && error?.description.contains(advice) == true)
    }
}
