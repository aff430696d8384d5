/// Whether the receiver answers a sender report at once, as Open Screen's does.
///
/// If it does not, asking it for its missing packets only costs time.
struct AnswerRecord: Hashable, Sendable {
    private var asked = 0
    private var answered = 0

    mutating func ask() {
        asked += 1
        // Old behavior counts less and less.
        if asked >= 64 { (asked, answered) = (asked / 2, answered / 2) }
    }

    /// - Parameter delay: The time from the report's arrival to the answer, as the receiver reports it.
    mutating func answer(after delay: Duration) {
        if delay < .milliseconds(3) { answered += 1 }
    }

    /// Assumed until the receiver was asked six times.
    var isPrompt: Bool { asked < 6 || answered * 4 >= asked }
}

/// The order in which the receiver sent its datagrams, by its own clock (`ReceiverReferenceTime`).
///
/// A datagram that was overtaken by a newer one must not undo the effect of the newer one. An age of a second or more
/// is not reordering but another clock, and then that clock counts.
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

/// The share of packets that the receiver lost.
///
/// The number of received packets is compared with the number that had been sent when the receiver counted. The
/// receiver says how long after a sender report it counted. A measurement covers at least half a second and 200
/// packets, because with fewer, chance alone sometimes loses a third. It counts only if the receiver answered at once.
///
/// The transit time of packets varies, and video leaves in bursts. So at both edges of a measurement it is uncertain
/// which packets were on their way when the receiver counted. A difference that this explains does not count as loss.
/// If it may be either, the measurement is extended until its edges hardly matter.
///
/// The sequence numbers say only how many packets the receiver has. To the receiver, a number looks lost if its packet
/// was given up, or waits while others are sent again.
struct LossReports: Hashable, Sendable {
    private struct Mark: Hashable, Sendable {
        let at: ContinuousClock.Instant
        let sent: Int
        /// The least and the most packets that had arrived by then, or were lost.
        let certain: ClosedRange<Int>
        let received: UInt32

        private func arrived(since old: Mark) -> Int { Int(Int32(bitPattern: received &- old.received)) }

        /// Nil if the receiver does not count, or has restarted its count: then nothing has arrived, or less than
        /// before.
        func share(since old: Mark) -> Double? {
            let arrived = arrived(since: old)
            guard arrived > 0, sent > old.sent else { return nil }
            let isCertain = certain.lowerBound - old.certain.upperBound > arrived
            return isCertain ? max(1 - Double(arrived) / Double(sent - old.sent), 0) : 0
        }

        /// Whether more packets would tell more: missing packets may be lost or on their way.
        func isOpen(since old: Mark) -> Bool {
            let arrived = arrived(since: old)
            let edges = sent - certain.lowerBound + old.certain.upperBound - old.sent
            return sent - old.sent > arrived && certain.lowerBound - old.certain.upperBound <= arrived
                && sent - old.sent < edges * LossReports.decisive
        }
    }

    private static let pause = Duration.seconds(1)
    /// A measurement this many times longer than its edges is long enough.
    private static let decisive = 100
    /// Flow control needs certain values: between a report and a later answer a queue may have grown.
    private static let latestAnswer = Duration.milliseconds(20)

    private var mark: Mark?
    private var notBefore: ContinuousClock.Instant?
    private var first: Mark?
    private var wasTold = false

    /// The share lost in the last measurement, for display.
    ///
    /// Before the first measurement it is the share since the first answer. The first measurement takes some seconds if
    /// little is sent, and never comes if the receiver always answers late.
    private(set) var share = 0.0

    /// Restarts the measurement, because nothing got through for a while.
    ///
    /// Losses in that time say nothing about the present path. The receiver counts them as soon as packets with higher
    /// numbers arrive.
    mutating func interrupted(at now: ContinuousClock.Instant) {
        mark = nil
        notBefore = now + Self.pause
    }

    /// The share lost since the last measurement, 0 to 1; nil if there is too little data.
    /// - Parameters:
    ///   - sent: The packets of the stream that were sent until the receiver counted, less the way to it.
    ///   - certain: The range of that number if the way is shorter or longer; nil for exactly that number.
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
