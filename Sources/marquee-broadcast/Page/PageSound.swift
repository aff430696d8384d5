import FilePaths
import MediaPipeline
import PlatformC
import Synchronization

/// A page's audio, in blocks of 10 ms without gaps; silent without a sound server.
///
/// The server writes as fast as this reads, so this clock is also the audio's, and nothing drifts. The server knows
/// what is in the pipe, and reports it to the browser as a delay.
final class PageSound: Sendable {
    static let format = CaptureFormat.Audio(sampleRate: 48_000, channels: 2)
    static let blockTime = Duration.milliseconds(10)
    /// Bytes of a block.
    private static let blockSize = 1_920
    /// Bytes in the pipe: a little more than four blocks, since both threads may be late.
    private static let pipeSize: Int32 = 8_192
    /// If the reader is later than this, the audio between is skipped.
    private static let patience = Duration.milliseconds(500)

    fileprivate struct State {
        var descriptor: Int32 = -1
        var bytes: [UInt8] = []
    }

    private let state = Mutex(State())

    deinit { detach() }

    /// A server writes into the pipe at `path`.
    func attach(_ path: String) {
        let descriptor = open(path.pathBytes, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        var facts = stat()
        // The unprivileged user can write to the folder and could have replaced the pipe.
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFIFO else {
            close(descriptor)
            return
        }
        // F_SETPIPE_SZ, which is specific to Linux.
        _ = fcntl(descriptor, 1_031, Self.pipeSize)
        replace(descriptor)
    }

    /// The server is gone.
    func detach() { replace(-1) }

    private func replace(_ descriptor: Int32) {
        state.withLock { state in
            if state.descriptor >= 0 { close(state.descriptor) }
            state = State(descriptor: descriptor)
        }
    }

    /// Gives each block at its time, until the task is cancelled.
    func run(_ give: @Sendable (AudioBlock, ContinuousClock.Instant) -> Void) async {
        let clock = ContinuousClock()
        var begin = clock.now
        while !Task.isCancelled {
            try? await clock.sleep(until: begin + Self.blockTime, tolerance: .milliseconds(1))
            if clock.now - begin > Self.patience { begin = clock.now - Self.blockTime }
            give(read(), begin)
            begin += Self.blockTime
        }
    }

    /// The available part of the next block, filled up with silence.
    func read() -> AudioBlock {
        let bytes = state.withLock { state in
            state.fill(Self.blockSize)
            // An incomplete sample comes with the next block.
            let whole = state.bytes.count & ~3
            defer { state.bytes.removeFirst(whole) }
            return Array(state.bytes[..<whole])
        }
        var samples = [Int16](repeating: 0, count: Self.blockSize / 2)
        for index in 0..<bytes.count / 2 {
            samples[index] = Int16(bitPattern: UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8)
        }
        return AudioBlock(
            samples: .int16(samples), sampleRate: Self.format.sampleRate, channels: Self.format.channels,
            presentationTime: .zero)
    }
}

extension PageSound.State {
    fileprivate mutating func fill(_ size: Int) {
        while descriptor >= 0, bytes.count < size {
            var piece = [UInt8](repeating: 0, count: size - bytes.count)
            let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes += piece[..<count]
        }
    }
}
