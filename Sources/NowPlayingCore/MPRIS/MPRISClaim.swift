/// What several programs may show at once, such as a TV: of those that say so, one stands on the bus for it.
///
/// They stand in line for a name on the bus, and the bus decides: whoever plays it takes over from one who only shows
/// it, and otherwise whoever stands there stays. Once that one has gone the next one takes over: in dbus-daemon a
/// player before those who only show it, and of several players the one that asked last; in dbus-broker whoever asked
/// first. Marquee's own.
public struct MPRISClaim: Hashable, Sendable {
    /// What a program has to do with what it shows.
    public enum Role: Hashable, Sendable {
        /// It plays it itself, as one that casts does.
        case player
        /// It shows what anybody plays.
        case watcher
    }

    /// What is shown: any text that is the same in all programs, as a device's id.
    public var subject: String
    /// What this program has to do with it.
    public var role: Role

    /// Of a thing, for a program that has this to do with it.
    ///
    /// - Parameters:
    ///   - subject: what is shown: any text that is the same in all programs, as a device's id.
    ///   - role: what this program has to do with it.
    public init(subject: String, role: Role) {
        self.subject = subject
        self.role = role
    }

    /// The name to stand in line for: letters and digits for themselves, and every other byte as `_` and two digits.
    package var busName: String {
        "org.marquee.NowPlaying.Device_" + subject.utf8.prefix(Self.bytes).map(Self.text).joined()
    }

    /// A watcher lets the name be taken from it.
    package var yields: Bool { role == .watcher }

    /// A player takes the name from a watcher, which stands in line from then on.
    package var takesOver: Bool { role == .player }

    /// A name on the bus has 255 bytes at most.
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
