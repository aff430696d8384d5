import Logging
import MediaPipeline
import ScreenBroadcast

/// A broadcast to its outputs: one source, and a sink for each device and each encode. If a device is the only output,
/// its sink opens the source.
///
/// It ends with the source, or when no output is left. Failures before that become warnings.
@MainActor struct OutputsRun {
    let request: BroadcastRequest
    /// An opened source; nil opens the one in the request.
    var source: (any CaptureSource)?
    let logger: Logger
    let pause: BroadcastPause
    let tell: @MainActor (BroadcastMessage) -> Void

    private static let interval = Duration.milliseconds(250)

    func run() async -> BroadcastEnding {
        if request.outputs.count == 1, let device = request.device {
            return await DisplayRun(
                request: request, device: device, source: source, logger: logger, pause: pause, tell: tell
            ).run()
        }
        do {
            let plan = try StreamPlan(request)
            let source = try await openSource()
            let ending = await send(source, plan)
            await source.stop()
            return ending
        } catch {
            return BroadcastEnding(error, device: "", source: request.sourceName, isUnderWay: false)
        }
    }

    private func openSource() async throws -> any CaptureSource {
        if let source { return source }
        return PausableSource(try await BroadcastPlan(request).openSource(logger: logger, tell: tell), pause)
    }

    private func send(_ source: any CaptureSource, _ plan: StreamPlan) async -> BroadcastEnding {
        let board = OutputsBoard(request.outputs, tell: tell)
        let sinks = sinks(plan, board)
        let tee = SourceTee(source, takers: sinks.count)
        let pump = Task { await tee.run() }
        let reporting = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                board.report()
            }
        }
        let (ends, end) = AsyncStream.makeStream(of: (Int, BroadcastEnding).self)
        let tasks = sinks.indices.map { index in
            Task { _ = end.yield((index, await sinks[index].sink.run(tee.branches[index]))) }
        }
        let result = await withTaskCancellationHandler {
            await Task { await outcome(of: sinks, ends, board) }.value
        } onCancel: {
            for task in tasks { task.cancel() }
        }
        pump.cancel()
        reporting.cancel()
        board.report()
        return result
    }

    private struct Sink {
        let sink: any BroadcastSink
        let numbers: [Int]
    }

    private func sinks(_ plan: StreamPlan, _ board: OutputsBoard) -> [Sink] {
        var sinks: [Sink] = []
        for (number, output) in request.outputs.enumerated() {
            guard case .device(let device) = output else { continue }
            let display = DisplayRun(
                request: request.alone(output), device: device, logger: logger, pause: BroadcastPause()
            ) {
                board.hear($0, of: number)
            }
            sinks.append(Sink(sink: display, numbers: [number]))
        }
        for group in plan.groups {
            let numbers = group.outputs.compactMap { request.outputs.firstIndex(of: $0) }
            let sink = StreamSink(group, numbers: numbers, request: request, board: board)
            sinks.append(Sink(sink: sink, numbers: numbers))
        }
        return sinks
    }

    /// The ending, once all sinks have ended: `.finished` if one of them finished.
    private func outcome(
        of sinks: [Sink], _ ends: AsyncStream<(Int, BroadcastEnding)>, _ board: OutputsBoard
    ) async -> BroadcastEnding {
        var endings: [BroadcastEnding] = []
        for await (index, ending) in ends {
            endings.append(ending)
            let isFailure = ending.kind != .finished && ending.kind != .stopped
            let isDisplay = sinks[index].sink is DisplayRun
            for number in sinks[index].numbers {
                // An encode has already reported which of its outputs failed.
                board.set(number) { if $0.state != .failed { $0.state = isFailure && isDisplay ? .failed : .ended } }
                board.forget(rank: number)
            }
            if endings.count == sinks.count { break }
            if isFailure, isDisplay { board.warn(ending.sentence) }
        }
        return endings.first { $0.kind == .finished } ?? endings.last ?? BroadcastEnding(.stopped)
    }
}

extension BroadcastRequest {
    /// The file's name, if the source is a file.
    var sourceName: String? {
        guard case .file(let path) = source else { return nil }
        return path.split(separator: "/").last.map(String.init)
    }
}
