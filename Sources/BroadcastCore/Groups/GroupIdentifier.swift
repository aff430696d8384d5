/// The name of a group of programs that share a folder, settings and credentials: an app group's identifier, as for
/// `NSUserDefaults`.
public struct GroupIdentifier: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// An identifier has at most this many bytes.
    public static let limit = 128

    public let rawValue: String

    /// Nil if it is no valid folder name everywhere: only letters, digits, `.`, `-` and `_`, and no dot first.
    public init?(rawValue: String) {
        let allowed = rawValue.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard (1...Self.limit).contains(rawValue.utf8.count), allowed, rawValue.utf8.first != UInt8(ascii: ".")
        else { return nil }
        self.rawValue = rawValue
    }

    public var description: String { rawValue }
}
