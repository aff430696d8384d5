/// Orders the calls of a sample handler: the start once and before any buffer, the finish last, pause and resume
/// alternating, an application's information when it changes. Pure.
///
/// Events of the host and the handler go in; the handler's calls come out. The driver makes them one after the other.
package struct BroadcastLifecycle: Sendable {
    package enum State: Hashable, Sendable {
        case waiting
        case broadcasting
        case paused
        case finished
    }

    /// What happens to the broadcast.
    package enum Event: Hashable, Sendable {
        /// `withSetupInfo`: the result of the picker's user interface; may be nil.
        case start(setupInfo: [String: String]?)
        case pause
        case resume
        /// The user or the host ends it.
        case finish
        case annotate(ApplicationInformation)
        case sample(SampleBufferType)
        /// The handler ends it: `finishBroadcastWithError`.
        case finishWithError(BroadcastFinishError)
    }

    /// What has to be done.
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
            // The application may have been reported before the start.
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
        // Without a start the handler gets no finish.
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
        // Samples before the start, during a pause and after the end are dropped. The driver counts them.
        case (.sample, _), (.start, _), (.pause, _), (.resume, _), (.finish, .finished), (.finishWithError, .finished),
            (.annotate, .finished):
            return []
        }
    }
}
