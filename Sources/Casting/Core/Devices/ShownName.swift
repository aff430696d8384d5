package import SenderCore

extension Device {
    /// The owner's name for the device, in a form for display: see ``PeerText``.
    package var shownName: String { PeerText.name(friendlyName) }
}

extension MultizoneDevice {
    /// The member's name, in a form for display.
    package var shownName: String { PeerText.name(friendlyName) }
}
