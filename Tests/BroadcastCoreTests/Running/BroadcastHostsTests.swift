import Testing

@testable import BroadcastCore

@Suite struct BroadcastHostsTests {
    private let me = BroadcastState.Controller(program: "marquee 1", processID: 7, since: 1)
    private let you = BroadcastState.Controller(program: "app 2", processID: 8, since: 2)

    @Test("One host controls; a second is told which, and reads")
    func one() {
        var hosts = BroadcastHosts()
        #expect(hosts.admit(0, me, controls: true) == .controls)
        #expect(hosts.admit(1, you, controls: true) == .isTaken(me))
        #expect(hosts.admit(2, you, controls: false) == .reads)
        #expect(hosts.mayOrder(0) && !hosts.mayOrder(1) && !hosts.mayOrder(2) && !hosts.mayOrder(3))
        #expect(hosts.all == [1, 2, 0])
        #expect(hosts.admit(0, me, controls: true) == .controls, "it has it already")
        let sentence = BroadcastHosts.sentence(hosts.controller?.who)
        #expect(sentence.hasPrefix("marquee 1 (process 7) has this broadcast"))
    }

    @Test("A host that goes leaves it free, for one that reads too")
    func free() {
        var hosts = BroadcastHosts()
        _ = hosts.admit(0, me, controls: true)
        _ = hosts.admit(1, you, controls: true)
        let didControl = (hosts.leave(1), hosts.leave(0), hosts.leave(0), hosts.leave(9))
        #expect(didControl == (false, true, false, false))
        _ = hosts.admit(2, me, controls: false)
        #expect(hosts.admit(2, me, controls: true) == .controls)
        #expect(hosts.mayOrder(2) && hosts.all == [2])
        #expect(BroadcastHosts.sentence(nil).hasPrefix("say first"))
    }

    @Test("More than there is room for are refused, and one that goes makes room")
    func room() {
        var hosts = BroadcastHosts()
        for id in 0..<BroadcastHosts.limit { #expect(hosts.admit(id, me, controls: id == 0) != .refused) }
        #expect(hosts.admit(99, you, controls: false) == .refused)
        #expect(hosts.admit(99, you, controls: true) == .refused)
        _ = hosts.leave(3)
        #expect(hosts.admit(99, you, controls: false) == .reads)
    }

    @Test("How it stands is what was told, the last warnings only")
    func state() {
        var state = BroadcastState(name: "tv", since: 5)
        state.note(.progress(.negotiating))
        let outline = BroadcastOutline(
            device: "TV", videoCodec: "vp8", width: 2, height: 2, audioCodec: nil, targetDelay: 400)
        state.note(.began(outline))
        for number in 0..<20 { state.note(.warning("\(number) " + String(repeating: "w", count: 9_999))) }
        state.note(.statistics(BroadcastStatistics(seconds: 9)))
        state.note(.stop)
        #expect(state.stage == .negotiating && state.outline == outline && state.statistics?.seconds == 9)
        #expect(state.warnings.count == 8 && state.warnings.last?.hasPrefix("19 ") == true)
        #expect(state.warnings.allSatisfy { $0.utf8.count <= 512 })
        #expect(BroadcastMessage.state(state).line.count <= BroadcastMessage.lineLimit)
    }

    @Test("What another process says of how it stands is kept within bounds")
    func bounded() throws {
        var state = BroadcastState(name: "tv", since: 5)
        state.warnings = [String](repeating: String(repeating: "w", count: 3_000), count: 20)
        var statistics = BroadcastStatistics()
        statistics.framesSent = -5
        state.statistics = statistics
        guard case .state(let read) = try BroadcastMessage(line: BroadcastMessage.state(state).line) else {
            Issue.record("no state")
            return
        }
        #expect(read.warnings.count == 8 && read.warnings.allSatisfy { $0.utf8.count <= 512 })
        #expect(read.statistics?.framesSent == 0)
    }
}
