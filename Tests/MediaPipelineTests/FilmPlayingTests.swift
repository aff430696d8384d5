import Foundation
import Testing

@testable import MediaPipeline

@Suite("Films that are hard to play")
struct FilmPlayingTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    private func testPicture(_ seconds: Int) -> [String] {
        ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=\(seconds)"]
    }
    private let tone = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=3"]
    private let h264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]

    @Test("Sound that lies a second behind its picture in the file comes in time")
    func farApart() async throws {
        let path = try films.make(
            "fragments.mp4",
            testPicture(3) + tone + h264 + ["-g", "50", "-c:a", "aac", "-movflags", "frag_keyframe+empty_moov"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.times == taken.times.sorted())
        #expect(taken.times.count - taken.blocks.count == 75)
    }

    @Test("A film whose sound ends early is whole")
    func soundEndsEarly() async throws {
        let path = try films.make(
            "early.mkv",
            testPicture(3) + ["-f", "lavfi", "-i", "aevalsrc=0.5*sin(2764*t):s=48000:d=1"] + h264 + ["-c:a", "flac"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.times.count - taken.blocks.count == 75)
        #expect(taken.blocks.map(\.frameCount).reduce(0, +) == 48_000)
        #expect(taken.times == taken.times.sorted())
    }

    @Test("Recordings put end to end play one after the other, each with its own sound")
    func endToEnd() async throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: films.film("one.ts", seconds: 2)))
        let path = films.path("two.ts")
        try (whole + whole).write(to: URL(fileURLWithPath: path))
        let one = try await take(try FileSource(path: films.path("one.ts"), clock: JumpingClock().capture))
        let two = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        let pictures = two.times.count - two.blocks.count
        #expect(pictures == (one.times.count - one.blocks.count) * 2 && pictures == 100)
        #expect(two.blocks.count >= one.blocks.count * 2 - 1)
        let last = try #require(two.times.last)
        #expect((3.9...4.3).contains(last / .seconds(1)))
        let gaps = zip(two.times, two.times.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { (-0.1...0.1).contains($0 / .seconds(1)) }, "\(gaps.max() ?? .zero)")
    }

    @Test("Where decoding takes too long, sound is in time, and pictures are not missing without being counted")
    func slow() throws {
        let path = try films.make(
            "slow.mkv", testPicture(3) + tone + h264 + ["-g", "25", "-c:a", "flac"])
        let reader = try FilmReader(path: path, size: nil, sampleRate: 48_000, channels: 2)
        var (now, latest, pictures, samples) = (Duration.zero, Duration.zero, 0, 0)
        while let item = try reader.next(now: now) {
            now = max(now, item.time)
            switch item {
            case .audio(let block):
                latest = max(latest, now - item.time)
                samples += block.frameCount
            case .video:
                // What its decoding has cost.
                now += .milliseconds(70)
                pictures += 1
                if now - item.time > .seconds(1) { reader.passOver(now: now) }
            }
        }
        #expect(latest <= .milliseconds(200), "\(latest)")
        #expect(samples == 144_000)
        #expect(pictures < 65 && pictures + reader.takeLeftOut() == 75, "\(pictures)")
    }

    @Test("Passed over is what lies before a key frame that is in time")
    func passedOver() throws {
        let path = try films.make("keys.mkv", testPicture(4) + h264 + ["-g", "25"])
        let reader = try FilmReader(path: path, size: nil, sampleRate: 48_000, channels: 2)
        _ = try reader.next()
        reader.passOver(now: .milliseconds(1_600))
        let next = try #require(try reader.next(now: .milliseconds(1_600)))
        #expect(next.time == .seconds(2))
        #expect(reader.takeLeftOut() == 49)
        #expect(try reader.next(now: .milliseconds(1_600))?.time == .milliseconds(2_040))
    }

    @Test("A film without another key frame is decoded on, however late it is", arguments: ["once.mkv", "once.mp4"])
    func neverPassedOver(name: String) throws {
        let path = try films.make(name, testPicture(4) + h264 + ["-g", "9999"])
        let reader = try FilmReader(path: path, size: nil, sampleRate: 48_000, channels: 2)
        _ = try reader.next()
        reader.passOver(now: .milliseconds(1_600))
        #expect(try reader.next(now: .milliseconds(1_600))?.time == .milliseconds(40))
    }

    @Test("Times of thousands of years are damage, and what has them is not waited for")
    func absurdTimes() async throws {
        let plain = try films.make("plain.mkv", testPicture(1) + h264)
        // What an unsigned 64-bit number of milliseconds can say.
        let path = try films.make(
            "absurd.mkv",
            ["-i", plain, "-c", "copy", "-bsf:v", "setts=ts=if(gte(N\\,10)\\,4611686018427387904\\,TS)"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect((9...25).contains(taken.times.count))
        #expect(taken.times.allSatisfy { $0 < .seconds(2) })
    }

    @Test("Pictures that no others are built on are left out where that is asked, and counted")
    func references() throws {
        let path = try films.make(
            "b.mkv", testPicture(2) + ["-c:v", "libx264", "-bf", "2", "-b_strategy", "0", "-pix_fmt", "yuv420p"])
        let reader = try FilmReader(path: path, size: nil, sampleRate: 48_000, channels: 2)
        reader.decodesAllPictures = false
        var pictures = 0
        while try reader.next() != nil { pictures += 1 }
        #expect((15..<40).contains(pictures))
        #expect(pictures + reader.takeLeftOut() == 50)
    }

    @Test("A taker for whom decoding is too slow finds each picture, or hears that it was left out")
    func accounted() async throws {
        let path = try films.make(
            "accounted.mkv",
            testPicture(3) + ["-f", "lavfi", "-i", "sine=duration=3.2"]
                + ["-c:v", "libx264", "-g", "25", "-bf", "2", "-pix_fmt", "yuv420p", "-c:a", "flac"])
        let clock = JumpingClock()
        let slow = CaptureClock(
            now: {
                clock.advance(by: .milliseconds(25))
                return clock.now
            }, sleepUntil: clock.capture.sleepUntil)
        let taken = try await take(try FileSource(path: path, clock: slow))
        #expect(taken.skipped > 10)
        // Nothing comes after the last ones with which they could be told.
        #expect((70...75).contains(taken.times.count - taken.blocks.count + taken.skipped))
    }

    @Test("Damaged pictures are left out and counted, the sound is whole")
    func damaged() async throws {
        // A third of the pictures.
        let path = try films.make(
            "damaged.mkv",
            testPicture(2) + tone + ["-c:v", "ffv1", "-g", "1", "-c:a", "flac", "-bsf:v", "noise=amount=100"])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect((5...30).contains(taken.skipped))
        #expect(taken.times.count - taken.blocks.count + taken.skipped == 50)
        #expect(taken.blocks.map(\.frameCount).reduce(0, +) == 144_000)
    }

    @Test("A film of irregular rate has its highest", arguments: ["vfr.mp4", "vfr.mkv"])
    func irregular(name: String) throws {
        // 50 a second, and 5 a second, by turns.
        let path = try films.make(
            name,
            ["-f", "lavfi", "-i", "testsrc=size=320x180:rate=50:duration=4", "-vf",
             "select='lt(mod(n,100),50)+not(mod(n,10))'", "-vsync", "vfr"] + h264)
        let rate = try #require(try FileSource(path: path, clock: JumpingClock().capture).format.video).frameRate
        #expect((49...51).contains(rate))
    }
}

@Suite("Sound of many channels")
struct ManyChannelsTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    /// A tone of 500 Hz in one channel of a layout, silence in the others.
    private func sound(_ layout: String, _ channels: Int, loud: Int) throws -> [AudioBlock] {
        let expressions = (0..<channels).map { $0 == loud ? "0.5*sin(2*PI*500*t)" : "0" }.joined(separator: "|")
        let path = try films.make(
            "\(layout)-\(loud).wav", ["-f", "lavfi", "-i", "aevalsrc=\(expressions):c=\(layout):s=48000:d=0.5"])
        let reader = try FilmReader(path: path, size: nil, sampleRate: 48_000, channels: 2)
        var blocks: [AudioBlock] = []
        while case .audio(let block) = try reader.next() { blocks.append(block) }
        return blocks
    }

    /// The loudest sample of each side.
    private func peaks(_ blocks: [AudioBlock]) -> (left: Float, right: Float) {
        let samples = blocks.flatMap(\.floats)
        let peaks = (0...1).map { side in
            stride(from: side, to: samples.count, by: 2).map { abs(samples[$0]) }.max() ?? 0
        }
        return (peaks[0], peaks[1])
    }

    @Test(
        "A voice in the middle is heard on both sides, whichever channel that is",
        arguments: [("3.0", 3, 2), ("5.0", 5, 2), ("5.1", 6, 2), ("7.1", 8, 2), ("4.0", 4, 2)])
    func middle(layout: String, channels: Int, loud: Int) throws {
        let (left, right) = peaks(try sound(layout, channels, loud: loud))
        #expect(left > 0.1 && abs(left - right) < 0.01)
    }

    @Test("Loudspeakers behind are heard on their own side", arguments: [(2, true), (3, false)])
    func behind(loud: Int, isLeft: Bool) throws {
        let (left, right) = peaks(try sound("quad", 4, loud: loud))
        #expect(isLeft ? left > 0.1 && right < 0.01 : right > 0.1 && left < 0.01)
    }

    @Test("Sound that nobody can convert is left out, and the pictures go on")
    func beyond() async throws {
        let channels = (0..<10).map { _ in "0.1" }.joined(separator: "|")
        let path = try films.make(
            "ten.mkv",
            [
                "-f", "lavfi", "-i", "testsrc=size=320x180:rate=25:duration=1", "-f", "lavfi", "-i",
                "aevalsrc=\(channels):s=48000:d=1", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "pcm_s16le",
            ])
        let taken = try await take(try FileSource(path: path, clock: JumpingClock().capture))
        #expect(taken.blocks.isEmpty && taken.times.count == 25)
    }
}
