import StreamingSimulation
import Testing

@testable import CastStreaming

/// A path whose round trip becomes 300 ms with 5 % lost for ten seconds, and then is as before: with a fixed delay of
/// 100 ms, and with one that may become a second.
@Suite struct TargetDelayScenarioTests {
    private static let worse = Duration.seconds(3)
    private static let well = Duration.seconds(13)

    private func scenario(
        _ peer: StreamingScenario.Peer, upTo greatest: Duration?, seconds: Int = 16
    ) -> StreamingScenario {
        var scenario = StreamingScenario(duration: .seconds(seconds), seed: 5)
        scenario.peer = peer
        scenario.targetDelay = .milliseconds(100)
        scenario.sender.targetDelays = greatest.map { .milliseconds(100)...$0 }
        scenario.startVideoBitrate = 1_000_000
        scenario.maximumVideoBitrate = 2_000_000
        var path = LinkProfile()
        path.changes = [
            .init(at: Self.worse, delay: .milliseconds(150), loss: 0.05),
            .init(at: Self.well, delay: .milliseconds(10)),
        ]
        scenario.both(path)
        return scenario
    }

    /// Of 100 pictures and sounds captured within that time.
    private func shares(_ result: SimulationResult, _ range: Range<Duration>) -> (video: Double, audio: Double) {
        let seconds = (range.upperBound - range.lowerBound) / .seconds(1)
        return (
            Double(result.video.shown(in: range)) / seconds / 0.3,
            Double(result.audio.shown(in: range)) / seconds
        )
    }

    @Test(arguments: [false, true]) func withAFixedDelayMostFramesAreLate(isOpenScreen: Bool) {
        let result = StreamingSimulation.run(scenario(isOpenScreen ? .openScreen() : .ours, upTo: nil))
        let bad = shares(result, Self.worse + .seconds(3)..<Self.well)
        #expect(bad.video < 50)
        #expect(result.targetDelays.isEmpty)
        #expect(result.violations == [])
    }

    @Test(arguments: [false, true]) func withinThreeSecondsTheyComeInTimeAgain(isOpenScreen: Bool) {
        let result = StreamingSimulation.run(scenario(isOpenScreen ? .openScreen() : .ours, upTo: .seconds(1)))
        let bad = shares(result, Self.worse + .seconds(3)..<Self.well)
        #expect(bad.video >= 93 && bad.audio >= 97)
        #expect(result.targetDelays.allSatisfy { $0.delay <= .seconds(1) })
        #expect(result.targetDelays.count <= 6)
        #expect(result.violations == [])
    }

    /// Where nothing is wrong it stays as short as it may be.
    @Test(arguments: [0, 0.02]) func aGoodPathKeepsTheLeast(loss: Double) {
        var scenario = scenario(.ours, upTo: .seconds(1), seconds: 20)
        scenario.both(.losing(loss))
        let result = StreamingSimulation.run(scenario)
        #expect(result.targetDelays.allSatisfy { $0.delay <= .milliseconds(loss > 0 ? 200 : 100) })
        #expect(result.violations == [])
    }

    @Test(arguments: [false, true]) func itComesDownAgainAfterwards(isOpenScreen: Bool) {
        let result = StreamingSimulation.run(
            scenario(isOpenScreen ? .openScreen() : .ours, upTo: .seconds(1), seconds: 90))
        let highest = result.targetDelays.map(\.delay).max()
        #expect(highest.map { $0 >= .milliseconds(300) } ?? false)
        #expect(result.targetDelays.last?.delay == .milliseconds(100))
        // What each step down costs is a few frames.
        let after = shares(result, Self.well + .seconds(2)..<(.seconds(90)))
        #expect(after.video >= 99 && after.audio >= 99)
        #expect(result.violations == [])
    }
}
