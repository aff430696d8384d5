package import SenderCore

/// Goes on from picture to picture of a queue: each stays for a time, films between them play to their end.
///
/// A device that obeys `playbackDuration` for pictures goes on by itself; this does it where the device has not done so
/// a moment later (`grace`), and for all others at once. The next item is named by its id where the device has told it,
/// so that a device that goes on at the same moment is not sent on twice.
///
/// Pure: the time comes in.
package struct SlideCourse: Equatable {
    /// What a cast's status says that matters here.
    package struct Report: Equatable {
        /// Tells one item of the queue from another.
        package var item: Item
        /// It is on the screen, not only on its way there.
        package var isShown: Bool
        package var isPicture: Bool
        /// Somebody may have paused it.
        package var isPaused: Bool
        /// The id of the item behind it, where the device has told it.
        package var nextItemID: Int?
        /// Nothing comes behind it.
        package var isLast: Bool

        package init(
            item: Item, isShown: Bool, isPicture: Bool, isPaused: Bool = false, nextItemID: Int? = nil,
            isLast: Bool = false
        ) {
            (self.item, self.isShown, self.isPicture, self.isPaused) = (item, isShown, isPicture, isPaused)
            (self.nextItemID, self.isLast) = (nextItemID, isLast)
        }
    }

    package struct Item: Equatable {
        package let mediaSessionID: Int
        package let itemID: Int?
        package let url: String?

        package init(mediaSessionID: Int, itemID: Int?, url: String?) {
            (self.mediaSessionID, self.itemID, self.url) = (mediaSessionID, itemID, url)
        }
    }

    private let time: Duration
    private let grace: Duration
    private var shown: Report?
    /// When the picture has had its time; nil while none is shown.
    package private(set) var deadline: ContinuousClock.Instant?

    /// - Parameters:
    ///   - time: for which each picture stays.
    ///   - grace: for which a device that goes on by itself is given to do so; zero for all others.
    package init(time: Duration, grace: Duration = .zero) {
        (self.time, self.grace) = (time, grace)
    }

    /// The device says what it shows.
    package mutating func reported(_ report: Report, at now: ContinuousClock.Instant) {
        guard report.isShown, report.isPicture else {
            // A status between two of the same picture, as a seek brings, does not give it its time anew.
            if report.item != shown?.item { (shown, deadline) = (nil, nil) }
            return
        }
        let isNew = report.item != shown?.item
        shown = report
        if isNew { deadline = now + time + grace }
        // A device that keeps the time itself knows whether it was paused, and goes on when it is not.
        if grace > .zero, report.isPaused { deadline = nil }
    }

    package enum Outcome: Equatable {
        /// The item with this id is to be shown.
        case jump(itemID: Int)
        /// The next one is, whichever that is.
        case next
        /// It was the last picture: the cast is over.
        case end
        case nothing
    }

    /// - Parameter now: at ``deadline``, or later. What does not come of it is tried again after the time of a picture.
    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Outcome {
        guard let due = deadline, now >= due, let shown else { return .nothing }
        deadline = now + time + grace
        guard !shown.isLast else {
            deadline = nil
            return .end
        }
        return shown.nextItemID.map { .jump(itemID: $0) } ?? .next
    }
}

extension SlideCourse.Report {
    /// - Parameter isLast: of the items that were loaded.
    package init(_ status: MediaStatus, isLast: Bool) {
        // Some devices say of a picture that it plays, others that it is paused.
        let isShown = status.playerState == .playing || status.playerState == .paused
        let repeats = ![.off, .unchanged].contains(status.queueRepeatMode)
        self.init(
            item: SlideCourse.Item(
                mediaSessionID: status.mediaSessionID, itemID: status.currentItemID,
                url: status.mediaInformation?.resolvedURL),
            isShown: isShown, isPicture: status.mediaInformation?.isPicture ?? false,
            isPaused: status.playerState == .paused,
            nextItemID: status.queueRepeatMode == .single ? nil : status.nextQueueItem?.itemID,
            isLast: isLast && !repeats && status.nextQueueItem == nil)
    }
}
