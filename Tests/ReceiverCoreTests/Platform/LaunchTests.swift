import CastWire
import Testing

@testable import ReceiverCore

@Suite struct LaunchTests {
    private static let launch = #"{"type":"LAUNCH","appId":"CC1AD845","requestId":4}"#

    @Test func aLaunchIsAnsweredLaterAndInTheOrderOfADevice() throws {
        var bench = DeviceBench(connections: [1, 2])
        bench.connect()
        bench.connect(on: 2)
        #expect(bench.say(Self.launch, .receiver).isEmpty)
        #expect(bench.wait(.milliseconds(5)).isEmpty)
        let sent = bench.wait(.milliseconds(20))
        #expect(sent.map(\.type) == ["RECEIVER_STATUS", "RECEIVER_STATUS", "LAUNCH_STATUS", "RECEIVER_STATUS"])
        #expect(sent.map(\.connection) == [1, 2, 1, 1])
        #expect(sent.map(\.requestID) == [0, 0, nil, 4])
        let progress = sent[2].json
        #expect(progress["launchRequestId"]?.intValue == 4)
        #expect(progress["responseType"]?.stringValue == "LAUNCH_STATUS")
        #expect(progress["status"]?.stringValue == "USER_ALLOWED")
        guard case .array(let applications)? = sent[3].status?["applications"] else {
            Issue.record("no applications")
            return
        }
        let application = try #require(applications.first)
        #expect(application["appId"]?.stringValue == "CC1AD845")
        #expect(application["sessionId"] == application["transportId"])
        #expect(application["namespaces"] == [["name": "urn:x-cast:com.google.cast.media"]])
        #expect(application["statusText"]?.stringValue == "Ready To Cast")
        #expect(application["isIdleScreen"]?.boolValue == false)
    }

