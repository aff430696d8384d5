import CastSender

/// Passes on media statuses between a LOAD and its answer, at once and in order. A sequence would deliver some only
/// after the answer. The client holds it weakly, so it works as long as somebody keeps it.
@MainActor final class EarlyReports: RemoteMediaClientListener {
    private let take: (MediaStatus?) -> Void

    init(_ take: @escaping (MediaStatus?) -> Void) {
        self.take = take
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) { take(mediaStatus) }
}
