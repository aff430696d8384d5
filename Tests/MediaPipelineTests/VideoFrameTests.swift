import Testing

@testable import MediaPipeline

@Suite("Pictures and their memory")
struct VideoFrameTests {
    @Test("A pool's memory is used again, and never more than its limit")
    func reuse() throws {
        let pool = VideoFramePool(size: smallSize, limit: 3)
        for index in 0..<20 {
            _ = try pool.makeFrame(at: .milliseconds(index)) { _ in }
        }
        #expect(pool.buffersMade == 1)
        #expect(pool.buffersFree == 1)
        var held = try (0..<3).map { _ in try pool.makeFrame(at: .zero) { _ in } }
        let error = #expect(throws: PipelineError.self) { try pool.makeFrame(at: .zero) { _ in } }
        #expect(error?.code == .poolExhausted)
        held.removeFirst()
        #expect(pool.buffersFree == 1)
        _ = try pool.makeFrame(at: .zero) { _ in }
        #expect(pool.buffersMade == 3)
    }

    @Test("A fill that fails gives its memory back")
    func failedFill() throws {
        let pool = VideoFramePool(size: smallSize, limit: 1)
        for _ in 0..<3 {
            #expect(throws: PipelineError.self) {
                try pool.makeFrame(at: .zero) { _ throws(PipelineError) in throw .memory }
            }
        }
        #expect(pool.buffersFree == 1)
    }

    @Test("A picture may outlive its pool, and copies share it")
    func lifetime() throws {
        var pool: VideoFramePool? = VideoFramePool(size: VideoSize(16, 16), limit: 1)
        let frame = try #require(pool).makeFrame(at: .zero) { canvas in
            for place in canvas.planes[0].bytes.indices { canvas.planes[0].bytes[place] = 77 }
        }
        let copy = frame.at(.seconds(3))
        pool = nil
        #expect(copy.presentationTime == .seconds(3))
        #expect(Pictures.luma(copy) == [UInt8](repeating: 77, count: 256))
    }

    @Test("Encoding hundreds of pictures needs a handful of buffers", arguments: VideoCodec.allCases)
    func encodersGiveBack(codec: VideoCodec) throws {
        let size = VideoSize(64, 64)
        let pool = VideoFramePool(size: size, limit: 6)
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: codec, size: size, bitrate: 100_000, hardware: .never))
        for index in 0..<200 {
            let frame = try pool.makeFrame(at: .milliseconds(33 * index)) { canvas in
                for plane in canvas.planes { for y in 0..<plane.rows { plane.fill(y, 0..<plane.bytesPerRow, 99) } }
            }
            _ = try encoder.encode(frame)
        }
        #expect(pool.buffersMade <= 3)
    }

    private final class Owner: Sendable {
        let planes: [[UInt8]]
        let onEnd: @Sendable () -> Void
        init(_ planes: [[UInt8]], onEnd: @escaping @Sendable () -> Void) {
            self.planes = planes
            self.onEnd = onEnd
        }
        deinit { onEnd() }
    }

    @Test("Memory of somebody else's is encoded without a copy, and let go when nobody needs it")
    func external() throws {
        let size = VideoSize(16, 16)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16 * 16 * 3 / 2, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 128, count: 384)
        let start = UInt(bitPattern: memory)
        let ended = JumpingClock()
        do {
            let owner = Owner([]) { ended.advance(by: .seconds(1)) }
            let base = UnsafeRawPointer(memory)
            let frame = try VideoFrame(
                layout: .nv12, size: size, presentationTime: .zero,
                planes: [ExternalPlane(start: base, stride: 16), ExternalPlane(start: base + 256, stride: 16)],
                owner: owner)
            #expect(frame.withPlanes { UInt(bitPattern: $0[0].bytes.baseAddress) } == start)
            let encoder = try VideoEncoder(
                VideoEncoderConfiguration(codec: .h264, size: size, bitrate: 50_000, hardware: .never))
            #expect(try encoder.encode(frame).count == 1)
        }
        #expect(ended.elapsed == .seconds(1))
        memory.deallocate()
    }

    @Test("Planes that can't be such a picture are refused")
    func badPlanes() throws {
        let owner = Owner([]) {}
        let memory = [UInt8](repeating: 0, count: 16)
        try memory.withUnsafeBytes { bytes in
            let base = try #require(bytes.baseAddress)
            for planes in [[], [ExternalPlane(start: base, stride: 16)],
                           [ExternalPlane(start: base, stride: 15), ExternalPlane(start: base, stride: 16)]] {
                let error = #expect(throws: PipelineError.self) {
                    try VideoFrame(
                        layout: .nv12, size: VideoSize(16, 16), presentationTime: .zero, planes: planes, owner: owner)
                }
                #expect(error?.code == .frameUnsuitable)
            }
        }
    }

    @Test("Times survive the codecs' units", arguments: [0, 1, 33, 1_000, 86_400_000, -20])
    func ticks(milliseconds: Int64) {
        let time = Duration.milliseconds(milliseconds)
        #expect(time.ticks(rate: 90_000) == milliseconds * 90)
        #expect(Duration(ticks: milliseconds * 90, rate: 90_000) == time)
    }
}
