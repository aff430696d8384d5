/// The commands that are offered to the system, with what it has to know of them. What has no handler, is disabled or
/// has no sense for what plays is not among them. Marquee's own.
public struct OfferedCommands: Hashable, Sendable {
    /// Which they are.
    public var kinds: Set<RemoteCommandKind>
    /// In seconds, above 0; empty where nothing was said.
    public var skipForwardIntervals: [Double]
    /// In seconds, above 0; empty where nothing was said.
    public var skipBackwardIntervals: [Double]
    /// Ascending; empty where nothing was said.
    public var playbackRates: [Double]

    /// Numbers that make no sense are left out, and those of commands that are not offered.
    public init(
        _ kinds: Set<RemoteCommandKind> = [], skipForwardIntervals: [Double] = [],
        skipBackwardIntervals: [Double] = [], playbackRates: [Double] = []
    ) {
        self.kinds = kinds
        self.skipForwardIntervals = kinds.contains(.skipForward) ? Self.intervals(skipForwardIntervals) : []
        self.skipBackwardIntervals = kinds.contains(.skipBackward) ? Self.intervals(skipBackwardIntervals) : []
        self.playbackRates = kinds.contains(.changePlaybackRate) ? Self.rates(playbackRates) : []
    }

    /// Whether this one is offered.
    public func contains(_ kind: RemoteCommandKind) -> Bool { kinds.contains(kind) }

    private static func intervals(_ intervals: [Double]) -> [Double] {
        intervals.prefix(NowPlayingLimits.entries).compactMap(PlaybackNumbers.duration)
    }

    private static func rates(_ rates: [Double]) -> [Double] {
        rates.prefix(NowPlayingLimits.entries).compactMap(PlaybackNumbers.rate).filter { $0 != 0 }.sorted()
    }
}

extension OfferedCommands {
    /// What of these has a sense for what plays: a live stream can't be skipped in, and in advertising one may not skip
    /// or go elsewhere.
    public func narrowed(isLive: Bool, isAdvertising: Bool) -> OfferedCommands {
        var kinds = kinds
        if isLive { kinds.subtract([.skipForward, .skipBackward]) }
        if isAdvertising {
            kinds.subtract([.skipForward, .skipBackward, .seekForward, .seekBackward, .changePlaybackPosition])
        }
        return OfferedCommands(
            kinds, skipForwardIntervals: skipForwardIntervals, skipBackwardIntervals: skipBackwardIntervals,
            playbackRates: playbackRates)
    }
}
