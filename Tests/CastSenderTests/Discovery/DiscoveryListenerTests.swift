import CastWire
import SenderFakes
import Testing

@testable import CastSender

/// What listeners are told of the list, S0-35 and S0-37.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DiscoveryListenerTests {
    /// Writes down every call, and keeps rows as a view of the list does.
    private final class Rows: DiscoveryManagerListener {
        var lines: [String] = []
        var rows: [String] = []
        /// After each change the rows are those of the manager.
        var wereAlwaysTheManagers = true

        func didStartDiscovery(_ manager: DiscoveryManager, forDeviceCategory category: String) {
            lines.append("start \(category)")
        }
        func willUpdateDeviceList(_ manager: DiscoveryManager) { lines.append("will") }
        func didUpdateDeviceList(_ manager: DiscoveryManager) {
            lines.append("did")
            if rows != manager.devices.map(\.friendlyName) { wereAlwaysTheManagers = false }
        }
        func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) {
            lines.append("insert \(device.friendlyName) \(index)")
            rows.insert(device.friendlyName, at: index)
        }
        func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int) {
            lines.append("update \(device.friendlyName) \(index)")
            rows[index] = device.friendlyName
        }
        func discoveryManager(
            _ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int
        ) {
            lines.append("move \(device.friendlyName) \(index) \(newIndex)")
            rows.remove(at: index)
            rows.insert(device.friendlyName, at: newIndex)
        }
        func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int) {
            lines.append("remove \(device.friendlyName) \(index)")
        }
        func discoveryManager(_ manager: DiscoveryManager, didRemoveDeviceAt index: Int) {
            lines.append("remove \(index)")
            rows.remove(at: index)
        }
        func didHaveDiscoveredDeviceWhenStartingDiscovery(_ manager: DiscoveryManager) { lines.append("had") }
    }

    private let browser = FakeBrowser()
    private let rows = Rows()
    private let context: CastContext
    private var manager: DiscoveryManager { context.discoveryManager }

    init() {
        context = CastContext.fake(browser: browser)
        context.discoveryManager.addListener(rows)
    }

    /// Has the network tell of these, and waits until all was heard: a marker comes and goes behind them.
    private func hear(_ events: BrowseEvent...) async {
        for event in events { browser.tell(event) }
        let marker = Device.fake("\u{10FFFF}", id: "marker")
        browser.tell(.found(marker))
        await until { manager.device(withUniqueID: marker.uniqueID) != nil }
        browser.tell(.lost(deviceID: "marker"))
        await until { manager.device(withUniqueID: marker.uniqueID) == nil }
        rows.lines.removeAll { $0.contains("\u{10FFFF}") }
    }

    @Test func everyChangeIsToldInsideItsPairOfCalls() async {
        await until { rows.lines == ["start com.google.CastDevice"] }
        rows.lines = []
        var changed = Device.fake("A", id: "1")
        changed.statusText = "Film"
        for (event, told) in [
            (BrowseEvent.found(.fake("A", id: "1")), ["insert A 0"]), (.found(.fake("C", id: "3")), ["insert C 1"]),
            (.found(changed), ["update A 0"]), (.found(changed), []), (.found(.fake("D", id: "1")), ["move D 0 1"]),
            (.lost(deviceID: "3"), ["remove 0", "remove C 0"]), (.lost(deviceID: "3"), []),
        ] {
            await hear(event)
            let markers = ["will", "did", "will", "remove \(manager.deviceCount)", "did"]
            #expect(rows.lines == (told.isEmpty ? [] : ["will"] + told + ["did"]) + markers)
            rows.lines = []
        }
        #expect(rows.rows == ["D"] && rows.wereAlwaysTheManagers)
    }

    // S0-37
    @Test func whateverTheOrderInWhichTheyComeTheyStandByUnicodeScalars() async {
        let names = ["Zoo", "a", "Ätna", "A\u{308}tna", "attic", "Attic", "", "居間", "10", "9", "Zoo", "zoo", "👩", "-"]
        let devices = names.enumerated().map { Device.fake($0.element, id: "\($0.offset)") }
        let sorted = devices.sorted {
            let scalars = ($0.friendlyName.unicodeScalars.map(\.value), $1.friendlyName.unicodeScalars.map(\.value))
            return scalars.0 == scalars.1 ? $0.uniqueID < $1.uniqueID : scalars.0.lexicographicallyPrecedes(scalars.1)
        }
        for seed in 1...5 {
            let list = DeviceListFiller.fill(devices, seed: seed)
            #expect(list.devices == sorted)
        }
    }

    // S0-35: rows follow through a stop and a start.
    @Test func stoppingEmptiesTheListFromItsEndBeforeItReturns() async {
        await hear(.found(.fake("A", id: "1")), .found(.fake("B", id: "2")))
        rows.lines = []
        manager.stopDiscovery()
        #expect(rows.lines == ["will", "remove 1", "remove B 1", "did", "will", "remove 0", "remove A 0", "did"])
        #expect(rows.rows.isEmpty && rows.wereAlwaysTheManagers && !manager.hasDiscoveredDevices)
        #expect(!manager.isDiscoveryActive(forDeviceCategory: Device.castCategory))
        rows.lines = []
        manager.startDiscovery()
        manager.stopDiscovery()
        manager.startDiscovery()
        await hear(.found(.fake("A", id: "1")))
        #expect(rows.lines.filter { $0.hasPrefix("start") }.count == 1, "of a start that was undone nobody is told")
        #expect(rows.lines.first == "start com.google.CastDevice")
        #expect(rows.rows == ["A"])
        #expect(manager.isDiscoveryActive(forDeviceCategory: Device.castCategory))
    }

    @Test func listenersAreHeldWeaklyAndHearInTheOrderOfTheirRegistration() async {
        let log = EventLog()
        let (first, second) = (EventLog("1", writingTo: log), EventLog("2", writingTo: log))
        var third: EventLog? = EventLog("3", writingTo: log)
        manager.addListener(second)
        manager.addListener(first)
        manager.addListener(second)
        if let third { manager.addListener(third) }
        third = nil
        await hear(.found(.tv))
        #expect(log.lines.prefix(2) == ["2 insert TV 0", "1 insert TV 0"])
        manager.removeListener(second)
        await hear(.lost(deviceID: Device.tv.deviceID))
        #expect(!log.lines.contains("2 remove TV 0") && log.lines.contains("1 remove TV 0"))
        #expect(!log.lines.contains { $0.hasPrefix("3") })
        _ = third
    }

    // S0-35
    @Test func discoveryWaitsForTheFirstTapOnlyWhereTheAppHasAButton() {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser) { $0.awaitsFirstTapOnCastButton = true }
        #expect(browser.browsed.isEmpty && !context.discoveryManager.discoveryActive)
        context.castButtonWasTapped()
        context.castButtonWasTapped()
        #expect(browser.browsed == [.allDevices])
        let disabled = CastContext.fake(browser: browser) { $0.disableDiscoveryAutostart = true }
        disabled.castButtonWasTapped()
        #expect(!disabled.discoveryManager.discoveryActive)
        let eager = CastContext.fake(browser: browser) {
            $0.awaitsFirstTapOnCastButton = true
            $0.startDiscoveryAfterFirstTapOnCastButton = false
        }
        #expect(eager.discoveryManager.discoveryActive)
    }
}

/// A list that was filled in a random order, renames among it.
private enum DeviceListFiller {
    static func fill(_ devices: [Device], seed: Int) -> DeviceList {
        var list = DeviceList()
        var random = Generator(state: UInt64(seed))
        for device in devices.shuffled(using: &random) {
            var other = device
            other.friendlyName = "\(random.next() % 100)"
            _ = list.found(other, from: .browse(.allDevices))
        }
        for device in devices.shuffled(using: &random) { _ = list.found(device, from: .browse(.allDevices)) }
        return list
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
    }
}
