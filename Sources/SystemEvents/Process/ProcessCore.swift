/// What signals mean for the life of the process. Owns no signal; `ProcessWatch` carries out its actions.
///
/// A request to stop (SIGTSTP, ^Z) is told first, and then the process is really stopped; where it is told to go on
/// (SIGCONT) in between, it is not. A request to end is told once; a second one ends the process at once, for a person
/// who does not want to wait.
struct ProcessCore: Equatable, Sendable {
    enum Signal: Equatable, Sendable {
        case stop
        case `continue`
        case terminate(Int32)
    }

    enum Action: Equatable, Sendable {
        case tell(MachineEvent)
        /// Stop it by SIGSTOP, which nothing keeps from it.
        case stopProcess
        /// End it by the signal's own effect.
        case endProcess(signal: Int32)
    }

    private(set) var isSuspending = false
    private(set) var isTerminating = false
    /// How often a stop was told and is not yet handled.
    private var unhandledStops = 0
    private let endsProcess: Bool

    /// - Parameter endsProcess: whether the process ends by its signal once that was handled; else the handler ends it.
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
            // A SIGSTOP comes without notice; this is then the first that is heard of it.
            isSuspending = false
            return isTerminating ? [] : [.tell(.didResume)]
        case .terminate(let number):
            guard !isTerminating else { return [.endProcess(signal: number)] }
            isTerminating = true
            isSuspending = false
            return [.tell(.willTerminate(signal: number))]
        }
    }

    /// An event was handled, or has had its time; told once for each.
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
