/// Decides when the screen has to be drawn again because time has passed: a position is shown in whole seconds.
package enum TerminalTick {
    /// Returns the next moment at which the position looks different.
    ///
    /// - Returns: a moment at most about a second from now; nil if nothing moves.
    package static func next(
        _ expanded: ExpandedControllerState, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        guard let media = expanded.media else { return nil }
        // A live stream goes on while the player waits, so its seekable range grows.
        let waits: ContinuousClock.Instant? = media.isLive && media.window != nil ? now + .seconds(1) : nil
        guard media.playerState == .playing, media.rate > 0 else { return waits }
        if media.advertisement != nil { return now + .seconds(1) }
        let position = media.position(at: now)
        if let extent = media.extent(at: now), position >= extent.upperBound { return waits }
        let left = (1 - (position - position.rounded(.down))) / media.rate
        // A little later, so that the second is complete. At a higher rate it is not drawn more often.
        return now + (media.rate > 1 ? .seconds(1) : .milliseconds(Int((min(left, 1) * 1000).rounded(.up)) + 1))
    }
}
