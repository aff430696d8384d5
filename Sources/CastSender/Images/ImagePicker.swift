public import CastWire

/// Chooses which of a media item's images is shown. It is called on the main actor.
///
/// From the Cast SDK: `GCKUIImagePicker`.
@MainActor
public protocol ImagePicker {
    /// Returns the image for a place, one of `metadata.images` or another one, or nil to show none.
    func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image?
}

/// The default picker of a context, which always takes the first image.
///
/// It is called on the main actor. From the Cast SDK: its default picker.
public struct FirstImagePicker: ImagePicker {
    /// Creates a picker. It has no state and can be created on any thread.
    public nonisolated init() {}

    public func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image? {
        metadata.images.first
    }
}
