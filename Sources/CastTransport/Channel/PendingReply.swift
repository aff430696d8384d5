import CastWire
import Synchronization

/// A waiter for the reply to a request, without the type of the reply, for the event loop.
///
/// It ends exactly once, by `succeed` or by `fail`; the request table decides when.
protocol AnyPendingReply: AnyObject, Sendable {
    var key: RequestTable.Key { get }
    var timeout: Duration { get }
    var isCancelled: Bool { get }
    /// The type of the reply. Two waiters with the same type can read each other's replies.
    var replyType: ObjectIdentifier { get }

    /// Reads a message as a reply of this type, and ends the waiter that `owner` returns for it. The text is thus
    /// parsed once for matching and for the answer.
    ///
    /// - Throws: an error if it is not such a reply; `owner` was not called then.
    func read(_ text: String, owner: (ReplyHead) -> (any AnyPendingReply)?) throws(WireError)
    func fail(_ error: TransportError)
}

/// The parts of a reply that tell which request it belongs to.
struct ReplyHead {
    let requestID: Int
    let isLaunchProgress: Bool
}

/// Set by the task's cancellation handler, which may run before the event loop knows of the request.
final class RequestCancellation: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}

final class PendingReply<Reply: MessageBody>: AnyPendingReply {
    typealias Completion = @Sendable (Result<Envelope<Reply>, TransportError>) -> Void

    let key: RequestTable.Key
    let timeout: Duration
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

    func read(_ text: String, owner: (ReplyHead) -> (any AnyPendingReply)?) throws(WireError) {
        let envelope = try Envelope<Reply>(text: text)
        let head = ReplyHead(requestID: envelope.requestID, isLaunchProgress: envelope.body.isLaunchProgress)
        guard let owner = owner(head) else { return }
        // The waiter is nearly always this one.
        if owner === self { return completion(.success(envelope)) }
        if let owner = owner as? PendingReply<Reply> { return owner.completion(.success(envelope)) }
        do throws(WireError) {
            try owner.read(text) { _ in owner }
        } catch {
            owner.fail(.unreadableReply(error))
        }
    }

    func fail(_ error: TransportError) {
        completion(.failure(error))
    }
}
