/// The media times of the last finished frames of a stream. They tell a late packet from a packet of a future frame.
///
/// The times of a stream only grow. Two frames must agree, because any datagram can claim any time: one bad packet
/// makes nothing late. The claim of two frames holds for at most `longestDelay`.
struct PassedTimes: Sendable {
    /// After a longer delay a packet would find the session ended.
    private static let longestDelay = StreamingLimits.silenceTimeout

    private let longestTicks: Int64
    private var newest: RTPTimestamp?
    private var before: RTPTimestamp?

    init(timeBase: Int) { longestTicks = RTPTimestamp(Self.longestDelay, timeBase: timeBase).ticks }

    /// Call this in the order of frames.
    mutating func note(_ timestamp: RTPTimestamp) {
        before = newest
        newest = timestamp
    }

    /// Whether a packet of that time belongs to a frame that was finished long ago.
    func areAfter(_ timestamp: RTPTimestamp) -> Bool {
        guard let newest, let before else { return false }
        let age = min(newest, before) - timestamp
        return age > 0 && age <= longestTicks
    }
}
