/// How long a Remote Display session lives, from the moment at which the app received it.
///
/// The receiver must have a first frame within 15 s. The frame counts when it is acknowledged, not when it is enqueued,
/// because the old SDK's text says "a frame has been received". After that there is no limit, not even for a still
/// picture. In the background the session ends, unless the app has taken both measures that keep it (see
/// `enteredBackground`). Then it lives until the background task expires.
struct RemoteDisplayLifecycle<Failure: Equatable & Sendable>: Equatable, Sendable {
    static var firstFrameLimit: Duration { .seconds(15) }
    /// How long media goes on without the channel, which may return over another connection.
    static var channelPatience: Duration { .seconds(15) }

    /// The effect of an event on the session.
    enum Outcome: Equatable {
        case goesOn
        case ended(RemoteDisplayEnding<Failure>)
        /// The session had ended before.
        case nothing
    }

    private enum Phase: Equatable {
        case waitingForFrame(until: ContinuousClock.Instant)
        case active
        case ended(RemoteDisplayEnding<Failure>)
    }

    private var phase: Phase
    private var channelDeadline: ContinuousClock.Instant?
    private(set) var isInBackground = false

    /// Call this when the app is given the session.
    init(at now: ContinuousClock.Instant) {
        phase = .waitingForFrame(until: now + Self.firstFrameLimit)
    }

    var isActive: Bool {
        if case .ended = phase { false } else { true }
    }

    /// How the session ended; nil while it has not.
    var ending: RemoteDisplayEnding<Failure>? {
        if case .ended(let ending) = phase { ending } else { nil }
    }

    var nextDeadline: ContinuousClock.Instant? {
        switch phase {
        case .ended: nil
        case .active: channelDeadline
        case .waitingForFrame(let until): channelDeadline.map { min($0, until) } ?? until
        }
    }

    /// Records that the receiver has a frame.
    mutating func acknowledged() -> Outcome {
        guard case .waitingForFrame = phase else { return isActive ? .goesOn : .nothing }
        phase = .active
        return .goesOn
    }

    mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Outcome {
        guard isActive else { return .nothing }
        if case .waitingForFrame(let until) = phase, until <= now { return end(.noFirstFrame) }
        if let channelDeadline, channelDeadline <= now { return end(.channelLost) }
        return .goesOn
    }

    /// Records that the channel has no connection.
    ///
    /// - Parameter isFinal: The Cast session has ended, so that the channel will not return.
    mutating func channelLost(isFinal: Bool, at now: ContinuousClock.Instant) -> Outcome {
        guard isActive else { return .nothing }
        if isFinal { return end(.channelLost) }
        channelDeadline = channelDeadline ?? now + Self.channelPatience
        return .goesOn
    }

    mutating func channelCameBack() -> Outcome {
        guard isActive else { return .nothing }
        channelDeadline = nil
        return .goesOn
    }

    /// Records that the app went to the background.
    ///
    /// - Parameters:
    ///   - keepsConnection: The app manages the connection itself (`ignoreAppStateNotifications`).
    ///   - hasBackgroundTask: A background task runs. Both measures are needed: without the first the connection is
    ///     closed, and without the second the app does not keep running.
    mutating func enteredBackground(keepsConnection: Bool, hasBackgroundTask: Bool) -> Outcome {
        guard isActive else { return .nothing }
        isInBackground = true
        return keepsConnection && hasBackgroundTask ? .goesOn : end(.backgrounded)
    }

    mutating func enteredForeground() -> Outcome {
        guard isActive else { return .nothing }
        isInBackground = false
        return .goesOn
    }

    /// Ends the session. Every other way to end it calls this method.
    mutating func end(_ ending: RemoteDisplayEnding<Failure>) -> Outcome {
        guard isActive else { return .nothing }
        phase = .ended(ending)
        channelDeadline = nil
        return .ended(ending)
    }
}
