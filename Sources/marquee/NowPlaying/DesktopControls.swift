import CastSender
import Logging
import NowPlaying

/// The media controls of this desktop. Only this type knows which publisher they need.
@MainActor enum DesktopControls {
    private static let pictures = ArtworkFolder(UserFolders().cache + "/artwork")

    /// - Parameters:
    ///   - identity: the name of the device among other players.
    ///   - claim: identifies the device, which another marquee process may show too.
    /// - Returns: nil if no media controls are known for this platform. The desktop need not be running yet.
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
