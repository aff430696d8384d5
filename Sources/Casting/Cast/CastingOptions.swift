/// How a ``Cast`` is done. Marquee's own.
public struct CastingOptions: Sendable {
    /// Where the first item starts, seconds; nil: where the receiver begins, at 0. Not checked against its length.
    public var startTime: Double?
    /// The TCP port that files are served on, 0 to 65535, for a firewall: several files take this and the next ones.
    /// 0 takes any that are free.
    public var servePort: Int
    /// Seconds for which each picture stays before the next item comes, held to 1 to 86,400; after the last one the cast
    /// is over. Nil: until somebody goes on, or stops it.
    public var slideTime: Double?

    /// All as their properties have it.
    public init(startTime: Double? = nil, servePort: Int = 0, slideTime: Double? = nil) {
        self.startTime = startTime
        self.servePort = servePort
        self.slideTime = slideTime
    }
}
