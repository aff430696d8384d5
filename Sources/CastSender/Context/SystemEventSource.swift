/// A source of system events.
///
/// The framework itself reports changes of the network. Sleep, signals and similar events come from sources that the
/// app adds with `CastContext.follow(_:)`. The framework calls a source on the main actor; the events may come from any
/// thread.
///
/// Marquee's own.
public protocol SystemEventSource: Sendable {
    /// Returns the events from now on. The source ends its work when the sequence is released.
    func events() -> AsyncStream<SystemEvent>
}
