/// What the page is told of how it is reached.
struct AccessTopic: Encodable, Equatable, Sendable {
    let lan: Bool
    /// Without a token.
    let link: String?
    let secure: Bool
}

/// The answer to `guests`.
struct GuestsAnswer: Encodable, Sendable {
    struct Guest: Encodable, Sendable {
        let id: String
        let device: String
        let name: String
        let ends: Int64?
    }

    let guests: [Guest]

    init(_ records: [AccessRecord]) {
        guests = records.map {
            Guest(id: $0.id, device: $0.deviceID ?? "", name: $0.deviceName ?? "", ends: $0.ends)
        }
    }
}
