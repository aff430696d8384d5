/// The numbers of one of a broadcast's outputs.
package struct OutputStatistics: Codable, Hashable, Sendable {
    /// Unknown states are kept.
    package struct State: RawRepresentable, Codable, Hashable, Sendable {
        package var rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        package static let connecting = State(rawValue: "connecting")
        package static let connected = State(rawValue: "connected")
        /// A server was lost and is retried.
        package static let reconnecting = State(rawValue: "reconnecting")
        package static let ended = State(rawValue: "ended")
        /// It ended unexpectedly; a warning had the reason.
        package static let failed = State(rawValue: "failed")
    }

    /// The name for people; see ``BroadcastRequest/Output/shown``.
    package var name: String
    package var state: State
    /// Bytes of video and audio that were sent, or written.
    package var bytes: Int
    /// Frames that were sent, and that were not; packets of audio if there is no video.
    package var frames: Int
    package var dropped: Int

    package init(name: String, state: State = .connecting, bytes: Int = 0, frames: Int = 0, dropped: Int = 0) {
        self.name = name
        self.state = state
        self.bytes = bytes
        self.frames = frames
        self.dropped = dropped
    }

    /// The numbers clamped to their bounds.
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
