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
    /// Of all addresses of an IPv6 network (`PeerAddress.network`).
    package var connectionsPerNetwork = 160
    /// Connections of one address that have not agreed on TLS; beyond, the oldest of them goes.
    package var handshakesPerAddress = 64
    /// Connections that one address may begin in a second, and how many it may save up: agreeing on TLS takes a
    /// signature. Those of loopback are programs of this machine.
    package var arrivals = 30.0
    package var arrivalsSaved = 150.0
    package var loopbackArrivals = 400.0
    package var loopbackArrivalsSaved = 800.0
    /// The same for all addresses of an IPv6 network, and for all there are; loopback is not counted there.
    package var networkArrivals = 60.0
    package var networkArrivalsSaved = 300.0
    /// Of what a network has, what is for its quiet addresses alone; and of what is saved up besides, what is kept for
    /// addresses that have a connection which speaks.
    package var quietNetworkArrivals = 20.0
    package var quietNetworkArrivalsSaved = 40.0
    package var networkArrivalsForKnown = 60.0
    package var allArrivals = 150.0
    package var allArrivalsSaved = 600.0
    /// Of what is saved up for all, what is kept for addresses that have a connection which speaks.
    package var arrivalsForKnown = 150.0
    /// An address that tries to begin no more than so many a second, after as many as are saved up, is quiet, and so is
    /// an IPv6 network.
    package var quietAttempts = 5.0
    package var quietAttemptsSaved = 10.0
    package var quietNetworkAttempts = 20.0
    package var quietNetworkAttemptsSaved = 40.0
    /// Of what all addresses may begin in a second, and of what is saved up, what is for quiet ones alone.
    package var quietArrivals = 60.0
    package var quietArrivalsSaved = 120.0
    /// How long a newcomer has to say something before another address's newcomer may have its place.
    package var grace: Duration = .seconds(1)
    /// How long a connection may say nothing but heartbeats after TLS was agreed on.
    package var silence: Duration = .seconds(30)
    package var rate = MessageRate()
    /// Bytes that wait for the sockets of all connections together. Beyond, each may have `sendingAlone` only.
    package var sendBuffers = 16 << 20
    /// Bytes that one connection may have waiting whatever the others have: a frame of full length.
    package var sendingAlone = 66_000
    /// How long a connection may have something waiting of which the socket takes nothing.
    package var stall: Duration = .seconds(10)

    package init() {}

    func arrivals(of address: PeerAddress, at now: ContinuousClock.Instant) -> PointStore {
        if address.isLoopback {
            return PointStore(perSecond: loopbackArrivals, most: loopbackArrivalsSaved, at: now)
        }
        if case .network = address {
            return PointStore(
                perSecond: networkArrivals - quietNetworkArrivals,
                most: networkArrivalsSaved - quietNetworkArrivalsSaved,
                at: now)
        }
        return PointStore(perSecond: arrivals, most: arrivalsSaved, at: now)
    }

    func attempts(of address: PeerAddress, at now: ContinuousClock.Instant) -> PointStore {
        if case .network = address {
            return PointStore(perSecond: quietNetworkAttempts, most: quietNetworkAttemptsSaved, at: now)
        }
        return PointStore(perSecond: quietAttempts, most: quietAttemptsSaved, at: now)
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
    /// What a point is meant to be of the event loop's time.
    package var pointTime: Duration = .microseconds(25)
    /// A message that took longer than its points say costs what it took, but no more than so many times its points:
    /// the clock also runs while a busy machine does other things, a debug build is twenty times slower, and nobody is
    /// to be kept waiting for seconds by that. What a wrong tariff gets past this, the turns still cut. The same holds
    /// for what TLS takes to read, counted in the thread's own time: records of a byte, or new keys before each of
    /// them, take a hundred times what their bytes would.
    package var dearest = 4.0
    /// Points, and time really taken, that one connection may use before the others have had their turn: whichever ends
    /// first, since what a message costs is a guess.
    package var turn = 32.0
    package var turnTime: Duration = .milliseconds(1)
    package var betweenTurns: Duration = .milliseconds(1)
    /// Bytes of a message that counts as long: what it takes may be milliseconds, and a hundred connections may each
    /// have one ready at the same moment. Of all that come, those that are shorter have their turns in between.
    package var longMessage = 4_096
    /// What part of the event loop's time long messages of all connections have, and how much of it in a row.
    package var longShare = 0.5
    package var longTurn: Duration = .milliseconds(5)
    /// Points that a connection may owe: it is not read for as long as it takes to earn them.
    package var debt = 100.0
    /// Points for which messages are still taken of a connection that has ended, in turns as before.
    package var afterTheEnd = 96.0

    package init() {}

    /// What a message costs that has taken `time`; see `dearest`.
    func cost(_ points: Double, taking time: Duration) -> Double {
        min(max(points, time / pointTime), max(points, points * dearest))
    }

    /// Of what devices send to us, each for itself: many times what one says, and in turns, since the sessions of a
    /// process share its event loops. The turns are short: to join a device is a dozen ways to and fro, and each of
    /// them waits for the turn of one that floods. What a device said before it went is all heard: it may be its
    /// goodbye.
    package static var ofDevices: MessageRate {
        var rate = MessageRate()
        rate.own = 1_500
        rate.ownSaved = 8_000
        rate.pool = 0
        rate.poolSaved = 0
        rate.turn = 8
        rate.longMessage = .max
        rate.afterTheEnd = .infinity
        return rate
    }
}
