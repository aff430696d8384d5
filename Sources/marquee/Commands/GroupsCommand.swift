import ArgumentParser
import CastSender
import Casting

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Lists the groups of devices that play together, and who is in them.",
        discussion: """
            A group is a device like any other to all commands: --to takes its name; `volume --member` sets one \
            member's volume. To learn the members it connects to each group.
            """)

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let (search, logger) = (try search.checked(), makeLogger(output))
        let context = search.makeContext(logger: logger)
        context.discoveryManager.startDiscovery()
        try await Task.sleep(for: min(DevicesCommand.lookingTime, .seconds(search.timeout)))
        let devices = context.discoveryManager.devices
        let groups = devices.filter { $0.type == .speakerGroup }
        for report in await GroupQuestion(search: search, logger: logger).reports(groups) {
            output.console.answer(report.text, json: report)
        }
        guard groups.isEmpty else { return }
        if let failure = DeviceFinder.searchFailure(context) { throw CommandFailure(.noDevice, failure) }
        output.console.talk(
            devices.isEmpty
                ? "no Cast device answered; `marquee doctor` says what may be in the way"
                : devices.count == 1
                    ? "the device that answered is no group"
                    : "none of the \(devices.count) devices that answered is a group")
    }
}
