/// What one thing that plays may say of itself. All of it may come from a device on the network. Marquee's
/// own.
public enum NowPlayingLimits {
    /// Bytes of UTF-8 of a title, an artist, an album and the like.
    public static let textBytes = 1024
    /// Bytes of UTF-8 of a description.
    public static let descriptionBytes = 4096
    /// At most so many bytes of a URL. A longer one is left out: half a URL leads elsewhere.
    public static let urlBytes = 2048
    /// At most so many bytes of an id. A longer one is left out: half an id is another's.
    public static let identifierBytes = 512
    /// At most so many bytes of a picture.
    public static let artworkBytes = 8 << 20
    /// At most so many pixels a picture unfolds to: 128 MiB.
    public static let artworkPixels = 32 << 20
    /// Advertising in one item, audio and subtitle languages, preferred intervals, playback rates.
    public static let entries = 256
    /// At most so many seconds something lasts: ten years.
    public static let seconds = 315_360_000.0
    /// The fastest that something plays, forward or backward, in times normal speed: at most this.
    public static let rate = 100.0
    /// How many are counted at most: chapters, places in a queue.
    public static let count = 1_000_000
    /// Scalars that are read of a text, for each byte that it may have: what is left out is read too.
    static let scalarsReadForEachByte = 4
}
