/// Events that wait for the app's side, in order.
///
/// Bounded whatever the device does: beyond the limit a new snapshot takes the place of the last of its kind, and
/// errors that nobody asked for are dropped. The ends of requests are always kept; there are no more of them than
/// requests.
package struct EventOutbox: Sendable {
    package static let limit = 256

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
            metadataChanged: metadataChanged || later.metadataChanged)
    }
}
