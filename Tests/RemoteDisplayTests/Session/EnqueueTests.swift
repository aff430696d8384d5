import CastStreaming
import CastWire
import Testing

@testable import CastSender
@testable import RemoteDisplay

/// What a session takes and what it does with it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EnqueueTests {
    private func sound(_ count: Int, rate: Int = 48_000, channels: Int = 2) -> AudioBuffer {
        AudioBuffer(samples: [Float](repeating: 0.5, count: count * channels), sampleRate: rate, channels: channels)
    }

    @Test func theFirstPictureIsAKeyFrameAndLaterOnesWhereTheReceiverNeedsIt() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        for count in 1...4 {
            if count == 3 { bench.transport.tell(.needsKeyFrame(stream: 1)) }
            try session.enqueue(PixelBuffer.grey(1), presentationTime: .milliseconds(33 * count))
            await until { bench.transport.taken.count == count }
        }
        #expect(bench.encoders.forced == [true, false, true, false])
        #expect(bench.transport.taken.map(\.frame.dependency) == [.key, .dependent, .key, .dependent])
    }

    @Test func whatTheNetworkAllowsReachesTheEncoderWithinTheAgreedBounds() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        for (count, bitRate) in [(1, 1_000_000), (2, 90_000_000), (3, 1)] {
            bench.transport.tell(.bitrate(video: bitRate))
            try session.enqueue(PixelBuffer.grey(1))
            await until { bench.transport.taken.count == count }
        }
        #expect(bench.encoders.counts.withLock(\.videoSettings)[0].bitRate == 1_000_000)
        #expect(bench.encoders.bitRates == [5_000_000, 300_000])
        #expect(session.bitRate == 300_000)
    }

    @Test func aPictureThatWouldComeTooLateIsNotEvenEncoded() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.refuse(.inFlight)
        try session.enqueue(PixelBuffer.grey(1))
        let statistics = await session.statistics()
        #expect(statistics.video.framesEnqueued == 1 && statistics.video.framesDropped == 1)
        #expect(bench.encoders.forced.isEmpty && bench.transport.taken.isEmpty)
        #expect(session.flush(), "what was dropped is not waited for")
    }

    @Test func thePoolAndTheQueueAreBounded() async throws {
        let (bench, session) = try await DisplayBench.begun()
        // Nobody answers: the pictures wait.
        let held = (0..<6).compactMap { _ in session.makePixelBuffer() }
        #expect(held.count == 6 && session.makePixelBuffer() == nil)
        #expect(!bench.transport.isClosed)
        let long = sound(48_000)
        try session.enqueue(long)
        let error = captured { for _ in 0..<1_000 { try session.enqueue(long) } }
        #expect(error?.code == .sendBufferFull)
    }

    private func captured(_ body: () throws -> Void) -> CastError? {
        do {
            try body()
            return nil
        } catch {
            return error as? CastError
        }
    }

    @Test func soundOfAnotherRateIsRefusedAndMonoIsSpread() async throws {
        let (bench, session) = try await DisplayBench.begun()
        let rate = #expect(throws: CastError.self) { try session.enqueue(sound(480, rate: 44_100)) }
        #expect(rate?.code == .remoteDisplayAudioConversionError)
        let channels = #expect(throws: CastError.self) { try session.enqueue(sound(480, channels: 6)) }
        #expect(channels?.code == .remoteDisplayAudioConversionError)
        try session.enqueue(sound(480, channels: 1))
        await until { bench.transport.taken.count == 1 }
        #expect(bench.transport.taken[0].frame.payload.readableBytes == 480 * 2 * 4)
    }

    @Test func timestampsFollowTheAppsClockAndAlwaysRise() async throws {
        let (bench, session) = try await DisplayBench.begun()
        let times: [Duration] = [.seconds(50), .milliseconds(50_040), .milliseconds(50_040), .milliseconds(50_080)]
        for time in times {
            try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: time))
        }
        try session.enqueue(EncodedAudioFrame(payload: .init(bytes: [1]), presentationTime: .milliseconds(50_020)))
        let taken = bench.transport.taken
        #expect(taken.filter { $0.stream == 1 }.map(\.frame.timestamp.ticks) == [0, 3_600, 3_601, 7_200])
        #expect(taken.filter { $0.stream == 0 }.map(\.frame.timestamp.ticks) == [960])
        #expect(taken[3].frame.referenceTime - taken[0].frame.referenceTime == .milliseconds(80))
    }

    // S1-32
    @Test func flushReturnsWithTheAcknowledgementAndNotAfterTwoHundredMilliseconds() async throws {
        let (bench, session) = try await DisplayBench.begun()
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        let clock = ContinuousClock()
        let dead = clock.measure { #expect(!session.flush(timeout: .seconds(30))) }
        #expect(dead >= .milliseconds(200) && dead < .seconds(5), "bounded whatever was asked for")
        bench.transport.tell(.acknowledged(stream: 1, through: .first))
        #expect(session.flush(timeout: .zero))
    }
}
