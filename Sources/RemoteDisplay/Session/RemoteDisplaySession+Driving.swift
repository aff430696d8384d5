import CastSender
import CastStreaming
import CastTransport
import Dispatch
import Synchronization

/// Events that happen to a session: those of the network, deadlines, the way to the background, the end.
extension RemoteDisplaySession {
    /// Starts the session when the media side is open.
    func start(_ streams: [StreamParameters], provider: (any EncoderProvider)?, transport: any MediaTransport) {
        let settled: @Sendable () -> Void = { [weak self] in self?.wakeFlushes() }
        let failed: @Sendable (CastError) -> Void = { [weak self] error in self?.end(.failed(error)) }
        let video = streams.first { $0.kind == .video }.flatMap { stream in
            agreement.video.map {
                VideoTrack(
                    stream, agreement: $0, provider: provider, transport: transport, origin: began, settled: settled,
                    failed: failed)
            }
        }
        let audio = streams.first { $0.kind == .audio }.flatMap { stream in
            agreement.audio.map {
                AudioTrack(
                    stream, agreement: $0, provider: provider, transport: transport, origin: began, settled: settled,
                    failed: failed)
            }
        }
        let isOver = state.withLock { state in
            guard state.course.opened(streams) else { return true }
            (state.video, state.audio, state.transport) = (video, audio, transport)
            return false
        }
        if isOver { transport.close() }
        armTimer()
    }

    /// Handles an event of the network, on the network's own thread.
    func hear(_ event: StreamingSenderDriver.Event) {
        switch event {
        case .core(let event): hear(event)
        case .portRefused: end(.portRefused)
        case .failed(let error): end(.failed(.socketFailed(error)))
        }
    }

    private func hear(_ event: StreamingSender.Event) {
        let (video, audio) = state.withLock { ($0.video, $0.audio) }
        switch event {
        case .needsKeyFrame(let stream): if let video, stream == video.index { keyFrameWanted(of: video) }
        case .bitrate(let bitsPerSecond): video?.setBitRate(bitsPerSecond)
        case .acknowledged(let stream, let through):
            if stream == video?.index { video?.acknowledge(through: through) }
            if stream == audio?.index { audio?.acknowledge(through: through) }
            // An acknowledgment from before the first frame acknowledges no frame.
            if through >= .first { apply { $0.course.lifecycle.acknowledged() } }
        case .playoutDelay(let delay): delayChanged(to: delay)
        case .peerSilent: end(.receiverSilent)
        }
    }

    /// Makes the next frame a key frame. If the app draws none, the last frame is sent again.
    private func keyFrameWanted(of video: VideoTrack) {
        video.requestKeyFrame()
        let deadline = time.now() + Self.stillPatience
        let previous = state.withLock { state -> Task<Void, Never>? in
            guard state.course.lifecycle.isActive else { return nil }
            defer {
                state.stillTimer = Task { [weak self, time] in
                    guard (try? await time.sleep(deadline)) != nil else { return }
                    self?.repeatNewest()
                }
            }
            return state.stillTimer
        }
        previous?.cancel()
    }

    private func repeatNewest() {
        guard let (video, instant) = try? admit(nil, needsEncoder: true, .video, \.video) else { return }
        video.repeatNewest(at: instant)
    }

    /// Three frames of an app that draws 30 per second.
    static let stillPatience = Duration.milliseconds(100)

    func end(_ ending: RemoteDisplayEnding<CastError>) {
        apply { $0.course.lifecycle.end(ending) }
    }

    /// - Parameter isFinal: The channel will not return.
    func channelDisconnected(isFinal: Bool) {
        let now = time.now()
        apply { $0.course.lifecycle.channelLost(isFinal: isFinal, at: now) }
    }

    func channelConnected() {
        apply { $0.course.lifecycle.channelCameBack() }
    }

