import Testing

@testable import SenderCore

@Suite struct PlayerQuestionTests {
    @Test func anAnswerThatComesAfterGarbageStillCounts() {
        var question = PlayerQuestion()
        #expect(!question.unreadableCame() && question == PlayerQuestion())
        question.asked(requestID: 7)
        #expect(question.answer == .awaited)
        #expect(question.unreadableCame() && !question.unreadableCame())
        guard case .missing = question.answer else {
            Issue.record("\(question.answer)")
            return
        }
        #expect(question.requestID == 7)
        question.ended(nil)
        #expect(question == PlayerQuestion())
    }

    @Test func aRefusalIsKept() {
        var question = PlayerQuestion()
        question.asked(requestID: 7)
        question.ended(.unexpectedAnswer)
        #expect(question.answer == .missing(.unexpectedAnswer) && question.requestID == nil)
    }
}
