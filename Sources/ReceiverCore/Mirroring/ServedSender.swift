/// The sender whose mirroring is shown, and whether it is still there.
///
/// A sender can lose its connection and send on: Chromium then connects anew, asks for the status and takes the
/// mirroring for the one that it had. So the end of the connection is the sender's end only where nothing comes from it
/// any more, and where it does not connect again either: one that has a connection may pause.
///
/// It is known again by the id that it gave itself, which others may have too. Another's connection that is taken for
/// its own ends nothing: for a sender that is gone it only makes the end come later, after the 15 seconds of silence.
struct ServedSender: Sendable {
    /// How long nothing may come from a sender that has no connection. A sender reports at least every 500 ms, and what
    /// came is looked at once a second.
    static let goneLimit: Duration = .seconds(3)

    let id: MirroringID
    private(set) var address: SenderAddress
    /// Other connections that came with its id since: it may connect anew before its old connection is seen to end.
    private var others: [ConnectionID] = []
    private var packets = 0
    private var lostAt: ContinuousClock.Instant?

    init(id: MirroringID, address: SenderAddress) {
        self.id = id
        self.address = address
    }

    /// When it is gone for good, should nothing more come; nil while its connection lives.
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

    /// - Parameter packets: all that came from it so far, of any kind.
    mutating func heard(_ packets: Int, at now: ContinuousClock.Instant) {
        if packets > self.packets, lostAt != nil { lostAt = now }
        self.packets = packets
    }
}
