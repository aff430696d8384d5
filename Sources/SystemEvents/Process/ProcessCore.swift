/// Decides how signals affect the process. It owns no signals; `ProcessWatch` carries out its actions.
///
/// A request to stop (SIGTSTP, ^Z) is reported first, then the process is stopped, unless it is told to continue
/// (SIGCONT) in between. A request to end is reported once; a second one ends the process at once, for a person who
/// does not want to wait.
struct ProcessCore: Equatable, Sendable {
    enum Signal: Equatable, Sendable {
        case stop
        case `continue`
        case terminate(Int32)
    }

    enum Action: Equatable, Sendable {
        case tell(MachineEvent)
        /// Stop it with SIGSTOP, which can't be caught.
        case stopProcess
        /// End it by the signal's default action.
        case endProcess(signal: Int32)
    }

    private(set) var isSuspending = false
    private(set) var isTerminating = false
    /// The number of reported stops that are not handled yet.
    private var unhandledStops = 0
    private let endsProcess: Bool

    /// - Parameter endsProcess: whether the signal ends the process once it is handled; otherwise the handler does.
    init(endsProcess: Bool) {
        self.endsProcess = endsProcess
    }

    mutating func received(_ signal: Signal) -> [Action] {
        switch signal {
        case .stop:
            guard !isSuspending, !isTerminating else { return [] }
            isSuspending = true
            unhandledStops += 1
            return [.tell(.willSuspend)]
        case .continue:
            // SIGSTOP can't be caught, so this may be the first sign of a stop.
            isSuspending = false
            return isTerminating ? [] : [.tell(.didResume)]
        case .terminate(let number):
            guard !isTerminating else { return [.endProcess(signal: number)] }
            isTerminating = true
            isSuspending = false
            return [.tell(.willTerminate(signal: number))]
        }
    }

    /// Handles the report that an event was handled or has timed out; called once for each.
    mutating func handled(_ event: MachineEvent) -> [Action] {
        switch event {
        case .willSuspend:
            unhandledStops -= 1
            guard isSuspending, unhandledStops == 0 else { return [] }
            isSuspending = false
            return [.stopProcess]
        case .willTerminate(let number) where endsProcess: return [.endProcess(signal: number)]
        default: return []
        }
    }
}
