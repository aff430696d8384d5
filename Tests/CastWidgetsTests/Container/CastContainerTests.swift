import CastSender
import CastingFakes
import FoundationEssentials
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastContainerTests {
    private final class Content {}

    // S0-73, S0-74, S0-77
    @Test func wrapsTheContentWithABarThatCanBeSwitchedAtAnyTime() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let content = Content()
        let container = bench.context.createCastContainer(for: content, height: 600)
        let log = ContainerLog(container)
        #expect(container.content === content && !container.miniMediaControlsItemEnabled)
        container.miniMediaControlsItemEnabled = true
        #expect(container.miniMediaControlsItemEnabled && container.layout.barHeight == 0 && log.changes.isEmpty)
        try await bench.connect()
        await until { container.layout.barHeight > 0 }
        container.miniMediaControlsItemEnabled = false
        #expect(!container.miniMediaControlsItemEnabled && container.layout.barHeight == 0)
        container.miniMediaControlsItemEnabled = true
        try await bench.context.sessionManager.disconnect()
        let bar = MiniControllerState.height
        #expect(log.changes.map(\.barHeight) == [bar, 0, bar, 0])
        #expect(log.changes.map(\.contentHeight) == [600 - bar, 600, 600 - bar, 600])
        #expect(log.changes.allSatisfy { $0.duration == .milliseconds(200) })
    }

    // S0-73
    @Test func nothingPublicChangesHowTheBarComes() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/CastWidgets/Container/CastContainer.swift")
        let names = try String(decoding: Data(contentsOf: file), as: UTF8.self)
            .matches(of: /\n    public (?:weak )?(?:private\(set\) )?(?:let|var|func) (\w+)/).map { String($0.1) }
        #expect(
            names == [
                "content", "miniMediaControls", "delegate", "layout", "miniMediaControlsItemEnabled", "resize",
                "miniMediaControls",
            ])
    }

    // S0-72
    @Test func theContainerAndAnEmbeddedBarComeAndGoTogether() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let container = bench.context.createCastContainer(for: Content(), height: 600)
        let host = RootContainer()
        let bar = EmbeddedControlBar(context: bench.context, host: host)
        (container.miniMediaControlsItemEnabled, bar.miniMediaControlsViewEnabled) = (true, true)
        bar.viewDidLoad()
        #expect(container.layout.barHeight == bar.height)
        try await bench.connect()
        await until { container.layout.barHeight > 0 }
        #expect(bar.height == container.layout.barHeight && host.heights == [0, bar.height])
        try await bench.context.sessionManager.disconnect()
        #expect(bar.height == 0 && container.layout.barHeight == 0 && host.heights.last == 0)
    }

    // S0-83
    @Test func aRootThatIsNoContainerIsReportedAndGivesFalse() {
        let bench = WidgetBench()
        let content = Content()
        let bars = ControlBarSwitch(context: bench.context, root: content)
        bars.castControlBarsEnabled = true
        #expect(bars.misuse?.description.contains("not correctly configured") == true)
        #expect(!bars.castControlBarsEnabled)
        let container = bench.context.createCastContainer(for: content, height: 600)
        bars.root = container
        bars.castControlBarsEnabled = true
        #expect(bars.castControlBarsEnabled && container.miniMediaControlsItemEnabled)
        let bar = EmbeddedControlBar(context: bench.context, host: RootContainer())
        bars.root = bar
        #expect(!bars.castControlBarsEnabled)
        bars.castControlBarsEnabled = true
        #expect(bars.castControlBarsEnabled && bar.miniMediaControlsViewEnabled)
    }
}

@MainActor
private final class ContainerLog: CastContainerDelegate {
    private(set) var changes: [ControlBarLayout.Change] = []

    init(_ container: CastContainer) { container.delegate = self }

    func castContainer(_ container: CastContainer, didChange change: ControlBarLayout.Change) { changes.append(change) }
}
