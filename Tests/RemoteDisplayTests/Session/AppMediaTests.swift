import CastTransport
import NIOCore
import NIOPosix
import SenderFakes
import Synchronization
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// What the app draws and plays arrives at the receiver: S1-43.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AppMediaTests {
    private struct Arrived: Sendable {
        let stream: Int
        let frame: EncodedFrame
    }

    /// 100 pictures of rising brightness at 50 a second, and the two seconds' rising tone in pieces of 20 ms.
    private func play(
        on session: RemoteDisplaySession, time: ManualTime, afterEach step: (_ index: Int) async throws -> Void
    ) async throws {
        for index in 0..<100 {
            let at = Duration.milliseconds(20 * index)
            let picture = try #require(session.makePixelBuffer())
            picture.fill(UInt8(index))
            try session.enqueue(picture, presentationTime: at)
            try session.enqueue(piece(index), presentationTime: at)
            try await step(index)
        }
    }

    /// 960 samples; each tells its place in the whole.
    private func piece(_ index: Int) -> AudioBuffer {
        var samples: [Float] = []
        for sample in 0..<960 {
            let place = Float(index * 960 + sample)
            samples += [place, -place]
        }
        return AudioBuffer(samples: samples, sampleRate: 48_000, channels: 2)
    }

    private func check(_ arrived: [Arrived]) throws {
        let pictures = arrived.filter { $0.stream == 1 }.map(\.frame)
        let sound = arrived.filter { $0.stream == 0 }.map(\.frame)
        try #require(pictures.count == 100 && sound.count == 200)
        #expect(pictures.map(\.id) == (0..<100).map { FrameID($0) })
        #expect(pictures.map { $0.timestamp - pictures[0].timestamp } == (0..<100).map { $0 * 1_800 })
        #expect(sound.map { $0.timestamp - sound[0].timestamp } == (0..<200).map { $0 * 480 })
        for (index, frame) in pictures.enumerated() {
            var payload = frame.payload
            #expect(payload.readInteger(as: UInt32.self) == UInt32(index))
            #expect(payload.readableBytesView.allSatisfy { $0 == UInt8(index) } && payload.readableBytes == 200)
        }
        for (index, frame) in sound.enumerated() {
            var payload = frame.payload
            var isWhole = true
            for sample in 0..<480 {
                let left = payload.readInteger(as: UInt32.self).map(Float.init(bitPattern:))
                let right = payload.readInteger(as: UInt32.self).map(Float.init(bitPattern:))
                let place = Float(index * 480 + sample)
                isWhole = isWhole && left == place && right == -place
            }
            #expect(isWhole && payload.readableBytes == 0)
        }
        let apart = sound[0].timestamp.duration(timeBase: 48_000) - pictures[0].timestamp.duration(timeBase: 90_000)
        #expect((.milliseconds(-1)...(.milliseconds(1))).contains(apart), "the two are on one clock")
    }

    // S1-43 (easily missed 32: app-rendered video and audio must arrive, not only negotiate)
    @Test func picturesAndSoundOfTheAppArriveOnTheTestsClock() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        let session = try await bench.channel.begin(.fast)
        let network = try #require(networks.last)
        try await play(on: session, time: bench.time) { index in
            await until { session.isIdle }
            network.run(for: .milliseconds(20))
        }
        network.run(for: .seconds(1))
        try check(network.shown.map { Arrived(stream: $0.stream, frame: $0.frame) })
        #expect(session.flush())
    }

    // S1-43
    @Test func theyArriveOverUDPToo() async throws {
        let arrived = MutexBox<[Arrived]>([])
        let bench = DisplayBench()
        try await bench.connect()
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let receiving = MutexBox<StreamingReceiverDriver?>(nil)
        let clock: @Sendable () -> ContinuousClock.Instant = { [time = bench.time] in time.now }
        bench.channel.transports = MediaTransportMaker { configuration, handler in
            let driver = try await StreamingReceiverDriver.bind(
                StreamingReceiverDriver.Configuration(
                    host: "127.0.0.1", peerAddress: "127.0.0.1", streams: configuration.streams),
                on: loop, clock: clock
            ) { event in
                if case .frame(let stream, let frame, _) = event {
                    arrived.change { $0.append(Arrived(stream: stream, frame: frame)) }
                }
            }.get()
            receiving.change { $0 = driver }
            var configuration = configuration
            configuration.peerPort = driver.port
            return try await StreamingSenderDriver.start(configuration, on: loop, clock: clock, handler: handler)
        }
        let session = try await bench.channel.begin(.fast)
        defer { receiving.value?.close() }
        // Time passes as fast as the thread of both ends has the leisure for, and stands where the app is not ready: a
        // busy machine makes it slow, not late.
        let start = bench.time.now
        let allowed = MutexBox(start)
        let ticking = loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(1)) { [time = bench.time] _ in
            if time.now < allowed.value { time.advance(by: .milliseconds(1)) }
        }
        defer { ticking.cancel() }
        try await play(on: session, time: bench.time) { index in
            let next = start + .milliseconds(20 * (index + 1))
            allowed.change { $0 = next }
            await until { session.isIdle && bench.time.now >= next }
        }
        allowed.change { $0 = start + .seconds(1_000) }
        await until { arrived.value.count >= 300 }
        try check(arrived.value)
        await until { session.flush(timeout: .milliseconds(50)) }
        let statistics = await session.statistics()
        #expect(statistics.video.framesSent == 100 && statistics.audio.framesSent == 200)
        #expect(statistics.datagramsRefused == 0 && statistics.datagramsSent >= 300)
        session.invalidate()
    }
}

extension RemoteDisplayConfiguration {
    /// For 50 pictures a second.
    fileprivate static var fast: RemoteDisplayConfiguration {
        RemoteDisplayConfiguration(
            video: VideoStreamDescriptor(width: 1_280, height: 720, frameRate: .p60), audio: AudioStreamDescriptor())
    }
}

extension RemoteDisplaySession {
    /// Nothing is being encoded.
    fileprivate var isIdle: Bool {
        let (video, audio) = state.withLock { ($0.video?.ledger, $0.audio?.ledger) }
        return [video, audio].compactMap(\.self).allSatisfy { $0.waiting == 0 && $0.handed == 0 }
    }
}
