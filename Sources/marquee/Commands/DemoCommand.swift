import ArgumentParser
import Casting
import MarqueeDemo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Shows the whole way on this machine: makes films, starts receivers, casts, controls, moves, resumes.",
        discussion: """
            Stays on the loopback interface, and on the session's bus, or one of its own where there is none. Ends \
            with 0 only if the receivers' status and the pictures on their screens confirmed every step; whatever \
            happens, nothing is left running.
            """)

    @Option(
        help: ArgumentHelp(
            "Where the picture of the screen goes, as PNG; others go beside it: demo-queue.png and so on.",
            valueName: "file"))
    var picture = "demo.png"

    @OptionGroup var output: OutputOptions

    /// Here and not after a minute of work.
    func validate() throws {
        let file = URL(fileURLWithPath: picture)
        guard file.pathExtension.lowercased() == "png" else {
            throw ValidationError("--picture takes the name of a PNG file, as demo.png, and \"\(picture)\" is none")
        }
        let folder = file.deletingLastPathComponent().path
        guard access(folder, W_OK) == 0 else {
            let why = String(cString: strerror(errno))
            throw ValidationError("--picture: nothing can be written into \(folder): \(why)")
        }
    }

    @MainActor func run() async throws {
        let wishes = WishBox(StopSignals(tellingOn: STDOUT_FILENO).wishes)
        let stage = try DemoStage(house: try await house(), picture: picture)
        let script = Task { try await DemoScript(stage: stage).run() }
        // What the script waits for may never come once it is told to end; without devices and files it comes at once.
        let interrupts = wishes.onWish { _ in
            script.cancel()
            Task { await stage.close() }
        }
        let result = await script.result
        interrupts.cancel()
        await stage.close()
        guard wishes.last == nil else { throw CommandFailure(.interrupted, "interrupted; everything was ended") }
        do {
            try result.get()
        } catch {
            throw CommandFailure(of: error) ?? CommandFailure(.refused, "\(error)")
        }
        let seconds = Int((stage.log.elapsed / .seconds(1)).rounded())
        output.console.talk("Every step was confirmed, in \(seconds) s. The picture of the screen is \(picture)")
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
