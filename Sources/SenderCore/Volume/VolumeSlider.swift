/// What a volume slider shows, and when what the user does to it is sent: the rules, without clock or wire.
///
/// While the user drags, and for `settling` after the last change of one's own, what the device tells does not move the
/// slider: it is the echo of an earlier place of the thumb. The echo of the last place ends that time at once; where
/// another has changed the volume meanwhile, the slider goes there when the time is over. Dragging sends at most one
/// change each `interval`, and always the last. Volumes are 0 to 1.
package struct VolumeSlider: Equatable, Sendable {
    static let settling = Duration.seconds(1)
    static let interval = Duration.milliseconds(100)
    /// Devices round what they are told.
    static let tolerance = 0.011

    /// What the slider shows.
    package private(set) var shown: Double = 0
    private(set) var isDragging = false
    /// What the device has told last.
    private(set) var told: Double = 0
    private var sent: Sent?
    private var unsent: Double?

    package init() {}

    private struct Sent: Equatable {
        let volume: Double
        var at: ContinuousClock.Instant
    }

    /// Nil where there is nothing to send now.
    package typealias Outcome = Double?

    /// When `deadlinePassed` has something to do.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let sent else { return nil }
        if unsent != nil { return sent.at + Self.interval }
        return isDragging ? nil : sent.at + Self.settling
    }

    package mutating func beginDragging() {
        isDragging = true
    }

    /// The thumb was moved; a slider that tells no beginning of a drag moves it as well.
    package mutating func drag(to volume: Double, at now: ContinuousClock.Instant) -> Outcome {
        show(volume)
        if let sent, now < sent.at + Self.interval {
            unsent = shown
            return nil
        }
        return send(shown, at: now)
    }

    /// A change that is not one of many, and is sent at once.
    package mutating func set(to volume: Double, at now: ContinuousClock.Instant) -> Double {
        show(volume)
        return send(shown, at: now)
    }

    /// The thumb was let go; what was held back is sent.
    package mutating func endDragging(at now: ContinuousClock.Instant) -> Outcome {
        guard isDragging else { return nil }
        isDragging = false
        if let unsent { return send(unsent, at: now) }
        // The time to settle counts from here; where nothing was moved there is nothing to wait for.
        sent?.at = now
        if sent == nil { shown = told }
        return nil
    }

    /// The device has told its volume.
    package mutating func deviceTold(_ volume: Double, at now: ContinuousClock.Instant) {
        told = volume
        guard !isDragging, unsent == nil else { return }
        if let sent {
            let isLastEcho = abs(sent.volume - volume) <= Self.tolerance
            guard isLastEcho || now >= sent.at + Self.settling else { return }
            self.sent = nil
        }
        shown = volume
    }

    /// A change was refused: the slider goes back to what the device has.
    package mutating func failed() {
        guard !isDragging else { return }
        (sent, unsent, shown) = (nil, nil, told)
    }

    package mutating func deadlinePassed(at now: ContinuousClock.Instant) -> Outcome {
        guard let deadline = nextDeadline, now >= deadline else { return nil }
        if let unsent { return send(unsent, at: now) }
        sent = nil
        shown = told
        return nil
    }

    /// Another session, or none: nothing of the last one's counts.
    package mutating func reset(to volume: Double) {
        self = VolumeSlider()
        (told, shown) = (volume, volume)
    }

    private mutating func show(_ volume: Double) {
        if volume.isFinite { shown = min(1, max(0, volume)) }
    }

    private mutating func send(_ volume: Double, at now: ContinuousClock.Instant) -> Double {
        sent = Sent(volume: volume, at: now)
        unsent = nil
        return volume
    }
}
