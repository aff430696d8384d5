/// What is known of the application on the captured screen, by `RPApplicationInfoBundleIdentifierKey` and whatever else
/// the capture tells, with ReplayKit's `RPBroadcastSampleHandler`.
public struct ApplicationInformation: Codable, Hashable, Sendable {
    /// `RPApplicationInfoBundleIdentifierKey`. On Linux its value is the desktop file's name without `.desktop`, or
    /// the window's class where there is no such file.
    public static let bundleIdentifierKey = "RPApplicationInfoBundleIdentifierKey"

    /// Entries at most, items beyond are left out: a window's owner chooses its words.
    public static let entryLimit = 32
    /// Bytes of a key and of a value at most.
    public static let textLimit = 1024

    /// All that is known, by ReplayKit's key and others.
    public let values: [String: String]

    /// Keeps what is within the limits, ReplayKit's key first.
    public init(_ values: [String: String]) {
        var kept: [String: String] = [:]
        // The key that has a meaning comes first, then in order, so that what is left out does not depend on chance.
        let others = values.keys.filter { $0 != Self.bundleIdentifierKey }.sorted()
        for key in [Self.bundleIdentifierKey] + others where kept.count < Self.entryLimit {
            guard key.utf8.count <= Self.textLimit, let value = values[key] else { continue }
            kept[key] = value.cut(toBytes: Self.textLimit)
        }
        self.values = kept
    }

    /// Of an application of which no more is known.
    public init(bundleIdentifier: String) {
        self.init([Self.bundleIdentifierKey: bundleIdentifier])
    }

    public init(from decoder: any Decoder) throws {
        self.init(try [String: String](from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }

    /// Nil where the capture does not know it; then there is nothing to annotate with.
    public var bundleIdentifier: String? { values[Self.bundleIdentifierKey] }
}
