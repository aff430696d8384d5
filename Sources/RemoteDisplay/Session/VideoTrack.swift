import CastSender
import CastStreaming
import NIOCore
import Synchronization

/// Carries the video of one session from the app to the sender, as its `PictureFlow` decides.
///
/// A frame is encoded only if the sender says that it would not drop it. A new bit rate, or a key frame that the
/// receiver needs, reaches the encoder with the next frame.
final class VideoTrack: Sendable {
    private struct State {
        var flow: PictureFlow<PixelBuffer>
        var encodeTime = Duration.zero
        var encoderName = ""
        var isHardware = false

        mutating func note(_ encoder: any VideoEncoding) {
            encoderName = encoder.name
            isHardware = encoder.isHardware
        }
    }

    /// Used only on the encoder's queue.
    private struct Work {
        var encoder: (any VideoEncoding)?
        var bitRate = 0
    }

    let index: Int
    let agreement: RemoteDisplayAgreement.Video
    private let provider: (any EncoderProvider)?
    private let transport: any MediaTransport
    private let origin: ContinuousClock.Instant
    private let state: Mutex<State>
    private let work = EncoderQueue("marquee.video", Work())
    private let settled: @Sendable () -> Void
    private let failed: @Sendable (CastError) -> Void

    /// - Parameters:
    ///   - settled: Called when something changes that `isDelivered` depends on.
    ///   - failed: Called when the encoder can't continue.
    init(
        _ stream: StreamParameters, agreement: RemoteDisplayAgreement.Video, provider: (any EncoderProvider)?,
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
        state = Mutex(State(flow: PictureFlow(agreement, origin: origin, timeBase: stream.timeBase)))
    }

    var ledger: TrackLedger { state.withLock(\.flow.ledger) }
    /// Frames that were left out because there were too many for the agreed rate.
    var thinned: Int { state.withLock(\.flow.thinned) }
    var needsKeyFrame: Bool { state.withLock(\.flow.needsKeyFrame) }
    var bitRate: Int { state.withLock(\.flow.bitRate) }
    var encoder: (name: String, isHardware: Bool, time: Duration) {
        state.withLock { ($0.encoderName, $0.isHardware, $0.encodeTime) }
    }

    /// Makes the encoder. If that fails, the error is reported with the first frame.
    func prepare() async {
        await withCheckedContinuation { done in
            work.async { [self] work in
                if work.encoder == nil { _ = try? makeEncoder(&work) }
                done.resume()
            }
        }
    }

    /// Enqueues a frame. Seals it unless this throws.
    func enqueue(_ picture: PixelBuffer, at instant: ContinuousClock.Instant) throws(CastError) {
        let taking = state.withLock { $0.flow.enqueue(picture, canBeKept: picture.canBeKept, at: instant) }
        if case .refused = taking { throw .behind("pictures") }
        picture.seal()
        guard case .taken(let timestamp) = taking else { return }
        transport.admission(of: timestamp, stream: index) { [self] reason in
            guard reason == nil else { return drop(timestamp) }
            work.async { [self] in encode(picture, timestamp, with: &$0) }
        }
    }

    /// Enqueues the last frame. No limit holds for it, because there will be no later frames.
    ///
    /// - Parameter outcome: Called with whether the frame is on its way.
    func enqueueLast(
        _ picture: PixelBuffer, at instant: ContinuousClock.Instant, outcome: @escaping @Sendable (Bool) -> Void
    ) {
        picture.seal()
        let timestamp = state.withLock {
            $0.flow.enqueueLast(picture, canBeKept: picture.canBeKept, at: instant)
        }
        work.async { [self] in encode(picture, timestamp, with: &$0, outcome) }
    }

    func enqueue(_ frame: EncodedVideoFrame, at instant: ContinuousClock.Instant) {
        hand(frame, state.withLock { $0.flow.hand(at: instant) }, instant)
    }

