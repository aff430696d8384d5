import CastStreaming

/// The loss table of BENCHMARKS.md for our sender: frames of 30 s that are seen at each loss, in both directions
/// alike.
package struct LossTable: Sendable {
    package enum Pair: String, Sendable, CaseIterable {
        case ours = "ours with ours"
        case withOpenScreen = "ours with a receiver as Open Screen's"
        /// With the path and the receiver's slowness that our sender met at Open Screen's own program.
        case asMeasured = "ours with a receiver as Open Screen's on a path that wavers"
        case asOpenScreen = "as Open Screen's with a receiver as Open Screen's"
    }

    package struct Row: Sendable {
        package var pair: Pair
        package var loss: Double
        package var seed: UInt64
        package var result: SimulationResult
    }

    /// Each way, behind a relay that waits by timers on a machine with much else to do.
    package static let measuredJitter = Duration.milliseconds(12)
    package static let losses = [0, 0.01, 0.02, 0.05, 0.10, 0.20]

    package var rows: [Row] = []

    package init() {}

    /// - Parameter duration: 30 s for the table's 900 frames.
    package static func scenario(_ pair: Pair, loss: Double, duration: Duration, seed: UInt64) -> StreamingScenario {
        var scenario = StreamingScenario(duration: duration, seed: seed)
        scenario.both(.losing(loss))
        switch pair {
        case .ours: break
        case .withOpenScreen: scenario.peer = .openScreen()
        case .asMeasured:
            scenario.peer = .openScreen(.asMeasured)
            scenario.down.jitter = measuredJitter
            scenario.up.jitter = measuredJitter
        case .asOpenScreen:
            scenario.peer = .openScreen()
            scenario.sender = .openScreen
            // What the measured pictures took is not recorded; its encoder aims at 2.6 to 5.2 Mbit/s.
            scenario.startVideoBitrate = 3_000_000
        }
        return scenario
    }

    package mutating func run(
        _ pair: Pair, loss: Double, duration: Duration = .seconds(30), seed: UInt64,
        changing change: (inout StreamingScenario) -> Void = { _ in }
    ) {
        var scenario = Self.scenario(pair, loss: loss, duration: duration, seed: seed)
        change(&scenario)
        let result = StreamingSimulation.run(scenario)
        rows.append(Row(pair: pair, loss: loss, seed: seed, result: result))
    }

    /// The rate falls to 2 Mbit/s for 10 s, with a queue of 64 kB before it.
    package static func limitedScenario(_ pair: Pair, seed: UInt64) -> StreamingScenario {
        var scenario = scenario(pair, loss: 0, duration: .seconds(30), seed: seed)
        scenario.down.limits = [.init(during: .seconds(10)..<(.seconds(20)), bitsPerSecond: 2_000_000)]
        return scenario
    }

    /// One line a row, for people.
    package var text: String {
        rows.map(Self.line).joined(separator: "\n")
    }

    package static func line(_ row: Row) -> String {
        let video = row.result.video
        let audio = row.result.audio
        return "\(row.pair.rawValue), \(Int((row.loss * 100).rounded())) %, seed \(row.seed): "
            + "video \(video.shown) of \(video.captured) (\(video.refused) refused, \(video.late) late), "
            + "audio \(audio.shown) of \(audio.captured), frozen \(seconds(video.frozen)) s, "
            + "longest \(video.longestFreeze.wholeMilliseconds) ms, "
            + "\(video.keyFrames) key frames, \(row.result.bytesDown * 8 / 1_000_000) Mbit in all"
    }

    private static func seconds(_ duration: Duration) -> String {
        let tenths = duration.wholeMilliseconds / 100
        return "\(tenths / 10).\(tenths % 10)"
    }
}
