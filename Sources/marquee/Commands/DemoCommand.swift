import ArgumentParser
import CastReceiver
import Foundation

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Shows the whole way on this machine: makes a film, starts a receiver, casts to it, and controls it.",
        discussion: "Stays on the loopback interface. Ends with 0 only if the receiver's status confirmed every step.")

    @Option(help: ArgumentHelp("Where the picture of the screen goes.", valueName: "file"))
    var picture = "demo.png"

    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        let log = DemoLog(output.console)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let name = "Marquee demo \(getpid())"
        let host = try await ReceiverHost(interfaces: ["lo"], logger: makeLogger(output))
        var configuration = host.configuration(
            name: name, state: folder.appendingPathComponent("receiver"), player: .browser(Self.screen))
        (configuration.port, configuration.httpPort, configuration.httpsPort) = (0, 0, 0)
        let receiver = Receiver(configuration: configuration)
        do {
            try await run(log, folder, name, receiver)
        } catch {
            await receiver.stop()
            await host.shutdown()
            throw error as? CommandFailure ?? CommandFailure(.refused, "\(error)")
        }
        await receiver.stop()
        await host.shutdown()
        output.console.talk("Every step was confirmed. The picture of the screen is \(picture)")
    }

    @MainActor private func run(_ log: DemoLog, _ folder: URL, _ name: String, _ receiver: Receiver) async throws {
        try await log.step("start a receiver, its screen in Chromium", detail: { (port: Int) in "port \(port)" }) {
            let ready = try await receiver.start()
            for await event in receiver.events {
                if event == .device(.screenReady) { return ready.port }
                if case .screenFailed(let why) = event { throw CommandFailure(.refused, why) }
            }
            throw CommandFailure(.lost, "the receiver ended before its screen was ready")
        }
        var options = try DeviceOptions.parse(["--to", name, "--interface", "lo", "--timeout", "10"])
        options.output = output
        let link = try await log.step(
            "find it, check that it is genuine, launch the Default Media Receiver",
            detail: { (link: DeviceLink) in link.session.trust.map { "trusted as \(StatusReport.name(of: $0))" } }
        ) { try await DeviceLink.launch(options) }
        let script = DemoScript(log: log, folder: folder, picturePath: picture, receiver: receiver, link: link)
        try await script.run()
        await link.leave()
    }

    /// The size of the film, so that its pixels can be read one by one; silent, as nobody asked for a beep.
    private static var screen: BrowserOptions {
        var options = BrowserOptions()
        options.display = .headless
        options.width = DemoFilm.width
        options.height = DemoFilm.height
        options.muted = true
        return options
    }
}
