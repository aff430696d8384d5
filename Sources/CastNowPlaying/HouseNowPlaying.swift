public import CastSender
public import NowPlaying

/// Puts what every Cast device of the network plays under the media controls of this machine, whoever started it.
///
/// ```swift
/// let house = HouseNowPlaying(context: context) { device in
///     [MPRISPublisher(identity: device.identity, logger: logger)]
/// }
/// house.followDiscovery()
/// ```
///
/// Each device gets a connection, which changes nothing on the device: nothing is launched, and leaving stops nothing.
///
/// Use it from the main actor. This type is Marquee's own.
@MainActor
public final class HouseNowPlaying {
    /// At most so many devices are followed at a time, because anybody in the network can announce more.
    public static let limit = 256
    /// The most devices that are followed; lower than `limit` if this process can't have so many connections.
    package var most = HouseNowPlaying.limit

    /// The context whose discovery finds the devices.
    public let context: CastContext
    /// The followed devices, in the order in which they were found.
    public private(set) var devices: [FollowedDevice] = []

    private let images: ImageCache?
    private let makePublishers: @MainActor (FollowedDevice) -> [any NowPlayingPublisher]
    private lazy var ears = DiscoveryEars(self)
    private var identities: Set<String> = []
    private var isWanted: @MainActor (Device) -> Bool = { _ in true }

    /// Creates an object that follows nothing yet: see `followDiscovery(where:)` and `follow(_:)`.
    ///
    /// - Parameters:
    ///   - context: its discovery finds the devices; its session manager is not used.
    ///   - images: fetches the images that devices name; nil passes their URLs to the publishers.
    ///   - makePublishers: returns the publishers that show one device; called once for each device that is found.
    public init(
        context: CastContext, images: ImageCache? = ImageCache(),
        makePublishers: @escaping @MainActor (FollowedDevice) -> [any NowPlayingPublisher]
    ) {
        self.context = context
        self.images = images
        self.makePublishers = makePublishers
    }

    /// Follows every device that the context's discovery finds, as long as the device is announced.
    ///
    /// - Parameter isWanted: returns whether a device is to be followed.
    public func followDiscovery(where isWanted: @escaping @MainActor (Device) -> Bool = { _ in true }) {
        self.isWanted = isWanted
        context.discoveryManager.addListener(ears)
        for device in context.discoveryManager.devices { found(device) }
        context.discoveryManager.startDiscovery()
    }

    func found(_ device: Device) {
        if isWanted(device) { follow(device) }
    }

    /// Follows this device. If the device is followed already, its address is updated.
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

    /// Waits until it is known, for each device followed now, what it plays, or that this can't be known.
    public func settle() async {
        for device in devices { await device.settle() }
    }

    /// Leaves all devices as they are, and removes them from the media controls.
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
        // The device may have been announced again by then.
        Task { if followed.isGone { await followed.end() } }
    }

    private func forget(_ followed: FollowedDevice) {
        devices.removeAll { $0 === followed }
        identities.remove(followed.identity)
        Task { await followed.end() }
    }
}

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
