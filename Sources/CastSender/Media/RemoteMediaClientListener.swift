/// Hears what the receiver's player does, on the main actor, in the order of registration. Every method has a default
/// that does nothing.
@MainActor
public protocol RemoteMediaClientListener: AnyObject {
    func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int)
    /// With every status, whether or not it says something new. Nil where the receiver has no media.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?)
    /// With every status that brings the media object, even the same one: a text style that is set again, a load, an
    /// answer to `requestStatus()`. A change of active tracks does not bring it.
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?)
    /// The player met an error that no request of this sender caused.
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive error: CastError)
}

extension RemoteMediaClientListener {
    public func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?) {}
    public func remoteMediaClient(_ client: RemoteMediaClient, didReceive error: CastError) {}
}

/// What a `RemoteMediaClientListener` is told, as a value.
public enum RemoteMediaClientEvent: Equatable, Sendable {
    case didStartMediaSession(Int)
    case didUpdateMediaStatus(MediaStatus?)
    case didUpdateMediaMetadata(MediaMetadata?)
    case didReceiveError(CastError)

    @MainActor
    func tell(_ listener: any RemoteMediaClientListener, _ client: RemoteMediaClient) {
        switch self {
        case .didStartMediaSession(let id): listener.remoteMediaClient(client, didStartMediaSessionWithID: id)
        case .didUpdateMediaStatus(let status): listener.remoteMediaClient(client, didUpdate: status)
        case .didUpdateMediaMetadata(let metadata): listener.remoteMediaClient(client, didUpdate: metadata)
        case .didReceiveError(let error): listener.remoteMediaClient(client, didReceive: error)
        }
    }
}
