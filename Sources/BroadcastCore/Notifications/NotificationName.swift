/// A name that crosses processes and is all that crosses: `CFNotificationCenterGetDarwinNotifyCenter` carries no
/// object and no payload either. Marquee's own.
public struct BroadcastNotificationName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// Bytes of UTF-8; a name is a file's or a datagram's too.
    public static let limit = 128

    public let rawValue: String

    /// Nil for an empty name, a longer one, and one with a control character.
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

    /// Posted by an extension when its handler has been started.
    public static let broadcastStarted: Self = "broadcastStarted"
    /// Posted by an extension when it has finished, for whatever reason.
    public static let broadcastFinished: Self = "broadcastFinished"
}
