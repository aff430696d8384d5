import Testing

@testable import CastWire

@Suite("Heartbeat")
struct HeartbeatTests {
    private let start = ContinuousClock.now

    @Test func silenceBringsAPingThenDeathAndDeathIsSaidOnce() {
        var heartbeat = Heartbeat(at: start)
        #expect(heartbeat.nextDeadline == start + .seconds(5))
        #expect(heartbeat.deadlinePassed(at: start + .milliseconds(4_999)) == .wait)
        #expect(heartbeat.deadlinePassed(at: start + .seconds(5)) == .sendPing)
        #expect(heartbeat.nextDeadline == start + .seconds(15))
        #expect(heartbeat.deadlinePassed(at: start + .seconds(14)) == .wait)
        #expect(heartbeat.deadlinePassed(at: start + .seconds(15)) == .peerIsDead)
        #expect(heartbeat.nextDeadline == nil)
        #expect(heartbeat.deadlinePassed(at: start + .seconds(60)) == .wait)
        heartbeat.messageReceived(at: start + .seconds(60))
        #expect(heartbeat.nextDeadline == nil)
    }

    @Test func anyMessageStartsTheSilenceAgainBeforeAndAfterThePing() {
        var heartbeat = Heartbeat(at: start)
        heartbeat.messageReceived(at: start + .seconds(4))
        #expect(heartbeat.nextDeadline == start + .seconds(9))
        #expect(heartbeat.deadlinePassed(at: start + .seconds(9)) == .sendPing)
        heartbeat.messageReceived(at: start + .seconds(18))
        #expect(heartbeat.nextDeadline == start + .seconds(23))
        #expect(heartbeat.deadlinePassed(at: start + .seconds(19)) == .wait)
    }

    @Test func anHourOfAnsweredPingsIsAnHourOfLife() {
        var heartbeat = Heartbeat(at: start)
        var pings = 0
        var now = start
        while now < start + .seconds(3_600), let deadline = heartbeat.nextDeadline {
            now = deadline
            #expect(heartbeat.deadlinePassed(at: now) == .sendPing)
            pings += 1
            heartbeat.messageReceived(at: now + .milliseconds(3))
        }
        #expect((718...720).contains(pings))
    }
}

@Suite("Request table")
struct RequestTableTests {
    private let start = ContinuousClock.now
    private let key = RequestTable.Key(namespace: .receiver, id: 1)

    @Test func aReplyCompletesItsRequestOnce() {
        var table = RequestTable()
        #expect(table.add(key, timeout: .seconds(10), at: start) == .waits(until: start + .seconds(10)))
        #expect(table.pendingCount == 1)
        #expect(table.replyReceived(key) == .completes)
        #expect(table == RequestTable())
        #expect(table.replyReceived(key) == .unsolicited)
    }

    @Test func theSameIdInAnotherNamespaceIsAnotherRequest() {
        var table = RequestTable()
        _ = table.add(key, timeout: .seconds(10), at: start)
        let before = table
        #expect(table.replyReceived(.init(namespace: .media, id: 1)) == .unsolicited)
        #expect(table.replyReceived(.init(namespace: .receiver, id: 0)) == .unsolicited)
        #expect(table == before)
        _ = table.add(.init(namespace: .media, id: 1), timeout: .seconds(1), at: start)
        #expect(table.pendingCount == 2)
    }

    @Test func aKeyThatWaitsIsNotTakenTwice() {
        var table = RequestTable()
        _ = table.add(key, timeout: .seconds(10), at: start)
        let before = table
        #expect(table.add(key, timeout: .seconds(20), at: start) == .duplicate)
        #expect(table == before)
    }

    @Test func deadlinesExpireOldestFirstAndOnlyWhenTheyHavePassed() {
        var table = RequestTable()
        for id in [3, 1, 2] {
            _ = table.add(.init(namespace: .media, id: id), timeout: .seconds(id == 2 ? 20 : 10), at: start)
        }
        #expect(table.nextDeadline == start + .seconds(10))
        #expect(table.expire(at: start + .milliseconds(9_999)).isEmpty)
        #expect(table.expire(at: start + .seconds(10)).map(\.id) == [1, 3])
        #expect(table.nextDeadline == start + .seconds(20))
        #expect(table.replyReceived(.init(namespace: .media, id: 1)) == .unsolicited)
    }

    @Test func progressStartsTheTimeAgain() {
        var table = RequestTable()
        _ = table.add(key, timeout: .seconds(10), at: start)
        #expect(table.progressReceived(key, at: start + .seconds(8)) == .waits(until: start + .seconds(18)))
        #expect(table.nextDeadline == start + .seconds(18))
        #expect(table.progressReceived(.init(namespace: .media, id: 1), at: start) == .unsolicited)
        #expect(table.pendingCount == 1)
    }

    @Test func cancellingForgetsAndTheEndEndsAll() {
        var table = RequestTable()
        _ = table.add(key, timeout: .seconds(10), at: start)
        #expect(table.cancel(key) == .cancelled)
        #expect(table.cancel(key) == .notWaiting)
        _ = table.add(key, timeout: .seconds(10), at: start)
        _ = table.add(.init(namespace: .media, id: 2), timeout: .seconds(10), at: start)
        #expect(table.endAll().map(\.id) == [1, 2])
        #expect(table == RequestTable())
    }

    @Test func idsStartWhereToldAreNeverZeroAndStayWithin31Bits() {
        var ids = RequestIDs(startingAfter: Int(Int32.max) - 2)
        #expect([ids.next(), ids.next(), ids.next()] == [Int(Int32.max) - 1, Int(Int32.max), 1])
        var negative = RequestIDs(startingAfter: -5)
        #expect(negative.next() == 1)
    }
}

@Suite("Virtual connections")
struct VirtualConnectionsTests {
    private func link(_ sender: String, _ endpoint: String = "receiver-0") -> VirtualConnections.Link {
        .init(senderID: sender, endpointID: endpoint)
    }

    @Test func aLinkOpensOnceAndClosesOnce() {
        var connections = VirtualConnections()
        #expect(!connections.contains(link("sender-0")))
        #expect(connections.connect(link("sender-0"), type: .strong) == .opened)
        #expect(connections.connect(link("sender-0"), type: .invisible) == .alreadyOpen)
        #expect(connections.all == [link("sender-0")])
        let first = connections.close(link("sender-0"))
        let second = connections.close(link("sender-0"))
        #expect(first)
        #expect(!second)
        #expect(connections == VirtualConnections())
    }

    @Test func theEndOfAnEndpointClosesItsLinksOnly() {
        var connections = VirtualConnections()
        for link in [link("sender-1", "app"), link("sender-0", "app"), link("sender-0")] {
            _ = connections.connect(link, type: .strong)
        }
        #expect(connections.senders(of: "app") == ["sender-0", "sender-1"])
        #expect(connections.endpointEnded("app") == [link("sender-0", "app"), link("sender-1", "app")])
        #expect(connections.all == [link("sender-0")])
        #expect(connections.endpointEnded("app").isEmpty)
    }

    @Test func thereIsALimitPerSocket() {
        var connections = VirtualConnections()
        for number in 0..<VirtualConnections.limit {
            #expect(connections.connect(link("sender-\(number)"), type: .strong) == .opened)
        }
        let full = connections
        #expect(connections.connect(link("one too many"), type: .strong) == .refused)
        #expect(connections == full)
        #expect(connections.connect(link("sender-0"), type: .strong) == .alreadyOpen)
        connections.close(link("sender-0"))
        #expect(connections.connect(link("one too many"), type: .strong) == .opened)
    }
}
