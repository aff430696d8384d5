public import CastWire

/// Chooses which of a media item's pictures is shown.
@MainActor
public protocol ImagePicker {
    /// Nil where none is to be shown.
    func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image?
}

/// The picker that a context begins with: takes the first picture, whatever it is for.
public struct FirstImagePicker: ImagePicker {
    public nonisolated init() {}

    public func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image? {
        metadata.images.first
    }
}
