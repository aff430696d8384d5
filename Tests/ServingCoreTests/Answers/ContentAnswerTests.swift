import Testing

@testable import ServingCore

@Suite struct ContentAnswerTests {
    private let state = FileValidators(inode: 7, size: 100, modifiedSeconds: 1_000_000_000, nanoseconds: 5)

    @Test func aConditionComesBeforeAllElse() {
        let request = ContentRequest(isHead: true, range: "bytes=0-9", ifNoneMatch: state.entityTag)
        #expect(ContentAnswer.decide(request, size: 100, state: state) == .notModified)
        // What lies in memory has no state to ask for.
        #expect(ContentAnswer.decide(request, size: 100) == .head)
    }

    @Test func theLengthAloneHasNoPart() {
        let request = ContentRequest(isHead: true, range: "bytes=0-9")
        #expect(ContentAnswer.decide(request, size: 100, state: state) == .head)
    }

    @Test func aPartIsOfTheSameStateOnly() {
        var request = ContentRequest(range: "bytes=10-19")
        #expect(ContentAnswer.decide(request, size: 100, state: state) == .part(10...19))
        request.ifRange = state.entityTag
        #expect(ContentAnswer.decide(request, size: 100, state: state) == .part(10...19))
        request.ifRange = "\"another\""
        #expect(ContentAnswer.decide(request, size: 100, state: state) == .whole)
        request.range = "bytes=100-"
        #expect(ContentAnswer.decide(request, size: 100) == .unsatisfiable)
        #expect(ByteRange.text(10...19, of: 100) == "bytes 10-19/100")
        #expect(ByteRange.unsatisfiableText(of: 100) == "bytes */100")
    }

    @Test func whoComesInVainIsToldWhetherToComeAgain() {
        #expect(Refusal(.notServed) == .notFound)
        #expect(Refusal(.tooManyWaiting(for: "a film")) == .comeAgain(seconds: 5))
        #expect(Refusal(ServingError(.fileUnreadable, "x")) == .forbidden)
        #expect(Refusal(ServingError(ServingError.Code("another"), "x")) == .failed)
    }
}
