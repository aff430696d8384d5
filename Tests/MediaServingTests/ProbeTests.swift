import Foundation
import Testing

@testable import MediaServing

@Suite struct MediaProbeTests {
    @Test func filmIsDescribed() async throws {
        let folder = try TestFolder()
        let path = try await folder.film(
            "my film: 100%.mkv", seconds: 2,
            [
                "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac", "-metadata", "title=The Title",
                "-metadata:s:a:0", "language=ger",
            ])
        let file = try await MediaProbe().examine(path)
        #expect(file.containers.contains("matroska"))
        #expect(abs(try #require(file.duration) - 2) < 0.1)
        #expect(file.title == "The Title")
        #expect(file.video?.codec == "h264")
        #expect(file.video?.pixelFormat == "yuv420p")
        #expect(file.video?.width == 320 && file.video?.height == 180)
        #expect(file.video?.framesPerSecond == 25)
        #expect(file.audio?.codec == "aac")
        #expect(file.audio?.profile == "LC")
        #expect(file.audio?.language == "ger")
        #expect(file.audio?.channels == 1)
    }

    /// As ffprobe tells of files that ffmpeg has made: Matroska has a mark for each, MP4 two for captions.
    @Test(arguments: [("mkv", "srt"), ("mp4", "mov_text")])
    func whatTracksAreForIsRead(container: String, codec: String) async throws {
        let folder = try TestFolder()
        let text = try folder.write("s.srt", "1\n00:00:00,000 --> 00:00:01,000\nx\n")
        let marks = ["default+forced", "hearing_impaired", "0"].enumerated().flatMap { index, mark in
            ["-disposition:s:\(index)", mark, "-metadata:s:s:\(index)", "language=ger"]
        }
        let path = try await folder.film(
            "film.\(container)", seconds: 2,
            [
                "-i", text, "-map", "0", "-map", "1", "-map", "1", "-map", "1", "-map", "2", "-map", "2", "-map", "2",
                "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac", "-c:s", codec, "-disposition:a:0", "default",
                "-disposition:a:1", "visual_impaired", "-disposition:a:2", "comment",
            ] + marks)
        let file = try await MediaProbe().examine(path)
        let flags = file.streams.filter { $0.kind != .video }.map(\.flags)
        #expect(flags == [.standard, .described, .commentary, [.standard, .forced], .captions, []])
        #expect(file.streams.last?.languageTag?.text == "de")
    }

    @Test func aTitleOfBlanksIsNone() async throws {
        let folder = try TestFolder()
        let path = try await folder.film(
            "Song.mp3", seconds: 1, ["-map", "1", "-metadata", "title=   ", "-metadata", "album=  "])
        let file = try await MediaProbe().examine(path)
        #expect(file.title == nil && file.album == nil && file.shownTitle == "Song")
    }

    @Test func whatIsNoMediaFileIsRefusedWithItsReason() async throws {
        let folder = try TestFolder()
        let empty = try folder.write("empty.mp4", "")
        let text = try folder.write("notes.txt", String(repeating: "These are notes.\n", count: 50))
        let head = [0, 0, 0, 24] + Array("ftypisom".utf8)
        let broken = try folder.write("broken.mp4", head + [UInt8](repeating: 7, count: 5000))
        let subtitles = try folder.write("film.srt", "1\n00:00:01,000 --> 00:00:02,000\nx\n")
        let list = try folder.write("list.m3u8", "#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1:9/x.ts\n#EXT-X-ENDLIST\n")
        let table: [(String, ServingError.Code)] = [
            (folder.path + "/none.mp4", .fileMissing), (folder.path, .notAFile), (empty, .fileEmpty),
            (text, .notMedia), (broken, .notMedia), (subtitles, .notMedia), (list, .notMedia),
        ]
        for (path, code) in table {
            let error = await #expect(throws: ServingError.self, "\(path)") { try await MediaProbe().examine(path) }
            #expect(error?.code == code, "\(path)")
            #expect(error?.description.contains(path) == true, "\(path)")
            // What ffprobe says of it is nobody's language.
            for word in ["ffprobe", "moov", "Invalid data"] {
                #expect(error?.description.contains(word) == false, "\(error?.description ?? "")")
            }
        }
        let words = await #expect(throws: ServingError.self) { try await MediaProbe().examine(subtitles) }
        #expect(words?.description.contains("is a file of subtitles: cast its film") == true)
        let damaged = await #expect(throws: ServingError.self) { try await MediaProbe().examine(broken) }
        #expect(damaged?.description.contains("can be read: it is damaged") == true)
        let cause = damaged?.underlying as? ServingError
        #expect(cause?.description.contains("ffprobe failed") == true)
    }

    @Test func fileWithoutPermissionIsRefused() throws {
        // Root reads everything, so the sentence is checked where the refusal is made.
        let error = FileProblem.describe(path: "/a/film.mp4", number: EACCES)
        #expect(error.code == .fileUnreadable)
        #expect(error.description == "\"/a/film.mp4\" can't be read: its permissions don't let this user.")
    }

    @Test func aHEICPictureIsReadByAProgramThatIsSaidToBeMissing() async throws {
        let folder = try TestFolder()
        let path = try folder.write("a.heic", "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic")
        var probe = MediaProbe()
        probe.heifInfo = MediaProgram(name: "heif-info-that-is-not-there")
        let error = await #expect(throws: ServingError.self) { try await probe.examine(path) }
        #expect(error?.code == .programMissing)
        #expect(error?.description.contains("is a HEIC picture") == true)
        #expect(error?.description.contains("apt-get install libheif-examples") == true)
    }

    @Test func missingProgramIsNamedWithTheWayToInstallIt() async throws {
        let folder = try TestFolder()
        let path = try folder.write("film.mp4", "x")
        var probe = MediaProbe()
        probe.program = MediaProgram(name: "ffprobe-that-is-not-there")
        let error = await #expect(throws: ServingError.self) { try await probe.examine(path) }
        #expect(error?.code == .programMissing)
        #expect(error?.description.contains("apt-get install ffmpeg") == true)
    }

    @Test func slowProgramIsEnded() async throws {
        let error = await #expect(throws: ServingError.self) {
            try await MediaProgram(name: "sleep").output(["600"], limit: 10, within: .milliseconds(20))
        }
        #expect(error?.code == .timedOut)
    }

    @Test func talkativeProgramIsEnded() async throws {
        let error = await #expect(throws: ServingError.self) {
            try await MediaProgram(name: "yes").output([], limit: 1000, within: .seconds(60))
        }
        #expect(error?.code == .programFailed)
    }
}
