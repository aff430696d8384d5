import SenderCore

/// The course of one cast: what user requests, the device's answers, losses of the session and the serving of files
/// mean for each other.
///
///     inspected -> joining -> preparing -> checking -> loading -> playing -> ending
///                     |           |            |          |  \    /  |
///                     +-----------+------------+          |  suspended
///                           withdrawing                stopping
///
/// There is one method per event, with an enum of its outcomes above it; ``Cast`` carries the outcomes out. Some data
/// outlives the states, so that short successes don't clear it: ``load`` counts how often the device went away with the
/// LOAD, `hasPlayed` is true once some media was seen, and ``accounts`` collects the events of serving. A peer's event
/// in an unexpected state changes nothing. Pure.
struct CastCourse: Equatable {
    enum Beginning: Equatable {
        /// Loads the items. If stopped before, it leaves no trace.
        case loading
        /// Continues with media that an earlier process has loaded. It can be stopped once the media is served again.
        case resuming
    }

    enum State: Equatable {
        case inspected
        case joining
        /// The index of the item being prepared, from 0. In a resumption, the number of items once all are served.
        case preparing(Int)
        case checking
        /// The LOAD is sent; ``CastCourse/load`` has its state.
        case loading
        case playing(MediaCourse)
        case suspended(Suspension)
        /// The cast was stopped, and the current step has not ended yet.
        case withdrawing(CastEnding.Stage)
        /// The cast was stopped, and the device is being told.
        case stopping
        /// - leaves: Whether the session still has to be left.
        case ending(CastEnding, leaves: Bool)
    }

    /// What is known while there is no connection.
    struct Suspension: Equatable {
        enum Place: Equatable {
            case loading
            case playing(MediaCourse)
        }

        var place: Place
        /// The newest reason.
        var reason: ConnectionSuspendReason
        /// Whether the device was unreachable for a while, so that it is unknown who ends the session now. It is false
        /// if the session was only suspended for a move or by the app.
        var isLoss: Bool
    }

    /// An item as the device knows it.
    struct Item: Equatable {
        let url: String
        /// Whether this process serves it.
        let isServed: Bool
    }

    let beginning: Beginning
    /// The number of items to prepare.
    private(set) var count: Int
    var state = State.inspected
    var items: [Item] = []
    /// One for each item.
    var accounts: [ServingAccount] = []
    var load = LoadCourse()
    /// The current item, as far as the device has reported it.
    var current = 0
    /// The first item of the newest LOAD. The items from it on are loaded.
    var first = 0
    /// The items that the device could not play to their end, while others came after them.
    var broken: Set<Int> = []
    /// Where the last item that was not played to its end broke off, in seconds; nil if the device did not say it.
    var breakPlace: Double?
    /// Whether some of the media was seen.
    var hasPlayed = false

    init(_ beginning: Beginning, count: Int) {
        precondition(count > 0, "a cast has items")
        self.beginning = beginning
        self.count = count
    }

    /// Removes the items that no receiver can fetch, unless these are all.
    mutating func leaveOut(_ places: Set<Int>) {
        let kept = items.indices.filter { !places.contains($0) }
        guard !kept.isEmpty else { return }
        (items, accounts, count) = (kept.map { items[$0] }, kept.map { accounts[$0] }, kept.count)
    }

    /// The device could not play the current item. If there are others after it, those are loaded as a new queue, since
    /// the Cast documentation does not say that a device goes on by itself.
    ///
    /// - Returns: False if nothing comes after it.
    mutating func skipBroken() -> Bool {
        guard current + 1 < items.count else { return false }
        broken.insert(current)
        first = current + 1
        current = first
        load = LoadCourse()
        state = .loading
        return true
    }

    /// Nil while the cast runs.
    var ending: CastEnding? {
        if case .ending(let ending, _) = state { ending } else { nil }
    }

    /// Nil if some items are on other servers.
    var wasReached: Bool? {
        items.allSatisfy(\.isServed) ? accounts.contains(where: \.wasReached) : nil
    }
}

extension CastCourse {
    /// Whether the LOAD is sent or about to be, so that events of session and media matter.
    var isFollowing: Bool {
        switch state {
        case .loading, .playing, .suspended: true
        default: false
        }
    }

    /// The followed media; nil before the LOAD is answered, and after the end.
    var media: MediaCourse? {
        get {
            switch state {
            case .playing(let media): return media
            case .suspended(let suspension):
                if case .playing(let media) = suspension.place { return media }
                return nil
            default: return nil
            }
        }
        set {
            guard let newValue else { return }
            switch state {
            case .playing: state = .playing(newValue)
            case .suspended(var suspension):
                suspension.place = .playing(newValue)
                state = .suspended(suspension)
            default: break
            }
        }
    }

    /// Whether the cast has failed before anybody saw any of it. Then it undoes what it began, so that neither the TV
    /// nor the next `marquee resume` is affected. A resumed cast does not undo an earlier process's work.
    var neverBegan: Bool {
        guard beginning == .loading, !hasPlayed, let ending else { return false }
        switch ending {
        case .failed, .refused, .neverPlayed, .playerFailed, .failsAtLoad: return true
        case .finished, .stopped, .withdrawn, .replaced, .lost: return false
        }
    }

    @discardableResult
    mutating func finish(_ found: CastEnding) -> CastEnding {
        let ending = found.known(hasPlayed: hasPlayed, wasReached: wasReached)
        state = .ending(ending, leaves: ending.leavesSession)
        return ending
    }
}

extension CastEnding {
    /// Whether the session has to be left. Stopping it here closes the application; see also ``CastCourse/neverBegan``.
    var leavesSession: Bool {
        switch self {
        case .finished, .stopped(.elsewhere), .replaced: true
        default: false
        }
    }
}
