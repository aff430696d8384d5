/// What to look for: all Cast devices, or those that announce an application.
package enum BrowseTarget: Hashable, Sendable {
    case allDevices
    case application(String)

    /// The DNS subtype's label.
    package var subtype: String? {
        switch self {
        case .allDevices: nil
        case .application(let id): "_\(id)"
        }
    }
}

/// What browsing tells. A device is named by an id that stays the same while it is announced; `instance` is the full
/// name of the service that announces it, of which a device may have two for a while.
package enum BrowseEvent: Equatable, Sendable {
    /// It came, changed, or announced itself again as it was.
    case found(Device, instance: String = "")
    case lost(deviceID: String, instance: String = "")
    /// Nothing can be looked for, for this reason (a sentence); the last event.
    case failed(String)
}
