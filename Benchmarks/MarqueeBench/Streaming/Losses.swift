import ArgumentParser
import CastStreaming
import StreamingSimulation

/// The loss table of protocol facts 5.11 for our sender, over a simulated network: a line of JSON a row.
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
