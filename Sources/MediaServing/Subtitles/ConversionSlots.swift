/// Limits how many programs of FFmpeg run at once for subtitles, since each reads its whole film. Others wait.
actor ConversionSlots {
    /// For all films of this process.
    static let ofProcess = ConversionSlots(most: 2)
    /// For the pictures of this process, which do not have to wait for films.
    static let ofPictures = ConversionSlots(most: 2)

    private let most: Int
    private(set) var running = 0
    /// The longest waiting first.
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    private var lastNumber = 0

    var inLine: Int { waiting.count }

    init(most: Int) {
        self.most = most
    }

    /// - Throws: The error of `body`; `CancellationError` if the task is cancelled before it gets a slot.
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
        // A slot is handed to the next waiter without being freed.
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
        // If it has got its slot meanwhile, `run` continues.
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(throwing: CancellationError())
    }

    private func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().continuation.resume() }
        running -= 1
    }
}
