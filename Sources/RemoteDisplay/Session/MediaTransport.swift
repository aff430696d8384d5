package import CastStreaming
package import CastTransport

/// Where a session's encoded frames go. `StreamingSenderDriver` is the real one; tests bring a simulated network.
///
/// Nothing of it blocks; answers and events come on a thread of its own, in order.
package protocol MediaTransport: AnyObject, Sendable {
    func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void)

    /// Whether a frame would be dropped, asked before it is encoded; nil: it would not.
    func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void)

    /// Between which target delays the sender may choose from now on; `.playoutDelay` tells when one holds.
    func setTargetDelays(_ bounds: ClosedRange<Duration>)

    func statistics() async -> StreamingStatistics?
    func counters() async -> (datagrams: DatagramCounters, refused: Int)
    func close()
}

extension StreamingSenderDriver: MediaTransport {}

/// Opens the media side of a session.
package struct MediaTransportMaker: Sendable {
    package typealias Handler = @Sendable (StreamingSenderDriver.Event) -> Void

    package let open:
        @Sendable (StreamingSenderDriver.Configuration, @escaping Handler) async throws -> any MediaTransport

    package init(
        _ open: @escaping @Sendable (
            StreamingSenderDriver.Configuration, @escaping Handler
        ) async throws -> any MediaTransport
    ) {
        self.open = open
    }

    /// A UDP socket on one of the process's shared threads.
    package static let sockets = MediaTransportMaker { configuration, handler in
        try await StreamingSenderDriver.start(configuration, on: SocketThreads.shared.next(), handler: handler)
    }
}
