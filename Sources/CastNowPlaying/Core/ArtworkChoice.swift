import CastWire
import NowPlayingCore
import SenderCore

/// Chooses which of a device's images is shown.
///
/// The choice is the smallest image that is large enough for a desktop's widget, or else the largest one. Images
/// without a size come after those with a size, in the device's order.
enum ArtworkChoice {
    /// Pixels of the longer side that are enough: no widget shows more.
    static let enough = 512
    /// The number of images that are looked at.
    static let limit = 64

    static func image(of status: MediaStatus) -> Image? {
        let media = status.mediaInformation
        return best(media?.metadata?.images ?? []) ?? best(status.queueData?.containerMetadata?.containerImages ?? [])
            ?? media.flatMap(picture)
    }

    static func best(_ images: [Image]) -> Image? {
        let usable = images.prefix(limit).filter { isUsable($0.url) }
        let sized = usable.filter { side($0) > 0 }
        return sized.filter { side($0) >= enough }.min { side($0) < side($1) } ?? sized.max { side($0) < side($1) }
            ?? usable.first
    }

    /// Returns the content itself if it is an image.
    private static func picture(_ media: MediaInformation) -> Image? {
        guard media.contentType.prefix(6).lowercased() == "image/", isUsable(media.resolvedURL) else { return nil }
        return Image(url: media.resolvedURL)
    }

    private static func side(_ image: Image) -> Int { max(image.width ?? 0, image.height ?? 0) }

    private static func isUsable(_ url: String) -> Bool {
        url.utf8.count <= NowPlayingLimits.urlBytes && WebURL.isWeb(url)
    }
}
