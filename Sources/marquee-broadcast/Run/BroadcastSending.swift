import CastSender
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// The source's pictures and sound into the session, and the numbers to the host, until there is nothing more to send.
///
/// Nothing is queued here: a picture that the session does not take at once is dropped, and the next one comes.
@MainActor struct BroadcastSending {
    let display: RemoteDisplaySession
    let source: any CaptureSource
    let request: BroadcastRequest
    /// As it calls itself.
    let device: String
    let tell: (BroadcastMessage) -> Void

    /// How often the host has numbers.
    private static let interval = Duration.milliseconds(250)

    /// - Throws: what the source or the session failed with; `CancellationError`.
    func run() async throws -> BroadcastEnding {
        let (source, display, end) = (source, display, request.duration)
        let account = SourceAccount()
        let (endings, ending) = AsyncStream.makeStream(of: Result<BroadcastEnding, any Error>.self)
        let tasks = [
            Task {
                do {
                    ending.yield(.success(try await Self.feed(source, until: end, into: display, account)))
                } catch {
                    ending.yield(.failure(error))
                }
            },
            Task {
                do { try await report(account) } catch { ending.yield(.failure(error)) }
            },
            Task { _ = ending.yield(.failure(await display.ended() ?? CastError(.cancelled, "it was ended"))) },
        ]
        // Ends the third task too.
        defer { display.invalidate() }
        defer { for task in tasks { task.cancel() } }
        for await first in endings { return try first.get() }
        throw CancellationError()
    }

    /// To the end of the source, or of the time that was asked for, and until its last pictures have been seen.
    private nonisolated static func feed(
        _ source: any CaptureSource, until end: Double?, into display: RemoteDisplaySession, _ account: SourceAccount
    ) async throws -> BroadcastEnding {
        let agreement = display.agreement
        await display.prepareEncoders()
        while let sample = try await source.next() {
            try Task.checkCancellation()
            if let end, sample.presentationTime / .seconds(1) >= end { break }
            account.note(sample)
            switch sample.content {
            case .video(let frame):
                guard agreement.video != nil else { continue }
                do throws(CastError) {
                    try display.enqueue(PixelBuffer(frame), presentationTime: frame.presentationTime)
                } catch {
                    guard error.code == .sendBufferFull else { throw error }
                    account.leaveOut()
                }
            case .audio(let block):
                guard agreement.audio != nil else { continue }
                do throws(CastError) {
                    try display.enqueue(AudioBuffer(block), presentationTime: block.presentationTime)
                } catch {
                    guard error.code == .sendBufferFull else { throw error }
                    account.leaveOutSound()
                }
            }
        }
        try await Task.sleep(for: display.expectedDelay + .milliseconds(100))
        return BroadcastEnding(.finished)
    }

    /// Numbers for the host, until this is cancelled.
    private func report(_ account: SourceAccount) async throws -> Never {
        var numbers = BroadcastNumbers(
            device: device, agreement: display.agreement, maximumDelay: request.maximumTargetDelay)
        let start = ContinuousClock.now
        var hasBegun = false
        while true {
            try await Task.sleep(for: Self.interval)
            let statistics = await display.statistics()
            let now = ContinuousClock.now
            guard hasBegun || numbers.hasArrived(statistics) else { continue }
            if !hasBegun { tell(.began(numbers.outline(statistics, sourceStart: account.wallClock))) }
            hasBegun = true
            let left = (account.leftPictures, account.leftSound)
            tell(.statistics(numbers.take(statistics, left: left, at: (now - start) / .seconds(1))))
        }
    }
}
