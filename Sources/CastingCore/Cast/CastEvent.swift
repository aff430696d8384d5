import CastWire
public import SenderCore

/// What happens in a ``Cast``, as a value; ``CastListener`` is told the same. Marquee's own.
public enum CastEvent: Sendable {
    /// There is a session with the device: `Cast.session`.
    case joined
    /// Somebody has to allow the launch on the TV, and that is waited for.
    case permissionAwaited
    /// The device is given the media with this title next.
    case loading(title: String)
    /// The device has confirmed the load, or another item of the queue plays now.
    case started(StartedItem)
    /// The newest says it all: one that nobody has been told of yet gives way to it.
    case status(MediaStatus)
    /// More of a film that is converted while it plays is ready: 0 to 100.
    case converted(percent: Int)
    /// Something that the person should know and can act on; the cast goes on.
    case warning(CastWarning)
    /// There is no connection for now, for this reason; `CastOptions.reconnectionLimit` says how long it is waited for.
    case suspended(ConnectionSuspendReason)
    /// The connection is back.
    case resumed
    /// How it ended; the last event. What is put away after it, `Cast.run()` waits for.
    case ended(CastEnding)
}

/// An item that plays, or is about to. Marquee's own.
public struct StartedItem: Equatable, Sendable {
    /// From 0, in the order of the cast's items.
    public let index: Int
    /// The film's own title, else the file's name without its extension; of a URL its last part.
    public let title: String
    /// The MIME type that the device was told.
    public let contentType: String
    /// Host and port that the device fetches it from, where this process serves it; the secret path is not told.
    public let servingAddress: String?
    /// It is converted while it plays, since the device could not play it as it is.
    public let isConverted: Bool

    /// It is a still picture, which stays until it is stopped.
    package var isPicture: Bool { ContentType.isPicture(contentType) }

    package init(index: Int, title: String, contentType: String, servingAddress: String?, isConverted: Bool) {
        self.index = index
        self.title = title
        self.contentType = contentType
        self.servingAddress = servingAddress
        self.isConverted = isConverted
    }
}

/// Something that a person should know of a cast that goes on. Marquee's own.
public struct CastWarning: Equatable, CustomStringConvertible, Sendable {
    /// What it is about, for programs.
    public enum Kind: Equatable, Sendable {
        /// An item is converted while it plays.
        case conversion
        /// The device will not show something that is in a file, or the file is not whole yet.
        case file
        /// The device will run into this at a URL that others serve.
        case media
        /// The device has not asked this machine for the file: a firewall may be in the way.
        case unreached
        /// A file, or its conversion, failed; what was served of it stays.
        case serving
        /// The connection was lost, and is tried to get back.
        case connectionLost
        /// And this is that it is back.
        case connectionBack
        /// It goes on on another device: `Cast.session?.device`.
        case moved
    }

    /// What it is about.
    public let kind: Kind
    /// A sentence. Names of devices in it are printable.
    public let description: String

    package init(kind: Kind, description: String) {
        self.kind = kind
        self.description = description
    }
}
