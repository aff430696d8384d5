/// What the connections of one listener may cost: all of its numbers.
///
/// One computer may be a service with fifty sessions, so an address gets many connections, but never all of them: who
/// comes from another address finds a place. The rows of docs/limits.md say why each number is what it is.
package struct ConnectionBudget: Equatable, Sendable {
    /// Of all addresses together, those that are still agreeing on TLS among them.
    package var connections = 256
    package var connectionsPerAddress = 96
    /// For programs of this machine, which could stop the receiver more simply.
    package var connectionsPerLoopbackAddress = 192
    /// Connections of one address that have not agreed on TLS; beyond, the oldest of them goes.
    package var handshakesPerAddress = 64
    /// Connections that one address may begin in a second, and how many it may save up: agreeing on TLS takes a
    /// signature. Those of loopback are programs of this machine.
    package var arrivals = 30.0
    package var arrivalsSaved = 150.0
    package var loopbackArrivals = 400.0
    package var loopbackArrivalsSaved = 800.0
    /// How long a connection may say nothing but heartbeats after TLS was agreed on.
    package var silence: Duration = .seconds(30)
    package var rate = MessageRate()
    /// Bytes that wait for the sockets of all connections together. Beyond, each may have `sendingAlone` only.
    package var sendBuffers = 16 << 20
    /// Bytes that one connection may have waiting whatever the others have: a frame of full length.
    package var sendingAlone = 66_000

    package init() {}

    func places(of address: String) -> Int {
        min(connections, Self.isLoopback(address) ? connectionsPerLoopbackAddress : connectionsPerAddress)
    }

    func arrivals(of address: String, at now: ContinuousClock.Instant) -> PointStore {
        Self.isLoopback(address)
            ? PointStore(perSecond: loopbackArrivals, most: loopbackArrivalsSaved, at: now)
            : PointStore(perSecond: arrivals, most: arrivalsSaved, at: now)
    }

    private static func isLoopback(_ address: String) -> Bool {
        let address = address.lowercased()
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}

/// How fast a connection's messages are taken, in points: a message is one, and its bytes count beside it.
///
/// Each connection has a flow of its own, and what it wants beyond comes out of one pool for all of them: a sender
/// alone is as fast as anybody could be, and of a hundred that flood none takes the others' share. Who has no points
/// left is not disconnected but read later.
package struct MessageRate: Equatable, Sendable {
    /// Points a second that each connection gets whatever the others do, and how many it may save up.
    package var own = 20.0
    package var ownSaved = 60.0
    /// Points a second for all connections together, and how many are saved up.
    package var pool = 1_500.0
    package var poolSaved = 4_000.0
    /// Bytes of a message that come in for a point.
    package var bytesIn = 1_600.0
    /// Bytes that a message causes to be sent, to whomever, for a point; each message to somebody else counts
    /// `overhead` beside, since he has work with it too.
    package var bytesOut = 3_200.0
    package var overhead = 3_000
    /// Points that one connection may use before the others have had their turn.
    package var turn = 32.0
    package var betweenTurns: Duration = .milliseconds(1)
    /// Points that a connection may owe: it is not read for as long as it takes to earn them.
    package var debt = 100.0
    /// Points for which messages are still taken of a connection that has ended, all in one turn.
    package var afterTheEnd = 96.0

    package init() {}

    /// Of what devices send to us, each for itself: many times what one says, and in turns, since the sessions of a
    /// process share its event loops.
    package static var ofDevices: MessageRate {
        var rate = MessageRate()
        rate.own = 1_500
        rate.ownSaved = 8_000
        rate.pool = 0
        rate.poolSaved = 0
        return rate
    }
}
