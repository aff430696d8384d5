import CastTransport
import CastWire
import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// How long a session lives: S1-22 to S1-24, S1-30.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionLifeTests {
    private func display(
        _ bench: DisplayBench, _ configuration: RemoteDisplayConfiguration = RemoteDisplayConfiguration()
    ) async throws -> RemoteDisplaySession {
        try bench.channel.beginSession(with: configuration)
        await until { !bench.displays.isEmpty }
        return bench.displays[0]
    }

    // S1-22 (easily missed 8: 15 s to the first frame, counted from didBeginSession)
    @Test func aSlowAnswerDoesNotEatIntoTheFifteenSeconds() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        bench.receiver.answer("OFFER") { [receiver = bench.receiver, time = bench.time] message, _ in
            // Within the time for an answer, and none of the session's.
            time.advance(by: .seconds(3))
            return [receiver.answer(toOffer: message.text ?? "")]
        }
        let session = try await display(bench)
        await until { bench.time.isAwaited(at: .seconds(15)) }
        bench.time.advance(by: .milliseconds(14_900))
        #expect(session.isActive)
        await bench.time.advance(toSleeperAt: .milliseconds(100))
        #expect(await session.ended()?.code == .timeout)
    }

    // S1-22
    @Test func aSessionWithoutAFirstFrameEndsAfterFifteenSeconds() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.time.advance(by: .milliseconds(14_999))
        #expect(session.isActive)
        await bench.time.advance(toSleeperAt: .milliseconds(1))
        let error = await session.ended()
        #expect(error?.code == .timeout)
        await until { bench.lines.count == 3 }
        #expect(bench.lines == ["connect", "begin", "end 2"])
        #expect(bench.transport.isClosed)
        let late = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
        #expect(late?.code == .timeout)
    }

    // S1-22
    @Test func aFrameJustInTimeKeepsIt() async throws {
        let (bench, session) = try await DisplayBench.begun()
        await until { bench.time.isAwaited(at: .seconds(15)) }
        bench.time.advance(by: .milliseconds(14_900))
        bench.transport.acknowledgeEverything()
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        await until { !bench.time.isAwaited(at: .milliseconds(100)) }
        bench.time.advance(by: .seconds(100))
        try await bench.settle()
        #expect(session.isActive)
    }

    // S1-24 (easily missed 8: counted when a frame has been received)
    @Test func aFrameCountsWhenTheReceiverHasItNotWhenItIsEnqueued() async throws {
        let (bench, session) = try await DisplayBench.begun()
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        #expect(bench.transport.taken.count == 1)
        // Feedback that acknowledges nothing is no frame either.
        bench.transport.tell(.acknowledged(stream: 1, through: .leader))
        await bench.time.advance(toSleeperAt: .seconds(15))
        #expect(await session.ended()?.code == .timeout)
        let (other, acknowledged) = try await DisplayBench.begun()
        await until { other.time.isAwaited(at: .seconds(15)) }
        try acknowledged.enqueue(
            EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        other.transport.tell(.acknowledged(stream: 1, through: .first))
        await until { !other.time.isAwaited(at: .seconds(15)) }
        other.time.advance(by: .seconds(15))
        try await other.settle()
        #expect(acknowledged.isActive)
    }

    // S1-23
    @Test func afterTheFirstFrameAStillPictureLivesForAnHour() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        let session = try await display(
            bench, RemoteDisplayConfiguration(video: VideoStreamDescriptor(), audio: nil))
        let network = try #require(networks.last)
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        network.run(for: .seconds(3_600), grain: .milliseconds(250))
        #expect(session.isActive)
        #expect(network.shown.filter { $0.frame.payload.readableBytes > 0 }.count == 1)
        // Peers give up after 15 s without a packet.
        #expect(network.longestSilence <= .seconds(5))
        let statistics = await session.statistics()
        #expect(statistics.video.framesAcknowledged == 1 && statistics.duration == .seconds(3_600))
    }

    @Test func aReceiverThatIsGoneEndsTheSession() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        let session = try await display(bench)
        let network = try #require(networks.last)
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        network.run(for: .seconds(2))
        network.cut()
        network.run(for: .seconds(30))
        #expect(session.endError?.code == .disconnected)

        let (refusing, refused) = try await DisplayBench.begun()
        refusing.transport.tellPortRefused()
        #expect(refused.endError?.code == .disconnected)
    }

    // S1-30
    @Test func aSessionCanBeInvalidatedOnce() async throws {
        let (bench, session) = try await DisplayBench.begun()
        async let ended = session.ended()
        session.invalidate()
        session.invalidate()
        #expect(await ended == nil)
        #expect(!session.isActive && session.endError == nil && bench.transport.isClosed)
        let error = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
        #expect(error?.code == .invalidState)
        await until { bench.lines.contains("end 0") }
        #expect(bench.channel.activeSession == nil)
        _ = try await bench.channel.begin()
        #expect(bench.lines == ["connect", "begin", "end 0", "begin"])
    }

    @Test func theEndOfTheCastSessionEndsItAtOnce() async throws {
        let (bench, session) = try await DisplayBench.begun()
        try await bench.manager.disconnect()
        #expect(await session.ended()?.code == .disconnected)

        let (stopped, other) = try await DisplayBench.begun()
        stopped.receiver.say(Script.receiverStatus(application: nil))
        #expect(await other.ended()?.code == .disconnected)
    }

    @Test func aControlConnectionThatComesBackKeepsTheSession() async throws {
        // The same application session, over another connection.
        let again = FakeReceiver()
        again.replaceApplication("S1")
        let bench = DisplayBench(later: [again])
        try await bench.connect()
        let session = try await bench.channel.begin()
        bench.transport.tell(.acknowledged(stream: 1, through: .first))
        bench.receiver.breakDown(TransportError(.network, "reset"))
        await until { bench.lines.contains("disconnect") }
        #expect(session.isActive)
        let lost = bench.time.now
        let patience = RemoteDisplayLifecycle<CastError>.channelPatience
        await until { bench.time.isAwaited(at: patience) }
        await until {
            if !bench.channel.isConnected { bench.time.advance(by: .milliseconds(100)) }
            return bench.channel.isConnected || !session.isActive
        }
        #expect(bench.time.now - lost < patience)
        #expect(bench.lines == ["connect", "begin", "disconnect", "connect"])
        await until { !bench.time.isAwaited(at: lost + patience - bench.time.now) }
        bench.time.advance(by: .seconds(20))
        try await bench.settle()
        #expect(session.isActive && !bench.transport.isClosed)
        #expect(again.sentJSON("LAUNCH").isEmpty)
    }

    @Test func mediaGoesOnForFifteenSecondsWithoutAControlConnection() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.tell(.acknowledged(stream: 1, through: .first))
        bench.receiver.breakDown(TransportError(.network, "reset"))
        await until { bench.lines.contains("disconnect") }
        await until { bench.time.isAwaited(at: .seconds(15)) }
        bench.time.advance(by: .milliseconds(14_999))
        #expect(session.isActive)
        await bench.time.advance(toSleeperAt: .milliseconds(1))
        await until { !session.isActive }
        #expect(session.endError?.code == .disconnected)
    }

    @Test func anEncoderThatFailsEndsTheSession() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.encoders.fail(with: TestFailure())
        try session.enqueue(PixelBuffer.grey(1))
        let error = await session.ended()
        #expect(error?.code == .remoteDisplayError && error?.underlying is TestFailure)
    }
}

/// Simulated networks, made as sessions begin.
final class Networks: Sendable {
    private let opened = MutexBox<[SimulatedNetwork]>([])
    private let time: ManualTime

    init(time: ManualTime) { self.time = time }

    var last: SimulatedNetwork? { opened.value.last }

    var maker: MediaTransportMaker {
        MediaTransportMaker { [opened, time] configuration, handler in
            let network = SimulatedNetwork(configuration, time: time, handler)
            opened.change { $0.append(network) }
            return network
        }
    }
}
