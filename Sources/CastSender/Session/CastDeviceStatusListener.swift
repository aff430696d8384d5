/// Receives the status of a session's device and, for a group, of its members.
///
/// Its methods are called on the main actor, in the order of registration. Every method has a default that does
/// nothing. The first three are called when the session has started or resumed, if the device reports the value, and
/// after every change.
///
/// From the Cast SDK: `GCKCastDeviceStatusListener`.
@MainActor
public protocol CastDeviceStatusListener: AnyObject {
    /// Called with whether the TV shows this device's input.
    func castSession(_ castSession: CastSession, didReceiveActiveInputStatus activeInputStatus: ActiveState)
    /// Called with whether the TV behind the device is in standby.
    func castSession(_ castSession: CastSession, didReceiveStandbyStatus standbyStatus: ActiveState)
    /// Called with the running application, or nil if none is running any more.
    func castSession(
        _ castSession: CastSession, didReceiveApplicationMetadata applicationMetadata: ApplicationMetadata?)
    /// Called with all members of the group, usually because a client of this session has requested them.
    func castSession(_ castSession: CastSession, didReceiveMultizoneStatus multizoneStatus: MultizoneStatus)
    /// Called when the group has a new member.
    func castSession(_ castSession: CastSession, didAddMultizoneDevice device: MultizoneDevice)
    /// Called when a member has changed, for example its volume or name.
    func castSession(_ castSession: CastSession, didUpdateMultizoneDevice device: MultizoneDevice)
    /// Called when the member with this `Device.deviceID` has left the group.
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

/// The listeners for the status of a session's device, and the values that they know.
@MainActor
final class DeviceStatusTeller {
    let listeners = ListenerList<any CastDeviceStatusListener>()
    let broadcaster = EventBroadcaster<CastDeviceStatusEvent>()
    private var activeInput = ActiveState.unknown
    private var standby = ActiveState.unknown
    private var metadata: ApplicationMetadata?

    /// Reports the changed values of the device itself.
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
