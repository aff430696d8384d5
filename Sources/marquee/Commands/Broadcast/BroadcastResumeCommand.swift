import ArgumentParser
import ScreenBroadcast

struct BroadcastResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Resume a broadcast that was paused, was killed or ended by itself.",
        discussion: """
            If the broadcast no longer runs, it is restarted with its original options, at the address that its device \
            had then. With --follow the command stays attached and shows the progress. Ctrl-C and q end the command; \
            the broadcast goes on.
            """)

    @Flag(help: "Stay attached, control the broadcast, and show its progress.")
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
        output.console.answer("\"\(broadcast.name)\" is resumed", json: BroadcastReport(broadcast.record, state))
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
                "the options of \"\(broadcast.name)\" are not stored; `marquee broadcast start` starts a new broadcast")
        }
        let voice = MirrorVoice(console: output.console, device: request.destinationNames.joined(separator: ", "))
        var run = MirrorRun(finder: nil, output: output, voice: voice) { _ in request }
        run.staying = try StayingMirror(broadcast.name, resumed: request)
        try await run.run()
    }
}
