/// Decides when a text stream is taken out of its film, and who waits for it. ``EmbeddedTrack`` carries out.
///
/// An extraction that runs goes on where all have hung up, since the next will ask for the same; one that has not had
/// its turn yet is withdrawn, and counts as no attempt.
package struct TrackExtraction: Sendable {
    private enum State: Equatable {
        case none
        /// Waits for its turn.
        case inLine(Int)
        case running(Int)
        case done
    }

    /// As the sentence of an error calls it.
    private let path: String
    private var state = State.none
    /// Counts extractions, so that one that was withdrawn is not taken for the next.
    private var lastNumber = 0
    /// A stream that can't be taken out would cost a reading of the whole film at each request.
    private var failures = 0
    private var waiters: Set<Int> = []
    private var isStopped = false

    /// How many wait for the text.
    package var waiting: Int { waiters.count }

    package init(path: String) {
        self.path = path
    }

    package enum OnAsked: Equatable, Sendable {
        /// It has been taken out.
        case isThere
        /// It waits for the extraction of this number, which is to begin now.
        case begins(Int)
        case waits
        /// It is not tried again: the answer is the last failure.
        case failsAgain
        case refused(ServingError)
    }

    /// Somebody wants the text.
    /// - Parameter waiter: a number of the caller's, another for each request.
    package mutating func asked(by waiter: Int) -> OnAsked {
        if state == .done { return .isThere }
        guard !isStopped else { return .refused(.notServed) }
        guard failures < SubtitleLimits.attempts else { return .failsAgain }
        guard waiters.count < SubtitleLimits.mostWaiting else { return .refused(.tooManyWaiting(for: path)) }
        waiters.insert(waiter)
        guard state == .none else { return .waits }
        lastNumber += 1
        state = .inLine(lastNumber)
        return .begins(lastNumber)
    }

    /// An extraction has its turn.
    package mutating func started(_ number: Int) {
        if state == .inLine(number) { state = .running(number) }
    }

    package enum OnEnded: Equatable, Sendable {
        /// All that wait are to be told how it ended.
        case tells
        /// It was withdrawn before.
        case ignored
    }

    /// An extraction is over. Those who waited together fail together, and the next request is the next attempt.
    package mutating func ended(_ number: Int, isDone: Bool) -> OnEnded {
        guard state == .inLine(number) || state == .running(number) else { return .ignored }
        state = isDone ? .done : .none
        if !isDone { failures += 1 }
        waiters = []
        return .tells
    }

    package enum OnLeft: Equatable, Sendable {
        case stays
        /// Nobody is left who wants the extraction, and it has not had its turn: it is to be cancelled.
        case withdraws
    }

    /// Somebody waits no longer.
    package mutating func left(_ waiter: Int) -> OnLeft {
        guard waiters.remove(waiter) != nil, waiters.isEmpty, case .inLine = state else { return .stays }
        state = .none
        return .withdraws
    }

    /// Nothing is taken out any more; all that wait are to be told so.
    package mutating func stop() {
        isStopped = true
        waiters = []
    }
}
