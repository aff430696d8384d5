/// Events that wait for the app's side, in order.
///
/// Bounded whatever the device does. Each event weighs what the message that caused it weighs on the wire. Beyond the
/// limits a new snapshot takes the place of the last of its kind, news of the queue become one that says that some were
/// lost, and errors and moves that nobody asked for are dropped; messages for channels are, beyond limits of their own.
/// The ends of requests are always kept; there are no more of them than requests.
package struct EventOutbox: Sendable {
    package static let limit = 256
    package static let messageLimit = 4096
    /// Bytes of messages whose statuses wait: sixteen of the longest.
    package static let weightLimit = 1 << 20
    /// Bytes of messages for channels that wait.
    package static let messageWeightLimit = 4 << 20

    private enum Kind: Hashable {
        case device, media, queue, members, player, permission
    }

    private var events: [SessionEvent] = []
    /// Where the last event of each kind stands; nothing is taken out between two drains.
    private var last: [Kind: Int] = [:]
    private var weight = 0
    private var messageCount = 0
    private var messageWeight = 0

    package init() {}

    package var count: Int { events.count }

    /// - Parameter weight: bytes of the message that caused it; 0 for what no message caused.
    package mutating func append(_ event: SessionEvent, weight: Int = 0) {
        if case .channelMessage = event { return appendMessage(event, weight: weight) }
        guard events.count - messageCount >= Self.limit || self.weight + weight > Self.weightLimit else {
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
        case .queueTold(_, requestID: 0):
            let lost = SessionEvent.queueTold(.lost, requestID: 0)
            replaceLast(.queue, with: lost) { _ in lost }
        case .multizoneTold(let status, _):
            replaceLast(.members, with: event) { _ in .multizoneTold(status, .status) }
        default: add(event, weight: weight)
        }
    }

    package mutating func drain() -> [SessionEvent] {
        defer { self = EventOutbox() }
        return events
    }

    private mutating func appendMessage(_ event: SessionEvent, weight: Int) {
        guard events.count < Self.messageLimit, messageWeight + weight <= Self.messageWeightLimit else { return }
        messageCount += 1
        messageWeight += weight
        events.append(event)
    }

    private mutating func add(_ event: SessionEvent, weight: Int) {
        if let kind = Self.kind(of: event) { last[kind] = events.count }
        self.weight += weight
        events.append(event)
    }

    /// The first of its kind is kept although there is no room: what it tells is told at least once.
    private mutating func replaceLast(
        _ kind: Kind, with event: SessionEvent, _ merge: (SessionEvent) -> SessionEvent
    ) {
        guard let index = last[kind] else { return add(event, weight: 0) }
        events[index] = merge(events[index])
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
