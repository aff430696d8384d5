import ArgumentParser
import CastSender
import Casting

struct ResumeCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Goes on with a cast whose command was ended or killed while it played.",
        discussion: """
            The same files are served again where the device fetches them from, as long as the device still has the \
            cast. With several, --to says which; otherwise it is the latest. Ends with 2 where none was left behind, \
            with 5 where the device has it no more.
            """)

    @Flag(help: "Let it go on without this terminal; `marquee stop` ends it.")
    var detach = false

    @Option(help: ArgumentHelp("How long to try to get a lost device back, in seconds.", valueName: "seconds"))
    var patience = 120

    @Flag(help: "Keep it out of the desktop's media controls.")
    var noNowPlaying = false

    /// Set where this process is the detached one.
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
