import CastSender
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct MiniMediaControlsTests {
    // S0-75, S0-78, S0-95
    @Test func madeBeforeASessionItComesAndGoesWithEachAndIsToldOnce() async throws {
        let bench = WidgetBench(WidgetBench.status(), then: FakeTV.running(WidgetBench.status()))
        let controls = bench.context.createMiniMediaControls()
        #expect(controls !== bench.context.createMiniMediaControls())
        let host = MiniHost(controls)
        #expect(!controls.active && controls.minHeight == 0)
        for _ in 1...2 {
            try await bench.connect()
            await until { controls.active }
            bench.told(WidgetBench.status("PAUSED"))
            await until { controls.state.media?.playerState == .paused || bench.tv.isClosed }
            try await bench.context.sessionManager.disconnect()
            #expect(!controls.active && controls.minHeight == 0)
        }
        #expect(host.told == [true, false, true, false])
        #expect(host.agreed == [true, true, true, true])
        #expect(host.heights == [MiniControllerState.height, 0, MiniControllerState.height, 0])
    }

    // S0-33, S0-69
    @Test func twoBarsShowTheSameAndACommandOfOneIsSeenByBoth() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let bars = [bench.context.createMiniMediaControls(), bench.context.createMiniMediaControls()]
        try await bench.connect()
        await until { bars.allSatisfy(\.active) }
        #expect(bars.allSatisfy { $0.state.media == bars[0].state.media })
        let media = try #require(bars[1].state.media)
        #expect(media.title == "Film" && media.subtitle == "A film" && media.imageURL == "http://127.0.0.1/poster.jpg")
        bench.answers("PAUSE", WidgetBench.status("PAUSED"))
        bars[0].tapButton(in: 0)
        #expect(bars[0].state.playbackButton == .play && bars[0].state.buttons[0].isPending)
        await until { bars.allSatisfy { $0.state.playbackButton == .play && $0.state.pending.kinds.isEmpty } }
        #expect(bars.allSatisfy { $0.state.media?.playerState == .paused })
        bench.answers("PLAY", WidgetBench.status("PLAYING"))
        bars[1].tapButton(in: 0)
        await until { bars.allSatisfy { $0.state.media?.playerState == .playing } }
        #expect(bench.tv.sentJSON("PAUSE").count == 1 && bench.tv.sentJSON("PLAY").count == 1)
        bench.told(WidgetBench.status(id: 2, title: "Another"))
        await until { bars.allSatisfy { $0.state.media?.title == "Another" } }
    }

    // S0-70
    @Test func aLiveStreamIsStoppedAndAFilmIsPaused() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        try await bench.connect()
        await until { controls.state.playbackButton == .pause }
        bench.told(WidgetBench.status(id: 2, streamType: "LIVE"))
        await until { controls.state.playbackButton == .stop }
        controls.tapButton(in: 0)
        #expect(bench.tv.sentJSON("STOP").count == 1 && bench.tv.sentJSON("PAUSE").isEmpty)
    }

    @Test func whatTheDeviceRefusesGoesBackAndSaysWhy() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        try await bench.connect()
        await until { controls.active }
        bench.refuses("PAUSE")
        controls.tapButton(in: 0)
        #expect(controls.state.playbackButton == .play)
        await until { controls.state.pending.failure != nil }
        #expect(controls.state.playbackButton == .pause && controls.state.pending.failure?.control == .pause)
        #expect(controls.state.pending.failure?.reason.isEmpty == false)
    }

    // S0-33, S0-94
    @Test func staysThroughPauseAndWaitingAndGoesWithTheMedia() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        let host = MiniHost(controls)
        try await bench.connect()
        await until { controls.active }
        for (state, shown) in [("PAUSED", MediaPlayerState.paused), ("BUFFERING", .buffering), ("PLAYING", .playing)] {
            bench.told(WidgetBench.status(state))
            await until { controls.state.media?.playerState == shown }
            #expect(controls.active && controls.minHeight > 0)
        }
        bench.context.useDefaultExpandedMediaControls = true
        controls.tap()
        #expect(bench.context.defaultExpandedMediaControls.state.isPresented)
        bench.context.defaultExpandedMediaControls.close()
        #expect(controls.active && controls.minHeight > 0)
        // The person goes from page to page.
        for page in [RootContainer(), RootContainer()] {
            let bar = EmbeddedControlBar(context: bench.context, host: page)
            bar.miniMediaControlsViewEnabled = true
            bar.viewDidLoad()
            #expect(page.heights == [MiniControllerState.height] && controls.active)
            bar.uninstall(bar.miniMediaControls)
        }
        bench.told(WidgetBench.status("IDLE", #","idleReason":"FINISHED""#))
        await until { !controls.active }
        #expect(host.told == [true, false])
    }

    @Test func goesWithTheApplicationThatEnds() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        try await bench.connect()
        await until { controls.active }
        bench.tv.say(Script.receiverStatus())
        await until { !controls.active }
    }

    // S3-23
    @Test func anotherSendersChangesAreSeenWithoutAnyQuestion() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        let expanded = bench.context.defaultExpandedMediaControls
        let volume = DeviceVolumeController(context: bench.context)
        try await bench.connect()
        await until { controls.active }
        let before = bench.tv.sent.count
        bench.told(WidgetBench.status(id: 2, title: "Theirs", media: WidgetBench.tracks))
        await until { controls.state.media?.title == "Theirs" && expanded.state.media?.title == "Theirs" }
        bench.told(WidgetBench.status("PAUSED", id: 2, title: "Theirs", media: WidgetBench.tracks))
        await until { controls.state.playbackButton == .play && expanded.state.playbackButton == .play }
        bench.told(WidgetBench.status("PAUSED", id: 2, at: 45, title: "Theirs", media: WidgetBench.tracks))
        await until { controls.progress() == 0.75 && expanded.position == 45 }
        bench.told(
            WidgetBench.status("PAUSED", id: 2, at: 45, media: WidgetBench.tracks, #","activeTrackIds":[1,3]"#))
        await until { expanded.state.media?.activeTrackIDs == [1, 3] }
        let style = ##","textTrackStyle":{"foregroundColor":"#FF0000FF"}"##
        bench.told(WidgetBench.status("PAUSED", id: 2, at: 45, media: WidgetBench.tracks + style))
        await until { expanded.state.media?.textTrackStyle?.foregroundColor == .red }
        bench.tv.say(Script.receiverStatus(applications: Script.application, level: 0.25))
        await until { volume.volume == 0.25 }
        #expect(bench.tv.sent.count == before)
    }

    // S3-23
    @Test func itsPlaceIsCountedOnAndNeverAskedFor() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        try await bench.connect()
        await until { controls.active }
        let before = bench.tv.sent.count
        #expect(controls.progress() == 10.0 / 60)
        bench.time.advance(by: .seconds(2))
        #expect(controls.progress() == 12.0 / 60)
        #expect(bench.tv.sent.count == before)
    }

    // S0-93
    @Test func aStyleOfTheAppReachesBothControllers() {
        let bench = WidgetBench()
        let controls = bench.context.createMiniMediaControls()
        let expanded = bench.context.defaultExpandedMediaControls
        #expect(controls.style.backgroundColor == nil)
        bench.context.castStyle[.mediaControl].iconTintColor = .red
        bench.context.castStyle[.miniController].backgroundColor = .black
        bench.context.castStyle[.expandedController].backgroundColor = .white
        #expect(controls.style.backgroundColor == .black && controls.style.iconTintColor == .red)
        #expect(expanded.style.backgroundColor == .white && expanded.style.iconTintColor == .red)
    }
}

/// Keeps what a mini controller tells, and whether it was so already.
@MainActor
final class MiniHost: MiniMediaControlsDelegate {
    private(set) var told: [Bool] = []
    private(set) var agreed: [Bool] = []
    private(set) var heights: [Double] = []

    init(_ controls: MiniMediaControls) { controls.delegate = self }

    func miniMediaControls(_ controls: MiniMediaControls, shouldAppear: Bool) {
        told.append(shouldAppear)
        agreed.append(controls.active == shouldAppear)
        heights.append(controls.minHeight)
    }
}
