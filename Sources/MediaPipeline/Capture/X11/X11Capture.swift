import CXCB
import PlatformC

/// The work of an ``X11ScreenSource``'s thread: waits for changes, and has frames made when they are due.
///
// Unchecked, because one thread makes it and another one runs it, which alone has it from then on.
final class X11Capture: @unchecked Sendable {
    private let configuration: ScreenConfiguration
    private let display: X11Display
    private let scene: X11Scene
    private let cursor: X11Cursor?
    private let exclusions: X11Exclusions
    private let mailbox: ScreenMailbox
    private let clock: CaptureClock
    /// The size of its frames.
    let size: VideoSize
    private let converter: ScreenConverter
    private let interval: Duration
    private var image: X11Image
    private var changed: DamagedRows
    private var pacer: ScreenPacer
    private var start: ContinuousClock.Instant?
    private var lastLook = Duration.seconds(-1)
    /// The pointer has moved, or a frame could not be made.
    private var mustRedraw = false
    /// The place of the picture has to be queried again.
    private var isMoved = false
    /// Since when there is no picture: the monitor is off, or the window is not shown.
    private var missingSince: Duration?

    /// How long a monitor may be gone. It is gone for a moment while it is rotated.
    private static let absence = Duration.seconds(10)

    init(
        _ configuration: ScreenConfiguration, on display: X11Display, _ mailbox: ScreenMailbox, _ clock: CaptureClock
    ) throws(PipelineError) {
        (self.configuration, self.display, self.mailbox, self.clock) = (configuration, display, mailbox, clock)
        scene = try X11Scene(configuration.target, on: display)
        cursor = configuration.showsCursor ? X11Cursor(on: display) : nil
        size = configuration.pictureSize(of: scene.area.size)
        converter = ScreenConverter(size: size)
        exclusions = try X11Exclusions(configuration.target, on: display)
        interval = Duration(picture: 1, rate: configuration.frameRate)
        pacer = ScreenPacer(frameRate: configuration.frameRate, duration: configuration.duration)
        image = try X11Image(size: scene.area.size, scene.format, on: display)
        changed = DamagedRows(size: scene.area.size)
        changed.addAll()
        xcb_flush(display.connection)
    }

    /// Runs until the end of the source.
    func run() {
        do throws(PipelineError) {
            while !mailbox.isOver {
                guard mailbox.isAsked else {
                    try takeEvents()
                    wait(nil)
                    continue
                }
                let now = passed()
                lookAtPointer(now)
                captureAnew(exclusions.look(isNow: false))
                try takeEvents()
                if isMoved { try follow(now) }
                try checkAbsence(now)
                if !scene.tellsOfChanges { change() }
                if mailbox.takeMissed() { redraw() }
                switch pacer.next(at: now) {
                case .end: mailbox.finish(.success(()))
                case .wait(let until):
                    let look = cursor == nil ? until : min(until, lastLook + interval)
                    wait(max(.zero, look - passed()))
                case .again: again(now)
                case .capture: capture(now)
                }
            }
        } catch {
            mailbox.finish(.failure(error))
        }
    }

    private func passed() -> Duration {
        let now = clock.now()
        let start = start ?? now
        self.start = start
        return start.duration(to: now)
    }

    /// Waits until the display or the taker has something to do, or the time is over.
    private func wait(_ time: Duration?) {
        xcb_flush(display.connection)
        mailbox.wait(orFor: xcb_get_file_descriptor(display.connection), atMost: time)
    }

    private func change() {
        changed.addAll()
        pacer.change()
    }

    /// Has a frame made of the changes that the converter already has.
    private func redraw() {
        mustRedraw = true
        pacer.change()
    }

    /// Has these places of the display captured again.
    private func captureAnew(_ places: [ScreenRectangle]) {
        guard !places.isEmpty else { return }
        for place in places {
            changed.add(
                ScreenRectangle(
                    x: place.x - scene.area.x, y: place.y - scene.area.y, width: place.width, height: place.height))
        }
        pacer.change()
    }

