/// The reason why no device is found, and what a person can try. The first reason that applies is shown. Marquee's own.
public enum NoDevicesReason: String, Hashable, Sendable, CaseIterable {
    /// This machine is in no network that can have devices.
    case noNetwork
    /// The system does not let the app access the network.
    case permissionDenied
    /// There are devices, but none can run this app's receiver.
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

    /// The sentence that names the reason.
    public var text: WidgetText {
        switch self {
        case .noNetwork: .troubleNoNetwork
        case .permissionDenied: .troublePermission
        case .filteredByApplication: .troubleFiltered
        case .nothingAnswered: .troubleNothingAnswered
        }
    }

    /// What a person can try: at least one step; the likeliest first.
    public var steps: [WidgetText] {
        switch self {
        case .noNetwork: [.stepJoinNetwork, .stepPlaneMode]
        case .permissionDenied: [.stepAllowNetwork]
        case .filteredByApplication: [.stepOtherApp, .stepUpdateDevice]
        case .nothingAnswered: [.stepSameNetwork, .stepSwitchOn, .stepGuestNetwork, .stepFirewall]
        }
    }
}
