package import CastStreaming

extension RemoteDisplayAgreement {
    /// Makes the agreement from the streams of an answer to an offer of `configuration`.
    package init(_ streams: [StreamParameters], of configuration: RemoteDisplayConfiguration) {
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
        let limits = PictureLimits(stream, mayGrow: !wanted.isLargestSize)
        let size = VideoResolution(width: wanted.width, height: wanted.height)
        let picture = limits.fit(
            size,
            // A receiver may say that it accepts one frame a century.
            framesPerSecond: min(
                max(stream.maximumFrameRate ?? wanted.frameRate.perSecond, 1), wanted.frameRate.perSecond))
        let maximum = min(wanted.maximumBitRate, stream.maximumBitrate)
        let minimum = min(maximum, max(wanted.minimumBitRate, stream.minimumBitrate))
        self.init(
            codec: codec, width: picture.size.width, height: picture.size.height, frameRate: picture.framesPerSecond,
            minimumBitRate: minimum, maximumBitRate: maximum,
            startBitRate: min(maximum, max(minimum, wanted.startBitRate ?? wanted.maximumBitRate / 2)),
            isBelowSmallest: limits.ignoresSmallest(of: size))
    }
}

extension RemoteDisplayAgreement.Audio {
    init?(_ stream: StreamParameters) {
        guard let codec = AudioCodec(rawValue: stream.codec.rawValue) else { return nil }
        // The packets keep the time base that was offered.
        let rate = codec.sampleRate(atMost: min(stream.timeBase, stream.maximumSampleRate ?? stream.timeBase))
        self.init(
            codec: codec, sampleRate: rate, channels: min(stream.channels, stream.maximumChannels ?? stream.channels),
            bitRate: stream.maximumBitrate)
    }
}
