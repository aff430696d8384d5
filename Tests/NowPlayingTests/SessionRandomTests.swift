import Testing

@testable import NowPlaying

/// At most one session is active, whatever an app does in whatever order.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SessionRandomTests {
    /// The same numbers for the same seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) ^ (state << 31)
        }
    }

    @Test(arguments: 1...10) func atMostOneSessionIsActiveAndOnlyThatOneIsShown(seed: UInt64) async throws {
        var generator = Generator(state: seed)
        let desktop = Desktop()
        var sessions: [NowPlayingSession] = []
        var made = 0
        for _ in 0..<300 {
            try await act(on: desktop, &sessions, &made, &generator)
            let active = sessions.filter(\.isActive)
            #expect(active.count <= 1)
            #expect(desktop.application.activeSession === active.first)
            #expect(active.allSatisfy { $0.canBecomeActive })
            guard !desktop.hasTurnDue else { continue }
            let automatic = active.first { $0.automaticallyPublishesNowPlayingInfo }
            #expect(desktop.application.publishedState?.itemID == automatic?.players.first?.currentItem?.id)
        }
        #expect(made > 3)
    }

    private func act(
        on desktop: Desktop, _ sessions: inout [NowPlayingSession], _ made: inout Int, _ generator: inout Generator
    ) async throws {
        let one = sessions.randomElement(using: &generator)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0 where sessions.count < 6:
            made += 1
            let player = FakePlayer("item \(made)")
            let session = try NowPlayingSession(players: [player], application: desktop.application)
            session.automaticallyPublishesNowPlayingInfo = Bool.random(using: &generator)
            sessions.append(session)
        case 1: one?.invalidate()
        case 2: sessions.removeAll { $0 === one }
        case 3: one?.remoteCommandCenter.playCommand.addTarget { _ in .success }
        case 4: one?.remoteCommandCenter.playCommand.removeAllTargets()
        case 5: desktop.application.audioSession.mixesWithOthers = Int.random(in: 0..<6, using: &generator) == 0
        case 6: desktop.turn()
        default:
            guard let one else { return }
            let became = await one.becomeActiveIfPossible()
            #expect(became == one.canBecomeActive && (!became || one.isActive))
        }
    }
}
