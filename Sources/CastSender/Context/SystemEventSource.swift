/// Tells of system events: the network's are the framework's own; sleep, signals and the like come from whoever knows
/// them (`CastContext.follow(_:)`).
///
/// Asked on the main actor; the events may come from any thread. Marquee's own.
public protocol SystemEventSource: Sendable {
    /// The events from now on. Ends its work when the sequence is let go.
    func events() -> AsyncStream<SystemEvent>
}
