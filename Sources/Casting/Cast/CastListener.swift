public import CastSender

/// Gets the events of a ``Cast``, on the main actor, in the order of registration. Every method has an empty default;
/// ``CastEvent`` explains the events. Marquee's own.
@MainActor
public protocol CastListener: AnyObject {
    /// There is a session with the device.
    func castDidJoin(_ cast: Cast)
    /// Somebody has to allow the launch on the TV.
    func castAwaitsPermission(_ cast: Cast)
    /// The device is about to load the media with this title.
    func cast(_ cast: Cast, willLoad title: String)
    /// The device has confirmed the load, or another item of the queue plays now.
    func cast(_ cast: Cast, didStart item: StartedItem)
    /// The device's media status; only the newest if several arrived at once.
    func cast(_ cast: Cast, didUpdate status: MediaStatus)
    /// This much of a film that is converted while it plays is ready: 0 to 100.
    func cast(_ cast: Cast, didConvert percent: Int)
    /// Something that a person should know; the cast continues.
    func cast(_ cast: Cast, didWarn warning: CastWarning)
    /// There is no connection for now.
    func cast(_ cast: Cast, didSuspendWith reason: ConnectionSuspendReason)
    /// The connection is back.
    func castDidResume(_ cast: Cast)
    /// The last event: how the cast ended.
    func cast(_ cast: Cast, didEnd ending: CastEnding)
}

extension CastListener {
    public func castDidJoin(_ cast: Cast) {}
    public func castAwaitsPermission(_ cast: Cast) {}
    public func cast(_ cast: Cast, willLoad title: String) {}
    public func cast(_ cast: Cast, didStart item: StartedItem) {}
    public func cast(_ cast: Cast, didUpdate status: MediaStatus) {}
    public func cast(_ cast: Cast, didConvert percent: Int) {}
    public func cast(_ cast: Cast, didWarn warning: CastWarning) {}
    public func cast(_ cast: Cast, didSuspendWith reason: ConnectionSuspendReason) {}
    public func castDidResume(_ cast: Cast) {}
    public func cast(_ cast: Cast, didEnd ending: CastEnding) {}
}

extension CastEvent {
    @MainActor func tell(_ listener: any CastListener, _ cast: Cast) {
        switch self {
        case .joined: listener.castDidJoin(cast)
        case .permissionAwaited: listener.castAwaitsPermission(cast)
        case .loading(let title): listener.cast(cast, willLoad: title)
        case .started(let item): listener.cast(cast, didStart: item)
        case .status(let status): listener.cast(cast, didUpdate: status)
        case .converted(let percent): listener.cast(cast, didConvert: percent)
        case .warning(let warning): listener.cast(cast, didWarn: warning)
        case .suspended(let reason): listener.cast(cast, didSuspendWith: reason)
        case .resumed: listener.castDidResume(cast)
        case .ended(let ending): listener.cast(cast, didEnd: ending)
        }
    }
}
