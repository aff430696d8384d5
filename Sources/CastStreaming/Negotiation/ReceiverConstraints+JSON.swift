import CastWire

// A receiver's limits. A member without a meaning counts as absent, and so does a limit that can't be read: a stream
// without that limit is better than no stream.

extension ReceiverConstraints: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        self.init(audio: members.value("audio"), video: members.value("video"))
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(audio, forKey: "audio")
        try members.encodeIfPresent(video, forKey: "video")
    }
}

extension AudioConstraints: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        let absent = AudioConstraints()
        let minimum = members.positive("minBitRate") ?? absent.minimumBitrate
        self.init(
            maximumSampleRate: members.positive("maxSampleRate") ?? absent.maximumSampleRate,
            maximumChannels: members.positive("maxChannels") ?? absent.maximumChannels, minimumBitrate: minimum,
            maximumBitrate: max(members.positive("maxBitRate") ?? absent.maximumBitrate, minimum),
            maximumDelay: members.positive("maxDelay").map { .milliseconds($0) })
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(maximumSampleRate, forKey: "maxSampleRate")
        try members.encode(maximumChannels, forKey: "maxChannels")
        try members.encode(minimumBitrate, forKey: "minBitRate")
        try members.encode(maximumBitrate, forKey: "maxBitRate")
        try members.encodeIfPresent(maximumDelay?.wholeMilliseconds, forKey: "maxDelay")
    }
}

extension VideoConstraints: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        let minimum = members.positive("minBitRate") ?? 300_000
        guard let dimensions: VideoDimensions = members.value("maxDimensions"),
            let maximum = members.positive("maxBitRate")
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "constraints without their maximum"))
        }
        self.init(
            maximumPixelsPerSecond: members.double("maxPixelsPerSecond").flatMap { $0 > 0 ? $0 : nil },
            minimumResolution: members.value("minResolution"), maximumDimensions: dimensions,
            minimumBitrate: min(minimum, maximum), maximumBitrate: maximum,
            maximumDelay: members.positive("maxDelay").map { .milliseconds($0) })
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(maximumPixelsPerSecond, forKey: "maxPixelsPerSecond")
        try members.encodeIfPresent(minimumResolution, forKey: "minResolution")
        try members.encode(maximumDimensions, forKey: "maxDimensions")
        try members.encode(minimumBitrate, forKey: "minBitRate")
        try members.encode(maximumBitrate, forKey: "maxBitRate")
        try members.encodeIfPresent(maximumDelay?.wholeMilliseconds, forKey: "maxDelay")
    }
}

extension VideoDimensions: Codable {
    /// The rate may also be a number.
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        let resolution = try VideoResolution(from: decoder)
        let text = members.string("frameRate").flatMap(FrameRate.init(text:))
        let rate = text ?? members.double("frameRate").flatMap { FrameRate($0) } ?? .standard
        self.init(width: resolution.width, height: resolution.height, frameRate: rate)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(resolution.width, forKey: "width")
        try members.encode(resolution.height, forKey: "height")
        try members.encode(frameRate.text, forKey: "frameRate")
    }
}

extension DisplayDescription: Codable {
    package init(from decoder: any Decoder) throws {
        let members = try WireMembers(decoder)
        let scaling = members.string("scaling")
        self.init(
            dimensions: members.value("dimensions"), aspectRatio: members.string("aspectRatio"),
            senderScales: scaling == "sender" ? true : scaling == "receiver" ? false : nil)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(dimensions, forKey: "dimensions")
        try members.encodeIfPresent(aspectRatio, forKey: "aspectRatio")
        try members.encodeIfPresent(senderScales.map { $0 ? "sender" : "receiver" }, forKey: "scaling")
    }
}

extension WireMembers {
    /// A positive whole number that fits into 32 bits with a sign.
    func positive(_ key: WireKey) -> Int? {
        int(key).flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
    }
}
