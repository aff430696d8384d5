import ArgumentParser
import CastSender
import Casting

struct ResumeCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Resume a cast whose command ended or was killed during playback.",
        discussion: """
            Serves the same files again at the address that the device knows, as long as the device still has the \
            cast. --to selects the cast by its device. Without --to, the latest cast is resumed.

            Exits with 2 if there is no cast to resume, and with 5 if the device no longer has the cast.
            """)

    @Flag(help: "Play on without this terminal. `marquee stop` ends the cast.")
    var detach = false

    @Option(help: ArgumentHelp("Time limit for reconnecting to a lost device, in seconds.", valueName: "seconds"))
    var patience = 120

    @Flag(help: "Hide the cast from the desktop's media controls.")
    var noNowPlaying = false

    /// True in the detached process itself.
    @Flag(name: .customLong("serving-child"), help: .hidden)
    var isServingChild = false

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
    }

    @MainActor func run() async throws {
        let context = try search.makeContext(output, patience: .seconds(patience), keepsSessions: true)
        let stored = try StoredCast.newest(on: device.to, in: context)
        if detach, !isServingChild {
            try await DetachedCast.start(console: output.console, WishBox(StopSignals().wishes))
            return
        }
        let voice = isServingChild ? DetachedVoice() : CastCommand.voice(output)
        let run = CastRun(resuming: stored, in: context, voice: voice)
        run.showsNowPlaying = !noNowPlaying
        try await run.play()
    }
}
