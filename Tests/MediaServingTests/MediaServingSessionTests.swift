import Foundation
import SenderScripts
import Testing

@testable import MediaServing

@Suite struct MediaServingSessionTests {
    private func start(_ options: MediaServingSession.Options) async throws -> MediaServingSession {
        try await MediaServingSession.start(
            options, random: SeededGenerator(seed: UInt64(options.file.count)), logger: quiet)
    }

    private func get(_ url: String) async throws -> RawHTTP.Answer {
        let parts = try #require(URLComponents(string: url))
        return try await RawHTTP(port: try #require(parts.port)).request("GET", parts.path)
    }

    @Test func filmThatPlaysIsServedAsItIsWithItsSubtitles() async throws {
        let folder = try TestFolder()
        let film = try await folder.film(
            "Film.mp4", seconds: 2, ["-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"])
        try folder.write("Film.de.srt", [0xEF, 0xBB, 0xBF] + "1\n00:00:00,000 --> 00:00:01,000\nGrüß dich\n".utf8)
        try folder.write("Film.txt", "no subtitles")
        let named = try folder.write("other.sub", "{0}{25}hello")
        var options = MediaServingSession.Options(file: film, player: .chromecast, address: "127.0.0.1")
        options.subtitles = [named]
        let session = try await start(options)
        #expect(session.contentType == "video/mp4")
        #expect(session.title == "Film")
        #expect(session.segmentFormat == nil)
        #expect(session.tracks.map(\.id) == [1, 2])
        #expect(session.tracks.map(\.language) == [nil, "de"])
        #expect(session.tracks.map(\.name) == ["other", "German"])
        #expect(try await get(session.contentURL).body == Array(try Data(contentsOf: URL(fileURLWithPath: film))))
        let german = try await get(session.tracks[1].url)
        #expect(german.text == "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nGrüß dich\n")
        #expect(german.fields["content-type"]?.hasPrefix("text/vtt") == true)
        #expect(try await get(session.tracks[0].url).text.contains("00:00:00.000 --> 00:00:01.000\nhello"))
        #expect(await session.firstRequest())
        await session.stop()
        // Nobody answers; another program may have the port by now.
        let answer = try? await get(session.contentURL)
        #expect(answer == nil || answer?.status == 0)
    }

    @Test func filmThatDoesNotPlayIsServedAsHLSWithItsInnerSubtitlesAndCanBeResumed() async throws {
        let folder = try TestFolder()
        let subtitles = try folder.write("s.srt", "1\n00:00:01,000 --> 00:00:02,000\n<i>inside</i>\n")
        let film = try await folder.film(
            "Film.mkv", seconds: 8,
            [
                "-i", subtitles, "-map", "0", "-map", "1", "-map", "2", "-c:v", "libx264", "-preset", "ultrafast",
                "-g", "25", "-c:a", "ac3", "-c:s", "subrip", "-metadata:s:s:0", "language=fre",
            ])
        var options = MediaServingSession.Options(file: film, player: .chromium, address: "127.0.0.1")
        options.cacheFolder = folder.path
        let session = try await LastingPort.start { [options] port in
            var options = options
            options.port = port
            return try await start(options)
        }
        #expect(session.contentType == "application/x-mpegURL")
        #expect(session.segmentFormat == "ts")
        let playlist = try await get(session.contentURL)
        #expect(playlist.fields["access-control-allow-origin"] == "*")
        #expect(playlist.text.hasPrefix("#EXTM3U"))
        let base = String(session.contentURL.dropLast(HLSPlaylist.name.count))
        for name in playlist.text.split(separator: "\n") where name.hasSuffix(".ts") {
            let segment = try await get(base + name)
            #expect(segment.status == 200)
            #expect(segment.body.first == 0x47)
            #expect(segment.body.count % 188 == 0)
            #expect(segment.fields["content-type"] == "video/mp2t")
        }
        #expect(try await get(base + "99.ts").status == 404)
        let track = try #require(session.tracks.first)
        #expect(track.language == "fr" && track.name == "French")
        let text = try await get(track.url)
        #expect(text.status == 200)
        #expect(text.text.contains("inside"))
        let url = session.contentURL
        options.saved = session.saved
        await session.stop()
        let second = try await LastingPort.startAgain { try await start(options) }
        #expect(second.contentURL == url)
        #expect(second.tracks.map(\.url) == session.tracks.map(\.url))
        #expect(try await get(url).text == playlist.text)
        await second.stop()
    }

    @Test func subtitlesThatWereNamedAndCannotBeUsedAreAnError() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast"])
        var options = MediaServingSession.Options(file: film, player: .chromium, address: "127.0.0.1")
        options.subtitles = [try folder.write("x.srt", "nothing")]
        let unknown = await #expect(throws: ServingError.self) { try await start(options) }
        #expect(unknown?.code == .subtitlesUnknownFormat)
        options.subtitles = [folder.path + "/missing.srt"]
        let missing = await #expect(throws: ServingError.self) { try await start(options) }
        #expect(missing?.code == .fileMissing)
    }

