/// The numbers that limit the cost of one listener's connections.
///
/// One computer may run a service with fifty sessions, so an address gets many connections, but never all of them:
/// another address can still get a place. docs/limits.md gives the reason for each number.
package struct ConnectionBudget: Equatable, Sendable {
    /// The connections of all addresses together, including those that are still in the TLS handshake.
    package var connections = 256
    package var connectionsPerAddress = 96
    /// The limit for programs on this machine, which could stop the receiver in simpler ways.
    package var connectionsPerLoopbackAddress = 192
    /// The connections of all addresses of an IPv6 network (`PeerAddress.network`).
    package var connectionsPerNetwork = 160
    /// The connections of one address that are still in the TLS handshake. Beyond that, the oldest of them is closed.
    package var handshakesPerAddress = 64
    /// The connections that one address may begin per second, and how many it may save up; the handshake costs a
    /// signature. The loopback values are for programs on this machine.
    package var arrivals = 30.0
    package var arrivalsSaved = 150.0
    package var loopbackArrivals = 400.0
    package var loopbackArrivalsSaved = 800.0
    /// The same for all addresses of an IPv6 network, and (`all…`) for all addresses. Loopback is not counted there.
    package var networkArrivals = 60.0
    package var networkArrivalsSaved = 300.0
    /// Reserved parts of a network's rate: `quiet…` for its quiet addresses, and `…ForKnown`, out of the saved
    /// connections, for addresses that have a connection that speaks.
    package var quietNetworkArrivals = 20.0
    package var quietNetworkArrivalsSaved = 40.0
    package var networkArrivalsForKnown = 60.0
    package var allArrivals = 150.0
    package var allArrivalsSaved = 600.0
    /// The part of the saved connections of all that is reserved for addresses that have a connection that speaks.
    package var arrivalsForKnown = 150.0
    /// The limits of a quiet address: it tries to begin at most this many connections per second, and may save up this
    /// many. The network values are the limits of a quiet IPv6 network.
    package var quietAttempts = 5.0
    package var quietAttemptsSaved = 10.0
    package var quietNetworkAttempts = 20.0
    package var quietNetworkAttemptsSaved = 40.0
    /// The connections per second that are reserved for quiet addresses, out of those of all addresses, and the
    /// reserved part of the saved ones.
    package var quietArrivals = 60.0
    package var quietArrivalsSaved = 120.0
    /// How long a new connection may take to send something before a new connection from another address may take its
    /// place.
    package var grace: Duration = .seconds(1)
    /// How long a connection may send nothing but heartbeats after the TLS handshake.
    package var silence: Duration = .seconds(30)
    package var rate = MessageRate()
    /// The bytes that may wait for the sockets of all connections together. Beyond that, each connection may only have
    /// `sendingAlone` bytes waiting.
    package var sendBuffers = 16 << 20
    /// The bytes that one connection may have waiting, whatever the others have: the longest frame.
    package var sendingAlone = 66_000
    /// How long a connection may have data waiting of which the socket takes nothing.
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

/// How fast a connection's messages are read, in points: a message costs one, and its bytes cost more.
///
/// Each connection earns points of its own, and takes further ones from a pool that all share. A single sender is thus
/// as fast as any could be, and of a hundred that flood none takes the others' part. A connection without points is not
/// closed but read later.
package struct MessageRate: Equatable, Sendable {
    /// The points per second that each connection earns in any case, and how many it may save up.
    package var own = 20.0
    package var ownSaved = 60.0
    /// The points per second that all connections share, and how many are saved up.
    package var pool = 1_500.0
    package var poolSaved = 4_000.0
    /// The incoming bytes of a message that cost one point.
    package var bytesIn = 1_600.0
    /// The bytes sent to anybody because of a message that cost one point. Each message to another connection also
    /// costs `overhead` bytes, since it causes work there too.
    package var bytesOut = 3_200.0
    package var overhead = 3_000
    /// The time of the event loop that a point stands for.
    package var pointTime: Duration = .microseconds(25)
    /// The largest cost of a message that took longer than its points allow, as a multiple of its points.
    ///
    /// Such a message costs the time that it took, up to this limit. The clock also runs while a busy machine does
    /// other things, and a debug build is twenty times slower; nobody should have to wait for seconds because of that.
    /// Messages that are too cheap under this limit are still limited by the time slices. The same applies to the time
    /// that TLS takes to read, counted as thread time: records of one byte, or new keys before each of them, take a
    /// hundred times as long as their bytes would.
    package var dearest = 4.0
    /// The points and the time that one connection may use before others have their turn, whichever ends first, since
    /// the cost of a message is an estimate.
    package var turn = 32.0
    package var turnTime: Duration = .milliseconds(1)
    package var betweenTurns: Duration = .milliseconds(1)
    /// The length in bytes from which a message counts as long.
    ///
    /// A long message may take milliseconds, and a hundred connections may have one ready at the same moment. Shorter
    /// messages of all connections have their turns in between.
    package var longMessage = 4_096
    /// The fraction of the event loop's time for long messages of all connections, and how much of it in a row.
    package var longShare = 0.5
    package var longTurn: Duration = .milliseconds(5)
    /// The points that a connection may owe. It is not read until it has earned them.
    package var debt = 100.0
    /// The points for messages of a connection that has ended, which are still read in time slices.
    package var afterTheEnd = 96.0

    package init() {}

    /// Returns the cost of a message that has taken `time`; see `dearest`.
    func cost(_ points: Double, taking time: Duration) -> Double {
        min(max(points, time / pointTime), max(points, points * dearest))
    }

    /// The rate for messages from devices, for each connection separately.
    ///
    /// It is many times what a device sends. It uses time slices, since the sessions of a process share its event
    /// loops. The slices are short, because joining a device takes a dozen round trips, and each of them waits for the
    /// time slice of a device that floods. All messages before the end of a connection are read, since one of them may
    /// be a goodbye.
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
