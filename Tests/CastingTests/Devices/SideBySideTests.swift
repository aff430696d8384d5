import Testing

@testable import Casting

@MainActor @Suite(.timeLimit(.minutes(1))) struct SideBySideTests {
    @Test("So many are asked at a time, and the answers are in the order of the questions")
    func order() async {
        var (running, most) = (0, 0)
        let answers = await SideBySide.answers(
            of: Array(0..<20), atOnce: 8, until: { for await _ in AsyncStream<Void>.makeStream().stream {} }
        ) { number in
            running += 1
            most = max(most, running)
            await Task.yield()
            running -= 1
            return number * 2
        }
        #expect(answers == (0..<20).map { $0 * 2 })
        #expect((2...8).contains(most))
    }

    @Test("Who does not answer before the limit keeps nobody from being told of the others")
    func limit() async {
        let (answered, answer) = AsyncStream.makeStream(of: Void.self)
        let answers = await SideBySide.answers(
            of: [0, 1, 2], atOnce: 2, until: { for await _ in answered { break } }
        ) { number in
            if number == 2 { answer.yield() }
            if number != 1 { for await _ in AsyncStream<Void>.makeStream().stream {} }
            return number
        }
        #expect(answers == [nil, 1, nil])
    }
}
