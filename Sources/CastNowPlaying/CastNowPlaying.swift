import CastNowPlayingCore
public import CastSender
public import Logging
public import NowPlaying

/// What one Cast device plays, under the desktop's media controls, which command it.
///
/// ```swift
/// let nowPlaying = try CastNowPlaying(manager: context.sessionManager)
/// nowPlaying.application.addPublisher(publisher)
/// ```
///
/// Shown is whatever the manager's session plays, whoever started it; nothing without a session, or while nothing is
/// loaded. Commands are offered as the device's status allows them.
///
/// Used from the main actor. Marquee's own.
@MainActor
public final class CastNowPlaying {
    /// Where it is shown: give it publishers.
    public let application: NowPlayingApplication
    /// The one session of it; handlers of one's own can be added to its command centre.
    public let session: NowPlayingSession
    /// What the device plays.
    public let player: CastNowPlayingPlayer

    /// Shows whatever `manager`'s session plays.
    ///
    /// - Parameters:
    ///   - manager: whose session is followed.
    ///   - application: one of its own for each device; what is shown of one has nothing to do with the others.
    ///   - images: fetches the pictures that the device names; nil gives their URLs to the publisher.
    ///   - skipInterval: seconds that a skip goes where nobody says another number, above 0.
    ///   - logger: of the application, where none is given.
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

    /// What a device is called between other players: "Living Room (Marquee)", never empty.
    public static func identity(of device: Device) -> String { CastIdentity.name(of: device.friendlyName) }

    /// Nothing of it is shown any more.
    public func end() {
        session.invalidate()
    }
}
