/// Numbers as in the Cast SDK.
public enum DiscoveryState: Int, Sendable {
    case stopped = 0
    case running = 1
}
