import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastStopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Stop a broadcast and delete its stored options.",
        discussion: """
            A process that does not answer gets SIGTERM, and SIGKILL if it goes on. If the process no longer runs, \
            only its record is removed.
            """)

    @OptionGroup var name: BroadcastNameOption
    @OptionGroup var output: OutputOptions

    private struct Answer: Encodable {
        let event = "stopped"
        let name: String
        let statistics: BroadcastStatistics?
    }

    @MainActor func run() async throws {
        let broadcast = try BroadcastChoice.one(named: name.text)
        guard broadcast.condition == .running else {
            broadcast.folder.forget(broadcast.name)
            return answer("\"\(broadcast.name)\" no longer runs; its record was removed", broadcast, nil)
        }
        let line: BroadcastLine
        do {
            line = try await BroadcastLine.open(broadcast, controls: true)
        } catch let failure as CommandFailure {
            guard failure.status == .failedHere else { throw failure }
            let how = await end(broadcast) ? "ended by a signal" : "killed"
            return answer("\"\(broadcast.name)\" did not answer, and was \(how)", broadcast, nil)
        }
        let last = await stop(line)
        let summary = last.map { ": \(MirrorVoice.summary($0))" } ?? ""
        answer("\"\(broadcast.name)\" was stopped\(summary)", broadcast, last)
    }

    /// Asks the broadcast to stop, and makes sure that its process ends.
    ///
    /// - Returns: the last statistics.
    @MainActor private func stop(_ line: BroadcastLine) async -> BroadcastStatistics? {
        let connection = line.attached.connection
        var last = line.attached.state.statistics
        connection.send(.stop)
        let cutting = Task {
            try await Task.sleep(for: BroadcastLine.patience)
            connection.close()
        }
        for await message in connection.messages {
            if case .statistics(let statistics) = message { last = statistics }
        }
        cutting.cancel()
        if await !line.broadcast.process.end(within: BroadcastLine.patience) { _ = await end(line.broadcast) }
        return last
    }

    /// Ends the process with SIGTERM, then SIGKILL.
    ///
    /// - Returns: false if SIGKILL was needed.
    @MainActor private func end(_ broadcast: RunningBroadcast) async -> Bool {
        let (process, terminate, kill) = (broadcast.process, Int32(15), Int32(9))
        process.signal(terminate)
        let isInOrder = await process.end(within: .seconds(3))
        if !isInOrder {
            process.signal(kill)
            _ = await process.end(within: .seconds(2))
        }
        var patience = 40
        while !broadcast.folder.forget(broadcast.name), patience > 0 {
            patience -= 1
            try? await Task.sleep(for: .milliseconds(50))
        }
        return isInOrder
    }

    private func answer(_ text: String, _ broadcast: RunningBroadcast, _ last: BroadcastStatistics?) {
        output.console.answer(text, json: Answer(name: broadcast.name, statistics: last))
    }
}
