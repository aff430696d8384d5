import NIOCore

/// One question to a port: whether anybody takes datagrams there.
protocol PortAsking {
    /// Whether the port has refused by now. Ends the question, and is to be called once.
    func finish() -> Bool
}

/// Asks a peer that is silent whether it refuses the port, once a second, until it does.
///
/// Confined to its loop. Nothing is asked or told after `stop()`.
final class PortWatch {
    /// How long a peer is silent before its port is asked, and until it is asked again.
    static let interval = TimeAmount.seconds(1)
    static let answerTime = TimeAmount.milliseconds(100)

    private let loop: any EventLoop
    /// Datagrams that came from the peer so far.
    private let received: () -> Int
    /// Nil where no question can be sent.
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

    /// Idempotent.
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
