/// Decides when a text stream is extracted from its film, and tracks who waits for it; ``EmbeddedTrack`` acts.
///
/// A running extraction continues if all clients have hung up, since the next one will request the same. An extraction
/// that is still queued is cancelled then, and does not count as an attempt.
package struct TrackExtraction: Sendable {
    private enum State: Equatable {
        case none
        /// Waits for a slot.
        case inLine(Int)
        case running(Int)
        case done
    }

    /// The film's name in error sentences.
    private let path: String
    private var state = State.none
    /// Numbers extractions, so that a cancelled one is not confused with the next.
    private var lastNumber = 0
    /// Limits the attempts: each one for a stream that can't be extracted would read the whole film.
    private var failures = 0
    private var waiters: Set<Int> = []
    private var isStopped = false

    /// How many requests wait for the text.
    package var waiting: Int { waiters.count }

    package init(path: String) {
        self.path = path
    }

    package enum OnAsked: Equatable, Sendable {
        /// It is already extracted.
        case isThere
        /// The request waits for the extraction of this number, which has to begin now.
        case begins(Int)
        case waits
        /// There is no further attempt; the answer is the last failure.
        case failsAgain
        case refused(ServingError)
    }

    /// A client requests the text.
    ///
    /// - Parameter waiter: The caller's number for the request.
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

    /// An extraction has got its slot.
    package mutating func started(_ number: Int) {
        if state == .inLine(number) { state = .running(number) }
    }

    package enum OnEnded: Equatable, Sendable {
        /// All waiting requests have to be answered with the result.
        case tells
        /// It was cancelled before.
        case ignored
    }

    /// An extraction has ended. All waiting requests fail together, and the next request is the next attempt.
    package mutating func ended(_ number: Int, isDone: Bool) -> OnEnded {
        guard state == .inLine(number) || state == .running(number) else { return .ignored }
        state = isDone ? .done : .none
        if !isDone { failures += 1 }
        waiters = []
        return .tells
    }

    package enum OnLeft: Equatable, Sendable {
        case stays
        /// Nobody wants the extraction any more, and it is still queued: it has to be cancelled.
        case withdraws
    }

    /// A client stops waiting.
    package mutating func left(_ waiter: Int) -> OnLeft {
        guard waiters.remove(waiter) != nil, waiters.isEmpty, case .inLine = state else { return .stays }
        state = .none
        return .withdraws
    }

    /// Ends all extractions. All waiting requests have to be told.
    package mutating func stop() {
        isStopped = true
        waiters = []
    }
}
