package import CastStreaming

/// What a run of both ends over a simulated network is made of. A scenario with the same seed is the same run.
package struct StreamingScenario: Sendable {
    package enum Peer: Sendable {
        case ours
        case openScreen(OpenScreenReceiver.Settings = .init())
    }

    /// How long is captured; the run goes on for as long as frames could still come.
    package var duration: Duration
    package var seed: UInt64
    /// From sender to receiver, and back.
    package var down = LinkProfile()
    package var up = LinkProfile()
    package var targetDelay = Duration.milliseconds(400)
    package var peer = Peer.ours
    package var sender = SenderSettings()
    package var receiver = ReceiverSettings()
    /// How much faster the sender's clock goes, in millionths.
    package var driftPartsPerMillion = 0
    /// The sender changes the target delay to `delay` at that time.
    package var delayChange: (at: Duration, delay: Duration)?
    /// From one frame to the next; nil for no such stream.
    package var videoInterval: Duration? = .nanoseconds(33_333_334)
    package var audioInterval: Duration? = .milliseconds(10)
    package var maximumVideoBitrate = 5_000_000
    /// Until the sender says otherwise.
    package var startVideoBitrate = 2_500_000
    package var audioBitrate = 128_000
    /// A real encoder instead of the model, given the bitrate to start with.
    package var makeVideoEncoder: (@Sendable (_ bitrate: Int) -> any SimulatedVideoEncoder)?
    /// How long after its capture a picture is encoded.
    package var encodingTime = Duration.milliseconds(8)
    /// Each number and clock starts this close below its wrap. Frames have numbers of 8 bits in packets and of 32 in
    /// the cipher, and wrap both at once.
    package var startsBelowWraps = true

    package init(duration: Duration, seed: UInt64 = 1) {
        self.duration = duration
        self.seed = seed
    }

    /// The same way in both directions.
    package mutating func both(_ profile: LinkProfile) {
        down = profile
        up = profile
    }

    package static let audioIndex = 0
    package static let videoIndex = 1

    var streams: [StreamParameters] {
        var all: [StreamParameters] = []
        if audioInterval != nil {
            all.append(
                StreamParameters(
                    index: Self.audioIndex, codec: .opus, payloadType: 127, senderSSRC: 1_001, receiverSSRC: 1_002,
                    timeBase: 48_000, channels: 2, targetDelay: targetDelay, key: Array(1...16),
                    ivMask: Array(17...32), maximumBitrate: audioBitrate))
        }
        if videoInterval != nil {
            all.append(
                StreamParameters(
                    index: Self.videoIndex, codec: .vp8, payloadType: 96, senderSSRC: 50_001, receiverSSRC: 50_002,
                    timeBase: 90_000, channels: 1, targetDelay: targetDelay, key: Array(33...48),
                    ivMask: Array(49...64), maximumBitrate: maximumVideoBitrate, maximumFrameRate: 30))
        }
        return all
    }

    var firstFrame: FrameID { startsBelowWraps ? FrameID(1 << 32 - 6) : .first }
    var firstSequenceNumber: UInt16 { startsBelowWraps ? 65_530 : 0 }
    /// Half a second before it wraps; the compact form wraps with it.
    var clockStart: NTPTimestamp {
        NTPTimestamp(rawValue: startsBelowWraps ? UInt64.max - 1 << 31 : 3_900_000_000 << 32)
    }

    func firstTimestamp(timeBase: Int) -> RTPTimestamp {
        RTPTimestamp(ticks: startsBelowWraps ? 1 << 32 - Int64(timeBase) / 2 : 0)
    }
}

extension StreamingScenario {
    /// 26 virtual hours of one picture and one sound each `interval`, each in one packet, on a network that loses
    /// nothing. What is sent beside them (reports, signs of life) comes so seldom that it costs nothing.
    package static func long(interval: Duration) -> StreamingScenario {
        var scenario = StreamingScenario(duration: .seconds(26 * 3_600), seed: 3)
        scenario.videoInterval = interval
        scenario.audioInterval = interval
        scenario.startVideoBitrate = Int(4_000 / (interval / .seconds(1)))
        scenario.audioBitrate = Int(800 / (interval / .seconds(1)))
        scenario.receiver.feedbackInterval = interval * 10
        scenario.sender.adaptsBitrate = false
        scenario.sender.reportInterval = interval * 10
        scenario.sender.keepAliveInterval = interval * 10
        return scenario
    }
}
