@preconcurrency import Dispatch
import PlatformC
import Synchronization

/// Notifies a group's programs by a name only, like `CFNotificationCenterGetDarwinNotifyCenter` between app and
/// extension.
///
/// Posting never waits. A program that is suspended, or has too many unread notifications, may miss repetitions: as
/// with the Darwin center, a notification says that something happened, not how often. The posting program gets it too
/// if it observes. Used from any thread; observers are called one by one on a queue of the center. Marquee's own.
public final class BroadcastNotificationCenter: Sendable {
    /// Ends the observation when it is released, from any thread.
    public final class Observation: Sendable {
        private let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

        deinit { cancel() }
    }

    /// The most listeners in a group: 64.
    public static let receiverLimit = 64

    private struct State {
        var next = 0
        var observers: [BroadcastNotificationName: [Int: @Sendable (BroadcastNotificationName) -> Void]] = [:]
        var inbox: NotificationSocket?
    }

    private let folder: String
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "marquee.broadcast.notifications")

    /// Nil without a container, since without a group there is nobody to notify.
    public init?(_ container: GroupContainer?) {
        guard let folder = container?.path("notifications") else { return nil }
        self.folder = folder
    }

    /// Notifies all observers of the name in the group, also in this process.
    ///
    /// - Returns: How many programs accepted it.
    @discardableResult
    public func post(_ name: BroadcastNotificationName) -> Int {
        NotificationSocket.send(name, to: folder, atMost: Self.receiverLimit)
    }

    /// Observes a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - handler: Called on the center's queue with the name, until the observation is released.
    /// - Throws: ``GroupError`` if no socket can be made in the group's folder.
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

    /// Observes for an object, which is held weakly: when it is gone, the callback is not called any more.
    ///
    /// - Throws: ``GroupError`` if no socket can be made in the group's folder.
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
        // The socket closes outside the lock.
        withExtendedLifetime(ended) {}
    }
}
