import SenderFakes
import Synchronization
import Testing

@testable import CastSender

@Suite struct DeviceListTests {
    @Test func sortsByUnicodeScalarsAndBreaksTiesById() {
        var list = DeviceList()
        for (name, id) in [("kitchen", "1"), ("Ätna", "2"), ("Zoo", "3"), ("Zoo", "0"), ("Attic", "4")] {
            _ = list.found(.fake(name, id: id), from: .browse(.allDevices))
        }
        #expect(list.devices.map(\.friendlyName) == ["Attic", "Zoo", "Zoo", "kitchen", "Ätna"])
        #expect(list.devices.map(\.deviceID) == ["4", "0", "3", "1", "2"])
    }

    @Test func aRenameMoves() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices))
        _ = list.found(.fake("B", id: "2"), from: .browse(.allDevices))
        let change = list.found(.fake("C", id: "1"), from: .browse(.allDevices))
        #expect(change == .moved(.fake("C", id: "1"), from: 0, to: 1))
        #expect(list.devices.map(\.friendlyName) == ["B", "C"])
        #expect(list.found(.fake("C", id: "1"), from: .browse(.allDevices)) == nil)
    }

    @Test func aDeviceGoesWithTheLastSourceThatKnewIt() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.application("X")))
        _ = list.found(.fake("A", id: "1"), from: .browse(.application("Y")))
        #expect(list.lost(deviceID: "1", from: .browse(.application("X"))) == nil)
        #expect(list.lost(deviceID: "1", from: .browse(.application("Y"))) == .removed(.fake("A", id: "1"), at: 0))
        #expect(list.devices.isEmpty)
    }

    @Test func theGoodbyeOfARenamedDevicesOldInstanceLeavesTheDevice() {
        var list = DeviceList()
        _ = list.found(.fake("Old", id: "1"), from: .browse(.allDevices, instance: "a"))
        _ = list.found(.fake("New", id: "1"), from: .browse(.allDevices, instance: "b"))
        #expect(list.lost(deviceID: "1", from: .browse(.allDevices, instance: "a")) == nil)
        #expect(list.devices == [.fake("New", id: "1")])
        let end = list.lost(deviceID: "1", from: .browse(.allDevices, instance: "b"))
        #expect(end == .removed(.fake("New", id: "1"), at: 0))
    }

    /// One that told a new id each second filled the list with devices that nobody ever took out of it.
    @Test func anInstanceThatNamesAnotherDeviceHasLostTheOneBefore() {
        var list = DeviceList()
        let place = DeviceList.Source.browse(.allDevices, instance: "a")
        for id in 0..<3000 {
            while list.found(.fake("A", id: "\(id)"), from: place) != nil {}
        }
        #expect(list.devices.map(\.deviceID) == ["2999"])
        // Whatever the goodbye says that it was.
        #expect(list.lost(deviceID: "7", from: place) == .removed(.fake("A", id: "2999"), at: 0))
        #expect(list.lost(deviceID: "2999", from: place) == nil && list.devices.isEmpty)
        #expect(list.found(.tv, from: place) == .inserted(.tv, at: 0))
    }

    @Test func aDeviceThatIsKnownFromElsewhereStaysWhereAnInstanceNamesAnother() {
        var list = DeviceList()
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "a"))
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "b"))
        let place = DeviceList.Source.browse(.allDevices, instance: "b")
        #expect(list.found(.fake("B", id: "2"), from: place) == .inserted(.fake("B", id: "2"), at: 1))
        #expect(list.devices.count == 2)
        // A host may have several receivers, and a provider has many.
        _ = list.found(.fake("C", id: "3"), from: .knownHost("h"))
        _ = list.found(.fake("D", id: "4"), from: .knownHost("h"))
        #expect(list.devices.count == 4)
    }

    /// Others may say that they are it before it is heard, as many of them as they like.
    @Test func aDeviceStaysWhenThoseThatClaimedToBeItHaveGone() {
        var list = DeviceList()
        let claims = (0..<200).map { DeviceList.Source.browse(.allDevices, instance: "claim \($0)") }
        for claim in claims { _ = list.found(.fake("A", id: "1"), from: claim) }
        _ = list.found(.fake("A", id: "1"), from: .browse(.allDevices, instance: "a"))
        for claim in claims { #expect(list.lost(deviceID: "1", from: claim) == nil) }
        #expect(list.devices.count == 1)
    }
}

