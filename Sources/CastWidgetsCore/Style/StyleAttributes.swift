public import CastWire

/// What can be said of a part's look; nil leaves it to the part above. From the Cast SDK: `GCKUIStyleAttributes`.
public struct StyleAttributes: Hashable, Sendable {
    /// Of what lies behind all else.
    public var backgroundColor: Color?
    /// Of icons.
    public var iconTintColor: Color?
    /// Of the text on buttons.
    public var buttonTextColor: Color?
    /// Of titles.
    public var headingTextColor: Color?
    /// Of ordinary text.
    public var bodyTextColor: Color?
    /// Of small text below or beside other.
    public var captionTextColor: Color?
    /// Of a slider's part up to its thumb.
    public var sliderProgressColor: Color?
    /// Of a slider's part that can be sought in, beyond its thumb.
    public var sliderSecondaryProgressColor: Color?
    /// Of a slider's part that can't be sought in.
    public var sliderUnseekableProgressColor: Color?
    /// Of what says that a stream is live.
    public var liveIndicatorColor: Color?
    /// Of the marks at which ads come.
    public var adMarkerFillColor: Color?
    /// Names of font families, the preferred first.
    public var fontFamilies: [String]?

    /// Nothing is said of it.
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
