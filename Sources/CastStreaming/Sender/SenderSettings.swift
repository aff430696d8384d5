/// How a sender of streams behaves.
///
/// The defaults are for use. The other values are for tests and experiments, and show the use of each mechanism.
package struct SenderSettings: Hashable, Sendable {
    package var inFlight: InFlightLimit
    package var repair: RepairMethods
    /// Bytes of one datagram, at least 256.
    package var maximumDatagram: Int
    /// Bits per second within a burst.
    package var maximumBurstBitrate: Int
    /// The least bits per second of the video, whatever the path shows.
    package var minimumVideoBitrate: Int
    /// Bits per second of the video at the start; nil for half of the maximum.
    package var startBitrate: Int?
    /// Whether the encoder's bit rate and the pacing follow the path.
    package var adaptsBitrate: Bool
    /// Whether the video uses less of the path's capacity while its frames are short of time.
    package var relieves = true
    /// Bytes of unacknowledged frames that one stream may hold.
    package var maximumHeldBytes: Int
    /// After this time without RTP the last packet is repeated, so that a still picture keeps its session: peers give
    /// up after 15 seconds.
    package var keepAliveInterval: Duration
    /// The time between two sender reports if nothing asks for one sooner.
    package var reportInterval: Duration
    /// The range in which the target delay may change; nil keeps the agreed delay.
    package var targetDelays: ClosedRange<Duration>?
    /// The time line of the sender reports; nil for one that starts with the session.
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

    /// The behavior of Open Screen's sender (cast/streaming/impl/sender_impl.cc).
    ///
    /// It drops a frame whenever its small limit of data in flight is reached, so that one lost packet stops the flow.
    package static var openScreen: SenderSettings {
        SenderSettings(inFlight: .openScreen, repair: [.negativeAcknowledgements, .kickstart], adaptsBitrate: false)
    }
}

extension SenderSettings {
    /// Our behavior when it was measured against Open Screen's receiver.
    package static var asMeasured: SenderSettings {
        var settings = SenderSettings()
        settings.repair.remove(.heavyLoss)
        settings.relieves = false
        return settings
    }
}

/// How much of a stream may be on its way: from the oldest unacknowledged frame to the next one.
package enum InFlightLimit: Hashable, Sendable {
    /// The target delay less the time of one more repair, because an older frame could not be repaired in time.
    ///
    /// The limit is at least the time that the path needs to acknowledge a frame that had to be sent three times.
    /// Otherwise a long path would stand still although nothing is late. A time in which the receiver said nothing at
    /// all is added, because it did not report anything missing in that time.
    case repairBudget
    /// Open Screen's limit: two round trips, but at least 66 ms, and at most the larger of 66 ms and a third of the
    /// delay.
    case openScreen
    case fixed(Duration)

    static let least = Duration.milliseconds(66)

    /// - Parameters:
    ///   - emptyPath: The round trip without a queue: a queue must not make room for more data that fills it. Nil if
    ///     the receiver was never heard: the path may be long.
    ///   - silence: How long any message of the receiver has been overdue.
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
            // Before the first measurement Open Screen uses a round trip of zero.
            max(min((roundTrip.smoothed ?? .zero) * 2, max(Self.least, targetDelay / 3)), Self.least)
        case .fixed(let duration): duration
        }
    }
}

/// What a sender does for an unacknowledged frame.
package struct RepairMethods: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Packets that the receiver reports missing are sent again.
    package static let negativeAcknowledgements = RepairMethods(rawValue: 1)
    /// The last packet of the newest frame is sent again if nothing shows that the receiver knows of that frame.
    package static let kickstart = RepairMethods(rawValue: 2)
    /// If the oldest frame is overdue, its last packet is sent again with a sender report. A receiver answers that
    /// report at once with all that it misses.
    package static let asking = RepairMethods(rawValue: 4)
    /// If asking did not help, the oldest frame is sent again.
    package static let wholeFrames = RepairMethods(rawValue: 8)
    /// Frames that come too late are given up for a key frame.
    package static let startingAnew = RepairMethods(rawValue: 16)
    /// On a path with heavy loss, repeated packets are sent twice, late packets count as lost sooner, and no wait for
    /// an acknowledgment counts as a queue.
    package static let heavyLoss = RepairMethods(rawValue: 32)

    package static let all: RepairMethods = [
        .negativeAcknowledgements, .kickstart, .asking, .wholeFrames, .startingAnew, .heavyLoss,
    ]
}

/// Where the numbers of a stream start.
package struct StreamStart: Hashable, Sendable {
    /// 0 on the wire; another value only in tests of wraps.
    package var frame: FrameID
    /// Random by RTP's rule; the driver chooses it.
    package var sequenceNumber: UInt16

    package init(frame: FrameID = .first, sequenceNumber: UInt16 = 0) {
        self.frame = frame
        self.sequenceNumber = sequenceNumber
    }
}
