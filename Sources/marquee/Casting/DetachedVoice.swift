import CastSender
import Casting

/// Nobody listens but the process that started this one, and only until the film plays. What happens afterwards goes
/// into the cast's record, where `marquee doctor` and `marquee status` find it.
@MainActor final class DetachedVoice: CastVoice {
    private let signals = StopSignals()
    private let record = CastRecord()
    private weak var joined: Cast?
    private var warnings: [String] = []
    /// What the waiting process is told of once it plays.
    private var started: StartedItem?
    private var hasReported = false
    private var waiting: Task<Void, Never>?

    /// How long the waiting process is kept where nothing is seen yet and nothing has failed: a film may take its time
    /// to be converted. What comes later is in the record.
    private static let patience = Duration.seconds(15)

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func castDidJoin(_ cast: Cast) { joined = cast }

    func cast(_ cast: Cast, didUpdate status: MediaStatus) {
        if status.playerState == .playing || status.playerState == .paused { report() }
    }

    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        switch ending {
        case .finished, .stopped, .replaced: report()
        // The failure is told instead.
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
        // Not every device says of a picture that it plays.
        guard !item.isPicture else { return report() }
        guard !hasReported, waiting == nil else { return }
        waiting = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            self?.report()
        }
    }

    /// A person who stops it knows why it ended.
    func failed(_ failure: CommandFailure) {
        if hasReported, failure.status != .interrupted { record.fail(failure.description) }
    }

    func close() {
        waiting?.cancel()
        waiting = nil
        record.close()
    }
}
