import CastSender
import NowPlaying

/// The image of the media that plays.
///
/// It is fetched when it is to be shown, once for each URL. It is fetched only from places that are at least as public
/// as the device that named it.
@MainActor
final class CastArtworks {
    private let images: ImageCache?
    private var known: (url: String, artwork: MediaItemArtwork)?

    init(_ images: ImageCache?) {
        self.images = images
    }

    /// Returns the same artwork as long as the URL stays the same, so that the image is not fetched again.
    func artwork(_ image: Image, on session: Session?) -> MediaItemArtwork? {
        if let known, known.url == image.url { return known.artwork }
        guard let artwork = make(image.url, session?.imageOrigin) else { return nil }
        known = (image.url, artwork)
        return artwork
    }

    func forget() { known = nil }

    private func make(_ url: String, _ origin: ImageOrigin?) -> MediaItemArtwork? {
        guard let images else { return MediaItemArtwork(url: url) }
        guard let origin else { return nil }
        return MediaItemArtwork(provider: { await Self.fetch(url, origin, images) })
    }

    private static func fetch(
        _ url: String, _ origin: ImageOrigin, _ images: ImageCache
    ) async -> MediaItemArtwork.Picture? {
        guard let image = try? await images.image(at: url, namedBy: origin) else { return nil }
        return ArtworkData(image.bytes).map(MediaItemArtwork.Picture.data)
    }
}
