/// All that another device needs to go on where this one is: the answer to STORE_SESSION, and what RESUME_SESSION
/// brings to the other device.
package struct SessionState: Hashable, Sendable, Codable, WireObject {
    /// The load that would bring about the present state: media or queue, position, rate, active tracks.
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
    /// Absent where a sender gave none that can be read; a receiver refuses that.
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
