import Testing

@testable import CastTransport

@Suite struct ResolvingQueueTests {
    private final class Asker {}

    private var queue = ResolvingQueue()
    /// Kept, so that no two are one.
    private var askers: [Asker] = []

    private mutating func ask(_ host: String) -> ObjectIdentifier? {
        let asker = Asker()
        askers.append(asker)
        return queue.ask(.init(host: host, port: 80), by: ObjectIdentifier(asker)) ? ObjectIdentifier(asker) : nil
    }

    private mutating func begin() -> [String] {
        var names: [String] = []
        while let name = queue.next() { names.append(name.host) }
        return names
    }

    @Test mutating func whoAsksForTheSameNameGetsTheSameAnswer() {
        let one = ask("Film.example")
        #expect(begin() == ["film.example"])
        let other = ask("film.example")
        #expect(begin().isEmpty)
        #expect(queue.finished(.init(host: "film.example", port: 80)) == [one, other])
        #expect(queue == ResolvingQueue())
    }

    @Test mutating func oneSiteLeavesPlacesForOthers() {
        for number in 0..<20 { _ = ask("\(number).bad.example") }
        _ = ask("other.test")
        #expect(begin() == (0..<4).map { "\($0).bad.example" } + ["other.test"])
        _ = queue.finished(.init(host: "2.bad.example", port: 80))
        #expect(begin() == ["4.bad.example"])
    }

    @Test mutating func whatRunsForNobodyTakesNoPlaceOfThoseThatAreWaitedFor() {
        let first = (0..<20).compactMap { ask("a.bad\($0).example") }
        #expect(begin().count == ResolvingQueue.Limits.wanted)
        for asker in first { queue.leave(asker) }
        #expect(queue.waitingCount == 0)
        let second = (0..<20).compactMap { ask("b.bad\($0).example") }
        #expect(begin().count == ResolvingQueue.Limits.running - ResolvingQueue.Limits.wanted)
        for asker in second { queue.leave(asker) }
        _ = ask("late.test")
        #expect(begin().isEmpty)
        #expect(queue.finished(.init(host: "a.bad0.example", port: 80)).isEmpty)
        #expect(begin() == ["late.test"])
    }

    @Test mutating func noMoreWaitThanThereIsRoomFor() {
        let taken = (0..<200).compactMap { ask("\($0).bad.example") }
        #expect(taken.count == ResolvingQueue.Limits.waiting)
        #expect(ask("7.bad.example") != nil)
        queue.leave(taken[50])
        #expect(ask("other.test") != nil)
        #expect(ask("another.test") == nil)
    }
}
