/// The end of what serves a cast's files.
enum ServingEnd {
    /// It takes milliseconds; what takes longer hangs, and nobody who has pressed Ctrl-C waits for that. The programs
    /// that run then end with this process, and their folders are removed by the next.
    static let patience = Duration.seconds(3)

    /// Ends what serves `items`.
    static func stop(_ items: [PreparedItem]) async {
        let servings = items.compactMap(\.serving)
        guard !servings.isEmpty else { return }
        await wait(within: patience) {
            await withTaskGroup(of: Void.self) { group in
                for serving in servings { group.addTask { await serving.stop() } }
            }
        }
    }

    /// Waits for `work`, but no longer than `limit`; `work` goes on then, cancelled.
    static func wait(within limit: Duration, _ work: @escaping @Sendable () async -> Void) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        // Of no task group: that would wait for both.
        let working = Task {
            await work()
            end.yield()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            end.yield()
        }
        // In a task of its own, since whoever ends may have been cancelled himself.
        await Task { for await _ in ends { break } }.value
        working.cancel()
        waiting.cancel()
    }
}
