import ArgumentParser
import Testing

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
}
