import Casting

/// The actions of the keys while a cast runs in the foreground.
@MainActor struct ForegroundControls {
    enum Outcome: Equatable {
        case goOn
        case quit
    }

    nonisolated static let help =
        "space pauses, ←/→ seek 10 s, ↑/↓ change the volume, m mutes, c switches captions, q stops"

    /// - Parameter isPicture: true for a picture, which has no time, audio or captions.
    nonisolated static func help(isPicture: Bool) -> String { isPicture ? "q stops" : help }

    let cast: Cast

    nonisolated static func isQuit(_ key: Keyboard.Key) -> Bool { key == .character("q") || key == .character("Q") }

    func handle(_ key: Keyboard.Key) -> Outcome {
        if Self.isQuit(key) { return .quit }
        // A picture has no controls except `q`, as `help(isPicture:)` says.
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
