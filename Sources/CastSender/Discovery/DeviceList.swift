/// The devices found so far, in the order in which they are shown: by friendly name, Unicode scalar by scalar, ties by
/// unique id.
///
/// A device may be known from several sources (two subtypes, a known host, two service instances while it is renamed);
/// it goes when the last of them has lost it. Anybody in the network can announce devices: there are at most
/// `deviceLimit`, and what happens to one costs a search among them by halves, however many there are.
package struct DeviceList: Equatable, Sendable {
    /// Devices that come when there are so many are passed over; the largest networks have a few hundred.
    package static let deviceLimit = 1024
    /// Places that a device is known from. It has a few: two for each thing that is browsed for while it is renamed.
    package static let sourceLimit = 32

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
    private var byID: [String: Device] = [:]

    package init() {}

    /// Nil where nothing changed.
    package mutating func found(_ device: Device, from source: Source) -> Change? {
        let id = device.uniqueID
        guard let known = byID[id] else {
            guard devices.count < Self.deviceLimit else { return nil }
            sources[id] = [source]
            byID[id] = device
            let index = place(of: device)
            devices.insert(device, at: index)
            return .inserted(device, at: index)
        }
        if sources[id, default: []].count < Self.sourceLimit { sources[id, default: []].insert(source) }
        guard known != device else { return nil }
        let old = place(of: known)
        devices.remove(at: old)
        byID[id] = device
        let index = place(of: device)
        devices.insert(device, at: index)
        return index == old ? .updated(device, at: index) : .moved(device, from: old, to: index)
    }

    package func device(withUniqueID uniqueID: String) -> Device? { byID[uniqueID] }

    package func isKnown(deviceID: String, elsewhereThan source: Source) -> Bool {
        sources[Device.uniqueID(ofCastDevice: deviceID)]?.contains { $0 != source } ?? false
    }

    /// Nil where the device is not known from there, or still known from elsewhere.
    package mutating func lost(deviceID: String, from source: Source) -> Change? {
        lost(uniqueID: Device.uniqueID(ofCastDevice: deviceID), from: source)
    }

    /// See `lost(deviceID:from:)`; of devices of any category.
    package mutating func lost(uniqueID: String, from source: Source) -> Change? {
        guard sources[uniqueID]?.remove(source) != nil, sources[uniqueID]?.isEmpty == true else { return nil }
        return remove(uniqueID: uniqueID)
    }

    /// The devices that are known from any of these sources, in the order of the list.
    package func devices(from places: [Source]) -> [Device] {
        devices.filter { sources[$0.uniqueID]?.isDisjoint(with: places) == false }
    }

    /// Takes a device out, wherever it is known from. Nil where it is not known.
    package mutating func remove(uniqueID: String) -> Change? {
        sources[uniqueID] = nil
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
