import CastSender
import CastWidgetsCore
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

@MainActor @Suite(.timeLimit(.minutes(1))) struct GuestTests {
    private static let token = "the-token-of-a-guest"

    /// A guest of the TV, whose context of its own meets these devices, one after the other.
    private func guests(_ tvs: FakeTV...) async throws -> (web: WebBench, house: FakeHouse) {
        let (bench, house) = (WidgetBench(), FakeHouse())
        let then = tvs + [FakeTV(), FakeTV()]
        let context = CastContext.fake(tvs[0], then[1], then[2], time: bench.time, browser: house)
        let web = try await WebBench(bench) { $0.makeGuestContext = { _ in context } }
        web.access.give(Self.token, WidgetGrant(id: "guest", deviceID: "0001"))
        return (web, house)
    }

    @Test func aGuestSeesTheOneDeviceAndWhatPlaysThere() async throws {
        let tv = FakeTV.running(WidgetBench.status())
        let (web, house) = try await guests(tv)
        let stream = try await web.listen(token: Self.token)
        await stream.event("dialog") { $0["screen"] == "searching" }
        #expect(stream.events.first?.json["scope"] == "guest")
        for device in [Device.kitchen, .tv] { house.announce(device) }
        await stream.event("media") { $0["title"] == "Film" }
        await stream.event("dialog") { $0["screen"] == "connected" && $0["device"] == "TV" && $0["title"] == "Film" }
        await stream.event("button") { $0["state"] == "connected" }
        let devices = try #require(stream.events.last { $0.name == "devices" })
        #expect(devices.data.contains("TV") && !stream.events.contains { $0.data.contains("Kitchen") })
        #expect(!tv.sentTypes.contains("LAUNCH"))
        tv.answer("PAUSE") { _, json in
            [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, WidgetBench.status("PAUSED"))]
        }
        #expect(try await web.command("12345678", #""command":"tapPlayback""#, token: Self.token).status == 202)
        await stream.event("media") { $0["playerState"] == "paused" }
        // What the owner's widgets are bound to is none of theirs.
        #expect(web.bench.context.sessionManager.currentSession == nil)
        await web.stop()
        #expect(tv.isClosed && !tv.sentTypes.contains("STOP"))
    }

    @Test func aGuestThatWantsMoreIsRefused() async throws {
        let tv = FakeTV.running(WidgetBench.status())
        let (web, house) = try await guests(tv)
        let stream = try await web.listen(token: Self.token)
        house.announce(.tv)
        house.announce(.kitchen)
        await stream.event("media") { $0["title"] == "Film" }
        for (number, text) in [
            #""command":"choose","device":"0002""#, #""command":"choose","device":"0001""#,
            #""command":"disconnect","stopCasting":true"#, #""command":"acceptPermission""#,
            #""command":"searchAgain""#, #""command":"showInstructions""#, #""command":"dismissInstructions""#,
        ].enumerated() {
            let answer = try await web.command("command-\(number)", text, token: Self.token)
            #expect(answer.status == 403 && answer.error?.isEmpty == false, "\(text)")
        }
        #expect(!tv.isClosed)
        await web.stop()
    }

    @Test func aLostDeviceIsJoinedAgain() async throws {
        let (first, second) = (FakeTV.running(WidgetBench.status()), FakeTV.running(WidgetBench.status(title: "Next")))
        let (web, house) = try await guests(first, second)
        let stream = try await web.listen(token: Self.token)
        house.announce(.tv)
        await stream.event("media") { $0["title"] == "Film" }
        first.breakDown(FakeTV.cut)
        // Whichever comes first: the session that resumes, or the device that is joined anew.
        while !stream.events.contains(where: { $0.name == "media" && $0.json["title"] == "Next" }), !Task.isCancelled {
            web.bench.time.advance(by: .seconds(1))
            await Task.yield()
        }
        await web.stop()
    }

    @Test func aGuestStaysWithItsDeviceWhenWhatPlaysIsMovedToAnother() async throws {
        let (tv, kitchen) = (FakeTV.running(WidgetBench.status()), FakeTV.running(WidgetBench.status(title: "Theirs")))
        let (web, house) = try await guests(tv, kitchen)
        let stream = try await web.listen(token: Self.token)
        for device in [Device.kitchen, .tv] { house.announce(device) }
        await stream.event("media") { $0["title"] == "Film" }
        let destination = SessionMove.Destination(
            deviceID: "0002", name: "Kitchen", address: "127.0.0.1", port: 8010, sessionID: "S1")
        tv.say(Script.message(try SessionMove(sessionID: "S1", destination: destination).text(), .multizone))
        tv.say(Script.receiverStatus())
        await stream.until { events in
            let media = events.filter { $0.name == "media" }
            return media.last?.data == "null" || media.last?.json["title"] == "Theirs"
        }
        // The film is gone from here, and the device itself is still the guest's.
        #expect(try await web.command("12345678", #""command":"pause""#, token: Self.token).status == 409)
        #expect(
            try await web.command("12345679", #""command":"setVolume","level":0.1"#, token: Self.token).status == 202)
        await until { tv.sentTypes.contains("SET_VOLUME") }
        #expect(kitchen.sentTypes.isEmpty && !stream.events.contains { $0.data.contains("Theirs") })
        await web.stop()
    }

    /// The app's own code moves it: the framework can't know that it should not.
    @Test func aSessionThatIsMovedAllTheSameIsLeftAndTheDeviceJoinedAnew() async throws {
        let (tv, kitchen) = (FakeTV.running(WidgetBench.status()), FakeTV())
        let again = FakeTV.running(WidgetBench.status(title: "Next"))
        tv.handsOver()
        kitchen.takesOver(mediaSessionID: 5)
        let (bench, house) = (WidgetBench(), FakeHouse())
        let context = CastContext.fake(tv, kitchen, again, time: bench.time, browser: house)
        let web = try await WebBench(bench) { $0.makeGuestContext = { _ in context } }
        web.access.give(Self.token, WidgetGrant(id: "guest", deviceID: "0001"))
        let stream = try await web.listen(token: Self.token)
        house.announce(.tv)
        await stream.event("media") { $0["title"] == "Film" }
        let hub = try web.widgets.hub(for: WidgetGrant(id: "guest", deviceID: "0001"))
        let moved = MovedAnswers()
        // As soon as the session is there, before anything else can have happened.
        let ears = SessionEars { [weak hub, weak context] in
            guard let hub, context?.sessionManager.currentSession?.device.deviceID == "0002" else { return }
            moved.ask(hub)
        }
        context.sessionManager.addListener(ears)
        try #require(context.sessionManager.currentCastSession).transfer(to: .kitchen)
        while !stream.events.contains(where: { $0.name == "media" && $0.json["title"] == "Next" }), !Task.isCancelled {
            web.bench.time.advance(by: .milliseconds(100))
            await Task.yield()
        }
        context.sessionManager.removeListener(ears)
        #expect(!moved.answers.isEmpty && moved.answers.allSatisfy(\.isRefusal) && moved.isUnnamed)
        let told = stream.events.filter { $0.name == "media" && $0.json != .null }.map { $0.json["title"] }
        #expect(told.allSatisfy { $0 == "Film" || $0 == "Next" }, "\(told)")
        #expect(kitchen.sentJSON("PAUSE").isEmpty && kitchen.isClosed && !kitchen.sentTypes.contains("STOP"))
        await web.stop()
    }

    @Test func whereNobodyMakesGuestsAContextThereAreNone() async throws {
        let web = try await WebBench(WidgetBench())
        web.access.give(Self.token, WidgetGrant(id: "guest", deviceID: "0001"))
        let answer = try await web.ask("GET", "/cast/events", ["Authorization": "Bearer \(Self.token)"])
        #expect(answer.status == 403 && answer.error != nil)
        await web.stop()
    }

    @Test func guestsDevicesAreBoundedAndLeftWhenNobodyListens() async throws {
        let bench = WidgetBench()
        let web = try await WebBench(bench) {
            $0.limits.guestDevices = 2
            $0.makeGuestContext = { [time = bench.time] _ in .fake(FakeTV(), time: time, browser: FakeHouse()) }
        }
        for number in 1...3 { web.access.give("guest-\(number)", WidgetGrant(id: "\(number)", deviceID: "\(number)")) }
        let first = try await web.listen(token: "guest-1")
        let second = try await web.listen(token: "guest-2")
        await first.event("style")
        await second.event("style")
        let refused = try await web.ask("GET", "/cast/events", ["Authorization": "Bearer guest-3"])
        #expect(refused.status == 429 && refused.fields["retry-after"] != nil)
        await first.client.close()
        await until { web.widgets.readers == 1 }
        await bench.time.advance(toSleeperAt: .seconds(30))
        // One that was only asked something goes too.
        #expect(try await web.command("12345678", #""command":"play""#, token: "guest-3").status == 409)
        let full = try await web.ask("GET", "/cast/events", ["Authorization": "Bearer guest-1"])
        #expect(full.status == 429)
        await bench.time.advance(toSleeperAt: .seconds(30))
        let again = try await web.listen(token: "guest-1")
        await again.event("style")
        #expect(again.head.status == 200)
        await web.stop()
    }

    @Test func aGuestWhoseTimeIsOverHearsSo() async throws {
        let (web, _) = try await guests(FakeTV())
        let stream = try await web.listen(token: Self.token)
        await stream.event("style")
        web.access.takeBack(Self.token)
        await stream.event("end")
        #expect(try await web.command("12345678", #""command":"play""#, token: Self.token).status == 401)
        await web.stop()
    }
}

/// What a guest's widgets answer while their session is with another device.
@MainActor
private final class MovedAnswers {
    private(set) var answers: [CommandLedger.Answer] = []
    private(set) var isUnnamed = true

    func ask(_ hub: WidgetHub) {
        for command in [#""command":"pause""#, #""command":"setVolume","level":0.1"#] {
            let text = #"{"id":"moved-\#(answers.count + 10)",\#(command)}"#
            guard let request = try? WidgetRequest(Array(text.utf8)) else { continue }
            answers.append(hub.answer(request, of: "guest"))
        }
        isUnnamed =
            isUnnamed && hub.sessionDevice == nil && hub.connectedID == nil
            && hub.guest?.device?.deviceID != "0002" && hub.queuePage(from: 0, count: 50).items.isEmpty
    }
}

extension CommandLedger.Answer {
    fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
