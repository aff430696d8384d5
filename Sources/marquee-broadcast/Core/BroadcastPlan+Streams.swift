import BroadcastCore
package import struct MediaPipeline.AudioEncoderConfiguration
package import struct MediaPipeline.CaptureFormat
package import struct MediaPipeline.VideoEncoderConfiguration
package import struct MediaPipeline.VideoSize

extension BroadcastPlan {
    /// The settings of one encode for servers and files.
    ///
    /// - Throws: ``PlanError`` if there is nothing to send.
    func encodes(
        _ group: StreamPlan.Group, of format: CaptureFormat
    ) throws(PlanError) -> (video: VideoEncoderConfiguration?, audio: AudioEncoderConfiguration?) {
        let video = format.video.map { pictures in
            let size = streamSize(of: pictures.size)
            let rate = streamRate(of: pictures.frameRate)
            return VideoEncoderConfiguration(
                codec: group.videoCodec, size: size, bitrate: streamBitRate(size, rate), frameRate: rate,
                tuning: tuning)
        }
        let audio =
            format.audio == nil
            ? nil
            : request.audio.map { wanted in
                AudioEncoderConfiguration(codec: group.audioCodec, bitrate: wanted.bitRate ?? 128_000)
            }
        guard video != nil || audio != nil else { throw PlanError("the source has nothing of what is to be sent") }
        return (video, audio)
    }

    /// Bits per second of video.
    func streamBitRate(_ size: VideoSize?, _ rate: Double?) -> Int {
        request.video.bitRate ?? StreamPlan.bitRate(of: size ?? self.size, rate ?? 30)
    }

    /// The source's size, scaled down to the requested one if larger, with sides that encoders accept.
    private func streamSize(of source: VideoSize) -> VideoSize {
        let scale = min(1, Double(size.width) / Double(source.width), Double(size.height) / Double(source.height))
        func even(_ side: Int) -> Int { max(2, Int((Double(side) * scale / 2).rounded()) * 2) }
        return VideoSize(even(source.width), even(source.height))
    }

    private func streamRate(of source: Double) -> Double {
        let wanted = request.framesPerSecond
        return min(wanted, source > 0 ? source : wanted)
    }
}
