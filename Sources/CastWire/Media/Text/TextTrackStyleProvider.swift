/// The source of the default text track style: a person's caption settings, on platforms that have them.
///
/// It is called on any thread, mostly on the main actor. Marquee's own; the Cast SDK uses its platform's settings.
public protocol TextTrackStyleProvider: Sendable {
    /// Returns a style with every value that the platform has a setting for.
    func makeDefaultTextTrackStyle() -> TextTrackStyle
}

/// The default style for platforms without caption settings, such as Linux.
///
/// | Element | Value |
/// |---|---|
/// | foregroundColor | `#FFFFFFFF`, white |
/// | backgroundColor | `#00000080`, half-transparent black |
/// | edgeType | none |
/// | edgeColor | `#000000FF`, black |
/// | windowType | none |
/// | windowColor | `#00000000`, transparent |
/// | windowRoundedCornerRadius | 0 |
/// | fontScale | 1 |
/// | fontFamily | not set: the generic family applies |
/// | fontGenericFamily | sans serif |
/// | fontStyle | normal |
/// | customData | not set |
///
/// Marquee's own choice; the Cast SDK uses its platform's settings.
public struct StandardTextTrackStyleProvider: TextTrackStyleProvider {
    /// Creates a provider. It has no state.
    public init() {}

    public func makeDefaultTextTrackStyle() -> TextTrackStyle {
        var style = TextTrackStyle()
        style.foregroundColor = .white
        style.backgroundColor = Color(rgba: 0x0000_0080)
        style.edgeType = .none
        style.edgeColor = .black
        style.windowType = .none
        style.windowColor = Color(rgba: 0x0000_0000)
        style.windowRoundedCornerRadius = 0
        style.fontScale = 1
        style.fontGenericFamily = .sansSerif
        style.fontStyle = .normal
        return style
    }
}

extension TextTrackStyle {
    /// Returns a new copy of the provider's default style, which can be changed freely.
    public static func createDefault(from provider: any TextTrackStyleProvider) -> TextTrackStyle {
        provider.makeDefaultTextTrackStyle()
    }
}
