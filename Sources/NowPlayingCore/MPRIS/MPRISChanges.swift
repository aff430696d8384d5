package import DBusValues

/// What is told on the bus of the states that come, the newest winning: playerctld brings a player to the front with
/// each change, so there are as few as can be.
package struct MPRISChanges: Sendable {
    /// Volumes follow each other at this distance at least: a slider that is moved makes dozens of them.
    package static let distanceOfVolumes = Duration.milliseconds(250)

    private var told: Set<String>
    private var volume: DBusValue?
    private var nextVolume: ContinuousClock.Instant?
    /// When the volume that was kept back is to be told.
    package private(set) var due: ContinuousClock.Instant?

    /// - Parameter told: the properties that the player appeared with.
    package init(appearingWith told: [String: DBusValue]) {
        self.told = Set(told.keys)
        volume = told["Volume"]
    }

    /// What was told of before and is not among these any more: an app that can't be shuffled says nothing of it.
    ///
    /// - Parameter properties: all that there are, with what is kept back.
    package mutating func removed(by properties: [String: DBusValue]) -> Set<String> {
        let removed = told.subtracting(properties.keys)
        told = Set(properties.keys)
        if removed.contains("Volume") { volume = nil }
        return removed
    }

    /// - Returns: the properties without what is kept back for now.
    package mutating func telling(
        _ properties: [String: DBusValue], at now: ContinuousClock.Instant
    ) -> [String: DBusValue] {
        due = nil
        guard let new = properties["Volume"], new != volume else { return properties }
        if let nextVolume, now < nextVolume {
            due = nextVolume
            return properties.filter { $0.key != "Volume" }
        }
        volume = new
        nextVolume = now + Self.distanceOfVolumes
        return properties
    }
}

extension NowPlayingState {
    /// Whether a player stands on the bus for it. One that has stopped, or says nothing of itself, is none.
    package var isOnBus: Bool {
        switch playbackState {
        case .playing, .paused, .interrupted: true
        case .stopped: false
        case .unknown: !info.isEmpty
        }
    }
}
