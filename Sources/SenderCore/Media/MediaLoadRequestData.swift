import CastWire

/// A load: the media or queue to load, and how to begin.
///
/// A load without both fails before anything is sent.
///
/// From the Cast SDK: `GCKMediaLoadRequestData` and its builder; on the wire, LOAD.
public struct MediaLoadRequestData: Hashable, Sendable {
    /// The item to load, or nil if the queue tells what to load.
    public var mediaInformation: MediaInformation?
    /// A queue that is loaded with the item or instead of it.
    public var queueData: MediaQueueData?
    /// Whether to play at once. It overrides the value of a queue's first item.
    public var autoplay = true
    /// The start position in seconds, from 0 on. If nil, the media starts at its beginning or at the live edge.
    public var startTime: Double?
    /// The playback rate: 0.5 to 2 times normal speed with most receivers. If nil, the speed is normal.
    public var playbackRate: Double?
    /// The ids of tracks in `mediaInformation.mediaTracks`. If nil, the receiver chooses.
    public var activeTrackIDs: [Int]?
    /// Credentials for the receiver's app. They are never logged.
    public var credentials: String?
    /// The kind of credentials, a word that the receiver's app knows.
    public var credentialsType: String?
    /// Credentials for an app on Android TV. They are never logged.
    public var atvCredentials: String?
    /// The kind of credentials for Android TV.
    public var atvCredentialsType: String?
    /// Data for the receiver's app, sent unchanged.
    public var customData: JSONValue?

    /// Creates a load with the defaults: it plays at once, from the beginning, at normal speed.
    public init(mediaInformation: MediaInformation? = nil, queueData: MediaQueueData? = nil) {
        self.mediaInformation = mediaInformation
        self.queueData = queueData
    }

    package var request: LoadRequest {
        var request = LoadRequest(
            media: mediaInformation, autoplay: autoplay, currentTime: startTime, playbackRate: playbackRate,
            activeTrackIDs: activeTrackIDs, customData: customData, credentials: credentials,
            credentialsType: credentialsType)
        request.queueData = queueData
        request.atvCredentials = atvCredentials
        request.atvCredentialsType = atvCredentialsType
        return request
    }
}
