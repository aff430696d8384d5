import CastSender
import Logging
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Sleep and waking of the machine (logind over D-Bus, where it is there) and the stopping of this process (SIGTSTP and
/// SIGCONT), as events for the sessions.
///
/// The session lets go of its device before the process stops or the machine sleeps, so that the device does not wait
/// for somebody who can't answer; what plays there goes on, and the session resumes afterwards.
struct MachineEventSource: SystemEventSource {
    let logger: Logger

    /// How long the process or the machine is held back: the goodbye leaves with the main actor's next turn.
    private static let goodbyeTime = Duration.milliseconds(200)

    func events() -> AsyncStream<SystemEvent> {
        AsyncStream { continuation in
            let handle: MachineEventHandler = { event in
                for event in Self.systemEvents(event) { continuation.yield(event) }
                if event == .willSleep || event == .willSuspend { try? await Task.sleep(for: Self.goodbyeTime) }
            }
            let logger = logger
            let sleep = Task {
                do {
                    try await SleepWatch(applicationName: "marquee", logger: logger).run(handle)
                } catch {
                    logger.debug("The machine's sleep is not followed: \(error)")
                }
            }
            let process = Task {
                guard Self.hasJobControl else { return }
                await ProcessWatch(terminationSignals: []).run(handle)
            }
            continuation.onTermination = { _ in
                sleep.cancel()
                process.cancel()
            }
        }
    }

    /// Who was stopped without notice (SIGSTOP) may have lost the connection meanwhile, as after sleep.
    private static func systemEvents(_ event: MachineEvent) -> [SystemEvent] {
        switch event {
        case .willSleep: [.willSleep]
        case .didWake: [.didWake]
        case .willSuspend: [.background]
        case .didResume: [.foreground, .didWake]
        case .willTerminate: []
        }
    }

    /// Without a shell in the same session nobody would continue a process that has stopped, and the kernel passes over
    /// SIGTSTP there (an orphaned process group: POSIX, 2.4.3).
    private static var hasJobControl: Bool {
        let parent = getppid()
        return parent != 0 && getsid(0) == getsid(parent)
    }
}
