import CastSender
import CastWidgetsCore

/// The media's image, for a terminal that can show it.
///
/// The framework's cache fetches it within its limits, and from no place that is nearer to this machine than to the
/// device that names the image.
@MainActor
final class TerminalArtwork {
    /// The image that was followed last, once it is loaded.
    private(set) var bytes: [UInt8]?
    var changed: @MainActor () -> Void = {}

    private let context: CastContext
    private var url: String?
    private var fetch: Task<Void, Never>?

    init(_ context: CastContext) { self.context = context }

    deinit { fetch?.cancel() }

    /// Loads the image of the current media.
    ///
    /// - Parameter url: the image of the media that plays now. An image that could not be loaded is not requested
    ///   again.
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
