/// Calls to the browser over its debugging pipe, matched with their answers.
///
/// Every call has a deadline, and all of them end when the connection does. Events are returned by ``receive(_:)`` to
/// whoever reads the pipe.
actor DevToolsConnection {
    typealias Write = @Sendable ([UInt8]) async throws -> Void

    struct Event: Sendable {
        var method: String
        var session: String?
        var message: [UInt8]
    }

    private let write: Write
    private var framing = DevToolsFraming()
    private var lastID = 0
    private var waiting: [Int: CheckedContinuation<[UInt8], any Error>] = [:]
    private var ended: ScreenError?

    init(write: @escaping Write) { self.write = write }

    /// Calls and waits for the answer, 10 seconds at most.
    func call<Result: Decodable & Sendable>(
        _ method: String, _ params: some Encodable & Sendable, session: String? = nil, as type: Result.Type
    ) async throws -> Result {
        let (id, bytes) = try make(method, params, session)
        let deadline = Task {
            try await Task.sleep(for: .seconds(10))
            self.finish(id, .failure(ScreenError(.browserAnswer, "The browser did not answer \(method) within 10 s.")))
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

    func call(_ method: String, _ params: some Encodable & Sendable, session: String? = nil) async throws {
        _ = try await call(method, params, session: session, as: DevTools.None.self)
    }

    /// Calls without waiting for the answer.
    func tell(_ method: String, _ params: some Encodable & Sendable, session: String? = nil) async throws {
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

    /// Takes what came from the browser: answers wake their callers, events are returned in order.
    func receive(_ bytes: [UInt8]) throws -> [Event] {
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
        return .failure(ScreenError(.browserAnswer, "The browser refused: \(failure.message ?? "no reason given")"))
    }

    private func finish(_ id: Int, _ result: Result<[UInt8], any Error>) {
        waiting.removeValue(forKey: id)?.resume(with: result)
    }

    /// Ends every call that waits, and every later one.
    func end() {
        let error = ScreenError(.browserAnswer, "The browser has ended.")
        ended = error
        for continuation in waiting.values { continuation.resume(throwing: error) }
        waiting = [:]
    }
}
