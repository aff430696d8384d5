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
