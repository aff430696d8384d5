/// What is shown of what plays, as MPNowPlayingInfoCenter's nowPlayingInfo: a dictionary with typed keys.
///
/// It is a value. Changing a copy publishes nothing until the copy is assigned.
///
/// ```swift
/// var info = NowPlayingInfo()
/// info[.title] = "Magnificent"
/// info[.playbackDuration] = 600
/// ```
///
/// A value that is not set is not shown: nothing is made up. When a text is set, it is made fit to be shown
/// (``ShownText``) and bounded (``NowPlayingLimits``). A number that no player can mean counts as not set: a duration
/// that is infinite or not a number, for example.
public struct NowPlayingInfo: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let value: any NowPlayingInfoValue

        static func == (one: Self, other: Self) -> Bool { equal(one.value, other.value) }

        private static func equal<Value: NowPlayingInfoValue>(
            _ one: Value, _ other: any NowPlayingInfoValue
        ) -> Bool {
            (other as? Value) == one
        }

        func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
    }

    private var entries: [NowPlayingInfoKey: Entry] = [:]

    /// Creates an empty dictionary.
    public init() {}

    /// Reads or sets a value. Setting `nil`, or a value of which nothing is left, removes the key.
    public subscript<Value>(property: NowPlayingProperty<Value>) -> Value? {
        get { entries[property.key]?.value as? Value }
        set { entries[property.key] = newValue?.kept(for: property.key).map(Entry.init) }
    }

    /// Whether nothing is set.
    public var isEmpty: Bool { entries.isEmpty }

    /// The keys that have a value.
    public var keys: Set<NowPlayingInfoKey> { Set(entries.keys) }

    /// Returns these values together with `other`'s. If both have a key, `other`'s value is used.
    public func merging(_ other: NowPlayingInfo) -> NowPlayingInfo {
        var merged = self
        merged.entries.merge(other.entries) { $1 }
        return merged
    }

    /// Removes a key that is known only by its name.
    public mutating func remove(_ key: NowPlayingInfoKey) {
        entries[key] = nil
    }
}
