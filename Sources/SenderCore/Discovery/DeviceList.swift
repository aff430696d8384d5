/// The devices found so far, sorted by friendly name (by Unicode scalars), and by unique id if names are equal.
///
/// A device may be known from several sources: two subtypes, a known host, or two service instances while it is
/// renamed. It is removed when the last of them has lost it. A service instance names one device at a time; if it names
/// another one, it has lost the first.
///
/// Anybody on the network can announce devices. The list therefore has at most `deviceLimit` devices from `placeLimit`
/// sources. A change costs one binary search, and a walk over the sources of one device.
package struct DeviceList: Equatable, Sendable {
    /// The largest number of devices; further ones are ignored. The largest networks have a few hundred.
    package static let deviceLimit = 1024
    /// The largest number of sources of all devices together.
    ///
    /// It allows for the 256 instances that are kept for each link, on eight links, for eight browsed names. There is
    /// no limit for one device, since other hosts that use its id could use that limit up. Every instance that is kept
    /// counts here.
    package static let placeLimit = 16_384

    /// A source that a device is known from.
    package enum Source: Hashable, Sendable {
        /// A service instance by its full name. A renamed device says goodbye for the old instance after it has
        /// announced the new one.
        case browse(BrowseTarget, instance: String = "")
        /// The announcement with which a known host answered over mDNS.
        case knownHost(String)
        /// The description that a known host gave over HTTP.
        case describedHost(String)
        /// The provider of the device's category.
        case provider(String)

        /// Whether the source names one device at a time. Hosts and providers may name several.
        fileprivate var namesOneDevice: Bool {
            if case .browse(_, let instance) = self { !instance.isEmpty } else { false }
        }
    }

    package enum Change: Equatable, Sendable {
        case inserted(Device, at: Int)
        case updated(Device, at: Int)
        /// The index `to` applies after the device has been removed at `from`.
        case moved(Device, from: Int, to: Int)
        case removed(Device, at: Int)
    }

    /// The largest number of other places that one device is given.
    static let otherPlaceLimit = 12

    package private(set) var devices: [Device] = []
    private var known: [String: KnownDevice] = [:]
    /// The unique id that each source with one device names now.
    private var named: [Source: String] = [:]
    private var placeCount = 0

    package init() {}

    /// A device as its sources describe it.
    ///
    /// The last source that described it counts. A source that names another place does not replace one that names the
    /// place so far: anybody can announce a device's id. Its place is kept as one of the device's other places, and
    /// counts if it has answered and the place so far has not.
    private struct KnownDevice: Equatable, Sendable {
        struct Claim: Equatable, Sendable {
            var device: Device
            /// Increases with each new source.
            var number: Int

            /// The order in which to try the places of claims: those that have answered first, then the oldest.
            static func isOrdered(_ left: Self, before right: Self) -> Bool {
                let answers = (left.device.hasAnswered, right.device.hasAnswered)
                return answers.0 == answers.1 ? left.number < right.number : answers.0
            }
        }

        var shown: Device
        var main: Source
        var claims: [Source: Claim] = [:]
        private var nextNumber = 0

        init(_ device: Device, from source: Source) { (shown, main) = (device, source) }

        mutating func found(_ device: Device, from source: Source) {
            let number = claims[source]?.number ?? nextNumber
            nextNumber = max(nextNumber, number + 1)
            claims[source] = Claim(device: device, number: number)
            guard source != main else { return }
            guard let before = claims[main]?.device else { return main = source }
            let isSamePlace = !Set(before.places).isDisjoint(with: device.places)
            let answers = (before.hasAnswered, device.hasAnswered)
            if isSamePlace ? answers.1 || !answers.0 : answers.1 && !answers.0 { main = source }
        }

        /// Returns false if no source is left.
        mutating func lost(_ source: Source) -> Bool {
            claims[source] = nil
            guard main == source else { return true }
            guard let next = claims.min(by: { Claim.isOrdered($0.value, before: $1.value) }) else { return false }
            main = next.key
            return true
        }

        /// The device with the places of all its sources.
        var merged: Device {
            guard var device = claims[main]?.device else { return shown }
            guard claims.count > 1 else { return device }
            var taken = Set(device.places)
            var others: [DeviceAddress] = []
            func add(_ places: [DeviceAddress]) {
                for place in places where others.count < DeviceList.otherPlaceLimit && taken.insert(place).inserted {
                    others.append(place)
                }
            }
            add(device.otherPlaces)
            let rest = claims.filter { $0.key != main }.values.sorted { Claim.isOrdered($0, before: $1) }
            for claim in rest where others.count < DeviceList.otherPlaceLimit {
                add(claim.device.places)
                add(claim.device.otherPlaces)
            }
            device.otherPlaces = others
            return device
        }
    }

    /// Adds or updates a device. Each change is shown before the next one, so the caller has to repeat the call until
    /// it returns nil.
    package mutating func found(_ device: Device, from source: Source) -> Change? {
        let id = device.uniqueID
        if let before = named[source], before != id, let change = lost(uniqueID: before, from: source) { return change }
        guard known[id] != nil else {
            guard devices.count < Self.deviceLimit, placeCount < Self.placeLimit else { return nil }
            known[id] = KnownDevice(device, from: source)
            note(device, from: source)
            let index = place(of: device)
            devices.insert(device, at: index)
            return .inserted(device, at: index)
        }
        note(device, from: source)
        return show(id)
    }

    private mutating func note(_ device: Device, from source: Source) {
        let id = device.uniqueID
        if known[id]?.claims[source] == nil {
            guard placeCount < Self.placeLimit else { return }
            placeCount += 1
            if source.namesOneDevice { named[source] = id }
        }
        known[id]?.found(device, from: source)
    }

    /// Shows a device as its sources describe it now.
    private mutating func show(_ id: String) -> Change? {
        guard let before = known[id]?.shown, let device = known[id]?.merged, before != device else { return nil }
        let old = place(of: before)
        devices.remove(at: old)
        known[id]?.shown = device
        let index = place(of: device)
        devices.insert(device, at: index)
        return index == old ? .updated(device, at: index) : .moved(device, from: old, to: index)
    }

    package func device(withUniqueID uniqueID: String) -> Device? { known[uniqueID]?.shown }

    package func isKnown(deviceID: String, elsewhereThan source: Source) -> Bool {
        known[Device.uniqueID(ofCastDevice: deviceID)]?.claims.keys.contains { $0 != source } ?? false
    }

    /// Removes a source of a device.
    ///
    /// Returns nil if the device was not known from this source, or is still known from another one and looks the same.
    /// A source with one device loses the device that it names, whatever id is given.
    package mutating func lost(deviceID: String, from source: Source) -> Change? {
        lost(uniqueID: Device.uniqueID(ofCastDevice: deviceID), from: source)
    }

    /// Does the same as `lost(deviceID:from:)` for devices of any category.
    package mutating func lost(uniqueID: String, from source: Source) -> Change? {
        let id = named.removeValue(forKey: source) ?? uniqueID
        guard known[id]?.claims[source] != nil else { return nil }
        placeCount -= 1
        return known[id]?.lost(source) == true ? show(id) : remove(uniqueID: id)
    }

    /// Returns the devices that are known from any of these sources, in the order of the list.
    package func devices(from places: [Source]) -> [Device] {
        devices.filter { known[$0.uniqueID].map { !Set($0.claims.keys).isDisjoint(with: places) } ?? false }
    }

    /// Removes a device with all its sources. Returns nil if it is not known.
    package mutating func remove(uniqueID: String) -> Change? {
        guard let gone = known.removeValue(forKey: uniqueID) else { return nil }
        placeCount -= gone.claims.count
        for source in gone.claims.keys { named[source] = nil }
        let index = place(of: gone.shown)
        return .removed(devices.remove(at: index), at: index)
    }

    /// Returns the index that a device has or would have.
    private func place(of device: Device) -> Int {
        var (low, high) = (0, devices.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.isOrdered(devices[middle], before: device) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func isOrdered(_ left: Device, before right: Device) -> Bool {
        let names = (left.friendlyName.unicodeScalars, right.friendlyName.unicodeScalars)
        if names.0.elementsEqual(names.1) { return left.uniqueID < right.uniqueID }
        return names.0.lexicographicallyPrecedes(names.1)
    }
}
