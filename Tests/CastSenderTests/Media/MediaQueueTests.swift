import CastWire
import SenderScripts
import Testing

@testable import CastSender

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct MediaQueueTests {
    private final class Log: MediaQueueDelegate {
        var lines: [String] = []
        func mediaQueueWillChange(_ queue: MediaQueue) { lines.append("will \(queue.itemCount)") }
        func mediaQueueDidReloadItems(_ queue: MediaQueue) { lines.append("reload") }
        func mediaQueue(_ queue: MediaQueue, didInsertItemsIn range: Range<Int>) { lines.append("insert \(range)") }
        func mediaQueue(_ queue: MediaQueue, didUpdateItemsAt indexes: [Int]) { lines.append("update \(indexes)") }
        func mediaQueue(_ queue: MediaQueue, didRemoveItemsAt indexes: [Int]) { lines.append("remove \(indexes)") }
        func mediaQueueDidChange(_ queue: MediaQueue) { lines.append("did \(queue.itemCount)") }
    }

    private func bench(_ ids: [Int]) async throws -> (MediaBench, MediaQueue, Log) {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        Script.serveQueue(ids, on: bench.receiver)
        let queue = bench.client.mediaQueue
        let log = Log()
        queue.addDelegate(log)
        var changes = queue.changes.makeAsyncIterator()
        #expect(await changes.next() == .reloaded)
        return (bench, queue, log)
    }

    private func change(_ type: String, _ members: String) -> CastMessage {
        Script.media("QUEUE_CHANGE", id: 0, #","changeType":"\#(type)",\#(members)"#)
    }

    @Test func itemsComeWhenTheyAreLookedAtAndTheDelegateHears() async throws {
        let (bench, queue, log) = try await bench(Array(1...50))
        #expect(log.lines == ["will 0", "reload", "did 50"])
        #expect(queue.itemID(at: 49) == 50 && queue.itemID(at: 50) == nil)
        #expect(queue.indexOfItem(withID: 7) == 6)
        var changes = queue.changes.makeAsyncIterator()
        #expect(queue.item(at: 3, fetchIfNeeded: false) == nil)
        for row in 0..<5 { #expect(queue.item(at: row) == nil) }
        #expect(await changes.next() == .updated(Array(0..<20)))
        #expect(queue.item(at: 3)?.media?.contentID == "http://127.0.0.1/4.mp4")
        #expect(queue.cachedItemCount == 20)
        #expect(bench.sent("QUEUE_GET_ITEMS").count == 1)
        #expect(bench.sent("QUEUE_GET_ITEM_IDS") == [[:]])
    }

    @Test func followsWhatOthersDoToTheQueue() async throws {
        let (bench, queue, log) = try await bench([1, 2, 3])
        log.lines = []
        await bench.hear(
            change("INSERT", #""itemIds":[8,9],"insertBefore":2"#), change("REMOVE", #""itemIds":[3]"#),
            change("UPDATE", #""itemIds":[9,8,2,1]"#), change("NO_CHANGE", #""itemIds":[9]"#))
        #expect(queue.itemIDs == [9, 8, 2, 1])
        #expect(
            log.lines == [
                "will 3", "insert 1..<3", "did 5", "will 5", "remove [4]", "did 4", "will 4", "reload", "did 4",
            ])
        #expect(bench.sent("QUEUE_GET_ITEM_IDS").count == 1)
    }

    @Test func changedItemsAreFetchedAgain() async throws {
        let (bench, queue, log) = try await bench([1, 2, 3])
        var changes = queue.changes.makeAsyncIterator()
        _ = queue.item(at: 0)
        #expect(await changes.next() == .updated([0, 1, 2]))
        log.lines = []
        await bench.hear(change("ITEMS_CHANGE", #""itemIds":[2]"#))
        #expect(log.lines == ["will 3", "update [1]", "did 3"])
        #expect(await changes.next() == .updated([1]))
        #expect(queue.item(at: 1) == nil)
        #expect(await changes.next() == .updated([1]))
        #expect(bench.sent("QUEUE_GET_ITEMS").last == ["itemIds": [2]])
    }

    @Test func aNewMediaSessionMeansANewQueue() async throws {
        let (bench, queue, log) = try await bench([1, 2, 3])
        Script.serveQueue([11, 12], on: bench.receiver)
        var changes = queue.changes.makeAsyncIterator()
        await bench.hear(
            Script.mediaStatus(Script.playingQueue.replacing(#""mediaSessionId":1"#, with: #""mediaSessionId":2"#)))
        for _ in 0..<2 { #expect(await changes.next() == .reloaded) }
        #expect(queue.itemIDs == [11, 12])
        log.lines = []
        await bench.hear(Script.mediaStatus())
        #expect(log.lines == ["will 2", "reload", "did 0"])
    }

    @Test func aSessionThatComesBackBringsItsQueueAgain() async throws {
        let (bench, queue, _) = try await bench([1, 2, 3])
        Script.serveQueue([1, 3, 4], on: bench.receiver)
        var changes = queue.changes.makeAsyncIterator()
        bench.client.disconnect()
        #expect(queue.itemIDs == [1, 2, 3])
        bench.client.reconnect()
        await bench.hear(Script.mediaStatus(Script.playingQueue))
        for _ in 0..<2 { #expect(await changes.next() == .reloaded) }
        #expect(queue.itemIDs == [1, 3, 4])
    }

    @Test func lostNewsMakeTheQueueAskAgain() async throws {
        let (bench, queue, _) = try await bench([1, 2, 3])
        Script.serveQueue([5], on: bench.receiver)
        var changes = queue.changes.makeAsyncIterator()
        bench.client.publish(.lost, requestID: 0)
        for _ in 0..<2 { #expect(await changes.next() == .reloaded) }
        #expect(queue.itemIDs == [5])
    }

    @Test func nothingThatTheQueueDoesChangesTheReceiver() async throws {
        let (bench, queue, _) = try await bench(Array(1...100))
        var changes = queue.changes.makeAsyncIterator()
        _ = queue.item(at: 50)
        #expect(await changes.next() == .updated(Array(40..<60)))
        queue.reload()
        queue.clear()
        await bench.settle()
        let types = Set(bench.receiver.sentTypes.filter { $0.hasPrefix("QUEUE") })
        #expect(types == ["QUEUE_GET_ITEM_IDS", "QUEUE_GET_ITEMS"])
    }

    // Issue 3, "Speed": scrolling through 10,000 items fetches each page once.
    @Test func scrollingThroughTenThousandItemsFetchesEachPageOnce() async throws {
        let (bench, queue, _) = try await bench(Array(1...10_000))
        var changes = queue.changes.makeAsyncIterator()
        for row in 0..<10_000 where queue.item(at: row) == nil { _ = await changes.next() }
        let asked = bench.sent("QUEUE_GET_ITEMS")
        #expect(asked.count == 10_000 / MediaQueue.defaultFetchCount)
        #expect(queue.cachedItemCount == MediaQueue.defaultCacheSize)
    }

    @Test func theOutboxTellsOfLostNewsInsteadOfGrowing() {
        var outbox = EventOutbox()
        for id in 1...1000 { outbox.append(.queueTold(.itemIDs([id]), requestID: 0)) }
        for id in 1...5000 { outbox.append(.channelMessage(Namespace("urn:x-cast:test"), "\(id)")) }
        outbox.append(.queueTold(.itemIDs([1]), requestID: 4))
        let events = outbox.drain()
        #expect(events.count <= EventOutbox.messageLimit + 1)
        #expect(events.contains(.queueTold(.lost, requestID: 0)))
        #expect(events.last == .queueTold(.itemIDs([1]), requestID: 4))
    }

    /// Each of them is a walk over the whole queue.
    @Test func aFewNewsOfTheQueueThatWaitAreToldAndMoreOfThemAreOne() {
        var outbox = EventOutbox()
        for _ in 0..<2 {
            for id in 1...100 { outbox.append(.queueTold(.itemIDs([id]), requestID: 0)) }
            let expected = (1..<EventOutbox.queueNewsLimit).map(QueueNews.first) + [.lost]
            #expect(outbox.drain(atMost: 1) == [.queueTold(expected[0], requestID: 0)])
            #expect(outbox.drain() == expected.dropFirst().map { .queueTold($0, requestID: 0) })
        }
    }

    @Test func whatIsLeftForTheNextTurnStaysAsItWas() {
        var (whole, parts) = (EventOutbox(), EventOutbox())
        for id in 1...500 {
            for event in [
                SessionEvent.deviceChanged(ReceiverState()), .channelMessage(Namespace("urn:x-cast:test"), "\(id)"),
                .queueTold(.itemIDs([id]), requestID: id),
            ] {
                whole.append(event, weight: id)
                parts.append(event, weight: id)
            }
        }
        var taken: [SessionEvent] = []
        while parts.count > 0 { taken += parts.drain(atMost: EventOutbox.turnLimit) }
        #expect(taken == whole.drain())
        // All that they weighed is gone with them.
        for _ in 0..<EventOutbox.messageWeightLimit / 65_536 {
            parts.append(.channelMessage(Namespace("urn:x-cast:test"), "a"), weight: 65_536)
        }
        #expect(parts.count == EventOutbox.messageWeightLimit / 65_536)
    }
}

extension QueueNews {
    fileprivate static func first(_ id: Int) -> QueueNews { .itemIDs([id]) }
}
