/// The devices found so far, in the order in which they are shown: by friendly name, Unicode scalar by scalar, ties by
/// unique id.
///
/// A device may be known from several sources (two subtypes, a known host, two service instances while it is renamed);
/// it goes when the last of them has lost it. A service instance names one device at a time: one that names another has
/// lost the one before. Anybody in the network can announce devices: there are at most `deviceLimit`, known from
/// `placeLimit` places, and what happens to one costs a search among them by halves, however many there are.
package struct DeviceList: Equatable, Sendable {
    /// Devices that come when there are so many are passed over; the largest networks have a few hundred.
    package static let deviceLimit = 1024
    /// Places that devices are known from, all together: the instances that are kept on a link (256), on eight links,
    /// for eight things that are browsed for. There is no limit for one device, which others who say that they are it
    /// would use up: whoever is kept as an instance counts here.
    package static let placeLimit = 16_384

    /// Where a device is known from.
    package enum Source: Hashable, Sendable {
        /// One service instance, by its full name: a renamed device says goodbye to the old one after it has announced
        /// the new one.
        case browse(BrowseTarget, instance: String = "")
        /// What a known host announced when it was asked over mDNS.
        case knownHost(String)
        /// What it said of itself over HTTP.
        case describedHost(String)
        /// What the provider of its category publishes.
        case provider(String)

        /// Hosts and providers tell of several devices.
        fileprivate var namesOneDevice: Bool {
            if case .browse(_, let instance) = self { !instance.isEmpty } else { false }
        }
    }

    package enum Change: Equatable, Sendable {
        case inserted(Device, at: Int)
        case updated(Device, at: Int)
        /// The index is the one after the device has been taken out at the old one.
        case moved(Device, from: Int, to: Int)
        case removed(Device, at: Int)
    }

    package private(set) var devices: [Device] = []
    private var sources: [String: Set<Source>] = [:]
    /// The unique ids of what those that name one device name now.
    private var named: [Source: String] = [:]
    private var placeCount = 0
    private var byID: [String: Device] = [:]

    package init() {}

    /// One change at a time, since each is shown before the next: to be called again until it is nil, which is where
    /// nothing changes any more.
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

    /// Nil where the device is not known from there, or still known from elsewhere. What names one device has lost
    /// that, whatever it is said to have been.
    package mutating func lost(deviceID: String, from source: Source) -> Change? {
        lost(uniqueID: Device.uniqueID(ofCastDevice: deviceID), from: source)
    }

    /// See `lost(deviceID:from:)`; of devices of any category.
    package mutating func lost(uniqueID: String, from source: Source) -> Change? {
        let id = named.removeValue(forKey: source) ?? uniqueID
        guard sources[id]?.remove(source) != nil else { return nil }
        placeCount -= 1
        return sources[id]?.isEmpty == true ? remove(uniqueID: id) : nil
    }

    /// The devices that are known from any of these sources, in the order of the list.
    package func devices(from places: [Source]) -> [Device] {
        devices.filter { sources[$0.uniqueID]?.isDisjoint(with: places) == false }
    }

    /// Takes a device out, wherever it is known from. Nil where it is not known.
    package mutating func remove(uniqueID: String) -> Change? {
        let places = sources.removeValue(forKey: uniqueID) ?? []
        placeCount -= places.count
        for place in places { named[place] = nil }
        guard let known = byID.removeValue(forKey: uniqueID) else { return nil }
        let index = place(of: known)
        return .removed(devices.remove(at: index), at: index)
    }

    /// Where a device stands, or would.
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
