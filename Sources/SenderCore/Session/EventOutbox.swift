/// Events that wait for the app's side, in order.
///
/// Bounded whatever the device does. Each event weighs what the message that caused it weighs on the wire. Beyond the
/// limits a new snapshot takes the place of the last of its kind, news of the queue become one that says that some were
/// lost, and errors and moves that nobody asked for are dropped; messages for channels are, beyond limits of their own.
/// The ends of requests are always kept; there are no more of them than requests. News of the queue, of which each
/// costs a walk over all of it, have a limit of their own.
package struct EventOutbox: Sendable {
    package static let limit = 256
    package static let messageLimit = 4096
    /// Bytes of messages whose statuses wait: sixteen of the longest.
    package static let weightLimit = 1 << 20
    /// Bytes of messages for channels that wait.
    package static let messageWeightLimit = 4 << 20
    /// News of the queue that nobody asked for and that wait; more of them are one: that anything may be different.
    package static let queueNewsLimit = 8
    /// Events that are handled before others have the main actor.
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
    /// Where the last event of each kind stands.
    private var last: [Kind: Int] = [:]
    private var queueNewsCount = 0
    private var weight = 0
    private var messageCount = 0
    private var messageWeight = 0

    package init() {}

    package var count: Int { waiting.count }

    /// - Parameter weight: bytes of the message that caused it; 0 for what no message caused.
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

    /// - Parameter limit: the first so many of them; the others go on waiting.
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

    /// The first of its kind is kept although there is no room: what it tells is told at least once.
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
