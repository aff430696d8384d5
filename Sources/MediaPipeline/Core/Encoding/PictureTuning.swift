/// The kind of content that the video shows, and the quality that matters in it.
package enum PictureTuning: Hashable, Sendable, CaseIterable {
    /// Every frame comes in time. If there is too little bit rate, frames become coarse.
    case motion
    /// Letters stay sharp. If there is too little bit rate, there are fewer frames. A frame that stays is encoded once
    /// more, as well as possible.
    case text
    /// Like motion, but in smaller bursts, so that no frame waits for the previous one.
    case game

    /// How fine and how coarse a frame may become, by the codec's own numbers: the higher, the coarser.
    package func quantisers(_ codec: VideoCodec, _ moment: PictureMoment = .moving) -> ClosedRange<Int> {
        let (finest, coarsest) = codec == .h264 ? (10, self == .text ? 28 : 48) : (4, self == .text ? 40 : 58)
        guard codec != .h264 else { return finest...coarsest }
        return switch moment {
        case .moving: finest...coarsest
        // A rate control that had nothing to do for a while would spend everything that it saved on one frame, which
        // then comes late.
        case .afterPause: (self == .text ? 28 : 40)...coarsest
        case .still: finest...(self == .text ? 14 : coarsest)
        }
    }

    /// The share of the rate control's buffer that is used; see ``EncoderRecipe/bufferSeconds``.
    package var burst: Double { self == .game ? 0.5 : 1 }
}

/// How a frame relates to those before it.
package enum PictureMoment: Hashable, Sendable {
    case moving
    /// The first new frame after a pause.
    case afterPause
    /// The previous frame once more, for the first time.
    case still
}

/// Determines the moment of each frame.
package struct PictureMoments: Sendable {
    /// A longer time without a new frame is a pause.
    package static let pause = Duration.milliseconds(400)

    private var lastChange: Duration?
    private var isRepeated = true

    package init() {}

    /// - Parameters:
    ///   - isSame: The frame is the previous one once more.
    ///   - isKey: The frame is encoded without earlier frames.
    package mutating func next(isSame: Bool, isKey: Bool, at time: Duration) -> PictureMoment {
        guard !isSame || isKey else {
            defer { isRepeated = true }
            return isRepeated ? .moving : .still
        }
        defer { lastChange = time }
        isRepeated = false
        guard let lastChange else { return .moving }
        return time - lastChange > Self.pause ? .afterPause : .moving
    }
}
