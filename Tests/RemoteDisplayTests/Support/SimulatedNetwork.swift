import CastTransport
import NIOCore
import SenderFakes
import Synchronization

@testable import CastStreaming
@testable import RemoteDisplay

/// Both ends of the media, without a network between them, on the test's clock: the sender that a session uses, and a
/// receiver.
final class SimulatedNetwork: MediaTransport {
    struct Shown: Sendable {
        let stream: Int
        let frame: EncodedFrame
        let playout: ContinuousClock.Instant
    }

    private struct State {
        var sender: StreamingSender
        var receiver: StreamingReceiver
        var shown: [Shown] = []
        var isCut = false
        var isClosed = false
        var datagrams = 0
        var lastDatagram: ContinuousClock.Instant
        var longestSilence = Duration.zero
    }

    private let state: Mutex<State>
    private let time: ManualTime
    private let handler: MediaTransportMaker.Handler

    init(
        _ configuration: StreamingSenderDriver.Configuration, time: ManualTime,
        _ handler: @escaping MediaTransportMaker.Handler
    ) {
        self.time = time
        self.handler = handler
        let now = time.now
        var settings = ReceiverSettings()
        // Less talk, so that an hour is soon over.
        settings.feedbackInterval = .milliseconds(500)
        state = Mutex(
            State(
                sender: StreamingSender(streams: configuration.streams, settings: configuration.settings, at: now),
                receiver: StreamingReceiver(streams: configuration.streams, settings: settings, at: now),
                lastDatagram: now))
    }

    var shown: [Shown] { state.withLock(\.shown) }
    var isClosed: Bool { state.withLock(\.isClosed) }
    /// The longest time between two datagrams of the sender.
    var longestSilence: Duration { state.withLock(\.longestSilence) }

    /// Nothing arrives any more.
    func cut() { state.withLock { $0.isCut = true } }

    /// Moves the clock in steps to the next thing that happens, none shorter than the grain.
    func run(for duration: Duration, grain: Duration = .milliseconds(1)) {
        let end = time.now + duration
        exchange()
        while time.now < end, !isClosed {
            let next = state.withLock { [$0.sender.nextDeadline, $0.receiver.nextDeadline].compactMap(\.self).min() }
            let step = max(grain, min(next ?? end, end) - time.now)
            time.advance(by: min(step, end - time.now))
            exchange()
        }
    }

    func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void
    ) {
        let now = time.now
        outcome(state.withLock { $0.sender.enqueue(frame, stream: index, at: now) })
        exchange()
    }

    func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void
    ) {
        let now = time.now
        answer(state.withLock { $0.sender.admission(stream: index, timestamp: timestamp, at: now) })
    }

    func setTargetDelays(_ bounds: ClosedRange<Duration>) {
        state.withLock { $0.sender.setTargetDelays(bounds) }
        exchange()
    }

    func statistics() async -> StreamingStatistics? { state.withLock(\.sender.statistics) }

    func counters() async -> (datagrams: DatagramCounters, refused: Int) { (DatagramCounters(), 0) }

    func close() { state.withLock { $0.isClosed = true } }

    private func exchange() {
        let now = time.now
        let events = state.withLock { state -> [StreamingSender.Event] in
            var events: [StreamingSender.Event] = []
            var isQuiet = false
            while !isQuiet, !state.isClosed {
                isQuiet = true
                while let output = state.sender.poll(at: now) {
                    isQuiet = false
                    switch output {
                    case .event(let event): events.append(event)
                    case .send(let datagram):
                        state.longestSilence = max(state.longestSilence, now - state.lastDatagram)
                        state.lastDatagram = now
                        if !state.isCut { state.receiver.handle(datagram, at: now) }
                    }
                }
                while let output = state.receiver.poll(at: now) {
                    isQuiet = false
                    switch output {
                    case .send(let datagram): if !state.isCut { state.sender.handle(datagram, at: now) }
                    case .frame(let stream, let frame, let playout):
                        state.shown.append(Shown(stream: stream, frame: frame, playout: playout))
                    case .event: break
                    }
                }
            }
            return events
        }
        for event in events { handler(.core(event)) }
    }
}

/// A value that threads share.
final class MutexBox<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) { mutex = Mutex(value) }

    var value: Value { mutex.withLock { $0 } }

    func change(_ body: (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}
