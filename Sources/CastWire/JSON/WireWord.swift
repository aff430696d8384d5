/// One of a list of words on the wire to which newer receivers may add: a word without a name here is kept as it came
/// and written back, and `isKnown` tells it from the others.
///
/// `allCases` are the words that have names.
///
/// Its types are values, for any thread.
public protocol WireWord: RawRepresentable, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible
where RawValue == String, AllCases == [Self] {
    /// The word as it is on the wire, known or not.
    init(rawValue: String)
}

extension WireWord {
    /// Whether the word has a name here.
    public var isKnown: Bool { Self.allCases.contains(self) }
    public var description: String { rawValue }
}

extension WireMembers {
    func word<Word: WireWord>(_ key: WireKey, as type: Word.Type = Word.self) -> Word? {
        string(key).map(Word.init(rawValue:))
    }
}

extension KeyedEncodingContainer where Key == WireKey {
    /// Nothing for what nobody has set.
    mutating func encodeWord<Word: WireWord>(_ word: Word, unless unset: Word, forKey key: WireKey) throws {
        guard word != unset else { return }
        try encode(word.rawValue, forKey: key)
    }

    mutating func encodeList<Element: Encodable>(_ list: [Element], forKey key: WireKey) throws {
        guard !list.isEmpty else { return }
        try encode(list, forKey: key)
    }

    /// Numbers that JSON has no text for stay out: nil, not a number, and without end, which absence stands for.
    mutating func encodeFinite(_ number: Double?, forKey key: WireKey) throws {
        guard let number, number.isFinite else { return }
        try encode(number, forKey: key)
    }
}
