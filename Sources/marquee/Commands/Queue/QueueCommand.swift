import ArgumentParser

struct QueueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queue", abstract: "Lists and changes the queue of a device.",
        discussion: """
            Items are named by the ids that `marquee queue` lists. `marquee cast` of several files makes a queue.
            """,
        subcommands: [
            QueueListCommand.self, QueueAddCommand.self, QueueRemoveCommand.self, QueueMoveCommand.self,
            QueueJumpCommand.self, QueueRepeatCommand.self,
        ],
        defaultSubcommand: QueueListCommand.self)
}
