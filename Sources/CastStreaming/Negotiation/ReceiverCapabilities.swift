import CastWire

/// What a receiver can decode and wants; it answers offers by this.
package struct ReceiverCapabilities: Hashable, Sendable {
    /// Best first. The receiver's order decides, not the sender's.
    package var audioCodecs: [StreamCodec]
    package var videoCodecs: [StreamCodec]
    /// The most audio channels for each codec; a codec that is missing here has no limit. Senders are not told.
    package var decodableChannels: [StreamCodec: Int]
    /// The version of remoting that the receiver supports; nil for none.
    package var remotingVersion: Int?
    package var constraints: ReceiverConstraints?
    package var display: DisplayDescription?
    package var sendsEventLog: Bool
    package var setsDSCP: Bool
    /// The receiver supports a playout delay that changes during the stream.
    package var adaptsPlayoutDelay: Bool

    /// The codecs are by default in the order of Open Screen's receiver.
    package init(
        audioCodecs: [StreamCodec] = [.opus, .aac], videoCodecs: [StreamCodec] = [.hevc, .av1, .h264, .vp9, .vp8],
        decodableChannels: [StreamCodec: Int] = [:], remotingVersion: Int? = nil,
        constraints: ReceiverConstraints? = nil, display: DisplayDescription? = nil,
        sendsEventLog: Bool = true, setsDSCP: Bool = true, adaptsPlayoutDelay: Bool = true
    ) {
        self.audioCodecs = audioCodecs
        self.videoCodecs = videoCodecs
        self.decodableChannels = decodableChannels
        self.remotingVersion = remotingVersion
        self.constraints = constraints
        self.display = display
        self.sendsEventLog = sendsEventLog
        self.setsDSCP = setsDSCP
        self.adaptsPlayoutDelay = adaptsPlayoutDelay
    }

    func codecs(_ kind: StreamKind) -> [StreamCodec] {
        kind == .audio ? audioCodecs : videoCodecs
    }

    /// Whether the fixed properties of a stream are within the limits. The sender can lower rates and sizes.
    func takes(_ stream: OfferedStream) -> Bool {
        guard stream.kind == .audio else { return true }
        if let most = decodableChannels[stream.codec], stream.channels > most { return false }
        guard let limit = constraints?.audio else { return true }
        return stream.channels <= limit.maximumChannels && stream.timeBase <= limit.maximumSampleRate
    }

    /// The response to GET_CAPABILITIES.
    ///
    /// The request belongs to remoting. A receiver without remoting answers that it does not support it.
    package var outcome: CapabilitiesOutcome {
        guard let remotingVersion else {
            return .error(NegotiationError(.remotingNotSupported, "this receiver does not do remoting"))
        }
        let names = (audioCodecs + videoCodecs).map(\.rawValue)
        return .ok(StreamingCapabilities(remotingVersion: remotingVersion, media: names))
    }
}

/// The body of CAPABILITIES_RESPONSE.
package struct StreamingCapabilities: Hashable, Sendable {
    /// 1 if the receiver does not say.
    package var remotingVersion: Int
    /// Codec names, and `audio`, `video`, `4k`.
    package var media: [String]

    package init(remotingVersion: Int, media: [String]) {
        self.remotingVersion = remotingVersion
        self.media = media
    }
}

extension StreamingCapabilities: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        guard let media: [String] = members.list("mediaCaps") else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "capabilities without a list"))
        }
        self.init(remotingVersion: members.int("remoting") ?? 1, media: media)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(remotingVersion, forKey: "remoting")
        try members.encode(media, forKey: "mediaCaps")
    }
}
