/// What stands between this machine and the devices of the house, as far as the Cast button has to know.
public struct NetworkAccess: Hashable, Sendable {
    /// What this machine is connected by.
    public enum Path: Hashable, Sendable, CaseIterable {
        case none
        case wifi
        /// Counts as Wi-Fi: the devices of the house are as near.
        case ethernet
        /// A mobile network and the like, behind which no device is.
        case other

        /// Whether devices can be behind it.
        public var reachesDevices: Bool { self == .wifi || self == .ethernet }
    }

    /// Whether the system lets the app look into the local network. Linux has no such question, and says granted.
    public enum Permission: Hashable, Sendable, CaseIterable {
        /// The person has not been asked yet.
        case undetermined
        case granted
        case denied
    }

    public var path: Path
    public var permission: Permission

    /// A network that devices are behind, open to the app, where nothing else is said.
    public init(path: Path = .wifi, permission: Permission = .granted) {
        self.path = path
        self.permission = permission
    }
}
