/// A word on the wire from a list that newer receivers may extend.
///
/// Unknown words are kept and written back; `isKnown` tells them apart. `allCases` are the known words. The types are
/// values, for any thread.
public protocol WireWord: RawRepresentable, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible
where RawValue == String, AllCases == [Self] {
    /// Creates the word from its text on the wire, known or not.
    init(rawValue: String)
}

extension WireWord {
    /// Whether the word is in `allCases`.
    public var isKnown: Bool { Self.allCases.contains(self) }
    public var description: String { rawValue }
}

extension WireMembers {
    func word<Word: WireWord>(_ key: WireKey, as type: Word.Type = Word.self) -> Word? {
        string(key).map(Word.init(rawValue:))
    }
}

extension KeyedEncodingContainer where Key == WireKey {
    /// Writes nothing if the word has its unset value.
    mutating func encodeWord<Word: WireWord>(_ word: Word, unless unset: Word, forKey key: WireKey) throws {
        guard word != unset else { return }
        try encode(word.rawValue, forKey: key)
    }

    mutating func encodeList<Element: Encodable>(_ list: [Element], forKey key: WireKey) throws {
        guard !list.isEmpty else { return }
        try encode(list, forKey: key)
    }

    /// Writes nothing for nil, NaN and infinity: JSON has no text for them, and an absent member stands for infinity.
    mutating func encodeFinite(_ number: Double?, forKey key: WireKey) throws {
        guard let number, number.isFinite else { return }
        try encode(number, forKey: key)
    }
}
