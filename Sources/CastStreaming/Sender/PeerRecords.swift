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

/// What the receiver has of what was sent until it counted, as long after a sender report as it says: over half a
/// second and 200 packets at least, and only where it answered at once; of fewer, chance alone loses a third now and
/// then.
///
/// How long a packet takes varies, so that at the edges of a span it is not certain which were under way when the
/// receiver counted, and pictures leave in bursts. What is no more than that is no loss; where it could be either, the
/// span grows until hardly anything depends on its edges.
///
/// Its sequence numbers tell how many it has, and no more: numbers whose packets were given up, or wait while others
/// are sent again, look lost to it.
struct LossReports: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let sent: Int
        /// At least and at most so many had come to the receiver, or were lost.
        let certain: ClosedRange<Int>
        let received: UInt32

        private func arrived(since old: Mark) -> Int { Int(Int32(bitPattern: received &- old.received)) }

        /// Nil where the receiver does not count, or has begun anew: nothing arrived, or less.
        func share(since old: Mark) -> Double? {
            let arrived = arrived(since: old)
            guard arrived > 0, sent > old.sent else { return nil }
            let isCertain = certain.lowerBound - old.certain.upperBound > arrived
            return isCertain ? max(1 - Double(arrived) / Double(sent - old.sent), 0) : 0
        }

        /// Whether more packets would tell more: what is missing may be lost, or under way.
        func isOpen(since old: Mark) -> Bool {
            let arrived = arrived(since: old)
            let edges = sent - certain.lowerBound + old.certain.upperBound - old.sent
            return sent - old.sent > arrived && certain.lowerBound - old.certain.upperBound <= arrived
                && sent - old.sent < edges * LossReports.decisive
        }
    }

    private static let pause = Duration.seconds(1)
    /// So much more than its edges, a span is long enough.
    private static let decisive = 100
    /// Flow control goes by what is certain: between a report and a late answer a queue may have grown.
    private static let latestAnswer = Duration.milliseconds(20)

    private var mark: Mark?
    private var notBefore: ContinuousClock.Instant?
    private var first: Mark?
    private var wasTold = false

    /// For people: the share lost when it was last told. Until then, which takes some seconds where little is sent,
    /// and for ever where the receiver answers late, it is the share since the first answer.
    private(set) var share = 0.0

    /// Nothing got through for a while: what was lost in that time says nothing of the path as it is now, and is told
    /// of as soon as packets with higher numbers arrive.
    mutating func interrupted(at now: ContinuousClock.Instant) {
        mark = nil
        notBefore = now + Self.pause
    }

    /// The share lost since it was last told, 0 to 1; nil where there is too little to go by.
    /// - Parameters:
    ///   - sent: Packets of the stream until the receiver counted, less the way to it.
    ///   - certain: How many that may be, the way being shorter or longer; nil: just as many.
    mutating func take(
        _ block: ReportBlock, sent: Int, certain: ClosedRange<Int>? = nil, at now: ContinuousClock.Instant
    ) -> Double? {
        let received = block.highestSequence &- UInt32(truncatingIfNeeded: block.cumulativeLost)
        let new = Mark(at: now, sent: sent, certain: certain ?? sent...sent, received: received)
        let isPrompt = block.delaySinceLastReport <= Self.latestAnswer
        let told = isPrompt ? takePrompt(new) : nil
        if let told {
            share = told
            wasTold = true
        } else if !wasTold {
            countAll(new)
        }
        return told
    }

    private mutating func takePrompt(_ new: Mark) -> Double? {
        if let notBefore, new.at < notBefore { return nil }
        guard let old = mark, old.sent <= new.sent else {
            mark = new
            return nil
        }
        guard new.at - old.at >= StreamingLimits.reportInterval, new.sent - old.sent >= 200, !new.isOpen(since: old)
        else { return nil }
        mark = new
        return new.share(since: old)
    }

    private mutating func countAll(_ new: Mark) {
        if let first, let all = new.share(since: first) { share = all } else { first = new }
    }
}
