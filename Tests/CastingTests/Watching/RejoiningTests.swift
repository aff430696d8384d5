import Testing

@testable import Casting

@MainActor @Suite(.timeLimit(.minutes(1))) struct RejoiningTests {
    private let start = ContinuousClock.now

    @Test("A join that fails is tried again, later and later, within the patience")
    func course() {
        var course = RejoinCourse(patience: .seconds(10), at: start)
        #expect(course.failed(.lost, at: start) == .tryAgain(at: start + .seconds(1)))
        #expect(course.failed(.noDevice, at: start + .seconds(1)) == .tryAgain(at: start + .seconds(3)))
        #expect(course.failed(.lost, at: start + .seconds(7)) == .giveUp)
        var refused = RejoinCourse(patience: .seconds(10), at: start)
        #expect(refused.failed(.notTrusted, at: start) == .giveUp)
    }

    @Test("One failed join is followed by another")
    func again() async throws {
        var joins = 0
        let rejoining = Rejoining(
            patience: .seconds(600), wishes: WishBox(AsyncStream { $0.finish() }),
            join: {
                joins += 1
                if joins == 1 { throw CastFailure(.lost, "gone") }
                return joins
            }, leave: { _ in }, sleep: { _ in })
        #expect(try await rejoining.link() == 2)
    }

    @Test("A wish ends a join that hangs")
    func wish() async throws {
        let box = WishBox(AsyncStream { $0.finish() })
        let (begins, begin) = AsyncStream.makeStream(of: Void.self)
        let rejoining = Rejoining<Int>(
            patience: .seconds(600), wishes: box,
            join: {
                begin.yield()
                for await _ in AsyncStream<Void>.makeStream().stream {}
                throw CastFailure(.lost, "cancelled")
            }, leave: { _ in })
        let joining = Task { try await rejoining.link() }
        for await _ in begins { break }
        box.take(.interrupt)
        #expect(try await joining.value == nil)
    }
}
