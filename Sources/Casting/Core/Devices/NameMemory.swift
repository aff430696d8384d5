package import PlatformFoundation

/// The devices that answered to a name lately, so that a lookup may decide early.
///
/// A device may be silent for up to a second after it has spoken (RFC 6762, 6), so one answer does not prove that no
/// other device has the name. A lookup that has to be sure listens for ``fullLook``, long enough for answers to a
/// second question. It may decide early (after ``shortLook``) if such a full look within ``validity`` found that very
/// device and no other with the name: then the name means the same as before, and a new device with this name is never
/// mistaken for it. A new device is noticed by the first lookup that hears it, at the latest by the next full look.
package struct NameMemory: Codable, Equatable {
    static let shortLook = Duration.milliseconds(300)
    /// The second question is sent 1 s after the first, which is delayed by up to 120 ms, as are the answers.
    package static let fullLook = Duration.milliseconds(1400)
    static let validity: TimeInterval = 7 * 86_400
    static let nameLimit = 256
    static let deviceLimit = 8

    /// The key for lookups without a name, for which all devices count. No device has this name.
    static let anyDevice = ""

    /// The time of each device's last full look, by id, by lowercase name.
    private var names: [String: [String: Date]] = [:]

    private struct ProvenPlace: Codable, Equatable {
        var place: String
        var since: Date
    }

    /// Where each device last proved itself, by id; nil in the files of older versions.
    private var places: [String: ProvenPlace]?

    package init() {}

    /// Whether `id` was the only device with this name in the last full look, and no other had it lately.
    package func isAlone(_ id: String, named name: String, at now: Date) -> Bool {
        let seen = names[name.lowercased(), default: [:]].filter { Self.isFresh($0.value, at: now) }
        return seen.keys.elementsEqual([id])
    }

    /// Whether the device last proved itself at a place that is none of these. Somebody else may announce it there before
    /// its own answer comes, so a lookup has to listen for ``fullLook``.
    package func isElsewhere(_ id: String, than announced: [String]) -> Bool {
        places?[id].map { !announced.contains($0.place) } ?? false
    }

    /// Whether this is where the device last proved itself.
    package func isProven(_ id: String, at place: String) -> Bool { places?[id]?.place == place }

    /// Records where a device has proved itself.
    package mutating func proved(_ id: String, at place: String, _ now: Date) {
        var known = places ?? [:]
        known[id] = ProvenPlace(place: place, since: now)
        places = Self.newest(known, Self.nameLimit) { $0.since }
    }

    /// Records the result of a full look, or of any look that found several.
    package mutating func saw(_ ids: [String], named name: String, at now: Date) {
        let name = name.lowercased()
        var seen = names[name, default: [:]].filter { Self.isFresh($0.value, at: now) }
        for id in ids.prefix(Self.deviceLimit) { seen[id] = now }
        names[name] = Self.newest(seen, Self.deviceLimit) { $0 }
        names = Self.newest(names, Self.nameLimit) { $0.values.max() ?? .distantPast }
    }

    /// A date in the future means that the clock was wrong, then or now.
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
