import CastWire
import Synchronization

/// Whoever waits for the reply to a request, as the event loop sees it: without the reply's type.
///
/// It is ended exactly once, by `succeed` or by `fail`; who may do so is the request table's to say.
protocol AnyPendingReply: Sendable {
    var key: RequestTable.Key { get }
    var timeout: Duration { get }
    var isCancelled: Bool { get }
    /// Two waiters with the same reply type can read each other's replies.
    var replyType: ObjectIdentifier { get }

    /// Reads a message as the reply that is waited for, and ends with it whoever `owner` says: by the id in it, and
    /// whether it only tells how a launch gets on. Nil for nobody.
    ///
    /// The text is parsed once for matching and for the answer, and nothing is put on the heap in between.
    func read(
        _ text: String, owner: (_ requestID: Int, _ isLaunchProgress: Bool) -> (any AnyPendingReply)?
    ) throws(WireError)

    /// Ends with a reply that was found to be its own by a waiter for another type.
    func take(_ text: String)
    func fail(_ error: TransportError)
}

/// Set by the task's cancellation handler, which may run before the event loop has heard of the request.
final class RequestCancellation: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}

final class PendingReply<Reply: MessageBody>: AnyPendingReply {
    typealias Completion = @Sendable (Result<Envelope<Reply>, TransportError>) -> Void

    let key: RequestTable.Key
    let timeout: Duration
    /// Nil where nobody can cancel it.
    private let cancellation: RequestCancellation?
    private let completion: Completion

    init(
        key: RequestTable.Key, timeout: Duration, cancellation: RequestCancellation?, completion: @escaping Completion
    ) {
        self.key = key
        self.timeout = timeout
        self.cancellation = cancellation
        self.completion = completion
    }

    var isCancelled: Bool { cancellation?.isSet ?? false }
    var replyType: ObjectIdentifier { ObjectIdentifier(Reply.self) }

    func read(
        _ text: String, owner: (_ requestID: Int, _ isLaunchProgress: Bool) -> (any AnyPendingReply)?
    ) throws(WireError) {
        let envelope = try Envelope<Reply>(text: text)
        guard let waiter = owner(envelope.requestID, envelope.body.isLaunchProgress) else { return }
        if let waiter = waiter as? PendingReply<Reply> {
            waiter.completion(.success(envelope))
        } else {
            waiter.take(text)
        }
    }

    func take(_ text: String) {
        do {
            completion(.success(try Envelope(text: text)))
        } catch {
            completion(.failure(.unreadableReply(error)))
        }
    }

    func fail(_ error: TransportError) {
        completion(.failure(error))
    }
}
