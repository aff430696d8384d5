/// How a sender of streams behaves. The defaults are ours; the rest is for tests, for experiments, and to show what
/// each mechanism is good for.
package struct SenderSettings: Hashable, Sendable {
    package var inFlight: InFlightLimit
    package var repair: RepairMethods
    /// Bytes of one datagram, from 256 on.
    package var maximumDatagram: Int
    /// Bits a second within a burst.
    package var maximumBurstBitrate: Int
    /// Bits a second below which pictures are not pressed, whatever the path shows.
    package var minimumVideoBitrate: Int
    /// Bits a second that the pictures get to begin with; nil: half of the maximum.
    package var startBitrate: Int?
    /// Whether the encoder's bitrate and the pacing follow the path.
    package var adaptsBitrate: Bool
    /// Whether pictures take less of what the path carries while they are short of time.
    package var relieves = true
    /// Bytes of unacknowledged frames that one stream may hold.
    package var maximumHeldBytes: Int
    /// Without RTP for this long the last packet is repeated, so that a still picture keeps its session: peers give up
    /// after 15 seconds.
    package var keepAliveInterval: Duration
    /// From one sender report to the next where nothing asks for one sooner.
    package var reportInterval: Duration
    /// Between which the target delay may change; nil: it stays as it was agreed on.
    package var targetDelays: ClosedRange<Duration>?
    /// The time line of the sender reports; nil: one that starts with the session.
    package var clock: NTPClock?

    package init(
        inFlight: InFlightLimit = .repairBudget, repair: RepairMethods = .all,
        maximumDatagram: Int = StreamingLimits.maximumDatagram, maximumBurstBitrate: Int = 24 << 20,
        minimumVideoBitrate: Int = 300_000, adaptsBitrate: Bool = true, maximumHeldBytes: Int = 32 << 20,
        keepAliveInterval: Duration = .seconds(5), reportInterval: Duration = StreamingLimits.reportInterval,
        targetDelays: ClosedRange<Duration>? = nil, clock: NTPClock? = nil
    ) {
        self.inFlight = inFlight
        self.repair = repair
        self.maximumDatagram = maximumDatagram
        self.maximumBurstBitrate = maximumBurstBitrate
        self.minimumVideoBitrate = minimumVideoBitrate
        self.adaptsBitrate = adaptsBitrate
        self.maximumHeldBytes = maximumHeldBytes
        self.keepAliveInterval = keepAliveInterval
        self.reportInterval = reportInterval
        self.targetDelays = targetDelays
        self.clock = clock
    }

    /// As Open Screen's sender does it, with the weakness that protocol facts 5.11 measured.
    package static var openScreen: SenderSettings {
        SenderSettings(inFlight: .openScreen, repair: [.negativeAcknowledgements, .kickstart], adaptsBitrate: false)
    }
}

extension SenderSettings {
    /// Ours as it was when it was measured against Open Screen's receiver.
    package static var asMeasured: SenderSettings {
        var settings = SenderSettings()
        settings.repair.remove(.heavyLoss)
        settings.relieves = false
        return settings
    }
}

/// How much of a stream may be on its way: from the oldest frame that is not acknowledged to the next one.
package enum InFlightLimit: Hashable, Sendable {
    /// The target delay less what one more repair takes, for a frame that is older could not be mended in time; but as
    /// long as the path needs for the news of a frame that had to be sent three times, or a long path would stand still
    /// though nothing is late. Time in which the receiver said nothing at all is no time in which it missed something.
    case repairBudget
    /// Open Screen's: two round trips, but at least 66 ms and at most the larger of 66 ms and a third of the delay.
    case openScreen
    case fixed(Duration)

    static let least = Duration.milliseconds(66)

    /// - Parameters:
    ///   - emptyPath: The round trip as it is without a queue: a queue must not make room for more of what fills it.
    ///     Nil before any news: the path may be a long one.
    ///   - silence: For how long news of any kind has been overdue.
    func duration(
        targetDelay: Duration, roundTrip: RoundTripEstimate, emptyPath: Duration? = .zero, silence: Duration = .zero
    ) -> Duration {
        switch self {
        case .repairBudget:
            silence
                + max(
                    targetDelay - roundTrip.patience, emptyPath.map { $0 * 4 } ?? targetDelay * 3 / 2,
                    targetDelay / 2, Self.least)
        case .openScreen:
            // Before the first measurement its round trip is none.
            max(min((roundTrip.smoothed ?? .zero) * 2, max(Self.least, targetDelay / 3)), Self.least)
        case .fixed(let duration): duration
        }
    }
}

/// What a sender does for a frame that is not acknowledged.
package struct RepairMethods: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// What the receiver says it misses is sent again.
    package static let negativeAcknowledgements = RepairMethods(rawValue: 1)
    /// The last packet of the newest frame is sent again where nothing shows that the receiver knows of that frame.
    package static let kickstart = RepairMethods(rawValue: 2)
    /// The oldest frame is overdue: its last packet is sent again with a sender report, which a receiver answers at
    /// once with all that it misses.
    package static let asking = RepairMethods(rawValue: 4)
    /// Nothing came of asking: the oldest frame is sent again.
    package static let wholeFrames = RepairMethods(rawValue: 8)
    /// What comes too late is given up for a key frame.
    package static let startingAnew = RepairMethods(rawValue: 16)
    /// Where much is lost, what is sent again is sent twice, what is late is taken for lost sooner, and no wait for news
    /// is taken for a queue.
    package static let heavyLoss = RepairMethods(rawValue: 32)

    package static let all: RepairMethods = [
        .negativeAcknowledgements, .kickstart, .asking, .wholeFrames, .startingAnew, .heavyLoss,
    ]
}

/// Where the numbers of a stream start.
package struct StreamStart: Hashable, Sendable {
    /// 0 on the wire; another one only in tests of wraps.
    package var frame: FrameID
    /// A random one, by RTP's rule: the driver's to choose.
    package var sequenceNumber: UInt16

    package init(frame: FrameID = .first, sequenceNumber: UInt16 = 0) {
        self.frame = frame
        self.sequenceNumber = sequenceNumber
    }
}
