package import DBusValues
import FilePaths

/// An item's id as `mpris:trackid`: an object path, different for each item.
enum MPRISTrackID {
    /// The specification's path for "no track".
    static let none: DBusObjectPath = "/org/mpris/MediaPlayer2/TrackList/NoTrack"

    /// Returns the object path of an item.
    ///
    /// - Parameter itemID: any text, or nil for an item without an id.
    static func path(of itemID: String?) -> DBusObjectPath {
        // The "x" keeps an empty id from giving an empty name, and any id from giving the name of an item without one.
        let name = itemID.map { "x" + encoded($0) } ?? "unnamed"
        return DBusObjectPath("/org/marquee/NowPlaying/" + name) ?? none
    }

    /// Encodes a text so that no two texts have the same name.
    ///
    /// Letters and digits stand for themselves, and every other byte becomes `_` and two digits. A long text is cut,
    /// and its length and a sum of its bytes stand for the rest.
    private static func encoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let name = bytes.prefix(longest).reduce(into: "") { name, byte in
            name += isPlain(byte) ? String(UnicodeScalar(byte)) : "_" + hex(UInt64(byte), digits: 2)
        }
        return bytes.count <= longest ? name : "\(name)__\(bytes.count)_\(hex(FNV1a.hash(bytes), digits: 16))"
    }

    private static let longest = 128

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    private static func hex(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
