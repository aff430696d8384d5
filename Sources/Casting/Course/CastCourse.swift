import CastSender
import MediaServing

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
struct CastCourse: Equatable {
    enum Beginning: Equatable {
        /// Loads the items; who wishes it to end before is rid of it without a trace.
        case loading
        /// Goes on with what an earlier process has loaded. A wish for its end counts once it is served again.
        case resuming
    }

    enum State: Equatable {
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
    struct Suspension: Equatable {
        enum Place: Equatable {
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
    struct Item: Equatable {
        let url: String
        /// By this process.
        let isServed: Bool
    }

    let beginning: Beginning
    /// How many are to be prepared.
    let count: Int
    private(set) var state = State.inspected
    private(set) var items: [Item] = []
    /// Of each item.
    private(set) var accounts: [ServingAccount] = []
    private(set) var load = LoadCourse()
    /// The item that plays, as far as the device has said.
    private(set) var current = 0
    /// Some of it was seen.
    private(set) var hasPlayed = false

    /// - Precondition: `count` is not 0.
    init(_ beginning: Beginning, count: Int) {
        precondition(count > 0, "a cast has items")
        self.beginning = beginning
        self.count = count
    }

    /// Nil while it goes on.
    var ending: CastEnding? {
        if case .ending(let ending, _) = state { ending } else { nil }
    }

    /// Nil where others serve some of it.
    var wasReached: Bool? {
        items.allSatisfy(\.isServed) ? accounts.contains(where: \.wasReached) : nil
    }
}

// Up to the load: each step is under way, and its end is the event.
extension CastCourse {
    enum BeginOutcome: Equatable {
        case join
        /// It was wished to end before it began, or it has begun already.
        case nothing
    }

    mutating func begin() -> BeginOutcome {
        guard state == .inspected else { return .nothing }
        state = .joining
        return .join
    }

    enum JoinOutcome: Equatable {
        /// The first item.
        case prepare
        /// What was joined is wanted no more.
        case withdraw
        case end
    }

    /// - Parameter failure: nil where there is a session.
    mutating func joined(_ failure: CastFailure? = nil) -> JoinOutcome {
        switch (state, failure) {
        case (.joining, nil):
            state = .preparing(0)
            return .prepare
        case (.joining, let failure?):
            finish(.failed(failure))
            return .end
        default:
            finish(.withdrawn(.joining))
            // What plays there already is nobody's to end.
            return failure == nil && beginning == .loading ? .withdraw : .end
        }
    }

    enum PrepareOutcome: Equatable {
        case prepare(Int)
        /// All are there: what others serve is looked at.
        case check
        /// All are served again: what the device has is followed.
        case goOn
        case withdraw
    }

    /// The next item is there.
    mutating func prepared(_ item: Item) -> PrepareOutcome {
        items.append(item)
        accounts.append(ServingAccount())
        if case .withdrawing = state, beginning == .loading { return withdraw() }
        guard items.count == count else {
            if case .preparing = state { state = .preparing(items.count) }
            return .prepare(items.count)
        }
        guard beginning == .loading else {
            if case .preparing = state { state = .preparing(count) }
            return .goOn
        }
        state = .checking
        return .check
    }

    enum PrepareFailureOutcome: Equatable {
        case withdraw
        case end
    }

    mutating func prepareFailed(_ failure: CastFailure) -> PrepareFailureOutcome {
        if case .withdrawing = state, beginning == .loading {
            _ = withdraw()
            return .withdraw
        }
        finish(.failed(failure))
        return .end
    }

    enum CheckOutcome: Equatable {
        case load
        case withdraw
    }

    /// What others serve was looked at.
    mutating func checked() -> CheckOutcome {
        guard state == .checking else {
            _ = withdraw()
            return .withdraw
        }
        state = .loading
        return .load
    }

    private mutating func withdraw() -> PrepareOutcome {
        if case .withdrawing(let stage) = state { finish(.withdrawn(stage)) }
        return .withdraw
    }
}

// The load and what follows.
extension CastCourse {
    /// The LOAD goes out, the first time or again.
    mutating func sent() { load.send() }

    /// It can't: nothing runs there that plays media, or there is no connection to send it on.
    mutating func unsendable(_ failure: CastFailure) { finish(.failed(failure)) }

    enum LoadOutcome: Equatable {
        /// What the device says of its media from now on is of ours.
        case follow
        case nothing
    }

    /// The device has confirmed the LOAD.
    mutating func loaded() -> LoadOutcome {
        switch state {
        case .loading: state = .playing(MediaCourse())
        case .suspended(var suspension) where suspension.place == .loading:
            suspension.place = .playing(MediaCourse())
            state = .suspended(suspension)
        default: return .nothing
        }
        load.take()
        return .follow
    }

