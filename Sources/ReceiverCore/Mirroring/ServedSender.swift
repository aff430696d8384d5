/// The sender whose mirroring is shown, and whether it is still there.
///
/// A sender may lose its connection and continue to send. Chromium then reconnects, requests the status, and regards
/// the mirroring as its own. So a lost connection counts as the sender's end only if nothing arrives from it any more
/// and it does not reconnect. A sender with a connection may pause.
///
/// A reconnected sender is recognized by its id, which other senders may have too. If another sender's connection is
/// mistaken for its own, nothing ends early: if the real sender is gone, the end only comes later, after 15 seconds of
/// silence.
struct ServedSender: Sendable {
    /// How long a sender without a connection may be silent. A sender reports at least every 500 ms, and arrivals are
    /// checked once a second.
    static let goneLimit: Duration = .seconds(3)

    let id: MirroringID
    private(set) var address: SenderAddress
    /// Later connections with the same id: a sender may reconnect before the end of its old connection is noticed.
    private var others: [ConnectionID] = []
    private var packets = 0
    private var lostAt: ContinuousClock.Instant?

    init(id: MirroringID, address: SenderAddress) {
        self.id = id
        self.address = address
    }

    /// When the sender counts as gone if nothing more arrives; nil while its connection is open.
    var deadline: ContinuousClock.Instant? { lostAt.map { $0 + Self.goneLimit } }

    /// A sender has connected to the device or to the application.
    mutating func connected(_ sender: SenderAddress) {
        guard sender.senderID == address.senderID, sender.connection != address.connection,
            !others.contains(sender.connection)
        else { return }
        others.append(sender.connection)
        if lostAt != nil { moveToNewest() }
    }

    mutating func connectionClosed(_ connection: ConnectionID, at now: ContinuousClock.Instant) {
        others.removeAll { $0 == connection }
        guard connection == address.connection else { return }
        lostAt = now
        moveToNewest()
    }

    private mutating func moveToNewest() {
        guard let newest = others.popLast() else { return }
        address = SenderAddress(connection: newest, senderID: address.senderID)
        lostAt = nil
    }

    /// - Parameter packets: The number of all packets that have arrived from it, of any kind.
    mutating func heard(_ packets: Int, at now: ContinuousClock.Instant) {
        if packets > self.packets, lostAt != nil { lostAt = now }
        self.packets = packets
    }
}
