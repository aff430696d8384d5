import CastSender
import Foundation

/// Nobody listens but the process that started this one, and only until the film plays. What happens afterwards goes
/// into the cast's record, where `marquee doctor` and `marquee status` find it.
@MainActor final class DetachedVoice: CastVoice {
    private let signals = StopSignals()
    private let registry = try? ServingRegistry()
    private var link: DeviceLink?
    private var warnings: [String] = []
    private var hasReported = false
    private var hasFailed = false

    var wishes: AsyncStream<CastWish> { signals.wishes }

    func joined(_ link: DeviceLink) { self.link = link }
    func loading(_ title: String) {}
    func converted(_ progress: ConversionProgress) {}
    func status(_ status: MediaStatus) {}
    func ended(_ ending: CastWatch.Ending) {}

    func warn(_ sentence: String) {
        guard hasReported else { return warnings.append(sentence) }
        registry?.note(sentence, pid: getpid())
    }

    func started(_ item: PreparedItem, servingAddress: String?) {
        guard let device = link?.device else { return }
        registry?.register(
            .init(
                pid: getpid(), deviceID: device.deviceID, deviceAddress: ServingRegistry.address(of: device),
                deviceName: device.friendlyName, title: item.title, servingAddress: servingAddress, started: Date(),
                troubles: warnings))
        guard !hasReported else { return }
        hasReported = true
        DetachedCast.say(.init(title: item.title, device: device.friendlyName, warnings: warnings))
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
