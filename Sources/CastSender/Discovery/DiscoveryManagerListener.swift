/// Receives changes to the list of devices on the main actor, in the order of registration.
///
/// Every method has a default that does nothing. Indexes are those of `DiscoveryManager.devices` after the change; the
/// index of a removed device is its index before the change.
///
/// From the Cast SDK: `GCKDiscoveryManagerListener`.
@MainActor
public protocol DiscoveryManagerListener: AnyObject {
    /// Called when discovery of this category of devices has started.
    func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String)
    /// Called before each change to the list is reported.
    func willUpdateDeviceList(_ manager: DiscoveryManager)
    /// Called after each change to the list was reported.
    func didUpdateDeviceList(_ manager: DiscoveryManager)
    /// Called when a device was added.
    func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int)
    /// Called when a device has changed but kept its position.
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int)
    /// Called when a device has changed, for example its name, and has a new position. It was removed at `index` and
    /// then inserted at `newIndex`.
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int)
    /// Called when a device was removed.
    func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int)
    /// Called before `didRemove` for the same removal, for apps that keep rows instead of devices.
    func discoveryManager(_ manager: DiscoveryManager, didRemoveDeviceAt index: Int)
    /// Called when discovery has started and its list already contains devices: those of a provider, or from before a
    /// suspension.
    func didHaveDiscoveredDeviceWhenStartingDiscovery(_ manager: DiscoveryManager)
    /// Called when multicast DNS can't find devices, with the reason (`DiscoveryManager.discoveryError`). Marquee's
    /// own.
    func discoveryManager(_ manager: DiscoveryManager, didFailWithError error: CastError)
    /// Called when `DiscoveryManager.hiddenDeviceCount` has changed. Marquee's own.
    func didUpdateHiddenDeviceCount(_ manager: DiscoveryManager)
}

extension DiscoveryManagerListener {
    public func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String) {}
    public func willUpdateDeviceList(_ manager: DiscoveryManager) {}
    public func didUpdateDeviceList(_ manager: DiscoveryManager) {}
    public func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) {}
    public func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int) {}
    public func discoveryManager(
        _ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int
    ) {}
    public func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int) {}
    public func discoveryManager(_ manager: DiscoveryManager, didRemoveDeviceAt index: Int) {}
    public func didHaveDiscoveredDeviceWhenStartingDiscovery(_ manager: DiscoveryManager) {}
    public func discoveryManager(_ manager: DiscoveryManager, didFailWithError error: CastError) {}
    public func didUpdateHiddenDeviceCount(_ manager: DiscoveryManager) {}
}

extension DiscoveryEvent {
    @MainActor
    func tell(_ listener: any DiscoveryManagerListener, _ manager: DiscoveryManager) {
        switch self {
        case .inserted(let device, let index):
            listener.discoveryManager(manager, didInsert: device, at: index)
        case .updated(let device, let index):
            listener.discoveryManager(manager, didUpdate: device, at: index)
        case .moved(let device, let from, let to):
            listener.discoveryManager(manager, didUpdate: device, at: from, andMoveTo: to)
        case .removed(let device, let index):
            listener.discoveryManager(manager, didRemoveDeviceAt: index)
            listener.discoveryManager(manager, didRemove: device, at: index)
        }
    }
}
