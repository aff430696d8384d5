import Testing

@testable import MediaPipeline

@Suite("This machine's sound as a source")
struct LiveSoundTests {
    private static func nanoseconds(_ clock: JumpingClock) -> Int64 { clock.elapsed.ticks(rate: 1_000_000_000) }

    private func live(_ clock: JumpingClock, _ feeds: SoundFeeds) -> LiveSound {
        LiveSound(feeds, clock: clock.capture, monotonic: { Self.nanoseconds(clock) }, onStop: {})
    }

    private func samples(_ sample: CaptureSample?) throws -> [Float] {
        guard case .audio(let block) = try #require(sample).content else { return [] }
        return block.floats
    }

    @Test("Without a server it is silence in step with time, block behind block")
    func silent() async throws {
        let clock = JumpingClock()
        let live = live(clock, SoundFeeds())
        for index in 0..<500 {
            let sample = try #require(try await live.next())
            #expect(sample.presentationTime == .milliseconds(10) * index)
            #expect(sample.capturedAt == clock.start + sample.presentationTime)
            #expect(try samples(sample) == [Float](repeating: 0, count: 960))
        }
        #expect(clock.elapsed < .milliseconds(5_100), "not later than a moment")
        await live.stop()
        #expect(try await live.next() == nil)
    }

    @Test("What a ring has is heard at its time, several rings at once, and none after it was removed")
    func heard() async throws {
        let clock = JumpingClock()
        let feeds = SoundFeeds()
        let rings = try (0..<2).map { _ in try #require(SoundRing(channels: 2)) }
        for (index, ring) in rings.enumerated() {
            feeds.add(ring)
            // From 20 and 25 ms on, for 30 ms.
            let values = [Float](repeating: index == 0 ? 0.25 : 0.5, count: 2_880)
            #expect(ring.put(values, frames: 1_440, time: 20_000_000 + Int64(index) * 5_000_000, came: 0))
        }
        let live = live(clock, feeds)
        var all: [Float] = []
        for _ in 0..<8 { all += try samples(try await live.next()) }
        func value(_ milliseconds: Double) -> Float { all[Int(milliseconds * 48) * 2] }
        #expect(value(19.9) == 0 && value(20.1) == 0.25 && value(24.9) == 0.25 && value(25.1) == 0.75)
        #expect(value(50.1) == 0.5 && value(54.9) == 0.5 && value(55.1) == 0)
        #expect(rings[0].put([Float](repeating: 1, count: 2_000), frames: 1_000, time: 80_000_000, came: 0))
        feeds.remove(rings[0])
        #expect(try samples(try await live.next()).allSatisfy { $0 == 0 })
    }

    @Test("A taker that was away for long is not given the silence of that time")
    func away() async throws {
        let clock = JumpingClock()
        let live = live(clock, SoundFeeds())
        _ = try await live.next()
        clock.advance(by: .seconds(3_600))
        let next = try #require(try await live.next())
        #expect(next.presentationTime > .seconds(3_599) && next.presentationTime <= .seconds(3_600))
    }

    @Test("Pieces that come late make all wait longer, and nothing is lost")
    func late() async throws {
        let clock = JumpingClock()
        let feeds = SoundFeeds()
        let ring = try #require(SoundRing(channels: 2))
        feeds.add(ring)
        let live = live(clock, feeds)
        var read: [Float] = []
        var written = 0
        var given: Int64 = 0
        while read.count < 2 * 48_000 {
            // Each 20 ms, 90 ms after they were heard.
            while given + 110_000_000 <= Self.nanoseconds(clock) {
                let values = (0..<1_920).map { $0 % 2 == 0 ? Float(written + $0 / 2) / 1e6 : 0 }
                ring.put(values, frames: 960, time: given, came: given + 110_000_000)
                written += 960
                given += 20_000_000
            }
            read += try samples(try await live.next())
        }
        let tail = stride(from: 48_000, to: read.count, by: 2).map { read[$0] * 1e6 }
        #expect(zip(tail.dropFirst(), tail).allSatisfy { abs($0 - $1 - 1) < 0.1 }, "no gap in the second half")
    }

    @Test("A ring is bounded: what comes while it is full is left out, whole pieces of it")
    func ring() throws {
        let ring = try #require(SoundRing(channels: 1))
        let piece = [Float](repeating: 1, count: 1_000)
        var put = 0
        while ring.put(piece, frames: 1_000, time: Int64(put), came: 0) { put += 1 }
        #expect(put == 32)
        #expect(!ring.put(piece, frames: 40_000, time: 0, came: 0))
        for index in 0..<32 {
            let taken = try #require(ring.take())
            #expect(taken.time == Int64(index) && taken.samples == piece)
        }
        #expect(ring.take() == nil)
        // Around its end, and silence without samples.
        #expect(ring.put((0..<1_000).map(Float.init), frames: 1_000, time: 1, came: 0))
        #expect(ring.take()?.samples == (0..<1_000).map(Float.init))
        #expect(ring.put(nil, frames: 3, time: 1, came: 0) && ring.take()?.samples == [0, 0, 0])
    }
}
