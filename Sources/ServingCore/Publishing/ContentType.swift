/// MIME types for file names.
package enum ContentType {
    package static let playlist = "application/x-mpegURL"
    package static let transportStream = "video/mp2t"
    package static let webVTT = "text/vtt; charset=utf-8"
    package static let unknown = "application/octet-stream"

    /// The type for the name's extension; ``unknown`` if there is none for it.
    package static func forFile(named name: String) -> String {
        table[FileName(name).suffix.lowercased()] ?? unknown
    }

    private static let table: [String: String] = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/mp4", "webm": "video/webm", "mkv": "video/x-matroska",
        "ts": transportStream, "m3u8": playlist, "mpd": "application/dash+xml", "avi": "video/x-msvideo",
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac", "ogg": "audio/ogg",
        "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "mka": "audio/x-matroska", "vtt": webVTT,
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
        "bmp": "image/bmp", "avif": "image/avif", "apng": "image/apng",
    ]
}
