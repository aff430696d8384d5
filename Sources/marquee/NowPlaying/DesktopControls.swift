import CastSender
import Logging
import NowPlaying

/// Where the media controls of this desktop are plugged in: the one place that knows which publisher that is.
@MainActor enum DesktopControls {
    /// - Parameters:
    ///   - identity: what the device is called between other players.
    ///   - device: one that several processes show at a time is to stand there once.
    /// - Returns: nil where this desktop has none that can be reached.
    static func publisher(identity: String, device: Device, logger: Logger) -> (any NowPlayingPublisher)? {
        nil
    }
}
