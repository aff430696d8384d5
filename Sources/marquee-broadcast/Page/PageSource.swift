import BrowserProcess
package import Logging
package import MediaPipeline

/// A changing web page as a source, in a hidden browser on its own display. Both are restarted whenever one of them
/// dies; ``PageCourse`` decides.
///
/// Its frames never end: while the page is away, its last frame is repeated every second.
final class PageSource: CaptureSource {
    /// Limited because the device has to be left after the browser.
    private static let goodbyeTime = Duration.milliseconds(1_200)

    nonisolated let format: CaptureFormat
    private let outlet = PageOutlet()
    private let work: [Task<Void, Never>]

    /// Opens the page and waits until it is seen, at most for ``PageCourse/firstTime``.
    ///
    /// - Parameters:
    ///   - configuration: Size and rate. Its target is replaced by the page's own display.
    ///   - hasSound: Whether the page's audio is captured too, if there is a sound server.
    ///   - warn: Gets a limited number of sentences when the page is away or its browser is restarted.
    /// - Throws: ``PipelineError``: captureUnavailable if a program is missing, badConfiguration, pageUnreadable;
    ///   `CancellationError`.
    static func open(
        _ address: PageAddress, _ configuration: ScreenConfiguration, hasSound: Bool, logger: Logger,
        warn: @escaping @Sendable (String) -> Void
    ) async throws -> PageSource {
        try configuration.check()
        let programs = try PagePrograms()
        let surroundings = BrowserSurroundings.current()
        PageHomes.sweep(isRoot: surroundings.isRoot)
        var own = configuration
        own.target = .screen(nil)
        own.showsCursor = false
        own.duration = nil
        let (beginnings, beginning) = AsyncStream.makeStream(
            of: Result<Void, any Error>.self, bufferingPolicy: .bufferingOldest(1))
        let sound = hasSound && programs.sound != nil ? PageSound() : nil
        if hasSound, sound == nil { warn(PagePrograms.silence) }
        let source = PageSource(own, sound) { outlet in
            let stage = PageStage(
                address: address, configuration: own, programs: programs, surroundings: surroundings, outlet: outlet,
                sound: sound, logger: logger)
            return PageRun(stage: stage, outlet: outlet, warn: warn) { beginning.yield($0) }
        }
        for await result in beginnings {
            do {
                try result.get()
                return source
            } catch {
                await source.stop()
                throw error
            }
        }
        await source.stop()
        throw CancellationError()
    }

    private init(_ configuration: ScreenConfiguration, _ sound: PageSound?, _ run: (PageOutlet) -> PageRun) {
        format = CaptureFormat(
            video: .init(size: configuration.size, frameRate: configuration.frameRate),
            audio: sound == nil ? nil : PageSound.format)
        let (run, outlet) = (run(outlet), outlet)
        work = [Task { await run.run() }, Task { await sound?.run { outlet.offer($0, at: $1) } }]
    }

    deinit { for task in work { task.cancel() } }

    func next() async throws -> CaptureSample? { try await outlet.next() }

    /// Returns when the browser is gone, or soon in any case: it ends without this process's help too.
    func stop() async {
        outlet.finish(.success(()))
        for task in work { task.cancel() }
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task { [work] in
            for task in work { await task.value }
            end.yield()
        }
        let limit = Task {
            try? await Task.sleep(for: Self.goodbyeTime)
            end.yield()
        }
        // Also if this task is cancelled.
        await Task { for await _ in ends { break } }.value
        limit.cancel()
    }

    func brokenOff() -> Duration? { nil }
}
