/// Failures that are shown for a while: for as long as a page shows them.
package struct TerminalTroubles: Equatable, Sendable {
    enum Source: Hashable, CaseIterable {
        case mini, player, tracks, queue, volume
    }

    private struct Trouble: Equatable {
        /// Tells two failures apart that have the same reason.
        var id: PendingControls.ID?
        let reason: String
        let end: ContinuousClock.Instant

        func isSame(as other: (id: PendingControls.ID?, reason: String)) -> Bool {
            id == other.id && reason == other.reason
        }
    }

    private static let readable = Duration.seconds(8)
    private var known: [Source: Trouble] = [:]

    mutating func follow(_ states: TerminalStates, at now: ContinuousClock.Instant) {
        for source in Source.allCases {
            guard let told = Self.told(source, states) else {
                known[source] = nil
                continue
            }
            if known[source]?.isSame(as: told) != true {
                known[source] = Trouble(id: told.id, reason: told.reason, end: now + Self.readable)
            }
        }
    }

    func reason(_ source: Source, at now: ContinuousClock.Instant) -> String? {
        known[source].flatMap { now < $0.end ? $0.reason : nil }
    }

    /// Returns when the next of the failures disappears.
    package func nextEnd(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        known.values.map(\.end).filter { $0 > now }.min()
    }

    private static func told(_ source: Source, _ states: TerminalStates) -> (id: PendingControls.ID?, reason: String)? {
        let failure: PendingControls.Failure?
        switch source {
        case .mini: failure = states.mini.pending.failure
        case .player: failure = states.expanded.pending.failure
        case .queue: failure = states.queue.pending.failure
        case .tracks: return states.tracksFailure.map { (nil, $0) }
        case .volume: return states.volumeFailure.map { (nil, $0) }
        }
        return failure.map { ($0.id, $0.reason) }
    }
}
