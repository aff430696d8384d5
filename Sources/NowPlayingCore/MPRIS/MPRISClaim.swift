/// A claim on something that several programs may show at once, such as a TV. Of the programs that have a claim on it,
/// one shows it on the bus. Marquee's own.
///
/// The programs queue for a name on the bus, and the bus decides. A player takes the name from a watcher; otherwise the
/// owner keeps it. When the owner has gone, the next program takes over. In dbus-daemon a player comes before watchers,
/// and of several players the last one that asked is next. In dbus-broker the first one that asked is next.
public struct MPRISClaim: Hashable, Sendable {
    /// How a program is related to what it shows.
    public enum Role: Hashable, Sendable {
        /// The program plays it itself, as a program that casts does.
        case player
        /// The program shows what anybody plays.
        case watcher
    }

    /// What is shown: any text that is the same in all programs, such as a device's id.
    public var subject: String
    /// How this program is related to what it shows.
    public var role: Role

    /// Creates a claim.
    ///
    /// - Parameters:
    ///   - subject: what is shown: any text that is the same in all programs, such as a device's id.
    ///   - role: how this program is related to what it shows.
    public init(subject: String, role: Role) {
        self.subject = subject
        self.role = role
    }

    /// The name to queue for. Letters and digits stand for themselves, and every other byte becomes `_` and two digits.
    package var busName: String {
        "org.marquee.NowPlaying.Device_" + subject.utf8.prefix(Self.bytes).map(Self.text).joined()
    }

    /// A watcher lets a player take the name.
    package var yields: Bool { role == .watcher }

    /// A player takes the name from a watcher, which then waits in the queue.
    package var takesOver: Bool { role == .player }

    /// A bus name has at most 255 bytes.
    private static let bytes = 64

    private static func text(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            String(UnicodeScalar(byte))
        default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
