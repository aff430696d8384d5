import CastTransport
import NIOCore
import Synchronization

@testable import CastStreaming
@testable import RemoteDisplay

/// A network that does what the test says: takes every frame, acknowledges none by itself.
final class FakeTransport: MediaTransport {
    struct Taken {
        let frame: StreamingSender.OutgoingFrame
        let stream: Int
        let id: FrameID
    }

    private struct State {
        var taken: [Taken] = []
        var next: [Int: FrameID] = [:]
        var isClosed = false
        var refusal: StreamingSender.DropReason?
        var admissions = 0
        var acknowledges = false
        var drops = 0
        var bounds: [ClosedRange<Duration>] = []
    }

    let configuration: StreamingSenderDriver.Configuration
    private let handler: MediaTransportMaker.Handler
    private let state = Mutex(State())

    init(_ configuration: StreamingSenderDriver.Configuration, _ handler: @escaping MediaTransportMaker.Handler) {
        self.configuration = configuration
        self.handler = handler
    }

    var taken: [Taken] { state.withLock(\.taken) }
    /// Between which delays the session was told that it may choose.
    var bounds: [ClosedRange<Duration>] { state.withLock(\.bounds) }
    /// How often it was asked whether a picture would be dropped.
    var admissions: Int { state.withLock(\.admissions) }
    var isClosed: Bool { state.withLock(\.isClosed) }

    /// The receiver acknowledges each frame as soon as it is sent.
    func acknowledgeEverything() { state.withLock { $0.acknowledges = true } }

    /// So many of the next frames are dropped though they are encoded.
    func dropNext(_ count: Int) { state.withLock { $0.drops = count } }

    func refuse(_ reason: StreamingSender.DropReason?) { state.withLock { $0.refusal = reason } }

    func tell(_ event: StreamingSender.Event) { handler(.core(event)) }

    func tellPortRefused() { handler(.portRefused) }

    func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void
    ) {
        let isDropped = state.withLock { state in
            guard state.drops > 0 else { return false }
            state.drops -= 1
            return true
        }
        guard !isDropped else { return outcome(.dropped(.inFlight)) }
        let (id, acknowledges) = state.withLock { state in
            let id = state.next[index] ?? .first
            state.next[index] = id.next
            state.taken.append(Taken(frame: frame, stream: index, id: id))
            return (id, state.acknowledges)
        }
        outcome(.accepted(id))
        if acknowledges { tell(.acknowledged(stream: index, through: id)) }
    }

    func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void
    ) {
        let refusal = state.withLock { state in
            state.admissions += 1
            return state.refusal
        }
        answer(refusal)
    }

    func setTargetDelays(_ bounds: ClosedRange<Duration>) { state.withLock { $0.bounds.append(bounds) } }

    func statistics() async -> StreamingStatistics? { nil }

    func counters() async -> (datagrams: DatagramCounters, refused: Int) { (DatagramCounters(), 0) }

    func close() { state.withLock { $0.isClosed = true } }
}

/// Keeps the transports that were opened.
final class FakeTransports: Sendable {
    private let opened: Mutex<[FakeTransport]> = Mutex([])

    var all: [FakeTransport] { opened.withLock { $0 } }

    var maker: MediaTransportMaker {
        MediaTransportMaker { configuration, handler in
            let transport = FakeTransport(configuration, handler)
            self.opened.withLock { $0.append(transport) }
            return transport
        }
    }
}
