/// A broadcast that outlives its host, as its record describes it.
package struct RunningBroadcast: Hashable, Sendable {
    package let record: BroadcastRecord
    package let folder: BroadcastFolder

    package init(record: BroadcastRecord, folder: BroadcastFolder) {
        (self.record, self.folder) = (record, folder)
    }

    package var name: String { record.name }
    package var process: ProcessIdentity {
        ProcessIdentity(processID: record.processID, start: record.processStart)
    }
    package var condition: BroadcastRecord.Condition {
        record.condition(processStart: ProcessIdentity(of: record.processID)?.start)
    }

    /// How long it may take to answer.
    package static let patience = Duration.seconds(3)

    /// Connects to the broadcast.
    ///
    /// - Parameters:
    ///   - controls: Whether to control it; false only gets messages.
    ///   - program: This program's name for people.
    /// - Throws: ``BroadcastError``: `socketFailed` if nobody or another process listens there, or this host is
    ///   refused; `otherVersion`, `timedOut`, `badMessage`.
    package func attach(
        controls: Bool, program: String, within limit: Duration = patience
    ) async throws(BroadcastError) -> AttachedBroadcast {
        let connection = try BroadcastConnection.connect(to: folder.path + "/" + record.socket)
        // The kernel reports who made the socket; another process of the user may have replaced it.
        guard connection.peerProcessID == nil || connection.peerProcessID == record.processID else {
            connection.close()
            throw BroadcastError(
                .socketFailed, "another process listens at the socket of the broadcast \"\(name)\": `kill` that one")
        }
        connection.send(.hello(BroadcastHello(program: program, processID: ProcessIdentity.own.processID)))
        connection.send(.attach(BroadcastAttachment(controls: controls)))
        let cutting = Task {
            try await Task.sleep(for: limit)
            connection.close()
        }
        defer { cutting.cancel() }
        let (greeting, refusal, state) = try await greet(connection)
        guard let state else {
            if let fault = connection.fault { throw fault }
            // A broadcast that refuses a host is not hanging.
            if let refusal { throw BroadcastError(.socketFailed, refusal) }
            throw BroadcastError(.timedOut, "the broadcast \"\(name)\" does not answer")
        }
        return AttachedBroadcast(connection: connection, hello: greeting, state: state, refusal: refusal)
    }

    private func greet(
        _ connection: BroadcastConnection
    ) async throws(BroadcastError) -> (BroadcastHello, refusal: String?, BroadcastState?) {
        var (greeting, refusal) = (BroadcastGreeting(), String?.none)
        var hello = BroadcastHello(program: "", processID: 0)
        for await message in connection.messages {
            try greeting.admit(message)
            switch message {
            case .hello(let said): hello = said
            case .refused(let sentence): refusal = sentence
            case .state(let state): return (hello, refusal, state)
            default: break
            }
        }
        return (hello, refusal, nil)
    }
}

/// A host's connection to a running broadcast.
package struct AttachedBroadcast: Sendable {
    /// Messages from now on.
    package let connection: BroadcastConnection
    package let hello: BroadcastHello
    /// The state when it was attached.
    package let state: BroadcastState
    /// Why it does not control the broadcast though it wanted to: another host does.
    package let refusal: String?
}
