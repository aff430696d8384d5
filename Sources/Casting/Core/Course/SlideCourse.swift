package import SenderCore

/// Advances from picture to picture of a queue. Each picture stays for a time; films between them play to their end.
///
/// A device that obeys `playbackDuration` for pictures advances by itself. For such a device, this acts only if it has
/// not done so a moment later (`grace`). The next item is addressed by its id if the device has reported it, so that a
/// device that advances at the same moment does not skip one. Pure; times are arguments.
struct SlideCourse: Equatable {
    /// What matters in a cast's status.
    struct Report: Equatable {
        /// Identifies the item of the queue.
        var item: Item
        /// Whether it is on the screen and not still loading.
        var isShown: Bool
        var isPicture: Bool
        /// Perhaps somebody has paused it.
        var isPaused: Bool = false
        /// The next item's id, if the device has reported it.
        var nextItemID: Int?
        /// Whether nothing comes after it.
        var isLast: Bool = false
    }

    struct Item: Equatable {
        let mediaSessionID: Int
        let itemID: Int?
        let url: String?
    }

    private let time: Duration
    private let grace: Duration
    private var shown: Report?
    /// When the picture's time is over; nil while none is shown.
    private(set) var deadline: ContinuousClock.Instant?

    /// - Parameters:
    ///   - time: The time for each picture.
    ///   - grace: The extra time for a device that advances by itself; else zero.
    init(time: Duration, grace: Duration = .zero) {
        (self.time, self.grace) = (time, grace)
    }

    /// The device reports what it shows.
    mutating func reported(_ report: Report, at now: ContinuousClock.Instant) {
        guard report.isShown, report.isPicture else {
            // Another status between two of the same picture, as after a seek, does not restart its time.
            if report.item != shown?.item { (shown, deadline) = (nil, nil) }
            return
        }
        let isNew = report.item != shown?.item
        shown = report
        if isNew { deadline = now + time + grace }
        // A device that keeps the time itself knows whether it was paused, and advances after the pause.
        if grace > .zero, report.isPaused { deadline = nil }
    }

    enum Outcome: Equatable {
        /// The item with this id has to be shown.
        case jump(itemID: Int)
        /// The next item has to be shown, whichever it is.
        case next
        /// It was the last picture: the cast is over.
        case end
        case nothing
    }

    /// - Parameter now: At ``deadline`` or later. Without an effect, it is tried again after the time of a picture.
    mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Outcome {
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
    /// - Parameter isLast: Whether it is the last of the loaded items.
    init(_ status: MediaStatus, isLast: Bool) {
        // Some devices report a picture as playing, others as paused.
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
