/// Decides which of a film's frames are sent if decoding takes longer than they last. The caller says how late each
/// frame is.
///
/// Late frames are not sent, except one now and then. If that is not enough, frames that no other frame depends on are
/// not decoded. If that is not enough either, everything up to a key frame is skipped.
package struct LatePictures {
    package enum Verdict: Equatable {
        case shown
        case leftOut
        /// Left out. Nothing before the next key frame that is in time should be decoded.
        case hopeless
    }

    /// One frame in this time is sent even if it is late: the session knows whether it can still be seen.
    package static let patience = Duration.milliseconds(500)
    /// Frames that are later than this are of no use. Not everything is decoded then, and the lateness has to decrease.
    package static let limit = Duration.milliseconds(250)
    /// More than a short stop of the whole machine, after which decoding would catch up by itself.
    package static let hopelessness = Duration.seconds(5)
    /// The part of the film in which the lateness has to decrease, by a quarter of this.
    private static let trial = Duration.seconds(1)

    private let allowance: Duration
    private var lastShown: Duration?
    /// Where lateness beyond the limit was last looked at.
    private var mark: (time: Duration, late: Duration)?
    /// Whether all frames are decoded, or only those that other frames depend on.
    package private(set) var decodesAll = true

    /// - Parameter frameTime: How long a frame lasts. Twice this time does not count as late.
    package init(frameTime: Duration) {
        allowance = frameTime * 2
    }

    /// - Parameters:
    ///   - time: The frame's time.
    ///   - late: How long ago the frame was due; negative if it is not due yet.
    package mutating func judge(_ time: Duration, late: Duration) -> Verdict {
        if isHopeless(time, late) {
            decodesAll = true
            mark = nil
            return .hopeless
        }
        guard late > allowance else {
            lastShown = time
            return .shown
        }
        guard late <= Self.limit, let lastShown, time - lastShown >= Self.patience else { return .leftOut }
        self.lastShown = time
        return .shown
    }

    private mutating func isHopeless(_ time: Duration, _ late: Duration) -> Bool {
        guard late > max(Self.limit, allowance) else {
            // Not before it has caught up, because it would fall behind again at once.
            if late <= .zero { decodesAll = true }
            mark = nil
            return false
        }
        decodesAll = false
        guard late <= Self.hopelessness else { return true }
        guard let mark else {
            self.mark = (time, late)
            return false
        }
        guard time - mark.time >= Self.trial else { return false }
        self.mark = (time, late)
        return late > mark.late - Self.trial / 4
    }
}
