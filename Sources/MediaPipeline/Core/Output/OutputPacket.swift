/// An encoded packet on its way into a container.
package enum OutputPacket: Hashable, Sendable {
    case video(EncodedVideo)
    case audio(EncodedAudio)

    package var presentationTime: Duration {
        switch self {
        case .video(let video): video.presentationTime
        case .audio(let audio): audio.presentationTime
        }
    }

    package var size: Int {
        switch self {
        case .video(let video): video.bytes.count
        case .audio(let audio): audio.bytes.count
        }
    }

    package var isPicture: Bool { if case .video = self { true } else { false } }

    package var isKeyFrame: Bool { if case .video(let video) = self { video.isKeyFrame } else { false } }
}
