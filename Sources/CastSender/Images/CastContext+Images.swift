public import CastWire

extension CastContext {
    /// Returns the image of a media item for a place in the app. The picker chooses the image, and the cache returns or
    /// fetches it.
    ///
    /// The metadata is treated as coming from the device of the current or last session.
    ///
    /// - Returns: nil if the picker chooses none.
    /// - Throws: the errors of `ImageCache.image(at:)`.
    public func image(
        for metadata: MediaMetadata, with hints: ImageHints
    ) async throws(CastError) -> CachedImage? {
        guard let chosen = imagePicker.image(for: metadata, with: hints) else { return nil }
        return try await imageCache.image(at: chosen.url, namedBy: deviceOrigin ?? .app)
    }
}
