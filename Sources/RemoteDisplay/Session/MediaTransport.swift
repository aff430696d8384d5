package import CastStreaming
package import CastTransport

/// Where a session's encoded frames go. `StreamingSenderDriver` is the real transport; tests use a simulated network.
///
/// No method blocks. Answers and events come in order, on a thread of the transport.
protocol MediaTransport: AnyObject, Sendable {
    func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void)

    /// Asks before the encoding whether a frame would be dropped. The answer is nil if it would not.
    func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void)

    /// Sets the range from which the sender may choose target delays. `.playoutDelay` reports when a delay is used.
    func setTargetDelays(_ bounds: ClosedRange<Duration>)

    func statistics() async -> StreamingStatistics?
    func counters() async -> (datagrams: DatagramCounters, refused: Int)
    func close()
}

extension StreamingSenderDriver: MediaTransport {}

/// Opens the media side of a session.
struct MediaTransportMaker: Sendable {
    typealias Handler = @Sendable (StreamingSenderDriver.Event) -> Void

    let open:
        @Sendable (StreamingSenderDriver.Configuration, @escaping Handler) async throws -> any MediaTransport

    init(
        _ open: @escaping @Sendable (
            StreamingSenderDriver.Configuration, @escaping Handler
        ) async throws -> any MediaTransport
    ) {
        self.open = open
    }

    /// Opens a UDP socket on one of the process's shared threads.
    static let sockets = MediaTransportMaker { configuration, handler in
        try await StreamingSenderDriver.start(configuration, on: SocketThreads.shared.next(), handler: handler)
    }
}
