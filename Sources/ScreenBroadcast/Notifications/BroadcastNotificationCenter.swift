@preconcurrency import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells the programs of a group that something happened, by a name and nothing else: the role that
/// `CFNotificationCenterGetDarwinNotifyCenter` has between an app and its extension.
///
/// Posting never waits. A program that is suspended, or has too many notifications unread, may miss repetitions of one:
/// as with the Darwin centre, a notification says "look", and not how often. The one who posts hears it too, if it
/// observes. Used from any thread; observers are told on a queue of the centre's own, one after the other. Marquee's own.
public final class BroadcastNotificationCenter: Sendable {
    /// Ends the observation when it is let go of, from any thread.
    public final class Observation: Sendable {
        private let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

        deinit { cancel() }
    }

    /// Programs of one group that can be told: 64 listeners at most.
    public static let receiverLimit = 64

    private struct State {
        var next = 0
        var observers: [BroadcastNotificationName: [Int: @Sendable (BroadcastNotificationName) -> Void]] = [:]
        var inbox: NotificationSocket?
    }

    private let folder: String
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "marquee.broadcast.notifications")

    /// Nil where there is no container: without a group nobody can be told.
    public init?(_ container: GroupContainer?) {
        guard let folder = container?.path("notifications") else { return nil }
        self.folder = folder
    }

    /// Tells everybody in the group who observes that name, in this process too.
    ///
    /// - Returns: how many programs took it.
    @discardableResult
    public func post(_ name: BroadcastNotificationName) -> Int {
        NotificationSocket.send(name, to: folder, atMost: Self.receiverLimit)
    }

    /// Listens for a name.
    ///
    /// - Parameters:
    ///   - name: which one.
    ///   - handler: called on the centre's queue with the name, until the observation is let go of.
    /// - Throws: ``GroupError`` where no socket can be made in the group's folder.
    public func observe(
        _ name: BroadcastNotificationName, handler: @escaping @Sendable (BroadcastNotificationName) -> Void
    ) throws(GroupError) -> Observation {
        let number = try state.withLock { state throws(GroupError) in
            if state.inbox == nil {
                state.inbox = try NotificationSocket(folder: folder, queue: queue) { [weak self] in self?.tell($0) }
            }
            state.next += 1
            state.observers[name, default: [:]][state.next] = handler
            return state.next
        }
        return Observation { [weak self] in self?.remove(number, name) }
    }

    /// Observes for an object, which is not kept: once it is gone nothing is called any more.
    ///
    /// - Throws: ``GroupError`` where no socket can be made in the group's folder.
    public func addObserver<Observer: AnyObject & Sendable>(
        _ observer: Observer, name: BroadcastNotificationName,
        callback: @escaping @Sendable (Observer, BroadcastNotificationName) -> Void
    ) throws(GroupError) -> Observation {
        try observe(name) { [weak observer] name in
            guard let observer else { return }
            callback(observer, name)
        }
    }

    private func tell(_ name: BroadcastNotificationName) {
        let handlers = state.withLock { state in
            (state.observers[name] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        }
        for handler in handlers { handler(name) }
    }

    private func remove(_ number: Int, _ name: BroadcastNotificationName) {
        let ended = state.withLock { state -> NotificationSocket? in
            state.observers[name]?[number] = nil
            if state.observers[name]?.isEmpty == true { state.observers[name] = nil }
            guard state.observers.isEmpty else { return nil }
            defer { state.inbox = nil }
            return state.inbox
        }
        // Its socket closes outside the lock.
        withExtendedLifetime(ended) {}
    }
}
