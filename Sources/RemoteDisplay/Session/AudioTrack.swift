import CastSender
import CastStreaming
import NIOCore
import Synchronization

/// The sound of one session, from the app to the sender: brought to the agreed rate and channels, cut into the
/// encoder's frames, encoded, sent. At most half a second waits for the encoder.
final class AudioTrack: Sendable {
    static let waitingLimit = Duration.milliseconds(500)

    private struct State {
        var ledger = TrackLedger()
        var timeline: TrackTimeline
        var waiting = Duration.zero
        /// Some of what came since the last `finish(at:)` may not be sent for being less than a frame.
        var mayHaveRest = false
        var encodeTime = Duration.zero
        var encoderName = ""
    }

    /// What only the encoder's queue touches.
    private struct Work {
        var encoder: (any AudioEncoding)?
        var cutter: SoundCutter?
        /// Of the rate that came last, where it is not the agreed one.
        var converter: SoundConverter?
        /// Frames that the encoder was given without giving their packets yet.
        var kept = 0
        /// There is sound in those; else silence alone.
        var keepsSound = false
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

    /// - Parameters: as of `VideoTrack`.
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
        state = Mutex(State(timeline: TrackTimeline(origin: origin, timeBase: stream.timeBase)))
    }

    var ledger: TrackLedger { state.withLock(\.ledger) }
    var encoder: (name: String, time: Duration) { state.withLock { ($0.encoderName, $0.encodeTime) } }

    func enqueue(_ sound: AudioBuffer, at instant: ContinuousClock.Instant) throws(CastError) {
        guard SoundConverter.rates.contains(sound.sampleRate), let samples = sound.mixed(to: agreement.channels) else {
            throw .soundOfAnotherKind(agreement)
        }
        let (duration, rate) = (sound.duration, sound.sampleRate)
        let isTaken = state.withLock { state in
            guard state.waiting == .zero || state.waiting + duration <= Self.waitingLimit else { return false }
            state.waiting += duration
            state.mayHaveRest = true
            state.ledger.take()
            return true
        }
        guard isTaken else { throw .behind("sound") }
        work.async { [self] in encode(samples, rate, duration, instant, with: &$0) }
    }

    /// Sends what is less than a frame too: silence fills it up, and pushes out what the encoder keeps.
    func finish(at instant: ContinuousClock.Instant) {
        let mayHaveRest = state.withLock { state in
            guard state.mayHaveRest else { return false }
            state.mayHaveRest = false
            state.ledger.takeAgain()
            return true
        }
        guard mayHaveRest else { return }
        work.async { [self] work in
            settle(.zero, instant) {
                let encoder = try work.encoder ?? makeEncoder(&work)
                var encoded = try encode(work.cutter?.finish() ?? [], with: encoder, &work)
                guard work.keepsSound else { return encoded }
                encoded += try encode(work.cutter?.silence() ?? [], with: encoder, &work)
                work.keepsSound = false
                return encoded
            }
        }
    }

    /// Makes the encoder. One that can't be made is told of with the first sound.
    func prepare() async {
        await withCheckedContinuation { done in
            work.async { [self] work in
                if work.encoder == nil { _ = try? makeEncoder(&work) }
                done.resume()
            }
        }
    }

    func enqueue(_ frame: EncodedAudioFrame, at instant: ContinuousClock.Instant) {
        state.withLock { $0.ledger.hand() }
        hand(frame.payload, at: instant)
    }

    func acknowledge(through id: FrameID) {
        state.withLock { $0.ledger.acknowledge(through: id) }
        settled()
    }

    private func encode(
        _ samples: [Float], _ rate: Int, _ duration: Duration, _ instant: ContinuousClock.Instant,
        with work: inout Work
    ) {
        settle(duration, instant) {
            let encoder = try work.encoder ?? makeEncoder(&work)
            let samples = convert(samples, from: rate, with: &work)
            return try encode(work.cutter?.cut(samples, at: instant) ?? [], with: encoder, &work)
        }
    }

    private func encode(
        _ frames: [SoundCutter.Frame], with encoder: any AudioEncoding, _ work: inout Work
    ) throws -> [EncodedAudioFrame] {
        var encoded: [EncodedAudioFrame] = []
        for frame in frames {
            let sound = AudioBuffer(
                samples: frame.samples, sampleRate: agreement.sampleRate, channels: agreement.channels)
            encoded += try encoder.encode(sound, presentationTime: frame.instant - origin)
        }
        work.kept += frames.count - encoded.count
        if !frames.isEmpty { work.keepsSound = work.kept > 0 }
        return encoded
    }

    /// One that waited is encoded, and goes to the sender.
    private func settle(
        _ duration: Duration, _ instant: ContinuousClock.Instant, _ encode: () throws -> [EncodedAudioFrame]
    ) {
        do {
            let began = ContinuousClock.now
            let encoded = try encode()
            state.withLock { state in
                state.waiting -= duration
                state.ledger.encoded(into: encoded.count)
                if !encoded.isEmpty { state.encodeTime = .now - began }
            }
            for frame in encoded { hand(frame.payload, at: origin + frame.presentationTime) }
            if encoded.isEmpty { settled() }
        } catch {
            state.withLock { state in
                state.waiting -= duration
                state.ledger.drop(at: state.timeline.timestamp(of: instant))
            }
            settled()
            failed(error as? CastError ?? .encoderFailed(error))
        }
    }

    private func convert(_ samples: [Float], from rate: Int, with work: inout Work) -> [Float] {
        guard rate != agreement.sampleRate else {
            work.converter = nil
            return samples
        }
        if work.converter?.from != rate {
            work.converter = SoundConverter(from: rate, to: agreement.sampleRate, channels: agreement.channels)
        }
        return work.converter?.convert(samples) ?? []
    }

    private func makeEncoder(_ work: inout Work) throws -> any AudioEncoding {
        guard let provider else { throw CastError.noEncoder("sound") }
        let encoder = try provider.makeAudioEncoder(
            AudioEncoderSettings(
                codec: agreement.codec, sampleRate: agreement.sampleRate, channels: agreement.channels,
                bitRate: agreement.bitRate))
        work.encoder = encoder
        work.cutter = SoundCutter(
            sampleRate: agreement.sampleRate, channels: agreement.channels, samplesPerFrame: encoder.samplesPerFrame)
        state.withLock { $0.encoderName = encoder.name }
        return encoder
    }

    /// Every frame of sound can be decoded by itself.
    private func hand(_ payload: ByteBuffer, at instant: ContinuousClock.Instant) {
        let timestamp = state.withLock { $0.timeline.timestamp(of: instant) }
        let outgoing = StreamingSender.OutgoingFrame(
            dependency: .key, timestamp: timestamp, referenceTime: instant, payload: payload)
        let bytes = payload.readableBytes
        transport.enqueue(outgoing, stream: index) { [self] outcome in
            state.withLock { $0.ledger.settle(outcome, bytes: bytes, at: timestamp) }
            settled()
        }
    }
}
