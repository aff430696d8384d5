import CastWidgetsWeb

/// How the page is reached, as the page receives it.
struct AccessTopic: Encodable, Equatable, Sendable {
    /// Other machines of the home network have access too.
    let lan: Bool
    /// Without a token; nil until it is served.
    @OrNull var link: String?
    /// Never true here: it is not known whether a server in front of this one uses TLS.
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
