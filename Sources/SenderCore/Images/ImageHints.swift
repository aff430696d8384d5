public import CastWire

/// The purpose of an image.
///
/// From the Cast SDK: `GCKUIImageHints`.
public struct ImageHints: Hashable, Sendable {
    /// The place that the image is for. From the Cast SDK: `GCKMediaMetadataImageType`, with its numbers.
    public enum ImageType: Int, Sendable, CaseIterable {
        /// A place of the app's own.
        case custom = 0
        /// The dialog that a cast button opens.
        case castDialog = 1
        /// The small controller at the edge of the app.
        case miniController = 2
        /// The background of the expanded controller.
        case background = 3
    }

    /// The place that the image is for.
    public var imageType: ImageType
    /// The width of that place in pixels, from 1 on.
    public var width: Int
    /// The height of that place in pixels, from 1 on.
    public var height: Int
    /// Data for the app's own image pickers.
    public var customData: JSONValue?

    /// Creates hints for one place. The sizes are in pixels, from 1 on.
    public init(imageType: ImageType, width: Int, height: Int, customData: JSONValue? = nil) {
        self.imageType = imageType
        self.width = width
        self.height = height
        self.customData = customData
    }
}
