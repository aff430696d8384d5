import CastWire
import Synchronization

/// Whoever waits for the reply to a request, as the event loop sees it: without the reply's type.
///
/// It is ended exactly once, by `succeed` or by `fail`; who may do so is the request table's to say.
protocol AnyPendingReply: AnyObject, Sendable {
    var key: RequestTable.Key { get }
    var timeout: Duration { get }
    var isCancelled: Bool { get }
    /// Two waiters with the same reply type can read each other's replies.
    var replyType: ObjectIdentifier { get }

    /// Reads a message as this one's reply, and ends the waiter that `owner` names for it, so that the text is parsed
    /// once for matching and for the answer.
    ///
    /// - Throws: where it is no such reply; then `owner` was not asked.
    func read(_ text: String, owner: (ReplyHead) -> (any AnyPendingReply)?) throws(WireError)
    func fail(_ error: TransportError)
}

/// What says whose reply a message is.
struct ReplyHead {
    let requestID: Int
    let isLaunchProgress: Bool
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
        // Nearly always the one that waits is this one.
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
