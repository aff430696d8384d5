extension Answer {
    /// What both ends agree on with this answer to `offer`, audio first.
    ///
    /// The sender uses this to check a receiver's answer, and the receiver uses it for its own answer.
    /// - Throws: `.invalidAnswer` for a stream that was not offered, for more than one stream of a kind, and for SSRCs
    ///   that are not distinct.
    package func parameters(for offer: Offer) throws(NegotiationError) -> [StreamParameters] {
        var streams: [StreamParameters] = []
        for selection in selections {
            guard let offered = offer[index: selection.index] else {
                throw .answer("picks stream \(selection.index), which was not offered")
            }
            guard !streams.contains(where: { $0.kind == offered.kind }) else {
                throw .answer("picks more than one \(offered.kind.rawValue) stream")
            }
            streams.append(parameters(of: offered, selection))
        }
        guard !streams.isEmpty else { throw .answer("picks no stream") }
        guard Set(streams.map(\.receiverSSRC)).count == streams.count,
            Set(streams.map(\.senderSSRC)).count == streams.count,
            streams.allSatisfy({ $0.senderSSRC != $0.receiverSSRC })
        else { throw .answer("gives streams the same SSRC") }
        keepInStep(&streams)
        return streams.sorted { $0.kind == .audio && $1.kind == .video }
    }

    /// The DSCP value to send with; nil if both ends did not agree on one for all streams, which share a socket.
    package func dscp(for offer: Offer) -> Int? {
        guard Set(selections.map(\.index)).isSubset(of: dscpIndexes) else { return nil }
        return selections.first.flatMap { offer[index: $0.index]?.dscp }
    }

    /// Applies the shortest delay limit to all streams, so that audio and video stay in sync.
    private func keepInStep(_ streams: inout [StreamParameters]) {
        guard let most = streams.compactMap(\.maximumDelay).min() else { return }
        for index in streams.indices {
            streams[index].targetDelay = min(streams[index].targetDelay, most)
            streams[index].maximumDelay = most
        }
    }

    private func parameters(of offered: OfferedStream, _ selection: Selection) -> StreamParameters {
        let limits = Limits(offered.kind, constraints, display)
        var stream = StreamParameters(
            index: offered.index, codec: offered.codec, codecParameter: offered.codecParameter,
            payloadType: offered.payloadType, senderSSRC: offered.identity.ssrc, receiverSSRC: selection.receiverSSRC,
            timeBase: offered.timeBase, channels: offered.channels,
            targetDelay: offered.targetDelay,
            key: offered.identity.key, ivMask: offered.identity.ivMask,
            maximumBitrate: limits.bitrate(offered: offered.bitrate), minimumBitrate: limits.minimumBitrate,
            maximumFrameRate: limits.frameRate(offered: offered.maximumFrameRate), resolutions: offered.resolutions,
            maximumResolution: limits.maximumResolution,
            sendsEventLog: eventLogIndexes.contains(offered.index),
            adaptsPlayoutDelay: selection.extensions.contains(OfferedStream.adaptivePlayoutDelay)
                && offered.extensions.contains(OfferedStream.adaptivePlayoutDelay))
        stream.maximumDelay = limits.maximumDelay
        stream.minimumResolution = limits.minimumResolution
        stream.maximumPixelsPerSecond = limits.maximumPixelsPerSecond
        stream.maximumSampleRate = limits.maximumSampleRate
        stream.maximumChannels = limits.maximumChannels
        return stream
    }
}

/// A receiver's limits for one kind of stream.
private struct Limits {
    var maximumBitrate: Int?
    var minimumBitrate = 0
    var maximumFrameRate: FrameRate?
    var maximumResolution: VideoResolution?
    var minimumResolution: VideoResolution?
    var maximumPixelsPerSecond: Double?
    var maximumSampleRate: Int?
    var maximumChannels: Int?
    var maximumDelay: Duration?

    /// Used if an offer leaves the bit rate of its audio to the encoder.
    private static let usualAudioBitrate = 128_000

    init(_ kind: StreamKind, _ constraints: ReceiverConstraints?, _ display: DisplayDescription?) {
        switch kind {
        case .audio:
            guard let audio = constraints?.audio else { return }
            maximumBitrate = audio.maximumBitrate
            minimumBitrate = audio.minimumBitrate
            maximumSampleRate = audio.maximumSampleRate
            maximumChannels = audio.maximumChannels
            maximumDelay = audio.maximumDelay
        case .video:
            maximumResolution = display?.dimensions?.resolution
            guard let video = constraints?.video else { return }
            maximumBitrate = video.maximumBitrate
            minimumBitrate = video.minimumBitrate
            maximumFrameRate = video.maximumDimensions.frameRate
            maximumResolution = video.maximumDimensions.resolution
            minimumResolution = video.minimumResolution
            maximumPixelsPerSecond = video.maximumPixelsPerSecond
            maximumDelay = video.maximumDelay
        }
    }

    func bitrate(offered: Int) -> Int {
        let wanted = offered == 0 ? Self.usualAudioBitrate : offered
        return min(wanted, maximumBitrate ?? wanted)
    }

    func frameRate(offered: FrameRate?) -> Double? {
        guard let offered = offered?.perSecond else { return nil }
        return min(offered, maximumFrameRate?.perSecond ?? offered)
    }
}
