import CastNowPlaying
import Casting
import NowPlaying

/// A cast of this command under the desktop's media controls, until its end.
@MainActor final class ShownCast {
    private let nowPlaying: CastNowPlaying
    private let publisher: any NowPlayingPublisher

    /// - Returns: nil where there are no controls: the cast goes on as it would without.
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

    /// It leaves the controls at once, whatever the device does.
    func end() {
        nowPlaying.application.removePublisher(publisher)
        nowPlaying.end()
    }
}
