/// What the Cast button has to know about the network. Marquee's own, for what the Cast SDK asks iOS.
public struct NetworkAccess: Hashable, Sendable {
    /// The kind of network that this machine is connected to.
    public enum Path: Hashable, Sendable, CaseIterable {
        /// No network.
        case none
        /// A wireless network.
        case wifi
        /// A wired network, which counts as Wi-Fi: it can have devices too.
        case ethernet
        /// A mobile network and the like, which has no devices.
        case other

        /// Whether the network can have devices.
        public var reachesDevices: Bool { self == .wifi || self == .ethernet }
    }

    /// Whether the system lets the app access the local network. Linux has no such permission, and reports `granted`.
    public enum Permission: Hashable, Sendable, CaseIterable {
        /// The person has not been asked yet.
        case undetermined
        /// The app has access.
        case granted
        /// The app has no access until the person changes that in the system's settings.
        case denied
    }

    /// The kind of network that this machine is connected to.
    public var path: Path
    /// Whether the system lets the app look for devices.
    public var permission: Permission

    /// Creates a value; the default is a network that can have devices, with access granted.
    public init(path: Path = .wifi, permission: Permission = .granted) {
        self.path = path
        self.permission = permission
    }
}
