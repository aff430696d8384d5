/// The state of one output at a moment.
package struct OutputState: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable {
        case connecting
        /// A server has accepted the stream, or the file exists.
        case connected
        case reconnecting
        case ended
    }

    package var phase = Phase.connecting
    /// Bytes of video and audio that were written, over all connections.
    package var bytes = 0
    /// Video frames that were written, and frames that were left out; packets if there is audio alone.
    package var frames = 0
    package var dropped = 0

    package init() {}
}

/// What happens to an output.
package enum OutputEvent: Hashable, Sendable {
    case connected
    /// The first packet was written.
    case began
    case reconnecting(OutputFailure, after: Duration)
    /// Nil if it was ended properly.
    case ended(OutputFailure?)
}
