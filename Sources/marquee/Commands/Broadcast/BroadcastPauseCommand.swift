import ArgumentParser
import ScreenBroadcast

struct BroadcastPauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "The last picture stands, and nothing is heard, until `resume`.",
        discussion: "What happens on the screen meanwhile is seen by nobody; a film goes on unseen.")

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let broadcast = try BroadcastChoice.one(named: name.text)
        let line = try await BroadcastLine.open(broadcast, controls: true)
        let state = try await line.order(.handler(.pause)) { $0.isPaused }
        output.console.answer("\"\(broadcast.name)\" is paused", json: BroadcastReport(broadcast.record, state))
    }
}
