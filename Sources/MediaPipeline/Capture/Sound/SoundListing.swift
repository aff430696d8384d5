import Synchronization

/// What can be heard on this machine now.
package enum SoundListing {
    /// Blocks until a sound server has answered, for at most a second. Returns nil if none answers.
    package static func read() -> SoundCatalogue? {
        let found = Found()
        let wishes = SoundWishes(
            targets: [], feeds: SoundFeeds(), warn: { _ in }, found: { catalogue in found.note(catalogue) })
        guard let supervisor = try? SoundSupervisor(wishes) else { return nil }
        defer { supervisor.stop() }
        return supervisor.waitForServer() ? found.catalogue : nil
    }

    private final class Found: Sendable {
        private let state = Mutex<SoundCatalogue?>(nil)
        var catalogue: SoundCatalogue? { state.withLock { $0 } }
        func note(_ catalogue: SoundCatalogue) { state.withLock { $0 = catalogue } }
    }
}
