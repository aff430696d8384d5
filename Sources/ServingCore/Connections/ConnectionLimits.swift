/// Limits for the connections of all media servers of a process.
package struct ConnectionLimits: Sendable, Equatable {
    /// Connections at once, in all, if the process has enough descriptors. Each may also have a file open.
    package var inAll = 256
    /// Connections at once from one address. A browser opens six to a server, and each film of a queue has a server.
    package var perHost = 32
    /// Addresses remembered as a receiver's, such as those of a group's members. Beyond that the oldest is forgotten.
    package var knownHosts = 64
    /// A new connection that has not requested published content within this time is closed.
    package var proofTime = Duration.seconds(10)
    /// The delay before a request for unpublished content is answered, which slows down guessing.
    package var strangersWait = Duration.milliseconds(200)
    /// A client that has taken nothing for this long is closed, also after a long pause of its film: then its player
    /// requests the rest when playback continues, as after any other loss.
    package var stallTime = Duration.seconds(3_600)
    /// Bytes that a client may send before it is answered, and after the head: no request has a body.
    package var requestBytes = 32 << 10
    /// Bytes of a request's head, and of one field in it. Browsers send fewer than one thousand.
    package var headBytes = 16 << 10
    package var headFields = 100

    package init() {}
}
