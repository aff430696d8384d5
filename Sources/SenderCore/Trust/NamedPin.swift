package import CastWire
package import PlatformFoundation

/// A pin with the device's name.
package struct NamedPin: Hashable, Sendable {
    package let pin: KeyPin
    /// The name in one line; it may be empty.
    package let name: String
    /// The device's own id, or empty if it is not known. Without an id the device is identified by its name.
    package let deviceID: String
    /// When it was pinned, to the second, and which key it is. Both are nil for pins of older versions.
    package let since: Date?
    package let key: PinnedKey?

    package init(pin: KeyPin, name: String, deviceID: String = "", since: Date? = nil, key: PinnedKey? = nil) {
        self.pin = pin
        self.name = Self.line(name)
        self.deviceID = Self.line(deviceID)
        self.since = since.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down)) }
        self.key = key
    }

    /// Replaces newlines and tabs, since tabs separate the fields in a line of the file.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    package func isOf(deviceID: String, name: String) -> Bool {
        if self.deviceID.isEmpty || deviceID.isEmpty { return !name.isEmpty && self.name == Self.line(name) }
        return self.deviceID == Self.line(deviceID)
    }

    package var earlier: EarlierPin { EarlierPin(pin: pin, name: name, since: since, key: key) }
}
