import PlatformC

/// Reports the process's stops and continuations (SIGTSTP, SIGCONT), and the signals that ask it to end.
///
/// Signals belong to the whole process: a program has one watch, and handles those signals nowhere else. They keep
/// these handlers after the watch has ended.
package struct ProcessWatch: Sendable {
    /// The time that a person who pressed ^Z or ^C will wait.
    package static let handlingLimit = Duration.seconds(2)

    private enum Input: Sendable {
        case signal(ProcessCore.Signal)
        case handled(MachineEvent)
    }

    private let terminationSignals: [Int32]
    private let endsProcess: Bool
    private let limit: Duration

    /// - Parameters:
    ///   - terminationSignals: empty if the program handles its own end.
    ///   - endsProcess: whether the signal ends the process after it was handled; otherwise the handler ends it.
    package init(
        terminationSignals: [Int32] = [SIGTERM, SIGINT], endsProcess: Bool = true,
        limit: Duration = ProcessWatch.handlingLimit
    ) {
        self.terminationSignals = terminationSignals
        self.endsProcess = endsProcess
        self.limit = limit
    }

    /// Runs until the task is cancelled.
    ///
    /// - Parameter ready: called once no signal can be missed any more.
    package func run(
        ready: @escaping @Sendable () -> Void = {}, _ handle: @escaping MachineEventHandler
    ) async {
        let (inputs, input) = AsyncStream<Input>.makeStream()
        let delivery = EventDelivery(limit: limit)
        let watches = watchedSignals.map { number, signal in
            CaughtSignals.watch(number) { input.yield(.signal(signal)) }
        }
        ready()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await delivery.run(handle) { input.yield(.handled($0)) } }
            group.addTask { await decide(inputs, delivery) }
            await group.next()
            group.cancelAll()
        }
        withExtendedLifetime(watches) {}
    }

    private var watchedSignals: [(Int32, ProcessCore.Signal)] {
        [(SIGTSTP, .stop), (SIGCONT, .continue)] + terminationSignals.map { ($0, .terminate($0)) }
    }

    private func decide(_ inputs: AsyncStream<Input>, _ delivery: EventDelivery) async {
        var core = ProcessCore(endsProcess: endsProcess)
        for await input in inputs {
            let actions =
                switch input {
                case .signal(let signal): core.received(signal)
                case .handled(let event): core.handled(event)
                }
            for action in actions {
                switch action {
                case .tell(let event): delivery.send(event)
                case .stopProcess: kill(getpid(), SIGSTOP)
                case .endProcess(let number): Self.end(by: number)
                }
            }
        }
    }

    /// Uses the default action, so that a parent process learns which signal ended this one.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
