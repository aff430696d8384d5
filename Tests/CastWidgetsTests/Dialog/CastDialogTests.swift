import CastSender
import CastWire
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastDialogTests {
    // S0-29, S0-37, S0-38, S0-47
    @Test func aChoiceStartsASessionAndDisconnectEndsIt() async throws {
        let bench = WidgetBench()
        let dialog = bench.context.castDialog
        let log = SessionLog(bench.context.sessionManager)
        dialog.open()
        #expect(dialog.screen == .searching)
        for device in [Device.tv, .kitchen] { bench.house.announce(device) }
        await until { dialog.screen == .chooser([DeviceRow(.kitchen), DeviceRow(.tv)]) }
        #expect(log.told.isEmpty)
        dialog.choose(deviceID: "0001")
        #expect(dialog.screen == .connecting(DeviceRow(.tv)))
        await until { bench.context.castState == .connected }
        guard case .connected(let view) = dialog.screen else { return #expect(Bool(false), "\(dialog.screen)") }
        #expect(view.device == "TV" && view.title == nil)
        dialog.disconnect()
        #expect(dialog.state.pending == .disconnect(stopsCasting: true) && dialog.shown != nil)
        await until { log.told.last == "didEnd" }
        #expect(dialog.screen == .chooser([DeviceRow(.kitchen), DeviceRow(.tv)]) && dialog.state.pending == nil)
        #expect(log.told == ["willStart", "didStart", "willEnd", "didEnd"])
        #expect(bench.tv.sentTypes.contains("STOP"))
    }

    // A TV that takes its time to stop: until it has, none can be chosen.
    @Test func aSessionThatEndsIsShownUntilItHasEnded() async throws {
        let bench = WidgetBench(WidgetBench.status())
        bench.tv.answer("STOP", nil)
        let dialog = bench.context.castDialog
        let log = SessionLog(bench.context.sessionManager)
        try await bench.connect()
        dialog.open()
        bench.house.announce(.kitchen)
        await until { bench.context.discoveryManager.devices.contains { $0.deviceID == "0002" } }
        dialog.disconnect()
        await until { log.told.last == "willEnd" && bench.tv.sentTypes.contains("STOP") }
        #expect(bench.context.castState != .connected && dialog.shown?.device == "TV")
        dialog.choose(deviceID: "0002")
        dialog.disconnect(stopsCasting: false)
        #expect(dialog.state.pending == .disconnect(stopsCasting: true) && dialog.state.notice == nil)
        bench.tv.breakDown(FakeTV.cut)
        await until { log.told.last == "didEnd" }
        #expect(dialog.state.pending == nil && dialog.shown == nil)
    }

    // S0-47
    @Test func closedNothingStartsAndTheAppsOwnCallsAreToldInTheSameOrder() async throws {
        let bench = WidgetBench()
        let dialog = bench.context.castDialog
        let log = SessionLog(bench.context.sessionManager)
        bench.context.discoveryManager.startDiscovery()
        bench.house.announce(.tv)
        await until { bench.context.discoveryManager.hasDiscoveredDevices }
        dialog.choose(deviceID: "0001")
        #expect(bench.context.sessionManager.connectionState == .disconnected)
        bench.context.sessionManager.startSession(with: .tv)
        await until { log.told.last == "didStart" }
        bench.context.sessionManager.endSession()
        await until { log.told.last == "didEnd" }
        #expect(log.told == ["willStart", "didStart", "willEnd", "didEnd"])
    }

    // S0-30, S0-91, S0-57
    @Test func whatPlaysIsShownWithItsStudioAndPicture() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let controls = bench.context.createMiniMediaControls()
        let dialog = bench.context.castDialog
        let app = AppListener()
        try await bench.connect()
        bench.context.sessionManager.currentSession?.remoteMediaClient?.addListener(app)
        dialog.open()
        await until { dialog.shown?.title == "Film" }
        #expect(dialog.shown?.studio == "Studio" && dialog.shown?.imageURL == "http://127.0.0.1/poster.jpg")
        bench.told(WidgetBench.status("PAUSED", id: 2, title: "Another"))
        await until { app.titles.last == "Another" }
        #expect(dialog.shown?.title == "Another" && controls.state.media?.title == "Another")
        dialog.disconnect(stopsCasting: false)
        await until { bench.context.sessionManager.currentSession == nil }
        #expect(!bench.tv.sentTypes.contains("STOP"))
    }

    // S0-31
    @Test func anEmptyListSaysWhyOnceItHasWaited() async throws {
        let bench = WidgetBench()
        let dialog = bench.context.castDialog
        dialog.open()
        #expect(bench.context.discoveryManager.discoveryActive && dialog.screen == .searching)
        await bench.time.advance(toSleeperAt: CastDialogState.patience)
        await until { dialog.screen == .troubleshooting(.nothingAnswered) }
        bench.network.become(NetworkAccess(path: .none))
        await until { dialog.screen == .troubleshooting(.noNetwork) }
        bench.network.become(NetworkAccess(permission: .denied))
        await until { dialog.screen == .troubleshooting(.permissionDenied) }
    }

    // S0-31
    @Test func devicesThatDoNotTakeTheAppAreToldApartFromNone() async throws {
        let bench = WidgetBench(applicationID: "ABCD1234")
        let dialog = bench.context.castDialog
        dialog.open()
        bench.house.announce(.tv, takesTheApp: false)
        await bench.time.advance(toSleeperAt: CastDialogState.patience)
        await until { dialog.screen == .troubleshooting(.filteredByApplication) }
        bench.house.announce(.kitchen)
        await until { dialog.screen == .chooser([DeviceRow(.kitchen)]) }
        #expect(!bench.context.discoveryManager.countsHiddenDevices, "nobody asks any more why there is none")
    }

    @Test func theWayThereCanBeLeftWithoutAWord() async throws {
        let bench = WidgetBench()
        bench.tv.fallSilent()
        let dialog = bench.context.castDialog
        dialog.open()
        bench.house.announce(.tv)
        await until { dialog.screen == .chooser([DeviceRow(.tv)]) }
        dialog.choose(deviceID: "0001")
        await until { bench.context.castState == .connecting }
        dialog.disconnect()
        await until { dialog.screen == .chooser([DeviceRow(.tv)]) && dialog.state.pending == nil }
        #expect(dialog.state.notice == nil)
    }

    @Test func aContextThatIsLetGoIsNotKeptByItsWidgets() async throws {
        weak var context: CastContext?
        do {
            let bench = WidgetBench(WidgetBench.status())
            context = bench.context
            bench.context.castDialog.open()
            let (button, controls) = (bench.context.createCastButton(), bench.context.createMiniMediaControls())
            bench.context.presentCastInstructionsOnce(with: button)
            bench.context.useDefaultExpandedMediaControls = true
            try await bench.connect()
            await until { controls.active }
            controls.tap()
            try await bench.context.sessionManager.disconnect()
        }
        await until { context == nil }
    }

    @Test func aDeviceThatIsNotThereLeadsBackToTheListAndSaysWhy() async throws {
        let bench = WidgetBench()
        bench.tv.fallSilent()
        bench.tv.breakDown(FakeTV.cut)
        let dialog = bench.context.castDialog
        dialog.open()
        bench.house.announce(.tv)
        await until { dialog.screen == .chooser([DeviceRow(.tv)]) }
        dialog.choose(deviceID: "0001")
        await until { dialog.state.notice != nil }
        await until { dialog.screen == .chooser([DeviceRow(.tv)]) }
        #expect(dialog.state.notice?.isEmpty == false)
    }
}

extension CastDialog {
    fileprivate var shown: CastDialogState.ConnectionView? {
        if case .connected(let view) = screen { view } else { nil }
    }
}

@MainActor
private final class SessionLog: SessionManagerListener {
    private(set) var told: [String] = []

    init(_ manager: SessionManager) { manager.addListener(self) }

    func sessionManager(_ manager: SessionManager, willStart session: Session) { told.append("willStart") }
    func sessionManager(_ manager: SessionManager, didStart session: Session) { told.append("didStart") }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) { told.append("willEnd") }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        told.append("didEnd")
    }
}

@MainActor
private final class AppListener: RemoteMediaClientListener {
    private(set) var titles: [String?] = []

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        titles.append(mediaStatus?.mediaInformation?.metadata?.string(forKey: .title))
    }
}
