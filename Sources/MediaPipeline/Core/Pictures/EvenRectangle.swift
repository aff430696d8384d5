/// How a picture is fitted into a size of another shape.
package enum VideoFit: Hashable, Sendable {
    /// Whole and undistorted, with black bars.
    case letterbox
    /// Scaled to the full size, distorted if necessary.
    case stretch
}

/// A part of a picture whose edges lie between chroma samples.
///
/// It is extended to the picture's edge if fewer than two pixels are missing.
package struct EvenRectangle: Equatable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(width: Int, height: Int, within size: VideoSize) {
        self.width = size.width - width < 2 ? size.width : max(2, width / 2 * 2)
        self.height = size.height - height < 2 ? size.height : max(2, height / 2 * 2)
        x = (size.width - self.width) / 4 * 2
        y = (size.height - self.height) / 4 * 2
    }

    /// The place for a picture that fills `size`. All numbers are even, so that chroma fits.
    ///
    /// - Parameters:
    ///   - shape: The picture as it lies in memory, in square pixels.
    ///   - turn: How the picture is turned before it is seen.
    package init(
        of shape: (width: Double, height: Double), turned turn: PictureTurn, _ fit: VideoFit, within size: VideoSize
    ) {
        guard fit == .letterbox else {
            self.init(x: 0, y: 0, width: size.width, height: size.height)
            return
        }
        let seen = turn.swapsAxes ? (width: shape.height, height: shape.width) : shape
        let scale = min(Double(size.width) / seen.width, Double(size.height) / seen.height)
        self.init(
            width: Int((seen.width * scale).rounded()), height: Int((seen.height * scale).rounded()), within: size)
    }
}
