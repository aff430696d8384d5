import Testing

@testable import MulticastDNS

@Suite struct NameAndTextTests {
    @Test func namesDifferingInAsciiCaseAreEqual() throws {
        let left = try name("TV._GoogleCast._tcp.local")
        let right = try name("tv._googlecast._TCP.LOCAL")
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(left.firstLabel == "TV")
    }

    @Test func onlyAsciiCaseIsFolded() throws {
        #expect(try DomainName(labels: [Array("É".utf8)]) != DomainName(labels: [Array("é".utf8)]))
    }

    @Test func labelsAreBytes() throws {
        let odd = try DomainName(labels: [[0xFF, 0x00, UInt8(ascii: ".")], Array("local".utf8)])
        #expect(odd.labels.count == 2)
        #expect(odd.description == "\u{FFFD}\u{0}\\..local")
    }

    @Test func lengthsAreChecked() {
        #expect(throws: DNSError.self) { try DomainName(labels: [[]]) }
        #expect(throws: DNSError.self) { try DomainName(labels: [[UInt8](repeating: 65, count: 64)]) }
        #expect(throws: Never.self) { try DomainName(labels: [[UInt8](repeating: 65, count: 63)]) }
    }

    @Test func textKeysCompareWithoutCaseAndTheFirstWins() {
        let text = TextRecord(strings: ["FN=One", "fn=Two", "flag", "=lost", "empty="].map { Array($0.utf8) })
        #expect(text["fn"] == "One")
        #expect(text["flag"] == "")
        #expect(text["empty"] == "")
        #expect(text["missing"] == nil)
        #expect(text.values == ["fn": "One", "flag": "", "empty": ""])
    }

    @Test func textThatDoesNotFitIsRefused() {
        #expect(throws: DNSError.self) { try TextRecord(["": "x"]) }
        #expect(throws: DNSError.self) { try TextRecord(["k": String(repeating: "x", count: 254)]) }
    }

    @Test(
        arguments: [
            (0x2001_0db8_0000_0000, 1, "2001:db8::1"), (0, 1, "::1"), (0, 0, "::"),
            (0xfe80_0000_0000_0000, 0x0000_00fc_00ff_fe00, "fe80::fc:ff:fe00"),
            (0x0001_0000_0002_0003, 0x0004_0005_0006_0007, "1:0:2:3:4:5:6:7"),
        ] as [(UInt64, UInt64, String)])
    func ipv6AddressesAreWrittenShort(high: UInt64, low: UInt64, text: String) {
        #expect(IPv6Address(high: high, low: low).description == text)
    }

    @Test func addressesSortIntoTheOrderToTry() {
        let four = ServiceAddress(.v4(IPv4Address(10, 0, 0, 1)), interface: InterfaceIndex(9))
        let global = ServiceAddress(.v6(IPv6Address(high: 0x2001 << 48, low: 1)), interface: InterfaceIndex(1))
        let local = ServiceAddress(.v6(IPv6Address(high: 0xFE80 << 48, low: 1)), interface: InterfaceIndex(1))
        #expect([local, global, four].sorted() == [four, global, local])
        #expect(local.address.needsScope && !global.address.needsScope)
    }

    @Test func subtypesAreAskedForUnderTheirType() throws {
        let type = try ServiceType("_googlecast._tcp", subtype: "CC1AD845")
        #expect(type.queryName == (try name("_CC1AD845._sub._googlecast._tcp.local")))
        #expect(throws: DNSError.self) { try ServiceType("googlecast") }
    }
}