@Suite struct KnownHostRoundsTests {
    @Test func thePauseDoublesUpToAMinute() {
        var rounds = KnownHostRounds()
        let pauses = (0..<6).map { _ in rounds.ended(answered: []).pause }
        #expect(pauses == [.seconds(5), .seconds(10), .seconds(20), .seconds(40), .seconds(60), .seconds(60)])
    }

    @Test func aDeviceIsLostWithItsThirdMissInARowAndIsAskedForSooner() {
        var rounds = KnownHostRounds()
        for _ in 0..<5 { #expect(rounds.ended(answered: ["1"]).lost.isEmpty) }
        #expect(rounds.ended(answered: []) == .init(lost: [], pause: .seconds(5)))
        #expect(rounds.ended(answered: []) == .init(lost: [], pause: .seconds(10)))
        #expect(rounds.ended(answered: ["1"]) == .init(lost: [], pause: .seconds(20)))
        #expect(rounds.ended(answered: []).lost.isEmpty)
        #expect(rounds.ended(answered: []).lost.isEmpty)
        #expect(rounds.ended(answered: []).lost == ["1"])
        #expect(rounds.ended(answered: []).lost.isEmpty)
    }
}

@Suite struct DeviceTests {
    @Test func readsAnAnnouncement() {
        let device = DeviceAnnouncement(
            instanceName: "Chromecast-1",
            text: [
                "id": "ABCD-12", "fn": "Living room", "md": "Chromecast", "ve": "05", "ca": "5", "st": "1",
                "rs": "Film", "ic": "/setup/icon.png",
            ],
            addresses: ["127.0.0.1"], port: 8010
        ).device
        #expect(device.deviceID == "abcd12")
        #expect(device.friendlyName == "Living room")
        #expect(device.capabilities == [.videoOut, .audioOut])
        #expect(device.type == .tv)
        #expect(device.status == .busy)
        #expect(device.servicePort == 8010)
        #expect(device.iconURLs == ["http://127.0.0.1:8008/setup/icon.png"])
    }

    /// Where two interfaces are in one network, both hear it.
    @Test func anAddressThatWasHeardTwiceIsOne() {
        let device = DeviceAnnouncement(
            instanceName: "Box", text: [:], addresses: ["192.0.2.1", "192.0.2.1", "fe80::1%2", "fe80::1%3"], port: 1
        ).device
        #expect(device.networkAddresses == ["192.0.2.1", "fe80::1%2", "fe80::1%3"])
    }

    @Test func anAnnouncementWithNonsenseIsStillADevice() {
        let device = DeviceAnnouncement(
            instanceName: "Box", text: ["ca": "many", "st": "99", "fn": ""], addresses: ["::1"], port: 1
        ).device
        #expect(device.deviceID == "Box")
        #expect(device.friendlyName == "Box")
        #expect(device.status == .unknown)
        #expect(device.capabilities == [])
    }

    @Test(arguments: [String(repeating: "a", count: 129), "", "-", "----"])
    func whatIsNoIDIsNoneInAnAnnouncementEither(id: String) throws {
        let device = DeviceAnnouncement(instanceName: "Box", text: ["id": id], addresses: ["::1"], port: 1).device
        #expect(device.deviceID == "Box")
        let json = #"{"name":"TV","ssdp_udn":"\#(id)"}"#
        let described = try #require(EurekaInformation(json: json)).device(at: "127.0.0.1", port: nil)
        #expect(described.deviceID == "127.0.0.1" && !described.isDescribed)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1", 8009), ("127.0.0.1:8010", "127.0.0.1", 8010), ("[::1]:9", "::1", 9),
        ("::1", "::1", 8009), ("[fe80::1%eth0]", "fe80::1%eth0", 8009), ("tv.lan:1", "tv.lan", 1),
    ])
    func takesAddressesAsPeopleWriteThem(text: String, host: String, port: Int) throws {
        let device = try #require(Device(parsing: text))
        #expect(device.networkAddress == host)
        #expect(device.servicePort == port)
    }

