import ArgumentParser

struct QueueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queue", abstract: "List and change the queue of a device.",
        discussion: """
            Queue items are named by the ids that `marquee queue` lists. `marquee cast` with several files makes a \
            queue.
            """,
        subcommands: [
            QueueListCommand.self, QueueAddCommand.self, QueueRemoveCommand.self, QueueMoveCommand.self,
            QueueJumpCommand.self, QueueRepeatCommand.self,
        ],
        defaultSubcommand: QueueListCommand.self)
}
