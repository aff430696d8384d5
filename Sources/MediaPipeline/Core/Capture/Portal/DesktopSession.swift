/// The window systems of a session, by its environment.
package struct DesktopSession: Hashable, Sendable {
    package var hasX11: Bool
    package var hasWayland: Bool
    /// As in XDG_CURRENT_DESKTOP.
    package var desktop: String?

    package init(hasX11: Bool, hasWayland: Bool, desktop: String? = nil) {
        (self.hasX11, self.hasWayland, self.desktop) = (hasX11, hasWayland, desktop)
    }

    /// Reads the environment.
    ///
    /// If WAYLAND_DISPLAY is set, it decides; an empty value means that there is no Wayland. Otherwise XDG_SESSION_TYPE
    /// decides.
    package init(environment: (String) -> String?) {
        hasX11 = environment("DISPLAY")?.isEmpty == false
        hasWayland =
            if let display = environment("WAYLAND_DISPLAY") { !display.isEmpty } else {
                environment("XDG_SESSION_TYPE") == "wayland"
            }
        desktop = environment("XDG_CURRENT_DESKTOP")
    }

    /// How something is captured.
    package enum Route: Hashable, Sendable {
        case x11
        /// A virtual screen is made in that size, if one is given.
        case portal(PortalSourceKind, VideoSize?)
    }

    /// - Throws: ``PipelineError`` if this session can't capture the target.
    package func route(to target: ScreenTarget) throws(PipelineError) -> Route {
        switch target {
        case .screen(nil): return hasWayland ? .portal(.monitor, nil) : .x11
        case .screen(.some):
            guard hasWayland else { return .x11 }
            throw PipelineError(
                .noSuchSource,
                "Under Wayland the desktop itself asks which screen is shared, and remembers it; write screen alone.")
        case .window:
            // A window of a program that runs under Xwayland.
            guard hasWayland, !hasX11 else { return .x11 }
            throw PipelineError(
                .noSuchSource,
                "Windows have no numbers under Wayland; write window alone, and the desktop asks which one.")
        case .anyWindow:
            guard !hasWayland else { return .portal(.window, nil) }
            throw PipelineError(
                .noSuchSource,
                "Say which window, as in window:0x1e00007; `marquee mirror --list` tells which there are.")
        case .virtual(let size):
            guard !hasWayland else { return .portal(.virtual, size) }
            throw PipelineError(
                .captureUnavailable,
                "A virtual screen is made by Wayland desktops alone (GNOME and KDE); X11 has none.")
        }
    }
}
