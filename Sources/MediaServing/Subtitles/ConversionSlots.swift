/// How many of FFmpeg's programs run at once to take subtitles out of films: each reads its film from end to end. The
/// others wait their turn.
actor ConversionSlots {
    /// For all films of this process.
    static let ofProcess = ConversionSlots(most: 2)
    /// For the pictures of this process, which are not to wait for a film.
    static let ofPictures = ConversionSlots(most: 2)

    private let most: Int
    private(set) var running = 0
    /// The longest waiting first.
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    private var lastNumber = 0

    /// How many wait for their turn.
    var inLine: Int { waiting.count }

    init(most: Int) {
        self.most = most
    }

    /// - Throws: what `body` throws; `CancellationError` where the task is cancelled before its turn.
    func run<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        try Task.checkCancellation()
        return try await body()
    }

    private func enter() async throws {
        try Task.checkCancellation()
        guard running >= most else {
            running += 1
            return
        }
        lastNumber += 1
        let number = lastNumber
        // Whoever leaves hands the place over.
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                waiting.append((number, continuation))
            }
        } onCancel: {
            Task { await withdraw(number) }
        }
    }

    private func withdraw(_ number: Int) {
        // Where its turn has come meanwhile, it goes on from there.
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(throwing: CancellationError())
    }

    private func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().continuation.resume() }
        running -= 1
    }
}
