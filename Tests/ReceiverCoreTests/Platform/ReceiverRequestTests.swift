import CastWire
import Testing

@testable import ReceiverCore

@Suite struct ReceiverRequestTests {
    @Test func anIdleDeviceRunsNothing() throws {
        var bench = DeviceBench()
        bench.connect()
        let status = try #require(bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).first?.status)
        #expect(status["applications"] == .array([]))
        #expect(status["volume"]?["level"]?.doubleValue == 1)
        #expect(status["volume"]?["controlType"]?.stringValue == "attenuation")
        #expect(status["isStandBy"]?.boolValue == false)
    }

    @Test func volumeIsHeldWithinItsBoundsAndToldToAll() throws {
        var bench = DeviceBench(connections: [1, 2])
        bench.connect()
        bench.connect(on: 2)
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":-3}}"#, .receiver)
        #expect(sent.map(\.connection) == [1, 2, 1])
        #expect(sent.map(\.requestID) == [0, 0, 9])
        #expect(sent.allSatisfy { $0.status?["volume"]?["level"]?.doubleValue == 0 })
        #expect(bench.commands == [.setVolume(level: 0, muted: false)])
        bench.say(#"{"type":"SET_VOLUME","requestId":10,"volume":{"level":7.5}}"#, .receiver)
        #expect(bench.device.platform.volume.level == 1)
    }

    @Test func muteAndLevelChangeApart() {
        var bench = DeviceBench()
        bench.connect()
        bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":0.3,"muted":null}}"#, .receiver)
        #expect(bench.device.platform.volume == DeviceVolume(level: 0.3, muted: false))
        bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":null,"muted":true}}"#, .receiver)
        #expect(bench.device.platform.volume == DeviceVolume(level: 0.3, muted: true))
    }

    @Test func aVolumeThatStaysIsAnsweredButNotBroadcast() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":1}}"#, .receiver)
        #expect(sent.map(\.requestID) == [9])
        #expect(bench.commands.isEmpty)
    }

    @Test func noVolumeAtAllIsABadParameter() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":null}}"#, .receiver)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.first?.json["reason"]?.stringValue == "BAD_PARAMETER")
    }

    @Test func availabilityNamesEachAppThatWasAskedFor() throws {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(
            #"{"type":"GET_APP_AVAILABILITY","requestId":3,"appId":["CC1AD845","DEADBEEF"]}"#, .receiver)
        let answer = try #require(sent.first)
        #expect(answer.requestID == 3)
        #expect(answer.json["responseType"]?.stringValue == "GET_APP_AVAILABILITY")
        #expect(answer.json["availability"] == ["CC1AD845": "APP_AVAILABLE", "DEADBEEF": "APP_UNAVAILABLE"])
    }

    @Test func deviceInfoSaysWhoItIs() throws {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"GET_DEVICE_INFO","requestId":3}"#, .receiverDiscovery)
        let answer = try #require(sent.first)
        #expect(answer.type == "DEVICE_INFO" && answer.requestID == 3)
        #expect(answer.json["deviceId"]?.stringValue == "0123456789abcdef0123456789abcdef")
        #expect(answer.json["friendlyName"]?.stringValue == "Bench")
        #expect(answer.json["deviceCapabilities"]?.intValue == 5)
    }

    @Test func aDeviceInNoGroupHasNoMembers() throws {
        var bench = DeviceBench()
        bench.connect()
        let status = try #require(bench.say(#"{"type":"GET_STATUS","requestId":3}"#, .multizone).first)
        #expect(status.type == "MULTIZONE_STATUS")
        #expect(status.status?["devices"] == .array([]))
        #expect(
            bench.say(#"{"type":"GET_CASTING_GROUPS","requestId":4}"#, .multizone).map(\.type) == ["CASTING_GROUPS"])
    }

    @Test func anUnknownRequestIsRefusedAndAnUnknownRemarkIsNot() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"DANCE","requestId":3}"#, .receiver)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.first?.json["reason"]?.stringValue == "INVALID_COMMAND")
        #expect(bench.say(#"{"type":"DANCE"}"#, .receiver).isEmpty)
        #expect(bench.say(#"{"type":"DANCE","requestId":3}"#, .setup).isEmpty)
    }

    @Test(arguments: [
        "", "{", "null", "[]", "7", #"{"requestId":1}"#, #"{"type":7}"#,
        String(repeating: "[", count: 10_000), #"{"type":"#, "\u{0}",
    ])
    func brokenTextIsPassedOverAndTheConnectionStays(text: String) {
        var bench = DeviceBench.launched()
        for namespace in [Namespace.receiver, .receiverDiscovery, .multizone, .connection] {
            #expect(bench.say(text, namespace).isEmpty)
            #expect(bench.logs.count == 1)
        }
        #expect(bench.ask(text).isEmpty)
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).map(\.type) == ["RECEIVER_STATUS"])
    }

    @Test func bytesWhereTextIsExpectedArePassedOver() {
        var bench = DeviceBench.launched()
        for (namespace, destination) in [(Namespace.receiver, "receiver-0"), (.media, bench.transport)] {
            bench.say(
                CastMessage(from: "sender-0", to: destination, namespace: namespace, payload: .binary([1, 2])))
            #expect(bench.sent.isEmpty && bench.logs.count == 1)
        }
    }

    @Test func statusAnswersWithTheIDThatWasAsked() {
        var bench = DeviceBench()
        bench.connect()
        #expect(bench.say(#"{"type":"GET_STATUS"}"#, .receiver).map(\.requestID) == [0])
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":2147483647}"#, .receiver).map(\.requestID) == [2147483647])
    }
}

@Suite struct VolumeConfirmationTests {
    private func setVolume(_ bench: inout DeviceBench, _ level: Double) {
        bench.say(#"{"type":"SET_VOLUME","requestId":9,"volume":{"level":\#(level)}}"#, .receiver)
    }

    @Test func confirmationsThatComeLateDoNotTurnTheVolumeBack() {
        var bench = DeviceBench()
        bench.connect()
        setVolume(&bench, 0.3)
        setVolume(&bench, 0.5)
        #expect(bench.screen(.volumeChanged(level: 0.3, muted: false)).isEmpty)
        #expect(bench.device.platform.volume.level == 0.5)
        #expect(bench.screen(.volumeChanged(level: 0.5, muted: false)).isEmpty)
        #expect(bench.screen(.volumeChanged(level: 0.3, muted: false)).count == 1)
        #expect(bench.device.platform.volume.level == 0.3)
    }

    @Test(arguments: [(257, 8), (1, 129)])
    func moreApplicationsThanAnAnswerHoldsAreRefused(count: Int, length: Int) throws {
        var bench = DeviceBench()
        bench.connect()
        let ids = (0..<count).map { "\"" + String(repeating: "A", count: length - 3) + "\(100 + $0)\"" }
        let text = #"{"type":"GET_APP_AVAILABILITY","requestId":4,"appId":[\#(ids.joined(separator: ","))]}"#
        let sent = bench.say(text, .receiver)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"] && sent.first?.requestID == 4)
        #expect(sent.first?.json["reason"]?.stringValue == "BAD_PARAMETER")
    }
}
