/// The name of one value in ``NowPlayingInfo``.
///
/// The rawValue is the text of MediaPlayer's constant (`MPMediaItemPropertyTitle`). If MediaPlayer has no such
/// constant, the rawValue begins with "Marquee".
public struct NowPlayingInfoKey: RawRepresentable, Hashable, Sendable {
    package enum Text: Sendable { case line, description, identifier, url }
    package enum Number: Sendable { case duration, position, rate, fraction }

    public let rawValue: String
    package var text = Text.line
    package var number = Number.duration

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// A key that knows the type of its value: `info[.title] = "Magnificent"`.
///
/// In MediaPlayer, a key is a text and its value can be of any type.
public struct NowPlayingProperty<Value: NowPlayingInfoValue>: Hashable, Sendable {
    /// The key's name.
    public let key: NowPlayingInfoKey

    init(
        _ name: String, text: NowPlayingInfoKey.Text = .line, number: NowPlayingInfoKey.Number = .duration
    ) {
        var key = NowPlayingInfoKey(rawValue: name)
        key.text = text
        key.number = number
        self.key = key
    }
}
