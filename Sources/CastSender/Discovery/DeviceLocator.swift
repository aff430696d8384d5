/// Finds devices by their ids for a context's sessions, using the context's discovery.
@MainActor
final class DeviceLocator {
    weak var manager: DiscoveryManager?

    /// Returns nil if the device is not found by `deadline`.
    func device(withID deviceID: String, by deadline: ContinuousClock.Instant) async -> Device? {
        await manager?.locate(deviceID: deviceID, by: deadline)
    }
}