    /// The paused picture is sent first, while there still are an encoder and a network.
    func enterBackground(keepsConnection: Bool, hasBackgroundTask: Bool) {
        sendPausedPicture()
        apply {
            $0.course.lifecycle.enteredBackground(
                keepsConnection: keepsConnection, hasBackgroundTask: hasBackgroundTask)
        }
        if !encodesInBackground { state.withLock(\.video)?.forgetNewest() }
    }

    /// The session is made while the app is in the background, which both measures allow.
    func beginInBackground() {
        apply { $0.course.lifecycle.enteredBackground(keepsConnection: true, hasBackgroundTask: true) }
    }

    /// Sends the paused picture, and blocks until the receiver has it.
    ///
    /// The limits for other frames do not hold, because this frame is the last one. It is encoded after the frames that
    /// wait, however much is on its way. If the sender drops it, it is tried again.
    ///
    /// - Returns: whether the receiver has it.
    @discardableResult
    func sendPausedPicture(atMost limit: Duration = RemoteDisplaySession.flushLimit) -> Bool {
        guard let picture = pausedPicture else { return false }
        let clock = ContinuousClock()
        let deadline = clock.now + limit
        repeat {
            guard let (video, instant) = try? admit(nil, needsEncoder: true, .video, \.video) else {
                return false
            }
            let fate = PictureFate()
            video.enqueueLast(picture, at: instant) { fate.settle(isSent: $0) }
            guard let isSent = fate.wait(atMost: deadline - clock.now) else { return false }
            if isSent {
                waitForDelivery(atMost: max(deadline - clock.now, .zero))
                return hasNewest
            }
            _ = PictureFate().wait(atMost: Self.pausedPictureRetry)
        } while clock.now < deadline
        return false
    }

    private static let pausedPictureRetry = Duration.milliseconds(10)

    /// The result for one frame, for a thread that waits for it.
    private final class PictureFate: Sendable {
        private let isSent = Mutex<Bool?>(nil)
        private let semaphore = DispatchSemaphore(value: 0)

        func settle(isSent: Bool) {
            self.isSent.withLock { $0 = isSent }
            semaphore.signal()
        }

        /// Nil if nothing is known by then.
        func wait(atMost limit: Duration) -> Bool? {
            _ = semaphore.wait(timeout: .now() + .nanoseconds(Int(max(limit, .zero) / .nanoseconds(1))))
            return isSent.withLock { $0 }
        }
    }

    func enterForeground() {
        apply { $0.course.lifecycle.enteredForeground() }
    }

    /// Blocks until the receiver has all that was enqueued, but at most 200 ms.
    ///
    /// Use this for the last frame on the way to the background. The old SDK's text lets the app wait 100 to 200 ms in
    /// any case. This method returns as soon as the receiver has acknowledged everything. It does not wait for frames
    /// that were left out.
    ///
    /// Audio that is less than a packet is filled up with silence. Later audio is delayed by as much, up to the 60 ms
    /// that are made up for anyway. Afterwards the session holds no frame.
    ///
    /// - Returns: whether the receiver has the last enqueued frame; false also if exactly that frame was left out.
    @discardableResult
    public func flush(timeout: Duration = RemoteDisplaySession.flushLimit) -> Bool {
        if let (audio, now) = try? admit(nil, needsEncoder: true, .audio, \.audio) { audio.finish(at: now) }
        waitForDelivery(atMost: min(max(timeout, .zero), Self.flushLimit))
        state.withLock(\.video)?.forgetNewest()
        return hasNewest
    }

    /// Whether the receiver has what was enqueued last.
    private var hasNewest: Bool {
        state.withLock { state in
            let isNewestDropped = [state.video?.ledger, state.audio?.ledger].contains { $0?.isNewestDropped == true }
            return Self.isDelivered(state) && !isNewestDropped
        }
    }

    /// How a wait for the receiver's acknowledgment ended.
    enum Waiting: Equatable {
        /// There was nothing to wait for, or the session had ended.
        case needless
        /// The last acknowledgment came, or the session ended.
        case woken
        case timedOut
    }

