public import NowPlayingCore

/// A handler that was added, to be removed again. MediaPlayer's is an object of any type.
public struct RemoteCommandTarget: Hashable, Sendable {
    let id: Int
}

/// One command of a centre, as MPRemoteCommand: with its handlers, and whether it can be used now.
///
/// It is offered to the system while it is enabled and has a handler. Used on the main actor.
@MainActor
public class RemoteCommand {
    /// Which one it is.
    public let kind: RemoteCommandKind
    /// For a while, such as during advertising. Handlers stay.
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

    /// Takes a handler away; nothing if it is not there.
    public func removeTarget(_ target: RemoteCommandTarget) {}

    /// Takes all handlers away: it is not offered any more.
    public func removeAllTargets() {}

    var isOffered: Bool { isEnabled && hasTarget }

    func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus { .commandFailed }
}

/// A command whose handlers are told an `Event`: MediaPlayer's commands, without a cast. Used on the main actor.
@MainActor
public class TypedRemoteCommand<Event: Sendable>: RemoteCommand {
    /// Does on the main actor what the event says, and answers with what came of it, possibly long after.
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

    /// Handlers are called in the order in which they were added, each of them; the next when the one before has
    /// answered. The first answer that is no success is the answer.
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

/// As MPSkipIntervalCommand. Used on the main actor.
@MainActor
public final class SkipIntervalCommand: TypedRemoteCommand<SkipIntervalCommandEvent> {
    /// In seconds, above 0; empty where nothing is preferred.
    public var preferredIntervals: [Double] = [] {
        didSet { if preferredIntervals != oldValue { changed() } }
    }
}

/// As MPChangePlaybackRateCommand. Used on the main actor.
@MainActor
public final class ChangePlaybackRateCommand: TypedRemoteCommand<ChangePlaybackRateCommandEvent> {
    /// Rates that can be asked for, 1 being normal speed; empty where nothing is said.
    public var supportedPlaybackRates: [Double] = [] {
        didSet { if supportedPlaybackRates != oldValue { changed() } }
    }
}

/// As MPChangeRepeatModeCommand. Used on the main actor.
@MainActor
public final class ChangeRepeatModeCommand: TypedRemoteCommand<ChangeRepeatModeCommandEvent> {
    /// What is shown, where no player says it.
    public var currentRepeatType: NowPlayingRepeatMode? {
        didSet { if currentRepeatType != oldValue { changed() } }
    }
}

/// As MPChangeShuffleModeCommand. Used on the main actor.
@MainActor
public final class ChangeShuffleModeCommand: TypedRemoteCommand<ChangeShuffleModeCommandEvent> {
    /// What is shown, where no player says it.
    public var currentShuffleType: NowPlayingShuffleMode? {
        didSet { if currentShuffleType != oldValue { changed() } }
    }
}

/// Marquee's own: desktops set the volume of what plays. Used on the main actor.
@MainActor
public final class ChangeVolumeCommand: TypedRemoteCommand<ChangeVolumeCommandEvent> {
    /// What is shown, where no player says it; 0 to 1.
    public var currentVolume: Double? {
        didSet { if currentVolume != oldValue { changed() } }
    }
}

/// Marquee's own, beside the volume. Used on the main actor.
@MainActor
public final class ChangeMuteCommand: TypedRemoteCommand<ChangeMuteCommandEvent> {
    /// What is shown, where no player says it.
    public var isMuted: Bool? {
        didSet { if isMuted != oldValue { changed() } }
    }
}
