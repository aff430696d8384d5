public import CastWire
import FileAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
        guard let bytes = Files.contents(path, limit: Int(Self.byteLimit)),
            let chosen = try? JSONDecoder().decode(TextTrackStyle.self, from: Data(bytes))
        else { return style }
        return style.overlaid(with: chosen)
    }
}
