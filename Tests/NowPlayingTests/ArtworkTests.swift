import Synchronization
import Testing

@testable import NowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct ArtworkTests {
    private let desktop = Desktop()
    private let player = FakePlayer()

    /// Brings its picture when a test says so.
    private final class Desk: Sendable {
        private let waiting = Mutex<[CheckedContinuation<MediaItemArtwork.Picture?, Never>]>([])
        private let asked = Mutex(0)
        var count: Int { asked.withLock(\.self) }

        func load() async -> MediaItemArtwork.Picture? {
            await withCheckedContinuation { continuation in
                waiting.withLock { $0.append(continuation) }
                asked.withLock { $0 += 1 }
            }
        }

        func bring(_ picture: MediaItemArtwork.Picture?) {
            let all = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for one in all { one.resume(returning: picture) }
        }
    }

    private func shown(_ artwork: MediaItemArtwork?) throws {
        player.currentItem?.nowPlayingInfo?[.artwork] = artwork
        let session = try desktop.session(player)
        session.automaticallyPublishesNowPlayingInfo = true
        #expect(desktop.publications().count == 1)
    }

    private var state: NowPlayingState? { desktop.application.publishedState }

    @Test func bytesAndURLsAreShownAtOnce() throws {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1]
        try shown(MediaItemArtwork(data: jpeg))
        #expect(state?.artwork != nil && state?.artwork == ArtworkData(jpeg).map(MediaItemArtwork.Picture.data))
        player.currentItem?.nowPlayingInfo?[.artwork] = MediaItemArtwork(url: "https://example.com/a")
        #expect(desktop.publications().map(\.state?.artwork) == [.url("https://example.com/a")])
        player.currentItem?.nowPlayingInfo?[.artwork] = nil
        #expect(desktop.publications().map(\.state?.artwork) == [nil])
    }

    @Test func aPictureThatComesLaterIsPublishedLaterAndAskedForOnce() async throws {
        let desk = Desk()
        try shown(MediaItemArtwork { await desk.load() })
        #expect(state?.info[.title] == "Magnificent" && state?.artwork == nil)
        await desktop.wait { desk.count == 1 }
        player.rate = 1
        player.tell(.playbackChanged)
        #expect(desktop.publications().map(\.state?.artwork) == [nil])
        desk.bring(.url("https://example.com/a"))
        await desktop.wait { desktop.hasTurnDue }
        #expect(desktop.publications().map(\.state?.artwork) == [.url("https://example.com/a")])
        player.rate = 0
        player.tell(.playbackChanged)
        #expect(desktop.publications().map(\.state?.artwork) == [.url("https://example.com/a")])
        #expect(desk.count == 1)
    }

    @Test func aPictureThatComesTooLateIsNotShown() async throws {
        let (first, second) = (Desk(), Desk())
        try shown(MediaItemArtwork { await first.load() })
        await desktop.wait { first.count == 1 }
        var info = NowPlayingInfo()
        info[.artwork] = MediaItemArtwork { await second.load() }
        player.currentItem = NowPlayingItem(id: "next", nowPlayingInfo: info)
        player.tell(.itemChanged)
        _ = desktop.publications()
        await desktop.wait { second.count == 1 }
        first.bring(.url("https://example.com/first"))
        second.bring(.url("https://example.com/second"))
        await desktop.wait { desktop.hasTurnDue }
        #expect(desktop.publications().map(\.state?.artwork) == [.url("https://example.com/second")])
    }
}
