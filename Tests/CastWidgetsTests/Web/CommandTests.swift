import CastSender
import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(1))) struct CommandTests {
    @Test func aTapIsDoneOnceHoweverOftenItIsSent() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        try await web.bench.connect()
        await until { web.bench.context.defaultExpandedMediaControls.state.media != nil }
        web.bench.answers("PAUSE", WidgetBench.status("PAUSED"))
        var events: Set<String?> = []
        for _ in 1...3 {
            let answer = try await web.command("0123-abcd", #""command":"tapPlayback""#)
            #expect(answer.status == 202 && answer.json?["id"] == "0123-abcd" && answer.json?["done"] == true)
            events.insert(answer.json?["event"]?.stringValue)
        }
        #expect(events.count == 1 && events.first != .some(nil), "the same answer each time")
        await until { web.bench.context.defaultExpandedMediaControls.state.media?.playerState == .paused }
        // The same number of another holder is another command.
        web.access.give("another-owners-token", WidgetGrant(id: "other"))
        #expect(
            try await web.command("0123-abcd", #""command":"tapPlayback""#, token: "another-owners-token").status == 202
        )
        #expect(web.bench.tv.sentJSON("PAUSE").count == 1 && web.bench.tv.sentJSON("PLAY").count == 1)
        await web.stop()
    }

    /// What a command has changed at once is told with the event that its answer names, or with one before.
    @Test func anAnswerNamesTheEventThatTellsTheFirstEffect() async throws {
        let bench = WidgetBench(WidgetBench.status("PLAYING", media: WidgetBench.tracks, #","currentItemId":1"#))
        bench.serveQueue([1, 2, 3])
        // The TV takes its time: what is told is that it was asked.
        for type in ["PAUSE", "SEEK", "QUEUE_UPDATE", "QUEUE_REORDER", "SET_VOLUME", "STOP"] {
            bench.tv.answer(type, nil)
        }
        let web = try await WebBench(bench)
        let stream = try await web.listen()
        bench.house.announce(.tv)
        try await bench.connect()
        await stream.event("queue") { $0["count"] == 3 && $0["current"] == 1 }
        await stream.event("volume") { $0["enabled"] == true }
        await stream.event("dialog") { $0["screen"] == "connected" }
        typealias Effect = (topic: String, isTold: @Sendable (JSONValue) -> Bool)
        let cases: [(members: String, effect: Effect)] = [
            (#""command":"pause""#, ("media", { $0["pending"] == ["playback"] })),
            (#""command":"seek","position":33"#, ("media", { $0["seekTarget"] == 33 })),
            (#""command":"jump","item":3"#, ("queue", { $0["jumping"] == 3 })),
            (#""command":"move","item":2,"before":1"#, ("queue", { $0["moving"] == [2] })),
            (#""command":"setVolume","level":0.25"#, ("volume", { $0["level"] == 0.25 && $0["pending"] == ["level"] })),
            (#""command":"setDeviceMuted","muted":true"#, ("volume", { $0["pending"] == ["level", "muted"] })),
            (#""command":"disconnect","stopCasting":true"#, ("dialog", { $0["pending"] == ["stopCasting"] })),
        ]
        let epoch = try #require(stream.events.first?.json["epoch"]?.stringValue)
        for (number, (members, effect)) in cases.enumerated() {
            let answer = try await web.command("command-\(number)", members)
            let event = try #require(answer.json?["event"]?.stringValue, "\(members)")
            let told = try #require(await stream.event(effect.topic, where: effect.isTold), "\(members)")
            let last = try #require(event.split(separator: "-").last.flatMap { Int($0) })
            #expect(event == "\(epoch)-\(last)" && (told.number ?? .max) <= last, "\(members)")
        }
        await web.stop()
    }

    /// A page that repeats what it has asked of a server that is gone: it may be done already.
    @Test func aCommandForAnotherRunOfTheServerIsRefused() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        let stream = try await web.listen()
        try await web.bench.connect()
        await stream.event("media") { $0["title"] == "Film" }
        let epoch = try #require(stream.events.first?.json["epoch"]?.stringValue)
        let members = #""command":"tapPlayback","epoch""#
        for other in ["0123456789abcdef", epoch + "0"] {
            let answer = try await web.command("0123-abcd", #"\#(members):"\#(other)""#)
            #expect(answer.status == 409 && answer.error?.contains("anew") == true)
        }
        #expect(web.bench.tv.sentJSON("PAUSE").isEmpty)
        // That it was refused is not remembered: the page may ask for the same of this one.
        web.bench.answers("PAUSE", WidgetBench.status("PAUSED"))
        for said in [#"\#(members):"\#(epoch)""#, #"\#(members):null"#, #""command":"tapPlayback""#] {
            #expect(try await web.command("0123-abcd", said).status == 202)
        }
        // What this one has done it answers, whichever it is asked as.
        #expect(try await web.command("0123-abcd", #"\#(members):"another""#).status == 202)
        #expect(web.bench.tv.sentJSON("PAUSE").count == 1 && web.bench.tv.sentJSON("PLAY").isEmpty)
        await web.stop()
    }

    @Test func aDeviceIsChosenAndLeft() async throws {
        let web = try await WebBench(WidgetBench())
        let stream = try await web.listen()
        web.bench.house.announce(.tv)
        await stream.event("dialog") { $0["screen"] == "chooser" }
        #expect(try await web.command("choose-0", #""command":"choose","device":"0002""#).status == 409)
        #expect(try await web.command("choose-1", #""command":"choose","device":"0001""#).status == 202)
        await stream.event("dialog") { $0["screen"] == "connected" && $0["device"] == "TV" && $0["deviceID"] == "0001" }
        await stream.event("devices") { $0["devices"] != [] && "\($0)".contains("bool(true)") }
        let again = try await web.command("choose-2", #""command":"choose","device":"0001""#)
        #expect(again.status == 409 && again.error?.contains("TV") == true)
        #expect(try await web.command("leave-01", #""command":"disconnect","stopCasting":false"#).status == 202)
        await until { web.bench.context.sessionManager.currentSession == nil }
        #expect(!web.bench.tv.sentTypes.contains("STOP"))
        #expect(try await web.command("leave-02", #""command":"disconnect","stopCasting":true"#).status == 409)
        #expect(try await web.command("search-1", #""command":"searchAgain""#).status == 202)
        await web.stop()
    }

    @Test func eachControlReachesTheDevice() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status(media: WidgetBench.tracks)))
        try await web.bench.connect()
        await until { web.bench.context.defaultExpandedMediaControls.state.media != nil }
        let cases = [
            (#""command":"seek","position":33"#, "SEEK"), (#""command":"setRate","rate":1.5"#, "SET_PLAYBACK_RATE"),
            (#""command":"selectTracks","audio":1,"text":3"#, "EDIT_TRACKS_INFO"),
            (#""command":"setMuted","muted":true"#, "SET_VOLUME"),
            (#""command":"setRepeatMode","mode":"all""#, "QUEUE_UPDATE"),
            (#""command":"tapButton","bar":"mini","slot":0"#, "PAUSE"), (#""command":"stop""#, "STOP"),
        ]
        for (number, (text, type)) in cases.enumerated() {
            web.bench.answers(type, WidgetBench.status(media: WidgetBench.tracks))
            #expect(try await web.command("control-\(number)", text).status == 202, "\(text)")
            #expect(web.bench.tv.sentTypes.contains(type), "\(text)")
        }
        #expect(web.bench.tv.sentJSON("SEEK").first?["currentTime"] == 33)
        #expect(web.bench.tv.sentJSON("EDIT_TRACKS_INFO").first?["activeTrackIds"] == [1, 3])
        // The page opens that itself.
        #expect(try await web.command("captions", #""command":"tapButton","bar":"expanded","slot":0"#).status == 202)
        for text in [
            #""command":"setRate","rate":1.1"#, #""command":"skipAd""#,
            #""command":"selectTracks","audio":1,"text":9"#, #""command":"tapButton","bar":"mini","slot":1"#,
        ] {
            let answer = try await web.command("refused-\(abs(text.hashValue))", text)
            #expect(answer.status == 409 && answer.error?.isEmpty == false, "\(text) \(answer)")
        }
        await web.stop()
    }

    @Test func theQueueIsReadByPartsAndChanged() async throws {
        let bench = WidgetBench(WidgetBench.status("PLAYING", #","currentItemId":3"#))
        bench.serveQueue(Array(1...500))
        let web = try await WebBench(bench)
        let stream = try await web.listen()
        try await bench.connect()
        await stream.event("queue") { $0["count"] == 500 && $0["current"] == 3 && $0["currentIndex"] == 2 }
        func page(_ query: String) async throws -> (status: Int, json: JSONValue) {
            let answer = try await web.ask("GET", "/cast/queue?\(query)")
            return (answer.status, answer.json ?? .null)
        }
        let first = try await page("from=100&count=200")
        #expect(first.status == 200 && first.json["from"] == 100)
        guard case .array(let items)? = first.json["items"] else { return #expect(Bool(false), "\(first)") }
        #expect(items.count == 200 && items[0]["id"] == 101 && items[0]["title"] == .null)
        // What has come meanwhile is told by another revision.
        let revision = try #require(first.json["revision"]?.intValue)
        await stream.event("queue") { ($0["revision"]?.intValue ?? 0) > revision }
        for (query, count) in [("from=490&count=50", 10), ("from=500", 0), ("from=1000000", 0), ("", 50)] {
            guard case .array(let items)? = try await page(query).json["items"] else {
                #expect(Bool(false), "\(query)")
                continue
            }
            #expect(items.count == count, "\(query)")
        }
        for query in ["from=-1", "from=x", "count=0", "count=201", "from=9999999999999999999", "count="] {
            #expect(try await page(query).status == 400, "\(query)")
        }
        #expect(try await web.command("remove-1", #""command":"remove","items":[1,2]"#).status == 202)
        await stream.event("queue") { $0["count"] == 498 && $0["pending"] == true && $0["currentIndex"] == 0 }
        #expect(bench.tv.sentJSON("QUEUE_REMOVE").first?["itemIds"] == [1, 2])
        bench.tv.answer("QUEUE_UPDATE", nil)
        #expect(try await web.command("jump-001", #""command":"jump","item":7"#).status == 202)
        await stream.event("queue") { $0["jumping"] == 7 && $0["current"] == 3 }
        #expect(try await web.command("jump-003", #""command":"jump","item":7"#).status == 409)
        bench.told(WidgetBench.status("PLAYING", #","currentItemId":7"#))
        await stream.event("queue") { $0["jumping"] == .null && $0["current"] == 7 }
        #expect(try await web.command("jump-002", #""command":"jump","item":700"#).status == 409)
        #expect(try await web.command("move-001", #""command":"move","item":9,"before":3"#).status == 202)
        #expect(try await web.command("move-002", #""command":"move","item":9,"before":9"#).status == 409)
        await web.stop()
    }

    @Test func theVolumeIsSetWhereThereIsADevice() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        let stream = try await web.listen()
        await stream.event("volume") { $0["enabled"] == false }
        let early = try await web.command("volume-1", #""command":"setVolume","level":0.5"#)
        #expect(early.status == 409 && early.error != nil)
        try await web.bench.connect()
        await stream.event("volume") { $0["enabled"] == true }
        #expect(try await web.command("volume-2", #""command":"setVolume","level":0.5"#).status == 202)
        await stream.event("volume") { $0["level"] == 0.5 }
        #expect(web.bench.tv.sentJSON("SET_VOLUME").first?["volume"]?["level"] == 0.5)
        #expect(try await web.command("volume-3", #""command":"setDeviceMuted","muted":true"#).status == 202)
        #expect(web.bench.tv.sentJSON("SET_VOLUME").last?["volume"]?["muted"] == true)
        #expect(try await web.command("volume-4", #""command":"setVolume","member":"x","level":0.5"#).status == 409)
        await web.stop()
    }

    @Test func whereNothingPlaysThatIsSaid() async throws {
        let web = try await WebBench(WidgetBench())
        let answer = try await web.command("12345678", #""command":"play""#)
        #expect(
            answer.status == 409 && answer.json?["id"] == "12345678"
                && answer.error == "Nothing plays on the device now.")
        await web.stop()
    }

    @Test func whatTheDeviceRefusesIsToldWithItsReason() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        let stream = try await web.listen()
        try await web.bench.connect()
        await stream.event("media") { $0["playback"] == "pause" }
        web.bench.refuses("PAUSE")
        _ = try await web.command("12345678", #""command":"pause""#)
        await stream.event("media") { $0["pending"] == ["playback"] && $0["playback"] == "play" }
        let failed = try #require(await stream.event("media") { $0["failure"]?["id"] != nil }).json
        let id = try #require(failed["failure"]?["id"]?.intValue)
        #expect(failed["failure"]?["kind"] == "playback")
        // Higher than all of an earlier run, and a whole number for JavaScript too.
        let later = WidgetHub(
            context: .fake(), options: web.widgets.options, pictures: PictureNames(), date: Date().addingTimeInterval(1)
        )
        later.failure.follow(web.bench.context.defaultExpandedMediaControls.state.pending.failure)
        #expect(id > 1_700_000_000_000 && id < later.failure.number && later.failure.number < 1 << 53)
        #expect(failed["failure"]?["reason"]?.stringValue?.isEmpty == false && failed["playback"] == "pause")
        await web.stop()
    }

    @Test func formsAndOtherBodiesDoNothing() async throws {
        let web = try await WebBench(WidgetBench(WidgetBench.status()))
        try await web.bench.connect()
        await until { web.bench.context.defaultExpandedMediaControls.state.media != nil }
        let members = #""command":"pause""#
        for type in [
            "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
            "application/jsonx",
            "text/plain; application/json", nil,
        ] as [String?] {
            let answer = try await web.command("12345678", members, ["Content-Type": type])
            #expect(answer.status == 415 && answer.error != nil, "\(type ?? "none")")
        }
        #expect(
            try await web.command("12345678", members, ["Content-Type": "application/JSON; charset=utf-8"]).status
                == 202)
        #expect(web.bench.tv.sentJSON("PAUSE").count == 1)
        for (body, status) in [
            ("", 400), ("{", 400), (#"{"id":"12345679","command":"dance"}"#, 400),
            (#"{"id":"12345679","command":"seek","position":-1}"#, 400),
            (#"{"id":"12345679","command":"play","x":"\#(String(repeating: "a", count: 20_000))"}"#, 413),
        ] {
            let answer = try await web.ask("POST", "/cast/commands", ["Content-Type": "application/json"], body: body)
            #expect(answer.status == status && answer.error?.isEmpty == false, "\(body.prefix(60)) \(answer)")
        }
        #expect(web.bench.tv.sentJSON("PLAY").isEmpty)
        await web.stop()
    }
}
