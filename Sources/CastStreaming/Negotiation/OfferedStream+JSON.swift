import CastWire

extension OfferedStream {
    /// Reads one element of `supportedStreams`. Returns nil for a kind or a codec that is not known here.
    /// - Throws: `.malformedOffer`, which ends the whole offer, as in Open Screen.
    static func read(_ members: WireMembers) throws(NegotiationError) -> OfferedStream? {
        guard let type = members.string("type") else { throw .stream("without a type") }
        guard let kind = StreamKind(sourceType: type) else { return nil }
        guard let name = members.string("codecName") else { throw .stream("without a codecName") }
        guard let codec = StreamCodec(name: name), codec.kind == kind else { return nil }
        return try OfferedStream(codec: codec, from: members)
    }

    private init(codec: StreamCodec, from members: WireMembers) throws(NegotiationError) {
        guard let index = members.int("index"), Self.indexes.contains(index) else { throw .stream("without an index") }
        guard let payloadType = members.int("rtpPayloadType"), StreamCodec.isPayloadType(payloadType) else {
            throw .stream("\(index) without a payload type of Cast")
        }
        let parameter = members.string("codecParameter") ?? ""
        guard codec.accepts(parameter: parameter) else { throw .stream("\(index) with another codec's parameter") }
        self.init(
            index: index, codec: codec, codecParameter: parameter, payloadType: UInt8(payloadType),
            identity: try Self.identity(index, members), targetDelay: Self.targetDelay(members),
            timeBase: try Self.timeBase(index, members), channels: try Self.channels(index, codec.kind, members),
            bitrate: try Self.bitrate(index, codec.kind, members),
            maximumFrameRate: codec.kind == .video
                ? members.string("maxFrameRate").flatMap(FrameRate.init(text:)) ?? .standard : nil,
            resolutions: codec.kind == .video ? Self.resolutions(members) : [],
            errorRecoveryMode: codec.kind == .video ? members.string("errorRecoveryMode") ?? "" : "",
            wantsEventLog: members.bool("receiverRtcpEventLog") ?? false, dscp: try Self.dscp(index, members),
            extensions: members.value("rtpExtensions") ?? [])
    }

    private static func identity(
        _ index: Int, _ members: WireMembers
    ) throws(NegotiationError) -> StreamIdentity {
        guard let ssrc = members.int("ssrc").flatMap({ UInt32(exactly: $0) }) else {
            throw .stream("\(index) without an ssrc")
        }
        guard let key = members.string("aesKey").flatMap(HexKey.bytes),
            let mask = members.string("aesIvMask").flatMap(HexKey.bytes)
        else { throw .stream("\(index) without an aesKey and an aesIvMask of 32 hex digits") }
        return StreamIdentity(ssrc: ssrc, key: key, ivMask: mask)
    }

    /// A delay of zero could never be kept, so it counts as not given.
    private static func targetDelay(_ members: WireMembers) -> Duration {
        guard let milliseconds = members.int("targetDelay"), (1...5_000).contains(milliseconds) else {
            return StreamingLimits.defaultTargetDelay
        }
        return .milliseconds(milliseconds)
    }

    private static func timeBase(
        _ index: Int, _ members: WireMembers
    ) throws(NegotiationError) -> Int {
        guard let text = members.string("timeBase"), text.hasPrefix("1/"), let base = Int(text.dropFirst(2)),
            timeBases.contains(base)
        else { throw .stream("\(index) without a timeBase of 1/16000 to 1/90000") }
        return base
    }

    private static func channels(
        _ index: Int, _ kind: StreamKind, _ members: WireMembers
    ) throws(NegotiationError) -> Int {
        let channels = members.int("channels") ?? (kind == .audio ? 2 : 1)
        guard (1...255).contains(channels) else { throw .stream("\(index) of \(channels) channels") }
        return channels
    }

    private static func bitrate(
        _ index: Int, _ kind: StreamKind, _ members: WireMembers
    ) throws(NegotiationError) -> Int {
        switch kind {
        case .audio:
            guard let rate = members.int("bitRate"), (0...Int(Int32.max)).contains(rate) else {
                throw .stream("\(index) without a bitRate")
            }
            return rate
        case .video:
            let rate = members.int("maxBitRate") ?? defaultVideoBitrate
            guard (1...Int(Int32.max)).contains(rate) else { throw .stream("\(index) of \(rate) bits a second") }
            return rate
        }
    }

    /// If one element can't be read, the whole list counts as empty, as in Open Screen.
    private static func resolutions(_ members: WireMembers) -> [VideoResolution] {
        members.value("resolutions", as: [VideoResolution].self) ?? []
    }

    private static func dscp(
        _ index: Int, _ members: WireMembers
    ) throws(NegotiationError) -> Int? {
        guard let dscp = members.int("receiverRtcpDscp") else { return nil }
        guard (0...63).contains(dscp) else { throw .stream("\(index) with a DSCP of \(dscp)") }
        return dscp
    }
}

extension OfferedStream: Encodable {
    /// Writes all members that some receiver requires, and the empty strings that Chromium sends.
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(index, forKey: "index")
        try members.encode(kind.sourceType, forKey: "type")
        try members.encode(codec.rawValue, forKey: "codecName")
        try members.encode(codecParameter, forKey: "codecParameter")
        try members.encode("cast", forKey: "rtpProfile")
        try members.encode(payloadType, forKey: "rtpPayloadType")
        try members.encode(identity.ssrc, forKey: "ssrc")
        try members.encode(targetDelay.wholeMilliseconds, forKey: "targetDelay")
        try members.encode(HexKey.text(identity.key), forKey: "aesKey")
        try members.encode(HexKey.text(identity.ivMask), forKey: "aesIvMask")
        try members.encode("1/\(timeBase)", forKey: "timeBase")
        try members.encode(channels, forKey: "channels")
        try members.encode(wantsEventLog, forKey: "receiverRtcpEventLog")
        try members.encodeIfPresent(dscp, forKey: "receiverRtcpDscp")
        if !extensions.isEmpty { try members.encode(extensions, forKey: "rtpExtensions") }
        try encodeRates(to: &members)
    }

    private func encodeRates(to members: inout KeyedEncodingContainer<WireKey>) throws {
        guard kind == .video else { return try members.encode(bitrate, forKey: "bitRate") }
        try members.encode(bitrate, forKey: "maxBitRate")
        try members.encode((maximumFrameRate ?? .standard).text, forKey: "maxFrameRate")
        try members.encode(resolutions, forKey: "resolutions")
        try members.encode(errorRecoveryMode, forKey: "errorRecoveryMode")
        for unused in ["protection", "profile", "level"] { try members.encode("", forKey: WireKey(unused)) }
    }
}

extension StreamKind {
    init?(sourceType: String) {
        switch sourceType {
        case "audio_source": self = .audio
        case "video_source": self = .video
        default: return nil
        }
    }

    var sourceType: String { self == .audio ? "audio_source" : "video_source" }
}

extension VideoResolution: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        guard let width = members.int("width"), let height = members.int("height"),
            (1...65_535).contains(width), (1...65_535).contains(height)
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no size of a picture"))
        }
        self.init(width: width, height: height)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(width, forKey: "width")
        try members.encode(height, forKey: "height")
    }
}

extension NegotiationError {
    fileprivate static func stream(_ fault: String) -> NegotiationError {
        NegotiationError(.malformedOffer, "the offer has a stream \(fault)")
    }
}
