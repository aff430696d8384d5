/// Calls to the browser over its debugging pipe, and their answers.
///
/// Every call has a deadline, and all calls fail when the connection ends. ``receive(_:)`` returns events to the reader
/// of the pipe.
package actor DevToolsConnection {
    package typealias Write = @Sendable ([UInt8]) async throws -> Void

    package struct Event: Sendable {
        package var method: String
        package var session: String?
        package var message: [UInt8]
    }

    private let write: Write
    private var framing = DevToolsFraming()
    private var lastID = 0
    private var waiting: [Int: CheckedContinuation<[UInt8], any Error>] = [:]
    private var ended: BrowserError?

    package init(write: @escaping Write) { self.write = write }

    /// Calls a method and waits for the answer, at most for `limit`.
    package func call<Result: Decodable & Sendable>(
        _ method: String, _ params: some Encodable & Sendable, session: String? = nil, as type: Result.Type,
        within limit: Duration = .seconds(10)
    ) async throws -> Result {
        let (id, bytes) = try make(method, params, session)
        let deadline = Task {
            try await Task.sleep(for: limit)
            self.finish(id, .failure(BrowserError(.silence, "The browser did not answer \(method) in time.")))
        }
        defer { deadline.cancel() }
        let answer = try await withCheckedThrowingContinuation { continuation in
            waiting[id] = continuation
            Task {
                do { try await write(bytes) } catch { self.finish(id, .failure(error)) }
            }
        }
        return try DevToolsMessage.result(type, in: answer)
    }

    package func call(_ method: String, _ params: some Encodable & Sendable, session: String? = nil) async throws {
        _ = try await call(method, params, session: session, as: DevTools.None.self)
    }

    /// Calls a method without waiting for the answer.
    package func tell(_ method: String, _ params: some Encodable & Sendable, session: String? = nil) async throws {
        let (_, bytes) = try make(method, params, session)
        try await write(bytes)
    }

    private func make(
        _ method: String, _ params: some Encodable & Sendable, _ session: String?
    ) throws -> (Int, [UInt8]) {
        if let ended { throw ended }
        lastID += 1
        return (lastID, try DevToolsMessage.call(lastID, method, params, session: session))
    }

    /// Takes bytes from the browser. Answers complete their calls; events are returned in order.
    package func receive(_ bytes: [UInt8]) throws -> [Event] {
        var events: [Event] = []
        for message in try framing.messages(adding: bytes) {
            let envelope = try DevToolsMessage.envelope(message)
            if let id = envelope.id {
                finish(id, result(of: envelope, message))
            } else if let method = envelope.method {
                events.append(Event(method: method, session: envelope.sessionId, message: message))
            }
        }
        return events
    }

    private func result(of envelope: DevToolsMessage.Envelope, _ message: [UInt8]) -> Result<[UInt8], any Error> {
        guard let failure = envelope.error else { return .success(message) }
        return .failure(BrowserError(.answer, "The browser refused: \(failure.message ?? "no reason given")"))
    }

    private func finish(_ id: Int, _ result: Result<[UInt8], any Error>) {
        waiting.removeValue(forKey: id)?.resume(with: result)
    }

    /// Fails every waiting call, and every later one.
    package func end() {
        let error = BrowserError(.answer, "The browser has ended.")
        ended = error
        for continuation in waiting.values { continuation.resume(throwing: error) }
        waiting = [:]
    }
}

extension DevToolsConnection {
    /// Attaches to the page that the browser opened when it started.
    ///
    /// - Returns: The session's id, and the page's id, which is also that of its main frame.
    /// - Throws: ``BrowserError``.
    package func attachToPage() async throws -> (session: String, page: String) {
        let targets = try await call("Target.getTargets", DevTools.None(), as: DevTools.Targets.self)
        guard let page = targets.targetInfos.first(where: { $0.type == "page" }) else {
            throw BrowserError(.answer, "The browser opened no page.")
        }
        let attached = try await call(
            "Target.attachToTarget", DevTools.Attach(targetId: page.targetId), as: DevTools.Attached.self)
        return (attached.sessionId, page.targetId)
    }
}
