import CastStreaming
import Foundation
import NIOCore

/// The streams of a session as the rows of the table have it: 720p30 with sound, at 5 Mbit/s where none is named.
enum BenchStreams {
    static let sound = 0
    static let pictures = 1
    static let bitrate = 5_000_000
    static let pictureBytes = pictureBytes(bitrate)
    /// 128 kbit/s at 100 frames.
    static let soundBytes = 128_000 / 8 / 100

    /// Of a picture, at 30 a second.
    static func pictureBytes(_ bitrate: Int) -> Int { bitrate / 8 / 30 }

    static func parameters(session: Int = 0) -> [StreamParameters] {
        let ssrc = UInt32(session * 10)
        return [
            StreamParameters(
                index: sound, codec: .opus, payloadType: 127, senderSSRC: ssrc + 1, receiverSSRC: ssrc + 2,
                timeBase: 48_000, channels: 2, targetDelay: .milliseconds(400), key: Array(1...16),
                ivMask: Array(17...32), maximumBitrate: 128_000),
            StreamParameters(
                index: pictures, codec: .vp8, payloadType: 96, senderSSRC: ssrc + 50_001, receiverSSRC: ssrc + 50_002,
                timeBase: 90_000, channels: 1, targetDelay: .milliseconds(400), key: Array(33...48),
                ivMask: Array(49...64), maximumBitrate: 6_000_000, maximumFrameRate: 30),
        ]
    }

    /// - Parameter isKey: Nil: as the first picture is, and no other.
    static func picture(
        _ number: Int, isKey: Bool? = nil, payload: ByteBuffer, capturedAt: ContinuousClock.Instant
    ) -> StreamingSender.OutgoingFrame {
        let isKey = isKey ?? (number == 0)
        return StreamingSender.OutgoingFrame(
            dependency: isKey ? .key : .dependent, timestamp: RTPTimestamp(ticks: Int64(number) * 3_000),
            referenceTime: capturedAt, payload: payload)
    }

    static func soundFrame(_ number: Int, payload: ByteBuffer, capturedAt: ContinuousClock.Instant)
        -> StreamingSender.OutgoingFrame
    {
        StreamingSender.OutgoingFrame(
            dependency: .key, timestamp: RTPTimestamp(ticks: Int64(number) * 480), referenceTime: capturedAt,
            payload: payload)
    }
}

/// Calls of malloc and its like in this process, where Benchmarks/Peers/malloc_count.c was loaded before it.
enum Allocations {
    private static let counter: (@convention(c) () -> UInt64)? = {
        guard let symbol = dlsym(nil, "marquee_malloc_count") else { return nil }
        return unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
    }()

    /// Nil where nothing counts.
    static var count: UInt64? { counter?() }
}
