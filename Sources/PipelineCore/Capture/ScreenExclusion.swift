/// How a program says that a window of its own is to be left out of what is captured of an X display. Pure.
///
/// There is no convention for it: window systems' own (SetWindowDisplayAffinity, FLAG_SECURE, KWin's rule) have no
/// counterpart among X11's properties.
package enum ScreenExclusion {
    /// A property of the window: one CARDINAL of 32 bits; 0, and no such property, mean that it is captured.
    package static let property = "_MARQUEE_EXCLUDE_FROM_CAPTURE"
}

/// Which parts of a picture are to be black: those where windows are now that are left out, and, until they were read
/// anew, those where such windows were at the last look. Pure.
package struct ExcludedAreas: Equatable, Sendable {
    private var areas: [ScreenRectangle] = []

    package init() {}

    /// - Parameter found: where they are.
    /// - Returns: what must be captured anew: where they are and were, where that has changed.
    package mutating func replace(with found: [ScreenRectangle]) -> [ScreenRectangle] {
        guard Set(found) != Set(areas) else { return [] }
        defer { areas = found }
        return areas + found
    }

    /// In a picture of that part of the display, counted from its corner.
    package func inside(_ part: ScreenRectangle) -> [ScreenRectangle] {
        areas.map { $0.intersection(part) }.filter { !$0.isEmpty }.map { area in
            ScreenRectangle(x: area.x - part.x, y: area.y - part.y, width: area.width, height: area.height)
        }
    }
}
