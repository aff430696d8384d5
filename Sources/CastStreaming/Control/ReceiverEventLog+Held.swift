extension ReceiverEventLog {
    /// A wait beyond this is none that a receiver has: it says nonsense.
    private static let longestHeld = 2_000

    /// How long the receiver, by what it says, had had the last packet of the frame of that time when it acknowledged
    /// the frame: on a busy machine packets wait in the socket until the process is given the processor. Never more
    /// than that was, as both moments are told in whole milliseconds; zero where it says nothing of the kind.
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

    /// Both lie within some seconds of each other, in a number of 24 bits.
    private static func later(_ first: UInt32, _ second: UInt32) -> UInt32 {
        distance(from: first, to: second) < 1 << 23 ? second : first
    }

    private static func distance(from start: UInt32, to end: UInt32) -> UInt32 { (end &- start) & 0xFF_FFFF }
}