    enum LoadFailureOutcome: Equatable {
        /// The connection is gone: whether the device has it is seen when it is back.
        case wait
        case end(CastEnding)
        case nothing
    }

    /// - Parameters:
    ///   - failure: the same, as the cast ends with it.
    ///   - isSuspended: the session is.
    mutating func loadFailed(_ error: CastError, _ failure: CastFailure, isSuspended: Bool) -> LoadFailureOutcome {
        guard isFollowing else { return .nothing }
        guard isSuspended, !error.isReceiverRefusal else {
            return .end(finish(error.isReceiverRefusal ? .refused(error) : .failed(failure)))
        }
        load.lose()
        return .wait
    }

    enum FoundOutcome: Equatable {
        case follow
        /// It was wished to end meanwhile.
        case stopCasting
        case end
    }

    /// Resuming: the device still has what was loaded, or, with `failure`, has it no more.
    mutating func found(_ failure: CastFailure? = nil) -> FoundOutcome {
        if let failure {
            finish(.failed(failure))
            return .end
        }
        hasPlayed = true
        load.take()
        if case .withdrawing = state {
            state = .stopping
            return .stopCasting
        }
        state = .playing(MediaCourse(hasPlayed: true))
        return .follow
    }

    /// What the device says of its media.
    struct Report: Equatable {
        var mediaSessionID: Int
        var state: MediaPlayerState
        var idleReason = MediaPlayerIdleReason.none
        /// It loads the next item of its queue.
        var hasNext = false
        var url: String?
    }

    enum ReportOutcome: Equatable {
        /// - item: another one plays from now on.
        case goesOn(item: Int?)
        /// - isOurs: the report is of what was loaded here, and is told before.
        case end(CastEnding, isOurs: Bool, item: Int?)
        case nothing
    }

    /// - Parameter report: nil: it says that it has nothing, or nothing any more.
    mutating func reported(_ report: Report?) -> ReportOutcome {
        guard var media = self.media else { return .nothing }
        guard let report else {
            let ending = finish(media.hasPlayed ? .stopped(.elsewhere) : .neverPlayed(.nothingLoaded))
            return .end(ending, isOurs: false, item: nil)
        }
        let ending = media.ending(
            mediaSessionID: report.mediaSessionID, state: report.state, idleReason: report.idleReason,
            hasNext: report.hasNext)
        self.media = media
        hasPlayed = hasPlayed || media.hasPlayed
        let isOurs = ending != .replaced || report.mediaSessionID == media.mediaSessionID
        let item = isOurs ? take(report.url) : nil
        guard let ending else { return .goesOn(item: item) }
        return .end(finish(ending), isOurs: isOurs, item: item)
    }

    private mutating func take(_ url: String?) -> Int? {
        guard let url, url != items[current].url, let index = items.firstIndex(where: { $0.url == url }) else {
            return nil
        }
        current = index
        return index
    }
}

// The connection and the session.
extension CastCourse {
    enum SuspendOutcome: Equatable {
        /// It is tried to get it back.
        case lost
        /// A move, and a process that is stopped, are what somebody wanted.
        case letGo
        case nothing
    }

    mutating func suspended(_ reason: ConnectionSuspendReason) -> SuspendOutcome {
        let isLoss = reason != .none && reason != .appBackgrounded
        switch state {
        case .loading: state = .suspended(Suspension(place: .loading, reason: reason, isLoss: isLoss))
        case .playing(let media):
            state = .suspended(Suspension(place: .playing(media), reason: reason, isLoss: isLoss))
        case .suspended(var suspension):
            suspension.reason = reason
            suspension.isLoss = suspension.isLoss || isLoss
            state = .suspended(suspension)
        default: return .nothing
        }
        // Moved to another device, which counts its media sessions from another number on.
        if reason == .none, let media { self.media = MediaCourse(hasPlayed: media.hasPlayed) }
        return isLoss ? .lost : .letGo
    }

    /// What is said of a connection that is back.
    enum Return: Equatable {
        case silent
        /// It goes on on another device.
        case moved
        case back
    }

    enum ResumeOutcome: Equatable {
        case goOn(Return)
        /// The device has taken the LOAD although nobody heard its answer.
        case follow(Return)
        case loadAgain(Return)
        /// Lost again meanwhile: what is to be done is seen when it is back.
        case wait
        case end(CastEnding)
        case nothing
    }

