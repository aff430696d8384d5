import CastWire
import Dispatch
import Foundation
import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
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
            bench.time.advance(by: .milliseconds(33))
            try session.enqueue(PixelBuffer.grey(1))
            await until { bench.transport.taken.count == count }
        }
        #expect(bench.encoders.counts.withLock(\.videoSettings)[0].bitRate == 1_000_000)
        #expect(bench.encoders.bitRates == [5_000_000, 300_000])
        #expect(session.bitRate == 300_000)
    }

    @Test func encodersCanBeOpenedBeforeTheFirstPicture() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        await session.prepareEncoders()
        #expect(bench.encoders.counts.withLock(\.videoSettings).count == 1)
        #expect(session.state.withLock { $0.video?.encoder.name } != "")
        try session.enqueue(PixelBuffer.grey(1))
        await until { bench.transport.taken.count == 1 }
        #expect(bench.encoders.counts.withLock(\.videoSettings).count == 1)
    }

    // S1-16: the sender begins with what the app said, and goes up from there.
    @Test(arguments: [400_000, 5_000_000]) func theSenderBeginsWithTheStartBitRate(start: Int) async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        var configuration = RemoteDisplayConfiguration(video: VideoStreamDescriptor(), audio: nil)
        configuration.video?.startBitRate = start
        let session = try await bench.channel.begin(configuration)
        let network = try #require(networks.last)
        #expect(session.bitRate == start)
        for index in 0..<6 {
            try session.enqueue(PixelBuffer.grey(1), presentationTime: .milliseconds(33 * index))
            await until { session.state.withLock { $0.video?.ledger.waiting == 0 } }
            network.run(for: .milliseconds(33))
        }
        // Two tenths of a second, a tenth more in each.
        #expect((start...start * 5 / 4).contains(session.bitRate))
        network.run(for: .seconds(5))
        #expect(session.bitRate == 5_000_000)
    }

    @Test func aPictureThatWouldComeTooLateIsNotEvenEncoded() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.refuse(.inFlight)
        try session.enqueue(PixelBuffer.grey(1))
        let statistics = await session.statistics()
        #expect(statistics.video.framesEnqueued == 1 && statistics.video.framesDropped == 1)
        #expect(bench.encoders.forced.isEmpty && bench.transport.taken.isEmpty)
        #expect(session.waitForDelivery(atMost: .seconds(30)) == .needless, "what was dropped is not waited for")
        #expect(!session.flush(), "and the receiver does not have it")
        bench.transport.refuse(nil)
        bench.transport.acknowledgeEverything()
        bench.time.advance(by: .milliseconds(33))
        try session.enqueue(PixelBuffer.grey(2))
        await until { bench.transport.taken.count == 1 }
        #expect(session.flush(), "it has what came after it")
    }

    @Test func anEncoderThatWentOnInSoftwareIsToldOf() async throws {
        let encoders = FakeEncoders()
        encoders.becomes("card", isHardware: true)
        let (bench, session) = try await DisplayBench.begun(encoders: encoders)
        try session.enqueue(PixelBuffer.grey(1))
        await until { bench.transport.taken.count == 1 }
        #expect(await session.statistics().video.encoderName == "card")
        encoders.becomes("software", isHardware: false)
        bench.time.advance(by: .milliseconds(33))
        try session.enqueue(PixelBuffer.grey(2))
        await until { bench.transport.taken.count == 2 }
        let statistics = await session.statistics().video
        #expect(statistics.encoderName == "software" && !statistics.isHardware)
    }

    /// The one before it is still being encoded then, and is settled after it.
    @Test func flushSaysNoWhereTheNewestPictureWasLeftOut() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        bench.encoders.hold()
        try session.enqueue(PixelBuffer.grey(1), presentationTime: .zero)
        bench.transport.refuse(.inFlight)
        try session.enqueue(PixelBuffer.grey(2), presentationTime: .milliseconds(33))
        bench.encoders.goOn()
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.transport.taken.count == 1 && !session.flush())
        bench.transport.refuse(nil)
        try session.enqueue(PixelBuffer.grey(3), presentationTime: .milliseconds(66))
        session.waitForDelivery(atMost: .seconds(30))
        #expect(session.flush())
        // More than was agreed on for a second.
        try session.enqueue(PixelBuffer.grey(4), presentationTime: .milliseconds(70))
        #expect(session.state.withLock { $0.video?.thinned } == 1)
        #expect(bench.transport.taken.count == 2 && !session.flush())
        try session.enqueue(PixelBuffer.grey(5), presentationTime: .milliseconds(100))
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.transport.taken.count == 3 && session.flush())
    }

    @Test func aPictureThatIsRefusedIsTheAppsAsBefore() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.encoders.hold()
        defer { bench.encoders.goOn() }
        for _ in 0..<2 {
            try session.enqueue(PixelBuffer.grey(1))
            bench.time.advance(by: .milliseconds(33))
        }
        let picture = PixelBuffer.grey(3)
        let error = #expect(throws: CastError.self) { try session.enqueue(picture) }
        #expect(error?.code == .sendBufferFull)
        // Ends the program where it is sealed.
        picture.fill(4)
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

    @Test func soundThatCannotBeConvertedIsRefusedAndMonoIsSpread() async throws {
        let (bench, session) = try await DisplayBench.begun()
        for odd in [7_999, 192_001] {
            let rate = #expect(throws: CastError.self) { try session.enqueue(sound(480, rate: odd)) }
            #expect(rate?.code == .remoteDisplayAudioConversionError)
        }
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
        // The shortest of five: what makes the others longer is the machine.
        let clock = ContinuousClock()
        let took = (0..<5).map { _ in clock.measure { #expect(!session.flush(timeout: .seconds(30))) } }
        let shortest = try #require(took.min())
        #expect(RemoteDisplaySession.flushLimit == .milliseconds(200))
        #expect(shortest >= .milliseconds(190) && shortest <= .milliseconds(400), "whatever was asked for: \(took)")
        // Another thread tells the acknowledgement once this one is blocked; without its word this would take a minute.
        let transport = bench.transport
        DispatchQueue.global().async {
            while session.state.withLock({ $0.flushes.isEmpty }) { sched_yield() }
            transport.tell(.acknowledged(stream: 1, through: .first))
        }
        #expect(session.waitForDelivery(atMost: .seconds(60)) == .woken)
        #expect(session.flush(timeout: .zero))
    }

    @Test(arguments: [false, true]) func flushSendsTheSoundThatIsLessThanAPacket(isKept: Bool) async throws {
        let encoders = FakeEncoders(keepsSound: isKept)
        let (bench, session) = try await DisplayBench.begun(encoders: encoders)
        bench.transport.acknowledgeEverything()
        let samples = [Float](repeating: 1, count: 480 + 120)
        try session.enqueue(AudioBuffer(samples: samples, sampleRate: 48_000, channels: 1))
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.transport.taken.count == (isKept ? 0 : 1))
        session.flush()
        session.waitForDelivery(atMost: .seconds(30))
        let payloads = bench.transport.taken.map { Array($0.frame.payload.readableBytesView) }
        #expect(payloads.count == 2)
        let one = withUnsafeBytes(of: Float(1).bitPattern.bigEndian) { Array($0) }
        #expect(payloads.last?.prefix(4) == one[...] && payloads.last?.suffix(4) == [0, 0, 0, 0], "then silence")
        #expect(session.flush() && session.waitForDelivery(atMost: .seconds(30)) == .needless)
        #expect(bench.transport.taken.count == 2, "nothing waits any more")
    }

    // S1-32: its own way past the queue, and past admission.
    @Test func thePausedPictureGetsThroughABusySession() async throws {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        bench.encoders.hold()
        for _ in 0..<2 {
            try session.enqueue(PixelBuffer.grey(1))
            bench.time.advance(by: .milliseconds(33))
        }
        // From now on whatever asks is told that it would come too late, and the first that is encoded is dropped.
        bench.transport.refuse(.inFlight)
        bench.transport.dropNext(3)
        session.pausedPicture = PixelBuffer.grey(77)
        let encoders = bench.encoders
        DispatchQueue.global().async {
            while session.state.withLock({ $0.video?.ledger.waiting ?? 0 }) < 3 { sched_yield() }
            encoders.goOn()
        }
        #expect(session.sendPausedPicture(atMost: .seconds(30)))
        #expect(bench.transport.taken.map { $0.frame.payload.readableBytesView.last } == [77])
    }

    // S1-32
    @Test func aPausedPictureThatNobodyTakesIsNotSaidToBeThere() async throws {
        let (bench, session) = try await DisplayBench.begun()
        session.pausedPicture = PixelBuffer.grey(77)
        bench.transport.dropNext(1_000_000)
        #expect(!session.sendPausedPicture(atMost: .milliseconds(50)))
        bench.transport.dropNext(0)
        #expect(!session.sendPausedPicture(atMost: .milliseconds(50)), "sent, and never acknowledged")
        #expect(!session.flush(timeout: .zero))
    }
}
