import StreamingSimulation
import Testing

@testable import CastStreaming

/// One way in which a network is bad, and what has to come through it at least.
struct BadNetwork: Sendable, CustomTestStringConvertible {
    var name: String
    var seconds = 3
    /// Of 100 pictures and sounds, over the whole run.
    var video = 99
    var audio = 99
    /// Whether the last second, after the network is well again, has to be whole.
    var recovers = true
    var change: @Sendable (inout StreamingScenario) -> Void

    var testDescription: String { name }

    func scenario(_ peer: StreamingScenario.Peer) -> StreamingScenario {
        var scenario = StreamingScenario(duration: .seconds(seconds), seed: 11)
        scenario.peer = peer
        change(&scenario)
        return scenario
    }
}

/// Both ends together, each number and clock just below its wrap at the start.
@Suite struct ScenarioTests {
    static let networks: [BadNetwork] = [
        BadNetwork(name: "bursts of loss", video: 95, audio: 95) {
            $0.down.bursts = .init(begin: 0.004, end: 0.15)
            $0.up.bursts = .init(begin: 0.004, end: 0.15)
        },
        BadNetwork(name: "100 ms each way") {
            $0.down.delay = .milliseconds(100)
            $0.up.delay = .milliseconds(100)
        },
        BadNetwork(name: "200 ms each way") {
            $0.down.delay = .milliseconds(200)
            $0.up.delay = .milliseconds(200)
        },
        BadNetwork(name: "100 ms each way, 2 % lost", video: 90, audio: 96, recovers: false) {
            $0.both(.losing(0.02, delay: .milliseconds(100)))
        },
        BadNetwork(name: "jitter of 200 ms in order", video: 90, audio: 99) {
            $0.down.jitter = .milliseconds(200)
            $0.up.jitter = .milliseconds(200)
        },
        BadNetwork(name: "jitter of 100 ms that reorders", seconds: 2, video: 97, audio: 99) {
            $0.down.jitter = .milliseconds(100)
            $0.up.jitter = .milliseconds(100)
            $0.down.jitterReorders = true
            $0.up.jitterReorders = true
        },
        BadNetwork(name: "5 % come late") {
            $0.down.reorder = 0.05
            $0.up.reorder = 0.05
        },
        BadNetwork(name: "10 % come twice", seconds: 2) {
            $0.down.duplication = 0.1
            $0.up.duplication = 0.1
        },
        BadNetwork(name: "no feedback for a second", seconds: 4) {
            $0.up.outages = [.milliseconds(1_200)..<(.milliseconds(2_200))]
        },
        BadNetwork(name: "nothing for a second", seconds: 6, video: 78, audio: 85) {
            $0.up.outages = [.milliseconds(1_200)..<(.milliseconds(2_200))]
            $0.down.outages = [.milliseconds(1_200)..<(.milliseconds(2_200))]
        },
        BadNetwork(name: "the sender's clock is 200 ppm fast", seconds: 2) { $0.driftPartsPerMillion = 200 },
        BadNetwork(name: "the sender's clock is 200 ppm slow", seconds: 2) { $0.driftPartsPerMillion = -200 },
        BadNetwork(name: "a target delay of 100 ms, 2 % lost", video: 93, audio: 97) {
            $0.targetDelay = .milliseconds(100)
            $0.both(.losing(0.02))
        },
    ]

    @Test(arguments: networks) func ourReceiverHoldsIn(network: BadNetwork) {
        check(network, StreamingSimulation.run(network.scenario(.ours)))
    }

    @Test(arguments: networks) func aReceiverAsOpenScreensHoldsIn(network: BadNetwork) {
        check(network, StreamingSimulation.run(network.scenario(.openScreen())))
    }

    /// 5 Mbit/s are offered; 2 Mbit/s go through for ten seconds.
    @Test func aHalvedRateIsFollowedWithoutStandingStill() {
        var scenario = StreamingScenario(duration: .seconds(15), seed: 2)
        scenario.audioInterval = .milliseconds(20)
        scenario.down.limits = [.init(during: .seconds(3)..<(.seconds(13)), bitsPerSecond: 2_000_000)]
        let result = StreamingSimulation.run(scenario)
        #expect(result.violations == [])
        #expect(result.video.frozen <= .seconds(1))
        #expect(result.audio.shown == result.audio.captured)
        #expect(result.video.shown(in: .seconds(14)..<(.seconds(15))) == 30)
        #expect(result.peakHeldBytes < 1 << 20)
    }

    /// A queue of 64 kB makes what is in it wait for half a second then: longer than it may take.
    @Test(arguments: [1, 2] as [UInt64]) func aFifthOfTheRateLeavesTheSoundWhole(seed: UInt64) {
        var scenario = StreamingScenario(duration: .seconds(12), seed: seed)
        scenario.audioInterval = .milliseconds(20)
        scenario.down.limits = [.init(during: .seconds(3)..<(.seconds(10)), bitsPerSecond: 1_000_000)]
        let result = StreamingSimulation.run(scenario)
        #expect(result.violations == [])
        #expect(result.video.frozen <= .seconds(1))
        #expect(result.audio.shown == result.audio.captured)
        #expect(result.video.shown(in: .seconds(11)..<(.seconds(12))) == 30)
    }

    /// Frames are given up while it looks like a queue. Their numbers are never sent, which looks like loss.
    @Test(arguments: [1, 2] as [UInt64]) func aLongerWayCostsTheBitrateNoLongerThanThreeSeconds(seed: UInt64) {
        var scenario = StreamingScenario(duration: .seconds(9), seed: seed)
        scenario.audioInterval = .milliseconds(20)
        scenario.down.changes = [.init(at: .seconds(3), delay: .milliseconds(210))]
        let result = StreamingSimulation.run(scenario)
        #expect(result.violations == [])
        let since = result.bitrates.last { $0.at <= .seconds(6) }?.bitsPerSecond ?? 0
        let later = result.bitrates.filter { $0.at > .seconds(6) }.map(\.bitsPerSecond)
        #expect(([since] + later).allSatisfy { $0 >= 4_000_000 })
        #expect(result.sender.streams.allSatisfy { $0.reportedLoss == 0 })
    }

    private func check(_ network: BadNetwork, _ result: SimulationResult) {
        #expect(result.violations == [])
        #expect(result.video.shown * 100 >= result.video.captured * network.video)
        #expect(result.audio.shown * 100 >= result.audio.captured * network.audio)
        #expect(result.peakHeldBytes < 1 << 20)
        #expect(result.peakSenderBytes < 2 << 20)
        guard network.recovers else { return }
        let last = .seconds(network.seconds - 1)..<Duration.seconds(network.seconds)
        #expect(result.video.shown(in: last) >= 28)
        #expect(result.audio.shown(in: last) >= 97)
    }
}
