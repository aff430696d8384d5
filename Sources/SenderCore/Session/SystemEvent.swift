/// What the machine or the app goes through and a session has to know of.
///
/// Marquee's own: what the Cast SDK learns from the system that it runs on.
public enum SystemEvent: Hashable, Sendable {
    /// The machine is about to sleep. Sessions let go of their devices; who tells it leaves them the time for that.
    case willSleep
    /// The machine is awake again. Suspended sessions try to resume at once.
    case didWake
    /// A network came, went or changed; not reachable: none is left but the machine's own loopback.
    case networkChanged(reachable: Bool)
    /// The app went out of sight.
    case background
    /// The app is in sight again.
    case foreground
    /// The app is about to end, and its sessions are to be resumed by the next process.
    case willTerminate
}
