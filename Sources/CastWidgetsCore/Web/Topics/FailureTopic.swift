/// A failed control, for the person.
package struct FailureTopic: Encodable, Equatable, Sendable {
    /// A different number for each failure, higher than all before it, also those of an earlier run of the server.
    package let id: Int
    package let kind: String
    package let reason: String

    /// Nil if nothing has failed.
    package init?(_ failure: Numbered<PendingControls.Failure>) {
        guard let value = failure.shown else { return nil }
        (id, kind, reason) = (failure.number, value.control.kind.word, value.reason)
    }

    /// A failure of a control that is not the player's.
    package init?(_ failure: Numbered<String>, kind: String) {
        guard let value = failure.shown else { return nil }
        (id, self.kind, reason) = (failure.number, kind, value)
    }
}

extension MediaControl.Kind {
    /// The word for a page.
    package var word: String {
        switch self {
        case .playback: "playback"
        case .position: "position"
        case .item: "item"
        case .rate: "rate"
        case .repeatMode: "repeatMode"
        case .shuffle: "shuffle"
        case .muting: "muting"
        case .streamVolume: "streamVolume"
        case .tracks: "tracks"
        case .style: "style"
        case .advertisement: "advertisement"
        case .queue: "queue"
        }
    }
}
