import CastSender

/// What the keys do while a cast runs in the foreground.
@MainActor struct ForegroundControls {
    enum Outcome: Equatable {
        case goOn
        case quit
    }

    nonisolated static let help = "space pauses, ←/→ 10 s back and forth, ↑/↓ volume, m mutes, c captions, q stops"

    let link: DeviceLink
    private let jump = 10.0
    private let volumeStep = 0.05

    nonisolated static func isQuit(_ key: Keyboard.Key) -> Bool { key == .character("q") || key == .character("Q") }

    func handle(_ key: Keyboard.Key) -> Outcome {
        if Self.isQuit(key) { return .quit }
        guard let client = link.session.remoteMediaClient else { return .goOn }
        switch key {
        case .character(" "): togglePlayback(client)
        case .left: seek(client, by: -jump)
        case .right: seek(client, by: jump)
        case .up: changeVolume(by: volumeStep)
        case .down: changeVolume(by: -volumeStep)
        case .character("m"): link.session.setDeviceMuted(!link.session.currentDeviceMuted)
        case .character("c"): toggleCaptions(client)
        default: break
        }
        return .goOn
    }

    private func togglePlayback(_ client: RemoteMediaClient) {
        if client.mediaStatus?.playerState == .paused {
            client.play()
        } else {
            client.pause()
        }
    }

    private func seek(_ client: RemoteMediaClient, by seconds: Double) {
        var options = MediaSeekOptions()
        options.interval = max(0, client.approximateStreamPosition() + seconds)
        client.seek(with: options)
    }

    private func changeVolume(by step: Double) {
        guard let present = link.session.knownDeviceVolume else { return }
        link.session.setDeviceVolume(min(1, max(0, present + step)))
    }

    /// Off, then each text track in turn.
    private func toggleCaptions(_ client: RemoteMediaClient) {
        let texts = (client.mediaStatus?.mediaInformation?.mediaTracks ?? []).filter { $0.type == .text }
        let choices: [[Int]] = [[]] + texts.map { [$0.identifier] }
        let present = choices.firstIndex(of: client.mediaStatus?.activeTrackIDs ?? []) ?? 0
        client.setActiveTrackIDs(choices[(present + 1) % choices.count])
    }
}
