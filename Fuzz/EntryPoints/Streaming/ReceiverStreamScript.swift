import CastStreaming

import struct NIOCore.ByteBuffer

/// Plays datagrams to a ``StreamingReceiver``. What it holds is bounded by its setting, what it sends by what came and
/// by the time, frames leave in order, and it comes to rest.
struct ReceiverStreamScript {
    /// Less than by default, so that an input of some kilobytes can reach it.
    private static let held = 64 << 10

    private static let clockStart: UInt64 = 3_900_000_000 << 32

    private var receiver: StreamingReceiver
    private let start = ContinuousClock.now
    private var now: ContinuousClock.Instant
    private var newest: [Int: FrameID] = [:]
    private var nextFrame: [UInt8] = [0, 0]
    private var datagrams = 0
    private var sent = 0
    private var wakeups = 0
    private(set) var steps = 0

    init() {
        now = start
        var settings = ReceiverSettings()
        settings.maximumBufferedBytes = Self.held
        receiver = StreamingReceiver(streams: FuzzStreams.both, settings: settings, at: now)
    }

    mutating func step(_ input: inout FuzzInput) {
        steps += 1
        switch input.number(below: 8) {
        case 0: handle(input.buffer())
        case 1, 2: handle(packet(&input, isNext: true))
        case 3: handle(packet(&input, isNext: false))
        case 4: handle(report(&input))
        case 5: receiver.requestKeyFrame(stream: input.number(below: 3), at: now)
        case 6: played(&input)
        default: pass(input.duration())
        }
        poll()
        check()
    }

    /// What is left: everything that waits has its time.
    mutating func finish() {
        for _ in 0..<100 {
            guard let next = receiver.nextDeadline else { break }
            now = max(now, next)
            poll()
        }
        check()
    }

    private mutating func handle(_ datagram: ByteBuffer) {
        datagrams += 1
        receiver.handle(datagram, at: now)
    }

    private mutating func pass(_ duration: Duration) {
        let end = min(now + duration, start + FuzzStreams.latest)
        while wakeups < 1_000, let next = receiver.nextDeadline, next <= end {
            wakeups += 1
            invariant(next > now, "the receiver of a stream is due again at once")
            now = next
            poll()
        }
        now = max(now, end)
    }

    private mutating func poll() {
        var count = 0
        while let output = receiver.poll(at: now) {
            count += 1
            invariant(count < 2_000, "the receiver of a stream has no end of things to do")
            take(output)
        }
    }

    private func check() {
        let reports = 64 + 4 * datagrams + Int(200 * ((now - start) / .seconds(1)))
        invariant(sent <= reports, "\(sent) reports come of \(datagrams) datagrams")
        for stream in receiver.statistics.streams {
            invariant(stream.heldBytes <= Self.held + 65_536, "\(stream.heldBytes) bytes are held")
        }
    }

    private mutating func take(_ output: StreamingReceiver.Output) {
        switch output {
        case .send(let datagram):
            sent += 1
            invariant(datagram.readableBytes <= StreamingLimits.maximumDatagram, "a report fits into no datagram")
        case .frame(let stream, let frame, _):
            invariant(newest[stream].map { $0 < frame.id } ?? true, "frames leave out of order")
            newest[stream] = frame.id
        case .event: break
        }
    }

    /// A packet as a sender makes it, of the frame that comes next or of any.
    private mutating func packet(_ input: inout FuzzInput, isNext: Bool) -> ByteBuffer {
        let place = input.number(below: 2)
        let stream = FuzzStreams.both[place]
        let flags = input.byte()
        let frame = isNext ? nextFrame[place] : input.byte()
        let count = isNext ? UInt16(flags & 3) : input.word() >> 4
        let number = isNext ? UInt16(flags >> 2 & 3) % (count + 1) : min(input.word() >> 4, count)
        if isNext, number == count { nextFrame[place] &+= 1 }
        let time = isNext ? UInt32(frame) * 3_000 : input.long()
        var datagram = ByteBuffer()
        datagram.writeMultipleIntegers(UInt8(0x80), stream.payloadType, UInt16(steps), time, stream.senderSSRC)
        let hasDelay = flags & 0x20 != 0
        let head = (flags & 0x80) | 0x40 | (hasDelay ? 1 : 0)
        let reference = flags & 0x80 != 0 ? frame : flags & 0x10 != 0 ? frame &- 1 : input.byte()
        datagram.writeMultipleIntegers(head, frame, number, count, reference)
        if hasDelay { datagram.writeMultipleIntegers(UInt16(1 << 10 | 2), input.word()) }
        datagram.writeBytes(Array(repeating: 7, count: Int(input.byte()) * (isNext ? 1 : 5)))
        return datagram
    }

    private func report(_ input: inout FuzzInput) -> ByteBuffer {
        let stream = FuzzStreams.both[input.number(below: 2)]
        let regular = Self.clockStart + UInt64(steps) << 24
        let ntp = input.flag() ? UInt64(input.long()) << 32 | UInt64(input.long()) : regular
        var datagram = ByteBuffer()
        datagram.writeMultipleIntegers(UInt8(0x80), UInt8(200), UInt16(6), stream.senderSSRC)
        datagram.writeMultipleIntegers(ntp, input.long(), UInt32(0), UInt32(0))
        return datagram
    }

    private mutating func played(_ input: inout FuzzInput) {
        let stream = input.number(below: 3)
        let late = input.duration()
        receiver.played(
            stream: stream, timestamp: RTPTimestamp(ticks: Int64(input.long())), playout: now, at: now + late)
    }
}
