package import SenderCore

/// What happens at the end of a queue, in people's words.
package enum RepeatWord: String, CaseIterable, Sendable {
    case off, one, all, shuffle

    package var mode: MediaRepeatMode {
        switch self {
        case .off: .off
        case .one: .single
        case .all: .all
        case .shuffle: .allAndShuffle
        }
    }

    /// Nil where the receiver has not said.
    package init?(_ mode: MediaRepeatMode) {
        guard let word = Self.allCases.first(where: { $0.mode == mode }) else { return nil }
        self = word
    }
}
