/// Where a context's sessions find a device of which they know the id: what its discovery knows or finds.
@MainActor
final class DeviceLocator {
    weak var manager: DiscoveryManager?

    /// Nil where it is not found by `deadline`.
    func device(withID deviceID: String, by deadline: ContinuousClock.Instant) async -> Device? {
        await manager?.locate(deviceID: deviceID, by: deadline)
    }
}
