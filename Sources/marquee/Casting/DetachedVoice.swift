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
    }

    /// A person who stops it knows why it ended.
    func failed(_ failure: CommandFailure) {
        guard hasReported, failure.status != .interrupted else { return }
        hasFailed = true
        registry?.fail(failure.description, pid: getpid())
    }

    func close() {
        if !hasFailed { registry?.unregister(pid: getpid()) }
    }
}
