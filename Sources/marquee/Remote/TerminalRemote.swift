import CastRemote
import CastSender
import CastWidgets
import Casting
import Dispatch
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `marquee remote --tui`: the widgets at this terminal until the person quits. What is chosen there is joined;
/// nothing is launched by it, and nothing is stopped but by a key that says so.
///
/// - Throws: `.wrongUse` where there is no terminal, `.interrupted` where a signal ended it. The terminal is as it was.
@MainActor
func runTerminalRemote(context: CastContext, output: OutputOptions) async throws {
    if output.json { throw CommandFailure(.wrongUse, "--tui is for people: leave out --json") }
    if !output.isLogSilent, isatty(STDERR_FILENO) == 1 {
        throw CommandFailure(.wrongUse, "the log would be written across what --tui shows: add 2>FILE")
    }
    let follower = SessionFollower(context)
    let wasInterrupted = try await TerminalRemote(context).run()
    context.discoveryManager.stopDiscovery()
    await follower.settle()
    try? await context.sessionManager.disconnect()
    if wasInterrupted { throw CommandFailure(.interrupted, "interrupted; what plays goes on") }
}

/// The widgets, the terminal, and the signals that concern both.
@MainActor
private final class TerminalRemote {
    private let widgets: TerminalWidgets
    private let terminal: RemoteTerminal
    private let wishes = StopSignals().wishes
    private var wasInterrupted = false
    private var watches: [CaughtSignals.Watch] = []
    private var suspension: CaughtSignals.Watch?

    init(_ context: CastContext) throws {
        let environment = ProcessInfo.processInfo.environment
        let capabilities = TerminalCapabilities(environment: environment)
        terminal = try RemoteTerminal(capabilities)
        widgets = TerminalWidgets(
            context: context, size: terminal.size, capabilities: capabilities,
            texts: TerminalWidgets.texts(in: capabilities.language(environment)))
    }

    /// - Returns: whether a signal has ended it, or the terminal has gone.
    func run() async -> Bool {
        watchSignals()
        let tasks = [
            Task { for await _ in wishes { interrupt() } },
            Task { for await event in TerminalEvent.stream(of: terminal) { handle(event) } },
        ]
        for await frame in widgets.frames { await write(frame) }
        for task in tasks { task.cancel() }
        (watches, suspension) = ([], nil)
        terminal.giveBack(forGood: true)
        return wasInterrupted
    }

    private func interrupt() {
        wasInterrupted = true
        // Nothing more is waited for, a terminal that takes no frame least of all.
        terminal.giveBack(forGood: true)
        widgets.close()
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .taken:
            widgets.resized(to: terminal.size)
            widgets.redraw()
        case .bytes(let bytes): widgets.handle(bytes: bytes)
        case .ended: interrupt()
        }
    }

    private static let writing = DispatchQueue(label: "marquee.remote.frames")

    /// Away from the main actor: a terminal may take its time.
    private func write(_ frame: [UInt8]) async {
        await withCheckedContinuation { continuation in
            Self.writing.async { [terminal] in
                terminal.write(frame)
                continuation.resume()
            }
        }
    }

    // MARK: Signals

    private func watchSignals() {
        watches = [
            CaughtSignals.watch(SIGWINCH) { [weak self] in Task { @MainActor in self?.resize() } },
            CaughtSignals.watch(SIGCONT) { [terminal] in terminal.lost() },
        ]
        watchSuspension()
    }

    private func watchSuspension() {
        suspension = CaughtSignals.watch(SIGTSTP) { [weak self] in Task { @MainActor in self?.suspend() } }
    }

    private func resize() { widgets.resized(to: terminal.size) }

    /// Ctrl-Z: the shell has its terminal as it was. The process stands still within, until it is continued.
    private func suspend() {
        guard !widgets.isOver else { return }
        terminal.giveBack(forGood: false, then: Self.stop)
        watchSuspension()
    }

    /// As the signal would have done by itself: in a process group that nobody could continue it does nothing (POSIX,
    /// 2.4.3). Dispatch's threads hold signals back.
    private static func stop() {
        signal(SIGTSTP, SIG_DFL)
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
