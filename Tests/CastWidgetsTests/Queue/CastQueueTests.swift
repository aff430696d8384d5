import CastSender
import CastWidgetsCore
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastQueueTests {
    private nonisolated static let first = #","currentItemId":1"#

    /// A session whose player has this queue, of which the first plays.
    private func bench(_ ids: [Int]) async throws -> (WidgetBench, CastQueue) {
        let bench = WidgetBench(WidgetBench.status("PLAYING", Self.first))
        bench.serveQueue(ids)
        let queue = bench.context.castQueue
        #expect(queue.state.itemIDs.isEmpty && queue.item(at: 0) == nil)
        try await bench.connect()
        await until { queue.state.itemIDs == ids }
        return (bench, queue)
    }

    @Test func allIDsAreThereAndItemsComeAsTheyAreLookedAt() async throws {
        let (bench, queue) = try await bench(Array(1...50))
        #expect(queue.state.currentID == 1 && queue === bench.context.castQueue)
        #expect(bench.tv.sentJSON("QUEUE_GET_ITEMS").isEmpty)
        let before = queue.revision
        var changes = queue.stateChanges.makeAsyncIterator()
        #expect(queue.item(at: 20) == nil && queue.item(at: 50) == nil && queue.item(at: -1) == nil)
        #expect(await changes.next() == queue.state)
        #expect(queue.revision > before)
        #expect(queue.item(at: 20)?.media?.contentID == "http://127.0.0.1/21.mp4")
        bench.told(WidgetBench.status("PLAYING", #","currentItemId":2"#))
        await until { queue.state.currentID == 2 }
    }

    // More than a screen's: what one person has scrolled to is not thrown away for another.
    @Test func theScreensOfSeveralPeopleAreKept() async throws {
        let (bench, queue) = try await bench(Array(1...300))
        await until { (0..<200).filter { queue.item(at: $0) == nil }.isEmpty }
        await until { (100..<300).filter { queue.item(at: $0) == nil }.isEmpty }
        #expect((0..<300).allSatisfy { queue.item(at: $0) != nil })
        #expect(bench.tv.sentJSON("QUEUE_GET_ITEMS").count == 15)
    }

    @Test func aMoveIsShownAtOnceAndTheItemsGoWithIt() async throws {
        let (bench, queue) = try await bench([1, 2, 3, 4])
        await until { queue.item(at: 0) != nil }
        bench.tv.answer("QUEUE_REORDER", nil)
        let before = queue.revision
        #expect(queue.move(itemWithID: 4, before: 2))
        #expect(queue.state.itemIDs == [1, 4, 2, 3] && queue.revision > before)
        #expect(queue.item(at: 1)?.itemID == 4 && queue.item(at: 3)?.itemID == 3)
        let sent = try #require(bench.tv.sentJSON("QUEUE_REORDER").first)
        #expect(sent["itemIds"] == [4] && sent["insertBefore"] == 2)
        bench.changedQueue("UPDATE", #""itemIds":[1,4,2,3]"#)
        bench.told(WidgetBench.status("PLAYING", #","currentItemId":4"#))
        await until { queue.state.currentID == 4 }
        #expect(queue.state.itemIDs == [1, 4, 2, 3])
    }

    @Test func whatIsRefusedGoesBackAndSaysWhy() async throws {
        let (bench, queue) = try await bench([1, 2, 3])
        bench.refuses("QUEUE_REMOVE")
        var changes = queue.stateChanges.makeAsyncIterator()
        #expect(queue.remove(itemsWithIDs: [2, 9]))
        #expect(await changes.next()?.itemIDs == [1, 3])
        #expect(bench.tv.sentJSON("QUEUE_REMOVE").first?["itemIds"] == [2])
        await until { queue.state.pending.failure != nil }
        #expect(queue.state.itemIDs == [1, 2, 3] && queue.state.pending.kinds.isEmpty)
        #expect(!queue.remove(itemsWithIDs: [9]) && !queue.move(itemWithID: 9, before: nil))
        #expect(!queue.jump(toItemWithID: 9) && !queue.jump(toItemWithID: 1))
    }

    @Test func aJumpIsPendingUntilTheDeviceIsThere() async throws {
        let (bench, queue) = try await bench([1, 2, 3])
        bench.answers("QUEUE_UPDATE", WidgetBench.status("PLAYING", #","currentItemId":3"#))
        #expect(queue.jump(toItemWithID: 3) && queue.state.pending.kinds == [.item])
        #expect(bench.tv.sentJSON("QUEUE_UPDATE").first?["currentItemId"] == 3)
        await until { queue.state.pending.kinds.isEmpty }
        #expect(queue.state.currentID == 3 && queue.state.pending.failure == nil)
    }

    @Test func aDeviceThatSaysYesIsWaitedForUntilItHasMoved() async throws {
        let (bench, queue) = try await bench([1, 2, 3])
        bench.answers("QUEUE_UPDATE", WidgetBench.status("PLAYING", Self.first))
        queue.jump(toItemWithID: 3)
        #expect(queue.state.jumpingID == 3)
        await until { queue.state.pending.kinds.isEmpty }
        #expect(queue.state.jumpingID == 3 && queue.state.currentID == 1)
        bench.told(WidgetBench.status("PLAYING", #","currentItemId":3"#))
        await until { queue.state.currentID == 3 }
        #expect(queue.state.jumpingID == nil)
        // One that never moves is not waited for for ever.
        bench.answers("QUEUE_UPDATE", WidgetBench.status("PLAYING", #","currentItemId":3"#))
        queue.jump(toItemWithID: 2)
        await until { queue.state.pending.kinds.isEmpty }
        #expect(queue.state.jumpingID == 2)
        await bench.time.advance(toSleeperAt: QueueState.patience)
        await until { queue.state.jumpingID == nil }
    }

    // S3-23
    @Test func anotherSendersChangesAreSeen() async throws {
        let (bench, queue) = try await bench([1, 2, 3])
        await until { queue.item(at: 1) != nil }
        bench.changedQueue("INSERT", #""itemIds":[8],"insertBefore":2"#)
        await until { queue.state.itemIDs == [1, 8, 2, 3] }
        bench.changedQueue("REMOVE", #""itemIds":[3]"#)
        await until { queue.state.itemIDs == [1, 8, 2] }
        let before = queue.revision
        bench.changedQueue("ITEMS_CHANGE", #""itemIds":[2]"#)
        await until { queue.revision > before }
        #expect(queue.item(at: 2) == nil, "it is another now")
    }

    @Test func withItsPlayerTheQueueGoesAndTheNextBringsItsOwn() async throws {
        let (bench, queue) = try await bench([1, 2, 3])
        bench.tv.answer("QUEUE_REMOVE", nil)
        queue.remove(itemsWithIDs: [2])
        try await bench.context.sessionManager.disconnect()
        await until { queue.state.itemIDs.isEmpty }
        #expect(queue.state == QueueState(), "what was asked for there is over")
        #expect(queue.item(at: 0) == nil && !queue.jump(toItemWithID: 1))
    }
}

extension WidgetBench {
    /// What a player with a queue of these ids answers to questions about it.
    func serveQueue(_ ids: [Int]) {
        let known = Set(ids)
        tv.answer("QUEUE_GET_ITEM_IDS") { _, json in
            [Script.media("QUEUE_ITEM_IDS", id: json["requestId"]?.intValue ?? 0, #","itemIds":\#(ids)"#)]
        }
        tv.answer("QUEUE_GET_ITEMS") { _, json in
            guard case .array(let asked)? = json["itemIds"] else { return [] }
            let items = asked.compactMap(\.intValue).filter(known.contains).map { id in
                #"{"itemId":\#(id),"media":{"contentId":"http://127.0.0.1/\#(id).mp4"}}"#
            }
            let list = items.joined(separator: ",")
            return [Script.media("QUEUE_ITEMS", id: json["requestId"]?.intValue ?? 0, #","items":[\#(list)]"#)]
        }
    }

    func changedQueue(_ type: String, _ members: String) {
        tv.say(Script.media("QUEUE_CHANGE", id: 0, #","changeType":"\#(type)",\#(members)"#))
    }
}
