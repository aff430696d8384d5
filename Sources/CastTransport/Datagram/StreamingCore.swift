import CastStreaming
import NIOCore

/// What a driver needs of the core of one end of a media session.
protocol StreamingCore: Sendable {
    /// What it tells besides datagrams.
    associatedtype News
    /// - Parameter arrival: When it reached this machine, which was too busy to read it at once.
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

/// Where a driver's datagrams go. `StreamingSocket` is the real one.
protocol DatagramLink: AnyObject {
    func send(_ datagrams: [ByteBuffer])
    func close()
}

extension StreamingSocket: DatagramLink {}
