/// Notices that the receiver has gone: nothing from it for 15 seconds (protocol facts, 5.5), counted from the first
/// frame on where it never said anything.
struct SilenceWatch: Hashable, Sendable {
    private var since: ContinuousClock.Instant?
    private var wasTold = false

    mutating func begin(at now: ContinuousClock.Instant) { if since == nil { since = now } }

    mutating func heard(at now: ContinuousClock.Instant) {
        since = now
        wasTold = false
    }

    var due: ContinuousClock.Instant? { wasTold ? nil : since.map { $0 + StreamingLimits.silenceTimeout } }

    /// Once for each silence.
    mutating func isNews(at now: ContinuousClock.Instant) -> Bool {
        guard let due, now >= due else { return false }
        wasTold = true
        return true
    }
}
