/// Hears how the list of devices changes, on the main actor, in the order of registration. Every method has a default
/// that does nothing.
///
/// Indexes are those of `DiscoveryManager.devices` after the change; for a removal, of the device before it.
///
/// From the Cast SDK: `GCKDiscoveryManagerListener`.
@MainActor
public protocol DiscoveryManagerListener: AnyObject {
    /// Devices of this kind are being looked for now.
    func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String)
    /// Before each change of the list is told.
    func willUpdateDeviceList(_ manager: DiscoveryManager)
    /// After each change of the list was told.
    func didUpdateDeviceList(_ manager: DiscoveryManager)
    /// A device has come.
    func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int)
    /// Something of a device has changed, and it stands where it stood.
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int)
    /// Something of a device has changed, its name among it, and it stands elsewhere: at `newIndex`, once it was taken
    /// out at `index`.
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int)
    /// A device has gone.
    func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int)
    /// Told before `didRemove` of the same removal, for those who keep rows and no devices.
    func discoveryManager(_ manager: DiscoveryManager, didRemoveDeviceAt index: Int)
    /// Discovery has started and has devices in its list already: those of a provider, or from before a suspension.
    func didHaveDiscoveredDeviceWhenStartingDiscovery(_ manager: DiscoveryManager)
    /// No device can be found by multicast DNS, for this reason: `DiscoveryManager.discoveryError`. Marquee's own.
    func discoveryManager(_ manager: DiscoveryManager, didFailWithError error: CastError)
    /// `DiscoveryManager.hiddenDeviceCount` is another than before. Marquee's own.
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
