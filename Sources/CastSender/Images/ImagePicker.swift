public import CastWire

/// What a picture is wanted for.
///
/// From the Cast SDK: `GCKUIImageHints`.
public struct ImageHints: Hashable, Sendable {
    /// The place that the picture is for. From the Cast SDK: `GCKMediaMetadataImageType`, with its numbers.
    public enum ImageType: Int, Sendable, CaseIterable {
        /// A place of the app's own.
        case custom = 0
        /// The dialog that a cast button opens.
        case castDialog = 1
        /// The small controller at the edge of the app.
        case miniController = 2
        /// What lies behind the expanded controller.
        case background = 3
    }

    /// The place that the picture is for.
    public var imageType: ImageType
    /// Pixels of the place that the picture is for, from 1 on.
    public var width: Int
    /// Pixels of the place that the picture is for, from 1 on.
    public var height: Int
    /// For pickers of the app's own.
    public var customData: JSONValue?

    /// Hints for one place. The sizes are in pixels, from 1 on.
    public init(imageType: ImageType, width: Int, height: Int, customData: JSONValue? = nil) {
        self.imageType = imageType
        self.width = width
        self.height = height
        self.customData = customData
    }
}

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
