/// Why media can't be played, in the terms reported to senders.
package struct PlaybackFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The cause, as far as the probe after an error could find out.
    package enum Kind: String, Sendable {
        /// The server does not allow this page to read the media (CORS), which tracks and adaptive media need.
        case cors
        /// The data arrived, but this device can't play it.
        case format
        /// The data did not arrive: unknown host, refused connection, HTTP error, or no data for too long.
        case network
        /// Playback began, then the data was corrupt.
        case decode
        /// The receiver does not fetch such an address (``LoadPolicy``).
        case refused
        /// The browser died while it played.
        case browserGone
    }

    /// A Web Receiver's `detailedErrorCode`.
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let mediaUnknown = Code(rawValue: 100)
        package static let mediaDecode = Code(rawValue: 102)
        package static let mediaNetwork = Code(rawValue: 103)
        package static let mediaSourceNotSupported = Code(rawValue: 104)
        package static let segmentNetwork = Code(rawValue: 301)
        package static let hlsMasterPlaylist = Code(rawValue: 311)
        package static let hlsPlaylist = Code(rawValue: 312)
        package static let dashNetwork = Code(rawValue: 321)
        package static let smoothNetwork = Code(rawValue: 331)
        package static let hlsMasterManifest = Code(rawValue: 411)
        package static let hlsManifest = Code(rawValue: 412)
        package static let imageError = Code(rawValue: 903)
        package static let loadFailed = Code(rawValue: 905)
    }

    package var kind: Kind
    package var code: Code
    /// One sentence for people.
    package var reason: String

    package init(kind: Kind, code: Code, reason: String) {
        self.kind = kind
        self.code = code
        self.reason = reason
    }

    package var description: String { reason }
}
