import Testing

@testable import SenderCore

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
