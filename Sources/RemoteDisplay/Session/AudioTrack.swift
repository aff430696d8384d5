import CastSender
import CastStreaming
import NIOCore
import Synchronization

/// Carries the audio of one session from the app to the sender, as its `SoundFlow` and its `SoundFeed` decide.
///
/// The audio is converted to the agreed rate and channels, cut into the encoder's frames, encoded and sent.
final class AudioTrack: Sendable {
    private struct State {
        var flow: SoundFlow
        var encodeTime = Duration.zero
        var encoderName = ""
    }

    /// Used only on the encoder's queue.
    private struct Work {
        var encoder: (any AudioEncoding)?
        var feed: SoundFeed?
    }

    let index: Int
    let agreement: RemoteDisplayAgreement.Audio
    private let provider: (any EncoderProvider)?
    private let transport: any MediaTransport
    private let origin: ContinuousClock.Instant
    private let state: Mutex<State>
    private let work = EncoderQueue("marquee.audio", Work())
    private let settled: @Sendable () -> Void
    private let failed: @Sendable (CastError) -> Void

    /// - Parameters: As in `VideoTrack`.
    init(
        _ stream: StreamParameters, agreement: RemoteDisplayAgreement.Audio, provider: (any EncoderProvider)?,
        transport: any MediaTransport, origin: ContinuousClock.Instant, settled: @escaping @Sendable () -> Void,
        failed: @escaping @Sendable (CastError) -> Void
    ) {
        index = stream.index
        self.agreement = agreement
        self.provider = provider
        self.transport = transport
        self.origin = origin
        self.settled = settled
        self.failed = failed
        state = Mutex(State(flow: SoundFlow(origin: origin, timeBase: stream.timeBase)))
    }

    var ledger: TrackLedger { state.withLock(\.flow.ledger) }
    var encoder: (name: String, time: Duration) { state.withLock { ($0.encoderName, $0.encodeTime) } }

    func enqueue(_ sound: AudioBuffer, at instant: ContinuousClock.Instant) throws(CastError) {
        guard let samples = SoundFeed.samples(of: sound, for: agreement) else { throw .soundOfAnotherKind(agreement) }
        let (duration, rate) = (sound.duration, sound.sampleRate)
        guard state.withLock({ $0.flow.enqueue(duration) }) else { throw .behind("sound") }
        work.async { [self] in encode(samples, rate, duration, instant, with: &$0) }
    }

    /// Sends even a remainder that is less than a frame. Silence fills it up, and pushes out what the encoder still
    /// holds.
    func finish(at instant: ContinuousClock.Instant) {
        guard state.withLock({ $0.flow.finish() }) else { return }
        work.async { [self] work in
            settle(.zero, instant) {
                let encoder = try work.encoder ?? makeEncoder(&work)
                let rest = work.feed?.rest() ?? []
                let encoded = try encode(rest, with: encoder)
                work.feed?.encoded(rest.count, into: encoded.count)
                let silence = work.feed?.silence() ?? []
                let pushedOut = try encode(silence, with: encoder)
                work.feed?.encoded(silence.count, into: pushedOut.count, isSilence: true)
                return encoded + pushedOut
            }
        }
    }

    /// Makes the encoder. If that fails, the error is reported with the first audio.
    func prepare() async {
        await withCheckedContinuation { done in
            work.async { [self] work in
                if work.encoder == nil { _ = try? makeEncoder(&work) }
                done.resume()
            }
        }
    }

    func enqueue(_ frame: EncodedAudioFrame, at instant: ContinuousClock.Instant) {
        state.withLock { $0.flow.hand() }
        hand(frame.payload, at: instant)
    }

    func acknowledge(through id: FrameID) {
        state.withLock { $0.flow.acknowledge(through: id) }
        settled()
    }

    private func encode(
        _ samples: [Float], _ rate: Int, _ duration: Duration, _ instant: ContinuousClock.Instant,
        with work: inout Work
    ) {
        settle(duration, instant) {
            let encoder = try work.encoder ?? makeEncoder(&work)
            let frames = work.feed?.cut(samples, from: rate, at: instant) ?? []
            let encoded = try encode(frames, with: encoder)
            work.feed?.encoded(frames.count, into: encoded.count)
            return encoded
        }
    }

    private func encode(
        _ frames: [SoundCutter.Frame], with encoder: any AudioEncoding
    ) throws -> [EncodedAudioFrame] {
        var encoded: [EncodedAudioFrame] = []
        for frame in frames {
            let sound = AudioBuffer(
                samples: frame.samples, sampleRate: agreement.sampleRate, channels: agreement.channels)
            encoded += try encoder.encode(sound, presentationTime: frame.instant - origin)
        }
        return encoded
    }

    /// Encodes a piece that waited, and hands the packets to the sender.
    private func settle(
        _ duration: Duration, _ instant: ContinuousClock.Instant, _ encode: () throws -> [EncodedAudioFrame]
    ) {
        do {
            let began = ContinuousClock.now
            let encoded = try encode()
            state.withLock { state in
                state.flow.encoded(duration, into: encoded.count)
                if !encoded.isEmpty { state.encodeTime = .now - began }
            }
            for frame in encoded { hand(frame.payload, at: origin + frame.presentationTime) }
            if encoded.isEmpty { settled() }
        } catch {
            state.withLock { $0.flow.drop(duration, at: instant) }
            settled()
            failed(error as? CastError ?? .encoderFailed(error))
        }
    }

    private func makeEncoder(_ work: inout Work) throws -> any AudioEncoding {
        guard let provider else { throw CastError.noEncoder(.audio) }
        let encoder = try provider.makeAudioEncoder(AudioEncoderSettings(agreement))
        work.encoder = encoder
        work.feed = SoundFeed(agreement, samplesPerFrame: encoder.samplesPerFrame)
        state.withLock { $0.encoderName = encoder.name }
        return encoder
    }

    /// Hands a packet to the sender as a key frame, because every audio frame can be decoded by itself.
    private func hand(_ payload: ByteBuffer, at instant: ContinuousClock.Instant) {
        let timestamp = state.withLock { $0.flow.timestamp(of: instant) }
        let outgoing = StreamingSender.OutgoingFrame(
            dependency: .key, timestamp: timestamp, referenceTime: instant, payload: payload)
        let bytes = payload.readableBytes
        transport.enqueue(outgoing, stream: index) { [self] outcome in
            state.withLock { $0.flow.settle(outcome, bytes: bytes, at: timestamp) }
            settled()
        }
    }
}
