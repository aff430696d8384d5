public import CastWire

extension CastContext {
    /// The picture of a media item for a place in the app: the picker chooses which, the cache has it or fetches it.
    /// The metadata counts as told by the device of the present session, or of the last one.
    ///
    /// - Returns: nil where the picker shows none.
    /// - Throws: as `ImageCache.image(at:)`.
    public func image(
        for metadata: MediaMetadata, with hints: ImageHints
    ) async throws(CastError) -> CachedImage? {
        guard let chosen = imagePicker.image(for: metadata, with: hints) else { return nil }
        return try await imageCache.image(at: chosen.url, namedBy: deviceOrigin ?? .app)
    }
}
