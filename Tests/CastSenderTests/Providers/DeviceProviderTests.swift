import CastWire
import SenderFakes
import Testing

@testable import CastSender

/// Devices of another kind, S0-41.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeviceProviderTests {
    private final class Provider: DeviceProvider {
        var calls: [String] = []
        var publishesAtStart: [Device] = []
        var makesSessions = true

        override func startDiscovery() {
            calls.append("start")
            for device in publishesAtStart { notifyDidPublish(device) }
            notifyDidStartDiscovery()
        }
        override func stopDiscovery() { calls.append("stop") }
        override func createSession(for device: Device, sessionID: String?, options: SessionOptions) -> Session? {
            calls.append("session \(device.deviceID) \(sessionID ?? "new") \(options.applicationID ?? "any")")
            return makesSessions ? OtherSession(device: device) : nil
        }

        func device(_ name: String, id: String) -> Device {
            var device = createDevice(id: id, networkAddress: .loopbackIPv4, servicePort: 7000)
            device.friendlyName = name
            return device
        }
    }

    private final class OtherSession: Session {
        override func start() { notifyDidStart(sessionID: "other") }
        override func end(with action: SessionEndAction) { notifyDidEnd(with: nil) }
    }

    private final class Starts: DiscoveryManagerListener {
        var lines: [String] = []
        func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String) {
            lines.append(category)
        }
        func didHaveDiscoveredDeviceWhenStartingDiscovery(_ manager: DiscoveryManager) { lines.append("had") }
    }

    private static let category = "org.example.radio"
    private let browser = FakeBrowser()
    private let provider = Provider(deviceCategory: Self.category)
    private let context: CastContext
    private var manager: DiscoveryManager { context.discoveryManager }

    init() { context = CastContext.fake(browser: browser) }

    @Test func itsDevicesStandAmongTheOthersInOrder() async throws {
        let rows = EventLog()
        manager.addListener(rows)
        try context.registerDeviceProvider(provider)
        #expect(provider.calls == ["start"])
        browser.tell(.found(.fake("M", id: "1")))
        await until { manager.hasDiscoveredDevices }
        provider.notifyDidPublish(provider.device("Z", id: "1"))
        provider.notifyDidPublish(provider.device("A", id: "2"))
        #expect(manager.devices.map(\.friendlyName) == ["A", "M", "Z"])
        #expect(manager.devices.map(\.category) == [Self.category, Device.castCategory, Self.category])
        #expect(manager.devices.last?.uniqueID == "org.example.radio:1", "the same id is another device")
        provider.notifyDidUpdate(provider.device("B", id: "1"))
        provider.notifyDidUnpublish(provider.device("A", id: "2"))
        provider.notifyDidUnpublish(provider.device("A", id: "2"))
        #expect(rows.lines == ["insert M 0", "insert Z 1", "insert A 0", "move B 2 1", "remove A 0"])
        let search = await manager.findDevice(uniqueID: "org.example.radio:1", timeout: .zero)
        #expect(search?.servicePort == 7000)
        browser.tell(.lost(deviceID: "1"))
        await until { manager.deviceCount == 1 }
        #expect(manager.devices.map(\.friendlyName) == ["B"])
    }

    @Test func itIsStartedAndStoppedWithDiscovery() async throws {
        let starts = Starts()
        manager.addListener(starts)
        provider.publishesAtStart = [provider.device("Radio", id: "1")]
        manager.stopDiscovery()
        try context.registerDeviceProvider(provider)
        #expect(provider.calls.isEmpty && !manager.isDiscoveryActive(forDeviceCategory: Self.category))
        provider.notifyDidPublish(provider.device("Early", id: "2"))
        #expect(manager.devices.isEmpty)
        manager.startDiscovery()
        await until { starts.lines.count == 4 }
        #expect(starts.lines == [Device.castCategory, "had", Self.category, "had"])
        #expect(manager.isDiscoveryActive(forDeviceCategory: Self.category))
        #expect(manager.devices.map(\.friendlyName) == ["Radio"])
        manager.stopDiscovery()
        #expect(provider.calls == ["start", "stop"])
        #expect(manager.devices.isEmpty && !manager.isDiscoveryActive(forDeviceCategory: Self.category))
    }

    @Test func itsSessionsAreItsOwn() async throws {
        let context = CastContext.fake(FakeReceiver(), browser: browser)
        try context.registerDeviceProvider(provider)
        let sessions = context.sessionManager
        let radio = provider.device("Radio", id: "1")
        var options = SessionOptions()
        options.applicationID = "TUNER"
        sessions.setDefaultSessionOptions(options, forDeviceCategory: Self.category)
        #expect(sessions.startSession(with: radio))
        await until { sessions.hasConnectedSession }
        #expect(sessions.currentSession is OtherSession && sessions.currentSession?.sessionID == "other")
        #expect(sessions.currentCastSession == nil && !sessions.hasConnectedCastSession)
        #expect(provider.calls == ["start", "session 1 new TUNER"])
        #expect(context.castState == .connected)
        #expect(!sessions.startSession(with: .tv))
        try await sessions.disconnect()
        let session = try await sessions.connect(to: .tv)
        #expect(session === sessions.currentCastSession)
        let second = context.makeSessionManager()
        await #expect(throws: CastError.self) { try await second.connect(to: radio) }
        #expect(second.currentSession is OtherSession, "managers that are made later know it as well")
    }

    @Test func whatItCannotDoIsAFailedStart() async throws {
        try context.registerDeviceProvider(provider)
        provider.makesSessions = false
        let radio = provider.device("Radio", id: "1")
        await expectUnsupported(radio)
        context.unregisterDeviceProvider(provider)
        await expectUnsupported(radio)
        #expect(provider.calls.count { $0.hasPrefix("session") } == 1)
    }

    @Test func aDeviceWithoutAProviderIsNotTakenForACastDevice() async {
        let connector = FakeConnector([.success(FakeReceiver())])
        let context = CastContext.fake(connector: connector)
        await expectUnsupported(provider.device("Radio", id: "1"), context)
        #expect(connector.dialled.isEmpty)
        #expect(context.sessionManager.connectionState == .disconnected)
    }

    private func expectUnsupported(_ device: Device, _ other: CastContext? = nil) async {
        let log = EventLog()
        let sessions = (other ?? context).sessionManager
        sessions.addListener(log)
        do throws(CastError) {
            try await sessions.connect(to: device)
            Issue.record("connected")
        } catch {
            #expect(error.code == .unsupportedFeature && error.description.contains("Radio"))
        }
        #expect(
            log.life == ["willStart current=false", "didFailToStart \(CastError.Code.unsupportedFeature.rawValue)"])
    }

    @Test func unregisteringTakesItsDevicesAway() async throws {
        let rows = EventLog()
        manager.addListener(rows)
        try context.registerDeviceProvider(provider)
        browser.tell(.found(.fake("M", id: "1")))
        await until { manager.hasDiscoveredDevices }
        provider.notifyDidPublish(provider.device("A", id: "1"))
        provider.notifyDidPublish(provider.device("Z", id: "2"))
        context.unregisterDeviceProvider(provider)
        #expect(manager.devices.map(\.friendlyName) == ["M"])
        #expect(rows.lines.suffix(2) == ["remove Z 2", "remove A 0"])
        #expect(provider.calls == ["start", "stop"])
        provider.notifyDidPublish(provider.device("Late", id: "3"))
        context.unregisterDeviceProvider(provider)
        #expect(manager.deviceCount == 1 && provider.calls.count == 2)
        try context.registerDeviceProvider(provider)
        #expect(provider.calls == ["start", "stop", "start"])
    }

    @Test func aCategoryHasOneProvider() throws {
        try context.registerDeviceProvider(provider)
        for refused in [
            provider, Provider(deviceCategory: Self.category), Provider(deviceCategory: ""),
            Provider(deviceCategory: Device.castCategory),
        ] {
            do throws(CastError) {
                try context.registerDeviceProvider(refused)
                Issue.record("registered")
            } catch {
                #expect(error.code == .invalidState)
            }
        }
        do throws(CastError) {
            try CastContext.fake().registerDeviceProvider(provider)
            Issue.record("one provider is one context's")
        } catch {
            #expect(error.code == .invalidState)
        }
        try context.registerDeviceProvider(Provider(deviceCategory: "org.example.other"))
        provider.notifyDidPublish(provider.device("Radio", id: "1"))
        #expect(manager.deviceCount == 1, "the one that was refused took nothing from it")
    }
}
