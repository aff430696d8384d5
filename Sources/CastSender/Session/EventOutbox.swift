/// Events that wait for the app's side, in order.
///
/// Bounded whatever the device does: beyond the limit a new snapshot takes the place of the last of its kind, news of
/// the queue become one that says that some were lost, and errors that nobody asked for are dropped; messages for
/// channels are, beyond a limit of their own. The ends of requests are always kept; there are no more of them than
/// requests.
package struct EventOutbox: Sendable {
    package static let limit = 256
    package static let messageLimit = 4096

    private var events: [SessionEvent] = []

    package init() {}

    package var count: Int { events.count }

    package mutating func append(_ event: SessionEvent) {
        guard events.count >= Self.limit else {
            events.append(event)
            return
        }
        switch event {
        case .deviceChanged: replaceLast(with: event) { if case .deviceChanged = $0 { event } else { nil } }
        case .mediaChanged(let media, let change):
            replaceLast(with: event) {
                guard case .mediaChanged(_, let earlier) = $0 else { return nil }
                return .mediaChanged(media, earlier.followed(by: change))
            }
        case .mediaFailed: break
        case .queueTold(_, requestID: 0):
            replaceLast(with: .queueTold(.lost, requestID: 0)) {
                if case .queueTold(_, requestID: 0) = $0 { .queueTold(.lost, requestID: 0) } else { nil }
            }
        case .multizoneTold(let status, _):
            replaceLast(with: event) { if case .multizoneTold = $0 { .multizoneTold(status, .status) } else { nil } }
        case .channelMessage:
            if events.count < Self.messageLimit { events.append(event) }
        default: events.append(event)
        }
    }

    package mutating func drain() -> [SessionEvent] {
        defer { events = [] }
        return events
    }

    private mutating func replaceLast(with event: SessionEvent, _ merge: (SessionEvent) -> SessionEvent?) {
        for index in events.indices.reversed() {
            guard let merged = merge(events[index]) else { continue }
            events[index] = merged
            return
        }
        events.append(event)
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
