import ArgumentParser
import Foundation

/// What `make bench` measures with real encoders: apart from `marquee-bench`, so that this one does not link FFmpeg.
/// Each command prints JSON; Benchmarks/run starts them.
@main
struct MediaBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee-media-bench", abstract: "Measures with real encoders; see Benchmarks/run.",
        subcommands: [EncodedLosses.self, EncoderMemory.self, ScreenCost.self, SampleCost.self])
}

/// Processor time of this process, all its threads'.
func processorTime() -> Double {
    var usage = rusage()
    guard getrusage(__rusage_who_t(0), &usage) == 0 else { return 0 }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

func printJSON(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let data = try? encoder.encode(value) { print(String(decoding: data, as: UTF8.self)) }
}
