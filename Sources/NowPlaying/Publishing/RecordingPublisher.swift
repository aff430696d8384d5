public import NowPlayingCore

/// Keeps what is published, for tests of apps, and sends commands as a media widget would.
/// Marquee's own; used on the main actor.
@MainActor
public final class RecordingPublisher: NowPlayingPublisher {
    public var commandHandler: NowPlayingCommandHandler?
    public var raiseHandler: NowPlayingRaiseHandler?
    /// In order.
    public private(set) var publications: [NowPlayingPublication] = []

    /// Nothing is published yet.
    public init() {}

    /// What is shown.
    public var state: NowPlayingState? { publications.last?.state }

    public func publish(_ publication: NowPlayingPublication) {
        publications.append(publication)
    }

    /// Has the application do what the event says.
    ///
    /// - Returns: `.noActionableNowPlayingItem` where no application has it.
    @discardableResult
    public func send(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        await commandHandler?(event) ?? .noActionableNowPlayingItem
    }

    /// Asks as a person does who clicks on what plays in a media widget. Nothing happens where the app shows nothing.
    public func raise() { raiseHandler?() }

    /// Begins anew: `publications` is empty.
    public func forget() {
        publications = []
    }
}
