/// Stops serving a cast's files.
enum ServingEnd {
    /// Stopping takes milliseconds; longer means that something hangs, and a user who pressed Ctrl-C does not want to
    /// wait. Then running programs end with this process, and the next process removes their folders.
    static let patience = Duration.seconds(3)

    static func stop(_ items: [PreparedItem]) async {
        let servings = items.compactMap(\.serving)
        guard !servings.isEmpty else { return }
        await wait(within: patience) {
            await withTaskGroup(of: Void.self) { group in
                for serving in servings { group.addTask { await serving.stop() } }
            }
        }
    }

    /// Waits for `work`, at most for `limit`; then `work` is cancelled and continues.
    static func wait(within limit: Duration, _ work: @escaping @Sendable () async -> Void) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        // Not in a task group, which would wait for both.
        let working = Task {
            await work()
            end.yield()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            end.yield()
        }
        // In a new task, since the caller's may be cancelled.
        await Task { for await _ in ends { break } }.value
        working.cancel()
        waiting.cancel()
    }
}
