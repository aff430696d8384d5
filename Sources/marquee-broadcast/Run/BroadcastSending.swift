import CastSender
import MediaPipeline
import RemoteDisplay
import ScreenBroadcast

/// Sends the source's video and audio to the session, and numbers to the host, until there is nothing more to send.
///
/// It queues nothing: a frame that the session does not accept at once is dropped.
@MainActor struct BroadcastSending {
    let display: RemoteDisplaySession
    let source: any CaptureSource
    let request: BroadcastRequest
    /// The device's own name.
    let device: String
    let tell: (BroadcastMessage) -> Void

    /// The interval of the host's numbers.
    private static let interval = Duration.milliseconds(250)

    /// - Throws: The error of the source or the session; `CancellationError`.
    func run() async throws -> BroadcastEnding {
        let (source, display, end) = (source, display, request.duration)
        let account = SourceAccount()
        let numbers = BroadcastNumbers(
            device: device, agreement: display.agreement, maximumDelay: request.maximumTargetDelay)
        let (endings, ending) = AsyncStream.makeStream(of: Result<BroadcastEnding, any Error>.self)
        let start = ContinuousClock.now
        let beginning = Task { try await begin(account, numbers) }
        let tasks = [
            Task {
                do {
                    let over = try await Self.feed(source, until: end, into: display, account)
                    if let place = await source.brokenOff() { tell(.warning(BreakingOff.sentence(place))) }
                    if over == .exhausted, !account.hasBegun { throw PlanError.nothingInIt }
                    try await confirm(beginning, numbers)
                    ending.yield(.success(BroadcastEnding(.finished)))
                } catch {
                    ending.yield(.failure(error))
                }
            },
            Task {
                do {
                    try await beginning.value
                    try await report(account, numbers, since: start)
                } catch {
                    ending.yield(.failure(error))
                }
            },
            Task { _ = ending.yield(.failure(await display.ended() ?? CastError(.cancelled, "it was ended"))) },
        ]
        // Ends the last task too.
        defer { display.invalidate() }
        defer {
            beginning.cancel()
            for task in tasks { task.cancel() }
        }
        for await first in endings { return try first.get() }
        throw CancellationError()
    }

    /// Why there is nothing more to send.
    private enum Completion {
        case exhausted
        /// The requested duration is over.
        case due
    }

    /// Runs to the end of the source or of the requested duration, and until the last frames were shown.
    private nonisolated static func feed(
        _ source: any CaptureSource, until end: Double?, into display: RemoteDisplaySession, _ account: SourceAccount
    ) async throws -> Completion {
        let agreement = display.agreement
        var completion = Completion.exhausted
        await display.prepareEncoders()
        while let sample = try await source.next() {
            try Task.checkCancellation()
            if let end, sample.presentationTime / .seconds(1) >= end {
                completion = .due
                break
            }
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
        // The rest of the audio may be less than a packet.
        display.flush()
        try await Task.sleep(for: display.expectedDelay + .milliseconds(100))
        return completion
    }

    /// Reports the beginning once the device has confirmed a frame, or audio if there is no video.
    private func begin(_ account: SourceAccount, _ numbers: BroadcastNumbers) async throws {
        while true {
            try await Task.sleep(for: Self.interval)
            let statistics = await display.statistics()
            guard numbers.hasArrived(statistics) else { continue }
            return tell(.began(numbers.outline(statistics, sourceStart: account.wallClock)))
        }
    }

    /// Waits until the device has confirmed something of what was sent. If it never does, the session ends by itself.
    private func confirm(_ beginning: Task<Void, any Error>, _ numbers: BroadcastNumbers) async throws {
        var statistics = await display.statistics()
        guard statistics.framesSent > 0 else { return }
        while statistics.framesAcknowledged == 0 {
            try await Task.sleep(for: Self.interval)
            statistics = await display.statistics()
        }
        if numbers.hasArrived(statistics) { try await beginning.value }
    }

    /// Sends numbers to the host until cancelled.
    private func report(
        _ account: SourceAccount, _ numbers: BroadcastNumbers, since start: ContinuousClock.Instant
    ) async throws -> Never {
        var numbers = numbers
        var watch = EncoderWatch()
        while true {
            let statistics = await display.statistics()
            let now = ContinuousClock.now
            let encoder = statistics.video
            if let sentence = watch.read(encoder.encoderName, isHardware: encoder.isHardware) {
                tell(.warning(sentence))
            }
            let left = (account.leftPictures, account.leftSound)
            tell(.statistics(numbers.take(statistics, left: left, at: (now - start) / .seconds(1))))
            try await Task.sleep(for: Self.interval)
        }
    }
}

extension RemoteDisplayStatistics {
    /// The sum of both streams.
    fileprivate var framesSent: Int { video.framesSent + audio.framesSent }
    fileprivate var framesAcknowledged: Int { video.framesAcknowledged + audio.framesAcknowledged }
}
