import Testing

@testable import Casting

@Suite struct BacklogTests {
    @Test("Of a kind of which the newest says it all only that waits, and what changes the course stays in its order")
    func newest() {
        var backlog = Backlog<Int>()
        backlog.put(-1, .each)
        for number in 0..<1_000 {
            backlog.put(number, .newest(of: "status"))
            if number == 500 { backlog.put(-2, .each) }
        }
        #expect(backlog.count == 3)
        #expect((0..<4).map { _ in backlog.next() } == [-1, -2, 999, nil])
    }
}
