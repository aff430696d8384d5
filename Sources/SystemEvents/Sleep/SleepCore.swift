/// Decides when to delay the machine's sleep and what to report, with logind's PrepareForSleep and a delay inhibitor
/// (systemd's inhibitor interface, org.freedesktop.login1(5)).
///
/// A lock is held while the machine is awake. Before it sleeps, logind sends PrepareForSleep(true) and waits until all
/// delay locks are released, or for its own limit (InhibitDelayMaxSec, 5 s). After it wakes, it sends
/// PrepareForSleep(false), and a new lock is taken. It owns no lock, clock or connection; `SleepWatch` carries out its
/// actions.
struct SleepCore: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case awake
        /// Sleep was reported, but is not handled yet.
        case preparing
        /// Sleep was handled: the machine may sleep or is asleep.
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
    /// The number of reported sleeps that are not handled yet: a machine that wakes at once may sleep again meanwhile.
    private var unhandled = 0

    mutating func began() -> [Action] { takeLock() }

    /// Handles a new lock. If it came too late, it is released at once, or the machine would wait for it.
    mutating func lockTaken() -> [Action] {
        lock = .held
        return phase == .asleep ? releaseLock() : []
    }

    /// Handles a refused lock. Events are still reported, but the machine does not wait.
    mutating func lockRefused() {
        lock = .none
    }

    mutating func prepareForSleep(_ willSleep: Bool) -> [Action] {
        willSleep ? willSleepCame() : didWakeCame()
    }

    /// Handles the report that an event was handled or has timed out; called once for each.
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

    /// It is also sent if the machine did not sleep after all.
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
