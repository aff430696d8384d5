import ArgumentParser
import MediaPipeline

/// What it takes to capture an X display (DISPLAY) or a Wayland desktop's screen, and to bring its pictures to an encoder's size and colours, without any
/// encoder. Opening is not counted.
struct ScreenCost: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "screen")

    @Option(help: "Seconds to measure.") var seconds = 5
    @Flag(help: "A Wayland desktop's, by its portal.") var portal = false

    private struct Result: Encodable {
        let pictures: Int
        /// A second.
        let cpu: Double
    }

    func run() async throws {
        let configuration = ScreenConfiguration(target: .screen(nil), size: VideoSize(1280, 720))
        let source: any CaptureSource =
            portal
            ? try await PortalScreen.open(.monitor, size: nil, configuration, desktop: nil) { _ in }
            : try X11ScreenSource(configuration)
        _ = try await source.next()
        // The first pictures touch memory that is new.
        try await take(source, for: .seconds(1))
        let (before, start) = (processorTime(), ContinuousClock.now)
        let pictures = try await take(source, for: .seconds(seconds))
        let result = Result(
            pictures: pictures, cpu: (processorTime() - before) / ((ContinuousClock.now - start) / .seconds(1)))
        await source.stop()
        printJSON(result)
    }

    @discardableResult
    private func take(_ source: any CaptureSource, for time: Duration) async throws -> Int {
        let end = ContinuousClock.now + time
        var pictures = 0
        while ContinuousClock.now < end {
            guard try await source.next() != nil else { throw ValidationError("the screen has ended") }
            pictures += 1
        }
        return pictures
    }
}
