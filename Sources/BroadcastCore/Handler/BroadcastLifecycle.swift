/// In which order a sample handler hears of its broadcast: the start once and before any buffer, the finish last and
/// nothing after it, pausing and resuming in turns, an application's information when it has changed.
///
/// Pure: what the host says and what the handler does come in, what the handler is to be called with comes out.
/// Whoever drives it makes the calls one after the other.
package struct BroadcastLifecycle: Sendable {
    package enum State: Hashable, Sendable {
        case waiting
        case broadcasting
        case paused
        case finished
    }

    /// What happens to the broadcast.
    package enum Event: Hashable, Sendable {
        /// `withSetupInfo`: what the picker's user interface gave; nil is fine.
        case start(setupInfo: [String: String]?)
        case pause
        case resume
        /// The user, or the host, wants it to end.
        case finish
        case annotate(ApplicationInformation)
        case sample(SampleBufferType)
        /// The handler itself ends it: `finishBroadcastWithError`.
        case finishWithError(BroadcastFinishError)
    }

    /// What is to be done about it.
    package enum Step: Hashable, Sendable {
        case started(setupInfo: [String: String]?)
        case paused
        case resumed
        case finished
        case annotated(ApplicationInformation)
        case process(SampleBufferType)
        /// The host is told, and the extension ends.
        case tellHost(BroadcastFinishError?)
    }

    package private(set) var state = State.waiting
    private var information: ApplicationInformation?

    package init() {}

    package mutating func take(_ event: Event) -> [Step] {
        switch (event, state) {
        case (.start(let info), .waiting):
            state = .broadcasting
            // What is on the screen may have been told before the start was through.
            return [.started(setupInfo: info)] + (information.map { [.annotated($0)] } ?? [])
        case (.pause, .broadcasting):
            state = .paused
            return [.paused]
        case (.resume, .paused):
            state = .broadcasting
            return [.resumed]
        case (.finish, .broadcasting), (.finish, .paused):
            state = .finished
            return [.finished, .tellHost(nil)]
        // Nobody was told of a start, so nobody is told of a finish.
        case (.finish, .waiting):
            state = .finished
            return [.tellHost(nil)]
        case (.finishWithError(let error), .waiting), (.finishWithError(let error), .broadcasting),
            (.finishWithError(let error), .paused):
            state = .finished
            return [.tellHost(error)]
        case (.annotate(let new), .waiting):
            information = new
            return []
        case (.annotate(let new), .broadcasting), (.annotate(let new), .paused):
            guard new != information else { return [] }
            information = new
            return [.annotated(new)]
        case (.sample(let type), .broadcasting):
            return [.process(type)]
        // Before the start, in a pause and after the end none is handed on. Whoever drives this counts them.
        case (.sample, _), (.start, _), (.pause, _), (.resume, _), (.finish, .finished), (.finishWithError, .finished),
            (.annotate, .finished):
            return []
        }
    }
}
