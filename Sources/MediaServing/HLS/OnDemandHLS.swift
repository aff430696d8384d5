import FileAccess
import NIOCore
import PlatformC
import Subprocess

/// A film as a seekable HLS stream whose segments are made on request.
///
/// The playlist is available at once. ffmpeg runs as a child process from the requested segment on, some segments ahead
/// of the player, and is suspended (SIGSTOP) when it is far enough ahead. ``SegmentSchedule`` decides this. Segments
/// are in a folder that only this user can read. ``stop()`` ends the processes and removes the folder.
actor OnDemandHLS: ServedFolder {
    private let file: MediaFile
    private let conversion: PlaybackPlan.Conversion
    nonisolated let table: SegmentTable
    /// Made once: a long film's takes some milliseconds, and a client may request it any number of times.
    private let playlist: ByteBuffer
    private let folder: PrivateFolder
    /// Why the segments are not in the preferred folder; nil if they are.
    nonisolated var passedOver: ServingError? { folder.passedOver }
    private let report: @Sendable (ServingEvent) -> Void
    private let patience: Duration
    private let limits: SegmentSchedule.Limits
    var program = MediaProgram.ffmpeg

    private var schedule: SegmentSchedule
    private var paths: [Int: String] = [:]
    private var waiters: [Int: [Int: CheckedContinuation<String, any Error>]] = [:]
    private var nextWaiter = 0
    /// Requests that wait for a segment.
    var waiting: Int { waiters.values.reduce(0) { $0 + $1.count } }
    private var tasks: [SegmentSchedule.RunID: Task<Void, Never>] = [:]
    private var dying: [Task<Void, Never>] = []
    private var held: [SegmentSchedule.RunID: CheckedContinuation<Void, Never>] = [:]
    private var isStopped = false

    /// - Parameters:
    ///   - parents: The candidates for the private folder's parent; the first usable one is taken.
    ///   - number: A random number for the folder's name.
    ///   - patience: How long a request waits for its segment.
    ///   - report: Gets `segmentMade` and `conversionFailed`.
    init(
        file: MediaFile, conversion: PlaybackPlan.Conversion, table: SegmentTable, parents: [String],
        number: UInt64, limits: SegmentSchedule.Limits = .init(),
        patience: Duration = .seconds(60), report: @escaping @Sendable (ServingEvent) -> Void
    ) throws {
        self.file = file
        self.conversion = conversion
        self.table = table
        playlist = ByteBuffer(string: HLSPlaylist.text(table))
        self.folder = try PrivateFolder.make(in: parents, number: number)
        self.report = report
        self.patience = patience
        self.limits = limits
        schedule = SegmentSchedule(count: table.count, joints: table.joints, limits: limits)
    }

    nonisolated func resource(named name: String) async throws -> ServedResource? {
        if name == HLSPlaylist.name {
            return ServedResource(
                contentType: ContentType.playlist, content: .bytes(playlist))
        }
        guard let index = HLSPlaylist.segmentIndex(name), index < table.count else { return nil }
        return ServedResource(
            contentType: ContentType.transportStream, content: .file(path: try await segment(index)))
    }

    /// Starts making the segment at a time (seconds), so that it is ready when the receiver requests it.
    func prepare(at time: Double) {
        perform(schedule.asked(table.segment(at: time)))
    }

    /// The path of a segment's file, which is made now if necessary.
    ///
    /// - Throws: ``ServingError`` `timedOut`, `tooManyWaiting`, `segmentMissing` (the film is shorter than its
    ///   container says) or ffmpeg's error; `CancellationError` if the task is cancelled.
    func segment(_ index: Int) async throws -> String {
        guard !isStopped else { throw ServingError.notServed }
        if let path = paths[index] {
            perform(schedule.asked(index))
            return path
        }
        guard waiting < limits.mostWaiting else { throw ServingError.tooManyWaiting(for: file.path) }
        nextWaiter += 1
        let waiter = nextWaiter
        let alarm = Task { [patience] in
            try await Task.sleep(for: patience)
            leave(index, waiter, ServingError.segmentTooSlow(film: file.path, patience: patience))
        }
        defer { alarm.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // If the task is cancelled later, the handler removes this waiter, after this method has returned.
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                waiters[index, default: [:]][waiter] = continuation
                perform(schedule.asked(index))
            }
        } onCancel: {
            Task { await leave(index, waiter, CancellationError()) }
        }
    }

    /// Ends all processes, fails all waiting requests and removes the folder.
    func stop() async {
        isStopped = true
        let running = Array(tasks.values) + dying
        for task in running { task.cancel() }
        for index in Array(waiters.keys) { answer(index, .failure(ServingError.notServed)) }
        for task in running { await task.value }
        tasks = [:]
        dying = []
        folder.remove()
    }

    /// Removes a waiter. Without waiters, the segment is not wanted any more.
    private func leave(_ index: Int, _ waiter: Int, _ error: any Error) {
        guard let continuation = waiters[index]?.removeValue(forKey: waiter) else { return }
        if waiters[index]?.isEmpty == true {
            waiters[index] = nil
            perform(schedule.abandoned(index))
        }
        continuation.resume(throwing: error)
    }

    private func answer(_ index: Int, _ result: Result<String, any Error>) {
        for continuation in waiters.removeValue(forKey: index)?.values.map({ $0 }) ?? [] {
            continuation.resume(with: result)
        }
    }

    // MARK: Carrying out the decisions

    private func perform(_ actions: [SegmentSchedule.Action]) {
        guard !isStopped else { return }
        for action in actions {
            switch action {
            case .start(let id, let first):
                start(id, first: first)
            case .stop(let id):
                guard let task = tasks.removeValue(forKey: id) else { continue }
                task.cancel()
                dying.append(task)
            case .pause:
                continue
            case .resume(let id):
                held.removeValue(forKey: id)?.resume()
            case .deliver(let index):
                answer(index, paths[index].map { .success($0) } ?? .failure(missing(index)))
            case .fail(let index, let error):
                answer(index, .failure(error ?? missing(index)))
            case .discard(let index):
                if let path = paths.removeValue(forKey: index) { Files.remove(path) }
            }
        }
    }

    private func missing(_ index: Int) -> ServingError {
        .noSegment(index, of: table, film: file.path)
    }

    /// Waits for stopped processes first, so that there are never more than the schedule allows.
    private func start(_ id: SegmentSchedule.RunID, first: Int) {
        let before = dying
        dying = []
        tasks[id] = Task {
            for task in before { await task.value }
            await execute(id, first: first)
        }
    }

    private func execute(_ id: SegmentSchedule.RunID, first: Int) async {
        do {
            try Task.checkCancellation()
            let inner = try folder.inner("\(id.number)")
            let command = await MediaProbe().enter(
                SegmentCommand(file: file, conversion: conversion, table: table, folder: inner, first: first))
            try Task.checkCancellation()
            try await bounded(inner) { [program] in
                try await program.run(command.arguments) { try await self.follow($0, command, id) }
            }
            ended(id, nil)
        } catch is CancellationError {
            ended(id, nil)
        } catch {
            let problem =
                (error as? ServingError)
                ?? ServingError(.programFailed, "ffmpeg can't be run: \(error)", underlying: error)
            ended(id, Task.isCancelled ? nil : problem)
        }
    }

    /// Takes each finished piece, and suspends the process when it is far enough ahead.
    private nonisolated func follow(
        _ execution: MediaProgram.Running, _ command: SegmentCommand, _ id: SegmentSchedule.RunID
    ) async throws {
        var isFirst = true
        for try await line in execution.standardOutput.strings() {
            guard let piece = FinishedPiece(line) else { continue }
            let path = "\(command.folder)/\(piece.name)"
            if isFirst, command.isLeadIn(piece) {
                Files.remove(path)
            } else if await finished(piece, at: path, by: id) {
                try execution.send(signal: .suspend)
                await waitUntilWanted(id)
                try? execution.send(signal: .resume)
            }
            isFirst = false
        }
    }

    /// Runs `body` as long as no file in the folder gets too large.
    nonisolated func bounded(
        _ folder: String, _ body: @escaping @Sendable () async throws -> Void
    ) async throws {
        let limit = limits.mostBytesOfOne
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask(operation: body)
            group.addTask { [path = file.path] in
                while FolderRemoval.largestFile(in: folder) <= limit { try await Task.sleep(for: .seconds(1)) }
                throw ServingError.segmentTooLarge(film: path, limit: limit)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Whether the process should be suspended.
    private func finished(_ piece: FinishedPiece, at path: String, by id: SegmentSchedule.RunID) -> Bool {
        guard let run = schedule.runs[id], !isStopped else {
            Files.remove(path)
            return false
        }
        let index = piece.index(in: table, from: run.next)
        let bytes = (try? FileValidators(path: path).size) ?? 0
        paths[index] = path
        perform(schedule.finished(index, bytes: Int(bytes), by: id))
        report(.segmentMade(index: index, count: table.count))
        return schedule.runs[id]?.isPaused ?? false
    }

    private func waitUntilWanted(_ id: SegmentSchedule.RunID) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled || schedule.runs[id]?.isPaused != true {
                    continuation.resume()
                } else {
                    held[id] = continuation
                }
            }
        } onCancel: {
            Task { await self.release(id) }
        }
    }

    private func release(_ id: SegmentSchedule.RunID) {
        held.removeValue(forKey: id)?.resume()
    }

    private func ended(_ id: SegmentSchedule.RunID, _ error: ServingError?) {
        guard !isStopped else { return }
        tasks[id] = nil
        if let error { report(.conversionFailed(error)) }
        perform(schedule.ended(id, error))
    }
}
