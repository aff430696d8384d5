import Testing

@testable import CastWidgetsCore

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

    /// A device says yes before it has moved, or moves before it says yes.
    @Test func whatIsJumpedToIsToldUntilTheDeviceIsThere() {
        typealias Action = QueueState.Action
        let first = PendingControls.ID(rawValue: 1)
        let (done, refused) = (Action.answered(first, failure: nil), Action.answered(first, failure: "no"))
        let jump = Action.jumped(itemID: 3)
        let rows: [(name: String, way: [Action], jumping: Int?)] = [
            ("asked for", [jump], 3), ("refused", [jump, refused], nil), ("it says yes", [jump, done], 3),
            ("it says yes and moves", [jump, done, .currentChanged(3)], nil),
            ("it moves", [jump, .currentChanged(3)], nil),
            ("it moves and says yes", [jump, .currentChanged(3), done], nil),
            ("the last item ends meanwhile", [jump, .currentChanged(2)], 3),
            ("it says yes and goes elsewhere", [jump, done, .currentChanged(2)], nil),
            ("it says yes and is where it was", [jump, done, .currentChanged(1)], 3),
            ("it says yes and opens", [jump, done, .currentChanged(nil)], 3),
            ("it says yes and opens, and is there", [jump, done, .currentChanged(nil), .currentChanged(3)], nil),
            ("it says yes and never moves", [jump, done, .waited(first)], nil),
            ("other items come", [jump, .itemsChanged([1, 3, 5])], 3),
            ("another is asked for", [jump, .jumped(itemID: 4)], 4),
            ("the first of two is refused", [jump, .jumped(itemID: 4), refused], 4),
            ("the first of two was waited for", [jump, .jumped(itemID: 4), .waited(first)], 4),
            ("back to what plays", [jump, .jumped(itemID: 1)], 1),
            ("a move", [.moved(itemID: 3, beforeItemID: 1)], nil),
        ]
        for row in rows {
            var queue = queue()
            for action in row.way { _ = queue.handle(action) }
            #expect(queue.jumpingID == row.jumping, "\(row.name)")
        }
        var queue = queue()
        _ = queue.handle(jump)
        #expect(queue.handle(jump) == [], "a second tap on it does nothing")
        #expect(queue.handle(done) == [.wait(first)] && queue.handle(done) == [.wait(first)])
        var there = self.queue()
        _ = there.handle(jump)
        _ = there.handle(.currentChanged(3))
        #expect(there.handle(done) == [], "nothing is waited for where it is there")
    }

    @Test func whatWasMovedIsToldUntilTheDeviceHasAnswered() throws {
        var queue = queue()
        let (one, other) = (
            queue.handle(.moved(itemID: 4, beforeItemID: 2)), queue.handle(.moved(itemID: 3, beforeItemID: 1))
        )
        _ = queue.handle(.removed(itemIDs: [2]))
        #expect(queue.movingIDs == [4, 3])
        _ = queue.handle(.answered(try id(one), failure: nil))
        #expect(queue.movingIDs == [3])
        _ = queue.handle(.answered(try id(other), failure: "no"))
        #expect(queue.movingIDs.isEmpty)
    }
}
