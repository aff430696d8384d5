import CastSender

/// Moves media from one device to another.
@MainActor package enum DeviceMove {
    /// - Parameters:
    ///   - source: The device that plays.
    ///   - name: The other device's name, id or address.
    /// - Returns: The status on the other device.
    package static func perform(from source: DeviceRequest, to name: String) async throws -> StatusReport {
        let context = source.search.makeContext(logger: source.logger)
        let destination = try await DeviceFinder(context: context, options: source.search).find(name)
        context.discoveryManager.stopDiscovery()
        let link = try await DeviceLink.join(source)
        do {
            _ = try link.playing()
            guard !isSame(link.device, destination) else {
                throw CastFailure(.wrongUse, "it plays on \"\(link.device.shownName)\" already")
            }
            try await link.move(to: destination)
        } catch {
            await link.leave()
            throw error
        }
        let report = StatusReport(link.session)
        await link.leave()
        return report
    }

    /// A device given by its address has no id yet.
    private static func isSame(_ device: Device, _ other: Device) -> Bool {
        device.deviceID == other.deviceID
            || (device.networkAddress == other.networkAddress && device.servicePort == other.servicePort)
    }
}

extension DeviceLink {
    /// Every failure except an unsupported transfer concerns the other device.
    fileprivate func move(to destination: Device) async throws {
        do {
            try await session.transfer(to: destination).value
        } catch {
            throw CastFailure(error, device: error.code == .unsupportedFeature ? device : destination)
        }
    }
}
