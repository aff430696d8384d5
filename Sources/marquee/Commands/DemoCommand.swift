import ArgumentParser
import Casting
import PlatformC
import PlatformFoundation

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Demonstrate casting and mirroring on this machine, with films and receivers of its own.",
        discussion: """
            Makes films, starts receivers, and then casts, controls, transfers and resumes them. Uses only the \
            loopback interface and the D-Bus session bus, or a bus of its own if there is no session bus.

            Exits with 0 only if the status of the receivers and the images on their screens confirmed every step. All \
            started processes are ended in any case.
            """)

    @Option(
        help: ArgumentHelp(
            "The PNG file for the image of the screen. More images go beside it, such as demo-queue.png.",
            valueName: "file"))
    var picture = "demo.png"

    @OptionGroup var output: OutputOptions

    /// Checked before the demo starts, which takes a minute.
    func validate() throws {
        let file = URL(fileURLWithPath: picture)
        guard file.pathExtension.lowercased() == "png" else {
            throw ValidationError("--picture takes the name of a PNG file, such as demo.png, not \"\(picture)\"")
        }
        let folder = file.deletingLastPathComponent().path
        guard access(folder, W_OK) == 0 else {
            let why = String(cString: strerror(errno))
            throw ValidationError("--picture: \(folder) is not writable: \(why)")
        }
    }

    @MainActor func run() async throws {
        let wishes = WishBox(StopSignals(tellingOn: STDOUT_FILENO).wishes)
        let stage = try DemoStage(house: try await house(), picture: picture)
        let script = Task { try await DemoScript(stage: stage).run() }
        // When the script is cancelled, it may be waiting for an event that never comes. Closing the devices and files
        // ends that wait at once.
        let interrupts = wishes.onWish { _ in
            script.cancel()
            Task { await stage.close() }
        }
        let result = await script.result
        interrupts.cancel()
        await stage.close()
        guard wishes.last == nil else { throw CommandFailure(.interrupted, "interrupted; all processes were ended") }
        do {
            try result.get()
        } catch {
            throw CommandFailure(of: error) ?? CommandFailure(.refused, "\(error)")
        }
        let seconds = Int((stage.log.elapsed / .seconds(1)).rounded())
        output.console.talk("Every step was confirmed, in \(seconds) s. The image of the screen is \(picture)")
    }

    @MainActor private func house() async throws -> DemoHouse {
        let (console, logger) = (output.console, makeLogger(output))
        let host = try await ReceiverHost(interfaces: ["lo"], logger: logger)
        return DemoHouse(
            logger: logger, configuration: { host.configuration(name: $0, state: $1, player: $2) },
            shutdown: { await host.shutdown() }, tell: { console.answer($0, json: $1) },
            words: .init(outline: MirrorVoice.sentence, summary: MirrorVoice.summary))
    }
}
