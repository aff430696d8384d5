import ArgumentParser
import PlatformFoundation
import ScreenBroadcast

struct BroadcastStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Print the broadcasts: source, outputs, duration and statistics.",
        discussion: """
            A killed broadcast is listed as crashed. A broadcast that ended by itself is listed for a day, with the \
            reason.
            """)

    @Flag(help: "Stay attached and show the progress. Ctrl-C and q end the command; the broadcast goes on.")
    var follow = false

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        if follow {
            let line = try await BroadcastLine.open(try BroadcastChoice.one(named: name.text), controls: false)
            return try await BroadcastFollowing(line: line, output: output).run()
        }
        let console = output.console
        if name.text != nil { return await tell(try BroadcastChoice.one(named: name.text)) }
        let found = try BroadcastChoice.all()
        for broadcast in found.broadcasts { await tell(broadcast) }
        for problem in found.problems { console.talk(problem) }
        if found.broadcasts.isEmpty, found.problems.isEmpty { console.talk(BroadcastChoice.nothingRuns) }
    }

    @MainActor private func tell(_ broadcast: RunningBroadcast) async {
        let report = await BroadcastReport(broadcast)
        output.console.answer(report.text(now: Date().timeIntervalSince1970), json: report)
    }
}
