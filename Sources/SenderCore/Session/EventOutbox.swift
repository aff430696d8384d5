/// The queue of events for the app's side, in order.
///
/// It is bounded, whatever the device does. Each event weighs as much as the message that caused it has bytes. Beyond
/// the limits:
///
/// - a new snapshot replaces the last one of its kind;
/// - news of the queue become one event that says that some were lost;
/// - errors and moves that nobody asked for are dropped;
/// - messages for channels, which have limits of their own, are dropped.
///
/// The ends of requests are always kept, since there are no more of them than requests. News of the queue have a limit
/// of their own, since each of them costs a walk over the whole queue.
package struct EventOutbox: Sendable {
    package static let limit = 256
    package static let messageLimit = 4096
    /// The number of bytes of messages whose statuses may wait: sixteen of the longest messages.
    package static let weightLimit = 1 << 20
    /// The number of bytes of messages for channels that may wait.
    package static let messageWeightLimit = 4 << 20
    /// The number of unrequested news of the queue that may wait. Further news are merged into one event that says that
    /// anything may have changed.
    package static let queueNewsLimit = 8
    /// The number of events that are handled before other work gets the main actor.
    package static let turnLimit = 16

    private enum Kind: Hashable {
        case device, media, queue, members, player, permission
    }

    private struct Waiting {
        var event: SessionEvent
        let weight: Int

        var isMessage: Bool { if case .channelMessage = event { true } else { false } }
        var isQueueNews: Bool { if case .queueTold(_, requestID: 0) = event { true } else { false } }
    }

    private var waiting: [Waiting] = []
    /// The index of the last event of each kind.
    private var last: [Kind: Int] = [:]
    private var queueNewsCount = 0
    private var weight = 0
    private var messageCount = 0
    private var messageWeight = 0

    package init() {}

    package var count: Int { waiting.count }

    /// - Parameter weight: the bytes of the message that caused the event; 0 if no message did.
    package mutating func append(_ event: SessionEvent, weight: Int = 0) {
        if case .channelMessage = event { return appendMessage(event, weight: weight) }
        if case .queueTold(_, requestID: 0) = event, queueNewsCount >= Self.queueNewsLimit { return loseQueueNews() }
        guard waiting.count - messageCount >= Self.limit || self.weight + weight > Self.weightLimit else {
            return add(event, weight: weight)
        }
        switch event {
        case .deviceChanged: replaceLast(.device, with: event) { _ in event }
        case .mediaChanged(let media, let change):
            replaceLast(.media, with: event) { earlier in
                guard case .mediaChanged(_, let before) = earlier else { return event }
                return .mediaChanged(media, before.followed(by: change))
            }
        case .playerChanged: replaceLast(.player, with: event) { _ in event }
        case .launchAwaitsPermission: replaceLast(.permission, with: event) { _ in event }
        case .mediaFailed, .moved: break
        case .queueTold(_, requestID: 0): loseQueueNews()
        case .multizoneTold(let status, _):
            replaceLast(.members, with: event) { _ in .multizoneTold(status, .status) }
        default: add(event, weight: weight)
        }
    }

    /// - Parameter limit: how many events to take from the front. The others stay.
    package mutating func drain(atMost limit: Int = .max) -> [SessionEvent] {
        guard limit < waiting.count else {
            defer { self = EventOutbox() }
            return waiting.map(\.event)
        }
        let taken = waiting.prefix(limit)
        for one in taken {
            if one.isMessage {
                messageCount -= 1
                messageWeight -= one.weight
            } else {
                weight -= one.weight
            }
            if one.isQueueNews { queueNewsCount -= 1 }
        }
        waiting.removeFirst(limit)
        last = last.compactMapValues { $0 < limit ? nil : $0 - limit }
        return taken.map(\.event)
    }

    private mutating func loseQueueNews() {
        let lost = SessionEvent.queueTold(.lost, requestID: 0)
        replaceLast(.queue, with: lost) { _ in lost }
    }

    private mutating func appendMessage(_ event: SessionEvent, weight: Int) {
        guard waiting.count < Self.messageLimit, messageWeight + weight <= Self.messageWeightLimit else { return }
        messageCount += 1
        messageWeight += weight
        waiting.append(Waiting(event: event, weight: weight))
    }

    private mutating func add(_ event: SessionEvent, weight: Int) {
        let one = Waiting(event: event, weight: weight)
        if let kind = Self.kind(of: event) { last[kind] = waiting.count }
        self.weight += weight
        if one.isQueueNews { queueNewsCount += 1 }
        waiting.append(one)
    }

    /// Replaces the last event of this kind. If there is none, the event is added even without room, so that each kind
    /// is reported at least once.
    private mutating func replaceLast(
        _ kind: Kind, with event: SessionEvent, _ merge: (SessionEvent) -> SessionEvent
    ) {
        guard let index = last[kind] else { return add(event, weight: 0) }
        waiting[index].event = merge(waiting[index].event)
    }

    private static func kind(of event: SessionEvent) -> Kind? {
        switch event {
        case .deviceChanged: .device
        case .mediaChanged: .media
        case .queueTold(_, requestID: 0): .queue
        case .multizoneTold: .members
        case .playerChanged: .player
        case .launchAwaitsPermission: .permission
        default: nil
        }
    }
}

extension MediaState.Change {
    func followed(by later: Self) -> Self {
        Self(
            startedMediaSessionID: later.startedMediaSessionID ?? startedMediaSessionID,
            statusChanged: statusChanged || later.statusChanged,
            metadataChanged: metadataChanged || later.metadataChanged,
            queueChanged: queueChanged || later.queueChanged,
            preloadChanged: preloadChanged || later.preloadChanged)
    }
}
