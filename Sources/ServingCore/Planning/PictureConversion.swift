/// How a still picture becomes one that a receiver shows: a JPEG, or a PNG where parts of it may be transparent, no
/// larger than the receiver's screen, and the right way up.
///
/// Pure; `PictureConverter` runs the programs.
package struct PictureConversion: Sendable, Equatable {
    /// What reads the picture.
    package enum Source: Sendable, Equatable {
        /// FFmpeg, by this reader; nil lets it look for itself.
        case ffmpeg(reader: String?)
        /// libheif's program: a picture of a HEIF file may be a grid of others, turned and cut.
        ///
        /// - place: of the file's main picture among those that stand for themselves, from 0.
        case heif(place: Int)
    }

    package let source: Source
    package let isTransparent: Bool
    /// Pixels; 0 where nobody knows.
    let width: Int
    let height: Int
    /// Pixels of the screen.
    package let mostWidth: Int
    package let mostHeight: Int

    /// Bytes of what is made: a PNG of 1920 by 1080 points without any compression takes 8 MiB.
    package static let limit = 32 << 20
    /// What one program may take for one picture.
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

    /// As the file is called that is made, without a dot.
    package var suffix: String { isTransparent ? "png" : "jpg" }

    private static func mayBeTransparent(_ pixelFormat: String) -> Bool {
        ["rgba", "bgra", "argb", "abgr", "ya8", "ya16", "yuva", "gbrap", "pal8"].contains { pixelFormat.hasPrefix($0) }
    }
}

extension PictureConversion {
    /// ffmpeg's, which writes the picture to its standard output.
    ///
    /// - Parameters:
    ///   - path: of the picture, or of what libheif's program has made of it.
    ///   - reader: of that file.
    ///   - orientation: how it is to be turned. FFmpeg's releases differ in what they turn by themselves.
    package func ffmpegArguments(_ path: String, reader: String?, _ orientation: PictureOrientation) -> [String] {
        let (width, height) = orientation.swapsSides ? (mostHeight, mostWidth) : (mostWidth, mostHeight)
        // As it is seen, it is not made larger.
        let scale = "scale=w=min(iw\\,\(width)):h=min(ih\\,\(height)):force_original_aspect_ratio=decrease"
        let filters = [scale] + orientation.filters
        let output = isTransparent ? ["-c:v", "png"] : ["-c:v", "mjpeg", "-q:v", "3", "-pix_fmt", "yuvj444p"]
        return ["-nostdin", "-v", "error", "-noautorotate"] + MediaProgram.onlyThisFile
            + (reader.map { ["-f", $0] } ?? [])
            + ["-i", MediaProgram.input(path), "-map", "0:v:0", "-frames:v", "1"]
            + ["-vf", filters.joined(separator: ",")]
            + output + ["-f", "image2pipe", "pipe:1"]
    }

    /// libheif's, which writes the picture to a file of this name.
    package func heifArguments(_ path: String, to output: String) -> [String] {
        ["-q", "92", HEIFInformation.argument(path), output]
    }

    /// The names under which libheif's program may have put the main picture: it numbers them where there are several.
    package func heifOutputs(_ stem: String) -> [String] {
        guard case .heif(let place) = source else { return [] }
        return ["\(stem)-\(place + 1).\(suffix)", "\(stem).\(suffix)"]
    }

    /// Whether a picture of so many pixels has to be made smaller.
    package func isTooLarge(width: Int, height: Int) -> Bool {
        max(width, height) > mostWidth || min(width, height) > mostHeight
    }

    /// Whether what libheif's program makes of a file is still too large.
    package var makesHEIFSmaller: Bool { isTooLarge(width: width, height: height) }
}
