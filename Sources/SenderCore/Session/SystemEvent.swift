/// A change of the machine's or the app's state that affects sessions.
///
/// Marquee's own; the Cast SDK gets these events from its operating system.
public enum SystemEvent: Hashable, Sendable {
    /// The machine is about to sleep. Sessions disconnect from their devices, and the source of the event gives them
    /// time for that.
    case willSleep
    /// The machine is awake again. Suspended sessions try to resume at once.
    case didWake
    /// The network has changed. It is not reachable if only the machine's own loopback is left.
    case networkChanged(reachable: Bool)
    /// The app went into the background.
    case background
    /// The app is in the foreground again.
    case foreground
    /// The app is about to end. The next process is to resume its sessions.
    case willTerminate
}
