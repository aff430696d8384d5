/// What is shown of what plays, as MPNowPlayingInfoCenter's nowPlayingInfo: a dictionary with typed keys, and a value. Changing a copy publishes nothing until it is
/// assigned.
///
/// ```swift
/// var info = NowPlayingInfo()
/// info[.title] = "Magnificent"
/// info[.playbackDuration] = 600
/// ```
///
/// What is not set is not shown: nothing is made up. Texts are made fit to be shown when they are set (``ShownText``) and
/// bounded (``NowPlayingLimits``); a number that no player means (a duration that is endless or not a number) is as none.
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

    /// Nothing is set.
    public init() {}

    /// Setting `nil`, or what nothing is left of, takes the key away.
    public subscript<Value>(property: NowPlayingProperty<Value>) -> Value? {
        get { entries[property.key]?.value as? Value }
        set { entries[property.key] = newValue?.kept(for: property.key).map(Entry.init) }
    }

    /// Whether nothing is set.
    public var isEmpty: Bool { entries.isEmpty }

    /// What is set.
    public var keys: Set<NowPlayingInfoKey> { Set(entries.keys) }

    /// These values, and `other`'s where both have one.
    public func merging(_ other: NowPlayingInfo) -> NowPlayingInfo {
        var merged = self
        merged.entries.merge(other.entries) { $1 }
        return merged
    }

    /// Takes a key away that is known by its name alone.
    public mutating func remove(_ key: NowPlayingInfoKey) {
        entries[key] = nil
    }
}
