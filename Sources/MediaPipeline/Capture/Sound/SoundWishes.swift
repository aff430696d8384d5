import Synchronization

/// The targets to capture, the place for their audio, and the function for warnings. They are the same for each server
/// that is tried.
struct SoundWishes: Sendable {
    let targets: [SoundTarget]
    let feeds: SoundFeeds
    /// Takes a sentence for people. Called on a server's thread.
    let warn: @Sendable (String) -> Void
    /// Gets the catalogue of a server, once the server has reported all of it.
    var found: @Sendable (SoundCatalogue) -> Void = { _ in }

    func has(_ target: SoundTarget) -> Bool { targets.contains(target) }
}

/// How the use of a server ended.
enum SoundOutcome: Sendable {
    /// There is no server.
    case absent
    /// There is a server, but it has neither outputs nor microphones nor anything that plays.
    case empty
    /// The server was there, and is gone.
    case lost
    case stopped
}

/// Passes on each sentence only once.
final class SoundWarnings: Sendable {
    private struct State {
        var told: Set<String> = []
        /// The sentences that wait to be passed on; nil if none has to wait.
        var held: [String]?
    }

    private let state = Mutex(State())
    private let tell: @Sendable (String) -> Void

    init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    /// A limit is needed because the sentences contain names of applications and devices.
    private static let limit = 32

    func warn(_ sentence: String) {
        let isToTell = state.withLock { state in
            guard state.told.count < Self.limit, state.told.insert(sentence).inserted else { return false }
            state.held?.append(sentence)
            return state.held == nil
        }
        if isToTell { tell(sentence) }
    }

    /// Passes on nothing until ``release()``.
    func hold() { state.withLock { $0.held = [] } }

    func release() {
        let held = state.withLock { state in
            defer { state.held = nil }
            return state.held ?? []
        }
        held.forEach(tell)
    }
}
