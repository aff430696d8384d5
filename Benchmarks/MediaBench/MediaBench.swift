import ArgumentParser
import Foundation

/// What `make bench` measures with real encoders: apart from `marquee-bench`, so that this one does not link FFmpeg.
/// Each command prints JSON; Benchmarks/run starts them.
@main
struct MediaBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee-media-bench", abstract: "Measures with real encoders; see Benchmarks/run.",
        subcommands: [EncodedLosses.self, EncoderMemory.self])
}

func printJSON(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let data = try? encoder.encode(value) { print(String(decoding: data, as: UTF8.self)) }
}
