/// Names that nobody can guess for pictures' URLs: who has a name may see the picture, and nobody can have this server
/// fetch anything else.
package struct ImageNames<Origin: Sendable>: Sendable {
    /// A picture, and who has named it.
    package struct Entry: Sendable {
        package let url: String
        package var origin: Origin
        fileprivate let key: Key
        fileprivate var used: Int
    }

    fileprivate struct Key: Hashable {
        let url: String
        let namer: String
    }

    private let capacity: Int
    private var names: [Key: String] = [:]
    private var entries: [String: Entry] = [:]
    private var turn = 0

    /// - Parameter capacity: where it is full, the name that was used longest ago is forgotten.
    package init(capacity: Int = 1_024) { self.capacity = capacity }

    package var count: Int { entries.count }

    /// 32 hexadecimal digits; the same again for the same URL of the same namer, as long as it is remembered.
    ///
    /// - Parameter namer: whoever has told the URL, by id.
    package mutating func name(
        of url: String, namer: String, origin: Origin, using random: inout some RandomNumberGenerator
    ) -> String {
        turn += 1
        let key = Key(url: url, namer: namer)
        if let known = names[key] {
            entries[known]?.origin = origin
            entries[known]?.used = turn
            return known
        }
        if entries.count >= capacity, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
            entries[oldest.key] = nil
            names[oldest.value.key] = nil
        }
        let name = RandomHex.make(bytes: 16, using: &random)
        names[key] = name
        entries[name] = Entry(url: url, origin: origin, key: key, used: turn)
        return name
    }

    /// Nil for a name that was not given, or is forgotten.
    package mutating func entry(named name: String) -> Entry? {
        guard let entry = entries[name] else { return nil }
        turn += 1
        entries[name]?.used = turn
        return entry
    }
}
