import ArgumentParser
import CastStreaming
import CastTransport
import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// The receiving ends of so many sessions of 720p30 with sound, without a screen. Prints its ports, and what it used
/// once its time is over.
struct StreamReceivers: AsyncParsableCommand {
    @Option var count = 1
    @Option(help: "From the first frame on.") var seconds = 10.0

    struct Ready: Encodable {
        let event = "ready"
        let ports: [Int]
    }

    struct Result: Encodable {
        let event = "received"
        let pictures: Int
        let sounds: Int
        /// CPU seconds a second of stream, all sessions together.
        let cpu: Double
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let counter = FrameCounter()
        var drivers: [StreamingReceiverDriver] = []
        for session in 0..<count {
            let configuration = StreamingReceiverDriver.Configuration(
                host: "127.0.0.1", peerAddress: "127.0.0.1", streams: BenchStreams.parameters(session: session))
            drivers.append(
                try await StreamingReceiverDriver.bind(configuration, on: group.next()) { event in
                    if case .frame(let stream, _, _) = event { counter.count(stream) }
                }.get())
        }
        printJSON(Ready(ports: drivers.map(\.port)))
        await counter.first()
        let before = ResourceUse.now
        try await Task.sleep(for: .seconds(seconds))
        let cpu = (ResourceUse.now.cpu - before.cpu) / seconds
        printJSON(Result(pictures: counter.pictures, sounds: counter.sounds, cpu: cpu))
        for driver in drivers { driver.close() }
    }
}

private final class FrameCounter: Sendable {
    private let state = Mutex((sounds: 0, pictures: 0))
    private let begun = AsyncStream<Void>.makeStream()

    var sounds: Int { state.withLock { $0.sounds } }
    var pictures: Int { state.withLock { $0.pictures } }

    func count(_ stream: Int) {
        let isFirst = state.withLock { state in
            let isFirst = state.sounds + state.pictures == 0
            if stream == BenchStreams.sound { state.sounds += 1 } else { state.pictures += 1 }
            return isFirst
        }
        if isFirst { begun.continuation.finish() }
    }

    func first() async {
        for await _ in begun.stream {}
    }
}

/// The pictures that were taken, of each session.
private final class Accepted: Sendable {
    private let counts: Mutex<[Int]>

    init(sessions: Int) { counts = Mutex(Array(repeating: 0, count: sessions)) }

    var all: Int { counts.withLock { $0.reduce(0, +) } }
    var fewest: Int { counts.withLock { $0.min() ?? 0 } }

    func count(_ session: Int) { counts.withLock { $0[session] += 1 } }
}

/// The sending ends: frames of bytes that no encoder made, in real time.
struct StreamSenders: AsyncParsableCommand {
    @Option(help: "The receivers' ports, separated by commas.") var ports: String
    @Option var seconds = 10.0
    @Option(help: "Of each session's pictures, bits a second.") var bitrate = BenchStreams.bitrate
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Result: Encodable {
        let sessions: Int
        let picturesAccepted: Int
        let pictures: Int
        /// Of the session from which the fewest were taken.
        let fewestAccepted: Int
        /// CPU seconds a second of stream, all sessions together.
        let cpu: Double
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let accepted = Accepted(sessions: ports.split(separator: ",").count)
        var drivers: [StreamingSenderDriver] = []
        for (session, port) in ports.split(separator: ",").compactMap({ Int($0) }).enumerated() {
            let configuration = StreamingSenderDriver.Configuration(
                peerAddress: "127.0.0.1", peerPort: port, streams: BenchStreams.parameters(session: session))
            drivers.append(try await StreamingSenderDriver.start(configuration, on: group.next()) { _ in })
        }
        let picture = ByteBuffer(repeating: 0xA5, count: BenchStreams.pictureBytes(bitrate))
        let sound = ByteBuffer(repeating: 0x5A, count: BenchStreams.soundBytes)
        let began = ContinuousClock.now
        let before = ResourceUse.now
        var (pictures, sounds) = (0, 0)
        while ContinuousClock.now < began + .seconds(seconds) {
            try await Task.sleep(until: began + .milliseconds(10) * sounds, clock: .continuous)
            let now = ContinuousClock.now
            for driver in drivers {
                driver.enqueue(
                    BenchStreams.soundFrame(sounds, payload: sound, capturedAt: now), stream: BenchStreams.sound
                ) { _ in }
            }
            sounds += 1
            guard sounds % 10 == 0 || sounds % 10 == 3 || sounds % 10 == 7 else { continue }
            for (session, driver) in drivers.enumerated() {
                offer(driver, pictures, payload: picture, capturedAt: now) { accepted.count(session) }
            }
            pictures += 1
        }
        let cpu = (ResourceUse.now.cpu - before.cpu) / ((ContinuousClock.now - began) / .seconds(1))
        printJSON(
            Result(
                sessions: drivers.count, picturesAccepted: accepted.all, pictures: pictures * drivers.count,
                fewestAccepted: accepted.fewest, cpu: cpu))
        for driver in drivers { driver.close() }
    }

    /// As an app with an encoder does it: asks before it encodes, and encodes a key frame where one is needed.
    private func offer(
        _ driver: StreamingSenderDriver, _ number: Int, payload: ByteBuffer, capturedAt: ContinuousClock.Instant,
        taken: @escaping @Sendable () -> Void
    ) {
        driver.withCore { core, now in
            let stream = BenchStreams.pictures
            let picture = BenchStreams.picture(
                number, isKey: core.needsKeyFrame(stream: stream), payload: payload, capturedAt: capturedAt)
            guard core.admission(stream: stream, timestamp: picture.timestamp, at: now) == nil else { return }
            if case .accepted = core.enqueue(picture, stream: stream, at: now) { taken() }
        }
    }
}
