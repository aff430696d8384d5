public import CastWire

/// What a picture is wanted for.
public struct ImageHints: Hashable, Sendable {
    /// Numbers as in the Cast SDK.
    public enum ImageType: Int, Sendable, CaseIterable {
        case custom = 0
        case castDialog = 1
        case miniController = 2
        case background = 3
    }

    public var imageType: ImageType
    /// Pixels of the place that the picture is for.
    public var width: Int
    public var height: Int
    /// For pickers of the app's own.
    public var customData: JSONValue?

    public init(imageType: ImageType, width: Int, height: Int, customData: JSONValue? = nil) {
        self.imageType = imageType
        self.width = width
        self.height = height
        self.customData = customData
    }
}
