/// What to look for: all Cast devices, or those that announce an application.
package enum BrowseTarget: Hashable, Sendable {
    case allDevices
    case application(String)

    /// The label of the DNS subtype.
    package var subtype: String? {
        switch self {
        case .allDevices: nil
        case .application(let id): "_\(id)"
        }
    }
}

/// An event of browsing.
///
/// A device has an id that stays the same while it is announced. `instance` is the full name of the service that
/// announces it; for a while, a device may have two.
package enum BrowseEvent: Equatable, Sendable {
    /// The device is new, has changed, or has announced itself again without a change.
    case found(Device, instance: String = "")
    case lost(deviceID: String, instance: String = "")
    /// Browsing is impossible for this reason (a sentence). This is the last event.
    case failed(String)
}
