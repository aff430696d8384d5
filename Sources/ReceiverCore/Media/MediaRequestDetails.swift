import CastWire

/// What the shared vocabulary of media requests leaves out, because only a player needs it.
struct MediaRequestDetails: WireObject, Equatable {
    /// VLC sends `autoplay` as a string, "false", never follows it with PLAY, and expects the film to start: a Web
    /// Receiver is JavaScript, where any string is true.
    let autoplayIsText: Bool
    /// Whether the request names a media session, be it in a form that can't be read: that is none, not what plays.
    let namesSession: Bool
    /// GET_STATUS: 1 leaves out the media, 2 the queue's items.
    let statusOptions: Int

    init(from members: WireMembers) {
        autoplayIsText = members.string("autoplay") != nil
        statusOptions = members.int("options") ?? 0
        namesSession = members.has("mediaSessionId")
    }

    init() {
        autoplayIsText = false
        statusOptions = 0
        namesSession = false
    }

    var withoutMedia: Bool { statusOptions & 1 != 0 }
    var withoutItems: Bool { statusOptions & 2 != 0 }
}

/// A request and its details, out of one reading of its text.
struct AskedMedia: WireObject {
    let envelope: Envelope<MediaRequest>
    let details: MediaRequestDetails

    init(from members: WireMembers) throws {
        envelope = try Envelope(from: members)
        details = MediaRequestDetails(from: members)
    }
}
