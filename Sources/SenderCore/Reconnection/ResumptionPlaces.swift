/// The places where a suspended session looks for its device.
///
/// Anybody on the network can announce the device at another place. An announcement therefore adds places and removes
/// none: each attempt first dials the place where the device last proved itself, whatever is announced. If a peer
/// answers at a place and does not prove itself, that place is not dialed again during this suspension. Announcements
/// that name only such places are ignored. A peer that keeps forging new places gets at most `refusalLimit` of them.
package struct ResumptionPlaces: Equatable, Sendable {
    package typealias Place = DeviceAddress

    /// One place to dial.
    package struct Target: Equatable, Sendable {
        /// The device with only this address; it is used to dial.
        package var device: Device
        /// The device as it was announced at this place, or nil if the place was known before.
        package var announcement: Device?

        package init(device: Device, announcement: Device? = nil) {
            (self.device, self.announcement) = (device, announcement)
        }

        package var place: Place { Place(host: device.networkAddress, port: device.servicePort) }
    }

    /// The number of different announcements that are kept, the newest first. A device that moves makes one.
    static let announcementLimit = 3
    /// The number of addresses that are used from one announcement.
    static let addressLimit = 4
    /// The number of refused places. Beyond it, only places that were known before are dialed.
    static let refusalLimit = 16

    package private(set) var proven: Place?
    package private(set) var refused: [Place] = []
    /// The announced devices, the newest first.
    private var announced: [Device] = []

    package init() {}

    /// Records that the device has proved itself at this place, and forgets what was learned during the suspension.
    package mutating func proved(at place: Place) {
        self = ResumptionPlaces()
        proven = place
    }

    /// Starts a new suspension.
    package mutating func begin() {
        refused = []
        announced = []
    }

    package enum SightingOutcome: Equatable, Sendable {
        case worthAnAttempt
        /// The announcement names only refused places, or no new places are accepted any more.
        case passedOver
    }

    package mutating func sighted(_ device: Device) -> SightingOutcome {
        let places = device.places.prefix(Self.addressLimit) + device.otherPlaces.prefix(Self.addressLimit)
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
        /// The limit is reached: announcements are ignored from now on.
        case full
    }

    /// Records that the peer at these places did not prove itself. A place has two names if a host name leads to it.
    package mutating func refuse(_ places: [Place]) -> RefusalOutcome {
        for place in places where !refused.contains(place) { refused.append(place) }
        return refused.count < Self.refusalLimit ? .remembered : .full
    }

    /// Returns the places in the order in which to dial them: the proved place, the announced ones, then the other
    /// addresses that the session knows of its device.
    package func targets(of device: Device) -> [Target] {
        var targets: [Target] = []
        func add(_ place: Place, of source: Device, isAnnounced: Bool) {
            var single = device
            (single.networkAddresses, single.servicePort) = ([place.host], place.port ?? device.servicePort)
            single.otherPlaces = []
            let target = Target(device: single, announcement: isAnnounced ? trimmed(source, to: place) : nil)
            guard !refused.contains(target.place) else { return }
            guard !targets.contains(where: { $0.place == target.place }) else { return }
            targets.append(target)
        }
        if let proven { add(proven, of: device, isAnnounced: false) }
        if refused.count < Self.refusalLimit {
            for source in announced {
                for place in source.places.prefix(Self.addressLimit) { add(place, of: source, isAnnounced: true) }
            }
        }
        for place in device.places.prefix(Self.addressLimit) { add(place, of: device, isAnnounced: false) }
        guard refused.count < Self.refusalLimit else { return targets }
        for source in announced {
            for place in source.otherPlaces.prefix(Self.addressLimit) { add(place, of: source, isAnnounced: true) }
        }
        return targets
    }

    /// Returns the device that the session keeps once it has proved itself at `place`: that address first, and no
    /// refused addresses.
    private func trimmed(_ device: Device, to place: Place) -> Device {
        var moved = StartPlaces.moved(device, to: place)
        moved.networkAddresses.removeAll { address in
            address != place.host && refused.contains(Place(host: address, port: moved.servicePort))
        }
        return moved
    }

    /// Returns an attempt's failure in the form that ends the session.
    ///
    /// A peer that is not the device has no influence on the advice to the user, and the user is never advised to trust
    /// that peer.
    package func told(_ error: CastError) -> CastError {
        guard let place = refused.last else { return error }
        guard !error.refusesPlace else { return .notTheDevice(at: place) }
        return CastError(
            error.code, "\(error.description) \(CastError.notTheDevice(at: place).description)", reason: error.reason,
            underlying: error.underlying)
    }
}

extension CastError {
    /// Whether the peer is not the device or is not to be trusted. A missing or late proof is worth another attempt.
    package var refusesPlace: Bool { isAuthenticationRefusal && code != .deviceAuthenticationTimeoutFailure }

    package static let nowhereElse = CastError(.disconnected, "The device was announced nowhere else.")

    static func notTheDevice(at place: DeviceAddress) -> CastError {
        CastError(.disconnected, "What answered at \(place) did not prove itself to be the device.")
    }
}
