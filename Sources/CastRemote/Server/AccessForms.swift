import CastWidgets

/// What the page is told of how it is reached.
struct AccessTopic: Encodable, Equatable, Sendable {
    /// Others of the house get in too.
    let lan: Bool
    /// Without a token; nil until it is served.
    @OrNull var link: String?
    /// Never so here: what a server in front of this one speaks is not known.
    let secure: Bool
}

/// The answer to `guests`.
struct GuestsAnswer: Encodable, Sendable {
    struct Guest: Encodable, Sendable {
        let id: String
        let device: String
        let name: String
        @OrNull var ends: Int64?
    }

    let guests: [Guest]

    init(_ records: [AccessRecord]) {
        guests = records.map {
            Guest(id: $0.id, device: $0.deviceID ?? "", name: $0.deviceName ?? "", ends: $0.ends)
        }
    }
}
