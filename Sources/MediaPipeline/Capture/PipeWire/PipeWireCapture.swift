import PlatformC

/// The work of a ``PipeWireScreenSource``'s thread: takes the pictures that PipeWire gives, and converts them for an
/// encoder when they are due.
///
// Unchecked, because one thread makes it and another one runs it, which alone has it from then on.
final class PipeWireCapture: @unchecked Sendable {
    private let configuration: ScreenConfiguration
    private let shared: SharedScreen
    private let mailbox: ScreenMailbox
    private let clock: CaptureClock
    private let converter: ScreenConverter
    private var image: PipeWireImage?
    private var pacer: ScreenPacer
    private var start: ContinuousClock.Instant?
    private var lastTime = Duration.zero
    private var lastTurn = PictureTurn.none
    /// A picture could not be made, so the change still has to be shown.
    private var mustRedraw = false

    /// A picture that is older waited in the buffer, and counts as new.
    private static let longestAge = Duration.milliseconds(250)
    /// How long the desktop may take for its first picture.
    private static let patience = Duration.seconds(10)
    /// After this time the desktop is asked again, and after twice this time the capture begins without a picture.
    private static let callPause = Duration.milliseconds(500)
    private var hasCalled = false

    init(
        _ configuration: ScreenConfiguration, of shared: SharedScreen, _ mailbox: ScreenMailbox, _ clock: CaptureClock
    ) {
        (self.configuration, self.shared, self.mailbox, self.clock) = (configuration, shared, mailbox, clock)
        converter = ScreenConverter(size: configuration.size)
        pacer = ScreenPacer(frameRate: configuration.frameRate, duration: configuration.duration)
    }

    /// Runs until the end of the source.
    func run() {
        do throws(PipelineError) {
            let connection = try PipeWireConnection(remote: shared.remote)
            let stream = try PipeWireStream(
                connection, node: shared.node, size: shared.size, rate: Int(configuration.frameRate.rounded(.up)),
                showsCursor: configuration.showsCursor)
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
                try waitForFirst(stream, since: begun)
                mailbox.wait(orFor: connection.descriptor, atMost: Self.callPause)
                continue
            }
            guard mailbox.isAsked else {
                mailbox.wait(orFor: connection.descriptor, atMost: nil)
                continue
            }
            let now = passed()
            mustRedraw = mailbox.takeMissed() || mustRedraw
            if stream.hasNews || mustRedraw { pacer.change() }
            switch pacer.next(at: now) {
            case .end: mailbox.finish(.success(()))
            case .wait(let until):
                mailbox.wait(orFor: connection.descriptor, atMost: max(.zero, until - passed()))
            case .again: again(now)
            case .capture: capture(stream, now)
            }
        }
    }

    /// Waits for the first picture.
    ///
    /// The first picture of a still screen may be lost, and some desktops give none before something changes. Then the
    /// picture is black until they do.
    private func waitForFirst(
        _ stream: PipeWireStream, since begun: ContinuousClock.Instant
    ) throws(PipelineError) {
        let waited = clock.now() - begun
        if stream.isStreaming, let format = stream.format, waited >= Self.callPause * 2 {
            image = PipeWireImage(size: format.size, format.pixels)
            mustRedraw = true
        } else if waited >= Self.patience {
            throw .noFirstPicture
        } else if waited >= Self.callPause, !hasCalled {
            hasCalled = true
            stream.callForPicture()
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
            age = Self.age(ofNanoseconds: stream.time)
            guard let runs = stream.take(into: image) else { return pacer.miss(at: now) }
            let isOther = !runs.isEmpty || stream.hasNews || stream.turn != lastTurn
            guard isOther || mustRedraw else { return pacer.pass() }
            (changed, lastTurn) = (runs, stream.turn)
        }
        // Without a new picture, only the pointer has moved, or a picture could not be made earlier.
        guard let image else { return pacer.miss(at: now) }
        stream.forgetCursor()
        mustRedraw = false
        pacer.capture(at: now)
        mailbox.begin()
        let time = noted(now - age)
        converter.convert(
            ScreenConverter.Work(
                image: image, changed: changed,
                cursor: stream.cursor.shown(on: image.size), time: time, capturedAt: moment(time),
                turn: stream.turn)
        ) { [mailbox] in mailbox.leave($0) }
    }

    /// The present image if it has this format, or a new one.
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

    /// The time for the next frame: later than that of the previous one.
    private func noted(_ time: Duration) -> Duration {
        lastTime = max(time, lastTime + .milliseconds(1))
        return lastTime
    }

    private func moment(_ time: Duration) -> ContinuousClock.Instant { (start ?? clock.now()) + time }

    /// How long ago that moment of CLOCK_MONOTONIC was.
    ///
    /// It is 0 for a future moment, and for one that is too long ago: the screen has shown such a picture until now.
    private static func age(ofNanoseconds time: Int64?) -> Duration {
        guard let time else { return .zero }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let age = Duration.nanoseconds(Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - time)
        return age > .zero && age <= longestAge ? age : .zero
    }
}

/// What the desktop allows to be captured.
struct SharedScreen: Sendable {
    /// A connection to PipeWire, to be taken once; nil for the session's own.
    let remote: Int32?
    /// PipeWire's number of the node that gives the pictures.
    let node: UInt32
    /// The size to request, if the screen is made only for this capture.
    let size: VideoSize?
}
