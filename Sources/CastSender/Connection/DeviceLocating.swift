/// Finding one device again by its id, wherever it is now.
extension DeviceBrowsing {
    /// Returns the device with this id each time that it is announced, until the task ends. The current announcement
    /// comes first.
    package func sightings(ofDeviceID deviceID: String) -> AsyncStream<Device> {
        let (stream, continuation) = AsyncStream.makeStream(of: Device.self, bufferingPolicy: .bufferingNewest(16))
        let task = Task {
            for await event in browse(for: .allDevices) {
                guard case .found(let device, _) = event, device.deviceID == deviceID else { continue }
                continuation.yield(device)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Returns nil if no announcement of the device comes before `deadline`.
    package func device(
        withID deviceID: String, by deadline: ContinuousClock.Instant, time: TimeSource
    ) async -> Device? {
        await withTaskGroup(of: Device?.self) { group in
            group.addTask {
                for await device in sightings(ofDeviceID: deviceID) { return device }
                return nil
            }
            group.addTask {
                try? await time.sleep(deadline)
                return nil
            }
            let found = await group.next() ?? nil
            group.cancelAll()
            return found
        }
    }
}
