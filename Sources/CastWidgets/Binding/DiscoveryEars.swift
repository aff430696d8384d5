package import CastSender

/// Listens for changes of the device list.
@MainActor
package final class DiscoveryEars: DiscoveryManagerListener {
    private let changed: @MainActor () -> Void

    package init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

    package func didUpdateDeviceList(_ manager: DiscoveryManager) { changed() }
    package func didUpdateHiddenDeviceCount(_ manager: DiscoveryManager) { changed() }
}
