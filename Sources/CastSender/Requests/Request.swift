/// A request that was made, and how it ends.
///
/// Ends exactly once: completed, failed, or aborted. None of its callbacks runs before the call that made the request
/// has returned, so a delegate or a handler set right after that call misses nothing; one set after the end is told all
/// the same. `cancel()` stops the waiting, not what the receiver does.
///
/// Used from the main actor. From the Cast SDK: `GCKRequest`; that it has a value is Marquee's own.
@MainActor
public final class Request<Value: Sendable>: AnyRequest {
    /// Unique within a connection; 0 where nothing was sent. Read from any thread.
    public nonisolated let requestID: Int
    /// Made by an app itself with `applicationRequest()`, not by this framework. Read from any thread.
    public nonisolated let external: Bool
    /// Whether the request has not ended yet.
    public private(set) var inProgress = true
    /// Set when the request has failed; nil when it was aborted.
    public private(set) var error: CastError?
    /// Set when the request was aborted: replaced by a later one of its kind, or cancelled.
    public private(set) var abortReason: RequestAbortReason?
    /// Told once about the end; a delegate set after the end is told on the main actor's next turn.
    public weak var delegate: (any RequestDelegate)? {
        didSet { tellLate() }
    }

    private var outcome: Result<Value, CastError>?
    private var wasTold = false
    private var delegateWasTold = false
    private var handlers: [@MainActor (Result<Value, CastError>) -> Void] = []
    private var onCancel: (@MainActor () -> Void)?

    package init(requestID: Int, external: Bool = false, onCancel: (@MainActor () -> Void)? = nil) {
        self.requestID = requestID
        self.external = external
        self.onCancel = onCancel
    }

    /// A request that the app ends itself, for APIs of its own that are to look like this framework's. What it fails
    /// with is the app's to say.
    public static func applicationRequest() -> Request<Value> {
        Request(requestID: 0, external: true)
    }

    /// A request that failed before anything was sent. Told on the main actor's next turn.
    package static func failed(_ error: CastError) -> Request<Value> {
        let request = Request(requestID: 0)
        request.decide(.failure(error))
        return request
    }

    /// A request that ends with another, and makes its value of that one's success. Cancelling it cancels the other.
    package static func following(
        _ base: Request<Void>, value: @escaping @MainActor () -> Result<Value, CastError>
    ) -> Request<Value> {
        if let error = base.error { return .failed(error) }
        let request = Request(requestID: base.requestID) { base.cancel() }
        base.onCompletion { [unowned base] result in
            request.finish(result.flatMap { _ in value() }, as: base.abortReason)
        }
        return request
    }

    /// A request that ends with the second of two, which is made of the first one's answer. Cancelling it cancels the
    /// one that is under way.
    package static func following<First: Sendable>(
        _ first: Request<First>, then makeSecond: @escaping @MainActor (First) -> Request<Value>
    ) -> Request<Value> {
        var underWay: () -> Void = { first.cancel() }
        let request = Request(requestID: first.requestID) { underWay() }
        first.onCompletion { result in
            guard request.inProgress else { return }
            switch result {
            case .failure(let error): request.finish(.failure(error), as: first.abortReason)
            case .success(let answer):
                let second = makeSecond(answer)
                underWay = { second.cancel() }
                second.onCompletion { request.finish($0, as: second.abortReason) }
            }
        }
        return request
    }

    private func finish(_ result: Result<Value, CastError>, as reason: RequestAbortReason?) {
        if let reason { abort(reason) } else { end(result) }
    }

    /// Called once with the end, on the main actor.
    public func onCompletion(_ handler: @escaping @MainActor (Result<Value, CastError>) -> Void) {
        handlers.append(handler)
        tellLate()
    }

    /// Waits for the end.
    ///
    /// - Throws: the error that the request failed with; code `.replaced` or `.cancelled` where it was aborted.
    public var value: Value {
        get async throws(CastError) {
            let result = await withCheckedContinuation { continuation in
                onCompletion { continuation.resume(returning: $0) }
            }
            return try result.get()
        }
    }

    /// Stops waiting: the request ends as cancelled. What was sent stays sent.
    public func cancel() {
        abort(.cancelled)
    }

    /// Ends a request made with `applicationRequest()`. The framework ends its own requests itself.
    public func complete(with value: Value) {
        precondition(external, "a request that the framework made is ended by the framework")
        decide(.success(value))
    }

    /// Ends a request made with `applicationRequest()` as failed. The framework ends its own requests itself.
    public func fail(with error: CastError) {
        precondition(external, "a request that the framework made is ended by the framework")
        decide(.failure(error))
    }

    /// Aborts the request; told on the main actor's next turn.
    package func abort(_ reason: RequestAbortReason) {
        guard outcome == nil else { return }
        abortReason = reason
        decide(.failure(reason.error))
        if reason == .cancelled { onCancel?() }
        onCancel = nil
    }

    /// Ends the request with what the device said, and tells at once: this comes from the wire, never from within the
    /// call that made the request.
    package func end(_ result: Result<Value, CastError>) {
        guard outcome == nil else { return }
        settle(result)
        tell()
    }

    private func decide(_ result: Result<Value, CastError>) {
        guard outcome == nil else { return }
        settle(result)
        Task { tell() }
    }

    private func settle(_ result: Result<Value, CastError>) {
        outcome = result
        inProgress = false
        if abortReason == nil, case .failure(let error) = result { self.error = error }
    }

    private func tellLate() {
        guard wasTold else { return }
        Task { tell() }
    }

    private func tell() {
        guard let outcome else { return }
        wasTold = true
        let waiting = handlers
        handlers = []
        for handler in waiting { handler(outcome) }
        guard !delegateWasTold, let delegate else { return }
        delegateWasTold = true
        if let abortReason {
            delegate.request(self, didAbortWith: abortReason)
        } else if case .failure(let error) = outcome {
            delegate.request(self, didFailWith: error)
        } else {
            delegate.requestDidComplete(self)
        }
    }
}

/// A request of any value, known by its identity: `request === styleRequest`.
///
/// Used from the main actor. From the Cast SDK: `GCKRequest`.
@MainActor
public protocol AnyRequest: AnyObject {
    /// Unique within a connection; 0 where nothing was sent. Read from any thread.
    nonisolated var requestID: Int { get }
    /// Made by an app itself, not by this framework. Read from any thread.
    nonisolated var external: Bool { get }
    /// Whether the request has not ended yet.
    var inProgress: Bool { get }
    /// Set when the request has failed; nil when it was aborted.
    var error: CastError? { get }
    /// Set when the request was aborted.
    var abortReason: RequestAbortReason? { get }

    /// Stops waiting: the request ends as cancelled. What was sent stays sent.
    func cancel()
}

/// Hears how a request ended, on the main actor: exactly one of the three. Every method has a default that does
/// nothing.
///
/// From the Cast SDK: `GCKRequestDelegate`.
@MainActor
public protocol RequestDelegate: AnyObject {
    /// The receiver has done what was asked for.
    func requestDidComplete(_ request: any AnyRequest)
    /// The receiver has refused, or there was no answer in time.
    func request(_ request: any AnyRequest, didFailWith error: CastError)
    /// Nobody waits for the answer any more.
    func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason)
}

extension RequestDelegate {
    public func requestDidComplete(_ request: any AnyRequest) {}
    public func request(_ request: any AnyRequest, didFailWith error: CastError) {}
    public func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason) {}
}
