/// Whether the receiver answers a sender report at once, as Open Screen's does. Where it does not, asking what it
/// misses only costs time.
struct AnswerRecord: Hashable, Sendable {
    private var asked = 0
    private var answered = 0

    mutating func ask() {
        asked += 1
        // Old behaviour fades.
        if asked >= 64 { (asked, answered) = (asked / 2, answered / 2) }
    }

    /// - Parameter delay: From the report's arrival until the answer, as the receiver tells.
    mutating func answer(after delay: Duration) {
        if delay < .milliseconds(3) { answered += 1 }
    }

    /// Assumed until six went unanswered.
    var isPrompt: Bool { asked < 6 || answered * 4 >= asked }
}

/// The order in which the receiver sent its datagrams, by its own clock (`ReceiverReferenceTime`): one that was
/// overtaken by a newer one is not to undo it.
///
/// An age of a second and more is no reordering but another clock: it counts from there on.
struct ReportOrder: Hashable, Sendable {
    private static let longest = Duration.seconds(1)

    private var newest: NTPTimestamp?

    mutating func isOvertaken(_ sent: NTPTimestamp) -> Bool {
        if let newest {
            let age = newest.duration(since: sent)
            if age > .zero, age < Self.longest { return true }
        }
        newest = sent
        return false
    }
}

/// The receiver's own count of lost packets, over half a second and 200 packets at least: of fewer, chance alone
/// loses a third now and then.
struct LossReports: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let highest: UInt32
        let lost: Int
    }

    private static let pause = Duration.seconds(1)

    private var mark: Mark?
    private var notBefore: ContinuousClock.Instant?

    /// Nothing got through for a while: what was lost in that time says nothing of the path as it is now, and is told
    /// of as soon as packets with higher numbers arrive.
    mutating func interrupted(at now: ContinuousClock.Instant) {
        mark = nil
        notBefore = now + Self.pause
    }

    /// The share lost since it was last told, 0 to 1; nil where there is too little to go by.
    mutating func take(_ block: ReportBlock, at now: ContinuousClock.Instant) -> Double? {
        if let notBefore, now < notBefore { return nil }
        let new = Mark(at: now, highest: block.highestSequence, lost: block.cumulativeLost)
        guard let old = mark else {
            mark = new
            return nil
        }
        let expected = Int(Int32(bitPattern: new.highest &- old.highest))
        guard expected >= 0, expected < 1 << 20 else {
            mark = new
            return nil
        }
        guard now - old.at >= StreamingLimits.reportInterval, expected >= 200 else { return nil }
        mark = new
        return min(max(Double(new.lost - old.lost) / Double(expected), 0), 1)
    }
}
