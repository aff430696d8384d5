/// What happens on the serving side, for progress and for the sentences that the user sees.
package enum ServingEvent: Sendable, Equatable {
    /// A receiver asked for something that is published. The first of these after a LOAD says that it can reach us.
    case requestStarted(ServedRequest)
    /// An answer is over. `complete` is false where the receiver hung up early, as players do when they seek.
    case requestFinished(ServedRequest, bytes: Int64, complete: Bool)
    /// We could not answer as promised: the file went away or shrank, or a conversion failed.
    case requestFailed(ServedRequest, ServingError)
    /// Segment `index` (from 0) of `count` was made by ffmpeg.
    case segmentMade(index: Int, count: Int)
    /// ffmpeg gave up; what was waiting for it was told so.
    case conversionFailed(ServingError)
}

/// One request for a published item.
package struct ServedRequest: Sendable, Equatable {
    /// Counts up from 1 per server.
    package let id: UInt64
    package let path: PublishedPath
    /// The name asked for below the path (of a segment, for instance).
    package let resource: String
    /// The receiver's address and port, as text.
    package let peer: String
    package let method: String

    package init(id: UInt64, path: PublishedPath, resource: String, peer: String, method: String) {
        self.id = id
        self.path = path
        self.resource = resource
        self.peer = peer
        self.method = method
    }
}
