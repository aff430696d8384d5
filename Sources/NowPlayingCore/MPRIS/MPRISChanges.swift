package import DBusValues

/// Decides which changes are published on the bus; a newer state replaces an older one.
///
/// playerctld brings a player to the front with each change, so there are as few changes as possible.
package struct MPRISChanges: Sendable {
    /// The shortest time between two volumes that are published: a slider that is moved sends dozens of them.
    package static let distanceOfVolumes = Duration.milliseconds(250)

    private var told: Set<String>
    private var volume: DBusValue?
    private var nextVolume: ContinuousClock.Instant?
    /// The time at which the volume that was held back is to be published.
    package private(set) var due: ContinuousClock.Instant?

    /// Starts with the properties that the player appeared with.
    ///
    /// - Parameter told: the properties that the player appeared with.
    package init(appearingWith told: [String: DBusValue]) {
        self.told = Set(told.keys)
        volume = told["Volume"]
    }

    /// Returns the properties that were published before and are missing now. An app that can't be shuffled, for
    /// example, publishes no Shuffle.
    ///
    /// - Parameter properties: all present properties, including one that is held back.
    package mutating func removed(by properties: [String: DBusValue]) -> Set<String> {
        let removed = told.subtracting(properties.keys)
        told = Set(properties.keys)
        if removed.contains("Volume") { volume = nil }
        return removed
    }

    /// Takes in all properties and returns those to publish now.
    ///
    /// - Returns: the properties without the one that is held back for now.
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
    /// Whether the bus shows a player for this state. A player that has stopped, or says nothing about itself, is not
    /// shown.
    package var isOnBus: Bool {
        switch playbackState {
        case .playing, .paused, .interrupted: true
        case .stopped: false
        case .unknown: !info.isEmpty
        }
    }
}
