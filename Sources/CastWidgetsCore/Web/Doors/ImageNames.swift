/// Names that nobody can guess for the URLs of images.
///
/// A client that has a name may see the image, and no client can make this server fetch anything else.
package struct ImageNames<Origin: Sendable>: Sendable {
    /// An image, and the device that named it.
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

    /// - Parameter capacity: if it is full, the name that was used longest ago is evicted.
    package init(capacity: Int = 1_024) { self.capacity = capacity }

    package var count: Int { entries.count }

    /// Returns 32 hexadecimal digits: the same for the same URL of the same namer, as long as they are kept.
    ///
    /// - Parameter namer: the id of the device that reported the URL.
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

    /// Returns the image of a name; nil for a name that was not given out, or that was evicted.
    package mutating func entry(named name: String) -> Entry? {
        guard let entry = entries[name] else { return nil }
        turn += 1
        entries[name]?.used = turn
        return entry
    }
}
