/// What one thing that plays may say of itself. All of it may come from a device on the network.
public enum NowPlayingLimits {
    /// Bytes of UTF-8 of a title, an artist, an album and the like.
    public static let textBytes = 1024
    /// Bytes of UTF-8 of a description.
    public static let descriptionBytes = 4096
    /// Bytes of a URL. A longer one is left out: half a URL leads elsewhere.
    public static let urlBytes = 2048
    /// Bytes of an id. A longer one is left out: half an id is another's.
    public static let identifierBytes = 512
    /// Bytes of a picture.
    public static let artworkBytes = 8 << 20
    /// Advertising in one item, audio and subtitle languages, preferred intervals, playback rates.
    public static let entries = 256
    /// The longest that something lasts, in seconds: ten years.
    public static let seconds = 315_360_000.0
    /// The fastest that something plays, forward or backward.
    public static let rate = 100.0
    /// What is counted: chapters, places in a queue.
    public static let count = 1_000_000
    /// Scalars that are read of a text, for each byte that it may have: what is left out is read too.
    static let scalarsReadForEachByte = 4
}
