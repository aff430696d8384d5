import CastSender
import CastStreaming
import NIOCore
import Synchronization

/// The pictures of one session, from the app to the sender.
///
/// A picture is encoded only where the sender says that it would not be dropped; at most two wait for the encoder, and
/// of more than were agreed on a second the rest is left out. What the network allows and the key frames that the
/// receiver needs reach the encoder with the next picture. Where there is none, as what is shown stands still, the last
/// one is encoded once more; for that it is kept until another comes, if its memory can be spared.
final class VideoTrack: Sendable {
    static let waitingLimit = 2

    private struct State {
        var ledger = TrackLedger()
        var timeline: TrackTimeline
        var thinner: PictureThinner
        var thinned = 0
        var needsKeyFrame = true
        /// What the app drew last, whatever became of it.
        var newest: PixelBuffer?
        var bitRate: Int
        var encodeTime = Duration.zero
        var encoderName = ""
        var isHardware = false

        mutating func note(_ encoder: any VideoEncoding) {
            encoderName = encoder.name
            isHardware = encoder.isHardware
        }
    }

    /// What only the encoder's queue touches.
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
    ///   - settled: something that `isDelivered` goes by has changed.
    ///   - failed: the encoder can't go on.
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
        state = Mutex(
            State(
                timeline: TrackTimeline(origin: origin, timeBase: stream.timeBase),
                thinner: PictureThinner(framesPerSecond: agreement.frameRate), bitRate: agreement.startBitRate))
    }

    var ledger: TrackLedger { state.withLock(\.ledger) }
    /// Pictures that were too many for the agreed rate.
    var thinned: Int { state.withLock(\.thinned) }
    var needsKeyFrame: Bool { state.withLock(\.needsKeyFrame) }
    var bitRate: Int { state.withLock(\.bitRate) }
    var encoder: (name: String, isHardware: Bool, time: Duration) {
        state.withLock { ($0.encoderName, $0.isHardware, $0.encodeTime) }
    }

    /// Makes the encoder. One that can't be made is told of with the first picture.
    func prepare() async {
        await withCheckedContinuation { done in
            work.async { [self] work in
                if work.encoder == nil { _ = try? makeEncoder(&work) }
                done.resume()
            }
        }
    }

    /// What became of a picture that was to be taken.
    private enum Taking {
        case taken(RTPTimestamp)
        case leftOut
        case refused
    }

    /// Seals the picture where it does not throw.
    func enqueue(_ picture: PixelBuffer, at instant: ContinuousClock.Instant) throws(CastError) {
        let taking = state.withLock { state -> Taking in
            guard state.ledger.waiting < Self.waitingLimit else { return .refused }
            let isTaken = state.thinner.takes(instant - origin)
            let timestamp = state.timeline.timestamp(of: instant)
            state.newest = picture.canBeKept ? picture : nil
            guard isTaken else {
                state.thinned += 1
                state.ledger.leaveOut(at: timestamp)
                return .leftOut
            }
            state.ledger.take()
            return .taken(timestamp)
        }
        if case .refused = taking { throw .behind("pictures") }
        picture.seal()
        guard case .taken(let timestamp) = taking else { return }
        transport.admission(of: timestamp, stream: index) { [self] reason in
            guard reason == nil else { return drop(timestamp) }
            work.async { [self] in encode(picture, timestamp, with: &$0) }
        }
    }

    /// Past all that makes way for later pictures: there will be none.
    ///
    /// - Parameter outcome: whether it is on its way.
    func enqueueLast(
        _ picture: PixelBuffer, at instant: ContinuousClock.Instant, outcome: @escaping @Sendable (Bool) -> Void
    ) {
        picture.seal()
        let timestamp = state.withLock { state in
            state.ledger.take()
            state.newest = picture.canBeKept ? picture : nil
            return state.timeline.timestamp(of: instant)
        }
        work.async { [self] in encode(picture, timestamp, with: &$0, outcome) }
    }

    func enqueue(_ frame: EncodedVideoFrame, at instant: ContinuousClock.Instant) {
        let timestamp = state.withLock { state in
            state.ledger.hand()
            // There is no encoder that could make a key frame: the app has to.
            state.newest = nil
            return state.timeline.timestamp(of: instant)
        }
        hand(frame, timestamp, instant)
    }

    func acknowledge(through id: FrameID) {
        state.withLock { $0.ledger.acknowledge(through: id) }
        settled()
    }

    func requestKeyFrame() {
        state.withLock { $0.needsKeyFrame = true }
    }

    /// Encodes the app's last picture once more where a key frame is still wanted and nothing on its way can be one.
    /// Where the sender would drop it there will be another request.
    func repeatNewest(at instant: ContinuousClock.Instant) {
        let timestamp = state.withLock { state -> RTPTimestamp? in
            guard state.needsKeyFrame, state.newest != nil, state.ledger.waiting == 0 else { return nil }
            return state.timeline.timestamp(of: instant)
        }
        guard let timestamp else { return }
        transport.admission(of: timestamp, stream: index) { [self] reason in
            guard reason == nil else { return }
            let picture = state.withLock { state -> PixelBuffer? in
                // The app's own go first, and a timestamp that was overtaken can't be used any more.
                guard state.ledger.waiting == 0, state.timeline.last == timestamp else { return nil }
                guard let newest = state.newest else { return nil }
                state.ledger.takeAgain()
                return newest
            }
            guard let picture else { return }
            work.async { [self] in encode(picture, timestamp, with: &$0) }
        }
    }

    /// Keeps no picture any more, until the next.
    func forgetNewest() {
        // Freed outside the lock.
        _ = state.withLock { state in
            defer { state.newest = nil }
            return state.newest
        }
    }

    func setBitRate(_ bitsPerSecond: Int) {
        state.withLock {
            $0.bitRate = min(agreement.maximumBitRate, max(agreement.minimumBitRate, bitsPerSecond))
        }
    }

    private func drop(_ timestamp: RTPTimestamp) {
        state.withLock { $0.ledger.drop(at: timestamp) }
        settled()
    }

    private func encode(
        _ picture: PixelBuffer, _ timestamp: RTPTimestamp, with work: inout Work,
        _ outcome: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        do {
            let encoder = try work.encoder ?? makeEncoder(&work)
            let (forcesKeyFrame, bitRate) = state.withLock { ($0.needsKeyFrame, $0.bitRate) }
            if bitRate != work.bitRate {
                work.bitRate = bitRate
                encoder.setBitRate(bitRate)
            }
            let began = ContinuousClock.now
            let time = timestamp.duration(timeBase: OfferedStream.videoTimeBase)
            let frames = try encoder.encode(picture, presentationTime: time, forcesKeyFrame: forcesKeyFrame)
            state.withLock { state in
                state.ledger.encoded(into: frames.count)
                if frames.isEmpty { state.ledger.leaveOut(at: timestamp) }
                state.encodeTime = .now - began
                // One in hardware that fails at a picture is replaced within its own `encode`.
                state.note(encoder)
                if frames.contains(where: \.isKeyFrame) { state.needsKeyFrame = false }
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
        guard let provider else { throw CastError.noEncoder("pictures") }
        let bitRate = state.withLock(\.bitRate)
        let encoder = try provider.makeVideoEncoder(
            VideoEncoderSettings(
                codec: agreement.codec, width: agreement.width, height: agreement.height,
                frameRate: agreement.frameRate, bitRate: bitRate, minimumBitRate: agreement.minimumBitRate,
                maximumBitRate: agreement.maximumBitRate))
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
            state.withLock { state in
                state.ledger.settle(outcome, bytes: bytes, at: timestamp)
                switch outcome {
                case .accepted: if isKeyFrame { state.needsKeyFrame = false }
                // What builds on a frame that is not sent can't be decoded.
                case .dropped: state.needsKeyFrame = true
                }
            }
            settled()
            if case .accepted = outcome { told(true) } else { told(false) }
        }
    }
}
