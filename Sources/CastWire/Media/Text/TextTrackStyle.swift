/// The style in which a receiver draws text tracks. For values that are not set, the receiver uses its defaults.
///
/// It is a value: changing a copy affects neither the loaded media nor the default style. A style belongs to the loaded
/// media; `RemoteMediaClient` sets it for the current media.
///
/// From the Cast SDK: `GCKMediaTextTrackStyle`; on the wire, `textTrackStyle` of media and EDIT_TRACKS_INFO.
public struct TextTrackStyle: Hashable, Sendable {
    /// The color of the letters, with opacity.
    public var foregroundColor: Color?
    /// The color of the box behind each line.
    public var backgroundColor: Color?
    /// How letters stand out from the video.
    public var edgeType: EdgeType = .unknown
    /// The color of the edge.
    public var edgeColor: Color?
    /// The area behind all lines.
    public var windowType: WindowType = .unknown
    /// The color of the area behind all lines.
    public var windowColor: Color?
    /// Pixels, 0 to 65536, for windows of type `.roundedCorners`.
    public var windowRoundedCornerRadius: Double?
    /// The size as times the receiver's usual size, which is 1; 0 to 65536 in values from a receiver.
    public var fontScale: Double?
    /// A font's name, such as `Droid Sans`. If the receiver has it, it takes precedence over `fontGenericFamily`.
    public var fontFamily: String?
    /// The kind of font if no family is named or the receiver does not have it.
    public var fontGenericFamily: FontGenericFamily = .unknown
    /// The weight and slant of the letters.
    public var fontStyle: FontStyle = .unknown
    /// Data that the app and its receiver define.
    public var customData: JSONValue?

    /// Creates a style with no values set.
    public init() {}
}

extension TextTrackStyle: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        foregroundColor = members.value("foregroundColor")
        backgroundColor = members.value("backgroundColor")
        edgeType = members.word("edgeType") ?? .unknown
        edgeColor = members.value("edgeColor")
        windowType = members.word("windowType") ?? .unknown
        windowColor = members.value("windowColor")
        windowRoundedCornerRadius = members.measure("windowRoundedCornerRadius")
        fontScale = members.measure("fontScale")
        fontFamily = members.string("fontFamily")
        fontGenericFamily = members.word("fontGenericFamily") ?? .unknown
        fontStyle = members.word("fontStyle") ?? .unknown
        customData = members.json("customData")
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encodeIfPresent(foregroundColor, forKey: "foregroundColor")
        try members.encodeIfPresent(backgroundColor, forKey: "backgroundColor")
        try members.encodeWord(edgeType, unless: .unknown, forKey: "edgeType")
        try members.encodeIfPresent(edgeColor, forKey: "edgeColor")
        try members.encodeWord(windowType, unless: .unknown, forKey: "windowType")
        try members.encodeIfPresent(windowColor, forKey: "windowColor")
        try members.encodeFinite(windowRoundedCornerRadius, forKey: "windowRoundedCornerRadius")
        try members.encodeFinite(fontScale, forKey: "fontScale")
        try members.encodeIfPresent(fontFamily, forKey: "fontFamily")
        try members.encodeWord(fontGenericFamily, unless: .unknown, forKey: "fontGenericFamily")
        try members.encodeWord(fontStyle, unless: .unknown, forKey: "fontStyle")
        try members.encodeIfPresent(customData, forKey: "customData")
    }
}
