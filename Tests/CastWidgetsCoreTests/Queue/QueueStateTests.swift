import CastWidgetsCore
import Testing

@Suite struct QueueStateTests {
    private func queue(_ ids: [Int] = [1, 2, 3, 4]) -> QueueState {
        var queue = QueueState()
        _ = queue.handle(.itemsChanged(ids))
        _ = queue.handle(.currentChanged(1))
        return queue
    }

    private func id(_ effects: [QueueState.Effect]) throws -> PendingControls.ID {
        guard case .send(_, let id) = try #require(effects.first) else { throw NothingPlays() }
        return id
    }

    @Test func aMoveIsShownAtOnceAndGoesBackWhereItFails() throws {
        var queue = queue()
        let sent = queue.handle(.moved(itemID: 4, beforeItemID: 2))
        #expect(queue.itemIDs == [1, 4, 2, 3])
        _ = queue.handle(.answered(try id(sent), failure: "no"))
        #expect(queue.itemIDs == [1, 2, 3, 4] && queue.pending.failure?.reason == "no")
    }

    @Test func theDevicesOrderCountsOnceItHasAnswered() throws {
        var queue = queue()
        let sent = queue.handle(.moved(itemID: 1, beforeItemID: nil))
        _ = queue.handle(.itemsChanged([2, 3, 4, 1]))
        #expect(queue.itemIDs == [2, 3, 4, 1])
        _ = queue.handle(.answered(try id(sent), failure: nil))
        #expect(queue.itemIDs == [2, 3, 4, 1])
    }

    // S3-23
    @Test func anotherSendersChangeAndOnesOwnAreBothSeen() {
        var queue = queue()
        _ = queue.handle(.removed(itemIDs: [2]))
        _ = queue.handle(.itemsChanged([1, 2, 3, 4, 5]))
        #expect(queue.itemIDs == [1, 3, 4, 5])
    }

    @Test func whatChangesNothingIsNotSent() {
        var queue = queue()
        #expect(queue.handle(.moved(itemID: 2, beforeItemID: 3)) == [])
        #expect(queue.handle(.moved(itemID: 9, beforeItemID: 3)) == [])
        #expect(queue.handle(.moved(itemID: 2, beforeItemID: 2)) == [])
        #expect(queue.handle(.removed(itemIDs: [9])) == [] && queue.handle(.jumped(itemID: 1)) == [])
        #expect(queue.handle(.jumped(itemID: 3)).count == 1)
    }
}
