import Testing

@testable import marquee

/// Orders on a receiver's standard input.
@Suite struct ReceiverOrderTests {
    @Test(arguments: [
        ("transfer Kitchen", "Kitchen"), ("  transfer   Living room \r", "Living room"),
        (#"transfer "Kitchen""#, "Kitchen"), (#"transfer " blank""#, " blank"),
        (#"transfer "the \"big\" one \\""#, #"the "big" one \"#), ("transfer 127.0.0.1:8010", "127.0.0.1:8010"),
        ("transfer 12\" speaker", "12\" speaker"), ("transfer Küche 厨房", "Küche 厨房"),
    ])
    func aDeviceIsNamedAsItIsCalled(line: String, name: String) throws {
        #expect(try ReceiverOrder(parsing: line) == .transfer(to: name))
    }

    @Test(arguments: ["", "   ", "\r"])
    func emptyLinesAreNoOrders(line: String) throws {
        #expect(try ReceiverOrder(parsing: line) == nil)
    }

    @Test(arguments: [
        ("transfer", "name the target"), ("transfer \"\"", "name the target"), ("transfer   ", "name the target"),
        ("stop", "\"stop\" is not an order"), ("Transfer Kitchen", "not an order"), ("transferKitchen", "not an order"),
        (#"transfer "Kitchen"#, "the closing quote of the"), (#"transfer "Kitchen\""#, "the closing quote of the"),
        (#"transfer "Kitchen" now"#, "nothing may follow"), (#"transfer "a\n""#, "a backslash must be followed"),
    ])
    func whatIsNoOrderIsSaidWhy(line: String, sentence: String) throws {
        let fault = try #require(#expect(throws: ReceiverOrder.Fault.self) { try ReceiverOrder(parsing: line) })
        #expect(fault.description.contains(sentence))
    }

    @Test func linesComeWholeHoweverTheyArrive() {
        var lines = OrderLines()
        #expect(lines.take("trans".utf8) == [])
        #expect(lines.take("fer A\n\ntransfer B\nlast".utf8) == [.text("transfer A"), .text(""), .text("transfer B")])
        #expect(lines.end() == .text("last"))
        #expect(lines.end() == nil)
    }

    @Test func aLineWithoutEndTakesNoMemoryAndIsPassedOver() {
        var lines = OrderLines()
        #expect(lines.take(String(repeating: "x", count: OrderLines.limit).utf8) == [])
        #expect(lines.take("\n".utf8) == [.text(String(repeating: "x", count: OrderLines.limit))])
        for _ in 0..<100 { #expect(lines.take(String(repeating: "x", count: OrderLines.limit).utf8) == []) }
        let told = lines.take("\ntransfer A\n".utf8)
        #expect(told == [.unreadable("an order has at most 1024 bytes"), .text("transfer A")])
    }

    @Test func whatIsNoTextIsSaid() {
        var lines = OrderLines()
        #expect(lines.take([0x74, 0xFF, 0x0A]) == [.unreadable("an order is text in UTF-8")])
    }
}
