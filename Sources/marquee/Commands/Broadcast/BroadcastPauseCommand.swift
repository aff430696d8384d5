import ArgumentParser
import ScreenBroadcast

struct BroadcastPauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pause a broadcast: show the last frame without audio until `resume`.",
        discussion: "Changes on the screen are not sent meanwhile. A film plays on without being sent.")

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let broadcast = try BroadcastChoice.one(named: name.text)
        let line = try await BroadcastLine.open(broadcast, controls: true)
        let state = try await line.order(.handler(.pause)) { $0.isPaused }
        output.console.answer("\"\(broadcast.name)\" is paused", json: BroadcastReport(broadcast.record, state))
    }
}
