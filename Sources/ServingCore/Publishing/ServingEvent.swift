/// An event of the serving side, for progress and for the user's messages.
package enum ServingEvent: Sendable, Equatable {
    /// A receiver requested a published item. The first such event after a LOAD shows that it can reach this machine.
    case requestStarted(ServedRequest)
    /// An answer has ended. `complete` is false if the receiver hung up early, as players do when they seek.
    case requestFinished(ServedRequest, bytes: Int64, complete: Bool)
    /// The request can't be answered as promised: the file disappeared or shrank, or a conversion failed.
    case requestFailed(ServedRequest, ServingError)
    /// ffmpeg made segment `index` (from 0) of `count`.
    case segmentMade(index: Int, count: Int)
    /// ffmpeg failed. The waiting requests got an error.
    case conversionFailed(ServingError)
}

/// One request for a published item.
package struct ServedRequest: Sendable, Equatable {
    /// Counts from 1 for each server.
    package let id: UInt64
    package let path: PublishedPath
    /// The requested name below the path, such as a segment's.
    package let resource: String
    /// The client's address and port, as text.
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
