package import SenderCore

/// Whether what a device has begun to load is shown yet, where nothing was shown before it.
///
/// A device tells of it twice: at once, by its title alone, and when it has it, with its length, its queue and what can
/// be done with it. A player that appeared with the first would tell the second as a change, and changes bring players to
/// the front of where they are listed (playerctld), though nobody has used this one. What takes long is shown as it is.
package struct LoadingPatience: Equatable, Sendable {
    package static let limit = Duration.seconds(5)

    private var since: ContinuousClock.Instant?

    package init() {}

    /// When the status that is held back now is to be shown after all; nil where none is.
    package var due: ContinuousClock.Instant? { since.map { $0 + Self.limit } }

    /// The status as far as it is to be shown; nil for none.
    ///
    /// - Parameter isShown: something of this device's is shown already.
    package mutating func shown(
        _ status: MediaStatus?, isShown: Bool, at now: ContinuousClock.Instant
    ) -> MediaStatus? {
        guard let status, !isShown, Self.isLoading(status) else {
            since = nil
            return status
        }
        let since = since ?? now
        guard now - since < Self.limit else {
            self.since = nil
            return status
        }
        self.since = since
        return nil
    }

    private static func isLoading(_ status: MediaStatus) -> Bool {
        status.playerState == .loading || status.playerState == .idle && status.loadingItemID != nil
    }
}
