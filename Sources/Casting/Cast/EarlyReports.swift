import CastSender

/// What the device says of its media between a LOAD and its answer: at once and in order, where a sequence would give
/// some of it only after the answer. The client holds it weakly: it hears as long as somebody holds it.
@MainActor final class EarlyReports: RemoteMediaClientListener {
    private let take: (MediaStatus?) -> Void

    init(_ take: @escaping (MediaStatus?) -> Void) {
        self.take = take
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) { take(mediaStatus) }
}
