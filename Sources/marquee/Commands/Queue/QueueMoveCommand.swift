import ArgumentParser
import Casting

struct QueueMoveCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "move", abstract: "Move items within the queue.")

    @Argument(help: ArgumentHelp("The ids of the queue items, in their new order.", valueName: "id"))
    var ids: [Int] = []

    @Option(help: ArgumentHelp("Move before the queue item with this id. Default: to the end.", valueName: "id"))
    var before: Int?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !ids.isEmpty else { throw ValidationError("give the ids of queue items; `marquee queue` lists the ids") }
    }

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.check(ids + (before.map { [$0] } ?? []), inQueueOf: client)
            guard try QueueIDs.moves(ids, before: before) else { return }
            try await link.perform(client.queueReorderItems(withIDs: ids, insertBeforeItemWithID: before))
        }
    }
}