    @Test func aSongsCoverIsServedAndIsAtTheSamePlaceAfterAResumption() async throws {
        let folder = try TestFolder()
        let cover = try await folder.picture("art.jpg")
        let song = folder.path + "/Song.mp3"
        _ = try await MediaProgram.ffmpeg.output(
            [
                "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "sine", "-i", cover, "-map", "0", "-map", "1",
                "-c:v", "copy", "-disposition:v", "attached_pic", "-metadata", "album=The Album", "-t", "2", song,
            ], limit: 1 << 20, within: .seconds(60))
        var options = MediaServingSession.Options(file: song, player: .chromium, address: "127.0.0.1")
        let session = try await LastingPort.start { [options] port in
            var options = options
            options.port = port
            return try await start(options)
        }
        let url = try #require(session.artworkURL)
        let answer = try await get(url)
        #expect(answer.body == Array(try Data(contentsOf: URL(fileURLWithPath: cover))))
        #expect(answer.fields["content-type"] == "image/jpeg")
        #expect(session.file.album == "The Album")
        options.saved = session.saved
        await session.stop()
        let second = try await LastingPort.startAgain { try await start(options) }
        #expect(second.artworkURL == url)
        #expect(try await get(url).status == 200)
        await second.stop()
    }

    @Test func aPictureBesideASongIsItsCoverAndOneThatIsNoneIsPassedOver() async throws {
        let folder = try TestFolder()
        let song = try await folder.film("Song.m4a", seconds: 1, ["-map", "1", "-c:a", "aac"])
        let options = MediaServingSession.Options(file: song, player: .chromium, address: "127.0.0.1")
        try folder.write("cover.jpg", "this is no picture")
        let without = try await start(options)
        #expect(without.artworkURL == nil)
        await without.stop()
        let picture = try await folder.picture("Folder.png")
        let session = try await start(options)
        let answer = try await get(try #require(session.artworkURL))
        #expect(answer.body == Array(try Data(contentsOf: URL(fileURLWithPath: picture))))
        #expect(answer.fields["content-type"] == "image/png")
        await session.stop()
    }

    @Test func textsOfOneNameAreToldApartByNumbers() async throws {
        let folder = try TestFolder()
        let film = try await folder.film("Film.mp4", seconds: 1, ["-c:v", "libx264", "-preset", "ultrafast"])
        for name in ["Film.de.srt", "Film.de.1.srt", "Film.de.hi.srt"] {
            try folder.write(name, "1\n00:00:00,000 --> 00:00:01,000\nx\n")
        }
        let session = try await start(.init(file: film, player: .chromium, address: "127.0.0.1"))
        #expect(session.tracks.map(\.name) == ["German", "German (SDH)", "German 2"])
        #expect(session.tracks.map(\.subtype) == [.subtitles, .captions, .subtitles])
        await session.stop()
    }
}
