/// The behavior at a queue's end. From the Cast SDK: `GCKMediaRepeatMode`, with its numbers; on the wire, `repeatMode`.
public enum MediaRepeatMode: Int, Sendable, CaseIterable {
    /// In a request, the mode is not changed. In a status, the receiver sent no mode or an unknown one.
    case unchanged = 0
    /// The queue ends.
    case off = 1
    /// The current item repeats.
    case single = 2
    /// The queue repeats.
    case all = 3
    /// The queue repeats and is shuffled again each time.
    case allAndShuffle = 4

    package init(wire: String) {
        self = Self.allCases.first { $0.wire == wire } ?? .unchanged
    }

    /// The word on the wire; nil for `.unchanged`, which is left out.
    package var wire: String? {
        switch self {
        case .unchanged: nil
        case .off: "REPEAT_OFF"
        case .single: "REPEAT_SINGLE"
        case .all: "REPEAT_ALL"
        case .allAndShuffle: "REPEAT_ALL_AND_SHUFFLE"
        }
    }
}
