/// An image of what plays, as MPMediaItemArtwork: its bytes, its URL, or a provider that loads it later.
public struct MediaItemArtwork: Hashable, Sendable, NowPlayingInfoValue {
    /// An image that can be shown.
    public enum Picture: Hashable, Sendable {
        /// The image's bytes.
        case data(ArtworkData)
        /// The image's URL. The code that shows the image checks where the URL leads.
        case url(String)

        /// The same picture; `nil` for a URL that ``MediaItemArtwork/init(url:)`` would refuse.
        package var checked: Picture? {
            switch self {
            case .data: self
            case .url(let url): ShownText.identifier(url, limit: NowPlayingLimits.urlBytes).map(Picture.url)
            }
        }
    }

    /// An image that is there, or one that is loaded later.
    public enum Content: Hashable, Sendable {
        /// The image is there.
        case picture(Picture)
        /// The image is loaded when it is needed.
        case later(ArtworkProvider)
    }

    /// The image, or its provider.
    public let content: Content

    /// Creates artwork from bytes.
    ///
    /// - Returns: `nil` if the bytes are no image.
    public init?(data: [UInt8]) {
        guard let data = ArtworkData(data) else { return nil }
        content = .picture(.data(data))
    }

    /// Creates artwork from a URL.
    ///
    /// - Returns: `nil` if the URL is too long or holds control characters.
    public init?(url: String) {
        guard let url = ShownText.identifier(url, limit: NowPlayingLimits.urlBytes) else { return nil }
        content = .picture(.url(url))
    }

    /// Creates artwork that is loaded later.
    ///
    /// All other information is published meanwhile, and the image once it is there. The image is loaded when it is to
    /// be shown, and not again while it is shown.
    public init(provider: @escaping ArtworkProvider.Load) {
        content = .later(ArtworkProvider(provider))
    }

    public func kept(for key: NowPlayingInfoKey) -> MediaItemArtwork? { self }
}

/// Loads an image later, as MPMediaItemArtwork's request handler.
///
/// Two providers are equal only if they are the same object. Used on any thread.
public final class ArtworkProvider: Hashable, Sendable {
    /// Loads the image; called from any task. It returns `nil` if there is no image after all.
    public typealias Load = @Sendable () async -> MediaItemArtwork.Picture?

    /// The function that loads the image.
    public let load: Load

    init(_ load: @escaping Load) {
        self.load = load
    }

    public static func == (one: ArtworkProvider, other: ArtworkProvider) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
