/// Limits for mpv's messages and answers. mpv is a process of the same user, but anybody may listen on its socket.
enum MPVLimits {
    /// Bytes of a line. A track list of two hundred tracks has about 60,000.
    static let lineBytes = 262_144
    /// After this many lines that are not mpv's, the peer counts as another program.
    static let strayLines = 16
    /// The number of unanswered requests. Further requests are refused.
    static let requests = 64
    /// How long an answer may take.
    static let patience = Duration.seconds(5)
    /// The number of entries in a track list, and in a file's metadata.
    static let entries = 256
    /// Bytes of a path or a URL. No system opens a longer path.
    static let pathBytes = 8_192
}
