/// Decides what is told, and when: changes, each once, and never that time has passed.
///
/// Whoever drives it gives it the whole state whenever something may have changed, at most once in a turn of the event
/// loop, and hands what comes of it to the publishers.
package struct PublishingCore: Sendable {
    /// Seconds that a position may be off from where time alone brings it, without anything having jumped: a device
    /// tells its position late and rounded.
    package static let tolerance = 1.0
    /// The same where the player says that it jumped.
    static let toleranceOfJump = 0.05

    /// What was told last.
    package private(set) var published: NowPlayingState?

    package init() {}

    /// - Parameter jumped: the player itself says that its time jumped.
    /// - Returns: `nil` if there is nothing to be told.
    package mutating func publication(
        of state: NowPlayingState?, jumped: Bool = false, at now: ContinuousClock.Instant
    ) -> NowPlayingPublication? {
        guard let state else {
            defer { published = nil }
            return published == nil ? nil : NowPlayingPublication(nil)
        }
        guard let old = published else {
            published = state
            return NowPlayingPublication(state)
        }
        let isElsewhere = Self.isElsewhere(
            state, than: old, at: now, by: jumped ? Self.toleranceOfJump : Self.tolerance)
        guard isElsewhere || Self.differs(state, from: old) else { return nil }
        published = state
        return NowPlayingPublication(state, isJump: isElsewhere && state.itemID == old.itemID)
    }

    /// Whether anything but the passing of time tells them apart.
    private static func differs(_ state: NowPlayingState, from old: NowPlayingState) -> Bool {
        guard state.position?.rate == old.position?.rate else { return true }
        var state = state
        state.position = old.position
        return state != old
    }

    private static func isElsewhere(
        _ state: NowPlayingState, than old: NowPlayingState, at now: ContinuousClock.Instant, by tolerance: Double
    ) -> Bool {
        guard let new = state.elapsed(at: now), let known = old.elapsed(at: now) else {
            return (state.position == nil) != (old.position == nil)
        }
        return abs(new - known) > tolerance
    }
}