    @discardableResult
    func waitForDelivery(atMost limit: Duration) -> Waiting {
        let semaphore = DispatchSemaphore(value: 0)
        let isNeedless = state.withLock { state in
            if Self.isDelivered(state) || !state.course.lifecycle.isActive { return true }
            state.flushes.append(semaphore)
            return false
        }
        guard !isNeedless else { return .needless }
        let result = semaphore.wait(timeout: .now() + .nanoseconds(Int(limit / .nanoseconds(1))))
        state.withLock { state in state.flushes.removeAll { $0 === semaphore } }
        return result == .success ? .woken : .timedOut
    }

    private static func isDelivered(_ state: State) -> Bool {
        (state.video?.ledger.isDelivered ?? true) && (state.audio?.ledger.isDelivered ?? true)
    }

    private func wakeFlushes() {
        let waiting = state.withLock { state -> [DispatchSemaphore] in
            guard !state.flushes.isEmpty, Self.isDelivered(state) else { return [] }
            defer { state.flushes = [] }
            return state.flushes
        }
        for semaphore in waiting { semaphore.signal() }
    }

    /// Changes the lifecycle, and finishes the session if that ends it.
    func apply(_ change: (inout State) -> RemoteDisplayLifecycle<CastError>.Outcome) {
        let outcome = state.withLock { change(&$0) }
        switch outcome {
        case .nothing: break
        case .goesOn: armTimer()
        case .ended(let ending): finish(ending.error)
        }
    }

    private func finish(_ error: CastError?) {
        let (left, last) = state.withLock { state in
            let left = (
                timers: [state.timer, state.stillTimer], transport: state.transport, video: state.video,
                waiters: state.waiters, flushes: state.flushes
            )
            let onEnd = state.onEnd
            (state.timer, state.stillTimer) = (nil, nil)
            (state.waiters, state.flushes) = ([], [])
            (state.onEnd, state.onDelay, state.pausedPicture) = (nil, nil, nil)
            return (left, onEnd)
        }
        for timer in left.timers { timer?.cancel() }
        left.transport?.close()
        left.video?.forgetNewest()
        for waiter in left.waiters { waiter.resume(returning: error) }
        for flush in left.flushes { flush.signal() }
        last?(self, error)
    }

    private func armTimer() {
        state.withLock { state in
            let deadline = state.course.lifecycle.nextDeadline
            guard deadline != state.timerDeadline else { return }
            state.timer?.cancel()
            state.timerDeadline = deadline
            state.timer = deadline.map { deadline in
                Task { [weak self, time] in
                    guard (try? await time.sleep(deadline)) != nil else { return }
                    self?.timerFired()
                }
            }
        }
    }

    private func timerFired() {
        state.withLock { $0.timerDeadline = nil }
        let now = time.now()
        apply { $0.course.lifecycle.deadlinePassed(at: now) }
    }

    /// The present statistics.
    public func statistics() async -> RemoteDisplayStatistics {
        let state = state.withLock { ($0.video, $0.audio, $0.transport, $0.course.targetDelay) }
        var all = RemoteDisplayStatistics()
        all.duration = time.now() - began
        all.targetDelay = state.3
        if let video = state.0 {
            all.video.count(video.ledger)
            let encoder = video.encoder
            (all.video.encoderName, all.video.isHardware, all.video.encodeTime) = encoder
            all.video.encoderBitRate = video.bitRate
            all.video.framesThinned = video.thinned
        }
        if let audio = state.1 {
            all.audio.count(audio.ledger)
            (all.audio.encoderName, all.audio.encodeTime) = audio.encoder
        }
        if let core = await state.2?.statistics() { all.count(core) }
        if let counters = await state.2?.counters() {
            all.datagramsSent = counters.datagrams.sent
            all.datagramsReceived = counters.datagrams.received
            all.datagramsRefused = counters.refused
        }
        return all
    }
}
