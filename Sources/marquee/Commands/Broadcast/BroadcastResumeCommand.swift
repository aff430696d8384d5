import ArgumentParser
import ScreenBroadcast

struct BroadcastResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Goes on with a broadcast that was paused, killed, or ended by itself.",
        discussion: """
            One that is gone is begun again as it was begun before, to the device at its address of then. With --follow \
            the command stays with it and shows how it goes; Ctrl-C and q leave it, and it goes on.
            """)

    @Flag(help: "Stay with it, as the one that controls it, and show how it goes.")
    var follow = false

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup(visibility: .hidden) var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        var broadcast = try await choice()
        if broadcast.condition != .running {
            try await begin(broadcast)
            guard follow else { return }
            broadcast = try BroadcastChoice.one(named: broadcast.name)
        }
        let line = try await BroadcastLine.open(broadcast, controls: true)
        if follow { return try await BroadcastFollowing(line: line, output: output).run(resuming: true) }
        let state = try await line.order(.handler(.resume)) { !$0.isPaused }
        output.console.answer("\"\(broadcast.name)\" goes on", json: BroadcastReport(broadcast.record, state))
    }

    @MainActor private func choice() async throws -> RunningBroadcast {
        guard name.text == nil else { return try BroadcastChoice.one(named: name.text) }
        let found = try BroadcastChoice.all()
        return try await BroadcastChoice.toResume(found.broadcasts, problems: found.problems) { broadcast in
            guard let line = try? await BroadcastLine.open(broadcast, controls: false) else { return false }
            line.attached.connection.close()
            return line.attached.state.isPaused
        }
    }

    @MainActor private func begin(_ broadcast: RunningBroadcast) async throws {
        let request: BroadcastRequest?
        do throws(BroadcastError) {
            request = try broadcast.folder.request(broadcast.name)
        } catch {
            throw CommandFailure(error)
        }
        guard let request else {
            throw CommandFailure(
                .wrongUse,
                "what \"\(broadcast.name)\" was asked to do is not kept: `marquee broadcast start` begins a new one")
        }
        let voice = MirrorVoice(console: output.console, device: request.destinationNames.joined(separator: ", "))
        var run = MirrorRun(finder: nil, output: output, voice: voice) { _ in request }
        run.staying = try StayingMirror(broadcast.name, resumed: request)
        try await run.run()
    }
}
