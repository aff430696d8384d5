import CastStreaming

import struct NIOCore.ByteBuffer

/// Both ends of a streaming session in virtual time: an encoder model feeds our sender, a simulated network carries
/// what it sends to a receiver (ours, or one that behaves as Open Screen's), and every frame that comes out is checked.
package struct StreamingSimulation {
    /// Longer than anything can still be on its way.
    private static let drain = Duration.seconds(2)
    private static let leastStep = Duration.microseconds(20)
    private static let mostSpins = 1_000

    private let scenario: StreamingScenario
    private let origin: ContinuousClock.Instant
    private var now = Duration.zero
    private var sender: StreamingSender
    private var ours: StreamingReceiver?
    private var openScreen: OpenScreenReceiver?
    private var down: SimulatedLink
    private var up: SimulatedLink
    private var video: any SimulatedVideoEncoder
    private var audio: AudioEncoderModel
    private var videoLedger: FrameLedger
    private var audioLedger: FrameLedger
    private var videoTick = 0
    private var audioTick = 0
    private var mustBeKey = true
    private var hasChangedDelay = false
    /// Until then the receiver's one thread has a picture to decode.
    private var receiverFreeAt = Duration.zero
    private var spins = 0
    private var result = SimulationResult()

    package init(_ scenario: StreamingScenario, origin: ContinuousClock.Instant = .now) {
        self.scenario = scenario
        self.origin = origin
        let streams = scenario.streams
        var senderSettings = scenario.sender
        senderSettings.clock = NTPClock(origin: origin, start: scenario.clockStart)
        let start = StreamStart(frame: scenario.firstFrame, sequenceNumber: scenario.firstSequenceNumber)
        let indexes = streams.map(\.index)
        sender = StreamingSender(
            streams: streams, settings: senderSettings,
            starts: Dictionary(uniqueKeysWithValues: indexes.map { ($0, start) }), at: origin)
        let first = Dictionary(uniqueKeysWithValues: indexes.map { ($0, scenario.firstFrame) })
        switch scenario.peer {
        case .ours:
            var settings = scenario.receiver
            settings.firstFrames = first
            settings.referenceTime = scenario.clockStart
            ours = StreamingReceiver(streams: streams, settings: settings, at: origin)
        case .openScreen(let settings):
            openScreen = OpenScreenReceiver(streams: streams, settings: settings, firstFrames: first)
        }
        down = SimulatedLink(scenario.down, seed: scenario.seed &* 4 &+ 1)
        up = SimulatedLink(scenario.up, seed: scenario.seed &* 4 &+ 2)
        video =
            scenario.makeVideoEncoder?(scenario.startVideoBitrate)
            ?? VideoEncoderModel(
                interval: scenario.videoInterval ?? .seconds(1), bitrate: scenario.startVideoBitrate,
                seed: scenario.seed &* 4 &+ 3)
        audio = AudioEncoderModel(
            interval: scenario.audioInterval ?? .seconds(1), bitrate: scenario.audioBitrate,
            seed: scenario.seed &* 4)
        videoLedger = FrameLedger(
            name: "video", interval: scenario.videoInterval ?? .seconds(1), targetDelay: scenario.targetDelay,
            checksTimes: ours != nil)
        audioLedger = FrameLedger(
            name: "audio", interval: scenario.audioInterval ?? .seconds(1), targetDelay: scenario.targetDelay,
            checksTimes: ours != nil)
    }

    /// Runs the whole scenario.
    package static func run(_ scenario: StreamingScenario) -> SimulationResult {
        var simulation = StreamingSimulation(scenario)
        return simulation.run()
    }

    package mutating func run() -> SimulationResult {
        let end = scenario.duration + scenario.targetDelay + Self.drain
        while now <= end {
            work()
            step(end: end)
        }
        return finish()
    }

    private mutating func finish() -> SimulationResult {
        videoLedger.finish(lastCapture: scenario.duration)
        audioLedger.finish(lastCapture: scenario.duration)
        result.video = videoLedger.outcome
        result.audio = audioLedger.outcome
        result.violations += videoLedger.violations + audioLedger.violations
        result.datagramsDown = down.taken
        result.datagramsUp = up.taken
        result.bytesDown = down.bytes
        result.sender = sender.statistics
        result.receiver = ours?.statistics
        return result
    }
}

