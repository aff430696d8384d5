/// How a picture must be turned to be upright. Names and numbers are `CGImagePropertyOrientation`'s, which are EXIF's.
public enum ImageOrientation: UInt32, CaseIterable, Codable, Hashable, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// True where width and height change places when the picture is turned upright.
    public var isSideways: Bool { rawValue >= Self.leftMirrored.rawValue }
}
