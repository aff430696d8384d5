/// Adds devices of another kind to the framework.
///
/// They appear in the same list, and the same manager starts sessions with them.
///
/// Subclass it and override `startDiscovery()`, `stopDiscovery()` and `createSession(for:sessionID:options:)`. Report
/// what was found with the `notify...` methods. Register it with `CastContext.registerDeviceProvider(_:)`.
///
/// It is used and called on the main actor. From the Cast SDK: `GCKDeviceProvider`.
@MainActor
open class DeviceProvider {
    /// The category of the devices, in reverse-DNS style. It must not be the framework's own, `Device.castCategory`.
    public let deviceCategory: String
    weak var registry: DeviceProviderRegistry?

    /// Creates a provider of devices of this category.
    public init(deviceCategory: String) {
        self.deviceCategory = deviceCategory
    }

    /// Starts to look for devices. An override has to call `notifyDidStartDiscovery()` once it has started.
    open func startDiscovery() {}

    /// Stops looking for devices. The framework removes the published devices.
    open func stopDiscovery() {}

    /// Makes a session with a device that this provider has published. The manager starts it.
    ///
    /// `sessionID` names a session to join or resume; nil requests a new one.
    ///
    /// - Returns: nil if the device does not support the options. The start then fails.
    open func createSession(for device: Device, sessionID: String?, options: SessionOptions) -> Session? { nil }

    /// Creates a device of this provider's category, to be completed and published.
    ///
    /// Its id has to be unique in the category. `servicePort` is the TCP port to connect to, 1 to 65535.
    public final func createDevice(id: String, networkAddress: NetworkAddress, servicePort: Int) -> Device {
        var device = Device(
            deviceID: id, friendlyName: id, networkAddresses: [networkAddress.description], servicePort: servicePort)
        device.category = deviceCategory
        return device
    }

    /// Reports that the provider is now looking for devices. It does nothing while discovery is stopped.
    public final func notifyDidStartDiscovery() {
        registry?.discoveryManager?.providerDidStart(deviceCategory)
    }

    /// Reports that a device is present. It replaces a known device with the same unique id.
    ///
    /// - Precondition: the device was made with `createDevice(id:networkAddress:servicePort:)`.
    public final func notifyDidPublish(_ device: Device) {
        precondition(device.category == deviceCategory, "a provider publishes devices of its own category")
        registry?.discoveryManager?.provider(deviceCategory, didPublish: device)
    }

    /// Reports that a device is gone.
    public final func notifyDidUnpublish(_ device: Device) {
        registry?.discoveryManager?.provider(deviceCategory, didUnpublish: device)
    }

    /// Reports that a published device has changed.
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

/// A session that fails to start, for a device whose category has no provider.
final class UnavailableSession: Session {
    override func start() {
        // As with any session, the failure is reported after the call that started it.
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
    /// Registers a provider: its devices are found, listed and can be cast to from now on.
    ///
    /// - Throws: `.invalidState` if its category has a provider or is the framework's own.
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

    /// Unregisters a provider. Its devices leave the list, but a running session goes on.
    ///
    /// It does nothing if the provider is not registered.
    public func unregisterDeviceProvider(_ provider: DeviceProvider) {
        guard providers.providers[provider.deviceCategory] === provider else { return }
        discoveryManager.remove(provider)
        setSessionMaker(nil, forDeviceCategory: provider.deviceCategory)
        providers.remove(provider)
    }

    /// Reports that the user has tapped the cast button. Discovery starts if it has waited for the first tap
    /// (`CastOptions.startDiscoveryAfterFirstTapOnCastButton`).
    ///
    /// It does nothing if the automatic start is disabled.
    public func castButtonWasTapped() {
        guard !options.disableDiscoveryAutostart else { return }
        discoveryManager.startDiscovery()
    }
}
