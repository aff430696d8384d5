/// Brings devices of another kind into the framework: they stand in the same list, and sessions with them are started
/// by the same manager.
///
/// Subclass it: override `startDiscovery()`, `stopDiscovery()` and `createSession(for:sessionID:options:)`, and tell
/// with the `notify...` methods what was found. Register it with `CastContext.registerDeviceProvider(_:)`.
///
/// Used, and asked, on the main actor. From the Cast SDK: `GCKDeviceProvider`.
@MainActor
open class DeviceProvider {
    /// Names the kind of device, in reverse-DNS style; not the framework's own, `Device.castCategory`.
    public let deviceCategory: String
    weak var registry: DeviceProviderRegistry?

    /// A provider of devices of this kind.
    public init(deviceCategory: String) {
        self.deviceCategory = deviceCategory
    }

    /// Begins to look for devices; ends with `notifyDidStartDiscovery()`.
    open func startDiscovery() {}

    /// Ends looking. What was published is forgotten by the framework.
    open func stopDiscovery() {}

    /// Makes a session with a device that this provider has published; it is started by its manager. `sessionID` names
    /// one to be joined or resumed; nil asks for a new one.
    ///
    /// - Returns: nil where the device can't do what the options ask for: the start fails then.
    open func createSession(for device: Device, sessionID: String?, options: SessionOptions) -> Session? { nil }

    /// A device of this provider's kind, to be filled in and published: its id is unique among them, and `servicePort`
    /// is the TCP port to connect to, 1 to 65535.
    public final func createDevice(id: String, networkAddress: NetworkAddress, servicePort: Int) -> Device {
        var device = Device(
            deviceID: id, friendlyName: id, networkAddresses: [networkAddress.description], servicePort: servicePort)
        device.category = deviceCategory
        return device
    }

    /// Devices of this kind are being looked for now. Nothing happens while discovery is stopped.
    public final func notifyDidStartDiscovery() {
        registry?.discoveryManager?.providerDidStart(deviceCategory)
    }

    /// The device is there. One with a unique id that is known already takes the other's place.
    ///
    /// - Precondition: it was made with `createDevice(id:networkAddress:servicePort:)`.
    public final func notifyDidPublish(_ device: Device) {
        precondition(device.category == deviceCategory, "a provider publishes devices of its own category")
        registry?.discoveryManager?.provider(deviceCategory, didPublish: device)
    }

    /// The device is gone.
    public final func notifyDidUnpublish(_ device: Device) {
        registry?.discoveryManager?.provider(deviceCategory, didUnpublish: device)
    }

    /// Something of a published device has changed.
    public final func notifyDidUpdate(_ device: Device) {
        notifyDidPublish(device)
    }
}

/// The providers of one context.
@MainActor
final class DeviceProviderRegistry {
    private(set) var providers: [String: DeviceProvider] = [:]
    weak var discoveryManager: DiscoveryManager?

    func add(_ provider: DeviceProvider) throws(CastError) {
        let category = provider.deviceCategory
        guard category != Device.castCategory, !category.isEmpty, providers[category] == nil, provider.registry == nil
        else {
            throw CastError(
                .invalidState,
                "The category \"\(category)\" has a provider already, or can't have one; register each provider once, "
                    + "with a category of its own.")
        }
        providers[category] = provider
        provider.registry = self
    }

    func remove(_ provider: DeviceProvider) {
        providers[provider.deviceCategory] = nil
        provider.registry = nil
    }
}

/// A session that nobody can make, with a device of a kind that has no provider: fails to start.
final class UnavailableSession: Session {
    override func start() {
        // As with any session, the failure comes after the call that started it.
        Task {
            notifyDidFailToStart(
                with: CastError(
                    .unsupportedFeature,
                    "No session can be made with \(device.friendlyName) (\(device.category)); choose another device, "
                        + "or register the provider for this kind of device."))
        }
    }
}

extension CastContext {
    /// Devices of the provider's kind are found, listed and cast to from now on.
    ///
    /// - Throws: `.invalidState` where its category has a provider, or is the framework's own.
    public func registerDeviceProvider(_ provider: DeviceProvider) throws(CastError) {
        providers.discoveryManager = discoveryManager
        try providers.add(provider)
        setSessionMaker(
            { [weak provider] device, options in
                provider?.createSession(for: device, sessionID: options.joinedSessionID, options: options)
                    ?? UnavailableSession(device: device)
            }, forDeviceCategory: provider.deviceCategory)
        discoveryManager.add(provider)
    }

    /// Its devices leave the list; a session that is under way goes on. Nothing happens where it is not registered.
    public func unregisterDeviceProvider(_ provider: DeviceProvider) {
        guard providers.providers[provider.deviceCategory] === provider else { return }
        discoveryManager.remove(provider)
        setSessionMaker(nil, forDeviceCategory: provider.deviceCategory)
        providers.remove(provider)
    }

    /// The user has tapped the cast button: discovery starts, where it has waited for the first tap
    /// (`CastOptions.startDiscoveryAfterFirstTapOnCastButton`). Nothing happens where the automatic start is disabled.
    public func castButtonWasTapped() {
        guard !options.disableDiscoveryAutostart else { return }
        discoveryManager.startDiscovery()
    }
}
