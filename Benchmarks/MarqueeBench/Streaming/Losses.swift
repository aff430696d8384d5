import ArgumentParser
import CastStreaming
import StreamingSimulation

/// The loss table of BENCHMARKS.md for our sender, over a simulated network: a line of JSON a row.
struct Losses: ParsableCommand {
    @Option(help: "Runs of each row, with seeds of their own; the worst counts.") var runs = 3
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    struct Row: Encodable {
        let pair: String
        /// Nil: no loss, and 2 Mbit/s with a queue of 64 kB for 10 s of the 30.
        let loss: Double?
        let pictures: Int
        let picturesShown: Int
        let sounds: Int
        let soundsShown: Int
        let frozenSeconds: Double
    }

    func run() throws {
        for pair in LossTable.Pair.allCases {
            for loss in LossTable.losses {
                print(pair, loss) { LossTable.scenario(pair, loss: loss, duration: .seconds(30), seed: $0) }
            }
            print(pair, nil) { LossTable.limitedScenario(pair, seed: $0) }
        }
    }

    private func print(_ pair: LossTable.Pair, _ loss: Double?, _ scenario: (UInt64) -> StreamingScenario) {
        let results = (1...UInt64(runs)).map { StreamingSimulation.run(scenario($0)) }
        func worst(_ value: (SimulationResult) -> Int) -> Int { results.map(value).min() ?? 0 }
        printJSON(
            Row(
                pair: pair.rawValue, loss: loss, pictures: results[0].video.captured,
                picturesShown: worst { $0.video.shown }, sounds: results[0].audio.captured,
                soundsShown: worst { $0.audio.shown },
                frozenSeconds: results.map { $0.video.frozen / .seconds(1) }.max() ?? 0))
    }
}

/// 26 virtual hours of one picture and one sound a second, over which every number and clock of the protocol wraps.
/// Here and not among the tests, since only an optimised build is through with it in seconds.
struct LongRun: ParsableCommand {
    @Option(help: "Seconds from one picture to the next.") var interval = 1.0
    @Flag(help: "Accepted for symmetry; the output is always JSON.") var json = false

    private struct Result: Encodable {
        let pictures: Int
        let picturesShown: Int
        let sounds: Int
        let soundsShown: Int
        /// Rules that a frame broke: its order, its reference, its time, its bytes.
        let violations: Int
        let peakBytes: Int
    }

    func run() throws {
        let result = StreamingSimulation.run(.long(interval: .seconds(interval)))
        printJSON(
            Result(
                pictures: result.video.captured, picturesShown: result.video.shown, sounds: result.audio.captured,
                soundsShown: result.audio.shown, violations: result.violations.count,
                peakBytes: result.peakSenderBytes + result.peakHeldBytes))
    }
}
