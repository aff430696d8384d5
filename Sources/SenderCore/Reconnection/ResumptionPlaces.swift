/// Where a suspended session looks for its device.
///
/// Anybody in the network can announce the device somewhere else. So an announcement adds places and takes none away:
/// where the device proved itself the last time is dialled first in each attempt, whatever is announced. What answers
/// at a place and does not prove itself is not dialled again while this suspension lasts, and so are announcements of
/// nothing but such places passed over. Who forges ever new places is given `refusalLimit` of them.
package struct ResumptionPlaces: Equatable, Sendable {
    package typealias Place = DeviceAddress

    /// One place to dial.
    package struct Target: Equatable, Sendable {
        /// The device with this address alone; as it is where it is dialled for the first time.
        package var device: Device
        /// The device as it was announced there; nil where it is known from before.
        package var announcement: Device?

        package init(device: Device, announcement: Device? = nil) {
            (self.device, self.announcement) = (device, announcement)
        }

        package var place: Place { Place(host: device.networkAddress, port: device.servicePort) }
    }

    /// Announcements that differ, the newest; a device that moves makes one.
    static let announcementLimit = 3
    /// Addresses of one announcement.
    static let addressLimit = 4
    /// Places; past that, only what is known from before is dialled.
    static let refusalLimit = 16

    package private(set) var proven: Place?
    package private(set) var refused: [Place] = []
    /// The newest first.
    private var announced: [Device] = []

    package init() {}

    /// The device has proven itself there. What was learned on the way is over with that.
    package mutating func proved(at place: Place) {
        self = ResumptionPlaces()
        proven = place
    }

    /// The session is suspended anew.
    package mutating func begin() {
        refused = []
        announced = []
    }

    package enum SightingOutcome: Equatable, Sendable {
        case worthAnAttempt
        /// Only places that were refused are named, or no new ones are taken any more.
        case passedOver
    }

    package mutating func sighted(_ device: Device) -> SightingOutcome {
        let places = device.networkAddresses.prefix(Self.addressLimit).map {
            Place(host: $0, port: device.servicePort)
        }
        if places.contains(where: { $0 == proven }), places.allSatisfy({ $0 == proven || refused.contains($0) }) {
            return .worthAnAttempt
        }
        guard refused.count < Self.refusalLimit, !places.allSatisfy(refused.contains) else { return .passedOver }
        announced.removeAll { $0.isSameDevice(as: device) }
        announced.insert(device, at: 0)
        announced = Array(announced.prefix(Self.announcementLimit))
        return .worthAnAttempt
    }

    package enum RefusalOutcome: Equatable, Sendable {
        case remembered
        /// As many as are remembered: announcements count for nothing any more.
        case full
    }

    /// What answered there did not prove itself. A place has two names where a host name leads to it.
    package mutating func refuse(_ places: [Place]) -> RefusalOutcome {
        for place in places where !refused.contains(place) { refused.append(place) }
        return refused.count < Self.refusalLimit ? .remembered : .full
    }

    /// In the order in which to dial them: the proven place, the announced ones, then the rest of what the session
    /// knows of its device.
    package func targets(of device: Device) -> [Target] {
        var targets: [Target] = []
        func add(_ address: String, _ port: Int, of source: Device, isAnnounced: Bool) {
            var single = device
            (single.networkAddresses, single.servicePort) = ([address], port)
            let target = Target(device: single, announcement: isAnnounced ? trimmed(source, to: address) : nil)
            guard !refused.contains(target.place) else { return }
            guard !targets.contains(where: { $0.place == target.place }) else { return }
            targets.append(target)
        }
        if let proven { add(proven.host, proven.port ?? device.servicePort, of: device, isAnnounced: false) }
        if refused.count < Self.refusalLimit {
            for source in announced {
                for address in source.networkAddresses.prefix(Self.addressLimit) {
                    add(address, source.servicePort, of: source, isAnnounced: true)
                }
            }
        }
        for address in device.networkAddresses.prefix(Self.addressLimit) {
            add(address, device.servicePort, of: device, isAnnounced: false)
        }
        return targets
    }

    /// What becomes of the session's device once it has proven itself at `address`: that one first, and none that was
    /// refused.
    private func trimmed(_ device: Device, to address: String) -> Device {
        var device = device
        let others = device.networkAddresses.filter {
            $0 != address && !refused.contains(Place(host: $0, port: device.servicePort))
        }
        device.networkAddresses = [address] + others
        return device
    }

    /// The failure of an attempt, as the session gives it for its end: somebody who is not the device has no say in
    /// what is done about it, and nobody is told to trust him.
    package func told(_ error: CastError) -> CastError {
        guard let place = refused.last else { return error }
        guard !error.refusesPlace else { return .notTheDevice(at: place) }
        return CastError(
            error.code, "\(error.description) \(CastError.notTheDevice(at: place).description)", reason: error.reason,
            underlying: error.underlying)
    }
}

extension CastError {
    /// What answered is not the device, or not to be trusted. A proof that came too late or not at all is worth another
    /// try.
    package var refusesPlace: Bool { isAuthenticationRefusal && code != .deviceAuthenticationTimeoutFailure }

    package static let nowhereElse = CastError(.disconnected, "The device was announced nowhere else.")

    static func notTheDevice(at place: DeviceAddress) -> CastError {
        CastError(.disconnected, "What answered at \(place) did not prove itself to be the device.")
    }
}
