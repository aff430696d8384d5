public import NowPlayingCore

/// Keeps what is published, for tests of apps, and sends commands as a media widget would.
///
/// Marquee's own; used on the main actor.
@MainActor
public final class RecordingPublisher: NowPlayingPublisher {
    public var commandHandler: NowPlayingCommandHandler?
    public var raiseHandler: NowPlayingRaiseHandler?
    /// All publications, in order.
    public private(set) var publications: [NowPlayingPublication] = []

    /// Creates a publisher without publications.
    public init() {}

    /// The state that is shown.
    public var state: NowPlayingState? { publications.last?.state }

    public func publish(_ publication: NowPlayingPublication) {
        publications.append(publication)
    }

    /// Sends a command to the application.
    ///
    /// - Returns: `.noActionableNowPlayingItem` if the publisher belongs to no application.
    @discardableResult
    public func send(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        await commandHandler?(event) ?? .noActionableNowPlayingItem
    }

    /// Raises the app, as a click on a media widget does. Nothing happens if the app has no view to show.
    public func raise() { raiseHandler?() }

    /// Removes all publications.
    public func forget() {
        publications = []
    }
}