    private func lookAtPointer(_ now: Duration) {
        guard let cursor, now - lastLook >= interval else { return }
        lastLook = now
        let before = shownCursor
        // A pointer that moves outside of the picture changes nothing here.
        guard cursor.look(from: scene.window), before != nil || shownCursor != nil else { return }
        redraw()
    }

    private var shownCursor: (picture: CursorPicture, x: Int, y: Int)? {
        let isWindow = scene.window != display.root
        return cursor?.shown(on: scene.area.size, at: isWindow ? (0, 0) : (scene.area.x, scene.area.y))
    }

    private func takeEvents() throws(PipelineError) {
        while let event = xcb_poll_for_event(display.connection) {
            defer { free(event) }
            try take(event)
        }
        if display.isClosed { throw .displayClosed(display.name) }
    }

    private func take(_ event: UnsafeMutablePointer<xcb_generic_event_t>) throws(PipelineError) {
        let type = event.pointee.response_type & 0x7f
        let connection = display.connection
        func begins(_ found: cxcb_extension?) -> UInt8? {
            found.flatMap { $0.pointee.present == 1 ? $0.pointee.first_event : nil }
        }
        switch type {
        // A request was refused, because its object is gone. The next event tells.
        case 0: break
        case UInt8(XCB_DESTROY_NOTIFY):
            let window = UnsafeRawPointer(event).load(as: xcb_destroy_notify_event_t.self).window
            if window == scene.window { throw .windowClosed }
        case UInt8(XCB_CONFIGURE_NOTIFY), UInt8(XCB_MAP_NOTIFY), UInt8(XCB_VISIBILITY_NOTIFY): isMoved = true
        case begins(cxcb_damage(connection)): pacer.change()
        case begins(cxcb_xfixes(connection)).map { $0 + UInt8(XCB_XFIXES_CURSOR_NOTIFY) }: cursor?.outdate()
        case begins(cxcb_randr(connection)), begins(cxcb_randr(connection)).map { $0 + UInt8(XCB_RANDR_NOTIFY) }:
            isMoved = true
        default: break
        }
    }

    /// Looks again at the picture, which may be at another place now, or have another size.
    private func follow(_ now: Duration) throws(PipelineError) {
        isMoved = false
        guard scene.refresh() else {
            missingSince = missingSince ?? now
            return
        }
        missingSince = nil
        // If a window was resized while it was not shown, its area is new, but the image still has the old size.
        if scene.area.size != image.size {
            changed = DamagedRows(size: scene.area.size)
            image = try X11Image(size: scene.area.size, scene.format, on: display)
        }
        change()
    }

    /// Ends the capture if a monitor has been missing for too long. A window may be shown again at any time; its last
    /// picture stays until then.
    private func checkAbsence(_ now: Duration) throws(PipelineError) {
        guard case .screen = configuration.target, let missingSince, now - missingSince >= Self.absence else { return }
        throw PipelineError(.captureEnded, "The screen that was captured has been switched off or taken away.")
    }

    private func capture(_ now: Duration) {
        let at = clock.now()
        if let changes = scene.takeChanges() {
            for change in changes { changed.add(change) }
        } else {
            changed.addAll()
        }
        let runs = changed.runs
        guard !runs.isEmpty || mustRedraw else { return pacer.pass() }
        guard scene.read(runs, into: image) else {
            // The picture has another size now, or is gone; events tell which.
            isMoved = true
            changed.addAll()
            pacer.miss(at: now)
            return
        }
        changed = DamagedRows(size: scene.area.size)
        mustRedraw = false
        pacer.capture(at: now)
        // The windows are covered where they were when this was read, and where they are now, because one may have
        // moved in between.
        exclusions.cover(image, of: scene.place)
        captureAnew(exclusions.look(isNow: true))
        exclusions.cover(image, of: scene.place)
        mailbox.begin()
        let work = ScreenConverter.Work(
            image: image, changed: runs, cursor: shownCursor, time: now, capturedAt: at)
        converter.convert(work) { [mailbox] in mailbox.leave($0) }
    }

    private func again(_ now: Duration) {
        pacer.repeatPicture(at: now)
        mailbox.begin()
        converter.again(at: now, capturedAt: clock.now()) { [mailbox] in mailbox.leave($0) }
    }
}
