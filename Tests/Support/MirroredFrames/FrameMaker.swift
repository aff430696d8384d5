import CastStreaming
import NIOCore
package import ReceiverCore

/// Mirrored frames made up for a test.
package struct FrameMaker: Sendable {
    package var mirroring: MirroringID
    package var stream: Int
    package var start = ContinuousClock.now
    package var delay: Duration = .milliseconds(400)
    package var interval: Duration
    package var payload = 100

    package init(
        mirroring: MirroringID = MirroringID(rawValue: 1), stream: Int = 1, interval: Duration = .milliseconds(33)
    ) {
        self.mirroring = mirroring
        self.stream = stream
        self.interval = interval
    }

    package func frame(_ number: Int64, key: Bool = false, referring to: Int64? = nil) -> MirroredFrame {
        let captured = start + interval * Int(number)
        let frame = EncodedFrame(
            id: FrameID(number), referencedID: FrameID(key ? number : to ?? number - 1),
            dependency: key ? .key : .dependent, timestamp: RTPTimestamp(interval * Int(number), timeBase: 90_000),
            referenceTime: captured, payload: ByteBuffer(repeating: UInt8(truncatingIfNeeded: number), count: payload))
        return MirroredFrame(
            mirroring: mirroring, stream: stream, frame: frame, timestamp: interval * Int(number),
            playout: captured + delay)
    }
}
