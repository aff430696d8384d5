public import CastWire

/// The look of a part of the widgets; nil takes the value of the part above. From the Cast SDK: `GCKUIStyleAttributes`.
public struct StyleAttributes: Hashable, Sendable {
    /// The color of the background.
    public var backgroundColor: Color?
    /// The color of icons.
    public var iconTintColor: Color?
    /// The color of text on buttons.
    public var buttonTextColor: Color?
    /// The color of titles.
    public var headingTextColor: Color?
    /// The color of ordinary text.
    public var bodyTextColor: Color?
    /// The color of small text below or beside other text.
    public var captionTextColor: Color?
    /// The color of a slider's part up to its thumb.
    public var sliderProgressColor: Color?
    /// The color of a slider's seekable part beyond its thumb.
    public var sliderSecondaryProgressColor: Color?
    /// The color of a slider's part that can't be sought in.
    public var sliderUnseekableProgressColor: Color?
    /// The color of the indicator that a stream is live.
    public var liveIndicatorColor: Color?
    /// The color of the marks at which ads come.
    public var adMarkerFillColor: Color?
    /// The names of font families, the preferred one first.
    public var fontFamilies: [String]?

    /// Creates attributes without any value.
    public init() {}

    /// For each color, its name as a CSS custom property and its key path.
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
