import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastSender
@testable import CastWidgets
@testable import CastWidgetsWeb

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(1))) struct EventStreamTests {
    @Test func firstComesAGreetingThenTheTimeThenEachTopicOnce() async throws {
        let web = try await WebBench(WidgetBench())
        let stream = try await web.listen()
        await stream.event("style")
        await stream.event("dialog") { $0["screen"] == "searching" }
        #expect(stream.head.status == 200 && stream.head.fields["content-type"] == "text/event-stream")
        #expect(stream.head.fields["cache-control"] == "no-store")
        let events = stream.events
        #expect(events.prefix(2).map { $0.name } == ["hello", "clock"] && events.prefix(2).allSatisfy { $0.id == nil })
        let hello = events[0].json
        #expect(hello["scope"] == "owner" && hello["ends"] == .null && hello["device"] == .null)
        let epoch = try #require(hello["epoch"]?.stringValue)
        #expect(
            Set(events.dropFirst(2).map { $0.name }) == [
                "button", "devices", "dialog", "instructions", "media", "tracks", "queue", "volume", "style",
            ])
        #expect(events.dropFirst(2).allSatisfy { $0.id?.hasPrefix(epoch + "-") == true })
        let numbers = events.compactMap { $0.number }
        #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
        #expect(events.first { $0.name == "media" }?.data == "null")
        await web.stop()
    }

    @Test func whatPlaysIsToldAsAWholeWithAPositionThatGoesOnByItself() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status(media: WidgetBench.tracks)))
        let stream = try await web.listen()
        try await web.bench.connect()
        let media = try #require(await stream.event("media") { $0["title"] == "Film" }).json
        #expect(media["subtitle"] == "A film" && media["studio"] == "Studio" && media["playerState"] == "playing")
        #expect(media["position"]?["value"] == 10 && media["position"]?["rate"] == 1 && media["duration"] == 60)
        #expect(media["image"]?.stringValue?.hasPrefix("image/") == true && media["failure"] == .null)
        #expect(media["mini"]?[0]?["type"] == "playPauseToggle" && media["expanded"]?.count == 4)
        let tracks = try #require(await stream.event("tracks") { $0["text"]?.count == 2 }).json
        #expect(tracks["audio"]?[0]?["language"] == "en" && tracks["canStyle"] == true)
        await stream.isConnected()
        let told = stream.events.count
        web.bench.time.advance(by: .seconds(5))
        web.bench.told(WidgetBench.status("PAUSED", at: 15, media: WidgetBench.tracks))
        let paused = try #require(await stream.event("media") { $0["playerState"] == "paused" }).json
        #expect(paused["position"]?["value"] == 15 && paused["position"]?["rate"] == 0)
        #expect(paused["position"]?["at"] == .number(5_000), "\(String(describing: paused["position"]))")
        // Time alone is told to nobody, and what is as it was neither.
        #expect(stream.events.dropFirst(told).map { $0.name } == ["media"])
        await web.stop()
    }

    /// A page counts on by itself: it is not to do so while nobody knows what the device does.
    @Test func whileTheDeviceIsNotReachedThePositionStands() async throws {
        let again = FakeTV.running(WidgetBench.status(at: 40))
        let web = try await WebBench(WidgetBench(WidgetBench.status(), then: again))
        let stream = try await web.listen()
        try await web.bench.context.sessionManager.connect(to: .tv, options: .joinOnly)
        await stream.isConnected()
        web.bench.time.advance(by: .seconds(5))
        #expect(web.bench.context.sessionManager.suspendSession(with: .appBackgrounded))
        let held = try #require(await stream.event("media") { $0["position"]?["rate"] == 0 }).json
        #expect(held["position"] == ["value": 15, "at": 5_000, "rate": 0] && held["playerState"] == "playing")
        web.bench.time.advance(by: .seconds(5))
        #expect(web.bench.context.sessionManager.resumeSession())
        await stream.event("media") { $0["position"] == ["value": 40, "at": 10_000, "rate": 1] }
        #expect(again.sentTypes.contains("GET_STATUS"))
        await web.stop()
    }

    @Test func whoComesBackIsToldWhatHasChangedAndNothingTwice() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        let first = try await web.listen()
        try await web.bench.connect()
        await first.isConnected()
        web.widgets.publish("mark", 1)
        await first.event("mark")
        let id = try #require(first.events.last?.id)
        await first.client.close()
        web.bench.told(WidgetBench.status("PAUSED"))
        web.widgets.publish("mark", 1)
        await until { web.bench.context.defaultExpandedMediaControls.state.media?.playerState == .paused }
        let second = try await web.listen(after: id)
        await second.event("media") { $0["playerState"] == "paused" }
        web.widgets.publish("mark", 2)
        await second.event("mark")
        #expect(second.events.map { $0.name } == ["hello", "clock", "media", "mark"])
        // A number of another run says nothing here.
        let third = try await web.listen(after: "other-\(id.split(separator: "-")[1])")
        await third.event("mark")
        #expect(Set(third.events.map { $0.name }).isSuperset(of: ["button", "devices", "dialog", "media", "style"]))
        await web.stop()
    }

    @Test func aSlowReaderGetsTheNewestAndCostsNoMemory() async throws {
        let web = try await WebBench(WidgetBench())
        let stream = try await web.listen()
        await stream.event("style")
        try await stream.client.takes(false)
        let filler = String(repeating: "x", count: 10_000)
        for number in 1...20_000 {
            web.widgets.publish("big", "\(number) \(filler)")
            if number % 100 == 0 { await Task.yield() }
        }
        try await stream.client.takes(true)
        await stream.until { $0.contains { $0.name == "big" && $0.data.hasPrefix("\"20000 ") } }
        let told = stream.events.filter { $0.name == "big" }
        // 200 MB were published; what was on its way are the system's buffers.
        #expect(stream.client.count < 20_000_000, "\(stream.client.count)")
        let numbers = told.compactMap { $0.number }
        #expect(numbers == numbers.sorted() && numbers.count < 2_000)
        await web.stop()
    }

    @Test func theTimeIsToldEvery15Seconds() async throws {
        let web = try await WebBench(WidgetBench())
        let stream = try await web.listen()
        await stream.event("style")
        for beat in 1...3 {
            await web.bench.time.advance(toSleeperAt: EventStream.beat)
            await stream.event("clock") { $0["now"] == .number(Double(15_000 * beat)) }
        }
        #expect(stream.events.count { $0.name == "clock" } == 4)
        await web.stop()
    }

    @Test func aTokenThatIsTakenBackEndsItsStreamAndNoOther() async throws {
        let web = try await WebBench(WidgetBench())
        web.access.give("a-second-token-of-it", WidgetGrant(id: "second"))
        let (stream, other) = (try await web.listen(token: "a-second-token-of-it"), try await web.listen())
        await stream.event("style")
        await other.event("style")
        web.access.takeBack("a-second-token-of-it")
        #expect(await stream.event("end")?.json["reason"]?.stringValue?.isEmpty == false)
        await until { web.widgets.readers == 1 }
        #expect(try await web.command("12345678", #""command":"play""#, token: "a-second-token-of-it").status == 401)
        web.widgets.publish("mark", 1)
        await other.event("mark")
        #expect(!other.events.contains { $0.name == "end" })
        await web.stop()
    }

    @Test func aTokenThatIsTakenBackWhileItsStreamIsOpenedOpensNone() async throws {
        let web = try await WebBench(WidgetBench())
        web.access.forget(WebBench.owner, afterOneMore: true)
        let answer = try await web.listen()
        await answer.client.until { $0.contains("\r\n\r\n") }
        #expect(answer.head.status == 401 && answer.events.isEmpty)
        await until { web.widgets.readers == 0 }
        await web.stop()
    }

    /// A file whose changes the system tells nobody.
    @Test func aTokenThatIsTakenBackUnheardEndsItsStreamWithTheNextBeat() async throws {
        let web = try await WebBench(WidgetBench())
        web.access.give("a-second-token-of-it", WidgetGrant(id: "second"))
        let (stream, other) = (try await web.listen(token: "a-second-token-of-it"), try await web.listen())
        await stream.event("style")
        await other.event("style")
        web.access.forget("a-second-token-of-it")
        // One of the two may begin to count the time a moment later.
        for _ in 1...2 { await web.bench.time.advance(toSleeperAt: EventStream.beat) }
        await other.until { $0.count { $0.name == "clock" } > 1 }
        await stream.until { events in
            events.contains { $0.name == "end" } || events.count { $0.name == "clock" } > 1
        }
        #expect(stream.events.last?.name == "end")
        await until { web.widgets.readers == 1 }
        #expect(!other.events.contains { $0.name == "end" })
        await web.stop()
    }

    @Test func aTokenThatIsOverEndsItsStreamThen() async throws {
        let web = try await WebBench(WidgetBench())
        web.access.give("for-a-minute-alone", WidgetGrant(id: "short", ends: Date().addingTimeInterval(10)))
        let stream = try await web.listen(token: "for-a-minute-alone")
        await stream.event("style")
        #expect((stream.events[0].json["ends"]?.doubleValue ?? 0) > 1_700_000_000)
        await web.bench.time.advanceToSleeper(within: .seconds(10))
        await stream.event("end")
        web.access.give("over-long-since-then", WidgetGrant(id: "old", ends: Date().addingTimeInterval(-1)))
        #expect(
            try await web.ask("GET", "/cast/events", ["Authorization": "Bearer over-long-since-then"]).status == 401)
        await web.stop()
    }

    @Test func theDialogIsOpenAndDevicesAreLookedForAsLongAsSomebodyListens() async throws {
        let web = try await WebBench(WidgetBench())
        #expect(!web.bench.context.discoveryManager.discoveryActive)
        let stream = try await web.listen()
        await until { web.bench.context.discoveryManager.discoveryActive }
        web.bench.house.announce(.tv)
        let devices = try #require(await stream.event("devices") { $0["devices"]?.count == 1 }).json
        #expect(devices["devices"]?[0]?["name"] == "TV" && devices["devices"]?[0]?["connected"] == false)
        await stream.event("dialog") { $0["screen"] == "chooser" }
        await stream.client.close()
        await until { web.widgets.readers == 0 }
        // A page that comes back soon finds all as it was.
        web.bench.time.advance(by: .seconds(20))
        let again = try await web.listen()
        await again.event("style")
        web.bench.time.advance(by: .seconds(20))
        #expect(web.bench.context.discoveryManager.discoveryActive)
        await again.client.close()
        await until { web.widgets.readers == 0 }
        await web.bench.time.advance(toSleeperAt: .seconds(30))
        await until { !web.bench.context.discoveryManager.discoveryActive }
        await web.stop()
    }

    @Test func stoppingLeavesNothingOpen() async throws {
        weak var widgets: WebWidgets?
        weak var context: CastContext?
        do {
            let web = try await WebBench(WidgetBench(WidgetBench.status()))
            (widgets, context) = (web.widgets, web.bench.context)
            let streams = [try await web.listen(), try await web.listen()]
            for stream in streams { await stream.event("style") }
            let idle = try await WebClient.connect(to: web.port)
            await web.stop()
            for stream in streams { await stream.client.end() }
            await idle.end()
            // Who reads may come back to another server.
            #expect(streams.allSatisfy { !$0.events.contains { $0.name == "end" } })
            await #expect(throws: (any Error).self) { try await WebClient.connect(to: web.port) }
        }
        await until { widgets == nil && context == nil }
    }
}

extension EventClient {
    /// Waits until all is told that a session with the TV, and the film there, are to pages.
    fileprivate func isConnected() async {
        await event("media") { $0["playerState"] == "playing" }
        await event("dialog") { $0["screen"] == "connected" && $0["title"] == "Film" }
        await event("button") { $0["state"] == "connected" }
        await event("volume") { $0["enabled"] == true }
    }
}

extension JSONValue {
    fileprivate subscript(_ index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    fileprivate var count: Int? {
        guard case .array(let elements) = self else { return nil }
        return elements.count
    }
}
