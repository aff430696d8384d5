/// Decides what is published, and when: each change once, and never that time has passed.
///
/// The driver passes the whole state whenever something may have changed, at most once per iteration of the event loop.
/// It hands the result to the publishers.
package struct PublishingCore: Sendable {
    /// How many seconds a position may differ from the expected one without counting as a jump: a device reports its
    /// position late and rounded.
    package static let tolerance = 1.0
    /// The same tolerance if the player reports that it jumped.
    static let toleranceOfJump = 0.05

    /// The state that was published last.
    package private(set) var published: NowPlayingState?

    package init() {}

    /// Takes in the state and returns what is to be published.
    ///
    /// - Parameter jumped: the player itself reports that its time jumped.
    /// - Returns: `nil` if there is nothing to publish.
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

    /// Returns whether anything but the passing of time tells the states apart.
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
