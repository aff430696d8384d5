import CastSender

@testable import Casting

extension CastEvent {
    var name: String {
        switch self {
        case .joined: "joined"
        case .permissionAwaited: "permission"
        case .loading(let title): "loading \(title)"
        case .started(let item): "started \(item.index) \(item.title) \(item.contentType)"
        case .status(let status): "\(status.playerState)"
        case .converted: "converted"
        case .warning(let warning): "warning \(warning.kind)"
        case .suspended: "suspended"
        case .resumed: "resumed"
        case .ended(let ending): "ended \(ending)"
        }
    }
}

extension Cast {
    /// Begins, and writes down what is told to the end. A device may say the same again, which is left out.
    ///
    /// - Parameter react: does something about it, while more may be told.
    func told(_ react: @MainActor (String) async throws -> Void) async rethrows -> [String] {
        let events = events
        start()
        var told: [String] = []
        for await event in events where told.last != event.name {
            told.append(event.name)
            try await react(event.name)
        }
        return told
    }

    func told() async -> [String] { await told { _ in } }
}

extension [String] {
    /// Without what the player said, and what a look at the URL found.
    var course: [String] { filter { !["playing", "idle", "warning media"].contains($0) } }
}

/// Does something when it hears of something.
@MainActor final class Reacting: CastListener {
    var onJoin: (Cast) -> Void = { _ in }
    var onStatus: (Cast, MediaStatus) -> Void = { _, _ in }
    var onEnd: (Cast, CastEnding) -> Void = { _, _ in }

    func castDidJoin(_ cast: Cast) { onJoin(cast) }
    func cast(_ cast: Cast, didUpdate status: MediaStatus) { onStatus(cast, status) }
    func cast(_ cast: Cast, didEnd ending: CastEnding) { onEnd(cast, ending) }
}
