/// How a picture is meant to be shown. Its container says some of this, its codec the rest.
///
/// A segment of MPEG-TS has no container that could say it. So a copy has to carry it inside the codec, or the picture
/// is encoded anew and comes out the way it is meant.
package struct PictureForm: Sendable, Equatable {
    /// Points at each edge that belong to no picture.
    package struct Crop: Sendable, Equatable {
        package var left = 0
        package var top = 0
        package var right = 0
        package var bottom = 0

        package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }

        /// The points of a picture that are left.
        package func rest(of width: Int, _ height: Int) -> (width: Int, height: Int) {
            (width - left - right, height - top - bottom)
        }
    }

    /// The width of a point, divided by its height.
    package struct PointAspect: Sendable, Equatable {
        package let width: Int
        package let height: Int

        package init(width: Int, height: Int) {
            (self.width, self.height) = (width, height)
        }

        /// Of a picture of so many points that is shown with the sides of `display`, which may be any two numbers below
        /// 2^24.
        package init(showing width: Int, _ height: Int, as display: PointAspect) {
            var (wide, high) = (display.width * height, display.height * width)
            let divisor = Self.divisor(wide, high)
            (wide, high) = (wide / divisor, high / divisor)
            // ffmpeg's limit: what is beyond it is rounded.
            while max(wide, high) > 65_535 { (wide, high) = (max(1, wide / 2), max(1, high / 2)) }
            self.init(width: wide, height: high)
        }

        private static func divisor(_ one: Int, _ other: Int) -> Int {
            other == 0 ? max(1, one) : divisor(other, one % other)
        }

        /// Reads ffprobe's `16:15`; nil where the film says nothing.
        package init?(_ text: String?) {
            let parts = (text ?? "").split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2, parts.allSatisfy({ (1...65_535).contains($0) }) else { return nil }
            self.init(width: parts[0], height: parts[1])
        }
    }

    /// The curve by which numbers become light (ITU-R BT.2100), where it is none of a usual screen.
    package enum HighRange: String, Sendable {
        case pq = "smpte2084"
        case hlg = "arib-std-b67"
    }

    /// The picture is rotated or mirrored before it is shown.
    package var isTurned = false
    /// By the container where it says it, and by the codec otherwise; nil where neither does. Square points are said
    /// too: the codec may say something else than the container.
    package var pointAspect: PointAspect?
    package var crop: Crop?
    /// ffmpeg crops by itself, as it does from 7.1 on.
    package var isCroppedByFFmpeg = false
    /// The picture holds those of both eyes.
    package var isStereo = false
    /// A picture is two fields, each from a moment of its own.
    package var isInterlaced = false
    /// Nothing says whether a picture is two fields. Only what is decoded can tell.
    package var mayBeInterlaced = false
    package var highRange: HighRange?
    /// Its colours are Dolby Vision's own (profile 5), which ffmpeg can't convert.
    package var hasDolbyColours = false

    package init() {}

    /// Whether a copy in MPEG-TS looks as the file does. ``pointAspect`` is written into the codec.
    var survivesCopying: Bool { !isTurned && !isStereo && crop == nil }
}

extension PictureForm {
    /// Whether a display matrix (ISO/IEC 14496-12, 6.2.2) turns or mirrors a picture; false for what is none.
    ///
    /// - Parameter text: as ffprobe prints it: three lines of three numbers, each line behind its address and a colon.
    static func turns(_ text: String) -> Bool {
        let numbers = text.split(separator: "\n").flatMap { line in
            line.drop { $0 != ":" }.dropFirst().split(separator: " ").compactMap { Int($0) }
        }
        guard numbers.count == 9 else { return false }
        return numbers[1] != 0 || numbers[3] != 0 || numbers[0] < 0 || numbers[4] < 0
    }
}
