import CastWire

/// How much of what a device says a ``StatusReport`` repeats. Lines for people are shorter (``PeerText``).
///
/// Pure.
package enum ReportLimit {
    /// Bytes of a title, a subtitle or a sentence: far beyond what people write, a sixteenth of a message.
    static let textLength = 4_096
    /// Bytes of a URL: what web servers read of a request's line.
    static let urlLength = 8_192
    /// Bytes of an application's name, a media type, a track's name or language; as of a device's name.
    static let nameLength = 256
    /// Tracks of an item, as our receiver has it.
    package static let tracks = 256

    package static func text(_ text: String) -> String { String(text.held(toBytes: textLength)) }
    package static func url(_ text: String) -> String { String(text.held(toBytes: urlLength)) }
    package static func name(_ text: String) -> String { String(text.held(toBytes: nameLength)) }
}
