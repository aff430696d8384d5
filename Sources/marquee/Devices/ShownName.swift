import CastSender

extension Device {
    /// What its owner calls it, as lines for people say it: see ``PeerText``.
    var shownName: String { PeerText.name(friendlyName) }
}

extension MultizoneDevice {
    /// As a device's.
    var shownName: String { PeerText.name(friendlyName) }
}
