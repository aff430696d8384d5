/// Notices that the receiver is gone: nothing came from it for 15 seconds.
///
/// The time is that of Open Screen's cast/protocol/streaming_session_protocol.md. It counts from the first frame if the
/// receiver never said anything.
struct SilenceWatch: Hashable, Sendable {
    private var since: ContinuousClock.Instant?
    private var wasTold = false

    mutating func begin(at now: ContinuousClock.Instant) { if since == nil { since = now } }

    mutating func heard(at now: ContinuousClock.Instant) {
        since = now
        wasTold = false
    }

    var due: ContinuousClock.Instant? { wasTold ? nil : since.map { $0 + StreamingLimits.silenceTimeout } }

    /// Returns true once for each silence.
    mutating func isNews(at now: ContinuousClock.Instant) -> Bool {
        guard let due, now >= due else { return false }
        wasTold = true
        return true
    }
}
