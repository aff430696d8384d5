import Testing

@testable import ServingCore

@Suite struct FileArrivalTests {
    private let begin = ContinuousClock.now

    private func arrival() -> FileArrival { FileArrival(total: 100, at: begin) }

    @Test func whatIsThereCanBeSentAndTheRestIsWaitedFor() {
        var arrival = arrival()
        #expect(arrival.arrived == 0)
        let first = arrival.looked(size: 40, isThere: true, at: begin)
        #expect(first == .goesOn && arrival.arrived == 40)
        let all = arrival.looked(size: 100, isThere: true, at: begin + .seconds(1))
        #expect(all == .goesOn && arrival.arrived == 100)
        // Its reader takes his time, and it is taken away meanwhile: it is open still.
        let gone = arrival.looked(size: 100, isThere: false, at: begin + .seconds(1_000))
        #expect(gone == .goesOn)
    }

    @Test func onceNothingMoreComesItIsBroken() {
        var gone = arrival()
        _ = gone.looked(size: 40, isThere: true, at: begin)
        let isGone = gone.looked(size: 40, isThere: false, at: begin)
        #expect(isGone == .broken)
        var cut = arrival()
        _ = cut.looked(size: 40, isThere: true, at: begin)
        let isCut = cut.looked(size: 39, isThere: true, at: begin)
        #expect(isCut == .broken)
        var still = arrival()
        _ = still.looked(size: 40, isThere: true, at: begin + .seconds(10))
        let waits = still.looked(size: 40, isThere: true, at: begin + .seconds(49))
        #expect(waits == .goesOn)
        let isOver = still.looked(size: 40, isThere: true, at: begin + .seconds(50))
        #expect(isOver == .broken)
    }

    @Test func noMoreIsSentThanWasPromised() {
        var arrival = arrival()
        _ = arrival.looked(size: 140, isThere: true, at: begin)
        #expect(arrival.arrived == 100)
    }

    @Test func aPieceEndsWhereTheFileDoesNow() {
        var pieces = FilePieces(0...99, length: 50, mostLength: 300)
        let nothing = pieces.next(within: 0)
        #expect(nothing == nil)
        let first = pieces.next(within: 20)
        #expect(first == 0..<20)
        pieces.wasRead()
        let none = pieces.next(within: 20)
        #expect(none == nil)
        let second = pieces.next(within: 130)
        #expect(second == 20..<100)
    }
}
