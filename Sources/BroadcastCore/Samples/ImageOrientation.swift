/// How a picture must be turned to be upright. Names and numbers are `CGImagePropertyOrientation`'s, which are EXIF's.
public enum ImageOrientation: UInt32, CaseIterable, Codable, Hashable, Sendable {
    /// As it lies.
    case up = 1
    /// Left and right change places.
    case upMirrored = 2
    /// By half a turn.
    case down = 3
    /// Top and bottom change places.
    case downMirrored = 4
    /// Rows become columns.
    case leftMirrored = 5
    /// By a quarter clockwise.
    case right = 6
    /// By a quarter clockwise, and then top and bottom change places.
    case rightMirrored = 7
    /// By a quarter counter-clockwise.
    case left = 8

    /// True where width and height change places when the picture is turned upright.
    public var isSideways: Bool { rawValue >= Self.leftMirrored.rawValue }
}
