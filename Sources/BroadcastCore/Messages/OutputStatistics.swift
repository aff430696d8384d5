/// How it goes with one of a broadcast's outputs.
package struct OutputStatistics: Codable, Hashable, Sendable {
    /// States that this version does not know are kept.
    package struct State: RawRepresentable, Codable, Hashable, Sendable {
        package var rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        package static let connecting = State(rawValue: "connecting")
        package static let connected = State(rawValue: "connected")
        /// A server went, and is tried again.
        package static let reconnecting = State(rawValue: "reconnecting")
        package static let ended = State(rawValue: "ended")
        /// It ended before it was to; a warning has said why.
        package static let failed = State(rawValue: "failed")
    }

    /// As a person may see it; see ``BroadcastRequest/Output/shown``.
    package var name: String
    package var state: State
    /// Bytes of pictures and sound that were sent, or written.
    package var bytes: Int
    /// Pictures that were sent, and that were not; packets of sound where there are no pictures.
    package var frames: Int
    package var dropped: Int

    package init(name: String, state: State = .connecting, bytes: Int = 0, frames: Int = 0, dropped: Int = 0) {
        self.name = name
        self.state = state
        self.bytes = bytes
        self.frames = frames
        self.dropped = dropped
    }

    /// Its numbers within what they may be.
    var bounded: OutputStatistics {
        func cut(_ number: Int, _ range: ClosedRange<Int>) -> Int {
            min(max(number, range.lowerBound), range.upperBound)
        }
        return OutputStatistics(
            name: name, state: state, bytes: cut(bytes, MessageNumbers.bytes),
            frames: cut(frames, MessageNumbers.counts),
            dropped: cut(dropped, MessageNumbers.counts))
    }
}
