import ArgumentParser
import Foundation
import ScreenBroadcast

/// What a picture costs that crosses from a host to its extension, beside one copy of it in memory. Both ends are in
/// this process, a socket between them, so that the processor time is both ends'.
struct SampleCost: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "samples")

    @Option(help: "Pictures of 1920x1080.") var pictures = 300

    private struct Result: Encodable {
        /// Seconds of processor time for a picture: that crosses, and that is copied.
        let crossing, copying: Double
        /// The same for a byte there and a byte back between two threads that wait in the kernel: less nothing can take
        /// that wakes another process.
        let waking: Double
        let bytes: Int
    }

    func run() async throws {
        let (width, height) = (1920, 1080)
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw ValidationError("this machine has no sockets")
        }
        let (host, upload) = (BroadcastConnection(descriptor: ends[0]), BroadcastConnection(descriptor: ends[1]))
        let (sender, reader) = (SampleSender(host), SampleReader(upload))
        let (heard, hearing) = AsyncStream.makeStream(of: Int.self)
        let reading = Task {
            for await message in upload.messages {
                switch message {
                case .handler(.region(let region)): try reader.add(region)
                case .handler(.sample(let notice)):
                    let image = try reader.buffer(notice).imageBuffer
                    hearing.yield(image?.withPlane(0) { bytes, _ in Int(bytes.first ?? 0) } ?? -1)
                default: break
                }
            }
        }
        let releasing = Task {
            for await message in host.messages {
                if case .handler(.released(let place)) = message { sender.release(place) }
            }
        }
        var answers = heard.makeAsyncIterator()
        func cross(_ count: Int) async throws {
            for number in 0..<count {
                let time = Duration.nanoseconds(number * 33_333_333)
                let isSent = sender.sendPicture(width: width, height: height, format: .i420, time: time) {
                    // Who captures writes the picture; that is not the crossing's.
                    $0[0] = UInt8(truncatingIfNeeded: number)
                }
                guard isSent, await answers.next() == number & 255 else {
                    throw ValidationError("picture \(number) did not cross")
                }
                // The place comes back before the next picture, as it does at 30 a second.
                try await Task.sleep(for: .milliseconds(2))
            }
        }
        try await cross(10)
        // What waiting costs besides is not the crossing's either.
        let idle = try await waiting(pictures)
        let before = processorTime()
        try await cross(pictures)
        let crossing = (processorTime() - before - idle) / Double(pictures)
        reading.cancel()
        releasing.cancel()
        let bytes = width * height * 3 / 2
        printJSON(Result(crossing: crossing, copying: copying(bytes), waking: try waking(), bytes: bytes))
    }

    private func waking() throws -> Double {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw ValidationError("this machine has no sockets")
        }
        let (here, there) = (ends[0], ends[1])
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(there, &byte, 1) == 1, write(there, &byte, 1) == 1 {}
            close(there)
        }
        defer { close(here) }
        var byte: UInt8 = 0
        func idle() -> Double {
            let before = processorTime()
            for _ in 0..<pictures { usleep(2_000) }
            return processorTime() - before
        }
        let sleeping = idle()
        let before = processorTime()
        for _ in 0..<pictures {
            guard write(here, &byte, 1) == 1, read(here, &byte, 1) == 1 else { throw ValidationError("no echo") }
            usleep(2_000)
        }
        return (processorTime() - before - sleeping) / Double(pictures)
    }

    private func waiting(_ count: Int) async throws -> Double {
        let before = processorTime()
        for _ in 0..<count { try await Task.sleep(for: .milliseconds(2)) }
        return processorTime() - before
    }

    /// Into memory that was written before, as a ring of pictures is; so many of them that a cache has none left, as it
    /// has none of a picture that an encoder is done with.
    private func copying(_ bytes: Int) -> Double {
        let ring = (0..<32).map { _ in UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64) }
        defer { for memory in ring { memory.deallocate() } }
        for memory in ring { memset(memory, 1, bytes) }
        let before = processorTime()
        for number in 0..<pictures { memcpy(ring[(number + 16) % 32], ring[number % 32], bytes) }
        return (processorTime() - before) / Double(pictures)
    }
}
