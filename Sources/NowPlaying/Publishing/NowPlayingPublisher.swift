public import NowPlayingCore

/// Where something that plays is shown, and commands come from: the desktop's media controls (MPRIS), Apple's, a test's.
///
/// A publisher is told whole states, changes only, at most once in a turn of the event loop, and never that time has
/// passed: it reckons the elapsed time itself (``NowPlayingState/elapsed(at:)``). What it can't show it leaves out.
///
/// Used on the main actor. It is given to one ``NowPlayingApplication`` at a time, which sets its handler, tells it the state that there is, and
/// at the end publishes a state of `nil`.
@MainActor
public protocol NowPlayingPublisher: AnyObject {
    /// Does what a command says and answers with what came of it, possibly long after. Commands are carried out in the
    /// order of the calls. It can be called with anything at any time: what is not offered, or says a number that makes
    /// no sense, is refused.
    var commandHandler: NowPlayingCommandHandler? { get set }
    /// Shows what the app has of its own of what plays, where a person asks for that in the controls; nil where there is
    /// nothing. Does nothing by default, for controls that know no such wish.
    var raiseHandler: NowPlayingRaiseHandler? { get set }

    /// Returns at once; what takes time happens behind it, the newest state winning.
    func publish(_ publication: NowPlayingPublication)
}

extension NowPlayingPublisher {
    public var raiseHandler: NowPlayingRaiseHandler? {
        get { nil }
        set {}
    }
}

/// Shows on the main actor what an app has of its own of what plays: its window, or its expanded controller.
public typealias NowPlayingRaiseHandler = @MainActor () -> Void

/// Does on the main actor what an event says, and answers with what came of it.
public typealias NowPlayingCommandHandler = @MainActor (RemoteCommandEvent) async -> RemoteCommandHandlerStatus
