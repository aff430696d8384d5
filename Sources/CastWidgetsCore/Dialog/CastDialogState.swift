package import SenderCore

/// The one Cast dialog: the question for permission, the list of devices, the way there, what plays and the end of it,
/// and what to do where no device is to be seen.
///
/// Its choice starts a session and its end ends it; nothing else in it does. Time comes in: a list that is empty is
/// "searching" at first, and says what is wrong when nothing has answered within five seconds. From the Cast SDK: the
/// dialog that `presentCastDialog()` shows.
public struct CastDialogState: Equatable, Sendable {
    /// What the dialog shows.
    public enum Screen: Equatable, Sendable {
        /// Nothing: it is not open.
        case closed
        /// Before the system's own question: why it comes.
        case permission
        /// No device has answered yet.
        case searching
        /// The devices to choose from: sorted by name, as the discovery sorts them.
        case chooser([DeviceRow])
        /// A session with this device starts, or comes back.
        case connecting(DeviceRow)
        /// A session is there: what plays, and how it is ended.
        case connected(ConnectionView)
        /// No device is to be seen, and this is why.
        case troubleshooting(NoDevicesReason)
    }

    /// What plays on the device that the session is with.
    public struct ConnectionView: Hashable, Sendable {
        /// What people call the device.
        public let device: String
        /// The media's title; nil where it has none, and where nothing plays.
        public var title: String?
        /// Who made it; nil where the media does not say, and where nothing plays.
        public var studio: String?
        /// The URL of the media's first picture, as the device has told it; nil where it has none, and where nothing
        /// plays.
        public var imageURL: String?

        init(device: String, media: WidgetMedia?) {
            self.device = device
            title = media?.title
            studio = media?.studio
            imageURL = media?.imageURL
        }
    }

    /// What the person has asked for by a button of it, and what has not come of it yet. The way to a device that was
    /// chosen is a screen of its own.
    public enum Pending: Hashable, Sendable {
        /// That the system asks for permission.
        case permission
        /// The end of the session, or of the way there; without `stopsCasting` what plays on the TV goes on.
        case disconnect(stopsCasting: Bool)
    }

    /// What happens to the dialog.
    package enum Action: Equatable, Sendable {
        case opened(CastState)
        case closed
        case networkChanged(NetworkAccess)
        /// - hidden: how many are there that this app can't use.
        case devicesChanged([DeviceRow], hidden: Int)
        /// - device: that of the session which starts or is there; nil without one.
        case castStateChanged(CastState, device: DeviceRow?)
        case mediaChanged(WidgetMedia?)
        /// The person has read why, and goes on to the system's question.
        case permissionAccepted
        case chose(deviceID: String)
        /// The person ends the session, or its start; without `stopsCasting` what plays on the TV goes on.
        case disconnected(stopsCasting: Bool)
        case failed(String)
        case timePassed
    }

    /// What is to be done.
    package enum Effect: Equatable, Sendable {
        case requestPermission
        case startDiscovery
        case startSession(deviceID: String)
        case endSession(stopsCasting: Bool)
    }

    /// How long an empty list is only searching.
    package static let patience = Duration.seconds(5)
    /// How long what was asked for by a button waits: a question that was put away is no answer, and a session that an
    /// app starts in place of the one that ends comes without an end between them.
    package static let pendingPatience = Duration.seconds(10)

    private struct Wait: Equatable {
        let pending: Pending
        let until: ContinuousClock.Instant
        /// Of the session that the person ends, which had been established or was on its way.
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
    /// What went wrong last, as a sentence for a line above the list; gone with the next choice. Nil where nothing did.
    public private(set) var notice: String?

    package init() {}

    /// What waits: a second tap does nothing meanwhile. Nil where nothing does.
    public var pending: Pending? { wait?.pending }

    /// What it shows.
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

    /// A session that the person ends is there until it has ended: none can be started before.
    private var isEnding: Bool { if case .disconnect = pending { sessionDevice != nil } else { false } }

    /// It shows that there is no device yet, or why there is none.
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
        // Also one that starts, or tries to come back.
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
        // Whatever the answer was: where the question is still to be asked it can be asked again.
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
        // The session is there, or it was given up: the choice is no longer under way.
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
