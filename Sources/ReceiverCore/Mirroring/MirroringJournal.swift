package import CastStreaming

/// Keeps the counts of a device's mirrorings: those of the running one, and for a moment those of ended ones, because a
/// screen sends its last counts only after the end.
struct MirroringJournal: Sendable {
    /// How long an ended mirroring waits for the screen's last counts.
    static let lastWordLimit: Duration = .milliseconds(1500)
    /// The number of ended mirrorings that wait. With one more, the oldest is reported at once.
    static let endedLimit = 8

    private struct Ended: Sendable {
        let id: MirroringID
        let reason: String
        var statistics: MirroringStatistics
        let deadline: ContinuousClock.Instant
    }

    private var current: (id: MirroringID, statistics: MirroringStatistics)?
    private var ended: [Ended] = []

    init() {}

    var nextDeadline: ContinuousClock.Instant? { ended.first?.deadline }

    mutating func begin(_ format: MirroringFormat) {
        current = (format.id, MirroringStatistics(format))
    }

    mutating func end(
        _ id: MirroringID, reason: String, at now: ContinuousClock.Instant
    ) -> [MirroringEvent] {
        guard let (running, statistics) = current, running == id else { return [] }
        current = nil
        let deadline = now + Self.lastWordLimit
        ended.append(Ended(id: id, reason: reason, statistics: statistics, deadline: deadline))
        guard ended.count > Self.endedLimit else { return [] }
        return [Self.event(of: ended.removeFirst())]
    }

    mutating func deadlinePassed(at now: ContinuousClock.Instant) -> [MirroringEvent] {
        var events: [MirroringEvent] = []
        while let first = ended.first, first.deadline <= now { events.append(Self.event(of: ended.removeFirst())) }
        return events
    }

    private static func event(of ended: Ended) -> MirroringEvent {
        .ended(ended.id, reason: ended.reason, ended.statistics)
    }

    /// Adds what the screen has counted.
    mutating func shown(_ id: MirroringID, _ counts: [MirroringCounts]) {
        change(id) { statistics in for one in counts { statistics.add(one) } }
    }

    mutating func keyFrameWanted(_ id: MirroringID) { change(id) { $0.keyFramesWanted += 1 } }

    /// Adds what the core has passed on since the last time, and its data about the network.
    mutating func measured(_ id: MirroringID, _ measurement: MirroringMeasurement) -> MirroringEvent? {
        change(id) { statistics in
            for (stream, delivery) in measurement.deliveries { statistics.add(delivery, of: stream) }
            if let network = measurement.network { statistics.network = network }
            statistics.refusedDatagrams = max(statistics.refusedDatagrams, measurement.refused)
        }
        guard let current, current.id == id else { return nil }
        return .statistics(id, current.statistics)
    }

    private mutating func change(_ id: MirroringID, _ change: (inout MirroringStatistics) -> Void) {
        if current?.id == id {
            change(&current!.statistics)
        } else if let at = ended.firstIndex(where: { $0.id == id }) {
            change(&ended[at].statistics)
        }
    }
}

/// What the port of a mirroring counted.
package struct MirroringMeasurement: Sendable {
    /// Since the previous measurement, by stream.
    package var deliveries: [Int: FrameDelivery.Count]
    /// Since the beginning.
    package var network: StreamingStatistics?
    /// The number of datagrams from others than the peer, since the beginning.
    package var refused: Int

    package init(deliveries: [Int: FrameDelivery.Count], network: StreamingStatistics? = nil, refused: Int = 0) {
        self.deliveries = deliveries
        self.network = network
        self.refused = refused
    }
}
