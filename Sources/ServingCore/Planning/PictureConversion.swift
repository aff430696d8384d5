import FilePaths

/// How a still picture becomes one that a receiver shows: a JPEG, or a PNG if parts of it may be transparent, no larger
/// than the receiver's screen, and upright.
///
/// Pure; `PictureConverter` runs the programs.
package struct PictureConversion: Sendable, Equatable {
    /// The program that reads the picture.
    package enum Source: Sendable, Equatable {
        /// FFmpeg with this reader; nil lets it choose.
        case ffmpeg(reader: String?)
        /// libheif's program. The picture of a HEIF file may be a grid of others, rotated and cropped.
        ///
        /// - place: The index of the file's main picture among its top-level pictures, from 0.
        case heif(place: Int)
    }

    package let source: Source
    package let isTransparent: Bool
    /// Pixels; 0 if unknown.
    let width: Int
    let height: Int
    /// Pixels of the screen.
    package let mostWidth: Int
    package let mostHeight: Int

    /// The largest result in bytes. A PNG of 1920 by 1080 pixels takes 8 MiB without any compression.
    package static let limit = 32 << 20
    /// The time limit of one program for one picture.
    package static let time = Duration.seconds(60)

    package init(_ file: MediaFile, for player: PlayerCapabilities) {
        let picture = file.video
        isTransparent = picture?.pixelFormat.map(Self.mayBeTransparent) ?? false
        (width, height) = (picture?.width ?? 0, picture?.height ?? 0)
        (mostWidth, mostHeight) = (player.mostHeight * 16 / 9, player.mostHeight)
        let container = file.containers.first
        if container == HEIFKind.container {
            source = .heif(place: picture?.index ?? 0)
        } else {
            source = .ffmpeg(reader: container.flatMap { FilmFormats.isPicture($0) ? $0 : nil })
        }
    }

    package var contentType: String { isTransparent ? "image/png" : "image/jpeg" }

    /// The file name extension of the result, without a dot.
    package var suffix: String { isTransparent ? "png" : "jpg" }

    private static func mayBeTransparent(_ pixelFormat: String) -> Bool {
        ["rgba", "bgra", "argb", "abgr", "ya8", "ya16", "yuva", "gbrap", "pal8"].contains { pixelFormat.hasPrefix($0) }
    }
}

extension PictureConversion {
    /// The arguments for ffmpeg, which writes the picture to its standard output.
    ///
    /// - Parameters:
    ///   - path: The picture, or the result of libheif's program.
    ///   - reader: FFmpeg's reader for that file.
    ///   - orientation: How to rotate it. Releases of FFmpeg differ in what they rotate by themselves.
    package func ffmpegArguments(_ path: String, reader: String?, _ orientation: PictureOrientation) -> [String] {
        let (width, height) = orientation.swapsSides ? (mostHeight, mostWidth) : (mostWidth, mostHeight)
        // The picture is never enlarged.
        let scale = "scale=w=min(iw\\,\(width)):h=min(ih\\,\(height)):force_original_aspect_ratio=decrease"
        let filters = [scale] + orientation.filters
        let output = isTransparent ? ["-c:v", "png"] : ["-c:v", "mjpeg", "-q:v", "3", "-pix_fmt", "yuvj444p"]
        return ["-nostdin", "-v", "error", "-noautorotate"] + MediaProgram.onlyThisFile
            + (reader.map { ["-f", $0] } ?? [])
            + ["-i", MediaProgram.input(path), "-map", "0:v:0", "-frames:v", "1"]
            + ["-vf", filters.joined(separator: ",")]
            + output + ["-f", "image2pipe", "pipe:1"]
    }

    /// The arguments for libheif's program, which writes the picture to the file `output`.
    package func heifArguments(_ path: String, to output: String) -> [String] {
        ["-q", "92", HEIFInformation.argument(path), output]
    }

    /// The names under which libheif's program may have written the main picture. It numbers them if there are several.
    package func heifOutputs(_ stem: String) -> [String] {
        guard case .heif(let place) = source else { return [] }
        return ["\(stem)-\(place + 1).\(suffix)", "\(stem).\(suffix)"]
    }

    /// Whether a picture of this size in pixels has to be made smaller.
    package func isTooLarge(width: Int, height: Int) -> Bool {
        max(width, height) > mostWidth || min(width, height) > mostHeight
    }

    /// Whether the result of libheif's program is still too large.
    package var makesHEIFSmaller: Bool { isTooLarge(width: width, height: height) }
}
