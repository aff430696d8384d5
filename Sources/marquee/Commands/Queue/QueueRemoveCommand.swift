import ArgumentParser

struct QueueRemoveCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Takes items out of the queue; where one of them plays, the next does.")

    @Argument(help: ArgumentHelp("The items' ids.", valueName: "id"))
    var ids: [Int] = []

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError("say which items: `marquee queue` lists their ids") }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.check(ids, inQueueOf: client)
            try await link.perform(client.queueRemoveItems(withIDs: ids))
        }
    }
}
