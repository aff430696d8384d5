/// The data with which another device can continue a session: in the answer to STORE_SESSION, and in RESUME_SESSION.
package struct SessionState: Hashable, Sendable, Codable, WireObject {
    /// The load request that restores the current state: media or queue, position, rate, active tracks.
    package var loadRequestData: LoadRequest?
    package var customData: JSONValue?

    package init(loadRequestData: LoadRequest? = nil, customData: JSONValue? = nil) {
        self.loadRequestData = loadRequestData
        self.customData = customData
    }

    package init(from members: WireMembers) throws {
        self.init(loadRequestData: members.value("loadRequestData"), customData: members.json("customData"))
    }
}

/// The members of RESUME_SESSION.
package struct ResumeSessionRequest: Equatable, Sendable {
    package var mediaSessionID: Int?
    /// Nil if the sender gave no readable state; a receiver refuses that.
    package var sessionState: SessionState?
    package var customData: JSONValue?

    package init(mediaSessionID: Int? = nil, sessionState: SessionState?, customData: JSONValue? = nil) {
        self.mediaSessionID = mediaSessionID
        self.sessionState = sessionState
        self.customData = customData
    }

    init(from members: WireMembers) {
        self.init(
            mediaSessionID: members.int("mediaSessionId"), sessionState: members.value("sessionState"),
            customData: members.json("customData"))
    }

    func encode(to members: inout KeyedEncodingContainer<WireKey>) throws {
        try members.encodeIfPresent(sessionState, forKey: "sessionState")
    }
}
