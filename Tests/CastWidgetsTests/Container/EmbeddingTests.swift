import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

/// The sample's way to embed a mini controller, step by step.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EmbeddingTests {
    // S0-96, S0-83
    @Test func theEightStepsInTheirOrder() async throws {
        let bench = WidgetBench(WidgetBench.status())
        try await bench.connect()
        let root = RootContainer()
        // At launch.
        bench.context.useDefaultExpandedMediaControls = true  // 1
        root.clipsToBounds = true  // 2
        let bar = EmbeddedControlBar(context: bench.context, host: root)
        #expect(!bar.miniMediaControlsViewEnabled)
        bar.miniMediaControlsViewEnabled = true  // 3
        #expect(root.log.isEmpty && bar.miniMediaControls == nil)
        // In viewDidLoad(): the bar is made (4), tells the bar's host (5), has its height (6), is installed (7).
        bar.viewDidLoad()
        let controls = try #require(bar.miniMediaControls)
        #expect(controls.delegate === bar)
        #expect(root.log == ["height 72.0", "addChild", "addView", "didMove"])
        // The segue with the app's own navigation (8).
        root.prepare(forSegue: "NavigationVCEmbedSegue", to: bar)
        #expect(root.navigation === bar)
        bar.viewDidLoad()
        #expect(root.log.count == 4)
    }

    // S0-96
    @Test func isHiddenUnlessItIsEnabled() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let root = RootContainer()
        let bar = EmbeddedControlBar(context: bench.context, host: root)
        bar.viewDidLoad()
        try await bench.connect()
        await until { bar.miniMediaControls?.active == true }
        #expect(root.heights == [0, 0] && root.durations.allSatisfy { $0 == .milliseconds(200) })
        bar.miniMediaControlsViewEnabled = true
        #expect(root.heights.last == MiniControllerState.height)
        bar.miniMediaControlsViewEnabled = false
        #expect(root.heights.last == 0)
    }

    // S0-96
    @Test func nothingIsInstalledWithoutABarAndOneLeavesInItsOrder() {
        let bench = WidgetBench()
        let root = RootContainer()
        let bar = EmbeddedControlBar(context: bench.context, host: root)
        bar.install(nil)
        bar.uninstall(nil)
        #expect(root.log.isEmpty)
        bar.uninstall(bench.context.createMiniMediaControls())
        #expect(root.log == ["willMoveAway", "removeView", "removeChild"])
    }
}

/// What the sample calls RootContainerViewController, with its views as words.
@MainActor
final class RootContainer: ControlBarHost {
    var clipsToBounds = false
    private(set) var navigation: AnyObject?
    private(set) var log: [String] = []
    private(set) var heights: [Double] = []
    private(set) var durations: [Duration] = []

    func prepare(forSegue identifier: String, to destination: AnyObject) {
        if identifier == "NavigationVCEmbedSegue" { navigation = destination }
    }

    func layOutControlBar(height: Double, over duration: Duration) {
        heights.append(height)
        durations.append(duration)
        log.append("height \(height)")
    }
    func addChild(_ controls: MiniMediaControls) { log.append("addChild") }
    func addView(of controls: MiniMediaControls) { log.append("addView") }
    func didMove(_ controls: MiniMediaControls) { log.append("didMove") }
    func willMoveAway(_ controls: MiniMediaControls) { log.append("willMoveAway") }
    func removeView(of controls: MiniMediaControls) { log.append("removeView") }
    func removeChild(_ controls: MiniMediaControls) { log.append("removeChild") }
}
