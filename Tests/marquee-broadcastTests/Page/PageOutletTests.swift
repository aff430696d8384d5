import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

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
        for (grey, time) in [(10, 0), (11, 600), (12, 1_200), (13, 1_800), (99, 2_250)] {
            try offer(UInt8(grey), outlet, at: time)
            #expect(try self.grey(await outlet.next()) == UInt8(grey))
        }
        // 99 is what came when it died; 12 has stood for a second.
        outlet.hold(at: start + .milliseconds(2_260))
        #expect(try grey(await outlet.next()) == 12)
        try offer(98, outlet, at: 2_300)
        for second in 1...3 {
            outlet.keepAlive(at: start + .milliseconds(2_260) + .seconds(second))
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

    @Test func aBlackPictureWaitsUntilItIsKnownThatThePageLives() async throws {
        let outlet = PageOutlet()
        outlet.show()
        try offer(10, outlet, at: 0)
        #expect(try grey(await outlet.next()) == 10)
        #expect(outlet.offer(try picture(16), at: start + .milliseconds(40)))
        outlet.admitBlank(at: start + .milliseconds(1_039))
        outlet.hold(at: start + .milliseconds(1_039))
        outlet.admitBlank(at: start + .milliseconds(1_040))
        #expect(try grey(await outlet.next()) == 10)
        outlet.show(at: start + .milliseconds(2_000))
        #expect(try outlet.offer(picture(16), at: start + .milliseconds(3_000)))
        outlet.admitBlank(at: start + .milliseconds(4_000))
        let black = try await outlet.next()
        #expect(try grey(black) == 16)
        #expect(black?.presentationTime == .milliseconds(3_000))
    }

    @Test func soundComesInItsPlaceAmongPictures() async throws {
        let outlet = PageOutlet()
        outlet.show()
        let block = AudioBlock(samples: .int16([1, 1]), sampleRate: 48_000, channels: 2, presentationTime: .zero)
        outlet.offer(block, at: start)
        try offer(1, outlet, at: 100)
        #expect(try grey(await outlet.next()) == 1, "what is before the first picture is left out")
        try offer(2, outlet, at: 133)
        outlet.offer(block, at: start + .milliseconds(110))
        outlet.offer(block, at: start + .milliseconds(140))
        var times: [Duration] = []
        for _ in 0..<3 { times.append(try #require(await outlet.next()).presentationTime) }
        #expect(times == [.milliseconds(10), .milliseconds(33), .milliseconds(40)])
        for number in 0..<1_000 { outlet.offer(block, at: start + .seconds(1) + .milliseconds(10 * number)) }
        #expect(try #require(await outlet.next()).presentationTime == .milliseconds(8_900), "2 s of it wait")
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
