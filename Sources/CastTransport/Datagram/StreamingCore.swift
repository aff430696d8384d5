import CastStreaming
import NIOCore

/// The core of one end of a media session, as its driver uses it.
protocol StreamingCore: Sendable {
    /// The type of its events.
    associatedtype News
    /// - Parameter arrival: when the datagram reached this machine, which may have been too busy to read it at once.
    mutating func handle(_ datagram: ByteBuffer, arrival: ContinuousClock.Instant, at now: ContinuousClock.Instant)
    mutating func pollCore(at now: ContinuousClock.Instant) -> StreamingCoreOutput<News>?
    var nextDeadline: ContinuousClock.Instant? { get }
}

enum StreamingCoreOutput<News> {
    case send(ByteBuffer)
    case event(News)
}

extension StreamingCoreOutput: Sendable where News: Sendable {}

extension StreamingSender: StreamingCore {
    typealias News = Event

    mutating func pollCore(at now: ContinuousClock.Instant) -> StreamingCoreOutput<Event>? {
        switch poll(at: now) {
        case .send(let datagram): .send(datagram)
        case .event(let event): .event(event)
        case nil: nil
        }
    }
}

extension StreamingReceiver: StreamingCore {
    enum News {
        case frame(stream: Int, EncodedFrame, playout: ContinuousClock.Instant)
        case event(StreamingReceiver.Event)
    }

    mutating func pollCore(at now: ContinuousClock.Instant) -> StreamingCoreOutput<News>? {
        switch poll(at: now) {
        case .send(let datagram): .send(datagram)
        case .frame(let stream, let frame, let playout): .event(.frame(stream: stream, frame, playout: playout))
        case .event(let event): .event(.event(event))
        case nil: nil
        }
    }
}

/// The destination of a driver's datagrams. `StreamingSocket` is the real one.
protocol DatagramLink: AnyObject {
    func send(_ datagrams: [ByteBuffer])
    func close()
}

extension StreamingSocket: DatagramLink {}
