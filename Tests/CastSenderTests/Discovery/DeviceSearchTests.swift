import CastWire
import SenderFakes
import Synchronization
import Testing

@testable import CastSender

/// `findDevice`, `passiveScan` and known hosts.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DeviceSearchTests {
    private let browser = FakeBrowser()
    private let time = ManualTime()
    private let manager: DiscoveryManager

    init() {
        manager =
            CastContext.fake(time: time, browser: browser) { $0.disableDiscoveryAutostart = true }
            .discoveryManager
    }

    @Test func aSearchStartsDiscoveryAndEndsWithTheDevice() async {
        let search = Task { await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) }
        await until { manager.discoveryActive }
        browser.tell(.found(.fake("Other", id: "9")))
        browser.tell(.found(.tv))
        #expect(await search.value == .tv)
    }

    @Test func aKnownDeviceIsToldInALaterTurnToo() async {
        manager.startDiscovery()
        browser.tell(.found(.tv))
        await until { manager.hasDiscoveredDevices }
        var order: [String] = []
        let search = Task {
            order.append("asked")
            let device = await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5))
            order.append("told \(device?.friendlyName ?? "nobody")")
        }
        await until { order == ["asked"] }
        order.append("went on")
        await search.value
        #expect(order == ["asked", "went on", "told TV"])
    }

    @Test func itsTimeIsTheClocksAndNothingEarlier() async {
        var answers: [Device?] = []
        let search = Task { answers.append(await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5))) }
        await until { manager.discoveryActive }
        await time.advanceToSleeper(within: .seconds(5))
        await search.value
        #expect(answers == [nil])
        let patient = Task { answers.append(await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5))) }
        for _ in 0..<100 { await Task.yield() }
        time.advance(by: .milliseconds(4999))
        for _ in 0..<100 { await Task.yield() }
        #expect(answers == [nil], "a millisecond is left")
        time.advance(by: .milliseconds(1))
        await patient.value
        #expect(answers == [nil, nil])
    }

    @Test func aNewSearchEndsTheOldAlsoWhereItsDeviceIsKnown() async {
        manager.startDiscovery()
        browser.tell(.found(.tv))
        await until { manager.hasDiscoveredDevices }
        let old = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        for _ in 0..<100 { await Task.yield() }
        #expect(await manager.findDevice(uniqueID: Device.tv.uniqueID, timeout: .seconds(5)) == .tv)
        #expect(await old.value == nil)
    }

    @Test func aCancelledSearchEndsWithNil() async {
        let search = Task { await manager.findDevice(uniqueID: "nobody", timeout: .seconds(5)) }
        await until { manager.discoveryActive }
        search.cancel()
        #expect(await search.value == nil)
    }

    @Test func aPassiveScanAsksKnownHostsEachMinuteAndForgetsThemAllTheSame() async {
        let asked = Mutex(0)
        let isThere = Mutex(true)
        let inquirer = CountingInquirer { _ in
            asked.withLock { $0 += 1 }
            return isThere.withLock { $0 } ? .tv : nil
        }
        let manager = DiscoveryManager(
            criteria: DiscoveryCriteria(applicationID: "CC1AD845"), browser: browser, inquirer: inquirer,
            time: time.source)
        manager.addKnownHost("127.0.0.1")
        manager.startDiscovery()
        await until { manager.hasDiscoveredDevices }
        await time.advanceToSleeper(within: .seconds(5))
        await until { asked.withLock { $0 } == 2 }
        isThere.withLock { $0 = false }
        manager.passiveScan = true
        await until { asked.withLock { $0 } == 3 }
        #expect(browser.browsed == [.allDevices], "listening goes on as it is")
        for round in 4...5 {
            await time.advanceToSleeper(within: .seconds(60))
            await until { asked.withLock { $0 } == round }
        }
        // Known from before the scan was passive: its third missed round is its last.
        await until { !manager.hasDiscoveredDevices }
        for _ in 0..<100 { await Task.yield() }
        time.advance(by: .seconds(59))
        for _ in 0..<100 { await Task.yield() }
        #expect(asked.withLock { $0 } == 5)
        manager.passiveScan = false
        await until { asked.withLock { $0 } == 6 }
        #expect(browser.browsed == [.allDevices, .allDevices], "asked anew at once")
    }
}

private struct CountingInquirer: HostInquiring {
    let answer: @Sendable (String) -> Device?
    func device(at address: String, port: Int?) async -> Device? { answer(address) }
}

