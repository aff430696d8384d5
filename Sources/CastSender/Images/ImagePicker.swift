public import CastWire

/// Chooses which of a media item's pictures is shown. Asked on the main actor.
///
/// From the Cast SDK: `GCKUIImagePicker`.
@MainActor
public protocol ImagePicker {
    /// The picture for that place, one of `metadata.images` or another; nil where none is to be shown.
    func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image?
}

/// The picker that a context begins with: takes the first picture, whatever it is for.
///
/// Asked on the main actor. From the Cast SDK: the picker that it has by default.
public struct FirstImagePicker: ImagePicker {
    /// A picker without a state of its own; made on any thread.
    public nonisolated init() {}

    public func image(for metadata: MediaMetadata, with hints: ImageHints) -> Image? {
        metadata.images.first
    }
}
