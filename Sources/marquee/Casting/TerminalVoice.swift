import CastSender
import Foundation

/// A person at a terminal: a line that is drawn over, and keys.
@MainActor final class TerminalVoice: CastVoice {
    private let link: DeviceLink
    private let keyboard: Keyboard?
    private let signals = StopSignals()
    private var drawing: Task<Void, Never>?
    private var title = ""
    private var lastState = ""
    private var conversion: ConversionProgress?

    /// Often enough for a clock that shows seconds, seldom enough to cost nothing.
    private static let drawingInterval = Duration.milliseconds(250)

    init(link: DeviceLink) {
        self.link = link
        keyboard = Keyboard()
    }

    var wishes: AsyncStream<CastWish> {
        let (stream, continuation) = AsyncStream.makeStream(of: CastWish.self)
        let signalWishes = signals.wishes
        Task { for await wish in signalWishes { continuation.yield(wish) } }
        if let keys = keyboard?.keys {
            let controls = ForegroundControls(link: link)
            Task { [weak self] in
                for await key in keys {
                    if controls.handle(key) == .quit { continuation.yield(.quit) }
                    self?.draw()
                }
            }
        }
        return stream
    }

    func loading(_ title: String) {
        link.console.talk("Loading \"\(title)\" on \"\(link.device.friendlyName)\"")
    }

    func warn(_ sentence: String) {
        clearLine()
        link.console.talk(sentence)
    }

    func started(_ item: PreparedItem, servingAddress: String?) {
        title = item.title
        if item.serving?.plan.conversion == nil { conversion = nil }
        if keyboard != nil, drawing == nil { link.console.talk(ForegroundControls.help) }
        guard Console.isInteractive, drawing == nil else { return }
        drawing = Task { [weak self] in
            while !Task.isCancelled {
                self?.draw()
                try? await Task.sleep(for: Self.drawingInterval)
            }
        }
    }

    func status(_ status: MediaStatus) {
        let state = "\(status.playerState)"
        guard !Console.isInteractive else { return draw() }
        if state != lastState {
            for line in StatusReport(link.session).text.split(separator: "\n") { link.console.talk(String(line)) }
            lastState = state
        }
    }

    func converted(_ progress: ConversionProgress) {
        conversion = progress
        draw()
    }

    func ended(_ ending: CastWatch.Ending) {
        clearLine()
        switch ending {
        case .finished: link.console.talk("\"\(title)\" is over")
        case .stopped: link.console.talk("stopped")
        case .replaced: link.console.talk("somebody else casts to \"\(link.device.friendlyName)\" now")
        case .failed, .lost: break
        }
    }

    func close() {
        drawing?.cancel()
        drawing = nil
        keyboard?.restore()
    }

    private func draw() {
        guard drawing != nil, let client = link.session.remoteMediaClient, let status = client.mediaStatus else { return }
        let duration = status.mediaInformation?.streamDuration.flatMap { $0.isFinite ? $0 : nil }
        let line = ProgressLine(
            title: title, state: "\(status.playerState)", position: client.approximateStreamPosition(),
            duration: duration, volume: link.session.currentDeviceMuted ? nil : link.session.currentDeviceVolume,
            converted: conversion?.percent)
        link.console.draw(line.text(width: Self.terminalWidth))
    }

    private func clearLine() {
        if drawing != nil { link.console.draw("") }
    }

    private static var terminalWidth: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
