import PipelineCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the thread of a ``PipeWireScreenSource`` does: takes the pictures that PipeWire gives, and has them made into an
/// encoder's when they are due.
///
// Unchecked: it is made by one thread and run by another, which alone has it from then on.
final class PipeWireCapture: @unchecked Sendable {
    private let configuration: ScreenConfiguration
    private let shared: SharedScreen
    private let mailbox: ScreenMailbox
    private let clock: CaptureClock
    private let converter: ScreenConverter
    private let interval: Duration
    private var image: PipeWireImage?
    private var pacer: ScreenPacer
    private var start: ContinuousClock.Instant?
    private var lastTime = Duration.zero

    /// How long the desktop may take for its first picture.
    private static let patience = Duration.seconds(10)

    init(
        _ configuration: ScreenConfiguration, of shared: SharedScreen, _ mailbox: ScreenMailbox, _ clock: CaptureClock
    ) {
        (self.configuration, self.shared, self.mailbox, self.clock) = (configuration, shared, mailbox, clock)
        converter = ScreenConverter(size: configuration.size)
        interval = Duration(picture: 1, rate: configuration.frameRate)
        pacer = ScreenPacer(frameRate: configuration.frameRate, duration: configuration.duration)
    }

    /// To the end of the source.
    func run() {
        do throws(PipelineError) {
            let connection = try PipeWireConnection(remote: shared.remote)
            let stream = try PipeWireStream(
                connection, node: shared.node, size: shared.size, rate: Int(configuration.frameRate.rounded(.up)))
            try run(stream, on: connection)
        } catch {
            mailbox.finish(.failure(error))
        }
    }

    private func run(_ stream: PipeWireStream, on connection: PipeWireConnection) throws(PipelineError) {
        let begun = clock.now()
        while !mailbox.isOver {
            connection.turn()
            if let failure = connection.failure ?? stream.failure { throw failure }
            if !connection.gone.isEmpty { throw .screenGone }
            if image == nil, !stream.hasNews {
                guard clock.now() - begun < Self.patience else { throw .noFirstPicture }
                mailbox.wait(orFor: connection.descriptor, atMost: .seconds(1))
                continue
            }
            guard mailbox.isAsked else {
                mailbox.wait(orFor: connection.descriptor, atMost: nil)
                continue
            }
            let now = passed()
            if stream.hasNews || mailbox.takeMissed() { pacer.change() }
            switch pacer.next(at: now) {
            case .end: mailbox.finish(.success(()))
            case .wait(let until):
                mailbox.wait(orFor: connection.descriptor, atMost: max(.zero, until - passed()))
            case .again: again(now)
            case .capture: capture(stream, now)
            }
        }
    }

    private func passed() -> Duration {
        let now = clock.now()
        let start = start ?? now
        self.start = start
        return start.duration(to: now)
    }

    private func capture(_ stream: PipeWireStream, _ now: Duration) {
        var (changed, age) = ([Range<Int>](), Duration.zero)
        if stream.hasPicture, let format = stream.format {
            let image = image(for: format, stream)
            age = Self.age(ofNanoseconds: stream.time, atMost: max(interval * 2, .milliseconds(100)))
            guard let runs = stream.take(into: image) else { return pacer.miss(at: now) }
            changed = runs
        }
        // Without a new picture the pointer alone has moved, or one could not be made.
        guard let image else { return pacer.miss(at: now) }
        stream.forgetCursor()
        pacer.capture(at: now)
        mailbox.begin()
        let time = noted(now - age)
        converter.convert(
            ScreenConverter.Work(
                image: image, changed: changed,
                cursor: configuration.showsCursor ? stream.cursor.shown(on: image.size) : nil, time: time,
                capturedAt: moment(time))
        ) { [mailbox] in mailbox.leave($0) }
    }

    /// The one that there is, where it has that form.
    private func image(
        for format: (size: VideoSize, pixels: ScreenPixelFormat), _ stream: PipeWireStream
    ) -> PipeWireImage {
        if let image, image.size == format.size, image.format == format.pixels { return image }
        let made = PipeWireImage(size: format.size, format.pixels)
        image = made
        stream.renew()
        return made
    }

    private func again(_ now: Duration) {
        pacer.repeatPicture(at: now)
        mailbox.begin()
        let time = noted(now)
        converter.again(at: time, capturedAt: moment(time)) { [mailbox] in mailbox.leave($0) }
    }

    /// Later than the picture before.
    private func noted(_ time: Duration) -> Duration {
        lastTime = max(time, lastTime + .milliseconds(1))
        return lastTime
    }

    private func moment(_ time: Duration) -> ContinuousClock.Instant { (start ?? clock.now()) + time }

    /// How long ago that moment of CLOCK_MONOTONIC was; 0 for one to come, and for one that was too long ago: such a
    /// picture was seen until now.
    private static func age(ofNanoseconds time: Int64?, atMost limit: Duration) -> Duration {
        guard let time else { return .zero }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let age = Duration.nanoseconds(Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - time)
        return age > .zero && age <= limit ? age : .zero
    }
}

/// What the desktop has allowed to be seen.
struct SharedScreen: Sendable {
    /// A connection to PipeWire, to be taken once; nil: the session's own.
    let remote: Int32?
    /// PipeWire's number of what gives the pictures.
    let node: UInt32
    /// The size that it is asked for, where it is made for this alone.
    let size: VideoSize?
}

extension PipelineError {
    static let noFirstPicture = PipelineError(
        .captureUnavailable,
        "The desktop has allowed it, but gives no picture of the screen: is WirePlumber (or another session manager of "
            + "PipeWire's) running?")
}
