public import CastWire
import FileAccess
import PlatformC
import PlatformFoundation

/// The user's own caption settings in a file, which replaces the system settings of other platforms.
///
/// The file is read each time that a style is requested. It contains one JSON object with the elements of a text track
/// style, written as in the protocol:
///
///     {"foregroundColor": "#FFFF00FF", "fontScale": 1.5, "edgeType": "OUTLINE", "fontGenericFamily": "SERIF"}
///
/// Elements that are missing or can't be read come from the other provider, and so do all of them if there is no such
/// file.
public struct TextTrackStyleSettings: TextTrackStyleProvider {
    /// The largest size of the file in bytes; a longer one is ignored.
    static let byteLimit = 64 << 10

    /// `$XDG_CONFIG_HOME/marquee/style.json`.
    public static var standardPath: String { UserFolders().configuration + "/style.json" }

    /// The path of the file, which need not exist.
    public let path: String
    private let other: any TextTrackStyleProvider

    /// Creates settings from a file. Missing elements come from another provider.
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
