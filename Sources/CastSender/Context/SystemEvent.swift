/// What the machine or the app goes through and a session has to know of.
public enum SystemEvent: Hashable, Sendable {
    case willSleep
    case didWake
    /// A network came, went or changed; not reachable: none is left but the machine's own loopback.
    case networkChanged(reachable: Bool)
    /// The app went out of sight.
    case background
    case foreground
    /// The app is about to end, and its sessions are to be resumed by the next process.
    case willTerminate
}

/// Tells of system events: the network's are the framework's own; sleep, signals and the like come from whoever knows
/// them (`CastContext.follow(_:)`).
public protocol SystemEventSource: Sendable {
    /// The events from now on. Ends its work when the sequence is let go.
    func events() -> AsyncStream<SystemEvent>
}
