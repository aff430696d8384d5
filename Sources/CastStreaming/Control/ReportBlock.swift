import struct NIOCore.ByteBuffer

/// How a stream arrives at a receiver.
///
///   0  SSRC of the stream
///   4  fraction lost, 8 bits; packets lost in all, 24 bits
///   8  the highest sequence number, widened by its wraps
///  12  interarrival jitter in ticks of the stream
///  16  compact NTP of the last sender report; 0: none came yet
///  20  how long ago that was, in 1/65,536 s
package struct ReportBlock: Hashable, Sendable {
    package static let bytes = 24

    package var ssrc: UInt32
    /// In 256ths, since the previous report.
    package var fractionLost: UInt8
    /// Packets lost since the start; negative if there are more duplicates than losses. Written as 0 to 2^23 - 1,
    /// because Open Screen reads no sign.
    package var cumulativeLost: Int
    package var highestSequence: UInt32
    package var jitter: UInt32
    package var lastSenderReport: UInt32
    /// In units of 1/65,536 s.
    package var delayUnits: UInt32

    package init(
        ssrc: UInt32, fractionLost: UInt8 = 0, cumulativeLost: Int = 0, highestSequence: UInt32 = 0,
        jitter: UInt32 = 0, lastSenderReport: UInt32 = 0, delaySinceLastReport: Duration = .zero
    ) {
        self.ssrc = ssrc
        self.fractionLost = fractionLost
        self.cumulativeLost = cumulativeLost
        self.highestSequence = highestSequence
        self.jitter = jitter
        self.lastSenderReport = lastSenderReport
        delayUnits = Self.units(of: delaySinceLastReport)
    }

    /// The time from the arrival of the last sender report to the sending of this block, to 15 microseconds and up to
    /// 18 hours.
    package var delaySinceLastReport: Duration {
        get { .nanoseconds(Int64(delayUnits) * 1_000_000_000 / 65_536) }
        set { delayUnits = Self.units(of: newValue) }
    }

    /// The round trip without the receiver's own delay; nil if the receiver has seen no sender report, or if the result
    /// is impossible.
    /// - Parameter arrival: When this block arrived, on the time line of the sender reports.
    package func roundTrip(arrival: NTPTimestamp) -> Duration? {
        guard lastSenderReport != 0 else { return nil }
        let units = Int32(bitPattern: arrival.compact &- lastSenderReport &- delayUnits)
        // The rounding of both ends may be more than the round trip over loopback.
        guard units >= -2 else { return nil }
        return .nanoseconds(Int64(max(units, 0)) * 1_000_000_000 / 65_536)
    }

    private static func units(of delay: Duration) -> UInt32 {
        guard delay > .zero else { return 0 }
        guard delay < .seconds(65_535) else { return .max }
        let (seconds, attoseconds) = delay.components
        return UInt32(seconds << 16 + (attoseconds / 1_000_000_000) << 16 / 1_000_000_000)
    }

    static func read(count: UInt8, from body: inout ByteBuffer) throws(PacketError) -> [ReportBlock] {
        var blocks: [ReportBlock] = []
        for _ in 0..<count {
            guard let fields = body.readMultipleIntegers(as: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32).self)
            else { throw .truncated }
            var block = ReportBlock(ssrc: fields.0)
            block.fractionLost = UInt8(fields.1 >> 24)
            // This keeps the sign of the 24 bits.
            block.cumulativeLost = Int(Int32(bitPattern: fields.1 << 8) >> 8)
            block.highestSequence = fields.2
            block.jitter = fields.3
            block.lastSenderReport = fields.4
            block.delayUnits = fields.5
            blocks.append(block)
        }
        return blocks
    }

    func write(to body: inout ByteBuffer) {
        let lost = UInt32(min(max(cumulativeLost, 0), 0x7F_FFFF))
        body.writeMultipleIntegers(
            ssrc, UInt32(fractionLost) << 24 | lost, highestSequence, jitter, lastSenderReport, delayUnits)
    }
}
