import Foundation
import Testing

@testable import MulticastDNS

@Suite struct LinkPrefixesTests {
    private static func address(_ text: String) -> IPAddress {
        if text.contains(":") {
            let halves = text.components(separatedBy: "::").map { half in
                half.split(separator: ":").compactMap { UInt16($0, radix: 16) }
            }
            let zeros = Array(repeating: UInt16(0), count: 8 - halves.joined().count)
            let groups = halves[0] + zeros + (halves.count > 1 ? halves[1] : [])
            let halfOf = { (groups: ArraySlice<UInt16>) in groups.reduce(UInt64(0)) { $0 << 16 | UInt64($1) } }
            return .v6(IPv6Address(high: halfOf(groups[..<4]), low: halfOf(groups[4...])))
        }
        let bytes = text.split(separator: ".").compactMap { UInt8($0) }
        return .v4(IPv4Address(bytes[0], bytes[1], bytes[2], bytes[3]))
    }

    private let wired = LinkPrefixes([
        .init(Self.address("192.168.1.5"), length: 24), .init(Self.address("10.8.0.1"), length: 30),
        .init(Self.address("2001:db8:1:2::5"), length: 64), .init(Self.address("fd00::5"), length: 127),
        .init(Self.address("172.16.9.9"), length: 0),
    ])

    @Test(arguments: [
        "192.168.1.1", "192.168.1.254", "10.8.0.2", "2001:db8:1:2::1", "2001:db8:1:2:ffff::1", "fd00::4", "fe80::1",
        "172.16.9.9", "169.254.1.1",
    ])
    func whatIsWithinAPrefixOfOursIsOnTheLink(_ text: String) {
        #expect(wired.contains(Self.address(text)))
    }

    @Test(arguments: [
        "192.168.2.1", "192.168.1.255", "192.168.1.0", "10.8.0.3", "10.8.0.0", "10.8.0.4",
        "203.0.113.7", "127.0.0.1", "0.0.0.0", "224.0.0.251", "255.255.255.255",
        "172.16.9.8", "2001:db8:1:3::1", "fd00::6", "::1", "::", "ff02::fb", "169.253.1.1", "169.255.0.1",
    ])
    func whatIsElsewhereIsNot(_ text: String) {
        #expect(!wired.contains(Self.address(text)))
    }

    @Test func onLoopbackAreLoopbackAndWhatThisMachineHasAndNothingElse() {
        let own: Set<IPAddress> = [Self.address("192.168.1.5"), Self.address("fe80::5")]
        let loopback = LinkPrefixes(
            [.init(Self.address("127.0.0.1"), length: 8)], isLoopback: true, own: own)
        for text in ["127.0.0.1", "127.9.9.9", "::1", "192.168.1.5", "fe80::5"] {
            #expect(loopback.contains(Self.address(text)), "\(text)")
        }
        for text in ["192.168.1.6", "fe80::6", "8.8.8.8", "224.0.0.251"] {
            #expect(!loopback.contains(Self.address(text)), "\(text)")
        }
    }
}
