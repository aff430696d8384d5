package import SenderCore

/// Decides whether media that a device has begun to load is shown yet, if nothing was shown before it.
///
/// A device reports such media twice: at once with its title alone, and after loading with its length, its queue and
/// its commands. A player that appeared with the first report would announce the second one as a change. Changes bring
/// players to the front of the list (playerctld), though nobody has used this player. Media that takes longer than
/// `limit` to load is shown as it is.
struct LoadingPatience: Equatable, Sendable {
    static let limit = Duration.seconds(5)

    private var since: ContinuousClock.Instant?

    init() {}

    /// The time at which the status that is held back is shown after all; nil if none is held back.
    var due: ContinuousClock.Instant? { since.map { $0 + Self.limit } }

    /// Returns the status as far as it is to be shown; nil to show nothing.
    ///
    /// - Parameter isShown: something of this device is shown already.
    mutating func shown(
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
