import CastWire
import Testing

@testable import ReceiverCore

@Suite struct VirtualConnectionTests {
    @Test func whoHasNotConnectedIsClosed() throws {
        var bench = DeviceBench()
        let sent = bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver)
        #expect(sent.map(\.type) == ["CLOSE"])
        #expect(sent.first?.from == "receiver-0" && sent.first?.to == "sender-0")
        bench.connect()
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).map(\.type) == ["RECEIVER_STATUS"])
    }

    @Test func connectIsConfirmedOnlyWhereVersionsWereOffered() {
        var bench = DeviceBench()
        #expect(bench.connect().isEmpty)
        let sent = bench.say(
            #"{"type":"CONNECT","protocolVersionList":[0,3,9]}"#, .connection, from: "sender-1")
        #expect(sent.map(\.type) == ["CONNECTED"])
        #expect(sent.first?.json["protocolVersion"]?.intValue == 3)
    }

    @Test func connectToAnUnknownTransportIsClosedByThatTransport() {
        var bench = DeviceBench()
        let sent = bench.connect(to: "web-99")
        #expect(sent.map(\.type) == ["CLOSE"])
        #expect(sent.first?.from == "web-99")
        #expect(!bench.device.platform.connections.isConnected(
            SenderAddress(connection: .init(rawValue: 1), senderID: "sender-0"), to: "web-99"))
    }

    @Test func aMessageToAnUnknownTransportIsClosed() {
        var bench = DeviceBench.launched()
        let sent = bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .media, to: "web-99")
        #expect(sent.map(\.type) == ["CLOSE"])
        #expect(sent.first?.from == "web-99")
    }

    @Test func closeIsNeverAnswered() {
        var bench = DeviceBench.launched()
        #expect(bench.say(#"{"type":"CLOSE"}"#, .connection, to: "web-99").isEmpty)
        #expect(bench.say(#"{"type":"CLOSE"}"#, .connection).isEmpty)
        #expect(bench.events == [.senderDisconnected(.init(connection: .init(rawValue: 1), senderID: "sender-0"))])
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).map(\.type) == ["CLOSE"])
    }

    @Test(arguments: ["sender-vlc", "sender-123456789012345", "client-7f"])
    func anySenderIDWillDo(sender: String) {
        var bench = DeviceBench()
        bench.connect(from: sender)
        let sent = bench.say(#"{"type":"GET_STATUS","requestId":5}"#, .receiver, from: sender)
        #expect(sent.map(\.to) == [sender])
        #expect(sent.first?.requestID == 5)
    }

    @Test func anEventSaysTheBeginningOfWhatASendersProgramCallsItself() {
        var bench = DeviceBench()
        let agent = String(repeating: "x", count: 60_000)
        bench.say(#"{"type":"CONNECT","userAgent":"\#(agent)"}"#, .connection)
        guard case .senderConnected(_, let told?)? = bench.events.first else {
            Issue.record("it is not told")
            return
        }
        #expect(told.utf8.count == ReceiverDevice.longestUserAgent)
    }

    @Test func anEmptyDestinationMeansTheDevice() {
        var bench = DeviceBench()
        bench.connect(from: "sender-vlc", to: "")
        let sent = bench.say(#"{"type":"GET_STATUS","requestId":5}"#, .receiver, from: "sender-vlc", to: "")
        #expect(sent.map(\.type) == ["RECEIVER_STATUS"])
        #expect(sent.first?.from == "receiver-0")
    }

    @Test func aSenderIDWithoutBoundIsPassedOver() {
        var bench = DeviceBench()
        #expect(bench.connect(from: String(repeating: "x", count: 257)).isEmpty)
        #expect(bench.logs.count == 1)
        #expect(bench.device.platform.connections.audience(of: "receiver-0").isEmpty)
    }

    /// A letter and its marks take a time that grows with the square of their number, each time they are compared.
    @Test func anAddressWithoutBoundIsPassedOver() {
        var bench = DeviceBench.launched()
        let long = "a" + String(repeating: "\u{301}", count: 128)
        let question = #"{"type":"GET_STATUS","requestId":1}"#
        #expect(bench.say(question, .receiver, to: long).isEmpty)
        #expect(bench.say(question, Namespace(long)).isEmpty)
        #expect(bench.connect(to: long).isEmpty)
        #expect(bench.logs.count == 1)
        #expect(bench.say(question, .receiver).map(\.type) == ["RECEIVER_STATUS"])
    }

    @Test func the65thVirtualConnectionIsClosedAndTheOthersStay() {
        var bench = DeviceBench()
        for index in 0..<64 { #expect(bench.connect(from: "sender-\(index)").isEmpty) }
        #expect(bench.connect(from: "sender-64").map(\.type) == ["CLOSE"])
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":5}"#, .receiver, from: "sender-63").count == 1)
    }

    @Test func severalSendersOnOneSocketAreToldApart() {
        var bench = DeviceBench(connections: [1])
        bench.connect(from: "sender-1")
        bench.connect(from: "sender-2")
        let sent = bench.say(#"{"type":"GET_STATUS","requestId":3}"#, .receiver, from: "sender-2")
        #expect(sent.map(\.to) == ["sender-2"])
        let volume = bench.say(
            #"{"type":"SET_VOLUME","requestId":4,"volume":{"level":0.5}}"#, .receiver, from: "sender-1")
        #expect(volume.map(\.to) == ["*", "sender-1"])
    }

    @Test func anEndedSocketEndsItsSendersButNotTheApplication() {
        var bench = DeviceBench.launched(connections: [1, 2])
        bench.disconnect(1)
        #expect(bench.events.count == 1)
        #expect(bench.device.platform.running != nil)
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":4,"volume":{"level":0.5}}"#, .receiver, on: 2)
        #expect(Set(sent.map(\.connection)) == [2])
    }

    @Test func challengesGoToWhoHoldsTheKey() {
        var bench = DeviceBench()
        let challenge = CastMessage(
            from: "sender-vlc", to: "receiver-0", namespace: .deviceAuthentication, payload: .binary([0x0a, 0x00]))
        bench.say(challenge)
        #expect(bench.actions == [.answerChallenge(.init(rawValue: 1), challenge)])
        bench.say("{}", .deviceAuthentication)
        #expect(bench.logs.count == 1 && bench.actions.count == 1)
    }
}
