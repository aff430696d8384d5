import CastSender

/// Listens for changes of the device list.
@MainActor
final class DiscoveryEars: DiscoveryManagerListener {
    private let changed: @MainActor () -> Void

    init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    func didUpdateDeviceList(_ manager: DiscoveryManager) { changed() }
    func didUpdateHiddenDeviceCount(_ manager: DiscoveryManager) { changed() }
}
