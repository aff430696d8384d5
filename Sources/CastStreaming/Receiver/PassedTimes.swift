/// The media times of the frames that a stream has done with, as far as they tell a late packet from one of a frame to
/// come. The times of a stream only grow.
///
/// Two frames have to say so, since any datagram can claim any time: one bad packet makes nothing late. What two of
/// them claim holds for `longestDelay` at most.
struct PassedTimes: Sendable {
    /// A packet that was under way for longer would have found the session over.
    private static let longestDelay = StreamingLimits.silenceTimeout

    private let longestTicks: Int64
    private var newest: RTPTimestamp?
    private var before: RTPTimestamp?

    init(timeBase: Int) { longestTicks = RTPTimestamp(Self.longestDelay, timeBase: timeBase).ticks }

    /// In the frames' order.
    mutating func note(_ timestamp: RTPTimestamp) {
        before = newest
        newest = timestamp
    }

    /// Whether a packet of that time belongs to a frame that was passed long ago.
    func areAfter(_ timestamp: RTPTimestamp) -> Bool {
        guard let newest, let before else { return false }
        let age = min(newest, before) - timestamp
        return age > 0 && age <= longestTicks
    }
}
