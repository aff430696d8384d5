import CastWire
import Testing

@testable import ReceiverCore

@Suite struct QueueTests {
    /// Three items play: a, b, c, their ids 1, 2, 3.
    private static func queue(
        repeatMode: String = "REPEAT_OFF", startIndex: Int = 0, connections: [UInt64] = [1]
    ) -> DeviceBench {
        var bench = DeviceBench.launched(connections: connections)
        let items = ["a", "b", "c"].map { #"{"media":{"contentId":"http://h/\#($0)","contentType":"video/mp4"}}"# }
        bench.ask(
            """
            {"type":"QUEUE_LOAD","requestId":2,"startIndex":\(startIndex),"repeatMode":"\(repeatMode)",\
            "items":[\(items.joined(separator: ","))]}
            """
        )
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        return bench
    }

    private func current(_ bench: DeviceBench) -> Int? { bench.device.media?.session?.queue.current.id }

    private func loadedURL(_ bench: DeviceBench) -> String? {
        for command in bench.commands { if case .load(_, let item) = command { return item.contentURL } }
        return nil
    }

    @Test func aQueueBeginsWhereItIsToldTo() {
        let bench = Self.queue(startIndex: 1)
        #expect(current(bench) == 2)
        let status = bench.sent.first { $0.requestID == 2 }?.media
        guard case .array(let items)? = status?["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items.map { $0["itemId"]?.intValue } == [1, 2, 3])
        #expect(status?["currentItemId"]?.intValue == 2)
        #expect((status?["supportedMediaCommands"]?.intValue ?? 0) & 192 == 192)
    }

    @Test func theNextItemFollowsTheEndAndTheLastOneFinishes() {
        var bench = Self.queue(connections: [1, 2])
        for expected in [2, 3] {
            let sent = bench.report(.ended, .ended, position: 60).filter { $0.namespace == .media }
            #expect(sent.map(\.requestID) == [0, 0])
            #expect(sent.first?.media?["idleReason"] == nil)
            #expect(sent.first?.media?["loadingItemId"]?.intValue == expected)
            #expect(current(bench) == expected)
            let loaded = bench.report(.loaded(DeviceBench.filmFacts), .playing)
            let url = ["", "", "http://h/b", "http://h/c"][expected]
            #expect(loaded.first?.media?["media"]?["contentId"]?.stringValue == url)
            #expect(loaded.first?.media?["mediaSessionId"]?.intValue == 1)
        }
        let end = bench.report(.ended, .ended, position: 60).filter { $0.namespace == .media }
        #expect(end.first?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(bench.device.media?.session == nil)
    }

    @Test func repeatModesDecideWhatFollows() {
        var all = Self.queue(repeatMode: "REPEAT_ALL", startIndex: 2)
        all.report(.ended, .ended)
        #expect(current(all) == 1)
        var single = Self.queue(repeatMode: "REPEAT_SINGLE", startIndex: 1)
        single.report(.ended, .ended)
        #expect(current(single) == 2 && loadedURL(single) == "http://h/b")
        var shuffled = Self.queue(repeatMode: "REPEAT_ALL_AND_SHUFFLE", startIndex: 2)
        shuffled.report(.ended, .ended)
        #expect(shuffled.device.media?.session?.queue.ids.sorted() == [1, 2, 3])
    }

    @Test(arguments: [(0, 1, 2), (1, -1, 1), (0, 2, 3), (0, -1, 1), (2, Int.min, 1)])
    func aJumpLeadsToItsItem(start: Int, jump: Int, expected: Int) {
        var bench = Self.queue(startIndex: start)
        let sent = bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"jump":\#(jump)}"#)
        #expect(current(bench) == expected)
        #expect(sent.first?.requestID == 5 && sent.first?.type == "MEDIA_STATUS")
        #expect(bench.commands.count == 1)
    }

    @Test func aJumpBeyondTheEndFinishes() {
        var bench = Self.queue(startIndex: 2)
        let sent = bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"jump":9223372036854775807}"#)
        #expect(sent.first?.media?["idleReason"]?.stringValue == "FINISHED")
        #expect(bench.commands.first == .stop(LoadID(rawValue: 1)))
    }

    @Test func aQueueThatRepeatsHasNoEnds() {
        var bench = Self.queue(repeatMode: "REPEAT_ALL")
        bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"jump":-1}"#)
        #expect(current(bench) == 3)
        bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"jump":4}"#)
        #expect(current(bench) == 1)
    }

    @Test func anItemCanBeNamedWithATime() {
        var bench = Self.queue()
        bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"currentItemId":3,"currentTime":12}"#)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(item.contentURL == "http://h/c" && item.startTime == 12)
        let refused = bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"currentItemId":33}"#)
        #expect(refused.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
    }

    @Test func repeatModeChangesWithoutAJump() {
        var bench = Self.queue()
        let sent = bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"repeatMode":"REPEAT_ALL"}"#)
        #expect(sent.first?.media?["repeatMode"]?.stringValue == "REPEAT_ALL")
        #expect(bench.commands.isEmpty && current(bench) == 1)
        let refused = bench.ask(#"{"type":"QUEUE_UPDATE","requestId":5,"mediaSessionId":1,"repeatMode":"OFTEN"}"#)
        #expect(refused.first?.type == "INVALID_REQUEST")
    }

    /// A sender on this machine on connection 1, one of the network on 2; what 1 has loaded is on this machine.
    private static func shared() -> DeviceBench {
        var bench = DeviceBench(connections: [])
        bench.open(1, isLoopback: true)
        bench.open(2)
        for connection in [1, 2] as [UInt64] { bench.connect(on: connection) }
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":1}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        for connection in [1, 2] as [UInt64] { bench.connect(to: bench.transport, on: connection) }
        bench.ask(
            """
            {"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://127.0.0.1/1"}},\
            {"media":{"contentId":"http://127.0.0.1/2"}},{"media":{"contentId":"http://127.0.0.1/3"}}]}
            """)
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        return bench
    }

    @Test func mediaThatAnotherSenderPutsIntoAnItemHaveHisRightAndNotTheItems() throws {
        var bench = Self.shared()
        bench.ask(
            """
            {"type":"QUEUE_UPDATE","requestId":3,"mediaSessionId":1,"items":[\
            {"itemId":1,"media":{"contentId":"http://127.0.0.1/x"}},{"itemId":2,"media":{"contentId":"http://127.0.0.1/x"}},{"itemId":3,"customData":{"a":1}}]}
            """, on: 2)
        let entries = try #require(bench.device.media?.session?.queue.entries)
        // What is loaded stays as it is, and with it the right; what changes nothing of the media takes nothing away.
        #expect(entries.map(\.senderIsLoopback) == [true, false, true])
        #expect(entries[0].item.media?.resolvedURL == "http://127.0.0.1/1")
        bench.ask(#"{"type":"QUEUE_UPDATE","requestId":4,"mediaSessionId":1,"jump":1}"#)
        guard case .load(_, let item)? = bench.commands.first(where: { if case .load = $0 { true } else { false } })
        else { return #expect(Bool(false), "nothing was loaded") }
        #expect(item.contentURL == "http://127.0.0.1/x" && !item.senderIsLoopback)
        #expect(LoadPolicy(allowsLoopback: item.senderIsLoopback).failure(of: item) != nil)
    }

    @Test func insertedItemsGetIDsAndAreToldToAll() {
        var bench = Self.queue(connections: [1, 2])
        let sent = bench.ask(
            """
            {"type":"QUEUE_INSERT","requestId":6,"mediaSessionId":1,"insertBefore":2,\
            "items":[{"media":{"contentId":"http://h/x"}}]}
            """
        )
        #expect(sent.map(\.type) == ["QUEUE_CHANGE", "QUEUE_CHANGE", "MEDIA_STATUS", "MEDIA_STATUS"])
        #expect(sent.first?.json["changeType"]?.stringValue == "INSERT")
        #expect(sent.first?.json["itemIds"] == [4] && sent.first?.json["insertBefore"]?.intValue == 2)
        #expect(sent.first { $0.requestID == 6 }?.type == "MEDIA_STATUS")
        #expect(bench.device.media?.session?.queue.ids == [1, 4, 2, 3])
        bench.ask(
            #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"#
                + #""items":[{"media":{"contentId":"http://h/y"}}],"insertBefore":1}"#)
        #expect(bench.device.media?.session?.queue.ids == [5, 1, 4, 2, 3] && current(bench) == 1)
    }

    @Test func removingBehindAndRemovingTheCurrent() {
        var bench = Self.queue()
        bench.ask(#"{"type":"QUEUE_REMOVE","requestId":6,"mediaSessionId":1,"itemIds":[3]}"#)
        #expect(bench.commands.isEmpty && bench.device.media?.session?.queue.ids == [1, 2])
        let sent = bench.ask(#"{"type":"QUEUE_REMOVE","requestId":7,"mediaSessionId":1,"itemIds":[1]}"#)
        #expect(loadedURL(bench) == "http://h/b" && current(bench) == 2)
        #expect(sent.contains { $0.requestID == 7 && $0.type == "MEDIA_STATUS" })
        let last = bench.ask(#"{"type":"QUEUE_REMOVE","requestId":8,"mediaSessionId":1,"itemIds":[2]}"#)
        #expect(last.first { $0.requestID == 8 }?.media?["idleReason"]?.stringValue == "CANCELLED")
        #expect(bench.device.media?.session == nil)
    }

    @Test func reorderingKeepsWhatPlays() {
        var bench = Self.queue()
        bench.ask(#"{"type":"QUEUE_REORDER","requestId":6,"mediaSessionId":1,"itemIds":[3,2],"insertBefore":1}"#)
        #expect(bench.device.media?.session?.queue.ids == [3, 2, 1])
        #expect(current(bench) == 1 && bench.commands.isEmpty)
    }

    @Test(arguments: [
        #"{"type":"QUEUE_REMOVE","mediaSessionId":1,"requestId":6,"itemIds":[9]}"#,
        #"{"type":"QUEUE_REMOVE","mediaSessionId":1,"requestId":6,"itemIds":[]}"#,
        #"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":6,"itemIds":[9]}"#,
        #"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":6,"itemIds":[2,2]}"#,
        #"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":6,"itemIds":[2],"insertBefore":9}"#,
        #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"items":[]}"#,
        #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"#
            + #""items":[{"media":{"contentId":"http://h/x"}}],"currentItemIndex":1}"#,
        #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":6,"items":[{"itemId":9,"autoplay":false}]}"#,
        #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":6,"jump":1,"sequenceNumber":7}"#,
        #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"items":[{"itemId":3}]}"#,
        #"{"type":"QUEUE_GET_ITEMS","mediaSessionId":1,"requestId":6,"itemIds":[9]}"#,
    ])
    func whatTheQueueDoesNotHaveIsRefused(text: String) {
        var bench = Self.queue()
        let sent = bench.ask(text)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_PARAMS")
        #expect(bench.device.media?.session?.queue.ids == [1, 2, 3])
    }

    @Test func anItemInFrontOfNoneOfTheQueueComesLast() {
        var bench = Self.queue()
        let sent = bench.ask(
            #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"#
                + #""items":[{"media":{"contentId":"http://h/x"}}],"insertBefore":9}"#)
        #expect(sent.first?.json["changeType"]?.stringValue == "INSERT" && sent.first?.json["insertBefore"] == nil)
        #expect(bench.device.media?.session?.queue.ids == [1, 2, 3, 4])
    }

    @Test func anInsertedItemMayBePlayedAtOnceFromAPlaceThatHoldsOnceOnly() {
        var bench = Self.queue()
        bench.ask(
            """
            {"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,\
            "items":[{"media":{"contentId":"http://h/x"},"startTime":3}],\
            "insertBefore":2,"currentItemIndex":0,"currentTime":9}
            """
        )
        #expect(loadedURL(bench) == "http://h/x" && current(bench) == 4)
        guard case .load(_, let item)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(item.startTime == 9)
        bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":7,"jump":1}"#)
        bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":8,"jump":-1}"#)
        guard case .load(_, let again)? = bench.commands.first else {
            Issue.record("not loaded")
            return
        }
        #expect(again.contentURL == "http://h/x" && again.startTime == 3)
    }

    @Test func everyChangeHasTheNextNumberAndAnUpdateOfAnOlderQueueIsRefused() {
        var bench = Self.queue()
        let first = bench.ask(#"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":6,"#
            + #""itemIds":[3],"insertBefore":2}"#).first?.json
        #expect(first?["changeType"]?.stringValue == "UPDATE" && first?["itemIds"] == [1, 3, 2])
        #expect(first?["reorderItemIds"] == [3] && first?["sequenceNumber"]?.intValue == 1)
        let second = bench.ask(
            #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":7,"#
                + #""sequenceNumber":1,"items":[{"itemId":3,"autoplay":false}]}"#
        ).first?.json
        #expect(second?["changeType"]?.stringValue == "ITEMS_CHANGE" && second?["sequenceNumber"]?.intValue == 2)
        #expect(bench.device.media?.session?.queue.entries(named: [3]).first?.item.autoplay == false)
        let late = bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":8,"jump":1,"sequenceNumber":1}"#)
        #expect(late.first?.type == "INVALID_REQUEST" && current(bench) == 1)
    }

    @Test func aQueueIsShuffledAnewAfterItsLastItemAndSendersLearnTheOrder() {
        var bench = Self.queue(repeatMode: "REPEAT_ALL_AND_SHUFFLE", startIndex: 2)
        let sent = bench.report(.ended, .ended).filter { $0.namespace == .media }
        #expect(sent.first?.type == "QUEUE_CHANGE")
        let ids = bench.device.media?.session?.queue.ids ?? []
        #expect(sent.first?.json["itemIds"] == .array(ids.map { .number(Double($0)) }))
        #expect(current(bench) == ids.first && ids.first != 3)
    }

    @Test func tenThousandItemsAreHeldAndToldInPages() {
        var bench = Self.queue()
        let page = (0..<400).map { #"{"media":{"contentId":"http://h/\#($0)"}}"# }.joined(separator: ",")
        for _ in 0..<25 { bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":6,"items":[\#(page)]}"#) }
        #expect(bench.device.media?.session?.queue.entries.count == 10_003)
        let ids = bench.ask(#"{"type":"QUEUE_GET_ITEM_IDS","mediaSessionId":1,"requestId":7}"#).first
        guard case .array(let told)? = ids?.json["itemIds"] else {
            Issue.record("no ids")
            return
        }
        #expect(told.count == 10_003)
        let wanted = (1...2000).map(String.init).joined(separator: ",")
        let items = bench.ask(#"{"type":"QUEUE_GET_ITEMS","mediaSessionId":1,"requestId":8,"#
            + #""itemIds":[\#(wanted)]}"#).first
        guard case .array(let part)? = items?.json["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items?.type == "QUEUE_ITEMS" && part.count > 500)
        #expect(part.map { $0["itemId"]?.intValue } == (1...part.count).map { $0 })
        for _ in 0..<12 { bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":9,"items":[\#(page)]}"#) }
        #expect(bench.sent.first?.type == "INVALID_REQUEST")
    }

    @Test func idsAndItemsAreToldWhenAsked() {
        var bench = Self.queue()
        let ids = bench.ask(#"{"type":"QUEUE_GET_ITEM_IDS","requestId":6,"mediaSessionId":1}"#).first
        #expect(ids?.type == "QUEUE_ITEM_IDS" && ids?.json["itemIds"] == [1, 2, 3])
        let items = bench.ask(#"{"type":"QUEUE_GET_ITEMS","requestId":7,"mediaSessionId":1,"itemIds":[3,1]}"#).first
        #expect(items?.type == "QUEUE_ITEMS" && items?.requestID == 7)
        guard case .array(let list)? = items?.json["items"] else {
            Issue.record("no items")
            return
        }
        #expect(list.map { $0["itemId"]?.intValue } == [3, 1])
    }

    @Test func aLoadMayCarryAQueue() {
        var bench = DeviceBench.launched()
        bench.ask(
            """
            {"type":"LOAD","requestId":2,"queueData":{"startIndex":1,"repeatMode":"REPEAT_ALL",\
            "items":[{"media":{"contentId":"http://h/a"}},{"media":{"contentId":"http://h/b"}}]}}
            """
        )
        #expect(loadedURL(bench) == "http://h/b")
        #expect(bench.device.media?.session?.queue.repeatMode == .all)
    }

    @Test func anItemThatFailsEndsTheSession() {
        var bench = Self.queue()
        bench.report(.ended, .ended)
        let failure = PlaybackFailure(kind: .network, code: .mediaNetwork, reason: "gone")
        let sent = bench.report(.failed(failure), .ended).filter { $0.namespace == .media }
        #expect(sent.map(\.type) == ["LOAD_FAILED", "MEDIA_STATUS"])
        #expect(sent.last?.media?["idleReason"]?.stringValue == "ERROR")
    }

    @Test func anUpdateLeavesTheMediaOfWhatPlaysAlone() {
        var bench = Self.queue()
        bench.ask(
            """
            {"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,\
            "items":[{"itemId":1,"media":{"contentId":"http://h/x"}},\
            {"itemId":2,"media":{"contentId":"http://h/y"}}]}
            """)
        let items = bench.device.media?.session?.queue.entries(named: [1, 2]).map(\.item) ?? []
        #expect(items.map { $0.media?.contentID } == ["http://h/a", "http://h/y"])
    }

    @Test func whatHasJustPlayedDoesNotBeginTheNextRound() {
        let entries = (1...3).map {
            MediaQueue.Entry(item: QueueItem(itemID: $0, media: nil), senderIsLoopback: false)
        }
        for seed in 0..<100 as Range<UInt64> {
            var queue = MediaQueue(
                entries: entries, currentIndex: 2, repeatMode: .allAndShuffle,
                shuffleSeed: seed &* 0x9E37_79B9_7F4A_7C15)
            let next = queue.targetAfterEnd()
            #expect(next == MediaQueue.Target(index: 0, isReshuffled: true))
            #expect(queue.ids.first != 3 && queue.ids.sorted() == [1, 2, 3], "seed \(seed)")
        }
    }

    @Test func shufflingKeepsEveryItemAndTheCurrentOne() {
        let entries = (1...50).map {
            MediaQueue.Entry(item: QueueItem(itemID: $0, media: nil), senderIsLoopback: false)
        }
        var queue = MediaQueue(entries: entries, currentIndex: 20, shuffleSeed: 3)
        queue.shuffle()
        #expect(queue.ids != Array(1...50) && queue.ids.sorted() == Array(1...50))
        #expect(queue.current.id == 21)
    }
}
