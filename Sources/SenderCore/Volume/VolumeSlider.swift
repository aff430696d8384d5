/// The rules of a volume slider: what it shows, and when the user's changes are sent. It has no clock and sends
/// nothing.
///
/// While the user drags, and for `settling` after this sender's last change, the device's volume does not move the
/// slider, since it echoes an earlier position of the slider. The echo of the last position ends this time at once. If
/// somebody else has changed the volume in the meantime, the slider moves there when the time is over. Dragging sends
/// at most one change each `interval`, and always the last one. Volumes are 0 to 1.
package struct VolumeSlider: Equatable, Sendable {
    static let settling = Duration.seconds(1)
    static let interval = Duration.milliseconds(100)
    /// Devices round the volume that they are sent.
    static let tolerance = 0.011

    /// The volume that the slider shows.
    package private(set) var shown: Double = 0
    private(set) var isDragging = false
    /// The volume that the device last reported.
    private(set) var told: Double = 0
    private var sent: Sent?
    private var unsent: Double?

    package init() {}

    private struct Sent: Equatable {
        let volume: Double
        var at: ContinuousClock.Instant
    }

    /// The volume to send now, or nil for none.
    package typealias Outcome = Double?

    /// When to call `deadlinePassed` next.
    package var nextDeadline: ContinuousClock.Instant? {
        guard let sent else { return nil }
        if unsent != nil { return sent.at + Self.interval }
        return isDragging ? nil : sent.at + Self.settling
    }

    package mutating func beginDragging() {
        isDragging = true
    }

    /// Handles a move of the thumb. A slider that does not report the beginning of a drag may call this too.
    package mutating func drag(to volume: Double, at now: ContinuousClock.Instant) -> Outcome {
        show(volume)
        if let sent, now < sent.at + Self.interval {
            unsent = shown
            return nil
        }
        return send(shown, at: now)
    }

    /// Handles a single change, which is sent at once.
    package mutating func set(to volume: Double, at now: ContinuousClock.Instant) -> Double {
        show(volume)
        return send(shown, at: now)
    }

    /// Handles the end of a drag and sends the last change if it was held back.
    package mutating func endDragging(at now: ContinuousClock.Instant) -> Outcome {
        guard isDragging else { return nil }
        isDragging = false
        if let unsent { return send(unsent, at: now) }
        // The settling time starts here. If nothing was moved, there is nothing to wait for.
        sent?.at = now
        if sent == nil { shown = told }
        return nil
    }

    /// Handles the device's report of its volume.
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

    /// Handles a refused change: the slider returns to the device's volume.
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

    /// Starts over for another session or none.
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
