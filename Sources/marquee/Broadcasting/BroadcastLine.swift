import ScreenBroadcast

/// A command's connection to a running broadcast.
@MainActor struct BroadcastLine {
    let broadcast: RunningBroadcast
    let attached: AttachedBroadcast

    /// Retries while a controller that has ended still seems to be connected: their number, and the pause between them.
    private static let (grace, interval) = (20, Duration.milliseconds(50))
    /// Time limit for an order.
    static let patience = Duration.seconds(5)

    /// - Throws: `.failedHere` if its process was killed or does not answer; `.wrongUse` if the broadcast has ended, or
    ///   another host controls it.
    static func open(_ broadcast: RunningBroadcast, controls: Bool) async throws -> BroadcastLine {
        for attempt in 0... {
            let attached = try await attach(broadcast, controls: controls)
            guard controls, let refusal = attached.refusal else {
                return BroadcastLine(broadcast: broadcast, attached: attached)
            }
            attached.connection.close()
            // The broadcast may not have noticed yet that its previous controller has ended.
            let isThere = attached.state.controller.map { ProcessIdentity(of: $0.processID) != nil } ?? false
            guard !isThere, attempt < grace else { throw CommandFailure(.wrongUse, refusal) }
            try await Task.sleep(for: interval)
        }
        fatalError("numbers end")
    }

    private static func attach(_ broadcast: RunningBroadcast, controls: Bool) async throws -> AttachedBroadcast {
        try check(broadcast)
        do throws(BroadcastError) {
            return try await broadcast.attach(
                controls: controls, program: "marquee \(Marquee.configuration.version)")
        } catch {
            // The broadcast may have ended in the meantime.
            try check(broadcast)
            throw CommandFailure(error)
        }
    }

    private static func check(_ broadcast: RunningBroadcast) throws {
        switch broadcast.condition {
        case .running: return
        case .crashed: throw CommandFailure(.failedHere, crashed(broadcast))
        case .ended(let ending):
            throw CommandFailure(
                .wrongUse,
                "the broadcast \"\(broadcast.name)\" has ended: \(ending.words); `marquee broadcast resume` restarts "
                    + "it")
        }
    }

    static func crashed(_ broadcast: RunningBroadcast) -> String {
        "the broadcast \"\(broadcast.name)\" has crashed: its process \(broadcast.record.processID) was killed; "
            + "`marquee broadcast resume` restarts it"
    }

    /// Sends an order, and waits until it was carried out.
    ///
    /// - Throws: `.failedHere` if the order was not carried out, or if the broadcast no longer runs.
    func order(_ message: BroadcastMessage, until isDone: (BroadcastState) -> Bool) async throws -> BroadcastState {
        defer { attached.connection.close() }
        if isDone(attached.state) { return attached.state }
        let connection = attached.connection
        connection.send(message)
        let cutting = Task {
            try await Task.sleep(for: Self.patience)
            connection.close()
        }
        defer { cutting.cancel() }
        for await message in connection.messages {
            switch message {
            case .state(let state) where isDone(state): return state
            case .refused(let sentence): throw CommandFailure(.wrongUse, sentence)
            case .ended(let ending):
                throw MirrorEnding.failure(ending, outcome: nil)
                    ?? CommandFailure(.wrongUse, "the broadcast \"\(broadcast.name)\" ended in the meantime")
            default: continue
            }
        }
        try Self.check(broadcast)
        throw CommandFailure(.failedHere, "the broadcast \"\(broadcast.name)\" does not respond: try again, or stop it")
    }
}

extension BroadcastEnding {
    /// For users; never empty.
    var words: String { sentence.isEmpty ? kind.rawValue : sentence }
}
