/// What stands between this machine and the devices of the house, as far as the Cast button has to know.
/// Marquee's own, for what the Cast SDK asks iOS.
public struct NetworkAccess: Hashable, Sendable {
    /// What this machine is connected by.
    public enum Path: Hashable, Sendable, CaseIterable {
        /// By nothing: it is in no network.
        case none
        /// A wireless network of the house.
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
        /// The app may look.
        case granted
        /// It may not, until the person says otherwise in the system's settings.
        case denied
    }

    /// What this machine is connected by.
    public var path: Path
    /// Whether the system lets the app look for devices.
    public var permission: Permission

    /// A network that devices are behind, open to the app, where nothing else is said.
    public init(path: Path = .wifi, permission: Permission = .granted) {
        self.path = path
        self.permission = permission
    }
}
