/// How a program says that one of its windows should be left out of the capture of an X display.
///
/// There is no convention for it. The mechanisms of other window systems (SetWindowDisplayAffinity, FLAG_SECURE, KWin's
/// rule) have no counterpart among X11's properties.
package enum ScreenExclusion {
    /// A property of the window: one CARDINAL of 32 bits. A window is captured if the value is 0 or there is no such
    /// property.
    package static let property = "_MARQUEE_EXCLUDE_FROM_CAPTURE"
}

/// The parts of a picture that must be black.
///
/// They are the places of the windows that are left out. The places of the last look must be black too, until they have
/// been read again.
package struct ExcludedAreas: Equatable, Sendable {
    private var areas: [ScreenRectangle] = []

    package init() {}

    /// - Parameter found: Where the windows are now.
    /// - Returns: the areas that must be captured again, if anything has changed: the new and the old places of the
    ///   windows.
    package mutating func replace(with found: [ScreenRectangle]) -> [ScreenRectangle] {
        guard Set(found) != Set(areas) else { return [] }
        defer { areas = found }
        return areas + found
    }

    /// The areas in a picture of that part of the display, counted from its corner.
    package func inside(_ part: ScreenRectangle) -> [ScreenRectangle] {
        areas.map { $0.intersection(part) }.filter { !$0.isEmpty }.map { area in
            ScreenRectangle(x: area.x - part.x, y: area.y - part.y, width: area.width, height: area.height)
        }
    }
}
