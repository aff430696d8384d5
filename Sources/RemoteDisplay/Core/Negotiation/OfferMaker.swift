package import CastStreaming

/// Makes an offer from a configuration: the streams that the app wants and this machine can encode, each with its own
/// keys.
struct OfferMaker {
    let configuration: RemoteDisplayConfiguration
    let capabilities: EncoderCapabilities

    static let delays = Duration.milliseconds(1)...StreamingLimits.maximumTargetDelay
    static let sizes = 2...8_192
    static let bitRates = 8_000...200_000_000
    static let sampleRates = 16_000...48_000

    /// - Throws: `.configuration` if the configuration makes no sense; `.noEncoder` if this machine has no encoder for
    ///   any stream of a wanted kind.
    func offer(using generator: inout some RandomNumberGenerator) throws(OfferFault) -> Offer {
        guard Self.delays.contains(configuration.minExpectedDelay) else {
            throw .configuration("the delay is 1 ms to 5 s")
        }
        if let longest = configuration.maxExpectedDelay {
            guard longest >= configuration.minExpectedDelay, longest <= Self.delays.upperBound else {
                throw .configuration("the longest delay is at least the shortest, and at most 5 s")
            }
        }
        var identities: [StreamIdentity] = []
        var streams: [OfferedStream] = []
        for codec in try audioCodecs() {
            streams.append(audio(codec, streams.count, identity(.audio, &identities, &generator)))
        }
        for codec in try videoCodecs() {
            streams.append(try video(codec, streams.count, identity(.video, &identities, &generator)))
        }
        guard !streams.isEmpty else { throw .configuration("there are pictures or sound, or both") }
        return Offer(streams: streams)
    }

    private var trafficClass: TrafficClass? { configuration.trafficClass }

    private func audioCodecs() throws(OfferFault) -> [AudioCodec] {
        guard let audio = configuration.audio else { return [] }
        guard Self.sampleRates.contains(audio.sampleRate), (1...2).contains(audio.channels),
            Self.bitRates.contains(audio.bitRate)
        else {
            throw .configuration("sound has 16,000 to 48,000 samples a second, 1 or 2 channels, and at least 8 kbit/s")
        }
        let wanted = audio.codecs.isEmpty ? capabilities.audio : audio.codecs.filter(capabilities.audio.contains)
        guard !wanted.isEmpty else { throw .noEncoder(.audio) }
        return wanted
    }

    private func videoCodecs() throws(OfferFault) -> [VideoCodec] {
        guard let video = configuration.video else { return [] }
        guard Self.sizes.contains(video.width), Self.sizes.contains(video.height), video.width % 2 == 0,
            video.height % 2 == 0
        else { throw .configuration("width and height are even, and 2 to 8,192 pixels") }
        guard Self.bitRates.contains(video.maximumBitRate), video.minimumBitRate > 0,
            video.minimumBitRate <= video.maximumBitRate,
            (video.minimumBitRate...video.maximumBitRate).contains(video.startBitRate ?? video.maximumBitRate)
        else { throw .configuration("the bit rates are 8 kbit/s to 200 Mbit/s, and the least is the smallest of them") }
        let wanted = video.codecs.isEmpty ? capabilities.video : video.codecs.filter(capabilities.video.contains)
        guard !wanted.isEmpty else { throw .noEncoder(.video) }
        return wanted
    }

    private func audio(_ codec: AudioCodec, _ index: Int, _ identity: StreamIdentity) -> OfferedStream {
        let audio = configuration.audio ?? AudioStreamDescriptor()
        return OfferedStream(
            index: index, codec: codec.streamCodec, identity: identity, targetDelay: configuration.minExpectedDelay,
            timeBase: codec.sampleRate(for: audio.sampleRate), channels: audio.channels, bitrate: audio.bitRate,
            dscp: trafficClass.map { Int($0.rawValue) })
    }

    private func video(
        _ codec: VideoCodec, _ index: Int, _ identity: StreamIdentity
    ) throws(OfferFault) -> OfferedStream {
        let video = configuration.video ?? VideoStreamDescriptor()
        guard let rate = FrameRate(video.frameRate.numerator, video.frameRate.denominator), rate.perSecond <= 240 else {
            throw .configuration("there are at most 240 frames a second")
        }
        return OfferedStream(
            index: index, codec: codec.streamCodec, identity: identity, targetDelay: configuration.minExpectedDelay,
            timeBase: OfferedStream.videoTimeBase, bitrate: video.maximumBitRate, maximumFrameRate: rate,
            resolutions: [VideoResolution(width: video.width, height: video.height)],
            dscp: trafficClass.map { Int($0.rawValue) })
    }

    /// Draws an identity whose SSRC differs by more than one from all others, because receivers use the SSRC after a
    /// stream's for themselves.
    private func identity(
        _ kind: StreamKind, _ taken: inout [StreamIdentity], _ generator: inout some RandomNumberGenerator
    ) -> StreamIdentity {
        var identity = StreamIdentity(for: kind, using: &generator)
        while taken.contains(where: { abs(Int($0.ssrc) - Int(identity.ssrc)) <= 1 }) {
            identity = StreamIdentity(for: kind, using: &generator)
        }
        taken.append(identity)
        return identity
    }
}

extension RemoteDisplayConfiguration {
    /// The range in which the delay may change; nil if it may not.
    var expectedDelays: ClosedRange<Duration>? {
        guard let maxExpectedDelay, maxExpectedDelay > minExpectedDelay else { return nil }
        return minExpectedDelay...maxExpectedDelay
    }

    /// The class that the datagrams of the session are marked with; nil for none.
    package var trafficClass: TrafficClass? {
        guard usesDSCP else { return nil }
        return video == nil ? .audio : .video
    }
}
