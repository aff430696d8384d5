import CastSender
import Casting

/// The voice for a user at a terminal: a line that is redrawn, and keys.
@MainActor final class TerminalVoice: CastVoice {
    private let console: Console
    /// Nil until there is a session.
    private var joined: Cast?
    private let keyboard: Keyboard?
    private let signals: StopSignals
    private var drawing: Task<Void, Never>?
    private var title = ""
    private var isPicture = false
    private var lastState = ""
    private var lastReport = ""
    /// In percent; nil if nothing is converted.
    private var conversion: Int?
    /// The last line, which stays on the screen while the device is unreachable.
    private var lastLine: ProgressLine?
    private var isLost = false
    /// True if the user quit with a key, before any signal.
    private var wasQuit = false

    /// Frequent enough for a clock with seconds, and rare enough to cost nothing.
    private static let drawingInterval = Duration.milliseconds(250)

    init(console: Console) {
        self.console = console
        keyboard = Keyboard()
        signals = StopSignals(tellingOn: console.tellingDescriptor)
    }

    var wishes: AsyncStream<CastWish> {
        let (stream, continuation) = AsyncStream.makeStream(of: CastWish.self)
        let signalWishes = signals.wishes
        Task { for await wish in signalWishes { continuation.yield(wish) } }
        if let keys = keyboard?.keys {
            Task { [weak self] in
                for await key in keys {
                    guard let self else { return }
                    if press(key) == .quit {
                        wasQuit = wasQuit || !StopSignals.hasCome
                        continuation.yield(.quit)
                    }
                    draw()
                }
            }
        }
        return stream
    }

    /// Until there is a session, a key can only end the attempt.
    private func press(_ key: Keyboard.Key) -> ForegroundControls.Outcome {
        guard let joined else { return ForegroundControls.isQuit(key) ? .quit : .goOn }
        return ForegroundControls(cast: joined).handle(key)
    }

    func castDidJoin(_ cast: Cast) { joined = cast }

    func cast(_ cast: Cast, willLoad title: String) {
        console.talk("Loading \"\(PeerText.name(title))\" on \"\(deviceName)\"")
    }

    func cast(_ cast: Cast, didWarn warning: CastWarning) {
        clearLine()
        console.talk(warning.description)
    }

    func cast(_ cast: Cast, didStart item: StartedItem) {
        title = PeerText.name(item.title)
        isPicture = item.isPicture
        if !item.isConverted { conversion = nil }
        if keyboard?.isListening == true, drawing == nil {
            console.talk(ForegroundControls.help(isPicture: isPicture))
        }
        guard Console.isInteractive, drawing == nil else { return }
        drawing = Task { [weak self] in
            while !Task.isCancelled {
                self?.draw()
                try? await Task.sleep(for: Self.drawingInterval)
            }
        }
    }

    func cast(_ cast: Cast, didUpdate status: MediaStatus) {
        let state = "\(status.playerState)"
        guard !Console.isInteractive else { return draw() }
        if state != lastState {
            lastState = state
            let report = cast.session.map { StatusReport($0).text } ?? ""
            // A device that seeks while paused changes its state for a moment and then returns to the same report.
            guard report != lastReport else { return }
            lastReport = report
            for line in report.split(separator: "\n") { console.talk(String(line)) }
        }
    }

    func cast(_ cast: Cast, didSuspendWith reason: ConnectionSuspendReason) {
        isLost = reason == .networkError || reason == .networkNotReachable
        draw()
    }

    func castDidResume(_ cast: Cast) { isLost = false }

    func cast(_ cast: Cast, didConvert percent: Int) {
        conversion = percent
        draw()
    }

    func cast(_ cast: Cast, didEnd ending: CastEnding) {
        clearLine()
        switch ending {
        case .finished: console.talk("\"\(title)\" has ended")
        // An interruption is reported at the end, by the command.
        case .stopped(.here) where StopSignals.hasCome && !wasQuit: break
        case .stopped: console.talk("stopped")
        case .replaced: console.talk("another sender now casts to \"\(deviceName)\"")
        case .playerFailed, .neverPlayed, .lost, .withdrawn, .refused, .failsAtLoad, .failed: break
        }
    }

    func close() {
        drawing?.cancel()
        drawing = nil
        keyboard?.restore()
    }

    private func draw() {
        guard drawing != nil, Console.ownsTerminal else { return }
        guard !isLost else {
            // The current position is unknown.
            guard var line = lastLine else { return }
            line.state = "lost"
            return console.draw(line.text(width: Console.width))
        }
        guard let session = joined?.session,
            let client = session.remoteMediaClient, let status = client.mediaStatus
        else { return }
        let duration = status.mediaInformation?.streamDuration.flatMap { $0.isFinite ? $0 : nil }
        let line = ProgressLine(
            title: title, state: "\(status.playerState)", position: client.approximateStreamPosition(),
            duration: duration, volume: session.currentDeviceMuted ? nil : session.currentDeviceVolume,
            converted: conversion, isPicture: isPicture)
        lastLine = line
        console.draw(line.text(width: Console.width))
    }

    private func clearLine() {
        if drawing != nil, Console.ownsTerminal { console.draw("") }
    }

    private var deviceName: String { joined?.session?.device.shownName ?? "" }
}
