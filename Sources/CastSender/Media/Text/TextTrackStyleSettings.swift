public import CastWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A person's own caption settings, as a file takes the place of what other platforms have in their settings.
///
/// The file is read each time that a style is asked for. It holds one JSON object with the elements of a text track
/// style, written as on the wire:
///
///     {"foregroundColor": "#FFFF00FF", "fontScale": 1.5, "edgeType": "OUTLINE", "fontGenericFamily": "SERIF"}
///
/// Elements that it leaves out, that can't be read, and all of them where there is no such file, are the other
/// provider's.
public struct TextTrackStyleSettings: TextTrackStyleProvider {
    /// Longer files are nobody's settings.
    static let byteLimit = 64 << 10

    /// `$XDG_CONFIG_HOME/marquee/style.json`.
    public static var standardPath: String { UserFolders().configuration + "/style.json" }

    /// The file with the settings; it need not be there.
    public let path: String
    private let other: any TextTrackStyleProvider

    /// Settings from a file, and from another provider what the file leaves out.
    public init(
        path: String = TextTrackStyleSettings.standardPath,
        otherwise other: any TextTrackStyleProvider = StandardTextTrackStyleProvider()
    ) {
        self.path = path
        self.other = other
    }

    public func makeDefaultTextTrackStyle() -> TextTrackStyle {
        let style = other.makeDefaultTextTrackStyle()
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= Self.byteLimit, let data = FileManager.default.contents(atPath: path),
            let chosen = try? JSONDecoder().decode(TextTrackStyle.self, from: data)
        else { return style }
        return style.overlaid(with: chosen)
    }
}

extension TextTrackStyle {
    /// This style with every element that the other one sets.
    fileprivate func overlaid(with other: TextTrackStyle) -> TextTrackStyle {
        var style = self
        style.foregroundColor = other.foregroundColor ?? foregroundColor
        style.backgroundColor = other.backgroundColor ?? backgroundColor
        style.edgeColor = other.edgeColor ?? edgeColor
        style.windowColor = other.windowColor ?? windowColor
        style.windowRoundedCornerRadius = other.windowRoundedCornerRadius ?? windowRoundedCornerRadius
        style.fontScale = other.fontScale ?? fontScale
        style.fontFamily = other.fontFamily ?? fontFamily
        style.customData = other.customData ?? customData
        if other.edgeType != .unknown { style.edgeType = other.edgeType }
        if other.windowType != .unknown { style.windowType = other.windowType }
        if other.fontGenericFamily != .unknown { style.fontGenericFamily = other.fontGenericFamily }
        if other.fontStyle != .unknown { style.fontStyle = other.fontStyle }
        return style
    }
}
