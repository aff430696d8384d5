import ArgumentParser
import CastSender
import Casting

struct TransferCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Move playback to another device.",
        discussion: """
            The other device continues with the same position, queue, tracks and volume. The first device plays on \
            until the other device plays.
            """)

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The device that plays now, by name, id or address. Optional if there is only one device.",
            valueName: "device"))
    var from: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try DeviceName.check(from, "--from")
        guard options.to != nil else { throw ValidationError("name the target device: --to DEVICE") }
    }

    @MainActor func run() async throws {
        var source = options
        source.to = from
        let report = try await DeviceMove.perform(from: try source.request(), to: options.to ?? "")
        output.console.answer(report.text, json: report)
    }
}
