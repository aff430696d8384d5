/// Why a portal can't be used, and what to install for which desktop.
package enum DesktopPortal {
    /// Nothing answers to the portal's name.
    package static func missing(on desktop: String?) -> PipelineError {
        PipelineError(
            .captureUnavailable,
            "There is no desktop portal, which Wayland needs to share a screen: install xdg-desktop-portal and "
                + "\(backend(for: desktop)), and log in again.")
    }

    /// The portal is there, but it has no backend that shares screens.
    package static func noScreenCast(on desktop: String?) -> PipelineError {
        PipelineError(
            .captureUnavailable,
            "The desktop portal can't share screens here: install \(backend(for: desktop)), and log in again.")
    }

    /// The portal is there, but did not answer as it should.
    package static func failed(_ reason: String) -> PipelineError {
        PipelineError(.captureUnavailable, "The desktop portal could not share the screen: \(reason)")
    }

    package static let noBus = PipelineError(
        .captureUnavailable,
        "There is no session bus, over which Wayland desktops share their screens: run this in the desktop's session, or "
            + "set DBUS_SESSION_BUS_ADDRESS to its bus.")

    package static let refused = PipelineError(
        .captureRefused, "The desktop did not allow it: whoever was asked has said no.")

    package static let ended = PipelineError(
        .captureUnavailable, "The desktop ended the request before anything was chosen; try again.")

    package static let unanswered = PipelineError(
        .captureUnavailable,
        "Nobody has answered the desktop's dialog within 5 minutes; begin again, and choose what to share there.")

    package static let closed = PipelineError(
        .captureEnded, "The desktop has ended the sharing: somebody stopped it there, or what was shared is gone.")

    package static let gone = PipelineError(
        .captureUnavailable, "The desktop portal ended before it had answered; try again.")

    /// Shown while a dialog is open.
    package static let waits = "A dialog of the desktop asks what to share; answer it there."

    /// The package that shares screens under a desktop.
    ///
    /// - Parameter desktop: As in XDG_CURRENT_DESKTOP: names with colons between them.
    package static func backend(for desktop: String?) -> String {
        let names = (desktop ?? "").lowercased().split(separator: ":")
        for name in names {
            switch name {
            case "gnome", "ubuntu", "gnome-classic", "unity": return "xdg-desktop-portal-gnome"
            case "kde", "plasma": return "xdg-desktop-portal-kde"
            case "hyprland": return "xdg-desktop-portal-hyprland"
            case "sway", "wlroots", "wayfire", "river", "labwc", "dwl", "phosh", "mir":
                return "xdg-desktop-portal-wlr"
            case "cosmic": return "xdg-desktop-portal-cosmic"
            default: continue
            }
        }
        return "the part for your desktop (xdg-desktop-portal-gnome, -kde, -hyprland, or -wlr for sway and its like)"
    }
}
