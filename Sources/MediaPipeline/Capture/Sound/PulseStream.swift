import CPipeWire
import CPulse

/// One stream of PulseAudio that is written into a ring. Used on the thread of the server's loop.
final class PulseStream {
    struct Source: Hashable {
        /// The name of a source, for example of an output's monitor.
        let device: String
        /// The number of the one application stream that is captured there; nil for all.
        var stream: UInt32?
    }

    /// The bytes of each piece that the server sends: 20 ms.
    private static let piece = UInt32(LiveSound.sampleRate / 50 * LiveSound.channels * MemoryLayout<Float>.size)

    private let pulse: cpulse
    private let feeds: SoundFeeds
    private let whenFailed: () -> Void
    private let ring: SoundRing
    private var stream: OpaquePointer?
    /// The server has ended the stream.
    private(set) var hasFailed = false
    /// The stream has given audio.
    private(set) var hasBegun = false

    /// Returns nil if the server gives no stream, or if there is no memory.
    ///
    /// - Parameter whenFailed: Called by the library during its own work on the stream, which can't be closed there.
    init?(
        _ source: Source, _ pulse: cpulse, _ context: OpaquePointer, _ feeds: SoundFeeds,
        whenFailed: @escaping () -> Void
    ) {
        guard let ring = SoundRing(channels: LiveSound.channels) else { return nil }
        (self.ring, self.pulse, self.feeds, self.whenFailed) = (ring, pulse, feeds, whenFailed)
        var format = pa_sample_spec(
            format: PA_SAMPLE_FLOAT32LE, rate: UInt32(LiveSound.sampleRate), channels: UInt8(LiveSound.channels))
        guard let stream = pulse.stream_new(context, "sound that is mirrored", &format, nil) else { return nil }
        self.stream = stream
        let own = Unmanaged.passUnretained(self).toOpaque()
        pulse.stream_set_read_callback(stream, { _, _, data in PulseStream.from(data)?.read() }, own)
        pulse.stream_set_state_callback(stream, { _, data in PulseStream.from(data)?.turned() }, own)
        if let number = source.stream { _ = pulse.stream_set_monitor_stream(stream, number) }
        var sizes = pa_buffer_attr(
            maxlength: .max, tlength: .max, prebuf: .max, minreq: .max, fragsize: Self.piece)
        let flags = [PA_STREAM_ADJUST_LATENCY, PA_STREAM_INTERPOLATE_TIMING, PA_STREAM_AUTO_TIMING_UPDATE]
            .reduce(0) { $0 | $1.rawValue }
        let status = pulse.stream_connect_record(stream, source.device, &sizes, pa_stream_flags_t(flags))
        guard status >= 0 else {
            close()
            return nil
        }
        feeds.add(ring)
    }

    func close() {
        feeds.remove(ring)
        guard let stream else { return }
        pulse.stream_set_read_callback(stream, nil, nil)
        pulse.stream_set_state_callback(stream, nil, nil)
        _ = pulse.stream_disconnect(stream)
        pulse.stream_unref(stream)
        self.stream = nil
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> PulseStream? {
        data.map { Unmanaged<PulseStream>.fromOpaque($0).takeUnretainedValue() }
    }

    private func turned() {
        guard let stream else { return }
        let state = pulse.stream_get_state(stream)
        if state == PA_STREAM_READY { hasBegun = true }
        guard state == PA_STREAM_FAILED || state == PA_STREAM_TERMINATED else { return }
        hasFailed = true
        whenFailed()
    }

    private func read() {
        guard let stream else { return }
        while true {
            var data: UnsafeRawPointer?
            var size = 0
            guard pulse.stream_peek(stream, &data, &size) >= 0, size > 0 else { return }
            let now = cpipewire_monotonic()
            let frames = size / MemoryLayout<Float>.size / LiveSound.channels
            ring.put(
                data?.assumingMemoryBound(to: Float.self), frames: frames,
                time: now - (age(stream) ?? Int64(frames) * 1_000_000_000 / Int64(LiveSound.sampleRate)), came: now)
            _ = pulse.stream_drop(stream)
        }
    }

    /// The age of the audio that is read next, in nanoseconds. It is negative for audio that an output still has to
    /// play. Nil before the server has reported times.
    private func age(_ stream: OpaquePointer) -> Int64? {
        var latency = pa_usec_t(0)
        var isNegative: Int32 = 0
        guard pulse.stream_get_latency(stream, &latency, &isNegative) >= 0 else { return nil }
        let age = Int64(clamping: min(latency, 10_000_000)) * 1_000
        return isNegative != 0 ? -age : age
    }
}
