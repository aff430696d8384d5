import MediaPipeline
import PlatformFoundation
import ScreenBroadcast

/// One encode with its servers and files.
///
/// A lost server is retried, and a file ends when its disk is full; both are reported as warnings. The sink ends when
/// no output is left.
@MainActor final class StreamSink: BroadcastSink {
    private let group: StreamPlan.Group
    /// The board's numbers of the group's outputs.
    private let numbers: [Int]
    private let request: BroadcastRequest
    private let board: OutputsBoard
    private let account = SourceAccount()
    private let start = ContinuousClock.now
    private var writers: [OutputWriter] = []
    private var failures: [Int: OutputFailure?] = [:]
    private var meter = PictureMeter()
    private var sent = (bytes: 0, seconds: 0.0)

    private static let interval = Duration.milliseconds(250)
    /// How long servers may take to connect before the source starts. The connection itself has its own limit.
    private static let connectingTime = Duration.seconds(10)
    /// How long an orderly end may take; less than the whole process has.
    private static let goodbyeTime = Duration.seconds(2)

    init(_ group: StreamPlan.Group, numbers: [Int], request: BroadcastRequest, board: OutputsBoard) {
        self.group = group
        self.numbers = numbers
        self.request = request
        self.board = board
    }

    func run(_ source: any CaptureSource) async -> BroadcastEnding {
        do {
            let encoder = try encoder(for: source.format)
            let ending = try await send(source, with: encoder)
            await source.stop()
            return ending
        } catch {
            await source.stop()
            return BroadcastEnding(error, device: group.outputs[0].shown, isUnderWay: !writers.isEmpty)
        }
    }

    private func encoder(for format: CaptureFormat) throws -> StreamEncoder {
        let plan = BroadcastPlan(request)
        let (video, audio) = try plan.encodes(group, of: format)
        return try StreamEncoder(video, audio)
    }

    private func send(_ source: any CaptureSource, with encoder: StreamEncoder) async throws -> BroadcastEnding {
        let (events, event) = AsyncStream.makeStream(of: (Int, OutputEvent).self)
        writers = group.outputs.indices.map { index in
            OutputWriter(
                OutputTarget(group.outputs[index], overwrites: request.overwrites ?? false), encoder.streams,
                isOnly: request.outputs.count == 1, onEvent: { event.yield((index, $0)) })
        }
        let (endings, ending) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        let (readies, ready) = AsyncStream.makeStream(of: Void.self)
        let tasks: [Task<Void, Never>] = [
            Task {
                var missing = Set(writers.indices)
                for await (index, event) in events {
                    hear(event, of: index, encoder)
                    missing.remove(index)
                    if missing.isEmpty { ready.yield() }
                    if failures.count == writers.count { ending.yield(.success(())) }
                }
            },
            Task {
                try? await Task.sleep(for: Self.connectingTime)
                ready.yield()
            },
            Task {
                for await _ in readies { break }
                #if os(Linux)
                    StartUpCode.release()
                #endif
                ending.yield(await Result.of { try await self.feed(source, into: encoder) })
            },
            Task { _ = ending.yield(await Result.of { try await self.keepUp(encoder) }) },
        ]
        var result = Result<Void, any Error>.failure(CancellationError())
        for await first in endings {
            result = first
            break
        }
        for task in tasks.dropFirst() { task.cancel() }
        // Also if this task is cancelled.
        await Task { await finish(encoder) }.value
        // Processes the outputs' last events.
        event.finish()
        await tasks[0].value
        // If it was cancelled, failures of outputs do not matter.
        try Task.checkCancellation()
        if let failure = failureOfAll { return failure }
        try result.get()
        return BroadcastEnding(.finished)
    }

    /// Runs to the end of the source, or of the requested duration.
    private nonisolated func feed(_ source: any CaptureSource, into encoder: StreamEncoder) async throws {
        let (end, account, writers) = (request.duration, account, await writers)
        while let sample = try await source.next() {
            try Task.checkCancellation()
            if let end, sample.presentationTime / .seconds(1) >= end { return }
            account.note(sample)
            for packet in try await encoder.encode(sample) {
                for writer in writers { writer.take(packet) }
            }
        }
        if let place = await source.brokenOff() { await board.warn(BreakingOff.sentence(place)) }
        if !account.hasBegun { throw PlanError.nothingInIt }
    }

    /// Repeats still frames and reports numbers, until cancelled.
    private func keepUp(_ encoder: StreamEncoder) async throws -> Never {
        while true {
            try await Task.sleep(for: Self.interval)
            for packet in try await encoder.repeatStillPicture() {
                for writer in writers { writer.take(packet) }
            }
            await report(encoder)
        }
    }

