public import CastSender
import CastStreaming
import CastTransport
import Dispatch
public import DisplayCore
import NIOCore
import Synchronization

/// A live Remote Display session: the app enqueues what it draws and plays, the receiver shows it `expectedDelay`
/// later.
///
/// Made by `RemoteDisplayChannel`, active from then on. The app has 15 seconds until the receiver must have a frame
/// (`RemoteDisplayLifecycle`); afterwards a picture that does not change needs no new frames, unless the app encodes
/// itself or its pictures are around memory of its own (`PixelBuffer`): then `needsKeyFrame` is to be heeded. May be
/// used from any thread; nothing blocks but `flush(timeout:)`. What an enqueue throws says whether to leave out this
/// one frame (`.sendBufferFull`) or that the session is over.
public final class RemoteDisplaySession: Sendable {
    /// The longest that `flush(timeout:)` blocks.
    public static let flushLimit = Duration.milliseconds(200)

    /// What it runs with.
    public let agreement: RemoteDisplayAgreement

    struct State {
        var course: RemoteDisplayCourse<CastError>
        var timer: Task<Void, Never>?
        var timerDeadline: ContinuousClock.Instant?
        /// Until when a key frame that is wanted waits for the app's next picture.
        var stillTimer: Task<Void, Never>?
        var waiters: [CheckedContinuation<CastError?, Never>] = []
        var flushes: [DispatchSemaphore] = []
        var pausedPicture: PixelBuffer?
        var video: VideoTrack?
        var audio: AudioTrack?
        var transport: (any MediaTransport)?
        /// Told of each other delay while it is active.
        var onDelay: (@Sendable (RemoteDisplaySession, Duration) -> Void)?
        /// Told once, when it ends.
        var onEnd: (@Sendable (RemoteDisplaySession, CastError?) -> Void)?
    }

    let state: Mutex<State>
    let time: TimeSource
    let began: ContinuousClock.Instant
    private let pool: VideoFramePool?
    let encodesInBackground: Bool

    /// The app gets it now: its 15 seconds begin.
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

    /// True until it ends, for whatever reason.
    public var isActive: Bool { state.withLock(\.course.lifecycle.isActive) }

    /// Why it ended; nil while it has not, and where it was invalidated.
    public var endError: CastError? { state.withLock(\.course.lifecycle.ending)?.error }

    /// Opens the encoders, which takes 50 to 250 ms; otherwise the first picture and sound wait for that, and the
    /// pictures right after them are left out. Of no use to an app that encodes itself.
    public func prepareEncoders() async {
        let (video, audio) = state.withLock { ($0.video, $0.audio) }
        await video?.prepare()
        await audio?.prepare()
    }

    /// A picture to draw on, of the agreed size. Nil where all of the session's are in use: leave this one out.
    public func makePixelBuffer() -> PixelBuffer? { pool?.makePixelBuffer() }

    /// Sends a picture. It is held until it is encoded, or until the next one (`PixelBuffer`), and must not be changed
    /// any more; where this throws it is the app's as before.
    ///
    /// One that would come too late, as the network is slow, is left out without an error, and so is one that is more
    /// than was agreed on for a second (`statistics()` counts both).
    ///
    /// - Parameter presentationTime: on the app's own clock, which rises with each picture and is the same for sound;
    ///   nil: now.
    /// - Throws: `.sendBufferFull` where two pictures wait for the encoder already; `.remoteDisplayFeatureNotSupported`
    ///   where no pictures were agreed on; `.appDidEnterBackground` where there is no encoder in the background; and
    ///   after the end why it ended, `.invalidState` where it was invalidated.
    public func enqueue(_ picture: PixelBuffer, presentationTime: Duration? = nil) throws(CastError) {
        let (video, instant) = try admit(presentationTime, needsEncoder: true, .video, \.video)
        try video.enqueue(picture, at: instant)
    }

    /// Sends a piece of sound, of any length up to half a second: pieces follow each other without gaps.
    ///
    /// - Parameter sound: of 8,000 to 192,000 samples a second, brought to the agreed rate where it has another; one
    ///   channel, as many as were agreed on, or any number where one was.
    /// - Throws: as for a picture, and `.remoteDisplayAudioConversionError` where its rate is beyond those, or its
    ///   channels can't be mixed.
    public func enqueue(_ sound: AudioBuffer, presentationTime: Duration? = nil) throws(CastError) {
        let (audio, instant) = try admit(presentationTime, needsEncoder: true, .audio, \.audio)
        try audio.enqueue(sound, at: instant)
    }

    /// Sends a picture that the app has encoded itself, in the agreed codec. The first one, and the next whenever
    /// `needsKeyFrame` is true, must be a key frame, or it is dropped; `bitRate` says how much the network takes.
    public func enqueue(_ frame: EncodedVideoFrame) throws(CastError) {
        let (video, instant) = try admit(frame.presentationTime, needsEncoder: false, .video, \.video)
        video.enqueue(frame, at: instant)
    }

    /// Sends a packet of sound that the app has encoded itself, in the agreed codec.
    public func enqueue(_ frame: EncodedAudioFrame) throws(CastError) {
        let (audio, instant) = try admit(frame.presentationTime, needsEncoder: false, .audio, \.audio)
        audio.enqueue(frame, at: instant)
    }

    /// For apps that encode themselves: the next picture has to be a key frame.
    public var needsKeyFrame: Bool { state.withLock(\.video)?.needsKeyFrame ?? false }

    /// Bits a second that the pictures may use now.
    public var bitRate: Int { state.withLock(\.video)?.bitRate ?? 0 }

    /// Sent on the way into the background, where it is set: what is on the screen while the app is away.
    public var pausedPicture: PixelBuffer? {
        get { state.withLock(\.pausedPicture) }
        set { state.withLock { $0.pausedPicture = newValue } }
    }

    /// Ends the session; its channel tells so. Does nothing after the first time.
    public func invalidate() {
        apply { $0.course.lifecycle.end(.invalidated) }
    }

    /// Waits for the end: nil where it was invalidated.
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
            // There is a track for all that was agreed on, from the moment at which the app has the session.
            guard let found else { throw .notAgreed(kind) }
            return (found, instant)
        case .notAgreed: throw .notAgreed(kind)
        }
    }
}
