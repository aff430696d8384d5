import ArgumentParser
import Testing

@testable import CastSender
@testable import marquee

@Suite struct DeviceOptionsTests {
    @Test("An empty name is refused at once, whatever it is for", arguments: [
        ["status", "--to", ""], ["mirror", "--source", "synthetic", "--to", " "], ["transfer", "--to", ""],
        ["transfer", "--to", "a", "--from", ""], ["pin", ""], ["volume", "5", "--member", ""],
        ["queue", "list", "--to", ""],
    ])
    func empty(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) { try Marquee.parseAsRoot(arguments) }
        #expect(Marquee.message(for: try #require(error)).contains("takes a device's name"))
    }

    @Test("A receiver that nobody could tell from another, or that is two at once, is refused", arguments: [
        ["--name", ""], ["--group", " ", "--member", "a"], ["--group", "a", "--member", ""], ["--state", ""],
        ["--name", String(repeating: "x", count: 201)], ["--window", "--headless"],
    ])
    func receiver(arguments: [String]) {
        #expect(throws: (any Error).self) { try ReceiverCommand.parse(arguments) }
    }

    @Test("What can be no host is refused", arguments: [
        "", "1.2.3", "999.1.1.1", "1.2.3.4:99999", "1.2.3.4:0", "Living Room", "fd00::zz", "[fd00::1", "12345",
    ])
    func host(text: String) {
        #expect(throws: (any Error).self) { try SearchOptions.parse(["--host", text]) }
    }

    @Test("The line that asks for consent has the device's name as it is shown")
    func permission() {
        var device = Device(address: "192.0.2.1")
        device.friendlyName = "TV\u{1B}[2J\n" + String(repeating: "x", count: 5000)
        let line = DeviceOptions.permissionSentence(device)
        #expect(line.unicodeScalars.count < 250 && !line.unicodeScalars.contains { $0.value < 0x20 })
    }
}
