/// How many of FFmpeg's programs run at once to take subtitles out of films: each reads its film from end to end. The
/// others wait their turn.
actor ConversionSlots {
    /// For all films of this process.
    static let ofProcess = ConversionSlots(most: 2)

    private let most: Int
    private(set) var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(most: Int) {
        self.most = most
    }

    func run<Value: Sendable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value {
        await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async {
        guard running >= most else { return running += 1 }
        // Whoever leaves hands the place over.
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        running -= 1
    }
}
