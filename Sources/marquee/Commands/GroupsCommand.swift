import ArgumentParser
import CastSender
import Casting

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "List the device groups and their members.",
        discussion: """
            The devices of a group play together. All commands treat a group as a device: --to takes its name. `volume \
            --member` sets the volume of one member. This command connects to each group to read its members.
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
                ? "no Cast device answered; `marquee doctor` lists possible causes"
                : devices.count == 1
                    ? "the device that answered is not a group"
                    : "\(devices.count) devices answered, and no group is among them")
    }
}
