import CastSender
import Casting

/// The voice of the detached process. It reports only to the process that started it, and only until the media plays.
/// Later events go into the record of the cast, which `marquee doctor` and `marquee status` read.
@MainActor final class DetachedVoice: CastVoice {
    private let signals = StopSignals()
    private let record = CastRecord()
    private weak var joined: Cast?
    private var warnings: [String] = []
    /// The item that is reported to the waiting process once it plays.
    private var started: StartedItem?
    private var hasReported = false
    private var waiting: Task<Void, Never>?

    /// How long the waiting process waits while nothing plays and nothing has failed, for example while a film is
    /// converted. Later events are only in the record.
    private static let patience = Duration.seconds(15)

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func castDidJoin(_ cast: Cast) { joined = cast }

    func cast(_ cast: Cast, didUpdate status: MediaStatus) {
        if status.playerState == .playing || status.playerState == .paused { report() }
    }

    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        switch ending {
        case .finished, .stopped, .replaced: report()
        // These endings are reported as failures.
        case .playerFailed, .neverPlayed, .lost, .withdrawn, .refused, .failsAtLoad, .failed: break
        }
    }

    private func report() {
        guard !hasReported, let started, let device = joined?.session?.device else { return }
        hasReported = true
        DetachedCast.say(
            .init(
                title: started.title, device: device.shownName, address: started.servingAddress, warnings: warnings))
    }

    func cast(_ cast: Cast, didWarn warning: CastWarning) {
        if !hasReported { warnings.append(warning.description) }
        record.cast(cast, didWarn: warning)
    }

    func cast(_ cast: Cast, didStart item: StartedItem) {
        record.cast(cast, didStart: item)
        started = item
        // Not every device reports that a picture plays, so a picture is reported at once.
        guard !item.isPicture else { return report() }
        guard !hasReported, waiting == nil else { return }
        waiting = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            self?.report()
        }
    }

    /// An interruption is not recorded, because the user who stopped the cast knows why it ended.
    func failed(_ failure: CommandFailure) {
        if hasReported, failure.status != .interrupted { record.fail(failure.description) }
    }

    func close() {
        waiting?.cancel()
        waiting = nil
        record.close()
    }
}
