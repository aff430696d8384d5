/// The members of LOAD. A stored session also restarts from them.
package struct LoadRequest: Hashable, Sendable {
    package var media: MediaInformation?
    /// The application session that the sender expects.
    package var sessionID: String?
    package var autoplay: Bool?
    /// Seconds into the media; nil for its beginning, or the live edge.
    package var currentTime: Double?
    package var playbackRate: Double?
    package var activeTrackIDs: [Int]?
    /// The queue that contains the media, or that replaces it.
    package var queueData: MediaQueueData?
    package var customData: JSONValue?
    /// Credentials for the receiver's app. They are never logged; neither are those for an Android TV app.
    package var credentials: String?
    package var credentialsType: String?
    package var atvCredentials: String?
    package var atvCredentialsType: String?

    package init(
        media: MediaInformation?, sessionID: String? = nil, autoplay: Bool? = nil, currentTime: Double? = nil,
        playbackRate: Double? = nil, activeTrackIDs: [Int]? = nil, queueData: MediaQueueData? = nil,
        customData: JSONValue? = nil, credentials: String? = nil, credentialsType: String? = nil,
        atvCredentials: String? = nil, atvCredentialsType: String? = nil
    ) {
        self.media = media
        self.sessionID = sessionID
        self.autoplay = autoplay
        self.currentTime = currentTime
        self.playbackRate = playbackRate
        self.activeTrackIDs = activeTrackIDs
        self.queueData = queueData
        self.customData = customData
        self.credentials = credentials
        self.credentialsType = credentialsType
        self.atvCredentials = atvCredentials
        self.atvCredentialsType = atvCredentialsType
    }

    package init(from members: WireMembers) {
        self.init(
            media: members.value("media"), sessionID: members.string("sessionId"), autoplay: members.bool("autoplay"),
            currentTime: members.time("currentTime"), playbackRate: members.rate("playbackRate"),
            activeTrackIDs: members.ids("activeTrackIds"), queueData: members.value("queueData"),
            customData: members.json("customData"), credentials: members.string("credentials"),
            credentialsType: members.string("credentialsType"), atvCredentials: members.string("atvCredentials"),
            atvCredentialsType: members.string("atvCredentialsType"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(media, forKey: "media")
        try members.encodeIfPresent(sessionID, forKey: "sessionId")
        try members.encodeIfPresent(autoplay, forKey: "autoplay")
        try members.encodeFinite(currentTime, forKey: "currentTime")
        try members.encodeFinite(playbackRate, forKey: "playbackRate")
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(queueData, forKey: "queueData")
        try members.encodeIfPresent(customData, forKey: "customData")
        try members.encodeIfPresent(credentials, forKey: "credentials")
        try members.encodeIfPresent(credentialsType, forKey: "credentialsType")
        try members.encodeIfPresent(atvCredentials, forKey: "atvCredentials")
        try members.encodeIfPresent(atvCredentialsType, forKey: "atvCredentialsType")
    }
}

extension LoadRequest: Codable, WireObject {
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try encode(to: &members)
    }
}
