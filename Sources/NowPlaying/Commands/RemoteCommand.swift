public import NowPlayingCore

/// A handler that was added and can be removed again. In MediaPlayer, this is an object of any type.
public struct RemoteCommandTarget: Hashable, Sendable {
    let id: Int
}

/// One command of a command center, as MPRemoteCommand: its handlers, and whether it can be used now.
///
/// It is offered to the system while it is enabled and has a handler. Used on the main actor.
@MainActor
public class RemoteCommand {
    /// The kind of this command.
    public let kind: RemoteCommandKind
    /// False disables the command for a while, for example during advertising. Its handlers stay.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }
    let changed: @MainActor () -> Void

    init(_ kind: RemoteCommandKind, changed: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.changed = changed
    }

    /// Whether it has a handler.
    public var hasTarget: Bool { false }

    /// Removes a handler; does nothing if it was not added.
    public func removeTarget(_ target: RemoteCommandTarget) {}

    /// Removes all handlers: the command is not offered any more.
    public func removeAllTargets() {}

    var isOffered: Bool { isEnabled && hasTarget }

    func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus { .commandFailed }
}

/// A command whose handlers receive a typed `Event`, so that they need no cast as in MediaPlayer. Used on the main
/// actor.
@MainActor
public class TypedRemoteCommand<Event: Sendable>: RemoteCommand {
    /// Carries out an event on the main actor and returns its result, possibly long after.
    public typealias Handler = @MainActor (Event) async -> RemoteCommandHandlerStatus

    private var handlers: [(target: RemoteCommandTarget, handler: Handler)] = []
    private var lastID = 0
    private let read: (RemoteCommandEvent) -> Event?

    init(
        _ kind: RemoteCommandKind, changed: @escaping @MainActor () -> Void,
        read: @escaping (RemoteCommandEvent) -> Event?
    ) {
        self.read = read
        super.init(kind, changed: changed)
    }

    /// Adds a handler.
    ///
    /// All handlers are called in the order in which they were added, each after the one before has returned. The
    /// result is the first one that is not a success.
    @discardableResult
    public func addTarget(_ handler: @escaping Handler) -> RemoteCommandTarget {
        lastID += 1
        let target = RemoteCommandTarget(id: lastID)
        handlers.append((target, handler))
        changed()
        return target
    }

    public override var hasTarget: Bool { !handlers.isEmpty }

    public override func removeTarget(_ target: RemoteCommandTarget) {
        handlers.removeAll { $0.target == target }
        changed()
    }

    public override func removeAllTargets() {
        handlers = []
        changed()
    }

    override func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus {
        guard isOffered, let event = read(event) else { return .commandFailed }
        var result = RemoteCommandHandlerStatus.success
        for (_, handler) in handlers {
            let status = await handler(event)
            if result == .success { result = status }
        }
        return result
    }
}

/// A command that skips, as MPSkipIntervalCommand. Used on the main actor.
@MainActor
public final class SkipIntervalCommand: TypedRemoteCommand<SkipIntervalCommandEvent> {
    /// In seconds, above 0; empty if none is preferred.
    public var preferredIntervals: [Double] = [] {
        didSet { if preferredIntervals != oldValue { changed() } }
    }
}

/// A command that sets the rate, as MPChangePlaybackRateCommand. Used on the main actor.
@MainActor
public final class ChangePlaybackRateCommand: TypedRemoteCommand<ChangePlaybackRateCommandEvent> {
    /// Rates that can be requested, where 1 is normal speed; empty if the app sets none.
    public var supportedPlaybackRates: [Double] = [] {
        didSet { if supportedPlaybackRates != oldValue { changed() } }
    }
}

/// A command that sets the repeat mode, as MPChangeRepeatModeCommand. Used on the main actor.
@MainActor
public final class ChangeRepeatModeCommand: TypedRemoteCommand<ChangeRepeatModeCommandEvent> {
    /// The mode to show if no player reports one.
    public var currentRepeatType: NowPlayingRepeatMode? {
        didSet { if currentRepeatType != oldValue { changed() } }
    }
}

/// A command that sets the shuffle mode, as MPChangeShuffleModeCommand. Used on the main actor.
@MainActor
public final class ChangeShuffleModeCommand: TypedRemoteCommand<ChangeShuffleModeCommandEvent> {
    /// The mode to show if no player reports one.
    public var currentShuffleType: NowPlayingShuffleMode? {
        didSet { if currentShuffleType != oldValue { changed() } }
    }
}

/// A command that sets the volume. Marquee's own, since desktops set the volume of a player. Used on the main actor.
@MainActor
public final class ChangeVolumeCommand: TypedRemoteCommand<ChangeVolumeCommandEvent> {
    /// The volume to show if no player reports one; 0 to 1.
    public var currentVolume: Double? {
        didSet { if currentVolume != oldValue { changed() } }
    }
}

/// A command that mutes. Marquee's own, like the volume command. Used on the main actor.
@MainActor
public final class ChangeMuteCommand: TypedRemoteCommand<ChangeMuteCommandEvent> {
    /// The value to show if no player reports one.
    public var isMuted: Bool? {
        didSet { if isMuted != oldValue { changed() } }
    }
}
