import ArgumentParser
import CastSender

struct TransferCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Moves what plays to another device; it goes on there where it was.",
        discussion: """
            Position, queue, tracks and volume go with it. Until the other device plays, the first one goes on.
            """)

    @Option(name: .long, help: "Where it plays now: name, id or address; left out where there is one device only.")
    var from: String?

    @OptionGroup var options: DeviceOptions

    func validate() throws {
        guard options.to != nil else { throw ValidationError("say where it is to go on: --to DEVICE") }
    }

    @MainActor func run() async throws {
        let context = try DeviceLink.makeContext(options.search, options.output)
        let finder = DeviceFinder(context: context, options: options.search)
        let destination = try await finder.find(options.to)
        var source = options
        source.to = from
        let link = try await DeviceLink.join(source)
        guard link.device.deviceID != destination.deviceID else {
            throw CommandFailure(.wrongUse, "it plays on \"\(link.device.friendlyName)\" already")
        }
        _ = try link.playing()
        try await link.perform(link.session.transfer(to: destination))
        let report = StatusReport(link.session)
        link.console.answer(report.text, json: report)
        await link.leave()
    }
}
