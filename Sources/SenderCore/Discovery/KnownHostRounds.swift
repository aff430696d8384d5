/// Decides when to ask a known host again, and which of its devices are gone: those that missed three rounds in a row.
///
/// A host that is asked directly does not say goodbye, so a device counts as gone when it stays silent. The pause
/// doubles from 5 seconds to a minute. Once a known device misses a round, the pause starts at 5 seconds again, so that
/// the result is known soon.
package struct KnownHostRounds: Equatable, Sendable {
    static let firstPause = Duration.seconds(5)
    static let longestPause = Duration.seconds(60)
    static let missesAllowed = 2

    package struct Outcome: Equatable, Sendable {
        /// The ids of the devices that are gone.
        package var lost: [String]
        /// The time until the next round.
        package var pause: Duration
    }

    private var pause: Duration
    /// Whether the host is asked only once a minute.
    private let isPassive: Bool
    private var misses: [String: Int] = [:]

    /// - Parameter known: the ids of devices that the host has reported before these rounds.
    package init(isPassive: Bool = false, known: [String] = []) {
        for id in known { misses[id] = 0 }
        self.isPassive = isPassive
        pause = isPassive ? Self.longestPause : Self.firstPause
    }

    package mutating func ended(answered: Set<String>) -> Outcome {
        let silent = misses.keys.filter { !answered.contains($0) }
        if !isPassive, silent.contains(where: { misses[$0] == 0 }) { pause = Self.firstPause }
        for id in silent { misses[id, default: 0] += 1 }
        for id in answered { misses[id] = 0 }
        let lost = misses.filter { $0.value > Self.missesAllowed }.keys.sorted()
        for id in lost { misses[id] = nil }
        defer { pause = min(pause * 2, Self.longestPause) }
        return Outcome(lost: lost, pause: pause)
    }
}
