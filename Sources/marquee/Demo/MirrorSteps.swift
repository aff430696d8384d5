import CastReceiver
import CastSender
import Casting
import PlatformFoundation

/// Mirrors ten seconds of the synthetic source. Separate processes encode and send it, and the frames are checked on
/// the screen.
@MainActor struct MirrorSteps {
    let stage: DemoStage
    let receiver: DemoReceiver

    private static let seconds = 10
    /// The time between two screenshots.
    private static let interval = Duration.milliseconds(400)

    private var log: DemoLog { stage.log }

    func run() async throws {
        let screen = ScreenCount(receiver.receiver)
        defer { screen.close() }
        let child = try await log.step(
            "mirror live pictures from a process of its own",
            detail: { (child: DemoChild) in child.outline.map(stage.words.outline) }
        ) {
            try await stage.startChild([
                "mirror", "--to", receiver.address, "--interface", "lo", "--source", "synthetic", "--duration",
                "\(Self.seconds)", "--json",
            ])
        }
        try await log.step(
            "see them move on the screen, each with its number",
            detail: { (age: MirrorAge) in
                "\(age.looks) looks, the last at picture \(age.lastCounter ?? 0), \(age.text) old; "
                    + stage.pictures.mirror
            }
        ) { try await watch(child) }
        try await log.step(
            "see it end after \(Self.seconds) s", detail: { (summary: String) in summary }
        ) { try await finish(child) }
        try await log.step("count what the screen has shown", detail: { (text: String) in text }) {
            try await countShown(screen)
        }
    }

    private func watch(_ child: DemoChild) async throws -> MirrorAge {
        guard let outline = child.outline, let start = outline.sourceStart else {
            throw CastFailure(.refused, "the sender did not say when its pictures began")
        }
        var age = MirrorAge()
        var misses = 0
        // The mirroring starts before it reports its first statistics.
        while child.isRunning, (child.statistics?.seconds ?? 0) < Double(Self.seconds) - 1 {
            let asked = Date().timeIntervalSince1970
            let png = try await receiver.receiver.captureScreenshot()
            let had = Date().timeIntervalSince1970
            let picture = try await ProgramRunner.decode(png: png, width: DemoFilm.width, height: DemoFilm.height)
            if let counter = FrameCounter.read(picture) {
                if let last = age.lastCounter, counter <= last {
                    throw CastFailure(.refused, "the picture stood still at number \(last)")
                }
                age.look(
                    counter: counter, asked: asked, had: had, start: start, framesPerSecond: outline.framesPerSecond)
                try Data(png).write(to: URL(fileURLWithPath: stage.pictures.mirror))
            } else {
                misses += 1
            }
            try await Task.sleep(for: Self.interval)
        }
        guard age.looks >= 3, age.looks > misses else {
            throw CastFailure(
                .refused, "the screen showed the pictures' number in \(age.looks) of \(age.looks + misses) looks")
        }
        return age
    }

    private func finish(_ child: DemoChild) async throws -> String {
        let status = await child.exitStatus
        guard status == 0, let statistics = child.statistics else {
            throw CastFailure(.refused, "the mirroring process ended with \(status), not as it should")
        }
        guard statistics.framesAcknowledged > statistics.framesCaptured / 2 else {
            throw CastFailure(
                .refused,
                "the receiver has confirmed \(statistics.framesAcknowledged) of \(statistics.framesCaptured) pictures")
        }
        return stage.words.summary(statistics)
    }

    private func countShown(_ screen: ScreenCount) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(10)
        while screen.video == nil, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(50)) }
        guard let video = screen.video, video.shown > 0 else {
            throw CastFailure(.refused, "the receiver did not say that it has shown a picture in time")
        }
        let delay = video.medianDelay.map { ", \(StreamText.milliseconds($0)) after they were made" } ?? ""
        return "\(video.shown) pictures in their time\(delay); \(video.lostInCore) lost on the way, "
            + "\(video.lostOnScreen) too late for the screen"
    }
}

/// The statistics of a receiver about one mirroring, once it has ended.
@MainActor private final class ScreenCount {
    private(set) var video: MirroringStatistics.Stream?
    private var reading: Task<Void, Never>?

    init(_ receiver: Receiver) {
        reading = Task { [weak self] in
            for await event in receiver.events {
                guard case .device(.mirroring(.ended(_, _, let statistics))) = event else { continue }
                self?.video = statistics.streams.first { $0.kind == .video }
                return
            }
        }
    }

    func close() { reading?.cancel() }
}
