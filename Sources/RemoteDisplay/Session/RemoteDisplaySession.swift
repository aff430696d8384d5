public import CastSender
import CastStreaming
import CastTransport
import Dispatch
import NIOCore
import Synchronization

/// A live Remote Display session: the app enqueues what it draws and plays, and the receiver shows it `expectedDelay`
/// later.
///
/// `RemoteDisplayChannel` makes the session, which is active from then on. The receiver must have a frame within 15
/// seconds (`RemoteDisplayLifecycle`). After that a picture that does not change needs no new frames. There are two
/// exceptions: the app encodes itself, or its frames are around its own memory (`PixelBuffer`). Such an app has to
/// check `needsKeyFrame`.
///
/// The session can be used from any thread. Only `flush(timeout:)` blocks. The error of an `enqueue` says whether to
/// leave out this one frame (`.sendBufferFull`), or that the session is over.
public final class RemoteDisplaySession: Sendable {
    /// The longest that `flush(timeout:)` blocks.
    public static let flushLimit = Duration.milliseconds(200)

    /// What was agreed with the receiver.
    public let agreement: RemoteDisplayAgreement

    struct State {
        var course: RemoteDisplayCourse<CastError>
        var timer: Task<Void, Never>?
        var timerDeadline: ContinuousClock.Instant?
        /// Waits for the app's next frame when a key frame is needed.
        var stillTimer: Task<Void, Never>?
        var waiters: [CheckedContinuation<CastError?, Never>] = []
        var flushes: [DispatchSemaphore] = []
        var pausedPicture: PixelBuffer?
        var video: VideoTrack?
        var audio: AudioTrack?
        var transport: (any MediaTransport)?
        /// Called with each new delay while the session is active.
        var onDelay: (@Sendable (RemoteDisplaySession, Duration) -> Void)?
        /// Called once, when the session ends.
        var onEnd: (@Sendable (RemoteDisplaySession, CastError?) -> Void)?
    }

    let state: Mutex<State>
    let time: TimeSource
    let began: ContinuousClock.Instant
    private let pool: VideoFramePool?
    let encodesInBackground: Bool

    /// Makes a session that the app is given now: its 15 seconds begin.
    init(
        agreement: RemoteDisplayAgreement, encodesInBackground: Bool, time: TimeSource,
        onDelay: @escaping @Sendable (RemoteDisplaySession, Duration) -> Void,
        onEnd: @escaping @Sendable (RemoteDisplaySession, CastError?) -> Void
    ) {
        self.agreement = agreement
        self.encodesInBackground = encodesInBackground
        self.time = time
        began = time.now()
        pool = agreement.video.map { VideoFramePool(width: $0.width, height: $0.height) }
        state = Mutex(
            State(
                course: RemoteDisplayCourse(
                    agreement: agreement, encodesInBackground: encodesInBackground, at: began),
                onDelay: onDelay, onEnd: onEnd))
    }

    deinit {
        let (timer, stillTimer, transport) = state.withLock { ($0.timer, $0.stillTimer, $0.transport) }
        timer?.cancel()
        stillTimer?.cancel()
        transport?.close()
    }

    /// True until the session ends, for whatever reason.
    public var isActive: Bool { state.withLock(\.course.lifecycle.isActive) }

    /// Why the session ended; nil while it has not, and if it was invalidated.
    public var endError: CastError? { state.withLock(\.course.lifecycle.ending)?.error }

    /// Opens the encoders, which takes 50 to 250 ms.
    ///
    /// Otherwise the first video frame and the first audio wait for that, and the video frames right after them are
    /// left out. Of no use to an app that encodes itself.
    public func prepareEncoders() async {
        let (video, audio) = state.withLock { ($0.video, $0.audio) }
        await video?.prepare()
        await audio?.prepare()
    }

    /// A frame to draw on, of the agreed size. Nil if all of the session's frames are in use: leave this one out.
    public func makePixelBuffer() -> PixelBuffer? { pool?.makePixelBuffer() }

