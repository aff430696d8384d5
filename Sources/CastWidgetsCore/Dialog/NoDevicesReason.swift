/// Why no device is to be seen, and what a person can try. The first that applies is said.
/// Marquee's own.
public enum NoDevicesReason: String, Hashable, Sendable, CaseIterable {
    /// This machine is in no network that devices can be in.
    case noNetwork
    /// The system does not let the app look into the network.
    case permissionDenied
    /// There are devices, and none takes this app.
    case filteredByApplication
    /// Nothing has answered.
    case nothingAnswered

    init(network: NetworkAccess, hidesDevices: Bool) {
        self =
            if !network.path.reachesDevices {
                .noNetwork
            } else if network.permission == .denied {
                .permissionDenied
            } else {
                hidesDevices ? .filteredByApplication : .nothingAnswered
            }
    }

    /// The sentence that says so.
    public var text: WidgetText {
        switch self {
        case .noNetwork: .troubleNoNetwork
        case .permissionDenied: .troublePermission
        case .filteredByApplication: .troubleFiltered
        case .nothingAnswered: .troubleNothingAnswered
        }
    }

    /// What a person can try: at least one; the likeliest first.
    public var steps: [WidgetText] {
        switch self {
        case .noNetwork: [.stepJoinNetwork, .stepPlaneMode]
        case .permissionDenied: [.stepAllowNetwork]
        case .filteredByApplication: [.stepOtherApp, .stepUpdateDevice]
        case .nothingAnswered: [.stepSameNetwork, .stepSwitchOn, .stepGuestNetwork, .stepFirewall]
        }
    }
}
