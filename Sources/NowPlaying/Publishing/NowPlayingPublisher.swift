public import NowPlayingCore

/// A place where what plays is shown and commands come from: the desktop's media controls (MPRIS), Apple's, or a
/// test's.
///
/// A publisher receives whole states. It receives only changes, at most once per iteration of the event loop, and never
/// that time has passed: it calculates the elapsed time itself (``NowPlayingState/elapsed(at:)``). It leaves out what
/// it can't show.
///
/// Used on the main actor. A publisher belongs to one ``NowPlayingApplication`` at a time. The application sets its
/// handlers, gives it the current state, and publishes a state of `nil` at the end.
@MainActor
public protocol NowPlayingPublisher: AnyObject {
    /// Carries out a command and returns its result, possibly long after.
    ///
    /// Commands are carried out in the order of the calls. The handler can be called with anything at any time: a
    /// command that is not offered, or has a number that makes no sense, is refused.
    var commandHandler: NowPlayingCommandHandler? { get set }
    /// Shows the app's own view of what plays when a person asks for it in the controls; nil if the app has none.
    ///
    /// By default it does nothing, for controls that have no such request.
    var raiseHandler: NowPlayingRaiseHandler? { get set }

    /// Publishes a state. It returns at once; slow work follows later, and a newer state replaces an older one.
    func publish(_ publication: NowPlayingPublication)
}

extension NowPlayingPublisher {
    public var raiseHandler: NowPlayingRaiseHandler? {
        get { nil }
        set {}
    }
}

/// Shows, on the main actor, the app's own view of what plays: its window, or its expanded controller.
public typealias NowPlayingRaiseHandler = @MainActor () -> Void

/// Carries out an event on the main actor and returns its result.
public typealias NowPlayingCommandHandler = @MainActor (RemoteCommandEvent) async -> RemoteCommandHandlerStatus
