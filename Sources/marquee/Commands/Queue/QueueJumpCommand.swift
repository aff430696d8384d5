import ArgumentParser
import Casting

struct QueueJumpCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "jump", abstract: "Plays an item of the queue.")

    @Argument(help: ArgumentHelp("The item's id.", valueName: "id"))
    var id: Int

    @Option(help: ArgumentHelp("Where in it: 90, 1:30 or 1:02:03.", valueName: "time"))
    var start: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let start, TimeText.parse(start) == nil {
            throw ValidationError("\"\(start)\" is no time; write 90, 1:30 or 1:02:03")
        }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.check([id], inQueueOf: client)
            let position = start.flatMap(TimeText.parse)
            try await link.perform(client.queueJumpToItem(withID: id, playPosition: position))
        }
    }
}
