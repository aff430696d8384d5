/// Information about the captured application: ReplayKit's `RPApplicationInfoBundleIdentifierKey` for
/// `RPBroadcastSampleHandler`, and whatever else the capture reports.
public struct ApplicationInformation: Codable, Hashable, Sendable {
    /// `RPApplicationInfoBundleIdentifierKey`. On Linux its value is the desktop file's name without `.desktop`, or the
    /// window's class if there is no such file.
    public static let bundleIdentifierKey = "RPApplicationInfoBundleIdentifierKey"

    /// How many entries are kept at most. Others are dropped, since a window's owner chooses the values.
    public static let entryLimit = 32
    /// A key and a value have at most this many bytes each.
    public static let textLimit = 1024

    /// All values, by ReplayKit's key and others.
    public let values: [String: String]

    /// Keeps what is within the limits, ReplayKit's key first.
    public init(_ values: [String: String]) {
        var kept: [String: String] = [:]
        // In a fixed order, so that chance does not decide which entries are dropped.
        let others = values.keys.filter { $0 != Self.bundleIdentifierKey }.sorted()
        for key in [Self.bundleIdentifierKey] + others where kept.count < Self.entryLimit {
            guard key.utf8.count <= Self.textLimit, let value = values[key] else { continue }
            kept[key] = value.cut(toBytes: Self.textLimit)
        }
        self.values = kept
    }

    /// Information with only the identifier.
    public init(bundleIdentifier: String) {
        self.init([Self.bundleIdentifierKey: bundleIdentifier])
    }

    public init(from decoder: any Decoder) throws {
        self.init(try [String: String](from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }

    /// Nil if the capture does not know it; then there is no annotation.
    public var bundleIdentifier: String? { values[Self.bundleIdentifierKey] }
}
