import CastRemote
import CastSender
import CastWidgets
import CastWidgetsWeb
import Casting
import Dispatch
import PlatformC
import PlatformFoundation
import SystemEvents

/// `marquee remote --tui`: shows the widgets in this terminal until the user quits.
///
/// Choosing a device only joins it: no application is launched, and none is stopped except by the key for stopping. The
/// terminal is restored afterwards.
///
/// - Throws: `.wrongUse` if there is no terminal; `.interrupted` if a signal ended it.
@MainActor
func runTerminalRemote(context: CastContext, output: OutputOptions) async throws {
    if output.json { throw CommandFailure(.wrongUse, "--tui and --json contradict each other: leave out --json") }
    if !output.isLogSilent, isatty(STDERR_FILENO) == 1 {
        throw CommandFailure(.wrongUse, "the log would overwrite the screen of --tui: add 2>FILE")
    }
    let follower = SessionFollower(context)
    let wasInterrupted = try await TerminalRemote(context).run()
    context.discoveryManager.stopDiscovery()
    await follower.settle()
    try? await context.sessionManager.disconnect()
    if wasInterrupted { throw CommandFailure(.interrupted, "interrupted; the device plays on") }
}

/// Connects the widgets, the terminal and the signals.
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

    /// - Returns: true if a signal ended it, or if the terminal was closed.
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
        // Nothing is awaited any more, least of all a terminal that takes no output.
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

    /// Not on the main actor, because a terminal may be slow.
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

    /// Handles Ctrl-Z: restores the terminal for the shell, and stops this process until it is continued.
    private func suspend() {
        guard !widgets.isOver else { return }
        terminal.giveBack(forGood: false, then: Self.stop)
        watchSuspension()
    }

    /// Stops the process as the signal itself would have done. In a process group that no process can continue, the
    /// signal does nothing (POSIX, 2.4.3). It is unblocked here because Dispatch's threads block signals.
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
