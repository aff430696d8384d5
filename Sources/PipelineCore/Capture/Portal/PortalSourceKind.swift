/// What the desktop portal can be asked to share. Its numbers are bits of `AvailableSourceTypes`.
package enum PortalSourceKind: UInt32, Hashable, Sendable, CaseIterable {
    /// A screen that is there.
    case monitor = 1
    case window = 2
    /// A screen that is made for this alone.
    case virtual = 4

    /// As `--source` names it.
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

    /// For the name of a file.
    package var name: String {
        switch self {
        case .monitor: "monitor"
        case .window: "window"
        case .virtual: "virtual"
        }
    }
}

/// How a stream shows the pointer: a bit of `AvailableCursorModes`.
package enum PortalCursorMode: UInt32, Hashable, Sendable {
    case hidden = 1
    /// Drawn into the pictures.
    case embedded = 2
    /// Told beside them.
    case metadata = 4
}
