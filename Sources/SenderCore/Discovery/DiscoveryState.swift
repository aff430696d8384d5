/// Whether devices are being looked for. From the Cast SDK: `GCKDiscoveryState`, with its numbers.
public enum DiscoveryState: Int, Sendable {
    /// Nobody looks for devices; the list is empty.
    case stopped = 0
    /// Devices are being looked for.
    case running = 1
}