// MARK: - Time

extension StreamingSimulation {
    /// The receiver's clock is the true one.
    private var receiverNow: ContinuousClock.Instant { origin + now }
    private var senderNow: ContinuousClock.Instant { origin + senderTime(now) }

    private func senderTime(_ time: Duration) -> Duration {
        time + time / 1_000_000 * scenario.driftPartsPerMillion
    }

    private func trueTime(ofSender instant: ContinuousClock.Instant) -> Duration {
        let shown = instant - origin
        guard scenario.driftPartsPerMillion != 0 else { return shown }
        let seconds = shown / .seconds(1) / (1 + Double(scenario.driftPartsPerMillion) / 1e6)
        return .nanoseconds(Int64((seconds * 1e9).rounded(.up)) + 1)
    }

    private var nextVideo: Duration? {
        next(tick: videoTick, interval: scenario.videoInterval).map { $0 + scenario.encodingTime }
    }
    private var nextAudio: Duration? { next(tick: audioTick, interval: scenario.audioInterval) }

    private func next(tick: Int, interval: Duration?) -> Duration? {
        guard let interval else { return nil }
        let time = interval * tick
        return time < scenario.duration ? time : nil
    }

    private mutating func step(end: Duration) {
        var next = end + .nanoseconds(1)
        if let time = nextVideo { next = min(next, time) }
        if let time = nextAudio { next = min(next, time) }
        if let time = down.next { next = min(next, max(time, receiverFreeAt)) }
        if let time = up.next { next = min(next, time) }
        if let deadline = sender.nextDeadline { next = min(next, trueTime(ofSender: deadline)) }
        if let deadline = ours?.nextDeadline ?? openScreen?.nextDeadline {
            next = min(next, max(deadline - origin, receiverFreeAt))
        }
        if next > now {
            now = next
            spins = 0
            return
        }
        spins += 1
        now += Self.leastStep
        guard spins == Self.mostSpins else { return }
        result.violations.append("a deadline does not move at \(now)")
        now = end + .nanoseconds(1)
    }
}

// MARK: - Work

extension StreamingSimulation {
    private mutating func work() {
        while let time = nextAudio, time <= now { captureAudio(time) }
        while let time = nextVideo, time <= now { captureVideo(time) }
        changeDelay()
        drainSender()
        while receiverFreeAt <= now, let datagram = down.receive(at: now) {
            let time = receiverNow
            ours?.handle(datagram, at: time)
            openScreen?.handle(datagram, at: time)
            drainReceiver()
        }
        drainReceiver()
        while let datagram = up.receive(at: now) {
            sender.handle(datagram, at: senderNow)
            drainSender()
        }
    }

    private mutating func changeDelay() {
        guard let change = scenario.delayChange, !hasChangedDelay, now >= change.at else { return }
        hasChangedDelay = true
        sender.setTargetDelays(change.delay...change.delay)
    }

    private mutating func captureAudio(_ time: Duration) {
        audioTick += 1
        audioLedger.outcome.captured += 1
        if audioTick % 100 == 0 { weighSender() }
        let timestamp = timestamp(of: time, timeBase: 48_000)
        let bytes = audio.nextFrameBytes()
        let number = audioLedger.takeNumber()
        let frame = StreamingSender.OutgoingFrame(
            dependency: .key, timestamp: timestamp, referenceTime: origin + senderTime(time),
            payload: FrameLedger.payload(number: number, bytes: bytes))
        switch sender.enqueue(frame, stream: StreamingScenario.audioIndex, at: senderNow) {
        case .accepted(let id):
            audioLedger.accepted(
                id, number: number, capture: time, timestamp: timestamp, bytes: bytes, isKey: true)
        case .dropped:
            audioLedger.outcome.refused += 1
        }
    }

