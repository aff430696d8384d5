/// What pictures are like, and what of them counts.
package enum PictureTuning: Hashable, Sendable, CaseIterable {
    /// Every picture in time; where there is no room they become coarse.
    case motion
    /// Sharp letters; where there is no room pictures become fewer. What stays is encoded once more, as well as can be.
    case text
    /// As motion, in smaller bursts, so that no picture waits for the one before it.
    case game

    /// How coarse a picture may become and how fine, by the codec's own numbers: the higher, the coarser.
    package func quantisers(_ codec: VideoCodec, _ moment: PictureMoment = .moving) -> ClosedRange<Int> {
        let (finest, coarsest) = codec == .h264 ? (10, self == .text ? 28 : 48) : (4, self == .text ? 40 : 58)
        guard codec != .h264 else { return finest...coarsest }
        return switch moment {
        case .moving: finest...coarsest
        // A rate control that had nothing to do for a while would spend all that it has saved on one picture, which
        // then comes late.
        case .afterPause: (self == .text ? 28 : 40)...coarsest
        case .still: finest...(self == .text ? 14 : coarsest)
        }
    }

    /// Of the rate control's buffer; see ``EncoderRecipe/bufferSeconds``.
    package var burst: Double { self == .game ? 0.5 : 1 }
}

/// What a picture is beside those before it.
package enum PictureMoment: Hashable, Sendable {
    case moving
    /// The first that is another one since a while.
    case afterPause
    /// The one before once more, for the first time.
    case still
}

/// Tells which picture is which. Pure.
package struct PictureMoments: Sendable {
    /// Times without a new picture that are longer than this are a pause.
    package static let pause = Duration.milliseconds(400)

    private var lastChange: Duration?
    private var isRepeated = true

    package init() {}

    /// - Parameters:
    ///   - isSame: it is the picture before once more.
    ///   - isKey: it is encoded without what came before.
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
