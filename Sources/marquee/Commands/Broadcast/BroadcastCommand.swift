import ArgumentParser

struct BroadcastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "broadcast", abstract: "Mirrors without a terminal: begins it, says how it goes, pauses, ends it.",
        discussion: """
            A broadcast is what `marquee mirror` sends, by a process that goes on when nobody is there. Several at once \
            are told apart by their names. One that was killed or ended by itself is begun again by `resume`.
            """,
        subcommands: [
            BroadcastStartCommand.self, BroadcastPauseCommand.self, BroadcastResumeCommand.self,
            BroadcastStopCommand.self, BroadcastStatusCommand.self, BroadcastLogCommand.self, BroadcastPickCommand.self,
        ])
}

/// Which broadcast.
struct BroadcastNameOption: ParsableArguments {
    @Option(
        name: .customLong("name"),
        help: ArgumentHelp("The broadcast's name; may be left out where there is one only.", valueName: "name"))
    var text: String?
}
