/// One sending of one datagram: a number that rises by one with each, whatever the stream, and the time.
struct Transmission: Hashable, Sendable {
    let number: UInt64
    let at: ContinuousClock.Instant
}

/// The latest datagram that is known to have arrived, of all streams together.
///
/// A path keeps the order, more or less: what was sent well before it and is still missed will not come any more, and
/// no clock is needed to know it. So a loss is found as early in an empty path as in one whose queue grows, where
/// timers would take everything for lost.
/// Only datagrams that were sent once count; of a repeated one nobody knows which of the two arrived.
struct DeliveryEvidence: Hashable, Sendable {
    /// So many later ones must have arrived, as in TCP and QUIC, for packets are sometimes reordered.
    static let reordering: UInt64 = 3

    /// A path that varies by less keeps the order.
    static let calm = Duration.milliseconds(5)

    private(set) var latest: Transmission?

    /// Whether it is news: the latest so far.
    mutating func arrived(_ transmission: Transmission) -> Bool {
        guard transmission.number > latest?.number ?? 0 else { return false }
        latest = transmission
        return true
    }

    /// Whether enough that was sent later has arrived.
    /// - Parameter jitter: What the path's delay varies by: so much later it must have been sent, if that is much.
    func overtook(_ transmission: Transmission, jitter: Duration) -> Bool {
        guard let latest, latest.number >= transmission.number + Self.reordering else { return false }
        return jitter < Self.calm || latest.at - transmission.at >= jitter * 2
    }
}
