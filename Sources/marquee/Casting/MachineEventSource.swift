import CastSender
import Logging
import PlatformC
import SystemEvents

/// Reports sleep and wake of the machine (from logind over D-Bus, if available), and stop and continue of this process
/// (SIGTSTP and SIGCONT), as events for the sessions.
///
/// The session leaves its device before the process stops or the machine sleeps. The device therefore does not wait for
/// a sender that can't answer, and playback goes on. The session resumes afterwards.
struct MachineEventSource: SystemEventSource {
    let logger: Logger

    /// How long stop or sleep is delayed. The goodbye message is sent in the next turn of the main actor.
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

    /// A process that was stopped with SIGSTOP got no notice. It may have lost its connection, as after sleep, so it
    /// also gets `didWake`.
    private static func systemEvents(_ event: MachineEvent) -> [SystemEvent] {
        switch event {
        case .willSleep: [.willSleep]
        case .didWake: [.didWake]
        case .willSuspend: [.background]
        case .didResume: [.foreground, .didWake]
        case .willTerminate: []
        }
    }

    /// Whether a shell can continue this process after a stop.
    ///
    /// In an orphaned process group no process could continue it, and the kernel ignores SIGTSTP there (POSIX, 2.4.3).
    private static var hasJobControl: Bool {
        let parent = getppid()
        return parent != 0 && getsid(0) == getsid(parent)
    }
}
