/// The name of a notification between processes. It is the only content, as with
/// `CFNotificationCenterGetDarwinNotifyCenter`, which carries no object and no payload. Marquee's own.
public struct BroadcastNotificationName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// Bytes of UTF-8; a name also becomes a file name or a datagram.
    public static let limit = 128

    public let rawValue: String

    /// Nil for an empty or too long name, and for control characters.
    public init?(rawValue: String) {
        guard (1...Self.limit).contains(rawValue.utf8.count),
            rawValue.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        else { return nil }
        self.rawValue = rawValue
    }

    public init(stringLiteral value: StaticString) {
        guard let name = Self(rawValue: "\(value)") else {
            preconditionFailure("\(value) is no name: 1 to \(Self.limit) bytes, no control characters")
        }
        self = name
    }

    /// Posted by an extension when its handler was started.
    public static let broadcastStarted: Self = "broadcastStarted"
    /// Posted by an extension when it has finished, for any reason.
    public static let broadcastFinished: Self = "broadcastFinished"
}
