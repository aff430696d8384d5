import Testing

@testable import CastRemote

@Suite struct LinkTests {
    @Test func theTokenStandsBehindTheHash() {
        let base = RemoteLink.base(host: "192.168.1.7", port: 8020)
        #expect(RemoteLink.link(base: base, secret: "abc") == "http://192.168.1.7:8020/#t=abc")
        #expect(RemoteLink.base(host: "fd00::7", port: 8020) == "http://[fd00::7]:8020/")
        #expect(RemoteLink.base(host: "pi.local", port: 80) == "http://pi.local/")
    }

    private static func address(_ text: String, on interface: String = "eth0", tunnel: Bool = false) -> MachineAddress {
        let bytes =
            text.contains(":")
            ? [text.hasPrefix("fd") ? 0xFD : text.hasPrefix("fe80") ? 0xFE : 0x20, text.hasPrefix("fe80") ? 0x80 : 0]
                + [UInt8](repeating: 0, count: 14)
            : text.split(separator: ".").map { UInt8($0)! }
        return MachineAddress(interface: interface, text: text, bytes: bytes, isPointToPoint: tunnel)
    }

    @Test func theHousesAddressesAreOfferedAndNoOthers() {
        let chosen = OfferedAddresses.choose([
            Self.address("fd00::7"), Self.address("10.0.0.7"), Self.address("192.168.1.7"), Self.address("8.8.8.8"),
            Self.address("2001::1"), Self.address("fe80::1"), Self.address("172.32.0.1"),
            Self.address("10.8.0.2", on: "wg0", tunnel: true), Self.address("172.17.0.1", on: "docker0"),
            Self.address("127.0.0.1", on: "lo"), Self.address("169.254.3.4"),
        ])
        #expect(chosen.map(\.text) == ["192.168.1.7", "10.0.0.7", "fd00::7", "169.254.3.4"])
    }

    @Test func whoHasNothingButAnInnerNetworkIsInIt() {
        #expect(OfferedAddresses.choose([Self.address("172.17.0.2", on: "docker0")]).map(\.text) == ["172.17.0.2"])
        #expect(OfferedAddresses.choose([Self.address("8.8.8.8")]) == [])
        #expect(OfferedAddresses.choose((0..<50).map { Self.address("10.0.0.\($0)") }).count == OfferedAddresses.limit)
    }
}
