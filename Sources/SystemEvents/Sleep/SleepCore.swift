/// When to hold the machine back from sleeping, and what to tell: logind's PrepareForSleep and a delay inhibitor.
///
/// A lock is held while the machine is awake. Before it sleeps, logind says PrepareForSleep(true) and waits until all
/// delay locks are let go, or for its own limit (InhibitDelayMaxSec, 5 s). After it woke, PrepareForSleep(false) comes,
/// and a lock is taken for the next time. (systemd's inhibitor interface, org.freedesktop.login1(5).) Owns no lock,
/// clock or connection; `SleepWatch` carries out its actions.
struct SleepCore: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case awake
        /// Told, and not yet handled.
        case preparing
        /// Handled: the machine may sleep, or does.
        case asleep
    }

    enum Lock: Equatable, Sendable {
        case none
        case asked
        case held
    }

    enum Action: Equatable, Sendable {
        case takeLock
        case releaseLock
        case tell(MachineEvent)
    }

    private(set) var phase = Phase.awake
    private(set) var lock = Lock.none
    /// How often sleep was told and is not yet handled: a machine that wakes at once may sleep again meanwhile.
    private var unhandled = 0

    mutating func began() -> [Action] { takeLock() }

    /// The lock was given. One that came too late to be of use is let go at once, or the machine would wait for it.
    mutating func lockTaken() -> [Action] {
        lock = .held
        return phase == .asleep ? releaseLock() : []
    }

    /// There is no lock; events are told all the same, only that the machine does not wait.
    mutating func lockRefused() {
        lock = .none
    }

    mutating func prepareForSleep(_ willSleep: Bool) -> [Action] {
        willSleep ? willSleepCame() : didWakeCame()
    }

    /// An event was handled, or has had its time; told once for each. Only the preparation for sleep is waited for.
    mutating func handled(_ event: MachineEvent) -> [Action] {
        guard event == .willSleep else { return [] }
        unhandled -= 1
        guard phase == .preparing, unhandled == 0 else { return [] }
        phase = .asleep
        return releaseLock()
    }

    private mutating func willSleepCame() -> [Action] {
        guard phase == .awake else { return [] }
        phase = .preparing
        unhandled += 1
        return [.tell(.willSleep)]
    }

    /// Comes also where the machine did not sleep in the end.
    private mutating func didWakeCame() -> [Action] {
        guard phase != .awake else { return [] }
        phase = .awake
        return [.tell(.didWake)] + (lock == .none ? takeLock() : [])
    }

    private mutating func takeLock() -> [Action] {
        lock = .asked
        return [.takeLock]
    }

    private mutating func releaseLock() -> [Action] {
        guard lock == .held else { return [] }
        lock = .none
        return [.releaseLock]
    }
}
