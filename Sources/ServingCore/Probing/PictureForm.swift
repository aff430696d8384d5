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
    }

    /// The width of a point, divided by its height.
    package struct PointAspect: Sendable, Equatable {
        package let width: Int
        package let height: Int

        package init(width: Int, height: Int) {
            (self.width, self.height) = (width, height)
        }

        /// Reads ffprobe's `16:15`; nil for square points, and where the film says nothing.
        package init?(_ text: String?) {
            let parts = (text ?? "").split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2, parts.allSatisfy({ (1...65_535).contains($0) }), parts[0] != parts[1] else {
                return nil
            }
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
    /// Nil: the points are square.
    package var pointAspect: PointAspect?
    package var crop: Crop?
    /// ffmpeg crops by itself, as it does from 7.1 on.
    package var isCroppedByFFmpeg = false
    /// The picture holds those of both eyes.
    package var isStereo = false
    /// A picture is two fields, each from a moment of its own.
    package var isInterlaced = false
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
