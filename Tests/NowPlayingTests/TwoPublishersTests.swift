import DBus
import Logging
import Testing

@testable import NowPlaying

/// One player under two kinds of media controls: those of a test, and MPRIS.
@MainActor @Suite(.timeLimit(.minutes(1))) struct TwoPublishersTests {
    private let desktop = Desktop()
    private let bus = FakeMPRISBus()

    private func call(_ member: String, _ arguments: DBusValue...) -> DBusWish {
        .call(interface: MPRISInterfaces.player, member: member, arguments: arguments)
    }

    @Test func theSameHandlerRunsOnceForEachAndItsStatusGoesToWhoAsked() async throws {
        let clock = desktop.clock
        let mpris = MPRISPublisher(
            identity: "Test", logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, bus: bus,
            time: NowPlayingTime(now: { clock.now }, sleep: { try await clock.sleep(until: $0) }))
        desktop.application.addPublisher(mpris)
        let player = FakePlayer("a")
        let session = try desktop.session(player)
        var seen: [String] = []
        let center = session.remoteCommandCenter
        center.pauseCommand.addTarget { _ in
            seen.append("pause")
            return .success
        }
        center.skipForwardCommand.addTarget { event in
            seen.append("skip \(event.interval)")
            return .success
        }
        center.nextTrackCommand.addTarget { _ in
            seen.append("next")
            return .commandFailed
        }
        session.automaticallyPublishesNowPlayingInfo = true
        desktop.turn()
        await desktop.wait { bus.connections.last?.name != nil }
        let connection = try #require(bus.connections.last)

        #expect(await desktop.publisher.send(.pause) == .success)
        #expect(await connection.ask(call("Pause")) == .success([]))
        #expect(await desktop.publisher.send(.skipForward(15)) == .success)
        // No place can be set here, so a seek over the bus is a skip.
        #expect(await connection.ask(call("Seek", .int64(42_000_000))) == .success([]))
        #expect(seen == ["pause", "pause", "skip 15.0", "skip 42.0"])

        #expect(await desktop.publisher.send(.nextTrack) == .commandFailed)
        guard case .failure = await connection.ask(call("Next")) else {
            Issue.record("Over the bus a failed command succeeded.")
            return
        }
        #expect(seen.suffix(2) == ["next", "next"])
    }
}
