import NIOCore

/// One probe of a port: whether anybody accepts datagrams there.
protocol PortAsking {
    /// Returns whether the port has refused by now. It ends the probe and has to be called once.
    func finish() -> Bool
}

/// Probes the port of a silent peer once a second until the port is refused.
///
/// It is confined to its loop. After `stop()` nothing is probed or reported.
final class PortWatch {
    /// How long a peer has to be silent before its port is probed, and the time between two probes.
    static let interval = TimeAmount.seconds(1)
    static let answerTime = TimeAmount.milliseconds(100)

    private let loop: any EventLoop
    /// Returns the number of datagrams that have come from the peer so far.
    private let received: () -> Int
    /// Starts a probe; returns nil if none can be sent.
    private let ask: () -> (any PortAsking)?
    private let refused: () -> Void
    private var timer: Scheduled<Void>?
    private var question: (any PortAsking)?
    private var receivedBefore = 0
    private var isStopped = false

    init(
        loop: any EventLoop, received: @escaping () -> Int, ask: @escaping () -> (any PortAsking)?,
        refused: @escaping () -> Void
    ) {
        self.loop = loop
        self.received = received
        self.ask = ask
        self.refused = refused
    }

    func start() {
        guard !isStopped else { return }
        let bound = NIOLoopBound(self, eventLoop: loop)
        timer = loop.scheduleTask(in: Self.interval) { bound.value.askIfSilent() }
    }

    /// Stops the watch; a second call does nothing.
    func stop() {
        isStopped = true
        timer?.cancel()
        timer = nil
        _ = question?.finish()
        question = nil
    }

    private func askIfSilent() {
        guard !isStopped else { return }
        defer { receivedBefore = received() }
        guard received() == receivedBefore, let question = ask() else { return start() }
        self.question = question
        let bound = NIOLoopBound(self, eventLoop: loop)
        timer = loop.scheduleTask(in: Self.answerTime) { bound.value.hearAnswer() }
    }

    private func hearAnswer() {
        guard let question else { return }
        self.question = nil
        guard question.finish() else { return start() }
        stop()
        refused()
    }
}
