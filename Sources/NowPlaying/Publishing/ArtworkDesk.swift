import NowPlayingCore

/// Loads images that are provided later: only the one that is shown, and once.
@MainActor
final class ArtworkDesk {
    private var provider: ArtworkProvider?
    private var picture: MediaItemArtwork.Picture?
    private var task: Task<Void, Never>?
    var arrived: (@MainActor () -> Void)?

    /// Returns the image of an artwork, and starts to load it if necessary.
    ///
    /// - Returns: `nil` if there is no image, or if it is not loaded yet.
    func picture(of artwork: MediaItemArtwork?) -> MediaItemArtwork.Picture? {
        switch artwork?.content {
        case nil:
            ask(nil)
            return nil
        case .picture(let picture):
            ask(nil)
            return picture
        case .later(let wanted):
            if wanted != provider { ask(wanted) }
            return picture
        }
    }

    private func ask(_ wanted: ArtworkProvider?) {
        guard wanted != provider else { return }
        task?.cancel()
        provider = wanted
        picture = nil
        guard let wanted else { return }
        task = Task { [weak self] in
            let picture = await wanted.load()?.checked
            guard let self, self.provider == wanted, !Task.isCancelled else { return }
            self.picture = picture
            if picture != nil { self.arrived?() }
        }
    }
}
