import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// A key frame is wanted while the app draws nothing.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StillPictureTests {
    /// One picture was drawn, and the receiver has it.
    private func drawn(_ picture: PixelBuffer = .grey(9)) async throws -> (DisplayBench, RemoteDisplaySession) {
        let (bench, session) = try await DisplayBench.begun()
        bench.transport.acknowledgeEverything()
        try session.enqueue(picture)
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.transport.taken.count == 1)
        return (bench, session)
    }

    /// The request is made, and the app draws nothing.
    private func wait(_ bench: DisplayBench) async {
        bench.transport.tell(.needsKeyFrame(stream: 1))
        await bench.time.advance(toSleeperAt: RemoteDisplaySession.stillPatience)
    }

    @Test func theLastPictureGoesAgainEachTime() async throws {
        let (bench, session) = try await drawn()
        for count in 2...3 {
            await wait(bench)
            await until { bench.transport.taken.count == count }
            session.waitForDelivery(atMost: .seconds(30))
        }
        let taken = bench.transport.taken
        #expect(taken.map(\.frame.dependency) == [.key, .key, .key])
        #expect(taken.map { $0.frame.payload.readableBytesView.last } == [9, 9, 9])
        #expect(taken.map { $0.frame.timestamp - taken[0].frame.timestamp } == [0, 9_000, 18_000])
        let ledger = try #require(session.state.withLock { $0.video?.ledger })
        #expect(ledger.enqueued == 1 && ledger.sent == 3 && ledger.isDelivered && !ledger.isNewestDropped)
    }

    @Test func theAppsNextPictureIsTheKeyFrameWhereItComesInTime() async throws {
        let (bench, session) = try await drawn()
        bench.transport.tell(.needsKeyFrame(stream: 1))
        bench.time.advance(by: .milliseconds(33))
        try session.enqueue(PixelBuffer.grey(10))
        session.waitForDelivery(atMost: .seconds(30))
        await bench.time.advance(toSleeperAt: RemoteDisplaySession.stillPatience - .milliseconds(33))
        try await bench.settle()
        try session.enqueue(PixelBuffer.grey(11))
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.encoders.forced == [true, true, false])
    }

    @Test func whatTheSenderWouldDropIsNotEncodedAndDisturbsNothing() async throws {
        let (bench, session) = try await drawn()
        bench.transport.refuse(.inFlight)
        let asked = bench.transport.admissions
        await wait(bench)
        await until { bench.transport.admissions == asked + 1 }
        bench.transport.refuse(nil)
        // The sender asks again.
        await wait(bench)
        await until { bench.transport.taken.count == 2 }
        #expect(bench.encoders.forced == [true, true])
        #expect(session.state.withLock { $0.video?.ledger.dropped } == 0)
    }

    @Test func thePausedPictureIsTheLastOne() async throws {
        let (bench, session) = try await drawn()
        session.pausedPicture = PixelBuffer.grey(77)
        #expect(session.sendPausedPicture(atMost: .seconds(30)))
        await wait(bench)
        await until { bench.transport.taken.count == 3 }
        #expect(bench.transport.taken.last?.frame.payload.readableBytesView.last == 77)
    }

    enum Way: CaseIterable { case appEncodes, flush, background, end, foreign, smallPool }

    /// A picture is kept for no longer than it can be of use, and not where somebody may need its memory.
    @Test(arguments: Way.allCases) func nothingIsKeptWhereItCannotBe(way: Way) async throws {
        let pool = VideoFramePool(width: 16, height: 16, capacity: way == .smallPool ? 3 : 4)
        var picture = pool.makePixelBuffer()
        if way == .foreign, let own = picture {
            picture = own.withPlanes { planes in
                PixelBuffer(
                    format: .i420, width: 16, height: 16,
                    planes: planes.compactMap { plane in plane.bytes.baseAddress.map { ($0, plane.stride) } },
                    owner: own)
            }
        }
        let (bench, session) = try await drawn(#require(picture))
        picture = nil
        switch way {
        case .appEncodes:
            try session.enqueue(
                EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        case .flush: session.flush()
        case .background: session.enterBackground(keepsConnection: true, hasBackgroundTask: true)
        case .end: session.invalidate()
        case .foreign, .smallPool: break
        }
        await until { pool.inUse == 0 }
        let asked = bench.transport.admissions
        if way == .end {
            bench.transport.tell(.needsKeyFrame(stream: 1))
            try await bench.settle()
            #expect(!bench.time.isAwaited(at: RemoteDisplaySession.stillPatience))
        } else {
            await wait(bench)
            try await bench.settle()
        }
        #expect(bench.encoders.forced == [true] && bench.transport.admissions == asked)
    }

    @Test func aPictureOfALargerPoolIsKeptUntilTheNext() async throws {
        let pool = VideoFramePool(width: 16, height: 16, capacity: 4)
        let (bench, session) = try await drawn(#require(pool.makePixelBuffer()))
        await wait(bench)
        await until { bench.transport.taken.count == 2 }
        #expect(pool.inUse == 1)
        try session.enqueue(PixelBuffer.grey(1))
        await until { pool.inUse == 0 }
    }
}
