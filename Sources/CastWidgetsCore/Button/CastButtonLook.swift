public import CastWire

/// How a Cast button looks. From the Cast SDK: the frame and the tint of a `GCKUICastButton`, with its guide's values.
public struct CastButtonLook: Hashable, Sendable {
    /// The size of the button.
    public struct Size: Hashable, Sendable {
        /// The width: points, which on a page are CSS pixels; from 0 on.
        public var width: Double
        /// The height: points, which on a page are CSS pixels; from 0 on.
        public var height: Double

        /// A size of `width` by `height` points.
        public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    /// The gray half way between black and white.
    public static let gray = Color(rgba: 0x8080_80FF)

    /// The size of the button, within which its icon is drawn.
    public var size: Size
    /// The color of its icon, in all four states.
    public var tintColor: Color

    /// Creates a look; the default is 24 by 24 points, gray.
    public init(size: Size = Size(width: 24, height: 24), tintColor: Color = CastButtonLook.gray) {
        (self.size, self.tintColor) = (size, tintColor)
    }
}
