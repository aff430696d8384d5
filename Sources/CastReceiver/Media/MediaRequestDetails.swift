import CastWire

/// What the shared vocabulary of media requests leaves out, because only a player needs it.
struct MediaRequestDetails: Decodable, Equatable {
    /// VLC sends `autoplay` as a string, "false", never follows it with PLAY, and expects the film to start: a Web
    /// Receiver is JavaScript, where any string is true.
    let autoplayIsText: Bool
    /// GET_STATUS: 1 leaves out the media, 2 the queue's items.
    let statusOptions: Int
    let shuffle: Bool

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        autoplayIsText = members.string("autoplay") != nil
        statusOptions = members.int("options") ?? 0
        shuffle = members.bool("shuffle") ?? false
    }

    init() {
        autoplayIsText = false
        statusOptions = 0
        shuffle = false
    }

    var withoutMedia: Bool { statusOptions & 1 != 0 }
    var withoutItems: Bool { statusOptions & 2 != 0 }
}

/// The queue that LOAD may carry in place of, or around, its media.
struct LoadQueueData: Decodable {
    let items: [QueueItem]
    let startIndex: Int
    let repeatMode: String?
    let startTime: Double?

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
        items = members.list("items") ?? []
        startIndex = members.int("startIndex") ?? 0
        repeatMode = members.string("repeatMode")
        startTime = members.double("startTime")
    }
}
