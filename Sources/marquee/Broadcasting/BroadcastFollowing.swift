import Casting
import ScreenBroadcast

/// Shows the progress of a detached broadcast until it ends or the user leaves.
@MainActor struct BroadcastFollowing {
    let line: BroadcastLine
    let output: OutputOptions

    /// - Parameter resuming: true to resume a paused broadcast.
    /// - Throws: `CommandFailure` if the broadcast ends with an error.
    func run(resuming: Bool = false) async throws {
        let (connection, state) = (line.attached.connection, line.attached.state)
        let voice = MirrorVoice(console: output.console, device: line.broadcast.record.destinations.first ?? "")
        defer { voice.close() }
        if resuming, state.isPaused { connection.send(.handler(.resume)) }
        for message in state.past { voice.tell(message) }
        let wishes = WishBox(voice.wishes)
        let leaving = wishes.onWish { _ in connection.close() }
        defer { leaving.cancel() }
        var ending: BroadcastEnding?
        for await message in connection.messages {
            if case .ended(let told) = message { ending = told }
            voice.tell(message)
        }
        connection.close()
        if ending == nil, wishes.last != nil { return voice.leaves(line.broadcast.name) }
        guard let ending else { throw CommandFailure(.failedHere, BroadcastLine.crashed(line.broadcast)) }
        if let failure = MirrorEnding.failure(ending, outcome: nil) { throw failure }
        voice.ended(ending)
    }
}

extension BroadcastState {
    /// The earlier messages that still matter.
    fileprivate var past: [BroadcastMessage] {
        var past = warnings.map { BroadcastMessage.warning($0) }
        if let outline { past.append(.began(outline)) } else if let stage { past.append(.progress(stage)) }
        if let statistics { past.append(.statistics(statistics)) }
        return past
    }
}
