import PlatformC
import Synchronization

/// Restores the terminal if the process ends without restoring it: by `exit` elsewhere in the code, or by a crash.
enum TerminalRescue {
    fileprivate struct Plan {
        let descriptor: Int32
        var settings: termios
        let bytes: UnsafeMutablePointer<UInt8>
        let count: Int
    }

    private static let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]
    /// The previous crash handlers, which run after the terminal is restored. Each entry is written before its new
    /// handler is installed, and never again.
    fileprivate nonisolated(unsafe) static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    /// Installed once. The handlers do nothing while nothing is planned.
    private static let isInstalled: Bool = {
        atexit { rescueTerminal() }
        for number in crashes {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = rescueAndCrash
            #else
                action.__sigaction_handler.sa_handler = rescueAndCrash
            #endif
            // Runs on the alternate signal stack, if there is one, because the crash may be a stack overflow.
            action.sa_flags = Int32(SA_ONSTACK)
            sigemptyset(&action.sa_mask)
            sigaction(number, &action, handlers + Int(number))
        }
        return true
    }()

    static func arm(_ descriptor: Int32, _ settings: termios, _ bytes: [UInt8]) {
        _ = isInstalled
        // Never freed, because a handler may read it at any moment.
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        let next = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
        next.initialize(to: Plan(descriptor: descriptor, settings: settings, bytes: copy, count: bytes.count))
        plan.store(UInt(bitPattern: next), ordering: .releasing)
    }

    static func disarm() { plan.store(0, ordering: .releasing) }
}

/// The address of the plan; 0 if there is none.
private let plan = Atomic<UInt>(0)

/// Calls only functions that are safe in a signal handler (signal-safety(7)).
private func rescueTerminal() {
    let address = plan.exchange(0, ordering: .acquiringAndReleasing)
    guard let plan = UnsafeMutablePointer<TerminalRescue.Plan>(bitPattern: address) else { return }
    _ = write(plan.pointee.descriptor, plan.pointee.bytes, plan.pointee.count)
    tcsetattr(plan.pointee.descriptor, TCSANOW, &plan.pointee.settings)
}

private func rescueAndCrash(_ number: Int32) {
    rescueTerminal()
    sigaction(number, TerminalRescue.handlers + Int(number), nil)
    raise(number)
}