    @Test(arguments: [
        "Living room", "tv", "", "127.0.0.1:0", "127.0.0.1:99999", "[::1", "a b.c", "[::1]x", "..", "x:y",
    ])
    func takesNamesForNames(text: String) {
        #expect(Device(parsing: text) == nil)
    }

    @Test func readsWhatADeviceSaysOverHTTP() throws {
        let json = #"{"name":"TV","ssdp_udn":"AB-CD","device_info":{"model_name":"Box"}}"#
        let device = try #require(EurekaInformation(json: json)).device(at: "127.0.0.1", port: nil)
        #expect(device.friendlyName == "TV")
        #expect(device.deviceID == "abcd")
        #expect(device.modelName == "Box")
        #expect(EurekaInformation(json: "<html>") == nil)
    }

    /// 256 kB that took minutes to read.
    @Test func whatAHostSaysOverHTTPIsReadWithinABudget() {
        let zeros = Array(repeating: "0", count: 125_000).joined(separator: ",")
        let deep = String(repeating: "[", count: 480) + zeros + String(repeating: "]", count: 480)
        let took = ContinuousClock().measure {
            #expect(EurekaInformation(json: #"{"name":"TV","ssdp_udn":"AB","x":\#(deep)}"#) == nil)
            #expect(EurekaInformation(json: #"{"name":"TV","ssdp_udn":"AB","x":[\#(zeros)]}"#) == nil)
        }
        #expect(took < .seconds(1))
    }
}

@Suite struct DiscoveryCriteriaTests {
    @Test func namesItsSubtypes() {
        let criteria = DiscoveryCriteria(applicationIDs: ["AABBCCDD", "YouTube", "AABBCCDD"])
        #expect(criteria.allSubtypes == ["_AABBCCDD._sub._googlecast._tcp", "_YouTube._sub._googlecast._tcp"])
        #expect(criteria.browseTargets == [.application("AABBCCDD"), .application("YouTube")])
        #expect(DiscoveryCriteria.isWellFormed(applicationID: "AABBCCDD"))
        #expect(!DiscoveryCriteria.isWellFormed(applicationID: "YouTube"))
        #expect(!DiscoveryCriteria.isWellFormed(applicationID: "aabbccdd"))
    }

