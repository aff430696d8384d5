import CastNowPlayingCore
public import CastSender
public import NowPlaying

/// What every Cast device of the house plays, whoever started it, under the media controls of this machine.
///
/// ```swift
/// let house = HouseNowPlaying(context: context) { device in [try? MPRISPublisher(device.identity)].compactMap(\.self) }
/// house.followDiscovery()
/// ```
///
/// Each device has a connection, which changes nothing there: nothing is launched, nothing is stopped by leaving.
///
/// Used from the main actor. Marquee's own.
@MainActor
public final class HouseNowPlaying {
    /// Devices that are followed at a time, at most: anybody in the network can announce more.
    public static let limit = 256
    /// Where this process can't have so many connections: fewer.
    package var most = HouseNowPlaying.limit

    /// Whose discovery finds the devices.
    public let context: CastContext
    /// In the order in which they came.
    public private(set) var devices: [FollowedDevice] = []

    private let images: ImageCache?
    private let makePublishers: @MainActor (FollowedDevice) -> [any NowPlayingPublisher]
    private lazy var ears = DiscoveryEars(self)
    private var identities: Set<String> = []
    private var isWanted: @MainActor (Device) -> Bool = { _ in true }

    /// Follows nothing yet: see `followDiscovery(where:)` and `follow(_:)`.
    ///
    /// - Parameters:
    ///   - context: whose discovery finds the devices; its session manager is not used.
    ///   - images: fetches the pictures that devices name; nil gives their URLs to the publishers.
    ///   - makePublishers: where what one device plays is shown; asked once for each that comes.
    public init(
        context: CastContext, images: ImageCache? = ImageCache(),
        makePublishers: @escaping @MainActor (FollowedDevice) -> [any NowPlayingPublisher]
    ) {
        self.context = context
        self.images = images
        self.makePublishers = makePublishers
    }

    /// Follows every device that the context's discovery finds, as long as it is announced.
    ///
    /// - Parameter isWanted: which of them.
    public func followDiscovery(where isWanted: @escaping @MainActor (Device) -> Bool = { _ in true }) {
        self.isWanted = isWanted
        context.discoveryManager.addListener(ears)
        for device in context.discoveryManager.devices { found(device) }
        context.discoveryManager.startDiscovery()
    }

    func found(_ device: Device) {
        if isWanted(device) { follow(device) }
    }

    /// Follows this device; one that is followed already is the same, with another address perhaps.
    public func follow(_ device: Device) {
        if let known = devices.first(where: { $0.device.uniqueID == device.uniqueID }) {
            known.device = device
            known.isGone = false
            return
        }
        guard devices.count < min(most, Self.limit) else { return }
        let identity = CastIdentity.name(of: device.friendlyName, deviceID: device.deviceID, taken: identities)
        identities.insert(identity)
        let followed = FollowedDevice(device, identity: identity, in: context, images: images)
        devices.append(followed)
        for publisher in makePublishers(followed) { followed.addPublisher(publisher) }
        followed.start { [weak self, weak followed] in
            guard let self, let followed else { return }
            self.forget(followed)
        }
    }

    /// Waits until of each device that is followed now is known what it plays, or that it can't be known.
    public func settle() async {
        for device in devices { await device.settle() }
    }

    /// Leaves all devices, as they are, and the controls.
    public func leave() async {
        context.discoveryManager.removeListener(ears)
        let left = devices
        await withTaskGroup(of: Void.self) { group in
            for device in left { group.addTask { await device.end() } }
        }
    }

    func lost(_ device: Device) {
        guard let followed = devices.first(where: { $0.device.uniqueID == device.uniqueID }) else { return }
        followed.isGone = true
        guard followed.session == nil else { return }
        // It may have come back by then.
        Task { if followed.isGone { await followed.end() } }
    }

    private func forget(_ followed: FollowedDevice) {
        devices.removeAll { $0 === followed }
        identities.remove(followed.identity)
        Task { await followed.end() }
    }
}

/// Devices come and go.
@MainActor
private final class DiscoveryEars: DiscoveryManagerListener {
    private weak var house: HouseNowPlaying?

    init(_ house: HouseNowPlaying) {
        self.house = house
    }

    func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) {
        house?.found(device)
    }
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int) {
        house?.found(device)
    }
    func discoveryManager(
        _ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int
    ) {
        house?.found(device)
    }
    func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int) {
        house?.lost(device)
    }
}
