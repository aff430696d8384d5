import CastWire

/// What a load asks for: media, or a queue, and how to begin.
///
/// A load without both fails before anything is sent.
public struct MediaLoadRequestData: Hashable, Sendable {
    public var mediaInformation: MediaInformation?
    /// A queue that is loaded with, or instead of, the one item.
    public var queueData: MediaQueueData?
    /// Overrides that of the first item of a queue.
    public var autoplay = true
    /// Seconds; nil: from the beginning, or the live edge.
    public var startTime: Double?
    /// Nil: normal speed.
    public var playbackRate: Double?
    /// Ids of tracks in `mediaInformation.mediaTracks`; nil leaves the choice to the receiver.
    public var activeTrackIDs: [Int]?
    /// For the receiver's app; never logged.
    public var credentials: String?
    public var credentialsType: String?
    /// The same for an app on Android TV.
    public var atvCredentials: String?
    public var atvCredentialsType: String?
    public var customData: JSONValue?

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
