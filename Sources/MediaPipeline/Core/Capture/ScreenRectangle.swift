/// A part of a display in pixels, from its upper left corner.
package struct ScreenRectangle: Hashable, Sendable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(_ size: VideoSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    package var size: VideoSize { VideoSize(width, height) }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The part that both have in common; empty if there is none.
    package func intersection(_ other: ScreenRectangle) -> ScreenRectangle {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        return ScreenRectangle(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
