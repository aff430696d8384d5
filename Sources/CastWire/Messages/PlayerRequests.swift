/// The members of SEEK.
package struct SeekRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// A position after the end of all media. A receiver seeks to the live edge of a stream, or to the end.
    package static let liveEdge: Double = 4_294_967_296

    /// Seconds into the media.
    package var currentTime: Double?
    /// Seconds from the current position; used if `currentTime` is absent.
    package var relativeTime: Double?
    /// `PLAYBACK_START` or `PLAYBACK_PAUSE`; if absent, the state does not change.
    package var resumeState: String?
    package var customData: JSONValue?

    package init(
        mediaSessionID: Int?, currentTime: Double?, relativeTime: Double? = nil, resumeState: String? = nil,
        customData: JSONValue? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.currentTime = currentTime
        self.relativeTime = relativeTime
        self.resumeState = resumeState
        self.customData = customData
    }

    package var seeksToLiveEdge: Bool { currentTime.map { $0 >= Self.liveEdge } ?? false }

    init(from members: WireMembers) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), currentTime: members.time("currentTime"),
            relativeTime: members.distance("relativeTime"), resumeState: members.string("resumeState"),
            customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeFinite(currentTime, forKey: "currentTime")
        try members.encodeFinite(relativeTime, forKey: "relativeTime")
        try members.encodeIfPresent(resumeState, forKey: "resumeState")
    }
}

/// The members of EDIT_TRACKS_INFO.
package struct EditTracksRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// The active tracks; empty for none. If absent, they do not change.
    package var activeTrackIDs: [Int]?
    package var textTrackStyle: TextTrackStyle?
    /// The language in BCP 47 for which the receiver chooses a text track.
    package var language: String?
    /// Whether to show text tracks. The receiver chooses which.
    package var enableTextTracks: Bool?
    package var customData: JSONValue?

    package init(
        mediaSessionID: Int?, activeTrackIDs: [Int]? = nil, textTrackStyle: TextTrackStyle? = nil,
        language: String? = nil, enableTextTracks: Bool? = nil, customData: JSONValue? = nil
    ) {
        self.mediaSessionID = mediaSessionID
        self.activeTrackIDs = activeTrackIDs
        self.textTrackStyle = textTrackStyle
        self.language = language
        self.enableTextTracks = enableTextTracks
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), activeTrackIDs: members.ids("activeTrackIds"),
            textTrackStyle: members.value("textTrackStyle"), language: members.string("language"),
            enableTextTracks: members.bool("enableTextTracks"), customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(activeTrackIDs, forKey: "activeTrackIds")
        try members.encodeIfPresent(textTrackStyle, forKey: "textTrackStyle")
        try members.encodeIfPresent(language, forKey: "language")
        try members.encodeIfPresent(enableTextTracks, forKey: "enableTextTracks")
    }
}
