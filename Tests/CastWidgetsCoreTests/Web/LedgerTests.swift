import Testing

@testable import CastWidgetsCore

@Suite struct LedgerTests {
    private let ledger = TopicLedger(epoch: "e1")

    /// What a reader at a number is sent, and where it is then.
    private func read(_ ledger: TopicLedger, from position: Int) -> (told: [String], position: Int) {
        var (told, position) = ([String](), position)
        while let next = ledger.next(after: position) {
            told.append("\(next.topic)=\(next.json)")
            position = next.number
        }
        return (told, position)
    }

    @Test func aReaderGetsAllAtFirstAndThenWhatChanges() {
        var ledger = ledger
        for (topic, state) in [("a", "1"), ("b", "1"), ("a", "2")] {
            let outcome = ledger.publish(topic, state)
            #expect(outcome == .told)
        }
        let first = read(ledger, from: 0)
        #expect(first.told == ["b=1", "a=2"])
        #expect(ledger.next(after: first.position) == nil)
        let same = ledger.publish("a", "2")
        #expect(same == .isSo, "the same is told to nobody")
        #expect(ledger.next(after: first.position) == nil)
        _ = ledger.publish("b", "2")
        #expect(read(ledger, from: first.position).told == ["b=2"])
    }

    @Test func aSlowReaderGetsTheNewestOfEachTopicAlone() {
        var ledger = ledger
        for number in 0..<10_000 { _ = ledger.publish("topic\(number % 3)", "\(number)") }
        #expect(read(ledger, from: 0).told == ["topic1=9997", "topic2=9998", "topic0=9999"])
    }

    @Test func whoComesBackGoesOnWhereItWas() throws {
        var ledger = ledger
        for topic in ["a", "b", "c"] { _ = ledger.publish(topic, "1") }
        let second = try #require(ledger.next(after: 1))
        #expect(ledger.id(of: second.number) == "e1-2" && ledger.last == 3)
        #expect(ledger.position(after: "e1-2") == 2 && read(ledger, from: 2).told == ["c=1"])
        for id in [
            nil, "", "e1", "e1-", "e1-4", "e1--1", "e1-2-2", "e2-2", "-2", "e1-two", "e1-99999999999999999999", " e1-2",
        ] as [String?] {
            #expect(ledger.position(after: id) == 0, "\(id ?? "none")")
        }
    }

    @Test func topicsAreBounded() {
        var ledger = TopicLedger(epoch: "e1", frameworks: ["media", "queue"])
        let outcomes = (0..<1_000).map { ledger.publish("\($0)", "1") }
        #expect(outcomes.count { $0 == .told } == TopicLedger.topicLimit && outcomes.last == .noRoom)
        let (known, new) = (ledger.publish("0", "2"), ledger.publish("new", "1"))
        #expect(known == .told && new == .noRoom)
        // The framework's take no room, and have it always.
        let frameworks = [ledger.publish("media", "1"), ledger.publish("queue", "1")]
        #expect(frameworks == [.told, .told])
        #expect(read(ledger, from: 0).told.count == TopicLedger.topicLimit + 2)
    }

    @Test func anEventCantBeginAnother() {
        #expect(
            ServerSentEvent(id: "e-1", event: "media", data: #"{"a":1}"#).text
                == "id: e-1\nevent: media\ndata: {\"a\":1}\n\n")
        #expect(
            ServerSentEvent(id: "e\n-1", event: "me\r\ndia", data: "a\nb\r\nc\rd").text
                == "id: e-1\nevent: media\ndata: a\ndata: b\ndata: c\ndata: d\n\n")
        // These end a line for Unicode and not for a browser: as one line they come back as they were.
        #expect(
            ServerSentEvent(event: "e", data: "a\u{2028}b\u{85}c\u{B}d").text
                == "event: e\ndata: a\u{2028}b\u{85}c\u{B}d\n\n")
        #expect(ServerSentEvent(event: "e", data: "").text == "event: e\ndata: \n\n")
    }

    @Test func aCommandIsAnsweredOnceForEachHolder() {
        var ledger = CommandLedger(perHolder: 3, holders: 2)
        ledger.keep(.done(event: 1), to: "1", of: "a")
        ledger.keep(.refused("no"), to: "1", of: "b")
        #expect(ledger.answer(to: "1", of: "a") == .done(event: 1) && ledger.answer(to: "1", of: "b") == .refused("no"))
        for id in ["2", "3", "4"] { ledger.keep(.done(event: 1), to: id, of: "a") }
        #expect(ledger.answer(to: "1", of: "a") == nil && ledger.answer(to: "2", of: "a") == .done(event: 1))
        for id in 0..<10_000 { ledger.keep(.done(event: 1), to: "\(id)", of: "a") }
        #expect(ledger.answer(to: "9999", of: "a") == .done(event: 1) && ledger.answer(to: "9996", of: "a") == nil)
        #expect(ledger.count == 4)
        ledger.keep(.done(event: 1), to: "1", of: "c")
        #expect(ledger.answer(to: "1", of: "b") == nil, "who asked longest ago is forgotten")
        #expect(ledger.count == 4)
    }

    @Test func aNoticeIsToldOnceAndDismissed() {
        var notice = Numbered<String>()
        notice.follow(nil)
        #expect(notice.shown == nil && notice.number == 0)
        notice.follow("gone")
        notice.follow("gone")
        #expect(notice.shown == "gone" && notice.number == 1)
        notice.dismiss()
        notice.follow("gone")
        #expect(notice.shown == nil)
        notice.follow(nil)
        notice.follow("gone")
        #expect(notice.shown == "gone" && notice.number == 2)
        // Another run's begin behind the time of day.
        var later = Numbered<String>(after: 1_700_000_000_000)
        #expect(later.shown == nil)
        later.follow("gone")
        #expect(later.number == 1_700_000_000_001)
    }
}
