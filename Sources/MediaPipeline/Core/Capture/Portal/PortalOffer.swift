/// What a desktop's portal can share: the properties of its ScreenCast interface.
package struct PortalOffer: Hashable, Sendable {
    package var version: UInt32
    /// Bits of ``PortalSourceKind``.
    package var sourceTypes: UInt32
    /// Bits of ``PortalCursorMode``; 0 if the portal does not say.
    package var cursorModes: UInt32

    package init(version: UInt32, sourceTypes: UInt32, cursorModes: UInt32) {
        (self.version, self.sourceTypes, self.cursorModes) = (version, sourceTypes, cursorModes)
    }

    package var kinds: [PortalSourceKind] {
        PortalSourceKind.allCases.filter { sourceTypes & $0.rawValue != 0 }
    }

    /// Whether the portal can remember what it was allowed to share.
    package var remembers: Bool { version >= 4 }

    /// The cursor mode to ask for; nil if the portal knows no modes, so that its pictures have no pointer.
    ///
    /// A pointer that is sent beside the pictures is best, because it moves without a new picture of the screen. If the
    /// pointer is not wanted and can't be hidden, it is also sent beside the pictures, and not drawn.
    package func cursorMode(showsCursor: Bool) -> PortalCursorMode? {
        guard version >= 2 else { return nil }
        let wanted: [PortalCursorMode] =
            showsCursor ? [.metadata, .embedded, .hidden] : [.hidden, .metadata, .embedded]
        return wanted.first { cursorModes & $0.rawValue != 0 }
    }

    /// - Throws: ``PipelineError/Code/captureUnavailable`` with what the portal offers instead.
    package func check(_ kind: PortalSourceKind, on desktop: String?) throws(PipelineError) {
        guard !kinds.contains(kind) else { return }
        guard !kinds.isEmpty else { throw DesktopPortal.noScreenCast(on: desktop) }
        let offered = kinds.map(\.source).joined(separator: " and ")
        switch kind {
        case .monitor:
            throw PipelineError(.captureUnavailable, "This desktop's portal shares no screens, only \(offered).")
        case .window:
            throw PipelineError(
                .captureUnavailable,
                "This desktop's portal shares no single windows (GNOME's, KDE's and Hyprland's do); it offers \(offered)."
            )
        case .virtual:
            throw PipelineError(
                .captureUnavailable,
                "This desktop's portal makes no virtual screens (GNOME's and KDE's do); it offers \(offered). Under "
                    + "sway `swaymsg create_output` makes one, under Hyprland `hyprctl output create headless`.")
        }
    }
}
