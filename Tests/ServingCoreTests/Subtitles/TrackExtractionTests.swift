import Testing

@testable import ServingCore

@Suite struct TrackExtractionTests {
    private var extraction = TrackExtraction(path: "a film")

    @Test mutating func thoseWhoAskTogetherWaitForOneExtraction() {
        #expect(extraction.asked(by: 1) == .begins(1))
        #expect(extraction.asked(by: 2) == .waits)
        extraction.started(1)
        #expect(extraction.asked(by: 3) == .waits)
        #expect(extraction.waiting == 3)
        #expect(extraction.ended(1, isDone: true) == .tells)
        #expect(extraction.waiting == 0)
        #expect(extraction.asked(by: 4) == .isThere)
    }

    @Test mutating func whatWaitsForItsTurnGoesWithTheLastWhoWantsIt() {
        _ = extraction.asked(by: 1)
        _ = extraction.asked(by: 2)
        #expect(extraction.left(1) == .stays)
        #expect(extraction.left(1) == .stays)
        #expect(extraction.left(2) == .withdraws)
        // It counts as no attempt, and its end is nobody's.
        #expect(extraction.asked(by: 3) == .begins(2))
        extraction.started(1)
        #expect(extraction.ended(1, isDone: false) == .ignored)
        #expect(extraction.left(3) == .withdraws)
    }

    @Test mutating func whatRunsGoesOnForTheNext() {
        _ = extraction.asked(by: 1)
        extraction.started(1)
        #expect(extraction.left(1) == .stays)
        #expect(extraction.asked(by: 2) == .waits)
    }

    @Test mutating func itIsTriedOnlySoOften() {
        for attempt in 1...SubtitleLimits.attempts {
            #expect(extraction.asked(by: attempt) == .begins(attempt))
            #expect(extraction.ended(attempt, isDone: false) == .tells)
        }
        #expect(extraction.asked(by: 9) == .failsAgain)
        #expect(extraction.waiting == 0)
    }

    @Test mutating func onlySoManyWait() {
        for waiter in 0..<SubtitleLimits.mostWaiting { _ = extraction.asked(by: waiter) }
        #expect(extraction.asked(by: 999) == .refused(.tooManyWaiting(for: "a film")))
        _ = extraction.left(0)
        #expect(extraction.asked(by: 999) == .waits)
    }

    @Test mutating func afterItsEndOnlyWhatIsThereIsGiven() {
        _ = extraction.asked(by: 1)
        extraction.stop()
        #expect(extraction.waiting == 0)
        #expect(extraction.asked(by: 2) == .refused(.notServed))
        #expect(extraction.ended(1, isDone: true) == .tells)
        #expect(extraction.asked(by: 3) == .isThere)
    }
}