/// The device's own properties, and addresses.
@Suite struct DevicePropertyTests {
    @Test(
        arguments: [
            (DeviceCapabilities.videoOut, DeviceType.tv, false), ([.videoOut, .audioOut], .tv, false),
            (.audioOut, .speaker, false), ([.audioOut, .multizoneGroup], .speakerGroup, true),
            ([.videoOut, .dynamicGroup], .speakerGroup, true), ([], .generic, false),
            ([.audioOut, .multiChannelGroup], .speaker, false), (.init(rawValue: 1 << 40), .generic, false),
        ] as [(DeviceCapabilities, DeviceType, Bool)])
    func theTypeFollowsFromTheCapabilities(capabilities: DeviceCapabilities, type: DeviceType, isGroup: Bool) {
        var device = Device.tv
        device.capabilities = capabilities
        #expect(device.type == type && device.isGroup == isGroup)
        device.isOnLocalNetwork = false
        #expect(device.type == .nearbyUnpaired)
    }

    @Test func capabilitiesHaveTheirBits() {
        let bits: [DeviceCapabilities] = [
            .videoOut, .videoIn, .audioOut, .audioIn, .multizoneGroup, .dynamicGroup, .multiChannelGroup,
            .multiChannelMember, .masterOrFixedVolume, .attenuationOrFixedVolume, .dynamicGroupingSupported,
        ]
        #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 32, 64, 128, 256, 2048, 4096, 65536])
        var device = Device.tv
        device.capabilities = [.videoOut, .audioOut]
        #expect(device.hasCapabilities(.audioOut) && device.hasCapabilities([.audioOut, .videoOut]))
        #expect(!device.hasCapabilities([.audioOut, .audioIn]) && device.hasCapabilities([]))
        #expect(DeviceType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(DeviceStatus.allCases.map(\.rawValue) == [-1, 0, 1])
    }

    @Test func theUniqueIDHasTheCategoryInIt() {
        #expect(Device.tv.uniqueID == "com.google.CastDevice:0001" && Device.tv.category == Device.castCategory)
        var other = Device.tv
        other.friendlyName = "Else"
        other.statusText = "Film"
        #expect(other != .tv && other.isSameDevice(as: .tv))
        for change in [
            { $0.deviceID = "2" }, { $0.networkAddresses = ["127.0.0.2"] }, { $0.servicePort = 1 },
            { $0.deviceVersion = "3" }, { $0.category = "org.example" },
        ] as [(inout Device) -> Void] {
            var other = Device.tv
            change(&other)
            #expect(!other.isSameDevice(as: .tv))
        }
        other.setAttribute("x", forKey: "room")
        #expect(other.attributes == ["room": "x"])
        other.setAttribute(nil, forKey: "room")
        #expect(other.attributes.isEmpty)
    }

    @Test(arguments: [
        ("127.0.0.1", NetworkAddress.AddressType.ipv4), ("0.0.0.0", .ipv4), ("::1", .ipv6), ("fe80::1%eth0", .ipv6),
        ("::ffff:127.0.0.1", .ipv6), ("/run/cast.sock", .ipc), ("tv.lan", .unknown), ("256.0.0.1", .unknown),
        ("1.2.3", .unknown), ("+1.2.3.4", .unknown), ("-0.0.0.0", .unknown), ("tv.lan:8009", .unknown), ("", .unknown),
        ("a::z", .unknown), ("1.2.3.4.", .unknown),
    ])
    func addressesTellTheirKind(text: String, type: NetworkAddress.AddressType) {
        #expect(NetworkAddress(text).type == type && NetworkAddress(text).description == text)
    }

    @Test func addressesHaveTheirNamesAndNumbers() {
        #expect(NetworkAddress.AddressType.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect([NetworkAddress.wildcardIPv4, .loopbackIPv4].allSatisfy { $0.type == .ipv4 })
        #expect([NetworkAddress.wildcardIPv6, .loopbackIPv6].allSatisfy { $0.type == .ipv6 })
        #expect(Device.tv.addresses == [.loopbackIPv4])
    }

    @Test func criteriaKeepTheirOrderAndKnowWhatTheyHave() {
        let ids = DiscoveryCriteria(applicationIDs: ["B", "A", "B"])
        #expect(ids.applicationIDs == ["B", "A"] && ids.hasApplicationIDs && !ids.hasNamespaces)
        let namespaces = DiscoveryCriteria(namespaces: ["urn:x-cast:a"])
        #expect(namespaces.namespaces == ["urn:x-cast:a"] && namespaces.hasNamespaces && !namespaces.hasApplicationIDs)
        #expect(namespaces.browseTargets == [.allDevices] && namespaces.allSubtypes.isEmpty)
        #expect(DiscoveryCriteria(applicationIDs: ["A", "CC1AD845"]).browseTargets == [.allDevices])
    }
}
