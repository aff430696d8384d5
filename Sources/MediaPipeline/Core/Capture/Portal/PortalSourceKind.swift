/// What the desktop portal can be asked to share. The raw values are bits of `AvailableSourceTypes`.
package enum PortalSourceKind: UInt32, Hashable, Sendable, CaseIterable {
    /// A screen that exists.
    case monitor = 1
    case window = 2
    /// A screen that is made only for this capture.
    case virtual = 4

    /// The name in `--source`.
    package var source: String {
        switch self {
        case .monitor: "screen"
        case .window: "window"
        case .virtual: "virtual"
        }
    }

    /// For people.
    package var description: String {
        switch self {
        case .monitor: "one of this desktop's screens"
        case .window: "one of this desktop's windows"
        case .virtual: "a screen that the desktop makes for this"
        }
    }

    /// For a file name.
    package var name: String {
        switch self {
        case .monitor: "monitor"
        case .window: "window"
        case .virtual: "virtual"
        }
    }
}

/// How a stream shows the pointer. The raw values are bits of `AvailableCursorModes`.
package enum PortalCursorMode: UInt32, Hashable, Sendable {
    case hidden = 1
    /// Drawn into the pictures.
    case embedded = 2
    /// Sent beside the pictures.
    case metadata = 4
}
