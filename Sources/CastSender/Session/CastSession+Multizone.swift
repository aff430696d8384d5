import CastWire

/// The session with a group: its members and their volumes. And whoever wants to hear of the device.
extension CastSession {
    /// Asks a group for its members; a device that is no group has none, or does not answer.
    ///
    /// Each member is a device of its own besides; a group is as loud as the device's volume says, and setting that
    /// moves its members.
    @discardableResult
    public func requestMultizoneStatus() -> Request<MultizoneStatus> {
        let base = submit { driver throws(CastError) in try driver.submitMultizoneStatus() }
        return .following(base) { [weak self] in
            self?.multizoneStatus.map(Result.success) ?? .failure(.groupToldNoMembers)
        }
    }

    /// Sets one member's volume, 0 to 1; values outside are moved to the nearest end. A later call for the same member
    /// replaces one that is still under way.
    ///
    /// How Google's groups are asked for this is not known; ours do as `marquee receiver --group` says. A member can
    /// always be set in a session with itself. The device is one of this session's `multizoneStatus`.
    @discardableResult
    public func setDeviceVolume(_ volume: Double, forMultizoneDevice device: MultizoneDevice) -> Request<Void> {
        let level = volume.isFinite ? min(1, max(0, volume)) : device.volumeLevel
        return submit { driver throws(CastError) in try driver.submit(VolumeChange(level: level), member: device) }
    }

    /// Mutes one member; see `setDeviceVolume(_:forMultizoneDevice:)`.
    @discardableResult
    public func setDeviceMuted(_ muted: Bool, forMultizoneDevice device: MultizoneDevice) -> Request<Void> {
        submit { driver throws(CastError) in try driver.submit(VolumeChange(muted: muted), member: device) }
    }

    /// From now on this listener is told what happens. Held weakly; adding one again changes nothing.
    public func addDeviceStatusListener(_ listener: any CastDeviceStatusListener) {
        deviceStatus.listeners.add(listener) { [weak listener] in listener }
    }

    /// Nothing more is told to this listener. Nothing happens where it is none.
    public func removeDeviceStatusListener(_ listener: any CastDeviceStatusListener) {
        deviceStatus.listeners.remove(listener)
    }

    /// What a `CastDeviceStatusListener` is told; each access is a sequence of its own.
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
