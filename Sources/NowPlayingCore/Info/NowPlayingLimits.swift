/// Limits on what one playing item may say about itself, because all of it may come from a device on the network.
/// Marquee's own.
public enum NowPlayingLimits {
    /// At most so many bytes of UTF-8 of a title, an artist, an album and the like.
    public static let textBytes = 1024
    /// At most so many bytes of UTF-8 of a description.
    public static let descriptionBytes = 4096
    /// At most so many bytes of a URL. A longer URL is left out, because half a URL leads elsewhere.
    public static let urlBytes = 2048
    /// At most so many bytes of an id. A longer id is left out, because half an id may be another item's.
    public static let identifierBytes = 512
    /// At most so many bytes of an image file.
    public static let artworkBytes = 8 << 20
    /// At most so many pixels of a decoded image, which are 128 MiB.
    public static let artworkPixels = 32 << 20
    /// At most so many advertisements in one item, audio and subtitle languages, preferred intervals and playback
    /// rates.
    public static let entries = 256
    /// The longest time that counts, in seconds: at most ten years.
    public static let seconds = 315_360_000.0
    /// The fastest playback, forward or backward, in times normal speed: at most this.
    public static let rate = 100.0
    /// How many chapters or places in a queue are counted at most.
    public static let count = 1_000_000
    /// The scalars that are read of a text for each byte that it may have: scalars that are left out are read too.
    static let scalarsReadForEachByte = 4
}
