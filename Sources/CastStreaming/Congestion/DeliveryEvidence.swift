/// One transmission of one datagram.
///
/// The number rises by one with each datagram, whatever the stream.
struct Transmission: Hashable, Sendable {
    let number: UInt64
    let at: ContinuousClock.Instant
}

/// The latest datagram of all streams that is known to have arrived.
///
/// A path keeps the order, more or less. A packet that was sent well before this datagram and is still missing will not
/// arrive any more, and no clock is needed to know it. So a loss is found as early on an empty path as on a path whose
/// queue grows, where timers would count everything as lost. Only datagrams that were sent once count: if a datagram
/// was repeated, nobody knows which copy arrived.
struct DeliveryEvidence: Hashable, Sendable {
    /// This many later datagrams must have arrived, as in TCP and QUIC, because packets are sometimes reordered.
    static let reordering: UInt64 = 3

    /// A path with less jitter keeps the order.
    static let calm = Duration.milliseconds(5)

    private(set) var latest: Transmission?

    /// Records an arrival. Returns whether it is the latest so far.
    mutating func arrived(_ transmission: Transmission) -> Bool {
        guard transmission.number > latest?.number ?? 0 else { return false }
        latest = transmission
        return true
    }

    /// Whether enough datagrams that were sent later have arrived.
    /// - Parameter jitter: The variation of the path's delay. From 5 ms on, the latest arrival must also have been sent
    ///   at least twice the jitter later.
    func overtook(_ transmission: Transmission, jitter: Duration) -> Bool {
        guard let latest, latest.number >= transmission.number + Self.reordering else { return false }
        return jitter < Self.calm || latest.at - transmission.at >= jitter * 2
    }
}
