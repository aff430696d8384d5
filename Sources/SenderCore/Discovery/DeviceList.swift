/// The devices found so far, sorted by friendly name (by Unicode scalars), and by unique id if names are equal.
///
/// A device may be known from several sources: two subtypes, a known host, or two service instances while it is
/// renamed. It is removed when the last of them has lost it. A service instance names one device at a time; if it names
/// another one, it has lost the first.
///
/// Anybody on the network can announce devices. The list therefore has at most `deviceLimit` devices from `placeLimit`
/// sources, and each change costs one binary search.
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

    package private(set) var devices: [Device] = []
    private var sources: [String: Set<Source>] = [:]
    /// The unique id that each source with one device names now.
    private var named: [Source: String] = [:]
    private var placeCount = 0
    private var byID: [String: Device] = [:]

    package init() {}

    /// Adds or updates a device. Each change is shown before the next one, so the caller has to repeat the call until
    /// it returns nil.
    package mutating func found(_ device: Device, from source: Source) -> Change? {
        let id = device.uniqueID
        if let before = named[source], before != id, let change = lost(uniqueID: before, from: source) { return change }
        guard let known = byID[id] else {
            guard devices.count < Self.deviceLimit, placeCount < Self.placeLimit else { return nil }
            note(source, of: id)
            byID[id] = device
            let index = place(of: device)
            devices.insert(device, at: index)
            return .inserted(device, at: index)
        }
        note(source, of: id)
        guard known != device else { return nil }
        let old = place(of: known)
        devices.remove(at: old)
        byID[id] = device
        let index = place(of: device)
        devices.insert(device, at: index)
        return index == old ? .updated(device, at: index) : .moved(device, from: old, to: index)
    }

    private mutating func note(_ source: Source, of id: String) {
        guard placeCount < Self.placeLimit, sources[id, default: []].insert(source).inserted else { return }
        placeCount += 1
        if source.namesOneDevice { named[source] = id }
    }

    package func device(withUniqueID uniqueID: String) -> Device? { byID[uniqueID] }

    package func isKnown(deviceID: String, elsewhereThan source: Source) -> Bool {
        sources[Device.uniqueID(ofCastDevice: deviceID)]?.contains { $0 != source } ?? false
    }

    /// Removes a source of a device.
    ///
    /// Returns nil if the device was not known from this source, or is still known from another one. A source with one
    /// device loses the device that it names, whatever id is given.
    package mutating func lost(deviceID: String, from source: Source) -> Change? {
        lost(uniqueID: Device.uniqueID(ofCastDevice: deviceID), from: source)
    }

    /// Does the same as `lost(deviceID:from:)` for devices of any category.
    package mutating func lost(uniqueID: String, from source: Source) -> Change? {
        let id = named.removeValue(forKey: source) ?? uniqueID
        guard sources[id]?.remove(source) != nil else { return nil }
        placeCount -= 1
        return sources[id]?.isEmpty == true ? remove(uniqueID: id) : nil
    }

    /// Returns the devices that are known from any of these sources, in the order of the list.
    package func devices(from places: [Source]) -> [Device] {
        devices.filter { sources[$0.uniqueID]?.isDisjoint(with: places) == false }
    }

    /// Removes a device with all its sources. Returns nil if it is not known.
    package mutating func remove(uniqueID: String) -> Change? {
        let places = sources.removeValue(forKey: uniqueID) ?? []
        placeCount -= places.count
        for place in places { named[place] = nil }
        guard let known = byID.removeValue(forKey: uniqueID) else { return nil }
        let index = place(of: known)
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
