import Testing

@testable import CastReceiver

@Suite(.timeLimit(.minutes(1))) struct ClockPlayerTests {
    @Test func itRefusesWhatABrowserWouldNotBeAllowed() async throws {
        let player = ClockPlayer()
        let running = Task { try await player.run() }
        let load = LoadID(rawValue: 1)
        player.send(
            .load(load, MediaItem(contentURL: "http://127.0.0.1/f", contentType: "video/mp4", senderIsLoopback: false)))
        var kinds: [PlaybackFailure.Kind] = []
        for await event in player.events {
            guard case .playback(let report) = event, case .failed(let failure) = report.event else { continue }
            kinds.append(failure.kind)
            running.cancel()
        }
        #expect(kinds == [.refused])
        try await running.value
    }

    /// Tells how many descriptions are under way, and lets each end when it is told to.
    private actor Looking {
        private(set) var most = 0
        private(set) var begun = 0
        private var current = 0

        func begin() {
            begun += 1
            current += 1
            most = max(most, current)
        }

        func end() { current -= 1 }
    }

    @Test func ofManyItemsInARowOneIsLookedAtAtATime() async throws {
        let looking = Looking()
        let player = ClockPlayer { item in
            await looking.begin()
            // Only what is given up, or the last, comes to an end.
            if item.contentURL != "http://h/99" { for await _ in AsyncStream<Void>.makeStream().stream {} }
            await looking.end()
            return ClockPlayerCore.assume(item)
        }
        let running = Task { try await player.run() }
        for index in 0..<100 {
            player.send(
                .load(
                    LoadID(rawValue: index),
                    MediaItem(contentURL: "http://h/\(index)", contentType: "video/mp4", senderIsLoopback: false)))
        }
        var loaded: LoadID?
        for await event in player.events {
            guard case .playback(let report) = event, case .loaded = report.event else { continue }
            loaded = report.load
            break
        }
        #expect(loaded == LoadID(rawValue: 99))
        #expect(await looking.most == 1)
        running.cancel()
        try await running.value
    }
}
