public import PlatformFoundation

/// Whether something plays, as MPNowPlayingPlaybackState.
public enum NowPlayingPlaybackState: Int, Sendable, CaseIterable {
    /// `unknown` means that the state follows from the rate.
    case unknown, playing, paused, stopped, interrupted
}

/// Whether the media is audio or video, as MPNowPlayingInfoMediaType.
public enum NowPlayingMediaType: Int, Sendable {
    /// `video` may have audio too.
    case none, audio, video
}

/// What is repeated, as MPRepeatType.
public enum NowPlayingRepeatMode: Int, Sendable, CaseIterable {
    /// Repeats nothing, the item, or the queue.
    case off, one, all
}

/// What is shuffled, as MPShuffleType.
public enum NowPlayingShuffleMode: Int, Sendable, CaseIterable {
    /// Shuffles nothing, the items, or whole albums.
    case off, items, collections
}

/// A language of audio or subtitles, as MPNowPlayingInfoLanguageOption.
public struct NowPlayingLanguageOption: Hashable, Sendable {
    /// Whether the option is for audio or for subtitles.
    public enum Kind: Int, Sendable {
        /// Audio, or subtitles.
        case audible, legible
    }

    /// Whether the option is for audio or for subtitles.
    public var kind: Kind
    /// BCP 47, such as "en".
    public var languageTag: String?
    /// The name that a person reads.
    public var displayName: String?
    /// The name by which the player knows the option.
    public var identifier: String

    /// Creates an option. Texts are bounded; an identifier that is too long becomes empty.
    public init(kind: Kind, languageTag: String?, displayName: String?, identifier: String) {
        self.kind = kind
        self.languageTag = languageTag.flatMap { ShownText.identifier($0, limit: 64) }
        self.displayName = displayName.flatMap { ShownText.clean($0) }
        self.identifier = ShownText.identifier(identifier, limit: NowPlayingLimits.identifierBytes) ?? ""
    }
}

/// A value that can stand under a key of ``NowPlayingInfo``. Marquee's own; used on any thread.
public protocol NowPlayingInfoValue: Hashable, Sendable {
    /// Returns the value as it is stored: bounded and fit to be shown; `nil` if nothing sensible is left.
    func kept(for key: NowPlayingInfoKey) -> Self?
}

extension String: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> String? {
        switch key.text {
        case .line: ShownText.clean(self)
        case .description: ShownText.clean(self, limit: NowPlayingLimits.descriptionBytes)
        case .identifier: ShownText.identifier(self, limit: NowPlayingLimits.identifierBytes)
        case .url: ShownText.identifier(self, limit: NowPlayingLimits.urlBytes)
        }
    }
}

extension Double: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> Double? {
        switch key.number {
        case .duration: PlaybackNumbers.duration(self)
        case .position: PlaybackNumbers.position(self)
        case .rate: PlaybackNumbers.rate(self)
        case .fraction: PlaybackNumbers.fraction(self)
        }
    }
}

extension Int: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> Int? {
        (0...NowPlayingLimits.count).contains(self) ? self : nil
    }
}

extension UInt64: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> UInt64? { self }
}

extension Bool: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> Bool? { self }
}

extension Date: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> Date? {
        timeIntervalSince1970.isFinite && abs(timeIntervalSince1970) < 1e11 ? self : nil
    }
}

extension NowPlayingMediaType: NowPlayingInfoValue {
    public func kept(for key: NowPlayingInfoKey) -> NowPlayingMediaType? { self }
}

/// An element of a list under a key of ``NowPlayingInfo``. Marquee's own; used on any thread.
public protocol NowPlayingInfoElement: Hashable, Sendable {}

extension NowPlayingLanguageOption: NowPlayingInfoElement {}
extension AdTimeRange: NowPlayingInfoElement {}

extension Array: NowPlayingInfoValue where Element: NowPlayingInfoElement {
    public func kept(for key: NowPlayingInfoKey) -> [Element]? {
        isEmpty ? nil : Array(prefix(NowPlayingLimits.entries))
    }
}
