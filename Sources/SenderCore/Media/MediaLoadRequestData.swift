import CastWire

/// What a load asks for: media, or a queue, and how to begin.
///
/// A load without both fails before anything is sent.
///
/// From the Cast SDK: `GCKMediaLoadRequestData` and its builder; on the wire, LOAD.
public struct MediaLoadRequestData: Hashable, Sendable {
    /// The one item to load; nil where the queue says what is loaded.
    public var mediaInformation: MediaInformation?
    /// A queue that is loaded with, or instead of, the one item.
    public var queueData: MediaQueueData?
    /// Overrides that of the first item of a queue.
    public var autoplay = true
    /// Seconds into the media, from 0 on; nil: from the beginning, or the live edge.
    public var startTime: Double?
    /// Times the normal speed, 0.5 to 2 with most receivers; nil: normal speed.
    public var playbackRate: Double?
    /// Ids of tracks in `mediaInformation.mediaTracks`; nil leaves the choice to the receiver.
    public var activeTrackIDs: [Int]?
    /// For the receiver's app; never logged.
    public var credentials: String?
    /// What kind of credentials they are: a word that the receiver's app knows.
    public var credentialsType: String?
    /// The same for an app on Android TV.
    public var atvCredentials: String?
    /// What kind of credentials those for Android TV are.
    public var atvCredentialsType: String?
    /// Goes to the receiver's app as it is.
    public var customData: JSONValue?

    /// A load with the defaults: it plays at once, from the beginning, at normal speed.
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
