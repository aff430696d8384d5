import CastWire

@testable import CastStreaming

/// The offer and the answer that Open Screen's sender and receiver were seen to exchange (docs/protocol.md, Observed).
enum OfferVectors {
    static let audioMembers: [String: JSONValue] = [
        "index": 0, "type": "audio_source", "codecName": "opus", "codecParameter": "", "rtpProfile": "cast",
        "rtpPayloadType": 96, "ssrc": 48614, "targetDelay": 400, "timeBase": "1/48000", "channels": 2,
        "bitRate": 192_000, "aesKey": "cbb5c717057aaffe82fcc393fd5e9984",
        "aesIvMask": "24c47ace740a60a86feadc46445da5dd", "receiverRtcpDscp": 34, "receiverRtcpEventLog": true,
    ]
    static let videoMembers: [String: JSONValue] = [
        "index": 1, "type": "video_source", "codecName": "vp8", "codecParameter": "", "rtpProfile": "cast",
        "rtpPayloadType": 100, "ssrc": 93866, "targetDelay": 400, "timeBase": "1/90000", "channels": 1,
        "maxBitRate": 5_050_880, "maxFrameRate": "30", "resolutions": [["width": 1920, "height": 1080]],
        "aesKey": "6946d9783a5fa70b313a4f99ea5c95a4", "aesIvMask": "d61219d145442e18801049de01b3066e",
        "errorRecoveryMode": "", "level": "", "profile": "", "protection": "", "receiverRtcpDscp": 34,
        "receiverRtcpEventLog": true,
    ]
    static let answerText = """
        {"type":"ANSWER","seqNum":1,"result":"ok","answer":{"udpPort":2344,"sendIndexes":[0,1],"ssrcs":[48615,93867],\
        "receiverRtcpEventLog":[0],"receiverRtcpDscp":[0,1]}}
        """

    static let audio = OfferedStream(
        index: 0, codec: .opus,
        identity: StreamIdentity(
            ssrc: 48_614, key: bytes("cbb5c717057aaffe82fcc393fd5e9984"),
            ivMask: bytes("24c47ace740a60a86feadc46445da5dd")),
        timeBase: 48_000, channels: 2, bitrate: 192_000, dscp: 34, extensions: [])
    static let video = OfferedStream(
        index: 1, codec: .vp8,
        identity: StreamIdentity(
            ssrc: 93_866, key: bytes("6946d9783a5fa70b313a4f99ea5c95a4"),
            ivMask: bytes("d61219d145442e18801049de01b3066e")),
        timeBase: 90_000, bitrate: 5_050_880, maximumFrameRate: FrameRate(30),
        resolutions: [VideoResolution(width: 1_920, height: 1_080)], dscp: 34, extensions: [])
    static let offer = Offer(streams: [audio, video])

    static func bytes(_ hex: String) -> [UInt8] { HexKey.bytes(hex) ?? [] }

    static func text(_ streams: [JSONValue], seqNum: JSONValue = 1, mode: JSONValue = "mirroring") throws -> String {
        try JSONPayload.encode(
            JSONValue.object([
                "type": "OFFER", "seqNum": seqNum,
                "offer": ["castMode": mode, "supportedStreams": .array(streams)],
            ]))
    }

    static func text(audio: [String: JSONValue] = audioMembers, video: [String: JSONValue] = videoMembers)
        throws -> String
    {
        try text([.object(audio), .object(video)])
    }

    static func read(_ text: String) throws -> CastStreamingMessage { try CastStreamingMessage(text: text) }

    /// The offer in a text; nil for anything else.
    static func offer(_ text: String) throws -> Offer? {
        guard case .offer(_, let offer) = try read(text) else { return nil }
        return offer
    }

    static func fault(_ text: String) throws -> NegotiationError.Code? {
        guard case .malformedOffer(_, let error) = try read(text) else { return nil }
        return error.code
    }

    static func answer(_ members: [String: JSONValue]) throws -> AnswerOutcome? {
        let text = try JSONPayload.encode(
            JSONValue.object(["type": "ANSWER", "seqNum": 1, "result": "ok", "answer": .object(members)]))
        guard case .answer(_, let outcome) = try read(text) else { return nil }
        return outcome
    }
}
