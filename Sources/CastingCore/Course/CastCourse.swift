import SenderCore

/// The course of one cast: what the person's wishes, the device's answers, the session's losses and the serving of the
/// files mean for each other.
///
///     inspected -> joining -> preparing -> checking -> loading -> playing -> ending
///                     |           |            |          |  \    /  |
///                     +-----------+------------+          |  suspended
///                           withdrawing                stopping
///
/// One method per event, and right above each what may come of it; ``Cast`` carries that out. What short successes must
/// not clear outlives the states: ``load`` counts how often the device went away with the LOAD, `hasPlayed` whether
/// anybody has seen some of it, ``accounts`` what the serving side went through. A peer's event in a state that does
/// not expect it changes nothing.
///
/// Pure.
package struct CastCourse: Equatable {
    package enum Beginning: Equatable {
        /// Loads the items; who wishes it to end before is rid of it without a trace.
        case loading
        /// Goes on with what an earlier process has loaded. A wish for its end counts once it is served again.
        case resuming
    }

    package enum State: Equatable {
        case inspected
        case joining
        /// The item with this index, from 0; resuming, the number of items once all are served again.
        case preparing(Int)
        case checking
        /// The LOAD is out: ``CastCourse/load`` says how far it is.
        case loading
        case playing(MediaCourse)
        case suspended(Suspension)
        /// It is wished to end, and what was begun has not come to an end yet.
        case withdrawing(CastEnding.Stage)
        /// It is wished to end, and the device is told so.
        case stopping
        /// - leaves: the session is still to be left.
        case ending(CastEnding, leaves: Bool)
    }

    /// What is known while there is no connection.
    package struct Suspension: Equatable {
        package enum Place: Equatable {
            case loading
            case playing(MediaCourse)
        }

        var place: Place
        /// The newest.
        var reason: ConnectionSuspendReason
        /// The device could not be reached for a while, so that nobody knows who ends it now. A session that is
        /// suspended because what plays moves, or because the app wished so, has lost nothing.
        var isLoss: Bool
    }

    /// An item as the device knows it.
    package struct Item: Equatable {
        let url: String
        /// By this process.
        let isServed: Bool

        package init(url: String, isServed: Bool) {
            self.url = url
            self.isServed = isServed
        }
    }

    let beginning: Beginning
    /// How many are to be prepared.
    package private(set) var count: Int
    package internal(set) var state = State.inspected
    package internal(set) var items: [Item] = []
    /// Of each item.
    package internal(set) var accounts: [ServingAccount] = []
    var load = LoadCourse()
    /// The item that plays, as far as the device has said.
    package internal(set) var current = 0
    /// Some of it was seen.
    package internal(set) var hasPlayed = false

    /// - Precondition: `count` is not 0.
    package init(_ beginning: Beginning, count: Int) {
        precondition(count > 0, "a cast has items")
        self.beginning = beginning
        self.count = count
    }

    /// Without those that no receiver can have; one stays at least.
    mutating func leaveOut(_ places: Set<Int>) {
        let kept = items.indices.filter { !places.contains($0) }
        guard !kept.isEmpty else { return }
        (items, accounts, count) = (kept.map { items[$0] }, kept.map { accounts[$0] }, kept.count)
    }

    /// Nil while it goes on.
    package var ending: CastEnding? {
        if case .ending(let ending, _) = state { ending } else { nil }
    }

    /// Nil where others serve some of it.
    var wasReached: Bool? {
        items.allSatisfy(\.isServed) ? accounts.contains(where: \.wasReached) : nil
    }
}

extension CastCourse {
    /// The device has the LOAD, or is to have it: what becomes of the session and the media matters.
    var isFollowing: Bool {
        switch state {
        case .loading, .playing, .suspended: true
        default: false
        }
    }

    /// What is followed; nil before the LOAD was answered, and once it is over.
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

    /// It has failed, and nobody has seen any of it: what was begun for it is undone, so that neither the TV nor the
    /// next `marquee resume` has anything of it. What an earlier process has begun is not this one's to undo.
    package var neverBegan: Bool {
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
    /// Whoever stops it here closes the application; what a failure leaves behind, ``CastCourse/neverBegan`` says.
    package var leavesSession: Bool {
        switch self {
        case .finished, .stopped(.elsewhere), .replaced: true
        default: false
        }
    }
}
