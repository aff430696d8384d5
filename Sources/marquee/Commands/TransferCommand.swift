import ArgumentParser
import CastSender
import Casting

struct TransferCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Moves what plays to another device; it goes on there where it was.",
        discussion: """
            Position, queue, tracks and volume go with it. Until the other device plays, the first one goes on.
            """)

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where it plays now: name, id or address; left out where there is one device only.", valueName: "device"))
    var from: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try DeviceName.check(from, "--from")
        guard options.to != nil else { throw ValidationError("say where it is to go on: --to DEVICE") }
    }

    @MainActor func run() async throws {
        var source = options
        source.to = from
        let report = try await DeviceMove.perform(from: try source.request(), to: options.to ?? "")
        output.console.answer(report.text, json: report)
    }
}
