/// A monitor of a display, with its RandR name and its position.
package struct ScreenMonitor: Hashable, Sendable {
    package var name: String
    package var area: ScreenRectangle
    package var isPrimary: Bool

    package init(name: String, area: ScreenRectangle, isPrimary: Bool = false) {
        self.name = name
        self.area = area
        self.isPrimary = isPrimary
    }
}

/// The monitors of a display, and the part of the display that each of them shows.
package struct ScreenMonitors: Hashable, Sendable {
    package let root: VideoSize
    package let monitors: [ScreenMonitor]

    /// - Parameter monitors: Empty if the display does not tell.
    package init(root: VideoSize, monitors: [ScreenMonitor]) {
        self.root = root
        self.monitors = monitors
    }

    /// Whether the display belongs to Xwayland, whose own screen is black: it does not contain the screen of the
    /// Wayland session.
    package var isXwayland: Bool {
        !monitors.isEmpty && monitors.allSatisfy { $0.name.hasPrefix("XWAYLAND") }
    }

    package static let xwayland = PipelineError(
        .captureUnavailable,
        "This is a Wayland session, whose screen can't be captured through X11: log in to an X11 (Xorg) session, or "
            + "capture a window of a program that runs under X11.")

    /// - Parameter which: Nil for the whole display, a number from 1 on, or a name.
    /// - Throws: ``PipelineError/Code/noSuchSource`` with the monitors that there are, or captureUnavailable.
    package func part(_ which: String?) throws(PipelineError) -> ScreenRectangle {
        guard !isXwayland else { throw Self.xwayland }
        guard let which else { return ScreenRectangle(root) }
        let found = monitors.first { $0.name == which } ?? Int(which).flatMap(number)
        // A monitor may be reported before the display has grown, or after it has shrunk.
        guard let part = found?.area.intersection(ScreenRectangle(root)), !part.isEmpty else {
            throw PipelineError(.noSuchSource, "There is no screen \(which) here; \(list).")
        }
        return part
    }

    private func number(_ number: Int) -> ScreenMonitor? {
        monitors.indices.contains(number - 1) ? monitors[number - 1] : nil
    }

    private var list: String {
        guard !monitors.isEmpty else { return "this display tells of no monitors, so say screen alone" }
        let names = monitors.enumerated().prefix(16).map { "\($0 + 1) (\($1.name))" }
        let told = "there " + (names.count == 1 ? "is " : "are ") + names.joined(separator: ", ")
        return told + "; write screen:1" + (monitors.count == 1 ? "" : " to screen:\(monitors.count)")
    }
}
