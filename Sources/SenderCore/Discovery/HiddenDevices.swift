/// Counts the devices that an app does not see because they do not announce that they support its application.
///
/// All announced devices are kept besides the app's own list, under the same limits (`DeviceList`). A change to either
/// list costs one look-up, however many devices there are.
package struct HiddenDevices: Equatable, Sendable {
    private var all = DeviceList()
    private var listed: Set<String> = []
    private var hidden: Set<String> = []

    /// - Parameter listed: the unique ids of the devices that the app sees now.
    package init(listed: [String] = []) { self.listed = Set(listed) }

    package var count: Int { hidden.count }

    package mutating func found(_ device: Device, from source: DeviceList.Source) {
        while let change = all.found(device, from: source) { follow(change) }
    }

    package mutating func lost(deviceID: String, from source: DeviceList.Source) {
        if let change = all.lost(deviceID: deviceID, from: source) { follow(change) }
    }

    /// Follows a change to the app's own list.
    package mutating func listHasChanged(_ event: DiscoveryEvent) {
        switch event {
        case .inserted(let device, _):
            listed.insert(device.uniqueID)
            hidden.remove(device.uniqueID)
        case .removed(let device, _):
            listed.remove(device.uniqueID)
            if all.device(withUniqueID: device.uniqueID) != nil { hidden.insert(device.uniqueID) }
        case .updated, .moved: break
        }
    }

    private mutating func follow(_ change: DeviceList.Change) {
        switch change {
        case .inserted(let device, _): if !listed.contains(device.uniqueID) { hidden.insert(device.uniqueID) }
        case .removed(let device, _): hidden.remove(device.uniqueID)
        case .updated, .moved: break
        }
    }
}
