import Testing

@testable import SystemEvents

@Suite("What signals mean for the process")
struct ProcessCoreTests {
    @Test func theProcessStopsOnceThatWasHandled() {
        var core = ProcessCore(endsProcess: true)
        #expect(core.received(.stop) == [.tell(.willSuspend)])
        #expect(core.received(.stop) == [])
        #expect(core.handled(.willSuspend) == [.stopProcess])
        #expect(core.received(.continue) == [.tell(.didResume)])
        #expect(core.received(.stop) == [.tell(.willSuspend)])
    }

    @Test func aProcessThatIsToGoOnMeanwhileIsNotStopped() {
        var core = ProcessCore(endsProcess: true)
        _ = core.received(.stop)
        #expect(core.received(.continue) == [.tell(.didResume)])
        #expect(core.handled(.willSuspend) == [])
    }

    @Test func aSecondStopWaitsForItsOwnHandling() {
        var core = ProcessCore(endsProcess: true)
        _ = core.received(.stop)
        _ = core.received(.continue)
        #expect(core.received(.stop) == [.tell(.willSuspend)])
        #expect(core.handled(.willSuspend) == [])
        #expect(core.handled(.willSuspend) == [.stopProcess])
    }

    @Test func aStopWithoutNoticeIsHeardOfAfterwards() {
        var core = ProcessCore(endsProcess: true)
        #expect(core.received(.continue) == [.tell(.didResume)])
    }

    @Test func theEndIsToldOnceAndASecondRequestIsTheEnd() {
        var core = ProcessCore(endsProcess: true)
        #expect(core.received(.terminate(15)) == [.tell(.willTerminate(signal: 15))])
        #expect(core.received(.stop) == [])
        #expect(core.received(.continue) == [])
        #expect(core.received(.terminate(2)) == [.endProcess(signal: 2)])
        #expect(core.handled(.willTerminate(signal: 15)) == [.endProcess(signal: 15)])
    }

    @Test func aProgramMayLookAfterItsOwnEnd() {
        var core = ProcessCore(endsProcess: false)
        _ = core.received(.terminate(15))
        #expect(core.handled(.willTerminate(signal: 15)) == [])
    }

    @Test func aProcessThatEndsIsNotStoppedBefore() {
        var core = ProcessCore(endsProcess: true)
        _ = core.received(.stop)
        _ = core.received(.terminate(15))
        #expect(core.handled(.willSuspend) == [])
    }
}
