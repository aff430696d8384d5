/// The formats that ffmpeg and ffprobe may read, by FFmpeg's names of their readers: the containers of films and songs,
/// and pictures in files of their own. Each is read from the one file alone.
///
/// What is not here can name other files or hosts, and is refused before anything of it is opened: playlists (HLS,
/// DASH, concat, SDP, IMF), lists of subtitles (VobSub), series of pictures (image2), FFmpeg's own scripts and devices.
/// `PipelineCore` has the same list for libavformat, since neither module may import the other.
package enum FilmFormats {
    private static let films = [
        "mov", "mp4", "matroska", "webm", "mpegts", "mpeg", "avi", "flv", "live_flv", "ogg", "asf", "rm", "mxf", "wtv",
        "dv", "nut", "ivf", "yuv4mpegpipe", "h264", "hevc", "mpegvideo", "m4v", "av1", "obu", "vc1", "mjpeg",
    ]
    private static let songs = [
        "mp3", "aac", "loas", "ac3", "eac3", "flac", "wav", "w64", "aiff", "caf", "amr", "ape", "wv", "tta", "tak",
        "mpc", "mpc8", "dts", "dtshd", "truehd", "mlp", "au", "dsf", "oma",
    ]
    private static let pictures = [
        "png_pipe", "apng", "jpeg_pipe", "webp_pipe", "bmp_pipe", "gif", "tiff_pipe", "jpegxl_pipe", "qoi_pipe",
        "ppm_pipe", "pgm_pipe", "pbm_pipe", "pam_pipe",
    ]

    /// As FFmpeg's option `format_whitelist` takes it.
    package static let list = (films + songs + pictures).joined(separator: ",")

    /// FFmpeg's reader for a picture, told from how the file begins; nil for all else. FFmpeg itself goes by the name
    /// of a picture's file first, and takes `holiday%02d.jpg` for a series of files.
    static func picture(_ head: [UInt8]) -> String? {
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg_pipe" }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png_pipe" }
        if head.starts(with: Array("GIF8".utf8)) { return "gif" }
        if head.starts(with: Array("BM".utf8)) { return "bmp_pipe" }
        let isRIFF = head.starts(with: Array("RIFF".utf8)) && head.count >= 12
        return isRIFF && head[8..<12].elementsEqual("WEBP".utf8) ? "webp_pipe" : nil
    }

    /// The options that name the reader of a picture, from a file's first ``headLength`` bytes; none for all else.
    package static func options(_ head: [UInt8]) -> [String] {
        picture(head).map { ["-f", $0] } ?? []
    }

    /// Bytes.
    package static let headLength = 12
}
