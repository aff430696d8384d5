/// How a video stream is meant to be shown. Partly the container says it, partly the codec.
///
/// A segment of MPEG-TS has no container that could say it. So a copy has to carry it inside the codec; otherwise the
/// video is re-encoded in its final form.
package struct PictureForm: Sendable, Equatable {
    /// Pixels to hide at each edge.
    package struct Crop: Sendable, Equatable {
        package var left = 0
        package var top = 0
        package var right = 0
        package var bottom = 0

        package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }

        /// The size of what is left.
        package func rest(of width: Int, _ height: Int) -> (width: Int, height: Int) {
            (width - left - right, height - top - bottom)
        }
    }

    /// A pixel's width divided by its height.
    package struct PointAspect: Sendable, Equatable {
        package let width: Int
        package let height: Int

        package init(width: Int, height: Int) {
            (self.width, self.height) = (width, height)
        }

        /// The aspect of the pixels if a picture of this size is shown with the sides of `display`, any two numbers
        /// below 2^24.
        package init(showing width: Int, _ height: Int, as display: PointAspect) {
            var (wide, high) = (display.width * height, display.height * width)
            let divisor = Self.divisor(wide, high)
            (wide, high) = (wide / divisor, high / divisor)
            // ffmpeg's limit. Larger numbers are rounded.
            while max(wide, high) > 65_535 { (wide, high) = (max(1, wide / 2), max(1, high / 2)) }
            self.init(width: wide, height: high)
        }

        private static func divisor(_ one: Int, _ other: Int) -> Int {
            other == 0 ? max(1, one) : divisor(other, one % other)
        }

        /// Reads ffprobe's `16:15`; nil if the film says nothing.
        package init?(_ text: String?) {
            let parts = (text ?? "").split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2, parts.allSatisfy({ (1...65_535).contains($0) }) else { return nil }
            self.init(width: parts[0], height: parts[1])
        }
    }

    /// The transfer function of high dynamic range video (ITU-R BT.2100).
    package enum HighRange: String, Sendable {
        case pq = "smpte2084"
        case hlg = "arib-std-b67"
    }

    /// The video is rotated or mirrored before it is shown.
    package var isTurned = false
    /// From the container, else from the codec; nil if neither says it. Square is not nil: the codec may say otherwise.
    package var pointAspect: PointAspect?
    package var crop: Crop?
    /// ffmpeg crops by itself, from 7.1 on.
    package var isCroppedByFFmpeg = false
    /// Each frame holds the pictures for both eyes.
    package var isStereo = false
    /// Each frame consists of two fields from different moments.
    package var isInterlaced = false
    /// It is unknown whether the video is interlaced; only decoding can tell.
    package var mayBeInterlaced = false
    package var highRange: HighRange?
    /// The colors are Dolby Vision's own (profile 5), which ffmpeg can't convert.
    package var hasDolbyColours = false

    package init() {}

    /// Whether a copy in MPEG-TS looks like the file. ``pointAspect`` is written into the codec.
    var survivesCopying: Bool { !isTurned && !isStereo && crop == nil }
}

extension PictureForm {
    /// Whether a display matrix (ISO/IEC 14496-12, 6.2.2) rotates or mirrors; false for other text.
    ///
    /// - Parameter text: ffprobe's form: three lines of three numbers, each line after an address and a colon.
    static func turns(_ text: String) -> Bool {
        let numbers = text.split(separator: "\n").flatMap { line in
            line.drop { $0 != ":" }.dropFirst().split(separator: " ").compactMap { Int($0) }
        }
        guard numbers.count == 9 else { return false }
        return numbers[1] != 0 || numbers[3] != 0 || numbers[0] < 0 || numbers[4] < 0
    }
}
