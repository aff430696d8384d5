import CastWire
import Testing

@testable import ReceiverCore

/// What is told of what was stored fits into a frame, however much that is and however it is asked for.
@Suite struct ReplyBudgetTests {
    private static let blob = String(repeating: "x", count: 60_000)

    /// One film with customData of a frame's length.
    private static func heavy(connections: [UInt64] = [1]) -> DeviceBench {
        var bench = DeviceBench.launched(connections: connections)
        bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","contentType":"video/mp4","#
                + #""customData":"\#(blob)"}}"#)
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        bench.report(.playing, .playing)
        return bench
    }

    private static func queue(_ count: Int, customData: String) -> DeviceBench {
        var bench = DeviceBench.launched()
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        for index in 1..<count {
            bench.ask(
                #"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"#
                    + #""items":[{"media":{"contentId":"http://h/\#(index)"},"customData":\#(customData)}]}"#)
        }
        return bench
    }

    @Test func anItemThatIsAskedForThousandsOfTimesIsToldOnce() throws {
        var bench = Self.heavy()
        let ids = Array(repeating: "1", count: 15_000).joined(separator: ",")
        let queue = try #require(bench.device.media?.session?.queue)
        #expect(queue.entries(named: Array(repeating: 1, count: 15_000)).count == 1)
        let answer = bench.ask(
            #"{"type":"QUEUE_GET_ITEMS","mediaSessionId":1,"requestId":4,"itemIds":[\#(ids)]}"#).first
        guard case .array(let items)? = answer?.json["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items.count == 1 && answer?.type == "QUEUE_ITEMS")
    }

    @Test func ofItemsThatDoNotAllFitTheFirstAreTold() throws {
        var bench = Self.queue(5, customData: #""\#(String(repeating: "y", count: 25_000))""#)
        let answer = try #require(
            bench.ask(#"{"type":"QUEUE_GET_ITEMS","mediaSessionId":1,"requestId":4,"itemIds":[2,3,4,5]}"#).first)
        guard case .array(let items)? = answer.json["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items.map { $0["itemId"]?.intValue } == [2, 3])
    }

    @Test func aStatusWhoseItemsAreTooLongIsToldWithoutThem() throws {
        var bench = Self.queue(3, customData: #""\#(Self.blob)""#)
        let sent = bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"jump":1}"#)
        let answer = try #require(sent.first { $0.requestID == 5 })
        #expect(answer.media?["items"] == nil && answer.media?["currentItemId"]?.intValue == 2)
        // What is loaded is told all the same.
        #expect(answer.media?["media"]?["contentId"]?.stringValue == "http://h/1")
    }

    @Test func whatCanNotBeStoredInOneMessageIsAnsweredWithAnError() throws {
        var bench = DeviceBench.launched()
        bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","customData":["#
                + Array(repeating: "1e15", count: 12_000).joined(separator: ",") + "]}}")
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        let answer = try #require(bench.ask(#"{"type":"STORE_SESSION","requestId":6}"#).first)
        #expect(answer.type == "INVALID_REQUEST" && answer.requestID == 6)
        #expect(bench.ask(#"{"type":"GET_STATUS","requestId":7}"#).first?.media?["playerState"] == "PLAYING")
    }

    @Test func aStoredQueueHasWhatFitsAroundTheCurrentItem() throws {
        var bench = Self.queue(9, customData: #""\#(String(repeating: "y", count: 12_000))""#)
        bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"jump":4}"#)
        let answer = try #require(bench.ask(#"{"type":"STORE_SESSION","requestId":6}"#).first)
        let state = try #require(answer.json["sessionState"])
        #expect(try JSONPayload.encode(state).utf8.count <= StoredSession.maximumLength)
        guard case .array(let items)? = state["loadRequestData"]?["queueData"]?["items"] else {
            Issue.record("no items")
            return
        }
        #expect(items.map { $0["media"]?["contentId"]?.stringValue } == (3...6).map { "http://h/\($0)" })
        #expect(state["loadRequestData"]?["queueData"]?["startIndex"]?.intValue == 1)
    }

    @Test func aNewOrderOfALongQueueIsToldThoughItsMovesDoNotFit() throws {
        var bench = DeviceBench.launched()
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        let page = (0..<500).map { #"{"media":{"contentId":"http://h/\#($0)"}}"# }.joined(separator: ",")
        for _ in 0..<14 {
            bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"items":[\#(page)]}"#)
        }
        let ids = (2...7001).reversed().map(String.init).joined(separator: ",")
        let change = try #require(
            bench.ask(#"{"type":"QUEUE_REORDER","mediaSessionId":1,"requestId":4,"itemIds":[\#(ids)]}"#).first)
        #expect(change.type == "QUEUE_CHANGE" && change.json["reorderItemIds"] == nil)
        guard case .array(let order)? = change.json["itemIds"] else {
            Issue.record("no ids")
            return
        }
        #expect(order.count == 7001 && order[1] == 7001)
    }

    @Test func aTitleOfOneEndlessCharacterIsNoStatusOfAFramesLength() throws {
        let title = "e" + String(repeating: "\u{200D}", count: 20_000)
        var bench = DeviceBench.launched()
        bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","metadata":{"title":"\#(title)"}}}"#)
        let text = try #require(bench.device.platform.running?.statusText)
        #expect(text.utf8.count <= 220 && text.utf8.starts(with: "Casting: e".utf8))
    }

    @Test func aTitleOfSixtyKilobytesIsShortInEachEvent() {
        let title = String(repeating: "ö", count: 30_000)
        var bench = DeviceBench.launched()
        bench.ask(
            #"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b","metadata":{"title":"\#(title)"}}}"#)
        var events = bench.events
        bench.report(.loaded(DeviceBench.filmFacts), .paused)
        events += bench.events
        bench.report(.playing, .playing)
        events += bench.events
        let titles = events.compactMap { event -> String? in
            if case .media(let media) = event { media.title } else { nil }
        }
        #expect(!titles.isEmpty)
        #expect(titles.allSatisfy { $0.utf8.count == MediaSessionCore.maximumTitleLength })
    }

    // MARK: - What is written for it

    private func charged(_ bench: DeviceBench) -> [UInt64: Int] {
        bench.actions.reduce(into: [:]) { sums, action in
            if case .charge(let id, let bytes, _) = action { sums[id.rawValue, default: 0] += bytes }
        }
    }

    /// The numbers are longer on the way out, so that this is read and does not fit into a status.
    @Test func mediaThatDoNotFitIntoAStatusAreNotWrittenForIt() throws {
        let numbers = "[" + Array(repeating: "1e15", count: 12_000).joined(separator: ",") + "]"
        for field in [#""metadata":{"title":"t","own":\#(numbers)}"#, #""customData":\#(numbers)"#] {
            var bench = DeviceBench.launched()
            bench.ask(#"{"type":"LOAD","requestId":2,"media":{"contentId":"http://a/b",\#(field)}}"#)
            bench.report(.loaded(DeviceBench.filmFacts), .playing)
            let before = bench.device.texts.bytesWritten
            for request in 10..<60 {
                let answer = bench.ask(#"{"type":"GET_STATUS","requestId":\#(request)}"#).first
                #expect(answer?.requestID == request && answer?.media?["media"] == nil)
            }
            #expect(bench.device.texts.bytesWritten - before < 50 * 1000)
            let stored = bench.device.texts.bytesWritten
            for request in 60..<80 {
                for asked in [#"{"type":"STORE_SESSION""#, #"{"type":"QUEUE_GET_ITEMS","itemIds":[1]"#] {
                    let answer = bench.ask(asked + #","mediaSessionId":1,"requestId":\#(request)}"#).first
                    #expect(answer?.type == "INVALID_REQUEST" && answer?.requestID == request)
                }
            }
            #expect(bench.device.texts.bytesWritten - stored < 40 * 1000)
        }
    }

    @Test func mediaThatAreToldAgainAndAgainAreWrittenOnce() throws {
        var bench = Self.heavy(connections: [1, 2, 3])
        let before = bench.device.texts.bytesWritten
        for request in 10..<60 {
            bench.now += .milliseconds(10)
            let connection = UInt64(request % 3 + 1)
            let answer = bench.ask(#"{"type":"GET_STATUS","requestId":\#(request),"options":2}"#, on: connection).first
            #expect(answer?.requestID == request && answer?.media?["media"]?["customData"]?.stringValue == Self.blob)
        }
        #expect(bench.device.texts.bytesWritten - before < 50 * 1000)
    }

    /// What is put together of parts is the same as what is written in one.
    @Test func aStatusSaysAllThatTheSessionKnows() throws {
        var bench = Self.queue(3, customData: #"{"a":[1,"\"é\\"]}"#)
        for text in [
            #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"jump":1}"#,
            #"{"type":"GET_STATUS","requestId":5}"#, #"{"type":"GET_STATUS","requestId":5,"options":1}"#,
        ] {
            let told = try #require(bench.ask(text).first { $0.requestID == 5 })
            let session = try #require(bench.device.media?.session)
            let isWhole = !text.contains("options")
            let status = session.status(at: bench.now, includesMedia: isWhole, includesItems: isWhole)
            let written = try JSONPayload.encode(Envelope(requestID: 5, body: MediaReply.mediaStatus([status])))
            #expect(try told.json == JSONPayload.decode(JSONValue.self, from: written))
        }
    }

    @Test func anAnswerThatHasWaitedIsChargedToWhoAsked() throws {
        var bench = Self.heavy(connections: [1, 2])
        let style = #"{"type":"EDIT_TRACKS_INFO","mediaSessionId":1,"requestId":5,"textTrackStyle":{"fontScale":2}}"#
        for _ in 0..<3 { bench.ask(style) }
        #expect(charged(bench).isEmpty)
        let before = bench.device.texts.bytesWritten
        let sent = bench.report(.styleChanged, .playing)
        #expect(sent.filter { $0.connection == 1 && $0.requestID == 5 }.count == 3)
        #expect(charged(bench)[1] ?? 0 > 3 * Self.blob.utf8.count && charged(bench)[2] == nil)
        #expect(bench.device.texts.bytesWritten - before < Self.blob.utf8.count + 8000)
    }

    // MARK: - To everybody

    private static func bytes(_ bench: DeviceBench) -> Int {
        bench.actions.reduce(0) { sum, action in
            guard case .send(_, let message) = action else { return sum }
            return sum + (message.text?.utf8.count ?? 0)
        }
    }

    @Test func aFloodOfShufflesIsNotAFloodOfListsToEverybody() throws {
        let senders = Array(UInt64(1)...50)
        var bench = DeviceBench.launched(connections: senders)
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        let page = (0..<500).map { #"{"media":{"contentId":"http://h/\#($0)"}}"# }.joined(separator: ",")
        for _ in 0..<14 {
            bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"items":[\#(page)]}"#)
        }
        bench.wait(.seconds(30))
        var told = 0
        let before = bench.device.texts.bytesWritten
        for request in 1...200 {
            bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":\#(request),"shuffle":true}"#)
            told += Self.bytes(bench)
            // Who shuffles pays for the walk, whether or not the order is told.
            #expect(charged(bench)[1] ?? 0 >= 7001)
            #expect(bench.sent.contains { $0.requestID == request && $0.type == "MEDIA_STATUS" })
        }
        let short = 200 * senders.count * NewsBudget.shortText
        #expect(told < NewsBudget.burst + short + (4 << 20), "\(told)")
        // Orders that there was no room for have not been written either.
        #expect(bench.device.texts.bytesWritten - before < 10 * MediaReplyText.limit + 200 * 2000)
        // The last order is told once there is room again.
        bench.wait(.seconds(10))
        let last = try #require(bench.sent.last { $0.type == "QUEUE_CHANGE" })
        let ids = try #require(bench.device.media?.session?.queue.ids)
        #expect(last.json["itemIds"] == .array(ids.map { .number(Double($0)) }))
        #expect(last.json["sequenceNumber"]?.intValue == bench.device.media?.session?.queue.sequenceNumber)
    }

    private static func changing(_ ids: some Sequence<Int>) -> String {
        let items = ids.map { #"{"itemId":\#($0),"autoplay":false}"# }.joined(separator: ",")
        return #"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":7,"items":[\#(items)]}"#
    }

    @Test func changesThatWereHeldBackAreToldAsWhatTheyAre() throws {
        var bench = DeviceBench.launched(connections: [1, 2])
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":{"contentId":"http://h/0"}}]}"#)
        let page = (0..<500).map { #"{"media":{"contentId":"http://h/\#($0)"}}"# }.joined(separator: ",")
        for _ in 0..<6 {
            bench.ask(#"{"type":"QUEUE_INSERT","mediaSessionId":1,"requestId":3,"items":[\#(page)]}"#)
        }
        bench.wait(.seconds(5))
        func empty() { while bench.device.news.takes(NewsBudget.burst, at: bench.now) {} }
        func news() -> [DeviceBench.Sent] { bench.sent.filter { $0.type == "QUEUE_CHANGE" && $0.connection == 2 } }
        empty()
        bench.ask(Self.changing(1000..<1900))
        #expect(news().isEmpty)
        bench.ask(Self.changing(1800..<2600))
        #expect(news().isEmpty)
        bench.wait(.seconds(10))
        #expect(news().map { $0.json["changeType"]?.stringValue } == ["ITEMS_CHANGE"])
        #expect(news().first?.json["itemIds"] == .array((1000..<2600).map { .number(Double($0)) }))

        // With an order, both are told, the order first; and of very many all count as changed.
        empty()
        for first in [1, 1001, 2001] { bench.ask(Self.changing(first..<first + 1000)) }
        bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":8,"shuffle":true}"#)
        #expect(news().isEmpty)
        bench.wait(.seconds(10))
        #expect(news().map { $0.json["changeType"]?.stringValue } == ["UPDATE", "ITEMS_CHANGE"])
        let ids = try #require(bench.device.media?.session?.queue.ids)
        #expect(news().allSatisfy { $0.json["itemIds"] == .array(ids.map { .number(Double($0)) }) })
        let number = bench.device.media?.session?.queue.sequenceNumber
        #expect(news().allSatisfy { $0.json["sequenceNumber"]?.intValue == number })
    }

    @Test func aStatusThatWasCutShortForEverybodyIsToldAsAWholeLater() throws {
        var bench = Self.heavy(connections: [1, 2])
        bench.device.news = NewsBudget()
        let style = #"{"type":"EDIT_TRACKS_INFO","mediaSessionId":1,"requestId":5,"textTrackStyle":{"fontScale":2}}"#
        var cut = 0
        for _ in 0..<400 {
            bench.ask(style)
            let sent = bench.report(.styleChanged, .playing)
            #expect(sent.map(\.connection) == [1, 2] && sent.map(\.requestID) == [5, 0])
            if sent.last?.media?["media"] == nil { cut += 1 }
        }
        #expect(cut > 0)
        bench.wait(.seconds(1))
        #expect(bench.sent.filter { $0.media?["media"] != nil }.map(\.to) == ["*", "*"])
    }
}
