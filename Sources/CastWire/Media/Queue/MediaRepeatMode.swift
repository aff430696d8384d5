/// What a queue does at its end. From the Cast SDK: `GCKMediaRepeatMode`, with its numbers; on the wire, `repeatMode`.
public enum MediaRepeatMode: Int, Sendable, CaseIterable {
    /// The receiver's mode stays as it is; of a receiver: it has not said, or said what has no name here.
    case unchanged = 0
    /// It ends.
    case off = 1
    /// The current item again and again.
    case single = 2
    /// It begins anew.
    case all = 3
    /// Shuffled again after the last item.
    case allAndShuffle = 4

    package init(wire: String) {
        self = Self.allCases.first { $0.wire == wire } ?? .unchanged
    }

    /// Nil for `.unchanged`, which is said by saying nothing.
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
