import Testing

@testable import MediaPipeline

@Suite("Where a screen's taker waits")
struct ScreenMailboxTests {
    private func sample() throws -> CaptureSample {
        let pool = VideoFramePool(size: VideoSize(2, 2))
        return CaptureSample(content: .video(try pool.makeFrame(at: .seconds(1)) { _ in }), capturedAt: .now)
    }

    /// Once the taker waits.
    private func asked(_ mailbox: ScreenMailbox) async {
        while !mailbox.isAsked { await Task.yield() }
    }

    @Test("A picture is made only while somebody waits for it, one at a time")
    func one() async throws {
        let mailbox = ScreenMailbox()
        #expect(!mailbox.isAsked)
        let taking = Task { try await mailbox.next() }
        await asked(mailbox)
        mailbox.begin()
        #expect(!mailbox.isAsked)
        mailbox.deliver(nil)
        #expect(mailbox.isAsked && mailbox.takeMissed() && !mailbox.takeMissed())
        mailbox.begin()
        mailbox.deliver(try sample())
        #expect(try await taking.value?.presentationTime == .seconds(1))
        #expect(!mailbox.isAsked && !mailbox.takeMissed())
    }

    @Test("After the end there is nothing more, and the first end counts")
    func end() async throws {
        let mailbox = ScreenMailbox()
        let taking = Task { try await mailbox.next() }
        await asked(mailbox)
        mailbox.finish(.success(()))
        #expect(try await taking.value == nil)
        mailbox.finish(.failure(PipelineError.memory))
        #expect(try await mailbox.next() == nil && mailbox.isOver)
        // One that is still being made is for nobody.
        mailbox.deliver(try sample())
        #expect(try await mailbox.next() == nil)
    }

    @Test("A failure and a cancelled task are told")
    func failures() async {
        let failed = ScreenMailbox()
        failed.finish(.failure(PipelineError.memory))
        await #expect(throws: PipelineError.self) { try await failed.next() }
        let cancelled = ScreenMailbox()
        let taking = Task { try await cancelled.next() }
        await asked(cancelled)
        taking.cancel()
        await #expect(throws: CancellationError.self) { try await taking.value }
        #expect(cancelled.isOver)
    }
}
