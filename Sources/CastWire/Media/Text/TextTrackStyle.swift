/// How a receiver is to draw text tracks. What is not set is left to the receiver.
///
/// A value: changing a copy changes neither the loaded media nor the default that it came from. Styles belong to the
/// media that is loaded; `RemoteMediaClient` sets one for what plays now.
///
/// From the Cast SDK: `GCKMediaTextTrackStyle`; on the wire, `textTrackStyle` of the media object and of
/// EDIT_TRACKS_INFO.
public struct TextTrackStyle: Hashable, Sendable {
    /// The letters, opacity included.
    public var foregroundColor: Color?
    /// The box behind each line.
    public var backgroundColor: Color?
    /// How letters stand out from the picture.
    public var edgeType: EdgeType = .unknown
    /// Of what makes them stand out.
    public var edgeColor: Color?
    /// The area around all lines together.
    public var windowType: WindowType = .unknown
    /// Of the area around all lines.
    public var windowColor: Color?
    /// Pixels, 0 to 65536; for windows of type `.roundedCorners`.
    public var windowRoundedCornerRadius: Double?
    /// Times the receiver's usual size, which 1 is; 0 to 65536 in what a receiver tells.
    public var fontScale: Double?
    /// A font's name, such as `serif` or `Droid Sans`; goes before `fontGenericFamily` where the receiver has it.
    public var fontFamily: String?
    /// The kind of font where no family is named, or the receiver has not got it.
    public var fontGenericFamily: FontGenericFamily = .unknown
    /// How the letters are set.
    public var fontStyle: FontStyle = .unknown
    /// What the app and its receiver agree on among themselves.
    public var customData: JSONValue?

    /// A style in which nothing is set.
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
