import Dispatch
import Synchronization

/// The thread that listens to this machine's sound server: PipeWire, or else PulseAudio.
///
/// If there is no server, or it is gone, the thread looks for one again. The pauses grow from a quarter of a second to
/// four seconds.
final class SoundSupervisor: Sendable {
    private struct State {
        var isStopped = false
        /// Ends the server's loop, while there is one.
        var quit: (@Sendable () -> Void)?
        var hasSettled = false
        /// There is a server that has nothing.
        var isEmpty = false
    }

    private let state = Mutex(State())
    private let stopping = DispatchSemaphore(value: 0)
    private let settling = DispatchSemaphore(value: 0)
    private let wishes: SoundWishes

    /// How long a server may take to report what it has, and how long to wait before a failed stream is requested
    /// again; both in milliseconds.
    static let answerTime: UInt32 = 2_000
    static let retryTime: UInt32 = 500

    private static let pauses = [250, 500, 1_000, 2_000, 4_000]

    /// - Throws: outOfMemory.
    init(_ wishes: SoundWishes) throws(PipelineError) {
        self.wishes = wishes
        guard CaptureThread.start({ [self] in run() }) else { throw .memory }
    }

    /// Whether the server that was found last has neither outputs nor microphones.
    var isEmpty: Bool { state.withLock { $0.isEmpty } }
    var isStopped: Bool { state.withLock { $0.isStopped } }

    func stop() {
        // Under the lock, so that the loop still exists.
        state.withLock { state in
            state.isStopped = true
            state.quit?()
        }
        stopping.signal()
    }

    /// Waits until a server has reported what it has. Returns false if there is none, or it does not answer.
    ///
    /// It blocks, so it must not be called on a task's thread.
    func waitForServer(atMost time: DispatchTimeInterval = .seconds(1)) -> Bool {
        _ = settling.wait(timeout: .now() + time)
        settling.signal()
        return state.withLock { $0.hasSettled }
    }

    /// For servers: sets how to end their loop; nil before the loop is gone.
    func setQuit(_ quit: (@Sendable () -> Void)?) {
        state.withLock { state in
            state.quit = quit
            if state.isStopped { quit?() }
        }
    }

    /// For servers: reports that everything that was there is known.
    func settled() {
        state.withLock { $0.hasSettled = true }
        settling.signal()
    }

    private func run() {
        var failures = 0
        var wasThere = false
        while true {
            let outcome = listen()
            state.withLock { $0.isEmpty = outcome == .empty }
            if outcome == .stopped || isStopped { return }
            if outcome == .lost {
                wasThere = true
                failures = 0
                wishes.warn("the sound server has gone; silence is sent until it is back")
            } else {
                settling.signal()
                if outcome == .empty {
                    SoundAdvice(SoundCatalogue()).warnings(wishes.targets, ProcessTree.descends).forEach(wishes.warn)
                } else if !wasThere {
                    wishes.warn(Self.noServer)
                }
            }
            let pause = Self.pauses[min(failures, Self.pauses.count - 1)]
            failures += 1
            if stopping.wait(timeout: .now() + .milliseconds(pause)) == .success { return }
        }
    }

    /// Runs until the server ends.
    private func listen() -> SoundOutcome {
        let outcome = PipeWireSound(wishes, self).run(leavesEmpty: true)
        guard outcome == .absent || outcome == .empty else { return outcome }
        let other = PulseSound(wishes, self).run()
        // PipeWire may be there only for cameras and screens, until somebody plugs in a headset.
        return other == .absent && outcome == .empty ? PipeWireSound(wishes, self).run(leavesEmpty: false) : other
    }

    static let noServer =
        "no sound server answers: silence is sent until one does. Is this the desktop's session, and does PipeWire "
        + "(with WirePlumber) or PulseAudio run there?"
}
