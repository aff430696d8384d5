import PipelineCore
import Synchronization

/// What is to be heard, where it goes, and who is told what goes wrong: the same for each server that is tried.
struct SoundWishes: Sendable {
    let targets: [SoundTarget]
    let feeds: SoundFeeds
    /// A sentence for people; called on a server's thread.
    let warn: @Sendable (String) -> Void
    /// Gets what a server has, once it has told all.
    var found: @Sendable (SoundCatalogue) -> Void = { _ in }

    func has(_ target: SoundTarget) -> Bool { targets.contains(target) }
}

/// How a server was left.
enum SoundOutcome: Sendable {
    /// There is none.
    case absent
    /// There is one, but it has neither outputs nor microphones nor anything that plays.
    case empty
    /// It was there, and has gone.
    case lost
    case stopped
}

/// Sentences once each.
final class SoundWarnings: Sendable {
    private struct State {
        var told: Set<String> = []
        /// What waits to be told; nil where nothing has to wait.
        var held: [String]?
    }

    private let state = Mutex(State())
    private let tell: @Sendable (String) -> Void

    init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    /// A bound is needed since names of applications and devices are in them.
    private static let limit = 32

    func warn(_ sentence: String) {
        let isToTell = state.withLock { state in
            guard state.told.count < Self.limit, state.told.insert(sentence).inserted else { return false }
            state.held?.append(sentence)
            return state.held == nil
        }
        if isToTell { tell(sentence) }
    }

    /// Nothing is told until ``release()``.
    func hold() { state.withLock { $0.held = [] } }

    func release() {
        let held = state.withLock { state in
            defer { state.held = nil }
            return state.held ?? []
        }
        held.forEach(tell)
    }
}
