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

    func read(_ text: String) throws(WireError) -> ReadReply
    func succeed(_ reply: ReadReply)
    func fail(_ error: TransportError)
}

/// A message that was read as some waiter's reply, so that its text is parsed once for matching and for the answer.
struct ReadReply {
    let requestID: Int
    let isLaunchProgress: Bool
    let envelope: any Sendable
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
    private let cancellation: RequestCancellation
    private let completion: Completion

    init(
        key: RequestTable.Key, timeout: Duration, cancellation: RequestCancellation, completion: @escaping Completion
    ) {
        self.key = key
        self.timeout = timeout
        self.cancellation = cancellation
        self.completion = completion
    }

    var isCancelled: Bool { cancellation.isSet }
    var replyType: ObjectIdentifier { ObjectIdentifier(Reply.self) }

    func read(_ text: String) throws(WireError) -> ReadReply {
        let envelope = try Envelope<Reply>(text: text)
        return ReadReply(
            requestID: envelope.requestID, isLaunchProgress: envelope.body.isLaunchProgress, envelope: envelope)
    }

    func succeed(_ reply: ReadReply) {
        guard let envelope = reply.envelope as? Envelope<Reply> else {
            preconditionFailure("a reply was handed to a waiter for another type")
        }
        completion(.success(envelope))
    }

    func fail(_ error: TransportError) {
        completion(.failure(error))
    }
}
