import BroadcastCore
import Testing

@Suite struct BroadcastOutboxTests {
    private let statistics = BroadcastMessage.statistics(BroadcastStatistics(seconds: 1))

    @Test("Messages wait in order, each with its newline")
    func order() {
        var outbox = BroadcastOutbox()
        #expect(outbox.isEmpty)
        #expect(outbox.add(.progress(.connecting)) == .queued)
        #expect(outbox.add(.stop) == .queued)
        #expect(
            outbox.next == BroadcastMessage.progress(.connecting).line + [0x0A] + BroadcastMessage.stop.line + [0x0A])
        outbox.wrote(outbox.next.count - 1)
        #expect(outbox.next == [0x0A])
        outbox.wrote(1)
        #expect(outbox.isEmpty)
    }

    @Test("Statistics are left out while the peer has something to read, nothing else is")
    func leavesOut() {
        var outbox = BroadcastOutbox()
        #expect(outbox.add(statistics) == .queued)
        #expect(outbox.add(statistics) == .leftOut)
        #expect(outbox.add(.warning("late")) == .queued)
        #expect(outbox.add(.ended(BroadcastEnding(.finished))) == .queued)
        outbox.wrote(outbox.next.count)
        #expect(outbox.add(statistics) == .queued)
    }

    @Test("A peer that never reads is given up, with bounded memory")
    func givesUp() {
        var outbox = BroadcastOutbox()
        let long = BroadcastMessage.warning(String(repeating: "w", count: 10_000))
        var outcomes: [BroadcastOutbox.Outcome] = []
        for _ in 0..<100 { outcomes.append(outbox.add(long)) }
        #expect(outcomes.last == .overflow)
        #expect(outcomes.first == .queued)
        #expect(outbox.next.count < BroadcastOutbox.limit)
    }
}
