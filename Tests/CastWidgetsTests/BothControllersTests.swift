import CastSender
import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

/// S0-84: every session with media has a mini and an expanded controller.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BothControllersTests {
    nonisolated private static let ad = #","breakStatus":{"breakClipId":"c","currentBreakClipTime":1}"#
    nonisolated private static let kinds: [(String, String)] = [
        ("a film", WidgetBench.status()), ("a pause", WidgetBench.status("PAUSED")),
        ("a wait", WidgetBench.status("BUFFERING")), ("live", WidgetBench.status(streamType: "LIVE")),
        ("nothing but play", WidgetBench.status(commands: 0)), ("an ad", WidgetBench.status("PLAYING", ad)),
        ("a next item that loads", WidgetBench.status("IDLE", #","loadingItemId":2"#)),
    ]

    @Test(arguments: kinds)
    func whateverPlaysHasBothUntilItsSessionEnds(_ name: String, _ status: String) async throws {
        let bench = WidgetBench(status)
        let (mini, expanded) = Self.controllers(bench)
        #expect(!mini.active && expanded.state.media == nil)
        try await bench.connect()
        await until { mini.active }
        Self.expectBoth(mini, expanded)
        try await bench.context.sessionManager.disconnect()
        await until { !mini.active }
        #expect(expanded.state.media == nil && expanded.state.playbackButton == nil)
    }

    @Test func whatIsLoadedHereHasBothAndTheNextSessionToo() async throws {
        let bench = WidgetBench("", then: FakeTV.running(WidgetBench.status(title: "Another")))
        let (mini, expanded) = Self.controllers(bench)
        try await bench.connect()
        #expect(!mini.active, "nothing is loaded yet")
        bench.answers("LOAD", WidgetBench.status())
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        bench.context.sessionManager.currentSession?.remoteMediaClient?.loadMedia(try builder.build())
        await until { mini.active }
        Self.expectBoth(mini, expanded)
        try await bench.context.sessionManager.disconnect()
        await until { !mini.active }
        try await bench.connect()
        await until { mini.state.media?.title == "Another" }
        Self.expectBoth(mini, expanded)
    }

    private static func controllers(_ bench: WidgetBench) -> (MiniMediaControls, ExpandedMediaControls) {
        bench.context.useDefaultExpandedMediaControls = true
        return (bench.context.createMiniMediaControls(), bench.context.defaultExpandedMediaControls)
    }

    private static func expectBoth(_ mini: MiniMediaControls, _ expanded: ExpandedMediaControls) {
        #expect(mini.minHeight > 0 && mini.state.buttons.first?.isEnabled == true)
        #expect(expanded.state.media != nil && expanded.state.media == mini.state.media)
        #expect(expanded.state.playbackButton != nil)
        mini.tap()
        #expect(expanded.state.isPresented && !expanded.state.isWaiting)
        expanded.close()
    }
}
