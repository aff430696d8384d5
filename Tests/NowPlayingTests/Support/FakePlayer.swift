@testable import NowPlaying

/// A player whose time stands until it is moved.
@MainActor
final class FakePlayer: ControllableNowPlayingPlayer {
    var rate = 0.0
    var currentTime: Double? = 0
    var duration: Double? = 600
    var currentItem: NowPlayingItem?
    var volume: Double?
    var isMuted: Bool?
    var isLive = false
    var isPlayingAdvertising = false
    var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)?
    private(set) var calls: [String] = []

    init(_ item: String = "film", content: String? = nil, title: String? = "Magnificent") {
        var info = NowPlayingInfo()
        info[.title] = title
        currentItem = NowPlayingItem(id: item, contentID: content, nowPlayingInfo: info)
    }

    func tell(_ event: NowPlayingPlayerEvent) { eventHandler?(event) }

    func play() async -> RemoteCommandHandlerStatus {
        calls.append("play")
        rate = 1
        tell(.playbackChanged)
        return .success
    }

    func pause() async -> RemoteCommandHandlerStatus {
        calls.append("pause")
        rate = 0
        tell(.playbackChanged)
        return .success
    }

    func seek(to position: Double) async -> RemoteCommandHandlerStatus {
        calls.append("seek \(position)")
        currentTime = position
        tell(.timeJumped)
        return .success
    }
}
