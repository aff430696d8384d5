import ArgumentParser

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tells what plays on a device, where in it, and how loud.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        let link = try await DeviceLink.join(options)
        let report = StatusReport(link.session)
        link.console.answer(report.text, json: report)
        await link.leave()
    }
}
