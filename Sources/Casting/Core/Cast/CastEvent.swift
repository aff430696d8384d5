import CastWire
public import SenderCore

/// An event of a ``Cast`` as a value; ``CastListener`` gets the same events. Marquee's own.
public enum CastEvent: Sendable {
    /// There is a session with the device: `Cast.session`.
    case joined
    /// The cast waits for somebody to allow the launch on the TV.
    case permissionAwaited
    /// The device is about to load the media with this title.
    case loading(title: String)
    /// The device has confirmed the load, or another item of the queue plays now.
    case started(StartedItem)
    /// A media status. It replaces an earlier one that is not reported yet.
    case status(MediaStatus)
    /// More of a film that is converted while it plays is ready: 0 to 100.
    case converted(percent: Int)
    /// Something that a person should know and can act on; the cast continues.
    case warning(CastWarning)
    /// There is no connection for now. `CastOptions.reconnectionLimit` says how long the cast waits for it.
    case suspended(ConnectionSuspendReason)
    /// The connection is back.
    case resumed
    /// The last event: how the cast ended. `Cast.run()` also waits for the cleanup after it.
    case ended(CastEnding)
}

/// An item that plays, or is about to. Marquee's own.
public struct StartedItem: Equatable, Sendable {
    /// The index among the cast's items, from 0.
    public let index: Int
    /// The film's title, else the file's name without its extension; for a URL its last part.
    public let title: String
    /// The MIME type sent to the device.
    public let contentType: String
    /// Host and port from which the device fetches it, if this process serves it, without the secret path.
    public let servingAddress: String?
    /// Whether it is converted while it plays, because the device could not play it as it is.
    public let isConverted: Bool

    /// Whether it is a still picture, which stays until it is stopped.
    package var isPicture: Bool { ContentType.isPicture(contentType) }

    package init(index: Int, title: String, contentType: String, servingAddress: String?, isConverted: Bool) {
        self.index = index
        self.title = title
        self.contentType = contentType
        self.servingAddress = servingAddress
        self.isConverted = isConverted
    }
}

/// Something that a person should know about a cast that continues. Marquee's own.
public struct CastWarning: Equatable, CustomStringConvertible, Sendable {
    /// The subject of a warning, for programs.
    public enum Kind: Equatable, Sendable {
        /// An item is converted while it plays.
        case conversion
        /// The device will not show something in a file, or the file is not complete yet.
        case file
        /// The device will have this problem with a URL on another server.
        case media
        /// The device has not requested the file from this machine; perhaps a firewall blocks it.
        case unreached
        /// A file or its conversion failed; what was already served stays.
        case serving
        /// The connection was lost; reconnecting.
        case connectionLost
        /// The lost connection is back.
        case connectionBack
        /// The media continues on another device: `Cast.session?.device`.
        case moved
    }

    /// The subject.
    public let kind: Kind
    /// A sentence, with printable device names.
    public let description: String

    package init(kind: Kind, description: String) {
        self.kind = kind
        self.description = description
    }
}
