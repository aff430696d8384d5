/// Packets that were sent again on a path with heavy loss, and are sent once more a moment later.
///
/// A second loss would cost a round trip and its acknowledgment, and a video frame has time for three or four of those.
/// The second copy waits a moment, because losses come close together.
struct RepairEchoes: Sendable {
    private static let pause = Duration.milliseconds(10)
    /// The most that wait at a time. Others are left out.
    private static let most = 128

    private var waiting: [(frame: FrameID, packet: PacketID, due: ContinuousClock.Instant)] = []

    mutating func add(_ packet: PacketID, of frame: FrameID, at now: ContinuousClock.Instant) {
        guard waiting.count < Self.most else { return }
        waiting.append((frame, packet, now + Self.pause))
    }

    mutating func next(at now: ContinuousClock.Instant) -> (frame: FrameID, packet: PacketID)? {
        guard let first = waiting.first, first.due <= now else { return nil }
        waiting.removeFirst()
        return (first.frame, first.packet)
    }

    /// When the next packet may leave.
    var due: ContinuousClock.Instant? { waiting.first?.due }
}
