import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Puts a terminal back where the process ends without having done so: `exit` from elsewhere, a crash.
enum TerminalRescue {
    fileprivate struct Plan {
        let descriptor: Int32
        var settings: termios
        let bytes: UnsafeMutablePointer<UInt8>
        let count: Int
    }

    private static let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE]
    /// What handled crashes before: it still does, once the terminal is back. Each is written before its handler is
    /// there, and never again.
    fileprivate nonisolated(unsafe) static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    /// Installed once; it does nothing while nothing is planned.
    private static let isInstalled: Bool = {
        atexit { rescueTerminal() }
        for number in crashes {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = rescueAndCrash
            #else
                action.__sigaction_handler.sa_handler = rescueAndCrash
            #endif
            // On a stack of its own where there is one: this one may be what has run out.
            action.sa_flags = Int32(SA_ONSTACK)
            sigemptyset(&action.sa_mask)
            sigaction(number, &action, handlers + Int(number))
        }
        return true
    }()

    static func arm(_ descriptor: Int32, _ settings: termios, _ bytes: [UInt8]) {
        _ = isInstalled
        // Never freed: a handler may be reading it at this moment.
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        let next = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
        next.initialize(to: Plan(descriptor: descriptor, settings: settings, bytes: copy, count: bytes.count))
        plan.store(UInt(bitPattern: next), ordering: .releasing)
    }

    static func disarm() { plan.store(0, ordering: .releasing) }
}

/// The address of what is to be done; 0: nothing.
private let plan = Atomic<UInt>(0)

/// All that it calls is safe in a handler (signal-safety(7)).
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
