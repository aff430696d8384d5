/// Where the default text track style comes from: a person's caption settings, on platforms that have any.
///
/// Asked from any thread, on the main actor most often. Marquee's own; the Cast SDK asks its platform.
public protocol TextTrackStyleProvider: Sendable {
    /// A style with every element set that the platform has a setting for.
    func makeDefaultTextTrackStyle() -> TextTrackStyle
}

/// The default where the platform has no caption settings, as Linux has not.
///
/// | Element | Value |
/// |---|---|
/// | foregroundColor | `#FFFFFFFF`, white |
/// | backgroundColor | `#00000080`, black at a half |
/// | edgeType | none |
/// | edgeColor | `#000000FF`, black |
/// | windowType | none |
/// | windowColor | `#00000000`, clear |
/// | windowRoundedCornerRadius | 0 |
/// | fontScale | 1 |
/// | fontFamily | not set: the generic family decides |
/// | fontGenericFamily | sans serif |
/// | fontStyle | normal |
/// | customData | not set |
///
/// Marquee's own choice; the Cast SDK takes what its platform says.
public struct StandardTextTrackStyleProvider: TextTrackStyleProvider {
    /// A provider, which has no state.
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
    /// The default of the given provider, to be changed at will: a value of its own each time.
    public static func createDefault(from provider: any TextTrackStyleProvider) -> TextTrackStyle {
        provider.makeDefaultTextTrackStyle()
    }
}