    private mutating func captureVideo(_ enqueueTime: Duration) {
        let time = enqueueTime - scenario.encodingTime
        videoTick += 1
        videoLedger.outcome.captured += 1
        weighSender()
        let timestamp = timestamp(of: time, timeBase: 90_000)
        let index = StreamingScenario.videoIndex
        guard sender.admission(stream: index, timestamp: timestamp, at: senderNow) == nil else {
            videoLedger.outcome.refused += 1
            return
        }
        let isKey = mustBeKey
        mustBeKey = false
        let bytes = video.nextFrameBytes(isKey: isKey, at: time)
        let number = videoLedger.takeNumber()
        let frame = StreamingSender.OutgoingFrame(
            dependency: isKey ? .key : .dependent, timestamp: timestamp, referenceTime: origin + senderTime(time),
            payload: FrameLedger.payload(number: number, bytes: bytes))
        switch sender.enqueue(frame, stream: index, at: senderNow) {
        case .accepted(let id):
            videoLedger.accepted(
                id, number: number, capture: time, timestamp: timestamp, bytes: bytes, isKey: isKey)
        case .dropped:
            videoLedger.outcome.refused += 1
            mustBeKey = true
        }
    }

    /// The stream's clock is the sender's.
    private func timestamp(of time: Duration, timeBase: Int) -> RTPTimestamp {
        scenario.firstTimestamp(timeBase: timeBase) + RTPTimestamp(senderTime(time), timeBase: timeBase).ticks
    }

    private mutating func drainSender() {
        while let output = sender.poll(at: senderNow) {
            switch output {
            case .send(let datagram): down.send(datagram, at: now)
            case .event(let event): handle(event)
            }
        }
    }

    /// Before each picture, or second of sound, which is when the sender holds the most.
    private mutating func weighSender() {
        let held = sender.statistics.streams.reduce(0) { $0 + $1.heldBytes }
        result.peakSenderBytes = max(result.peakSenderBytes, held)
    }

    private mutating func handle(_ event: StreamingSender.Event) {
        switch event {
        case .needsKeyFrame: mustBeKey = true
        case .bitrate(let bitrate):
            video.bitrate = bitrate
            result.bitrates.append((now, bitrate))
        case .playoutDelay(let delay): result.targetDelays.append((now, delay))
        default: break
        }
    }

    private mutating func drainReceiver() {
        guard receiverFreeAt <= now else { return }
        let time = receiverNow
        while let output = ours?.poll(at: time) {
            switch output {
            case .send(let datagram): up.send(datagram, at: now)
            case .frame(let stream, let frame, let playout): gave(frame, stream: stream, playout: playout - origin)
            case .event(let event): handle(event)
            }
        }
        while let output = openScreen?.poll(at: time) {
            switch output {
            case .send(let datagram): up.send(datagram, at: now)
            case .frame(let stream, let frame, let playout):
                gave(frame, stream: stream, playout: playout - origin)
                if stream == StreamingScenario.videoIndex { decode() }
            }
        }
    }

    /// What a receiver as Open Screen's does with a picture, in the time in which it does nothing else. What it has to
    /// report of it has left before.
    private mutating func decode() {
        guard case .openScreen(let settings) = scenario.peer else { return }
        let isFirst = videoLedger.outcome.shown + videoLedger.outcome.late == 1
        receiverFreeAt = max(receiverFreeAt, now) + (isFirst ? settings.firstPictureTime : settings.pictureTime)
    }

    private mutating func gave(_ frame: EncodedFrame, stream: Int, playout: Duration) {
        if stream == StreamingScenario.videoIndex {
            videoLedger.gave(frame, playout: playout, at: now)
        } else {
            audioLedger.gave(frame, playout: playout, at: now)
        }
        // Only now and then: nothing grows between two frames unseen by a later one.
        guard frame.id.value % 16 == 0 else { return }
        let held = ours?.statistics.streams.reduce(0) { $0 + $1.heldBytes } ?? openScreen?.heldBytes ?? 0
        result.peakHeldBytes = max(result.peakHeldBytes, held)
    }

    private mutating func handle(_ event: StreamingReceiver.Event) {
        switch event {
        case .skipped(let stream, let frames):
            if stream == StreamingScenario.videoIndex {
                videoLedger.outcome.skipped += frames
            } else {
                audioLedger.outcome.skipped += frames
            }
        case .keyFrameRequested:
            videoLedger.outcome.keyFrameRequests += 1
        case .playoutDelay, .silence:
            break
        }
    }
}
