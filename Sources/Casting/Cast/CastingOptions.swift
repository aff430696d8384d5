/// Options of a ``Cast``. Marquee's own.
public struct CastingOptions: Sendable {
    /// The start time of the first item in seconds, not checked against its length; nil: the receiver's, 0.
    public var startTime: Double?
    /// The TCP port for files, 0 to 65535, for a firewall. Several files take this and the following ports; 0 takes any
    /// free ones.
    public var servePort: Int
    /// Seconds before the next item replaces a picture, limited to 1 to 86,400; after the last one the cast ends. Nil:
    /// until somebody goes on or stops it.
    public var slideTime: Double?

    /// Options with these values.
    public init(startTime: Double? = nil, servePort: Int = 0, slideTime: Double? = nil) {
        self.startTime = startTime
        self.servePort = servePort
        self.slideTime = slideTime
    }
}
