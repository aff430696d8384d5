import CastWire
import Testing

@testable import ReceiverCore

@Suite struct MirroringLaunchTests {
    @Test(arguments: [ApplicationRecord.mirroring, .audioMirroring])
    func aLaunchIsAnsweredInOrderAndListsTheNamespaces(_ record: ApplicationRecord) throws {
        var bench = DeviceBench(applications: ApplicationRecord.builtIn)
        bench.connect()
        bench.say(#"{"type":"LAUNCH","appId":"\#(record.appID)","requestId":4,"language":"en"}"#, .receiver)
        let sent = bench.wait(.milliseconds(20))
        #expect(sent.map(\.type) == ["RECEIVER_STATUS", "LAUNCH_STATUS", "RECEIVER_STATUS"])
        #expect(sent.map(\.requestID) == [0, nil, 4])
        guard case .array(let applications)? = sent[2].status?["applications"] else {
            Issue.record("no applications")
            return
        }
        let application = try #require(applications.first)
        #expect(application["appId"]?.stringValue == record.appID)
        #expect(application["sessionId"] == application["transportId"])
        #expect(
            application["namespaces"] == [
                ["name": "urn:x-cast:com.google.cast.webrtc"], ["name": "urn:x-cast:com.google.cast.remoting"],
            ])
    }

    @Test func bothAreAvailableAndOnesThatSendersAskForBesidesAreNot() {
        var bench = DeviceBench(applications: ApplicationRecord.builtIn)
        bench.connect()
        let sent = bench.say(
            #"{"type":"GET_APP_AVAILABILITY","requestId":4,"appId":["0F5096E8","85CDB22F","674A0243"]}"#, .receiver)
        #expect(
            sent.first?.json["availability"] == [
                "0F5096E8": "APP_AVAILABLE", "85CDB22F": "APP_AVAILABLE", "674A0243": "APP_UNAVAILABLE",
            ])
    }

    @Test func everyReceiverHasBothUnlessItsOwnerSaysOtherwise() {
        #expect(ApplicationRecord.builtIn.map(\.appID) == ["CC1AD845", "0F5096E8", "85CDB22F"])

        var bench = DeviceBench(applications: [.defaultMediaReceiver])
        bench.connect()
        let sent = bench.say(
            #"{"type":"GET_APP_AVAILABILITY","requestId":4,"appId":["CC1AD845","0F5096E8","85CDB22F"]}"#, .receiver)
        #expect(
            sent.first?.json["availability"] == [
                "CC1AD845": "APP_AVAILABLE", "0F5096E8": "APP_UNAVAILABLE", "85CDB22F": "APP_UNAVAILABLE",
            ])
        let refused = bench.say(#"{"type":"LAUNCH","appId":"0F5096E8","requestId":5}"#, .receiver)
        #expect(refused.map(\.type) == ["LAUNCH_ERROR"] && bench.device.platform.running == nil)
    }

    @Test func aSecondSendersLaunchJoinsTheSession() {
        var bench = DeviceBench.mirroringLaunched(connections: [1, 2])
        let session = bench.transport
        bench.say(#"{"type":"LAUNCH","appId":"0F5096E8","requestId":9}"#, .receiver, on: 2)
        let sent = bench.wait(.milliseconds(20))
        #expect(bench.transport == session)
        #expect(!sent.contains { $0.type == "CLOSE" })
        #expect(sent.last?.connection == 2 && sent.last?.requestID == 9)
    }

    @Test func beforeAnOfferTheAppEndsWithWhoLaunchedIt() {
        var bench = DeviceBench.mirroringLaunched(connections: [1, 2])
        bench.disconnect(2)
        #expect(bench.device.platform.running != nil)
        bench.disconnect(1)
        #expect(bench.device.platform.running == nil)
    }

    @Test func anAppThatNobodyMirrorsToEndsAfterFiveMinutes() {
        var bench = DeviceBench.mirroringLaunched()
        bench.wait(.seconds(299))
        #expect(bench.device.platform.running != nil)
        bench.wait(.seconds(2))
        #expect(bench.device.platform.running == nil)
        #expect(bench.device.nextDeadline == nil)
    }

    @Test func aMirroringRunsForAsLongAsItsSenderSends() {
        var bench = DeviceBench.mirrored()
        bench.wait(.seconds(24 * 3600))
        #expect(bench.device.platform.running != nil)
    }

    @Test func stopEndsTheMirroringAndThePort() {
        var bench = DeviceBench.mirrored()
        let session = bench.transport
        let sent = bench.say(#"{"type":"STOP","requestId":6,"sessionId":"\#(session)"}"#, .receiver)
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS", "RECEIVER_STATUS"])
        #expect(bench.ports == [.close(MirroringID(rawValue: 1))])
        #expect(bench.commands.contains(.endMirroring(MirroringID(rawValue: 1))))
        bench.wait(.seconds(2))
        guard case .ended(let id, let reason, _)? = bench.mirroringEvents.first else {
            Issue.record("the end was not told")
            return
        }
        #expect(id == MirroringID(rawValue: 1) && reason == "The application was stopped.")
    }

    @Test func whatOtherAppsUnderstandIsNotUnderstoodHere() {
        var bench = DeviceBench.mirrored()
        #expect(bench.ask(DeviceBench.filmLoad).isEmpty)
        #expect(bench.say(#"{"type":"RPC","rpc":"AAAA"}"#, Namespace.remoting, to: bench.transport).isEmpty)
        #expect(bench.device.platform.running != nil)
    }
}
