import CastWire
import NIOCore

/// One direction of a network that an `Impairment` describes: takes datagrams and returns those that arrive at their
/// time of arrival. It owns no clock and no socket.
///
/// It holds at most 16 MB; further datagrams are lost and counted as lost.
struct ImpairedPath {
    /// The number of bytes that may wait at a limited rate.
    static let queueBytes = 65_536
    static let heldBytes = 16 << 20
    /// The time in which later datagrams can overtake a reordered one, in addition to the jitter.
    static let overtakingTime = Duration.milliseconds(12)

    private struct Travelling {
        let arrival: ContinuousClock.Instant
        let datagram: ByteBuffer
    }

    private let impairment: Impairment
    private var random: SplitMix64
    /// The datagrams by arrival; of two with the same arrival, the one that was sent first comes first.
    private var travelling = CircularBuffer<Travelling>()
    private var bytes = 0
    private var lastInOrder: ContinuousClock.Instant?
    /// When the limited rate has sent everything so far.
    private var rateIsFree: ContinuousClock.Instant?
    private(set) var lost = 0

    init(_ impairment: Impairment, salt: UInt64) {
        self.impairment = impairment
        random = SplitMix64(seed: impairment.seed &+ salt &* SplitMix64.step)
    }

    var nextDeadline: ContinuousClock.Instant? { travelling.first?.arrival }

    mutating func take(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        // Every datagram draws the same number of random values, so that one setting does not shift another's
        // randomness.
        let (lossDraw, jitterDraw, reorderDraw) = (random.unit(), random.unit(), random.unit())
        guard lossDraw >= impairment.loss, bytes + datagram.readableBytes <= Self.heldBytes,
            let sent = passRate(datagram.readableBytes, at: now)
        else {
            lost += 1
            return
        }
        var arrival = sent + impairment.delay + impairment.jitter * jitterDraw
        if reorderDraw < impairment.reorder {
            arrival += Self.overtakingTime + impairment.jitter
        } else {
            arrival = max(arrival, lastInOrder ?? arrival)
            lastInOrder = arrival
        }
        insert(datagram, arrival)
    }

    /// Returns the next datagram that has arrived.
    mutating func poll(at now: ContinuousClock.Instant) -> ByteBuffer? {
        guard let next = travelling.first, next.arrival <= now else { return nil }
        travelling.removeFirst()
        bytes -= next.datagram.readableBytes
        return next.datagram
    }

    /// Returns when the last byte has passed the limited rate, or nil if the queue is full.
    private mutating func passRate(_ size: Int, at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard let rate = impairment.rate else { return now }
        let begin = max(rateIsFree ?? now, now)
        let waiting = (begin - now) / .seconds(1) * Double(rate) / 8
        guard waiting + Double(size) <= Double(Self.queueBytes) else { return nil }
        let end = begin + .seconds(Double(size) * 8 / Double(rate))
        rateIsFree = end
        return end
    }

    /// Inserts a datagram by arrival. Most come in order, so the position is searched from the end.
    private mutating func insert(_ datagram: ByteBuffer, _ arrival: ContinuousClock.Instant) {
        bytes += datagram.readableBytes
        var place = travelling.endIndex
        while place != travelling.startIndex {
            let before = travelling.index(before: place)
            guard travelling[before].arrival > arrival else { break }
            place = before
        }
        let entry = Travelling(arrival: arrival, datagram: datagram)
        if place == travelling.endIndex {
            travelling.append(entry)
        } else {
            travelling.insert(entry, at: place)
        }
    }
}

extension SplitMix64 {
    /// Returns a number from 0 up to but not including 1.
    fileprivate mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53 as UInt64) }
}
