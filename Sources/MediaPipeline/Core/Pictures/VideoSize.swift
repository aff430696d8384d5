/// Width and height of a picture in pixels.
package struct VideoSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Int
    package var height: Int

    package init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(width)x\(height)" }

    /// Whether codecs, scalers and 32-bit plane sizes can handle it.
    package var isUsable: Bool { (2...16_384).contains(width) && (2...16_384).contains(height) }
}

/// How a picture's samples lie in memory: 8 bits each, chroma at half the size in both directions, ITU-R limited range.
package enum PixelLayout: Hashable, Sendable {
    /// Three planes: Y, U, V.
    case i420
    /// Two planes: Y, then U and V interleaved.
    case nv12

    /// The bytes in a row, and the rows, of each plane, for a picture of `size`.
    package func planeSizes(_ size: VideoSize) -> [(bytesPerRow: Int, rows: Int)] {
        let (halfWidth, halfHeight) = ((size.width + 1) / 2, (size.height + 1) / 2)
        let luma = (size.width, size.height)
        return switch self {
        case .i420: [luma, (halfWidth, halfHeight), (halfWidth, halfHeight)]
        case .nv12: [luma, (halfWidth * 2, halfHeight)]
        }
    }
}
