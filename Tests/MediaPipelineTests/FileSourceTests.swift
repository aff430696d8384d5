import Foundation
import Testing

@testable import MediaPipeline

@Suite("Films as a source")
struct FileSourceTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    @Test("A film's pictures and sound come in order of time, each at its moment")
    func plays() async throws {
        let clock = JumpingClock()
        let source = try FileSource(path: films.film(seconds: 2), clock: clock.capture)
        #expect(source.format.video == .init(size: smallSize, frameRate: 25))
        #expect(source.format.audio == .init(sampleRate: 48_000, channels: 2))
        let length = try #require(source.format.duration)
        #expect((1.9...2.2).contains(length / .seconds(1)))
        let taken = try await take(source)
        #expect(taken.times == taken.times.sorted())
        #expect(taken.times.count - taken.blocks.count == 50)
        // The last of it lasts as long as it should.
        #expect(clock.elapsed > (try #require(taken.times.last)) && clock.elapsed <= length + .milliseconds(100))
        #expect(taken.skipped == 0)
        let samples = taken.blocks.flatMap(\.floats)
        #expect((90_000...100_000).contains(samples.count / 2))
        #expect(Sounds.share(of: 440, in: Array(samples[9_600..<172_800])) > 0.95)
    }

    @Test("Blocks of sound follow each other without a gap")
    func steadySound() async throws {
        let taken = try await take(try FileSource(path: films.film(), clock: JumpingClock().capture))
        #expect(taken.blocks.count > 10)
        for (block, next) in zip(taken.blocks, taken.blocks.dropFirst()) {
            let gap = (next.presentationTime - block.presentationTime - block.duration) / .milliseconds(1)
            #expect(abs(gap) < 2)
        }
    }

    @Test("Played again and again, times go on and nothing is left out")
    func loops() async throws {
        let source = try FileSource(
            path: films.film(), FileSourceOptions(loops: true), clock: JumpingClock().capture)
        var pictures: [Duration] = []
        while pictures.count < 80, let sample = try await source.next() {
            if case .video(let frame) = sample.content { pictures.append(frame.presentationTime) }
        }
        #expect(pictures.count == 80)
        for (index, step) in zip(pictures, pictures.dropFirst()).map({ $1 - $0 }).enumerated() {
            // Sound lasts a little longer than the pictures do, by a codec's frame or two.
            let longest = Duration.milliseconds((index + 1) % 25 == 0 ? 100 : 45)
            #expect(step > .milliseconds(35) && step < longest, "picture \(index)")
        }
    }

    @Test("A taker that is late finds pictures missing, sound never")
    func late() async throws {
        let clock = JumpingClock()
        let source = try FileSource(path: films.film(seconds: 2), clock: clock.capture)
        let first = try await take(source, limit: 20)
        clock.advance(by: .seconds(1))
        let rest = try await take(source)
        #expect((18...30).contains(rest.skipped))
        let pictures = first.times.count + rest.times.count - first.blocks.count - rest.blocks.count
        #expect(pictures + rest.skipped == 50)
        let sound = (first.blocks + rest.blocks).map(\.frameCount).reduce(0, +)
        #expect((90_000...100_000).contains(sound))
    }

    @Test("Pictures are fitted into the size that was asked for, with black bars")
    func fitted() async throws {
        let source = try FileSource(
            path: films.film(size: "320x240"), FileSourceOptions(size: smallSize), clock: JumpingClock().capture)
        #expect(source.format.video?.size == smallSize)
        let frame = try #require(try await take(source).frames.first)
        #expect(frame.size == smallSize)
        frame.withPlanes { planes in
            #expect(planes[0][5, 90] == 16 && planes[0][314, 90] == 16, "bars")
            #expect((60..<260).contains { planes[0][$0, 90] > 60 }, "the film")
        }
    }

    @Test("Films in other colours and depths are brought to I420")
    func otherLayouts() async throws {
        let path = try films.make(
            "deep.mkv",
            [
                "-f", "lavfi", "-i", "testsrc=size=320x180:rate=5:duration=1", "-c:v", "libx264", "-preset",
                "ultrafast",
                "-pix_fmt", "yuv444p",
            ])
        let source = try FileSource(path: path, clock: JumpingClock().capture)
        #expect(source.format.audio == nil)
        let taken = try await take(source)
        #expect(taken.times.count == 5)
        #expect(taken.frames.first?.layout == .i420)
    }

    @Test("Pictures that lie upside down in memory are turned")
    func bottomUp() async throws {
        let path = try films.make(
            "flipped.avi",
            [
                "-f", "lavfi", "-i", "testsrc=size=320x180:rate=5:duration=1", "-pix_fmt", "bgr24", "-c:v", "rawvideo",
            ])
        let upright = try films.make(
            "upright.mkv",
            [
                "-f", "lavfi", "-i", "testsrc=size=320x180:rate=5:duration=1", "-pix_fmt", "yuv420p", "-c:v", "ffv1",
            ])
        let flipped = try await take(try FileSource(path: path, clock: JumpingClock().capture)).frames
        let expected = try await take(try FileSource(path: upright, clock: JumpingClock().capture)).frames
        #expect(Pictures.psnr(try #require(flipped.first), try #require(expected.first)) > 30)
    }

    @Test(
        "Full range becomes limited, however the film says that it is: white is 235",
        arguments: [
            ["-pix_fmt", "yuvj420p", "-c:v", "libx264", "-preset", "ultrafast"],
            [
                "-vf", "scale=out_range=pc,format=yuv420p", "-color_range", "pc", "-c:v", "libvpx-vp9", "-deadline",
                "realtime",
            ],
        ])
    func fullRange(encoding: [String]) async throws {
        let path = try films.make(
            "full.mkv", ["-f", "lavfi", "-i", "color=white:size=320x180:rate=5:duration=1"] + encoding)
        let frame = try #require(try await take(try FileSource(path: path, clock: JumpingClock().capture)).frames.first)
        #expect(Pictures.luma(frame).allSatisfy { (232...238).contains($0) })
    }

    @Test("Music alone is a source too")
    func music() async throws {
        let path = try films.make("tone.wav", ["-f", "lavfi", "-i", "sine=frequency=500:duration=1"])
        let source = try FileSource(path: path, clock: JumpingClock().capture)
        #expect(source.format.video == nil)
        let samples = try await take(source).blocks.flatMap(\.floats)
        #expect((47_500...48_500).contains(samples.count / 2))
        #expect(Sounds.share(of: 500, in: samples) > 0.99)
    }

    @Test("A film that ends in the middle plays as far as it goes")
    func truncated() async throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: films.film(seconds: 2)))
        let path = films.path("half.mkv")
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
        let source = try FileSource(path: path, clock: JumpingClock().capture)
        let taken = try await take(source)
        #expect((20..<200).contains(taken.times.count))
    }

    @Test("A film that breaks off says where, whole ones say nothing", arguments: ["mp4", "mkv", "webm", "ts"])
    func brokenOff(container: String) async throws {
        let codecs = container == "webm" ? ["-c:v", "libvpx", "-deadline", "realtime", "-c:a", "libopus"] : []
        let whole = try films.make(
            "whole.\(container)",
            ["-i", try films.film("film.mkv", seconds: 10)] + codecs
                + (codecs.isEmpty ? ["-c", "copy"] : []) + (container == "mp4" ? ["-movflags", "+faststart"] : []))
        let source = try FileSource(path: whole, clock: JumpingClock().capture)
        #expect(await source.brokenOff() == nil, "not at its end yet")
        let last = try #require(try await take(source).times.last)
        #expect(last > .seconds(9.5))
        #expect(await source.brokenOff() == nil)

        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        let path = films.path("part.\(container)")
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: path))
        let part = try FileSource(path: path, clock: JumpingClock().capture)
        let end = try #require(try await take(part).times.last)
        let place = await part.brokenOff()
        // A transport stream does not say how long it is to be.
        guard container != "ts" else { return #expect(place == nil) }
        #expect(abs(try #require(place) / .seconds(1) - end / .seconds(1)) < 0.5)
    }

    @Test("Damage in the middle is passed over")
    func damaged() async throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: films.film(seconds: 2)))
        for place in stride(from: bytes.count / 3, to: bytes.count / 2, by: 7) { bytes[place] ^= 0x5A }
        let path = films.path("damaged.mkv")
        try bytes.write(to: URL(fileURLWithPath: path))
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.times.count > 20)
    }

    @Test("What is no film says so")
    func noFilm() throws {
        func code(_ path: String) -> PipelineError? {
            do {
                _ = try FileSource(path: path)
                return nil
            } catch {
                return error
            }
        }
        let text = films.path("text.mp4")
        try Data(String(repeating: "This is not a film. ", count: 300).utf8).write(to: URL(fileURLWithPath: text))
        let empty = films.path("empty.mkv")
        try Data().write(to: URL(fileURLWithPath: empty))
        #expect(code(films.path("none.mkv"))?.code == .fileMissing)
        #expect(code(films.path("none.mkv"))?.description.contains("none.mkv") == true)
        #expect(code("")?.code == .fileMissing)
        #expect(code(films.folder.path)?.code == .fileUnreadable)
        #expect(code(text)?.code == .notMedia)
        #expect(code(empty)?.code == .notMedia)
        #expect(code(text)?.underlying?.isEmpty == false, "FFmpeg's own words")
        #expect(code("http://127.0.0.1:9/film.mp4")?.code == .fileMissing, "a name, not an address")
    }

    @Test("What the system refuses is told of as the file that it is", arguments: [EACCES, EPERM])
    func refused(number: Int32) {
        let error = FilmContainer.failure("/films/secret.mp4", -number)
        #expect(error.code == .fileUnreadable)
        #expect(error.description.contains("/films/secret.mp4 may not be read by this user."))
    }

    @Test("A file that may not be read says so", .enabled(if: geteuid() != 0, "root may read everything"))
    func unreadable() throws {
        let path = try films.film()
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let error = #expect(throws: PipelineError.self) { try FileSource(path: path) }
        #expect(error?.code == .fileUnreadable)
    }

    @Test("A playlist that names an address is not followed there")
    func playlist() throws {
        let path = films.path("list.m3u8")
        try Data("#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttp://127.0.0.1:9/a.ts\n#EXT-X-ENDLIST\n".utf8)
            .write(to: URL(fileURLWithPath: path))
        #expect(throws: PipelineError.self) { try FileSource(path: path) }
    }

    @Test("Stopped, it ends")
    func stop() async throws {
        let source = try FileSource(path: films.film(), FileSourceOptions(loops: true), clock: JumpingClock().capture)
        _ = try await source.next()
        await source.stop()
        #expect(try await source.next() == nil)
    }
}
