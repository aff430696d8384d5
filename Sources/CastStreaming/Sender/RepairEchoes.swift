/// Packets that were sent again on a path that loses many, and go once more a moment later: a second loss would cost a
/// round trip and the news of it, and a picture has time for three or four of those. The moment, since what is lost
/// together is lost at once.
struct RepairEchoes: Sendable {
    private static let pause = Duration.milliseconds(10)
    /// More at a time are left out.
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

    /// When the next one may leave.
    var due: ContinuousClock.Instant? { waiting.first?.due }
}
