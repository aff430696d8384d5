import Foundation
import Synchronization
import Testing

@testable import MediaServing

/// A named pipe that tells whether anybody has opened it to read.
final class Tripwire: Sendable {
    private let path: String
    private let wasOpened = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    init(_ path: String) {
        self.path = path
        mkfifo(path, 0o600)
        Thread.detachNewThread {
            // Returns when a reader comes, and never before.
            let descriptor = open(path, O_WRONLY)
            self.wasOpened.withLock { $0 = true }
            close(descriptor)
            self.ended.signal()
        }
    }

    /// Whether a reader had come before this was asked. Once.
    func isBroken() -> Bool {
        let seen = wasOpened.withLock { $0 }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        ended.wait()
        close(descriptor)
        return seen
    }
}

@Suite struct OnlyThisFileTests {
    static let playlists: [(String, String)] = [
        ("hls", "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nsecret.ts\n#EXT-X-ENDLIST\n"),
        ("concat", "ffconcat version 1.0\nfile secret.ts\n"),
        (
            "dash",
            """
            <?xml version="1.0"?>
            <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S" \
            profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"><Period><AdaptationSet mimeType="video/mp4">\
            <Representation id="1" bandwidth="1000" codecs="avc1.4d401e"><BaseURL>secret.ts</BaseURL>\
            </Representation></AdaptationSet></Period></MPD>
            """
        ),
        ("sdp", "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 4002 RTP/AVP 96\n"),
    ]

    @Test(arguments: playlists)
    func aFilmThatIsAPlaylistMakesNobodyOpenWhatItNames(kind: String, text: String) async throws {
        let folder = try TestFolder()
        let secret = Tripwire(folder.path + "/secret.ts")
        let film = try folder.write("film.mp4", text)
        let error = await #expect(throws: ServingError.self) { try await MediaProbe().examine(film) }
        #expect(error?.code == .notMedia)
        #expect(error?.description.contains("can name other files") == true, "\(error?.description ?? "")")
        // The converters too: a file may change after it was looked at.
        let file = MediaFile(
            path: film, containers: ["mov"], duration: 20,
            streams: [MediaStream(index: 0, kind: .video, codec: "h264")])
        for codec in ["subrip", "mov_text"] {
            let stream = MediaStream(index: 0, kind: .subtitle, codec: codec)
            _ = try? await EmbeddedSubtitles.webVTT(of: file, stream: stream, within: .seconds(20))
        }
        _ = try? await MediaProbe().look(at: file, cutting: 0, spacing: 6, within: .seconds(20))
        let conversion = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: nil, audio: .aac)
        let command = SegmentCommand(
            file: file, conversion: conversion, table: .even(duration: 20, framesPerSecond: 25), folder: folder.path,
            first: 0)
        _ = try? await MediaProgram.ffmpeg.output(command.arguments, limit: 1 << 20, within: .seconds(20))
        #expect(!secret.isBroken())
    }

    @Test func theNameOfAVobSubIndexIsNoWayToItsPictures() async throws {
        let folder = try TestFolder()
        let secret = Tripwire(folder.path + "/film.sub")
        let head = "# VobSub index file, v7 (do not modify this line!)\nsize: 720x576\nid: en, index: 0\n"
        let film = try folder.write("film.idx", head + "timestamp: 00:00:01:000, filepos: 000000000\n")
        await #expect(throws: ServingError.self) { try await MediaProbe().examine(film) }
        #expect(!secret.isBroken())
    }

    @Test(arguments: ["holiday%02d.png", "holiday%02d.jpg", "What?.jpg", "concat:a|b.png", "[1]*.gif"])
    func aPicturesNameStandsForThatPictureAlone(name: String) async throws {
        let folder = try TestFolder()
        let kind = name.suffix(3)
        let plain = try await folder.picture("plain.\(kind)")
        try FileManager.default.moveItem(atPath: plain, toPath: "\(folder.path)/\(name)")
        let other = Tripwire("\(folder.path)/holiday01.\(kind)")
        let file = try await MediaProbe().examine("\(folder.path)/\(name)")
        #expect(file.isImage)
        #expect(file.video?.width == 320)
        #expect(!other.isBroken())
    }
}
