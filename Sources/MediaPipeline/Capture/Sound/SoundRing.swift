import CPipeWire

/// Passes the audio of a stream from the sound server's thread to its taker.
///
/// It holds at most two thirds of a second. Audio that comes when it is full is left out.
///
// Unchecked: one thread writes and one task reads, and the memory between them is made for that.
final class SoundRing: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<cpipewire_ring>
    let channels: Int

    /// Returns nil if there is no memory.
    init?(channels: Int) {
        guard let pointer = cpipewire_ring_new(UInt32(channels)) else { return nil }
        self.pointer = pointer
        self.channels = channels
    }

    deinit { cpipewire_ring_free(pointer) }

    struct Piece {
        let samples: [Float]
        /// When its first sample was heard, and when it came, in nanoseconds of the system's monotonic clock.
        let time: Int64
        let came: Int64
    }

    /// Takes the oldest piece; nil if there is none. Only one task may call this at a time.
    func take() -> Piece? {
        let next = cpipewire_ring_next(pointer)
        guard next.frames > 0 else { return nil }
        let count = Int(next.frames) * channels
        let samples = [Float](unsafeUninitializedCapacity: count) { memory, initialized in
            if let base = memory.baseAddress { cpipewire_ring_take(pointer, base) }
            initialized = count
        }
        return Piece(samples: samples, time: next.time, came: next.came)
    }

    /// Adds a piece. Any thread may call this, one at a time.
    ///
    /// - Returns: false if there is no room.
    @discardableResult func put(_ samples: UnsafePointer<Float>?, frames: Int, time: Int64, came: Int64) -> Bool {
        cpipewire_ring_put(pointer, samples, UInt32(frames), time, came) != 0
    }
}
