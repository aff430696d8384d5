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
        let (source, display) = (source, display)
        let account = SourceAccount()
        let (endings, ending) = AsyncStream.makeStream(of: Result<BroadcastEnding, any Error>.self)
        let tasks = [
            Task {
                do {
                    ending.yield(.success(try await Self.feed(source, into: display, account)))
                } catch {
                    ending.yield(.failure(error))
                }
            },
            Task {
                do {
                    ending.yield(.success(try await report(account)))
                } catch {
                    ending.yield(.failure(error))
                }
            },
            Task { _ = ending.yield(.failure(await display.ended() ?? CastError(.cancelled, "it was ended"))) },
        ]
        // Ends the third task too.
        defer { display.invalidate() }
        defer { for task in tasks { task.cancel() } }
        for await first in endings { return try first.get() }
        throw CancellationError()
    }

    /// To the end of the source, and until its last pictures have been seen.
    private nonisolated static func feed(
        _ source: any CaptureSource, into display: RemoteDisplaySession, _ account: SourceAccount
    ) async throws -> BroadcastEnding {
        let agreement = display.agreement
        var thinner = PictureThinner(framesPerSecond: agreement.video?.frameRate ?? 0)
        while let sample = try await source.next() {
            try Task.checkCancellation()
            account.note(sample)
            switch sample.content {
            case .video(let frame):
                guard agreement.video != nil, thinner.takes(frame.presentationTime) else { continue }
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
                }
            }
        }
        try await Task.sleep(for: agreement.targetDelay + .milliseconds(100))
        return BroadcastEnding(.finished)
    }

    /// Numbers for the host, and the end where the request has one.
    private func report(_ account: SourceAccount) async throws -> BroadcastEnding {
        var numbers = BroadcastNumbers(device: device, agreement: display.agreement)
        let start = ContinuousClock.now
        var began: ContinuousClock.Instant?
        while true {
            try await Task.sleep(for: Self.interval)
            let statistics = await display.statistics()
            let now = ContinuousClock.now
            guard began != nil || numbers.hasArrived(statistics) else { continue }
            if began == nil { tell(.began(numbers.outline(statistics, sourceStart: account.wallClock))) }
            let first = began ?? now
            began = first
            tell(.statistics(numbers.take(statistics, left: account.leftPictures, at: (now - start) / .seconds(1))))
            if let duration = request.duration, (now - first) / .seconds(1) >= duration {
                return BroadcastEnding(.finished)
            }
        }
    }
}
