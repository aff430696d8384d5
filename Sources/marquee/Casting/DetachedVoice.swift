import CastSender
import Foundation

/// Nobody listens but the process that started this one, and only until the film plays. What happens afterwards goes
/// into the cast's record, where `marquee doctor` and `marquee status` find it.
@MainActor final class DetachedVoice: CastVoice {
    private let signals = StopSignals()
    private let registry = try? ServingRegistry()
    private var link: DeviceLink?
    private var warnings: [String] = []
    /// What the waiting process is told once the media plays.
    private var startedTitle: String?
    private var hasReported = false
    private var waiting: Task<Void, Never>?

    /// How long the waiting process is kept where nothing is seen yet and nothing has failed: a film may take its time
    /// to be converted. What comes later is in the record.
    private static let patience = Duration.seconds(15)
    private var hasFailed = false

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func joined(_ link: DeviceLink) { self.link = link }
    func loading(_ title: String) {}
    func converted(_ progress: ConversionProgress) {}

    func status(_ status: MediaStatus) {
        if status.playerState == .playing || status.playerState == .paused { report() }
    }

    func ended(_ ending: CastWatch.Ending) {
        switch ending {
        case .finished, .stopped, .replaced: report()
        // The failure is told instead.
        case .failed, .neverPlayed, .lost: break
        }
    }

    private func report() {
        guard !hasReported, let startedTitle, let device = link?.device else { return }
        hasReported = true
        DetachedCast.say(.init(title: startedTitle, device: device.shownName, warnings: warnings))
    }

    func warn(_ sentence: String) {
        if !hasReported { warnings.append(sentence) }
        if startedTitle != nil { registry?.note(sentence, pid: getpid()) }
    }

    func started(_ item: PreparedItem, servingAddress: String?) {
        guard let device = link?.device else { return }
        registry?.register(
            .init(
                pid: getpid(), deviceID: device.deviceID, deviceAddress: ServingRegistry.address(of: device),
                deviceName: device.friendlyName, title: item.title, servingAddress: servingAddress, started: Date(),
                troubles: warnings))
        startedTitle = item.title
        // Not every device says of a picture that it plays.
        guard !item.media.contentType.hasPrefix("image/") else { return report() }
        guard !hasReported, waiting == nil else { return }
        waiting = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            self?.report()
        }
    }

    /// A person who stops it knows why it ended.
    func failed(_ failure: CommandFailure) {
        guard hasReported, failure.status != .interrupted else { return }
        hasFailed = true
        registry?.fail(failure.description, pid: getpid())
    }

    func close() {
        waiting?.cancel()
        waiting = nil
        if !hasFailed { registry?.unregister(pid: getpid()) }
    }
}
