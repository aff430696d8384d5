import CastSender
import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct ExpandedMediaControlsTests {
    // S0-81
    @Test func presentedBeforeTheLoadItWaitsForIt() async throws {
        let bench = WidgetBench("")
        bench.context.useDefaultExpandedMediaControls = true
        let expanded = bench.context.defaultExpandedMediaControls
        let host = ExpandedHost(expanded)
        try await bench.connect()
        bench.context.presentDefaultExpandedMediaControls()
        bench.context.presentDefaultExpandedMediaControls()
        #expect(host.presented == 1 && expanded.state.isWaiting && expanded.position == nil)
        bench.answers("LOAD", WidgetBench.status())
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        bench.context.sessionManager.currentSession?.remoteMediaClient?.loadMedia(try builder.build())
        await until { !expanded.state.isWaiting }
        #expect(expanded.state.media?.title == "Film" && expanded.position == 10 && host.presented == 1)
        expanded.close()
        #expect(host.dismissed == 1 && !expanded.state.isPresented)
    }

    // S0-80
    @Test func withoutTheDefaultOneTheAppIsToldInstead() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        let expanded = bench.context.defaultExpandedMediaControls
        let host = ExpandedHost(expanded)
        #expect(!bench.context.useDefaultExpandedMediaControls)
        var triggers = expanded.triggers.makeAsyncIterator()
        try await bench.connect()
        await until { controls.active }
        bench.context.presentDefaultExpandedMediaControls()
        controls.tap()
        #expect(await triggers.next() == .app)
        #expect(await triggers.next() == .miniController)
        #expect(host.presented == 0 && !expanded.state.isPresented)
        bench.context.useDefaultExpandedMediaControls = true
        #expect(bench.context.useDefaultExpandedMediaControls)
        bench.context.presentDefaultExpandedMediaControls()
        #expect(host.presented == 1)
    }

    // S0-82, S0-34
    @Test func aTapOnTheMiniControllerAndANotificationEachOpenItOnceWithTheSameMedia() async throws {
        let bench = WidgetBench(WidgetBench.status())
        bench.context.useDefaultExpandedMediaControls = true
        let controls = bench.context.createMiniMediaControls()
        let expanded = bench.context.defaultExpandedMediaControls
        let host = ExpandedHost(expanded)
        controls.tap()
        expanded.open(from: .mediaNotification)
        #expect(host.presented == 0)
        try await bench.connect()
        await until { controls.active }
        for open in [{ controls.tap() }, { expanded.open(from: .mediaNotification) }] {
            let before = host.presented
            open()
            open()
            #expect(host.presented == before + 1)
            #expect(expanded.state.media?.title == "Film" && expanded.state.media == controls.state.media)
            #expect(expanded.state.playbackButton == .pause)
            #expect(expanded.state.buttons.count { $0.isEnabled } >= 2)
            expanded.close()
        }
    }

    // S0-71
    @Test func aLiveStreamIsStopped() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let expanded = bench.context.defaultExpandedMediaControls
        try await bench.connect()
        await until { expanded.state.playbackButton == .pause }
        bench.told(WidgetBench.status(id: 2, streamType: "LIVE"))
        await until { expanded.state.playbackButton == .stop }
        expanded.tapPlayback()
        #expect(bench.tv.sentJSON("STOP").count == 1 && bench.tv.sentJSON("PAUSE").isEmpty)
    }

    // A status that leaves the range out does not make it young again.
    @Test func aLiveWindowAndAnAdAreAsOldAsTheyWereTold() async throws {
        let range = #","liveSeekableRange":{"start":0,"end":100,"isMovingWindow":true,"isLiveDone":false}"#
        let bench = WidgetBench(WidgetBench.status(streamType: "LIVE", range))
        let expanded = bench.context.defaultExpandedMediaControls
        try await bench.connect()
        await until { expanded.state.media != nil }
        bench.time.advance(by: .seconds(600))
        #expect(expanded.state.media?.seekableRange(at: bench.time.now) == 600...700)
        bench.told(WidgetBench.status("PAUSED", at: 610, streamType: "LIVE"))
        await until { expanded.state.media?.playerState == .paused }
        #expect(expanded.state.media?.seekableRange(at: bench.time.now) == 600...700)
        bench.time.advance(by: .seconds(60))
        #expect(expanded.state.media?.seekableRange(at: bench.time.now) == 660...760)
        let ad = #","breakStatus":{"breakId":"b","breakClipId":"c","currentBreakClipTime":0,"whenSkippable":5}"#
        bench.told(WidgetBench.status("PLAYING", at: 610, streamType: "LIVE", ad))
        await until { expanded.state.media?.advertisement != nil }
        bench.time.advance(by: .seconds(3))
        bench.told(#"{"mediaSessionId":1,"volume":{"level":0.5,"muted":false}}"#)
        await until { expanded.state.media?.streamVolume == 0.5 }
        #expect(expanded.state.media?.timeToSkip(at: bench.time.now) == 2)
    }

    nonisolated private static let largeText = {
        var style = TextTrackStyle()
        style.fontScale = 2
        return style
    }()

    nonisolated private static let controls: [(MediaControl, String, String, JSONValue)] = [
        (.pause, "PAUSE", "type", .string("PAUSE")), (.play, "PLAY", "type", .string("PLAY")),
        (.stop, "STOP", "type", .string("STOP")),
        (.setRate(1.5), "SET_PLAYBACK_RATE", "playbackRate", .number(1.5)),
        (.next, "QUEUE_UPDATE", "jump", .number(1)), (.previous, "QUEUE_UPDATE", "jump", .number(-1)),
        (.setRepeatMode(.all), "QUEUE_UPDATE", "repeatMode", .string("REPEAT_ALL")),
        (.shuffle, "QUEUE_UPDATE", "shuffle", .bool(true)),
        (.seek(20), "SEEK", "currentTime", .number(20)), (.skip(-30), "SEEK", "relativeTime", .number(-30)),
        (.jump(itemID: 7), "QUEUE_UPDATE", "currentItemId", .number(7)),
        (.remove(itemIDs: [7]), "QUEUE_REMOVE", "itemIds", .array([.number(7)])),
        (.move(itemID: 7, beforeItemID: 5), "QUEUE_REORDER", "insertBefore", .number(5)),
        (.setStreamVolume(0.25), "SET_VOLUME", "volume", .object(["level": .number(0.25)])),
        (.setMuted(true), "SET_VOLUME", "volume", .object(["muted": .bool(true)])),
        (.setTextTrackStyle(largeText), "EDIT_TRACKS_INFO", "textTrackStyle", .object(["fontScale": .number(2)])),
        (.setActiveTracks([1, 2]), "EDIT_TRACKS_INFO", "activeTrackIds", .array([.number(1), .number(2)])),
    ]

    // S0-79
    @Test(arguments: controls)
    func eachControlIsARequest(_ control: MediaControl, _ type: String, _ member: String, _ value: JSONValue)
        async throws
    {
        let queue = #","currentItemId":6,"items":[{"itemId":5},{"itemId":6},{"itemId":7}]"#
        let bench = WidgetBench(WidgetBench.status(media: WidgetBench.tracks, queue))
        let expanded = bench.context.defaultExpandedMediaControls
        try await bench.connect()
        await until { expanded.state.media != nil }
        expanded.ask(for: control)
        let sent = try #require(bench.tv.sentJSON(type).last, "\(control)")
        #expect(sent[member] == value, "\(control): \(sent)")
        await until { expanded.state.pending.kinds.isEmpty }
        #expect(expanded.state.pending.failure == nil)
    }

    // S0-79
    @Test func anAdIsSkippedAndADeviceThatDoesNotSeekIsAskedToSkip() async throws {
        let ad = #","breakStatus":{"breakId":"b","breakClipId":"c","whenSkippable":0}"#
        let bench = WidgetBench(WidgetBench.status(commands: 512, ad))
        let expanded = bench.context.defaultExpandedMediaControls
        try await bench.connect()
        await until { expanded.state.media?.advertisement != nil }
        expanded.ask(for: .skipAd)
        #expect(bench.tv.sentJSON("SKIP_AD").count == 1)
        bench.told(WidgetBench.status(commands: 16))
        // The answer to what was asked before has told other commands.
        await until { expanded.state.media?.commands == .skipForward }
        expanded.ask(for: .skip(-30))
        expanded.ask(for: .skip(30))
        #expect(bench.tv.sentJSON("SEEK").map { $0["relativeTime"] } == [30])
    }

    @Test func aSliderThatIsLetGoSeeks() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let expanded = bench.context.defaultExpandedMediaControls
        try await bench.connect()
        await until { expanded.state.media != nil }
        expanded.beginSeeking(at: 12)
        expanded.moveSeeking(to: 40)
        bench.told(WidgetBench.status(at: 11))
        #expect(expanded.position == 40 && bench.tv.sentJSON("SEEK").isEmpty)
        bench.answers("SEEK", WidgetBench.status(at: 40))
        expanded.endSeeking()
        #expect(bench.tv.sentJSON("SEEK").first?["currentTime"]?.doubleValue == 40)
        await until { expanded.state.pending.kinds.isEmpty }
        #expect(expanded.position == 40)
    }
}

@MainActor
private final class ExpandedHost: ExpandedMediaControlsDelegate {
    private(set) var presented = 0
    private(set) var dismissed = 0

    init(_ controls: ExpandedMediaControls) { controls.delegate = self }

    func expandedMediaControlsShouldPresent(_ controls: ExpandedMediaControls) { presented += 1 }
    func expandedMediaControlsShouldDismiss(_ controls: ExpandedMediaControls) { dismissed += 1 }
}
