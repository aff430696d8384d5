public import CastSender
public import CastWidgetsCore

/// The widgets of a context in a terminal: the device list, both controllers, the choice of tracks, the queue and the
/// volume, controlled by keys.
///
/// It is not tied to one terminal. Give it the bytes that a terminal sends, and write ``frames`` to the terminal: the
/// process's own, or one behind SSH. It is made for 40 columns and 10 rows, and more.
///
/// ```swift
/// let widgets = TerminalWidgets(context: context, size: size, capabilities: capabilities)
/// write(TerminalWidgets.opening(capabilities))
/// Task { for await bytes in input { widgets.handle(bytes: bytes) } }
/// for await frame in widgets.frames { write(frame) }
/// write(TerminalWidgets.closing(capabilities))
/// ```
///
/// It runs discovery while it exists. Used from the main actor. Marquee's own.
@MainActor
public final class TerminalWidgets {
    /// The bytes to write, one frame at a time, for one reader.
    ///
    /// The next frame is made when the one before has been taken, so that a slow terminal shows the newest state and
    /// never a backlog. The sequence ends when the person quits, and with ``close()``.
    public private(set) lazy var frames = AsyncStream<[UInt8]>(
        unfolding: { [weak self] in await self?.nextFrame() },
        onCancel: { [weak self] in Task { @MainActor in self?.wake() } })
    /// The person has quit, or it was closed.
    public private(set) var isOver = false

    let context: CastContext
    private let sources: TerminalSources
    private let texts: TerminalTexts
    private let artwork: TerminalArtwork
    private var size: TerminalSize
    private var painter: TerminalPainter
    private var decoder = TerminalKeyDecoder()
    private var interface = TerminalInterface()
    private var isDirty = true
    private var waiting: CheckedContinuation<Void, Never>?
    private var listening: [Task<Void, Never>] = []
    private var escape: TerminalAlarm?
    private var clock: TerminalAlarm?
    private var time: TimeSource { context.environment.time }

    /// Creates the widgets.
    ///
    /// - Parameters:
    ///   - context: starts discovery at once. The context decides what the choice of a device starts there:
    ///     `SessionManager.setDefaultSessionOptions(_:forDeviceCategory:)` with `.joinOnly` leaves everything as it is.
    ///   - size: the terminal's current size; ``resized(to:)`` reports a new one.
    ///   - capabilities: what is known of the terminal; its answers add more.
    ///   - instructions: if they are presented, the keys are explained before anything else.
    ///   - texts: returns the sentence for each text, in the person's language; `{0}` stands for a name.
    public init(
        context: CastContext, size: TerminalSize, capabilities: TerminalCapabilities,
        instructions: CastInstructions? = nil, texts: @escaping @Sendable (WidgetText) -> String = { $0.english }
    ) {
        (self.context, self.size, self.texts) = (context, size, TerminalTexts(texts))
        painter = TerminalPainter(capabilities: capabilities)
        sources = TerminalSources(context, instructions)
        artwork = TerminalArtwork(context)
        listening = sources.listen { [weak self] in self?.changed() }
        artwork.changed = { [weak self] in self?.changed() }
        context.castDialog.open()
    }

    deinit { for task in listening { task.cancel() } }

    /// Returns the bytes to send before the first frame: they switch to the alternate screen and ask what the terminal
    /// can do. Empty for a terminal that can't move its cursor. From any thread.
    public nonisolated static func opening(_ capabilities: TerminalCapabilities) -> [UInt8] {
        capabilities.movesCursor ? Array((TerminalControl.begin + TerminalControl.questions).utf8) : []
    }

    /// Returns the bytes to send at the end: they restore the state before ``opening(_:)``. From any thread.
    public nonisolated static func closing(_ capabilities: TerminalCapabilities) -> [UInt8] {
        capabilities.movesCursor ? Array(TerminalControl.end.utf8) : []
    }

    /// Takes in bytes that the terminal has sent: keys, or answers.
    public func handle(bytes: some Sequence<UInt8>) {
        take(decoder.decode(bytes, at: time.now()))
        escape = TerminalAlarm.set(decoder.nextDeadline, instead: escape, time) { [weak self] in
            guard let self else { return }
            take(decoder.timePassed(at: time.now()))
        }
    }

    /// Reports that the terminal has another size.
    public func resized(to size: TerminalSize) {
        self.size = size
        changed()
    }

    /// Reports that something else has written to the terminal: the next frame has the whole screen.
    public func redraw() {
        painter.forget()
        changed()
    }

    /// Ends ``frames``. Playback and the session go on.
    public func close() {
        guard !isOver else { return }
        isOver = true
        for task in listening { task.cancel() }
        (escape, clock) = (nil, nil)
        context.castDialog.close()
        wake()
    }

    // MARK: Frames

    private func changed() {
        interface.follow(sources.states, at: time.now())
        isDirty = true
        wake()
    }

    private func wake() {
        waiting?.resume()
        waiting = nil
    }

    private func nextFrame() async -> [UInt8]? {
        while !isOver, !Task.isCancelled {
            if isDirty {
                isDirty = false
                let frame = draw()
                if !frame.isEmpty { return frame }
            } else {
                await withCheckedContinuation { waiting = $0 }
            }
        }
        return nil
    }

    private func draw() -> [UInt8] {
        let now = time.now()
        var states = sources.states
        artwork.follow(states.expanded.media?.imageURL, painter.capabilities)
        sources.fill(&states, view(states, now).queueWindow)
        let view = view(states, now)
        clock = TerminalAlarm.set(nextTick(states, view, now), instead: clock, time) { [weak self] in
            self?.isDirty = true
            self?.wake()
        }
        return painter.paint(view.screen)
    }

    private func view(_ states: TerminalStates, _ now: ContinuousClock.Instant) -> TerminalView {
        TerminalView(
            interface, states, size: size, capabilities: painter.capabilities, texts: texts, artwork: artwork.bytes,
            at: now)
    }

    /// Returns when the shown position changes or a failure disappears, if nothing happens meanwhile; nil if lines are
    /// printed.
    private func nextTick(
        _ states: TerminalStates, _ view: TerminalView, _ now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        guard painter.capabilities.movesCursor else { return nil }
        let position = view.showsPosition ? TerminalTick.next(states.expanded, at: now) : nil
        return [position, interface.troubles.nextEnd(after: now)].compactMap(\.self).min()
    }

    // MARK: Keys

    private func take(_ inputs: [TerminalKeyDecoder.Input]) {
        for input in inputs {
            guard !isOver else { return }
            switch input {
            case .key(let key):
                let states = sources.states
                let now = time.now()
                let effects = interface.handle(key, states, page: view(states, now).page, at: now)
                for effect in effects { carryOut(effect) }
                changed()
            case .report(let report): learn(report)
            }
        }
    }

    private func learn(_ report: TerminalReport) {
        var capabilities = painter.capabilities
        capabilities.learn(report)
        guard capabilities != painter.capabilities else { return }
        painter.capabilities = capabilities
        changed()
    }

    private func carryOut(_ effect: TerminalInterface.Effect) {
        switch effect {
        case .quit: close()
        case .redraw: painter.forget()
        default: sources.carryOut(effect)
        }
    }
}