    @Test func theDefaultMediaReceiverIsOnEveryDevice() {
        #expect(defaultMediaReceiverApplicationID == "CC1AD845")
        let criteria = DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID)
        #expect(criteria.browseTargets == [.allDevices])
        #expect(criteria.allSubtypes == ["_CC1AD845._sub._googlecast._tcp"])
    }
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DiscoveryManagerTests {
    @Test func startsWithTheContextAndListsOnlyDevicesWithTheApplication() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(applicationID: "AABBCCDD", browser: browser)
        #expect(browser.browsed == [.application("AABBCCDD")])
        var events = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.tv), .application("AABBCCDD"))
        #expect(await events.next() == .inserted(.tv, at: 0))
        #expect(context.discoveryManager.devices == [.tv])
        #expect(context.castState == .notConnected)
    }

    @Test func doesNotStartByItselfWhereTheOptionsSayNo() {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser) { $0.disableDiscoveryAutostart = true }
        #expect(browser.browsed.isEmpty)
        context.discoveryManager.startDiscovery()
        #expect(browser.browsed == [.allDevices])
    }

    @Test func tellsInsertMoveAndRemove() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser)
        let log = EventLog()
        context.discoveryManager.addListener(log)
        var events = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.fake("A", id: "1")))
        browser.tell(.found(.fake("B", id: "2")))
        browser.tell(.found(.fake("C", id: "1")))
        browser.tell(.lost(deviceID: "2"))
        for _ in 0..<4 { _ = await events.next() }
        #expect(log.lines == ["insert A 0", "insert B 1", "move C 0 1", "remove B 0"])
    }

    @Test func aRenamedDeviceOutlivesItsOldInstance() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        var events = manager.events.makeAsyncIterator()
        browser.tell(.found(.fake("Old", id: "1"), instance: "a"))
        browser.tell(.found(.fake("New", id: "1"), instance: "b"))
        browser.tell(.lost(deviceID: "1", instance: "a"))
        browser.tell(.found(.tv))
        for _ in 0..<3 { _ = await events.next() }
        #expect(manager.devices == [.fake("New", id: "1"), .tv])
    }

    @Test func anInstanceThatNamesAnotherDeviceIsToldAsALossAndAFind() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        var events = manager.events.makeAsyncIterator()
        browser.tell(.found(.fake("A", id: "1"), instance: "a"))
        browser.tell(.found(.fake("B", id: "2"), instance: "a"))
        #expect(await events.next() == .inserted(.fake("A", id: "1"), at: 0))
        #expect(await events.next() == .removed(.fake("A", id: "1"), at: 0))
        #expect(await events.next() == .inserted(.fake("B", id: "2"), at: 0))
        #expect(manager.devices == [.fake("B", id: "2")])
    }

    @Test func aDeviceIsFoundByItsNameWhateverTheCapitals() async {
        let browser = FakeBrowser()
        let time = ManualTime()
        let manager = CastContext.fake(time: time, browser: browser).discoveryManager
        let search = Task { await manager.findDevice(named: "living ROOM", timeout: .seconds(5)) }
        await Task.yield()
        browser.tell(.found(.tv))
        browser.tell(.found(.fake("Living Room", id: "1")))
        #expect(await search.value == .fake("Living Room", id: "1"))
        #expect(await manager.findDevice(named: "tv", timeout: .zero) == .tv)
    }

    @Test func theReasonForNoDiscoveryIsKept() async {
        let browser = FakeBrowser()
        let manager = CastContext.fake(browser: browser).discoveryManager
        #expect(manager.discoveryFailure == nil)
        var events = manager.events.makeAsyncIterator()
        browser.tell(.failed("No network."))
        browser.tell(.found(.tv))
        _ = await events.next()
        #expect(manager.discoveryFailure == "No network.")
        manager.stopDiscovery()
        manager.startDiscovery()
        #expect(manager.discoveryFailure == nil)
    }

    @Test func aKnownHostIsAskedAgainAndItsDeviceGoesAfterThreeMissedRounds() async {
        let inquirer = ScriptedInquirer(answers: [nil, .tv, .tv, nil, nil, nil])
        let pauses = Mutex<[Duration]>([])
        let start = ContinuousClock.now
        let time = TimeSource(
            now: { start },
            sleep: { deadline in
                let isLast = pauses.withLock { pauses in
                    pauses.append(deadline - start)
                    return pauses.count == 6
                }
                if isLast { throw CancellationError() }
            })
        let manager = DiscoveryManager(
            criteria: DiscoveryCriteria(applicationID: "CC1AD845"), browser: FakeBrowser(), inquirer: inquirer,
            time: time)
        var events = manager.events.makeAsyncIterator()
        manager.addKnownHost("127.0.0.1")
        manager.startDiscovery()
        #expect(await events.next() == .inserted(.tv, at: 0))
        #expect(await events.next() == .removed(.tv, at: 0))
        #expect(manager.devices.isEmpty)
        let waited = pauses.withLock { Array($0.prefix(5)) }
        #expect(waited == [.seconds(5), .seconds(10), .seconds(20), .seconds(5), .seconds(10)])
    }

    @Test func aSearchEndsWithTheDeviceOrWithItsTimeAndANewOneEndsTheOld() async {
        let browser = FakeBrowser()
        let time = ManualTime()
        let manager = CastContext.fake(time: time, browser: browser).discoveryManager
        let first = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        await Task.yield()
        let second = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        #expect(await first.value == nil)
        browser.tell(.found(.tv))
        #expect(await second.value == .tv)
        let known = await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .zero)
        #expect(known == .tv)
        let third = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        await Task.yield()
        time.advance(by: .seconds(6))
        #expect(await third.value == nil)
    }
}

/// Gives one answer after the other, then none.
private final class ScriptedInquirer: HostInquiring {
    private let answers: Mutex<[Device?]>

    init(answers: [Device?]) { self.answers = Mutex(answers) }

    func device(at address: String, port: Int?) async -> Device? {
        answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