    /// - Parameters:
    ///   - isSuspendedAgain: by now.
    ///   - isThere: the device plays something of ours.
    mutating func resumed(isSuspendedAgain: Bool = false, isThere: Bool) -> ResumeOutcome {
        guard case .suspended(var suspension) = state else {
            // Resuming, what was found may have been lost before this cast followed the session.
            return isFollowing && !isSuspendedAgain ? .goOn(.back) : .nothing
        }
        guard !isSuspendedAgain else {
            suspension.isLoss = false
            state = .suspended(suspension)
            return .wait
        }
        let word = Self.word(suspension.reason)
        guard case .loading = suspension.place else {
            if case .playing(let media) = suspension.place { state = .playing(media) }
            return .goOn(word)
        }
        state = .loading
        switch load.resume(after: suspension.reason, isThere: isThere) {
        case .nothing: return .goOn(word)
        case .settled:
            state = .playing(MediaCourse())
            return .follow(word)
        case .sendAgain: return .loadAgain(word)
        case .giveUp: return .end(finish(.failsAtLoad(times: LoadCourse.limit)))
        }
    }

    private static func word(_ reason: ConnectionSuspendReason) -> Return {
        switch reason {
        case .appBackgrounded: .silent
        case .none: .moved
        default: .back
        }
    }

    enum SessionEndOutcome: Equatable {
        case end(CastEnding)
        case nothing
    }

    mutating func sessionEnded(_ error: CastError?) -> SessionEndOutcome {
        guard isFollowing else { return .nothing }
        var isLoss = false
        if case .suspended(let suspension) = state { isLoss = suspension.isLoss }
        return .end(finish(.ofSession(error, afterLoss: isLoss, hasPlayed: media?.hasPlayed ?? false)))
    }
}

// The serving.
extension CastCourse {
    enum ServedOutcome: Equatable {
        case nothing
        /// Of the item that plays.
        case converted(ConversionProgress)
        /// A sentence that has not been said yet.
        case trouble(String)
    }

    mutating func served(_ index: Int, _ event: ServingEvent) -> ServedOutcome {
        guard isFollowing else { return .nothing }
        return switch accounts[index].take(event) {
        case .nothing: .nothing
        case .progress(let progress): index == current ? .converted(progress) : .nothing
        case .trouble(let sentence): .trouble(sentence)
        }
    }

    enum MissOutcome: Equatable {
        /// Something may be in the way.
        case warn
        case nothing
    }

    /// Nobody has asked for the first item in time. One that plays without having asked for anything, as a receiver
    /// that only keeps time, needs no advice on firewalls.
    mutating func missed() -> MissOutcome {
        accounts[0].miss()
        return isFollowing && !accounts[current].wasReached && !hasPlayed ? .warn : .nothing
    }
}

// The person.
extension CastCourse {
    enum StopOutcome: Equatable {
        /// What is under way is cancelled; its end is still an event.
        case cancel
        case stopCasting
        /// There is nothing to be done, or nothing yet.
        case nothing
    }

    /// It is wished to end. Who wishes so does not wait for a device that is silent.
    mutating func stop() -> StopOutcome {
        switch state {
        case .inspected: finish(.withdrawn(.joining))
        case .joining: return withdraw(at: .joining)
        case .preparing(let index):
            guard beginning == .resuming else { return withdraw(at: .preparing(index)) }
            state = .withdrawing(.preparing(index))
        case .checking: return withdraw(at: .checking)
        case .loading, .playing, .suspended:
            state = .stopping
            return .stopCasting
        case .withdrawing, .stopping: break
        case .ending(let ending, _): state = .ending(ending, leaves: false)
        }
        return .nothing
    }

    /// The device has stopped it, or was given the time to.
    mutating func stopped() { finish(.stopped(.here)) }

    private mutating func withdraw(at stage: CastEnding.Stage) -> StopOutcome {
        state = .withdrawing(stage)
        return .cancel
    }
}

extension CastCourse {
    /// The device has the LOAD, or is to have it: what becomes of the session and the media matters.
    private var isFollowing: Bool {
        switch state {
        case .loading, .playing, .suspended: true
        default: false
        }
    }

    /// What is followed; nil before the LOAD was answered, and once it is over.
    private var media: MediaCourse? {
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

    @discardableResult
    private mutating func finish(_ found: CastEnding) -> CastEnding {
        let ending = found.known(hasPlayed: hasPlayed, wasReached: wasReached)
        state = .ending(ending, leaves: ending.leavesSession)
        return ending
    }
}

extension CastEnding {
    /// A failure leaves things as they are, and whoever stops it here closes the application.
    var leavesSession: Bool {
        switch self {
        case .finished, .stopped(.elsewhere), .replaced: true
        default: false
        }
    }
}
