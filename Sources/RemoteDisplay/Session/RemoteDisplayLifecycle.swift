import CastSender

/// How long a Remote Display session lives, from the moment at which the app received it. Pure.
///
/// The receiver must have a first frame within 15 s: it counts when it is acknowledged, not when it is enqueued, since
/// "a frame has been received" says so. From then on there is no limit, for a still picture neither. In the background
/// the session ends, unless the app has taken both measures that keep it (see `enteredBackground`); then it lives until
/// the background task expires.
struct RemoteDisplayLifecycle: Equatable, Sendable {
    static let firstFrameLimit = Duration.seconds(15)
    /// How long media goes on without the channel, which may come back over another connection.
    static let channelPatience = Duration.seconds(15)

    /// What of the news there is to do.
    enum Outcome: Equatable {
        case goesOn
        /// It has ended with this; nil: on purpose.
        case ended(CastError?)
        /// It had ended before.
        case nothing
    }

    private enum Phase: Equatable {
        case waitingForFrame(until: ContinuousClock.Instant)
        case active
        case ended(CastError?)
    }

    private var phase: Phase
    private var channelDeadline: ContinuousClock.Instant?
    private(set) var isInBackground = false

    /// The app has just been given the session.
    init(at now: ContinuousClock.Instant) {
        phase = .waitingForFrame(until: now + Self.firstFrameLimit)
    }

    var isActive: Bool {
        if case .ended = phase { false } else { true }
    }

    /// Why it ended; nil while it has not, and where it was ended on purpose.
    var endError: CastError? {
        if case .ended(let error) = phase { error } else { nil }
    }

    /// Why nothing is taken from the app.
    var refusal: CastError? {
        guard case .ended(let error) = phase else { return nil }
        return error ?? .sessionInvalidated
    }

    var nextDeadline: ContinuousClock.Instant? {
        switch phase {
        case .ended: nil
        case .active: channelDeadline
        case .waitingForFrame(let until): channelDeadline.map { min($0, until) } ?? until
        }
    }

    /// The receiver has a frame.
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

    /// The channel has no connection.
    ///
    /// - Parameter isFinal: its Cast session has ended, so that it does not come back.
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

    /// The app went out of sight.
    ///
    /// - Parameters:
    ///   - keepsConnection: the app manages the connection itself (`ignoreAppStateNotifications`).
    ///   - hasBackgroundTask: a background task runs. Both are needed: without the first the connection is closed, and
    ///     without the second the app does not run any more.
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

    /// The one way out; nil: on purpose.
    mutating func end(_ error: CastError?) -> Outcome {
        guard isActive else { return .nothing }
        phase = .ended(error)
        channelDeadline = nil
        return .ended(error)
    }
}
