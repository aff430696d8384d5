/// What changes in a session's standing. Marquee's own, beside the delegate.
public enum NowPlayingSessionEvent: Hashable, Sendable {
    /// Whether it is active now.
    case didChangeActive(Bool)
    /// Whether it may be active now.
    case didChangeCanBecomeActive(Bool)
}

/// As MPNowPlayingSessionDelegate. Called on the main actor.
@MainActor
public protocol NowPlayingSessionDelegate: AnyObject {
    /// `isActive` says how.
    func nowPlayingSessionDidChangeActive(_ session: NowPlayingSession)
    /// `canBecomeActive` says how.
    func nowPlayingSessionDidChangeCanBecomeActive(_ session: NowPlayingSession)
}

extension NowPlayingSessionDelegate {
    public func nowPlayingSessionDidChangeActive(_ session: NowPlayingSession) {}
    public func nowPlayingSessionDidChangeCanBecomeActive(_ session: NowPlayingSession) {}
}

/// Why a session does not take a player. Marquee's own: MediaPlayer ends the program.
public enum NowPlayingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What publishes without a player is the information centre.
    case noPlayers
    /// A session shows one thing; two contents are two sessions.
    case contentMismatch(String, String)
    /// A player that is in two sessions would be published twice.
    case playerInAnotherSession

    public var description: String {
        switch self {
        case .noPlayers: "A session needs a player; publish by hand without one."
        // Without them: a content's id is often its URL, which may hold a token, and this is logged.
        case .contentMismatch:
            "The players of a session show the same content, and these do not. Make a session for each."
        case .playerInAnotherSession:
            "The player is in another session already; take it out of that one first."
        }
    }
}
