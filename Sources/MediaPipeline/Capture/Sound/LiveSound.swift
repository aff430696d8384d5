import CPipeWire

/// The audio that this machine plays or records: 48 kHz, two channels, in blocks of 10 ms without a gap.
///
/// The blocks are silent if there is nothing to be heard, or no sound server. Each block is given once all of it can
/// have come, 15 to 40 ms after it was heard. ``SoundMargin`` learns how long that takes here. The source never fails,
/// and it ends only when it is stopped.
package actor LiveSound: CaptureSource {
    package static let sampleRate = 48_000
    package static let channels = 2
    /// In frames.
    static let block = 480
    /// A taker that is later than this has missed the blocks in between.
    static let patience = Duration.seconds(1)

    package nonisolated let format = CaptureFormat(audio: .init(sampleRate: sampleRate, channels: channels))
    private let feeds: SoundFeeds
    private let clock: CaptureClock
    private let monotonic: @Sendable () -> Int64
    private let onStop: @Sendable () -> Void
    private var lanes: [ObjectIdentifier: SoundLane] = [:]
    private var margin = SoundMargin()
    private var start: ContinuousClock.Instant?
    /// The frames that were given.
    private var position = 0
    private var isStopped = false

    /// - Parameters:
    ///   - monotonic: The system's clock in nanoseconds, by which servers report times.
    ///   - onStop: Called once or more, when nothing more is taken.
    init(
        _ feeds: SoundFeeds, clock: CaptureClock = .system,
        monotonic: @escaping @Sendable () -> Int64 = { cpipewire_monotonic() },
        onStop: @escaping @Sendable () -> Void
    ) {
        (self.feeds, self.clock, self.monotonic, self.onStop) = (feeds, clock, monotonic, onStop)
    }

    deinit { onStop() }

    package func next() async throws -> CaptureSample? {
        let start = start ?? clock.now()
        self.start = start
        while !isStopped {
            let end = Self.time(position + Self.block)
            try await clock.sleepUntil(start + end + margin.value(at: start.duration(to: clock.now())))
            guard !isStopped else { return nil }
            listen(start)
            let now = start.duration(to: clock.now())
            // Something came so late that there may be more to wait for.
            guard now >= end + margin.value(at: now) else { continue }
            if now - end > Self.patience {
                position = Int((now - margin.value(at: now)).ticks(rate: Int64(Self.sampleRate))) - Self.block
            }
            return block(start)
        }
        return nil
    }

    package func stop() {
        isStopped = true
        onStop()
    }

    package func brokenOff() -> Duration? { nil }

    private func block(_ start: ContinuousClock.Instant) -> CaptureSample {
        let time = Self.time(position)
        var sounds: [[Float]] = []
        for key in lanes.keys {
            if let sound = lanes[key]?.read(from: position, count: Self.block) { sounds.append(sound) }
        }
        position += Self.block
        return CaptureSample(
            content: .audio(
                AudioBlock(
                    samples: .float(SoundSum.mix(sounds, count: Self.block * Self.channels)),
                    sampleRate: Self.sampleRate, channels: Self.channels, presentationTime: time)),
            capturedAt: start + time)
    }

    /// Takes the pieces that have come since the last call.
    private func listen(_ start: ContinuousClock.Instant) {
        let rings = feeds.all
        lanes = lanes.filter { rings[$0.key] != nil }
        let now = start.duration(to: clock.now())
        let monotonicNow = monotonic()
        for (key, ring) in rings {
            var lane = lanes[key] ?? SoundLane(sampleRate: Self.sampleRate, channels: Self.channels)
            while let piece = ring.take() {
                lane.add(CapturedSound(samples: piece.samples, time: now - .nanoseconds(monotonicNow - piece.time)))
                margin.note(.nanoseconds(piece.came - piece.time), at: now)
            }
            lanes[key] = lane
        }
    }

    private static func time(_ frames: Int) -> Duration {
        Duration(ticks: Int64(frames), rate: Int64(sampleRate))
    }
}
