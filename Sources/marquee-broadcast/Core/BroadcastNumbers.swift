package import BroadcastCore
package import struct RemoteDisplay.RemoteDisplayAgreement
package import struct RemoteDisplay.RemoteDisplayStatistics

/// Converts a session's statistics for the host.
struct BroadcastNumbers {
    private let device: String
    private let agreement: RemoteDisplayAgreement
    /// Milliseconds.
    private let maximumDelay: Int?
    private var meter = PictureMeter()

    /// - Parameter maximumDelay: The limit in milliseconds to which the target delay may grow.
    init(device: String, agreement: RemoteDisplayAgreement, maximumDelay: Int?) {
        self.device = device
        self.maximumDelay = maximumDelay
        self.agreement = agreement
    }

    /// Whether the device has confirmed a frame.
    func hasArrived(_ statistics: RemoteDisplayStatistics) -> Bool {
        (agreement.video == nil ? statistics.audio : statistics.video).framesAcknowledged > 0
    }

    func outline(_ statistics: RemoteDisplayStatistics, sourceStart: Double?) -> BroadcastOutline {
        let video = agreement.video
        let name = statistics.video.encoderName
        return BroadcastOutline(
            device: device, videoCodec: video?.codec.rawValue, width: video?.width ?? 0, height: video?.height ?? 0,
            audioCodec: agreement.audio?.codec.rawValue, encoder: name.isEmpty ? nil : name,
            isHardware: statistics.video.isHardware, targetDelay: agreement.targetDelay / .milliseconds(1),
            maximumTargetDelay: maximumDelay.map(Double.init), framesPerSecond: video?.frameRate ?? 0,
            sourceStart: sourceStart)
    }

    /// - Parameters:
    ///   - left: Frames and blocks of audio that never reached the session: skipped by the source, or too many for the
    ///     encoder.
    ///   - seconds: Since the session began.
    mutating func take(
        _ statistics: RemoteDisplayStatistics, left: (pictures: Int, sound: Int), at seconds: Double
    ) -> BroadcastStatistics {
        let (video, audio) = (statistics.video, statistics.audio)
        var told = BroadcastStatistics(
            seconds: seconds, width: agreement.video?.width ?? 0, height: agreement.video?.height ?? 0)
        told.framesPerSecond = (meter.read(video.framesSent, at: seconds) * 10).rounded() / 10
        told.bitRate = video.bitRate + audio.bitRate
        told.encoderBitRate = video.encoderBitRate
        told.roundTrip = statistics.roundTrip.map { $0 / .milliseconds(1) }
        told.loss = statistics.loss
        told.delay = statistics.targetDelay / .milliseconds(1)
        told.framesCaptured = video.framesEnqueued + left.pictures
        told.framesSent = video.framesSent
        told.framesAcknowledged = video.framesAcknowledged
        told.framesDropped = video.framesDropped + left.pictures
        told.audioFramesSent = audio.framesSent
        told.audioFramesDropped = audio.framesDropped + left.sound
        told.encodeTime = video.encodeTime / .milliseconds(1)
        told.deliveryTime = video.deliveryTime / .milliseconds(1)
        told.worstDeliveryTime = video.worstDeliveryTime / .milliseconds(1)
        return told
    }
}
