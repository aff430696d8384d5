/// The formats that ffmpeg, ffprobe and libavformat may read, by the names of FFmpeg's readers: containers of films and
/// songs, and images. Each is read from its one file only.
///
/// Formats that are missing here can name other files or hosts, and are refused before anything is opened. They are
/// playlists (HLS, DASH, concat, SDP, IMF), lists of subtitles (VobSub), series of images (image2), FFmpeg's own scripts
/// and devices. The list stands in this module because both ServingCore and MediaPipeline import it.
package enum FilmFormats {
    private static let films = [
        "mov", "mp4", "matroska", "webm", "mpegts", "mpeg", "avi", "flv", "live_flv", "ogg", "asf", "rm", "mxf", "wtv",
        "dv", "nut", "ivf", "yuv4mpegpipe", "h264", "hevc", "mpegvideo", "m4v", "av1", "obu", "vc1", "mjpeg",
    ]
    private static let songs = [
        "mp3", "aac", "loas", "ac3", "eac3", "flac", "wav", "w64", "aiff", "caf", "amr", "ape", "wv", "tta", "tak",
        "mpc", "mpc8", "dts", "dtshd", "truehd", "mlp", "au", "dsf", "oma",
    ]
    package static let pictures = [
        "png_pipe", "apng", "jpeg_pipe", "webp_pipe", "bmp_pipe", "gif", "tiff_pipe", "jpegxl_pipe", "qoi_pipe",
        "ppm_pipe", "pgm_pipe", "pbm_pipe", "pam_pipe",
    ]

    /// The value for FFmpeg's option `format_whitelist`.
    package static let list = (films + songs + pictures).joined(separator: ",")
}
