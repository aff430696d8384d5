import NIOCore

/// A text stream inside the film as a published folder with one name in it: taken out at the first request, then kept.
///
/// An extraction that runs goes on where all have hung up, since the next will ask for the same; one that has not had
/// its turn yet is withdrawn. ``stop()`` ends either.
actor EmbeddedTrack: ServedFolder {
    /// As the sentence of an error calls it.
    private let path: String
    private let slots: ConversionSlots
    private let extract: @Sendable () async throws -> [UInt8]
    private var text: ByteBuffer?
    private var extraction: Task<Void, Never>?
    /// Counts extractions, so that one that was withdrawn is not taken for the next.
    private var number = 0
    private var isRunning = false
    /// A stream that can't be taken out would cost a reading of the whole film at each request.
    private var failures = 0
    private var lastFailure: (any Error)?
    private var waiters: [Int: CheckedContinuation<ByteBuffer, any Error>] = [:]
    private var nextWaiter = 0
    private var isStopped = false

    /// Requests that wait for the text.
    var waiting: Int { waiters.count }

    init(file: MediaFile, stream: Int) {
        self.init(path: file.path, slots: .ofProcess) { try await EmbeddedSubtitles.webVTT(of: file, stream: stream) }
    }

    init(path: String, slots: ConversionSlots, extract: @escaping @Sendable () async throws -> [UInt8]) {
        self.path = path
        self.slots = slots
        self.extract = extract
    }

    deinit { extraction?.cancel() }

    func resource(named name: String) async throws -> ServedResource? {
        ServedResource(contentType: ContentType.webVTT, content: .bytes(try await whole()))
    }

    /// - Throws: `CancellationError` where the task is cancelled, `tooManyWaiting`, or what ffmpeg failed with.
    private func whole() async throws -> ByteBuffer {
        if let text { return text }
        guard !isStopped else { throw ServingError.notServed }
        if failures >= SubtitleLimits.attempts, let lastFailure { throw lastFailure }
        guard waiters.count < SubtitleLimits.mostWaiting else { throw ServingError.tooManyWaiting(for: path) }
        nextWaiter += 1
        let waiter = nextWaiter
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // Cancelled later, it is taken out by the handler, which has to wait for this to return.
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                waiters[waiter] = continuation
                if extraction == nil { begin() }
            }
        } onCancel: {
            Task { await leave(waiter) }
        }
    }

    /// Ends the extraction, and fails all that wait for it.
    func stop() async {
        isStopped = true
        let running = extraction
        running?.cancel()
        answer(.failure(ServingError.notServed))
        await running?.value
    }

    private func begin() {
        number += 1
        extraction = Task { [weak self, slots, extract, number] in
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
        if number == self.number { isRunning = true }
    }

    private func ended(_ number: Int, _ result: Result<[UInt8], any Error>) {
        guard number == self.number else { return }
        extraction = nil
        isRunning = false
        switch result {
        case .success(let bytes):
            let text = ByteBuffer(bytes: bytes)
            self.text = text
            answer(.success(text))
        case .failure(let error):
            // Those who waited together fail together, and the next request is the next attempt.
            failures += 1
            lastFailure = error
            answer(.failure(error))
        }
    }

    private func leave(_ waiter: Int) {
        guard let continuation = waiters.removeValue(forKey: waiter) else { return }
        continuation.resume(throwing: CancellationError())
        guard waiters.isEmpty, !isRunning else { return }
        extraction?.cancel()
        extraction = nil
        number += 1
    }

    private func answer(_ result: Result<ByteBuffer, any Error>) {
        let all = waiters.values
        waiters = [:]
        for continuation in all { continuation.resume(with: result) }
    }
}