    func acknowledge(through id: FrameID) {
        state.withLock { $0.flow.acknowledge(through: id) }
        settled()
    }

    func requestKeyFrame() {
        state.withLock { $0.flow.requestKeyFrame() }
    }

    /// Encodes the app's last frame once more if a key frame is still needed and nothing on its way can become one.
    ///
    /// If the sender would drop it, there will be another request.
    func repeatNewest(at instant: ContinuousClock.Instant) {
        guard let timestamp = state.withLock({ $0.flow.repetition(at: instant) }) else { return }
        transport.admission(of: timestamp, stream: index) { [self] reason in
            guard reason == nil, let picture = state.withLock({ $0.flow.takeRepetition(at: timestamp) }) else { return }
            work.async { [self] in encode(picture, timestamp, with: &$0) }
        }
    }

    /// Stops keeping the last frame, until the next one comes.
    func forgetNewest() {
        // The frame is freed outside the lock.
        _ = state.withLock { $0.flow.forgetNewest() }
    }

    func setBitRate(_ bitsPerSecond: Int) {
        state.withLock { $0.flow.setBitRate(bitsPerSecond) }
    }

    private func drop(_ timestamp: RTPTimestamp) {
        state.withLock { $0.flow.drop(timestamp) }
        settled()
    }

    private func encode(
        _ picture: PixelBuffer, _ timestamp: RTPTimestamp, with work: inout Work,
        _ outcome: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        do {
            let encoder = try work.encoder ?? makeEncoder(&work)
            let (forcesKeyFrame, bitRate) = state.withLock { ($0.flow.needsKeyFrame, $0.flow.bitRate) }
            if bitRate != work.bitRate {
                work.bitRate = bitRate
                encoder.setBitRate(bitRate)
            }
            let began = ContinuousClock.now
            let time = timestamp.duration(timeBase: OfferedStream.videoTimeBase)
            let frames = try encoder.encode(picture, presentationTime: time, forcesKeyFrame: forcesKeyFrame)
            state.withLock { state in
                state.flow.encoded(
                    timestamp, into: frames.count, hasKeyFrame: frames.contains(where: \.isKeyFrame))
                state.encodeTime = .now - began
                // If a hardware encoder fails at a frame, it is replaced within its own `encode`.
                state.note(encoder)
            }
            for frame in frames {
                let timestamp = RTPTimestamp(frame.presentationTime, timeBase: OfferedStream.videoTimeBase)
                hand(frame, timestamp, origin + frame.presentationTime, outcome)
            }
            guard frames.isEmpty else { return }
            settled()
            outcome(false)
        } catch {
            drop(timestamp)
            outcome(false)
            failed(error as? CastError ?? .encoderFailed(error))
        }
    }

    private func makeEncoder(_ work: inout Work) throws -> any VideoEncoding {
        guard let provider else { throw CastError.noEncoder(.video) }
        let bitRate = state.withLock(\.flow.bitRate)
        let encoder = try provider.makeVideoEncoder(VideoEncoderSettings(agreement, bitRate: bitRate))
        work.encoder = encoder
        work.bitRate = bitRate
        state.withLock { $0.note(encoder) }
        return encoder
    }

    private func hand(
        _ frame: EncodedVideoFrame, _ timestamp: RTPTimestamp, _ instant: ContinuousClock.Instant,
        _ told: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        let outgoing = StreamingSender.OutgoingFrame(
            dependency: frame.isKeyFrame ? .key : .dependent, timestamp: timestamp, referenceTime: instant,
            payload: frame.payload)
        let (bytes, isKeyFrame) = (frame.payload.readableBytes, frame.isKeyFrame)
        transport.enqueue(outgoing, stream: index) { [self] outcome in
            state.withLock { $0.flow.settle(outcome, bytes: bytes, isKeyFrame: isKeyFrame, at: timestamp) }
            settled()
            if case .accepted = outcome { told(true) } else { told(false) }
        }
    }
}