    private func finish(_ encoder: StreamEncoder) async {
        for packet in (try? await encoder.finish()) ?? [] {
            for writer in writers { writer.take(packet) }
        }
        await withTaskGroup { group in
            for writer in writers { group.addTask { await writer.finish(within: Self.goodbyeTime) } }
        }
        await report(encoder)
    }

    private func hear(_ event: OutputEvent, of index: Int, _ encoder: StreamEncoder) {
        let output = group.outputs[index]
        switch event {
        case .connected: break
        case .began:
            board.begin(outline(of: output, encoder))
        case .reconnecting(let failure, let pause):
            // The real pause has a random part on top.
            let seconds = max(1, Int(pause / .seconds(1)))
            board.warn("\(output.shown): \(failure.description); it is tried again in \(seconds) s")
        case .ended(let failure):
            failures[index] = .some(failure)
            // The failure of the only output becomes the broadcast's ending.
            if let failure, request.outputs.count > 1 { board.warn("\(output.shown): \(failure.description)") }
        }
        tellState(of: index)
    }

    /// Nil if an output ended in order or is still running.
    private var failureOfAll: BroadcastEnding? {
        let ended = writers.indices.compactMap { index in (failures[index] ?? nil).map { (index, $0) } }
        guard ended.count == writers.count, let (index, failure) = ended.last else { return nil }
        return BroadcastEnding(failure, output: group.outputs[index])
    }

    private func tellState(of index: Int) {
        let state = writers[index].state
        let failure: OutputFailure? = failures[index] ?? nil
        board.set(numbers[index]) { output in
            output.state = failure != nil ? .failed : OutputStatistics.State(rawValue: state.phase.rawValue)
            (output.bytes, output.frames, output.dropped) = (state.bytes, state.frames, state.dropped)
        }
    }

    private func outline(of output: BroadcastRequest.Output, _ encoder: StreamEncoder) -> BroadcastOutline {
        let video = encoder.streams.video
        var outline = BroadcastOutline(
            device: output.shown, videoCodec: video?.codec.rawValue, width: video?.size.width ?? 0,
            height: video?.size.height ?? 0, audioCodec: encoder.streams.audio?.codec.rawValue,
            encoder: encoder.encoderName, isHardware: encoder.isHardware, targetDelay: 0,
            framesPerSecond: video?.frameRate ?? 0, sourceStart: account.wallClock)
        if case .file = output { outline.output = "file" } else { outline.output = "server" }
        return outline
    }

    private func report(_ encoder: StreamEncoder) async {
        let encoded = await encoder.numbers()
        for index in writers.indices { tellState(of: index) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let video = encoder.streams.video
        var told = BroadcastStatistics(
            seconds: seconds, width: video?.size.width ?? 0, height: video?.size.height ?? 0)
        let states = writers.map(\.state)
        let bytes = states.map(\.bytes).max() ?? 0
        if seconds > sent.seconds { told.bitRate = Int(Double(bytes - sent.bytes) * 8 / (seconds - sent.seconds)) }
        sent = (bytes, seconds)
        told.framesPerSecond = (meter.read(encoded.pictures, at: seconds) * 10).rounded() / 10
        told.encoderBitRate = video == nil ? 0 : BroadcastPlan(request).streamBitRate(video?.size, video?.frameRate)
        told.framesCaptured = encoded.pictures + account.leftPictures + encoded.left
        told.framesSent = video == nil ? 0 : states.map(\.frames).max() ?? 0
        told.framesDropped = account.leftPictures + encoded.left + (states.map(\.dropped).min() ?? 0)
        told.audioFramesSent = encoded.sounds
        if encoded.pictures > 0 {
            told.encodeTime = encoded.encodeTime / .milliseconds(1) / Double(encoded.pictures)
        }
        board.note(told, rank: numbers[0])
    }
}

extension OutputTarget {
    init(_ output: BroadcastRequest.Output, overwrites: Bool) {
        let format = output.format ?? .mpegTS
        switch output {
        case .device(let device): preconditionFailure("\(device.name) is written to by nobody")
        case .server(let url):
            self.init(.server(url), format: format, shown: output.shown, secrets: OutputText.secrets(of: url))
        case .file(let path):
            self.init(.file(path, overwrites: overwrites), format: format, shown: output.shown)
        }
    }
}

extension Result where Success == Void, Failure == any Error {
    @MainActor fileprivate static func of(_ body: () async throws -> Void) async -> Self {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
}
