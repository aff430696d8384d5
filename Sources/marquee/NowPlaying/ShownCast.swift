import CastNowPlaying
import Casting
import NowPlaying

/// Shows a cast of this command in the desktop's media controls until it ends.
@MainActor final class ShownCast {
    private let nowPlaying: CastNowPlaying
    private let publisher: any NowPlayingPublisher

    /// - Returns: nil if there are no media controls; the cast works without them.
    init?(_ link: DeviceLink) {
        let identity = CastNowPlaying.identity(of: link.device)
        guard
            let publisher = DesktopControls.publisher(
                identity: identity, claim: { MPRISClaim(subject: link.device.deviceID, role: .player) },
                logger: link.logger)
        else { return nil }
        self.publisher = publisher
        nowPlaying = CastNowPlaying(
            manager: link.context.sessionManager, images: link.context.imageCache, logger: link.logger)
        nowPlaying.application.addPublisher(publisher)
    }

    /// Removes the cast from the media controls at once, whatever the state of the device.
    func end() {
        nowPlaying.application.removePublisher(publisher)
        nowPlaying.end()
    }
}
