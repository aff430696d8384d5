/// Hears what a session's device says of itself and, where it is a group, of its members; on the main actor, in the
/// order of registration. Every method has a default that does nothing.
///
/// The first three are told when the session has started or resumed, where the device says it, and with every change
/// since.
///
/// From the Cast SDK: `GCKCastDeviceStatusListener`.
@MainActor
public protocol CastDeviceStatusListener: AnyObject {
    /// Whether the TV shows this device.
    func castSession(_ castSession: CastSession, didReceiveActiveInputStatus activeInputStatus: ActiveState)
    /// Whether the TV behind the device stands by.
    func castSession(_ castSession: CastSession, didReceiveStandbyStatus standbyStatus: ActiveState)
    /// Nil where no application runs any more.
    func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?)
    /// All members of the group, most often because somebody here asked.
    func castSession(_ castSession: CastSession, didReceiveMultizoneStatus multizoneStatus: MultizoneStatus)
    /// The group has one more member.
    func castSession(_ castSession: CastSession, didAddMultizoneDevice device: MultizoneDevice)
    /// A member has changed: its volume, its name.
    func castSession(_ castSession: CastSession, didUpdateMultizoneDevice device: MultizoneDevice)
    /// The group has one member less, of this `Device.deviceID`.
    func castSession(_ castSession: CastSession, didRemoveMultizoneDeviceWithID deviceID: String)
}

extension CastDeviceStatusListener {
    public func castSession(_ castSession: CastSession, didReceiveActiveInputStatus activeInputStatus: ActiveState) {}
    public func castSession(_ castSession: CastSession, didReceiveStandbyStatus standbyStatus: ActiveState) {}
    public func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?
    ) {}
    public func castSession(_ castSession: CastSession, didReceiveMultizoneStatus multizoneStatus: MultizoneStatus) {}
    public func castSession(_ castSession: CastSession, didAddMultizoneDevice device: MultizoneDevice) {}
    public func castSession(_ castSession: CastSession, didUpdateMultizoneDevice device: MultizoneDevice) {}
    public func castSession(_ castSession: CastSession, didRemoveMultizoneDeviceWithID deviceID: String) {}
}

extension CastDeviceStatusEvent {
    @MainActor
    func tell(_ listener: any CastDeviceStatusListener, _ session: CastSession) {
        switch self {
        case .didReceiveActiveInputStatus(let state): listener.castSession(session, didReceiveActiveInputStatus: state)
        case .didReceiveStandbyStatus(let state): listener.castSession(session, didReceiveStandbyStatus: state)
        case .didReceiveApplicationMetadata(let metadata):
            listener.castSession(session, didReceiveApplicationMetadata: metadata)
        case .didReceiveMultizoneStatus(let status): listener.castSession(session, didReceiveMultizoneStatus: status)
        case .didAddMultizoneDevice(let device): listener.castSession(session, didAddMultizoneDevice: device)
        case .didUpdateMultizoneDevice(let device): listener.castSession(session, didUpdateMultizoneDevice: device)
        case .didRemoveMultizoneDevice(let id): listener.castSession(session, didRemoveMultizoneDeviceWithID: id)
        }
    }
}

/// Who hears of a session's device, and what they have heard of it.
@MainActor
final class DeviceStatusTeller {
    let listeners = ListenerList<any CastDeviceStatusListener>()
    let broadcaster = EventBroadcaster<CastDeviceStatusEvent>()
    private var activeInput = ActiveState.unknown
    private var standby = ActiveState.unknown
    private var metadata: ApplicationMetadata?

    /// Tells what is new of the device itself.
    func tell(of session: CastSession) {
        if activeInput != session.activeInputStatus {
            activeInput = session.activeInputStatus
            tell(.didReceiveActiveInputStatus(activeInput), session)
        }
        if standby != session.standbyStatus {
            standby = session.standbyStatus
            tell(.didReceiveStandbyStatus(standby), session)
        }
        if metadata != session.applicationMetadata {
            metadata = session.applicationMetadata
            tell(.didReceiveApplicationMetadata(metadata), session)
        }
    }

    func tell(_ event: CastDeviceStatusEvent, _ session: CastSession) {
        listeners.notify { event.tell($0, session) }
        broadcaster.send(event)
    }
}
