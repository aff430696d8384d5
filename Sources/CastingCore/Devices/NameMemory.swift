#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Which devices answered to a name lately. It tells a lookup whether it may decide as soon as somebody answers.
///
/// A device that has just spoken is silent for up to a second (RFC 6762, 6), so whoever hears one device of a name
/// can't know that there is no other. A lookup that is to be sure listens for ``fullLook``: long enough for the answers
/// to a second question. It may decide early (after ``shortLook``) where such a look within ``validity`` has found that
/// very device, and no other, behind the name: then the name means what it meant, and a newcomer of the same name that
/// is silent just now is never taken for it. A newcomer is noticed by the first lookup that hears it, at the latest by
/// the next full look.
package struct NameMemory: Codable, Equatable {
    package static let shortLook = Duration.milliseconds(300)
    /// The second question leaves 1 s after the first, which itself waits up to 120 ms, as do the answers.
    package static let fullLook = Duration.milliseconds(1400)
    static let validity: TimeInterval = 7 * 86_400
    static let nameLimit = 256
    static let deviceLimit = 8

    /// What a lookup without a name goes by: all devices at once. No device is called so.
    package static let anyDevice = ""

    /// When each device was last seen in a full look, by its id, by the name in lower case.
    private var names: [String: [String: Date]] = [:]

    package init() {}

    /// Whether `id` is the one device that had this name when a full look was last taken, and nothing else had it
    /// lately.
    package func isAlone(_ id: String, named name: String, at now: Date) -> Bool {
        let seen = names[name.lowercased(), default: [:]].filter { Self.isFresh($0.value, at: now) }
        return seen.keys.elementsEqual([id])
    }

    /// What a full look has found, or any look that found several.
    package mutating func saw(_ ids: [String], named name: String, at now: Date) {
        let name = name.lowercased()
        var seen = names[name, default: [:]].filter { Self.isFresh($0.value, at: now) }
        for id in ids.prefix(Self.deviceLimit) { seen[id] = now }
        names[name] = Self.newest(seen, Self.deviceLimit) { $0 }
        names = Self.newest(names, Self.nameLimit) { $0.values.max() ?? .distantPast }
    }

    /// A date to come means that the clock was wrong, then or now.
    private static func isFresh(_ date: Date, at now: Date) -> Bool {
        (0..<validity).contains(now.timeIntervalSince(date))
    }

    private static func newest<Value>(
        _ entries: [String: Value], _ limit: Int, _ date: (Value) -> Date
    ) -> [String: Value] {
        guard entries.count > limit else { return entries }
        let newest = entries.sorted { date($0.value) > date($1.value) }.prefix(limit)
        return Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
    }
}
