public import CastSender
public import Logging
public import NowPlaying

/// Puts what one Cast device plays under the desktop's media controls, which can also command the device.
///
/// ```swift
/// let nowPlaying = CastNowPlaying(manager: context.sessionManager)
/// nowPlaying.application.addPublisher(publisher)
/// ```
///
/// It shows whatever the manager's session plays, whichever sender started it. It shows nothing without a session, or
/// while nothing is loaded. The commands that the device's status allows are offered.
///
/// Use it from the main actor. This type is Marquee's own.
@MainActor
public final class CastNowPlaying {
    /// The application under which the session is shown: give it publishers.
    public let application: NowPlayingApplication
    /// Its only session. Handlers of your own can be added to the session's command center.
    public let session: NowPlayingSession
    /// The player that stands for the device.
    public let player: CastNowPlayingPlayer

    /// Shows whatever `manager`'s session plays.
    ///
    /// - Parameters:
    ///   - manager: the manager whose session is followed.
    ///   - application: use a separate application for each device, since devices are shown independently of each
    ///     other.
    ///   - images: fetches the images that the device names; nil passes their URLs to the publisher.
    ///   - skipInterval: how many seconds a skip goes if the command names no interval, above 0.
    ///   - logger: the application's logger, if no application is given.
    public convenience init(
        manager: SessionManager, application: NowPlayingApplication? = nil, images: ImageCache? = ImageCache(),
        skipInterval: Double = 15, logger: Logger = Logger(label: "marquee.now-playing")
    ) {
        self.init(
            CastNowPlayingPlayer(manager: manager, images: images, skipInterval: skipInterval),
            in: application ?? NowPlayingApplication(logger: logger))
    }

    package init(_ player: CastNowPlayingPlayer, in application: NowPlayingApplication) {
        self.player = player
        self.application = application
        do {
            session = try NowPlayingSession(players: [player], application: application)
        } catch {
            preconditionFailure("A player that was just made is in no session: \(error)")
        }
        CastCommandRunner.connect(session.remoteCommandCenter, to: player)
        session.automaticallyPublishesNowPlayingInfo = true
    }

    /// Returns the name of a device among other media players: "Living Room (Marquee)", never empty.
    public static func identity(of device: Device) -> String { CastIdentity.name(of: device.friendlyName) }

    /// Stops showing the device.
    public func end() {
        session.invalidate()
    }
}
