/// A request and its result.
///
/// It ends exactly once: completed, failed, or aborted. None of its callbacks runs before the call that made the
/// request has returned, so a delegate or handler that is set right after that call misses nothing. One that is set
/// after the end is called too. `cancel()` ends the waiting, but not the receiver's action.
///
/// It is used from the main actor. From the Cast SDK: `GCKRequest`; the value is Marquee's own.
@MainActor
public final class Request<Value: Sendable>: AnyRequest {
    /// The id, unique within a connection; 0 if nothing was sent. It can be read from any thread.
    public nonisolated let requestID: Int
    /// Whether an app has made the request itself with `applicationRequest()`. It can be read from any thread.
    public nonisolated let external: Bool
    /// Whether the request has not ended yet.
    public private(set) var inProgress = true
    /// The error if the request has failed; nil if it was aborted.
    public private(set) var error: CastError?
    /// The reason if the request was aborted: a later request of its kind replaced it, or it was cancelled.
    public private(set) var abortReason: RequestAbortReason?
    /// Called once about the end. A delegate that is set after the end is called in the main actor's next turn.
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

    /// Creates a request that the app ends itself, for its own APIs in the style of this framework. The app chooses the
    /// errors that it fails with.
    public static func applicationRequest() -> Request<Value> {
        Request(requestID: 0, external: true)
    }

    /// Creates a request that failed before anything was sent. Its callbacks run in the main actor's next turn.
    package static func failed(_ error: CastError) -> Request<Value> {
        let request = Request(requestID: 0)
        request.decide(.failure(error))
        return request
    }

    /// Creates a request that ends with another one, and makes its value when that one succeeds. Cancelling it cancels
    /// the other one.
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

    /// Creates a request that ends with the second of two requests, which is made from the first one's answer.
    /// Cancelling it cancels the one that is running.
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

    /// Calls a handler once with the result, on the main actor.
    public func onCompletion(_ handler: @escaping @MainActor (Result<Value, CastError>) -> Void) {
        handlers.append(handler)
        tellLate()
    }

    /// The value of the request. Reading it waits for the end.
    ///
    /// - Throws: the error that the request failed with, with code `.replaced` or `.cancelled` if it was aborted.
    public var value: Value {
        get async throws(CastError) {
            let result = await withCheckedContinuation { continuation in
                onCompletion { continuation.resume(returning: $0) }
            }
            return try result.get()
        }
    }

    /// Stops waiting: the request ends as cancelled. A message that was sent stays sent.
    public func cancel() {
        abort(.cancelled)
    }

    /// Completes a request made with `applicationRequest()`. The framework ends its own requests itself.
    public func complete(with value: Value) {
        precondition(external, "a request that the framework made is ended by the framework")
        decide(.success(value))
    }

    /// Fails a request made with `applicationRequest()`. The framework ends its own requests itself.
    public func fail(with error: CastError) {
        precondition(external, "a request that the framework made is ended by the framework")
        decide(.failure(error))
    }

    /// Aborts the request. Its callbacks run in the main actor's next turn.
    package func abort(_ reason: RequestAbortReason) {
        guard outcome == nil else { return }
        abortReason = reason
        decide(.failure(reason.error))
        if reason == .cancelled { onCancel?() }
        onCancel = nil
    }

    /// Ends the request with the device's answer and runs the callbacks at once. This is never called within the call
    /// that made the request.
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

/// A request with any type of value, identified by reference: `request === styleRequest`.
///
/// It is used from the main actor. From the Cast SDK: `GCKRequest`.
@MainActor
public protocol AnyRequest: AnyObject {
    /// The id, unique within a connection; 0 if nothing was sent. It can be read from any thread.
    nonisolated var requestID: Int { get }
    /// Whether an app has made the request itself. It can be read from any thread.
    nonisolated var external: Bool { get }
    /// Whether the request has not ended yet.
    var inProgress: Bool { get }
    /// The error if the request has failed; nil if it was aborted.
    var error: CastError? { get }
    /// The reason if the request was aborted.
    var abortReason: RequestAbortReason? { get }

    /// Stops waiting: the request ends as cancelled. A message that was sent stays sent.
    func cancel()
}

/// Receives the end of a request on the main actor, with exactly one of the three methods. Every method has a default
/// that does nothing.
///
/// From the Cast SDK: `GCKRequestDelegate`.
@MainActor
public protocol RequestDelegate: AnyObject {
    /// Called when the receiver has done what was requested.
    func requestDidComplete(_ request: any AnyRequest)
    /// Called when the receiver has refused, or did not answer in time.
    func request(_ request: any AnyRequest, didFailWith error: CastError)
    /// Called when nobody waits for the answer any more.
    func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason)
}

extension RequestDelegate {
    public func requestDidComplete(_ request: any AnyRequest) {}
    public func request(_ request: any AnyRequest, didFailWith error: CastError) {}
    public func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason) {}
}
