/// A change of a session's state. Marquee's own, beside the delegate.
public enum NowPlayingSessionEvent: Hashable, Sendable {
    /// Whether it is active now.
    case didChangeActive(Bool)
    /// Whether it may be active now.
    case didChangeCanBecomeActive(Bool)
}

/// A session's delegate, as MPNowPlayingSessionDelegate. Called on the main actor.
@MainActor
public protocol NowPlayingSessionDelegate: AnyObject {
    /// Called after the session became active or inactive; `isActive` says which.
    func nowPlayingSessionDidChangeActive(_ session: NowPlayingSession)
    /// Called after `canBecomeActive` has changed.
    func nowPlayingSessionDidChangeCanBecomeActive(_ session: NowPlayingSession)
}

extension NowPlayingSessionDelegate {
    public func nowPlayingSessionDidChangeActive(_ session: NowPlayingSession) {}
    public func nowPlayingSessionDidChangeCanBecomeActive(_ session: NowPlayingSession) {}
}

/// The reason why a session does not take a player. Marquee's own: MediaPlayer ends the program.
public enum NowPlayingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no player. Without a player, publish by the info center.
    case noPlayers
    /// The players show different content. A session shows one content; make two sessions for two.
    case contentMismatch(String, String)
    /// The player is in another session, and would be published twice.
    case playerInAnotherSession

    public var description: String {
        switch self {
        case .noPlayers: "A session needs a player; publish by hand without one."
        // The ids are left out: a content's id is often its URL, which may hold a token, and this text is logged.
        case .contentMismatch:
            "The players of a session show the same content, and these do not. Make a session for each."
        case .playerInAnotherSession:
            "The player is in another session already; take it out of that one first."
        }
    }
}
