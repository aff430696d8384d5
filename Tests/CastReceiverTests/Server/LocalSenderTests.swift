import CastTransport
import Testing

@testable import CastReceiver

/// Who counts as a sender on this machine, by the address that its connection comes from.
@Suite struct LocalSenderTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("127.4.5.6", "127.0.0.1"), ("::1", "::1"),
        ("::ffff:127.0.0.1", "::ffff:127.0.0.1"),
        ("192.168.1.5", "192.168.1.5"), ("fe80::7%2", "fe80::7%2"), ("2001:db8::7", "2001:db8::7"),
    ])
    func whoHasAnAddressOfThisMachineSitsOnIt(_ remote: String, _ local: String) {
        #expect(ReceiverEngine.isHere(remote, at: local))
    }

    /// Another than the one that it connects to.
    @Test func whoHasAnyAddressOfThisMachineSitsOnIt() throws {
        let path = SystemNetworkPath.make(group: SocketThreads.shared)
        let addresses = try path.interfaces().flatMap { $0.addresses.map { "\($0.address)" } }
        #expect(!addresses.isEmpty)
        for address in addresses {
            // Another link may have a link-local address too.
            let isOfOneLink = address.hasPrefix("fe80:")
            #expect(ReceiverEngine.isHere(address, at: "203.0.113.9") == !isOfOneLink, "\(address)")
        }
    }

    /// An address that has loopback's within it is another machine's: packets from it came over the network.
    @Test(arguments: [
        "2002:7f00:1::1", "64:ff9b::7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "192.168.1.6", "0.0.0.0", "::",
        "::ffff:192.168.1.6", "fe80::7%3", "127.1", "localhost", "",
    ])
    func whoSeemsToHaveOneDoesNot(_ remote: String) {
        #expect(!ReceiverEngine.isHere(remote, at: "192.168.1.5"))
        #expect(!ReceiverEngine.isHere("", at: ""))
    }
}
