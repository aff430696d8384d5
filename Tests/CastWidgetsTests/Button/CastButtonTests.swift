import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import CastWidgets

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastButtonTests {
    // S0-27
    @Test func isThereWithTheNetworkWhateverDevicesComeAndGo() async throws {
        let bench = WidgetBench()
        let button = bench.context.createCastButton()
        #expect(button.state.isVisible && button.state.castState == .noDevicesAvailable)
        bench.context.discoveryManager.startDiscovery()
        bench.house.announce(.tv)
        await until { button.state.castState == .notConnected }
        #expect(button.state.isVisible)
        bench.house.lose(.tv)
        await until { button.state.castState == .noDevicesAvailable }
        #expect(button.state.isVisible)
        for (path, isVisible) in [(NetworkAccess.Path.none, false), (.ethernet, true), (.other, false), (.wifi, true)] {
            bench.network.become(NetworkAccess(path: path))
            await until { button.state.network.path == path }
            #expect(button.state.isVisible == isVisible)
        }
    }

    // S0-28
    @Test func theFirstTapEverAsksForPermissionAndLaterOnesShowTheDevices() async throws {
        let bench = WidgetBench()
        bench.network.access = NetworkAccess(permission: .undetermined)
        let button = bench.context.createCastButton()
        let log = ButtonLog(button)
        let dialog = bench.context.castDialog
        button.tap()
        #expect(log.told == ["permission"] && dialog.screen == .permission)
        #expect(!bench.context.discoveryManager.discoveryActive && bench.network.requests == 0)
        dialog.acceptPermission()
        #expect(bench.network.requests == 1)
        bench.network.become(NetworkAccess())
        await until { dialog.screen == .searching && button.state.network.permission == .granted }
        bench.house.announce(.tv)
        await until { dialog.screen == .chooser([DeviceRow(.tv)]) && button.state.castState == .notConnected }
        dialog.close()
        button.tap()
        #expect(log.told == ["permission", "dialog notConnected"] && dialog.screen == .chooser([DeviceRow(.tv)]))
    }

    // S0-32
    @Test func itsDefaultActionCanBeReplaced() async throws {
        let bench = WidgetBench()
        let button = bench.context.createCastButton()
        let log = ButtonLog(button)
        button.triggersDefaultCastDialog = false
        button.tap()
        #expect(log.told == ["tapped noDevicesAvailable"] && bench.context.castDialog.screen == .closed)
    }

    // S0-32
    @Test func itsSizeAndTintAreItsOwnAndCanBeSet() async throws {
        let bench = WidgetBench()
        let (button, other) = (bench.context.createCastButton(), bench.context.createCastButton())
        #expect(button.look == CastButtonLook() && button.state.look.size == CastButtonLook.Size(width: 24, height: 24))
        var changes = button.stateChanges.makeAsyncIterator()
        button.look.size.width = 48
        #expect(await changes.next()?.look.size == CastButtonLook.Size(width: 48, height: 24))
        button.look.tintColor = .white
        #expect(await changes.next()?.look.tintColor == .white)
        #expect(other.look.tintColor == CastButtonLook.gray && other.look.size.width == 24)
    }

    @Test func followsASessionAndTellsItsChanges() async throws {
        let bench = WidgetBench(WidgetBench.status())
        let button = bench.context.createCastButton()
        var changes = button.stateChanges.makeAsyncIterator()
        try await bench.connect()
        #expect(await changes.next()?.castState == .connecting)
        #expect(await changes.next()?.castState == .connected)
        #expect(button.state.accessibilityLabel == .castConnected)
    }

    @Test func theKernelsNetworksAreItsOwnWithoutAnotherSource() async throws {
        let source = CastContext.fake().networkAccessSource
        for await access in source.changes() {
            #expect(access.permission == .granted && access.path != .wifi)
            break
        }
    }
}

@MainActor
private final class ButtonLog: CastButtonDelegate {
    private(set) var told: [String] = []

    init(_ button: CastButton) { button.delegate = self }

    func castButtonDidTapToPresentLocalNetworkAccessPermissionDialog(_ button: CastButton) { told.append("permission") }
    func castButton(_ button: CastButton, didTapToPresentDialogFor castState: CastState) {
        told.append("dialog \(castState)")
    }
    func castButton(_ button: CastButton, wasTappedIn castState: CastState) { told.append("tapped \(castState)") }
}
