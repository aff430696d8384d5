extension ReceiverEventLog {
    /// A receiver holds no packet for longer than this. A longer time is nonsense. In milliseconds.
    private static let longestHeld = 2_000

    /// How long the receiver had held the last packet of a frame when it acknowledged the frame, by its own log.
    ///
    /// On a busy machine packets wait in the socket until the process gets the processor. The result is never longer
    /// than that wait, because both moments are in whole milliseconds. It is zero if the log does not contain both
    /// moments.
    func held(_ timestamp: RTPTimestamp) -> Duration {
        let short = timestamp.truncated32
        var (acknowledged, received): (UInt32?, UInt32?)
        for frame in frames where frame.timestamp == short {
            for event in frame.events {
                switch event.kind {
                case .acknowledged: acknowledged = event.milliseconds
                case .received: received = received.map { Self.later($0, event.milliseconds) } ?? event.milliseconds
                default: break
                }
            }
        }
        guard let acknowledged, let received else { return .zero }
        let held = Int(Self.distance(from: received, to: acknowledged))
        return (2...Self.longestHeld).contains(held) ? .milliseconds(held - 1) : .zero
    }

    /// The later of two 24-bit times that are within some seconds of each other.
    private static func later(_ first: UInt32, _ second: UInt32) -> UInt32 {
        distance(from: first, to: second) < 1 << 23 ? second : first
    }

    private static func distance(from start: UInt32, to end: UInt32) -> UInt32 { (end &- start) & 0xFF_FFFF }
}
