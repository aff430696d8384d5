import ArgumentParser
import Casting

struct StatusCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Print what plays on a device, the position and the volume.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options, awaitsPlayer: false)
        await link.awaitPlayer()
        var report = StatusReport(link.session)
        report.endedCast = (try? ServingRegistry())?.lastEnding(on: link.device).map(StatusReport.EndedCast.init)
        output.console.answer(report.text, json: report)
        await link.leave()
    }
}
