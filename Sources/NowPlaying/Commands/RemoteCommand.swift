public import NowPlayingCore

/// A handler that was added, to be removed again.
public struct RemoteCommandTarget: Hashable, Sendable {
    let id: Int
}

/// One command of a centre, as MPRemoteCommand: with its handlers, and whether it can be used now.
///
/// It is offered to the system while it is enabled and has a handler.
@MainActor
public class RemoteCommand {
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

    public var hasTarget: Bool { false }

    public func removeTarget(_ target: RemoteCommandTarget) {}

    public func removeAllTargets() {}

    var isOffered: Bool { isEnabled && hasTarget }

    func perform(_ event: RemoteCommandEvent) async -> RemoteCommandHandlerStatus { .commandFailed }
}

/// A command whose handlers are told an `Event`.
@MainActor
public class TypedRemoteCommand<Event: Sendable>: RemoteCommand {
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

/// As MPSkipIntervalCommand.
@MainActor
public final class SkipIntervalCommand: TypedRemoteCommand<SkipIntervalCommandEvent> {
    /// In seconds.
    public var preferredIntervals: [Double] = [] {
        didSet { if preferredIntervals != oldValue { changed() } }
    }
}

/// As MPChangePlaybackRateCommand.
@MainActor
public final class ChangePlaybackRateCommand: TypedRemoteCommand<ChangePlaybackRateCommandEvent> {
    public var supportedPlaybackRates: [Double] = [] {
        didSet { if supportedPlaybackRates != oldValue { changed() } }
    }
}

/// As MPChangeRepeatModeCommand.
@MainActor
public final class ChangeRepeatModeCommand: TypedRemoteCommand<ChangeRepeatModeCommandEvent> {
    /// What is shown, where no player says it.
    public var currentRepeatType: NowPlayingRepeatMode? {
        didSet { if currentRepeatType != oldValue { changed() } }
    }
}

/// As MPChangeShuffleModeCommand.
@MainActor
public final class ChangeShuffleModeCommand: TypedRemoteCommand<ChangeShuffleModeCommandEvent> {
    /// What is shown, where no player says it.
    public var currentShuffleType: NowPlayingShuffleMode? {
        didSet { if currentShuffleType != oldValue { changed() } }
    }
}

/// Ours: desktops set the volume of what plays.
@MainActor
public final class ChangeVolumeCommand: TypedRemoteCommand<ChangeVolumeCommandEvent> {
    /// What is shown, where no player says it; 0 to 1.
    public var currentVolume: Double? {
        didSet { if currentVolume != oldValue { changed() } }
    }
}

/// Ours.
@MainActor
public final class ChangeMuteCommand: TypedRemoteCommand<ChangeMuteCommandEvent> {
    /// What is shown, where no player says it.
    public var isMuted: Bool? {
        didSet { if isMuted != oldValue { changed() } }
    }
}
