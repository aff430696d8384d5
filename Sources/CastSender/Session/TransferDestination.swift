import CastWire

/// The device that a session is being moved to, until the session takes over its connection.
@MainActor
final class TransferDestination {
    let driver: SessionDriver
    private(set) var receiver = ReceiverState()
    private(set) var media: MediaState?
    private(set) var trust: DeviceTrust?
    private var failure: CastError?
    private var ended: [Int: CastError?] = [:]

    init(driver: SessionDriver) {
        self.driver = driver
    }

    /// Launches or joins the application there.
    func start() async throws(CastError) {
        driver.start()
        try await takeEvents { self.trust != nil }
    }

    /// Makes the application continue with the stored session of the other device.
    func resume(_ state: JSONValue) async throws(CastError) {
        let id = try driver.submitResume(state).requestID
        try await takeEvents { self.ended.keys.contains(id) }
        if let error = ended[id] ?? nil { throw error }
    }

    /// Gives up the move. An application that was launched for it is stopped; one that others had launched is left
    /// alone.
    func abandon() {
        driver.end(stopCasting: driver.hasLaunched)
    }

    private func takeEvents(until isDone: () -> Bool) async throws(CastError) {
        var signals = driver.signals.makeAsyncIterator()
        while !isDone() {
            guard await signals.next() != nil else { throw failure ?? .startCancelled }
            for event in driver.takeEvents() { take(event) }
            if let failure { throw failure }
        }
    }

    private func take(_ event: SessionEvent) {
        switch event {
        case .started(let receiver, let media, let trust):
            (self.receiver, self.media, self.trust) = (receiver, media, trust)
        case .deviceChanged(let receiver): self.receiver = receiver
        case .mediaChanged(let media, _): self.media = media
        case .requestEnded(let id, let error): ended[id] = .some(error)
        case .failedToStart(let error), .connectionLost(let error): failure = error
        case .ended(let error): failure = error ?? .startCancelled
        default: break
        }
    }
}
