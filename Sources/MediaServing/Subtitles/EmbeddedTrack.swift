import NIOCore

/// A published folder with one resource made from a file: a text stream of the film, or a converted picture. It is made
/// at the first request, then kept.
///
/// ``TrackExtraction`` decides. ``stop()`` ends what runs.
actor EmbeddedTrack: ServedFolder {
    private let slots: ConversionSlots
    private let contentType: String
    private let extract: @Sendable () async throws -> [UInt8]
    private var core: TrackExtraction
    private var text = ByteBuffer()
    private var lastFailure: any Error = ServingError.notServed
    private var task: Task<Void, Never>?
    private var waiters: [Int: CheckedContinuation<ByteBuffer, any Error>] = [:]
    private var lastWaiter = 0

    var waiting: Int { core.waiting }

    init(file: MediaFile, stream: MediaStream) {
        self.init(path: file.path, slots: .ofProcess) { try await EmbeddedSubtitles.webVTT(of: file, stream: stream) }
    }

    init(_ picture: PictureConverter) {
        self.init(path: picture.path, slots: .ofPictures, contentType: picture.conversion.contentType) {
            try await picture.convert()
        }
    }

    init(
        path: String, slots: ConversionSlots, contentType: String = ContentType.webVTT,
        extract: @escaping @Sendable () async throws -> [UInt8]
    ) {
        core = TrackExtraction(path: path)
        self.slots = slots
        self.contentType = contentType
        self.extract = extract
    }

    deinit { task?.cancel() }

    func resource(named name: String) async throws -> ServedResource? {
        ServedResource(contentType: contentType, content: .bytes(try await whole()))
    }

    /// - Throws: `CancellationError` if the task is cancelled, `tooManyWaiting`, or ffmpeg's error.
    private func whole() async throws -> ByteBuffer {
        lastWaiter += 1
        let waiter = lastWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                ask(waiter, continuation)
            }
        } onCancel: {
            Task { await leave(waiter) }
        }
    }

    private func ask(_ waiter: Int, _ continuation: CheckedContinuation<ByteBuffer, any Error>) {
        // If the task is cancelled later, the handler removes this waiter; it has to wait for this method to return.
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        switch core.asked(by: waiter) {
        case .isThere: continuation.resume(returning: text)
        case .failsAgain: continuation.resume(throwing: lastFailure)
        case .refused(let error): continuation.resume(throwing: error)
        case .waits: waiters[waiter] = continuation
        case .begins(let number):
            waiters[waiter] = continuation
            begin(number)
        }
    }

    /// Ends the extraction, and fails all waiting requests.
    func stop() async {
        core.stop()
        let running = task
        running?.cancel()
        answer(.failure(ServingError.notServed))
        await running?.value
    }

    private func begin(_ number: Int) {
        task = Task { [weak self, slots, extract] in
            let result: Result<[UInt8], any Error>
            do {
                let bytes = try await slots.run { [weak self] in
                    await self?.started(number)
                    return try await extract()
                }
                result = .success(bytes)
            } catch {
                result = .failure(error)
            }
            await self?.ended(number, result)
        }
    }

    private func started(_ number: Int) {
        core.started(number)
    }

    private func ended(_ number: Int, _ result: Result<[UInt8], any Error>) {
        let isDone = if case .success = result { true } else { false }
        guard core.ended(number, isDone: isDone) == .tells else { return }
        task = nil
        switch result {
        case .success(let bytes):
            text = ByteBuffer(bytes: bytes)
            answer(.success(text))
        case .failure(let error):
            lastFailure = error
            answer(.failure(error))
        }
    }

    private func leave(_ waiter: Int) {
        guard let continuation = waiters.removeValue(forKey: waiter) else { return }
        continuation.resume(throwing: CancellationError())
        guard core.left(waiter) == .withdraws else { return }
        task?.cancel()
        task = nil
    }

    private func answer(_ result: Result<ByteBuffer, any Error>) {
        let all = waiters.values
        waiters = [:]
        for continuation in all { continuation.resume(with: result) }
    }
}
