import ArgumentParser

struct QueueRemoveCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove items from the queue.")

    @Argument(
        help: ArgumentHelp(
            "The ids of the queue items. If the current item is removed, the next item plays.", valueName: "id"))
    var ids: [Int] = []

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError("give the ids of queue items; `marquee queue` lists the ids") }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.check(ids, inQueueOf: client)
            try await link.perform(client.queueRemoveItems(withIDs: ids))
        }
    }
}
