/// The commands that are offered to the system, with the numbers that the system has to know. Marquee's own.
///
/// A command is not among them if it has no handler, is disabled, or makes no sense for what plays.
public struct OfferedCommands: Hashable, Sendable {
    /// The kinds of commands that are offered.
    public var kinds: Set<RemoteCommandKind>
    /// In seconds, above 0; empty if the app has set none.
    public var skipForwardIntervals: [Double]
    /// In seconds, above 0; empty if the app has set none.
    public var skipBackwardIntervals: [Double]
    /// Ascending; empty if the app has set none.
    public var playbackRates: [Double]

    /// Creates a set of offered commands.
    ///
    /// Numbers that make no sense are left out, and so are the numbers of commands that are not offered.
    public init(
        _ kinds: Set<RemoteCommandKind> = [], skipForwardIntervals: [Double] = [],
        skipBackwardIntervals: [Double] = [], playbackRates: [Double] = []
    ) {
        self.kinds = kinds
        self.skipForwardIntervals = kinds.contains(.skipForward) ? Self.intervals(skipForwardIntervals) : []
        self.skipBackwardIntervals = kinds.contains(.skipBackward) ? Self.intervals(skipBackwardIntervals) : []
        self.playbackRates = kinds.contains(.changePlaybackRate) ? Self.rates(playbackRates) : []
    }

    /// Returns whether a command of this kind is offered.
    public func contains(_ kind: RemoteCommandKind) -> Bool { kinds.contains(kind) }

    private static func intervals(_ intervals: [Double]) -> [Double] {
        intervals.prefix(NowPlayingLimits.entries).compactMap(PlaybackNumbers.duration)
    }

    private static func rates(_ rates: [Double]) -> [Double] {
        rates.prefix(NowPlayingLimits.entries).compactMap(PlaybackNumbers.rate).filter { $0 != 0 }.sorted()
    }
}

extension OfferedCommands {
    /// Returns the commands that make sense for what plays.
    ///
    /// A live stream can't be skipped in. During advertising, nobody may skip or seek.
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
