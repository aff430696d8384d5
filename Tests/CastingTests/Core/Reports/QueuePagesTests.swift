import Testing

@testable import Casting

@Suite struct QueuePagesTests {
    @Test("A queue is asked for page by page until the time for all of them is over")
    func pages() {
        let start = ContinuousClock.now
        var pages = QueuePages(ids: Array(1...45), at: start)
        #expect(pages.next(at: start) == .ask(start: 0, ids: Array(1...20)))
        pages.answered()
        #expect(pages.next(at: start + .seconds(29)) == .ask(start: 20, ids: Array(21...40)))
        #expect(pages.next(at: start + .seconds(30)) == .late)
        #expect(pages.sentence.hasPrefix("told 20 of the 45 items of its queue within 30 s"))
        for _ in 0..<2 { pages.answered() }
        #expect(pages.told == 45 && pages.next(at: start + .seconds(31)) == .done)
    }
}
