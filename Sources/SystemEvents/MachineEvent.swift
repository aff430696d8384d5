/// What the machine, or whoever runs the process, tells it.
package enum MachineEvent: Hashable, Sendable {
    /// The machine is about to sleep; it waits a little for who handles this.
    case willSleep
    case didWake
    /// The process is about to be stopped (^Z); it is stopped once this has been handled.
    case willSuspend
    /// The process goes on after it was stopped, with or without notice.
    case didResume
    /// The process was asked to end, by the signal of this number.
    case willTerminate(signal: Int32)
}

/// Handles one event; whoever told it waits for the end of that, within limits. Events come one after the other.
package typealias MachineEventHandler = @Sendable (MachineEvent) async -> Void
