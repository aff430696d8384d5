package import struct NIOCore.ByteBuffer

/// The receiving end of a streaming session: all its streams, over one port.
///
/// The driver hands in each datagram of the peer (`handle`) and then takes outputs until there are none (`poll`); it
/// calls `poll` again when `nextDeadline` has come. Where it asks for a datagram to be sent, it goes to whom the media
/// comes from.
///
/// A frame comes out as soon as it is whole and decodable, in the order of its stream, with the time at which it is to
/// be seen: never without what it depends on, never before an earlier one. It may come after its time, when it was
/// needed by others; whoever shows it leaves it out then. Nothing else waits for frames to be shown: a driver that gets
/// them faster than it can take them has to keep or decode them.
///
/// Frames are hidden by encryption, not proved by it: what a datagram claims is checked for sense and bounded in memory
/// (`maximumBufferedBytes` a stream), and the driver answers for where it came from.
package struct StreamingReceiver: Sendable {
    package enum Output: Sendable {
        case send(ByteBuffer)
        /// `stream` is the index in the offer.
        case frame(stream: Int, EncodedFrame, playout: ContinuousClock.Instant)
        case event(Event)
    }

    package enum Event: Hashable, Sendable {
        /// So many frames will never come out: too late, or what they need is gone.
        case skipped(stream: Int, frames: Int)
        /// The sender was told that only a key frame helps.
        case keyFrameRequested(stream: Int)
        /// Frames from here on have this time from capture to being seen.
        case playoutDelay(stream: Int, Duration)
        /// The sender has not been heard for `silenceTimeout`. Once, until it is heard again.
        case silence
    }

    /// What a datagram says of the stream it belongs to, beside the streams, which are too large to look through.
    private struct Address: Sendable {
        let ssrc: UInt32
        let payloadType: UInt8
    }

    private static let answerTime = Duration.seconds(1)

    private var streams: [ReceiverStream]
    private let addresses: [Address]
    private var sender = SenderClock()
    private let clock: NTPClock
    private let silenceTimeout: Duration
    private var heardAt: ContinuousClock.Instant
    private var isSilent = false
    private var rejected = RejectedInput()
    /// The time of the last call, for deadlines that move with it.
    private var now: ContinuousClock.Instant

    /// - Parameter streams: With SSRCs that differ.
    package init(
        streams: [StreamParameters], settings: ReceiverSettings = ReceiverSettings(), at now: ContinuousClock.Instant
    ) {
        self.streams = streams.map { ReceiverStream($0, settings: settings, at: now) }
        addresses = streams.map { Address(ssrc: $0.senderSSRC, payloadType: $0.payloadType) }
        clock = settings.referenceTime.map { NTPClock(origin: now, start: $0) } ?? NTPClock(origin: now)
        silenceTimeout = settings.silenceTimeout
        // Its sender learns of it only by the answer, and counts from there.
        heardAt = now + Self.answerTime
        self.now = now
    }

    package mutating func handle(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        handle(datagram, arrival: now, at: now)
    }

    /// - Parameter arrival: When the datagram reached this machine, which may have been too busy to read it at once.
    ///   What it waited here is late for whoever watches, but no wait on the path: the clocks' difference, the jitter
    ///   and what the sender is told of its own report's way go by the arrival, all else by `now`.
    package mutating func handle(
        _ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) {
        self.now = now
        let arrival = min(arrival, now)
        switch StreamingDatagram(datagram) {
        case .rtp(let ssrc, let payloadType):
            guard let place = place(of: ssrc, payloadType: payloadType) else {
                rejected.foreign += 1
                return
            }
            handleMedia(datagram, arrival: arrival, at: now, place: place)
        case .rtcp(let ssrc):
            guard place(of: ssrc) != nil else {
                rejected.foreign += 1
                return
            }
            handleControl(datagram, arrival: arrival, at: now)
        case .unknown:
            rejected.unknown += 1
        }
    }

    /// The next thing to do, or nil until `nextDeadline`.
    package mutating func poll(at now: ContinuousClock.Instant) -> Output? {
        self.now = now
        for place in streams.indices {
            if let output = streams[place].poll(at: now, sender: sender, clock: clock) { return output }
        }
        guard !isSilent, now >= heardAt + silenceTimeout else { return nil }
        isSilent = true
        return .event(.silence)
    }

    /// When `poll` has something to do if nothing arrives; as of the last call.
    package var nextDeadline: ContinuousClock.Instant? {
        var next = isSilent ? nil : heardAt + silenceTimeout
        for place in streams.indices { next = earlier(next, streams[place].deadline(at: now)) }
        return next
    }

    /// The decoder of a stream can't go on, or one has just begun: the sender is asked for a key frame until one came
    /// that is newer than what has come so far.
    package mutating func requestKeyFrame(stream index: Int, at now: ContinuousClock.Instant) {
        self.now = now
        guard let place = streams.firstIndex(where: { $0.parameters.index == index }) else { return }
        let latest = streams[place].window.latest
        streams[place].keyFrames.decoderNeeds(after: latest)
    }

    /// A frame was shown or heard at `instant`, which was to be at `playout`: for the sender's statistics.
    package mutating func played(
        stream index: Int, timestamp: RTPTimestamp, playout: ContinuousClock.Instant,
        at instant: ContinuousClock.Instant
    ) {
        guard let place = streams.firstIndex(where: { $0.parameters.index == index }) else { return }
        let delay = Int16(clamping: (instant - playout).wholeMilliseconds)
        streams[place].book.note(.played(delay: delay), of: timestamp, at: instant)
    }

    package var statistics: StreamingStatistics {
        var all = StreamingStatistics()
        all.streams = streams.map { $0.statistics(at: now) }
        all.rejected = rejected
        return all
    }
}

// MARK: - Datagrams

extension StreamingReceiver {
    private func place(of ssrc: UInt32, payloadType: UInt8? = nil) -> Int? {
        addresses.firstIndex { $0.ssrc == ssrc && (payloadType ?? $0.payloadType) == $0.payloadType }
    }

    private mutating func handleMedia(
        _ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant, place: Int
    ) {
        do {
            let packet = try RTPPacket(decoding: datagram)
            let isTaken = streams[place].handle(
                packet, bytes: datagram.readableBytes, arrival: arrival, at: now, sender: sender)
            guard isTaken else {
                rejected.impossible += 1
                return
            }
            hear(at: now)
        } catch {
            rejected.malformed += 1
        }
    }

    private mutating func handleControl(
        _ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant
    ) {
        guard let packets = CompoundRTCP.decode(datagram) else {
            rejected.malformed += 1
            return
        }
        for packet in packets {
            guard case .senderReport(let report) = packet, let place = place(of: report.ssrc) else { continue }
            sender.note(report.ntp, at: arrival)
            streams[place].handle(report, arrival: arrival, at: now)
            hear(at: now)
        }
    }

    private mutating func hear(at now: ContinuousClock.Instant) {
        heardAt = now
        isSilent = false
    }
}

extension ReceiverStream {
    func statistics(at now: ContinuousClock.Instant) -> StreamStatistics {
        var all = counts
        all.jitter = reception.jitter
        all.lostPackets = max(reception.lost, 0)
        all.heldBytes = window.heldBytes
        var meter = meter
        all.bitrate = meter.bitsPerSecond(at: now)
        return all
    }
}
