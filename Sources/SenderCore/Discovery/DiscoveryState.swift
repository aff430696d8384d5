/// Whether devices are being looked for.
///
/// From the Cast SDK: `GCKDiscoveryState`, with its numbers.
public enum DiscoveryState: Int, Sendable {
    /// Discovery is off, and the list is empty.
    case stopped = 0
    /// Discovery is on.
    case running = 1
}
