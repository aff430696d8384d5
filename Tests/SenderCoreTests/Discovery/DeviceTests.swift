import Testing

@testable import SenderCore

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
