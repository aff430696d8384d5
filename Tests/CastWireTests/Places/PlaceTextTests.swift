import Testing

@testable import CastWire

@Suite struct PlaceTextTests {
    @Test(arguments: [
        ("192.168.1.7", "192.168.1.7:8009"), ("::1", "[::1]:8009"), ("fe80::1%eth0", "[fe80::1%eth0]:8009"),
        ("[::1]", "[::1]:8009"), ("tv.lan", "tv.lan:8009"),
    ])
    func anIPv6AddressStandsInBracketsBeforeItsPort(host: String, text: String) {
        #expect(PlaceText.of(host: host, port: 8009) == text)
    }
}
