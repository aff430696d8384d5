import CastWire
import NIOCore

@testable import CastStreaming
@testable import ReceiverCore

/// Situations with a mirroring app, and what is said in them.
extension DeviceBench {
    static func mirroringLaunched(
        _ record: ApplicationRecord = .mirroring, connections: [UInt64] = [1]
    ) -> DeviceBench {
        var bench = DeviceBench(applications: ApplicationRecord.builtIn, connections: connections)
        for connection in connections { bench.connect(on: connection) }
        bench.say(#"{"type":"LAUNCH","appId":"\#(record.appID)","requestId":1}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        for connection in connections { bench.connect(to: bench.transport, on: connection) }
        return bench
    }

    /// A sender's offer was answered, and its mirroring has the number 1.
    static func mirrored(connections: [UInt64] = [1]) -> DeviceBench {
        var bench = mirroringLaunched(connections: connections)
        bench.offer(OfferText.seen)
        bench.open(MirroringID(rawValue: 1))
        return bench
    }

    @discardableResult
    mutating func offer(_ text: String, from sender: String = "sender-0", on connection: UInt64 = 1) -> [Sent] {
        say(text, .streaming, from: sender, to: transport, on: connection)
    }

    /// The port of a mirroring can be had.
    @discardableResult
    mutating func open(_ id: MirroringID, port: Int = 2344) -> [Sent] {
        run { device, now in device.mirroringOpened(id, port: port, at: now) }
    }

    /// Something else that happens to the device.
    @discardableResult
    mutating func run(_ step: (inout ReceiverDevice, ContinuousClock.Instant) -> [DeviceAction]) -> [Sent] {
        take(step(&device, now))
        return sent
    }

    var ports: [MirroringPortAction] {
        actions.compactMap { if case .mirroring(let action) = $0 { action } else { nil } }
    }

    var mirroringEvents: [MirroringEvent] {
        events.compactMap { if case .mirroring(let event) = $0 { event } else { nil } }
    }

    /// The text of the last message, as it is on the wire.
    var lastText: String? {
        for case .send(_, let message) in actions.reversed() { return message.text }
        return nil
    }
}

/// Offers, made from the one that Open Screen's sender was seen to send (docs/protocol.md, Observed).
enum OfferText {
    static let audio = #"""
        {"index":0,"type":"audio_source","codecName":"opus","codecParameter":"","rtpProfile":"cast","rtpPayloadType":96,
        "ssrc":48614,"targetDelay":400,"timeBase":"1/48000","channels":2,"bitRate":192000,
        "aesKey":"cbb5c717057aaffe82fcc393fd5e9984","aesIvMask":"24c47ace740a60a86feadc46445da5dd",
        "receiverRtcpDscp":34,"receiverRtcpEventLog":true}
        """#
    static let video = #"""
        {"index":1,"type":"video_source","codecName":"vp8","codecParameter":"","rtpProfile":"cast","rtpPayloadType":100,
        "ssrc":93866,"targetDelay":400,"timeBase":"1/90000","channels":1,"maxBitRate":5050880,"maxFrameRate":"30",
        "resolutions":[{"width":1920,"height":1080}],"aesKey":"6946d9783a5fa70b313a4f99ea5c95a4",
        "aesIvMask":"d61219d145442e18801049de01b3066e","errorRecoveryMode":"","level":"","profile":"","protection":"",
        "receiverRtcpDscp":34,"receiverRtcpEventLog":true}
        """#
    static let seen = offer([audio, video])

    static func offer(_ streams: [String], sequence: String? = "1") -> String {
        let number = sequence.map { "\"seqNum\":\($0)," } ?? ""
        let list = streams.joined(separator: ",")
        return #"{"type":"OFFER",\#(number)"offer":{"castMode":"mirroring","supportedStreams":[\#(list)]}}"#
    }
}
