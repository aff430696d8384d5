import ArgumentParser
import CastSender

struct StopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop",
        abstract: "Stops what plays and closes its application on the device; a detached cast of it ends too.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options)
        let deviceID = link.device.deviceID
        guard link.session.applicationMetadata != nil else {
            link.console.answer("\(link.device.friendlyName): nothing runs", json: StatusReport(link.session))
            await link.leave()
            try ServingRegistry().end(deviceID: deviceID)
            return
        }
        do {
            try await link.context.sessionManager.disconnect(stopCasting: true)
        } catch {
            throw CommandFailure(error, device: link.device)
        }
        try ServingRegistry().end(deviceID: deviceID)
        link.console.answer("\(link.device.friendlyName): stopped", json: Stopped(device: .init(link.device)))
    }

    private struct Stopped: Encodable {
        let device: StatusReport.DeviceSummary
        var stopped = true
    }
}
