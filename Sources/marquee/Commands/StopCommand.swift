import ArgumentParser
import CastSender
import Casting

struct StopCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop",
        abstract: "Stop playback, close the application on the device, and end its detached cast.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options, awaitsPlayer: false)
        guard link.session.applicationMetadata != nil else {
            output.console.answer(
                Console.printable("\(link.device.shownName): nothing runs"), json: StatusReport(link.session))
            endServing(link.device)
            await link.leave()
            return
        }
        do {
            try await link.context.sessionManager.disconnect(stopCasting: true)
        } catch {
            throw CastFailure(error, device: link.device)
        }
        output.console.answer(
            Console.printable("\(link.device.shownName): stopped"), json: Stopped(device: .init(link.device)))
        endServing(link.device)
    }

    /// Ends the detached casts to the device.
    ///
    /// A registry that can't be opened is no error, because a serving process ends by itself when its session ends.
    private func endServing(_ device: Device) {
        try? ServingRegistry().end(on: device)
    }

    private struct Stopped: Encodable {
        let device: StatusReport.DeviceSummary
        var stopped = true
    }
}
