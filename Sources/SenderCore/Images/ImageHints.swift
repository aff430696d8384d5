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
