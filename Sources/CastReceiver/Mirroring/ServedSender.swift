/// The sender whose mirroring is shown, and whether it is still there.
///
/// A sender can lose its connection and send on: Chromium then connects anew, asks for the status and takes the
/// mirroring for the one that it had. So the end of the connection is the sender's end only where nothing comes from it
/// any more.
struct ServedSender: Sendable {
    /// How long nothing may come from a sender that has no connection. A sender reports at least every 500 ms, and what
    /// came is looked at once a second.
    static let goneLimit: Duration = .seconds(3)

    let id: MirroringID
    let address: SenderAddress
    private var packets = 0
    private var lostAt: ContinuousClock.Instant?

    init(id: MirroringID, address: SenderAddress) {
        self.id = id
        self.address = address
    }

    /// When it is gone for good, should nothing more come; nil while its connection lives.
    var deadline: ContinuousClock.Instant? { lostAt.map { $0 + Self.goneLimit } }

    mutating func connectionClosed(at now: ContinuousClock.Instant) { lostAt = now }

    /// - Parameter packets: all that came from it so far, of any kind.
    mutating func heard(_ packets: Int, at now: ContinuousClock.Instant) {
        if packets > self.packets, lostAt != nil { lostAt = now }
        self.packets = packets
    }
}
