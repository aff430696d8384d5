/// How a picture must be rotated to be upright. Names and numbers are those of `CGImagePropertyOrientation` and EXIF.
public enum ImageOrientation: UInt32, CaseIterable, Codable, Hashable, Sendable {
    /// Unchanged.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// By half a turn.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Rows become columns.
    case leftMirrored = 5
    /// By a quarter turn clockwise.
    case right = 6
    /// By a quarter turn clockwise, then mirrored top to bottom.
    case rightMirrored = 7
    /// By a quarter turn counterclockwise.
    case left = 8

    /// True if width and height are exchanged.
    public var isSideways: Bool { rawValue >= Self.leftMirrored.rawValue }
}
