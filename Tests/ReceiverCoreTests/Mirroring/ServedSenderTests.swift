import CastWire
import Testing

@testable import CastStreaming
@testable import ReceiverCore

/// Chromium was seen to lose its connection and to send on, and to come back to the mirroring that it had (reference:
/// how other senders behave).
@Suite struct ServedSenderTests {
    private let id = MirroringID(rawValue: 1)

    /// What came at the port in all: packets of pictures and sound, and reports of the sender.
    private func measurement(packets: Int, reports: Int = 0) -> MirroringMeasurement {
        var network = StreamingStatistics()
        network.streams = [
            StreamStatistics(index: 0, kind: .audio, targetDelay: .milliseconds(400)),
            StreamStatistics(index: 1, kind: .video, targetDelay: .milliseconds(400)),
        ]
        network.streams[1].packets = packets
        network.streams[0].feedback = reports
        return MirroringMeasurement(deliveries: [:], network: network)
    }

    @Test func theAppEndsWhenNothingComesFromASenderWithoutAConnection() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.disconnect(2)
        #expect(bench.device.mirroring?.nextDeadline == nil)
        bench.disconnect(1)
        bench.wait(ServedSender.goneLimit - .milliseconds(1))
        #expect(bench.device.platform.running != nil && bench.ports.isEmpty)
        let sent = bench.wait(.milliseconds(1))
        #expect(bench.device.platform.running == nil && bench.device.mirroring == nil)
        #expect(bench.ports == [.close(id)])
        #expect(bench.commands.contains(.endMirroring(id)))
        // Nobody is connected any more.
        #expect(sent.isEmpty)
    }

    @Test func othersAreToldThatTheServedSenderIsGone() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.disconnect(1)
        let sent = bench.wait(ServedSender.goneLimit)
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
        #expect(sent.allSatisfy { $0.connection == 2 })
    }

    @Test(arguments: [true, false]) func aSenderThatSendsOnIsServedOn(_ sendsReportsAlone: Bool) {
        var bench = DeviceBench.mirrored()
        bench.disconnect(1)
        // Once more without anything new at the end.
        for second in Array(1...3600) + [3600] {
            #expect(bench.device.platform.running != nil)
            bench.wait(.seconds(1))
            let news = sendsReportsAlone ? measurement(packets: 9, reports: second) : measurement(packets: second)
            bench.run { device, now in device.mirroringMeasured(id, news, at: now) }
        }
        #expect(bench.device.platform.running != nil)
        bench.wait(ServedSender.goneLimit - .seconds(1))
        #expect(bench.device.platform.running == nil)
    }

    @Test func aSenderThatIsConnectedMayBeSilentHere() {
        var bench = DeviceBench.mirrored()
        bench.run { device, now in device.mirroringMeasured(id, measurement(packets: 5), at: now) }
        bench.wait(.seconds(10))
        #expect(bench.device.platform.running != nil)
    }

    /// To the device, as Chromium does, or to the app alone; before its old connection is seen to end, or after.
    @Test(arguments: [true, false], [true, false])
    func aSenderThatCameBackMayBeSilentAgain(joinsApp: Bool, isEarly: Bool) {
        var bench = DeviceBench.mirrored()
        bench.run { device, now in device.mirroringMeasured(id, measurement(packets: 5), at: now) }
        if !isEarly {
            bench.disconnect(1)
            bench.wait(.seconds(1))
        }
        bench.open(3)
        bench.connect(to: joinsApp ? bench.transport : "receiver-0", on: 3)
        if isEarly { bench.disconnect(1) }
        #expect(bench.device.mirroring?.nextDeadline == nil)
        bench.wait(.seconds(10))
        #expect(bench.device.platform.running != nil)
        // Its new connection is its own: with that it is gone again.
        bench.disconnect(3)
        bench.wait(ServedSender.goneLimit)
        #expect(bench.device.platform.running == nil)
    }

    @Test func anotherSenderIsNotTheOneThatCameBack() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.disconnect(1)
        bench.open(3)
        bench.connect(from: "sender-9", on: 3)
        bench.connect(from: "sender-9", to: bench.transport, on: 2)
        bench.wait(ServedSender.goneLimit)
        #expect(bench.device.platform.running == nil)
    }

    @Test func itComesBackAndStopsWhatItStarted() {
        var bench = DeviceBench.mirrored()
        let session = bench.transport
        bench.disconnect(1)
        bench.open(3)
        bench.connect(on: 3)
        let status = bench.say(#"{"type":"GET_STATUS","requestId":7}"#, .receiver, on: 3)
        #expect(status.first?.status?["applications"] != nil)
        let sent = bench.say(#"{"type":"STOP","requestId":8,"sessionId":"\#(session)"}"#, .receiver, on: 3)
        #expect(sent.contains { $0.type == "RECEIVER_STATUS" && $0.requestID == 8 })
        #expect(bench.device.platform.running == nil && bench.ports == [.close(id)])
    }

    @Test func anotherOfferEndsTheWait() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.disconnect(1)
        bench.offer(OfferText.seen, on: 2)
        bench.open(MirroringID(rawValue: 2))
        bench.wait(.seconds(60))
        #expect(bench.device.mirroring?.current == MirroringID(rawValue: 2))
    }
}
