/// A picture of what plays, as MPMediaItemArtwork: its bytes, where it is, or who brings it later.
public struct MediaItemArtwork: Hashable, Sendable, NowPlayingInfoValue {
    /// A picture that can be shown.
    public enum Picture: Hashable, Sendable {
        /// Its bytes.
        case data(ArtworkData)
        /// Whoever shows it checks where the URL leads.
        case url(String)

        /// `nil` for a URL that ``MediaItemArtwork/init(url:)`` would not take.
        package var checked: Picture? {
            switch self {
            case .data: self
            case .url(let url): ShownText.identifier(url, limit: NowPlayingLimits.urlBytes).map(Picture.url)
            }
        }
    }

    /// A picture that is there, or one that comes.
    public enum Content: Hashable, Sendable {
        /// Is there.
        case picture(Picture)
        /// Comes when it is asked for.
        case later(ArtworkProvider)
    }

    /// What it was made of.
    public let content: Content

    /// - Returns: `nil` for what is no picture.
    public init?(data: [UInt8]) {
        guard let data = ArtworkData(data) else { return nil }
        content = .picture(.data(data))
    }

    /// - Returns: `nil` for what is too long or holds control characters.
    public init?(url: String) {
        guard let url = ShownText.identifier(url, limit: NowPlayingLimits.urlBytes) else { return nil }
        content = .picture(.url(url))
    }

    /// Everything else is published meanwhile, and the picture when it is there. It is asked for when it is to be
    /// shown, and not again while it is.
    public init(provider: @escaping ArtworkProvider.Load) {
        content = .later(ArtworkProvider(provider))
    }

    public func kept(for key: NowPlayingInfoKey) -> MediaItemArtwork? { self }
}

/// Who brings a picture later, as MPMediaItemArtwork's request handler. Two are the same if they are one. Used on any
/// thread.
public final class ArtworkProvider: Hashable, Sendable {
    /// Brings it, called from any task; `nil` if there is no picture after all.
    public typealias Load = @Sendable () async -> MediaItemArtwork.Picture?

    /// Asks for it.
    public let load: Load

    init(_ load: @escaping Load) {
        self.load = load
    }

    public static func == (one: ArtworkProvider, other: ArtworkProvider) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
