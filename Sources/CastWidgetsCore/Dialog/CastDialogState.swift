package import SenderCore

/// The one Cast dialog: the request for permission, the device list, connecting, the running session, and help if no
/// device is found.
///
/// Only a choice in the dialog starts a session, and only its buttons end one. Time is an argument: an empty list means
/// "searching" at first, and after five seconds without an answer the dialog says what is wrong. From the Cast SDK: the
/// dialog that `presentCastDialog()` shows.
public struct CastDialogState: Equatable, Sendable {
    /// What the dialog shows.
    public enum Screen: Equatable, Sendable {
        /// Nothing: it is not open.
        case closed
        /// The reason for the system's own permission request, which comes next.
        case permission
        /// No device has answered yet.
        case searching
        /// The devices to choose from, sorted by name as discovery sorts them.
        case chooser([DeviceRow])
        /// A session with this device is starting or resuming.
        case connecting(DeviceRow)
        /// A session is connected: what plays, and how to end it.
        case connected(ConnectionView)
        /// No device is found, for this reason.
        case troubleshooting(NoDevicesReason)
    }

    /// What plays on the session's device.
    public struct ConnectionView: Hashable, Sendable {
        /// The name that people give the device.
        public let device: String
        /// The media's title; nil if it has none, or if nothing plays.
        public var title: String?
        /// The studio; nil if the media names none, or if nothing plays.
        public var studio: String?
        /// The URL of the media's first image, as the device reports it; nil if it has none, or if nothing plays.
        public var imageURL: String?

        init(device: String, media: WidgetMedia?) {
            self.device = device
            title = media?.title
            studio = media?.studio
            imageURL = media?.imageURL
        }
    }

    /// A request that the person made with a button and that has no result yet. Connecting to a device is not among
    /// them: it has a screen of its own.
    public enum Pending: Hashable, Sendable {
        /// The system asks for permission.
        case permission
        /// The session or its start is being ended. Without `stopsCasting`, what plays on the TV goes on.
        case disconnect(stopsCasting: Bool)
    }

    /// An event for the dialog.
    package enum Action: Equatable, Sendable {
        case opened(CastState)
        case closed
        case networkChanged(NetworkAccess)
        /// - hidden: how many devices are there that this app can't use.
        case devicesChanged([DeviceRow], hidden: Int)
        /// - device: the device of the session that is starting or connected; nil without a session.
        case castStateChanged(CastState, device: DeviceRow?)
        case mediaChanged(WidgetMedia?)
        /// The person has read the reason and continues to the system's request.
        case permissionAccepted
        case chose(deviceID: String)
        /// The person ends the session or its start. Without `stopsCasting`, what plays on the TV goes on.
        case disconnected(stopsCasting: Bool)
        case failed(String)
        case timePassed
    }

    /// An effect to carry out.
    package enum Effect: Equatable, Sendable {
        case requestPermission
        case startDiscovery
        case startSession(deviceID: String)
        case endSession(stopsCasting: Bool)
    }

    /// How long an empty list counts as searching.
    package static let patience = Duration.seconds(5)
    /// How long a request by a button stays pending.
    ///
    /// A system question that was dismissed is never answered. A session that an app starts in place of the one that is
    /// ending is reported without an end between them.
    package static let pendingPatience = Duration.seconds(10)

    private struct Wait: Equatable {
        let pending: Pending
        let until: ContinuousClock.Instant
        /// The device of the session that is being ended, and whether that session was connected or still starting.
        var deviceID: String?
        var wasConnected = false
    }

    private var isOpen = false
    private var network = NetworkAccess()
    private var devices: [DeviceRow] = []
    private var hidden = 0
    private var castState = CastState.noDevicesAvailable
    private var chosen: DeviceRow?
    private var sessionDevice: DeviceRow?
    private var media: WidgetMedia?
    private var searchingUntil: ContinuousClock.Instant?
    private var wait: Wait?
    /// The latest failure, as a sentence for a line above the list; nil if there is none. The next choice removes it.
    public private(set) var notice: String?

    package init() {}

    /// The request that is pending, during which a second tap does nothing; nil if there is none.
    public var pending: Pending? { wait?.pending }

