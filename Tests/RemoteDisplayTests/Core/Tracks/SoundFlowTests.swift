import Testing

@testable import CastStreaming
@testable import RemoteDisplay

/// What becomes of an app's sound, and in which pieces an encoder gets it.
struct SoundFlowTests {
    private let start = ContinuousClock.now
    private let agreed = RemoteDisplayAgreement.Audio(codec: .opus, sampleRate: 48_000, channels: 1, bitRate: 64_000)

    @Test func halfASecondWaitsButOnePieceAlways() {
        var flow = SoundFlow(origin: start, timeBase: 48_000)
        #expect(flow.enqueue(.seconds(2)) == true)
        #expect(flow.enqueue(.milliseconds(10)) == false)
        flow.encoded(.seconds(2), into: 200)
        #expect(flow.enqueue(.milliseconds(400)) && flow.enqueue(.milliseconds(100)) && !flow.enqueue(.milliseconds(1)))
        flow.drop(.milliseconds(400), at: start)
        #expect(flow.enqueue(.milliseconds(400)) && flow.ledger.dropped == 1)
    }

    @Test func theRestIsSentOnceAndOnlyWhereThereIsSome() {
        var flow = SoundFlow(origin: start, timeBase: 48_000)
        #expect(flow.finish() == false)
        _ = flow.enqueue(.milliseconds(5))
        flow.encoded(.milliseconds(5), into: 0)
        #expect(flow.finish() && !flow.finish())
        #expect(!flow.ledger.isDelivered, "the rest waits")
    }

    @Test func silencePushesOutWhatTheEncoderKeeps() {
        var feed = SoundFeed(agreed, samplesPerFrame: 480)
        let frames = feed.cut([Float](repeating: 1, count: 700), from: 48_000, at: start)
        #expect(frames.count == 1)
        feed.encoded(1, into: 0)
        let rest = feed.rest()
        #expect(rest.map(\.instant) == [start + .milliseconds(10)] && rest[0].samples[219] == 1)
        #expect(rest[0].samples[220...].allSatisfy { $0 == 0 })
        feed.encoded(1, into: 1)
        #expect(feed.silence().map(\.instant) == [start + .milliseconds(20)])
        feed.encoded(1, into: 1, isSilence: true)
        #expect(feed.silence().isEmpty, "only silence is kept now")
    }

    @Test func anEncoderThatKeepsNothingIsGivenNoSilence() {
        var feed = SoundFeed(agreed, samplesPerFrame: 480)
        _ = feed.cut([Float](repeating: 1, count: 480), from: 48_000, at: start)
        feed.encoded(1, into: 1)
        #expect(feed.silence().isEmpty)
    }

    @Test func soundThatCannotBeBroughtToTheAgreedFormIsNone() {
        func samples(_ rate: Int, _ channels: Int, for agreed: RemoteDisplayAgreement.Audio) -> [Float]? {
            let silence = [Float](repeating: 0, count: channels)
            let sound = AudioBuffer(samples: silence, sampleRate: rate, channels: channels)
            return SoundFeed.samples(of: sound, for: agreed)
        }
        let stereo = RemoteDisplayAgreement.Audio(codec: .opus, sampleRate: 48_000, channels: 2, bitRate: 64_000)
        #expect(samples(192_000, 6, for: agreed)?.count == 1 && samples(8_000, 1, for: stereo)?.count == 2)
        #expect(samples(192_001, 1, for: agreed) == nil && samples(7_999, 1, for: agreed) == nil)
        #expect(samples(48_000, 6, for: stereo) == nil)
    }
}
