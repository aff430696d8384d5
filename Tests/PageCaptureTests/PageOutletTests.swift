import MediaPipeline
import Testing

@testable import PageCapture

@Suite(.timeLimit(.minutes(1))) struct PageOutletTests {
    private let start = ContinuousClock.now
    private let pool = VideoFramePool(size: VideoSize(16, 16), limit: 100)

    /// A picture of one grey.
    private func picture(_ grey: UInt8) throws -> VideoFrame {
        try pool.makeFrame(at: .zero) { canvas in
            for plane in canvas.planes { plane.bytes.initializeMemory(as: UInt8.self, repeating: grey) }
        }
    }

    private func grey(_ sample: CaptureSample?) throws -> UInt8 {
        guard case .video(let frame) = try #require(sample).content else { throw CancellationError() }
        return frame.withPlanes { $0[0].bytes[0] }
    }

    private func offer(_ grey: UInt8, _ outlet: PageOutlet, at milliseconds: Int) throws {
        outlet.offer(try picture(grey), at: start + .milliseconds(milliseconds))
    }

    @Test func nothingIsGivenBeforeThePageIsThere() async throws {
        let outlet = PageOutlet()
        try offer(1, outlet, at: 0)
        outlet.keepAlive(at: start + .seconds(5))
        outlet.show()
        try offer(2, outlet, at: 10)
        #expect(try grey(await outlet.next()) == 2)
    }

    @Test func whatIsOnTheDisplayWhenThePageIsThereIsGiven() async throws {
        let outlet = PageOutlet()
        try offer(7, outlet, at: 0)
        outlet.show()
        let sample = try await outlet.next()
        #expect(try grey(sample) == 7)
        #expect(sample?.presentationTime == .zero)
    }

    @Test func whatWasDrawnRightBeforeThePageDiedIsNotKept() async throws {
        let outlet = PageOutlet()
        outlet.show()
        for (grey, time) in [(10, 0), (11, 300), (12, 600), (13, 900), (99, 1_150)] {
            try offer(UInt8(grey), outlet, at: time)
            #expect(try self.grey(await outlet.next()) == UInt8(grey))
        }
        // 99 is what came when it died; 12 has stood for half a second.
        outlet.hold(at: start + .milliseconds(1_160))
        #expect(try grey(await outlet.next()) == 12)
        try offer(98, outlet, at: 1_200)
        for second in 1...3 {
            outlet.keepAlive(at: start + .milliseconds(1_160) + .seconds(second))
            #expect(try grey(await outlet.next()) == 12)
        }
        outlet.forget()
        try offer(50, outlet, at: 9_000)
        outlet.show()
        #expect(try grey(await outlet.next()) == 50)
    }

    @Test func aStillPageIsGivenAgainAsItIs() async throws {
        let outlet = PageOutlet()
        outlet.show()
        for (grey, time) in [(10, 0), (11, 300)] {
            try offer(UInt8(grey), outlet, at: time)
            #expect(try self.grey(await outlet.next()) == UInt8(grey))
        }
        outlet.keepAlive(at: start + .milliseconds(1_299))
        outlet.keepAlive(at: start + .milliseconds(1_300))
        let again = try await outlet.next()
        #expect(try grey(again) == 11)
        #expect(again?.presentationTime == .milliseconds(1_300))
    }

    @Test func timesGoOnWhateverHappens() async throws {
        let outlet = PageOutlet()
        outlet.show()
        var times: [Duration] = []
        try offer(1, outlet, at: 0)
        times.append(try #require(await outlet.next()).presentationTime)
        try offer(2, outlet, at: 40)
        times.append(try #require(await outlet.next()).presentationTime)
        outlet.hold(at: start + .milliseconds(20))
        times.append(try #require(await outlet.next()).presentationTime)
        #expect(times == [.zero, .milliseconds(40), .milliseconds(41)])
    }

    @Test func picturesThatNobodyTookInTimeAreCounted() async throws {
        let outlet = PageOutlet()
        outlet.show()
        for number in 0..<5 { try offer(UInt8(number), outlet, at: number * 33) }
        let sample = try await outlet.next()
        #expect(try grey(sample) == 4)
        #expect(sample?.skippedFrames == 4)
    }

    @Test func anEndEndsWhoWaits() async throws {
        let outlet = PageOutlet()
        let waiting = Task { try await outlet.next() }
        await Task.yield()
        outlet.finish(.success(()))
        #expect(try await waiting.value == nil)
        #expect(try await outlet.next() == nil)
        let other = PageOutlet()
        let cancelled = Task { try await other.next() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }
}
