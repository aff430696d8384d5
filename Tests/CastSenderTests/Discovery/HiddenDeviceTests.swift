import SenderFakes
import Testing

@testable import CastSender

/// S0-31: devices that are there and do not take the app.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct HiddenDeviceTests {
    private final class Ears: DiscoveryManagerListener {
        var counts: [Int] = []
        func didUpdateHiddenDeviceCount(_ manager: DiscoveryManager) { counts.append(manager.hiddenDeviceCount) }
    }

    @Test func theyAreLookedForAndCountedWhileSomebodyWantsToKnow() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(applicationID: "AABBCCDD", browser: browser).discoveryManager
        let ears = Ears()
        manager.addListener(ears)
        #expect(browser.browsed == [.application("AABBCCDD")])
        manager.countsHiddenDevices = true
        #expect(browser.browsed == [.application("AABBCCDD"), .allDevices])
        browser.tell(.found(.fake("Without", id: "2")))
        await until { manager.hiddenDeviceCount == 1 }
        browser.tell(.found(.tv))
        browser.tell(.found(.tv), .application("AABBCCDD"))
        await until { manager.devices == [.tv] && manager.hiddenDeviceCount == 1 }
        browser.tell(.lost(deviceID: "2"))
        await until { manager.hiddenDeviceCount == 0 }
        #expect(ears.counts.first == 1 && ears.counts.last == 0)
        browser.tell(.found(.fake("Without", id: "2")))
        await until { manager.hiddenDeviceCount == 1 }
        manager.countsHiddenDevices = false
        #expect(manager.hiddenDeviceCount == 0 && ears.counts.last == 0)
    }

    @Test func theyGoAndComeWithTheDiscovery() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(applicationID: "AABBCCDD", browser: browser).discoveryManager
        manager.countsHiddenDevices = true
        browser.tell(.found(.fake("Without", id: "2")))
        await until { manager.hiddenDeviceCount == 1 }
        manager.stopDiscovery()
        #expect(manager.hiddenDeviceCount == 0)
        manager.startDiscovery()
        browser.tell(.found(.fake("Without", id: "2")))
        await until { manager.hiddenDeviceCount == 1 }
    }

    @Test func anAppThatEveryDeviceTakesHidesNoneAndAsksForNoMore() {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        manager.countsHiddenDevices = true
        #expect(browser.browsed == [.allDevices] && manager.hiddenDeviceCount == 0)
    }
}
