/// Collects the events of a stream's frames since the last report, for the sender's statistics.
///
/// It keeps little. Events that do not fit into a datagram, or whose datagram is lost, are not reported later.
struct ReceiverEventBook: Sendable {
    private static let mostFrames = 24
    private static let mostEvents = 200

    private let origin: ContinuousClock.Instant
    private let isWanted: Bool
    private var frames: [ReceiverEventLog.FrameEvents] = []
    private var count = 0

    init(isWanted: Bool, at now: ContinuousClock.Instant) {
        self.isWanted = isWanted
        origin = now
    }

    mutating func note(_ kind: ReceiverEventLog.Kind, of timestamp: RTPTimestamp, at now: ContinuousClock.Instant) {
        guard isWanted, count < Self.mostEvents else { return }
        let event = ReceiverEventLog.Event(
            kind, milliseconds: UInt32(truncatingIfNeeded: max(now - origin, .zero).wholeMilliseconds))
        let short = timestamp.truncated32
        if let index = frames.lastIndex(where: { $0.timestamp == short }) {
            frames[index].events.append(event)
        } else {
            guard frames.count < Self.mostFrames else { return }
            frames.append(.init(timestamp: short, events: [event]))
        }
        count += 1
    }

    mutating func take(ssrc: UInt32) -> ReceiverEventLog? {
        guard !frames.isEmpty else { return nil }
        defer {
            frames.removeAll(keepingCapacity: true)
            count = 0
        }
        return ReceiverEventLog(ssrc: ssrc, frames: frames)
    }
}
