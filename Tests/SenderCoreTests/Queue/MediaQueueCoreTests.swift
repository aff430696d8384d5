import SenderScripts
import Testing

@testable import SenderCore

@Suite struct MediaQueueCoreTests {
    private func core(_ count: Int, cacheSize: Int = 40, pageSize: Int = 10) -> MediaQueueCore<String> {
        var core = MediaQueueCore<String>(cacheSize: cacheSize, pageSize: pageSize)
        _ = core.received(itemIDs: Array(1...count))
        return core
    }

    private func serve(_ core: inout MediaQueueCore<String>) -> [[Int]] {
        var pages: [[Int]] = []
        while let ids = core.nextFetch() {
            pages.append(ids)
            _ = core.received(ids.map { (id: $0, item: "\($0)") })
            core.fetchEnded(ids)
        }
        return pages
    }

    @Test func scrollingThroughTenThousandItemsAsksForEachPageOnce() {
        var core = core(10_000, cacheSize: 100, pageSize: 20)
        var pages: [[Int]] = []
        for index in 0..<10_000 {
            if core.item(at: index, fetchIfNeeded: true) == nil { pages += serve(&core) }
            #expect(core.item(at: index, fetchIfNeeded: false) == "\(index + 1)")
        }
        #expect(pages.count == 500)
        #expect(Set(pages.joined()).count == 10_000)
        #expect(core.cachedItemCount == 100)
    }

    @Test func whateverChangesIsFoundAtItsPlaces() {
        var random = SeededGenerator(seed: 5)
        var core = core(300)
        for _ in 0..<200 {
            let before = core.itemIDs
            let ids = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: -5...320, using: &random) }
            let places = before.indices.filter { ids.contains(before[$0]) }
            #expect(core.changed(ids) == (places.isEmpty ? [] : [.updated(places)]))
            #expect(core.removed(ids) == (places.isEmpty ? [] : [.removed(places)]))
            #expect(core.itemIDs == before.filter { !ids.contains($0) })
            _ = core.inserted(ids.shuffled(using: &random), before: before.randomElement(using: &random))
        }
    }

    @Test func aPageIsAskedForOnceHoweverManyOfItsItemsAreWanted() {
        var core = core(100)
        for index in 10..<20 { #expect(core.item(at: index, fetchIfNeeded: true) == nil) }
        #expect(core.nextFetch() == Array(11...20))
        for index in 10..<20 { #expect(core.item(at: index, fetchIfNeeded: true) == nil) }
        #expect(core.nextFetch() == nil)
    }

    @Test func whatIsOnlyLookedAtIsNotAskedFor() {
        var core = core(100)
        #expect(core.item(at: 5, fetchIfNeeded: false) == nil)
        #expect(core.nextFetch() == nil)
        #expect(core.item(at: 100, fetchIfNeeded: true) == nil)
        #expect(core.item(at: -1, fetchIfNeeded: true) == nil)
        #expect(core.nextFetch() == nil)
    }

    @Test func theNewestWishesGoFirstAndTheOldestAreGivenUp() {
        var core = core(1000, cacheSize: 40, pageSize: 10)
        for page in 0..<10 { _ = core.item(at: page * 10, fetchIfNeeded: true) }
        #expect(core.nextFetch()?.first == 91)
        #expect(core.nextFetch()?.first == 81)
        #expect(core.nextFetch() == nil, "two are under way")
        core.fetchEnded(Array(91...100))
        core.fetchEnded(Array(81...90))
        #expect(core.nextFetch()?.first == 71)
        #expect(core.nextFetch()?.first == 61)
        core.fetchEnded(Array(71...80))
        core.fetchEnded(Array(61...70))
        #expect(core.nextFetch() == nil, "nobody looks at those any more")
    }

    @Test func theItemsNotLookedAtForLongestGo() {
        var core = core(100, cacheSize: 20, pageSize: 10)
        for index in [0, 10] {
            _ = core.item(at: index, fetchIfNeeded: true)
            _ = serve(&core)
        }
        for index in 0..<5 { _ = core.item(at: index, fetchIfNeeded: true) }
        _ = core.item(at: 20, fetchIfNeeded: true)
        _ = serve(&core)
        #expect(core.cachedItemCount == 20)
        #expect((0..<5).allSatisfy { core.item(at: $0, fetchIfNeeded: false) != nil })
        #expect((5..<10).allSatisfy { core.item(at: $0, fetchIfNeeded: false) == nil })
        _ = core.item(at: 5, fetchIfNeeded: true)
        #expect(core.nextFetch() == Array(6...10), "what is there is not asked for again")
    }

    @Test func insertionsMoveWhatIsBehindThem() {
        var core = core(30)
        _ = core.item(at: 5, fetchIfNeeded: true)
        _ = serve(&core)
        #expect(core.inserted([101, 102], before: 3) == [.inserted(2..<4)])
        #expect(core.itemIDs.prefix(5) == [1, 2, 101, 102, 3])
        #expect(core.index(of: 3) == 4)
        #expect(core.item(at: 4, fetchIfNeeded: false) == "3")
        #expect(core.inserted([101, 103], before: nil) == [.inserted(32..<33)], "told twice, inserted once")
        #expect(core.inserted([104], before: 999) == [.inserted(33..<34)])
        #expect(core.inserted([1], before: 2) == [])
    }

    @Test func removalsAndChangesNameTheirPlaces() {
        var core = core(10)
        _ = core.item(at: 0, fetchIfNeeded: true)
        _ = serve(&core)
        #expect(core.changed([9, 2, 77]) == [.updated([1, 8])])
        #expect(core.item(at: 1, fetchIfNeeded: false) == nil)
        #expect(core.removed([10, 1, 77]) == [.removed([0, 9])])
        #expect(core.itemIDs == Array(2...9))
        #expect(core.removed([77]) == [])
        #expect(core.cachedItemCount == 6)
    }

    @Test func anotherOrderKeepsTheItems() {
        var core = core(5)
        _ = core.item(at: 0, fetchIfNeeded: true)
        _ = serve(&core)
        #expect(core.reordered([5, 1], before: 3) == [.reloaded])
        #expect(core.itemIDs == [2, 5, 1, 3, 4])
        #expect(core.item(at: 1, fetchIfNeeded: false) == "5")
        #expect(core.received(itemIDs: [2, 5, 1, 3, 4]) == [])
        #expect(core.reordered([2], before: nil) == [.reloaded])
        #expect(core.itemIDs == [5, 1, 3, 4, 2])
    }

    @Test func hostileListsAreTamed() {
        var core = core(3)
        #expect(core.received(itemIDs: [7, 7, 8, 7]) == [.reloaded])
        #expect(core.itemIDs == [7, 8])
        #expect(core.received([(id: 99, item: "x")]) == [])
        #expect(core.cachedItemCount == 0)
        #expect(core.inserted([9, 9], before: 7) == [.inserted(0..<1)])
    }

    @Test func aFailedPageIsAskedForAgainOnceItIsWanted() {
        var core = core(10)
        _ = core.item(at: 0, fetchIfNeeded: true)
        let page = core.nextFetch()
        core.fetchEnded(page ?? [])
        #expect(core.nextFetch() == nil)
        _ = core.item(at: 0, fetchIfNeeded: true)
        #expect(core.nextFetch() == page)
    }

    @Test func clearingForgetsAll() {
        var core = core(10)
        _ = core.item(at: 0, fetchIfNeeded: true)
        #expect(core.clear() == [.reloaded])
        #expect(core.clear() == [])
        #expect(core.itemIDs.isEmpty && core.nextFetch() == nil)
    }
}
