public import SenderCore

/// The Cast button: whether it is shown, which of its four icons it has, and what a tap opens.
///
/// It is shown whenever this machine is in a network that can have devices, whether or not there are any. A button that
/// appeared and disappeared with the devices could not say why there are none. From the Cast SDK: `GCKUICastButton`.
public struct CastButtonState: Equatable, Sendable {
    /// An event for the button.
    package enum Action: Equatable, Sendable {
        case networkChanged(NetworkAccess)
        case castStateChanged(CastState)
        case tapped
    }

    /// The effect of a tap.
    package enum Effect: Equatable, Sendable {
        /// `castButtonDidTapToPresentLocalNetworkAccessPermissionDialog`: the very first tap, before the system has
        /// asked the person.
        case presentPermissionDialog
        /// `castButtonDidTap:toPresentDialogForCastState:`.
        case presentDialog(CastState)
        /// Replaces both if the app has turned the default action off.
        case tapped(CastState)
    }

    /// The state of the network, and whether the system permits access to it.
    public private(set) var network: NetworkAccess
    /// The state that selects one of the four icons.
    public private(set) var castState: CastState
    /// A tap opens the framework's own dialog. From the Cast SDK: `triggersDefaultCastDialog`.
    public package(set) var triggersDefaultCastDialog = true
    /// The size and the color to draw it with.
    public package(set) var look = CastButtonLook()

    package init(network: NetworkAccess = NetworkAccess(), castState: CastState = .noDevicesAvailable) {
        self.network = network
        self.castState = castState
    }

    /// Whether it is shown.
    ///
    /// It is shown also while a session goes on whose network is lost: a person who casts has to be able to end the
    /// session.
    public var isVisible: Bool { network.path.reachesDevices || castState == .connecting || castState == .connected }

    /// The label that a screen reader reads.
    public var accessibilityLabel: WidgetText {
        switch castState {
        case .noDevicesAvailable: .castNoDevices
        case .notConnected: .castDisconnected
        case .connecting: .castConnecting
        case .connected: .castConnected
        }
    }

    /// Takes in an event.
    ///
    /// - Returns: the effects; none for a tap on a button that is not shown.
    package mutating func handle(_ action: Action) -> [Effect] {
        switch action {
        case .networkChanged(let network): self.network = network
        case .castStateChanged(let state): castState = state
        case .tapped:
            guard isVisible else { return [] }
            guard triggersDefaultCastDialog else { return [.tapped(castState)] }
            return [network.permission == .undetermined ? .presentPermissionDialog : .presentDialog(castState)]
        }
        return []
    }
}
