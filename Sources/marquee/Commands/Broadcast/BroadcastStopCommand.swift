import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastStopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Ends a broadcast; what was kept of it is thrown away.",
        discussion: "A process that does not answer is killed. Of one that is gone already only the record goes.")

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
            return answer("\"\(broadcast.name)\" was gone already", broadcast, nil)
        }
        let line: BroadcastLine
        do {
            line = try await BroadcastLine.open(broadcast, controls: true)
        } catch let failure as CommandFailure {
            guard failure.status == .failedHere else { throw failure }
            await kill(broadcast)
            return answer("\"\(broadcast.name)\" did not answer, and was killed", broadcast, nil)
        }
        let last = await stop(line)
        let summary = last.map { ": \(MirrorVoice.summary($0))" } ?? ""
        answer("\"\(broadcast.name)\" was stopped\(summary)", broadcast, last)
    }

    /// - Returns: its last numbers.
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
        if await !line.broadcast.process.end(within: BroadcastLine.patience) { await kill(line.broadcast) }
        return last
    }

    @MainActor private func kill(_ broadcast: RunningBroadcast) async {
        broadcast.process.signal(9)
        _ = await broadcast.process.end(within: .seconds(2))
        broadcast.folder.forget(broadcast.name)
    }

    private func answer(_ text: String, _ broadcast: RunningBroadcast, _ last: BroadcastStatistics?) {
        output.console.answer(text, json: Answer(name: broadcast.name, statistics: last))
    }
}
