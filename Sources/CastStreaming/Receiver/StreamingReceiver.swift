package import struct NIOCore.ByteBuffer

/// The receiving end of a streaming session: all its streams, over one port.
///
/// The driver hands in each datagram of the peer (`handle`) and then takes outputs until there are none (`poll`). It
/// calls `poll` again when `nextDeadline` has come. It sends datagrams to the address that the media comes from.
///
/// A frame comes out as soon as it is complete and decodable, in the order of its stream. It has the time at which it
/// is to be seen. It never comes out without the frames that it depends on, and never before an earlier frame. It may
/// come out after its time if other frames need it; then it is not to be shown. The receiver does not hold a frame back
/// until its time, so the driver has to keep or decode frames that it can't use yet.
///
/// Frames are encrypted but not authenticated. The content of a datagram is checked for sense and bounded in memory
/// (`maximumBufferedBytes` per stream). The driver is responsible for where the datagram came from.
package struct StreamingReceiver: Sendable {
    package enum Output: Sendable {
        case send(ByteBuffer)
        /// `stream` is the index in the offer.
        case frame(stream: Int, EncodedFrame, playout: ContinuousClock.Instant)
        case event(Event)
    }

    package enum Event: Hashable, Sendable {
        /// This many frames will never come out: they are too late, or frames that they need are gone.
        case skipped(stream: Int, frames: Int)
        /// The sender was asked for a key frame.
        case keyFrameRequested(stream: Int)
        /// Frames from here on have this time from capture to being seen.
        case playoutDelay(stream: Int, Duration)
        /// The sender has not been heard for `silenceTimeout`. Reported once, until it is heard again.
        case silence
    }

    /// The identification of a stream's datagrams. It is kept beside the streams, which are too large to search.
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
    /// The time of the last call, for deadlines that depend on it.
    private var now: ContinuousClock.Instant

    /// - Parameter streams: Their SSRCs must be distinct.
    package init(
        streams: [StreamParameters], settings: ReceiverSettings = ReceiverSettings(), at now: ContinuousClock.Instant
    ) {
        self.streams = streams.map { ReceiverStream($0, settings: settings, at: now) }
        addresses = streams.map { Address(ssrc: $0.senderSSRC, payloadType: $0.payloadType) }
        clock = settings.referenceTime.map { NTPClock(origin: now, start: $0) } ?? NTPClock(origin: now)
        silenceTimeout = settings.silenceTimeout
        // The sender learns of this receiver only from the answer, and counts from there.
        heardAt = now + Self.answerTime
        self.now = now
    }

    package mutating func handle(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        handle(datagram, arrival: now, at: now)
    }

    /// - Parameter arrival: When the datagram reached this machine, which may have been too busy to read it at once.
    ///   This wait makes the frame later for the viewer, but it is no delay of the path. So the clock difference, the
    ///   jitter and the times that the sender is told use the arrival; everything else uses `now`.
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

    /// The next output, or nil if there is none until `nextDeadline`.
    package mutating func poll(at now: ContinuousClock.Instant) -> Output? {
        self.now = now
        for place in streams.indices {
            if let output = streams[place].poll(at: now, sender: sender, clock: clock) { return output }
        }
        guard !isSilent, now >= heardAt + silenceTimeout else { return nil }
        isSilent = true
        return .event(.silence)
    }

    /// When `poll` has something to do if nothing arrives, as of the last call.
    package var nextDeadline: ContinuousClock.Instant? {
        var next = isSilent ? nil : heardAt + silenceTimeout
        for place in streams.indices { next = earlier(next, streams[place].deadline(at: now)) }
        return next
    }

    /// Requests a key frame, because the decoder of a stream can't go on or has just begun.
    ///
    /// The request is repeated until a key frame arrives that is newer than all frames so far.
    package mutating func requestKeyFrame(stream index: Int, at now: ContinuousClock.Instant) {
        self.now = now
        guard let place = streams.firstIndex(where: { $0.parameters.index == index }) else { return }
        let latest = streams[place].window.latest
        streams[place].keyFrames.decoderNeeds(after: latest)
    }

    /// Records that a frame that was due at `playout` was shown or heard at `instant`, for the sender's statistics.
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
