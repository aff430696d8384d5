/// What becomes of a film's pictures where decoding takes longer than they last. Pure: how late each one is comes in.
///
/// Those that are late are not sent, but for one now and then. Where that is not enough, pictures that no others are
/// built on are not decoded; and where that is not enough either, everything up to a key frame is passed over.
package struct LatePictures {
    package enum Verdict: Equatable {
        case shown
        case leftOut
        /// Left out; and nothing up to the next key frame that is not late should be decoded at all.
        case hopeless
    }

    /// One picture in this time is sent even if it is late: the session knows whether it can still be seen.
    package static let patience = Duration.milliseconds(500)
    /// From here on late pictures are no use; not everything is decoded, and it has to become less.
    package static let limit = Duration.milliseconds(250)
    /// More than a moment's stop of the whole machine, after which decoding would catch up by itself.
    package static let hopelessness = Duration.seconds(5)
    /// In so much of the film it has to become less, by a quarter of that.
    private static let trial = Duration.seconds(1)

    private let allowance: Duration
    private var lastShown: Duration?
    /// Where lateness beyond the limit was looked at last.
    private var mark: (time: Duration, late: Duration)?
    /// Or only what others are built on.
    package private(set) var decodesAll = true

    /// - Parameter frameTime: how long a picture lasts; up to two of these are no lateness.
    package init(frameTime: Duration) {
        allowance = frameTime * 2
    }

    /// - Parameters:
    ///   - time: the picture's.
    ///   - late: how long ago it was due; negative where it is to come.
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
            // Only when it has caught up: it would fall behind again at once.
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