    @Test func whatTheDeviceAnnouncesFollows() {
        var bench = DeviceBench()
        bench.connect()
        bench.say(Self.launch, .receiver)
        bench.wait(.milliseconds(20))
        #expect(bench.actions.contains(.announce(statusText: "Ready To Cast")))
        bench.say(#"{"type":"STOP","requestId":5}"#, .receiver)
        #expect(bench.actions.contains(.announce(statusText: nil)))
    }

    @Test func anUnknownAppIsNotFound() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"LAUNCH","appId":"DEADBEEF","requestId":4}"#, .receiver)
        #expect(sent.map(\.type) == ["LAUNCH_ERROR"])
        #expect(sent.first?.json["reason"]?.stringValue == "NOT_FOUND")
        #expect(sent.first?.requestID == 4)
        #expect(bench.device.nextDeadline == nil)
    }

    @Test func aLaunchWithoutAnAppIsABadParameter() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"LAUNCH","requestId":4}"#, .receiver)
        #expect(sent.first?.json["reason"]?.stringValue == "BAD_PARAMETER")
    }

    @Test func aLaunchWithoutARequestIDWorks() {
        var bench = DeviceBench()
        bench.connect()
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845"}"#, .receiver)
        bench.wait(.milliseconds(20))
        #expect(bench.device.platform.running?.record.appID == "CC1AD845")
    }

    @Test func whoLaunchesWhatRunsJoinsItsSession() {
        var bench = DeviceBench.launched(connections: [1, 2])
        let session = bench.device.platform.running?.sessionID
        bench.say(Self.launch, .receiver, on: 2)
        let sent = bench.wait(.milliseconds(20))
        #expect(bench.device.platform.running?.sessionID == session)
        #expect(sent.last?.connection == 2 && sent.last?.requestID == 4)
        #expect(!sent.contains { $0.type == "CLOSE" })
    }

    @Test func twoLaunchesOfOneAppAtATimeShareTheSession() {
        var bench = DeviceBench(connections: [1, 2])
        bench.connect()
        bench.connect(on: 2)
        bench.say(Self.launch, .receiver)
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":8}"#, .receiver, on: 2)
        let sent = bench.wait(.milliseconds(20))
        #expect(sent.filter { $0.requestID == 4 && $0.connection == 1 }.count == 1)
        #expect(sent.filter { $0.requestID == 8 && $0.connection == 2 }.count == 1)
        #expect(bench.events.count == 1)
    }

    @Test func anotherAppReplacesWhatRuns() throws {
        let other = ApplicationRecord(
            appID: "0A0A0A0A", displayName: "Other", namespaces: [Namespace("urn:x-cast:x")],
            idleStatusText: "Here")
        var bench = DeviceBench(applications: [.defaultMediaReceiver, other])
        bench.connect()
        bench.say(Self.launch, .receiver)
        bench.wait(.milliseconds(20))
        let first = bench.transport
        bench.connect(to: first)
        bench.say(#"{"type":"LAUNCH","appId":"0A0A0A0A","requestId":6}"#, .receiver)
        let sent = bench.wait(.milliseconds(20))
        #expect(sent.first?.type == "CLOSE" && sent.first?.from == first)
        #expect(bench.device.platform.running?.record.appID == "0A0A0A0A")
        #expect(bench.device.media == nil)
        #expect(bench.transport != first)
    }

    @Test func aLaunchInBetweenCancelsTheOneBefore() {
        let other = ApplicationRecord(appID: "0A0A0A0A", displayName: "Other", namespaces: [], idleStatusText: "")
        var bench = DeviceBench(applications: [.defaultMediaReceiver, other])
        bench.connect()
        bench.say(Self.launch, .receiver)
        let sent = bench.say(#"{"type":"LAUNCH","appId":"0A0A0A0A","requestId":6}"#, .receiver)
        #expect(sent.first?.json["reason"]?.stringValue == "CANCELLED")
        #expect(sent.first?.requestID == 4)
    }

    @Test(arguments: [#""nobody""#, #""""#, "5", "true", #"["a"]"#, "{}"])
    func stopNeedsTheRightSession(wrong: String) {
        var bench = DeviceBench.launched()
        let refused = bench.say(#"{"type":"STOP","requestId":5,"sessionId":\#(wrong)}"#, .receiver)
        #expect(refused.map(\.type) == ["INVALID_REQUEST"])
        #expect(refused.first?.json["reason"]?.stringValue == "INVALID_SESSION_ID")
        #expect(bench.device.platform.running != nil)
        let session = bench.transport
        let sent = bench.say(#"{"type":"STOP","requestId":6,"sessionId":"\#(session)"}"#, .receiver)
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS", "RECEIVER_STATUS"])
        #expect(sent.map(\.requestID).suffix(2) == [0, 6])
        #expect(sent.last?.status?["applications"] == .array([]))
        #expect(bench.device.platform.running == nil && bench.device.media == nil)
    }

    @Test func stopWithoutASessionStopsWhateverRuns() {
        for request in [#"{"type":"STOP","requestId":5}"#, #"{"type":"STOP","requestId":5,"sessionId":null}"#] {
            var bench = DeviceBench.launched()
            #expect(bench.say(request, .receiver).map(\.type) == ["CLOSE", "RECEIVER_STATUS", "RECEIVER_STATUS"])
            #expect(bench.device.platform.running == nil)
        }
    }

    @Test func stoppingWhatPlaysStopsTheScreen() {
        var bench = DeviceBench.playing()
        bench.say(#"{"type":"STOP","requestId":6,"sessionId":"\#(bench.transport)"}"#, .receiver)
        #expect(bench.commands.contains(.stop(LoadID(rawValue: 1))))
    }

    @Test func loadsAreNumberedOnOverApplications() {
        var bench = DeviceBench.playing()
        bench.say(#"{"type":"STOP","requestId":6}"#, .receiver)
        bench.say(Self.launch, .receiver)
        bench.wait(.milliseconds(20))
        bench.connect(to: bench.transport)
        bench.ask(DeviceBench.filmLoad)
        #expect(bench.device.media?.currentLoad == LoadID(rawValue: 2))
    }

    @Test func everySessionHasAnIDOfItsOwn() {
        var source = SessionIDSource(key: 7)
        var again = SessionIDSource(key: 7)
        let ids = (0..<1000).map { _ in source.next() }
        #expect(Set(ids).count == 1000)
        #expect(ids.first == again.next())
        #expect(ids.allSatisfy { $0.count == 36 && $0.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12] })
    }

    @Test func anApplicationWithoutMediaEndsAfterFiveMinutes() {
        var bench = DeviceBench.launched()
        bench.wait(.seconds(299))
        #expect(bench.device.platform.running != nil)
        let sent = bench.wait(.seconds(2))
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
        #expect(bench.device.platform.running == nil)
        #expect(bench.device.nextDeadline == nil)
    }

    @Test func whatPlaysIsNotEndedAndWhatIsPausedIsAfterTwentyMinutes() {
        var bench = DeviceBench.playing()
        bench.wait(.seconds(3600))
        #expect(bench.device.platform.running != nil)
        bench.report(.paused, .paused, position: 10)
        bench.wait(.seconds(1199))
        #expect(bench.device.platform.running != nil)
        bench.wait(.seconds(2))
        #expect(bench.device.platform.running == nil)
    }

    @Test func asksOfTheApplicationDoNotKeepAnIdleOneAlive() {
        var bench = DeviceBench.launched()
        for _ in 0..<6 {
            bench.wait(.seconds(55))
            bench.ask(#"{"type":"GET_STATUS","requestId":3}"#)
        }
        #expect(bench.device.platform.running == nil)
    }

    @Test func aThousandLaunchesInARowKeepNobodyElsesWaitingAndAreEachAnswered() {
        var bench = DeviceBench(connections: [1, 2])
        for connection in [1, 2] as [UInt64] { bench.connect(on: connection) }
        var refused = 0
        for number in 1...1_000 {
            refused += bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":\#(number)}"#, .receiver)
                .count { $0.type == "LAUNCH_ERROR" }
        }
        #expect(bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":7}"#, .receiver, on: 2).isEmpty)
        let sent = bench.wait(ReceiverPlatform.launchDelay)
        #expect(sent.contains { $0.connection == 2 && $0.requestID == 7 && $0.type == "RECEIVER_STATUS" })
        let answered = sent.count { $0.connection == 1 && $0.type == "RECEIVER_STATUS" && $0.requestID != 0 }
        #expect(answered == PendingLaunch.maximumAskersPerConnection && answered + refused == 1_000)
    }
}
