public import CastWire

/// What can be said of a part's look; nil leaves it to the part above. From the Cast SDK: `GCKUIStyleAttributes`.
public struct StyleAttributes: Hashable, Sendable {
    public var backgroundColor: Color?
    public var iconTintColor: Color?
    public var buttonTextColor: Color?
    public var headingTextColor: Color?
    public var bodyTextColor: Color?
    public var captionTextColor: Color?
    public var sliderProgressColor: Color?
    public var sliderSecondaryProgressColor: Color?
    public var sliderUnseekableProgressColor: Color?
    public var liveIndicatorColor: Color?
    public var adMarkerFillColor: Color?
    /// Names of font families, the preferred first.
    public var fontFamilies: [String]?

    public init() {}

    /// Its name as a CSS custom property, and where it is kept.
    static let colors: [(property: String, path: any WritableKeyPath<StyleAttributes, Color?> & Sendable)] = [
        ("--cast-background-color", \.backgroundColor), ("--cast-icon-tint-color", \.iconTintColor),
        ("--cast-button-text-color", \.buttonTextColor), ("--cast-heading-text-color", \.headingTextColor),
        ("--cast-body-text-color", \.bodyTextColor), ("--cast-caption-text-color", \.captionTextColor),
        ("--cast-slider-progress-color", \.sliderProgressColor),
        ("--cast-slider-secondary-progress-color", \.sliderSecondaryProgressColor),
        ("--cast-slider-unseekable-progress-color", \.sliderUnseekableProgressColor),
        ("--cast-live-indicator-color", \.liveIndicatorColor), ("--cast-ad-marker-fill-color", \.adMarkerFillColor),
    ]

    func inheriting(_ parent: StyleAttributes) -> StyleAttributes {
        var result = self
        for (_, path) in Self.colors where result[keyPath: path] == nil {
            result[keyPath: path] = parent[keyPath: path]
        }
        if result.fontFamilies == nil { result.fontFamilies = parent.fontFamilies }
        return result
    }
}
