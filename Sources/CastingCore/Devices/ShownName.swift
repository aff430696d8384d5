package import SenderCore

extension Device {
    /// What its owner calls it, as lines for people say it: see ``PeerText``.
    package var shownName: String { PeerText.name(friendlyName) }
}

extension MultizoneDevice {
    /// As a device's.
    package var shownName: String { PeerText.name(friendlyName) }
}
