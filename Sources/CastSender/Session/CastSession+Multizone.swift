import CastWire

/// The members of a group and their volumes, and the listeners for the device's status.
extension CastSession {
    /// Requests the members of a group. A device that is not a group has none, or does not answer.
    ///
    /// Each member is also a device of its own. The group's volume is the volume of its device, and setting it changes
    /// the members' volumes.
    @discardableResult
    public func requestMultizoneStatus() -> Request<MultizoneStatus> {
        let base = submit { driver throws(CastError) in try driver.submitMultizoneStatus() }
        return .following(base) { [weak self] in
            self?.multizoneStatus.map(Result.success) ?? .failure(.groupToldNoMembers)
        }
    }

    /// Sets one member's volume, 0 to 1. Values outside this range are limited to it.
    ///
    /// A later call for the same member replaces one that is still running. The device is one of this session's
    /// `multizoneStatus`. How Google's groups expect this request is not known; Marquee's groups (`marquee receiver
    /// --group`) accept it. A member's volume can always be set in a session with the member itself.
    @discardableResult
    public func setDeviceVolume(_ volume: Double, forMultizoneDevice device: MultizoneDevice) -> Request<Void> {
        let level = volume.isFinite ? min(1, max(0, volume)) : device.volumeLevel
        return submit { driver throws(CastError) in try driver.submit(VolumeChange(level: level), member: device) }
    }

    /// Mutes or unmutes one member; see `setDeviceVolume(_:forMultizoneDevice:)`.
    @discardableResult
    public func setDeviceMuted(_ muted: Bool, forMultizoneDevice device: MultizoneDevice) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(muted: muted), member: device) }
    }

    /// Adds a listener, which is held weakly. Adding it again changes nothing.
    public func addDeviceStatusListener(_ listener: any CastDeviceStatusListener) {
        deviceStatus.listeners.add(listener) { [weak listener] in listener }
    }

    /// Removes a listener. It does nothing if the listener is not registered.
    public func removeDeviceStatusListener(_ listener: any CastDeviceStatusListener) {
        deviceStatus.listeners.remove(listener)
    }

    /// The events of `CastDeviceStatusListener` as a sequence. Each access returns a new one.
    public var deviceStatusEvents: AsyncStream<CastDeviceStatusEvent> { deviceStatus.broadcaster.makeStream() }

    func publish(_ status: MultizoneStatus, _ news: MultizoneNews) {
        multizoneStatus = status
        switch news {
        case .status: deviceStatus.tell(.didReceiveMultizoneStatus(status), self)
        case .added(let device): deviceStatus.tell(.didAddMultizoneDevice(device), self)
        case .updated(let device): deviceStatus.tell(.didUpdateMultizoneDevice(device), self)
        case .removed(let id): deviceStatus.tell(.didRemoveMultizoneDevice(deviceID: id), self)
        }
    }
}

extension SessionDriver {
    func submitMultizoneStatus() throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submitMultizoneStatus(at: now) }
    }

    func submit(_ change: VolumeChange, member: MultizoneDevice) throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submit(change, member: member, at: now) }
    }
}
