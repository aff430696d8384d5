import ArgumentParser

struct BroadcastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "broadcast",
        abstract: "Mirror without a terminal: start, check, pause, resume and stop broadcasts.",
        discussion: """
            A broadcast is a `marquee mirror` in a process that goes on without a terminal. Several broadcasts can run \
            at once; each has a name. `resume` restarts a broadcast that was killed or ended by itself.
            """,
        subcommands: [
            BroadcastStartCommand.self, BroadcastPauseCommand.self, BroadcastResumeCommand.self,
            BroadcastStopCommand.self, BroadcastStatusCommand.self, BroadcastLogCommand.self, BroadcastPickCommand.self,
        ])
}

/// The option `--name` for an existing broadcast.
struct BroadcastNameOption: ParsableArguments {
    @Option(
        name: .customLong("name"),
        help: ArgumentHelp("The name of the broadcast. Optional if there is only one broadcast.", valueName: "name"))
    var text: String?
}
