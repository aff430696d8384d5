import CastSender
import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct MediaTrackSelectionTests {
    private func opened() async throws -> (WidgetBench, MediaTrackSelection) {
        let bench = WidgetBench(WidgetBench.status(media: WidgetBench.tracks, #","activeTrackIds":[1]"#))
        let controls = bench.context.createMiniMediaControls(slots: [.closedCaptions])
        try await bench.connect()
        await until { controls.active }
        controls.tapButton(in: 0)
        return (bench, bench.context.mediaTrackSelection)
    }

    @Test func aControllerOpensItAndTheChoiceIsSentOnce() async throws {
        let (bench, selection) = try await opened()
        #expect(selection.state.isPresented && selection.state.audioID == 1 && selection.state.textID == nil)
        selection.select(trackID: 2)
        selection.select(trackID: 3)
        #expect(bench.tv.sentJSON("EDIT_TRACKS_INFO").isEmpty)
        selection.confirm()
        let sent = bench.tv.sentJSON("EDIT_TRACKS_INFO").map { $0["activeTrackIds"] }
        #expect(sent == [.array([.number(1), .number(3)])] && !selection.state.isPresented)
    }

    @Test func whyItWasRefusedIsSaid() async throws {
        let (bench, selection) = try await opened()
        bench.refuses("EDIT_TRACKS_INFO")
        selection.select(trackID: 2)
        selection.confirm()
        await until { selection.failure != nil }
        #expect(selection.failure?.isEmpty == false)
    }

    @Test func cancelledItSendsNothing() async throws {
        let (bench, selection) = try await opened()
        selection.select(trackID: 2)
        selection.cancel()
        #expect(bench.tv.sentJSON("EDIT_TRACKS_INFO").isEmpty && !selection.state.isPresented)
    }
}
