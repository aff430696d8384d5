package import CastWire

/// The places that are tried at the start of a session with a device that is announced at several places.
package enum StartPlaces {
    /// The number of places that are tried: those of the device itself, and the others.
    package static let limit = 16

    /// Returns the places in the order in which to try them.
    package static func targets(of device: Device) -> [ResumptionPlaces.Target] {
        var seen: Set<DeviceAddress> = []
        // Another host can give a device many addresses, which must not take all turns.
        let own = device.places.prefix(limit - DeviceList.otherPlaceLimit)
        return (own + device.otherPlaces).filter { seen.insert($0).inserted }.prefix(limit).map { place in
            var single = device
            (single.networkAddresses, single.servicePort, single.otherPlaces) = ([place.host], place.port ?? 0, [])
            return ResumptionPlaces.Target(device: single)
        }
    }

    /// Returns the device with this place as its first one.
    ///
    /// The addresses that were announced together with it stay its addresses; all others are its other places.
    package static func moved(_ device: Device, to place: DeviceAddress) -> Device {
        var moved = device
        let isOwn = device.places.contains(place)
        moved.networkAddresses = [place.host] + (isOwn ? device.networkAddresses.filter { $0 != place.host } : [])
        moved.servicePort = place.port ?? device.servicePort
        moved.otherPlaces = (device.places + device.otherPlaces).filter { !moved.places.contains($0) }
        return moved
    }

    /// Returns the failure of a start at these places, given the failure of each.
    ///
    /// A peer that answered and did not prove itself counts before one that did not answer.
    package static func told(_ failures: [CastError], _ places: [DeviceAddress]) -> CastError? {
        let refusals = failures.compactMap(\.deviceRefusal)
        guard let first = refusals.first(where: { $0.earlierPin != nil }) ?? refusals.first else {
            return failures.first
        }
        return .refused(first.atOneOf(places.map(\.description), keys: Set(refusals.compactMap(\.pin)).count))
    }
}
