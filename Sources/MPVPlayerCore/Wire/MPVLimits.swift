/// What is read of mpv, and how long it is waited for. It is a process of the same user, and yet its socket may be
/// anybody's.
package enum MPVLimits {
    /// Bytes of a line. A track list of two hundred tracks has some 60,000.
    package static let lineBytes = 262_144
    /// Lines that are none of mpv's, after which it is none.
    package static let strayLines = 16
    /// Requests without an answer; what would be one more is refused.
    package static let requests = 64
    /// How long an answer may take.
    package static let patience = Duration.seconds(5)
    /// Of a list of tracks, and of a file's metadata.
    package static let entries = 256
    /// Bytes of a path or a URL: no system opens a longer path.
    package static let pathBytes = 8_192
}
