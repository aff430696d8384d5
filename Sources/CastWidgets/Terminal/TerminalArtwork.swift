import CastSender
import CastWidgetsCore

/// The picture of what plays, for a terminal that can show it: by the framework's cache, with its limits, and from
/// nowhere that is nearer to this machine than the device that names it.
@MainActor
final class TerminalArtwork {
    /// Of the picture that was followed last, once it has come.
    private(set) var bytes: [UInt8]?
    var changed: @MainActor () -> Void = {}

    private let context: CastContext
    private var url: String?
    private var fetch: Task<Void, Never>?

    init(_ context: CastContext) { self.context = context }

    deinit { fetch?.cancel() }

    /// - Parameter url: of what plays now. One whose picture can't be had is not asked for again.
    func follow(_ url: String?, _ capabilities: TerminalCapabilities) {
        let wished = capabilities.showsKittyPictures || capabilities.showsInlinePictures ? url : nil
        guard wished != self.url else { return }
        self.url = wished
        bytes = nil
        fetch?.cancel()
        fetch = nil
        guard let wished, let origin = context.sessionManager.currentSession?.imageOrigin else { return }
        fetch = Task { [weak self, cache = context.imageCache] in
            let image = try? await cache.image(at: wished, namedBy: origin)
            guard let self, self.url == wished, let image else { return }
            bytes = image.bytes
            changed()
        }
    }
}
