import ArgumentParser
import CastSender
import Foundation

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Lists the groups of devices that play together.",
        discussion: "A group is a device like any other to all commands: --to takes its name.")

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    private struct Entry: Encodable {
        let id: String
        let name: String
        let address: String
        let port: Int
    }

    @MainActor func run() async throws {
        let context = try DeviceLink.makeContext(search, output)
        context.discoveryManager.startDiscovery()
        try await Task.sleep(for: min(DevicesCommand.lookingTime, .seconds(search.timeout)))
        let devices = context.discoveryManager.devices
        let groups = devices.filter { $0.type == .speakerGroup }
        for group in groups {
            let place = "\(group.networkAddress):\(group.servicePort)"
            output.console.answer(
                Console.printable("\(group.friendlyName)  \(place)  \(group.deviceID)"),
                json: Entry(
                    id: group.deviceID, name: group.friendlyName, address: group.networkAddress,
                    port: group.servicePort))
        }
        guard groups.isEmpty else { return }
        if let failure = DeviceFinder.searchFailure(context) { throw CommandFailure(.noDevice, failure) }
        output.console.talk(
            devices.isEmpty
                ? "no Cast device answered; `marquee doctor` says what may be in the way"
                : "none of the \(devices.count) devices that answered is a group")
    }
}
