import CastSender
import Logging
import NowPlaying

/// Where the media controls of this desktop are plugged in: the one place that knows which publisher that is.
@MainActor enum DesktopControls {
    private static let pictures = ArtworkFolder(UserFolders().cache + "/artwork")

    /// - Parameters:
    ///   - identity: what the device is called between other players.
    ///   - claim: the device, which another marquee may show too.
    /// - Returns: nil where this platform has none that is known here. A desktop that is not there now may come.
    static func publisher(
        identity: String, claim: @escaping @MainActor () -> MPRISClaim?, logger: Logger
    ) -> (any NowPlayingPublisher)? {
        #if os(Linux)
            MPRISPublisher(
                identity: identity, claim: claim,
                artworkFile: { [pictures] picture in await pictures.url(of: picture) }, logger: logger)
        #else
            nil
        #endif
    }
}
