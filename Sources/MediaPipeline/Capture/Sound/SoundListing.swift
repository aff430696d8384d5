package import PipelineCore
import Synchronization

/// What of this machine can be heard now.
package enum SoundListing {
    /// Blocks until a sound server has answered, a second at most. Nil where none does.
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
