public import SenderCore

/// The Cast button: whether it is there, which of its four icons it shows, and where a tap leads.
///
/// It is there whenever this machine is in a network that devices can be in, whether or not there are any: a button
/// that comes and goes with the devices can't say why there are none. From the Cast SDK: `GCKUICastButton`.
public struct CastButtonState: Equatable, Sendable {
    /// What happens to the button.
    package enum Action: Equatable, Sendable {
        case networkChanged(NetworkAccess)
        case castStateChanged(CastState)
        case tapped
    }

    /// Where a tap leads.
    package enum Effect: Equatable, Sendable {
        /// `castButtonDidTapToPresentLocalNetworkAccessPermissionDialog`: the very first tap, before the system has
        /// asked the person.
        case presentPermissionDialog
        /// `castButtonDidTap:toPresentDialogForCastState:`.
        case presentDialog(CastState)
        /// In place of both, where the app has taken the default action away.
        case tapped(CastState)
    }

    /// What stands between this machine and the devices of the house.
    public private(set) var network: NetworkAccess
    /// Which of its four icons it shows.
    public private(set) var castState: CastState
    /// A tap opens the framework's own dialog. From the Cast SDK: `triggersDefaultCastDialog`.
    public package(set) var triggersDefaultCastDialog = true
    /// Its size and its colour, for whoever draws it.
    public package(set) var look = CastButtonLook()

    package init(network: NetworkAccess = NetworkAccess(), castState: CastState = .noDevicesAvailable) {
        self.network = network
        self.castState = castState
    }

    /// Whether it is there; also while a session goes on that a lost network has cut: who casts must find the way out.
    public var isVisible: Bool { network.path.reachesDevices || castState == .connecting || castState == .connected }

    /// What a screen reader says of it.
    public var accessibilityLabel: WidgetText {
        switch castState {
        case .noDevicesAvailable: .castNoDevices
        case .notConnected: .castDisconnected
        case .connecting: .castConnecting
        case .connected: .castConnected
        }
    }

    /// - Returns: what is to be done; nothing for a tap on a button that is not there.
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
