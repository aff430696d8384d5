package import SenderCore

/// A queue's repeat mode in the words of the commands.
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

    /// Nil if the receiver has not reported it.
    package init?(_ mode: MediaRepeatMode) {
        guard let word = Self.allCases.first(where: { $0.mode == mode }) else { return nil }
        self = word
    }
}
