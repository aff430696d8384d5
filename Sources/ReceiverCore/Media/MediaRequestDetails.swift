import CastWire

/// Details of media requests that CastWire leaves out because only a player needs them.
struct MediaRequestDetails: WireObject, Equatable {
    /// Whether `autoplay` is a string. VLC sends the string "false", never follows it with PLAY, and expects the film
    /// to start: a Web Receiver is JavaScript, where any non-empty string is true.
    let autoplayIsText: Bool
    /// Whether the request has a media session id. An id that can't be read matches no session; it does not mean the
    /// current one.
    let namesSession: Bool
    /// The bits of GET_STATUS's `options`: 1 leaves out the media, 2 the queue's items.
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

/// A request and its details, decoded from the text once.
struct AskedMedia: WireObject {
    let envelope: Envelope<MediaRequest>
    let details: MediaRequestDetails

    init(from members: WireMembers) throws {
        envelope = try Envelope(from: members)
        details = MediaRequestDetails(from: members)
    }
}
