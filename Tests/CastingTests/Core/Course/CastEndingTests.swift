import Testing

@testable import Casting
@testable import SenderCore

@Suite struct CastEndingTests {
    @Test("That the application was stopped or started anew elsewhere is no loss of the device")
    func sessionEnds() {
        #expect(CastEnding.ofSession(nil) == .stopped(.elsewhere))
        #expect(CastEnding.ofSession(CastError(.applicationNotRunning, "gone")) == .stopped(.elsewhere))
        #expect(CastEnding.ofSession(CastError(.invalidApplicationSessionID, "anew")) == .replaced)
        let lost = CastEnding.ofSession(CastError(.networkNotReachable, "no network"))
        guard case .lost = lost else {
            Issue.record("\(lost)")
            return
        }
    }

    @Test("An application that is gone after a time without a connection was not stopped by anybody we know of")
    func sessionEndsWhileSuspended() {
        let gone = CastEnding.ofSession(CastError(.applicationNotRunning, "gone"), afterLoss: true)
        #expect(gone == .lost("gone"))
        let anew = CastError(.invalidApplicationSessionID, "anew")
        #expect(CastEnding.ofSession(anew, afterLoss: true) == .replaced)
        #expect(CastEnding.ofSession(nil, afterLoss: true) == .stopped(.elsewhere))
    }

    @Test("An application that is gone before anything was played may have failed at it")
    func sessionEndsBeforeItPlays() {
        let gone = CastError(.applicationNotRunning, "gone")
        #expect(CastEnding.ofSession(gone, hasPlayed: false) == .neverPlayed(.applicationEnded))
        #expect(CastEnding.ofSession(gone, afterLoss: true, hasPlayed: false) == .lost("gone"))
        #expect(CastEnding.ofSession(nil, hasPlayed: false) == .stopped(.elsewhere))
    }

    @Test("Who says that a file is over, has fetched nothing of it and never said that it plays has never played it")
    func finishedUnfetched() {
        let never = CastEnding.neverPlayed(.finishedUnfetched)
        #expect(CastEnding.finished.known(hasPlayed: false, wasReached: false) == never)
        #expect(CastEnding.finished.known(hasPlayed: true, wasReached: false) == .finished)
        #expect(CastEnding.finished.known(hasPlayed: false, wasReached: true) == .finished)
        #expect(CastEnding.finished.known(hasPlayed: false, wasReached: nil) == .finished, "served elsewhere")
        #expect(CastEnding.stopped(.elsewhere).known(hasPlayed: false, wasReached: false) == .stopped(.elsewhere))
    }
}
