/// How one output is at a moment.
package struct OutputState: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        case connecting
        /// A server has taken the stream, or the file is there.
        case connected
        case reconnecting
        case ended
    }

    package var phase = Phase.connecting
    /// Of pictures and sound, that were written to all of its connections.
    package var bytes = 0
    /// Pictures, or packets of sound where that is all, that were written and that were left out.
    package var frames = 0
    package var dropped = 0

    package init() {}
}

/// What happens to an output.
package enum OutputEvent: Hashable, Sendable {
    case connected
    /// The first packet is written.
    case began
    case reconnecting(OutputFailure, after: Duration)
    /// Nil: it was ended in order.
    case ended(OutputFailure?)
}
