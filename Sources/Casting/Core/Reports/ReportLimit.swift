import CastWire

/// Limits for a device's texts in a ``StatusReport``. Lines for people are shorter (``PeerText``). Pure.
enum ReportLimit {
    /// Bytes of a title, subtitle or sentence: far more than people write, and a sixteenth of a message.
    static let textLength = 4_096
    /// Bytes of a URL: the limit of web servers for a request line.
    static let urlLength = 8_192
    /// Bytes of an application's name, a media type, a track's name or language; as for a device's name.
    static let nameLength = 256
    /// Tracks of an item, as in Marquee's receiver.
    static let tracks = 256

    static func text(_ text: String) -> String { String(text.held(toBytes: textLength)) }
    static func url(_ text: String) -> String { String(text.held(toBytes: urlLength)) }
    static func name(_ text: String) -> String { String(text.held(toBytes: nameLength)) }
}
