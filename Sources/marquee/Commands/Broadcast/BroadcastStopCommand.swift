import ArgumentParser
import Casting
import ScreenBroadcast

struct BroadcastStopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Ends a broadcast; what was kept of it is thrown away.",
        discussion:
            "A process that does not answer is told by a signal, and killed where it goes on. Of one that is gone already only the record goes."
    )

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
            let how = await end(broadcast) ? "ended by a signal" : "killed"
            return answer("\"\(broadcast.name)\" did not answer, and was \(how)", broadcast, nil)
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
        if await !line.broadcast.process.end(within: BroadcastLine.patience) { _ = await end(line.broadcast) }
        return last
    }

    /// - Returns: false where it had to be killed.
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
