import Testing

@testable import ServingCore

@Suite struct LocalAddressTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("192.168.1.5", "192.168.1.5"), ("2001:db8::1", "[2001:db8::1]"),
        ("2001:DB8::1%eth0", "[2001:db8::1]"), ("::1", "[::1]"), ("fec0::1", "[fec0::1]"),
    ])
    func addressesStandInURLs(address: String, host: String) throws {
        #expect(try LocalAddress(address).urlHost == host)
    }

    @Test(arguments: ["fe80::1", "fe80::1%eth0", "FE9A::1", "febf::1"])
    func linkLocalAddressesAreRefused(address: String) {
        let error = #expect(throws: ServingError.self) { try LocalAddress(address) }
        #expect(error?.code == .linkLocalAddress)
    }

    @Test(arguments: ["0.0.0.0", "::", ""]) func wildcardsAreRefused(address: String) {
        let error = #expect(throws: ServingError.self) { try LocalAddress(address) }
        #expect(error?.code == .addressUnavailable)
    }
}
