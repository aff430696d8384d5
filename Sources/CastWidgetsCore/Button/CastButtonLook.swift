public import CastWire

/// How a Cast button looks, for whoever draws it. From the Cast SDK: the frame and the tint of a `GCKUICastButton`,
/// with the values that its guide gives them.
public struct CastButtonLook: Hashable, Sendable {
    /// How large it is.
    public struct Size: Hashable, Sendable {
        /// From its leading to its trailing edge: points, which on a page are CSS pixels; from 0 on.
        public var width: Double
        /// From its upper to its lower edge: points, which on a page are CSS pixels; from 0 on.
        public var height: Double

        /// A size of `width` by `height` points.
        public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    /// Half of white.
    public static let gray = Color(rgba: 0x8080_80FF)

    /// Of the button, within which its icon is drawn.
    public var size: Size
    /// Of its icon, in all four states.
    public var tintColor: Color

    /// 24 by 24 points, gray, where nothing else is said.
    public init(size: Size = Size(width: 24, height: 24), tintColor: Color = CastButtonLook.gray) {
        (self.size, self.tintColor) = (size, tintColor)
    }
}
