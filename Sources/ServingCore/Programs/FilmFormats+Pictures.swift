package import FilePaths

extension FilmFormats {
    /// FFmpeg's reader for a picture, from the file's first bytes; nil for other files. FFmpeg itself considers a
    /// picture's file name first, and takes `holiday%02d.jpg` for a series of files.
    static func picture(_ head: [UInt8]) -> String? {
        if let found = beginnings.first(where: { head.starts(with: $0.0) }) { return found.1 }
        let isRIFF = head.starts(with: Array("RIFF".utf8)) && head.count >= 12
        if isRIFF, head[8..<12].elementsEqual("WEBP".utf8) { return "webp_pipe" }
        return anymap(head)
    }

    /// Whether a WebP file is animated.
    package static func isAnimatedWebP(_ head: [UInt8]) -> Bool {
        head.count > 20 && head[12..<16].elementsEqual("VP8X".utf8) && head[20] & 0x02 != 0
    }

    private static let beginnings: [([UInt8], String)] = [
        ([0xFF, 0xD8, 0xFF], "jpeg_pipe"),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "png_pipe"),
        (Array("GIF8".utf8), "gif"),
        (Array("BM".utf8), "bmp_pipe"),
        (Array("II*\0".utf8), "tiff_pipe"),
        (Array("MM\0*".utf8), "tiff_pipe"),
        ([0xFF, 0x0A], "jpegxl_pipe"),
        ([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], "jpegxl_pipe"),
        (Array("qoif".utf8), "qoi_pipe"),
    ]

    /// Portable Anymaps: P1 to P7 and white space.
    private static func anymap(_ head: [UInt8]) -> String? {
        guard head.count >= 3, head[0] == UInt8(ascii: "P"), [0x09, 0x0A, 0x0D, 0x20].contains(head[2]) else {
            return nil
        }
        return switch head[1] {
        case UInt8(ascii: "1"), UInt8(ascii: "4"): "pbm_pipe"
        case UInt8(ascii: "2"), UInt8(ascii: "5"): "pgm_pipe"
        case UInt8(ascii: "3"), UInt8(ascii: "6"): "ppm_pipe"
        case UInt8(ascii: "7"): "pam_pipe"
        default: nil
        }
    }

    static func isPicture(_ reader: String) -> Bool { pictures.contains(reader) }

    /// The options that name the reader of a picture, from a file's first ``headLength`` bytes; none for other files.
    package static func options(_ head: [UInt8]) -> [String] {
        picture(head).map { ["-f", $0] } ?? []
    }

    /// Bytes, enough for a HEIF file with as many brands as possible.
    package static let headLength = 128
}