    /// The screen that is shown.
    public var screen: Screen {
        guard isOpen else { return .closed }
        if castState == .connected || (isEnding && wait?.wasConnected == true) {
            return .connected(ConnectionView(device: (sessionDevice ?? chosen)?.name ?? "", media: media))
        }
        if let chosen { return .connecting(chosen) }
        if castState == .connecting || isEnding, let sessionDevice { return .connecting(sessionDevice) }
        if network.permission == .undetermined { return .permission }
        if !devices.isEmpty { return .chooser(devices) }
        return searchingUntil == nil
            ? .troubleshooting(NoDevicesReason(network: network, hidesDevices: hidden > 0)) : .searching
    }

    /// A session that is being ended exists until it has ended, and no other can be started before.
    private var isEnding: Bool { if case .disconnect = pending { sessionDevice != nil } else { false } }

    /// Whether the dialog shows that there is no device yet, or why there is none.
    package var explainsEmptyList: Bool {
        switch screen {
        case .searching, .troubleshooting: true
        case .closed, .permission, .chooser, .connecting, .connected: false
        }
    }

    /// When `Action.timePassed` has something to do; nil: never.
    package var nextDeadline: ContinuousClock.Instant? {
        [isOpen ? searchingUntil : nil, wait?.until].compactMap(\.self).min()
    }

    package mutating func handle(_ action: Action, at now: ContinuousClock.Instant) -> [Effect] {
        switch action {
        case .opened(let state): return open(state, at: now)
        case .closed:
            (isOpen, searchingUntil, notice) = (false, nil, nil)
            if pending == .permission { wait = nil }
        case .networkChanged(let network): return follow(network, at: now)
        case .devicesChanged(let rows, let hidden):
            (devices, self.hidden) = (rows, hidden)
            if !rows.isEmpty { searchingUntil = nil }
        case .castStateChanged(let state, let device): follow(state, device)
        case .mediaChanged(let media): self.media = media
        case .permissionAccepted: return ask(at: now)
        case .chose(let id): return choose(id)
        case .disconnected(let stops): return disconnect(stops, at: now)
        case .failed(let sentence): (chosen, notice) = (nil, sentence)
        case .timePassed:
            if let end = searchingUntil, now >= end { searchingUntil = nil }
            if let end = wait?.until, now >= end { wait = nil }
        }
        return []
    }

    private mutating func open(_ state: CastState, at now: ContinuousClock.Instant) -> [Effect] {
        guard !isOpen else { return [] }
        (isOpen, castState) = (true, state)
        guard network.permission == .granted, network.path.reachesDevices else { return [] }
        if devices.isEmpty { searchingUntil = now + Self.patience }
        return [.startDiscovery]
    }

    private mutating func ask(at now: ContinuousClock.Instant) -> [Effect] {
        guard network.permission == .undetermined, pending == nil else { return [] }
        wait = Wait(pending: .permission, until: now + Self.pendingPatience)
        return [.requestPermission]
    }

    private mutating func disconnect(_ stops: Bool, at now: ContinuousClock.Instant) -> [Effect] {
        // A session that is starting or resuming can be ended too.
        guard castState == .connected || castState == .connecting else { return [] }
        if case .disconnect = pending { return [] }
        wait = Wait(
            pending: .disconnect(stopsCasting: stops), until: now + Self.pendingPatience,
            deviceID: (sessionDevice ?? chosen)?.id, wasConnected: castState == .connected)
        return [.endSession(stopsCasting: stops)]
    }

    private mutating func follow(_ network: NetworkAccess, at now: ContinuousClock.Instant) -> [Effect] {
        let could = self.network.permission == .granted && self.network.path.reachesDevices
        self.network = network
        // Whatever the answer was, the person may be asked again if the permission is still undetermined.
        if pending == .permission { wait = nil }
        let can = network.permission == .granted && network.path.reachesDevices
        if !can { searchingUntil = nil }
        guard isOpen, can, !could else { return [] }
        if devices.isEmpty { searchingUntil = now + Self.patience }
        return [.startDiscovery]
    }

    private mutating func follow(_ state: CastState, _ device: DeviceRow?) {
        castState = state
        sessionDevice = device
        if case .disconnect = pending, device == nil || device?.id != wait?.deviceID { wait = nil }
        // The session is connected, or it was given up: the choice is not pending any more.
        if state != .connecting { chosen = nil }
        if state == .connected { notice = nil }
    }

    private mutating func choose(_ id: String) -> [Effect] {
        guard isOpen, chosen == nil, castState != .connected, !isEnding, let row = devices.first(where: { $0.id == id })
        else { return [] }
        (chosen, notice) = (row, nil)
        return [.startSession(deviceID: id)]
    }
}
