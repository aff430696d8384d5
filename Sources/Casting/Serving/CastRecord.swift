import CastSender
import PlatformC
import PlatformFoundation

/// Records a detached cast in the ``ServingRegistry`` from its start to its end, and a failure for a day longer.
@MainActor package final class CastRecord: CastListener {
    private let registry: ServingRegistry?
    private let pid: Int32
    /// The newest warnings. Each start is recorded with them.
    private var warnings: [String] = []
    private var state = State.waiting

    private enum State {
        case waiting
        case started
        case failed
    }

    /// Without a registry nothing is recorded.
    package init(registry: ServingRegistry? = try? ServingRegistry(), pid: Int32 = getpid()) {
        self.registry = registry
        self.pid = pid
    }

    package func cast(_ cast: Cast, didStart item: StartedItem) {
        guard let device = cast.session?.device else { return }
        registry?.register(
            .init(
                pid: pid, deviceID: device.deviceID, deviceAddress: ServingRegistry.address(of: device),
                deviceName: device.friendlyName, title: item.title, servingAddress: item.servingAddress,
                started: Date(), troubles: warnings))
        state = .started
    }

    package func cast(_ cast: Cast, didWarn warning: CastWarning) {
        guard state != .failed else { return }
        warnings = (warnings + [warning.description]).suffix(ServingRegistry.troubleLimit)
        if state == .started { registry?.note(warning.description, pid: pid) }
    }

    /// Records a failure.
    package func fail(_ sentence: String) {
        state = .failed
        registry?.fail(sentence, pid: pid)
    }

    /// Removes the record unless the cast has failed.
    package func close() {
        if case .failed = state { return }
        registry?.unregister(pid: pid)
    }
}
