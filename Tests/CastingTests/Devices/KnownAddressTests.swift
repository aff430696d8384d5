import CastSender
import Testing

@testable import Casting

@Suite struct KnownAddressTests {
    @Test("Addresses and names are taken, with their port", arguments: [
        ("192.168.1.20", "192.168.1.20", nil), ("127.0.0.1:9000", "127.0.0.1", 9000), ("[::1]:9000", "::1", 9000),
        ("fe80::1%lo", "fe80::1%lo", nil), ("tv.lan", "tv.lan", nil), ("tv", "tv", nil),
    ] as [(String, String, Int?)])
    func taken(text: String, address: String, port: Int?) throws {
        let known = try #require(KnownAddress(text))
        #expect(known.address == address)
        #expect(known.port == port)
    }

    @Test("What can be no host is none", arguments: [
        "", "1.2.3", "999.1.1.1", "1.2.3.4:99999", "1.2.3.4:0", "Living Room", "fd00::zz", "[fd00::1", "12345",
    ])
    func refused(text: String) {
        #expect(KnownAddress(text) == nil)
    }

    @Test("A device is at an address however that is written")
    func among() throws {
        let devices = [Device(address: "fd00::2")]
        #expect(try #require(KnownAddress("[fd00:0:0::2]:8009")).isAmong(devices))
        #expect(try !#require(KnownAddress("fd00::3")).isAmong(devices))
        #expect(try #require(KnownAddress("tv.lan")).isAmong(devices))
        #expect(try !#require(KnownAddress("tv.lan")).isAmong([]))
    }

    @Test("A port that was given is the device's")
    func port() throws {
        let devices = [Device(address: "192.0.2.1", port: 9000)]
        #expect(try #require(KnownAddress("192.0.2.1:9000")).isAmong(devices))
        #expect(try #require(KnownAddress("192.0.2.1")).isAmong(devices))
        #expect(try !#require(KnownAddress("192.0.2.1:9001")).isAmong(devices))
    }

    @Test("A name is the device that was found by it, or that is at an address that it stands for")
    func names() throws {
        let name = try #require(KnownAddress("tv.lan"))
        #expect(name.isPlace(of: Device(address: "TV.lan"), resolved: []))
        #expect(name.isPlace(of: Device(address: "192.0.2.1"), resolved: [[192, 0, 2, 1]]))
        #expect(!name.isPlace(of: Device(address: "192.0.2.2"), resolved: [[192, 0, 2, 1]]))
    }

    @Test("localhost stands for this machine")
    func lookUp() async throws {
        let found = await HostPlaces([try #require(KnownAddress("localhost"))], within: .seconds(30))
        #expect(found.have(Device(address: "127.0.0.1")) || found.have(Device(address: "::1")))
        #expect(!found.have(Device(address: "192.0.2.1")))
    }
}
