/// An event of the machine or the process.
package enum MachineEvent: Hashable, Sendable {
    /// The machine is about to sleep. It waits a little for the handler.
    case willSleep
    case didWake
    /// The process is about to be stopped (^Z). It is stopped after the handler.
    case willSuspend
    /// The process continues after a stop, with or without `willSuspend` before it.
    case didResume
    /// The process was asked to end with this signal.
    case willTerminate(signal: Int32)
}

/// Handles an event. The machine or process waits for it within limits. Events are handled one after the other.
package typealias MachineEventHandler = @Sendable (MachineEvent) async -> Void
