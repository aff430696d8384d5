import ArgumentParser
import MediaPipeline

/// What it takes to capture a display (DISPLAY) and to bring its pictures to an encoder's size and colours, without any
/// encoder. Opening is not counted.
struct ScreenCost: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "screen")

    @Option(help: "Seconds to measure.") var seconds = 5

    private struct Result: Encodable {
        let pictures: Int
        /// A second.
        let cpu: Double
    }

    func run() async throws {
        let source = try X11ScreenSource(ScreenConfiguration(target: .screen(nil), size: VideoSize(1280, 720)))
        _ = try await source.next()
        // The first pictures touch memory that is new.
        try await take(source, for: .seconds(1))
        let (before, start) = (processorTime(), ContinuousClock.now)
        let pictures = try await take(source, for: .seconds(seconds))
        let result = Result(
            pictures: pictures, cpu: (processorTime() - before) / ((ContinuousClock.now - start) / .seconds(1)))
        source.stop()
        printJSON(result)
    }

    @discardableResult
    private func take(_ source: X11ScreenSource, for time: Duration) async throws -> Int {
        let end = ContinuousClock.now + time
        var pictures = 0
        while ContinuousClock.now < end {
            guard try await source.next() != nil else { throw ValidationError("the screen has ended") }
            pictures += 1
        }
        return pictures
    }
}
