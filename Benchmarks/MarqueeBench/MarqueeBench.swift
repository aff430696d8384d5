import ArgumentParser

/// The Swift side of `make bench`: each command measures one thing and prints it as a JSON object. Benchmarks/run
/// starts them, puts other programs beside them in the same run, and writes the table.
@main
struct MarqueeBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "marquee-bench", abstract: "Measures Marquee; see Benchmarks/run.",
        subcommands: [
            Roundtrips.self, Echo.self, Serve.self, Devices.self, Sessions.self, Queue.self, Follow.self,
            Packets.self, Losses.self, LongRun.self, StreamReceivers.self, StreamSenders.self,
        ])
}
