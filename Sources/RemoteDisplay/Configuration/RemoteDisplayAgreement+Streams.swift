import CastStreaming

extension RemoteDisplayAgreement {
    /// Of the streams that came of an answer to an offer of `configuration`.
    init(_ streams: [StreamParameters], of configuration: RemoteDisplayConfiguration) {
        let video = streams.first { $0.kind == .video }
        let audio = streams.first { $0.kind == .audio }
        self.init(
            video: video.flatMap { Video($0, configuration.video ?? VideoStreamDescriptor()) },
            audio: audio.flatMap(Audio.init),
            targetDelay: streams.map(\.targetDelay).max() ?? configuration.minExpectedDelay)
    }
}

extension RemoteDisplayAgreement.Video {
    init?(_ stream: StreamParameters, _ wanted: VideoStreamDescriptor) {
        guard let codec = VideoCodec(rawValue: stream.codec.rawValue) else { return nil }
        let offered = VideoResolution(width: wanted.width, height: wanted.height)
        let size = stream.maximumResolution.map(offered.fitted) ?? offered
        let maximum = min(wanted.maximumBitRate, stream.maximumBitrate)
        let minimum = min(maximum, max(wanted.minimumBitRate, stream.minimumBitrate))
        self.init(
            codec: codec, width: size.width, height: size.height,
            frameRate: min(stream.maximumFrameRate ?? wanted.frameRate.perSecond, wanted.frameRate.perSecond),
            minimumBitRate: minimum, maximumBitRate: maximum,
            startBitRate: min(maximum, max(minimum, wanted.startBitRate ?? wanted.maximumBitRate / 2)))
    }
}

extension RemoteDisplayAgreement.Audio {
    init?(_ stream: StreamParameters) {
        guard let codec = AudioCodec(rawValue: stream.codec.rawValue) else { return nil }
        self.init(
            codec: codec, sampleRate: stream.timeBase, channels: stream.channels, bitRate: stream.maximumBitrate)
    }
}

extension VideoResolution {
    /// The largest of the same shape that fits into `limit`, with even sides; itself where it fits as it is.
    func fitted(into limit: VideoResolution) -> VideoResolution {
        guard limit.width >= 2, limit.height >= 2, width > limit.width || height > limit.height else { return self }
        let scale = min(Double(limit.width) / Double(width), Double(limit.height) / Double(height))
        func even(_ side: Int) -> Int { max(2, Int(Double(side) * scale) / 2 * 2) }
        return VideoResolution(width: even(width), height: even(height))
    }
}
