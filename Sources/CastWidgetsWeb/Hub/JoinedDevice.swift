import CastSender
import CastWidgets
import CastWidgetsCore

/// A guest's device.
///
/// It is joined without launching anything, and stays joined through everything that is started there and through all
/// losses of its connection. Media that is moved from there to another device is not followed: the guest may use only
/// this device.
@MainActor
final class JoinedDevice {
    let deviceID: String
    private let context: CastContext
    private var manager: SessionManager { context.sessionManager }
    private var time: TimeSource { context.environment.time }
    private let changed: @MainActor () -> Void
    /// The id that the device reports once it is joined: a group may report another id than discovery does.
    private var joinedID: String?
    private var task: Task<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?
    private lazy var ears = DiscoveryEars { [weak self] in self?.devicesChanged() }

    init(_ deviceID: String, in context: CastContext, changed: @escaping @MainActor () -> Void) {
        (self.deviceID, self.context, self.changed) = (deviceID, context, changed)
    }

    /// The device as it was last announced; nil while it is not in the network and no session is with it.
    var device: Device? {
        context.discoveryManager.devices.first { $0.deviceID == deviceID }
            ?? (isElsewhere ? nil : manager.currentSession?.device)
    }

    /// The session was moved to another device, by any sender: the guest gets nothing of it.
    var isElsewhere: Bool {
        manager.currentSession.map { $0.device.deviceID != joinedID ?? deviceID } ?? false
    }

    func start() {
        context.discoveryManager.addListener(ears)
        context.discoveryManager.startDiscovery()
        task = Task { [weak self] in await self?.run() }
    }

    /// Leaves the device as it is.
    func end() async {
        task?.cancel()
        devicesChanged()
        await task?.value
        try? await manager.disconnect()
        context.discoveryManager.stopDiscovery()
    }

    private func devicesChanged() {
        waiting?.resume()
        waiting = nil
        changed()
    }

    private func run() async {
        var pauses = JoinPauses()
        while !Task.isCancelled {
            guard let device else {
                await withCheckedContinuation { waiting = $0 }
                continue
            }
            // The stream starts before the join: events that arrive meanwhile count too.
            let happenings = manager.events
            if await join(device) {
                pauses.joined()
                await untilOver(happenings)
                try? await manager.disconnect()
                joinedID = nil
            }
            guard (try? await time.sleep(time.now() + pauses.next())) != nil else { return }
        }
    }

    private func join(_ device: Device) async -> Bool {
        var options = SessionOptions.joinOnly
        options.awaitsPlayer = false
        options.followsMoves = false
        guard let session = try? await manager.connect(to: device, options: options) else { return false }
        joinedID = session.device.deviceID
        changed()
        return true
    }

    /// Waits until the session is over or elsewhere, or until an application was started that the session has not
    /// joined.
    ///
    /// A session that began with the device alone does not join an application later.
    private func untilOver(_ happenings: AsyncStream<SessionManagerEvent>) async {
        guard let session = manager.currentCastSession else { return }
        var told = session.deviceStatusText
        for await event in happenings {
            switch event {
            case .didEnd: return
            case .didUpdateDevice where isElsewhere: return
            case .didReceiveDeviceStatus(_, let text):
                if text != nil, text != told, session.applicationMetadata == nil { return }
                told = text
            default: break
            }
        }
    }
}
