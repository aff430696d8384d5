import CastSender
import CastWidgets
import CastWidgetsCore
import CastWire
import Hummingbird
import NIOCore

/// One reader's stream: a greeting, then the changes, one event at a time as the reader takes them, and the time every
/// 15 s.
///
/// Every 15 s it also checks whether the reader may still read. So the stream of a revoked token ends even if nobody
/// reports the revocation.
struct EventStream: Sendable {
    static let beat = Duration.seconds(15)
    static let takenBack = "This link was taken back."

    let hub: EventHub
    let reader: EventReader
    let hello: HelloEvent
    let clock: ServerClock
    let time: TimeSource
    /// The time at which the reader's grant ends.
    let ends: ContinuousClock.Instant?
    /// Returns whether the reader's token is still valid.
    let mayRead: @Sendable () async -> Bool

    func write(to writer: inout any ResponseBodyWriter) async throws {
        async let beats: Void = keepTime()
        try await send("hello", hello, to: &writer)
        try await sendClock(to: &writer)
        var position = reader.position
        for await _ in reader.rings {
            if reader.takeBeat() { try await sendClock(to: &writer) }
            while reader.end == nil, let next = hub.next(for: position) {
                try await writer.write(ByteBuffer(string: next.event.text))
                position = next.number
            }
            switch reader.end {
            case .told(let reason)?: return try await send("end", EndEvent(reason: reason), to: &writer)
            case .silent?: return
            case nil: break
            }
        }
        _ = await beats
    }

    private func sendClock(to writer: inout any ResponseBodyWriter) async throws {
        try await send("clock", ClockEvent(now: clock.milliseconds(time.now())), to: &writer)
    }

    private func send(
        _ name: String, _ value: some Encodable, to writer: inout any ResponseBodyWriter
    ) async throws {
        let event = ServerSentEvent(event: name, data: try JSONPayload.encode(value))
        try await writer.write(ByteBuffer(string: event.text))
    }

    private func keepTime() async {
        var next = time.now() + Self.beat
        while !Task.isCancelled {
            let due = ends.map { min($0, next) } ?? next
            guard (try? await time.sleep(due)) != nil else { return }
            if let ends, time.now() >= ends { return reader.end(.told("The time of this link is over.")) }
            guard await mayRead() else { return reader.end(.told(Self.takenBack)) }
            reader.beat()
            next += Self.beat
        }
    }
}