    /// Sends a video frame.
    ///
    /// The frame is held until it is encoded, or until the next one (`PixelBuffer`), and must not be changed any more.
    /// If this throws, the frame still belongs to the app. A frame that would come too late on a slow network is left
    /// out without an error. So is a frame beyond the agreed number per second. `statistics()` counts both.
    ///
    /// - Parameter presentationTime: On the app's own clock, which rises with each frame and is the same for audio; nil
    ///   means now.
    /// - Throws: `.sendBufferFull` if two frames already wait for the encoder; `.remoteDisplayFeatureNotSupported` if
    ///   no video was agreed on; `.appDidEnterBackground` if there is no encoder in the background; after the end, the
    ///   reason for it, or `.invalidState` if the session was invalidated.
    public func enqueue(_ picture: PixelBuffer, presentationTime: Duration? = nil) throws(CastError) {
        let (video, instant) = try admit(presentationTime, needsEncoder: true, .video, \.video)
        try video.enqueue(picture, at: instant)
    }

    /// Sends a piece of audio, of any length up to half a second. Pieces follow each other without gaps.
    ///
    /// - Parameter sound: With 8,000 to 192,000 samples per second, which are converted to the agreed rate. It has one
    ///   channel or the agreed number of channels. If one channel was agreed, it may have any number.
    /// - Throws: as for a video frame, and `.remoteDisplayAudioConversionError` if the rate is outside that range, or
    ///   the channels can't be mixed.
    public func enqueue(_ sound: AudioBuffer, presentationTime: Duration? = nil) throws(CastError) {
        let (audio, instant) = try admit(presentationTime, needsEncoder: true, .audio, \.audio)
        try audio.enqueue(sound, at: instant)
    }

    /// Sends a video frame that the app has encoded itself, in the agreed codec.
    ///
    /// The first frame, and the next one whenever `needsKeyFrame` is true, must be a key frame, or it is dropped.
    /// `bitRate` says how much the network takes.
    public func enqueue(_ frame: EncodedVideoFrame) throws(CastError) {
        let (video, instant) = try admit(frame.presentationTime, needsEncoder: false, .video, \.video)
        video.enqueue(frame, at: instant)
    }

    /// Sends an audio packet that the app has encoded itself, in the agreed codec.
    public func enqueue(_ frame: EncodedAudioFrame) throws(CastError) {
        let (audio, instant) = try admit(frame.presentationTime, needsEncoder: false, .audio, \.audio)
        audio.enqueue(frame, at: instant)
    }

    /// For apps that encode themselves: whether the next frame has to be a key frame.
    public var needsKeyFrame: Bool { state.withLock(\.video)?.needsKeyFrame ?? false }

    /// The bits per second that the video may use now.
    public var bitRate: Int { state.withLock(\.video)?.bitRate ?? 0 }

    /// The frame that is on the screen while the app is away. If it is set, it is sent on the way to the background.
    public var pausedPicture: PixelBuffer? {
        get { state.withLock(\.pausedPicture) }
        set { state.withLock { $0.pausedPicture = newValue } }
    }

    /// Ends the session, which its channel reports. Does nothing after the first time.
    public func invalidate() {
        apply { $0.course.lifecycle.end(.invalidated) }
    }

    /// Waits for the end, and returns its error; nil if the session was invalidated.
    public func ended() async -> CastError? {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.course.lifecycle.isActive else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isOver { continuation.resume(returning: endError) }
        }
    }

    func admit<Track: Sendable>(
        _ presentationTime: Duration?, needsEncoder: Bool, _ kind: StreamKind,
        _ track: any KeyPath<State, Track?> & Sendable
    ) throws(CastError) -> (Track, ContinuousClock.Instant) {
        let now = time.now()
        let (admission, found) = state.withLock { state in
            (
                state.course.admit(kind, presentationTime: presentationTime, needsEncoder: needsEncoder, at: now),
                state[keyPath: track]
            )
        }
        switch admission {
        case .ended(let ending): throw ending.refusal
        case .noEncoder: throw .backgroundedWithoutEncoder
        case .admitted(let instant):
            // From the moment at which the app has the session, there is a track for everything that was agreed on.
            guard let found else { throw .notAgreed(kind) }
            return (found, instant)
        case .notAgreed: throw .notAgreed(kind)
        }
    }
}
