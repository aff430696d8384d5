import Casting

/// What the keys do while a cast runs in the foreground.
@MainActor struct ForegroundControls {
    enum Outcome: Equatable {
        case goOn
        case quit
    }

    nonisolated static let help = "space pauses, ←/→ 10 s back and forth, ↑/↓ volume, m mutes, c captions, q stops"

    /// - Parameter isPicture: there is no time in it, no sound and no text.
    nonisolated static func help(isPicture: Bool) -> String { isPicture ? "q stops" : help }

    let cast: Cast

    nonisolated static func isQuit(_ key: Keyboard.Key) -> Bool { key == .character("q") || key == .character("Q") }

    func handle(_ key: Keyboard.Key) -> Outcome {
        if Self.isQuit(key) { return .quit }
        // As help says of it.
        if cast.session?.remoteMediaClient?.showsPicture == true { return .goOn }
        switch key {
        case .character(" "): cast.togglePause()
        case .left: cast.seek(by: -10)
        case .right: cast.seek(by: 10)
        case .up: cast.changeVolume(by: 0.05)
        case .down: cast.changeVolume(by: -0.05)
        case .character("m"): cast.toggleMuted()
        case .character("c"): cast.showNextCaptions()
        default: break
        }
        return .goOn
    }
}
