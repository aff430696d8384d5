/// The name of one thing that ``NowPlayingInfo`` can say. The rawValue is that of MediaPlayer's constant where there is
/// one (`MPMediaItemPropertyTitle`), and begins with "Marquee" where there is none.
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

/// A key that knows what stands under it, in the place of MediaPlayer's text and any value: `info[.title] = "Magnificent"`.
public struct NowPlayingProperty<Value: NowPlayingInfoValue>: Hashable, Sendable {
    /// Its name.
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
