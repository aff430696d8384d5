import Testing

@testable import CastWire

/// What leads to this machine, in whatever way it is written.
@Suite struct MachineAddressesTests {
    private let machine = MachineAddresses(["192.168.1.5", "2001:db8::5", "fe80::5", "10.0.0.5", "no address"])

    @Test(arguments: [
        "127.0.0.1", "127.9.9.9", "::1", "0.0.0.0", "0.1.2.3", "::", "::ffff:127.0.0.1", "::127.0.0.1",
        "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "127.1", "0x7f000001",
    ])
    func loopbackDoesOnEveryMachine(_ host: String) {
        #expect(machine.contains(host) && MachineAddresses.loopback.contains(host))
    }

    @Test(arguments: [
        "192.168.1.5", "192.168.261", "3232235781", "0xc0a80105", "0300.0250.1.5", "192.168.1.5.", "10.5",
        "::ffff:192.168.1.5", "::ffff:c0a8:105", "[::ffff:192.168.1.5]", "::192.168.1.5", "::ffff:0:192.168.1.5",
        "64:ff9b::c0a8:105", "64:ff9b:1:fffe::c0a8:105", "2002:c0a8:105::", "2002:c0a8:105:1::9", "2001:db8::5",
        "2001:DB8:0:0:0:0:0:5", "[2001:db8::5]", "fe80::5", "fe80::5%2", "FE80::5%eth0",
    ])
    func eachAddressOfAnInterfaceDoesInEveryForm(_ host: String) {
        #expect(machine.contains(host))
        #expect(!MachineAddresses.loopback.contains(host))
    }

    @Test(arguments: [
        "192.168.1.6", "::ffff:192.168.1.6", "2002:c0a8:106::", "64:ff9b::c0a8:106", "2001:db8::6", "fe80::6%2",
        "8.8.8.8", "nas.lan", "localhost", "", "no address", "192.168.1.5.example", "169.254.169.254",
    ])
    func otherMachinesAndNamesDoNot(_ host: String) {
        #expect(!machine.contains(host))
    }

    @Test(arguments: ["192.0.2.1", "2001:db8::1", "127.0.0.1"])
    func anyAddressMayBeThisMachinesWhereTheSystemHasNotToldThem(_ host: String) {
        #expect(MachineAddresses.unknown.contains(host) && !MachineAddresses.unknown.contains("a.example"))
    }
}
