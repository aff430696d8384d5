import CastSender

/// Listens to a manager's sessions, the volume of their device, and its members.
@MainActor
final class VolumeEars: SessionManagerListener, CastDeviceStatusListener {
    enum News {
        /// Another session, another device, or none; or the session is connected again.
        case another
        case volume
        case members
        /// More is known about the device.
        case description
    }

    private let heard: @MainActor (News) -> Void
    private var deviceID: String?

    init(heard: @escaping @MainActor (News) -> Void) { self.heard = heard }

    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        deviceID = session.device.deviceID
        heard(.another)
    }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        heard(.another)
    }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        heard(.another)
    }
    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        deviceID = session.device.deviceID
        heard(.another)
    }
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {
        heard(.volume)
    }
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) {
        heard(device.deviceID == deviceID ? .description : .another)
        deviceID = device.deviceID
    }

    func castSession(_ castSession: CastSession, didReceiveMultizoneStatus multizoneStatus: MultizoneStatus) {
        heard(.members)
    }
    func castSession(_ castSession: CastSession, didAddMultizoneDevice device: MultizoneDevice) { heard(.members) }
    func castSession(_ castSession: CastSession, didUpdateMultizoneDevice device: MultizoneDevice) { heard(.members) }
    func castSession(_ castSession: CastSession, didRemoveMultizoneDeviceWithID deviceID: String) { heard(.members) }
}
