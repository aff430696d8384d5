import ArgumentParser
import Casting

struct QueueMoveCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "move", abstract: "Moves items within the queue.")

    @Argument(help: ArgumentHelp("The items' ids, in the order in which they are to stand.", valueName: "id"))
    var ids: [Int] = []

    @Option(help: ArgumentHelp("Put them before this item; left out, at the end.", valueName: "id"))
    var before: Int?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError("say which items: `marquee queue` lists their ids") }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.check(ids + (before.map { [$0] } ?? []), inQueueOf: client)
            guard try QueueIDs.moves(ids, before: before) else { return }
            try await link.perform(client.queueReorderItems(withIDs: ids, insertBeforeItemWithID: before))
        }
    }
}
